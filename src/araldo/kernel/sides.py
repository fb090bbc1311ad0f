"""Sides: who plays with whom. A game without teams has a side for every seat.

`Game(teams=…)` gives each seat its side by the set-up; `Game.sides(setup)` tells it before a game, `sides_of(s)` during
one. Partners win together and have the same score. Parties that the rules themselves play are sides of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from araldo.kernel.fields import shared
from araldo.kernel.state import State


@dataclass(slots=True)
class TeamState(State):
    """What the state of a game with teams is made from: `sides`, by seat, is written when a game starts."""

    sides: tuple[int, ...] = shared(factory=tuple)


def alone(seats: int) -> tuple[int, ...]:
    """Every seat for itself."""
    return tuple(range(seats))


def numbered(sides: Sequence[object]) -> tuple[int, ...]:
    """The same sides by numbers, in the order in which they come."""
    order = list(dict.fromkeys(sides))
    return tuple(order.index(side) for side in sides)


def seat_sides(s: State, sides: tuple[int, ...]) -> None:
    """Write down who plays with whom, as a game starts."""
    if not isinstance(s, TeamState):
        raise TypeError(f"{type(s).__name__}: the state of a game with teams is a TeamState")
    s.sides = sides


def sides_of(s: State) -> tuple[int, ...]:
    """The side of each seat."""
    return s.sides if isinstance(s, TeamState) else alone(s.seats)


def allies(s: State, seat: int) -> int:
    """A seat and whoever plays with it, as a mask of viewers."""
    if not isinstance(s, TeamState):
        return 1 << seat
    mine = s.sides[seat]
    found = 0
    for other, side in enumerate(s.sides):
        if side == mine:
            found |= 1 << other
    return found


def with_parties(sides: Sequence[int], count: int) -> tuple[int, ...]:
    """The sides of so many scores: whoever comes after the seats plays for itself."""
    fresh = max(sides, default=-1) + 1
    return (*sides, *range(fresh, fresh + count - len(sides)))


def members(sides: Sequence[int]) -> list[list[int]]:
    """By side: its seats."""
    found: dict[int, list[int]] = {}
    for seat, side in enumerate(sides):
        found.setdefault(side, []).append(seat)
    return list(found.values())


def shares(winners: Sequence[int], sides: Sequence[int]) -> list[float]:
    """What of a win each seat has: the whole of it together with its partners; several sides that win share it."""
    known = with_parties(sides, max((len(sides), *(seat + 1 for seat in winners))))
    won = {known[seat] for seat in winners}
    return [1 / len(won) if side in won else 0.0 for side in sides]


def leads(worths: Sequence[float], sides: Sequence[int]) -> list[float]:
    """By seat (and party): how far it is ahead of the best of the other sides."""
    known = with_parties(sides, len(worths))
    best: dict[int, float] = {}
    for worth, side in zip(worths, known, strict=True):
        best[side] = max(worth, best.get(side, worth))
    first = max(best, key=lambda side: best[side], default=-1)
    second = max((worth for side, worth in best.items() if side != first), default=0.0)
    top = best.get(first, 0.0)
    return [own - (second if side == first else top) for own, side in zip(worths, known, strict=True)]


def places(scores: Sequence[float], winners: Sequence[int], sides: Sequence[int]) -> list[int]:
    """By seat, where it came in: winners first, then by points; partners share a place, and so do sides that are level.

    A side that nobody is better than is first, however many it has; one that two sides beat is third.
    """
    keys = [max((seat in winners, scores[seat]) for seat in seats) for seats in members(sides)]
    place = [1 + sum(other > key for other in keys) for key in keys]
    found = [0] * len(sides)
    for seats, at in zip(members(sides), place, strict=True):
        for seat in seats:
            found[seat] = at
    return found
