"""Trades between players (chapter TRD), and peace by agreement."""

from __future__ import annotations

import pytest

from araldo.games.crusader_kings import GAME
from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import id_of
from araldo.games.crusader_kings.rules.realm import at_war, has_claim, lands_of, spend
from araldo.games.crusader_kings.state import Check, Court, DynastyPhase, EraDraw, Fallen, Plot, PlotPhase, Turn, Upkeep
from araldo.games.crusader_kings.telling.deals import deal
from araldo.kernel import key_from_seed
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
    hand,
    land,
    only,
    own,
    reveal,
    table,
    war,
)

HOLY = ("crusade.holy_relic", "crusade.absolution")


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


@pytest.mark.rule("CK-TRD-01", "CK-TRD-03")
def test_everybody_is_told_what_each_side_of_an_offer_hands_over() -> None:
    t = market(peace_by_agreement=True)
    gold(t, NORMANDY, 5)
    claim(t, NORMANDY, SALIAN)
    land = IDS[lands_of(t.state, SALIAN)[0]]
    t.do(NORMANDY, "trade", "house.salian")
    assert deal(t.state, CAPET) == ()  # nothing is offered while terms are put together
    t.draft(NORMANDY, ("give_gold", 3), ("take_land", land), ("give_claim",), ("peace",))
    for viewer in (CAPET, NORMANDY, SALIAN):
        [told] = deal(t.state, viewer)
        assert told.goods == ((NORMANDY, SALIAN, "gold", 3), (SALIAN, NORMANDY, land, ""))
        assert [clause for clause, *_ in told.clauses] == ["waived", "peace"]
        assert (told.proposer, told.accepted, told.replies) == (NORMANDY, [NORMANDY], 2)


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
def test_trades_are_open_in_every_phase_and_while_a_card_is_unresolved() -> None:
    t = table(trades="full")
    t.goto(DynastyPhase())
    assert t.can(SALIAN, "trade", "house.capet")
    hand(t, CAPET, "tax.tribute", "war.old_wound", "realm.guild_gift")
    t.goto(PlotPhase())
    assert t.can(NORMANDY, "trade", "house.capet")
    assert market().can(NORMANDY, "trade", "house.salian")
    reveal(t, CAPET, "realm.guild_gift")
    assert t.asked == "act"
    offer(t, CAPET, "normandy", ("take_gold", 1))
    t.do(NORMANDY, "accept")
    assert (t.asked, t.waiting()) == ("act", (CAPET,)), "and the question stands again"


@pytest.mark.rule("CK-TRD-06")
def test_trades_are_open_during_a_check() -> None:
    """The saboteurs borrow from each other, the checking player buys them off."""
    t = table(trades="full")
    for seat, amount in ((CAPET, 4), (NORMANDY, 2), (SALIAN, 0)):
        gold(t, seat, amount)
    bag(t, CAPET, "humble", "brave", "cruel")
    t.script(0)
    t.goto(Check(seat=CAPET, kind="build"))
    assert t.asked == "invest"
    offer(t, NORMANDY, "capet", ("take_gold", 1))
    t.do(CAPET, "accept")
    assert {a[1] for a in t.options(CAPET)} == {0, 1, 2}, "of the three Gold that are left"
    t.do(CAPET, "invest", 2)
    assert (t.asked, t.waiting()) == ("sabotage", (NORMANDY,))
    offer(t, SALIAN, "normandy", ("take_gold", 2))
    t.do(NORMANDY, "accept")
    t.do(NORMANDY, "pass").do(SALIAN, "pass")
    assert t.asked == "sacrifice"
    assert t.can(SALIAN, "trade", "house.normandy")


@pytest.mark.rule("CK-TRD-06", "CK-AI-05")
def test_trades_are_open_before_the_card_of_an_automatic_dynasty() -> None:
    t = table(2, automata=1, trades="full")
    t.goto(Turn(order=[2], step=1))
    assert (t.asked, t.waiting()) == ("turn_card", (CAPET,)), "the next player turns it up"
    assert t.can(NORMANDY, "trade", "house.capet")
    t.do(CAPET, "reveal")
    assert t.said("revealed") or not t.state.stocks[2]
    t = table(2, automata=1, trades="none")
    t.goto(Turn(order=[2], step=1))
    assert t.asked != "turn_card", "without trades there is nothing to wait for"


@pytest.mark.rule("CK-TRD-02")
def test_territories_of_a_revealed_action_or_event_are_not_traded() -> None:
    t = table(trades="full")
    foot(t, "paris", "lorraine")
    claim(t, CAPET, SALIAN)
    gold(t, CAPET, 3)
    reveal(t, CAPET, "war.old_wound")
    t.do(CAPET, "invade")
    t.do(SALIAN, "trade", "house.capet")
    assert t.can(SALIAN, "give_land", "saxony")
    t.draft(SALIAN)
    target = next(str(a[2]) for a in t.options(CAPET) if a[:2] == ("attack", "lorraine"))
    t.draft(CAPET, ("attack", "lorraine", target))
    assert t.asked == "invest"
    t.do(NORMANDY, "trade", "house.capet")
    takes = {a[1] for a in t.options(NORMANDY) if a[0] == "take_land"}
    assert "lorraine" not in takes
    assert target not in takes
    assert {"paris", "toulouse"} <= takes


