"""Group commit: moves of different tables that wait at the same time share one transaction."""

from __future__ import annotations

import asyncio
import time

from araldo.server.metrics import METRICS
from araldo.server.store import Conflict, Store, Write


class Writer:
    """Group commit: while one transaction is on its way, what comes in waits and shares the next one."""

    def __init__(self, store: Store, most: int = 256) -> None:
        self.store = store
        self.most = most
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then end."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def put(self, write: Write) -> None:
        """Returns once it is committed. Raises Conflict, or what the database says; then nothing of it is stored."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = self._waiting[: self.most]
                begun = time.perf_counter()
                await self._commit(batch)
                del self._waiting[: len(batch)]
                METRICS.batch.observe(len(batch))
                METRICS.commit_seconds.observe(time.perf_counter() - begun)

    async def _commit(self, batch: list[tuple[Write, asyncio.Future[None]]]) -> None:
        try:
            late = await self.store.write([write for write, _ in batch])
        except Exception as error:
            if len(batch) > 1:  # one that cannot be written must not take the others with it
                for one in batch:
                    await self._commit([one])
            elif not batch[0][1].done():
                batch[0][1].set_exception(error)
            return
        for write, done in batch:
            if not done.done():
                if write.rev and write.table in late:
                    done.set_exception(Conflict(write.table))
                else:
                    done.set_result(None)
