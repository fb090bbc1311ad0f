"""Crusades, achievements, the end and the score (chapters CRU, TRK, ACH, END)."""

from __future__ import annotations

import pytest

from araldo.games.crusader_kings.box import ACHIEVEMENTS, GLITTERHOOF, id_of
from araldo.games.crusader_kings.rules.crusade import crusaders
from araldo.games.crusader_kings.rules.realm import award, drop_card, hold, points, raze_castle
from araldo.games.crusader_kings.rules.score import result
from araldo.games.crusader_kings.state import Court, Crisis, Develop, DynastyPhase, Journey, Plot
from tests.games.crusader_kings.scenario import (
    CAPET,
    NORMANDY,
    SALIAN,
    CkTable,
    bag,
    cards,
    castle,
    child,
    develop,
    display,
    gold,
    land,
    mate,
    only,
    poor,
    queen,
    reveal,
    sibling,
    spouse,
    suitor,
    table,
    traits,
)


def crusade(t: CkTable, won: bool = True, person: int = -1) -> CkTable:
    poor(t)
    bag(t, CAPET, "strong" if won else "godless")
    t.script(*[0] * 6)
    t.goto(Journey(seat=CAPET, person=person if person >= 0 else t.state.kings[CAPET]))
    return t


@pytest.mark.rule("CK-CRU-02", "CK-AMB-44")
def test_any_man_of_the_family_may_be_sent() -> None:
    t = table()
    son, brother = child(t, CAPET, "m"), sibling(t, CAPET, "m")
    daughter = child(t, CAPET, "f")
    husband = mate(t, CAPET, 1, "m")
    spouse(t, CAPET)
    assert set(crusaders(t.state, CAPET)) == {t.state.kings[CAPET], son, brother, husband}
    t.goto(Journey(seat=CAPET))
    assert t.asked == "send"
    assert not t.can(CAPET, "send", id_of(daughter))


@pytest.mark.rule("CK-CRU-03", "CK-SUC-08")
def test_the_queen_goes_only_without_a_man_and_glitterhoof_may_be_sent() -> None:
    t = table()
    her = queen(t, CAPET)
    assert crusaders(t.state, CAPET) == [her]
    t.state.gone.remove(GLITTERHOOF)
    t.state.spouses[CAPET] = GLITTERHOOF
    assert set(crusaders(t.state, CAPET)) == {GLITTERHOOF, her}
    son = child(t, CAPET, "m")
    assert set(crusaders(t.state, CAPET)) == {son, GLITTERHOOF}


@pytest.mark.rule("CK-CRU-04", "CK-TRK-01")
def test_success_takes_the_first_player_token_the_lowest_position_and_its_token() -> None:
    t = table()
    t.state.first = NORMANDY
    t.state.shields[0] = NORMANDY
    crusade(t)
    s = t.state
    assert s.first == CAPET
    assert s.shields[:3] == [NORMANDY, CAPET, -1]
    assert traits(t, CAPET) == ["ambitious", "strong"]
    assert s.track[1] == []


@pytest.mark.rule("CK-CRU-05", "CK-DTH-02")
def test_failure_kills_who_was_sent() -> None:
    t = table()
    son = child(t, CAPET, "m")
    crusade(t, won=False, person=son)
    assert t.state.children[CAPET] == []
    assert any(son in pile for pile in t.state.court_discards)
    assert t.state.first == CAPET
    t = table()
    old = t.state.kings[CAPET]
    child(t, CAPET, "m")
    crusade(t, won=False)
    assert old in t.state.gone, "a starting ruler leaves the game"


@pytest.mark.rule("CK-CRS-01")
@pytest.mark.example("CK-EX-09")
def test_ex_09_a_king_without_heir_who_fails_leaves_a_crisis() -> None:
    """CK-EX-09"""
    t = table()
    poor(t)
    bag(t, CAPET, "godless")
    t.script(0)
    reveal(t, CAPET, "crusade.holy_relic")
    assert t.asked == "crisis"
    assert isinstance(t.state.frames[-1], Crisis)


