"""Chapter 4.5, step 1: reveal a heraldic tile; its bonus; the Steward window."""

from __future__ import annotations

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.box import FACE, TILE_IDS
from araldo.games.castelli.state import OPEN
from araldo.kernel import SPECTATOR, bit
from araldo.kernel.log import event_for
from tests.games.castelli.scenario import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    CastelliTable,
    cards,
    empty_deck,
    end_turn,
    example,
    give,
    hand,
    lay,
    mine,
    pass_stewards,
    put,
    resources,
    reveal,
    table,
    tile_on,
    top,
    turn_at,
)

EVERYBODY = (RED, GREEN, BLUE, YELLOW, SPECTATOR)


# -- turning a tile up


@pytest.mark.rule("CA-REV-01")
def test_rev_01_any_face_down_tile_may_be_turned_up_and_no_other() -> None:
    t = table()
    put(t, "A24", "H25")
    put(t, "D44", "H26")
    turn_at(t, RED)
    spaces = [space for space in t.state.board.spaces if space not in ("A24", "D44")]
    assert t.options(RED) == [("reveal", space) for space in spaces]
    assert t.why(RED, "reveal", "A24") == "CA-REV-01"
    assert t.why(GREEN, "reveal", "A22") == "not-asked"
    lay(t, "C33", "H08")
    t.do(RED, "reveal", "C33")
    assert (t.state.frames[-1].space, t.asked) == (t.state.board.number["C33"], "orient")


@pytest.mark.rule("CA-REV-02")
@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_rev_02_it_goes_back_on_its_space_in_any_of_four_orientations(turns: int) -> None:
    t = table()
    turn_at(t, GREEN)
    lay(t, "B33", "H29")
    before = t.state.tiles[:]
    t.do(GREEN, "reveal", "B33")
    assert t.waiting() == (GREEN,)
    assert t.options(GREEN) == [("turn", 0), ("turn", 1), ("turn", 2), ("turn", 3)]
    t.do(GREEN, "turn", turns)
    assert tile_on(t, "B33") == ("H29", turns)
    assert t.state.tiles == before
    assert t.state.turned.count(-1) == 31


@pytest.mark.rule("CA-REV-03")
def test_rev_03_nobody_sees_a_tile_before_it_is_revealed_and_then_only_that_one() -> None:
    t = table()
    turn_at(t, RED)
    lay(t, "A24", "H25")
    at = t.state.board.number["A24"]
    for viewer in EVERYBODY:
        assert t.view(viewer)["tiles"] == [None] * 32
    t.do(RED, "reveal", "A24")
    for viewer in EVERYBODY:  # all see it while it is being turned
        seen = t.view(viewer)["tiles"]
        assert seen == [TILE_IDS.index("H25") if space == at else None for space in range(32)]
    t.do(RED, "turn", 1)
    for viewer in EVERYBODY:
        assert [piece for piece in t.view(viewer)["tiles"] if piece is not None] == [TILE_IDS.index("H25")]


# -- the bonus of the tile


@pytest.mark.rule("CA-REV-04")
@pytest.mark.parametrize("tile", ["H06", "H07", "H05", "H08"])  # the icon on Red's, Green's, Blue's, Yellow's shield
@pytest.mark.parametrize("seat", [RED, YELLOW])
def test_rev_04_a_card_icon_gives_the_active_player_the_top_card(tile: str, seat: int) -> None:
    t = table()
    top(t, "king_5", "traitor")
    turn_at(t, seat)
    reveal(t, seat, "A24", tile)
    assert [hand(t, other) for other in range(4)] == [["king_5"] if other == seat else [] for other in range(4)]
    assert FACE[t.state.deck[-1]] == "traitor"


@pytest.mark.rule("CA-REV-04")
def test_rev_04_the_card_goes_hidden_into_the_hand() -> None:
    t = table()
    turn_at(t, GREEN)
    reveal(t, GREEN, "A24", "H07")
    (card,) = t.state.hands[GREEN]
    event = next(e for e in t.events if e.kind == "drew")
    for viewer in EVERYBODY:
        shown = t.view(viewer)["hands"][GREEN]
        assert shown == ({"known": [card], "hidden": 0} if viewer == GREEN else {"known": [], "hidden": 1})
        assert ("card" in event_for(event, viewer)) == (viewer == GREEN)
    assert t.state.known[card] == bit(GREEN)  # nor may anybody else's bot count on it


