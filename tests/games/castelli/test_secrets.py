"""Section 6, hidden information: what a view shows, what a log tells, and what a seat may believe."""

from __future__ import annotations

from random import Random

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.box import FACE, HERALDIC, STARTING, TILE_IDS
from araldo.kernel import ALL, SPECTATOR, bit, see
from araldo.kernel.contract import check_game
from araldo.kernel.log import event_for
from tests.games.castelli.scenario import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    empty_deck,
    give,
    lay,
    put,
    reveal,
    score,
    silver,
    table,
    top,
    turn_at,
)


def worlds(t, seat, found, count=40):
    """What is found in worlds that a seat may believe in."""
    rng = Random(1)
    return {found(GAME.imagine(t.state, seat, rng)) for _ in range(count)}


def kinds(pieces):
    return tuple(sorted(FACE[piece] for piece in pieces))


def told(t, kind, viewer):
    """The events of a kind as a viewer reads them, without kind and rule."""
    found = [event_for(event, viewer) for event in t.events if event.kind == kind]
    return [
        {key: value for key, value in event.items() if key not in ("kind", "rule")}
        for event in found
        if event is not None
    ]


# -- tiles


@pytest.mark.rule("CA-REV-03")
def test_face_down_tiles_are_unknown_to_everybody():
    t = table()
    put(t, "A11", "H17")
    turn_at(t, RED)
    for viewer in (RED, YELLOW, SPECTATOR):
        seen = t.view(viewer)["tiles"]
        assert seen[t.state.board.number["A11"]] == TILE_IDS.index("H17")
        assert [tile for tile in seen if tile is not None] == [TILE_IDS.index("H17")]
    space = t.state.board.number["D44"]
    assert len(worlds(t, RED, lambda s: s.tiles[space])) > 10
    assert worlds(t, RED, lambda s: s.tiles[s.board.number["A11"]]) == {TILE_IDS.index("H17")}
    assert worlds(t, RED, lambda s: tuple(sorted(s.tiles))) == {HERALDIC}


@pytest.mark.rule("CA-P23-02")
def test_the_unused_tiles_of_a_duel_stay_unknown():
    t = table(2)
    away = list(t.state.aside)
    assert len([p for p in away if p in HERALDIC]) == 16
    for viewer in (RED, GREEN, SPECTATOR):
        assert t.view(viewer)["aside"] == {"known": [], "hidden": 16}
    assert len(worlds(t, RED, lambda s: tuple(sorted(p for p in s.aside if p in HERALDIC)))) == 40
    assert worlds(t, RED, lambda s: tuple(sorted([*s.tiles, *s.aside]))) == {HERALDIC}


# -- the deck and the hands


def test_the_order_of_the_deck_is_unknown():
    t = table()
    for viewer in (RED, SPECTATOR):
        assert t.view(viewer)["deck"] == [None] * 25
    assert len(worlds(t, RED, lambda s: FACE[s.deck[-1]])) > 5


@pytest.mark.rule("CA-MKT-02")
def test_a_hand_is_known_to_its_owner_and_its_size_to_all():
    t = table()
    give(t, GREEN, "king_5", "robber")
    turn_at(t, RED)
    assert sorted(t.view(GREEN)["hands"][GREEN]["known"]) == sorted(t.state.hands[GREEN])
    for viewer in (RED, SPECTATOR):
        assert t.view(viewer)["hands"][GREEN] == {"known": [], "hidden": 2}
    assert worlds(t, GREEN, lambda s: kinds(s.hands[GREEN])) == {("king_5", "robber")}
    assert len(worlds(t, RED, lambda s: kinds(s.hands[GREEN]))) > 10
    assert worlds(t, RED, lambda s: len(s.hands[GREEN])) == {2}


@pytest.mark.rule("CA-REV-04")
def test_a_draw_is_told_to_all_and_the_card_to_its_owner():
    t = table()
    top(t, "king_5")
    turn_at(t, RED)
    reveal(t, RED, "D22", "H05")
    assert told(t, "drew", RED) == [{"seat": RED, "why": "bonus", "card": "king_5"}]
    for viewer in (GREEN, SPECTATOR):
        assert told(t, "drew", viewer) == [{"seat": RED, "why": "bonus", "hidden": True}]


@pytest.mark.rule("CA-CRD-04")
def test_a_used_card_under_the_deck_is_known_to_all():
    t = table()
    give(t, RED, "king_3")
    turn_at(t, RED)
    t.do(RED, "play", "king_3")
    for seat in range(4):
        assert worlds(t, seat, lambda s: FACE[s.deck[0]]) == {"king_3"}


