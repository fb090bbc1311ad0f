"""All live tables of this process: loading and dropping them, resuming what goes on, what other workers say."""

from __future__ import annotations

import asyncio
import secrets
import sys
import time
from collections.abc import Callable

import structlog

from araldo.bots import seat_levels
from araldo.kernel import discover
from araldo.kernel.errors import AraldoError, BadGame
from araldo.kernel.game import Game
from araldo.kernel.record import Move
from araldo.server import bans, clocks
from araldo.server.annalist import Annalist
from araldo.server.audience import REVOKED
from araldo.server.bans import Bans
from araldo.server.budget import RULES, Overdue, budget
from araldo.server.chart import Charts
from araldo.server.fanout import Fanout
from araldo.server.held import number_of
from araldo.server.herald import Herald
from araldo.server.limits import Limits
from araldo.server.metrics import METRICS
from araldo.server.outbox import Outbox
from araldo.server.people import DAY, People
from araldo.server.presence import Presence
from araldo.server.removed import Removed
from araldo.server.replay import Replays
from araldo.server.seating import head_from, seating_from
from araldo.server.sentences import Refused
from araldo.server.services import Services
from araldo.server.settings import Settings
from araldo.server.standings import Standings
from araldo.server.store import AWAY, Store, Stored
from araldo.server.table import COME_AGAIN, LiveTable
from araldo.server.tasks import Tasks
from araldo.server.tokens import Claim, Tokens
from araldo.server.unopened import UNREADABLE, Unopened
from araldo.server.writer import Writer

log = structlog.get_logger("araldo.hub")
BEAT = 10.0  # seconds between two signs of life
CLOSED = 4004  # and with this when the operator has closed it
IDLE = 1001  # a socket is closed with this when nobody has used its table for long


def loaded(name: str) -> Game:
    """A game by its name. One that does not load is refused like one that is not there: the others go on."""
    try:
        return discover.load(name)
    except Exception as error:
        if isinstance(error, AraldoError) and not isinstance(error, BadGame):
            raise
        log.exception("game does not load", game=name)
        raise Refused("unknown-game", 404) from error


