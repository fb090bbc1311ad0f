"""War cards: Mobilise, Invade, Pacts in war, counterattack, annexation (chapters MOB, INV, PAC, TIT, TER)."""

from __future__ import annotations

import pytest

from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import ACHIEVEMENTS
from araldo.games.crusader_kings.rules.realm import allied, at_war, demobilise, has_claim, in_reach, points
from araldo.games.crusader_kings.rules.war import defence
from araldo.games.crusader_kings.state import Attack, Check, Conquest, Counter, Invade, Mobilise, Turn, Upkeep
from tests.games.crusader_kings.scenario import (
    CAPET,
    NORMANDY,
    SALIAN,
    CkTable,
    bag,
    castle,
    child,
    claim,
    develop,
    foot,
    gold,
    hand,
    land,
    mate,
    only,
    own,
    pact,
    pact_land,
    poor,
    reveal,
    suitor,
    table,
    unrest,
    war,
)

# -- Mobilise


@pytest.mark.rule("CK-MOB-01", "CK-MOB-02", "CK-LIM-06")
def test_mobilise_any_number_up_to_four_in_all_and_unrest_goes() -> None:
    t = table()
    foot(t, "paris")
    unrest(t, "lorraine")
    t.goto(Mobilise(seat=CAPET))
    assert not t.can(CAPET, "raise", "paris")
    for name in ("lorraine", "toulouse", "aquitaine"):
        t.do(CAPET, "raise", name)
    assert not t.can(CAPET, "raise", "low_countries"), "four in all"
    t.do(CAPET, "done")
    assert sum(t.state.foot) == 4
    assert t.state.unrest[land("lorraine")] == 0
    assert t.state.gold[CAPET] == 7, "no immediate cost"


@pytest.mark.rule("CK-MOB-01")
def test_with_four_footsoldiers_nobody_is_mobilised() -> None:
    t = table()
    foot(t, "paris", "lorraine", "toulouse", "aquitaine")
    reveal(t, CAPET, "war.old_wound")
    assert t.why(CAPET, "mobilise") == "CK-MOB-01"


# -- declaration


@pytest.mark.rule("CK-INV-01", "CK-INV-02", "CK-INV-07")
def test_every_footsoldier_gets_a_task_before_the_first_check() -> None:
    t = table()
    foot(t, "paris", "aquitaine", "lorraine")
    own(t, CAPET, "normandy")
    foot(t, "normandy")
    t.goto(Invade(seat=CAPET))
    t.do(CAPET, "attack", "normandy", "brittany")
    assert not t.can(CAPET, "attack", "aquitaine", "brittany"), "a target is attacked once"
    assert t.can(CAPET, "support", "aquitaine", "brittany")
    assert not t.can(CAPET, "support", "paris", "brittany"), "not adjacent"
    t.do(CAPET, "support", "aquitaine", "brittany")
    assert not [o for o in t.options(CAPET) if o[1:2] == ("aquitaine",)], "one task each"
    t.do(CAPET, "attack", "lorraine", "swabia")
    assert not t.said("check")
    t.do(CAPET, "done")
    assert t.asked == "next_attack"
    assert {o[1] for o in t.options(CAPET)} == {"brittany", "swabia"}


@pytest.mark.rule("CK-INV-03")
def test_attacks_in_any_order_and_one_whose_attacker_is_gone_is_cancelled() -> None:
    t = table()
    poor(t)
    own(t, CAPET, "normandy")
    foot(t, "normandy", "lorraine")
    bag(t, CAPET, "brave")
    t.script(0)
    t.goto(Invade(seat=CAPET))
    t.draft(CAPET, ("attack", "normandy", "brittany"), ("attack", "lorraine", "swabia"))
    t.do(CAPET, "resolve", "swabia")
    assert t.state.owner[land("swabia")] == CAPET
    demobilise(t.state, land("normandy"))
    t.do(CAPET, "leave")
    assert t.game.over(t.state)
    assert len(t.said("attack")) == 1


