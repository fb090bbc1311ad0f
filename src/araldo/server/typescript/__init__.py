"""The browser's types, made from Python, so that a renamed field breaks the build of the front end and not a table.

A game gets `web/view.gen.ts`: its view (state, frames, question, options of the table), the verbs of its actions and
the events of its log. `web/src/lib/wire.gen.ts` has the messages of the socket, `web/src/kit/kernel.gen.ts` what all
views share. `python -m araldo.server.typescript` writes them (`make types`); a test holds them up to date. With the
name of an installed game it writes that game's file only.
"""

from __future__ import annotations

from pathlib import Path

from araldo.kernel.discover import load, names
from araldo.kernel.game import Game
from araldo.server.typescript.messages import message_types
from araldo.server.typescript.views import kernel_types, view_types

__all__ = ["drawn", "generated"]


def generated(root: Path) -> dict[Path, str]:
    """Every generated file of a repository, by its path."""
    made = {root / "web/src/kit/kernel.gen.ts": kernel_types(), root / "web/src/lib/wire.gen.ts": message_types()}
    for game in map(load, names()):
        if game.folder.is_relative_to(root / "src"):
            made |= drawn(game)
    return made


def drawn(game: Game) -> dict[Path, str]:
    """The generated file of a game that has a board: also one that lives elsewhere."""
    web = game.folder / "web"
    return {web / "view.gen.ts": view_types(game)} if web.is_dir() else {}
