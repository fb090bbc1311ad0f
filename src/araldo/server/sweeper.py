"""When what refers only to itself is looked for.

A move leaves nothing behind that Python would not free at once. Its collector does not know that: left alone it looks
again and again at all that moves have made and that stays, in the loop, while everybody waits: 5 to 29 ms each time at
200 tables. Requests do leave something behind, sockets and tables too when they go; that is swept up when the server
has little to do, or when it is much.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable

QUIET = 0.05  # of a processor: no more is used while there is little to do
MUCH = 3_000  # requests, sockets and tables that may lie about
GROWN = 2_000_000  # objects that are more than after the last sweep, whatever they are


class Sweeper:
    def __init__(
        self,
        sweep: Callable[[], object] = gc.collect,
        cpu: Callable[[], float] = time.process_time,
        clock: Callable[[], float] = time.monotonic,
        grown: Callable[[], int] = lambda: gc.get_count()[0],
    ) -> None:
        self.left = 0  # requests, sockets and tables since the last sweep
        self._sweep, self._cpu, self._clock, self._grown = sweep, cpu, clock, grown
        self._seen = (cpu(), clock())

    def begin(self) -> None:
        """From now on nobody else sweeps; and what is loaded already stays."""
        gc.disable()
        gc.freeze()

    def end(self) -> None:
        gc.unfreeze()
        gc.enable()

    def look(self) -> None:
        """From time to time: sweep if there may be something to find, and nobody is kept waiting by it."""
        (cpu, clock), self._seen = self._seen, (self._cpu(), self._clock())
        quiet = self._seen[0] - cpu < QUIET * (self._seen[1] - clock)
        if self.left >= MUCH or self._grown() >= GROWN or (self.left and quiet):
            self.left = 0
            self._sweep()
