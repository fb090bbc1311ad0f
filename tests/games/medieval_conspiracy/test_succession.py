"""Chapters 4.9, 4.11 and 4.12: auctions, the death of a Lord or Bishop, claims and bribes."""

from __future__ import annotations

import pytest

from araldo.games.medieval_conspiracy.box import MASTERS, TRADE
from araldo.games.medieval_conspiracy.rules.auction import half
from araldo.games.medieval_conspiracy.state import Auction, Death
from tests.games.medieval_conspiracy.scenario import (
    BROWN,
    GREEN,
    GREY,
    McTable,
    army,
    at,
    building,
    cash,
    everybody,
    hand,
    heirs,
    own,
    realm,
    table,
    troops,
)


def death(t: McTable, fief: str, namer: int = GREEN) -> McTable:
    t.goto(Death(namer=namer, fief=at(fief)))
    return t


def no_bribes(t: McTable) -> McTable:
    while t.asked == "bribe":
        t.do(t.waiting()[0], "done")
    return t


def owner(t: McTable, land: str) -> int:
    return int(t.state.owner[at(land)])


# -- auctions


def auction(t: McTable, *seats: int, least: int = 10) -> McTable:
    t.goto(Auction(kind="lord", lot=at("hessen"), at=seats[0], still=list(seats), least=least))
    return t


@pytest.mark.rule("MC-AUC-01", "MC-AUC-02", "MC-AUC-03", "MC-AUC-04", "MC-AUC-06", "MC-AUC-07", "MC-GEN-09")
def test_auc_03_bids() -> None:
    t = auction(table(), GREEN, BROWN, GREY)
    assert t.why(GREEN, "bid", 110) == "MC-AUC-06"
    assert t.why(GREEN, "bid", 15) == "not-offered"
    t.do(GREEN, "bid", 30)
    assert t.state.tied == [30, 0, 0]
    assert t.why(BROWN, "bid", 30) == "MC-AUC-03"
    t.do(BROWN, "pass").do(GREY, "bid", 100)
    assert t.state.tied == [0, 0, 100]
    t.do(GREEN, "pass")
    assert t.state.cash == [100, 100, 0]
    assert t.asked == ""


@pytest.mark.rule("MC-AUC-06")
def test_auc_06_whoever_bids_is_known_to_have_as_much() -> None:
    t = auction(table(), GREEN, BROWN, GREY)
    for low in t.state.low:
        low[GREEN] = 0  # nobody knows what Green has
    t.do(GREEN, "bid", 30)
    assert [low[GREEN] for low in t.state.low] == [30, 30, 30, 30]


@pytest.mark.rule("MC-GEN-08")
def test_gen_08_single_ducats_by_option() -> None:
    t = auction(table(money_unit=1), GREEN, BROWN)
    t.do(GREEN, "bid", 15)
    assert t.why(BROWN, "bid", 24) == "MC-AUC-03"
    assert t.can(BROWN, "bid", 26)


@pytest.mark.rule("MC-AUC-05", "MC-AUC-10")
def test_auc_05_the_last_one_still_has_to_bid() -> None:
    t = auction(table(), GREEN, BROWN)
    t.do(GREEN, "pass")
    assert t.waiting() == (BROWN,)
    t.do(BROWN, "pass")
    assert t.said("unsold")


@pytest.mark.rule("MC-AUC-08")
@pytest.mark.example("MC-EXO-06")
def test_exo_06_half_the_bid() -> None:
    assert half(70, 10) == 40
    assert half(500, 10) == 250
    assert half(70, 1) == 35
    t = table()
    hand(t, GREEN, "magistrate_of_trade")
    auction(t, GREEN)
    t.do(GREEN, "bid", 70)
    assert t.asked == "auction_won"
    t.do(GREEN, "play", "magistrate_of_trade")
    assert t.state.cash[GREEN] == 60


@pytest.mark.rule("MC-AUC-09")
def test_auc_09_pestilence_shuts_out_who_is_about_to_bid() -> None:
    t = table()
    hand(t, GREY, "pestilence")
    auction(t, GREEN, BROWN)
    assert t.asked == "before_bid"
    t.do(GREY, "pass")
    t.do(GREEN, "bid", 10)
    t.do(GREY, "play", "pestilence")
    assert t.asked == ""
    assert t.said("won")[0]["seat"] == GREEN
    assert not t.state.hands[GREY]


# -- Lords


@pytest.mark.rule("MC-LORD-04", "MC-LORD-05", "MC-LORD-11", "MC-HEIR-02", "MC-HEIR-05")
def test_lord_05_the_family_keeps_its_fief_for_an_heir() -> None:
    t = table()
    realm(t, BROWN)
    own(t, BROWN, "hessen")
    heirs(t, BROWN, 2, 0)
    heirs(t, GREEN, 1, 0)
    death(t, "hessen")
    t.do(BROWN, "claim")  # and is not asked again
    assert owner(t, "hessen") == BROWN
    assert t.state.heirs[BROWN] == [1, 0]


