"""Chapters 4.6 and 4.7: windows, the stack, colours of cards, and the mercenary for a discarded card."""

from __future__ import annotations

import pytest

from araldo.games.medieval_conspiracy.box import FACE
from araldo.games.medieval_conspiracy.state import Auction, Birth, Death, Fate, FateTurn, OwnStep
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
    everybody,
    hand,
    heirs,
    idle,
    kinds,
    own,
    realm,
    table,
    troops,
)


def death(t: McTable, fief: str, namer: int = GREEN) -> McTable:
    return t.goto(Death(namer=namer, fief=at(fief)))  # type: ignore[return-value]


def pass_all(t: McTable) -> None:
    while t.asked == "react":
        everybody(t)


@pytest.mark.rule("MC-LORD-02", "MC-REA-04", "MC-REA-06")
@pytest.mark.example("MC-EX-02")
def test_ex_02_the_healer_answers_a_right_of_succession() -> None:
    t = table(4)
    a, b, c, d = GREEN, BROWN, GREY, RED
    own(t, a, "hessen")
    for seat in (b, c, d):
        heirs(t, seat, 1, 0)
    hand(t, a, "miracle_healer")
    hand(t, b, "hostler")
    hand(t, c, "right_of_succession")
    hand(t, d, "right_of_succession")
    death(t, "hessen", a)
    assert t.waiting() == (b, c, d, a)
    everybody(t, {c: ("play", "right_of_succession")})
    assert t.waiting() == (d, a, b)  # c holds no card any more
    everybody(t, {a: ("play", "miracle_healer")})
    everybody(t)
    assert t.asked == ""
    assert t.state.owner[at("hessen")] == a
    assert kinds(t, d) == ["right_of_succession"]
    assert {FACE[card] for card in t.state.action_discard} == {"right_of_succession", "miracle_healer"}


@pytest.mark.rule("MC-LORD-05")
@pytest.mark.example("MC-EX-03")
def test_ex_03_a_right_of_succession_takes_a_neutral_fief_for_nothing() -> None:
    t = table()
    heirs(t, GREEN, 1, 0)
    heirs(t, BROWN, 1, 0)
    hand(t, GREEN, "right_of_succession")
    death(t, "hessen", BROWN)
    everybody(t, {GREEN: ("play", "right_of_succession")})
    pass_all(t)
    t.do(GREEN, "take")
    assert t.state.owner[at("hessen")] == GREEN
    assert t.state.cash[GREEN] == 100
    assert t.state.heirs[GREEN] == [0, 0]


@pytest.mark.rule("MC-LORD-16", "MC-LORD-02")
@pytest.mark.example("MC-EXO-10")
def test_exo_10_the_later_intervention_takes_the_fief() -> None:
    t = table()
    for seat in (GREEN, BROWN):
        heirs(t, seat, 1, 0)
        hand(t, seat, "the_emperor_intervenes")
    death(t, "hessen", GREY)
    everybody(t, {GREEN: ("play", "the_emperor_intervenes")})
    everybody(t, {BROWN: ("play", "the_emperor_intervenes")})
    pass_all(t)
    assert t.state.owner[at("hessen")] == BROWN
    assert t.state.heirs[GREEN] == [1, 0]
    assert not t.state.stack
    assert len(t.state.action_discard) == 2


def birth(t: McTable, parent: int, children: int) -> McTable:
    return t.goto(Birth(seat=parent, children=children))  # type: ignore[return-value]


@pytest.mark.rule("MC-FATE-06", "MC-FATE-07", "MC-REA-08")
@pytest.mark.example("MC-EXO-09")
def test_exo_09_two_cradles_kill_twins() -> None:
    t = table()
    hand(t, BROWN, "death_in_the_cradle", "death_in_the_cradle")
    birth(t, GREEN, 2)
    everybody(t, {BROWN: ("play", "death_in_the_cradle")})
    everybody(t, {BROWN: ("play", "death_in_the_cradle")})
    pass_all(t)
    assert t.asked == ""
    assert t.state.heirs[GREEN] == [0, 0]


@pytest.mark.example("MC-EXO-09")
def test_exo_09_a_healer_saves_the_second_twin() -> None:
    t = table()
    hand(t, BROWN, "death_in_the_cradle")
    hand(t, GREEN, "miracle_healer")
    birth(t, GREEN, 2)
    everybody(t, {BROWN: ("play", "death_in_the_cradle")})
    everybody(t, {GREEN: ("play", "miracle_healer")})
    pass_all(t)
    t.do(GREEN, "educate", "secular")
    assert t.state.heirs[GREEN] == [2, 0]


@pytest.mark.rule("MC-FATE-06")
def test_fate_06_the_cradle_is_for_others_and_for_a_living_child() -> None:
    t = table()
    hand(t, GREEN, "death_in_the_cradle")
    hand(t, BROWN, "death_in_the_cradle")
    birth(t, GREEN, 1)
    assert t.why(GREEN, "play", "death_in_the_cradle") == "MC-FATE-06"
    birth(t, GREY, 1)
    everybody(t, {GREEN: ("play", "death_in_the_cradle")})
    assert t.why(BROWN, "play", "death_in_the_cradle") == "MC-FATE-06"  # the only child is doomed already


