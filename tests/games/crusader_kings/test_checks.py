"""Trait checks: draws, critical traits, sacrifice, investment and sabotage (chapter CHK)."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.crusader_kings.box import POOL, TOKEN0, TRAIT, TRAITS, WORTH, trait_of
from araldo.games.crusader_kings.rules.check import modifiers
from araldo.games.crusader_kings.state import Check
from tests.games.crusader_kings.scenario import (
    CAPET,
    NORMANDY,
    SALIAN,
    CkTable,
    bag,
    develop,
    gold,
    poor,
    table,
    traits,
)


def start(t: CkTable, **changes: Any) -> CkTable:
    changes = {"seat": CAPET, "kind": "build", **changes}
    t.goto(Check(**changes))
    return t


def outcome(t: CkTable) -> bool:
    return bool(t.said("check")[-1]["won"])


def drawn(t: CkTable) -> list[str]:
    return list(t.said("check")[-1]["tokens"])


@pytest.mark.rule("CK-CHK-01", "CK-CHK-02", "CK-CHK-09")
@pytest.mark.parametrize(("first", "won"), [(0, True), (1, False)])
def test_one_free_draw_green_succeeds_red_fails(first: int, won: bool) -> None:
    t = table()
    poor(t)
    bag(t, CAPET, "brave", "godless")
    start(t.script(first))
    assert outcome(t) is won
    assert len(drawn(t)) == 1


@pytest.mark.rule("CK-CHK-03")
def test_drawing_stops_with_the_last_success_needed() -> None:
    t = table()
    poor(t)
    bag(t, CAPET, "brave", "strong", "clever")
    start(t.script(0, 0, 0), need=2, bonus=2)
    assert outcome(t)
    assert drawn(t) == ["brave", "strong"]


@pytest.mark.rule("CK-CHK-04", "CK-CHK-20")
def test_drawn_tokens_are_shown_and_return_after_the_check() -> None:
    t = table()
    poor(t)
    bag(t, CAPET, "godless", "brave")
    start(t.script(0, 0), bonus=1)
    assert drawn(t) == ["godless", "brave"], "without putting back: the second place 0 is another token"
    assert traits(t, CAPET) == ["brave", "godless"]
    assert t.state.drawn == []


CRITICAL = {
    "build": ("humble", "ambitious"),
    "plot_bribe": ("honest", "deceitful"),
    "plot_casus_belli": ("honest", "deceitful"),
    "overthrow": ("honest", "deceitful"),
    "invade": ("kind", "cruel"),
    "crusade": ("kind", "cruel"),
    "marriage": ("chaste", "lustful"),
}


@pytest.mark.rule("CK-CHK-05")
@pytest.mark.parametrize("kind", CRITICAL)
def test_critical_traits_count_as_their_opposite(kind: str) -> None:
    failing, winning = CRITICAL[kind]
    for trait, won in ((failing, False), (winning, True)):
        t = table()
        poor(t)
        bag(t, CAPET, trait)
        start(t.script(0), kind=kind)
        t.do(CAPET, "keep")
        assert outcome(t) is won
    inverted = {trait for trait in TRAITS if WORTH[kind][TRAIT.index(trait)] >= 2}
    assert inverted == {failing, winning}


@pytest.mark.rule("CK-CHK-06", "CK-CHK-07", "CK-CHK-12")
@pytest.mark.parametrize(("trait", "won"), [("kind", True), ("cruel", False)])
def test_a_sacrificed_token_counts_by_its_colour_and_is_gone(trait: str, won: bool) -> None:
    t = table()
    poor(t)
    bag(t, CAPET, trait, "brave")
    start(t.script(0), kind="invade")
    t.do(CAPET, "sacrifice")
    assert outcome(t) is won
    assert traits(t, CAPET) == ["brave"]
    assert trait in [trait_of(x) for x in t.state.token_box], "a Starting token leaves the game"


@pytest.mark.rule("CK-CHK-12")
@pytest.mark.parametrize(("pool", "pile"), [("starting", "token_box"), ("event", "event_pile"), ("random", "general")])
def test_a_removed_token_goes_where_its_pool_says(pool: str, pile: str) -> None:
    t = table()
    poor(t)
    wanted = ("starting", "event", "crusade", "random").index(pool)
    source = t.state.token_box if pool == "starting" else t.state.event_pile if pool == "event" else t.state.general
    cruel = next(x for x in source if trait_of(x) == "cruel" and POOL[x - TOKEN0] == wanted)
    source.remove(cruel)
    bag(t, CAPET)
    t.state.bags[CAPET] = [cruel]
    start(t.script(0), kind="invade")
    t.do(CAPET, "sacrifice")
    assert cruel in getattr(t.state, pile)


@pytest.mark.rule("CK-CHK-08")
def test_the_choice_to_sacrifice_comes_before_the_next_draw() -> None:
    t = table()
    poor(t)
    bag(t, CAPET, "kind", "brave")
    start(t.script(0, 0), kind="invade", need=2, bonus=1)
    assert t.asked == "sacrifice"
    assert len(t.state.drawn) == 1
    t.do(CAPET, "sacrifice")
    assert outcome(t)


@pytest.mark.example("CK-EX-14")
@pytest.mark.rule("CK-CHK-06", "CK-CHK-07")
@pytest.mark.parametrize(("second", "won", "left"), [("keep", True, ["cruel"]), ("sacrifice", False, [])])
def test_ex_14_sacrifice(second: str, won: bool, left: list[str]) -> None:
    """CK-EX-14"""
    t = table()
    poor(t)
    bag(t, CAPET, "kind", "cruel")
    start(t.script(0, 0), kind="invade", need=2, bonus=1)
    t.do(CAPET, "sacrifice").do(CAPET, second)
    assert outcome(t) is won
    assert traits(t, CAPET) == left


@pytest.mark.rule("CK-CHK-10", "CK-CHK-11")
@pytest.mark.parametrize(("need", "bonus", "most"), [(1, 0, 2), (2, 0, 3), (3, 1, 3), (1, 2, 0), (1, 3, 0), (4, 3, 2)])
def test_investment_reaches_two_more_than_the_successes(need: int, bonus: int, most: int) -> None:
    t = table()
    gold(t, CAPET, 9)
    bag(t, CAPET, "godless")
    start(t, need=need, bonus=bonus)
    if most:
        assert t.options(CAPET)[-1] == ("invest", most)
        t.do(CAPET, "invest", most)
    assert t.state.gold[CAPET] == 9 - most


@pytest.mark.example("CK-EX-12")
@pytest.mark.rule("CK-CHK-11")
def test_ex_12_modifiers_above_the_cap_are_never_cut() -> None:
    """CK-EX-12"""
    t = table()
    gold(t, CAPET, 5)
    bag(t, CAPET, "godless", "ugly", "weak", "brave")
    start(t.script(0, 0, 0, 0), bonus=3)
    assert drawn(t) == ["godless", "ugly", "weak", "brave"]
    assert t.state.gold[CAPET] == 5


@pytest.mark.example("CK-EX-10")
def test_ex_10_a_crusade_with_two_gold_has_three_draws() -> None:
    """CK-EX-10"""
    t = table()
    gold(t, CAPET, 5)
    for other in (NORMANDY, SALIAN):
        gold(t, other, 0)
    bag(t, CAPET, "godless", "ugly", "brave")
    start(t.script(0, 0, 0), kind="crusade")
    assert not t.can(CAPET, "invest", 3)
    t.do(CAPET, "invest", 2)
    assert outcome(t)
    assert len(drawn(t)) == 3


@pytest.mark.rule("CK-CHK-13")
def test_an_empty_bag_ends_the_check() -> None:
    t = table()
    poor(t)
    bag(t, CAPET, "brave")
    start(t.script(0), need=2, bonus=3)
    assert not outcome(t)
    assert drawn(t) == ["brave"]


@pytest.mark.rule("CK-CHK-14")
def test_drawing_goes_on_when_success_has_become_impossible() -> None:
    t = table()
    poor(t)
    bag(t, CAPET, "godless", "ugly", "brave")
    start(t.script(0, 0, 0), need=2, bonus=2)
    assert drawn(t) == ["godless", "ugly", "brave"]
    assert not outcome(t)


@pytest.mark.rule("CK-CHK-22")
def test_a_check_with_no_draws_fails() -> None:
    t = table()
    poor(t)
    bag(t, CAPET, "brave")
    start(t, bonus=-1)
    assert not outcome(t)
    assert drawn(t) == []


@pytest.mark.rule("CK-CHK-23")
def test_a_check_without_criticals_offers_no_sacrifice() -> None:
    t = table()
    poor(t)
    bag(t, CAPET, "cruel")
    start(t.script(0), kind="event_check")
    assert not outcome(t)


# -- sabotage


def invested(gold_spent: int, need: int = 1, bonus: int = 0, **changes: Any) -> CkTable:
    t = table()
    gold(t, CAPET, 9)
    gold(t, NORMANDY, 9)
    gold(t, SALIAN, 9)
    bag(t, CAPET, "godless", "ugly", "weak", "brave", "strong")
    start(t, need=need, bonus=bonus, **changes)
    t.do(CAPET, "invest", gold_spent)
    return t


@pytest.mark.rule("CK-CHK-15", "CK-CHK-21")
def test_opponents_in_turn_pledge_until_all_have_passed() -> None:
    t = invested(2)
    assert t.asked == "sabotage"
    assert t.waiting() == (NORMANDY,)
    t.do(NORMANDY, "pledge", 1)
    t.do(SALIAN, "pass")
    assert t.waiting() == (NORMANDY,), "a raise reopens the round"
    t.do(NORMANDY, "pledge", 1)
    t.do(SALIAN, "pass").do(NORMANDY, "pass")
    assert t.said("sabotaged")[0]["draws"] == 1
    assert len(drawn(t)) == 2


@pytest.mark.rule("CK-CHK-21")
def test_the_window_closes_when_everything_that_can_be_is_cancelled() -> None:
    t = invested(2)
    t.do(NORMANDY, "pledge", 4)
    assert len(drawn(t)) == 1


@pytest.mark.example("CK-EX-24")
@pytest.mark.rule("CK-CHK-16")
@pytest.mark.parametrize(("need", "bonus", "spent", "most"), [(2, 1, 2, 4), (3, 0, 2, 0), (2, 0, 0, 0)])
def test_ex_24_only_bought_draws_and_never_below_n(need: int, bonus: int, spent: int, most: int) -> None:
    """CK-EX-24"""
    t = invested(spent, need, bonus)
    if most:
        assert t.options(NORMANDY)[-1] == ("pledge", most)
    else:
        assert t.asked != "sabotage"


@pytest.mark.rule("CK-CHK-18")
def test_nothing_is_refunded_but_an_odd_gold_to_its_last_giver() -> None:
    t = invested(2)
    treasury = t.state.treasury
    t.do(NORMANDY, "pledge", 2).do(SALIAN, "pledge", 1)
    t.do(NORMANDY, "pass").do(SALIAN, "pass")
    assert t.state.gold == [7, 7, 9]
    assert t.state.treasury == treasury + 2


@pytest.mark.rule("CK-CHK-17")
def test_plots_are_not_sabotaged_other_checks_are() -> None:
    assert invested(1, sabotage=False).asked == ""
    assert invested(1).asked == "sabotage"


@pytest.mark.rule("CK-CHK-19")
def test_an_owner_looks_into_the_own_bag_only() -> None:
    t = table()
    bag(t, CAPET, "brave")
    assert t.view(CAPET)["bags"][CAPET]["known"] == t.state.bags[CAPET]
    assert t.view(NORMANDY)["bags"][CAPET] == {"known": [], "hidden": 1}


@pytest.mark.rule("CK-DEV-09", "CK-TRK-04")
def test_modifiers_of_cards_and_track_add_up() -> None:
    t = table()
    develop(t, CAPET, "longbow")
    assert modifiers(t.state, CAPET, "invade") == 1
    t.state.shields[2] = CAPET
    assert modifiers(t.state, CAPET, "invade") == 2
    assert modifiers(t.state, CAPET, "build") == 0
