"""What its strategy and the rules leave open for an automatic dynasty, the players decide (CK-AI-15)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from araldo.games.crusader_kings import GAME
from araldo.games.crusader_kings.board import IDS
from araldo.games.crusader_kings.box import PERSON, id_of
from araldo.games.crusader_kings.rules.family import bear
from araldo.games.crusader_kings.state import (
    Attack,
    Conquest,
    Counter,
    Court,
    Crisis,
    Develop,
    EraDraw,
    Fallen,
    Journey,
)
from araldo.kernel.record import read, verify
from araldo.table.match import Match, human
from tests.games.crusader_kings.scenario import (
    CAPET,
    NORMANDY,
    CkTable,
    bag,
    cards,
    castle,
    child,
    develop,
    display,
    foot,
    land,
    only,
    reveal,
    sibling,
    spouse,
    suitor,
    table,
    war,
    worn,
)

AI = 2


def machine(strategy: str = "ferox", **options: Any) -> CkTable:
    return table(2, automata=1, strategy_1=strategy, automata_choices="players", **options)


def decide(t: CkTable, *action: Any) -> CkTable:
    """Both players say the same."""
    assert t.asked == "open_choice"
    return t.do(CAPET, *action).do(NORMANDY, *action)


def offered(t: CkTable) -> set[Any]:
    assert t.asked == "open_choice"
    return set(t.options(CAPET))


@pytest.mark.rule("CK-AI-15", "CK-AI-16")
def test_among_spouses_as_good_by_its_strategy_the_players_choose() -> None:
    t = machine("aperio")
    for here in t.state.lands:
        if t.state.suitors[here] >= 0:
            suitor(t, IDS[here], "m")
    king = id_of(t.state.kings[AI])
    for name in ("wales", "swabia"):
        suitor(t, name, "f", "cruel")
    t.goto(Court(seat=AI))
    assert offered(t) == {("marry", king, "wales"), ("marry", king, "swabia")}
    bag(t, AI, "brave")
    decide(t, "marry", king, "wales")
    assert t.state.ally[land("wales")] == AI


@pytest.mark.rule("CK-AI-15")
def test_if_the_players_differ_chance_decides_among_what_they_named() -> None:
    t = machine()
    child(t, AI, "m")
    sibling(t, AI, "f")
    spouse(t, AI)
    t.goto(Court(seat=AI, done=True))
    grants = sorted(o for o in offered(t) if o[0] == "grant")
    t.script(1)
    t.do(CAPET, *grants[0]).do(NORMANDY, *grants[-1])
    assert t.said("decided")[0]["agreed"] == 0
    assert t.said("titled")[0]["land"] in (grants[0][2], grants[-1][2])


@pytest.mark.rule("CK-AI-15", "CK-AI-19", "CK-TIT-01")
def test_titles_are_granted_as_the_players_say_or_not_at_all() -> None:
    t = machine()
    spouse(t, AI)
    son, brother = child(t, AI, "m"), sibling(t, AI, "m")
    only(t, AI, "saxony", "poland")
    t.goto(Court(seat=AI, done=True))
    names = {id_of(son), id_of(brother)}
    assert offered(t) == {("enough_titles",), *(("grant", n, x) for n in names for x in ("saxony", "poland"))}
    decide(t, "grant", id_of(son), "poland")
    assert t.state.duke[land("poland")] == son
    assert offered(t) == {("enough_titles",), ("grant", id_of(brother), "saxony")}
    decide(t, "enough_titles")
    assert t.state.duke[land("saxony")] == -1


@pytest.mark.rule("CK-AI-15", "CK-DEV-10")
def test_of_two_tokens_at_a_birth_the_players_choose() -> None:
    t = machine()
    spouse(t, AI)
    t.state.frames[:] = []
    t.script(0, len(t.state.general) - 2)
    bear(t.state, AI, "best_of_2")
    t.game.run(t.state)
    options = sorted(offered(t))
    assert {o[0] for o in options} == {"choose_token"}
    assert len(options) == 2
    decide(t, *options[1])
    assert worn(t, t.state.children[AI][0]) == [options[1][1]]


@pytest.mark.rule("CK-AI-15", "CK-CRS-01")
def test_in_a_crisis_the_players_say_what_is_lost() -> None:
    t = machine()
    only(t, AI, "saxony", "poland", "bohemia", "swabia", "denmark")
    castle(t, "saxony")
    t.state.kings[AI] = -1
    t.goto(Crisis(seat=AI))
    assert len(offered(t)) == 10, "two of five"
    assert t.game.default(t.state, CAPET)[0] == "lose"
    assert "saxony" not in t.game.default(t.state, CAPET)
    decide(t, "lose", "denmark", "saxony")
    assert [t.state.owner[land(name)] for name in ("denmark", "saxony", "poland")] == [-1, -1, AI]


@pytest.mark.rule("CK-AI-15", "CK-ELM-02", "CK-ELM-04")
def test_the_players_say_with_whom_and_where_it_returns() -> None:
    t = machine()
    for here in t.state.lands:
        if t.state.owner[here] == AI:
            t.state.owner[here] = -1
    t.goto(Fallen(seat=AI))
    rulers = sorted(offered(t))
    assert {o[0] for o in rulers} == {"return"}
    decide(t, *rulers[-1])
    assert t.state.kings[AI] == PERSON[rulers[-1][1]]
    assert ("settle", "wales") in offered(t)
    decide(t, "settle", "wales")
    assert t.state.owner[land("wales")] == AI


@pytest.mark.rule("CK-AI-15", "CK-CRU-07")
def test_of_its_shields_the_players_say_which_goes() -> None:
    t = machine()
    t.state.shields[:5] = [AI, AI, CAPET, AI, AI]
    bag(t, AI, "brave")
    t.goto(Journey(seat=AI, person=t.state.kings[AI]))
    assert offered(t) == {("take_off", n) for n in (1, 2, 4, 5)}
    decide(t, "take_off", 4)
    assert [t.state.shields[3], t.state.shields[5]] == [-1, AI]


@pytest.mark.rule("CK-AI-15", "CK-INV-14")
def test_after_a_victory_the_players_say_who_moves_in() -> None:
    t = machine()
    only(t, AI, "saxony", "poland", "bohemia")
    foot(t, "saxony", "poland")
    t.goto(Conquest(seat=AI, target=land("pomerania"), came=[land("saxony"), land("poland")]))
    assert offered(t) == {("leave",), ("move_in", "saxony"), ("move_in", "poland")}
    decide(t, "move_in", "poland")
    assert [t.state.foot[land(x)] for x in ("pomerania", "poland", "saxony")] == [1, 0, 1]


@pytest.mark.rule("CK-AI-15", "CK-INV-20")
def test_the_players_may_leave_a_counterattack_undone() -> None:
    t = machine()
    foot(t, "paris", "saxony")
    war(t, AI, CAPET)
    t.goto(Counter(seat=AI, origin=land("saxony"), targets=[land("lorraine")]))
    assert offered(t) == {("decline",), ("strike_back", "lorraine")}
    assert t.game.default(t.state, CAPET) == ("strike_back", "lorraine")
    decide(t, "decline")
    assert t.said("counter") == []
    assert not any(isinstance(f, Attack) for f in t.state.frames)


@pytest.mark.rule("CK-AI-15", "CK-RLM-08")
def test_two_cards_of_three_and_what_goes_for_a_fourth_are_the_players_choice() -> None:
    t = machine("postis")
    develop(t, AI, "steward")
    display(t, "navy", "bank", "spymaster")
    reveal(t, AI, "realm.guild_gift")
    assert offered(t) == {("buy", "spymaster", "navy"), ("buy", "spymaster", "bank"), ("buy", "navy", "bank")}
    decide(t, "buy", "navy", "bank")
    assert cards(t, AI) == ["bank", "navy", "steward"]
    t = machine("aperio")
    develop(t, AI, "steward", "chancellor", "spymaster")
    display(t, "marshal")
    t.goto(Develop(seat=AI, kinds=[2]))
    assert offered(t) == {("discard", kind) for kind in ("steward", "chancellor", "spymaster")}
    decide(t, "discard", "chancellor")
    assert cards(t, AI) == ["marshal", "spymaster", "steward"]


@pytest.mark.rule("CK-AI-15", "CK-AI-04", "CK-AI-06")
def test_bonus_cards_come_from_the_deck_that_the_players_name_never_tax() -> None:
    t = machine()
    t.state.shields[0] = AI
    t.state.took[AI] = [0] * 5
    t.state.stocks[AI] = []
    t.goto(EraDraw(order=[AI]))
    assert offered(t) == {("bonus", deck) for deck in ("realm", "intrigue", "war")}
    assert t.game.default(t.state, CAPET) == ("bonus", "war")
    decide(t, "bonus", "realm")
    assert t.state.took[AI] == [2, 3, 3, 0, 1]


@pytest.mark.rule("CK-AI-15")
def test_who_is_away_says_what_the_program_would_do() -> None:
    t = machine("postis")
    display(t, "navy", "bank", "spymaster")
    reveal(t, AI, "realm.guild_gift")
    assert t.game.default(t.state, NORMANDY) == ("buy", "spymaster", "navy")


# -- games on the rules before


def test_a_game_of_people_on_version_2_is_still_the_same_game() -> None:
    record = read(GAME, (Path(__file__).parent / "version_2" / "jerusalem.txt").read_text(encoding="utf-8"))
    assert record.older == 2
    assert verify(GAME, record) is not None


def test_a_game_with_automatic_dynasties_on_version_2_opens_up_to_what_differs() -> None:
    text = (Path(__file__).parent / "version_2" / "alone.txt").read_text(encoding="utf-8")
    match = Match.load(GAME, text, [human()])
    assert match.record.moves
    assert match.view(0)["era"] >= 1
