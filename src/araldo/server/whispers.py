"""What two persons write to each other. It belongs to no table, is in no record, and goes with either of them."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from araldo.server.apartness import shunned
from araldo.server.hub import Hub
from araldo.server.people import Person
from araldo.server.schema import hearings, persons, whispers
from araldo.server.sentences import LANGUAGES, Refused, say
from araldo.server.strangers import how_to, may_write

PAGE = 40  # lines
PARTNERS = 100


def heard_of(c: Connection, person: str, other: str) -> int:
    query = sa.select(hearings.c.heard).where(hearings.c.person_id == person, hearings.c.other_id == other)
    return int(c.execute(query).scalar() or 0)


def unread(c: Connection, person: str) -> int:
    """Lines that somebody has not been there to read, from whom they want to hear."""
    heard = sa.and_(hearings.c.person_id == person, hearings.c.other_id == whispers.c.person_id)
    query = sa.select(sa.func.count()).select_from(whispers.outerjoin(hearings, heard))
    query = query.where(whispers.c.other_id == person, ~whispers.c.unheard,
                        whispers.c.person_id.not_in(shunned(person)),
                        whispers.c.id > sa.func.coalesce(hearings.c.heard, 0))  # fmt: skip
    return int(c.execute(query).scalar_one())


async def partners(hub: Hub, me: Person) -> list[dict[str, Any]]:
    """With whom somebody has written, who wrote last first."""

    def do(c: Connection) -> list[dict[str, Any]]:
        other = sa.case((whispers.c.person_id == me.id, whispers.c.other_id), else_=whispers.c.person_id).label("who")
        mine = sa.select(other, sa.func.max(whispers.c.id).label("last")).where(_theirs(me.id)).group_by(other)
        last = mine.subquery()
        query = sa.select(persons.c.id, persons.c.name, persons.c.arms, whispers.c.person_id, whispers.c.text,
                          whispers.c.at, whispers.c.id.label("line"))  # fmt: skip
        query = query.join(last, last.c.who == persons.c.id).join(whispers, whispers.c.id == last.c.last)
        query = query.where(persons.c.id.not_in(shunned(me.id))).order_by(last.c.last.desc()).limit(PARTNERS)
        return [{"person": row.id, "name": row.name, "arms": row.arms, "text": row.text, "at": row.at,
                 "unread": row.person_id == row.id and row.line > heard_of(c, me.id, row.id)}
                for row in c.execute(query).all()]  # fmt: skip

    return await hub.store.read(do)


def _theirs(me: str) -> Any:
    return sa.or_(whispers.c.person_id == me, sa.and_(whispers.c.other_id == me, ~whispers.c.unheard))


async def look(hub: Hub, me: Person, other: str, before: int | None) -> dict[str, Any]:
    """A page of what two have written, the oldest first; how far the other one has read; whether one may write."""
    who = await hub.people.find(other)
    if who is None or other == me.id:
        raise Refused("nobody-there", 404)

    def do(c: Connection) -> dict[str, Any]:
        pair = sa.or_(
            sa.and_(whispers.c.person_id == me.id, whispers.c.other_id == other),
            sa.and_(whispers.c.person_id == other, whispers.c.other_id == me.id, ~whispers.c.unheard),
        )
        query = sa.select(whispers.c.id, whispers.c.person_id, whispers.c.text, whispers.c.at).where(pair)
        if before is not None:
            query = query.where(whispers.c.id < before)
        rows = c.execute(query.order_by(whispers.c.id.desc()).limit(PAGE + 1)).all()
        how = how_to(c, me.id, other)
        lines = [] if how else [{"id": row.id, "mine": row.person_id == me.id, "text": row.text, "at": row.at}
                                for row in rows[:PAGE][::-1]]  # fmt: skip
        return {"person": who.id, "name": who.name, "arms": who.arms, "lines": lines, "more": len(rows) > PAGE,
                "heard": heard_of(c, me.id, other), "read": heard_of(c, other, me.id), "shun": how,
                "write": not how and may_write(c, me.id, other, who.settings)}  # fmt: skip

    return await hub.store.read(do)


async def write(hub: Hub, me: Person, other: str, text: str) -> int:
    """Whom the other one does not want to hear is not told so."""
    who = await hub.people.find(other)
    if who is None or other == me.id:
        raise Refused("nobody-there", 404)

    def do(c: Connection) -> tuple[int, bool]:
        if how_to(c, me.id, other):
            raise Refused("you-shun")
        if not may_write(c, me.id, other, who.settings):
            raise Refused("not-wanted", 403)
        unheard = bool(how_to(c, other, me.id))
        row = whispers.insert().values(person_id=me.id, other_id=other, text=text, at=hub.now(), unheard=unheard)
        done: Any = c.execute(row)
        return int(done.inserted_primary_key[0]), unheard

    line, unheard = await hub.store.transact(do)
    if not unheard:
        said = {lang: (say(lang, "tell-whisper", who=me.name or say(lang, "somebody-gone")), "") for lang in LANGUAGES}
        await hub.herald.tell(other, f"whisper {me.id} {line}", said, f"/talk/{me.id}", event="talk",
                              unless=("person", me.id, line), public=False)  # fmt: skip
    return line


async def hear(hub: Hub, me: Person, other: str, last: int) -> None:
    """Lines up to this one were there to read."""

    def do(c: Connection) -> None:
        newest = sa.select(sa.func.max(whispers.c.id)).where(
            whispers.c.person_id == other, whispers.c.other_id == me.id, ~whispers.c.unheard)  # fmt: skip
        heard = min(last, c.execute(newest).scalar() or 0)
        if heard <= heard_of(c, me.id, other):
            return
        mine = sa.and_(hearings.c.person_id == me.id, hearings.c.other_id == other)
        if not c.execute(hearings.update().where(mine).values(heard=heard)).rowcount:
            c.execute(hearings.insert().values(person_id=me.id, other_id=other, heard=heard))

    await hub.store.transact(do)
