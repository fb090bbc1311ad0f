"""The Upkeep (WK-UPK) and the end of the game (WK-WIN)."""

from __future__ import annotations

import pytest

from araldo.games.warrior_knights import GAME
from araldo.games.warrior_knights.board import CITIES, GONE, KINGDOM_CITIES, NUMBER, OFF
from araldo.games.warrior_knights.box import BY_SEATS, KEEP
from araldo.games.warrior_knights.box import GREEN as GREEN_BACK
from araldo.games.warrior_knights.rules.ending import goal
from araldo.games.warrior_knights.state import Regroup, Upkeep, WholeGame
from tests.games.warrior_knights.scenario import (
    BLACK,
    BOTH_WAYS,
    HOMES,
    RED,
    YELLOW,
    WkTable,
    army,
    at,
    besiege,
    breaches,
    charge,
    city,
    faces,
    fate,
    keep,
    own,
    raze,
    table,
)


def upkeep(t: WkTable) -> WkTable:
    t.goto(Upkeep())
    return t


@pytest.mark.rule("WK-UPK-01", "WK-WIN-01", "WK-AMB-10", "WK-AMB-12")
@pytest.mark.example("WK-EX-11")
@pytest.mark.parametrize(("seats", "need"), [(6, 10), (5, 8), (4, 7), (3, 6), (2, 5)])
def test_cities_needed_to_win_at_once(seats: int, need: int) -> None:
    t = table(seats)
    ruins = BY_SEATS[seats]["razed_cities"]
    raze(t, *(CITIES[c] for c in KINGDOM_CITIES[:ruins]))
    assert goal(t.state) == need
    if seats == 4:
        raze(t, CITIES[KINGDOM_CITIES[ruins]])
        assert goal(t.state) == 7  # of twelve
    mine = [CITIES[c] for c in KINGDOM_CITIES[::-1]]
    own(t, RED, *mine[: need - 1], "acre", "jerusalem")  # overseas does not count
    upkeep(t)
    assert t.state.winner == -1
    own(t, RED, *mine[:need])
    t.state.influence[YELLOW] = 99  # does not matter any more
    t.goto(WholeGame(), Upkeep())
    assert GAME.outcome(t.state).winners == (RED,)
    assert t.state.ending == "cities"


@pytest.mark.rule("WK-WIN-04", "WK-AMB-11")
@pytest.mark.example("WK-EX-36")
def test_two_barons_need_five_or_all() -> None:
    t = table(2)
    raze(t, *(CITIES[c] for c in KINGDOM_CITIES[4:]))
    assert goal(t.state) == 4
    u = table(2, two_player_city_goal="majority")
    raze(u, *(CITIES[c] for c in KINGDOM_CITIES[7:]))
    assert goal(u.state) == 4


@pytest.mark.rule("WK-UPK-02", "WK-STR-12")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_a_besieged_city_and_a_baron_without_a_stronghold_gain_nothing(mine: int, foe: int) -> None:
    t = table(3)
    own(t, mine, "rota", "isar")
    own(t, BLACK, "vecht")
    army(t, foe, "star", "isar", "SWI-300")
    besiege(t, foe, "isar")
    t.state.place[KEEP[BLACK]] = OFF
    upkeep(t)
    assert t.state.influence == [int(seat == mine) for seat in range(3)]


@pytest.mark.rule("WK-UPK-02", "WK-UPK-04")
@pytest.mark.example("WK-EX-13")
def test_influence_beyond_an_emptied_pool() -> None:
    t = table(3)
    own(t, RED, "rota", "isar", "acre", "uran")
    own(t, YELLOW, "vecht", "lenz")
    own(t, BLACK, "kovel", "semlik")
    for i, name in enumerate(("rota", "isar", "acre")):
        army(t, RED, ("star", "square", "circle")[i], name, "REG-50")
    army(t, YELLOW, "star", "vecht", "REG-50")
    army(t, YELLOW, "square", "lenz", "REG-50")
    army(t, BLACK, "star", "kovel", "REG-50")
    army(t, BLACK, "square", "semlik", "REG-50")
    t.state.pool = 3
    fate(t, "revolt")
    upkeep(t)
    assert t.state.influence == [4, 2, 2]
    assert t.state.last_round
    assert (t.asked, t.said("revolt")[0]["city"]) == ("revolt", "uran")  # revolts still happen


