"""Events run as data: whom they concern, and every operation (chapter EVT)."""

from __future__ import annotations

import pytest

from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import (
    CARDS,
    CRITICAL_TRAIT,
    CULTURE_CARDS,
    CULTURES,
    EVENT,
    FACE,
    GLITTERHOOF,
    GREEN_TRAIT,
    id_of,
    load,
    number_of,
    sex_of,
    trait_of,
)
from araldo.games.crusader_kings.rules.choices import CHOICES
from araldo.games.crusader_kings.rules.events import OPERATIONS, start_event
from araldo.games.crusader_kings.rules.family import event_token
from araldo.games.crusader_kings.rules.happening import BLOCKS, EVENTS, target_of
from araldo.games.crusader_kings.rules.realm import allied, at_war, give_claim, has_claim
from araldo.games.crusader_kings.rules.requirements import LANDS, MEETS, PEOPLE
from araldo.games.crusader_kings.state import PlotPhase
from araldo.kernel.log import event_for
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
    display,
    foot,
    gold,
    hand,
    land,
    mate,
    only,
    pact,
    pact_land,
    poor,
    queen,
    sibling,
    spouse,
    suitor,
    table,
    traits,
    unrest,
    war,
    worn,
)

DATA = load("events.toml")


def event(t: CkTable, name: str, actor: int = CAPET, dice: tuple[int, ...] = ()) -> CkTable:
    """The event of a card that a party has just played."""
    t.script(*dice)
    t.state.frames[:] = []
    t.state.asked = None
    t.state.active = actor
    start_event(t.state, actor, EVENT.index(name))
    t.game.run(t.state)
    t.game.invariants(t.state)
    return t


def test_every_operation_requirement_and_selector_of_the_data_is_known() -> None:
    assert {o["id"] for o in DATA["op"]} == set(OPERATIONS) | set(CHOICES)
    assert {r["id"] for r in DATA["requirement"]} == set(MEETS)
    assert {w["id"] for w in DATA["where"]} == set(LANDS)
    assert {"child", "child_or_sibling", "male_child_or_sibling", "male_family"} == set(PEOPLE)
    assert len(EVENTS) == 62
    assert set(EVENT) == set(EVENTS)
    assert all(step["op"] in OPERATIONS or step["op"] in CHOICES for block in BLOCKS for step in block)


@pytest.mark.rule("CK-EVT-04")
def test_most_events_hurt_their_player_or_help_others_those_of_crusades_the_reverse() -> None:
    """Crusade cards give their own player something, or take from the next; the data say whom they concern."""
    crusade = [FACE[c].split(".")[1] for c in range(CARDS) if FACE[c].startswith("crusade.")]
    good_for_self = {"holy_relic", "spoils_of_the_east", "absolution", "crusader_heir", "eastern_learning"}
    assert good_for_self <= set(crusade)
    assert all(EVENTS[e].target == "self" for e in good_for_self)
    assert all(EVENTS[e].target == "other" for e in ("guild_gift", "tribute", "child_born", "bountiful_harvest"))
    assert all(EVENTS[e].target == "self" for e in ("corrupt_officials", "crop_failure", "tax_revolt", "desertion"))


@pytest.mark.rule("CK-EVT-02")
def test_a_self_event_whose_requirement_is_not_met_is_ignored() -> None:
    t = table()
    only(t, CAPET, "lorraine")
    event(t, "castle_fire")
    assert t.said("event_ignored")


@pytest.mark.rule("CK-EVT-03", "CK-EVT-07", "CK-EVT-08", "CK-GEN-05")
@pytest.mark.example("CK-EX-03")
def test_ex_03_the_next_player_who_meets_the_requirement_has_the_child() -> None:
    """CK-EX-03"""
    t = table()
    develop(t, SALIAN)
    spouse(t, SALIAN)
    elder = child(t, SALIAN, "m")
    event(t, "child_born", dice=(0, 0))
    kids = t.state.children[SALIAN]
    assert kids[0] == elder
    assert len(kids) == 2
    assert kids[1] in CULTURE_CARDS[CULTURES.index("german")], "of the own Culture"
    assert len(worn(t, kids[1])) == 1
    assert t.state.children[NORMANDY] == []


@pytest.mark.rule("CK-EVT-03")
def test_an_other_event_never_concerns_its_own_player() -> None:
    t = table()
    spouse(t, CAPET)
    event(t, "child_born")
    assert t.state.children[CAPET] == []
    assert t.said("event_ignored")


