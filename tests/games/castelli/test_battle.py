"""Chapter 4.14, the Battle module: overbuilding, its cards, and its final scoring."""

from __future__ import annotations

from collections import Counter

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.box import BASE_CARDS, BATTLE_CARDS, COLOURS, FACE, TOWN
from tests.games.castelli.scenario import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    castle,
    end_turn,
    example,
    finish,
    give,
    hand,
    last_turn,
    mine,
    point,
    resources,
    reveal,
    score,
    scored,
    seat_of,
    settle,
    silver,
    stock,
    table,
    turn_at,
)

TARGET = "A34.rock.1"


def attack(mine_points=6, owner_points=4, owner=GREEN, place=TARGET, **options):
    """Red at T6 with 2 of each; a castle of the owner in A34, where both have so many points (0: no shield)."""
    t = table(module_battle=True, **options)
    castle(t, owner, place)
    if mine_points:
        point(t, "A24", "S", RED, mine_points)
    if owner_points:
        point(t, "B31", "W", owner, owner_points)
    stock(t, RED, 2, 2, 2)
    turn_at(t, RED, "T6")
    return t


def on(t, place=TARGET):
    """Who stands on top, and who below."""
    at = t.state.board.number[place]
    return t.state.castle[at], t.state.under[at]


def sites(t, *castles):
    """(seat, octagon): a castle on the next free site of its rock area."""
    for seat, octagon in castles:
        castle(
            t,
            seat,
            next(name for name in t.state.board.places if name.startswith(f"{octagon}.rock.") and on(t, name)[0] < 0),
        )


def only(t, octagon, settlement):
    """This settlement alone stands on the board."""
    for name in t.state.board.octagons:
        settle(t, name, settlement if name == octagon else "none")


# -- the cards


@pytest.mark.rule("CA-BAT-01")
def test_bat_01_eight_cards_join_the_deck():
    t = table(module_battle=True)
    assert sorted(t.state.deck) == [*BASE_CARDS, *BATTLE_CARDS]
    assert len(t.state.deck) == 33
    assert Counter(FACE[piece] for piece in BATTLE_CARDS) == {
        "duke": 2,
        "abbot": 1,
        "guard": 2,
        "army_of_knights": 1,
        "arsonist": 2,
    }
    assert sorted(t.state.deck) != t.state.deck  # shuffled
    assert len(table().state.deck) == 25


@pytest.mark.rule("CA-BAT-01")
def test_bat_01_all_card_rules_apply_to_them():
    t = attack()
    give(t, RED, "duke", "arsonist", "abbot", "army_of_knights")
    t.do(RED, "play", "duke", "A12")
    assert t.why(RED, "play", "arsonist", "B34") == "CA-CRD-01"
    assert t.why(RED, "overbuild", TARGET, "abbot") == "CA-CRD-01"
    assert t.why(RED, "overbuild", TARGET, "army_of_knights") == "CA-CRD-01"
    t.do(RED, "sell", "arsonist")
    assert t.state.silver[RED] == 2
    mine(t, 0)
    last_turn(t)
    finish(t)
    assert scored(t, "cards")[RED] == 2


@pytest.mark.rule("CA-BAT-01")
@pytest.mark.parametrize(("card", "words"), [("abbot", ("abbot",)), ("army_of_knights", ("army_of_knights",))])
def test_bat_01_a_card_of_an_overbuild_is_the_card_of_the_turn(card, words):
    t = attack()
    give(t, RED, card, "king_3")
    t.do(RED, "overbuild", TARGET, *words)
    assert t.why(RED, "play", "king_3") == "CA-CRD-01"


# -- overbuilding


@pytest.mark.rule("CA-BAT-02")
def test_bat_02_an_own_castle_on_top_of_an_opponents():
    t = attack()
    t.do(RED, "overbuild", TARGET)
    assert on(t) == (RED, GREEN)
    assert t.state.supply == [8, 8, 9, 9]


