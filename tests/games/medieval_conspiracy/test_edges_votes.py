"""Chapters 4.13, 4.14, 4.20 and 4.21, the edges: seats of Masters, sold electors, bans, ties."""

from __future__ import annotations

import pytest

from araldo.games.medieval_conspiracy import GAME
from araldo.games.medieval_conspiracy.box import ELECTORS, FAITH, TRADE, WAR
from araldo.games.medieval_conspiracy.rules.masters import candidates, recount, rightful, seats_for
from araldo.games.medieval_conspiracy.state import Chances, ElectorDeath, EmperorDeath, OwnStep
from tests.games.medieval_conspiracy.scenario import BROWN, GREEN, GREY, army, at, building, cash, heirs, own, table
from tests.games.medieval_conspiracy.test_electors import anarchy, dies, hold


@pytest.mark.rule("MC-MAS-10", "MC-MAS-14", "MC-ELEC-08")
@pytest.mark.parametrize("owned", [True, False])
def test_mas_14_a_seat_that_nobody_bought_may_be_taken_by_who_abstained(owned: bool) -> None:
    t = table()
    hold(t, faith=(GREEN, ""))
    if owned:
        own(t, GREY, "mainz")
        t.state.sold = 0b1111111
        t.place("elector_discard", None, t.state.elector_deck[:])
        t.script(0)
    t.goto(OwnStep(seat=GREEN)).do(GREEN, "abstain")
    if owned:
        t.goto(ElectorDeath())
    else:
        dies(t, "mainz")
    assert t.state.owner[at("mainz")] == -1
    assert t.asked == "vote"
    t.do(GREEN, "vote", "mainz")
    assert t.state.votes[FAITH] == ELECTORS.index("mainz")


@pytest.mark.rule("MC-MAS-10", "MC-MAS-05")
def test_mas_10_who_abstained_is_asked_again_when_another_master_loses_its_vote() -> None:
    t = table()
    hold(t, faith=(GREEN, ""), war=(BROWN, "mainz"))
    own(t, BROWN, "krain")
    t.goto(OwnStep(seat=GREEN)).do(GREEN, "abstain")
    t.state.units[at("krain")] = []
    t.state.knights[BROWN] += 4
    recount(t.state)
    t.goto(OwnStep(seat=GREEN))
    assert t.state.masters[WAR] == -1
    assert (t.asked, t.waiting()) == ("vote", (GREEN,))


@pytest.mark.rule("MC-MAS-10")
def test_mas_10_for_who_is_away_the_lowest_master_makes_room() -> None:
    t = table()
    own(t, GREY, "boehmen", "sachsen", "brandenburg")
    own(t, BROWN, "pfalz", "mainz")
    own(t, GREEN, "krain")
    hold(t, faith=(GREEN, ""), war=(GREEN, "trier"), trade=(BROWN, "koeln"))
    t.goto(OwnStep(seat=GREEN))
    assert GAME.default(t.state, GREEN) == ("vote", "koeln")


@pytest.mark.rule("MC-MAS-11")
@pytest.mark.parametrize(("neutral", "able"), [(3, {FAITH, WAR, TRADE}), (2, {FAITH, WAR}), (1, {FAITH})])
def test_mas_11_strict_thresholds_of_each_master(neutral: int, able: set[int]) -> None:
    t = table(strict_master_thresholds=True)
    for i, elector in enumerate(ELECTORS[neutral:]):
        own(t, i % 3, elector)
    assert {master for master in (FAITH, WAR, TRADE) if seats_for(t.state, master)} == able


@pytest.mark.rule("MC-MAS-04", "MC-GEN-02")
def test_mas_04_together_at_the_top_the_first_in_turn_order_not_the_first_seat() -> None:
    t = table()
    for seat, land in ((GREEN, "krain"), (GREY, "tirol")):
        own(t, seat, land)
        army(t, seat, land, knights=4)
    t.state.since[WAR] = [5, 5, 5]
    t.state.active = BROWN
    assert rightful(t.state, WAR) == GREY


@pytest.mark.rule("MC-MAS-13", "MC-MAS-14")
def test_mas_13_who_has_a_seat_is_not_asked_for_another() -> None:
    t = table()
    hold(t, faith=(GREEN, "trier"))
    dies(t, "mainz")
    assert t.asked == ""
    assert t.state.votes[FAITH] == ELECTORS.index("trier")


@pytest.mark.rule("MC-MAS-12", "MC-MAS-06")
def test_mas_12_without_a_vote_glory_and_income_stay() -> None:
    t = table()
    for i, elector in enumerate(ELECTORS):
        own(t, BROWN if i < 4 else GREY, elector)
    own(t, GREEN, "muenster", "osnabrueck", "tirol")
    before = t.state.income[GREEN]
    building(t, "relic", "muenster", "osnabrueck")
    t.goto(OwnStep(seat=GREEN))
    assert t.asked == ""  # no neutral elector: nowhere to vote
    assert t.state.masters[FAITH] == GREEN
    assert t.state.income[GREEN] == before + 2 * 10 + 20
    assert candidates(t.state)[GREEN][1:3] == (0, 4)


