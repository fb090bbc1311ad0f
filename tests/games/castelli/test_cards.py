"""Chapter 4.7, cards in general: one a turn, when, what becomes of them, and selling."""

from __future__ import annotations

from random import Random

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.box import FACE, TOWN
from araldo.kernel import ALL, bit, key_from_seed
from araldo.kernel.log import event_for
from araldo.kernel.play import RATION
from tests.games.castelli.scenario import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    castle,
    empty_deck,
    end_turn,
    example,
    give,
    hand,
    lay,
    mine,
    point,
    put_all_but,
    reveal,
    settle,
    silver,
    stock,
    table,
    tile_on,
    top,
    turn_at,
)

# -- one card a turn


@pytest.mark.rule("CA-CRD-01")
def test_crd_01_one_card_a_turn():
    t = table()
    give(t, RED, "king_3", "king_4", "count")
    point(t, "A22", "N", RED, 4)  # influence in A12
    stock(t, RED, 2, 2, 2)
    turn_at(t, RED)
    t.do(RED, "play", "king_3")
    assert t.why(RED, "play", "king_4") == "CA-CRD-01"
    reveal(t, RED, "D44", "H32")
    assert t.why(RED, "play", "king_4") == "CA-CRD-01"
    assert t.why(RED, "build", "A12.grain.1", "count") == "CA-CRD-01"
    assert t.can(RED, "build", "A12.rock.1")


@pytest.mark.rule("CA-CRD-01")
@pytest.mark.parametrize(
    ("card", "place", "words"),
    [
        ("count", "A12.grain.1", ("count",)),
        ("countess", "A12.wood.1", ("countess",)),
        ("master_builder", "A12.rock.1", ("master_builder", "wood")),
    ],
)
def test_crd_01_a_card_played_with_a_build_is_the_card_of_the_turn(card, place, words):
    t = table()
    give(t, RED, card, "king_3")
    point(t, "A22", "N", RED, 4)
    stock(t, RED, 0 if card == "master_builder" else 1, 1, 1)
    silver(t, RED, 1)
    turn_at(t, RED, "T6")
    t.do(RED, "build", place, *words)
    assert t.why(RED, "play", "king_3") == "CA-CRD-01"


@pytest.mark.rule("CA-CRD-01")
def test_crd_01_the_next_own_turn_allows_another():
    t = table(2)
    give(t, RED, "king_3", "king_4")
    turn_at(t, RED)
    t.do(RED, "play", "king_3")
    reveal(t, RED, "A13", "H17")
    end_turn(t)
    reveal(t, GREEN, "A22", "H18")
    end_turn(t)
    assert t.why(RED, "play", "king_4") == ""


@pytest.mark.rule("CA-CRD-02")
def test_crd_02_steward_and_guard_are_not_for_the_own_turn():
    t = table(module_battle=True)
    give(t, RED, "steward", "guard")
    turn_at(t, RED)
    for at in ("T0", "T6"):
        turn_at(t, RED, at)
        assert t.why(RED, "play", "steward") == "CA-CRD-02"
        assert t.why(RED, "play", "guard") == "CA-CRD-02"
    turn_at(t, RED)
    reveal(t, RED, "B13", "H19", 0, passing=False)
    assert t.asked == "build"  # nobody else holds a card, and the active player is not asked


@pytest.mark.rule("CA-CRD-02")
def test_crd_02_a_steward_is_not_the_card_of_a_turn():
    """Neither of the active player, nor later of the one who played it."""
    t = table(2)
    give(t, RED, "king_3")
    give(t, GREEN, "steward", "king_4")
    turn_at(t, RED)
    reveal(t, RED, "A13", "H17", 0, passing=False)
    t.do(GREEN, "steward", 2)
    t.do(RED, "play", "king_3")
    end_turn(t)
    t.do(GREEN, "play", "king_4")
    assert t.state.vp == [3, 4]


@pytest.mark.rule("CA-CRD-03")
def test_crd_03_a_card_gained_this_turn_may_be_played():
    t = table()
    top(t, "king_5")
    turn_at(t, RED)
    reveal(t, RED, "D22", "H05")  # shows a card
    t.do(RED, "play", "king_5")
    assert t.state.vp[RED] == 5


