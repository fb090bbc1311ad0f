"""Merchants' journeys of the examples, and where and what a transport trades (COM, LOD, TRD)."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import CARAVAN, GOODS, SHIP, TOWN
from araldo.games.medioevo_universale.frames import Journey
from araldo.games.medioevo_universale.rules import trade
from araldo.games.medioevo_universale.rules.transports import full_points, hold
from araldo.games.medioevo_universale.state import BARBARIANS, Transport
from araldo.kernel import Span
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, know, own, rich, ship, table
from tests.games.medioevo_universale.test_war import others

SPICES = GOODS.index("spices")
DAMASCUS, JERUSALEM, ALEXANDRIA, PALERMO = "palestine", "judea", "nile_delta", "sicily"


def markets(*places: str) -> Table:
    """Settlements without an owner, and 1000 Florins each."""
    t = table()
    others(t)
    for place in places:
        build(t, place, TOWN)
    rich(t, 1000, 1000, 1000)
    return t


def merchant(t: Table, kind: int, place: str) -> Transport:
    tr = ship(t, 0, kind, place, vf=1)
    tr.pm = full_points(t.state, 0, tr)
    return tr


@pytest.mark.rule("MU-LOD-03", "MU-COM-01", "MU-COM-03")
@pytest.mark.example("MU-EX-064")
def test_spices_from_damascus_to_alexandria() -> None:
    t = markets(DAMASCUS, JERUSALEM, ALEXANDRIA)
    own(t, 0, ALEXANDRIA)
    caravan = merchant(t, CARAVAN, DAMASCUS)
    t.goto(Journey(seat=0, number=caravan.id)).do(0, "buy", "spices", 30, 10)
    assert t.state.florins[0] == 700
    t.do(0, "go", JERUSALEM).do(0, "go", "sinai").do(0, "go", ALEXANDRIA)
    assert caravan.pm == 6 - 5
    t.do(0, "handle", caravan.id).do(0, "leave_goods", 0, ALEXANDRIA, 10)
    assert (caravan.pm, caravan.lots) == (0, [])
    assert [(d.place, d.units, d.until) for d in t.state.depots] == [(NUMBER[ALEXANDRIA], 10, 0)]


@pytest.mark.rule("MU-LOD-02", "MU-COM-07", "MU-AMB-29")
@pytest.mark.example("MU-EX-065")
def test_goods_landed_off_jerusalem_go_on_to_damascus() -> None:
    t = markets(DAMASCUS, JERUSALEM)
    vessel = merchant(t, SHIP, "levantine_sea")
    vessel.lots = [(SPICES, 10, NUMBER[ALEXANDRIA], BARBARIANS)]
    caravan = merchant(t, CARAVAN, JERUSALEM)
    t.goto(Journey(seat=0, number=vessel.id)).do(0, "handle", vessel.id)
    t.do(0, "leave_goods", 0, JERUSALEM, 10)
    assert vessel.pm == 6 - 2
    t.goto(Journey(seat=0, number=caravan.id)).do(0, "handle", caravan.id).do(0, "stow", 0, 10).do(0, "done")
    assert caravan.pm == 6 - 2
    t.do(0, "go", DAMASCUS).do(0, "sell_goods", "spices", ALEXANDRIA, 30, 10)
    assert t.state.florins[0] == 1000 + 300


@pytest.mark.rule("MU-LOD-03", "MU-MOV-02", "MU-TRA-06")
@pytest.mark.example("MU-EX-067")
@pytest.mark.parametrize(("techs", "arrives"), [(("tessitura", "astronomia"), True), (("tessitura",), False)])
def test_astronomy_brings_spices_to_palermo_in_a_turn(techs: tuple[str, ...], arrives: bool) -> None:
    t = markets(ALEXANDRIA, PALERMO)
    know(t, 0, *techs)
    vessel = merchant(t, SHIP, ALEXANDRIA)
    assert vessel.pm == 6 + len(techs)
    vessel.pm -= 2 - 1  # spices loaded in port
    vessel.lots = [(SPICES, 10, NUMBER[DAMASCUS], BARBARIANS)]
    t.goto(Journey(seat=0, number=vessel.id))
    for zone in ("egyptian_sea", "libyan_sea", "ionian_sea", "sicilian_sea", "tyrrhenian_s", PALERMO):
        if not t.can(0, "go", zone):
            break
        t.do(0, "go", zone)
    assert (vessel.place == NUMBER[PALERMO]) is arrives
    if arrives:
        t.do(0, "sell_goods", "spices", DAMASCUS, 51, 10)
        assert t.state.florins[0] == 1000 + 510


@pytest.mark.rule("MU-COM-05")
def test_a_part_of_a_lot_and_several_goods_in_one_action() -> None:
    t = markets(DAMASCUS, JERUSALEM)
    caravan = merchant(t, CARAVAN, DAMASCUS)
    caravan.lots = [(SPICES, 6, NUMBER[ALEXANDRIA], BARBARIANS), (1, 4, NUMBER[ALEXANDRIA], BARBARIANS)]
    t.goto(Journey(seat=0, number=caravan.id)).do(0, "sell_goods", "spices", ALEXANDRIA, 30, 4)
    t.do(0, "sell_goods", GOODS[1], ALEXANDRIA, 20, 4)
    assert caravan.lots == [(SPICES, 2, NUMBER[ALEXANDRIA], BARBARIANS)]
    assert t.can(0, "go", JERUSALEM)  # one action of two


@pytest.mark.rule("MU-COM-10")
def test_a_ship_trades_in_port_and_a_caravan_on_the_spot() -> None:
    t = markets(ALEXANDRIA)
    vessel, caravan = merchant(t, SHIP, "egyptian_sea"), merchant(t, CARAVAN, "sinai")
    assert trade.market(t.state, 0, vessel) == trade.market(t.state, 0, caravan) == -1
    vessel.place = caravan.place = NUMBER[ALEXANDRIA]
    assert trade.market(t.state, 0, vessel) == trade.market(t.state, 0, caravan) == NUMBER[ALEXANDRIA]


@pytest.mark.rule("MU-COM-12", "MU-TRD-11", "MU-TRD-12")
def test_every_settlement_trades_all_goods_kiev_once_it_has_one() -> None:
    t = markets()
    caravan = merchant(t, CARAVAN, "kiev")
    assert trade.offers(t.state, 0, caravan) == []
    build(t, "kiev", TOWN)
    assert [o.head[1] for o in trade.offers(t.state, 0, caravan) if isinstance(o, Span)] == list(GOODS)


@pytest.mark.rule("MU-TRD-14")
@pytest.mark.parametrize(("capacity", "units"), [("large", (10, 30, 50)), ("small", (10, 20, 30))])
def test_holds(capacity: str, units: tuple[int, ...]) -> None:
    t = table(transport_capacity=capacity)
    for kind in (SHIP, CARAVAN):
        made = [ship(t, 0, kind, DAMASCUS, level=level) for level in (1, 2, 3)]
        assert tuple(hold(t.state, tr) for tr in made) == units
