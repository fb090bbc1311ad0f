"""Learned judgement: games between a game's own bots, positions in numbers, and a small network fitted to the end.

Game i of a training is decided by its seed and i alone. Of ten games one checks when to stop and one is kept to the
end: what is told of the network, beside the game's own `evaluate`, comes from games that it has never seen.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from araldo.bots import player
from araldo.bots.levels import FLAT
from araldo.bots.search import Search
from araldo.kernel import discover
from araldo.kernel.chance import key_from_seed
from araldo.kernel.errors import AraldoError
from araldo.kernel.game import Game
from araldo.kernel.judgement import Judged, Net, guess_of, net_of
from araldo.kernel.play import cast_of, play_out, usual_bot
from araldo.kernel.sides import shares
from araldo.table.series import bot_seed

POSITIONS = 32  # of a game, evenly at random
LEVELS = ("", "", "", "+squire", "+novice")  # a part of the players errs, so that uneven games are seen too
FOLDS = 10  # of so many games one checks and one is kept
RIDGE = 100.0
HIDDEN = 8
EPOCHS, PATIENCE, RATE, DECAY = 60, 6, 2e-3, 1e-4
BATCH, STEPS = 512, 64  # positions of a step; steps of an epoch, at least
DIGITS = 6

Rows = NDArray[np.float64]
Judge = Callable[[Any, int], float]


class NoFeatures(AraldoError):
    def __init__(self, game: str) -> None:
        super().__init__(f"{game} has no features to learn from", "no-features", game=game)


@dataclass(frozen=True, slots=True)
class Lesson:
    """What is played to learn from."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int = 0


@dataclass(slots=True)
class Sample:
    """Positions: what each seat sees, its lead at the end, and the lead that the game's own judgement guesses."""

    seen: list[list[float]] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)
    guesses: list[float] = field(default_factory=list)
    games: list[int] = field(default_factory=list)

    def __iadd__(self, other: Sample) -> Sample:
        self.seen += other.seen
        self.leads += other.leads
        self.guesses += other.guesses
        self.games += other.games
        return self


def ahead(scores: Sequence[float]) -> list[float]:
    """By seat: the lead over the best other."""
    return [own - max([*scores[:i], *scores[i + 1 :]], default=0.0) for i, own in enumerate(scores)]


def looks(game: Game) -> Callable[[Any], list[list[float]]]:
    """What every seat sees of a position."""
    one, judged = game.features, game.evaluate
    if one is None:
        raise NoFeatures(game.id)
    if isinstance(judged, Judged) and judged.every is not None:
        return judged.every
    return lambda s: [one(s, seat) for seat in range(s.seats)]


def play_lesson(lesson: Lesson, number: int) -> Sample:
    """One game, and positions of it, every one as likely as any other; where it has rounds, those that begin one.

    There a search asks for a judgement, unless the game has a pupil: then it asks what that has learnt.
    """
    game = discover.load(lesson.game)
    round_of = game.round_of if game.pupil is None else None
    look, guess = looks(game), guess_of(game.evaluate)
    rng = Random(lesson.seed + number)
    s = game.start(game.setup(lesson.seats, lesson.options), key_from_seed(lesson.seed + number))
    cast = sorted({*cast_of(game), usual_bot(game)})
    names = [rng.choice(cast) + rng.choice(LEVELS) for _ in range(lesson.seats)]
    kept: list[list[tuple[list[float], float]]] = []
    passed, now = 0, round_of(s) if round_of is not None else 0

    def listen(seat: int, action: Any) -> None:
        nonlocal passed, now
        if round_of is not None:
            if round_of(s) == now:
                return
            now = round_of(s)
        at = passed if passed < POSITIONS else int(rng.random() * (passed + 1))
        passed += 1
        if at < POSITIONS:
            leads = ahead([guess(s, x) for x in range(s.seats)]) if guess is not None else [0.0] * s.seats
            found = list(zip(look(s), leads, strict=True))
            if at == len(kept):
                kept.append(found)
            else:
                kept[at] = found

    bots = [player(game, name, (lesson.seed + number) * lesson.seats + i) for i, name in enumerate(names)]
    play_out(game, s, bots, game.bound, listen)
    ends = ahead([float(n) for n in game.outcome(s, cut=True).scores[: s.seats]])
    sample = Sample()
    for position in kept:
        for (seen, lead), end in zip(position, ends, strict=True):
            sample.seen.append(seen)
            sample.leads.append(end)
            sample.guesses.append(lead)
            sample.games.append(number)
    return sample


