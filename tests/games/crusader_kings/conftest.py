"""What tests of Crusader Kings share besides positions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from araldo.games.crusader_kings.rules.happening import BLOCKS, ON_LAND


@pytest.fixture
def blocks() -> Iterator[list[tuple[dict[str, Any], ...]]]:
    """The steps of all events; what a test adds goes again."""
    count = len(BLOCKS)
    yield BLOCKS
    del BLOCKS[count:], ON_LAND[count:]
