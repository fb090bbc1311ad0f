"""Hints: a bot's answer in a person's place, with reasons in words, and nothing in it that the person does not see."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from araldo.bots.coach import MOST, Advice, Coach, advise, eyes_of, teacher
from araldo.kernel import Game, discover, key_from_seed
from araldo.kernel.action import Span, offered
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.play import Bot, cast_of, make_bot, play_out

GAMES = sorted(name for name, where in discover.names().items() if where.startswith(discover.PACKAGE))
DECISIONS = 900
EVERY = 3
RIGHTS = {"sell", "play", "trade", "levy", "claim", "time_up", "gift", "heir"}  # nobody is asked for them


def decisions(game: Game) -> Iterator[tuple[Any, int]]:
    """States of a game among the characters of the table, and who is asked, where there is a choice."""
    seats = game.usual_seats
    cast = (cast_of(game) * seats)[:seats]
    s = game.start(game.setup(seats), key_from_seed(11))
    bots: list[Bot] = [make_bot(game, name, seat) for seat, name in enumerate(cast)]
    for number in range(DECISIONS):
        if not s.frames:
            return
        seat = game.waiting(s)[0]
        options = game.options(s, seat)
        if number % EVERY == 0 and (len(options) > 1 or isinstance(options[0], Span)):
            yield s, seat
        play_out(game, s, bots, 1)


@cache
def hints(name: str) -> list[tuple[str, bool, Advice, Advice, bool]]:
    """At each decision: its kind, whether the hint is legal, the hint, that in a twin, whether it supposes rightly."""
    game, found = discover.load(name), []
    for number, (s, seat) in enumerate(decisions(game)):
        twin = game.imagine(s, seat, Random(number))
        hint = advise(game, s, seat)
        alike = game.view(game.supposed(s, seat), seat) == game.view(s, seat)
        found.append((s.asked.kind, offered(game.options(s, seat), hint.action), hint, advise(game, twin, seat), alike))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_names_what_may_be_done(name: str) -> None:
    assert [kind for kind, allowed, *_ in hints(name) if not allowed] == []


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_has_reasons_in_both_languages(name: str) -> None:
    game = discover.load(name)
    for kind, _, hint, *_ in hints(name):
        assert 1 <= len(hint.why) <= MOST + 1, (kind, hint.action)
        for phrase in hint.why:
            for lang in LANGUAGES:
                assert game.texts.complete(lang, phrase.message, phrase.params), (kind, phrase, lang)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_the_same_whatever_is_hidden(name: str) -> None:
    for kind, _, hint, other, alike in hints(name):
        assert hint == other, kind
        assert alike, "what is supposed looks as it does to the seat"


@pytest.mark.parametrize("name", GAMES)
def test_numbers_are_among_the_reasons(name: str) -> None:
    """Not only rules of thumb: the terms of the bot's own judgement, at most kinds of questions that it was asked."""
    told = {kind for kind, _, hint, *_ in hints(name) if any(phrase.params for phrase in hint.why)}
    assert len(told) >= min(8, len({kind for kind, *_ in hints(name)}) // 2)


@pytest.mark.parametrize("name", GAMES)
def test_every_question_of_a_game_has_a_rule_of_thumb(name: str) -> None:
    game = discover.load(name)
    ids = {lang: {word for word in game.texts.ids[lang] if word.startswith("reason-")} for lang in LANGUAGES}
    assert ids["en"] == ids["it"]
    for kind in game.questions:
        own = [word for word in ids["en"] if f"{word}-".startswith(f"reason-{kind}-")]
        assert own or kind in RIGHTS, kind
        if f"reason-{kind}" in own:  # and it is not the name of a term with numbers
            assert all(game.texts.complete(lang, f"reason-{kind}", {}) for lang in LANGUAGES), kind


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_changes_nothing_and_is_the_same_again(name: str) -> None:
    game = discover.load(name)
    s, seat = next(decisions(game))
    before = game.pack(s)
    assert advise(game, s, seat) == advise(game, s, seat)
    assert game.pack(s) == before


def test_the_teacher_is_the_bot_whose_characters_a_table_mixes() -> None:
    assert {name: teacher(discover.load(name)) for name in GAMES} == {
        "castelli": "burgrave",
        "crusader_kings": "regent",
        "medieval_conspiracy": "palatine",
        "medioevo_universale": "marshal",
        "warrior_knights": "seneschal",
    }


def test_who_cannot_explain_still_gives_the_rule_of_thumb() -> None:
    game = discover.load("castelli")
    s, seat = next(decisions(game))
    coach = Coach(game)
    coach.bot = make_bot(game, "random", 1)
    action = coach.choose(eyes_of(game, s, seat, game.options(s, seat)))
    assert [phrase.message for phrase in coach.why] == [f"reason-{s.asked.kind}-{action[0]}"]