@pytest.mark.rule("CK-TRD-02")
@pytest.mark.parametrize(("card", "free"), [("tax.crop_failure", False), ("realm.guild_gift", True)])
def test_all_that_a_tax_card_will_tax_is_barred(card: str, free: bool) -> None:
    t = table(trades="full")
    reveal(t, CAPET, card)
    t.do(NORMANDY, "trade", "house.capet")
    assert t.can(NORMANDY, "take_land", "paris") is free
    assert t.can(NORMANDY, "give_land", "wessex")


@pytest.mark.rule("CK-TRD-02", "CK-ELM-05")
def test_a_dynasty_that_has_fallen_trades_no_more() -> None:
    t = table(trades="full")
    only(t, NORMANDY)
    t.goto(Fallen(seat=NORMANDY))
    assert t.asked == "return"
    assert not t.can(CAPET, "trade", "house.normandy")
    assert t.can(CAPET, "trade", "house.salian")
    assert not t.can(NORMANDY, "trade", "house.capet")


@pytest.mark.rule("CK-INT-11", "CK-TRD-06")
def test_a_councillor_sold_in_the_middle_of_the_plot_against_him_is_not_safe() -> None:
    t = table(trades="full")
    develop(t, NORMANDY, "marshal")
    develop(t, SALIAN)
    gold(t, CAPET, 1)
    bag(t, CAPET, "brave")
    t.script(0).goto(Plot(seat=CAPET))
    t.do(CAPET, "remove", "house.normandy", "marshal")
    assert t.asked == "invest"
    offer(t, NORMANDY, "salian", ("give_card", "marshal"))
    t.do(SALIAN, "accept")
    t.do(CAPET, "invest", 0)
    assert cards(t, SALIAN) == []


@pytest.mark.rule("CK-TRD-06", "CK-MOB-01")
def test_what_one_was_drafting_is_there_again_after_a_trade() -> None:
    t = table(trades="full")
    reveal(t, CAPET, "war.old_wound")
    t.do(CAPET, "mobilise").do(CAPET, "raise", "paris").do(CAPET, "raise", "lorraine")
    offer(t, NORMANDY, "capet", ("take_land", "lorraine"))
    t.do(CAPET, "accept")
    assert t.asked == "muster"
    t.do(CAPET, "done")
    assert t.said("mobilised") == [{"house": "house.capet", "lands": ["paris"]}], "without what was given away"


@pytest.mark.rule("CK-RLM-06", "CK-TRD-06")
def test_who_has_given_the_last_gold_away_buys_nothing() -> None:
    t = table(trades="full")
    gold(t, CAPET, 1)
    reveal(t, CAPET, "realm.guild_gift")
    t.do(CAPET, "develop")
    assert t.asked == "buy"
    offer(t, NORMANDY, "capet", ("take_gold", 1))
    t.do(CAPET, "accept")
    assert t.asked != "buy"
    assert t.state.gold[CAPET] == 0


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


@pytest.mark.rule("CK-TRD-06", "CK-RND-05")
def test_a_trade_in_the_plot_phase_comes_before_all_cards_are_down() -> None:
    """Also when somebody has chosen already: what the trade forbids is chosen again."""
    t = table(trades="full")
    develop(t, CAPET, "archbishop")
    develop(t, NORMANDY)
    hand(t, CAPET, *HOLY, "realm.guild_gift", "tax.tribute")
    hand(t, NORMANDY, "war.old_wound", "tax.tribute", "realm.guild_gift")
    t.goto(PlotPhase())
    t.do(CAPET, "lay", *HOLY)
    offer(t, NORMANDY, "capet", ("take_card", "archbishop"))
    t.do(CAPET, "accept")
    assert CAPET in t.waiting()
    assert t.why(CAPET, "lay", *HOLY) == "CK-RND-05"


@pytest.mark.rule("CK-TRD-06")
def test_three_offers_may_be_refused_before_the_next_card() -> None:
    t = market()
    gold(t, NORMANDY, 5)
    offer(t, NORMANDY, "salian", ("give_gold", 1))
    t.do(SALIAN, "accept")
    for _ in range(3):
        offer(t, NORMANDY, "salian", ("give_gold", 1))
        t.do(SALIAN, "refuse")
    assert not t.can(NORMANDY, "trade", "house.salian")
    assert GAME.start(GAME.setup(3), key_from_seed(1)).trades_left == [3, 3, 3]
