"""Declarations of war, what they cost and whom they drag in (DIP-15 to DIP-19, CB, WAR), Pope, papacy and crusade."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.medioevo_universale.board import ALEXANDRIA, IDS, JERUSALEM, NUMBER, ROME
from araldo.games.medioevo_universale.box import CHURCH, FORT, TOWN, WAGON
from araldo.games.medioevo_universale.frames import Diplomacy, Talks
from araldo.games.medioevo_universale.rules import (
    crusade,
    diplomacy,
    movement,
    ownership,
    pacts,
    papacy,
    rebellion,
    reinforcements,
    supply,
    targets,
    wars,
)
from araldo.games.medioevo_universale.rules.aid import can_fight
from araldo.games.medioevo_universale.rules.land import is_contested
from araldo.games.medioevo_universale.rules.players import at_war
from araldo.games.medioevo_universale.state import MOVED, Pact, Siege
from araldo.kernel import ALL, DONE, bit
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, leader, own, ship, table

LANDS = ("egypt", "judea", "sinai", "cyrenaica", "marmarica", "palestine")


def homes(seats: int = 3, faiths: tuple[str, ...] = (), **options: Any) -> Table:
    """Everybody has one territory."""
    t = table(seats, **options)
    for seat in range(seats):
        own(t, seat, LANDS[seat], 6)
    if faiths:
        t.state.faith = list(faiths)
    return t


def ally(t: Table, *parties: int, clause: str = "defensive_alliance") -> Pact:
    clauses = (("offensive_alliance", 2),) if clause == "offensive_alliance" else ((clause, 0),)
    pact = Pact(700 + len(t.state.pacts), tuple(sorted(parties)), clauses, 0, ALL, False, t.state.turn)
    t.state.pacts.append(pact)
    return pact


def treaty(t: Table, *clauses: tuple[int | str, ...], ends: int = 0) -> Pact:
    pact = Pact(800 + len(t.state.pacts), (0, 1), clauses, ends, ALL, False, t.state.turn)
    t.state.pacts.append(pact)
    return pact


def fight(t: Table, a: int = 0, b: int = 1) -> None:
    t.state.war[a] |= bit(b)
    t.state.war[b] |= bit(a)


def declare(t: Table, seat: int, victim: int, surprise: bool = False) -> Table:
    """War, and on to the first question of its chain."""
    t.goto(Talks(seat=seat, left=0))
    t.state.asked = None
    wars.declare(t.state, seat, victim, surprise)
    t.game.run(t.state)
    return t


# -- what war costs


@pytest.mark.rule("MU-DIP-15")
@pytest.mark.parametrize(("faith", "cost"), [("catholic", 3), ("muslim", 1)])
def test_war_costs_three_on_the_same_religion_and_one_on_another(faith: str, cost: int) -> None:
    t = homes(3, ("catholic", faith, "orthodox"))
    t.goto(Talks(seat=0, left=1)).do(0, "declare_war", 1)
    assert t.state.honour == [-cost, 0, 0]
    assert at_war(t.state, 0, 1)
    assert at_war(t.state, 1, 0)
    assert not at_war(t.state, 0, 2)


@pytest.mark.rule("MU-DIP-16")
@pytest.mark.example("MU-EX-005")
@pytest.mark.parametrize(("faith", "cost"), [("catholic", 5), ("muslim", 3)])
def test_a_surprise_costs_two_more(faith: str, cost: int) -> None:
    t = homes(3, ("catholic", faith, "orthodox"))
    declare(t, 0, 1, surprise=True)
    assert t.state.honour == [-cost, 0, 0]


@pytest.mark.rule("MU-DIP-17", "MU-CB-04")
def test_all_pacts_with_the_victim_lapse_at_a_point_each() -> None:
    t = homes(3, ("catholic", "muslim", "orthodox"))
    treaty(t, ("non_aggression",))
    treaty(t, ("passage", 1, 0, -1, 0, 0))
    other = Pact(5, (0, 2), (("non_aggression",),), 0, ALL)
    t.state.pacts.append(other)
    declare(t, 0, 1)
    assert t.state.honour == [-1 - 2, 0, 0]
    assert t.state.pacts == [other]
    assert t.state.cb[1][0] == 2


# -- casus belli


@pytest.mark.rule("MU-CB-05", "MU-CB-01")
@pytest.mark.parametrize(
    ("cb", "same", "other"), [(0, 3, 1), (1, 3, 1), (2, 2, 0), (3, 2, 0), (4, 1, 0), (6, 0, 0), (9, 0, 0)]
)
def test_two_casus_belli_lower_the_cost_by_one(cb: int, same: int, other: int) -> None:
    t = homes(3, ("catholic", "catholic", "muslim"))
    t.state.cb[0] = [0, cb, cb]
    assert (wars.war_cost(t.state, 0, 1), wars.war_cost(t.state, 0, 2)) == (same, other)
    assert wars.war_cost(t.state, 0, 1, surprise=True) == same + 2
    assert wars.war_cost(t.state, 1, 0) == 3  # his own motives only


@pytest.mark.rule("MU-CB-05")
def test_war_uses_up_the_casus_belli_and_does_not_lower_broken_pacts() -> None:
    t = homes(3, ("catholic", "catholic", "muslim"))
    t.state.cb[0] = [0, 8, 3]
    treaty(t, ("non_aggression",))
    declare(t, 0, 1)
    assert t.state.honour[0] == -1
    assert t.state.cb[0] == [0, 0, 3]


@pytest.mark.rule("MU-OPT-03", "MU-CB-05")
def test_the_table_may_play_without_the_discount() -> None:
    t = homes(3, ("catholic", "catholic", "muslim"), casus_belli=False)
    t.state.cb[0] = [0, 8, 8]
    assert (wars.war_cost(t.state, 0, 1), wars.war_cost(t.state, 0, 2)) == (3, 1)


@pytest.mark.rule("MU-CB-01", "MU-HID-06")
def test_casus_belli_honour_and_hand_sizes_are_public() -> None:
    t = homes()
    t.state.cb[0][1] = 4
    t.state.honour[1] = 7
    hold(t, 1, "spia")
    view = t.view(2)
    assert (view["cb"][0][1], view["honour"][1]) == (4, 7)
    assert view["hands"][1] == {"hidden": 1, "known": []}


# -- the chain

HAFSID, CASTILE, FRANCE, MAMLUK, HUNGARY, BYZANTIUM = range(6)


def six() -> tuple[Table, dict[tuple[int, int], int]]:
    """The position of the rulebook's long example."""
    t = homes(6, ("muslim", "catholic", "catholic", "muslim", "catholic", "orthodox"))
    pairs = [
        (MAMLUK, HAFSID), (MAMLUK, HUNGARY), (MAMLUK, BYZANTIUM), (MAMLUK, CASTILE), (HAFSID, CASTILE),
        (HAFSID, FRANCE), (CASTILE, FRANCE), (FRANCE, HUNGARY), (FRANCE, BYZANTIUM), (HUNGARY, BYZANTIUM),
    ]  # fmt: skip
    numbers = {}
    for a, b in pairs:
        number = ally(t, a, b).number
        numbers[a, b] = numbers[b, a] = number
    return t, numbers


