"""Skarholm, the first area of the map, is an island without a city: who is there is on the board like anybody else."""

from __future__ import annotations

import pytest

from araldo.games.warrior_knights.board import CITIES, NUMBER, OFF, TARGETS
from araldo.games.warrior_knights.box import FIRST_MISSION, KEEP, MISSION_ID
from araldo.games.warrior_knights.rules.agendas import default_grant
from araldo.games.warrior_knights.rules.decks import watch_events
from araldo.games.warrior_knights.rules.hiring import recipients
from araldo.games.warrior_knights.rules.king import fulfilled, on_board, reign, royal_recipients
from araldo.games.warrior_knights.rules.ranking import tie_break
from araldo.games.warrior_knights.state import (
    Enactment,
    Founding,
    Happening,
    InTurn,
    Omen,
    Regroup,
    Retreat,
    Upkeep,
)
from araldo.kernel import Span
from tests.games.warrior_knights.scenario import (
    RED,
    YELLOW,
    WkTable,
    army,
    at,
    event,
    law,
    own,
    play,
    table,
)

ISLAND = "skarholm"


def castle_on_the_island(seats: int = 2, **options: object) -> WkTable:
    t = table(seats, **options)
    t.state.place[KEEP[RED]] = NUMBER[ISLAND]
    return t


def test_it_is_the_first_area() -> None:
    assert NUMBER[ISLAND] == 0


@pytest.mark.rule("WK-SET-13", "WK-SET-15")
def test_where_one_has_built_nobody_else_settles() -> None:
    t = castle_on_the_island(6)
    t.state.place[KEEP[YELLOW]] = OFF
    t.goto(Founding(order=[YELLOW], step=1))
    assert t.why(YELLOW, "castle", ISLAND) == "WK-SET-13"
    army(t, YELLOW, "star", "", "REG-50")
    t.goto(Founding(order=[YELLOW], step=2))
    assert t.why(YELLOW, "post", "star", ISLAND) == "WK-SET-15"
    assert not t.can(YELLOW, "post", "star", ISLAND)


@pytest.mark.rule("WK-UPK-02", "WK-STR-12", "WK-VAR-11")
def test_its_baron_gains_influence_and_reigns() -> None:
    t = castle_on_the_island(the_king=True)
    own(t, RED, "rota")
    army(t, RED, "star", "rota", "REG-50")
    t.state.king = RED
    t.goto(Upkeep())
    assert (t.state.influence[RED], t.state.reigned[RED]) == (2, 1)
    reign(t.state)
    assert t.state.influence[RED] == 3


@pytest.mark.rule("WK-NAC-06")
def test_its_stronghold_is_repaired() -> None:
    t = castle_on_the_island()
    t.state.breach[TARGETS + RED] = 1
    t.goto(InTurn(kind="defend", order=[RED]))
    assert Span(("repair", "castle"), 1, 1) in t.options(RED)


@pytest.mark.rule("WK-DFT-05", "WK-STR-13", "WK-VAR-09")
def test_its_stronghold_and_the_nobles_at_it_receive_troops() -> None:
    t = castle_on_the_island(the_king=True)
    star = army(t, RED, "star", ISLAND, "REG-50")
    for shape, kind in (("square", "REG-50"), ("triangle", "SWI-50"), ("circle", "ENG-50")):
        army(t, RED, shape, "rota", kind)
    assert recipients(t.state, RED) == [star, KEEP[RED]]
    assert royal_recipients(t.state, RED) == [star, KEEP[RED]]


@pytest.mark.rule("WK-UPK-07")
def test_nobles_return_to_it_and_exchange_troops_with_it() -> None:
    t = castle_on_the_island()
    army(t, RED, "star", "", "SWI-100")
    army(t, RED, "square", ISLAND, "REG-50", "ENG-50")
    t.goto(Regroup(seat=RED))
    assert t.can(RED, "shift", "square", "ENG-50", "castle")
    t.do(RED, "done")
    assert at(t, RED, "star") == NUMBER[ISLAND]


@pytest.mark.rule("WK-RET-04")
def test_who_has_nowhere_to_go_flees_to_it() -> None:
    t = castle_on_the_island()
    star = army(t, RED, "star", "rota", "REG-100")
    army(t, YELLOW, "star", "kingsfield", "REG-50")
    army(t, YELLOW, "square", "middlemark", "SWI-50")
    own(t, YELLOW, *(word for word in CITIES if word != "rota"))
    army(t, YELLOW, "circle", "fordale", "ENG-50")
    t.goto(Retreat(army=star))
    assert (at(t, RED, "star"), t.state.tired[star]) == (NUMBER[ISLAND], True)


