"""Search over numbers of a game's data for a goal: every try plays the same seeds, so that tries differ by little else.

What looked best on the seeds of the search looks a little better than it is; so it is compared with the box once more
on seeds that nobody has searched on (`check`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import numpy as np

from araldo.extras import need
from araldo.kernel import discover
from araldo.kernel.data import read
from araldo.kernel.errors import AraldoError
from araldo.kernel.game import Game
from araldo.kernel.schema import Schema, Value
from araldo.kernel.variant import Variant, with_change
from araldo.research.arena import Contest, spread
from araldo.research.compare import APART, QUESTIONS, Duel, Look, Sample, compare
from araldo.research.measures import Key, tale

need("design")
import optuna  # noqa: E402

CHUNK = 4
GOALS: dict[str, Key] = {
    "balance": ("gap", ""),  # the strongest side no further ahead of the weakest
    "length": ("length", ""),  # decisions in a game near a target
    "close": ("margin", ""),  # a small margin of the winner
    "comebacks": ("half", ""),  # who leads half-way wins less often
    "lead": ("changes", ""),  # more changes of lead
}
LESS = ("balance", "close", "comebacks")  # the less, the better; the others want a target, or more


class BadSpace(AraldoError):
    code = "bad-space"


@dataclass(frozen=True, slots=True)
class Dial:
    """A number that may be turned, and how far."""

    value: Value
    low: float
    high: float
    step: float

    @property
    def whole(self) -> bool:
        return type(self.value.value) is int

    def box(self) -> float:
        return min(self.high, max(self.low, float(self.value.value)))

    def suggest(self, trial: optuna.Trial) -> float:
        if self.whole:
            return trial.suggest_int(self.value.at, int(self.low), int(self.high), step=max(1, int(self.step)))
        return trial.suggest_float(self.value.at, self.low, self.high, step=self.step or None)


def read_space(schema: Schema, file: Path) -> list[Dial]:
    """`[[number]]` with `at`, and `low`, `high`, `step` where they are narrower than the game's own."""
    entries = read(file).get("number", [])
    if not isinstance(entries, list) or not entries:
        raise BadSpace(f"{file} has no [[number]]", file=str(file))
    return [_dial(schema, entry, file) for entry in entries]


def _dial(schema: Schema, entry: Any, file: Path) -> Dial:
    at = str(entry.get("at", ""))
    place = schema.place(at)
    schema.check(Variant(schema.game.id, "space", with_change({}, place, entry.get("low", 0))))  # names what is wrong
    value = schema.values[place]
    if not value.number:
        raise BadSpace(f"{at} is no number", "variant-type", place=at, given=str(value.value), kind="int")
    low, high = entry.get("low", value.low), entry.get("high", value.high)
    for edge in (low, high):
        value.check(edge)
    if low >= high:
        raise BadSpace(f"{at}: from {low} to {high}", "variant-limit", place=at, given=low, low=value.low, high=high)
    return Dial(value, low, high, entry.get("step", value.step))


@dataclass(frozen=True, slots=True)
class Wish:
    """What is searched for."""

    goal: str
    target: float = math.nan  # where the goal is to be near something

    def score(self, value: float) -> float:
        """How far from the goal: less is better."""
        if not math.isnan(self.target):
            return abs(value - self.target)
        return value if self.goal in LESS else -value


@dataclass(slots=True)
class Try:
    """One setting of the dials: what was measured with it, and how far from the goal that is."""

    number: int
    values: dict[str, float]
    measured: float
    error: float
    score: float
    fault: str = ""


@dataclass(slots=True)
class Tuned:
    wish: Wish
    tries: list[Try] = field(default_factory=list)
    best: Try | None = None
    variant: Variant | None = None
    check: Look | None = None
    duel: Duel | None = None


def play_tales(contest: Contest, numbers: Sequence[int]) -> list[dict[str, Any]]:
    return [tale(contest, number) for number in numbers]


def measure(contest: Contest, games: int, key: Key, workers: int, ray: str) -> tuple[float, float]:
    """A figure of a contest and its standard error."""
    todo = [(first, range(first, min(first + CHUNK, games))) for first in range(0, games, CHUNK)]
    alone = contest.variant if contest.variant and discover.can_compile(contest.game) else ""
    tales = [told for _, some in spread(play_tales, contest, todo, workers, ray, alone) for told in some]
    index = {seed: at for at, seed in enumerate(sorted({told["seed"] for told in tales}))}
    found = Sample(tales, index).ratio(key)
    return found.value, float(np.sqrt(found.parts @ found.parts))


def turned(game: Game, name: str, dials: Sequence[Dial], values: dict[str, float]) -> Variant:
    """The variant of these settings; what is as in the box is left out."""
    data: dict[str, Any] = {}
    for dial in dials:
        value = values[dial.value.at]
        chosen: int | float = round(value) if dial.whole else value
        if chosen != dial.value.value:
            data = with_change(data, dial.value.place, chosen)
    return Variant(game.id, name, data)


def contest_of(base: Contest, variant: Variant) -> Contest:
    """The same contest with a variant of its game."""
    if variant.empty:
        return base
    return replace(base, game=discover.give(variant), variant=variant.text())


def tune(
    game: Game, base: Contest, dials: Sequence[Dial], wish: Wish, name: str, tries: int, games: int,
    check: int = 0, workers: int = 1, ray: str = "", advance: Callable[[Try], None] = lambda one: None,
) -> Tuned:  # fmt: skip
    """Search; then compare what was found with the box, with `check` pairs on other seeds."""
    optuna.logging.set_verbosity(optuna.logging.ERROR)
    study = optuna.create_study(sampler=optuna.samplers.TPESampler(seed=base.seed, n_startup_trials=max(4, tries // 4)))
    study.enqueue_trial({dial.value.at: dial.box() for dial in dials})
    found = Tuned(wish)

    def one(trial: optuna.Trial) -> float:
        values = {dial.value.at: dial.suggest(trial) for dial in dials}
        known = next((old for old in found.tries if old.values == values), None)
        done = known or _tried(game, base, dials, wish, name, values, games, workers, ray)
        done = replace(done, number=trial.number)
        found.tries.append(done)
        advance(done)
        return done.score

    study.optimize(one, n_trials=tries)
    sound = [one for one in found.tries if not one.fault]
    if not sound:
        raise BadSpace("no setting could be played", "variant-breaks", game=game.id, reason=found.tries[0].fault)
    found.best = min(sound, key=lambda one: one.score)
    found.variant = turned(game, name, dials, found.best.values)
    if check and not found.variant.empty:
        fresh = replace(base, seed=base.seed + APART)
        question = wish.goal if wish.goal in QUESTIONS else GOALS[wish.goal][0]
        found.duel = Duel(fresh, contest_of(fresh, found.variant), check, question, weigh=False)
        found.check = compare(found.duel, None, workers, ray)
    return found


def _tried(
    game: Game, base: Contest, dials: Sequence[Dial], wish: Wish, name: str, values: dict[str, float], games: int,
    workers: int, ray: str,
) -> Try:  # fmt: skip
    """One setting, played. One that the game cannot live with is told and counts as far away."""
    try:
        contest = contest_of(base, turned(game, name, dials, values))
        value, doubt = measure(contest, games, GOALS[wish.goal], workers, ray)
    except Exception as error:
        return Try(0, values, math.nan, math.nan, 1e9, f"{type(error).__name__}: {error}")
    return Try(0, values, value, doubt, wish.score(value))
