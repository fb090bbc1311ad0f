"""Groups ("compagnie"): who belongs to one, its evenings, its tables, what its members say to each other.

Only members see anything of a group; whoever has its link sees its name and may join. The keeper and the deputies give
the link away, take people off the list and change what the group likes; every member may propose an evening.
"""

from __future__ import annotations

import json
import secrets
from collections import defaultdict
from datetime import UTC, datetime
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from araldo.server import arms
from araldo.server.annals import ALL, GROUP, level_of
from araldo.server.apartness import shunned
from araldo.server.companies import DEPUTY, KEEPER, MEMBER, take_off
from araldo.server.herald import names
from araldo.server.hub import Hub
from araldo.server.people import Person
from araldo.server.ratings import Rating
from araldo.server.schema import (
    answers,
    companies,
    evenings,
    hosted,
    members,
    persons,
    played,
    ratings,
    results,
    sessions,
    shuns,
    tables,
    talk,
)
from araldo.server.seating import head_from, seating_from
from araldo.server.sentences import LANGUAGES, Refused
from araldo.server.sentences import say as say_in
from araldo.server.tokens import new_id
from araldo.server.unopened import UNREADABLE
from araldo.table.match import OPEN

MOST = 60  # members of a group, and groups of a person
LINES = 40  # of the chat at once
TABLES = 30
KEPT = 12 * 3600.0  # seconds after which an evening is past
EVENINGS = 20  # that a group may have before it


def role_in(c: Connection, group: str, person: str) -> str:
    """What somebody is in a group; who is no member is told what is told of one that is not there."""
    query = sa.select(members.c.role).where(members.c.company_id == group, members.c.person_id == person)
    role = c.execute(query).scalar()
    if role is None:
        raise Refused("no-group", 404)
    return str(role)


def must_keep(c: Connection, group: str, person: str) -> str:
    role = role_in(c, group, person)
    if role == MEMBER:
        raise Refused("not-keeper", 403)
    return role


async def belongs(hub: Hub, person: Person | None, group: str) -> bool:
    if person is None or not group:
        return False
    query = sa.select(members.c.role).where(members.c.company_id == group, members.c.person_id == person.id)
    return bool(await hub.store.rows(query))


# -- being in one


async def make(hub: Hub, person: Person, name: str, blazon: str, zone: str) -> str:
    group, now = new_id(9), hub.now()

    def do(c: Connection) -> None:
        _room(c, members.c.person_id == person.id)
        c.execute(companies.insert().values(id=group, name=name, arms=blazon or arms.surprise(), invite=_secret(),
                                            likes="{}", made=now))  # fmt: skip
        _add(c, group, person.id, KEEPER, zone, now)

    await hub.store.transact(do)
    return group


def _secret() -> str:
    return secrets.token_urlsafe(16)


def _room(c: Connection, whose: Any) -> None:
    if int(c.execute(sa.select(sa.func.count()).where(whose)).scalar_one()) >= MOST:
        raise Refused("group-full")


def _add(c: Connection, group: str, person: str, role: str, zone: str, now: float) -> None:
    heard = c.execute(sa.select(sa.func.max(talk.c.id)).where(talk.c.company_id == group)).scalar() or 0
    c.execute(members.insert().values(company_id=group, person_id=person, role=role, since=now, zone=zone, heard=heard))


async def invited(hub: Hub, secret: str) -> dict[str, Any]:
    """Which group a link is for: its name, and who is there."""

    def do(c: Connection) -> dict[str, Any]:
        row = c.execute(sa.select(companies).where(companies.c.invite == secret)).first()
        if row is None:
            raise Refused("bad-invite", 404)
        query = sa.select(persons.c.name, persons.c.arms).join(members, members.c.person_id == persons.c.id)
        found = c.execute(query.where(members.c.company_id == row.id).order_by(members.c.since)).all()
        return {"id": row.id, "name": row.name, "arms": row.arms,
                "members": [{"name": name, "arms": blazon} for name, blazon in found]}  # fmt: skip

    return await hub.store.read(do)


async def join(hub: Hub, person: Person, secret: str, zone: str) -> str:
    def do(c: Connection) -> str:
        group = c.execute(sa.select(companies.c.id).where(companies.c.invite == secret)).scalar()
        if group is None:
            raise Refused("bad-invite", 404)
        known = sa.select(members.c.role).where(members.c.company_id == group, members.c.person_id == person.id)
        if c.execute(known).first() is None:
            _room(c, members.c.company_id == group)
            _room(c, members.c.person_id == person.id)
            _add(c, group, person.id, MEMBER, zone, hub.now())
        return str(group)

    return await hub.store.transact(do)


