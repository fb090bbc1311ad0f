"""Every number of the data counts: whoever changes it sees another game."""

from __future__ import annotations

import pytest

from tests.games.numbers import Looks, Number, Trial, Walk, chosen

MODULES = {"the_king": True, "missions": True}
TRIAL = Trial(
    Looks(
        "warrior_knights",
        walks=[Walk(4, answers=400), Walk(6, MODULES, answers=300, seed=2), Walk(2, seed=3), Walk(3), Walk(5)],
        bots=["castellan"],
    )
)


@pytest.mark.parametrize("number", chosen("warrior_knights"), ids=lambda number: number.name)
def test_this_number_counts(number: Number) -> None:
    TRIAL.counts(number)
