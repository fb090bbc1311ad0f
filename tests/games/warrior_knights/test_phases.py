"""Taxation (WK-TAX), Wages (WK-WAG), the Mercenary Draft (WK-DFT)."""

from __future__ import annotations

import pytest

from araldo.games.warrior_knights.board import AT_SEA, CITIES, NUMBER, OFF
from araldo.games.warrior_knights.box import HOLDERS, KEEP, MERCENARIES, TAXATION
from araldo.games.warrior_knights.rules.hiring import recipients
from araldo.games.warrior_knights.rules.taxation import greatest, owed
from araldo.games.warrior_knights.state import Hiring, Station, Taxation, Wages
from tests.games.warrior_knights.scenario import (
    BLACK,
    BOTH_WAYS,
    HOMES,
    RED,
    YELLOW,
    WkTable,
    army,
    besiege,
    charge,
    event,
    faces,
    fill,
    law,
    offer,
    office,
    own,
    play,
    table,
)

# -- Taxation


@pytest.mark.rule("WK-TAX-01", "WK-TAX-02")
def test_income_of_cities_fortifications_and_concessions() -> None:
    t = table(2)
    own(t, RED, "rota", "acre", fort=True)
    own(t, YELLOW, "isar")
    charge(t, YELLOW, "AG-C01")
    fill(t, TAXATION, 3)
    play(t, RED, "levy_taxes").do(RED, "decline")
    assert t.state.crowns == [10 + 5 + 4 + 2, 10 + 2 + 3]
    assert t.state.areas[TAXATION] == []


@pytest.mark.rule("WK-TAX-03")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_a_besieged_city_pays_nothing(mine: int, foe: int) -> None:
    t = table(2)
    own(t, mine, "rota", fort=True)
    army(t, foe, "star", "rota", "SWI-300")
    besiege(t, foe, "rota")
    t.goto(Taxation(order=[RED, YELLOW]))
    assert t.state.crowns == [10, 10]
    assert [(e.kind, e.rule) for e in t.events if e.kind == "no_income"] == [("no_income", "WK-TAX-03")]


@pytest.mark.rule("WK-TAX-04")
def test_charges_then_laws_in_order() -> None:
    t = table(3)
    own(t, RED, "rota", "isar", "vecht")
    charge(t, RED, "AG-C08", "AG-C07")
    law(t, "AG-L05", "AG-L01")
    t.state.crowns = [0, 0, 0]
    t.goto(Taxation(order=[RED, YELLOW, BLACK]))
    assert (t.asked, t.options(RED)) == ("comply", [("pay", 1), ("refuse",)])  # Church Dues were passed first
    assert t.state.crowns[RED] == 10 + 2 + 4
    t.do(RED, "pay", 1)
    assert t.options(RED) == [("pay", 2), ("refuse",)]  # then Land Tax: half of three, rounded up
    t.do(RED, "pay", 2)
    assert t.state.crowns == [13, 1, 0]


@pytest.mark.rule("WK-BAN-03", "WK-BAN-04", "WK-BAN-09")
@pytest.mark.example("WK-EX-39")
def test_a_refused_land_tax() -> None:
    t = table(3)
    own(t, RED, "rota", "isar", "vecht", "uran", "lenz")
    own(t, YELLOW, "kovel")
    law(t, "AG-L01")
    t.state.influence = [0, 1, 2]
    t.goto(Taxation(order=[RED, YELLOW, BLACK]))
    assert t.options(RED)[0] == ("pay", 3)
    before = t.state.crowns[RED]
    t.do(RED, "refuse")
    s = t.state
    assert (s.crowns[RED], s.banned, s.chairman) == (before, 1, BLACK)
    assert faces(s.laws) == ["AG-L01"]
    assert t.waiting() == (YELLOW,)  # the order goes on as begun