async def leave(hub: Hub, person: Person, group: str) -> None:
    def do(c: Connection) -> None:
        role_in(c, group, person.id)
        take_off(c, group, person.id)

    await hub.store.transact(do)


async def appoint(hub: Hub, person: Person, group: str, other: str, role: str) -> None:
    """The keeper appoints and hands over; keeper and deputies take members off the list."""

    def do(c: Connection) -> None:
        mine, theirs = must_keep(c, group, person.id), role_in(c, group, other)
        if other == person.id:
            raise Refused("not-oneself")
        if role == "out":
            if mine != KEEPER and theirs != MEMBER:
                raise Refused("not-keeper", 403)
            take_off(c, group, other)
            c.execute(companies.update().where(companies.c.id == group).values(invite=_secret()))
            return
        if mine != KEEPER:
            raise Refused("not-keeper", 403)
        for who, now in ((other, role), (person.id, DEPUTY)) if role == KEEPER else ((other, role),):
            row = sa.and_(members.c.company_id == group, members.c.person_id == who)
            c.execute(members.update().where(row).values(role=now))

    await hub.store.transact(do)


async def change(hub: Hub, person: Person, group: str, values: dict[str, Any]) -> None:
    def do(c: Connection) -> None:
        must_keep(c, group, person.id)
        if values:
            c.execute(companies.update().where(companies.c.id == group).values(values))

    await hub.store.transact(do)


async def new_link(hub: Hub, person: Person, group: str) -> str:
    """Another link; the one before counts no more."""
    secret = _secret()
    await change(hub, person, group, {"invite": secret})
    return secret


# -- what there is to see


async def mine(hub: Hub, person: Person) -> list[dict[str, Any]]:
    """A person's groups: how many are there, what is unread, the next evening."""

    def do(c: Connection) -> list[dict[str, Any]]:
        own = members.alias("own")
        count = sa.select(sa.func.count()).where(members.c.company_id == companies.c.id).scalar_subquery()
        unread = sa.select(sa.func.count()).where(
            talk.c.company_id == companies.c.id, talk.c.id > own.c.heard, talk.c.person_id != person.id,
            talk.c.person_id.not_in(shunned(person.id))).scalar_subquery()  # fmt: skip
        coming = sa.select(sa.func.min(evenings.c.at)).where(
            evenings.c.company_id == companies.c.id, evenings.c.at > hub.now() - KEPT
        ).scalar_subquery()  # fmt: skip
        query = sa.select(companies.c.id, companies.c.name, companies.c.arms, own.c.role, count, unread, coming)
        query = query.join(own, own.c.company_id == companies.c.id).where(own.c.person_id == person.id)
        names = ("id", "name", "arms", "role", "members", "unread", "evening")
        return [dict(zip(names, row, strict=True)) for row in c.execute(query.order_by(companies.c.name))]

    return await hub.store.read(do)


async def look(hub: Hub, person: Person, group: str) -> dict[str, Any]:
    def do(c: Connection) -> tuple[dict[str, Any], list[Any]]:
        role = role_in(c, group, person.id)
        row = c.execute(sa.select(companies).where(companies.c.id == group)).one()
        who = sa.select(persons.c.id, persons.c.name, persons.c.arms, members.c.role, members.c.since, members.c.zone,
                        members.c.heard, persons.c.settings)  # fmt: skip
        who = who.join(persons, persons.c.id == members.c.person_id)
        columns = ("id", "name", "arms", "role", "since", "zone", "heard")
        rows = c.execute(who.where(members.c.company_id == group).order_by(members.c.since)).all()
        seen, mine = last_seen(c, [one[0] for one in rows]), set(c.execute(shunned(person.id)).scalars())
        found = [dict(zip(columns, one[:7], strict=True))
                 | {"seen": seen.get(one[0]) if shows_presence(json.loads(one[7])) else None, "hushed": one[0] in mine}
                 for one in rows]  # fmt: skip
        games = sa.select(sa.func.count()).where(results.c.group_id == group, results.c.seen >= GROUP)
        told = {
            "id": row.id, "name": row.name, "arms": row.arms, "made": row.made, "me": person.id, "role": role,
            "invite": row.invite if role != MEMBER else "", "likes": json.loads(row.likes), "members": found,
            "games": int(c.execute(games).scalar_one()), "evenings": _evenings(c, group, hub.now()),
            "chat": chat_page(c, group, person.id, None),
        }  # fmt: skip
        return told, list(c.execute(tables_query(group)))

    told, rows = await hub.store.read(do)
    return told | {"tables": [line for row in rows if (line := _table(hub, row, person)) is not None]}