@pytest.mark.rule("MC-LORD-06", "MC-LORD-10", "MC-LORD-15", "MC-WAR-02")
def test_lord_06_two_claimants_bid_and_who_bid_may_attack() -> None:
    t = table()
    own(t, BROWN, "hessen", "mark")
    realm(t, GREEN)
    realm(t, GREY)
    realm(t, BROWN)
    own(t, GREEN, "nassau")
    own(t, GREY, "thueringen")
    for seat in (GREEN, BROWN, GREY):
        heirs(t, seat, 2, 0)
    army(t, GREEN, "nassau", mercenaries=1)
    army(t, GREY, "thueringen", mercenaries=1)
    hand(t, GREEN, "right_of_succession")
    death(t, "hessen", GREY)
    everybody(t, {GREEN: ("play", "right_of_succession")})
    t.do(BROWN, "claim")
    no_bribes(t)
    assert t.waiting() == (GREEN,)  # Grey, no claimant, is not in it
    t.do(GREEN, "bid", 20).do(BROWN, "bid", 30).do(GREEN, "pass")
    assert owner(t, "hessen") == BROWN
    assert t.asked == "attack"
    assert t.waiting() == (GREEN,)  # Grey has troops next to it, but made no bid


@pytest.mark.rule("MC-LORD-07", "MC-LORD-09", "MC-AUC-11")
def test_lord_07_no_claimant_all_with_an_heir() -> None:
    t = table()
    heirs(t, GREEN, 1, 0)
    heirs(t, BROWN, 1, 0)
    heirs(t, GREY, 0, 3)
    cash(t, BROWN, 0)
    death(t, "hessen")
    no_bribes(t)
    t.do(GREEN, "pass")
    assert t.waiting() == (BROWN,)
    assert t.why(BROWN, "bid", 10) == "MC-AUC-06"
    t.do(BROWN, "pass")
    assert owner(t, "hessen") == -1


@pytest.mark.rule("MC-LORD-08")
@pytest.mark.parametrize(("answer", "now"), [("take", GREEN), ("decline", -1)])
def test_lord_08_the_only_one_pays_nothing(answer: str, now: int) -> None:
    t = table()
    heirs(t, GREEN, 1, 0)
    death(t, "hessen")
    t.do(GREEN, answer)
    assert owner(t, "hessen") == now
    assert t.state.cash[GREEN] == 100


@pytest.mark.rule("MC-LORD-08")
@pytest.mark.example("MC-EXO-14")
def test_exo_14_pestilence_frees_nobody_from_bidding() -> None:
    t = table()
    heirs(t, GREEN, 1, 0)
    heirs(t, BROWN, 1, 0)
    hand(t, GREY, "pestilence")
    death(t, "hessen")
    everybody(t)
    no_bribes(t)
    t.do(GREY, "play", "pestilence")
    assert t.asked == "bid"
    assert t.waiting() == (BROWN,)
    t.do(BROWN, "pass")
    assert owner(t, "hessen") == -1


@pytest.mark.rule("MC-LORD-12", "MC-LORD-13", "MC-BLD-06", "MC-GEN-13")
def test_lord_13_strangers_leave_and_buildings_stay() -> None:
    t = table()
    own(t, BROWN, "hessen", "berg", "holland", "tirol")
    army(t, BROWN, "hessen", knights=1, mercenaries=1, hits=0)
    building(t, "castle", "hessen")
    heirs(t, GREEN, 1, 0)
    t.state.preacher, t.state.preacher_owner = at("hessen"), BROWN
    death(t, "hessen")
    t.do(GREEN, "take")
    assert owner(t, "hessen") == GREEN
    assert troops(t, "hessen") == (0, 0)
    assert troops(t, "berg") == (1, 1)  # the nearest own
    assert t.state.preacher == at("berg")
    assert t.state.castle[at("hessen")] == 1
    assert t.state.family[BROWN] == 20 - 3


@pytest.mark.rule("MC-LORD-13")
def test_lord_13_between_two_nearest_the_owner_chooses() -> None:
    t = table()
    own(t, BROWN, "hessen", "mark", "nassau", "tirol")
    army(t, BROWN, "hessen", mercenaries=2)
    heirs(t, GREEN, 1, 0)
    death(t, "hessen")
    t.do(GREEN, "take")
    assert t.asked == "haven"
    assert t.waiting() == (BROWN,)
    assert t.why(BROWN, "to", "tirol") == "not-offered"
    t.do(BROWN, "to", "nassau")
    assert troops(t, "nassau") == (0, 2)


@pytest.mark.rule("MC-LORD-14")
def test_lord_14_a_knight_and_two_mercenaries_may_follow() -> None:
    t = table()
    own(t, GREEN, "krain")
    army(t, GREEN, "krain", knights=2, mercenaries=3)
    heirs(t, GREEN, 1, 0)
    death(t, "hessen")
    t.do(GREEN, "take")
    t.do(GREEN, "send", "knight", "krain")
    assert not t.can(GREEN, "send", "knight", "krain")
    t.draft(GREEN, ("send", "mercenary", "krain"), ("send", "mercenary", "krain"))
    assert troops(t, "hessen") == (1, 2)
    assert troops(t, "krain") == (1, 1)


