"""Chapters 4.15 to 4.17, 4.19 and 4.24, the edges: allies, retreats, prisoners, relics on the march, feuds."""

from __future__ import annotations

import pytest

from araldo.games.medieval_conspiracy.box import KNIGHT, MERCENARY, unit
from araldo.games.medieval_conspiracy.rules.combat import modifier
from araldo.games.medieval_conspiracy.rules.lineup import captains
from araldo.games.medieval_conspiracy.rules.war import conqueror
from araldo.games.medieval_conspiracy.state import Closing, Combat, Movement, War
from tests.games.medieval_conspiracy.scenario import (
    BROWN,
    GREEN,
    GREY,
    RED,
    McTable,
    army,
    at,
    building,
    cash,
    hand,
    heirs,
    own,
    realm,
    table,
    troops,
)
from tests.games.medieval_conspiracy.test_war import chance, ground, ground_with, roll, war


def joined(t: McTable, ally: int, side: str, leader: int) -> McTable:
    """Green attacks Hessen, and one third party joins a side; the rest stay out."""
    chance(t, GREEN)
    t.do(GREEN, "attack", "hessen")
    while t.asked == "side":
        seat = t.waiting()[0]
        t.do(seat, *((side,) if seat == ally else ("neither",)))
        if t.asked == "ally":
            t.do(leader, "accept")
    return t


# -- allies


@pytest.mark.rule("MC-WAR-15")
def test_war_15_each_unit_of_an_ally_returns_to_where_it_came_from() -> None:
    t = ground_with(nassau=1, hessen=1)
    own(t, GREY, "paderborn")
    army(t, GREY, "thueringen", knights=1, mercenaries=1)
    army(t, GREY, "paderborn", mercenaries=1)
    joined(t, GREY, "join_defence", BROWN)
    t.draft(GREEN, ("send", "mercenary", "nassau"))
    roll(t, 1, 1, 6, 6)
    t.draft(
        GREY, ("send", "mercenary", "paderborn"), ("send", "knight", "thueringen"), ("send", "mercenary", "thueringen")
    )
    while t.asked == "line_up":
        t.draft(
            BROWN, ("front", 1, GREY, "knight"), ("support", 1, BROWN, "mercenary"), ("second", 1, GREY, "mercenary")
        )
        t.do(GREY, "accept")
    assert t.said("war_defence")
    assert troops(t, "thueringen") == (1, 1)
    assert troops(t, "paderborn") == (0, 1)
    assert troops(t, "hessen") == (0, 1)


@pytest.mark.rule("MC-WAR-15")
def test_war_15_a_mercenary_got_in_battle_goes_to_the_nearest_own_territory() -> None:
    t = ground_with(nassau=1, hessen=1)
    own(t, GREY, "paderborn")
    army(t, GREY, "thueringen", knights=1)
    hand(t, GREY, "mercenary")
    joined(t, GREY, "join_defence", BROWN)
    t.draft(GREEN, ("send", "mercenary", "nassau"))
    t.draft(GREY, ("send", "knight", "thueringen"))
    roll(t, 1, 1, 6, 6)
    t.draft(GREY, ("play", "mercenary"))
    t.draft(BROWN, ("front", 1, GREY, "knight"), ("support", 1, BROWN, "mercenary"), ("second", 1, GREY, "mercenary"))
    t.do(GREY, "accept")
    assert troops(t, "thueringen") == (1, 0)
    assert t.asked == "haven"  # Paderborn and Thüringen are as near
    t.do(GREY, "to", "paderborn")
    assert troops(t, "paderborn") == (0, 1)