@pytest.mark.rule("CA-CRD-04")
def test_a_sold_card_under_the_deck_is_known_to_the_seller_only():
    t = table()
    give(t, RED, "king_3")
    turn_at(t, RED)
    t.do(RED, "sell", "king_3")
    assert worlds(t, RED, lambda s: FACE[s.deck[0]]) == {"king_3"}
    for seat in (GREEN, BLUE, YELLOW):
        assert len(worlds(t, seat, lambda s: FACE[s.deck[0]])) > 5


def known_draw(t, seat):
    """The king_3, which all have seen, goes into a hand from the bottom of a deck that is otherwise empty."""
    piece = next(p for p in t.state.deck if FACE[p] == "king_3")
    see(t.state, piece, ALL)
    t.place("hands", seat, [piece])


@pytest.mark.rule("CA-CRD-04")
def test_what_all_know_of_a_hand_is_lost_in_a_sale():
    """All know that Blue holds the king_3; when Blue sells one of two cards, it may be either."""
    t = table()
    known_draw(t, BLUE)
    give(t, BLUE, "robber")
    turn_at(t, RED)
    assert worlds(t, GREEN, lambda s: "king_3" in kinds(s.hands[BLUE])) == {True}
    t.do(BLUE, "sell", "robber")
    assert worlds(t, GREEN, lambda s: ("king_3" in kinds(s.hands[BLUE]), FACE[s.deck[0]] == "king_3")) == {
        (True, False),
        (False, True),
    }
    assert worlds(t, BLUE, lambda s: (kinds(s.hands[BLUE]), FACE[s.deck[0]])) == {(("king_3",), "robber")}


# -- the Traitor


@pytest.mark.rule("CA-CHR-06")
def test_a_card_taken_by_a_traitor_is_seen_by_both():
    t = table()
    give(t, RED, "traitor")
    give(t, BLUE, "king_3", "robber", "peasant")
    silver(t, RED, 1)
    turn_at(t, RED)
    t.script(1)
    t.do(RED, "play", "traitor", BLUE)
    for seat in (RED, BLUE):
        assert worlds(t, seat, lambda s: kinds(s.hands[RED])) == {("robber",)}
        assert told(t, "bought_card", seat) == [{"seat": RED, "victim": BLUE, "card": "robber"}]
    for viewer in (GREEN, SPECTATOR):
        assert told(t, "bought_card", viewer) == [{"seat": RED, "victim": BLUE, "hidden": True}]
    assert len(worlds(t, GREEN, lambda s: kinds(s.hands[RED]))) > 5
    assert len(worlds(t, RED, lambda s: kinds(s.hands[BLUE]))) > 10  # the rest of the hand stays hidden


@pytest.mark.rule("CA-CHR-06")
def test_a_known_card_may_have_been_taken():
    """All know that Blue holds the king_3; after a Traitor the others know only that Red or Blue has it."""
    t = table()
    give(t, RED, "traitor")
    known_draw(t, BLUE)
    give(t, BLUE, "robber")
    silver(t, RED, 1)
    turn_at(t, RED)
    t.script(0)
    t.do(RED, "play", "traitor", BLUE)
    holders = worlds(t, GREEN, lambda s: next((x for x in range(4) if "king_3" in kinds(s.hands[x])), None))
    assert holders == {RED, BLUE}
    assert worlds(t, RED, lambda s: kinds(s.hands[RED])) == {("king_3",)}


# -- the Steward window


@pytest.mark.rule("CA-REV-11", "CA-DEC-05")
def test_a_steward_not_used_does_not_show():
    """Blue's answer is dropped unseen when Green, who comes first, plays: both worlds look the same to the others."""
    seen = []
    for answer in (("steward", 2), ("pass",)):
        t = table()
        give(t, GREEN, "steward")
        give(t, BLUE, "steward")
        turn_at(t, RED)
        reveal(t, RED, "A11", "H19", 0, passing=False)
        assert t.waiting() == (GREEN, BLUE)
        t.do(BLUE, *answer)
        before = [t.view(viewer) for viewer in (RED, YELLOW, GREEN)]
        t.do(GREEN, "steward", 1)
        seen.append((before, [t.view(viewer) for viewer in (RED, YELLOW, GREEN)], t.waiting()))
    assert seen[0] == seen[1]
    assert seen[0][2] == (BLUE,)


# -- Dilemma


def taking(value):
    """Red reveals H17 on D22 and may keep it; Red's starting tile is S1, Green's S2."""
    t = table(module_dilemma=True, dilemma_held_tile=value)
    for seat, tile in enumerate(STARTING):
        t.place("held", seat, [tile])
        t.state.known[tile] = bit(seat)
    lay(t, "D22", "H17")
    turn_at(t, RED)
    t.do(RED, "reveal", "D22")
    return t


