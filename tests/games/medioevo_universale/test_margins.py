"""At the margins: the first zone of the map, the last card of a deck, who just cannot, and the line in the log."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.medioevo_universale.board import BOARDS, IDS, JERUSALEM, NUMBER, SEA
from araldo.games.medioevo_universale.box import (
    BUILDING,
    CARAVAN,
    ENGINES,
    FACE,
    FORT,
    GALLEY,
    GOODS,
    OBJECTIVE_CARDS,
    SHIP,
    STOCKED,
    TECH,
    TOWN,
)
from araldo.games.medioevo_universale.frames import Attack, Commerce, Journey, Placement, Spoils
from araldo.games.medioevo_universale.rules import (
    aid,
    attack,
    commerce,
    conquest,
    crusade,
    empire,
    loading,
    movement,
    objectives,
    pacts,
    pirates,
    purchase,
    supply,
    trade,
)
from araldo.games.medioevo_universale.rules.pieces import add_engine, add_transport
from araldo.games.medioevo_universale.state import Pact, Siege
from araldo.kernel import ALL, Action, Span, bit
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, leader, own, rich, ship, table

FIRST_SEA = IDS[SEA]


def homes(seats: int = 3, **options: Any) -> Table:
    t = table(seats, **options)
    for seat, place in enumerate(("nile_delta", "judea", "pannonia", "thrace", "bulgaria", "macedonia")[:seats]):
        own(t, seat, place, 6)
    t.state.log = t.events
    return t


def war(t: Table, a: int, b: int) -> None:
    t.state.war[a] |= bit(b)
    t.state.war[b] |= bit(a)


# -- the first sea zone of the map is one like any other


@pytest.mark.rule("MU-PIR-01")
def test_pirates_sail_into_the_first_sea_zone_and_do_not_land_there() -> None:
    t = homes(6)
    s = t.state
    beside = BOARDS[s.board].lanes[SEA][0][0]
    pirate = add_transport(s, s.seats + 1, GALLEY, 1, beside, 9)
    t.script(pirates.ways(s, pirate).index(SEA))
    pirates.sail(s, [])
    assert (pirate.place, s.struck, s.frames) == (SEA, [], [])


# -- purchases: what each of them does, and what the log says of it


ENGINE_II, ENGINE_III = ENGINES[1], ENGINES[2]
BOUGHT: list[tuple[Action, dict[str, Any]]] = [
    (("order", "galley", 2), {"orders": [(0, GALLEY, 2)], "used": "galley", "said": ("galley", 2)}),
    (("order_engine", ENGINE_II), {"orders": [(1, 0, 2)], "used": ENGINE_II, "said": (ENGINE_II, 2)}),
    (("hire", 3), {"orders": [(2, 0, 3)], "used": "", "said": ("captain", 3)}),
]


@pytest.mark.rule("MU-PUR-02")
@pytest.mark.parametrize(("edit", "found"), BOUGHT)
def test_what_is_ordered_waits_for_its_place_at_the_level_that_was_paid(edit: Action, found: dict[str, Any]) -> None:
    t = homes()
    s = t.state
    before = list(s.stock)
    purchase.perform(s, 0, edit)
    assert s.orders == [found["orders"], [], []]
    assert [name for name, i in STOCKED.items() if s.stock[i] != before[i]] == [found["used"]] * bool(found["used"])
    assert sum(before) - sum(s.stock) == bool(found["used"])
    what, level = found["said"]
    assert t.said("ordered") == [{"seat": 0, "what": what, "level": level}]


@pytest.mark.rule("MU-PUR-02", "MU-BLD-03")
@pytest.mark.parametrize(
    ("edit", "work", "piece"),
    [
        (("build", BUILDING[FORT][1], "judea"), (NUMBER["judea"], FORT, 2), BUILDING[FORT][1]),
        (("raise_free", BUILDING[TOWN][2], "judea"), (NUMBER["judea"], TOWN, 3), BUILDING[TOWN][2]),
        (("found", "judea"), (NUMBER["judea"], TOWN, 1), "village"),
    ],
)
def test_a_building_that_is_bought_is_work_at_its_place_and_level(edit: Action, work: Any, piece: str) -> None:
    t = homes()
    s = t.state
    before = list(s.stock)
    purchase.perform(s, 1, edit)
    assert s.works == [[], [work], []]
    assert [(name, before[i] - s.stock[i]) for name, i in STOCKED.items() if s.stock[i] != before[i]] == [(piece, 1)]
    assert t.said("building") == [{"seat": 1, "what": piece, "place": "judea"}]


@pytest.mark.rule("MU-PUR-02", "MU-TRA-02", "MU-SIE-01")
def test_what_is_refitted_has_its_new_level_at_once() -> None:
    t = homes()
    s = t.state
    galley, gun = ship(t, 0, GALLEY, "nile_delta"), add_engine(s, 0, 1, NUMBER["nile_delta"])
    before = list(s.stock)
    purchase.perform(s, 0, ("refit", galley.id, 3))
    purchase.perform(s, 0, ("refit_engine", gun.id, 3))
    assert (galley.level, gun.level) == (3, 3)
    changed = {name: s.stock[i] - before[i] for name, i in STOCKED.items() if s.stock[i] != before[i]}
    assert changed == {ENGINES[0]: 1, ENGINE_III: -1}
    assert t.said("refitted") == [
        {"seat": 0, "what": "galley", "level": 3},
        {"seat": 0, "what": ENGINE_III, "level": 3},
    ]


@pytest.mark.rule("MU-PUR-07", "MU-MAP-18", "MU-TEC-01")
def test_repairs_harbours_and_technologies_are_had_at_once() -> None:
    t = homes(distant_ports=True)
    s = t.state
    judea = NUMBER["judea"]
    s.damaged[judea] = 1 << TOWN | 1 << FORT
    for edit in (("repair", BUILDING[FORT][0], "judea"), ("harbour", "judea"), ("learn", "legge")):
        purchase.perform(s, 1, edit)
    assert (s.damaged[judea], s.harbour[judea], s.tech[1]) == (1 << TOWN, 2, 1 << TECH["legge"])
    assert t.said("repaired") == [{"seat": 1, "what": BUILDING[FORT][0], "place": "judea"}]
    assert t.said("building") == [{"seat": 1, "what": "distant_port", "place": "judea"}]


@pytest.mark.rule("MU-EMP-12", "MU-AMB-48")
def test_the_cards_that_a_physician_brings_back_are_named_one_by_one() -> None:
    t = homes()
    s = t.state
    hold(t, 0, "medico")
    fell = [next(p for p in s.deck if FACE[p] == kind) for kind in ("genio", "eroina", "templare")]
    t.place("discard", None, fell)
    s.fallen[0] = [tuple(fell[2:]), tuple(fell[:2])]  # of two battles
    purchase.perform(s, 0, ("play", "medico", "genio", "eroina"))
    assert sorted(FACE[p] for p in s.hands[0]) == ["eroina", "genio"]
    assert [e["card"] for e in t.said("recovered")] == ["eroina", "genio"]
    assert {e["seat"] for e in t.said("recovered")} == {0}


@pytest.mark.rule("MU-PLA-05", "MU-PLA-01")
def test_what_logistica_has_kept_is_placed_with_the_armies_of_the_turn() -> None:
    t = homes()
    s = t.state
    build(t, "nile_delta", TOWN, 2)
    know(t, 0, "logistica")
    s.pool, s.reserve = [2, 0, 0], [3, 0, 0]
    rich(t, 0, 0, 0)
    t.goto(Placement())
    assert [(o.head, o.high) for o in t.options(0) if isinstance(o, Span)] == [(("station", "nile_delta"), 5)]
    t.do(0, "station", "nile_delta", 4).do(0, "done")
    assert (s.vf[0][NUMBER["nile_delta"]], s.reserve, s.pool) == (10, [1, 0, 0], [0, 0, 0])


# -- cards


@pytest.mark.rule("MU-EMP-02")
def test_the_discard_pile_becomes_the_deck_when_the_last_card_is_gone_and_everybody_reads_it() -> None:
    t = homes()
    s = t.state
    t.place("discard", None, s.deck[:-1])
    empire.draw_card(s, s.hands[0], bit(0))
    assert not t.said("reshuffled")
    count = len(s.discard)
    empire.draw_card(s, s.hands[0], bit(0))
    assert (len(t.said("reshuffled")), len(s.discard), len(s.deck)) == (1, 0, count - 1)


@pytest.mark.rule("MU-OPT-07")
def test_at_the_end_the_log_shows_every_objective_and_whether_it_was_reached() -> None:
    t = homes(module_objectives=True)
    s = t.state
    for hand in s.objectives:
        t.place("objective_deck", None, list(hand))
    held = [p for p in OBJECTIVE_CARDS if "galleys_level_3" in objectives.card(p)["condition"]][:1]
    held += [p for p in OBJECTIVE_CARDS if p not in held][:1]
    t.place("objectives", 1, held)
    s.log = t.events = []
    for _ in range(9):
        ship(t, 1, GALLEY, "levantine_sea", level=3)
    objectives.reveal(s)
    assert t.said("objective_shown") == [
        {"seat": 1, "objective": FACE[p], "done": done} for p, done in zip(held, (1, 0), strict=True)
    ]


@pytest.mark.rule("MU-OPT-06")
def test_a_crusade_may_be_called_against_barbarians_whatever_the_last_player_believes() -> None:
    t = table()
    s = t.state
    s.turn, s.faith = 3, ["catholic"] * 3
    assert ("call_crusade", IDS[JERUSALEM]) in crusade.targets(s)
    own(t, 0, IDS[JERUSALEM], 5)
    assert ("call_crusade", IDS[JERUSALEM]) not in crusade.targets(s)


# -- commerce


@pytest.mark.rule("MU-MOD-07")
def test_a_monopoly_that_one_has_is_not_named_again() -> None:
    t = homes()
    s = t.state
    build(t, "nile_delta", TOWN)
    know(t, 0, "monopolio")
    f = Commerce()
    ((zone, goods),) = {zone: len(GOODS) for zone in commerce.trade.zones_led(s, 0)}.items()
    assert len(commerce.monopolies(s, f, 0)) == 1 + goods
    s.monopoly[0] = (3, zone)
    assert ("monopoly", GOODS[3], zone) not in commerce.monopolies(s, f, 0)
    assert len(commerce.monopolies(s, f, 0)) == goods


@pytest.mark.rule("MU-COM-13", "MU-COM-14")
def test_a_ship_that_corsairs_have_emptied_sails_no_further_with_the_convoy() -> None:
    t = homes()
    trader, escort = ship(t, 0, SHIP, "levantine_sea", vf=2), ship(t, 0, GALLEY, "levantine_sea", vf=1)
    emptied = ship(t, 0, GALLEY, "levantine_sea", vf=0)
    f = Journey(seat=0, number=trader.id, ids=[escort.id, emptied.id])
    t.goto(f)
    assert f.ids == [escort.id]


# -- attacks


@pytest.mark.rule("MU-MUL-03", "MU-ATK-06")
@pytest.mark.parametrize(("points", "ready"), [(0, False), (1, True)])
def test_an_ally_whose_transport_has_no_point_left_does_not_reach_the_attack(points: int, ready: bool) -> None:
    t = homes()
    s = t.state
    build(t, "nile_delta", TOWN)  # a port
    galley = ship(t, 2, GALLEY, "egyptian_sea", vf=9, pm=points)
    assert aid.ready_beside(s, 2, NUMBER["nile_delta"], galley.place) == [galley] * ready


@pytest.mark.rule("MU-SGE-11", "MU-SGE-20", "MU-NAV-06")
def test_who_storms_from_the_siege_lines_at_sea_is_led_from_there_and_a_sortie_from_within() -> None:
    t = homes()
    s = t.state
    galley = ship(t, 0, GALLEY, "levantine_sea", vf=9)
    afloat, ashore = leader(t, 0, "levantine_sea", ride=galley.id), leader(t, 0, "judea")
    afloat.attacks = ashore.attacks = 1
    f = Attack(seat=0, place=NUMBER["judea"], victim=1, ids=(galley.id,), stayed=True)
    assert attack.fit_leaders(s, f) == [afloat]
    f = Attack(kind="sortie", seat=0, place=NUMBER["judea"], victim=1, ids=(galley.id,))
    assert attack.fit_leaders(s, f) == [ashore]


# -- the first player is one like any other


@pytest.mark.rule("MU-WAR-05", "MU-COM-09", "MU-OWN-05", "MU-NAV-05")
@pytest.mark.parametrize(("owner", "guest"), [(0, 1), (1, 0), (1, 2)])
def test_what_a_pact_allows_in_a_land_it_allows_whoever_owns_it(owner: int, guest: int) -> None:
    t = homes()
    s = t.state
    place = NUMBER[("nile_delta", "judea")[owner]]
    build(t, IDS[place], TOWN)
    caravan = ship(t, guest, CARAVAN, IDS[place])

    def rights() -> list[bool]:
        return [
            movement.may_enter(s, guest, place, False),
            pacts.may_raid(s, guest, place),
            trade.market(s, guest, caravan) == place,
            loading.may_stand(s, guest, place),
        ]

    assert rights() == [False] * 4
    parties = tuple(sorted((owner, guest)))
    clauses = [("passage", owner, guest, -1, 0, 1), ("trade", owner, guest, -1, 0), ("stationing", owner, guest, -1, 3)]
    s.pacts = [Pact(1, parties, (clause,), 9, ALL) for clause in clauses]
    assert rights() == [True] * 4
    assert loading.landing_room(s, guest, place) == 3
    s.pacts = [Pact(1, parties, tuple((c[0], c[2], c[1], *c[3:]) for c in clauses), 9, ALL)]
    assert rights() == [False] * 4  # what the guest grants is another matter


# -- the end of a turn


@pytest.mark.rule("MU-OWN-05", "MU-SGE-12")
@pytest.mark.parametrize(("besieger", "left"), [(0, 4), (2, 0)])
def test_armies_in_another_land_stay_for_their_own_siege_and_not_for_that_of_another(besieger: int, left: int) -> None:
    t = homes()
    s = t.state
    s.vf[0][NUMBER["judea"]] = 4
    s.sieges.append(Siege(NUMBER["judea"], besieger, -1))
    supply.remove_strangers(s)
    assert s.vf[0][NUMBER["judea"]] == left
    assert t.said("expelled") == [{"seat": 0, "vf": 4, "place": "judea"}] * (not left)


@pytest.mark.rule("MU-OPT-06")
@pytest.mark.parametrize(("turn", "over"), [(8, False), (9, True)])
def test_a_crusade_fails_six_turns_after_the_call_and_everybody_reads_it(turn: int, over: bool) -> None:
    t = homes()
    s = t.state
    s.turn, s.pope, s.crusade = turn, 0, [NUMBER["judea"], 3, bit(0)]
    honour = s.honour[0]
    crusade.end_of_turn(s)
    assert (s.crusade == [], len(t.said("crusade_failed")), s.honour[0] - honour) == (over, int(over), -2 * over)


# -- spoils


@pytest.mark.rule("MU-CON-02", "MU-MOV-08")
def test_a_captured_transport_is_manned_from_another_and_never_from_itself() -> None:
    t = homes()
    s = t.state
    prize = ship(t, 0, GALLEY, "levantine_sea", vf=2)
    full, last = ship(t, 0, GALLEY, "levantine_sea", vf=1), ship(t, 0, GALLEY, "levantine_sea", vf=5)
    f = Spoils(seat=0, place=prize.place, battlefield=prize.place)
    conquest.man(s, f, prize)
    assert (prize.vf, full.vf, last.vf) == (3, 1, 4)
