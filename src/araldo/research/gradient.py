"""A masked policy gradient in numpy: an actor that scores options, a critic beside it, and nothing to install.

What is seen of a position gives a hidden layer h. An option is the sum of the vectors of its tokens, each by its
column; its score is that vector's product with a linear image of h. So any number of options, of any game, is scored by
the same weights, and the mask is only how many there are. After every few games each decision is made likelier or less
likely by how much better the game went from there on than the critic had expected (shaped rewards, Adam).

With `look` an option also brings what it would change, tried out in a state that the seat may believe in: a step ahead
with the game's own `evaluate`, which the policy learns to trust or not.
"""

from __future__ import annotations

import io
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from araldo.research.coding import TOKENS
from araldo.research.gym import SeatEnv
from araldo.research.tasks import LEARNED, Task

Rows = npt.NDArray[np.float64]

HIDDEN, EMBEDDED = 64, 24
GAMES = 2  # between two steps
DISCOUNT = 0.9  # of what comes a decision later: the lead of the next few decisions counts most
RATE, ENTROPY, CRITIC = 5e-3, 0.01, 0.5
LOOKS, NEAR = 2, 4.0  # numbers of a look ahead; a lead of so many points is a clear one
NOT_SEEN = ("options", "action_mask")  # parts of an observation that are about options


def position(seen: dict[str, Any]) -> Rows:
    """Everything that is seen but the options, as one row of numbers of about the size of 1."""
    parts = [np.ravel(value).astype(np.float64) for key, value in sorted(seen.items()) if key not in NOT_SEEN]
    row = np.concatenate(parts)
    found: Rows = np.sign(row) * np.log1p(np.abs(row))
    return found


def tokens(seen: dict[str, Any], legal: int, more: Sequence[Rows] = ()) -> tuple[npt.NDArray[np.int64], Rows]:
    """Of every legal option: its tokens, each column with numbers of its own, and its number with more of them."""
    rows = np.asarray(seen["options"])[:legal]
    columns = np.arange(rows.shape[1] - 1) * TOKENS
    number = np.sign(rows[:, -1]) * np.log1p(np.abs(rows[:, -1])) / 4
    return rows[:, :-1].astype(np.int64) + columns, np.stack([number, *more], 1)


def ahead(env: SeatEnv, rng: Random) -> list[Rows]:
    """What each option changes of the lead, by the game's `evaluate`, in a state that the seat may believe in.

    Two numbers an option: the change, and how far it is from the best.
    """
    game, seat, imagined = env.game, env.seat, env.eyes.imagine(rng)
    judge = game.evaluate
    if judge is None:
        return [np.zeros(env.walk.count)] * LOOKS
    before = judge(imagined, seat)
    leads = [judge(env.after(imagined, slot), seat) - before for slot in range(env.walk.count)]
    change: Rows = np.tanh(np.array(leads) / NEAR)
    return [change, change - change.max()]


class Policy:
    """Weights, and what they choose."""

    names = ("see", "shift", "words", "number", "mix", "lean", "worth", "base")

    def __init__(self, inputs: int, columns: int, rng: np.random.Generator, look: bool = False) -> None:
        self.look = look
        self.weights: dict[str, Rows] = {
            "see": rng.normal(0, inputs**-0.5, (inputs, HIDDEN)),
            "shift": np.zeros(HIDDEN),
            "words": rng.normal(0, 0.1, (columns * TOKENS, EMBEDDED)),
            "number": rng.normal(0, 0.1, (1 + LOOKS * look, EMBEDDED)),
            "mix": rng.normal(0, HIDDEN**-0.5, (HIDDEN, EMBEDDED)),
            "lean": np.zeros(EMBEDDED),
            "worth": np.zeros(HIDDEN),
            "base": np.zeros(1),
        }

    def given(self, env: SeatEnv, seen: dict[str, Any]) -> tuple[Rows, npt.NDArray[np.int64], Rows]:
        """What the network is told of a position and its options."""
        more = ahead(env, Random(env.walk.taken)) if self.look else ()
        return (position(seen), *tokens(seen, env.walk.count, more))

    def choose(self, env: SeatEnv, seen: dict[str, Any]) -> int:
        """The option of the highest score."""
        return int(self.forward(*self.given(env, seen))[0].argmax()) if env.walk.count > 1 else 0

    def forward(self, row: Rows, words: npt.NDArray[np.int64], numbers: Rows) -> tuple[Rows, Rows, Rows, Rows]:
        """Scores of options, their vectors, the hidden layer, and what the options are multiplied with."""
        w = self.weights
        hidden: Rows = np.tanh(row @ w["see"] + w["shift"])
        options: Rows = w["words"][words].sum(1) + numbers @ w["number"]
        question: Rows = hidden @ w["mix"] + w["lean"]
        return options @ question, options, hidden, question

    def packed(self) -> bytes:
        out = io.BytesIO()
        np.savez(out, **{name: weight.astype(np.float32) for name, weight in self.weights.items()})  # type: ignore[arg-type]
        return out.getvalue()

    @classmethod
    def unpacked(cls, data: bytes) -> Policy:
        found = cls.__new__(cls)
        with np.load(io.BytesIO(data)) as kept:
            found.weights = {name: kept[name].astype(np.float64) for name in cls.names}
        found.look = len(found.weights["number"]) > 1
        return found


