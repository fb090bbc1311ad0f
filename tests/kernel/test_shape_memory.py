"""A miniature with the shape of Warrior Knights' Fate deck and Castelli's used cards: who has seen what, and when.

Cards that were read go to the bottom, each batch shuffled among itself, and the deck is never shuffled otherwise. So
whoever pays attention knows a lot; what each imagines must honour what that seat has seen, and nothing more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from araldo.kernel import (
    ALL,
    SPECTATOR,
    Action,
    Frame,
    Game,
    Option,
    Outcome,
    Refusal,
    Seen,
    Setup,
    Span,
    State,
    ask,
    bit,
    call,
    finish,
    key_from_seed,
    move,
    note,
    pick,
    procedure,
    public,
    sealed,
    see,
    shuffle,
    single,
    zone,
)
from araldo.kernel.pieces import draw, slip, stock, take
from araldo.kernel.scenario import Table
from tests.kernel.harness import make_folder, prove, words

CARDS = 12
TURNS = 10


@dataclass(slots=True)
class Fates(State):
    deck: list[int] = zone(Seen.NOBODY, memory=True)  # the view shows what is remembered of it
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False)
    aside: list[int] = zone(Seen.NOBODY)  # on its way under the deck
    read: list[int] = zone(Seen.ALL)
    box: list[int] = zone(Seen.ALL)


@dataclass(slots=True)
class Turns(Frame):
    turn: int = public(0)


@dataclass(slots=True)
class Battle(Frame):
    """Both sides discard a card at the same time, under the deck, as one batch."""

    sides: tuple[int, ...] = public(())
    over: bool = public(False)


def begin(s: Fates, setup: Setup) -> None:
    stock(s, CARDS)
    s.deck, s.hands = list(range(CARDS)), [[] for _ in range(s.seats)]
    shuffle(s, s.deck)
    for seat in range(s.seats):
        for _ in range(2):
            draw(s, s.deck, s.hands[seat], bit(seat))
    call(s, Turns())


def result(s: Fates) -> Outcome:
    sizes = tuple(len(hand) for hand in s.hands)
    return Outcome(sizes, tuple(seat for seat in range(s.seats) if sizes[seat] == max(sizes)))


def next_turn(s: Fates, f: Turns) -> int | None:
    return finish(s) if f.turn == TURNS else ask(s, "act", f.turn % s.seats)


def acts(s: Fates, f: Turns, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    empty = None if s.deck else Refusal("SH-MEM-01")
    yield ("wait",), None
    yield ("draw",), empty
    yield ("spy",), empty
    yield Span(("read",), 1, min(3, len(s.deck))) if s.deck else ("read", 1), empty
    for card in s.hands[seat]:
        yield ("slip", card, "top"), None
        yield ("slip", card, "bottom"), None
    for other in range(s.seats):
        if other != seat:
            none = None if s.hands[other] else Refusal("SH-MEM-02")
            yield ("rob", other), none
            yield ("fight", other), none if s.hands[seat] else Refusal("SH-MEM-02")
            yield ("unmask", other), none


def acted(s: Fates, f: Turns, seat: int, action: Action) -> None:
    f.turn += 1
    verb = action[0]
    note(s, "did", seat=seat, what=list(told(action)))
    if verb == "draw":
        draw(s, s.deck, s.hands[seat], bit(seat))
    elif verb == "spy":
        for card in s.deck[-3:]:
            see(s, card, bit(seat))
    elif verb == "read":
        read_fate(s, action[1])
    elif verb == "slip":
        slip(s, action[1], s.hands[seat], s.deck, keep=bit(seat), bottom=action[2] == "bottom")
    elif verb == "rob":
        rob(s, seat, action[1])
    elif verb == "unmask":
        for card in s.hands[action[1]]:
            see(s, card, bit(seat))
    elif verb == "fight":
        call(s, Battle(sides=(seat, action[1])))


def read_fate(s: Fates, count: int) -> None:
    """Everybody sees the cards; then they go under the deck in an order that nobody knows."""
    for _ in range(count):
        draw(s, s.deck, s.read, ALL)
    note(s, "read", cards=s.read[:])
    put_under(s, s.read)


def put_under(s: Fates, pile: list[int]) -> None:
    shuffle(s, pile)
    for card in pile[:]:
        move(s, card, pile, s.deck, bottom=True)


def rob(s: Fates, thief: int, victim: int) -> None:
    """A card at random from a hand; the two of them know which."""
    card = pick(s, s.hands[victim])  # by its place, never by its face: chance must not depend on what is hidden
    slip(s, card, s.hands[victim], s.hands[thief], keep=bit(thief) | bit(victim))
    see(s, card, bit(thief))


def discard(s: Fates, f: Battle) -> int | None:
    return None if f.over else ask(s, "discard", *f.sides)


def discards(s: Fates, f: Battle, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    for card in s.hands[seat]:
        yield ("discard", card), None


def discarded(s: Fates, f: Battle, answers: dict[int, Action]) -> None:
    for seat, (_, card) in answers.items():
        slip(s, card, s.hands[seat], s.aside, keep=bit(seat))
    put_under(s, s.aside)
    f.over = True


def told(action: Action) -> Action:
    """A slipped card is nobody's business; where it went, everybody sees."""
    return ("slip", action[2]) if action[0] == "slip" else action


