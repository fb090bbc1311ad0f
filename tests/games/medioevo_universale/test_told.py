"""What comes to light: secrets that a step betrays, cards and gifts that are named, and who is meant by them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from araldo.games.medioevo_universale.board import IDS, NUMBER, ROME
from araldo.games.medioevo_universale.box import CHURCH, FACE, GALLEY, OBJECTIVE_CARDS, OBJECTIVES
from araldo.games.medioevo_universale.frames import (
    Attack,
    Battle,
    Chain,
    CombatTurn,
    Conclave,
    Delivery,
    Feast,
    Shielding,
)
from araldo.games.medioevo_universale.rules import (
    conquest,
    diplomacy,
    empire,
    envoys,
    instant,
    objectives,
    ownership,
    pacts,
    papacy,
    wars,
)
from araldo.games.medioevo_universale.rules.pieces import add_engine
from araldo.games.medioevo_universale.state import Pact
from araldo.kernel import ALL, bit
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, leader, own, rich, ship, table


def homes(seats: int = 3, **options: Any) -> Table:
    t = table(seats, **options)
    for seat, place in enumerate(("nile_delta", "judea", "pannonia", "thrace")[:seats]):
        own(t, seat, place, 6)
    t.state.log = t.events
    return t


def war(t: Table, a: int, b: int) -> None:
    t.state.war[a] |= bit(b)
    t.state.war[b] |= bit(a)


# -- what tells of a secret cannot be taken back


def expires(t: Table) -> None:
    t.state.pacts[0].ends = t.state.turn
    diplomacy.end_of_turn(t.state)


def unpaid(t: Table) -> None:
    t.state.pacts[0].clauses = (("payment", 0, 1, 50, 1),)
    diplomacy.end_of_turn(t.state)


def used(t: Table) -> None:
    pacts.uses(t.state, t.state.pacts[0])


def duty(t: Table) -> None:
    wars.secrets_out(t.state)


def golden_tablet(t: Table) -> None:
    t.state.pacts[0].clauses = (("defensive_alliance", 0),)
    war(t, 0, 2)
    war(t, 1, 2)
    envoys.tablet(t.state, Delivery(seat=0, target=2, kind="targa_d_oro", args=("player",)))


@pytest.mark.rule("MU-HID-02", "MU-DIP-08")
@pytest.mark.parametrize("step", [expires, unpaid, used, duty, golden_tablet])
@pytest.mark.parametrize("secret", [True, False])
def test_a_step_that_tells_of_a_secret_pact_is_not_taken_back(step: Callable[[Table], None], secret: bool) -> None:
    t = homes()
    s = t.state
    rich(t, 0, 0, 0)
    seen = bit(0) | bit(1) if secret else ALL
    s.pacts = [Pact(1, (0, 1), (("non_aggression",),), 0, seen, secret)]
    before = s.shown
    step(t)
    assert (s.shown > before) is (secret or step is unpaid)  # who cannot pay shows his purse


@pytest.mark.rule("MU-EMP-12", "MU-CB-04")
@pytest.mark.parametrize("friend_fights", [True, False])
def test_the_golden_tablet_leaves_alliances_with_those_who_go_on_fighting_and_no_others(friend_fights: bool) -> None:
    t = homes(4)
    s = t.state
    war(t, 0, 2)
    if friend_fights:
        war(t, 1, 2)
    s.pacts = [
        Pact(1, (0, 1), (("defensive_alliance", 0),), 0, ALL),
        Pact(2, (0, 3), (("defensive_alliance", 0),), 0, ALL),
        Pact(3, (0, 1), (("non_aggression",),), 0, ALL),
    ]
    envoys.tablet(s, Delivery(seat=0, target=2, kind="targa_d_oro", args=("player",)))
    assert s.war[0] == 0
    assert [pact.number for pact in s.pacts] == ([2, 3] if friend_fights else [1, 2, 3])
    assert s.cb[1][0] == int(friend_fights)
    assert t.said("pact_left") == [{"seat": 0, "seats": [1]}] * friend_fights


@pytest.mark.rule("MU-HID-02", "MU-HID-08")
def test_a_spy_sees_all_pacts_of_one_player_and_his_land_objective_only() -> None:
    t = homes(module_objectives=True)
    s = t.state
    for hand in s.objectives:
        t.place("objective_deck", None, list(hand))
    by_kind = {OBJECTIVES[p - OBJECTIVE_CARDS.start]["kind"]: p for p in OBJECTIVE_CARDS}
    t.place("objectives", 1, [by_kind["land"], by_kind["sea"]])
    s.pacts = [
        Pact(1, (1, 2), (("non_aggression",),), 0, bit(1) | bit(2), True),
        Pact(2, (2,), (("non_aggression",),), 0, bit(2), True),
    ]
    before = s.shown
    envoys.spy(s, Delivery(seat=0, target=1, kind="spia"))
    assert s.shown > before
    assert [bool(pact.seen & bit(0)) for pact in s.pacts] == [True, False]
    assert t.said("spied") == [{"seat": 0, "victim": 1}]
    assert t.view(0)["objectives"][1] == {"hidden": 1, "known": [by_kind["land"]]}


@pytest.mark.rule("MU-HID-01", "MU-HID-05", "MU-HID-08")
@pytest.mark.parametrize("shown", [empire.hidden, objectives.hidden, instant.pried_shown])
def test_others_see_that_a_card_was_chosen_and_not_which(shown: Callable[[Any], Any]) -> None:
    assert shown(("keep", "genio")) == ("keep",)


# -- bardo, castellano, flagellante, sicario


@pytest.mark.rule("MU-HID-04", "MU-VIC-01")
def test_of_equal_gifts_one_is_taken_and_his_giver_alone_is_honoured() -> None:
    t = homes(4)
    s = t.state
    rich(t, 0, 90, 90, 90)
    s.honour = [0, 5, 2, 2]
    f = Feast(seat=0)
    before = s.shown
    t.goto(CombatTurn(seat=0, step=1), f)
    t.do(1, "gift", 40).do(2, "gift", 40).do(3, "gift", 30)
    assert (s.shown > before, t.asked, t.options(0)) == (True, "favour", [("favour", 1), ("favour", 2)])
    assert envoys.default_favour(s, f, 0) == ("favour", 2)
    assert [(e["seat"], e["amount"]) for e in t.said("gift")] == [(1, 40), (2, 40), (3, 30)]
    assert t.said("gifts") == [{"seat": 0, "most": 40}]
    t.do(0, "favour", 1)
    assert (s.florins, s.honour) == ([40, 50, 90, 90], [0, 6, 2, 2])
    assert t.said("paid") == [{"seat": 1, "to_seat": 0, "amount": 40}]


@pytest.mark.rule("MU-HID-04")
def test_an_enemy_is_not_asked_for_a_gift_and_gifts_of_nothing_favour_nobody() -> None:
    t = homes()
    s = t.state
    war(t, 0, 1)
    rich(t, 0, 90, 90)
    t.goto(CombatTurn(seat=0, step=1), Feast(seat=0))
    assert t.waiting() == (2,)
    t.do(2, "gift", 0)
    assert (t.asked, s.honour) == ("command", [0, 0, 0])


@pytest.mark.rule("MU-EVT-10", "MU-CB-02")
def test_who_wants_no_more_shields_has_none_left_and_the_others_may_break_them() -> None:
    t = homes()
    s = t.state
    own(t, 0, "egypt", 5)
    f = Shielding(seat=0, left=3)
    t.goto(CombatTurn(seat=0, step=1), f)
    t.do(0, "shield", "egypt").do(0, "pass")
    assert (f.left, s.shield, t.asked, t.waiting()) == (0, [NUMBER["egypt"]], "unshield", (1,))
    assert t.said("shielded") == [{"seat": 0, "place": "egypt"}]
    t.do(1, "pass")
    assert t.waiting() == (2,)
    t.do(2, "unshield", "egypt")
    assert (s.shield, s.cb[0][2], s.honour) == ([], 3, [0, 0, -1])
    assert t.said("unshielded") == [{"seat": 2, "place": "egypt"}]


@pytest.mark.rule("MU-EMP-12", "MU-EX-109")
@pytest.mark.parametrize(
    ("vf", "church", "dice", "falls"),
    [(6, 0, (3, 2), True), (6, 0, (2, 2), False), (5, 0, (5, 0), False), (6, 1, (5, 0), False)],
)
def test_a_flagellant_needs_the_higher_roll_against_six_armies_without_a_cathedral(
    vf: int, church: int, dice: tuple[int, int], falls: bool
) -> None:
    t = homes()
    s = t.state
    s.vf[2][NUMBER["pannonia"]] = vf
    if church:
        build(t, "pannonia", CHURCH)
    t.script(*dice)
    instant.flagellant(s, Delivery(seat=0, target=2, kind="flagellante"))
    assert s.vf[2][NUMBER["pannonia"]] == vf - falls
    assert [(e["seat"], e["vf"], e["place"]) for e in t.said("starved")] == [(2, 1, "pannonia")] * falls


@pytest.mark.rule("MU-EMP-12", "MU-ASL-01")
@pytest.mark.parametrize(("outside", "inside"), [(2, 3), (0, 3), (0, 0)])
def test_who_falls_to_a_flagellant_is_missing_outside_the_walls_first(outside: int, inside: int) -> None:
    t = homes()
    s = t.state
    place = NUMBER["judea"]
    siege = Attack(seat=0, place=place, victim=1, helpers=[2], inside=[inside, 1])
    fight = Battle(place=place, attackers=[0], defenders=[1, 2], force=[9], wall=[outside, 4], lost=[0], fell=[0, 0])
    s.frames[:] = [siege, fight]
    instant.desert(s, 1, place)
    assert fight.wall == [max(0, outside - 1), 4]
    assert siege.inside == [inside - (not outside and inside > 0), 1]


@pytest.mark.rule("MU-EMP-12", "MU-CRD-03")
@pytest.mark.parametrize(("level", "option", "gain"), [(3, True, 1), (2, True, 0), (3, False, 0)])
def test_a_stabbed_barbarian_captain_of_level_three_is_worth_honour_by_option(
    level: int, option: bool, gain: int
) -> None:
    t = homes(honour_for_sicario=option)
    s = t.state
    place = NUMBER["palestine"]
    s.wild[place], s.chief[place] = 9, level
    hold(t, 0, "sicario")
    here = Battle(place=place, attackers=[0], defenders=[-1], force=[9], wall=[9], guard=level)
    s.frames[:] = [Attack(seat=0, place=place), here]
    instant.stab(s, 0, ("play", "sicario", "barbarians", "palestine"))
    assert (s.chief[place], here.guard, s.honour[0]) == (0, 0, gain)
    assert t.said("chief_slain") == [{"seat": 0, "level": level, "place": "palestine"}]


# -- the papacy


@pytest.mark.rule("MU-OPT-05")
def test_cardinals_that_are_shown_count_in_the_conclave_and_are_seen_by_all() -> None:
    t = homes(module_papacy=True)
    s = t.state
    s.faith, s.pope = ["catholic", "catholic", "muslim"], -1
    hold(t, 0, "cardinale", "cardinale", "genio")
    hold(t, 1, "bardo")
    t.goto(CombatTurn(seat=0, step=1), Conclave())
    assert t.options(0) == [("pass",), ("cardinals", 1), ("cardinals", 2)]
    t.script(2, 3).do(0, "cardinals", 2).do(1, "pass")
    assert s.pope == 0
    assert t.said("cardinals") == [{"seat": 0, "cards": 2}]
    assert t.view(2)["hands"][0] == {"hidden": 1, "known": sorted(p for p in s.hands[0] if FACE[p] == "cardinale")}


@pytest.mark.rule("MU-OPT-05", "MU-POP-03")
@pytest.mark.parametrize(("owner", "armies", "gets"), [(-1, 4, True), (-1, 0, False), (2, 4, False)])
def test_a_new_pope_has_rome_if_it_is_nobodys_and_his_armies_are_there(owner: int, armies: int, gets: bool) -> None:
    t = homes(module_papacy=True)
    s = t.state
    s.pope = -1
    if owner >= 0:
        own(t, owner, IDS[ROME], 5)
    else:
        s.wild[ROME] = 3
    s.vf[0][ROME] = armies
    papacy.make_pope(s, 0)
    assert (s.owner[ROME] == 0, s.pope) == (gets, 0)
    assert s.wild[ROME] == (0 if gets or owner >= 0 else 3)
    assert t.said("pope")[-1] == {"seat": 0}


# -- the chain of wars


@pytest.mark.rule("MU-DIP-18")
@pytest.mark.parametrize("joins", [True, False])
def test_who_has_honoured_a_pact_may_fight_the_other_enemies_of_his_ally(joins: bool) -> None:
    t = homes(4)
    s = t.state
    f = Chain(declarer=0, victim=1, wars=[(0, 1), (1, 3)], order=[2], also=[3])
    s.pacts = [Pact(1, (1, 2), (("non_aggression",),), 0, bit(1) | bit(2), True)]
    before = s.shown
    t.goto(CombatTurn(seat=0, step=1), f)
    assert (t.asked, t.options(2)) == ("also", [("pass",), ("also_war", 3)])
    t.do(2, *(("also_war", 3) if joins else ("pass",)))
    assert (bool(s.war[2] & bit(3)), (2, 3) in f.wars, f.also) == (joins, joins, [])
    assert s.shown > before


# -- elimination, spoils


@pytest.mark.rule("MU-ELI-02")
def test_captains_and_engines_on_the_ground_go_with_an_eliminated_player() -> None:
    t = homes()
    s = t.state
    before = list(s.stock)
    leader(t, 1, "judea")
    add_engine(s, 1, 1, NUMBER["judea"])
    s.vf[1][NUMBER["nile_delta"]] = 3  # as a guest
    ownership.eliminate(s, 1)
    assert (s.captains[1], s.engines[1], sum(s.vf[1]), s.stock == before) == ([], [], 0, True)
    assert [e["seat"] for e in t.said("eliminated")] == [1]
    assert not t.said("inherited")


@pytest.mark.rule("MU-LOD-06", "MU-CON-02")
def test_an_engine_taken_at_sea_needs_a_galley_with_room_in_that_very_zone() -> None:
    t = homes()
    galley = ship(t, 0, GALLEY, "levantine_sea", vf=1)
    f = type("Found", (), {"seat": 0, "place": NUMBER["egyptian_sea"]})()
    assert conquest.berth(t.state, f) == -1
    f.place = galley.place
    assert conquest.berth(t.state, f) == galley.id
