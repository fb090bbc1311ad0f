"""Standing answers, and for how long they hold."""

from __future__ import annotations

import dataclasses

import pytest

from araldo.kernel import Game, Illegal, key_from_seed
from araldo.table.match import ALWAYS, EACH, OTHERS, Match, human

PASS, STEAL = ("pass",), ("thief",)


@pytest.fixture
def match(game: Game) -> Match:
    """The first round is at its window: seat 0 has won, seat 1 holds two thieves."""
    match = Match(game, game.setup(3), [human(), human(), human()], key_from_seed(1))
    s = match.progress.parts[0].state
    hands = [[12, 13, 14], [0, 15, 16], [3, 4, 5]]
    used = {piece for hand in hands for piece in hand}
    s.hands, s.deck = hands, [piece for piece in range(18) if piece not in used]
    to_window(match)
    return match


def to_window(match: Match) -> None:
    while (kind := match.asked(match.waiting()[0])) != "thief":
        for seat in match.waiting():
            options = [o for o in match.options(seat, revise=False) if o != PASS]
            dear = max((o for o in options if o[0] == "stake"), default=None) if seat == 0 else PASS
            match.act(seat, dear or PASS if kind == "stake" else options[0])


def test_a_pass_may_count_until_the_round_ends(match: Match) -> None:
    assert match.scopes(1) == [EACH, "round", OTHERS, ALWAYS]
    match.stand(1, "thief", PASS, "round")
    assert match.given(1) == (PASS, "standing")
    match.advance()
    assert match.wishes == {1: {}}, "the round is over, and with it the answer"
    to_window(match)
    assert match.given(1) is None


def test_a_pass_until_i_say_otherwise_stays(match: Match) -> None:
    match.stand(1, "thief", PASS)
    match.advance()
    to_window(match)
    assert match.given(1) == (PASS, "standing")
    match.stand(1, "thief", None)
    assert match.given(1) is None


def test_ask_me_only_if_it_is_about_me(game: Game, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    match.stand(1, "thief", PASS, OTHERS)
    assert match.given(1) == (PASS, "standing"), "seat 0 is robbed"
    about = game.about
    assert about is not None
    from dataclasses import replace

    monkeypatch.setattr(game, "about", lambda view: replace(about(view), seats=(1,)))  # type: ignore[type-var]
    assert match.given(1) is None


def test_where_a_question_is_about_nobody_i_am_asked(game: Game, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    match.stand(1, "thief", PASS, OTHERS)
    about = game.about
    assert about is not None
    monkeypatch.setattr(game, "about", lambda view: dataclasses.replace(about(view), seats=None))  # type: ignore[type-var]
    assert match.standing_answer(1, "thief") is None
    monkeypatch.setattr(game, "about", lambda view: None)
    assert match.standing_answer(1, "thief") is None
    monkeypatch.setattr(game, "about", None)
    assert match.standing_answer(1, "thief") is None


def test_no_answer_holds_for_what_is_not_going_on(game: Game, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Illegal) as caught:
        match.stand(1, "thief", PASS, "auction")
    assert caught.value.code == "no-scope"
    monkeypatch.setattr(game, "about", None)
    with pytest.raises(Illegal):
        match.stand(1, "thief", PASS, OTHERS)
    assert match.wish(1, "thief") is None


def test_a_window_may_say_how_long_a_pass_counts_and_a_person_otherwise(
    game: Game, match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game.questions["thief"], "scope", "round")
    match.act(1, PASS)
    wish = match.wish(1, "thief")
    assert wish is not None
    assert (wish.action, wish.scope) == (PASS, "round")
    match.stand(1, "thief", PASS, EACH)
    match.act(1, PASS)
    assert match.wish(1, "thief").scope == EACH  # type: ignore[union-attr]
    assert match.standing_answer(1, "thief") is None


def test_who_reacts_has_not_passed(game: Game, match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(game.questions["thief"], "scope", "round")
    match.act(1, STEAL)
    assert match.wish(1, "thief") is None