@pytest.mark.rule("CK-INV-04", "CK-INV-23")
@pytest.mark.example("CK-EX-08")
def test_ex_08_a_dynasty_is_invaded_only_with_casus_belli_or_war() -> None:
    """CK-EX-08"""
    t = table()
    own(t, CAPET, "swabia", "brittany")
    reveal(t, CAPET, "war.old_wound")
    assert t.why(CAPET, "invade") == "CK-INV-23", "a Knight alone cannot attack"
    foot(t, "lorraine")
    reveal(t, CAPET, "war.cowardice")
    assert t.why(CAPET, "invade") == "CK-INV-04"
    claim(t, CAPET, SALIAN)
    t.goto(Invade(seat=CAPET))
    assert t.can(CAPET, "attack", "lorraine", "saxony")
    t.state.claims[CAPET] = 0
    war(t, CAPET, SALIAN)
    t.goto(Invade(seat=CAPET))
    assert t.can(CAPET, "attack", "lorraine", "saxony")
    assert not t.can(CAPET, "attack", "lorraine", "normandy"), "not adjacent"


@pytest.mark.rule("CK-INV-09")
def test_inaccessible_territories_are_no_targets() -> None:
    t = table()
    foot(t, "toulouse")
    t.goto(Invade(seat=CAPET))
    assert not [o for o in t.options(CAPET) if len(o) > 2 and o[2] in ("navarra", "lombardy")]


@pytest.mark.rule("CK-TER-04", "CK-DEV-04", "CK-INV-10")
@pytest.mark.example("CK-EX-18")
def test_ex_18_one_footsoldier_by_navy_besides_those_who_need_none() -> None:
    """CK-EX-18"""
    t = table()
    foot(t, "wessex", "northumbria")
    t.goto(Invade(seat=NORMANDY))
    t.do(NORMANDY, "attack", "northumbria", "denmark")
    assert t.can(NORMANDY, "support", "wessex", "denmark"), "one by Navy, one by the sea route"
    t = table()
    foot(t, "wessex", "mercia")
    t.goto(Invade(seat=NORMANDY))
    t.do(NORMANDY, "attack", "wessex", "denmark")
    assert not t.can(NORMANDY, "support", "mercia", "denmark")
    develop(t, NORMANDY)
    t.goto(Invade(seat=NORMANDY))
    assert not t.can(NORMANDY, "attack", "wessex", "denmark"), "without the Navy"
    assert land("denmark") in in_reach(t.state, NORMANDY), "Northumbria's sea route"


# -- successes and draws


@pytest.mark.rule("CK-INV-06", "CK-TIT-04", "CK-RLM-04")
@pytest.mark.example("CK-EX-13")
def test_ex_13_defence_and_support() -> None:
    """CK-EX-13"""
    t = table()
    poor(t)
    gold(t, CAPET, 9)
    develop(t, CAPET)
    castle(t, "saxony")
    foot(t, "saxony", "lorraine", "low_countries")
    t.state.duke[land("saxony")] = child(t, SALIAN, "m")
    own(t, CAPET, "swabia")
    foot(t, "swabia")
    pact_land(t, CAPET, "denmark")
    claim(t, CAPET, SALIAN)
    assert defence(t.state, land("saxony")) == 4
    t.goto(
        Attack(
            seat=CAPET,
            origin=land("lorraine"),
            target=land("saxony"),
            supports=[land("low_countries"), land("swabia")],
        )
    )
    assert t.asked == "invest"
    frame = t.state.frames[-1]
    assert (frame.need, 1 + frame.bonus) == (4, 4)
    assert t.options(CAPET)[-1] == ("invest", 2)


@pytest.mark.rule("CK-INV-06", "CK-DEV-07", "CK-TRK-01")
def test_plate_armor_and_jaffa_make_territories_harder_to_take() -> None:
    t = table()
    foot(t, "saxony")
    assert defence(t.state, land("saxony")) == 2
    develop(t, SALIAN, "plate_armor")
    assert defence(t.state, land("saxony")) == 3
    assert defence(t.state, land("poland")) == 1
    castle(t, "poland")
    t.state.shields[7] = SALIAN
    assert defence(t.state, land("poland")) == 3


# -- War, Casus Belli and Pacts


