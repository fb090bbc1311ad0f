"""The Crusade: what a Shield is worth now, who goes, and when it is better that Jerusalem waits (chapters CRU, TRK)."""

from __future__ import annotations

from araldo.games.crusader_kings.box import CRUSADER_TOKEN, MOST_SHIELDS, OLD_AGE, PERSON, ROUNDS
from araldo.games.crusader_kings.regent.outlook import SHIELD, Outlook
from araldo.games.crusader_kings.regent.tools import plain
from araldo.games.crusader_kings.rules.crusade import crusaders
from araldo.games.crusader_kings.rules.kin import has_green, heir, heirs
from araldo.games.crusader_kings.rules.realm import lands_of, shields_of
from araldo.kernel import Action
from araldo.kernel.play import Eyes

WIN, LOSE = 4.0, -2.5  # to end the game as its winner, or for another
FIRST = 0.04  # the First Player token
LIFE = 0.06  # anybody
KING = 0.2  # and his marriage
WAITS = 2.0  # who has no heir can adopt one before the Round in which somebody must go


def next_place(o: Outlook) -> int:
    s = o.s
    return next((i for i in range(s.goal) if s.shields[i] < 0), -1)


def shield(o: Outlook) -> float:
    """What the next Shield brings."""
    s = o.s
    place = next_place(o)
    if place < 0:
        return 0.0
    more = shields_of(s, o.seat) < MOST_SHIELDS
    crusader = o.step(CRUSADER_TOKEN) if more else 0.0
    if place + 1 == s.goal:
        return WIN if o.first_if_over(1 + (crusader >= 0.9)) else LOSE
    use = min(1.0, o.left / 8)
    found = crusader + SHIELD[place] * use + FIRST + sum(o.token(t) for t in s.track[place])
    if not more:
        found -= min(SHIELD[i] for i, p in enumerate(s.shields) if p == o.seat) * use
    if place + 2 == s.goal:  # the next one may end it
        found += 0.25 if o.first_if_over(0) else -0.35
    return found * o.taste.crusade + 0.05


def life(o: Outlook, person: int) -> float:
    """What dies with somebody."""
    s, seat = o.s, o.seat
    if person == s.kings[seat]:
        have = heirs(s, seat)
        if not have:
            crisis = len(lands_of(s, seat)) // 2 + 0.4
            return crisis if s.round == ROUNDS else WAITS * crisis
        after = have - 1 - (len(s.siblings[seat]) if s.children[seat] else 0)  # CK-SUC-04
        return (KING if s.age[seat] < OLD_AGE - 1 else KING / 2) + o.heir(have) - o.heir(after)
    green = 0.06 if has_green(s, person) else 0.0
    if person == s.spouses[seat]:
        return LIFE + o.births()
    if person in s.children[seat] + s.siblings[seat]:
        have = heirs(s, seat)
        return LIFE + green + o.heir(have) - o.heir(have - 1) + (0.05 if person == heir(s, seat) else 0.0)
    return LIFE / 2 + green


def crusade(o: Outlook, gold: int | None = None) -> float:
    """What the Crusade action brings, on average."""
    people = crusaders(o.s, o.seat)
    loss = min(life(o, p) for p in people) if people else 1.0
    worth = shield(o)
    odds, paid = o.venture("crusade", 1, worth + loss, gold=gold)
    return odds * worth - (1 - odds) * loss - o.cost(paid, gold)


def send(o: Outlook, eyes: Eyes) -> Action:
    """Who is missed least."""
    return min(plain(eyes), key=lambda a: life(o, PERSON[a[1]]))


def withdraw(o: Outlook, eyes: Eyes) -> Action:
    return min(plain(eyes), key=lambda a: SHIELD[a[1] - 1])
