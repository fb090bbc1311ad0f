"""A miniature with the shape of Medieval Conspiracy's reaction stack: cards on cards, the last played resolved first.

Somebody's heir is struck. Everybody may answer, and answer the answer. Whether a seat holds anything is never betrayed:
all are asked at once, the first in order who plays counts, and what the others had in mind is dropped unseen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from random import Random
from typing import Any

import pytest

from araldo.kernel import (
    AGAIN,
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
    State,
    ask,
    bit,
    call,
    end,
    finish,
    move,
    note,
    procedure,
    public,
    sealed,
    shuffle,
    single,
    zone,
)
from araldo.kernel.pieces import draw, stock
from araldo.kernel.scenario import Table
from tests.kernel.harness import make_folder, prove, words

HEAL, CLAIM, COUNTER = range(3)  # card c is a healer, a claim on the inheritance, or a counter: c % 3
CARDS = 18
CANCELLED = "cancelled"

NOTHING_BELOW = Refusal("SH-REA-02")
OWN_INHERITANCE = Refusal("SH-REA-03")
OWN_HEIR = Refusal("SH-REA-04")


@dataclass(slots=True)
class Court(State):
    heirs: list[int] = public()
    lands: list[int] = public()
    deck: list[int] = zone(Seen.NOBODY)
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False)
    stack: list[int] = zone(Seen.ALL)  # cards played and not yet resolved, the last on top
    discard: list[int] = zone(Seen.ALL)


@dataclass(slots=True)
class Turns(Frame):
    turn: int = public(0)


@dataclass(slots=True)
class Death(Frame):
    """An heir is struck. He dies unless a healer takes effect; a claim takes a land if he is dead by then."""

    seat: int = public(0)
    victim: int = public(-1)
    saved: bool = public(False)


@dataclass(slots=True)
class Window(Frame):
    """Everybody may answer what lies on top. Result: CANCELLED if an answer has cancelled it."""

    opener: int = public(0)
    closed: bool = public(False)


@dataclass(slots=True)
class Played(Frame):
    """A card on top of the stack: its own window, then its effect. Result: CANCELLED if it cancels the one below."""

    seat: int = public(0)


def begin(s: Court, setup: Setup) -> None:
    stock(s, CARDS)
    s.heirs, s.lands = [2] * s.seats, [1] * s.seats
    s.deck, s.hands = list(range(CARDS)), [[] for _ in range(s.seats)]
    shuffle(s, s.deck)
    for seat in range(s.seats):
        for _ in range(3):
            draw(s, s.deck, s.hands[seat], bit(seat))
    call(s, Turns())


def result(s: Court) -> Outcome:
    return Outcome(tuple(s.lands), tuple(seat for seat in range(s.seats) if s.lands[seat] == max(s.lands)))


# -- a turn


def next_turn(s: Court, f: Turns) -> int:
    if f.turn == 4:
        return finish(s)
    call(s, Death(seat=f.turn % s.seats))
    f.turn += 1
    return AGAIN


def strike(s: Court, f: Death) -> int | None:
    return ask(s, "strike", f.seat) if f.victim < 0 else None


def victims(s: Court, f: Death, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield ("spare",), None
    for other in range(s.seats):
        if s.heirs[other]:
            yield ("strike", other), OWN_HEIR if other == seat else None


def struck(s: Court, f: Death, seat: int, action: Action) -> None:
    if action == ("spare",):
        end(s)
        return
    f.victim = action[1]
    note(s, "struck", seat=seat, victim=f.victim)


def open_window(s: Court, f: Death) -> None:
    call(s, Window(opener=f.seat))


def bury(s: Court, f: Death) -> None:
    if not f.saved:
        s.heirs[f.victim] -= 1


# -- the window: all at once, and equal to asking in turn


def in_order(s: Court, opener: int) -> list[int]:
    """Clockwise from the opener's left, the opener last; without those who have no heir left, as all can see."""
    seats = [(opener + 1 + i) % s.seats for i in range(s.seats)]
    return [seat for seat in seats if s.heirs[seat]]


def ask_around(s: Court, f: Window) -> int | None:
    if f.closed or f.result == CANCELLED:
        return end(s, f.result)
    return ask(s, "react", *in_order(s, f.opener))