@pytest.mark.rule("CA-REV-05")
@pytest.mark.parametrize(("tile", "cubes"), [("H11", 1), ("H10", 2), ("H29", 0)])
def test_rev_05_silver_on_the_tile_goes_from_the_mine_to_the_active_player_openly(tile: str, cubes: int) -> None:
    t = table()
    turn_at(t, BLUE)
    reveal(t, BLUE, "A24", tile)
    for viewer in EVERYBODY:
        view = t.view(viewer)
        assert (view["silver"], view["mine"]) == ([0, 0, cubes, 0], 22 - cubes)


@pytest.mark.rule("CA-REV-06")
@pytest.mark.parametrize("left", [0, 1])
def test_rev_06_no_more_silver_than_the_mine_holds(left: int) -> None:
    t = table()
    mine(t, left)
    turn_at(t, BLUE)
    reveal(t, BLUE, "A24", "H10")
    assert (t.state.silver, t.state.mine) == ([0, 0, left, 0], 0)


@pytest.mark.rule("CA-REV-07")
@pytest.mark.parametrize("turns", [0, 1, 2, 3])
def test_rev_07_the_bonus_is_given_once_whatever_the_orientation_and_the_card_comes_first(turns: int) -> None:
    t = table()
    turn_at(t, RED)
    reveal(t, RED, "A24", "H01", turns)
    assert (cards(t), t.state.silver) == ([1, 0, 0, 0], [1, 0, 0, 0])
    bonus = [e.kind for e in t.events if e.kind in ("drew", "took_silver")]
    assert bonus == ["drew", "took_silver"]
    end_turn(t)
    reveal(t, GREEN, "A22", "H29")
    assert (cards(t), t.state.silver) == ([1, 0, 0, 0], [1, 0, 0, 0])


@pytest.mark.rule("CA-REV-07")
def test_rev_07_a_steward_neither_takes_nor_repeats_the_bonus() -> None:
    t = table()
    give(t, GREEN, "steward", "king_3")
    turn_at(t, RED)
    reveal(t, RED, "A24", "H01", passing=False)
    assert (cards(t), t.state.silver) == ([1, 2, 0, 0], [1, 0, 0, 0])
    t.do(GREEN, "steward", 2)
    assert t.asked == "build"
    assert (cards(t), t.state.silver) == ([1, 1, 0, 0], [1, 0, 0, 0])


@pytest.mark.rule("CA-REV-08")
def test_rev_08_an_empty_deck_gives_nothing_and_it_is_not_made_up_later() -> None:
    t = table()
    empty_deck(t, BLUE)
    turn_at(t, RED)
    reveal(t, RED, "A24", "H06")
    assert cards(t) == [0, 0, 25, 0]
    t.do(BLUE, "sell", hand(t, BLUE)[0])
    end_turn(t)
    reveal(t, GREEN, "A22", "H29")
    assert (cards(t), len(t.state.deck)) == ([0, 0, 24, 0], 1)


@pytest.mark.rule("CA-REV-09")
def test_rev_09_a_tile_that_finishes_nothing_pays_nothing() -> None:
    t = table()
    turn_at(t, RED)
    t.events.clear()
    reveal(t, RED, "A24", "H29")
    assert (t.asked, t.waiting()) == ("build", (RED,))
    assert [e.kind for e in t.events] == ["revealed", "placed"]
    assert set(t.state.areas) == {OPEN}


