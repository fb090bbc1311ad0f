"""Several workers at the same tables (PostgreSQL): who changed what, and who is present where, by LISTEN and NOTIFY.

A change is told by its own transaction (`store`). Presence is gossip: each worker says which seats are here with it,
and a worker that has been silent for a while is forgotten with all it said.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import msgspec
import psycopg
import sqlalchemy as sa
import structlog

from araldo.server.store import CHANNEL

if TYPE_CHECKING:
    from araldo.server.hub import Hub

log = structlog.get_logger("araldo.fanout")
SILENT = 30.0  # seconds


class Fanout:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._heard: dict[str, float] = {}  # by worker: when
        self._seats: dict[tuple[str, str], set[int]] = {}  # by worker and table: present there
        self._left: dict[tuple[str, int], float] = {}
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._connection: psycopg.AsyncConnection[Any] | None = None

    async def open(self) -> None:
        self._connection = await self._connect()
        self.hub.spawn(self._listen(), "listen")
        self.hub.spawn(self._speak(), "speak")
        self._out.put_nowait({"w": self.hub.worker, "hello": 1})

    async def close(self) -> None:
        if self._connection is not None:
            await self._connection.close()

    async def _connect(self) -> psycopg.AsyncConnection[Any]:
        url = self.hub.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connection = await psycopg.AsyncConnection.connect(url, autocommit=True)
        await connection.execute(f"listen {CHANNEL}")
        return connection

    async def _listen(self) -> None:
        """Until the end; a lost connection is made again, and then every table catches up with what was missed."""
        while True:
            try:
                if self._connection is None:
                    self._connection = await self._connect()
                    for live in list(self.hub.lives.values()):
                        self.hub.spawn(live.catch_up(), "catch up")
                async for notice in self._connection.notifies():
                    self._hear(notice.payload)
                self._connection = None
            except psycopg.Error as error:
                log.warning("lost the database", error=str(error)[:200])
                self._connection = None
            await asyncio.sleep(1.0)

    async def _speak(self) -> None:
        while True:
            payload = msgspec.json.encode(await self._out.get()).decode()
            try:
                await self.hub.store.notify(payload)
            except sa.exc.SQLAlchemyError as error:
                log.warning("not told", error=str(error)[:200])

    def _hear(self, payload: str) -> None:
        try:
            said = msgspec.json.decode(payload)
            worker = str(said["w"])
        except (msgspec.MsgspecError, KeyError, TypeError):
            return
        if worker == self.hub.worker:
            return
        self._heard[worker] = time.monotonic()
        for table, rev in said.get("tables", ()):
            live = self.hub.lives.get(table)
            if live is not None and live.rev < rev:
                self.hub.spawn(live.catch_up(), "catch up")
        if "here" in said:
            self._note(worker, said["table"], set(said["here"]))
        if "hello" in said:
            for live in self.hub.lives.values():
                self.tell_presence(live.id)

    def _note(self, worker: str, table: str, seats: set[int]) -> None:
        for seat in self._seats.get((worker, table), set()) - seats:
            self._left[table, seat] = self.hub.now()
        if seats:
            self._seats[worker, table] = seats
        else:
            self._seats.pop((worker, table), None)
        if (live := self.hub.lives.get(table)) is not None:
            self.hub.spawn(self._show(live), "presence")

    @staticmethod
    async def _show(live: Any) -> None:
        async with live.lock:
            live.broadcast()

    def tell_presence(self, table: str) -> None:
        live = self.hub.lives.get(table)
        here = sorted(self.hub.present_here(live)) if live is not None else []
        self._out.put_nowait({"w": self.hub.worker, "table": table, "here": here})

    async def beat(self) -> None:
        self._out.put_nowait({"w": self.hub.worker})
        silent = {w for w, heard in self._heard.items() if time.monotonic() - heard > SILENT}
        for worker, table in list(self._seats):
            if worker in silent:
                self._note(worker, table, set())
        for worker in silent:
            del self._heard[worker]

    def present(self, table: str) -> set[int]:
        if not self._seats:
            return set()
        return {seat for (_, where), seats in self._seats.items() if where == table for seat in seats}

    def left(self, table: str, seat: int) -> float:
        return self._left.get((table, seat), 0.0)
