"""Practice: a pupil plays against itself, and its network is fitted to what became of the positions that it chose.

The first games are the teacher's. Then, lesson by lesson, all seats are the pupil's, which leaves a little to chance,
and now and then somebody else's. A position that begins a round is worth what the next one promises, in part, and how
the game ended, in part (temporal differences with traces). Game i is decided by the seed, i and the weights; weights
change only between lessons, so any number of workers learns the same.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache, partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

from araldo.kernel import discover
from araldo.kernel.chance import key_from_seed
from araldo.kernel.errors import AraldoError
from araldo.kernel.game import Game
from araldo.kernel.judgement import Judge, Net, Pupil, promised
from araldo.kernel.play import Bot, cast_of, make_bot, play_out, usual_bot
from araldo.kernel.sides import shares, sides_of
from araldo.research.ratings import interval
from araldo.research.train import Lesson as Course
from araldo.research.train import looks
from araldo.table.series import bot_seed

HIDDEN = 12
FIRST = 600  # games of the teacher
STRANGERS = 0.15  # part of the seats that others have
WARM, COLD, COOLED = 0.02, 0.01, 20  # how much is left to chance: at first, then, after so many lessons
TRACE = 0.75  # how much of a position's worth is how the game ended, and not what the next one promises
KEPT = 400_000  # positions that are remembered
BATCH, BEGIN, STEPS = 512, 4000, 600  # positions of a step; steps before the first lesson, and after each
RATES = ((10, 2e-3), (40, 1e-3))  # until which lesson; then half of the last
CHECKS, CHECKED = 5, 120  # lessons between two checks, games of a check
TRIED = 50_000_000  # first seed of checks: no game serves two purposes

Rows = NDArray[np.float64]


class NoPupil(AraldoError):
    def __init__(self, game: str) -> None:
        super().__init__(f"{game} has no bot that learns by playing", "no-pupil", game=game)


def schooled(course: Course) -> tuple[Game, Pupil]:
    """The game that is practised, and who learns it."""
    game = discover.load(course.game)
    if game.pupil is None or game.round_of is None:
        raise NoPupil(course.game)
    return game, game.pupil


@dataclass(slots=True)
class Mind:
    """A network on standardised features whose tangent is the worth of a position, from -1 to 1; fitted by Adam."""

    mean: Rows
    scale: Rows
    weights: list[Rows]  # of the hidden layer, its shifts, its way out, the straight sum, the bias
    moments: list[Rows] = field(default_factory=list)
    squares: list[Rows] = field(default_factory=list)
    steps: int = 0

    @classmethod
    def fresh(cls, x: Rows, seed: int) -> Mind:
        rng, size = np.random.default_rng(seed), x.shape[1]
        spread: Rows = x.std(0)
        weights = [rng.normal(0, size**-0.5, (size, HIDDEN)), np.zeros(HIDDEN), rng.normal(0, 0.01, HIDDEN),
                   np.zeros(size), np.zeros(1)]  # fmt: skip
        return cls(x.mean(0), np.where(spread > 1e-5, spread, np.inf), weights)  # what never changes teaches nothing

    def worth(self, x: Rows) -> Rows:
        wide, shifts, out, straight, bias = self.weights
        z = (x - self.mean) / self.scale
        found: Rows = np.tanh(np.tanh(z @ wide + shifts) @ out + z @ straight + bias[0])
        return found

    def learn(self, x: Rows, y: Rows, rate: float) -> None:
        """One step towards the squared error of a batch."""
        if not self.moments:
            self.moments = [np.zeros_like(w) for w in self.weights]
            self.squares = [np.zeros_like(w) for w in self.weights]
        wide, shifts, out, straight, bias = self.weights
        z = (x - self.mean) / self.scale
        hidden = np.tanh(z @ wide + shifts)
        said = np.tanh(hidden @ out + z @ straight + bias[0])
        error = (said - y) * (1 - said * said) / len(y)
        back = np.outer(error, out) * (1 - hidden * hidden)
        slopes = [z.T @ back + 1e-4 * wide, back.sum(0), hidden.T @ error + 1e-4 * out,
                  z.T @ error + 1e-4 * straight, np.array([error.sum()])]  # fmt: skip
        self.steps += 1
        for weight, slope, moment, square in zip(self.weights, slopes, self.moments, self.squares, strict=True):
            moment += 0.1 * (slope - moment)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weight -= rate * moment / (1 - 0.9**self.steps) / size

    def net(self, unit: float) -> Net:
        """The same on a game's own numbers, as points of lead."""
        wide, shifts, out, straight, bias = self.weights
        rows, weights = (wide / self.scale[:, None]).T, straight / self.scale
        return Net(
            _short(unit * (float(bias[0]) - float(weights @ self.mean))),
            tuple(_short(unit * float(w)) for w in weights),
            tuple(tuple(_short(float(w)) for w in row) for row in rows),
            tuple(_short(float(w)) for w in shifts - rows @ self.mean),
            tuple(_short(unit * float(w)) for w in out),
        )


