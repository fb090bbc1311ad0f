"""All that is kept of a person: to take home as one archive, or to be deleted.

Games are everybody's who played them. So a record stays, and the name of who is deleted is taken out of it: the seat is
called by its house again. A game that still runs is left first, as by anybody who leaves.
"""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from typing import Any

import msgspec
import sqlalchemy as sa
import structlog

from araldo.kernel.errors import AraldoError
from araldo.server import bans, tokens
from araldo.server.changes import tell
from araldo.server.handover import free, hand_over
from araldo.server.held import SCREEN, claim_of
from araldo.server.hub import Hub
from araldo.server.passkeys import keys_of
from araldo.server.people import Person, forget
from araldo.server.schema import (
    answers,
    chats,
    members,
    notes,
    played,
    ratings,
    reports,
    seats,
    seeks,
    shuns,
    tables,
    talk,
    whispers,
)
from araldo.server.seating import Seating, encode, seating_from
from araldo.server.sentences import LANGUAGES, Refused, say
from araldo.server.store import Conflict, Write
from araldo.server.table import LiveTable
from araldo.server.talk import TABLE
from araldo.server.unopened import UNREADABLE
from araldo.server.ways import ways_of

log = structlog.get_logger("araldo.people")
TRIES = 5


async def _held(hub: Hub, person: Person) -> list[tuple[str, int, bool]]:
    query = sa.select(seats.c.table_id, seats.c.number, seats.c.host).where(seats.c.person_id == person.id)
    return await hub.store.rows(query.where(seats.c.number >= SCREEN).order_by(seats.c.since))


# -- to take home


async def archive(hub: Hub, person: Person) -> bytes:
    """A zip of what is kept: who one is, devices, games, and what one wrote there. The records are the tables' own."""
    held = await _held(hub, person)
    files: dict[str, Any] = {
        "person.json": {"name": person.name, "arms": person.arms, "settings": person.settings, "made": person.made},
        "devices.json": {"sessions": [one._asdict() for one in await hub.people.sessions(person)],
                         "passkeys": [one._asdict() for one in await keys_of(hub.people, person)]},
        "notices.json": [{"kind": way.kind, "target": way.target, "name": way.name, "active": way.active,
                          "hour": way.hour, "last": way.at, "result": way.result}
                         for way in await ways_of(hub.people, person.id)],
        "seats.json": await _seats(hub, person),
        "games.json": await _rows(hub, played, person), "ratings.json": await _rows(hub, ratings, person),
        "groups.json": {"member": await _rows(hub, members, person), "evenings": await _rows(hub, answers, person),
                        "said": await _rows(hub, talk, person)},
        "letters.json": await _whispers(hub, person), "shuns.json": await _rows(hub, shuns, person),
        "reports.json": await _rows(hub, reports, person), "seek.json": await _rows(hub, seeks, person),
        "notes.json": await _written(hub, held, notes.c.table_id, notes.c.person, notes.c.text),
        "chat.json": await _written(hub, held, chats.c.table_id, chats.c.seat, chats.c.text, chats.c.at),
    }  # fmt: skip
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, value in files.items():
            packed.writestr(name, json.dumps(value, ensure_ascii=False, indent=1))
    return out.getvalue()


async def _whispers(hub: Hub, person: Person) -> list[dict[str, Any]]:
    """Private talk, as this person has it: what they wrote, and what was written to them."""
    heard = sa.and_(whispers.c.other_id == person.id, ~whispers.c.unheard)
    query = sa.select(whispers.c.person_id, whispers.c.other_id, whispers.c.text, whispers.c.at)
    rows = await hub.store.rows(query.where(sa.or_(whispers.c.person_id == person.id, heard)).order_by(whispers.c.id))
    return [dict(zip(("by", "to", "text", "at"), row, strict=True)) for row in rows]


async def _seats(hub: Hub, person: Person) -> list[dict[str, Any]]:
    query = sa.select(seats.c.table_id, tables.c.game, tables.c.status, tables.c.created, seats.c.number,
                      seats.c.host, seats.c.since).join(tables, tables.c.id == seats.c.table_id)  # fmt: skip
    names = ("table", "game", "status", "created", "number", "host", "since")
    rows = await hub.store.rows(query.where(seats.c.person_id == person.id).order_by(seats.c.since))
    return [dict(zip(names, row, strict=True)) for row in rows]


async def _rows(hub: Hub, table: sa.Table, person: Person) -> list[dict[str, Any]]:
    rows = await hub.store.rows(sa.select(table).where(table.c.person_id == person.id))
    return [dict(zip(table.c.keys(), row, strict=True)) for row in rows]


async def _written(hub: Hub, held: list[tuple[str, int, bool]], *columns: Any) -> list[dict[str, Any]]:
    """What somebody wrote at the tables, under the number that was theirs there."""
    table, number, *rest = columns
    found = []
    for at in range(0, len(held), 200):
        mine = sa.or_(*(sa.and_(table == t, number == n) for t, n, _ in held[at : at + 200]))
        for row in await hub.store.rows(sa.select(table, *rest).where(mine)):
            found.append(dict(zip(("table", "text", "at"), row, strict=False)))
    return found


