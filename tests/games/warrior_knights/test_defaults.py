"""What an absent player does (WK-DEC): the answers that the table gives in his place."""

from __future__ import annotations

import pytest

from araldo.games.warrior_knights import GAME
from araldo.games.warrior_knights.board import BORDERS, CITY_AREA, NUMBER, OFF
from araldo.games.warrior_knights.box import KEEP
from araldo.games.warrior_knights.state import Assembly, Expedition, Hiring, InTurn, Regroup, Round, Upkeep, Wages
from tests.games.warrior_knights.scenario import (
    BLACK,
    RED,
    YELLOW,
    WkTable,
    army,
    current,
    fate,
    offer,
    own,
    play,
    table,
    top_event,
)


def default(t: WkTable, seat: int) -> tuple[object, ...]:
    return GAME.default(t.state, seat)


@pytest.mark.rule("WK-DEC-04")
def test_a_plan() -> None:
    t = table(2)
    t.goto(Round())
    for _ in range(6):
        t.do(RED, *default(t, RED))
    assert default(t, RED) == ("done",)
    assert [a[1:] for a in t.state.asked.drafts[RED]] == [
        ("mobilize_forces", 1),
        ("levy_taxes", 1),
        ("mobilize_forces", 2),
        ("draft_soldiers", 2),
        ("rally_support", 3),
        ("serve_the_church", 3),
    ]


@pytest.mark.rule("WK-DEC-05", "WK-DEC-06", "WK-DEC-07", "WK-DEC-08", "WK-DEC-10", "WK-DEC-21", "WK-DEC-22")
def test_action_cards() -> None:
    t = table(2)
    army(t, RED, "star", "gedze", "REG-50")
    assert default(play(t, RED, "levy_taxes"), RED) == ("levy",)
    assert default(play(t, RED, "draft_soldiers"), RED) == ("mark", 1)
    assert default(play(t, RED, "versatile_strategy"), RED) == ("crowns",)
    assert default(play(t, RED, "serve_the_church").do(RED, "serve"), RED) == ("allocate", "taxation")
    assert default(play(t, RED, "mobilize_forces"), RED) == ("besiege", "gedze")
    t.state.siege[0] = -1
    t.state.tired[0] = True
    assert default(play(t, RED, "mobilize_forces"), RED) == ("decline",)
    assert default(t.do(RED, "decline"), RED) == ("allocate", "assembly")


@pytest.mark.rule("WK-DEC-09", "WK-DEC-11")
def test_consent_is_refused() -> None:
    t = table(3)
    army(t, RED, "star", "olbi", "REG-50")
    army(t, YELLOW, "star", "bingen", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "bingen", "middlemark")
    assert default(t, YELLOW) == ("no",)


@pytest.mark.rule("WK-DEC-13", "WK-DEC-14", "WK-DEC-12")
def test_battle() -> None:
    t = table(2)
    army(t, RED, "star", "middlemark", "REG-100")
    army(t, RED, "triangle", "middlemark", "REG-50")
    army(t, YELLOW, "star", "middlemark", "REG-100")
    fate(t, "victory", "prevent", "deal")
    play(t, RED, "mobilize_forces").do(RED, "attack", "middlemark", YELLOW)
    assert default(t, RED) == ("with", "star", "triangle")
    t.do(RED, *default(t, RED))
    assert default(t, RED) == ("command", "triangle")
    t.do(RED, *default(t, RED))
    assert default(t, RED) == ("discard", "prevent")


@pytest.mark.rule("WK-DEC-23", "WK-DEC-24", "WK-DEC-25")
def test_events() -> None:
    t = table(3)
    t.state.influence = [3, 0, 1]
    top_event(t, "EV-G02")
    assert default(play(t, -1, "important_event"), YELLOW) == ("draw", BLACK)
    u = table(3)
    u.state.faith = [2, 2, 2]
    top_event(u, "EV-R07")
    assert default(play(u, -1, "important_event"), YELLOW) == ("draw", YELLOW)
    u.do(YELLOW, "draw", YELLOW)
    assert default(u, YELLOW) == ("cancel", 2)
    v = table(3)
    v.state.faith = [2, 2, 2]
    top_event(v, "EV-B05")
    play(v, -1, "important_event").do(YELLOW, "draw", YELLOW)
    assert default(v, RED) == ("pledge", 0)


@pytest.mark.rule("WK-DEC-27", "WK-DEC-28", "WK-DEC-30", "WK-DEC-31")
def test_neutral_cards() -> None:
    t = table(2)
    assert default(t.goto(Expedition()), RED) == ("none",)
    assert default(t.do(RED, "start", "china"), RED) == ("fund", 0)
    own(t, RED, "rota", breach=1)
    army(t, RED, "star", "rota", "SWI-300", hurt=3)
    assert default(t.goto(InTurn(kind="defend", order=[RED])), RED) == ("none",)
    assert default(t.goto(InTurn(kind="heal", order=[RED])), RED) == ("heal", "star", 2)  # 6 crowns remain


