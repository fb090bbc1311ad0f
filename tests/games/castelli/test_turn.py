"""Chapter 4.4, the turn, and what the program does for an absent player (CA-DEC-02 to CA-DEC-05)."""

from __future__ import annotations

from random import Random

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.box import MINE, TILE_CARD, TILE_SILVER
from araldo.games.castelli.rules.foresight import finishes, gains
from araldo.games.castelli.state import CLOSED, OPEN, VALUED, Castelli
from araldo.kernel import key_from_seed
from tests.games.castelli.scenario import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    CastelliTable,
    cards,
    empty_deck,
    end_turn,
    give,
    lay,
    mine,
    pass_stewards,
    put,
    put_all_but,
    resources,
    reveal,
    silver,
    stock,
    table,
    top,
    turn_at,
)


def one_turn(t: CastelliTable) -> int:
    """The waiting seat takes the first face-down tile and does nothing else. Returns the seat."""
    seat = t.waiting()[0]
    t.do(seat, *t.options(seat)[0])
    t.do(seat, "turn", 0)
    pass_stewards(t)
    end_turn(t)
    return seat


@pytest.mark.rule("CA-TUR-01")
@pytest.mark.parametrize(("seats", "start"), [(4, 2), (3, 0), (2, 1)])
def test_tur_01_turns_go_clockwise_one_each_until_the_last_tile(seats: int, start: int) -> None:
    t = table(seats, start=start)
    spaces = len(t.state.tiles)
    assert [one_turn(t) for _ in range(spaces)] == [(start + i) % seats for i in range(spaces)]
    assert t.asked in ("", "final_sale")
    assert t.state.turns == spaces


def full_turn(**options: bool) -> CastelliTable:
    """Red is about to lay H01 on A31: tile bonus, frame reward for Yellow, an area for Blue, then a castle for Red."""
    t = table(**options)
    put(t, "A24", "H25")  # Red 5 north at A14
    stock(t, RED, 1, 1, 1)
    give(t, GREEN, "steward")
    give(t, RED, "king_3", "king_4")
    turn_at(t, RED)
    lay(t, "A31", "H01")  # card icon, 1 silver; Blue 1 south at A41.wood, Yellow 1 west at the silver slot W3
    return t


@pytest.mark.rule("CA-TUR-02")
def test_tur_02_reveal_then_value_then_build() -> None:
    t = full_turn()
    t.events.clear()
    assert t.why(RED, "build", "A14.rock.1") == "not-offered"
    reveal(t, RED, "A31", "H01")
    assert not t.can(RED, "reveal", "A33")
    t.do(RED, "build", "A14.rock.1")
    told = [(e.kind, e.params.get("seat")) for e in t.events]
    assert told == [
        ("revealed", RED),
        ("placed", RED),
        ("drew", RED),
        ("took_silver", RED),
        ("took_silver", YELLOW),
        ("valued", None),
        ("gained", BLUE),
        ("built", RED),
    ]


@pytest.mark.rule("CA-TUR-03")
def test_tur_03_a_tile_must_be_revealed_exactly_one_each_turn() -> None:
    t = table()
    stock(t, RED, 1, 1, 1)
    turn_at(t, RED)
    assert {action[0] for action in t.options(RED)} == {"reveal"}
    assert len(t.options(RED)) == 32
    t.do(RED, "reveal", "A24")
    assert t.options(RED) == [("turn", k) for k in range(4)]
    t.do(RED, "turn", 0)
    assert t.asked == "build"
    assert "reveal" not in {action[0] for action in t.options(RED)}
    assert t.state.turned.count(-1) == 31


@pytest.mark.rule("CA-TUR-03")
def test_tur_03_valuing_asks_nobody_and_building_may_be_left_out() -> None:
    t = table()
    stock(t, RED, 2, 2, 2)
    turn_at(t, RED)
    lay(t, "A22", "H30")
    t.do(RED, "reveal", "A22")
    t.do(RED, "turn", 0)  # Red north at A12.grain, Blue south at A32.wood
    assert (t.asked, t.waiting()) == ("build", (RED,))
    assert (resources(t, RED), resources(t, BLUE)) == ((2, 3, 2), (1, 0, 0))
    assert t.can(RED, "build", "A12.rock.1")
    t.do(RED, "stop")
    assert (t.asked, t.waiting()) == ("begin", (GREEN,))


