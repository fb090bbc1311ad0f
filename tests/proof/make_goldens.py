"""Accepts what the rules now lead to: golden games and perft counts, with the reason why they differ.

    python -m tests.proof.make_goldens "why they differ" [GAME …]          (at the root of the project)

A golden whose moves are still legal keeps them and gets new hashes; any other is played anew. The reason goes into
goldens/CHANGES.md, under the game's name and version. Nothing is written where nothing differs.
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys

from araldo.kernel import Game, discover
from araldo.kernel.errors import AraldoError
from tests.proof.goldens import WANTED, Wanted, again, golden_file, new
from tests.proof.kept import FOLDER, GAMES
from tests.proof.perft import TABLE, kept, table, written

CHANGES = FOLDER / "goldens" / "CHANGES.md"


def renewed(game: Game, name: str, wanted: Wanted) -> str:
    """A golden under the rules of today."""
    file = golden_file(game.id, name)
    try:
        text = again(game, file.read_text(encoding="utf-8"))
    except (OSError, AraldoError):  # there is none yet, or it is of another version
        return new(game, wanted)
    return text if " is refused: " not in text and "\nend " in text else new(game, wanted)


def accept(name: str) -> list[str]:
    """Write what differs; the names of what did."""
    game, changed = discover.load(name), []
    for golden, wanted in WANTED[name].items():
        file, text = golden_file(name, golden), renewed(game, golden, wanted)
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
            changed.append(golden)
    counted = table(name)
    if not TABLE.exists() or counted not in TABLE.read_text(encoding="utf-8"):
        known = kept() if TABLE.exists() else {}
        parts = [
            counted if other == name else written(other, known[other]) for other in GAMES if other in {*known, name}
        ]
        TABLE.write_text("\n\n".join(parts) + "\n", encoding="utf-8")
        changed.append("perft")
    return changed


def main(reason: str, names: list[str]) -> int:
    if not reason.strip() or reason in GAMES:
        print('Say why they differ: python -m tests.proof.make_goldens "why" [GAME …]')
        return 1
    for name in names or GAMES:
        changed = accept(name)
        own = f"tests.games.{name}.make_logs"  # a game may keep records of its own besides
        if changed and importlib.util.find_spec(own) is not None:
            subprocess.run([sys.executable, "-m", own], check=True)
        if changed:
            line = f"- {name}, version {discover.load(name).version}: {reason} ({', '.join(changed)})\n"
            CHANGES.write_text(CHANGES.read_text(encoding="utf-8") + line, encoding="utf-8")
        print(f"{name}: {', '.join(changed) or 'nothing differs'}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "", sys.argv[2:]))