class Learner:
    """Plays and learns, some games at a time. The same seed gives the same policy, however often it was interrupted."""

    def __init__(self, task: Task, seed: int, look: bool = False) -> None:
        self.task, self.seed = task, seed
        self.rng = np.random.default_rng(seed)
        self.envs = [task.env(i, shaped=True) for i in range(max(1, len(task.pool)))]
        seen, _ = self.envs[0].reset(seed=LEARNED)
        self.policy = Policy(len(position(seen)), seen["options"].shape[1] - 1, self.rng, look)
        self.mean = {name: np.zeros_like(weight) for name, weight in self.policy.weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in self.policy.weights.items()}
        self.games = self.decisions = self.steps = 0

    def batch(self) -> int:
        """Some games and one step; returns how many decisions they took."""
        played = [self._play() for _ in range(GAMES)]
        slopes = {name: np.zeros_like(weight) for name, weight in self.policy.weights.items()}
        moves = [move for game in played for move in game]
        gains = np.array([gain for *_, gain in moves])
        values = np.array([self._value(hidden) for _, (_, _, hidden, _), *_ in moves])
        ahead = gains - values
        scale = ahead.std() + 1e-6
        for (seen, told, chosen, _), advantage, error in zip(moves, ahead / scale, values - gains, strict=True):
            self._slope(slopes, seen, told, chosen, float(advantage) / len(moves), CRITIC * float(error) / len(moves))
        self._step(slopes)
        taken = sum(map(len, played))
        self.decisions += taken
        return taken

    def _value(self, hidden: Rows) -> float:
        return float(hidden @ self.policy.weights["worth"] + self.policy.weights["base"][0])

    def _play(self) -> list[tuple[Any, Any, int, float]]:
        """One game: what was seen, what became of it in the network, what was chosen, what was gained from there on."""
        env = self.envs[self.games % len(self.envs)]
        seen, _ = env.reset(seed=LEARNED + self.seed * 10_000_000 + self.games)
        self.games += 1
        moves: list[tuple[Any, Any, int]] = []
        rewards: list[float] = []
        over = False
        while not over:
            given = self.policy.given(env, seen)
            told = self.policy.forward(*given)
            chances = softmax(told[0])
            chosen = min(int(np.searchsorted(chances.cumsum(), self.rng.random())), len(chances) - 1)
            moves.append((given, told, chosen))
            seen, reward, terminated, truncated, _ = env.step(chosen)
            rewards.append(reward)
            over = terminated or truncated
        gains, gain = [], 0.0
        for reward in reversed(rewards):
            gain = reward + DISCOUNT * gain
            gains.append(gain)
        return [(*move, gain) for move, gain in zip(moves, reversed(gains), strict=True)]

    def _slope(
        self, slopes: dict[str, Rows], given: Any, told: Any, chosen: int, advantage: float, error: float
    ) -> None:
        """Add what one decision says about the weights."""
        (row, words, numbers), (scores, options, hidden, question) = given, told
        w, chances = self.policy.weights, softmax(scores)
        wanted = chances * advantage
        wanted[chosen] -= advantage
        logs = np.log(chances + 1e-12)
        wanted += ENTROPY * abs(advantage) * chances * (logs - float(chances @ logs))
        asked = wanted @ options
        vectors = np.outer(wanted, question)
        back = (w["mix"] @ asked + error * w["worth"]) * (1 - hidden * hidden)
        there = np.flatnonzero(row)
        slopes["see"][there] += np.outer(row[there], back)
        slopes["shift"] += back
        np.add.at(slopes["words"], words, vectors[:, None, :])
        slopes["number"] += numbers.T @ vectors
        slopes["mix"] += np.outer(hidden, asked)
        slopes["lean"] += asked
        slopes["worth"] += error * hidden
        slopes["base"] += error

    def _step(self, slopes: dict[str, Rows]) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            self.policy.weights[name] -= RATE * mean / (1 - 0.9**self.steps) / size

    # -- kept and found again

    def packed(self) -> bytes:
        """All that is needed to go on."""
        out = io.BytesIO()
        arrays = {
            f"{part}.{name}": value
            for part, held in (("weight", self.policy.weights), ("mean", self.mean), ("square", self.square))
            for name, value in held.items()
        }
        facts = [self.games, self.decisions, self.steps, self.rng.bit_generator.state]
        np.savez(out, facts=np.array(json.dumps(facts)), **arrays)  # type: ignore[arg-type]
        return out.getvalue()

    def unpack(self, data: bytes) -> None:
        with np.load(io.BytesIO(data)) as kept:
            for part, held in (("weight", self.policy.weights), ("mean", self.mean), ("square", self.square)):
                held.update({name: kept[f"{part}.{name}"] for name in held})
            self.games, self.decisions, self.steps, self.rng.bit_generator.state = json.loads(str(kept["facts"]))


def softmax(scores: Rows) -> Rows:
    chances = np.exp(scores - scores.max())
    found: Rows = chances / chances.sum()
    return found
