"""Two variants of a game against each other, on the same seeds: what differs, and how sure that is.

Pair i is the same seed, the same seats and the same bots in both. Pairs are looked at in their order, at fixed parts of
the budget (`decide.looks`), so that stopping as soon as a question is decided takes nothing from the certainty.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from araldo.research import decide
from araldo.research.arena import Contest, OtherContest, process_pool
from araldo.research.cluster import on_cluster
from araldo.research.decide import CERTAIN, Array, Difference, Ratio
from araldo.research.measures import Key, measures, tale
from araldo.research.ratings import share_of

SHARES = (
    "seat",
    "side",
    "opening",
    "gap",
    "quarter",
    "half",
    "three",
    "margin",
    "king",
    "matter",
    "cut",
    "use",
    "worth",
)
COURSE = ("length", "branching", "score", "changes", "quarter", "half", "three", "margin", "king", "matter", "cut")
QUESTIONS: dict[str, Key] = {"balance": ("gap", ""), "length": ("length", "")}
SEEN = 20  # what was seen more rarely is not told
RARE = 0.02  # of the seats
APART = 1_000_003  # how far the seeds of B are from those of A when they are not to be shared
Pair = tuple[dict[str, Any], dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Duel:
    """What is compared."""

    a: Contest
    b: Contest
    budget: int  # pairs, at most
    question: str = "all"  # "balance", "length", "all", or a figure: "use:build market"
    margin: float = 0.03  # less than this is no difference: of a share, or as a part of a number
    stop: bool = True  # as soon as the question is decided
    weigh: bool = True  # which decisions matter

    @property
    def key(self) -> Key | None:
        if self.question == "all":
            return None
        kind, _, what = self.question.partition(":")
        return QUESTIONS.get(kind, (kind, what))

    def facts(self) -> dict[str, Any]:
        return {"a": self.a.facts(), "b": self.b.facts(), "weigh": self.weigh}


@dataclass(frozen=True, slots=True)
class Figure:
    """One thing that was compared."""

    kind: str
    what: str
    a: float
    b: float
    diff: Difference
    corrected: float = 1.0
    word: str = decide.NONE

    @property
    def key(self) -> Key:
        return self.kind, self.what

    @property
    def share(self) -> bool:
        return self.kind in SHARES

    def plain(self) -> dict[str, Any]:
        return {"kind": self.kind, "what": self.what, "share": self.share, "a": self.a, "b": self.b,
                "diff": self.diff.value, "low": self.diff.low, "high": self.diff.high, "p": self.diff.p,
                "corrected": self.corrected, "word": self.word}  # fmt: skip


@dataclass(slots=True)
class Look:
    """What is known after so many pairs. `answer`: "yes" (a difference), "no" (none that counts), "open"."""

    pairs: int
    figures: list[Figure] = field(default_factory=list)
    answer: str = "open"

    def figure(self, key: Key | None) -> Figure | None:
        return next((figure for figure in self.figures if figure.key == key), None)


# -- counting


class Sample:
    """The measures of one side, by seed."""

    def __init__(self, tales: Sequence[dict[str, Any]], index: dict[int, int]) -> None:
        self.size = len(index)
        self.sums: dict[Key, tuple[Array, Array]] = {}
        for told in tales:
            at = index[told["seed"]]
            for key, value, count in measures(told):
                sums, counts = self._of(key)
                sums[at] += value
                counts[at] += count
        self.seats, self.won = np.zeros(self.size), np.zeros(self.size)
        for told in tales:
            self.seats[index[told["seed"]]] += told["seats"]
            self.won[index[told["seed"]]] += sum(share_of(told, seat) for seat in range(told["seats"]))

    def _of(self, key: Key) -> tuple[Array, Array]:
        if key not in self.sums:
            self.sums[key] = np.zeros(self.size), np.zeros(self.size)
        return self.sums[key]

    def ratio(self, key: Key) -> Ratio:
        kind, what = key
        zeros = np.zeros(self.size)
        if kind == "use":
            return decide.ratio(self.sums.get(key, (zeros, zeros))[0], self.seats)
        if kind == "without":
            mine, users = self.sums.get(("with", what), (zeros, zeros))
            return decide.ratio(self.won - mine, self.seats - users)
        if kind == "worth":
            return self.ratio(("with", what)) - self.ratio(("without", what))
        if kind == "gap":
            return self._gap()
        return decide.ratio(*self.sums.get(key, (zeros, zeros)))

    def _gap(self) -> Ratio:
        """How far the strongest is ahead of the weakest: sides, where there are any, else seats."""
        kind = "side" if any(key[0] == "side" for key in self.sums) else "seat"
        found = sorted((self.ratio(key) for key in self.sums if key[0] == kind), key=lambda one: one.value)
        return found[-1] - found[0]


def figures(
    a: Sample, b: Sample, differ: Callable[[Ratio, Ratio], Difference], asked: Key | None = None
) -> list[Figure]:
    """All that can be told of two samples, the surest first, corrected for how many they are. The one that was asked
    about beforehand stands for itself.
    """
    found = []
    for key in _keys(a, b):
        one, other = a.ratio(key), b.ratio(key)
        if min(one.count, other.count) >= (SEEN if key[0] in ("opening", "worth", "side") else 1):
            found.append(Figure(*key, one.value, other.value, differ(one, other)))
    own = [replace(one, corrected=one.diff.p, word=decide.word(one.diff.p, one.diff.p))
           for one in found if one.key == asked]  # fmt: skip
    rest = [figure for figure in found if figure.key != asked]
    corrected = decide.holm([figure.diff.p for figure in rest])
    found = own + [replace(figure, corrected=p, word=decide.word(figure.diff.p, p))
                   for figure, p in zip(rest, corrected, strict=True)]  # fmt: skip
    return sorted(found, key=lambda figure: (figure.diff.p, figure.kind, figure.what))


def _keys(a: Sample, b: Sample) -> list[Key]:
    """What is compared: chosen by how often it occurs in both together, never by how it differs."""
    every = sorted({*a.sums, *b.sums})
    found = [("gap", ""), *(key for key in every if key[0] in ("seat", "side", "opening", *COURSE))]
    seats = float(a.seats.sum() + b.seats.sum())
    for kind, what in every:
        if kind != "use":
            continue
        used = float(sum(s.sums[kind, what][0].sum() for s in (a, b) if (kind, what) in s.sums))
        if max(SEEN, RARE * seats) <= used < seats:
            found += [("use", what), ("worth", what)]
    return [key for key in found if key[0] != "cut" or a.ratio(key).value or b.ratio(key).value]


# -- playing


def pair_of(duel: Duel, number: int) -> Pair:
    return tale(duel.a, number, duel.weigh), tale(duel.b, number, duel.weigh)


def play_pairs(duel: Duel, numbers: Sequence[int]) -> list[Pair]:
    return [pair_of(duel, number) for number in numbers]


def played(duel: Duel, numbers: Sequence[int], workers: int = 1, ray: str = "") -> Iterator[tuple[int, Pair]]:
    """Play these pairs, in whatever order they are ready."""
    if ray:
        todo = [(number, range(number, number + 1)) for number in numbers]
        for number, pairs in on_cluster(play_pairs, duel, todo, ray):
            yield number, pairs[0]
    elif workers == 1 and not (duel.a.alone() or duel.b.alone()):
        for number in numbers:
            yield number, pair_of(duel, number)
    else:
        yield from _in_processes(duel, numbers, workers)


def _in_processes(duel: Duel, numbers: Sequence[int], workers: int) -> Iterator[tuple[int, Pair]]:
    sides = (duel.a, duel.b)
    with ExitStack() as stack:
        shared = stack.enter_context(ProcessPoolExecutor(workers, get_context("spawn")))
        alone = [contest.alone() for contest in sides]
        pools = [stack.enter_context(process_pool(workers, one)) if one else shared for one in alone]
        running: dict[Future[Any], tuple[int, int]] = {}
        half: dict[int, dict[int, Any]] = {}
        left = iter(numbers)
        try:
            while True:
                while len(running) < 4 * workers and (number := next(left, None)) is not None:
                    for side, contest in enumerate(sides):
                        running[pools[side].submit(tale, contest, number, duel.weigh)] = number, side
                if not running:
                    return
                for job in wait(running, return_when=FIRST_COMPLETED)[0]:
                    number, side = running.pop(job)
                    done = half.setdefault(number, {})
                    done[side] = job.result()
                    if len(done) == 2:
                        yield number, (done[0], done[1])
        finally:
            for job in running:
                job.cancel()


class Kept:
    """A folder with the pairs that were played: what was interrupted goes on."""

    def __init__(self, folder: Path | None, duel: Duel) -> None:
        self.file = folder / "pairs.jsonl" if folder is not None else None
        self.pairs: dict[int, Pair] = {}
        if folder is None or self.file is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        head, facts = folder / "compare.json", json.loads(json.dumps(duel.facts()))
        if head.exists():
            kept = json.loads(head.read_text(encoding="utf-8"))
            if other := [key for key in facts if kept.get(key) != facts[key]]:
                raise OtherContest(folder, ", ".join(other))
            self._read()
        else:
            head.write_text(json.dumps(facts, indent=1, sort_keys=True), encoding="utf-8")

    def _read(self) -> None:
        if self.file is None or not self.file.exists():
            return
        for line in self.file.read_text(encoding="utf-8").splitlines():
            try:
                number, a, b = json.loads(line)
            except ValueError:  # the last line of what was interrupted
                continue
            self.pairs[number] = a, b

    def add(self, number: int, pair: Pair) -> None:
        self.pairs[number] = pair
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps([number, *pair]) + "\n")


def look_at(duel: Duel, pairs: Sequence[Pair], last: bool = False) -> Look:
    """What these pairs say."""
    differ: Callable[[Ratio, Ratio], Difference] = decide.at_end
    if duel.stop:
        differ = partial(decide.difference, part=len(pairs) / duel.budget)
    sides = [[pair[side] for pair in pairs] for side in (0, 1)]
    index = {seed: at for at, seed in enumerate(sorted({told["seed"] for side in sides for told in side}))}
    found = Look(len(pairs), figures(Sample(sides[0], index), Sample(sides[1], index), differ, duel.key))
    figure = found.figure(duel.key)
    if figure is not None:
        found.answer = answer(figure, duel.margin, len(pairs))
    elif duel.key is None and last:
        found.answer = "yes" if any(one.word == CERTAIN for one in found.figures) else "no"
    return found


def answer(figure: Figure, margin: float, pairs: int) -> str:
    """Whether the question is decided. That nothing counts is said of enough pairs only: what changes one game of
    twenty may not have shown in the first ten (rule of three).
    """
    diff = figure.diff
    if diff.low > 0 or diff.high < 0 or (diff.p == 0.0 and diff.value):
        return "yes"
    most = margin if figure.share else margin * abs(figure.a)
    return "no" if -most <= diff.low and diff.high <= most and pairs * margin >= 3 else "open"


def compare(
    duel: Duel, folder: Path | None = None, workers: int = 1, ray: str = "",
    advance: Callable[[int, Pair], None] = lambda number, pair: None,
    looked: Callable[[Look], None] = lambda look: None,
) -> Look:  # fmt: skip
    """Play pair after pair until the question is decided or the budget ends. `advance` hears of every pair, `looked` of
    every look.
    """
    kept = Kept(folder, duel)
    for number, pair in sorted(kept.pairs.items()):
        advance(number, pair)
    steps = decide.looks(duel.budget)
    more = played(duel, [n for n in range(duel.budget) if n not in kept.pairs], workers, ray)
    found = Look(0)
    for step in steps:
        while not all(n in kept.pairs for n in range(step)):
            number, pair = next(more)
            kept.add(number, pair)
            advance(number, pair)
        found = look_at(duel, [kept.pairs[n] for n in range(step)], step == duel.budget)
        looked(found)
        if duel.stop and duel.key is not None and found.answer != "open":
            break
    if hasattr(more, "close"):
        more.close()
    return found


def paired(a: Contest, b: Contest, apart: bool = False) -> tuple[Contest, Contest]:
    """The two with shared seeds; `apart`: with seeds of their own, to see what chance alone does."""
    return a, replace(b, seed=a.seed + APART if apart else a.seed)


def plan(duel: Duel, pairs: Sequence[Pair]) -> dict[str, Any]:
    """How many pairs differences of some sizes need, by what a few pairs vary; and how long a pair takes."""
    sides = [[pair[side] for pair in pairs] for side in (0, 1)]
    index = {seed: at for at, seed in enumerate(sorted({told["seed"] for side in sides for told in side}))}
    key = duel.key or ("gap", "")
    one, other = (Sample(side, index).ratio(key) for side in sides)
    parts = other.parts - one.parts
    seeds = len(index)
    deviation = float(np.sqrt((parts @ parts) * seeds * seeds / max(1, seeds - 1)))
    share = key[0] in SHARES
    if share:  # a few pairs may all end alike by chance: so much at least
        chance = 1 / duel.a.seats
        deviation = max(deviation, 0.7 * float(np.sqrt(2 * chance * (1 - chance))))
    unit = 1.0 if share else abs(one.value) or 1.0
    sizes = (0.2, 0.1, 0.07, 0.05, 0.03) if share else (0.2, 0.1, 0.05, 0.03, 0.01)
    seconds = float(np.mean([told["seconds"] for side in sides for told in side])) * 2 if pairs else 0.0
    needs = [{"size": size, "pairs": decide.pairs_needed(deviation, size * unit)} for size in sizes]
    return {"figure": list(key), "share": share, "seconds": seconds, "tried": len(pairs), "needs": needs}
