"""Intrigue cards: Plots and Overthrow (chapters INT, OVT and parts of DEV)."""

from __future__ import annotations

import pytest

from araldo.games.crusader_kings.board import CULTURE
from araldo.games.crusader_kings.box import CULTURE_CARDS, PLOTS, id_of
from araldo.games.crusader_kings.rules.check import modifiers
from araldo.games.crusader_kings.rules.kin import find
from araldo.games.crusader_kings.rules.realm import allied, has_claim
from araldo.games.crusader_kings.state import Overthrow, Plot
from tests.games.crusader_kings.scenario import (
    CAPET,
    NORMANDY,
    SALIAN,
    CkTable,
    bag,
    cards,
    castle,
    child,
    claim,
    develop,
    foot,
    gold,
    land,
    mate,
    own,
    pact,
    poor,
    reveal,
    sibling,
    spouse,
    suitor,
    table,
    unrest,
    war,
)


def plot(t: CkTable, *action: str, won: bool = True) -> CkTable:
    """One Plot with a single token in the bag."""
    t.state.round = 2
    bag(t, CAPET, "brave" if won else "godless")
    t.script(0, 0, 0, 0, 0)
    t.goto(Plot(seat=CAPET))
    t.do(CAPET, *action)
    if t.asked == "invest":
        t.do(CAPET, "invest", 0)
    return t


def need(t: CkTable) -> int:
    return int(t.said("check")[-1]["need"])


@pytest.mark.rule("CK-INT-01")
def test_five_kinds_of_plot() -> None:
    t = table()
    spouse(t, CAPET)
    develop(t, NORMANDY, "steward")
    gold(t, CAPET, 5)
    t.state.round = 2
    t.goto(Plot(seat=CAPET))
    assert t.verbs(CAPET) == {"casus_belli", "incite", "assassinate", "remove", "bribe", "divorce"}


@pytest.mark.rule("CK-INT-02", "CK-INT-03")
@pytest.mark.parametrize("won", [True, False])
def test_a_failed_plot_gives_the_target_a_casus_belli_a_success_never(won: bool) -> None:
    t = table()
    poor(t)
    plot(t, "incite", "normandy", won=won)
    assert has_claim(t.state, NORMANDY, CAPET) is not won
    assert (t.state.unrest[land("normandy")] == 1) is won


@pytest.mark.rule("CK-LIM-01", "CK-INT-07")
def test_incited_where_no_unrest_token_is_left_there_is_no_revolt() -> None:
    t = table()
    poor(t)
    for _ in range(12):
        unrest(t, "wales")
    plot(t, "incite", "normandy")
    assert t.state.unrest[land("normandy")] == 0
    assert not t.said("placed")
    assert t.said("not_placed") == [{"token": "unrest", "land": "normandy", "why": "supply"}]


@pytest.mark.rule("CK-INT-02")
def test_no_casus_belli_from_oneself_or_an_independent_territory() -> None:
    t = table()
    poor(t)
    suitor(t, "wales", "f", "ugly")
    plot(t, "assassinate", id_of(t.state.suitors[land("wales")]), won=False)
    assert t.state.claims == [0, 0, 0]
    t = table()
    poor(t)
    son = child(t, CAPET, "m")
    plot(t, "assassinate", id_of(son), won=False)
    assert t.state.claims == [0, 0, 0]


@pytest.mark.rule("CK-INT-04")
@pytest.mark.example("CK-EX-11")
def test_four_plots_cost_0_1_2_and_3_gold_one_after_the_other() -> None:
    """CK-EX-11"""
    t = table()
    gold(t, CAPET, 6)
    son = child(t, CAPET, "m")
    bag(t, CAPET, "brave")
    t.state.round = 2
    t.goto(Plot(seat=CAPET))
    for action, left in (
        (("casus_belli", "house.normandy"), 6),
        (("incite", "normandy"), 5),
        (("casus_belli", "house.salian"), 3),
        (("assassinate", id_of(son)), 0),
    ):
        t.do(CAPET, *action)
        assert t.state.gold[CAPET] == left
        if t.asked == "invest":
            t.do(CAPET, "invest", 0)
    assert len(t.said("check")) == 4
    assert t.game.over(t.state), "at most four"


