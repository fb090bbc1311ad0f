"""A budget for code that may never return: bots and rules that run in the loop, and replays in a thread.

In the loop an alarm of the system interrupts what runs too long; it needs the main thread of a Unix process, and code
that Python interprets. Elsewhere (Windows, the compiled wheel) nothing interrupts it, and everything else is the same.
What counts is the time that the process computes: on a machine that is busy with others nothing is cut short. Whoever
only waits has much longer.
"""

from __future__ import annotations

import asyncio
import ctypes
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

T = TypeVar("T")
RULES = 3.0  # seconds that one decision may take to be done
REPLAY = 120.0  # seconds that a whole game may take to be played again
AGAIN = 0.05  # seconds until the next alarm, for who has caught the first
ASLEEP = 10  # times as long may it take by the clock
AT_ONCE = 4  # replays in threads at the same time


class Overdue(Exception):
    """It took too long, and was interrupted: whatever it was changing is half changed."""


class Alarm(BaseException):
    """What interrupts: no `except Exception` of a bot or a rule catches it."""


_armed = False


def _ring(_signal: int, _frame: Any) -> None:
    if _armed:
        raise Alarm


def _can_ring() -> bool:
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


@contextmanager
def budget(seconds: float) -> Iterator[None]:
    """What runs inside is interrupted after so long, and Overdue raised. A budget inside another has no effect."""
    global _armed
    if _armed or not _can_ring():
        yield
        return
    if signal.getsignal(signal.SIGALRM) is not _ring:
        signal.signal(signal.SIGALRM, _ring)
        signal.signal(signal.SIGPROF, _ring)
    try:
        try:
            _armed = True
            signal.setitimer(signal.ITIMER_PROF, seconds, AGAIN)
            signal.setitimer(signal.ITIMER_REAL, ASLEEP * seconds, AGAIN)
            yield
        finally:
            _disarm()
    except Alarm:
        _disarm()
        raise Overdue(f"{seconds} s") from None


def _disarm() -> None:
    global _armed
    _armed = False
    signal.setitimer(signal.ITIMER_PROF, 0)
    signal.setitimer(signal.ITIMER_REAL, 0)


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
