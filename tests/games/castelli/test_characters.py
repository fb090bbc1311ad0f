"""Chapter 4.8, the characters of the base deck."""

from __future__ import annotations

from collections import Counter

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.box import BASE_CARDS, FACE, TOWN, VILLAGE
from tests.games.castelli.scenario import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    castle,
    example,
    fixed_board,
    give,
    hand,
    mine,
    point,
    put,
    resources,
    reveal,
    settle,
    silver,
    stock,
    table,
    tile_on,
    turn_at,
)


@pytest.mark.parametrize(
    ("kind", "count"),
    [
        pytest.param("king_3", 1, marks=pytest.mark.rule("CA-CHR-01")),
        pytest.param("king_4", 2, marks=pytest.mark.rule("CA-CHR-01")),
        pytest.param("king_5", 1, marks=pytest.mark.rule("CA-CHR-01")),
        pytest.param("robber", 2, marks=pytest.mark.rule("CA-CHR-02")),
        pytest.param("steward", 3, marks=pytest.mark.rule("CA-CHR-03")),
        pytest.param("bandits", 1, marks=pytest.mark.rule("CA-CHR-04")),
        pytest.param("count", 3, marks=pytest.mark.rule("CA-CHR-05")),
        pytest.param("traitor", 2, marks=pytest.mark.rule("CA-CHR-06")),
        pytest.param("countess", 3, marks=pytest.mark.rule("CA-CHR-07")),
        pytest.param("master_builder", 3, marks=pytest.mark.rule("CA-CHR-08")),
        pytest.param("robber_baron", 2, marks=pytest.mark.rule("CA-CHR-09")),
        pytest.param("peasant", 2, marks=pytest.mark.rule("CA-CHR-10")),
    ],
)
def test_chr_how_many_there_are(kind, count):
    assert Counter(FACE[piece] for piece in BASE_CARDS)[kind] == count
    assert sorted(table().state.deck) == list(BASE_CARDS)


# -- points and silver


@pytest.mark.rule("CA-CHR-01")
@pytest.mark.parametrize(("kind", "vp"), [("king_3", 3), ("king_4", 4), ("king_5", 5)])
def test_chr_01_king_scores_at_once(kind, vp):
    t = table()
    give(t, RED, kind)
    turn_at(t, RED)
    t.do(RED, "play", kind)
    assert t.state.vp == [vp, 0, 0, 0]


@pytest.mark.parametrize(
    "case",
    [
        pytest.param("CA-EX-13b", marks=[pytest.mark.rule("CA-CHR-04"), pytest.mark.example("CA-EX-13", "CA-EX-13b")]),
        pytest.param("CA-EX-13c", marks=[pytest.mark.rule("CA-CHR-02"), pytest.mark.example("CA-EX-13", "CA-EX-13c")]),
    ],
)
def test_chr_02_04_robber_and_bandits_take_from_every_other_player(case):
    case = example(case)
    t = table()
    give(t, GREEN, case["card"])
    for seat, amount in zip((RED, BLUE, YELLOW), case["others_before"], strict=True):
        silver(t, seat, amount)
    silver(t, GREEN, 1)
    left = t.state.mine
    turn_at(t, GREEN)
    t.do(GREEN, "play", case["card"])
    assert [t.state.silver[seat] for seat in (RED, BLUE, YELLOW)] == case["others_after"]
    assert t.state.silver[GREEN] == 1 + case["user_gain"]
    assert t.state.mine == left


@pytest.mark.parametrize(
    ("card", "why"),
    [
        pytest.param("robber", "CA-CHR-02", marks=pytest.mark.rule("CA-CHR-02")),
        pytest.param("bandits", "CA-CHR-04", marks=pytest.mark.rule("CA-CHR-04")),
    ],
)
def test_chr_02_04_nothing_to_take(card, why):
    """Own silver does not matter; one cube of one other player is enough."""
    t = table()
    give(t, RED, card)
    silver(t, RED, 3)
    turn_at(t, RED)
    assert t.why(RED, "play", card) == why
    silver(t, YELLOW, 1)
    t.do(RED, "play", card)
    assert t.state.silver == [4, 0, 0, 0]


