"""My games: a person's seats, in the order in which they want something."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection

from araldo.kernel.errors import AraldoError
from araldo.kernel.state import SPECTATOR
from araldo.server import changes, clocks
from araldo.server.apartness import shunned
from araldo.server.handover import hand_over
from araldo.server.held import SCREEN, claim_of
from araldo.server.hub import Hub, loaded
from araldo.server.people import Person
from araldo.server.schema import chats, persons, seats, tables
from araldo.server.seating import Head, Seating, head_from, seating_from
from araldo.server.sentences import Refused, complain
from araldo.server.standings import FAR, GONE, INVITED, OVER, SEAT, TURN, Seat, Told
from araldo.server.store import among
from araldo.server.talk import TABLE
from araldo.server.unopened import UNREADABLE

PARTS = ("turn", "running", "invited", "waiting", "over")
STALE = 60  # rows that are looked at again at once
LOADS = 3  # of them, tables that sleep: each is played again
_ORDER = (seats.c.part, seats.c.due, seats.c.table_id, seats.c.number)


class Found(NamedTuple):
    """What is stored of a person's games, read at once."""

    counts: dict[int, int]  # by part
    stale: list[Any]  # rows that tell of an older revision than the table has, and that revision; not of what is over
    rows: list[tuple[Seat, Any]]
    unread: dict[tuple[str, int], int]
    arms: dict[tuple[str, int], str]

    @property
    def turns(self) -> int:
        return self.counts.get(TURN, 0)


def _find(c: Connection, person: str, after: tuple[Any, ...] | None, limit: int) -> Found:
    counts = sa.select(seats.c.part, sa.func.count()).where(seats.c.person_id == person, seats.c.part < GONE)
    stale = SEAT.add_columns(tables.c.rev).join(tables, tables.c.id == seats.c.table_id)
    stale = stale.where(seats.c.person_id == person, seats.c.part < OVER, seats.c.rev != tables.c.rev)
    # first, for others write meanwhile: what comes after it is at least as new as it says
    behind = [tuple(row) for row in c.execute(stale.order_by(seats.c.since.desc()).limit(STALE))]
    rows = [(Seat(*row[:10]), row[10:]) for row in c.execute(page_query(person, after, limit))] if limit else []
    shown = [seat.table for seat, _ in rows]
    return Found(
        {part: number for part, number in c.execute(counts.group_by(seats.c.part))},  # noqa: C416
        behind,
        rows,
        {(table, number): count for table, number, count in c.execute(_unread(person, shown))} if rows else {},
        {(table, number): blazon for table, number, blazon in c.execute(_arms(shown))} if rows else {},
    )


async def find(hub: Hub, person: Person, after: tuple[Any, ...] | None = None, limit: int = 0) -> Found:
    """As the tables stand: what has changed since it was written down is looked at again, as far as that is quick."""
    found = await hub.store.read(_find, person.id, after, limit)
    if not found.stale:
        return found
    await hub.standings.wake(dict.fromkeys(row[0] for row in found.stale), LOADS)
    async with hub.standings.turn:  # nobody writes down what was so before
        found = await hub.store.read(_find, person.id, after, limit)
        rows: list[tuple[Seat, Seat | None]] = []
        for *row, rev in found.stale:
            rows += await hub.standings.again(Seat(*row), rev)
        return await hub.store.read(_find, person.id, after, limit) if await hub.standings.keep(rows) else found


def page_query(person: str, after: tuple[Any, ...] | None, limit: int) -> Any:
    """One page: all of it from one index, and the tables by their keys."""
    query = SEAT.add_columns(tables.c.game, tables.c.created, tables.c.head, tables.c.sheet)
    query = query.join(tables, tables.c.id == seats.c.table_id)
    query = query.where(seats.c.person_id == person, seats.c.part < GONE)
    if after is not None:
        query = query.where(sa.tuple_(*_ORDER) > sa.tuple_(*after))
    return query.order_by(*_ORDER).limit(limit)


async def page(hub: Hub, person: Person, after: str, limit: int, lang: str) -> dict[str, Any]:
    found = await find(hub, person, _cursor(after), limit + 1)
    rows = found.rows[:limit]
    lines = [_line(hub, seat, row, lang, found.unread.get((seat.table, seat.number), 0), found.arms)
             for seat, row in rows]  # fmt: skip
    last = rows[-1][0] if len(found.rows) > limit else None
    following = None if last is None else f"{last.part} {last.due!r} {last.table} {last.number}"
    return {"games": [line for line in lines if line is not None], "turns": found.turns, "next": following}


def _cursor(text: str) -> tuple[Any, ...] | None:
    if not text:
        return None
    try:
        part, due, table, number = text.split(" ")
        return int(part), float(due), table, int(number)
    except ValueError:
        raise Refused("malformed", 422) from None


def _unread(person: str, shown: list[str]) -> Any:
    """Lines of the chat that others have said meanwhile, and that this person may read."""
    mine = sa.or_(chats.c.to_seat.is_(None), chats.c.to_seat == seats.c.number, among(seats.c.number),
                  seats.c.number == SCREEN)  # fmt: skip
    query = sa.select(seats.c.table_id, seats.c.number, sa.func.count()).join(
        chats, sa.and_(chats.c.table_id == seats.c.table_id, chats.c.id > seats.c.heard)
    )
    query = query.where(seats.c.person_id == person, seats.c.table_id.in_(shown), seats.c.number >= SCREEN,
                        chats.c.seat != TABLE, chats.c.seat != seats.c.number, mine, ~_hushed(person))  # fmt: skip
    return query.group_by(seats.c.table_id, seats.c.number)


