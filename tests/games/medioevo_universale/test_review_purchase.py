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


# -- cards that lower prices


def cost(t: Table, *draft: Action) -> int:
    return read(t.state, 0, list(draft)).cost()


@pytest.mark.rule("MU-PUR-06", "MU-DEC-26")
def test_the_patron_lowers_the_whole_draft_wherever_he_stands_in_it() -> None:
    t = realm("banche")
    hold(t, 0, "mecenate")
    two: list[Action] = [("learn", "caccia"), ("learn", "legge")]
    assert cost(t, *two) == 200
    for at in range(3):
        assert cost(t, *two[:at], ("play", "mecenate"), *two[at:]) == 180


@pytest.mark.rule("MU-PUR-06", "MU-DEC-26")
def test_the_architect_halves_the_whole_draft_wherever_he_stands_in_it() -> None:
    t = realm("ingegneria")
    hold(t, 0, "architetto")
    tower: Action = ("build", "tower", "egypt")
    assert cost(t, tower) == 100
    assert cost(t, tower, ("play", "architetto")) == cost(t, ("play", "architetto"), tower) == 50


@pytest.mark.rule("MU-PUR-04", "MU-PUR-06")
@pytest.mark.parametrize(("florins", "offered"), [(89, False), (90, True), (100, True)])
def test_a_lowered_price_is_affordable_to_the_florin(florins: int, offered: bool) -> None:
    t = realm("banche", florins=florins)
    hold(t, 0, "mecenate")
    assert (("learn", "caccia") in offers(t, ("play", "mecenate"))) is offered
    assert (("learn", "caccia") in offers(t)) is (florins == 100)


@pytest.mark.rule("MU-PUR-04")
def test_who_takes_back_the_card_that_made_it_affordable_is_not_done() -> None:
    t = realm("banche", florins=90)
    own(t, 1, "judea", 5)
    own(t, 2, "pannonia", 5)
    hold(t, 0, "mecenate")
    t.goto(Purchase(step=1, waiting=[0]))
    t.do(0, "play", "mecenate").do(0, "learn", "caccia").do(0, "drop", 0)
    assert t.why(0, "done") == "MU-PUR-04"
    t.do(0, "play", "mecenate")
    assert t.why(0, "done") == ""


@pytest.mark.rule("MU-PUR-04")
def test_who_takes_back_the_master_builder_has_no_free_step() -> None:
    t = realm("ingegneria", florins=0)
    own(t, 1, "judea", 5)
    own(t, 2, "pannonia", 5)
    hold(t, 0, "capomastro")
    t.goto(Purchase(step=1, waiting=[0]))
    t.do(0, "play", "capomastro").do(0, "raise_free", "tower", "egypt")
    assert t.why(0, "done") == ""
    t.do(0, "drop", 0)
    assert t.why(0, "done") == "MU-PUR-04"


@pytest.mark.rule("MU-DEC-26")
@pytest.mark.parametrize("card", ["mecenate", "architetto"])
def test_an_edit_that_would_waste_a_card_says_so(card: str) -> None:
    t = realm("banche", "ingegneria")
    own(t, 1, "judea", 5)
    own(t, 2, "pannonia", 5)
    hold(t, 0, card)
    t.goto(Purchase(step=1, waiting=[0]))

    def said(*action: object) -> str:
        return t.game.label(t.view(0), action, "en")

    assert "nothing in your purchases" in said("play", card)
    t.do(0, "play", card)
    assert "without effect" in said("done")
    t.do(0, "build", "tower", "egypt")
    assert said("done") == "Done"
    t.do(0, "drop", 0)
    assert "nothing" not in said("play", card)
