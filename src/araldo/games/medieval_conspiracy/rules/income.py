"""Chapter 4.8: the Income Phase."""

from __future__ import annotations

from araldo.games.medieval_conspiracy.rules.ownstep import own_step
from araldo.games.medieval_conspiracy.rules.realm import earn, turn_order
from araldo.games.medieval_conspiracy.state import Conspiracy, Income, Window
from araldo.kernel import AGAIN, Question, call, note, procedure


def collect(s: Conspiracy, f: Income) -> int | None:
    """MC-INC-01: in turn order; collecting is an own step (MC-TURN-03)."""
    if f.at == s.seats:
        return None
    if f.at == 0:
        f.got, f.received, f.robbed = [0] * s.seats, [0] * s.seats, [False] * s.seats
    seat = turn_order(s)[f.at]
    f.at += 1
    f.got[seat] = f.received[seat] = s.income[seat]
    earn(s, seat, f.got[seat])
    note(s, "income", rule="MC-INC-02", seat=seat, amount=f.got[seat])
    own_step(s, seat)
    return AGAIN


def open_window(s: Conspiracy, f: Income) -> None:
    """MC-INC-04; MC-REA-03: it starts with the Active Player."""
    call(s, Window(kind="income", opener=(s.active - 1) % s.seats))


PROCEDURES = [procedure(Income, collect, open_window)]
QUESTIONS: list[Question[Conspiracy]] = []