@pytest.mark.rule("MC-CMB-14")
def test_cmb_14_without_agreement_and_for_who_is_away_the_leader_stands_first() -> None:
    t = ground(4)
    realm(t, GREY)
    own(t, RED, "mark", "wuerzburg", "hildesheim", "paderborn")
    heirs(t, RED, 1, 0)
    army(t, RED, "mark", mercenaries=1)
    army(t, GREEN, "nassau", mercenaries=1)
    army(t, BROWN, "hessen", mercenaries=1)
    chance(t, RED)
    t.do(RED, "attack", "hessen").do(GREEN, "join_attack").do(RED, "accept")
    t.draft(RED, ("send", "mercenary", "mark"))
    t.draft(GREEN, ("send", "mercenary", "nassau"))
    assert t.asked == "line_up"
    assert t.waiting() == (RED,)
    assert t.game.default(t.state, RED) == ("front", 1, RED, "mercenary")
    roll(t, 1, 1, 1, 1)
    t.draft(RED, ("front", 1, GREEN, "mercenary"), ("support", 1, RED, "mercenary"))
    t.do(GREEN, "refuse")
    assert t.said("clash")[0]["seat"] == RED


@pytest.mark.rule("MC-QCK-07")
def test_qck_07_the_leader_grants_even_when_only_his_allies_are_left() -> None:
    t = ground(honourable_retreat=True)
    army(t, GREEN, "nassau", knights=1)
    army(t, GREY, "thueringen", knights=1)
    joined(t, GREY, "join_defence", BROWN)
    t.draft(GREEN, ("send", "knight", "nassau"))
    roll(t, 1, 1, 1, 1)
    t.draft(GREY, ("send", "knight", "thueringen"))
    t.draft(GREEN, ("flee", "knight"))
    assert t.waiting() == (BROWN,)
    roll(t, 6)
    t.do(BROWN, "grant")
    assert t.state.units[at("nassau")] == [unit(GREEN, KNIGHT)]  # no die, no wound


# -- combat cards


@pytest.mark.rule("MC-CMB-07", "MC-CMB-09")
def test_cmb_09_forging_serves_a_mercenary_bought_in_the_same_breath() -> None:
    t = ground_with(nassau=1)
    hand(t, BROWN, "mercenary", "art_of_forging")
    war(t, "mercenary")
    assert t.waiting() == (BROWN,)
    assert not t.can(BROWN, "play", "art_of_forging")
    t.do(BROWN, "play", "mercenary")
    roll(t, 1, 1, 3, 3)  # 6, and 1 for the art of forging: a hit
    t.draft(BROWN, ("play", "art_of_forging"))
    assert t.said("clash")[0]["answer"] == 7


# -- the march


@pytest.mark.rule("MC-REL-04", "MC-MOV-03")
def test_rel_04_a_relic_may_follow_another_but_not_join_it() -> None:
    t = table()
    own(t, GREEN, "muenster", "osnabrueck", "passau")
    building(t, "relic", "muenster", "osnabrueck")
    t.goto(Movement()).do(GREEN, "abstain")  # two relics make a Master of Faith
    assert not t.can(GREEN, "relic", "muenster", "osnabrueck")
    t.do(GREEN, "relic", "osnabrueck", "passau").do(GREEN, "relic", "muenster", "osnabrueck")
    t.do(GREEN, "drop", 0)
    assert t.why(GREEN, "done") == "MC-REL-04"
    t.do(GREEN, "drop", 0)
    t.draft(GREEN, ("relic", "osnabrueck", "passau"), ("relic", "muenster", "osnabrueck"))
    assert [t.state.relic[at(land)] for land in ("muenster", "osnabrueck", "passau")] == [0, 1, 1]


@pytest.mark.rule("MC-REL-04", "MC-MOV-03")
@pytest.mark.parametrize(("stays", "comes"), [("muenster", "osnabrueck"), ("osnabrueck", "muenster")])
def test_rel_04_whichever_relic_is_in_the_way_there_is_something_left_to_choose(stays: str, comes: str) -> None:
    t = table()
    own(t, GREEN, "muenster", "osnabrueck", "passau")
    building(t, "relic", "muenster", "osnabrueck")
    t.goto(Movement()).do(GREEN, "abstain")
    t.do(GREEN, "relic", stays, "passau").do(GREEN, "relic", comes, stays).do(GREEN, "drop", 0)
    assert ("relic", stays, "passau") in t.options(GREEN)
    assert ("done",) not in t.options(GREEN)


# -- feuds


