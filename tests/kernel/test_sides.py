"""Sides: who plays with whom, who is ahead of whom, what partners see of each other."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from araldo.kernel import SPECTATOR, Game, Outcome, allies, key_from_seed, sides_of
from araldo.kernel.play import RandomBot, play_out
from araldo.kernel.scenario import Table
from araldo.kernel.sides import leads, members, places, shares, with_parties
from araldo.kernel.view import view_json
from tests.contract.support import tiny

TWO = (0, 1, 0, 1)


def test_without_teams_every_seat_is_a_side() -> None:
    game = tiny()
    assert game.sides(game.setup(3)) == (0, 1, 2)
    s = game.start(game.setup(3), key_from_seed(1))
    assert sides_of(s) == (0, 1, 2)
    assert allies(s, 1) == 0b010


def test_sides_follow_from_the_set_up_and_are_numbered_as_they_come(banners: Game) -> None:
    assert banners.sides(banners.setup(4)) == TWO
    assert banners.sides(banners.setup(4, {"partners": "beside"})) == (0, 0, 1, 1)
    assert banners.but(teams=lambda setup: [7, 3, 7, 3]).sides(banners.setup(4)) == TWO
    with pytest.raises(TypeError, match="2 sides for 4 seats"):
        banners.but(teams=lambda setup: [0, 1]).sides(banners.setup(4))


def test_a_partner_wins_the_whole_of_it_and_sides_share() -> None:
    assert shares((0, 2), TWO) == [1, 0, 1, 0]
    assert shares((0, 1, 2, 3), TWO) == [0.5] * 4
    assert shares((0, 1), (0, 1, 2)) == [0.5, 0.5, 0]
    assert shares((4,), TWO) == [0, 0, 0, 0], "whom the rules play wins alone"


def test_a_lead_is_over_the_best_of_the_other_sides() -> None:
    assert leads([9, 4, 9, 4], TWO) == [5, -5, 5, -5]
    assert leads([9, 7, 4], (0, 1, 2)) == [2, -2, -5]
    assert leads([9, 9, 4], (0, 1, 2)) == [0, 0, -5]
    assert leads([6, 6], (0, 0)) == [6, 6], "all together: there is nobody else"
    assert leads([5, 3, 8], (0, 1)) == [-3, -5, 3], "a party that the rules play is a side of its own"


def test_partners_share_a_place_and_places_count_sides() -> None:
    assert places([9, 4, 9, 4], [0, 2], TWO) == [1, 2, 1, 2]
    assert places([4, 4, 4, 4], [1, 3], TWO) == [2, 1, 2, 1]
    assert places([1, 5, 3, 1, 5, 3], [1, 4], (0, 1, 2, 0, 1, 2)) == [3, 1, 2, 3, 1, 2]
    assert members(TWO) == [[0, 2], [1, 3]]
    assert with_parties(TWO, 6) == (0, 1, 0, 1, 2, 3)


def test_a_zone_of_a_side_is_seen_by_partners_and_by_nobody_else(banners: Game) -> None:
    s = banners.start(banners.setup(4), key_from_seed(1))
    for viewer in (0, 1, 2, 3, SPECTATOR):
        seen = banners.view(s, viewer)
        assert [council["hidden"] for council in seen["councils"]] == [
            0 if viewer % 2 == seat % 2 and viewer != SPECTATOR else 1 for seat in range(4)
        ]
        assert seen["sides"] == list(TWO)
        assert msgspec.json.decode(view_json(banners, s, viewer, {})) == seen


def test_what_a_side_has_pledged_is_seen_by_partners_and_by_nobody_else(banners: Game) -> None:
    t: Table[Any] = Table(banners)
    for seat in range(4):
        t.do(seat, "pledge", seat % 3)
    assert banners.view(t.state, 0)["pledges"] == [0, None, 2, None]
    assert banners.view(t.state, 3)["pledges"] == [None, 1, None, 0]
    assert banners.view(t.state, SPECTATOR)["pledges"] == [None] * 4
    assert msgspec.json.decode(view_json(banners, t.state, 1, {}))["pledges"] == [None, 1, None, 0]


def test_a_test_may_lay_pieces_where_a_side_sees_them(banners: Game) -> None:
    t: Table[Any] = Table(banners)
    t.place("councils", 1, [5])
    assert t.state.known[5] == 0b1010


def test_sides_stay_through_copies_and_codec(banners: Game) -> None:
    s = banners.start(banners.setup(4, {"partners": "beside"}), key_from_seed(1))
    assert banners.unpack(banners.pack(s)).sides == banners.clone(s).sides == (0, 0, 1, 1)


def test_an_outcome_of_sides_is_one_of_seats(banners: Game) -> None:
    s = banners.start(banners.setup(6), key_from_seed(3))
    play_out(banners, s, [RandomBot(seat) for seat in range(6)])
    outcome = banners.outcome(s)
    assert isinstance(outcome, Outcome)
    assert outcome.scores[:3] == outcome.scores[3:]
    assert {seat % 3 for seat in outcome.winners} == {side for side in range(3) if side in outcome.winners}


def test_a_game_in_teams_needs_a_state_that_knows_them(banners: Game) -> None:
    with pytest.raises(TypeError, match="TeamState"):
        tiny().but(teams=lambda setup: [0] * setup.seats)
    with pytest.raises(TypeError, match="nobody says who plays with whom"):
        banners.but(teams=None)
