"""Table options: every value of every option makes its difference."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.box import SIDES
from araldo.games.castelli.rules.tournament import SERIES
from araldo.kernel import Outcome, Result, key_from_seed
from araldo.kernel.errors import BadSetup
from tests.games.castelli.scenario import (
    BLUE,
    GREEN,
    RED,
    castle,
    end_turn,
    finish,
    give,
    last_turn,
    lay,
    mine,
    point,
    put,
    resources,
    reveal,
    scored,
    silver,
    stock,
    table,
    tile_on,
    turn_at,
)


def by_value(option: str, found: Callable[[Any], Any]) -> dict[Any, Any]:
    """What is found under each value of an option."""
    return {value: found(value) for value in GAME.options_table[option].values}


def test_every_option_has_a_test_here():
    tested = {name.removeprefix("test_option_") for name in globals() if name.startswith("test_option_")}
    assert set(GAME.options_table) - tested == set()


def test_an_unknown_option_or_value_is_refused():
    for options in ({"no_such_option": True}, {"traitor_payee": "nobody"}, {"castles_per_grain_or_wood_area": 3}):
        with pytest.raises(BadSetup):
            GAME.setup(4, options)


def test_the_defaults():
    """A new table plays the rulebook without modules, on a random board (CA-DEC-01)."""
    defaults = {option.id: option.default for option in GAME.options_table.values()}
    assert defaults == {
        "module_dilemma": False,
        "module_battle": False,
        "mode": "single",
        "assembly": "random",
        "second_quarter_for_two": "random",
        "start_player": "random",
        "absent_colours": "ignore",
        "card_shield_gives_influence": False,
        "card_shield_takes_frame_reward": False,
        "steward_chain": True,
        "sell_cards": "any_time",
        "free_octagon": "empty",
        "castles_per_grain_or_wood_area": 1,
        "master_builder_scope": "missing_only",
        "traitor_payee": "victim",
        "silver_tied_second": "share_down",
        "silver_award_needs_silver": True,
        "dilemma_held_tile": "public",
        "guard_refunds_attacker": True,
        "army_needs_presence": True,
        "burnt_town_returns_to_reserve": True,
        "tournament_deck": "own_full_deck",
    }


# -- modules, boards, kinds of game


@pytest.mark.rule("CA-DIL-01")
def test_option_module_dilemma():
    assert by_value("module_dilemma", lambda value: [len(h) for h in table(module_dilemma=value).state.held]) == {
        False: [0, 0, 0, 0],
        True: [1, 1, 1, 1],
    }


@pytest.mark.rule("CA-BAT-01")
def test_option_module_battle():
    assert by_value("module_battle", lambda value: len(table(module_battle=value).state.deck)) == {False: 25, True: 33}


@pytest.mark.rule("CA-TOU-06", "CA-TOU-07")
def test_option_mode():
    def rounds(value):
        setup, past = GAME.setup(4, {"mode": value}), []
        if not SERIES.applies(setup):
            return 0
        while (pairing := SERIES.pairings(setup, b"", past)) is not None:
            past.append([Result(p.seats, Outcome((1, 0), (0,))) for p in pairing])
        return len(past)

    assert by_value("mode", rounds) == {"single": 0, "tournament_knockout": 2, "tournament_round_robin": 3}


@pytest.mark.rule("CA-SET-02")
def test_option_assembly():
    def boards(value):
        return {table(layout="", assembly=value, seed=seed).state.layout for seed in range(12)}

    found = by_value("assembly", boards)
    assert found["fixed"] == {"A0 B0 C0 D0"}
    assert len(found["random"]) > 8


@pytest.mark.rule("CA-P23-01")
@pytest.mark.parametrize("assembly", ["fixed", "random"])
def test_option_second_quarter_for_two(assembly):
    def quarters(value):
        drawn = [
            table(2, "", assembly=assembly, second_quarter_for_two=value, seed=seed).state.layout for seed in range(16)
        ]
        return {"".join(sorted(c for c in layout if c in "ABCD")) for layout in drawn}

    assert by_value("second_quarter_for_two", quarters) == {
        "random": {"AB", "AC", "AD"},
        "B": {"AB"},
        "C": {"AC"},
        "D": {"AD"},
    }


@pytest.mark.rule("CA-SET-11", "CA-AMB-33")
def test_option_start_player():
    def starters(value):
        return {table(start=2, start_player=value, seed=seed).state.active for seed in range(24)}

    assert by_value("start_player", starters) == {"random": {0, 1, 2, 3}, "host_choice": {2}}


@pytest.mark.rule("CA-TOU-05", "CA-AMB-31")
@pytest.mark.parametrize(("battle", "full", "half"), [(False, 25, 12), (True, 33, 16)])
def test_option_tournament_deck(battle, full, half):
    """Split: each duel gets its own half, one card stays aside."""

    def decks(value):
        setup = GAME.setup(4, {"mode": "tournament_knockout", "tournament_deck": value, "module_battle": battle})
        first, second = (GAME.start(p.setup, key_from_seed(1)).deck for p in SERIES.pairings(setup, b"", []))
        return len(first), len(second), len({*first, *second})

    assert by_value("tournament_deck", decks) == {
        "own_full_deck": (full, full, full),
        "split_deck": (half, half, 2 * half),
    }


# -- influence


def yellow(t, space, side, tile):
    """Yellow's shield of H13, H19, H25 or H31 points west when unturned."""
    put(t, space, tile, (SIDES.index(side) - 3) % 4)


