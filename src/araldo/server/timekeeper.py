"""Time at a table: clocks of people, a game's that ends by it, windows, and the timer that looks when one is up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from araldo.kernel.record import Move
from araldo.kernel.state import SPECTATOR
from araldo.server import clocks
from araldo.server.rests import Rests
from araldo.server.seating import Head, PlayTime, Seating
from araldo.server.sentences import Refused
from araldo.server.services import Services
from araldo.server.store import Write
from araldo.server.windows import Windows
from araldo.table.match import Match, Status


class Timed(Protocol):
    """What a timekeeper asks of its table."""

    head: Head
    seating: Seating
    match: Match
    windows: Windows
    rev: int
    gone: bool

    def status_now(self) -> Status: ...
    def on_the_clock(self) -> list[int]: ...
    def late(self, write: Write, seat: int) -> None: ...
    async def pass_on_talk(self) -> None: ...
    def close_windows(self, write: Write) -> bool: ...
    def record(self, write: Write, moves: list[Move], answered: list[int]) -> None: ...
    async def change(self, viewer: int, key: str, do: Callable[[Write], None]) -> None: ...


class Timekeeper:
    def __init__(self, table: Timed, services: Services) -> None:
        self.table, self.services = table, services
        self._told_in_vain = 0  # the revision at which the game could not hear that its time is up
        self._timer: asyncio.TimerHandle | None = None

    def rests(self) -> Rests:
        """When the clock of each seat stands."""
        spec = self.table.head.clock
        return clocks.NONE if spec is None else clocks.rests_of(spec, self.table.seating)

    def settle(self) -> None:
        """Before anything changes by which time counts: charge what has passed."""
        if self.table.seating.clock is not None:
            clocks.settle(self.table.seating.clock, self.services.now(), self.rests())

    def ends(self, seat: int, part: float = 1.0) -> float | None:
        """When the time of a seat is up, or a part of it; None: it does not run."""
        clock = self.table.seating.clock
        return clocks.ends(clock, seat, self.rests(), part) if clock is not None and seat in clock.running else None

    def run_on(self, answered: list[int]) -> None:
        """After a decision of these seats, or any other change: whose time runs now."""
        clock, spec, now = self.table.seating.clock, self.table.head.clock, self.services.now()
        if clock is not None and spec is not None:
            awaited = sorted(self.table.on_the_clock())
            if answered or awaited != clock.running:
                clocks.turn(
                    spec, clock, awaited, answered, now, self.rests()
                )  # or else something happened in secret: no clock tells
        self._keep_play_time(now)

    def stop(self) -> None:
        """The table pauses."""
        now = self.services.now()
        if self.table.seating.clock is not None:
            clocks.stop(self.table.seating.clock, now, self.rests())
        self._keep_play_time(now)

    def _keep_play_time(self, now: float) -> None:
        """A game that ends by the clock: whether its time runs from now on."""
        seating = self.table.seating
        if self.table.match.time_limit():
            time = seating.play_time or PlayTime()
            clocks.keep(time, self.table.status_now() == "running" and not seating.paused, now)
            seating.play_time = time

    def _play_left(self) -> float | None:
        """Seconds until the time of the game is up, if it runs and the game has not been told in vain."""
        time = self.table.seating.play_time
        if not time or not time.since or self._told_in_vain == self.table.rev:
            return None
        return clocks.play_left(time, self.table.match.time_limit(), self.services.now())

    def when(self) -> float | None:
        """When the next time runs out."""
        if not self.table.seating.timed():
            return None
        clock, now = self.table.seating.clock, self.services.now()
        flag = clocks.next_flag(clock, now, self.rests()) if clock is not None else None
        ends = [flag, self._play_left(), self.table.windows.left()]
        left = [seconds for seconds in ends if seconds is not None]
        return now + min(left) if left else None

    def set_timer(self) -> None:
        """Look again when the next time runs out; a table that is gone is left alone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if not self.table.gone and (when := self.when()) is not None:
            self._timer = self.services.tasks.timer(max(0.0, when - self.services.now()) + 0.005, self.look)

    async def look(self) -> None:
        """Somebody's time, or the game's, may have run out: the table is told, and decides; the game goes by its rules.

        A game that cannot hear it now is told after the next change.
        """
        try:
            await self.table.change(SPECTATOR, "", self._flag)
            await self.table.pass_on_talk()
        except Refused:
            if self._play_left() == 0.0:
                self._told_in_vain = self.table.rev
            self.set_timer()

    def _flag(self, write: Write) -> None:
        if self._play_left() == 0.0 and (said := self.table.match.time_up()):
            self.table.record(write, said, [])
            return
        if self.table.close_windows(write):
            return
        clock, now = self.table.seating.clock, self.services.now()
        if clock is None or not (found := clocks.flags(clock, now, self.rests())):
            raise Refused("no-clock")
        for seat in found:
            clocks.flag(clock, seat, now)
            self.table.late(write, seat)