@pytest.mark.rule("WK-UPK-03", "WK-AMB-28")
@pytest.mark.example("WK-EX-14")
def test_a_revolt_is_paid_off_or_the_city_is_lost() -> None:
    def position() -> WkTable:
        t = table(2)
        own(t, RED, "gedze", fort=True, breach=1)
        t.state.faith[RED] = 1
        fate(t, "revolt")
        return upkeep(t)

    t = position()
    assert t.options(RED) == [("pay_faith",), ("pay", 6), ("lose_city",)]
    t.do(RED, "pay_faith")
    assert (city(t, "gedze"), t.state.faith[RED]) == (RED, 0)
    u = position().do(RED, "pay", 6)
    assert (city(u, "gedze"), u.state.crowns[RED]) == (RED, 4)
    v = position().do(RED, "lose_city")
    assert (city(v, "gedze"), v.state.fort[0], breaches(v, "gedze")) == (-1, False, 1)


@pytest.mark.rule("WK-UPK-03")
def test_guarded_cities_are_not_checked_and_he_chooses_the_order() -> None:
    t = table(2)
    own(t, RED, "gedze", "rota", "isar")
    army(t, RED, "star", "gedze", "REG-50")
    fate(t, "calm", "calm")
    upkeep(t)
    assert t.options(RED) == [("watch", "rota"), ("watch", "isar")]
    t.do(RED, "watch", "isar")
    assert [e["city"] for e in t.said("calm")] == ["isar", "rota"]


def test_warden_and_beloved_lord_ignore_a_revolt() -> None:
    t = table(2)
    own(t, RED, "gedze", "isar")
    charge(t, RED, "AG-C11")
    keep(t, RED, "EV-G12")
    t.state.crowns[RED] = 0
    fate(t, "revolt", "revolt")
    upkeep(t).do(RED, "watch", "gedze")
    assert t.options(RED) == [("beloved",), ("warden",), ("lose_city",)]
    t.do(RED, "warden")
    assert t.options(RED) == [("beloved",), ("lose_city",)]  # once in each Upkeep
    t.do(RED, "beloved")
    assert city(t, "gedze") == city(t, "isar") == RED


@pytest.mark.rule("WK-GEN-07")
def test_a_beloved_lord_who_is_discarded_may_be_the_whole_new_event_deck() -> None:
    t = table(2)
    own(t, RED, "gedze")
    keep(t, RED, "EV-G12")
    t.place("removed", None, t.state.event_deck[:])
    t.state.omen = -1
    fate(t, "revolt")
    upkeep(t).do(RED, "beloved")
    assert (faces(t.state.event_deck), t.state.omen, t.state.event_discard) == (["EV-G12"], GREEN_BACK, [])


def test_a_grain_dole_spares_one_upkeep() -> None:
    t = table(2)
    own(t, RED, "gedze")
    t.state.dole = True
    fates = t.state.fate[:]
    upkeep(t)
    assert t.state.fate == fates
    assert not t.state.dole


@pytest.mark.rule("WK-UPK-06")
def test_everybody_is_refreshed() -> None:
    t = table(2)
    army(t, RED, "star", "gedze", "REG-50", tired=True)
    upkeep(t)
    assert not t.state.tired[0]


# -- step 6


@pytest.mark.rule("WK-UPK-07")
def test_troops_are_divided_off_the_board_and_taken_from_the_stronghold() -> None:
    t = table(2)
    star = army(t, RED, "star", "", "SWI-100")
    army(t, RED, "castle", "highmoor", "REG-100")
    army(t, RED, "circle", "rota", "REG-50")
    army(t, RED, "triangle", "rota", "REG-50", "ENG-50")
    t.goto(Regroup(seat=RED))
    found = t.options(RED)
    assert ("shift", "star", "SWI-100", "square") in found  # (b)
    assert ("shift", "castle", "REG-100", "star") in found  # (c)
    assert ("shift", "triangle", "ENG-50", "circle") in found  # (d)
    assert ("shift", "star", "SWI-100", "castle") not in found
    assert ("shift", "triangle", "ENG-50", "star") not in found
    t.do(RED, "shift", "castle", "REG-100", "star").do(RED, "done")
    assert t.state.troops[star] == 200
    assert at(t, RED, "star") == NUMBER["highmoor"]  # (e): his only place


