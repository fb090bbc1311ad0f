"""Chapters EMP, DIP and CB once more: truces, reactions, loans that outlive a pact, fees of secret pacts."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import CARAVAN, FACE, FORT, GALLEY, SHIP, TOWN, WAGON
from araldo.games.medioevo_universale.frames import (
    Aiming,
    Ambush,
    CombatTurn,
    Delivery,
    March,
    Talks,
    Trading,
    WholeGame,
)
from araldo.games.medioevo_universale.rules import (
    aid,
    corsairs,
    diplomacy,
    offence,
    ownership,
    supply,
    targets,
    trade,
    wars,
)
from araldo.games.medioevo_universale.rules.pieces import add_engine
from araldo.games.medioevo_universale.state import Delivered, Pact
from araldo.kernel import ALL, bit
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, leader, own, rich, ship, table


def realms() -> Table:
    t = table()
    own(t, 0, "egypt", 6)
    own(t, 1, "judea", 6)
    own(t, 2, "pannonia", 6)
    rich(t, 1000, 1000, 1000)
    return t


def truce(t: Table, giver: int, target: int) -> None:
    hold(t, giver, "diplomatico")
    card = t.state.hands[giver][-1]
    t.place("laid", target, [card])
    t.state.delivered.append(Delivered(card, giver, target, 2))


def at_war(t: Table, a: int, b: int) -> None:
    t.state.war[a] |= bit(b)
    t.state.war[b] |= bit(a)


@pytest.mark.rule("MU-EMP-10")
def test_a_truce_stays_the_arms_of_enemies_too() -> None:
    t = realms()
    at_war(t, 0, 1)
    s = t.state
    galley = ship(t, 0, GALLEY, "levantine_sea", vf=9)
    leader(t, 0, "levantine_sea", ride=galley.id).attacks = 1
    ship(t, 1, GALLEY, "levantine_sea", vf=1)
    assert targets.verb_for(s, 0, NUMBER["judea"]) == "attack"
    assert ("engage", 1) in targets.attackable(s, 0, [galley])
    truce(t, 1, 0)
    assert targets.verb_for(s, 0, NUMBER["judea"]) == ""
    assert not {("engage", 1), ("ambush", 1), ("attack", "judea")} & set(targets.attackable(s, 0, [galley]))


@pytest.mark.rule("MU-EMP-10")
def test_under_a_truce_no_corsair_lies_in_wait_and_no_ally_joins() -> None:
    t = realms()
    s = t.state
    own(t, 0, "nile_delta", 6)
    build(t, "nile_delta", TOWN)
    hold(t, 0, "corsaro")
    prey = ship(t, 1, SHIP, "egyptian_sea", vf=1)
    prey.lots = [(0, 5, -1, -1)]
    ambush = Ambush(victim=1, zones=(NUMBER["egyptian_sea"],), ids=(prey.id,))
    assert corsairs.lurkers(s, ambush) == [0]
    truce(t, 0, 1)
    assert corsairs.lurkers(s, ambush) == []


@pytest.mark.rule("MU-EMP-08")
@pytest.mark.parametrize("gilde", [False, True])
def test_with_gilde_an_assassin_saves_anothers_captain(gilde: bool) -> None:
    t = realms()
    s = t.state
    chief = leader(t, 1, "judea")
    hold(t, 0, "sicario")
    hold(t, 2, "assassino")
    if gilde:
        know(t, 2, "gilde")
    f = Delivery(seat=0, target=1, kind="sicario", args=(chief.id,), card=s.hands[0][0])
    assert (("cancel", "assassino") in offence.cancels(s, f, 2)) is gilde


@pytest.mark.rule("MU-TRN-03", "MU-EMP-06")
def test_who_has_aimed_a_card_may_aim_another() -> None:
    t = realms()
    know(t, 0, "matematica")
    hold(t, 0, "avaro", "usuraio")
    t.goto(Aiming(kinds=("avaro", "usuraio"))).do(0, "aim", "avaro", 1)
    assert t.waiting() == (0,)
    t.do(0, "aim", "usuraio", 1)
    assert sorted(FACE[d.card] for d in t.state.delivered) == ["avaro", "usuraio"]


@pytest.mark.rule("MU-DIP-05", "MU-DIP-07")
def test_a_loan_is_still_due_after_the_pact_has_run_out() -> None:
    t = realms()
    s = t.state
    loan = ("loan", 0, 1, 500, 600, s.turn + 1)
    s.pacts.append(Pact(7, (0, 1), (("passage", 0, 1, -1, 0, 0), loan), s.turn, ALL, began=s.turn))
    diplomacy.end_of_turn(s)
    assert [p.clauses for p in s.pacts] == [(loan,)]
    s.turn += 1
    diplomacy.end_of_turn(s)
    assert s.pacts == []
    assert s.florins[:2] == [1600, 400]


@pytest.mark.rule("MU-DIP-08", "MU-HID-03")
@pytest.mark.parametrize("secret", [False, True])
def test_the_fee_of_a_secret_trade_pact_is_paid_in_secret(secret: bool) -> None:
    t = realms()
    s = t.state
    build(t, "judea", TOWN)
    seen = bit(0) | bit(1) if secret else ALL
    s.pacts.append(Pact(7, (0, 1), (("trade", 1, 0, -1, 100),), 0, seen, secret))
    caravan = ship(t, 0, CARAVAN, "judea", vf=1)
    caravan.lots = [(0, 1, -1, -1)]
    before = s.high[2][1] - s.low[2][1]
    trade.trade(s, 0, caravan, ("sell_goods", "spices", "found", trade.price(s, 0, NUMBER["judea"], 0, False), 1))
    assert s.florins[1] == 1100
    assert (s.high[2][1] - s.low[2][1] > before) is secret


@pytest.mark.rule("MU-DIP-11")
def test_a_pact_may_be_broken_in_ones_commerce_turn() -> None:
    t = realms()
    t.state.pacts.append(Pact(7, (0, 1), (("trade", 0, 1, -1, 0),), 0, ALL))
    t.goto(Trading(seat=0)).do(0, "break_pact", 7)
    assert (t.state.pacts, t.state.honour[0]) == ([], -1)


@pytest.mark.rule("MU-MUL-03", "MU-EMP-10")
@pytest.mark.parametrize("bound", [False, True])
def test_an_ally_under_a_truce_with_the_victim_is_not_asked_to_join(bound: bool) -> None:
    from araldo.games.medioevo_universale.rules.attack import Attack

    t = realms()
    s = t.state
    at_war(t, 0, 1)
    at_war(t, 2, 1)
    s.pacts.append(Pact(7, (0, 2), (("offensive_alliance", 1),), 0, ALL))
    own(t, 2, "sinai", 5)
    wagon = ship(t, 2, WAGON, "sinai", vf=9)
    leader(t, 2, "sinai", ride=wagon.id).attacks = 1
    if bound:
        truce(t, 2, 1)
    asked = aid.willing(s, Attack(seat=0, place=NUMBER["judea"], victim=1))
    assert asked == ([] if bound else [2])


# -- proposals that were never made


@pytest.mark.rule("MU-DIP-01")
def test_a_proposal_that_was_never_written_uses_no_action() -> None:
    t = realms()
    t.goto(Talks(seat=0, left=1)).do(0, "propose").do(0, "done")
    assert t.can(0, "propose")
    assert t.can(0, "declare_war", 1)


@pytest.mark.rule("MU-DIP-01", "MU-DIP-06")
def test_a_counter_proposal_that_says_nothing_is_a_refusal() -> None:
    t = realms()
    t.goto(Talks(seat=0, left=1)).do(0, "propose").do(0, "with", 1).do(0, "add", "non_aggression").do(0, "lasts", 2)
    t.do(0, "done").do(1, "counter").do(1, "done")
    assert t.asked == "talks"
    assert not t.can(0, "propose")


@pytest.mark.rule("MU-DIP-02", "MU-DIP-07")
def test_a_pact_may_have_six_parties_and_six_clauses() -> None:
    t = table(6)
    for seat, place in enumerate(("egypt", "judea", "sinai", "cyrenaica", "marmarica", "palestine")):
        own(t, seat, place, 6)
    t.goto(Talks(seat=0, left=1)).do(0, "propose")
    for seat in range(1, 6):
        t.do(0, "with", seat)
    for seat in range(1, 6):
        for word in (("add", "passage"), ("giver", 0), ("taker", seat), ("place", "everywhere"), ("by", "both")):
            t.do(0, *word)
        t.do(0, "straits", "no")
    t.do(0, "add", "non_aggression").do(0, "lasts", 3).do(0, "done")
    for seat in range(1, 6):
        t.do(seat, "accept")
    (pact,) = t.state.pacts
    assert (pact.parties, len(pact.clauses)) == ((0, 1, 2, 3, 4, 5), 6)


# -- engines


@pytest.mark.rule("MU-DIP-09", "MU-DIP-14")
@pytest.mark.parametrize("fetched", [True, False])
def test_an_engine_is_ceded_to_who_is_not_there_and_waits_for_him_this_turn(fetched: bool) -> None:
    t = realms()
    s = t.state
    e = add_engine(s, 0, 1, NUMBER["egypt"])
    t.goto(Talks(seat=0, left=1)).do(0, "propose").do(0, "with", 1).do(0, "add", "cede_siege_engine")
    t.do(0, "giver", 0).do(0, "machine", e.id).do(0, "done").do(1, "accept")
    assert s.engines[1] == [e]
    if fetched:
        e.ride = ship(t, 1, WAGON, "egypt", vf=1).id
    supply.clear_up(s)
    ownership.settle(s)
    assert s.engines[1] == ([e] if fetched else [])


# -- the help that an alliance promises


def allied(least: int, phase: str = "diplomacy") -> tuple[Table, Pact]:
    """Seats 1 and 2 have promised each other this help; seat 0 declares war on seat 1, and seat 2 honours the pact."""
    t = realms()
    s = t.state
    pact = Pact(900, (1, 2), (("defensive_alliance", least),), 0, ALL, False, 1)
    s.pacts.append(pact)
    s.phase = phase
    t.goto(Talks(seat=0, left=1)).do(0, "declare_war", 1).do(2, "honour_pact", 900)
    return t, pact


@pytest.mark.rule("MU-DIP-10", "MU-DIP-03")
@pytest.mark.example("MU-EX-009")
def test_who_brings_fewer_armies_than_he_promised_has_broken_the_alliance() -> None:
    t, _ = allied(30)
    before = t.state.honour[2]
    diplomacy.end_of_turn(t.state)
    assert t.said("help_short") == [{"seat": 2, "victim": 1, "vf": 30, "count": 30}]
    assert t.state.pacts == []
    assert t.state.honour[2] == before - 1


@pytest.mark.rule("MU-DIP-10")
@pytest.mark.parametrize(("vf", "kept"), [(29, False), (30, True)])
@pytest.mark.parametrize("place", ["judea", "egypt"])
def test_armies_in_the_land_of_the_ally_or_of_the_aggressor_are_the_help(place: str, vf: int, kept: bool) -> None:
    t, pact = allied(30)
    t.state.vf[2][NUMBER[place]] = vf
    diplomacy.end_of_turn(t.state)
    assert (pact in t.state.pacts) is kept
    assert pact.help == []


@pytest.mark.rule("MU-DIP-10")
def test_armies_that_fought_the_aggressor_are_the_help_though_they_fell() -> None:
    t, pact = allied(10)
    wagon = ship(t, 2, WAGON, "sinai", vf=11)
    leader(t, 2, "sinai", ride=wagon.id).attacks = 1
    t.goto(CombatTurn(seat=2, step=1), March(seat=2, ids=[wagon.id])).script(0, 5)
    t.do(2, "attack", "egypt").do(2, "stop")
    assert [h.brought for h in pact.help] == [10]
    diplomacy.end_of_turn(t.state)
    assert pact in t.state.pacts


@pytest.mark.rule("MU-DIP-10")
def test_after_a_surprise_in_combat_the_help_has_the_whole_next_turn() -> None:
    t, pact = allied(30, "combat")
    diplomacy.end_of_turn(t.state)
    assert pact in t.state.pacts
    t.state.turn += 1
    diplomacy.end_of_turn(t.state)
    assert pact not in t.state.pacts


@pytest.mark.rule("MU-DIP-10")
def test_an_ally_who_is_at_war_with_the_aggressor_already_owes_the_help_too() -> None:
    t = realms()
    pact = Pact(900, (1, 2), (("defensive_alliance", 30),), 0, ALL, False, 1)
    t.state.pacts.append(pact)
    at_war(t, 0, 2)
    t.goto(Talks(seat=0, left=1)).do(0, "declare_war", 1)
    assert [(h.helper, h.ally, h.foe) for h in pact.help] == [(2, 1, 0)]


@pytest.mark.rule("MU-DIP-10")
@pytest.mark.parametrize("why", ["peace", "no number"])
def test_no_help_is_owed_after_peace_or_without_a_number(why: str) -> None:
    t, pact = allied(0 if why == "no number" else 30)
    assert bool(pact.help) is (why == "peace")
    if why == "peace":
        wars.make_peace(t.state, 2, 0)
    diplomacy.end_of_turn(t.state)
    assert pact in t.state.pacts


# -- what falls due


def indebted(florins: int) -> Table:
    """At the end of this turn seat 0 owes seat 1 300 Florins; he has a Tower and a Caravan."""
    t = realms()
    rich(t, florins, 0, 0)
    build(t, "egypt", FORT)
    ship(t, 0, CARAVAN, "egypt")
    t.state.pacts.append(Pact(900, (0, 1), (("payment", 0, 1, 300, 1),), 0, ALL, False, 1))
    return t.goto(WholeGame(at=10))


@pytest.mark.rule("MU-SAL-02")
def test_who_cannot_pay_what_falls_due_may_sell_first() -> None:
    t = indebted(250)
    assert (t.asked, t.waiting()) == ("sell_off", (0,))
    t.do(0, "sell", "tower", "egypt")
    assert t.state.florins[:2] == [0, 300]
    assert len(t.state.pacts) == 1
    assert t.state.turn == 3


@pytest.mark.rule("MU-SAL-02", "MU-DIP-11")
def test_who_does_not_sell_breaks_the_pact() -> None:
    t = indebted(250).do(0, "pass")
    assert t.state.pacts == []
    assert t.state.florins[:2] == [250, 0]


@pytest.mark.rule("MU-SAL-02")
def test_who_can_pay_is_not_asked_to_sell() -> None:
    t = indebted(300)
    assert t.asked != "sell_off"
    assert t.state.florins[:2] == [0, 300]