# -- where cards go


@pytest.mark.rule("CA-CRD-04")
def test_crd_04_a_used_card_goes_under_the_deck_seen_by_all():
    t = table()
    give(t, RED, "king_3")
    piece = t.state.hands[RED][0]
    turn_at(t, RED)
    t.do(RED, "play", "king_3")
    assert t.state.deck[0] == piece
    assert t.state.known[piece] == ALL
    assert t.state.hands[RED] == t.state.played == []


@pytest.mark.rule("CA-CRD-04")
@pytest.mark.parametrize("window", ["free", "final"])
def test_crd_04_a_sold_card_goes_under_the_deck_unseen(window):
    t = table()
    give(t, RED, "king_3", "robber")
    piece = t.state.hands[RED][0]
    if window == "free":
        turn_at(t, RED)
    else:
        put_all_but(t)
        turn_at(t, RED, "T6")
        end_turn(t)
    question = GAME.question_of(t.state, RED, ("sell", "king_3"))
    t.do(RED, "sell", "king_3")
    assert t.state.deck[0] == piece
    assert t.state.known[piece] == bit(RED)
    sold = next(e for e in t.events if e.kind == "sold")
    assert event_for(sold, RED) == {"kind": "sold", "rule": "CA-CRD-06", "seat": RED, "card": "king_3"}
    assert event_for(sold, GREEN) == {"kind": "sold", "rule": "CA-CRD-06", "seat": RED, "hidden": True}
    assert question.told(("sell", "king_3")) == ("sell",)


@pytest.mark.rule("CA-CRD-09")
@pytest.mark.parametrize("order", [("king_3", "robber"), ("robber", "king_3")])
def test_crd_09_the_owner_chooses_the_order_under_the_deck(order):
    t = table()
    give(t, RED, "king_3", "robber")
    turn_at(t, RED)
    for kind in order:
        t.do(RED, "sell", kind)
    assert [FACE[piece] for piece in t.state.deck[:2]] == [order[1], order[0]]


@pytest.mark.rule("CA-CRD-12")
def test_crd_12_an_empty_deck_refills_only_from_used_and_sold_cards():
    t = table()
    empty_deck(t, BLUE)
    turn_at(t, RED)
    reveal(t, RED, "D22", "H05")  # shows a card
    assert t.said("deck_empty") == [{"seat": RED}]
    assert (hand(t, RED), t.state.deck) == ([], [])
    t.do(BLUE, "sell", "king_3")
    end_turn(t)
    reveal(t, GREEN, "B22", "H06")  # shows a card
    assert (hand(t, GREEN), t.state.deck) == (["king_3"], [])
    t.do(GREEN, "play", "king_3")
    end_turn(t)
    reveal(t, BLUE, "C22", "H07")  # shows a card
    assert t.state.deck == []
    assert "king_3" in hand(t, BLUE)


# -- free points


@pytest.mark.rule("CA-CRD-05")
def test_crd_05_cards_before_revealing_and_at_any_moment_of_building():
    t = table()
    give(t, RED, "king_3")
    point(t, "A22", "N", RED, 4)  # influence in A12
    point(t, "A13", "E", RED, 4)  # and in A14
    stock(t, RED, 2, 2, 2)
    turn_at(t, RED)
    assert t.can(RED, "play", "king_3")
    lay(t, "D44", "H32")
    t.do(RED, "reveal", "D44")
    assert t.asked == "orient"
    assert t.can(RED, "play", "king_3")
    t.do(RED, "turn", 0)
    assert t.can(RED, "play", "king_3")
    t.do(RED, "build", "A12.rock.1")
    assert t.can(RED, "play", "king_3")
    t.do(RED, "build", "A14.rock.1")
    t.do(RED, "play", "king_3")
    assert t.state.vp[RED] == 6 + 3 + 3
    assert t.asked == "build"


