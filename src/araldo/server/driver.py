"""Whoever is no person: bots, standing answers, forced choices and the script of a lesson, at an even pace."""

from __future__ import annotations

import asyncio
from typing import Protocol

import structlog

from araldo.bots.coach import Advice, Coach, eyes_of
from araldo.kernel.action import Action
from araldo.kernel.game import Game
from araldo.kernel.record import Move
from araldo.server.budget import RULES, Overdue, budget
from araldo.server.lessons import Lesson
from araldo.server.metrics import METRICS
from araldo.server.polling import Polling
from araldo.server.seating import Head, Seating
from araldo.server.sentences import Refused
from araldo.server.services import Services
from araldo.server.store import Write
from araldo.table.match import BOT, Match, Poll

log = structlog.get_logger("araldo.table")
SCRIPT = 4.0  # seconds: what a lesson tells between two decisions of the learner takes no longer
AT_ONCE = 16  # decisions for one commit where nobody looks on
AGAIN = 2.0  # seconds until the next try after a failure


class Driven(Protocol):
    """What a driver asks of its table."""

    id: str
    game: Game
    head: Head
    seating: Seating
    match: Match
    lesson: Lesson | None
    lock: asyncio.Lock
    who: str  # who acts next without a person; "" if nobody does
    gone: bool

    def watched(self) -> bool: ...
    def place(self) -> int | None: ...
    def scripted(self) -> bool: ...
    def record(self, write: Write, moves: list[Move], answered: list[int]) -> None: ...
    def end_once(self) -> None: ...
    async def commit(self, write: Write) -> bool: ...
    async def reload(self) -> None: ...
    def stick(self) -> None: ...
    def broadcast(self) -> None: ...


class Driver:
    def __init__(self, table: Driven, services: Services) -> None:
        self.table, self.services = table, services
        self._task: asyncio.Task[None] | None = None
        self.polling = Polling(table.id, services)
        self._for = ""  # for whom it pauses now
        self._changed = asyncio.Event()
        self._overdue = 0  # times in a row that the rules took too long

    def start(self) -> None:
        """Let whoever is no person act, if they are to."""
        if self.table.who and not self.table.gone and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._run(), name=f"drive {self.table.id}")
        elif self.table.who != self._for:
            self._changed.set()

    def runs(self) -> bool:
        return self._task is not None and not self._task.done()

    async def _run(self) -> None:
        table = self.table
        while table.who and not table.gone:
            if await self._paused(table.who):
                continue
            async with table.lock:
                if table.gone or not table.who:
                    continue
                try:
                    await self._play()
                    self._overdue = 0
                    table.broadcast()
                except Overdue:
                    await self._rules_late()
                except Exception as error:
                    log.error("bots stopped", table=table.id, exc_info=error)
                    self.services.tasks.later(AGAIN, self.start)
                    await self._forget()
                    return

    async def _paused(self, who: str) -> bool:
        """Pause for whoever is to act; True if it is somebody else's turn meanwhile, who has another pace."""
        self._for = who
        self._changed.clear()
        try:
            await asyncio.wait_for(self._changed.wait(), self._pace(who))
        except TimeoutError:
            return False
        return True

    async def _rules_late(self) -> None:
        """The rules took too long with an answer: once the defaults are tried in its place, then the table stops."""
        self._overdue += 1
        METRICS.overdue.labels("rules").inc()
        log.error("rules took too long", table=self.table.id, again=self._overdue < 2)
        await self._forget()
        if self._overdue > 1 and not self.table.gone:
            self.table.stick()
            self.table.broadcast()

    async def _forget(self) -> None:
        """What was half done is forgotten. If the store does not answer the table is dropped, and taken up again."""
        try:
            if not self.table.gone:
                await self.table.reload()
                self.table.broadcast()
        except Refused:
            log.warning("bots wait for the store", table=self.table.id)

    async def _play(self) -> None:
        """One commit's worth of decisions that need nobody."""
        for _ in range(20):
            write = Write(self.table.id)
            if not await self._steps(write):
                self.table.who = ""  # those who were asked whether they use a right do not
                return
            if await self.table.commit(write):
                return

    def _pace(self, who: str) -> float:
        """How long to wait before an answer that no person gives. Nobody looks on: not at all."""
        table, settings = self.table, self.services.settings
        if not table.watched():
            return 0.0
        if table.lesson is not None and table.scripted():
            return min(settings.bot_delay, SCRIPT / table.lesson.stretch(table.place() or 0))
        if who == "bot" and table.match.at_window():  # nobody sees them answer
            return 0.0
        if who != "table":
            return settings.bot_delay
        return settings.even_delay if len(table.seating.people()) > 1 and not table.head.hot_seat else 0.0

    async def _steps(self, write: Write) -> bool:
        """One decision; more at once where nobody looks on."""
        done: list[Move] = []
        for _ in range(1 if self.table.watched() else AT_ONCE):
            move = await self._step()
            if move is None:
                break
            done.append(move)
            self.table.end_once()
        if done:
            self.table.record(write, done, [move.seat for move in done if move.how not in ("bot", "default")])
        return bool(done)

    async def _step(self) -> Move | None:
        match, lesson = self.table.match, self.table.lesson
        if lesson is not None and (done := self.table.place()) is not None and done < len(lesson.moves):
            if lesson.expects(done) is not None:
                return None
            match.replay([lesson.moves[done]])
            return match.record.moves[-1]
        try:
            return await self._decide(match)
        except Overdue:
            raise
        except Exception as error:
            log.error("a bot failed", table=self.table.id, exc_info=error)
            return self._instead()

    async def _decide(self, match: Match) -> Move | None:
        """One decision of the match, each bot asked within its budget and the rules held to theirs."""
        steps = match.stepping()
        said: Action | None = None
        while True:
            try:
                with budget(RULES):
                    poll = steps.send(said)
            except StopIteration as end:
                move: Move | None = end.value
                return move
            said = None if self._overdue else await self.polling.ask(poll, match.chairs[poll.seat].bot)

    async def advise(self, seat: int, ask: str) -> Advice:
        """What a bot would do in a person's place, and why: it knows what he may know."""
        match, head = self.table.match, self.table.head
        if head.rated or not head.hints:
            raise Refused("no-hints-rated" if head.rated else "no-hints", 403)
        part = match.progress.part_of(seat)
        if part is None or ask != match.question_id(seat) or seat not in match.waiting():
            raise Refused("stale")
        local, coach = part.eye(seat), Coach(self.table.game)
        with budget(RULES):
            eyes = eyes_of(self.table.game, part.state, local, match.listed(part, local))
        action = await self.polling.ask(Poll(coach, eyes, seat, False), coach.name, here=True)
        return Advice(match.game.default(part.state, local), ()) if action is None else Advice(action, coach.why)

    def _instead(self) -> Move | None:
        """A bot has failed: the default in its place."""
        match = self.table.match
        seat = next((seat for seat in match.waiting() if match.chairs[seat].kind == BOT), None)
        return None if seat is None else match.default(seat)
