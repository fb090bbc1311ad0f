"""Chapter 4.1, the board; the checks of every board run over all 384 full and all 24 two-player assemblies."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from araldo.games.castelli.board import Board, fixed_layout, layout_code
from araldo.games.castelli.box import GRAIN, KINDS, MARKET, MINE, ROCK, SIDES, TOWN, VILLAGE, WOOD
from araldo.games.castelli.rules.foresight import castle_vp
from araldo.games.castelli.state import OPEN, VALUED, Castelli
from tests.games.castelli.scenario import (
    DUEL,
    FULL,
    RED,
    example,
    fixed_board,
    put,
    resources,
    reveal,
    settle,
    table,
    turn_at,
)

STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}


def board(layout: str) -> Board:
    return Castelli(layout=layout).board


def boards() -> list[Board]:
    return [board(layout) for layout in FULL + DUEL]


FIXED = board(fixed_layout("full_fixed"))


def areas_of(b: Board, octagon: int) -> list[int]:
    return [area for area, where in enumerate(b.area_octagon) if where == octagon]


def sides_of(b: Board, area: int) -> list[str]:
    """The sides of its octagon that an area covers: those that face a tile, and those with a neutral shield."""
    facing = [OPPOSITE[SIDES[side]] for _, side in b.area_shields[area]]
    return sorted(facing + ["E" if slot[0] == "K" else slot[0] for slot in b.neutral[area]])


@pytest.mark.rule("CA-BRD-01")
def test_brd_01_the_four_quarters_make_a_square_of_32_tile_spaces_and_32_octagons() -> None:
    for layout in FULL:
        b = board(layout)
        assert len(set(b.spaces)) == len(set(b.octagons)) == 32
        for names in (b.spaces, b.octagons):
            assert Counter(name[0] for name in names) == dict.fromkeys("ABCD", 8)
        assert sorted(b.space_at + b.octagon_at) == list(product(range(1, 9), range(1, 9)))


@pytest.mark.rule("CA-BRD-02")
def test_brd_02_squares_and_octagons_alternate() -> None:
    for b in boards():
        assert all((row + col) % 2 == 0 for row, col in b.space_at)
        assert all((row + col) % 2 == 1 for row, col in b.octagon_at)
        for north, west in {((row - 1) // 4, (col - 1) // 4) for row, col in b.space_at}:
            cells = set(product(range(4 * north + 1, 4 * north + 5), range(4 * west + 1, 4 * west + 5)))
            assert len(cells & set(b.space_at)) == len(cells & set(b.octagon_at)) == 8
            names = [b.spaces[i][0] for i, at in enumerate(b.space_at) if at in cells]
            names += [b.octagons[i][0] for i, at in enumerate(b.octagon_at) if at in cells]
            assert len(set(names)) == 1  # a quarter stays together


@pytest.mark.rule("CA-BRD-03")
def test_brd_03_an_octagon_side_touches_the_facing_side_of_one_tile_space_or_the_frame() -> None:
    for b in boards():
        for space, (row, col) in enumerate(b.space_at):
            for side, touched in zip(SIDES, b.face[space], strict=True):
                beyond = (row + STEP[side][0], col + STEP[side][1])
                if beyond in b.octagon_at:
                    assert b.octagon_at[b.area_octagon[touched]] == beyond
                else:
                    assert touched < 0
        from_areas = [shield for shields in b.area_shields for shield in shields]
        from_border = [(space, side) for space, faces in enumerate(b.face) for side in range(4) if faces[side] < 0]
        assert sorted(from_areas + from_border) == list(product(range(len(b.spaces)), range(4)))  # every tile side once
        full = len(b.spaces) == 32
        assert (len(from_areas), len(from_border)) == ((112, 16) if full else (52, 12))
        for area, shields in enumerate(b.area_shields):
            assert all(b.face[space][side] == area for space, side in shields)
        for octagon, shields in enumerate(b.shields):
            assert sorted(shields) == sorted(x for area in areas_of(b, octagon) for x in b.area_shields[area])


@pytest.mark.rule("CA-BRD-04")
def test_brd_04_an_octagon_has_up_to_four_areas_of_the_five_kinds() -> None:
    count = [len(areas_of(FIXED, octagon)) for octagon in range(32)]
    assert (min(count), max(count)) == (1, 4)
    assert KINDS == ("wood", "grain", "rock", "market", "mine")
    assert set(FIXED.area_kind) == set(range(5))
    for b in boards():
        assert Counter(b.area_kind)[MINE] == 1
        assert b.areas[b.mine] == "A23.mine"
        assert b.area_kind[b.mine] == MINE


@pytest.mark.rule("CA-BRD-05")
def test_brd_05_every_octagon_side_belongs_to_one_area_of_one_to_three_neighbouring_sides() -> None:
    runs = {SIDES[i:] + SIDES[:i] for i in range(4)}
    for b in boards():
        for octagon in range(len(b.octagons)):
            areas = areas_of(b, octagon)
            assert sorted(side for area in areas for side in sides_of(b, area)) == sorted(SIDES)
            assert len({b.area_kind[area] for area in areas}) == len(areas)
        for area, kind in enumerate(b.area_kind):
            sides = sides_of(b, area)
            if kind == MINE:
                assert sides == sorted(SIDES)
            else:
                assert len(sides) <= 3
                assert any(sorted(run[: len(sides)]) == sides for run in runs)
            assert b.area_shields[area], "no assembly may leave an area without tiles"


@pytest.mark.rule("CA-BRD-06")
def test_brd_06_areas_of_one_kind_that_touch_across_two_octagons_are_separate() -> None:
    """A32.wood (one tile, A22) and A21.wood (A22 and A31) meet at a corner: A22 finishes the first only."""
    t = table()
    turn_at(t, RED)
    reveal(t, RED, "A22", "H29", 2)  # Red points south
    number = t.state.board.number
    assert t.state.areas[number["A32.wood"]] == VALUED
    assert t.state.areas[number["A21.wood"]] == OPEN
    assert resources(t, RED) == (1, 0, 0)


@pytest.mark.rule("CA-BRD-07")
def test_brd_07_the_yield_is_the_number_of_symbols_one_a_side() -> None:
    for b in boards():
        assert all(
            b.area_yield[area] == (0 if b.area_kind[area] == MINE else len(sides_of(b, area)))
            for area in range(len(b.areas))
        )
    total = Counter[int]()
    for kind, symbols in zip(FIXED.area_kind, FIXED.area_yield, strict=True):
        total[kind] += symbols
    assert total == {WOOD: 36, GRAIN: 36, ROCK: 36, MARKET: 16, MINE: 0}


@pytest.mark.rule("CA-BRD-08")
def test_brd_08_castle_sites_lie_on_rock_areas_one_or_two_each() -> None:
    for layout in FULL:
        b = board(layout)
        sites = Counter(b.place_area[place] for place in b.places_of[ROCK])
        assert sum(sites.values()) == 32
        assert set(sites) == {area for area, kind in enumerate(b.area_kind) if kind == ROCK}
        assert len(sites) == 20
        assert set(sites.values()) == {1, 2}
        assert all(b.area_octagon[b.place_area[place]] == b.place_octagon[place] for place in range(len(b.places)))


@pytest.mark.rule("CA-BRD-09")
def test_brd_09_six_octagons_show_a_town_and_eleven_a_village() -> None:
    for layout in FULL:
        printed = Counter(board(layout).printed)
        assert (printed[TOWN], printed[VILLAGE], printed[0]) == (6, 11, 15)


@pytest.mark.rule("CA-BRD-10")
def test_brd_10_neutral_shields_stand_beside_border_octagons_and_count_as_face_up() -> None:
    for b in boards():
        full = len(b.spaces) == 32
        neutral = [(area, slot) for area, slots in enumerate(b.neutral) for slot in slots]
        assert len({slot for _, slot in neutral}) == len(neutral) == (16 if full else 12)
        for area, slot in neutral:
            row, col = b.octagon_at[b.area_octagon[area]]
            assert slot in (
                f"N{col}" if row == 1 else "",
                f"S{col}" if row == 8 else "",
                f"W{row}" if col == 1 else "",
                f"K{row}" if col == (8 if full else 4) else "",
            )
    t = table()
    turn_at(t, RED)
    reveal(t, RED, "A11", "H30", 2)  # Red 6 south at A21.rock, whose other side has the neutral shield W2
    assert resources(t, RED)[2] == 2


@pytest.mark.rule("CA-BRD-11")
def test_brd_11_an_icon_lies_opposite_every_border_tile_side() -> None:
    for b in boards():
        assert len(b.slots) == len(set(b.slots)) == (16 if len(b.spaces) == 32 else 12)
        assert set(b.slot_kind) <= {"wood", "grain", "rock", "silver", "card"}  # never a neutral shield
    assert set(FIXED.slot_kind) == {"wood", "grain", "rock", "silver", "card"}


@pytest.mark.rule("CA-BRD-12")
def test_brd_12_rows_and_columns_run_over_the_whole_board() -> None:
    for b in boards():
        for octagon, (row, col) in enumerate(b.octagon_at):
            assert list(b.lines[octagon]) == [i for i, at in enumerate(b.octagon_at) if at[0] == row or at[1] == col]
    t = table()
    for octagon in t.state.board.octagons:
        settle(t, octagon, "none")
    settle(t, "B14", "town")  # row 1, at the other end, beyond the joint
    settle(t, "C34", "village")  # column 4, beyond the other joint
    settle(t, "B21", "town")  # on neither
    assert castle_vp(t.state, t.state.board.number["A14"]) == 3


@pytest.mark.rule("CA-BRD-13")
def test_brd_13_the_fixed_board_is_the_published_one() -> None:
    data, b = fixed_board(), FIXED
    for space in data["tile_space"]:
        at = b.number[space["id"]]
        faces = [b.areas[x] if x >= 0 else f"frame:{b.slots[~x]}" for x in b.face[at]]
        assert dict(zip(SIDES, faces, strict=True)) == space["faces"]
        assert b.space_at[at] == (space["row"], space["col"])
    for octagon in data["octagon"]:
        at = b.number[octagon["id"]]
        assert [b.areas[area] for area in areas_of(b, at)] == octagon["areas"]
        assert {TOWN: "town", VILLAGE: "village", 0: "none"}[b.printed[at]] == octagon["settlement"]
        assert b.octagon_at[at] == (octagon["row"], octagon["col"])
    for area in data["area"]:
        at = b.number[area["id"]]
        assert KINDS[b.area_kind[at]] == area["kind"]
        assert b.area_yield[at] == area["symbols"]
        assert b.octagons[b.area_octagon[at]] == area["octagon"]
        assert sorted([b.spaces[s], SIDES[d]] for s, d in b.area_shields[at]) == sorted(area["influences"])
        assert sorted(b.neutral[at]) == sorted(area["neutral"])
        assert sides_of(b, at) == sorted(area["sides"])
        assert sum(b.place_area[place] == at for place in b.places_of[ROCK]) == area["castle_sites"]
    border = {
        (b.spaces[s], SIDES[d]): (b.slots[~b.face[s][d]], b.slot_kind[~b.face[s][d]])
        for s in range(32)
        for d in range(4)
        if b.face[s][d] < 0
    }
    assert border == {(x["tile_space"], x["side"]): (x["slot"], x["reward"]) for x in data["border"]}
    counted = {
        "tile_space": len(b.spaces),
        "octagon": len(b.octagons),
        "area": len(b.areas),
        "border": len(border),
        "castle_site": len(b.places_of[ROCK]),
        "settlement": 32 - b.printed.count(0),
    }
    assert counted == {part: len(data[part]) for part in counted}


@pytest.mark.example("CA-EX-06")
def test_ex_06_an_octagon_with_rock_grain_and_market_and_one_castle_site() -> None:
    octagon = FIXED.number["A43"]
    areas = areas_of(FIXED, octagon)
    assert sorted(FIXED.area_kind[area] for area in areas) == [GRAIN, ROCK, MARKET]
    sites = [FIXED.places[place] for place in FIXED.places_of[ROCK] if FIXED.place_octagon[place] == octagon]
    assert sites == ["A43.rock.1"]


@pytest.mark.example("CA-EX-07")
@pytest.mark.rule("CA-EVA-01")
@pytest.mark.parametrize(
    ("area", "spaces"), [("A12.grain", ["A22"]), ("A34.rock", ["A24", "B31"]), ("A32.grain", ["A31", "A33", "A42"])]
)
def test_ex_07_an_area_is_valued_with_the_last_of_its_one_two_or_three_tiles(area: str, spaces: list[str]) -> None:
    t = table()
    at = t.state.board.number[area]
    for space, tile in zip(spaces[:-1], ("H29", "H30"), strict=False):
        put(t, space, tile)
        assert t.state.areas[at] == OPEN
    turn_at(t, RED)
    reveal(t, RED, spaces[-1], "H31")
    assert t.state.areas[at] == VALUED
    assert area in [event["area"] for event in t.said("valued")]


@pytest.mark.example("CA-EX-21")
@pytest.mark.rule("CA-SET-02")
def test_ex_21_a_quarter_turned_by_180_degrees() -> None:
    case = example("CA-EX-21")
    assert layout_code(case["slots"]) == "A1 .. .. .."
    for layout in (x for x in FULL + DUEL if x.startswith("A1")):
        b = board(layout)
        where = dict(zip(b.spaces + b.octagons, b.space_at + b.octagon_at, strict=True))
        for cell in case["cells"]:
            assert where[cell["id"]] == (cell["row"], cell["col"])
        area = b.number[case["area"]]
        assert sides_of(b, area) == case["sides"]
        assert [[b.spaces[s], SIDES[d]] for s, d in b.area_shields[area]] == case["influences"]
        assert list(b.neutral[area]) == case["neutral"]