@pytest.mark.rule("CA-BAT-02")
def test_bat_02_opponents_only_and_in_step_3_only():
    t = attack()
    castle(t, RED, "A34.rock.2")
    give(t, RED, "army_of_knights")
    assert not t.can(RED, "overbuild", "A34.rock.2")
    assert not t.can(RED, "overbuild", "A34.rock.2", "army_of_knights")
    assert not t.can(RED, "overbuild", "A43.rock.1")  # an empty site
    assert t.why(GREEN, "overbuild", "A34.rock.2") == "not-asked"
    turn_at(t, RED, "T0")
    assert t.why(RED, "overbuild", TARGET) == "not-offered"


@pytest.mark.rule("CA-BAT-02")
def test_bat_02_any_number_a_turn():
    t = attack()
    castle(t, BLUE, "A34.rock.2")
    stock(t, RED, 5, 5, 5)
    t.do(RED, "overbuild", TARGET)
    t.do(RED, "overbuild", "A34.rock.2")
    assert on(t) == (RED, GREEN)
    assert on(t, "A34.rock.2") == (RED, BLUE)
    assert resources(t, RED) == (1, 1, 1)


@pytest.mark.rule("CA-BAT-02")
def test_bat_02_not_without_the_module():
    t = table()
    castle(t, GREEN, TARGET)
    point(t, "A24", "S", RED, 6)
    stock(t, RED, 5, 5, 5)
    turn_at(t, RED, "T6")
    assert not any(o[0] == "overbuild" for o in t.options(RED))


@pytest.mark.rule("CA-BAT-03")
@pytest.mark.parametrize(
    "case",
    [
        pytest.param(name, marks=pytest.mark.example("CA-EX-20", name))
        for name in ("CA-EX-20a", "CA-EX-20b", "CA-EX-20c")
    ],
)
def test_bat_03_more_heraldic_points_than_the_owner(case):
    case = example(case)
    t = attack(case["points"]["overbuilder"], case["points"]["owner"])
    words = () if case["card"] == "none" else (case["card"],)
    give(t, RED, *words)
    score(t, 0, 5, 0, 0)
    if not case["legal"]:
        assert t.why(RED, "overbuild", TARGET, *words) == "CA-BAT-03"
        return
    price = case["price"]
    t.do(RED, "overbuild", TARGET, *words)
    assert resources(t, RED) == (2 - price["wood"], 2 - price["grain"], 2 - price["rock"])
    assert on(t) == (RED, GREEN)
    assert t.state.vp == [6, 5, 0, 0]  # A32, B32 and the town B34; A14 and C14


@pytest.mark.rule("CA-BAT-03")
def test_bat_03_fewer_points_are_not_enough():
    assert attack(4, 6).why(RED, "overbuild", TARGET) == "CA-BAT-03"


@pytest.mark.rule("CA-BAT-03")
def test_bat_03_all_shields_at_any_area_of_the_octagon_count():
    """Red 3 at the rock and 2 at the market against Green 4 at the wood; a third player's points do not matter."""
    t = table(module_battle=True)
    castle(t, GREEN, TARGET)
    point(t, "A24", "S", RED, 3)
    point(t, "A44", "N", GREEN, 4)
    point(t, "B31", "W", BLUE, 6)
    stock(t, RED, 2, 2, 2)
    turn_at(t, RED, "T6")
    assert t.why(RED, "overbuild", TARGET) == "CA-BAT-03"
    point(t, "A33", "E", RED, 2)
    assert t.why(RED, "overbuild", TARGET) == ""


@pytest.mark.rule("CA-BAT-04")
def test_bat_04_two_of_each_resource():
    t = attack()
    stock(t, RED, 5, 3, 2)
    t.do(RED, "overbuild", TARGET)
    assert resources(t, RED) == (3, 1, 0)


@pytest.mark.rule("CA-BAT-04")
@pytest.mark.parametrize("have", [(1, 5, 5), (5, 1, 5), (5, 5, 1), (1, 1, 1)])
def test_bat_04_one_too_few(have):
    t = attack()
    stock(t, RED, *have)
    assert t.why(RED, "overbuild", TARGET) == "CA-BAT-04"