@pytest.mark.rule("MU-DIP-16", "MU-DIP-17", "MU-DIP-18", "MU-DIP-19")
@pytest.mark.example("MU-EX-011")
def test_a_surprise_drags_the_whole_table_into_war() -> None:
    t, pact = six()
    s = t.state
    declare(t, FRANCE, HAFSID, surprise=True)
    assert s.honour[FRANCE] == -4
    t.do(MAMLUK, "honour_pact", pact[MAMLUK, HAFSID])
    t.do(HUNGARY, "honour_pact", pact[HUNGARY, FRANCE]).do(HUNGARY, "pass")  # he may fight the Hafsids too
    t.do(BYZANTIUM, "honour_pact", pact[BYZANTIUM, MAMLUK])
    t.do(BYZANTIUM, "also_war", FRANCE)
    assert t.waiting() == (CASTILE,)  # the Hafsids, attacked, are asked nothing
    for other in (FRANCE, MAMLUK, HAFSID):
        t.do(CASTILE, "break_pact", pact[CASTILE, other])
    assert t.asked == "talks"
    assert s.honour == [0, -3, -4, -1, -2, -4]
    assert s.war[MAMLUK] == bit(FRANCE) | bit(HUNGARY)
    assert s.war[BYZANTIUM] == bit(HUNGARY) | bit(FRANCE)
    assert s.war[CASTILE] == 0
    assert [p.parties for p in s.pacts] == [(HAFSID, MAMLUK), (MAMLUK, BYZANTIUM), (FRANCE, HUNGARY)]


