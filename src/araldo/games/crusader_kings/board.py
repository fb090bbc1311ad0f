"""The map: territories, borders, sea routes and the three seas (CK-TER-01, CK-TER-03), with and without Burgundy."""

from __future__ import annotations

from collections import deque

from araldo.games.crusader_kings.box import CULTURES, load

_MAP = load("map.toml")
_VARIANT = _MAP["variant_burgundy"]
_LANDS = [*_MAP["territory"], _VARIANT]

IDS: tuple[str, ...] = tuple(t["id"] for t in _LANDS)
NUMBER: dict[str, int] = {land: i for i, land in enumerate(IDS)}
NAMES: dict[str, dict[str, str]] = {t["id"]: {"en": t["name_en"], "it": t["name_it"]} for t in _LANDS}
COUNT = len(IDS)
BURGUNDY = NUMBER[_VARIANT["id"]]
AQUITAINE = NUMBER["aquitaine"]
CULTURE: tuple[int, ...] = tuple(CULTURES.index(t["culture"]) for t in _LANDS)
TAX: tuple[int, ...] = tuple(t["tax"] for t in _LANDS)
VP: tuple[int, ...] = tuple(t["vp"] for t in _LANDS)
COASTAL: tuple[bool, ...] = tuple(bool(t["coastal"]) for t in _LANDS)
_SEAS = [frozenset(t["seas"]) for t in _LANDS]


def _edges(burgundy: bool) -> list[frozenset[int]]:
    """CK-TER-02: borders and sea routes, each once."""
    edges = [frozenset((NUMBER[e["a"]], NUMBER[e["b"]])) for e in _MAP["edge"]]
    if burgundy:
        gone = {frozenset((NUMBER[a], NUMBER[b])) for a, b in _VARIANT["remove_edges"]}
        added = [frozenset((NUMBER[a], NUMBER[b])) for a, b in _VARIANT["add_edges"]]
        edges = [e for e in edges if e not in gone] + added
    return edges


def _neighbours(edges: list[frozenset[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(sorted(next(iter(e - {t})) for e in edges if t in e)) for t in range(COUNT))


# By chart (0: 32 territories, 1: with Burgundy) and territory.
BORDERS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(_neighbours(_edges(b)) for b in (False, True))
NEXT_TO: tuple[tuple[frozenset[int], ...], ...] = tuple(tuple(map(frozenset, chart)) for chart in BORDERS)

# CK-TER-04: what a Navy adds to the neighbours of a coastal territory: every other one on a sea that it borders.
BY_SEA: tuple[frozenset[int], ...] = tuple(
    frozenset(u for u in range(COUNT) if u != t and _SEAS[u] & _SEAS[t]) for t in range(COUNT)
)


def steps_from(chart: int, lands: tuple[int, ...], start: list[int]) -> dict[int, int]:
    """How many borders and sea routes each territory in play lies from the nearest of these."""
    far = dict.fromkeys(start, 0)
    queue = deque(start)
    while queue:
        here = queue.popleft()
        for there in BORDERS[chart][here]:
            if there in lands and there not in far:
                far[there] = far[here] + 1
                queue.append(there)
    return far
