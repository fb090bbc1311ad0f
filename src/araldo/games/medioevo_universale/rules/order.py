"""Chapter ORD, phase 1: an auction for the first places, the rest by lot."""

from __future__ import annotations

from araldo.games.medioevo_universale.box import PLACES, RAISE
from araldo.games.medioevo_universale.frames import TurnOrder
from araldo.games.medioevo_universale.rules.answers import PASS, Weighed, passing
from araldo.games.medioevo_universale.rules.money import spend
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import (
    AGAIN,
    ALL,
    Action,
    Option,
    Refusal,
    Span,
    ask,
    below,
    end,
    note,
    procedure,
    show,
    single,
)

MOST = 1_000_000


def open_auction(s: Medioevo, f: TurnOrder) -> int | None:
    """MU-ORD-01, MU-ORD-03; the first turn keeps the order of set-up (MU-SET-13)."""
    if s.turn == 1:
        return end(s)
    f.places = PLACES.get(len(living(s)), 1)
    f.still = list(living(s))
    return None


def bid_in_turn(s: Medioevo, f: TurnOrder) -> int | None:
    """MU-ORD-02."""
    if not f.still or f.still == [f.bidder]:
        return None
    order = s.order
    while order[f.at] not in f.still or order[f.at] == f.bidder:
        f.at = (f.at + 1) % len(order)
    return ask(s, "bid", order[f.at])


def bid_options(s: Medioevo, f: TurnOrder, seat: int) -> list[Option]:
    least = f.high + RAISE
    return [PASS, Span(("bid",), least, s.florins[seat])] if s.florins[seat] >= least else [PASS]


def bids(s: Medioevo, f: TurnOrder, seat: int) -> Weighed:
    least, cash = f.high + RAISE, s.florins[seat]
    yield PASS, None
    yield Span(("bid",), 1, least - 1), Refusal("MU-ORD-02", (("least", least),))
    if cash >= least:
        yield Span(("bid",), least, cash), None
    yield Span(("bid",), max(least, cash + 1), MOST), Refusal("MU-ORD-03", (("cash", cash),))


def bid_made(s: Medioevo, f: TurnOrder, seat: int, action: Action) -> None:
    if action[0] == "pass":
        f.still.remove(seat)
        note(s, "passed", rule="MU-ORD-03", seat=seat)
    else:
        f.bidder, f.high = seat, action[1]
        show(s, seat, f.high, ALL)
        note(s, "bid", rule="MU-ORD-02", seat=seat, amount=f.high)
    f.at = (f.at + 1) % len(s.order)


def award_place(s: Medioevo, f: TurnOrder) -> int | None:
    """MU-ORD-02: the winner pays the bank. With no bid the place is filled by lot, as are the rest."""
    if f.bidder >= 0:
        spend(s, f.bidder, f.high)
        note(s, "place_won", rule="MU-ORD-02", seat=f.bidder, place=len(f.won) + 1, amount=f.high)
        f.won.append(f.bidder)
    else:
        rest = [seat for seat in living(s) if seat not in f.won]
        f.won.append(rest[below(s, len(rest))])
    f.bidder, f.high, f.at = -1, 0, 0
    f.still = [seat for seat in living(s) if seat not in f.won]
    if len(f.won) < f.places and len(f.still) > 1:
        f.step = 1
        return AGAIN
    return None


def draw_rest(s: Medioevo, f: TurnOrder) -> None:
    rest = [seat for seat in living(s) if seat not in f.won]
    while rest:
        f.won.append(rest.pop(below(s, len(rest))))
    gone = [seat for seat in s.order if seat not in f.won]
    s.order = [*f.won, *gone]
    note(s, "order", rule="MU-ORD-01", seats=list(f.won))


PROCEDURES = [procedure(TurnOrder, open_auction, bid_in_turn, award_place, draw_rest)]

QUESTIONS = [single("bid", TurnOrder, bid_made, candidates=bids, options=bid_options, default=passing)]