@pytest.mark.rule("CA-TUR-04")
def test_tur_04_free_point_reveal_choice_orientation_bonus_window_frame_areas_free_point() -> None:
    t = full_turn(module_dilemma=True)
    top(t, "robber")
    wood = t.state.board.number["A41.wood"]
    assert t.asked == "begin"
    assert t.can(RED, "play", "king_3")
    assert t.can(GREEN, "sell", "steward")
    t.do(RED, "reveal", "A31")
    assert (t.asked, cards(t)[RED]) == ("dilemma", 2)
    t.do(RED, "place", "revealed")
    assert (t.asked, cards(t)[RED]) == ("orient", 2)
    t.do(RED, "turn", 0)
    assert (t.asked, t.waiting()) == ("steward", (GREEN,))
    assert (cards(t)[RED], t.state.silver) == (3, [1, 0, 0, 0])  # the bonus, not yet the frame
    assert (t.state.areas[wood], t.state.stock) == (OPEN, [1, 1, 1] + 9 * [0])
    t.do(GREEN, "pass")
    assert (t.asked, t.state.silver) == ("build", [1, 0, 0, 1])
    assert (t.state.areas[wood], resources(t, BLUE)) == (VALUED, (2, 0, 0))
    assert t.can(RED, "play", "king_3")
    assert t.can(GREEN, "sell", "steward")
    t.do(RED, "build", "A14.rock.1").do(RED, "play", "king_3")  # in any order
    assert t.asked == "build"
    t.do(RED, "stop")
    assert (t.asked, t.waiting(), t.state.turns) == ("begin", (GREEN,), 2)


@pytest.mark.rule("CA-CRD-05", "CA-CRD-08")
def test_crd_05_and_08_are_standing_rights_at_every_question_of_the_turn() -> None:
    """Nobody is asked about them: the question that stands has the options it always had."""
    t = full_turn(module_dilemma=True)
    for answer in (("reveal", "A31"), ("place", "revealed"), ("turn", 0)):
        t.do(RED, *answer)
        assert t.asked in ("dilemma", "orient", "steward")
        assert {action[0] for action in GAME.free_options(t.state, RED)} == {"play", "sell"}
        assert {action[0] for action in GAME.free_options(t.state, GREEN)} == {"sell"}
        assert not any(action[0] in ("play", "sell") for seat in range(4) for action in t.options(seat))


@pytest.mark.rule("CA-TUR-04")
def test_tur_04_the_game_ends_after_the_turn_of_the_last_tile() -> None:
    t = table()
    put_all_but(t, "A24")
    stock(t, YELLOW, 1, 1, 1)
    turn_at(t, YELLOW)
    t.do(YELLOW, "reveal", "A24").do(YELLOW, "turn", 0)
    pass_stewards(t)
    assert t.asked == "build"  # the turn is completed
    assert any(action[0] == "build" for action in t.options(YELLOW))
    t.do(YELLOW, "stop")
    assert t.asked != "begin"


# -- defaults for an absent player


def default(t: CastelliTable, seat: int) -> tuple[object, ...]:
    answer = GAME.default(t.state, seat)
    assert t.can(seat, *answer)
    return answer


