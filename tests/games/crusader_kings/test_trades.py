"""Trades between players (chapter TRD), and peace by agreement."""

from __future__ import annotations

import pytest

from araldo.games.crusader_kings import GAME
from araldo.games.crusader_kings.box import id_of
from araldo.games.crusader_kings.rules.realm import at_war, has_claim, spend
from araldo.games.crusader_kings.state import Court, DynastyPhase, EraDraw, PlotPhase, Turn, Upkeep
from araldo.kernel import key_from_seed
from tests.games.crusader_kings.scenario import (
    CAPET,
    NORMANDY,
    SALIAN,
    CkTable,
    cards,
    castle,
    child,
    claim,
    develop,
    foot,
    gold,
    hand,
    land,
    only,
    own,
    reveal,
    table,
    war,
)


def market(**options: object) -> CkTable:
    """Capet has not yet revealed the card; everybody may trade."""
    t = table(trades=options.pop("trades", "full"), **options)
    hand(t, CAPET, "tax.tribute")
    t.state.laid[CAPET], t.state.hands[CAPET] = t.state.hands[CAPET], []
    t.goto(Turn(order=[CAPET], step=1))
    return t


def offer(t: CkTable, maker: int, house: str, *terms: tuple[object, ...]) -> CkTable:
    t.do(maker, "trade", f"house.{house}")
    return t.draft(maker, *terms)


@pytest.mark.rule("CK-TRD-01")
def test_anybody_may_propose_to_anybody_and_both_must_agree() -> None:
    t = market()
    assert t.waiting() == (CAPET,)
    gold(t, NORMANDY, 5)
    gold(t, SALIAN, 5)
    offer(t, NORMANDY, "salian", ("give_gold", 3))
    assert (t.asked, t.waiting()) == ("reply", (SALIAN,))
    t.do(SALIAN, "refuse")
    assert t.state.gold[1:] == [5, 5]
    assert t.asked == "reveal", "the question stands again"
    offer(t, NORMANDY, "salian", ("give_gold", 3))
    t.do(SALIAN, "accept")
    assert t.state.gold[1:] == [2, 8]


@pytest.mark.rule("CK-TRD-02", "CK-TRD-03")
def test_gold_territories_development_cards_and_claims_and_nothing_else() -> None:
    t = market()
    claim(t, CAPET, NORMANDY)
    claim(t, NORMANDY, CAPET)
    child(t, CAPET, "m")
    t.state.shields[0] = CAPET
    t.do(CAPET, "trade", "house.normandy")
    heads = {o.head[0] if hasattr(o, "head") else o[0] for o in t.options(CAPET)}
    both = {f"{verb}_{what}" for verb in ("give", "take") for what in ("gold", "land", "card", "claim")}
    assert heads == both | {"done"}
    t.draft(CAPET, ("give_claim",), ("take_card", "navy"))
    t.do(NORMANDY, "accept")
    assert not has_claim(t.state, CAPET, NORMANDY)
    assert has_claim(t.state, NORMANDY, CAPET)
    assert cards(t, CAPET) == ["chancellor", "navy"]


@pytest.mark.rule("CK-TRD-04")
def test_a_traded_territory_loses_footsoldier_and_title_and_keeps_the_rest() -> None:
    t = market()
    foot(t, "lorraine")
    castle(t, "lorraine")
    t.state.harvest[land("lorraine")] = 1
    t.state.duke[land("lorraine")] = child(t, CAPET, "m")
    offer(t, CAPET, "normandy", ("give_land", "lorraine"))
    t.do(NORMANDY, "accept")
    s = t.state
    here = land("lorraine")
    assert (s.owner[here], s.foot[here], s.castle[here], s.harvest[here], s.duke[here]) == (NORMANDY, 0, 1, 1, -1)
    assert len(s.children[CAPET]) == 1


@pytest.mark.rule("CK-TRD-04")
def test_nobody_is_left_without_territory_or_with_more_than_eight() -> None:
    t = market()
    only(t, CAPET, "paris")
    offer(t, CAPET, "normandy", ("give_land", "paris"))
    assert t.why(NORMANDY, "accept") == "CK-TRD-04"
    t.do(NORMANDY, "refuse")
    own(t, NORMANDY, "wales", "ireland", "scotland", "brittany")
    own(t, CAPET, "lorraine")
    offer(t, CAPET, "normandy", ("give_land", "lorraine"))
    assert t.why(NORMANDY, "accept") == "CK-TRD-04"


