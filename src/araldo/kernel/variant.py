"""A variant of a game: other values over its data and other defaults of its options, in a file of their own.

    game = "castelli"
    name = "rich-mines"

    [options]
    module_dilemma = true

    [data.components]
    silver_in_mine_at_start.p4 = 12

Only what is changed stands in it. Entries of a list are called by their id, or by what else tells them apart
(`data.labels`). A folder does as well: its `variant.toml` says game, name and options, and `data/*.toml` the changes.
The id of a variant holds its name and a hash of its changes: other values are another game, with records, ratings and
results of its own.
"""

from __future__ import annotations

import json
import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Any

from araldo.kernel.data import BadData, Overlay, Tree, read
from araldo.kernel.errors import AraldoError

MARK = "~"
PLACES = "ARALDO_VARIANTS"
FILE = "variant.toml"
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,23}")
_BARE = re.compile(r"[A-Za-z0-9_-]+")
KEYS = ("game", "name", "options", "data")


class BadVariant(AraldoError):
    """A variant that cannot be used."""

    code = "bad-variant"


def base_of(name: str) -> str:
    """The game of which something is a variant, or the game itself."""
    return name.partition(MARK)[0]


@dataclass(frozen=True)
class Variant:
    game: str
    name: str
    data: Tree = field(default_factory=dict)
    options: Tree = field(default_factory=dict)

    @cached_property
    def hash(self) -> str:
        said = json.dumps([self.game, self.data, self.options], sort_keys=True)
        return sha256(said.encode()).hexdigest()[:8]

    @property
    def id(self) -> str:
        return f"{self.game}{MARK}{self.name}{MARK}{self.hash}"

    @property
    def empty(self) -> bool:
        return not self.options and not any(True for _ in changes(self.data))

    def overlay(self) -> Overlay:
        return Overlay(self.id, self.name, self.data, self.options)

    def text(self) -> str:
        """As a file."""
        lines = [f"game = {_value(self.game)}", f"name = {_value(self.name)}"]
        if self.options:
            lines += ["", "[options]", *(f"{_key(key)} = {_value(value)}" for key, value in self.options.items())]
        for file, tree in self.data.items():
            lines += ["", f"[data.{_key(file)}]"]
            lines += [f"{'.'.join(map(_key, place))} = {_value(value)}" for place, value in changes(tree)]
        return "\n".join(lines) + "\n"

    @classmethod
    def of(cls, text: str, where: str = "") -> Variant:
        try:
            return _from(tomllib.loads(text), where)
        except tomllib.TOMLDecodeError as error:
            raise BadVariant(f"{where}: {error}", file=where, reason=str(error)) from None


def changes(tree: Tree, at: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any]]:
    """What a variant changes: place and new value."""
    for key, value in tree.items():
        if isinstance(value, Mapping):
            yield from changes(value, (*at, key))
        else:
            yield (*at, key), value


def with_change(tree: Tree, place: tuple[str, ...], value: Any) -> dict[str, Any]:
    """The same changes with one more; None takes one back."""
    key, rest = place[0], place[1:]
    new = dict(tree)
    if rest:
        new[key] = with_change(new.get(key, {}), rest, value)
        if not new[key]:
            del new[key]
    elif value is None:
        new.pop(key, None)
    else:
        new[key] = value
    return new


def read_variant(place: Path) -> Variant:
    """A variant from its file or folder."""
    try:
        if not place.is_dir():
            return _from(read(place), str(place))
        head = read(place / FILE)
        data = {file.stem: read(file) for file in sorted((place / "data").glob("*.toml"))}
    except BadData as error:
        raise BadVariant(str(error), **error.params) from None
    return _from({**head, "data": {**head.get("data", {}), **data}}, str(place))


def _from(found: Mapping[str, Any], where: str) -> Variant:
    for key in ("game", "name"):
        if not isinstance(found.get(key), str):
            raise BadVariant(f"{where} names no {key}", "variant-head", file=where, key=key)
    if not NAME.fullmatch(found["name"]):
        raise BadVariant(f"{found['name']!r} is no name of a variant", "variant-name", name=found["name"])
    for key, value in found.items():
        if key not in KEYS:
            raise BadVariant(f"{where} has {key!r}", "variant-key", place=key, known=", ".join(KEYS))
        if key in ("options", "data") and not isinstance(value, Mapping):
            raise BadVariant(f"{key} is a table", "variant-table", place=key)
    for file, tree in found.get("data", {}).items():
        if not isinstance(tree, Mapping):
            raise BadVariant(f"data.{file} is a table", "variant-table", place=f"data.{file}")
    return Variant(found["game"], found["name"], found.get("data", {}), found.get("options", {}))


def places() -> list[Path]:
    return [Path(place) for place in os.environ.get(PLACES, "").split(os.pathsep) if place]


def given(but: Path | None = None) -> dict[str, Variant]:
    """The variants in the places of ARALDO_VARIANTS: files, and folders of files. Faulty ones are left out."""
    found: dict[str, Variant] = {}
    for place in places():
        if place == but:
            continue
        inside = place.is_dir() and not (place / FILE).exists()
        for file in sorted(place.glob("*.toml")) if inside else [place]:
            try:
                variant = read_variant(file)
            except BadVariant:
                continue
            found[variant.id] = variant
    return found


def at_places(name: str) -> Variant | None:
    return given().get(name) if MARK in name else None


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _value(key)


def _value(value: Any) -> str:
    if isinstance(value, bool | int | float | str):
        return json.dumps(value, ensure_ascii=False)
    return f"[{', '.join(map(_value, value))}]"
