"""A server in a thread of the tests, with a clock that they turn; browsers that believe it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from typing import Any, TypeVar

from araldo.server.settings import Settings
from araldo.server.table import LiveTable
from tests.browser.players import Person
from tests.server.client import Server

T = TypeVar("T")
PATIENCE = 60.0  # seconds


class Turned:
    """The time is what a test says, for the server and for every page; nothing real is told (no Date in an answer)."""

    def __init__(self, settings: Settings, begins: float) -> None:
        self.now, self.people = begins, list[Person]()
        self.loop = asyncio.new_event_loop()
        self.server = Server(settings, lambda: self.now)
        self.server.server.config.date_header = False

    @property
    def url(self) -> str:
        return self.server.url

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def believes(self, one: Person) -> Person:
        """A person whose wall clock is this one."""
        one.page.clock.set_fixed_time(datetime.fromtimestamp(self.now, UTC))
        self.people.append(one)
        return one

    def until(self, moment: float) -> None:
        """Time goes on, and every table looks whether somebody's is up."""
        assert moment >= self.now, "time does not run backwards"
        self.now = moment
        for one in self.people:
            one.page.clock.set_fixed_time(datetime.fromtimestamp(moment, UTC))
        self.do(self._look())

    async def _look(self) -> None:
        for live in list(self.server.hub.lives.values()):
            await live.timekeeper.look()

    def table(self, number: str) -> LiveTable:
        return self.do(self.server.hub.get(number))


@contextmanager
def turned(settings: Settings, begins: float) -> Iterator[Turned]:
    found = Turned(settings, begins)
    thread = threading.Thread(target=found.loop.run_forever, daemon=True)
    thread.start()
    try:
        found.do(found.server.start())
        yield found
    finally:
        found.do(found.server.stop())
        found.loop.call_soon_threadsafe(found.loop.stop)
        thread.join(PATIENCE)
        found.loop.close()
