"""Chapter 4.6, valuing areas and markets."""

from __future__ import annotations

from dataclasses import replace

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.board import BOARDS
from araldo.games.castelli.box import (
    COLOURS,
    KINDS,
    MARKET,
    MINE,
    RESOURCES,
    SHIELD_COLOUR,
    SHIELD_VALUE,
    TILE_CARD,
    TILE_IDS,
)
from araldo.games.castelli.state import CLOSED, OPEN, VALUED
from araldo.kernel import SPECTATOR
from araldo.kernel.play import RandomBot, play_out
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
    give,
    hand,
    mine,
    put,
    put_all_but,
    resources,
    reveal,
    seat_of,
    stock,
    table,
    top,
    turn_at,
)

ONE_AREA = [
    "CA-EX-01a",
    "CA-EX-01b",
    "CA-EX-02a",
    "CA-EX-02b",
    "CA-EX-02c",
    "CA-EX-11a",
    "CA-EX-11b",
    "CA-EX-11c",
    "CA-EX-11d",
    "CA-EX-11e",
]


def area(t: CastelliTable, name: str) -> int:
    """The state of an area."""
    state: int = t.state.areas[t.state.board.number[name]]
    return state


def towards(tile: str, colour: str, side: int) -> int:
    """The turns that point this colour's shield to a side."""
    first = 16 * TILE_IDS.index(tile)
    return next(k for k in range(4) if SHIELD_COLOUR[first + 4 * k + side] == COLOURS.index(colour))


def tile_with(colour: str, value: int, used: list[str]) -> str:
    """An unused heraldic tile whose shield of this colour is worth so much; without an icon if there is one."""
    wanted = COLOURS.index(colour), value
    shields = {i: [(SHIELD_COLOUR[16 * i + d], SHIELD_VALUE[16 * i + d]) for d in range(4)] for i in range(32)}
    found = [i for i in shields if TILE_IDS[i] not in used and wanted in shields[i]]
    return TILE_IDS[min(found, key=lambda i: (TILE_CARD[i], i))]


def use_board(monkeypatch: pytest.MonkeyPatch, t: CastelliTable, name: str, symbols: int) -> None:
    """Play on a board where this area has so many symbols."""
    b = t.state.board
    yields = [symbols if a == name else y for a, y in zip(b.areas, b.area_yield, strict=True)]
    changed = replace(b, area_yield=tuple(yields))
    monkeypatch.setitem(BOARDS, t.state.layout, changed)


def finish(t: CastelliTable, name: str, shields: list[tuple[str, int]], active: int) -> None:
    """Finish this area with these shields, the active player laying the last tile; no other area pays."""
    s, b = t.state, t.state.board
    at = b.number[name]
    inner = sorted(b.area_shields[at], key=lambda shield: min(b.face[shield[0]]))  # a border tile is not the last
    s.areas = [OPEN if i == at or kind == MINE else VALUED for i, kind in enumerate(b.area_kind)]
    used: list[str] = []
    for (space, side), (colour, value) in zip(inner, shields, strict=True):
        tile = tile_with(colour, value, used)
        used.append(tile)
        turns = towards(tile, colour, side)
        if len(used) < len(shields):
            put(t, b.spaces[space], tile, turns)
        else:
            turn_at(t, active)
            reveal(t, active, b.spaces[space], tile, turns)


def some_area(t: CastelliTable, kind: str, tiles: int, symbols: int) -> str:
    """An area of this kind with so many tiles and, if there is one, so many symbols."""
    b = t.state.board
    found = [i for i, k in enumerate(b.area_kind) if KINDS[k] == kind and len(b.area_shields[i]) == tiles]
    return b.areas[min(found, key=lambda i: (b.area_yield[i] != symbols, i))]


# -- the worked examples


@pytest.mark.rule("CA-EVA-05", "CA-EVA-06", "CA-EVA-07")
@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.example(id)) for id in ONE_AREA])
@pytest.mark.parametrize("active", [RED, YELLOW])
def test_ex_one_area(id: str, active: int, monkeypatch: pytest.MonkeyPatch) -> None:
    case = example(id)
    t = table()
    name = some_area(t, case["kind"], len(case["shields"]), case["symbols"])
    use_board(monkeypatch, t, name, case["symbols"])
    finish(t, name, case["shields"], active)
    gain = [case["gain"].get(colour, 0) for colour in COLOURS]
    if case["kind"] == "market":
        assert cards(t) == gain
    else:
        resource = RESOURCES.index(case["kind"])
        assert [resources(t, seat)[resource] for seat in range(4)] == gain
    assert area(t, name) == (VALUED if any(value for _, value in case["shields"]) else CLOSED)


