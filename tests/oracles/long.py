"""The long run of an oracle, the same for every game:

    python -m tests.oracles.castelli --answers 100000 --seed 1

Stretches of play follow one another, each with the next seed, until so many answers have been judged. At the first
difference it ends, and says the seed from which that stretch can be played again.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable


def main(game: str, stretch: Callable[[int], Counter[str]]) -> None:
    """`stretch` plays one with a seed and counts the answers, and what was judged."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--answers", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    total, seed = Counter[str](), asked.seed
    while total["answers"] < asked.answers:
        try:
            total += stretch(seed)
        except AssertionError:
            print(f"{game}: a difference after {total['answers']} answers; again with --answers 1 --seed {seed}")
            raise
        seed += 1
    answers = total.pop("answers")
    judged = ", ".join(f"{what} {n}" for what, n in total.most_common())
    print(f"{game}: {answers} answers without a difference, seeds {asked.seed} to {seed - 1}; judged: {judged}")
