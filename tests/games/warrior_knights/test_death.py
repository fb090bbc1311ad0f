"""Death of Nobles (WK-DEA), desertion (WK-TRP-05, WK-TRP-06) and retreat (WK-RET)."""

from __future__ import annotations

import pytest

from araldo.games.warrior_knights.board import AREAS, AT_SEA, BORDERS, GONE, NUMBER, OFF
from araldo.games.warrior_knights.box import KEEP
from araldo.games.warrior_knights.rules.death import havens, losses, settle
from araldo.games.warrior_knights.rules.forces import spent
from araldo.games.warrior_knights.state import Death, Desertion, Retreat
from tests.games.warrior_knights.scenario import (
    BLACK,
    BOTH_WAYS,
    HOMES,
    RED,
    YELLOW,
    army,
    at,
    besiege,
    event,
    faces,
    fate,
    keep,
    office,
    own,
    table,
)


@pytest.mark.rule("WK-DEA-01")
@pytest.mark.example("WK-EX-06")
def test_he_dies_when_tokens_reach_his_troops() -> None:
    t = table(2)
    star = army(t, RED, "star", "rota", "SWI-100", "ENG-200", hurt=2)
    assert not spent(t.state, star)
    t.state.hurt[star] = 3
    assert spent(t.state, star)


@pytest.mark.rule("WK-DEA-01", "WK-GEN-11", "WK-EVT-07")
def test_he_dies_outside_battle_too() -> None:
    t = table(2)
    star = army(t, RED, "star", "rota", "REG-100", hurt=1)
    t.state.frames.clear()
    settle(t.state)
    t.game.run(t.state)
    assert t.state.place[star] == OFF
    assert t.state.hurt[star] == 0


@pytest.mark.rule("WK-DEA-03", "WK-TRP-03")
def test_without_troops_and_tokens_he_only_leaves() -> None:
    t = table(2)
    star = army(t, RED, "star", "rota")
    square = army(t, RED, "square", "rota")
    office(t, RED, "square", "AG-O01")
    settle(t.state)
    assert t.state.place[star] == OFF
    assert t.state.place[square] == NUMBER["rota"]  # maintained troops are troops
    assert t.said("died") == []


@pytest.mark.rule("WK-DEA-04", "WK-DEA-05", "WK-DEA-06", "WK-DEA-07")
@pytest.mark.example("WK-EX-22")
def test_the_steps_of_a_death() -> None:
    t = table(2)
    star = army(t, RED, "star", "rota", "REG-100", "SWI-200", "ENG-50", hurt=1)
    office(t, RED, "star", "AG-O08")
    fate(t, "tuscan")
    t.goto(Death(army=star))
    s = t.state
    assert faces(s.army[star]) == ["REG-100", "SWI-200"]  # 50 is the most that does not exceed 100
    assert (s.hurt[star], s.offices[star], s.place[star]) == (0, [], OFF)
    assert s.agenda_discard
    u = table(2)
    star = army(u, RED, "star", "rota", "REG-100", "SWI-200", "ENG-50", hurt=1)
    fate(u, "swiss")
    u.goto(Death(army=star))
    assert faces(u.state.army[star]) == ["REG-100"]  # the Swiss desert first, then the 50 are lost


@pytest.mark.rule("WK-DEA-05")
@pytest.mark.example("WK-EX-23")
def test_regulars_are_never_lost() -> None:
    t = table(2)
    star = army(t, RED, "star", "rota", "REG-100", "SWI-100", "ENG-50", "POL-50", hurt=3)
    fate(t, "tuscan")
    t.goto(Death(army=star))
    assert faces(t.state.army[star]) == ["REG-100"]


@pytest.mark.rule("WK-DEA-05")
def test_the_owner_chooses_among_equal_sets() -> None:
    t = table(2)
    star = army(t, RED, "star", "rota", "SWI-100", "ENG-50", "POL-50", hurt=1)
    assert losses(t.state, star) == [("ENG-50", "POL-50"), ("SWI-100",)]
    fate(t, "tuscan")
    t.goto(Death(army=star)).do(RED, "lose", "SWI-100")
    assert faces(t.state.army[star]) == ["ENG-50", "POL-50"]


@pytest.mark.rule("WK-DEA-08", "WK-GEN-12")
def test_without_an_heir_he_is_out_of_the_game() -> None:
    t = table(2)
    star = army(t, RED, "star", "rota", "REG-100", "SWI-200")
    t.state.heirless[star] = event("EV-R03")
    keep(t, RED, "EV-R03")
    fate(t, "tuscan")
    t.goto(Death(army=star))
    s = t.state
    assert s.place[star] == GONE
    assert s.army[star] == []
    assert "REG-100" in faces(s.removed)
    assert "SWI-200" in faces(s.mercenaries)


@pytest.mark.rule("WK-TRP-05", "WK-TRP-06", "WK-GEN-08")
def test_a_desertion_draw() -> None:
    t = table(2)
    star = army(t, RED, "star", "rota", "SWI-200", "SWI-50", "ENG-100")
    fate(t, "swiss")
    deck = len(t.state.mercenaries)
    t.goto(Desertion(army=star))
    assert t.options(RED) == [("desert", "SWI-50"), ("desert", "SWI-200")]
    t.do(RED, "desert", "SWI-200")
    assert faces(t.state.army[star]) == ["ENG-100", "SWI-50"]
    assert len(t.state.mercenaries) == deck + 1


@pytest.mark.rule("WK-TRP-06")
def test_no_card_is_drawn_for_an_army_without_mercenaries() -> None:
    t = table(2)
    star = army(t, RED, "star", "rota", "REG-100")
    before = t.state.fate[:]
    t.goto(Desertion(army=star))
    assert t.state.fate == before


