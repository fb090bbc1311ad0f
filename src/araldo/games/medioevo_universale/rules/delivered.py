"""Cards that lie before a player (MU-EMP-09), and truces among them (MU-EMP-10)."""

from __future__ import annotations

from araldo.games.medioevo_universale.box import FACE
from araldo.games.medioevo_universale.state import Delivered, Medioevo
from araldo.kernel import ALL, move, note


def lay(s: Medioevo, seat: int, card: int, target: int, turns: int) -> None:
    """A card from zone `played` lies before a target from now on."""
    move(s, card, s.played, s.laid[target], ALL)
    s.delivered.append(Delivered(card, seat, target, turns))
    note(s, "laid", rule="MU-EMP-09", seat=seat, victim=target, card=FACE[card], turns=turns)


def lift(s: Medioevo, card: int) -> None:
    """A delivered card goes to the discard pile."""
    d = next(d for d in s.delivered if d.card == card)
    s.delivered.remove(d)
    note(s, "lifted", rule="MU-EMP-09", victim=d.target, card=FACE[card])
    move(s, card, s.laid[d.target], s.discard, ALL)


def before(s: Medioevo, seat: int, kind: str) -> list[Delivered]:
    """Cards of this kind that lie before a player."""
    return [d for d in s.delivered if d.target == seat and FACE[d.card] == kind]


def between(s: Medioevo, a: int, b: int, kind: str) -> list[Delivered]:
    """Cards of this kind that one of two players has delivered to the other."""
    return [d for d in s.delivered if FACE[d.card] == kind and {d.giver, d.target} == {a, b}]


def truce(s: Medioevo, a: int, b: int) -> bool:
    """MU-EMP-10."""
    return bool(s.delivered) and bool(between(s, a, b, "diplomatico"))