@pytest.mark.rule("CK-EVT-05")
def test_the_highest_and_lowest_card_number() -> None:
    t = table()
    poor(t)
    kin = [child(t, CAPET, "m"), child(t, CAPET, "f"), sibling(t, CAPET, "m")]
    bag(t, CAPET, "godless")
    event(t, "poisoned_cup", dice=(0,))
    dead = max(kin, key=number_of)
    assert dead not in t.state.children[CAPET] + t.state.siblings[CAPET]
    t = table()
    poor(t)
    men = [child(t, CAPET, "m"), sibling(t, CAPET, "m")]
    child(t, CAPET, "f")
    bag(t, CAPET, "godless")
    event(t, "fallen_in_battle", dice=(0,))
    assert min(men, key=number_of) not in t.state.children[CAPET] + t.state.siblings[CAPET]


@pytest.mark.rule("CK-EVT-06")
def test_event_checks_allow_investment_and_sabotage_and_know_no_criticals() -> None:
    t = table()
    gold(t, CAPET, 2)
    gold(t, NORMANDY, 4)
    bag(t, CAPET, "cruel", "ambitious")
    event(t, "castle_fire")
    assert t.asked == "invest"
    t.do(CAPET, "invest", 1)
    assert t.asked == "sabotage"
    t.do(NORMANDY, "pass").do(SALIAN, "pass")
    assert t.said("check")[0]["won"] == 0
    assert t.state.castle[land("paris")] == 0


@pytest.mark.rule("CK-EVT-09")
def test_a_trait_for_the_king_goes_into_the_bag_for_others_onto_the_card() -> None:
    t = table()
    poor(t)
    son = child(t, CAPET, "m")
    bag(t, CAPET, "strong")
    event(t, "duel", dice=(0,))
    t.do(CAPET, "option", "fight")
    t.do(CAPET, "pick", id_of(t.state.kings[CAPET]))
    assert traits(t, CAPET) == ["brave", "strong"]
    t = table()
    poor(t)
    son = child(t, CAPET, "m")
    bag(t, CAPET, "strong")
    event(t, "duel", dice=(0,))
    t.do(CAPET, "option", "fight").do(CAPET, "pick", id_of(son))
    assert worn(t, son) == ["brave"]
    t = table()
    poor(t)
    queen(t, CAPET)
    husband = spouse(t, CAPET, "m")
    bag(t, CAPET, "strong")
    event(t, "duel", dice=(0,))
    t.do(CAPET, "option", "fight")
    assert traits(t, CAPET) == ["brave", "strong"], "the ruler's Spouse likewise"
    assert worn(t, husband) == []


@pytest.mark.rule("CK-EVT-10")
def test_a_may_event_is_decided_at_once_by_the_player_named() -> None:
    t = table()
    gold(t, NORMANDY, 3)
    event(t, "master_mason")
    assert (t.asked, t.waiting()) == ("event_build", (NORMANDY,))
    assert t.can(NORMANDY, "decline")
    t.do(NORMANDY, "site", "wessex")
    assert t.state.castle[land("wessex")] == 1
    assert t.state.gold[NORMANDY] == 0


@pytest.mark.rule("CK-EVT-11")
def test_next_as_chooser_is_the_next_player_clockwise() -> None:
    t = table()
    event(t, "crop_failure")
    assert (t.asked, t.waiting()) == ("event_place", (NORMANDY,))
    t.do(NORMANDY, "place", "paris")
    assert t.state.failure[land("paris")] == 1


@pytest.mark.rule("CK-EVT-12", "CK-LIM-01")
def test_a_missing_event_token_is_replaced() -> None:
    t = table()
    s = t.state
    s.token_box += [x for x in s.event_pile if trait_of(x) == "weak"]
    s.event_pile = [x for x in s.event_pile if trait_of(x) != "weak"]
    assert trait_of(event_token(s, "weak")) == "weak", "a Random one"
    s.token_box += [x for x in s.general if trait_of(x) == "weak"]
    s.general = [x for x in s.general if trait_of(x) != "weak"]
    red = [x for x in s.general if not GREEN_TRAIT[trait_of(x)] and not CRITICAL_TRAIT[trait_of(x)]]
    assert any(CRITICAL_TRAIT[trait_of(x)] for x in s.general)
    while red:
        one = event_token(s, "weak")
        assert one in red, "of the same colour, and not critical"
        red.remove(one)
    assert event_token(s, "weak") == -1
    s.token_box += s.general
    s.general = []
    assert event_token(s, "weak") == -1


