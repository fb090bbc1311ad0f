"""Answers that many questions share, and the type of a list of candidates with their refusals."""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import Action, Option, Refusal

Weighed = Iterator[tuple[Option, Refusal | None]]
PASS: Action = ("pass",)


def passing(s: Medioevo, f: object, seat: int) -> Action:
    return PASS
