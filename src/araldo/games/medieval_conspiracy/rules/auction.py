"""Chapter 4.9: open, ascending auctions (MC-AUC) for event cards, vacant fiefs and electorates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from araldo.games.medieval_conspiracy.board import IDS
from araldo.games.medieval_conspiracy.box import FACE, LEAST_BID, RAISE
from araldo.games.medieval_conspiracy.rules.ownstep import held_ask, out_of_place
from araldo.games.medieval_conspiracy.rules.realm import clockwise, discard, holds, kinds_held, spend, whole
from araldo.games.medieval_conspiracy.state import Auction, Conspiracy
from araldo.kernel import (
    ALL,
    ASK,
    Action,
    Option,
    Refusal,
    Span,
    bit,
    call,
    end,
    note,
    passing,
    procedure,
    show,
    single,
    window,
)

MOST = 100_000  # no purse is ever as full
PASS: Action = ("pass",)
BID: Action = ("bid",)
Weighed = Iterator[tuple[Option, Refusal | None]]


def hold_auction(
    s: Conspiracy, kind: str, lot: int, seats: Sequence[int], least: int = LEAST_BID, most: int = 0
) -> None:
    """MC-AUC-01, MC-AUC-02: the first of these seats opens; the rest follow clockwise.

    Result: (winner or -1, bidders).
    """
    if kind != "event":  # that one is told before its opener's own step
        note(s, "auction", rule="MC-AUC-02", lot=IDS[lot], seat=seats[0], least=least)
    call(s, Auction(kind=kind, lot=lot, at=seats[0], still=list(seats), least=least, most=most))


def bid_in_turn(s: Conspiracy, f: Auction) -> int | None:
    """MC-AUC-04, MC-AUC-05: round and round until one bid stands, or nobody is left."""
    if not f.still or f.still == [f.bidder] or (f.most and f.high >= f.most):
        return None
    while f.at not in f.still or f.at == f.bidder:
        f.at, f.warned = (f.at + 1) % s.seats, False
    if not f.warned:
        if ask_before_bid(s, f) is not None:
            return ASK
        f.warned = True
    return held_ask(s, "bid", f.at)


def least_bid(f: Auction) -> int:
    """MC-AUC-03, MC-ELEC-06."""
    return f.high + RAISE if f.bidder >= 0 else f.least


def bids(s: Conspiracy, f: Auction, seat: int) -> Weighed:
    yield ("pass",), None
    least, coin = least_bid(f), s.options["money_unit"]
    if f.most:
        least = min(least, f.most)
    cash = whole(s, s.cash[seat])
    high = min(cash, f.most) if f.most else cash
    if least > coin:
        rule = "MC-ELEC-06" if f.bidder < 0 and f.least > RAISE else "MC-AUC-03"
        yield Span(("bid",), coin, least - coin, coin), Refusal(rule)
    if high >= least:
        yield Span(("bid",), least, high, coin), None
    if f.most and high >= f.most:
        yield Span(("bid",), f.most + coin, MOST, coin), Refusal("MC-ELEC-06")
    else:
        yield Span(("bid",), max(least, cash + coin), MOST, coin), Refusal("MC-AUC-06")


def bid_options(s: Conspiracy, f: Auction, seat: int) -> list[Option]:
    least, coin = least_bid(f), s.options["money_unit"]
    high = whole(s, s.cash[seat])
    if f.most:
        least, high = min(least, f.most), min(high, f.most)
    return [PASS, Span(BID, least, high, coin)] if high >= least else [PASS]


def bid_made(s: Conspiracy, f: Auction, seat: int, action: Action) -> None:
    if action[0] == "pass":
        f.still.remove(seat)
        note(s, "passed", rule="MC-AUC-04", seat=seat)
    else:
        if f.bidder >= 0:
            s.tied[f.bidder] = 0
        f.bidder, f.high = seat, action[1]
        f.bids |= bit(seat)
        s.tied[seat] = f.high
        show(s, seat, f.high, ALL)  # MC-AUC-06: a bid is shown at once
        note(s, "bid", rule="MC-AUC-03", seat=seat, amount=f.high)
    f.at, f.warned = (seat + 1) % s.seats, False


def ask_discount(s: Conspiracy, f: Auction) -> int | None:
    """MC-AUC-08, window `auction_won`: before payment. Who holds no card is not asked."""
    if f.bidder < 0 or f.discount >= 0 or not s.hands[f.bidder]:
        return None
    return held_ask(s, "auction_won", f.bidder)


def discounts(s: Conspiracy, f: Auction, seat: int) -> Weighed:
    yield ("pay",), None
    for kind in kinds_held(s, seat):
        yield ("play", kind), None if kind == "magistrate_of_trade" else out_of_place(kind)


def default_discount(s: Conspiracy, f: Auction, seat: int) -> Action:
    return ("play", "magistrate_of_trade") if holds(s, seat, "magistrate_of_trade") else ("pay",)


def discounted(s: Conspiracy, f: Auction, seat: int, action: Action) -> None:
    f.discount = int(action[0] == "play")
    if f.discount:
        discard(s, seat, action[1])
        note(s, "played", rule="MC-ACT-01", seat=seat, card=action[1])


def half(amount: int, coin: int) -> int:
    """MC-AUC-08, MC-AMB-31: half, rounded up to a coin."""
    return -(-amount // (2 * coin)) * coin


def award(s: Conspiracy, f: Auction) -> int:
    """MC-AUC-07, MC-GEN-09: the winner pays the bank, losers nothing."""
    lot = FACE[f.lot] if f.kind == "event" else IDS[f.lot]
    if f.bidder < 0:
        note(s, "unsold", rule="MC-EVT-09", lot=lot)
    else:
        s.tied[f.bidder] = 0
        price = half(f.high, s.options["money_unit"]) if f.discount == 1 else f.high
        spend(s, f.bidder, price)
        note(s, "won", rule="MC-AUC-07", seat=f.bidder, lot=lot, amount=price)
    return end(s, (f.bidder, f.bids))


# -- before each bid (MC-AUC-09, window `before_bid`)


def ask_before_bid(s: Conspiracy, f: Auction) -> int | None:
    hands = s.hands
    return held_ask(s, "before_bid", *[seat for seat in clockwise(s, f.at + 1)[:-1] if hands[seat]])


def exclusions(s: Conspiracy, f: Auction, seat: int) -> Weighed:
    yield ("pass",), None
    for kind in kinds_held(s, seat):
        yield ("play", kind), None if kind == "pestilence" else out_of_place(kind)


def exclusion_options(s: Conspiracy, f: Auction, seat: int) -> list[Option]:
    return [PASS, ("play", "pestilence")] if holds(s, seat, "pestilence") else [PASS]


def pestilence_played(s: Conspiracy, f: Auction, seat: int, action: Action) -> None:
    f.warned = True
    discard(s, seat, "pestilence")
    f.still.remove(f.at)
    note(s, "pestilence", rule="MC-AUC-09", seat=seat, victim=f.at)


def bid_undisturbed(s: Conspiracy, f: Auction) -> None:
    f.warned = True


PROCEDURES = [procedure(Auction, bid_in_turn, ask_discount, award)]

QUESTIONS = [
    single("bid", Auction, bid_made, candidates=bids, options=bid_options, default=passing),
    single("auction_won", Auction, discounted, candidates=discounts, default=default_discount),
    window(
        "before_bid",
        Auction,
        pestilence_played,
        closed=bid_undisturbed,
        candidates=exclusions,
        options=exclusion_options,
        scope="auction",
    ),
]
