"""Fills in what of a finished game takes longer to find out: the curve of the points, where they came from, how soon
people answered. It works beside the tables, one game after the other; games from before there were annals it enters.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from statistics import median

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection

from araldo.kernel.state import SPECTATOR
from araldo.server.annals import Tale
from araldo.server.chart import Charts
from araldo.server.endings import ended
from araldo.server.projection import Names, project
from araldo.server.schema import moves, played, results, tables
from araldo.server.sentences import LANGUAGES
from araldo.server.services import Services
from araldo.server.store import AWAY
from araldo.server.table import LiveTable

log = structlog.get_logger("araldo.annals")
EVERY = 2.0  # seconds between two looks
AT_ONCE = 20
IDLE = 1001  # as in `hub`


class Annalist:
    def __init__(
        self, services: Services, lives: Mapping[str, LiveTable], get: Callable[[str], Awaitable[LiveTable]],
        charts: Charts,
    ) -> None:  # fmt: skip
        self.services, self.lives, self.get, self.charts = services, lives, get, charts

    async def run(self) -> None:
        if self.services.settings.persons:
            await self.enter_old()
        while self.services.settings.persons:
            await self.look()
            await asyncio.sleep(EVERY)

    async def enter_old(self) -> None:
        """Games that were over before there were annals."""
        last = ""
        while True:
            query = sa.select(tables.c.id).outerjoin(results, results.c.table_id == tables.c.id)
            query = query.where(tables.c.status == "over", results.c.table_id.is_(None), tables.c.id > last)
            found = [row[0] for row in await self.services.store.rows(query.order_by(tables.c.id).limit(AT_ONCE))]
            for table in found:
                await self._enter_old(table)
            if len(found) < AT_ONCE:
                return
            last = found[-1]

    @asynccontextmanager
    async def _awake(self, table: str) -> AsyncIterator[LiveTable]:
        """A table, in memory only for now if it was not there before."""
        slept = table not in self.lives
        live = await self.get(table)
        try:
            yield live
        finally:
            if slept and live.idle():
                live.drop(IDLE)

    async def _enter_old(self, table: str) -> None:
        try:
            async with self._awake(table) as live:
                await self._write_down(live)
        except AWAY:
            raise
        except Exception as error:
            log.warning("not entered", table=table, error=error)

    async def _write_down(self, live: LiveTable) -> None:
        table = live.id
        when = sa.select(sa.func.max(moves.c.at)).where(moves.c.table_id == table)
        at = (await self.services.store.rows(when))[0][0] or live.created
        houses = [one.emblem for one in live.audience.info("en").seats]
        await self.services.store.transact(ended(table, live.match, live.head, live.seating, houses, at))

    async def look(self) -> None:
        query = sa.select(results.c.table_id, results.c.told).where(~results.c.drawn).order_by(results.c.ended)
        for table, told in await self.services.store.rows(query.limit(AT_ONCE)):
            tale = msgspec.json.decode(told, type=Tale)
            try:
                async with self._awake(table) as live:
                    await self._draw(live, tale)
            except AWAY:
                raise
            except Exception as error:  # what is known of it stays; a database that is away is asked again
                if getattr(error, "code", "") == "storage":
                    return
                log.warning("not drawn", table=table, error=error)
            await self.services.store.transact(_keep, table, msgspec.json.encode(tale).decode())

    async def _draw(self, live: LiveTable, tale: Tale) -> None:
        if not live.match.over:
            return
        tale.curve = [[point["at"], *point["scores"]] for point in await self.charts.of(live)]
        async with live.lock:
            outcome, (_, viewpoint) = live.match.outcome, project(live.match, SPECTATOR, None, SPECTATOR)
            for lang in LANGUAGES if outcome is not None else ():
                assert outcome is not None
                tale.parties[lang] = [live.labels.name(word, lang) for word in outcome.details.get("parties", [])]
                names = Names(live.match, live.seating, live.labels, lang)
                if not live.match.progress.series:
                    tale.sources[lang] = [(one.label, list(one.points)) for one in names.telling(viewpoint).sources()]


def _keep(c: Connection, table: str, told: str) -> None:
    c.execute(results.update().where(results.c.table_id == table).values(told=told, drawn=True))
    rows = sa.select(moves.c.seat, moves.c.how, moves.c.at).where(moves.c.table_id == table).order_by(moves.c.n)
    spent: dict[int, list[float]] = {}
    before = None
    for seat, how, at in c.execute(rows):
        if not how and before is not None:
            spent.setdefault(seat, []).append(at - before)
        before = at
    for seat, times in spent.items():
        mine = played.update().where(played.c.table_id == table, played.c.seat == seat, played.c.person_id != "")
        c.execute(mine.values(answers=len(times), usual=median(times)))
