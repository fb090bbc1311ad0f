"""All live tables of this process: loading and dropping them, who is present, what other workers say."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from araldo.bots import seat_thinkers
from araldo.kernel import discover
from araldo.kernel.chance import commitment
from araldo.kernel.errors import AraldoError
from araldo.kernel.game import Game
from araldo.server import tokens
from araldo.server.audience import Conn
from araldo.server.chart import Charts
from araldo.server.fanout import Fanout
from araldo.server.film import Films
from araldo.server.lessons import Lesson, load_lesson
from araldo.server.live import Live
from araldo.server.metrics import METRICS
from araldo.server.outbox import Outbox, notices_for
from araldo.server.settings import Settings
from araldo.server.sheet import head_from, sheet_from
from araldo.server.store import Store, Stored
from araldo.server.telling import Labels
from araldo.server.tokens import Claim, Tokens
from araldo.server.wire import ClockInfo, SeatInfo, TableInfo
from araldo.server.words import Refused
from araldo.server.writer import Writer

log = structlog.get_logger("araldo.hub")
BEAT = 10.0  # seconds between two signs of life


def loaded(name: str) -> Game:
    """A game by its name. One that does not load is refused like one that is not there: the others go on."""
    try:
        return discover.load(name)
    except AraldoError:
        raise
    except Exception as error:
        log.exception("game does not load", game=name)
        raise Refused("unknown-game", 404) from error


class Hub:
    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings = settings
        self.now, self.tick = now, time.perf_counter
        self.worker = secrets.token_hex(4)
        self.store = Store(settings.url, self.worker)
        self.writer = Writer(self.store)
        self.alone = self.store.sqlite  # no other worker can change a table
        self.lives: dict[str, Live] = {}
        self.tokens = Tokens(b"")
        self.left: dict[tuple[str, int], float] = {}  # by table and seat: when its last socket went
        self.fanout = Fanout(self)
        self.outbox = Outbox(self)
        self.films = Films()
        self.charts = Charts()
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._labels: dict[str, Labels] = {}
        self._lessons: dict[tuple[str, str], Lesson] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    # -- beginning and end

    async def open(self) -> None:
        seat_thinkers()
        if self.alone:
            sys.setswitchinterval(0.001)  # the thread that writes must not wait long for a busy loop
        await self.store.open()
        self.tokens = Tokens((await self.store.fact("secret")).encode())
        self.writer.start()
        if not self.alone:
            await self.fanout.open()
        await self._credit_outage()
        self.spawn(self._beat(), "beat")
        self.spawn(self.outbox.run(), "outbox")
        self.spawn(self._resume(), "resume")

    async def close(self) -> None:
        self.closing = True
        for live in list(self.lives.values()):
            self.drop(live, 1012)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.fanout.close()
        await self.writer.stop()
        if self.alone:
            await self.store.note_fact("alive", str(self.now()))
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", task=task.get_name(), error=f"{type(error).__name__}: {error}")

    def timer(self, seconds: float, do: Callable[[], Awaitable[None]]) -> asyncio.TimerHandle:
        """Do something later. Long times are cut: the table looks again then."""

        def run() -> None:
            if not self.closing:
                self.spawn(_awaited(do()), "timer")

        return asyncio.get_running_loop().call_later(min(seconds, 86400.0), run)

    def later(self, seconds: float, do: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, lambda: None if self.closing else do())

    async def _credit_outage(self) -> None:
        """While no server ran no clock did: shift those that were running. Only a single worker can know that."""
        if not self.alone or not (alive := await self.store.fact("alive")):
            return
        for table in await self.store.due():
            stored = await self.store.table(table)
            if stored is None:
                continue
            sheet = sheet_from(stored.sheet)
            if sheet.clock is not None and sheet.clock.running:
                sheet.clock.since += max(0.0, self.now() - max(float(alive), sheet.clock.since))
                await self.store.set_sheet(table, sheet)

    async def _resume(self) -> None:
        """After a start: tables at which a bot is to move, or a clock runs, are taken up again."""
        for table in await self.store.due():
            try:
                (await self.get(table)).drive()
            except AraldoError as error:
                log.warning("not resumed", table=table, code=error.code)
            await asyncio.sleep(0)

    async def _beat(self) -> None:
        while True:
            if self.alone:
                await self.store.note_fact("alive", str(self.now()))
            else:
                await self.fanout.beat()
                for table in await self.store.due():  # whose worker may have died
                    live = self.lives.get(table)
                    if live is None or self.now() - live.touched > BEAT:
                        self.spawn(self._take_over(table), "take over")
            for live in list(self.lives.values()):
                self._forget_idle(live)
            if len(self.left) > 10_000:
                self.left = {seat: at for seat, at in self.left.items() if self.now() - at < 86_400}
            await asyncio.sleep(BEAT)

    async def _take_over(self, table: str) -> None:
        live = await self.get(table)
        await live.catch_up()
        if self.now() - live.touched > BEAT / 2:
            live.drive()

    def _forget_idle(self, live: Live) -> None:
        idle = self.now() - live.touched > self.settings.idle_seconds
        clock = live.sheet.clock
        if idle and not live.conns and not live.lock.locked() and not live.who and not (clock and clock.running):
            self.drop(live, 1001)

    # -- tables

    async def get(self, table: str) -> Live:
        """A table, from memory or from the store; Refused if there is none."""
        if (live := self.lives.get(table)) is not None:
            return live
        if table not in self._loading:
            task = asyncio.create_task(self._load(table), name=f"load {table}")
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> Live:
        stored = await self.store.table(table) if len(table) <= 40 else None
        if stored is None:
            raise Refused("no-table", 404)
        live = await self.enter(stored, fresh=False)
        if self.alone:
            live.drive()
        return live

    async def enter(self, stored: Stored, fresh: bool) -> Live:
        """Make a stored table live."""
        game = loaded(stored.game)
        head, sheet = head_from(stored.head), sheet_from(stored.sheet)
        if head.setup["version"] != game.version:
            raise Refused("bad-version")
        live = Live(self, stored, game, head, sheet)
        await live.reload()
        if fresh:
            METRICS.tables.labels(game.id).inc()
        self.lives[live.id] = live
        METRICS.live.set(len(self.lives))
        return live

    def drop(self, live: Live, code: int) -> None:
        """Out of memory; who is connected comes again."""
        live.gone = True
        live._set_timer()
        for conn in live.conns:
            conn.close(code)
        if self.lives.get(live.id) is live:
            del self.lives[live.id]
        METRICS.live.set(len(self.lives))

    # -- tokens

    def claim(self, live: Live, token: str) -> Claim:
        """What a token may do at a table; Refused if it is not ours, for another table, or revoked."""
        found = self.tokens.read(token)
        if found is None or found.table != live.id:
            raise Refused("bad-token", 403)
        if not live.stands(found):
            raise Refused("revoked", 403)
        return found

    def seat_token(self, live_id: str, seat: int, generation: int, host: bool = False, substitute: int = 0) -> str:
        return self.tokens.sign(Claim(live_id, tokens.SEAT, seat, generation, host, substitute))

    def invite_token(self, live_id: str, seat: int, generation: int, substitute: int = 0) -> str:
        return self.tokens.sign(Claim(live_id, tokens.INVITE, seat, generation, False, substitute))

    def spectator_token(self, live_id: str, generation: int) -> str:
        return self.tokens.sign(Claim(live_id, tokens.SPECTATOR, -1, generation))

    # -- presence

    def enter_conn(self, live: Live, conn: Conn) -> None:
        live.conns.add(conn)
        live.seated += 1
        METRICS.sockets.inc()
        self.presence_changed(live)

    def leave_conn(self, live: Live, conn: Conn) -> None:
        if conn not in live.conns:
            return
        live.conns.discard(conn)
        live.seated += 1
        METRICS.sockets.dec()
        for seat in self.seats_of(live, conn):
            self.left[live.id, seat] = self.now()
        live.touched = self.now()
        self.presence_changed(live)

    def presence_changed(self, live: Live) -> None:
        """Soon, and once for many: presence is not worth a message each."""
        if not self.alone:
            self.fanout.tell_presence(live.id)

    @staticmethod
    def seats_of(live: Live, conn: Conn) -> list[int]:
        if conn.claim.kind == tokens.EVERYBODY:
            return live.sheet.people()
        return [conn.claim.seat] if conn.claim.kind == tokens.SEAT else []

    def present_here(self, live: Live) -> set[int]:
        return {seat for conn in live.conns for seat in self.seats_of(live, conn)}

    def present(self, live: Live) -> set[int]:
        return self.present_here(live) | self.fanout.present(live.id)

    def away_since(self, live: Live, seat: int) -> float | None:
        """When a seat's last socket went; None while it is here. Nobody was ever here: long ago."""
        if seat in self.present(live):
            return None
        return max(self.left.get((live.id, seat), 0.0), self.fanout.left(live.id, seat))

    # -- for the tables

    def labels(self, game: Game) -> Labels:
        if game.id not in self._labels:
            self._labels[game.id] = Labels(game)
        return self._labels[game.id]

    def lesson(self, game: Game, name: str) -> Lesson:
        if (game.id, name) not in self._lessons:
            self._lessons[game.id, name] = load_lesson(game, name)
        return self._lessons[game.id, name]

    def notices(self, live: Live, now: float) -> list[dict[str, Any]]:
        return notices_for(self.settings, live, now)

    def table_info(self, live: Live, lang: str) -> TableInfo:
        """What everybody at the table may know of it."""
        match, sheet, head = live.match, live.sheet, live.head
        present = self.present(live)
        names = [""] * match.setup.seats
        words = [""] * match.setup.seats
        for part in match.course.parts:
            for seat, word in zip(part.seats, live.emblems(part), strict=True):
                words[seat] = word
                names[seat] = live.labels.name(word, lang)
        seats = []
        for seat, place in enumerate(sheet.places):
            names[seat] = place.called or names[seat]
            seats.append(SeatInfo(place.kind, place.called, place.bot, place.held, place.lent, seat in present,
                                  words[seat]))  # fmt: skip
        clock = None
        if sheet.clock is not None and head.clock is not None:
            clock = ClockInfo(head.clock.kind, head.clock.bank, head.clock.increment, head.clock.cap, sheet.clock.left,
                              sheet.clock.running, sheet.clock.since, sheet.clock.flagged)  # fmt: skip
        watching = sum(1 for conn in live.conns if conn.claim.kind == tokens.SPECTATOR)
        return TableInfo(live.id, live.game.id, head.title, live.status, seats, names, clock, sheet.paused, sheet.votes,
                         head.hot_seat, live.public, commitment(head.key), watching)  # fmt: skip


async def _awaited(work: Awaitable[None]) -> None:
    await work
