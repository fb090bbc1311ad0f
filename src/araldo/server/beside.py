"""Work in processes of their own: bots that think, films of games. It takes nobody's time in the loop, and a process
that does not come back is ended and replaced (docs/decisions/0013-work-beside-the-loop.md).
"""

from __future__ import annotations

import asyncio
import os
import pickle
import queue
import struct
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import structlog

from araldo.server.metrics import METRICS

T = TypeVar("T")
log = structlog.get_logger("araldo.beside")
LENGTH = struct.Struct(">Q")
STARTING = 60.0  # seconds for a process to begin, on a machine that is busy


class Failed(Exception):
    """It was not done: the process took too long, ended, or what it did raised something."""


class Process:
    """One process that does one thing at a time. It begins with the first, and again after it was ended."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.begun = 0  # how often: what an earlier process remembered is gone
        self._process: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()

    @property
    def busy(self) -> bool:
        return self._turn.locked()

    async def do(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        """Run a function of a module there, with what can be pickled; Failed if it takes longer than it may."""
        async with self._turn:
            try:
                process = await self._running()
                return await asyncio.wait_for(self._ask(process, work, args), seconds)
            except Failed:
                raise
            except BaseException as error:  # also if nobody waits any more: its answer must not be taken for another's
                await self._end(type(error).__name__)
                if isinstance(error, Exception):
                    raise Failed(type(error).__name__) from None
                raise

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
            environment.pop("PROMETHEUS_MULTIPROC_DIR", None)
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", __name__, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
                env=environment)  # fmt: skip
            self.begun += 1
            await asyncio.wait_for(_receive(self._process), STARTING)
        return self._process

    async def _ask(self, process: asyncio.subprocess.Process, work: Callable[..., T], args: tuple[Any, ...]) -> Any:
        assert process.stdin is not None
        data = pickle.dumps((work, args))
        process.stdin.write(LENGTH.pack(len(data)) + data)
        await process.stdin.drain()
        well, found = pickle.loads(await _receive(process))
        if not well:
            raise Failed(found)
        return found

    async def _end(self, why: str) -> None:
        process, self._process = self._process, None
        if process is not None:
            METRICS.ended.labels(self.name).inc()
            log.warning("process ended", name=self.name, why=why)
            await _kill(process)

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            await _kill(process)


async def _kill(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()
    await process.wait()


async def _receive(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    return await process.stdout.readexactly(length)


class Pool:
    """Several of them: who comes takes one that is free, or waits."""

    def __init__(self, name: str, size: int) -> None:
        self.processes = [Process(name) for _ in range(size)]
        self._free = asyncio.Semaphore(size)

    async def do(self, seconds: float, work: Callable[..., T], *args: Any) -> T:
        async with self._free:
            process = next(process for process in self.processes if not process.busy)
            return await process.do(seconds, work, *args)

    async def close(self) -> None:
        for process in self.processes:
            await process.close()


class Beside:
    """The processes of a server: some that think, one for bots that took too long before, one that shows games."""

    def __init__(self) -> None:
        self.thinkers = Pool("thinkers", max(1, (os.cpu_count() or 2) - 1))
        self.penal = Process("penal")
        self.films = Process("films")

    async def close(self) -> None:
        for one in (self.thinkers, self.penal, self.films):
            await one.close()


# -- in the other process


def _serve() -> None:
    """Do what comes in, until the server is gone; even in the middle of something."""
    out = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    with suppress(OSError, AttributeError):
        os.nice(5)  # the loop comes first
    jobs: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(jobs,), daemon=True).start()
    _send(out, b"ready")
    while True:
        try:
            work, args = pickle.loads(jobs.get())
            answer = pickle.dumps((True, work(*args)))
        except Exception as error:
            answer = pickle.dumps((False, f"{type(error).__name__}"))
        _send(out, answer)


def _listen(jobs: queue.SimpleQueue[bytes]) -> None:
    source = sys.stdin.buffer
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        jobs.put(source.read(LENGTH.unpack(head)[0]))
    os._exit(0)


def _send(out: Any, data: bytes) -> None:
    out.write(LENGTH.pack(len(data)) + data)
    out.flush()


if __name__ == "__main__":
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    _serve()
