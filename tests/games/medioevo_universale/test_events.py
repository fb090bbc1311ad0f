"""Phase 7: Event cards, relics, rebellion (EVT, REL, REB, TRE, ACT)."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale import GAME
from araldo.games.medioevo_universale.board import IDS, NUMBER
from araldo.games.medioevo_universale.box import (
    CARAVAN,
    CHURCH,
    EVENT_CARDS,
    EVENTS,
    FAIR,
    FORT,
    GALLEY,
    SHIP,
    TOWN,
    TREASURE_CARDS,
    TREASURES,
)
from araldo.games.medioevo_universale.frames import Events, Purchase
from araldo.games.medioevo_universale.rules import barbarians, course, events, rebellion, relics
from araldo.games.medioevo_universale.rules.land import rebel_level, supply
from araldo.games.medioevo_universale.rules.pieces import remove_captain
from araldo.games.medioevo_universale.rules.purchase import close_phase
from araldo.games.medioevo_universale.rules.treasures import draw_treasure
from araldo.games.medioevo_universale.state import HALVED, STUCK, Relic
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, know, leader, own, ship, table, wild


def event(t: Table, icon: str, *dice: int, territory: str = "") -> Events:
    """Put an Event card with this icon first on top, script the die so that it shows, and stand before it."""
    number = next(
        i for i, card in enumerate(EVENTS)
        if icon in card["icons"] and (not territory or territory in card["territories"]) and not card["grail"]
    )  # fmt: skip
    card = EVENT_CARDS.start + number
    t.state.event_deck.remove(card)
    t.state.event_deck.append(card)
    frame = Events(step=1)
    t.script(2 * EVENTS[number]["icons"].index(icon), *dice)
    return frame


def strike(t: Table, frame: Events) -> None:
    """Draw and carry out; nothing after it."""
    events.draw_event(t.state, frame)
    events.strike(t.state, frame)


@pytest.mark.rule("MU-EVT-01", "MU-BRB-01")
def test_pirates_sail_before_the_event_and_barbarians_act_last() -> None:
    assert [step.__name__ for step in GAME.steps[Events]] == [
        "sail", "draw_event", "strike", "plague", "grail", "rebel", "plan_raids", "raid", "settle_down",
    ]  # fmt: skip


@pytest.mark.rule("MU-EVT-02", "MU-EVT-09")
@pytest.mark.example("MU-EX-028")
@pytest.mark.parametrize("die", range(6))
def test_a_die_chooses_one_of_three_icons(die: int) -> None:
    t = table()
    frame = Events()
    top = t.state.event_deck[-1] - EVENT_CARDS.start
    t.script(die)
    events.draw_event(t.state, frame)
    assert frame.icon == EVENTS[top]["icons"][die // 2]
    assert t.state.event_discard == [top + EVENT_CARDS.start]


@pytest.mark.rule("MU-EVT-03")
def test_territories_out_of_play_are_ignored_and_an_empty_deck_is_shuffled() -> None:
    t = table()
    s = t.state
    partly = next(i for i, c in enumerate(EVENTS) if any(s.owner[NUMBER[x]] == -2 for x in c["territories"]))
    s.event_discard = [EVENT_CARDS.start + partly]
    s.event_deck = []
    frame = Events()
    t.script(0)
    events.draw_event(s, frame)
    assert frame.event == partly
    frame.icon = "slump"
    events.strike(s, frame)
    assert s.slump == [NUMBER[x] for x in EVENTS[partly]["territories"] if s.owner[NUMBER[x]] != -2]


@pytest.mark.rule("MU-EVT-04", "MU-EVT-07")
def test_an_earthquake_damages_every_building_of_one_territory() -> None:
    t = table()
    frame = event(t, "earthquake")
    card = EVENTS[t.state.event_deck[-1] - EVENT_CARDS.start]
    lands = [x for x in card["territories"] if t.state.owner[NUMBER[x]] != -2]
    place = own(t, 0, lands[0])
    build(t, lands[0], TOWN, 2)
    build(t, lands[0], FORT, 1)
    before = supply(t.state, place)
    t.state.dice.append(0)
    strike(t, frame)
    assert t.state.damaged[place] == 1 << TOWN | 1 << FORT
    assert supply(t.state, place) == before - 20 - 5
    t.state.turn += 1
    close_phase(t.state, Purchase())
    assert (t.state.town[place], t.state.fort[place], t.state.damaged[place]) == (1, 0, 0)


@pytest.mark.rule("MU-EVT-07")
def test_damage_has_no_effect_among_barbarians() -> None:
    t = table()
    build(t, "judea", TOWN)
    events.earthquake(t.state, NUMBER["judea"])
    assert t.state.damaged[NUMBER["judea"]] == 0


@pytest.mark.rule("MU-EVT-05")
def test_a_storm_holds_transports_and_knowledge_halves_it() -> None:
    t = table()
    own(t, 0, "judea")
    caravan, galley = ship(t, 0, CARAVAN, "judea"), ship(t, 0, GALLEY, "levantine_sea")
    far = ship(t, 0, GALLEY, "black_sea_e")
    know(t, 1, "astronomia")
    wise, cart = ship(t, 1, GALLEY, "levantine_sea"), ship(t, 1, CARAVAN, "judea")
    events.storm(t.state, (NUMBER["judea"], NUMBER["levantine_sea"]))
    assert [x.done for x in (caravan, galley, far, wise, cart)] == [STUCK, STUCK, 0, HALVED, STUCK]
    know(t, 2, "cartografia")
    cart = ship(t, 2, CARAVAN, "judea")
    events.storm(t.state, (NUMBER["judea"],))
    assert cart.done == HALVED


@pytest.mark.rule("MU-EVT-06")
def test_plague_takes_a_die_of_armies_from_each_player_there_and_none_from_barbarians() -> None:
    t = table()
    own(t, 0, "judea", 9)
    own(t, 1, "sinai", 2)
    wild(t, "palestine", 5)
    frame = Events(step=3, spaces=(NUMBER["judea"], NUMBER["sinai"], NUMBER["palestine"]), sick=[0, 1])
    t.script(4, 5)
    t.state.frames[:] = [frame]
    while frame.sick or len(t.state.frames) > 1:
        top = t.state.frames[-1]
        events.plague(t.state, frame) if top is frame else t.game._running[type(top)][top.step](t.state, top)
        if t.state.frames[-1] is top and top is not frame:
            t.state.frames.pop()
    assert t.state.vf[0][NUMBER["judea"]] == 4
    assert t.state.vf[1][NUMBER["sinai"]] == 0
    assert t.state.wild[NUMBER["palestine"]] == 5


@pytest.mark.rule("MU-EVT-08", "MU-EVT-10")
def test_a_slump_marks_the_territories_but_not_those_under_castellano() -> None:
    t = table()
    frame = event(t, "slump")
    card = EVENTS[t.state.event_deck[-1] - EVENT_CARDS.start]
    lands = [NUMBER[x] for x in card["territories"] if t.state.owner[NUMBER[x]] != -2]
    t.state.shield = [lands[0]]
    strike(t, frame)
    assert t.state.slump == lands[1:]


@pytest.mark.rule("MU-EVT-10")
def test_castellano_saves_buildings_from_an_earthquake() -> None:
    t = table()
    place = own(t, 0, "judea")
    build(t, "judea", TOWN)
    t.state.shield = [place]
    events.earthquake(t.state, place)
    assert t.state.damaged[place] == 0


# -- relics


@pytest.mark.rule("MU-REL-01")
def test_a_relic_appears_where_the_die_says_and_never_twice_in_a_place() -> None:
    t = table()
    places = ["judea", "rostov", "sinai", "egypt", "syria", "crete", "lydia", "cyprus"]
    t.script(1, 2)  # out of play with three players: rolled again
    relics.appear(t.state, places)
    assert [IDS[r.place] for r in t.state.relics] == ["sinai"]
    t.script(2)
    relics.appear(t.state, places)
    assert len(t.state.relics) == 1
    for die in (0, 3, 4, 5):
        t.script(die)
        relics.appear(t.state, places)
    assert len(t.state.relics) == 4  # there are only four tokens


@pytest.mark.rule("MU-REL-02", "MU-REL-03", "MU-REL-05")
def test_the_first_captain_takes_a_relic_for_a_point_of_honour() -> None:
    t = table()
    s = t.state
    s.relics.append(Relic(NUMBER["sinai"]))
    own(t, 1, "sinai")
    stranger, c = leader(t, 0, "sinai"), leader(t, 1, "sinai")
    assert relics.rights(s, 0) == []  # not his land, and no pact
    assert relics.rights(s, 1) == [("take_relic", c.id)]
    relics.use(s, 1, ("take_relic", c.id))
    assert s.honour[1] == 1
    remove_captain(s, 1, c)
    assert (s.relics[0].captain, s.relics[0].place) == (-1, NUMBER["sinai"])
    again = leader(t, 1, "sinai")
    relics.use(s, 1, ("take_relic", again.id))
    assert s.honour[1] == 1
    again.place = NUMBER["levantine_sea"]
    remove_captain(s, 1, again)
    assert s.relics == []
    assert stranger.relic < 0


@pytest.mark.rule("MU-REL-02", "MU-REL-04")
def test_a_relic_left_in_a_cathedral_makes_it_worth_two() -> None:
    t = table()
    s = t.state
    place = own(t, 0, "judea", 20)
    build(t, "judea", CHURCH)
    c = leader(t, 0, "judea")
    s.relics.append(Relic(place, captain=c.id, taken=True))
    c.relic = 0
    before = course.final_honour(s, 0)
    relics.use(s, 0, ("leave_relic", c.id))
    assert s.relics[0].housed
    assert course.final_honour(s, 0) == before + 1


# -- rebellion


@pytest.mark.rule("MU-REB-01", "MU-REB-03")
@pytest.mark.example("MU-EX-030")
def test_law_and_walls_lower_the_level_of_rebellion() -> None:
    t = table()
    know(t, 0, "legge")
    tower, castle = own(t, 0, "cyrenaica"), own(t, 0, "sinai")
    build(t, "cyrenaica", FORT, 1)
    build(t, "sinai", FORT, 3)
    assert (rebel_level(t.state, tower), rebel_level(t.state, castle)) == (3, 1)
    know(t, 0, "vassallaggio", "feudalesimo")
    assert (rebel_level(t.state, tower), rebel_level(t.state, castle)) == (5, 3)


@pytest.mark.rule("MU-REB-02", "MU-REB-04", "MU-REB-05")
@pytest.mark.example("MU-EX-029")
def test_a_territory_rebels_below_the_roll_and_becomes_barbarian() -> None:
    t = table()
    s = t.state
    first, second = own(t, 0, "egypt", 3), own(t, 0, "sinai", 2)
    build(t, "sinai", CHURCH)
    build(t, "sinai", FORT)
    s.fort[second] = 0  # so that nothing lowers the level; the piece stays out of the reserve
    ship(t, 0, CARAVAN, "sinai", vf=0)
    leader(t, 0, "sinai")
    t.script(1, 3)
    rebellion.rebel(s)
    assert (s.owner[first], s.vf[0][first]) == (0, 3)
    assert (s.owner[second], s.wild[second], s.vf[0][second], s.church[second]) == (-1, 4, 0, 0)
    assert s.captains[0] == []
    assert [tr.place for tr in s.fleets[s.seats]] == [second]


@pytest.mark.rule("MU-REB-02")
@pytest.mark.parametrize(("how", "dice"), [("one_for_all", 1), ("one_per_player", 2), ("one_per_territory", 3)])
def test_the_table_chooses_how_often_the_die_is_thrown(how: str, dice: int) -> None:
    t = table(rebellion_roll=how)
    for seat, place in ((0, "egypt"), (0, "sinai"), (1, "judea")):
        own(t, seat, place, 2)
    before = t.state.draws
    t.script(*[0] * dice)
    rebellion.rebel(t.state)
    assert t.state.draws - before == dice


@pytest.mark.rule("MU-REB-06", "MU-REB-07")
@pytest.mark.example("MU-EX-031")
def test_captains_and_borders_recruit_and_add_up() -> None:
    t = table()
    own(t, 0, "egypt")
    place = wild(t, "nile_delta", 3, chief=2)
    alone = wild(t, "georgia", 3)
    rebellion.recruit(t.state)
    assert t.state.wild[place] == 6
    assert t.state.wild[alone] == 3


@pytest.mark.rule("MU-REB-08")
def test_a_besieged_territory_does_not_rebel() -> None:
    from araldo.games.medioevo_universale.state import Siege

    t = table()
    place = own(t, 0, "egypt", 1)
    t.state.sieges.append(Siege(place, 1, -1))
    assert not rebellion.thin(t.state, place)


# -- activation and treasure


@pytest.mark.rule("MU-ACT-01")
def test_neighbours_and_the_kingdom_are_stirred_by_a_conquest() -> None:
    t = table()
    wild(t, "nile_delta", 1)
    far = wild(t, "judea", 2, chief=2)  # of the same Kingdom, not a neighbour
    barbarians.activate(t.state, NUMBER["egypt"])
    assert t.state.wild[NUMBER["nile_delta"]] == 2
    assert t.state.wild[far] == 4
    assert t.state.wild[NUMBER["egypt"]] == 0


@pytest.mark.rule("MU-TRE-01", "MU-TRD-13")
def test_a_treasure_gives_florins_armies_and_goods_on_the_ground() -> None:
    t = table()
    s = t.state
    card = s.treasure_deck[-1]
    vf, florins, units = TREASURES[card - TREASURE_CARDS.start]
    had = s.florins[0]
    t.script(3)  # 4: salt
    draw_treasure(s, 0, NUMBER["egypt"])
    assert s.florins[0] == had + florins
    assert s.returning[0] == vf
    depot = s.depots[0]
    assert (IDS[depot.place], depot.good, depot.units) == ("egypt", 3, units)
    assert s.treasure_deck[0] == card


@pytest.mark.rule("MU-TRE-01")
def test_at_sea_a_treasure_goes_into_the_holds_of_the_victor() -> None:
    t = table()
    ship(t, 0, SHIP, "levantine_sea", level=3)
    t.script(0)
    draw_treasure(t.state, 0, NUMBER["levantine_sea"])
    t.game.run(t.state)
    assert t.state.fleets[0][0].lots[0][1] > 0
    assert t.state.depots == []


def test_fairs_and_cathedrals_do_not_survive_barbarians() -> None:
    t = table()
    place = own(t, 0, "egypt", 4)
    build(t, "egypt", TOWN)
    build(t, "egypt", FAIR)
    rebellion.settle(t.state, place, 3)
    assert (t.state.town[place], t.state.fairs[place], t.state.owner[place]) == (1, 0, -1)