def gather(lesson: Lesson, games: int, workers: int = 1, advance: Callable[[], None] = lambda: None) -> Sample:
    found = Sample()
    if workers == 1:
        for number in range(games):
            found += play_lesson(lesson, number)
            advance()
        return found
    with ProcessPoolExecutor(workers) as pool:
        for part in pool.map(play_lesson, [lesson] * games, range(games)):
            found += part
            advance()
    return found


# -- fitting


@dataclass(frozen=True, slots=True)
class Split:
    """Positions by what they are for."""

    x: Rows
    y: Rows
    learn: NDArray[np.bool_]
    check: NDArray[np.bool_]
    keep: NDArray[np.bool_]


def split(sample: Sample) -> Split:
    fold = np.array(sample.games) % FOLDS
    return Split(np.array(sample.seen), np.array(sample.leads), fold < FOLDS - 2, fold == FOLDS - 2, fold == FOLDS - 1)


@dataclass(slots=True)
class Weights:
    """A network on standardised features."""

    bias: float
    straight: Rows
    rows: Rows
    shifts: Rows
    out: Rows

    def lead(self, z: Rows) -> Rows:
        found: Rows = self.bias + z @ self.straight + np.tanh(z @ self.rows.T + self.shifts) @ self.out
        return found

    def copy(self) -> Weights:
        return Weights(self.bias, self.straight.copy(), self.rows.copy(), self.shifts.copy(), self.out.copy())


def correlation(one: Rows, other: Rows) -> float:
    if len(one) < 2 or not one.std() or not other.std():
        return 0.0
    return float(np.corrcoef(one, other)[0, 1])


def straight(z: Rows, y: Rows, size: int) -> Weights:
    """Ridge regression, without a hidden layer."""
    ones = np.hstack([z, np.ones((len(z), 1))])
    penalty = np.eye(size + 1) * RIDGE
    penalty[-1, -1] = 0.0
    found: Rows = np.linalg.solve(ones.T @ ones + penalty, ones.T @ y).astype(np.float64)
    return Weights(float(found[-1]), found[:-1], np.zeros((0, size)), np.zeros(0), np.zeros(0))


def fit(data: Split, seed: int) -> tuple[Net, list[float]]:
    """The better of the straight sum and the network that starts from it, and the checked correlation by epoch."""
    mean, scale = data.x[data.learn].mean(0), data.x[data.learn].std(0)
    scale = np.where(scale > 1e-6, scale, np.inf)  # what never changes teaches nothing
    z = (data.x - mean) / scale
    unit = float(data.y[data.learn].std()) or 1.0
    y = data.y / unit
    best = straight(z[data.learn], y[data.learn], z.shape[1])
    curve = [correlation(best.lead(z[data.check]), y[data.check])]
    best, curve = _descend(best, z, y, data, np.random.default_rng(seed), curve)
    return _folded(best, mean, scale, unit), curve


