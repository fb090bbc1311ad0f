"""What the results of arenas say about a set of bots, and about the game between them.

Payoffs: for every two bots, by how much of a win the one was ahead of the other in games that both played on different
sides. α-Rank (Omidshafiei and others, 2019) of that table: how long a large population that now and then tries another
bot and keeps what does better spends with each; it knows no transitivity. The best answer to a bot, among those that
played, is a lower bound of how far it can be exploited. Skill against luck: how much of the variance of results goes
with the bot, how much with the seat; the rest is the deal, the dice and what others did. Decisions that matter: of a
few, by kind of question, whether the best option beats the worst by more than chance.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from itertools import permutations
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from araldo.kernel.action import Action
from araldo.kernel.game import Game
from araldo.research.arena import Contest, Results, play_game
from araldo.research.measures import WEIGHED, Watcher, matters
from araldo.research.ratings import share_of, sides_in

ALPHA, POPULATION = 10.0, 50
RESAMPLES = 200
RARE = 1e-12  # a step that never happens happens so rarely: the chain stays in one piece

Table = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Meta:
    """A table of bots: by row, how far it was ahead of the bot of the column, and in how many games."""

    bots: tuple[str, ...]
    ahead: Table
    games: Table


def payoffs(rows: Sequence[dict[str, Any]], bots: Sequence[str] = ()) -> Meta:
    names = tuple(bots) or tuple(sorted({name for row in rows for name in row["bots"]}))
    at = {name: i for i, name in enumerate(names)}
    total, games = np.zeros((len(names), len(names))), np.zeros((len(names), len(names)))
    for row in rows:
        sides = sides_in(row)
        for one, other in permutations(range(len(row["bots"])), 2):
            a, b = row["bots"][one], row["bots"][other]
            if a != b and sides[one] != sides[other]:
                total[at[a], at[b]] += share_of(row, one) - share_of(row, other)
                games[at[a], at[b]] += 1
    return Meta(names, np.divide(total, games, out=np.zeros_like(total), where=games > 0), games)


def alpha_rank(ahead: Table, alpha: float = ALPHA, population: int = POPULATION) -> Table:
    """The share of time that a population spends with each row of an antisymmetric table of payoffs."""
    count = len(ahead)
    if count == 1:
        return np.ones(1)
    gain = alpha * (ahead - ahead.T)  # of a mutant of the row among those of the column
    with np.errstate(over="ignore", divide="ignore", invalid="ignore"):
        fixed = np.where(gain == 0, 1 / population, np.expm1(-gain) / np.expm1(-population * gain))
    moves = np.clip(np.nan_to_num(fixed, nan=0.0), RARE, 1.0).T / (count - 1)
    np.fill_diagonal(moves, 0.0)
    np.fill_diagonal(moves, 1.0 - moves.sum(1))
    ones = np.vstack([moves.T - np.eye(count), np.ones(count)])
    solved = np.linalg.lstsq(ones, np.append(np.zeros(count), 1.0), rcond=None)[0].clip(0.0)
    found: Table = solved / solved.sum()
    return found


def certainty(rows: Sequence[dict[str, Any]], bots: Sequence[str], seed: int = 1) -> Table:
    """How often each bot has the most of α-Rank when the seeds are drawn anew."""
    seeds = sorted({row["seed"] for row in rows})
    by_seed: dict[int, list[dict[str, Any]]] = {key: [] for key in seeds}
    for row in rows:
        by_seed[row["seed"]].append(row)
    parts = [payoffs(by_seed[key], bots) for key in seeds]
    sums, counts = (np.stack([part.ahead * part.games for part in parts]), np.stack([part.games for part in parts]))
    rng, first = np.random.default_rng(seed), np.zeros(len(bots))
    for _ in range(RESAMPLES):
        drawn = np.bincount(rng.integers(0, len(seeds), len(seeds)), minlength=len(seeds))
        games = np.tensordot(drawn, counts, 1)
        ahead = np.divide(np.tensordot(drawn, sums, 1), games, out=np.zeros_like(games), where=games > 0)
        first[alpha_rank(ahead).argmax()] += 1
    return first / RESAMPLES


def answers(meta: Meta) -> list[tuple[str, float]]:
    """To each bot, the one that was most ahead of it, and by how much; nobody, if none was."""
    found = []
    for column in range(len(meta.bots)):
        best = int(meta.ahead[:, column].argmax())
        worth = float(meta.ahead[best, column])
        found.append((meta.bots[best], worth) if worth > 0 else ("", 0.0))
    return found


def variance(rows: Sequence[dict[str, Any]]) -> dict[str, float]:
    """Parts of the variance of a seat's share of the win: that of the bot, of the seat, and the rest."""
    won = [(name, seat, share_of(row, seat)) for row in rows for seat, name in enumerate(row["bots"])]
    shares = np.array([share for *_, share in won])
    total = float(((shares - shares.mean()) ** 2).sum())
    if not total:
        return {"bot": 0.0, "seat": 0.0, "rest": 0.0}

    def between(key: Callable[[tuple[str, int, float]], Any]) -> float:
        groups: dict[Any, list[float]] = {}
        for entry in won:
            groups.setdefault(key(entry), []).append(entry[2])
        return sum(len(g) * (sum(g) / len(g) - float(shares.mean())) ** 2 for g in groups.values()) / total

    bot, seat = between(lambda entry: entry[0]), between(lambda entry: entry[1])
    return {"bot": bot, "seat": seat, "rest": max(0.0, 1.0 - bot - seat)}


