"""Set-up (WK-SET), general rules (WK-GEN), the Fate deck (WK-FAT)."""

from __future__ import annotations

from collections import Counter

import pytest

from araldo.games.warrior_knights import GAME
from araldo.games.warrior_knights.board import AREAS, CITIES, IN_KINGDOM, KINGDOM, KINGDOM_CITIES, NUMBER, OFF, OUTER
from araldo.games.warrior_knights.box import (
    AGENDA_CARDS,
    BACKS,
    BY_SEATS,
    EVENT_CARDS,
    FACE,
    FATE,
    FATE_CARDS,
    FIRST_FATE,
    KEEP,
    MERCENARIES,
    NATION,
    PIECES,
    SEATS,
    STRENGTH,
    TITLES,
)
from araldo.games.warrior_knights.rules.decks import draw_agendas, draw_offer, fate_back, random_among
from araldo.games.warrior_knights.rules.decks import fate as read
from araldo.games.warrior_knights.rules.forces import to_mercenaries
from araldo.games.warrior_knights.rules.purse import charge as take
from araldo.games.warrior_knights.rules.seats import in_order
from araldo.games.warrior_knights.state import RAZED, Taxation
from araldo.kernel import ALL, BadSetup, shuffle
from araldo.kernel.scenario import Table
from tests.games.warrior_knights.scenario import BLACK, RED, YELLOW, fate, law, own, play, table


def fresh(seats: int = 4, seed: int = 1, **options: object) -> Table:
    return Table(GAME, seats, options, seed=seed)


def assigned(seats: int = 3, **options: object) -> Table:
    """All have assigned their troops by default."""
    t = fresh(seats, **options)
    for seat in range(seats):
        while seat in t.waiting() and t.asked == "assign":
            t.do(seat, *GAME.default(t.state, seat))
    return t


@pytest.mark.rule("WK-SET-01")
def test_options_are_chosen_before_and_seats_are_fixed() -> None:
    t = fresh(3, versatile_votes=1)
    assert (t.state.seats, t.state.options["versatile_votes"]) == (3, 1)
    with pytest.raises(BadSetup):
        GAME.setup(4, {"might_is_right": True, "the_king": True})


@pytest.mark.rule("WK-SET-02")
def test_decks_are_shuffled_apart() -> None:
    one, two = fresh(seed=1).state, fresh(seed=2).state
    assert one.agenda_deck != two.agenda_deck
    assert one.event_deck != two.event_deck
    assert sorted(one.event_deck) == list(EVENT_CARDS)
    assert all(not known for known in (one.known[p] for p in one.event_deck))


@pytest.mark.rule("WK-SET-02")
def test_the_top_event_goes_to_the_bottom() -> None:
    t = Table(GAME, 3, {}, {"colours": ["red", "yellow", "black"]}, seed=1)
    s = GAME.clone(t.state)
    s.draws = 0  # the same chance once more, deck after deck
    decks = [list(cards) for cards in (AGENDA_CARDS, MERCENARIES, FATE_CARDS, EVENT_CARDS)]
    for deck in decks:
        shuffle(s, deck)
    *rest, top = decks[-1]
    assert t.state.event_deck == [top, *rest]


@pytest.mark.rule("WK-SET-03", "WK-VAR-01")
@pytest.mark.parametrize("per", [8, 10, 12, 15])
def test_the_pool(per: int) -> None:
    assert fresh(5, influence_per_baron=per).state.pool == 5 * per


@pytest.mark.rule("WK-SET-04", "WK-SET-05", "WK-FAT-02")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_cities_razed_at_random(seats: int) -> None:
    s = fresh(seats).state
    ruins = [c for c, owner in enumerate(s.owner) if owner == RAZED]
    assert len(ruins) == {2: 11, 3: 7, 4: 5, 5: 3, 6: 0}[seats] == BY_SEATS[seats]["razed_cities"]
    assert all(IN_KINGDOM[c] for c in ruins)
    assert all(s.owner[c] == -1 for c in range(len(CITIES)) if c not in ruins)
    assert not any(s.fort)
    assert not any(s.breach)
    assert sorted(s.fate) == list(FATE_CARDS)


@pytest.mark.rule("WK-SET-06", "WK-SET-08")
def test_what_each_baron_starts_with() -> None:
    s = fresh(3).state
    assert sorted(set(s.colours)) == sorted(s.colours)
    for seat in range(3):
        assert len(s.hands[seat]) == 12
        assert all(s.place[5 * seat + k] == OFF and not s.tired[5 * seat + k] for k in range(4))
    assert (s.crowns, s.votes, s.faith, s.influence) == ([15] * 3, [0] * 3, [0] * 3, [0] * 3)
    chosen = Table(GAME, 2, choices={"colours": ["green", "black"]})
    assert GAME.seat_names(chosen.view(0), "en") == ["Green", "Black"]
    with pytest.raises(BadSetup):
        GAME.setup(2, choices={"colours": ["green", "green"]})