def last_seen(c: Connection, whom: list[str]) -> dict[str, float]:
    """When somebody was here last, with any of their browsers; to ten minutes (`people.SEEN`)."""
    query = sa.select(sessions.c.person_id, sa.func.max(sessions.c.seen)).where(sessions.c.person_id.in_(whom))
    return {who: at for who, at in c.execute(query.group_by(sessions.c.person_id))}  # noqa: C416


def shows_presence(settings: dict[str, Any], mates: bool = True) -> bool:
    """Whether somebody shows to the members of their groups, or to all, when they were here."""
    level = level_of(settings, "presence")
    return level == ALL or (mates and level == 1)


def tables_query(group: str) -> Any:
    query = sa.select(tables.c.id, tables.c.game, tables.c.status, tables.c.created, tables.c.head, tables.c.sheet)
    query = query.join(hosted, hosted.c.table_id == tables.c.id).where(hosted.c.company_id == group)
    return query.where(tables.c.status != "over").order_by(hosted.c.made.desc(), hosted.c.table_id).limit(TABLES)


def _table(hub: Hub, row: Any, person: Person) -> dict[str, Any] | None:
    try:
        head, seating = head_from(row.head), seating_from(row.sheet)
    except UNREADABLE:
        return None
    return {"table": row.id, "game": row.game, "title": head.title, "status": row.status, "created": row.created,
            "rated": head.rated, "free": sum(place.kind == OPEN for place in seating.places),
            "seats": [{"kind": place.kind, "name": place.called} for place in seating.places],
            "watch": hub.tokens.spectator(row.id, seating.watchers) if row.status == "running" else ""}  # fmt: skip


async def honour(hub: Hub, person: Person, group: str, game: str) -> list[dict[str, Any]]:
    """A group's table of honour at a game: rating, and games of the group won and played; who has a place first."""

    def do(c: Connection) -> list[Any]:
        role_in(c, group, person.id)
        ours = sa.select(played.c.person_id, sa.func.count().label("games"),
                         sa.func.sum(sa.cast(played.c.won, sa.Integer)).label("won"))  # fmt: skip
        ours = ours.join(results, results.c.table_id == played.c.table_id)
        ours = ours.where(results.c.group_id == group, results.c.game == game, played.c.place > 0)
        counted = ours.group_by(played.c.person_id).subquery()
        shown = sa.and_(ratings.c.person_id == persons.c.id, ratings.c.game == game, ratings.c.seen <= 1)
        query = sa.select(persons.c.id, persons.c.name, persons.c.arms, ratings.c.mu, ratings.c.sigma,
                          ratings.c.placed, counted.c.games, counted.c.won)  # fmt: skip
        query = query.join(members, members.c.person_id == persons.c.id).outerjoin(ratings, shown)
        query = query.outerjoin(counted, counted.c.person_id == persons.c.id)
        return list(c.execute(query.where(members.c.company_id == group)))

    rows = await hub.store.read(do)
    rows.sort(key=lambda row: (not row.placed, row.mu is None, -(row.mu or 0), -(row.won or 0), row.name))
    found = []
    for n, row in enumerate(rows, 1):
        now = None if row.mu is None else Rating(row.mu, row.sigma)
        found.append({"person": row.id, "name": row.name, "arms": row.arms,
                      "rating": None if now is None else now.number, "band": 0 if now is None else now.band,
                      "games": row.games or 0, "won": row.won or 0, "place": n if row.placed else None})  # fmt: skip
    return found


# -- evenings