@pytest.mark.rule("CK-EVT-13", "CK-PAC-09")
def test_a_casus_belli_by_an_event_would_break_a_pact_and_the_data_avoid_partners() -> None:
    t = table()
    pact(t, CAPET, NORMANDY)
    event(t, "slander")
    assert has_claim(t.state, SALIAN, CAPET)
    assert allied(t.state, CAPET, NORMANDY)
    give_claim(t.state, NORMANDY, CAPET)
    assert not allied(t.state, CAPET, NORMANDY)


@pytest.mark.rule("CK-EVT-15", "CK-MAR-18")
def test_no_event_gives_a_child_to_a_ruler_married_to_glitterhoof() -> None:
    t = table()
    t.state.gone.remove(GLITTERHOOF)
    t.state.spouses[NORMANDY] = GLITTERHOOF
    assert target_of(t.state, CAPET, "bastard_acknowledged") == SALIAN
    assert target_of(t.state, CAPET, "child_born") == -1


# -- the operations, one by one


def test_birth_twins_difficult_bastard() -> None:
    t = table()
    develop(t, NORMANDY)
    spouse(t, NORMANDY)
    event(t, "twins")
    assert len(t.state.children[NORMANDY]) == 2
    event(t, "bastard_acknowledged")
    assert worn(t, t.state.children[NORMANDY][2]) == ["bastard"]
    t = table()
    poor(t)
    develop(t, NORMANDY)
    her = spouse(t, NORMANDY)
    bag(t, NORMANDY, "godless")
    event(t, "difficult_birth")
    assert len(t.state.children[NORMANDY]) == 1
    assert t.state.spouses[NORMANDY] == -1
    assert any(her in pile for pile in t.state.court_discards)


def test_gold_comes_and_goes() -> None:
    t = table()
    gold(t, CAPET, 1)
    event(t, "corrupt_officials")
    assert t.state.gold[CAPET] == 0
    before = t.state.gold[NORMANDY]
    event(t, "tribute")
    assert t.state.gold[NORMANDY] == before + 2
    event(t, "merchants_favour")
    assert t.state.gold[NORMANDY] == before + 5, "four coastal territories, at most 3"


def test_payments_between_players() -> None:
    t = table()
    gold(t, CAPET, 3)
    gold(t, NORMANDY, 1)
    event(t, "lost_baggage")
    assert t.state.gold[:2] == [2, 2]
    event(t, "ransom")
    assert t.state.gold[:2] == [1, 4]
    gold(t, NORMANDY, 1)
    event(t, "crusade_tithe")
    assert t.state.gold[:2] == [2, 0]


def test_a_loan_that_cannot_be_paid_brings_unrest() -> None:
    t = table()
    gold(t, CAPET, 2)
    event(t, "loan_called_in")
    assert t.state.gold[CAPET] == 0
    assert t.asked == "event_place"
    t.do(CAPET, "place", "toulouse")
    assert t.state.unrest[land("toulouse")] == 1
    t = table()
    gold(t, CAPET, 3)
    event(t, "loan_called_in")
    assert t.game.over(t.state)


def test_placing_tokens_where_the_words_say() -> None:
    t = table()
    event(t, "bountiful_harvest")
    t.do(NORMANDY, "place", "wessex")
    assert t.state.harvest[land("wessex")] == 1
    foot(t, "lorraine")
    event(t, "camp_fever")
    assert t.state.plague[land("lorraine")] == 1, "the only Mobilised territory"
    event(t, "plague_ships")
    assert {o[1] for o in t.options(CAPET)} == {"aquitaine", "low_countries", "toulouse"}
    t = table()
    event(t, "unrest_spreads")
    assert t.waiting() == (NORMANDY,)
    assert ("place", "paris") not in t.options(NORMANDY), "a Castle stands there"
    t = table()
    event(t, "refugees")
    assert all(o[1] != "toulouse" for o in t.options(CAPET)), "only at a rival's border"
    t = table()
    event(t, "regency_troubles")
    assert t.waiting() == (CAPET,)
    t.do(CAPET, "place", "wessex")
    assert t.state.unrest[land("wessex")] == 1


