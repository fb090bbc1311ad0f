"""Barbarians and pirates act by their rules (BRB, PIR)."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import BOARDS, IDS, KINGDOM, NUMBER
from araldo.games.medioevo_universale.box import CARAVAN, CHURCH, FORT, GALLEY, STOCKED, TOWN
from araldo.games.medioevo_universale.frames import Raid
from araldo.games.medioevo_universale.rules import aid, barbarians, instant, pirates, raids
from araldo.games.medioevo_universale.rules.armies import rallied
from araldo.games.medioevo_universale.rules.land import supply
from araldo.games.medioevo_universale.state import Siege, Transport
from araldo.kernel import Option
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, leader, own, ship, table, wild


def planned(t: Table) -> list[tuple[str, str, str, int]]:
    return [(kind, IDS[origin], IDS[place], victim) for kind, origin, place, victim in barbarians.plan(t.state)]


def pirate(t: Table, zone: str, vf: int, chief: int = 0) -> Transport:
    made = ship(t, t.state.seats + 1, GALLEY, zone, vf)
    made.chief = chief
    if chief:
        t.state.stock[STOCKED["barbarian_captain"]] -= 1
    return made


def raid(t: Table, kind: str, origin: int, place: str, victim: int) -> None:
    number = NUMBER[place]
    t.goto(Raid(kind=kind, origin=origin, place=number, victim=victim, battlefield=number))


@pytest.mark.rule("MU-BRB-02", "MU-BRB-05")
@pytest.mark.example("MU-EX-072")
def test_overcrowded_barbarians_attack_the_weakest_neighbour() -> None:
    t = table()
    wild(t, "syria", 20)
    strangers = [x for x in BOARDS[0].near[NUMBER["syria"]] if KINGDOM[x] != KINGDOM[NUMBER["syria"]]]
    strong, weak = IDS[strangers[0]], IDS[strangers[1]]
    own(t, 0, strong, 10)
    own(t, 1, weak, 5)
    assert planned(t) == [("land", "syria", weak, 1)]


@pytest.mark.rule("MU-BRB-05")
@pytest.mark.example("MU-EX-077")
def test_they_prefer_a_territory_of_their_own_kingdom() -> None:
    t = table()
    wild(t, "paphlagonia", 6)
    for place in ("pontus", "cappadocia"):
        own(t, 0, place, 5)
    assert planned(t) == [("land", "paphlagonia", "cappadocia", 0)]


@pytest.mark.rule("MU-BRB-02", "MU-BRB-04")
@pytest.mark.example("MU-EX-075")
def test_they_attack_who_has_fewer_armies_and_need_two() -> None:
    t = table()
    wild(t, "georgia", 5)
    own(t, 0, "circassia", 5)
    assert planned(t) == []
    t.state.vf[0][NUMBER["circassia"]] = 4
    assert planned(t) == [("land", "georgia", "circassia", 0)]
    t.state.wild[NUMBER["georgia"]] = 1
    t.state.vf[0][NUMBER["circassia"]] = 0
    assert planned(t) == []


@pytest.mark.rule("MU-BRB-02")
@pytest.mark.example("MU-EX-074")
def test_guests_are_not_counted_and_one_army_stays_behind() -> None:
    t = table()
    wild(t, "syria", 6)
    place = own(t, 0, "palestine", 5)
    t.state.vf[1][place] = 5
    assert planned(t) == [("land", "syria", "palestine", 0)]
    frame = Raid(kind="land", origin=NUMBER["syria"], place=place, victim=0)
    assert raids.engaged(t.state, frame) == 5


@pytest.mark.rule("MU-BRB-03", "MU-BRB-04", "MU-BRB-10")
def test_intruders_with_fewer_armies_are_attacked_first_and_only() -> None:
    t = table()
    place = wild(t, "georgia", 5)
    own(t, 2, "circassia", 1)
    ship(t, 0, CARAVAN, "georgia", vf=3)
    ship(t, 1, CARAVAN, "georgia", vf=2)
    assert planned(t) == [("intruders", "georgia", "georgia", 1)]
    for tr in (*t.state.fleets[0], *t.state.fleets[1]):
        tr.vf = 5  # equal: peaceful
    assert planned(t) == [("land", "georgia", "circassia", 2)]
    assert t.state.wild[place] == 5


@pytest.mark.rule("MU-BRB-06")
def test_of_several_attackers_the_strongest_takes_the_target_and_the_other_turns_elsewhere() -> None:
    t = table()
    target = own(t, 0, "cappadocia", 1)
    around = list(BOARDS[0].near[target])
    strong, weak = IDS[around[0]], IDS[around[1]]
    wild(t, strong, 5)
    wild(t, weak, 4)
    assert planned(t) == [("land", strong, "cappadocia", 0)]
    t.state.struck.append(target)
    assert planned(t) == []


@pytest.mark.rule("MU-BRB-15", "MU-BRB-16")
def test_castellano_and_contested_land_are_left_alone() -> None:
    t = table()
    wild(t, "georgia", 5)
    place = own(t, 0, "circassia", 1)
    t.state.shield = [place]
    assert planned(t) == []
    t.state.shield = []
    t.state.sieges = [Siege(place, 1, -1)]
    assert planned(t) == []


@pytest.mark.rule("MU-BRB-07")
def test_an_attack_lapses_when_the_target_is_no_longer_a_players() -> None:
    t = table()
    place = wild(t, "georgia", 5)
    own(t, 0, "egypt")
    raid(t, "land", place, "circassia", 0)
    assert t.said("raid") == []
    assert t.state.wild[place] == 5


@pytest.mark.rule("MU-BRB-08", "MU-BRB-11", "MU-BRB-12")
def test_survivors_move_in_with_a_captain_and_keep_only_towns_and_walls() -> None:
    t = table()
    s = t.state
    origin = wild(t, "georgia", 7)
    own(t, 0, "egypt")
    place = own(t, 0, "circassia", 1)
    build(t, "circassia", TOWN)
    build(t, "circassia", CHURCH)
    leader(t, 0, "circassia")
    caravan = ship(t, 0, CARAVAN, "circassia", vf=0)
    caravan.lots = [(0, 4, -1, -1)]
    t.script(5, 0)
    raid(t, "land", origin, "circassia", 0)
    assert (s.owner[place], s.wild[place], s.wild[origin]) == (-1, 6, 1)
    assert (s.town[place], s.church[place], s.chief[place]) == (1, 0, 1)
    assert s.captains[0] == []
    assert [tr.place for tr in s.fleets[0]] == []
    assert [(d.place, d.units) for d in s.depots] == [(place, 4)]
    assert s.honour[0] == 0


@pytest.mark.rule("MU-BRB-08", "MU-BRB-09")
def test_they_fight_until_one_is_left_and_their_captain_adds_his_level() -> None:
    t = table()
    s = t.state
    origin = wild(t, "georgia", 2, chief=3)
    own(t, 0, "egypt")
    own(t, 0, "circassia", 9)
    t.script(0, 5)  # 1 + 3 against 6: their only fighter falls
    raid(t, "land", origin, "circassia", 0)
    assert t.said("rolled_battle")[0]["attack"] == 4
    assert s.wild[origin] == 1
    assert s.owner[NUMBER["circassia"]] == 0


@pytest.mark.rule("MU-BRB-09")
def test_after_the_field_they_storm_the_walls() -> None:
    t = table()
    origin = wild(t, "georgia", 9)
    own(t, 0, "egypt")
    own(t, 0, "circassia", 1)
    build(t, "circassia", FORT, 1)
    t.script(3, 0)  # assault: 1d4 against 1d6 + 1
    raid(t, "land", origin, "circassia", 0)
    assert (t.said("rolled_battle")[0]["attack"], t.said("rolled_battle")[0]["defence"]) == (4, 2)
    assert t.state.owner[NUMBER["circassia"]] == -1


@pytest.mark.rule("MU-BRB-15")
def test_the_defender_may_call_the_guard() -> None:
    t = table()
    origin = wild(t, "georgia", 5)
    place = own(t, 0, "circassia", 2)
    own(t, 0, "egypt")
    know(t, 0, "legge")
    hold(t, 0, "guardia")
    t.goto(Raid(kind="land", origin=origin, place=place, victim=0, battlefield=place))
    assert t.asked == "muster"
    assert t.can(0, "muster", "guardia")


@pytest.mark.rule("MU-BRB-09")
def test_others_there_are_asked_whether_they_help() -> None:
    t = table()
    origin = wild(t, "georgia", 5)
    place = own(t, 0, "circassia", 2)
    t.state.vf[1][place] = 3
    t.goto(Raid(kind="land", origin=origin, place=place, victim=0, battlefield=place))
    assert (t.asked, t.waiting()) == ("stand_by", (1,))


@pytest.mark.rule("MU-BRB-13")
@pytest.mark.example("MU-EX-078")
def test_crowded_barbarians_far_from_players_take_the_first_possible_step() -> None:
    t = table()
    s = t.state
    place = wild(t, "judea", 60)
    steps = []
    for _ in range(8):
        before = (s.fort[place], s.town[place], s.chief[place], len(s.fleets[s.seats + 1]))
        barbarians.step(s, place)
        after = (s.fort[place], s.town[place], s.chief[place], len(s.fleets[s.seats + 1]))
        steps.append([a - b for a, b in zip(after, before, strict=True)])
    fort, town, chief, galley = [1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, -3, 1]
    assert steps == [fort, town, fort, town, chief, chief, chief, galley]
    assert (s.wild[place], s.fleets[s.seats + 1][0].vf, s.fleets[s.seats + 1][0].chief) == (40, 20, 3)


@pytest.mark.rule("MU-BRB-13")
def test_with_a_player_beside_them_they_do_not_build() -> None:
    t = table()
    place = wild(t, "judea", 60)
    own(t, 0, "sinai")
    barbarians.grow(t.state)
    assert t.state.fort[place] == 0


@pytest.mark.rule("MU-BRB-14")
def test_what_the_land_does_not_feed_is_gone() -> None:
    t = table()
    place = wild(t, "judea", 60)
    barbarians.starve(t.state)
    assert t.state.wild[place] == supply(t.state, place)


# -- pirates


@pytest.mark.rule("MU-PIR-01")
@pytest.mark.example("MU-EX-079", "MU-EX-080")
def test_a_pirate_galley_takes_one_of_its_ways_by_die() -> None:
    t = table()
    tr = pirate(t, "levantine_sea", 5)
    ways = pirates.ways(t.state, tr)
    assert ways == [lane[0] for lane in BOARDS[0].lanes[tr.place]]  # all coasts are barbarian
    t.script(len(ways) - 1)
    assert pirates.sail(t.state, []) is None
    assert tr.place == ways[-1]
    tr.place = NUMBER["levantine_sea"]
    coast = next(x for x in BOARDS[0].coasts[tr.place])
    own(t, 0, IDS[coast])
    assert pirates.ways(t.state, tr) == [*ways, coast]
    t.state.shield = [coast]
    assert pirates.ways(t.state, tr) == ways


@pytest.mark.rule("MU-PIR-02")
def test_a_landing_is_fought_by_all_and_costs_the_galley() -> None:
    t = table()
    s = t.state
    tr = pirate(t, "levantine_sea", 4, chief=1)
    own(t, 0, "egypt")
    coast = IDS[BOARDS[0].coasts[tr.place][0]]
    place = own(t, 0, coast, 1)
    galleys = s.stock[STOCKED["galley"]]
    t.script(5, 0)
    raid(t, "landing", tr.id, coast, 0)
    assert (s.owner[place], s.wild[place], s.chief[place]) == (-1, 4, 2)
    assert s.fleets[s.seats + 1] == []
    assert s.stock[STOCKED["galley"]] == galleys + 1


@pytest.mark.rule("MU-PIR-03")
@pytest.mark.example("MU-EX-076")
def test_pirates_attack_the_weakest_weaker_fleet_with_all_but_one() -> None:
    t = table()
    tr = pirate(t, "levantine_sea", 10)
    ship(t, 0, GALLEY, "levantine_sea", vf=8)
    ship(t, 1, GALLEY, "levantine_sea", vf=10)
    found = pirates.plan(t.state)
    assert found == [("sea", tr.id, NUMBER["levantine_sea"], 0)]
    frame = Raid(kind="sea", origin=tr.id, place=tr.place, victim=0)
    assert raids.engaged(t.state, frame) == 9
    ship(t, 2, GALLEY, "levantine_sea", vf=3)
    assert pirates.plan(t.state) == [("sea", tr.id, NUMBER["levantine_sea"], 2)]


@pytest.mark.rule("MU-PIR-03")
def test_the_pirate_galley_rams_at_level_one() -> None:
    t = table()
    tr = pirate(t, "levantine_sea", 10)
    own(t, 0, "egypt")
    ship(t, 0, GALLEY, "levantine_sea", vf=9, level=2)
    frame = Raid(kind="sea", origin=tr.id, place=tr.place, victim=0, battlefield=tr.place, fell=[0])
    t.script(3, 0)
    t.state.frames[:] = [frame]
    raids.ram(t.state, frame)
    assert aid.ask_shares(t.state, frame) is None
    raids.after_ramming(t.state, frame)
    assert [(loss.seat, loss.amount) for loss in t.state.frames[1:]] == [(0, 5)]
    assert tr.vf == 7


@pytest.mark.rule("MU-PIR-05")
def test_recruits_beyond_the_hold_are_lost() -> None:
    from araldo.games.medioevo_universale.rules.rebellion import recruit

    t = table()
    tr = pirate(t, "levantine_sea", 19, chief=3)
    recruit(t.state)
    assert tr.vf == 20


@pytest.mark.rule("MU-CMP-02", "MU-CMP-06")
@pytest.mark.parametrize(("seats", "most"), [(3, 100), (7, 200)])
def test_barbarians_have_no_more_vf_than_figures_if_these_are_counted(seats: int, most: int) -> None:
    syria, judea = NUMBER["syria"], NUMBER["judea"]
    for limited, woken in ((False, 2), (True, 1)):
        t = table(seats, figure_limits=limited)
        wild(t, "judea", 0)
        wild(t, "syria", most - 1 - sum(t.state.wild) + t.state.wild[syria] - 20)
        pirate(t, IDS[BOARDS[t.state.board].seas[0]], 20)
        barbarians.wake(t.state, {syria, judea}, "MU-ACT-01")
        assert t.state.wild[syria] + t.state.wild[judea] + 20 == most - 1 + woken


@pytest.mark.rule("MU-CMP-02")
def test_without_a_figure_nobody_reacts_and_no_pirate_sails() -> None:
    t = table(figure_limits=True)
    wild(t, "syria", 100 - sum(t.state.wild) + t.state.wild[NUMBER["syria"]])
    assert rallied(t.state, 5) == 0
    found: list[Option] = []
    instant.list_pirata(t.state, 0, "pirata", found)
    assert found == []
