"""A miniature with the shape of bargains: gold for wheat, offered at any time, countered, accepted, or left to expire.

Nobody is ever asked to bargain: it is a standing right while somebody else is at work. Only the parties see an offer.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

import pytest

from araldo.kernel import (
    AGAIN,
    SPECTATOR,
    Action,
    Frame,
    Free,
    Game,
    Offer,
    Option,
    Outcome,
    Refusal,
    Setup,
    State,
    ask,
    call,
    finish,
    mask,
    note,
    procedure,
    public,
    single,
)
from araldo.kernel.log import event_for
from araldo.kernel.offer import accept, counter, decline, expire, find, propose
from araldo.kernel.scenario import Table
from tests.kernel.harness import make_folder, prove, words

TURNS = 9
LASTS = 2  # an offer ends at the start of the second turn after it was made
REPLIES = 2
AMOUNTS = (1, 2)

NOT_MINE = Refusal("SH-OFF-01")
ONE_AT_A_TIME = Refusal("SH-OFF-02")
NOT_PAYABLE = Refusal("SH-OFF-03")
NO_REPLY_LEFT = Refusal("SH-OFF-04")
OWN_OFFER = Refusal("SH-OFF-05")
NONE_LEFT = Refusal("SH-OFF-06")


@dataclass(slots=True)
class Village(State):
    gold: list[int] = public()
    wheat: list[int] = public()
    points: list[int] = public()


@dataclass(slots=True)
class Turns(Frame):
    turn: int = public(0)


@dataclass(slots=True)
class Work(Frame):
    turn: int = public(0)
    done: bool = public(False)


def begin(s: Village, setup: Setup) -> None:
    s.gold, s.wheat, s.points = [3] * s.seats, [3] * s.seats, [0] * s.seats
    call(s, Turns())


def result(s: Village) -> Outcome:
    return Outcome(tuple(s.points), tuple(seat for seat in range(s.seats) if s.points[seat] == max(s.points)))


def invariants(s: Village) -> None:
    assert sum(s.gold) + sum(s.wheat) + sum(s.points) == 6 * s.seats
    assert min(s.gold + s.wheat) >= 0


# -- the turn


def next_turn(s: Village, f: Turns) -> int:
    if f.turn == TURNS:
        return finish(s)
    for offer in expire(s, f.turn):
        note(s, "expired", only=mask(offer.parties), number=offer.number)
    call(s, Work(turn=f.turn))
    f.turn += 1
    return AGAIN


def work(s: Village, f: Work) -> int | None:
    return None if f.done else ask(s, "work", f.turn % s.seats, free=(Free("bargain", tuple(range(s.seats))),))


def labours(s: Village, f: Work, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield ("rest",), None
    yield ("spend",), None if s.gold[seat] else NONE_LEFT
    yield ("eat",), None if s.wheat[seat] else NONE_LEFT


def worked(s: Village, f: Work, seat: int, action: Action) -> None:
    if action != ("rest",):
        (s.gold if action == ("spend",) else s.wheat)[seat] -= 1
        s.points[seat] += 1
    f.done = True


# -- bargaining


def bargains(s: Village, f: Work, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    mine = [offer for offer in s.offers if seat in offer.parties]
    for other in range(s.seats):
        if other != seat:
            busy = any(other in offer.parties for offer in mine)
            for gold, wheat in product(AMOUNTS, AMOUNTS):
                why = ONE_AT_A_TIME if busy else NOT_MINE if s.gold[seat] < gold else None
                yield ("propose", other, gold, wheat), why
    for offer in mine:
        yield ("accept", offer.number), OWN_OFFER if seat == offer.proposer else payable(s, offer)
        yield ("decline", offer.number), None
        (buyer, _, _, gold), (_, _, _, wheat) = offer.goods
        for terms in product(AMOUNTS, AMOUNTS):
            if seat != offer.proposer and terms != (gold, wheat):
                short = s.gold[seat] < terms[0] if seat == buyer else s.wheat[seat] < terms[1]
                why = NO_REPLY_LEFT if not offer.replies else NOT_MINE if short else None
                yield ("counter", offer.number, *terms), why


def payable(s: State, offer: Offer) -> Refusal | None:
    assert isinstance(s, Village)
    held = {"gold": s.gold, "wheat": s.wheat}
    return None if all(held[what][giver] >= amount for giver, _, what, amount in offer.goods) else NOT_PAYABLE


def goods(buyer: int, seller: int, gold: int, wheat: int) -> tuple[tuple[int, int, str, int], ...]:
    return (buyer, seller, "gold", gold), (seller, buyer, "wheat", wheat)


def bargained(s: Village, f: Work, seat: int, action: Action) -> None:
    verb, number, *amounts = action
    if verb == "propose":
        parties = (seat, number)
        terms = goods(seat, number, *amounts)
        offer = propose(s, Offer(0, seat, parties, terms, seen=mask(parties), replies=REPLIES, ends=f.turn + LASTS))
        note(s, "proposed", only=offer.seen, seat=seat, number=offer.number)
        return
    found = find(s, number)
    assert found is not None
    if verb == "counter":
        (buyer, seller, _, _), _ = found.goods
        answer = counter(s, found, seat, goods(buyer, seller, *amounts))
        assert answer is not None
        note(s, "proposed", only=answer.seen, seat=seat, number=answer.number)
    elif verb == "decline":
        decline(s, found)
        note(s, "declined", only=found.seen, seat=seat, number=number)
    elif accept(s, found, seat, payable):
        for giver, taker, what, amount in found.goods:
            held = s.gold if what == "gold" else s.wheat
            held[giver] -= amount
            held[taker] += amount
        note(s, "traded", parties=list(found.parties))


GAME = Game(
    id="offer",
    version=1,
    title={"en": "Offer", "it": "Offerta"},
    folder=make_folder(
        "offer",
        rules=[f"SH-OFF-0{i}" for i in range(1, 7)],
        messages=words(
            prompts=["work", "bargain"],
            verbs=["rest", "spend", "eat", "propose", "accept", "decline", "counter"],
            logs=["proposed", "declined", "expired", "traded"],
        ),
    ),
    state=Village,
    seats=(3, 4),
    usual_seats=3,
    procedures=[procedure(Turns, next_turn), procedure(Work, work)],
    questions=[
        single("work", Work, worked, candidates=labours),
        single("bargain", Work, bargained, candidates=bargains, shown=lambda action: None),
    ],
    begin=begin,
    result=result,
    bound=400,
    invariants=invariants,
)


def offered_table(gold: int = 1, wheat: int = 2) -> tuple[Table, int]:
    """Seat 2 is at work; 0 offers 1 gold for wheat. The table and the offer's number."""
    t = Table(GAME).goto(Turns(turn=2)).do(0, "propose", 1, gold, wheat)
    return t, t.state.offers[0].number


