"""False alarms of `araldo compare`: many comparisons of a game with itself, drawn from a stock of its games.

python tools/alarms.py castelli --seats 2 --bot steward --stock 400 --pairs 40 --runs 100
"""

from __future__ import annotations

import argparse
from random import Random

from araldo.kernel import discover
from araldo.research.arena import Contest
from araldo.research.compare import Duel, look_at
from araldo.research.decide import CERTAIN, LEVEL
from araldo.research.measures import tale


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--stock", type=int, default=400)
    parser.add_argument("--pairs", type=int, default=40)
    parser.add_argument("--runs", type=int, default=100)
    given = parser.parse_args()
    game = discover.load(given.game)
    contest = Contest(game.id, given.seats, game.setup(given.seats).options, (given.bot,) * given.seats)
    stock = [tale(contest, number) for number in range(given.stock)]
    rng, alarms, alone, figures = Random(1), 0, 0, 0
    for _ in range(given.runs):
        drawn = rng.sample(stock, 2 * given.pairs)
        halves = [drawn[: given.pairs], drawn[given.pairs :]]
        pairs = [tuple({**told, "seed": i} for told in pair) for i, pair in enumerate(zip(*halves, strict=True))]
        found = look_at(Duel(contest, contest, given.pairs, stop=False), pairs, last=True).figures  # type: ignore[arg-type]
        alarms += any(figure.word == CERTAIN for figure in found)
        alone += sum(figure.diff.p <= LEVEL for figure in found)
        figures += len(found)
    print(f"{given.game}: {given.runs} comparisons of {given.pairs} pairs, {figures / given.runs:.0f} figures each")
    print(f"at least one “certain”: {100 * alarms / given.runs:.0f} % (stated: {100 * LEVEL:.0f} %)")
    print(f"intervals that leave zero: {100 * alone / figures:.1f} % of all figures (stated: {100 * LEVEL:.0f} %)")


if __name__ == "__main__":
    main()
