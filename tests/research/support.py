"""Games to hold the adapters to: all that are found, and the tiny one, which has every form of question."""

from __future__ import annotations

from random import Random

from araldo.kernel import Game, discover
from araldo.kernel.chance import key_from_seed
from araldo.research.walk import SLOTS, Walk
from tests.contract.support import tiny

TINY = tiny()
NAMES = list(discover.names())


def walked(game: Game, steps: int, seed: int = 1, slots: int = SLOTS, seats: int | None = None) -> Walk:
    """A game after some random steps."""
    walk = Walk(game, game.setup(seats or game.usual_seats), key_from_seed(seed), slots)
    rng = Random(seed)
    for _ in range(steps):
        if not walk.over:
            walk.take(int(rng.random() * walk.count))
    return walk