# -- decisions that matter


class Sorting(Watcher):
    """Weighs a few decisions, each with the kind of its question."""

    def __init__(self, game: Game, s: Any) -> None:
        super().__init__(game, s)
        self.kinds: list[tuple[str, bool]] = []
        self.chance = Random(int.from_bytes(s.key[:8], "big"))

    def __call__(self, seat: int, action: Action) -> None:
        super().__call__(seat, action)
        if self.chance.random() < 1 / WEIGHED and (options := self._choice(seat)):
            asked = self.s.asked
            self.kinds.append((asked.kind, matters(self.game, self.s, seat, options, self.chance)))


def contest_of(results: Results) -> Contest:
    """The contest whose results these are."""
    kept = results.contest()
    given = {f.name: kept[f.name] for f in fields(Contest) if f.name in kept}
    return Contest(**{**given, "bots": tuple(given["bots"])})


def weighed(contest: Contest, games: int, advance: Callable[[int], None] = lambda count: None) -> dict[str, list[int]]:
    """By kind of question: how many of the decisions that were weighed mattered, and how many were."""
    matter: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    for number in range(games):
        observer = play_game(contest, number, Sorting).observer
        assert isinstance(observer, Sorting)
        for kind, did in observer.kinds:
            seen[kind] += 1
            matter[kind] += did
        advance(1)
    return {kind: [matter[kind], count] for kind, count in seen.most_common()}


def analyse(rows: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """All of it as plain data, the bots in the order of α-Rank."""
    meta = payoffs(rows)
    ranked = alpha_rank(meta.ahead)
    sure, best = certainty(rows, meta.bots), answers(meta)
    order = sorted(range(len(meta.bots)), key=lambda i: (-ranked[i], meta.bots[i]))
    return {
        "games": len(rows),
        "bots": [
            {"bot": meta.bots[i], "rank": float(ranked[i]), "first": float(sure[i]), "answer": best[i][0],
             "exploited": best[i][1], "ahead": {meta.bots[j]: float(meta.ahead[i, j]) for j in order if j != i},
             "met": {meta.bots[j]: int(meta.games[i, j]) for j in order if j != i}}
            for i in order
        ],
        "variance": variance(rows),
    }  # fmt: skip
