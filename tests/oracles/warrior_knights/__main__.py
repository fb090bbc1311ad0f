"""The long run: `python -m tests.oracles.warrior_knights --answers 100000`."""

from __future__ import annotations

import argparse
from collections import Counter

from tests.oracles.warrior_knights import TABLES, follow


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--answers", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    total, seed = Counter[str](), asked.seed
    while total["answers"] < asked.answers:
        seats, options = (2, 3, 4, 5, 6)[seed % 5], TABLES[seed // 5 % len(TABLES)]
        try:
            total += follow(seats, seed, 3000, options).checks
        except AssertionError:
            print(f"a mismatch: {seats} seats, seed {seed}, {options}")
            raise
        seed += 1
    print(", ".join(f"{what} {n}" for what, n in total.most_common()))


if __name__ == "__main__":
    main()