def _hushed(person: str) -> Any:
    """A line by somebody whom this person does not want to hear."""
    speaker = seats.alias("speaker")
    return sa.exists().where(speaker.c.table_id == chats.c.table_id, speaker.c.number == chats.c.seat,
                             speaker.c.person_id.in_(shunned(person)))  # fmt: skip


def _arms(shown: list[str]) -> Any:
    """The arms of whoever holds seats at these tables."""
    query = sa.select(seats.c.table_id, seats.c.number, persons.c.arms)
    query = query.join(persons, persons.c.id == seats.c.person_id)
    return query.where(seats.c.number >= 0, seats.c.table_id.in_(shown))


def _line(
    hub: Hub, row: Seat, table: Any, lang: str, unread: int, arms: dict[tuple[str, int], str]
) -> dict[str, Any] | None:
    """A game in words; None for a table that nobody can read: it says so itself."""
    game, created, head_text, sheet = table
    try:
        head, seating = head_from(head_text), seating_from(sheet)
        told = msgspec.json.decode(row.told, type=Told) if row.told else Told(created)
    except UNREADABLE:
        return None
    seat = _seat(hub, seating, row)
    emblems = told.emblems or [""] * len(seating.places)
    outcome = None if told.winners is None else {"winners": told.winners, "scores": told.scores}
    return {
        "table": row.table, "number": row.number, "part": PARTS[row.part], "game": game, "title": head.title,
        "seat": seat, "host": row.host, "hot_seat": head.hot_seat, "lesson": head.lesson,
        "names": _names(hub, game, seating, emblems, lang),
        "seats": [{"kind": place.kind, "name": place.called, "bot": place.bot, "emblem": emblems[i],
                   "arms": arms.get((row.table, seating.player(i)), "")} for i, place in enumerate(seating.places)],
        "clock": _clock(head, seating), "asked": told.asked.get(lang, "") if row.part == TURN else "",
        "last": told.last.get(lang, ""), "waiting": told.waiting, "outcome": outcome, "unread": unread, "at": told.at,
        "ended": seating.ended.how if seating.ended else "",
        "due": row.due if row.part == TURN and row.due < FAR else None, "invite": row.invite,
    }  # fmt: skip


def _seat(hub: Hub, seating: Seating, row: Seat) -> int | None:
    if row.part == INVITED:
        claim = hub.tokens.read(row.invite)
        return None if claim is None else claim.seat
    seat, _ = seating.whereabouts(row.number) if row.number != SCREEN else (-1, "")
    return seat if seat >= 0 else None


def _names(hub: Hub, game: str, seating: Seating, emblems: list[str], lang: str) -> list[str]:
    """What to call each seat: who sits there, or the house."""
    try:
        labels = hub.services.texts.labels(loaded(game))
    except AraldoError:
        return [place.called for place in seating.places]
    return [place.called or (labels.name(word, lang) if word else "")
            for place, word in zip(seating.places, emblems, strict=True)]  # fmt: skip


def _clock(head: Head, seating: Seating) -> dict[str, Any] | None:
    spec, clock = head.clock, seating.clock
    if spec is None or clock is None:
        return None
    found: dict[str, Any] = msgspec.to_builtins(clocks.told(spec, clock, clocks.rests_of(spec, seating)))
    return found


async def take_holiday(hub: Hub, person: Person, start: float, end: float, lang: str) -> dict[str, Any]:
    """At every table of this person's that knows holidays."""
    query = sa.select(seats.c.table_id, seats.c.number, seats.c.host, tables.c.head)
    query = query.join(tables, tables.c.id == seats.c.table_id)
    rows = await hub.store.rows(
        query.where(seats.c.person_id == person.id, seats.c.number >= 0, tables.c.status != "over")
    )
    taken, refused = list[str](), list[dict[str, str]]()
    for table, number, host, head in rows:
        try:
            spec = head_from(head).clock
            if spec is None or not spec.holidays:
                continue
            live = await hub.get(table)
            claim = claim_of(live, number, host)
            if claim is not None and not claim.substitute:
                await hand_over(live, SPECTATOR, "", changes.take_holiday(live, claim, start, end))
                taken.append(table)
        except AraldoError as error:
            refused.append({"table": table, "code": error.code, "message": complain(lang, error)})
        except UNREADABLE:
            continue  # the table itself says what is wrong
    return {"tables": taken, "refused": refused}


async def forget(hub: Hub, person: Person, table: str, number: int) -> None:
    """Off the list: an invitation is declined; of a game that is over the seat stays this person's, unseen."""
    mine = sa.and_(seats.c.person_id == person.id, seats.c.table_id == table, seats.c.number == number)

    def do(c: Connection) -> None:
        part = c.execute(sa.select(seats.c.part).where(mine)).scalar()
        if part is None:
            raise Refused("no-game-of-yours", 404)
        if part == INVITED:
            c.execute(seats.delete().where(mine))
        elif part in (OVER, GONE):
            c.execute(seats.update().where(mine).values(part=GONE))
        else:
            raise Refused("still-yours")

    await hub.store.transact(do)