@pytest.mark.rule("CA-BAT-05")
def test_bat_05_one_missing_unit_for_two_silver():
    t = attack()
    stock(t, RED, 2, 1, 2)
    silver(t, RED, 1)
    assert t.why(RED, "overbuild", TARGET, "buy", "grain") == "CA-BAT-05"
    silver(t, RED, 2)
    left = t.state.mine
    t.do(RED, "overbuild", TARGET, "buy", "grain")
    assert (resources(t, RED), t.state.silver[RED], t.state.mine) == ((0, 0, 0), 0, left + 2)


@pytest.mark.rule("CA-BAT-05")
@pytest.mark.parametrize(
    ("have", "offered"),
    [
        ((2, 2, 2), [()]),
        ((1, 2, 2), [("buy", "wood")]),
        ((5, 5, 1), [("buy", "rock")]),
        ((2, 2, 0), []),
        ((1, 1, 2), []),
    ],
)
def test_bat_05_a_single_unit_and_only_what_is_missing(have, offered):
    t = attack()
    stock(t, RED, *have)
    silver(t, RED, 6)
    assert [o[2:] for o in t.options(RED) if o[0] == "overbuild"] == offered


@pytest.mark.rule("CA-BAT-05")
def test_bat_05_the_purchase_is_that_of_the_turn():
    t = attack()
    stock(t, RED, 3, 3, 1)
    silver(t, RED, 6)
    t.do(RED, "overbuild", TARGET, "buy", "rock")
    assert t.why(RED, "build", "A34.rock.2", "buy", "rock") == "CA-BLD-03"
    t = attack()
    stock(t, RED, 3, 3, 0)
    silver(t, RED, 6)
    t.do(RED, "build", "A34.rock.2", "buy", "rock")
    stock(t, RED, 2, 2, 1)
    assert t.why(RED, "overbuild", TARGET, "buy", "rock") == "CA-BAT-05"


@pytest.mark.rule("CA-BAT-06")
def test_bat_06_only_once():
    """Neither by the first owner nor by a third; the castle on top is safe for good."""
    t = attack()
    t.do(RED, "overbuild", TARGET)
    point(t, "A33", "E", GREEN, 6)
    point(t, "A44", "N", GREEN, 5)
    stock(t, GREEN, 5, 5, 5)
    turn_at(t, GREEN, "T6")
    assert t.why(GREEN, "overbuild", TARGET) == "CA-BAT-06"
    give(t, GREEN, "army_of_knights")
    assert t.why(GREEN, "overbuild", TARGET, "army_of_knights") == "CA-BAT-06"


@pytest.mark.rule("CA-BAT-07", "CA-BAT-08")
def test_bat_07_08_the_new_castle_scores_and_the_old_one_keeps_its_points():
    t = attack()
    score(t, 10, 7, 0, 0)
    settle(t, "A12", "town")  # neither in the row nor in the column of A34
    settle(t, "C34", "town")  # in its column
    t.do(RED, "overbuild", TARGET)  # A32, B32 and the town B34; A14, C14 and the town C34
    assert t.state.vp == [10 + 8, 7, 0, 0]


@pytest.mark.rule("CA-BAT-09")
def test_bat_09_the_lower_castle_stays_and_gives_nothing():
    t = attack()
    t.do(RED, "overbuild", TARGET)
    end_turn(t)
    assert on(t) == (RED, GREEN)
    assert t.state.supply[GREEN] == 8
    only(t, "A32", "village")  # in the row of A34
    mine(t, 0)
    last_turn(t)
    for seat in range(4):
        stock(t, seat)
    finish(t)
    assert scored(t, "majority") == [3, 0, 0, 0]
    assert scored(t, "standing_castles") == [2, 0, 0, 0]
    assert GAME.outcome(t.state).details["castles"] == [1, 0, 0, 0]


@pytest.mark.rule("CA-BAT-10")
@pytest.mark.parametrize("place", ["A14.grain.1", "A34.wood.1"])
def test_bat_10_castles_in_grain_and_wood_areas_too(place):
    t = table(module_battle=True)
    castle(t, GREEN, place)
    point(t, "A24", "N" if place.startswith("A14") else "S", RED, 4)
    stock(t, RED, 2, 2, 2)
    turn_at(t, RED, "T6")
    t.do(RED, "overbuild", place)
    assert on(t, place) == (RED, GREEN)


