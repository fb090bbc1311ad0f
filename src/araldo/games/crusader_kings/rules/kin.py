"""Who is who on the Family boards, and which tokens lie on whom. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.crusader_kings.box import GLITTERHOOF, TOKEN0, is_green, sex_of
from araldo.games.crusader_kings.state import Kings

Place = tuple[int, str, int]  # party, role, index


def tokens_on(s: Kings, person: int) -> list[int]:
    bearer = s.bearer
    return [t for t in s.worn if bearer[t - TOKEN0] == person]


def family(s: Kings, party: int) -> Iterator[tuple[str, int, int]]:
    """Every Character on a Family board: role, index, Character."""
    if s.kings[party] >= 0:
        yield "king", 0, s.kings[party]
    if s.spouses[party] >= 0:
        yield "spouse", 0, s.spouses[party]
    for role, people in (
        ("child", s.children), ("child_mate", s.child_mates), ("sibling", s.siblings), ("sibling_mate", s.sibling_mates)
    ):  # fmt: skip
        for i, person in enumerate(people[party]):
            if person >= 0:
                yield role, i, person


def find(s: Kings, person: int) -> Place:
    """Where a Character is: (party, role, index), or (-1, "suitor", territory)."""
    for party in range(s.parties):
        for role, i, one in family(s, party):
            if one == person:
                return party, role, i
    return -1, "suitor", s.suitors.index(person)


def heir(s: Kings, party: int) -> int:
    """CK-SUC-01: eldest son, eldest daughter, eldest brother, eldest sister; -1: nobody. A Bastard inherits too
    (CK-SUC-06)."""
    for people in (s.children[party], s.siblings[party]):
        for sex in "mf":
            for person in people:
                if sex_of(person) == sex:
                    return person
    return -1


def heirs(s: Kings, party: int) -> int:
    return len(s.children[party]) + len(s.siblings[party])


def unmarried(s: Kings, party: int) -> list[int]:
    """CK-MAR-01, CK-MAR-19: King or Queen, children and siblings without a spouse."""
    found = [s.kings[party]] if s.spouses[party] < 0 <= s.kings[party] else []
    for people, mates in ((s.children[party], s.child_mates[party]), (s.siblings[party], s.sibling_mates[party])):
        for i, person in enumerate(people):
            if mates[i] < 0:
                found.append(person)
    return found


def bears(s: Kings, party: int) -> bool:
    """The King has a Spouse of the opposite sex (CK-MAR-18: so not Glitterhoof)."""
    king, spouse = s.kings[party], s.spouses[party]
    return spouse >= 0 and spouse != GLITTERHOOF and sex_of(king) != sex_of(spouse)


def has_green(s: Kings, person: int) -> bool:
    return any(is_green(t) for t in tokens_on(s, person))
