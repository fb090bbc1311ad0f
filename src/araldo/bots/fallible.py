"""A bot that errs as people do: it knows the game, but now and then it overlooks what it would have done.

What it does instead is never drawn at random from all that is legal. It is what somebody of another temper would do
here, or the same deed in another place, or what one does without thinking: the default. And it forgets its rights.
"""

from __future__ import annotations

from random import Random

from araldo.bots.search import concrete
from araldo.kernel.action import Action, offered
from araldo.kernel.game import Game
from araldo.kernel.play import Bot, Eyes, cast_of, make_bot, usual_bot


class Fallible:
    """`own` overlooks its answer in a part `slips` of its decisions."""

    def __init__(self, game: Game, seed: int, own: str, slips: float) -> None:
        self.rng = Random(seed)
        self.slips = slips
        own = own or usual_bot(game)
        self.own: Bot = make_bot(game, own, seed)
        kin = own.partition("_")[0]  # another bot's characters may well know better: no mistakes
        self.others: list[Bot] = [
            make_bot(game, name, seed) for name in cast_of(game) if name != own and name.partition("_")[0] == kin
        ]

    def choose(self, eyes: Eyes) -> Action:
        best = self.own.choose(eyes)
        if self.rng.random() < self.slips:
            best = self.instead(eyes, best)
        return best if offered(eyes.options, best) else concrete(eyes.options)[0]  # a draft that it had begun otherwise

    def instead(self, eyes: Eyes, best: Action) -> Action:
        """What comes to mind when the best does not."""
        options = eyes.options
        tempers = [bot.choose(eyes) for bot in self.others]
        misses = [action for action in concrete(options) if action[0] == best[0]]
        for found in (tempers, misses, [eyes.default]):
            left = [action for action in found if action != best and offered(options, action)]
            if left:
                return left[int(self.rng.random() * len(left))]
        return best

    def free(self, eyes: Eyes) -> Action | None:
        return self.own.free(eyes) if self.rng.random() >= self.slips else None
