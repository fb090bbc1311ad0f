"""Strangers and private talk: whom somebody does not hear, and what becomes of all that when persons become one, or
are gone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from araldo.server.schema import chats, hearings, musters, reports, seats, seeks, shuns, whispers


def shunned(person: str) -> Any:
    """Whom somebody does not want to hear, as a query."""
    return sa.select(shuns.c.other_id).where(shuns.c.person_id == person)


def hushed(c: Connection, whom: Iterable[str], tables: Iterable[str]) -> set[tuple[str, str, int]]:
    """Who does not want to hear which number at which of these tables."""
    query = sa.select(shuns.c.person_id, seats.c.table_id, seats.c.number)
    query = query.join(seats, seats.c.person_id == shuns.c.other_id)
    query = query.where(shuns.c.person_id.in_(list(whom)), seats.c.table_id.in_(list(tables)), seats.c.number >= 0)
    return {(person, table, number) for person, table, number in c.execute(query)}


# -- persons who become one, or are gone


def merge(c: Connection, guest: str, person: str) -> None:
    """What a guest wants and has written becomes a person's; of what both have the person's stays."""
    for one in (shuns, hearings):
        _rename(c, one, one.c.person_id, one.c.other_id, guest, person)
        _rename(c, one, one.c.other_id, one.c.person_id, guest, person)
    for one in (whispers, reports):
        for column in (one.c.person_id, one.c.other_id):
            c.execute(one.update().where(column == guest).values({column: person}))
    for one in (shuns, hearings, whispers, reports):  # the two are one now
        c.execute(one.delete().where(one.c.person_id == one.c.other_id))
    leave_musters(c, [guest])


def _rename(c: Connection, one: sa.Table, column: Any, other: Any, guest: str, person: str) -> None:
    both = sa.select(other).where(column == person).scalar_subquery()
    c.execute(one.delete().where(column == guest, other.in_(both)))
    c.execute(one.update().where(column == guest).values({column: person}))


def forget(c: Connection, gone: list[str]) -> None:
    """Whom they shun and who shuns them, their seek, all private talk with them, and what was reported about them. What
    they reported stays with the operator, without their name.
    """
    hush(c, gone)
    for one in (shuns, hearings, whispers):
        c.execute(one.delete().where(sa.or_(one.c.person_id.in_(gone), one.c.other_id.in_(gone))))
    c.execute(reports.delete().where(reports.c.other_id.in_(gone)))
    c.execute(reports.update().where(reports.c.person_id.in_(gone)).values(person_id=""))
    leave_musters(c, gone)


def hush(c: Connection, gone: list[str]) -> None:
    """Of private lines at tables, from them or to them, nothing is left but that there was one."""
    for column in (chats.c.seat, chats.c.to_seat):
        theirs = sa.exists().where(seats.c.table_id == chats.c.table_id, seats.c.number == column,
                                   seats.c.number >= 0, seats.c.person_id.in_(gone))  # fmt: skip
        c.execute(chats.update().where(chats.c.to_seat.is_not(None), theirs).values(text=""))


def leave_musters(c: Connection, gone: list[str]) -> None:
    """They seek no more; those with whom they had come together go on seeking."""
    left = list(c.execute(sa.select(seeks.c.muster_id).where(seeks.c.person_id.in_(gone))).scalars())
    c.execute(seeks.delete().where(seeks.c.person_id.in_(gone)))
    dissolve(c, [muster for muster in left if muster])


def dissolve(c: Connection, gone: list[str], state: str = "called") -> None:
    """Those who had come together seek again; not if their table is being made, or is there."""
    called = sa.select(musters.c.id).where(musters.c.id.in_(gone), musters.c.state == state)
    still = list(c.execute(called).scalars())
    c.execute(seeks.update().where(seeks.c.muster_id.in_(still)).values(muster_id="", yes=False))
    c.execute(musters.delete().where(musters.c.id.in_(still)))