@pytest.mark.rule("MU-DIP-15", "MU-DIP-18")
@pytest.mark.example("MU-EX-012")
def test_what_the_mamluk_could_do_instead() -> None:
    t, pact = six()
    s = t.state
    assert wars.war_cost(s, MAMLUK, FRANCE) == 1
    assert wars.war_cost(s, MAMLUK, HAFSID) == 3
    declare(t, FRANCE, HAFSID, surprise=True).do(MAMLUK, "break_pact", pact[MAMLUK, HAFSID])
    assert s.honour[MAMLUK] == -1
    assert s.war[MAMLUK] == 0


@pytest.mark.rule("MU-DIP-18")
def test_a_chain_comes_also_after_a_declaration_in_diplomacy_and_costs_no_action() -> None:
    t = homes(3, ("catholic", "muslim", "orthodox"))
    pact = ally(t, 1, 2)
    t.goto(Talks(seat=0, left=1)).do(0, "declare_war", 1)
    assert set(t.options(2)) == {("honour_pact", pact.number), ("break_pact", pact.number)}
    t.do(2, "honour_pact", pact.number)
    assert (t.state.honour, at_war(t.state, 2, 0)) == ([-1, 0, -1], True)


@pytest.mark.rule("MU-DIP-18")
def test_no_other_clause_creates_a_duty() -> None:
    t = homes()
    ally(t, 1, 2, clause="offensive_alliance")
    declare(t, 0, 1)
    assert t.asked == "talks"


@pytest.mark.rule("MU-DIP-19")
def test_who_is_allied_with_both_sides_breaks_with_one() -> None:
    t = homes(3, ("catholic", "muslim", "orthodox"))
    aggressor, victim = ally(t, 0, 2), ally(t, 1, 2)
    declare(t, 0, 1)
    t.do(2, "honour_pact", victim.number)
    assert t.state.honour[2] == -1 - 1  # the war and the pact with its victim
    assert t.state.pacts == [victim]
    assert aggressor not in t.state.pacts


@pytest.mark.rule("MU-DIP-19")
def test_an_attacking_ally_is_not_kept_together_with_the_victim() -> None:
    t = homes()
    kept, other = ally(t, 0, 2, clause="offensive_alliance"), ally(t, 1, 2, clause="offensive_alliance")
    declare(t, 0, 1)
    assert t.asked == "side"
    t.do(2, "break_pact", other.number)
    assert (t.state.pacts, t.state.honour[2], t.asked) == ([kept], -1, "talks")


@pytest.mark.rule("MU-DIP-18", "MU-DIP-22")
def test_an_alliance_of_three_splits_over_a_war_inside_it() -> None:
    t = homes(3, ("catholic", "muslim", "orthodox"))
    pact = ally(t, 0, 1, 2)
    declare(t, 0, 1)
    assert t.state.honour == [-2, 0, 0]
    t.do(2, "honour_pact", pact.number)
    assert t.state.honour == [-2, 0, -2]
    assert [p.parties for p in t.state.pacts] == [(1, 2)]
    assert t.asked == "talks"


@pytest.mark.rule("MU-EMP-10")
def test_a_truce_bars_war_in_the_chain_too() -> None:
    t = homes()
    know(t, 2, "istruzione")
    hold(t, 2, "diplomatico")
    t.goto(Talks(seat=2, left=1)).do(2, "play", "diplomatico", 0, "truce").do(0, "shorten", 0)
    pact = ally(t, 1, 2)
    declare(t, 0, 1)
    assert t.options(2) == [("break_pact", pact.number)]


# -- war and what stands in whose land


@pytest.mark.rule("MU-WAR-01")
def test_at_peace_an_attack_is_a_surprise_and_under_truce_impossible() -> None:
    t = homes()
    place = NUMBER["judea"]
    assert targets.verb_for(t.state, 0, place) == "surprise"
    know(t, 0, "istruzione")
    hold(t, 0, "diplomatico")
    t.goto(Talks(seat=0, left=1)).do(0, "play", "diplomatico", 1, "truce").do(1, "shorten", 0)
    assert targets.verb_for(t.state, 0, place) == ""
    assert targets.verb_for(t.state, 2, place) == "surprise"
    fight(t, 2, 1)
    assert targets.verb_for(t.state, 2, place) == "attack"