@pytest.mark.rule("CA-CRD-05")
def test_crd_05_nobody_plays_own_turn_cards_in_the_turn_of_another():
    t = table()
    give(t, GREEN, "king_3")
    for at in ("T0", "T6"):
        turn_at(t, RED, at)
        assert not t.can(GREEN, "play", "king_3")


@pytest.mark.rule("CA-CRD-05")
@pytest.mark.parametrize("card", ["count", "countess", "master_builder", "abbot", "army_of_knights"])
def test_crd_05_cards_of_a_build_are_played_with_it_only(card):
    t = table(module_battle=True)
    give(t, RED, card)
    point(t, "A22", "N", RED, 4)
    stock(t, RED, 2, 2, 2)
    for at in ("T0", "T6"):
        turn_at(t, RED, at)
        assert t.why(RED, "play", card) == "not-offered"
    turn_at(t, RED)
    assert t.why(RED, "build", "A12.grain.1", "count") == "not-offered"


@pytest.mark.rule("CA-CRD-10")
@pytest.mark.parametrize(
    ("card", "target", "rule"),
    [
        ("robber", (), "CA-CHR-02"),
        ("bandits", (), "CA-CHR-04"),
        ("traitor", (GREEN,), "CA-CHR-06"),
        ("robber_baron", (), "CA-CHR-09"),
        ("peasant", ("A12",), "CA-CHR-17"),
        ("duke", ("A12",), "CA-CHR-17"),
        ("arsonist", ("A14",), "CA-BAT-17"),
    ],
)
def test_crd_10_a_card_that_changes_nothing_is_refused_but_sells(card, target, rule):
    """CA-AMB-37: a card cannot be played away without effect."""
    t = table(module_battle=True)
    give(t, RED, card)
    silver(t, RED, 1)
    mine(t, 1)
    for octagon, settlement in zip(t.state.board.octagons, t.state.settled, strict=True):
        if settlement == TOWN:
            settle(t, octagon, "none")
    t.state.villages, t.state.towns, t.state.burnt = 0, 0, 8
    t.state.reserve = (0, 2)
    turn_at(t, RED)
    assert t.why(RED, "play", card, *target) == rule
    t.do(RED, "sell", card)
    assert t.state.silver[RED] == 2


@pytest.mark.rule("CA-CRD-11")
@pytest.mark.parametrize("seed", [1, 2])
def test_crd_11_silver_and_cards_change_hands_only_through_rules(seed):
    """No verb gives or trades; another's silver falls by Robber and Bandits only, another's hand by a Traitor.

    (After the answers to a Steward or Guard window others go on with what they had announced.)
    """
    verbs = {"reveal", "play", "sell", "turn", "place", "pass", "steward", "build", "overbuild", "stop", "guard"}
    s = GAME.start(GAME.setup(4, {"module_battle": True, "module_dilemma": True}), key_from_seed(seed))
    rng = Random(seed)
    while not GAME.over(s):
        kind, seat = s.asked.kind, GAME.waiting(s)[0]
        options = GAME.options(s, seat)
        sellers = [x for x in range(4) if GAME.free_options(s, x)]
        if sellers and rng.random() < RATION:
            seat = rng.choice(sellers)
            options = GAME.free_options(s, seat)
        assert {option[0] for option in options} <= verbs
        action = GAME.choose(options, rng)
        coins, cards = list(s.silver), [len(pieces) for pieces in s.hands]
        GAME.apply(s, seat, action)
        others = [x for x in range(4) if x != seat]
        if action[:2] not in (("play", "robber"), ("play", "bandits")) and kind != "guard":
            assert all(s.silver[x] >= coins[x] for x in others)
        if action[:2] != ("play", "traitor") and kind not in ("steward", "guard"):
            assert all(len(s.hands[x]) >= cards[x] for x in others)


# -- selling


@pytest.mark.rule("CA-CRD-06")
def test_crd_06_any_number_of_cards_for_two_silver_each():
    t = table()
    give(t, RED, "king_3", "robber", "robber")
    turn_at(t, RED)
    for kind in ("robber", "king_3", "robber"):
        t.do(RED, "sell", kind)
    assert (t.state.silver[RED], t.state.mine, hand(t, RED)) == (6, 16, [])
    assert t.waiting() == (RED,)
    assert t.asked == "begin"


