"""Fine print of all chapters: what the log names, the first territory of the map, who is not asked for nothing."""

from __future__ import annotations

import pytest

from araldo.games.medieval_conspiracy import GAME
from araldo.games.medieval_conspiracy.board import BORDERS, ELECTORATE, IDS
from araldo.games.medieval_conspiracy.box import FAITH, KNIGHT, MERCENARY, WAR, unit
from araldo.games.medieval_conspiracy.state import (
    ActionTurn,
    Chances,
    Closing,
    EmperorDeath,
    Events,
    Homeward,
    OwnStep,
    WholeGame,
)
from tests.games.medieval_conspiracy.scenario import (
    BROWN,
    GREEN,
    GREY,
    army,
    at,
    everybody,
    hand,
    heirs,
    idle,
    own,
    realm,
    table,
    troops,
)
from tests.games.medieval_conspiracy.test_edges import preach
from tests.games.medieval_conspiracy.test_election import ELECTIONS, position, sell_fourth
from tests.games.medieval_conspiracy.test_electors import hold
from tests.games.medieval_conspiracy.test_setup import started
from tests.games.medieval_conspiracy.test_succession import death, owner
from tests.games.medieval_conspiracy.test_war import ground, roll, war

FIRST = IDS[0]


# -- set-up


@pytest.mark.rule("MC-SET-05", "MC-TWO-02")
def test_set_05_who_is_away_takes_a_free_church_fief_of_the_part_in_play() -> None:
    t = started(3)
    s = t.state
    s.owner = [-1] * len(s.owner)
    for land in ("lueneburg", "braunschweig", "hessen"):
        s.owner[at(land)] = 0
    s.owner[at("hildesheim")] = 1
    assert GAME.default(s, 0) != ("choose", "hildesheim")
    s.owner[at("hildesheim")] = -1
    s.lands = tuple(land for land in s.lands if land != at("hildesheim"))
    assert GAME.default(s, 0) != ("choose", "hildesheim")


# -- the first territory of the map is one like any other


@pytest.mark.rule("MC-LORD-13", "MC-GEN-14")
def test_lord_13_strangers_find_home_to_the_first_territory_of_the_map_too() -> None:
    t = table()
    own(t, GREEN, FIRST)
    own(t, BROWN, "hessen")
    t.state.knights[GREEN] -= 1
    t.state.units[at("hessen")] = [unit(GREEN, KNIGHT)]
    preach(t, GREEN, "hessen")
    t.goto(Homeward(land=at("hessen")))
    assert troops(t, FIRST) == (1, 0)
    assert (t.state.preacher, t.state.preacher_owner) == (at(FIRST), GREEN)
    assert t.said("withdrew") == [{"seat": GREEN, "count": 1, "land": FIRST}]


@pytest.mark.rule("MC-WAR-07", "MC-EVT-10")
def test_war_07_a_reichsacht_may_strike_the_first_territory_of_the_map() -> None:
    t = table()
    neighbour = next(IDS[b] for b in BORDERS[0] if not ELECTORATE[b])
    own(t, GREEN, neighbour)
    army(t, GREEN, neighbour, mercenaries=1)
    heirs(t, GREEN, 1, 1)
    t.goto(Chances(cause="reichsacht", order=[GREEN], fief=at(FIRST)))
    assert t.options(GREEN) == [("pass",), ("attack", FIRST)]


# -- the log names who and what


@pytest.mark.rule("MC-WIN-02")
def test_win_02_the_log_ends_with_who_is_elected() -> None:
    t, seats = position(ELECTIONS["MC-EX-07"])
    t.goto(EmperorDeath())
    assert (t.state.winner, t.state.ending) == (seats["green"], "elected")
    assert [e.kind for e in t.events[-4:]] == ["tally", "tally", "tally", "elected"]
    assert t.said("elected") == [{"seat": seats["green"]}]
    assert GAME.outcome(t.state).details == {"ending": "elected"}


@pytest.mark.rule("MC-WIN-01")
def test_win_01_strangers_need_not_leave_when_the_game_is_won() -> None:
    t = table()
    t.state.mercenaries[BROWN] -= 1
    t.state.units[at("koeln")] = [unit(BROWN, MERCENARY)]
    sell_fourth(t)
    assert t.said("deposed")


