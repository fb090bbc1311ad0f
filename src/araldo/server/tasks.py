"""What runs beside the requests: background tasks and timers, which all end with the server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from araldo.server.metrics import METRICS

log = structlog.get_logger("araldo.tasks")
LONGEST = 86_400.0  # seconds
FIRST, MOST = 0.5, 15.0  # seconds before something that failed is begun again: at first, and after many failures
WELL = 60.0  # seconds after which a failure is the first again


class Tasks:
    def __init__(self) -> None:
        self.closing = False
        self._running: set[asyncio.Task[Any]] = set()

    def spawn(self, work: Coroutine[Any, Any, Any], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", task=task.get_name(), error=error)

    def keep(self, work: Callable[[], Coroutine[Any, Any, None]], name: str) -> None:
        """Do something as long as the server lives: if it fails it is begun again after a while, and counted."""
        self.spawn(self._kept(work, name), name)

    async def _kept(self, work: Callable[[], Coroutine[Any, Any, None]], name: str) -> None:
        wait = FIRST
        while True:
            begun = time.monotonic()
            try:
                return await work()
            except Exception as error:
                METRICS.restarts.labels(name).inc()
                log.error("begun again", task=name, error=f"{type(error).__name__}")
            wait = FIRST if time.monotonic() - begun > WELL else wait
            await asyncio.sleep(wait)
            wait = min(2 * wait, MOST)

    def timer(self, seconds: float, do: Callable[[], Awaitable[None]]) -> asyncio.TimerHandle:
        """Do something later. Long times are cut: whoever set the timer looks again then."""

        def run() -> None:
            if not self.closing:
                self.spawn(_awaited(do()), "timer")

        return asyncio.get_running_loop().call_later(min(seconds, LONGEST), run)

    def later(self, seconds: float, do: Callable[[], None]) -> None:
        asyncio.get_running_loop().call_later(seconds, lambda: None if self.closing else do())

    async def cancel(self) -> None:
        for task in list(self._running):
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)


async def _awaited(work: Awaitable[None]) -> None:
    await work