def guests() -> tuple[Table, Any, Any]:
    """Two wagons of player 0 in player 1's land; one has moved this turn."""
    t = homes()
    treaty(t, ("passage", 1, 0, -1, 0, 0))
    return t, ship(t, 0, WAGON, "judea", vf=4), ship(t, 0, WAGON, "judea", vf=4)


@pytest.mark.rule("MU-WAR-02", "MU-WAR-04", "MU-DIP-21")
def test_transports_caught_by_war_must_leave_and_neither_fight_nor_contest() -> None:
    t, still, moved = guests()
    moved.done |= MOVED
    leader(t, 0, "judea", ride=still.id)
    declare(t, 1, 0)
    s = t.state
    assert (still.leave, moved.leave) == (s.turn, s.turn + 1)
    assert not can_fight(s, 0, [still])
    assert not is_contested(s, NUMBER["judea"])
    movement.advance(s, 0, [still], NUMBER["palestine"])
    assert still.leave == 0
    assert can_fight(s, 0, [still])


@pytest.mark.rule("MU-WAR-04")
def test_going_on_inside_the_others_land_is_not_leaving_and_a_third_players_land_is() -> None:
    t, still, moved = guests()
    s = t.state
    own(t, 1, "palestine", 6)
    declare(t, 1, 0)
    s.pacts = [Pact(1, (0, 2), (("passage", 2, 0, -1, 0, 0),), 0, ALL)]
    movement.advance(s, 0, [still], NUMBER["sinai"])
    assert (still.leave, moved.leave) == (0, s.turn)
    movement.advance(s, 0, [moved], NUMBER["palestine"])
    assert moved.leave == s.turn
    supply.clear_up(s)
    assert s.fleets[0] == [still]


@pytest.mark.rule("MU-WAR-03", "MU-WAR-04", "MU-TRN-04")
def test_who_has_not_left_in_time_is_removed_with_everything_for_no_honour() -> None:
    t, still, moved = guests()
    moved.done |= MOVED
    declare(t, 1, 0)
    before = list(t.state.honour)
    supply.clear_up(t.state)
    assert [tr.id for tr in t.state.fleets[0]] == [moved.id]
    t.state.turn += 1
    supply.clear_up(t.state)
    assert t.state.fleets[0] == []
    assert t.state.honour == before
    assert still.id != moved.id


@pytest.mark.rule("MU-WAR-05")
@pytest.mark.parametrize("afloat", [False, True])
def test_entering_needs_passage_or_a_trade_pact_for_the_settlement(afloat: bool) -> None:
    t = homes()
    s, place = t.state, NUMBER["judea"]
    assert not movement.may_enter(s, 0, place, afloat)
    assert movement.may_enter(s, 0, NUMBER["thrace"], afloat)  # barbarian
    treaty(t, ("trade", 1, 0, -1, 0))
    assert not movement.may_enter(s, 0, place, afloat)  # no settlement there
    build(t, "judea", TOWN)
    assert movement.may_enter(s, 0, place, afloat)
    s.pacts.clear()
    treaty(t, ("passage", 1, 0, place, 1, 0))
    assert movement.may_enter(s, 0, place, afloat) != afloat  # by land only
    assert not pacts.may_trade(s, 0, 1, place)


@pytest.mark.rule("MU-WAR-06")
def test_when_passage_ends_the_guest_must_leave() -> None:
    t, still, _ = guests()
    t.state.pacts[0].ends = t.state.turn
    diplomacy.end_of_turn(t.state)
    assert still.leave == t.state.turn
    assert not can_fight(t.state, 0, [still])


@pytest.mark.rule("MU-WAR-06")
def test_who_still_has_passage_by_land_may_stay() -> None:
    t, still, _ = guests()
    treaty(t, ("passage", 1, 0, -1, 1, 0))
    t.state.pacts[0].ends = t.state.turn
    diplomacy.end_of_turn(t.state)
    assert still.leave == 0


@pytest.mark.rule("MU-WAR-07")
@pytest.mark.parametrize(("phase", "turns"), [("diplomacy", 0), ("combat", 1)])
def test_guest_armies_are_removed_unless_carried_off_in_time(phase: str, turns: int) -> None:
    t = homes()
    s, place = t.state, NUMBER["judea"]
    treaty(t, ("stationing", 1, 0, -1, 20))
    s.vf[0][place], s.phase = 8, phase
    supply.clear_up(s)
    assert s.vf[0][place] == 8
    declare(t, 1, 0)
    assert not is_contested(s, place)
    for _ in range(turns):
        supply.clear_up(s)
        assert s.vf[0][place] == 8
        s.turn += 1
    supply.clear_up(s)
    assert (s.vf[0][place], s.vf[1][place]) == (0, 6)


