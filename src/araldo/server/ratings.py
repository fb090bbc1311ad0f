"""Ratings of persons, one for each game, by OpenSkill (Plackett–Luce). Plain figures: nothing here knows a database.

A rating is a mean and how unsure it is. People are told it as a number, 1000 at first, with a band of one standard
deviation. Sides play each other: a seat of its own, or the seats of a team. Bots whose strength has been measured are
fixed marks: who meets them is placed sooner, and they stay where they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from araldo.kernel.sides import alone, places

MIDDLE, POINT = 1000, 24.0  # the number of somebody new, and of one point of OpenSkill
PLACED = 10  # games after which a rating is no longer provisional

_MODEL = PlackettLuce()


class Rating(NamedTuple):
    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma

    @property
    def number(self) -> int:
        return round(MIDDLE + POINT * (self.mu - _MODEL.mu))

    @property
    def band(self) -> int:
        return round(POINT * self.sigma)


NEW = Rating()


def rate(sides: Sequence[Sequence[Rating]], places: Sequence[int]) -> list[list[Rating]]:
    """Everybody's rating after a game. `places`: of each side, 1 for the first; the same for a tie."""
    teams = [[_MODEL.rating(mu=one.mu, sigma=one.sigma) for one in side] for side in sides]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [[Rating(one.mu, one.sigma) for one in side] for side in rated]


def places_of(scores: Sequence[float], winners: Sequence[int], sides: Sequence[int] = ()) -> list[int]:
    """Who came in where: winners first, then by points; who is level shares a place (1, 2, 2, 4), as partners do."""
    return places(scores, winners, sides or alone(len(scores)))