GAME = Game(
    id="memory",
    version=1,
    title={"en": "Memory", "it": "Memoria"},
    folder=make_folder(
        "memory",
        rules=["SH-MEM-01", "SH-MEM-02"],
        messages=words(
            prompts=["act", "discard"],
            verbs=["wait", "draw", "spy", "read", "slip", "rob", "fight", "unmask", "discard"],
            logs=["did", "read"],
        ),
    ),
    state=Fates,
    seats=(2, 3),
    usual_seats=3,
    procedures=[procedure(Turns, next_turn), procedure(Battle, discard)],
    questions=[
        single("act", Turns, acted, candidates=acts, shown=told),
        sealed("discard", Battle, discarded, candidates=discards),
    ],
    begin=begin,
    result=result,
    bound=60,
    backs=[0] * CARDS,
)


def dealt(deck: list[int], *hands: list[int]) -> Table:
    """A fresh deal that nobody has looked at beyond the own hand: deck from bottom to top, then the hands."""
    t = Table(GAME, seats=len(hands))
    s = t.state
    rest = [card for card in range(CARDS) if card not in deck and all(card not in hand for hand in hands)]
    stock(s, CARDS)
    s.deck, s.hands, s.box = deck[:], [hand[:] for hand in hands], rest
    for card in rest:
        see(s, card, ALL)
    for seat, hand in enumerate(hands):
        for card in hand:
            see(s, card, bit(seat))
    return t.goto(Turns())


def worlds(t: Table, viewer: int, count: int = 300) -> list[Any]:
    return [GAME.imagine(t.state, viewer, Random(i)) for i in range(count)]


def about_even(found: Iterable[object], among: Collection[object]) -> bool:
    """Each of the possible things turns up about as often as any other, and nothing else does."""
    counts = Counter(found)
    share = counts.total() / len(among)
    return set(counts) == set(among) and all(0.6 * share < n < 1.5 * share for n in counts.values())


@pytest.mark.parametrize("seats", GAME.seats)
def test_contract(seats: int) -> None:
    proof = prove(GAME, seats, range(8))
    assert proof.kinds == {"act", "discard"}


def test_a_look_at_the_top_is_remembered_in_its_place() -> None:
    t = dealt([0, 1, 2, 3, 4, 5], [6], [7]).do(0, "spy")
    assert all(w.deck[-3:] == [3, 4, 5] for w in worlds(t, 0))
    assert about_even((w.deck[-1] for w in worlds(t, 1)), {0, 1, 2, 3, 4, 5, 6})
    assert t.view(0)["deck"] == [None, None, None, 3, 4, 5]
    assert t.view(1)["deck"] == t.view(SPECTATOR)["deck"] == [None] * 6


def test_it_travels_with_the_card() -> None:
    """Seat 0 has looked at the three on top; seat 1 draws one of them: 0 knows what 1 has got."""
    t = dealt([0, 1, 2, 3, 4, 5], [6], [7]).do(0, "spy").do(1, "draw")
    assert all(5 in w.hands[1] and w.deck[-2:] == [3, 4] for w in worlds(t, 0))


