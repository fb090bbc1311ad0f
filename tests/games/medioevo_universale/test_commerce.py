"""Phase 10: trade, prices, corsairs, tolls, monopolies, auctions of cards, slaves (COM, MOD, AUC, PRI, TRD)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from araldo.games.medioevo_universale.board import IDS, LAND_ZONE, NUMBER, SITE
from araldo.games.medioevo_universale.box import CARAVAN, FAIR, GALLEY, GOODS, SHIP, SLAVES, TOWN
from araldo.games.medioevo_universale.frames import Ambush, Commerce, Journey, Trading
from araldo.games.medioevo_universale.rules import cardsale, commerce, corsairs, sailing, trade
from araldo.games.medioevo_universale.rules.pacts import Pact
from araldo.games.medioevo_universale.state import BARBARIANS, BOUGHT, LEFT, MOVED, SAILED, SOLD, Depot, Siege
from araldo.kernel import ALL, Span
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, own, rich, ship, table

CHECKS = tomllib.loads((Path(__file__).parent / "trade_checks.toml").read_text(encoding="utf-8"))["check"]
SALT, WINE, ARMS, CEREALS = (GOODS.index(g) for g in ("salt", "wine", "arms", "cereals"))


def at(site: str) -> str:
    """The territory of a settlement."""
    return IDS[SITE.index(site)]


def stall(seat: int = 0, place: str = "", kind: int = CARAVAN, level: int = 1, **options: Any) -> tuple[Table, Any]:
    """A player with a transport at a settlement of his own, in its journey."""
    t = table(**options)
    own(t, seat, place, 9)
    build(t, place, TOWN)
    tr = ship(t, seat, kind, place, vf=2, level=level)
    rich(t, *[1000] * t.state.seats)
    t.state.turn = 3
    t.goto(Journey(seat=seat, number=tr.id))
    return t, tr


def spans(t: Table, verb: str) -> dict[str, Span]:
    found = {}
    for option in t.options(t.waiting()[0]):
        if isinstance(option, Span) and option.head[0] == verb:
            found[str(option.head[1])] = option
    return found


# -- prices


@pytest.mark.rule("MU-TRD-03", "MU-TRD-04", "MU-TRD-05", "MU-TRD-06", "MU-TRD-08", "MU-MOD-01", "MU-MOD-05")
@pytest.mark.parametrize("check", [c for c in CHECKS if "good" in c["expect"]], ids=lambda c: str(c["id"]))
def test_prices_are_those_of_the_examples(check: dict[str, Any]) -> None:
    expect = check["expect"]
    t = table()
    place = NUMBER[at(expect["settlement"])]
    if expect.get("technology", True):
        know(t, 0, *(n for n in ("forgiatura", "caccia", "agricoltura", "tessitura")))
    if "fair" in expect:
        build(t, IDS[place], TOWN)
        kind = str(expect["fair"]).removeprefix("fair_")
        build(t, IDS[place], FAIR + ("agricultural", "mining", "textile").index(kind))
    buying = expect["action"] == "buy"
    each = trade.price(t.state, 0, place, GOODS.index(expect["good"]), buying, expect.get("percent", 0))
    if "unit_price" in expect:
        assert each == expect["unit_price"]
    if "total" in expect:
        assert each * expect["units"] == expect["total"]


@pytest.mark.rule("MU-MOD-01", "MU-TRD-04")
@pytest.mark.example("MU-EX-068")
def test_without_its_technology_a_good_costs_two_more_and_brings_two_less() -> None:
    t = table()
    palermo, antioch = NUMBER[at("palermo")], NUMBER[at("antioch")]
    assert trade.price(t.state, 0, palermo, CEREALS, True) == 12
    assert trade.price(t.state, 0, antioch, CEREALS, False) == 15
    know(t, 0, "agricoltura")
    assert trade.price(t.state, 0, palermo, CEREALS, True) == 10
    assert trade.price(t.state, 0, antioch, CEREALS, False) == 17


@pytest.mark.rule("MU-MOD-03", "MU-TRD-05")
@pytest.mark.example("MU-EX-069")
def test_a_mining_fair_lowers_the_price_of_arms() -> None:
    t = table()
    place = NUMBER[at("genoa")]
    know(t, 0, "forgiatura")
    build(t, IDS[place], TOWN)
    assert trade.price(t.state, 0, place, ARMS, True) == 40
    build(t, IDS[place], FAIR + 1)
    assert trade.price(t.state, 0, place, ARMS, True) == 37
    with_fair = trade.price(t.state, 0, place, SLAVES, False)
    t.state.damaged[place] = 1 << FAIR + 1  # out of use: no modifier
    assert trade.price(t.state, 0, place, SLAVES, False) == with_fair - 3
    assert trade.price(t.state, 0, place, ARMS, True) == 40


@pytest.mark.rule("MU-MOD-02", "MU-MOD-04", "MU-TRD-06", "MU-TRD-07")
def test_guilds_and_slumps_change_what_a_sale_brings() -> None:
    t = table()
    place = NUMBER[at("genoa")]
    base = trade.price(t.state, 0, place, SALT, False)
    know(t, 0, "gilde")
    assert trade.price(t.state, 0, place, SALT, False) == base + 1
    t.state.lt[0] = 3
    assert trade.price(t.state, 0, place, SALT, False) == base + 3
    t.state.slump = [place]
    assert trade.price(t.state, 0, place, SALT, False) == max(1, base + 3 - 10)
    assert trade.price(t.state, 0, place, SALT, True) == base


@pytest.mark.rule("MU-TRD-08", "MU-MOD-05")
def test_a_price_is_never_below_one() -> None:
    t = table()
    cheapest = min((trade.price(t.state, 0, x, CEREALS, False), x) for x in range(len(SITE)) if SITE[x])
    t.state.slump = [cheapest[1]]
    assert trade.price(t.state, 0, cheapest[1], CEREALS, False) == max(1, cheapest[0] - 10)


# -- actions of a transport


@pytest.mark.rule("MU-COM-01", "MU-COM-03", "MU-COM-05")
@pytest.mark.example("MU-EX-063")
def test_who_has_moved_and_bought_may_only_load_and_unload() -> None:
    t, tr = stall(place=at("genoa"))
    tr.done = SAILED
    t.do(0, "buy", "wine", spans(t, "buy")["wine"].head[2], 3)
    assert tr.done & BOUGHT
    verbs = {(o.head if isinstance(o, Span) else o)[0] for o in t.options(0)}
    assert "go" not in verbs
    assert "sell_goods" not in verbs
    assert {"buy", "handle"} <= verbs  # several kinds are one purchase


@pytest.mark.rule("MU-COM-01")
@pytest.mark.parametrize(("done", "buys", "sells", "moves"), [
    (0, True, True, True), (SAILED, True, True, True), (BOUGHT, True, True, True), (SOLD, True, True, True),
    (SAILED | BOUGHT, True, False, False), (SAILED | SOLD, False, True, False), (BOUGHT | SOLD, True, True, False),
    (BOUGHT | SAILED | LEFT, False, False, True),
])  # fmt: skip
def test_two_of_three_and_movement_on_one_side(done: int, buys: bool, sells: bool, moves: bool) -> None:
    _, tr = stall(place=at("genoa"))
    tr.done = done
    assert (trade.may_buy(tr), trade.may_sell(tr), trade.may_move(tr)) == (buys, sells, moves)


@pytest.mark.rule("MU-COM-02")
def test_who_moved_in_combat_only_trades() -> None:
    t, tr = stall(place=at("genoa"))
    assert commerce.can_move(t.state, 0, tr)
    tr.done = MOVED
    assert not commerce.can_move(t.state, 0, tr)
    assert spans(t, "buy")


@pytest.mark.rule("MU-COM-13")
def test_a_galley_may_escort_but_neither_trades_nor_attacks() -> None:
    t = table()
    own(t, 0, at("genoa"))
    build(t, at("genoa"), TOWN)
    galley = ship(t, 0, GALLEY, at("genoa"), vf=2)
    t.goto(Journey(seat=0, number=galley.id))
    verbs = {(o.head if isinstance(o, Span) else o)[0] for o in t.options(0)}
    assert verbs == {"done", "go", "handle"}


@pytest.mark.rule("MU-COM-03", "MU-COM-04", "MU-COM-06", "MU-TRD-14")
def test_buying_loads_and_is_limited_by_the_hold_and_the_purse() -> None:
    t, tr = stall(place=at("genoa"))
    know(t, 0, "forgiatura")
    offer = spans(t, "buy")["arms"]
    assert (offer.head[2], offer.high) == (40, 10)
    pm = tr.pm
    t.do(0, "buy", "arms", 40, 10)
    assert tr.lots == [(ARMS, 10, NUMBER[at("genoa")], 0)]
    assert (t.state.florins[0], tr.pm) == (600, pm)
    rich(t, 79, 0, 0)
    tr.lots, tr.done = [], 0
    assert spans(t, "buy")["arms"].high == 1


@pytest.mark.rule("MU-COM-06", "MU-TRD-01", "MU-TRD-02")
@pytest.mark.example("MU-EX-066")
def test_cubes_limit_what_can_be_bought() -> None:
    assert (trade.cubes(7), trade.cubes(15)) == (1, 2)
    t, _ = stall(place=at("genoa"))
    t.state.depots = [Depot(NUMBER["egypt"], WINE, 200, -1, -1, 1, 0)]
    assert "wine" not in spans(t, "buy")
    t.state.depots[0].units = 185  # 19 cubes
    assert spans(t, "buy")["wine"].high == 10
    t, _ = stall(place=at("genoa"), goods_cubes_limit=False)
    t.state.depots = [Depot(NUMBER["egypt"], WINE, 200, -1, -1, 1, 0)]
    assert "wine" in spans(t, "buy")


@pytest.mark.rule("MU-COM-08", "MU-TRD-09")
def test_goods_of_one_player_are_not_sold_to_the_same_without_market() -> None:
    t = table()
    s = t.state
    home, other = own(t, 1, at("genoa")), own(t, 1, at("venice"))
    assert not trade.sellable(s, 0, home, home, 1)
    assert not trade.sellable(s, 0, other, home, 1)
    know(t, 0, "mercato")
    assert trade.sellable(s, 0, other, home, 1)
    assert not trade.sellable(s, 0, home, home, 1)
    barbarian = NUMBER[at("palermo")]
    assert trade.sellable(s, 1, barbarian, NUMBER[at("tunis")], -1)


@pytest.mark.rule("MU-COM-09", "MU-COM-10", "MU-COM-11", "MU-TRD-12")
def test_trade_needs_a_settlement_in_use_and_the_owners_leave() -> None:
    t = table()
    s = t.state
    place = own(t, 1, at("genoa"))
    tr = ship(t, 0, CARAVAN, at("genoa"))
    assert trade.market(s, 0, tr) == -1
    build(t, at("genoa"), TOWN)
    assert trade.market(s, 0, tr) == -1
    s.pacts = [Pact(1, (0, 1), (("trade", 1, 0, -1, 7),), 0, ALL)]
    assert trade.market(s, 0, tr) == place
    assert trade.fee_at(s, 0, place) == 7
    s.damaged[place] = 1 << TOWN
    assert trade.market(s, 0, tr) == -1
    s.damaged[place] = 0
    s.sieges = [Siege(place, 2, -1)]
    assert trade.market(s, 0, tr) == -1
    docked, off = ship(t, 0, SHIP, at("genoa")), ship(t, 0, SHIP, "levantine_sea")
    assert trade.market(s, 0, docked) == place  # besieged by land only: the port is open
    assert trade.market(s, 0, off) == -1


@pytest.mark.rule("MU-COM-12", "MU-TRD-11")
def test_every_settlement_trades_all_eight_goods() -> None:
    t, _ = stall(place=at("genoa"))
    assert set(spans(t, "buy")) == set(GOODS)


@pytest.mark.rule("MU-MOD-04")
def test_the_caravan_master_cuts_one_lot_and_is_discarded() -> None:
    t, _ = stall(place=at("genoa"))
    hold(t, 0, "carovaniere")
    know(t, 0, "banche", "forgiatura")
    assert spans(t, "buy_cheap")["arms"].head[2] == 28  # 40 less 30 %
    t.do(0, "buy_cheap", "arms", 28, 2)
    assert t.state.florins[0] == 1000 - 56
    assert t.state.hands[0] == []


@pytest.mark.rule("MU-COM-07")
def test_goods_on_the_ground_vanish_after_the_next_turn_but_not_at_home() -> None:
    t = table()
    s = t.state
    home = own(t, 0, at("genoa"))
    build(t, at("genoa"), TOWN)
    s.depots = [Depot(home, WINE, 1, -1, -1, 0, 0), Depot(NUMBER["egypt"], WINE, 2, -1, -1, 0, s.turn + 1)]
    commerce.end_of_turn(s)
    assert len(s.depots) == 2
    s.turn += 1
    commerce.end_of_turn(s)
    assert [d.units for d in s.depots] == [1]


# -- prisoners


@pytest.mark.rule("MU-PRI-01", "MU-TRD-10", "MU-DEC-61")
@pytest.mark.example("MU-EX-071")
def test_prisoners_become_slaves_in_the_own_capital() -> None:
    t, tr = stall(place=at("frankfurt"), level=2)
    s = t.state
    s.prisoners[0] = [0, 40, 0, 10]
    assert not any(isinstance(o, Span) and o.head[0] == "enslave" for o in t.options(0))
    know(t, 0, "mercato")
    s.capital[0] = NUMBER[at("frankfurt")]
    spans = [Span(("enslave", 1), 1, 30), Span(("enslave", BARBARIANS), 1, 10)]
    assert [o for o in t.options(0) if isinstance(o, Span) and o.head[0] == "enslave"] == spans
    t.do(0, "enslave", BARBARIANS, 6).do(0, "enslave", 1, 24)
    assert tr.lots == [(SLAVES, 30, NUMBER[at("frankfurt")], 0)]
    assert s.prisoners[0] == [0, 16, 0, 4]
    assert tr.done & BOUGHT
    assert trade.may_move(tr)
    assert s.florins[0] == 1000


# -- cards of the phase


@pytest.mark.example("MU-EX-123")
def test_merchants_add_up_by_technology_and_fairs() -> None:
    t = table()
    rich(t, 0, 0, 0)
    hold(t, 0, "mercante", "mercante")
    know(t, 0, "banche")
    commerce.pay_merchants(t.state, 0)
    assert t.state.florins[0] == 180
    own(t, 0, at("genoa"))
    build(t, at("genoa"), TOWN)
    build(t, at("genoa"), FAIR)
    commerce.pay_merchants(t.state, 0)
    assert t.state.florins[0] == 180 + 2 * 120


@pytest.mark.rule("MU-COM-14")
def test_the_toll_collector_is_paid_for_others_trades_and_once_for_transit() -> None:
    t, tr = stall(seat=1, place=at("genoa"))
    s = t.state
    own(t, 0, "egypt")
    know(t, 0, "matematica")
    s.toll = 1
    rich(t, 0, 1000, 0)
    trade.collect(s, 1, 0, 4)
    assert s.florins[0] == 4
    know(t, 0, "mercato")
    tr.lots = [(WINE, 5, -1, -1)]
    for _ in range(2):
        sailing.toll(s, 1, tr, NUMBER["sinai"], NUMBER["egypt"])
    assert s.florins[0] == 4 + 15
    sailing.toll(s, 0, tr, NUMBER["sinai"], NUMBER["egypt"])
    assert s.florins[0] == 19


@pytest.mark.rule("MU-COM-14", "MU-HID-04")
@pytest.mark.example("MU-EX-103", "MU-EX-104", "MU-EX-185")
@pytest.mark.parametrize(("lt", "escort", "goods"), [(2, (2,), 4), (3, (3, 3), 3), (1, (), 3), (1, (3,), 0)])
def test_corsairs_take_goods_less_the_escort(lt: int, escort: tuple[int, ...], goods: int) -> None:
    t = table()
    s = t.state
    port = own(t, 0, at("genoa"))
    build(t, at("genoa"), TOWN)
    zone = corsairs.port_zone(s, port)
    hold(t, 0, "corsaro")
    s.lt[0] = lt
    merchant = ship(t, 1, SHIP, IDS[zone], vf=5, level=3)
    merchant.lots = [(WINE, 20, -1, -1)]
    for level in escort:
        ship(t, 1, GALLEY, IDS[zone], vf=1, level=level)
    s.corsairs = [(zone,), (), ()]
    frame = Ambush(victim=1, zones=(zone,), ids=(merchant.id,))
    assert corsairs.lurkers(s, frame) == [0]
    assert t.view(1)["corsairs"][0] is None
    corsairs.answered(s, frame, {0: ("waylay", "goods", IDS[zone])})
    t.game.run(s)
    assert sum(lot[1] for lot in merchant.lots) == 20 - goods
    assert sum(d.units for d in s.depots) == goods
    assert s.hands[0] == []
    know(t, 1, "mude")
    hold(t, 0, "corsaro")
    s.lt[0] = s.lt[1] = 2
    assert corsairs.lurkers(s, frame) == []
    s.lt[1] = 1
    assert corsairs.lurkers(s, frame) == [0]


@pytest.mark.rule("MU-COM-14")
def test_guilds_let_corsairs_take_armies_too() -> None:
    t = table()
    s = t.state
    port = own(t, 0, at("genoa"))
    build(t, at("genoa"), TOWN)
    zone = corsairs.port_zone(s, port)
    hold(t, 0, "corsaro")
    know(t, 0, "gilde")
    tr = ship(t, 1, SHIP, IDS[zone], vf=5)
    own(t, 1, "egypt")
    s.corsairs = [(zone,), (), ()]
    frame = Ambush(victim=1, zones=(zone,), ids=(tr.id,))
    assert [o[1] for o in corsairs.ambushes(s, frame, 0) if o[0] == "waylay"] == ["kill", "capture", "enslave"]
    corsairs.answered(s, frame, {0: ("waylay", "capture", IDS[zone])})
    t.game.run(s)
    assert (tr.vf, s.prisoners[0][1]) == (2, 3)
    assert t.said("seized") == [{"seat": 0, "victim": 1, "vf": 3, "how": "capture"}]


@pytest.mark.rule("MU-MOD-06", "MU-MOD-07", "MU-MAP-19", "MU-MAP-20")
@pytest.mark.example("MU-EX-187")
def test_a_monopoly_needs_the_most_settlements_of_a_land_zone() -> None:
    t = table()
    s = t.state
    zone = LAND_ZONE[NUMBER[at("rome")]]
    sites = [x for x in range(len(SITE)) if SITE[x] and LAND_ZONE[x] == zone and s.owner[x] != -2]
    for i, x in enumerate(sites[:5]):
        own(t, 0 if i < 3 else 1, IDS[x])
        build(t, IDS[x], TOWN)
    assert trade.leads(s, 0, zone)
    know(t, 0, "monopolio")
    s.monopoly[0] = (SALT, zone)
    place = sites[3]
    assert trade.monopolist(s, place, SALT) == 0
    tr = ship(t, 1, CARAVAN, IDS[place], level=2)
    rich(t, 0, 1000, 0)
    t.goto(Journey(seat=1, number=tr.id))
    assert "salt" not in spans(t, "buy")
    tr.lots = [(SALT, 10, -1, -1)]
    each = trade.price(s, 1, place, SALT, False)
    t.do(1, "sell_goods", "salt", "found", each, 10)
    assert s.florins[0] == each  # 10 % of ten
    own(t, 1, IDS[sites[0]])
    trade.review_monopolies(s)
    assert s.monopoly[0] == (-1, -1)


@pytest.mark.rule("MU-MOD-07")
def test_whoever_leads_a_land_zone_names_a_monopoly_before_trade() -> None:
    t = table()
    zone = LAND_ZONE[NUMBER[at("rome")]]
    sites = [x for x in range(len(SITE)) if SITE[x] and LAND_ZONE[x] == zone and t.state.owner[x] != -2]
    own(t, 0, IDS[sites[0]])
    build(t, IDS[sites[0]], TOWN)
    know(t, 0, "monopolio")
    t.goto(Commerce())
    assert (t.asked, t.waiting()) == ("monopoly", (0,))
    t.do(0, "monopoly", "salt", zone)
    assert t.state.monopoly[0] == (SALT, zone)


# -- auctions of cards


@pytest.mark.rule("MU-AUC-01", "MU-AUC-02")
@pytest.mark.example("MU-EX-070")
def test_a_card_is_auctioned_for_each_fair_and_paid_at_once() -> None:
    t = table()
    s = t.state
    own(t, 0, at("genoa"), 9)
    build(t, at("genoa"), TOWN)
    hold(t, 0, "gabelliere", "gabelliere")
    rich(t, 0, 500, 500)
    t.goto(Trading(seat=0))
    assert t.asked != "trade" or not t.can(0, "auction", "gabelliere", 200)
    build(t, at("genoa"), FAIR)
    t.goto(Trading(seat=0))
    t.do(0, "auction", "gabelliere", 200)
    assert t.why(1, "bid", 199) == "MU-AUC-01"
    t.do(1, "bid", 200)
    assert t.why(2, "bid", 204) == "MU-AUC-01"
    t.do(2, "bid", 205)
    t.do(1, "pass")
    assert (s.florins[0], s.florins[2], len(s.hands[2])) == (205, 295, 1)
    assert t.asked != "trade" or not t.can(0, "auction", "gabelliere", 0)  # one Fair, one card


@pytest.mark.rule("MU-AUC-02")
def test_without_a_bid_the_seller_keeps_the_card() -> None:
    t = table()
    own(t, 0, at("genoa"), 9)
    hold(t, 0, "gabelliere")
    frame = cardsale.open_sale(t.state, 0, ("auction", "gabelliere", 100))
    assert 0 not in frame.still
    t.goto(frame)
    for seat in (1, 2):
        if t.asked:
            t.do(seat, "pass")
    assert len(t.state.hands[0]) == 1
