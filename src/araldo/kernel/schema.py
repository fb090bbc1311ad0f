"""What the numbers of a game are and may be: for whoever changes them in a variant.

Everything in `data/` has a place (`technologies.technology.mill.price`), a type, and limits. Those that follow from the
data themselves (a number that is not negative stays so, a word is one that stands in the same column) hold unless the
game's `schema.toml` says more:

    [[chapter]]                       # how a file is called
    file = "technologies"
    en = "Technologies"
    it = "Tecnologie"

    [[number]]                        # a column: `*` stands for any entry or key, `**` for any way to it
    at = "technologies.technology.*.price"
    min = 0
    max = 2000
    step = 50
    en = "price"
    it = "prezzo"
    rule = "MU-TEC-02"

    [[fixed]]                         # what no variant may change: where a piece is drawn, how many there are in all
    at = "map.**"
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from fnmatch import fnmatchcase
from typing import Any

from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.data import children, is_table_list, read
from araldo.kernel.errors import BadSetup
from araldo.kernel.game import Game
from araldo.kernel.variant import BadVariant, Variant, base_of, changes

Place = tuple[str, ...]
FILE = "schema.toml"
ROOM = 10  # where nothing else is said, a number may become so many times as large
SAID = {"en": "{name}: {field} {new} instead of {old}", "it": "{name}: {field} {new} invece di {old}"}
BARE = {"en": "{field}: {new} instead of {old}", "it": "{field}: {new} invece di {old}"}
YES = {"en": ("no", "yes"), "it": ("no", "sì")}


@dataclass(frozen=True)
class Value:
    """One value of the data: where it stands, what it is in the box, and what it may be in a variant."""

    place: Place
    pattern: str
    value: Any
    name: dict[str, str]  # of the entry that it belongs to
    field: dict[str, str]
    low: float | None = None
    high: float | None = None
    step: float = 1
    choices: tuple[str, ...] = ()
    rule: str = ""
    fixed: bool = False

    @property
    def number(self) -> bool:
        return type(self.value) in (int, float)

    @property
    def at(self) -> str:
        return ".".join(self.place)

    def check(self, given: Any) -> None:
        """BadVariant says why a value may not stand here."""
        if self.fixed:
            raise BadVariant(f"{self.at} is fixed", "variant-fixed", place=self.at)
        kind = {int: "int", float: "float", bool: "bool", str: "str"}.get(type(self.value), "list")
        if isinstance(self.value, list):
            if not isinstance(given, list) or _shape(given) != _shape(self.value):
                raise BadVariant(f"{self.at} is like {self.value}", "variant-list", place=self.at, like=str(self.value))
            return
        fits = type(given) is type(self.value) or (kind == "float" and type(given) is int)
        if not fits:
            raise BadVariant(f"{self.at} is {kind}", "variant-type", place=self.at, given=str(given), kind=kind)
        if self.number and not (_or(self.low, -math.inf) <= given <= _or(self.high, math.inf)):
            raise BadVariant(
                f"{self.at} is from {self.low} to {self.high}, not {given}",
                "variant-limit", place=self.at, given=given, low=self.low, high=self.high,
            )  # fmt: skip
        if kind == "str" and self.choices and given not in self.choices:
            near = get_close_matches(given, self.choices, 1, 0.0)
            raise BadVariant(
                f"{self.at} cannot be {given!r}",
                "variant-word", place=self.at, given=given, near=near[0], known=", ".join(self.choices),
            )  # fmt: skip

    def said(self, lang: str, given: Any) -> str:
        """A change in words."""
        form = SAID if self.name[lang] else BARE
        new, old = _said(lang, given), _said(lang, self.value)
        return form[lang].format(name=self.name[lang], field=self.field[lang], new=new, old=old)


def _or(value: float | None, otherwise: float) -> float:
    return otherwise if value is None else value


def _shape(value: Any) -> Any:
    """What stays of a list: how long it is and what is in it."""
    return [_shape(item) for item in value] if isinstance(value, list) else type(value)


def _said(lang: str, value: Any) -> str:
    if isinstance(value, bool):
        return YES[lang][value]
    return ", ".join(_said(lang, item) for item in value) if isinstance(value, list) else str(value)


@dataclass(frozen=True)
class Column:
    """What the same field of many entries has in common."""

    pattern: str
    said: dict[str, Any]
    fixed: bool
    most: float
    step: int
    words: tuple[str, ...]


class Schema:
    """The values of a game's data, by place."""

    def __init__(self, game: Game) -> None:
        self.game = game
        file = game.folder / FILE
        self.given: dict[str, Any] = read(file) if file.exists() else {}
        self.files = {
            path.stem: read(path) for path in sorted((game.folder / "data").glob("*.toml")) if path.stem != "options"
        }
        self.values = {value.place: value for value in self._all()}

    @property
    def numbers(self) -> list[Value]:
        """What a designer turns: numbers and switches that are not fixed."""
        return [v for v in self.values.values() if (v.number or isinstance(v.value, bool)) and not v.fixed]

    def fitting(self, pattern: str) -> list[Value]:
        return [value for value in self.values.values() if _fits(value.pattern, pattern)]

    def place(self, at: str) -> Place:
        """A place as it is said; one that is not known is taken apart at its dots."""
        return next((place for place, value in self.values.items() if value.at == at), tuple(at.split(".")))

    def chapter(self, file: str, lang: str) -> str:
        said: dict[str, Any] = next((one for one in self.given.get("chapter", []) if one["file"] == file), {})
        return str(said.get(lang) or file.replace("_", " ").capitalize())

    def _all(self) -> Iterator[Value]:
        """In the order of the files."""
        found: list[tuple[Place, str, Any, dict[str, str]]] = []
        columns: dict[str, list[Any]] = {}
        for file, data in self.files.items():
            for entry in _walk(data, (file,), file, dict.fromkeys(LANGUAGES, ""), self.game):
                found.append(entry)
                columns.setdefault(entry[1], []).append(entry[2])
        about = {pattern: self._column(pattern, values) for pattern, values in columns.items()}
        for place, pattern, value, name in found:
            if not _for_people(place):
                yield self._value(place, value, name, about[pattern])

    def _column(self, pattern: str, values: list[Any]) -> Column:
        """What holds for all values of a column: what the schema says of it, and what follows from them together."""
        said: dict[str, Any] = {}
        for entry in self.given.get("number", []):  # the last that fits says most
            if _fits(pattern, entry["at"]):
                said = {**said, **entry}
        fixed = any(_fits(pattern, entry["at"]) for entry in self.given.get("fixed", []))
        numbers = [abs(value) for value in values if type(value) in (int, float)]
        whole = [number for number in numbers if type(number) is int and number]
        words = tuple(sorted({value for value in values if isinstance(value, str)}))
        step = math.gcd(*whole) if len(whole) > 2 else 1
        return Column(pattern, said, fixed, max([1, *numbers]), step, words)

    def _value(self, place: Place, value: Any, name: dict[str, str], column: Column) -> Value:
        said = column.said
        low = high = None
        step: float = 1
        if type(value) in (int, float):
            low, high = said.get("min", 0 if value >= 0 else ROOM * value), said.get("max", ROOM * column.most)
            step = said.get("step", column.step if type(value) is int else 0.1)
        return Value(
            place, column.pattern, value, name,
            {lang: str(said.get(lang) or place[-1].replace("_", " ")) for lang in LANGUAGES},
            low, high, step, column.words if isinstance(value, str) else (), said.get("rule", ""),
            place[-1] == "id" or column.fixed,
        )  # fmt: skip

    def check(self, variant: Variant) -> None:
        """BadVariant names the first thing that the game does not know or cannot have."""
        if variant.game != base_of(self.game.id):
            raise BadVariant(
                f"this is a variant of {variant.game}", "variant-game", game=self.game.id, given=variant.game
            )
        for key, given in variant.options.items():
            self._option(key, given)
        for file, tree in variant.data.items():
            if file not in self.files:
                raise self._unknown(f"data.{file}", file, self.files)
            for place, given in changes(tree, (file,)):
                self._find(place).check(given)

    def _option(self, key: str, given: Any) -> None:
        table = self.game.options_table
        if key not in table:
            raise self._unknown(f"options.{key}", key, table)
        try:
            table[key].read(given)
        except BadSetup as error:
            raise BadVariant(str(error), error.code, **error.params) from None

    def _find(self, place: Place) -> Value:
        if place in self.values:
            return self.values[place]
        node: Any = self.files
        for number, key in enumerate(place):
            known = children(node)
            if key not in known:
                raise self._unknown(".".join(place[: number + 1]), key, known)
            node = known[key]
        at = ".".join(place)
        if _for_people(place):
            raise BadVariant(f"{at} is said to people", "variant-fixed", place=at)
        raise BadVariant(f"{at} is a table, not a value", "variant-table", place=at)

    def _unknown(self, at: str, key: str, known: Mapping[str, Any]) -> BadVariant:
        near = get_close_matches(key, list(known), 1, 0.0)
        return BadVariant(
            f"there is no {at}; nearest: {near}",
            "variant-unknown", place=at, game=self.game.id, near=near[0] if near else "–",
        )  # fmt: skip

    def diff(self, variant: Variant, lang: str) -> list[str]:
        """A variant in words, one sentence a change; what is as in the box is left out."""
        found = []
        for file, tree in variant.data.items():
            for place, given in changes(tree, (file,)):
                if (value := self.values[place]).value != given:
                    found.append(value.said(lang, given))
        table = self.game.options_table
        for key, given in variant.options.items():
            option, chosen = table[key], table[key].read(given)
            if chosen != option.default:
                labels = dict(zip(option.values, option.labels[lang], strict=True))
                old = labels[option.default]
                found.append(BARE[lang].format(field=option.label[lang], new=labels[chosen], old=old))
        return found