@pytest.mark.rule("CA-BAT-18")
def test_bat_18_count_countess_and_master_builder_do_not_help():
    t = attack()
    give(t, RED, "count", "countess", "master_builder")
    stock(t, RED, 2, 2, 0)
    silver(t, RED, 6)
    assert not any(o[0] == "overbuild" for o in t.options(RED))
    stock(t, RED, 2, 2, 2)
    assert [o for o in t.options(RED) if o[0] == "overbuild"] == [("overbuild", TARGET)]


# -- the battle cards


@pytest.mark.rule("CA-BAT-11")
def test_bat_11_duke_founds_a_town():
    t = table(module_battle=True)
    give(t, RED, "duke")
    castle(t, GREEN, "A43.rock.1")
    turn_at(t, RED)
    for octagon in ("A43", "A23", "A14", "A41"):
        assert t.why(RED, "play", "duke", octagon) == "CA-CHR-14"
    t.do(RED, "play", "duke", "A12")
    assert t.state.settled[t.state.board.number["A12"]] == TOWN
    assert (t.state.towns, t.state.villages) == (1, 2)


@pytest.mark.rule("CA-BAT-12")
def test_bat_12_abbot_pays_one_of_each():
    t = attack()
    give(t, RED, "abbot")
    stock(t, RED, 1, 1, 2)
    assert t.why(RED, "overbuild", TARGET) == "CA-BAT-04"
    t.do(RED, "overbuild", TARGET, "abbot")
    assert (resources(t, RED), on(t)) == ((0, 0, 1), (RED, GREEN))
    assert FACE[t.state.deck[0]] == "abbot"


@pytest.mark.rule("CA-BAT-12")
def test_bat_12_with_the_purchase_but_not_without_the_points():
    t = attack()
    give(t, RED, "abbot")
    stock(t, RED, 1, 0, 1)
    silver(t, RED, 2)
    t.do(RED, "overbuild", TARGET, "abbot", "buy", "grain")
    assert (resources(t, RED), t.state.silver[RED]) == ((0, 0, 0), 0)
    t = attack(6, 6)
    give(t, RED, "abbot")
    assert t.why(RED, "overbuild", TARGET, "abbot") == "CA-BAT-03"


@pytest.mark.rule("CA-BAT-13")
def test_bat_13_guard_saves_a_castle_once():
    t = attack()
    give(t, GREEN, "guard", "king_3")
    t.do(RED, "overbuild", TARGET)
    assert (t.asked, t.waiting()) == ("guard", (GREEN,))
    t.do(GREEN, "guard")
    assert on(t) == (GREEN, -1)
    assert (hand(t, GREEN), FACE[t.state.deck[0]]) == (["king_3"], "guard")
    turn_at(t, RED, "T6")  # a later turn
    t.do(RED, "overbuild", TARGET)
    assert t.why(GREEN, "guard") == "CA-BAT-13"
    t.do(GREEN, "pass")
    assert on(t) == (RED, GREEN)


@pytest.mark.rule("CA-BAT-13")
def test_bat_13_a_guard_not_played_saves_nothing():
    t = attack()
    give(t, GREEN, "guard")
    t.do(RED, "overbuild", TARGET)
    t.do(GREEN, "pass")
    assert (on(t), hand(t, GREEN)) == ((RED, GREEN), ["guard"])


@pytest.mark.rule("CA-BAT-14")
@pytest.mark.parametrize("words", [(), ("abbot",), ("army_of_knights",), ("buy", "rock")])
def test_bat_14_the_owner_answers_before_anything_is_paid(words):
    t = attack()
    give(t, RED, *[w for w in words if w in FACE])
    give(t, GREEN, "guard")
    give(t, BLUE, "guard")
    stock(t, RED, 2, 2, 1 if "buy" in words else 2)
    silver(t, RED, 2)
    before = resources(t, RED)
    t.do(RED, "overbuild", TARGET, *words)
    assert (t.asked, t.waiting()) == ("guard", (GREEN,))
    assert (resources(t, RED), t.state.silver[RED], on(t)) == (before, 2, (GREEN, -1))
    assert t.why(BLUE, "guard") == "not-asked"
    t.do(GREEN, "guard")
    assert on(t) == (GREEN, -1)


