"""Movement by land, road and sea (WK-MOV, WK-SEA), and troops received on the way (WK-TRP)."""

from __future__ import annotations

import pytest

from araldo.games.warrior_knights.board import AREAS, AT_SEA, BORDERS, NUMBER, OFF, PORTS, ROADS, WAYS
from araldo.games.warrior_knights.state import Upkeep
from tests.games.warrior_knights.scenario import (
    BLACK,
    BOTH_WAYS,
    RED,
    YELLOW,
    WkTable,
    army,
    at,
    besiege,
    faces,
    law,
    office,
    own,
    play,
    raze,
    table,
)


def ends(t: WkTable, seat: int, shape: str, verb: str = "march") -> set[str]:
    return {o[-1] for o in t.options(seat) if o[0] == verb and o[1] == shape}


@pytest.mark.rule("WK-MOV-01", "WK-MOV-02", "WK-MOV-04")
def test_one_area_through_a_passable_border() -> None:
    t = table(2)
    army(t, RED, "star", "lowmeadow", "REG-50")
    army(t, RED, "square", "lowmeadow", "REG-50", tired=True)
    play(t, RED, "mobilize_forces")
    assert ends(t, RED, "star") == {"olbi", "surat", "southfield"}
    assert ends(t, RED, "square") == set()


@pytest.mark.rule("WK-MOV-03")
@pytest.mark.example("WK-EX-27")
def test_three_areas_by_road_only() -> None:
    t = table(2)
    army(t, RED, "star", "olbi", "REG-50")
    army(t, RED, "square", "skarholm", "REG-50")
    play(t, RED, "mobilize_forces")
    assert t.can(RED, "march", "star", "bingen", "middlemark", "rota")
    assert not any(o[:3] == ("march", "star", "saltmarsh") for o in t.options(RED))  # a river without a bridge
    assert ends(t, RED, "square") == set()
    assert len(ends(t, RED, "square", "sail")) == len(PORTS) - 1


@pytest.mark.rule("WK-MOV-03")
def test_roads_run_over_passable_borders_and_join_at_junctions() -> None:
    assert all(near in BORDERS[area] for area in range(len(AREAS)) for near in ROADS[area])
    assert (NUMBER["bingen"], NUMBER["vecht"], NUMBER["gedze"]) in WAYS[NUMBER["middlemark"]]


@pytest.mark.rule("WK-MOV-05", "WK-MOV-07", "WK-NEG-06")
def test_passing_through_needs_consent_and_ending_does_not() -> None:
    t = table(3)
    army(t, RED, "star", "olbi", "REG-50")
    army(t, YELLOW, "star", "bingen", "REG-50")
    own(t, BLACK, "bingen", "rota")
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "bingen", "middlemark", "rota")
    assert (t.asked, t.waiting()) == ("passage", (YELLOW,))
    t.do(YELLOW, "yes")
    assert t.waiting() == (BLACK,)
    t.do(BLACK, "yes")
    assert at(t, RED, "star") == NUMBER["rota"]  # where Black's city is


@pytest.mark.rule("WK-MOV-05")
def test_a_neutral_city_and_a_stronghold_alone_need_no_consent() -> None:
    t = table(2)
    t.state.place[9] = NUMBER["middlemark"]  # Yellow's stronghold
    army(t, RED, "star", "olbi", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "bingen", "middlemark", "rota")
    assert at(t, RED, "star") == NUMBER["rota"]


@pytest.mark.rule("WK-MOV-10")
def test_a_refused_way_is_not_asked_for_twice() -> None:
    t = table(2)
    army(t, RED, "star", "olbi", "REG-50")
    army(t, YELLOW, "star", "bingen", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "bingen", "middlemark").do(YELLOW, "no")
    assert at(t, RED, "star") == NUMBER["olbi"]
    assert t.why(RED, "march", "star", "bingen", "middlemark", "rota") == "WK-MOV-10"
    assert t.can(RED, "march", "star", "bingen")


@pytest.mark.rule("WK-MOV-06", "WK-AMB-20")
def test_a_noble_on_a_port_icon_is_not_in_the_area() -> None:
    t = table(2)
    army(t, RED, "star", "alta", "REG-50")
    yellow = army(t, YELLOW, "star", "", "REG-50")
    t.state.place[yellow] = AT_SEA + NUMBER["straven"]
    army(t, RED, "square", "straven", "REG-50")
    play(t, RED, "mobilize_forces")
    assert not t.can(RED, "attack", "straven", YELLOW)


