"""What the chapters of `telling` share: who is asked what, pieces in words, costs in Florins and honour."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from araldo.games.medioevo_universale.board import IDS, TOWN_ID
from araldo.games.medioevo_universale.box import KINDS, LEVELS, level_by
from araldo.games.medioevo_universale.rules.pieces import transport
from araldo.games.medioevo_universale.rules.sale import value
from araldo.games.medioevo_universale.state import Medioevo, Transport
from araldo.kernel import Action
from araldo.kernel.telling import Change, Cost, Hint, Item, Phrase

FLORINS = "florins"
TREASURY = "treasury"


def draft_of(s: Medioevo, seat: int) -> list[Action]:
    return list(s.asked.drafts.get(seat, [])) if s.asked is not None else []


def frame(s: Medioevo) -> Any:
    """The procedure that asks."""
    return s.frames[-1]


def kind_of(s: Medioevo) -> str:
    return s.asked.kind if s.asked is not None else ""


def florins(amount: int, *parts: Item, each: bool = False) -> tuple[Cost, ...]:
    """A price, and how it came about if that is more than one thing."""
    return (Cost(FLORINS, amount, each, parts if len(parts) > 1 else ()),) if amount > 0 else ()


def honour_cost(points: int, *parts: Item) -> tuple[Cost, ...]:
    return (Cost("honour", points, False, parts if len(parts) > 1 else ()),) if points else ()


def treasury(s: Medioevo, seat: int, change: int, rule: str = "") -> tuple[Change, ...]:
    cash = s.florins[seat]
    return (Change(TREASURY, cash if change else None, cash + change, rule),)


def tr_words(tr: Transport) -> Phrase:
    return Phrase("piece-transport", named(tr) | {"vf": tr.vf})


def named(tr: Transport) -> dict[str, Any]:
    """A transport as the board calls it: its kind, its level, where it stands."""
    return {"what": KINDS[tr.kind], "level": LEVELS[tr.level], "place": place_of(tr.place)}


def place_of(space: int) -> str:
    return IDS[space]


def town_of(space: int) -> str:
    return TOWN_ID[space] if space < len(TOWN_ID) else IDS[space]


def card_words(kind: str) -> Phrase:
    return Phrase(f"card-{kind}")


def sale_hint(s: Medioevo, seat: int, action: Action) -> Hint:
    """MU-SAL-02: to the bank."""
    worth = value(s, seat, action)
    places = (action[2],) if action[0] == "sell" else None
    if action[0] == "sell_transport":
        places = (IDS[transport(s, seat, action[1]).place],)
    return Hint(
        effect=Phrase("effect-sell", {"amount": worth}),
        after=treasury(s, seat, worth, "MU-SAL-02"),
        group="sales",
        rank=90,
        places=places,
    )


@contextmanager
def as_if(s: Medioevo, seat: int, cash: int, techs: int) -> Iterator[None]:
    """The state with other Florins and technologies of a seat, for a look ahead."""
    before = s.florins[seat], s.tech[seat], s.lt[seat]
    s.florins[seat], s.tech[seat], s.lt[seat] = cash, techs, level_by(techs)
    try:
        yield
    finally:
        s.florins[seat], s.tech[seat], s.lt[seat] = before
