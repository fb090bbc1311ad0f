"""Chapter 4.21: the election and both ways to win."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from araldo.games.medieval_conspiracy import GAME
from araldo.games.medieval_conspiracy.board import IDS, SEAT_OF_ELECTOR
from araldo.games.medieval_conspiracy.box import MASTERS
from araldo.games.medieval_conspiracy.rules.masters import NEUTRAL, Candidate, candidates, elect
from araldo.games.medieval_conspiracy.state import ElectorDeath, EmperorDeath
from tests.games.medieval_conspiracy.scenario import BROWN, GREEN, GREY, McTable, cash, heirs, own, table

VECTORS = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))
ELECTIONS = {e["id"]: e for e in VECTORS["election"]}


def position(vector: dict[str, Any]) -> tuple[McTable, dict[str, int]]:
    """The electors' table of a vector, with its families at the seats in the order of the list."""
    names = [c["who"] for c in vector["candidates"] if c["who"] != "neutral"]
    t = table(max(2, len(names)))
    seats = {name: seat for seat, name in enumerate(names)} | {"neutral": NEUTRAL}
    electors = [IDS[land] for land in SEAT_OF_ELECTOR]
    for c in vector["candidates"]:
        if c["who"] != "neutral":
            for _ in range(c["direct"]):
                own(t, seats[c["who"]], electors.pop(0))
    free = list(range(7 - len(electors), 7))
    s = t.state
    for c in vector["candidates"]:
        for master in c["masters"]:
            s.masters[MASTERS.index(master)] = seats[c["who"]]
            if master in c["masters_voting"]:
                s.votes[MASTERS.index(master)] = free.pop(0)
    s.stale = s.moved = False  # the cards lie as the vector says
    return t, seats


@pytest.mark.rule("MC-VOTE-01", "MC-VOTE-02", "MC-VOTE-03", "MC-VOTE-04")
@pytest.mark.example("MC-EX-05", "MC-EX-06", "MC-EX-07", "MC-EX-08", "MC-EX-09")
@pytest.mark.parametrize("example", sorted(ELECTIONS))
def test_vote_five_elections_of_the_rulebook(example: str) -> None:
    vector = ELECTIONS[example]
    t, seats = position(vector)
    found = {c.seat: c for c in candidates(t.state)}
    for c in vector["candidates"]:
        assert (found[seats[c["who"]]].votes, found[seats[c["who"]]].glory) == (c["votes"], c["glory"]), c["who"]
    assert found[NEUTRAL].votes == vector["neutral_uninfluenced"]
    assert elect(candidates(t.state)) == seats[vector["winner"]]


@pytest.mark.example("MC-EXO-15")
@pytest.mark.parametrize("example", sorted(ELECTIONS))
def test_exo_15_by_glory_the_same_five_win(example: str) -> None:
    t, seats = position(ELECTIONS[example])
    assert elect(candidates(t.state), "glory") == seats[ELECTIONS[example]["winner"]]


@pytest.mark.rule("MC-VOTE-04")
def test_vote_04_ties_by_glory_then_direct_votes_then_master_then_nobody() -> None:
    a, b = Candidate(0, 2, 9, 1, 4), Candidate(1, 2, 9, 1, 4)
    assert elect([a._replace(glory=10), b]) == 0
    assert elect([a, b._replace(direct=2)]) == 1
    assert elect([a, b._replace(master=3)]) == 0
    assert elect([a, b]) is None


@pytest.mark.rule("MC-VOTE-04", "MC-VOTE-02")
def test_vote_04_all_votes_of_the_neutral_candidate_are_direct() -> None:
    t = table()
    own(t, GREEN, "mainz")
    assert candidates(t.state)[-1] == Candidate(NEUTRAL, 6, 30, 6, 0)


@pytest.mark.rule("MC-EMP-02", "MC-WIN-02")
def test_win_02_a_player_elected_wins_at_once() -> None:
    t, seats = position(ELECTIONS["MC-EX-07"])
    t.goto(EmperorDeath())
    assert GAME.over(t.state)
    assert GAME.outcome(t.state).winners == (seats["green"],)


@pytest.mark.rule("MC-VOTE-05", "MC-EMP-03")
def test_vote_05_the_neutral_candidate_brings_anarchy() -> None:
    t, _ = position(ELECTIONS["MC-EX-06"])
    t.goto(EmperorDeath())
    assert not GAME.over(t.state)
    assert t.said("anarchy")


def sell_fourth(t: McTable) -> None:
    """Green owns three electorates; the fourth to die is his for 500."""
    own(t, GREEN, "boehmen", "brandenburg", "sachsen")
    t.state.sold = 0b1111111
    heirs(t, GREEN, 1, 1)
    cash(t, GREEN, 900)
    left = [c for c in t.state.elector_deck if c not in t.state.elector_held[GREEN]]
    t.place("elector_discard", None, left)
    t.script(3)  # three cards held, then the discard pile
    t.goto(ElectorDeath())
    t.do(GREEN, "bid", 500)


@pytest.mark.rule("MC-WIN-01", "MC-ELEC-12")
def test_win_01_four_owned_electorates_win_at_once() -> None:
    t = table(3)
    sell_fourth(t)
    assert GAME.over(t.state)
    assert GAME.outcome(t.state).winners == (GREEN,)
    assert t.state.ending == "deposed"


@pytest.mark.rule("MC-WIN-01")
@pytest.mark.parametrize("counts", [False, True])
def test_win_01_influenced_electors_count_only_by_option(counts: bool) -> None:
    t = table(3, deposition_counts_masters=counts)
    own(t, GREEN, "boehmen", "brandenburg", "sachsen", "muenster", "osnabrueck")
    for land in ("muenster", "osnabrueck"):
        t.state.relic[IDS.index(land)] = 1
        t.state.left[3] -= 1
    t.state.stale = True
    t.goto(EmperorDeath())
    assert t.asked == "vote"
    t.do(GREEN, "vote", "mainz")
    assert GAME.over(t.state) == counts or t.state.ending == "elected"
    assert (t.state.ending == "deposed") == counts


@pytest.mark.rule("MC-QCK-05")
def test_qck_05_a_cut_game_goes_by_glory_then_direct_votes_then_master_then_ducats() -> None:
    t = table(3)
    assert GAME.outcome(t.goto(EmperorDeath()).state, cut=True).winners == (GREEN, BROWN, GREY)
    cash(t, BROWN, 101)
    assert GAME.outcome(t.state, cut=True).winners == (BROWN,)
    t.state.masters[2] = GREY
    assert GAME.outcome(t.state, cut=True).winners == (GREY,)
    own(t, GREEN, "mainz")
    assert GAME.outcome(t.state, cut=True).winners == (GREEN,)
    assert GAME.outcome(t.state, cut=True).scores == (5, 0, 2)