def feuding() -> McTable:
    """Green next to Hessen, Brown next to Hessen too, Grey next to both of them; all may declare a feud."""
    t = table(war_emphasis=True)
    for seat in (GREEN, BROWN, GREY):
        realm(t, seat)
        heirs(t, seat, 3, 3)
    own(t, GREEN, "nassau")
    own(t, BROWN, "thueringen")
    own(t, GREY, "mark", "bamberg")
    for seat, land in ((GREEN, "nassau"), (BROWN, "thueringen"), (GREY, "mark"), (GREY, "bamberg")):
        army(t, seat, land, mercenaries=2)
    t.goto(Movement())
    return t


def marched(t: McTable, *seats: int) -> None:
    for seat in seats:
        assert t.asked == "march"
        t.draft(seat)


@pytest.mark.rule("MC-WRE-03")
def test_wre_03_every_feud_may_be_answered_once() -> None:
    t = feuding()
    marched(t, GREEN)
    t.do(GREEN, "attack", "hessen").draft(GREEN, ("send", "mercenary", "nassau"))
    marched(t, BROWN)
    assert t.why(BROWN, "attack", "meissen") == "MC-WRE-03"  # an answer to Green first: Hessen is his now
    t.do(BROWN, "pass")
    t.do(BROWN, "attack", "meissen").draft(BROWN, ("send", "mercenary", "thueringen"))
    assert t.state.banned == 1 << GREEN | 1 << BROWN
    marched(t, GREY)
    t.do(GREY, "attack", "nassau")
    while t.state.owner[at("nassau")] == GREEN and t.asked != "feud":
        seat = t.waiting()[0]
        t.do(seat, *t.game.default(t.state, seat))
    assert t.asked == "feud"
    assert t.why(GREY, "attack", "wuerzburg") == "MC-WRE-03"
    assert t.can(GREY, "attack", "thueringen")  # Brown's feud is another one


@pytest.mark.rule("MC-WRE-03")
def test_wre_03_who_let_an_answer_pass_does_not_get_it_again() -> None:
    t = feuding()
    marched(t, GREEN)
    t.do(GREEN, "attack", "hessen").draft(GREEN, ("send", "mercenary", "nassau"))
    marched(t, BROWN)
    t.do(BROWN, "pass").do(BROWN, "pass")  # no answer, no feud
    marched(t, GREY)
    t.do(GREY, "pass")
    t.do(GREY, "attack", "wuerzburg").draft(GREY, ("send", "mercenary", "bamberg"))
    t.do(GREEN, "pass")  # at the end of the phase
    assert t.asked == "feud"
    assert t.waiting() == (BROWN,)
    assert t.why(BROWN, "attack", "hessen") == "MC-WRE-03"
    assert t.can(BROWN, "attack", "wuerzburg")


# -- who may fight


@pytest.mark.rule("MC-WAR-04", "MC-WAR-11", "MC-ELEC-11", "MC-CMB-05")
def test_elec_11_from_an_electorate_one_may_help_but_not_attack() -> None:
    t = ground_with(nassau=1, hessen=1)
    own(t, GREY, "mainz")
    army(t, GREY, "mainz", mercenaries=1)
    assert chance(t, GREY).asked == ""  # troops in Mainz only
    joined(t, -1, "", BROWN)
    assert t.asked == "muster"
    chance(t, GREEN).do(GREEN, "attack", "hessen")
    assert t.why(GREY, "join_attack") == "MC-WAR-04"
    t.do(GREY, "join_defence").do(BROWN, "accept")
    t.draft(GREEN, ("send", "mercenary", "nassau"))
    assert t.can(GREY, "send", "mercenary", "mainz")


@pytest.mark.rule("MC-CMB-04", "MC-ELEC-11")
def test_cmb_04_no_unit_sets_out_from_an_electorate() -> None:
    t = ground_with(nassau=1, hessen=1, attack_origins="many")
    own(t, GREEN, "mainz")
    army(t, GREEN, "mainz", mercenaries=1)
    chance(t, GREEN).do(GREEN, "attack", "hessen")
    assert t.options(GREEN) == [("send", "mercenary", "nassau")]