@pytest.mark.rule("MC-QCK-06")
@pytest.mark.parametrize("area", ["secular", "ecclesiastical"])
def test_qck_06_the_log_names_the_education_of_an_heir_who_was_bought(area: str) -> None:
    t = table(buy_heir=True, buy_heir_cards=0, buy_heir_ducats=100)
    t.goto(OwnStep(seat=GREEN)).do(GREEN, "buy_heir", area)
    assert t.said("heir_bought") == [{"seat": GREEN, "area": area}]


@pytest.mark.rule("MC-ACP-02")
def test_acp_02_the_log_names_the_card_that_had_to_go() -> None:
    t = table()
    hand(t, GREEN, "hostler", "hostler", "hostler", "alchemist", "pestilence")
    t.goto(ActionTurn(seat=GREEN)).do(GREEN, "discard", "alchemist")
    assert t.said("discarded") == [{"seat": GREEN, "card": "alchemist"}]


@pytest.mark.rule("MC-QCK-05", "MC-QCK-03")
def test_qck_05_the_last_turn_is_announced_with_its_draw_and_no_sooner() -> None:
    for left, last in ((6, False), (5, True)):  # three are drawn
        t = table(quick_end="event_deck")
        t.place("event_discard", None, t.state.event_deck[left:])
        t.goto(Events())
        assert t.state.last_turn is last
        assert bool(t.said("last_turn")) is last


@pytest.mark.rule("MC-QCK-03", "MC-QCK-04")
def test_qck_04_the_log_says_by_which_rule_glory_counts() -> None:
    for options, rule in (({"quick_end": "turn_limit", "turn_limit": 4}, "MC-QCK-04"), ({}, "MC-QCK-03")):
        t = table(**options)
        own(t, BROWN, "mainz")
        t.state.turn, t.state.last_turn = 4, not options
        t.goto(WholeGame(step=len(GAME.steps[WholeGame]) - 1))
        assert [(e.rule, e.params["seats"]) for e in t.events if e.kind == "glory_counts"] == [(rule, [BROWN])]


@pytest.mark.rule("MC-PRE-06")
def test_pre_06_the_log_names_the_captor_of_the_preacher() -> None:
    t = ground()
    army(t, GREEN, "nassau", mercenaries=1)
    army(t, BROWN, "hessen", mercenaries=1, hits=1)
    preach(t, BROWN, "hessen")
    roll(t, 6, 6, 1, 1)
    war(t, "mercenary")
    assert t.said("preacher_captured") == [{"seat": GREEN}]


@pytest.mark.rule("MC-END-01", "MC-GEN-14")
def test_end_01_the_log_names_whose_prisoner_found_no_home() -> None:
    t = table()
    own(t, GREEN, "hessen")
    t.state.knights[BROWN] -= 1
    t.state.prisons[GREEN] = [BROWN]
    t.goto(Closing()).do(GREEN, "ransom", 50).do(BROWN, "accept")
    assert t.said("homeless") == [{"seat": BROWN}]
    assert t.said("ransomed") == [{"seat": BROWN, "to_seat": GREEN, "amount": 50}]


@pytest.mark.rule("MC-CMB-09")
@pytest.mark.parametrize("card", ["defector", "peasant_uprising"])
def test_cmb_09_a_card_that_finds_no_mercenary_is_lost(card: str) -> None:
    t = ground()
    army(t, GREEN, "nassau", mercenaries=1)
    army(t, BROWN, "hessen", knights=1)
    hand(t, GREEN, card)
    war(t, "mercenary").draft(GREEN, ("play", card))
    assert t.said("card_lost") == [{"seat": GREEN, "card": card}]


@pytest.mark.rule("MC-CMB-09")
def test_cmb_09_an_uprising_that_removed_the_only_mercenary_is_not_lost() -> None:
    t = ground()
    army(t, GREEN, "nassau", mercenaries=1)
    army(t, BROWN, "hessen", knights=1, mercenaries=1)
    hand(t, GREEN, "peasant_uprising", "peasant_uprising")
    war(t, "mercenary").draft(GREEN, ("play", "peasant_uprising"), ("play", "peasant_uprising"))
    t.do(GREEN, "strike", BROWN, "mercenary")
    assert len(t.said("card_lost")) == 1  # the second


