"""Chapter 4.8: income, trade, and the cards of the Income Phase."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from araldo.games.medieval_conspiracy.rules.masters import recount
from araldo.games.medieval_conspiracy.state import Conspiracy, Income
from tests.games.medieval_conspiracy.scenario import (
    BROWN,
    GREEN,
    GREY,
    RED,
    McTable,
    building,
    cash,
    everybody,
    hand,
    own,
    table,
)


def income(t: McTable, seat: int) -> int:
    recount(t.state)
    return t.state.income[seat]


def trade_of(s: Conspiracy, seat: int) -> int:
    recount(s)
    return s.trade[seat]


def collected(t: McTable) -> McTable:
    """All have collected; the window for Alchemist and Robber Knight is open."""
    t.goto(Income())
    while t.asked == "own_step":
        t.do(t.waiting()[0], "done")
    return t


@pytest.mark.rule("MC-INC-02")
def test_inc_02_every_source_of_income() -> None:
    t = table()
    own(t, GREEN, "holland", "bar", "tirol", "troppau", "muenster", "sachsen")
    assert income(t, GREEN) == 4 * 10 + 20 + 50
    building(t, "castle", "holland")
    building(t, "monastery", "bar")
    building(t, "relic", "bar")
    assert income(t, GREEN) == 110 + 30
    t.state.preacher_owner, t.state.preacher = GREEN, t.state.owner.index(GREEN)
    t.state.masters[0] = GREEN
    assert income(t, GREEN) == 140 + 10 + 20
    t.state.preacher, t.state.preacher_captor = -1, BROWN
    assert income(t, GREEN) == 160  # MC-PRE-07


@pytest.mark.rule("MC-INC-03", "MC-GEN-14")
@pytest.mark.example("MC-EXO-08")
def test_inc_03_never_less_than_60() -> None:
    t = table()
    own(t, GREEN, "holland", "bar", "tirol")
    own(t, BROWN, "berg", "bayern", "braunschweig", "muenster")
    assert income(t, GREEN) == 60
    assert income(t, GREY) == 60  # without any territory
    assert trade_of(t.state, BROWN) == 0
    assert income(t, BROWN) == 60  # 3 secular, 1 ecclesiastical: 50 raised


@pytest.mark.rule("MC-TRD-01", "MC-TRD-02", "MC-TRD-04")
@pytest.mark.example("MC-EX-22")
def test_trd_02_roads_and_imperial_cities() -> None:
    values = {v["reichsstadt_ends"]: v["ducats"] for v in _vectors("trade_value")}
    t = table()
    own(t, GREEN, "muenster", "oldenburg")
    own(t, BROWN, "friesland")  # a road to another's capital pays nobody
    assert trade_of(t.state, GREEN) == values[0] == 10
    building(t, "city", "muenster")
    assert trade_of(t.state, GREEN) == values[1] == 20
    building(t, "city", "oldenburg")
    assert trade_of(t.state, GREEN) == values[2] == 40
    assert trade_of(t.state, BROWN) == 0


def _vectors(kind: str) -> list[dict[str, int]]:
    found: list[dict[str, int]] = tomllib.loads((Path(__file__).parent / "vectors.toml").read_text("utf-8"))[kind]
    return found


@pytest.mark.rule("MC-TRD-03")
@pytest.mark.parametrize("pays", [True, False])
def test_trd_03_foreign_roads(pays: bool) -> None:
    t = table(foreign_routes=pays)
    own(t, GREEN, "hennegau")
    assert trade_of(t.state, GREEN) == 20 * pays
    building(t, "city", "hennegau")
    assert trade_of(t.state, GREEN) == 40 * pays


@pytest.mark.rule("MC-TRD-05", "MC-BLD-05")
@pytest.mark.parametrize(("doubles", "base"), [(False, 90), (True, 140)])
def test_trd_05_the_base_is_doubled_only_by_option(doubles: bool, base: int) -> None:
    t = table(reichsstadt_doubles_base=doubles)
    own(t, GREEN, "sachsen", "bar", "holland", "tirol", "troppau")
    building(t, "city", "sachsen")
    assert income(t, GREEN) == base


@pytest.mark.rule("MC-INC-04", "MC-INC-06", "MC-REA-01", "MC-REA-03", "MC-REA-06")
@pytest.mark.example("MC-EX-01")
def test_ex_01_robber_knights_and_an_alchemist() -> None:
    t = table(4)
    a, c, d = GREEN, GREY, RED
    hand(t, a, "alchemist")
    hand(t, c, "robber_knight")
    hand(t, d, "robber_knight")
    collected(t)
    everybody(t, {a: ("play", "alchemist")})
    everybody(t, {c: ("play", "robber_knight", a)})
    everybody(t, {d: ("play", "robber_knight", c)})
    while t.asked == "react":
        everybody(t)
    assert t.state.cash == [100, 160, 100, 160]
    assert [e["victim"] for e in t.said("robbed")] == [c, a]
    assert [e["card"] for e in t.said("fizzled")] == ["alchemist"]


@pytest.mark.rule("MC-INC-05")
def test_inc_05_a_second_alchemist_adds_the_collected_income_once_more() -> None:
    t = table()
    hand(t, GREEN, "alchemist", "alchemist")
    collected(t)
    for _ in range(2):
        t.do(GREEN, "play", "alchemist")
        everybody(t)
    assert t.state.cash[GREEN] == 100 + 3 * 60


@pytest.mark.rule("MC-INC-07")
def test_inc_07_nobody_is_robbed_twice() -> None:
    t = table()
    hand(t, GREEN, "robber_knight")
    hand(t, BROWN, "robber_knight")
    collected(t)
    everybody(t, {GREEN: ("play", "robber_knight", GREY)})
    assert t.why(BROWN, "play", "robber_knight", GREY) == "MC-INC-07"  # one is waiting
    everybody(t)
    assert t.state.cash[GREY] == 100
    assert t.why(BROWN, "play", "robber_knight", GREY) == "MC-INC-07"  # it has worked
    assert t.can(BROWN, "play", "robber_knight", GREEN)


@pytest.mark.rule("MC-INC-06")
@pytest.mark.example("MC-EXO-12")
@pytest.mark.parametrize(("before", "after"), [(100, 20), (0, 0)])
def test_exo_12_what_was_spent_cannot_be_robbed(before: int, after: int) -> None:
    t = table()
    own(t, GREEN, "holland", "bar", "tirol", "troppau", "muenster", "bamberg")
    assert t.state.income[GREEN] == 80
    cash(t, GREEN, before)
    hand(t, GREEN, "hostler", "hostler")
    hand(t, BROWN, "robber_knight")
    collected(t)
    t.do(GREEN, "levy", "hostler", "holland")
    everybody(t, {BROWN: ("play", "robber_knight", GREEN)})
    while t.asked == "react":
        everybody(t)
    assert t.state.cash[GREEN] == after


@pytest.mark.rule("MC-INC-08", "MC-ACT-09")
@pytest.mark.parametrize("openly", [False, True])
def test_inc_08_ducats_are_secret_unless_the_option_says_otherwise(openly: bool) -> None:
    t = table(open_money=openly)
    hand(t, GREEN, "alchemist")
    collected(t)
    seen = t.view(BROWN)
    assert seen["cash"][GREEN] is None
    assert seen["cash"][BROWN] == 160
    assert seen["counted"] == ([160, 160, 160] if openly else [])
    assert seen["hands"][GREEN] == {"known": [], "hidden": 1}