@pytest.mark.rule("MC-WAR-11")
def test_war_11_third_parties_speak_clockwise_from_the_attack_leader() -> None:
    t = ground(4)
    own(t, RED, "paderborn")
    for seat, land in ((GREEN, "nassau"), (GREY, "thueringen"), (RED, "paderborn")):
        army(t, seat, land, mercenaries=1)
    chance(t, GREY).do(GREY, "attack", "hessen")
    assert t.waiting() == (RED,)
    assert t.do(RED, "neither").waiting() == (GREEN,)


@pytest.mark.rule("MC-WAR-14", "MC-CMB-14")
def test_war_14_allies_follow_in_turn_order() -> None:
    t = ground(4)
    heirs(t, RED, 1, 0)
    w = War(leader=GREY, allies=[RED, GREEN], target=at("hessen"), defender=BROWN)
    w.attackers = [unit(GREEN, MERCENARY), unit(RED, MERCENARY)]
    assert conqueror(t.state, w) == GREEN
    assert captains(t.state, w, 0) == [GREEN, RED]
    w.attackers.append(unit(GREY, KNIGHT))
    assert conqueror(t.state, w) == GREY
    assert captains(t.state, w, 0) == [GREY, GREEN, RED]


# -- combat cards


@pytest.mark.rule("MC-CMB-07", "MC-CMB-09", "MC-GEN-10")
def test_cmb_09_no_more_mercenaries_than_there_are_and_each_card_once() -> None:
    t = ground_with(nassau=1, hessen=1)
    army(t, BROWN, "tirol", mercenaries=13)
    hand(t, BROWN, "mercenary", "hostler")
    cash(t, BROWN, 500)
    hand(t, GREEN, "mercenary", "hostler")
    cash(t, GREEN, 500)
    chance(t, GREEN).do(BROWN, "abstain")  # he is Master of War
    t.do(GREEN, "attack", "hessen").draft(GREEN, ("send", "mercenary", "nassau"))
    assert t.asked == "combat_cards"
    assert not t.can(BROWN, "play", "mercenary")
    assert not t.can(BROWN, "levy", "hostler")
    t.do(GREEN, "play", "mercenary")
    assert not t.can(GREEN, "play", "mercenary")
    assert t.can(GREEN, "levy", "hostler")


@pytest.mark.rule("MC-CMB-09", "MC-GEN-10")
def test_cmb_09_a_deserter_finds_no_place_without_a_mercenary_in_supply() -> None:
    t = ground_with(nassau=1, hessen=2)
    army(t, GREEN, "krain", mercenaries=13)
    hand(t, GREEN, "defector")
    chance(t, GREEN).do(GREEN, "abstain")
    t.do(GREEN, "attack", "hessen").draft(GREEN, ("send", "mercenary", "nassau"))
    t.draft(GREEN, ("play", "defector")).do(GREEN, "strike", BROWN, "mercenary")
    assert t.state.mercenaries[:2] == [0, 13]


@pytest.mark.rule("MC-CMB-17", "MC-CMB-09")
def test_cmb_17_a_hostler_serves_knights_only() -> None:
    t = ground()
    army(t, GREEN, "nassau", knights=1, mercenaries=1)
    army(t, BROWN, "hessen", knights=2)
    hand(t, GREEN, "hostler")
    war(t, "knight", "mercenary").draft(GREEN, ("play", "hostler"))
    roll(t, 3, 3, 1, 1, 3, 3, 1, 1)
    t.draft(GREEN, ("front", 1, GREEN, "knight"), ("front", 2, GREEN, "mercenary"))
    assert [(e["total"], e["answer"]) for e in t.said("clash")] == [(7, 2), (6, 3)]


@pytest.mark.rule("MC-CMB-09")
def test_cmb_09_an_uprising_removes_two_or_as_few_as_wanted() -> None:
    for strikes in (1, 2):
        t = ground_with(nassau=1, hessen=3)
        hand(t, GREEN, "peasant_uprising")
        war(t, "mercenary").draft(GREEN, ("play", "peasant_uprising"))
        for _ in range(strikes):
            t.do(GREEN, "strike", BROWN, "mercenary")
        if strikes == 1:
            t.do(GREEN, "enough")
        assert t.asked != "uprising"
        assert t.state.mercenaries[BROWN] == 14 - 3 + strikes


