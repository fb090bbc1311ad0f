"""Chapters WAR, MOV, BLK, LOD and ELI once more: who must leave, who is held, what is set down, who inherits."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.medioevo_universale.board import IDS, NUMBER
from araldo.games.medioevo_universale.box import CARAVAN, GALLEY, SHIP, STOCKED, TOWN, WAGON
from araldo.games.medioevo_universale.frames import Combat, CombatTurn, Handling, Losses, March
from araldo.games.medioevo_universale.rules import movement, ownership, supply
from araldo.games.medioevo_universale.rules.loading import operations
from araldo.games.medioevo_universale.rules.pieces import add_engine
from araldo.games.medioevo_universale.state import Pact
from araldo.kernel import ALL, Span, bit
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, leader, own, rich, ship, table


def realms() -> Table:
    t = table()
    own(t, 0, "egypt", 6)
    own(t, 1, "judea", 6)
    own(t, 1, "palestine", 6)
    own(t, 2, "pannonia", 6)
    rich(t, 100, 100, 100)
    return t


def at_war(t: Table, a: int, b: int) -> None:
    t.state.war[a] |= bit(b)
    t.state.war[b] |= bit(a)


def open_to(t: Table, owner: int, seat: int) -> None:
    t.state.pacts.append(Pact(7, (0, 1), (("passage", owner, seat, -1, 0, 0),), 0, ALL))


# -- intruders


@pytest.mark.rule("MU-WAR-02", "MU-WAR-04")
def test_an_intruder_finds_his_way_out_through_the_land_he_must_leave() -> None:
    t = realms()
    at_war(t, 0, 1)
    wagon = ship(t, 0, WAGON, "judea", vf=3)
    there = NUMBER["palestine"]
    assert there not in [x for x, _ in movement.steps(t.state, 0, wagon)]
    wagon.leave = t.state.turn
    assert there in [x for x, _ in movement.steps(t.state, 0, wagon)]


@pytest.mark.rule("MU-WAR-05", "MU-WAR-06")
@pytest.mark.parametrize("right", [False, True])
def test_who_has_a_right_of_passage_again_may_stay(right: bool) -> None:
    t = realms()
    wagon = ship(t, 0, WAGON, "judea", vf=3)
    wagon.leave = t.state.turn
    if right:
        open_to(t, 1, 0)
    supply.clear_up(t.state)
    assert (wagon in t.state.fleets[0]) is right


@pytest.mark.rule("MU-BLK-03")
def test_a_fleet_is_held_only_while_the_blockade_lasts() -> None:
    t = realms()
    at_war(t, 0, 1)
    guard = ship(t, 1, GALLEY, "egyptian_sea", vf=5)
    mine = ship(t, 0, SHIP, "egyptian_sea", vf=5)
    mine.came = NUMBER["levantine_sea"]
    assert [IDS[x] for x, _ in movement.steps(t.state, 0, mine)] == ["levantine_sea"]
    guard.place = NUMBER["ionian_sea"]
    assert len(movement.steps(t.state, 0, mine)) > 1


# -- unloading


def docked(right: str) -> tuple[Table, Any, list[Any]]:
    """A Merchant Ship with a Caravan and goods in another player's port."""
    t = realms()
    own(t, 1, "nile_delta", 6)
    build(t, "nile_delta", TOWN)
    merchant = ship(t, 0, SHIP, "nile_delta", vf=2)
    merchant.lots = [(0, 4, -1, -1)]
    caravan = ship(t, 0, CARAVAN, "nile_delta", vf=1)
    caravan.ship = merchant.id
    clause: tuple[int | str, ...] = ("passage", 1, 0, -1, 0, 0) if right == "passage" else ("stationing", 1, 0, -1, 0)
    t.state.pacts.append(Pact(7, (0, 1), (clause,), 0, ALL))
    return t, caravan, operations(t.state, Handling(seat=0, number=merchant.id), 0)


@pytest.mark.rule("MU-TRA-07", "MU-WAR-05", "MU-COM-07")
@pytest.mark.parametrize("right", ["passage", "stationing"])
def test_a_caravan_and_goods_are_landed_where_transports_may_go(right: str) -> None:
    _, caravan, found = docked(right)
    assert (("set_down", caravan.id, "nile_delta") in found) is (right == "passage")
    assert (Span(("leave_goods", 0, "nile_delta"), 1, 4) in found) is (right == "passage")


