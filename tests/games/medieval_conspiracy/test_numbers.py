"""Every number of the data counts: whoever changes it sees another game."""

from __future__ import annotations

import pytest

from tests.games.numbers import Looks, Number, Trial, Walk, chosen

QUICK = {"quick_extra_fief": True, "quick_elector_discount": True, "buy_heir": True, "strict_master_thresholds": True}
TRIAL = Trial(
    Looks(
        "medieval_conspiracy",
        walks=[
            Walk(3, answers=500),
            Walk(4, {"war_emphasis": True}, answers=300, seed=2),
            Walk(2, {"two_player_half": "north"}, seed=3),
            *(Walk(seats, QUICK, answers=60) for seats in (2, 3, 4, 5, 6)),
            Walk(5, answers=60),
            Walk(6, answers=60),
            Walk(3, choices={"scenario": "tutorial"}, answers=60),
        ],
    )
)


@pytest.mark.parametrize("number", chosen("medieval_conspiracy"), ids=lambda number: number.name)
def test_this_number_counts(number: Number) -> None:
    TRIAL.counts(number)


def test_the_same_numbers_show_the_same_game() -> None:
    TRIAL.sees_no_ghosts()
