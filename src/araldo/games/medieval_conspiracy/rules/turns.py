"""Chapters 4.1, 4.5, 4.21 and 4.23: turn after turn, and how a game ends."""

from __future__ import annotations

from araldo.games.medieval_conspiracy.rules.masters import candidates, tell_glory
from araldo.games.medieval_conspiracy.state import (
    Actions,
    Closing,
    Conspiracy,
    Events,
    Fate,
    Income,
    Movement,
    WholeGame,
)
from araldo.kernel import AGAIN, Outcome, Question, call, finish, note, procedure


def begin_turn(s: Conspiracy, f: WholeGame) -> None:
    """MC-TURN-01, MC-TURN-02."""
    s.turn += 1
    s.feuds = [0] * s.seats
    note(s, "turn", rule="MC-TURN-01", turn=s.turn, seat=s.active)


def income(s: Conspiracy, f: WholeGame) -> None:
    s.phase = "income"
    call(s, Income())


def events(s: Conspiracy, f: WholeGame) -> None:
    s.phase = "event"
    call(s, Events())


def fate(s: Conspiracy, f: WholeGame) -> None:
    s.phase = "fate"
    call(s, Fate())


def movement(s: Conspiracy, f: WholeGame) -> None:
    s.phase = "movement"
    call(s, Movement())


def actions(s: Conspiracy, f: WholeGame) -> None:
    s.phase = "action"
    call(s, Actions())


def closing(s: Conspiracy, f: WholeGame) -> None:
    s.phase = "end"
    call(s, Closing())


def end_turn(s: Conspiracy, f: WholeGame) -> int:
    """MC-END-05, MC-GEN-01: no limit; MC-QCK-03, MC-QCK-04: but for the agreed end of a quick game."""
    s.banned = 0  # MC-WRE-03: a feud's ban ends with the turn
    limit = s.options["quick_end"] == "turn_limit" and s.turn >= s.options["turn_limit"]
    if limit or s.last_turn:
        s.ending = "glory"
        tell_glory(s)
        note(s, "glory_counts", rule="MC-QCK-04" if limit else "MC-QCK-03", seats=list(adjudicate(s).winners))
        return finish(s)
    s.active = (s.active + 1) % s.seats
    f.step = 0
    return AGAIN


def merits(s: Conspiracy) -> list[tuple[int, ...]]:
    """MC-QCK-05: glory, direct votes, the highest Master, ducats."""
    return [(c.glory, c.direct, c.master, s.cash[c.seat]) for c in candidates(s) if c.seat >= 0]


def adjudicate(s: Conspiracy) -> Outcome:
    """A game cut short is judged like a quick game (MC-QCK-03, MC-QCK-05)."""
    found = merits(s)
    best = max(found)
    winners = tuple(seat for seat in range(s.seats) if found[seat] == best)
    return Outcome(tuple(m[0] for m in found), winners)


def result(s: Conspiracy) -> Outcome:
    """MC-WIN-01, MC-WIN-02; scores are glory."""
    if s.winner < 0:
        return adjudicate(s)
    return Outcome(tuple(m[0] for m in merits(s)), (s.winner,), {"ending": s.ending})


PROCEDURES = [procedure(WholeGame, begin_turn, income, events, fate, movement, actions, closing, end_turn)]
QUESTIONS: list[Question[Conspiracy]] = []
