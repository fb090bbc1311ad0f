"""Commerce by option `together`: all plan at once where nobody can interfere (MU-TRN-03)."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import CARAVAN, GALLEY, SHIP, TOWN
from araldo.games.medioevo_universale.frames import Commerce
from araldo.games.medioevo_universale.rules import trade, ventures
from araldo.games.medioevo_universale.rules.land import hand_over
from araldo.kernel import Action, Span, bit
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, own, rich, ship, table


def markets(**options: Any) -> Table:
    """Three players with a settlement and 1000 Florins each; seats 0 and 1 have a Caravan at home."""
    t = table(commerce="together", **options)
    for seat, place in enumerate(("nile_delta", "palestine", "thrace")):
        own(t, seat, place, 5)
        build(t, place, TOWN)
        t.state.capital[seat] = NUMBER[place]
    rich(t, 1000, 1000, 1000)
    return t


def open_market(t: Table) -> Table:
    return t.goto(Commerce(shown=True, step=3))


def buy(t: Table, seat: int, tr: Any, good: str, units: int) -> Action:
    each = trade.price(t.state, seat, tr.place, trade.GOODS.index(good), True)
    return ("buy", good, each, units)


@pytest.mark.rule("MU-TRN-03", "MU-COM-01")
def test_all_plan_their_trade_at_the_same_time_and_only_who_asks_has_a_turn_of_his_own() -> None:
    t = markets()
    mine, theirs = ship(t, 0, CARAVAN, "nile_delta"), ship(t, 1, CARAVAN, "palestine")
    open_market(t)
    assert (t.asked, t.waiting()) == ("ventures", (0, 1))
    t.do(0, "use", mine.id).do(0, *buy(t, 0, mine, "salt", 2)).do(0, "done")
    assert mine.lots == []  # nothing happens before all are done
    t.do(1, "use", theirs.id).do(1, *buy(t, 1, theirs, "wine", 1)).do(1, "own_turn").do(1, "done")
    assert [lot[1] for lot in mine.lots] == [2]
    assert [lot[1] for lot in theirs.lots] == [1]
    assert (t.asked, t.waiting()) == ("trade", (1,))
    t.do(1, "end")
    assert t.asked != "trade"


@pytest.mark.rule("MU-TRN-03", "MU-COM-01")
def test_a_step_whose_transport_is_no_longer_chosen_is_no_step() -> None:
    t = markets()
    tr = ship(t, 0, CARAVAN, "nile_delta", level=3, pm=9)
    open_market(t).do(0, "use", tr.id).do(0, "go", "egypt").do(0, "drop", 0)
    assert t.can(0, "use", tr.id)
    t.do(0, "done")
    assert tr.place == NUMBER["nile_delta"]


@pytest.mark.rule("MU-TRN-03")
def test_in_turn_order_nobody_plans() -> None:
    t = markets()
    t.state.options["commerce"] = "in_order"
    ship(t, 0, CARAVAN, "nile_delta")
    open_market(t)
    assert (t.asked, t.waiting()) == ("trade", (0,))


@pytest.mark.rule("MU-COM-01", "MU-COM-03")
def test_a_plan_keeps_to_two_actions_and_to_the_money_it_will_have() -> None:
    t = markets()
    tr = ship(t, 0, CARAVAN, "nile_delta", level=3, pm=9)
    word = buy(t, 0, tr, "cereals", 2)
    rich(t, 3 * word[2], 0, 0)
    plan = ventures.read(t.state, 0, [("use", tr.id), word])
    assert plan.cash == word[2]
    found = {o.head[1]: o.high for o in ventures.bargains(t.state, plan, plan.traders[tr.id]) if isinstance(o, Span)}
    assert found["cereals"] == 1
    assert "spices" not in found
    plan = ventures.read(t.state, 0, [("use", tr.id), word, ("go", "egypt")])
    assert plan.traders[tr.id].place == NUMBER["egypt"]
    assert all(o[0] == "go" for o in ventures.bargains(t.state, plan, plan.traders[tr.id]))
    assert (tr.place, tr.lots, tr.pm) == (NUMBER["nile_delta"], [], 9)


@pytest.mark.rule("MU-BLK-02", "MU-TRN-03")
def test_a_plan_does_not_enter_a_blockade() -> None:
    t = markets()
    tr = ship(t, 0, SHIP, "nile_delta")
    ship(t, 2, GALLEY, "egyptian_sea", vf=5)
    plan = ventures.read(t.state, 0, [("use", tr.id)])
    assert ("go", "egyptian_sea") in ventures.bargains(t.state, plan, plan.traders[tr.id])
    t.state.war[0], t.state.war[2] = bit(2), bit(0)
    assert ("go", "egyptian_sea") not in ventures.bargains(t.state, plan, plan.traders[tr.id])


@pytest.mark.rule("MU-DEC-55", "MU-TRN-03")
def test_a_plan_does_not_sail_where_another_may_lie_in_wait() -> None:
    t = markets()
    hand_over(t.state, NUMBER["nile_delta"], 1)
    tr = ship(t, 0, SHIP, "nile_delta")  # a guest in the port of seat 1
    zone = NUMBER["egyptian_sea"]
    plan = ventures.read(t.state, 0, [("use", tr.id)])
    assert ventures.is_safe(t.state, 0, plan.traders[tr.id], zone)
    hold(t, 1, "mercante")  # publicly any card may be a corsair
    assert not ventures.is_safe(t.state, 0, plan.traders[tr.id], zone)


@pytest.mark.rule("MU-TRN-03", "MU-COM-06")
def test_when_the_last_goods_are_wanted_twice_turn_order_decides_and_the_other_plans_again() -> None:
    t = markets()
    mine, theirs = ship(t, 0, CARAVAN, "nile_delta"), ship(t, 1, CARAVAN, "palestine")
    hoard = ship(t, 2, CARAVAN, "thrace")
    hoard.lots = [(trade.GOODS.index("salt"), 190, -1, -1)]
    open_market(t)
    t.do(1, "use", theirs.id).do(1, *buy(t, 1, theirs, "salt", 5)).do(1, "done")
    t.do(2, "done")
    t.do(0, "use", mine.id).do(0, *buy(t, 0, mine, "salt", 5)).do(0, "done")
    assert [lot[1] for lot in mine.lots] == [5]
    assert theirs.lots == []
    assert (t.asked, t.waiting()) == ("ventures", (1,))


@pytest.mark.rule("MU-TRN-03")
def test_who_has_nothing_to_plan_has_his_own_turn() -> None:
    t = markets()
    ship(t, 0, CARAVAN, "nile_delta")
    ship(t, 1, GALLEY, "palestine", vf=2)
    open_market(t)
    assert t.waiting() == (0,)
    t.do(0, "done")
    assert (t.asked, t.waiting()) == ("trade", (1,))
