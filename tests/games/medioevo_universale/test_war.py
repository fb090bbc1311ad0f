"""Phase 9: loading, movement, attacks, assaults, sieges, conquest, Capitals, elimination."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import (
    CARAVAN,
    CHURCH,
    FORT,
    GALLEY,
    SHIP,
    TOWN,
    WAGON,
)
from araldo.games.medioevo_universale.frames import (
    Attack,
    Combat,
    CombatTurn,
    Handling,
    Losses,
    March,
    Pressing,
    SiegeTurn,
)
from araldo.games.medioevo_universale.rules import movement
from araldo.games.medioevo_universale.rules.combat import set_points
from araldo.games.medioevo_universale.rules.loading import cost, operations
from araldo.games.medioevo_universale.rules.ownership import settle
from araldo.games.medioevo_universale.rules.pieces import add_engine
from araldo.games.medioevo_universale.rules.siege import reduce_walls, shoot, toll
from araldo.games.medioevo_universale.rules.transports import used
from araldo.games.medioevo_universale.rules.wars import declare
from araldo.games.medioevo_universale.state import BARBARIANS, Captain, Siege, Transport
from araldo.kernel import Span
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, leader, own, rich, ship, table, wild

LT2 = ("agricoltura", "caccia", "allevamento", "forgiatura", "tessitura", "commercio", "istruzione", "misticismo")


def war(t: Table, a: int = 0, b: int = 1) -> None:
    t.state.war[a] |= 1 << b
    t.state.war[b] |= 1 << a


def army(t: Table, seat: int, place: str, vf: int, level: int = 1, pm: int = 7) -> tuple[Transport, Captain]:
    """A War Wagon with armies and a Captain."""
    wagon = ship(t, seat, WAGON, place, vf=vf, pm=pm)
    chief = leader(t, seat, place, level, wagon.id)
    chief.attacks = level
    return wagon, chief


def others(t: Table) -> None:
    """The other players have land somewhere."""
    own(t, 1, "thrace", 5)
    own(t, 2, "pannonia", 5)


def march(t: Table, seat: int, *wagons: Transport) -> Table:
    return t.goto(March(seat=seat, ids=[tr.id for tr in wagons]))


# -- loading and movement


@pytest.mark.rule("MU-LOD-02", "MU-LOD-03", "MU-AMB-29")
def test_costs_of_loading() -> None:
    t = table()
    own(t, 0, "egypt", 10)
    wagon = ship(t, 0, WAGON, "egypt")
    egypt = NUMBER["egypt"]
    assert (cost(t.state, 0, wagon, egypt, 1), cost(t.state, 0, wagon, egypt, 2)) == (1, 2)
    leader(t, 0, "egypt")
    assert (cost(t.state, 0, wagon, egypt, 1), cost(t.state, 0, wagon, egypt, 2)) == (0, 1)
    t.state.captains[0].clear()
    build(t, "egypt", TOWN)
    assert cost(t.state, 0, wagon, egypt, 1) == 0
    own(t, 1, "egypt")
    assert cost(t.state, 0, wagon, egypt, 1) == 1


@pytest.mark.rule("MU-LOD-04", "MU-LOD-03")
def test_ships_load_in_port_or_from_the_sea_beside() -> None:
    t = table()
    others(t)
    own(t, 0, "nile_delta", 9)
    build(t, "nile_delta", TOWN)
    docked = ship(t, 0, SHIP, "nile_delta")
    afloat = ship(t, 0, SHIP, "egyptian_sea")
    assert cost(t.state, 0, docked, NUMBER["nile_delta"], 1) == 0
    assert Span(("load", "nile_delta"), 1, 9) in operations(t.state, Handling(seat=0, number=afloat.id), 0)


@pytest.mark.rule("MU-LOD-05", "MU-EX-013", "MU-TRA-07", "MU-AMB-84")
def test_space_aboard() -> None:
    t = table()
    galley = ship(t, 0, GALLEY, "nile_delta", vf=10, level=2)
    wagon = ship(t, 0, WAGON, "nile_delta", vf=0)
    wagon.ship = galley.id
    add_engine(t.state, 0, 1, NUMBER["nile_delta"], galley.id)
    assert used(t.state, 0, galley) == 20
    wagon.vf = 7
    assert used(t.state, 0, galley) == 27


@pytest.mark.rule("MU-LOD-06", "MU-AMB-83")
def test_only_military_transports_carry_captains_and_engines() -> None:
    t = table()
    own(t, 0, "egypt", 9)
    caravan, wagon = ship(t, 0, CARAVAN, "egypt"), ship(t, 0, WAGON, "egypt")
    chief = leader(t, 0, "egypt")
    assert ("board", chief.id) in operations(t.state, Handling(seat=0, number=wagon.id), 0)
    assert ("board", chief.id) not in operations(t.state, Handling(seat=0, number=caravan.id), 0)


@pytest.mark.rule("MU-EX-036", "MU-LOD-02", "MU-LOD-01")
def test_a_wagon_of_level_two_loads_forty_for_one_point() -> None:
    t = table()
    others(t)
    own(t, 0, "egypt", 50)
    wagon = ship(t, 0, WAGON, "egypt", vf=0, level=2, pm=8)
    t.goto(Handling(seat=0, number=wagon.id))
    t.do(0, "load", "egypt", 40)
    assert (wagon.vf, wagon.pm) == (40, 7)


@pytest.mark.rule("MU-MOV-03", "MU-MOV-08")
def test_a_transport_needs_an_army_to_move_and_is_lost_without() -> None:
    t = table()
    others(t)
    own(t, 0, "egypt", 9)
    wagon = ship(t, 0, WAGON, "sinai", vf=3)
    t.goto(Handling(seat=0, number=wagon.id))
    t.do(0, "unload", "sinai", 3)
    assert wagon not in t.state.fleets[0]
    assert wagon in t.state.fleets[3]


@pytest.mark.rule("MU-MOV-02", "MU-MAP-05", "MU-MAP-17", "MU-EX-169")
def test_palermo_to_tunis() -> None:
    for techs, total in (((), 4), (("astronomia",), 3)):
        t = table()
        know(t, 0, *techs)
        from araldo.games.medioevo_universale.board import IDS, SITE

        start, goal = IDS[SITE.index("palermo")], SITE.index("tunis")
        for place in (start, IDS[goal]):
            if not t.state.town[NUMBER[place]]:
                build(t, place, TOWN)
        best = {NUMBER[start]: 0}
        line = [NUMBER[start]]
        for here in line:
            tr = ship(t, 0, SHIP, IDS[here])
            for there, price in movement.steps(t.state, 0, tr, 99):
                if best[here] + price < best.get(there, 99):
                    best[there] = best[here] + price
                    line.append(there)
        assert best[goal] == total


@pytest.mark.rule("MU-MOV-05", "MU-WAR-05", "MU-MOV-06")
def test_where_a_transport_may_go() -> None:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", 5)
    wagon = ship(t, 0, WAGON, "judea", vf=5)
    places = [x for x, _ in movement.steps(t.state, 0, wagon)]
    assert NUMBER["palestine"] not in places
    assert NUMBER["sinai"] in places


@pytest.mark.rule("MU-MOV-07", "MU-OWN-07")
def test_land_left_empty_is_given_up() -> None:
    t = table()
    others(t)
    own(t, 0, "judea", 0)
    own(t, 0, "egypt", 5)
    wagon = ship(t, 0, WAGON, "judea", vf=5)
    march(t, 0, wagon).do(0, "go", "sinai")
    assert t.state.owner[NUMBER["judea"]] == BARBARIANS


@pytest.mark.rule("MU-BLK-01", "MU-EX-062", "MU-MAP-07")
def test_both_banks_close_a_strait() -> None:
    t = table()
    own(t, 1, "thrace")
    own(t, 1, "mysia")
    ship_0, ship_1 = ship(t, 0, GALLEY, "aegean_n"), ship(t, 1, GALLEY, "aegean_n")
    assert NUMBER["marmara"] not in [x for x, _ in movement.steps(t.state, 0, ship_0)]
    assert NUMBER["marmara"] in [x for x, _ in movement.steps(t.state, 1, ship_1)]
    own(t, 0, "mysia")
    assert NUMBER["marmara"] in [x for x, _ in movement.steps(t.state, 0, ship_0)]


@pytest.mark.rule("MU-BLK-02", "MU-BLK-03", "MU-AMB-68")
def test_an_enemy_galley_stops_a_fleet() -> None:
    t = table()
    others(t)
    own(t, 0, "egypt")
    war(t)
    ship(t, 1, GALLEY, "egyptian_sea", vf=5)
    mine = ship(t, 0, GALLEY, "levantine_sea", vf=5)
    march(t, 0, mine).do(0, "go", "egyptian_sea")
    assert (mine.pm, mine.came) == (0, NUMBER["levantine_sea"])
    mine.pm = 7
    assert [x for x, _ in movement.steps(t.state, 0, mine)] == [NUMBER["levantine_sea"]]


# -- attacks


@pytest.mark.rule("MU-ATK-02", "MU-ATK-03", "MU-ATK-04")
def test_a_captain_with_an_attack_left_is_needed() -> None:
    t = table()
    others(t)
    own(t, 0, "judea", 5)
    wagon, chief = army(t, 0, "judea", 12)
    march(t, 0, wagon)
    assert t.can(0, "attack", "sinai")
    assert not t.can(0, "attack", "egypt")
    chief.attacks = 0
    assert not t.can(0, "attack", "sinai")


@pytest.mark.rule("MU-ATK-07", "MU-EX-037")
def test_one_army_stays_on_each_transport() -> None:
    from araldo.games.medioevo_universale.rules.attack import engaged

    t = table()
    wagon, _ = army(t, 0, "judea", 20)
    assert engaged(t.state, Attack(seat=0, ids=(wagon.id,))) == 19


@pytest.mark.rule("MU-ATK-09", "MU-CON-01", "MU-CPT-01", "MU-EX-047", "MU-ACT-01")
def test_conquest_of_barbarian_land() -> None:
    t = table()
    others(t)
    own(t, 0, "judea", 5)
    t.state.kingdom = [-1, -1, -1]
    wagon, chief = army(t, 0, "judea", 12)
    march(t, 0, wagon)
    t.script(5, 0)
    t.do(0, "attack", "sinai")
    sinai = NUMBER["sinai"]
    assert t.said("rolled_battle")[0]["fell"] == 2  # of a Major Kingdom that nobody plays
    assert (t.state.owner[sinai], wagon.place, chief.place, chief.level) == (0, sinai, sinai, 2)
    assert t.state.wild[NUMBER["egypt"]] == 1


@pytest.mark.rule("MU-CPT-02", "MU-ATK-06")
def test_a_failed_attack_costs_a_level_and_the_points() -> None:
    t = table()
    others(t)
    own(t, 0, "judea", 5)
    wild(t, "sinai", 9)
    wagon, _ = army(t, 0, "judea", 12)
    march(t, 0, wagon)
    t.script(0, 0)
    t.do(0, "attack", "sinai").do(0, "stop")
    assert t.state.captains[0] == []
    assert wagon.place == NUMBER["judea"]
    assert wagon.pm < 7


@pytest.mark.rule("MU-EX-048", "MU-CPT-05", "MU-ATK-03")
def test_a_gain_adds_no_attack_this_turn() -> None:
    t = table()
    others(t)
    own(t, 0, "judea", 5)
    wagon, chief = army(t, 0, "judea", 20, level=2)
    march(t, 0, wagon)
    t.script(5, 0)
    t.do(0, "attack", "sinai")
    assert (chief.level, chief.attacks) == (3, 1)


@pytest.mark.rule("MU-WAR-01", "MU-DIP-16", "MU-EX-005")
@pytest.mark.parametrize(("faith", "cost"), [("muslim", 5), ("orthodox", 3)])
def test_a_surprise_attack(faith: str, cost: int) -> None:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", 5)
    own(t, 2, "pannonia", 5)
    t.state.faith = ["muslim", faith, "catholic"]
    wagon, _ = army(t, 0, "judea", 20)
    march(t, 0, wagon)
    assert not t.can(0, "attack", "palestine")
    t.script(0, 0)
    t.do(0, "surprise", "palestine")
    assert t.state.honour[0] == -cost
    assert t.state.war[0] >> 1 & 1


@pytest.mark.rule("MU-WAR-02", "MU-WAR-03", "MU-WAR-04")
def test_intruders_must_leave_and_cannot_attack() -> None:
    from araldo.games.medioevo_universale.rules.supply import remove_intruders

    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", 5)
    own(t, 2, "pannonia", 5)
    wagon, _ = army(t, 0, "palestine", 20)
    declare(t.state, 0, 1)
    assert wagon.leave == t.state.turn
    march(t, 0, wagon)
    assert not [o for o in t.options(0) if o[0] in ("attack", "surprise")]
    remove_intruders(t.state)
    assert wagon not in t.state.fleets[0]
    assert t.state.honour[1] == 0


@pytest.mark.rule("MU-ASL-01", "MU-ATK-13", "MU-EX-054", "MU-SGE-01", "MU-SGE-02")
def test_two_outside_ten_inside_then_the_walls() -> None:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", 12)
    own(t, 2, "pannonia", 5)
    build(t, "palestine", FORT, 1)
    war(t)
    wagon, _ = army(t, 0, "judea", 20)
    add_engine(t.state, 0, 1, NUMBER["judea"], wagon.id)
    march(t, 0, wagon)
    t.script(5, 0)
    t.do(0, "attack", "palestine")
    assert t.asked == "walls"
    assert t.state.vf[1][NUMBER["palestine"]] == 10
    assert t.options(0) == [("stop",), ("assault",), ("besiege",)]
    t.do(0, "besiege")
    assert wagon.place == NUMBER["palestine"]
    assert [(g.place, g.seat, g.zone) for g in t.state.sieges] == [(NUMBER["palestine"], 0, -1)]


@pytest.mark.rule("MU-SGE-01")
def test_no_siege_without_an_engine_or_superiority() -> None:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", 10)
    own(t, 2, "pannonia", 5)
    build(t, "palestine", FORT, 1)
    war(t)
    wagon, _ = army(t, 0, "judea", 20)
    march(t, 0, wagon).do(0, "attack", "palestine")
    assert t.options(0) == [("stop",), ("assault",)]


@pytest.mark.rule("MU-EX-094", "MU-DEC-39")
def test_the_carpenter_raises_the_walls_before_the_battle() -> None:
    t = table(5)
    own(t, 0, "marmarica", 5)
    own(t, 1, "cyrenaica", 5)
    for seat, place in ((2, "pannonia"), (3, "saxony"), (4, "crimea")):
        own(t, seat, place)
    build(t, "cyrenaica", FORT, 1)
    know(t, 1, "carpenteria", "ingegneria")
    hold(t, 1, "carpentiere")
    war(t)
    wagon, _ = army(t, 0, "marmarica", 20)
    march(t, 0, wagon).do(0, "attack", "cyrenaica").do(1, "muster", "carpentiere")
    assert t.state.fort[NUMBER["cyrenaica"]] == 2


@pytest.mark.rule("MU-EX-116", "MU-ASL-05")
def test_the_infiltrator_opens_the_gates() -> None:
    t = table()
    others(t)
    own(t, 0, "palestine", 5)
    build(t, "syria", FORT, 1)
    wild(t, "syria", 5)
    know(t, 0, *LT2, "strategia")
    hold(t, 0, "infiltrato")
    wagon, _ = army(t, 0, "palestine", 20)
    march(t, 0, wagon).script(5, 0)
    t.do(0, "attack", "syria").do(0, "open_gates")
    assert t.said("rolled_battle")
    assert t.asked != "walls"


# -- sieges


@pytest.mark.rule("MU-SGE-06", "MU-EX-055", "MU-EX-188", "MU-EX-191")
@pytest.mark.parametrize(
    ("engines", "before", "after"), [((1,), 3, 2), ((1, 1), 3, 1), ((1, 2), 3, 0), ((2,), 2, 0), ((1,), 1, 0)]
)
def test_reduction(engines: tuple[int, ...], before: int, after: int) -> None:
    t = table()
    own(t, 1, "palestine", 5)
    build(t, "palestine", FORT, before)
    t.state.sieges.append(Siege(NUMBER["palestine"], 0, -1))
    for level in engines:
        add_engine(t.state, 0, level, NUMBER["palestine"])
    reduce_walls(t.state, 0, NUMBER["palestine"])
    assert t.state.fort[NUMBER["palestine"]] == after
    assert t.state.honour[0] == (1 if not after else 0)


@pytest.mark.rule("MU-SGE-04")
def test_artillery_of_both_sides() -> None:
    t = table()
    own(t, 1, "palestine", 5)
    t.state.sieges.append(Siege(NUMBER["palestine"], 0, -1))
    add_engine(t.state, 0, 2, NUMBER["palestine"])
    add_engine(t.state, 1, 1, NUMBER["palestine"])
    t.script(4, 4)
    shoot(t.state, 0, NUMBER["palestine"])
    t.game.run(t.state)
    assert (len(t.state.engines[0]), len(t.state.engines[1])) == (1, 0)
    assert t.state.honour[0] == 1


@pytest.mark.rule("MU-SGE-08", "MU-SGE-09", "MU-EX-057", "MU-AMB-11")
def test_attrition() -> None:
    t = table()
    assert (toll(t.state, 0, 15, NUMBER["palestine"]), toll(t.state, 1, 10, NUMBER["palestine"])) == (1, 1)
    from araldo.games.medioevo_universale.board import DESERT, TERRAIN

    desert = TERRAIN.index(DESERT)
    assert toll(t.state, 0, 15, desert) == 3
    know(t, 0, "logistica")
    assert toll(t.state, 0, 15, NUMBER["palestine"]) == 0
    assert toll(t.state, 0, 15, desert) == 1


@pytest.mark.rule("MU-SGE-11", "MU-SGE-12", "MU-EX-058", "MU-DEC-48")
def test_a_besieger_without_superiority_cannot_confirm() -> None:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", 20)
    own(t, 2, "pannonia", 5)
    build(t, "palestine", FORT, 2)
    war(t)
    wagon, chief = army(t, 0, "palestine", 20)
    wagon.level = 2
    wagon.vf = 30
    add_engine(t.state, 0, 1, NUMBER["palestine"], wagon.id)
    t.state.sieges.append(Siege(NUMBER["palestine"], 0, -1))
    t.goto(SiegeTurn(seat=0))
    assert t.can(0, "confirm")
    ship(t, 2, WAGON, "palestine", vf=20)
    assert not t.can(0, "confirm")
    t.do(0, "abandon")
    assert not t.state.sieges
    assert chief not in t.state.captains[0]


@pytest.mark.rule("MU-SGE-13", "MU-EX-056")
def test_a_siege_by_sea_leaves_the_land_open() -> None:
    t = table()
    from araldo.games.medioevo_universale.board import BOARDS, IDS, SITE

    tunis = SITE.index("tunis")
    own(t, 1, IDS[tunis], 5)
    build(t, IDS[tunis], TOWN)
    zone = next(z for z in BOARDS[0].coasts[tunis])
    t.state.sieges.append(Siege(tunis, 0, zone))
    caravan, merchant = ship(t, 1, CARAVAN, IDS[tunis], vf=1), ship(t, 1, SHIP, IDS[tunis], vf=1)
    assert movement.steps(t.state, 1, caravan)
    assert not movement.steps(t.state, 1, merchant)


@pytest.mark.rule("MU-SGE-10", "MU-EX-168", "MU-EX-113")
def test_alchemy_wears_the_besieged() -> None:
    t = table()
    own(t, 1, "palestine", 9)
    t.state.sieges.append(Siege(NUMBER["palestine"], 0, -1))
    ship(t, 0, WAGON, "palestine", vf=20)
    know(t, 0, "alchimia")
    t.goto(Pressing(seat=0, place=NUMBER["palestine"]))
    assert t.state.vf[1][NUMBER["palestine"]] == 8


@pytest.mark.rule("MU-SGE-14", "MU-SGE-20")
def test_a_sortie_lifts_the_siege() -> None:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", 20)
    own(t, 2, "pannonia", 5)
    build(t, "palestine", FORT, 2)
    war(t)
    ship(t, 0, WAGON, "palestine", vf=2)
    chief = leader(t, 1, "palestine")
    chief.attacks = 1
    t.state.sieges.append(Siege(NUMBER["palestine"], 0, -1))
    t.goto(CombatTurn(seat=1))
    t.script(5, 0)
    t.do(1, "sortie", "palestine", 10)
    assert not t.state.sieges
    assert chief.level == 2


@pytest.mark.rule("MU-SGE-20")
@pytest.mark.parametrize(("vf", "possible"), [(0, False), (1, True)])
def test_a_captain_without_vf_of_his_own_inside_makes_no_sortie(vf: int, possible: bool) -> None:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", vf)
    own(t, 2, "pannonia", 5)
    t.state.vf[2][NUMBER["palestine"]] = 3  # an ally holds the place
    build(t, "palestine", FORT, 2)
    war(t)
    ship(t, 0, WAGON, "palestine", vf=2)
    leader(t, 1, "palestine").attacks = 1
    t.state.sieges.append(Siege(NUMBER["palestine"], 0, -1))
    t.goto(CombatTurn(seat=1))
    sorties = [o for o in t.options(1) if isinstance(o, Span) and o.head[0] == "sortie"]
    assert [(o.low, o.high) for o in sorties] == [(1, vf)] * possible


# -- conquest


def taken(**options: Any) -> tuple[Table, Transport]:
    """Seat 0 has just beaten the last defender of Palestine, where much is to be found."""
    t = table(**options)
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", 1)
    own(t, 1, "thrace", 5)
    own(t, 2, "pannonia", 5)
    build(t, "thrace", TOWN)
    t.state.capital[1] = NUMBER["thrace"]
    rich(t, 0, 1000, 0)
    war(t)
    wagon, _ = army(t, 0, "judea", 20)
    return t, wagon


@pytest.mark.rule("MU-CON-02", "MU-CON-03", "MU-CON-04", "MU-CON-05", "MU-EX-189", "MU-EX-081")
def test_destroy_plunder_keep_item_by_item() -> None:
    t, wagon = taken()
    build(t, "palestine", TOWN, 1)
    build(t, "palestine", CHURCH)
    leader(t, 1, "palestine")
    ship(t, 1, CARAVAN, "palestine", vf=0)
    march(t, 0, wagon).script(5, 0)
    t.do(0, "attack", "palestine")
    assert t.why(0, "keep", "captain") == "MU-CON-02"
    t.do(0, "destroy", "captain").do(0, "destroy", "caravan").do(0, "keep", "village").do(0, "plunder", "cathedral")
    assert t.state.honour[0] == 2
    assert t.state.florins[0] == 500
    assert t.state.town[NUMBER["palestine"]] == 1
    assert t.state.owner[NUMBER["palestine"]] == 0


@pytest.mark.rule("MU-CON-05", "MU-EX-052")
def test_captured_transports_within_the_limits() -> None:
    t, wagon = taken()
    ship(t, 0, CARAVAN, "judea")
    ship(t, 1, CARAVAN, "palestine", vf=0)
    march(t, 0, wagon).script(5, 0)
    t.do(0, "attack", "palestine")
    assert t.why(0, "keep", "caravan") == "MU-CON-05"
    know(t, 0, *LT2)
    assert t.can(0, "keep", "caravan")


@pytest.mark.rule("MU-CTL-01", "MU-CTL-02")
def test_a_conquered_capital() -> None:
    t, wagon = taken()
    build(t, "palestine", TOWN, 3)
    t.state.capital[1] = NUMBER["palestine"]
    march(t, 0, wagon).script(5, 0)
    t.do(0, "attack", "palestine").do(0, "keep", "borough")
    assert t.state.town[NUMBER["palestine"]] == 2
    assert t.state.florins[:2] == [100, 900]
    assert t.state.capital[1] == NUMBER["thrace"]


@pytest.mark.rule("MU-CON-06")
def test_a_religious_capital_changes_hands() -> None:
    t = table()
    own(t, 0, "sinai", 5)
    own(t, 1, "judea", 1)
    own(t, 1, "thrace", 5)
    own(t, 2, "pannonia", 5)
    war(t)
    wagon, _ = army(t, 0, "sinai", 20)
    march(t, 0, wagon).script(5, 0)
    t.do(0, "attack", "judea")
    assert t.state.honour[:2] == [1, -2]


@pytest.mark.rule("MU-ELI-01", "MU-ELI-02")
def test_who_takes_the_last_of_a_player_inherits() -> None:
    t, wagon = taken()
    own(t, 2, "thrace", 5)
    t.state.vf[1][NUMBER["thrace"]] = 0
    know(t, 1, "legge")
    hold(t, 1, "ladro")
    march(t, 0, wagon).script(5, 0)
    t.do(0, "attack", "palestine").do(1, "pass").do(1, "cards")
    assert t.state.out == 0b010
    assert t.state.florins[0] == 1000
    assert len(t.state.hands[0]) == 1
    assert t.state.tech[0]


@pytest.mark.rule("MU-CPT-04", "MU-OWN-07")
def test_a_captain_alone_is_removed() -> None:
    t = table()
    others(t)
    own(t, 0, "egypt", 5)
    leader(t, 0, "sinai")
    t.state.stirred = True
    settle(t.state)
    assert t.state.captains[0] == []


# -- naval


@pytest.mark.rule("MU-NAV-01", "MU-NAV-07", "MU-EX-061")
def test_ramming() -> None:
    t = table()
    own(t, 0, "egypt")
    others(t)
    war(t)
    galley = ship(t, 0, GALLEY, "levantine_sea", vf=40, level=3)
    chief = leader(t, 0, "levantine_sea", 1, galley.id)
    chief.attacks = 1
    ship(t, 1, SHIP, "levantine_sea", vf=5)
    ship(t, 1, GALLEY, "levantine_sea", vf=20)
    march(t, 0, galley).script(1, 1)
    t.do(0, "engage", 1)
    rammed = t.said("rammed")[0]
    assert (rammed["lost"], rammed["fell"]) == (3, 5)
    assert t.asked == "losses"


@pytest.mark.rule("MU-RES-03", "MU-DEC-32")
def test_owners_choose_their_losses() -> None:
    t = table()
    others(t)
    own(t, 0, "egypt", 5)
    wagon = ship(t, 0, WAGON, "egypt", vf=5)
    t.goto(Losses(seat=0, spaces=(NUMBER["egypt"],), amount=3))
    assert t.options(0) == [Span(("lose", "egypt"), 1, 3), Span(("lose", wagon.id), 1, 3)]
    t.do(0, "lose", wagon.id, 2).do(0, "lose", "egypt", 1)
    assert (t.state.vf[0][NUMBER["egypt"]], wagon.vf) == (4, 3)


# -- cards at once


@pytest.mark.rule("MU-EX-085", "MU-EX-086", "MU-EMP-08", "MU-HID-05")
def test_the_assassin_and_his_like() -> None:
    t = table()
    own(t, 0, "egypt")
    others(t)
    hold(t, 0, "assassino")
    hold(t, 1, "genio", "assassino")
    t.goto(CombatTurn(seat=0))
    twin = t.game.clone(t.state)
    t.do(0, "play", "assassino", 1).do(1, "pass")
    assert t.options(0) == [("choose_card", "assassino"), ("choose_card", "genio")]
    t.do(0, "choose_card", "genio")
    assert len(t.state.hands[1]) == 1
    assert t.state.cb[1][0] == 1
    t.state = twin
    t.do(0, "play", "assassino", 1).do(1, "cancel", "assassino")
    assert len(t.state.hands[1]) == 1
    assert t.state.cb[1][0] == 0


@pytest.mark.rule("MU-EX-087", "MU-EX-119")
def test_the_thief() -> None:
    t = table()
    own(t, 0, "egypt")
    others(t)
    know(t, 0, *LT2, "gilde", "ingegneria", "matematica", "architettura")
    know(t, 1, "alchimia")
    hold(t, 0, "ladro")
    rich(t, 0, 250, 0)
    t.goto(CombatTurn(seat=0))
    assert t.can(0, "play", "ladro", 1, "alchimia")
    t.script(5)
    t.do(0, "play", "ladro", 1, "florins")
    assert t.state.florins[:2] == [250, 0]


@pytest.mark.rule("MU-EX-118", "MU-AMB-27")
def test_the_inquisitor() -> None:
    t = table()
    own(t, 0, "egypt")
    others(t)
    build(t, "egypt", CHURCH)
    build(t, "thrace", CHURCH)
    know(t, 0, "teologia")
    hold(t, 0, "inquisitore")
    hold(t, 1, "genio", "ladro", "monaco")
    t.goto(CombatTurn(seat=0))
    t.do(0, "play", "inquisitore", 1)
    t.script(4, 1, 0, 0)
    t.do(1, "pass")
    assert len(t.state.hands[1]) == 1


@pytest.mark.rule("MU-EX-131", "MU-AMB-36", "MU-AMB-20")
@pytest.mark.parametrize("honour", [False, True])
def test_the_cutthroat(honour: bool) -> None:
    t = table(honour_for_sicario=honour)
    own(t, 0, "egypt")
    others(t)
    chief = leader(t, 1, "thrace")
    hold(t, 0, "sicario")
    t.goto(CombatTurn(seat=0)).do(0, "play", "sicario", 1, chief.id)
    assert t.state.captains[1] == []
    assert t.state.honour[0] == int(honour)


@pytest.mark.rule("MU-EX-101", "MU-AMB-79", "MU-AMB-82")
def test_the_constable_makes_a_captain_who_may_attack() -> None:
    t = table(5)
    own(t, 0, "bithynia", 25)
    for seat, place in ((1, "egypt"), (2, "pannonia"), (3, "saxony"), (4, "crimea")):
        own(t, seat, place)
    hold(t, 0, "conestabile")
    t.goto(CombatTurn(seat=0)).do(0, "play", "conestabile", "bithynia")
    assert t.state.vf[0][NUMBER["bithynia"]] == 24
    assert [(c.level, c.attacks) for c in t.state.captains[0]] == [(1, 1)]


@pytest.mark.rule("MU-EX-120")
def test_the_marshal() -> None:
    t = table()
    others(t)
    own(t, 0, "egypt", 5)
    wagon, chief = army(t, 0, "egypt", 10, level=3, pm=0)
    chief.attacks = 0
    know(t, 0, "tattica", "strategia")
    hold(t, 0, "maresciallo")
    t.goto(CombatTurn(seat=0))
    chief.attacks = 0
    t.do(0, "play", "maresciallo", chief.id)
    assert (wagon.pm, chief.attacks) == (3, 1)


@pytest.mark.rule("MU-EX-117", "MU-AMB-49")
def test_sabotage() -> None:
    t = table()
    own(t, 0, "egypt")
    others(t)
    know(t, 0, *LT2, "strategia")
    hold(t, 0, "infiltrato")
    build(t, "thrace", TOWN)
    ships = [ship(t, 1, GALLEY, "thrace", vf=1) for _ in range(3)]
    t.goto(CombatTurn(seat=0)).do(0, "play", "infiltrato", 1, "thrace")
    t.do(0, "sabotage", ships[0].id).do(0, "sabotage", ships[1].id)
    assert [movement.steps(t.state, 1, tr) == [] for tr in ships] == [True, True, False]


@pytest.mark.rule("MU-EX-097", "MU-EX-175", "MU-EX-176", "MU-EX-177", "MU-RES-08", "MU-AMB-14")
def test_surgeons_recover_what_is_no_prisoner() -> None:
    t = table()
    own(t, 0, "egypt")
    others(t)
    know(t, 0, "medicina", "chirurgia", "ospedale")
    hold(t, 0, "cerusico")
    t.state.wounds[0] = [2, 4, 5]
    f = Combat(at=3, step=2)
    t.script(7)
    t.goto(f)
    t.do(0, "surgeon", 2)
    assert t.state.returning[0] == 5 + 2


@pytest.mark.rule("MU-CBT-04", "MU-TRA-06")
def test_points_are_set_once_a_turn() -> None:
    t = table()
    own(t, 0, "egypt")
    wagon = ship(t, 0, WAGON, "egypt", level=2, pm=0)
    set_points(t.state, Combat())
    assert wagon.pm == 8