def attack(t: CkTable, target: str, *, origin: str, won: bool = True, **changes: object) -> CkTable:
    poor(t)
    bag(t, CAPET, *(["brave", "strong", "pious", "clever"] if won else ["godless"]))
    t.script(*[0] * 12)
    t.goto(Attack(seat=CAPET, origin=land(origin), target=land(target), **changes))  # type: ignore[arg-type]
    return t


@pytest.mark.rule("CK-INV-05", "CK-PAC-15", "CK-INV-19")
def test_an_attack_starts_war_and_makes_casus_belli_redundant() -> None:
    t = table()
    claim(t, CAPET, SALIAN)
    claim(t, SALIAN, CAPET)
    foot(t, "lorraine")
    attack(t, "saxony", origin="lorraine", won=False)
    assert at_war(t.state, CAPET, SALIAN)
    assert at_war(t.state, SALIAN, CAPET)
    assert t.state.claims == [0, 0, 0]
    assert t.state.foot[land("lorraine")] == 1, "defeat costs nothing"
    assert t.state.owner[land("lorraine")] == CAPET


@pytest.mark.rule("CK-PAC-03")
@pytest.mark.parametrize("won", [True, False])
def test_partners_of_the_attacked_gain_a_casus_belli_whether_it_succeeds_or_not(won: bool) -> None:
    t = table()
    claim(t, CAPET, SALIAN)
    pact(t, SALIAN, NORMANDY)
    foot(t, "lorraine")
    attack(t, "saxony", origin="lorraine", won=won)
    assert has_claim(t.state, NORMANDY, CAPET)
    t = table()
    pact_land(t, NORMANDY, "brittany")
    foot(t, "aquitaine")
    attack(t, "brittany", origin="aquitaine", won=won)
    assert has_claim(t.state, NORMANDY, CAPET)


@pytest.mark.rule("CK-INV-08", "CK-PAC-02")
@pytest.mark.example("CK-EX-19")
def test_ex_19_a_partner_of_both_gains_a_casus_belli_and_cannot_be_called() -> None:
    """CK-EX-19"""
    t = table()
    claim(t, CAPET, SALIAN)
    pact(t, NORMANDY, CAPET)
    pact(t, NORMANDY, SALIAN)
    own(t, NORMANDY, "denmark")
    foot(t, "lorraine")
    attack(t, "saxony", origin="lorraine", won=False)
    assert has_claim(t.state, NORMANDY, CAPET)
    assert not allied(t.state, NORMANDY, CAPET)
    assert not t.said("supports")


def called(t: CkTable) -> CkTable:
    claim(t, CAPET, SALIAN)
    pact(t, NORMANDY, CAPET)
    own(t, NORMANDY, "denmark")
    foot(t, "lorraine")
    attack(t, "saxony", origin="lorraine", won=False)
    assert t.asked == "call"
    return t.do(CAPET, "call", "house.normandy")


@pytest.mark.rule("CK-INV-11", "CK-INV-12", "CK-INV-13", "CK-PAC-04")
def test_a_partner_that_helps_gives_a_draw_and_the_target_a_casus_belli() -> None:
    t = called(table())
    assert t.waiting() == (NORMANDY,)
    bag(t, CAPET, "godless", "ugly")
    t.do(NORMANDY, "give_support")
    assert has_claim(t.state, SALIAN, NORMANDY)
    assert len(t.said("check")[0]["tokens"]) == 2
    assert allied(t.state, CAPET, NORMANDY)


@pytest.mark.rule("CK-INV-12")
def test_a_partner_that_refuses_breaks_the_pact_and_the_invader_gains_a_casus_belli() -> None:
    t = called(table())
    t.do(NORMANDY, "deny_support")
    assert not allied(t.state, CAPET, NORMANDY)
    assert has_claim(t.state, CAPET, NORMANDY)
    assert not has_claim(t.state, SALIAN, NORMANDY)
    assert len(t.said("check")[0]["tokens"]) == 1


