"""What may change only with an explanation: everything that was logged of some games."""

from __future__ import annotations

import pytest

from tests.games.medieval_conspiracy.make_told import GAMES, TOLD, told


@pytest.mark.parametrize("name", GAMES)
def test_everything_that_was_told_of_a_game_is_still_the_same(name: str) -> None:
    assert told(name) == (TOLD / f"{name}.txt").read_text(encoding="utf-8").splitlines()