@pytest.mark.rule("CA-REV-05", "CA-REV-06")
@pytest.mark.example("CA-EX-05")
@pytest.mark.parametrize(
    "id",
    [pytest.param(id, marks=pytest.mark.example(id)) for id in ("CA-EX-05a", "CA-EX-05b", "CA-EX-05c", "CA-EX-05d")],
)
def test_ex_05_tile_bonus(id: str) -> None:
    case = example(id)
    t = table()
    mine(t, case["mine_before"])
    turn_at(t, YELLOW)
    reveal(t, YELLOW, "A24", case["tile"])
    assert cards(t) == [0, 0, 0, case["gain_cards"]]
    assert t.state.silver == [0, 0, 0, case["gain_silver"]]
    assert t.state.mine == case["mine_before"] - case["gain_silver"]


# -- the Steward window


def window(t: CastelliTable, seat: int = RED, space: str = "A24", tile: str = "H30") -> None:
    turn_at(t, seat)
    reveal(t, seat, space, tile, 0, passing=False)


@pytest.mark.rule("CA-REV-10")
def test_rev_10_a_steward_comes_before_frame_and_areas_and_changes_both() -> None:
    """H30 on A31: laid with Red south (A41.wood) and Yellow west (silver), turned so that Green and Red get them."""
    t = table()
    give(t, GREEN, "steward")
    turn_at(t, RED)
    reveal(t, RED, "A31", "H30", 2, passing=False)
    assert (t.state.stock, t.state.silver) == ([0] * 12, [0] * 4)
    t.do(GREEN, "steward", 3)
    assert tile_on(t, "A31") == ("H30", 3)
    assert (resources(t, GREEN), resources(t, RED)) == ((2, 0, 0), (0, 0, 0))
    assert t.state.silver == [1, 0, 0, 0]


@pytest.mark.rule("CA-REV-10")
def test_rev_10_all_opponents_are_asked_alike_whether_or_not_they_hold_a_steward() -> None:
    """CA-DEC-05. Only who has no card at all, which everybody knows, is not asked."""
    t = table()
    give(t, RED, "steward")
    give(t, GREEN, "steward")
    give(t, BLUE, "king_3")
    window(t)
    assert (t.asked, t.waiting()) == ("steward", (GREEN, BLUE))
    assert t.options(GREEN) == [("pass",), ("steward", 1), ("steward", 2), ("steward", 3)]
    assert t.options(BLUE) == [("pass",)]
    assert t.why(BLUE, "steward", 1) == "CA-CHR-03"
    assert t.why(YELLOW, "pass") == "not-asked"
    t = table()
    window(t)
    assert t.asked == "build"


@pytest.mark.rule("CA-REV-10")
def test_rev_10_what_a_seat_answers_is_not_seen_until_all_have_answered() -> None:
    views = []
    for answer in (("pass",), ("steward", 2)):
        t = table()
        give(t, GREEN, "steward")
        give(t, BLUE, "king_3")
        window(t)
        t.do(GREEN, *answer)
        assert (t.asked, t.waiting()) == ("steward", (BLUE,))
        assert tile_on(t, "A24") == ("H30", 0)
        views.append([t.view(viewer) for viewer in (RED, BLUE, YELLOW, SPECTATOR)])
    assert views[0] == views[1]


@pytest.mark.rule("CA-REV-11")
def test_rev_11_the_first_clockwise_from_the_active_player_counts() -> None:
    t = table()
    for seat in (RED, GREEN, YELLOW):
        give(t, seat, "steward")
    window(t, BLUE)
    assert t.waiting() == (YELLOW, RED, GREEN)
    t.do(RED, "steward", 1).do(GREEN, "steward", 2).do(YELLOW, "steward", 3)
    assert tile_on(t, "A24") == ("H30", 3)
    assert [event["seat"] for event in t.said("steward")] == [YELLOW]
    assert [hand(t, seat) for seat in (RED, GREEN, YELLOW)] == [["steward"], ["steward"], []]  # the others keep theirs