@pytest.mark.rule("MC-CMB-09")
@pytest.mark.parametrize(("card", "asked"), [("defector", "defector"), ("peasant_uprising", "uprising")])
def test_cmb_09_cards_act_clockwise_from_the_attack_leader(card: str, asked: str) -> None:
    t = ground_with(hessen=3)
    army(t, GREY, "thueringen", mercenaries=2)
    for seat in (BROWN, GREY):
        hand(t, seat, card)
    chance(t, GREY).do(GREY, "attack", "hessen").draft(GREY, *[("send", "mercenary", "thueringen")] * 2)
    t.draft(GREY, ("play", card)).draft(BROWN, ("play", card))
    assert (t.asked, t.waiting()) == (asked, (GREY,))
    for _ in range(1 if card == "defector" else 2):
        t.do(GREY, "strike", BROWN, "mercenary")
    assert (t.asked, t.waiting()) == (asked, (BROWN,))  # each card once


@pytest.mark.rule("MC-CMB-09")
@pytest.mark.parametrize(("card", "asked"), [("defector", "defector"), ("peasant_uprising", "uprising")])
def test_cmb_09_the_first_card_finds_nobody_and_the_enemys_still_acts(card: str, asked: str) -> None:
    t = ground()
    army(t, GREEN, "nassau", mercenaries=2)
    army(t, BROWN, "hessen", knights=1)
    for seat in (GREEN, BROWN):
        hand(t, seat, card)
    war(t, "mercenary", "mercenary").draft(GREEN, ("play", card)).draft(BROWN, ("play", card))
    assert t.said("card_lost") == [{"seat": GREEN, "card": card}]
    assert (t.asked, t.waiting()) == (asked, (BROWN,))


@pytest.mark.rule("MC-CMB-32", "MC-PRE-04")
def test_cmb_32_a_preacher_of_another_helps_nobody() -> None:
    t = ground()
    t.state.preacher, t.state.preacher_owner = at("hessen"), GREY
    w = War(leader=GREEN, target=at("hessen"), defender=BROWN)
    assert modifier(t.state, Combat(), w, 1, unit(BROWN, KNIGHT), unit(GREEN, KNIGHT), 0) == 0


# -- rounds and retreats


@pytest.mark.rule("MC-CMB-22")
def test_cmb_22_the_captor_is_who_struck_be_it_an_ally() -> None:
    t = ground()
    army(t, GREEN, "nassau", mercenaries=1)
    army(t, GREY, "thueringen", knights=1)
    army(t, BROWN, "hessen", knights=1, hits=2)
    army(t, BROWN, "hessen", mercenaries=1)
    joined(t, GREY, "join_attack", GREEN)
    t.draft(GREEN, ("send", "mercenary", "nassau")).draft(GREY, ("send", "knight", "thueringen"))
    t.draft(GREEN, ("front", 1, GREY, "knight"), ("front", 2, GREEN, "mercenary")).do(GREY, "accept")
    roll(t, 6, 1, 1, 1, 1, 1, 1, 1)
    t.draft(BROWN, ("front", 1, BROWN, "knight_2"), ("front", 2, BROWN, "mercenary"))
    assert t.state.prisons == [[], [], [BROWN]]


@pytest.mark.rule("MC-CMB-25", "MC-ACT-07", "MC-CMB-10")
def test_cmb_25_who_flees_from_his_own_fief_leaves_it_and_buys_nothing_meanwhile() -> None:
    t = ground_with(nassau=1, hessen=1)
    own(t, BROWN, "paderborn")
    hand(t, BROWN, "hostler")
    war(t, "mercenary")
    roll(t, 1, 1, 1, 1, 1)
    t.draft(BROWN).draft(GREEN).draft(BROWN, ("flee", "mercenary"))
    assert t.asked == "haven"
    assert t.options(BROWN) == [("to", "braunschweig"), ("to", "paderborn")]
    assert not t.can(BROWN, "levy", "hostler", "paderborn")