@pytest.mark.rule("WK-UPK-07", "WK-SIE-06")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_where_nobles_return(mine: int, foe: int) -> None:
    t = table(2)
    army(t, mine, "star", "", "SWI-100")
    for shape in ("square", "triangle", "circle"):
        t.state.place[army(t, mine, shape)] = GONE
    own(t, mine, "rota", "isar")
    army(t, foe, "star", "isar", "SWI-300")
    besiege(t, foe, "isar")
    t.goto(Regroup(seat=mine))
    assert t.options(mine) == [("return", "star", HOMES[mine]), ("return", "star", "rota")]


@pytest.mark.rule("WK-UPK-07")
@pytest.mark.parametrize(("mine", "foe"), BOTH_WAYS)
def test_who_takes_troops_of_a_besieged_stronghold_is_placed_there(mine: int, foe: int) -> None:
    t = table(2)
    own(t, mine, "rota")
    army(t, mine, "castle", HOMES[mine], "REG-100")
    army(t, foe, "star", HOMES[mine], "SWI-300")
    besiege(t, foe, mine)
    t.goto(Regroup(seat=mine)).do(mine, "shift", "castle", "REG-100", "star").do(mine, "done")
    assert at(t, mine, "star") == NUMBER[HOMES[mine]]


@pytest.mark.rule("WK-UPK-07")
def test_a_troop_card_may_move_again_within_the_step() -> None:
    """From a Noble at home into the stronghold (d), from there to one off the board (c), and back among those (b)."""
    t = table(2)
    army(t, RED, "circle", "highmoor", "REG-50", "SWI-100")
    star = army(t, RED, "star")
    t.goto(Regroup(seat=RED)).do(RED, "shift", "circle", "SWI-100", "castle").do(
        RED, "shift", "castle", "SWI-100", "square"
    )
    t.do(RED, "shift", "square", "SWI-100", "star").do(RED, "done")
    assert (faces(t.state.army[star]), at(t, RED, "star")) == (["SWI-100"], NUMBER["highmoor"])


@pytest.mark.rule("WK-UPK-07", "WK-TRP-02")
def test_an_army_that_took_over_tokens_may_hand_them_on() -> None:
    t = table(2)
    army(t, RED, "star", "rota", "SWI-200", hurt=1)
    army(t, RED, "square", "rota", "REG-50")
    last = army(t, RED, "circle", "rota", "REG-50")
    t.goto(Regroup(seat=RED)).do(RED, "merge", "star", "square").do(RED, "merge", "square", "circle")
    t.do(RED, "done")
    assert (t.state.troops[last], t.state.hurt[last], at(t, RED, "square")) == (300, 1, OFF)


@pytest.mark.rule("WK-UPK-07")
def test_troops_of_a_besieged_stronghold_return_at_it_whoever_has_them_in_the_end() -> None:
    t = table(2)
    own(t, RED, "rota")
    army(t, RED, "castle", "highmoor", "REG-100", "REG-50")
    army(t, YELLOW, "star", "highmoor", "SWI-300")
    besiege(t, YELLOW, RED)
    army(t, RED, "star", "", "ENG-50")
    t.goto(Regroup(seat=RED)).do(RED, "shift", "castle", "REG-100", "star").do(
        RED, "shift", "star", "REG-100", "square"
    )
    t.do(RED, "done")
    assert t.options(RED) == [("return", "star", "highmoor"), ("return", "star", "rota")]  # he has none of them
    t.do(RED, "return", "star", "rota")
    assert at(t, RED, "square") == NUMBER["highmoor"]


@pytest.mark.rule("WK-UPK-07")
def test_other_troops_return_where_they_like_though_the_stronghold_is_besieged() -> None:
    t = table(2)
    own(t, RED, "rota")
    army(t, YELLOW, "star", HOMES[RED], "SWI-300")
    besiege(t, YELLOW, RED)
    army(t, RED, "star", "", "ENG-50")
    t.goto(Regroup(seat=RED)).do(RED, "shift", "star", "ENG-50", "square").do(RED, "done")
    assert t.options(RED) == [("return", "square", HOMES[RED]), ("return", "square", "rota")]


@pytest.mark.rule("WK-UPK-07", "WK-TRP-02", "WK-AMB-21")
def test_an_army_with_tokens_is_given_whole() -> None:
    t = table(2)
    army(t, RED, "circle", "rota", "SWI-200")
    army(t, RED, "star", "rota", "SWI-100", "ENG-50", hurt=1)
    t.goto(Regroup(seat=RED))
    assert t.can(RED, "merge", "star", "circle")
    assert t.can(RED, "shift", "circle", "SWI-200", "star")
    t.do(RED, "merge", "star", "circle").do(RED, "done")
    assert (t.state.troops[3], t.state.hurt[3], at(t, RED, "star")) == (350, 1, OFF)


