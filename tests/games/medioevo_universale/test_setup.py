"""Kingdoms, set-up, turn order, Empire cards, the end (KGD, SET, TRN, ORD, EMP, END, VIC)."""

from __future__ import annotations

import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from araldo.games.medioevo_universale import GAME
from araldo.games.medioevo_universale.board import (
    BOARDS,
    CONSTANTINOPLE,
    IDS,
    KIEV,
    KINGDOMS,
    MAJOR,
    NUMBER,
    ROME,
    SEA,
    SITE,
    SIZE,
    TERRAIN,
    TERRAINS,
)
from araldo.games.medioevo_universale.box import CHURCH, FORT, deck_for
from araldo.games.medioevo_universale.frames import Drawing, TurnOrder
from araldo.games.medioevo_universale.rules import course
from araldo.games.medioevo_universale.rules.course import final_honour, is_over, result
from araldo.games.medioevo_universale.rules.movement import road_cost
from araldo.games.medioevo_universale.setup import kingdoms_for
from araldo.kernel import Span
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, own, rich, table

CHECKS: list[dict[str, Any]] = tomllib.loads((Path(__file__).parent / "map_checks.toml").read_text(encoding="utf-8"))[
    "check"
]


def begun(seats: int = 4, seed: int = 1, **options: Any) -> Table:
    """A game after set-up, everybody answering by default."""
    t = Table(GAME, seats, options, seed=seed)
    while t.state.phase == "setup":
        seat = t.waiting()[0]
        t.do(seat, *GAME.default(t.state, seat))
    return t


# -- the map


@pytest.mark.rule("MU-KGD-01", "MU-MAP-01")
def test_sizes_of_kingdoms() -> None:
    full = BOARDS[2].members
    bounds = ((1, 2), (3, 4), (5, 6), (7, 7))
    assert all(bounds[SIZE[k]][0] <= len(full[k]) <= bounds[SIZE[k]][1] for k in range(len(KINGDOMS)))


@pytest.mark.rule("MU-KGD-03", "MU-KGD-04", "MU-MAP-09", "MU-MAP-10", "MU-MAP-11", "MU-OPT-02")
def test_what_is_out_of_play_with_fewer_than_six() -> None:
    core = BOARDS[0]
    for place in ("scania", "jutland", "algeria", "medjerda"):
        assert not core.inside[NUMBER[place]]
        assert all(NUMBER[place] not in row for row in core.near)
    for kingdom in ("france", "novgorod_republic", "sweden", "teutonic_order"):
        assert not core.members[KINGDOMS.index(kingdom)]
    assert all(any(core.inside[t] for t in core.coasts[z]) or not core.coasts[z] for z in core.seas)


@pytest.mark.rule("MU-KGD-02", "MU-OPT-03")
def test_kingdoms_on_offer() -> None:
    assert [len(kingdoms_for(n, False)) for n in (3, 5, 6, 7, 10)] == [5, 5, 6, 10, 10]
    assert len(kingdoms_for(6, True)) == 10


@pytest.mark.rule("MU-MAP-03", "MU-MOV-01")
@pytest.mark.parametrize("check", [c for c in CHECKS if c["kind"] == "terrain"], ids=lambda c: c["id"])
def test_terrain_of_the_examples(check: dict[str, Any]) -> None:
    assert all(TERRAINS[TERRAIN[NUMBER[t]]] == name for t, name in check["expect"].items())


@pytest.mark.rule("MU-MOV-01", "MU-MAP-03", "MU-EX-120")
def test_the_marshals_wagon() -> None:
    check = next(c for c in CHECKS if c["kind"] == "wagon_path")["expect"]
    t = table()
    path = [NUMBER[x] for x in check["path"]]
    total = sum(road_cost(t.state, 0, 3, a, b) for a, b in pairwise(path))
    assert total == check["cost"]
    assert road_cost(t.state, 0, 3, path[-1], NUMBER[check["next"]]) <= check["next_max"]


