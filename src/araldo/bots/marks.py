"""How strong bots are, where that has been measured: `marks.toml` in a game's folder.

    [marks]                    mean and deviation on OpenSkill's scale; 25 is the game's usual bot
    seneschal = [25.0, 2.0]
    "seneschal+squire" = [12.3, 3.0]

A character (`seneschal_prelate`) has the mark of its bot unless it has one of its own. A bot without one is no mark.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from araldo.bots.levels import parted
from araldo.kernel.game import Game

Mark = tuple[float, float]


def mark_of(game: Game, bot: str) -> Mark | None:
    """The mark of a bot as it sits at a table."""
    own, level = parted(game, bot)
    found = _marks(game.folder)
    for name in (own, own.partition("_")[0]):
        mark = found.get(f"{name}+{level}" if level else name)
        if mark is not None:
            return mark
    return None


@cache
def _marks(folder: Path) -> dict[str, Mark]:
    path = folder / "marks.toml"
    if not path.is_file():
        return {}
    read = tomllib.loads(path.read_text(encoding="utf-8"))["marks"]
    return {name: (float(mu), float(sigma)) for name, (mu, sigma) in read.items()}