@pytest.mark.rule("MC-REA-03", "MC-REA-07")
def test_rea_03_left_of_the_namer_first_and_only_empty_hands_are_left_out() -> None:
    t = table(4)
    for seat in range(4):
        hand(t, seat, "hostler")
    death(t, "hessen", BROWN)
    assert t.waiting() == (GREY, RED, GREEN, BROWN)
    assert t.options(GREY) == [("pass",)]
    t.place("action_discard", None, t.state.hands[RED][:])
    death(t, "hessen", BROWN)
    assert t.waiting() == (GREY, GREEN, BROWN)


@pytest.mark.rule("MC-REA-05", "MC-REA-06")
def test_rea_06_a_claim_whose_heir_is_gone_is_discarded() -> None:
    t = table()
    heirs(t, GREEN, 1, 0)
    hand(t, GREEN, "right_of_succession")
    hand(t, BROWN, "hostler")
    death(t, "hessen", BROWN)
    everybody(t, {GREEN: ("play", "right_of_succession")})
    heirs(t, GREEN, 0, 0)
    pass_all(t)
    assert t.said("fizzled")
    assert t.state.owner[at("hessen")] == -1


@pytest.mark.rule("MC-ACT-02", "MC-ACT-03", "MC-ACT-05", "MC-BISH-01", "MC-HEIR-03")
def test_act_cards_out_of_place_name_the_rule() -> None:
    t = table()
    hand(t, GREEN, "crusade", "alchemist", "miracle_healer", "right_of_succession", "pestilence")
    own(t, BROWN, "hessen")
    death(t, "hessen", BROWN)
    assert t.why(GREEN, "play", "crusade") == "MC-ACT-02"
    assert t.why(GREEN, "play", "alchemist") == "MC-ACT-05"
    assert t.why(GREEN, "play", "pestilence") == "MC-ACT-03"
    assert t.why(GREEN, "play", "miracle_healer") == "MC-ACT-03"  # not Green's Lord
    assert t.why(GREEN, "play", "right_of_succession") == "MC-HEIR-03"
    heirs(t, GREEN, 1, 1)
    death(t, "muenster", BROWN)
    assert t.why(GREEN, "play", "right_of_succession") == "MC-BISH-01"


@pytest.mark.rule("MC-ACT-07", "MC-ACT-01", "MC-AUC-06")
def test_act_07_a_card_and_80_ducats_for_a_mercenary_at_any_own_decision() -> None:
    t = table()
    own(t, GREEN, "hessen")
    hand(t, GREEN, "hostler", "crusade")
    hand(t, BROWN, "hostler")
    own(t, BROWN, "bar")
    death(t, "nassau", BROWN)
    t.do(GREEN, "levy", "crusade", "hessen")
    assert troops(t, "hessen") == (0, 1)
    assert t.state.cash[GREEN] == 20
    assert t.asked == "react"  # the window stands
    assert t.why(GREEN, "levy", "hostler", "hessen") == "MC-ACT-07"
    t.state.tied[BROWN] = 30
    assert t.why(BROWN, "levy", "hostler", "bar") == "MC-ACT-07"


@pytest.mark.rule("MC-ACT-07")
def test_act_07_also_for_somebody_who_is_not_asked() -> None:
    """A bidder who has passed, while another thinks about his bid."""
    t = table()
    own(t, GREY, "hessen")
    hand(t, GREY, "hostler", "crusade")
    t.goto(Auction(kind="lord", lot=at("nassau"), at=GREEN, still=[GREEN, BROWN, GREY], least=10))
    idle(t, "bid").do(GREEN, "bid", 10)
    idle(t, "bid").do(BROWN, "bid", 20)
    idle(t, "bid").do(GREY, "pass")
    assert (t.asked, t.waiting()) == ("before_bid", (GREY,))  # Grey might play a Pestilence
    t.do(GREY, "pass")
    assert (t.asked, t.waiting()) == ("bid", (GREEN,))
    t.do(GREY, "levy", "hostler", "hessen")
    assert (troops(t, "hessen"), t.state.cash[GREY]) == ((0, 1), 20)
    assert (t.asked, t.waiting()) == ("bid", (GREEN,))  # nobody is asked again what may come before this bid


@pytest.mark.rule("MC-WRE-02")
def test_wre_02_war_emphasis_makes_it_60() -> None:
    t = table(war_emphasis=True)
    own(t, GREEN, "hessen")
    hand(t, GREEN, "hostler")
    t.goto(OwnStep(seat=GREEN))
    t.do(GREEN, "levy", "hostler", "hessen")
    assert t.state.cash[GREEN] == 40