@pytest.mark.rule("CA-TUR-03")
def test_the_default_space_finishes_the_most_areas_lowest_id_first() -> None:
    """CA-DEC-02. On the fixed board C31, C42 and D24 finish three areas each at the start."""
    t = table()
    turn_at(t, RED)
    assert default(t, RED) == ("reveal", "C31")
    for space, tile in (("A13", "H17"), ("A24", "H18"), ("A33", "H19")):
        put(t, space, tile)
    turn_at(t, RED)
    assert default(t, RED) == ("reveal", "C31")  # A22 would finish two, and the mine, which does not count
    put(t, "C31", "H20")
    turn_at(t, RED)
    assert default(t, RED) == ("reveal", "C42")
    put(t, "D44", "H21")
    put(t, "D22", "H22")
    turn_at(t, RED)
    assert default(t, RED) == ("reveal", "D33")  # four


def oriented(t: CastelliTable, seat: int, space: str, tile: str) -> object:
    """The default orientation for this tile."""
    lay(t, space, tile)
    turn_at(t, seat)
    t.do(seat, "reveal", space)
    return default(t, seat)[1]


@pytest.mark.rule("CA-REV-02")
def test_the_default_orientation_has_the_highest_own_gain() -> None:
    """CA-DEC-04. On A31 only the south (A41.wood, 2) and the west (1 silver) pay at once."""
    assert oriented(table(), RED, "A31", "H30") == 2
    assert oriented(table(), YELLOW, "A31", "H30") == 1
    t = table()
    stock(t, RED, wood=4)
    silver(t, RED, 1)
    assert oriented(t, RED, "A31", "H30") == 2  # 1 wood (1 lost) or 1 silver: the lower turn count
    t = table()
    stock(t, RED, wood=5)
    assert oriented(t, RED, "A31", "H30") == 3
    t = table()
    stock(t, RED, wood=5)
    mine(t, 0)
    assert oriented(t, RED, "A31", "H30") == 0  # nothing to be had


@pytest.mark.rule("CA-REV-02")
def test_the_default_orientation_without_any_gain_is_unturned() -> None:
    """CA-DEC-04."""
    assert oriented(table(), RED, "A24", "H30") == 0


@pytest.mark.rule("CA-REV-02")
def test_the_default_orientation_counts_only_what_is_left() -> None:
    """CA-DEC-04: cards that no deck holds and silver that the tile itself takes are no gain."""
    assert oriented(table(), RED, "B11", "H30") == 0  # north: the card slot N5
    t = table()
    stock(t, RED, grain=5)
    assert oriented(t, RED, "A33", "H24") == 1  # east: A34.market with one tent
    empty_deck(t, YELLOW)
    assert default(t, RED)[1] == 0
    t = table()
    empty_deck(t, YELLOW, leave=1)
    assert oriented(t, RED, "A33", "H07") == 0  # the tile's own icon (on Green's shield) takes the last card
    t = table()
    stock(t, RED, wood=5)
    mine(t, 1)
    assert oriented(t, RED, "A31", "H13") == 0  # the tile shows 1 silver: none is left for the slot W3
    t = table()
    stock(t, RED, wood=5)
    mine(t, 2)
    assert oriented(t, RED, "A31", "H13") == 3


@pytest.mark.rule("CA-REV-02")
def test_the_default_orientation_sees_that_frame_and_area_share_the_room() -> None:
    """CA-DEC-04. On C44 the south is the slot S4 (1 wood); C43.wood (3) is Red's, however the tile lies."""
    for wood, turns in ((1, 2), (2, 0), (4, 0)):
        t = table()
        put(t, "C33", "H29", 2)  # Red 6 south at C43.wood
        stock(t, RED, wood=wood)
        assert oriented(t, RED, "C44", "H18") == turns


@pytest.mark.rule("CA-REV-02")
@pytest.mark.parametrize(("takes", "turns"), [(False, 0), (True, 3)])
def test_the_default_orientation_knows_what_a_card_shield_takes(takes: bool, turns: int) -> None:
    """CA-DEC-04, CA-AMB-04. H06 has the icon on Red's shield; west of A31 is the silver slot W3."""
    assert oriented(table(card_shield_takes_frame_reward=takes), RED, "A31", "H06") == turns


