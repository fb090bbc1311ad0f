"""A window that stays open: answers of people are kept until it closes, and nothing else closes it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pytest

from araldo.kernel import Game, Illegal, key_from_seed
from araldo.kernel.game import TimeLimit
from araldo.table.match import Match, bot, human, open_seat
from tests.table.test_standing import PASS, STEAL, to_window

Begin = Callable[..., Match]


@pytest.fixture
def begin(game: Game) -> Begin:
    """A match at its window: seat 0 has won, seats 1 and 2 hold a thief each."""

    def made(patient: bool = True, forced: bool = True) -> Match:
        match = Match(game, game.setup(3), [human(), human(), human()], key_from_seed(1), forced=forced)
        s = match.progress.parts[0].state
        s.hands = [[12, 13, 14], [0, 1, 15], [3, 4, 16]]
        used = {piece for hand in s.hands for piece in hand}
        s.deck = [piece for piece in range(18) if piece not in used]
        to_window(match)
        match.patient = patient
        return match

    return made


def done(match: Match) -> list[tuple[int, tuple[object, ...], str]]:
    """What the window's closing brings."""
    return [(m.seat, m.action, m.how) for m in match.close(match.progress.parts[0])]


def test_a_window_that_people_may_answer_stays_open(begin: Begin) -> None:
    match = begin()
    part = match.progress.parts[0]
    assert match.stays_open(part)
    match.patient = False
    assert not match.stays_open(part)
    match.patient = True
    match.sit(1, bot("miser"))
    assert match.stays_open(part), "one person is enough"
    match.sit(2, bot("miser"))
    assert not match.stays_open(part), "the winner is no longer asked, and bots need no time"


def test_only_a_window_stays_open(begin: Begin) -> None:
    match = begin()
    assert match.at_window()
    match.close(match.progress.parts[0])
    assert match.asked(match.waiting()[0]) == "open"
    assert not match.at_window()
    assert not match.stays_open(match.progress.parts[0])


def test_when_all_is_over_no_window_stands(begin: Begin) -> None:
    match = begin()
    for seat in range(3):
        match.sit(seat, bot("miser"))
    match.advance()
    assert match.over
    assert match.progress.parts[0].state.asked is None
    assert not match.at_window()
    assert not match.stays_open(match.progress.parts[0])


def test_while_it_stays_open_the_table_answers_for_nobody(begin: Begin) -> None:
    """Not for who is away, nor for who has said what to answer: time must not tell which it was."""
    match = begin()
    match.stand(1, "thief", PASS)
    match.chairs[2] = dataclasses.replace(human(), away=True)
    assert match.pending() == ""
    assert match.advance() == []
    match.patient = False
    assert match.pending() == "table"
    assert [(m.seat, m.how) for m in match.advance(2)] == [(1, "standing"), (2, "default")]


def test_a_bot_answers_while_it_stays_open(begin: Begin) -> None:
    match = begin()
    match.sit(2, bot("miser"))
    assert match.pending() == "bot"
    assert [(m.seat, m.action) for m in match.advance(1)] == [(2, STEAL)]
    assert match.asked(1) == "thief"


def test_an_answer_is_kept_until_it_closes_and_the_last_one_counts(begin: Begin) -> None:
    match = begin()
    moves = len(match.record.moves)
    assert match.keep(1, STEAL)
    assert match.keep(1, PASS)
    assert match.keep(2, PASS)
    assert match.keep(2, STEAL)
    assert (match.kept, len(match.record.moves)) == ({1: PASS, 2: STEAL}, moves)
    assert match.undecided(match.progress.parts[0]) == []
    assert done(match) == [(1, PASS, ""), (2, STEAL, "")]
    assert match.kept == {}
    assert match.view(0)["frames"][0]["round"] == 2


def test_who_has_not_answered_when_it_closes_has_let_it_pass(begin: Begin) -> None:
    match = begin()
    match.keep(2, STEAL)
    assert match.undecided(match.progress.parts[0]) == [1]
    assert done(match) == [(1, PASS, "default"), (2, STEAL, "")]


def test_what_stands_counts_when_it_closes(begin: Begin) -> None:
    match = begin()
    match.stand(1, "thief", PASS)
    match.sit(2, bot("miser"))
    assert match.undecided(match.progress.parts[0]) == [2], "for a bot nobody else answers"
    match.sit(2, human())
    assert match.undecided(match.progress.parts[0]) == [2]
    assert done(match) == [(1, PASS, "standing"), (2, PASS, "default")]


def test_what_is_no_answer_to_it_is_not_kept(begin: Begin) -> None:
    match = begin()
    for seat, action in ((0, PASS), (1, ("open", "dear"))):
        assert match.keep(seat, action) is False
    match.sit(2, open_seat())
    assert match.keep(2, PASS) is False, "nobody sits there"
    match.patient = False
    assert match.keep(1, PASS) is False
    assert match.kept == {}


def test_a_kept_answer_that_is_no_longer_offered_counts_as_none(begin: Begin) -> None:
    match = begin()
    match.keep(1, STEAL)
    s = match.progress.parts[0].state
    s.deck.append(s.hands[1].pop())
    assert match.undecided(match.progress.parts[0]) == [2], "who can only pass has nothing to decide"
    assert done(match) == [(1, PASS, "forced"), (2, PASS, "default")]


def test_a_pass_at_a_window_counts_for_as_long_as_the_game_says_if_a_person_gave_it(
    game: Game, begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(game.questions["thief"], "scope", "round")
    match = begin()
    match.keep(1, PASS)
    passed = []
    monkeypatch.setattr(match, "_passed", lambda *given: passed.append(given))
    match.close(match.progress.parts[0])
    assert passed == [(1, "thief", PASS)]


# -- the table's clock


def test_without_an_agreed_time_nobody_is_told_that_it_is_up(begin: Begin) -> None:
    match = begin()
    assert (match.time_limit(), match.time_up()) == (0, [])


def test_when_the_time_is_up_the_table_says_so_for_whom_the_question_allows_it(game: Game) -> None:
    word = ("sell", "m1")
    timed = game.but(time_limit=TimeLimit(lambda setup: 30 * setup.seats, word))
    match = Match(timed, timed.setup(3), [human()] * 3, key_from_seed(1))
    s = match.progress.parts[0].state
    s.hands = [[0, 3, 6], [9, 10, 11], [1, 4, 7]]
    used = {piece for hand in s.hands for piece in hand}
    s.deck = [piece for piece in range(18) if piece not in used]
    assert match.time_limit() == 90
    assert [(m.seat, m.action, m.how) for m in match.time_up()] == [(0, word, "clock"), (2, word, "clock")]
    with pytest.raises(Illegal):
        match.undo(2)