@pytest.mark.rule("CK-UNR-03")
def test_removing_unrest_footsoldiers_and_castles() -> None:
    t = table()
    unrest(t, "wessex", "wessex", "mercia")
    event(t, "loyal_subjects")
    t.do(NORMANDY, "calm", "wessex")
    assert t.state.unrest[land("wessex")] == 0
    assert t.state.unrest[land("mercia")] == 1
    foot(t, "paris", "lorraine")
    event(t, "desertion")
    t.do(CAPET, "disband", "paris")
    assert (t.state.foot[land("paris")], t.state.unrest[land("paris")]) == (0, 1)
    poor(t)
    bag(t, CAPET, "godless")
    castle(t, "lorraine")
    event(t, "castle_fire")
    t.do(CAPET, "raze", "lorraine")
    assert t.state.castle[land("lorraine")] == 0


def test_foraging_is_paid_or_costs_footsoldiers() -> None:
    t = table()
    gold(t, CAPET, 1)
    foot(t, "paris", "lorraine", "toulouse")
    event(t, "foraging")
    assert t.options(CAPET) == [("pay_gold", 1), ("pay_gold", 0)]
    t.do(CAPET, "pay_gold", 1)
    t.do(CAPET, "disband", "toulouse")
    assert sum(t.state.foot) == 2
    assert t.state.unrest[land("toulouse")] == 0
    assert t.game.over(t.state)


@pytest.mark.rule("CK-CHK-12")
def test_tokens_into_and_out_of_the_bag() -> None:
    t = table()
    bag(t, CAPET, "brave", "ugly", "weak")
    event(t, "holy_relic")
    assert "pious" in traits(t, CAPET)
    event(t, "absolution")
    assert {o[1] for o in t.options(CAPET)} == {"ugly", "weak"}
    t.do(CAPET, "remove_token", "ugly")
    assert traits(t, CAPET) == ["brave", "pious", "weak"]
    event(t, "excommunication")
    assert "godless" in traits(t, NORMANDY)


def test_traits_for_children_and_men() -> None:
    t = table()
    son, girl = child(t, NORMANDY, "m"), child(t, NORMANDY, "f")
    event(t, "travelling_scholar")
    t.do(NORMANDY, "pick", id_of(girl))
    assert worn(t, girl) == ["scholar"]
    event(t, "veteran_captain")
    assert worn(t, son) == ["brave"], "the only man"


def test_a_duel_may_be_refused_or_lost() -> None:
    t = table()
    event(t, "duel")
    t.do(CAPET, "option", "refuse")
    assert "coward" in traits(t, CAPET)
    t = table()
    poor(t)
    son = child(t, CAPET, "m")
    husbandless = child(t, CAPET, "f")
    man = mate(t, CAPET, 1, "m")
    bag(t, CAPET, "godless")
    event(t, "duel")
    t.do(CAPET, "option", "fight")
    assert {o[1] for o in t.options(CAPET)} == {id_of(p) for p in (t.state.kings[CAPET], son, man)}
    t.do(CAPET, "pick", id_of(man))
    assert t.state.child_mates[CAPET] == [-1, -1]
    assert husbandless in t.state.children[CAPET]


@pytest.mark.rule("CK-DEV-07")
@pytest.mark.parametrize(("token", "lives"), [("brave", True), ("cruel", False)])
def test_the_court_physician_may_save_whom_an_event_would_kill(token: str, lives: bool) -> None:
    t = table()
    poor(t)
    develop(t, CAPET, "court_physician")
    son = child(t, CAPET, "m")
    bag(t, CAPET, "godless", token)
    event(t, "poisoned_cup", dice=(0, 0))
    assert (son in t.state.children[CAPET]) is lives


def test_casus_belli_by_events() -> None:
    t = table()
    claim(t, NORMANDY, CAPET)
    event(t, "slander")
    assert has_claim(t.state, SALIAN, CAPET)
    t = table()
    gold(t, CAPET, 2)
    before = t.state.gold[NORMANDY]
    event(t, "blackmail")
    t.do(CAPET, "option", "pay")
    assert t.state.gold[:2] == [0, before + 2]
    event(t, "blackmail")
    assert has_claim(t.state, NORMANDY, CAPET), "who cannot pay has no choice"
    t = table()
    only(t, CAPET, "toulouse")
    only(t, NORMANDY, "wessex")
    only(t, SALIAN, "aquitaine")
    event(t, "border_incident")
    assert has_claim(t.state, SALIAN, CAPET)
    assert not has_claim(t.state, NORMANDY, CAPET)
    t = table()
    pact(t, CAPET, NORMANDY)
    event(t, "papal_sanction")
    assert has_claim(t.state, CAPET, SALIAN), "the only one without a Pact"


