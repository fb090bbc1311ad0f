"""Chapter 4.13, the Dilemma module: a tile in hand."""

from __future__ import annotations

from random import Random

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.box import STARTING, TILE_IDS
from araldo.kernel import bit, see
from tests.games.castelli.scenario import (
    BLUE,
    GREEN,
    RED,
    end_turn,
    finish,
    give,
    last_turn,
    lay,
    mine,
    pass_stewards,
    point,
    put_all_but,
    resources,
    scored,
    table,
    tile_on,
    top,
    turn_at,
)


def dilemma(seats=4, held="S1", **options):
    """Red holds this tile; it is Red's turn."""
    t = table(seats, module_dilemma=True, **options)
    hold(t, RED, held)
    turn_at(t, RED)
    return t


def hold(t, seat, tile):
    """The tile in this hand changes places with the one that lies anywhere else."""
    s = t.state
    piece, old = TILE_IDS.index(tile), s.held[seat][0]
    for zone in (s.tiles, s.aside, *s.held):
        if piece in zone:
            zone[zone.index(piece)] = old
            break
    s.held[seat][0] = piece
    see(s, piece, bit(seat))


def held(t, seat):
    (piece,) = t.state.held[seat]
    return TILE_IDS[piece]


@pytest.mark.rule("CA-DIL-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dil_01_everybody_gets_a_starting_tile(seats):
    t = table(seats, module_dilemma=True)
    dealt = [held(t, seat) for seat in range(seats)]
    assert len(set(dealt)) == seats
    assert set(dealt) <= {"S1", "S2", "S3", "S4"}
    assert sorted(TILE_IDS[p] for p in t.state.aside if p in STARTING) == sorted({"S1", "S2", "S3", "S4"} - set(dealt))
    assert not any(piece in STARTING for piece in t.state.tiles)


@pytest.mark.rule("CA-DIL-01")
def test_dil_01_dealt_at_random():
    assert len({tuple(held(table(seed=seed, module_dilemma=True), seat) for seat in range(4)) for seed in range(8)}) > 3


@pytest.mark.rule("CA-DIL-01")
def test_dil_01_without_the_module_nobody_holds_a_tile():
    t = table()
    assert t.state.held == [[], [], [], []]
    turn_at(t, RED)
    t.do(RED, "reveal", "A11")
    assert t.asked == "orient"


@pytest.mark.rule("CA-DIL-02")
def test_dil_02_place_the_revealed_tile():
    t = dilemma()
    lay(t, "D22", "H17")
    t.do(RED, "reveal", "D22")
    assert (t.asked, t.options(RED)) == ("dilemma", [("place", "revealed"), ("place", "held")])
    t.do(RED, "place", "revealed")
    t.do(RED, "turn", 1)
    assert (tile_on(t, "D22"), held(t, RED)) == (("H17", 1), "S1")


@pytest.mark.rule("CA-DIL-02", "CA-DIL-03")
def test_dil_03_place_the_held_tile_where_the_revealed_one_lay():
    t = dilemma()
    lay(t, "D22", "H17")
    t.do(RED, "reveal", "D22")
    t.do(RED, "place", "held")
    assert t.options(RED) == [("turn", k) for k in range(4)]
    t.do(RED, "turn", 3)
    assert (tile_on(t, "D22"), held(t, RED)) == (("S1", 3), "H17")
    assert t.state.turned.count(-1) == 31


@pytest.mark.rule("CA-DIL-02")
def test_dil_02_the_tile_taken_may_be_placed_in_a_later_turn():
    t = dilemma(2, held="H17")
    lay(t, "A22", "H18")
    t.do(RED, "reveal", "A22")
    t.do(RED, "place", "held")
    t.do(RED, "turn", 0)
    pass_stewards(t)
    end_turn(t)
    lay(t, "A13", "H19")
    t.do(GREEN, "reveal", "A13")
    t.do(GREEN, "place", "revealed")
    t.do(GREEN, "turn", 0)
    pass_stewards(t)
    end_turn(t)
    lay(t, "A24", "H20")
    t.do(RED, "reveal", "A24")
    t.do(RED, "place", "held")
    t.do(RED, "turn", 0)
    assert (tile_on(t, "A24"), held(t, RED)) == (("H18", 0), "H20")


@pytest.mark.rule("CA-DIL-03")
def test_dil_03_everybody_always_holds_exactly_one_tile():
    s = table(3, module_dilemma=True).state
    rng = Random(2)
    swaps = 0
    while not GAME.over(s):
        assert [len(tiles) for tiles in s.held] == [1, 1, 1]
        seat = GAME.waiting(s)[0]
        action = GAME.choose(GAME.options(s, seat), rng)
        swaps += action == ("place", "held")
        GAME.apply(s, seat, action)
    assert swaps


@pytest.mark.rule("CA-DIL-04")
def test_dil_04_the_bonus_is_that_of_the_tile_placed():
    """H01 shows a card and a silver, H09 two silver."""
    t = dilemma(held="H09")
    lay(t, "D22", "H01")
    t.do(RED, "reveal", "D22")
    t.do(RED, "place", "held")
    t.do(RED, "turn", 0)
    assert (len(t.state.hands[RED]), t.state.silver[RED]) == (0, 2)
    t = dilemma(held="H09")
    top(t, "king_3")
    lay(t, "D22", "H01")
    t.do(RED, "reveal", "D22")
    t.do(RED, "place", "revealed")
    t.do(RED, "turn", 0)
    assert (len(t.state.hands[RED]), t.state.silver[RED]) == (1, 1)


@pytest.mark.rule("CA-DIL-04")
def test_dil_04_a_tile_taken_into_hand_gives_its_bonus_when_placed():
    t = dilemma(held="H10")
    lay(t, "D22", "H09")
    t.do(RED, "reveal", "D22")
    t.do(RED, "place", "held")
    t.do(RED, "turn", 0)
    assert t.state.silver[RED] == 2
    turn_at(t, RED)  # a later turn
    lay(t, "D31", "H17")
    t.do(RED, "reveal", "D31")
    t.do(RED, "place", "held")
    t.do(RED, "turn", 0)
    assert t.state.silver[RED] == 4
    assert held(t, RED) == "H17"


@pytest.mark.rule("CA-DIL-05")
def test_dil_05_a_starting_tile_is_a_tile_like_any():
    """S1 (value 5, Red north, Yellow west) on A11: a Steward turns it, the frame pays, areas are valued with it."""
    t = dilemma()
    give(t, GREEN, "steward")
    lay(t, "A11", "H17")
    t.do(RED, "reveal", "A11")
    t.do(RED, "place", "held")
    t.do(RED, "turn", 0)
    t.do(GREEN, "steward", 2)  # Green north, Yellow east, Red south, Blue west
    assert tile_on(t, "A11") == ("S1", 2)
    assert resources(t, GREEN) == (1, 0, 0)  # frame N1
    assert resources(t, BLUE) == (0, 1, 0)  # frame W1
    assert resources(t, RED) == (0, 0, 2)  # A21.rock


@pytest.mark.rule("CA-DIL-05")
def test_dil_05_its_shields_are_worth_five():
    t = dilemma()
    point(t, "B31", "W", GREEN, 4)  # at A34.rock
    lay(t, "A24", "H32")
    turn_at(t, RED)
    t.do(RED, "reveal", "A24")
    t.do(RED, "place", "held")
    t.do(RED, "turn", 2)  # Red south, at A34.rock
    assert resources(t, RED)[2] == 2


@pytest.mark.rule("CA-DIL-06")
def test_dil_06_five_points_for_the_starting_tile_kept():
    t = dilemma()
    hold(t, GREEN, "H32")
    mine(t, 0)
    last_turn(t)
    gained = finish(t)
    assert scored(t, "starting_tile") == [5, 0, 5, 5]
    assert gained == [5, 0, 5, 5]


@pytest.mark.rule("CA-DIL-07")
@pytest.mark.parametrize(("seats", "turns"), [(2, 16), (4, 32)])
def test_dil_07_as_many_turns_as_tile_spaces(seats, turns):
    s = table(seats, module_dilemma=True).state
    rng = Random(seats)
    revealed = 0
    while not GAME.over(s):
        seat = GAME.waiting(s)[0]
        action = GAME.choose(GAME.options(s, seat), rng)
        revealed += action[0] == "reveal"
        GAME.apply(s, seat, action)
    assert revealed == turns
    assert -1 not in s.turned


@pytest.mark.rule("CA-DIL-07")
def test_dil_07_the_end_is_when_no_face_down_tile_is_left_on_the_board():
    """However many tiles are still in hand."""
    t = dilemma()
    mine(t, 0)
    lay(t, "D44", "H17")
    put_all_but(t, "D44")
    turn_at(t, RED)
    t.do(RED, "reveal", "D44")
    t.do(RED, "place", "held")
    t.do(RED, "turn", 0)
    pass_stewards(t)
    finish(t)
    assert held(t, RED) == "H17"
    assert scored(t, "starting_tile") == [0, 5, 5, 5]
