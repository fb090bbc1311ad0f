"""Realm cards, Tax and the limits of the supplies (chapters RLM, DEV, TAX, LIM, UNR)."""

from __future__ import annotations

import pytest

from araldo.games.crusader_kings.box import CASTLES, KINDS, PLAGUES, UNREST, kind_of
from araldo.games.crusader_kings.rules.build import price
from araldo.games.crusader_kings.rules.family import bear, draw_person, draw_token, invite
from araldo.games.crusader_kings.rules.realm import gain, mobilise, place
from araldo.games.crusader_kings.rules.tax import start_tax
from araldo.games.crusader_kings.state import Build, Develop, Taxes
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
    foot,
    gold,
    land,
    only,
    own,
    pact_land,
    poor,
    reveal,
    spouse,
    table,
    unrest,
)

# -- Build


def build(t: CkTable, *sites: str, dice: tuple[int, ...] = (0,)) -> CkTable:
    t.script(*dice)
    t.goto(Build(seat=CAPET))
    return t.draft(CAPET, *(("site", name) for name in sites))


@pytest.mark.rule("CK-RLM-01")
def test_a_castle_costs_3_gold_besides_the_investment() -> None:
    t = table()
    gold(t, NORMANDY, 0)
    gold(t, SALIAN, 0)
    gold(t, CAPET, 5)
    bag(t, CAPET, "godless", "brave")
    build(t, "lorraine", dice=(0, 0))
    t.do(CAPET, "invest", 1)
    t.do(CAPET, "pay")
    assert t.state.castle[land("lorraine")] == 1
    assert t.state.gold[CAPET] == 1


@pytest.mark.rule("CK-RLM-02")
@pytest.mark.example("CK-EX-11")
def test_all_sites_are_declared_before_the_first_check_each_has_its_own() -> None:
    """CK-EX-11: three Castles cost 9 Gold."""
    t = table()
    gold(t, CAPET, 9)
    bag(t, CAPET, "brave")
    build(t, "lorraine", "aquitaine", "toulouse", dice=(0, 0, 0))
    for _ in range(3):
        t.do(CAPET, "invest", 0) if t.asked == "invest" else None
        t.do(CAPET, "pay")
    assert sum(t.state.castle) == 4
    assert t.state.gold[CAPET] == 0
    assert len(t.said("check")) == 3


@pytest.mark.rule("CK-RLM-03")
def test_without_3_gold_a_success_places_nothing_and_one_may_decline() -> None:
    t = table()
    poor(t)
    bag(t, CAPET, "brave")
    build(t, "lorraine")
    assert t.said("check")[0]["won"] == 1
    assert t.asked == "", "nobody is asked to pay what is not there"
    assert t.state.castle[land("lorraine")] == 0
    t = table()
    gold(t, CAPET, 3)
    bag(t, CAPET, "brave")
    build(t, "lorraine")
    t.do(CAPET, "invest", 0)
    t.do(CAPET, "decline")
    assert (t.state.castle[land("lorraine")], t.state.gold[CAPET]) == (0, 3)


@pytest.mark.rule("CK-RLM-03", "CK-LIM-01")
def test_no_more_attempts_than_castles_in_the_supply() -> None:
    t = table()
    castle(t, *["wessex", "northumbria", "mercia", "normandy", "saxony", "pomerania", "poland", "bohemia"])
    assert CASTLES - sum(t.state.castle) == 1
    t.goto(Build(seat=CAPET))
    t.do(CAPET, "site", "lorraine")
    assert not t.can(CAPET, "site", "toulouse")
    castle(t, "ireland")
    reveal(t, CAPET, "realm.taste_for_wine")
    assert t.why(CAPET, "build") == "CK-RLM-03"


@pytest.mark.rule("CK-RLM-02", "CK-RLM-04")
def test_one_castle_a_territory_and_it_pays_one_gold_more() -> None:
    t = table()
    t.goto(Build(seat=CAPET))
    assert not t.can(CAPET, "site", "paris")
    poor(t)
    start_tax(t.state, CAPET)
    assert t.state.gold[CAPET] == 6


@pytest.mark.rule("CK-RLM-05")
def test_a_castle_stays_when_control_changes() -> None:
    t = table()
    own(t, NORMANDY, "paris")
    assert t.state.castle[land("paris")] == 1
    own(t, -1, "paris")
    assert t.state.castle[land("paris")] == 1


# -- Develop


