"""How strong bots are: OpenSkill ratings and shares of wins with confidence intervals. Sides win, not seats."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np
from openskill.models import PlackettLuce

from araldo.kernel.sides import members, places, shares

RESAMPLES = 2000


@dataclass(slots=True)
class Standing:
    bot: str
    games: int  # a bot that sits twice on one side plays one game there, on two sides two
    share: float  # of wins; a win that n sides share counts 1/n
    low: float
    high: float
    mu: float
    sigma: float
    faults: int
    seconds: float  # a decision, on average


def sides_in(row: dict[str, Any]) -> list[int]:
    """The side of each seat; results from before there were sides have none written down."""
    return row.get("sides") or list(range(len(row["scores"])))


def share_of(row: dict[str, Any], seat: int) -> float:
    """What of the win a seat has: all of it together with its partners; several sides that win share it."""
    return shares(row["winners"], sides_in(row))[seat]


@lru_cache(maxsize=4)
def _draws(groups: int) -> Any:
    """In each resample, how often each group is drawn."""
    picks = np.random.default_rng(1).integers(0, groups, size=(RESAMPLES, groups))
    return np.stack([np.bincount(row, minlength=groups) for row in picks]).astype(float)


def interval(
    values: Sequence[float], groups: Sequence[int], level: float = 0.95, among: Sequence[int] = ()
) -> tuple[float, float]:
    """A bootstrap interval of a mean. What belongs to one group (games of one seed) is drawn together.

    Groups are drawn from all those `among` which the values were looked for, if that is said.
    """
    if not values:
        return math.nan, math.nan
    sums: dict[int, list[float]] = {group: [0.0, 0.0] for group in among}
    for value, group in zip(values, groups, strict=True):
        entry = sums.setdefault(group, [0.0, 0.0])
        entry[0] += value
        entry[1] += 1
    table = np.array(list(sums.values()))
    if len(table) == 1:
        return wilson(table[0, 0], table[0, 1], level)
    drawn = _draws(len(table)) @ table
    means = drawn[drawn[:, 1] > 0, 0] / drawn[drawn[:, 1] > 0, 1]
    edge = (1 - level) / 2
    low, high = np.quantile(means, [edge, 1 - edge])
    if low == high:  # all alike: resampling knows no doubt, the count does
        return wilson(sum(values), len(values), level)
    return float(low), float(high)


def wilson(wins: float, games: float, level: float = 0.95) -> tuple[float, float]:
    """The score interval of a proportion."""
    from statistics import NormalDist

    if not games:
        return math.nan, math.nan
    z = NormalDist().inv_cdf(0.5 + level / 2)
    p = min(1.0, max(0.0, wins / games))
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(rows: Sequence[dict[str, Any]]) -> list[Standing]:
    """Every bot's share of wins and rating, the strongest first. Games are rated in the order of their numbers."""
    model = PlackettLuce()
    ratings: dict[str, Any] = {}
    shared: dict[str, list[float]] = {}
    groups: dict[str, list[int]] = {}
    faults: dict[str, int] = {}
    spent: dict[str, list[float]] = {}
    for row in sorted(rows, key=lambda r: r["number"]):
        names = row["bots"]
        won = shares(row["winners"], sides_in(row))
        for seats in members(sides_in(row)):
            for name in dict.fromkeys(names[seat] for seat in seats):
                shared.setdefault(name, []).append(won[seats[0]])
                groups.setdefault(name, []).append(row["seed"])
        for seat, name in enumerate(names):
            ratings.setdefault(name, model.rating(name=name))
            entry = spent.setdefault(name, [0.0, 0.0])
            entry[0] += row["thought"][seat]
            entry[1] += row["choices"][seat]
        for fault in row["faults"]:
            faults[fault["bot"]] = faults.get(fault["bot"], 0) + 1
        if len(set(names)) > 1:
            _rate(model, ratings, row)
    found = []
    for name, values in shared.items():
        low, high = interval(values, groups[name])
        rating = ratings[name]
        seconds, choices = spent[name]
        found.append(Standing(name, len(values), sum(values) / len(values), low, high, rating.mu, rating.sigma,
                              faults.get(name, 0), seconds / max(1, choices)))  # fmt: skip
    return sorted(found, key=lambda standing: -standing.share)


def _rate(model: Any, ratings: dict[str, Any], row: dict[str, Any]) -> None:
    """One game between sides: a bot that sits twice is rated by each of its seats, from the rating before the game."""
    names, sides = row["bots"], members(sides_in(row))
    order = places(row["scores"], row["winners"], sides_in(row))
    ranks = [order[seats[0]] for seats in sides]
    teams = [[model.rating(name=names[seat], mu=ratings[names[seat]].mu, sigma=ratings[names[seat]].sigma)
              for seat in seats] for seats in sides]  # fmt: skip
    rated = {seat: one for seats, side in zip(sides, model.rate(teams, ranks=ranks), strict=True)
             for seat, one in zip(seats, side, strict=True)}  # fmt: skip
    for name in set(names):
        mine = [rated[seat] for seat, other in enumerate(names) if other == name]
        ratings[name].mu = sum(r.mu for r in mine) / len(mine)
        ratings[name].sigma = sum(r.sigma for r in mine) / len(mine)
