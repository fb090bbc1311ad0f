"""Names in a sentence: the functions of `grammar`, as messages use them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

from araldo.kernel.discover import load, names
from araldo.kernel.grammar import FUNCTIONS, Noun, faults
from araldo.kernel.texts import Texts

# The browser's test reads the same table: what the log says and what the board says never differ.
TABLE = json.loads(Path(__file__).with_name("grammar.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("row", TABLE, ids=lambda row: f"{row['lang']} {row['name']} ({row['grammar']})")
def test_a_name_as_each_function_says_it(row: dict[str, Any]) -> None:
    noun = Noun(row["name"], row["grammar"])
    assert {asked: FUNCTIONS[row["lang"]][asked](noun) for asked in row["said"]} == row["said"]


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    (tmp_path / "it.ftl").write_text(
        "name-paris = Parigi\n    .grammar = town\n"
        "name-france =\n    .grammar = f land\n"
        "name-duchy = Ducato\n    .grammar = m\n"
        "log-attack = { CAP(IL($to)) } è attaccat{ OA($to) } { DA($origin) } { IN($where) } e { DI($seat) }.\n"
        "log-fall = { FORM($to) ->\n    [fp] Cadono\n    [mp] Cadono\n   *[m] Cade\n } { IL($to) }.\n"
        "log-asked = { A($seats) }.\n",
        encoding="utf-8",
    )
    (tmp_path / "en.ftl").write_text(
        "name-france = France\nname-papacy = Papal States\n    .grammar = the\n"
        "log-fall = { CAP(THE($to)) } fall to { $seat }.\n",
        encoding="utf-8",
    )
    return Texts(tmp_path, lambda texts, lang, word: "Francia" if word == "france" else None)


def test_a_message_declines_the_names_it_is_given(texts: Texts) -> None:
    event = {"kind": "attack", "to": "france", "origin": "duchy", "where": "paris", "seat": 0}
    line = "La Francia è attaccata dal Ducato a Parigi e di france."
    assert texts.event("it", event, ["france"]) == line  # a person called so keeps his name
    assert texts.event("en", {"kind": "fall", "to": "papacy", "seat": 0}, ["Anna"]) == "The Papal States fall to Anna."


def test_each_name_of_an_enumeration_is_declined(texts: Texts) -> None:
    event = {
        "kind": "attack",
        "to": ["france", "paris"],
        "origin": ["paris", "duchy"],
        "where": ["france", "paris"],
        "seat": 0,
    }
    line = "La Francia e Parigi è attaccate da Parigi e dal Ducato in Francia e a Parigi e di Anna."
    assert texts.event("it", event, ["Anna"]) == line
    assert texts.event("it", {"kind": "fall", "to": ["paris", "duchy"]}) == "Cadono Parigi e il Ducato."
    assert texts.event("it", {"kind": "fall", "to": ["paris"]}) == "Cade Parigi."


def test_and_before_e(texts: Texts) -> None:
    assert texts.event("it", {"kind": "asked", "seats": [0, 1]}, ["Anna", "Enrico"]) == "ad Anna e a Enrico."
    assert texts.name("it", ["Anna", "Enrico"]) == "Anna ed Enrico"


def test_a_name_alone_is_a_plain_string(texts: Texts) -> None:
    assert type(texts.name("it", "paris")) is str


def test_grammar_that_makes_no_sense_is_told() -> None:
    assert faults("it", "m land") == [] == faults("en", "the an")
    assert faults("it", "m f") == ["f"]
    assert faults("it", "town bare neuter") == ["neuter", "bare"]


class Used(visitor.Visitor):
    """What grammar a game's texts declare, and which functions they call."""

    def __init__(self) -> None:
        self.grammar: dict[str, str] = {}
        self.functions: set[str] = set()

    def visit_Message(self, node: ast.Message) -> None:
        for attribute in node.attributes:
            if attribute.id.name == "grammar":
                element = attribute.value.elements[0]
                self.grammar[node.id.name] = element.value if isinstance(element, ast.TextElement) else ""
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        self.generic_visit(node)


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", names())
def test_the_texts_of_every_game_use_it_rightly(game: str, lang: str) -> None:
    used = Used()
    used.visit(FluentParser().parse((load(game).folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")))
    assert {name: wrong for name, grammar in used.grammar.items() if (wrong := faults(lang, grammar))} == {}
    assert used.functions <= FUNCTIONS[lang].keys() | {"NUMBER", "DATETIME"}