def test_a_look_at_a_hand_is_for_one_pair_of_eyes() -> None:
    t = table()
    hand(t, CAPET, "war.old_wound", "tax.tribute")
    t.state.laid[CAPET] = [t.state.hands[CAPET].pop()]
    event(t, "intercepted_letters")
    for card in t.state.hands[CAPET] + t.state.laid[CAPET]:
        assert t.state.known[card] >> NORMANDY & 1
        assert not t.state.known[card] >> SALIAN & 1
    views = [t.view(viewer) for viewer in (NORMANDY, SALIAN)]
    assert [v["hands"][CAPET]["known"] for v in views] == [t.state.hands[CAPET], []]
    assert [v["laid"][CAPET] for v in views] == [t.state.laid[CAPET], [None]]
    looked = next(e for e in t.events if e.kind == "looked")
    told = [event_for(looked, viewer) or {} for viewer in (NORMANDY, SALIAN)]
    assert told[0]["cards"] == ["war.old_wound", "tax.tribute"]
    assert "cards" not in told[1]


def test_who_has_looked_no_longer_knows_the_cards_that_are_laid_later() -> None:
    t = table()
    hand(t, CAPET, "war.old_wound", "tax.tribute", "realm.guild_gift")
    event(t, "intercepted_letters")
    t.goto(PlotPhase())
    t.do(CAPET, "lay", "war.old_wound", "tax.tribute")
    assert t.view(NORMANDY)["laid"][CAPET] == [None, None]
    assert t.view(NORMANDY)["hands"][CAPET] == {"known": [], "hidden": 1}


def test_what_is_paid_between_players_is_told_as_it_was() -> None:
    t = table()
    gold(t, NORMANDY, 1)
    event(t, "crusade_tithe")
    assert t.said("paid_to")[-1]["gold"] == 1, "all that there was"
    gold(t, CAPET, 2)
    event(t, "ransom")
    told = t.said("paid_to")[-1]
    assert (told["house"], told["other"], told["gold"]) == ("house.capet", "house.normandy", 1)


def test_troops_and_unrest_that_an_event_removes_are_told() -> None:
    t = table()
    foot(t, "paris", "lorraine")
    gold(t, CAPET, 1)
    event(t, "foraging")
    t.do(CAPET, "pay_gold", 1).do(CAPET, "disband", "lorraine")
    assert t.said("paid")[-1]["gold"] == 1
    assert t.said("demobilised")[-1]["lands"] == ["lorraine"]
    event(t, "desertion")
    assert t.said("demobilised")[-1]["lands"] == ["paris"]
    assert t.said("placed")[-1] == {"token": "unrest", "land": "paris"}
    event(t, "loyal_subjects", SALIAN)
    assert t.said("quiet")[-1]["land"] == "paris"


@pytest.mark.rule("CK-LIM-01", "CK-UNR-02")
def test_an_event_without_effect_says_why() -> None:
    t = table()
    for _ in range(12):
        unrest(t, "wales")
    event(t, "tax_revolt")
    assert not t.asked, "nobody is asked where nothing can be placed"
    assert t.said("none_left") == [{"token": "unrest"}]
    assert not t.said("placed")
    t = table()
    only(t, CAPET, "normandy")
    t.state.plague[land("normandy")] = 2
    event(t, "plague_ships")
    assert len(t.said("no_effect")) == 1


def test_the_ready_answer_to_a_duel_spares_a_king_without_a_green_heir() -> None:
    t = table()
    child(t, CAPET, "m", "ugly")
    second = child(t, CAPET, "m", "weak")
    event(t, "duel")
    assert t.game.default(t.state, CAPET) == ("option", "fight")
    t.do(CAPET, "option", "fight")
    assert t.game.default(t.state, CAPET) == ("pick", id_of(second))