@pytest.mark.rule("CK-INT-04")
def test_who_cannot_pay_the_extra_price_cannot_declare() -> None:
    t = table()
    poor(t)
    plot(t, "casus_belli", "house.normandy")
    assert t.game.over(t.state)


@pytest.mark.rule("CK-INT-05")
def test_no_kind_twice_against_the_same_player() -> None:
    t = table()
    gold(t, CAPET, 5)
    suitor(t, "wales", "f", "ugly")
    suitor(t, "ireland", "f", "ugly")
    plot(t, "incite", "normandy")
    assert t.why(CAPET, "incite", "wessex") in ("CK-INT-05", "not-offered")
    own(t, NORMANDY, "brittany")
    assert t.why(CAPET, "incite", "brittany") == "CK-INT-05"
    assert t.can(CAPET, "casus_belli", "house.normandy")
    t.do(CAPET, "assassinate", id_of(t.state.suitors[land("wales")]))
    t.do(CAPET, "invest", 0)
    assert t.can(CAPET, "assassinate", id_of(t.state.suitors[land("ireland")])), "another independent territory"


@pytest.mark.rule("CK-INT-06", "CK-PAC-14")
def test_create_casus_belli_needs_no_adjacency_but_no_war_and_no_casus_belli() -> None:
    t = table()
    poor(t)
    plot(t, "casus_belli", "house.salian")
    assert has_claim(t.state, CAPET, SALIAN)
    t = table()
    claim(t, CAPET, SALIAN)
    war(t, CAPET, NORMANDY)
    t.goto(Plot(seat=CAPET))
    assert t.why(CAPET, "casus_belli", "house.salian") == "CK-INT-06"
    assert t.why(CAPET, "casus_belli", "house.normandy") == "CK-INT-06"


@pytest.mark.rule("CK-DEV-07")
def test_the_chancellor_makes_a_casus_belli_harder() -> None:
    t = table()
    poor(t)
    develop(t, NORMANDY, "chancellor")
    develop(t, CAPET)
    plot(t, "casus_belli", "house.normandy")
    assert need(t) == 2


@pytest.mark.rule("CK-INT-07", "CK-RLM-04", "CK-TIT-04")
@pytest.mark.example("CK-EX-01")
def test_ex_01_incite_revolt_needs_more_for_castle_and_duchy() -> None:
    """CK-EX-01"""
    t = table()
    gold(t, CAPET, 9)
    castle(t, "normandy")
    develop(t, CAPET)
    t.goto(Plot(seat=CAPET))
    t.do(CAPET, "incite", "normandy")
    assert t.options(CAPET)[-1] == ("invest", 3), "N = 2: four draws at most"
    t.do(CAPET, "invest", 0)
    assert need(t) == 2
    assert t.said("check")[0]["won"] == 0, "one draw cannot succeed"
    t = table()
    castle(t, "normandy")
    t.state.duke[land("normandy")] = child(t, NORMANDY, "m")
    poor(t)
    plot(t, "incite", "normandy")
    assert need(t) == 3


@pytest.mark.rule("CK-INT-07", "CK-DEV-02")
def test_incite_revolt_reaches_neighbours_or_anywhere_with_the_spymaster() -> None:
    t = table()
    foot(t, "normandy")
    t.goto(Plot(seat=CAPET))
    targets = {o[1] for o in t.options(CAPET) if o[0] == "incite"}
    assert "mercia" not in targets
    assert "normandy" not in targets, "Mobilised"
    assert "saxony" in targets
    assert "brittany" not in targets, "independent"
    develop(t, CAPET, "spymaster")
    t.goto(Plot(seat=CAPET))
    assert t.can(CAPET, "incite", "mercia")
    assert not t.can(CAPET, "incite", "brittany")


@pytest.mark.rule("CK-DEV-02")
def test_the_spymaster_draws_one_more_in_plots_not_in_overthrow() -> None:
    t = table()
    develop(t, CAPET, "spymaster")
    assert [modifiers(t.state, CAPET, kind) for kind in PLOTS] == [1] * 5
    assert modifiers(t.state, CAPET, "overthrow") == 0