@pytest.mark.rule("CA-EVA-03", "CA-EVA-04", "CA-EVA-10")
@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.example(id)) for id in ("CA-EX-01", "CA-EX-02")])
def test_ex_a_whole_turn_of_valuing(id: str) -> None:
    case = example(id)
    t = table(layout=case["layout"])
    for placed in case["placed_before"]:
        put(t, placed["space"], placed["tile"], placed["rotation"])
    active, shown = seat_of(case["active"]), case["reveal"]
    turn_at(t, active)
    reveal(t, active, shown["space"], shown["tile"], shown["rotation"])
    assert [event["area"] for event in t.said("valued")] == case["valued"]
    assert [area(t, name) for name in case["valued"]] == [VALUED] * len(case["valued"])
    assert [area(t, name) for name in case["not_valued_yet"]] == [OPEN] * len(case["not_valued_yet"])
    assert cards(t) == [case["gain_cards"].get(colour, 0) for colour in COLOURS]
    expected = amounts(case["gain_resources"])
    assert {seat: resources(t, seat) for seat in range(4)} == {seat: expected.get(seat, (0, 0, 0)) for seat in range(4)}


@pytest.mark.rule("CA-EVA-06")
@pytest.mark.example("CA-EX-09")
@pytest.mark.parametrize("kind", ["wood", "grain", "rock"])
def test_ex_09_an_area_with_two_symbols_yields_two_units(kind: str) -> None:
    t = table()
    b = t.state.board
    names = [a for i, a in enumerate(b.areas) if KINDS[b.area_kind[i]] == kind and b.area_yield[i] == 2]
    assert names
    for name in names:
        t = table()
        finish(t, name, [("green", 4), ("blue", 3)][: len(b.area_shields[b.number[name]])], BLUE)
        assert resources(t, GREEN)[KINDS.index(kind)] == 2


@pytest.mark.rule("CA-EVA-08")
@pytest.mark.example("CA-EX-14")
def test_ex_14_no_more_than_five() -> None:
    case = example("CA-EX-14")
    t = table()
    stock(t, GREEN, **{case["resource"]: case["before"]})
    name = some_area(t, case["resource"], 2, case["gain"])
    assert t.state.board.area_yield[t.state.board.number[name]] == case["gain"]
    finish(t, name, [("green", 4), ("blue", 3)], BLUE)
    assert resources(t, GREEN)[RESOURCES.index(case["resource"])] == case["after"]


# -- when an area is valued


@pytest.mark.rule("CA-EVA-01")
@pytest.mark.parametrize(("name", "space"), [("A12.wood", "A13"), ("B14.rock", "B13"), ("B34.market", "B24")])
def test_eva_01_neutral_shields_count_as_face_up(name: str, space: str) -> None:
    t = table()
    turn_at(t, RED)
    reveal(t, RED, space, "H29")
    assert area(t, name) == VALUED


@pytest.mark.rule("CA-EVA-01")
def test_eva_01_not_before_the_last_tile() -> None:
    """A32.grain lies between A31, A33 and A42."""
    for last in ("A31", "A33", "A42"):
        t = table()
        others = [space for space in ("A31", "A33", "A42") if space != last]
        put(t, others[0], "H29")
        turn_at(t, RED)
        reveal(t, RED, others[1], "H30")
        assert area(t, "A32.grain") == OPEN
        assert t.state.stock[1::3] == [0, 0, 0, 0]
        end_turn(t)
        reveal(t, GREEN, last, "H31")
        assert area(t, "A32.grain") == VALUED


@pytest.mark.rule("CA-EVA-02")
def test_eva_02_an_area_is_valued_only_once() -> None:
    t = table()
    t.state.areas[t.state.board.number["A32.wood"]] = VALUED
    t.state.areas[t.state.board.number["A12.grain"]] = CLOSED
    turn_at(t, RED)
    reveal(t, RED, "A22", "H30")  # would finish A12.grain for Red, A32.wood for Blue
    assert t.state.stock == [0] * 12
    assert (area(t, "A32.wood"), area(t, "A12.grain")) == (VALUED, CLOSED)


