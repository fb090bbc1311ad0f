"""Every number of the data counts: whoever changes it sees another game."""

from __future__ import annotations

import pytest

from tests.games.numbers import Looks, Number, Trial, Walk, chosen

SCENARIOS = ("first_crusade",)
TRIAL = Trial(
    Looks(
        "crusader_kings",
        walks=[
            Walk(3, answers=400),
            Walk(5, {"automata": 0}, answers=300, seed=2),
            Walk(1, answers=200, seed=3),
        ],
        bots=["seneschal"],
    )
)


@pytest.mark.parametrize("number", chosen("crusader_kings"), ids=lambda number: number.name)
def test_this_number_counts(number: Number) -> None:
    TRIAL.counts(number)