def _short(number: float) -> float:
    return float(f"{number:.6g}")


# -- games


@dataclass(frozen=True, slots=True)
class Lesson:
    """Whose games are played; without a mind the teacher's and his kin's."""

    course: Course
    mind: bytes = b""
    warmth: float = 0.0


@lru_cache(maxsize=2)
def judge_of(mind: bytes) -> Judge:
    """A mind that has come from elsewhere, as a pupil asks it."""
    arrays = [np.frombuffer(part["data"]).reshape(part["shape"]) for part in _opened(mind)]
    read = Mind(arrays[0], arrays[1], arrays[2:])
    return lambda rows: read.worth(np.array(rows)).tolist()


def packed(mind: Mind) -> bytes:
    parts = [mind.mean, mind.scale, *mind.weights]
    return b"".join([json.dumps([list(part.shape) for part in parts]).encode(), b"\n", *(p.tobytes() for p in parts)])


def _opened(mind: bytes) -> Iterator[dict[str, Any]]:
    head, _, data = mind.partition(b"\n")
    for shape in json.loads(head):
        size = 8 * int(np.prod(shape))
        yield {"shape": shape, "data": data[:size]}
        data = data[size:]


def play_lesson(lesson: Lesson, number: int) -> tuple[list[list[list[float]]], list[float]]:
    """One game: by round and seat, how it began; by seat, what the end was worth."""
    course = lesson.course
    game, pupil = schooled(course)
    look, seed = looks(game), course.seed + number
    rng = Random(seed)
    s = game.start(game.setup(course.seats, course.options), key_from_seed(seed))
    strangers = sorted({*cast_of(game), usual_bot(game), pupil.teacher})
    bots: list[Bot] = []
    for seat in range(course.seats):
        if not lesson.mind or rng.random() < STRANGERS:
            bots.append(make_bot(game, rng.choice(strangers), bot_seed(seed, seat)))
        else:
            bots.append(pupil.make(bot_seed(seed, seat), judge_of(lesson.mind), lesson.warmth))
    seen: list[list[list[float]]] = []
    now = -1

    def listen(_seat: int, _action: Any) -> None:
        nonlocal now
        if game.round_of is not None and game.round_of(s) != now:
            now = game.round_of(s)
            seen.append(look(s))

    play_out(game, s, bots, game.bound, listen)
    end = game.outcome(s, cut=True)
    return seen, promised([float(n) for n in end.scores], end.winners, sides_of(s), pupil.unit)[: course.seats]


def targets(seen: list[list[list[float]]], ends: list[float], mind: Mind | None) -> tuple[Rows, Rows]:
    """Positions, and what each was worth: in part the end, in part what its successors promised."""
    x = np.array(seen)
    count, seats, size = x.shape
    promises = mind.worth(x.reshape(-1, size)).reshape(count, seats) if mind is not None else None
    y, after = np.zeros((count, seats)), np.array(ends)
    for i in range(count - 1, -1, -1):
        y[i] = after
        if promises is not None:
            after = (1 - TRACE) * promises[i] + TRACE * after
    return x.reshape(-1, size), y.reshape(-1)


@dataclass(frozen=True, slots=True)
class Check:
    """The pupil against teachers on all other seats, from every seat in turn."""

    course: Course
    mind: bytes


