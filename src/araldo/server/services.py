"""What a live table needs of the server around it, and nothing more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from araldo.kernel.game import Game
from araldo.server.beside import Beside
from araldo.server.budget import Threads
from araldo.server.connections import Turn
from araldo.server.lessons import Lesson, load_lesson
from araldo.server.limits import Limits
from araldo.server.presence import Presence
from araldo.server.projection import Labels
from araldo.server.settings import Settings
from araldo.server.store import Store
from araldo.server.sweeper import Sweeper
from araldo.server.tasks import Tasks
from araldo.server.tokens import Tokens
from araldo.server.writer import Writer


class GameTexts:
    """Words and lessons of the games, made once for all tables."""

    def __init__(self) -> None:
        self._labels: dict[str, Labels] = {}
        self._lessons: dict[tuple[str, str], Lesson] = {}

    def labels(self, game: Game) -> Labels:
        if game.id not in self._labels:
            self._labels[game.id] = Labels(game)
        return self._labels[game.id]

    def lesson(self, game: Game, name: str) -> Lesson:
        if (game.id, name) not in self._lessons:
            self._lessons[game.id, name] = load_lesson(game, name)
        return self._lessons[game.id, name]


@dataclass(slots=True, frozen=True)
class Services:
    settings: Settings
    store: Store
    writer: Writer
    tokens: Tokens
    presence: Presence
    now: Callable[[], float]  # Unix seconds
    tick: Callable[[], float]  # seconds, for measuring
    announce: Callable[[str, set[int]], None]  # tell the other workers which seats of a table are here
    dropped: Callable[[str], None]  # a table has left the memory
    limits: Limits = field(default_factory=Limits)
    tasks: Tasks = field(default_factory=Tasks)
    threads: Threads = field(default_factory=Threads)
    beside: Beside = field(default_factory=Beside)
    texts: GameTexts = field(default_factory=GameTexts)
    sweeper: Sweeper = field(default_factory=Sweeper)
    turn: Turn = field(default_factory=Turn)

    @property
    def alone(self) -> bool:
        """No other worker can change a table."""
        return self.store.sqlite
