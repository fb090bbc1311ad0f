"""Rules that hold everywhere, and what the other files leave over (GEN, CMP, KGD, MOV, ATK, OWN, PLA, RES)."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale import GAME
from araldo.games.medioevo_universale.board import BOARDS, HORDE, NUMBER, PORT, PRICES, SEA, SITE, SPACES
from araldo.games.medioevo_universale.box import CARAVAN, FORT, GALLEY, GOODS, SHIP, STOCK, TOWN, WAGON
from araldo.games.medioevo_universale.frames import Combat, CombatTurn, Events, Placement
from araldo.games.medioevo_universale.rules import events, movement, placement, reinforcements, trade, wars
from araldo.games.medioevo_universale.rules.money import gain
from araldo.games.medioevo_universale.rules.pieces import add_engine
from araldo.games.medioevo_universale.rules.reinforcements import add
from araldo.games.medioevo_universale.rules.taxes import free_principalities
from araldo.games.medioevo_universale.rules.transports import hold
from araldo.games.medioevo_universale.state import HALVED, SABOTAGED, STUCK, Siege
from araldo.kernel import DONE, Span
from araldo.kernel.chance import key_from_seed
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, own, rich, ship, table
from tests.games.medioevo_universale.test_war import army, march, others, war

# -- general


@pytest.mark.rule("MU-GEN-01")
@pytest.mark.example("MU-EX-025")
def test_ten_armies_are_ten_vf_in_any_parts() -> None:
    t = table()
    for place in ("nile_delta", "palestine"):
        own(t, 0, place, 1)
        build(t, place, TOWN)
    others(t)
    t.state.pool[0] = 10
    t.goto(Placement())
    t.do(0, "station", "nile_delta", 7)
    assert Span(("station", "palestine"), 1, 3) in t.options(0)
    t.do(0, "station", "palestine", 3).do(0, *DONE)
    assert (t.state.vf[0][NUMBER["nile_delta"]], t.state.vf[0][NUMBER["palestine"]], t.state.pool[0]) == (8, 4, 0)


@pytest.mark.rule("MU-GEN-02")
def test_divisions_round_down() -> None:
    t = table()
    t.state.kingdom[0] = HORDE
    own(t, 1, "kiev")
    assert len(free_principalities(t.state)) == 5
    assert dict(reinforcements.sheet(t.state, 0))["principalities"] == 1
    galley = ship(t, 0, GALLEY, "egyptian_sea")
    galley.done |= HALVED
    t.goto(Combat())
    assert galley.pm == 7 // 2


@pytest.mark.rule("MU-GEN-05")
def test_a_die_is_one_draw_of_the_games_own_generator_and_is_logged() -> None:
    t = table()
    t.state.key = key_from_seed(5)
    before = t.state.draws
    f = Events()
    events.draw_event(t.state, f)
    assert t.state.draws == before + 1
    value = t.said("rolled")[-1]["value"]
    assert f.icon == events.EVENTS[f.event]["icons"][(value - 1) // 2]


@pytest.mark.rule("MU-GEN-06")
def test_war_is_mutual_and_everybody_starts_at_peace() -> None:
    t = table()
    assert t.state.war == [0, 0, 0]
    wars.begin_war(t.state, 0, 2)
    assert t.state.war == [0b100, 0, 0b001]


# -- components


@pytest.mark.rule("MU-CMP-04")
def test_the_bank_never_runs_out() -> None:
    """The coins of the box are worth 19,980."""
    t = table()
    rich(t, 0, 0, 0)
    gain(t.state, 0, 1_000_000)
    assert t.state.florins[0] == 1_000_000 > 30 * (1 + 5 + 10 + 50 + 100 + 500)


@pytest.mark.rule("MU-CMP-05")
@pytest.mark.parametrize(("limit", "units"), [(True, 5), (False, 50)])
def test_cubes_limit_goods_and_markers_limit_nothing(limit: bool, units: int) -> None:
    assert not [name for name in STOCK if name.split("_")[0] in ("disc", "small", "large", "battle", "property")]
    t = table(goods_cubes_limit=limit)
    buyer = ship(t, 0, CARAVAN, "palestine", level=3)
    buyer.lots = [(0, 5, NUMBER["palestine"], 0)]
    stores = [ship(t, 1, CARAVAN, "syria", level=3) for _ in range(4)]
    for store in stores[:3]:
        store.lots = [(0, 50, NUMBER["judea"], 1)]
    stores[3].lots = [(0, 40, NUMBER["judea"], 1)]
    free = trade.supply_of(t.state, buyer, 0, NUMBER["palestine"], 0)
    assert min(free, hold(t.state, buyer)) == units


# -- kingdoms and the map


@pytest.mark.rule("MU-KGD-05")
def test_religions_of_the_ten_kingdoms() -> None:
    t = table(10)
    faith: dict[str, set[str]] = {}
    for seat, name in enumerate(t.setup.choices["kingdoms"]):
        faith.setdefault(t.state.faith[seat], set()).add(name)
    assert faith == {
        "catholic": {"hungary", "holy_roman_empire", "france", "england", "castile"},
        "orthodox": {"byzantine", "novgorod_republic"},
        "muslim": {"mamluk", "hafsid"},
        "pagan": {"golden_horde"},
    }


@pytest.mark.rule("MU-KGD-08")
def test_the_board_carries_what_the_rules_ask_of_it() -> None:
    ids = set(GAME.rules.rules)
    assert {f"MU-MAP-{i:02}" for i in range(1, 24)} | {f"MU-TRD-{i:02}" for i in range(1, 15)} <= ids
    full = BOARDS[2]
    for t in full.lands:
        assert (len(PRICES[t]) == len(GOODS)) == bool(SITE[t])
        assert PORT[t] < 0 or PORT[t] in full.coasts[t]
        assert all(t in full.near[n] for n in full.near[t])


@pytest.mark.rule("MU-MAP-22")
def test_ships_sail_no_rivers() -> None:
    t = table(10)
    for place in BOARDS[2].sites:
        t.state.town[place] = 1
    galley = ship(t, 0, GALLEY, "egyptian_sea", pm=99)
    for zone in range(SEA, SPACES):
        galley.place = zone
        for space, _ in movement.steps(t.state, 0, galley):
            assert space >= SEA or PORT[space] == zone
    galley.place = NUMBER["nile_delta"]
    assert movement.steps(t.state, 0, galley) == [(NUMBER["egyptian_sea"], 1)]


# -- movement, attacks


@pytest.mark.rule("MU-MOV-09")
@pytest.mark.parametrize("hurt", [STUCK, STUCK | SABOTAGED])
def test_storms_and_sabotage_forbid_movement(hurt: int) -> None:
    t = table()
    others(t)
    own(t, 0, "nile_delta", 5)
    wagon, galley = ship(t, 0, WAGON, "nile_delta", 5), ship(t, 0, GALLEY, "nile_delta", 5)
    t.goto(Combat())
    assert t.can(0, "march", wagon.id)
    wagon.done = galley.done = hurt
    t.goto(Combat())
    assert not t.can(0, "march", wagon.id)
    assert not movement.steps(t.state, 0, galley, 9)


@pytest.mark.rule("MU-ATK-01")
def test_kinds_of_attack() -> None:
    """In the open a field battle; behind walls an assault or a siege; at sea a naval battle."""
    t = table()
    others(t)
    own(t, 0, "judea", 5)
    war(t)
    own(t, 1, "palestine", 15)
    build(t, "palestine", FORT, 1)
    wagon, _ = army(t, 0, "judea", 20)
    add_engine(t.state, 0, 1, NUMBER["judea"], wagon.id)
    march(t, 0, wagon).script(5, 1, 5, 0)
    t.do(0, "attack", "palestine")
    assert t.state.frames[-1].mode == "field"
    t.do(0, "fight")
    assert t.asked == "walls"
    assert [o[0] for o in t.options(0)] == ["stop", "assault", "besiege"]
    t.script(0, 0).do(0, "assault")
    assert t.state.frames[-1].mode == "assault"
    galley, _ = army(t, 0, "levantine_sea", 20)
    galley.kind = GALLEY
    ship(t, 1, SHIP, "levantine_sea", 9)
    march(t, 0, galley).script(0, 0, 0)
    t.do(0, "engage", 1)
    assert t.state.frames[-1].mode == "naval"


# -- land, placement, losses


def siege(besieger: int, besieged: int) -> Table:
    """Seat 0 besieges the Tower of seat 1 in Palestine by land."""
    t = table()
    others(t)
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", besieged)
    build(t, "palestine", FORT, 1)
    war(t)
    wagon, _ = army(t, 0, "palestine", besieger)
    add_engine(t.state, 0, 1, NUMBER["palestine"], wagon.id)
    t.state.sieges.append(Siege(NUMBER["palestine"], 0, -1))
    return t


@pytest.mark.rule("MU-OWN-04")
def test_who_is_left_in_a_contested_territory_has_it() -> None:
    t = siege(besieger=10, besieged=0)
    palestine = NUMBER["palestine"]
    t.state.stirred = True
    t.goto(CombatTurn(seat=1))
    assert t.asked == "spoils"
    assert t.state.owner[palestine] == 0
    assert not t.state.sieges
    t = siege(besieger=0, besieged=5)
    t.state.stirred = True
    t.goto(CombatTurn(seat=1))
    assert t.state.owner[palestine] == 1
    assert not t.state.sieges


@pytest.mark.rule("MU-PLA-08")
@pytest.mark.parametrize(("together", "first"), [(True, (0, 1, 2)), (False, (0,))])
def test_placement_is_open_and_together_or_in_turn(together: bool, first: tuple[int, ...]) -> None:
    t = table(simultaneous_phases=together)
    for seat, place in enumerate(("nile_delta", "thrace", "pannonia")):
        own(t, seat, place, 1)
        build(t, place, TOWN)
        t.state.pool[seat] = 3
    t.goto(Placement())
    assert t.waiting() == first
    t.do(0, "station", "nile_delta", 3).do(0, *DONE)
    assert t.view(1)["pool"][1] == 3
    while t.state.frames:
        seat = t.waiting()[0]
        t.do(seat, *GAME.default(t.state, seat))
    assert t.view(1)["vf"][0][NUMBER["nile_delta"]] == 4
    assert placement.has_something(t.state, 0) is False


@pytest.mark.rule("MU-RES-09")
def test_fallen_armies_can_be_raised_again() -> None:
    t = table(figure_limits=True)
    own(t, 0, "judea", 230)
    own(t, 1, "palestine", 4)
    others(t)
    war(t)
    wagon, _ = army(t, 0, "judea", 20)
    add(t.state, 0, 10)
    assert t.state.pool[0] == 0
    march(t, 0, wagon).script(0, 5)
    t.do(0, "attack", "palestine").do(0, "stop")
    add(t.state, 0, 10)
    assert t.state.pool[0] == 5