@pytest.mark.rule("CK-INV-13")
def test_the_invader_chooses_whom_to_call_and_against_independents_nobody_is_angered() -> None:
    t = table()
    pact(t, NORMANDY, CAPET)
    foot(t, "aquitaine")
    attack(t, "brittany", origin="aquitaine")
    assert t.asked == "call"
    t2 = t.game.clone(t.state)
    t.do(CAPET, "enough")
    assert not t.said("supports")
    t.state = t2
    t.do(CAPET, "call", "house.normandy").do(NORMANDY, "give_support")
    assert t.said("supports")
    assert t.state.claims == [0, 0, 0]


@pytest.mark.rule("CK-INV-11", "CK-PAC-04")
def test_only_pacts_beside_the_target_support() -> None:
    t = table()
    pact(t, CAPET, NORMANDY)
    pact_land(t, CAPET, "wales")
    claim(t, CAPET, SALIAN)
    foot(t, "lorraine")
    attack(t, "saxony", origin="lorraine", won=False)
    assert not t.asked, "Normandy has nothing beside Saxony and is not to be called"
    assert len(t.said("check")[0]["tokens"]) == 1, "nor does Wales help"
    t = table()
    pact(t, CAPET, NORMANDY)
    claim(t, CAPET, SALIAN)
    own(t, NORMANDY, "denmark")
    foot(t, "lorraine")
    attack(t, "saxony", origin="lorraine")
    assert t.asked == "call"


@pytest.mark.rule("CK-INV-11", "CK-INV-13")
def test_each_independent_pact_beside_the_target_supports_by_itself_once() -> None:
    t = table()
    pact_land(t, CAPET, "denmark")
    pact_land(t, CAPET, "swabia")
    claim(t, CAPET, SALIAN)
    foot(t, "lorraine")
    poor(t)
    develop(t, CAPET)
    bag(t, CAPET, "godless", "ugly", "weak", "coward")
    t.goto(Attack(seat=CAPET, origin=land("lorraine"), target=land("saxony")))
    assert len(t.said("check")[0]["tokens"]) == 3


# -- victory


@pytest.mark.rule("CK-INV-14", "CK-INV-16", "CK-INV-17")
def test_victory_replaces_the_figures_and_kills_who_is_there() -> None:
    t = table()
    claim(t, CAPET, SALIAN)
    foot(t, "lorraine", "saxony")
    duke = child(t, SALIAN, "m")
    wife = mate(t, SALIAN, 0, "f")
    t.state.duke[land("saxony")] = duke
    t.state.failure[land("saxony")] = 1
    castle(t, "saxony")
    poor(t)
    bag(t, CAPET, "brave", "strong", "pious", "clever")
    t.goto(Conquest(seat=CAPET, target=land("saxony"), came=[land("lorraine")]))
    s = t.state
    assert s.owner[land("saxony")] == CAPET
    assert s.foot[land("saxony")] == 0
    assert s.children[SALIAN] == []
    assert all(any(p in pile for pile in s.court_discards) for p in (duke, wife))
    assert (s.castle[land("saxony")], s.failure[land("saxony")]) == (1, 1)
    t.do(CAPET, "move_in", "lorraine")
    assert (s.foot[land("saxony")], s.foot[land("lorraine")]) == (1, 0)


@pytest.mark.rule("CK-INV-16", "CK-DTH-01")
def test_the_suitor_of_a_conquered_territory_dies() -> None:
    t = table()
    her = suitor(t, "brittany", "f", "ugly")
    foot(t, "aquitaine")
    attack(t, "brittany", origin="aquitaine")
    assert any(her in pile for pile in t.state.court_discards)
    assert t.state.suitors[land("brittany")] == -1


@pytest.mark.rule("CK-INV-15", "CK-INV-17")
def test_pillage_gives_2_gold_and_unrest_if_nobody_moves_in() -> None:
    t = table()
    foot(t, "aquitaine")
    unrest(t, "brittany")
    attack(t, "brittany", origin="aquitaine")
    t.do(CAPET, "pillage")
    assert t.state.gold[CAPET] == 2
    assert t.state.unrest[land("brittany")] == 2, "what was there stays"
    t = table()
    foot(t, "aquitaine")
    unrest(t, "brittany")
    attack(t, "brittany", origin="aquitaine")
    t.do(CAPET, "move_in", "aquitaine")
    assert t.state.gold[CAPET] == 0
    assert t.state.unrest[land("brittany")] == 0


