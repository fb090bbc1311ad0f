"""Strangers: whom somebody does not want to hear or to meet, and what is reported to the operator.

Who is muted is not heard by who wants it so; who is blocked is not met at open tables either, the other way round too.
Nobody is told: whoever is kept away finds no table where there would be one, and writes to nobody without knowing.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from araldo.server.annals import ALL, level_of
from araldo.server.archive import viewer_of
from araldo.server.held import SCREEN
from araldo.server.hub import Hub
from araldo.server.people import Person
from araldo.server.schema import chats, members, persons, reports, seats, shuns, talk, whispers
from araldo.server.sentences import Refused
from araldo.server.store import among
from araldo.server.table import LiveTable

MUTE: Final = "mute"
BLOCK: Final = "block"
LINES = 20  # of what somebody said that go with a report
REPORTS = 5  # about the same person, by the same one, that are not settled yet


def apart(c: Connection, person: str) -> set[str]:
    """Whom somebody does not meet: who is blocked by them, or has blocked them."""
    if not person:
        return set()
    mine = sa.select(shuns.c.other_id).where(shuns.c.person_id == person, shuns.c.how == BLOCK)
    theirs = sa.select(shuns.c.person_id).where(shuns.c.other_id == person, shuns.c.how == BLOCK)
    return set(c.execute(sa.union(mine, theirs)).scalars())


def at_tables(c: Connection, tables: Iterable[str], hosts: bool = False) -> dict[str, set[str]]:
    """Who has a seat at each of these tables, or hosts it; `hosts`: only those."""
    query = sa.select(seats.c.table_id, seats.c.person_id).where(seats.c.table_id.in_(list(tables)))
    query = query.where(seats.c.host if hosts else seats.c.number >= SCREEN)
    found: dict[str, set[str]] = defaultdict(set)
    for table, person in c.execute(query):
        found[table].add(person)
    return found


async def meets(hub: Hub, person: Person | None, table: str, hosts: bool = False) -> bool:
    """Whether somebody is kept away from nobody at a table, or from none of its hosts."""
    if person is None:
        return True

    def do(c: Connection) -> bool:
        away = apart(c, person.id)
        return not (away and away & at_tables(c, [table], hosts)[table])

    return await hub.store.read(do)


async def shun(hub: Hub, person: Person, other: str, how: str) -> None:
    """Mute, block, or neither any more."""
    if other == person.id:
        raise Refused("not-oneself")

    def do(c: Connection) -> None:
        if how and c.execute(sa.select(persons.c.id).where(persons.c.id == other)).first() is None:
            raise Refused("nobody-there", 404)
        c.execute(shuns.delete().where(shuns.c.person_id == person.id, shuns.c.other_id == other))
        if how:
            c.execute(shuns.insert().values(person_id=person.id, other_id=other, how=how, at=hub.now()))

    await hub.store.transact(do)


async def shunned_by(hub: Hub, person: Person) -> list[dict[str, Any]]:
    query = sa.select(persons.c.id, persons.c.name, persons.c.arms, shuns.c.how, shuns.c.at)
    query = query.join(shuns, shuns.c.other_id == persons.c.id).where(shuns.c.person_id == person.id)
    names = ("id", "name", "arms", "how", "at")
    return [dict(zip(names, row, strict=True)) for row in await hub.store.rows(query.order_by(shuns.c.at.desc()))]


def how_to(c: Connection, person: str, other: str) -> str:
    query = sa.select(shuns.c.how).where(shuns.c.person_id == person, shuns.c.other_id == other)
    return str(c.execute(query).scalar() or "")


def may_write(c: Connection, person: str, other: str, settings: dict[str, Any]) -> bool:
    """Whether somebody may write to another, or invite them: as that one wishes it, or if they have written first."""
    if not person or person == other:
        return False
    level = level_of(settings, "write")
    if level == ALL or (level == 1 and other in viewer_of(c, person).mates):
        return True
    first = sa.select(whispers.c.id).where(whispers.c.person_id == other, whispers.c.other_id == person).limit(1)
    return c.execute(first).first() is not None


# -- at a table


async def people_at(hub: Hub, person: Person | None, live: LiveTable) -> dict[str, Any]:
    """Who the people at a table are, and whose lines somebody does not want to read there."""

    def do(c: Connection) -> tuple[list[Any], dict[str, str]]:
        query = sa.select(seats.c.number, persons.c.id, persons.c.name, persons.c.arms)
        query = query.join(persons, persons.c.id == seats.c.person_id)
        rows = c.execute(query.where(seats.c.table_id == live.id, seats.c.number >= 0)).all()
        mine = sa.select(shuns.c.other_id, shuns.c.how).where(
            shuns.c.person_id == ("" if person is None else person.id)
        )
        return list(rows), {other: how for other, how in c.execute(mine)}  # noqa: C416

    rows, mine = await hub.store.read(do)
    found, hushed = list[dict[str, Any]](), list[dict[str, Any]]()
    for number, who, _, arms in rows:
        seat, gone = live.seating.whereabouts(number)
        if seat >= 0 and number == live.seating.player(seat):
            found.append({"seat": seat, "person": who, "arms": arms, "shun": mine.get(who, ""),
                          "me": person is not None and who == person.id})  # fmt: skip
        if who in mine:
            hushed.append({"seat": seat, "name": gone})
    return {"seats": sorted(found, key=lambda one: one["seat"]), "hushed": hushed}


# -- reports


async def report(hub: Hub, person: Person, other: str, text: str, table: str, group: str) -> None:
    """To the operator, with what the reported one has said there and to who reports."""

    def do(c: Connection) -> None:
        name = c.execute(sa.select(persons.c.name).where(persons.c.id == other)).scalar()
        if name is None or other == person.id:
            raise Refused("nobody-there", 404)
        mine = sa.and_(reports.c.person_id == person.id, reports.c.other_id == other, reports.c.settled.is_(None))
        if int(c.execute(sa.select(sa.func.count()).where(mine)).scalar_one()) >= REPORTS:
            raise Refused("many-reports")
        place, lines = _lines(c, person.id, other, table, group)
        c.execute(reports.insert().values(person_id=person.id, other_id=other, name=name, text=text, place=place,
                                          lines=json.dumps(lines, ensure_ascii=False), at=hub.now()))  # fmt: skip

    await hub.store.transact(do)


def _lines(c: Connection, person: str, other: str, table: str, group: str) -> tuple[str, list[list[Any]]]:
    """Where it was, and the last lines of somebody that another was there to hear: at a table, in a group, or alone."""
    if table:
        at = sa.select(seats.c.number).where(seats.c.table_id == table)
        mine = at.where(seats.c.person_id == person, seats.c.number >= 0)
        if c.execute(mine).first() is None:
            return "", []
        said = sa.select(chats.c.at, chats.c.text).where(
            chats.c.table_id == table, chats.c.seat.in_(at.where(seats.c.person_id == other, seats.c.number >= 0)),
            sa.or_(chats.c.to_seat.is_(None), chats.c.to_seat.in_(mine),
                   mine.where(among(seats.c.number)).correlate(chats).exists()))  # fmt: skip
        return f"table {table}", _last(c, said, chats.c.id)
    if group:
        belongs = sa.select(members.c.role).where(members.c.company_id == group, members.c.person_id == person)
        if c.execute(belongs).first() is None:
            return "", []
        said = sa.select(talk.c.at, talk.c.text).where(talk.c.company_id == group, talk.c.person_id == other)
        return f"group {group}", _last(c, said, talk.c.id)
    said = sa.select(whispers.c.at, whispers.c.text).where(
        whispers.c.person_id == other, whispers.c.other_id == person, ~whispers.c.unheard)  # fmt: skip
    return "", _last(c, said, whispers.c.id)


def _last(c: Connection, query: Any, order: Any) -> list[list[Any]]:
    return [list(row) for row in c.execute(query.order_by(order.desc()).limit(LINES))][::-1]
