"""The texts: both languages say the same with the same variables, and every option and event can be said."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from araldo.games.warrior_knights import GAME
from araldo.games.warrior_knights.board import AREAS
from araldo.games.warrior_knights.box import COLOURS, FACE, HOLDERS, RESULTS, load
from araldo.kernel import key_from_seed
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.log import event_for
from araldo.kernel.play import make_bot, play_out
from tests.games.warrior_knights.scenario import BLACK, RED, YELLOW, play, table, top_event


def variables(lang: str) -> dict[str, set[str]]:
    text = (GAME.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = re.finditer(r"^([a-z][\w-]*) =(.*(?:\n[ }].*)*)$", text, re.M)
    said = {m[1]: m[2].partition("\n    .grammar")[0] for m in found}
    return {key: set(re.findall(r"\$(\w+)", value)) for key, value in said.items() if value}


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert variables("en") == variables("it")


def test_every_question_has_its_prompt() -> None:
    for lang in LANGUAGES:
        assert all(GAME.texts.has(lang, f"prompt-{kind}") for kind in GAME.questions)


def test_everything_that_the_rules_note_has_its_words() -> None:
    sources = [GAME.folder / "setup.py", *sorted((GAME.folder / "rules").glob("*.py"))]
    kinds = {kind for path in sources for kind in re.findall(r'note\(\s*s, "(\w+)",', path.read_text(encoding="utf-8"))}
    for path in sources:
        text = path.read_text(encoding="utf-8")
        kinds |= {kind + more for kind in re.findall(r'note_place\(s, "(\w+)",', text) for more in ("", "_keep")}
        kinds |= {kind + more for kind in re.findall(r'note_side\(s, "(\w+)",', text) for more in ("", "_neutral")}
    assert len(kinds) > 120
    assert {kind for kind in kinds for lang in LANGUAGES if not GAME.texts.has(lang, f"log-{kind}")} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_place_and_colour_has_a_name(lang: str) -> None:
    for word in {*FACE, *AREAS, *COLOURS, *HOLDERS, *RESULTS} - {f"F{i:02}" for i in range(1, 25)}:
        assert GAME.texts.name(lang, word) != word, word


def test_cards_have_an_italian_text() -> None:
    for name, keys in (("agendas", ["card"]), ("events", ["card"]), ("action_cards", ["baron_card", "neutral_card"])):
        for key in keys:
            assert all(card["text_it"] for card in load(f"{name}.toml")[key])
    assert all(mission["text_it"] for mission in load("modules.toml")["mission"])


def test_options_say_their_price() -> None:
    t = table(3)
    play(t, RED, "versatile_strategy")
    assert GAME.label(t.view(RED), ("mark", 1), "en") == "Marker on spot 1, for 8 crowns"
    play(t, RED, "draft_soldiers")
    assert GAME.label(t.view(RED), ("mark", 1), "en") == "Marker on spot 1"
    t.state.faith[YELLOW] = 1
    top_event(t, "EV-R07")
    play(t, -1, "important_event")
    said = [GAME.label(t.view(YELLOW), ("draw", seat), "it") for seat in (YELLOW, BLACK)]
    assert ["1 Fede" in one for one in said] == [False, True]


@pytest.mark.parametrize("options", [{}, {"vote_declaration": "simultaneous", "open_private_motions": True}])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_option_and_event_is_said_in_words(seats: int, options: dict[str, Any]) -> None:
    """No message is left as its own name, no variable unfilled."""
    log: list[Any] = []
    s = GAME.start(GAME.setup(seats, options), key_from_seed(seats), log=log)
    rng = Random(seats)
    bots = [make_bot(GAME, "castellan" if i % 2 else "random", i) for i in range(seats)]
    for _ in range(120):
        s.log = log
        play_out(GAME, s, bots, 5)
        if GAME.over(s):
            break
        seat = GAME.waiting(s)[0]
        view = GAME.view(s, seat)
        for option in rng.sample(GAME.options(s, seat), min(4, len(GAME.options(s, seat)))):
            for lang in LANGUAGES:
                said = GAME.label(view, option, lang)
                assert not re.search(r"\{|option-", said), said
    for event in log:
        for lang in LANGUAGES:
            told = event_for(event, 0)
            if told is not None:
                said = GAME.texts.event(lang, told, ["A", "B", "C", "D", "E"])
                assert not re.search(r"\{|log-", said), said