@pytest.mark.rule("CK-CRU-06", "CK-END-01", "CK-SCN-02")
@pytest.mark.parametrize(("scenario", "goal"), [("kingdom_of_jerusalem", 10), ("crusade_of_the_faint_hearted", 7)])
def test_the_last_position_ends_the_game_at_once(scenario: str, goal: int) -> None:
    t = table(scenario=scenario)
    for i in range(goal - 1):
        t.state.shields[i] = 1 + i % 2
    poor(t)
    bag(t, CAPET, "strong")
    t.script(0)
    reveal(t, CAPET, "crusade.spoils_of_the_east")
    assert t.game.over(t.state)
    assert t.state.awards[ACHIEVEMENTS.index("ach_king_of_jerusalem")] == CAPET
    assert t.state.gold[CAPET] == 0, "the event is not resolved"


@pytest.mark.rule("CK-CRU-06")
def test_the_table_may_let_the_event_or_the_turn_be_finished() -> None:
    t = table(jerusalem_end="after_event")
    for i in range(9):
        t.state.shields[i] = 1 + i % 2
    poor(t)
    bag(t, CAPET, "strong")
    t.script(0)
    reveal(t, CAPET, "crusade.spoils_of_the_east")
    assert t.game.over(t.state)
    assert t.state.gold[CAPET] == 3


@pytest.mark.rule("CK-CRU-07", "CK-LIM-06", "CK-TRK-03")
@pytest.mark.example("CK-EX-21")
def test_ex_21_a_fifth_shield_costs_one_and_the_position_is_fixed_before() -> None:
    """CK-EX-21"""
    t = table()
    s = t.state
    for i in (0, 2, 3, 5):
        s.shields[i] = CAPET
    s.shields[1] = s.shields[4] = NORMANDY
    crusade(t)
    assert t.asked == "shield"
    assert t.options(CAPET) == [("withdraw", n) for n in (1, 3, 4, 6)]
    t.do(CAPET, "withdraw", 1)
    assert s.shields[:7] == [-1, NORMANDY, CAPET, CAPET, NORMANDY, CAPET, CAPET]
    assert "swordmaster" in traits(t, CAPET)


@pytest.mark.rule("CK-ACH-05", "CK-CRU-07")
@pytest.mark.parametrize("automata", [0, 1])
def test_who_takes_a_shield_off_may_lose_the_crusader_token_before_the_next(automata: int) -> None:
    """Four against four: for a moment the other has more, and a tie leaves the token there."""
    t = table(3 - automata, ["normandy", "capet", "salian"], automata=automata, strategy_1="ferox")
    s = t.state
    s.shields[:8] = [SALIAN, SALIAN, SALIAN, SALIAN, NORMANDY, NORMANDY, NORMANDY, NORMANDY]
    s.awards[0] = SALIAN
    poor(t)
    bag(t, SALIAN, "strong", "pious")
    s.active = SALIAN
    t.script(0).goto(Journey(seat=SALIAN, person=s.kings[SALIAN]))
    if not automata:
        t.do(SALIAN, "withdraw", 1)
    assert s.shields[:9] == [-1, *[SALIAN] * 3, *[NORMANDY] * 4, SALIAN]
    assert s.awards[0] == NORMANDY
    assert t.said("withdrawn")[0]["place"] == 1


@pytest.mark.rule("CK-TRK-02")
def test_a_position_freed_later_has_no_token_for_the_next() -> None:
    t = crusade(table())
    assert traits(t, CAPET) == ["brave", "strong"], "the first takes it"
    assert t.state.track[0] == []
    t.state.shields[0] = -1
    crusade(t)
    assert t.state.shields[0] == CAPET
    assert traits(t, CAPET) == ["strong"]


# -- achievements