@pytest.mark.rule("CK-INV-18", "CK-LIM-06", "CK-LIM-09", "CK-TIT-08")
@pytest.mark.example("CK-EX-27")
@pytest.mark.parametrize("given", ["lombardy", "denmark"])
def test_ex_27_a_ninth_territory_means_giving_one_up(given: str) -> None:
    """CK-EX-27"""
    t = table(4, scenario="kingdom_of_jerusalem_tournament")
    s = t.state
    t.state.duke[land("denmark")] = child(t, SALIAN, "m")
    t.goto(Conquest(seat=SALIAN, target=land("lombardy"), came=[]))
    assert t.asked == "release"
    assert len(t.options(SALIAN)) == 9
    t.do(SALIAN, "release", given)
    t.do(SALIAN, "leave")
    assert s.owner[land(given)] == -1
    assert s.suitors[land(given)] >= 0
    assert s.owner.count(SALIAN) == 8
    assert len(s.children[SALIAN]) == 1, "a title on it just ends"


@pytest.mark.rule("CK-INV-18", "CK-INV-15")
def test_a_conquest_that_is_given_up_may_be_pillaged_first_but_nobody_moves_in() -> None:
    t = table(4, scenario="kingdom_of_jerusalem_tournament")
    s = t.state
    foot(t, "swabia")
    before = s.gold[SALIAN]
    t.goto(Conquest(seat=SALIAN, target=land("lombardy"), came=[land("swabia")]))
    t.do(SALIAN, "release", "lombardy")
    assert t.verbs(SALIAN) == {"leave", "pillage"}
    assert s.owner[land("lombardy")] == -1
    t.do(SALIAN, "pillage")
    assert s.gold[SALIAN] == before + 2
    assert s.unrest[land("lombardy")] == 1
    assert (s.owner[land("lombardy")], s.owner.count(SALIAN)) == (-1, 8)
    assert s.suitors[land("lombardy")] >= 0


@pytest.mark.rule("CK-ACH-05", "CK-INV-18")
def test_a_builder_who_gives_up_one_castle_for_another_remains_builder() -> None:
    t = table(4, scenario="kingdom_of_jerusalem_tournament")
    s = t.state
    s.castle = [0] * len(s.castle)
    s.active = SALIAN
    castle(t, "saxony", "swabia", "bohemia", "lombardy")
    s.awards[ACHIEVEMENTS.index("ach_builder")] = SALIAN
    t.events.clear()
    t.goto(Conquest(seat=SALIAN, target=land("lombardy"), came=[]))
    t.do(SALIAN, "release", "saxony")
    assert s.awards[ACHIEVEMENTS.index("ach_builder")] == SALIAN
    assert not t.said("achievement_lost")
    assert not t.said("achievement")


@pytest.mark.rule("CK-PAC-13")
def test_a_conquered_pact_territory_is_in_no_pact_any_more() -> None:
    t = table()
    pact_land(t, NORMANDY, "brittany")
    foot(t, "aquitaine")
    attack(t, "brittany", origin="aquitaine")
    assert t.state.ally[land("brittany")] == -1
    assert t.state.owner[land("brittany")] == CAPET


# -- annexation


@pytest.mark.rule("CK-INV-24", "CK-INV-25", "CK-PAC-05", "CK-PAC-13", "CK-PAC-06")
def test_a_pact_territory_is_annexed_without_a_check_and_cannot_be_attacked() -> None:
    t = table()
    poor(t)
    pact_land(t, CAPET, "brittany")
    foot(t, "aquitaine")
    before = points(t.state, CAPET)
    t.goto(Invade(seat=CAPET))
    assert not t.can(CAPET, "attack", "aquitaine", "brittany")
    t.draft(CAPET, ("annex", "aquitaine", "brittany"))
    assert t.state.owner[land("brittany")] == CAPET
    assert t.state.ally[land("brittany")] == -1
    assert not t.said("check")
    assert t.asked == "occupy"
    t.do(CAPET, "pillage")
    assert points(t.state, CAPET) == before + 1, "the Pact itself gave no point"


