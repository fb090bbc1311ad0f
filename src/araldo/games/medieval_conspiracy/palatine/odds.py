"""How a battle will go, by a formula that is close enough to the dice to decide by; the game's `odds` rolls them."""

from __future__ import annotations

from functools import cache
from math import exp, log, sqrt
from typing import NamedTuple

from araldo.games.medieval_conspiracy.box import CAPTURED_AT, KNIGHT, hits_of, kind_of
from araldo.games.medieval_conspiracy.rules.combat import hits_for

BASE_EDGE, EDGE, CROWD = 0.75, 2.25, 0.1  # fitted to battles fought with the rules
WORST, BEST = 0.02, 0.98


class Force(NamedTuple):
    """One side: units, how many of them are knights, the hits they can take."""

    units: int
    knights: int
    life: int


def force(units: list[int], mercenary_hits: int = 2) -> Force:
    knights = [u for u in units if kind_of(u) == KNIGHT]
    others = [u for u in units if kind_of(u) != KNIGHT]
    life = sum(CAPTURED_AT - hits_of(u) for u in knights) + sum(mercenary_hits - hits_of(u) for u in others)
    return Force(len(units), len(knights), life)


@cache
def blows(more: int) -> float:
    """MC-CMB-18: hits of a roll, on average."""
    return sum(hits_for(a + b + more) for a in range(1, 7) for b in range(1, 7)) / 36


@cache
def wins(attack: Force, defence: Force, more: int = 0, theirs: int = 0) -> float:
    """The chance that the attack holds the field; both sides wiped out counts half."""
    if not attack.units:
        return 0.0
    if not defence.units:
        return 1.0
    ours = _mean_blows(attack, defence, more) * attack.life
    foes = _mean_blows(defence, attack, theirs) * defence.life
    even = log(ours / foes) + CROWD * log(attack.units / defence.units)
    z = (BASE_EDGE + EDGE * sqrt(min(attack.units, defence.units))) * even
    return min(BEST, max(WORST, 1 / (1 + exp(-z))))


def _mean_blows(side: Force, other: Force, more: int) -> float:
    """A knight who faces a mercenary has one more."""
    rides = side.knights / side.units * (1 - other.knights / other.units)
    return (1 - rides) * blows(more) + rides * blows(more + 1)


def losses(mine: Force, theirs: Force, chance: float) -> float:
    """Units that do not come back: half of the smaller side's for a winner, most of one's own for a loser."""
    if not mine.units or not theirs.units:
        return 0.0
    return chance * 0.5 * min(mine.units, theirs.units) + (1 - chance) * 0.7 * mine.units
