"""Castelli against a second reckoning; `python -m tests.oracles.castelli` goes on for longer."""

from __future__ import annotations

import pytest

from tests.oracles.castelli import TABLES, follow

JUDGED = {"options of begin", "options of build", "rights", "castles", "tiles", "final scores", "cards", "sales"}


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_number_agrees_with_a_second_reckoning(number: int) -> None:
    done = follow(2, number, TABLES[number]) + follow(3, number, TABLES[number]) + follow(4, number, TABLES[number])
    assert set(done) >= JUDGED
