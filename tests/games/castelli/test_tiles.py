"""Chapter 4.2, heraldic tiles."""

from __future__ import annotations

import pytest

from araldo.games.castelli.box import (
    COLOURS,
    HERALDIC,
    SHIELD_COLOUR,
    SHIELD_VALUE,
    STARTING,
    TILE_CARD,
    TILE_IDS,
    TILE_SILVER,
    load,
)
from araldo.games.castelli.rules.shields import influence
from tests.games.castelli.scenario import GREEN, RED, give, put, reveal, table, tile_on, turn_at

TILES = [*HERALDIC, *STARTING]


def shields(tile: int, turns: int = 0) -> list[tuple[str, int]]:
    """Colour and value of the shields of a tile, N E S W."""
    at = [16 * tile + 4 * turns + side for side in range(4)]
    return [(COLOURS[SHIELD_COLOUR[i]], SHIELD_VALUE[i]) for i in at]


def printed(tile: int) -> dict[str, object]:
    data = load("heraldic_tiles.toml")
    entry: dict[str, object] = (data["heraldic_tile"] + data["starting_tile"])[tile]
    return entry


@pytest.mark.rule("CA-TIL-01")
def test_til_01_a_tile_shows_one_shield_of_each_colour_worth_1_to_6_or_a_card() -> None:
    assert len(HERALDIC) == 32
    for tile in TILES:
        assert sorted(colour for colour, _ in shields(tile)) == sorted(COLOURS)
    assert {value for tile in HERALDIC for _, value in shields(tile)} == {0, 1, 2, 3, 4, 5, 6}


@pytest.mark.rule("CA-TIL-02")
def test_til_02_all_shields_of_a_tile_are_equal_and_only_low_tiles_carry_a_bonus() -> None:
    for tile in TILES:
        values = [value for _, value in shields(tile)]
        assert len({value for value in values if value}) == 1
        assert values.count(0) == TILE_CARD[tile]
    for tile in HERALDIC:
        bonus = TILE_CARD[tile] or TILE_SILVER[tile] > 0
        assert bonus == (max(value for _, value in shields(tile)) <= 3)


@pytest.mark.rule("CA-TIL-03")
def test_til_03_a_card_shield_is_worth_nothing_however_it_is_turned() -> None:
    icons = [tile for tile in HERALDIC if printed(tile)["card"] != "none"]
    assert [TILE_IDS[tile] for tile in icons] == [f"H0{i}" for i in range(1, 9)]
    for tile in icons:
        for turns in range(4):
            worth = dict(shields(tile, turns))
            assert [colour for colour in COLOURS if worth[colour] == 0] == [printed(tile)["card"]]


@pytest.mark.rule("CA-TIL-04")
def test_til_04_some_tiles_show_one_or_two_silver() -> None:
    assert [TILE_SILVER[tile] for tile in HERALDIC] == [1] * 4 + [0] * 4 + [2] * 2 + [1] * 6 + [0] * 16


@pytest.mark.rule("CA-TIL-05")
@pytest.mark.parametrize(
    ("turns", "colours"),
    [
        (0, "red yellow blue green"),
        (1, "green red yellow blue"),
        (2, "blue green red yellow"),
        (3, "yellow blue green red"),
    ],
)
def test_til_05_a_turn_is_a_clockwise_quarter(turns: int, colours: str) -> None:
    """H12 has Red, Yellow, Blue, Green clockwise from the north."""
    assert [colour for colour, _ in shields(TILE_IDS.index("H12"), turns)] == colours.split()
    for tile in TILES:
        for i, colour in enumerate(printed(tile)["shields"]):
            assert shields(tile, turns)[(i + turns) % 4][0] == colour


@pytest.mark.rule("CA-TIL-06")
def test_til_06_a_shield_influences_only_the_area_its_side_touches() -> None:
    t = table()
    put(t, "A22", "H30", 1)  # Green north, Red east, Yellow south, Blue west
    b = t.state.board
    found = {b.areas[area]: influence(t.state, b.area_shields[area]) for area in range(len(b.areas))}
    assert {area: total for area, total in found.items() if any(total)} == {
        "A12.grain": [0, 6, 0, 0],
        "A23.mine": [6, 0, 0, 0],
        "A32.wood": [0, 0, 0, 6],
        "A21.wood": [0, 0, 6, 0],
    }


@pytest.mark.rule("CA-TIL-07")
def test_til_07_a_face_up_tile_stays_as_it_is_and_a_steward_turns_only_the_tile_just_placed() -> None:
    t = table()
    put(t, "A24", "H25", 1)
    give(t, GREEN, "steward")
    turn_at(t, RED)
    assert t.why(RED, "reveal", "A24") == "CA-REV-01"
    reveal(t, RED, "B11", "H22", 0, passing=False)
    t.do(GREEN, "steward", 3)
    assert tile_on(t, "A24") == ("H25", 1)
    assert tile_on(t, "B11") == ("H22", 3)
    t.do(RED, "stop")
    reveal(t, GREEN, "D11", "H29", 2)
    assert [tile_on(t, space) for space in ("A24", "B11", "D11")] == [("H25", 1), ("H22", 3), ("H29", 2)]


@pytest.mark.example("CA-EX-08")
def test_ex_08_a_tile_with_four_shields_worth_four() -> None:
    for number in range(17, 23):
        tile = TILE_IDS.index(f"H{number}")
        assert sorted(shields(tile)) == [("blue", 4), ("green", 4), ("red", 4), ("yellow", 4)]
        assert (TILE_CARD[tile], TILE_SILVER[tile]) == (False, 0)