def test_development_cards_by_events() -> None:
    t = table()
    display(t, "bank", "library", "longbow")
    gold(t, NORMANDY, 1)
    event(t, "new_ideas")
    t.do(NORMANDY, "buy", "bank")
    assert "bank" in cards(t, NORMANDY)
    assert t.state.gold[NORMANDY] == 0
    assert len(t.state.display) == 3
    event(t, "eastern_learning")
    t.do(CAPET, "buy", "library")
    assert "library" in cards(t, CAPET)
    gold(t, CAPET, 0)
    event(t, "ambitious_councillor")
    assert "chancellor" not in cards(t, CAPET), "too poor to pay: discarded"
    develop(t, CAPET, "steward", "marshal")
    bag(t, CAPET, "godless")
    event(t, "treacherous_councillor")
    assert t.waiting() == (NORMANDY,)
    t.do(NORMANDY, "discard", "steward")
    assert cards(t, CAPET) == ["marshal"]


@pytest.mark.rule("CK-MAR-01")
def test_a_marriage_proposal_by_an_event_has_one_more_draw() -> None:
    t = table()
    poor(t)
    suitor(t, "brittany", "f", "brave")
    bag(t, NORMANDY, "godless", "strong")
    event(t, "marriage_proposal", dice=(0, 0))
    assert t.asked == "may_marry"
    assert not t.can(NORMANDY, "adopt")
    t.do(NORMANDY, "marry", id_of(t.state.kings[NORMANDY]), "brittany")
    assert t.said("check")[0]["tokens"] == ["godless", "strong"]
    assert t.state.spouses[NORMANDY] >= 0
    assert sex_of(t.state.spouses[NORMANDY]) == "f"


def test_call_to_arms_truce_and_betrayal() -> None:
    t = table()
    event(t, "call_to_arms")
    t.do(NORMANDY, "raise", "wessex")
    assert t.state.foot[land("wessex")] == 1
    war(t, NORMANDY, CAPET)
    event(t, "truce_of_god")
    t.do(NORMANDY, "end_war", "house.capet")
    assert not at_war(t.state, NORMANDY, CAPET)
    pact_land(t, CAPET, "brittany")
    event(t, "pact_betrayed")
    assert t.state.ally[land("brittany")] == -1


@pytest.mark.rule("CK-PAC-11", "CK-PAC-12", "CK-PAC-16")
def test_an_event_may_break_an_independent_pact_and_end_a_war() -> None:
    t = table()
    pact_land(t, CAPET, "brittany")
    pact_land(t, CAPET, "wales")
    event(t, "pact_betrayed")
    assert t.waiting() == (NORMANDY,)
    t.do(NORMANDY, "break", "wales")
    assert t.state.ally[land("wales")] == -1
    assert t.state.suitors[land("wales")] >= 0
    assert t.state.ally[land("brittany")] == CAPET
    war(t, NORMANDY, CAPET)
    event(t, "truce_of_god")
    t.do(NORMANDY, "end_war", "house.capet")
    assert t.state.wars == [0, 0, 0]


@pytest.mark.rule("CK-TRK-03", "CK-LIM-06")
def test_a_banner_replaces_a_rivals_shield() -> None:
    t = table()
    s = t.state
    s.shields[0] = NORMANDY
    s.shields[1] = SALIAN
    held = traits(t, CAPET)
    event(t, "banner_on_the_walls")
    t.do(CAPET, "replace", 1)
    assert s.shields[:2] == [CAPET, SALIAN]
    assert traits(t, CAPET) == held, "no token"
    for i in (2, 3, 4):
        s.shields[i] = CAPET
    event(t, "banner_on_the_walls")
    t.do(CAPET, "withdraw", 1)
    assert s.shields[:5] == [-1, CAPET, CAPET, CAPET, CAPET]


def test_a_recovery_takes_one_age_token() -> None:
    t = table()
    t.state.age[CAPET] = 2
    event(t, "miraculous_recovery")
    assert t.state.age[CAPET] == 1
    t.state.age[CAPET] = 0
    event(t, "miraculous_recovery")
    assert t.state.age[CAPET] == 0


@pytest.mark.rule("CK-GEN-01")
def test_a_card_wins_over_the_rules_master_mason_builds_without_a_check() -> None:
    t = table()
    gold(t, NORMANDY, 3)
    event(t, "master_mason")
    t.do(NORMANDY, "site", "mercia")
    assert not t.said("check")
    assert IDS[land("mercia")] == "mercia"