@pytest.mark.rule("CK-RLM-06")
@pytest.mark.example("CK-EX-11")
def test_three_cards_cost_1_2_and_3_gold_and_the_display_is_refilled_at_the_end() -> None:
    """CK-EX-11"""
    t = table()
    gold(t, CAPET, 6)
    display(t, "bank", "longbow", "marshal")
    t.goto(Develop(seat=CAPET))
    t.do(CAPET, "buy", "bank")
    assert len(t.state.display) == 2
    t.do(CAPET, "buy", "longbow").do(CAPET, "buy", "marshal")
    assert t.state.gold[CAPET] == 0
    assert len(t.state.display) == 3
    assert cards(t, CAPET) == ["bank", "chancellor", "longbow", "marshal"]


@pytest.mark.rule("CK-RLM-06")
def test_one_or_two_cards_are_enough() -> None:
    t = table()
    gold(t, CAPET, 6)
    display(t, "bank", "longbow", "marshal")
    t.goto(Develop(seat=CAPET))
    assert not t.can(CAPET, "stop"), "the action buys at least one"
    t.do(CAPET, "buy", "bank").do(CAPET, "stop")
    assert t.state.gold[CAPET] == 5
    assert len(t.state.display) == 3


@pytest.mark.rule("CK-RLM-07", "CK-DEV-08")
@pytest.mark.example("CK-EX-06")
def test_ex_06_no_kind_twice() -> None:
    """CK-EX-06"""
    t = table()
    develop(t, NORMANDY)
    develop(t, CAPET, "navy")
    display(t, "navy", "bank", "marshal")
    t.goto(Develop(seat=CAPET))
    assert t.why(CAPET, "buy", "navy") == "CK-RLM-07"


@pytest.mark.rule("CK-RLM-08", "CK-LIM-06")
def test_a_fourth_councillor_costs_one_of_the_three() -> None:
    t = table()
    develop(t, CAPET, "chancellor", "steward", "marshal", "bank")
    display(t, "spymaster", "longbow", "library")
    gold(t, CAPET, 3)
    t.goto(Develop(seat=CAPET))
    t.do(CAPET, "buy", "spymaster")
    assert t.asked == "discard_card"
    assert {o[1] for o in t.options(CAPET)} == {"chancellor", "steward", "marshal"}
    t.do(CAPET, "discard", "steward")
    assert cards(t, CAPET) == ["bank", "chancellor", "marshal", "spymaster"]
    assert [KINDS[kind_of(c)] for c in t.state.study_discard] == ["steward"]


@pytest.mark.rule("CK-DEV-07")
def test_the_library_makes_cards_cheaper_never_below_1() -> None:
    t = table()
    assert [price(t.state, CAPET, n) for n in range(3)] == [1, 2, 3]
    develop(t, CAPET, "library")
    assert [price(t.state, CAPET, n) for n in range(3)] == [1, 1, 2]


@pytest.mark.rule("CK-DEV-10")
@pytest.mark.parametrize(("trait", "choice"), [("random", True), ("best_of_2", True), ("bastard", False)])
def test_the_court_physician_offers_two_tokens_at_a_random_birth_and_never_a_third(trait: str, choice: bool) -> None:
    t = table()
    develop(t, CAPET, "court_physician")
    spouse(t, CAPET)
    t.state.general.sort()
    t.script(0, 0, 30)
    t.state.frames[:] = []
    bear(t.state, CAPET, trait)
    t.game.run(t.state)
    assert (t.asked == "birth_token") is choice
    if choice:
        assert len(t.options(CAPET)) == 2
        general = len(t.state.general)
        t.do(CAPET, *t.options(CAPET)[0])
        assert len(t.state.general) == general + 1


# -- Tax


def taxed(t: CkTable, party: int = CAPET) -> int:
    before = t.state.gold[party]
    start_tax(t.state, party)
    return t.state.gold[party] - before


@pytest.mark.rule("CK-TAX-01", "CK-TAX-03", "CK-TAX-10")
@pytest.mark.example("CK-EX-17")
def test_ex_17_one_gold_a_territory_one_a_castle_none_after_a_crop_failure() -> None:
    """CK-EX-17"""
    t = table()
    assert taxed(t) == 6
    t.state.failure[land("paris")] = 1
    assert taxed(t) == 4
    assert t.state.failure[land("paris")] == 0


@pytest.mark.rule("CK-TAX-02", "CK-TAX-07", "CK-TAX-03")
@pytest.mark.example("CK-EX-28")
def test_ex_28_several_tokens_one_of_each_kind_a_time() -> None:
    """CK-EX-28"""
    t = table()
    only(t, CAPET, "paris")
    here = land("paris")
    t.state.harvest[here] = t.state.failure[here] = 2
    assert taxed(t) == 0
    assert (t.state.harvest[here], t.state.failure[here]) == (1, 1)
    assert taxed(t) == 0
    assert taxed(t) == 2


