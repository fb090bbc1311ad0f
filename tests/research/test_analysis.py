"""What arenas say of a set of bots: payoffs, α-Rank, best answers, skill against luck, decisions that matter."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from araldo.kernel import discover
from araldo.research.analysis import alpha_rank, analyse, answers, contest_of, payoffs, variance, weighed
from araldo.research.arena import Contest, Results, compete
from tests.cli.conftest import Ran


def row(bots: list[str], winners: list[int], seed: int = 0, sides: list[int] | None = None) -> dict[str, Any]:
    return {"bots": bots, "winners": winners, "seed": seed, "scores": [0] * len(bots),
            "sides": sides or list(range(len(bots)))}  # fmt: skip


def test_payoffs_are_how_far_one_was_ahead_of_the_other() -> None:
    meta = payoffs([row(["a", "b"], [0]), row(["b", "a"], [0]), row(["a", "b"], [0]), row(["a", "b"], [0, 1])])
    assert meta.bots == ("a", "b")
    assert meta.ahead[0, 1] == -meta.ahead[1, 0] == 0.25
    assert meta.games[0, 1] == 4


def test_partners_have_no_payoff_against_each_other() -> None:
    meta = payoffs([row(["a", "b", "c", "c"], [0, 1], sides=[0, 0, 1, 1])])
    assert meta.games[0, 1] == 0
    assert meta.ahead[0, 2] == 1


def test_alpha_rank_of_a_circle_is_even_and_of_an_order_its_head() -> None:
    circle = np.array([[0, 1, -1], [-1, 0, 1], [1, -1, 0]]) / 2
    assert alpha_rank(circle) == pytest.approx([1 / 3] * 3, abs=1e-6)
    order = np.array([[0, 0.6, 0.9], [-0.6, 0, 0.5], [-0.9, -0.5, 0]])
    assert alpha_rank(order)[0] == pytest.approx(1, abs=1e-6)
    assert alpha_rank(np.zeros((3, 3))) == pytest.approx([1 / 3] * 3)


def test_alpha_rank_of_two_is_what_the_chain_says() -> None:
    """Two strategies: the time with each is as the chances that it takes the other over."""
    ahead = np.array([[0, 0.01], [-0.01, 0]])
    alpha, size = 1.0, 10
    gain = 0.02
    up = (1 - np.exp(-gain)) / (1 - np.exp(-size * gain))
    down = (1 - np.exp(gain)) / (1 - np.exp(size * gain))
    assert alpha_rank(ahead, alpha, size) == pytest.approx([up / (up + down), down / (up + down)], abs=1e-9)


def test_the_best_answer_is_who_was_most_ahead() -> None:
    meta = payoffs([row(["a", "b"], [0]), row(["b", "c"], [0]), row(["c", "a"], [0])])
    assert answers(meta) == [("c", 1.0), ("a", 1.0), ("b", 1.0)]
    assert answers(payoffs([row(["a", "b"], [0])]))[0] == ("", 0.0)


def test_skill_is_what_goes_with_the_bot_and_the_seat_what_goes_with_the_seat() -> None:
    skill = [row(["a", "b"], [0]), row(["b", "a"], [1])]
    assert variance(skill) == pytest.approx({"bot": 1.0, "seat": 0.0, "rest": 0.0})
    seat = [row(["a", "b"], [0]), row(["b", "a"], [0])]
    assert variance(seat) == pytest.approx({"bot": 0.0, "seat": 1.0, "rest": 0.0})
    luck = [*skill, row(["a", "b"], [1]), row(["b", "a"], [0])]
    assert variance(luck) == pytest.approx({"bot": 0.0, "seat": 0.0, "rest": 1.0})


def test_the_order_is_that_of_alpha_rank_and_is_told_how_sure() -> None:
    told = analyse([row(["a", "b"], [1], seed) for seed in range(6)])
    assert [entry["bot"] for entry in told["bots"]] == ["b", "a"]
    assert told["bots"][0]["first"] == 1.0


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena")
    options = discover.load("castelli").setup(2).options
    compete(Contest("castelli", 2, options, ("steward", "random")), 8, Results(folder))
    return folder


def test_decisions_are_weighed_by_kind(results: Path) -> None:
    contest = contest_of(Results(results))
    assert contest.bots == ("steward", "random")
    found = weighed(contest, 4)
    assert found == weighed(contest, 4)
    assert sum(seen for _, seen in found.values()) > 0
    assert all(0 <= matter <= seen for matter, seen in found.values())


def test_the_command_tells_it(araldo: Callable[..., Ran], results: Path, tmp_path: Path) -> None:
    told = json.loads(araldo("analyse", str(results), "--json").out)
    assert told["bots"][0]["bot"] == "steward"
    shown = araldo("analyse", str(results), "--weigh", "1", "--lang", "it")
    assert "Varianza" in shown.out
    assert araldo("analyse", str(tmp_path)).status == 2
    other = tmp_path / "other"
    compete(Contest("castelli", 3, {}, ("random",) * 3), 1, Results(other))
    refused = araldo("analyse", str(results), str(other))
    assert (refused.status, len(refused.err.splitlines())) == (2, 1)