@pytest.mark.rule("MC-GEN-10")
def test_gen_10_without_a_piece_nothing_is_placed() -> None:
    t = table()
    own(t, GREEN, "hessen")
    army(t, GREEN, "hessen", mercenaries=14)
    hand(t, GREEN, "mercenary")
    t.goto(OwnStep(seat=GREEN)).do(GREEN, "abstain")  # 14 troops are worth a Master of War
    assert t.why(GREEN, "play", "mercenary", "hessen") == "MC-GEN-10"
    assert t.why(GREEN, "levy", "mercenary", "hessen") == "MC-GEN-10"


@pytest.mark.rule("MC-TURN-03", "MC-ACT-04", "MC-ACT-08")
def test_turn_03_black_cards_in_an_own_step() -> None:
    t = table()
    realm(t, GREEN)
    own(t, BROWN, "hessen")
    army(t, BROWN, "hessen", knights=2, mercenaries=3)
    hand(t, GREEN, "campaign_against_the_slavs", "crusade", "peasant_uprising", "defector", "mercenary")
    t.goto(OwnStep(seat=GREEN))
    t.do(GREEN, "play", "campaign_against_the_slavs", "hessen")
    assert troops(t, "hessen") == (1, 2)
    t.do(GREEN, "play", "defector", "hessen", "krain")
    assert troops(t, "hessen") == (1, 1)
    assert troops(t, "krain") == (0, 1)
    t.do(GREEN, "play", "peasant_uprising", "hessen")
    assert troops(t, "hessen") == (1, 0)
    t.do(GREEN, "play", "crusade", "hessen")
    assert troops(t, "hessen") == (0, 0)
    t.do(GREEN, "play", "mercenary", "krain")
    assert t.state.cash[GREEN] == 50
    assert t.asked == ""  # no card left: nothing more to ask


@pytest.mark.rule("MC-ACT-01")
def test_act_01_a_mercenary_card_costs_50() -> None:
    t = table()
    own(t, GREEN, "hessen")
    hand(t, GREEN, "mercenary")
    cash(t, GREEN, 40)
    t.goto(OwnStep(seat=GREEN))
    assert t.why(GREEN, "play", "mercenary", "hessen") == "MC-ACT-01"


@pytest.mark.rule("MC-FATE-08", "MC-REA-09", "MC-REA-02")
def test_fate_08_the_witch_turns_a_birth_into_a_death() -> None:
    t = table()
    hand(t, GREEN, "witch_in_the_woods")
    t.script(3)
    t.goto(FateTurn(seat=GREEN))
    t.do(GREEN, "done")
    t.do(GREEN, "play", "witch_in_the_woods")
    assert t.asked == "fate"
    assert t.waiting() == (GREEN,)


@pytest.mark.rule("MC-FATE-01", "MC-FATE-05", "MC-FATE-07", "MC-HEIR-01")
@pytest.mark.parametrize(("roll", "count"), [(4, 1), (5, 1), (6, 2)])
def test_fate_05_births(roll: int, count: int) -> None:
    t = table()
    t.script(roll - 1)
    t.goto(FateTurn(seat=GREEN))
    t.do(GREEN, "educate", "ecclesiastical")
    assert t.state.heirs[GREEN] == [0, count]
    assert t.state.family[GREEN] == 20 - count


@pytest.mark.rule("MC-FATE-07")
def test_fate_07_twins_part_only_by_option() -> None:
    t = table(twins_may_split=True)
    t.script(5)
    t.goto(FateTurn(seat=GREEN))
    t.do(GREEN, "educate", "ecclesiastical").do(GREEN, "educate", "secular")
    assert t.state.heirs[GREEN] == [1, 1]


@pytest.mark.rule("MC-FATE-02", "MC-FATE-03", "MC-FATE-04", "MC-BLD-01", "MC-IMM-01")
def test_fate_03_who_may_die() -> None:
    t = table()
    realm(t, BROWN)
    own(t, GREY, "hessen")
    building(t, "castle", "tirol")
    t.script(0)
    t.goto(FateTurn(seat=GREEN))
    assert t.asked == "fate"
    assert t.why(GREEN, "kill", "tirol") == "MC-BLD-01"
    assert t.why(GREEN, "kill", "hessen") == "MC-IMM-01"  # Grey owns one territory
    assert t.can(GREEN, "kill", "goerlitz")  # Brown owns four
    assert t.can(GREEN, "kill", "mark")  # neutral
    assert not t.can(GREEN, "kill", "mainz")
    t.do(GREEN, "elector")
    assert t.said("elector_died")


@pytest.mark.rule("MC-FATE-01")
def test_fate_01_in_turn_order_each_completely() -> None:
    t = table()
    t.script(3, 3, 3)
    t.goto(Fate())
    order = []
    while t.asked:
        order.append(t.waiting()[0])
        t.do(t.waiting()[0], "educate", "secular")
    assert order == [GREEN, BROWN, GREY]