def holder(t: CkTable, name: str) -> int:
    return int(t.state.awards[ACHIEVEMENTS.index(f"ach_{name}")])


@pytest.mark.rule("CK-ACH-01", "CK-ACH-04")
def test_two_shields_three_castles_four_cards() -> None:
    t = table()
    s = t.state
    s.active = CAPET
    s.shields[0] = CAPET
    award(s, 0)
    assert holder(t, "crusader") == -1
    s.shields[1] = CAPET
    award(s, 0)
    assert holder(t, "crusader") == CAPET
    castle(t, "wessex", "mercia")
    assert holder(t, "builder") == -1
    castle(t, "northumbria")
    assert holder(t, "builder") == NORMANDY
    develop(t, SALIAN, "bank", "library", "marshal")
    assert holder(t, "inventor") == -1
    develop(t, SALIAN, "bank", "library", "marshal", "spymaster")
    assert holder(t, "inventor") == SALIAN


@pytest.mark.rule("CK-ACH-02", "CK-ACH-03", "CK-ACH-05")
@pytest.mark.example("CK-EX-20")
def test_ex_20_an_achievement_moves() -> None:
    """CK-EX-20"""
    t = table(5)
    s = t.state
    s.castle = [0] * len(s.castle)
    castle(t, "paris", "lorraine", "toulouse")
    assert holder(t, "builder") == CAPET
    s.active = NORMANDY
    castle(t, "wessex", "mercia", "northumbria")
    assert holder(t, "builder") == CAPET, "a tie leaves it"
    castle(t, "normandy")
    assert holder(t, "builder") == NORMANDY
    s.active = SALIAN
    castle(t, "saxony")
    hold(s, land("normandy"), SALIAN)
    assert holder(t, "builder") == NORMANDY
    hold(s, land("wessex"), SALIAN)
    assert holder(t, "builder") == SALIAN, "the active player before the others who have as many"


@pytest.mark.rule("CK-ACH-02")
def test_a_holder_who_falls_below_loses_it_at_once() -> None:
    t = table()
    s = t.state
    castle(t, "wessex", "mercia", "northumbria")
    raze_castle(s, land("mercia"))
    assert holder(t, "builder") == -1
    develop(t, SALIAN, "bank", "library", "marshal", "spymaster")
    drop_card(s, SALIAN, s.cards[SALIAN][0])
    assert holder(t, "inventor") == -1


@pytest.mark.rule("CK-ACH-05", "CK-RLM-08")
def test_an_inventor_who_replaces_a_card_remains_inventor() -> None:
    t = table()
    s = t.state
    develop(t, CAPET, "chancellor", "marshal", "spymaster", "bank")
    develop(t, NORMANDY, "chancellor", "marshal", "library", "bank")
    s.awards[ACHIEVEMENTS.index("ach_inventor")] = CAPET
    gold(t, CAPET, 1)
    display(t, "steward", "longbow", "navy")
    s.active = NORMANDY
    t.events.clear()
    t.goto(Develop(seat=CAPET))
    t.do(CAPET, "buy", "steward").do(CAPET, "discard", "marshal")
    assert cards(t, CAPET) == ["bank", "chancellor", "spymaster", "steward"]
    assert holder(t, "inventor") == CAPET
    assert not t.said("achievement_lost")
    assert not t.said("achievement")


@pytest.mark.rule("CK-ACH-05", "CK-INT-13")
def test_an_inventor_who_bribes_a_fourth_councillor_remains_inventor() -> None:
    t = table()
    s = t.state
    develop(t, CAPET, "chancellor", "marshal", "spymaster", "bank")
    develop(t, NORMANDY, "steward", "library", "longbow", "bank")
    develop(t, SALIAN, "chancellor", "marshal", "library", "longbow")
    s.awards[ACHIEVEMENTS.index("ach_inventor")] = CAPET
    s.active = SALIAN
    gold(t, CAPET, 2)
    bag(t, CAPET, "brave")
    t.events.clear()
    t.script(0).goto(Plot(seat=CAPET))
    t.do(CAPET, "bribe", "house.normandy")
    assert t.asked == "discard_card"
    t.do(CAPET, "discard", "marshal")
    assert cards(t, CAPET) == ["bank", "chancellor", "spymaster", "steward"]
    assert holder(t, "inventor") == CAPET
    assert not t.said("achievement")


