"""`burgrave`: it plays for the best castle sites; what a resource is worth follows from what it will build with it.

Beside what a tile pays it counts rights: the first shield of a player in an octagon with a good site. It keeps its last
castles for good sites, uses a Steward the more freely the nearer the end, and sells cards where that wins the award
for silver.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple

from araldo.games.castelli.bot import Steward, sites_of
from araldo.games.castelli.box import (
    BUY_SILVER,
    CARD_OP,
    MARKET,
    MINE,
    RESOURCE_MAX,
    RESOURCES,
    ROCK,
    SHIELD_COLOUR,
    SHIELD_VALUE,
    SILVER_AWARD,
    SILVER_AWARD_BATTLE,
    STARTING,
    STARTING_TILE_VP,
)
from araldo.games.castelli.rules.ending import silver_award
from araldo.games.castelli.rules.foresight import castle_vp, last_own_turn
from araldo.games.castelli.rules.shields import influence
from araldo.games.castelli.rules.valuing import shares
from araldo.games.castelli.state import OPEN, Castelli
from araldo.kernel import Action
from araldo.kernel.play import Eyes
from araldo.kernel.telling import Phrase, Reason

MEAN_SITE = {2: 4.0, 3: 5.5, 4: 5.2}  # what a site that is still to be found will be worth, by seats
NO_CASTLE = 3.0  # a set when no castle is left to build: a point a resource
USUAL_SITE = 4.0  # a right to less than this is no gain
ALL_TILES = 16  # while so many lie face down a right is worth all of it
PROMISE = 0.12  # a point of influence on the mine
UNIT, PART = 1.05, 0.7  # what a resource is worth that an open area will pay, and what part of a card
HOLD = (  # by tiles to come and lead: the chance that who leads an open area wins it against three
    (0.25, 0.34, 0.48, 0.62, 0.77, 0.9, 0.97, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0),
    (0.25, 0.30, 0.37, 0.45, 0.53, 0.61, 0.68, 0.75, 0.82, 0.87, 0.92, 0.95, 0.97),
    (0.25, 0.28, 0.33, 0.38, 0.44, 0.50, 0.56, 0.62, 0.67, 0.72, 0.76, 0.8, 0.84),
)
TIED = 1.5  # each of those who lead together, to each of the others
PAIR, LONE = 0.5, 0.2  # of what a castle gains: two resources that wait for the third, one that waits for two
BUY = 0.2  # and more for a pair, if silver can buy the third
FADE = 0.6  # the second that waits counts less, the third less again
READY = 0.34  # a turn: while three are to come a set is sure to be made full
RIVALS = {True: 0.5, False: 0.1}  # a site that a rival may take, who can pay or cannot
NEARLY = 0.25  # who lacks one resource
SALE = 2  # silver for a card
DEAR = ("gain_vp", "take_half_mine")  # cards that are not sold for a castle
USES = {  # what a card may still do; another one nothing to speak of
    "steal_silver_from_each": 1, "replace_missing_resources": 1, "rotate_just_placed_tile": 2, "build_on_area_kind": 3,
}  # fmt: skip
SAMPLE, MORE = 3, 12  # tiles that are tried on every space, and on those that look best
BEST = 6  # spaces that are looked at twice


@dataclass(frozen=True, slots=True)
class Character:
    """What a player cares for, beside the measure of all."""

    site: float = 1.0
    card: float = 2.4
    silver: float = 0.4
    envy: float = 0.35  # how much an opponent's gain hurts
    right: float = 1.0
    wait: float = 0.0  # points more that the last castles have to bring
    bar: float = 3.0  # what a Steward has to change


BURGRAVE = Character()
CHARACTERS: dict[str, Character] = {
    "burgrave": BURGRAVE,
    "burgrave_architect": Character(site=1.15, silver=0.3, envy=0.3, right=1.4, wait=1.0),
    "burgrave_trader": Character(site=0.95, card=2.2, silver=0.8, envy=0.3, right=0.8),
    "burgrave_courtier": Character(card=3.2, bar=2.5),
    "burgrave_rival": Character(envy=0.6, right=1.2, bar=2.0),
}


class Outlook:
    """What each seat can still make of what it gets: counted once a decision."""

    def __init__(self, s: Castelli, character: Character) -> None:
        self.character = character
        self.left = s.turned.count(-1)
        self.turns = -(-self.left // s.seats)
        self.supply = s.supply
        self.sites = [sites_of(s, seat) for seat in range(s.seats)]
        self.usual = MEAN_SITE[s.seats] * character.site
        self.silver = s.silver
        self.ready = min(1.0, READY * self.turns)
        self._known: dict[tuple[int, ...], float] = {}
        self.best = _best_sites(s)
        early = min(1.0, self.left / ALL_TILES)
        self.right = [
            early * character.right * (0.5 if sum(vp >= 6 for vp in sites) >= s.supply[seat] else 1.0)
            for seat, sites in enumerate(self.sites)
        ]
        self.now = [self.known(seat, s.stock[3 * seat : 3 * seat + 3]) for seat in range(s.seats)]

    def known(self, seat: int, stock: list[int]) -> float:
        """The same as `worth`, counted once."""
        key = (seat, *stock)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self.worth(seat, stock)
        return found

    def worth(self, seat: int, stock: list[int]) -> float:
        """Wood, grain and rock: each set the next castle that can be built with it; a pair is half of one."""
        few, some, many = sorted(stock)
        value, castles, fade = 0.0, 0, 1.0
        for layer in range(1, many + 1):
            site = self.site(seat, castles)
            if layer <= few:
                value += site
                castles += 1
                continue
            pair = layer <= some
            part = PAIR if pair else LONE
            if pair and fade == 1.0 and self.silver[seat] >= BUY_SILVER:
                part += BUY
            value += (2 if pair else 1) + (site - NO_CASTLE) * part * self.ready * fade
            fade *= FADE
        return value

    def site(self, seat: int, castles: int) -> float:
        """What the next castle after so many will score."""
        if castles >= self.supply[seat]:
            return NO_CASTLE
        sites = self.sites[seat]
        found = self.character.site * sites[castles] if castles < len(sites) else self.usual
        return max(NO_CASTLE, found)

    def right_in(self, seat: int, octagon: int) -> float:
        """What a first shield in an octagon is worth to a seat."""
        return self.right[seat] * max(0.0, self.best[octagon] - USUAL_SITE)


def _best_sites(s: Castelli) -> list[float]:
    """By octagon: what a castle on its free rock site would score; 0 if there is none."""
    b = s.board
    found = [0.0] * len(b.octagons)
    for place in b.places_of[ROCK]:
        if s.castle[place] < 0:
            octagon = b.place_octagon[place]
            found[octagon] = float(castle_vp(s, octagon))
    return found


def placement(s: Castelli, seat: int, space: int, tile: int, turns: int, look: Outlook) -> float:
    """What a tile on a space, turned like this, is worth to a seat: own gain, less the others'."""
    return balance(gains(s, space, tile, turns, look), seat, look.character.envy)


