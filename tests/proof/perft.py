"""Perft: how many sequences of answers there are from a position, to a depth. Any change of a rule changes a number.

    python -m tests.proof.perft [GAME …]          (at the root of the project, with whichever Araldo that Python has)

The positions are the start of each game, and what random play has come to after 20, 80 and 320 answers. The counts are
in perft.toml; they are the same from source, from the compiled wheel and on every Python: the command above says so.
"""

from __future__ import annotations

import sys
import tomllib
from random import Random
from typing import Any

from araldo.kernel import Game, discover, key_from_seed
from araldo.kernel.scenario import perft
from tests.proof.kept import FOLDER

TABLE = FOLDER / "perft.toml"
FEW = 200  # sequences, of which longer ones are counted
DEEPEST = 6


def named(name: str) -> dict[str, Any]:
    """The positions of a game that are counted, by name."""
    game, found = discover.load(name), {}
    s, rng = game.start(game.setup(game.usual_seats), key_from_seed(1)), Random(1)
    for played in range(321):
        if game.over(s):
            break
        if played in (0, 20, 80, 320):
            found[f"after {played} answers"] = game.clone(s)
        seat = game.waiting(s)[0]
        game.apply(s, seat, game.choose(game.options(s, seat), rng))
    return found


def counts(game: Game, s: Any) -> list[int]:
    """The number of sequences of 1, 2, 3 … answers, as deep as there are few."""
    found = [perft(game, s, 1)]
    while len(found) < DEEPEST and found[-1] <= FEW:
        found.append(perft(game, s, len(found) + 1))
    return found


def table(name: str) -> str:
    game = discover.load(name)
    return written(name, {what: counts(game, s) for what, s in named(name).items()})


def written(name: str, numbers: dict[str, list[int]]) -> str:
    return "\n".join([f"[{name}]", *(f'"{what}" = {found}' for what, found in numbers.items())])


def kept() -> dict[str, dict[str, list[int]]]:
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


def main(names: list[str]) -> int:
    known = kept()
    differing = [name for name in names or known if tomllib.loads(table(name))[name] != known[name]]
    print(f"other counts: {', '.join(differing)}" if differing else "the counts are as kept")
    return int(bool(differing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