@pytest.mark.rule("CA-P23-07", "CA-AMB-18")
@pytest.mark.parametrize(("tile", "ignored", "blocked"), [("H31", 2, 0), ("H19", 2, 1), ("H13", 2, 2)])
def test_option_absent_colours(tile, ignored, blocked):
    """Yellow, whom nobody plays, with 6, 4 or 3 points against Red's 4 in an area of 2."""

    def gained(value):
        t = table(3, absent_colours=value)
        yellow(t, "B31", "W", tile)
        turn_at(t, RED)
        reveal(t, RED, "A24", "H20", 2)  # Red 4 south, at A34.rock
        return resources(t, RED)[2]

    assert by_value("absent_colours", gained) == {"ignore": ignored, "block": blocked}


@pytest.mark.rule("CA-AMB-18")
def test_option_absent_colours_at_the_mine():
    """Yellow 4 and Red 4 at a mine with 7: the share of a colour that nobody plays stays there."""

    def taken(value):
        t = table(3, absent_colours=value)
        yellow(t, "A13", "S", "H19")
        point(t, "A24", "W", RED, 4)
        point(t, "A33", "N", BLUE, 1)
        point(t, "A22", "E", BLUE, 2)
        mine(t, 7)
        last_turn(t)
        finish(t)
        return t.state.silver, t.state.mine

    assert by_value("absent_colours", taken) == {"ignore": ([7, 0, 0], 0), "block": ([3, 0, 0], 4)}


@pytest.mark.rule("CA-BLD-04", "CA-AMB-05")
def test_option_card_shield_gives_influence():
    def why(value):
        t = table(card_shield_gives_influence=value)
        point(t, "A22", "N", RED, 0)
        stock(t, RED, 1, 1, 1)
        turn_at(t, RED, "T6")
        return t.why(RED, "build", "A12.rock.1")

    assert by_value("card_shield_gives_influence", why) == {False: "CA-BLD-04", True: ""}


@pytest.mark.rule("CA-FRM-04", "CA-AMB-04")
def test_option_card_shield_takes_frame_reward():
    def wood(value):
        t = table(card_shield_takes_frame_reward=value)
        turn_at(t, GREEN)
        reveal(t, GREEN, "A11", "H01", 0)  # Red's card shield north, at 1 wood
        return resources(t, RED)[0]

    assert by_value("card_shield_takes_frame_reward", wood) == {False: 0, True: 1}


# -- cards


@pytest.mark.rule("CA-REV-11", "CA-AMB-07")
def test_option_steward_chain():
    def turned(value):
        t = table(steward_chain=value)
        give(t, GREEN, "steward")
        give(t, BLUE, "steward")
        turn_at(t, RED)
        reveal(t, RED, "A11", "H19", 0, passing=False)
        t.do(GREEN, "steward", 1)
        t.do(BLUE, "pass")
        if t.asked == "steward":
            t.do(BLUE, "steward", 2)
        return tile_on(t, "A11")[1]

    assert by_value("steward_chain", turned) == {True: 2, False: 1}


@pytest.mark.rule("CA-CRD-08", "CA-AMB-10")
@pytest.mark.parametrize("at", ["T0", "T6"])
def test_option_sell_cards(at):
    def sellers(value):
        t = table(sell_cards=value)
        for seat in range(4):
            give(t, seat, "count" if seat < 3 else "robber")
        turn_at(t, GREEN, at)
        return [seat for seat in range(4) if t.can(seat, "sell", "count" if seat < 3 else "robber")]

    assert by_value("sell_cards", sellers) == {"any_time": [0, 1, 2, 3], "own_turn_and_game_end": [GREEN]}


