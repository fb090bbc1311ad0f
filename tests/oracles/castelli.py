"""Castelli worked out a second time, from the printed pieces: what may be done, what a tile brings, how a game ends.

    python -m tests.oracles.castelli --answers 100000

The board is put together here anew from the quarters, frame and tiles; of the game under test only the positions are
read. Tables: 2 to 4 seats, with and without Dilemma and Battle, everything else as the rulebook has it.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

from araldo.games.castelli import GAME
from araldo.games.castelli.box import FACE, TILE_IDS
from araldo.kernel import key_from_seed
from tests.oracles.long import main

DATA = Path(GAME.folder) / "data"
TABLES: list[dict[str, Any]] = [
    {},
    {"module_battle": True},
    {"module_dilemma": True},
    {"module_dilemma": True, "module_battle": True},
]
SIDES = "NESW"
STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
ACROSS = {"N": "S", "S": "N", "E": "W", "W": "E"}
GOODS = ("wood", "grain", "rock")
COLOURS = ("red", "green", "blue", "yellow")


def printed(name: str) -> Any:
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


_LISTS = [value for value in printed("heraldic_tiles.toml").values() if isinstance(value, list)]
TILES = {tile["id"]: tile for tile in chain.from_iterable(_LISTS)}
FRAME = {f["face"]: {int(x["id"][1:]): x["kind"] for x in f["slots"]} for f in printed("frame.toml")["slot_face"]}
QUARTERS = {quarter["id"]: quarter for quarter in printed("quarters.toml")["quarter"]}


@dataclass
class Area:
    kind: str
    octagon: str
    worth: int
    tiles: list[tuple[str, str]] = field(default_factory=list)  # tile spaces, and which of their sides looks here


@dataclass
class Map:
    """The assembled board."""

    at: dict[str, tuple[int, int]] = field(default_factory=dict)  # every cell
    cell: dict[tuple[int, int], str] = field(default_factory=dict)
    areas: dict[str, Area] = field(default_factory=dict)
    touch: dict[tuple[str, str], str] = field(default_factory=dict)  # a tile's side: the area, or the frame's icon
    sites: dict[str, int] = field(default_factory=dict)  # of a rock area

    def line(self, octagon: str) -> list[str]:
        """The octagons in its row and column, itself among them, each once."""
        row, column = self.at[octagon]
        return [o for o in {a.octagon for a in self.areas.values()} if self.at[o][0] == row or self.at[o][1] == column]


@cache
def assembled(layout: str) -> Map:
    """Four corners, such as "A0 B1 .. ..": a quarter and its half turns."""
    board = Map()
    pieces = layout.split()
    for corner, piece in enumerate(pieces):
        if piece == "..":
            continue
        south, east = divmod(corner, 2)
        for row in range(1, 5):
            for column in range(1, 5):
                r, c = (5 - row, 5 - column) if piece[1] == "1" else (row, column)
                place = (r + 4 * south, c + 4 * east)
                name = f"{piece[0]}{row}{column}"
                board.at[name], board.cell[place] = place, name
    for piece in pieces:
        if piece == "..":
            continue
        for octagon in QUARTERS[piece[0]]["octagon"]:
            for area in octagon["areas"]:
                found = board.areas[area["id"]] = Area(area["kind"], octagon["id"], area.get("symbols", 0))
                board.sites[area["id"]] = area.get("castle_sites", 0)
                for side in area["sides"]:
                    look = ACROSS[side] if piece[1] == "1" else side
                    row, column = board.at[octagon["id"]]
                    beside = board.cell.get((row + STEP[look][0], column + STEP[look][1]))
                    if beside is not None:
                        found.tiles.append((beside, ACROSS[look]))
                        board.touch[beside, ACROSS[look]] = area["id"]
    for (row, column), name in board.cell.items():
        if (row + column) % 2 == 0:
            for side, (down, right) in STEP.items():
                if (row + down, column + right) not in board.cell:
                    face = "K" if side == "E" else side
                    board.touch[name, side] = FRAME[face][column if side in "NS" else row]
    return board


class Scribe:
    """Reads a position, and says what follows from it."""

    def __init__(self, s: Any) -> None:
        self.s = s
        self.map = assembled(s.layout)
        b = s.board  # names only
        self.lies = {name: (TILE_IDS[s.tiles[i]], s.turned[i]) for i, name in enumerate(b.spaces)}
        self.colour = [COLOURS[c] for c in s.colours]
        self.hands = [[FACE[p] for p in hand] for hand in s.hands]
        self.castles = {name: s.castle[i] for i, name in enumerate(b.places)}
        self.below = {name: s.under[i] for i, name in enumerate(b.places)}
        self.settled = {name: s.settled[i] for i, name in enumerate(b.octagons)}
        self.open = {name: s.areas[i] == 0 for i, name in enumerate(b.areas)}
        self.stock = [list(s.stock[3 * seat : 3 * seat + 3]) for seat in range(s.seats)]
        self.silver, self.mine, self.deck = list(s.silver), s.mine, len(s.deck)
        self.cards = [len(hand) for hand in s.hands]

    # -- shields

    def shield(self, space: str, side: str) -> tuple[str, int]:
        """The colour that a face-up tile turns to this side, and its value."""
        tile, turns = self.lies[space]
        colour = TILES[tile]["shields"][(SIDES.index(side) - turns) % 4]
        return colour, 0 if TILES[tile]["card"] == colour else TILES[tile]["value"]

    def influence(self, area: str) -> list[int]:
        total = [0] * self.s.seats
        for space, side in self.map.areas[area].tiles:
            if self.lies[space][1] >= 0:
                colour, value = self.shield(space, side)
                if colour in self.colour:
                    total[self.colour.index(colour)] += value
        return total

    def present(self, seat: int, octagon: str) -> bool:
        return self.force(seat, octagon) > 0

    def force(self, seat: int, octagon: str) -> int:
        return sum(self.influence(name)[seat] for name, area in self.map.areas.items() if area.octagon == octagon)

    # -- what a tile brings when it lies for good

    def settle(self, space: str) -> None:
        for side in SIDES:
            icon = self.map.touch[space, side]
            if "." not in icon and icon != "neutral":
                colour, value = self.shield(space, side)
                if value and colour in self.colour:
                    self.give(self.colour.index(colour), icon, 1)
        for side in SIDES:
            name = self.map.touch[space, side]
            if "." not in name or not self.open[name] or self.map.areas[name].kind == "mine":
                continue
            area = self.map.areas[name]
            if all(self.lies[near][1] >= 0 for near, _ in area.tiles):
                self.open[name] = False
                total = self.influence(name)
                best = [seat for seat, points in enumerate(total) if points and points == max(total)]
                for seat in best:
                    self.give(seat, "card" if area.kind == "market" else area.kind, area.worth // len(best))

    def give(self, seat: int, what: str, amount: int) -> None:
        if what == "card":
            amount = min(amount, self.deck)
            self.deck -= amount
            self.cards[seat] += amount
        elif what == "silver":
            amount = min(amount, self.mine)
            self.mine -= amount
            self.silver[seat] += amount
        else:
            good = GOODS.index(what)
            self.stock[seat][good] = min(5, self.stock[seat][good] + amount)

    # -- castles

    def worth(self, place: str) -> int:
        return sum(self.settled[octagon] for octagon in self.map.line(place.split(".")[0]))

    def free_places(self, seat: int, kind: str) -> list[str]:
        found = []
        for name, area in self.map.areas.items():
            if area.kind == kind and self.present(seat, area.octagon):
                count = self.map.sites[name] if kind == "rock" else 1
                found += [f"{name}.{n}" for n in range(1, count + 1) if self.castles[f"{name}.{n}"] < 0]
        return found

    def builds(self, seat: int, turn: Turn) -> set[tuple[Any, ...]]:
        lack = [good for good, have in zip(GOODS, self.stock[seat], strict=True) if not have]
        if not self.s.supply[seat]:
            return set()
        ways: list[tuple[str, ...]] = []
        if not lack:
            ways.append(())
        if len(lack) == 1 and not turn.bought and self.silver[seat] >= 2:
            ways.append(("buy", lack[0]))
        found = {("build", place, *way) for way in ways for place in self.free_places(seat, "rock")}
        if turn.card:
            return found
        for card, kind in (("count", "grain"), ("countess", "wood")):
            if card in self.hands[seat]:
                found |= {("build", place, card, *way) for way in ways for place in self.free_places(seat, kind)}
        if "master_builder" in self.hands[seat] and lack and self.silver[seat] >= len(lack):
            found |= {("build", place, "master_builder", *lack) for place in self.free_places(seat, "rock")}
        return found

    def overbuilds(self, seat: int, turn: Turn) -> set[tuple[Any, ...]]:
        found = set()
        for place, owner in self.castles.items():
            if owner in (-1, seat) or self.below[place] >= 0 or place in turn.guarded or not self.s.supply[seat]:
                continue
            octagon = place.split(".")[0]
            stronger = self.force(seat, octagon) > self.force(owner, octagon)
            for card, price in (("", 2), ("abbot", 1), ("army_of_knights", 2)):
                if card and (turn.card or card not in self.hands[seat]):
                    continue
                allowed = self.present(seat, octagon) if card == "army_of_knights" else stronger
                lack = [max(0, price - have) for have in self.stock[seat]]
                words = (card,) if card else ()
                if allowed and not sum(lack):
                    found.add(("overbuild", place, *words))
                if allowed and sum(lack) == 1 and not turn.bought and self.silver[seat] >= 2:
                    found.add(("overbuild", place, *words, "buy", GOODS[lack.index(1)]))
        return found

    # -- cards of the own turn

    def plays(self, seat: int, turn: Turn) -> set[tuple[Any, ...]]:
        if turn.card:
            return set()
        others = [other for other in range(self.s.seats) if other != seat]
        found: set[tuple[Any, ...]] = set()
        for card in set(self.hands[seat]):
            if card.startswith("king") or (card == "robber_baron" and self.mine >= 2):
                found.add(("play", card))
            if card in ("robber", "bandits") and any(self.silver[other] for other in others):
                found.add(("play", card))
            if card == "traitor" and self.silver[seat]:
                found |= {("play", card, other) for other in others if self.hands[other]}
            if (card == "peasant" and self.s.villages) or (card == "duke" and self.s.towns):
                built = {place.split(".")[0] for place, owner in self.castles.items() if owner >= 0}
                mine = next(area.octagon for area in self.map.areas.values() if area.kind == "mine")
                free = [o for o, settlement in self.settled.items() if not settlement and o not in built and o != mine]
                found |= {("play", card, octagon) for octagon in free}
            if card == "arsonist":
                found |= {("play", card, octagon) for octagon, settlement in self.settled.items() if settlement == 2}
        return found

    # -- the end

    def final(self) -> list[int]:
        """What each seat scores when nobody does anything any more."""
        s, seats = self.s, range(self.s.seats)
        battle = s.options["module_battle"]
        points = [0] * s.seats
        mine = next(name for name, area in self.map.areas.items() if area.kind == "mine")
        total = self.influence(mine)
        best = [seat for seat in seats if total[seat] and total[seat] == max(total)]
        for seat in best:
            self.silver[seat] += self.mine // len(best)
        for seat in seats:
            points[seat] += len(self.hands[seat]) + sum(self.stock[seat])
            if s.options["module_dilemma"] and TILE_IDS[s.held[seat][0]].startswith("S"):
                points[seat] += 5
            if battle:
                points[seat] += 2 * list(self.castles.values()).count(seat)
        if battle:
            for octagon, settlement in self.settled.items():
                near = [owner for place, owner in self.castles.items() if place.split(".")[0] in self.map.line(octagon)]
                counts = [near.count(seat) for seat in seats]
                leaders = [seat for seat in seats if counts[seat] and counts[seat] == max(counts)] if settlement else []
                for seat in leaders:
                    prize = 6 if settlement == 2 else 3
                    points[seat] += prize // len(leaders) + (prize % len(leaders) > 0)
        most, second, tied = (8, 4, 6) if battle else (4, 2, 3)
        rich = sorted({amount for amount in self.silver if amount}, reverse=True)
        first = [seat for seat in seats if rich and self.silver[seat] == rich[0]]
        next_best = [seat for seat in seats if len(rich) > 1 and self.silver[seat] == rich[1]]
        for seat in first:
            points[seat] += most if len(first) == 1 else tied
        for seat in next_best if len(first) == 1 else []:
            points[seat] += second // len(next_best)
        return points


@dataclass
class Turn:
    """What has been used up in a turn."""

    card: bool = False
    bought: bool = False
    guarded: list[str] = field(default_factory=list)
    announced: tuple[Any, ...] = ()


def follow(seats: int, seed: int, options: dict[str, Any]) -> Counter[str]:
    """One random game, every answer judged. Raises AssertionError at the first difference."""
    s = GAME.start(GAME.setup(seats, options), key_from_seed(seed))
    rng, turn, done = Random(seed), Turn(), Counter[str]()
    while not GAME.over(s):
        seat, kind = GAME.waiting(s)[0], s.asked.kind
        before = Scribe(s)
        judge_options(s, seat, kind, before, turn, done)
        free = [other for other in range(seats) if GAME.free_options(s, other)]
        if free and rng.random() < 1 / 12:
            seat = rng.choice(free)
            action = GAME.choose(GAME.free_options(s, seat), rng)
        else:
            found = GAME.options(s, seat)
            action = GAME.choose([o for o in found if o[0] in ("build", "overbuild")] or found, rng)
        points = list(s.vp)
        GAME.apply(s, seat, action)
        done["answers"] += 1
        judge_change(s, kind, seat, action, before, turn, points, done)
        if GAME.over(s):
            judge_end(s, seat, action, before, points, done)
        elif s.asked.kind == "begin" and kind == "build" and action == ("stop",):
            turn = Turn()
    return done


def judge_options(s: Any, seat: int, kind: str, scribe: Scribe, turn: Turn, done: Counter[str]) -> None:
    offered = set(GAME.options(s, seat))
    expected: set[tuple[Any, ...]] | None = None
    if kind == "begin":
        expected = {("reveal", name) for name, (_, turns) in scribe.lies.items() if turns < 0} | scribe.plays(
            seat, turn
        )
    elif kind == "build":
        expected = scribe.builds(seat, turn) | scribe.plays(seat, turn) | {("stop",)}
        expected |= scribe.overbuilds(seat, turn) if s.options["module_battle"] else set()
    elif kind == "orient":
        expected = {("turn", turns) for turns in range(4)}
    elif kind == "steward":
        lies = s.turned[s.frames[-1].space]
        held = "steward" in scribe.hands[seat]
        expected = {("pass",)} | ({("steward", turns) for turns in range(4) if turns != lies} if held else set())
    elif kind == "guard":
        expected = {("pass",)} | ({("guard",)} if "guard" in scribe.hands[seat] else set())
    elif kind == "final_sale":
        expected = {("stop",)} | {("sell", card) for card in scribe.hands[seat]}
    if expected is not None:
        assert offered == expected, (kind, offered ^ expected)
        done[f"options of {kind}"] += 1
    for other in range(s.seats):
        closed = not scribe.mine or kind in ("guard", "final_sale")
        rights = set() if closed else {("sell", card) for card in scribe.hands[other]}
        if other == s.active and kind in ("dilemma", "orient", "steward"):
            rights |= scribe.plays(other, turn)
        assert set(GAME.free_options(s, other)) == rights, (kind, other)
    done["rights"] += 1


def judge_change(
    s: Any,
    kind: str,
    seat: int,
    action: tuple[Any, ...],
    was: Scribe,
    turn: Turn,
    points: list[int],
    done: Counter[str],
) -> None:
    verb, now = action[0], Scribe(s)
    closes = kind == "steward" and not GAME.over(s) and s.asked.kind != "steward"
    if verb == "sell":
        if closes:  # nobody is left to be asked about a Steward: the tile lies for good
            was.give(seat, "silver", 2)
            was.cards[seat] -= 1
            was.deck += 1
            was.hands[seat].remove(action[1])
            placed(s, "pass", was, now, done)
        elif not GAME.over(s):
            assert now.silver[seat] == was.silver[seat] + min(2, was.mine)
        done["sales"] += 1
    elif verb == "play":
        turn.card = True
        if not closes:
            played(s, seat, action, was, now, points)
        done["cards"] += 1
    elif verb == "build":
        words = action[2:]
        turn.card = turn.card or bool(words and words[0] != "buy")
        turn.bought = turn.bought or "buy" in words
        assert s.vp[seat] - points[seat] == was.worth(action[1]), "a castle's points"
        replaced = words[-1:] if "buy" in words else words[1:] if "master_builder" in words else ()
        paid = [have - (good not in replaced) for good, have in zip(GOODS, was.stock[seat], strict=True)]
        assert now.stock[seat] == paid, "a castle's price"
        silver = 2 if "buy" in words else len(replaced)
        assert (now.silver[seat], now.mine) == (was.silver[seat] - silver, was.mine + silver)
        done["castles"] += 1
    elif verb == "overbuild":
        turn.card = turn.card or bool(action[2:] and action[2] != "buy")
        turn.announced = action
        if not GAME.over(s) and s.asked.kind != "guard":
            overbuilt(s, seat, was, now, turn, points, done)
    elif verb == "guard" or (verb == "pass" and turn.announced and s.asked.kind == "build"):
        if verb == "guard":
            turn.guarded.append(turn.announced[1])
            turn.announced = ()
            assert s.vp == points
            assert now.stock == was.stock
        else:
            overbuilt(s, s.active, was, now, turn, points, done)
    elif verb in ("turn", "steward", "pass"):
        placed(s, verb, was, now, done)


def overbuilt(s: Any, seat: int, was: Scribe, now: Scribe, turn: Turn, points: list[int], done: Counter[str]) -> None:
    action, turn.announced = turn.announced, ()
    place, words = action[1], action[2:]
    turn.bought = turn.bought or "buy" in words
    price = 1 if "abbot" in words else 2
    bought = words[-1] if "buy" in words else ""
    paid = [have - price + (good == bought) for good, have in zip(GOODS, was.stock[seat], strict=True)]
    assert now.stock[seat] == paid, "the price of overbuilding"
    assert s.vp[seat] - points[seat] == was.worth(place), "the points of overbuilding"
    assert now.castles[place] == seat
    assert now.below[place] == was.castles[place]
    done["overbuilds"] += 1


def placed(s: Any, verb: str, was: Scribe, now: Scribe, done: Counter[str]) -> None:
    """The tile's bonus at once; frame and areas when the window is closed. A Steward goes under the deck before."""
    space = s.board.spaces[s.frames[-1].space]
    if verb == "turn":
        tile = TILES[now.lies[space][0]]
        was.give(s.active, "card", int(tile["card"] != "none"))
        was.give(s.active, "silver", tile["silver"])
    elif was.lies[space] != now.lies[space]:
        players = [x for x in range(s.seats) if was.hands[x].count("steward") > now.hands[x].count("steward")]
        if len(players) != 1:  # who played it has drawn another
            return
        was.cards[players[0]] -= 1
        was.deck += 1
        done["stewards"] += 1
    was.lies = now.lies
    if s.asked.kind == "build":
        was.settle(space)
        done["tiles"] += 1
    assert (now.stock, now.silver, now.mine) == (was.stock, was.silver, was.mine), "what the tile brings"
    assert (now.cards, now.deck) == (was.cards, was.deck), "cards drawn"