@pytest.mark.rule("CK-INV-24")
def test_annexing_needs_a_footsoldier_beside_it() -> None:
    t = table()
    pact_land(t, CAPET, "brittany")
    foot(t, "lorraine")
    t.goto(Invade(seat=CAPET))
    assert not t.can(CAPET, "annex", "lorraine", "brittany")


# -- counterattack


def repelled(t: CkTable, **changes: object) -> CkTable:
    claim(t, CAPET, SALIAN)
    foot(t, "lorraine", "saxony")
    bag(t, SALIAN, "brave", "strong", "pious")
    return attack(t, "saxony", origin="lorraine", won=False, **changes)


@pytest.mark.rule("CK-INV-20", "CK-INV-21", "CK-INV-22")
def test_a_failed_attack_on_a_mobilised_territory_may_be_answered() -> None:
    t = repelled(table())
    assert t.asked == "counter"
    assert t.options(SALIAN) == [("decline",), ("strike_back", "lorraine")]
    bag(t, SALIAN, "brave", "strong")
    gold(t, SALIAN, 1)
    t.do(SALIAN, "strike_back", "lorraine")
    assert t.asked == "invest", "all rules of Invade"
    t.do(SALIAN, "invest", 1)
    assert t.said("check")[-1]["need"] == 2
    assert t.state.owner[land("lorraine")] == SALIAN
    assert t.asked == "occupy"


@pytest.mark.rule("CK-INV-20")
def test_without_a_footsoldier_there_is_no_counterattack() -> None:
    t = table()
    claim(t, CAPET, SALIAN)
    foot(t, "lorraine")
    attack(t, "saxony", origin="lorraine", won=False)
    assert t.game.over(t.state)


@pytest.mark.rule("CK-INV-21")
def test_a_counterattack_is_not_answered() -> None:
    t = repelled(table())
    bag(t, SALIAN, "godless")
    t.do(SALIAN, "strike_back", "lorraine")
    assert t.state.foot[land("lorraine")] == 1
    assert t.game.over(t.state)


@pytest.mark.rule("CK-INV-20", "CK-INV-22")
@pytest.mark.example("CK-EX-26")
def test_ex_26_supporters_may_be_struck_too_partners_and_independents() -> None:
    """CK-EX-26"""
    t = table()
    own(t, NORMANDY, "denmark")
    pact(t, CAPET, NORMANDY)
    pact_land(t, CAPET, "swabia")
    foot(t, "low_countries")
    claim(t, CAPET, SALIAN)
    foot(t, "lorraine", "saxony")
    attack(t, "saxony", origin="lorraine", won=False, supports=[land("low_countries")])
    t.do(CAPET, "call", "house.normandy").do(NORMANDY, "give_support")
    assert t.asked == "counter"
    targets = {o[1] for o in t.options(SALIAN) if o[0] == "strike_back"}
    assert targets == {"lorraine", "low_countries", "denmark", "swabia"}
    bag(t, SALIAN, "brave")
    t.do(SALIAN, "strike_back", "denmark")
    assert at_war(t.state, SALIAN, NORMANDY)


@pytest.mark.rule("CK-INV-21")
def test_a_counterattack_may_have_supports_of_its_own() -> None:
    t = table()
    own(t, SALIAN, "swabia")
    foot(t, "swabia")
    repelled(t)
    t.do(SALIAN, "strike_back", "lorraine")
    assert t.asked == "backing"
    develop(t, SALIAN)
    bag(t, SALIAN, "godless", "brave", "strong")
    t.script(0, 0)
    t.draft(SALIAN, ("back", "swabia"))
    assert len(t.said("check")[-1]["tokens"]) == 2


