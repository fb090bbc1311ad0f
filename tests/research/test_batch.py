"""Many games in one call: the same however many processes play them, and each as it would be played alone."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest

from araldo.kernel.errors import BadSetup
from araldo.research.batch import Batch, GameFailed
from araldo.research.gym import SeatEnv
from tests.research.support import NAMES


def random_actions(info: dict[str, Any], rng: np.random.Generator) -> Any:
    """A legal action for every game."""
    return (rng.random(len(info["legal"])) * np.maximum(info["legal"], 1)).astype(np.int64)


def told(*found: Any) -> str:
    """Everything that a step has given, in a word."""
    seen, *rest, info = found
    arrays = [*(seen[name] for name in sorted(seen)), *rest, info["legal"], info["seat"]]
    return hashlib.sha256(b"".join(np.ascontiguousarray(array).tobytes() for array in arrays)).hexdigest()


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_gives_what_its_games_give_one_by_one(name: str) -> None:
    given: dict[str, Any] = {"opponents": "random", "bound": 25}
    rng = np.random.default_rng(4)
    envs = [SeatEnv(name, **given) for _ in range(2)]
    with Batch(name, 2, workers=1, **given) as games:
        seen, info = games.reset(seed=11)
        alone = [env.reset(seed=11 + i) for i, env in enumerate(envs)]
        for _ in range(12):
            for row, (view, note) in enumerate(alone):
                assert all(np.array_equal(seen[key][row], view[key]) for key in view)
                assert note["legal"] == info["legal"][row]
            actions = random_actions(info, rng)
            seen, rewards, terminated, truncated, info = games.step(actions)
            stepped = [env.step(int(action)) for env, action in zip(envs, actions, strict=True)]
            assert [step[1] for step in stepped] == rewards.tolist()
            assert [step[2:4] for step in stepped] == list(zip(terminated, truncated, strict=True))
            if any(step[2] or step[3] for step in stepped):
                break
            alone = [(step[0], step[4]) for step in stepped]


def test_any_number_of_processes_gives_the_same_games_and_each_begins_anew_with_a_seed_of_its_own() -> None:
    runs = []
    for workers in (1, 3):
        rng, found, ends = np.random.default_rng(1), [], 0
        with Batch("castelli", 5, seats=2, seat=None, workers=workers, opponents="random", bound=30) as games:
            seen, info = games.reset(seed=20)
            starts = [told(seen, info)]
            for _ in range(40):
                before = info["seat"].copy()
                step = games.step(random_actions(info, rng))
                _, rewards, terminated, truncated, info = step
                found.append(told(*step))
                over = terminated | truncated
                ends += int(over.sum())
                assert not rewards[~over].any()
                assert (info["seat"] == before)[over].all()
        runs.append((starts, found))
        assert ends > 5
    assert runs[0] == runs[1]


def test_what_is_ready_is_taken_first_and_the_games_stay_the_same() -> None:
    def played(games: Batch) -> dict[int, list[float]]:
        legal: dict[int, list[float]] = {}
        games.reset_async(seed=3)
        for _ in range(20):
            seen, rewards, _, _, info = games.recv()
            for row, number in enumerate(info["env_id"]):
                legal.setdefault(int(number), []).append(float(info["legal"][row] + seen["players"][row].sum()))
            games.send(np.zeros(len(rewards), dtype=np.int64), info["env_id"])
        return legal

    given: dict[str, Any] = {"seats": 2, "opponents": "random"}
    with Batch("castelli", 4, workers=2, **given) as two, Batch("castelli", 4, workers=1, **given) as one:
        apart, together = played(two), played(one)
    assert apart.keys() == together.keys()
    assert all(some == together[number][: len(some)] for number, some in apart.items())


def test_a_mistake_in_a_game_is_told_and_the_others_go_on() -> None:
    with Batch("castelli", 2, seats=2, opponents="random") as games:
        games.reset(seed=1)
        with pytest.raises(GameFailed, match="is not legal"):
            games.step(np.array([200, 0]))
        games.reset(seed=1)


@pytest.mark.parametrize(
    ("count", "workers", "given", "fault"),
    [(2, 3, {}, ValueError), (2, 0, {}, ValueError), (2, 1, {"opponents": "nobody"}, BadSetup)],
    ids=["more processes than games", "no process", "no such bot"],
)
def test_what_cannot_be_made_is_refused_before_a_process_begins(
    count: int, workers: int, given: dict[str, Any], fault: type[Exception]
) -> None:
    with pytest.raises(fault):
        Batch("castelli", count, workers=workers, **given)


def test_games_of_one_process_are_stepped_together_and_not_twice() -> None:
    with Batch("castelli", 4, seats=2, workers=2, opponents="random") as games:
        games.reset(seed=1)
        with pytest.raises(ValueError, match="stepped together"):
            games.send(np.array([0]), np.array([0]))
        games.send(np.array([0, 0]), np.array([0, 1]))
        with pytest.raises(ValueError, match="recv first"):
            games.send(np.array([0, 0]), np.array([0, 1]))
