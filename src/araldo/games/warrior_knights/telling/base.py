"""What all chapters of telling need: cards with their text, values before and after, Nobles by their names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from araldo.games.warrior_knights.board import AREAS, COUNT
from araldo.games.warrior_knights.box import EVENT_ID, FIRST_EVENT
from araldo.games.warrior_knights.rules.forces import strength
from araldo.games.warrior_knights.rules.places import noble
from araldo.games.warrior_knights.state import Knights
from araldo.kernel import Action
from araldo.kernel.telling import Brief, Change, Cost, Hint, Phrase

Hinter = Callable[[Knights, Any, int, Action], Hint | None]
Briefer = Callable[[Knights, Any, int], Brief | None]


def say(message: str, **params: Any) -> Phrase:
    return Phrase(message, params)


def text(word: str) -> Phrase:
    """The text of a card: of `name-text-…`, else of the data (`words.namer`)."""
    return Phrase("card-text", {"text": f"text:{word}"})


def called(word: str) -> Phrase:
    return Phrase("just", {"what": word})


NOTHING = Hint(effect=say("effect-nothing"), rank=99)


def draft_of(s: Knights, seat: int) -> list[Action]:
    return s.asked.drafts.get(seat, []) if s.asked is not None else []


def crowns(s: Knights, seat: int, more: int, rule: str = "") -> Change:
    return Change("crowns", s.crowns[seat], s.crowns[seat] + more, rule)


def votes(s: Knights, seat: int, more: int, rule: str = "") -> Change:
    return Change("votes", s.votes[seat], s.votes[seat] + more, rule)


def faith(s: Knights, seat: int, more: int, rule: str = "") -> Change:
    return Change("faith", s.faith[seat], s.faith[seat] + more, rule)


def pays(amount: int, each: bool = False) -> tuple[Cost, ...]:
    return (Cost("crown" if amount == 1 and not each else "crowns", amount, each),) if amount else ()


def pays_faith(amount: int, each: bool = False) -> tuple[Cost, ...]:
    return (Cost("faith", amount, each),) if amount else ()


def force(s: Knights, army: int, more: int, rule: str = "") -> Change:
    """The strength of an army, by its Noble's name."""
    return Change(called(noble(s, army)), strength(s, army), max(0, strength(s, army) + more), rule)


def house(s: Knights, army: int) -> str:
    """The group of a Noble's options: his name."""
    return noble(s, army)


def spot_of(s: Knights, army: int) -> tuple[str, ...] | None:
    place = s.place[army]
    return (AREAS[place % COUNT],) if place >= 0 else None


def event_word(card: int) -> str:
    return EVENT_ID[card - FIRST_EVENT]