@pytest.mark.rule("CA-CHR-09")
@pytest.mark.example("CA-EX-13", "CA-EX-13a")
def test_chr_09_robber_baron_takes_half_of_the_mine_rounded_down():
    case = example("CA-EX-13a")
    t = table()
    give(t, RED, "robber_baron")
    mine(t, case["mine_before"])
    turn_at(t, RED)
    t.do(RED, "play", "robber_baron")
    assert (t.state.silver[RED], t.state.mine) == (case["user_gain"], case["mine_after"])


@pytest.mark.rule("CA-CHR-09")
@pytest.mark.parametrize(("left", "why"), [(0, "CA-CHR-09"), (1, "CA-CHR-09"), (2, "")])
def test_chr_09_half_of_one_cube_is_nothing(left, why):
    t = table()
    give(t, RED, "robber_baron")
    mine(t, left)
    turn_at(t, RED)
    assert t.why(RED, "play", "robber_baron") == why


# -- Steward


@pytest.mark.rule("CA-CHR-03")
def test_chr_03_steward_turns_the_tile_just_placed_to_another_position():
    t = table()
    give(t, BLUE, "steward")
    turn_at(t, RED)
    reveal(t, RED, "A11", "H19", 1, passing=False)  # Yellow points north at wood, Blue west at grain
    assert t.waiting() == (BLUE,)
    assert [t.can(BLUE, "steward", turns) for turns in range(4)] == [True, False, True, True]
    t.do(BLUE, "steward", 2)  # Blue north, Green west
    assert tile_on(t, "A11") == ("H19", 2)
    assert resources(t, BLUE) == (1, 0, 0)
    assert resources(t, GREEN) == (0, 1, 0)
    assert resources(t, YELLOW)[0] == 0


@pytest.mark.rule("CA-CHR-03")
def test_chr_03_who_holds_no_steward_may_only_pass():
    t = table()
    give(t, BLUE, "king_3")
    turn_at(t, RED)
    reveal(t, RED, "A11", "H19", 1, passing=False)
    assert t.why(BLUE, "steward", 2) == "CA-CHR-03"
    assert t.options(BLUE) == [("pass",)]


# -- Count, Countess


@pytest.mark.parametrize(
    ("card", "kind", "other"),
    [
        pytest.param("count", "grain", "wood", marks=pytest.mark.rule("CA-CHR-05")),
        pytest.param("countess", "wood", "grain", marks=pytest.mark.rule("CA-CHR-07")),
    ],
)
def test_chr_05_07_a_castle_in_a_grain_or_wood_area(card, kind, other):
    t = table()
    give(t, RED, card)
    point(t, "A22", "N", RED, 4)  # influence in A12
    stock(t, RED, 1, 1, 1)
    turn_at(t, RED, "T6")
    assert not t.can(RED, "build", f"A12.{other}.1", card)
    assert not t.can(RED, "build", "A12.rock.1", card)
    assert not t.can(RED, "build", f"A12.{kind}.1")
    t.do(RED, "build", f"A12.{kind}.1", card)
    assert t.state.castle[t.state.board.number[f"A12.{kind}.1"]] == RED
    assert FACE[t.state.deck[0]] == card


@pytest.mark.rule("CA-CHR-11")
@pytest.mark.parametrize(("card", "place"), [("count", "A12.grain.1"), ("countess", "A12.wood.1")])
def test_chr_11_price_influence_and_scoring_stay(card, place):
    t = table()
    give(t, RED, card)
    stock(t, RED, 1, 1, 1)
    turn_at(t, RED, "T6")
    assert t.why(RED, "build", place, card) == "CA-BLD-04"
    point(t, "A11", "E", RED, 4)  # at A12.rock: the octagon counts, not the area
    stock(t, RED, 1, 0, 1)
    assert t.why(RED, "build", place, card) == "CA-BLD-02"
    stock(t, RED, 2, 1, 1)
    t.do(RED, "build", place, card)
    assert resources(t, RED) == (1, 0, 0)
    assert (t.state.vp[RED], t.state.supply[RED]) == (6, 8)