# -- retreat


@pytest.mark.rule("WK-RET-02")
def test_each_retreat_begins_with_a_desertion_draw() -> None:
    t = table(2)
    star = army(t, RED, "star", "middlemark", "SWI-100")
    fate(t, "swiss")
    t.goto(Retreat(army=star))
    assert t.state.place[star] == OFF  # his only troops deserted
    assert t.said("died") == []


@pytest.mark.rule("WK-RET-03", "WK-AMB-35", "WK-RET-06")
def test_where_a_noble_may_retreat() -> None:
    t = table(3)
    star = army(t, RED, "star", "middlemark", "REG-100")
    free = set(havens(t.state, star))
    assert {NUMBER["rota"], NUMBER["bingen"], NUMBER["kingsfield"]} <= free  # a neutral city is allowed
    other = army(t, YELLOW, "circle", "middlemark", "REG-50")
    assert NUMBER["highmoor"] in free
    assert NUMBER["highmoor"] not in havens(t.state, other)  # another's stronghold
    t.state.place[other] = OFF
    own(t, YELLOW, "rota")
    army(t, BLACK, "star", "kingsfield", "REG-50")
    assert free - set(havens(t.state, star)) == {NUMBER["rota"], NUMBER["kingsfield"]}
    t.goto(Retreat(army=star)).do(RED, "retreat", "bingen")
    assert (t.state.place[star], t.state.tired[star]) == (NUMBER["bingen"], False)


@pytest.mark.rule("WK-RET-03")
@pytest.mark.parametrize(("owner", "open_to_him"), [(RED, True), (YELLOW, False), (-1, True)])
def test_nobody_retreats_into_a_city_of_another_baron(owner: int, open_to_him: bool) -> None:
    t = table(2)
    star = army(t, RED, "star", AREAS[BORDERS[NUMBER["gedze"]][0]], "REG-100")
    own(t, owner, "gedze")
    assert (NUMBER["gedze"] in havens(t.state, star)) == open_to_him


@pytest.mark.rule("WK-RET-04", "WK-AMB-26")
@pytest.mark.example("WK-EX-35")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_with_nowhere_to_go_he_flees_to_his_stronghold_or_dies(mine: int, foe: int) -> None:
    t = table(2)
    star = army(t, mine, "star", "skarholm", "REG-100")  # an island of the Kingdom
    t.goto(Retreat(army=star))
    assert (t.state.place[star], t.state.tired[star]) == (NUMBER[HOMES[mine]], True)
    u = table(2)
    star = army(u, mine, "star", "skarholm", "REG-100")
    army(u, foe, "star", HOMES[mine], "SWI-300")
    besiege(u, foe, mine)
    u.goto(Retreat(army=star))
    assert u.state.place[star] == OFF
    assert u.said("died")


@pytest.mark.rule("WK-RET-05", "WK-DEA-02")
def test_overseas_there_is_no_retreat() -> None:
    t = table(2)
    star = army(t, RED, "star", "acre", "REG-100")
    t.goto(Retreat(army=star))
    assert t.said("died")
    assert t.state.place[star] == OFF


@pytest.mark.rule("WK-RET-07")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_a_siege_does_not_hold_back_who_loses_a_sortie(mine: int, foe: int) -> None:
    t = table(2)
    own(t, mine, "rota")
    star = army(t, mine, "star", "rota", "REG-100")
    army(t, foe, "star", "rota", "SWI-300")
    besiege(t, foe, "rota")
    t.goto(Retreat(army=star)).do(mine, "retreat", "middlemark")
    assert at(t, mine, "star") == NUMBER["middlemark"]


@pytest.mark.rule("WK-STR-10")
def test_the_army_of_a_fallen_stronghold_stays_with_its_card() -> None:
    t = table(2)
    army(t, RED, "castle", "highmoor", "REG-100", "SWI-50", "ENG-100", hurt=1)
    fate(t, "swiss")
    t.goto(Death(army=KEEP[RED]))
    assert faces(t.state.army[KEEP[RED]]) == ["REG-100"]  # one deserted, one lost for the token


@pytest.mark.rule("WK-RET-01")
def test_exhausted_nobles_retreat_too() -> None:
    t = table(2)
    star = army(t, RED, "star", "middlemark", "REG-100", tired=True)
    t.goto(Retreat(army=star)).do(RED, "retreat", "kingsfield")
    assert (t.state.place[star], t.state.tired[star]) == (NUMBER["kingsfield"], True)


@pytest.mark.rule("WK-RET-02", "WK-DEA-01")
def test_who_loses_too_many_by_desertion_dies_instead_of_retreating() -> None:
    t = table(2)
    star = army(t, RED, "star", "middlemark", "SWI-100", "REG-50", hurt=1)
    fate(t, "swiss", "polish")
    t.goto(Retreat(army=star))
    assert (at(t, RED, "star"), t.said("died")[0]["why"], t.asked) == (OFF, "desertion", "")
    assert faces(t.state.army[star]) == ["REG-50"]


@pytest.mark.rule("WK-RET-01")
def test_who_is_not_in_an_area_does_not_retreat() -> None:
    t = table(2)
    star = army(t, RED, "star", "", "SWI-100")
    fates = t.state.fate[:]
    t.goto(Retreat(army=star))
    t.state.place[star] = AT_SEA + NUMBER["gedze"]
    t.goto(Retreat(army=star))
    assert (t.state.place[star], t.state.fate, t.asked) == (AT_SEA + NUMBER["gedze"], fates, "")
