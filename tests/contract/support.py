"""The tiny game's folder on the path, as if it had been installed; and what several test folders need of it."""

from __future__ import annotations

import sys
from pathlib import Path

from araldo.kernel import Game, discover

TINY = Path(__file__).parent / "tiny"


def tiny() -> Game:
    """The tiny game, found as any third-party game is found."""
    if str(TINY) not in sys.path:
        sys.path.insert(0, str(TINY))
        discover.names.cache_clear()
    return discover.load("tiny")