# -- the Pope


@pytest.mark.rule("MU-POP-01", "MU-POP-02")
@pytest.mark.example("MU-EX-187")
def test_the_pope_dies_with_rome_and_the_next_catholic_conqueror_is_pope() -> None:
    t = homes(4, ("catholic", "muslim", "catholic", "orthodox"))
    s = t.state
    own(t, 0, IDS[ROME], 5)
    s.pope = 0
    ownership.pass_land(s, ROME, 1)
    assert s.pope == -1
    ownership.pass_land(s, ROME, 2)
    assert s.pope == 2


@pytest.mark.rule("MU-POP-02")
def test_rebels_end_the_pope_and_a_catholic_who_takes_rome_back_is_pope() -> None:
    t = homes(4, ("catholic", "muslim", "catholic", "orthodox"))
    s = t.state
    own(t, 0, IDS[ROME], 2)
    s.pope = 0
    rebellion.settle(s, ROME, 3)
    assert s.pope == -1
    ownership.pass_land(s, ROME, 0)
    assert s.pope == 0


@pytest.mark.rule("MU-POP-02")
def test_rome_left_empty_ends_the_pope() -> None:
    t = homes(4, ("catholic", "muslim", "catholic", "orthodox"))
    own(t, 0, IDS[ROME], 0)
    t.state.pope = 0
    t.state.stirred = True
    ownership.settle(t.state)
    assert (t.state.pope, t.state.owner[ROME]) == (-1, -1)


@pytest.mark.rule("MU-POP-02")
def test_rome_is_ceded_to_a_catholic_only_and_with_it_the_pope() -> None:
    t = homes(4, ("catholic", "muslim", "catholic", "orthodox"))
    own(t, 0, IDS[ROME], 5)
    t.state.pope = 0
    t.goto(Talks(seat=0, left=2)).do(0, "propose").do(0, "with", 1)
    t.do(0, "add", "cede_territory").do(0, "giver", 0)
    assert not t.can(0, "land", IDS[ROME])
    t.goto(Talks(seat=0, left=2)).do(0, "propose").do(0, "with", 2)
    t.do(0, "add", "cede_territory").do(0, "giver", 0).do(0, "land", IDS[ROME]).do(0, "garrison", 5).do(0, *DONE)
    t.do(2, "accept")
    assert t.state.pope == 2


@pytest.mark.rule("MU-POP-03", "MU-POP-04", "MU-OPT-05", "MU-OPT-06")
def test_in_the_base_game_the_pope_neither_excommunicates_nor_calls_crusades() -> None:
    t = homes(4, ("catholic", "catholic", "muslim", "orthodox"))
    t.state.pope, t.state.turn = 0, 5
    t.state.cb[0][1] = 9
    t.goto(Talks(seat=0, left=1))
    assert not t.can(0, "excommunicate", 1)
    assert not t.can(0, "call_crusade", IDS[JERUSALEM])
    t.state.pope = -1
    diplomacy.open_phase(t.state, Diplomacy())
    assert t.state.pope == -1


# -- the papacy module


def church(**options: Any) -> Table:
    t = homes(4, ("catholic", "catholic", "catholic", "muslim"), module_papacy=True, module_crusade=True, **options)
    t.state.turn = 5
    t.state.pope = 0
    return t


@pytest.mark.rule("MU-OPT-05")
def test_catholics_roll_for_the_pope_and_cathedrals_count() -> None:
    t = church()
    t.state.pope = -1
    build(t, LANDS[2], CHURCH)
    t.script(2, 3, 3)  # 3, 4 and 4 + 1; the Muslim does not roll
    papacy.elect(t.state)
    t.game.run(t.state)
    assert t.state.pope == 2