@pytest.mark.parametrize("seats", GAME.seats)
def test_contract(seats: int) -> None:
    proof = prove(GAME, seats, range(12))
    assert proof.decisions > 12 * TURNS, "nobody ever bargained"


def test_others_bargain_while_the_third_is_at_work() -> None:
    t, number = offered_table()
    assert (t.asked, t.waiting()) == ("work", (2,))
    t.do(1, "accept", number)
    assert (t.asked, t.waiting()) == ("work", (2,))
    assert (t.state.gold, t.state.wheat) == ([2, 4, 3], [5, 1, 3])
    assert not t.state.offers


def test_only_the_parties_see_an_offer() -> None:
    before = Table(GAME).goto(Turns(turn=2))
    t, number = offered_table()
    assert [o["number"] for o in t.view(0)["offers"]] == [o["number"] for o in t.view(1)["offers"]] == [number]
    for viewer in (2, SPECTATOR):
        assert t.view(viewer) == before.view(viewer)
        assert all(event_for(event, viewer) is None for event in t.events)
    assert GAME.weigh(t.state, 2) == GAME.weigh(before.state, 2)
    assert t.why(2, "accept", number) == "not-offered"
    assert GAME.imagine(t.state, 2, Random(1)).offers == []


def test_a_number_tells_nothing_about_other_offers() -> None:
    """Whether 0 and 1 are bargaining in secret cannot be read off what 2 receives when it makes an offer itself."""
    alone, third = Table(GAME), offered_table()[0].goto(Turns())
    for t in (alone, third):
        t.do(2, "propose", 0, 2, 1)
    assert alone.view(2) == third.view(2)


