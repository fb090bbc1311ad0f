"""What is measured of one game, for comparing many: who won from where, how the game went, what was done in it.

Everything is read off seats, scores, questions, verbs and the things they name: no measure knows a game. A measure is a
sum and a count a game, so that shares and means of any group can be told with their intervals.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any

from araldo.bots.search import ENOUGH, concrete, surely
from araldo.kernel.action import Action
from araldo.kernel.game import Game
from araldo.kernel.play import make_bot, play_out
from araldo.research.arena import Contest, Observer, play_game
from araldo.research.ratings import share_of, sides_in
from araldo.research.report import AMOUNT, by_side, margin, shares_in

Key = tuple[str, str]  # the kind of a measure, and of what: ("side", "red")
LOOKED_AT = 5  # options of a decision that is weighed
DEEP = 12  # decisions that are played on from each, at most
RANKED = 4  # imagined states by which they are ranked, before others are looked at
SURE = 2.0  # standard errors by which the best option must beat the worst, for the decision to matter
WEIGHED = 40  # one of so many decisions with a choice is weighed, if any are


class Watcher(Observer):
    """Notes who leads before every decision, and weighs a few of them."""

    weighs = False

    def __init__(self, game: Game, s: Any) -> None:
        super().__init__(game, s)
        self.leads: list[tuple[tuple[int, ...], int]] = []  # how the scores stood, and who then decided
        self.weighed: list[bool] = []
        self.rng = Random(sha256(b"weighed " + s.key).digest())

    def __call__(self, seat: int, action: Action) -> None:
        super().__call__(seat, action)
        if self.scored:
            self.leads.append((self.game.outcome(self.s, cut=True).scores, seat))
        if self.weighs and self.rng.random() < 1 / WEIGHED and (options := self._choice(seat)):
            self.weighed.append(matters(self.game, self.s, seat, options, self.rng))

    def _choice(self, seat: int) -> list[Action]:
        if seat not in self.game.waiting(self.s):
            return []
        options = concrete(self.game.options(self.s, seat))
        return options if len(options) > 1 else []


class Weighing(Watcher):
    weighs = True


def matters(game: Game, s: Any, seat: int, options: list[Action], rng: Random) -> bool:
    """Whether it makes a difference what is chosen: what looks best in a few imagined states beats what looks worst in
    others.
    """
    picked = options if len(options) <= LOOKED_AT else rng.sample(options, LOOKED_AT)
    values: list[list[float]] = [[] for _ in picked]
    for _ in range(RANKED + ENOUGH):
        world = game.imagine(s, seat, rng)
        seed = rng.getrandbits(32)
        for worth, action in zip(values, picked, strict=True):
            dream = game.clone(world)
            game.apply(dream, seat, action)
            play_out(game, dream, [make_bot(game, "random", seed)] * dream.seats, min(DEEP, game.horizon))
            worth.append(_worth(game, dream, seat))
    ranked = sorted(values, key=lambda worth: fmean(worth[:RANKED]))
    return surely(ranked[-1][RANKED:], ranked[0][RANKED:], SURE)


def _worth(game: Game, s: Any, seat: int) -> float:
    if game.evaluate is not None:
        return float(game.evaluate(s, seat))
    scores = game.outcome(s, cut=True).scores
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def tale(contest: Contest, number: int, weigh: bool = False) -> dict[str, Any]:
    """One game of a contest, as far as it is compared: plain data."""
    story = play_game(contest, number, Weighing if weigh else Watcher)
    row, seen = story.row, story.observer
    assert isinstance(seen, Watcher)
    uses: dict[str, list[int]] = {}
    for use in story.uses:
        if not AMOUNT.search(use["what"]):  # how much was bid is no thing that is used
            uses.setdefault(use["what"], []).append(use["seat"])
    told = {key: row[key] for key in ("seed", "number", "seats", "winners", "scores", "emblems", "openings", "cut",
                                      "decisions", "seconds", "bots")}  # fmt: skip
    told["sides"] = sides_in(row)
    return {**told, "branching": fmean(row["branching"]) if row["branching"] else 0.0, "faults": len(row["faults"]),
            "uses": uses, "weighed": [sum(seen.weighed), len(seen.weighed)], **_course(seen, row)}  # fmt: skip


def _course(seen: Watcher, row: dict[str, Any]) -> dict[str, Any]:
    """Changes of lead, when the winning side led, and whether another made the king."""
    won = [side for side, share in enumerate(by_side(row, shares_in(row))) if share == 1]
    if len(seen.leads) < 8 or not won:
        return {}
    sides, winner = sides_in(row), won[0]
    leaders = [_leader(by_side(row, scores)) for scores, _ in seen.leads]
    firm = [leader for leader in leaders if leader >= 0]
    changes = sum(1 for one, other in pairwise(firm) if one != other)
    led = [float(leaders[int(part * (len(leaders) - 1))] == winner) for part in (0.25, 0.5, 0.75)]
    ahead = margin(row) / max(1, abs(max(row["scores"])))
    deciders = [sides[seat] for _, seat in seen.leads]
    return {"changes": changes, "led": led, "margin": ahead, "king": _made_king(leaders, deciders, winner)}


def _leader(scores: list[float]) -> int:
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else -1


def _made_king(leaders: list[int], deciders: list[int], winner: int) -> float:
    """Whether, in the last quarter, a decision of a third side gave the lead to the winner for good."""
    last = next((i for i in range(len(leaders) - 1, -1, -1) if leaders[i] != winner), None)
    if last is None or last < 0.75 * len(leaders):
        return 0.0
    return float(leaders[last] >= 0 and deciders[last] not in (leaders[last], winner))


def measures(told: dict[str, Any]) -> Iterator[tuple[Key, float, float]]:
    """Every measure of a game: of what, sum and count."""
    seats = told["seats"]
    won = [share_of(told, seat) for seat in range(seats)]
    for seat in range(seats):
        yield ("seat", str(seat + 1)), won[seat], 1
        if told["emblems"]:
            yield ("side", told["emblems"][seat]), won[seat], 1
        if told["openings"][seat]:
            yield ("opening", told["openings"][seat]), won[seat], 1
    yield ("length", ""), told["decisions"], 1
    yield ("branching", ""), told["branching"], 1
    yield ("score", ""), max(told["scores"]), 1
    if "led" in told:
        yield ("changes", ""), told["changes"], 1
        for name, value in zip(("quarter", "half", "three"), told["led"], strict=True):
            yield (name, ""), value, 1
        yield ("margin", ""), told["margin"], 1
        yield ("king", ""), told["king"], 1
    matter, weighed = told["weighed"]
    if weighed:
        yield ("matter", ""), matter, weighed
    yield ("cut", ""), float(told["cut"]), 1
    for what, users in told["uses"].items():  # who did it not follows from all the rest
        yield ("use", what), len(users), seats
        yield ("with", what), sum(won[seat] for seat in users), len(users)
