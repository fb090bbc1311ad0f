"""Positions in the middle of games, kept in a file: packed, each with the kind of question that it is for.

The file names the fields of the state and of the frames as they were. What has been added since then is filled in as at
the start of a game, what is gone is left out, a procedure with a new name is known by its fields: a kept position
survives most changes of a state.
"""

from __future__ import annotations

import dataclasses
import lzma
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

from araldo.kernel.chance import key_from_seed
from araldo.kernel.errors import Malformed
from araldo.kernel.fields import Declared
from araldo.kernel.game import Game, Setup

Names = dict[str, list[str]]  # by class: the fields that are packed, in order


class Position(NamedTuple):
    """A position in which a kind of question stands, or is a standing right that can be used."""

    kind: str
    setup: Setup
    packed: bytes


def written(game: Game, positions: Iterable[Position]) -> bytes:
    """Positions as the content of a file."""
    kept = [(position.kind, position.packed) for position in positions]
    return lzma.compress(msgspec.msgpack.encode([game.id, field_names(game), kept]))


def read(game: Game, content: bytes) -> list[Position]:
    """The positions of a file, as far as they are still positions of this game."""
    try:
        name, names, kept = msgspec.msgpack.decode(
            lzma.decompress(content), type=tuple[str, Names, list[tuple[str, bytes]]]
        )
    except (lzma.LZMAError, msgspec.DecodeError) as error:
        raise Malformed(f"this file holds no positions: {error}") from None
    if name != game.id:
        raise Malformed(f"these are positions of {name}, not of {game.id}")
    found = []
    for kind, packed in kept:
        try:
            found.append(_position(game, names, kind, packed))
        except (AttributeError, LookupError, TypeError, ValueError, StopIteration):
            continue  # a procedure or a step of it is gone
    return found


def field_names(game: Game) -> Names:
    return {cls.__name__: _packed_fields(cls) for cls in (game.state, *game.steps)}


def _packed_fields(cls: type) -> list[str]:
    found = []
    for f in dataclasses.fields(cls):
        declared = f.metadata.get("araldo")
        if not (isinstance(declared, Declared) and declared.transient):
            found.append(f.name)
    return found


def _position(game: Game, names: Names, kind: str, packed: bytes) -> Position:
    now = field_names(game)
    if names != now:
        packed = _brought_up(game, names, now, packed)
    s = game.unpack(packed)
    return Position(kind, game.setup(s.seats, s.options, trusted=True), packed)


def _brought_up(game: Game, names: Names, now: Names, packed: bytes) -> bytes:
    """A state packed under other lists of fields, packed under those of today."""
    old = dict(zip(names[game.state.__name__], msgspec.msgpack.decode(packed), strict=True))
    options = {key: value for key, value in old["options"].items() if key in game.options_table}
    fresh = game.start(game.setup(old["seats"], options, trusted=True), key_from_seed(1))
    first = dict(zip(now[game.state.__name__], msgspec.msgpack.decode(game.pack(fresh)), strict=True))
    old["options"] = first["options"]
    old["frames"] = [_frame(game, names, now, *frame) for frame in old["frames"]]
    return msgspec.msgpack.encode([old.get(name, first[name]) for name in now[game.state.__name__]])


def _frame(game: Game, names: Names, now: Names, cls: str, step: str, values: list[Any]) -> list[Any]:
    known = dict(zip(names[cls], values, strict=True))
    if cls not in now:
        cls = next(new for new in now if new not in names and now[new] == names[cls])
    if missing := [name for name in now[cls] if name not in known]:
        _, _, usual = game.tools.pack_frame(game.tools.names[cls]())
        known |= {name: usual[now[cls].index(name)] for name in missing}
    return [cls, step, [known[name] for name in now[cls]]]