@pytest.mark.rule("MU-OPT-05")
@pytest.mark.parametrize(("shown", "pope"), [(0, 0), (2, 1)])
def test_cardinals_are_shown_for_the_election(shown: int, pope: int) -> None:
    t = church()
    t.state.pope = -1
    hold(t, 0, "genio")
    hold(t, 1, "cardinale", "cardinale")
    hold(t, 3, "genio")  # no Catholic: not asked
    t.goto(Diplomacy())
    assert (t.asked, t.waiting()) == ("conclave", (0, 1))
    assert t.options(0) == [("pass",)]
    assert t.options(1) == [("pass",), ("cardinals", 1), ("cardinals", 2)]
    t.script(4, 3, 0)  # 5, and 4 with what is shown, and 1
    t.do(0, "pass").do(1, *(("cardinals", shown) if shown else ("pass",)))
    assert (t.state.known[t.state.hands[1][0]] == ALL) == (shown == 2)  # what is shown is known to all
    assert t.state.pope == pope


@pytest.mark.rule("MU-OPT-05")
@pytest.mark.parametrize(("cb", "may"), [(4, False), (5, True)])
def test_five_casus_belli_of_the_pope_are_a_reason(cb: int, may: bool) -> None:
    t = church()
    t.state.cb[0][1] = cb
    t.goto(Talks(seat=0, left=1))
    assert t.can(0, "excommunicate", 1) == may


@pytest.mark.rule("MU-OPT-05")
def test_an_excommunicated_player_costs_catholics_one_point_and_is_antipope() -> None:
    t = church()
    s = t.state
    s.cb[0][1] = 5
    t.goto(Talks(seat=0, left=1)).do(0, "excommunicate", 1)
    assert s.honour[0] == -1
    assert wars.war_cost(s, 2, 1) == 1
    assert wars.war_cost(s, 2, 0) == 3
    assert s.antipope == 1
    hold(t, 1, "spia")
    t.goto(Talks(seat=1, left=1)).do(1, "play", "spia", 2)
    assert s.cb[2][1] == 2


@pytest.mark.rule("MU-OPT-05")
def test_war_on_the_pope_is_a_reason_that_costs_him_nothing() -> None:
    t = church()
    declare(t, 1, 0)
    t.goto(Talks(seat=0, left=1)).do(0, "excommunicate", 1)
    assert t.state.honour[0] == 0
    assert t.state.faith[1] == "excommunicated"


@pytest.mark.rule("MU-OPT-05")
def test_after_the_popes_turn_only_war_on_himself_stays_a_reason() -> None:
    t = church()
    t.state.faith[3] = "catholic"
    declare(t, 1, 0)
    declare(t, 2, 3)
    assert papacy.targets(t.state, 0) == [("excommunicate", 1), ("excommunicate", 2)]
    t.goto(Talks(seat=0, left=1)).do(0, "end_talks")
    assert papacy.targets(t.state, 0) == [("excommunicate", 1)]


@pytest.mark.rule("MU-OPT-05")
def test_war_on_a_catholic_is_a_reason_while_it_lasts() -> None:
    t = church()
    declare(t, 1, 2)
    assert papacy.targets(t.state, 0) == [("excommunicate", 1)]
    wars.make_peace(t.state, 1, 2)
    assert papacy.targets(t.state, 0) == []


@pytest.mark.rule("MU-OPT-05")
def test_a_pact_with_the_pope_readmits() -> None:
    t = church()
    papacy.excommunicate(t.state, 0, ("excommunicate", 1))
    t.goto(Talks(seat=1, left=1)).do(1, "propose").do(1, "with", 0).do(1, "add", "readmission")
    t.do(1, *DONE).do(0, "accept")
    assert (t.state.faith[1], t.state.excommunicated, t.state.antipope) == ("catholic", 0, -1)


@pytest.mark.rule("MU-OPT-05")
def test_an_excommunicated_player_who_becomes_pope_is_readmitted() -> None:
    t = church()
    papacy.excommunicate(t.state, 0, ("excommunicate", 1))
    t.state.pope = -1
    t.script(0, 5, 0)
    papacy.elect(t.state)
    t.game.run(t.state)
    assert (t.state.pope, t.state.faith[1], t.state.antipope) == (1, "catholic", -1)


# -- the crusade module


def crusaders(target: int = JERUSALEM) -> Table:
    """The Pope has called, 1 has taken the cross, 2 stays at home; Muslims hold the target."""
    t = church()
    own(t, 1, "cyprus", 5)
    own(t, 3, IDS[target], 9)
    t.goto(Talks(seat=0, left=1)).do(0, "call_crusade", IDS[target])
    assert set(t.waiting()) == {1, 2}
    return t.do(1, "take_cross").do(2, "stay")


