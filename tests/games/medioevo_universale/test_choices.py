"""Choices that the rules leave to a player and that no chapter's own file asks for (DEC)."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import EMPIRE_CARDS, FACE, FAIR, FORT, GALLEY, GOODS, SHIP, TOWN, WAGON
from araldo.games.medioevo_universale.frames import (
    Ambush,
    Attack,
    Battle,
    CombatTurn,
    March,
    Noting,
    Raid,
    SiegeTurn,
    Spoils,
)
from araldo.games.medioevo_universale.rules.delivered import lay
from araldo.games.medioevo_universale.rules.pieces import add_engine
from araldo.games.medioevo_universale.rules.salvage import afloat
from araldo.games.medioevo_universale.state import BARBARIANS, SABOTAGED, Siege, Transport
from araldo.kernel import Span, bit
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, leader, own, rich, ship, table, wild
from tests.games.medioevo_universale.test_diplomacy import homes, sign, talks
from tests.games.medioevo_universale.test_war import LT2, army, march, others, war


@pytest.mark.rule("MU-DEC-22", "MU-DIP-12")
def test_the_golden_tablet_for_one_enemy_alone() -> None:
    t = homes(5)
    s = t.state
    s.war[0], s.war[2], s.war[3] = bit(2) | bit(3), bit(0), bit(0)
    sign(t, (2, 3), ("defensive_alliance", 0))
    hold(t, 0, "targa_d_oro")
    talks(t).do(0, "play", "targa_d_oro", 2, "alone")
    assert s.war[0] == bit(3)


@pytest.mark.rule("MU-DEC-22", "MU-HID-02")
def test_a_secret_alliance_is_no_target_of_the_golden_tablet() -> None:
    t = homes(5)
    s = t.state
    s.war[0], s.war[2], s.war[3] = bit(2) | bit(3), bit(0), bit(0)
    sign(t, (2, 3), ("defensive_alliance", 0), seen=bit(2) | bit(3))
    hold(t, 0, "targa_d_oro")
    talks(t)
    assert t.can(0, "play", "targa_d_oro", 2, "alone")
    assert not t.can(0, "play", "targa_d_oro", 2, "alliance")


@pytest.mark.rule("MU-DEC-53", "MU-AMB-49")
def test_the_infiltrator_chooses_the_transports() -> None:
    t = table()
    others(t)
    own(t, 0, "egypt")
    know(t, 0, *LT2, "strategia")
    hold(t, 0, "infiltrato")
    ships = [ship(t, 1, kind, "thrace", 3) for kind in (GALLEY, GALLEY, WAGON)]
    t.goto(CombatTurn(seat=0)).do(0, "play", "infiltrato", 1, "thrace")
    t.do(0, "sabotage", ships[2].id).do(0, "sabotage", ships[0].id)
    assert [bool(tr.done & SABOTAGED) for tr in ships] == [True, False, True]
    assert t.asked == "command"
    assert t.state.fleets[1][1].place == NUMBER["thrace"]


# -- attacks


@pytest.mark.rule("MU-ATK-10", "MU-DEC-37")
def test_the_attacker_names_his_captain() -> None:
    t = table()
    others(t)
    own(t, 0, "judea", 5)
    wild(t, "sinai", 9)
    wagon, low = army(t, 0, "judea", 20)
    high = leader(t, 0, "judea", 2, wagon.id)
    high.attacks = 2
    march(t, 0, wagon).script(0, 0)
    t.do(0, "attack", "sinai")
    assert t.options(0) == [("lead", low.id), ("lead", high.id)]
    t.do(0, "lead", high.id).do(0, "stop")
    assert (low.attacks, low.level) == (1, 1)
    assert (high.attacks, high.level) == (1, 1)


def bystander(vf: int = 5) -> tuple[Table, Transport, Transport]:
    """Seat 0 has beaten the barbarians of Sinai, where a wagon of seat 1 stands."""
    t = table()
    own(t, 0, "judea", 5)
    others(t)
    t.state.faith = ["muslim", "orthodox", "catholic"]
    wild(t, "sinai", 1)
    wagon, _ = army(t, 0, "judea", 20)
    guest = ship(t, 1, WAGON, "sinai", vf=vf)
    march(t, 0, wagon).script(5, 0)
    t.do(0, "attack", "sinai").do(1, "pass")
    return t, wagon, guest


@pytest.mark.rule("MU-ATK-12", "MU-DIP-16")
@pytest.mark.example("MU-EX-051")
def test_going_on_at_once_against_who_stood_by() -> None:
    t, wagon, guest = bystander()
    assert t.options(0) == [("pass",), ("onward", 1)]
    assert t.state.owner[NUMBER["sinai"]] == BARBARIANS
    t.script(5, 0).do(0, "onward", 1)
    assert t.state.war[0] == bit(1)
    assert t.state.honour[0] == -(1 + 2)
    assert t.asked == "spoils"  # the guest's wagon
    t.do(0, "destroy", "war_wagon")
    assert guest not in t.state.fleets[1]
    assert (t.state.owner[NUMBER["sinai"]], wagon.place) == (0, NUMBER["sinai"])
    assert t.state.captains[0][0].level == 2  # one attack, one level


@pytest.mark.rule("MU-ATK-12", "MU-ATK-11")
def test_stopping_against_who_stood_by_is_a_failed_attack() -> None:
    t, wagon, guest = bystander(vf=15)
    t.script(0, 0).do(0, "onward", 1).do(0, "stop")
    assert t.state.owner[NUMBER["sinai"]] == BARBARIANS
    assert (wagon.place, guest.leave) == (NUMBER["judea"], 0)
    assert not t.state.captains[0]


@pytest.mark.rule("MU-ATK-12", "MU-EMP-10")
def test_a_truce_protects_who_stood_by() -> None:
    t = table()
    own(t, 0, "judea", 5)
    others(t)
    wild(t, "sinai", 1)
    wagon, _ = army(t, 0, "judea", 20)
    ship(t, 1, WAGON, "sinai", vf=5)
    card = next(p for p in EMPIRE_CARDS if FACE[p] == "diplomatico")
    t.place("played", None, [card])
    lay(t.state, 0, card, 1, 2)
    march(t, 0, wagon).script(5, 0)
    t.do(0, "attack", "sinai")
    assert t.state.owner[NUMBER["sinai"]] == 0


@pytest.mark.rule("MU-MUL-01", "MU-DEC-43")
def test_a_side_says_who_of_it_rolls_first() -> None:
    t = table()
    f = Battle(
        place=NUMBER["sinai"], attackers=[0], defenders=[1, 2], force=[30], wall=[9, 9], lost=[0], fell=[0, 0],
        captains=[1],
    )  # fmt: skip
    t.goto(f).script(5, 0)
    assert (t.asked, t.waiting()) == ("first_roll", (1,))
    t.do(1, "begins", 2)
    assert f.fell == [0, 5]


@pytest.mark.rule("MU-BLK-03", "MU-DEC-64")
def test_a_blocked_fleet_chooses_whom_it_attacks() -> None:
    t = table()
    others(t)
    own(t, 0, "nile_delta", 5)
    war(t, 0, 1)
    war(t, 0, 2)
    for foe in (1, 2):
        ship(t, foe, GALLEY, "levantine_sea", vf=9)
    galley = ship(t, 0, GALLEY, "egyptian_sea", vf=20)
    leader(t, 0, "egyptian_sea", 1, galley.id).attacks = 1
    t.goto(March(seat=0, ids=[galley.id])).do(0, "go", "levantine_sea")
    assert t.options(0) == [("engage", 1), ("engage", 2)]
    t.script(0, 0, 0, 0).do(0, "engage", 2)
    assert t.state.frames[-1].defenders == [2]


# -- sieges


@pytest.mark.rule("MU-SGE-04")
def test_the_owner_chooses_which_engine_he_loses() -> None:
    t = table()
    others(t)
    own(t, 0, "judea")
    own(t, 1, "palestine", 5)
    ship(t, 0, WAGON, "palestine", vf=9)
    t.state.sieges.append(Siege(NUMBER["palestine"], 0, -1))
    add_engine(t.state, 0, 1, NUMBER["palestine"])
    for level in (1, 3):
        add_engine(t.state, 1, level, NUMBER["palestine"])
    t.script(5, 0, 0).goto(SiegeTurn(seat=0))
    assert (t.asked, t.waiting()) == ("wreck", (1,))
    t.do(1, "lose_engine", "bombard")
    assert [e.level for e in t.state.engines[1]] == [1]
    assert t.state.honour == [1, 0, 0]


@pytest.mark.rule("MU-SGE-04")
def test_artillery_fires_when_a_siege_is_declared() -> None:
    t = table()
    others(t)
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", 5)
    build(t, "palestine", FORT, 1)
    war(t)
    wagon, _ = army(t, 0, "judea", 20)
    add_engine(t.state, 0, 1, NUMBER["judea"], wagon.id)
    add_engine(t.state, 1, 1, NUMBER["palestine"])
    march(t, 0, wagon).script(5, 5)
    t.do(0, "attack", "palestine").do(0, "besiege")
    assert t.state.sieges
    assert not any(t.state.engines)
    assert t.state.honour == [1, 1, 0]


@pytest.mark.rule("MU-SGE-10", "MU-AMB-81")
@pytest.mark.example("MU-EX-113")
@pytest.mark.parametrize("shown", [True, False])
def test_genius_is_shown_in_a_siege_if_its_owner_likes(shown: bool) -> None:
    t = table()
    others(t)
    own(t, 0, "judea")
    own(t, 1, "palestine", 9)
    build(t, "palestine", FORT, 2)
    wagon, _ = army(t, 0, "palestine", 20)
    add_engine(t.state, 0, 1, NUMBER["palestine"], wagon.id)
    t.state.sieges.append(Siege(NUMBER["palestine"], 0, -1))
    know(t, 0, "ingegneria")
    hold(t, 0, "genio")
    t.goto(SiegeTurn(seat=0)).do(0, "confirm")
    assert t.asked == "genius"
    t.do(0, "show", "genio") if shown else t.do(0, "pass")
    assert t.state.vf[1][NUMBER["palestine"]] == (8 if shown else 9)
    assert t.state.fort[NUMBER["palestine"]] == 1
    assert len(t.state.hands[0]) == 1  # not at risk


# -- spoils


@pytest.mark.rule("MU-BLD-12", "MU-CON-04", "MU-CON-03")
def test_fairs_of_a_razed_settlement_are_plundered_or_destroyed() -> None:
    t = table()
    others(t)
    palestine = own(t, 0, "palestine")
    build(t, "palestine", TOWN, 1)
    for fair in (FAIR, FAIR + 1):
        build(t, "palestine", fair)
    items = [("building", 1, what) for what in (TOWN, FAIR, FAIR + 1)]
    rich(t, 0, 0, 0)
    t.goto(Spoils(seat=0, place=palestine, items=items)).do(0, "destroy", "village")
    assert t.why(0, "keep", "fair_agricultural") == "MU-BLD-12"
    t.do(0, "plunder", "fair_agricultural").do(0, "destroy", "fair_mining")
    assert (t.state.florins[0], t.state.honour[0]) == (150, 2)
    assert (t.state.town[palestine], t.state.fairs[palestine]) == (0, 0)


@pytest.mark.rule("MU-DEC-67", "MU-CON-09")
def test_the_victor_chooses_which_goods_go_on_which_ship() -> None:
    t = table()
    others(t)
    first, second = (ship(t, 0, SHIP, "levantine_sea") for _ in range(2))
    second.lots = [(0, 4, -1, -1)]
    afloat(t.state, 0, NUMBER["levantine_sea"], [(2, 8, -1, -1), (7, 12, -1, -1)])
    t.game.run(t.state)
    t.do(0, "salvage", GOODS[7], 1, second.id, 6).do(0, "salvage", GOODS[2], 0, first.id, 8)
    assert t.options(0)[1:] == [Span(("salvage", GOODS[7], 0, first.id), 1, 2)]
    t.do(0, "done")
    assert (first.lots, second.lots) == ([(2, 8, -1, -1)], [(0, 4, -1, -1), (7, 6, -1, -1)])


@pytest.mark.rule("MU-DEC-67")
def test_who_is_away_takes_the_dearest_goods() -> None:
    t = table()
    others(t)
    only = ship(t, 0, SHIP, "levantine_sea")
    goods = [(GOODS.index(name), 8, -1, -1) for name in ("cereals", "spices")]
    afloat(t.state, 0, NUMBER["levantine_sea"], goods)
    t.game.run(t.state)
    t.do(0, *t.game.default(t.state, 0))
    assert only.lots == [(GOODS.index("spices"), 8, -1, -1)]


@pytest.mark.rule("MU-DEC-55", "MU-COM-14", "MU-AMB-26")
def test_a_corsair_chooses_his_port_and_the_goods() -> None:
    t = table()
    others(t)
    for place in ("campania", "sicily"):
        own(t, 0, place)
        build(t, place, TOWN)
    hold(t, 0, "corsaro")
    zone = NUMBER["tyrrhenian_s"]
    merchant = ship(t, 1, SHIP, "tyrrhenian_s", vf=2)
    merchant.lots = [(0, 5, -1, -1), (3, 5, -1, -1)]
    t.state.corsairs = [(zone,), (), ()]
    t.goto(Ambush(victim=1, zones=(zone,), ids=(merchant.id,))).do(0, "waylay", "goods", "tyrrhenian_s")
    t.do(0, "land_at", "sicily").do(0, "rob", GOODS[3], 2)
    assert t.options(0) == [Span(("rob", GOODS[good]), 1, 1) for good in (0, 3)]
    t.do(0, "rob", GOODS[0], 1)
    assert [(d.place, d.good, d.units) for d in t.state.depots] == [(NUMBER["sicily"], 3, 2), (NUMBER["sicily"], 0, 1)]
    assert sorted(merchant.lots) == [(0, 4, -1, -1), (3, 3, -1, -1)]


@pytest.mark.rule("MU-DEC-54", "MU-EMP-06", "MU-COM-14", "MU-HID-04")
def test_each_corsair_has_a_zone_of_his_own() -> None:
    t = table()
    others(t)
    for place in ("campania", "sicily", "liguria"):
        own(t, 0, place)
        build(t, place, TOWN)
    hold(t, 0, "corsaro", "corsaro")
    hold(t, 1, "genio")
    own(t, 1, "nile_delta")
    build(t, "nile_delta", TOWN)
    t.goto(Noting())
    t.do(0, "corsair", "tyrrhenian_s").do(0, "corsair", "ligurian_sea")
    assert t.options(0) == [("done",)]  # two cards, two zones
    t.do(0, "done").do(1, "done")
    assert sorted(t.state.corsairs[0]) == sorted((NUMBER["tyrrhenian_s"], NUMBER["ligurian_sea"]))
    assert t.view(1)["corsairs"][0] is None


@pytest.mark.rule("MU-DEC-55", "MU-EMP-06")
def test_two_corsairs_strike_the_same_ship_one_after_the_other() -> None:
    t = table()
    others(t)
    for place in ("sicily", "calabria"):
        own(t, 0, place)
        build(t, place, TOWN)
    hold(t, 0, "corsaro", "corsaro")
    zones = (NUMBER["tyrrhenian_s"], NUMBER["tyrrhenian_n"])
    merchant = ship(t, 1, SHIP, "tyrrhenian_s", vf=2)
    merchant.lots = [(0, 10, -1, -1)]
    t.state.corsairs = [(zones[0], zones[0]), (), ()]
    t.goto(Ambush(victim=1, zones=zones, ids=(merchant.id,)))
    assert t.options(0) == [("pass",), ("waylay", "goods", "tyrrhenian_s")]
    t.do(0, "waylay", "goods", "tyrrhenian_s")
    assert (merchant.lots, t.asked) == ([(0, 7, -1, -1)], "ambush")
    t.do(0, "waylay", "goods", "tyrrhenian_s")
    assert (merchant.lots, t.state.corsairs[0], t.state.hands[0]) == ([(0, 4, -1, -1)], (), [])


@pytest.mark.rule("MU-DEC-37", "MU-CPT-03", "MU-ATK-10")
def test_two_of_three_captains_attack() -> None:
    t = table()
    others(t)
    own(t, 0, "judea")
    wagon, first = army(t, 0, "judea", 15)
    second, third = (leader(t, 0, "judea", 1, wagon.id) for _ in range(2))
    second.attacks = third.attacks = 1
    wild(t, "sinai", 3)
    march(t, 0, wagon).do(0, "attack_together", "sinai")
    assert t.asked == "captain"
    pairs = [(first, second), (first, third), (second, third)]
    assert t.options(0) == [("lead", a.id, b.id) for a, b in pairs] + [("lead", first.id, second.id, third.id)]
    t.do(0, "lead", first.id, third.id)
    assert (first.attacks, second.attacks, third.attacks) == (0, 1, 0)
    assert t.options(0) == [("lead", first.id), ("lead", third.id)]


@pytest.mark.rule("MU-DEC-37", "MU-CPT-03", "MU-SGE-20")
def test_captains_sally_one_or_together() -> None:
    t = table()
    others(t)
    own(t, 0, "palestine", 10)
    build(t, "palestine", FORT)
    war(t)
    ship(t, 1, WAGON, "palestine", vf=9)
    t.state.sieges.append(Siege(NUMBER["palestine"], 1, -1))
    chiefs = [leader(t, 0, "palestine") for _ in range(2)]
    for c in chiefs:
        c.attacks = 1
    t.goto(CombatTurn(seat=0)).do(0, "sortie", "palestine", 5)
    a, b = (c.id for c in chiefs)
    assert t.options(0) == [("lead", a), ("lead", b), ("lead", a, b)]


def siege_of_two_captains() -> tuple[Table, list[int]]:
    """Player 0 besieges Palestine with two Captains, of levels 2 and 1, and an engine; it is his turn."""
    t = table()
    others(t)
    own(t, 0, "judea")
    own(t, 1, "palestine", 8)
    build(t, "palestine", FORT, 3)
    war(t)
    wagon = ship(t, 0, WAGON, "palestine", vf=20)
    add_engine(t.state, 0, 1, NUMBER["palestine"], wagon.id)
    t.state.sieges.append(Siege(NUMBER["palestine"], 0, -1))
    chiefs = [leader(t, 0, "palestine", level, wagon.id) for level in (2, 1)]
    for c in chiefs:
        c.attacks = c.level
    t.goto(CombatTurn(seat=0))
    return t, [c.id for c in chiefs]


@pytest.mark.rule("MU-DEC-48", "MU-SGE-03")
@pytest.mark.parametrize("which", [0, 1])
def test_the_besieger_says_which_captain_confirms_a_siege(which: int) -> None:
    t, chiefs = siege_of_two_captains()
    t.do(0, "confirm")
    assert t.options(0) == [("lead", number) for number in chiefs]
    t.do(0, "lead", chiefs[which])
    assert [c.attacks for c in t.state.captains[0]] == ([1, 1] if which == 0 else [2, 0])
    assert t.state.fort[NUMBER["palestine"]] == 2


@pytest.mark.rule("MU-DEC-48", "MU-CPT-02", "MU-SGE-11")
def test_the_besieger_says_which_captain_answers_for_an_abandoned_siege() -> None:
    t, chiefs = siege_of_two_captains()
    assert [o for o in t.options(0) if o[0] == "abandon"] == [("abandon", number) for number in chiefs]
    t.do(0, "abandon", chiefs[0])
    assert [(c.id, c.level) for c in t.state.captains[0]] == [(number, 1) for number in chiefs]


@pytest.mark.rule("MU-CON-01", "MU-ATK-06", "MU-ATK-07", "MU-SUP-03")
def test_the_conqueror_of_a_coast_says_who_goes_ashore() -> None:
    t = table()
    others(t)
    own(t, 0, "nile_delta")
    first, second = ship(t, 0, GALLEY, "egyptian_sea", vf=12), ship(t, 0, GALLEY, "egyptian_sea", vf=4)
    leader(t, 0, "egyptian_sea", 1, first.id).attacks = 1
    wild(t, "sinai", 1)
    march(t, 0, first).do(0, "join", second.id).script(5, 0)
    t.do(0, "attack", "sinai")
    assert t.asked == "landing"
    assert t.options(0) == [Span(("land_from", first.id), 1, 5), Span(("land_from", second.id), 1, 3)]
    t.do(0, "land_from", second.id, 2)
    assert t.options(0) == [("done",), Span(("land_from", first.id), 1, 3)]
    t.do(0, "done")
    assert (first.vf, second.vf, t.state.vf[0][NUMBER["sinai"]]) == (12, 2, 2)
    assert t.state.owner[NUMBER["sinai"]] == 0
    assert first.place == NUMBER["egyptian_sea"]


@pytest.mark.rule("MU-DEC-44", "MU-ASL-01", "MU-ATK-13")
def test_the_owner_may_cede_his_place_inside_the_walls() -> None:
    t = table(4)
    for seat, place in enumerate(("judea", "palestine", "pannonia", "frisia")):
        own(t, seat, place, 8)
    build(t, "palestine", FORT)  # a Tower: 10 VF
    war(t)
    for guest in (2, 3):
        war(t, 0, guest)
        sign(t, (1, guest), ("defensive_alliance", 0))
        t.state.vf[guest][NUMBER["palestine"]] = 7
    wagon, _ = army(t, 0, "judea", 20)
    march(t, 0, wagon).do(0, "attack", "palestine").do(2, "help").do(3, "help")
    assert (t.asked, t.waiting()) == ("inside", (1,))
    assert t.options(1) == [Span(("inside", 1), 1, 8)]
    t.do(1, "inside", 1, 1)
    assert t.options(1) == [Span(("inside", 2), 2, 7)]
    t.do(1, "inside", 2, 4)
    fight = next(f for f in t.state.frames if isinstance(f, Battle))
    assert (fight.defenders, fight.wall) == ([1, 2, 3], [7, 3, 2])
    assert next(f for f in t.state.frames if isinstance(f, Attack)).inside == [1, 4, 5]


@pytest.mark.rule("MU-DEC-44", "MU-BRB-09")
def test_against_barbarians_too_by_default_his_own_first() -> None:
    t = table()
    others(t)
    own(t, 0, "judea", 8)
    build(t, "judea", FORT)
    sign(t, (0, 1), ("defensive_alliance", 0))
    t.state.vf[1][NUMBER["judea"]] = 7
    place = wild(t, "sinai", 20)
    raid = Raid(origin=place, place=NUMBER["judea"], victim=0, battlefield=NUMBER["judea"])
    t.goto(raid).do(1, "help")
    assert t.game.default(t.state, 0) == ("inside", 0, 8)
    t.do(0, "inside", 0, 3)
    assert raid.inside == [3, 7]
