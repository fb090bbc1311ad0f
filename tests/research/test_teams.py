"""Sides in the lab: the arena, ratings, reports and the three interfaces speak of who wins together."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from araldo.kernel import Game, Outcome
from araldo.research import pettingzoo
from araldo.research.arena import Contest, Results, compete
from araldo.research.gym import SeatEnv
from araldo.research.ratings import share_of, standings
from araldo.research.report import Sample, drama, margin, page
from araldo.research.walk import payoffs, potentials
from tests.research.support import walked

TWO = [0, 1, 0, 1]


def row(number: int, **changes: Any) -> dict[str, Any]:
    """A game that the first side has won, 9 to 4."""
    return {
        "number": number, "seed": number, "bots": ["good", "bad", "good", "bad"], "sides": TWO, "scores": [9, 4, 9, 4],
        "winners": [0, 2], "thought": [0.0] * 4, "choices": [1] * 4, "faults": [],
        "curve": [[i, 2, i, 2] for i in range(10)], "curve_at": list(range(10)), "decisions": 10, "branching": [2],
    } | changes  # fmt: skip


def test_a_team_that_wins_80_of_80_is_told_as_all_of_them() -> None:
    good, bad = standings([row(number) for number in range(80)])
    assert (good.bot, good.games, good.share) == ("good", 80, 1.0)
    assert (bad.bot, bad.games, bad.share) == ("bad", 80, 0.0)
    assert good.low > 0.94, "80 games, not 160 and not 40"
    assert good.mu > bad.mu


def test_results_from_before_there_were_sides_are_read_as_they_were() -> None:
    old = {key: value for key, value in row(0, winners=[0], scores=[9, 4, 7, 4]).items() if key != "sides"}
    assert [share_of(old, seat) for seat in range(4)] == [1, 0, 0, 0]
    assert margin(old) == 2


def test_ratings_are_of_teams() -> None:
    """Who wins beside a strong partner gains as much as the partner: the side has won."""
    names = ["a", "c", "b", "d"]
    found = {one.bot: one for one in standings([row(number, bots=names) for number in range(4)])}
    assert found["a"].mu == pytest.approx(found["b"].mu)
    assert found["a"].mu > found["c"].mu == pytest.approx(found["d"].mu)


def test_margins_leads_and_comebacks_count_sides() -> None:
    assert margin(row(0)) == 5

    found = drama(SimpleNamespace(rows=[row(number) for number in range(4)]))  # type: ignore[arg-type]
    assert found["games"] == 4, "a side that wins is one winner"
    assert found["margin"] == pytest.approx(5 / 9)
    assert found["changes"] == 1
    assert (found["quarter"], found["half"]) == (0, 1)


def test_an_arena_and_its_report_are_fair_by_sides(banners: Game, tmp_path: Path) -> None:
    contest = Contest("pairs", 4, banners.setup(4).options, ("bold", "random", "bold", "random"))
    results = Results(tmp_path)
    compete(contest, 16, results)
    rows = results.games()
    assert rows[0]["sides"] == TWO
    assert all(sum(share_of(one, seat) for seat in range(4)) in (2.0,) for one in rows)
    assert sum(one.share for one in standings(rows)) == pytest.approx(1)
    sample = Sample(results)
    assert sample.sides == 2
    won = {(use["number"], use["seat"]): use["won"] for use in results.uses()}
    assert all(won[number, 0] == won[number, 2] for number, _ in won)
    text, _ = page([results], "en")
    assert "Two Banners" in text


def test_a_win_pays_each_partner_one_and_the_sums_are_stated() -> None:
    assert payoffs(Outcome((9, 4, 9, 4), (0, 2)), TWO) == [1, -1, 1, -1]
    assert payoffs(Outcome((5,) * 4, (0, 1, 2, 3)), TWO) == [0, 0, 0, 0]
    three = (0, 1, 2, 0, 1, 2)
    assert payoffs(Outcome((9, 4, 4, 9, 4, 4), (0, 3)), three) == [1, -0.5, -0.5, 1, -0.5, -0.5]
    assert payoffs(Outcome((9, 4, 4), (1, 2)), (0, 1, 1)) == [-1, 1, 1], "one against two: 0 by sides, not by seats"
    assert payoffs(Outcome((3, 3), (0, 1)), (0, 0)) == [1, 1]
    assert payoffs(Outcome((3, 3, 5), (2,)), (0, 0)) == [-1, -1], "all together, and the rules won"


def test_pettingzoo_pays_partners_alike(banners: Game) -> None:
    env = pettingzoo.env("pairs")
    env.reset(seed=3)
    rng, paid = np.random.default_rng(3), {}
    for agent in env.agent_iter():
        _, reward, over, cut, info = env.last(observe=False)
        if over or cut:
            paid[agent] = reward
        env.step(None if over or cut else int(rng.integers(info["legal"])))
    assert paid["seat_0"] == paid["seat_2"] == -paid["seat_1"] == -paid["seat_3"]
    assert abs(paid["seat_0"]) in (0, 1)


def test_gymnasium_pays_what_the_side_has_won(banners: Game) -> None:
    env = SeatEnv("pairs", seat=2, opponents="random")
    env.reset(seed=5)
    over, reward = False, 0.0
    while not over:
        _, reward, over, _, _ = env.step(0)
    outcome = banners.outcome(env.walk.s)
    assert reward == payoffs(outcome, TWO)[2]
    assert (reward > 0) == (0 in outcome.winners and 1 not in outcome.winners)


def test_a_lead_on_the_way_is_over_the_other_side(banners: Game) -> None:
    walk = walked(banners.but(evaluate=None), 12, seed=4)
    found = potentials(walk)
    assert found[0] == found[2] == -found[1] == -found[3]


def test_openspiel_is_zero_sum_where_sides_are_of_one_size(banners: Game) -> None:
    pyspiel = pytest.importorskip("pyspiel")
    from araldo.research import openspiel

    assert "araldo_pairs" in openspiel.register()
    game = pyspiel.load_game("araldo_pairs(seeds=4)")
    assert game.utility_sum() == 0
    state, rng = game.new_initial_state(), np.random.default_rng(2)
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(int(actions[rng.integers(len(actions))]))
    returns = state.returns()
    assert returns[0] == returns[2] == -returns[1] == -returns[3]
    uneven = banners.but(teams=lambda setup: [0] + [1] * (setup.seats - 1))
    assert openspiel._sum(banners) == 0.0
    assert openspiel._sum(uneven) is None
    assert openspiel._sum(banners.but(teams=lambda setup: [0] * setup.seats)) is None
