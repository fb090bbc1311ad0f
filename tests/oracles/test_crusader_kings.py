"""Crusader Kings against a scribe who works every number out anew.

`python -m tests.oracles.crusader_kings` goes on for longer.
"""

from __future__ import annotations

import pytest

from tests.oracles.crusader_kings import TABLES, follow

JUDGED = {"invest", "need", "draws", "success", "tax", "achievement"}


AUTOMATIC = {"titles", "automatic draws", "automatic attack", "groom"}  # where there are automatic dynasties


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_number_agrees_with_a_second_reckoning(number: int) -> None:
    seats, options = TABLES[number]
    wanted = JUDGED | (AUTOMATIC if seats < 3 or options.get("automata") else set())
    assert set(follow(number, 1200, TABLES[number]).checks) >= wanted