@pytest.mark.rule("CK-TRD-04", "CK-LIM-06")
def test_no_kind_twice_and_the_receiver_discards_down_to_three() -> None:
    t = market()
    develop(t, SALIAN)
    develop(t, NORMANDY, "chancellor", "navy")
    offer(t, CAPET, "normandy", ("give_card", "chancellor"))
    assert t.why(NORMANDY, "accept") == "CK-TRD-04"
    t.do(NORMANDY, "refuse")
    develop(t, NORMANDY, "steward", "marshal", "archbishop")
    offer(t, CAPET, "normandy", ("give_card", "chancellor"))
    t.do(NORMANDY, "accept")
    assert (t.asked, t.waiting()) == ("trade_discard", (NORMANDY,)), "the receiver chooses"
    assert {o[1] for o in t.options(NORMANDY)} == {"steward", "marshal", "archbishop"}
    t.do(NORMANDY, "discard", "archbishop")
    assert cards(t, NORMANDY) == ["chancellor", "marshal", "steward"]


@pytest.mark.rule("CK-TRD-04")
def test_a_card_for_a_card_of_the_same_type_needs_no_room() -> None:
    t = market()
    develop(t, SALIAN)
    develop(t, NORMANDY, "steward", "marshal", "archbishop")
    offer(t, CAPET, "normandy", ("give_card", "chancellor"), ("take_card", "marshal"))
    t.do(NORMANDY, "accept")
    assert cards(t, NORMANDY) == ["archbishop", "chancellor", "steward"]
    assert cards(t, CAPET) == ["marshal"]


@pytest.mark.rule("CK-TRD-05")
def test_only_an_immediate_exchange_is_carried_out() -> None:
    t = market()
    gold(t, CAPET, 2)
    gold(t, NORMANDY, 2)
    offer(t, CAPET, "normandy", ("give_gold", 2), ("take_land", "normandy"))
    t.do(NORMANDY, "accept")
    assert t.state.gold[:2] == [0, 4]
    assert t.state.owner[land("normandy")] == CAPET
    assert t.state.offers == []


@pytest.mark.rule("CK-TRD-06")
def test_windows_are_at_the_start_of_phases_and_before_cards_not_inside_actions() -> None:
    t = table(trades="full")
    t.goto(DynastyPhase())
    assert t.can(SALIAN, "trade", "house.capet")
    hand(t, CAPET, "tax.tribute", "war.old_wound", "realm.guild_gift")
    t.goto(PlotPhase())
    assert t.can(NORMANDY, "trade", "house.capet")
    assert market().can(NORMANDY, "trade", "house.salian")
    reveal(t, CAPET, "tax.crop_failure")
    assert t.asked == "act"
    assert not t.can(NORMANDY, "trade", "house.salian")


@pytest.mark.rule("CK-TRD-06")
def test_trades_are_open_at_the_draw_and_in_upkeep_even_for_who_cannot_pay() -> None:
    t = table(trades="full")
    t.goto(EraDraw())
    assert t.asked == "draw"
    assert t.can(SALIAN, "trade", "house.capet")
    t = table(trades="full")
    foot(t, "paris")
    gold(t, CAPET, 0)
    gold(t, NORMANDY, 3)
    t.goto(Upkeep())
    assert (t.asked, t.waiting()) == ("pay_troops", (CAPET,))
    offer(t, NORMANDY, "capet", ("give_gold", 1))
    t.do(CAPET, "accept")
    t.draft(CAPET, ("pay_for", "paris"))
    assert t.state.foot[land("paris")] == 1
    t = table()
    foot(t, "paris")
    gold(t, CAPET, 0)
    t.goto(Upkeep())
    assert t.state.unrest[land("paris")] == 1, "without trades there is nothing to ask"