@pytest.mark.rule("MU-MAP-04", "MU-MOV-01", "MU-EX-171")
def test_straits_cost_three_and_roads_help() -> None:
    t = table()
    assert road_cost(t.state, 0, 1, NUMBER["thrace"], NUMBER["mysia"]) == 3
    river = next(
        (a, b) for a in range(SEA) for b, r, s in BOARDS[0].roads[a] if r and s < 0 and TERRAINS[TERRAIN[b]] == "plain"
    )
    assert road_cost(t.state, 0, 1, *river) == 2
    know(t, 0, "strade")
    assert road_cost(t.state, 0, 1, *river) == 1


@pytest.mark.rule("MU-KGD-06", "MU-MAP-02")
@pytest.mark.parametrize("check", [c for c in CHECKS if c["kind"] == "adjacent"], ids=lambda c: c["id"])
def test_borders_of_the_examples(check: dict[str, Any]) -> None:
    near = BOARDS[0].near[NUMBER[check["expect"]["of"]]]
    assert all(NUMBER[x] in near for x in check["expect"]["to"])


# -- set-up


@pytest.mark.rule("MU-SET-01", "MU-CMP-01")
@pytest.mark.parametrize(
    ("seats", "cards"), [(3, 70), (4, 77), (5, 112), (6, 132), (7, 161), (8, 168), (9, 205), (10, 212)]
)
def test_size_of_the_empire_deck(seats: int, cards: int) -> None:
    assert len(deck_for(seats)[0]) == cards


@pytest.mark.rule("MU-SET-02", "MU-SET-09", "MU-SET-10", "MU-SET-11", "MU-SET-12", "MU-SET-13")
def test_what_everybody_starts_with() -> None:
    s = begun().state
    for seat in range(4):
        assert sorted(tr.kind for tr in s.fleets[seat]) == [0, 1, 2, 3]
        assert [c.level for c in s.captains[seat]] == [1]
        assert [e.level for e in s.engines[seat]] == [1]
        assert (s.tech[seat], s.lt[seat]) == (0, 1)
        assert sum(s.church[t] for t in s.lands[seat]) == 1
        total = sum(s.vf[seat]) + sum(tr.vf for tr in s.fleets[seat])
        assert total == 5 * len(s.lands[seat]) + (40 if s.pope == seat else 35)


@pytest.mark.rule("MU-SET-03", "MU-SET-04", "MU-MAP-15", "MU-POP-01", "MU-POP-03")
def test_the_pope_is_catholic_and_holds_rome() -> None:
    s = begun(5).state
    assert s.faith[s.pope] == "catholic"
    assert s.owner[ROME] == s.pope


@pytest.mark.rule("MU-SET-05", "MU-SET-06", "MU-MAP-14", "MU-SET-08")
def test_sites_at_the_start() -> None:
    s = begun().state
    assert s.fort[CONSTANTINOPLE] == 3
    assert (s.town[KIEV], s.fort[KIEV]) == (0, 0)
    for k, members in enumerate(BOARDS[0].members):
        if MAJOR[k] and any(SITE[t] for t in members):
            assert sum(s.town[t] == 3 for t in members) == 1
    for t in BOARDS[0].sites:
        if t not in (KIEV, CONSTANTINOPLE):
            assert (s.town[t], s.fort[t]) in ((1, 1), (3, 2))


@pytest.mark.rule("MU-SET-07")
def test_a_cathedral_anywhere_in_the_own_kingdom() -> None:
    t = Table(GAME, 3)
    while t.asked != "first_cathedral":
        seat = t.waiting()[0]
        t.do(seat, *GAME.default(t.state, seat))
    seat = t.waiting()[0]
    assert len(t.options(seat)) == 7


@pytest.mark.rule("MU-SET-10", "MU-MAP-16")
def test_ships_without_an_own_port_hold_five() -> None:
    t = Table(GAME, 3, choices={"kingdoms": ["hungary", "mamluk", "byzantine"]})
    while t.state.phase == "setup":
        seat = t.waiting()[0]
        t.do(seat, *GAME.default(t.state, seat))
    s = t.state
    abroad = [tr for tr in s.fleets[0] if s.owner[tr.place] != 0]
    assert all(tr.vf >= 5 for tr in abroad)
    assert abroad or s.pope == 0


