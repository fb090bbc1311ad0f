"""What may come of a battle: from the Fate cards that the seat has not seen (WK-FAT-04, WK-OFB).

Exact: every hand that the deck may give is gone through, by how many cards of each result it has. What decides is left
to the rules' own functions, on a copy of what they change.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from functools import lru_cache
from itertools import product
from math import comb
from typing import NamedTuple

from araldo.games.warrior_knights.board import TARGETS
from araldo.games.warrior_knights.box import (
    DEAL,
    DRAW,
    FATE_BATTLE,
    FIRST_EVENT,
    FIRST_FATE,
    KEEP,
    PREVENT,
    SQUARE,
    STAR,
    TRIANGLE,
    VICTORY,
)
from araldo.games.warrior_knights.rules import attack, battle
from araldo.games.warrior_knights.rules.battle import ATTACK, DEFENCE
from araldo.games.warrior_knights.rules.forces import spent, wall
from araldo.games.warrior_knights.rules.places import nobles_in, target_at, target_owner
from araldo.games.warrior_knights.state import Battle, Knights

Cards = tuple[int, int, int, int]  # how many of each result: Deal, Prevent, Victory, Draw
NONE: Cards = (0, 0, 0, 0)


class Deck(NamedTuple):
    """Places from the top on, each by the pool that its card comes from; pool 0 is what the seat has never seen."""

    places: tuple[int, ...]
    pools: tuple[Cards, ...]


def plus(one: Cards, two: Cards) -> Cards:
    return one[0] + two[0], one[1] + two[1], one[2] + two[2], one[3] + two[3]


def minus(one: Cards, two: Cards) -> Cards:
    return one[0] - two[0], one[1] - two[1], one[2] - two[2], one[3] - two[3]


def counted(pieces: list[int]) -> Cards:
    found = Counter(FATE_BATTLE[p - FIRST_FATE] for p in pieces)
    return found[DEAL], found[PREVENT], found[VICTORY], found[DRAW]


def unseen_deck(s: Knights, seat: int) -> Deck:
    """The Fate deck as the seat knows it: what was read lies at the bottom, its order lost within each batch.

    A batch that also holds what the seat has never seen is one with the unseen: its cards may lie anywhere in it.
    """
    me = 1 << seat
    hidden = [p for p in range(FIRST_FATE, FIRST_EVENT) if not s.known[p] & me]
    batches: dict[int, list[int]] = {}
    for p in hidden:
        batches.setdefault(s.batch[p], []).append(p)
    sure = [b for b, pieces in sorted(batches.items()) if b and all(s.member[p] & me for p in pieces)]
    pools = [counted([p for p in hidden if s.batch[p] not in sure])]
    pools += [counted(batches[b]) for b in sure]
    places = []
    for p in reversed(s.fate):
        if s.known[p] & me:
            places.append(len(pools))
            pools.append(counted([p]))
        else:
            places.append(1 + sure.index(s.batch[p]) if s.batch[p] in sure else 0)
    return Deck(tuple(places), tuple(pools))


@lru_cache(4096)
def handfuls(pool: Cards, count: int) -> tuple[tuple[float, Cards], ...]:
    """What so many cards of a pool may be, and how likely."""
    total = comb(sum(pool), count)
    found = []
    for a, b, c in product(*(range(min(n, count) + 1) for n in pool[:3])):
        d = count - a - b - c
        if 0 <= d <= pool[3]:
            ways = comb(pool[0], a) * comb(pool[1], b) * comb(pool[2], c) * comb(pool[3], d)
            found.append((ways / total, (a, b, c, d)))
    return tuple(found)


def taken(deck: Deck, pool: int, cards: Cards) -> Deck:
    pools = list(deck.pools)
    pools[pool] = minus(pools[pool], cards)
    return Deck(deck.places, tuple(pools))


def draws(deck: Deck, count: int) -> Iterator[tuple[float, Cards, Deck]]:
    """What the next cards may be; fewer if the deck runs out (WK-FAT-06)."""
    wanted = Counter(deck.places[:count])
    found = [(1.0, NONE, Deck(deck.places[count:], deck.pools))]
    for pool, n in sorted(wanted.items()):
        found = [
            (chance * more, plus(cards, got), taken(rest, pool, got))
            for chance, cards, rest in found
            for more, got in handfuls(rest.pools[pool], n)
        ]
    yield from found


def revealed(deck: Deck, kept: Cards) -> Iterator[tuple[float, Cards, Deck]]:
    """WK-OFB-06: with what each Draw 1 Fate brings, and so on."""
    todo = [(1.0, kept, kept[DRAW], deck)]
    while todo:
        chance, cards, more, rest = todo.pop()
        if not more or not rest.places:
            yield chance, cards, rest
            continue
        for likely, got, left in draws(rest, more):
            todo.append((chance * likely, plus(cards, got), got[DRAW], left))


def usual_discard(cards: Cards, count: int, attacking: bool) -> Cards:
    """WK-DEC-14: what others are taken to discard."""
    left = list(cards)
    for result in (*((PREVENT, DEAL) if attacking else (DEAL, PREVENT)), DRAW, VICTORY):
        gone = min(count, left[result])
        left[result] -= gone
        count -= gone
    return left[0], left[1], left[2], left[3]


# -- the battle that an action would start


def drafted(s: Knights, seat: int, verb: str, area: int, victim: int = -1) -> Battle:
    """The battle as it would begin: all ready Nobles, the usual commanders."""
    target = -1 if verb == "attack" else target_at(s, area)
    defender = victim if verb == "attack" else target_owner(s, target)
    f = Battle(attacker=seat, defender=defender, area=area, target=target)
    return mustered(s, f, attack.ready(s, seat, area))


def mustered(s: Knights, f: Battle, force: list[int]) -> Battle:
    f.force = force
    f.foes = nobles_in(s, f.defender, f.area) if f.defender >= 0 else []
    if f.target >= TARGETS and s.army[KEEP[f.defender]]:
        f.foes.append(KEEP[f.defender])
    f.leader = [usual_leader(s, f, side) for side in (ATTACK, DEFENCE)]
    return f


def usual_leader(s: Knights, f: Battle, side: int) -> int:
    """WK-DEC-13."""
    rank = {TRIANGLE: 0, STAR: 1, SQUARE: 2}
    able = battle.commandable(s, f, side)
    return min(able, key=lambda army: (s.tired[army], rank.get(army % 5, 3)), default=-1)


# -- how it may end

FALLS, WON, DRAWN, DRIVEN, BEATEN = "falls", "won", "drawn", "driven", "beaten"  # as the attacker sees it


class Result(NamedTuple):
    how: str
    lost: int  # tokens on the attacker's armies
    dealt: int  # tokens and breaches on the defender's


class Prospect(NamedTuple):
    """How likely each end is, and the tokens of each side."""

    ends: dict[Result, float]

    def chance(self, *hows: str) -> float:
        return sum(p for result, p in self.ends.items() if result.how in hows)

    def tokens(self, side: int) -> dict[int, float]:
        found: dict[int, float] = {}
        for result, p in self.ends.items():
            n = result.dealt if side else result.lost
            found[n] = found.get(n, 0) + p
        return found


def bonus(s: Knights, f: Battle, side: int) -> Cards:
    """WK-OFB-08: what the abilities add; they are taken to be used."""
    found = [0, 0, 0, 0]
    lead = f.leader[side]
    if lead >= 0 and lead % 5 == TRIANGLE and not s.tired[lead]:
        found[VICTORY] += 1
    for where, result in battle.powers(s, f):
        found[result] += where == side
    return found[0], found[1], found[2], found[3]


def decided(s: Knights, f: Battle, points: tuple[Cards, Cards]) -> Result:
    """By the rules' own steps, on a copy of what they change; casualties are placed as usual (WK-DEC-16)."""
    t, b = copy(s), copy(f)
    t.hurt, t.breach, t.fort, t.log = s.hurt[:], s.breach[:], s.fort[:], None
    b.points = [list(points[ATTACK]), list(points[DEFENCE])]
    battle.count_wounds(t, b)
    lost = [0, 0]
    for side in (ATTACK, DEFENCE):
        while b.wounds[side] and (able := battle.bearers(t, b, side)):
            lost[side] += 1
            battle.wound(t, b, side, battle.usual_bearer(t, able))
    battle.decide(t, b)
    return Result(end_of(t, b), lost[ATTACK], lost[DEFENCE])


