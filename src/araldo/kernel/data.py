"""The numbers of a game, from the TOML files in its `data/` folder, and what a variant lays over them.

A game reads its files through one reader, while it is imported:

    FOLDER = Path(__file__).parent
    load = reader(FOLDER)
    _CARDS = load("cards.toml")["card"]

so that a second instance of the game, imported while other values lie over its folder, is a game with those values.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeAlias

from araldo.kernel.errors import BadGame

Reader: TypeAlias = Callable[[str], dict[str, Any]]
Tree: TypeAlias = Mapping[str, Any]


class BadData(BadGame):
    """A file of a game that cannot be read."""

    code = "bad-data-file"


def told(file: Path) -> str:
    """A file as its author knows it: from the game's folder on."""
    return "/".join(file.parts[-3:] if file.parent.name in ("data", "lessons") else file.parts[-2:])


def read(file: Path) -> dict[str, Any]:
    """A TOML file; an error names it, and the line where one is known."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{told(file)} is no TOML: {error}", file=str(file), reason=str(error)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise BadData(f"{told(file)} cannot be read: {reason}", file=str(file), reason=reason) from None


@dataclass(frozen=True)
class Overlay:
    """What a variant changes: by file (without .toml), entry and field the new values, and other defaults of options.

    `id` is the id of the game that comes of it.
    """

    id: str
    name: str
    data: Tree = field(default_factory=dict)
    options: Tree = field(default_factory=dict)

    def over(self, file: str, found: dict[str, Any]) -> dict[str, Any]:
        """The data of a file with the changes in them."""
        changes = self.data.get(file.removesuffix(".toml"), {})
        if changes:
            found = laid(found, changes)
        if file == "options.toml" and self.options:
            found = deepcopy(found)
            for entry in found.get("option", []):
                entry["default"] = self.options.get(entry["id"], entry["default"])
        return found


_LAID: dict[Path, Overlay] = {}  # while a variant is being imported


@contextmanager
def overlaid(folder: Path, overlay: Overlay) -> Iterator[None]:
    """What is read from the folder in the meantime has the changes in it."""
    before = _LAID.get(folder)
    _LAID[folder] = overlay
    try:
        yield
    finally:
        if before is None:
            del _LAID[folder]
        else:
            _LAID[folder] = before


def lying_over(folder: Path) -> Overlay | None:
    """What lies over a folder now, or over one that it is in."""
    return next((_LAID[where] for where in (folder, *folder.parents) if where in _LAID), None) if _LAID else None


def read_over(folder: Path, name: str, overlay: Overlay | None) -> dict[str, Any]:
    """A file of a game's `data/`, with what lies over it."""
    found = read(folder / "data" / name)
    return found if overlay is None else overlay.over(name, found)


def reader(folder: Path) -> Reader:
    """The function with which a game reads the files of its `data/` folder."""

    def load(name: str) -> dict[str, Any]:
        return read_over(folder, name, lying_over(folder))

    return load


# -- places in the data


def labels(entries: list[Any]) -> list[str]:
    """By what the entries of a list are called: their id, else the first field that tells them apart, else 1, 2, 3…"""
    for key in ("id", *entries[0]):
        values = [entry.get(key) for entry in entries]
        plain = all(type(value) in (str, int) for value in values)
        if plain and len(set(map(str, values))) == len(values):
            return [str(value) for value in values]
    return [str(number) for number in range(1, len(entries) + 1)]


def is_table_list(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(entry, dict) for entry in value)


def children(node: Any) -> dict[str, Any]:
    """The named parts of a table or of a list of tables; nothing else has any."""
    if isinstance(node, dict):
        return node
    return dict(zip(labels(node), node, strict=True)) if is_table_list(node) else {}


def laid(found: Any, changes: Tree) -> Any:
    """Data with changes in them; what is not changed is shared, and a change that names nothing left out."""
    parts = children(found)
    new = {
        key: laid(parts[key], change) if isinstance(change, Mapping) and children(parts[key]) else deepcopy(change)
        for key, change in changes.items()
        if key in parts
    }
    if isinstance(found, dict):
        return {**found, **new}
    return [new.get(label, entry) for label, entry in parts.items()]


def leaves(node: Any, at: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """Every value of the data, with its place."""
    parts = children(node)
    if not parts:
        yield at, node
        return
    for key, part in parts.items():
        yield from leaves(part, (*at, key))
