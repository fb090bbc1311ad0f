"""The tarpit on the path, as if it had been installed."""

from __future__ import annotations

import sys
from pathlib import Path

from araldo.kernel import Game, discover
from tests.contract.support import tiny

TARPIT = Path(__file__).parent / "tarpit"


def tarpit() -> Game:
    tiny()
    if str(TARPIT) not in sys.path:
        sys.path.insert(0, str(TARPIT))
        discover.names.cache_clear()
    return discover.load("tarpit")
