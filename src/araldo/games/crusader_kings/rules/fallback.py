"""What an automatic dynasty does where its strategy leaves a choice open (CK-AI-15), and other ready answers.

Many of these serve as the answer of a player who is away, too. Ties are broken by chance where the lists say so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from araldo.games.crusader_kings.board import COUNT, CULTURE, steps_from
from araldo.games.crusader_kings.box import (
    CRITICAL_TRAIT,
    GLITTERHOOF,
    KINDS,
    is_green,
    kind_of,
    sex_of,
    trait_of,
)
from araldo.games.crusader_kings.rules.kin import family, has_green, heir, heirs, tokens_on
from araldo.games.crusader_kings.rules.realm import lands_of, points, rivals_near
from araldo.games.crusader_kings.state import Kings
from araldo.kernel import below

T = TypeVar("T")
WORTH_OF_CARD = tuple(
    KINDS.index(k)
    for k in (
        "spymaster", "archbishop", "marshal", "chancellor", "steward", "court_physician", "navy", "longbow",
        "plate_armor", "royal_guard", "library", "bank",
    )
)  # fmt: skip


def best(s: Kings, items: Sequence[T], *keys: Callable[[T], Any]) -> T:
    """The item with the least keys; ties at random."""
    rest = list(items)
    for key in keys:
        values = [key(item) for item in rest]
        least = min(values)
        rest = [item for item, value in zip(rest, values, strict=True) if value == least]
    return rest[below(s, len(rest))] if len(rest) > 1 else rest[0]


def birth_token(tokens: Sequence[int]) -> int:
    """Green over red, not critical over critical."""
    return min(tokens, key=lambda t: (not is_green(t), CRITICAL_TRAIT[trait_of(t)]))


def age_removal(s: Kings, party: int) -> int:
    """A red token that is not critical, else any red one, else none (-1)."""
    red = [t for t in s.bags[party] if not is_green(t)]
    return min(red, key=lambda t: (CRITICAL_TRAIT[trait_of(t)], t), default=-1)


def give_up(s: Kings, party: int, count: int) -> list[int]:
    """Crisis and territory limit: without a Castle first, then with Unrest, then farthest from Castles."""
    lands = lands_of(s, party)
    forts = [t for t in lands if s.castle[t]]
    far = steps_from(s.chart, s.lands, forts) if forts else {}
    return sorted(lands, key=lambda t: (s.castle[t], not s.unrest[t], -far.get(t, COUNT), t))[:count]


def least_wanted(cards: Sequence[int]) -> int:
    """The Development card latest in the order of worth."""
    return max(cards, key=lambda c: WORTH_OF_CARD.index(kind_of(c)))


def rival_key(s: Kings) -> Callable[[int], int]:
    """Ties between rivals: the one with most victory points now."""
    return lambda party: -points(s, party)


def own_bad_place(s: Kings, party: int, lands: Sequence[int]) -> int:
    """A bad token on itself: no Castle, fewest adjacent rival territories."""
    return best(s, lands, lambda t: s.castle[t], lambda t: rivals_near(s, party, t))


def own_good_place(s: Kings, party: int, lands: Sequence[int]) -> int:
    return best(s, lands, lambda t: -s.castle[t])


def hostile_place(s: Kings, lands: Sequence[int]) -> int:
    """Choosing for a rival: a Castle, then Harvest tokens."""
    return best(s, lands, lambda t: -s.castle[t], lambda t: not s.harvest[t])


def marshal_place(s: Kings, lands: Sequence[int]) -> int:
    return best(s, lands, lambda t: -s.unrest[t], lambda t: -s.castle[t])


def build_site(s: Kings, party: int, lands: Sequence[int]) -> int:
    """The most adjacent rival territories; a tie: map order."""
    return min(lands, key=lambda t: (-rivals_near(s, party, t), t))


def greens(s: Kings, person: int) -> int:
    return sum(is_green(t) for t in tokens_on(s, person))


def crusader(s: Kings, party: int, people: Sequence[int]) -> int:
    """Who is sent: a man who is neither King nor heir, with fewest green tokens; then the heir's husband or the King's
    Spouse; then the heir if there is another; then the King; the Queen last."""
    king, first = s.kings[party], heir(s, party)
    kin = s.children[party] + s.siblings[party]
    mates = s.child_mates[party] + s.sibling_mates[party]
    close = (s.spouses[party], mates[kin.index(first)] if first >= 0 else -1)

    def rank(person: int) -> tuple[int, int, int]:
        if person == king:
            return (4 if sex_of(king) == "m" else 5, 0, person)
        if person == first:
            return (2 if heirs(s, party) > 1 else 4, 1, person)
        return (1 if person in close else 0, greens(s, person), person)

    return min(people, key=rank)


def duellist(s: Kings, party: int) -> int:
    """Duel: the King only if the heir has a green token, else a man who is neither, else nobody (-1)."""
    king, first = s.kings[party], heir(s, party)
    if sex_of(king) == "m" and first >= 0 and has_green(s, first):
        return king
    men = [p for _, _, p in family(s, party) if sex_of(p) == "m" and p not in (king, first) and p != GLITTERHOOF]
    return min(men, key=lambda p: (greens(s, p), p), default=-1)


def own_culture(s: Kings, party: int, land: int) -> bool:
    return CULTURE[land] == s.culture[party]