# -- black cards


@pytest.mark.rule("MC-ACT-01", "MC-ACT-02")
@pytest.mark.parametrize(("card", "kind"), [("crusade", KNIGHT), ("peasant_uprising", MERCENARY)])
def test_act_02_the_wounded_are_taken_like_the_sound(card: str, kind: int) -> None:
    t = table()
    own(t, BROWN, "hessen")
    army(t, BROWN, "hessen", knights=int(kind == KNIGHT), mercenaries=int(kind == MERCENARY), hits=1)
    hand(t, GREEN, card)
    t.goto(OwnStep(seat=GREEN)).do(GREEN, "play", card, "hessen")
    assert troops(t, "hessen") == (0, 0)
    assert t.said("removed") == [{"seat": GREEN, "victim": BROWN, "count": 1, "land": "hessen"}]


@pytest.mark.rule("MC-ACT-02")
@pytest.mark.parametrize(("card", "there"), [("crusade", MERCENARY), ("peasant_uprising", KNIGHT)])
def test_act_02_a_card_is_not_played_where_it_would_take_nobody(card: str, there: int) -> None:
    t = table()
    own(t, BROWN, "hessen")
    army(t, BROWN, "hessen", knights=int(there == KNIGHT), mercenaries=int(there == MERCENARY), hits=1)
    hand(t, GREEN, card)
    t.goto(OwnStep(seat=GREEN))
    assert not t.can(GREEN, "play", card, "hessen")


# -- successions


@pytest.mark.rule("MC-LORD-07")
def test_lord_07_a_sole_claimant_who_declines_where_nobody_else_has_an_heir_leaves_it_neutral() -> None:
    t = table()
    heirs(t, BROWN, 1, 0)
    hand(t, BROWN, "right_of_succession")
    death(t, "hessen", GREY)
    everybody(t, {BROWN: ("play", "right_of_succession")})
    idle(t, "inherit").do(BROWN, "decline")
    assert t.asked == ""
    assert owner(t, "hessen") == -1
    assert t.state.heirs[BROWN] == [1, 0]


# -- Masters


@pytest.mark.rule("MC-MAS-06", "MC-MAS-10")
def test_mas_06_who_abstained_is_asked_again_after_another_vote() -> None:
    t = table()
    own(t, BROWN, "krain")
    hold(t, faith=(GREEN, ""), war=(BROWN, ""))
    t.goto(OwnStep(seat=GREEN)).do(GREEN, "abstain").do(BROWN, "vote", "mainz")
    assert (t.asked, t.waiting()) == ("vote", (GREEN,))
    t.do(GREEN, "abstain")
    assert t.asked == ""
    assert t.state.waived == [True, False, False]
    assert [(e["seat"], e["master"]) for e in t.said("abstained")] == [(GREEN, "master_faith")] * 2
    assert t.state.votes[FAITH] == -1 != t.state.votes[WAR]


# -- wars


@pytest.mark.rule("MC-CMB-27", "MC-CMB-12")
def test_cmb_27_who_finds_no_place_waits_in_reserve() -> None:
    t = ground()
    army(t, GREEN, "nassau", mercenaries=7)
    army(t, BROWN, "hessen", knights=1, mercenaries=1)
    war(t, *["mercenary"] * 7)
    assert (t.asked, t.waiting()) == ("line_up", (BROWN,))
    assert t.state.frames[-1].reserves == [[unit(GREEN, MERCENARY)], []]


@pytest.mark.rule("MC-EMP-09", "MC-ACT-07")
def test_emp_09_a_card_in_hand_is_no_reason_to_be_asked_when_nobody_in_reach_is_banned() -> None:
    t = table()
    realm(t, GREEN)
    own(t, GREY, "thueringen")
    heirs(t, GREY, 2, 0)
    hand(t, GREY, "hostler")
    t.state.banned = 1 << GREEN
    t.goto(Chances(cause="retaliation", order=[GREEN, BROWN, GREY]))
    assert t.asked == ""
    own(t, GREEN, "hessen")
    t.goto(Chances(cause="retaliation", order=[GREEN, BROWN, GREY]))
    assert t.waiting() == (GREY,)  # he may get a mercenary beside Hessen
    assert t.why(GREY, "attack", "braunschweig") == "MC-EMP-09"
