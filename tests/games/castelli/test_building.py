"""Chapter 4.9, step 3: build castles."""

from __future__ import annotations

from random import Random

import pytest

from araldo.games.castelli import GAME
from araldo.kernel import key_from_seed
from tests.games.castelli.scenario import (
    BLUE,
    GREEN,
    RED,
    castle,
    end_turn,
    example,
    fixed_board,
    give,
    lay,
    point,
    put_all_but,
    resources,
    reveal,
    settle,
    silver,
    stock,
    table,
    turn_at,
)


def building(**kwargs):
    """Red at T6 with influence in A12 (one site) and A14 (two sites), and all castles in supply."""
    t = table(**kwargs)
    point(t, "A22", "N", RED, 4)
    point(t, "A13", "E", RED, 4)
    turn_at(t, RED, "T6")
    return t


def stands(t, place):
    return t.state.castle[t.state.board.number[place]]


@pytest.mark.rule("CA-BLD-01")
def test_bld_01_one_castle_or_more_in_step_3():
    t = building()
    stock(t, RED, 3, 3, 3)
    for place in ("A12.rock.1", "A14.rock.1", "A14.rock.2"):
        t.do(RED, "build", place)
        assert stands(t, place) == RED
    assert t.asked == "build"


@pytest.mark.rule("CA-BLD-01")
def test_bld_01_not_before_the_reveal():
    t = building()
    stock(t, RED, 3, 3, 3)
    turn_at(t, RED, "T0")
    assert t.why(RED, "build", "A12.rock.1") == "not-offered"


@pytest.mark.rule("CA-BLD-02")
def test_bld_02_one_of_each_resource():
    t = building()
    stock(t, RED, 5, 2, 1)
    silver(t, RED, 1)
    t.do(RED, "build", "A12.rock.1")
    assert resources(t, RED) == (4, 1, 0)
    assert t.state.silver[RED] == 1
    assert t.why(RED, "build", "A14.rock.1") == "CA-BLD-02"


@pytest.mark.rule("CA-BLD-02")
@pytest.mark.parametrize("have", [(0, 5, 5), (5, 0, 5), (5, 5, 0)])
def test_bld_02_none_may_be_missing(have):
    t = building()
    stock(t, RED, *have)
    assert t.why(RED, "build", "A12.rock.1") == "CA-BLD-02"


# -- the purchase


@pytest.mark.rule("CA-BLD-03")
@pytest.mark.example("CA-EX-15", "CA-EX-15a")
def test_bld_03_purchase_of_a_missing_resource():
    case = example("CA-EX-15a")
    before, after = case["before"], case["after"]
    t = building()
    stock(t, RED, before["wood"], before["grain"], before["rock"])
    silver(t, RED, before["silver"])
    left = t.state.mine
    t.do(RED, "build", "A12.rock.1", "buy", case["purchase"])
    assert resources(t, RED) == (after["wood"], after["grain"], after["rock"])
    assert t.state.silver[RED] == after["silver"]
    assert t.state.mine == left + case["mine_gain"]
    assert not any(o[0] == "build" for o in t.options(RED))


@pytest.mark.rule("CA-BLD-03")
def test_bld_03_purchase_once_a_turn():
    t = building()
    stock(t, RED, 3, 3, 0)
    silver(t, RED, 6)
    t.do(RED, "build", "A12.rock.1", "buy", "rock")
    assert t.why(RED, "build", "A14.rock.1", "buy", "rock") == "CA-BLD-03"
    turn_at(t, RED, "T6")  # another turn
    assert t.why(RED, "build", "A14.rock.1", "buy", "rock") == ""


@pytest.mark.rule("CA-BLD-03")
def test_bld_03_costs_two_silver():
    t = building()
    stock(t, RED, 1, 1, 0)
    silver(t, RED, 1)
    assert t.why(RED, "build", "A12.rock.1", "buy", "rock") == "CA-BLD-03"
    silver(t, RED, 2)
    assert t.why(RED, "build", "A12.rock.1", "buy", "rock") == ""


