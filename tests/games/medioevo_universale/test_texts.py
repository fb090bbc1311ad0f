"""The texts: both languages say the same with the same variables, and every question, option and event can be said."""

from __future__ import annotations

import re

import pytest

from araldo.games.medioevo_universale import GAME
from araldo.games.medioevo_universale.words import NUMBERED, OTHERS, SEATED
from araldo.kernel.catalogue import LANGUAGES


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
