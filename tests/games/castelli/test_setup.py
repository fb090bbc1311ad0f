"""Chapter 4.3, setup, and the options that the host chooses before it (CA-DEC-01)."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.board import fixed_layout
from araldo.games.castelli.box import BASE_CARDS, BATTLE_CARDS, FACE, HERALDIC, STARTING, TOWN, VILLAGE, load
from araldo.kernel import SPECTATOR
from araldo.kernel.errors import BadSetup
from tests.games.castelli.scenario import BLUE, FULL, GREEN, RED, assembled, give, resources, reveal, table, turn_at


@pytest.mark.rule("CA-SET-01")
def test_set_01_every_player_has_the_pieces_of_the_chosen_colour() -> None:
    t = table(3, colours=("yellow", "blue", "red"))
    reveal(t, 0, "A22", "H30", 1)  # Green north at A12.grain, Yellow south at A32.wood
    assert [resources(t, seat) for seat in range(3)] == [(1, 0, 0), (0, 0, 0), (0, 0, 0)]


@pytest.mark.rule("CA-SET-01")
@pytest.mark.parametrize("colours", [["red", "red"], ["red", "violet"], ["red"], ["red", "green", "blue"], "red"])
def test_set_01_colours_are_all_different_out_of_four(colours: Any) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.setup(2, choices={"colours": colours})
    assert refused.value.code == "bad-choice"


@pytest.mark.rule("CA-SET-02")
def test_set_02_a_random_assembly_may_be_any_of_the_384() -> None:
    """CA-AMB-40: any order of the quarters, each turned by 0 or 180 degrees, all equally likely."""
    dice = [list(d) for d in product(range(4), range(3), range(2), *[range(2)] * 4)]
    assert sorted(assembled(4, d, assembly="random") for d in dice) == sorted(FULL)
    assert GAME.options_table["assembly"].default == "random"


@pytest.mark.rule("CA-SET-02")
def test_set_02_a_fixed_assembly_is_always_the_same() -> None:
    """Option `assembly`."""
    assert {table(4, "", seed=seed, assembly="fixed").state.layout for seed in range(5)} == {"A0 B0 C0 D0"}
    assert len({table(4, "", seed=seed, assembly="random").state.layout for seed in range(5)}) == 5
    assert fixed_layout("full_fixed") == "A0 B0 C0 D0"


@pytest.mark.rule("CA-SET-03")
def test_set_03_the_resource_strip_lies_on_the_east_side_and_has_three_tracks() -> None:
    b = table().state.board
    east = [b.slots[~b.face[space][1]] for space in range(32) if b.face[space][1] < 0]
    east += [slot for slots in b.neutral for slot in slots if slot[0] not in "NSW"]
    assert sorted(east) == [f"K{i}" for i in range(1, 9)]
    assert load("frame.toml")["resource_tracks"]["tracks"] == ["wood", "grain", "rock"]


@pytest.mark.rule("CA-SET-04")
def test_set_04_the_frame_goes_round_everything() -> None:
    b = table().state.board
    used = list(b.slots) + [slot for slots in b.neutral for slot in slots]
    assert sorted(used) == sorted(f"{face}{i}" for face in "NKSW" for i in range(1, 9))
    assert load("frame.toml")["score_track"]["spaces"] == 70


@pytest.mark.rule("CA-SET-05", "CA-SET-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_set_05_set_10_all_start_from_nothing_with_nine_castles(seats: int) -> None:
    s = table(seats).state
    assert s.vp == [0] * seats
    assert s.stock == [0] * (3 * seats)
    assert s.supply == [9] * seats
    assert s.hands == [[] for _ in range(seats)]
    assert s.silver == [0] * seats
    assert set(s.castle) == set(s.under) == {-1}


@pytest.mark.rule("CA-SET-06")
def test_set_06_the_32_tiles_are_shuffled_face_down_one_on_every_space() -> None:
    deals = [table(seed=seed).state for seed in range(40)]
    for s in deals:
        assert sorted(s.tiles) == list(HERALDIC)
        assert set(s.turned) == {-1}
        for viewer in (0, 1, 2, 3, SPECTATOR):
            assert GAME.view(s, viewer)["tiles"] == [None] * 32
    for space in (0, 17, 31):
        assert len({s.tiles[space] for s in deals}) > 16
    assert sorted(deals[0].box) == [*STARTING, *BATTLE_CARDS]  # the pieces of the modules are not in the game


@pytest.mark.rule("CA-SET-07")
def test_set_07_two_villages_and_two_towns_are_the_reserve_the_others_lie_on_their_places() -> None:
    s = table().state
    assert (s.villages, s.towns) == (2, 2)
    assert (s.settled.count(VILLAGE), s.settled.count(TOWN)) == (11, 6)
    assert s.settled == list(s.board.printed)


@pytest.mark.rule("CA-SET-08")
def test_set_08_the_25_cards_are_a_shuffled_face_down_deck() -> None:
    deals = [table(seed=seed).state for seed in range(40)]
    for s in deals:
        assert sorted(s.deck) == list(BASE_CARDS)
        for viewer in (0, 3, SPECTATOR):
            assert GAME.view(s, viewer)["deck"] == [None] * 25
    for place in (0, -1):
        assert len({s.deck[place] for s in deals}) > 12
    assert Counter(FACE[card] for card in BASE_CARDS) == {
        "king_3": 1,
        "king_4": 2,
        "king_5": 1,
        "robber": 2,
        "steward": 3,
        "bandits": 1,
        "count": 3,
        "traitor": 2,
        "countess": 3,
        "master_builder": 3,
        "robber_baron": 2,
        "peasant": 2,
    }


@pytest.mark.rule("CA-SET-09")
def test_set_09_all_22_silver_cubes_lie_on_the_mine() -> None:
    s = table().state
    assert s.mine == 22


@pytest.mark.rule("CA-SET-11")
def test_set_11_the_start_player_is_drawn() -> None:
    """CA-AMB-33, option `start_player` = random: whatever the host named."""
    tables = [table(start=3, seed=seed, start_player="random") for seed in range(40)]
    assert {t.waiting() for t in tables} == {(0,), (1,), (2,), (3,)}
    assert all([event["seat"] for event in t.said("starts")] == list(t.waiting()) for t in tables)
    assert GAME.options_table["start_player"].default == "random"


@pytest.mark.rule("CA-SET-11")
@pytest.mark.parametrize("start", [0, 1, 2, 3])
def test_set_11_the_host_may_choose_the_start_player(start: int) -> None:
    """Option `start_player` = host_choice."""
    assert {table(start=start, seed=seed, start_player="host_choice").waiting() for seed in range(5)} == {(start,)}


@pytest.mark.rule("CA-SET-11")
@pytest.mark.parametrize("start", [-1, 3, "0", True, None])
def test_set_11_the_start_player_must_sit_at_the_table(start: Any) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(3, choices={"start": start})


@pytest.mark.rule("CA-SET-12")
def test_set_12_the_reserve_enters_play_only_through_a_card() -> None:
    t = table()
    give(t, BLUE, "peasant")
    turn_at(t, BLUE)
    t.do(BLUE, "play", "peasant", "A12")
    assert (t.state.villages, t.state.towns) == (1, 2)
    assert t.state.settled[t.state.board.number["A12"]] == VILLAGE


@pytest.mark.rule("CA-SET-12")
@pytest.mark.parametrize("battle", [False, True])
def test_set_12_nothing_but_peasant_duke_and_arsonist_touches_the_reserve(battle: bool) -> None:
    """Three random games to the end."""
    seen = set()
    for seed in range(3):
        t = table(seed=seed, module_battle=battle)
        rng = Random(seed)
        while t.asked:
            s = t.state
            before = (s.villages, s.towns, s.settled[:])
            seat = t.waiting()[0]
            cards = [a for a in t.options(seat) if a[0] == "play"]
            action = rng.choice(cards or t.options(seat))
            t.do(seat, *action)
            if (s.villages, s.towns, s.settled) != before:
                assert action[:2] in [("play", "peasant"), ("play", "duke"), ("play", "arsonist")]
                seen.add(action[1])
    assert seen == ({"peasant", "duke", "arsonist"} if battle else {"peasant"})


@pytest.mark.rule("CA-SET-10")
def test_set_10_nobody_can_build_or_play_before_gaining_anything() -> None:
    t = table()
    assert {a[0] for a in t.options(RED)} == {"reveal"}
    assert [GAME.free_options(t.state, seat) for seat in (RED, GREEN)] == [[], []]


@pytest.mark.parametrize("choice", ["deal", "duel", "layout"])
def test_a_host_cannot_choose_what_only_a_tournament_sets(choice: str) -> None:
    """A host who set the deal would know every face-down tile."""
    with pytest.raises(BadSetup, match=choice):
        GAME.setup(2, choices={choice: "A0 .. C0 .."})


def test_a_board_that_cannot_be_laid_is_refused() -> None:
    with pytest.raises(BadSetup, match="no board"):
        GAME.setup(4, choices={"layout": "A0 B0 X9 D0"}, trusted=True)
