"""Chapters EMP, DIP and CB once more: truces, reactions, loans that outlive a pact, fees of secret pacts."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import CARAVAN, FACE, GALLEY, SHIP, TOWN, WAGON
from araldo.games.medioevo_universale.frames import Aiming, Ambush, Delivery, Trading
from araldo.games.medioevo_universale.rules import aid, corsairs, diplomacy, offence, targets, trade
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