def _evenings(c: Connection, group: str, now: float) -> list[dict[str, Any]]:
    query = sa.select(evenings.c.id, evenings.c.at, evenings.c.minutes, evenings.c.game, evenings.c.text)
    query = query.where(evenings.c.company_id == group, evenings.c.at > now - KEPT).order_by(evenings.c.at)
    rows = c.execute(query.limit(EVENINGS)).all()
    said: dict[int, dict[str, str]] = defaultdict(dict)
    given = sa.select(answers.c.evening_id, answers.c.person_id, answers.c.answer)
    for evening, who, answer in c.execute(given.where(answers.c.evening_id.in_([row.id for row in rows]))):
        said[evening][who] = answer
    return [{"id": row.id, "at": row.at, "minutes": row.minutes, "game": row.game, "text": row.text,
             "answers": said[row.id]} for row in rows]  # fmt: skip


async def propose(hub: Hub, person: Person, group: str, evening: int | None, values: dict[str, Any]) -> int:
    """A new evening, to which who proposes it comes; or another time for one (keeper and deputies): all answer anew."""

    def do(c: Connection) -> int:
        role_in(c, group, person.id)
        if evening is not None:
            must_keep(c, group, person.id)
            ours = sa.and_(evenings.c.id == evening, evenings.c.company_id == group)
            moved = evenings.update().where(ours).values(values | {"changed": evenings.c.changed + 1})
            if not c.execute(moved).rowcount:
                raise Refused("no-evening", 404)
            c.execute(answers.delete().where(answers.c.evening_id == evening))
            number = evening
        else:
            ahead = sa.select(sa.func.count()).where(evenings.c.company_id == group, evenings.c.at > hub.now() - KEPT)
            if int(c.execute(ahead).scalar_one()) >= EVENINGS:
                raise Refused("many-evenings")
            row = evenings.insert().values(values | {"company_id": group, "made": hub.now(), "changed": 0})
            number = _number(c.execute(row))
        c.execute(answers.insert().values(evening_id=number, person_id=person.id, answer="yes"))
        return number

    return await hub.store.transact(do)


def to_tell(c: Connection, group: str, speaker: str, evening: int) -> tuple[int, list[str]]:
    """How often an evening was moved, and the members who are told of it: but for who says it, and who does not want to
    hear them.
    """
    deaf = sa.select(shuns.c.person_id).where(shuns.c.other_id == speaker)
    others = sa.select(members.c.person_id).where(members.c.company_id == group, members.c.person_id != speaker,
                                                  members.c.person_id.not_in(deaf))  # fmt: skip
    moved = c.execute(sa.select(evenings.c.changed).where(evenings.c.id == evening)).scalar() or 0
    return int(moved), list(c.execute(others).scalars())


def _number(done: Any) -> int:
    """The key of a row that was just made."""
    return int(done.inserted_primary_key[0])


def _evening(c: Connection, group: str, evening: int) -> Any:
    query = sa.select(evenings).where(evenings.c.id == evening, evenings.c.company_id == group)
    row = c.execute(query).first()
    if row is None:
        raise Refused("no-evening", 404)
    return row


async def answer(hub: Hub, person: Person, group: str, evening: int, said: str) -> None:
    def do(c: Connection) -> None:
        role_in(c, group, person.id)
        _evening(c, group, evening)
        c.execute(answers.delete().where(answers.c.evening_id == evening, answers.c.person_id == person.id))
        c.execute(answers.insert().values(evening_id=evening, person_id=person.id, answer=said))

    await hub.store.transact(do)


async def drop(hub: Hub, person: Person, group: str, evening: int) -> None:
    def do(c: Connection) -> None:
        must_keep(c, group, person.id)
        _evening(c, group, evening)
        c.execute(answers.delete().where(answers.c.evening_id == evening))
        c.execute(evenings.delete().where(evenings.c.id == evening))

    await hub.store.transact(do)


async def calendar(hub: Hub, person: Person, group: str, evening: int, base: str, game: str) -> str:
    """An evening as a calendar takes it (RFC 5545): an instant, so that each reads it in their own zone."""

    def do(c: Connection) -> tuple[Any, str]:
        role_in(c, group, person.id)
        name = c.execute(sa.select(companies.c.name).where(companies.c.id == group)).scalar()
        return _evening(c, group, evening), str(name)

    row, name = await hub.store.read(do)
    lines = [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Araldo//EN", "CALSCALE:GREGORIAN", "METHOD:PUBLISH",
        "BEGIN:VEVENT", f"UID:{group}-{evening}@araldo", f"SEQUENCE:{row.changed}", f"DTSTAMP:{_utc(hub.now())}",
        f"DTSTART:{_utc(row.at)}", f"DTEND:{_utc(row.at + 60 * row.minutes)}",
        f"SUMMARY:{_text(f'{name}: {game}' if game else name)}",
        *([f"DESCRIPTION:{_text(row.text)}"] if row.text else []), f"URL:{base}/groups/{group}",
        "END:VEVENT", "END:VCALENDAR",
    ]  # fmt: skip
    return "".join(f"{folded}\r\n" for line in lines for folded in _folded(line))


