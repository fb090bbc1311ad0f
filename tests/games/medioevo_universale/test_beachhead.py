"""MU-NAV-06: a fleet lands its armies before the walls and besieges them by land."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import FORT, GALLEY, TOWN
from araldo.games.medioevo_universale.frames import CombatTurn, Handling, March, SiegeTurn
from araldo.games.medioevo_universale.rules.pieces import add_engine
from araldo.games.medioevo_universale.state import Siege, Transport
from araldo.kernel import DONE, Span, bit
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, leader, own, ship, table

DELTA, OFFSHORE = NUMBER["nile_delta"], NUMBER["egyptian_sea"]


def coast(inside: int, *aboard: int, engine: bool = True, walls: int = 1) -> tuple[Table, list[Transport]]:
    """Seat 1 holds the Nile Delta with its port; Galleys of seat 0 lie before it, a Captain on the first."""
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "nile_delta", inside)
    own(t, 2, "pannonia", 5)
    build(t, "nile_delta", TOWN)
    build(t, "nile_delta", FORT, walls)
    t.state.war[0] |= bit(1)
    t.state.war[1] |= bit(0)
    galleys = [ship(t, 0, GALLEY, "egyptian_sea", vf=vf) for vf in aboard]
    leader(t, 0, "egyptian_sea", 2, galleys[0].id).attacks = 2
    if engine:
        add_engine(t.state, 0, 1, OFFSHORE, galleys[0].id)
    return t, galleys


def attacking(t: Table, galleys: list[Transport]) -> Table:
    t.goto(CombatTurn(seat=0), March(seat=0, ids=[g.id for g in galleys]))
    return t.do(0, "attack", "nile_delta")


@pytest.mark.rule("MU-NAV-06", "MU-SGE-03")
def test_a_fleet_lands_its_captain_its_engine_and_armies_and_besieges_by_land() -> None:
    t, galleys = coast(6, 10, 5)
    s = t.state
    attacking(t, galleys).do(0, "besiege_ashore")
    assert t.options(0) == [Span(("land_from", galleys[0].id), 3, 9), Span(("land_from", galleys[1].id), 1, 4)]
    t.do(0, "land_from", galleys[0].id, 5)
    assert t.options(0) == [Span(("land_from", galleys[1].id), 2, 4)]
    t.do(0, "land_from", galleys[1].id, 3)
    assert [(g.place, g.seat, g.zone) for g in s.sieges] == [(DELTA, 0, -1)]
    assert (s.vf[0][DELTA], [g.vf for g in galleys], [g.place for g in galleys]) == (8, [5, 2], [OFFSHORE] * 2)
    assert [(c.place, c.ride) for c in s.captains[0]] == [(DELTA, -1)]
    assert [(e.place, e.ride) for e in s.engines[0]] == [(DELTA, -1)]
    assert t.said("unloaded")
    assert t.said("siege")
    assert t.waiting() == (0,)


@pytest.mark.rule("MU-NAV-06")
def test_who_has_landed_enough_may_keep_the_rest_aboard() -> None:
    t, galleys = coast(6, 10, 5)
    attacking(t, galleys).do(0, "besiege_ashore").do(0, "land_from", galleys[0].id, 7)
    assert t.options(0) == [DONE, Span(("land_from", galleys[1].id), 1, 4)]
    t.do(0, *DONE)
    assert [g.zone for g in t.state.sieges] == [-1]
    assert t.state.vf[0][DELTA] == 7


@pytest.mark.rule("MU-NAV-06", "MU-SGE-01")
@pytest.mark.parametrize(("vf", "engine", "may"), [(8, True, True), (7, True, False), (8, False, False)])
def test_it_takes_more_armies_than_the_besieged_after_1_stays_on_each_ship_and_an_engine(
    vf: int, engine: bool, may: bool
) -> None:
    t, galleys = coast(6, vf, engine=engine)
    attacking(t, galleys)
    assert t.can(0, "besiege_ashore") is may


@pytest.mark.rule("MU-NAV-06", "MU-SGE-18")
def test_besiegers_ashore_count_against_no_limit() -> None:
    t, galleys = coast(6, 18)
    attacking(t, galleys).do(0, "besiege_ashore")
    assert t.options(0) == [Span(("land_from", galleys[0].id), 7, 17)]


@pytest.mark.rule("MU-NAV-06", "MU-SGE-01")
def test_a_siege_by_sea_becomes_one_by_land_and_sea_when_its_fleet_lands() -> None:
    t, galleys = coast(6, 10)
    attacking(t, galleys).do(0, "besiege")
    t.goto(CombatTurn(seat=0), March(seat=0, ids=[g.id for g in galleys])).do(0, "attack", "nile_delta")
    assert not t.can(0, "besiege")
    t.do(0, "besiege_ashore")
    assert t.options(0) == [Span(("land_from", galleys[0].id), 1, 9)]
    t.do(0, "land_from", galleys[0].id, 4)
    assert [g.zone for g in t.state.sieges] == [OFFSHORE, -1]


@pytest.mark.rule("MU-NAV-06")
def test_who_besieges_by_land_already_does_not_land_to_do_so() -> None:
    t, galleys = coast(6, 10)
    t.state.vf[0][DELTA] = 3
    t.state.sieges.append(Siege(DELTA, 0, -1))
    attacking(t, galleys)
    assert t.options(0) == [("stop",), ("assault",), ("besiege",)]


@pytest.mark.rule("MU-NAV-06")
def test_by_land_there_is_nothing_to_land() -> None:
    from araldo.games.medioevo_universale.box import WAGON

    t, _ = coast(6, 10)
    wagon = ship(t, 0, WAGON, "judea", vf=19)
    add_engine(t.state, 0, 1, NUMBER["judea"], wagon.id)
    leader(t, 0, "judea", 1, wagon.id).attacks = 1
    t.goto(CombatTurn(seat=0), March(seat=0, ids=[wagon.id]))
    target = next(o for o in t.options(0) if o[0] == "attack")
    own(t, 1, str(target[1]), 4)
    build(t, str(target[1]), FORT, 1)
    t.do(0, *target)
    assert not t.can(0, "besiege_ashore")
    assert t.can(0, "besiege")


# -- the siege goes on


def lines(inside: int, ashore: int, walls: int = 1) -> Table:
    """Seat 0 besieges the Nile Delta from the ground, without any transport."""
    t, _ = coast(inside, 1, walls=walls)
    s = t.state
    s.vf[0][DELTA] = ashore
    for piece in (*s.captains[0], *s.engines[0]):
        piece.place, piece.ride = DELTA, -1
    s.sieges.append(Siege(DELTA, 0, -1, turns=1))
    return t


@pytest.mark.rule("MU-NAV-06", "MU-SGE-07", "MU-SGE-16")
def test_besiegers_on_the_ground_fight_who_no_longer_fits_inside_and_take_the_place() -> None:
    t = lines(3, 9).goto(CombatTurn(seat=0)).script(5, 0)
    t.do(0, "confirm")
    s = t.state
    assert s.fort[DELTA] == 0
    assert s.owner[DELTA] == 0
    assert s.vf[0][DELTA] == 9 - 1


@pytest.mark.rule("MU-NAV-06", "MU-SGE-11")
def test_besiegers_on_the_ground_storm_with_all_they_have_and_bear_the_losses() -> None:
    t = lines(5, 9, walls=2).goto(CombatTurn(seat=0)).script(0, 3)
    t.do(0, "storm").do(0, "assault")
    fight = t.state.frames[-1]
    assert (fight.force, fight.wall, fight.lost) == ([9 - 5], [5], [5])
    t.do(0, "stop")
    assert (t.state.vf[0][DELTA], t.state.owner[DELTA]) == (4, 1)


@pytest.mark.rule("MU-SGE-19", "MU-NAV-06")
def test_besiegers_on_the_ground_move_in_when_nobody_is_left_inside() -> None:
    from araldo.games.medioevo_universale.frames import Attrition

    t = lines(1, 9)
    t.state.sieges[0].turns = 2
    t.goto(Attrition(seat=0))
    assert t.state.owner[DELTA] == 0
    assert t.state.vf[0][DELTA] == 9 - 1  # his own toll


@pytest.mark.rule("MU-SGE-12", "MU-LOD-07", "MU-SGE-18")
def test_ships_unload_reinforcements_into_the_own_siege_lines() -> None:
    t = lines(30, 2, walls=3)
    galley = ship(t, 0, GALLEY, "egyptian_sea", vf=18)
    t.goto(Handling(seat=0, number=galley.id))
    assert Span(("unload", "nile_delta"), 1, 18) in t.options(0)
    t.state.sieges.clear()
    t.goto(Handling(seat=0, number=galley.id))
    assert not t.can(0, "unload", "nile_delta", 1)


@pytest.mark.rule("MU-SGE-11")
def test_abandoned_lines_on_the_ground_must_be_left_by_the_next_turn() -> None:
    t = lines(3, 9).goto(SiegeTurn(seat=0))
    t.do(0, "abandon")
    assert t.state.strangers == [(0, DELTA, t.state.turn + 1)]
