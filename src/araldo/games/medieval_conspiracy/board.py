"""The map: territories by number in the order of map.toml, their borders, roads and distances.

MC-GEN-03, MC-GEN-11, MC-GEN-15.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from araldo.games.medieval_conspiracy.box import BASE, ELECTORS, ESTATES, WORDS, load

_MAP = load("map.toml")
_LANDS: list[dict[str, Any]] = _MAP["territory"]

IDS: tuple[str, ...] = tuple(t["id"] for t in _LANDS)
NUMBER: dict[str, int] = {name: i for i, name in enumerate(IDS)}
COUNT = len(IDS)
KIND: tuple[str, ...] = tuple(t["kind"] for t in _LANDS)
ESTATE: tuple[int, ...] = tuple(ESTATES.index(t["estate"]) for t in _LANDS)
HALF: tuple[str, ...] = tuple(t["half"] for t in _LANDS)
ELECTORATE: tuple[bool, ...] = tuple(t["id"] in ELECTORS for t in _LANDS)
SEAT_OF_ELECTOR: tuple[int, ...] = tuple(NUMBER[e] for e in ELECTORS)  # by elector: his territory
ELECTOR_AT: tuple[int, ...] = tuple(ELECTORS.index(t) if t in ELECTORS else -1 for t in IDS)
SECULAR_FIEFS: tuple[int, ...] = tuple(i for i in range(COUNT) if KIND[i] == "secular")
CHURCH_FIEFS: tuple[int, ...] = tuple(i for i in range(COUNT) if KIND[i] == "ecclesiastical")
SEND: tuple[tuple[tuple[str, ...], ...], ...] = tuple(  # by territory and kind of unit: the edit that sends one
    tuple(("send", word, name) for word in WORDS) for name in IDS
)
YIELD: tuple[int, ...] = tuple(BASE["electorate" if ELECTORATE[i] else KIND[i]] for i in range(COUNT))
NAMES: dict[str, dict[str, str]] = {
    t["id"]: {"en": t["name_en"], "it": t["name_it"]} for t in [*_LANDS, *_MAP["foreign_city"]]
}

_pairs = [(NUMBER[a], NUMBER[b]) for a, b in _MAP["adjacency"]["edges"]]
BORDERS: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({b for a, b in _pairs if a == i} | {a for a, b in _pairs if b == i})) for i in range(COUNT)
)
ROADS: tuple[tuple[int, int], ...] = tuple((NUMBER[a], NUMBER[b]) for a, b in _MAP["roads"]["edges"])
FOREIGN: tuple[tuple[int, str], ...] = tuple((NUMBER[a], city) for a, city in _MAP["foreign_roads"]["edges"])
ROADS_TO: tuple[tuple[int, ...], ...] = tuple(
    tuple(b if a == i else a for a, b in ROADS if i in (a, b)) for i in range(COUNT)
)
FOREIGN_AT: tuple[int, ...] = tuple(sum(i == at for at, _ in FOREIGN) for i in range(COUNT))
ROADS_OF: tuple[int, ...] = tuple(
    sum(i in road for road in ROADS) + sum(i == at for at, _ in FOREIGN) for i in range(COUNT)
)


@cache
def distances(start: int) -> tuple[int, ...]:
    """MC-GEN-11: borders crossed from one territory to every other, through any territories."""
    found = [-1] * COUNT
    found[start] = 0
    line = [start]
    for here in line:
        for there in BORDERS[here]:
            if found[there] < 0:
                found[there] = found[here] + 1
                line.append(there)
    return tuple(found)


def in_play(half: str) -> tuple[int, ...]:
    """MC-TWO-02, MC-TWO-03: the territories of a part, and every electorate; all of them on the full map."""
    return tuple(i for i in range(COUNT) if half == "full" or ELECTORATE[i] or HALF[i] == half)
