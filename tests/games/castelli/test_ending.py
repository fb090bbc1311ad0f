"""Chapter 4.11, the end of the game."""

from __future__ import annotations

from random import Random

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.box import COLOURS, SIDES
from araldo.games.castelli.state import CLOSED, OPEN, VALUED
from tests.games.castelli.scenario import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    castle,
    example,
    finish,
    give,
    hand,
    last_turn,
    lay,
    mine,
    point,
    put,
    put_all_but,
    resources,
    reveal,
    score,
    scored,
    seat_of,
    silver,
    stock,
    table,
    turn_at,
)

MINE_SIDES = (("A13", "S"), ("A24", "W"), ("A33", "N"), ("A22", "E"))


def at_the_mine(t, *shields):
    """These (seat, value) point at the mine, on its four sides."""
    for (space, side), (seat, value) in zip(MINE_SIDES, shields, strict=True):
        point(t, space, side, seat, value)


def outcome(vp, castles=(0, 0, 0, 0), **options):
    """Who wins with these points and so many castles."""
    t = table(len(vp), **options)
    sites = iter([name for name in t.state.board.places if ".rock." in name])
    for seat, count in zip(range(len(vp)), castles, strict=False):
        for _ in range(count):
            castle(t, seat, next(sites))
    mine(t, 0)
    last_turn(t)
    score(t, *vp)
    finish(t)
    return GAME.outcome(t.state)


# -- when


@pytest.mark.rule("CA-END-01")
def test_end_01_the_turn_of_the_last_tile_is_completed():
    t = table()
    lay(t, "A22", "H19")
    lay(t, "D44", "H32")
    put_all_but(t, "A22", "D44")
    mine(t, 0)
    turn_at(t, YELLOW)
    reveal(t, YELLOW, "D44", "H32")
    t.do(YELLOW, "stop")
    assert (t.asked, t.waiting()) == ("begin", (RED,))  # one tile is left
    stock(t, RED, 1, 0, 1)
    reveal(t, RED, "A22", "H19")  # Red north at A12.grain: valued as in any turn
    assert resources(t, RED)[1] == 1
    t.do(RED, "build", "A12.rock.1")
    assert t.state.vp[RED] == 6
    finish(t)
    assert GAME.over(t.state)
    assert t.why(GREEN, "reveal", "A22") == "over"


@pytest.mark.rule("CA-END-01")
@pytest.mark.parametrize("space", ["A11", "B31", "D44"])
def test_end_01_not_before_the_last_tile_wherever_it_lies(space):
    t = table()
    put_all_but(t, space)
    turn_at(t, GREEN, "T6")
    t.do(GREEN, "stop")
    assert t.options(BLUE) == [("reveal", space)]


# -- the final window


@pytest.mark.rule("CA-END-02")
def test_end_02_clockwise_from_the_active_player_one_answer_each():
    t = table()
    give(t, RED, "king_3")
    give(t, GREEN, "king_4")
    give(t, BLUE, "king_5", "robber")
    last_turn(t, BLUE)
    t.do(BLUE, "stop")
    asked = []
    while t.asked == "final_sale":
        asked.append(t.waiting())
        t.do(t.waiting()[0], "stop")
    assert asked == [(BLUE,), (RED,), (GREEN,)]
    assert GAME.over(t.state)


@pytest.mark.rule("CA-END-02")
def test_end_02_a_sale_lets_those_who_passed_think_again():
    """Round after round, until all pass in a row."""
    t = table()
    give(t, RED, "king_3", "robber")
    give(t, GREEN, "king_4", "bandits")
    give(t, BLUE, "king_5")
    last_turn(t)
    t.do(RED, "stop")  # the turn
    t.do(RED, "stop")
    t.do(GREEN, "sell", "bandits")
    assert t.waiting() == (GREEN,)
    t.do(GREEN, "stop")
    t.do(BLUE, "stop")
    t.do(RED, "sell", "robber")
    t.do(RED, "stop")
    t.do(GREEN, "stop")
    assert t.waiting() == (BLUE,)
    t.do(BLUE, "stop")
    assert GAME.over(t.state)
    assert [len(h) for h in t.state.hands] == [1, 1, 1, 0]