@pytest.mark.rule("CA-BLD-03")
@pytest.mark.parametrize(
    ("have", "offered"),
    [
        ((1, 1, 1), [()]),
        ((0, 1, 1), [("buy", "wood")]),
        ((1, 0, 1), [("buy", "grain")]),
        ((5, 5, 0), [("buy", "rock")]),
        ((5, 0, 0), []),
    ],
)
def test_bld_03_one_resource_of_which_there_is_none(have, offered):
    """What is there cannot be bought, and one purchase does not make up for two missing resources."""
    t = building()
    stock(t, RED, *have)
    silver(t, RED, 5)
    assert [o[2:] for o in t.options(RED) if o[:2] == ("build", "A12.rock.1")] == offered


@pytest.mark.rule("CA-BLD-03")
def test_bld_03_two_missing_are_one_too_many():
    t = building()
    stock(t, RED, 1, 0, 0)
    silver(t, RED, 5)
    assert t.why(RED, "build", "A12.rock.1", "buy", "rock") == "CA-BLD-02"


@pytest.mark.rule("CA-BLD-03")
def test_bld_03_on_the_second_castle_when_the_first_used_up_the_stock():
    """CA-AMB-15: what counts is the track at that moment."""
    t = building()
    stock(t, RED, 2, 2, 1)
    silver(t, RED, 2)
    assert not t.can(RED, "build", "A12.rock.1", "buy", "rock")
    t.do(RED, "build", "A12.rock.1")
    t.do(RED, "build", "A14.rock.1", "buy", "rock")
    assert (resources(t, RED), t.state.silver[RED]) == ((0, 0, 0), 0)


# -- where


@pytest.mark.rule("CA-BLD-04")
@pytest.mark.parametrize(("space", "side"), [("A13", "W"), ("A22", "N"), ("A11", "E")])
def test_bld_04_an_own_shield_anywhere_in_the_octagon(space, side):
    """At the wood, the grain or the rock of A12: any will do for its rock; another's shield will not."""
    for owner, why in ((GREEN, "CA-BLD-04"), (RED, "")):
        t = table()
        stock(t, RED, 1, 1, 1)
        turn_at(t, RED, "T6")
        assert t.why(RED, "build", "A12.rock.1") == "CA-BLD-04"
        point(t, space, side, owner, 1)
        assert t.why(RED, "build", "A12.rock.1") == why
        assert t.why(RED, "build", "C34.rock.1") == "CA-BLD-04"


@pytest.mark.rule("CA-BLD-04")
def test_bld_04_neither_face_down_tiles_nor_card_shields_count():
    t = table()
    stock(t, RED, 1, 1, 1)
    lay(t, "A22", "H19")  # unturned, Red would point north
    turn_at(t, RED, "T6")
    assert t.why(RED, "build", "A12.rock.1") == "CA-BLD-04"
    point(t, "A13", "W", RED, 0)
    assert t.why(RED, "build", "A12.rock.1") == "CA-BLD-04"


@pytest.mark.rule("CA-BLD-05")
def test_bld_05_only_on_free_sites_of_rock_areas():
    t = table()
    put_all_but(t)
    stock(t, RED, 1, 1, 1)
    turn_at(t, RED, "T6")
    sites = {name for name in t.state.board.places if ".rock." in name}
    assert len(sites) == 32
    assert {o[1] for o in t.options(RED) if o[0] == "build"} <= sites
    t = building()
    stock(t, RED, 1, 1, 1)
    castle(t, GREEN, "A12.rock.1")
    assert t.why(RED, "build", "A12.rock.1") == "CA-BLD-05"
    castle(t, RED, "A14.rock.1")
    assert t.why(RED, "build", "A14.rock.1") == "CA-BLD-05"
    assert t.why(RED, "build", "A14.rock.2") == ""


@pytest.mark.rule("CA-BLD-06")
def test_bld_06_one_or_two_sites_each_for_one_castle():
    expected = {a["id"]: a["castle_sites"] for a in fixed_board()["area"] if a["kind"] == "rock"}
    t = table()
    found = dict.fromkeys(expected, 0)
    for name in t.state.board.places:
        if ".rock." in name:
            found[name.rpartition(".")[0]] += 1
    assert found == expected
    assert set(expected.values()) == {1, 2}


