"""Offers: bargains as data. Who is party, what changes hands, which clauses bind, who may see it, when it ends.

A game keeps offers in `state.offers` and opens them through free questions or a procedure of its own; what is common
to all bargains stands here. An offer binds when every party has accepted and it can still be kept.
"""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

from araldo.kernel.errors import Refusal
from araldo.kernel.state import Offer, State

__all__ = ["Offer", "accept", "counter", "decline", "expire", "find", "propose"]


def propose(s: State, offer: Offer) -> Offer:
    """Lay an offer on the table; the proposer accepts it by proposing.

    Its number comes from its contents alone. So a number tells nobody how many other, secret offers there are, and who
    accepts accepts what was read, never what has taken its place meanwhile. The same offer twice is one offer.
    """
    terms = (offer.proposer, offer.parties, offer.goods, offer.clauses, offer.seen, offer.replies, offer.ends)
    offer.number = int.from_bytes(sha256(repr(terms).encode()).digest()[:4], "big") % 1_000_000_000
    if (same := find(s, offer.number)) is not None:
        return same
    offer.accepted = [offer.proposer]
    s.offers.append(offer)
    return offer


def find(s: State, number: int) -> Offer | None:
    return next((o for o in s.offers if o.number == number), None)


def accept(s: State, offer: Offer, seat: int, payable: Callable[[State, Offer], Refusal | None]) -> bool:
    """One party accepts. True when the offer now binds: it is off the table and the game must carry it out.

    The last party to accept cannot while the offer cannot be kept: it stays as it is.
    """
    missing = [party for party in offer.parties if party not in (*offer.accepted, seat)]
    if not missing and payable(s, offer) is not None:
        return False
    if seat not in offer.accepted:
        offer.accepted.append(seat)
    if missing:
        return False
    s.offers.remove(offer)
    return True


def decline(s: State, offer: Offer) -> None:
    s.offers.remove(offer)


def counter(s: State, offer: Offer, seat: int, goods: tuple[Any, ...], clauses: tuple[Any, ...] = ()) -> Offer | None:
    """Answer an offer with another one, if it has replies left; the new one takes its place."""
    if offer.replies == 0:
        return None
    s.offers.remove(offer)
    return propose(s, Offer(0, seat, offer.parties, goods, clauses, offer.seen, offer.replies - 1, offer.ends))


def expire(s: State, now: int) -> list[Offer]:
    """Take off the table what has ended; returns it, so that the game can tell the parties."""
    ended = [o for o in s.offers if o.ends <= now]
    s.offers = [o for o in s.offers if o.ends > now]
    return ended
