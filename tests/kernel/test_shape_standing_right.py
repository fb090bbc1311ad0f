"""A miniature with the shape of standing rights: selling cards as in Castelli, giving crowns as in Warrior Knights.

While one is asked, or several secretly at once, others may act: first come, first served, and nobody waits for them.
What has been answered in secret stands unless it no longer fits; money inside a payment choice is locked.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from random import Random

import pytest

from araldo.kernel import (
    AGAIN,
    ALL,
    Action,
    Frame,
    Free,
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
    procedure,
    public,
    sealed,
    shuffle,
    single,
    zone,
)
from araldo.kernel.pieces import draw, slip, stock
from araldo.kernel.play import Eyes, RandomBot, play_out
from araldo.kernel.scenario import Table
from tests.kernel.harness import make_folder, prove, words

CARDS = 12
ROUNDS = 3
PRICE = 2

MINE_EMPTY = Refusal("SH-STR-01")
LOCKED = Refusal("SH-STR-02")


@dataclass(slots=True)
class Barons(State):
    mine: int = public(3)
    church: int = public(0)
    crowns: list[int] = public()
    deck: list[int] = zone(Seen.NOBODY)
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False)
    discard: list[int] = zone(Seen.ALL)


@dataclass(slots=True)
class Rounds(Frame):
    round: int = public(0)


@dataclass(slots=True)
class Round(Frame):
    """One works, twice if he likes; all commit a card in secret; the others pledge crowns to the church in secret."""

    seat: int = public(0)
    work: int = public(2)
    committed: bool = public(False)
    pledged: bool = public(False)


def begin(s: Barons, setup: Setup) -> None:
    stock(s, CARDS)
    s.crowns = [3] * s.seats
    s.deck, s.hands = list(range(CARDS)), [[] for _ in range(s.seats)]
    shuffle(s, s.deck)
    for seat in range(s.seats):
        for _ in range(3):
            draw(s, s.deck, s.hands[seat], bit(seat))
    call(s, Rounds())


def result(s: Barons) -> Outcome:
    return Outcome(tuple(s.crowns), tuple(seat for seat in range(s.seats) if s.crowns[seat] == max(s.crowns)))


def invariants(s: Barons) -> None:
    assert s.mine + s.church + sum(s.crowns) == 3 + 3 * s.seats, "crowns are lost"
    assert min(s.crowns) >= 0


def next_round(s: Barons, f: Rounds) -> int:
    if f.round == ROUNDS:
        return finish(s)
    call(s, Round(seat=f.round % s.seats))
    f.round += 1
    return AGAIN


# -- what is asked


def everybody(s: Barons, kind: str) -> Free:
    return Free(kind, tuple(range(s.seats)))


def work(s: Barons, f: Round) -> int | None:
    return ask(s, "work", f.seat, free=(everybody(s, "sell"), everybody(s, "give"))) if f.work else None


def labours(s: Barons, f: Round, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield ("rest",), None
    yield ("dig",), None if s.mine else MINE_EMPTY


def worked(s: Barons, f: Round, seat: int, action: Action) -> None:
    if action == ("rest",):
        f.work = 0
    else:
        f.work -= 1
        s.mine -= 1
        s.crowns[seat] += 1


def commit(s: Barons, f: Round) -> int | None:
    return None if f.committed else ask(s, "commit", *range(s.seats), free=(everybody(s, "sell"),))


def commitments(s: Barons, f: Round, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield ("nothing",), None
    for card in s.hands[seat]:
        yield ("commit", card), None


def committed(s: Barons, f: Round, answers: dict[int, Action]) -> None:
    f.committed = True
    for seat, action in answers.items():
        if action[0] == "commit":
            move(s, action[1], s.hands[seat], s.discard, ALL)
    note(s, "committed", cards=[action[1] for action in answers.values() if action[0] == "commit"])


def pledge(s: Barons, f: Round) -> int | None:
    others = [seat for seat in range(s.seats) if seat != f.seat]
    return None if f.pledged else ask(s, "pledge", *others, free=(everybody(s, "give"),))


def pledges(s: Barons, f: Round, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield Span(("pledge",), 0, s.crowns[seat]), None


def pledged(s: Barons, f: Round, answers: dict[int, Action]) -> None:
    f.pledged = True
    for seat, (_, amount) in answers.items():
        s.crowns[seat] -= amount
        s.church += amount


# -- what anybody may do meanwhile


def sales(s: Barons, f: Round, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    for card in s.hands[seat]:
        yield ("sell", card), None if s.mine else MINE_EMPTY


def sold(s: Barons, f: Round, seat: int, action: Action) -> None:
    slip(s, action[1], s.hands[seat], s.deck, keep=bit(seat), bottom=True)  # a sold card is not seen
    price = min(PRICE, s.mine)
    s.mine -= price
    s.crowns[seat] += price
    note(s, "sold", seat=seat, price=price)


def gifts(s: Barons, f: Round, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    assert s.asked is not None
    why = LOCKED if s.asked.kind == "pledge" and seat in s.asked.seats else None
    for other in range(s.seats):
        if other != seat and s.crowns[seat]:
            yield Span(("give", other), 1, s.crowns[seat]), why


def given(s: Barons, f: Round, seat: int, action: Action) -> None:
    _, other, amount = action
    s.crowns[seat] -= amount
    s.crowns[other] += amount
    note(s, "gave", seat=seat, other=other, amount=amount)


GAME = Game(
    id="standing_right",
    version=1,
    title={"en": "Standing right", "it": "Diritto permanente"},
    folder=make_folder(
        "standing_right",
        rules=["SH-STR-01", "SH-STR-02"],
        messages=words(
            prompts=["work", "commit", "pledge", "sell", "give"],
            verbs=["rest", "dig", "nothing", "commit", "pledge", "sell", "give"],
            logs=["committed", "sold", "gave"],
        ),
    ),
    state=Barons,
    seats=(2, 3, 4),
    usual_seats=3,
    procedures=[procedure(Rounds, next_round), procedure(Round, work, commit, pledge)],
    questions=[
        single("work", Round, worked, candidates=labours),
        sealed("commit", Round, committed, candidates=commitments),
        sealed("pledge", Round, pledged, candidates=pledges),
        single("sell", Round, sold, candidates=sales, shown=lambda action: action[:1]),
        single("give", Round, given, candidates=gifts),
    ],
    begin=begin,
    result=result,
    bound=200,
    invariants=invariants,
    backs=[0] * CARDS,
)


@pytest.mark.parametrize("seats", GAME.seats)
def test_contract(seats: int) -> None:
    prove(GAME, seats, range(8))


def test_others_may_act_and_nobody_waits_for_them() -> None:
    t = Table(GAME)
    card = t.state.hands[2][0]
    t.do(1, "give", 2, 3).do(2, "sell", card)
    assert t.state.crowns == [3, 0, 8]
    assert (t.asked, t.waiting()) == ("work", (0,))
    assert t.why(1, "dig") == "not-offered"


def test_first_come_first_served() -> None:
    """The mine holds 3: the first sale brings 2, the second 1, the third is refused."""
    for order in permutations(range(3)):
        t = Table(GAME)
        for seat in order[:2]:
            t.do(seat, "sell", t.state.hands[seat][0])
        assert t.state.crowns[order[0]] == 5
        assert t.state.crowns[order[1]] == 4
        assert t.why(order[2], "sell", t.state.hands[order[2]][0]) == "SH-STR-01"


def test_a_right_is_open_only_where_the_step_leaves_it_open() -> None:
    t = Table(GAME).do(0, "rest")
    assert (t.asked, t.why(0, "give", 1, 1)) == ("commit", "not-offered")
    for seat in range(3):
        t.do(seat, "nothing")
    assert (t.asked, t.why(0, "sell", t.state.hands[0][0])) == ("pledge", "not-offered")


def test_sealed_answers_stand_through_a_free_action() -> None:
    t = Table(GAME).do(0, "rest")
    hands = [hand[:] for hand in t.state.hands]
    t.do(0, "commit", hands[0][0]).do(1, "commit", hands[1][0])
    t.do(1, "sell", hands[1][1]).do(2, "sell", hands[2][0])
    assert t.waiting() == (2,)
    t.do(2, "nothing")
    assert t.said("committed") == [{"cards": [hands[0][0], hands[1][0]]}]


def test_a_sealed_answer_that_no_longer_fits_is_asked_again() -> None:
    t = Table(GAME).do(0, "rest")
    hands = [hand[:] for hand in t.state.hands]
    t.do(0, "commit", hands[0][0]).do(1, "commit", hands[1][0]).do(1, "sell", hands[1][0])
    assert t.waiting() == (1, 2)
    assert t.view(0)["asked"]["answer"] == ["commit", hands[0][0]]
    t.do(1, "commit", hands[1][2]).do(2, "nothing")
    assert t.said("committed") == [{"cards": [hands[0][0], hands[1][2]]}]


def test_money_inside_a_payment_choice_is_locked() -> None:
    """Who is asked to pledge cannot give crowns away, before or after answering; who is not asked can, to them too."""
    t = Table(GAME).do(0, "rest")
    for seat in range(3):
        t.do(seat, "nothing")
    t.do(1, "pledge", 3)
    assert t.why(1, "give", 2, 1) == t.why(2, "give", 1, 1) == "SH-STR-02"
    t.do(0, "give", 1, 3)
    assert t.waiting() == (2,)  # a gift does not reopen what is sealed
    t.do(1, "pledge", 5).do(2, "pledge", 0)  # but it may be used
    assert (t.state.church, t.state.crowns[1]) == (5, 1)


def test_what_was_sold_is_remembered_by_its_seller_only() -> None:
    t = Table(GAME)
    card = t.state.hands[1][0]
    t.do(1, "sell", card)
    seen = [{GAME.imagine(t.state, viewer, Random(i)).deck[0] for i in range(120)} for viewer in (0, 1)]
    assert seen[1] == {card}
    assert seen[0] == set(range(CARDS)) - set(t.state.hands[0])


# -- how play polls standing rights


class Watcher:
    """Answers as if it were away, takes every right or none, and writes down when it was polled."""

    def __init__(self, polls: list[tuple[str, int]], takes: bool = False) -> None:
        self.polls, self.takes = polls, takes

    def choose(self, eyes: Eyes) -> Action:
        return eyes.default

    def free(self, eyes: Eyes) -> Action | None:
        self.polls.append((eyes.kind, eyes.seat))
        return Game.choose(eyes.options[:1], Random(0)) if self.takes else None


def test_every_holder_is_polled_once_each_time_a_seat_is_asked() -> None:
    polls: list[tuple[str, int]] = []
    s = Table(GAME).state
    play_out(GAME, s, [Watcher(polls) for _ in range(3)])
    a_round = [
        [
            *(("work", (at + i) % 3) for i in range(3)),
            *(("commit", (seat + i) % 3) for seat in range(3) for i in range(3)),
            *(("pledge", at) for seat in range(3) if seat != at),
        ]
        for at in range(3)
    ]
    assert polls == [poll for one in a_round for poll in one]


class Digger(Watcher):
    def choose(self, eyes: Eyes) -> Action:
        return ("dig",) if ("dig",) in eyes.options else eyes.default


def test_the_same_question_again_is_another_moment() -> None:
    polls: list[tuple[str, int]] = []
    s = Table(GAME).state
    play_out(GAME, s, [Digger(polls) for _ in range(3)], bound=2)
    assert polls == [("work", seat) for _ in range(2) for seat in range(3)]


def test_who_takes_every_right_does_not_stop_the_game() -> None:
    s = Table(GAME).state
    play_out(GAME, s, [Watcher([], takes=True) for _ in range(3)])
    assert GAME.over(s)


def test_random_play_rations_standing_rights() -> None:
    taken = decisions = 0
    for seed in range(60):
        s = GAME.start(GAME.setup(3), key_from_seed(seed))

        def listen(seat: int, action: Action) -> None:
            nonlocal taken
            taken += action[0] in ("sell", "give")

        decisions += play_out(GAME, s, [RandomBot(seed)] * 3, listen=listen)
        assert GAME.over(s)
    assert 1 / 40 < taken / decisions < 1 / 10
