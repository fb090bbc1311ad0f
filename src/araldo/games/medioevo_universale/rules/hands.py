"""Empire cards in a hand."""

from __future__ import annotations

from araldo.games.medioevo_universale.box import CARD, CARD_NEEDS, FACE, meets, meets_card
from araldo.games.medioevo_universale.rules.answers import Weighed
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import ALL, Option, Refusal, move


def held(s: Medioevo, seat: int, kind: str) -> int:
    """A card of this kind in a hand, or -1."""
    for p in s.hands[seat]:
        if FACE[p] == kind:
            return p
    return -1


def kinds_held(s: Medioevo, seat: int) -> list[str]:
    """The kinds in a hand, each once, in the order of the alphabet: no order of cards shows."""
    return sorted({FACE[p] for p in s.hands[seat]})


def throw(s: Medioevo, seat: int, kind: str) -> int:
    """A card of this kind goes from a hand to the discard pile, face up."""
    p = held(s, seat, kind)
    move(s, p, s.hands[seat], s.discard, ALL)
    return p


def with_withheld(s: Medioevo, seat: int, phase: str, found: list[Option]) -> Weighed:
    """What is offered, and the cards in hand that are not: each with the phase or technologies it waits for."""
    for option in found:
        yield option, None
    open_now = {option[1] for option in found if isinstance(option, tuple) and option[0] == "play"}
    for kind in kinds_held(s, seat):
        if kind in open_now:
            continue
        if CARD[kind]["phase"] != phase:
            yield ("play", kind), Refusal("MU-EMP-04", (("card", kind), ("phase", CARD[kind]["phase"])))
        elif not meets_card(s.tech[seat], kind):
            lacking = tuple(need.split("|")[0] for need in CARD_NEEDS[kind] if not meets(s.tech[seat], [need]))
            yield ("play", kind), Refusal("MU-EMP-13", (("card", kind), ("needs", lacking)))
