"""PPO learns, stops, goes on and is tried; needs what `make learn-setup` installs."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("sb3_contrib", reason="make learn runs it")

from araldo.research import baseline, ppo
from araldo.research.baseline import Budget, Run
from araldo.research.tasks import Task

SMALL = Task("small", "castelli", 1, 2, ("random",), slots=32, bound=40)


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ppo, "ENVS", 2)
    monkeypatch.setattr(ppo, "STEPS", 32)
    monkeypatch.setattr(baseline, "CHECKS", 2)


def test_a_run_learns_goes_on_and_is_tried(tmp_path: Path) -> None:
    first, more = Budget(128, games=4, checked=2), Budget(256, games=4, checked=2)
    run = Run(tmp_path, SMALL, "ppo")
    run.begin(first)
    run.learn(first)
    again = Run(tmp_path, SMALL, "ppo")
    again.begin(more)
    weights = again.learn(more)
    assert [point["decisions"] for point in again.told["curve"]][-1] == 256
    assert again.measure(more, weights)["games"] == 4


def test_only_legal_options_are_chosen_and_no_slot_has_weights_of_its_own() -> None:
    learner = ppo.Learner(SMALL, 1)
    policy = ppo.Policy(learner.packed())
    env = SMALL.env(0)
    seen, info = env.reset(seed=3)
    for _ in range(20):
        slot = policy.choose(env, seen)
        assert 0 <= slot < max(1, info["legal"])
        seen, _, terminated, truncated, info = env.step(slot)
        if terminated or truncated:
            break
    seen, info = env.reset(seed=3)
    slot = policy.choose(env, seen)
    order = np.random.default_rng(1).permutation(info["legal"])
    seen["options"][: info["legal"]] = seen["options"][order]
    assert order[policy.choose(env, seen)] == slot