@pytest.mark.rule("CK-TRD-01")
@pytest.mark.parametrize("lang", ["en", "it"])
def test_an_offer_says_what_each_side_hands_over(lang: str) -> None:
    t = market()
    gold(t, CAPET, 5)
    offer(t, CAPET, "normandy", ("give_gold", 2), ("take_land", "normandy"), ("take_card", "navy"))
    told = t.said("offer_trade")[0]
    assert (told["gives"], told["takes"]) == (["gold.2"], ["normandy", "navy"])
    label = GAME.label(t.view(NORMANDY), ("accept",), lang)
    assert {"en": "get 2 Gold, you give Normandy and Navy", "it": "ricevi 2 Oro, dai Normandia e Flotta"}[lang] in label
    t.do(NORMANDY, "counter_offer")
    t.draft(NORMANDY, ("take_gold", 4), ("give_card", "navy"))
    told = t.said("offer_trade")[1]
    assert (told["house"], told["gives"], told["takes"]) == ("house.normandy", ["navy"], ["gold.4"])


@pytest.mark.rule("CK-MAR-11")
@pytest.mark.parametrize("house", ["capet", "normandy"])
def test_a_proposal_says_which_family_the_couple_joins(house: str) -> None:
    t = table()
    son, girl = child(t, CAPET, "m"), child(t, NORMANDY, "f")
    t.goto(Court(seat=CAPET))
    t.do(CAPET, "propose", id_of(son), id_of(girl))
    t.draft(CAPET, ("family", f"house.{house}"))
    assert t.said("offer_marriage")[0]["family"] == f"house.{house}"
    label = GAME.label(t.view(NORMANDY), ("accept",), "en")
    assert f"joins House of {house.capitalize()}" in label


@pytest.mark.rule("CK-TRD-02")
def test_an_offer_that_can_no_longer_be_kept_cannot_be_accepted() -> None:
    t = market()
    gold(t, CAPET, 3)
    offer(t, CAPET, "normandy", ("give_gold", 3))
    gold(t, CAPET, 1)
    assert t.why(NORMANDY, "accept") == "CK-GEN-07"


@pytest.mark.rule("CK-GEN-07")
def test_payments_go_to_the_treasury() -> None:
    t = table()
    before = t.state.treasury
    assert spend(t.state, CAPET, 3) == 3
    assert t.state.treasury == before + 3


@pytest.mark.rule("CK-TRD-03")
@pytest.mark.parametrize(("trades", "goods"), [("gold_only", {"give_gold", "take_gold", "done"}), ("none", set())])
def test_the_table_may_allow_gold_only_or_no_trades(trades: str, goods: set[str]) -> None:
    t = table(trades=trades)
    t.goto(DynastyPhase())
    assert t.can(NORMANDY, "trade", "house.salian") is (trades != "none")
    if goods:
        t.do(NORMANDY, "trade", "house.salian")
        assert {o.head[0] if hasattr(o, "head") else o[0] for o in t.options(NORMANDY)} == goods


@pytest.mark.rule("CK-PAC-16")
@pytest.mark.parametrize("allowed", [True, False])
def test_peace_by_agreement_is_an_option(allowed: bool) -> None:
    t = market(peace_by_agreement=allowed)
    war(t, CAPET, NORMANDY)
    t.do(CAPET, "trade", "house.normandy")
    assert t.can(CAPET, "peace") is allowed
    if allowed:
        t.draft(CAPET, ("peace",))
        t.do(NORMANDY, "accept")
        assert not at_war(t.state, CAPET, NORMANDY)


@pytest.mark.rule("CK-TRD-06")
def test_trade_closes_with_the_first_secret_choice_of_the_plot_phase() -> None:
    t = table(trades="full")
    for seat in (CAPET, NORMANDY):
        hand(t, seat, "tax.tribute", "war.old_wound", "realm.guild_gift")
    t.goto(PlotPhase())
    assert t.can(NORMANDY, "trade", "house.salian")
    t.do(CAPET, "lay", "tax.tribute", "war.old_wound")
    assert not t.can(NORMANDY, "trade", "house.salian")


def test_the_offers_of_one_window_are_limited() -> None:
    t = market()
    for _ in range(3):
        offer(t, NORMANDY, "salian", ("give_gold", 1))
        t.do(SALIAN, "refuse")
    assert not t.can(NORMANDY, "trade", "house.salian")
    assert GAME.start(GAME.setup(3), key_from_seed(1)).trades_left == [3, 3, 3]
