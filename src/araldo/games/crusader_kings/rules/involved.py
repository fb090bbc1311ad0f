"""Which territories an action or event concerns that is revealed and not resolved: they are not traded (CK-TRD-02)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from araldo.games.crusader_kings.board import BORDERS
from araldo.games.crusader_kings.box import DECK, EVENT, TAX
from araldo.games.crusader_kings.rules.happening import EVENTS, ON_LAND, target_of
from araldo.games.crusader_kings.rules.realm import lands_of
from araldo.games.crusader_kings.state import (
    Attack,
    Build,
    Conquest,
    Counter,
    Crisis,
    Happening,
    Invade,
    Kings,
    Overthrow,
    Play,
    Plot,
    Taxes,
)
from araldo.kernel import Frame


def involved(s: Kings) -> set[int]:
    found: set[int] = set()
    for f in s.frames:
        concerned = LANDS_IN.get(type(f))
        if concerned is not None:
            found.update(concerned(s, f))
    return found


def of_card(s: Kings, f: Play) -> list[int]:
    """A Tax card concerns all that its player controls; an event, its target's territories, if it concerns any."""
    if not s.table or not f.shown:
        return []
    card = s.table[-1]
    lands = lands_of(s, f.seat) if DECK[card] == TAX and not f.acted else []
    if not f.resolved and ON_LAND[EVENTS[EVENT[card]].block]:
        lands += lands_of(s, target_of(s, f.seat, EVENT[card]))
    return lands


def of_plot(s: Kings, f: Plot) -> list[int]:
    return [f.aim] if f.kind == "plot_incite_revolt" else []


def of_invasion(s: Kings, f: Invade) -> list[int]:
    return [land for pair in f.attacks + f.supports + f.annexed for land in pair]


def of_outbreak(s: Kings, f: Taxes) -> list[int]:
    return [*f.outbreaks, *(near for land in f.outbreaks for near in BORDERS[s.chart][land])]


def of_event(s: Kings, f: Happening) -> list[int]:
    return lands_of(s, f.target) if ON_LAND[f.block] else []


LANDS_IN: dict[type[Frame], Callable[[Kings, Any], Iterable[int]]] = {
    Play: of_card,
    Build: lambda s, f: f.sites,
    Plot: of_plot,
    Overthrow: lambda s, f: [f.target],
    Invade: of_invasion,
    Attack: lambda s, f: [f.origin, f.target, *f.supports],
    Conquest: lambda s, f: [f.target, *f.came],
    Counter: lambda s, f: [f.origin, *f.targets],
    Taxes: of_outbreak,
    Happening: of_event,
    Crisis: lambda s, f: lands_of(s, f.seat),
}