@pytest.mark.rule("WK-TRP-03", "WK-DEA-01")
@pytest.mark.parametrize(("hurt", "told"), [(0, "left"), (1, "died")])
def test_who_has_no_troops_left_there_leaves_or_dies(hurt: int, told: str) -> None:
    t = table(2)
    army(t, RED, "star", ISLAND, hurt=hurt)
    t.state.place[0] = NUMBER[ISLAND]
    other = army(t, YELLOW, "star", "rota", "REG-50", hurt=1)
    t.goto(Regroup(seat=RED, shifted=True, step=3))
    assert (at(t, RED, "star"), bool(t.said(told))) == (OFF, True)
    assert t.state.place[other] == OFF


@pytest.mark.rule("WK-BAC-01")
def test_its_nobles_levy_taxes() -> None:
    t = table(2)
    army(t, RED, "star", ISLAND, "REG-50")
    play(t, RED, "levy_taxes").do(RED, "levy")
    assert t.state.crowns[RED] == 11


@pytest.mark.rule("WK-BAT-04", "WK-BAC-08")
def test_its_nobles_fight_and_are_exhausted() -> None:
    t = table(2)
    star = army(t, RED, "star", ISLAND, "REG-100", "SWI-300")
    army(t, YELLOW, "star", ISLAND, "REG-50")
    play(t, RED, "mobilize_forces")
    assert t.can(RED, "attack", ISLAND, YELLOW)
    play(t, RED, "mobilize_forces", fought=True, spent=[star])  # the battle is over
    assert t.state.tired[star]


@pytest.mark.rule("WK-WIN-03", "WK-VAR-14")
def test_its_troops_are_on_the_board() -> None:
    t = castle_on_the_island()
    for shape, kind in (("star", "REG-50"), ("square", "REG-50"), ("triangle", "SWI-50"), ("circle", "ENG-50")):
        army(t, RED, shape, ISLAND, kind)
    army(t, RED, "castle", ISLAND, "SWI-300")
    assert on_board(t.state, RED) == tie_break(t.state, RED)[2] == 500
    assert fulfilled(t.state, RED, FIRST_MISSION + MISSION_ID.index("MI-line"))


@pytest.mark.rule("WK-AGD-05")
def test_the_absent_give_an_office_to_who_is_there_before_who_is_off_the_board() -> None:
    t = table(2)
    army(t, RED, "star", ISLAND, "REG-50")
    army(t, RED, "square", "", "SWI-300")
    assert default_grant(t.state, Enactment(), RED) == ("grant", "star")


@pytest.mark.rule("WK-EVT-01")
def test_the_master_builder_restores_its_stronghold() -> None:
    t = castle_on_the_island()
    t.state.breach[TARGETS + RED] = 2
    t.place("event", None, [event("EV-G06")])
    watch_events(t.state)
    t.goto(Omen(seat=RED, step=2), Happening(seat=RED, card=event("EV-G06")))
    assert t.state.breach[TARGETS + RED] < 2


@pytest.mark.rule("WK-EVT-01")
@pytest.mark.parametrize(
    ("name", "hurt"),
    [("EV-R01", [2, 0]), ("EV-R12", [1, 1])],
)
def test_events_find_its_nobles_and_its_stronghold(name: str, hurt: list[int]) -> None:
    t = castle_on_the_island()
    star = army(t, RED, "star", ISLAND, "SWI-300", "ENG-300")
    army(t, RED, "castle", ISLAND, "REG-100", "SWI-100")
    t.place("event", None, [event(name)])
    watch_events(t.state)
    t.goto(Omen(seat=RED, step=2), Happening(seat=RED, card=event(name)))
    assert [t.state.hurt[star], t.state.hurt[KEEP[RED]]] == hurt


@pytest.mark.rule("WK-BAC-06", "WK-SEA-01", "WK-BAN-03")
@pytest.mark.parametrize("laws", [[], ["AG-L02"]])
def test_once_it_is_chosen_the_others_sail_there_only(laws: list[str]) -> None:
    t = table(2)
    law(t, *laws)
    army(t, RED, "star", "gedze", "REG-50")
    army(t, RED, "square", "olbi", "SWI-50")
    play(t, RED, "mobilize_forces").do(RED, "sail", "star", ISLAND)
    assert [o for o in t.options(RED) if o[0] in ("sail", "march")] == [("sail", "square", ISLAND)]
    assert t.why(RED, "sail", "square", "gedze") == "not-offered"


@pytest.mark.rule("WK-BAN-03")
def test_dues_are_not_refused_by_who_is_there_already() -> None:
    u = table(2)
    law(u, "AG-L06")
    army(u, RED, "star", "gedze", "REG-50")
    army(u, RED, "square", ISLAND, "SWI-50")
    play(u, RED, "mobilize_forces").do(RED, "sail", "star", ISLAND)
    assert "defy" not in u.verbs(RED)