@pytest.mark.rule("CA-END-02")
def test_end_02_who_has_sold_goes_on_be_it_the_first_seat():
    t = table()
    give(t, RED, "king_3", "robber")
    give(t, BLUE, "king_5")
    last_turn(t, BLUE)
    t.do(BLUE, "stop")  # the turn
    t.do(BLUE, "stop")
    t.do(RED, "sell", "robber")
    assert t.waiting() == (RED,)
    t.do(RED, "stop")
    assert t.waiting() == (BLUE,)


@pytest.mark.rule("CA-END-02")
def test_end_02_any_number_of_cards_then_no_more():
    t = table()
    give(t, RED, "king_3", "robber", "bandits")
    give(t, GREEN, "king_4")
    last_turn(t)
    t.do(RED, "stop")
    t.do(RED, "sell", "king_3")
    t.do(RED, "sell", "robber")
    assert t.waiting() == (RED,)
    assert t.why(GREEN, "sell", "king_4") == "not-asked"
    t.do(RED, "stop")
    assert t.waiting() == (GREEN,)
    assert t.why(RED, "sell", "bandits") == "not-asked"
    t.do(GREEN, "sell", "king_4")  # the hand is empty: nothing more to ask of Green
    assert t.waiting() == (RED,)
    t.do(RED, "stop")
    assert GAME.over(t.state)
    assert hand(t, RED) == ["bandits"]


@pytest.mark.rule("CA-END-02")
def test_end_02_the_mine_is_still_there_to_sell_to_and_valued_afterwards():
    t = table()
    at_the_mine(t, (GREEN, 6), (GREEN, 6), (RED, 1), (RED, 1))
    give(t, RED, "king_3", "robber")
    mine(t, 3)
    last_turn(t)
    t.do(RED, "stop")
    t.do(RED, "sell", "king_3")
    assert (t.state.silver, t.state.areas[t.state.board.mine]) == ([2, 0, 0, 0], OPEN)
    t.do(RED, "stop")
    assert t.state.silver == [2, 1, 0, 0]


@pytest.mark.rule("CA-END-02")
def test_end_02_an_empty_mine_closes_the_window():
    t = table()
    give(t, RED, "king_3", "robber")
    give(t, GREEN, "king_4")
    mine(t, 2)
    last_turn(t)
    t.do(RED, "stop")
    t.do(RED, "sell", "king_3")
    assert GAME.over(t.state)


@pytest.mark.rule("CA-END-02", "CA-CRD-07")
def test_end_02_the_last_cube_still_buys_a_card():
    t = table()
    give(t, RED, "king_3", "robber")
    mine(t, 1)
    last_turn(t)
    t.do(RED, "stop")
    t.do(RED, "sell", "king_3")
    assert (t.state.silver[RED], hand(t, RED)) == (1, ["robber"])
    assert GAME.over(t.state)


@pytest.mark.rule("CA-DEC-14")
def test_dec_14_by_default_nothing_is_sold():
    t = table()
    give(t, RED, "king_3", "robber")
    give(t, GREEN, "king_4")
    last_turn(t)
    t.do(RED, "stop")
    for seat in (RED, GREEN):
        assert GAME.default(t.state, seat) == ("stop",)
        t.do(seat, "stop")
    assert GAME.over(t.state)


# -- the mine


@pytest.mark.rule("CA-END-03")
def test_end_03_all_silver_of_the_mine_to_the_most_influence():
    t = table()
    at_the_mine(t, (GREEN, 4), (GREEN, 3), (RED, 6), (BLUE, 5))
    mine(t, 7)
    last_turn(t)
    t.do(RED, "stop")
    assert (t.state.silver, t.state.mine) == ([0, 7, 0, 0], 0)
    assert t.state.areas[t.state.board.mine] == VALUED


@pytest.mark.rule("CA-END-04")
@pytest.mark.example("CA-EX-18")
def test_end_04_tied_players_share_the_mine_rounded_down():
    case = example("CA-EX-18")
    t = table()
    influence = [(seat_of(colour), value) for colour, value in case["influence"].items()]
    (first, five), (second, also_five), (third, two) = influence
    at_the_mine(t, (first, five), (second, also_five), (third, two), (YELLOW, 0))
    mine(t, case["mine_before"])
    last_turn(t)
    t.do(RED, "stop")
    assert t.state.silver == [case["gain"].get(colour, 0) for colour in COLOURS]
    assert t.state.mine == case["mine_after"]