def _walk(
    node: Any, place: Place, pattern: str, name: dict[str, str], game: Game
) -> Iterator[tuple[Place, str, Any, dict[str, str]]]:
    """Every value, with its place, its column and what the entry is called."""
    parts = children(node)
    if not parts:
        yield place, pattern, node, name
        return
    entries = is_table_list(node)
    for key, part in parts.items():
        called = _called(part, key, name, game) if entries or isinstance(part, dict) else name
        yield from _walk(part, (*place, key), f"{pattern}.{'*' if entries else key}", called, game)


def _called(entry: Any, key: str, above: dict[str, str], game: Game) -> dict[str, str]:
    """What people call an entry: its own words, those of the game's texts, or its key; after what it belongs to."""
    found = {}
    for lang in LANGUAGES:
        own = next((entry[k] for k in (lang, f"name_{lang}", f"title_{lang}") if isinstance(entry.get(k), str)), "") \
            if isinstance(entry, dict) else ""  # fmt: skip
        said = own or str(game.texts.name(lang, key)).replace("_", " ")
        found[lang] = f"{above[lang]} · {said}" if above[lang] else said
    return found


def _for_people(place: Place) -> bool:
    return place[-1].rpartition("_")[2] in LANGUAGES


def _fits(column: str, pattern: str) -> bool:
    """Whether a column is one of a pattern's: `*` is one step, `**` any number of them."""
    return _match(column.split("."), pattern.split("."))


def _match(steps: list[str], wanted: list[str]) -> bool:
    if not wanted:
        return not steps
    if wanted[0] == "**":
        return any(_match(steps[skip:], wanted[1:]) for skip in range(len(steps) + 1))
    return bool(steps) and fnmatchcase(steps[0], wanted[0]) and _match(steps[1:], wanted[1:])