def balance(gained: list[float], seat: int, envy: float) -> float:
    """Own gain, less the others'."""
    own = gained[seat]
    return own - envy * (sum(gained) - own)


def gains(s: Castelli, space: int, tile: int, turns: int, look: Outlook) -> list[float]:
    """What a tile on a space, turned like this, brings each seat."""
    return Spot(s, space, look).gains(tile, turns)


class Open(NamedTuple):
    """An area beside a space, as it stands without the tile there."""

    good: str
    amount: int
    kind: int
    hidden: int  # other tiles to come
    points: list[int]  # by colour
    before: list[float]  # by seat: the chance to win it
    pays: float


Goods = tuple[int, int, int]  # to whom, which resource, how many


class Brought(NamedTuple):
    """What one side of a tile brings: points by seat, and resources."""

    extra: tuple[tuple[int, float], ...]
    goods: tuple[Goods, ...]


class Spot:
    """A space, and what a tile on it touches: read once, then asked for many tiles."""

    def __init__(self, s: Castelli, space: int, look: Outlook) -> None:
        self.s, self.look = s, look
        self._known: dict[int, Brought] = {}
        b, turned = s.board, s.turned
        self.sides: list[tuple[str, Open | None, int]] = []  # by side: what the frame pays, the open area, the octagon
        for side, touched in enumerate(b.face[space]):
            frame, area = "", None
            if touched < 0:
                frame = b.slot_kind[~touched]
            elif s.areas[touched] == OPEN:
                kind, shields = b.area_kind[touched], b.area_shields[touched]
                here = (space, side)
                others = [shield for shield in shields if shield != here]
                hidden = sum([turned[other] < 0 for other, _ in others])
                points = influence(s, others)
                card = kind == MARKET
                area = Open(
                    "card" if card else "" if kind == MINE else RESOURCES[kind],
                    b.area_yield[touched],
                    kind,
                    hidden,
                    points,
                    chances([points[colour] for colour in s.colours], hidden + 1),
                    b.area_yield[touched] * (PART * look.character.card if card else UNIT),
                )
            self.sides.append((frame, area, b.octagon_facing[space][side]))

    def gains(self, tile: int, turns: int) -> list[float]:
        """What a tile here, turned like this, brings each seat."""
        look, at, known = self.look, 16 * tile + 4 * turns, self._known
        found = [0.0] * len(look.now)
        goods: list[Goods] = []
        for side in range(4):
            colour, value = SHIELD_COLOUR[at], SHIELD_VALUE[at]
            at += 1
            key = 28 * side + 7 * colour + value
            brought = known.get(key)
            if brought is None:
                brought = known[key] = self._side(side, colour, value)
            for x, points in brought.extra:
                found[x] += points
            goods += brought.goods
        return self._mixed(found, goods) if goods else found

    def _mixed(self, found: list[float], goods: list[Goods]) -> list[float]:
        """With what the resources are worth to those who get them."""
        look, stock = self.look, self.s.stock
        for x in {seat for seat, _, _ in goods}:
            after = stock[3 * x : 3 * x + 3]
            for seat, resource, amount in goods:
                if seat == x:
                    after[resource] = min(RESOURCE_MAX, after[resource] + amount)
            found[x] += look.known(x, after) - look.now[x]
        return found

    def _side(self, side: int, colour: int, value: int) -> Brought:
        """What a shield on one side brings: it does not ask what lies on the others."""
        s, look = self.s, self.look
        frame, area, octagon = self.sides[side]
        owner = s.seat_of[colour]
        extra = [0.0] * s.seats
        goods: list[Goods] = []
        if frame:
            if owner >= 0 and value:
                self._receive(extra, goods, owner, frame, 1)
        elif area is not None:
            self._area(area, colour, owner, value, extra, goods)
        if octagon >= 0 and owner >= 0 and value and not s.marks[owner] >> octagon & 1:
            extra[owner] += look.right_in(owner, octagon)
        return Brought(tuple([(x, points) for x, points in enumerate(extra) if points]), tuple(goods))

    def _area(self, area: Open, colour: int, owner: int, value: int, extra: list[float], goods: list[Goods]) -> None:
        if area.kind == MINE:
            if owner >= 0:
                extra[owner] += PROMISE * value
            return
        points = area.points[:]
        points[colour] += value
        if not area.hidden:
            winners, among = shares(self.s, points)
            for winner in winners:
                self._receive(extra, goods, winner, area.good, area.amount // among)
            return
        for x, after in enumerate(chances([points[c] for c in self.s.colours], area.hidden)):
            extra[x] += area.pays * (after - area.before[x])

    def _receive(self, extra: list[float], goods: list[Goods], seat: int, kind: str, amount: int) -> None:
        if kind in RESOURCES:
            goods.append((seat, RESOURCES.index(kind), amount))
        else:
            character = self.look.character
            extra[seat] += amount * (character.card if kind == "card" else character.silver)


def chances(points: list[int], hidden: int) -> list[float]:
    """By seat: the chance to win an open area, by what lies there and how many tiles are to come."""
    seats, most = len(points), max(points)
    first = points.count(most)
    if not most or first == seats:
        return [1 / seats] * seats
    if first > 1:
        rest = 1 / (seats + (TIED - 1) * first)
        return [TIED * rest if p == most else rest for p in points]
    lead = most - max([p for p in points if p != most])
    rest = (1 - HOLD[min(hidden, len(HOLD)) - 1][min(lead, len(HOLD[0]) - 1)]) / 3
    return [1 - rest * (seats - 1) if p == most else rest for p in points]


def one(points: float) -> float:
    """To be read: to a tenth."""
    return round(points, 1) + 0.0


def worth_about(points: float) -> Reason:
    return Reason(points, Phrase("reason-worth", {"points": one(points)}))


def turned_so(s: Castelli, seat: int, space: int, tile: int, turns: int, look: Outlook) -> list[Reason]:
    """What a tile brings if it is turned so, and what the others are spared."""
    by_turn = [gains(s, space, tile, k, look) for k in range(4)]
    theirs = [sum(gain) - gain[seat] for gain in by_turn]
    own, spared = by_turn[turns][seat], max(theirs) - theirs[turns]
    found = [Reason(own, Phrase("reason-gain", {"points": one(own)}))]
    if spared > 0.5:
        weight = look.character.envy * spared
        found.append(Reason(weight, Phrase("reason-spared", {"points": one(spared)})))
    return found


class Burgrave(Steward):
    def __init__(self, seed: int, character: Character = BURGRAVE) -> None:
        super().__init__(seed)
        self.character = character

    def why(self, eyes: Eyes, action: Action) -> list[Reason]:
        """The terms of its judgement that speak for an answer, in points."""
        s: Castelli = eyes.imagine(self.rng)
        teller = getattr(self, f"_why_{eyes.kind}", None)
        return teller(s, eyes, action) if teller is not None else []

    def _why_begin(self, s: Castelli, eyes: Eyes, action: Action) -> list[Reason]:
        if action[0] != "reveal":
            return [worth_about(self._play(s, eyes.seat, action))]
        look, number, tiles = Outlook(s, self.character), s.board.number, unseen(s, eyes.seat)

        def mean(option: Action) -> float:
            best = [max(gains(s, number[option[1]], tile, k, look)[eyes.seat] for k in range(4)) for tile in tiles]
            return sum(best) / len(best)

        found = mean(action)
        others = [mean(a) for a in eyes.options if isinstance(a, tuple) and a[0] == "reveal" and a != action]
        usual = sum(others) / len(others) if others else found
        return [Reason(found, Phrase("reason-space", {"points": one(found), "usual": one(usual)}))]

    def _why_orient(self, s: Castelli, eyes: Eyes, action: Action) -> list[Reason]:
        space, look = s.frames[-1].space, Outlook(s, self.character)  # type: ignore[attr-defined]
        return turned_so(s, eyes.seat, space, s.tiles[space], action[1], look)

    def _why_steward(self, s: Castelli, eyes: Eyes, action: Action) -> list[Reason]:
        space, look = s.frames[-1].space, Outlook(s, self.character)  # type: ignore[attr-defined]
        tile, turns = s.tiles[space], [a[1] for a in eyes.options if isinstance(a, tuple) and len(a) > 1]
        now = placement(s, eyes.seat, space, tile, s.turned[space], look)
        best = max([placement(s, eyes.seat, space, tile, k, look) for k in turns], default=now)
        better = max(0.0, best - now)
        return [Reason(better, Phrase("reason-turned", {"points": one(better)}))]

    def _why_dilemma(self, s: Castelli, eyes: Eyes, action: Action) -> list[Reason]:
        space, look = s.frames[-1].space, Outlook(s, self.character)  # type: ignore[attr-defined]
        held, lies = (
            max(placement(s, eyes.seat, space, tile, k, look) for k in range(4))
            for tile in (s.held[eyes.seat][0], s.tiles[space])
        )
        return [Reason(held - lies, Phrase("reason-held", {"held": one(held), "lies": one(lies)}))]

    def _why_build(self, s: Castelli, eyes: Eyes, action: Action) -> list[Reason]:
        if action[0] == "play":
            return [worth_about(self._play(s, eyes.seat, action))]
        if action[0] not in ("build", "overbuild"):
            return [Reason(1.0, Phrase("reason-wait", {"points": int(self.least(s, eyes.seat))}))]
        octagon = s.board.place_octagon[s.board.number[action[1]]]
        points = castle_vp(s, octagon)
        rivals = sum(x != eyes.seat and s.marks[x] >> octagon & 1 for x in range(s.seats))
        found = [Reason(points, Phrase("reason-castle", {"points": points}))]
        return [*found, Reason(rivals, Phrase("reason-rivals", {"count": rivals}))] if rivals else found

    def _why_final_sale(self, s: Castelli, eyes: Eyes, action: Action) -> list[Reason]:
        hand = len(s.hands[eyes.seat])
        best = max(range(hand + 1), key=lambda k: (award_after(s, eyes.seat, k) - k, -k))
        now, then = award_after(s, eyes.seat, 0), award_after(s, eyes.seat, best)
        return [Reason(then - now, Phrase("reason-award", {"now": now, "then": then, "sold": best}))]

    def choose(self, eyes: Eyes) -> Action:
        if eyes.kind == "final_sale" and len(eyes.options) > 1:
            return self._final_sale(eyes.imagine(self.rng), eyes)
        if eyes.kind == "orient" and len(eyes.options) > 1:
            s: Castelli = eyes.imagine(self.rng)
            space, envy = s.frames[-1].space, self.character.envy  # type: ignore[attr-defined]
            spot = Spot(s, space, Outlook(s, self.character))
            turns: list[Action] = [a for a in eyes.options if isinstance(a, tuple)]
            return max(turns, key=lambda a: balance(spot.gains(s.tiles[space], a[1]), eyes.seat, envy))
        return super().choose(eyes)

    def free(self, eyes: Eyes) -> Action | None:
        """Of the cards that it would sell the one that is of least use to it, if it will build with the silver."""
        if super().free(eyes) is None:
            return None
        s: Castelli = eyes.imagine(self.rng)
        if max(sites_of(s, eyes.seat), default=0) < self.least(s, eyes.seat):
            return None
        cards = [a for a in eyes.options if isinstance(a, tuple) and CARD_OP[a[1]]["kind"] not in DEAR]
        return min(cards, key=lambda a: (USES.get(CARD_OP[a[1]]["kind"], 0), a))

    def _reveal(self, s: Castelli, seat: int, options: list[Action]) -> Action:
        """The space where the tiles that may lie there do most, on average over a few of them; then over more."""
        look, number, envy = Outlook(s, self.character), s.board.number, self.character.envy
        spots = [(a, Spot(s, number[a[1]], look)) for a in options if a[0] == "reveal"]
        for few in (SAMPLE, MORE):
            tiles = unseen(s, seat, few)

            def best(found: tuple[Action, Spot], tiles: list[int] = tiles) -> float:
                gains = found[1].gains
                return sum([max([balance(gains(tile, k), seat, envy) for k in range(4)]) for tile in tiles])

            spots = sorted(spots, key=best, reverse=True)[:BEST]
        return spots[0][0]

    def _dilemma(self, s: Castelli, seat: int, options: list[Action]) -> Action:
        space, look = s.frames[-1].space, Outlook(s, self.character)  # type: ignore[attr-defined]
        held, lies = (
            max(placement(s, seat, space, tile, k, look) for k in range(4))
            for tile in (s.held[seat][0], s.tiles[space])
        )
        return options[1] if held - (STARTING_TILE_VP if s.held[seat][0] in STARTING else 0) > lies else options[0]

    def _steward(self, s: Castelli, seat: int, options: list[Action]) -> Action:
        space, look = s.frames[-1].space, Outlook(s, self.character)  # type: ignore[attr-defined]
        tile = s.tiles[space]
        turned = max(options[1:], key=lambda a: placement(s, seat, space, tile, a[1], look))
        better = placement(s, seat, space, tile, turned[1], look) - placement(
            s, seat, space, tile, s.turned[space], look
        )
        bar = self.character.bar * (1.0 if look.left >= 12 else 0.75 if look.left >= 6 else 0.4)
        return turned if better > bar else options[0]

    def _castle(self, s: Castelli, seat: int, action: Action) -> float:
        """Points of a castle over what is given up for it; the last castles wait for good sites."""
        gain = super()._castle(s, seat, action)
        if action[0] != "build" or s.options["module_battle"]:
            return gain
        octagon = s.board.place_octagon[s.board.number[action[1]]]
        vp = castle_vp(s, octagon)
        if last_own_turn(s):
            return gain if vp >= 3 else 0.0
        return gain + contested(s, seat, octagon) if gain > 0 and vp >= self.least(s, seat) else 0.0

    def least(self, s: Castelli, seat: int) -> float:
        """What a castle has to score now. Resources that would soon be lost are spent."""
        turns = s.turned.count(-1) // s.seats
        castles = s.supply[seat]
        if max(s.stock[3 * seat : 3 * seat + 3]) >= RESOURCE_MAX or castles >= 0.9 * turns:
            return USUAL_SITE
        if castles <= 2 and turns >= 2:
            return (6 if turns >= 3 else 5) + self.character.wait
        return USUAL_SITE + self.character.wait

    def _final_sale(self, s: Castelli, eyes: Eyes) -> Action:
        """As many cards as win more by silver's award than they are worth; a card is a point."""
        sell = [a for a in eyes.options if isinstance(a, tuple) and a[0] == "sell"]
        hand = len(s.hands[eyes.seat])
        best = max(range(hand + 1), key=lambda k: (award_after(s, eyes.seat, k) - k, -k))
        cheap = min(sell, key=lambda a: CARD_OP[a[1]].get("amount", 0), default=None)
        return cheap if best and cheap is not None else eyes.default


def unseen(s: Castelli, seat: int, most: int = SAMPLE) -> list[int]:
    """A few of the tiles that may lie face down, evenly from the weak to the strong: the same whatever is hidden."""
    down = [tile for tile, turns in zip(s.tiles, s.turned, strict=True) if turns < 0]
    away = [tile for other, held in enumerate(s.held) if other != seat for tile in held]
    pool = sorted([*down, *away], key=lambda tile: (sum(SHIELD_VALUE[16 * tile : 16 * tile + 4]), tile))
    few = min(most, len(pool))
    return [pool[(2 * i + 1) * len(pool) // (2 * few)] for i in range(few)]


def contested(s: Castelli, seat: int, octagon: int) -> float:
    """How much sooner a site is to be taken: by who else may build there, and can pay."""
    total = 0.0
    for x in range(s.seats):
        if x != seat and s.marks[x] >> octagon & 1:
            missing = s.stock[3 * x : 3 * x + 3].count(0)
            total += NEARLY if missing == 1 else RIVALS[not missing]
    return total


def award_after(s: Castelli, seat: int, sold: int) -> int:
    """What the award for silver brings a seat that sells so many cards, if nobody answers."""
    silver, mine = list(s.silver), s.mine
    taken = min(SALE * sold, mine)
    silver[seat] += taken
    b = s.board
    winners, among = shares(s, influence(s, b.area_shields[b.mine]))
    for winner in winners:
        silver[winner] += (mine - taken) // among
    award = SILVER_AWARD_BATTLE if s.options["module_battle"] else SILVER_AWARD
    found = silver_award(
        silver, award, s.options["silver_tied_second"] == "full_each", s.options["silver_award_needs_silver"]
    )
    return found[seat]


def bots() -> dict[str, Callable[[int], Any]]:
    """`burgrave`, and one of each character."""
    return {name: partial(Burgrave, character=character) for name, character in CHARACTERS.items()}
