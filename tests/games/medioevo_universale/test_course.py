"""Turn order, Empire cards, the course of a turn, the end and the winner (ORD, EMP, TRN, END, VIC, HID, OPT)."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.medioevo_universale import GAME
from araldo.games.medioevo_universale.board import BOARDS, IDS, KINGDOMS, NUMBER
from araldo.games.medioevo_universale.box import (
    CHURCH,
    FACE,
    GALLEY,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    TECH,
    TECH_LEVEL,
    TECHS,
)
from araldo.games.medioevo_universale.frames import (
    Aiming,
    CombatTurn,
    Diplomacy,
    Drawing,
    Purchase,
    Talks,
    Taxes,
    TurnOrder,
    WholeGame,
)
from araldo.games.medioevo_universale.rules import course, ownership
from araldo.games.medioevo_universale.rules.players import learn
from araldo.games.medioevo_universale.setup import kingdoms_for
from araldo.games.medioevo_universale.state import Delivered, Siege
from araldo.kernel import bit
from araldo.kernel.chance import key_from_seed
from araldo.kernel.scenario import Table
from araldo.table.match import Match, bot, human
from tests.games.medioevo_universale.position import build, hold, know, own, rich, ship, table

LANDS = (
    "egypt", "judea", "sinai", "cyrenaica", "marmarica", "palestine", "cyprus", "crete", "rhodes", "lydia",
)  # fmt: skip
BLUE, YELLOW, GREEN, RED = range(4)


def homes(seats: int = 3, **options: Any) -> Table:
    """Everybody has one territory."""
    t = table(seats, **options)
    for seat in range(seats):
        own(t, seat, LANDS[seat], 6)
    return t


# -- phase 1: the order


@pytest.mark.rule("MU-ORD-02")
@pytest.mark.example("MU-EX-004")
def test_the_last_bidder_is_first_and_pays_the_bank() -> None:
    t = homes(4).goto(TurnOrder())
    for seat, bid in ((BLUE, 10), (YELLOW, 15), (GREEN, 20), (RED, 0), (BLUE, 25), (YELLOW, 0), (GREEN, 40), (BLUE, 0)):
        assert t.waiting() == (seat,)
        t.do(seat, *(("bid", bid) if bid else ("pass",)))
    assert t.state.order[0] == GREEN
    assert sorted(t.state.order) == [0, 1, 2, 3]
    assert t.state.florins == [1000, 1000, 960, 1000]


@pytest.mark.rule("MU-ORD-01", "MU-OPT-02")
@pytest.mark.parametrize(("seats", "places"), [(3, 1), (5, 1), (6, 2), (7, 2), (8, 3), (10, 3)])
def test_so_many_places_are_auctioned_for_so_many_players(seats: int, places: int) -> None:
    t = homes(seats).goto(TurnOrder())
    frame = t.state.frames[-1]
    bidders = []
    while t.state.frames:
        (seat,) = t.waiting()
        if frame.bidder < 0 and seat not in bidders:
            bidders.append(seat)
            t.do(seat, "bid", 5)
        else:
            t.do(seat, "pass")
    assert len(bidders) == places
    assert t.state.order[:places] == bidders
    assert sum(t.state.florins) == 1000 * seats - 5 * places


@pytest.mark.rule("MU-ORD-01")
def test_the_first_turn_has_no_auction() -> None:
    t = homes()
    t.state.turn, t.state.order = 1, [2, 0, 1]
    t.goto(TurnOrder())
    assert (t.asked, t.state.order) == ("", [2, 0, 1])


@pytest.mark.rule("MU-ORD-02", "MU-ORD-03")
def test_bids_rise_by_five_and_never_above_what_one_has() -> None:
    t = homes()
    rich(t, 1000, 12, 1000)
    t.state.order = [2, 1, 0]  # last turn's order
    t.goto(TurnOrder())
    assert t.waiting() == (2,)
    assert t.why(2, "bid", 4) == "MU-ORD-02"
    t.do(2, "bid", 6)
    assert t.why(1, "bid", 10) == "MU-ORD-02"
    assert t.why(1, "bid", 13) == "MU-ORD-03"
    assert t.can(1, "bid", 11)
    t.do(1, "pass").do(0, "bid", 20).do(2, "bid", 30)
    assert t.waiting() == (0,)  # a pass is final


@pytest.mark.rule("MU-ORD-03")
def test_with_no_bid_the_place_is_filled_by_lot() -> None:
    t = homes().goto(TurnOrder())
    for seat in (0, 1, 2):
        t.do(seat, "pass")
    assert sorted(t.state.order) == [0, 1, 2]
    assert t.state.florins == [1000, 1000, 1000]


@pytest.mark.rule("MU-ORD-03")
def test_places_follow_the_players_still_in_the_game() -> None:
    t = homes(6)
    t.state.out = bit(5)
    t.goto(TurnOrder())
    assert t.state.frames[-1].places == 1


# -- phase 2: Empire cards


@pytest.mark.rule("MU-EMP-01", "MU-HID-01")
@pytest.mark.parametrize("lt", [1, 2, 3])
def test_a_player_draws_his_level_and_one_more_and_keeps_one(lt: int) -> None:
    t = homes()
    s = t.state
    s.lt[0] = lt
    t.goto(Drawing())
    drawn = list(s.drawn[0])
    size = len(s.deck)
    assert len(drawn) == lt + 1
    assert t.view(1)["drawn"][0] == {"known": [], "hidden": lt + 1}
    t.do(0, "keep", FACE[drawn[0]]).do(0, "pass")
    assert [FACE[p] for p in s.hands[0]] == [FACE[drawn[0]]]
    assert set(s.deck[:lt]) <= set(drawn)  # under the deck
    assert len(s.deck) == size + lt - 2  # the next player has drawn two
    assert t.waiting() == (1,)
    assert t.view(1)["hands"][0] == {"known": [], "hidden": 1}


@pytest.mark.rule("MU-EMP-01")
def test_exactly_one_more_card_for_a_hundred_florins() -> None:
    t = homes()
    t.state.lt[0] = 3
    t.goto(Drawing())
    for _ in range(2):
        t.do(0, "keep", FACE[t.state.drawn[0][0]])
    assert (len(t.state.hands[0]), t.state.florins[0]) == (2, 900)
    assert t.waiting() == (1,)


@pytest.mark.rule("MU-EMP-01")
def test_who_has_not_a_hundred_keeps_one() -> None:
    t = homes()
    rich(t, 99, 1000, 1000)
    t.goto(Drawing()).do(0, "keep", FACE[t.state.drawn[0][0]])
    assert t.waiting() == (1,)
    assert len(t.state.hands[0]) == 1


@pytest.mark.rule("MU-EMP-02")
def test_the_discard_pile_becomes_the_deck_and_then_there_is_what_there_is() -> None:
    t = homes()
    s = t.state
    rest = list(s.deck)
    t.place("discard", None, rest[:1]).place("aside", None, rest[1:])
    t.goto(Drawing())
    assert s.drawn[0] == rest[:1]
    assert (s.deck, s.discard) == ([], [])
    t.do(0, "keep", FACE[rest[0]])
    assert t.asked == ""  # nothing left for the others
    assert [len(hand) for hand in s.hands] == [1, 0, 0]


@pytest.mark.rule("MU-EMP-03", "MU-HID-01")
def test_hands_have_no_limit_and_are_secret() -> None:
    t = homes()
    t.place("hands", 0, t.state.deck[:20])
    t.goto(Drawing()).do(0, "keep", FACE[t.state.drawn[0][0]])
    assert len(t.state.hands[0]) == 21
    assert t.view(1)["hands"][0] == {"known": [], "hidden": 21}
    assert len(t.view(0)["hands"][0]["known"]) == 21


@pytest.mark.rule("MU-EMP-04")
def test_a_card_is_played_in_its_phase_and_in_ones_own_turn() -> None:
    t = homes()
    hold(t, 0, "spia", "assassino")
    hold(t, 1, "spia")
    t.goto(Talks(seat=0, left=1))
    assert t.can(0, "play", "spia", 1)
    assert not any(option[:2] == ("play", "assassino") for option in t.options(0) if isinstance(option, tuple))
    assert t.why(1, "play", "spia", 0) != ""
    t.goto(CombatTurn(seat=0))
    assert t.can(0, "play", "assassino", 1)
    assert not t.can(0, "play", "spia", 1)


@pytest.mark.rule("MU-EMP-05", "MU-HID-01")
def test_a_card_that_is_used_up_goes_face_up_to_the_discard_pile() -> None:
    t = homes()
    hold(t, 0, "spia")
    card = t.state.hands[0][0]
    t.goto(Talks(seat=0, left=1)).do(0, "play", "spia", 1)
    assert t.state.hands[0] == []
    assert t.state.discard == [card]
    assert t.view(2)["discard"] == [card]


@pytest.mark.rule("MU-EMP-05")
def test_a_card_to_be_kept_works_and_stays_in_the_hand() -> None:
    income = {}
    for kept in (False, True):
        t = homes()
        know(t, 0, "matematica")
        if kept:
            hold(t, 0, "gabelliere")
        t.goto(Taxes())
        while t.waiting():
            seat = t.waiting()[0]
            t.do(seat, *GAME.default(t.state, seat))
        income[kept] = t.state.florins[0]
        assert [FACE[p] for p in t.state.hands[0]] == ["gabelliere"] * kept
    assert income[True] > income[False]


@pytest.mark.rule("MU-EMP-09")
def test_in_combat_a_delivered_card_is_removed_with_sicario() -> None:
    t = homes()
    hold(t, 0, "principessa")
    t.goto(Talks(seat=0, left=1)).do(0, "play", "principessa", 1)
    assert [FACE[p] for p in t.state.laid[1]] == ["principessa"]
    assert t.view(2)["laid"][1] == t.state.laid[1]
    hold(t, 2, "sicario")
    t.goto(CombatTurn(seat=2)).do(2, "strip", "sicario", "principessa", 1)
    assert (t.state.laid[1], t.state.delivered) == ([], [])


@pytest.mark.rule("MU-EMP-09")
@pytest.mark.parametrize("gilde", [False, True])
def test_in_combat_an_assassin_removes_a_delivered_card_only_with_gilde(gilde: bool) -> None:
    t = homes()
    hold(t, 0, "principessa")
    t.goto(Talks(seat=0, left=1)).do(0, "play", "principessa", 1)
    hold(t, 2, "assassino")
    if gilde:
        know(t, 2, "gilde")
    t.goto(CombatTurn(seat=2))
    assert t.can(2, "strip", "assassino", "principessa", 1) == gilde


# -- a turn


@pytest.mark.rule("MU-TRN-01")
def test_a_turn_has_ten_phases() -> None:
    assert [name for name, _ in course.PHASES] == [
        "order", "empire", "diplomacy", "purchase", "taxes", "reinforcements", "events", "placement", "combat",
        "commerce",
    ]  # fmt: skip


@pytest.mark.rule("MU-TRN-01")
def test_a_turn_goes_through_its_phases_and_the_next_begins_with_the_order() -> None:
    t = homes(end_turns=10).goto(WholeGame())
    phases: list[str] = []
    turn = t.state.turn
    for _ in range(400):
        if t.state.turn > turn:
            break
        if not phases or phases[-1] != t.state.phase:
            phases.append(t.state.phase)
        seat = t.waiting()[0]
        t.do(seat, *GAME.default(t.state, seat))
    assert phases == [name for name, _ in course.PHASES if name in phases]
    assert {"order", "empire", "diplomacy", "purchase", "combat"} <= set(phases)
    assert t.state.phase == "order"


@pytest.mark.rule("MU-TRN-03")
def test_the_other_phases_are_played_at_the_same_time() -> None:
    t = homes().goto(Purchase())
    assert set(t.waiting()) == {0, 1, 2}
    t = homes(simultaneous_phases=False).goto(Purchase())
    assert t.waiting() == (0,)


@pytest.mark.rule("MU-TRN-03")
def test_cards_aimed_at_others_come_first() -> None:
    t = homes()
    kind = next(k for k in ("taccagno", "avaro") if any(FACE[p] == k for p in t.state.deck))
    hold(t, 2, kind)
    know(t, 2, *TECHS[:40])
    t.goto(Aiming(kinds=(kind,)))
    assert t.waiting() == (2,)
    t.do(2, "aim", kind, 0)
    assert [FACE[p] for p in t.state.laid[0]] == [kind]


@pytest.mark.rule("MU-TRN-04")
def test_at_the_end_of_a_turn_what_is_timed_wears_off() -> None:
    t = homes()
    s = t.state
    hold(t, 0, "diplomatico")
    card = s.hands[0][0]
    t.place("laid", 1, [card])
    s.delivered = [Delivered(card, 0, 1, 2)]
    s.shield, s.slump, s.claimed = [NUMBER["egypt"]], [NUMBER["judea"]], 7
    ship(t, s.seats, GALLEY, "levantine_sea", vf=0)
    t.goto(WholeGame(at=len(course.PHASES), step=1))
    assert [d.turns for d in s.delivered] == [1]
    assert (s.shield, s.slump, s.claimed, s.fleets[s.seats]) == ([], [], 0, [])
    t.goto(WholeGame(at=len(course.PHASES), step=1))
    assert s.delivered == []
    assert s.discard == [card]


# -- the end


def over(t: Table, turn: int) -> bool:
    """Whether the game ends with the end of this turn."""
    t.state.turn = turn
    t.goto(WholeGame(at=len(course.PHASES), step=1))
    return t.game.over(t.state)


@pytest.mark.rule("MU-END-01", "MU-OPT-01", "MU-END-07")
def test_limits_of_time_turns_and_honour_may_be_agreed_together() -> None:
    t = homes(end_turns=10, end_minutes=180, end_honour=30)
    t.goto(Talks(seat=0, left=1))
    assert t.can(0, "claim")
    assert t.can(0, "time_up")
    t = homes(end_turns=10).goto(Talks(seat=0, left=1))
    assert not t.can(0, "claim")
    assert not t.can(0, "time_up")


@pytest.mark.rule("MU-END-02", "MU-END-03", "MU-END-07")
@pytest.mark.example("MU-EX-002")
def test_the_first_limit_that_is_met_ends_the_game() -> None:
    t = homes(end_turns=10, end_minutes=180)
    assert not over(t, 9)
    assert over(t, 10)
    t = homes(end_turns=10, end_minutes=180)
    assert not over(t, 4)
    t.goto(Diplomacy())
    for seat in range(3):
        t.do(seat, "time_up")
    assert t.waiting() == (0,)  # the turn in progress is completed
    assert over(t, t.state.turn)


@pytest.mark.rule("MU-END-09")
def test_without_a_limit_the_game_ends_after_turn_forty() -> None:
    t = homes(end_turns=0)
    assert not over(t, 39)
    assert over(t, 40)


def contender(florins: int) -> Table:
    """28 PO recorded, limit 30; 1 PO for each 1000 Florins."""
    t = homes(end_turns=0, end_honour=30)
    t.state.honour[0] = 28
    rich(t, florins, 0, 0)
    return t.goto(CombatTurn(seat=0))


@pytest.mark.rule("MU-END-04")
@pytest.mark.example("MU-EX-001")
def test_a_good_claim_ends_the_game_with_this_turn() -> None:
    t = contender(2000).do(0, "claim")
    assert not t.game.over(t.state)
    assert over(t, t.state.turn)


@pytest.mark.rule("MU-END-04", "MU-END-06")
def test_a_wrong_claim_costs_nothing_and_comes_once_a_turn() -> None:
    t = contender(1999).do(0, "claim")
    assert t.state.honour[0] == 28
    assert not t.can(0, "claim")
    assert not over(t, t.state.turn)
    t.goto(CombatTurn(seat=0))
    assert t.can(0, "claim")


@pytest.mark.rule("MU-END-06")
def test_a_good_claim_is_binding() -> None:
    t = contender(2000).do(0, "claim")
    t.state.honour[0] = 3
    assert over(t, t.state.turn)


@pytest.mark.rule("MU-END-05")
def test_recorded_honour_at_the_end_of_a_turn_ends_the_game_unclaimed() -> None:
    t = contender(0)
    t.state.honour[1] = 29
    assert not over(t, 5)
    t.state.honour[1] = 30
    assert over(t, 6)


@pytest.mark.rule("MU-END-08")
def test_the_last_player_left_wins_at_once() -> None:
    t = table(3)
    own(t, 1, "egypt", 6)
    t.state.honour = [50, 0, 50]
    t.state.stirred = True
    t.goto(WholeGame(at=8), CombatTurn(seat=1))
    assert t.game.over(t.state)
    assert t.game.outcome(t.state).winners == (1,)


# -- honour


@pytest.mark.rule("MU-VIC-01")
def test_seven_technologies_and_the_fourth_level_bring_honour() -> None:
    t = homes()
    for count, tech in enumerate([x for x in range(len(TECHS)) if TECH_LEVEL[x] < 4][:15], start=1):
        learn(t.state, 0, tech)
        assert t.state.honour[0] == count // 7
    s = homes().state
    learn(s, 0, TECH["universita"])
    assert s.honour[0] == 1
    learn(s, 0, TECH["agricoltura"])
    assert s.honour[0] == 1


@pytest.mark.rule("MU-VIC-01")
def test_a_religious_capital_brings_one_and_its_loss_costs_two() -> None:
    t = homes()
    own(t, 0, "judea", 6)
    ownership.pass_land(t.state, NUMBER["judea"], 2)
    assert t.state.honour == [-2, 0, 1]


def realm(t: Table, seat: int, kingdom: str, vf: int = 5) -> None:
    for place in BOARDS[t.state.board].members[KINGDOMS.index(kingdom)]:
        own(t, seat, IDS[place], vf)


@pytest.mark.rule("MU-VIC-02")
@pytest.mark.parametrize(
    ("kingdom", "points"), [("serbia", 0), ("rum", 1), ("bulgaria_empire", 2), ("hungary", 3)]
)  # fmt: skip
def test_whole_kingdoms_count_by_size(kingdom: str, points: int) -> None:
    t = table()
    rich(t, 0, 0, 0)
    realm(t, 2, kingdom)
    assert course.final_honour(t.state, 2) == points
    last = BOARDS[t.state.board].members[KINGDOMS.index(kingdom)][-1]
    own(t, 1, IDS[last], 5)
    assert course.final_honour(t.state, 2) == 0


@pytest.mark.rule("MU-VIC-02")
def test_florins_cathedrals_holy_places_and_loans_count() -> None:
    t = table()
    s = t.state
    rich(t, 2999, 0, 0)
    assert course.final_honour(s, 0) == 2
    own(t, 0, "egypt", 5)
    build(t, "egypt", CHURCH)
    assert course.final_honour(s, 0) == 3
    own(t, 0, "judea", 5)
    assert course.final_honour(s, 0) == 4
    s.loans[0] = [500, 500]
    assert course.final_honour(s, 0) == 2


@pytest.mark.rule("MU-VIC-03")
def test_only_land_safe_from_rebellion_and_not_contested_counts() -> None:
    t = table()
    s = t.state
    rich(t, 0, 0, 0)
    realm(t, 0, "rum")
    place = own(t, 0, "lycia", 4)
    assert course.final_honour(s, 0) == 0
    know(t, 0, "legge")
    assert course.final_honour(s, 0) == 1
    s.sieges.append(Siege(place, 1, -1))
    assert course.final_honour(s, 0) == 0


@pytest.mark.rule("MU-VIC-03")
def test_a_cathedral_in_unsafe_land_counts_nothing() -> None:
    t = table()
    rich(t, 0, 0, 0)
    own(t, 0, "egypt", 4)
    build(t, "egypt", CHURCH)
    assert course.final_honour(t.state, 0) == 0


@pytest.mark.rule("MU-VIC-04")
def test_ties_go_to_territories_then_armies_then_florins_then_are_shared() -> None:
    t = table()
    s = t.state
    rich(t, 100, 100, 100)
    for seat, place in enumerate(("egypt", "sinai", "cyrenaica")):
        own(t, seat, place, 6)
    s.honour = [9, 9, 8]
    assert course.result(s).winners == (0, 1)
    rich(t, 100, 101, 100)
    assert course.result(s).winners == (1,)
    s.vf[0][NUMBER["egypt"]] = 7
    assert course.result(s).winners == (0,)
    own(t, 1, "marmarica", 0)
    assert course.result(s).winners == (1,)
    s.honour[2] = 10
    assert course.result(s).winners == (2,)
    assert course.result(s).scores == (9, 9, 10)


# -- what is hidden


@pytest.mark.rule("MU-HID-03", "MU-OPT-03")
def test_florins_lie_behind_the_screen_unless_the_table_plays_open() -> None:
    t = homes()
    assert t.view(1)["florins"] == [None, 1000, None]
    assert t.view(1)["counted"] == []
    assert homes(florins_hidden=False).view(1)["counted"] == [1000, 1000, 1000]


@pytest.mark.rule("MU-HID-03")
def test_the_reserve_of_logistica_is_secret() -> None:
    t = homes()
    assert t.view(1)["reserve"] == [None, 0, None]


@pytest.mark.rule("MU-HID-04")
def test_the_corsairs_note_is_secret() -> None:
    t = homes()
    t.state.corsairs[0] = (NUMBER["levantine_sea"],)
    assert t.view(0)["corsairs"][0] == [NUMBER["levantine_sea"]]
    assert t.view(1)["corsairs"][0] is None


@pytest.mark.rule("MU-HID-06")
def test_pieces_technologies_loans_and_prisoners_are_public() -> None:
    t = homes()
    s = t.state
    know(t, 0, "agricoltura")
    s.loans[0], s.prisoners[0][1] = [500], 3
    view = t.view(2)
    assert (view["tech"][0], view["lt"][0], view["loans"][0]) == (1 << TECH["agricoltura"], 1, [500])
    assert view["prisoners"][0][1] == 3
    assert view["vf"][0][NUMBER["egypt"]] == 6


@pytest.mark.rule("MU-HID-07")
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_nobody_sees_the_order_of_the_decks(viewer: int) -> None:
    view = homes().view(viewer)
    for deck in ("deck", "event_deck", "treasure_deck"):
        assert view[deck]
        assert set(view[deck]) == {None}


@pytest.mark.rule("MU-HID-08", "MU-HID-02")
def test_a_spy_sees_the_land_objective_only() -> None:
    t = homes(module_objectives=True)
    kinds = {card["kind"]: OBJECTIVE_CARDS.start + i for i, card in enumerate(OBJECTIVES)}
    t.state.objectives = [[] for _ in range(3)]
    t.place("objectives", 1, [kinds["land"], kinds["sea"]])
    hold(t, 0, "spia")
    t.goto(Talks(seat=0, left=1)).do(0, "play", "spia", 1)
    assert t.view(0)["objectives"][1]["known"] == [kinds["land"]]
    assert t.view(2)["objectives"][1]["known"] == []


# -- the size of the game


@pytest.mark.rule("MU-OPT-02", "MU-OPT-04")
@pytest.mark.parametrize(("seats", "cards"), [(3, 70), (4, 77), (5, 112), (6, 132), (7, 161), (10, 212)])
def test_deck_and_map_follow_the_number_of_players(seats: int, cards: int) -> None:
    t = table(seats)
    assert len(t.state.deck) == cards
    assert t.state.board == (0 if seats < 6 else 1 if seats == 6 else 2)
    assert len(kingdoms_for(seats, False)) >= seats


@pytest.mark.rule("MU-OPT-08")
def test_river_navigation_is_not_offered() -> None:
    assert not any("river" in name for name in homes().state.options)


# -- the clock


@pytest.mark.rule("MU-END-02")
def test_nobody_ends_the_game_by_the_clock_alone() -> None:
    t = homes(end_minutes=60).goto(Talks(seat=0, left=1))
    t.do(1, "time_up").do(2, "time_up")
    assert not t.can(1, "time_up")
    assert not over(t, 2)
    assert t.state.timed == 0  # what was agreed in one turn is not in the next
    t.state.turn = 2
    t.goto(Talks(seat=0, left=1))
    for seat in range(3):
        t.do(seat, "time_up")
    assert t.said("time_agreed")[-1] == {"seat": 1, "count": 1}
    assert over(t, 2)


@pytest.mark.rule("MU-END-02")
def test_the_table_says_that_the_time_is_up_for_all_even_for_bots() -> None:
    setup = GAME.setup(3, {"end_minutes": 60})
    match = Match(GAME, setup, [human(), bot("condottiero"), bot("random")], key_from_seed(4))
    assert match.time_limit() == 60
    match.advance()
    while not match.time_up():  # a question of the set-up leaves no right open
        match.default(match.needed()[0])
        match.advance()
    assert [move.how for move in match.record.moves[-3:]] == ["clock"] * 3
    state = match.progress.parts[0].state
    assert state.ends_after == state.turn
    assert not match.time_up()


@pytest.mark.rule("MU-END-02")
def test_without_an_agreed_limit_there_is_no_clock() -> None:
    match = Match(GAME, GAME.setup(3), [human(), human(), human()], key_from_seed(4))
    assert match.time_limit() == 0
    assert match.time_up() == []