@pytest.mark.rule("CA-BLD-06")
def test_bld_06_one_player_may_hold_both_sites():
    t = building()
    stock(t, RED, 2, 2, 2)
    t.do(RED, "build", "A14.rock.1")
    t.do(RED, "build", "A14.rock.2")
    assert stands(t, "A14.rock.1") == stands(t, "A14.rock.2") == RED


@pytest.mark.rule("CA-BLD-07")
def test_bld_07_the_area_need_not_be_valued_nor_controlled():
    t = table()
    point(t, "A24", "S", GREEN, 6)  # Green controls A34.rock; B31 is face down, so that it is not valued
    point(t, "A33", "E", RED, 1)  # Red's only shield in A34, at the market
    stock(t, RED, 1, 1, 1)
    turn_at(t, RED, "T6")
    assert t.state.areas[t.state.board.number["A34.rock"]] == 0
    t.do(RED, "build", "A34.rock.1")
    assert stands(t, "A34.rock.1") == RED


@pytest.mark.rule("CA-BLD-08")
def test_bld_08_no_castle_left_in_supply():
    t = building(module_battle=True)
    stock(t, RED, 5, 5, 5)
    places = [name for name in t.state.board.places if name.startswith(("C", "D")) and ".rock." in name]
    for place in places[:8]:
        castle(t, RED, place)
    castle(t, GREEN, "A14.rock.2")
    assert t.can(RED, "overbuild", "A14.rock.2")
    t.do(RED, "build", "A12.rock.1")
    assert t.state.supply[RED] == 0
    assert t.why(RED, "build", "A14.rock.1") == "CA-BLD-08"
    assert t.why(RED, "overbuild", "A14.rock.2") == "CA-BLD-08"
    assert t.options(RED) == [("stop",)]


@pytest.mark.rule("CA-BLD-09")
def test_bld_09_paid_placed_and_scored_one_after_another():
    t = building()
    stock(t, RED, 2, 2, 2)
    t.do(RED, "build", "A12.rock.1")
    assert (resources(t, RED), t.state.vp[RED], t.state.supply[RED]) == ((1, 1, 1), 6, 8)
    assert stands(t, "A14.rock.1") == -1
    t.do(RED, "build", "A14.rock.1")
    assert (resources(t, RED), t.state.vp[RED], t.state.supply[RED]) == ((0, 0, 0), 9, 7)


@pytest.mark.rule("CA-BLD-09")
@pytest.mark.parametrize("battle", [False, True])
def test_bld_09_castles_never_move_or_leave(battle):
    """In a whole game a place, once built on, keeps its castles: on top, or below another."""
    s = GAME.start(GAME.setup(4, {"module_battle": battle}), key_from_seed(5))
    rng = Random(5)
    stood = 0
    while not GAME.over(s):
        before = list(zip(s.castle, s.under, strict=True))
        seat = GAME.waiting(s)[0]
        GAME.apply(s, seat, GAME.choose(GAME.options(s, seat), rng))
        for (top, below), now in zip(before, zip(s.castle, s.under, strict=True), strict=True):
            if top >= 0:
                stood += 1
                assert now == (top, below) or (battle and below < 0 and now[1] == top)
    assert stood


@pytest.mark.rule("CA-BLD-10")
def test_bld_10_nobody_else_builds():
    t = table()
    point(t, "A22", "N", GREEN, 4)
    stock(t, GREEN, 1, 1, 1)
    turn_at(t, GREEN, "T6")
    assert t.can(GREEN, "build", "A12.rock.1")
    for at in ("T0", "T6"):
        turn_at(t, RED, at)
        assert t.waiting() == (RED,)
        assert t.why(GREEN, "build", "A12.rock.1") == "not-asked"


@pytest.mark.rule("CA-BLD-11")
def test_bld_11_master_builder_and_purchase_on_one_castle():
    t = building()
    give(t, RED, "master_builder")
    stock(t, RED, 1, 0, 0)
    silver(t, RED, 5)
    ways = [o[2:] for o in t.options(RED) if o[:2] == ("build", "A12.rock.1")]
    assert ways == [("master_builder", "grain", "rock")]