def test_a_counter_offer_takes_the_place_of_the_offer() -> None:
    t, number = offered_table()
    t.do(1, "counter", number, 2, 1)
    answer = t.state.offers[0].number
    assert t.why(0, "accept", number) == "not-offered"  # what was read is gone; nobody accepts something else instead
    assert t.why(1, "accept", answer) == "SH-OFF-05"
    t.do(0, "counter", answer, 1, 1)
    last = t.state.offers[0].number
    assert t.why(1, "counter", last, 2, 2) == "SH-OFF-04"
    t.do(1, "accept", last)
    assert (t.state.gold, t.state.wheat) == ([2, 4, 3], [4, 2, 3])


def test_nobody_accepts_what_has_taken_the_place_of_what_was_read() -> None:
    """0 takes the offer back and makes a worse one, while 1 is about to accept the first."""
    t, number = offered_table(gold=2, wheat=1)
    t.do(0, "decline", number).do(0, "propose", 1, 1, 2)
    assert t.why(1, "accept", number) == "not-offered"
    t.do(0, "decline", t.state.offers[0].number).do(0, "propose", 1, 2, 1)
    assert t.why(1, "accept", number) == ""  # the same terms are the same offer


def test_what_was_spent_meanwhile_cannot_change_hands() -> None:
    t, number = offered_table(gold=2)
    t.state.gold[0] = 1
    assert t.why(1, "accept", number) == "SH-OFF-03"
    assert t.why(1, "decline", number) == ""
    t.state.gold[0] = 2
    t.do(1, "accept", number)
    assert t.state.gold == [0, 5, 3]


def test_an_offer_expires_at_its_moment() -> None:
    t, number = offered_table()
    t.do(2, "rest")
    assert t.why(1, "accept", number) == ""  # in the turn that follows it still stands
    t.do(0, "rest")
    assert t.why(1, "accept", number) == "not-offered"
    expired = [event for event in t.events if event.kind == "expired"]
    assert [event.params for event in expired] == [{"number": number}]
    assert [event_for(expired[0], viewer) is None for viewer in (0, 1, 2, SPECTATOR)] == [False, False, True, True]


def test_a_counter_offer_ends_when_the_first_would_have() -> None:
    t, number = offered_table()
    t.do(2, "rest").do(1, "counter", number, 1, 1).do(0, "rest")
    assert not t.state.offers


def test_one_offer_at_a_time_between_two() -> None:
    t, _ = offered_table()
    assert t.why(1, "propose", 0, 1, 1) == "SH-OFF-02"
    assert t.why(1, "propose", 2, 1, 1) == ""


def test_three_parties_must_all_accept_and_the_last_only_what_can_be_kept() -> None:
    s = Table(GAME).state
    offer = propose(s, Offer(0, 0, (0, 1, 2), ((0, 1, "gold", 3), (1, 2, "wheat", 1)), ends=9))
    assert not accept(s, offer, 1, payable)
    s.gold[0] = 2
    assert not accept(s, offer, 2, payable)
    assert offer.accepted == [0, 1]
    s.gold[0] = 3
    assert accept(s, offer, 2, payable)
    assert not s.offers


def test_the_same_offer_twice_is_one_offer() -> None:
    s = Table(GAME).state
    first, again = (propose(s, Offer(0, 0, (0, 1), goods(0, 1, 1, 1), ends=9)) for _ in range(2))
    assert again is first
    assert s.offers == [first]
