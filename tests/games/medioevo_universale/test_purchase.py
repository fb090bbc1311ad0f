"""Phase 4: what may be bought, and for how much (PUR, TEC, BLD, TRA, SIE, CAP, SAL)."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import (
    BACKS,
    CARAVAN,
    CHURCH,
    FACE,
    FORT,
    GALLEY,
    SHIP,
    STOCKED,
    TECH,
    TECH_LEVEL,
    TECH_NEEDS,
    TOWN,
    WAGON,
)
from araldo.games.medioevo_universale.frames import Placement, Purchase
from araldo.games.medioevo_universale.rules.placement import place_buildings
from araldo.games.medioevo_universale.rules.players import learn
from araldo.games.medioevo_universale.rules.purchase import build_price, carry_out, purchases, read
from araldo.games.medioevo_universale.rules.transports import full_points, room
from araldo.kernel import Action
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, own, rich, ship, table

LT2 = ("agricoltura", "caccia", "allevamento", "forgiatura", "tessitura", "commercio", "legge", "istruzione")
LT3 = (*LT2, "scuola_militare", "matematica", "misticismo", "mulino", "conio", "investitura", "letteratura", "medicina")


def realm(*techs: str, florins: int = 2000, **options: object) -> Table:
    """Seat 0 with a settlement and port at Alexandria, and what it knew before this turn."""
    t = table(3, **options)
    own(t, 0, "nile_delta", 10)
    build(t, "nile_delta", TOWN)
    t.state.capital[0] = NUMBER["nile_delta"]
    know(t, 0, *techs)
    t.state.known_tech = list(t.state.tech)
    rich(t, florins, 1000, 1000)
    return t


def can(t: Table, *edit: int | str, draft: list[Action] | None = None) -> bool:
    return edit in purchases(t.state, Purchase(), 0, draft or [])


def cost(t: Table, *draft: Action) -> int:
    return read(t.state, 0, list(draft)).cost()


def buy(t: Table, *draft: Action) -> None:
    carry_out(t.state, 0, list(draft))


# -- technologies


@pytest.mark.rule("MU-TEC-01", "MU-TEC-06", "MU-EX-173")
def test_price_by_level_and_half_with_a_university() -> None:
    t = realm("misticismo", "monoteismo", "teologia")
    assert cost(t, ("learn", "legge")) == 100
    assert cost(t, ("learn", "fanatismo")) == 600
    know(t, 0, "universita")
    assert cost(t, ("learn", "fanatismo")) == 600
    t.state.known_tech = list(t.state.tech)
    assert cost(t, ("learn", "fanatismo")) == 300


@pytest.mark.rule("MU-TEC-02", "MU-PUR-03")
def test_one_step_a_line_and_turn() -> None:
    t = realm("legge")
    assert can(t, "learn", "investitura")
    assert not can(t, "learn", "vassallaggio")
    assert not can(t, "learn", "vassallaggio", draft=[("learn", "investitura")])


@pytest.mark.rule("MU-TEC-04", "MU-TEC-05")
def test_the_tree() -> None:
    assert [sum(level == n for level in TECH_LEVEL) for n in (1, 2, 3, 4)] == [12, 10, 10, 10]
    assert TECH_NEEDS[TECH["alchimia"]] >> TECH["ingegneria"] & 1
    assert TECH_NEEDS[TECH["monopolio"]] >> TECH["arsenale"] & 1
    assert TECH_NEEDS[TECH["mude"]] == 1 << TECH["commercio"]


@pytest.mark.rule("MU-TEC-03")
def test_at_most_three_a_turn() -> None:
    t = realm()
    three: list[Action] = [("learn", "legge"), ("learn", "caccia"), ("learn", "commercio")]
    assert can(t, "learn", "tessitura", draft=three[:2])
    assert not can(t, "learn", "tessitura", draft=three)


@pytest.mark.rule("MU-TEC-03", "MU-EX-102", "MU-EX-127", "MU-AMB-18")
def test_a_free_technology_may_be_the_fourth_with_a_university() -> None:
    t = realm("legge", "investitura", "istruzione")
    hold(t, 0, "contessa", "ospitaliere")
    three: list[Action] = [("learn", "caccia"), ("learn", "commercio"), ("learn", "tessitura")]
    assert not can(t, "play", "contessa", "vassallaggio", draft=three)
    know(t, 0, "universita")
    t.state.known_tech = list(t.state.tech)
    assert can(t, "play", "contessa", "vassallaggio", draft=three)
    assert can(t, "play", "ospitaliere", "vassallaggio", draft=three)
    assert cost(t, *three, ("play", "contessa", "vassallaggio")) == 150


@pytest.mark.rule("MU-EX-082", "MU-AMB-17")
def test_the_abbot_gives_no_indigo_technology() -> None:
    t = realm("commercio", "mude", "arsenale", "istruzione", "universita")
    hold(t, 0, "abate")
    assert not can(t, "play", "abate", "monopolio")
    assert can(t, "play", "abate", "letteratura")


@pytest.mark.rule("MU-TEC-07", "MU-GEN-03", "MU-VIC-01")
def test_honour_for_every_seventh_and_every_fourth_level() -> None:
    t = realm()
    for name in LT2[:6]:
        learn(t.state, 0, TECH[name])
    assert t.state.honour[0] == 0
    learn(t.state, 0, TECH["legge"])
    assert (t.state.honour[0], t.state.lt[0]) == (1, 1)
    learn(t.state, 0, TECH["fanatismo"])
    assert (t.state.honour[0], t.state.lt[0]) == (2, 2)


@pytest.mark.rule("MU-PUR-03", "MU-EX-150")
def test_what_is_learned_now_helps_purchases_next_turn_only() -> None:
    t = realm(*LT2)
    know(t, 0, "carpenteria")
    assert not can(t, "order", "galley", 2)
    t.state.known_tech = list(t.state.tech)
    assert can(t, "order", "galley", 2)


@pytest.mark.rule("MU-TEC-08", "MU-HID-06")
def test_technologies_are_public() -> None:
    t = realm("legge")
    assert t.view(2)["tech"][0] == 1 << TECH["legge"]


# -- buildings


@pytest.mark.rule("MU-BLD-01", "MU-EX-165", "MU-EX-166")
def test_what_buildings_need() -> None:
    t = realm(*LT2)
    assert not can(t, "build", "borough", "nile_delta")
    know(t, 0, "architettura")
    t.state.known_tech = list(t.state.tech)
    assert can(t, "build", "borough", "nile_delta")
    build(t, "nile_delta", FORT, 2)
    know(t, 0, *LT3)
    t.state.known_tech = list(t.state.tech)
    assert not can(t, "build", "castle", "nile_delta")
    know(t, 0, "ingegneria")
    t.state.known_tech = list(t.state.tech)
    assert can(t, "build", "castle", "nile_delta")


@pytest.mark.rule("MU-BLD-01", "MU-BLD-02", "MU-BLD-03", "MU-AMB-07")
def test_fairs_need_a_settlement_commerce_and_architecture() -> None:
    t = realm("matematica", "architettura")
    own(t, 0, "egypt")
    assert not can(t, "build", "fair_textile", "nile_delta")
    know(t, 0, "commercio")
    t.state.known_tech = list(t.state.tech)
    assert can(t, "build", "fair_textile", "nile_delta")
    assert not can(t, "build", "fair_textile", "egypt")
    assert not can(t, "build", "village", "egypt")
    assert can(t, "build", "tower", "egypt")


@pytest.mark.rule("MU-BLD-08", "MU-EX-092", "MU-AMB-19")
def test_one_cathedral_in_a_kingdom_and_none_in_a_small_one() -> None:
    t = realm("architettura")
    own(t, 0, "egypt")
    own(t, 0, "syria")
    assert can(t, "build", "cathedral", "egypt")
    assert not can(t, "build", "cathedral", "syria")  # the Principality of Antioch is small
    assert not can(t, "build", "cathedral", "nile_delta", draft=[("build", "cathedral", "egypt")])
    own(t, 1, "sinai")
    build(t, "sinai", CHURCH)
    assert not can(t, "build", "cathedral", "egypt")


@pytest.mark.rule("MU-BLD-04", "MU-EX-014")
def test_an_upgrade_costs_the_difference() -> None:
    b = read(realm().state, 0, [])
    assert build_price(b, TOWN, 1, 3) == 100
    assert build_price(b, FORT, 1, 2) == 200


@pytest.mark.rule("MU-BLD-05", "MU-BLD-06", "MU-AMB-06", "MU-EX-151")
def test_one_level_a_turn_two_with_carpentry_for_one_building() -> None:
    t = realm(*LT3, "architettura", "ingegneria")
    own(t, 0, "egypt")
    assert can(t, "build", "borough", "nile_delta")
    assert not can(t, "build", "city", "nile_delta")
    know(t, 0, "carpenteria")
    t.state.known_tech = list(t.state.tech)
    assert can(t, "build", "city", "nile_delta")
    assert not can(t, "build", "fortress", "egypt", draft=[("build", "city", "nile_delta")])
    assert can(t, "build", "tower", "egypt", draft=[("build", "city", "nile_delta")])


@pytest.mark.rule("MU-BLD-06", "MU-OPT-03")
def test_direct_building_is_an_option() -> None:
    t = realm(*LT3, "architettura", "ingegneria", direct_build=True)
    own(t, 0, "egypt")
    assert can(t, "build", "castle", "egypt")
    assert cost(t, ("build", "castle", "egypt")) == 700


@pytest.mark.rule("MU-BLD-05", "MU-EX-016")
def test_any_number_of_buildings() -> None:
    t = realm(*LT2, "architettura", "ingegneria", "matematica", florins=20000)
    places = ("cyrenaica", "marmarica", "egypt", "sinai", "judea", "palestine")
    draft: list[Action] = []
    for place in places:
        own(t, 0, place)
        assert can(t, "build", "tower", place, draft=draft)
        draft.append(("build", "tower", place))
    for fair in ("fair_agricultural", "fair_mining", "fair_textile"):
        assert can(t, "build", fair, "nile_delta", draft=draft)
        draft.append(("build", fair, "nile_delta"))
    assert can(t, "build", "cathedral", "egypt", draft=draft)


@pytest.mark.rule("MU-BLD-07")
def test_one_fair_of_each_type() -> None:
    t = realm("commercio", "architettura")
    assert not can(t, "build", "fair_mining", "nile_delta", draft=[("build", "fair_mining", "nile_delta")])


@pytest.mark.rule("MU-BLD-09", "MU-EX-139", "MU-EX-140", "MU-EX-141")
@pytest.mark.parametrize(("techs", "price"), [(1, 950), (2, 900), (3, 850)])
def test_religion_makes_cathedrals_cheaper(techs: int, price: int) -> None:
    t = realm("architettura", *("misticismo", "monoteismo", "teologia")[:techs])
    assert cost(t, ("build", "cathedral", "nile_delta")) == price


@pytest.mark.rule("MU-BLD-09", "MU-PUR-06")
def test_market_halves_fairs_then_the_craft_takes_fifty() -> None:
    t = realm("architettura", "commercio", "mercato", "forgiatura")
    assert cost(t, ("build", "fair_mining", "nile_delta")) == 100
    assert cost(t, ("build", "fair_textile", "nile_delta")) == 150


@pytest.mark.rule("MU-BLD-10")
def test_nothing_is_built_under_siege() -> None:
    from araldo.games.medioevo_universale.state import Siege

    t = realm()
    assert can(t, "build", "tower", "nile_delta")
    t.state.sieges.append(Siege(NUMBER["nile_delta"], 1, NUMBER["egyptian_sea"]))
    assert not can(t, "build", "tower", "nile_delta")


@pytest.mark.rule("MU-BLD-11", "MU-MAP-18")
def test_distant_ports_by_option() -> None:
    from araldo.games.medioevo_universale.board import DISTANT, IDS, PORT

    place = next(t for t, zone in enumerate(DISTANT) if zone >= 0 and PORT[t] < 0)
    for on in (False, True):
        t = realm(distant_ports=on)
        own(t, 0, IDS[place])
        build(t, IDS[place], TOWN)
        assert can(t, "harbour", IDS[place]) is on


@pytest.mark.rule("MU-BLD-12")
def test_fairs_go_with_their_settlement() -> None:
    from araldo.games.medioevo_universale.box import FAIR
    from araldo.games.medioevo_universale.rules.structures import set_level

    t = realm()
    build(t, "nile_delta", FAIR + 1)
    set_level(t.state, NUMBER["nile_delta"], TOWN, 0)
    assert t.state.fairs[NUMBER["nile_delta"]] == 0
    assert t.state.honour == [0, 0, 0]


@pytest.mark.rule("MU-EX-083")
def test_architect_halves_what_the_technologies_allow() -> None:
    t = realm(*LT2, "matematica", "architettura", "ingegneria")
    for place in ("egypt", "sinai"):
        own(t, 0, place)
    for place in ("marmarica", "cyrenaica"):
        own(t, 0, place)
        build(t, place, FORT)
    hold(t, 0, "architetto")
    draft: list[Action] = [("play", "architetto"), ("build", "tower", "egypt"), ("build", "tower", "sinai")]
    draft += [("build", "fortress", "marmarica"), ("build", "fortress", "cyrenaica"), ("build", "cathedral", "egypt")]
    assert cost(t, *draft) == 800
    assert cost(t, *draft[1:]) == 1600


@pytest.mark.rule("MU-EX-091", "MU-AMB-35", "MU-BLD-06")
def test_master_builder_gives_steps_of_one_level() -> None:
    t = realm(*LT3, "architettura", "ingegneria")
    own(t, 0, "egypt")
    hold(t, 0, "capomastro")
    play: list[Action] = [("play", "capomastro")]
    assert can(t, "raise_free", "borough", "nile_delta", draft=play)
    assert not can(t, "raise_free", "city", "nile_delta", draft=play)
    draft = [*play, ("raise_free", "borough", "nile_delta"), ("raise_free", "tower", "egypt")]
    assert can(t, "raise_free", "tower", "nile_delta", draft=draft)
    draft.append(("raise_free", "tower", "nile_delta"))
    assert not [o for o in purchases(t.state, Purchase(), 0, draft) if o[0] == "raise_free"]
    assert cost(t, *draft) == 0


@pytest.mark.rule("MU-EX-121", "MU-AMB-21", "MU-PUR-06")
def test_patron_takes_a_tenth_for_each_of_five() -> None:
    t = realm(*LT2, "banche")
    assert cost(t, ("play", "mecenate"), ("learn", "caccia"), ("order", "caravan", 1), ("learn", "monoteismo")) == 320


@pytest.mark.rule("MU-EX-122", "MU-AMB-48")
def test_physician_recovers_cards_of_one_battle() -> None:
    t = realm("chirurgia", "ospedale")
    hold(t, 0, "medico")
    lost = [next(p for p in t.state.deck if FACE[p] == k) for k in ("genio", "eroina", "templare", "condottiero")]
    t.place("discard", None, lost)
    t.state.fallen[0] = [tuple(lost)]
    assert can(t, "play", "medico", "eroina", "genio")
    buy(t, ("play", "medico", "eroina", "genio"))
    assert sorted(FACE[p] for p in t.state.hands[0]) == ["eroina", "genio"]
    assert BACKS[lost[0]] == 0


# -- transports, engines, Captains


@pytest.mark.rule("MU-TRA-02", "MU-EX-015")
def test_upgrades_cost_the_difference() -> None:
    t = realm(*LT3, "carpenteria")
    merchant = ship(t, 0, SHIP, "nile_delta")
    galley = ship(t, 0, GALLEY, "nile_delta")
    assert cost(t, ("refit", merchant.id, 2)) == 50
    assert cost(t, ("refit", galley.id, 3)) == 100
    assert can(t, "refit", galley.id, 3)


@pytest.mark.rule("MU-TRA-02", "MU-TRA-05", "MU-EX-017")
def test_ships_of_level_two_need_lt_and_carpentry() -> None:
    t = realm(*LT2)
    assert not can(t, "order", "galley", 2)
    assert can(t, "order", "war_wagon", 2)
    know(t, 0, "carpenteria")
    t.state.known_tech = list(t.state.tech)
    assert can(t, "order", "galley", 2)
    assert not can(t, "order", "galley", 3)


@pytest.mark.rule("MU-TRA-01", "MU-TRA-03", "MU-TRA-04", "MU-EX-018", "MU-EX-019")
def test_numbers_by_lt_and_three_a_turn() -> None:
    t = realm(*LT2)
    caravan = ship(t, 0, CARAVAN, "nile_delta")
    assert cost(t, ("refit", caravan.id, 2), ("order", "caravan", 2)) == 200
    assert can(t, "order", "caravan", 1)
    ship(t, 0, CARAVAN, "nile_delta")
    assert not can(t, "order", "caravan", 1)
    assert can(t, "order", "war_wagon", 1)
    three: list[Action] = [("order", "war_wagon", 1), ("order", "galley", 1), ("order", "merchant_ship", 1)]
    assert not can(t, "order", "war_wagon", 1, draft=three)


@pytest.mark.rule("MU-TRA-04", "MU-TRA-05", "MU-EX-186")
def test_arsenal_allows_one_more_ship_and_cheaper() -> None:
    t = realm(*LT3, "arsenale", "carpenteria")
    for _ in range(3):
        ship(t, 0, GALLEY, "nile_delta")
    assert can(t, "order", "galley", 3)
    assert cost(t, ("order", "galley", 3)) == 250
    ship(t, 0, GALLEY, "nile_delta")
    assert not can(t, "order", "galley", 3)


@pytest.mark.rule("MU-TRA-06", "MU-EX-020", "MU-EX-170", "MU-EX-171")
def test_movement_points() -> None:
    t = realm("tessitura", "astronomia", "cartografia")
    galley = ship(t, 0, GALLEY, "nile_delta", level=2)
    assert full_points(t.state, 0, galley) == 11
    t.state.tech[0] = 1 << TECH["cartografia"]
    assert full_points(t.state, 0, ship(t, 0, SHIP, "nile_delta")) == 7
    t.state.tech[0] = 1 << TECH["strade"]
    assert full_points(t.state, 0, ship(t, 0, CARAVAN, "nile_delta")) == 7


@pytest.mark.rule("MU-TRA-01", "MU-AMB-01", "MU-OPT-03")
def test_capacities_by_option() -> None:
    for capacity, space in (("large", 40), ("small", 30)):
        t = realm(transport_capacity=capacity)
        assert room(t.state, ship(t, 0, WAGON, "nile_delta", level=2)) == space


@pytest.mark.rule("MU-SIE-01", "MU-SIE-02", "MU-EX-021")
def test_engines() -> None:
    t = realm()
    assert can(t, "order_engine", "catapult")
    assert not can(t, "order_engine", "trebuchet")
    know(t, 0, *LT3)
    t.state.known_tech = list(t.state.tech)
    assert can(t, "order_engine", "trebuchet")
    assert not can(t, "order_engine", "bombard")
    know(t, 0, "alchimia")
    t.state.known_tech = list(t.state.tech)
    three: list[Action] = [("order_engine", "bombard")] * 3
    assert can(t, "order_engine", "bombard", draft=three[:2])
    assert not can(t, "order_engine", "catapult", draft=three)


@pytest.mark.rule("MU-CAP-01", "MU-CAP-02", "MU-EX-022", "MU-EX-154")
def test_captains() -> None:
    t = realm(*LT2)
    assert not can(t, "hire", 1)
    know(t, 0, "scuola_militare")
    t.state.known_tech = list(t.state.tech)
    assert can(t, "hire", 2, draft=[("hire", 1)])
    assert not can(t, "hire", 3)
    assert not can(t, "hire", 1, draft=[("hire", 1), ("hire", 1)])
    know(t, 0, *LT3)
    t.state.known_tech = list(t.state.tech)
    assert cost(t, ("hire", 1), ("hire", 1), ("hire", 3)) == 500
    assert can(t, "hire", 3, draft=[("hire", 1), ("hire", 1)])


# -- the phase


@pytest.mark.rule("MU-PUR-01", "MU-PUR-04")
def test_only_in_own_land_and_with_the_money_at_hand() -> None:
    t = realm(florins=120)
    assert not can(t, "build", "tower", "egypt")
    assert can(t, "build", "tower", "nile_delta")
    assert not can(t, "build", "tower", "nile_delta", draft=[("learn", "legge")])


@pytest.mark.rule("MU-PUR-02", "MU-PLA-02", "MU-CMP-03")
def test_buildings_come_onto_the_map_in_placement() -> None:
    t = realm()
    here = NUMBER["nile_delta"]
    towers = t.state.stock[STOCKED["tower"]]
    buy(t, ("build", "tower", "nile_delta"))
    assert (t.state.fort[here], t.state.stock[STOCKED["tower"]]) == (0, towers - 1)
    place_buildings(t.state, Placement())
    assert (t.state.fort[here], t.state.stock[STOCKED["tower"]]) == (1, towers - 1)


@pytest.mark.rule("MU-CMP-03", "MU-CMP-01")
def test_the_reserve_is_finite() -> None:
    t = realm()
    t.state.stock[STOCKED["tower"]] = 0
    assert not can(t, "build", "tower", "nile_delta")
    free = realm(component_limits=False)
    free.state.stock[STOCKED["tower"]] = 0
    assert can(free, "build", "tower", "nile_delta")


@pytest.mark.rule("MU-PUR-05", "MU-EX-133", "MU-TRN-03", "MU-EMP-09")
def test_skinflint_keeps_a_player_from_buying() -> None:
    t = table(5)
    for seat, place in enumerate(("egypt", "thrace", "pannonia", "saxony", "crimea")):
        own(t, seat, place, 10)
    know(t, 1, *LT3, "matematica")
    hold(t, 1, "taccagno")
    t.goto(Purchase())
    t.do(1, "aim", "taccagno", 0)
    assert t.waiting() == (1, 2, 3, 4)
    assert [(d.target, d.turns) for d in t.state.delivered] == [(0, 3)]
    assert t.state.cb[0][1] == 1


@pytest.mark.rule("MU-TRN-03")
def test_the_last_piece_goes_by_turn_order() -> None:
    t = realm()
    own(t, 1, "thrace", 10)
    build(t, "thrace", TOWN)
    own(t, 2, "pannonia", 10)
    t.state.stock[STOCKED["tower"]] = 1
    t.state.order = [1, 0, 2]
    t.goto(Purchase())
    t.do(0, "build", "tower", "nile_delta").do(0, "done")
    t.do(1, "build", "tower", "thrace").do(1, "done").do(2, "done")
    assert t.waiting() == (0,)
    assert t.state.works[1]
    assert not t.state.works[0]
    assert t.state.florins[0] == 2000


@pytest.mark.rule("MU-TRN-03", "MU-OPT-03")
def test_simultaneous_phases_are_an_option() -> None:
    t = realm()
    assert t.goto(Purchase()).waiting() == (0, 1, 2)
    t = realm(simultaneous_phases=False)
    assert t.goto(Purchase()).waiting() == (0,)


@pytest.mark.rule("MU-SAL-01", "MU-SAL-02")
def test_sell_off_at_half_price() -> None:
    t = realm(florins=0)
    own(t, 0, "judea")
    build(t, "judea", TOWN, 2)
    caravan = ship(t, 0, CARAVAN, "judea", vf=3, level=2)
    assert not can(t, "sell", "village", "nile_delta")  # the Capital
    buy(t, ("sell", "borough", "judea"), ("sell_transport", caravan.id))
    assert t.state.florins[0] == 50 + 75
    assert t.state.vf[0][NUMBER["judea"]] == 8
    assert t.state.honour[0] == 0


@pytest.mark.rule("MU-CTL-03")
def test_a_capital_without_a_site() -> None:
    t = realm()
    t.state.town[NUMBER["nile_delta"]] = 0
    t.state.capital[0] = -1
    own(t, 0, "egypt")
    assert can(t, "found", "egypt")
    buy(t, ("found", "egypt"))
    place_buildings(t.state, Placement())
    assert t.state.capital[0] == NUMBER["egypt"]
    assert t.state.florins[0] == 1950
