"""Open tables: what strangers see of them before they sit down."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from araldo.server import bans
from araldo.server.hub import Hub
from araldo.server.people import Person
from araldo.server.schema import persons, seats
from araldo.server.seating import Seating, head_from, seating_from
from araldo.server.sentences import Refused
from araldo.server.store import Stored
from araldo.server.strangers import apart, at_tables
from araldo.server.unopened import UNREADABLE

Known = dict[tuple[str, int], tuple[str, str, str, bool]]  # by table and number: person, name, arms, whether host


async def page(hub: Hub, person: Person | None, playing: bool) -> list[dict[str, Any]]:
    """Tables that wait for people, or those in play at which all may look on; none with whom one does not meet."""
    stored = await hub.store.lobby(status="running" if playing else "open")

    def do(c: Connection) -> tuple[set[str], dict[str, set[str]], Known]:
        found = [one.id for one in stored]
        away = apart(c, "" if person is None else person.id)
        return away, at_tables(c, found) if away else {}, _known(c, found)

    away, there, known = await hub.store.read(do)
    return [line for one in stored
            if not (away and away & there.get(one.id, set())) and (line := _line(hub, one, known))]  # fmt: skip


def _known(c: Connection, shown: list[str]) -> Known:
    query = sa.select(seats.c.table_id, seats.c.number, persons.c.id, persons.c.name, persons.c.arms, seats.c.host)
    query = query.join(persons, persons.c.id == seats.c.person_id)
    rows = c.execute(query.where(seats.c.table_id.in_(shown), seats.c.number >= -1))
    return {(table, number): (who, name, arms, host) for table, number, who, name, arms, host in rows}


def _line(hub: Hub, stored: Stored, known: Known) -> dict[str, Any] | None:
    try:
        hub.bans.check(bans.TABLE, stored.id)
        head, seating = head_from(stored.head), seating_from(stored.seating)
        options = head.setup["options"]
    except (Refused, *UNREADABLE):
        return None  # the table itself says what is wrong
    host = next((name for (table, _), (_, name, _, host) in known.items() if table == stored.id and host), "")
    return {
        "table": stored.id, "game": stored.game, "title": head.title, "created": stored.created,
        "seats": _seats(stored.id, seating, known),
        "clock": None if head.clock is None else msgspec.to_builtins(head.clock),
        "options": options, "rated": head.rated, "lang": head.lang, "level": head.level, "host": host,
    }  # fmt: skip


def _seats(table: str, seating: Seating, known: Known) -> list[dict[str, Any]]:
    found = []
    for seat, place in enumerate(seating.places):
        who = known.get((table, seating.player(seat))) if place.kind == "human" else None
        found.append({"kind": place.kind, "name": place.called, "person": who[0] if who else "",
                      "arms": who[2] if who else ""})  # fmt: skip
    return found
