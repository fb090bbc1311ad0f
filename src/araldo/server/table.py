"""A live table: its match, who sits there, what is stored of it. Every change runs alone, and is told once stored.

The `Audience` tells what has changed, the `Driver` acts for whoever is no person, the `Timekeeper` minds the clocks,
the `Windows` stay open for an even time; what the server is to a table stands in `Services`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import structlog
from msgspec import UNSET

from araldo.kernel.action import Action, check
from araldo.kernel.errors import AraldoError
from araldo.kernel.game import Game
from araldo.kernel.play import usual_bot
from araldo.kernel.record import Move
from araldo.server import clocks, talk, tokens
from araldo.server.absence import Absence
from araldo.server.audience import Audience
from araldo.server.budget import RULES, Alarm, Overdue, budget
from araldo.server.connections import Connection
from araldo.server.driver import Driver
from araldo.server.endings import ended
from araldo.server.lessons import Lesson
from araldo.server.metrics import METRICS
from araldo.server.notices import notice_rows
from araldo.server.seating import Head, Seating, encode, seating_from, setup_from
from araldo.server.sentences import Refused
from araldo.server.services import Services
from araldo.server.store import Conflict, Loaded, Stored, Write, move_row
from araldo.server.timekeeper import Timekeeper
from araldo.server.tokens import Claim
from araldo.server.windows import Windows
from araldo.server.wire import Trouble
from araldo.table.match import BOT, HUMAN, Match, Status

log = structlog.get_logger("araldo.table")
COME_AGAIN = 1012  # a socket is closed with this when its table leaves the memory
LONG = 40  # moves: more than this are replayed beside the loop


class LiveTable:
    def __init__(self, services: Services, stored: Stored, game: Game, head: Head, seating: Seating) -> None:
        self.services, self.id, self.game, self.head = services, stored.id, game, head
        self.created, self.public = stored.created, stored.public
        self.seating = seating
        self.rev = stored.rev
        self.lock = asyncio.Lock()
        self.labels = services.texts.labels(game)
        self.lesson: Lesson | None = services.texts.lesson(game, head.lesson) if head.lesson else None
        self.match = self.new_match()
        self.keys: set[tuple[int, str]] = set()  # by viewer: what has been done
        self.touched = services.now()
        self.status: Status = "open"  # until it is loaded
        self.trouble: Trouble = ""  # why it can only be looked at: the code of a sentence
        self.gone = False  # replaced or dropped: nobody may use it any more
        self.untold = False  # something has changed of which the sockets do not know
        self.news: list[tuple[int, list[Move] | None]] = []  # what another worker has done, and it is about to look
        self.who = ""  # who acts next without a person
        self.stored: tuple[str, str, bool, float | None] | None = None  # what of the table's row is known to be stored
        self.audience = Audience(self, services)
        self.driver = Driver(self, services)
        self.windows = Windows(self, services)
        self.timekeeper = Timekeeper(self, services)
        self.absence = Absence(self, services)

    def new_match(self) -> Match:
        """The match of this table before its first move."""
        setup = setup_from(self.game, self.head.setup)
        return Match(self.game, setup, self.seating.places, self.head.key, self.head.hot_seat, start=self.head.start)

    def _hand_over(self) -> None:
        """What of the seating is the match's to use and to change, once it is where it was: wishes end on the way."""
        match, seating = self.match, self.seating
        match.standing, match.wishes, match.kept = seating.standing, seating.wishes or {}, seating.kept or {}

    # -- what stands

    def status_now(self) -> Status:
        return (
            "over" if self.match.progress.over or self.seating.ended else "open" if self.seating.open() else "running"
        )

    def place(self) -> int | None:
        """How much of its lesson's script is done; None: there is none, or the learner goes a way of his own."""
        return None if self.lesson is None else self.lesson.place(self.match)

    def scripted(self) -> bool:
        place = self.place()
        return self.lesson is not None and place is not None and place < len(self.lesson.moves)

    def awaited(self) -> list[int]:
        """People whose decision the table waits for now."""
        if self.status != "running" or self.seating.paused:
            return []
        decided = {seat for opening in self.windows.open for seat in opening.seats if self.match.given(seat)}
        return [seat for seat in self.match.needed()
                if self.match.chairs[seat].kind == HUMAN and seat not in decided]  # fmt: skip

    def on_the_clock(self) -> list[int]:
        """Those of them whose time runs. At a window it does not: a clock that runs would tell who could react."""
        at_window = {seat for opening in self.windows.open for seat in opening.seats}
        return [seat for seat in self.awaited() if seat not in at_window]

    def pending(self, status: Status) -> str:
        """Who acts next without a person: "bot", "table", "right" or "" (see `Match.pending`)."""
        if status != "running" or self.seating.paused:
            return ""
        place = self.place()
        self.match.forced = self.lesson is None or place is None or place >= len(self.lesson.moves)
        if self.lesson is not None and place is not None and not self.match.forced:
            return "bot" if self.lesson.expects(place) is None else ""
        return self.match.pending()

    def hidden(self) -> bool:
        """Nobody looks at a set-up before everybody is there."""
        return self.status == "open" and not self.match.record.moves

    def begun(self) -> bool:
        """Whether anything secret may have been seen: everybody was there once."""
        return self.seating.begun or not self.seating.open() or bool(self.match.record.moves)

    def open_to(self, claim: Claim) -> bool:
        """Whether a token may know everything: the match is over, or it is that of the screen which all share."""
        return self.match.over or (self.head.hot_seat and claim.kind == tokens.EVERYBODY)

    def undoer(self, viewer: int) -> int:
        """Who takes back when a viewer asks for it: on a shared screen whoever decided last."""
        moves = self.match.record.moves
        if self.head.hot_seat and moves and self.match.chairs[moves[-1].seat].kind == HUMAN:
            return moves[-1].seat
        return viewer

    def goes_on(self, until: float) -> bool:
        """Whether it has something to do before then, without anybody."""
        when = self.timekeeper.when()
        return bool(self.who) or (when is not None and when <= until)

    # -- who looks on

    def watched(self) -> bool:
        return bool(self.audience.conns)

    def broadcast(self) -> None:
        """Tell every socket what has changed for it."""
        self.untold = False
        self.audience.broadcast()

    async def pass_on_talk(self) -> None:
        """What the table has told, to those who are here."""
        async with self.lock:
            await self.audience.pass_on_talk()

    def idle(self) -> bool:
        """Whether nobody needs it in memory now."""
        return not self.audience.conns and not self.lock.locked() and not self.driver.runs()

    async def show(self) -> None:
        """Tell what has changed without a change of the table: who is present, how a socket looks on."""
        async with self.lock:
            self.broadcast()

    def leave(self, conn: Connection) -> None:
        self.audience.leave(conn)
        self.touched = self.services.now()

    def drop(self, code: int) -> None:
        """Out of memory; who is connected comes again."""
        self.gone = True
        self.timekeeper.set_timer()
        self.audience.close(code)
        self.services.dropped(self.id)

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
        self.driver.start()

    async def _change(self, viewer: int, key: str, do: Callable[[Write], None]) -> None:
        for _ in range(20):
            if self.gone:
                raise Refused("storage", 503)
            if key and (viewer, key) in self.keys:
                return
            write = Write(self.id)
            try:
                with budget(RULES):
                    do(write)
            except AraldoError:
                raise
            except Overdue:
                METRICS.overdue.labels("rules").inc()
                log.error("rules took too long", table=self.id)
                await self.reload()
                raise Refused("endless") from None
            except Exception:
                log.exception("fault", table=self.id, move=len(self.match.record.moves) + 1)
                await self.reload()
                raise Refused("fault", 500) from None
            if key:
                write.keys.append((viewer, key))
            if await self.commit(write):
                if key:
                    self.keys.add((viewer, key))
                return
        raise Refused("storage", 503)

    async def commit(self, write: Write) -> bool:
        """Store; False if another worker was faster, and then the table is as that one left it."""
        write.rev = self.rev + 1
        status = self.status_now()
        who = self.pending(status)
        due = who in ("bot", "table")
        seating = self.stored[0] if self.stored is not None and not write.seating else encode(self.seating)
        now_stored = (seating, status, due, self.timekeeper.when())
        if now_stored != self.stored:
            write.values |= dict(zip(("sheet", "status", "due", "wake"), now_stored, strict=True))
        for row in write.moves:
            row["rev"] = write.rev
        ends = status == "over" and (self.stored is None or self.stored[1] != "over")
        if ends and self.services.settings.persons:
            houses = [one.emblem for one in self.audience.info("en").seats]
            write.also.append(ended(self.id, self.match, self.head, self.seating, houses, self.services.now()))
        try:
            await self.services.writer.put(write)
        except Conflict:
            METRICS.conflicts.inc()
            await self.reload()
            return False
        except Exception as error:
            log.error("not stored", table=self.id, error=error)
            await self.reload()
            if write.keys and all(key in self.keys for key in write.keys):
                return False
            raise Refused("storage", 503) from None
        self.rev, self.status, self.who, self.stored = write.rev, status, who, now_stored
        self.touched = self.services.now()
        self.timekeeper.set_timer()
        return True

    async def reload(self) -> None:
        """Forget what is in memory and read what is stored. If that fails too, the table leaves the memory."""
        try:
            loaded = await self.services.store.load(self.id)
            if loaded is None:
                raise Refused("no-table", 404)
            self.keys = loaded.keys
            await self.audience.talk.open()
            await self._rebuild(loaded)
        except Exception as error:
            log.error("not reloaded", table=self.id, exc_info=error)
            self.drop(COME_AGAIN)
            raise Refused("storage", 503) from None

    async def _rebuild(self, loaded: Loaded) -> None:
        self.seating = seating_from(loaded.stored.seating)
        if len(loaded.moves) > LONG:
            self.match, self.trouble = await self.services.threads.do(self._replayed, loaded)
        else:
            self.match, self.trouble = self._replayed(loaded)
        self._arrived(loaded.stored.rev)
        self.audience.restart()

    def _replayed(self, loaded: Loaded) -> tuple[Match, Trouble]:
        """The match as it is stored. If something in it cannot be done, as it was before; and what is wrong with it."""
        older = self.head.setup["version"] if self.head.setup["version"] < self.game.version else 0
        match = self.new_match()
        try:
            with budget(RULES):
                match.replay(loaded.moves, older)
        except (Exception, Alarm) as error:
            kept = len(match.record.moves)
            log.error("bad move", table=self.id, move=kept + 1, error=error)
            match = self.new_match()
            match.replay(loaded.moves[:kept])
            match.outdated = True
            return match, "stuck" if isinstance(error, Overdue | Alarm) else "bad-move"
        if loaded.bad:
            log.error("unreadable move", table=self.id, move=len(loaded.moves) + 1)
            match.outdated = True
            return match, "bad-move"
        return match, "outdated" if match.outdated else ""

    def stick(self) -> None:
        """The rules do not come to an end here: nobody acts any more. What is stored stays as it is."""
        self.match.outdated, self.trouble, self.who, self.stored = True, "stuck", "", None
        self.timekeeper.set_timer()

    def _arrived(self, rev: int) -> None:
        """What is stored is in memory now; nobody has been told yet."""
        self.rev, self.stored = rev, None
        self._hand_over()
        self.windows.refresh()
        self.status = self.status_now()
        self.who = self.pending(self.status)
        self.untold = True
        self.timekeeper.set_timer()

    def hear(self, rev: int, moves: list[Move] | None) -> bool:
        """Another worker has done something. Returns whether to look: once for all that is heard before."""
        self.news.append((rev, moves))
        return len(self.news) == 1

    async def catch_up(self) -> None:
        """Another worker has changed the table."""
        async with self.lock:
            news, self.news = self.news, []
            if self.gone or not await self._follow(news):
                return
            self.touched = self.services.now()
            self.broadcast()

    async def _follow(self, news: list[tuple[int, list[Move] | None]]) -> bool:
        """Do what another worker has done: as it was heard if nothing is missing, else as it is stored."""
        fresh = [(rev, moves) for rev, moves in news if rev > self.rev]
        if fresh and all(moves is not None and rev == self.rev + i for i, (rev, moves) in enumerate(fresh, 1)):
            await self._do_as_well([move for _, moves in fresh for move in moves or ()], fresh[-1][0])
            return True
        stored = await self.services.store.news(self.id, self.rev, len(self.match.record.moves))
        if stored is not None and stored.stored.rev <= self.rev:
            return False
        if stored is not None and not stored.bad:
            self.seating = seating_from(stored.stored.seating)
            self.match.chairs = [*self.seating.places]
            await self._do_as_well(stored.moves, stored.stored.rev)
        else:  # something was taken back
            await self.reload()
        await self.audience.pass_on_talk()
        return True

    async def _do_as_well(self, moves: list[Move], rev: int) -> None:
        try:
            self.match.wishes = {}
            self.match.replay(moves)
            self._arrived(rev)
        except Exception as error:
            log.error("cannot follow", table=self.id, exc_info=error)
            await self.reload()

    # -- moves

    def record(self, write: Write, moves: list[Move], answered: list[int]) -> None:
        """Moves that the match has just made, for storage; the clocks run on."""
        now = self.services.now()
        n = len(self.match.record.moves) - len(moves)
        earlier = bool(write.moves) and write.seating
        write.moves += [move_row(self.id, n + i, 0, move, now) for i, move in enumerate(moves, 1)]
        self.end_once()
        changed = self.after_move(write, answered) or earlier
        write.seating = changed or self.seating.clock is not None or bool(self.seating.play_time)
        METRICS.moves.inc(len(moves))

    def after_move(self, write: Write, answered: list[int]) -> bool:
        """Returns whether anything of the seating has changed besides the clocks."""
        self.status = self.status_now()
        changed = self.windows.refresh() or bool(self.match.wishes or self.seating.wishes)
        self.seating.wishes = self.match.wishes or UNSET
        self.timekeeper.run_on(answered)
        write.notices += self._notices(self.services.now())
        return self.absence.refresh() or changed

    def _notices(self, now: float) -> list[dict[str, Any]]:
        """For those who are awaited now and may be away."""
        settings = self.services.settings
        if self.head.hot_seat or not (settings.smtp or settings.webhook):
            return []
        return [row for seat in self.awaited()
                for row in notice_rows(settings, self.id, seat, self.match.question_id(seat),
                                       self.seating.places[seat].address, now)]  # fmt: skip

    def act(self, seat: int, ask: str, action: Action) -> Callable[[Write], None]:
        return self.act_all(seat, ask, [(action, "")])

    def act_all(self, seat: int, ask: str, steps: list[tuple[Action, str]]) -> Callable[[Write], None]:
        """One gesture of a person: an action, or several as far as nothing comes between (`Match.act_all`)."""

        def do(write: Write) -> None:
            for action, _ in steps:
                check(action)
            self.must_run()
            if ask != self.match.question_id(seat):
                raise Refused("stale")
            if self.windows.keep(seat, steps[0][0]):
                self.close_windows(write)
                return
            timed = self.seating.clock is not None and seat in self.match.waiting()
            moves = self.match.act_all(seat, steps)
            through = timed and (ask != self.match.question_id(seat) or seat not in self.match.waiting())
            if self.seating.clock is not None:
                self.seating.clock.missed.pop(seat, None)
            self.record(write, moves, [seat] if through else [])

        return do

    # -- time is up

    def late(self, write: Write, seat: int) -> None:
        """The time of a seat is up: what was agreed on before happens. Nobody is replaced time after time without a
        vote of the others.
        """
        clock, spec, now = self.seating.clock, self.head.clock, self.services.now()
        assert clock is not None
        assert spec is not None
        place, often = self.seating.places[seat], clock.missed.get(seat, 0) >= clocks.OFTEN
        bot = place.bot or usual_bot(self.game)
        then = spec.late if spec.late != "once" or not often else "vote"
        who = self.audience.info("en").names[seat] or f"#{seat + 1}"
        write.chats.append(talk.line(self.id, now, f"late-{'often' if then != spec.late else then}", who=who))
        if then in ("once", "bot"):
            clocks.settle(clock, now, self.timekeeper.rests())
            clock.left[seat] = clocks.again(spec)
            clocks.unflag(clock, seat)
            place.bot, place.kind = bot, BOT
            place.once = self.match.question_id(seat) if then == "once" else ""
            self.after_move(write, [])

    def end_once(self) -> None:
        """Where a bot has answered in a person's place, the person plays again."""
        for seat, place in enumerate(self.seating.places):
            if place.once and (place.once != self.match.question_id(seat) or seat not in self.match.waiting()):
                place.kind, place.once = HUMAN, ""

    def close_windows(self, write: Write) -> bool:
        """Close the windows whose time is over; what was answered at the others is stored."""
        moves = self.windows.close_due()
        if moves:
            self.record(write, moves, [])
        write.seating = True
        return bool(moves)

    def undo(self, seat: int) -> Callable[[Write], None]:
        def do(write: Write) -> None:
            self.must_run()
            before = list(self.match.record.moves)
            self.match.undo(seat)
            kept = next((i for i, (a, b) in enumerate(zip(before, self.match.record.moves, strict=False))
                         if a is not b), len(self.match.record.moves))  # fmt: skip
            write.cut = kept
            now = self.services.now()
            write.moves = [move_row(self.id, n, 0, move, now) for n, move in enumerate(self.match.record.moves, 1)
                           if n > kept]  # fmt: skip
            self.after_move(write, [])

        return do

    def back_to_lesson(self) -> Callable[[Write], None]:
        """To the last decision that the script leads to."""

        def do(write: Write) -> None:
            if self.lesson is None:
                raise Refused("no-lesson", 404)
            self.must_run()
            moves = list(self.match.record.moves)
            kept = self.lesson.last_place(self.new_match(), moves)
            self.match = self.new_match()
            self.match.replay(moves[:kept])
            self._hand_over()
            self.audience.restart()
            write.cut = kept
            self.after_move(write, [])

        return do

    def must_run(self) -> None:
        if self.match.over:
            raise Refused("over")
        if self.seating.ended:
            raise Refused("ended")
        if self.match.outdated:
            raise Refused(self.trouble or "outdated")
        if self.seating.open():
            raise Refused("not-started")
        if self.seating.paused:
            raise Refused("paused")
