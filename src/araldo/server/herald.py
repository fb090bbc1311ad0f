"""Notices to persons: what happens at their tables is told them where they wish it, once, when they are not there.

A look at the tables (`standings`) finds what there is to tell and writes it down, a row for each way; a row that is due
is looked at again before it goes out. So nothing is told twice, by however many workers, and nothing is lost with one:
what was not written down yet is found again at the next start.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import sqlalchemy as sa
import structlog
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.engine import Connection

from araldo.kernel.errors import AraldoError
from araldo.server.apartness import hushed
from araldo.server.delivery import Delivery, Outcome, Reader
from araldo.server.hooks import Said
from araldo.server.hours import next_at
from araldo.server.metrics import METRICS
from araldo.server.people import DAY, People, Person
from araldo.server.schema import chats, hearings, members, persons, seats, tables, ways
from araldo.server.schema import tidings as rows_
from araldo.server.sentences import Refused, say
from araldo.server.services import Services
from araldo.server.standings import OVER, Seat
from araldo.server.table import LiveTable
from araldo.server.talk import TABLE, persons_of
from araldo.server.tidings import Happening, Tiding, awaits, away_until, for_all, happenings, moment, seat_of, words
from araldo.server.ways import (
    GROUP,
    MAIL,
    PAUSE,
    PUSH,
    WAY,
    WEBHOOK,
    Event,
    Kind,
    Way,
    Wishes,
    offered,
    owned,
    wishes_of,
)

log = structlog.get_logger("araldo.herald")
EVERY = 1.0  # seconds
AGAIN = 300.0  # seconds between two looks for what a worker that died has left
AT_ONCE = 8  # ways that are told at the same time
TRIES: dict[Kind, int] = {PUSH: 5, MAIL: 9, WEBHOOK: 5}
HOUR = 3600.0
PAUSED = 300.0  # seconds until a table that pauses is looked at again
OF_A_GROUP = Wishes({WEBHOOK: ["turn", "over"]})  # what its hook hears
KEPT = 60 * DAY  # a row that is settled is kept so long: it is not told again
Stands = tuple[LiveTable, Sequence[tuple[Seat, Seat | None]]]


class Herald:
    def __init__(
        self, services: Services, people: People, find: Callable[[str], Awaitable[LiveTable]]
    ) -> None:  # fmt: skip
        self.services, self.people, self.find, self.store = services, people, find, services.store
        self.offered = offered(services.settings)
        self.delivery = Delivery(services, people)
        self._busy = asyncio.Semaphore(AT_ONCE)

    # -- what there is to tell

    async def hear(self, stands: Sequence[Stands]) -> None:
        """How tables stand that have changed: what is new is written down, what was answered is withdrawn."""
        concerned = {new.person for _, rows in stands for _, new in rows if new is not None and new.number >= 0}
        concerned |= {owned(live.head.group) for live, _ in stands if live.head.group}
        if not self.offered or not concerned or not await self._have_ways(concerned):
            return
        now, found = self.services.now(), list[Happening]()
        asks: dict[tuple[str | None, int], str] = {}
        unheard: dict[tuple[str, int], tuple[Seat, str]] = {}
        for live, rows in stands:
            async with live.lock:
                for old, new in rows:
                    if new is None or new.number < 0 or live.gone:
                        continue
                    seat = seat_of(live, new.number)
                    there = seat is not None and away_until(live, seat) is None
                    asks[new.table, new.number] = "" if there else awaits(live, new.number)
                    here = happenings(live, old, new, now)
                    found += here + for_all(live, old, new, now, here)
                    if seat is not None and not there and live.audience.talk.last > new.heard:
                        unheard[new.table, new.number] = new, live.seating.places[seat].called
        found += await self._talk(unheard, now)
        await self.store.transact(self._keep, found)
        await self.store.transact(_withdraw, asks, now)

    async def _have_ways(self, who: Iterable[str]) -> bool:
        query = sa.select(ways.c.id).where(ways.c.person_id.in_(list(who))).limit(1)
        return bool(await self.store.rows(query))

    async def _talk(self, unheard: dict[tuple[str, int], tuple[Seat, str]], now: float) -> list[Happening]:
        """Lines to somebody alone, or with their name in them, that they were not there to read."""
        if not unheard:
            return []
        since = min(row.heard for row, _ in unheard.values())
        query = sa.select(chats.c.table_id, chats.c.id, chats.c.seat, chats.c.to_seat, chats.c.among, chats.c.text)
        where = chats.c.table_id.in_({table for table, _ in unheard})
        lines = await self.store.rows(query.where(where, chats.c.id > since, chats.c.seat != TABLE))
        whom = {row.person for row, _ in unheard.values()}
        unwanted = await self.store.read(hushed, whom, {table for table, _ in unheard})
        found = []
        for (table, number), (row, name) in unheard.items():
            mine = [line for line in lines if line[0] == table and line[1] > row.heard and line[2] != number
                    and (row.person, table, line[2]) not in unwanted]  # fmt: skip
            alone = any(to == number or number in persons_of(among) for *_, to, among, _ in mine)
            by = next((who for _, _, who, to, _, text in mine if to is None and names(text, name)), None)
            if alone or by is not None:
                told = "" if alone or by is None else await self._called(table, by)
                found.append(Happening(row.person, "talk", f"{table} {number} talk {row.heard}", table, number, "",
                                       now, told=told))  # fmt: skip
        return found

    async def _called(self, table: str, number: int) -> str:
        live = await self.find(table)
        seat, name = live.seating.whereabouts(number)
        return name or (live.audience.info(live.head.lang).names[seat] if seat >= 0 else "")

    async def tell(
        self, person: str, key: str, said: dict[str, tuple[str, str]], path: str, event: Event = "news",
        unless: tuple[str, str, int] | None = None, public: bool = True,
    ) -> None:  # fmt: skip
        """Something that is of no table: title and text by language, and the page it is about; once for its key.
        `unless`: of talk in a group or with a person, the line; who reads it before they count as away is not told.
        """
        told = json.dumps({"said": said, "path": path, "unless": unless, "public": public})
        due = self.services.now() + (0.0 if unless is None else self.services.settings.away_seconds)
        news = Happening(person, event, key, None, 0, "", due, told=told)
        await self.store.transact(self._keep, [news])

    def _keep(self, c: Connection, found: list[Happening]) -> None:
        """A row for each way by which it is wanted; what has one already is left."""
        query = WAY.add_columns(persons.c.settings).outerjoin(persons, persons.c.id == ways.c.person_id)
        query = query.where(ways.c.person_id.in_({one.person for one in found}), ways.c.active,
                            ways.c.failures < PAUSE)  # fmt: skip
        known: dict[str, list[tuple[Way, Wishes]]] = {}
        for *columns, settings in c.execute(query) if found else ():
            way = Way(*columns)
            wishes = OF_A_GROUP if way.person.startswith(GROUP) else wishes_of(json.loads(settings))
            known.setdefault(way.person, []).append((way, wishes))
        rows = [row for one in found for way, wishes in known.get(one.person, ())
                if (row := self._row(one, way, wishes)) is not None]  # fmt: skip
        if rows:
            insert = sqlite_insert if c.dialect.name == "sqlite" else postgresql_insert
            c.execute(insert(rows_).on_conflict_do_nothing(), rows)

    def _row(self, one: Happening, way: Way, wishes: Wishes) -> dict[str, Any] | None:
        if way.kind not in self.offered or not wishes.wanted(way.kind, one.event):
            return None
        due = one.due
        if way.hour >= 0 and one.event != "clock":
            due = next_at(due, way.hour, wishes.where)
        due = wishes.quiet.over(due, wishes.where)
        if one.until is not None and due >= one.until:
            return None
        return {"once": f"{way.id} {one.key}", "person_id": one.person, "way_id": way.id, "event": one.event,
                "table_id": one.table, "number": one.number, "ask": one.ask, "told": one.told,
                "mark": secrets.token_urlsafe(18), "due": due, "tries": 0, "state": "due", "sent": None}  # fmt: skip

    # -- telling it

    async def run(self) -> None:
        looked = cleaned = -AGAIN
        while self.offered:
            if self.services.tick() - looked > AGAIN and (looked < 0 or not self.services.alone):
                looked = self.services.tick()
                await self._resume()
            if self.services.tick() - cleaned > HOUR or cleaned < 0:
                cleaned = self.services.tick()
                old = rows_.delete().where(rows_.c.state != "due", rows_.c.due < self.services.now() - KEPT)
                await self.store.transact(lambda c, old=old: c.execute(old).rowcount)
            await self.send_due()
            await asyncio.sleep(EVERY)

    async def _resume(self) -> None:
        """Open tables whose last change nobody has looked at: those of persons who want to be told."""
        query = sa.select(seats.c.table_id).join(tables, tables.c.id == seats.c.table_id)
        query = query.join(ways, ways.c.person_id == seats.c.person_id)
        query = query.where(tables.c.status == "running", seats.c.part < OVER, seats.c.rev != tables.c.rev)
        for (table,) in await self.store.rows(query.distinct()):
            try:
                await self.find(table)
            except AraldoError:
                continue  # the table itself says what is wrong
            await asyncio.sleep(0)

    async def send_due(self) -> int:
        """Look at what is due; returns how many notices have gone out."""
        query = _ROW.where(rows_.c.state.in_(("due", "withdraw")), rows_.c.due <= self.services.now())
        found: dict[str, list[Tiding]] = {}
        for row in await self.store.rows(query.order_by(rows_.c.due).limit(500)):
            found.setdefault(row[2], []).append(Tiding(*row))
        sent = await asyncio.gather(*(self._tell(way, rows) for way, rows in found.items()))
        return sum(sent)

    async def _tell(self, number: str, rows: list[Tiding]) -> int:
        async with self._busy:
            try:
                return await self._tell_way(number, rows)
            except Exception:
                log.exception("not told")
                return 0

    async def _tell_way(self, number: str, rows: list[Tiding]) -> int:
        whose = persons.c.id == ways.c.person_id
        query = WAY.add_columns(persons.c.name, persons.c.settings).outerjoin(persons, whose)
        found = await self.store.rows(query.where(ways.c.id == number))
        way = Way(*found[0][:13]) if found else None
        if way is None or not way.active or way.paused or way.kind not in self.offered:
            await self._settle(rows, "dropped")
            return 0
        reader = _all_of(way) if way.person.startswith(GROUP) else reader_of(way.person, *found[0][13:])
        due = [row for row in rows if row.state == "due"]
        for row in rows:
            if row.state == "withdraw" and await self._claim(row, DAY):
                await self.delivery.withdraw(way, f"{row.table}-{row.number}")
                await self._settle([row], "withdrawn")
        return int(await self._tell_all(way, reader, due)) if due else 0

    async def _tell_all(self, way: Way, reader: Reader, rows: list[Tiding]) -> bool:
        """What is due for one way, as one notice."""
        now = self.services.now()
        if (later := reader.wishes.quiet.over(now, reader.wishes.where)) > now:
            await self._set([row.id for row in rows], due=later)
            return False
        said, going = list[Said](), list[Tiding]()
        for row in rows:
            one = await self._words(row, reader.lang, now)
            if one is None or (way.kind == WEBHOOK and isinstance(one, Said) and not one.public):
                await self._settle([row], "dropped")
            elif isinstance(one, float):
                await self._set([row.id], due=one)
            elif await self._claim(row, 60.0 * 2**row.tries):
                said.append(one)
                going.append(row)
        if not going:
            return False
        outcome = await self.delivery.carry(way, reader, said, going[0].mark)
        last = max(row.tries for row in going) + 1 >= TRIES[way.kind]
        if outcome.result == "again" and last:
            outcome = outcome._replace(result="failed")
        await self._note(way, outcome)
        if outcome.result == "again":
            return False
        await self._settle(going, "failed" if outcome.result == "failed" else "sent")
        return outcome.result != "failed"

    async def _words(self, row: Tiding, lang: str, now: float) -> Said | float | None:
        """What to say; a time: not before then; None: it is so no longer."""
        if row.table is None:
            told = json.loads(row.told)
            title, text = told["said"][lang]
            if told.get("unless") and await self.store.read(_heard, row.person, *told["unless"]):
                return None
            return Said(row.event, title, text, told["path"], tag=f"news-{row.id}", public=told.get("public", True))
        try:
            live = await self.find(row.table)
        except AraldoError:
            return None
        async with live.lock:
            seat = seat_of(live, row.number)
            if seat is None:
                return None
            if live.status == "running" and live.seating.paused and row.event in ("turn", "clock"):
                return now + PAUSED
            said = words(live, row, lang, now)
            until = away_until(live, seat)
            if said is None or (row.event == "over" and row.person.startswith(GROUP)):
                return said
            if until is None:
                return None if row.event in ("talk", "over") else now + live.services.settings.away_seconds
            return said if until <= now else until

    async def _claim(self, row: Tiding, seconds: float) -> bool:
        """Take a row for this worker: it is due again later, unless it is settled before."""
        mine = rows_.update().where(rows_.c.id == row.id, rows_.c.state == row.state, rows_.c.tries == row.tries)
        mine = mine.values(tries=row.tries + 1, due=self.services.now() + seconds)
        return bool(await self.store.transact(lambda c: c.execute(mine).rowcount))

    async def _settle(self, rows: list[Tiding], state: str) -> None:
        METRICS.notices.labels("person", state).inc(len(rows))
        sent = {"sent": self.services.now()} if state == "sent" else {}
        await self._set([row.id for row in rows], state=state, **sent)

    async def _set(self, numbers: list[int], **values: Any) -> None:
        update = rows_.update().where(rows_.c.id.in_(numbers)).values(**values)
        await self.store.transact(lambda c: c.execute(update).rowcount)

    async def _note(self, way: Way, outcome: Outcome) -> None:
        """How a delivery went, for its owner to see."""
        failures = way.failures
        if outcome.result == "failed":
            failures = PAUSE if outcome.gone else failures + outcome.counts
        elif outcome.result != "again":
            failures = 0
        values = {"at": self.services.now(), "result": outcome.result, "said": outcome.said, "failures": failures}
        await self.store.transact(lambda c: c.execute(ways.update().where(ways.c.id == way.id).values(values)).rowcount)

    # -- what a person does about it

    async def test(self, person: Person, way: Way, path: str = "/me/notices") -> None:
        """One that says only that it has come, at any hour."""
        if way.kind not in self.offered:
            raise Refused("not-offered-here", 404)
        now, reader = self.services.now(), reader_of(person.id, person.name, json.dumps(person.settings))
        time = moment(reader.lang, now, now, reader.wishes.where)
        text = say(reader.lang, "tell-test-text", time=time, name=way.name)
        said = Said("test", say(reader.lang, "tell-test"), text, path, tag="araldo-test")
        mark = secrets.token_urlsafe(18)
        row = {"once": f"test {mark}", "person_id": person.id, "way_id": way.id, "event": "test", "table_id": None,
               "number": 0, "ask": "", "told": "", "mark": mark, "due": now, "tries": 1, "state": "sent",
               "sent": now}  # fmt: skip
        await self.store.transact(lambda c: c.execute(rows_.insert().values(row)).rowcount)
        outcome = await self.delivery.carry(way, reader, [said], mark)
        if outcome.result == "again":
            outcome = outcome._replace(result="failed", counts=False)
        await self._note(way, outcome)

    async def shown(self, mark: str) -> None:
        """A browser says that it has shown a notice."""

        def do(c: Connection) -> None:
            query = sa.select(rows_.c.id, rows_.c.way_id, rows_.c.sent)
            row = c.execute(query.where(rows_.c.mark == mark, rows_.c.state == "sent")).first()
            if row is None:
                raise Refused("no-notice", 404)
            c.execute(rows_.update().where(rows_.c.id == row.id).values(state="shown"))
            took = max(0.0, self.services.now() - (row.sent or 0.0))
            last = ways.update().where(ways.c.id == row.way_id, ways.c.result == "sent")
            c.execute(last.values(result="shown", said=str(round(took))))

        await self.store.transact(do)

    async def later(self, mark: str) -> None:
        """Somebody wants to hear of it again in an hour."""
        again = rows_.update().where(rows_.c.mark == mark, rows_.c.state.in_(("sent", "shown")),
                                     rows_.c.event.in_(("turn", "clock")))  # fmt: skip
        again = again.values(state="due", tries=0, due=self.services.now() + HOUR)
        if not await self.store.transact(lambda c: c.execute(again).rowcount):
            raise Refused("no-notice", 404)


def _heard(c: Connection, person: str, where: str, whose: str, line: int) -> bool:
    """Whether somebody has been there to read a line: of a group, or of who wrote to them."""
    one, key = (members, members.c.company_id) if where == "group" else (hearings, hearings.c.other_id)
    heard = c.execute(sa.select(one.c.heard).where(one.c.person_id == person, key == whose)).scalar()
    return heard is not None and heard >= line


def names(text: str, name: str) -> bool:
    """Whether a line calls somebody: `@Anna`."""
    return bool(name) and re.search(rf"@{re.escape(name)}(?!\w)", text, re.IGNORECASE) is not None


def reader_of(person: str, name: str, settings: str) -> Reader:
    found = json.loads(settings)
    wishes = wishes_of(found)
    return Reader(person, name, found.get("lang") or wishes.lang, wishes)


def _all_of(way: Way) -> Reader:
    """Whoever reads at the hook of a group."""
    return Reader(way.person, "", way.detail.partition(" ")[2], OF_A_GROUP)


def _withdraw(c: Connection, asks: dict[tuple[str | None, int], str], now: float) -> None:
    """What was told and is answered, or looked at, goes from the screens."""
    query = sa.select(rows_.c.id, rows_.c.table_id, rows_.c.number, rows_.c.ask, ways.c.kind)
    query = query.outerjoin(ways, ways.c.id == rows_.c.way_id)
    query = query.where(rows_.c.table_id.in_({table for table, _ in asks}), rows_.c.state.in_(("sent", "shown")),
                        rows_.c.event.in_(("turn", "clock")))  # fmt: skip
    for number, table, seat, ask, kind in c.execute(query).all() if asks else ():
        if (stands := asks.get((table, seat), ask)) == ask:
            continue
        gone = kind == PUSH and not stands  # a newer notice replaces it by itself
        values = {"state": "withdraw", "due": now, "tries": 0} if gone else {"state": "answered"}
        c.execute(rows_.update().where(rows_.c.id == number).values(values))


_ROW = sa.select(rows_.c.id, rows_.c.person_id, rows_.c.way_id, rows_.c.event, rows_.c.table_id, rows_.c.number,
                 rows_.c.ask, rows_.c.told, rows_.c.mark, rows_.c.tries, rows_.c.state)  # fmt: skip