@pytest.mark.rule("WK-MOV-08")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_he_enters_his_besieged_city_but_does_not_leave_it(mine: int, foe: int) -> None:
    t = table(2)
    own(t, mine, "bingen")
    army(t, mine, "star", "olbi", "REG-50")
    army(t, foe, "star", "bingen", "SWI-300")
    besiege(t, foe, "bingen")
    play(t, mine, "mobilize_forces")
    assert t.can(mine, "march", "star", "bingen")
    assert t.why(mine, "march", "star", "bingen", "middlemark") == "WK-MOV-08"


@pytest.mark.rule("WK-MOV-09", "WK-BAC-08")
def test_who_moved_is_exhausted_at_the_end_of_the_card() -> None:
    t = table(2)
    star = army(t, RED, "star", "middlemark", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "kingsfield")
    assert not t.state.tired[star]
    t.do(RED, "halt")
    assert t.state.tired[star]


# -- by sea


@pytest.mark.rule("WK-SEA-01", "WK-SEA-02", "WK-SEA-03", "WK-SEA-04", "WK-UPK-05")
def test_a_voyage_ends_in_the_upkeep() -> None:
    t = table(2)
    star = army(t, RED, "star", "gedze", "REG-50")
    army(t, YELLOW, "star", "acre", "SWI-300")
    play(t, RED, "mobilize_forces").do(RED, "sail", "star", "acre")
    assert t.state.place[star] == AT_SEA + NUMBER["acre"]
    assert t.verbs(RED) == {"halt"}  # no further move, no battle
    t.do(RED, "halt")
    assert t.state.tired[star]
    play(t, YELLOW, "mobilize_forces")
    assert not t.can(YELLOW, "attack", "acre", RED)
    play(t, RED, "levy_taxes").do(RED, "levy")
    assert t.state.crowns[RED] == 10
    t.goto(Upkeep())
    assert t.state.place[star] == NUMBER["acre"]


@pytest.mark.rule("WK-SEA-05")
def test_ports_work_whoever_controls_them() -> None:
    t = table(2)
    raze(t, "gedze")
    own(t, YELLOW, "thira")
    army(t, RED, "star", "gedze", "REG-50")
    play(t, RED, "mobilize_forces")
    assert {"thira", "merrow", "skarholm"} <= ends(t, RED, "star", "sail")


def test_the_admiral_lands_at_once_and_does_not_fight() -> None:
    t = table(2)
    star = army(t, RED, "star", "gedze", "REG-100", "SWI-300")
    office(t, RED, "star", "AG-O03")
    play(t, RED, "mobilize_forces").do(RED, "sail", "star", "cadiz")
    assert (t.state.place[star], t.state.tired[star]) == (NUMBER["cadiz"], True)
    assert t.verbs(RED) == {"halt"}


def test_the_admiral_being_exhausted_gives_no_troops() -> None:
    t = table(2)
    army(t, RED, "star", "gedze", "REG-100")
    office(t, RED, "star", "AG-O03")
    army(t, RED, "square", "kovel", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "sail", "star", "thira").do(RED, "march", "square", "thira")
    assert t.asked == "mobilize"


def test_harbor_dues_are_paid_or_refused() -> None:
    t = table(2)
    law(t, "AG-L06")
    army(t, RED, "star", "gedze", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "sail", "star", "cadiz")
    assert t.state.crowns[RED] == 9
    u = table(2)
    law(u, "AG-L06")
    army(u, RED, "star", "gedze", "REG-50")
    u.state.crowns[RED] = 0
    play(u, RED, "mobilize_forces")
    assert u.why(RED, "sail", "star", "cadiz") == "WK-BAN-03"
    u.do(RED, "defy", "AG-L06").do(RED, "sail", "star", "cadiz")
    assert u.state.banned == 1


def test_the_peace_of_the_roads_allows_two_areas() -> None:
    t = table(2)
    law(t, "AG-L02")
    army(t, RED, "star", "olbi", "REG-50")
    play(t, RED, "mobilize_forces")
    assert t.can(RED, "march", "star", "bingen", "middlemark")
    assert t.why(RED, "march", "star", "bingen", "middlemark", "rota") == "WK-BAN-03"
    assert t.can(RED, "defy", "AG-L02")


