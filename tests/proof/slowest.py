"""Writes the table of the slowest tests into docs/testing.md, from what `pytest --durations` has printed.

make slowest                                        runs everything, then this
python -m tests.proof.slowest build/durations.txt
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tests.proof.kept import FOLDER
from tests.proof.pages import write_between

PAGE = FOLDER.parents[1] / "docs" / "testing.md"
COUNT = 20
LINE = re.compile(r"^([\d.]+)s (call|setup|teardown) +(\S.*?)\s*$")


def table(printed: str) -> str:
    """The slowest of all, each with the part of it that took long."""
    found = [match.groups() for line in printed.splitlines() if (match := LINE.match(line)) is not None]
    slowest = sorted(found, key=lambda part: -float(part[0]))[:COUNT]
    rows = [f"| {float(seconds):.1f} | {part} | `{test.removeprefix('tests/')}` |" for seconds, part, test in slowest]
    return "\n".join(["| seconds | part | test |", "|--:|---|---|", *rows])


if __name__ == "__main__":
    write_between(PAGE, "slowest", table("\n".join(Path(name).read_text(encoding="utf-8") for name in sys.argv[1:])))