@pytest.mark.rule("WK-SET-06", "WK-PLN-05")
def test_two_of_each_action_card_unless_the_option_says_otherwise() -> None:
    two, mobile = fresh(3).state, fresh(3, action_copies="mobile").state
    for seat in range(3):
        assert set(Counter(FACE[p] for p in two.hands[seat]).values()) == {2}
        counts = Counter(FACE[p] for p in mobile.hands[seat])
        assert (counts["mobilize_forces"], counts["versatile_strategy"], counts.total()) == (3, 1, 12)
        assert {counts[title] for title in TITLES[:4]} == {2}
        assert all(BACKS[p] == seat for p in (*two.hands[seat], *mobile.hands[seat]))
    assert all(s.known[p] == ALL for s in (two, mobile) for p in s.removed)  # what is out is no secret


@pytest.mark.rule("WK-SET-07")
def test_chairman_and_head_are_different() -> None:
    states = [fresh(3, seed=seed).state for seed in range(20)]
    assert all(s.chairman != s.head for s in states)
    assert {s.chairman for s in states} == {s.head for s in states} == {0, 1, 2}


@pytest.mark.rule("WK-SET-09")
def test_four_hundred_troops_each() -> None:
    s = fresh(4).state
    for seat in range(4):
        cards = s.army[KEEP[seat]]
        assert s.troops[KEEP[seat]] == 400
        assert sorted(STRENGTH[p] for p in cards if NATION[p] < 0) == [50, 50, 50, 100]
        assert sorted(STRENGTH[p] for p in cards if NATION[p] >= 0) == [50, 100]


@pytest.mark.rule("WK-SET-10")
def test_troops_are_assigned_in_secret() -> None:
    t, u = fresh(2), fresh(2)
    t.do(0, *t.options(0)[0])  # to the Star
    u.do(0, *u.options(0)[-1])  # to the stronghold
    assert t.state.asked.drafts != u.state.asked.drafts
    assert t.view(1) == u.view(1)
    assert t.why(0, "done") == "WK-SET-10"
    v = assigned(2)
    assert v.asked == "site"
    assert sum(v.state.troops[:5]) == 400
    assert v.state.troops[:5] == [150, 100, 0, 150, 0]


@pytest.mark.rule("WK-SET-11", "WK-SET-12")
def test_offer_and_agendas() -> None:
    s = fresh(4).state
    assert len(s.offer) == 5
    assert len(s.agendas) == 3


@pytest.mark.rule("WK-SET-13")
def test_where_a_stronghold_may_stand() -> None:
    t = assigned(4)
    first = t.waiting()[0]
    assert first == t.state.chairman
    standing = next(c for c in KINGDOM_CITIES if t.state.owner[c] != RAZED)
    ruin = next(c for c in KINGDOM_CITIES if t.state.owner[c] == RAZED)
    assert t.why(first, "castle", CITIES[standing]) == "WK-SET-13"
    assert t.can(first, "castle", CITIES[ruin])
    t.do(first, "castle", CITIES[ruin])
    second = t.waiting()[0]
    assert second == (first + 1) % 4
    assert t.why(second, "castle", CITIES[ruin]) == "WK-SET-13"


@pytest.mark.rule("WK-SET-14")
def test_with_few_barons_not_in_the_outer_rows() -> None:
    t = assigned(3)
    assert t.why(t.waiting()[0], "castle", "skarholm") == "WK-SET-14"
    assert all(not OUTER[NUMBER[o[1]]] for o in t.options(t.waiting()[0]))
    u = assigned(4)
    assert any(OUTER[NUMBER[o[1]]] for o in u.options(u.waiting()[0]))


