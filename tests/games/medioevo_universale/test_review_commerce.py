"""Chapters SAL, COM and LOD once more: a Commerce turn besides trading, and what stays on the ground."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import CARAVAN, FORT, TOWN
from araldo.games.medioevo_universale.frames import Journey, Trading
from araldo.games.medioevo_universale.rules import commerce
from araldo.games.medioevo_universale.state import Depot
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, own, rich, ship, table


def realm() -> Table:
    t = table()
    own(t, 0, "egypt", 6)
    own(t, 0, "nile_delta", 6)
    own(t, 1, "judea", 6)
    own(t, 2, "pannonia", 6)
    build(t, "nile_delta", TOWN)
    rich(t, 100, 100, 100)
    return t


@pytest.mark.rule("MU-SAL-01", "MU-SAL-02")
def test_who_needs_money_sells_in_his_commerce_turn_too() -> None:
    t = realm()
    build(t, "egypt", FORT)
    caravan = ship(t, 0, CARAVAN, "egypt", vf=3)
    t.goto(Trading(seat=0)).do(0, "sell", "tower", "egypt").do(0, "sell_transport", caravan.id)
    assert t.state.florins[0] == 100 + 50 + 50
    assert t.state.fort[NUMBER["egypt"]] == 0
    assert (t.state.fleets[0], t.state.vf[0][NUMBER["egypt"]]) == ([], 9)


@pytest.mark.rule("MU-LOD-07", "MU-COM-02")
def test_armies_come_ashore_for_nothing_also_without_points() -> None:
    t = realm()
    caravan = ship(t, 0, CARAVAN, "nile_delta", vf=3, pm=0)
    t.goto(Journey(seat=0, number=caravan.id)).do(0, "handle", caravan.id).do(0, "unload", "nile_delta", 3)
    assert (caravan.vf, t.state.vf[0][NUMBER["nile_delta"]]) == (0, 9)


@pytest.mark.rule("MU-COM-07", "MU-CON-09", "MU-TRE-01")
@pytest.mark.parametrize(
    ("seat", "until", "owner", "stays"),
    [
        (0, 0, 0, True),  # unloaded in his own settlement
        (0, 0, 1, True),  # conquered since: they belong to the settlement's owner
        (0, 2, 0, True),  # found, and lying in his own settlement now
        (0, 2, 1, False),  # left in another's settlement
        (-1, 2, 0, False),  # spilt by a destroyed Caravan
    ],
)
def test_goods_on_the_ground_stay_in_the_settlement_of_their_owner(
    seat: int, until: int, owner: int, stays: bool
) -> None:
    t = realm()
    own(t, owner, "nile_delta", 6)
    t.state.turn = 2
    t.state.depots = [Depot(NUMBER["nile_delta"], 0, 4, -1, -1, seat, until)]
    commerce.end_of_turn(t.state)
    assert bool(t.state.depots) is stays


@pytest.mark.rule("MU-COM-07")
def test_goods_in_open_country_last_one_turn_more() -> None:
    t = realm()
    for turn, left in ((2, 1), (3, 0)):
        t.state.turn = turn
        t.state.depots = [Depot(NUMBER["egypt"], 0, 4, -1, -1, 0, 3)]
        commerce.end_of_turn(t.state)
        assert len(t.state.depots) == left
