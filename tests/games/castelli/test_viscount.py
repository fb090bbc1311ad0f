"""The viscount: what it tries out, whom it asks, and that it sees nothing hidden."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from araldo.games.castelli import GAME, viscount
from araldo.games.castelli.burgrave import Burgrave
from araldo.games.castelli.features import NAMES
from araldo.games.castelli.viscount import SPACES, TILES, TURNS, Outcomes, Viscount, kept
from araldo.kernel import key_from_seed
from araldo.kernel.action import offered
from araldo.kernel.play import Eyes, make_bot, play_out
from tests.games.castelli.scenario import RED, last_turn, put, stock, table, turn_at

POINTS, TILES_LEFT = NAMES.index("own points"), NAMES.index("tiles")

Rows = Sequence[Sequence[float]]


def by_points(rows: Rows) -> list[float]:
    return [row[POINTS] / 100 for row in rows]


def against_points(rows: Rows) -> list[float]:
    return [-row[POINTS] / 100 for row in rows]


def test_it_takes_the_answer_after_which_the_next_turn_promises_most() -> None:
    t = table()
    stock(t, RED, wood=1, grain=1, rock=1)
    put(t, "A24", "H25", 2)
    put(t, "B11", "H22", 0)
    turn_at(t, RED, "T6")
    eyes = Eyes(t.game, t.state, RED, t.game.options(t.state, RED))
    assert Viscount(1, by_points).choose(eyes)[0] == "build"
    assert Viscount(1, against_points).choose(eyes) == ("stop",)


def test_spaces_are_compared_by_the_same_tiles_at_the_start_of_the_next_turn() -> None:
    t = table()
    turn_at(t, RED)
    asked: list[Sequence[float]] = []

    def listen(rows: Rows) -> list[float]:
        asked.extend(rows)
        return [0.0] * len(rows)

    left = t.state.turned.count(-1)
    eyes = Eyes(t.game, t.state, RED, t.game.options(t.state, RED))
    assert Viscount(1, listen).choose(eyes)[0] == "reveal"
    assert len(asked) == SPACES * TILES * TURNS
    assert {row[TILES_LEFT] for row in asked} == {left - 1}
    assert t.asked == "begin"


def test_of_a_game_that_is_over_it_knows_the_end() -> None:
    t = table()
    last_turn(t)
    t.state.vp[RED] = 90
    s = t.game.clone(t.state)
    while s.frames:
        seat = t.game.waiting(s)[0]
        t.game.apply(s, seat, t.game.default(s, seat))
    found = Outcomes(RED, by_points)
    assert found.worth(found.add(s)) > 0.9
    assert not found.rows


def test_without_weights_for_so_many_seats_it_is_a_burgrave(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(viscount, "kept", lambda seats: None)
    s = GAME.start(GAME.setup(2, {}), key_from_seed(2))
    bots = [make_bot(GAME, "burgrave", i) for i in range(2)]
    for _ in range(12):
        play_out(GAME, s, bots, 5)
        seat = GAME.waiting(s)[0]
        eyes = Eyes(GAME, s, seat, GAME.options(s, seat))
        assert Viscount(9).choose(eyes) == Burgrave(9).choose(eyes)


def test_in_practice_a_little_is_left_to_chance() -> None:
    t = table()
    turn_at(t, RED)
    eyes = Eyes(t.game, t.state, RED, t.game.options(t.state, RED))
    assert len({Viscount(seed, by_points, 1.0).choose(eyes) for seed in range(12)}) > 2
    assert len({Viscount(3, by_points).choose(eyes) for _ in range(4)}) == 1


@pytest.mark.parametrize("seats", [seats for seats in GAME.seats if kept(seats) is not None])
def test_it_sees_nothing_that_is_hidden_and_plays_to_the_end(monkeypatch: pytest.MonkeyPatch, seats: int) -> None:
    s = GAME.start(GAME.setup(seats, {"module_dilemma": seats == 4}), key_from_seed(2))
    bots = [make_bot(GAME, "viscount", i) for i in range(seats)]
    rng, asked = Random(4), 0
    while not GAME.over(s):
        play_out(GAME, s, bots, 9)
        if GAME.over(s):
            break
        seat = GAME.waiting(s)[0]
        options = GAME.options(s, seat)
        other, believed = GAME.imagine(s, seat, rng), GAME.imagine(s, seat, rng)
        with monkeypatch.context() as patch:  # it imagines the same, whatever is true
            patch.setattr(Eyes, "imagine", lambda eyes, rng, same=believed: same)
            answer = Viscount(9).choose(Eyes(GAME, s, seat, options))
            assert Viscount(9).choose(Eyes(GAME, other, seat, GAME.options(other, seat))) == answer
        assert offered(options, answer)
        asked += 1
    assert asked > 5
