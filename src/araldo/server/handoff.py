"""All sockets of a table with one worker: whoever accepts a connection that is better off elsewhere hands it on.

Several workers listen at one address, and the system gives a connection to any of them. A table whose sockets are with
two workers is played twice: what one does the other does as well, to tell its own. But the request for a socket names
its table, and the name says which of the workers that are there should have it, the same for all of them. The open
connection goes there through a socket of the file system, with the head of its request.

What cannot be handed on is served where it is. That is slower and nothing else: workers agree in the database.
"""

from __future__ import annotations

import array
import asyncio
import os
import secrets
import socket
import time
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import structlog

log = structlog.get_logger("araldo.handoff")
FOLDER = "ARALDO_HANDOFF"  # the variable that names the folder in which the workers of one server find each other
MOST = 131_072  # bytes of a head
LOOK = 1.0  # seconds between two looks at who is there


class Exchange:
    """One worker's place among the others. `take` gets a connection and the head of its request from another."""

    def __init__(self, folder: Path, take: Callable[[socket.socket, bytes], None]) -> None:
        self.folder, self.name, self._take = folder, secrets.token_hex(8), take
        self._workers: list[str] = []
        self._looked = 0.0
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(folder / self.name))
        self._loop = asyncio.get_running_loop()
        self._loop.add_reader(self._socket, self._receive)

    def close(self) -> None:
        self._loop.remove_reader(self._socket)
        self._socket.close()
        (self.folder / self.name).unlink(missing_ok=True)

    def worker_of(self, table: str) -> str:
        """The worker that should have the sockets of a table."""
        if (now := time.monotonic()) - self._looked > LOOK:
            self._workers, self._looked = os.listdir(self.folder), now
        return max(self._workers, key=lambda name: sha256(f"{name} {table}".encode()).digest(), default=self.name)

    def hand_on(self, connection: int, head: bytes, worker: str) -> bool:
        """Whether another worker has a connection now, by its descriptor; the caller closes its own."""
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection]))]
        try:
            self._socket.sendmsg([head], rights, 0, str(self.folder / worker))
        except (ConnectionRefusedError, FileNotFoundError):  # it has died
            (self.folder / worker).unlink(missing_ok=True)
            self._looked = 0.0
            return False
        except OSError:
            return False
        return True

    def _receive(self) -> None:
        while True:
            try:
                head, descriptors, _, _ = socket.recv_fds(self._socket, MOST, 1)
            except OSError:
                return
            for descriptor in descriptors:
                self._take(socket.socket(fileno=descriptor), head)


_exchange: Exchange | None = None


def exchange(take: Callable[[socket.socket, bytes], None]) -> Exchange | None:
    """This worker's place, from its first connection on; None if there are no other workers."""
    global _exchange
    if _exchange is None and (folder := os.environ.get(FOLDER)):
        _exchange = Exchange(Path(folder), take)
    return _exchange


def leave() -> None:
    """Nothing is handed to this worker any more."""
    global _exchange
    if _exchange is not None:
        _exchange.close()
        _exchange = None
