"""Groups ("compagnie"): what is kept of a standing circle of persons."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from araldo.server.annals import GROUP, PEOPLE
from araldo.server.schema import answers, companies, evenings, hosted, members, results, talk, tidings, ways

KEEPER: Final = "keeper"
DEPUTY: Final = "deputy"
MEMBER: Final = "member"


def host(table: str, group: str, now: float, c: Connection) -> None:
    """A new table is a group's."""
    c.execute(hosted.insert().values(table_id=table, company_id=group, made=now))


def take_off(c: Connection, group: str, person: str) -> None:
    """One's name off the list, not out of old games. The eldest deputy, else member, keeps on; the last one ends it."""
    mine = sa.and_(members.c.company_id == group, members.c.person_id == person)
    role = c.execute(sa.select(members.c.role).where(mine)).scalar()
    c.execute(members.delete().where(mine))
    ours = sa.select(evenings.c.id).where(evenings.c.company_id == group)
    c.execute(answers.delete().where(answers.c.person_id == person, answers.c.evening_id.in_(ours)))
    left = sa.select(members.c.person_id).where(members.c.company_id == group)
    heir = c.execute(left.order_by(members.c.role != DEPUTY, members.c.since).limit(1)).scalar()
    if heir is None:
        _end(c, group)
    elif role == KEEPER:
        c.execute(members.update().where(members.c.company_id == group, members.c.person_id == heir)
                  .values(role=KEEPER))  # fmt: skip


def _end(c: Connection, group: str) -> None:
    ours = sa.select(evenings.c.id).where(evenings.c.company_id == group)
    c.execute(answers.delete().where(answers.c.evening_id.in_(ours)))
    for one in (evenings, talk, hosted):
        c.execute(one.delete().where(one.c.company_id == group))
    c.execute(results.update().where(results.c.group_id == group, results.c.seen == GROUP).values(seen=PEOPLE))
    for one in (ways, tidings):
        c.execute(one.delete().where(one.c.person_id == f"group {group}"))
    c.execute(companies.delete().where(companies.c.id == group))


# -- persons who become one, or are gone


def merge(c: Connection, guest: str, person: str) -> None:
    """The groups of a guest become a person's, and what was said there."""
    for one, key in ((members, members.c.company_id), (answers, answers.c.evening_id)):
        both = sa.select(key).where(one.c.person_id == person)
        c.execute(one.delete().where(one.c.person_id == guest, key.in_(both)))
        c.execute(one.update().where(one.c.person_id == guest).values(person_id=person))
    c.execute(talk.update().where(talk.c.person_id == guest).values(person_id=person))


def forget(c: Connection, gone: list[str]) -> None:
    """Off every list. What was said stays, without the name."""
    query = sa.select(members.c.company_id, members.c.person_id).where(members.c.person_id.in_(gone))
    for group, person in c.execute(query).all():
        take_off(c, group, person)
    c.execute(talk.update().where(talk.c.person_id.in_(gone)).values(person_id=""))