def played(s: Any, seat: int, action: tuple[Any, ...], was: Scribe, now: Scribe, points: list[int]) -> None:
    card, others = action[1], [other for other in range(s.seats) if other != seat]
    if card.startswith("king"):
        assert s.vp[seat] == points[seat] + int(card[-1])
    elif card in ("robber", "bandits"):
        most = 1 if card == "robber" else 2
        assert now.silver[seat] == was.silver[seat] + sum(min(most, was.silver[other]) for other in others)
        assert all(now.silver[other] == max(0, was.silver[other] - most) for other in others)
    elif card == "robber_baron":
        assert (now.silver[seat], now.mine) == (was.silver[seat] + was.mine // 2, was.mine - was.mine // 2)
    elif card == "traitor":
        gone = Counter(was.hands[action[2]]) - Counter(now.hands[action[2]])
        come = Counter(now.hands[seat]) - (Counter(was.hands[seat]) - Counter(["traitor"]))
        assert gone == come
        assert gone.total() == 1
    else:
        assert now.settled[action[2]] == {"peasant": 1, "duke": 2, "arsonist": 0}[card]


def judge_end(s: Any, seat: int, action: tuple[Any, ...], was: Scribe, points: list[int], done: Counter[str]) -> None:
    if action[0] == "sell":  # the last card of all
        was.hands[seat].remove(action[1])
        was.give(seat, "silver", 2)
    assert [now - then for now, then in zip(s.vp, points, strict=True)] == was.final(), "the final score"
    castles = [list(was.castles.values()).count(seat) for seat in range(s.seats)]
    best = max(zip(s.vp, castles, strict=True))
    winners = tuple(seat for seat in range(s.seats) if (s.vp[seat], castles[seat]) == best)
    assert GAME.outcome(s).winners == winners
    done["final scores"] += 1


def stretch(seed: int) -> Counter[str]:
    return follow(2 + seed % 3, seed, TABLES[seed // 3 % len(TABLES)])


if __name__ == "__main__":
    main("castelli", stretch)
