"""A table in memory: its match, who sits there, who looks on. Every change runs alone, and is told once stored."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import structlog

from araldo.kernel.action import Action, check
from araldo.kernel.errors import AraldoError, Illegal
from araldo.kernel.game import Game
from araldo.kernel.play import GENERAL
from araldo.kernel.record import Move
from araldo.kernel.state import SPECTATOR
from araldo.server import clocks, telling, tokens
from araldo.server.audience import Conn, Track, me_json
from araldo.server.lessons import Lesson
from araldo.server.metrics import METRICS
from araldo.server.sheet import Head, Sheet, encode, setup_from, sheet_from
from araldo.server.store import Chat, Conflict, Loaded, Stored, Write, move_row
from araldo.server.telling import Names, Projection, Scene, Seen
from araldo.server.tokens import Claim
from araldo.server.wire import ChatMessage, Me
from araldo.server.wire import encode as to_json
from araldo.server.words import Refused
from araldo.table.match import BOT, HUMAN, Match, Status
from araldo.table.series import Part

if TYPE_CHECKING:
    from araldo.server.hub import Hub

logger = structlog.get_logger("araldo.table")
HIDDEN = Projection(b"null", 0, None, [], [], [], None, None, None, None)  # before everybody is there
NOTHING = (
    b',"view":null,"ask":null,"options":[],"refused":[],"offers":[],"undo":null,"outcome":null,"log":[],"log_from":0'
)
SLOW = 0.03  # a bot that thinks longer than this thinks beside the loop
SCRIPT = 4.0  # seconds: what a lesson tells between two decisions of the learner takes no longer


class Live:
    def __init__(self, hub: Hub, stored: Stored, game: Game, head: Head, sheet: Sheet) -> None:
        self.hub, self.id, self.game, self.head = hub, stored.id, game, head
        self.created, self.public = stored.created, stored.public
        self.sheet = sheet
        self.rev = stored.rev
        self.lock = asyncio.Lock()
        self.labels = hub.labels(game)
        self.lesson: Lesson | None = hub.lesson(game, head.lesson) if head.lesson else None
        self.match = self._new_match()
        self.keys: set[tuple[int, str]] = set()
        self.talk: list[Chat] = []
        self.conns: set[Conn] = set()
        self.seated = 0  # counts whenever a socket comes or goes
        self.tracks: dict[int, Track] = {}
        self.touched = hub.now()
        self.status: Status = "open"  # until it is loaded
        self.gone = False  # replaced or dropped: nobody may use it any more
        self._driver: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._slow = False
        self.untold = False  # something has changed of which the sockets do not know
        self.who = ""  # who acts next without a person
        self._stored: tuple[str, str, bool] | None = None  # what of the table's row is known to be stored
        self._emblems: dict[tuple[int, int, int], list[str]] = {}
        self._tables: dict[str, tuple[Any, bytes]] = {}  # by language: `table_json` and what it was made of

    def _new_match(self) -> Match:
        setup = setup_from(self.game, self.head.setup)
        match = Match(self.game, setup, self.sheet.places, self.head.key, self.head.hot_seat, start=self.head.start)
        match.standing = self.sheet.standing
        return match

    # -- what stands

    def status_now(self) -> Status:
        return "over" if self.match.over else "open" if self.sheet.open() else "running"

    def scripted(self) -> bool:
        return self.lesson is not None and len(self.match.record.moves) < len(self.lesson.moves)

    def awaited(self) -> list[int]:
        """People whose decision the table waits for now."""
        if self.status != "running" or self.sheet.paused:
            return []
        return [seat for seat in self.match.needed() if self.match.chairs[seat].kind == HUMAN]

    def pending(self) -> str:
        """Who acts next without a person: "bot", "table", "right" or "" (see `Match.pending`)."""
        if self.status_now() != "running" or self.sheet.paused:
            return ""
        self.match.forced = not self.scripted()
        if self.lesson is not None and self.scripted():
            return "bot" if self.lesson.expects(len(self.match.record.moves)) is None else ""
        return self.match.pending()

    # -- changing

    async def change(self, viewer: int, key: str, do: Callable[[Write], None], tell: bool = True) -> None:
        """Do something alone, store it, tell everybody. A key that is known has been done: nothing happens.

        Raises AraldoError, and then nothing has changed.
        """
        async with self.lock:
            try:
                await self._change(viewer, key, do)
                self.untold = tell
            finally:
                if self.untold:
                    self.broadcast()
        self.drive()

    async def _change(self, viewer: int, key: str, do: Callable[[Write], None]) -> None:
        for _ in range(20):
            if self.gone:
                raise Refused("storage", 503)
            if key and (viewer, key) in self.keys:
                return
            write = Write(self.id)
            try:
                do(write)
            except AraldoError:
                raise
            except Exception:
                logger.exception("fault", table=self.id)
                await self.reload()
                raise Refused("fault", 500) from None
            if key:
                write.keys.append((viewer, key))
            if await self._commit(write):
                if key:
                    self.keys.add((viewer, key))
                return
        raise Refused("storage", 503)

    async def _commit(self, write: Write) -> bool:
        """Store; False if another worker was faster, and then the table is as that one left it."""
        write.rev = self.rev + 1
        status, who = self.status_now(), self.pending()
        due = who in ("bot", "table") or bool(self.sheet.clock and self.sheet.clock.running)
        sheet = self._stored[0] if self._stored is not None and not write.sheet else encode(self.sheet)
        now_stored = (sheet, status, due)
        if now_stored != self._stored:
            write.values |= dict(zip(("sheet", "status", "due"), now_stored, strict=True))
        for row in write.moves:
            row["rev"] = write.rev
        try:
            await self.hub.writer.put(write)
        except Conflict:
            METRICS.conflicts.inc()
            await self.reload()
            return False
        except Exception as error:
            logger.error("not stored", table=self.id, error=f"{type(error).__name__}: {error}"[:300])
            await self.reload()
            if write.keys and all(key in self.keys for key in write.keys):
                return False
            raise Refused("storage", 503) from None
        self.rev, self.status, self.who, self._stored = write.rev, status, who, now_stored
        self.touched = self.hub.now()
        self._set_timer()
        return True

    async def reload(self) -> None:
        """Forget what is in memory and read what is stored. If that fails too, the table leaves the memory."""
        try:
            loaded = await self.hub.store.load(self.id)
            if loaded is None:
                raise Refused("no-table", 404)
            self.keys = loaded.keys
            self.talk = await self.hub.store.chats(self.id)
            await self._rebuild(loaded.stored, loaded.moves)
        except Exception as error:
            logger.error("not reloaded", table=self.id, exc_info=error)
            self.hub.drop(self, 1012)
            raise Refused("storage", 503) from None

    async def _rebuild(self, stored: Stored, moves: list[Move]) -> None:
        self.sheet = sheet_from(stored.sheet)
        match = self._new_match()
        if len(moves) > 40:
            await asyncio.to_thread(match.replay, moves)
        else:
            match.replay(moves)
        self.match = match
        self._arrived(stored)
        for track in self.tracks.values():  # the lines of the log may have other numbers now
            track.first, track.marks, track.told = track.seq, [], None
        for conn in self.conns:
            conn.viewer = -1

    def _arrived(self, stored: Stored) -> None:
        """What is stored is in memory now; nobody has been told yet."""
        self.rev, self._stored = stored.rev, None
        self.status, self.who = self.status_now(), self.pending()
        self.untold = True
        self._set_timer()

    async def catch_up(self) -> None:
        """Another worker has changed the table."""
        async with self.lock:
            loaded = await self.hub.store.load(self.id, self.rev)
            if loaded is None or loaded.stored.rev <= self.rev or self.gone:
                return
            if loaded.standing == len(self.match.record.moves):
                try:
                    self._follow(loaded)
                except Exception as error:
                    logger.error("cannot follow", table=self.id, exc_info=error)
                    await self.reload()
            else:  # something was taken back
                await self.reload()
            await self.fetch_talk()
            self.touched = self.hub.now()
            self.broadcast()

    def _follow(self, loaded: Loaded) -> None:
        """Do what another worker has done."""
        self.sheet = sheet_from(loaded.stored.sheet)
        self.match.chairs, self.match.standing = [*self.sheet.places], self.sheet.standing
        self.match.replay(loaded.moves)
        self._arrived(loaded.stored)

    # -- moves

    def record(self, write: Write, moves: list[Move], answered: list[int]) -> None:
        """Moves that the match has just made, for storage; the clocks run on."""
        now = self.hub.now()
        n = len(self.match.record.moves) - len(moves)
        write.moves += [move_row(self.id, n + i, 0, move, now) for i, move in enumerate(moves, 1)]
        self.after_move(write, answered)
        write.sheet = self.sheet.clock is not None
        METRICS.moves.inc(len(moves))

    def after_move(self, write: Write, answered: list[int]) -> None:
        now = self.hub.now()
        clock, spec = self.sheet.clock, self.head.clock
        self.status = self.status_now()
        awaited = sorted(self.awaited())
        if clock is not None and spec is not None and (answered or awaited != clock.running):
            clocks.turn(spec, clock, awaited, answered, now)  # or else something happened in secret: no clock tells
        write.notices += self.hub.notices(self, now)

    def act(self, seat: int, ask: str, action: Action) -> Callable[[Write], None]:
        def do(write: Write) -> None:
            check(action)
            self.must_run()
            if ask != self.match.question_id(seat):
                raise Refused("stale")
            if self.lesson is not None and self.scripted():
                self.lesson.must_follow(len(self.match.record.moves), seat, action)
            awaited = seat in self.match.waiting()
            move = self.match.act(seat, action)
            through = ask != self.match.question_id(seat) or seat not in self.match.waiting()
            self.record(write, [move], [seat] if awaited and through else [])

        return do

    def undo(self, seat: int) -> Callable[[Write], None]:
        def do(write: Write) -> None:
            self.must_run()
            if why := telling.undo_of(self.match, seat):
                raise Illegal(f"seat {seat} cannot take anything back: {why}", f"undo-{why}", seat=seat)
            before = list(self.match.record.moves)
            self.match.undo(seat)
            kept = next((i for i, (a, b) in enumerate(zip(before, self.match.record.moves, strict=False))
                         if a is not b), len(self.match.record.moves))  # fmt: skip
            write.cut = kept
            now = self.hub.now()
            write.moves = [move_row(self.id, n, 0, move, now) for n, move in enumerate(self.match.record.moves, 1)
                           if n > kept]  # fmt: skip
            self.after_move(write, [])

        return do

    def must_run(self) -> None:
        if self.match.over:
            raise Refused("over")
        if self.sheet.open():
            raise Refused("not-started")
        if self.sheet.paused:
            raise Refused("paused")

    # -- whoever is no person

    def drive(self) -> None:
        """Let bots, standing answers and scripts act, if they are to."""
        if self.who and not self.gone and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive(), name=f"drive {self.id}")

    async def _drive(self) -> None:
        while self.who and not self.gone:
            await asyncio.sleep(self._pace(self.who))
            async with self.lock:
                if self.gone or not self.who:
                    continue
                try:
                    await self._play()
                    self.broadcast()
                except Exception as error:
                    logger.error("bots stopped", table=self.id, exc_info=error)
                    self.hub.later(2.0, self.drive)
                    if not self.gone:
                        await self.reload()  # what was half done is forgotten
                        self.broadcast()
                    return

    async def _play(self) -> None:
        """One commit's worth of decisions that need nobody."""
        for _ in range(20):
            write = Write(self.id)
            if not await self._steps(write):
                self.who = ""  # those who were asked whether they use a right do not
                return
            if await self._commit(write):
                return

    def _pace(self, who: str) -> float:
        """How long to wait before an answer that no person gives. Nobody looks on: not at all."""
        if not self.conns:
            return 0.0
        if self.lesson is not None and self.scripted():
            return min(self.hub.settings.bot_delay, SCRIPT / self.lesson.stretch(len(self.match.record.moves)))
        if who != "table":
            return self.hub.settings.bot_delay
        return self.hub.settings.even_delay if len(self.sheet.people()) > 1 and not self.head.hot_seat else 0.0

    async def _steps(self, write: Write) -> bool:
        """One decision; more at once where nobody looks on."""
        done: list[Move] = []
        for _ in range(1 if self.conns else 16):
            move = await self._step()
            if move is None:
                break
            done.append(move)
        if done:
            self.record(write, done, [move.seat for move in done if move.how not in ("bot", "default")])
        return bool(done)

    async def _step(self) -> Move | None:
        if self.lesson is not None and self.scripted():
            done = len(self.match.record.moves)
            if self.lesson.expects(done) is not None:
                return None
            self.match.replay([self.lesson.moves[done]])
            return self.match.record.moves[-1]
        begun = self.hub.tick()
        try:
            found = await asyncio.to_thread(self.match.step) if self._slow or self._thinkers() else self.match.step()
        except Exception:
            logger.exception("a bot failed", table=self.id)
            found = self._instead()
        self._slow = self.hub.tick() - begun > SLOW
        return found

    def _thinkers(self) -> bool:
        """Whether a bot sits here that takes its time."""
        return any(chair.kind == BOT and chair.bot in GENERAL for chair in self.match.chairs)

    def _instead(self) -> Move | None:
        """A bot has failed: the default in its place."""
        seat = next((seat for seat in self.match.waiting() if self.match.chairs[seat].kind == BOT), None)
        return None if seat is None else self.match.default(seat)

    # -- clocks

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        clock = self.sheet.clock
        if clock is not None and not self.gone and (left := clocks.next_flag(clock, self.hub.now())) is not None:
            self._timer = self.hub.timer(left + 0.005, self.flag)

    async def flag(self) -> None:
        """Somebody's time may have run out: the table is told, and decides."""

        def do(write: Write) -> None:
            clock = self.sheet.clock
            if clock is None or not (found := clocks.flags(clock, self.hub.now())):
                raise Refused("no-clock")
            clock.flagged = sorted({*clock.flagged, *found})

        try:
            await self.change(SPECTATOR, "", do)
        except Refused:
            self._set_timer()

    # -- telling

    def viewer_of(self, conn: Conn) -> int:
        """Whose eyes a socket has."""
        if conn.claim.kind == tokens.SEAT:
            return conn.claim.seat
        if conn.claim.kind != tokens.EVERYBODY:
            return SPECTATOR
        people = self.sheet.people()
        if conn.look is not None and conn.look in people:
            return conn.look
        asked = [seat for seat in self.match.needed() if seat in people] or [conn.viewer]
        return asked[0] if asked[0] >= 0 else people[0] if people else SPECTATOR

    def may_act(self, claim: Claim, seat: int) -> bool:
        """Whether a token acts for a seat."""
        if not 0 <= seat < len(self.sheet.places):
            return False
        place = self.sheet.places[seat]
        if claim.kind == tokens.EVERYBODY:
            return place.kind == HUMAN
        return claim.kind == tokens.SEAT and claim.seat == seat and (claim.substitute > 0) == place.lent

    def stands(self, claim: Claim) -> bool:
        """Whether a token has not been revoked."""
        if claim.kind in (tokens.SEAT, tokens.INVITE):
            if not 0 <= claim.seat < len(self.sheet.places):
                return False
            place = self.sheet.places[claim.seat]
            return claim.generation == place.generation and claim.substitute in (0, place.substitute)
        if claim.kind == tokens.SPECTATOR:
            return claim.generation == self.sheet.watchers
        return claim.generation == self.sheet.hosts

    def hidden(self) -> bool:
        """Nobody looks at a set-up before everybody is there."""
        return self.status == "open" and not self.match.record.moves

    def projection(self, viewer: int, scene: Scene | None = None) -> tuple[Projection, Seen | None]:
        if self.hidden():
            return HIDDEN, None
        lesson = len(self.match.record.moves) if self.lesson is not None else None
        return telling.project(self.match, viewer, lesson, self.undoer(viewer), scene)

    def undoer(self, viewer: int) -> int:
        """Who takes back when a viewer asks for it: on a shared screen whoever decided last."""
        moves = self.match.record.moves
        if self.head.hot_seat and moves and self.match.chairs[moves[-1].seat].kind == HUMAN:
            return moves[-1].seat
        return viewer

    def emblems(self, part: Part) -> list[str]:
        """A word for each seat of a game."""
        key = (self.rev, part.round, part.number)
        if key not in self._emblems:
            self._emblems = {old: words for old, words in self._emblems.items() if old[0] == self.rev}
            self._emblems[key] = telling.emblems(self.match, part)
        return self._emblems[key]

    def table_json(self, lang: str) -> bytes:
        """What everybody at the table may know of it. It seldom changes, so the last one is kept."""
        words = [word for part in self.match.course.parts for word in self.emblems(part)]
        elsewhere = None if self.hub.alone else self.hub.present(self)
        key = (self._stored, self.status, words, self.seated, elsewhere)
        if self._stored is None or self._tables.get(lang, (None, b""))[0] != key:
            self._tables[lang] = key, to_json(self.hub.table_info(self, lang))
        return self._tables[lang][1]

    def track(self, viewer: int) -> Track:
        if viewer not in self.tracks:
            self.tracks[viewer] = Track(int(self.hub.now() * 1000))
        return self.tracks[viewer]

    def broadcast(self) -> None:
        """Tell every socket what has changed for it. Built once for those that see the same."""
        self.untold = False
        shared: dict[str, tuple[bytes, Names]] = {}
        states: dict[tuple[Any, ...], bytes] = {}
        fresh: set[int] = set()
        scene = Scene(self.match)
        for conn in list(self.conns):
            viewer = conn.claim.seat if conn.claim.kind == tokens.SEAT else self.viewer_of(conn)
            if conn.known != (self._stored, viewer):  # the sheet may have changed, or the eyes
                if not self.stands(conn.claim):
                    self.conns.discard(conn)
                    self.seated += 1
                    conn.close(4002)
                    continue
                self._place(conn, viewer)
            track = self.tracks.get(viewer) or self.track(viewer)
            if viewer not in fresh:
                fresh.add(viewer)
                track.update(*self.projection(viewer, scene))
            if conn.lang not in shared:
                names = Names(self.match, self.sheet, self.labels, conn.lang, self.emblems)
                shared[conn.lang] = self.table_json(conn.lang), names
            self._tell(conn, viewer, track, *shared[conn.lang], states)

    def _place(self, conn: Conn, viewer: int) -> None:
        """Note what a socket is at the table now."""
        me = Me(conn.claim.kind, viewer if viewer != SPECTATOR else None, conn.claim.host,
                self.may_act(conn.claim, viewer))  # fmt: skip
        if conn.viewer != viewer:
            conn.viewer, conn.lines, conn.seen = viewer, 0, -1
        if conn.me != me:
            conn.me, conn.seen = me, -1
        conn.known = (self._stored, viewer) if self._stored is not None else None

    def _tell(
        self, conn: Conn, viewer: int, track: Track, table: bytes, names: Names, states: dict[tuple[Any, ...], bytes]
    ) -> None:
        assert track.told is not None
        assert conn.me is not None
        if conn.viewer != viewer:
            conn.viewer, conn.lines, conn.seen = viewer, 0, -1
        if conn.seen != track.seq:
            key = (viewer, conn.lang, conn.me, conn.lines)
            if key not in states:
                states[key] = self.state_message(viewer, names, conn.me, conn.lines, track, table)
            conn.send(states[key])
            conn.seen, conn.lines, conn.table = track.seq, track.told.lines, table
        elif conn.table != table:
            conn.table = table
            conn.send(b'{"type":"table",' + table[1:])

    def state_message(self, viewer: int, names: Names, me: Me, lines: int, track: Track, table: bytes) -> bytes:
        told, seen = track.told, track.seen
        assert told is not None
        head = b'{"type":"state","seq":%d,"status":"%s","me":%s' % (track.seq, self.status.encode(), me_json(me))
        lesson = b""
        if self.lesson is not None:
            lesson = b',"lesson":' + to_json(self.lesson.tell(len(self.match.record.moves), names.lang))
        if seen is None:
            return b'%s%s%s,"table":%s}' % (head, NOTHING, lesson, table)
        return b'%s,"view":%s,%s,"undo":%s,"outcome":%s,"games":%s,"log":%s,"log_from":%d%s,"table":%s}' % (
            head, told.view, telling.worded(names, told, seen), telling.undo_json(told.undo),
            telling.outcome_json(names, told.outcome),
            b"null" if told.games is None else to_json(told.games),
            telling.log_json(names, viewer, seen, lines, told.lines), lines, lesson, table)  # fmt: skip

    # -- talk

    async def fetch_talk(self) -> None:
        """What has been said since: to everybody, or to those whom it concerns."""
        for chat in await self.hub.store.chats(self.id, self.talk[-1].id if self.talk else 0):
            self.talk.append(chat)
            for conn in self.conns:
                if (number := self.heard(conn, chat)) is not None:
                    conn.send(self.chat_message(chat, number))

    def hears(self, conn: Conn, chat: Chat) -> bool:
        if chat.to is None:
            return True
        if conn.claim.kind == tokens.EVERYBODY:
            return True
        return conn.claim.kind == tokens.SEAT and conn.claim.seat in (chat.seat, chat.to)

    def heard(self, conn: Conn, chat: Chat) -> int | None:
        """The number of a line of talk for a socket: how many it has heard, not how many there were."""
        if not self.hears(conn, chat):
            return None
        return sum(1 for other in self.talk if other.id <= chat.id and self.hears(conn, other))

    @staticmethod
    def chat_message(chat: Chat, number: int) -> bytes:
        return to_json(ChatMessage(number, chat.seat, chat.to, chat.text, chat.at))