@pytest.mark.rule("CA-CRD-08", "CA-END-02")
def test_option_sell_cards_leaves_the_final_window_to_all():
    def asked(value):
        t = table(sell_cards=value)
        give(t, RED, "count")
        give(t, BLUE, "count")
        last_turn(t)
        end_turn(t)
        found = []
        while not GAME.over(t.state):
            found += t.waiting()
            t.do(t.waiting()[0], "stop")
        return found

    assert by_value("sell_cards", asked) == {"any_time": [RED, BLUE], "own_turn_and_game_end": [RED, BLUE]}


@pytest.mark.rule("CA-CHR-14", "CA-AMB-12")
def test_option_free_octagon():
    """An octagon with a castle; the mine and settled octagons are never free."""

    def why(value):
        t = table(free_octagon=value)
        give(t, RED, "peasant")
        castle(t, GREEN, "A12.rock.1")
        turn_at(t, RED)
        return [t.why(RED, "play", "peasant", octagon) for octagon in ("A12", "A23", "A14", "A43")]

    assert by_value("free_octagon", why) == {
        "empty": ["CA-CHR-14", "CA-CHR-14", "CA-CHR-14", ""],
        "no_settlement": ["", "CA-CHR-14", "CA-CHR-14", ""],
    }


@pytest.mark.rule("CA-CHR-12", "CA-AMB-13")
@pytest.mark.parametrize(("card", "area"), [("count", "A12.grain"), ("countess", "A12.wood")])
def test_option_castles_per_grain_or_wood_area(card, area):
    def room(value):
        t = table(castles_per_grain_or_wood_area=value)
        give(t, RED, card)
        point(t, "A22", "N", RED, 4)
        stock(t, RED, 1, 1, 1)
        turn_at(t, RED, "T6")
        count = 0
        while places := [o[1] for o in t.options(RED) if o[0] == "build" and o[1].startswith(area)]:
            castle(t, GREEN, places[0])
            count += 1
        return count

    assert by_value("castles_per_grain_or_wood_area", room) == {1: 1, 2: 2}


@pytest.mark.rule("CA-CHR-08", "CA-AMB-14")
def test_option_master_builder_scope():
    """With wood and grain, and no rock: the rock must be replaced; by option the others may be too."""

    def ways(value):
        t = table(master_builder_scope=value)
        give(t, RED, "master_builder")
        point(t, "A22", "N", RED, 4)
        stock(t, RED, 1, 1, 0)
        silver(t, RED, 2)
        turn_at(t, RED, "T6")
        return {o[3:] for o in t.options(RED) if o[2:3] == ("master_builder",)}

    assert by_value("master_builder_scope", ways) == {
        "missing_only": {("rock",)},
        "any_resource": {("rock",), ("wood", "rock"), ("grain", "rock")},
    }


@pytest.mark.rule("CA-AMB-14")
def test_option_master_builder_scope_with_nothing_missing():
    def paid(value):
        t = table(master_builder_scope=value)
        give(t, RED, "master_builder")
        point(t, "A22", "N", RED, 4)
        stock(t, RED, 2, 2, 2)
        silver(t, RED, 3)
        turn_at(t, RED, "T6")
        found = []
        for words in (("wood", "grain"), ("wood", "grain", "rock")):
            trial = GAME.clone(t.state)
            if t.can(RED, "build", "A12.rock.1", "master_builder", *words):
                GAME.apply(trial, RED, ("build", "A12.rock.1", "master_builder", *words))
                found.append((trial.stock[:3], trial.silver[RED]))
        return found

    assert by_value("master_builder_scope", paid) == {
        "missing_only": [],
        "any_resource": [([2, 2, 1], 1), ([2, 2, 2], 0)],
    }


@pytest.mark.rule("CA-CHR-06", "CA-AMB-16")
def test_option_traitor_payee():
    def paid(value):
        t = table(traitor_payee=value)
        give(t, RED, "traitor")
        give(t, BLUE, "king_3")
        silver(t, RED, 1)
        turn_at(t, RED)
        t.do(RED, "play", "traitor", BLUE)
        return t.state.silver, t.state.mine

    assert by_value("traitor_payee", paid) == {"victim": ([0, 0, 1, 0], 21), "mine": ([0, 0, 0, 0], 22)}