@pytest.mark.rule("CK-ACH-05", "CK-TRD-04")
def test_achievements_do_not_move_in_the_middle_of_a_trade() -> None:
    t = table(trades="full")
    s = t.state
    s.castle = [0] * len(s.castle)
    castle(t, "paris", "lorraine", "toulouse", "wessex")
    develop(t, CAPET, "chancellor", "marshal", "spymaster", "bank")
    develop(t, NORMANDY, "archbishop")
    develop(t, SALIAN, "steward", "marshal", "bank", "longbow")
    s.awards = [-1, CAPET, CAPET, -1]
    t.events.clear()
    t.goto(DynastyPhase())
    t.do(NORMANDY, "trade", "house.capet")
    t.draft(NORMANDY, ("give_land", "wessex"), ("take_land", "paris"), ("give_card", "archbishop"))
    t.do(CAPET, "accept").do(CAPET, "discard", "marshal")
    assert cards(t, CAPET) == ["archbishop", "bank", "chancellor", "spymaster"]
    assert s.owner[land("wessex")] == CAPET
    assert (holder(t, "builder"), holder(t, "inventor")) == (CAPET, CAPET)
    assert not t.said("achievement_lost")
    assert not t.said("achievement")


@pytest.mark.rule("CK-ACH-02")
def test_when_nobody_is_active_it_is_counted_from_the_first_player() -> None:
    t = table()
    s = t.state
    s.active, s.first = -1, SALIAN
    s.castle = [0] * len(s.castle)
    for name in ("paris", "lorraine", "toulouse", "saxony", "poland", "bohemia"):
        s.castle[land(name)] = 1
    award(s, 1)
    assert holder(t, "builder") == SALIAN


@pytest.mark.rule("CK-ACH-05")
def test_the_set_up_counts_too() -> None:
    t = table(4, ["capet", "plantagenet", "hohenstaufen", "arpad"], scenario="barons_crusade")
    assert holder(t, "builder") == -1
    assert points(t.state, 2) == 7


# -- score


@pytest.mark.rule("CK-END-02", "CK-PAC-06")
def test_one_point_a_territory_and_one_an_achievement() -> None:
    t = table()
    assert points(t.state, CAPET) == 5
    castle(t, "lorraine", "toulouse")
    assert points(t.state, CAPET) == 6
    bag(t, CAPET, "pious", "pious")
    assert points(t.state, CAPET) == 6, "Pious tokens are worth nothing"
    assert result(t.state).scores == (6, 4, 4)
    assert result(t.state).winners == (CAPET,)


@pytest.mark.rule("CK-END-03")
def test_ties_go_to_most_shields_and_are_shared_beyond() -> None:
    t = table()
    only(t, CAPET, "paris", "lorraine", "toulouse", "aquitaine")
    assert result(t.state).scores == (4, 4, 4)
    assert result(t.state).winners == (0, 1, 2)
    t.state.shields[0] = SALIAN
    assert result(t.state).winners == (SALIAN,)


@pytest.mark.rule("CK-GEN-02", "CK-SUC-08")
def test_a_queen_rules_like_a_king_and_marries_a_man() -> None:
    t = table()
    her = queen(t, CAPET)
    suitor(t, "brittany", "m", "ugly")
    suitor(t, "wales", "f", "ugly")
    t.goto(Court(seat=CAPET))
    assert t.can(CAPET, "marry", id_of(her), "brittany")
    assert t.why(CAPET, "marry", id_of(her), "wales") == "CK-MAR-02"
