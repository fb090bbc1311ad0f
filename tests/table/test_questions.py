"""What a server needs of a match: which question stands, who acts next, going on from elsewhere."""

from __future__ import annotations

import re
from random import Random

import pytest

from araldo.kernel import SPECTATOR, Game, Illegal, key_from_seed
from araldo.kernel.record import Move
from araldo.table.match import Match, bot, human


def people(game: Game, seats: int = 3, seed: int = 1, hot_seat: bool = False) -> Match:
    return Match(game, game.setup(seats), [human() for _ in range(seats)], key_from_seed(seed), hot_seat, forced=False)


def test_a_question_has_one_id_for_everybody_until_it_is_answered(game: Game) -> None:
    match = people(game)
    seat = match.waiting()[0]
    first = match.question_id(seat)
    assert {match.question_id(viewer) for viewer in match.viewers} == {first}
    assert re.fullmatch("[0-9a-f]{12}", first), "a short text, which hides what it follows from"
    match.act(seat, ("open", "dear"))
    second = match.question_id(SPECTATOR)
    assert second != first
    match.act(match.waiting()[0], ("pass",))
    assert match.question_id(SPECTATOR) == second, "a sealed answer is nobody else's business"
    seller = match.waiting()[0]
    match.act(seller, match.free_options(seller)[0])
    assert match.question_id(SPECTATOR) == second, "a right that is used answers no question"
    for other in match.waiting():
        match.act(other, ("pass",))
    assert match.question_id(SPECTATOR) != second


def test_an_id_comes_back_with_what_was_taken_back_and_tells_other_answers_apart(game: Game) -> None:
    ids = []
    for wins in ("dear", "cheap", "dear"):
        match = people(game, hot_seat=True)
        seat = match.waiting()[0]
        match.act(1, match.free_options(1)[0])
        before = match.question_id(seat)
        match.act(seat, ("open", wins))
        ids.append(match.question_id(seat))
        match.undo(seat)
        assert match.question_id(seat) == before
    assert ids[0] == ids[2] != ids[1]


def test_pending_says_who_acts_in_the_next_step(game: Game) -> None:
    match = Match(game, game.setup(3), [human(), bot("miser"), bot("miser")], key_from_seed(1), forced=False)
    rng = Random(1)
    seen = set()
    while not match.over:
        who = match.pending()
        seen.add(who)
        waiting, moved = match.waiting(), match.step()
        if who == "":
            assert moved is None
            assert match.pending() == "", "to ask does not change who acts"
            match.act(0, game.choose(match.options(0, revise=False), rng))
        elif who == "right":
            assert waiting == (0,)
            assert moved is None, "the miser never uses its right"
        else:
            assert who == "bot"
            assert moved is not None
            assert moved.how == "bot"
    assert seen == {"", "bot", "right"}


def test_a_match_that_is_over_asks_nothing(game: Game) -> None:
    match = Match(game, game.setup(2), [bot("miser")] * 2, key_from_seed(1))
    match.advance()
    assert (match.question_id(0), match.pending(), match.waiting(), match.step()) == ("", "", (), None)
    assert (match.options(0), match.free_options(0), match.weigh(0), match.asked(0), match.given(0)) == (
        [],
        [],
        [],
        "",
        None,
    )


def polled(match: Match) -> list[int]:
    """The seats whose bots are asked in one step whether they use a right; none does."""
    found = []
    steps = match.stepping()
    try:
        poll = next(steps)
        while True:
            found += [poll.seat] * poll.right
            poll = steps.send(None if poll.right else poll.ask())
    except StopIteration:
        return found


def test_a_bot_is_asked_once_for_every_answer_whether_it_uses_its_right(game: Game) -> None:
    match = Match(game, game.setup(3), [human(), bot("miser"), bot("miser")], key_from_seed(1), forced=False)
    assert match.pending() == "right"
    assert (polled(match), match.pending(), polled(match)) == ([1, 2], "", [])
    match.act(0, match.free_options(0)[0])
    assert (match.pending(), polled(match)) == ("", []), "a right that is used answers nothing"
    match.act(0, ("open", "dear"))
    assert polled(match) == [1, 2]
    assert match.record.moves[-1].seat == 1
    assert polled(match) == [1, 2]


