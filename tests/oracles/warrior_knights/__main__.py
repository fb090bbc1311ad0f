"""The long run: `python -m tests.oracles.warrior_knights --answers 100000`."""

from __future__ import annotations

from collections import Counter

from tests.oracles.long import main
from tests.oracles.warrior_knights import TABLES, follow


def stretch(seed: int) -> Counter[str]:
    return follow(2 + seed % 5, seed, 3000, TABLES[seed // 5 % len(TABLES)]).checks


if __name__ == "__main__":
    main("warrior_knights", stretch)
