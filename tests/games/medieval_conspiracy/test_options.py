"""Chapters 4.17, 4.18, 4.23, 4.24: movement, the hand limit, and what the variants change."""

from __future__ import annotations

import pytest

from araldo.games.medieval_conspiracy import GAME
from araldo.games.medieval_conspiracy.box import ACTION_CARDS
from araldo.games.medieval_conspiracy.state import Actions, ActionTurn, Feud, Movement, OwnStep, WholeGame
from tests.games.medieval_conspiracy.scenario import (
    BROWN,
    GREEN,
    GREY,
    McTable,
    army,
    at,
    building,
    cash,
    hand,
    heirs,
    idle,
    kinds,
    own,
    realm,
    table,
    troops,
)


def march(t: McTable) -> McTable:
    t.goto(Movement())
    return t


@pytest.mark.rule("MC-MOV-01", "MC-MOV-02", "MC-PRE-05", "MC-WAR-17", "MC-MOV-04")
def test_mov_02_any_distance_to_own_territories() -> None:
    t = table()
    own(t, GREEN, "krain", "holland", "mainz")
    own(t, BROWN, "hessen")
    army(t, GREEN, "krain", knights=1, mercenaries=1)
    t.state.preacher, t.state.preacher_owner, t.state.stale = at("krain"), GREEN, True
    march(t)
    assert not t.can(GREEN, "move", "knight", "krain", "hessen")
    t.do(GREEN, "move", "knight", "krain", "holland")
    assert not t.can(GREEN, "move", "knight", "krain", "mainz")  # it has moved
    t.draft(GREEN, ("move", "mercenary", "krain", "mainz"), ("preacher", "holland"))
    assert troops(t, "holland") == (1, 0)
    assert troops(t, "mainz") == (0, 1)
    assert troops(t, "krain") == (0, 0)
    assert t.state.preacher == at("holland")


@pytest.mark.rule("MC-MOV-03", "MC-REL-04")
def test_rel_04_a_relic_moves_once_to_a_legal_free_place() -> None:
    t = table()
    own(t, GREEN, "muenster", "osnabrueck", "hessen", "nassau")
    building(t, "relic", "muenster")
    building(t, "monastery", "nassau")
    march(t)
    assert not t.can(GREEN, "relic", "muenster", "hessen")
    t.do(GREEN, "relic", "muenster", "nassau")
    assert not t.can(GREEN, "relic", "muenster", "osnabrueck")
    t.do(GREEN, "done")
    assert t.state.relic[at("nassau")] == 1
    assert t.state.relic[at("muenster")] == 0


@pytest.mark.rule("MC-REL-05")
def test_rel_05_a_relic_on_neutral_land_counts_for_nobody() -> None:
    t = table()
    building(t, "relic", "muenster")
    assert t.state.tracks[0] == [0, 0, 0]


@pytest.mark.rule("MC-ACP-01", "MC-ACP-02")
def test_acp_02_a_sixth_card_must_go() -> None:
    t = table()
    hand(t, GREEN, "hostler", "hostler", "hostler", "alchemist", "pestilence")
    t.goto(ActionTurn(seat=GREEN))
    assert len(t.state.hands[GREEN]) == 6
    assert t.asked == "overflow"
    t.do(GREEN, "discard", "alchemist")
    assert "alchemist" not in kinds(t, GREEN)
    assert t.asked == "own_step"


@pytest.mark.rule("MC-ACT-06")
def test_act_06_an_empty_deck_is_made_of_the_discards() -> None:
    t = table()
    t.place("action_discard", None, list(ACTION_CARDS))
    t.goto(Actions())
    assert len(t.state.action_deck) == 59
    assert len(t.state.hands[GREEN]) == 1
    assert not t.state.action_discard


@pytest.mark.rule("MC-QCK-06")
def test_qck_06_an_heir_for_money_and_cards() -> None:
    t = table(buy_heir=True)
    hand(t, GREEN, "hostler", "alchemist", "pestilence")
    t.goto(OwnStep(seat=GREEN))
    assert t.why(GREEN, "buy_heir", "secular", "alchemist", "hostler") == "MC-QCK-06"
    cash(t, GREEN, 200)
    t.do(GREEN, "buy_heir", "ecclesiastical", "alchemist", "hostler")
    assert t.state.heirs[GREEN] == [0, 1]
    assert t.state.cash[GREEN] == 0
    assert kinds(t, GREEN) == ["pestilence"]
    assert not table(buy_heir=False).can(GREEN, "buy_heir", "secular")


@pytest.mark.rule("MC-QCK-04", "MC-QCK-05")
def test_qck_04_an_agreed_number_of_turns() -> None:
    t = table(quick_end="turn_limit", turn_limit=4)
    own(t, BROWN, "mainz")
    t.state.turn = 3
    t.goto(WholeGame())
    idle(t)
    assert GAME.over(t.state)
    assert t.state.turn == 4
    assert t.state.ending == "glory"
    assert GAME.outcome(t.state).winners == (BROWN,)


@pytest.mark.rule("MC-QCK-03", "MC-QCK-05")
def test_qck_03_the_last_full_draw_ends_the_game() -> None:
    t = table(quick_end="event_deck")
    t.place("event_discard", None, t.state.event_deck[5:])
    t.goto(WholeGame())
    idle(t)
    assert t.said("last_turn")
    assert GAME.over(t.state)
    assert t.state.turn == 1


@pytest.mark.rule("MC-END-05", "MC-TURN-02")
def test_end_05_the_marker_passes_to_the_left() -> None:
    t = table()
    t.goto(WholeGame())
    idle_turn = 1
    while t.state.turn == idle_turn:
        seat = t.waiting()[0]
        t.do(seat, *GAME.default(t.state, seat))
    assert t.state.active == BROWN


@pytest.mark.rule("MC-WRE-03")
def test_wre_03_a_feud_bans_until_the_end_of_the_turn() -> None:
    t = table(war_emphasis=True)
    for seat in (GREEN, BROWN, GREY):
        realm(t, seat)
        heirs(t, seat, 1, 0)
    own(t, GREEN, "nassau")
    own(t, BROWN, "mark")
    army(t, GREEN, "nassau", mercenaries=1)
    army(t, BROWN, "mark", mercenaries=1)
    t.goto(Feud(seat=GREEN))
    t.do(GREEN, "attack", "hessen")
    t.draft(GREEN, ("send", "mercenary", "nassau"))
    assert t.state.banned == 1 << GREEN
    t.goto(Feud(seat=BROWN, foe=GREEN))
    assert t.why(BROWN, "attack", "kleve") == "MC-WRE-03"
    assert t.can(BROWN, "attack", "nassau")


@pytest.mark.rule("MC-GEN-10")
def test_gen_10_without_limits_there_is_always_a_piece() -> None:
    t = table(component_limits=False)
    own(t, GREEN, "hessen")
    army(t, GREEN, "hessen", mercenaries=14)
    hand(t, GREEN, "mercenary")
    t.goto(OwnStep(seat=GREEN)).do(GREEN, "abstain")
    t.do(GREEN, "play", "mercenary", "hessen")
    assert troops(t, "hessen") == (0, 15)


@pytest.mark.rule("MC-REL-02")
def test_rel_02_a_relic_pays_and_counts_for_its_owner() -> None:
    t = table()
    own(t, GREEN, "muenster", "metz", "passau", "trient")
    before = t.state.income[GREEN]
    building(t, "relic", "metz")
    assert t.state.income[GREEN] == before + 10
    assert t.state.tracks[0] == [1, 0, 0]