@pytest.mark.rule("CA-END-05")
def test_end_05_card_shields_alone_do_not_value_the_mine():
    t = table()
    at_the_mine(t, (RED, 0), (GREEN, 0), (BLUE, 0), (YELLOW, 0))
    mine(t, 7)
    last_turn(t)
    assert finish(t) == [0, 0, 0, 0]
    assert (t.state.silver, t.state.mine) == ([0, 0, 0, 0], 7)
    assert t.state.areas[t.state.board.mine] == CLOSED
    assert t.said("mine_valued") == [{"seats": [], "share": 0}]


@pytest.mark.rule("CA-END-05")
def test_end_05_nor_do_colours_that_nobody_plays():
    t = table(3)  # Red, Green, Blue
    for (space, side), tile in zip(MINE_SIDES, ("H13", "H19", "H25", "H31"), strict=True):
        put(t, space, tile, SIDES.index(side) - 3 & 3)  # unturned, Yellow points west
    mine(t, 7)
    last_turn(t)
    finish(t)
    assert (t.state.silver, t.state.mine) == ([0, 0, 0], 7)


# -- the count


@pytest.mark.rule("CA-END-06", "CA-END-07")
def test_end_06_07_a_point_for_every_card_and_every_resource_left():
    t = table()
    give(t, GREEN, "king_5", "robber", "robber")
    stock(t, GREEN, 1, 0, 5)
    stock(t, BLUE, 0, 2, 0)
    mine(t, 0)
    last_turn(t)
    assert finish(t) == [0, 9, 2, 0]
    assert scored(t, "cards") == [0, 3, 0, 0]
    assert scored(t, "resources") == [0, 6, 2, 0]


def award(amounts, **options):
    t = table(len(amounts), **options)
    mine(t, 0)
    for seat, amount in enumerate(amounts):
        silver(t, seat, amount)
    last_turn(t)
    finish(t)
    return scored(t, "silver")


@pytest.mark.rule("CA-END-08")
def test_end_08_most_and_second_most_silver():
    assert award([1, 5, 3, 2]) == [0, 4, 2, 0]
    assert award([0, 1, 3]) == [0, 2, 4]


@pytest.mark.parametrize(
    "case",
    [
        pytest.param("CA-EX-12a", marks=[pytest.mark.rule("CA-END-10"), pytest.mark.example("CA-EX-12", "CA-EX-12a")]),
        pytest.param("CA-EX-12b", marks=[pytest.mark.rule("CA-END-09"), pytest.mark.example("CA-EX-12", "CA-EX-12b")]),
        pytest.param("CA-EX-12c", marks=[pytest.mark.rule("CA-END-11"), pytest.mark.example("CA-EX-12", "CA-EX-12c")]),
        pytest.param("CA-EX-12d", marks=[pytest.mark.rule("CA-BAT-23"), pytest.mark.example("CA-EX-12", "CA-EX-12d")]),
        pytest.param("CA-EX-12e", marks=[pytest.mark.rule("CA-BAT-23"), pytest.mark.example("CA-EX-12", "CA-EX-12e")]),
        pytest.param("CA-EX-12f", marks=[pytest.mark.rule("CA-BAT-23"), pytest.mark.example("CA-EX-12", "CA-EX-12f")]),
        pytest.param("CA-EX-12g", marks=[pytest.mark.rule("CA-END-11"), pytest.mark.example("CA-EX-12", "CA-EX-12g")]),
    ],
)
def test_ex_12_the_silver_award(case):
    case = example(case)
    colours = list(case["silver"])
    given = award(case["silver"].values(), colours=colours, module_battle=case["battle"])
    assert given == [case["victory_points"].get(colour, 0) for colour in colours]


@pytest.mark.rule("CA-END-09")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ([4, 4, 4, 3], [3, 3, 3, 0]),
        ([2, 2, 2, 2], [3, 3, 3, 3]),
        ([5, 5], [3, 3]),
        ([1, 4, 4, 3], [0, 3, 3, 0]),
    ],
)
def test_end_09_a_tie_for_most_and_then_no_second(amounts, points):
    assert award(amounts) == points