@pytest.mark.rule("WK-BAN-03")
def test_a_law_is_refused_only_where_it_bears_on_something() -> None:
    t = table(2)
    law(t, "AG-L02", "AG-L06", "AG-L08")
    t.state.no_roads = t.state.no_sieges = 1
    army(t, RED, "star", "lowmeadow", "REG-50")  # no road of three areas, no port, nothing to besiege
    play(t, RED, "mobilize_forces")
    assert "defy" not in t.verbs(RED)
    own(t, YELLOW, "rota")
    army(t, RED, "square", "rota", "SWI-300")
    assert {o[1] for o in t.options(RED) if o[0] == "defy"} == {"AG-L02", "no_roads", "no_sieges"}
    t.do(RED, "defy", "no_sieges")
    assert t.can(RED, "defy", "AG-L08")  # now only this one stands in the way of the siege


@pytest.mark.rule("WK-BAN-03")
@pytest.mark.parametrize(("chosen", "bears"), [("vecht", False), ("gedze", True)])
def test_a_law_about_roads_bears_only_on_the_way_to_the_chosen_area(chosen: str, bears: bool) -> None:
    t = table(2)
    law(t, "AG-L02")
    army(t, RED, "star", "bingen", "REG-50")
    army(t, RED, "square", "olbi", "SWI-50")  # by road two areas to Vecht, three to Gedze
    play(t, RED, "mobilize_forces").do(RED, "march", "star", *(["vecht", "gedze"] if bears else ["vecht"]))
    assert t.state.frames[-1].target == NUMBER[chosen]
    assert t.can(RED, "defy", "AG-L02") == bears


def test_the_master_forester_moves_two_areas_off_the_road() -> None:
    t = table(2)
    army(t, RED, "star", "lowmeadow", "REG-50")
    play(t, RED, "mobilize_forces")
    assert not t.can(RED, "march", "star", "southfield", "vineland")
    office(t, RED, "star", "AG-O08")
    assert t.can(RED, "march", "star", "southfield", "vineland")


# -- troops


@pytest.mark.rule("WK-TRP-01")
def test_a_mover_receives_at_the_start_between_and_at_the_end() -> None:
    t = table(2)
    star = army(t, RED, "star", "olbi", "REG-50")
    army(t, RED, "square", "olbi", "SWI-50")
    army(t, RED, "triangle", "bingen", "ENG-50")
    army(t, RED, "circle", "bingen", "POL-50", tired=True)
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "bingen", "middlemark")
    assert t.options(RED) == [("take", "square", "SWI-50"), ("on",)]
    t.do(RED, "take", "square", "SWI-50")
    assert at(t, RED, "square") == OFF  # WK-TRP-03
    assert t.options(RED) == [("take", "triangle", "ENG-50"), ("on",)]  # the exhausted one gives nothing
    t.do(RED, "on")
    assert faces(t.state.army[star]) == ["REG-50", "SWI-50"]


@pytest.mark.rule("WK-TRP-01")
def test_the_stronghold_gives_unless_it_is_besieged() -> None:
    t = table(2)
    army(t, RED, "star", "kingsfield", "REG-50")
    army(t, RED, "castle", "highmoor", "REG-100")
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "highmoor")
    assert t.options(RED) == [("take", "castle", "REG-100"), ("on",)]
    u = table(2)
    army(u, RED, "star", "kingsfield", "REG-50")
    army(u, RED, "castle", "highmoor", "REG-100")
    army(u, YELLOW, "star", "highmoor", "SWI-300")
    besiege(u, YELLOW, RED)
    play(u, RED, "mobilize_forces").do(RED, "march", "star", "highmoor")
    assert u.asked == "mobilize"


@pytest.mark.rule("WK-TRP-01", "WK-SIE-06")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_nobody_gives_or_takes_in_a_besieged_city(mine: int, foe: int) -> None:
    t = table(2)
    own(t, mine, "bingen")
    army(t, mine, "star", "olbi", "REG-50")
    army(t, mine, "square", "bingen", "SWI-50")
    army(t, foe, "star", "bingen", "SWI-300", "SWI-200")
    besiege(t, foe, "bingen")
    play(t, mine, "mobilize_forces").do(mine, "march", "star", "bingen")
    assert t.asked == "mobilize"
    u = table(2)  # a city that is not his does not lock him in
    army(u, mine, "star", "olbi", "REG-50")
    army(u, mine, "square", "bingen", "SWI-50")
    army(u, foe, "star", "bingen", "SWI-300", "SWI-200")
    besiege(u, foe, "bingen")
    play(u, mine, "mobilize_forces").do(mine, "march", "star", "bingen")
    assert u.options(mine) == [("take", "square", "SWI-50"), ("on",)]