# -- elimination


def last_land() -> tuple[Table, Any]:
    """Seat 1 owns nothing but Palestine, where a Caravan of his stands; seat 0 attacks it."""
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", 1)
    own(t, 2, "pannonia", 5)
    rich(t, 0, 300, 0)
    at_war(t, 0, 1)
    ship(t, 1, CARAVAN, "palestine", vf=0)
    wagon = ship(t, 0, WAGON, "judea", vf=20)
    leader(t, 0, "judea", ride=wagon.id).attacks = 1
    return t, wagon


@pytest.mark.rule("MU-ELI-01", "MU-CON-02", "MU-CON-03")
def test_spoils_come_before_elimination() -> None:
    t, wagon = last_land()
    t.goto(CombatTurn(seat=0), March(seat=0, ids=[wagon.id])).script(5, 0)
    t.do(0, "attack", "palestine")
    assert t.asked == "spoils"
    t.do(0, "destroy", "caravan")
    assert t.state.honour[0] == 1
    assert t.state.out == bit(1)
    assert t.state.florins[0] == 300


@pytest.mark.rule("MU-ELI-01", "MU-ELI-02")
def test_a_victory_of_an_earlier_turn_makes_nobody_an_heir() -> None:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", 1)
    own(t, 2, "pannonia", 5)
    rich(t, 0, 300, 0)
    hold(t, 1, "spia")
    t.state.victor = 0
    t.goto(Combat(at=3, step=1))
    t.goto(Losses(seat=1, spaces=(NUMBER["palestine"],), amount=1, why="plague"))
    assert t.state.out == bit(1)
    assert (t.state.florins[0], t.state.hands[0], len(t.state.discard)) == (0, [], 1)


@pytest.mark.rule("MU-ELI-02")
def test_armies_on_foreign_ground_go_with_their_player() -> None:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 2, "pannonia", 5)
    t.state.vf[1][NUMBER["sinai"]] = 4
    t.state.pope = 1
    t.state.stirred = True
    ownership.settle(t.state)
    assert t.state.out == bit(1)
    assert sum(t.state.vf[1]) == 0
    assert t.state.pope == -1


# -- transports that are nobody's


@pytest.mark.rule("MU-MOV-08", "MU-SIE-02")
@pytest.mark.parametrize("free", [True, False])
def test_an_engine_aboard_goes_to_who_occupies_the_transport(free: bool) -> None:
    t = table()
    own(t, 0, "egypt", 5)
    own(t, 1, "thrace", 5)
    own(t, 2, "pannonia", 5)
    lost = ship(t, 1, WAGON, "judea", vf=0)
    machine = add_engine(t.state, 1, 1, NUMBER["judea"], lost.id)
    if not free:
        add_engine(t.state, 0, 1, NUMBER["egypt"])
    stock = t.state.stock[STOCKED["catapult"]]
    t.state.stirred = True
    ownership.settle(t.state)
    assert (t.state.engines[1], t.state.fleets[t.state.seats]) == ([], [lost])
    caravan = ship(t, 0, CARAVAN, "judea", vf=5)
    t.goto(Handling(seat=0, number=caravan.id)).do(0, "occupy", lost.id)
    assert (machine in t.state.engines[0]) is free
    assert t.state.stock[STOCKED["catapult"]] == stock + (0 if free else 1)


@pytest.mark.rule("MU-MOV-08", "MU-TRN-04")
def test_an_engine_nobody_takes_goes_back_with_its_transport() -> None:
    t = table()
    own(t, 0, "egypt", 5)
    own(t, 1, "thrace", 5)
    own(t, 2, "pannonia", 5)
    stock = t.state.stock[STOCKED["catapult"]]
    lost = ship(t, 1, WAGON, "judea", vf=0)
    add_engine(t.state, 1, 1, NUMBER["judea"], lost.id)
    t.state.stirred = True
    ownership.settle(t.state)
    supply.clear_up(t.state)
    assert t.state.stock[STOCKED["catapult"]] == stock
    assert not any(t.state.engines)
