"""Chapter 4.6, frame rewards. Green is never active here unless a test says so: rewards go to whose shield it is."""

from __future__ import annotations

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.box import MINE
from araldo.games.castelli.state import VALUED
from araldo.kernel import SPECTATOR
from tests.games.castelli.scenario import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    CastelliTable,
    amounts,
    cards,
    empty_deck,
    end_turn,
    example,
    hand,
    mine,
    resources,
    reveal,
    stock,
    table,
    top,
    turn_at,
)

# Green's shield of H31 is the second, clockwise from the north: these turns point it at the border.
WOOD, GRAIN, ROCK, SILVER, CARD = ("A11", 3), ("A13", 3), ("B24", 0), ("A31", 2), ("B11", 3)


def frame_only(t: CastelliTable) -> None:
    """No area is left to be valued: only the frame pays."""
    kinds = t.state.board.area_kind
    t.state.areas = [VALUED if kind != MINE else 0 for kind in kinds]


def gained(t: CastelliTable, seat: int) -> tuple[tuple[int, int, int], int, int]:
    """Resources, cards and silver."""
    return resources(t, seat), cards(t)[seat], t.state.silver[seat]


@pytest.mark.rule("CA-FRM-01")
def test_frm_01_the_border_pays_as_soon_as_its_one_tile_is_revealed_and_never_again() -> None:
    t = table()
    turn_at(t, RED)
    reveal(t, RED, "A31", "H31", 2)  # alone on the board; Green west
    assert (t.asked, t.state.silver) == ("build", [0, 1, 0, 0])
    end_turn(t)
    for seat, space, tile in ((GREEN, "A22", "H30"), (BLUE, "A42", "H29"), (YELLOW, "A33", "H32")):  # its neighbours
        reveal(t, seat, space, tile)
        end_turn(t)
    assert t.state.silver == [0, 1, 0, 0]


@pytest.mark.rule("CA-FRM-02")
@pytest.mark.parametrize("active", [RED, GREEN])
@pytest.mark.parametrize(
    ("where", "expected"),
    [
        (WOOD, ((1, 0, 0), 0, 0)),
        (GRAIN, ((0, 1, 0), 0, 0)),
        (ROCK, ((0, 0, 1), 0, 0)),
        (SILVER, ((0, 0, 0), 0, 1)),
        (CARD, ((0, 0, 0), 1, 0)),
    ],
)
def test_frm_02_who_points_outward_gets_what_the_frame_shows_active_or_not(
    active: int, where: tuple[str, int], expected: tuple[tuple[int, int, int], int, int]
) -> None:
    t = table()
    frame_only(t)
    top(t, "king_5")
    turn_at(t, active)
    reveal(t, active, where[0], "H31", where[1])
    assert gained(t, GREEN) == expected
    assert (t.state.mine, len(t.state.deck)) == (22 - expected[2], 25 - expected[1])
    assert hand(t, GREEN) == ["king_5"] * expected[1]


@pytest.mark.rule("CA-FRM-02")
def test_frm_02_only_the_outward_shield_is_rewarded() -> None:
    t = table()
    frame_only(t)
    turn_at(t, RED)
    reveal(t, RED, "B24", "H31", 0)  # Green east at K2, rock
    assert t.state.stock == [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]
    assert (cards(t), t.state.silver) == ([0] * 4, [0] * 4)


@pytest.mark.rule("CA-FRM-02")
def test_frm_02_a_card_of_the_frame_is_seen_by_its_owner_only() -> None:
    t = table()
    turn_at(t, RED)
    reveal(t, RED, "B11", "H31", 3)
    (card,) = t.state.hands[GREEN]
    for viewer in (RED, GREEN, BLUE, SPECTATOR):
        assert (card in t.view(viewer)["hands"][GREEN]["known"]) == (viewer == GREEN)