def test_a_bot_that_has_used_its_right_is_asked_once_more_and_then_the_next(game: Game) -> None:
    match = Match(game, game.setup(3), [human(), bot("miser"), bot("miser")], key_from_seed(1), forced=False)
    steps = match.stepping()
    poll = next(steps)
    assert (poll.seat, poll.right) == (1, True)
    with pytest.raises(StopIteration) as done:
        steps.send(poll.eyes.options[0])
    assert (done.value.value.seat, done.value.value.how) == (1, "bot")
    assert polled(match) == [2], "it has nothing more to sell in this round"


def test_who_has_let_a_right_pass_is_not_asked_again_when_the_next_one_uses_his(game: Game) -> None:
    match = Match(game, game.setup(3), [human(), bot("miser"), bot("miser")], key_from_seed(1), forced=False)
    steps = match.stepping()
    assert next(steps).seat == 1
    poll = steps.send(None)
    assert poll.seat == 2
    with pytest.raises(StopIteration):
        steps.send(poll.eyes.options[0])
    assert (match.record.moves[-1].seat, polled(match)) == (2, [])


def test_what_is_taken_back_asks_no_bot_again(game: Game) -> None:
    match = Match(game, game.setup(3), [human(), bot("miser"), bot("miser")], key_from_seed(1), True, forced=False)
    polled(match)
    match.act(0, ("open", "dear"))
    match.undo(0)
    assert (match.pending(), polled(match)) == ("", [])


def test_people_are_not_asked_whether_they_use_a_right(game: Game) -> None:
    match = people(game)
    assert match.free_options(1)
    assert (match.pending(), polled(match)) == ("", [])


def test_pending_looks_at_every_seat_for_a_bot(game: Game) -> None:
    match = people(game)
    match.act(0, ("open", "dear"))
    match.stand(0, "stake", ("pass",))
    match.sit(2, bot("miser"))
    assert match.pending() == "bot", "not the table, although seat 0 comes first"


def test_what_may_be_thought_of_is_weighed(game: Game) -> None:
    match = people(game)
    s = match.progress.parts[0].state
    s.coins[0] = 0
    refused = {option: why.rule for option, why in match.weigh(0) if why is not None}
    assert refused == {("reroll",): "TI-FAI-02"}
    assert [option for option, _ in match.weigh(1)] == match.free_options(1)


def test_given_is_what_the_table_will_answer(game: Game) -> None:
    match = people(game)
    seat = match.waiting()[0]
    assert match.given(seat) is None
    match.stand(seat, "open", ("open", "cheap"))
    assert match.given(seat) == (("open", "cheap"), "standing")
    match.stand(1, "open", ("open", "cheap"))
    assert match.given(1) is None, "who is not asked"
    match.sit(seat, bot("miser"))
    assert match.given(seat) is None, "who answers for himself"
    match.sit(seat, human())
    assert match.pending() == "table"
    assert match.step() is not None
    assert match.record.moves[-1].how == "standing"


def test_a_match_goes_on_from_a_state_and_from_what_others_did(game: Game) -> None:
    one = people(game)
    rng = Random(3)
    for _ in range(9):
        seat = one.waiting()[0]
        one.act(seat, game.choose(one.options(seat, revise=False), rng))
    two = people(game)
    two.replay(one.record.moves)
    assert game.pack(two.progress.parts[0].state) == game.pack(one.progress.parts[0].state)
    assert two.question_id(0) == one.question_id(0)
    assert [two.undo_barrier(seat) for seat in range(3)] == [one.undo_barrier(seat) for seat in range(3)]
    state = game.imagine(one.progress.parts[0].state, 0, rng)
    three = Match(game, game.setup(3), [human()] * 3, state.key, start=game.pack(state))
    assert three.view(0) == one.view(0)
    while not three.over:
        seat = three.waiting()[0]
        three.act(seat, game.choose(three.options(seat, revise=False), rng))
    assert three.outcome is not None


def test_what_the_rules_refuse_is_not_replayed(game: Game) -> None:
    match = people(game)
    with pytest.raises(Illegal, match=r"^move 2 "):
        match.replay([Move(0, ("open", "dear"), ""), Move(0, ("open", "dear"), "")])
    assert (len(match.record.moves), match.outdated) == (1, False)


def test_what_a_person_did_on_a_seat_that_is_a_bots_now_stays_done(game: Game) -> None:
    match = Match(game, game.setup(2), [bot("miser"), human()], key_from_seed(1), hot_seat=True)
    match.replay([Move(0, ("open", "dear"), "")])
    assert match.undo_barrier(0) == "other"
