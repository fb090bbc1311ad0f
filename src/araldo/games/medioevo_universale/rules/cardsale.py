"""Chapter AUC: a player sells Empire cards to the highest bidder."""

from __future__ import annotations

from araldo.games.medioevo_universale.box import FACE, HIGHEST_BASE, RAISE
from araldo.games.medioevo_universale.frames import CardSale
from araldo.games.medioevo_universale.rules.answers import PASS, Weighed, passing
from araldo.games.medioevo_universale.rules.hands import held, kinds_held
from araldo.games.medioevo_universale.rules.land import lands_of
from araldo.games.medioevo_universale.rules.money import transfer
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import (
    ALL,
    Action,
    Option,
    Refusal,
    Span,
    ask,
    move,
    note,
    procedure,
    see,
    show,
    single,
)


def stalls(s: Medioevo, seat: int) -> int:
    """As many sales as he owns Fairs."""
    return sum(s.fairs[t].bit_count() for t in lands_of(s, seat))


def lots(s: Medioevo, seat: int) -> list[Option]:
    return [Span(("auction", kind), 0, HIGHEST_BASE, RAISE) for kind in kinds_held(s, seat)]


def open_sale(s: Medioevo, seat: int, action: Action) -> CardSale:
    card = held(s, seat, action[1])
    see(s, card, ALL)
    note(s, "for_sale", rule="MU-AUC-01", seat=seat, card=action[1], base=action[2])
    still = [other for other in living(s) if other != seat]
    return CardSale(seller=seat, card=card, base=action[2], still=still)


def bid_in_turn(s: Medioevo, f: CardSale) -> int | None:
    if not f.still or f.still == [f.bidder]:
        return None
    order = s.order
    while order[f.at] not in f.still or order[f.at] == f.bidder:
        f.at = (f.at + 1) % len(order)
    return ask(s, "card_bid", order[f.at])


def least(f: CardSale) -> int:
    """MU-AUC-01: the base price, then 5 more."""
    return f.high + RAISE if f.bidder >= 0 else max(1, f.base)


def bid_options(s: Medioevo, f: CardSale, seat: int) -> list[Option]:
    cash = s.florins[seat]
    return [PASS, Span(("bid",), least(f), cash)] if cash >= least(f) else [PASS]


def bids(s: Medioevo, f: CardSale, seat: int) -> Weighed:
    yield PASS, None
    if least(f) > 1:
        yield Span(("bid",), 1, least(f) - 1), Refusal("MU-AUC-01", (("least", least(f)),))
    if s.florins[seat] >= least(f):
        yield Span(("bid",), least(f), s.florins[seat]), None


def bid_made(s: Medioevo, f: CardSale, seat: int, action: Action) -> None:
    if action == PASS:
        f.still.remove(seat)
        note(s, "passed", rule="MU-AUC-01", seat=seat)
    else:
        f.bidder, f.high = seat, action[1]
        show(s, seat, f.high, ALL)
        note(s, "bid", rule="MU-AUC-01", seat=seat, amount=f.high)
    f.at = (f.at + 1) % len(s.order)


def hand_over(s: Medioevo, f: CardSale) -> None:
    """MU-AUC-02: the buyer pays the seller at once; without a bid the card stays."""
    if f.bidder < 0:
        note(s, "unsold", rule="MU-AUC-02", seat=f.seller, card=FACE[f.card])
        return
    transfer(s, f.bidder, f.seller, f.high)
    move(s, f.card, s.hands[f.seller], s.hands[f.bidder], ALL)
    note(s, "card_sold", rule="MU-AUC-02", seat=f.bidder, card=FACE[f.card], florins=f.high)


PROCEDURES = [procedure(CardSale, bid_in_turn, hand_over)]

QUESTIONS = [single("card_bid", CardSale, bid_made, candidates=bids, options=bid_options, default=passing)]
