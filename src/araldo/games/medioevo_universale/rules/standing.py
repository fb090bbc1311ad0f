"""Rights that stand open beside a question (MU-DEC-62), and cards that lie before a player (MU-EMP-09)."""

from __future__ import annotations

from araldo.games.medioevo_universale.box import FACE
from araldo.games.medioevo_universale.state import Delivered, Medioevo
from araldo.kernel import ALL, Free, move, note


def rights(s: Medioevo, *seats: int) -> tuple[Free, ...]:
    """What a question of these seats leaves open: to them the claim of the honour limit, to all that the time is up."""
    options = s.options
    if s.ends_after or not (options["end_honour"] or options["end_minutes"]):
        return ()
    found: tuple[Free, ...] = ()
    if options["end_honour"]:
        found += (Free("claim", seats),)
    if options["end_minutes"]:
        found += (Free("time_up", tuple(range(s.seats))),)
    return found


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