# -- for good


async def delete(hub: Hub, person: Person) -> None:
    """Leave what runs, take the name out of what is over, then delete all the rest at once. If something fails on the
    way the person is still there, and may do it again.
    """
    held = await _held(hub, person)
    for table, number, host in held:
        await _take_leave(hub, table, number, host)
    await hub.store.transact(_forget, person.id, held)


async def run(hub: Hub) -> None:
    while hub.people.on:
        await forget_wished(hub)
        await asyncio.sleep(bans.EVERY)


async def forget_wished(hub: Hub) -> None:
    """Persons whose data the operator wants deleted (`araldo admin forget`)."""
    for wanted in hub.bans.values(bans.FORGET):
        if (person := await hub.people.find(wanted)) is not None:
            await delete(hub, person)
        await hub.store.lift(bans.FORGET, wanted)


def _forget(c: sa.Connection, person: str, held: list[tuple[str, int, bool]]) -> None:
    for table, number, _ in held:
        c.execute(notes.delete().where(notes.c.table_id == table, notes.c.person == number))
        c.execute(seats.update().where(seats.c.table_id == table).values(rev=0, told=""))  # the name is in the words
    forget(c, [person])


async def _take_leave(hub: Hub, table: str, number: int, host: bool) -> None:
    stored = await hub.store.table(table)
    if stored is None:
        return
    if stored.status != "over" or table in hub.lives:
        try:
            live = await hub.get(table)
            await hand_over(live, -1, "", _leave(live, number, host))
            await _unname_talk(hub, table, stored.seating, number)
            return
        except AraldoError as error:
            if error.code == "storage":
                raise
            log.warning("not left", table=table, code=error.code)  # it cannot be opened: the row is changed
    for _ in range(TRIES):
        stored = await hub.store.table(table)
        if stored is None:
            return
        try:
            seating = seating_from(stored.seating)
        except UNREADABLE:
            return
        await _unname_talk(hub, table, stored.seating, number)
        unname(seating, number)
        try:
            write = Write(table, stored.rev + 1, values={"sheet": encode(seating)})
            await hub.services.writer.put(write)
            return
        except Conflict:
            continue
    raise Refused("storage", 503)


def _leave(live: LiveTable, number: int, host: bool) -> Any:
    def do(write: Write) -> None:
        claim = claim_of(live, number, host)
        if claim is not None and claim.kind == tokens.SEAT and live.status != "over":
            if claim.substitute:
                place = live.seating.places[claim.seat]
                place.guest, place.guest_mail = "", ""
            else:
                tell(live, write, "gone")
                free(live, write, claim.seat, "own", [])
        unname(live.seating, number)

    return do


def unname(seating: Seating, number: int) -> None:
    """Take a person's name and address out of a seating."""
    names = {name for name in names_of(seating, number) if name}
    for seat, place in enumerate(seating.places):
        if number in (SCREEN, seating.holder(seat)):
            place.name = place.mail = place.heir = ""
            place.hours, place.holidays = None, []
        if place.deputy == number:
            place.guest = place.guest_mail = ""
            place.guest_hours = None
    for left in seating.left:
        if left.person == number:
            left.name = ""
        left.by = ["" if name in names else name for name in left.by]
    for motion in seating.motions:
        if motion.name in names:
            motion.name = motion.text = ""
    if seating.ended is not None:
        seating.ended.by = ["" if name in names else name for name in seating.ended.by]


def names_of(seating: Seating, number: int) -> list[str]:
    """What somebody was called at a table."""
    found = [place.name for seat, place in enumerate(seating.places) if number in (SCREEN, seating.holder(seat))]
    found += [place.guest for place in seating.places if place.deputy == number]
    return found + [left.name for left in seating.left if left.person == number]


async def _unname_talk(hub: Hub, table: str, sheet: str, number: int) -> None:
    """What the table has told about its seats names people too."""
    names = {name for name in names_of(seating_from(sheet), number) if name}
    if not names:
        return
    instead = " / ".join(dict.fromkeys(say(lang, "somebody-gone") for lang in LANGUAGES))

    def do(c: sa.Connection) -> None:
        lines = sa.select(chats.c.id, chats.c.text).where(chats.c.table_id == table, chats.c.seat == TABLE)
        for line, text in c.execute(lines).all():
            told: dict[str, str] = msgspec.json.decode(text)
            fresh = {key: _without(value, names, instead) if key != "say" else value for key, value in told.items()}
            if fresh != told:
                c.execute(chats.update().where(chats.c.id == line).values(text=msgspec.json.encode(fresh).decode()))

    await hub.store.transact(do)


def _without(text: str, names: set[str], instead: str) -> str:
    """A list of names with commas, but for some."""
    return ", ".join(instead if name in names else name for name in text.split(", "))
