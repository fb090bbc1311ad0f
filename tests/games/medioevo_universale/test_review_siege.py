"""Chapters SGE, CON, NAV and PUR once more: reinforced sieges, relief, spoils at sea, bystanders, second drafts."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import FORT, GALLEY, STOCKED, TOWN, WAGON
from araldo.games.medioevo_universale.frames import Attack, CombatTurn, March, Purchase, SiegeTurn, Spoils
from araldo.games.medioevo_universale.rules import attack, conquest, movement
from araldo.games.medioevo_universale.rules.pieces import add_engine
from araldo.games.medioevo_universale.rules.purchase import purchases
from araldo.games.medioevo_universale.state import Pact, Siege
from araldo.kernel import ALL, DONE, bit
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, know, leader, own, rich, ship, table


def at_war(t: Table, a: int, b: int) -> None:
    t.state.war[a] |= bit(b)
    t.state.war[b] |= bit(a)


def besieged(inside: int, outside: int) -> tuple[Table, Any]:
    """Seat 0 besieges Palestine by land with a Catapult and a Captain; a second wagon stands in Judea."""
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "palestine", inside)
    own(t, 2, "pannonia", 5)
    build(t, "palestine", FORT, 2)
    at_war(t, 0, 1)
    camp = ship(t, 0, WAGON, "palestine", vf=outside)
    add_engine(t.state, 0, 1, NUMBER["palestine"], camp.id)
    leader(t, 0, "palestine", 2, camp.id).attacks = 2
    t.state.sieges.append(Siege(NUMBER["palestine"], 0, -1, confirmed=False))
    return t, ship(t, 0, WAGON, "judea", vf=15)


# -- sieges


@pytest.mark.rule("MU-SGE-12")
@pytest.mark.example("MU-EX-058")
def test_reinforcements_reach_the_siege_lines_and_the_siege_goes_on() -> None:
    t, relief = besieged(12, 10)
    t.goto(CombatTurn(seat=0))
    assert not t.can(0, "confirm")
    t.do(0, "await")
    assert not t.can(0, "confirm_siege", "palestine")
    t.do(0, "march", relief.id).do(0, "go", "palestine").do(0, "halt").do(0, "confirm_siege", "palestine")
    assert t.state.fort[NUMBER["palestine"]] == 1
    assert [g.confirmed for g in t.state.sieges] == [True]


@pytest.mark.rule("MU-SGE-12", "MU-SGE-11")
def test_a_siege_that_is_not_taken_up_again_is_over_at_the_end_of_the_turn() -> None:
    t, _ = besieged(12, 10)
    (chief,) = t.state.captains[0]
    t.goto(CombatTurn(seat=0)).do(0, "await").do(0, "end")
    assert t.state.sieges == []
    assert chief.level == 1


@pytest.mark.rule("MU-SGE-12", "MU-DEC-48")
def test_who_is_superior_decides_at_once() -> None:
    t, _ = besieged(5, 10)
    t.goto(SiegeTurn(seat=0))
    assert t.can(0, "confirm")
    assert not t.can(0, "await")


@pytest.mark.rule("MU-MOV-05", "MU-SGE-13")
def test_only_the_besieger_enters_his_siege_lines() -> None:
    t, _ = besieged(12, 10)
    place = NUMBER["palestine"]
    assert movement.may_enter(t.state, 0, place, False)
    assert not movement.may_enter(t.state, 0, place, True)
    assert not movement.may_enter(t.state, 2, place, False)
    t.state.sieges.clear()
    assert not movement.may_enter(t.state, 0, place, False)


@pytest.mark.rule("MU-SGE-20", "MU-ATK-06")
def test_a_relief_force_enters_what_it_has_relieved() -> None:
    t = table()
    own(t, 0, "pannonia", 5)
    own(t, 1, "palestine", 5)
    own(t, 1, "judea", 5)
    own(t, 2, "thrace", 5)
    at_war(t, 0, 1)
    ship(t, 0, WAGON, "palestine", vf=1)
    t.state.sieges.append(Siege(NUMBER["palestine"], 0, -1))
    wagon = ship(t, 1, WAGON, "judea", vf=9)
    leader(t, 1, "judea", ride=wagon.id).attacks = 1
    t.goto(CombatTurn(seat=1), March(seat=1, ids=[wagon.id])).script(5, 0)
    t.do(1, "relieve", "palestine")
    assert t.state.sieges == []
    assert wagon.place == NUMBER["palestine"]


# -- conquest


@pytest.mark.rule("MU-CON-05", "MU-LOD-06")
@pytest.mark.parametrize("room", [True, False])
def test_an_engine_taken_at_sea_goes_aboard_or_is_lost(room: bool) -> None:
    t = table()
    own(t, 0, "judea", 5)
    mine = ship(t, 0, GALLEY, "levantine_sea", vf=10 if room else 18)
    prize = add_engine(t.state, 1, 1, NUMBER["levantine_sea"])
    f = Spoils(seat=0, place=mine.place, battlefield=mine.place, items=[("siege_engine", 1, prize.id)])
    refusal = conquest.keepable(t.state, f, f.items[0])
    assert (refusal is None) is room
    if room:
        conquest.keep(t.state, f, f.items[0])
        assert (t.state.engines[0], prize.ride) == ([prize], mine.id)


@pytest.mark.rule("MU-ATK-12", "MU-WAR-06")
def test_a_conquest_turns_out_only_who_stands_there_without_a_right() -> None:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "thrace", 5)
    stood_by = ship(t, 1, WAGON, "palestine", vf=3)
    elsewhere = ship(t, 1, WAGON, "judea", vf=3)
    t.state.pacts.append(Pact(7, (0, 1), (("passage", 0, 1, NUMBER["judea"], 0, 0),), 0, ALL))
    wagon = ship(t, 0, WAGON, "judea", vf=9)
    conquest.occupy(t.state, Attack(seat=0, place=NUMBER["palestine"], ids=(wagon.id,)))
    assert (stood_by.leave, elsewhere.leave) == (t.state.turn, 0)


@pytest.mark.rule("MU-NAV-01", "MU-CRD-06")
@pytest.mark.parametrize("learned", ["victim", "helper"])
def test_each_fleet_rams_with_its_own_fire(learned: str) -> None:
    t = table()
    own(t, 0, "judea", 5)
    own(t, 1, "thrace", 5)
    own(t, 2, "pannonia", 5)
    know(t, 1 if learned == "victim" else 2, "alchimia")
    mine = ship(t, 0, GALLEY, "levantine_sea", vf=20)
    ship(t, 1, GALLEY, "levantine_sea", vf=9)
    for _ in range(2):
        ship(t, 2, GALLEY, "levantine_sea", vf=9)
    f = Attack(kind="sea", seat=0, place=mine.place, ids=(mine.id,), victim=1, helpers=[2], fell=[0, 0])
    t.script(0, 0, 0, 0)
    attack.ram(t.state, f)
    t.goto(*t.state.frames)
    assert mine.vf == 20 - (2 + 2 + 2) - (1 if learned == "victim" else 2)


# -- purchases that clash


@pytest.mark.rule("MU-TRN-03", "MU-TEC-03")
def test_who_is_asked_again_keeps_to_the_limits_of_the_turn() -> None:
    t = table()
    for seat, place in enumerate(("nile_delta", "thrace", "pannonia")):
        own(t, seat, place, 9)
        build(t, place, TOWN)
    rich(t, 1000, 1000, 0)
    t.state.stock[STOCKED["caravan"]] = 1
    t.goto(Purchase())
    t.do(0, "order", "caravan", 1).do(0, *DONE)
    for name in ("legge", "caccia", "commercio"):
        t.do(1, "learn", name)
    t.do(1, "order", "caravan", 1).do(1, *DONE).do(2, *DONE)
    assert t.state.tech[1].bit_count() == 3
    assert t.waiting() == (1,)
    assert not [o for o in purchases(t.state, t.state.frames[-1], 1, []) if o[0] == "learn"]


@pytest.mark.rule("MU-SGE-01")
@pytest.mark.parametrize(("inside", "allowed"), [(10, False), (9, True)])
def test_a_siege_needs_more_armies_than_the_besieged(inside: int, allowed: bool) -> None:
    t = table()
    wagon = ship(t, 0, WAGON, "judea", vf=10)
    add_engine(t.state, 0, 1, NUMBER["judea"], wagon.id)
    f = Attack(seat=0, place=NUMBER["palestine"], victim=1, ids=(wagon.id,), inside=[inside])
    assert attack.may_besiege(t.state, f) is allowed
