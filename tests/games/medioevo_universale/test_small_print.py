"""Small print: conditions on which seldom anything hangs, and then everything does."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.medioevo_universale.board import DISTANT, IDS, JERUSALEM, KINGDOMS, NUMBER
from araldo.games.medioevo_universale.box import (
    CARAVAN,
    EMPIRE_CARDS,
    ENGINE_COST,
    FACE,
    FORT,
    GALLEY,
    GOODS,
    PRICE,
    SHIP,
    STOCKED,
    TOWN,
    WAGON,
)
from araldo.games.medioevo_universale.frames import (
    Attack,
    CombatTurn,
    Delivery,
    Placement,
    Pressing,
    Prize,
    Purchase,
    Raid,
    Salvage,
    SiegeTurn,
    Spoils,
    WholeGame,
)
from araldo.games.medioevo_universale.rules import (
    aid,
    attack,
    conquest,
    diplomacy,
    envoys,
    instant,
    objectives,
    ownership,
    pirates,
    raids,
    rebellion,
    salvage,
    siege,
    trade,
)
from araldo.games.medioevo_universale.rules.basket import read
from araldo.games.medioevo_universale.rules.land import supply
from araldo.games.medioevo_universale.rules.pieces import add_engine, nobody
from araldo.games.medioevo_universale.rules.purchase import purchases
from araldo.games.medioevo_universale.rules.sale import sell, value
from araldo.games.medioevo_universale.state import Delivered, Siege
from araldo.kernel import Action, Span, bit
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, leader, own, rich, ship, table, wild

LT3 = (
    "agricoltura", "caccia", "allevamento", "forgiatura", "tessitura", "commercio", "legge", "istruzione", "conio",
    "mude", "misticismo", "medicina", "tattica", "strategia", "letteratura", "filosofia",
)  # fmt: skip


def homes() -> Table:
    t = table()
    for seat, place in enumerate(("nile_delta", "judea", "pannonia")):
        own(t, seat, place, 6)
    return t


def war(t: Table, a: int, b: int) -> None:
    t.state.war[a] |= bit(b)
    t.state.war[b] |= bit(a)


# -- attacks and sieges


@pytest.mark.rule("MU-ASL-05", "MU-EMP-13")
@pytest.mark.parametrize(("card", "opens"), [("infiltrato", True), ("ladro", False)])
def test_only_the_infiltrator_opens_gates(card: str, opens: bool) -> None:
    t = homes()
    know(t, 0, *LT3)
    build(t, "judea", FORT, 1)
    war(t, 0, 1)
    hold(t, 0, card)
    f = Attack(seat=0, place=NUMBER["judea"], victim=1)
    assert (("open_gates",) in attack.gate_options(t.state, f, 0)) is opens


@pytest.mark.rule("MU-SGE-03", "MU-ATK-03")
@pytest.mark.parametrize("attacks", [0, 1])
def test_a_siege_is_confirmed_only_with_an_attack_left(attacks: int) -> None:
    t = homes()
    war(t, 0, 1)
    build(t, "judea", FORT, 1)
    camp = ship(t, 0, WAGON, "judea", vf=20)
    add_engine(t.state, 0, 1, NUMBER["judea"], camp.id)
    leader(t, 0, "judea", 1, camp.id).attacks = attacks
    t.state.sieges.append(Siege(NUMBER["judea"], 0, -1))
    found = siege.siege_options(t.state, SiegeTurn(seat=0, place=NUMBER["judea"]), 0)
    assert (("confirm",) in found, ("storm",) in found, ("await",) in found) == (
        attacks == 1,
        attacks == 1,
        not attacks,
    )


# -- cards


@pytest.mark.rule("MU-EMP-09")
def test_the_delivered_card_that_is_named_is_the_one_removed() -> None:
    t = homes()
    s = t.state
    pieces = [next(p for p in EMPIRE_CARDS if FACE[p] == kind) for kind in ("avaro", "usuraio")]
    pieces.append(next(p for p in EMPIRE_CARDS if FACE[p] == "avaro" and p not in pieces))
    for card, target in zip(pieces, (1, 1, 2), strict=True):
        t.place("laid", target, [card])
        s.delivered.append(Delivered(card, 0, target, 3))
    hold(t, 0, "sicario")
    t.goto(CombatTurn(seat=0, step=1)).do(0, "strip", "sicario", "avaro", 2)
    assert [(FACE[d.card], d.target) for d in s.delivered] == [("avaro", 1), ("usuraio", 1)]
    assert s.laid[2] == []


@pytest.mark.rule("MU-HID-05")
@pytest.mark.parametrize("steal", [False, True])
def test_the_card_that_was_chosen_leaves_the_hand_that_was_looked_at(steal: bool) -> None:
    t = homes()
    s = t.state
    hold(t, 1, "bardo", "monaco", "pirata")
    hold(t, 0, "monaco")
    instant.pry(s, Delivery(seat=0, target=1, kind="ladro"), steal)
    t.goto(*s.frames).do(0, "choose_card", "monaco")
    assert sorted(FACE[p] for p in s.hands[1]) == ["bardo", "pirata"]
    assert sorted(FACE[p] for p in s.hands[0]) == (["monaco", "monaco"] if steal else ["monaco"])
    assert [FACE[p] for p in s.discard] == ([] if steal else ["monaco"])


@pytest.mark.rule("MU-HID-03")
def test_what_a_thief_finds_is_news() -> None:
    t = homes()
    s = t.state
    rich(t, 0, 150, 0)
    before = s.shown
    t.script(3)
    instant.thief(s, Delivery(seat=0, target=1, kind="ladro", args=("florins",)))
    assert s.florins == [150, 0, 0]
    assert s.shown == before + 1


@pytest.mark.rule("MU-EMP-08")
def test_who_cancels_loses_the_card_he_cancels_with() -> None:
    t = homes()
    s = t.state
    chief = leader(t, 1, "judea")
    hold(t, 0, "sicario")
    hold(t, 1, "assassino", "bardo")
    t.goto(CombatTurn(seat=0, step=1)).do(0, "play", "sicario", 1, chief.id).do(1, "cancel", "assassino")
    assert [FACE[p] for p in s.hands[1]] == ["bardo"]
    assert sorted(FACE[p] for p in s.discard) == ["assassino", "sicario"]
    assert s.captains[1] == [chief]
    assert s.cb[1][0] == 0


# -- money


@pytest.mark.rule("MU-CON-04")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_plunder_pays_half_of_what_each_thing_costs(level: int) -> None:
    t = homes()
    s = t.state
    rich(t, 0, 0, 0)
    know(t, 0, *LT3)
    tr = ship(t, 1, WAGON, "judea", vf=0, level=level)
    e = add_engine(s, 1, level, NUMBER["judea"])
    chief = leader(t, 1, "judea", level)
    items = [("captain", 1, chief.id), ("siege_engine", 1, e.id), ("transport", 1, tr.id)]
    t.goto(Spoils(seat=0, place=NUMBER["judea"], battlefield=NUMBER["judea"], items=items))
    had = 0
    for price in (100 * level, ENGINE_COST[level - 1], PRICE[WAGON][level - 1]):
        t.do(0, "plunder", next(o[1] for o in t.options(0) if o[0] == "plunder"))
        had += price // 2
        assert s.florins[0] == had
    assert (s.captains[1], s.engines[1], s.fleets[1]) == ([], [], [])
    assert s.honour[0] == t.game.start(t.setup, s.key).honour[0]


@pytest.mark.rule("MU-SAL-02")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_an_engine_is_sold_for_half_its_price(level: int) -> None:
    t = homes()
    s = t.state
    rich(t, 7, 0, 0)
    e = add_engine(s, 0, level, NUMBER["nile_delta"])
    left = s.stock[STOCKED[("catapult", "trebuchet", "bombard")[level - 1]]]
    assert value(s, 0, ("sell_engine", e.id)) == ENGINE_COST[level - 1] // 2
    sell(s, 0, ("sell_engine", e.id))
    assert s.florins[0] == 7 + ENGINE_COST[level - 1] // 2
    assert s.engines[0] == []
    assert s.stock[STOCKED[("catapult", "trebuchet", "bombard")[level - 1]]] == left + 1


EXACT: list[tuple[Action, int]] = [
    (("learn", "monoteismo"), 200),
    (("build", "borough", "nile_delta"), 50),
    (("build", "tower", "egypt"), 100),
    (("build", "fair_mining", "nile_delta"), 250),
    (("order", "caravan", 1), PRICE[CARAVAN][0]),
    (("order", "galley", 2), PRICE[GALLEY][1]),
    (("refit", 1, 2), PRICE[CARAVAN][1] - PRICE[CARAVAN][0]),
    (("order_engine", "trebuchet"), ENGINE_COST[1]),
    (("refit_engine", 2, 2), ENGINE_COST[1] - ENGINE_COST[0]),
    (("hire", 3), 300),
    (("repair", "tower", "sinai"), 25),
]


@pytest.mark.rule("MU-PUR-04")
@pytest.mark.parametrize(("edit", "price"), EXACT)
def test_the_last_florin_is_enough_and_one_less_is_not(edit: Action, price: int) -> None:
    t = table()
    own(t, 0, "nile_delta", 5)
    own(t, 0, "egypt", 5)
    own(t, 0, "sinai", 5)
    build(t, "nile_delta", TOWN, 1)
    build(t, "sinai", FORT, 1)
    t.state.damaged[NUMBER["sinai"]] = 1 << FORT
    t.state.capital[0] = NUMBER["nile_delta"]
    ship(t, 0, CARAVAN, "nile_delta")
    add_engine(t.state, 0, 1, NUMBER["nile_delta"])
    know(t, 0, *LT3, "architettura", "scuola_militare", "carpenteria", "matematica", "ingegneria")
    t.state.known_tech = list(t.state.tech)
    for florins in (price - 1, price):
        rich(t, florins, 0, 0)
        assert (edit in purchases(t.state, Purchase(), 0, [])) is (florins == price)
    assert read(t.state, 0, [edit]).cost() == price


@pytest.mark.rule("MU-MAP-18", "MU-BLD-11")
def test_a_distant_port_costs_a_hundred_and_is_built_once() -> None:
    t = table(distant_ports=True)
    place = IDS[next(t for t, zone in enumerate(DISTANT) if zone >= 0)]
    own(t, 0, place, 5)
    build(t, place, TOWN)
    t.state.capital[0] = NUMBER[place]
    t.state.known_tech = list(t.state.tech)
    edit: Action = ("harbour", place)
    for florins in (99, 100, 300):
        rich(t, florins, 0, 0)
        assert (edit in purchases(t.state, Purchase(), 0, [])) is (florins >= 100)
    b = read(t.state, 0, [edit])
    assert (b.cost(), b.harbours) == (100, 1 << NUMBER[place])
    assert edit not in purchases(t.state, Purchase(), 0, [edit])


# -- rebellion and raids


@pytest.mark.rule("MU-REB-02", "MU-AMB-39")
@pytest.mark.parametrize(
    ("how", "dice", "lost"),
    [
        ("one_for_all", [0], []),
        ("one_for_all", [3], [0, 1, 2, 3]),
        ("one_per_player", [0, 3], [2, 3]),
        ("one_per_player", [3, 0, 0, 0], [0, 1]),
        ("one_per_territory", [0, 3, 0, 3, 0, 0], [1, 2]),
    ],
)
def test_rebellion_is_rolled_for_all_for_each_player_or_for_each_territory(
    how: str, dice: list[int], lost: list[int]
) -> None:
    """Who rebels rolls for its armies too."""
    t = table(rebellion_roll=how)
    for seat, places in enumerate((("cyrenaica", "egypt"), ("judea", "palestine"), ("pannonia",))):
        for place in places:
            own(t, seat, place, 9 if seat == 2 else 2)
    thin = [x for seat in (0, 1) for x in t.state.lands[seat]]
    t.script(*dice, *[0] * 9)
    rebellion.rebel(t.state)
    assert [x for x in thin if t.state.owner[x] < 0] == [thin[i] for i in lost]


@pytest.mark.rule("MU-BRB-11", "MU-CMP-03")
@pytest.mark.parametrize("reserve", [0, 1])
def test_victorious_pirates_get_a_captain_only_if_the_reserve_has_one(reserve: int) -> None:
    t = homes()
    s = t.state
    pirate = ship(t, s.seats + 1, GALLEY, "egyptian_sea", vf=9)
    s.stock[STOCKED["barbarian_captain"]] = reserve
    f = Raid(kind="sea", origin=pirate.id, place=NUMBER["egyptian_sea"], victim=0)
    raids.hold(s, f)
    assert pirate.chief == reserve
    assert s.stock[STOCKED["barbarian_captain"]] == 0


@pytest.mark.rule("MU-BRB-11", "MU-CMP-03")
@pytest.mark.parametrize("reserve", [0, 1])
def test_victorious_barbarians_get_a_captain_only_if_the_reserve_has_one(reserve: int) -> None:
    t = homes()
    s = t.state
    wild(t, "sinai", 20)
    s.stock[STOCKED["barbarian_captain"]] = reserve
    raids.hold(s, Raid(kind="land", origin=NUMBER["sinai"], place=NUMBER["judea"], victim=1))
    assert s.chief[NUMBER["judea"]] == reserve
    assert s.wild[NUMBER["judea"]] == 19


# -- goods afloat and prizes


def wreckage(*ships: int) -> tuple[Table, list[Any]]:
    """Goods of two kinds float among Merchant Ships of seat 0, with so much room in each."""
    t = homes()
    traders = [ship(t, 0, SHIP, "egyptian_sea") for _ in ships]
    for tr, space in zip(traders, ships, strict=True):
        tr.lots = [(0, 10 - space, -1, -1)] if space < 10 else []
    lots = [(1, 3, -1, -1), (2, 4, -1, -1)]
    return t.goto(CombatTurn(seat=0, step=1), Salvage(seat=0, zone=NUMBER["egyptian_sea"], lots=lots)), traders


@pytest.mark.rule("MU-CON-09", "MU-DEC-67")
@pytest.mark.parametrize(("space", "asked"), [(7, False), (6, True)])
def test_one_ship_with_room_for_all_takes_all(space: int, asked: bool) -> None:
    t, (tr,) = wreckage(space)
    assert (t.asked == "salvage") is asked
    assert [lot[:2] for lot in tr.lots if lot[0]] == ([] if asked else [(1, 3), (2, 4)])


@pytest.mark.rule("MU-CON-09", "MU-DEC-67")
def test_goods_afloat_are_taken_lot_by_lot_as_far_as_there_is_room() -> None:
    t, (first, second) = wreckage(2, 4)
    assert t.options(0)[1:] == [
        Span(("salvage", GOODS[1], 0, first.id), 1, 2), Span(("salvage", GOODS[1], 0, second.id), 1, 3),
        Span(("salvage", GOODS[2], 1, first.id), 1, 2), Span(("salvage", GOODS[2], 1, second.id), 1, 4),
    ]  # fmt: skip
    t.do(0, "salvage", GOODS[2], 1, first.id, 2)
    assert first.lots[-1] == (2, 2, -1, -1)
    assert t.options(0)[1:] == [
        Span(("salvage", GOODS[1], 0, second.id), 1, 3), Span(("salvage", GOODS[2], 1, second.id), 1, 2)
    ]  # fmt: skip
    t.do(0, "done")
    assert t.asked != "salvage"


@pytest.mark.rule("MU-DEC-67")
def test_by_default_the_dearest_goods_are_saved_first() -> None:
    t, (tr,) = wreckage(5)
    t.state.frames[-1].lots = [(GOODS.index("cereals"), 9, -1, -1), (GOODS.index("spices"), 2, -1, -1)]
    s = t.state
    assert salvage.default_salvage(s, s.frames[-1], 0) == ("salvage", "spices", 1, tr.id, 2)


@pytest.mark.rule("MU-ATK-14", "MU-TRA-04")
@pytest.mark.parametrize(("vf", "limit", "offered"), [(2, False, True), (1, False, False), (2, True, False)])
def test_a_prize_needs_a_spare_army_and_a_place_in_the_fleet(vf: int, limit: bool, offered: bool) -> None:
    t = homes()
    s = t.state
    mine = ship(t, 0, GALLEY, "egyptian_sea", vf=vf)
    prize = ship(t, s.seats, SHIP, "egyptian_sea", vf=0)
    if limit:
        ship(t, 0, SHIP, "nile_delta")
    t.goto(CombatTurn(seat=0, step=1), Prize(seat=0, place=NUMBER["egyptian_sea"], ids=[prize.id]))
    assert (t.asked == "prize") is offered
    if offered:
        t.do(0, "occupy", prize.id)
        assert (mine.vf, prize.vf, nobody(s)) == (1, 1, [])
        assert prize in s.fleets[0]


# -- what ends with a turn, a player, a pact


@pytest.mark.rule("MU-PLA-03", "MU-SUP-01")
def test_what_was_placed_this_turn_feeds_armies_from_the_next_on() -> None:
    t = homes()
    build(t, "nile_delta", TOWN, 1)
    t.state.fresh[NUMBER["nile_delta"]] = 1
    before = supply(t.state, NUMBER["nile_delta"])
    t.goto(WholeGame(at=10))
    assert supply(t.state, NUMBER["nile_delta"]) == before + 10


@pytest.mark.rule("MU-OPT-06")
def test_a_crusade_that_takes_too_long_fails_at_the_end_of_the_turn() -> None:
    t = homes()
    s = t.state
    s.crusade = [JERUSALEM, 1, bit(0)]
    s.pope, s.turn = 0, 7
    before = s.honour[0]
    diplomacy.end_of_turn(s)
    assert (s.crusade, s.honour[0]) == ([], before - 2)


@pytest.mark.rule("MU-ELI-01", "MU-ELI-02")
def test_nobody_inherits_from_whom_barbarians_have_driven_out() -> None:
    t = homes()
    s = t.state
    rich(t, 500, 0, 0)
    know(t, 0, "legge", "caccia")
    hold(t, 0, "bardo")
    s.victor = -1
    ownership.eliminate(s, 0)
    assert s.florins == [0, 0, 0]
    assert s.tech[1] == s.tech[2] == 0
    assert s.hands[1] == s.hands[2] == []
    assert [FACE[p] for p in s.discard] == ["bardo"]


@pytest.mark.rule("MU-PLA-07")
def test_a_piece_that_is_placed_is_no_army() -> None:
    t = homes()
    s = t.state
    s.log = t.events
    build(t, "nile_delta", TOWN, 1)
    s.orders[0] = [(0, CARAVAN, 1)]
    s.stock[STOCKED["caravan"]] -= 1
    s.pool[0] = 3
    t.goto(Placement(waiting=[0], step=1)).do(0, "set", "caravan", 1, "nile_delta").do(0, "done")
    assert len(s.fleets[0]) == 1
    assert t.said("wasted") == [{"seat": 0, "vf": 3}]


@pytest.mark.rule("MU-ASL-05", "MU-EMP-08")
def test_gates_opened_to_the_first_player_too_may_be_parried() -> None:
    t = homes()
    s = t.state
    know(t, 1, *LT3)
    hold(t, 1, "infiltrato")
    hold(t, 0, "sicario")
    war(t, 0, 1)
    build(t, "nile_delta", FORT, 1)
    f = Attack(seat=1, place=NUMBER["nile_delta"], victim=0)
    s.frames[:] = [f]
    attack.gates_chosen(s, f, 1, ("open_gates",))
    assert [type(x).__name__ for x in s.frames] == ["Attack", "Delivery"]
    assert not f.gates


@pytest.mark.rule("MU-CON-02", "MU-CON-05")
@pytest.mark.parametrize(("place", "first"), [("egyptian_sea", "galley"), ("judea", "catapult")])
def test_at_sea_ships_are_decided_on_before_their_engines(place: str, first: str) -> None:
    t = homes()
    s = t.state
    tr = ship(t, 1, GALLEY if place == "egyptian_sea" else WAGON, place, vf=0)
    add_engine(s, 1, 1, NUMBER[place], tr.id)
    items = conquest.list_items(s, NUMBER[place], [1], False, 1)
    f = Spoils(seat=0, place=NUMBER[place])
    assert conquest.name_of(s, f, items[0]) == first


@pytest.mark.rule("MU-DEC-39", "MU-EMP-04")
def test_who_holds_no_card_is_not_asked_to_summon_anybody() -> None:
    t = homes()
    know(t, 1, "legge")
    assert not aid.may_muster(t.state, 1)
    hold(t, 1, "bardo")
    assert aid.may_muster(t.state, 1)


@pytest.mark.rule("MU-OPT-07")
@pytest.mark.parametrize(
    ("condition", "fits"),
    [
        ({"settlements": ["paris"]}, False),  # not on the map of three players
        ({"settlements": ["antioch"], "kingdoms": ["france"]}, False),
        ({"settlements": ["antioch"], "kingdoms": ["rum"]}, True),
        ({"settlements": ["antioch"], "kingdoms": ["mamluk"]}, False),
    ],
)
def test_objectives_out_of_play_or_at_home_are_not_dealt(condition: dict[str, Any], fits: bool) -> None:
    t = homes()
    t.state.kingdom[0] = KINGDOMS.index("mamluk")
    assert objectives.fitting(t.state, 0, {"condition": condition, "kind": "land"}) is fits


@pytest.mark.rule("MU-AMB-23")
def test_the_diplomat_makes_two_casus_belli_for_each_turn_of_truce_forgotten() -> None:
    t = homes()
    s = t.state
    s.log = t.events
    s.cb[1][0] = 5
    know(t, 0, "letteratura")
    envoys.diplomat(s, Delivery(seat=0, target=1, kind="diplomatico", args=("casus_belli",)))
    (told,) = t.said("forgiven")
    assert (told["count"], s.cb[1][0]) == (4, 1)


@pytest.mark.rule("MU-MOD-07")
def test_a_monopoly_without_the_lead_is_lost_and_told() -> None:
    t = homes()
    s = t.state
    s.log = t.events
    s.monopoly[0] = (0, 3)
    trade.review_monopolies(s)
    assert s.monopoly[0] == (-1, -1)
    assert t.said("monopoly_lost") == [{"seat": 0}]


@pytest.mark.rule("MU-SGE-19", "MU-CPT-01")
def test_of_two_ways_the_captain_who_confirmed_the_siege_takes_the_empty_place() -> None:
    t = homes()
    s = t.state
    own(t, 1, "thrace", 5)
    war(t, 0, 2)
    place = own(t, 2, "nile_delta", 0)
    own(t, 0, "egypt", 5)
    build(t, "nile_delta", TOWN, 1)
    build(t, "nile_delta", FORT, 1)
    camp, galley = ship(t, 0, WAGON, "nile_delta", vf=9), ship(t, 0, GALLEY, "egyptian_sea", vf=9)
    ashore, afloat = leader(t, 0, "nile_delta", 1, camp.id), leader(t, 0, "egyptian_sea", 1, galley.id)
    s.sieges = [Siege(place, 0, -1, 2), Siege(place, 0, NUMBER["egyptian_sea"], 2)]
    t.goto(CombatTurn(seat=0, step=1), Pressing(seat=0, place=place, lines=[place], chief=ashore.id, step=3))
    assert s.owner[place] == 0
    assert (ashore.level, afloat.level) == (2, 1)


@pytest.mark.rule("MU-PIR-03", "MU-BRB-06")
def test_no_fleet_is_attacked_by_pirates_twice() -> None:
    t = homes()
    s = t.state
    first, second = (ship(t, s.seats + 1, GALLEY, "egyptian_sea", vf=vf) for vf in (12, 9))
    ship(t, 0, GALLEY, "egyptian_sea", vf=3)
    zone = NUMBER["egyptian_sea"]
    assert pirates.plan(s) == [("sea", first.id, zone, 0)]
    ship(t, 1, GALLEY, "egyptian_sea", vf=5)
    assert pirates.plan(s) == [("sea", first.id, zone, 0), ("sea", second.id, zone, 1)]
