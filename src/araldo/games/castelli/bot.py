"""`steward`: a heuristic bot that reads the board one turn ahead. It sees only what its seat sees (an imagined state).

It values what a placement pays to each player by what that player can make of it, builds the best castle it can pay
for,
plays Kings as soon as it may, and takes silver, cards and settlements when they are worth more than a card in hand.
"""

from __future__ import annotations

import math
from random import Random

from araldo.games.castelli.box import (
    ABBOT_PRICE,
    BUY_SILVER,
    CARD_OP,
    CASTLE_PRICE,
    FACE,
    MARKET,
    MASTER_BUILDER_SILVER,
    MINE,
    OVERBUILD_PRICE,
    RESOURCE_MAX,
    RESOURCES,
    ROCK,
    SHIELD_COLOUR,
    SHIELD_VALUE,
    STARTING,
    STARTING_TILE_VP,
    TRAITOR_SILVER,
    WORTH,
)
from araldo.games.castelli.rules.foresight import castle_vp, last_own_turn
from araldo.games.castelli.rules.shields import has_influence, influence
from araldo.games.castelli.rules.valuing import shares
from araldo.games.castelli.state import OPEN, Castelli, Turn
from araldo.kernel import Action
from araldo.kernel.play import Eyes

SET = 4.5  # what one of each resource is worth: about a castle
SPARE = 0.7  # a resource without its partners
CARD = 1.6
SILVER = 0.55
ENVY = 0.35  # how much an opponent's gain hurts
PROMISE = 0.06  # a point of influence on an open area, for each unit it will pay
STEWARD_WORTH = 3.0


def worth(stock: list[int]) -> float:
    """What a stock of wood, grain and rock is worth."""
    sets = min(stock)
    return sets * SET + (sum(stock) - 3 * sets) * SPARE