@pytest.mark.rule("CA-BAT-14", "CA-DEC-12")
def test_bat_14_holding_a_guard_does_not_show():
    """Every owner with cards is asked alike; an empty hand is public."""
    t = attack()
    give(t, GREEN, "king_3")
    t.do(RED, "overbuild", TARGET)
    assert t.waiting() == (GREEN,)
    t = attack()
    t.do(RED, "overbuild", TARGET)
    assert t.asked == "build"


@pytest.mark.rule("CA-BAT-15")
def test_bat_15_a_guarded_overbuild_costs_nothing_but_the_card():
    t = attack()
    give(t, RED, "abbot", "king_3")
    give(t, GREEN, "guard")
    castle(t, BLUE, "A34.rock.2")
    stock(t, RED, 3, 2, 0)
    silver(t, RED, 2)
    t.do(RED, "overbuild", TARGET, "abbot", "buy", "rock")
    t.do(GREEN, "guard")
    assert (resources(t, RED), t.state.silver[RED], t.state.supply[RED], t.state.vp[RED]) == ((3, 2, 0), 2, 9, 0)
    assert [FACE[piece] for piece in t.state.deck[:2]] == ["guard", "abbot"]
    assert t.why(RED, "play", "king_3") == "CA-CRD-01"
    stock(t, RED, 3, 2, 1)
    assert t.why(RED, "overbuild", TARGET, "buy", "rock") == "CA-BAT-15"
    t.do(RED, "overbuild", "A34.rock.2", "buy", "rock")  # another castle, and the purchase is still there
    assert on(t, "A34.rock.2") == (RED, BLUE)
    stock(t, RED, 2, 2, 2)
    turn_at(t, RED, "T6")
    assert t.why(RED, "overbuild", TARGET) == ""


@pytest.mark.rule("CA-BAT-15")
def test_bat_15_the_army_is_spent_too():
    t = attack(4, 6)
    give(t, RED, "army_of_knights")
    give(t, GREEN, "guard")
    t.do(RED, "overbuild", TARGET, "army_of_knights")
    t.do(GREEN, "guard")
    assert hand(t, RED) == []
    assert resources(t, RED) == (2, 2, 2)


@pytest.mark.rule("CA-BAT-16")
def test_bat_16_army_needs_no_more_points_but_presence_and_the_full_price():
    t = attack(1, 6)
    give(t, RED, "army_of_knights")
    stock(t, RED, 2, 1, 2)
    assert t.why(RED, "overbuild", TARGET, "army_of_knights") == "CA-BAT-04"
    stock(t, RED, 2, 2, 2)
    assert t.why(RED, "overbuild", TARGET) == "CA-BAT-03"
    t.do(RED, "overbuild", TARGET, "army_of_knights")
    assert (on(t), resources(t, RED)) == ((RED, GREEN), (0, 0, 0))
    assert FACE[t.state.deck[0]] == "army_of_knights"
    t = attack(0, 6)
    give(t, RED, "army_of_knights")
    assert t.why(RED, "overbuild", TARGET, "army_of_knights") == "CA-BAT-16"


@pytest.mark.rule("CA-BAT-16")
def test_bat_16_a_card_shield_is_no_presence():
    t = attack(0, 6)
    give(t, RED, "army_of_knights")
    point(t, "A24", "S", RED, 0)
    assert t.why(RED, "overbuild", TARGET, "army_of_knights") == "CA-BAT-16"


@pytest.mark.rule("CA-BAT-17")
def test_bat_17_arsonist_removes_a_town_to_the_reserve():
    t = table(module_battle=True)
    give(t, RED, "arsonist")
    turn_at(t, RED)
    assert {o[2] for o in t.options(RED) if o[0] == "play"} == {"A41", "B21", "B34", "C12", "C43", "D34"}
    assert t.why(RED, "play", "arsonist", "A14") == "CA-BAT-17"  # a village
    t.do(RED, "play", "arsonist", "B34")
    assert t.state.settled[t.state.board.number["B34"]] == 0
    assert (t.state.towns, t.state.burnt) == (3, 0)


