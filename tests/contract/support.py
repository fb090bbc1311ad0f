"""Games of the tests, on the path as if they had been installed."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from araldo.kernel import Game, discover
from araldo.kernel.contract import check_game
from araldo.kernel.errors import ContractBroken

TINY = Path(__file__).parent / "tiny"
PAIRS = Path(__file__).parent / "pairs"


def tiny() -> Game:
    """The tiny game, found as any third-party game is found."""
    if str(TINY) not in sys.path:
        sys.path.insert(0, str(TINY))
        discover.names.cache_clear()
    return discover.load("tiny")


@contextmanager
def pairs() -> Iterator[Game]:
    """The partnership game, found as any third-party game is found, as long as this lasts."""
    sys.path.insert(0, str(PAIRS))
    discover.names.cache_clear()
    try:
        yield discover.load("pairs")
    finally:
        sys.path.remove(str(PAIRS))
        discover.names.cache_clear()


def fault(game: Game, seats: int = 3) -> str:
    """The promise that a few games show to be broken."""
    for seed in range(8):
        try:
            check_game(game, game.setup(seats), seed)
        except ContractBroken as error:
            return str(error.params["promise"])
    return "none was found"
