"""Every number of the data counts: whoever changes it sees another game."""

from __future__ import annotations

import pytest

from tests.games.numbers import Looks, Number, Trial, Walk, chosen

BOTH = {"module_dilemma": True, "module_battle": True}
DUEL = {"layout": ".. B0 .. D0 mine:B23", "colours": ["red", "blue"], "duel": 0}
TRIAL = Trial(
    Looks(
        "castelli",
        walks=[Walk(4), Walk(4, BOTH, answers=300, seed=3), Walk(2, BOTH, seed=2), Walk(3), Walk(2, choices=DUEL)],
        drawn={"frame.toml score_track.spaces": "board.ts"},
    )
)


@pytest.mark.parametrize("number", chosen("castelli"), ids=lambda number: number.name)
def test_this_number_counts(number: Number) -> None:
    TRIAL.counts(number)


def test_the_same_numbers_show_the_same_game() -> None:
    TRIAL.sees_no_ghosts()