@pytest.mark.rule("CK-INV-10", "CK-INV-21")
def test_which_footsoldier_supports_a_counterattack_by_navy_is_chosen() -> None:
    t = table()
    develop(t, NORMANDY, "navy")
    foot(t, "mercia", "northumbria")
    war(t, NORMANDY, CAPET)
    poor(t)
    bag(t, NORMANDY, "godless", "ugly", "weak")
    t.script(0).goto(Counter(seat=NORMANDY, origin=land("mercia"), targets=[land("low_countries")]))
    t.do(NORMANDY, "strike_back", "low_countries")
    assert len(t.said("check")[-1]["tokens"]) == 1, "it sailed itself: nobody else may"
    t = table()
    develop(t, NORMANDY, "navy")
    own(t, NORMANDY, "lorraine")
    foot(t, "lorraine", "northumbria", "mercia")
    war(t, NORMANDY, CAPET)
    poor(t)
    t.goto(Counter(seat=NORMANDY, origin=land("lorraine"), targets=[land("low_countries")]))
    t.do(NORMANDY, "strike_back", "low_countries")
    assert {o[1] for o in t.options(NORMANDY) if o[0] == "back"} == {"northumbria", "mercia"}
    t.do(NORMANDY, "back", "mercia")
    assert not t.can(NORMANDY, "back", "northumbria"), "one by Navy"
    bag(t, NORMANDY, "godless", "ugly", "weak")
    t.script(0, 0)
    t.do(NORMANDY, "done")
    assert len(t.said("check")[-1]["tokens"]) == 2


@pytest.mark.rule("CK-INV-10")
def test_an_attack_that_is_taken_back_does_not_let_two_sail() -> None:
    t = table()
    develop(t, NORMANDY, "navy")
    foot(t, "northumbria", "wessex", "mercia")
    t.goto(Invade(seat=NORMANDY))
    t.do(NORMANDY, "attack", "northumbria", "denmark").do(NORMANDY, "support", "wessex", "denmark")
    t.do(NORMANDY, "drop", 0)
    assert t.can(NORMANDY, "attack", "northumbria", "denmark"), "by its sea route"
    assert not t.can(NORMANDY, "attack", "mercia", "denmark"), "by Navy, and Wessex sails already"


# -- breaking Pacts


@pytest.mark.rule("CK-PAC-07", "CK-PAC-08", "CK-GEN-06")
def test_a_pact_is_broken_in_ones_own_turn_and_the_partner_gains_a_casus_belli() -> None:
    t = table()
    pact(t, CAPET, NORMANDY)
    reveal(t, CAPET, "tax.tribute")
    assert not t.can(NORMANDY, "break", "house.capet"), "only in the own Turn"
    t.do(CAPET, "break", "house.normandy")
    assert not allied(t.state, CAPET, NORMANDY)
    assert has_claim(t.state, NORMANDY, CAPET)
    assert t.asked == "act"


@pytest.mark.rule("CK-PAC-07")
def test_a_pact_may_be_broken_in_the_middle_of_ones_own_action() -> None:
    t = table()
    pact(t, CAPET, NORMANDY)
    reveal(t, CAPET, "intrigue.slander")
    t.do(CAPET, "plot")
    assert t.can(CAPET, "break", "house.normandy")
    t = table()
    pact(t, CAPET, NORMANDY)
    poor(t)
    bag(t, CAPET, "brave")
    t.state.active = CAPET
    t.script(0).goto(Attack(seat=CAPET, origin=land("paris"), target=land("brittany")))
    t.do(CAPET, "enough") if t.asked == "call" else None
    assert t.asked == "occupy"
    t.do(CAPET, "break", "house.normandy")
    assert has_claim(t.state, NORMANDY, CAPET)
    assert t.asked == "occupy", "the question stands"
    t = table()
    pact(t, CAPET, NORMANDY)
    t.state.active = NORMANDY
    t.goto(Conquest(seat=CAPET, target=land("brittany"), came=[land("paris")]))
    assert not t.can(CAPET, "break", "house.normandy"), "a counterattack in another's Turn"


