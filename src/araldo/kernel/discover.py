"""Which games there are: those in the package, and installed ones in the entry-point group `araldo.games`.

A game is an object `GAME` of class `Game`. Nobody imports a game by name.
"""

from __future__ import annotations

import copyreg
import importlib
import pkgutil
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from araldo.kernel.errors import AraldoError, BadGame
from araldo.kernel.game import Game

PACKAGE = "araldo.games"
GROUP = "araldo.games"


class UnknownGame(AraldoError):
    code = "unknown-game"


@cache
def names() -> dict[str, str]:
    """Game id -> where it is, without importing any."""
    package = importlib.import_module(PACKAGE)
    found = {m.name: f"{PACKAGE}.{m.name}:GAME" for m in pkgutil.iter_modules(package.__path__) if m.ispkg}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry.value)
    return dict(sorted(found.items()))


@cache
def load(name: str) -> Game:
    where = names().get(name)
    if where is None:
        raise UnknownGame(
            f"there is no game {name!r}; there are: {', '.join(names())}", game=name, known=", ".join(names())
        )
    module, _, attribute = where.partition(":")
    game = getattr(importlib.import_module(module), attribute or "GAME")
    if not isinstance(game, Game):
        raise UnknownGame(f"{where} is not a game: it is an object made by Game(…)", game=name)
    if game.id != name:
        text = f"the entry point {name!r} leads to {where}, whose id is {game.id!r}: give both the same name"
        raise BadGame(text, game=name)
    return game


def _by_name(game: Game) -> str | tuple[Any, ...]:
    """How a game is pickled and copied: by its id, for it never changes; one that is found nowhere, piece by piece."""
    if game.id in names() and load(game.id) is game:
        return load, (game.id,)
    return object.__reduce_ex__(game, 2)


copyreg.pickle(Game, _by_name)