def reactions(s: Court, f: Window, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield ("pass",), None
    death = next(frame for frame in s.frames if isinstance(frame, Death))
    for card in s.hands[seat]:
        why = None
        if card % 3 == COUNTER and not s.stack:
            why = NOTHING_BELOW
        elif card % 3 == CLAIM and seat == death.victim:
            why = OWN_INHERITANCE
        yield ("play", card), why


def reacted(s: Court, f: Window, answers: dict[int, Action]) -> None:
    for seat in in_order(s, f.opener):
        if answers[seat][0] == "play":
            card = answers[seat][1]
            move(s, card, s.hands[seat], s.stack, ALL)
            note(s, "played", seat=seat, card=card)
            call(s, Played(seat=seat))
            return
    f.closed = True


# -- a card on the stack


def open_own_window(s: Court, f: Played) -> None:
    call(s, Window(opener=f.seat))


def resolve(s: Court, f: Played) -> int:
    card = s.stack[-1]
    move(s, card, s.stack, s.discard)
    if f.result == CANCELLED:
        note(s, "cancelled", card=card)
        return end(s)
    death = next(frame for frame in s.frames if isinstance(frame, Death))
    if card % 3 == COUNTER:
        return end(s, CANCELLED)
    if card % 3 == HEAL:
        death.saved = True
    elif not death.saved:  # a card whose requirement no longer holds is discarded without effect
        s.lands[f.seat] += 1
    note(s, "resolved", card=card)
    return end(s)


GAME = Game(
    id="reactions",
    version=1,
    title={"en": "Reactions", "it": "Reazioni"},
    folder=make_folder(
        "reactions",
        rules=["SH-REA-02", "SH-REA-03", "SH-REA-04"],
        messages=words(
            prompts=["strike", "react"],
            verbs=["spare", "strike", "pass", "play"],
            logs=["struck", "played", "cancelled", "resolved"],
        ),
    ),
    state=Court,
    seats=(2, 3, 4),
    usual_seats=3,
    procedures=[
        procedure(Turns, next_turn),
        procedure(Death, strike, open_window, bury),
        procedure(Window, ask_around),
        procedure(Played, open_own_window, resolve),
    ],
    questions=[
        single("strike", Death, struck, candidates=victims),
        sealed("react", Window, reacted, candidates=reactions),
    ],
    begin=begin,
    result=result,
    bound=400,
    backs=[0] * CARDS,
)


def struck_table(hands: list[list[int]], opener: int = 0, victim: int = 1) -> Table:
    """An heir of `victim` has just been struck by `opener`; everybody holds these cards."""
    t = Table(GAME, seats=len(hands))
    for seat in range(len(hands)):
        t.place("deck", None, t.state.hands[seat][:])
    for seat, hand in enumerate(hands):
        t.place("hands", seat, hand)
    return t.goto(Death(seat=opener)).do(opener, "strike", victim)


def everybody(t: Table, **plays: int) -> Table:
    """All who are asked answer: `s1=4` means that seat 1 plays card 4; the rest pass."""
    for seat in t.waiting():
        card = plays.get(f"s{seat}")
        t.do(seat, *(("pass",) if card is None else ("play", card)))
    return t


@pytest.mark.parametrize("seats", GAME.seats)
def test_contract(seats: int) -> None:
    proof = prove(GAME, seats, range(6 - seats))
    assert proof.depth >= 8, "no card was ever answered by a card that was itself answered"


def test_last_played_takes_effect_first() -> None:
    """A claims, B heals on top of it: B's healer resolves first, so the claim finds nobody dead."""
    t = struck_table([[], [0], [1]])
    everybody(t, s2=1)  # 2 claims
    everybody(t, s1=0)  # 1 heals, on top
    everybody(t)  # nobody answers the healer
    assert [e["card"] for e in t.said("resolved")] == [0]
    everybody(t)  # asked again for the claim that is left
    everybody(t)  # and, with an empty stack, once more for the death itself
    assert [e["card"] for e in t.said("resolved")] == [0, 1]
    assert t.state.lands == [1, 1, 1]
    assert t.state.heirs == [2, 2, 2]


def test_a_counter_cancels_only_the_card_below_it() -> None:
    """0 heals, 2 counters the healer, 1 counters the counter: the healer stands again."""
    t = struck_table([[0], [2], [5]])
    everybody(t, s0=0)
    everybody(t, s2=5)
    everybody(t, s1=2)
    assert t.state.stack == [0, 5, 2]
    everybody(t)  # the window on the upper counter closes: it cancels the lower one
    assert [e["card"] for e in t.said("cancelled")] == [5]
    assert t.state.stack == [0]
    everybody(t)
    everybody(t)
    assert t.state.discard == [2, 5, 0]
    assert t.state.heirs == [2, 2, 2]


def test_a_cancelled_card_takes_its_window_with_it() -> None:
    """When a counter has cancelled a healer nobody is asked about that healer any more, only about the death."""
    t = struck_table([[0], [], [5]])
    everybody(t, s0=0)
    everybody(t, s2=5)
    everybody(t)
    assert [type(frame).__name__ for frame in t.state.frames] == ["Death", "Window"]
    everybody(t)
    assert t.state.heirs == [2, 1, 2]


def test_one_may_answer_ones_own_card() -> None:
    t = struck_table([[], [], [4, 8]])
    everybody(t, s2=4)
    everybody(t, s2=8)
    everybody(t)
    assert [e["card"] for e in t.said("cancelled")] == [4]


def test_a_counter_needs_a_card_below() -> None:
    t = struck_table([[], [], [5]])
    assert t.why(2, "play", 5) == "SH-REA-02"


def test_who_holds_nothing_is_asked_and_who_is_publicly_excluded_is_not() -> None:
    t = struck_table([[0], [], []])
    assert t.waiting() == (1, 2, 0)
    assert t.options(1) == [("pass",)]
    t.state.heirs[2] = 0
    t.goto(Death(victim=1), Window(opener=1))
    assert t.waiting() == (0, 1)


def test_the_first_in_order_counts_whoever_was_quicker() -> None:
    """Left of the opener first, the opener last, in whatever order the answers arrive."""
    ends = set()
    for order in permutations(range(3)):
        t = struck_table([[0], [3], [6]])
        for seat in order:
            t.do(seat, "play", 3 * seat)
        assert t.state.stack == [3]
        assert [e["seat"] for e in t.said("played")] == [1]
        ends.add(GAME.pack(t.state))
    assert len(ends) == 1


def test_a_dropped_answer_leaves_no_trace() -> None:
    """What seat 2 would have done changes nothing, neither while it waits nor afterwards, for nobody but seat 2."""
    worlds = []
    for answer in (("pass",), ("play", 6), ("play", 9)):
        t = struck_table([[0], [3], [6, 9]])
        t.do(2, *answer)
        waiting = [t.view(viewer) for viewer in (0, 1, SPECTATOR)]
        t.do(0, "pass").do(1, "play", 3)
        worlds.append((waiting, t.events, GAME.pack(t.state)))
    assert worlds[0] == worlds[1] == worlds[2]


def test_what_others_have_in_mind_is_imagined_anew() -> None:
    t = struck_table([[0], [3], [6, 9]]).do(2, "play", 6).do(0, "pass")
    worlds = [GAME.imagine(t.state, 0, Random(i)) for i in range(200)]
    assert {w.asked.answers[0] for w in worlds} == {("pass",)}
    assert {w.asked.answers[2][0] for w in worlds} == {"pass", "play"}
    assert all(w.asked.answers[2] in GAME.options(w, 2, revise=True) for w in worlds)
    assert len({w.asked.answers[2] for w in worlds}) > 5  # whatever 2 may hold and play


# -- equal to asking in turn


def reaction_of(seed: int, seat: int, stack: list[int], hand: list[int], options: list[Action]) -> Action:
    """What a seat does when asked: any function of what it sees."""
    return Random(f"{seed} {seat} {stack} {sorted(hand)}").choice(options)


class InTurn:
    """The rule as people play it: one is asked after the other; a card opens a new round from its player's left."""

    def __init__(self, seed: int, hands: list[list[int]], victim: int) -> None:
        self.seed, self.hands, self.victim = seed, [sorted(hand) for hand in hands], victim
        self.stack: list[int] = []
        self.done: list[tuple[Any, ...]] = []
        self.lands, self.saved = [1] * len(hands), False

    def window(self, opener: int) -> bool:
        """True if what lies on top was cancelled."""
        while True:
            for i in range(len(self.hands)):
                seat = (opener + 1 + i) % len(self.hands)
                action = self.ask(seat)
                if action[0] == "play":
                    if self.play(seat, action[1]):
                        return True
                    break
            else:
                return False

    def ask(self, seat: int) -> Action:
        legal = [
            c
            for c in self.hands[seat]
            if not (c % 3 == COUNTER and not self.stack) and not (c % 3 == CLAIM and seat == self.victim)
        ]
        return reaction_of(self.seed, seat, self.stack, self.hands[seat], [("pass",), *(("play", c) for c in legal)])

    def play(self, seat: int, card: int) -> bool:
        self.hands[seat].remove(card)
        self.stack.append(card)
        self.done.append(("played", seat, card))
        cancelled = self.window(seat)
        self.stack.pop()
        self.done.append(("cancelled" if cancelled else "resolved", card))
        if cancelled:
            return False
        if card % 3 == COUNTER:
            self.done.pop()
            return True
        if card % 3 == HEAL:
            self.saved = True
        elif not self.saved:
            self.lands[seat] += 1
        return False


@pytest.mark.parametrize("seed", range(40))
def test_equal_to_asking_in_turn(seed: int) -> None:
    rng = Random(seed)
    cards = rng.sample(range(CARDS), 12)
    hands = [cards[:5], cards[5:7], cards[7:]]
    model = InTurn(seed, hands, victim=1)
    model.window(opener=0)
    t = struck_table(hands)
    while t.asked == "react":
        seats = list(t.waiting())
        rng.shuffle(seats)
        stack = t.state.stack[:]
        for seat in seats:
            t.do(seat, *reaction_of(seed, seat, stack, t.state.hands[seat], sorted(t.options(seat))))
    told = [(e.kind, *e.params.values()) for e in t.events if e.kind in ("played", "resolved", "cancelled")]
    assert told == model.done
    assert t.state.lands == model.lands
    assert t.state.heirs == [2, 2 if model.saved else 1, 2]