@pytest.mark.rule("WK-TRP-01", "WK-AGD-06")
def test_who_has_only_maintained_troops_has_nothing_to_give() -> None:
    t = table(2)
    army(t, RED, "star", "olbi", "REG-50")
    army(t, RED, "square", "olbi")
    t.state.place[1] = NUMBER["olbi"]
    office(t, RED, "square", "AG-O01")
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "bingen")
    assert t.asked == "mobilize"


@pytest.mark.rule("WK-TRP-01", "WK-SEA-03")
def test_on_a_port_icon_nobody_receives() -> None:
    t = table(2)
    for shape in ("star", "square"):
        army(t, RED, shape, "gedze", "REG-50")
    play(t, RED, "mobilize_forces").do(RED, "sail", "star", "olbi").do(RED, "on").do(RED, "sail", "square", "olbi")
    assert t.asked == "mobilize"


@pytest.mark.rule("WK-TRP-02")
def test_an_army_with_tokens_gives_all_or_nothing() -> None:
    t = table(2)
    star = army(t, RED, "star", "olbi", "REG-50", hurt=0)
    square = army(t, RED, "square", "olbi", "SWI-100", "ENG-50", hurt=1)
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "bingen")
    assert t.options(RED) == [("take_all", "square"), ("on",)]
    t.do(RED, "take_all", "square")
    assert (t.state.troops[star], t.state.hurt[star]) == (200, 1)
    assert (t.state.hurt[square], t.state.place[square]) == (0, OFF)


@pytest.mark.rule("WK-TRP-02")
def test_a_transfer_never_kills_its_receiver() -> None:
    t = table(2)
    army(t, RED, "star", "olbi", "REG-50")
    army(t, RED, "square", "olbi", "SWI-200", "ENG-50", hurt=2)
    t.state.hurt[1] = 3
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "bingen")
    assert t.asked == "mobilize"  # 300 against 300: not offered


@pytest.mark.rule("WK-TRP-02")
def test_an_army_with_tokens_may_receive() -> None:
    t = table(2)
    star = army(t, RED, "star", "olbi", "REG-100", "SWI-50", hurt=1)
    army(t, RED, "square", "olbi", "ENG-50")
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "bingen").do(RED, "take", "square", "ENG-50")
    assert t.state.troops[star] == 200


@pytest.mark.rule("WK-TRP-04")
def test_troops_of_another_baron_are_never_offered() -> None:
    t = table(2)
    army(t, RED, "star", "olbi", "REG-50")
    army(t, YELLOW, "star", "olbi", "ENG-50")
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "bingen")
    assert t.asked == "mobilize"


@pytest.mark.rule("WK-AGD-06")
def test_maintained_troops_are_never_given() -> None:
    t = table(2)
    army(t, RED, "star", "olbi", "REG-50")
    square = army(t, RED, "square", "olbi", "ENG-50")
    office(t, RED, "square", "AG-O01")
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "bingen").do(RED, "take", "square", "ENG-50")
    assert (t.state.troops[square], t.state.place[square]) == (200, NUMBER["olbi"])


@pytest.mark.rule("WK-MOV-03", "WK-VAR-02")
def test_a_forester_off_the_road_is_not_on_it() -> None:
    """AG-O08: where the roads are closed he still goes two areas through the woods, and nobody goes two by road."""
    t = table(2, open_private_motions=True)
    army(t, RED, "star", "kingsfield", "REG-50")
    office(t, RED, "star", "AG-O08")
    army(t, RED, "square", "froli", "REG-50")
    t.state.no_roads = 1
    play(t, RED, "mobilize_forces")
    assert any(len(o) == 4 for o in t.options(RED) if o[:2] == ("march", "star"))
    assert not any(len(o) > 3 for o in t.options(RED) if o[:2] == ("march", "square"))


@pytest.mark.rule("WK-BAC-06")
def test_a_forester_comes_to_the_chosen_area_through_the_woods() -> None:
    """AG-O08."""
    t = table(2)
    army(t, RED, "star", "southfield", "REG-50")
    army(t, RED, "square", "lowmeadow", "REG-50")
    office(t, RED, "square", "AG-O08")
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "vineland")
    assert {o for o in t.options(RED) if o[0] == "march"} == {
        ("march", "square", "southfield", "vineland"),
        ("march", "square", "surat", "vineland"),
    }
