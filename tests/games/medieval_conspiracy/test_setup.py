"""Chapters 4.1, 4.2, 4.4 and 4.22: components, set-up, the event deck, two players."""

from __future__ import annotations

import pytest

from araldo.games.medieval_conspiracy import GAME
from araldo.games.medieval_conspiracy.board import (
    BORDERS,
    CHURCH_FIEFS,
    COUNT,
    ELECTORATE,
    FOREIGN,
    HALF,
    IDS,
    KIND,
    NUMBER,
    ROADS,
    SECULAR_FIEFS,
    distances,
    in_play,
)
from araldo.games.medieval_conspiracy.box import ACTION_CARDS, BACKS, ELECTORS, EVENT_CARDS, FACE
from araldo.kernel import SPECTATOR
from araldo.kernel.scenario import Table
from tests.games.medieval_conspiracy.scenario import at


def started(seats: int, **options: object) -> Table:
    return Table(GAME, seats, options, {"start": 0})


def founded(t: Table) -> Table:
    """Set-up by defaults, up to the first own step or window of the game."""
    while t.asked in ("half", "church", "place", "place_secretly", "heirs"):
        seat = t.waiting()[0]
        t.do(seat, *GAME.default(t.state, seat))
    return t


@pytest.mark.rule("MC-GEN-03", "MC-GEN-11", "MC-GEN-15")
def test_gen_03_the_map() -> None:
    assert (COUNT, len(SECULAR_FIEFS), len(CHURCH_FIEFS), sum(ELECTORATE)) == (60, 37, 16, 7)
    assert sum(map(len, BORDERS)) == 2 * 151
    assert (len(ROADS), len(FOREIGN)) == (90, 14)
    assert all(b in BORDERS[a] for a, b in ROADS)
    assert {e for e in ELECTORS if KIND[NUMBER[e]] == "electorate_ecclesiastical"} == {"mainz", "koeln", "trier"}
    assert distances(at("muenster"))[at("hessen")] == 2
    assert max(distances(0)) > 0
    assert min(distances(0)) == 0  # every territory can be reached


@pytest.mark.rule("MC-SET-12")
def test_set_12_the_decks() -> None:
    assert (len(EVENT_CARDS), len(ACTION_CARDS), len(FACE)) == (38, 60, 105)
    assert [BACKS.count(b) for b in range(3)] == [38, 60, 7]


@pytest.mark.rule("MC-SET-04", "MC-GEN-01", "MC-QCK-01")
@pytest.mark.parametrize("quick", [False, True])
@pytest.mark.parametrize(("seats", "fiefs"), [(2, 5), (3, 5), (4, 4), (5, 4), (6, 3)])
def test_set_04_secular_fiefs_by_number_of_players(seats: int, fiefs: int, quick: bool) -> None:
    t = started(seats, quick_extra_fief=quick)
    for seat in range(seats):
        lands = [i for i in range(COUNT) if t.state.owner[i] == seat]
        assert len(lands) == fiefs + quick
        assert all(KIND[i] == "secular" for i in lands)


@pytest.mark.rule("MC-SET-05")
def test_set_05_a_free_church_fief_in_turn_order() -> None:
    t = started(3)
    assert t.waiting() == (0,)
    t.do(0, "choose", "muenster")
    assert t.waiting() == (1,)
    assert t.why(1, "choose", "muenster") == "MC-SET-05"
    assert not t.can(1, "choose", "mainz")


