"""Refusal and ban (WK-BAN): who refuses a decision is banned; laws that forbid something are refused by doing it."""

from __future__ import annotations

from araldo.games.warrior_knights.box import (
    AGENDA_ID,
    FIRST_AGENDA,
    HARBOR_DUES,
    NO_RAZING,
    PEACE_OF_ROADS,
    TRUCE_OF_WALLS,
)
from araldo.games.warrior_knights.rules.decks import random_among
from araldo.games.warrior_knights.rules.purse import make_chairman
from araldo.games.warrior_knights.rules.seats import alive
from araldo.games.warrior_knights.state import Assembly, Card, Knights
from araldo.kernel import Action, note

# What can be refused by doing it, with one Action card: laws, and the prohibitions of WK-VAR-02.
ROADS, RAZING, DUES, WALLS, SIEGES, NO_ROADS = range(6)
_CARDS = (PEACE_OF_ROADS, NO_RAZING, HARBOR_DUES, TRUCE_OF_WALLS)
WORDS: tuple[str, ...] = (*(AGENDA_ID[card - FIRST_AGENDA] for card in _CARDS), "no_sieges", "no_roads")
DEFY: tuple[Action, ...] = tuple(("defy", word) for word in WORDS)
RULE: tuple[str, ...] = ("WK-BAN-03",) * 4 + ("WK-VAR-02",) * 2


def in_force(s: Knights, which: int) -> bool:
    if which == SIEGES:
        return s.no_sieges > 0
    if which == NO_ROADS:
        return s.no_roads > 0
    return _CARDS[which] in s.laws


def binds(s: Knights, f: Card, which: int) -> bool:
    """WK-BAN-03: it is in force and this card has not yet been used against it."""
    return not f.defied >> which & 1 and in_force(s, which)


def defied(s: Knights, f: Card, seat: int, action: Action) -> None:
    which = WORDS.index(action[1])
    f.defied |= 1 << which
    note(s, "defied", rule=RULE[which], seat=seat, law=action[1])
    ban(s, seat)


def ban(s: Knights, seat: int) -> None:
    """WK-BAN-04, WK-BAN-07: at once; WK-BAN-09, WK-BAN-10: the Chairman's token passes on."""
    if s.banned >> seat & 1:
        return
    s.banned |= 1 << seat
    note(s, "banned", rule="WK-BAN-04", seat=seat)
    for frame in s.frames:
        if isinstance(frame, Assembly):
            frame.attending &= ~(1 << seat)
    if s.chairman == seat:
        pass_chair(s)


def pass_chair(s: Knights) -> None:
    """WK-BAN-09, WK-AMB-02."""
    free = [seat for seat in alive(s) if not s.banned >> seat & 1]
    by = s.influence if s.options["banned_chairman_successor"] == "most_influence" else s.votes
    succeed(s, free, by, "WK-BAN-09")


def succeed(s: Knights, free: list[int], by: list[int], rule: str) -> None:
    if free:
        best = max(by[seat] for seat in free)
        make_chairman(s, random_among(s, [seat for seat in free if by[seat] == best]), rule)
