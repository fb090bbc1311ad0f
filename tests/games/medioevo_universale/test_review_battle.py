"""Chapters RES, MUL, BRB, PIR and CB once more: what surgeons leave, capped losses, one attack a turn, annexation."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import BOARDS, IDS, KINGDOM, NUMBER
from araldo.games.medioevo_universale.box import GALLEY, STOCKED
from araldo.games.medioevo_universale.frames import Battle, Combat, CombatTurn, March, Raid
from araldo.games.medioevo_universale.rules import aid, barbarians, battle, envoys, pirates, raids
from araldo.games.medioevo_universale.state import Pact
from araldo.kernel import ALL
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import hold, know, leader, own, rich, ship, table, wild


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
    assert t.state.returning[0] == 6 + 1


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
    assert t.state.returning[0] == 3
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


def pirates_at_sea() -> tuple[Table, Raid]:
    """Pirates with 12 VF attack a Galley of seat 0 with 9; an ally's Galley lies beside it."""
    t = table()
    own(t, 0, "egypt")
    others(t)
    ship(t, 0, GALLEY, "levantine_sea", vf=9)
    ship(t, 1, GALLEY, "levantine_sea", vf=9)
    foe = ship(t, t.state.seats + 1, GALLEY, "levantine_sea", vf=12)
    return t, Raid(kind="sea", origin=foe.id, place=foe.place, victim=0, battlefield=foe.place)


@pytest.mark.rule("MU-NAV-07", "MU-BRB-09")
def test_an_allied_fleet_helps_against_pirates_if_it_will() -> None:
    t, f = pirates_at_sea()
    t.script(0, 0, 0, 0)
    t.goto(f)
    assert t.asked != "stand_by"
    t, f = pirates_at_sea()
    t.state.pacts.append(Pact(7, (0, 1), (("defensive_alliance", 0),), 0, ALL))
    t.goto(f)
    assert (t.asked, t.waiting()) == ("stand_by", (1,))
    t.script(3, 0, 1).do(1, "help")  # rams with 4 + 1; they answer with 1 + 1 and 2 + 1
    assert t.said("rammed") == [{"place": "levantine_sea", "lost": 5, "fell": 5}]


@pytest.mark.rule("MU-RES-07", "MU-PIR-03")
def test_ramming_makes_no_prisoners() -> None:
    t, f = pirates_at_sea()
    f.helpers, f.fell, f.inside = [], [0], [0]
    t.script(0, 3)
    raids.ram(t.state, f)
    assert (f.lost, f.fell) == (0, [0])


@pytest.mark.rule("MU-BRB-06")
@pytest.mark.parametrize("stronger", [0, 1])
def test_of_equal_attackers_the_one_with_the_higher_captain_attacks(stronger: int) -> None:
    t = table()
    target = own(t, 0, "cappadocia", 5)
    pair = BOARDS[t.state.board].near[target][:2]
    for i, place in enumerate(pair):
        wild(t, IDS[place], 9, chief=2 if i == stronger else 1)
    assert barbarians.plan(t.state) == [("land", pair[stronger], target, 0)]


@pytest.mark.rule("MU-DEC-39")
@pytest.mark.parametrize(("vf", "played"), [(9, False), (8, True)])
def test_who_is_away_summons_the_guard_if_barbarians_outnumber_him(vf: int, played: bool) -> None:
    t = table()
    place = own(t, 0, "cappadocia", vf)
    know(t, 0, "legge")
    hold(t, 0, "guardia")
    origin = wild(t, "paphlagonia", 10)
    f = Raid(origin=origin, place=place, victim=0, force=9)
    assert (aid.default_muster(t.state, f, 0) == ("muster", "guardia")) is played


@pytest.mark.rule("MU-PIR-03", "MU-AMB-55")
@pytest.mark.parametrize(("vf", "attacked"), [(5, False), (4, True)])
def test_pirates_attack_only_who_is_weaker(vf: int, attacked: bool) -> None:
    t = table()
    own(t, 0, "egypt")
    ship(t, 0, GALLEY, "levantine_sea", vf=vf)
    foe = ship(t, t.state.seats + 1, GALLEY, "levantine_sea", vf=5)
    assert pirates.plan(t.state) == ([("sea", foe.id, foe.place, 0)] if attacked else [])


# -- the order of a side's rolls


