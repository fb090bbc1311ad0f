"""What a game's folder says in data: its rule catalogue (`rules.toml`) and its table options (`data/options.toml`)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from araldo.kernel.data import read, told
from araldo.kernel.errors import BadGame, BadSetup

LANGUAGES = ("en", "it")


@dataclass(frozen=True, slots=True)
class Rule:
    id: str
    chapter: str
    text: dict[str, str]


@dataclass(frozen=True, slots=True)
class TableOption:
    """A choice of the table. `values` lists what is allowed; labels and help are for people."""

    id: str
    values: tuple[Any, ...]
    default: Any
    rule: str
    label: dict[str, str]
    labels: dict[str, tuple[str, ...]]
    help: dict[str, str]

    def read(self, given: Any) -> Any:
        """A value as given on a command line or in JSON, or BadSetup."""
        for value in self.values:
            if given == value and type(given) is type(value):
                return value
            if isinstance(given, str) and given.lower() == str(value).lower():
                return value
        allowed = ", ".join(str(v).lower() if isinstance(v, bool) else str(v) for v in self.values)
        raise BadSetup(
            f"{self.id} cannot be {given!r}; it can be: {allowed}",
            "bad-value",
            option=self.id,
            value=str(given),
            allowed=allowed,
        )


class Catalogue:
    """The rules of a game in our own words, by id and by chapter."""

    def __init__(self, path: Path) -> None:
        data = read(path) if path.exists() else {}
        self.chapters: dict[str, dict[str, str]] = {}
        self.rules: dict[str, Rule] = {}
        for number, entry in enumerate(data.get("chapter", []), 1):
            whole(path, "chapter", number, entry, ("id", *LANGUAGES))
            self.chapters[entry["id"]] = {lang: entry[lang] for lang in LANGUAGES}
        for number, entry in enumerate(data.get("rule", []), 1):
            whole(path, "rule", number, entry, ("id", "chapter", *LANGUAGES))
            if entry["id"] in self.rules:
                raise BadGame(f"{told(path)}: the rule {entry['id']} is there twice; every id stands for one rule")
            if entry["chapter"] not in self.chapters:
                known = ", ".join(self.chapters) or "none"
                raise BadGame(f"{told(path)}: {entry['id']} is in the chapter {entry['chapter']!r}; there are: {known}")
            words = {lang: entry[lang] for lang in LANGUAGES}
            self.rules[entry["id"]] = Rule(entry["id"], entry["chapter"], words)

    def __contains__(self, rule: str) -> bool:
        return rule in self.rules

    def text(self, rule: str, lang: str) -> str:
        return self.rules[rule].text[lang]


def without_words(data: Any) -> Any:
    """Data without what is only said to people: keys that are a language, or end in one."""
    if isinstance(data, dict):
        return {k: without_words(v) for k, v in data.items() if k.rpartition("_")[2] not in LANGUAGES}
    return [without_words(item) for item in data] if isinstance(data, list) else data


def whole(path: Path, kind: str, number: int, entry: dict[str, Any], keys: tuple[str, ...]) -> None:
    """Raise BadGame for an entry that lacks something."""
    for key in keys:
        if key not in entry:
            name = entry.get("id", f"number {number}")
            raise BadGame(f"{told(path)}: the {kind} {name} has no {key!r}: every {kind} has {', '.join(keys)}")


def _option_holds(path: Path, entry: dict[str, Any], before: dict[str, TableOption]) -> None:
    name, values, default = entry["id"], entry["values"], entry["default"]
    if name in before:
        raise BadGame(f"{told(path)}: the option {name} is there twice; every id stands for one option")
    if not isinstance(values, list) or not values:
        raise BadGame(f"{told(path)}: the option {name} has no values: list what it can be")
    if not any(default == value and type(default) is type(value) for value in values):
        text = f"the option {name} is {default!r} by default, which is none of its values: {values}"
        raise BadGame(f"{told(path)}: {text}")
    for lang in LANGUAGES:
        labels = entry.get(f"labels_{lang}", values)
        if len(labels) != len(values):
            text = f"the option {name} has {len(values)} values and {len(labels)} labels_{lang}: one for each"
            raise BadGame(f"{told(path)}: {text}")


def load_options(path: Path) -> dict[str, TableOption]:
    return read_options(path, read(path)) if path.exists() else {}


def read_options(path: Path, data: dict[str, Any]) -> dict[str, TableOption]:
    """The options that a file says, or what lies over it."""
    out: dict[str, TableOption] = {}
    for number, entry in enumerate(data.get("option", []), 1):
        whole(path, "option", number, entry, ("id", "values", "default"))
        _option_holds(path, entry, out)
        labels = {lang: tuple(entry.get(f"labels_{lang}", [str(v) for v in entry["values"]])) for lang in LANGUAGES}
        out[entry["id"]] = TableOption(
            entry["id"],
            tuple(entry["values"]),
            entry["default"],
            entry.get("rule", ""),
            {lang: entry.get(lang, entry["id"]) for lang in LANGUAGES},
            labels,
            {lang: entry.get(f"help_{lang}", "") for lang in LANGUAGES},
        )
    return out
