"""Medioevo Universale against a clerk who works every number out for himself.

`python -m tests.oracles.medioevo_universale` goes on for longer.
"""

from __future__ import annotations

import pytest

from tests.oracles.medioevo_universale import follow

JUDGED = {"battle", "dice", "honour", "price", "purchase", "score", "supply", "taxes"}


@pytest.mark.rule("MU-SUP-01", "MU-MOD-05", "MU-PUR-06", "MU-TAX-01", "MU-RES-02", "MU-CRD-04", "MU-VIC-02")
def test_every_number_agrees_with_a_second_reckoning() -> None:
    assert set(follow(4000, seed=3)) >= JUDGED
