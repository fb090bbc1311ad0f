"""A trade or a marriage by consent that has been offered, for the panel of offers: everybody hears what is offered."""

from __future__ import annotations

from typing import Any

from araldo.games.crusader_kings.box import id_of
from araldo.games.crusader_kings.rules.bargain import goods_of
from araldo.games.crusader_kings.rules.realm import human, word
from araldo.games.crusader_kings.state import Bargain, Kings
from araldo.kernel.offer import Offer

UNDER_WAY = -1  # no option names it: accept, refuse and counter-offer answer the question that stands


def deal(s: Kings, seat: int) -> tuple[Offer, ...]:
    """What each side hands over (CK-TRD-01, CK-MAR-07); nothing while terms are being put together."""
    f = next(f for f in reversed(s.frames) if isinstance(f, Bargain))
    if not f.stated or not (human(s, f.maker) and human(s, f.partner)):
        return ()
    goods: list[Any] = []
    clauses: list[Any] = []
    if f.mine >= 0:
        clauses.append(("wedding", id_of(f.mine), id_of(f.theirs), word(s, f.family)))
    for giver, taker in ((f.maker, f.partner), (f.partner, f.maker)):
        for what in goods_of(f, s.owner, s.cards, giver):
            if what.startswith("gold."):
                goods.append((giver, taker, "gold", abs(f.gold)))
            elif what == "claim":
                clauses.append(("waived", word(s, giver), word(s, taker)))
            elif what not in ("peace", "nothing"):
                goods.append((giver, taker, what, ""))
    if f.peace:
        clauses.append(("peace", word(s, f.maker), word(s, f.partner)))
    agreed = [f.maker, f.partner] if f.accepted else [f.speaker]
    return (Offer(UNDER_WAY, f.speaker, (f.maker, f.partner), tuple(goods), tuple(clauses), -1, f.replies, 0, agreed),)