@pytest.mark.rule("MC-HEIR-04", "MC-CMB-05")
def test_heir_04_defending_needs_no_heir() -> None:
    t = ground_with(nassau=1, hessen=1)
    heirs(t, BROWN, 0, 0)
    army(t, BROWN, "braunschweig", mercenaries=1)
    assert war(t, "mercenary").waiting() == (BROWN,)
    assert t.asked == "reinforce"


@pytest.mark.rule("MC-CMB-27", "MC-CMB-23", "MC-CMB-12")
def test_cmb_27_reserves_step_in_and_who_has_fled_does_not() -> None:
    t = ground_with(nassau=5, hessen=1)
    roll(t, 1, 1, 6, 6)  # the front one of five falls
    war(t, *["mercenary"] * 5)
    fallen = t.state.mercenaries[GREEN]
    roll(t, 1, 1, 1, 1, 1)
    t.draft(GREEN, ("flee", "mercenary"))
    w = next(f for f in t.state.frames if isinstance(f, War))
    assert fallen == 14 - 4
    assert len(w.attackers) == 3
    assert troops(t, "nassau") == (0, 1)
    t.draft(BROWN)
    assert len(t.said("clash")) == 2
    assert t.can(GREEN, "flee", "mercenary")
    t.draft(GREEN, *[("flee", "mercenary")] * 2)
    assert len(w.attackers) == 1  # of three: the former reserves had their places


@pytest.mark.rule("MC-CMB-24", "MC-CMB-28")
def test_cmb_28_when_all_attackers_have_fled_it_is_over_at_once() -> None:
    t = ground_with(nassau=1, hessen=1)
    roll(t, 1, 1, 1, 1, 1)
    war(t, "mercenary")
    t.draft(GREEN, ("flee", "mercenary"))
    assert t.asked == ""
    assert t.said("war_defence")


@pytest.mark.rule("MC-CMB-24")
@pytest.mark.parametrize(("ours", "theirs", "flees"), [(1, 2, True), (2, 3, False)])
def test_cmb_24_who_is_away_flees_from_twice_his_strength(ours: int, theirs: int, flees: bool) -> None:
    t = ground_with(nassau=ours, hessen=theirs)
    roll(t, *[1] * 8)
    war(t, *["mercenary"] * ours)
    while t.asked == "line_up":
        t.do(BROWN, *t.game.default(t.state, BROWN))
    assert t.asked == "retreat"
    assert t.game.default(t.state, GREEN) == (("flee", "mercenary") if flees else ("done",))


@pytest.mark.rule("MC-QCK-07")
def test_qck_07_every_retreat_is_granted_anew() -> None:
    t = ground_with(nassau=2, hessen=2, honourable_retreat=True)
    roll(t, *[1] * 8)
    war(t, "mercenary", "mercenary")
    t.draft(GREEN, ("flee", "mercenary")).do(BROWN, "grant")
    roll(t, *[1] * 4)
    t.draft(BROWN).draft(GREEN, ("flee", "mercenary"))
    assert t.asked == "grant"


@pytest.mark.rule("MC-CMB-26")
def test_cmb_26_for_who_is_away_the_unwounded_stand_in_front() -> None:
    t = ground()
    army(t, GREEN, "nassau", knights=1, mercenaries=1)
    army(t, BROWN, "hessen", mercenaries=1)
    roll(t, 1, 1, 6, 1)
    war(t, "knight", "mercenary")
    t.draft(GREEN, ("front", 1, GREEN, "knight"), ("support", 1, GREEN, "mercenary"))
    t.draft(GREEN).draft(BROWN)
    assert t.game.default(t.state, GREEN) == ("front", 1, GREEN, "mercenary")


# -- the Preacher


