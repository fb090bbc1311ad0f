"""Chapter 4.14: the death of the Emperor: election, anarchy, peace (MC-EMP)."""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.medieval_conspiracy.board import IDS, NUMBER
from araldo.games.medieval_conspiracy.box import CASTLE_COST, CASTLE_INCOME
from araldo.games.medieval_conspiracy.rules.masters import NEUTRAL, candidates, elect, tell_glory
from araldo.games.medieval_conspiracy.rules.ownstep import held_ask
from araldo.games.medieval_conspiracy.rules.realm import CASTLE, lands_of, spend, spendable, turn_order
from araldo.games.medieval_conspiracy.state import Chances, Conspiracy, EmperorDeath, Rearing
from araldo.kernel import AGAIN, Action, Option, Refusal, call, finish, note, procedure, single

Weighed = Iterator[tuple[Option, Refusal | None]]


def hold_election(s: Conspiracy, f: EmperorDeath) -> int | None:
    """MC-EMP-01, MC-EMP-02, MC-VOTE-05, MC-WIN-02."""
    found = candidates(s)
    for c in found:
        if c.seat >= 0:
            note(s, "candidate", rule="MC-VOTE-01", seat=c.seat, votes=c.votes, glory=c.glory)
        else:
            note(s, "candidate_neutral", rule="MC-VOTE-01", votes=c.votes, glory=c.glory)
    elected = elect(found, s.options["election_count"])
    if elected is not None and elected != NEUTRAL:
        s.winner, s.ending = elected, "elected"
        tell_glory(s)
        note(s, "elected", rule="MC-WIN-02", seat=elected)
        return finish(s)
    note(s, "anarchy", rule="MC-EMP-03")  # MC-EMP-03
    return None


def ask_castle(s: Conspiracy, f: EmperorDeath) -> int | None:
    """MC-EMP-04, MC-DEC-35: in turn order, one castle each. Money being secret, it does not decide who is asked."""
    while f.at < s.seats and not free_for_castle(s, turn_order(s)[f.at]):
        f.at += 1
    return held_ask(s, "fortify", turn_order(s)[f.at]) if f.at < s.seats else None


def free_for_castle(s: Conspiracy, seat: int) -> list[int]:
    if s.left[CASTLE] <= 0 and s.options["component_limits"]:
        return []
    return [land for land in lands_of(s, seat) if not s.castle[land]]


def castles(s: Conspiracy, f: EmperorDeath, seat: int) -> Weighed:
    yield ("pass",), None
    why = Refusal("MC-EMP-04") if spendable(s, seat) < CASTLE_COST else None
    for land in free_for_castle(s, seat):
        yield ("build", IDS[land]), why


def fortified(s: Conspiracy, f: EmperorDeath, seat: int, action: Action) -> None:
    f.at += 1
    if action[0] == "build":
        spend(s, seat, CASTLE_COST)
        s.left[CASTLE] -= 1
        s.castle[NUMBER[action[1]]] = 1
        s.rents[seat] += CASTLE_INCOME
        s.changed = True
        note(s, "fortified", rule="MC-EMP-04", seat=seat, land=action[1])


def make_war(s: Conspiracy, f: EmperorDeath) -> None:
    """MC-EMP-05."""
    f.at = 0
    call(s, Chances(cause="anarchy", order=list(turn_order(s))))


def retaliate(s: Conspiracy, f: EmperorDeath) -> None:
    """MC-EMP-09, MC-AMB-28: with nobody banned nobody is asked."""
    if s.options["anarchy_retaliation"]:
        call(s, Chances(cause="retaliation", order=list(turn_order(s))))


def raise_heir(s: Conspiracy, f: EmperorDeath) -> int | None:
    """MC-EMP-10."""
    if f.at == s.seats:
        return None
    f.at += 1
    call(s, Rearing(seat=turn_order(s)[f.at - 1]))
    return AGAIN


def make_peace(s: Conspiracy, f: EmperorDeath) -> None:
    """MC-EMP-11."""
    s.banned = 0
    note(s, "peace", rule="MC-EMP-11")


PROCEDURES = [procedure(EmperorDeath, hold_election, ask_castle, make_war, retaliate, raise_heir, make_peace)]

QUESTIONS = [single("fortify", EmperorDeath, fortified, candidates=castles, default=lambda s, f, seat: ("pass",))]