@pytest.mark.rule("CA-DEC-09")
def test_dec_09_by_default_nothing_burns():
    t = table(module_battle=True)
    give(t, RED, "arsonist")
    for at, verb in (("T0", "reveal"), ("T6", "stop")):
        turn_at(t, RED, at)
        assert t.can(RED, "play", "arsonist", "B34")
        assert GAME.default(t.state, RED)[0] == verb


@pytest.mark.rule("CA-DEC-12")
@pytest.mark.parametrize(("card", "answer"), [("guard", "guard"), ("king_3", "pass")])
def test_dec_12_by_default_a_guard_is_played_if_held(card, answer):
    t = attack()
    give(t, GREEN, card)
    t.do(RED, "overbuild", TARGET)
    assert GAME.default(t.state, GREEN) == (answer,)


# -- final scoring


def majority(t):
    mine(t, 0)
    last_turn(t)
    finish(t)
    return scored(t, "majority")


@pytest.mark.rule("CA-BAT-19")
@pytest.mark.parametrize(
    "case",
    [
        pytest.param("CA-EX-04", marks=[pytest.mark.rule("CA-BAT-20"), pytest.mark.example("CA-EX-04")]),
        pytest.param("CA-EX-16", marks=[pytest.mark.rule("CA-BAT-20"), pytest.mark.example("CA-EX-16")]),
    ],
)
def test_bat_19_most_castles_in_row_and_column(case):
    case = example(case)
    t = table(module_battle=True)
    only(t, case["settlement_octagon"], case["settlement"])
    sites(t, *[(seat_of(colour), octagon) for colour, octagon in case["castles"]])
    assert majority(t) == [case["victory_points"].get(colour, 0) for colour in COLOURS]


@pytest.mark.rule("CA-BAT-19")
def test_bat_19_every_settlement_by_itself():
    """Town D34: Red 2, Green 1. Village D12: Red's castles on D32 are in its column, Green's on D14 in its row."""
    t = table(module_battle=True)
    for name in t.state.board.octagons:
        if name not in ("D34", "D12"):
            settle(t, name, "none")
    sites(t, (RED, "D32"), (RED, "D32"), (GREEN, "D14"), (BLUE, "A12"))
    assert majority(t) == [6 + 3, 0, 0, 0]
    t = table(module_battle=True)
    only(t, "D34", "village")
    sites(t, (RED, "D32"), (RED, "D32"), (GREEN, "D14"), (BLUE, "A12"))
    assert majority(t) == [3, 0, 0, 0]


@pytest.mark.rule("CA-BAT-19")
def test_bat_19_the_log_tells_of_settlements_with_castles_on_their_lines_only():
    t = table(module_battle=True)
    only(t, "D34", "town")
    settle(t, "A12", "village")
    sites(t, (GREEN, "D32"))
    majority(t)
    assert t.said("majority") == [{"octagon": "D34", "settlement": "town", "seats": [GREEN]}]


@pytest.mark.rule("CA-BAT-19")
def test_bat_19_overbuilt_castles_do_not_count():
    t = table(module_battle=True)
    only(t, "D34", "town")
    castle(t, RED, "D32.rock.1", over=GREEN)
    castle(t, BLUE, "D32.rock.2", over=GREEN)
    castle(t, BLUE, "D14.rock.1")
    assert majority(t) == [0, 0, 6, 0]


@pytest.mark.rule("CA-BAT-20")
@pytest.mark.parametrize(
    ("settlement", "tied", "share"),
    [
        ("town", 1, 6),
        ("town", 2, 3),
        ("town", 3, 2),
        pytest.param("town", 4, 2, marks=pytest.mark.example("CA-EX-16b")),
        ("village", 1, 3),
        ("village", 2, 2),
        ("village", 3, 1),
        ("village", 4, 1),
    ],
)
def test_bat_20_tied_players_share_rounded_up(settlement, tied, share):
    if (settlement, tied) == ("town", 4):
        case = example("CA-EX-16b")
        assert (set(case["castles_on_lines"].values()), set(case["victory_points"].values())) == ({1}, {share})
    t = table(module_battle=True)
    only(t, "D34", settlement)
    sites(t, *[(RED, "D14"), (GREEN, "D14"), (BLUE, "D32"), (YELLOW, "D32")][:tied])
    assert majority(t) == [share] * tied + [0] * (4 - tied)