@pytest.mark.rule("MC-LORD-03", "MC-GEN-12")
@pytest.mark.example("MC-EXO-13")
def test_exo_13_a_family_that_keeps_its_fief_keeps_its_master() -> None:
    t = table()
    own(t, GREEN, "mark", "muenster", "kleve", "berg", "paderborn")
    building(t, "city", "mark")
    assert t.state.tracks[TRADE][GREEN] == 80
    heirs(t, GREEN, 1, 0)
    death(t, "mark")
    assert t.asked == "vote"
    t.do(GREEN, "vote", "mainz")
    t.do(GREEN, "claim")
    assert t.state.masters[TRADE] == GREEN
    assert t.state.votes[TRADE] >= 0
    assert [e["master"] for e in t.said("master")] == [MASTERS[TRADE]]
    assert not t.said("master_unheld")


# -- bribes


def bribing(**options: str) -> McTable:
    t = table(**options)
    for seat in (GREEN, BROWN, GREY):
        heirs(t, seat, 1, 0)
    hand(t, GREEN, "right_of_succession")
    hand(t, BROWN, "right_of_succession")
    death(t, "hessen", GREY)
    everybody(t, {GREEN: ("play", "right_of_succession")})
    everybody(t, {BROWN: ("play", "right_of_succession")})
    while t.asked == "react":
        everybody(t)
    return t


@pytest.mark.rule("MC-BRI-01", "MC-BRI-02", "MC-BRI-03", "MC-BRI-04", "MC-GEN-07")
def test_bri_03_all_with_an_heir_must_agree() -> None:
    t = bribing()
    assert t.waiting() == (GREEN,)
    t.do(GREEN, "propose").do(GREEN, "offer", BROWN, 60)
    assert not t.can(GREEN, "offer", GREY, 50)  # more than he has
    t.draft(GREEN, ("offer", GREY, 40))
    assert set(t.waiting()) == {BROWN, GREY}
    t.do(BROWN, "accept").do(GREY, "accept")
    assert t.state.cash == [0, 160, 140]
    assert owner(t, "hessen") == GREEN
    assert t.asked == ""  # no bids, no war


@pytest.mark.rule("MC-BRI-04")
def test_bri_04_refused_nothing_is_paid_and_the_next_may_propose() -> None:
    t = bribing()
    t.draft(GREEN, ("propose",), ("offer", BROWN, 60))
    t.do(BROWN, "accept").do(GREY, "refuse")
    assert t.state.cash == [100, 100, 100]
    assert t.asked == "bribe"
    assert t.waiting() == (BROWN,)
    t.draft(BROWN)
    assert t.asked == "bid"


@pytest.mark.rule("MC-BRI-03")
def test_bri_03_by_option_only_bidders_are_asked() -> None:
    t = bribing(bribe_consent="bidders")
    t.draft(GREEN, ("propose",))
    assert t.waiting() == (BROWN,)


# -- Bishops


@pytest.mark.rule("MC-BISH-02", "MC-BISH-03", "MC-BISH-04", "MC-BRI-05", "MC-AUC-10")
def test_bish_02_an_auction_for_all_with_a_church_heir_and_no_bribes() -> None:
    t = table()
    own(t, BROWN, "muenster")
    realm(t, BROWN)
    heirs(t, BROWN, 0, 1)
    heirs(t, GREY, 3, 0)
    death(t, "muenster")
    assert t.asked == "bid"  # the former owner alone still has to bid
    assert t.waiting() == (BROWN,)
    t.do(BROWN, "bid", 10)
    assert owner(t, "muenster") == BROWN
    assert t.state.heirs[BROWN] == [0, 0]


@pytest.mark.rule("MC-BISH-04")
def test_bish_04_nobody_bids() -> None:
    t = table()
    own(t, BROWN, "muenster")
    death(t, "muenster")
    assert t.asked == ""
    assert owner(t, "muenster") == -1
    assert t.state.family[BROWN] == 20


@pytest.mark.rule("MC-LORD-01", "MC-WAR-05")
def test_war_05_the_attack_follows_the_occupation_at_once() -> None:
    """First the cards, then the auction, the garrison, and only then, before anything else, the attack."""
    t = table()
    for seat in (GREEN, BROWN):
        realm(t, seat)
        heirs(t, seat, 2, 0)
    own(t, GREEN, "nassau")
    army(t, GREEN, "nassau", mercenaries=1)
    army(t, BROWN, "tirol", mercenaries=1)
    hand(t, GREY, "right_of_succession", "the_emperor_intervenes", "miracle_healer")
    death(t, "hessen", GREY)
    assert t.asked == "react"
    everybody(t)
    no_bribes(t)
    for seat, bid in ((GREEN, ("bid", 10)), (BROWN, ("bid", 20)), (GREEN, ("pass",))):
        t.do(GREY, "pass").do(seat, *bid)
    t.draft(BROWN, ("send", "mercenary", "tirol"))
    assert t.asked == "attack"
    t.do(GREEN, "attack", "hessen")
    assert [e["land"] for e in t.said("war")] == ["hessen"]