@pytest.mark.rule("CK-INT-08", "CK-INT-11", "CK-DTH-01")
def test_assassinate_needs_1_2_for_the_heir_3_for_the_king() -> None:
    for who, wanted in (("heir", 2), ("other", 1), ("king", 3), ("spouse", 1)):
        t = table()
        poor(t)
        heir, other = child(t, NORMANDY, "m", "brave"), child(t, NORMANDY, "f")
        people = {"heir": heir, "other": other, "king": t.state.kings[NORMANDY], "spouse": spouse(t, NORMANDY)}
        plot(t, "assassinate", id_of(people[who]))
        assert need(t) == wanted
        if wanted == 1:
            assert any(people[who] in pile for pile in t.state.court_discards)


@pytest.mark.rule("CK-INT-09")
def test_no_king_is_assassinated_in_the_first_round_of_the_game() -> None:
    t = table()
    t.goto(Plot(seat=CAPET))
    assert t.why(CAPET, "assassinate", "william_i") == "CK-INT-09"
    t.state.round = 2
    assert t.can(CAPET, "assassinate", "william_i")


@pytest.mark.rule("CK-INT-10")
def test_a_suitor_may_be_the_victim_and_is_replaced_a_card_on_display_may_not() -> None:
    t = table()
    poor(t)
    her = suitor(t, "wales", "f", "ugly")
    plot(t, "assassinate", id_of(her))
    new = t.state.suitors[land("wales")]
    assert new >= 0
    assert new != her
    assert new in CULTURE_CARDS[CULTURE[land("wales")]]
    assert all(o[1] in ("house.capet", "house.salian") for o in t.options(CAPET) if o[0] == "remove")


@pytest.mark.rule("CK-INT-08", "CK-INT-11", "CK-DEV-01")
def test_councillors_can_be_assassinated_inventions_cannot() -> None:
    t = table()
    poor(t)
    develop(t, NORMANDY, "steward", "navy")
    t.goto(Plot(seat=CAPET))
    assert not t.can(CAPET, "remove", "house.normandy", "navy")
    plot(t, "remove", "house.normandy", "steward")
    assert cards(t, NORMANDY) == ["navy"]
    assert need(t) == 1


@pytest.mark.rule("CK-INT-12", "CK-INT-13")
def test_a_bribe_costs_2_gold_on_success_and_the_councillor_comes_over() -> None:
    t = table()
    gold(t, CAPET, 2)
    develop(t, NORMANDY, "steward", "marshal", "navy")
    plot(t, "bribe", "house.normandy")
    assert t.asked == "bribe"
    assert {o[1] for o in t.options(CAPET)} == {"steward", "marshal"}
    t.do(CAPET, "take", "marshal")
    assert t.state.gold[CAPET] == 0
    assert "marshal" in cards(t, CAPET)
    assert cards(t, NORMANDY) == ["navy", "steward"]


@pytest.mark.rule("CK-INT-13")
def test_the_2_gold_of_a_bribe_cannot_be_invested() -> None:
    t = table()
    gold(t, CAPET, 3)
    develop(t, NORMANDY, "steward")
    t.goto(Plot(seat=CAPET))
    t.do(CAPET, "bribe", "house.normandy")
    assert t.options(CAPET) == [("invest", 0), ("invest", 1)]


@pytest.mark.rule("CK-INT-13")
def test_no_bribe_without_2_gold_or_for_a_kind_one_owns() -> None:
    t = table()
    gold(t, CAPET, 1)
    develop(t, NORMANDY, "steward")
    develop(t, CAPET, "steward")
    t.goto(Plot(seat=CAPET))
    assert t.why(CAPET, "bribe", "house.normandy") == "not-offered", "only a kind that it owns"
    assert t.why(CAPET, "bribe", "house.salian") == "CK-INT-13"


@pytest.mark.rule("CK-INT-13", "CK-LIM-06")
def test_a_bribe_with_three_councillors_costs_one_of_them() -> None:
    t = table()
    gold(t, CAPET, 2)
    develop(t, NORMANDY, "marshal")
    develop(t, CAPET, "chancellor", "steward", "archbishop")
    plot(t, "bribe", "house.normandy")
    t.do(CAPET, "discard", "steward")
    assert cards(t, CAPET) == ["archbishop", "chancellor", "marshal"]


