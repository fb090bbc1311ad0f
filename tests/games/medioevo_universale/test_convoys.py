"""Convoys in Commerce: escorts, blockades, corsairs and tolls (MU-COM-13, MU-MOV-04, MU-BLK-02)."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import CARAVAN, GALLEY, GOODS, SHIP, TOWN, WAGON
from araldo.games.medioevo_universale.frames import Journey, March
from araldo.games.medioevo_universale.state import BOUGHT, LEFT, MOVED, SAILED, SOLD
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, own, rich, ship, table
from tests.games.medioevo_universale.test_war import others, war

WINE = GOODS.index("wine")


def coast() -> Table:
    t = table()
    others(t)
    own(t, 0, "nile_delta", 5)
    own(t, 1, "judea", 5)
    build(t, "nile_delta", TOWN)
    build(t, "judea", TOWN)
    rich(t, 500, 500, 500)
    return t


@pytest.mark.rule("MU-COM-13", "MU-MOV-04", "MU-DEC-56")
def test_a_galley_escorts_a_merchant_ship() -> None:
    t = coast()
    trader, escort = ship(t, 0, SHIP, "nile_delta"), ship(t, 0, GALLEY, "nile_delta", vf=5)
    moved, wagon = ship(t, 0, GALLEY, "nile_delta", vf=5), ship(t, 0, WAGON, "nile_delta", vf=5)
    moved.done = MOVED
    t.goto(Journey(seat=0, number=trader.id))
    assert t.can(0, "join", escort.id)
    assert not t.can(0, "join", moved.id)  # it moved in Combat
    assert not t.can(0, "join", wagon.id)
    t.do(0, "join", escort.id).do(0, "go", "egyptian_sea")
    assert (trader.place, escort.place) == (NUMBER["egyptian_sea"],) * 2
    assert (trader.pm, escort.pm) == (7, 7)
    assert moved.place == NUMBER["nile_delta"]


@pytest.mark.rule("MU-MOV-04")
def test_a_convoy_goes_only_where_each_of_it_can() -> None:
    t = coast()
    caravan, wagon = ship(t, 0, CARAVAN, "nile_delta", pm=6), ship(t, 0, WAGON, "nile_delta", vf=5, pm=1)
    t.goto(Journey(seat=0, number=caravan.id))
    before = {o for o in t.options(0) if o[0] == "go"}
    t.do(0, "join", wagon.id)
    after = {o for o in t.options(0) if o[0] == "go"}
    assert ("go", "sinai") in before - after  # desert: 1 point for a Caravan, 2 for a War Wagon
    assert after < before


@pytest.mark.rule("MU-BLK-02", "MU-BLK-03", "MU-COM-13")
@pytest.mark.parametrize(("galleys", "stopped"), [(0, True), (1, True), (2, False)])
def test_a_convoy_with_more_galleys_passes_a_blockade(galleys: int, stopped: bool) -> None:
    t = coast()
    war(t)
    ship(t, 1, GALLEY, "egyptian_sea", vf=5)
    trader = ship(t, 0, SHIP, "nile_delta")
    escort = [ship(t, 0, GALLEY, "nile_delta", vf=2) for _ in range(galleys)]
    t.goto(Journey(seat=0, number=trader.id))
    for galley in escort:
        t.do(0, "join", galley.id)
    t.do(0, "go", "egyptian_sea")
    for tr in (trader, *escort):
        assert (tr.pm == 0, tr.came >= 0) == (stopped, stopped)


@pytest.mark.rule("MU-COM-01", "MU-COM-13")
def test_each_of_a_convoy_keeps_its_own_two_actions() -> None:
    t = coast()
    first, second = ship(t, 0, SHIP, "nile_delta"), ship(t, 0, SHIP, "nile_delta")
    second.done = BOUGHT
    t.goto(Journey(seat=0, number=first.id)).do(0, "join", second.id).do(0, "go", "egyptian_sea")
    assert (first.done, second.done) == (SAILED, BOUGHT | SAILED | LEFT)
    third = ship(t, 0, SHIP, "egyptian_sea")
    third.done = BOUGHT | SOLD
    assert not t.can(0, "join", third.id)


@pytest.mark.rule("MU-COM-14", "MU-EX-103", "MU-COM-13")
def test_an_escort_that_moves_along_shields_goods_from_corsairs() -> None:
    t = coast()
    know(t, 1, "gilde")
    t.state.lt[1] = 2
    hold(t, 1, "corsaro")
    own(t, 1, "nile_delta", 5)
    own(t, 0, "judea", 5)
    t.state.corsairs = [(), (NUMBER["egyptian_sea"],), ()]
    trader, escort = ship(t, 0, SHIP, "levantine_sea", vf=2), ship(t, 0, GALLEY, "levantine_sea", vf=9, level=2)
    trader.lots = [(WINE, 10, -1, -1)]
    t.goto(Journey(seat=0, number=trader.id)).do(0, "join", escort.id).do(0, "go", "egyptian_sea")
    t.do(1, "waylay", "kill", "egyptian_sea")
    assert trader.lots == [(WINE, 6, -1, -1)]


@pytest.mark.rule("MU-BLK-02", "MU-BLK-03")
@pytest.mark.parametrize("phase", ["combat", "commerce"])
def test_a_fleet_held_by_a_blockade_goes_on_once_it_is_stronger(phase: str) -> None:
    t = coast()
    war(t)
    ship(t, 1, GALLEY, "egyptian_sea", vf=5)
    held, relief = ship(t, 0, GALLEY, "egyptian_sea", vf=5), ship(t, 0, GALLEY, "egyptian_sea", vf=5)
    held.came = NUMBER["levantine_sea"]
    t.goto(Journey(seat=0, number=held.id) if phase == "commerce" else March(seat=0, ids=[held.id]))
    assert [o for o in t.options(0) if o[0] == "go"] == [("go", "levantine_sea")]
    t.do(0, "join", relief.id)
    assert t.can(0, "go", "libyan_sea")
