"""The rulebook's tutorial: set-up and first turn of three players, step by step, against vectors.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from araldo.games.medieval_conspiracy import GAME
from araldo.games.medieval_conspiracy.box import ACTION_CARDS, FACE
from araldo.games.medieval_conspiracy.state import WholeGame
from araldo.kernel import BadSetup
from araldo.kernel.action import from_text
from tests.games.medieval_conspiracy.scenario import (
    BROWN,
    GREEN,
    GREY,
    McTable,
    army,
    events,
    hand,
    heirs,
    kinds,
    own,
    table,
    troops,
)

SEATS = {"green": GREEN, "brown": BROWN, "grey": GREY}
VECTORS = {
    v["id"]: v for v in tomllib.loads((Path(__file__).parent / "vectors.toml").read_text(encoding="utf-8"))["tutorial"]
}
SCENARIO: dict[str, Any] = next(
    s
    for s in tomllib.loads((GAME.folder / "data" / "scenarios.toml").read_text(encoding="utf-8"))["scenario"]
    if s["id"] == "tutorial"
)


def holds(t: McTable, example: str) -> None:
    """Everything the vector says of this moment."""
    s, v = t.state, VECTORS[example]
    for name, seat in SEATS.items():
        assert s.income[seat] == v["income"][name], f"{example}: income of {name}"
        assert s.cash[seat] == v["ducats"][name], f"{example}: ducats of {name}"
        if "heirs" in v:
            assert s.heirs[seat] == [v["heirs"][name]["secular"], v["heirs"][name]["ecclesiastical"]], example
        if "knights" in v:
            units = [u for place in s.units for u in place if u >> 3 == seat]
            assert sum(u & 4 == 0 for u in units) == v["knights"][name], example
            assert sum(u & 4 == 4 for u in units) == v["mercenaries"][name], example
        if "hands" in v:
            assert kinds(t, seat) == sorted(v["hands"][name]), example
        if "territories" in v:
            assert s.owner.count(seat) == v["territories"][name], example
    for land, there in v.get("troops", {}).items():
        assert troops(t, land) == (there["knights"], there["mercenaries"]), f"{example}: {land}"


def opening() -> McTable:
    t = table(3)
    for seat in SCENARIO["seat"]:
        number = SEATS[seat["player"]]
        own(t, number, *seat["secular"], seat["ecclesiastical"])
        for land, there in seat["troops"].items():
            army(t, number, land, there["knights"], there["mercenaries"])
        heirs(t, number, seat["heirs"]["secular"], seat["heirs"]["ecclesiastical"])
        hand(t, number, *seat["hand"])
    events(t, *SCENARIO["event_draw"])
    drawn = [SCENARIO["action_draws"][name] for name in SCENARIO["turn_order"]]
    held = [c for h in t.state.hands for c in h]
    t.place("action_deck", None, [next(c for c in ACTION_CARDS if FACE[c] == k and c not in held) for k in drawn[::-1]])
    return t


def quietly(t: McTable, *until: str) -> None:
    """Everybody passes in windows and own steps, until one of these questions comes."""
    while t.asked not in until:
        seat = t.waiting()[0]
        assert t.asked in ("own_step", "react", "before_bid", "auction_won", "own_fate_roll"), t.asked
        t.do(seat, *t.options(seat)[0])


def bid(t: McTable, seat: int, amount: int) -> None:
    quietly(t, "bid")
    t.do(seat, *(("bid", amount) if amount else ("pass",)))


def play_events(t: McTable) -> None:
    for name, amount in VECTORS["MC-EX-12"]["bids"]:
        bid(t, SEATS[name], amount)
    quietly(t, "site")
    t.do(GREY, "place", "salzburg")
    holds(t, "MC-EX-12")
    bid(t, BROWN, 60)
    bid(t, GREY, 0)
    assert t.asked == "before_bid"  # Green is about to bid
    t.do(BROWN, "play", "pestilence")
    t.do(GREY, "pass")
    quietly(t, "site")
    t.do(BROWN, "place", "brabant")
    holds(t, "MC-EX-13")
    assert troops(t, "brabant") == (1, 1)
    bid(t, GREY, 80)
    bid(t, GREEN, 120)
    bid(t, BROWN, 0)
    bid(t, GREY, 0)


def ban(t: McTable) -> None:
    quietly(t, "own_step")
    holds(t, "MC-EX-14")
    assert t.waiting() == (GREEN,)  # before resolving
    t.do(GREEN, "play", "campaign_against_the_slavs", "brabant")
    holds(t, "MC-EX-15")
    quietly(t, "site")
    assert t.can(GREEN, "ban", "geldern")
    assert t.why(GREEN, "ban", "koeln") == "MC-ELEC-10"
    t.do(GREEN, "ban", "osnabrueck")
    t.do(GREEN, "attack", "osnabrueck")
    t.draft(GREEN, ("send", "knight", "muenster"))
    holds(t, "MC-EX-16")


def fate(t: McTable) -> None:
    quietly(t, "own_step")
    while t.asked == "own_step" and t.state.phase != "fate":
        t.do(t.waiting()[0], "done")
    t.script(3, 4, 1)  # 4, 5, 2
    quietly(t, "educate")
    t.do(GREEN, "educate", "ecclesiastical")
    quietly(t, "own_fate_roll")
    t.do(BROWN, "play", "witch_in_the_woods")
    t.do(BROWN, "kill", "bar")
    holds(t, "MC-EX-17")
    assert set(t.waiting()) == {GREEN, GREY}  # Brown holds no card any more
    t.do(GREY, "pass")
    t.do(GREEN, "play", "the_emperor_intervenes")
    while t.asked == "react":
        t.do(t.waiting()[0], "pass")
    t.draft(GREEN)
    holds(t, "MC-EX-18")
    quietly(t, "fate")
    t.do(GREY, "kill", "kaernten")
    t.do(GREY, "play", "right_of_succession")
    while t.asked == "react":
        t.do(t.waiting()[0], "pass")
    t.do(GREY, "take")
    t.draft(GREY)
    holds(t, "MC-EX-19")


def rest(t: McTable) -> None:
    quietly(t, "march")
    t.draft(GREEN, ("move", "knight", "osnabrueck", "muenster"), ("move", "mercenary", "braunschweig", "bar"))
    t.draft(BROWN)
    t.draft(GREY, ("move", "mercenary", "salzburg", "kaernten"))
    t.do(GREY, "play", "death_abroad", GREEN, "secular")
    while t.asked == "react":
        t.do(t.waiting()[0], "pass")
    holds(t, "MC-EX-20")
    assert t.state.phase == "action"
    assert t.why(GREEN, "play", "miracle_healer") == "MC-ACT-03"
    t.do(GREEN, "done")
    t.do(BROWN, "play", "mercenary", "brabant")
    t.do(GREY, "done")
    while t.asked == "own_step" and t.state.phase == "end":
        t.do(t.waiting()[0], "done")
    assert t.state.turn == 2
    assert t.state.active == BROWN


@pytest.mark.rule("MC-INC-01", "MC-INC-02", "MC-EVT-06", "MC-EVT-07", "MC-TURN-01", "MC-TURN-02", "MC-END-05")
@pytest.mark.example(
    "MC-EX-10", "MC-EX-11", "MC-EX-12", "MC-EX-13", "MC-EX-14", "MC-EX-15", "MC-EX-16", "MC-EX-17", "MC-EX-18",
    "MC-EX-19", "MC-EX-20", "MC-EX-21",
)  # fmt: skip
def test_the_first_turn_of_the_rulebook() -> None:
    t = opening()
    holds(t, "MC-EX-10")
    t.goto(WholeGame(step=0))
    while t.state.phase == "income":
        t.do(t.waiting()[0], *t.options(t.waiting()[0])[0])
    holds(t, "MC-EX-11")
    play_events(t)
    ban(t)
    fate(t)
    rest(t)


@pytest.mark.example("MC-EX-21")
def test_ex_21_the_ledger_at_the_end_of_turn_1() -> None:
    t = opening()
    t.goto(WholeGame(step=0))
    while t.state.phase == "income":
        t.do(t.waiting()[0], *t.options(t.waiting()[0])[0])
    play_events(t)
    ban(t)
    fate(t)
    quietly(t, "march")
    t.draft(GREEN, ("move", "knight", "osnabrueck", "muenster"), ("move", "mercenary", "braunschweig", "bar"))
    t.draft(BROWN)
    t.draft(GREY, ("move", "mercenary", "salzburg", "kaernten"))
    t.do(GREY, "play", "death_abroad", GREEN, "secular")
    while t.asked == "react":
        t.do(t.waiting()[0], "pass")
    t.do(GREEN, "done").do(BROWN, "play", "mercenary", "brabant").do(GREY, "done")
    holds(t, "MC-EX-21")
    assert VECTORS["MC-EX-21"]["active_next"] == "brown"


@pytest.mark.example("MC-EX-10")
def test_the_tutorial_can_be_chosen_as_a_scenario() -> None:
    t = McTable(GAME, 3, {}, {"scenario": "tutorial"})
    s = t.state
    assert s.income == [80, 90, 80]
    assert s.cash == [180, 100, 100]  # Green has collected
    assert [kinds(t, seat) for seat in range(3)] == [sorted(seat["hand"]) for seat in SCENARIO["seat"]]
    assert [FACE[c] for c in s.action_deck[:-4:-1]] == [
        SCENARIO["action_draws"][name] for name in SCENARIO["turn_order"]
    ]
    assert len(set(s.action_deck)) == len(s.action_deck)  # what lies on top was taken from below
    assert len(set(s.event_deck)) == len(s.event_deck)
    quietly(t, "bid")
    assert [FACE[c] for c in s.display] == SCENARIO["event_draw"]
    with pytest.raises(BadSetup):
        GAME.setup(4, {}, {"scenario": "tutorial"})


LESSON = tomllib.loads((GAME.folder / "lessons" / "first.toml").read_text(encoding="utf-8"))


@pytest.mark.example("MC-EX-11", "MC-EX-14", "MC-EX-15", "MC-EX-16", "MC-EX-17", "MC-EX-19", "MC-EX-20")
def test_the_lesson_tells_the_rulebooks_turn() -> None:
    """At each of these steps of the guided first game the vector of the tutorial holds."""
    told = {2: "MC-EX-11", 5: "MC-EX-14", 6: "MC-EX-15", 9: "MC-EX-16", 10: "MC-EX-17", 11: "MC-EX-19"}
    t = McTable(GAME, LESSON["seats"], {}, LESSON["choices"], seed=LESSON["seed"])
    for number, step in enumerate(LESSON["step"], 1):
        for line in step.get("before", []):
            seat, _, action = line.partition(" ")
            if t.asked == "own_step" and t.state.phase == "action" and seat == "0":
                holds(t, "MC-EX-20")
            t.do(int(seat), *from_text(action))
        if number in told:
            holds(t, told[number])
        if "expect" in step:
            t.do(LESSON["player"], *from_text(step["expect"]))
    assert [e["value"] for e in t.said("rolled")] == [4, 5, 2]
    assert (t.state.turn, t.state.active) == (2, BROWN)
