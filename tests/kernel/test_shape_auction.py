"""A miniature with the shape of Medieval Conspiracy's auctions and Medioevo Universale's turn order: open, ascending.

The opener rotates; who passes is out; before every bid somebody may keep the bidder from bidding with a card; money is
hidden, bids are shown, and the money of the standing bid is tied up.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest

from araldo.kernel import (
    AGAIN,
    ALL,
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
    below,
    bit,
    call,
    finish,
    move,
    note,
    open_books,
    pay,
    procedure,
    public,
    sealed,
    shuffle,
    single,
    zone,
)
from araldo.kernel.fields import screened
from araldo.kernel.pieces import draw, stock
from araldo.kernel.purse import BANK, show
from araldo.kernel.scenario import Table
from tests.kernel.harness import make_folder, prove, words

CARDS = 8  # even ones are plagues, odd ones serve for nothing here
LOTS = 5
FIRST, RAISE, PLAGUE = 10, 5, 10  # the least first bid and raise; what it costs to play a plague
FULL = 2  # who owns so many fiefs may not bid for another
MOST = 999

MAY_NOT_BID = Refusal("SH-AUC-01")
NO_PLAGUE = Refusal("SH-AUC-05")
OWN_BID = Refusal("SH-AUC-06")


@dataclass(slots=True)
class Market(State):
    cash: list[int] = screened()
    tied: list[int] = public()  # by seat: what of it stands as a bid
    fiefs: list[int] = public()
    deck: list[int] = zone(Seen.NOBODY)
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False)
    discard: list[int] = zone(Seen.ALL)


@dataclass(slots=True)
class Sale(Frame):
    lot: int = public(0)


@dataclass(slots=True)
class Auction(Frame):
    at: int = public(0)  # who is about to bid
    still: list[int] = public()  # who has neither passed nor been excluded
    bidder: int = public(-1)
    high: int = public(0)
    warned: bool = public(False)  # the hook before this bid has been there


@dataclass(slots=True)
class Hook(Frame):
    """Before a bid: anybody may exclude the one who is about to bid. A card takes effect at once and ends the hook."""

    seat: int = public(0)
    closed: bool = public(False)


def begin(s: Market, setup: Setup) -> None:
    stock(s, CARDS)
    s.cash, s.tied, s.fiefs = [40] * s.seats, [0] * s.seats, [0] * s.seats
    open_books(s, s.cash)
    s.deck, s.hands = list(range(CARDS)), [[] for _ in range(s.seats)]
    shuffle(s, s.deck)
    for seat in range(s.seats):
        draw(s, s.deck, s.hands[seat], bit(seat))
    call(s, Sale())


def result(s: Market) -> Outcome:
    return Outcome(tuple(s.fiefs), tuple(seat for seat in range(s.seats) if s.fiefs[seat] == max(s.fiefs)))


def invariants(s: Market) -> None:
    assert all(0 <= tied <= cash for tied, cash in zip(s.tied, s.cash, strict=True)), "more money is bid than there is"


def open_lot(s: Market, f: Sale) -> int:
    if f.lot == LOTS:
        return finish(s)
    opener = f.lot % s.seats
    f.lot += 1
    for seat in range(s.seats):  # what comes in is nobody else's business
        pay(s, s.cash, BANK, seat, 5 * below(s, 4), bit(seat), at_most=15)
    call(s, Auction(at=opener, still=list(range(s.seats))))
    return AGAIN


# -- an auction


def bid_in_turn(s: Market, f: Auction) -> int | None:
    if not f.still or f.still == [f.bidder]:
        return None
    if f.at not in f.still:
        f.at = (f.at + 1) % s.seats
        f.warned = False
        return AGAIN
    if not f.warned:
        f.warned = True
        call(s, Hook(seat=f.at))
        return AGAIN
    return ask(s, "bid", f.at)


def bids(s: Market, f: Auction, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield ("pass",), None
    least = f.high + RAISE if f.bidder >= 0 else FIRST
    if s.fiefs[seat] == FULL:
        yield Span(("bid",), 1, MOST), MAY_NOT_BID
        return
    yield Span(("bid",), 1, least - 1), Refusal("SH-AUC-02", (("least", least),))
    cash = s.cash[seat]
    if cash >= least:
        yield Span(("bid",), least, cash), None
    yield Span(("bid",), max(least, cash + 1), MOST), Refusal("SH-AUC-03", (("cash", cash),))


def bid_made(s: Market, f: Auction, seat: int, action: Action) -> None:
    if action == ("pass",):
        f.still.remove(seat)
    else:
        if f.bidder >= 0:
            s.tied[f.bidder] = 0
        f.bidder, f.high = seat, action[1]
        s.tied[seat] = f.high
        show(s, seat, f.high, ALL)
        note(s, "bid", seat=seat, amount=f.high)
    f.at = (seat + 1) % s.seats
    f.warned = False


def award(s: Market, f: Auction) -> None:
    if f.bidder >= 0:
        s.tied[f.bidder] = 0
        pay(s, s.cash, f.bidder, BANK, f.high, ALL)
        s.fiefs[f.bidder] += 1
    note(s, "awarded", seat=f.bidder, amount=f.high)


# -- the hook before each bid


def ask_before_bid(s: Market, f: Hook) -> int | None:
    return None if f.closed else ask(s, "before_bid", *((f.seat + 1 + i) % s.seats for i in range(s.seats)))


def exclusions(s: Market, f: Hook, seat: int) -> Iterator[tuple[Option, Refusal | None]]:
    yield ("wait",), None
    for card in s.hands[seat]:
        why = NO_PLAGUE if card % 2 else OWN_BID if seat == f.seat else None
        if why is None and s.cash[seat] - s.tied[seat] < PLAGUE:
            why = Refusal("SH-AUC-04", (("tied", s.tied[seat]),))
        yield ("exclude", card), why


def asked_before_bid(s: Market, f: Hook, answers: dict[int, Action]) -> None:
    f.closed = True
    for seat, action in answers.items():  # in the order of asking
        if action[0] == "exclude":
            move(s, action[1], s.hands[seat], s.discard, ALL)
            pay(s, s.cash, seat, BANK, PLAGUE, ALL)
            show(s, seat, s.tied[seat], ALL)  # a standing bid lies there as before
            auction = next(frame for frame in s.frames if isinstance(frame, Auction))
            auction.still.remove(f.seat)
            note(s, "excluded", seat=f.seat, by=seat)
            return


GAME = Game(
    id="auction",
    version=1,
    title={"en": "Auction", "it": "Asta"},
    folder=make_folder(
        "auction",
        rules=[f"SH-AUC-0{i}" for i in range(1, 7)],
        messages=words(
            prompts=["bid", "before_bid"], verbs=["pass", "bid", "wait", "exclude"], logs=["bid", "excluded", "awarded"]
        ),
    ),
    state=Market,
    seats=(2, 3, 4),
    usual_seats=4,
    procedures=[procedure(Sale, open_lot), procedure(Auction, bid_in_turn, award), procedure(Hook, ask_before_bid)],
    questions=[
        single("bid", Auction, bid_made, candidates=bids),
        sealed("before_bid", Hook, asked_before_bid, candidates=exclusions),
    ],
    begin=begin,
    result=result,
    bound=600,
    invariants=invariants,
    backs=[0] * CARDS,
)


def table(cash: list[int], hands: list[list[int]] | None = None, opener: int = 0) -> Table:
    """An auction about to open, everybody with this much money and these cards."""
    t = Table(GAME, seats=len(cash))
    s = t.state
    s.cash = cash
    open_books(s, cash)
    for seat in range(s.seats):
        t.place("deck", None, s.hands[seat][:])
    for seat in range(s.seats):
        t.place("hands", seat, hands[seat] if hands else [])
    return t.goto(Auction(at=opener, still=list(range(s.seats))))


def unhooked(t: Table) -> Table:
    """Nobody keeps the bidder from bidding."""
    assert t.asked == "before_bid"
    for seat in t.waiting():
        t.do(seat, "wait")
    return t


@pytest.mark.parametrize("seats", GAME.seats)
def test_contract(seats: int) -> None:
    proof = prove(GAME, seats, range(6 - seats))
    assert proof.kinds == {"bid", "before_bid"}


def test_open_and_ascending() -> None:
    """The example of the turn order: 10, 15, 20, pass, 25, pass, 40, pass. The last bidder alone pays."""
    t = table([100] * 4)
    for seat, bid in [(0, 10), (1, 15), (2, 20), (3, 0), (0, 25), (1, 0), (2, 40), (0, 0)]:
        unhooked(t)
        assert t.waiting() == (seat,)
        t.do(seat, *(("bid", bid) if bid else ("pass",)))
    assert t.said("awarded") == [{"seat": 2, "amount": 40}]
    assert t.state.cash == [100, 100, 60, 100]
    assert t.state.fiefs == [0, 0, 1, 0]


def test_a_bid_is_at_least_a_raise_and_at_most_the_cash() -> None:
    t = unhooked(table([60, 60]))
    assert t.why(0, "bid", 9) == "SH-AUC-02"
    assert t.why(0, "bid", 61) == "SH-AUC-03"
    assert t.options(0) == [("pass",), Span(("bid",), 10, 60)]
    unhooked(t.do(0, "bid", 33))  # a jump
    assert t.why(1, "bid", 37) == "SH-AUC-02"
    assert t.options(1) == [("pass",), Span(("bid",), 38, 60)]


def test_who_may_not_bid_is_told_so() -> None:
    t = table([60, 60])
    t.state.fiefs[0] = FULL
    unhooked(t)
    assert t.why(0, "bid", 20) == "SH-AUC-01"
    assert t.options(0) == [("pass",)]


def test_who_cannot_pay_is_asked_all_the_same() -> None:
    """Whether somebody takes part never depends on money that others cannot see."""
    t = unhooked(table([3, 60]))
    assert t.waiting() == (0,)
    assert t.why(0, "bid", 10) == "SH-AUC-03"


def test_nobody_wins_what_nobody_wants_and_the_last_one_must_still_bid() -> None:
    t = table([60, 60])
    unhooked(t).do(0, "pass")
    assert unhooked(t).waiting() == (1,)
    t.do(1, "pass")
    assert t.said("awarded") == [{"seat": -1, "amount": 0}]


def test_each_auction_opens_with_the_next_seat() -> None:
    t = Table(GAME, seats=3)
    openers: list[int] = []
    while not GAME.over(t.state):
        unhooked(t)
        if len(t.state.frames[-1].still) == 3:
            openers += t.waiting()
        t.do(t.waiting()[0], "pass")
    assert openers == [0, 1, 2, 0, 1]


def test_an_excluded_seat_is_out_of_this_auction_only() -> None:
    t = table([60] * 3, [[], [], [4]])
    t.state.frames.insert(0, Sale(lot=1))
    t.do(1, "wait").do(2, "exclude", 4).do(0, "wait")
    assert t.said("excluded") == [{"seat": 0, "by": 2}]
    assert t.state.cash[2] == 50
    unhooked(t).do(1, "bid", 10)
    unhooked(t).do(2, "pass")
    assert t.said("awarded") == [{"seat": 1, "amount": 10}]  # seat 0 was not asked again
    assert t.state.frames[-2].still == [0, 1, 2]  # and is back in the next one


def test_only_the_one_about_to_bid_can_be_excluded_and_not_by_himself() -> None:
    t = table([60, 60], [[2], [3]])
    assert t.why(0, "exclude", 2) == "SH-AUC-06"
    assert t.why(1, "exclude", 3) == "SH-AUC-05"


def test_the_standing_bid_is_tied_up() -> None:
    """Whoever has 30 and bids 25 cannot pay 10 for a card, until overbid."""
    t = table([30, 60, 60], [[2], [], []])
    unhooked(t).do(0, "bid", 25)
    assert t.waiting() == (2, 0, 1)  # the highest bidder is asked like everybody
    assert t.why(0, "exclude", 2) == "SH-AUC-04"
    unhooked(t).do(1, "bid", 30)
    assert t.why(0, "exclude", 2) == ""


def test_money_is_hidden_and_a_bid_shows_that_much() -> None:
    t = Table(GAME, seats=3, dice=[0] * 7 + [1, 2, 3])  # set-up, then what comes in: 5, 10, 15
    s = t.state
    assert t.view(1)["cash"] == [None, 50, None]
    unhooked(t).do(0, "bid", 43)
    worlds = [GAME.imagine(s, 1, Random(i)).cash for i in range(200)]
    assert {w[0] for w in worlds} == set(range(43, 56))
    assert {w[1] for w in worlds} == {50}
    assert {w[2] for w in worlds} == set(range(40, 56))
