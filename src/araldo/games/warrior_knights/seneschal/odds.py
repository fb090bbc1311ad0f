"""How battles and expeditions go, without playing them out.

The chances of assaults were measured in battles on the Fate deck for 100 to 500 troops against walls up to 500; the
edges of the table are judged from their neighbours. Those of expeditions are counted on the cards.
"""

from __future__ import annotations

from functools import cache

from araldo.games.warrior_knights.box import FATE, FATE_VOYAGE, LOST, MULTIPLE, NO_NEWS, SQUARE, STAR, TRIANGLE

_TROOPS = (50, 100, 150, 200, 300, 400, 500, 600, 800)
# By walls in hundreds, then by attacking troops: how often a city falls, how often the attacker dies; in percent.
_FALLS = (
    (100, 100, 100, 100, 100, 100, 100, 100, 100),
    (8, 27, 69, 96, 99, 99, 100, 100, 100),
    (1, 3, 20, 46, 84, 96, 99, 99, 100),
    (0, 0, 6, 18, 50, 73, 88, 95, 99),
    (0, 0, 1, 6, 30, 51, 65, 80, 93),
    (0, 0, 0, 1, 16, 38, 51, 64, 83),
    (0, 0, 0, 0, 6, 25, 38, 51, 68),
    (0, 0, 0, 0, 2, 14, 27, 38, 55),
)
_DIES = (
    (0, 0, 0, 0, 0, 0, 0, 0, 0),
    (60, 41, 0, 0, 0, 0, 0, 0, 0),
    (85, 72, 21, 16, 0, 0, 0, 0, 0),
    (95, 88, 49, 44, 9, 1, 0, 0, 0),
    (99, 96, 73, 68, 28, 7, 3, 1, 0),
    (99, 99, 89, 85, 47, 18, 11, 5, 1),
    (99, 99, 95, 93, 65, 32, 20, 11, 3),
    (99, 99, 99, 97, 80, 48, 32, 20, 7),
)
_KEEP_FALLS = (0, 0, 0, 0, 1, 4, 12, 22, 50)  # an empty stronghold of 400: by reduction only
_LEADERSHIP = {STAR: 60, SQUARE: 20, TRIANGLE: 90}  # a commander's ability, in troops
INSIDE = 100  # what a commander inside adds to the walls
_FIELD = ((-200, 5), (-100, 21), (0, 41), (100, 90), (200, 97))  # the attacker's surplus: the enemy dies or retreats


def _between(x: float, xs: tuple[int, ...], ys: tuple[int, ...]) -> float:
    """On the line between the two nearest points."""
    if x <= xs[0]:
        return ys[0] * max(0.0, x) / xs[0] if xs[0] > 0 else ys[0]
    for i in range(1, len(xs)):
        if x <= xs[i]:
            return ys[i - 1] + (ys[i] - ys[i - 1]) * (x - xs[i - 1]) / (xs[i] - xs[i - 1])
    return ys[-1]


def _row(walls: int) -> int:
    return min(len(_FALLS) - 1, max(0, (walls + 50) // 100))


def assault(troops: int, shape: int, walls: int, keep: bool = False) -> tuple[float, float]:
    """The chances that the place falls and that the attackers die."""
    force = troops + _LEADERSHIP.get(shape, 0)
    falls = _KEEP_FALLS if keep else _FALLS[_row(walls)]
    return _between(force, _TROOPS, falls) / 100, _between(troops, _TROOPS, _DIES[_row(walls)]) / 100


def field(troops: int, shape: int, foes: int) -> float:
    """The chance to kill or drive off Nobles in the field."""
    xs, ys = zip(*_FIELD, strict=True)
    return _between(troops + _LEADERSHIP.get(shape, 0) - foes, xs, ys) / 100


@cache
def voyage(which: int, blessed: bool) -> float:
    """What an expedition pays in the end for each crown; without news one waits for another card."""
    results = FATE_VOYAGE[which]
    n = len(FATE)
    pairs = [(a, b) for a in range(n) for b in range(n) if a != b] if blessed else [(a, a) for a in range(n)]
    final = [min(results[a], results[b]) for a, b in pairs]
    told = [result for result in final if result != NO_NEWS]
    return sum(MULTIPLE[result] for result in told if result != LOST) / max(1, len(told))