@pytest.mark.rule("WK-DEC-32", "WK-DEC-42")
def test_wages_and_draft() -> None:
    t = table(2)
    army(t, RED, "star", "rota", "SWI-200", "ENG-50")
    t.state.crowns[RED] = 4
    t.goto(Wages(order=[RED]))
    assert default(t, RED) == ("dismiss", "star", "ENG-50")
    assert default(t.do(RED, "dismiss", "star", "ENG-50"), RED) == ("done",)
    u = table(2)
    offer(u, "SWI-100")
    u.state.track[0] = RED
    assert default(u.goto(Hiring()), RED) == ("pass",)


@pytest.mark.rule("WK-DEC-35", "WK-DEC-36", "WK-DEC-37", "WK-DEC-38", "WK-DEC-39")
def test_assembly() -> None:
    t = table(3)
    current(t, "AG-M06", "AG-C01")
    t.goto(Assembly())
    assert default(t, RED) == ("order", "AG-M06", "AG-C01")
    t.do(RED, *default(t, RED))
    assert default(t, YELLOW) == ("commit", 0)
    for seat in (RED, YELLOW, BLACK):
        t.do(seat, "commit", int(seat == RED))
    assert default(t, RED) == ("name", YELLOW)  # what harms goes to the next one
    t.do(RED, "name", YELLOW)
    assert default(t, YELLOW) == ("accept",)
    t.do(YELLOW, "accept")
    for seat in (YELLOW, BLACK):
        t.do(seat, "commit", 0)
    assert default(t, RED) == ("name", RED)  # a tie: himself


@pytest.mark.rule("WK-DEC-38")
def test_an_absent_chairman_does_not_harm_himself() -> None:
    t = table(3)
    t.state.chairman = YELLOW
    current(t, "AG-M06")
    t.goto(Assembly())
    for seat in (YELLOW, BLACK, RED):
        t.do(seat, "commit", 0)
    assert (t.asked, default(t, YELLOW)) == ("tie", ("name", BLACK))
    u = table(3)
    current(u, "AG-M10")
    u.state.votes = [1, 1, 0]
    u.goto(Assembly())
    for seat in (RED, YELLOW, BLACK):
        u.do(seat, "commit", 2 * (seat != BLACK))
    u.do(RED, "name", YELLOW).do(YELLOW, "name", RED)
    assert default(u, RED) == ("name", YELLOW)


@pytest.mark.rule("WK-DEC-10")
def test_an_absent_baron_makes_no_war_on_another() -> None:
    t = table(2)
    army(t, RED, "star", "gedze", "SWI-300", "SWI-200")
    own(t, YELLOW, "gedze")
    play(t, RED, "mobilize_forces")
    assert t.can(RED, "besiege", "gedze")
    assert default(t, RED) == ("decline",)
    u = table(2)
    army(u, RED, "star", "stonegate", "SWI-300", "SWI-200")
    play(u, RED, "mobilize_forces")
    assert u.can(RED, "besiege", "stonegate")  # a stronghold
    assert default(u, RED) == ("decline",)
    army(u, RED, "square", "gedze", "REG-50")
    assert default(u, RED) == ("besiege", "gedze")


@pytest.mark.rule("WK-DEC-44", "WK-DEC-47", "WK-DEC-48")
def test_upkeep() -> None:
    t = table(2)
    own(t, RED, "rota")
    t.state.crowns[RED] = 20
    fate(t, "revolt")
    assert default(t.goto(Upkeep()), RED) == ("pay", 10)
    u = table(2)
    own(u, RED, "rota", "isar")
    army(u, RED, "star", "", "SWI-100")
    army(u, RED, "square", "", "ENG-200")
    army(u, RED, "circle", "rota", "REG-50")
    u.goto(Regroup(seat=RED))
    assert default(u, RED) == ("shift", "star", "SWI-100", "square")
    u.do(RED, *default(u, RED)).do(RED, "done")
    assert default(u, RED) == ("return", "square", "isar")


@pytest.mark.rule("WK-DEC-46", "WK-DEC-02")
def test_a_stronghold_is_rebuilt_beside_most_cities() -> None:
    t = table(2)
    t.state.place[KEEP[RED]] = OFF
    t.goto(Regroup(seat=RED))

    def near(area: str) -> int:
        return sum(city in BORDERS[NUMBER[area]] for city in CITY_AREA)

    sites = [site for _, site in t.options(RED)]
    best = max(near(site) for site in sites)
    assert default(t, RED) == ("castle", next(site for site in sites if near(site) == best))