@pytest.mark.rule("MC-ELEC-03")
def test_elec_03_unsold_cards_are_shuffled_into_the_new_deck() -> None:
    places = set()
    for seed in range(12):
        t = table(seed=seed)
        for _ in range(8):
            t.goto(ElectorDeath())
        dead = [e["land"] for e in t.said("elector_died")]
        places.add(dead.index(dead[7]))
    assert len(places) > 2


@pytest.mark.rule("MC-ELEC-05", "MC-GEN-02")
def test_elec_05_the_first_with_an_heir_in_turn_order_opens() -> None:
    t = table()
    t.state.active = BROWN
    heirs(t, GREEN, 0, 1)
    heirs(t, GREY, 0, 1)
    heirs(t, BROWN, 1, 0)
    assert dies(t, "mainz").waiting() == (GREY,)


@pytest.mark.rule("MC-ELEC-03", "MC-ELEC-04")
def test_elec_04_when_the_seventh_is_sold_all_can_be_drawn() -> None:
    t = table()
    own(t, GREEN, *ELECTORS[:3])
    own(t, GREY, *ELECTORS[3:6])
    t.state.sold = 0b0111111
    heirs(t, BROWN, 1, 1)
    cash(t, BROWN, 500)
    dies(t, ELECTORS[6]).do(BROWN, "bid", 500)
    t.script(0)
    t.goto(ElectorDeath())
    assert [e["land"] for e in t.said("elector_died")] == [ELECTORS[6], ELECTORS[0]]


@pytest.mark.rule("MC-WIN-01", "MC-MAS-07")
def test_win_01_a_vote_on_the_seat_just_bought_does_not_count_with_it() -> None:
    t = table(deposition_counts_masters=True)
    hold(t, faith=(GREEN, "mainz"))
    own(t, GREEN, "boehmen", "sachsen")
    heirs(t, GREEN, 0, 1)
    cash(t, GREEN, 500)
    dies(t, "mainz").do(GREEN, "bid", 500)
    assert not GAME.over(t.state)  # three of his own; the vote is to be moved
    t.do(GREEN, "vote", "trier")
    assert t.state.ending == "deposed"


@pytest.mark.rule("MC-QCK-05")
def test_qck_05_direct_votes_outweigh_the_higher_master() -> None:
    t = table()
    own(t, GREEN, "mainz")
    t.goto(EmperorDeath())
    t.state.masters = [-1, BROWN, BROWN]  # 5 glory each
    outcome = GAME.outcome(t.state, cut=True)
    assert outcome.scores[:2] == (5, 5)
    assert outcome.winners == (GREEN,)


@pytest.mark.rule("MC-IMM-02", "MC-EMP-09")
def test_imm_02_immunity_outweighs_a_ban() -> None:
    t = table()
    own(t, GREEN, "nassau", "tirol", "bar")
    own(t, BROWN, "mark")
    heirs(t, BROWN, 1, 0)
    army(t, BROWN, "mark", mercenaries=1)
    t.state.banned = 1 << GREEN
    chances = Chances(cause="retaliation", order=[BROWN])
    assert t.goto(chances).asked == ""
    own(t, GREEN, "krain")
    t.goto(Chances(cause="retaliation", order=[BROWN]))
    assert t.can(BROWN, "attack", "nassau")


@pytest.mark.rule("MC-EMP-07", "MC-EMP-05")
def test_emp_07_a_war_of_the_first_round_against_a_banned_player_bans_nobody() -> None:
    t = anarchy()
    own(t, GREEN, "nassau")
    own(t, BROWN, "mark")
    for seat, land in ((GREEN, "nassau"), (BROWN, "mark")):
        heirs(t, seat, 2, 0)
        army(t, seat, land, mercenaries=2)
    t.goto(EmperorDeath())
    for seat in (GREEN, BROWN, GREY):
        t.do(seat, "pass")
    t.do(GREEN, "attack", "hessen").draft(GREEN, ("send", "mercenary", "nassau"))
    t.do(BROWN, "attack", "nassau")
    assert t.state.banned == 1 << GREEN


@pytest.mark.rule("MC-EMP-04", "MC-GEN-04", "MC-EMP-10")
def test_emp_04_a_castle_only_where_there_is_none_and_heirs_where_they_are_fewer() -> None:
    t = anarchy()
    building(t, "castle", "krain")
    heirs(t, GREEN, 2, 1)
    t.goto(EmperorDeath())
    assert not t.can(GREEN, "build", "krain")
    for seat in (GREEN, BROWN, GREY):
        t.do(seat, "pass")
    assert GAME.default(t.state, GREEN) == ("educate", "ecclesiastical")  # for who is away
    assert GAME.default(t.do(GREEN, "educate", "secular").state, BROWN) == ("educate", "secular")
