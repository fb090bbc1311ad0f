"""Finished games, found again: by person, game, group, date and length, for whom they may concern.

A game is seen by who played it; by the members of its group, or by everybody, as long as all its people agree. Chat,
notes and private talk are no part of it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from araldo.kernel.errors import AraldoError
from araldo.server import bans
from araldo.server.annals import PEOPLE, PUBLIC, SEEN, Tale
from araldo.server.hub import Hub, loaded
from araldo.server.people import Person
from araldo.server.schema import members, persons, played, results, tables
from araldo.server.seating import Seating, seating_from
from araldo.server.sentences import Refused
from araldo.server.unopened import UNREADABLE

SCOPES = ("mine", "groups", "public")


class Viewer(NamedTuple):
    """Who looks: the person ("" for a stranger), their groups, and who is a member of one of those."""

    id: str = ""
    groups: frozenset[str] = frozenset()
    mates: frozenset[str] = frozenset()


def viewer_of(c: Connection, person: str) -> Viewer:
    if not person:
        return Viewer()
    mine = sa.select(members.c.company_id).where(members.c.person_id == person)
    groups = frozenset(c.execute(mine).scalars())
    mates = sa.select(members.c.person_id).where(members.c.company_id.in_(groups))
    return Viewer(person, groups, frozenset(c.execute(mates).scalars()) if groups else frozenset())


class Wish(NamedTuple):
    """What is looked for. `person`: who played; `won`: and won; `least`, `most`: decisions."""

    scope: str = "mine"
    game: str = ""
    person: str = ""
    won: bool = False
    group: str = ""
    title: str = ""
    rated: bool = False
    since: float | None = None
    until: float | None = None
    least: int | None = None
    most: int | None = None


_RESULT = (results.c.table_id, results.c.game, results.c.group_id, results.c.title, results.c.ended, results.c.moves,
           results.c.people, results.c.how, results.c.rated, results.c.seen, results.c.told)  # fmt: skip


class Row(NamedTuple):
    table: str
    game: str
    group: str
    title: str
    ended: float
    moves: int
    people: int
    how: str
    rated: bool
    seen: int
    told: str
    sheet: str


def page_query(viewer: Viewer, wish: Wish, after: tuple[float, str] | None, limit: int) -> Any:
    """One page, the newest first. One index leads to it: that of a person's games if one is asked for, else of the
    group's, the game's or all that may be seen.
    """
    first: Any = results.c.ended
    query, source = sa.select(*_RESULT, tables.c.sheet), results.join(tables, tables.c.id == results.c.table_id)
    where: list[Any] = [results.c.how != "lesson"]
    driving = wish.person or (viewer.id if wish.scope == "mine" else "")
    if driving:
        led = played.alias("led")
        source = led.join(results, results.c.table_id == led.c.table_id).join(tables, tables.c.id == results.c.table_id)
        where.append(led.c.person_id == driving)
        first = led.c.ended
        if wish.person and wish.won:
            where.append(led.c.won)
    if wish.scope == "mine":
        mine = sa.exists().where(played.c.table_id == results.c.table_id, played.c.person_id == viewer.id)
        where += [mine] if driving != viewer.id else []
    elif wish.scope == "groups":
        where += [results.c.group_id.in_(viewer.groups), results.c.seen > PEOPLE]
    else:
        where.append(results.c.seen == PUBLIC)
    where += _filters(wish, first)
    table = results.c.table_id
    if after is not None:
        where.append(sa.tuple_(first, table) < sa.tuple_(*after))
    return query.select_from(source).where(*where).order_by(first.desc(), table.desc()).limit(limit)


def _filters(wish: Wish, ended: Any) -> list[Any]:
    where: list[Any] = []
    if wish.game:
        where.append(results.c.game == wish.game)
    if wish.group:
        where.append(results.c.group_id == wish.group)
    if wish.title:
        where.append(results.c.title.icontains(wish.title, autoescape=True))
    if wish.rated:
        where.append(results.c.rated)
    if wish.since is not None:
        where.append(ended >= wish.since)
    if wish.until is not None:
        where.append(ended < wish.until)
    if wish.least is not None:
        where.append(results.c.moves >= wish.least)
    if wish.most is not None:
        where.append(results.c.moves <= wish.most)
    return where


async def page(hub: Hub, person: Person | None, wish: Wish, after: str, limit: int, lang: str) -> dict[str, Any]:
    if wish.scope not in SCOPES:
        raise Refused("malformed", 422)
    if person is None and wish.scope != "public":
        return {"games": [], "next": None}

    def do(c: Connection) -> tuple[list[Row], dict[str, list[Any]], Viewer]:
        viewer = viewer_of(c, "" if person is None else person.id)
        rows = [Row(*row) for row in c.execute(page_query(viewer, wish, _cursor(after), limit + 1))]
        return rows, _who(c, [row.table for row in rows]), viewer

    rows, who, viewer = await hub.store.read(do)
    lines = [line for row in rows[:limit] if (line := told(hub, row, who[row.table], viewer, lang)) is not None]
    last = rows[limit - 1] if len(rows) > limit else None
    return {"games": lines, "next": None if last is None else f"{last.ended!r} {last.table}"}


def _cursor(text: str) -> tuple[float, str] | None:
    if not text:
        return None
    ended, _, table = text.partition(" ")
    try:
        return float(ended), table
    except ValueError:
        raise Refused("malformed", 422) from None


class Who(NamedTuple):
    """A person who played."""

    seat: int
    place: int
    change: int | None
    agree: int
    id: str
    name: str
    arms: str


def _who(c: Connection, shown: Iterable[str]) -> dict[str, list[Who]]:
    found: dict[str, list[Who]] = defaultdict(list)
    query = sa.select(played.c.table_id, played.c.seat, played.c.place, played.c.change, played.c.agree,
                      persons.c.id, persons.c.name, persons.c.arms)  # fmt: skip
    query = query.join(persons, persons.c.id == played.c.person_id).where(played.c.table_id.in_(list(shown)))
    for table, *rest in c.execute(query.order_by(played.c.number)):
        found[table].append(Who(*rest))
    return found


def told(hub: Hub, row: Row, who: list[Who], viewer: Viewer, lang: str, whole: bool = False) -> dict[str, Any] | None:
    """A game for a list; `whole`: with where the points came from. None for one that nobody can read, or is closed."""
    try:
        hub.bans.check(bans.TABLE, row.table)
        seating, tale = seating_from(row.sheet), msgspec.json.decode(row.told, type=Tale)
    except (AraldoError, *UNREADABLE):
        return None
    curve = tale.curve if whole else tale.curve[:: max(1, len(tale.curve) // 16)]
    return {
        "table": row.table, "game": row.game, "title": row.title, "ended": row.ended, "began": tale.began,
        "moves": row.moves, "how": row.how, "rated": row.rated,
        "group": row.group if row.group in viewer.groups else "", "seen": SEEN[row.seen],
        "mine": any(one.id == viewer.id for one in who),
        "seats": _seats(hub, row.game, seating, tale, who, lang),
        "parties": [{"name": name, "score": tale.scores[len(seating.places) + i],
                     "won": len(seating.places) + i in tale.winners}
                    for i, name in enumerate(tale.parties.get(lang, []))],
        "curve": curve,
    } | ({"sources": [{"label": label, "points": points} for label, points in tale.sources.get(lang, [])],
          "agreed": [{"name": one.name, "to": SEEN[one.agree]} for one in who],
          "own": next((SEEN[one.agree] for one in who if one.id == viewer.id), None),
          "whose": bool(row.group)} if whole else {})  # fmt: skip


def _seats(hub: Hub, game: str, seating: Seating, tale: Tale, who: list[Who], lang: str) -> list[dict[str, Any]]:
    by_seat = {one.seat: one for one in who}
    try:
        labels = hub.services.texts.labels(loaded(game))
    except AraldoError:
        labels = None
    found = []
    for seat, place in enumerate(seating.places):
        one, word = by_seat.get(seat), tale.houses[seat] if seat < len(tale.houses) else ""
        house = labels.name(word, lang) if labels is not None and word else word
        found.append({
            "kind": place.kind, "name": place.called or (one.name if one is not None else "") or house,
            "bot": place.bot, "house": house, "emblem": word, "score": tale.scores[seat] if tale.scores else None,
            "won": seat in tale.winners, "place": one.place if one is not None else 0,
            "person": one.id if one is not None else "", "arms": one.arms if one is not None else "",
            "change": one.change if one is not None else None, "side": tale.sides[seat] if tale.sides else seat,
        })  # fmt: skip
    return found


# -- one game


def may_see(viewer: Viewer, row: Row, who: list[Who]) -> bool:
    if row.seen == PUBLIC or any(one.id == viewer.id for one in who):
        return True
    return row.seen > PEOPLE and bool(row.group) and row.group in viewer.groups


def _one(c: Connection, table: str, person: str) -> tuple[Row | None, list[Who], Viewer]:
    query = sa.select(*_RESULT, tables.c.sheet).join(tables, tables.c.id == results.c.table_id)
    row = c.execute(query.where(results.c.table_id == table)).first()
    viewer = viewer_of(c, person)
    return (None if row is None else Row(*tuple(row))), _who(c, [table])[table], viewer


async def look(hub: Hub, person: Person | None, table: str) -> tuple[Row, list[Who], Viewer]:
    """A game that somebody may see; whoever may not is told what is told of one that is not there."""
    row, who, viewer = await hub.store.read(_one, table, "" if person is None else person.id)
    if row is None or not may_see(viewer, row, who):
        raise Refused("no-table", 404)
    hub.bans.check(bans.TABLE, table)
    return row, who, viewer


async def open_to(hub: Hub, person: Person | None, table: str) -> bool:
    """Whether somebody without a seat may look at the replay of a game that is over."""
    try:
        await look(hub, person, table)
    except AraldoError:
        return False
    return True


async def detail(hub: Hub, person: Person | None, table: str, lang: str) -> dict[str, Any]:
    row, who, viewer = await look(hub, person, table)
    found = told(hub, row, who, viewer, lang, whole=True)
    if found is None:
        raise Refused("no-table", 404)
    if not found["mine"]:
        found["agreed"] = []
    return found


async def agree(hub: Hub, person: Person, table: str, to: int) -> None:
    """A person who played says by whom the game may be seen. It is as all of them agree; who was never known here
    cannot, and a game without a group is not for one.
    """

    def do(c: Connection) -> None:
        mine = played.update().where(played.c.table_id == table, played.c.person_id == person.id)
        if not c.execute(mine.values(agree=to)).rowcount:
            raise Refused("no-game-of-yours", 404)
        rows = c.execute(sa.select(played.c.seat, played.c.agree).where(played.c.table_id == table)).all()
        here = c.execute(sa.select(results.c.people, results.c.group_id).where(results.c.table_id == table)).one()
        known = any(seat < 0 for seat, _ in rows) or len(rows) >= here.people
        seen = min(level for _, level in rows) if known else PEOPLE
        if not here.group_id and seen < PUBLIC:
            seen = PEOPLE
        c.execute(results.update().where(results.c.table_id == table).values(seen=seen))

    await hub.store.transact(do)
