"""A running match: seats, automatic answers, undo and its barriers, logs."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from araldo.kernel import SPECTATOR, Game, Illegal, key_from_seed, note
from araldo.kernel.errors import BadSetup
from araldo.kernel.state import bit as mask
from araldo.table.match import EACH, RIGHTS, Match, bot, human, open_seat

KEY = key_from_seed(5)


def people(game: Game, seats: int = 2, **kwargs: Any) -> Match:
    return Match(game, game.setup(seats), [human()] * seats, KEY, **kwargs)


def stakes(match: Match) -> dict[int, Any]:
    """A stake of each seat, all different."""
    used: set[str] = set()
    found = {}
    for seat in range(match.setup.seats):
        action = next(o for o in match.options(seat) if o[0] == "stake" and o[1] not in used)
        used.add(action[1])
        found[seat] = action
    return found


def to_stakes(match: Match) -> None:
    match.act(0, ("open", "dear"))


# -- seats


def test_bots_play_until_a_person_is_needed(game: Game) -> None:
    match = Match(game, game.setup(3), [bot("miser"), human(), bot("random")], KEY)
    done = match.advance()
    assert match.needed() == (1,)
    assert {move.seat for move in done} == {0, 2}
    assert all(move.how == "bot" for move in done)
    assert match.advance() == []


def test_a_match_of_bots_ends_and_is_the_same_again(game: Game) -> None:
    ends = []
    for _ in range(2):
        match = Match(game, game.setup(3), [bot("miser"), bot("random"), bot("random")], KEY)
        match.advance()
        assert match.over
        ends.append(match.export(SPECTATOR))
    assert ends[0] == ends[1]


def test_one_step_at_a_time_is_the_same_match(game: Game) -> None:
    quick, slow = (Match(game, game.setup(2), [bot("random"), bot("random")], KEY) for _ in range(2))
    quick.advance()
    while slow.step() is not None:
        pass
    assert quick.record == slow.record
    assert len(Match(game, game.setup(2), [bot("random"), bot("random")], KEY).advance(limit=3)) == 3


def test_bots_use_their_standing_rights(game: Game) -> None:
    sold = 0
    for seed in range(10):
        match = Match(game, game.setup(3), [bot("random")] * 3, key_from_seed(seed))
        match.advance()
        sold += sum(move.action[0] == "sell" for move in match.record.moves)
    assert sold > 0


def test_nothing_moves_while_a_seat_is_open(game: Game) -> None:
    match = Match(game, game.setup(2), [bot("miser"), open_seat()], KEY)
    assert match.advance() == []
    match.sit(1, human())
    assert match.advance() != []


@pytest.mark.parametrize(("seat", "action", "code"), [
    (1, ("open", "dear"), "not-asked"),
    (0, ("open", "tomorrow"), "not-offered"),
    (2, ("open", "dear"), "not-yours"),
    (7, ("open", "dear"), "not-yours"),
    (-1, ("open", "dear"), "not-yours"),
])  # fmt: skip
def test_only_the_right_seat_acts_and_only_as_offered(game: Game, seat: int, action: Any, code: str) -> None:
    match = Match(game, game.setup(3, {"thieves": False}), [human(), human(), bot("miser")], KEY)
    match.sit(1, human())
    if code == "not-asked":  # with nothing left to sell, a seat that is not asked may do nothing at all
        game_over_hands = match.progress.parts[0].state
        game_over_hands.deck += game_over_hands.hands[1]
        game_over_hands.hands[1] = []
    before = game.pack(match.progress.parts[0].state)
    with pytest.raises(Illegal) as caught:
        match.act(seat, action)
    assert caught.value.code == code
    assert match.record.moves == []
    assert game.pack(match.progress.parts[0].state) == before


def test_an_unknown_bot_or_a_missing_chair_is_refused(game: Game) -> None:
    with pytest.raises(BadSetup, match="no bot 'steward'"):
        Match(game, game.setup(2), [human(), bot("steward")])
    with pytest.raises(BadSetup, match="2 seats, but 1"):
        Match(game, game.setup(2), [human()])


def test_another_bot_on_a_seat_plays_at_once(game: Game) -> None:
    chair = bot("random")
    match = Match(game, game.setup(2), [chair, human()], KEY)
    assert match.step() is not None
    chair.bot = "miser"  # the match asks the table's own record of the seat, and keeps none beside it
    part = match.progress.parts[0]
    assert type(match._bot(part, 0)) is game.bots["miser"]


# -- answers the table gives


def test_a_standing_answer_is_given_when_it_is_offered(game: Game) -> None:
    match = people(game)
    match.stand(1, "stake", ("pass",))
    to_stakes(match)
    done = match.advance()
    assert [(move.seat, move.action, move.how) for move in done] == [(1, ("pass",), "standing")]
    assert match.waiting() == (0,)


def test_a_standing_answer_that_is_not_offered_waits_for_the_person(game: Game) -> None:
    match = people(game)
    match.stand(0, "open", ("open", "tomorrow"))
    assert match.advance() == []
    match.stand(0, "open", ("open", "cheap"))
    match.stand(0, "open", None)
    assert match.advance() == []
    with pytest.raises(Illegal):
        match.stand(0, "no such question", ("pass",))


def test_an_absent_seat_gets_the_default(game: Game) -> None:
    match = people(game)
    to_stakes(match)
    match.default(1)
    assert match.record.moves[-1].how == "default"
    assert match.record.moves[-1].action == ("pass",)
    with pytest.raises(Illegal):
        match.default(1)
    match.chairs[0] = dataclasses.replace(human(), away=True)
    match.chairs[1] = dataclasses.replace(human(), away=True)
    match.advance()
    assert match.over
    assert {move.how for move in match.record.moves[1:]} == {"default"}


def test_a_forced_choice_is_given_unless_a_right_could_still_be_used(game: Game) -> None:
    match = people(game)
    s = match.progress.parts[0].state
    s.deck += s.hands[1]
    s.hands[1] = []  # seat 1 can only pass, and has nothing to sell
    to_stakes(match)
    match.stand(1, RIGHTS, ("ask",), EACH)
    assert [(m.seat, m.action, m.how) for m in match.advance()] == [(1, ("pass",), "forced")], (
        "there is no right to use"
    )
    s = (match := people(game, forced=False)).progress.parts[0].state
    s.deck += s.hands[1]
    s.hands[1] = []
    to_stakes(match)
    assert match.advance() == []
    s = (match := people(game)).progress.parts[0].state
    thieves = [15, 16]
    for pile in (s.deck, *s.hands):
        pile[:] = [p for p in pile if p not in thieves]
    s.deck += s.hands[1]
    s.hands[1] = thieves  # seat 1 can only pass, but could sell first
    to_stakes(match)
    assert match.options(1) == [("pass",)]
    match.stand(1, RIGHTS, ("ask",), EACH)
    assert match.advance() == [], "who wants to be stopped for a right is asked"
    match.stand(1, RIGHTS, None)
    assert [m.how for m in match.advance()] == ["forced"], "a right makes no question of a forced answer"


# -- undo


def test_a_decision_can_be_taken_back_and_leaves_no_trace(game: Game) -> None:
    match = people(game, hot_seat=True)
    s = match.progress.parts[0].state
    before, record = game.pack(s), list(match.record.moves)
    match.act(0, ("open", "cheap"))
    assert match.undo_barrier(0) == ""
    assert match.undo(0).action == ("open", "cheap")
    assert game.pack(match.progress.parts[0].state) == before
    assert match.record.moves == record
    assert match.told() == []
    assert match.undo_barrier(0) == "nothing"
    match.act(0, ("open", "dear"))
    assert match.progress.parts[0].state.frames[-1].wins == "dear"


def test_several_decisions_of_one_seat_are_taken_back_one_by_one(game: Game) -> None:
    match = people(game, hot_seat=True)
    to_stakes(match)
    first = stakes(match)[0]
    match.act(0, first)
    match.act(0, ("pass",))  # a sealed answer may be changed
    match.undo(0)
    assert match.progress.parts[0].state.asked.answers == {0: first}
    match.undo(0)
    match.undo(0)
    assert match.asked(0) == "open"


def test_a_gesture_of_several_actions_is_taken_back_as_one(game: Game) -> None:
    match = people(game)
    before = game.pack(match.progress.parts[0].state)
    sale = match.free_options(0)[0]
    moves = match.act_all(0, [(sale, ""), (("open", "dear"), "open")])
    assert [(move.action, move.how) for move in moves] == [(sale, ""), (("open", "dear"), "then")]
    match.hot_seat = True  # where a secret question stands does not matter here
    assert match.undo(0).action == sale
    assert game.pack(match.progress.parts[0].state) == before
    assert match.record.moves == []


@pytest.mark.parametrize("second", [("open", "nonsense"), ("pass",)])
def test_a_gesture_stops_where_something_comes_before_the_next_action(game: Game, second: tuple[str, ...]) -> None:
    """The second action is no option, or answers another question than its own."""
    match = people(game)
    assert len(match.act_all(0, [(("open", "dear"), ""), (second, "")])) == 1
    assert match.asked(0) == "stake"


def test_a_gesture_stops_at_chance(game: Game) -> None:
    match = people(game)
    assert len(match.act_all(0, [(("reroll",), ""), (("open", "dear"), "")])) == 1
    assert match.asked(0) == "open"


def test_a_gesture_whose_first_action_is_refused_changes_nothing(game: Game) -> None:
    match = people(game)
    with pytest.raises(Illegal):
        match.act_all(0, [(("open", "nonsense"), ""), (("open", "dear"), "")])
    assert match.record.moves == []


def test_undo_stops_at_a_draw_of_chance(game: Game) -> None:
    match = people(game)
    match.act(0, ("reroll",))
    assert match.undo_barrier(0) == "chance"
    with pytest.raises(Illegal) as caught:
        match.undo(0)
    assert caught.value.code == "undo-chance"


def test_undo_stops_at_anything_newly_seen(game: Game) -> None:
    match = people(game)
    to_stakes(match)
    chance = match.progress.parts[0].state.draws
    for seat, action in stakes(match).items():
        match.act(seat, action)  # the last one turns all stakes over
    assert match.asked(match.waiting()[0]) == "thief"
    assert match.progress.parts[0].state.draws == chance
    assert match.undo_barrier(1) == "seen"
    with pytest.raises(Illegal) as caught:
        match.undo(1)
    assert caught.value.code == "undo-seen"


def test_undo_stops_at_another_seats_decision(game: Game) -> None:
    match = people(game, hot_seat=True)
    to_stakes(match)
    first = stakes(match)
    match.act(0, first[0])
    match.act(1, next(o for o in match.free_options(1)))
    assert match.undo_barrier(0) == "other"
    assert match.undo_barrier(1) == ""
    match.undo(1)
    assert match.undo_barrier(0) == "other"
    mixed = Match(game, game.setup(2), [human(), bot("miser")], KEY)
    mixed.act(0, ("open", "dear"))
    mixed.advance()
    assert mixed.undo_barrier(0) == "other"
    mixed.sit(1, human())
    assert mixed.undo_barrier(1) == "other", "what a bot did stays done when a person takes its seat"


def test_while_a_secret_question_stands_nothing_is_taken_back(game: Game) -> None:
    """Whether others have begun to answer must not show: one answers anew instead."""
    match = people(game)
    to_stakes(match)
    assert match.undo_barrier(0) == "other"


def test_answers_given_in_secret_are_not_taken_back_once_they_are_known(game: Game) -> None:
    """Who answers last sees what the others chose, whether or not a piece was turned over by it."""
    match = people(game, hot_seat=True)
    to_stakes(match)
    match.act(0, ("pass",))
    match.act(1, ("pass",))
    assert match.asked(match.waiting()[0]) != "stake"
    assert match.undo_barrier(1) in ("seen", "chance")


def test_undo_goes_back_past_what_the_table_answered(game: Game) -> None:
    match = people(game, hot_seat=True)
    match.stand(0, "stake", ("pass",))
    match.act(0, ("open", "dear"))
    assert [move.how for move in match.advance()] == ["standing"]
    assert match.undo(0).action == ("open", "dear")
    assert match.asked(0) == "open"
    assert match.record.moves == []


# -- what viewers are told


def test_each_viewer_has_lines_and_numbers_of_its_own(game: Game) -> None:
    match = people(game, 3)
    sold = match.free_options(1)[0]
    match.act(1, sold)
    assert match.log(1)[-1]["event"] == {"kind": "sold", "seat": 1, "card": sold[1]}
    for viewer in (0, 2, SPECTATOR):
        assert match.log(viewer)[-1]["event"] == {"kind": "sold", "seat": 1, "hidden": True}
    for viewer in match.viewers:
        assert [line["n"] for line in match.log(viewer)] == [1, 2]
    assert match.log(0, since=1) == match.log(0)[1:]


def test_what_only_one_may_know_of_is_told_to_him_alone(game: Game) -> None:
    match = people(game, 3)
    part = match.progress.parts[0]
    part.state.log = part.events
    note(part.state, "whispered", only=mask(1))
    to_stakes(match)
    heard = {viewer: [line["event"]["kind"] for line in match.log(viewer)][-2:] for viewer in match.viewers}
    assert heard[1] == ["whispered", "opened"]
    assert all("whispered" not in heard[viewer] for viewer in (0, 2, SPECTATOR))
    assert [match.lines(viewer) for viewer in match.viewers] == [2, 3, 2, 2]


def test_lines_that_are_taken_back_are_named_to_those_who_had_them(game: Game) -> None:
    match = people(game, 3, hot_seat=True)
    to_stakes(match)
    match.act(0, match.free_options(0)[0])
    match.undo(0)
    assert match.log(1)[-1]["event"] == {"kind": "undone", "lines": [3]}
    match.undo(0)
    assert match.log(1)[-1]["event"] == {"kind": "undone", "lines": [2]}
    match.act(0, ("open", "dear"))
    quiet = {viewer: len(match.log(viewer)) for viewer in match.viewers}
    match.act(0, stakes(match)[0])  # a sealed answer is told to nobody, and so is taking it back
    match.undo(0)
    assert {viewer: len(match.log(viewer)) for viewer in match.viewers} == quiet
