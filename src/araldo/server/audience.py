"""Who looks on: the sockets of a table, and what each viewer has been told."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from araldo.server.telling import Projection, Seen
from araldo.server.tokens import Claim


class Me(NamedTuple):
    """What a socket is at its table."""

    kind: str
    seat: int | None
    host: bool
    acts: bool


class Conn:
    """One socket's place in the broadcast. `out` takes messages; None closes it."""

    __slots__ = ("claim", "lang", "lines", "look", "me", "out", "seen", "table", "viewer")

    def __init__(self, claim: Claim, lang: str) -> None:
        self.claim, self.lang = claim, lang
        self.out: asyncio.Queue[str | int] = asyncio.Queue(maxsize=512)  # a number is a close code
        self.viewer = -1  # as which it was last told the state
        self.lines = 0  # of that viewer's log that it has
        self.look: int | None = None  # at a hot-seat table: the seat it asked for
        self.me: Me | None = None
        self.seen: int = -1  # the viewer's sequence number that it has
        self.table = b""  # the last `table` it was told

    def send(self, message: bytes) -> None:
        try:
            self.out.put_nowait(message.decode())
        except asyncio.QueueFull:
            self.close(1013)

    def close(self, code: int) -> None:
        while self.out.full():
            self.out.get_nowait()
        self.out.put_nowait(code)


class Track:
    """What one viewer has been told so far."""

    __slots__ = ("first", "marks", "seen", "seq", "told")

    def __init__(self, first: int) -> None:
        self.first = self.seq = first
        self.told: Projection | None = None
        self.seen: Seen | None = None
        self.marks: list[int] = []  # by sequence number, counted from `first`: the length of its log

    def update(self, told: Projection, seen: Seen | None) -> None:
        self.seen = seen
        if told != self.told:
            self.told = told
            self.seq += 1
            self.marks.append(told.lines)

    def lines_at(self, seq: int) -> int | None:
        """How many lines a viewer had who was told up to `seq`; None if nobody remembers."""
        at = seq - self.first - 1
        return self.marks[at] if 0 <= at < len(self.marks) else None
