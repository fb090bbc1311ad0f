"""What is done for who does not answer: the cautious, the dearest, the highest, as the table of decisions says."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import CARAVAN, GALLEY, GOODS, SHIP, TOWN, WAGON
from araldo.games.medioevo_universale.frames import (
    Ambush,
    Attack,
    Booty,
    Combat,
    Sabotage,
    Salvage,
    SiegeTurn,
    Spoils,
)
from araldo.games.medioevo_universale.rules import aid, conquest, corsairs, instant, salvage, siege
from araldo.games.medioevo_universale.rules.pieces import add_engine
from araldo.games.medioevo_universale.state import Siege
from araldo.kernel import bit
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, leader, own, ship, table


def homes() -> Table:
    t = table()
    for seat, place in enumerate(("nile_delta", "judea", "pannonia")):
        own(t, seat, place, 6)
    return t


@pytest.mark.rule("MU-DEC-55")
@pytest.mark.parametrize(("cargo", "strikes"), [(2, False), (3, True), (4, True)])
def test_an_absent_corsair_strikes_if_three_goods_can_be_had(cargo: int, strikes: bool) -> None:
    t = homes()
    build(t, "nile_delta", TOWN)
    hold(t, 0, "corsaro")
    zone = NUMBER["egyptian_sea"]
    t.state.corsairs = [(zone,), (), ()]
    prey = ship(t, 1, SHIP, "egyptian_sea")
    prey.lots = [(1, cargo, -1, -1)]
    f = Ambush(victim=1, zones=(zone,), ids=(prey.id,))
    wanted = ("waylay", "goods", "egyptian_sea") if strikes else ("pass",)
    assert corsairs.default_ambush(t.state, f, 0) == wanted
    assert corsairs.default_ambush(t.state, f, 2) == ("pass",)


@pytest.mark.rule("MU-DEC-55")
def test_an_absent_corsair_takes_the_dearest_goods_to_his_first_port() -> None:
    t = homes()
    build(t, "nile_delta", TOWN)
    prey = ship(t, 1, SHIP, "egyptian_sea")
    spices, salt = GOODS.index("spices"), GOODS.index("salt")
    prey.lots = [(salt, 9, -1, -1), (spices, 2, -1, -1)]
    f = Booty(seat=0, victim=1, zone=NUMBER["egyptian_sea"], ids=(prey.id,), left=3)
    assert corsairs.default_booty(t.state, f, 0) == ("rob", "spices", 2)
    f.left = 1
    assert corsairs.default_booty(t.state, f, 0) == ("rob", "spices", 1)
    assert corsairs.default_port(t.state, f, 0) == ("land_at", "nile_delta")


@pytest.mark.rule("MU-AMB-49")
def test_who_is_absent_sabotages_the_highest_level_and_of_equals_the_oldest() -> None:
    t = homes()
    levels = [ship(t, 1, WAGON, "judea", level=level).id for level in (1, 3, 3)]
    f = Sabotage(seat=0, target=1, place=NUMBER["judea"], left=1)
    assert instant.default_sabotage(t.state, f, 0) == ("sabotage", levels[1])


@pytest.mark.rule("MU-DEC-52")
def test_an_absent_surgeon_goes_where_most_are_wounded() -> None:
    t = homes()
    t.state.wounds[0] = [2, 5, 5]
    assert instant.default_surgeon(t.state, Combat(), 0) == ("pass",)
    hold(t, 0, "cerusico")
    assert instant.default_surgeon(t.state, Combat(), 0) == ("surgeon", 1)


@pytest.mark.rule("MU-DEC-32", "MU-NAV-01")
def test_an_absent_defender_bears_what_he_can_and_an_absent_ally_brings_everything() -> None:
    t = homes()
    place = NUMBER["egyptian_sea"]
    ship(t, 1, GALLEY, "egyptian_sea", vf=5)
    ship(t, 2, GALLEY, "egyptian_sea", vf=4)
    f = Attack(kind="sea", seat=0, place=place, victim=1, helpers=[2], rammed=[0, 6])
    assert aid.share(t.state, f) == (3, 4)
    assert aid.default_share(t.state, f, 1) == ("bear", 4)
    first, second = (ship(t, 0, WAGON, "judea", vf=5) for _ in range(2))
    joined = Attack(seat=1, place=NUMBER["palestine"], allies=[0], convoys=[(first.id,)], marshals=[()])
    assert aid.default_bring(t.state, joined, 0) == ("bring", second.id)


@pytest.mark.rule("MU-DEC-67")
def test_an_absent_victor_salvages_the_dearest_goods_first() -> None:
    t = homes()
    mine = ship(t, 0, SHIP, "egyptian_sea")
    spices, salt = GOODS.index("spices"), GOODS.index("salt")
    f = Salvage(seat=0, zone=mine.place, lots=[(salt, 30, -1, -1), (spices, 4, -1, -1)])
    assert salvage.default_salvage(t.state, f, 0) == ("salvage", "spices", 1, mine.id, 4)


@pytest.mark.rule("MU-DEC-48")
def test_an_absent_besieger_confirms_what_he_can_and_else_the_lowest_captain_abandons() -> None:
    t = homes()
    camp = ship(t, 0, WAGON, "judea", vf=20)
    high, low = leader(t, 0, "judea", 2, camp.id), leader(t, 0, "judea", 1, camp.id)
    high.attacks = low.attacks = 1
    t.state.war = [bit(1), bit(0), 0]
    t.state.sieges.append(Siege(NUMBER["judea"], 0, -1))
    f = SiegeTurn(seat=0, place=NUMBER["judea"])
    assert siege.default_siege(t.state, f, 0) == ("abandon", low.id)
    add_engine(t.state, 0, 1, NUMBER["judea"], camp.id)
    assert siege.default_siege(t.state, f, 0) == ("confirm",)


@pytest.mark.rule("MU-DEC-45")
def test_an_absent_conqueror_keeps_what_he_may_and_plunders_the_rest() -> None:
    t = homes()
    know(t, 0, "carpenteria")
    caravan = ship(t, 1, CARAVAN, "judea", vf=0)
    chief = leader(t, 1, "judea")
    items = [("captain", 1, chief.id), ("transport", 1, caravan.id)]
    f = Spoils(seat=0, place=NUMBER["judea"], battlefield=NUMBER["judea"], items=items)
    assert conquest.default_choice(t.state, f, 0) == ("plunder", "captain")
    f.items.pop(0)
    assert conquest.default_choice(t.state, f, 0) == ("keep", "caravan")
