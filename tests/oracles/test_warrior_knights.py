"""Warrior Knights against a scribe who works every number out for himself.

`python -m tests.oracles.warrior_knights` goes on for longer.
"""

from __future__ import annotations

import pytest

from tests.oracles.warrior_knights import TABLES, follow

JUDGED = {"battle", "vote", "taxation", "wages", "attacks", "moves", "influence", "revolts", "siege", "fee", "voyage"}


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_number_agrees_with_a_second_reckoning(number: int) -> None:
    checks = follow(2, 20 + number, 700, TABLES[number]).checks + follow(4, 40 + number, 900, TABLES[number]).checks
    assert set(checks) >= JUDGED