def _descend(
    first: Weights, z: Rows, y: Rows, data: Split, rng: np.random.Generator, curve: list[float]
) -> tuple[Weights, list[float]]:
    """Adam on the squared error, from the straight sum; the weights of the best epoch."""
    size, best, top = z.shape[1], first, curve[0]
    w = Weights(first.bias, first.straight.copy(), rng.normal(0, size**-0.5, (HIDDEN, size)), np.zeros(HIDDEN),
                np.zeros(HIDDEN))  # fmt: skip
    learn = np.flatnonzero(data.learn)
    names = ("straight", "rows", "shifts", "out")
    first_moment = {name: np.zeros_like(getattr(w, name)) for name in names}
    second = {name: np.zeros_like(getattr(w, name)) for name in names}
    step, since = 0, 0
    for _ in range(EPOCHS):
        for batch in np.array_split(rng.permutation(learn), min(len(learn), max(STEPS, len(learn) // BATCH))):
            step += 1
            x = z[batch]
            hidden = np.tanh(x @ w.rows.T + w.shifts)
            error = (w.bias + x @ w.straight + hidden @ w.out - y[batch]) / len(batch)
            back = np.outer(error, w.out) * (1 - hidden**2)
            w.bias -= RATE * float(error.sum())
            slopes = {"straight": error @ x, "rows": back.T @ x, "shifts": back.sum(0), "out": error @ hidden}
            for name, slope in slopes.items():
                value = getattr(w, name)
                first_moment[name] = 0.9 * first_moment[name] + 0.1 * slope
                second[name] = 0.999 * second[name] + 0.001 * slope**2
                move = first_moment[name] / (1 - 0.9**step) / (np.sqrt(second[name] / (1 - 0.999**step)) + 1e-8)
                setattr(w, name, value - RATE * (move + DECAY * value))
        curve.append(correlation(w.lead(z[data.check]), y[data.check]))
        if curve[-1] > top:
            best, top, since = w.copy(), curve[-1], 0
        else:
            since += 1
            if since >= PATIENCE:
                break
    return best, curve


def _folded(w: Weights, mean: Rows, scale: Rows, unit: float) -> Net:
    """The same network on a game's own numbers."""
    weights, rows = w.straight / scale, w.rows / scale
    return net_of(
        {
            "bias": _short(unit * (w.bias - float(weights @ mean))),
            "weights": [_short(unit * float(v)) for v in weights],
            "rows": [[_short(float(v)) for v in row] for row in rows],
            "shifts": [_short(float(v)) for v in w.shifts - rows @ mean],
            "out": [_short(unit * float(v)) for v in w.out],
        }
    )


def _short(number: float) -> float:
    return float(f"{number:.{DIGITS}g}")


# -- what is told and kept


@dataclass(frozen=True, slots=True)
class Training:
    """What became of it: on games that were kept aside, the correlation with the lead at the end."""

    net: Net
    seats: int
    games: int
    positions: int
    curve: list[float]
    learned: float
    guessed: float

    @property
    def better(self) -> bool:
        return self.learned > self.guessed


def train(lesson: Lesson, games: int, workers: int = 1, advance: Callable[[], None] = lambda: None) -> Training:
    sample = gather(lesson, games, workers, advance)
    data = split(sample)
    net, curve = fit(data, lesson.seed)
    kept = data.keep
    said = np.array([net.lead(row) for row in data.x[kept].tolist()])
    guessed = correlation(np.array(sample.guesses)[kept], data.y[kept])
    return Training(net, lesson.seats, games, len(sample.seen), curve, correlation(said, data.y[kept]), guessed)


def strength(
    lesson: Lesson, judge: Judge, games: int, simulations: int, advance: Callable[[], None] = lambda: None
) -> float:
    """The share of wins of one search that judges so, against others that judge by the game's own guess.

    All think with as many simulations; the seat changes from game to game, every deal is played from all seats.
    """
    game, plan = discover.load(lesson.game), replace(FLAT, simulations=simulations)
    game = game.but(pupil=None)
    new, old = game.but(evaluate=judge), game.but(evaluate=guess_of(game.evaluate))
    setup = game.setup(lesson.seats, lesson.options)
    won = 0.0
    for number in range(games):
        seed, mine = lesson.seed + number // lesson.seats, number % lesson.seats
        s = game.start(setup, key_from_seed(seed))
        bots = [Search(new if x == mine else old, bot_seed(seed, x), plan) for x in range(lesson.seats)]
        play_out(game, s, bots, game.bound)
        won += shares(game.outcome(s, cut=True).winners, game.sides(setup))[mine]
        advance()
    return won / games


def judge_by(game: Game, net: Net) -> Judge:
    """`evaluate` by a network."""
    look = game.features
    if look is None:
        raise NoFeatures(game.id)
    return lambda s, seat: net.lead(look(s, seat))


def keep(path: Path, training: Training, command: str) -> None:
    """Write the weights beside those for other numbers of seats, with the command and the curve that made them."""
    found: dict[str, Any] = {"nets": {}, "made": {}}
    if path.is_file():
        found = json.loads(path.read_text(encoding="utf-8"))
    net, seats = training.net, str(training.seats)
    found["nets"][seats] = {"bias": net.bias, "weights": net.weights, "rows": net.rows, "shifts": net.shifts,
                            "out": net.out}  # fmt: skip
    found["made"][seats] = {
        "command": command, "games": training.games, "positions": training.positions,
        "curve": [round(r, 4) for r in training.curve], "learned": round(training.learned, 4),
        "guessed": round(training.guessed, 4),
    }  # fmt: skip
    path.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")