@pytest.mark.rule("WK-UPK-08")
def test_without_a_place_he_stays_off_the_board() -> None:
    t = table(2, castles=False)
    army(t, RED, "star", "", "SWI-100")
    own(t, RED, "isar")
    army(t, YELLOW, "star", "isar", "SWI-300")
    besiege(t, YELLOW, "isar")
    t.state.place[KEEP[RED]] = OFF
    raze(t)
    t.goto(Regroup(seat=RED, step=2)).do(RED, "done")
    assert at(t, RED, "star") == OFF


@pytest.mark.rule("WK-UPK-07", "WK-STR-11")
def test_a_stronghold_is_rebuilt_where_no_city_stands_nor_anybody_else() -> None:
    t = table(3)
    s = t.state
    s.place[KEEP[RED]] = OFF
    raze(t, "ballin")
    army(t, RED, "star", "middlemark", "REG-50")
    army(t, YELLOW, "star", "kingsfield", "REG-50")
    t.goto(Regroup(seat=RED))
    sites = {site for _, site in t.options(RED)}
    assert {"ballin", "middlemark", HOMES[RED]} <= sites
    assert not sites & {"gedze", "rota", "kingsfield", HOMES[YELLOW], HOMES[BLACK]}


# -- the end


@pytest.mark.rule("WK-UPK-09", "WK-WIN-02")
def test_after_the_last_round_most_influence_wins() -> None:
    t = table(3)
    t.state.influence, t.state.pool = [3, 7, 5], 0
    t.goto(WholeGame(), Upkeep())
    assert GAME.over(t.state)
    outcome = GAME.outcome(t.state)
    assert (outcome.scores, outcome.winners) == ((3, 7, 5), (YELLOW,))
    u = table(3)
    u.goto(WholeGame(), Upkeep())
    assert (u.asked, u.state.round) == ("plan", 2)


@pytest.mark.rule("WK-WIN-03")
def test_ties() -> None:
    """Most cities; then crowns, Faith and Votes; then troops on the board; then nobody."""
    t = table(3)
    s = t.state
    s.frames.clear()
    s.ending = "influence"
    s.influence = [5, 5, 1]
    assert GAME.outcome(s).winners == (RED, YELLOW)
    assert GAME.outcome(s).details["drawn"]
    army(t, YELLOW, "star", "rota", "REG-50")
    assert GAME.outcome(s).winners == (YELLOW,)
    s.faith[RED] = 1
    assert GAME.outcome(s).winners == (RED,)
    own(t, YELLOW, "acre")
    assert GAME.outcome(s).winners == (YELLOW,)


@pytest.mark.rule("WK-WIN-05")
@pytest.mark.example("WK-EX-36")
def test_when_everything_is_razed_it_is_the_last_round() -> None:
    t = table(2)
    raze(t, *CITIES)
    t.state.influence = [1, 2]
    t.goto(WholeGame(), Upkeep())
    assert GAME.over(t.state)
    assert GAME.outcome(t.state).winners == (YELLOW,)
    u = table(2, might_is_right=True)
    raze(u, *(CITIES[c] for c in KINGDOM_CITIES))
    u.goto(WholeGame(), Upkeep())
    assert u.state.ending == "ruins"
    assert GAME.outcome(u.state).details["drawn"]


@pytest.mark.rule("WK-WIN-06", "WK-VAR-05")
def test_a_round_limit() -> None:
    t = table(2, round_limit=8)
    t.state.round, t.state.influence = 7, [2, 1]
    t.goto(WholeGame(), Upkeep())
    assert (t.asked, t.state.round) == ("plan", 8)
    t.goto(WholeGame(), Upkeep())
    assert GAME.over(t.state)
    assert GAME.outcome(t.state).winners == (RED,)
    u = table(2, round_limit=8, might_is_right=True)
    u.state.round, u.state.influence = 8, [2, 1]
    own(u, YELLOW, "isar")
    army(u, YELLOW, "star", "isar", "REG-50")
    u.goto(WholeGame(), Upkeep())
    assert GAME.outcome(u.state).winners == (YELLOW,)
    v = table(2, might_is_right=True)
    v.state.pool, v.state.influence = 0, [2, 1]
    v.goto(WholeGame(), Upkeep())
    assert v.asked == "plan"  # an empty pool ends nothing