@pytest.mark.rule("MC-PRE-06")
@pytest.mark.parametrize(("fleeing", "captor"), [(BROWN, -1), (GREEN, GREEN)])
def test_pre_06_he_gets_away_with_a_defender_who_retreated(fleeing: int, captor: int) -> None:
    t = ground_with(nassau=2, hessen=2)
    t.state.preacher, t.state.preacher_owner, t.state.stale = at("hessen"), BROWN, True
    roll(t, *[1] * 9)
    war(t, "mercenary", "mercenary")
    t.draft(GREEN, *[("flee", "mercenary")] * (fleeing == GREEN))
    roll(t, *[1] * (fleeing == BROWN), 6, 6, 1, 1)
    t.draft(BROWN, *[("flee", "mercenary")] * (fleeing == BROWN))
    if fleeing == GREEN:  # one against two: the second Brown one has still to fall
        t.draft(GREEN)
        roll(t, 6, 6, 1, 1)
        t.draft(BROWN)
    assert t.state.owner[at("hessen")] == GREEN
    assert t.state.preacher_captor == captor
    assert t.state.preacher == (at("braunschweig") if captor < 0 else -1)


@pytest.mark.rule("MC-PRE-06", "MC-WAR-14")
def test_pre_06_the_attack_leader_takes_him_even_if_an_ally_takes_the_fief() -> None:
    t = ground()
    t.state.preacher, t.state.preacher_owner, t.state.stale = at("hessen"), BROWN, True
    army(t, GREEN, "nassau", mercenaries=1, hits=1)
    army(t, GREY, "thueringen", mercenaries=1)
    army(t, BROWN, "hessen", mercenaries=2, hits=1)
    joined(t, GREY, "join_attack", GREEN)
    t.draft(GREEN, ("send", "mercenary_1", "nassau")).draft(GREY, ("send", "mercenary", "thueringen"))
    roll(t, 6, 6, 6, 6, 6, 6, 1, 1)
    t.draft(GREEN, ("front", 1, GREEN, "mercenary_1"), ("front", 2, GREY, "mercenary")).do(GREY, "accept")
    assert t.state.owner[at("hessen")] == GREY
    assert t.state.preacher_captor == GREEN


# -- relics, ransoms


@pytest.mark.rule("MC-REL-04", "MC-GEN-04")
def test_rel_04_two_relics_do_not_go_to_one_place() -> None:
    t = table()
    own(t, GREEN, "muenster", "osnabrueck", "passau")
    building(t, "relic", "muenster", "osnabrueck")
    t.goto(Movement()).do(GREEN, "abstain")
    t.do(GREEN, "relic", "muenster", "passau")
    assert not t.can(GREEN, "relic", "osnabrueck", "passau")


@pytest.mark.rule("MC-END-01", "MC-END-02")
def test_end_02_the_preacher_is_ransomed_like_a_knight_and_may_be_part_of_a_bargain() -> None:
    t = ground()
    t.state.preacher_owner, t.state.preacher_captor = GREEN, BROWN
    t.state.knights[BROWN] -= 1
    t.state.prisons[GREEN] = [BROWN]
    t.goto(Closing()).do(GREEN, "ransom", 200).do(BROWN, "counter", 0, 1, 0).do(GREEN, "accept")
    t.do(BROWN, "to", "hessen").do(GREEN, "to", "nassau")
    assert t.state.preacher == at("nassau")
    assert troops(t, "hessen") == (1, 0)
    t.state.preacher, t.state.preacher_captor = -1, BROWN
    t.goto(Closing())
    assert t.waiting() == (BROWN,)
    assert t.game.default(t.state, BROWN) == ("ransom", 100)


@pytest.mark.rule("MC-END-01", "MC-GEN-14")
def test_end_01_without_a_territory_a_knight_goes_to_supply_and_the_preacher_to_the_box() -> None:
    t = table()
    own(t, GREEN, "hessen")
    t.state.knights[BROWN] -= 1
    t.state.prisons[GREEN] = [BROWN]
    t.state.preacher_owner, t.state.preacher_captor = BROWN, GREEN
    t.goto(Closing())
    for _ in range(2):
        t.do(GREEN, "ransom", 50).do(BROWN, "accept")
    assert t.state.knights[BROWN] == 8
    assert (t.state.preacher, t.state.preacher_owner, t.state.preacher_captor) == (-1, -1, -1)
