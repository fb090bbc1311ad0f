"""How battles end: exact chances of an attacker who fights to the last (MU-RES-01, MU-RES-02, MU-ASL-02)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from araldo.games.medioevo_universale.box import (
    ASSAULT_DIE,
    ASSAULT_FOE_DIE,
    FIELD_DIE,
    FIELD_FOE_DIE,
)
from araldo.games.medioevo_universale.rules.battle import losses

MOST = 40  # VF looked at on either side; above that only the proportion counts


class Odds(NamedTuple):
    """The chance to win, and the VF that the attacker loses on average."""

    win: float
    lost: float


def fight(force: int, wall: int, bonus: int, assault: bool = False) -> Odds:
    """An attack by so many engaged VF; `bonus`: the attacker's additions less the defender's."""
    if force <= 0:
        return Odds(0.0, 0.0) if wall > 0 else Odds(1.0, 0.0)
    largest = max(force, wall)
    if largest <= MOST:
        return _fight(force, max(0, wall), bonus, assault)
    near = _fight(max(1, force * MOST // largest), max(0, wall) * MOST // largest, bonus, assault)
    return Odds(near.win, near.lost * largest / MOST)


@lru_cache(maxsize=64)
def _swings(bonus: int, assault: bool) -> tuple[tuple[int, float], ...]:
    """By how much the attacker outrolls the defender, with its chance; equal rolls are rolled again."""
    die, foe_die = (ASSAULT_DIE, ASSAULT_FOE_DIE) if assault else (FIELD_DIE, FIELD_FOE_DIE)
    counts: dict[int, int] = {}
    for a in range(1, die + 1):
        for d in range(1, foe_die + 1):
            counts[a - d + bonus] = counts.get(a - d + bonus, 0) + 1
    counts.pop(0, None)
    total = sum(counts.values())
    return tuple((swing, count / total) for swing, count in sorted(counts.items()))


@lru_cache(maxsize=200_000)
def _fight(force: int, wall: int, bonus: int, assault: bool) -> Odds:
    if not wall or not force:
        return Odds(float(force > 0), 0.0)
    win = lost = 0.0
    for swing, chance in _swings(bonus, assault):
        paid, fell = _toll(force, wall, swing, assault)
        after = _fight(force - paid, wall - fell, bonus, assault)
        win += chance * after.win
        lost += chance * (paid + after.lost)
    return Odds(win, lost)


def _toll(force: int, wall: int, swing: int, assault: bool) -> tuple[int, int]:
    """What both sides lose by one roll; walls pay nothing for a roll they win."""
    if swing > 0:
        fell, paid = losses(wall, force, swing, True, False)
        return paid, fell
    return losses(force, wall, -swing, not assault, False)
