"""The texts: both languages say the same with the same variables, and every option and event can be said."""

from __future__ import annotations

import re
from random import Random

import pytest

from araldo.games.medieval_conspiracy import GAME
from araldo.games.medieval_conspiracy.board import IDS
from araldo.games.medieval_conspiracy.box import ACTION_KINDS, COLOURS, EVENT_KINDS, MASTERS
from araldo.kernel import key_from_seed
from araldo.kernel.catalogue import LANGUAGES


def variables(lang: str) -> dict[str, set[str]]:
    text = (GAME.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    return {m[1]: set(re.findall(r"\$(\w+)", m[2])) for m in re.finditer(r"^([a-z][\w-]*) = (.*)$", text, re.M)}


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert variables("en") == variables("it")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_name_is_there(lang: str) -> None:
    for kind in GAME.questions:
        assert GAME.texts.has(lang, f"prompt-{kind}"), kind
    for word in (*ACTION_KINDS, *EVENT_KINDS, *MASTERS, *COLOURS, *IDS):
        assert GAME.texts.name(lang, word) != word or word in ("berg", "mark", "bar"), word


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"war_emphasis": True, "buy_heir": True, "honourable_retreat": True}])
def test_every_option_of_a_random_game_can_be_said(lang: str, options: dict[str, bool]) -> None:
    rng = Random(7)
    s = GAME.start(GAME.setup(3, options), key_from_seed(7))
    said: set[str] = set()
    for _ in range(900):
        if not s.frames:
            break
        seat = GAME.waiting(s)[0]
        found = GAME.options(s, seat)
        option = found[int(rng.random() * len(found))]
        label = GAME.label(GAME.view(s, seat), option, lang)
        assert "$" not in label
        assert "{" not in label
        assert not label.startswith("option-")
        said.add(s.asked.kind)
        GAME.apply(s, seat, GAME.choose([option], rng))
    assert {"bid", "march", "own_step", "fate"} <= said


def test_the_catalogue_has_every_rule_in_both_languages() -> None:
    assert len(GAME.rules.rules) == 259
    for rule in GAME.rules.rules.values():
        assert rule.chapter in GAME.rules.chapters
        assert all(len(rule.text[lang]) > 10 for lang in LANGUAGES), rule.id


def test_every_option_names_a_rule_and_is_said_in_both_languages() -> None:
    for option in GAME.options_table.values():
        assert option.rule in GAME.rules, option.id
        assert option.default in option.values
        for lang in LANGUAGES:
            assert option.label[lang] != option.id
            assert option.help[lang]
            assert len(option.labels[lang]) == len(option.values)
