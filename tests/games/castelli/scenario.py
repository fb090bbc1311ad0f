"""Positions of Castelli for tests: built by hand, never played up to. After every action the invariants are checked.

t = table(seats=4)                            # fixed board; Red, Green, Blue, Yellow are seats 0 to 3; Red starts
put(t, "A24", "H25", 2)                       # a face-up tile, turned twice
give(t, GREEN, "steward", "king_4")           # cards into a hand
stock(t, RED, wood=1, grain=1, rock=1)
turn_at(t, RED)                               # T0 of Red's turn: the question "begin"
reveal(t, RED, "B11", "H22", 0)               # Red turns up H22 on B11 and lays it unturned; nobody plays a Steward
turn_at(t, RED, "T6")                         # T6 of Red's turn: the question "build"
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import permutations, product
from pathlib import Path
from typing import Any

from araldo.games.castelli import GAME
from araldo.games.castelli.board import LAYOUTS, fixed_layout
from araldo.games.castelli.box import (
    COLOURS,
    FACE,
    HERALDIC,
    MINE,
    RESOURCES,
    SHIELD_COLOUR,
    SHIELD_VALUE,
    SIDES,
    TILE_IDS,
    TOWN,
    VILLAGE,
)
from araldo.games.castelli.rules import turn as turn_rules
from araldo.games.castelli.rules.shields import influence, mark
from araldo.games.castelli.setup import assemble
from araldo.games.castelli.state import CLOSED, FROM_CASTLES, SOURCE_COUNT, VALUED, Castelli, Turn, WholeGame
from araldo.kernel import ALL
from araldo.kernel.pieces import see
from araldo.kernel.scenario import Table

RED, GREEN, BLUE, YELLOW = range(4)
FIXED = {2: "duel_AC", 3: "full_fixed", 4: "full_fixed"}

# Every board there is, as layout codes: 384 full ones and 24 for two.
FULL = [
    " ".join(f"{quarter}{half}" for quarter, half in zip(order, halves, strict=True))
    for order in permutations("ABCD")
    for halves in product((0, 1), repeat=4)
]
DUEL = [
    f"{pair[0]}{north} .. {pair[1]}{south} .."
    for other in "BCD"
    for pair in (f"A{other}", f"{other}A")
    for north, south in product((0, 1), repeat=2)
]


class CastelliTable(Table):
    def do(self, seat: int, *action: Any) -> CastelliTable:
        super().do(seat, *action)
        GAME.invariants(self.state)
        return self


def table(
    seats: int = 4,
    layout: str = "fixed",
    *,
    start: int = 0,
    colours: Sequence[str] = (),
    seed: int = 1,
    dice: Sequence[int] = (),
    choices: Mapping[str, Any] | None = None,
    **options: Any,
) -> CastelliTable:
    """A new game. `layout`: "fixed", a name of layouts.toml, a code like "A1 B0 C0 D0", or "" to follow the options."""
    chosen: dict[str, Any] = {"start": start, **(choices or {})}
    if layout:
        name = FIXED[seats] if layout == "fixed" else layout
        chosen["layout"] = fixed_layout(name) if name in LAYOUTS else name
    if colours:
        chosen["colours"] = list(colours)
    return CastelliTable(GAME, seats, {"start_player": "host_choice", **options}, chosen, seed, dice)


def assembled(seats: int, dice: Sequence[int], **options: Any) -> str:
    """The layout that a table with these options gets when chance falls so."""
    return assemble(Castelli(seats=seats, options=GAME.setup(seats, options).options, dice=list(dice)))


# -- tiles


def lay(t: Table, space: str, tile: str) -> None:
    """Face down on a space: this tile changes places with the one that lies there."""
    s = t.state
    at, piece = s.board.number[space], TILE_IDS.index(tile)
    other = s.tiles[at]
    if s.turned[at] >= 0 or (piece in s.tiles and s.turned[s.tiles.index(piece)] >= 0):
        raise ValueError(f"{space} or {tile} is face up already")
    for zone in (s.tiles, s.aside, s.box, *s.held):
        if piece in zone:
            zone[zone.index(piece)] = other
            s.tiles[at] = piece
            return
    raise ValueError(f"no tile {tile}")


def put(t: Table, space: str, tile: str, turns: int = 0) -> None:
    """Face up on a space. Areas that this finishes count as valued before; nobody is paid."""
    s = t.state
    lay(t, space, tile)
    at = s.board.number[space]
    see(s, s.tiles[at], ALL)
    s.turned[at] = turns
    mark(s, at, s.marks)
    for area in s.board.face[at]:
        shields = s.board.area_shields[area] if area >= 0 else ()
        if area >= 0 and s.board.area_kind[area] != MINE and all(s.turned[other] >= 0 for other, _ in shields):
            s.areas[area] = VALUED if any(influence(s, shields)) else CLOSED
    s.turns = sum(turned >= 0 for turned in s.turned)


def put_all_but(t: Table, *spaces: str, turns: int = 0) -> None:
    """Every tile that is still face down, except on these spaces, is turned up as it lies."""
    s = t.state
    for at, name in enumerate(s.board.spaces):
        if s.turned[at] < 0 and name not in spaces:
            put(t, name, TILE_IDS[s.tiles[at]], turns)


def tile_on(t: Table, space: str) -> tuple[str, int]:
    """Which tile lies there, and its turns (-1: face down)."""
    at = t.state.board.number[space]
    return TILE_IDS[t.state.tiles[at]], t.state.turned[at]


def reveal(t: Table, seat: int, space: str, tile: str, turns: int = 0, passing: bool = True) -> None:
    """At T0: turn up this tile on this space and lay it so. `passing`: nobody plays a Steward; on to T6."""
    lay(t, space, tile)
    t.do(seat, "reveal", space)
    if t.asked == "dilemma":
        t.do(seat, "place", "revealed")
    t.do(seat, "turn", turns)
    if passing:
        pass_stewards(t)


def pass_stewards(t: Table) -> None:
    while t.asked == "steward":
        t.do(t.waiting()[0], "pass")


# -- where the game stands


def turn_at(t: Table, seat: int, at: str = "T0", **locals_: Any) -> None:
    """Stand in a turn of this seat: at T0 (question "begin") or T6 (question "build"); `locals_` of the frame Turn."""
    s = t.state
    up = sum(turned >= 0 for turned in s.turned)
    s.active = seat
    if at == "T0":
        s.turns = up
        t.goto(WholeGame(), Turn(seat=seat, **locals_))
    elif at == "T6":
        s.turns = max(0, up - 1)
        step = GAME.steps[Turn].index(turn_rules.build)
        space = next((i for i, turned in enumerate(s.turned) if turned >= 0), 0)
        t.goto(WholeGame(), Turn(**{"seat": seat, "step": step, "space": space, **locals_}))
    else:
        raise ValueError(at)
    GAME.invariants(s)


def end_turn(t: Table) -> None:
    """At T6: build nothing more."""
    t.do(t.waiting()[0], "stop")


# -- cards, resources, silver, castles, settlements: nothing is created or destroyed


def give(t: Table, seat: int, *kinds: str) -> None:
    """Cards of these kinds from the deck into a hand."""
    for kind in kinds:
        piece = next((p for p in t.state.deck if FACE[p] == kind), None)
        if piece is None:
            raise ValueError(f"no {kind} in the deck")
        t.place("hands", seat, [piece])


def top(t: Table, *kinds: str) -> None:
    """These cards lie on top of the deck; the first will be drawn first."""
    deck = t.state.deck
    for kind in reversed(kinds):
        piece = next(p for p in deck if FACE[p] == kind)
        deck.remove(piece)
        deck.append(piece)


def empty_deck(t: Table, holder: int, leave: int = 0) -> None:
    """All cards of the deck but so many into one hand."""
    deck = t.state.deck
    t.place("hands", holder, deck[leave:])


def hand(t: Table, seat: int) -> list[str]:
    """The kinds of the cards in a hand, sorted."""
    return sorted(FACE[piece] for piece in t.state.hands[seat])


def cards(t: Table) -> list[int]:
    """How many cards each seat holds."""
    return [len(pieces) for pieces in t.state.hands]


def stock(t: Table, seat: int, wood: int = 0, grain: int = 0, rock: int = 0) -> None:
    t.state.stock[3 * seat : 3 * seat + 3] = [wood, grain, rock]


def resources(t: Table, seat: int) -> tuple[int, int, int]:
    """Wood, grain, rock."""
    wood, grain, rock = t.state.stock[3 * seat : 3 * seat + 3]
    return wood, grain, rock


def silver(t: Table, seat: int, amount: int) -> None:
    """So much silver for this seat, from the mine (and from the box if the mine has too little)."""
    s = t.state
    s.mine += s.silver[seat] - amount
    s.silver[seat] = amount
    if s.mine < 0:
        s.silver_total -= s.mine
        s.mine = 0


def score(t: Table, *points: int) -> None:
    """So many points for each seat, as if by castles."""
    s = t.state
    s.vp = list(points)
    s.sources = [0] * (s.seats * SOURCE_COUNT)
    s.sources[FROM_CASTLES::SOURCE_COUNT] = points


def mine(t: Table, amount: int) -> None:
    """So much silver in the mine; the rest goes into the box."""
    s = t.state
    s.mine = amount
    s.silver_total = amount + sum(s.silver)


def castle(t: Table, seat: int, place: str, over: int = -1) -> None:
    """A castle stands on this place, on top of one of seat `over` if that is named; nothing is scored."""
    s = t.state
    at = s.board.number[place]
    s.castle[at], s.under[at] = seat, over
    s.supply[seat] -= 1
    if over >= 0:
        s.supply[over] -= 1


def settle(t: Table, octagon: str, settlement: str) -> None:
    """A "village" or "town" stands on this octagon, or "none": from or to the reserve."""
    s = t.state
    at = s.board.number[octagon]
    new = {"none": 0, "village": VILLAGE, "town": TOWN}[settlement]
    for kind, sign in ((s.settled[at], 1), (new, -1)):
        if kind == VILLAGE:
            s.villages += sign
        elif kind == TOWN:
            s.towns += sign
    s.settled[at] = new
    villages, towns = min(s.villages, 0), min(s.towns, 0)  # the reserve was too small: more in the box
    s.reserve = (s.reserve[0] - villages, s.reserve[1] - towns)
    s.villages -= villages
    s.towns -= towns


# -- data beside the tests


@cache
def _data(name: str) -> dict[str, Any]:
    return tomllib.loads((Path(__file__).parent / name).read_text(encoding="utf-8"))


def example(id: str) -> dict[str, Any]:
    """The entry of examples.toml with this id."""
    return next(
        e for entries in _data("examples.toml").values() if isinstance(entries, list) for e in entries if e["id"] == id
    )


def fixed_board() -> dict[str, Any]:
    """The full board in the fixed assembly, as it must be."""
    return _data("board_fixed.toml")


def seat_of(colour: str) -> int:
    return COLOURS.index(colour)


def amounts(by_colour: Mapping[str, Mapping[str, int]]) -> dict[int, tuple[int, ...]]:
    """{"red": {"wood": 1}} as {seat: (wood, grain, rock)}."""
    return {seat_of(c): tuple(given.get(r, 0) for r in RESOURCES) for c, given in by_colour.items()}


# -- influence, and the end of the game


def point(t: Table, space: str, side: str, seat: int, value: int) -> None:
    """A face-up tile on this space whose shield towards this side is the seat's, of this value (0: its card shield)."""
    s = t.state
    used = {tile for at, tile in enumerate(s.tiles) if s.turned[at] >= 0 and s.board.spaces[at] != space}
    for tile in HERALDIC:
        for turns in range(4):
            at = 16 * tile + 4 * turns + SIDES.index(side)
            if tile not in used and (SHIELD_COLOUR[at], SHIELD_VALUE[at]) == (s.colours[seat], value):
                put(t, space, TILE_IDS[tile], turns)
                return
    raise ValueError(f"no tile of value {value} left")


def last_turn(t: Table, seat: int = RED) -> None:
    """T6 of the last turn: every tile lies face up."""
    put_all_but(t)
    turn_at(t, seat, "T6")


def finish(t: Table) -> list[int]:
    """Nobody does anything any more; the points that each seat gains by it."""
    before = list(t.state.vp)
    while not GAME.over(t.state):
        t.do(t.waiting()[0], "stop")
    return [now - then for now, then in zip(t.state.vp, before, strict=True)]


def scored(t: Table, why: str) -> list[int]:
    """The points that each seat has been given for this reason, by the log."""
    total = [0] * t.state.seats
    for event in t.said("scored"):
        if event["why"] == why:
            total[event["seat"]] += event["vp"]
    return total