@pytest.mark.rule("WK-SET-15", "WK-SET-16", "WK-SET-17")
def test_nobles_are_placed_counter_clockwise() -> None:
    t = assigned(3)
    order = []
    while t.asked == "site":
        seat = t.waiting()[0]
        order.append(seat)
        t.do(seat, *GAME.default(t.state, seat))
    posts = []
    before = t.state.fate[:]
    while t.asked == "post":
        seat = t.waiting()[0]
        posts.append(seat)
        taken = {p for a, p in enumerate(t.state.place) if a // 5 != seat and p >= 0}
        assert all(NUMBER[o[2]] not in taken and KINGDOM[NUMBER[o[2]]] for o in t.options(seat))
        t.do(seat, *GAME.default(t.state, seat))
    assert posts == order[::-1] * 3  # three Nobles each have troops
    assert all(t.state.place[5 * seat + 2] == OFF for seat in range(3))  # the Triangles have none
    assert (t.asked, t.state.round) == ("plan", 1)
    assert t.state.fate != before


# -- general


@pytest.mark.rule("WK-GEN-01")
def test_in_order_is_from_the_chairman_clockwise() -> None:
    t = table(4)
    t.state.chairman = 2
    assert in_order(t.state) == [2, 3, 0, 1]
    law(t, "AG-L01")
    own(t, RED, "rota")
    own(t, YELLOW, "isar")
    t.goto(Taxation(order=[RED, YELLOW]))
    t.state.chairman = YELLOW  # an order once begun is finished as begun
    t.do(RED, "pay", 1)
    assert t.waiting() == (YELLOW,)


@pytest.mark.rule("WK-GEN-02", "WK-FAT-02")
def test_a_random_baron_is_named_by_fate() -> None:
    t = table(3)
    fate(t, "blue", "yellow", "black", "red")  # one is not in the game, one is not among them
    assert random_among(t.state, [RED, BLACK]) == BLACK
    assert t.state.read == []


@pytest.mark.rule("WK-GEN-03")
def test_open_information() -> None:
    t = table(3)
    view = t.view(31)
    for name in (
        "crowns",
        "faith",
        "votes",
        "influence",
        "owner",
        "army",
        "track",
        "agendas",
        "laws",
        "charges",
        "offices",
    ):
        assert view[name] == t.view(RED)[name]
    assert view["crowns"] == [10, 10, 10]


@pytest.mark.rule("WK-GEN-04", "WK-GEN-10")
def test_nobody_goes_below_zero() -> None:
    t = table(2)
    assert take(t.state, RED, 99, "wages", "WK-GEN-04") == 10
    assert t.state.crowns[RED] == 0
    play(t, -1, "muster_troops")  # nobody can, nobody is asked, play goes on
    assert t.asked == ""


@pytest.mark.rule("WK-GEN-06")
def test_only_the_pool_is_limited() -> None:
    t = table(2)
    t.state.crowns[RED] = 500
    GAME.invariants(t.state)


@pytest.mark.rule("WK-GEN-07")
def test_an_exhausted_agenda_deck_is_renewed_at_once() -> None:
    t = table(2)
    for piece in t.state.agenda_deck[2:]:
        t.place("agenda_discard", None, [piece])
    draw_agendas(t.state, 2)
    assert t.state.agenda_discard == []
    assert len(t.state.agenda_deck) == 39
    for piece in t.state.mercenaries[:]:
        t.place("removed", None, [piece])
    draw_offer(t.state, 3)  # nothing is left: the draw is skipped
    assert len(t.state.offer) == 3


@pytest.mark.rule("WK-GEN-08")
def test_mercenaries_go_back_into_the_deck_unseen() -> None:
    t = table(2)
    piece = t.state.offer.pop()
    to_mercenaries(t.state, [piece])
    assert piece in t.state.mercenaries
    assert t.state.known[piece] == 0
    assert t.state.member[piece]  # all know that it is somewhere in there


@pytest.mark.rule("WK-GEN-12", "WK-AMB-31")
def test_colours_that_nobody_plays_are_removed_and_counted() -> None:
    s = fresh(2).state
    assert len(s.removed) == 4 * (12 + 4) + SEATS  # and of each colour what only the other `action_copies` plays with
    assert sum(len(pile) for pile in (s.mercenaries, s.offer)) + 4 == len(MERCENARIES)
    GAME.invariants(s)
    assert PIECES == 80 + SEATS + 24 + 36 + 44 + 66 + 24 + 6 + 12


# -- Fate


@pytest.mark.rule("WK-FAT-01")
def test_each_card_shows_seven_results() -> None:
    assert len(FATE) == 24
    assert {(c["baron"], c["noble_shape"]) for c in FATE} == {
        (c["baron"], shape) for c in FATE for shape in ("star", "square", "triangle", "circle")
    }
    assert sorted(c["city"] for c in FATE) == sorted(CITIES)
    assert set(Counter(c["nationality"] for c in FATE).values()) == {4}


@pytest.mark.rule("WK-FAT-04")
def test_read_cards_go_to_the_bottom_as_one_batch() -> None:
    t = table(2)
    s = t.state
    fate(t, "F01", "F02", "F03")
    assert [read(s), read(s)] == [0, 1]
    fate_back(s)
    assert {p - FIRST_FATE for p in s.fate[:2]} == {0, 1}
    assert s.fate[-1] - FIRST_FATE == 2
    assert s.read == []


@pytest.mark.rule("WK-FAT-06")
def test_an_empty_deck_gives_no_card() -> None:
    t = table(2)
    for piece in t.state.fate[:]:
        t.place("removed", None, [piece])
    assert read(t.state) == -1


def test_the_map_has_its_areas() -> None:
    assert len(AREAS) == 42
    assert sum(KINGDOM) == 36
