"""What a person may do at a table, and how seats become theirs."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from araldo.server import bans, tokens
from araldo.server.held import SCREEN, claim_of, holding, invited, left_of, number_of
from araldo.server.hub import Hub
from araldo.server.people import UNSHOWN, Person
from araldo.server.removed import Removed
from araldo.server.schema import persons, seats, sessions
from araldo.server.sentences import Refused
from araldo.server.store import hold
from araldo.server.table import LiveTable
from araldo.server.tokens import Claim
from araldo.table.match import OPEN


class Held(NamedTuple):
    number: int
    host: bool


async def held_at(hub: Hub, person: Person, table: str) -> list[Held]:
    """What a person has at a table, the seats that were held first before the others."""
    query = sa.select(seats.c.number, seats.c.host)
    query = query.where(seats.c.person_id == person.id, seats.c.table_id == table)
    return [Held(*row) for row in await hub.store.rows(query.order_by(seats.c.since, seats.c.number.desc()))]


async def entitled(hub: Hub, live: LiveTable, token: str, person: Person | None) -> Claim:
    """What somebody may do at a table: by a token, or without one as the person who holds a seat. Refused if nothing,
    Removed if the seat has changed hands. Who made a table without a seat and sits down hosts from there.
    """
    if token or person is None:
        return hub.claim(live, token)
    held = [one for one in await held_at(hub, person, live.id) if one.number >= SCREEN]
    claims = [claim for one in held if (claim := claim_of(live, one.number, one.host)) is not None]
    if claims:
        seat = next((claim for claim in claims if claim.kind == tokens.SEAT), claims[0])
        found = seat._replace(host=seat.host or any(claim.kind == tokens.HOST for claim in claims))
        hub.bans.check(bans.TOKEN, hub.tokens.sign(seat))
        return found
    left = next((left for one in held if (left := left_of(live, one.number)) is not None), None)
    if left is not None:
        raise Removed(live.seating, left)
    return hub.claim(live, "")


class Holder(NamedTuple):
    id: str
    name: str


async def holder_of(hub: Hub, table: str, number: int) -> Holder | None:
    """Who holds a number: somebody who has ever come back with the cookie."""
    query = sa.select(persons.c.id, persons.c.name).join(seats, seats.c.person_id == persons.c.id)
    query = query.where(~sa.exists().where(sessions.c.person_id == persons.c.id, UNSHOWN))
    rows = await hub.store.rows(query.where(seats.c.table_id == table, seats.c.number == number))
    return Holder(*rows[0]) if rows else None


async def take(hub: Hub, live: LiveTable, person: Person, claim: Claim) -> None:
    """A link is opened: what it is for becomes the person's."""
    number = number_of(live.seating, claim)
    if number is None:
        raise Refused("not-yours", 403)
    rows = holding(person, live.id, claim.seat, number, claim.host, hub.now())
    await hub.store.transact(lambda c: hold(c, rows))


async def keep_invitation(hub: Hub, live: LiveTable, person: Person, claim: Claim, token: str) -> None:
    """Somebody has looked at an invitation: it waits among their games until they take it up or decline."""
    if live.seating.places[claim.seat].kind != OPEN and not claim.substitute:
        return
    number, now = invited(claim.seat), hub.now()
    row = {"table_id": live.id, "number": number, "person_id": person.id, "host": False, "invite": token,
           "since": now, "part": 2, "due": -now, "rev": 0, "told": "", "heard": 0}  # fmt: skip
    same = seats.delete().where(
        seats.c.table_id == live.id, seats.c.number == number, seats.c.person_id == person.id
    )  # fmt: skip

    def do(c: sa.Connection) -> None:
        c.execute(same)
        c.execute(seats.insert().values(row))

    await hub.store.transact(do)
