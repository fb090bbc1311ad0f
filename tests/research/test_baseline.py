"""Baselines: fixed tasks, learners that go on where they were stopped, trials that anybody can repeat."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from araldo.bots import known
from araldo.research import baseline, gradient
from araldo.research.baseline import Budget, OtherRun, Run, Trial, play, runs_in, summary, table, tried
from araldo.research.gradient import Learner, Policy
from araldo.research.tasks import Task, find_task, tasks
from tests.cli.conftest import Ran

TASKS = tasks()
TWO = find_task("castelli-2p")
SMALL = Task("small", "castelli", 1, 2, ("random", "steward"), slots=32, bound=40)
LITTLE = Budget(decisions=300, games=8, checked=4)


@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_a_task_can_be_set_up_and_its_pool_plays(task: Task) -> None:
    env = task.env(0)
    _, info = env.reset(seed=1)
    assert 0 < info["legal"] <= task.slots
    assert all(known(task.load(), name) for name in task.pool)
    assert task.even == (1 / task.seats if task.seats > 1 else 0)


def test_the_tasks_are_those_that_papers_name() -> None:
    assert [f"{task.id}-v{task.version}" for task in TASKS.values()] == [
        "castelli-2p-v1", "castelli-4p-v1", "crusader-kings-3p-v1", "crusader-kings-solo-v1",
        "medieval-conspiracy-fast-v1", "medioevo-universale-4turns-v1", "warrior-knights-2p-v1",
    ]  # fmt: skip


def test_every_deal_is_played_from_every_seat_against_all_of_the_pool() -> None:
    games = [(TWO.opponents(n), *TWO.place(n)) for n in range(8)]
    assert len(set(games)) == 8
    assert {(deal, seat) for name, deal, seat in games if name == "steward"} == {(0, 0), (0, 1), (1, 0), (1, 1)}


def test_a_bot_against_itself_is_even() -> None:
    rows = play(Trial(TWO, "steward"), range(12))
    assert summary(TWO, rows)["against"]["steward"]["share"] == 0.5
    assert all(row["decisions"] > 10 for row in rows)


def test_a_trial_is_the_same_in_processes_and_goes_on() -> None:
    trial = Trial(SMALL, "random")
    whole = tried(trial, 6)
    assert tried(trial, 6, workers=2, rows=whole[2:4]) == whole
    assert [row["number"] for row in whole] == list(range(6))


# -- learning


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gradient, "GAMES", 2)
    monkeypatch.setattr(baseline, "CHECKS", 2)


def test_a_learner_that_was_stopped_learns_what_it_would_have_learnt(small: None) -> None:
    one, other = Learner(SMALL, 3), Learner(SMALL, 3)
    one.batch()
    other.unpack(one.packed())
    one.batch()
    other.batch()
    assert (one.decisions, one.games) == (other.decisions, other.games)
    for name in Policy.names:
        assert np.array_equal(one.policy.weights[name], other.policy.weights[name])
    assert not np.array_equal(one.policy.weights["mix"], Learner(SMALL, 3).policy.weights["mix"])


@pytest.mark.parametrize("look", [False, True])
def test_the_slopes_are_those_of_what_is_made_likelier(look: bool) -> None:
    """Each weight's slope, beside the change of the loss when that weight is changed a little."""
    learner = Learner(SMALL, 1, look)
    env = learner.envs[0]
    seen, _ = env.reset(seed=5)
    given = learner.policy.given(env, seen)
    weights = learner.policy.weights
    weights["worth"] += 0.1
    chosen, advantage, gain = 1, 0.7, 0.3

    def loss() -> float:
        scores, _, hidden, _ = learner.policy.forward(*given)
        chances = gradient.softmax(scores)
        logs = np.log(chances)
        value = float(hidden @ weights["worth"] + weights["base"][0])
        doubt = gradient.ENTROPY * advantage * float(chances @ logs)
        return float(-advantage * logs[chosen]) + doubt + (value - gain) ** 2 / 2

    told = learner.policy.forward(*given)
    error = float(told[2] @ weights["worth"] + weights["base"][0]) - gain
    slopes = {name: np.zeros_like(weight) for name, weight in weights.items()}
    learner._slope(slopes, given, told, chosen, advantage, error)
    for name, weight in weights.items():
        at = np.unravel_index(int(np.abs(slopes[name]).argmax()), weight.shape)
        before, step = weight[at], 1e-5
        weight[at] = before + step
        more = loss()
        weight[at] = before - step
        less = loss()
        weight[at] = before
        assert slopes[name][at] == pytest.approx((more - less) / (2 * step), rel=1e-3), name