@pytest.mark.rule("MU-SET-11", "MU-EX-003", "MU-AMB-32")
def test_the_capital_feeds_forty_five() -> None:
    from araldo.games.medioevo_universale.rules.land import supply

    s = begun(3).state
    seat = next(x for x in range(3) if KINGDOMS[s.kingdom[x]] not in ("byzantine",))
    capital = s.capital[seat]
    assert supply(s, capital) - 10 * s.church[capital] == 45


@pytest.mark.rule("MU-HID-01", "MU-HID-06", "MU-HID-07", "MU-EMP-03")
def test_what_others_see() -> None:
    t = begun()
    hold(t, 0, "ladro")
    view = t.view(1)
    assert view["hands"][0] == {"known": [], "hidden": len(t.state.hands[0])}
    assert view["florins"][0] is None
    assert "deck" not in view or all(p is None for p in view["deck"])


@pytest.mark.rule("MU-HID-03", "MU-OPT-03")
def test_open_florins_by_option() -> None:
    assert begun(florins_hidden=False).view(1)["counted"] == [1000] * 4


# -- turn order


@pytest.mark.rule("MU-ORD-01", "MU-ORD-02", "MU-EX-004", "MU-AMB-33")
def test_the_auction_of_the_example() -> None:
    t = table(4)
    for seat, place in enumerate(("egypt", "thrace", "pannonia", "saxony")):
        own(t, seat, place)
    rich(t, 1000, 1000, 1000, 1000)
    t.goto(TurnOrder())
    t.do(0, "bid", 10).do(1, "bid", 15).do(2, "bid", 20).do(3, "pass")
    t.do(0, "bid", 25).do(1, "pass").do(2, "bid", 40)
    t.do(0, "pass")
    assert t.state.order[0] == 2
    assert t.state.florins[2] == 960


@pytest.mark.rule("MU-ORD-02", "MU-ORD-03")
def test_bids() -> None:
    t = table()
    for seat, place in enumerate(("egypt", "thrace", "pannonia")):
        own(t, seat, place)
    rich(t, 30, 30, 30)
    t.goto(TurnOrder())
    assert t.options(0) == [("pass",), Span(("bid",), 5, 30)]
    assert t.why(0, "bid", 4) == "MU-ORD-02"
    assert t.why(0, "bid", 31) == "MU-ORD-03"


# -- Empire cards


@pytest.mark.rule("MU-EMP-01", "MU-EMP-02", "MU-DEC-08", "MU-DEC-09")
def test_draw_lt_plus_one_keep_one_or_two() -> None:
    t = table()
    for seat, place in enumerate(("egypt", "thrace", "pannonia")):
        own(t, seat, place)
    t.goto(Drawing())
    deck = len(t.state.deck)
    assert len(t.state.drawn[0]) == 2
    t.do(0, *t.options(0)[0])
    assert t.asked == "keep_second"
    t.do(0, *t.options(0)[-1])
    assert len(t.state.hands[0]) == 2
    assert t.state.florins[0] == 900
    t.do(1, *t.options(1)[0]).do(1, "pass")
    assert len(t.state.hands[1]) == 1
    assert len(t.state.deck) + len(t.state.drawn[2]) == deck - 1


@pytest.mark.rule("MU-EMP-02")
def test_the_discard_pile_becomes_the_deck() -> None:
    from araldo.games.medioevo_universale.rules.empire import draw_card

    t = table()
    cards = list(t.state.deck)
    t.place("discard", None, cards)
    draw_card(t.state, t.state.hands[0], 1)
    assert len(t.state.deck) == len(cards) - 1
    assert not t.state.discard


@pytest.mark.rule("MU-EMP-07")
def test_fourteen_offence_cards() -> None:
    from araldo.games.medioevo_universale.box import OFFENCE

    assert len(OFFENCE) == 14
    assert {"spia", "ladro", "targa_d_oro", "usuraio"} <= OFFENCE


# -- turns and the end


@pytest.mark.rule("MU-TRN-01")
def test_ten_phases() -> None:
    assert [name for name, _ in course.PHASES] == [
        "order", "empire", "diplomacy", "purchase", "taxes", "reinforcements", "events", "placement", "combat",
        "commerce",
    ]  # fmt: skip