@pytest.mark.rule("CA-REV-02")
def test_the_default_orientation_does_not_count_the_gains_of_absent_colours() -> None:
    """CA-DEC-04, CA-P23-07: with Green's shield in the west, not Yellow's or Blue's, Green gets the silver."""
    t = table(2)
    stock(t, GREEN, wood=5)
    assert oriented(t, GREEN, "A31", "H31") == 2


@pytest.mark.rule("CA-REV-02")
def test_the_default_orientation_counts_the_own_share_of_a_tie() -> None:
    """CA-DEC-04. On A22 Red gets 1 in the north, 1 in the south, and half of the 2 in the west, tied with Green."""
    t = table()
    put(t, "A31", "H22", 1)  # Green 4 north at A21.wood
    assert oriented(t, RED, "A22", "H18") == 0


@pytest.mark.rule("CA-REV-01")
def test_the_default_with_dilemma_is_the_revealed_tile() -> None:
    """CA-DEC-03."""
    t = table(module_dilemma=True)
    lay(t, "A24", "H01")
    t.do(RED, "reveal", "A24")
    assert default(t, RED) == ("place", "revealed")


@pytest.mark.rule("CA-REV-10")
def test_the_default_in_the_steward_window_is_to_pass() -> None:
    """CA-DEC-05."""
    t = table()
    give(t, GREEN, "steward")
    give(t, BLUE, "king_3")
    turn_at(t, RED)
    reveal(t, RED, "A31", "H30", 2, passing=False)
    assert t.can(GREEN, "steward", 0)
    assert [default(t, seat) for seat in (GREEN, BLUE)] == [("pass",), ("pass",)]


@pytest.mark.rule("CA-FRM-02", "CA-FRM-05", "CA-EVA-06", "CA-EVA-07", "CA-EVA-08")
@pytest.mark.parametrize("scarce", [False, True])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_what_is_foreseen_of_a_placement_is_what_it_brings(seed: int, scarce: bool) -> None:
    """For each orientation: resources, cards and silver of every seat, besides the tile's own bonus.

    Also where not all who are due cards or silver can have them.
    """
    rng = Random(seed)
    s = GAME.start(GAME.setup(4), key_from_seed(seed))
    while not GAME.over(s):
        seat = GAME.waiting(s)[0]
        if s.asked.kind == "orient":
            space = s.frames[-1].space
            tile, before, there = s.tiles[space], wealth(s), GAME.clone(s)
            if scarce:
                there.mine, there.deck = min(s.mine, 1 + TILE_SILVER[tile]), s.deck[: 1 + TILE_CARD[tile]]
            for turns in range(4):
                foreseen = gains(there, space, turns)
                after = GAME.clone(there)
                GAME.apply(after, seat, ("turn", turns))
                while after.asked.kind == "steward":
                    GAME.apply(after, GAME.waiting(after)[0], ("pass",))
                bonus = min(TILE_CARD[tile], len(there.deck)) + min(TILE_SILVER[tile], there.mine)
                real = [now - then for now, then in zip(wealth(after), before, strict=True)]
                real[seat] -= bonus
                assert foreseen == real
        GAME.apply(s, seat, GAME.choose(GAME.options(s, seat), rng))


@pytest.mark.rule("CA-EVA-01")
def test_the_last_tile_of_an_area_finishes_it_whichever_area_it_is() -> None:
    s = table().state
    b = s.board
    for area, shields in enumerate(b.area_shields):
        space = shields[0][0] if shields else -1
        if space < 0 or b.area_kind[area] == MINE:
            continue
        s.turned = [0] * len(s.turned)
        s.turned[space] = -1
        assert finishes(s, space) == sum(other >= 0 and b.area_kind[other] != MINE for other in b.face[space])
        s.areas[area] = CLOSED
        assert finishes(s, space) == sum(
            other >= 0 and other != area and b.area_kind[other] != MINE for other in b.face[space]
        )
        s.areas[area] = OPEN


def wealth(s: Castelli) -> list[int]:
    return [sum(s.stock[3 * x : 3 * x + 3]) + len(s.hands[x]) + s.silver[x] for x in range(s.seats)]
