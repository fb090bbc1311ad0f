"""Empire cards in a hand."""

from __future__ import annotations

from araldo.games.medioevo_universale.box import FACE
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import ALL, move


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