@pytest.mark.rule("CA-BLD-11")
@pytest.mark.parametrize("first", [("buy", "rock"), ("master_builder", "rock")])
def test_bld_11_both_on_two_castles_of_a_turn(first):
    t = building()
    give(t, RED, "master_builder")
    stock(t, RED, 2, 2, 0)
    silver(t, RED, 3)
    second = ("master_builder", "rock") if first[0] == "buy" else ("buy", "rock")
    t.do(RED, "build", "A12.rock.1", *first)
    t.do(RED, "build", "A14.rock.1", *second)
    assert (resources(t, RED), t.state.silver[RED]) == ((0, 0, 0), 0)


@pytest.mark.rule("CA-CHR-08")
@pytest.mark.example("CA-EX-15", "CA-EX-15b")
def test_ex_15b_master_builder_instead_of_the_purchase():
    case = example("CA-EX-15b")
    before, after = case["before"], case["after"]
    t = building()
    give(t, RED, case["card"])
    stock(t, RED, before["wood"], before["grain"], before["rock"])
    silver(t, RED, before["silver"])
    left = t.state.mine
    t.do(RED, "build", "A12.rock.1", case["card"], "rock")
    assert resources(t, RED) == (after["wood"], after["grain"], after["rock"])
    assert t.state.silver[RED] == after["silver"]
    assert t.state.mine == left + case["mine_gain"]


# -- defaults


@pytest.mark.rule("CA-DEC-10")
def test_dec_10_by_default_the_best_site_while_it_can_be_paid_then_stop():
    t = building()
    stock(t, RED, 3, 3, 3)
    built = []
    while (action := GAME.default(t.state, RED)) != ("stop",):
        built.append(action)
        t.do(RED, *action)
    assert built == [("build", "A12.rock.1"), ("build", "A14.rock.1"), ("build", "A14.rock.2")]
    end_turn(t)
    assert t.asked == "begin"


@pytest.mark.rule("CA-DEC-10")
def test_dec_10_the_default_prefers_points_to_order():
    t = building()
    settle(t, "A34", "town")  # in A14's column: A14 is worth 5, A12 loses two of its 6
    settle(t, "C12", "none")
    stock(t, RED, 1, 1, 1)
    assert GAME.default(t.state, RED) == ("build", "A14.rock.1")


@pytest.mark.rule("CA-DEC-10")
def test_dec_10_never_overbuilds_by_default():
    t = building(module_battle=True)
    castle(t, BLUE, "A12.rock.1")
    castle(t, BLUE, "A14.rock.1")
    castle(t, BLUE, "A14.rock.2")
    stock(t, RED, 5, 5, 5)
    assert t.can(RED, "overbuild", "A14.rock.1")
    assert GAME.default(t.state, RED) == ("stop",)


@pytest.mark.rule("CA-DEC-11")
def test_dec_11_by_default_resources_only():
    t = building()
    give(t, RED, "count", "countess", "master_builder")
    stock(t, RED, 1, 1, 0)
    silver(t, RED, 5)
    assert t.can(RED, "build", "A12.rock.1", "buy", "rock")
    assert GAME.default(t.state, RED) == ("stop",)
    stock(t, RED, 1, 1, 1)
    assert GAME.default(t.state, RED) == ("build", "A12.rock.1")


@pytest.mark.rule("CA-BLD-01", "CA-BLD-02")
def test_bld_with_what_the_turn_has_just_brought():
    """What step 2 pays is there for step 3 of the same turn."""
    t = table()
    stock(t, RED, 1, 0, 1)
    turn_at(t, RED)
    reveal(t, RED, "A22", "H19")  # Red 4 north at A12.grain: 1 grain
    t.do(RED, "build", "A12.rock.1")
    assert resources(t, RED) == (0, 0, 0)


@pytest.mark.rule("CA-BLD-05")
def test_bld_05_grain_and_wood_areas_are_no_sites_without_a_card() -> None:
    t = table()
    stock(t, RED, wood=1, grain=1, rock=1)
    turn_at(t, RED, "T6")
    assert t.why(RED, "build", "A12.grain.1") == "CA-BLD-05"
    assert t.why(RED, "build", "A12.wood.1") == "CA-BLD-05"
