"""What leaves a running match: what the viewer has seen, never the key, never another's secret."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from araldo.kernel import SPECTATOR, Game, Illegal, key_from_seed
from araldo.kernel.errors import Malformed
from araldo.kernel.record import read
from araldo.table.match import Match, bot, human
from araldo.table.series import verify


def people(game: Game, seed: int = 3, **kwargs: Any) -> Match:
    return Match(game, game.setup(3), [human()] * 3, key_from_seed(seed), **kwargs)


def play(match: Match, rng: Random, decisions: int) -> None:
    for _ in range(decisions):
        if match.over:
            return
        seller = int(rng.random() * 3)
        if rng.random() < 0.3 and match.free_options(seller):
            match.act(seller, match.game.choose(match.free_options(seller), rng))
        if not match.over:
            seat = match.waiting()[0]
            match.act(seat, match.game.choose(match.options(seat, revise=False), rng))


def body(text: str) -> list[str]:
    return [line for line in text.split("---\n")[1].splitlines() if not line.startswith("#")]


def test_the_key_never_leaves_a_running_match(game: Game) -> None:
    match = people(game)
    rng = Random(1)
    while not match.over:
        for viewer in match.viewers:
            text = match.export(viewer)
            assert match.key.hex() not in text
            assert "\nkey " not in text
            assert f"commit {match.record.commit}" in text
        play(match, rng, 1)
    assert f"key {match.key.hex()}" in match.export(0)


def test_a_sealed_answer_is_in_its_own_seats_export_only(game: Game) -> None:
    match = people(game)
    match.act(0, ("open", "dear"))
    answer = next(o for o in match.options(1) if o[0] == "stake")
    match.act(1, answer)
    assert body(match.export(1)) == ["0 open dear", f"1 stake {answer[1]}"]
    for viewer in (0, 2, SPECTATOR):
        assert body(match.export(viewer)) == ["0 open dear"]


def test_a_card_sold_face_down_is_not_named_to_others(game: Game) -> None:
    match = people(game)
    card = match.free_options(2)[0]
    match.act(2, card)
    assert body(match.export(2)) == [f"2 sell {card[1]}"]
    assert body(match.export(0)) == body(match.export(SPECTATOR)) == ["2 sell"]


def test_how_an_answer_came_stays_with_its_seat(game: Game) -> None:
    """A forced answer would say what somebody holds."""
    match = people(game)
    s = match.progress.parts[0].state
    s.deck += s.hands[0]
    s.hands[0] = []
    match.act(0, ("open", "dear"))
    match.act(1, next(o for o in match.options(1) if o[0] == "stake"))
    match.act(2, ("pass",))
    for seat in (0, 2):
        match.stand(seat, "thief", ("pass",))
    match.advance()
    assert [move.how for move in match.record.moves if move.seat == 0] == ["", "forced", "standing"]
    assert "forced" in match.export(0)
    assert "standing" in match.export(0)
    for viewer in (1, SPECTATOR):
        assert "forced" not in match.export(viewer)
        assert "standing" not in match.export(viewer)


def test_of_an_open_answer_others_are_told_only_whether_anybody_was_there(game: Game) -> None:
    for how, told in (("standing", "0 open cheap"), ("default", "0 open dear #default")):
        match = people(game)
        if how == "standing":
            match.stand(0, "open", ("open", "cheap"))
            match.step()
        else:
            match.default(0)
        assert match.record.moves[0].how == how
        assert body(match.export(0))[0].endswith(how)
        assert body(match.export(1)) == [told]


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_an_export_is_the_same_from_every_world_the_viewer_may_believe_in(game: Game, viewer: int) -> None:
    """Hidden cards are dealt anew, others choose otherwise where nobody is told: not one byte of the export changes."""
    rng = Random(viewer)
    compared = differed = 0
    for seed in range(25):
        true = people(game, seed)
        play(true, rng, int(rng.random() * 6))
        world = twin(true, viewer, rng)
        while (action := hidden_step(true, viewer, rng)) is not None:
            seat = true.record.moves[-1].seat
            other = action if seat == viewer else stand_in(world, seat, action)
            world.act(seat, other)
            assert world.export(viewer) == true.export(viewer)
            assert world.view(viewer) == true.view(viewer)
            compared += 1
            differed += other != action
    assert compared > 20
    assert differed > 3, "the worlds never differed: this would prove nothing"


def twin(true: Match, viewer: int, rng: Random) -> Match:
    """The same match as its viewer knows it, with everything hidden from that viewer dealt anew."""
    world = people(true.game)
    world.key, world.record.commit = true.key, true.record.commit
    world.record.moves, world._told = list(true.record.moves), list(true._told)
    world._lines = {seat: list(lines) for seat, lines in true._lines.items()}
    world.progress.parts[0].state = true.game.imagine(true.progress.parts[0].state, viewer, rng)
    world.progress.parts[0].state.key = true.key
    return world


def hidden_step(match: Match, viewer: int, rng: Random) -> Any:
    """A random action by which the viewer learns nothing hidden; None when it has learned something."""
    if match.over:
        return None
    s, seats = match.progress.parts[0].state, [*match.waiting(), 0, 1, 2]
    choices = [(seat, o) for seat in seats for o in [*match.options(seat, revise=False), *match.free_options(seat)]]
    seat, action = choices[int(rng.random() * len(choices))]
    if s.asked.answers and (action[0] == "sell" or len(s.asked.answers) + 1 == len(s.asked.seats)):
        return None  # sealed answers are turned over, or one that no longer fits is asked again
    known = [k >> viewer & 1 for k in s.known]
    match.act(seat, action)
    learned = any((k >> viewer & 1) > was for k, was in zip(match.progress.parts[0].state.known, known, strict=True))
    return None if learned or match.over else action


def stand_in(world: Match, seat: int, action: Any) -> Any:
    """In another world, an action of which others are told the same; a different one if there is any."""
    s = world.progress.parts[0].state
    options = [*world.options(seat, revise=False), *world.free_options(seat)]
    kind = "sell" if action[0] == "sell" else s.asked.kind
    told = world.game.questions[kind].told
    same = [o for o in options if (o[0] == "sell") == (kind == "sell") and told(o) == told(action)]
    return next((o for o in same if o != action), same[0])


# -- coming back


def test_a_finished_match_is_exported_whole_and_verifies(game: Game) -> None:
    match = Match(game, game.setup(3), [bot("random")] * 3, key_from_seed(9))
    match.advance()
    record = read(game, match.export(SPECTATOR))
    assert record.moves == match.record.moves
    assert verify(game, record) == match.outcome


def test_a_hot_seat_match_is_saved_and_goes_on(game: Game) -> None:
    match = people(game, hot_seat=True)
    play(match, Random(2), 9)
    text = match.export(0)
    again = Match.load(game, text, [human()] * 3, hot_seat=True)
    assert game.pack(again.progress.parts[0].state) == game.pack(match.progress.parts[0].state)
    for viewer in match.viewers:
        assert again.log(viewer) == match.log(viewer)
    assert again.undo_barrier(again.record.moves[-1].seat) == "nothing"
    play(again, Random(2), 500)
    assert again.over


def test_an_export_of_a_running_match_is_readable_but_cannot_be_replayed(game: Game) -> None:
    match = people(game)
    play(match, Random(2), 9)
    text = match.export(1)
    record = read(game, text)
    assert record.viewer == 1
    assert record.key is None
    with pytest.raises(Malformed, match="no key"):
        Match.load(game, text, [human()] * 3)
    with pytest.raises(Malformed, match="no key"):
        verify(game, record)


@pytest.mark.parametrize(("old", "new", "complaint"), [
    ("commit ", "commit 0", "dice"),
    ("game tiny 1 ", "game tiny 1 0", "other data"),
    ("open dear", "open tomorrow", "move 1 "),
    ("winners 1", "winners 0", "outcome"),
])  # fmt: skip
def test_a_record_that_was_tampered_with_is_found_out(game: Game, old: str, new: str, complaint: str) -> None:
    match = Match(game, game.setup(2), [human(), human()], key_from_seed(4))
    match.act(0, ("open", "dear"))
    rng = Random(0)
    while not match.over:
        match.act(match.waiting()[0], game.choose(match.options(match.waiting()[0], revise=False), rng))
    assert match.outcome is not None
    assert match.outcome.winners == (1,)
    text = match.export(0)
    assert verify(game, read(game, text)) == match.outcome
    assert old in text
    with pytest.raises((Malformed, Illegal), match=complaint):
        verify(game, read(game, text.replace(old, new)))


def test_a_record_that_has_an_outcome_before_its_end_is_found_out(game: Game) -> None:
    match = Match(game, game.setup(2), [bot("random")] * 2, key_from_seed(4))
    match.advance()
    record = read(game, match.export(0))
    del record.moves[-1]
    with pytest.raises(Malformed, match="outcome"):
        verify(game, record)
    record.outcome = None
    assert verify(game, record) is None
