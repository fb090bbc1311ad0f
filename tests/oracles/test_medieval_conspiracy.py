"""Medieval Conspiracy against a second reckoning; `python -m tests.oracles.medieval_conspiracy` goes on for longer."""

from __future__ import annotations

import pytest

from tests.oracles.medieval_conspiracy import TABLES, follow, struck

JUDGED = {"tracks", "elections", "bids", "incomes", "chances", "rounds"}


def test_every_number_agrees_with_a_second_reckoning() -> None:
    done = sum((follow(3 + n % 4, 10 + n, 500, table) for n, table in enumerate(TABLES)), start=follow(2, 9, 300, {}))
    assert set(done) >= JUDGED


@pytest.mark.parametrize(
    ("row", "hits", "after"),
    [
        ([0, 4], 1, ([1, 4], [], [])),  # a knight's first wound
        ([2, 4], 2, ([5], [2], [])),  # caught, and the second blow falls on the support
        ([2], 2, ([], [], [2])),  # nobody behind him: killed
        ([4], 2, ([], [], [4])),  # a mercenary, his surplus hit is lost
        ([5, 0], 2, ([1], [], [5])),
    ],
)
def test_the_reckoning_itself(row: list[int], hits: int, after: tuple[list[int], list[int], list[int]]) -> None:
    assert struck(row, hits, 2) == after
