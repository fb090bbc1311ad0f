"""Chances of trait checks: draws from a bag without putting back (chapter CHK)."""

from __future__ import annotations

from functools import cache
from math import comb

from araldo.games.crusader_kings.box import CRITICAL_SUCCESS, SUCCEED, TOKEN0, WORTH
from araldo.games.crusader_kings.state import Kings

USUAL_GOOD, USUAL_BAG = 5, 9  # what is held to be in a bag that one may not look into


@cache
def at_least(good: int, size: int, need: int, draws: int) -> float:
    """At least `need` good tokens among so many draws."""
    draws = min(draws, size)
    if draws < need:
        return 0.0
    return sum(comb(good, k) * comb(size - good, draws - k) for k in range(need, draws + 1)) / comb(size, draws)


def good_in(tokens: list[int], kind: str) -> int:
    worth = WORTH[kind]
    return sum(worth[t - TOKEN0] in (SUCCEED, CRITICAL_SUCCESS) for t in tokens)


def chance(s: Kings, seat: int, kind: str, need: int, draws: int, lent: list[int] | None = None) -> float:
    """A check of one's own, with what a Duke lends."""
    bag = s.bags[seat] + lent if lent else s.bags[seat]
    return at_least(good_in(bag, kind), len(bag), need, draws)


def usual(need: int, draws: int) -> float:
    """A check of somebody else."""
    return at_least(USUAL_GOOD, USUAL_BAG, need, draws)