@pytest.mark.rule("CA-EVA-02", "CA-EVA-04", "CA-EVA-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_eva_02_in_a_whole_game_every_area_comes_up_once_with_its_last_tile_and_the_mine_at_the_end(seats: int) -> None:
    t = table(seats, seed=7)
    t.state.log = t.events
    play_out(GAME, t.state, [RandomBot(seat) for seat in range(seats)])
    b = t.state.board
    up: set[str] = set()
    came: list[str] = []
    laid = ""
    for event in t.events:
        if event.kind == "placed":
            laid = event.params["space"]
            up.add(laid)
        elif event.kind in ("valued", "closed"):
            name = event.params["area"]
            tiles = {b.spaces[space] for space, _ in b.area_shields[b.number[name]]}
            assert laid in tiles
            assert tiles <= up
            came.append(name)
    assert sorted(came) == sorted(name for name in b.areas if name != "A23.mine")
    assert [event.kind for event in t.events].index("mine_valued") > max(
        i for i, event in enumerate(t.events) if event.kind == "placed"
    )
    assert OPEN not in t.state.areas


@pytest.mark.rule("CA-EVA-03")
def test_eva_03_several_areas_can_be_valued_in_one_turn() -> None:
    t = table()
    turn_at(t, RED)
    reveal(t, RED, "C31", "H29", 0)  # Red north C21.rock 2, Yellow east C32.rock 1, Green south C41.grain 1, Blue west
    assert [resources(t, seat) for seat in range(4)] == [(0, 0, 2), (0, 1, 0), (1, 0, 0), (0, 0, 1)]


@pytest.mark.rule("CA-EVA-04")
def test_eva_04_areas_are_valued_north_east_south_west_of_the_tile() -> None:
    """A33 finishes A34.market (east) before A43.market (south): the first card goes east."""
    t = table()
    top(t, "king_5", "traitor")
    turn_at(t, RED)
    reveal(t, RED, "A33", "H30")  # Yellow east, Blue south
    assert (hand(t, YELLOW), hand(t, BLUE)) == (["king_5"], ["traitor"])
    t = table()
    put(t, "A31", "H29")
    put(t, "A42", "H31", 2)  # Green west; Red south; Blue north at A32.grain
    turn_at(t, RED)
    t.events.clear()
    reveal(t, RED, "A33", "H30")
    assert [event["area"] for event in t.said("valued")] == ["A34.market", "A43.market", "A32.grain"]


@pytest.mark.rule("CA-EVA-04")
def test_eva_04_an_area_that_the_tile_does_not_touch_is_not_valued() -> None:
    t = table()
    put(t, "B13", "H29")
    t.state.areas[t.state.board.number["B14.rock"]] = OPEN
    turn_at(t, RED)
    reveal(t, RED, "A22", "H30")
    assert area(t, "B14.rock") == OPEN


# -- who gains, and how much


@pytest.mark.rule("CA-EVA-05")
def test_eva_05_all_shields_that_point_at_the_area_add_up_and_no_others() -> None:
    """A32.grain: Red 2 and Red 3 against Green 4; the other shields of the three tiles point away."""
    t = table()
    put(t, "A31", "H09", towards("H09", "red", 1))
    put(t, "A33", "H11", towards("H11", "red", 3))
    turn_at(t, BLUE)
    reveal(t, BLUE, "A42", "H17", towards("H17", "green", 0))
    assert t.state.stock[1::3] == [3, 0, 0, 0]


@pytest.mark.rule("CA-EVA-05")
def test_eva_05_a_shield_at_another_area_of_the_octagon_does_not_count() -> None:
    """A34: Red 6 at the market does not help at A34.rock, where Green has 3 against Red's 2."""
    t = table()
    put(t, "A33", "H31", towards("H31", "red", 1))
    put(t, "B31", "H11", towards("H11", "green", 3))
    turn_at(t, BLUE)
    reveal(t, BLUE, "A24", "H09", towards("H09", "red", 2))
    assert t.state.stock[2::3] == [0, 2, 0, 0]


@pytest.mark.rule("CA-EVA-06")
def test_eva_06_the_highest_sum_takes_the_whole_yield() -> None:
    t = table()
    finish(t, "D21.rock", [("red", 3), ("green", 4), ("blue", 3)], RED)
    assert t.state.stock[2::3] == [0, 3, 0, 0]


@pytest.mark.rule("CA-EVA-07")
@pytest.mark.example("CA-EX-11")
@pytest.mark.parametrize(
    ("shields", "rock"),
    [
        ([("red", 3), ("green", 3), ("blue", 2)], [1, 1, 0, 0]),  # 3 shared by two: 1 is lost
        ([("red", 3), ("green", 3), ("blue", 3)], [1, 1, 1, 0]),
    ],
)
def test_eva_07_ties_share_rounded_down(shields: list[tuple[str, int]], rock: list[int]) -> None:
    t = table()
    finish(t, "D21.rock", shields, YELLOW)
    assert t.state.stock[2::3] == rock
    assert area(t, "D21.rock") == VALUED


@pytest.mark.rule("CA-EVA-07")
def test_eva_07_a_share_can_be_nothing_and_the_area_is_still_finished(monkeypatch: pytest.MonkeyPatch) -> None:
    t = table()
    use_board(monkeypatch, t, "D21.rock", 2)
    finish(t, "D21.rock", [("red", 3), ("green", 3), ("blue", 3)], YELLOW)
    assert t.state.stock == [0] * 12
    assert area(t, "D21.rock") == VALUED


@pytest.mark.rule("CA-EVA-08")
@pytest.mark.parametrize(("had", "has"), [(2, 5), (3, 5), (4, 5), (5, 5), (1, 4)])
def test_eva_08_what_goes_above_five_is_lost(had: int, has: int) -> None:
    t = table()
    stock(t, RED, rock=had)
    stock(t, GREEN, rock=2)
    finish(t, "D21.rock", [("red", 4), ("green", 3), ("blue", 3)], YELLOW)
    assert t.state.stock[2::3] == [has, 2, 0, 0]


@pytest.mark.rule("CA-EVA-09")
def test_eva_09_neutral_and_card_shields_are_worth_nothing() -> None:
    t = table()
    finish(t, "A34.rock", [("blue", 0), ("green", 1)], YELLOW)
    assert t.state.stock[2::3] == [0, 2, 0, 0]
    t = table()
    finish(t, "A14.rock", [("yellow", 1)], RED)  # against the neutral shield N4
    assert t.state.stock[2::3] == [0, 0, 0, 2]


@pytest.mark.rule("CA-EVA-10")
@pytest.mark.parametrize("active", [RED, GREEN, BLUE, YELLOW])
def test_eva_10_any_player_can_gain_in_any_turn(active: int) -> None:
    t = table()
    finish(t, "A21.wood", [("blue", 5), ("red", 4)], active)
    assert t.state.stock[0::3] == [0, 0, 2, 0]


@pytest.mark.rule("CA-EVA-11")
@pytest.mark.parametrize(("name", "shields"), [("A14.rock", [("red", 0)]), ("A34.rock", [("red", 0), ("blue", 0)])])
def test_eva_11_only_neutral_and_card_shields_close_an_area_for_good(name: str, shields: list[tuple[str, int]]) -> None:
    t = table()
    finish(t, name, shields, RED)
    assert area(t, name) == CLOSED
    assert t.state.stock[2::3] == [0] * 4
    assert [event["area"] for event in t.said("closed")] == [name]
    assert name not in [event["area"] for event in t.said("valued")]


@pytest.mark.rule("CA-EVA-12")
@pytest.mark.parametrize("last", ["A13", "A22", "A24", "A33"])
def test_eva_12_the_mine_is_not_valued_before_the_end(last: str) -> None:
    t = table()
    around = {"A13": ("H29", 2), "A22": ("H30", 1), "A24": ("H31", 3), "A33": ("H32", 0)}  # Red everywhere
    for space, (tile, turns) in around.items():
        if space != last:
            put(t, space, tile, turns)
    turn_at(t, RED)
    reveal(t, RED, last, *around[last])
    assert area(t, "A23.mine") == OPEN
    assert (t.state.silver, t.state.mine) == ([0] * 4, 22)


@pytest.mark.example("CA-EX-18")
@pytest.mark.rule("CA-EVA-12")
def test_ex_18_the_mine_is_shared_at_the_end_rounded_down() -> None:
    case = example("CA-EX-18")
    t = table()
    for (space, side), (tile, colour) in {
        ("A13", 2): ("H25", "red"),
        ("A22", 1): ("H26", "green"),
        ("A24", 3): ("H09", "blue"),
        ("A33", 0): ("H08", "yellow"),
    }.items():
        put(t, space, tile, towards(tile, colour, side))  # Red 5, Green 5, Blue 2, Yellow 0 (card)
    assert case["influence"] == {"red": 5, "green": 5, "blue": 2}
    put_all_but(t)
    mine(t, case["mine_before"])
    turn_at(t, RED, "T6")
    end_turn(t)
    assert t.state.silver == [case["gain"].get(colour, 0) for colour in COLOURS]
    assert t.state.mine == case["mine_after"]


# -- markets


@pytest.mark.rule("CA-MKT-01")
def test_mkt_01_a_market_is_valued_like_other_areas() -> None:
    """A41.market, with A42 and C11: not before both are face up, once, by the highest sum."""
    t = table()
    turn_at(t, RED)
    reveal(t, RED, "A42", "H17", towards("H17", "red", 3))
    assert (area(t, "A41.market"), cards(t)) == (OPEN, [0] * 4)
    end_turn(t)
    reveal(t, GREEN, "C11", "H11", towards("H11", "blue", 0))
    assert (area(t, "A41.market"), cards(t)) == (VALUED, [2, 0, 0, 0])
    t = table()
    finish(t, "A34.market", [("blue", 0)], RED)
    assert area(t, "A34.market") == CLOSED
    assert cards(t) == [1, 0, 0, 0]  # only the icon of the tile


@pytest.mark.rule("CA-MKT-02")
def test_mkt_02_one_card_from_the_deck_for_each_tent_kept_hidden() -> None:
    b = table().state.board
    names = [name for i, name in enumerate(b.areas) if b.area_kind[i] == MARKET]
    assert {b.area_yield[b.number[name]] for name in names} == {1, 2}
    for name in names:
        t = table()
        top(t, "king_5", "traitor", "robber")
        finish(t, name, [("green", 4), ("blue", 3)][: len(b.area_shields[b.number[name]])], RED)
        tents = b.area_yield[b.number[name]]
        assert hand(t, GREEN) == ["king_5", "traitor"][:tents]
        for viewer in (RED, GREEN, SPECTATOR):
            shown = t.view(viewer)["hands"][GREEN]
            assert (len(shown["known"]), shown["hidden"]) == ((tents, 0) if viewer == GREEN else (0, tents))


@pytest.mark.rule("CA-MKT-03")
def test_mkt_03_tied_players_share_the_tents_rounded_down(monkeypatch: pytest.MonkeyPatch) -> None:
    for tents, each in ((1, 0), (2, 1), (3, 1), (4, 2)):
        t = table()
        with monkeypatch.context() as patch:
            use_board(patch, t, "A41.market", tents)
            finish(t, "A41.market", [("green", 4), ("blue", 4)], RED)
        assert cards(t) == [0, each, each, 0]


@pytest.mark.rule("CA-MKT-04")
@pytest.mark.parametrize(
    ("active", "first", "second"),
    [(RED, GREEN, YELLOW), (GREEN, GREEN, YELLOW), (BLUE, YELLOW, GREEN), (YELLOW, YELLOW, GREEN)],
)
def test_mkt_04_tied_players_draw_clockwise_from_the_active_player_each_the_whole_share(
    active: int, first: int, second: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    t = table()
    top(t, "king_4", "king_5", "peasant", "traitor")
    use_board(monkeypatch, t, "A41.market", 4)
    finish(t, "A41.market", [("green", 4), ("yellow", 4)], active)
    assert (hand(t, first), hand(t, second)) == (["king_4", "king_5"], ["peasant", "traitor"])


@pytest.mark.rule("CA-MKT-05")
def test_mkt_05_there_is_no_hand_limit() -> None:
    t = table()
    empty_deck(t, GREEN, leave=2)
    finish(t, "A41.market", [("green", 4), ("blue", 3)], RED)
    assert cards(t) == [0, 25, 0, 0]
    assert t.asked == "build"
    end_turn(t)
    assert (t.asked, t.waiting(), cards(t)) == ("begin", (GREEN,), [0, 25, 0, 0])


@pytest.mark.rule("CA-MKT-02")
def test_mkt_02_a_market_gives_no_more_cards_than_the_deck_holds() -> None:
    t = table()
    empty_deck(t, RED, leave=1)
    finish(t, "A41.market", [("green", 4), ("blue", 4)], BLUE)
    assert cards(t) == [24, 0, 1, 0]  # Blue is active and draws first


@pytest.mark.rule("CA-EVA-05")
def test_eva_05_influence_follows_the_orientation_that_a_steward_leaves() -> None:
    t = table()
    give(t, GREEN, "steward")
    put(t, "A31", "H11", towards("H11", "blue", 0))  # Blue 3 at A21.wood
    turn_at(t, RED)
    reveal(t, RED, "A22", "H29", towards("H29", "red", 3), passing=False)
    t.do(GREEN, "steward", towards("H29", "green", 3))
    assert t.state.stock[0::3] == [0, 2, 0, 1]  # A21.wood to Green; A32.wood to Yellow