@pytest.mark.rule("CA-DIL-01")
@pytest.mark.parametrize("value", ["public", "hidden"])
def test_a_starting_tile_is_dealt_unseen_by_the_others(value):
    t = table(3, module_dilemma=True, dilemma_held_tile=value)
    for viewer in (RED, GREEN, BLUE, SPECTATOR):
        for seat in (RED, GREEN, BLUE):
            known = [t.state.held[seat][0]] if seat == viewer else []
            assert t.view(viewer)["held"][seat]["known"] == known


@pytest.mark.rule("CA-DIL-01")
def test_a_starting_tile_is_seen_by_its_owner_only():
    t = taking("public")
    assert t.view(RED)["held"][RED]["known"] == [STARTING[0]]
    for viewer in (GREEN, SPECTATOR):
        assert t.view(viewer)["held"][RED] == {"known": [], "hidden": 1}
    assert worlds(t, GREEN, lambda s: s.held[RED][0]) == set(STARTING) - {STARTING[GREEN]}
    assert worlds(t, GREEN, lambda s: s.held[GREEN][0]) == {STARTING[GREEN]}
    t.do(RED, "place", "held")
    t.do(RED, "turn", 0)
    assert t.view(SPECTATOR)["tiles"][t.state.board.number["D22"]] == STARTING[0]


@pytest.mark.rule("CA-AMB-21")
@pytest.mark.parametrize("value", ["public", "hidden"])
def test_who_sees_a_revealed_tile_that_may_be_kept(value):
    t = taking(value)
    space, tile = t.state.board.number["D22"], TILE_IDS.index("H17")
    others = tile if value == "public" else None
    assert t.view(RED)["tiles"][space] == tile
    assert told(t, "revealed", RED) == [{"seat": RED, "space": "D22", "tile": "H17"}]
    for viewer in (GREEN, SPECTATOR):
        assert t.view(viewer)["tiles"][space] == others
        hidden = {"tile": "H17"} if value == "public" else {"hidden": True}
        assert told(t, "revealed", viewer) == [{"seat": RED, "space": "D22", **hidden}]


@pytest.mark.rule("CA-AMB-21")
@pytest.mark.parametrize("value", ["public", "hidden"])
def test_who_knows_a_tile_taken_into_hand(value):
    t = taking(value)
    t.do(RED, "place", "held")
    t.do(RED, "turn", 0)
    tile = TILE_IDS.index("H17")
    assert worlds(t, RED, lambda s: s.held[RED][0]) == {tile}
    found = worlds(t, GREEN, lambda s: s.held[RED][0])
    if value == "public":
        assert found == {tile}
    else:
        assert len(found) > 10
        assert found <= set(HERALDIC)  # its back is not that of a starting tile
    assert t.view(SPECTATOR)["held"][RED]["known"] == ([tile] if value == "public" else [])


@pytest.mark.rule("CA-AMB-21")
def test_a_hidden_tile_is_seen_when_it_is_placed_after_all():
    t = taking("hidden")
    t.do(RED, "place", "revealed")
    assert t.view(GREEN)["tiles"][t.state.board.number["D22"]] is None
    t.do(RED, "turn", 0)
    assert t.view(GREEN)["tiles"][t.state.board.number["D22"]] == TILE_IDS.index("H17")


# -- what everybody sees


def test_public_things_are_in_the_view_of_a_spectator():
    t = table()
    silver(t, GREEN, 3)
    score(t, 0, 0, 7, 0)
    turn_at(t, RED)
    seen = t.view(SPECTATOR)
    assert (seen["silver"], seen["mine"], seen["vp"]) == ([0, 3, 0, 0], 19, [0, 0, 7, 0])
    for name in ("stock", "supply", "castle", "under", "settled", "areas", "turned", "villages", "towns"):
        assert seen[name] == getattr(t.state, name)


def test_an_empty_deck_says_so():
    t = table()
    empty_deck(t, BLUE)
    turn_at(t, RED)
    reveal(t, RED, "D22", "H05")
    assert told(t, "deck_empty", SPECTATOR) == [{"seat": RED}]


def test_nothing_leaks_in_a_whole_duel():
    """Every promise of the contract, at every decision, with the modules that hide the most."""
    options = {"module_dilemma": True, "module_battle": True, "dilemma_held_tile": "hidden"}
    decisions, _ = check_game(GAME, GAME.setup(2, options), seed=4)
    assert decisions > 16 * 3
