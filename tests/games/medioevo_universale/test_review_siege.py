"""Chapters SGE, CON, NAV and PUR once more: reinforced sieges, relief, spoils at sea, bystanders, second drafts."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.medioevo_universale.board import IDS, NUMBER
from araldo.games.medioevo_universale.box import FORT, GALLEY, STOCKED, TOWN, WAGON
from araldo.games.medioevo_universale.frames import Attack, CombatTurn, March, Purchase, Raid, SiegeTurn, Spoils
from araldo.games.medioevo_universale.rules import attack, conquest, movement, targets
from araldo.games.medioevo_universale.rules.pieces import add_engine
from araldo.games.medioevo_universale.rules.purchase import purchases
from araldo.games.medioevo_universale.state import Pact, Siege
from araldo.kernel import ALL, DONE, Span, bit
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
    assert f.rammed[0] == (2 + 2 + 2) + (1 if learned == "victim" else 2)


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


# -- a siege on both ways


def both_ways(engine_at_sea: bool, vf: int = 12) -> tuple[Table, Any, Any]:
    """Seat 0 stands before Nile Delta with a wagon and a Galley, each with a Captain; one of them has the Catapult."""
    t = table()
    own(t, 0, "egypt", 5)
    own(t, 1, "nile_delta", 8)
    own(t, 2, "pannonia", 5)
    build(t, "nile_delta", TOWN, 1)
    build(t, "nile_delta", FORT, 1)
    at_war(t, 0, 1)
    wagon = ship(t, 0, WAGON, "egypt", vf=vf)
    galley = ship(t, 0, GALLEY, "egyptian_sea", vf=vf)
    for tr in (wagon, galley):
        leader(t, 0, IDS[tr.place], 1, tr.id).attacks = 1
    carrier = galley if engine_at_sea else wagon
    add_engine(t.state, 0, 1, carrier.place, carrier.id)
    return t, wagon, galley


def besiege(t: Table, tr: Any) -> Table:
    t.goto(CombatTurn(seat=0, step=1), March(seat=0, ids=[tr.id])).do(0, "attack", "nile_delta")
    assert t.asked == "walls"
    return t


@pytest.mark.rule("MU-SGE-01")
@pytest.mark.parametrize("engine_at_sea", [True, False])
def test_one_engine_is_enough_for_a_siege_by_land_and_by_sea(engine_at_sea: bool) -> None:
    t, wagon, galley = both_ways(engine_at_sea)
    first, second = (galley, wagon) if engine_at_sea else (wagon, galley)
    besiege(t, first).do(0, "besiege")
    besiege(t, second).do(0, "besiege")
    assert sorted(g.zone for g in t.state.sieges) == [-1, NUMBER["egyptian_sea"]]


@pytest.mark.rule("MU-SGE-01", "MU-SGE-03")
def test_the_armies_of_both_ways_count_against_the_besieged() -> None:
    t, wagon, galley = both_ways(True, vf=9)
    besiege(t, galley).do(0, "besiege")
    wagon.vf = 3
    assert besiege(t, wagon).can(0, "besiege")


@pytest.mark.rule("MU-SGE-01")
def test_without_an_engine_on_either_way_there_is_no_siege() -> None:
    t, wagon, _ = both_ways(True)
    assert not besiege(t, wagon).can(0, "besiege")


@pytest.mark.rule("MU-SGE-03")
def test_who_besieges_a_place_on_one_way_does_not_declare_it_there_again() -> None:
    t, _, galley = both_ways(True)
    besiege(t, galley).do(0, "besiege")
    galley.pm = 8
    t.state.captains[0][1].attacks = 1
    assert not besiege(t, galley).can(0, "besiege")


@pytest.mark.rule("MU-SGE-04")
def test_the_artillery_fires_once_when_a_siege_is_declared_on_both_ways() -> None:
    t, wagon, galley = both_ways(True)
    add_engine(t.state, 1, 1, NUMBER["nile_delta"])
    besiege(t, galley).script(0, 0).do(0, "besiege")
    besiege(t, wagon).script(5, 5).do(0, "besiege")
    assert len(t.state.engines[0]) == len(t.state.engines[1]) == 1


@pytest.mark.rule("MU-SGE-20")
def test_others_by_sea_find_a_place_besieged_by_land_shut() -> None:
    t, wagon, _ = both_ways(False)
    besiege(t, wagon).do(0, "besiege")
    assert targets.verb_for(t.state, 0, NUMBER["nile_delta"], True) == "attack"
    assert targets.verb_for(t.state, 2, NUMBER["nile_delta"], True) == ""
    assert targets.verb_for(t.state, 0, NUMBER["nile_delta"]) == ""


# -- ramming


@pytest.mark.rule("MU-RES-05", "MU-NAV-01", "MU-CPT-01")
def test_ramming_that_leaves_nobody_on_either_side_is_a_victory_of_who_attacked() -> None:
    t = table()
    own(t, 0, "egypt", 5)
    own(t, 1, "nile_delta", 8)
    own(t, 2, "pannonia", 5)
    at_war(t, 0, 1)
    galley = ship(t, 0, GALLEY, "egyptian_sea", vf=3)
    chief = leader(t, 0, "egyptian_sea", 1, galley.id)
    chief.attacks = 1
    ship(t, 1, GALLEY, "egyptian_sea", vf=2)
    t.goto(CombatTurn(seat=0), March(seat=0, ids=[galley.id])).script(3, 3).do(0, "engage", 1)
    assert t.said("rammed") == [{"place": "egyptian_sea", "lost": 2, "fell": 2}]
    assert t.said("repelled") == []
    assert chief.level == 2


def rammed(amount: int, *vf: int) -> Table:
    """The fleets of seats 1, 2 and 3 have been rammed by seat 0 and bear so much together."""
    t = table(4)
    own(t, 0, "egypt", 5)
    galley = ship(t, 0, GALLEY, "egyptian_sea", vf=40)
    leader(t, 0, "egyptian_sea", 1, galley.id)
    for seat, n in enumerate(vf, 1):
        own(t, seat, ("judea", "thrace", "pannonia")[seat - 1], 5)
        at_war(t, 0, seat)
        ship(t, seat, GALLEY, "egyptian_sea", vf=n)
    f = Attack(
        kind="sea", seat=0, place=NUMBER["egyptian_sea"], battlefield=NUMBER["egyptian_sea"], ids=(galley.id,),
        leaders=(t.state.captains[0][0].id,), victim=1, helpers=[2, 3], fell=[0, 0, 0], inside=[0, 0, 0],
        declared=True, rammed=[0, amount], step=attack.ATTACK.steps.index(attack.ask_shares),
    )  # fmt: skip
    return t.goto(f)


def afloat(t: Table) -> list[int]:
    return [t.state.fleets[seat][0].vf if t.state.fleets[seat] else 0 for seat in (1, 2, 3)]


@pytest.mark.rule("MU-NAV-01", "MU-RES-03")
def test_each_of_several_defenders_says_what_he_bears_of_the_ramming() -> None:
    t = rammed(6, 5, 5, 5)
    assert (t.asked, t.waiting(), t.options(1)) == ("ramming", (1,), [Span(("bear",), 0, 4)])
    t.do(1, "bear", 1)
    assert t.options(2) == [Span(("bear",), 1, 4)]
    t.do(2, "bear", 4)
    assert afloat(t) == [4, 1, 4]
    assert t.asked != "ramming"


@pytest.mark.rule("MU-NAV-01", "MU-RES-03")
def test_the_last_army_of_each_falls_only_when_there_is_no_other() -> None:
    t = rammed(10, 5, 5, 3)
    assert t.asked != "ramming"  # 4, 4 and 2: the rest is the last of each
    assert afloat(t) == [1, 1, 1]
    t = rammed(11, 5, 5, 3)
    assert t.options(1) == [Span(("bear",), 4, 5)]
    t.do(1, "bear", 4)
    assert t.options(2) == [Span(("bear",), 4, 5)]
    t.do(2, "bear", 5)
    assert afloat(t) == [1, 0, 1]
    t = rammed(12, 5, 5, 3).script(2, 2).do(1, "bear", 4)
    assert afloat(t) == [1, 0, 0]


# -- blockades


def blockade(mine: int, theirs: int, attacks: int = 1, more: int = 0) -> tuple[Table, Any]:
    """A Galley of seat 0, level 1, has sailed from the Egyptian Sea into the blocked Levantine Sea."""
    t = table()
    own(t, 0, "egypt", 5)
    own(t, 1, "judea", 5)
    own(t, 2, "pannonia", 5)
    for foe, vf in ((1, theirs), (2, more)):
        if vf:
            at_war(t, 0, foe)
            ship(t, foe, GALLEY, "levantine_sea", vf=vf)
    galley = ship(t, 0, GALLEY, "egyptian_sea", vf=mine, pm=4)
    leader(t, 0, "egyptian_sea", 1, galley.id).attacks = attacks
    t.goto(CombatTurn(seat=0, step=1), March(seat=0, ids=[galley.id]))
    return t, galley


@pytest.mark.rule("MU-BLK-03")
def test_who_wins_the_battle_that_a_blockade_forces_on_him_goes_on_with_the_points_he_has_left() -> None:
    t, galley = blockade(20, 1)
    t.script(3, 0).do(0, "go", "levantine_sea")  # ramming sinks the blocker's only VF
    while t.asked == "spoils":
        t.do(0, *t.options(0)[0])
    assert t.asked == "march"
    assert (galley.pm, galley.came) == (3, -1)
    assert any(o[0] == "go" and o[1] != "egyptian_sea" for o in t.options(0))


@pytest.mark.rule("MU-BLK-03")
def test_who_does_not_win_against_a_blockade_stays_this_turn() -> None:
    t, galley = blockade(20, 30)
    t.script(0, 0, 2, 2).do(0, "go", "levantine_sea").do(0, "stop")
    assert t.asked == "march"
    assert (galley.pm, galley.came) == (0, NUMBER["egyptian_sea"])
    assert not any(o[0] == "go" for o in t.options(0))


@pytest.mark.rule("MU-BLK-03")
def test_without_an_attack_left_a_blocked_fleet_stays_this_turn() -> None:
    t, galley = blockade(20, 1, attacks=0)
    t.do(0, "go", "levantine_sea")
    assert (t.asked, galley.pm, galley.came) == ("march", 0, NUMBER["egyptian_sea"])


@pytest.mark.rule("MU-BLK-02", "MU-BLK-03")
@pytest.mark.parametrize("attacks", [1, 2])
def test_a_second_fleet_still_bars_the_way(attacks: int) -> None:
    t, galley = blockade(20, 1, attacks, more=1)
    t.do(0, "go", "levantine_sea").script(3, 0).do(0, "engage", 1)
    while t.asked == "spoils":
        t.script(3, 0).do(0, *t.options(0)[0])
    assert [c.attacks for c in t.state.captains[0]] == [0]  # with another attack he has had to use it
    assert t.asked == "march"
    assert galley.pm == (3 if attacks == 2 else 0)


@pytest.mark.rule("MU-PIR-03", "MU-NAV-01")
def test_allies_whom_pirates_ram_say_what_each_bears() -> None:
    t = table()
    for seat, place in enumerate(("egypt", "judea", "pannonia")):
        own(t, seat, place, 5)
    pirate = ship(t, t.state.seats + 1, GALLEY, "egyptian_sea", vf=20)
    for seat in (0, 1):
        ship(t, seat, GALLEY, "egyptian_sea", vf=4)
    t.state.pacts.append(Pact(1, (0, 1), (("defensive_alliance", 0),), 0, ALL))
    t.script(3, 0, 0).goto(Raid(kind="sea", origin=pirate.id, place=pirate.place, victim=0, battlefield=pirate.place))
    t.do(1, "help")
    assert t.options(0) == [Span(("bear",), 2, 3)]  # of 5 VF
