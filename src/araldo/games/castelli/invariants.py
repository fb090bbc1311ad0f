"""What must always be true: nothing is created or destroyed, and what follows from the tiles agrees with them."""

from __future__ import annotations

from araldo.games.castelli.box import CASTLES, RESOURCE_MAX, RESOURCES, TOWN, VILLAGE
from araldo.games.castelli.rules.shields import mark
from araldo.games.castelli.state import OPEN, SOURCE_COUNT, Castelli, Turn


def invariants(s: Castelli) -> None:
    """Nothing is created or destroyed; pieces only change place. What follows from other fields agrees with them."""
    b = s.board
    assert s.mine + sum(s.silver) == s.silver_total, "silver"
    assert s.mine >= 0, "mine"
    assert min(s.silver) >= 0, "silver below 0"
    cards = len(s.deck) + len(s.played) + sum(map(len, s.hands))
    assert cards == s.cards_total, "cards"
    villages, towns = s.settled.count(VILLAGE), s.settled.count(TOWN)
    assert villages + s.villages == b.printed.count(VILLAGE) + s.reserve[0], "villages"
    assert towns + s.towns + s.burnt == b.printed.count(TOWN) + s.reserve[1], "towns"
    for seat in range(s.seats):
        assert s.castle.count(seat) + s.under.count(seat) + s.supply[seat] == CASTLES, "castles"
        assert all(0 <= s.stock[3 * seat + r] <= RESOURCE_MAX for r in range(len(RESOURCES))), "stock"
    assert min(s.vp) >= 0, "points"
    for seat, vp in enumerate(s.vp):
        assert vp == sum(s.sources[SOURCE_COUNT * seat : SOURCE_COUNT * (seat + 1)]), "sources of points"
    down = s.turned.count(-1)
    assert len(b.spaces) - s.turns - 1 <= down <= len(b.spaces) - s.turns, "face-down tiles"
    assert s.areas[b.mine] == OPEN or not s.frames, "the mine is open until the end"
    assert all(on != below or on == -1 for on, below in zip(s.castle, s.under, strict=True)), "overbuilt by its owner"
    assert all(on >= 0 or below < 0 for on, below in zip(s.castle, s.under, strict=True)), "overbuilt by nobody"
    assert all(len(tiles) == bool(s.options["module_dilemma"]) for tiles in s.held), "held tiles"
    marks_follow(s)


def marks_follow(s: Castelli) -> None:
    """`marks` is what the tiles say; the tile of an open Steward window may or may not be counted yet."""
    placing = next((f.space for f in s.frames if isinstance(f, Turn)), -1)
    least = [0] * s.seats
    for space, turns in enumerate(s.turned):
        if turns >= 0 and space != placing:
            mark(s, space, least)
    most = least[:]
    if placing >= 0 and s.turned[placing] >= 0:
        mark(s, placing, most)
    assert all(a & m == a and m & b == m for a, m, b in zip(least, s.marks, most, strict=True)), "marks"
