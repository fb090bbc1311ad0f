"""Learned judgement: what a position is worth to a seat, by weights that a game keeps in `value.json`.

A straight sum of a game's features and one small hidden layer beside it, by number of seats. How the weights were made
stands in the same file (`araldo train`). Plain numbers, no library. What a pupil has learnt by playing against itself,
of positions that begin a round, lies in `practice.json`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import tanh
from operator import mul
from pathlib import Path
from typing import Any

from araldo.kernel.sides import leads, shares

FILE, PRACTICE = "value.json", "practice.json"

Judge = Callable[[Sequence[Sequence[float]]], list[float]]  # positions by their features: from -1, lost, to 1


@dataclass(frozen=True, slots=True)
class Net:
    """lead = bias + weights · x + Σ out · tanh(rows · x + shifts)"""

    bias: float
    weights: tuple[float, ...]
    rows: tuple[tuple[float, ...], ...]
    shifts: tuple[float, ...]
    out: tuple[float, ...]

    def lead(self, x: Sequence[float]) -> float:
        """The lead over the best other at the end that a position promises."""
        found: float = self.bias + sum(map(mul, self.weights, x))
        for row, shift, out in zip(self.rows, self.shifts, self.out, strict=True):
            found += out * tanh(shift + sum(map(mul, row, x)))
        return found


def net_of(data: dict[str, Any]) -> Net:
    return Net(
        float(data["bias"]),
        tuple(data["weights"]),
        tuple(tuple(row) for row in data["rows"]),
        tuple(data["shifts"]),
        tuple(data["out"]),
    )


@cache
def nets(folder: Path, file: str = FILE) -> dict[int, Net]:
    """By number of seats: what a game has learnt."""
    path = folder / file
    if not path.is_file():
        return {}
    read = json.loads(path.read_text(encoding="utf-8"))
    return {int(seats): net_of(data) for seats, data in read["nets"].items()}


class Judged:
    """`evaluate` of a game: learned where there are weights for so many seats, else its own guess.

    `every` gives the features of all seats at once, where they share what is costly.
    """

    def __init__(
        self,
        folder: Path,
        features: Callable[[Any, int], list[float]],
        guess: Callable[[Any, int], float],
        every: Callable[[Any], list[list[float]]] | None = None,
        file: str = FILE,
    ) -> None:
        self.folder, self.features, self.guess, self.every = folder, features, guess, every
        self.file = file

    def __call__(self, s: Any, seat: int) -> float:
        net = nets(self.folder, self.file).get(s.seats)
        return self.guess(s, seat) if net is None else net.lead(self.features(s, seat))

    def all(self, s: Any) -> list[float]:
        """By seat."""
        net = nets(self.folder, self.file).get(s.seats)
        if net is None:
            return worth_by_seat(self.guess, s)
        if self.every is None:
            return [self(s, seat) for seat in range(s.seats)]
        return [net.lead(seen) for seen in self.every(s)]


def worth_by_seat(evaluate: Callable[[Any, int], float], s: Any) -> list[float]:
    """What a position is worth, by seat."""
    return evaluate.all(s) if isinstance(evaluate, Judged) else [evaluate(s, seat) for seat in range(s.seats)]


def guess_of(evaluate: Callable[[Any, int], float] | None) -> Callable[[Any, int], float] | None:
    """What a game judged by before it learnt."""
    return evaluate.guess if isinstance(evaluate, Judged) else evaluate


# -- who learns by playing


@dataclass(frozen=True, slots=True)
class Pupil:
    """A game's `bot` that judges by a network what the next round will begin with, and learns that by playing against
    itself. Searches start from it.

    `make(seed, judge, warmth)`: one with a judgement of its own in place of the weights that are kept, which leaves a
    part to chance. `teacher` plays the first games, and plays on where a search looks ahead. A lead of `unit` points is
    a clear one. `foretell`: `evaluate` of positions that begin a round.
    """

    bot: str
    make: Callable[[int, Judge | None, float], Any]
    teacher: str
    unit: float
    foretell: Judged

    def knows(self, seats: int) -> bool:
        """Whether it has learnt anything for so many seats."""
        return seats in nets(self.foretell.folder, self.foretell.file)


def promised(scores: Sequence[float], winners: Sequence[int], sides: Sequence[int], unit: float) -> list[float]:
    """By seat, what an end is worth, from -1 to 1: half for the win, half for the lead."""
    count, ahead = len(set(sides)), leads(scores, sides)
    won = [(share * count - 1) / (count - 1) for share in shares(winners, sides)]
    return [0.5 * share + 0.5 * tanh(lead / unit) for share, lead in zip(won, ahead, strict=False)]


def judging(net: Net, unit: float) -> Judge:
    """A network as a pupil asks it."""
    return lambda rows: [tanh(net.lead(row) / unit) for row in rows]