@pytest.mark.rule("MU-OPT-06")
def test_a_crusade_is_called_from_turn_three_and_twice_a_game() -> None:
    t = church()
    s = t.state
    own(t, 3, IDS[JERUSALEM], 9)
    own(t, 2, IDS[ALEXANDRIA], 9)
    assert crusade.targets(s) == [("call_crusade", IDS[JERUSALEM])]
    s.turn = 2
    assert crusade.targets(s) == []
    s.turn, s.crusades = 5, 2
    assert crusade.targets(s) == []


@pytest.mark.rule("MU-OPT-06")
def test_crusaders_pay_nothing_for_war_on_the_owner_and_attack_after_three_turns() -> None:
    t = crusaders()
    s = t.state
    assert (wars.war_cost(s, 1, 3), wars.war_cost(s, 2, 3)) == (0, 1)
    fight(t, 1, 3)
    fight(t, 2, 3)
    for turn in (5, 6, 7):
        s.turn = turn
        assert targets.verb_for(s, 1, JERUSALEM) == ""
        assert targets.verb_for(s, 2, JERUSALEM) == "attack"
    s.turn = 8
    assert targets.verb_for(s, 1, JERUSALEM) == "attack"


@pytest.mark.rule("MU-OPT-06")
def test_crusaders_do_not_attack_each_other_and_pay_three_for_breaking_it() -> None:
    t = crusaders()
    s = t.state
    assert targets.verb_for(s, 1, NUMBER["egypt"]) == ""
    declare(t, 1, 0)
    assert s.honour[1] == -3 - 3
    assert targets.verb_for(s, 1, NUMBER["egypt"]) == "attack"


@pytest.mark.rule("MU-OPT-06")
def test_others_may_join_but_the_owner_of_the_target_is_not_asked() -> None:
    t = homes(4, ("catholic", "orthodox", "catholic", "muslim"), module_crusade=True)
    t.state.turn, t.state.pope = 3, 0
    own(t, 3, IDS[JERUSALEM], 9)
    own(t, 1, "cyprus", 5)
    t.goto(Talks(seat=0, left=1)).do(0, "call_crusade", IDS[JERUSALEM])
    assert set(t.waiting()) == {1, 2}
    t.do(1, "take_cross").do(2, "take_cross")
    assert t.state.crusade == [JERUSALEM, 3, bit(0) | bit(1) | bit(2)]


@pytest.mark.rule("MU-OPT-06", "MU-OPT-05")
def test_a_catholic_who_stays_at_home_may_be_excommunicated() -> None:
    t = crusaders()
    assert papacy.targets(t.state, 0) == [("excommunicate", 2)]


@pytest.mark.rule("MU-OPT-06")
def test_fanaticism_gives_seven_to_a_crusader() -> None:
    t = crusaders()
    for seat in (1, 2):
        know(t, seat, "fanatismo")
    assert [dict(reinforcements.sheet(t.state, seat))["fanatismo"] for seat in (1, 2)] == [7, 2]


@pytest.mark.rule("MU-OPT-06")
@pytest.mark.parametrize(("target", "prize"), [(JERUSALEM, 5), (ALEXANDRIA, 4)])
def test_the_conquest_rewards_every_crusader_who_is_near_in_force(target: int, prize: int) -> None:
    t = crusaders(target)
    s = t.state
    before = list(s.honour)
    own(t, 1, IDS[target], 10)
    s.vf[0][NUMBER["sinai"]] = 0
    crusade.end_of_turn(s)
    assert [now - then for now, then in zip(s.honour, before, strict=True)] == [0, prize, 0, 0]
    assert s.crusade == []


@pytest.mark.rule("MU-OPT-06")
def test_after_six_turns_it_has_failed_and_the_pope_pays() -> None:
    t = crusaders()
    t.state.turn = 10
    crusade.end_of_turn(t.state)
    assert t.state.crusade
    t.state.turn = 11
    crusade.end_of_turn(t.state)
    assert (t.state.crusade, t.state.honour[0]) == ([], -2)


@pytest.mark.rule("MU-SGE-17", "MU-WAR-06")
def test_at_peace_besiegers_must_leave() -> None:
    t = homes()
    fight(t)
    build(t, "judea", FORT)
    wagon = ship(t, 0, WAGON, "judea", vf=6)
    t.state.sieges.append(Siege(NUMBER["judea"], 0, -1))
    wars.make_peace(t.state, 0, 1)
    assert t.state.sieges == []
    assert wagon.leave == t.state.turn
