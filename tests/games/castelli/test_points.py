"""Chapter 4.10, victory points for castles."""

from __future__ import annotations

import pytest

from araldo.games.castelli.box import TOWN
from tests.games.castelli.scenario import (
    BLUE,
    GREEN,
    RED,
    castle,
    end_turn,
    example,
    finish,
    fixed_board,
    last_turn,
    mine,
    point,
    reveal,
    score,
    seat_of,
    settle,
    stock,
    table,
    turn_at,
)

WORTH = {"none": 0, "village": 1, "town": 2}


@pytest.mark.rule("CA-VPT-01")
@pytest.mark.example("CA-EX-03")
def test_vpt_01_towns_and_villages_in_row_and_column():
    case = example("CA-EX-03")
    t = table()
    blue = seat_of("blue")
    point(t, "D42", "E", blue, 4)  # at D43
    stock(t, blue, 1, 1, 1)
    turn_at(t, blue, "T6")
    t.do(blue, "build", f"{case['octagon']}.rock.1")
    assert t.state.vp == [0, 0, case["victory_points"], 0]
    counted = case["row_towns"] + case["column_towns"], case["row_villages"] + case["column_villages"]
    assert case["victory_points"] == 2 * counted[0] + counted[1]


@pytest.mark.rule("CA-VPT-01", "CA-VPT-04")
def test_vpt_04_whole_rows_and_columns_of_the_board():
    """Every site of the fixed board, against rows and columns as printed: across the joints, whatever lies between."""
    printed = fixed_board()
    octagons = {o["id"]: o for o in printed["octagon"]}
    for site in (a for a in printed["area"] if a["castle_sites"]):
        home = octagons[site["octagon"]]
        expected = sum(
            WORTH[o["settlement"]] for o in octagons.values() if o["row"] == home["row"] or o["col"] == home["col"]
        )
        t = table()
        space, side = site["influences"][0]
        point(t, space, side, RED, 4)
        stock(t, RED, 1, 1, 1)
        turn_at(t, RED, "T6")
        t.do(RED, "build", f"{site['id']}.1")
        assert (site["id"], t.state.vp[RED]) == (site["id"], expected)


@pytest.mark.rule("CA-VPT-04")
def test_vpt_04_nothing_in_between_blocks():
    t = table()
    for place in ("A14.rock.1", "B12.rock.1", "A34.rock.1", "C34.rock.1"):
        castle(t, GREEN, place)
    settle(t, "B12", "none")
    settle(t, "B14", "village")
    point(t, "A22", "N", RED, 4)
    stock(t, RED, 1, 1, 1)
    turn_at(t, RED, "T6")
    t.do(RED, "build", "A12.rock.1")  # A14 and B14 in the row, A32, C12 (town) and C32 in the column
    assert t.state.vp[RED] == 6


@pytest.mark.rule("CA-VPT-02")
def test_vpt_02_each_castle_scores_only_when_built():
    """Neither a later turn of the same player nor the next castle counts an old castle again; nor does the end."""
    t = table(2)
    point(t, "A22", "N", RED, 4)
    stock(t, RED, 2, 2, 2)
    turn_at(t, RED, "T6")
    t.do(RED, "build", "A12.rock.1")
    first = t.state.vp[RED]
    assert first > 0
    end_turn(t)
    reveal(t, GREEN, "A44", "H32")
    end_turn(t)
    reveal(t, RED, "A42", "H31")
    assert t.state.vp[RED] == first
    last_turn(t)
    mine(t, 0)
    stock(t, RED)
    stock(t, GREEN)
    for seat in (RED, GREEN):
        t.place("deck", None, list(t.state.hands[seat]))
    t.state.silver_total, t.state.silver = 0, [0, 0]
    assert finish(t) == [0, 0]


@pytest.mark.rule("CA-VPT-03")
def test_vpt_03_a_settlement_in_the_own_octagon_counts_once():
    """A14: its own village, that of B12 in the row, that of C14 in the column."""
    t = table()
    point(t, "A13", "E", RED, 4)
    stock(t, RED, 2, 2, 2)
    turn_at(t, RED, "T6")
    t.do(RED, "build", "A14.rock.1")
    assert t.state.vp[RED] == 3
    settle(t, "A14", "town")
    t.do(RED, "build", "A14.rock.2")
    assert t.state.vp[RED] == 3 + 4
    assert t.state.settled[t.state.board.number["A14"]] == TOWN


@pytest.mark.rule("CA-VPT-05")
def test_vpt_05_the_marker_moves_at_once():
    t = table()
    point(t, "A22", "N", BLUE, 4)
    stock(t, BLUE, 1, 1, 1)
    score(t, 0, 0, 10, 0)
    turn_at(t, BLUE, "T6")
    t.do(BLUE, "build", "A12.rock.1")
    assert t.asked == "build"
    assert t.view(GREEN)["vp"] == [0, 0, 16, 0]
    paid = {"wood": 1, "grain": 1, "rock": 1}
    assert t.said("built") == [{"seat": BLUE, "place": "A12.rock.1", "vp": 6, **paid}]


@pytest.mark.rule("CA-VPT-06")
def test_vpt_06_the_count_goes_on_above_the_printed_track():
    t = table()
    point(t, "A22", "N", RED, 4)
    stock(t, RED, 1, 1, 1)
    score(t, 68, 0, 0, 0)
    turn_at(t, RED, "T6")
    t.do(RED, "build", "A12.rock.1")
    assert t.state.vp[RED] == 74