@pytest.mark.rule("CK-PAC-07", "CK-INV-11")
def test_who_breaks_a_pact_at_the_call_loses_its_support() -> None:
    t = table()
    pact(t, CAPET, NORMANDY)
    pact(t, CAPET, SALIAN)
    own(t, CAPET, "normandy")
    own(t, SALIAN, "lorraine", "toulouse")
    own(t, NORMANDY, "brittany", "low_countries")
    only(t, CAPET, "normandy", "aquitaine")
    t.state.active = CAPET
    gold(t, CAPET, 1)
    t.goto(Attack(seat=CAPET, origin=land("normandy"), target=land("paris")))
    t.do(CAPET, "call", "house.salian").do(SALIAN, "give_support")
    assert t.asked == "call", "Normandy may still be called"
    t.do(CAPET, "break", "house.salian")
    t.do(CAPET, "call", "house.normandy")
    assert t.asked == "support"
    t.do(CAPET, "break", "house.normandy")
    check = t.state.frames[-1]
    assert isinstance(check, Check), "nobody is asked about a Pact that is no more"
    assert check.bonus == 0
    assert t.asked == "invest"


@pytest.mark.rule("CK-PAC-07", "CK-EVT-10")
def test_a_pact_may_be_broken_at_an_investment_and_inside_an_event() -> None:
    t = table()
    pact(t, CAPET, NORMANDY)
    t.state.active = CAPET
    t.goto(Check(seat=CAPET, kind="build"))
    assert t.asked == "invest"
    assert t.can(CAPET, "break", "house.normandy")
    t = table()
    pact(t, CAPET, NORMANDY)
    reveal(t, CAPET, "tax.crop_failure")
    t.do(CAPET, "no_action").do(CAPET, "go_on")
    assert t.asked == "event_place"
    assert t.can(CAPET, "break", "house.normandy")


@pytest.mark.rule("CK-PAC-07")
def test_a_pact_may_be_broken_after_taxing() -> None:
    t = table()
    pact(t, CAPET, NORMANDY)
    reveal(t, CAPET, "tax.tribute")
    t.do(CAPET, "tax")
    assert t.said("taxed")
    assert t.asked == "go_on"
    t.do(CAPET, "break", "house.normandy")
    assert has_claim(t.state, NORMANDY, CAPET)
    assert t.asked != "go_on", "nothing is left to break"
    assert t.said("event"), "and the event follows"


@pytest.mark.rule("CK-INV-03", "CK-INV-24", "CK-PAC-07")
def test_a_declared_annexation_goes_with_its_pact() -> None:
    t = table()
    pact_land(t, CAPET, "brittany")
    foot(t, "aquitaine")
    reveal(t, CAPET, "war.old_wound")
    t.do(CAPET, "invade")
    t.do(CAPET, "annex", "aquitaine", "brittany")
    t.do(CAPET, "break", "brittany")
    assert t.asked == "roles"
    assert not t.can(CAPET, "done"), "the draft is empty again"
    t.draft(CAPET, ("attack", "aquitaine", "brittany"))
    assert t.said("attack")


@pytest.mark.rule("CK-PAC-07", "CK-PAC-12", "CK-PAC-17")
def test_a_pact_with_a_territory_is_broken_without_casus_belli_and_a_suitor_comes() -> None:
    t = table()
    pact_land(t, CAPET, "brittany")
    hand(t, CAPET, "tax.tribute")
    t.state.laid[CAPET], t.state.hands[CAPET] = t.state.hands[CAPET], []
    t.goto(Turn(order=[CAPET], step=1))
    assert t.asked == "reveal"
    t.do(CAPET, "break", "brittany")
    assert t.state.ally[land("brittany")] == -1
    assert t.state.suitors[land("brittany")] >= 0
    assert t.state.claims == [0, 0, 0]


@pytest.mark.rule("CK-PAC-01", "CK-PAC-02")
def test_a_dynasty_may_have_many_pacts_even_with_enemies_of_each_other() -> None:
    t = table()
    war(t, NORMANDY, SALIAN)
    pact(t, CAPET, NORMANDY)
    pact(t, CAPET, SALIAN)
    t.game.invariants(t.state)
    assert t.state.pacts[CAPET].bit_count() == 2


@pytest.mark.rule("CK-TER-05", "CK-TER-07")
def test_control_is_a_knight_and_costs_no_upkeep() -> None:
    t = table()
    only(t, CAPET, "paris", "lorraine")
    before = t.state.gold[CAPET]
    t.goto(Upkeep())
    assert t.state.gold[CAPET] == before
    assert {IDS[x] for x in t.state.lands if t.state.owner[x] == CAPET} == {"paris", "lorraine"}
