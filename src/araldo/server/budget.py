"""A budget for code that may never return: bots and rules that run in the loop, and replays in a thread.

In the loop an alarm of the system interrupts what runs too long; it needs the main thread of a Unix process, and code
that Python interprets. Elsewhere (Windows, the compiled wheel) nothing interrupts it, and everything else is the same.
What counts is the time that the process computes: on a machine that is busy with others nothing is cut short. Whoever
only waits has much longer.
"""

from __future__ import annotations

import asyncio
import ctypes
import os
import signal
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")
RULES = 3.0  # seconds that one decision may take to be done
REPLAY = 120.0  # seconds that a whole game may take to be played again
TICK = 0.05  # seconds of computing between two looks at the time; who has caught an alarm gets the next one then
NAP = 0.25  # seconds by the clock, likewise
ASLEEP = 10  # times as long may it take by the clock
AT_ONCE = 4  # replays in threads at the same time


class Overdue(Exception):
    """It took too long, and was interrupted: whatever it was changing is half changed."""


class Alarm(BaseException):
    """What interrupts: no `except Exception` of a bot or a rule catches it."""


class _Watch:
    """The alarm itself. It rings from time to time as long as anybody works within a budget, and looks whether whoever
    does has begun too long ago: to set it and to stop it for every move would cost more than many a move.
    """

    __slots__ = ("going", "limit", "naps", "ticks", "used")

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        self.limit = 0.0  # seconds; 0: nobody works within a budget now
        self.going = self.used = False  # whether it rings at all; whether anybody has begun since it did
        self.ticks = self.naps = 0  # how often it has rung since: by the time computed, by the clock

    def start(self) -> None:
        for number, timer, interval in ((signal.SIGPROF, signal.ITIMER_PROF, TICK),
                                        (signal.SIGALRM, signal.ITIMER_REAL, NAP)):  # fmt: skip
            signal.signal(number, self.ring)
            signal.setitimer(timer, interval, interval)
        self.going = True

    def stop(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        self.going = False

    def ring(self, number: int, frame: Any) -> None:
        if number == signal.SIGPROF:
            self.ticks += 1
        else:
            self.naps += 1
            if not self.used and not self.limit:
                self.stop()
            self.used = False
        if frame is not None and frame.f_code is budget.__exit__.__code__:
            return  # two alarms at once: the first has done it
        if self.limit and max((self.ticks - 1) * TICK, (self.naps - 1) * NAP / ASLEEP) >= self.limit:
            raise Alarm


_watch = _Watch()
_CAN_RING = hasattr(signal, "setitimer")
if _CAN_RING:
    os.register_at_fork(after_in_child=_watch.reset)  # timers stay with who set them


class budget:
    """What runs inside is interrupted after so long, and Overdue raised. A budget inside another has no effect."""

    __slots__ = ("_mine", "_seconds")

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def __enter__(self) -> None:
        watch = _watch
        self._mine = _CAN_RING and not watch.limit and threading.get_ident() == threading.main_thread().ident
        if self._mine:
            watch.used, watch.ticks, watch.naps = True, 0, 0
            watch.limit = self._seconds
            if not watch.going:  # last: it does not stop any more while somebody has a limit
                watch.start()

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: object) -> None:
        if self._mine:
            _watch.limit = 0.0
            if kind is Alarm:
                raise Overdue(f"{self._seconds} s") from None


class Threads:
    """Work in threads that are interrupted when they take too long; some at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def do(self, work: Callable[..., T], *args: Any, seconds: float = REPLAY) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()

        def settle(result: T | None, error: BaseException | None) -> None:
            if done.done():
                return
            if error is not None:
                done.set_exception(Overdue(f"{seconds} s") if isinstance(error, Alarm) else error)
            else:
                done.set_result(result)  # type: ignore[arg-type]

        def run() -> None:
            result, error = None, None
            try:
                result = work(*args)
            except BaseException as found:
                error = found
            with suppress(RuntimeError):  # the server has ended meanwhile: nobody waits for it
                loop.call_soon_threadsafe(settle, result, error)

        async with self._turn:
            thread = threading.Thread(target=run, name="araldo-replay", daemon=True)
            thread.start()
            try:
                return await asyncio.wait_for(asyncio.shield(done), seconds)
            except TimeoutError:
                _interrupt(thread)
            try:
                return await asyncio.wait_for(asyncio.shield(done), seconds)  # it may have caught the alarm
            except TimeoutError:
                raise Overdue(f"{seconds} s") from None


def _interrupt(thread: threading.Thread) -> None:
    if thread.ident is not None and thread.is_alive():
        ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(thread.ident), ctypes.py_object(Alarm))