@pytest.mark.rule("CA-CHR-11")
@pytest.mark.parametrize(("card", "place"), [("count", "A12.grain.1"), ("countess", "A12.wood.1")])
def test_chr_11_the_purchase_goes_with_it_once_a_turn(card, place):
    t = table()
    give(t, RED, card)
    point(t, "A22", "N", RED, 4)
    stock(t, RED, 2, 2, 0)
    silver(t, RED, 4)
    turn_at(t, RED, "T6")
    t.do(RED, "build", place, card, "buy", "rock")
    assert (resources(t, RED), t.state.silver[RED]) == ((1, 1, 0), 2)
    assert t.why(RED, "build", "A12.rock.1", "buy", "rock") == "CA-BLD-03"


@pytest.mark.rule("CA-CHR-11")
def test_chr_11_a_purchase_already_made_is_not_had_again_with_a_count():
    t = table()
    give(t, RED, "count")
    point(t, "A22", "N", RED, 4)
    stock(t, RED, 2, 2, 0)
    silver(t, RED, 4)
    turn_at(t, RED, "T6")
    t.do(RED, "build", "A12.rock.1", "buy", "rock")
    assert t.why(RED, "build", "A12.grain.1", "count", "buy", "rock") == "CA-BLD-03"


@pytest.mark.rule("CA-CHR-11")
def test_chr_11_one_card_one_castle():
    t = table()
    give(t, RED, "count", "count")
    point(t, "A22", "N", RED, 4)  # A12
    point(t, "A24", "N", RED, 4)  # A14
    stock(t, RED, 2, 2, 2)
    turn_at(t, RED, "T6")
    t.do(RED, "build", "A12.grain.1", "count")
    assert t.why(RED, "build", "A14.grain.1", "count") == "CA-CRD-01"
    assert not t.can(RED, "build", "A14.grain.1")


@pytest.mark.rule("CA-CHR-12")
@pytest.mark.parametrize(
    ("card", "place", "second"),
    [
        ("count", "A12.grain.1", "A12.grain.2"),
        ("countess", "A12.wood.1", "A12.wood.2"),
    ],
)
def test_chr_12_one_castle_in_a_grain_or_wood_area(card, place, second):
    t = table()
    give(t, RED, card)
    castle(t, GREEN, place)
    point(t, "A22", "N", RED, 4)
    stock(t, RED, 1, 1, 1)
    turn_at(t, RED, "T6")
    assert t.why(RED, "build", place, card) == "CA-CHR-12"
    assert not t.can(RED, "build", second, card)


@pytest.mark.rule("CA-CHR-12")
def test_chr_12_the_area_is_valued_as_ever():
    t = table()
    castle(t, GREEN, "A12.grain.1")
    turn_at(t, RED)
    reveal(t, RED, "A22", "H19")  # Red 4 north at A12.grain, yield 1
    assert resources(t, RED)[1] == 1


# -- Traitor


@pytest.mark.rule("CA-CHR-06")
@pytest.mark.parametrize(("die", "taken"), [(0, "king_3"), (1, "robber"), (2, "peasant")])
def test_chr_06_traitor_buys_a_random_card_from_the_player_of_choice(die, taken):
    t = table()
    give(t, RED, "traitor")
    give(t, BLUE, "king_3", "robber", "peasant")
    give(t, YELLOW, "king_4")
    silver(t, RED, 2)
    left = t.state.mine
    turn_at(t, RED)
    t.script(die)
    t.do(RED, "play", "traitor", BLUE)
    assert hand(t, RED) == [taken]
    assert hand(t, BLUE) == sorted({"king_3", "robber", "peasant"} - {taken})
    assert t.state.silver == [1, 0, 1, 0]
    assert t.state.mine == left
    assert FACE[t.state.deck[0]] == "traitor"


@pytest.mark.rule("CA-CHR-06")
def test_chr_06_needs_silver_and_a_card_to_buy():
    t = table()
    give(t, RED, "traitor")
    give(t, BLUE, "king_3")
    turn_at(t, RED)
    assert t.why(RED, "play", "traitor", BLUE) == "CA-CHR-06"
    silver(t, RED, 1)
    assert t.why(RED, "play", "traitor", GREEN) == "CA-CHR-06"
    assert t.why(RED, "play", "traitor", BLUE) == ""
    assert not t.can(RED, "play", "traitor", RED)


