"""The sockets of a table, one by one, and what each viewer has been told."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable

import structlog

from araldo.server.projection import Projection, Viewpoint
from araldo.server.tokens import Claim

log = structlog.get_logger("araldo.connections")
MOST = 512  # messages that may wait for a socket that reads slowly
_numbers = itertools.count()


class Turn:
    """The sockets for which this turn of the loop has brought something: all are written to at its end."""

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: list[Connection] = []

    def add(self, conn: Connection) -> None:
        self._waiting.append(conn)
        if len(self._waiting) == 1:
            asyncio.get_running_loop().call_soon(self._end)

    def _end(self) -> None:
        waiting, self._waiting = self._waiting, []
        for conn in waiting:
            try:
                conn.flush()
            except Exception:
                log.exception("not sent")


class Connection:
    """One socket's place in the broadcast: what waits to be sent to it, and what it has been told.

    `write` puts messages on the wire and says whether the reader keeps up: it gets all that one `turn` of the loop
    brings at once. Without it messages wait in `out` for whoever sends them.
    """

    __slots__ = (
        "_turn",
        "_wake",
        "_write",
        "claim",
        "known",
        "lang",
        "lines",
        "look",
        "me",
        "number",
        "out",
        "seen",
        "table",
        "viewer",
    )

    def __init__(
        self, claim: Claim, lang: str, write: Callable[[list[bytes]], bool] | None = None, turn: Turn | None = None
    ) -> None:
        self.claim, self.lang, self._write = claim, lang, write
        self._turn = turn or Turn()
        self.number = next(_numbers)  # in the order in which they came
        self.known: tuple[object, int] | None = None  # for which seating and viewer `me` was found
        self.out: list[bytes | int] = []  # a number is a close code
        self._wake: asyncio.Future[None] | None = None
        self.viewer = -1  # as which it was last told the state
        self.lines = 0  # of that viewer's log that it has
        self.look: int | None = None  # at a hot-seat table: the seat it asked for
        self.me = b""  # what it is at the table, as JSON
        self.seen: int = -1  # the viewer's sequence number that it has
        self.table = b""  # the last `table` it was told

    def send(self, message: bytes) -> None:
        if len(self.out) >= MOST:
            self.close(1013)
        elif self._write is None:
            self._put(message)
        else:
            self.out.append(message)
            if len(self.out) == 1:
                self._turn.add(self)

    def close(self, code: int) -> None:
        del self.out[MOST - 1 :]
        self._put(code)

    def _put(self, item: bytes | int) -> None:
        self.out.append(item)
        if self._write is not None and len(self.out) == 1:
            self._turn.add(self)
        if self._wake is not None and not self._wake.done() and (self._write is None or isinstance(item, int)):
            self._wake.set_result(None)

    def flush(self) -> None:
        """Everything but a close code, which the sender sees to, goes on the wire."""
        assert self._write is not None
        messages = [item for item in self.out if type(item) is bytes]
        self.out = [item for item in self.out if type(item) is int] if len(messages) < len(self.out) else []
        if messages and not self._write(messages):
            self.close(1013)

    async def taken(self) -> list[bytes | int]:
        """Everything that waits, as soon as something does (with `write`: as soon as it is to close)."""
        while not self.out or (self._write is not None and not isinstance(self.out[-1], int)):
            self._wake = asyncio.get_running_loop().create_future()
            await self._wake
        found, self.out = self.out, []
        return found


class Track:
    """What one viewer has been told so far."""

    __slots__ = ("first", "marks", "seq", "told", "viewpoint")

    def __init__(self, first: int) -> None:
        self.first = self.seq = first
        self.told: Projection | None = None
        self.viewpoint: Viewpoint | None = None
        self.marks: list[int] = []  # by sequence number, counted from `first`: the length of its log

    def update(self, told: Projection, viewpoint: Viewpoint | None) -> None:
        self.viewpoint = viewpoint
        if told != self.told:
            self.told = told
            self.seq += 1
            self.marks.append(told.lines)

    def lines_at(self, seq: int) -> int | None:
        """How many lines a viewer had who was told up to `seq`; None if nobody remembers."""
        at = seq - self.first - 1
        return self.marks[at] if 0 <= at < len(self.marks) else None