def test_a_look_ahead_tells_what_each_option_changes_and_sees_nothing_hidden() -> None:
    env = SMALL.env(1)
    env.reset(seed=5)
    change, behind = gradient.ahead(env, Random(1))
    assert len(change) == len(behind) == env.walk.count
    assert behind.max() == 0
    true = env.walk.s
    env.walk.s = env.game.imagine(true, env.seat, Random(9))
    again = gradient.ahead(env, Random(1))
    assert np.array_equal(again[0], change)


def test_a_gradient_learns_what_pays() -> None:
    """One decision, again and again: the option that pays becomes the likely one."""
    learner = Learner(SMALL, 1)
    env = learner.envs[0]
    seen, info = env.reset(seed=5)
    given = learner.policy.given(env, seen)
    for _ in range(60):
        slopes = {name: np.zeros_like(weight) for name, weight in learner.policy.weights.items()}
        for chosen in range(info["legal"]):
            learner._slope(slopes, given, learner.policy.forward(*given), chosen, 1.0 if chosen == 2 else -0.1, 0.0)
        learner._step(slopes)
    assert learner.policy.choose(env, seen) == 2
    assert Policy.unpacked(learner.policy.packed()).choose(env, seen) == 2


def test_a_run_is_kept_and_goes_on(tmp_path: Path, small: None, monkeypatch: pytest.MonkeyPatch) -> None:
    run = Run(tmp_path / "one", SMALL, "pg")
    run.begin(LITTLE)
    taken = Learner.batch

    def stops(learner: Learner) -> int:
        if learner.decisions > 100:
            raise KeyboardInterrupt
        return taken(learner)

    monkeypatch.setattr(baseline, "OFTEN", 0.0)
    monkeypatch.setattr(Learner, "batch", stops)
    with pytest.raises(KeyboardInterrupt):
        run.learn(LITTLE)
    monkeypatch.setattr(Learner, "batch", taken)
    again = Run(tmp_path / "one", SMALL, "pg")
    again.begin(LITTLE)
    assert again.told["decisions"] > 100
    told = again.measure(LITTLE, again.learn(LITTLE))
    straight = Run(tmp_path / "two", SMALL, "pg")
    straight.begin(LITTLE)
    assert straight.measure(LITTLE, straight.learn(LITTLE)) == told
    curves = [[point["share"] for point in run.told["curve"]] for run in (again, straight)]
    assert curves[0] == curves[1]
    assert len(curves[0]) >= 3


def test_another_agents_folder_is_refused(tmp_path: Path) -> None:
    Run(tmp_path, SMALL, "random").begin(LITTLE)
    run = Run(tmp_path, SMALL, "random")
    run.begin(LITTLE)
    run.measure(LITTLE, b"")
    with pytest.raises(OtherRun):
        Run(tmp_path, SMALL, "steward").begin(LITTLE)


# -- on the command line


def test_runs_are_told_as_a_table_with_curves(araldo: Callable[..., Ran], tmp_path: Path, small: None) -> None:
    little = ("--decisions", "60", "--games", "4", "--checked", "2")
    for agent in ("pg", "random"):
        done = araldo("baseline", "castelli-2p", "--agent", agent, *little, "--out", str(tmp_path / agent))
        assert done.status == 0, done.err
        assert "castelli-2p-v1" in done.out
    told = araldo("baseline", "--table", str(tmp_path)).out
    assert told.count("| castelli-2p-v1 |") == 2
    assert "<svg" in (tmp_path / "castelli-2p.svg").read_text(encoding="utf-8")
    assert table(runs_in(tmp_path)) in told
    again = araldo("baseline", "castelli-2p", "--agent", "pg", *little, "--out", str(tmp_path / "pg"), "--json")
    run: dict[str, Any] = json.loads(again.out)
    assert run["trial"]["games"] == 4
    assert "rows" not in run


def test_tasks_are_listed(araldo: Callable[..., Ran]) -> None:
    assert all(name in araldo("baseline").out for name in TASKS)
    assert [task["id"] for task in json.loads(araldo("baseline", "--json").out)] == list(TASKS)


@pytest.mark.parametrize(
    "words",
    [("nothing",), ("castelli-2p", "--agent", "merlin"), ("castelli-2p", "--minutes", "soon"), ("--table", "nowhere"),
     ("castelli-2p", "--decisions", "0")],
)  # fmt: skip
def test_bad_input_is_one_line(araldo: Callable[..., Ran], words: tuple[str, ...], tmp_path: Path) -> None:
    done = araldo("baseline", *words, "--out", str(tmp_path / "run"))
    assert done.status == 2
    assert len(done.err.strip().splitlines()) == 1
    assert not (tmp_path / "run").exists()