def _utc(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(text: str) -> str:
    for a, b in (("\\", "\\\\"), (";", "\\;"), (",", "\\,"), ("\r", ""), ("\n", "\\n")):
        text = text.replace(a, b)
    return text


def _folded(line: str) -> list[str]:
    """At most 75 bytes a line, and no letter in two."""
    found, size = [""], 0
    for letter in line:
        wide = len(letter.encode())
        if size + wide > 74:
            found.append(" ")
            size = 1
        found[-1] += letter
        size += wide
    return found


# -- talk


def chat_page(c: Connection, group: str, reader: str, before: int | None) -> list[dict[str, Any]]:
    """The newest lines before one, the oldest first; none of whom its reader does not want to hear."""
    query = sa.select(talk.c.id, talk.c.person_id, talk.c.text, talk.c.at).where(talk.c.company_id == group)
    query = query.where(talk.c.person_id.not_in(shunned(reader)))
    if before is not None:
        query = query.where(talk.c.id < before)
    rows = c.execute(query.order_by(talk.c.id.desc()).limit(LINES)).all()
    return [{"id": row.id, "person": row.person_id, "text": row.text, "at": row.at} for row in reversed(rows)]


async def chat(hub: Hub, person: Person, group: str, before: int | None) -> list[dict[str, Any]]:
    def do(c: Connection) -> list[dict[str, Any]]:
        role_in(c, group, person.id)
        return chat_page(c, group, person.id, before)

    return await hub.store.read(do)


async def say(hub: Hub, person: Person, group: str, text: str) -> int:
    """A line; who is named in it is told, unless they read it soon or do not want to hear this person."""

    def do(c: Connection) -> tuple[int, str, list[str]]:
        role_in(c, group, person.id)
        row = talk.insert().values(company_id=group, person_id=person.id, text=text, at=hub.now())
        line = _number(c.execute(row))
        _heard(c, group, person.id, line)
        name = c.execute(sa.select(companies.c.name).where(companies.c.id == group)).scalar_one()
        return line, str(name), _named(c, group, person.id, text) if "@" in text else []

    line, name, called = await hub.store.transact(do)
    for other in called:
        said = {lang: (say_in(lang, "tell-talk", title=name),
                       say_in(lang, "tell-mention", who=person.name or say_in(lang, "somebody-gone")))
                for lang in LANGUAGES}  # fmt: skip
        await hub.herald.tell(other, f"group {group} {line}", said, f"/groups/{group}", event="talk",
                              unless=("group", group, line))  # fmt: skip
    return line


def _named(c: Connection, group: str, speaker: str, text: str) -> list[str]:
    """Members who are called by a line: `@Anna`."""
    deaf = sa.select(shuns.c.person_id).where(shuns.c.other_id == speaker)
    query = sa.select(persons.c.id, persons.c.name).join(members, members.c.person_id == persons.c.id)
    query = query.where(members.c.company_id == group, persons.c.id != speaker, persons.c.id.not_in(deaf))
    return [who for who, name in c.execute(query) if names(text, name)]


async def hear(hub: Hub, person: Person, group: str, last: int, zone: str) -> None:
    """Lines up to this one were there to read; and where the person lives."""

    def do(c: Connection) -> None:
        role_in(c, group, person.id)
        newest = c.execute(sa.select(sa.func.max(talk.c.id)).where(talk.c.company_id == group)).scalar() or 0
        _heard(c, group, person.id, min(last, newest))
        if zone:
            c.execute(members.update().where(members.c.company_id == group, members.c.person_id == person.id)
                      .values(zone=zone))  # fmt: skip

    await hub.store.transact(do)


def _heard(c: Connection, group: str, person: str, last: int) -> None:
    row = sa.and_(members.c.company_id == group, members.c.person_id == person, members.c.heard < last)
    c.execute(members.update().where(row).values(heard=last))