@pytest.mark.rule("CK-INT-14")
@pytest.mark.parametrize("won", [True, False])
def test_divorce_ends_a_marriage_and_a_failure_gives_no_casus_belli(won: bool) -> None:
    t = table()
    poor(t)
    child(t, CAPET, "m")
    his = mate(t, CAPET, 0, "f", "ugly")
    plot(t, "divorce", id_of(t.state.children[CAPET][0]), won=won)
    assert (t.state.child_mates[CAPET] == [-1]) is won
    assert any(his in pile for pile in t.state.court_discards) is won
    assert t.state.claims == [0, 0, 0]


@pytest.mark.rule("CK-INT-15", "CK-DEV-05", "CK-CHK-17")
@pytest.mark.example("CK-EX-02")
def test_ex_02_the_royal_guard_lets_anybody_sabotage_an_assassination() -> None:
    """CK-EX-02"""
    t = table(4)
    gold(t, CAPET, 3)
    for other in (NORMANDY, SALIAN):
        gold(t, other, 0)
    gold(t, 3, 9)
    develop(t, CAPET, "spymaster")
    develop(t, NORMANDY, "royal_guard")
    bag(t, CAPET, "brave", "strong", "godless", "clever", "pious")
    t.state.round = 2
    t.script(0, 0, 0)
    t.goto(Plot(seat=CAPET))
    t.do(CAPET, "assassinate", "william_i")
    t.do(CAPET, "invest", 3)
    assert t.asked == "sabotage"
    assert t.waiting() == (3,)
    assert t.options(3)[-1] == ("pledge", 4), "two draws at most: 3 = N are left"
    t.do(3, "pledge", 4)
    assert need(t) == 3
    assert len(t.said("check")[0]["tokens"]) == 3
    assert id_of(t.state.kings[NORMANDY]) == "william_i"
    assert has_claim(t.state, NORMANDY, CAPET)
    assert (t.state.gold[CAPET], t.state.gold[3]) == (0, 5)


@pytest.mark.rule("CK-INT-15")
def test_without_the_guard_and_on_the_own_family_there_is_no_sabotage() -> None:
    for guard, victim in (("navy", "enemy"), ("royal_guard", "own")):
        t = table()
        gold(t, CAPET, 3)
        son = child(t, NORMANDY if victim == "enemy" else CAPET, "f")
        develop(t, NORMANDY if victim == "enemy" else CAPET, guard)
        t.goto(Plot(seat=CAPET))
        t.do(CAPET, "assassinate", id_of(son))
        t.do(CAPET, "invest", 3)  # two draws more than an heir needs
        assert t.said("check"), "drawn at once"


@pytest.mark.rule("CK-PAC-09")
@pytest.mark.parametrize("won", [True, False])
def test_creating_a_casus_belli_against_a_partner_breaks_the_pact_and_so_does_giving_one(won: bool) -> None:
    t = table()
    poor(t)
    pact(t, CAPET, NORMANDY)
    plot(t, "casus_belli", "house.normandy", won=won)
    assert not allied(t.state, CAPET, NORMANDY)
    assert has_claim(t.state, CAPET, NORMANDY) is won
    assert has_claim(t.state, NORMANDY, CAPET) is not won, "no further one"


@pytest.mark.rule("CK-PAC-10")
def test_divorce_and_death_do_not_end_a_pact() -> None:
    t = table()
    poor(t)
    pact(t, CAPET, NORMANDY)
    spouse(t, CAPET)
    plot(t, "divorce", id_of(t.state.kings[CAPET]))
    assert allied(t.state, CAPET, NORMANDY)


@pytest.mark.rule("CK-INT-02", "CK-INT-10")
def test_somebody_in_an_independent_territory_belongs_to_no_dynasty() -> None:
    t = table()
    person = suitor(t, "wales", "f")
    assert find(t.state, person) == (-1, "suitor", land("wales"))
    son = child(t, SALIAN, "m")
    assert find(t.state, son) == (SALIAN, "child", 0)


# -- Overthrow


def overthrow(t: CkTable, target: str, won: bool = True) -> CkTable:
    bag(t, CAPET, *(["brave", "strong", "pious"] if won else ["godless"]))
    t.script(0, 0, 0)
    t.goto(Overthrow(seat=CAPET))
    t.do(CAPET, "topple", target)
    if t.asked == "invest":
        t.do(CAPET, "invest", 0)
    return t


