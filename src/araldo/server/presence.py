"""Who is elsewhere, and since when somebody is away: what an audience does not see at its own sockets."""

from __future__ import annotations

from collections.abc import Callable, Iterable

MANY, DAY = 10_000, 86_400.0


class Presence:
    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.begun = now()  # before this nobody knows who was there
        self.turnover = 0  # counts what other workers say
        self._elsewhere: dict[tuple[str, str], set[int]] = {}  # by worker and table: seats with a socket there
        self._left: dict[tuple[str, int], float] = {}  # by table and seat: when its last socket went

    def note(self, worker: str, table: str, seats: set[int]) -> None:
        """Another worker says which seats are there with it."""
        self.turnover += 1
        self.went(table, self._elsewhere.get((worker, table), set()) - seats)
        if seats:
            self._elsewhere[worker, table] = seats
        else:
            self._elsewhere.pop((worker, table), None)

    def tables_of(self, worker: str) -> list[str]:
        return [table for who, table in self._elsewhere if who == worker]

    def elsewhere(self, table: str) -> set[int]:
        if not self._elsewhere:
            return set()
        return {seat for (_, where), seats in self._elsewhere.items() if where == table for seat in seats}

    def went(self, table: str, seats: Iterable[int]) -> None:
        for seat in seats:
            self._left[table, seat] = self.now()

    def left(self, table: str, seat: int) -> float:
        """When a seat's last socket went. Nobody was ever there: long ago."""
        return self._left.get((table, seat), 0.0)

    def forget_old(self) -> None:
        if len(self._left) > MANY:
            self._left = {seat: at for seat, at in self._left.items() if self.now() - at < DAY}