@pytest.mark.rule("MC-SET-07", "MC-SET-08", "MC-SET-09")
@pytest.mark.parametrize("shown", [True, False])
def test_set_08_what_lies_on_the_church_card_is_seen(shown: bool) -> None:
    t = started(3, show_clergy_placement=shown)
    for seat, land in enumerate(("muenster", "passau", "metz")):
        t.do(seat, "choose", land)
    secular = [IDS[i] for i in range(COUNT) if t.state.owner[i] == 0 and KIND[i] == "secular"]
    where = sorted((secular[0], "muenster"), key=lambda name: NUMBER[name])
    t.do(0, "deploy", "muenster", *where)
    for viewer in (1, SPECTATOR):
        asked = t.view(viewer)["asked"]
        assert secular[0] not in str(asked)
        if shown:
            assert sorted(asked["shown"]["0"]) == sorted(["deploy", "muenster", "muenster", "secular"])
        else:
            assert "muenster" not in str(asked)
    for seat in (1, 2):
        t.do(seat, *GAME.default(t.state, seat))
    assert len(t.state.units[at("muenster")]) == 2
    assert len(t.state.units[at(secular[0])]) == 1


@pytest.mark.rule("MC-SET-01", "MC-SET-06", "MC-SET-10", "MC-SET-11", "MC-SET-13", "MC-GEN-05", "MC-GEN-06")
def test_set_11_what_everybody_starts_with() -> None:
    t = founded(started(4))
    s = t.state
    assert [sum(pair) for pair in s.heirs] == [4] * 4
    assert [len(hand) for hand in s.hands] == [2] * 4
    assert s.phase == "income"
    assert s.cash[1:] == [100] * 3  # the first has collected
    assert all(s.owner[at(e)] == -1 for e in ELECTORS)
    assert all(not s.units[i] for i in range(COUNT) if s.owner[i] < 0)
    assert [20 - s.family[i] for i in range(4)] == [9] * 4


@pytest.mark.rule("MC-WRE-01")
def test_wre_01_more_troops() -> None:
    t = founded(started(3, war_emphasis=True))
    assert t.state.knights == [6] * 3
    assert t.state.mercenaries == [10] * 3


@pytest.mark.rule("MC-SET-02")
def test_set_02_the_first_player_is_drawn() -> None:
    first = {Table(GAME, 4, seed=seed).state.active for seed in range(20)}
    assert first == {0, 1, 2, 3}


@pytest.mark.rule("MC-EVT-01")
@pytest.mark.example("MC-EX-23")
@pytest.mark.parametrize("seed", range(5))
def test_ex_23_the_event_deck(seed: int) -> None:
    deck = [FACE[c] for c in Table(GAME, 3, seed=seed).state.event_deck[::-1]]
    assert len(deck) == 38
    piles = [deck[:12], deck[12:25], deck[25:]]
    for pile, deaths in zip(piles, (0, 1, 1), strict=True):
        assert pile.count("death_of_the_emperor") == deaths
        assert pile.count("death_of_an_elector") == deaths


@pytest.mark.rule("MC-TWO-02", "MC-TWO-03", "MC-SET-03")
@pytest.mark.example("MC-EX-24")
def test_two_02_halves() -> None:
    assert {HALF[at("hessen")], HALF[at("thueringen")]} == {"north"}
    assert {HALF[at("mainz")], HALF[at("wuerzburg")]} == {"south"}
    for half, secular, church in (("north", 21, 8), ("south", 16, 8)):
        lands = in_play(half)
        assert sum(KIND[i] == "secular" for i in lands) == secular
        assert sum(KIND[i] == "ecclesiastical" for i in lands) == church
        assert sum(ELECTORATE[i] for i in lands) == 7
    t = started(2, two_player_half="south")
    owned = [i for i in range(COUNT) if t.state.owner[i] >= 0]
    assert {HALF[i] for i in owned} == {"south"}
    assert t.why(0, "choose", "muenster") == "not-offered"


@pytest.mark.rule("MC-TWO-01")
def test_two_01_two_who_disagree_draw() -> None:
    t = started(2, two_player_half="choose")
    t.do(0, "half", "south").do(1, "half", "south")
    assert t.state.lands == in_play("south")
    halves = set()
    for seed in range(12):
        u = Table(GAME, 2, {"two_player_half": "choose"}, {"start": 0}, seed=seed)
        u.do(0, "half", "north").do(1, "half", "south")
        halves.add(u.state.lands)
    assert halves == {in_play("north"), in_play("south")}
