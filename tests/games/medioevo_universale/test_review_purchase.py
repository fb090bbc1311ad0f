"""Chapters PUR, TEC, TRA and SIE once more: limits that count what is on its way, free technologies, free refits."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import CARAVAN, FORT, SHIP, TOWN
from araldo.games.medioevo_universale.frames import Purchase, Talks
from araldo.games.medioevo_universale.rules import reinforcements
from araldo.games.medioevo_universale.rules.purchase import CAPTAIN, ENGINE, TRANSPORT, purchases, read
from araldo.games.medioevo_universale.state import Siege
from araldo.kernel import Action
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, own, rich, ship, table

LT2 = ("agricoltura", "caccia", "allevamento", "forgiatura", "tessitura", "commercio", "legge", "istruzione")


def realm(*techs: str, florins: int = 2000) -> Table:
    t = table()
    own(t, 0, "nile_delta", 10)
    own(t, 0, "egypt", 5)
    build(t, "nile_delta", TOWN)
    t.state.capital[0] = NUMBER["nile_delta"]
    know(t, 0, *techs)
    t.state.known_tech = list(t.state.tech)
    rich(t, florins, 1000, 1000)
    return t


def offers(t: Table, *draft: Action) -> list[object]:
    return list(purchases(t.state, Purchase(), 0, list(draft)))


@pytest.mark.rule("MU-TRA-04", "MU-SIE-02", "MU-CAP-02")
@pytest.mark.parametrize(
    ("order", "offer"),
    [
        ((TRANSPORT, CARAVAN, 1), ("order", "caravan", 1)),
        ((ENGINE, 0, 1), ("order_engine", "catapult")),
        ((CAPTAIN, 0, 1), ("hire", 1)),
    ],
)
def test_what_is_already_on_its_way_counts(order: tuple[int, int, int], offer: Action) -> None:
    t = realm("scuola_militare")
    assert offer in offers(t)
    t.state.orders[0].append(order)
    assert offer not in offers(t)


@pytest.mark.rule("MU-BLD-05", "MU-BLD-07")
def test_a_fortification_given_by_the_jester_is_not_built_twice() -> None:
    t = realm()
    assert ("build", "tower", "egypt") in offers(t)
    t.state.works[0].append((NUMBER["egypt"], FORT, 1))
    assert ("build", "tower", "egypt") not in offers(t)


@pytest.mark.rule("MU-BLD-10")
def test_the_jester_builds_nothing_in_a_besieged_land() -> None:
    t = realm()
    own(t, 1, "judea", 5)
    own(t, 2, "pannonia", 5)
    hold(t, 0, "giullare")
    t.goto(Talks(seat=0, left=1))
    assert t.can(0, "play", "giullare", "tower", "egypt")
    t.state.sieges.append(Siege(NUMBER["egypt"], 1, -1))
    assert not t.can(0, "play", "giullare", "tower", "egypt")


@pytest.mark.rule("MU-TEC-03")
def test_with_a_university_each_free_technology_may_exceed_the_limit() -> None:
    t = realm("legge", "investitura", "istruzione", "letteratura", "misticismo", "universita")
    hold(t, 0, "contessa", "ospitaliere")
    paid: list[Action] = [("learn", "caccia"), ("learn", "commercio"), ("learn", "tessitura")]
    gift: Action = ("play", "contessa", "filosofia")
    assert ("play", "ospitaliere", "vassallaggio") in offers(t, *paid, gift)
    assert ("learn", "forgiatura") not in offers(t, *paid)
    assert ("learn", "forgiatura") in offers(t, gift, *paid[:2])


@pytest.mark.rule("MU-TRA-03")
def test_three_transports_a_turn_and_no_more() -> None:
    t = realm(*LT2, "carpenteria")
    three: list[Action] = [("order", "caravan", 1), ("order", "war_wagon", 1), ("order", "merchant_ship", 2)]
    assert ("order", "galley", 1) in offers(t, *three[:2])
    assert ("order", "galley", 1) not in offers(t, *three)


@pytest.mark.rule("MU-TRA-05")
def test_with_an_arsenal_a_ship_is_raised_a_level_for_nothing() -> None:
    t = realm(*LT2, "carpenteria", "arsenale", florins=0)
    merchant = ship(t, 0, SHIP, "nile_delta", vf=1)
    assert ("refit", merchant.id, 2) in offers(t)
    assert read(t.state, 0, [("refit", merchant.id, 2)]).cost() == 0
    assert ("refit", merchant.id, 2) not in offers(realm(*LT2, "carpenteria", florins=0))


@pytest.mark.rule("MU-REI-02", "MU-MAP-13")
@pytest.mark.parametrize(("free", "vf"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_the_horde_gets_an_army_for_every_three_principalities(free: int, vf: int) -> None:
    from araldo.games.medioevo_universale.board import BOARDS, HORDE

    t = table()
    s = t.state
    s.kingdom[0] = HORDE
    own(t, 0, "egypt")
    for k in BOARDS[s.board].russian[free:]:
        for place in BOARDS[s.board].members[k]:
            s.owner[place] = 1
    assert ("principalities", vf) in reinforcements.sheet(s, 0)