class Steward:
    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, eyes: Eyes) -> Action:
        if len(eyes.options) == 1:
            return self._only(eyes)
        s: Castelli = eyes.imagine(self.rng)
        seat = eyes.seat
        options: list[Action] = list(eyes.options)
        if eyes.kind == "begin":
            return self._card(s, seat, options) or self._reveal(s, seat, options)
        if eyes.kind == "orient":
            space = s.frames[-1].space  # type: ignore[attr-defined]
            return max(options, key=lambda a: placement(s, seat, space, s.tiles[space], a[1]))
        if eyes.kind == "dilemma":
            return self._dilemma(s, seat, options)
        if eyes.kind == "steward":
            return self._steward(s, seat, options)
        if eyes.kind == "build":
            return self._build(s, seat, options)
        return eyes.default

    def free(self, eyes: Eyes) -> Action | None:
        """Sell a card when its silver pays for a castle now."""
        if eyes.kind != "build":
            return None
        s: Castelli = eyes.imagine(self.rng)
        seat = eyes.seat
        stock = s.stock[3 * seat : 3 * seat + 3]
        turn = s.frames[-1]
        assert isinstance(turn, Turn)
        if s.active != seat or stock.count(0) != 1 or s.silver[seat] >= 2 or not s.supply[seat]:
            return None
        if turn.bought or not any(self._site(s, seat, place) for place in s.board.places_of[ROCK]):
            return None
        cheap = [
            a
            for a in eyes.options
            if isinstance(a, tuple) and CARD_OP[a[1]]["kind"] not in ("gain_vp", "take_half_mine")
        ]
        return cheap[0] if cheap else None

    @staticmethod
    def _only(eyes: Eyes) -> Action:
        only = eyes.options[0]
        assert isinstance(only, tuple)
        return only

    @staticmethod
    def _site(s: Castelli, seat: int, place: int) -> bool:
        return s.castle[place] < 0 and has_influence(s, seat, s.board.place_octagon[place])

    # -- the questions

    def _reveal(self, s: Castelli, seat: int, options: list[Action]) -> Action:
        """The space whose (imagined) tile can do most; areas that finish count more than any promise."""
        number = s.board.number
        spaces = [a for a in options if a[0] == "reveal"]
        return max(
            spaces, key=lambda a: max(placement(s, seat, number[a[1]], s.tiles[number[a[1]]], k) for k in range(4))
        )

    def _dilemma(self, s: Castelli, seat: int, options: list[Action]) -> Action:
        space = s.frames[-1].space  # type: ignore[attr-defined]

        def best(tile: int) -> float:
            return max(placement(s, seat, space, tile, k) for k in range(4))

        held = s.held[seat][0]
        cost = STARTING_TILE_VP if held in STARTING else 0
        return options[1] if best(held) - cost > best(s.tiles[space]) else options[0]

    def _steward(self, s: Castelli, seat: int, options: list[Action]) -> Action:
        space = s.frames[-1].space  # type: ignore[attr-defined]
        tile, now = s.tiles[space], s.turned[space]
        turned = max(options[1:], key=lambda a: placement(s, seat, space, tile, a[1]))
        better = placement(s, seat, space, tile, turned[1]) - placement(s, seat, space, tile, now)
        return turned if better > STEWARD_WORTH else options[0]

    def _build(self, s: Castelli, seat: int, options: list[Action]) -> Action:
        best = max(options, key=lambda a: self._castle(s, seat, a))
        if self._castle(s, seat, best) > 0:
            return best
        return self._card(s, seat, options) or options[-1]

    def _castle(self, s: Castelli, seat: int, action: Action) -> float:
        """Points of a castle over what is given up for it."""
        if action[0] not in ("build", "overbuild"):
            return 0.0
        words = action[2:]
        value = float(castle_vp(s, s.board.place_octagon[s.board.number[action[1]]]))
        if s.options["module_battle"]:
            value += 3.0
        if words and words[0] == "master_builder":
            value -= CARD + MASTER_BUILDER_SILVER * SILVER * len(words[1:]) - SPARE * len(words[1:])
        else:
            value -= CARD if words and words[0] != "buy" else 0.0
            value -= BUY_SILVER * SILVER - SPARE if "buy" in words else 0.0
        each = CASTLE_PRICE if action[0] == "build" else ABBOT_PRICE if "abbot" in words else OVERBUILD_PRICE
        return value - SPARE * 3 * each

    def _card(self, s: Castelli, seat: int, options: list[Action]) -> Action | None:
        """The card whose effect is worth most, if it beats keeping it."""
        plays = [a for a in options if a[0] == "play"]
        best = max(plays, key=lambda a: self._play(s, seat, a), default=None)
        return best if best is not None and self._play(s, seat, best) > (0.9 if last_own_turn(s) else 1.8) else None

    def _play(self, s: Castelli, seat: int, action: Action) -> float:
        op = CARD_OP[action[1]]
        others = [o for o in range(s.seats) if o != seat]
        if op["kind"] == "gain_vp":
            return float(op["amount"])
        if op["kind"] == "steal_silver_from_each":
            return float(sum(min(op["amount"], s.silver[o]) for o in others)) * SILVER * 1.5
        if op["kind"] == "take_half_mine":
            return (s.mine // 2) * SILVER
        if op["kind"] == "buy_random_card":
            return CARD - TRAITOR_SILVER * SILVER
        octagon = s.board.number[action[2]]
        lines = s.board.lines[octagon]
        near = sum(
            1 if s.castle[p] < 0 and has_influence(s, seat, o) else 0
            for p, o in enumerate(s.board.place_octagon)
            if o in lines and p in s.board.places_of[ROCK]
        )
        return near * (0.5 if op["kind"] == "found" else -0.5)


def placement(s: Castelli, seat: int, space: int, tile: int, turns: int) -> float:
    """What a tile on a space, turned like this, is worth to a seat: own gain, less the others', plus promises."""
    b = s.board
    turned, tiles = s.turned[:], s.tiles
    turned[space] = turns
    was, tiles[space] = tiles[space], tile  # an imagined state: ours to change, and put back at once
    stocks = [s.stock[3 * x : 3 * x + 3] for x in range(s.seats)]
    extra = [0.0] * s.seats
    for side, touched in enumerate(b.face[space]):
        at = 16 * tile + 4 * turns + side
        owner = s.seat_of[SHIELD_COLOUR[at]]
        if touched < 0:
            if owner >= 0 and SHIELD_VALUE[at]:
                _receive(stocks, extra, owner, b.slot_kind[~touched], 1)
        elif s.areas[touched] == OPEN:
            if b.area_kind[touched] != MINE and all(turned[other] >= 0 for other, _ in b.area_shields[touched]):
                winners, among = shares(s, influence(s, b.area_shields[touched], turned))
                for winner in winners:
                    kind = "card" if b.area_kind[touched] == MARKET else RESOURCES[b.area_kind[touched]]
                    _receive(stocks, extra, winner, kind, b.area_yield[touched] // among)
            elif owner >= 0:
                extra[owner] += PROMISE * SHIELD_VALUE[at] * max(1, b.area_yield[touched])
    tiles[space] = was
    value = 0.0
    for x in range(s.seats):
        gained = worth(stocks[x]) - worth(s.stock[3 * x : 3 * x + 3]) + extra[x]
        value += gained if x == seat else -ENVY * gained
    return value


def _receive(stocks: list[list[int]], extra: list[float], seat: int, kind: str, amount: int) -> None:
    if kind in RESOURCES:
        r = RESOURCES.index(kind)
        stocks[seat][r] = min(RESOURCE_MAX, stocks[seat][r] + amount)
    else:
        extra[seat] += amount * (CARD if kind == "card" else SILVER)


# What a position is worth to a seat, in points at the end: fitted to some 3,000 games between stewards.
LEFT = 0.3  # how much more a resource or a card is worth while all tiles are to come
READY = 0.5  # a castle that can be paid for now, for each point over its price
SITES = 0.3  # the three best sites, each point, while all tiles are to come
KING = 0.65
YIELD = {MARKET: 1.7, MINE: 0.25}  # a card, a piece of silver; else a resource
_STEEP = 1.2  # how surely the leader of an area wins it: by the lead and the tiles to come


def _chances() -> list[list[float]]:
    """By tiles to come and lead: the chance to win an area."""
    leads = [*range(31), *range(-30, 0)]  # a lead is an index, from the end if negative
    return [[1 / (1 + math.exp(-_STEEP * lead / (hidden + 0.3))) for lead in leads] for hidden in range(5)]


_CHANCE = _chances()


def evaluate(s: Castelli, seat: int) -> float:
    """For search: a seat's points and prospects over those of the best opponent."""
    left = s.turned.count(-1) / len(s.turned)
    found = promises(s)
    for x in range(s.seats):
        hand, stock, silver = s.hands[x], s.stock[3 * x : 3 * x + 3], s.silver[x]
        found[x] += s.vp[x] + (1 + LEFT * left) * (sum(stock) + len(hand)) + 0.35 * silver
        for card in hand:
            if (op := CARD_OP[FACE[card]])["kind"] == "gain_vp":
                found[x] += KING * op["amount"]
        sites = sites_of(s, x)
        found[x] += SITES * left * sum(sites[:3])
        sets = min(min(stock), len(sites))
        found[x] += READY * (sum(sites[:sets]) - 3 * sets)
        if silver >= 2 and len(sites) > sets and stock.count(sets) == 1:
            found[x] += READY * (sites[sets] - 2)
    return found[seat] - max(found[x] for x in range(s.seats) if x != seat)


def sites_of(s: Castelli, seat: int) -> list[int]:
    """What a castle would score on each place where a seat might build one, the best first."""
    b, marks, castle, settled = s.board, s.marks[seat], s.castle, s.settled
    where = [b.place_octagon[p] for p, bit in b.bits_of[ROCK] if bit & marks and castle[p] < 0]
    return sorted([sum([WORTH[settled[o]] for o in b.lines[octagon]]) for octagon in where], reverse=True)


def promises(s: Castelli) -> list[float]:
    """By seat: what the areas that are still open will bring, as far as their shields are seen."""
    b, tiles, turned, areas, colours = s.board, s.tiles, s.turned, s.areas, s.colours
    found = [0.0] * s.seats
    for area, shields in enumerate(b.area_shields):
        if areas[area] != OPEN:
            continue
        total = [0, 0, 0, 0]
        hidden = 0
        for space, side in shields:
            if (turns := turned[space]) < 0:
                hidden += 1
            else:
                at = 16 * tiles[space] + 4 * turns + side
                total[SHIELD_COLOUR[at]] += SHIELD_VALUE[at]
        if hidden == len(shields):
            continue
        kind = b.area_kind[area]
        pays = (s.mine if kind == MINE else b.area_yield[area]) * YIELD.get(kind, 1.0)
        points = [total[colour] for colour in colours]
        chance = _CHANCE[hidden]
        most = max(points)
        second = most if points.count(most) > 1 else max([p for p in points if p != most], default=0)
        for x, p in enumerate(points):
            found[x] += pays * chance[p - (second if p == most else most)]
    return found
