"""One step of a convoy in Commerce, and the toll that it may owe (MU-COM-13, MU-COM-14)."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import BANKS, BOARDS, SEA
from araldo.games.medioevo_universale.rules import trade
from araldo.games.medioevo_universale.rules.movement import advance
from araldo.games.medioevo_universale.rules.transports import cargo
from araldo.games.medioevo_universale.state import BOUGHT, LEFT, SAILED, SOLD, TOLLED, Medioevo, Transport


def set_out(s: Medioevo, seat: int, convoy: list[Transport], space: int) -> None:
    """MU-BLK-02: the Galleys of a convoy count together against a blockade, and it is stopped as one."""
    here = convoy[0].place
    for tr in convoy:
        if tr.done & (BOUGHT | SOLD):
            tr.done |= LEFT
    advance(s, seat, convoy, space, SAILED)
    if s.toll:
        for tr in convoy:
            toll(s, seat, tr, here, space)


def toll(s: Medioevo, seat: int, tr: Transport, here: int, space: int) -> None:
    """esattore: once a transport a phase, through his land or a strait he controls."""
    units = cargo(tr)
    if not units or not s.toll or tr.done & TOLLED:
        return
    owner = s.owner[space] if space < SEA else strait_owner(s, here, space)
    if owner >= 0 and owner != seat and s.toll >> owner & 1:
        tr.done |= TOLLED
        trade.collect(s, seat, owner, units)


def strait_owner(s: Medioevo, here: int, space: int) -> int:
    if here < SEA:
        return -1
    for zone, _, straits in BOARDS[s.board].lanes[here]:
        if zone == space:
            for strait in straits:
                a, b = BANKS[strait]
                if s.owner[a] >= 0 and s.owner[a] == s.owner[b]:
                    return s.owner[a]
    return -1
