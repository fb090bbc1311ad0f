"""Which games there are: those in the package, and installed ones in the entry-point group `araldo.games`.

A game is an object `GAME` of class `Game`. Nobody imports a game by name. A variant of a game is found by an id of its
own (`variant.py`), if it was given to this process: by `give`, or as a file in one of the places of ARALDO_VARIANTS.
"""

from __future__ import annotations

import copyreg
import importlib
import pkgutil
import sys
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from araldo.kernel import second
from araldo.kernel.errors import AraldoError, BadGame
from araldo.kernel.game import Game, Setup
from araldo.kernel.variant import Variant, at_places, base_of

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
    base = base_of(name)
    where = names().get(base)
    if where is None:
        raise UnknownGame(
            f"there is no game {base!r}; there are: {', '.join(names())}", game=base, known=", ".join(names())
        )
    if base in _ALONE and name != _ALONE[base].id:
        raise second.Occupied(f"this process plays {_ALONE[base].id} and nothing else", game=name)
    module, _, attribute = where.partition(":")
    if base == name:
        game = getattr(importlib.import_module(module), attribute or "GAME")
    elif base in _ALONE:
        game = second.alone(where, _ALONE[base].overlay())
    else:
        game = second.instance(where, variant(name).overlay())
    if not isinstance(game, Game):
        raise UnknownGame(f"{where} is not a game: it is an object made by Game(…)", game=name)
    if game.id != name:
        text = f"the entry point {name!r} leads to {where}, whose id is {game.id!r}: give both the same name"
        raise BadGame(text, game=name)
    return game


_GIVEN: dict[str, Variant] = {}
_ALONE: dict[str, Variant] = {}  # by game: the one variant that this process plays


def give(given: Variant) -> str:
    """From now on `load` finds this variant; returns the id by which it does."""
    _GIVEN[given.id] = given
    return given.id


def give_alone(given: Variant) -> str:
    """This process plays no other variant of the game and not the game itself: compiled rules can have other values."""
    if given.game not in _ALONE and second.package_of(names()[given.game]) not in sys.modules:
        _ALONE[given.game] = given
    return give(given)


def variant(name: str) -> Variant:
    """The variant with this id, if somebody has given it."""
    found = _GIVEN.get(name) or at_places(name)
    if found is None:
        raise UnknownGame(f"nobody has given the variant {name!r}", "unknown-variant", variant=name)
    return found


def can_compile(name: str) -> bool:
    """Whether a game's rules are compiled here."""
    return second.compiled(second.package_of(names()[base_of(name)]))


def _by_name(game: Game) -> str | tuple[Any, ...]:
    """How a game is pickled and copied: by its id, for it never changes; one that is found nowhere, piece by piece."""
    if game.variant is not None and game.id in _GIVEN and load(game.id) is game:
        return _given, (_GIVEN[game.id].text(),)
    if base_of(game.id) in names() and load(game.id) is game:
        return load, (game.id,)
    return object.__reduce_ex__(game, 2)


def _given(text: str) -> Game:
    return load(give(Variant.of(text)))


def _wish(setup: Setup) -> tuple[Any, ...]:
    """How a set-up is pickled and copied: a compiled one cannot be filled in afterwards."""
    return Setup, (setup.game, setup.version, setup.seats, setup.options, setup.choices)


copyreg.pickle(Game, _by_name)
copyreg.pickle(Setup, _wish)