def play_check(check: Check, number: int) -> float:
    course = check.course
    game, pupil = schooled(course)
    deal, mine = divmod(number, course.seats)
    seed, setup = TRIED + course.seed + deal, game.setup(course.seats, course.options)
    s = game.start(setup, key_from_seed(seed))
    bots: list[Bot] = [make_bot(game, pupil.teacher, bot_seed(seed, x)) for x in range(course.seats)]
    bots[mine] = pupil.make(bot_seed(seed, mine), judge_of(check.mind), 0.0)
    play_out(game, s, bots, game.bound)
    return shares(game.outcome(s, cut=True).winners, game.sides(setup))[mine]


# -- learning


@dataclass(slots=True)
class Practice:
    """What became of it. `curve`: after so many games the share of wins against teachers, with its interval."""

    net: Net
    lessons: int
    games: int
    curve: list[dict[str, float]]


@contextmanager
def _players(workers: int) -> Iterator[Callable[..., Iterator[Any]]]:
    if workers == 1:
        yield map
        return
    with ProcessPoolExecutor(workers) as pool:
        yield partial(pool.map, chunksize=4)


def practise(
    course: Course, lessons: int, games: int, workers: int = 1,
    told: Callable[[Practice], None] = lambda found: None, advance: Callable[[], None] = lambda: None,
) -> Practice:  # fmt: skip
    """So many lessons of so many games. `told` hears at every check how far it is: whoever stops keeps that."""
    _, pupil = schooled(course)
    rng = np.random.default_rng(course.seed)
    curve: list[dict[str, float]] = []
    found = Practice(Net(0.0, (), (), (), ()), 0, 0, curve)
    with _players(workers) as play:

        def played(lesson: Lesson, first: int, count: int, mind: Mind | None) -> tuple[Rows, Rows]:
            parts = []
            for seen, ends in play(partial(play_lesson, lesson), range(first, first + count)):
                parts.append(targets(seen, ends, mind))
                advance()
            return np.concatenate([x for x, _ in parts]), np.concatenate([y for _, y in parts])

        def check(lessons: int) -> None:
            won = list(play(partial(play_check, Check(course, packed(mind))), range(CHECKED)))
            low, high = interval(won, [number // course.seats for number in range(CHECKED)])
            point = {"games": done, "share": sum(won) / len(won), "low": low, "high": high}
            curve.append({name: round(float(value), 4) for name, value in point.items()})
            found.net, found.lessons, found.games = mind.net(pupil.unit), lessons, done
            told(found)

        x, y = played(Lesson(course), 0, FIRST, None)
        mind = Mind.fresh(x, course.seed)
        for _ in range(BEGIN):
            some = rng.integers(0, len(x), BATCH)
            mind.learn(x[some], y[some], RATES[0][1])
        done = FIRST
        check(0)
        for number in range(lessons):
            lesson = Lesson(course, packed(mind), WARM if number < COOLED else COLD)
            new = played(lesson, done, games, mind)
            done += games
            x, y = np.concatenate([x, new[0]])[-KEPT:], np.concatenate([y, new[1]])[-KEPT:]
            rate = next((rate for until, rate in RATES if number < until), RATES[-1][1] / 2)
            for _ in range(STEPS):
                some = rng.integers(0, len(x), BATCH)
                mind.learn(x[some], y[some], rate)
            if (number + 1) % CHECKS == 0 or number + 1 == lessons:
                check(number + 1)
    return found


def keep(path: Path, seats: int, found: Practice, command: str) -> None:
    """Write the weights beside those for other numbers of seats, with the command and the curve that made them."""
    kept: dict[str, Any] = {"nets": {}, "made": {}}
    if path.is_file():
        kept = json.loads(path.read_text(encoding="utf-8"))
    net = found.net
    kept["nets"][str(seats)] = {"bias": net.bias, "weights": net.weights, "rows": net.rows, "shifts": net.shifts,
                                "out": net.out}  # fmt: skip
    kept["made"][str(seats)] = {"command": command, "games": found.games, "curve": found.curve}
    path.write_text(json.dumps(kept, separators=(",", ":")) + "\n", encoding="utf-8")