def end_of(t: Knights, b: Battle) -> str:
    living = [a for a in b.force if a not in b.dead]
    if not living:
        return BEATEN
    if b.taken or (b.target >= TARGETS and razed_keep(t, b)):
        return FALLS
    if any(a in b.retreating for a in living):
        return DRIVEN
    foes = [a for a in b.foes if a % 5 < 4]
    if foes and all(a in b.dead or a in b.retreating for a in foes):
        return WON
    return DRAWN


def razed_keep(t: Knights, b: Battle) -> bool:
    """WK-STR-06: at 0, and nobody is left in it."""
    gone = [*b.dead, *b.retreating]
    return wall(t, b.target) == 0 and all(a in gone if a % 5 < 4 else spent(t, a) for a in b.foes)


def prospect(s: Knights, f: Battle, seat: int, kept: Cards | None = None) -> Prospect:
    """Of a battle before its cards are drawn, or, with what the seat keeps, after."""
    deck = unseen_deck(s, seat)
    made: dict[tuple[int, int, int], Result] = {}
    found: dict[Result, float] = {}
    extra = (bonus(s, f, ATTACK), bonus(s, f, DEFENCE))
    for chance, mine, theirs in hands(s, f, seat, deck, kept):
        one, two = plus(mine, extra[ATTACK]), plus(theirs, extra[DEFENCE])
        ahead = max(-2, min(2, one[VICTORY] - two[VICTORY]))
        key = (max(0, two[DEAL] - one[PREVENT]), max(0, one[DEAL] - two[PREVENT]), ahead)
        if key not in made:
            made[key] = decided(s, f, (one, two))
        found[made[key]] = found.get(made[key], 0) + chance
    return Prospect(found)


