"""Prices and incomes of trade in the examples of cards and technologies."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import NUMBER, SITE
from araldo.games.medioevo_universale.box import GOODS
from araldo.games.medioevo_universale.rules import cardsale, commerce, trade
from tests.games.medioevo_universale.position import hold, know, own, rich, table

MERCHANT = {"commercio": 60, "conio": 120, "banche": 180, "monopolio": 240}


def at(site: str) -> int:
    return SITE.index(site)


@pytest.mark.rule("MU-EX-143", "MU-EX-153", "MU-MOD-01")
@pytest.mark.parametrize(
    ("good", "site", "buying", "tech", "without", "with_it"),
    [
        ("wine", "constantinople", True, "agricoltura", 17, 15),
        ("wine", "jerusalem", False, "agricoltura", 20, 22),
        ("textiles", "basel", True, "tessitura", 30, 28),
        ("textiles", "danzig", False, "tessitura", 39, 41),
    ],
)
def test_prices_with_and_without_the_craft(
    good: str, site: str, buying: bool, tech: str, without: int, with_it: int
) -> None:
    t = table(6)
    assert trade.price(t.state, 0, at(site), GOODS.index(good), buying) == without
    know(t, 0, tech)
    assert trade.price(t.state, 0, at(site), GOODS.index(good), buying) == with_it


@pytest.mark.rule("MU-EX-178", "MU-EX-179", "MU-EX-180", "MU-EX-123", "MU-EX-164", "MU-EX-184", "MU-AMB-22")
@pytest.mark.parametrize("tech", list(MERCHANT))
def test_two_merchants(tech: str) -> None:
    t = table()
    know(t, 0, tech)
    hold(t, 0, "mercante", "mercante")
    rich(t, 0, 0, 0)
    commerce.pay_merchants(t.state, 0)
    assert t.state.florins[0] == MERCHANT[tech]


@pytest.mark.rule("MU-EX-093", "MU-MOD-04")
def test_caravan_master_with_a_monopoly() -> None:
    t = table()
    know(t, 0, "monopolio")
    hold(t, 0, "carovaniere")
    percent = trade.percent_of(t.state, 0)
    assert 30 * trade.price(t.state, 0, at("tunis"), GOODS.index("spices"), False, percent) == 2430


@pytest.mark.rule("MU-EX-108", "MU-COM-14")
def test_toll_collector_with_a_market() -> None:
    t = table()
    know(t, 0, "mercato")
    rich(t, 0, 0, 0)
    t.state.toll = 1
    trade.collect(t.state, 1, 0, 30)
    assert t.state.florins[0] == 90


@pytest.mark.rule("MU-EX-146", "MU-COM-08", "MU-TRD-09")
def test_between_two_own_settlements_only_with_a_market() -> None:
    t = table()
    own(t, 0, "palestine")
    tunis = at("tunis")
    t.state.owner[tunis] = 0
    t.state.lands[0] = sorted([*t.state.lands[0], tunis])
    assert not trade.sellable(t.state, 0, tunis, NUMBER["palestine"], 0)
    know(t, 0, "mercato")
    assert trade.sellable(t.state, 0, tunis, NUMBER["palestine"], 0)


@pytest.mark.rule("MU-EX-147", "MU-AUC-01", "MU-AMB-28")
def test_fairs_not_the_market_decide_how_many_cards_are_auctioned() -> None:
    t = table()
    own(t, 0, "palestine")
    know(t, 0, "mercato")
    assert cardsale.stalls(t.state, 0) == 0
    t.state.fairs[NUMBER["palestine"]] = 0b101
    assert cardsale.stalls(t.state, 0) == 2