@pytest.mark.rule("CA-FRM-03")
@pytest.mark.parametrize(
    ("space", "turns", "expected"),
    [
        ("A11", 0, [(RED, "wood"), (YELLOW, "grain")]),  # N1, W1
        ("D44", 1, [(RED, "wood"), (GREEN, "grain")]),  # K8, S8
    ],
)
def test_frm_03_a_corner_pays_both_sides_north_east_south_west(
    space: str, turns: int, expected: list[tuple[int, str]]
) -> None:
    t = table()
    frame_only(t)
    turn_at(t, BLUE)
    reveal(t, BLUE, space, "H31", turns)
    assert [(event["seat"], event["resource"]) for event in t.said("gained")] == expected


@pytest.mark.rule("CA-FRM-04")
@pytest.mark.parametrize("takes", [False, True])
@pytest.mark.parametrize(("space", "turns"), [("A11", 3), ("A31", 2), ("B11", 3)])  # wood, silver, card
def test_frm_04_a_card_shield_takes_no_frame_reward_unless_the_table_wants_it(
    space: str, turns: int, takes: bool
) -> None:
    """CA-AMB-04, option `card_shield_takes_frame_reward`. H07: the card icon is on Green's shield."""
    t = table(card_shield_takes_frame_reward=takes)
    frame_only(t)
    turn_at(t, RED)
    reveal(t, RED, space, "H07", turns)
    assert (
        gained(t, GREEN)
        == {"A11": ((takes, 0, 0), 0, 0), "A31": ((0, 0, 0), 0, takes), "B11": ((0, 0, 0), takes, 0)}[space]
    )
    assert cards(t)[RED] == 1  # the tile's own card as usual
    assert GAME.options_table["card_shield_takes_frame_reward"].default is False


@pytest.mark.rule("CA-FRM-04")
def test_frm_04_a_shield_with_value_on_a_tile_with_an_icon_is_rewarded() -> None:
    t = table()
    turn_at(t, RED)
    reveal(t, RED, "A31", "H08", 2)  # Green 2 west; the icon is on Yellow's shield
    assert t.state.silver == [0, 1, 0, 0]


@pytest.mark.rule("CA-FRM-05")
def test_frm_05_a_reward_without_room_silver_or_card_is_lost() -> None:
    t = table()
    stock(t, GREEN, wood=5)
    mine(t, 0)
    empty_deck(t, BLUE)
    turn_at(t, RED)
    for space, turns in (WOOD, SILVER, CARD):
        reveal(t, t.waiting()[0], space, {"A11": "H31", "A31": "H32", "B11": "H25"}[space], turns)
        end_turn(t)
    assert gained(t, GREEN) == ((5, 0, 0), 0, 0)
    assert (t.state.mine, len(t.state.deck)) == (0, 0)


@pytest.mark.rule("CA-FRM-01", "CA-FRM-04")
@pytest.mark.example("CA-EX-17")
@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.example(id)) for id in ("CA-EX-17a", "CA-EX-17b")])
def test_ex_17_a_corner_tile_and_the_frame(id: str) -> None:
    case = example(id)
    t = table(layout=case["layout"])
    frame_only(t)
    turn_at(t, BLUE)
    reveal(t, BLUE, case["space"], case["tile"], case["rotation"])
    expected = amounts(case["gain_resources"])
    assert {seat: resources(t, seat) for seat in range(4)} == {seat: expected.get(seat, (0, 0, 0)) for seat in range(4)}


@pytest.mark.rule("CA-FRM-02")
def test_frm_02_the_frame_comes_before_the_areas() -> None:
    """CA-AMB-11: B24 pays its slot K2 and then its areas."""
    t = table()
    turn_at(t, RED)
    t.events.clear()
    reveal(t, RED, "B24", "H31", 0)  # Green east (rock); Red north finishes B14.wood
    told = [(e.kind, e.params.get("seat", e.params.get("area"))) for e in t.events]
    assert told.index(("gained", GREEN)) < told.index(("valued", "B14.wood"))
