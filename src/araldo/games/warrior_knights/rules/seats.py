"""Who plays, in which order, and how one of them is asked (WK-GEN-01, WK-NEG)."""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.warrior_knights.state import Card, Knights
from araldo.kernel import Free, Option, Refusal
from araldo.kernel.flow import ask_each

Weighed = Iterator[tuple[Option, Refusal | None]]

PAYING = frozenset(  # WK-NEG-05: questions in which the asked Baron's crowns are locked
    ["accept", "cancel", "comply", "fund", "defend", "heal", "hire", "revolt", "captain", "use"]
)


def alive(s: Knights) -> list[int]:
    return [seat for seat in range(s.seats) if not s.out >> seat & 1] if s.out else list(range(s.seats))


def barons(s: Knights) -> int:
    """NB, the number of Barons still in the game (WK-ACT-12)."""
    return s.seats - s.out.bit_count()


def in_order(s: Knights, first: int = -1) -> list[int]:
    """WK-GEN-01: from the Chairman (or another) clockwise."""
    start = s.chairman if first < 0 else first
    n = s.seats
    return [seat for i in range(n) if not s.out >> (seat := (start + i) % n) & 1]


_RIGHTS: dict[tuple[int, int, int], tuple[Free, ...]] = {}


def put(s: Knights, kind: str, seat: int) -> int | None:
    """Ask one seat. WK-NEG-01, WK-NEG-02, WK-NEG-05: meanwhile crowns may change hands."""
    return ask_each(s, kind, (seat,), rights(s, 1 << seat if kind in PAYING else 0))


def card_of(s: Knights) -> Card:
    """The Action card that is being resolved."""
    for frame in s.frames:
        if type(frame) is Card:
            return frame
    raise LookupError("no Action card is being resolved")


def rights(s: Knights, locked: int = 0) -> tuple[Free, ...]:
    """Who may give crowns, and with WK-VAR-03 heirs, besides whoever is asked."""
    key = (s.seats, locked | s.out, s.out if s.heir else -1)
    found = _RIGHTS.get(key)
    if found is None:
        givers = tuple(seat for seat in range(s.seats) if not key[1] >> seat & 1)
        parts = [Free("gift", givers)] if givers else []
        if s.heir:
            parts.append(Free("heir", tuple(seat for seat in range(s.seats) if not s.out >> seat & 1)))
        found = _RIGHTS[key] = tuple(parts)
    return found
