"""What players may do besides answering, whenever the game stands at a question.

Everybody may propose a trade at any moment (CK-TRD-06); who is in their own Turn may break a Pact (CK-PAC-07). Nobody
is waited for. While one bargain is struck no other is opened.
"""

from __future__ import annotations

from functools import cache

from araldo.games.crusader_kings.box import HOUSES
from araldo.games.crusader_kings.state import Kings
from araldo.kernel import Free
from araldo.kernel.flow import ask_each


def ask_open(s: Kings, kind: str, *seats: int) -> int | None:
    """Ask, and leave open what may be done at any moment."""
    return ask_each(s, kind, seats, trading(s) + breaking(s))


def trading(s: Kings) -> tuple[Free, ...]:
    return _traders(s.seats, s.out) if s.options["trades"] != "none" else ()


@cache
def _traders(seats: int, out: int) -> tuple[Free, ...]:
    there = tuple(p for p in range(seats) if not out >> p & 1)
    return (Free("trade", there),) if len(there) > 1 else ()


def breaking(s: Kings) -> tuple[Free, ...]:
    """For who plays a card now and has something to break."""
    active = s.active
    if not 0 <= active < s.seats or not (s.pacts[active] or active in s.ally):
        return ()
    return _BREAKERS[active]


_BREAKERS = tuple((Free("break_pact", (seat,)),) for seat in range(len(HOUSES)))
