"""What a game's folder says in data: its rule catalogue (`rules.toml`) and its table options (`data/options.toml`)."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from araldo.kernel.data import read
from araldo.kernel.errors import BadSetup

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
        data: dict[str, Any] = read(path) if path.exists() else {}
        self.chapters = {c["id"]: {lang: c[lang] for lang in LANGUAGES} for c in data.get("chapter", [])}
        self.rules = {
            r["id"]: Rule(r["id"], r["chapter"], {lang: r[lang] for lang in LANGUAGES}) for r in data.get("rule", [])
        }

    def __contains__(self, rule: str) -> bool:
        return rule in self.rules

    def text(self, rule: str, lang: str) -> str:
        return self.rules[rule].text[lang]


def without_words(data: Any) -> Any:
    """Data without what is only said to people: keys that are a language, or end in one."""
    if isinstance(data, dict):
        return {k: without_words(v) for k, v in data.items() if k.rpartition("_")[2] not in LANGUAGES}
    return [without_words(item) for item in data] if isinstance(data, list) else data


def load_options(path: Path) -> dict[str, TableOption]:
    return read_options(read(path) if path.exists() else {})


def read_options(data: dict[str, Any]) -> dict[str, TableOption]:
    out = {}
    for entry in data.get("option", []):
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