@pytest.mark.rule("CA-CRD-06")
def test_crd_06_a_sale_is_not_the_card_of_the_turn():
    t = table()
    give(t, RED, "king_3", "king_4", "robber")
    turn_at(t, RED)
    t.do(RED, "sell", "king_3")
    t.do(RED, "play", "king_4")
    t.do(RED, "sell", "robber")
    assert (t.state.vp[RED], t.state.silver[RED]) == (4, 4)


@pytest.mark.rule("CA-CRD-07")
@pytest.mark.example("CA-EX-19")
def test_crd_07_the_last_cube_buys_one_card():
    case = example("CA-EX-19")
    t = table()
    give(t, RED, *["robber", "bandits"][: case["cards_offered"]])
    mine(t, case["mine_before"])
    turn_at(t, RED)
    t.do(RED, "sell", "robber")
    assert t.state.silver[RED] == case["silver_gain"]
    assert t.state.mine == case["mine_after"]
    assert t.why(RED, "sell", "bandits") == "CA-CRD-07"
    assert len(t.state.hands[RED]) == case["cards_offered"] - case["cards_sold"]


@pytest.mark.rule("CA-CRD-08")
@pytest.mark.parametrize("at", ["T0", "T6"])
def test_crd_08_anybody_sells_while_the_active_player_stands_at_a_free_point(at):
    """First come, first served; nobody waits for it and nobody is asked."""
    t = table()
    give(t, RED, "robber")
    give(t, YELLOW, "bandits")
    mine(t, 2)
    turn_at(t, RED, at)
    assert t.waiting() == (RED,)
    t.do(YELLOW, "sell", "bandits")
    assert (t.state.silver, t.waiting()) == ([0, 0, 0, 2], (RED,))
    assert t.why(RED, "sell", "robber") == "CA-CRD-07"


BETWEEN = (("dilemma", ("place", "revealed")), ("orient", ("turn", 0)), ("steward", None))


@pytest.mark.rule("CA-CRD-08")
def test_crd_08_anybody_sells_after_the_reveal_and_while_a_steward_is_awaited():
    t = table(module_dilemma=True)
    for seat in (RED, GREEN, BLUE, YELLOW):
        give(t, seat, "master_builder" if seat == YELLOW else "steward", "king_4" if seat < BLUE else "robber")
    turn_at(t, RED)
    lay(t, "B13", "H19")
    t.do(RED, "reveal", "B13")
    for seat, (asked, answer) in zip((RED, BLUE, GREEN), BETWEEN, strict=True):
        assert t.asked == asked
        waiting = t.waiting()
        t.do(seat, "sell", "steward")
        assert (t.state.silver[seat], t.asked, t.waiting()) == (2, asked, waiting)
        if answer:
            t.do(RED, *answer)
    assert t.options(GREEN) == [("pass",)]  # the Steward is sold


@pytest.mark.rule("CA-CRD-08")
def test_crd_08_an_answer_whose_card_is_sold_meanwhile_is_asked_again():
    t = table()
    give(t, GREEN, "steward", "king_3")
    give(t, BLUE, "steward")
    turn_at(t, RED)
    reveal(t, RED, "A24", "H25", passing=False)
    t.do(GREEN, "steward", 2)
    t.do(GREEN, "sell", "steward")
    assert (t.asked, t.waiting()) == ("steward", (GREEN, BLUE))
    t.do(BLUE, "sell", "steward")
    assert t.waiting() == (GREEN,)  # Blue's hand is empty
    t.do(GREEN, "pass")
    assert tile_on(t, "A24") == ("H25", 0)


@pytest.mark.rule("CA-CRD-08")
def test_crd_08_the_table_may_limit_sales_to_the_active_player_at_the_free_points():
    t = table(module_dilemma=True, sell_cards="own_turn_and_game_end")
    give(t, RED, "king_4")
    give(t, GREEN, "steward")
    turn_at(t, RED)
    lay(t, "B13", "H19")
    t.do(RED, "reveal", "B13")
    for asked, answer in BETWEEN:
        assert t.asked == asked
        assert not t.can(RED, "sell", "king_4")
        assert not t.can(GREEN, "sell", "steward")
        assert t.can(RED, "play", "king_4")
        if answer:
            t.do(RED, *answer)
    t.do(GREEN, "pass")
    assert t.can(RED, "sell", "king_4")