@pytest.mark.rule("WK-EVT-09")
def test_a_strike_costs_one_taxation() -> None:
    t = table(2)
    own(t, RED, "rota")
    t.place("laid", CITIES.index("rota"), [event("EV-B08")])
    t.goto(Taxation(order=[RED, YELLOW]))
    assert t.state.crowns[RED] == 10
    assert t.state.laid[CITIES.index("rota")] == []
    t.goto(Taxation(order=[RED, YELLOW]))
    assert t.state.crowns[RED] == 15


# -- Wages


def wages(t: WkTable, *order: int) -> WkTable:
    t.goto(Wages(order=list(order)))
    return t


@pytest.mark.rule("WK-WAG-02", "WK-WAG-06")
@pytest.mark.example("WK-EX-08")
def test_every_card_is_paid_wherever_it_is() -> None:
    t = table(2)
    army(t, RED, "star", "rota", "REG-100", "ENG-50", hurt=1)  # casualties do not reduce wages
    at_sea = army(t, RED, "square", "", "REG-50")
    t.state.place[at_sea] = AT_SEA + NUMBER["gedze"]
    army(t, RED, "triangle", "", "SWI-100")
    army(t, RED, "castle", "highmoor", "POL-200")
    office(t, RED, "star", "AG-O01")  # maintained troops are never paid
    wages(t, RED).draft(RED)
    assert t.state.crowns[RED] == 10 - 2 - 1 - 1 - 2 - 4


@pytest.mark.rule("WK-WAG-03", "WK-AMB-30")
def test_regulars_are_paid_first_as_far_as_crowns_go_and_never_desert() -> None:
    assert greatest([1, 1, 1, 2], 4) == 4
    assert greatest([2, 2], 3) == 2
    t = table(2)
    star = army(t, RED, "star", "rota", "REG-100", "REG-50", "SWI-50")
    t.state.crowns[RED] = 2
    wages(t, RED)
    assert t.state.crowns[RED] == 0
    t.draft(RED, ("dismiss", "star", "SWI-50"))
    assert faces(t.state.army[star]) == ["REG-100", "REG-50"]


@pytest.mark.rule("WK-WAG-04")
def test_he_chooses_whom_to_pay() -> None:
    t = table(2)
    star = army(t, RED, "star", "rota", "SWI-200", "ENG-100", "POL-50")
    t.state.crowns[RED] = 5
    wages(t, RED)
    assert t.why(RED, "done") == "WK-WAG-04"
    t.do(RED, "dismiss", "star", "ENG-100")
    assert t.can(RED, "dismiss", "star", "POL-50")  # one may go even if he could be paid
    t.do(RED, "done")
    assert faces(t.state.army[star]) == ["POL-50", "SWI-200"]
    assert t.state.crowns[RED] == 0


@pytest.mark.rule("WK-WAG-05")
@pytest.mark.example("WK-EX-07", "WK-EX-41")
def test_the_circle_pays_nothing_below_450() -> None:
    t = table(2)
    army(t, RED, "circle", "", "SWI-200", "ENG-200", tired=True)
    assert owed(t.state, RED) == ([], [])
    army(t, RED, "circle", "", "POL-50")
    assert len(owed(t.state, RED)[1]) == 3
    u = table(2)
    circle = army(u, RED, "circle", "rota", "SWI-200", "ENG-200")
    office(u, RED, "circle", "AG-O08")
    wages(u, RED)
    u.do(RED, "dismiss", "circle", "ENG-200").do(RED, "done")
    assert u.state.crowns[RED] == 6  # the other is still due in this phase
    assert faces(u.state.army[circle]) == ["SWI-200"]


