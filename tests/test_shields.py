"""The set-up page shows the shields that the seats will bear."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from araldo.kernel import discover, key_from_seed
from araldo.kernel.game import Game

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("game", ["castelli", "medieval_conspiracy", "medioevo_universale"])
def test_the_shields_of_a_set_up_are_those_of_the_game(game: str) -> None:
    loaded: Game = discover.load(game)
    seats = max(loaded.seats)
    s = loaded.start(loaded.setup(seats), key_from_seed(1))
    card = (ROOT / "src" / "araldo" / "games" / game / "web" / "card.ts").read_text(encoding="utf-8")
    (listed,) = re.findall(r"shields: \[(.*?)\]", card, re.S)
    assert loaded.emblems is not None
    assert re.findall(r"'(\w+)'", listed)[:seats] == list(loaded.emblems(loaded.view(s, 0)))
