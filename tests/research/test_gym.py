"""One seat of a game to learn on, the others played by bots; many games at once."""

from __future__ import annotations

import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from araldo.bots import player
from araldo.kernel import Game, discover
from araldo.kernel.chance import key_from_seed
from araldo.kernel.errors import BadSetup
from araldo.kernel.play import Bot, Eyes, play_out
from araldo.research import gym
from araldo.research.walk import payoffs
from araldo.table.series import bot_seed
from tests.research.support import NAMES

GAMES = [discover.load(name) for name in NAMES]
games = pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)


@games
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_gymnasium_finds_no_fault(game: Game) -> None:
    check_env(gym.SeatEnv(game.id, opponents="random", bound=60), skip_render_check=True)


@games
@pytest.mark.parametrize("twin", [lambda env: pickle.loads(pickle.dumps(env)), deepcopy], ids=["pickled", "copied"])
def test_an_environment_on_its_way_can_be_pickled_and_copied(game: Game, twin: Callable[[Any], Any]) -> None:
    """The twin goes on by itself, on the same game and the same chance."""
    env = gym.SeatEnv(game.id, bound=60)
    env.reset(seed=4)
    other = twin(env)
    assert other.game is game
    steps = [tuple(one.step(0)[1:] for _ in range(3)) for one in (env, other)]
    assert str(steps[0]) == str(steps[1])
    assert game.pack(env.walk.s) == game.pack(other.walk.s)


def finished(env: gym.SeatEnv, seed: int, choose: Any) -> tuple[float, bool]:
    """The sum of rewards of one game, and whether it was cut."""
    env.reset(seed=seed)
    total = 0.0
    while True:
        _, reward, terminated, truncated, _ = env.step(choose(env))
        total += reward
        if terminated or truncated:
            return total, truncated


def test_a_learner_that_plays_like_a_bot_gives_the_game_of_bots() -> None:
    """The same decisions as when the kernel lets bots play: nobody is skipped, nobody is asked twice."""
    game = discover.load("castelli")
    env = gym.SeatEnv("castelli", seats=3, seat=1, opponents="steward", observe=False)
    own: list[Bot] = []

    def choose(env: gym.SeatEnv) -> int:
        if not own:
            own.append(player(game, "steward", bot_seed(5, 1)))
        walk = env.walk
        eyes = Eyes(game, walk.s, walk.seat, walk.actions[: walk.rights])  # type: ignore[arg-type]
        return walk.slot_of(own[0].choose(eyes))

    reward, _ = finished(env, 5, choose)
    s = game.start(game.setup(3), key_from_seed(5))
    bots: list[Bot] = [player(game, "steward", bot_seed(5, seat)) for seat in range(3)]
    bots[1] = NoRights(bots[1])
    play_out(game, s, bots, game.bound)
    assert game.pack(env.walk.s) == game.pack(s)
    assert reward == payoffs(game.outcome(s), (0, 1, 2))[1]


class NoRights:
    """A bot that leaves its standing rights alone, as the learner here does."""

    def __init__(self, bot: Bot) -> None:
        self.choose = bot.choose

    def free(self, eyes: Eyes) -> None:
        return None


@games
def test_only_the_learner_is_asked_and_only_legal_slots_count(game: Game) -> None:
    env = gym.SeatEnv(game.id, opponents="random", seat=1, bound=80)
    seen, info = env.reset(seed=2)
    rng = Random(2)
    for _ in range(40):
        assert env.walk.seat == 1
        assert seen["action_mask"].sum() == info["legal"] == len(env.eyes.options) > 0
        assert env.seat == 1
        seen, _, terminated, truncated, info = env.step(int(rng.random() * info["legal"]))
        if terminated or truncated:
            assert info["legal"] == 0
            break
    with pytest.raises(ValueError, match="not legal"):
        env.step(info["legal"])


def test_the_learner_goes_round_if_no_seat_is_named() -> None:
    env = gym.SeatEnv("castelli", seats=3, seat=None, opponents="random", observe=False)
    assert [(env.reset(seed=seed), env.seat)[1] for seed in range(4)] == [0, 1, 2, 0]


def test_opponents_are_checked_and_may_differ() -> None:
    env = gym.SeatEnv("castelli", seats=2, opponents=["random", "steward"], observe=False)
    env.reset(seed=1)
    assert type(env.bots[1]).__name__ == "Steward"
    with pytest.raises(BadSetup):
        gym.SeatEnv("castelli", opponents="nobody")
    with pytest.raises(BadSetup):
        gym.SeatEnv("castelli", seats=2, opponents=["random"])


def test_shaping_adds_nothing_in_the_end_and_a_cut_is_a_truncation() -> None:
    plain = gym.SeatEnv("castelli", seats=2, opponents="random", observe=False, bound=50)
    shaped = gym.SeatEnv("castelli", seats=2, opponents="random", observe=False, bound=50, shaped=True)
    total, cut = finished(plain, 3, lambda env: 0)
    assert finished(shaped, 3, lambda env: 0) == (pytest.approx(total), cut)
    assert cut


def test_an_imagined_slot_is_what_the_slot_does() -> None:
    """`after` tries a slot out in a state that the seat may believe in, and leaves that state as it is."""
    env = gym.SeatEnv("castelli", seats=2, opponents="random", observe=False)
    env.reset(seed=1)
    game, true = env.game, env.game.clone(env.walk.s)
    imagined = env.eyes.imagine(Random(1))
    before = game.pack(imagined)
    tried = env.after(imagined, 2)
    assert game.pack(imagined) == before
    assert game.pack(env.after(true, 2)) != game.pack(true)
    assert tried.frames[-1].space == env.game.clone(tried).board.number[env.eyes.options[2][1]]


@pytest.mark.parametrize("processes", [False, True])
def test_many_games_at_once(processes: bool) -> None:
    envs = gym.vector("castelli", 3, 2, processes=processes, opponents="random", bound=40, slots=32)
    seen, _ = envs.reset(seed=11)
    assert seen["options"].shape == (3, 32, 8)
    one, _ = gym.SeatEnv("castelli", 2, opponents="random", bound=40, slots=32).reset(seed=12)
    assert all(np.array_equal(seen[name][1], one[name]) for name in one)
    ended = 0
    for _ in range(60):
        _, _, terminated, truncated, _ = envs.step(np.zeros(3, dtype=np.int64))
        ended += int((terminated | truncated).sum())
    assert ended >= 3
    envs.close()


def test_games_are_known_to_gymnasium() -> None:
    name = f"araldo/castelli-v{discover.load('castelli').version - 1}"
    assert name in gym.register()
    env = gymnasium.make(name, seats=2, opponents="random")
    _, info = env.reset(seed=1)
    assert info["legal"] > 0


def test_the_training_example_trains_and_draws_its_curve(tmp_path: Path) -> None:
    script = Path(__file__).parents[2] / "examples" / "train_castelli.py"
    curve, figures = tmp_path / "curve.svg", tmp_path / "figures.json"
    wish = ["--games", "20", "--every", "20", "--checked", "2", "--trial", "2"]
    files = ["--curve", str(curve), "--figures", str(figures)]
    done = subprocess.run([sys.executable, str(script), *wish, *files], capture_output=True, text=True, check=True)
    assert "after 20 games, on new seeds" in done.stdout
    told = json.loads(figures.read_text(encoding="utf-8"))
    assert [point["trained"] for point in told["curve"]] == [0, 20]
    assert told["trial"]["games"] == 2
    assert "<svg" in curve.read_text(encoding="utf-8")