@pytest.mark.rule("CK-OVT-01")
def test_overthrow_needs_unrest_and_adjacency_or_the_spymaster() -> None:
    t = table()
    unrest(t, "normandy", "mercia", "paris", "brittany")
    t.goto(Overthrow(seat=CAPET))
    assert {o[1] for o in t.options(CAPET)} == {"normandy"}
    develop(t, CAPET, "spymaster")
    assert {o[1] for o in t.options(CAPET)} == {"normandy", "mercia"}
    t = table()
    reveal(t, CAPET, "intrigue.slander")
    assert t.why(CAPET, "overthrow") == "CK-OVT-01"


@pytest.mark.rule("CK-OVT-05")
def test_four_overthrows_at_most_at_0_1_2_and_3_gold() -> None:
    t = table()
    develop(t, CAPET, "spymaster")
    targets = ["normandy", "mercia", "wessex", "northumbria", "saxony"]
    unrest(t, *targets)
    gold(t, CAPET, 7)
    bag(t, CAPET, "godless")
    t.script(*[0] * 4).goto(Overthrow(seat=CAPET))
    for name, left in zip(targets, (7, 6, 4, 1), strict=False):
        t.do(CAPET, "topple", name)
        assert t.state.gold[CAPET] == left
        t.do(CAPET, "invest", 0)
    assert not t.asked, "a fifth is not declared"
    assert t.state.unrest[land("saxony")] == 1


@pytest.mark.rule("CK-OVT-05")
def test_who_cannot_pay_for_the_next_overthrow_is_not_asked() -> None:
    t = table()
    develop(t, CAPET, "spymaster")
    unrest(t, "normandy", "mercia")
    poor(t)
    overthrow(t, "normandy", won=False)
    assert not t.asked


@pytest.mark.rule("CK-OVT-02")
def test_overthrow_needs_more_for_castle_and_duchy() -> None:
    t = table()
    poor(t)
    unrest(t, "normandy")
    castle(t, "normandy")
    t.state.duke[land("normandy")] = child(t, NORMANDY, "m")
    overthrow(t, "normandy")
    assert need(t) == 3


@pytest.mark.rule("CK-OVT-03", "CK-TIT-05", "CK-TER-06", "CK-UNR-03")
def test_success_frees_the_territory_and_kills_its_duke() -> None:
    t = table()
    poor(t)
    unrest(t, "normandy", "normandy")
    t.state.harvest[land("normandy")] = 1
    duke = sibling(t, NORMANDY, "m", "brave")
    t.state.duke[land("normandy")] = duke
    bag(t, CAPET, "brave", "strong")
    t.script(0, 0)
    develop(t, CAPET)
    gold(t, CAPET, 1)
    t.goto(Overthrow(seat=CAPET))
    t.do(CAPET, "topple", "normandy")
    t.do(CAPET, "invest", 1)
    s = t.state
    assert s.owner[land("normandy")] == -1
    assert s.unrest[land("normandy")] == 0
    assert s.harvest[land("normandy")] == 1
    assert s.suitors[land("normandy")] >= 0
    assert s.siblings[NORMANDY] == []
    assert s.duke[land("normandy")] == -1
    assert not has_claim(s, NORMANDY, CAPET)


@pytest.mark.rule("CK-OVT-04", "CK-UNR-03")
def test_failure_removes_the_unrest_and_gives_a_casus_belli() -> None:
    t = table()
    poor(t)
    unrest(t, "normandy", "normandy")
    overthrow(t, "normandy", won=False)
    assert t.state.unrest[land("normandy")] == 0
    assert t.state.owner[land("normandy")] == NORMANDY
    assert has_claim(t.state, NORMANDY, CAPET)


@pytest.mark.rule("CK-OVT-05")
def test_several_attempts_cost_more_each_and_never_the_same_territory() -> None:
    t = table()
    gold(t, CAPET, 1)
    unrest(t, "normandy", "saxony")
    bag(t, CAPET, "godless")
    t.goto(Overthrow(seat=CAPET))
    t.do(CAPET, "topple", "normandy")
    t.do(CAPET, "invest", 0)
    unrest(t, "normandy")
    assert t.why(CAPET, "topple", "normandy") == "CK-OVT-05"
    t.do(CAPET, "topple", "saxony")
    assert t.state.gold[CAPET] == 0
    assert len(t.said("check")) == 2
