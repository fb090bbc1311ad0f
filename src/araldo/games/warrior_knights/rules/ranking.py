"""Who is ahead (WK-WIN-03)."""

from __future__ import annotations

from araldo.games.warrior_knights.board import COUNT
from araldo.games.warrior_knights.box import KEEP, NOBLES
from araldo.games.warrior_knights.rules.places import cities_of
from araldo.games.warrior_knights.rules.seats import alive
from araldo.games.warrior_knights.state import Knights


def tie_break(s: Knights, seat: int) -> tuple[int, int, int]:
    """Most cities; then crowns, Faith and Votes together; then most troops on the board."""
    wealth = s.crowns[seat] + s.faith[seat] + s.votes[seat]
    troops = sum(s.troops[army] for army in (*NOBLES[seat], KEEP[seat]) if 0 <= s.place[army] < COUNT)
    return len(cities_of(s, seat)), wealth, troops


TIE_BREAKS = ("points", "cities", "wealth", "troops")


def decided_by(s: Knights, by: list[int]) -> tuple[str, int]:
    """What tells the first from the second, and how much of it the first has; there are two, and they are not equal."""
    first, second = sorted(((by[seat], *tie_break(s, seat)) for seat in alive(s)), reverse=True)[:2]
    word, mine = next((w, x) for w, x, y in zip(TIE_BREAKS, first, second, strict=True) if x != y)
    return word, mine


def leaders(s: Knights, by: list[int]) -> list[int]:
    """Those whom neither the count nor the tie-breaks tell apart at the top."""
    ranks = {seat: (by[seat], tie_break(s, seat)) for seat in alive(s)}
    best = max(ranks.values())
    return [seat for seat, rank in ranks.items() if rank == best]
