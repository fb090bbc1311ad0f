"""More of Combat and of ownership: convoys, joint attacks, harbours, long sieges, guests, the end of a turn."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import BANKS, BOARDS, IDS, NUMBER, SITE, STRAITS
from araldo.games.medioevo_universale.box import CARAVAN, COUNTS, FORT, GALLEY, SHIP, STOCKED, TOWN, WAGON
from araldo.games.medioevo_universale.frames import Attrition, CombatTurn, Delivery, Excess, Handling, March, SiegeTurn
from araldo.games.medioevo_universale.rules import course, movement, supply, wars
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.instant import flagellant
from araldo.games.medioevo_universale.rules.land import kingdom_owned, rebel_level
from araldo.games.medioevo_universale.rules.loading import operations
from araldo.games.medioevo_universale.rules.objectives import fulfilled
from araldo.games.medioevo_universale.rules.pieces import add_engine
from araldo.games.medioevo_universale.rules.reinforcements import add
from araldo.games.medioevo_universale.rules.structures import set_level
from araldo.games.medioevo_universale.state import BARBARIANS, MOVED, Depot, Pact, Siege, Transport
from araldo.kernel import ALL, Span
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, leader, own, ship, table, wild
from tests.games.medioevo_universale.test_war import army, march, others, war


def alliance(t: Table, *parties: int) -> None:
    t.state.pacts.append(Pact(7, parties, (("defensive_alliance", 0),), 0, ALL, False, 1))


# -- general


@pytest.mark.rule("MU-GEN-07")
def test_strength_counts_ground_and_loaded() -> None:
    t = table()
    own(t, 0, "nile_delta", 5)
    ship(t, 0, WAGON, "nile_delta", vf=3)
    ship(t, 0, GALLEY, "nile_delta", vf=2)
    assert strength(t.state, 0, NUMBER["nile_delta"]) == 10


@pytest.mark.rule("MU-GEN-04")
def test_honour_may_be_negative_and_is_public() -> None:
    t = table()
    others(t)
    own(t, 0, "egypt")
    wars.declare(t.state, 0, 1)
    assert t.view(2)["honour"][0] < 0


@pytest.mark.rule("MU-CMP-06")
def test_two_sets_of_pieces_on_the_full_map() -> None:
    assert table(3).state.boxed == list(COUNTS)
    assert table(7).state.boxed == [2 * n for n in COUNTS]


@pytest.mark.rule("MU-CMP-02", "MU-OPT-03")
def test_figures_are_counted_by_option_only() -> None:
    for limited, pool in ((False, 300), (True, 240)):
        t = table(figure_limits=limited)
        own(t, 0, "egypt", 10)
        add(t.state, 0, 300)
        assert t.state.pool[0] == pool


@pytest.mark.rule("MU-CMP-03")
def test_a_forced_downgrade_is_never_stopped() -> None:
    t = table()
    own(t, 0, "egypt")
    build(t, "egypt", FORT, 2)
    t.state.stock[STOCKED["tower"]] = 0
    set_level(t.state, NUMBER["egypt"], FORT, 1)
    assert t.state.fort[NUMBER["egypt"]] == 1


@pytest.mark.rule("MU-MAP-21", "MU-KGD-04")
def test_a_kingdom_cut_by_the_map_is_whole_with_what_is_left() -> None:
    t = table()
    denmark = next(k for k, m in enumerate(BOARDS[2].members) if NUMBER["scania"] in m)
    for place in BOARDS[0].members[denmark]:
        own(t, 0, IDS[place])
    assert kingdom_owned(t.state, 0, denmark)


@pytest.mark.rule("MU-MAP-08")
def test_a_border_with_two_straits_needs_both_closed() -> None:
    t = table(6)
    for bank in BANKS[STRAITS.index("oresund")]:
        own(t, 1, IDS[bank])
    galley = ship(t, 0, GALLEY, "skagerrak")
    assert NUMBER["baltic_w"] in [x for x, _ in movement.steps(t.state, 0, galley)]
    for bank in BANKS[STRAITS.index("great_belt")]:
        own(t, 1, IDS[bank])
    assert NUMBER["baltic_w"] not in [x for x, _ in movement.steps(t.state, 0, galley)]


@pytest.mark.rule("MU-MAP-06")
def test_coastal_borders_share_a_shore() -> None:
    b = BOARDS[2]
    for zone in b.seas:
        for other, open_sea, _ in b.lanes[zone]:
            assert bool(open_sea) is not bool(set(b.coasts[zone]) & set(b.coasts[other]))


@pytest.mark.rule("MU-MAP-23", "MU-AMB-87")
def test_ships_lie_off_a_port_that_is_gone() -> None:
    t = table()
    own(t, 0, "nile_delta")
    build(t, "nile_delta", TOWN)
    merchant = ship(t, 0, SHIP, "nile_delta")
    set_level(t.state, NUMBER["nile_delta"], TOWN, 0)
    assert merchant.place == NUMBER["egyptian_sea"]


@pytest.mark.rule("MU-EX-160", "MU-REB-03")
def test_law_makes_four_armies_safe() -> None:
    t = table()
    own(t, 0, "egypt")
    assert rebel_level(t.state, NUMBER["egypt"]) == 5
    know(t, 0, "legge")
    assert rebel_level(t.state, NUMBER["egypt"]) == 4


# -- convoys


@pytest.mark.rule("MU-CBT-01", "MU-CBT-02", "MU-CBT-03", "MU-MOV-04")
def test_commercial_transports_move_with_military_ones_only() -> None:
    t = table()
    others(t)
    own(t, 0, "egypt", 9)
    caravan = ship(t, 0, CARAVAN, "egypt", vf=1, pm=6)
    wagon = ship(t, 0, WAGON, "egypt", vf=5, pm=7)
    t.goto(CombatTurn(seat=0))
    assert t.can(0, "march", wagon.id)
    assert not t.can(0, "march", caravan.id)
    t.do(0, "march", wagon.id).do(0, "join", caravan.id).do(0, "go", "sinai")
    assert (caravan.place, wagon.place) == (NUMBER["sinai"], NUMBER["sinai"])
    assert caravan.done & MOVED
    assert wagon.pm < 7
    assert caravan.pm < 6


@pytest.mark.rule("MU-EX-034", "MU-EX-035", "MU-CBT-01")
def test_load_move_unload_and_move_again() -> None:
    t = table()
    others(t)
    own(t, 0, "egypt", 20)
    wagon = ship(t, 0, WAGON, "egypt", vf=1, pm=9)
    t.goto(CombatTurn(seat=0))
    t.do(0, "handle", wagon.id).do(0, "load", "egypt", 10).do(0, "done")
    t.do(0, "march", wagon.id).do(0, "go", "sinai").do(0, "halt")
    t.do(0, "handle", wagon.id).do(0, "unload", "sinai", 3).do(0, "done")
    assert t.can(0, "march", wagon.id)
    assert (wagon.vf, t.state.vf[0][NUMBER["sinai"]]) == (8, 3)


@pytest.mark.rule("MU-LOD-07")
def test_without_points_only_free_operations() -> None:
    t = table()
    own(t, 0, "egypt", 9)
    own(t, 0, "nile_delta", 9)
    build(t, "nile_delta", TOWN)
    here, there = ship(t, 0, WAGON, "egypt", pm=0), ship(t, 0, WAGON, "nile_delta", pm=0)
    assert not [o for o in operations(t.state, Handling(seat=0, number=here.id), 0) if isinstance(o, Span)]
    assert [o for o in operations(t.state, Handling(seat=0, number=there.id), 0) if isinstance(o, Span)]


@pytest.mark.rule("MU-OWN-06", "MU-SUP-05", "MU-SUP-04")
def test_armies_may_stand_in_barbarian_land_within_its_supply() -> None:
    t = table()
    others(t)
    own(t, 0, "egypt", 9)
    wagon = ship(t, 0, WAGON, "sinai", vf=15)
    t.goto(Handling(seat=0, number=wagon.id))
    assert Span(("unload", "sinai"), 1, 5) in t.options(0)
    t.do(0, "unload", "sinai", 5)
    assert t.state.owner[NUMBER["sinai"]] == BARBARIANS


@pytest.mark.rule("MU-MOV-08")
def test_an_ownerless_transport_is_occupied_or_vanishes() -> None:
    t = table()
    others(t)
    own(t, 0, "egypt", 9)
    lost = ship(t, 3, CARAVAN, "sinai", vf=0)
    lost.lots = [(0, 5, -1, -1)]
    wagon = ship(t, 0, WAGON, "sinai", vf=5)
    t.goto(Handling(seat=0, number=wagon.id)).do(0, "occupy", lost.id)
    assert lost in t.state.fleets[0]
    assert (lost.vf, wagon.vf, lost.lots) == (1, 4, [(0, 5, -1, -1)])


# -- battles of several


@pytest.mark.rule("MU-MUL-03", "MU-DEC-65", "MU-DEC-46")
def test_an_ally_joins_and_may_take_the_territory() -> None:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "egypt", 5)
    own(t, 2, "pannonia", 5)
    alliance(t, 0, 1)
    wild(t, "sinai", 1)
    mine, _ = army(t, 0, "judea", 10)
    theirs, chief = army(t, 1, "egypt", 10)
    march(t, 0, mine).script(5, 0)
    t.do(0, "attack", "sinai").do(1, "join_attack", "egypt", chief.id)
    assert chief.attacks == 0
    t.do(0, "begins", 0).do(0, "decline")
    assert t.state.owner[NUMBER["sinai"]] == 1
    assert theirs.place == NUMBER["sinai"]


@pytest.mark.rule("MU-MUL-03", "MU-DEC-65")
def test_an_ally_says_from_where_with_which_captain_and_transports() -> None:
    t = table()
    own(t, 0, "judea", 5)
    for place in ("egypt", "nile_delta"):
        own(t, 1, place, 5)
    own(t, 2, "pannonia", 5)
    alliance(t, 0, 1)
    wild(t, "sinai", 9)
    mine, _ = army(t, 0, "judea", 10)
    _, near = army(t, 1, "nile_delta", 10)
    wagon, chief = army(t, 1, "egypt", 10, level=2)
    spare, home = ship(t, 1, WAGON, "egypt", vf=6), ship(t, 1, WAGON, "egypt", vf=8)
    galley = ship(t, 1, GALLEY, "egyptian_sea", vf=9)
    admiral = leader(t, 1, "egyptian_sea", 1, galley.id)
    admiral.attacks = 1
    march(t, 0, mine).do(0, "attack", "sinai")
    ways = {("egypt", chief.id), ("nile_delta", near.id), ("egyptian_sea", admiral.id)}
    assert {o[1:] for o in t.options(1)[1:]} == ways
    t.do(1, "join_attack", "egypt", chief.id)
    assert t.options(1) == [("done",), ("bring", spare.id), ("bring", home.id)]
    t.do(1, "bring", spare.id).do(1, "done")
    assert t.state.frames[-1].force == [9, 14]
    assert (wagon.pm < 8, spare.pm < 8, home.pm) == (True, True, 8)
    assert (near.attacks, chief.attacks) == (1, 1)


@pytest.mark.rule("MU-MUL-03", "MU-ATK-06")
def test_an_ally_joins_from_the_sea() -> None:
    t = table()
    own(t, 0, "egypt", 5)
    own(t, 1, "thrace", 5)
    own(t, 2, "pannonia", 5)
    alliance(t, 0, 1)
    wild(t, "nile_delta", 9)
    mine, _ = army(t, 0, "egypt", 10)
    galley = ship(t, 1, GALLEY, "egyptian_sea", vf=9)
    admiral = leader(t, 1, "egyptian_sea", 1, galley.id)
    admiral.attacks = 1
    march(t, 0, mine).do(0, "attack", "nile_delta").do(1, "join_attack", "egyptian_sea", admiral.id)
    assert t.state.frames[-1].force == [9, 8]


@pytest.mark.rule("MU-ATK-12", "MU-DEC-47", "MU-EX-051", "MU-CON-11")
@pytest.mark.parametrize("helps", [True, False])
def test_transports_in_attacked_barbarian_land(helps: bool) -> None:
    t = table()
    own(t, 0, "judea", 5)
    others(t)
    t.state.faith = ["muslim", "orthodox", "catholic"]
    wild(t, "sinai", 1)
    wagon, _ = army(t, 0, "judea", 20)
    guest = ship(t, 1, WAGON, "sinai", vf=5)
    march(t, 0, wagon).script(5, 0)
    t.do(0, "attack", "sinai")
    assert (t.asked, t.waiting()) == ("help", (1,))
    t.do(1, "help" if helps else "pass")
    assert bool(t.state.war[1]) is helps
    assert t.state.honour[1] == (-3 if helps else 0)
    if not helps:
        t.do(0, "pass")  # he does not go on against the guest
        assert t.state.owner[NUMBER["sinai"]] == 0
        assert guest.leave


@pytest.mark.rule("MU-CPT-03", "MU-DEC-42")
@pytest.mark.parametrize("tactics", [False, True])
def test_several_captains(tactics: bool) -> None:
    t = table()
    others(t)
    own(t, 0, "judea", 5)
    wild(t, "sinai", 9)
    wagon, first = army(t, 0, "judea", 20, level=2)
    second = leader(t, 0, "judea", 2, wagon.id)
    second.attacks = 2
    if tactics:
        know(t, 0, "tattica")
    march(t, 0, wagon).script(0, 0)
    t.do(0, "attack_together", "sinai").do(0, "lead", second.id).do(0, "stop")
    assert (first.attacks, second.attacks) == (1, 1)
    assert (first.level, second.level) == ((2, 1) if tactics else (1, 1))


@pytest.mark.rule("MU-ATK-05", "MU-CON-07", "MU-AMB-76")
def test_transports_in_barbarian_land_are_attacked_from_within() -> None:
    t = table()
    own(t, 0, "judea", 5)
    others(t)
    war(t)
    wild(t, "sinai", 9)
    wagon, _ = army(t, 0, "sinai", 12)
    prey = ship(t, 1, CARAVAN, "sinai", vf=1)
    march(t, 0, wagon).script(5, 0)
    t.do(0, "engage", 1).do(0, "keep", "caravan")
    assert prey in t.state.fleets[0]
    assert t.state.wild[NUMBER["sinai"]] == 9
    assert t.state.owner[NUMBER["sinai"]] == BARBARIANS


@pytest.mark.rule("MU-ATK-14", "MU-EX-190")
def test_two_armies_protect_two_ships() -> None:
    t = table()
    own(t, 0, "egypt", 5)
    others(t)
    war(t)
    mine = ship(t, 0, GALLEY, "levantine_sea", vf=20)
    chief = leader(t, 0, "levantine_sea", 1, mine.id)
    chief.attacks = 1
    ships = [ship(t, 1, SHIP, "levantine_sea", vf=n) for n in (0, 1, 3)]
    t.goto(March(seat=0, ids=[mine.id]))
    ships[0].vf = 0
    t.script(0, 4, 4)
    t.do(0, "engage", 1)
    while t.asked == "losses":
        t.do(1, *t.game.default(t.state, 1))
    t.do(0, "stop").do(0, "occupy", ships[0].id)
    assert ships[0] in t.state.fleets[0]
    assert ships[0].vf == 1


@pytest.mark.rule("MU-NAV-05")
def test_docked_ships_by_a_right_of_passage() -> None:
    t = table()
    own(t, 0, "egypt", 5)
    own(t, 1, "thrace", 5)
    own(t, 2, "nile_delta", 5)
    build(t, "nile_delta", TOWN)
    war(t)
    t.state.pacts.append(Pact(7, (0, 2), (("passage", 2, 0, -1, 0, 0),), 0, ALL, False, 1))
    galley = ship(t, 0, GALLEY, "egyptian_sea", vf=10)
    chief = leader(t, 0, "egyptian_sea", 1, galley.id)
    chief.attacks = 1
    ship(t, 1, SHIP, "nile_delta", vf=1)
    march(t, 0, galley).script(5, 0)
    t.do(0, "engage_docked", 1, "nile_delta")
    assert not t.said("rammed")
    assert t.asked == "spoils"
    assert t.state.owner[NUMBER["nile_delta"]] == 2


def docked_prey() -> tuple[Table, Transport]:
    """A fleet of 0 before a port of 2, who lets it pass; a ship of 1 lies there; all at peace."""
    t = table()
    own(t, 0, "egypt", 5)
    own(t, 1, "thrace", 5)
    own(t, 2, "nile_delta", 5)
    build(t, "nile_delta", TOWN)
    t.state.pacts.append(Pact(7, (0, 2), (("passage", 2, 0, -1, 0, 0),), 0, ALL, False, 1))
    galley = ship(t, 0, GALLEY, "egyptian_sea", vf=10)
    leader(t, 0, "egyptian_sea", 1, galley.id).attacks = 1
    ship(t, 1, SHIP, "nile_delta", vf=1)
    return t, galley


@pytest.mark.rule("MU-NAV-05", "MU-DIP-16", "MU-DEC-36")
def test_docked_ships_are_surprised_too() -> None:
    t, galley = docked_prey()
    march(t, 0, galley).script(5, 0)
    before = t.state.honour[0]
    t.do(0, "ambush_docked", 1, "nile_delta")
    assert t.state.honour[0] - before in (-3, -5)  # 1 or 3, and 2 for the surprise
    assert t.state.war[0] == 0b010
    assert not t.said("rammed")
    assert t.asked == "spoils"


@pytest.mark.rule("MU-NAV-05", "MU-DIP-18", "MU-DIP-20")
def test_a_surprise_in_port_is_off_when_the_port_is_closed_by_it() -> None:
    t, galley = docked_prey()
    t.state.pacts.append(Pact(8, (1, 2), (("defensive_alliance", 0),), 0, ALL, False, 1))
    march(t, 0, galley).do(0, "ambush_docked", 1, "nile_delta").do(2, "honour_pact", 8)
    assert t.state.war[0] == 0b110
    assert [tr.vf for tr in t.state.fleets[1]] == [1]
    assert t.asked == "march"


@pytest.mark.rule("MU-NAV-05")
def test_a_right_to_trade_does_not_open_a_port_to_fighting() -> None:
    t, galley = docked_prey()
    t.state.pacts = [Pact(7, (0, 2), (("trade", 2, 0, -1, 0),), 0, ALL, False, 1)]
    march(t, 0, galley)
    assert not t.can(0, "ambush_docked", 1, "nile_delta")


@pytest.mark.rule("MU-CON-08", "MU-TRE-01", "MU-CON-10")
def test_a_barbarian_captain_of_level_three() -> None:
    t = table()
    others(t)
    own(t, 0, "judea", 5)
    wild(t, "sinai", 1, chief=3)
    wagon, _ = army(t, 0, "judea", 20)
    march(t, 0, wagon).script(5, 0, 0)
    t.do(0, "attack", "sinai")
    assert t.state.honour[0] == 1
    assert t.said("treasure")
    assert t.state.depots


@pytest.mark.rule("MU-CON-09")
def test_goods_of_a_destroyed_caravan_stay_on_the_ground() -> None:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", 1)
    own(t, 1, "thrace", 5)
    own(t, 2, "pannonia", 5)
    war(t)
    caravan = ship(t, 1, CARAVAN, "palestine", vf=0)
    caravan.lots = [(2, 8, -1, -1)]
    wagon, _ = army(t, 0, "judea", 20)
    march(t, 0, wagon).script(5, 0)
    t.do(0, "attack", "palestine").do(0, "destroy", "caravan")
    assert [(d.good, d.units, d.until) for d in t.state.depots] == [(2, 8, t.state.turn + 1)]


@pytest.mark.rule("MU-RES-05")
def test_both_gone_a_landing_without_a_port_fails() -> None:
    t = table()
    own(t, 0, "egypt", 5)
    own(t, 1, "cyrenaica", 1)
    own(t, 1, "thrace", 5)
    own(t, 2, "pannonia", 5)
    war(t)
    zone = IDS[BOARDS[0].coasts[NUMBER["cyrenaica"]][0]]
    galley = ship(t, 0, GALLEY, zone, vf=2)
    chief = leader(t, 0, zone, 1, galley.id)
    chief.attacks = 1
    hold(t, 1, "arciere")
    march(t, 0, galley).script(5, 3)
    t.do(0, "attack", "cyrenaica").do(1, "cards", "arciere")
    assert t.state.owner[NUMBER["cyrenaica"]] == BARBARIANS
    assert not t.state.captains[0]


# -- sieges over turns


def besieged(engine: int = 1, walls: int = 2, force: int = 20, inside: int = 5) -> Table:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", inside)
    own(t, 1, "thrace", 5)
    own(t, 2, "pannonia", 5)
    build(t, "palestine", FORT, walls)
    war(t)
    wagon, _ = army(t, 0, "palestine", force)
    if engine:
        add_engine(t.state, 0, engine, NUMBER["palestine"], wagon.id)
    t.state.sieges.append(Siege(NUMBER["palestine"], 0, -1))
    return t


@pytest.mark.rule("MU-SGE-03", "MU-SGE-05")
def test_confirming_uses_an_attack_and_needs_an_engine() -> None:
    t = besieged().goto(SiegeTurn(seat=0))
    chief = t.state.captains[0][0]
    t.do(0, "confirm")
    assert (chief.attacks, chief.level) == (0, 1)
    assert t.state.fort[NUMBER["palestine"]] == 1
    bare = besieged(engine=0).goto(SiegeTurn(seat=0))
    assert bare.options(0) == [("abandon",), ("storm",)]


@pytest.mark.rule("MU-SGE-07")
def test_who_no_longer_fits_fights_in_the_field() -> None:
    t = besieged(inside=14, force=20).goto(SiegeTurn(seat=0))
    t.script(5, 0)
    t.do(0, "confirm")
    assert t.said("rolled_battle")[0]["fell"] == 4
    assert t.state.sieges


@pytest.mark.rule("MU-SGE-16")
def test_without_walls_it_is_a_field_battle() -> None:
    t = besieged(walls=1, inside=1).goto(SiegeTurn(seat=0))
    t.script(5, 0)
    t.do(0, "confirm")
    assert t.state.owner[NUMBER["palestine"]] == 0
    assert not t.state.sieges


@pytest.mark.rule("MU-SGE-19", "MU-SGE-08")
def test_starved_out() -> None:
    t = besieged(inside=1)
    t.state.sieges[0].turns = 2
    t.goto(Attrition(seat=0))
    while t.state.frames and t.asked == "spoils":
        t.do(0, *t.options(0)[0])
    assert t.state.owner[NUMBER["palestine"]] == 0


@pytest.mark.rule("MU-SGE-17", "MU-DIP-12")
def test_peace_ends_a_siege() -> None:
    t = besieged()
    wars.make_peace(t.state, 0, 1)
    assert not t.state.sieges
    assert t.state.fleets[0][0].leave


@pytest.mark.rule("MU-SGE-18")
def test_besiegers_count_against_no_supply() -> None:
    t = besieged(inside=9)
    t.state.vf[0][NUMBER["palestine"]] = 30
    supply.find_excess(t.state, Excess())
    assert t.state.vf[0][NUMBER["palestine"]] == 30
    assert t.state.vf[1][NUMBER["palestine"]] == 9


@pytest.mark.rule("MU-EX-059", "MU-EX-060", "MU-SGE-14")
@pytest.mark.parametrize("galley", [True, False])
def test_the_fleet_in_a_besieged_port_attacks_its_besiegers(galley: bool) -> None:
    t = table()
    own(t, 0, "thrace", 20)
    own(t, 1, "egypt", 5)
    own(t, 2, "pannonia", 5)
    build(t, "thrace", TOWN)
    war(t)
    ship(t, 1, GALLEY, "marmara", vf=30)
    t.state.sieges.append(Siege(NUMBER["thrace"], 1, NUMBER["marmara"]))
    inside = ship(t, 0, GALLEY if galley else WAGON, "thrace", vf=10)
    chief = leader(t, 0, "thrace", 1, inside.id)
    chief.attacks = 1
    march(t, 0, inside)
    assert t.can(0, "engage", 1) is galley


# -- the end of a turn


@pytest.mark.rule("MU-TRN-04", "MU-OWN-05", "MU-WAR-07")
def test_foreign_armies_without_a_right_are_removed() -> None:
    t = table()
    own(t, 0, "egypt", 5)
    others(t)
    t.state.vf[1][NUMBER["egypt"]] = 4
    alliance(t, 0, 1)
    supply.remove_strangers(t.state)
    assert t.state.vf[1][NUMBER["egypt"]] == 4
    t.state.pacts.clear()
    supply.remove_strangers(t.state)
    assert t.state.vf[1][NUMBER["egypt"]] == 0


@pytest.mark.rule("MU-OWN-03", "MU-OWN-01")
def test_guests_at_peace_change_no_owner() -> None:
    from araldo.games.medioevo_universale.rules.ownership import settle

    t = table()
    own(t, 0, "egypt", 5)
    others(t)
    t.state.vf[1][NUMBER["egypt"]] = 50
    t.state.stirred = True
    settle(t.state)
    assert t.state.owner[NUMBER["egypt"]] == 0


@pytest.mark.rule("MU-TRN-04", "MU-COM-07")
def test_timed_things_wear_off() -> None:
    from araldo.games.medioevo_universale.rules import commerce
    from araldo.games.medioevo_universale.state import Delivered

    t = table()
    hold(t, 0, "avaro")
    card = t.state.hands[0][0]
    t.place("laid", 1, [card])
    t.state.delivered.append(Delivered(card, 0, 1, 2))
    course.wear_off(t.state)
    assert t.state.delivered[0].turns == 1
    course.wear_off(t.state)
    assert not t.state.delivered
    assert card in t.state.discard
    t.state.depots.append(Depot(NUMBER["egypt"], 0, 5, -1, -1, 0, t.state.turn))
    commerce.end_of_turn(t.state)
    assert not t.state.depots


@pytest.mark.rule("MU-PRI-02")
def test_released_prisoners_come_home() -> None:
    from araldo.games.medioevo_universale.rules.terms import carry_out

    t = table()
    t.state.prisoners[0][1] = 7
    carry_out(t.state, ("release", 0, 1, 5), (0, 1), ALL)
    assert (t.state.prisoners[0][1], t.state.returning[1]) == (2, 5)


@pytest.mark.rule("MU-EX-109")
def test_the_flagellant() -> None:
    t = table()
    know(t, 0, "fanatismo")
    know(t, 1, "teologia")
    places = ("egypt", "sinai", "marmarica", "cyrenaica", "palestine", "judea")
    for place in places:
        own(t, 1, place, 6)
    t.script(5, 0, 5, 0, 5, 0, 0, 5, 0, 5)
    flagellant(t.state, Delivery(seat=0, target=1, kind="flagellante"))
    assert sum(t.state.vf[1]) == 36 - 3
    assert t.state.vf[1][NUMBER["judea"]] == 6


@pytest.mark.rule("MU-OPT-07", "MU-HID-08")
def test_objectives_need_safe_land() -> None:
    t = table()
    card = {"condition": {"settlements": ["alexandria"]}}
    own(t, 0, "nile_delta", 5)
    build(t, "nile_delta", TOWN)
    assert fulfilled(t.state, 0, card)
    t.state.vf[0][NUMBER["nile_delta"]] = 4
    assert not fulfilled(t.state, 0, card)
    assert SITE[NUMBER["nile_delta"]] == "alexandria"


@pytest.mark.rule("MU-DIP-20", "MU-ATK-12")
def test_a_surprise_is_carried_out_after_the_chain() -> None:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", 1)
    own(t, 1, "thrace", 5)
    own(t, 2, "pannonia", 5)
    alliance(t, 1, 2)
    wagon, _ = army(t, 0, "judea", 20)
    march(t, 0, wagon).script(5, 0)
    t.do(0, "surprise", "palestine")
    assert t.asked == "duty"
    assert t.state.owner[NUMBER["palestine"]] == 1
    t.do(2, "break_pact", 7)
    assert t.state.owner[NUMBER["palestine"]] == 0