@pytest.mark.rule("MU-MUL-01", "MU-DEC-43")
def test_a_side_of_three_orders_all_its_rolls() -> None:
    t = table(4)
    f = Battle(
        attackers=[0], defenders=[1, 2, 3], force=[90], wall=[20, 20, 20], lost=[0], fell=[0, 0, 0], guns=[0, 0],
        place=NUMBER["syria"], captains=[1],
    )  # fmt: skip
    t.goto(f).script(5, 0)
    assert t.waiting() == (1,)
    t.do(1, "begins", 3)
    assert t.options(1) == [("begins", 1), ("begins", 2)]
    t.do(1, "begins", 1)
    assert f.fell == [0, 0, 5]
    for fell in ([5, 0, 5], [5, 5, 5], [5, 5, 10]):
        t.script(5, 0).do(0, "fight")
        assert f.fell == fell


@pytest.mark.rule("MU-MUL-01", "MU-DEC-43")
def test_the_attackers_order_their_rolls_too_and_who_has_fallen_is_passed_over() -> None:
    t = table(4)
    f = Battle(
        attackers=[0, 2, 3], defenders=[1], force=[9, 1, 9], wall=[90], lost=[0, 0, 0], fell=[0], guns=[0, 0],
        place=NUMBER["syria"],
    )  # fmt: skip
    t.goto(f).script(0, 5).do(0, "begins", 3).do(0, "begins", 2)
    assert f.row_a == [2, 1, 0]
    assert f.lost == [0, 0, 5]
    for lost in ([0, 1, 5], [5, 1, 5], [5, 1, 9], [9, 1, 9]):
        t.script(0, 5).do(0, "fight")
        assert f.lost == lost


# -- a barbarian Captain and the cutthroat


@pytest.mark.rule("MU-CRD-03", "MU-EMP-07")
def test_the_cutthroat_takes_a_barbarian_captain_too() -> None:
    t = table()
    own(t, 0, "egypt")
    others(t)
    wild(t, "sinai", 6, chief=2)
    hold(t, 0, "sicario")
    boxes = t.state.stock[STOCKED["barbarian_captain"]]
    t.goto(CombatTurn(seat=0)).do(0, "play", "sicario", "barbarians", "sinai")
    assert t.state.chief[NUMBER["sinai"]] == 0
    assert t.state.wild[NUMBER["sinai"]] == 6
    assert t.state.stock[STOCKED["barbarian_captain"]] == boxes + 1
    assert not t.state.hands[0]
    assert t.state.treasure_deck == table().state.treasure_deck
    assert t.said("chief_slain") == [{"seat": 0, "level": 2, "place": "sinai"}]


@pytest.mark.rule("MU-CRD-03", "MU-CRD-07")
def test_a_captain_of_pirates_who_is_stabbed_no_longer_leads_the_battle() -> None:
    t = table()
    own(t, 0, "egypt")
    others(t)
    pirate = ship(t, t.state.seats + 1, GALLEY, "egyptian_sea", vf=9)
    pirate.chief = 3
    t.state.stock[STOCKED["barbarian_captain"]] -= 1
    hold(t, 0, "sicario")
    galley = ship(t, 0, GALLEY, "egyptian_sea", vf=30)
    leader(t, 0, "egyptian_sea", 1, galley.id).attacks = 1
    t.goto(CombatTurn(seat=0, step=1), March(seat=0, ids=[galley.id])).script(0, 0).do(0, "hunt", pirate.id)
    (fight,) = [f for f in t.state.frames if isinstance(f, Battle)]
    assert (t.asked, fight.guard) == ("battle_cards", 3)
    t.do(0, "play", "sicario", "pirates", pirate.id)
    assert (pirate.chief, fight.guard) == (0, 0)


@pytest.mark.rule("MU-AMB-36")
@pytest.mark.parametrize(("level", "option", "points"), [(3, True, 1), (2, True, 0), (3, False, 0)])
def test_honour_for_a_stabbed_barbarian_captain_comes_by_option_and_for_level_three(
    level: int, option: bool, points: int
) -> None:
    t = table(honour_for_sicario=option)
    own(t, 0, "egypt")
    others(t)
    wild(t, "sinai", 6, chief=level)
    hold(t, 0, "sicario")
    before = t.state.honour[0]
    t.goto(CombatTurn(seat=0)).do(0, "play", "sicario", "barbarians", "sinai")
    assert t.state.honour[0] - before == points