@pytest.mark.rule("CK-TAX-02")
def test_a_harvest_yields_one_gold_more_and_one_token_goes() -> None:
    t = table()
    only(t, CAPET, "toulouse")
    t.state.harvest[land("toulouse")] = 2
    assert taxed(t) == 2
    assert t.state.harvest[land("toulouse")] == 1


@pytest.mark.rule("CK-TAX-04", "CK-TAX-05", "CK-TAX-07")
@pytest.mark.example("CK-EX-05")
def test_ex_05_an_outbreak_yields_nothing_and_is_checked_for_every_neighbour() -> None:
    """CK-EX-05"""
    t = table()
    only(t, CAPET, "brittany")
    bag(t, CAPET, "godless", "cruel", "brave")
    here = land("brittany")
    t.state.plague[here], t.state.harvest[here] = 1, 1
    foot(t, "normandy")
    t.state.frames[:] = []
    t.script(1, 2)  # Normandy: Cruel is red here; Aquitaine: green
    assert taxed(t) == 0
    t.game.run(t.state)
    s = t.state
    assert (s.plague[here], s.harvest[here]) == (0, 0)
    assert (s.plague[land("normandy")], s.foot[land("normandy")], s.unrest[land("normandy")]) == (2, 0, 1)
    assert (s.plague[land("aquitaine")], s.unrest[land("aquitaine")]) == (0, 0)


@pytest.mark.rule("CK-TAX-06")
def test_the_over_side_yields_nothing_and_is_removed() -> None:
    t = table()
    only(t, CAPET, "brittany")
    t.state.plague[land("brittany")] = 2
    t.state.frames[:] = []
    assert taxed(t) == 0
    t.game.run(t.state)
    assert sum(t.state.plague) == 0
    assert taxed(t) == 1


@pytest.mark.rule("CK-TAX-08", "CK-LIM-01")
def test_a_second_plague_has_no_effect_but_the_footsoldier_still_goes() -> None:
    t = table()
    only(t, CAPET, "brittany")
    bag(t, CAPET, "godless")
    s = t.state
    s.plague[land("normandy")] = 2
    for name in ("wessex", "mercia", "saxony", "poland", "bohemia"):
        s.plague[land(name)] = 2
    assert sum(p > 0 for p in s.plague) == PLAGUES
    foot(t, "normandy", "aquitaine")
    own(t, SALIAN, "aquitaine")
    foot(t, "aquitaine")
    t.goto(Taxes(seat=CAPET, outbreaks=[land("brittany")]))
    assert (s.plague[land("aquitaine")], s.foot[land("aquitaine")], s.unrest[land("aquitaine")]) == (0, 0, 1)
    assert (s.plague[land("normandy")], s.foot[land("normandy")], s.unrest[land("normandy")]) == (2, 0, 1)


@pytest.mark.rule("CK-TAX-08")
def test_an_outbreak_is_not_turned_over_by_another() -> None:
    t = table()
    bag(t, CAPET, "godless")
    t.state.plague[land("normandy")] = 1
    t.goto(Taxes(seat=CAPET, outbreaks=[land("brittany")]))
    assert t.state.plague[land("normandy")] == 1
    assert t.state.plague[land("aquitaine")] == 2


@pytest.mark.rule("CK-TAX-08")
def test_inaccessible_neighbours_are_skipped_independent_ones_are_not() -> None:
    t = table()
    bag(t, CAPET, "godless")
    t.goto(Taxes(seat=CAPET, outbreaks=[land("toulouse")]))
    struck = {e["land"] for e in t.said("plague")}
    assert "lombardy" not in struck
    assert "navarra" not in struck
    t = table()
    bag(t, SALIAN, "godless")
    t.goto(Taxes(seat=SALIAN, outbreaks=[land("saxony")]))
    assert "denmark" in {e["land"] for e in t.said("plague")}


@pytest.mark.rule("CK-TAX-09")
def test_income_first_then_outbreaks_in_the_order_chosen() -> None:
    t = table()
    only(t, CAPET, "brittany", "aquitaine", "toulouse")
    bag(t, CAPET, "godless")
    poor(t)
    s = t.state
    s.plague[land("brittany")] = s.plague[land("aquitaine")] = 1
    s.frames[:] = []
    assert taxed(t) == 1, "Toulouse pays before the Plague reaches it"
    t.game.run(s)
    assert t.asked == "spread"
    t.do(CAPET, "spread", "aquitaine")
    assert s.plague[land("toulouse")] == 2
    assert s.plague[land("brittany")] == 2, "its own token was back in the supply"


