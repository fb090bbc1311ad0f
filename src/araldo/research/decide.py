"""How sure a difference is: paired as far as seeds are shared, at every look, among many figures.

A figure is a ratio of sums over seeds (a share of wins, a mean), or a sum of such ratios. Its error follows from what
each seed contributes (linearised), in both samples together: what the two share cancels, and no seed is left out.

Looking again and again is paid for by alpha spending: with twenty looks at even parts of the budget, bounds after
O'Brien and Fleming hold at all of them together. Many figures are corrected after Holm: the chance that any of those
called *certain* is none is at most `LEVEL`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
LEVEL = 0.05
LOOKS = 20
SPENT = 2.126 / 1.960  # O'Brien and Fleming, two-sided 5 %, twenty looks (Jennison and Turnbull, table 2.3)
POWER = 0.8
CERTAIN, HINT, NONE = "certain", "hint", "none"
_NORMAL = NormalDist()


@dataclass(frozen=True, slots=True)
class Ratio:
    """A share or a mean, with what each seed contributes to its error."""

    value: float
    parts: Array
    count: float

    def __add__(self, other: Ratio) -> Ratio:
        return Ratio(self.value + other.value, self.parts + other.parts, min(self.count, other.count))

    def __sub__(self, other: Ratio) -> Ratio:
        return Ratio(self.value - other.value, self.parts - other.parts, min(self.count, other.count))


def ratio(sums: Array, counts: Array) -> Ratio:
    """Sums over counts, each by seed."""
    count = float(counts.sum())
    if not count:
        return Ratio(math.nan, np.zeros(len(sums)), 0.0)
    value = float(sums.sum()) / count
    return Ratio(value, (sums - value * counts) / count, count)


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference with its interval and its p-value, at one look."""

    value: float
    low: float
    high: float
    p: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


def difference(a: Ratio, b: Ratio, part: float = 1.0) -> Difference:
    """b - a. `part` of the budget is played; 1 with `looks` not used: a plain interval (see `at_end`)."""
    return _difference(a, b, math.sqrt(part) / SPENT)


def at_end(a: Ratio, b: Ratio) -> Difference:
    """b - a where nobody has looked before: the plain interval."""
    return _difference(a, b, 1.0)


def _difference(a: Ratio, b: Ratio, weight: float) -> Difference:
    """`weight`: what a standard error counts less for having been looked at."""
    parts = b.parts - a.parts
    seeds = len(parts)
    value = b.value - a.value
    if seeds < 2 or math.isnan(value):
        return Difference(value, -math.inf, math.inf, 1.0)
    error = math.sqrt(float(parts @ parts) * seeds / (seeds - 1))
    if error < 1e-12:
        return Difference(value, value, value, 0.0 if abs(value) > 1e-9 else 1.0)
    half = student(_NORMAL.inv_cdf(1 - LEVEL / 2) / weight, seeds - 1) * error
    normal = from_student(abs(value) / error, seeds - 1) * weight
    return Difference(value, value - half, value + half, 2 * (1 - _NORMAL.cdf(normal)))


@lru_cache(maxsize=4096)
def student(z: float, free: int) -> float:
    """Student's quantile for a normal one; wide where little is known."""
    if free < 3:
        return z * 10
    low, high = z, z * 50
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (middle, high) if from_student(middle, free) < z else (low, middle)
    return high


def from_student(t: float, free: int) -> float:
    """The normal quantile with the same probability as Student's (Wallace)."""
    return math.sqrt(free * math.log1p(t * t / free)) * (8 * free + 1) / (8 * free + 3)


def holm(ps: Sequence[float]) -> list[float]:
    """P-values corrected for their number, so that none below the level is wrong with more than its chance."""
    order = sorted(range(len(ps)), key=lambda i: ps[i])
    found, worst = [1.0] * len(ps), 0.0
    for rank, i in enumerate(order):
        worst = max(worst, min(1.0, (len(ps) - rank) * ps[i]))
        found[i] = worst
    return found


def word(p: float, corrected: float) -> str:
    """One of three: certain (also among so many), a hint (by itself), no difference seen."""
    return CERTAIN if corrected <= LEVEL else HINT if p <= LEVEL else NONE


def pairs_needed(deviation: float, wanted: float) -> int:
    """How many pairs show a difference of that size in four of five cases, if one pair varies by `deviation`."""
    z = _NORMAL.inv_cdf(1 - LEVEL / 2) * SPENT + _NORMAL.inv_cdf(POWER)
    return max(LOOKS, math.ceil((z * deviation / wanted) ** 2))


def looks(budget: int, least: int = 10) -> list[int]:
    """After how many pairs one looks."""
    return sorted({max(least, round(budget * look / LOOKS)) for look in range(1, LOOKS + 1)} & set(range(budget + 1))
                  | {budget})  # fmt: skip