@pytest.mark.rule("WK-WAG-07")
@pytest.mark.example("WK-EX-42")
def test_after_desertions_his_armies_are_looked_at() -> None:
    t = table(2)
    star = army(t, RED, "star", "rota", "REG-50", "SWI-100", hurt=1)
    square = army(t, RED, "square", "rota", "ENG-50")
    fates = t.state.fate[:]
    wages(t, RED).draft(RED, ("dismiss", "star", "SWI-100"), ("dismiss", "square", "ENG-50"))
    s = t.state
    assert (s.place[star], s.hurt[star], faces(s.army[star])) == (OFF, 0, ["REG-50"])
    assert s.place[square] == OFF
    assert [e["noble"] for e in t.said("died")] == ["red_star"]
    assert s.fate == fates  # no Mercenaries left, no card


@pytest.mark.rule("WK-BAN-03")
def test_the_sumptuary_law() -> None:
    t = table(2)
    law(t, "AG-L07")
    t.state.crowns = [15, 14]
    wages(t, RED, YELLOW)
    assert t.options(RED) == [("pay", 3), ("refuse",)]
    t.do(RED, "pay", 3)
    assert t.state.crowns == [12, 14]


# -- Mercenary Draft


def draft(t: WkTable, *markers: int) -> WkTable:
    t.state.track = [*markers, *[-1] * (7 - len(markers))]
    t.goto(Hiring())
    return t


@pytest.mark.rule("WK-DFT-02", "WK-DFT-04", "WK-DFT-08", "WK-AMB-05")
def test_from_left_to_right_for_the_wage() -> None:
    t = table(2)
    offer(t, "SWI-100", "POL-200", "ENG-50")
    t.state.crowns = [3, 10]
    draft(t, YELLOW, RED, RED)
    t.do(YELLOW, "hire", "POL-200").do(YELLOW, "station", "POL-200", "castle")
    assert t.state.crowns[YELLOW] == 6
    t.do(RED, "pass")
    assert t.why(RED, "hire", "POL-200") == "not-offered"
    t.do(RED, "hire", "SWI-100").do(RED, "station", "SWI-100", "castle")
    s = t.state
    assert s.crowns[RED] == 1
    assert s.track == [-1] * 7
    assert len(s.offer) == 3  # new ones; the unhired went back into the deck
    assert len(s.mercenaries) + len(s.offer) == len(MERCENARIES) - 2


@pytest.mark.rule("WK-DFT-03", "WK-AMB-33")
@pytest.mark.example("WK-EX-25")
def test_several_of_one_nationality_take_a_marker_each() -> None:
    t = table(3)
    offer(t, "SWI-100", "SWI-50", "POL-200", "ENG-50")
    draft(t, RED, YELLOW, RED, BLACK)
    t.do(RED, "hire", "SWI-100", "SWI-50")
    t.do(RED, "station", "SWI-100", "castle").do(RED, "station", "SWI-50", "castle")
    assert t.state.crowns[RED] == 7
    assert t.waiting() == (YELLOW,)
    assert t.state.track[:4] == [-1, YELLOW, -1, BLACK]
    assert ("hire", "POL-200") in t.options(YELLOW)
    t.do(YELLOW, "pass")
    assert t.waiting() == (BLACK,)


@pytest.mark.rule("WK-DFT-03")
def test_he_says_which_of_his_other_markers_leave() -> None:
    t = table(4)
    offer(t, "SWI-100", "SWI-50", "POL-50", "ENG-50", "LOM-50")
    draft(t, RED, RED, YELLOW, RED, YELLOW)
    t.do(RED, "hire", "SWI-100", "SWI-50")
    assert (t.asked, t.options(RED)) == ("recall", [("recall", 2), ("recall", 4)])
    t.do(RED, "recall", 2)
    assert t.state.track == [-1, -1, YELLOW, RED, YELLOW, -1, -1]
    t.do(RED, "station", "SWI-100", "castle").do(RED, "station", "SWI-50", "castle")
    assert (t.asked, t.waiting()) == ("hire", (YELLOW,))
    u = table(4)
    offer(u, "SWI-100", "SWI-50", "SWI-200", "ENG-50", "LOM-50")
    draft(u, RED, YELLOW, RED, YELLOW, RED)
    u.do(RED, "hire", "SWI-100", "SWI-50", "SWI-200")
    assert (u.asked, u.state.track) == ("station", [-1, YELLOW, -1, YELLOW, -1, -1, -1])  # nothing to choose