class Hub:
    def __init__(self, settings: Settings, now: Callable[[], float] = time.time) -> None:
        self.settings, self.now = settings, now
        self.store = Store(settings.url, secrets.token_hex(4))
        self.tasks = Tasks()
        presence = Presence(now)
        self.fanout = Fanout(self.store, presence, self, self.tasks)
        self.services = Services(settings, self.store, Writer(self.store), Tokens(), presence, now, time.perf_counter,
                                 self._announce, self._dropped, Limits(settings.limits), self.tasks)  # fmt: skip
        self.limits = self.services.limits
        self.bans = Bans(self.store, now, self._close, self._shut)
        self.alone, self.tokens = self.services.alone, self.services.tokens
        self.people = People(self.store, settings, now)
        self.lives: dict[str, LiveTable] = {}
        self.outbox = Outbox(self.services, self.get)
        self.herald = Herald(self.services, self.people, self.get)
        self.standings = Standings(self.services, self.lives, self.get, self.herald.hear)
        self.replays = Replays(self.services.beside.films, settings.film_megabytes)
        self.charts = Charts()
        self.annalist = Annalist(self.services, self.lives, self.get, self.charts)
        self.importing = asyncio.Semaphore(1)
        self._behind: set[str] = set()  # tables that could not go on: the next beat tries again
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    # -- beginning and end

    async def open(self) -> None:
        seat_levels()
        if self.alone:
            sys.setswitchinterval(0.001)  # the thread that writes must not wait long for a busy loop
        await self.store.open()
        secret = (await self.store.fact("secret")).encode()
        self.tokens.open(secret)
        self.people.open(secret)
        self.herald.delivery.open(secret)
        self.services.writer.start()
        if not self.alone:
            await self.fanout.open()
        await self._credit_outage()
        await self.bans.read()
        self.tasks.keep(self._beat, "beat")
        self.tasks.keep(self.bans.run, "bans")
        self.tasks.keep(self.outbox.run, "outbox")
        self.tasks.keep(self.herald.run, "herald")
        self.tasks.keep(self._resume, "resume")
        self.tasks.keep(self.standings.run, "standings")
        self.tasks.keep(self._forget_old, "forget")
        self.tasks.keep(self.annalist.run, "annals")

    async def close(self) -> None:
        self.tasks.closing = True
        for live in list(self.lives.values()):
            live.drop(COME_AGAIN)
        await self.tasks.cancel()
        await self.services.beside.close()
        await self.fanout.close()
        await self.services.writer.stop()
        if self.alone:
            await self.store.note_fact("alive", str(self.now()))
        await self.store.close()

    async def _credit_outage(self) -> None:
        """While no server ran no clock did: shift those that were running. Only a single worker can know that."""
        if not self.alone or not (alive := await self.store.fact("alive")):
            return
        now, credited = self.now(), []
        for table, head, sheet, wake in await self.store.timed():
            try:
                spec, seating = head_from(head).clock, seating_from(sheet)
            except UNREADABLE:
                log.error("unreadable seating", table=table)
                continue
            if seating.timed():
                wake += clocks.credit_outage(seating, now, float(alive))
                if spec is not None and seating.clock is not None:  # a night that nobody served is no more than a night
                    flag = clocks.next_flag(seating.clock, now, clocks.rests_of(spec, seating))
                    wake = wake if flag is None else min(wake, now + flag)
                credited.append((table, seating, wake))
        await self.store.set_times(credited)

    async def _resume(self) -> None:
        """After a start: tables at which a bot is to move, or a clock has run out, are taken up again."""
        for table in await self.store.going_on(self.now() + BEAT):
            await self._take_up(table, drive=True)
            await asyncio.sleep(0)

    async def _take_up(self, table: str, drive: bool) -> None:
        """Let a table catch up, and go on; if that fails now it is tried again, unless that would be in vain."""
        try:
            live = await self.get(table)
            if not self.alone:
                await live.catch_up()
            if drive:
                live.driver.start()
        except Exception as error:
            in_vain = isinstance(error, Unopened) or getattr(error, "code", "") in ("no-table", "bad-version")
            log.warning("not resumed", table=table, error=error, again=not in_vain)
            if not in_vain:
                self._behind.add(table)

    async def _beat(self) -> None:
        while True:
            behind, self._behind = self._behind, set()
            for table in behind:
                await self._take_up(table, drive=self.alone)
            going_on = await self.store.going_on(self.now() + 2 * BEAT)
            if self.alone:
                await self.store.note_fact("alive", str(self.now()))
                for table in going_on:
                    if table not in self.lives:  # it slept
                        await self._take_up(table, drive=True)
            else:
                await self.fanout.beat()
                for table in going_on:  # whose worker may have died
                    live = self.lives.get(table)
                    if live is None or self.now() - live.touched > BEAT:
                        self.tasks.spawn(self._take_over(table), "take over")
            for live in list(self.lives.values()):
                self._forget_idle(live)
            self.services.presence.forget_old()
            self.services.sweeper.look()
            await asyncio.sleep(BEAT)

    async def _forget_old(self) -> None:
        """Once a day: what of persons is kept no longer."""
        while self.people.on:
            await self.people.forget_old()
            await asyncio.sleep(DAY)

    async def _take_over(self, table: str) -> None:
        try:
            live = await self.get(table)
            await live.catch_up()
        except Unopened:
            return  # it has said what is wrong
        if self.now() - live.touched > BEAT / 2:
            live.driver.start()

    def _forget_idle(self, live: LiveTable) -> None:
        """A table at which nobody is leaves the memory, until somebody comes or its clock is to be looked at."""
        idle = self.now() - live.touched > self.settings.idle_seconds
        if idle and not live.watched() and not live.lock.locked() and not live.goes_on(self.now() + 6 * BEAT):
            live.drop(IDLE)

    # -- tables

    async def get(self, table: str) -> LiveTable:
        """A table, from memory or from the store; Refused if there is none, or it is closed."""
        self.bans.check(bans.TABLE, table)
        if (live := self.lives.get(table)) is not None:
            return live
        if table not in self._loading:
            task = asyncio.create_task(self._load(table), name=f"load {table}")
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    async def _load(self, table: str) -> LiveTable:
        try:
            stored = await self.store.table(table) if len(table) <= 40 else None
        except AWAY:
            raise Refused("storage", 503) from None
        if stored is None:
            raise Refused("no-table", 404)
        live = await self.enter(stored, fresh=False)
        if self.alone:
            live.driver.start()
        return live

    async def enter(self, stored: Stored, fresh: bool) -> LiveTable:
        """Make a stored table live. Whoever is second at it gets the first one's."""
        try:
            game = loaded(stored.game)
        except AraldoError:
            raise Unopened("no-rules", stored) from None
        try:
            head, seating = head_from(stored.head), seating_from(stored.seating)
        except UNREADABLE:
            raise Unopened("bad-row", stored) from None
        if head.start and head.setup["version"] < game.version:  # a position is kept as the rules of its time had it
            raise Refused("bad-version")
        try:
            with budget(RULES):
                made = LiveTable(self.services, stored, game, head, seating)
        except (AraldoError, Overdue, *UNREADABLE) as error:
            log.error("bad set-up", table=stored.id, error=error)
            raise Unopened("bad-row", stored) from None
        await made.reload()
        if fresh:
            METRICS.tables.labels(game.id).inc()
        live = self.lives.setdefault(made.id, made)
        if live is not made:
            made.drop(COME_AGAIN)
        METRICS.live.set(len(self.lives))
        return live

    def _close(self, tables: set[str]) -> None:
        """The operator has closed them."""
        for table in tables & self.lives.keys():
            self.lives[table].drop(CLOSED)

    def _shut(self) -> None:
        """The sockets of persons whom the operator has shut out are closed."""
        for live in {self.lives[table] for table, _ in self.bans.seats if table in self.lives}:
            for conn in list(live.audience.conns):
                if (live.id, number_of(live.seating, conn.claim)) in self.bans.seats:
                    live.audience.leave(conn)
                    conn.close(REVOKED)

    def _dropped(self, table: str) -> None:
        if (live := self.lives.get(table)) is not None and live.gone:
            del self.lives[table]
            self.services.sweeper.left += 1
            if live.goes_on(self.now() + 2 * BEAT):
                self._behind.add(table)
        METRICS.live.set(len(self.lives))

    def claim(self, live: LiveTable, token: str) -> Claim:
        """What a token may do at a table; Refused if it is not ours, for another table, or revoked, Removed if its seat
        has changed hands.
        """
        found = self.tokens.read(token)
        if found is None or found.table != live.id:
            raise Refused("bad-token", 403)
        self.bans.check(bans.TOKEN, token)
        self.bans.check_seat(live.id, number_of(live.seating, found))
        if not live.seating.valid(found):
            left = live.seating.left_by(found)
            raise Refused("revoked", 403) if left is None else Removed(live.seating, left)
        return found

    # -- other workers (`fanout.Listener`)

    def _announce(self, table: str, seats: set[int]) -> None:
        if not self.alone:
            self.fanout.announce(table, seats)

    def changed_elsewhere(self, table: str, rev: int, moves: list[Move] | None) -> None:
        live = self.lives.get(table)
        if live is None or live.rev >= rev:
            return
        if live.idle():  # it is played elsewhere now: who asks for it here reads it again
            del self.lives[table]
            live.drop(COME_AGAIN)
        elif live.hear(rev, moves):
            self.tasks.spawn(self._take_up(table, drive=False), "catch up")

    def missed_something(self) -> None:
        for live in list(self.lives.values()):
            self.tasks.spawn(self._take_up(live.id, drive=False), "catch up")

    def presence_changed(self, table: str) -> None:
        if (live := self.lives.get(table)) is not None:
            self.tasks.spawn(live.show(), "presence")

    def worker_came(self) -> None:
        for live in self.lives.values():
            self.fanout.announce(live.id, live.audience.seats_here())
