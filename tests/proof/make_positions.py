"""Makes the positions from which the contract starts.

    python -m tests.proof.make_positions [--anew] [GAME …]            (at the root of the project)

Two positions for each kind of question of each game, of different set-ups where that can be: found by bold, random and
bot play; and where play does not come to a kind soon, taken from the rule tests, whose positions are built by hand.
What is kept and still good stays; `--anew` makes all of it anew, the same each time, in a few minutes a game. Run it
when a kind of question is new or a kept position no longer holds: it says which promise broke, which may be a fault of
the rules. It also writes the table in docs/concepts/contract.md.
"""

from __future__ import annotations

import contextlib
import io
import sys
import time
from typing import Any

import pytest

from araldo.kernel import Game, discover
from araldo.kernel.contract import check_position
from araldo.kernel.errors import AraldoError, Malformed
from araldo.kernel.positions import Position, read, written
from araldo.kernel.reach import Search
from araldo.kernel.scenario import Table
from tests.proof.kept import FOLDER, GAMES, position_file, positions
from tests.proof.pages import write_between

ENOUGH, SOON, MOST = 150, 600, 5000  # starts of the search
PAGE = FOLDER.parents[1] / "docs" / "concepts" / "contract.md"


def found(game: Game, known: list[Position]) -> list[Position]:
    """What is known and holds; what play comes to; for the kinds to which it does not come soon, the rule tests'."""
    held = [p for p in known if p.kind in game.questions and _keeps_the_contract(game, p.packed, p.kind, aloud=True)]
    missing = [kind for kind in game.questions if all(p.kind != kind for p in held)]
    if not missing:
        return held
    from_tests = built(game, missing) if held else []
    if len(from_tests) < len(missing):
        search = Search(game)
        while search.wanted and search.starts < (SOON if search.missing else ENOUGH):
            search.stretch()
        from_tests = from_tests or built(game, search.missing)
        while set(search.missing) & set(missing) - {p.kind for p in from_tests} and search.starts < MOST:
            search.stretch()
        held += [p for p in search.positions if p.kind in missing]
    held += [p for p in from_tests if all(p.kind != other.kind for other in held)]
    return sorted(held, key=lambda position: list(game.questions).index(position.kind))


def built(game: Game, kinds: list[str]) -> list[Position]:
    """For each of these kinds a position that the rule tests build and that keeps the contract."""
    taken: dict[str, Position] = {}
    if not kinds:
        return []

    def look(table: Table) -> None:
        s = table.state
        if table.game is game and s.asked is not None:
            for kind in {s.asked.kind, *(free.kind for free in s.asked.free)} - taken.keys():
                packed = _unscripted(game, s)
                if kind in kinds and _keeps_the_contract(game, packed, kind):
                    taken[kind] = Position(kind, game.setup(s.seats, s.options, trusted=True), packed)

    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(io.StringIO()):
        for name in ("do", "goto"):
            patch.setattr(Table, name, _watched(getattr(Table, name), look))
        pytest.main(["-q", "-p", "no:cacheprovider", str(FOLDER.parent / "games" / game.id)])
    return list(taken.values())


def _watched(method: Any, look: Any) -> Any:
    def watched(table: Table, *args: Any) -> Table:
        look(table)
        method(table, *args)
        look(table)
        return table

    return watched


def _unscripted(game: Game, s: Any) -> bytes:
    copy = game.clone(s)
    copy.dice = []
    return game.pack(copy)


def _keeps_the_contract(game: Game, packed: bytes, kind: str, aloud: bool = False) -> bool:
    """A position built by hand need not be one that play can come to: cards may be seen by nobody, or lie twice."""
    try:
        check_position(game, packed, kind)
    except (AraldoError, AssertionError, LookupError, ValueError) as error:
        if aloud:
            print(f"{game.id}: a kept position of {kind} is dropped: {error}", flush=True)
        return False
    return True


def table() -> str:
    """How many kinds of question of each game the full contract starts from."""
    lines = ["| game | kinds of question | with a kept position | positions | seats |", "|---|--:|--:|--:|---|"]
    for name in GAMES:
        game, kept = discover.load(name), positions(name)
        reached = [kind for kind in game.questions if kind in kept]
        seats = sorted({position.setup.seats for found in kept.values() for position in found})
        count = sum(map(len, kept.values()))
        line = f"| {game.title['en']} | {len(game.questions)} | {len(reached)} | {count} | {seats[0]}–{seats[-1]} |"
        lines.append(line)
    return "\n".join(lines)


def main(names: list[str]) -> int:
    missing = []
    anew = "--anew" in names
    for name in [name for name in names if name != "--anew"] or GAMES:
        game, begun = discover.load(name), time.perf_counter()
        file = position_file(name)
        kept = found(game, read(game, file.read_bytes()) if file.exists() and not anew else [])
        missing += [f"{name}: {kind}" for kind in game.questions if all(p.kind != kind for p in kept)]
        content = written(game, kept)
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(content)
        print(f"{name}: {len(kept)} positions, {len(content):,} bytes, {time.perf_counter() - begun:.0f} s", flush=True)
    try:
        write_between(PAGE, "positions", table())
    except Malformed as error:
        print(f"{PAGE.name}: {error}")
    for line in missing:
        print(f"no position: {line}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