Hands = Iterator[tuple[float, Cards, Cards]]


def hands(s: Knights, f: Battle, seat: int, deck: Deck, kept: Cards | None) -> Hands:
    """What lies on the table in the end, the attacker's and the defender's cards."""
    for chance, sides, rest in kept_hands(s, f, seat, deck, kept):
        for more, mine, left in revealed(rest, sides[ATTACK]):
            for still, theirs, _ in revealed(left, sides[DEFENCE]):
                yield chance * more * still, mine, theirs


def kept_hands(
    s: Knights, f: Battle, seat: int, deck: Deck, kept: Cards | None
) -> Iterator[tuple[float, list[Cards], Deck]]:
    if kept is None:
        counts = [battle.cards_due(s, f, side, battle.side_strength(s, f, side)) for side in (ATTACK, DEFENCE)]
        for chance, mine, rest in draws(deck, counts[ATTACK]):
            for more, theirs, left in draws(rest, counts[DEFENCE]):
                yield chance * more, [trimmed(f, ATTACK, mine), trimmed(f, DEFENCE, theirs)], left
        return
    own = ATTACK if seat == f.attacker else DEFENCE
    other = 1 - own
    held = len(battle.hand_of(s, f, other))  # unseen: as if it came from the top
    for chance, cards, rest in draws(Deck((0,) * held + deck.places, deck.pools), held):
        sides = [kept, kept]
        sides[other] = trimmed(f, other, cards)
        yield chance, sides, rest


def trimmed(f: Battle, side: int, cards: Cards) -> Cards:
    if f.leader[side] < 0:
        return cards
    return usual_discard(cards, battle.discards_of(sum(cards)), side == ATTACK)


def counted_words(words: list[str]) -> Cards:
    return words.count("deal"), words.count("prevent"), words.count("victory"), words.count("draw")
