"""What a server needs of a match: which question stands, who acts next, going on from elsewhere."""

from __future__ import annotations

from random import Random

from araldo.kernel import SPECTATOR, Game, key_from_seed
from araldo.table.match import Match, bot, human


def people(game: Game, seats: int = 3, seed: int = 1, hot_seat: bool = False) -> Match:
    return Match(game, game.setup(seats), [human() for _ in range(seats)], key_from_seed(seed), hot_seat, forced=False)


def test_a_question_has_one_id_for_everybody_until_it_is_answered(game: Game) -> None:
    match = people(game)
    seat = match.waiting()[0]
    first = match.question_id(seat)
    assert {match.question_id(viewer) for viewer in match.viewers} == {first}
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


def test_given_is_what_the_table_will_answer(game: Game) -> None:
    match = people(game)
    seat = match.waiting()[0]
    assert match.given(seat) is None
    match.stand(seat, "open", ("open", "cheap"))
    assert match.given(seat) == (("open", "cheap"), "standing")
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
