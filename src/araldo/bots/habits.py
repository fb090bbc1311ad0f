"""What bots make use of: for each question and verb how often it was offered, and how often chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from araldo.bots.levels import player
from araldo.kernel.action import Action, Option, Span, Text
from araldo.kernel.chance import key_from_seed
from araldo.kernel.game import Game, Setup
from araldo.kernel.play import Bot, Eyes, play_out

Deed = tuple[str, str]  # a kind of question, and a verb


@dataclass
class Habits:
    """Of one bot, or of several together. A right that may be used at any time is offered whenever it is polled."""

    games: int = 0
    offered: Counter[Deed] = field(default_factory=Counter)
    chosen: Counter[Deed] = field(default_factory=Counter)

    def note(self, kind: str, options: Sequence[Option], action: Action | None) -> None:
        self.offered.update({(kind, verb_of(option)) for option in options})
        if action is not None:
            self.chosen[kind, str(action[0])] += 1

    @property
    def never(self) -> list[Deed]:
        """What was offered and never done, the most often offered first."""
        return sorted((deed for deed in self.offered if not self.chosen[deed]), key=lambda d: (-self.offered[d], d))


def verb_of(option: Option) -> str:
    return str((option.head if isinstance(option, Span | Text) else option)[0])


class Watched:
    """A bot, and what it was offered and chose."""

    def __init__(self, bot: Bot, habits: Habits) -> None:
        self.bot, self.habits = bot, habits

    def choose(self, eyes: Eyes) -> Action:
        action = self.bot.choose(eyes)
        self.habits.note(eyes.kind, eyes.options, action)
        return action

    def free(self, eyes: Eyes) -> Action | None:
        action = self.bot.free(eyes)
        self.habits.note("free", eyes.options, action)
        return action


def watch(
    game: Game, setup: Setup, names: Sequence[str], games: int, seed: int = 0, played: Callable[[], None] | None = None
) -> dict[str, Habits]:
    """Let bots play games, game i with seed + i; by name, what each of them did. The same arguments, the same games."""
    found = {name: Habits() for name in names}
    for number in range(games):
        s = game.start(setup, key_from_seed(seed + number))
        bots = [Watched(player(game, name, (seed + number) * setup.seats + seat), found[name])
                for seat, name in enumerate(names)]  # fmt: skip
        play_out(game, s, bots, game.bound)
        for habits in found.values():
            habits.games += 1
        if played is not None:
            played()
    return found
