"""Learned judgement: what a position looks like to a seat, the network, and how it is fitted."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from araldo.kernel import discover, key_from_seed
from araldo.kernel.game import Game
from araldo.kernel.judgement import FILE, PRACTICE, Judged, Net, guess_of, nets, worth_by_seat
from araldo.kernel.play import make_bot, play_out, usual_bot

LEARNED = [game for game in discover.names() if discover.load(game).features is not None]
MOST_BYTES = 1_000_000


def positions(game: Game, seats: int, every: int, most: int) -> list[object]:
    """Positions of one game between a game's own bots."""
    s = game.start(game.setup(seats, {}), key_from_seed(11))
    bots = [make_bot(game, usual_bot(game), i) for i in range(seats)]
    found = []
    while not game.over(s) and len(found) < most:
        play_out(game, s, bots, every)
        found.append(game.clone(s))
    return found


def test_there_are_games_that_have_learnt() -> None:
    assert {"castelli", "crusader_kings", "medieval_conspiracy", "warrior_knights"} <= set(LEARNED)


@pytest.mark.parametrize("name", LEARNED)
def test_features_are_the_same_in_every_state_that_the_seat_may_believe_in(name: str) -> None:
    game, rng = discover.load(name), Random(3)
    assert game.features is not None
    for s in positions(game, game.usual_seats, 40, 6):
        for seat in range(game.usual_seats):
            seen = game.features(s, seat)
            assert game.features(game.imagine(s, seat, rng), seat) == seen


@pytest.mark.parametrize("name", LEARNED)
def test_features_are_as_many_at_every_moment_and_differ_by_seat(name: str) -> None:
    game = discover.load(name)
    assert game.features is not None
    rows = [[game.features(s, x) for x in range(game.usual_seats)] for s in positions(game, game.usual_seats, 60, 4)]
    assert len({len(row) for position in rows for row in position}) == 1
    assert 50 <= len(rows[0][0]) <= 200
    assert all(len({tuple(row) for row in position}) > 1 for position in rows[1:])


@pytest.mark.parametrize("name", LEARNED)
def test_kept_weights_fit_the_features_are_small_and_say_how_they_were_made(name: str) -> None:
    game = discover.load(name)
    path = game.folder / FILE
    if not path.is_file():  # what does no better than the game's own judgement is not kept
        assert nets(game.folder) == {}
        return
    assert path.stat().st_size < MOST_BYTES
    made = json.loads(path.read_text(encoding="utf-8"))["made"]
    for seats, net in nets(game.folder).items():
        s = game.start(game.setup(seats, {}), key_from_seed(1))
        assert game.features is not None
        assert len(net.weights) == len(game.features(s, 0))
        assert made[str(seats)]["command"].startswith(f"araldo train {name} ")
        assert made[str(seats)]["learned"] > made[str(seats)]["guessed"]
        assert len(made[str(seats)]["curve"]) > 1


def test_what_a_pupil_has_learnt_fits_the_features_is_small_and_says_how_it_was_made() -> None:
    pupils = [game for game in map(discover.load, discover.names()) if game.pupil is not None]
    assert [game.id for game in pupils] == ["castelli"]
    for game in pupils:
        path = game.folder / PRACTICE
        assert path.stat().st_size < MOST_BYTES
        made = json.loads(path.read_text(encoding="utf-8"))["made"]
        assert game.features is not None
        for seats, net in nets(game.folder, PRACTICE).items():
            s = game.start(game.setup(seats, {}), key_from_seed(1))
            assert len(net.weights) == len(game.features(s, 0))
            assert made[str(seats)]["command"].startswith(f"araldo train {game.id} --seats {seats} --practice ")
            assert made[str(seats)]["curve"][-1]["share"] > made[str(seats)]["curve"][0]["share"]


@pytest.mark.parametrize("name", LEARNED)
def test_all_seats_are_judged_together_as_one_by_one(name: str) -> None:
    game = discover.load(name)
    assert isinstance(game.evaluate, Judged)
    assert game.features is not None
    for s in positions(game, game.usual_seats, 50, 3):
        assert worth_by_seat(game.evaluate, s) == [game.evaluate(s, seat) for seat in range(game.usual_seats)]
        if game.evaluate.every is not None:
            assert game.evaluate.every(s) == [game.features(s, seat) for seat in range(game.usual_seats)]


def test_a_network_is_a_straight_sum_and_what_its_hidden_layer_adds() -> None:
    net = Net(1.0, (2.0, -1.0), ((1.0, 0.0),), (0.0,), (4.0,))
    assert net.lead([0.0, 3.0]) == -2.0
    assert net.lead([100.0, 0.0]) == pytest.approx(1 + 200 + 4)


def test_without_weights_for_so_many_seats_the_game_judges_by_itself(tmp_path: Path) -> None:
    game = discover.load("castelli")
    s = game.start(game.setup(2, {}), key_from_seed(1))
    judged = Judged(tmp_path, lambda s, seat: [1.0, 2.0], lambda s, seat: 7.0)
    assert judged(s, 0) == 7.0
    net = {"bias": 1, "weights": [1, 1], "rows": [], "shifts": [], "out": []}
    learned = tmp_path / "learned"
    learned.mkdir()
    (learned / FILE).write_text(json.dumps({"nets": {"2": net}}), encoding="utf-8")
    judged = Judged(learned, lambda s, seat: [1.0, 2.0], lambda s, seat: 7.0)
    assert judged(s, 0) == 4.0
    judged.every = lambda s: [[1.0, 2.0], [0.0, 0.0]]
    assert worth_by_seat(judged, s) == [4.0, 1.0]
    assert guess_of(judged) is judged.guess
