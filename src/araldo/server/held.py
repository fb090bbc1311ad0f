"""Which seats are whose. A person holds a seat by its person's number at that table (see `Seating.person_of`), so it
stays theirs whatever becomes of its links, and ends when the seat changes hands.

Tables know seats and numbers only. A link hands a seat over: whoever opens it holds the seat from then on.
"""

from __future__ import annotations

from typing import Any

from araldo.server import tokens
from araldo.server.people import Person
from araldo.server.seating import Left, Seating
from araldo.server.table import LiveTable
from araldo.server.tokens import Claim

SCREEN = -1  # the number of who has the shared screen, or hosts without playing


def invited(seat: int) -> int:
    """The number of an invitation to a seat, which several persons may have."""
    return -2 - seat


def holding(person: Person | None, table: str, seat: int, number: int, host: bool, now: float) -> list[dict[str, Any]]:
    """The row of a seat that becomes a person's; none where there are no persons."""
    if person is None:
        return []
    return [{"table_id": table, "number": number, "person_id": person.id, "host": host, "invite": "", "since": now,
             "part": 1, "due": -now, "rev": 0, "told": "", "heard": 0, "seat": seat}]  # fmt: skip


def number_of(seating: Seating, claim: Claim) -> int | None:
    """Under which number whoever has a token holds what it is for."""
    return SCREEN if claim.kind in (tokens.EVERYBODY, tokens.HOST) else seating.person_of(claim)


def claim_of(live: LiveTable, number: int, host: bool) -> Claim | None:
    """What a number is entitled to at a table now; None if its seat has changed hands."""
    seating = live.seating
    if number == SCREEN:
        kind: tokens.TokenKind = tokens.EVERYBODY if live.head.hot_seat else tokens.HOST
        return Claim(live.id, kind, generation=seating.hosts, host=True)
    for seat, place in enumerate(seating.places):
        if place.held and seating.holder(seat) == number:
            return Claim(live.id, tokens.SEAT, seat, place.generation, host)
        if place.lent and place.deputy == number:
            return Claim(live.id, tokens.SEAT, seat, place.generation, substitute=place.substitute)
    return None


def left_of(live: LiveTable, number: int) -> Left | None:
    return next((left for left in reversed(live.seating.left) if left.person == number), None)
