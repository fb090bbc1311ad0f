"""Asking bots what they do, each within a budget.

A plain bot answers in the loop, and is interrupted when it takes too long. One that has been slow is asked beside the
loop, with the bots that think. One that was interrupted once is asked, at this table, in a process that all such bots
share: who finds it taken is answered for by the default, so that bad bots wait for each other and for nobody else.
"""

from __future__ import annotations

import asyncio
import time

import structlog

from araldo.bots.detached import Detached, answer, think
from araldo.bots.levels import THINKS
from araldo.kernel.action import Action
from araldo.server.beside import Failed, Pool, Process
from araldo.server.budget import Overdue, budget
from araldo.server.metrics import METRICS
from araldo.server.services import Services
from araldo.table.match import Poll

log = structlog.get_logger("araldo.table")
SLOW = 0.03  # seconds of work: a bot that needs more is asked beside the loop
GRACE = 5.0  # seconds that an answer from another process may take beyond what it should
PATIENCE = 30.0  # seconds that a thinker may wait for a process, and think


class Polling:
    """The bots of one table."""

    def __init__(self, table: str, services: Services) -> None:
        self.table, self.services = table, services
        self._asked = 0
        self._slow: set[tuple[int, str]] = set()  # by seat and bot: it has needed long
        self._late: set[tuple[int, str]] = set()  # it was interrupted

    async def ask(self, poll: Poll, name: str, here: bool = False) -> Action | None:
        """What a bot says; None if it says nothing, fails, or takes too long.

        `here`: one that has been slow is asked in the loop too, for what it says besides; not one that was interrupted.
        """
        who = (poll.seat, name)
        if isinstance(poll.bot, Detached):
            return await self._think(poll, poll.bot)
        if who in self._late:
            penal = self.services.beside.penal
            return None if poll.right or penal.busy else await self._beside(penal, poll, name)
        if who in self._slow and not poll.right and not here:
            return await self._beside(self.services.beside.thinkers, poll, name)
        return self._here(poll, name)

    def _here(self, poll: Poll, name: str) -> Action | None:
        begun = time.thread_time()
        try:
            with budget(self.services.settings.bot_seconds):
                return poll.ask()
        except Overdue:
            self._late.add((poll.seat, name))
            self._complain(poll, name, "late")
        except Exception as error:
            log.error("a bot failed", table=self.table, bot=name, exc_info=error)
        finally:
            if time.thread_time() - begun > SLOW:
                self._slow.add((poll.seat, name))
        return None

    async def _beside(self, where: Pool | Process, poll: Poll, name: str) -> Action | None:
        self._asked += 1
        eyes = poll.eyes
        try:
            found, seconds = await where.do(GRACE, answer, eyes.game.id, eyes.packed(), eyes.seat, name, self._asked)
        except Failed as error:
            self._late.add((poll.seat, name))
            self._complain(poll, name, str(error))
            return None
        if seconds < SLOW:
            self._slow.discard((poll.seat, name))
        return found

    async def _think(self, poll: Poll, bot: Detached) -> Action | None:
        """What does not come from a thinker the game's own bot answers."""
        if not poll.right:
            try:
                job = self.services.beside.thinkers.do(THINKS[bot.level] + GRACE, think, *bot.job(poll.eyes))
                found, bot.memory = await asyncio.wait_for(job, PATIENCE)
                return found
            except (Failed, TimeoutError) as error:
                self._complain(poll, bot.name, type(error).__name__)
        return self._here(Poll(bot.instead, poll.eyes, poll.seat, poll.right), "")

    def _complain(self, poll: Poll, name: str, why: str) -> None:
        METRICS.overdue.labels("bot").inc()
        log.warning("a bot took too long", table=self.table, game=poll.eyes.game.id, bot=name, seat=poll.seat, why=why)