def test_a_batch_is_remembered_as_a_batch() -> None:
    t = dealt([0, 1, 2, 3, 4, 5], [6], [7]).do(0, "read", 2).do(1, "read", 2)
    for viewer in (0, 1, SPECTATOR):
        found = worlds(t, viewer)
        assert all(set(w.deck[2:4]) == {4, 5} and set(w.deck[:2]) == {2, 3} for w in found)
        assert about_even((w.deck[2] for w in found), {4, 5})
        assert about_even((w.deck[0] for w in found), {2, 3})
    assert about_even((w.deck[-1] for w in worlds(t, SPECTATOR)), {0, 1, 6, 7})


def test_a_batch_is_known_the_better_the_more_of_it_has_been_seen_again() -> None:
    """Of two batches, when one card of the upper one is read again, the other one is known for sure."""
    t = dealt([0, 1, 2, 3], [6], [7]).do(0, "read", 2).do(1, "read", 2).do(0, "read", 1)
    upper = t.said("read")[-1]["cards"][0]
    other = 5 - upper
    for viewer in (0, 1, SPECTATOR):
        assert all(w.deck[-1] == other and w.deck[0] == upper for w in worlds(t, viewer))
    t.do(1, "read", 2)  # that one, and one of the lower batch: of which the other one is known in turn
    _, second = t.said("read")[-1]["cards"]
    assert all(w.deck[-1] == 1 - second and w.deck[-2] == upper for w in worlds(t, SPECTATOR))


def test_a_card_slipped_face_down_is_known_to_its_owner_and_to_nobody_else() -> None:
    t = dealt([0, 1, 2, 3], [6, 8], [7, 9], [10, 11]).do(0, "slip", 6, "bottom")
    assert all(w.deck[0] == 6 for w in worlds(t, 0))
    assert about_even((w.deck[0] for w in worlds(t, 1, 900)), set(range(4)) | {6, 8, 10, 11})


def test_who_had_seen_the_hand_knows_that_it_was_one_of_it() -> None:
    t = dealt([0, 1, 2, 3], [6, 8], [7, 9], [10, 11]).do(0, "wait").do(1, "unmask", 0).do(2, "wait")
    t.do(0, "slip", 6, "top")
    found = worlds(t, 1)
    assert all({w.deck[-1], *w.hands[0]} == {6, 8} for w in found)
    assert about_even((w.deck[-1] for w in found), {6, 8})
    assert len({w.deck[-1] for w in worlds(t, 2)}) == 8


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    t = dealt([0, 1, 2, 3], [6], [7, 9], [10, 11]).script(1).do(0, "rob", 1)
    assert t.state.hands[0] == [6, 9]
    assert all(sorted(w.hands[0]) == [6, 9] for w in worlds(t, 0))
    assert all(9 in w.hands[0] and w.hands[1] == [7] for w in worlds(t, 1))
    assert len({card for w in worlds(t, 2) for card in w.hands[0]}) == 7
    t = dealt([0, 1, 2, 3], [6], [7, 9], [10, 11]).do(0, "wait").do(1, "wait").do(2, "unmask", 1).script(1)
    t.do(0, "rob", 1)
    found = worlds(t, 2)
    assert all({7, 9} <= {*w.hands[0], *w.hands[1]} for w in found)  # one of the two, but which?
    assert about_even((w.hands[1][0] for w in found), {7, 9})


def test_what_two_discard_together_each_knows_by_half() -> None:
    t = dealt([0, 1, 2, 3], [6, 8], [7, 9], [10, 11]).do(0, "fight", 1).do(1, "discard", 9).do(0, "discard", 6)
    for viewer, card in ((0, 6), (1, 9)):
        assert about_even((w.deck.index(card) for w in worlds(t, viewer)), {0, 1})
        assert len({w.deck[1 - w.deck.index(card)] for w in worlds(t, viewer)}) > 5
    assert about_even((w.deck[0] for w in worlds(t, 2, 900)), set(range(4)) | {6, 7, 8, 9})


def test_batches_that_meet_tell_no_more_than_was_seen() -> None:
    """4 and 5 went under the deck; 1 drew one of them, and then slipped a card from hand under the deck again.

    Who has not seen which was drawn cannot know which is still in the deck, nor which card came back.
    """
    t = dealt([4, 5], [6], [7]).do(0, "read", 2).do(1, "draw").do(0, "wait").do(1, "slip", 7, "bottom")
    for viewer in (0, SPECTATOR):
        found = worlds(t, viewer)
        assert {4, 5} <= {w.deck[-1] for w in found}
        assert {4, 5, 7} <= {w.deck[0] for w in found}
        assert all(len({4, 5} & {*w.deck, *w.hands[1]}) == 2 for w in found)
    assert all(w.deck == t.state.deck for w in worlds(t, 1))


