"""Tasks that learners are measured on: a table, a pool of opponents, and seeds that nobody trains on.

A game says its own in `tasks.toml`. A task never changes; what is measured on it is told with its version and that of
the rules. Game n of a trial is decided by n alone: pool, deal and seat go round, every deal is played from every seat.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from typing import Any

from araldo.environments import version_of
from araldo.kernel import discover
from araldo.kernel.errors import AraldoError
from araldo.kernel.game import Game
from araldo.research.gym import SeatEnv
from araldo.research.walk import SLOTS, find_setup

LEARNED, CHECKED, TRIED = 1_000_000_000, 8_000_000, 9_000_000  # first seeds: no game serves two purposes


class UnknownTask(AraldoError):
    code = "unknown-task"


@dataclass(frozen=True, slots=True)
class Task:
    """What is played, and against whom: every bot of the pool in turn, on all other seats. Alone, against nobody."""

    id: str
    game: str
    version: int
    seats: int
    pool: tuple[str, ...] = ()
    slots: int = SLOTS
    bound: int = 0
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """By which results are cited: the task's version and that of the rules."""
        return f"{self.id}-v{self.version} (rules v{version_of(self.load())})"

    @property
    def even(self) -> float:
        """The share of wins of one among equals; alone there is no such thing."""
        sides = set(self.load().sides(find_setup(self.game, self.seats, self.options)[1]))
        return 1 / len(sides) if len(sides) > 1 else 0.0

    def load(self) -> Game:
        return discover.load(self.game)

    def opponents(self, number: int) -> str:
        return self.pool[number % len(self.pool)] if self.pool else "random"

    def place(self, number: int) -> tuple[int, int]:
        """Of game `number` of a trial: which deal, and the seat that is measured."""
        return divmod(number // max(1, len(self.pool)), self.seats)

    def env(self, number: int, seat: int | None = None, **more: Any) -> SeatEnv:
        """An environment against a bot of the pool; without a seat it goes round with the seed."""
        return SeatEnv(
            self.game, self.seats, seat=seat, opponents=self.opponents(number), slots=self.slots, bound=self.bound,
            **more, **self.options,
        )  # fmt: skip


def tasks() -> dict[str, Task]:
    """All tasks of all games, by id."""
    found: dict[str, Task] = {}
    for name in discover.names():
        file = discover.load(name).folder / "tasks.toml"
        if file.exists():
            for entry in tomllib.loads(file.read_text(encoding="utf-8"))["task"]:
                pool, options = tuple(entry.pop("pool", ())), entry.pop("set", {})
                task = Task(game=name, pool=pool, options=options, **entry)
                found[task.id] = task
    return found


def find_task(name: str) -> Task:
    found = tasks()
    if name not in found:
        raise UnknownTask(
            f"there is no task {name!r}; there are: {', '.join(found)}", task=name, known=", ".join(found)
        )
    return found[name]
