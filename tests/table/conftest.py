from __future__ import annotations

import pytest

from araldo.kernel import Game
from tests.contract.support import tiny


@pytest.fixture(scope="session")
def game() -> Game:
    return tiny()