@pytest.mark.rule("CA-CRD-05", "CA-AMB-08")
@pytest.mark.parametrize("when", ["dilemma", "orient", "steward"])
def test_crd_05_a_card_between_the_reveal_and_the_valuing(when):
    """With the tile in view, but one card a turn all the same; only the active player."""
    t = table(module_dilemma=True)
    give(t, RED, "robber_baron", "king_4")
    give(t, GREEN, "king_3")
    turn_at(t, RED)
    lay(t, "B13", "H29")
    t.do(RED, "reveal", "B13")
    for asked, answer in BETWEEN:
        if asked == when:
            break
        t.do(RED, *answer)
    waiting = t.waiting()
    assert not t.can(GREEN, "play", "king_3")
    t.do(RED, "play", "robber_baron")
    assert (t.state.silver[RED], t.asked, t.waiting()) == (11, when, waiting)
    assert t.why(RED, "play", "king_4") == "CA-CRD-01"


@pytest.mark.rule("CA-CRD-05", "CA-CHR-06")
def test_crd_05_a_traitor_may_take_the_steward_that_is_awaited():
    t = table(dice=[0, 0])
    give(t, RED, "traitor")
    give(t, GREEN, "steward")
    give(t, BLUE, "king_3")
    silver(t, RED, 1)
    turn_at(t, RED)
    reveal(t, RED, "A24", "H25", passing=False)
    t.do(GREEN, "steward", 2)
    t.do(RED, "play", "traitor", GREEN)
    assert (t.waiting(), hand(t, RED)) == ((BLUE,), ["steward"])
    t.do(BLUE, "pass")
    assert tile_on(t, "A24") == ("H25", 0)


@pytest.mark.rule("CA-CRD-08")
def test_crd_08_no_sale_while_an_overbuild_is_announced():
    t = table(module_battle=True)
    give(t, RED, "robber")
    give(t, GREEN, "guard", "bandits")
    castle(t, GREEN, "A34.rock.1")
    point(t, "A24", "S", RED, 6)
    stock(t, RED, 2, 2, 2)
    turn_at(t, RED, "T6")
    t.do(RED, "overbuild", "A34.rock.1")
    assert t.asked == "guard"
    assert t.why(RED, "sell", "robber") == "not-asked"
    assert t.why(GREEN, "sell", "bandits") == "not-offered"


# -- defaults


@pytest.mark.rule("CA-DEC-06")
@pytest.mark.parametrize(("down", "default"), [(2, ("play", "king_4")), (3, ("play", "king_4")), (4, ("stop",))])
def test_dec_06_the_default_plays_a_king_in_the_last_own_turn_only(down, default):
    """Four seats: with four tiles left there is another own turn."""
    t = table()
    give(t, RED, "king_4", "robber")
    silver(t, GREEN, 1)
    put_all_but(t, *["D22", "D24", "D31", "D33"][:down])
    turn_at(t, RED, "T6")
    assert GAME.default(t.state, RED) == default


@pytest.mark.rule("CA-DEC-06")
def test_dec_06_no_second_king_by_default():
    t = table()
    give(t, RED, "king_4", "king_3")
    put_all_but(t)
    turn_at(t, RED, "T6")
    assert GAME.default(t.state, RED) == ("play", "king_4")
    t.do(RED, "play", "king_4")
    assert GAME.default(t.state, RED) == ("stop",)


@pytest.mark.rule("CA-DEC-06", "CA-DEC-13")
def test_dec_13_by_default_no_card_is_played_or_sold_before_the_reveal():
    t = table()
    give(t, RED, "king_4", "robber_baron")
    turn_at(t, RED)
    assert GAME.default(t.state, RED)[0] == "reveal"
    assert t.waiting() == (RED,)
