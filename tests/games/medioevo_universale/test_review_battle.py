"""Chapters RES, MUL, BRB, PIR and CB once more: what surgeons leave, capped losses, one attack a turn, annexation."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import KINGDOM, NUMBER
from araldo.games.medioevo_universale.box import GALLEY
from araldo.games.medioevo_universale.frames import Battle, Combat
from araldo.games.medioevo_universale.rules import barbarians, battle, envoys, pirates
from araldo.games.medioevo_universale.state import Pact
from araldo.kernel import ALL
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import hold, know, own, rich, ship, table, wild


def others(t: Table) -> None:
    own(t, 1, "thrace", 5)
    own(t, 2, "pannonia", 5)


@pytest.mark.rule("MU-RES-08")
@pytest.mark.example("MU-EX-176")
def test_chirurgia_recovers_one_more_of_the_battle_that_the_surgeon_tended() -> None:
    t = table()
    own(t, 0, "egypt")
    others(t)
    know(t, 0, "medicina", "chirurgia")
    hold(t, 0, "cerusico")
    t.state.wounds[0] = [8]
    t.script(5)
    t.goto(Combat(at=3, step=2)).do(0, "surgeon", 0)
    assert t.state.due[0] == 6 + 1


@pytest.mark.rule("MU-RES-08", "MU-AMB-14")
def test_nobody_recovers_more_than_he_has_lost() -> None:
    t = table()
    own(t, 0, "egypt")
    others(t)
    know(t, 0, "medicina", "chirurgia", "ospedale")
    hold(t, 0, "cerusico", "cerusico")
    t.state.wounds[0] = [3]
    t.script(7)
    t.goto(Combat(at=3, step=2)).do(0, "surgeon", 0)
    assert t.state.due[0] == 3
    assert t.waiting() == ()


@pytest.mark.rule("MU-MUL-02", "MU-RES-02")
def test_the_attacker_pays_half_of_what_the_owner_really_loses() -> None:
    t = table()
    f = Battle(
        attackers=[0],
        defenders=[1, 2],
        force=[20],
        wall=[4, 9],
        lost=[0],
        fell=[0, 0],
        guns=[0, 0],
        place=NUMBER["syria"],
    )
    battle.resolve(t.state, f, 9, 1)
    assert (f.fell, f.lost) == ([3, 0], [1])


@pytest.mark.rule("MU-PIR-01", "MU-BRB-06")
def test_pirates_do_not_land_where_others_have_attacked_this_turn() -> None:
    t = table()
    coast = own(t, 0, "judea", 5)
    tr = ship(t, t.state.seats + 1, GALLEY, "levantine_sea", vf=5)
    assert coast in pirates.ways(t.state, tr)
    t.state.struck.append(coast)
    assert coast not in pirates.ways(t.state, tr)


@pytest.mark.rule("MU-BRB-05")
def test_barbarians_want_their_own_kingdom_before_weaker_land() -> None:
    t = table()
    wild(t, "paphlagonia", 9)
    own(t, 0, "cappadocia", 8)
    own(t, 0, "pontus", 5)
    home = NUMBER["cappadocia"]
    assert KINGDOM[home] == KINGDOM[NUMBER["paphlagonia"]] != KINGDOM[NUMBER["pontus"]]
    assert barbarians.plan(t.state) == [("land", NUMBER["paphlagonia"], home, 0)]


@pytest.mark.rule("MU-EMP-12")
@pytest.mark.parametrize(
    ("level", "die", "won"), [(1, 4, False), (1, 5, True), (2, 2, False), (2, 3, True), (3, 1, True)]
)
def test_a_princess_wins_a_small_kingdom_by_level(level: int, die: int, won: bool) -> None:
    t = table()
    own(t, 0, "egypt")
    others(t)
    rich(t, 0, 0, 0)
    t.state.lt[0] = level
    k = envoys.annexable(t.state)[0]
    t.script(die - 1)
    envoys.annex(t.state, 0, k)
    assert all((owner == 0) is won for place, owner in enumerate(t.state.owner) if KINGDOM[place] == k and owner > -2)


@pytest.mark.rule("MU-DIP-07")
def test_what_is_paid_each_turn_is_not_paid_twice_in_the_first() -> None:
    from araldo.games.medioevo_universale.rules import diplomacy

    t = table()
    own(t, 0, "egypt")
    others(t)
    rich(t, 100, 0, 0)
    s = t.state
    s.pacts.append(Pact(7, (0, 1), (("payment", 0, 1, 40, 1),), s.turn + 1, ALL, began=s.turn))
    diplomacy.end_of_turn(s)
    assert s.florins[0] == 100
    s.turn += 1
    diplomacy.end_of_turn(s)
    assert (s.florins[0], s.pacts) == (60, [])
