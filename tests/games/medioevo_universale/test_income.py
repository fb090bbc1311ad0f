"""Phases 5, 6 and 8: taxes, loans, bankruptcy, reinforcements, placement, supply (TAX, LON, BKR, REI, PLA, SUP)."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import KINGDOMS, NUMBER
from araldo.games.medioevo_universale.box import CHURCH, FORT, GALLEY, TOWN, WAGON
from araldo.games.medioevo_universale.frames import Delivery, Excess, Placement, Reinforcements, Taxes
from araldo.games.medioevo_universale.rules import offence, placement, reinforcements, supply, taxes
from araldo.games.medioevo_universale.rules.land import supply as limit
from araldo.games.medioevo_universale.rules.placement import camps
from araldo.games.medioevo_universale.rules.reinforcements import sheet
from araldo.games.medioevo_universale.rules.taxes import collect, income
from araldo.games.medioevo_universale.state import Siege
from araldo.kernel import Span
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, own, rich, ship, table

TEN = ("egypt", "sinai", "judea", "cyrenaica", "marmarica", "lycia", "cilicia", "lydia", "mysia", "bithynia")
LT2 = ("caccia", "allevamento", "forgiatura", "tessitura", "commercio", "legge", "istruzione", "misticismo")


def lay(t: Table, giver: int, kind: str, target: int) -> None:
    """A card that a player has delivered, or kept."""
    hold(t, giver, kind)
    card = next(p for p in t.state.hands[giver])
    t.state.hands[giver].remove(card)
    t.state.played.append(card)
    from araldo.kernel import see

    see(t.state, card, -1)
    offence.EFFECTS[kind](t.state, Delivery(seat=giver, target=target, kind=kind, card=card))


# -- taxes


@pytest.mark.rule("MU-TAX-01", "MU-TAX-04", "MU-EX-023")
def test_taxes_with_banks() -> None:
    t = table()
    for place in TEN:
        own(t, 0, place)
    build(t, "egypt", CHURCH)
    know(t, 0, "banche")
    rich(t, 500, 0, 0)
    assert income(t.state, 0, False) == 200


@pytest.mark.rule("MU-TAX-03", "MU-TAX-06", "MU-EX-024", "MU-EX-162", "MU-EX-163")
def test_tax_farmer_vassals_and_cities() -> None:
    t = table()
    for place in (*TEN, "nile_delta", "palestine"):
        own(t, 0, place)
    for place, level in (("nile_delta", 3), ("judea", 3), ("palestine", 1), ("cilicia", 1)):
        t.state.town[NUMBER[place]] = level
    know(t, 0, "matematica", "vassallaggio", "feudalesimo")
    assert income(t.state, 0, True) - 50 == 260


@pytest.mark.rule("MU-TAX-05", "MU-EX-110", "MU-EX-144", "MU-AMB-09")
def test_mill_and_tax_farmer() -> None:
    t = table()
    own(t, 0, "egypt")
    know(t, 0, "matematica", "mulino")
    assert income(t.state, 0, False) - 50 == 10
    assert income(t.state, 0, True) - 50 == 20


@pytest.mark.rule("MU-TAX-02", "MU-MAP-13")
def test_tribute_of_free_principalities() -> None:
    t = table(5)
    t.state.kingdom[4] = KINGDOMS.index("golden_horde")
    own(t, 4, "crimea")
    before = income(t.state, 4, False)
    free = taxes.free_principalities(t.state)
    assert before == 5 + 50 + 5 * len(free)
    own(t, 0, next(x for x in ("kiev", "chernigov", "smolensk") if x in NUMBER))
    assert income(t.state, 4, False) == before - 5


@pytest.mark.rule("MU-TAX-07", "MU-EX-136", "MU-EX-181", "MU-AMB-50")
def test_usurer_kept_and_delivered() -> None:
    t = table()
    for place in TEN:
        own(t, 0, place)
    assert income(t.state, 0, False) == 100
    lay(t, 0, "usuraio", 0)
    assert income(t.state, 0, False) == 120
    know(t, 0, "banche")
    assert income(t.state, 0, False) == (100 + t.state.florins[0] // 10) * 140 // 100


@pytest.mark.rule("MU-EX-137", "MU-LON-05", "MU-AMB-80")
def test_usurer_delivered_forbids_loans_and_costs_honour() -> None:
    t = table()
    own(t, 1, "egypt")
    know(t, 0, *LT2)
    know(t, 1, "banche")
    lay(t, 0, "usuraio", 1)
    assert t.state.delivered[0].turns == 2
    t.state.loans[1] = [300]
    rich(t, 0, 0, 0)
    assert income(t.state, 1, False) == 55 * 60 // 100
    assert not taxes.may_borrow(t.state, 1, 1)
    taxes.close_phase(t.state, Taxes())
    assert t.state.honour[1] == -1


@pytest.mark.rule("MU-TAX-08", "MU-EX-088")
def test_miser() -> None:
    t = table()
    own(t, 1, "egypt")
    know(t, 0, *LT2)
    lay(t, 0, "avaro", 1)
    assert t.state.delivered[0].turns == 2
    assert income(t.state, 1, False) == 0


@pytest.mark.rule("MU-TAX-09", "MU-EVT-07", "MU-OWN-02")
def test_damaged_and_contested_holdings_pay_nothing() -> None:
    t = table()
    own(t, 0, "egypt")
    build(t, "egypt", CHURCH)
    assert income(t.state, 0, False) == 105
    t.state.damaged[NUMBER["egypt"]] = 1 << CHURCH
    assert income(t.state, 0, False) == 55
    t.state.sieges.append(Siege(NUMBER["egypt"], 1, -1))
    assert income(t.state, 0, False) == 50


@pytest.mark.rule("MU-EX-138")
def test_bishop_with_theology() -> None:
    t = table()
    for place in ("egypt", "lycia", "thrace"):
        own(t, 0, place)
        build(t, place, CHURCH)
    know(t, 0, "teologia")
    hold(t, 0, "vescovo")
    rich(t, 0, 0, 0)
    collect(t.state, 0, [("play", "vescovo")])
    assert t.state.florins[0] - (15 + 150 + 50) == 600


@pytest.mark.rule("MU-EX-098", "MU-AMB-15")
def test_chamberlain_rolls_by_lt() -> None:
    t = table(5)
    know(t, 0, *LT2, "agricoltura", "matematica", "scuola_militare", "carpenteria", "mulino", "conio", "banche", "mude")
    hold(t, 0, "ciambellano")
    rich(t, 0, 0, 0, 0, 0)
    t.script(3)
    taxes.play(t.state, 0, "ciambellano")
    assert t.state.florins[0] == 500


@pytest.mark.rule("MU-LON-01", "MU-EX-182", "MU-EX-183", "MU-AMB-12")
@pytest.mark.parametrize(
    ("techs", "die", "amount"), [((), 4, 400), (("banche",), 2, 300), (("banche", "gilde"), 2, 400)]
)
def test_loans(techs: tuple[str, ...], die: int, amount: int) -> None:
    t = table()
    know(t, 0, *techs)
    t.script(die - 1)
    taxes.borrow(t.state, 0)
    assert t.state.loans[0] == [amount]


@pytest.mark.rule("MU-LON-02", "MU-LON-03")
def test_a_loan_is_returned_whole_with_a_tenth() -> None:
    t = table()
    own(t, 0, "egypt")
    t.state.loans[0] = [300]
    rich(t, 340, 0, 0)
    found = taxes.edits(t.state, Taxes(), 0, [])
    assert ("repay", 0) in found
    assert ("loan",) not in found
    collect(t.state, 0, [("repay", 0)])
    assert t.state.loans[0] == []
    assert t.state.florins[0] == 340 + 55 - 330


@pytest.mark.rule("MU-BKR-01", "MU-BKR-02")
def test_bankruptcy_once() -> None:
    t = table()
    t.state.loans[0] = [800]
    rich(t, 10, 0, 0)
    assert ("bankrupt",) in taxes.edits(t.state, Taxes(), 0, [])
    collect(t.state, 0, [("bankrupt",)])
    assert (t.state.florins[0], t.state.loans[0], t.state.honour[0]) == (1060, [], -3)
    t.state.loans[0] = [2000]
    assert ("bankrupt",) not in taxes.edits(t.state, Taxes(), 0, [])


# -- reinforcements


@pytest.mark.rule("MU-REI-01", "MU-REI-02", "MU-EX-027", "MU-EX-142")
def test_reinforcements_by_land_and_fanaticism() -> None:
    t = table()
    mamluk = ("cyrenaica", "marmarica", "egypt", "nile_delta", "sinai", "judea", "palestine")
    t.state.kingdom[0] = KINGDOMS.index("mamluk")
    for place in mamluk:
        own(t, 0, place)
    from araldo.games.medioevo_universale.board import BOARDS, IDS, SIZE

    small = [k for k, members in enumerate(BOARDS[0].members) if members and SIZE[k] == 0][:2]
    for k in small:
        for place in BOARDS[0].members[k]:
            own(t, 0, IDS[place])
    know(t, 0, "fanatismo")
    assert sum(vf for _, vf in sheet(t.state, 0)) == 11


@pytest.mark.rule("MU-REI-02", "MU-EX-163", "MU-AMB-63")
def test_feudalism_gives_armies_for_castles() -> None:
    t = table()
    for place in ("egypt", "lycia"):
        own(t, 0, place)
        build(t, place, FORT, 3)
    know(t, 0, "feudalesimo")
    assert dict(sheet(t.state, 0))["feudalesimo"] == 2


@pytest.mark.rule("MU-REI-03", "MU-EX-026", "MU-EX-124", "MU-EX-152", "MU-EX-179")
def test_mercenaries() -> None:
    t = table()
    hold(t, 0, "mercenario")
    know(t, 0, "forgiatura", "conio")
    rich(t, 125, 0, 0)
    f = Reinforcements(waiting=[0])
    assert Span(("mercenaries",), 1, 8) in reinforcements.edits(t.state, f, 0, [])
    know(t, 0, "banche")
    rich(t, 1000, 0, 0)
    assert Span(("mercenaries",), 1, 15) in reinforcements.edits(t.state, f, 0, [])
    reinforcements.levied(t.state, f, {0: [("mercenaries", 11)]})
    assert (t.state.pool[0], t.state.florins[0]) == (11, 835)
    assert not t.state.hands[0]


@pytest.mark.rule("MU-EX-096", "MU-AMB-16", "MU-EMP-06")
def test_one_knight_a_turn_counting_castles() -> None:
    t = table()
    for place in ("egypt", "lycia", "thrace"):
        own(t, 0, place)
        build(t, place, FORT, 3)
    hold(t, 0, "cavaliere")
    know(t, 0, "vassallaggio")
    f = Reinforcements(waiting=[0])
    assert ("play", "cavaliere") not in reinforcements.edits(t.state, f, 0, [("play", "cavaliere")])
    reinforcements.levied(t.state, f, {0: [("play", "cavaliere")]})
    assert t.state.pool[0] == 6


@pytest.mark.rule("MU-EX-161", "MU-REI-02")
def test_investiture_sells_one_army() -> None:
    t = table()
    know(t, 0, "investitura")
    f = Reinforcements(waiting=[0])
    assert ("invest", 1) in reinforcements.edits(t.state, f, 0, [])
    assert ("invest", 1) not in reinforcements.edits(t.state, f, 0, [("invest", 1)])


# -- supply and placement


@pytest.mark.rule("MU-SUP-01", "MU-EX-073", "MU-EX-145", "MU-EX-148", "MU-EX-149", "MU-AMB-10")
def test_supply_limits() -> None:
    t = table()
    for place in ("bessarabia", "macedonia", "palatinate"):
        own(t, 0, place)
    assert limit(t.state, NUMBER["bessarabia"]) == 5
    know(t, 0, "agricoltura", "allevamento", "caccia")
    assert limit(t.state, NUMBER["bessarabia"]) == 10
    assert limit(t.state, NUMBER["macedonia"]) == 10
    know(t, 0, "rotazione_colture")
    assert limit(t.state, NUMBER["bessarabia"]) == 20
    t.state.tech[0] = 0
    build(t, "palatinate", TOWN, 2)
    build(t, "palatinate", FORT, 1)
    assert limit(t.state, NUMBER["palatinate"]) == 30


@pytest.mark.rule("MU-SUP-02", "MU-SUP-03", "MU-EX-073")
def test_excess_on_the_ground_is_removed_loaded_armies_are_not() -> None:
    t = table()
    own(t, 0, "egypt", 9)
    wagon = ship(t, 0, WAGON, "egypt", vf=20)
    supply.find_excess(t.state, Excess())
    assert (t.state.vf[0][NUMBER["egypt"]], wagon.vf) == (5, 20)


@pytest.mark.rule("MU-PLA-03", "MU-EX-032", "MU-AMB-30")
def test_new_buildings_do_not_count_yet() -> None:
    t = table()
    own(t, 0, "syria", 5)
    know(t, 0, "agricoltura")
    t.state.works[0] = [(NUMBER["syria"], TOWN, 1), (NUMBER["syria"], FORT, 1)]
    t.state.stock = [n - 0 for n in t.state.stock]
    t.state.pool[0] = 30
    f = Placement()
    placement.place_buildings(t.state, f)
    assert Span(("station", "syria"), 1, 5) in placement.edits(t.state, f, 0, [])
    t.state.orders[0] = [(0, WAGON, 1)]
    assert not [o for o in placement.edits(t.state, f, 0, []) if o[0] == "set"]


@pytest.mark.rule("MU-PLA-01", "MU-PLA-04", "MU-PLA-06", "MU-SGE-15")
def test_where_things_are_placed() -> None:
    t = table()
    own(t, 0, "nile_delta", 5)
    own(t, 0, "palestine", 5)
    for place in ("nile_delta", "palestine"):
        build(t, place, TOWN)
    t.state.orders[0] = [(0, GALLEY, 1)]
    t.state.pool[0] = 40
    found = placement.edits(t.state, Placement(), 0, [])
    assert ("set", "galley", 1, "nile_delta") in found
    assert ("set", "galley", 1, "palestine") not in found
    assert Span(("station", "palestine"), 1, 10) in found
    t.state.sieges.append(Siege(NUMBER["palestine"], 1, -1))
    assert not [o for o in placement.edits(t.state, Placement(), 0, []) if "palestine" in str(o)]


@pytest.mark.rule("MU-PLA-05", "MU-EX-158", "MU-PLA-07", "MU-HID-03")
def test_logistics_keeps_a_reserve_behind_the_screen() -> None:
    t = table()
    know(t, 0, *LT2, "logistica")
    t.state.pool[0] = 14
    f = Placement(waiting=[0])
    placement.placed(t.state, f, {0: []})
    assert t.state.reserve[0] == 10
    assert t.view(1)["reserve"][0] is None
    assert t.view(0)["reserve"][0] == 10


@pytest.mark.rule("MU-PLA-05", "MU-EX-159", "MU-KGD-06", "MU-MAP-02")
def test_logistics_reaches_connected_land_over_straits_not_islands() -> None:
    t = table()
    for place in ("thrace", "macedonia", "bithynia", "peloponnese", "rhodes"):
        own(t, 0, place)
    build(t, "thrace", TOWN)
    know(t, 0, "logistica")
    places = camps(t.state, 0, [NUMBER["thrace"]])
    assert {NUMBER["macedonia"], NUMBER["bithynia"]} <= set(places)
    assert NUMBER["peloponnese"] not in places
    own(t, 0, "thessaly")
    places = camps(t.state, 0, [NUMBER["thrace"]])
    assert NUMBER["peloponnese"] in places
    assert NUMBER["rhodes"] not in places


@pytest.mark.rule("MU-EX-033", "MU-PLA-05", "MU-PUR-03")
def test_reserve_and_reinforcements_together() -> None:
    t = table()
    for place in ("nile_delta", "cyrenaica", "sinai", "egypt"):
        own(t, 0, place, 5)
    build(t, "nile_delta", TOWN, 3)
    for place in ("cyrenaica", "sinai", "egypt"):
        build(t, place, FORT, 1)
    own(t, 0, "marmarica", 5)
    know(t, 0, "logistica", "agricoltura")
    t.state.pool[0] = 31
    found = {o.head[1]: o.high for o in placement.edits(t.state, Placement(), 0, []) if isinstance(o, Span)}
    assert (found["cyrenaica"], found["sinai"], found["egypt"]) == (5, 5, 10)