@pytest.mark.rule("CA-BAT-21")
def test_bat_21_a_castle_in_the_own_octagon_counts_once():
    t = table(module_battle=True)
    only(t, "D14", "village")
    sites(t, (RED, "D14"), (GREEN, "B14"), (GREEN, "B14"))
    assert majority(t) == [0, 3, 0, 0]
    t = table(module_battle=True)
    only(t, "D14", "village")
    sites(t, (RED, "D14"))
    assert majority(t) == [3, 0, 0, 0]


@pytest.mark.rule("CA-BAT-21")
def test_bat_21_no_castle_on_the_lines_no_points():
    t = table(module_battle=True)
    only(t, "D34", "town")
    sites(t, (RED, "A12"))
    assert majority(t) == [0, 0, 0, 0]


@pytest.mark.rule("CA-BAT-22")
def test_bat_22_two_points_for_every_castle_not_overbuilt():
    t = table(module_battle=True)
    castle(t, RED, "A12.rock.1", over=GREEN)
    castle(t, RED, "A14.grain.1")
    castle(t, GREEN, "A14.rock.1")
    castle(t, BLUE, "A14.rock.2", over=RED)
    mine(t, 0)
    last_turn(t)
    finish(t)
    assert scored(t, "standing_castles") == [4, 2, 2, 0]


@pytest.mark.rule("CA-CHR-15")
def test_chr_15_founded_and_burnt_settlements_count_at_the_end_as_they_stand():
    t = table(module_battle=True)
    only(t, "D34", "town")
    give(t, RED, "duke")
    give(t, GREEN, "arsonist")
    sites(t, (RED, "B12"), (GREEN, "D32"))
    turn_at(t, RED)
    t.do(RED, "play", "duke", "B14")
    turn_at(t, GREEN)
    t.do(GREEN, "play", "arsonist", "D34")
    assert majority(t) == [6, 0, 0, 0]


@pytest.mark.rule("CA-BAT-23")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ([1, 5, 3, 2], [0, 8, 4, 0]),
        ([6, 6, 6, 0], [6, 6, 6, 0]),
        ([6, 2, 2, 2], [8, 1, 1, 1]),
        ([6, 0, 0, 0], [8, 0, 0, 0]),
    ],
)
def test_bat_23_eight_and_four_for_silver(amounts, points):
    t = table(module_battle=True)
    mine(t, 0)
    for seat, amount in enumerate(amounts):
        silver(t, seat, amount)
    last_turn(t)
    finish(t)
    assert scored(t, "silver") == points


@pytest.mark.rule("CA-BAT-24")
def test_bat_24_cards_and_resources_still_count():
    t = table(module_battle=True)
    give(t, GREEN, "guard", "king_3")
    stock(t, GREEN, 1, 2, 3)
    mine(t, 0)
    last_turn(t)
    finish(t)
    assert (scored(t, "cards"), scored(t, "resources")) == ([0, 2, 0, 0], [0, 6, 0, 0])


@pytest.mark.rule("CA-BAT-25")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bat_25_with_dilemma_and_any_number_of_players(seats):
    t = table(seats, module_battle=True, module_dilemma=True)
    assert len(t.state.deck) == 33
    assert all(len(tiles) == 1 for tiles in t.state.held)
    castle(t, GREEN, "A14.rock.1")
    mine(t, 2)
    give(t, GREEN, "king_3")
    turn_at(t, RED)
    reveal(t, RED, "A13", "H31", 1)  # Red 6 east, at A14
    stock(t, RED, 2, 2, 2)
    t.do(RED, "overbuild", "A14.rock.1")
    t.do(GREEN, "pass")
    last_turn(t)
    finish(t)
    assert scored(t, "starting_tile") == [5] * seats
    assert scored(t, "standing_castles") == [2] + [0] * (seats - 1)
