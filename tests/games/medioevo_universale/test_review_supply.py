"""Chapters SUP, PLA, EVT and BLD once more: what new, lost and damaged buildings are worth."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import DISTANT, IDS, NUMBER, PORT, TERRAIN, WOOD
from araldo.games.medioevo_universale.box import CHURCH, FORT, SHIP, STOCKED, TOWN
from araldo.games.medioevo_universale.frames import Placement, Purchase
from araldo.games.medioevo_universale.rules.land import supply
from araldo.games.medioevo_universale.rules.placement import place_buildings
from araldo.games.medioevo_universale.rules.purchase import close_phase, purchases
from araldo.games.medioevo_universale.rules.rebellion import settle
from araldo.games.medioevo_universale.rules.structures import set_level
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, know, own, rich, ship, table

WOODS = IDS[TERRAIN.index(WOOD)]


def order(t: Table, place: str, what: int, level: int) -> None:
    t.state.works[0].append((NUMBER[place], what, level))
    t.state.stock[
        STOCKED[(("village", "borough", "city"), ("tower", "fortress", "castle"), ("cathedral",))[what][level - 1]]
    ] -= 1


@pytest.mark.rule("MU-PLA-03", "MU-SUP-01")
def test_a_building_placed_and_lost_in_one_turn_leaves_the_supply_as_it_was() -> None:
    t = table()
    own(t, 0, WOODS, 9)
    place = NUMBER[WOODS]
    build(t, WOODS, TOWN)
    for what in (FORT, CHURCH):
        order(t, WOODS, what, 1)
    place_buildings(t.state, Placement())
    assert (t.state.fort[place], t.state.church[place], supply(t.state, place)) == (1, 1, 15)
    set_level(t.state, place, FORT, 0)
    assert supply(t.state, place) == 15
    set_level(t.state, place, TOWN, 0)
    assert supply(t.state, place) == 5


@pytest.mark.rule("MU-PLA-03", "MU-EVT-07")
def test_an_upgrade_of_a_damaged_building_costs_no_supply() -> None:
    t = table()
    own(t, 0, WOODS, 5)
    place = NUMBER[WOODS]
    build(t, WOODS, FORT)
    t.state.damaged[place] = 1 << FORT
    order(t, WOODS, FORT, 2)
    place_buildings(t.state, Placement())
    assert supply(t.state, place) == 5


@pytest.mark.rule("MU-MAP-23", "MU-MAP-18")
def test_ships_of_a_lost_distant_port_lie_off_it() -> None:
    place = next(t for t, zone in enumerate(DISTANT) if zone >= 0 and PORT[t] < 0)
    t = table(distant_ports=True)
    own(t, 0, IDS[place], 5)
    build(t, IDS[place], TOWN)
    t.state.harbour[place] = 1
    merchant = ship(t, 0, SHIP, IDS[place], vf=1)
    set_level(t.state, place, TOWN, 0)
    assert merchant.place == DISTANT[place]


@pytest.mark.rule("MU-EVT-07", "MU-PUR-04", "MU-PUR-07")
@pytest.mark.parametrize("florins", [24, 25])
def test_a_repair_is_paid_at_once(florins: int) -> None:
    t = table()
    own(t, 0, WOODS, 5)
    build(t, WOODS, FORT)
    t.state.damaged[NUMBER[WOODS]] = 1 << FORT
    rich(t, florins, 0, 0)
    assert (("repair", "tower", WOODS) in purchases(t.state, Purchase(), 0, [])) is (florins == 25)


@pytest.mark.rule("MU-EVT-07")
def test_a_ruined_settlement_takes_its_fairs_along_and_nobody_gains() -> None:
    t = table()
    own(t, 0, WOODS, 5)
    place = NUMBER[WOODS]
    build(t, WOODS, TOWN)
    build(t, WOODS, 3)
    t.state.damaged[place] = 1 << TOWN | 1 << 3
    t.state.since[place] = t.state.turn - 1
    close_phase(t.state, Purchase())
    assert (t.state.town[place], t.state.fairs[place], t.state.damaged[place]) == (0, 0, 0)
    assert t.state.honour == [0, 0, 0]


@pytest.mark.rule("MU-EVT-07", "MU-REB-05")
def test_barbarians_find_no_damage() -> None:
    t = table()
    own(t, 0, WOODS, 5)
    build(t, WOODS, FORT, 2)
    place = NUMBER[WOODS]
    t.state.damaged[place] = 1 << FORT
    settle(t.state, place, 4)
    assert (t.state.damaged[place], t.state.fort[place], supply(t.state, place)) == (0, 2, 15)


@pytest.mark.rule("MU-SUP-01", "MU-SUP-05")
def test_technologies_feed_only_their_owners_land() -> None:
    t = table()
    own(t, 0, WOODS, 5)
    know(t, 0, "caccia")
    assert supply(t.state, NUMBER[WOODS]) == 10
    own(t, 1, WOODS, 5)
    assert supply(t.state, NUMBER[WOODS]) == 5
