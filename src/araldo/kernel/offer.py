"""Offers: bargains as data. Who is party, what changes hands, which clauses bind, who may see it, when it ends.

A game keeps offers in `state.offers` and opens them through free questions or a procedure of its own; what is common to all
bargains stands here. An offer binds when every party has accepted and it can still be kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from araldo.kernel.errors import Refusal

if TYPE_CHECKING:
    from araldo.kernel.state import State


@dataclass(slots=True)
class Offer:
    number: int
    proposer: int
    parties: tuple[int, ...]  # the proposer among them
    goods: tuple[Any, ...]  # ((from, to, what, amount), …)
    clauses: tuple[Any, ...] = ()  # ((clause, …ids), …): the game knows what they mean
    seen: int = -1  # mask of viewers
    replies: int = 3  # counter-offers left
    ends: int = 0  # the game's own measure of time; see `expire`
    accepted: list[int] = field(default_factory=list)


def propose(s: State, offer: Offer) -> Offer:
    """Lay an offer on the table; the proposer accepts it by proposing."""
    offer.number = 1 + max((o.number for o in s.offers), default=0)
    offer.accepted = [offer.proposer]
    s.offers.append(offer)
    return offer


def find(s: State, number: int) -> Offer | None:
    return next((o for o in s.offers if o.number == number), None)


def accept(s: State, offer: Offer, seat: int, payable: Callable[[State, Offer], Refusal | None]) -> bool:
    """One party accepts. True when the offer now binds: it is off the table and the game must carry it out."""
    if seat not in offer.accepted:
        offer.accepted.append(seat)
    if len(offer.accepted) < len(offer.parties) or payable(s, offer) is not None:
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