@pytest.mark.rule("CA-END-10")
@pytest.mark.parametrize(("amounts", "points"), [([5, 3, 3, 3], [4, 0, 0, 0]), ([3, 5, 1, 3], [1, 4, 0, 1])])
def test_end_10_a_tie_for_second_shares_two_points_rounded_down(amounts, points):
    assert award(amounts) == points


@pytest.mark.rule("CA-END-11")
def test_end_11_no_silver_no_award():
    assert award([0, 3, 0, 0]) == [0, 4, 0, 0]
    assert award([0, 0]) == [0, 0]


@pytest.mark.rule("CA-END-12")
def test_end_12_most_points_win():
    found = outcome([30, 41, 40, 12], castles=(5, 1, 6, 0))
    assert (found.scores, found.winners) == ((30, 41, 40, 12), (GREEN,))


@pytest.mark.rule("CA-END-13")
@pytest.mark.parametrize(
    ("vp", "castles", "winners"),
    [
        ([40, 40, 12, 39], (3, 4, 0, 7), (GREEN,)),  # of the tied players only: Yellow's castles do not matter
        ([40, 40, 12, 40], (4, 4, 9, 3), (RED, GREEN)),
        ([40, 40, 40, 40], (0, 0, 0, 0), (RED, GREEN, BLUE, YELLOW)),
        ([20, 20], (2, 3), (GREEN,)),
    ],
)
def test_end_13_a_tie_goes_to_more_castles_else_it_is_shared(vp, castles, winners):
    assert outcome(vp, castles).winners == winners


@pytest.mark.rule("CA-END-13")
def test_end_13_overbuilt_castles_do_not_count():
    t = table(2, module_battle=True)
    castle(t, RED, "A12.rock.1", over=GREEN)
    castle(t, GREEN, "A14.rock.1")
    castle(t, GREEN, "C34.rock.1")
    castle(t, RED, "C34.rock.2")
    last_turn(t)
    finish(t)
    t.state.vp = [50, 50]
    assert GAME.outcome(t.state).winners == (RED, GREEN)
    assert GAME.outcome(t.state).details["castles"] == [2, 2]


@pytest.mark.rule("CA-END-14")
def test_end_14_the_order_of_the_count():
    t = table(module_dilemma=True, module_battle=True)
    at_the_mine(t, (RED, 6), (RED, 5), (GREEN, 1), (GREEN, 2))
    castle(t, RED, "A12.rock.1")
    give(t, RED, "king_3")
    stock(t, RED, 1)
    mine(t, 5)
    last_turn(t)
    t.events.clear()
    finish(t)
    order = [
        e.params["why"] if e.kind == "scored" else e.kind
        for e in t.events
        if e.kind == "mine_valued" or (e.kind == "scored" and e.params["seat"] == RED)
    ]
    steps = ["mine_valued", "starting_tile", "majority", "standing_castles", "cards", "resources", "silver"]
    assert list(dict.fromkeys(order)) == steps
    assert scored(t, "silver")[RED] == 8  # for what the mine gave


@pytest.mark.rule("CA-END-15")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_end_15_nobody_gets_another_turn_to_even_out(start):
    t = table(3, start=start)
    rng = Random(start)
    turns = [0, 0, 0]
    s = t.state
    while not GAME.over(s):
        seat = GAME.waiting(s)[0]
        action = GAME.choose(GAME.options(s, seat), rng)
        turns[seat] += action[0] == "reveal"
        GAME.apply(s, seat, action)
    assert [turns[(start + i) % 3] for i in range(3)] == [11, 11, 10]


@pytest.mark.rule("CA-END-06")
def test_end_06_hands_are_shown_for_the_count():
    t = table(2)
    give(t, GREEN, "king_5")
    last_turn(t)
    assert t.view(RED)["hands"][GREEN] == {"known": [], "hidden": 1}
    finish(t)
    assert t.view(RED)["hands"][GREEN] == {"known": t.state.hands[GREEN], "hidden": 0}