def test_in_an_imagined_world_others_know_what_lies_there() -> None:
    """Seat 1 has looked at the top of the deck: in 2's imagination it knows those cards that 2 imagines there."""
    t = dealt([0, 1, 2, 3, 4, 5], [6], [7], [8]).do(0, "wait").do(1, "spy")
    tops = set()
    for w in worlds(t, 2, 60):
        assert {card for card in range(9) if w.known[card] >> 1 & 1} == {*w.deck[-3:], *w.hands[1]}
        again = [GAME.imagine(w, 1, Random(i)) for i in range(5)]
        assert all(v.deck[-3:] == w.deck[-3:] for v in again)
        tops.add(w.deck[-1])
    assert len(tops) == 8


def test_in_an_imagined_world_others_know_what_was_mixed_there() -> None:
    """Seat 1 has seen 0's hand, of which one card then went into the deck: 2 imagines which two cards 1 has seen."""
    t = dealt([0, 1, 2, 3], [6, 8], [7], [9]).do(0, "wait").do(1, "unmask", 0).do(2, "wait").do(0, "slip", 6, "top")
    pairs = set()
    for w in worlds(t, 2, 200):
        pair = {w.deck[-1], *w.hands[0]}
        assert {card for card in range(10) if w.member[card] >> 1 & 1} == pair
        again = [GAME.imagine(w, 1, Random(i)) for i in range(5)]
        assert all({v.deck[-1], *v.hands[0]} == pair for v in again)
        pairs.add(frozenset(pair))
    assert len(pairs) == 21  # any two of the seven that 2 has not seen


# -- any sequence of moves, against all worlds that are possible

PIECES = 5
VIEWERS = (0, 1, SPECTATOR)
World = tuple[tuple[int, ...], frozenset[int], frozenset[int], frozenset[int]]  # deck, the two hands, the table
Come = tuple[World, dict[int, object]]  # what comes of a move, and what each viewer sees of it

SEAT = st.sampled_from((0, 1))
MOVES = st.one_of(
    st.tuples(st.just("draw"), SEAT),
    st.tuples(st.just("look"), st.sampled_from(VIEWERS), st.integers(1, 3)),
    st.tuples(st.just("mix"), st.integers(2, PIECES)),
    st.tuples(st.just("slip"), SEAT, st.booleans(), st.integers(0, 4)),
    st.tuples(st.just("rob"), SEAT),
    st.tuples(st.just("open"), SEAT, st.integers(0, 4)),
    st.tuples(
        st.just("under"),
    ),
)


def outcomes(world: World, what: tuple[Any, ...]) -> Iterator[Come]:
    """All that may come of a move in one world: written down from the rules of cards, without any ledger."""
    deck, *hands, table = world
    hands = list(hands)
    verb = what[0]
    if verb == "draw" and deck:
        hands[what[1]] |= {deck[-1]}
        yield (deck[:-1], *hands, table), {what[1]: deck[-1]}
    elif verb == "look":
        yield world, {what[1]: deck[-what[2] :]}
    elif verb == "mix":
        for order in permutations(deck[: what[1]]):
            yield (order + deck[what[1] :], *hands, table), {}
    elif verb == "slip" and hands[what[1]]:
        for card in hands[what[1]]:
            left = [hand - {card} for hand in hands]
            yield ((card, *deck) if what[2] else (*deck, card), *left, table), {what[1]: card}
    elif verb == "rob" and hands[1 - what[1]]:
        for card in hands[1 - what[1]]:
            left = [hand - {card} for hand in hands]
            left[what[1]] |= {card}
            yield (deck, *left, table), {0: card, 1: card}
    elif verb == "open" and hands[what[1]]:
        for card in hands[what[1]]:
            left = [hand - {card} for hand in hands]
            yield (deck, *left, table | {card}), dict.fromkeys(VIEWERS, card)
    elif verb == "under":
        yield (tuple(sorted(table)) + deck, *hands, frozenset()), {}
    else:
        yield world, {}


