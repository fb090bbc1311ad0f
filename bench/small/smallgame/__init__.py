"""Piles, the small game of the load test: four seats in turn take one pebble from one of four piles, 4000 turns.

Whoever holds most pebbles of the last pile wins. There is nothing to think about: what is measured is the table.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from araldo.kernel import (
    Action,
    Frame,
    Game,
    Option,
    Outcome,
    Setup,
    State,
    ask,
    call,
    finish,
    note,
    procedure,
    public,
    single,
)

TURNS, PILES = 4000, 4


@dataclass(slots=True)
class Piles(State):
    piles: list[int] = public()
    taken: list[list[int]] = public()
    turn: int = public(0)


@dataclass(slots=True)
class Day(Frame):
    pass


def take_turn(s: Piles, f: Day) -> int | None:
    return finish(s) if s.turn >= TURNS else ask(s, "take", s.turn % s.seats)


def options(s: Piles, f: Day, seat: int) -> list[Option]:
    return [("take", pile) for pile in range(PILES)]


def taken(s: Piles, f: Day, seat: int, action: Action) -> None:
    pile = action[1]
    s.piles[pile] -= 1
    s.taken[seat][pile] += 1
    s.turn += 1
    note(s, "took", seat=seat, pile=pile)


def begin(s: Piles, setup: Setup) -> None:
    s.piles = [TURNS] * PILES
    s.taken = [[0] * PILES for _ in range(s.seats)]
    call(s, Day())


def result(s: Piles) -> Outcome:
    scores = tuple(taken[PILES - 1] for taken in s.taken)
    return Outcome(scores, tuple(seat for seat, score in enumerate(scores) if score == max(scores)))


GAME = Game(
    id="small", version=1, title={"en": "Piles", "it": "Mucchi"}, folder=Path(__file__).parent, state=Piles,
    seats=(2, 3, 4), usual_seats=4, procedures=[procedure(Day, take_turn)],
    questions=[single("take", Day, taken, options=options)], begin=begin, result=result, bound=TURNS + 1,
)  # fmt: skip
