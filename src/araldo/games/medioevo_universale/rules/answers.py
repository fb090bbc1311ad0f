"""What many questions share: the pass, candidates with their refusals, and rights left open beside them (MU-DEC-62)."""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import Action, Free, Option, Refusal

Weighed = Iterator[tuple[Option, Refusal | None]]
PASS: Action = ("pass",)


def passing(s: Medioevo, f: object, seat: int) -> Action:
    return PASS


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