@pytest.mark.rule("CK-TAX-11")
@pytest.mark.parametrize(("option", "income"), [("none", 6), ("minus_one", 5), ("no_gold", 4)])
def test_a_duchy_does_not_change_tax_unless_the_table_says_so(option: str, income: int) -> None:
    t = table(duchy_tax=option)
    t.state.duke[land("paris")] = child(t, CAPET, "m")
    assert taxed(t) == income


@pytest.mark.rule("CK-TAX-01", "CK-DEV-07", "CK-TRK-01")
def test_steward_and_edessa_add_gold() -> None:
    t = table()
    develop(t, CAPET, "steward")
    t.state.shields[3] = CAPET
    assert taxed(t) == 8


@pytest.mark.rule("CK-PAC-06")
def test_a_pact_territory_pays_no_tax() -> None:
    t = table()
    pact_land(t, CAPET, "brittany")
    assert taxed(t) == 6


# -- supplies


@pytest.mark.rule("CK-LIM-05")
def test_a_gain_larger_than_the_treasury_pays_what_is_there() -> None:
    t = table()
    gold(t, NORMANDY, t.state.treasury + t.state.gold[NORMANDY] - 2)
    before = t.state.gold[CAPET]
    assert gain(t.state, CAPET, 5) == 2
    assert t.state.gold[CAPET] == before + 2
    t = table(gold_supply="unlimited")
    gold(t, NORMANDY, 140)
    assert gain(t.state, CAPET, 5) == 5


@pytest.mark.rule("CK-LIM-01")
def test_when_a_kind_of_token_has_run_out_placing_it_does_nothing() -> None:
    t = table()
    t.state.unrest[land("paris")] = UNREST
    assert not place(t.state, "unrest", land("lorraine"))
    assert t.state.unrest[land("lorraine")] == 0


@pytest.mark.rule("CK-UNR-01")
def test_unrest_is_never_placed_beside_a_footsoldier() -> None:
    t = table()
    foot(t, "paris")
    assert not place(t.state, "unrest", land("paris"))
    assert t.state.unrest[land("paris")] == 0


@pytest.mark.rule("CK-UNR-02", "CK-UNR-03", "CK-MOB-02")
def test_several_unrest_tokens_lie_together_and_all_go_with_mobilisation() -> None:
    t = table()
    unrest(t, "paris", "paris")
    assert place(t.state, "unrest", land("paris"))
    assert t.state.unrest[land("paris")] == 3
    mobilise(t.state, land("paris"))
    assert t.state.unrest[land("paris")] == 0


@pytest.mark.rule("CK-LIM-03")
def test_a_culture_deck_is_rebuilt_from_its_discards() -> None:
    t = table()
    s = t.state
    s.court_discards[0] += s.courts[0]
    s.courts[0] = []
    held = len(s.court_discards[0])
    assert draw_person(s, 0) >= 0
    assert len(s.courts[0]) == held - 1
    assert not s.court_discards[0]


@pytest.mark.rule("CK-LIM-07")
def test_no_fourth_child_is_born() -> None:
    t = table()
    for _ in range(3):
        child(t, CAPET, "f")
    bear(t.state, CAPET, "random")
    assert len(t.state.children[CAPET]) == 3


@pytest.mark.rule("CK-LIM-08")
def test_empty_bags_and_decks_leave_people_without_a_token_and_lands_without_people() -> None:
    t = table()
    s = t.state
    s.event_pile += s.general
    s.general = []
    assert draw_token(s) == -1
    here = land("brittany")
    s.gone += s.courts[1] + s.court_discards[1]
    s.courts[1], s.court_discards[1] = [], []
    s.gone.append(s.suitors[here])
    s.suitors[here] = -1
    invite(s, here)
    assert s.suitors[here] == -1
    bear(s, CAPET, "random")
    assert s.children[CAPET] == []


@pytest.mark.rule("CK-LIM-02")
def test_shields_are_not_a_limit() -> None:
    t = table()
    for here in ("ireland", "scotland", "wales", "brittany", "denmark", "swabia", "hungary", "dalmatia"):
        pact_land(t, CAPET, here)
    for position in (0, 1, 2, 3):
        t.state.shields[position] = CAPET
    assert t.state.ally.count(CAPET) + t.state.shields.count(CAPET) == 12
    t.game.invariants(t.state)