@pytest.mark.rule("CA-REV-11")
def test_rev_11_after_a_steward_asking_goes_on_clockwise_from_who_played_it() -> None:
    t = table()
    for seat in (GREEN, BLUE, YELLOW):
        give(t, seat, "steward")
    window(t)
    t.do(GREEN, "pass").do(BLUE, "steward", 1).do(YELLOW, "pass")
    assert (t.asked, t.waiting()) == ("steward", (YELLOW, GREEN))  # also who has passed before
    assert tile_on(t, "A24") == ("H30", 1)  # at once
    assert t.options(GREEN) == [("pass",), ("steward", 0), ("steward", 2), ("steward", 3)]
    t.do(GREEN, "steward", 3).do(YELLOW, "steward", 2)
    assert tile_on(t, "A24") == ("H30", 2)
    assert (t.asked, t.waiting()) == ("steward", (GREEN,))
    t.do(GREEN, "steward", 0)
    assert tile_on(t, "A24") == ("H30", 0)
    assert t.asked == "build"
    assert cards(t) == [0, 0, 0, 0]
    assert [FACE[card] for card in t.state.deck[:3]] == ["steward"] * 3


@pytest.mark.rule("CA-REV-11")
def test_rev_11_a_second_steward_of_the_same_player_may_answer() -> None:
    t = table()
    give(t, GREEN, "steward", "steward")
    give(t, BLUE, "steward")
    window(t)
    t.do(GREEN, "steward", 1).do(BLUE, "pass")
    assert t.waiting() == (BLUE,)  # nobody answers himself
    t.do(BLUE, "steward", 2)
    assert (t.waiting(), tile_on(t, "A24")) == ((GREEN,), ("H30", 2))
    t.do(GREEN, "steward", 3)
    assert (t.asked, tile_on(t, "A24")) == ("build", ("H30", 3))


@pytest.mark.rule("CA-REV-11")
def test_rev_11_the_window_closes_when_all_pass() -> None:
    t = table()
    for seat in (GREEN, BLUE, YELLOW):
        give(t, seat, "steward")
    window(t)
    for seat in (YELLOW, GREEN, BLUE):
        assert t.asked == "steward"
        t.do(seat, "pass")
    assert (t.asked, t.waiting()) == ("build", (RED,))
    assert tile_on(t, "A24") == ("H30", 0)
    assert [hand(t, seat) for seat in (GREEN, BLUE, YELLOW)] == [["steward"]] * 3


@pytest.mark.rule("CA-REV-11")
def test_rev_11_without_the_chain_the_first_steward_closes_the_window() -> None:
    """CA-AMB-07, option `steward_chain` off."""
    t = table(steward_chain=False)
    for seat in (GREEN, BLUE, YELLOW):
        give(t, seat, "steward")
    window(t)
    t.do(GREEN, "pass").do(BLUE, "steward", 1).do(YELLOW, "steward", 2)
    assert t.asked == "build"
    assert tile_on(t, "A24") == ("H30", 1)
    assert [hand(t, seat) for seat in (GREEN, BLUE, YELLOW)] == [["steward"], [], ["steward"]]
    assert GAME.options_table["steward_chain"].default is True


@pytest.mark.rule("CA-REV-12")
def test_rev_12_the_active_player_cannot_turn_the_own_tile_again() -> None:
    t = table()
    give(t, RED, "steward")
    give(t, GREEN, "steward")
    window(t)
    assert RED not in t.waiting()
    assert t.why(RED, "steward", 1) == "not-offered"
    assert t.why(RED, "play", "steward") == "CA-CRD-02"
    t.do(GREEN, "steward", 1)
    assert t.asked == "build"  # Red is not asked after Green's Steward either
    assert t.why(RED, "steward", 0) == "not-offered"
    assert t.why(RED, "play", "steward") == "CA-CRD-02"


@pytest.mark.rule("CA-REV-12")
def test_rev_12_when_the_window_is_closed_the_orientation_is_final() -> None:
    t = table()
    give(t, GREEN, "steward", "steward")
    window(t)
    t.do(GREEN, "pass")
    assert (t.asked, t.options(GREEN)) == ("build", [])
    assert t.why(GREEN, "steward", 1) != ""
    end_turn(t)
    turn_at(t, BLUE)
    reveal(t, BLUE, "A22", "H29", 1, passing=False)
    t.do(GREEN, "steward", 2)
    pass_stewards(t)
    assert tile_on(t, "A24") == ("H30", 0)
    assert tile_on(t, "A22") == ("H29", 2)