class Cards:
    """The same moves made with the kernel. `exact`: no batch has been tied to another by a part of it."""

    def __init__(self, seed: int) -> None:
        self.s = Fates(seats=2, key=key_from_seed(seed), deck=list(range(PIECES)), hands=[[], []])
        stock(self.s, PIECES)
        shuffle(self.s, self.s.deck)
        self.exact = True
        self.pinned: dict[int, set[int]] = {viewer: set() for viewer in VIEWERS}  # seen by these, and not mixed since

    def world(self, s: Fates | None = None) -> World:
        s = s or self.s
        return tuple(s.deck), frozenset(s.hands[0]), frozenset(s.hands[1]), frozenset(s.read)

    def mixing(self, pieces: list[int], *keep: int) -> None:
        tied = {self.s.batch[p] for p in pieces} - {0}
        self.exact &= all(p in pieces for p in range(PIECES) if self.s.batch[p] in tied)
        for viewer in VIEWERS:
            if viewer not in keep:
                self.pinned[viewer] -= set(pieces)

    def seen(self, pieces: list[int], *viewers: int) -> None:
        for viewer in viewers:
            self.pinned[viewer] |= set(pieces)

    def do(self, what: tuple[Any, ...]) -> None:
        s, verb = self.s, what[0]
        if verb == "draw" and s.deck:
            self.seen([take(s, s.deck, s.hands[what[1]], bit(what[1]))], what[1])
        elif verb == "look":
            for card in s.deck[-what[2] :]:
                see(s, card, bit(what[1]))
            self.seen(s.deck[-what[2] :], what[1])
        elif verb == "mix":
            bottom = s.deck[: what[1]]
            self.mixing(bottom)
            shuffle(s, bottom)
            s.deck[: what[1]] = bottom
        elif verb == "slip" and s.hands[what[1]]:
            hand = s.hands[what[1]]
            self.mixing(hand, what[1])
            slip(s, hand[what[3] % len(hand)], hand, s.deck, keep=bit(what[1]), bottom=what[2])
        elif verb == "rob" and s.hands[1 - what[1]]:
            self.mixing(s.hands[1 - what[1]], 0, 1)
            rob(s, what[1], 1 - what[1])
            self.seen(s.hands[what[1]], what[1])
        elif verb == "open" and s.hands[what[1]]:
            hand = s.hands[what[1]]
            card = hand[what[2] % len(hand)]
            move(s, card, hand, s.read, ALL)
            self.seen([card], *VIEWERS)
        elif verb == "under":
            for card in sorted(s.read, reverse=True):
                move(s, card, s.read, s.deck, bottom=True)


def places(world: World) -> dict[int, object]:
    """Where each card is: a place in the deck counted from its top, a hand, or the table."""
    deck, *zones = world
    return {card: ("deck", i - len(deck)) for i, card in enumerate(deck)} | {
        card: i for i, cards in enumerate(zones) for card in cards
    }


@settings(max_examples=120, deadline=None, derandomize=True)
@given(st.lists(MOVES, min_size=3, max_size=12), st.integers(0, 1000))
def test_imagined_worlds_are_possible_worlds(moves: list[tuple[Any, ...]], seed: int) -> None:
    cards = Cards(seed)
    none: frozenset[int] = frozenset()
    possible = {viewer: {(order, none, none, none) for order in permutations(range(PIECES))} for viewer in VIEWERS}
    for what in moves:
        before = cards.world()
        cards.do(what)
        after = cards.world()
        saw = next(seen for world, seen in outcomes(before, what) if world == after)
        for viewer in VIEWERS:
            come = (one for old in possible[viewer] for one in outcomes(old, what))
            possible[viewer] = {world for world, seen in come if seen.get(viewer) == saw.get(viewer)}
    truth = places(cards.world())
    for viewer in VIEWERS:
        assert cards.world() in possible[viewer]
        imagined = {cards.world(GAME.imagine(cards.s, viewer, Random(i))) for i in range(40)}
        if cards.exact:
            assert imagined <= possible[viewer], f"viewer {viewer} imagines what it has seen to be otherwise"
        for world in imagined:
            where = places(world)
            assert all(where[card] == truth[card] for card in cards.pinned[viewer])
        missing = possible[viewer] - imagined if len(possible[viewer]) <= 24 else set()
        for i in range(40, 4000):
            if not missing:
                break
            missing.discard(cards.world(GAME.imagine(cards.s, viewer, Random(i))))
        assert not missing, f"viewer {viewer} rules out what is possible: it knows what it has not seen"