# -- the silver award


def award(amounts, **options):
    t = table(**options)
    mine(t, 0)
    for seat, amount in enumerate(amounts):
        silver(t, seat, amount)
    last_turn(t)
    finish(t)
    return scored(t, "silver")


@pytest.mark.rule("CA-END-10", "CA-AMB-20")
@pytest.mark.parametrize(("battle", "shared", "full"), [(False, 1, 2), (True, 2, 4)])
def test_option_silver_tied_second(battle, shared, full):
    first = 8 if battle else 4
    found = by_value(
        "silver_tied_second", lambda value: award([7, 3, 3, 1], silver_tied_second=value, module_battle=battle)
    )
    assert found == {"share_down": [first, shared, shared, 0], "full_each": [first, full, full, 0]}


@pytest.mark.rule("CA-END-11", "CA-AMB-20")
def test_option_silver_award_needs_silver():
    found = by_value(
        "silver_award_needs_silver",
        lambda value: award([7, 0, 0, 0], silver_award_needs_silver=value, silver_tied_second="full_each"),
    )
    assert found == {True: [4, 0, 0, 0], False: [4, 2, 2, 2]}
    found = by_value("silver_award_needs_silver", lambda value: award([0, 0, 0, 0], silver_award_needs_silver=value))
    assert found == {True: [0, 0, 0, 0], False: [3, 3, 3, 3]}


# -- Dilemma and Battle


@pytest.mark.rule("CA-DIL-02", "CA-AMB-21")
def test_option_dilemma_held_tile():
    """Red reveals H17 and keeps it: what Green and Blue see of Red's hand. (More in test_secrets.)"""

    def seen(value):
        t = table(module_dilemma=True, dilemma_held_tile=value)
        lay(t, "D22", "H17")
        turn_at(t, RED)
        t.do(RED, "reveal", "D22")
        t.do(RED, "place", "held")
        return [t.view(seat)["held"][RED]["known"] for seat in (RED, GREEN, BLUE)]

    assert by_value("dilemma_held_tile", seen) == {"public": [[16], [16], [16]], "hidden": [[16], [], []]}


@pytest.mark.rule("CA-BAT-15", "CA-AMB-23")
def test_option_guard_refunds_attacker():
    def left(value):
        t = table(module_battle=True, guard_refunds_attacker=value)
        castle(t, GREEN, "A34.rock.1")
        point(t, "A24", "S", RED, 6)
        give(t, GREEN, "guard")
        stock(t, RED, 3, 3, 1)
        silver(t, RED, 5)
        turn_at(t, RED, "T6")
        before = t.state.mine
        t.do(RED, "overbuild", "A34.rock.1", "buy", "rock")
        t.do(GREEN, "guard")
        paid = resources(t, RED), t.state.silver[RED], t.state.mine - before
        assert (t.state.castle[t.state.board.number["A34.rock.1"]], t.state.supply[RED]) == (GREEN, 9)
        stock(t, RED, 1, 1, 0)
        return *paid, t.can(RED, "build", "A34.rock.2", "buy", "rock")

    assert by_value("guard_refunds_attacker", left) == {True: ((3, 3, 1), 5, 0, True), False: ((1, 1, 0), 3, 2, False)}


@pytest.mark.rule("CA-BAT-16", "CA-AMB-24")
def test_option_army_needs_presence():
    def why(value):
        t = table(module_battle=True, army_needs_presence=value)
        castle(t, GREEN, "A34.rock.1")
        give(t, RED, "army_of_knights")
        stock(t, RED, 2, 2, 2)
        turn_at(t, RED, "T6")
        return t.why(RED, "overbuild", "A34.rock.1", "army_of_knights")

    assert by_value("army_needs_presence", why) == {True: "CA-BAT-16", False: ""}


@pytest.mark.rule("CA-BAT-17", "CA-AMB-29")
def test_option_burnt_town_returns_to_reserve():
    def reserve(value):
        t = table(module_battle=True, burnt_town_returns_to_reserve=value)
        give(t, RED, "arsonist")
        turn_at(t, RED)
        t.do(RED, "play", "arsonist", "B34")
        return t.state.towns, t.state.burnt

    assert by_value("burnt_town_returns_to_reserve", reserve) == {True: (3, 0), False: (2, 1)}