@pytest.mark.rule("CA-CHR-13")
def test_chr_13_the_card_bought_is_not_played_this_turn():
    t = table()
    give(t, RED, "traitor")
    give(t, BLUE, "king_3")
    silver(t, RED, 1)
    turn_at(t, RED)
    t.do(RED, "play", "traitor", BLUE)
    assert t.why(RED, "play", "king_3") == "CA-CRD-01"
    reveal(t, RED, "D44", "H32")
    assert t.why(RED, "play", "king_3") == "CA-CRD-01"


@pytest.mark.rule("CA-DEC-07")
def test_dec_07_whose_hand_is_chosen_with_the_card():
    """Every opponent with cards is a choice; by default a Traitor is not played (CA-DEC-06), so none has to be made."""
    t = table()
    give(t, RED, "traitor")
    give(t, GREEN, "king_3")
    give(t, YELLOW, "king_4", "king_4")
    silver(t, RED, 1)
    turn_at(t, RED, "T6")
    assert [o for o in t.options(RED) if o[0] == "play"] == [("play", "traitor", GREEN), ("play", "traitor", YELLOW)]
    assert GAME.default(t.state, RED) == ("stop",)


# -- Master Builder


@pytest.mark.rule("CA-CHR-08")
@pytest.mark.parametrize(
    ("have", "words", "price"),
    [
        ((1, 1, 0), ("rock",), 1),
        ((0, 1, 1), ("wood",), 1),
        ((0, 2, 0), ("wood", "rock"), 2),
        ((0, 0, 0), ("wood", "grain", "rock"), 3),
    ],
)
def test_chr_08_master_builder_one_silver_for_each_missing_resource(have, words, price):
    t = table()
    give(t, RED, "master_builder")
    point(t, "A22", "N", RED, 4)
    stock(t, RED, *have)
    silver(t, RED, price - 1)
    turn_at(t, RED, "T6")
    assert t.why(RED, "build", "A12.rock.1", "master_builder", *words) == "CA-CHR-08"
    silver(t, RED, price)
    left = t.state.mine
    t.do(RED, "build", "A12.rock.1", "master_builder", *words)
    assert resources(t, RED) == tuple(max(0, n - 1) for n in have)
    assert (t.state.silver[RED], t.state.mine) == (0, left + price)
    assert t.state.castle[t.state.board.number["A12.rock.1"]] == RED
    assert FACE[t.state.deck[0]] == "master_builder"


@pytest.mark.rule("CA-CHR-08")
def test_chr_08_replaces_neither_more_nor_less_than_what_is_missing():
    t = table()
    give(t, RED, "master_builder")
    point(t, "A22", "N", RED, 4)
    stock(t, RED, 1, 1, 0)
    silver(t, RED, 3)
    turn_at(t, RED, "T6")
    offered = [o[2:] for o in t.options(RED) if o[:2] == ("build", "A12.rock.1")]
    assert offered == [("buy", "rock"), ("master_builder", "rock")]
    stock(t, RED, 1, 1, 1)
    assert t.why(RED, "build", "A12.rock.1", "master_builder") == "CA-CHR-08"


@pytest.mark.rule("CA-CHR-08")
def test_chr_08_is_for_rock_areas():
    t = table()
    give(t, RED, "master_builder", "count")
    point(t, "A22", "N", RED, 4)
    silver(t, RED, 3)
    turn_at(t, RED, "T6")
    built = {o[1] for o in t.options(RED) if o[0] == "build"}
    assert built == {"A12.rock.1"}


# -- Peasant, and settlements in general


@pytest.mark.rule("CA-CHR-10")
def test_chr_10_peasant_founds_a_village_from_the_reserve():
    t = table()
    give(t, RED, "peasant")
    turn_at(t, RED)
    t.do(RED, "play", "peasant", "A12")
    assert t.state.settled[t.state.board.number["A12"]] == VILLAGE
    assert (t.state.villages, t.state.towns) == (1, 2)