@pytest.mark.rule("MU-END-03", "MU-END-07", "MU-END-09", "MU-EX-002")
def test_turn_limits() -> None:
    t = table(end_turns=3)
    t.state.turn = 2
    assert not is_over(t.state)
    t.state.turn = 3
    assert is_over(t.state)
    t = table(end_turns=0)
    t.state.turn = 39
    assert not is_over(t.state)
    t.state.turn = 40
    assert is_over(t.state)


@pytest.mark.rule("MU-END-02", "MU-EX-002")
def test_the_time_limit_is_an_action_of_the_table() -> None:
    from araldo.games.medioevo_universale.rules.diplomacy import Talks

    t = table(end_minutes=180)
    for seat, place in enumerate(("egypt", "thrace", "pannonia")):
        own(t, seat, place)
    t.goto(Talks(seat=0, left=1))
    for seat in range(3):
        assert not is_over(t.state)
        t.do(seat, "time_up")
    assert is_over(t.state)


@pytest.mark.rule("MU-END-04", "MU-END-06", "MU-EX-001")
@pytest.mark.parametrize(("honour", "good"), [(9, True), (5, False)])
def test_a_claim_counts_what_would_be_scored(honour: int, good: bool) -> None:
    from araldo.games.medioevo_universale.rules.diplomacy import Talks

    t = table(end_honour=10)
    for seat, place in enumerate(("egypt", "thrace", "pannonia")):
        own(t, seat, place)
    build(t, "egypt", CHURCH)
    rich(t, 0, 0, 0)
    t.state.honour[0] = honour
    t.goto(Talks(seat=0, left=1))
    t.do(0, "claim")
    assert is_over(t.state) is good
    assert not t.can(0, "claim")


@pytest.mark.rule("MU-END-05")
def test_recorded_honour_ends_the_game() -> None:
    t = table(end_honour=10)
    for seat, place in enumerate(("egypt", "thrace", "pannonia")):
        own(t, seat, place)
    t.state.honour[1] = 10
    assert is_over(t.state)


@pytest.mark.rule("MU-END-08", "MU-ELI-02")
def test_the_last_player_wins() -> None:
    t = table()
    own(t, 2, "egypt")
    t.state.out = 0b011
    t.state.honour = [9, 9, 0]
    assert is_over(t.state)
    assert result(t.state).winners == (2,)


@pytest.mark.rule("MU-VIC-02", "MU-VIC-03", "MU-REL-04", "MU-LON-04")
def test_end_scoring() -> None:
    from araldo.games.medioevo_universale.state import Relic

    t = table()
    kingdom = next(k for k, m in enumerate(BOARDS[0].members) if SIZE[k] == 1 and m and not any(SITE[x] for x in m))
    members = [IDS[x] for x in BOARDS[0].members[kingdom]]
    for place in members:
        own(t, 0, place, 5)
    rich(t, 2999, 0, 0)
    t.state.loans[0] = [100]
    assert final_honour(t.state, 0) == 1 + 2 - 1
    build(t, members[0], CHURCH)
    assert final_honour(t.state, 0) == 3
    t.state.relics.append(Relic(NUMBER[members[0]], housed=True, taken=True))
    assert final_honour(t.state, 0) == 4
    t.state.vf[0][NUMBER[members[0]]] = 4
    assert final_honour(t.state, 0) == 1
    build(t, members[0], FORT, 1)
    assert final_honour(t.state, 0) == 4


@pytest.mark.rule("MU-VIC-04")
def test_ties_go_to_land_then_armies_then_florins() -> None:
    t = table()
    own(t, 0, "egypt", 9)
    own(t, 1, "macedonia", 8)
    rich(t, 10, 20, 0)
    t.state.out = 0b100
    assert result(t.state).winners == (0,)
    t.state.vf[1][NUMBER["macedonia"]] = 9
    assert result(t.state).winners == (1,)


@pytest.mark.rule("MU-TRN-01", "MU-END-03")
def test_a_short_game_by_defaults() -> None:
    t = begun(3, end_turns=3)
    while t.state.frames:
        seat = t.waiting()[0]
        t.do(seat, *GAME.default(t.state, seat))
    assert t.state.turn == 3
