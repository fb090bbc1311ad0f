"""The texts: both languages say the same with the same variables, and every question, option and event can be said."""

from __future__ import annotations

import re
from typing import Any

import pytest

from araldo.games.medioevo_universale import GAME
from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import BUILDING, ENGINES, GALLEY, GOODS, KINDS, WAGON
from araldo.games.medioevo_universale.frames import CombatTurn, Handling, March
from araldo.games.medioevo_universale.rules.pieces import add_engine
from araldo.games.medioevo_universale.state import Depot
from araldo.games.medioevo_universale.words import NUMBERED, OTHERS, SEATED
from araldo.kernel import Frame
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import hold, leader, own, ship, table


def variables(lang: str) -> dict[str, set[str]]:
    text = (GAME.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = re.finditer(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)$", text, re.M)
    return {m[1]: set(re.findall(r"\$(\w+)", m[2])) for m in found}


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert variables("en") == variables("it")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_has_its_prompt(lang: str) -> None:
    assert [kind for kind in GAME.questions if not GAME.texts.has(lang, f"prompt-{kind}")] == []


def test_everything_that_the_rules_note_has_its_words() -> None:
    sources = [GAME.folder / "setup.py", *sorted((GAME.folder / "rules").glob("*.py"))]
    kinds = {
        kind for path in sources for kind in re.findall(r'note\(\s*s,\s*"(\w+)"', path.read_text(encoding="utf-8"))
    }
    assert len(kinds) > 60
    assert {kind for kind in kinds for lang in LANGUAGES if not GAME.texts.has(lang, f"log-{kind}")} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_that_name_a_seat_or_a_piece_are_said_in_full(lang: str) -> None:
    messages = [f"option-{verb}-seat" for verb in SEATED]
    messages += [f"option-{verb}-at" for verb in (*NUMBERED, *OTHERS)]
    assert [message for message in messages if not GAME.texts.has(lang, message)] == []


def twins() -> tuple[Table, list[int]]:
    """Of everything two alike in one place."""
    t = table(5)
    for seat, place in enumerate(("judea", "thrace", "pannonia", "frisia", "crimea")):
        own(t, seat, place, 20)
    hold(t, 0, "conestabile", "sicario")
    wagons = [ship(t, 0, WAGON, "judea", vf=5) for _ in range(2)]
    for wagon in wagons:
        leader(t, 0, "judea", 1, wagon.id).attacks = 1
        leader(t, 0, "judea", 1)
        leader(t, 1, "thrace", 2)
        add_engine(t.state, 0, 1, NUMBER["judea"])
        t.state.depots.append(Depot(NUMBER["judea"], 0, 4, -1, -1, 0, 9))
    galleys = [ship(t, 0, GALLEY, "egyptian_sea", vf=5) for _ in range(2)]
    leader(t, 0, "egyptian_sea", 1, galleys[0].id).attacks = 1
    for _ in range(2):
        ship(t, 6, GALLEY, "egyptian_sea", vf=3)  # pirates
    return t, [wagons[0].id, galleys[0].id]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("what", ["command", "cargo", "march"])
def test_no_two_options_are_said_alike(lang: str, what: str) -> None:
    t, (wagon, galley) = twins()
    frames: dict[str, Frame] = {
        "command": CombatTurn(seat=0),
        "cargo": Handling(seat=0, number=wagon),
        "march": March(seat=0, ids=[galley]),
    }
    t.goto(frames[what])
    seen = t.view(0)
    labels = [GAME.label(seen, option, lang) for option in t.options(0)]
    assert len(labels) > 5
    assert len(set(labels)) == len(labels)
    assert not any("$" in label for label in labels)


def names_of_pieces() -> list[str]:
    """Buildings, transports, engines, Captains and goods: all that a sentence may put an article before."""
    return [*(name for row in BUILDING for name in row), *KINDS, *ENGINES, *GOODS, "captain", "distant_port"]


def test_every_piece_and_good_has_its_gender_in_italian() -> None:
    genders = {"m", "f", "mp", "fp"}
    assert [name for name in names_of_pieces() if not GAME.texts.noun("it", name).grammar & genders] == []


@pytest.mark.parametrize(
    ("kind", "params", "it", "en"),
    [
        ("built", {"what": "city", "place": "judea"}, "costruisce una Città in Giudea", "builds a City in Judea"),
        ("built", {"what": "fair_agricultural", "place": "judea"}, "una Fiera agricola", "builds an Agricultural Fair"),
        ("repaired", {"what": "fortress", "place": "judea"}, "ripara il Fortilizio", "repairs the Fortress"),
        ("decayed", {"what": "tower", "place": "judea"}, "La Torre in Giudea non è stata riparata", "The Tower"),
        ("abandoned", {"what": "galley", "place": "egyptian_sea"}, "senza padrone, è rimossa", "The Galley"),
        ("abandoned", {"what": "war_wagon", "place": "judea"}, "Il Carro da guerra", "The War Wagon"),
        ("ordered", {"what": "trebuchet", "level": 2}, "acquista un Trabucco", "buys a Trebuchet"),
        ("took_aboard", {"what": "captain", "place": "judea"}, "imbarca un Capitano", "takes a Captain aboard"),
        ("monopoly", {"good": "slaves", "zone": 2}, "il monopolio degli Schiavi", "the monopoly of Slaves"),
        ("left_goods", {"units": 1, "good": "wine", "place": "judea"}, "1 unità di Vino", "1 unit of Wine"),
        ("left_goods", {"units": 3, "good": "wine", "place": "judea"}, "3 unità di Vino", "3 units of Wine"),
    ],
)
def test_sentences_put_the_right_article_before_pieces_and_goods(
    kind: str, params: dict[str, Any], it: str, en: str
) -> None:
    for lang, words in (("it", it), ("en", en)):
        assert words in GAME.texts._said(lang, f"log-{kind}", {"seat": 0, **params})[0]
