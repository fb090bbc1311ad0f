"""Battles as chances (RES, CRD, ASL, NAV): what comes of one roll, and of rolling to the end, exactly.

Between two parties with the cards that are known; the rules' own `battle.losses` says what each roll costs.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from araldo.games.medioevo_universale.box import RAM_DIE, TRIPLE, TRIPLE_BONUS
from araldo.games.medioevo_universale.rules.battle import losses

Forces = tuple[int, int]  # VF of the attacker and of the defender
Spread = dict[Forces, float]  # how likely each is


class Fight(NamedTuple):
    """What counts in every roll of one stage of a battle."""

    die: int = 6
    foe_die: int = 6
    plus: int = 0
    foe_plus: int = 0
    triple: bool = False  # strategia: more with so many times the enemy
    foe_triple: bool = False
    assault: bool = False
    cap: bool = False  # option `loss_cap`: both
    hit: int = 0  # arciere: VF more that the enemy loses in any roll
    foe_hit: int = 0
    win: int = 0  # alchimia: and in one that is won
    foe_win: int = 0


@lru_cache(maxsize=256)
def differences(die: int, foe_die: int) -> dict[int, float]:
    """How likely each difference of two dice is."""
    found: dict[int, float] = {}
    for a in range(1, die + 1):
        for b in range(1, foe_die + 1):
            found[a - b] = found.get(a - b, 0.0) + 1 / (die * foe_die)
    return found


def edge(fight: Fight, force: int, foe: int) -> int:
    """What the attacker adds more than the defender."""
    more = fight.plus - fight.foe_plus
    more += TRIPLE_BONUS if fight.triple and force >= TRIPLE * foe else 0
    return more - (TRIPLE_BONUS if fight.foe_triple and foe >= TRIPLE * force else 0)


def after_roll(fight: Fight, force: int, foe: int, lead: int) -> Forces:
    """MU-RES-10: what is left when the attacker's sum is higher by `lead`."""
    lost = fell = 0
    if lead > 0:
        fell, lost = losses(foe, force, lead, True, fight.cap)
    elif lead < 0:
        lost, fell = losses(force, foe, -lead, not fight.assault, fight.cap)
    fell += fight.hit + (fight.win if lead > 0 else 0)
    lost += fight.foe_hit + (fight.foe_win if lead < 0 else 0)
    return force - min(lost, force), foe - min(fell, foe)


def one_roll(fight: Fight, force: int, foe: int) -> tuple[float, float, float]:
    """How likely the next roll is won, tied, lost."""
    more = edge(fight, force, foe)
    won = sum(p for x, p in differences(fight.die, fight.foe_die).items() if x + more > 0)
    lost = sum(p for x, p in differences(fight.die, fight.foe_die).items() if x + more < 0)
    return won, 1 - won - lost, lost


def to_the_end(fight: Fight, start: Spread) -> Spread:
    """What is left when one side is gone. A roll that costs nobody anything is rolled again."""
    waiting, over = dict(start), Spread()
    while waiting:
        forces = max(waiting, key=sum)
        p = waiting.pop(forces)
        if not forces[0] or not forces[1]:
            over[forces] = over.get(forces, 0.0) + p
            continue
        more = edge(fight, *forces)
        steps = [(after_roll(fight, *forces, x + more), q) for x, q in differences(fight.die, fight.foe_die).items()]
        moving = sum(q for left, q in steps if left != forces)
        for left, q in steps:
            if left != forces:
                waiting[left] = waiting.get(left, 0.0) + p * q / moving
    return over


@lru_cache(maxsize=512)
def chain(
    stages: tuple[tuple[Fight, int], ...], start: tuple[tuple[Forces, float], ...]
) -> tuple[tuple[Forces, float], ...]:
    """Several stages, one after the other, each with the VF that defend it: what is left of either side."""
    now: Spread = dict(start)
    over: Spread = {}
    for i, (fight, foe) in enumerate(stages):
        rest = sum(vf for _, vf in stages[i + 1 :])
        here = {(a, d if not i else foe): p for (a, d), p in now.items()}
        now = {}
        for (a, d), p in to_the_end(fight, here).items():
            if a and not d and rest:
                now[a, 0] = now.get((a, 0), 0.0) + p
            else:
                over[a, d + rest] = over.get((a, d + rest), 0.0) + p
    return tuple(sorted(over.items()))


def ramming(levels: tuple[int, ...]) -> dict[int, float]:
    """MU-NAV-01: VF sunk by Galleys that each add so much to a die."""
    found = {0: 1.0}
    for level in levels:
        found = _plus(found, {level + pip: 1 / RAM_DIE for pip in range(1, RAM_DIE + 1)})
    return found


def _plus(one: dict[int, float], other: dict[int, float]) -> dict[int, float]:
    found: dict[int, float] = {}
    for a, p in one.items():
        for b, q in other.items():
            found[a + b] = found.get(a + b, 0.0) + p * q
    return found


def spread_of(values: dict[int, float]) -> tuple[int, int, int]:
    """The mean in tenths, and from where to where nine cases of ten lie."""
    mean = sum(value * p for value, p in values.items())
    low = high = 0
    seen = 0.0
    for value in sorted(values):
        if seen < 0.05:
            low = value
        if seen < 0.95:
            high = value
        seen += values[value]
    return round(mean * 10), low, high