@pytest.mark.rule("WK-DFT-03", "WK-DFT-04")
def test_he_must_be_able_to_pay_all() -> None:
    t = table(2)
    offer(t, "SWI-100", "SWI-50", "POL-200")
    t.state.crowns[RED] = 2
    draft(t, RED, RED, YELLOW)
    assert t.why(RED, "hire", "SWI-100", "SWI-50") == "WK-DFT-04"
    assert t.can(RED, "hire", "SWI-100")


@pytest.mark.rule("WK-DFT-05", "WK-DFT-06", "WK-DFT-07", "WK-STR-13")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_who_may_receive_new_mercenaries(mine: int, foe: int) -> None:
    t = table(2)
    own(t, mine, "rota", "acre", "isar")
    star = army(t, mine, "star", "rota", "REG-50")
    square = army(t, mine, "square", "acre", "REG-50")  # overseas counts
    triangle = army(t, mine, "triangle", "isar", "REG-50")
    army(t, foe, "star", "isar", "SWI-300")
    besiege(t, foe, "isar")

    def words() -> list[str]:
        return [HOLDERS[a % 5] for a in recipients(t.state, mine)]

    assert words() == ["star", "square", "circle", "castle"]  # not in the besieged city; the Circle is off the board
    t.state.place[star] = AT_SEA + NUMBER["gedze"]
    t.state.place[square] = NUMBER["middlemark"]
    t.state.place[triangle] = NUMBER[HOMES[mine]]
    assert words() == ["triangle", "circle", "castle"]  # in his stronghold's area
    army(t, foe, "square", HOMES[mine], "ENG-300")
    besiege(t, foe, mine)
    assert words() == ["triangle", "circle", "castle"]  # which may be besieged
    besiege(t, -1, mine)
    t.state.place[KEEP[mine]] = OFF
    assert words() == ["circle"]


@pytest.mark.rule("WK-DFT-06")
def test_without_a_recipient_nobody_is_hired() -> None:
    t = table(2, castles=False)
    for shape in ("star", "square", "triangle", "circle"):
        army(t, RED, shape, "middlemark", "SWI-50")
    offer(t, "POL-200")
    draft(t, RED)
    assert t.asked == ""
    assert t.state.track == [-1] * 7


@pytest.mark.rule("WK-BAN-03")
def test_duty_and_master_of_mercenaries() -> None:
    t = table(2)
    law(t, "AG-L04")
    charge(t, YELLOW, "AG-C12")
    offer(t, "POL-200", "ENG-200", "LOM-200")
    draft(t, RED, YELLOW, RED)
    t.do(RED, "hire", "POL-200").do(RED, "station", "POL-200", "castle")
    assert t.state.crowns[RED] == 5
    t.do(YELLOW, "hire", "ENG-200").do(YELLOW, "station", "ENG-200", "castle")
    assert t.state.crowns[YELLOW] == 6
    t.do(RED, "defy", "AG-L04").do(RED, "hire", "LOM-200").do(RED, "station", "LOM-200", "castle")
    assert (t.state.crowns[RED], t.state.banned) == (1, 1)


@pytest.mark.rule("WK-DFT-06")
def test_whom_nobody_can_receive_goes_back() -> None:
    t = table(2)
    t.state.place[KEEP[RED]] = OFF
    for shape, kind in (("star", "REG-50"), ("square", "REG-50"), ("triangle", "REG-50"), ("circle", "REG-100")):
        army(t, RED, shape, "middlemark", kind)
    piece = t.state.mercenaries[0]
    t.place("hired", None, [piece])
    t.goto(Station(seat=RED))
    assert (t.state.hired, piece in t.state.mercenaries, len(t.said("sent_back"))) == ([], True, 1)
