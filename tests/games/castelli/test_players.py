"""Chapter 4.12, two and three players."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.box import BASE_CARDS, HERALDIC, TOWN, VILLAGE
from araldo.kernel import SPECTATOR
from araldo.kernel.play import RandomBot, play_out
from tests.games.castelli.scenario import (
    DUEL,
    GREEN,
    RED,
    assembled,
    cards,
    end_turn,
    mine,
    pass_stewards,
    put,
    put_all_but,
    resources,
    reveal,
    silver,
    table,
    turn_at,
)

OTHERS = ("B", "C", "D")


@pytest.mark.rule("CA-P23-01")
def test_p23_01_two_play_on_the_mine_quarter_and_any_other_as_they_fall() -> None:
    """All 24 boards for two, each as likely; `second_quarter_for_two` = random draws one of three quarters."""
    dice = [list(d) for d in product(range(3), range(2), range(2), range(2))]
    assert sorted(assembled(2, d, assembly="random") for d in dice) == sorted(DUEL)
    fixed = {assembled(2, [d], assembly="fixed") for d in range(3)}
    assert fixed == {f"A0 .. {other}0 .." for other in OTHERS}
    assert GAME.options_table["second_quarter_for_two"].default == "random"


@pytest.mark.rule("CA-P23-01")
@pytest.mark.parametrize("other", OTHERS)
def test_p23_01_the_host_may_choose_the_second_quarter(other: str) -> None:
    """Option `second_quarter_for_two`, with both values of `assembly`."""
    dice = [list(d) for d in product(range(2), repeat=3)]
    drawn = [assembled(2, d, assembly="random", second_quarter_for_two=other) for d in dice]
    assert sorted(drawn) == sorted(layout for layout in DUEL if other in layout)
    assert assembled(2, [], assembly="fixed", second_quarter_for_two=other) == f"A0 .. {other}0 .."


@pytest.mark.rule("CA-P23-01")
@pytest.mark.example("CA-EX-10")
def test_p23_01_ex_10_the_strip_lies_against_the_two_quarters() -> None:
    for layout in DUEL:
        b = table(2, layout).state.board
        assert {name[0] for name in b.spaces} == {name[0] for name in b.octagons} == {layout[0], layout[6]}
        assert "A" in (layout[0], layout[6])
        assert sorted(b.space_at + b.octagon_at) == list(product(range(1, 9), range(1, 5)))
        used = list(b.slots) + [slot for slots in b.neutral for slot in slots]
        faces = [f"N{i}" for i in range(1, 5)] + [f"S{i}" for i in range(1, 5)]
        faces += [f"W{i}" for i in range(1, 9)] + [f"K{i}" for i in range(1, 9)]
        assert sorted(used) == sorted(faces)


@pytest.mark.rule("CA-P23-02")
def test_p23_02_sixteen_random_tiles_are_placed_and_sixteen_put_away_unseen() -> None:
    deals = [table(2, seed=seed).state for seed in range(40)]
    for s in deals:
        assert (len(s.tiles), len(s.aside)) == (16, 16)
        assert sorted(s.tiles + s.aside) == list(HERALDIC)
        for viewer in (0, 1, SPECTATOR):
            view = GAME.view(s, viewer)
            assert view["tiles"] == [None] * 16
            assert view["aside"] == {"known": [], "hidden": 16}
    assert {tile for s in deals for tile in s.aside} == set(HERALDIC)


@pytest.mark.rule("CA-P23-02")
def test_p23_02_a_game_of_two_has_sixteen_turns_and_the_rest_stays_unseen() -> None:
    t = table(2)
    away = sorted(t.state.aside)
    play_out(GAME, t.state, [RandomBot(1), RandomBot(2)])
    assert t.state.turns == 16
    assert sorted(t.state.aside) == away
    assert all(t.view(viewer)["aside"] == {"known": [], "hidden": 16} for viewer in (0, 1, SPECTATOR))


@pytest.mark.rule("CA-P23-03")
def test_p23_03_two_players_have_eleven_silver_in_the_mine() -> None:
    assert {table(2, layout).state.mine for layout in ("fixed", "D1 .. A0 ..")} == {11}


@pytest.mark.rule("CA-P23-04")
@pytest.mark.parametrize("layout", ["A0 .. B0 ..", "C1 .. A0 ..", "D0 .. A1 .."])
def test_p23_04_settlements_lie_only_where_the_two_quarters_show_them(layout: str) -> None:
    s = table(2, layout).state
    full = table(4).state
    shown = {name: full.settled[full.board.number[name]] for name in full.board.octagons if name[0] in layout}
    assert dict(zip(s.board.octagons, s.settled, strict=True)) == shown
    assert (s.villages, s.towns) == (2, 2)
    assert s.settled.count(VILLAGE) < 11
    assert s.settled.count(TOWN) < 6


@pytest.mark.rule("CA-P23-05", "CA-P23-06")
def test_p23_05_p23_06_three_play_as_four_with_eleven_silver() -> None:
    three, four = table(3).state, table(4).state
    assert three.mine == 11
    assert three.layout == four.layout
    assert len(three.tiles) == 32
    assert three.aside == []
    assert sorted(three.deck) == list(BASE_CARDS)
    assert three.settled == four.settled
    assert (three.villages, three.towns) == (2, 2)
    assert three.supply == [9, 9, 9]
    dice = [1, 2, 0, 1, 0, 1, 1]
    boards = [
        assembled(seats, dice[:], assembly="random", second_quarter_for_two=second)
        for seats in (3, 4)
        for second in ("random", "D")
    ]
    assert set(boards) == {boards[0]}  # that option is for two only
    assert assembled(3, [], assembly="fixed") == "A0 B0 C0 D0"


@pytest.mark.rule("CA-P23-07")
@pytest.mark.parametrize(("absent_colours", "grain"), [("ignore", 2), ("block", 0)])
def test_p23_07_the_shields_of_an_absent_colour_win_nothing_and_block_nobody(absent_colours: str, grain: int) -> None:
    """CA-AMB-18: with `block` the higher absent colour takes the yield, and it is lost."""
    t = table(2, absent_colours=absent_colours)
    put(t, "C13", "H09")  # Red 2 north at A43.grain
    turn_at(t, GREEN)
    reveal(t, GREEN, "A42", "H18")  # Yellow 4 east at A43.grain
    assert [resources(t, seat) for seat in (RED, GREEN)] == [(0, grain, 0), (0, 0, 0)]
    assert GAME.options_table["absent_colours"].default == "ignore"


@pytest.mark.rule("CA-P23-07")
@pytest.mark.parametrize(("absent_colours", "grain"), [("ignore", 2), ("block", 1)])
def test_p23_07_an_absent_colour_tied_for_most_takes_a_share_only_if_the_table_wants_it(
    absent_colours: str, grain: int
) -> None:
    """CA-AMB-18: the share of the absent colour is lost."""
    t = table(2, absent_colours=absent_colours)
    put(t, "C13", "H17")  # Red 4 north at A43.grain
    turn_at(t, GREEN)
    reveal(t, GREEN, "A42", "H18")  # Yellow 4 east at A43.grain
    assert [resources(t, seat) for seat in (RED, GREEN)] == [(0, grain, 0), (0, 0, 0)]


@pytest.mark.rule("CA-P23-07")
@pytest.mark.parametrize("absent_colours", ["ignore", "block"])
def test_p23_07_an_absent_colour_below_the_most_never_matters(absent_colours: str) -> None:
    t = table(2, absent_colours=absent_colours)
    put(t, "C13", "H29")  # Red 6 north at A43.grain
    turn_at(t, GREEN)
    reveal(t, GREEN, "A42", "H18")  # Yellow 4 east
    assert resources(t, RED) == (0, 2, 0)


@pytest.mark.rule("CA-P23-07")
@pytest.mark.parametrize("absent_colours", ["ignore", "block"])
def test_p23_07_an_area_of_absent_colours_only_pays_nobody(absent_colours: str) -> None:
    t = table(2, absent_colours=absent_colours)
    turn_at(t, RED)
    reveal(t, RED, "A22", "H29", 1)  # Blue north at A12.grain, Yellow south at A32.wood
    assert [resources(t, seat) for seat in (RED, GREEN)] == [(0, 0, 0), (0, 0, 0)]


@pytest.mark.rule("CA-P23-07")
def test_p23_07_at_a_blocked_market_the_share_of_an_absent_colour_is_not_drawn() -> None:
    """CA-AMB-18."""
    t = table(2, absent_colours="block")
    put(t, "C13", "H17", 1)  # Red 4 east at C14.market
    turn_at(t, GREEN)
    reveal(t, GREEN, "A44", "H21", 1)  # Blue 4 south at C14.market; Yellow north, Red east (card slot K4)
    assert len(t.state.deck) == 23
    assert cards(t) == [2, 0]  # one share of the market, one card of the frame


@pytest.mark.rule("CA-P23-07")
@pytest.mark.parametrize("absent_colours", ["ignore", "block"])
@pytest.mark.parametrize("takes", [False, True])
def test_p23_07_an_absent_colour_takes_no_frame_reward(absent_colours: str, takes: bool) -> None:
    t = table(2, absent_colours=absent_colours, card_shield_takes_frame_reward=takes)
    turn_at(t, RED)
    reveal(t, RED, "A31", "H21", 2)  # Blue 4 west, at the silver slot W3
    assert (t.state.mine, t.state.silver) == (11, [0, 0])


@pytest.mark.rule("CA-P23-07")
@pytest.mark.parametrize(("absent_colours", "gain"), [("ignore", (5, 0)), ("block", (2, 0))])
def test_p23_07_at_the_mine_a_blocking_share_stays_in_the_mine(absent_colours: str, gain: tuple[int, int]) -> None:
    """CA-AMB-18: Red and the absent Blue have 10 each at the mine with 5 silver in it."""
    t = table(2, absent_colours=absent_colours)
    put(t, "A13", "H23", 2)  # Red 5 south
    put(t, "A22", "H24", 1)  # Red 5 east
    put(t, "A24", "H27", 2)  # Blue 5 west
    put(t, "A33", "H28", 3)  # Blue 5 north
    put_all_but(t)
    mine(t, 5)
    turn_at(t, RED, "T6")
    end_turn(t)
    assert (tuple(t.state.silver), t.state.mine) == (gain, 5 - sum(gain))


@pytest.mark.rule("CA-P23-08")
@pytest.mark.parametrize("seats", [2, 3])
def test_p23_08_silver_still_scores_four_and_two(seats: int) -> None:
    t = table(seats)
    silver(t, 0, 3)
    silver(t, 1, 4)
    mine(t, 0)
    put_all_but(t)
    turn_at(t, 0, "T6")
    end_turn(t)
    assert t.state.vp == [2, 4, 0][:seats]


@pytest.mark.rule("CA-P23-08")
@pytest.mark.parametrize("seats", [2, 3])
def test_p23_08_windows_ask_everybody_else(seats: int) -> None:
    t = table(seats)
    for seat in range(seats):
        t.place("hands", seat, [t.state.deck[-1]])
    turn_at(t, 1)
    reveal(t, 1, "A22", "H29", passing=False)
    assert t.asked == "steward"
    assert sorted(t.waiting()) == [seat for seat in range(seats) if seat != 1]
    pass_stewards(t)
    assert t.waiting() == (1,)


@pytest.mark.rule("CA-P23-05")
def test_p23_05_a_game_of_three_has_32_turns() -> None:
    turns: list[int] = []
    t = table(3, start=1)
    rng = Random(3)
    while t.asked:
        if t.asked == "begin":
            turns.append(t.waiting()[0])
        seat = t.waiting()[0]
        t.do(seat, *rng.choice([a for a in t.options(seat) if a[0] != "play"]))
    assert len(turns) == t.state.turns == 32
    assert turns == [(1 + i) % 3 for i in range(32)]