@pytest.mark.rule("CA-CHR-14")
def test_chr_14_free_means_no_piece_and_not_the_mine():
    t = table()
    give(t, RED, "peasant")
    castle(t, GREEN, "A43.rock.1")
    castle(t, BLUE, "A34.wood.1")
    turn_at(t, RED)
    refused = {name for name in t.state.board.octagons if t.why(RED, "play", "peasant", name) == "CA-CHR-14"}
    printed = {o["id"] for o in fixed_board()["octagon"] if o["settlement"] != "none"}
    assert refused == printed | {"A23", "A43", "A34"}
    allowed = {o[2] for o in t.options(RED) if o[0] == "play"}
    assert allowed == set(t.state.board.octagons) - refused
    assert "A12" in allowed  # an empty castle site does not matter (CA-AMB-42)


@pytest.mark.rule("CA-CHR-15")
def test_chr_15_a_new_settlement_counts_for_later_castles_only():
    t = table()
    give(t, RED, "peasant")
    point(t, "A22", "N", RED, 4)  # A12
    point(t, "B13", "E", RED, 4)  # B14
    stock(t, RED, 2, 2, 2)
    turn_at(t, RED, "T6")
    t.do(RED, "build", "B14.rock.1")
    assert t.state.vp[RED] == 6  # A14, B12, and the towns B34 and D34
    t.do(RED, "play", "peasant", "D14")  # in the column of B14
    assert t.state.vp[RED] == 6
    t.do(RED, "build", "B14.rock.2")
    assert t.state.vp[RED] == 6 + 7


@pytest.mark.rule("CA-CHR-15")
def test_chr_15_a_fire_takes_no_points_back():
    t = table(module_battle=True)
    give(t, RED, "arsonist")
    point(t, "B13", "E", RED, 4)
    stock(t, RED, 2, 2, 2)
    turn_at(t, RED, "T6")
    t.do(RED, "build", "B14.rock.1")
    t.do(RED, "play", "arsonist", "B34")
    assert t.state.vp[RED] == 6
    t.do(RED, "build", "B14.rock.2")
    assert t.state.vp[RED] == 6 + 4


@pytest.mark.rule("CA-CHR-16")
def test_chr_16_a_settlement_blocks_neither_sites_nor_areas():
    t = table()
    give(t, RED, "peasant")
    stock(t, RED, 1, 1, 1)
    turn_at(t, RED)
    t.do(RED, "play", "peasant", "A12")
    reveal(t, RED, "A22", "H19")  # Red 4 north at A12.grain
    assert resources(t, RED)[1] == 2
    t.do(RED, "build", "A12.rock.1")
    assert t.state.vp[RED] == 7


@pytest.mark.parametrize(("card", "settlement"), [("peasant", VILLAGE), ("duke", TOWN)])
@pytest.mark.rule("CA-CHR-17")
def test_chr_17_nothing_in_reserve(card, settlement):
    """Two stand in reserve; the third card finds none. The other kind of settlement is no help."""
    t = table(module_battle=True)
    give(t, RED, card)
    for octagon in ("C21", "C23"):
        settle(t, octagon, "village" if settlement == VILLAGE else "town")
    turn_at(t, RED)
    assert {t.why(RED, "play", card, name) for name in t.state.board.octagons} == {"CA-CHR-17"}


@pytest.mark.rule("CA-CHR-17")
def test_chr_17_no_free_octagon():
    t = table()
    give(t, RED, "peasant")
    for octagon, settlement in zip(t.state.board.octagons, t.state.settled, strict=True):
        if not settlement and octagon != "A23":
            settle(t, octagon, "town")
    turn_at(t, RED)
    assert t.state.villages == 2
    assert not any(o[0] == "play" for o in t.options(RED))


@pytest.mark.rule("CA-DEC-08")
def test_dec_08_by_default_nothing_is_founded():
    t = table(module_battle=True)
    give(t, RED, "peasant", "duke")
    put(t, "A22", "H19")
    for at in ("T0", "T6"):
        turn_at(t, RED, at)
        assert t.can(RED, "play", "peasant", "A12")
        assert t.can(RED, "play", "duke", "A12")
        assert GAME.default(t.state, RED)[0] in ("reveal", "stop")
