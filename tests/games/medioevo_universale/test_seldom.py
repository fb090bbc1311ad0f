"""What seldom happens: the last of a player is gone, the foe has nobody left, somebody is at his limit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from araldo.games.medioevo_universale.board import BANKS, BOARDS, DESERT, HOLY, IDS, NUMBER, PLAIN, PORT, SITE, TERRAIN
from araldo.games.medioevo_universale.box import (
    CARAVAN,
    CHURCH,
    FACE,
    FORT,
    GALLEY,
    KINDS,
    SHIP,
    STOCKED,
    TECHS,
    TOWN,
    WAGON,
)
from araldo.games.medioevo_universale.frames import (
    Attack,
    Attrition,
    CombatTurn,
    Commerce,
    March,
    Pressing,
    Prize,
    Purchase,
    Raid,
    SiegeTurn,
    Spoils,
)
from araldo.games.medioevo_universale.rules import (
    attack,
    barbarians,
    casualties,
    conquest,
    movement,
    objectives,
    ownership,
    pacts,
    papacy,
    pirates,
    placement,
    purchase,
    raids,
    relics,
    sailing,
    siege,
    supply,
    targets,
    taxes,
    terms,
    trade,
    ventures,
)
from araldo.games.medioevo_universale.rules.pieces import add_engine, add_transport, remove_transport
from araldo.games.medioevo_universale.state import Delivered, Pact, Relic, Siege
from araldo.kernel import ALL, bit, open_books
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, leader, own, rich, ship, table, wild


def homes(**options: Any) -> Table:
    t = table(**options)
    for seat, place in enumerate(("nile_delta", "judea", "pannonia")):
        own(t, seat, place, 6)
    t.state.log = t.events
    return t


def war(t: Table, a: int, b: int) -> None:
    t.state.war[a] |= bit(b)
    t.state.war[b] |= bit(a)


# -- a player is out (MU-ELI)


@pytest.mark.rule("MU-ELI-02")
def test_what_an_eliminated_player_had_on_the_map_goes_back_to_the_box() -> None:
    t = homes()
    s = t.state
    before = list(s.stock)
    galley = ship(t, 1, GALLEY, "levantine_sea", vf=0)
    ship(t, 1, WAGON, "levantine_sea", vf=0).ship = galley.id
    leader(t, 1, "levantine_sea", ride=galley.id)
    add_engine(s, 1, 2, galley.place, galley.id)
    s.orders[1] = [(0, WAGON, 1), (1, 0, 3), (2, 0, 1)]
    s.works[1] = [(NUMBER["judea"], FORT, 1)]
    for name in (KINDS[WAGON], "bombard", "tower"):
        s.stock[STOCKED[name]] -= 1
    ownership.eliminate(s, 1)
    assert s.stock == before
    assert (s.fleets[1], s.captains[1], s.engines[1], s.orders[1], s.works[1]) == ([], [], [], [], [])


@pytest.mark.rule("MU-ELI-02", "MU-EMP-09")
@pytest.mark.parametrize(("giver", "target", "stays"), [(1, 0, False), (0, 1, False), (0, 2, True)])
def test_cards_that_an_eliminated_player_gave_or_got_are_void(giver: int, target: int, stays: bool) -> None:
    t = homes()
    s = t.state
    card = next(p for p in s.deck if FACE[p] == "principessa")
    t.place("laid", target, [card])
    s.delivered.append(Delivered(card, giver, target, 0))
    s.antipope, s.pope = 1, 2
    ownership.eliminate(s, 1)
    assert [d.card for d in s.delivered] == [card] * stays
    assert (card in s.laid[target], card in s.discard) == (stays, not stays)
    assert (s.antipope, s.pope) == (-1, 2)


@pytest.mark.rule("MU-ELI-01", "MU-ELI-02")
def test_the_victor_inherits_cards_technologies_and_florins_but_not_the_reserve() -> None:
    t = homes()
    s = t.state
    hold(t, 1, "bardo")
    know(t, 1, "agricoltura")
    rich(t, 10, 70, 0)
    s.reserve = [0, 4, 0]
    open_books(s, s.reserve, 1)
    s.victor = 0
    ownership.eliminate(s, 1)
    assert ([FACE[p] for p in s.hands[0]], s.hands[1]) == (["bardo"], [])
    assert s.tech[0] == s.tech[1] != 0
    assert (s.florins, s.reserve) == ([80, 0, 0], [0, 0, 0])


@pytest.mark.rule("MU-ELI-02")
@pytest.mark.parametrize("field", ["war", "cb", "prisoners"])
def test_grudges_and_prisoners_of_the_eliminated_are_forgotten_and_no_others(field: str) -> None:
    t = homes()
    s = t.state
    for a in range(3):
        for b in range(3):
            if a != b:
                s.war[a] |= bit(b)
                s.cb[a][b] = s.prisoners[a][b] = 2
    ownership.eliminate(s, 1)
    seen = {
        "war": s.war == [bit(2), 0, bit(0)],
        "cb": s.cb == [[0, 0, 2], [0, 0, 0], [2, 0, 0]],
        "prisoners": [row[:3] for row in s.prisoners] == [[0, 0, 2], [0, 0, 0], [2, 0, 0]],
    }
    assert seen[field]


# -- transports and what is on them


@pytest.mark.rule("MU-MOV-08")
def test_a_ship_that_nobody_mans_takes_what_it_carries_along() -> None:
    t = homes()
    s = t.state
    galley = ship(t, 0, GALLEY, "levantine_sea", vf=0)
    wagon = ship(t, 0, WAGON, "levantine_sea", vf=0)
    wagon.ship = galley.id
    ownership.disown(s, 0, galley.id)
    assert s.fleets[0] == []
    assert [tr.id for tr in s.fleets[s.seats]] == [wagon.id, galley.id]


@pytest.mark.rule("MU-PIR-04", "MU-CMP-03")
def test_a_removed_ship_gives_back_what_it_carried_and_its_captain() -> None:
    t = homes()
    s = t.state
    before = list(s.stock)
    galley = ship(t, 0, GALLEY, "levantine_sea")
    ship(t, 0, WAGON, "levantine_sea").ship = galley.id
    other = ship(t, 0, CARAVAN, "nile_delta")
    remove_transport(s, 0, galley)
    assert s.fleets[0] == [other]
    pirate = add_transport(s, s.seats + 1, GALLEY, 1, NUMBER["levantine_sea"], 3)
    pirate.chief = 2
    s.stock[STOCKED["barbarian_captain"]] -= 1
    remove_transport(s, s.seats + 1, pirate)
    remove_transport(s, 0, other)
    assert s.stock == before


@pytest.mark.rule("MU-CON-02", "MU-CON-09")
def test_what_rode_on_a_destroyed_ship_is_found_by_itself_and_its_goods_float() -> None:
    t = homes()
    s = t.state
    galley = ship(t, 1, GALLEY, "levantine_sea", vf=0)
    carried = ship(t, 1, WAGON, "levantine_sea", vf=0)
    carried.ship = galley.id
    chief = leader(t, 1, "levantine_sea", ride=galley.id)
    conquest.free_riders(s, 1, galley)
    assert (carried.ship, chief.ride) == (-1, -1)
    trader, mine = ship(t, 1, SHIP, "levantine_sea", vf=0), ship(t, 0, SHIP, "levantine_sea")
    trader.lots = [(3, 4, -1, -1)]
    items = [("transport", 1, trader.id)]
    t.goto(Spoils(seat=0, place=mine.place, battlefield=mine.place, items=items)).do(0, "destroy", "merchant_ship")
    assert (mine.lots, s.depots) == ([(3, 4, -1, -1)], [])


@pytest.mark.rule("MU-CON-02")
def test_spoils_that_are_gone_meanwhile_are_passed_over() -> None:
    t = homes()
    s = t.state
    kept = ship(t, 1, CARAVAN, "judea", vf=0)
    items = [("transport", 1, 999), ("captain", 1, 998), ("siege_engine", 1, 997), ("transport", 1, kept.id)]
    t.goto(Spoils(seat=0, place=NUMBER["judea"], battlefield=NUMBER["judea"], items=items))
    assert s.frames[-1].items == [("transport", 1, kept.id)]


@pytest.mark.rule("MU-PIR-04", "MU-CON-08")
def test_the_captain_of_beaten_pirates_is_slain() -> None:
    t = homes()
    s = t.state
    prey = add_transport(s, s.seats + 1, GALLEY, 1, NUMBER["levantine_sea"], 0)
    prey.chief = 3
    s.stock[STOCKED["barbarian_captain"]] -= 1
    before, deck = s.honour[0], len(s.treasure_deck)
    t.script(1)
    conquest.sink(s, Attack(kind="sea", seat=0, place=prey.place, prey=prey.id))
    assert s.fleets[s.seats + 1] == []
    assert s.stock == s.boxed
    assert (s.honour[0], len(t.said("treasure")), len(s.treasure_deck)) == (before + 1, 1, deck)


@pytest.mark.rule("MU-MOV-08", "MU-CBT-02")
def test_a_march_is_over_when_nobody_is_left_of_the_convoy() -> None:
    t = homes()
    wagon = ship(t, 0, WAGON, "nile_delta", vf=0)
    t.goto(CombatTurn(seat=0, step=1), March(seat=0, ids=[wagon.id]))
    assert t.asked == "command"


@pytest.mark.rule("MU-ATK-14")
def test_who_wants_no_prize_leaves_them_all() -> None:
    t = homes()
    s = t.state
    know(t, 0, "arsenale")
    mine = ship(t, 0, GALLEY, "levantine_sea", vf=9)
    lost = [add_transport(s, s.seats, GALLEY, 1, mine.place), add_transport(s, s.seats, SHIP, 1, mine.place)]
    t.goto(CombatTurn(seat=0, step=1), Prize(seat=0, place=mine.place, ids=[tr.id for tr in lost]))
    t.do(0, "pass")
    assert s.fleets[s.seats] == lost
    assert t.asked == "command"


# -- attacks


@pytest.mark.rule("MU-DIP-20")
@pytest.mark.parametrize("why", ["peace", "his_own"])
def test_an_announced_attack_is_off_when_it_is_no_longer_legal(why: str) -> None:
    t = homes()
    s = t.state
    war(t, 0, 1)
    f = Attack(seat=0, place=NUMBER["judea"], victim=1, declared=True)
    s.frames[:] = [CombatTurn(seat=0, step=1), f]
    assert attack.still_possible(s, f) is None
    if why == "peace":
        s.war = [0, 0, 0]
    else:
        own(t, 0, "judea", 5)
    attack.still_possible(s, f)
    assert s.frames[-1] is not f


@pytest.mark.rule("MU-MUL-03", "MU-RES-03", "MU-CPT-02")
def test_allies_bear_their_own_losses_and_their_captains_fall_with_the_attack() -> None:
    t = homes()
    s = t.state
    mine, theirs = ship(t, 0, WAGON, "egypt", vf=9), ship(t, 2, WAGON, "egypt", vf=8)
    chief, marshal, other = leader(t, 0, "egypt", 2), leader(t, 2, "egypt", 2), leader(t, 2, "pannonia", 3)
    f = Attack(seat=0, place=NUMBER["judea"], victim=1, ids=(mine.id,), leaders=(chief.id,), allies=[2],
               convoys=[(theirs.id,)], marshals=[(marshal.id,)], toll=[1], fell=[2], inside=[0])  # fmt: skip
    f.result = ("stopped", [2, 3], [4], (), chief.id, 1)
    s.frames[:] = [f]
    assert attack.account(s, f) == "stopped"
    t.goto(*s.frames[1:])
    assert (f.lost, f.toll, f.fell, f.last, f.taker) == (2, [4], [6], chief.id, 1)
    assert (mine.vf, theirs.vf, s.vf[1][NUMBER["judea"]]) == (7, 5, 2)
    casualties.demote(s, f)
    assert (chief.level, marshal.level, other.level) == (1, 1, 3)


@pytest.mark.rule("MU-RES-05", "MU-NAV-06")
def test_besiegers_on_the_ground_who_have_all_fallen_occupy_nothing() -> None:
    t = homes()
    f = Attack(seat=0, place=NUMBER["judea"], victim=1, stayed=True)
    assert not attack.can_occupy(t.state, f)
    f.kind = "sortie"
    assert attack.can_occupy(t.state, f)


@pytest.mark.rule("MU-OPT-06")
def test_crusaders_neither_attack_each_other_nor_the_target_too_early() -> None:
    t = homes()
    s = t.state
    s.crusade, s.turn = [NUMBER["pannonia"], 2, bit(0) | bit(1)], 3
    assert (targets.verb_for(s, 0, NUMBER["judea"]), targets.verb_for(s, 0, NUMBER["pannonia"])) == ("", "")
    s.turn = 5
    assert targets.verb_for(s, 0, NUMBER["pannonia"]) == "surprise"
    assert targets.verb_for(s, 0, NUMBER["judea"]) == ""
    assert targets.verb_for(s, 2, NUMBER["judea"]) == "surprise"


@pytest.mark.rule("MU-SGE-14")
def test_ships_in_a_besieged_port_fight_the_fleet_off_it() -> None:
    t = homes()
    build(t, "nile_delta", TOWN)
    war(t, 0, 1)
    inside = ship(t, 0, GALLEY, "nile_delta", vf=9)
    leader(t, 0, "nile_delta", ride=inside.id).attacks = 1
    foe = ship(t, 1, GALLEY, "egyptian_sea", vf=3)
    t.state.sieges.append(Siege(NUMBER["nile_delta"], 1, foe.place))
    t.goto(CombatTurn(seat=0, step=1), March(seat=0, ids=[inside.id])).script(3, 0)
    t.do(0, "engage", 1)
    assert t.said("rammed")[0]["place"] == "egyptian_sea"


@pytest.mark.rule("MU-ATK-06")
def test_there_is_no_road_between_lands_that_do_not_touch() -> None:
    t = homes()
    assert movement.road_cost(t.state, 0, WAGON, NUMBER["judea"], NUMBER["pannonia"]) > 50


# -- sieges


@pytest.mark.rule("MU-SGE-10", "MU-SGE-08")
def test_besieged_barbarians_suffer_by_arts_of_war_and_hunger() -> None:
    t = homes()
    s = t.state
    place = wild(t, "palestine", 20)
    build(t, "palestine", FORT, 3)
    know(t, 0, "alchimia")
    camp = ship(t, 0, WAGON, "palestine", vf=40)
    s.sieges.append(Siege(place, 0, -1, turns=2))
    siege.wear(s, Pressing(seat=0, place=place))
    assert s.wild[place] == 19
    t.goto(Attrition(seat=0))
    assert (s.wild[place], camp.vf) == (18, 36)
    assert [e["vf"] for e in t.said("barbarians_starve")] == [1]


@pytest.mark.rule("MU-SGE-05", "MU-SGE-12")
def test_sieges_that_are_over_are_passed_over_and_who_has_nobody_there_storms_nothing() -> None:
    t = homes()
    s = t.state
    war(t, 0, 1)
    f = SiegeTurn(seat=0, places=[NUMBER["judea"]], step=1)
    t.goto(CombatTurn(seat=0, step=1), f)
    assert (t.asked, f.places) == ("command", [])
    s.sieges.append(Siege(NUMBER["judea"], 0, -1))
    assert siege.storming(s, 0, NUMBER["judea"]) == -1
    assert not siege.win(s, s.sieges[0])


@pytest.mark.rule("MU-OWN-04")
@pytest.mark.parametrize("by_land", [True, False])
def test_a_besieged_land_without_defenders_falls_to_who_besieges_it_by_land(by_land: bool) -> None:
    t = homes()
    s = t.state
    war(t, 0, 1)
    ship(t, 0, WAGON, "judea", vf=5)
    s.vf[1][NUMBER["judea"]] = 0
    own(t, 1, "thrace", 5)
    s.sieges.append(Siege(NUMBER["judea"], 0, -1 if by_land else NUMBER["levantine_sea"]))
    s.stirred = True
    t.goto(CombatTurn(seat=0, step=1))
    assert s.owner[NUMBER["judea"]] == (0 if by_land else -1)
    assert bool(t.said("lost_land")) is not by_land


# -- barbarians and pirates


@pytest.mark.rule("MU-BRB-12")
def test_what_barbarians_overrun_is_gone_with_captains_engines_and_transports() -> None:
    t = homes()
    s = t.state
    before = list(s.stock)
    leader(t, 1, "judea")
    away = leader(t, 1, "thrace")
    add_engine(s, 1, 2, NUMBER["judea"])
    ship(t, 1, CARAVAN, "judea").lots = [(2, 5, -1, -1)]
    raids.clear(s, 1, NUMBER["judea"])
    assert (s.captains[1], s.engines[1], s.fleets[1]) == ([away], [], [])
    assert s.stock == before
    assert [(d.good, d.units) for d in s.depots] == [(2, 5)]
    assert t.said("raid_took")[0]["what"] == ["trebuchet", "caravan"]


@pytest.mark.rule("MU-BRB-11", "MU-PIR-03")
@pytest.mark.parametrize(("level", "after"), [(0, 1), (1, 2), (3, 3)])
def test_pirates_who_win_at_sea_raise_their_captain(level: int, after: int) -> None:
    t = homes()
    s = t.state
    pirate = add_transport(s, s.seats + 1, GALLEY, 1, NUMBER["levantine_sea"], 9)
    pirate.chief = level
    raids.hold(s, Raid(kind="sea", origin=pirate.id, place=pirate.place, victim=0))
    assert pirate.chief == after
    assert [e["level"] for e in t.said("chief")] == [after]


@pytest.mark.rule("MU-BRB-07", "MU-PIR-03")
def test_a_raid_lapses_when_its_target_is_gone_and_fails_when_ramming_leaves_nobody() -> None:
    t = homes()
    s = t.state
    pirate = add_transport(s, s.seats + 1, GALLEY, 1, NUMBER["levantine_sea"], 9)
    f = Raid(kind="sea", origin=pirate.id, place=pirate.place, victim=0)
    s.frames[:] = [f]
    raids.still_on(s, f)
    assert (s.frames, t.said("raid")) == ([], [])
    pirate.vf = 1
    raids.after_outside(s, f)
    assert f.outcome == "failed"


@pytest.mark.rule("MU-BRB-06")
def test_whom_a_stronger_neighbour_drives_off_turns_to_the_next_target() -> None:
    t = homes()
    s = t.state
    strong, weak = wild(t, "palestine", 9), wild(t, "egypt", 5)
    first, second = NUMBER["nile_delta"], NUMBER["judea"]
    for one, other in ((strong, weak), (weak, strong)):
        s.wild[one], s.wild[other] = 9, 5
        wishes = {strong: [first, second], weak: [first, second]}
        assert barbarians.matched(s, wishes) == {one: first, other: second}


@pytest.mark.rule("MU-PIR-01")
def test_pirates_without_a_way_out_stay_and_each_sails_once() -> None:
    t = homes()
    s = t.state
    first = add_transport(s, s.seats + 1, GALLEY, 1, NUMBER["levantine_sea"], 9)
    second = add_transport(s, s.seats + 1, GALLEY, 1, NUMBER["levantine_sea"], 9)
    sailed = [first.id]
    t.script(0)
    pirates.sail(s, sailed)
    assert sailed == [first.id, second.id]
    assert (first.place, second.place != first.place) == (NUMBER["levantine_sea"], True)


# -- the end of a turn


@pytest.mark.rule("MU-OWN-06")
def test_armies_that_barbarian_land_cannot_feed_are_lost_but_not_besiegers() -> None:
    t = homes()
    s = t.state
    place = NUMBER["palestine"]
    s.vf[0][place], s.vf[1][place] = 4, 7
    supply.trim_wild(s, place)
    assert (s.vf[0][place], s.vf[1][place]) == (4, 1)
    assert [(e["seat"], e["vf"]) for e in t.said("starved")] == [(1, 6)]
    s.vf[0][place], s.vf[1][place] = 9, 7
    s.sieges.append(Siege(place, 1, -1))
    supply.trim_wild(s, place)
    assert (s.vf[0][place], s.vf[1][place]) == (5, 7)


@pytest.mark.rule("MU-AMB-79", "MU-CAP-02")
@pytest.mark.parametrize("more", [False, True])
def test_a_captain_above_the_limit_lasts_to_the_end_of_the_turn(more: bool) -> None:
    t = homes()
    s = t.state
    old = [leader(t, 0, "nile_delta")] if more else []
    new = leader(t, 0, "nile_delta")
    new.extra = True
    supply.remove_extra_captains(s)
    assert s.captains[0] == (old if more else [new])
    assert not new.extra


@pytest.mark.rule("MU-PLA-05", "MU-PLA-07")
@pytest.mark.parametrize(("had", "vf", "kept"), [(0, 9, 5), (3, 9, 5), (4, 2, 2), (5, 0, 0), (5, 5, 5)])
def test_logistics_keeps_five_armies_of_what_is_not_placed(had: int, vf: int, kept: int) -> None:
    t = homes()
    s = t.state
    know(t, 0, "logistica")
    s.reserve = [had, 0, 0]
    open_books(s, s.reserve, 1)
    placement.hold_back(s, 0, vf)
    assert s.reserve == [kept, 0, 0]
    assert [e["vf"] for e in t.said("wasted")] == ([vf - kept] if vf > kept else [])


# -- relics, the papacy, pacts, money


@pytest.mark.rule("MU-REL-02", "MU-REL-04")
@pytest.mark.parametrize("sound", [True, False])
def test_a_relic_is_left_in_an_own_cathedral_that_is_whole(sound: bool) -> None:
    t = homes()
    s = t.state
    assert relics.rights(s, 0) == []
    bearer = leader(t, 0, "nile_delta")
    bearer.relic = 0
    s.relics = [Relic(NUMBER["thrace"]), Relic(NUMBER["judea"], captain=bearer.id, taken=True)]
    build(t, "nile_delta", CHURCH)
    s.damaged[NUMBER["nile_delta"]] = 0 if sound else 1 << CHURCH
    t.goto(CombatTurn(seat=0, step=1))
    assert t.can(0, "leave_relic", bearer.id) is sound
    if sound:
        t.do(0, "leave_relic", bearer.id)
        assert s.relics[1] == Relic(NUMBER["nile_delta"], housed=True, taken=True)
        assert (bearer.relic, s.relics[0].housed, len(t.said("relic_left"))) == (-1, False, 1)


@pytest.mark.rule("MU-OPT-05")
@pytest.mark.parametrize("armies", [True, False])
def test_a_new_pope_with_armies_in_barbarian_rome_holds_it(armies: bool) -> None:
    t = homes(module_papacy=True)
    s = t.state
    rome = wild(t, "lazio", 7)
    s.vf[0][rome] = 3 * armies
    papacy.make_pope(s, 0)
    assert (s.pope, s.owner[rome], s.wild[rome]) == ((0, 0, 0) if armies else (0, -1, 7))


@pytest.mark.rule("MU-BKR-01", "MU-BKR-02")
def test_bankruptcy_cancels_what_is_owed_and_nothing_that_others_owe() -> None:
    t = homes()
    s = t.state
    rich(t, 0, 0, 0)
    own_debts = (("payment", 0, 1, 50, 1), ("loan", 2, 0, 100, 150, 9))
    others = (("payment", 1, 0, 30, 1), ("loan", 0, 2, 100, 150, 9), ("payment", 0, 1, 40, 0))
    s.pacts = [Pact(1, (0, 1, 2), (*own_debts, *others), 0, ALL), Pact(2, (0, 1), own_debts[:1], 0, ALL)]
    s.loans[0] = [100]
    assert pacts.debts(s, 0) == 50 + 150 + 50
    assert pacts.debts(s, 2) == 150
    before = s.honour[0]
    taxes.fail(s, 0)
    assert [p.clauses for p in s.pacts] == [others[:2]]
    assert (s.loans[0], s.florins[0], s.honour[0], s.bankrupt) == ([], 1000, before - 3, bit(0))
    assert [e["seat"] for e in t.said("bankrupt")] == [0]


@pytest.mark.rule("MU-DIP-09", "MU-DIP-07")
@pytest.mark.parametrize("short", ["nothing", "land", "armies", "besieged", "prisoners", "transport", "money"])
def test_a_promise_is_accepted_only_by_who_can_keep_it(short: str) -> None:
    t = homes()
    s = t.state
    rich(t, 100, 0, 0)
    place = NUMBER["nile_delta"]
    tr = ship(t, 0, CARAVAN, "nile_delta", vf=1)
    s.prisoners[0][1] = 3
    clauses = (
        ("cede_armies", 0, 1, place, 5), ("release", 0, 1, 3), ("cede_transport", 0, 1, tr.id),
        ("payment", 0, 1, 100, 0), ("payment", 1, 0, 900, 0), ("release", 1, 0, 9),
    )  # fmt: skip
    if short == "land":
        own(t, 2, "nile_delta", 6)
    elif short == "armies":
        s.vf[0][place] = 4
    elif short == "besieged":
        s.sieges.append(Siege(place, 2, -1))
    elif short == "prisoners":
        s.prisoners[0][1] = 2
    elif short == "transport":
        tr.vf = 0
    elif short == "money":
        rich(t, 99, 0, 0)
    assert terms.can_keep(s, 0, clauses) is (short == "nothing")


@pytest.mark.rule("MU-MOD-07")
def test_a_monopoly_is_lost_with_the_lead_or_the_technology() -> None:
    t = homes()
    s = t.state
    s.monopoly = [(3, 1), (-1, -1), (2, 2)]
    trade.review_monopolies(s)
    assert s.monopoly == [(-1, -1)] * 3
    assert [e["seat"] for e in t.said("monopoly_lost")] == [0, 2]


@pytest.mark.rule("MU-CTL-03", "MU-COM-12")
def test_there_is_no_market_where_there_is_no_site() -> None:
    t = homes()
    place = own(t, 0, "lycia", 5)
    build(t, "lycia", TOWN)
    tr = ship(t, 0, CARAVAN, "lycia")
    site = bool(trade.PRICES[place])
    assert (trade.market(t.state, 0, tr) == place) is site


@pytest.mark.rule("MU-COM-14")
@pytest.mark.parametrize("both", [True, False])
def test_a_toll_is_taken_at_a_strait_whose_banks_are_one_players(both: bool) -> None:
    t = homes()
    s = t.state
    b = BOARDS[s.board]
    narrows = [(x, lane[0], lane[2][0]) for x in b.seas for lane in b.lanes[x] if lane[2]]
    here, there, strait = next(found for found in narrows if all(b.inside[t] for t in BANKS[found[2]]))
    for bank in BANKS[strait][: 2 if both else 1]:
        own(t, 1, IDS[bank], 5)
    assert sailing.strait_owner(s, here, there) == (1 if both else -1)
    assert sailing.strait_owner(s, NUMBER["judea"], there) == -1


@pytest.mark.rule("MU-TRN-03", "MU-COM-01")
def test_a_planned_journey_is_made_when_all_are_done() -> None:
    t = homes(commerce="together")
    s = t.state
    rich(t, 1000, 0, 0)
    own(t, 0, "egypt", 5)
    tr = ship(t, 0, CARAVAN, "nile_delta", pm=9)
    build(t, "nile_delta", TOWN)
    t.goto(Commerce(shown=True, step=3)).do(0, "use", tr.id)
    each = trade.price(s, 0, tr.place, 3, True)
    t.do(0, "buy", trade.GOODS[3], each, 2).do(0, "go", "egypt").do(0, "done")
    assert (tr.place, [lot[:2] for lot in tr.lots]) == (NUMBER["egypt"], [(3, 2)])
    assert s.florins[0] == 1000 - 2 * each
    assert ventures.is_trader(tr)
    assert [e["into"] for e in t.said("moved")] == ["egypt"]


@pytest.mark.rule("MU-ELI-01")
def test_every_technology_of_the_eliminated_is_inherited_the_last_one_too() -> None:
    t = homes(florins_hidden=False)
    s = t.state
    know(t, 1, *TECHS)
    know(t, 0, TECHS[3])
    rich(t, 10, 70, 5)
    s.counted = list(s.florins)
    s.victor = 0
    ownership.eliminate(s, 1)
    assert s.tech[0] == (1 << len(TECHS)) - 1
    assert [e["tech"] for e in t.said("learned")] == [name for name in TECHS if name != TECHS[3]]
    assert s.counted == s.florins == [80, 0, 5]


@pytest.mark.rule("MU-CTL-03", "MU-CMP-03")
@pytest.mark.parametrize("left", [0, 1])
def test_a_new_capital_is_founded_only_with_a_village_of_the_reserve(left: int) -> None:
    t = table()
    s = t.state
    own(t, 0, "lycia", 5)
    own(t, 1, "judea", 5)
    own(t, 2, "pannonia", 5)
    rich(t, 1000, 0, 0)
    s.boxed[STOCKED["village"]] -= s.stock[STOCKED["village"]] - left
    s.stock[STOCKED["village"]] = left
    bare = next(x for x in BOARDS[s.board].lands if not SITE[x])
    own(t, 0, IDS[bare], 5)
    found = [o for o in purchase.purchases(s, Purchase(), 0, []) if o[0] == "found"]
    assert bool(found) is bool(left)


@pytest.mark.rule("MU-MUL-03", "MU-ATK-07")
def test_an_ally_with_a_single_army_aboard_must_bring_more_or_nobody() -> None:
    t = homes()
    first, second = ship(t, 2, WAGON, "egypt", vf=1, pm=9), ship(t, 2, WAGON, "egypt", vf=5, pm=9)
    chief = leader(t, 2, "egypt", ride=first.id)
    chief.attacks = 1
    f = Attack(seat=0, place=NUMBER["nile_delta"], victim=-1, allies=[2], convoys=[(first.id,)], toll=[0],
               marshals=[(chief.id,)], gathering=True, step=4)  # fmt: skip
    assert attack.ATTACK.steps[4] is attack.ask_allies
    t.goto(CombatTurn(seat=0, step=1), f)
    assert (t.asked, t.waiting(), t.options(2)) == ("bring", (2,), [("bring", second.id)])
    t.do(2, "bring", second.id)
    assert f.convoys == [(first.id, second.id)]
    assert (f.gathering, chief.attacks) == (False, 0)


@pytest.mark.rule("MU-BLK-03")
def test_a_ship_held_up_off_its_port_goes_back_into_it_only_be_it_the_first_on_the_map() -> None:
    t = homes()
    s = t.state
    thrace = own(t, 0, "thrace", 5)
    assert thrace == 0
    build(t, "thrace", TOWN)
    war(t, 0, 1)
    held = ship(t, 0, GALLEY, IDS[PORT[thrace]], vf=3)
    held.came = thrace
    assert len(movement.steps(s, 0, held)) > 1
    ship(t, 1, GALLEY, IDS[held.place], vf=3)
    assert [space for space, _ in movement.steps(s, 0, held)] == [thrace]


# -- objectives


def capitals(t: Table, n: int) -> None:
    for place in [x for x in BOARDS[t.state.board].lands if HOLY[x]][:n]:
        own(t, 0, IDS[place], 9)


def castles(t: Table, n: int) -> None:
    for place in ("egypt", "judea", "palestine")[:n]:
        own(t, 0, place, 9)
        build(t, place, FORT, 3)
    own(t, 0, "syria", 9)
    build(t, "syria", FORT, 2)


def cities(t: Table, n: int) -> None:
    sites = [IDS[x] for x in BOARDS[t.state.board].lands if SITE[x]]
    for place in sites[:n]:
        own(t, 0, place, 9)
        build(t, place, TOWN, 3)
    own(t, 0, sites[n], 9)
    build(t, sites[n], TOWN, 2)


def ports(t: Table, n: int) -> None:
    sites = [IDS[x] for x in BOARDS[t.state.board].lands if PORT[x] >= 0]
    for place in sites[:n]:
        own(t, 0, place, 9)
        build(t, place, TOWN)
    own(t, 0, sites[n], 9)


def plains(t: Table, n: int) -> None:
    for place in [IDS[x] for x in BOARDS[t.state.board].lands if TERRAIN[x] == PLAIN][:n]:
        own(t, 0, place, 9)
    own(t, 0, next(IDS[x] for x in BOARDS[t.state.board].lands if TERRAIN[x] == DESERT), 9)


def any_land(t: Table, n: int) -> None:
    for place in BOARDS[t.state.board].lands[:n]:
        own(t, 0, IDS[place], 9)


def galleys(t: Table, n: int) -> None:
    for level in (1, 2, *[3] * n):
        ship(t, 0, GALLEY, "levantine_sea", level=level)


def merchants(t: Table, n: int) -> None:
    for level in (1, 2, *[3] * n):
        ship(t, 0, SHIP, "levantine_sea", level=level)


@pytest.mark.rule("MU-OPT-07", "MU-VIC-03")
@pytest.mark.parametrize(
    ("name", "give"),
    [
        ("religious_capitals", capitals), ("castles", castles), ("cities", cities), ("ports", ports),
        ("plains", plains), ("territories", any_land), ("galleys_level_3", galleys),
        ("merchant_ships_level_3", merchants),
    ],
)  # fmt: skip
@pytest.mark.parametrize("have", [1, 2])
def test_an_objective_that_counts_is_fulfilled_by_that_many_and_not_by_one_less(
    name: str, give: Callable[[Table, int], None], have: int
) -> None:
    t = table()
    own(t, 1, "pannonia", 5)
    give(t, have)
    assert objectives.fulfilled(t.state, 0, {"condition": {name: 2}}) is (have == 2)


@pytest.mark.rule("MU-ELI-02", "MU-HID-03")
def test_florins_that_lie_open_go_to_the_bank_in_the_open() -> None:
    t = homes(florins_hidden=False)
    s = t.state
    rich(t, 10, 70, 5)
    s.counted = list(s.florins)
    ownership.eliminate(s, 1)
    assert s.counted == s.florins == [10, 0, 5]


@pytest.mark.rule("MU-ELI-02")
def test_loans_armies_to_come_notes_and_monopoly_of_the_eliminated_are_void() -> None:
    t = homes()
    s = t.state
    s.loans, s.pool, s.returning = [[100], [100], []], [1, 2, 3], [4, 5, 6]
    s.corsairs, s.monopoly = [(200,), (201,), ()], [(2, 1), (3, 2), (-1, -1)]
    s.pacts = [Pact(1, (0, 1), (("non_aggression",),), 0, ALL), Pact(2, (0, 2), (("non_aggression",),), 0, ALL)]
    ownership.eliminate(s, 1)
    assert (s.loans, s.pool, s.returning) == ([[100], [], []], [1, 0, 3], [4, 0, 6])
    assert (s.corsairs, s.monopoly) == ([(200,), (), ()], [(2, 1), (-1, -1), (-1, -1)])
    assert [pact.number for pact in s.pacts] == [2]


@pytest.mark.rule("MU-COM-14", "MU-AMB-69")
def test_a_toll_is_due_where_a_caravan_comes_to_not_where_it_comes_from() -> None:
    t = homes()
    s = t.state
    own(t, 1, "egypt", 5)
    know(t, 1, "mercato")
    rich(t, 0, 0, 0)
    s.toll = bit(0) | bit(1)
    s.pacts = [Pact(1, (0, 1), (("passage", 1, 0, -1, 0, 1),), 9, ALL)]
    tr = ship(t, 0, CARAVAN, "nile_delta", pm=9)
    tr.lots = [(3, 4, -1, -1)]
    sailing.set_out(s, 0, [tr], NUMBER["egypt"])
    assert s.florins == [0, 12, 0]
    tr.done = 0
    sailing.set_out(s, 0, [tr], NUMBER["nile_delta"])
    assert s.florins == [0, 12, 0]
