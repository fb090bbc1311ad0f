"""Several workers at the same tables (PostgreSQL): who changed what, and who is present where, by LISTEN and NOTIFY.

A change is told by its own transaction (`store`). Presence is gossip: each worker says which seats are here with it,
and a worker that has been silent for a while is forgotten with all it said.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, Protocol

import msgspec
import psycopg
import sqlalchemy as sa
import structlog

from araldo.kernel.record import Move
from araldo.server.presence import Presence
from araldo.server.store import CHANNEL, Store, moves_of
from araldo.server.tasks import Tasks

log = structlog.get_logger("araldo.fanout")
SILENT = 30.0  # seconds


class Listener(Protocol):
    """Who hears what other workers say."""

    def changed_elsewhere(self, table: str, rev: int, moves: list[Move] | None) -> None: ...  # None: not only moves
    def missed_something(self) -> None: ...  # any table may have changed
    def presence_changed(self, table: str) -> None: ...
    def worker_came(self) -> None: ...  # and does not know who is here


class Fanout:
    def __init__(self, store: Store, presence: Presence, listener: Listener, tasks: Tasks) -> None:
        self.store, self.presence, self.listener, self.tasks = store, presence, listener, tasks
        self._heard: dict[str, float] = {}  # by worker: when
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._connection: psycopg.AsyncConnection[Any] | None = None

    async def open(self) -> None:
        self._connection = await self._connect()
        self.tasks.keep(self._listen, "listen")
        self.tasks.keep(self._speak, "speak")
        self._out.put_nowait({"w": self.store.worker, "hello": 1})

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        url = self.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
        await connection.execute(f"listen {CHANNEL}")
        return connection

    async def _listen(self) -> None:
        """Until the end; a lost connection is made again, and then every table catches up with what was missed."""
        while True:
            try:
                if self._connection is None:
                    self._connection = await self._connect()
                    self.listener.missed_something()
                async for notice in self._connection.notifies():
                    self._hear(notice.payload)
                self._connection = None
            except (psycopg.Error, OSError) as error:
                log.warning("lost the database", error=error)
                self._connection = None
            await asyncio.sleep(1.0)

    async def _speak(self) -> None:
        while True:
            payload = msgspec.json.encode(await self._out.get()).decode()
            try:
                await self.store.notify(payload)
            except sa.exc.SQLAlchemyError as error:
                log.warning("not told", error=error)

    def _hear(self, payload: str) -> None:
        try:
            said = msgspec.json.decode(payload)
            worker = str(said["w"])
        except (msgspec.MsgspecError, KeyError, TypeError):
            return
        if worker == self.store.worker:
            return
        self._heard[worker] = time.monotonic()
        try:
            for table, rev, rows in said.get("tables", ()):
                self.listener.changed_elsewhere(table, rev, None if rows is None else moves_of(rows))
            if "here" in said:
                self._note(worker, said["table"], set(said["here"]))
        except (ValueError, KeyError, TypeError, AttributeError):
            return  # nothing that a worker would say
        if "hello" in said:
            self.listener.worker_came()

    def _note(self, worker: str, table: str, seats: set[int]) -> None:
        self.presence.note(worker, table, seats)
        self.listener.presence_changed(table)

    def announce(self, table: str, seats: set[int]) -> None:
        """Tell the others which seats of a table are here."""
        self._out.put_nowait({"w": self.store.worker, "table": table, "here": sorted(seats)})

    async def beat(self) -> None:
        self._out.put_nowait({"w": self.store.worker})
        silent = {w for w, heard in self._heard.items() if time.monotonic() - heard > SILENT}
        for worker in silent:
            for table in self.presence.tables_of(worker):
                self._note(worker, table, set())
            del self._heard[worker]
