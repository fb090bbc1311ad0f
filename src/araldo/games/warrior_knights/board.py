"""The map: areas, cities, borders, roads, ports, and every way that a Noble can go, computed once."""

from __future__ import annotations

from araldo.games.warrior_knights.box import FATE, ROAD_MOVE, SHAPES, load, printed
from araldo.kernel import Action

_MAP = load("map.toml")
_CITIES = load("cities.toml")["city"]

AREAS: tuple[str, ...] = tuple(a["id"] for a in _MAP["area"])
COUNT = len(AREAS)
NUMBER: dict[str, int] = {name: i for i, name in enumerate(AREAS)}
NAMES: dict[str, dict[str, str]] = {a["id"]: {"en": a["name_en"], "it": a["name_it"]} for a in _MAP["area"]}
KINGDOM: tuple[bool, ...] = tuple(a["region"] == "kingdom" for a in _MAP["area"])
OUTER: tuple[bool, ...] = tuple(a["outer"] for a in _MAP["area"])
PORT: tuple[bool, ...] = tuple(a["port"] for a in _MAP["area"])
# WK-SEA-05: ports work whoever controls the city, and without one.
PORTS: tuple[int, ...] = tuple(i for i in range(COUNT) if PORT[i])
AT_SEA = COUNT  # a Noble on the port icon of area x is at AT_SEA + x, and so in no area (WK-SEA-03)
OFF, GONE = -1, -2  # off the board; out of the game

CITIES: tuple[str, ...] = tuple(c["id"] for c in _CITIES)
CITY_AREA: tuple[int, ...] = tuple(NUMBER[c["area"]] for c in _CITIES)
CITY_AT: tuple[int, ...] = tuple(CITIES.index(a["city"]) if a["city"] else -1 for a in _MAP["area"])
PRINTED: tuple[int, ...] = tuple(c["strength"] for c in _CITIES)
INCOME: tuple[int, ...] = tuple(c["income"] for c in _CITIES)
IN_KINGDOM: tuple[bool, ...] = tuple(c["region"] == "kingdom" for c in _CITIES)
KINGDOM_CITIES: tuple[int, ...] = tuple(i for i, inside in enumerate(IN_KINGDOM) if inside)
INLAND = len(KINGDOM_CITIES)  # they come first: `owner[:INLAND]`
assert tuple(range(INLAND)) == KINGDOM_CITIES
HOLY: tuple[int, ...] = tuple(CITIES.index(c) for c in ("jerusalem", "acre", "constantinople"))  # EV-B02
FATE_CITY: tuple[int, ...] = tuple(CITIES.index(card["city"]) for card in FATE)  # by Fate card
TARGETS = len(CITIES)  # what can be attacked by assault or siege: cities, then the strongholds by seat


def _neighbours() -> tuple[tuple[int, ...], ...]:
    """WK-MOV-02, WK-MOV-04: through open and bridge borders only."""
    near: list[set[int]] = [set() for _ in AREAS]
    for border in _MAP["border"]:
        if border["kind"] in _MAP["passable_borders"]:
            a, b = NUMBER[border["a"]], NUMBER[border["b"]]
            near[a].add(b)
            near[b].add(a)
    return tuple(tuple(sorted(found)) for found in near)


def _roads() -> tuple[tuple[int, ...], ...]:
    """WK-MOV-03: the network of roads, junctions included."""
    near: list[set[int]] = [set() for _ in AREAS]
    for road in _MAP["road"]:
        for one, two in zip(road["path"], road["path"][1:], strict=False):
            near[NUMBER[one]].add(NUMBER[two])
            near[NUMBER[two]].add(NUMBER[one])
    return tuple(tuple(sorted(found)) for found in near)


BORDERS = _neighbours()
ROADS = _roads()
Path = tuple[int, ...]


def _paths(start: int, net: tuple[tuple[int, ...], ...], longest: int) -> list[Path]:
    """Every simple way of two to `longest` steps."""
    found: list[Path] = []
    ways: list[Path] = [(start,)]
    for length in range(1, longest + 1):
        ways = [(*way, step) for way in ways for step in net[way[-1]] if step not in way]
        if length > 1:
            found += [way[1:] for way in ways]
    return found


def _ways(start: int) -> tuple[Path, ...]:
    return (*((step,) for step in BORDERS[start]), *_paths(start, ROADS, ROAD_MOVE))


WAYS: tuple[tuple[Path, ...], ...] = tuple(_ways(area) for area in range(COUNT))  # WK-MOV-02, WK-MOV-03
FOREST_MOVE = printed("AG-O08", "areas")
WOOD_WAYS: tuple[tuple[Path, ...], ...] = tuple(  # AG-O08: the Master Forester's, off the road
    tuple(way for way in _paths(area, BORDERS, FOREST_MOVE) if way not in WAYS[area]) for area in range(COUNT)
)


def _march(shape: int, way: Path) -> Action:
    return ("march", SHAPES[shape], *(AREAS[area] for area in way))


# By shape and area: the moves of a Noble who stands there, in the order of the ways above.
MARCHES: tuple[tuple[tuple[Action, ...], ...], ...] = tuple(
    tuple(tuple(_march(k, way) for way in WAYS[area]) for area in range(COUNT)) for k in range(4)
)
WOOD_MARCHES: tuple[tuple[tuple[Action, ...], ...], ...] = tuple(
    tuple(tuple(_march(k, way) for way in WOOD_WAYS[area]) for area in range(COUNT)) for k in range(4)
)
SAILS: tuple[tuple[tuple[Action, ...], ...], ...] = tuple(
    tuple(
        tuple(("sail", SHAPES[k], AREAS[port]) for port in PORTS if port != area) if PORT[area] else ()
        for area in range(COUNT)
    )
    for k in range(4)
)


def _by_end(moves: tuple[Action, ...]) -> dict[int, tuple[Action, ...]]:
    ends = dict.fromkeys(NUMBER[move[-1]] for move in moves)
    return {end: tuple(move for move in moves if NUMBER[move[-1]] == end) for end in ends}


# The same, by the area where they end.
MARCHES_TO = tuple(tuple(_by_end(moves) for moves in row) for row in MARCHES)
WOOD_MARCHES_TO = tuple(tuple(_by_end(moves) for moves in row) for row in WOOD_MARCHES)
SAILS_TO = tuple(tuple(_by_end(moves) for moves in row) for row in SAILS)


def _steps_from(start: int) -> tuple[int, ...]:
    far = [99] * COUNT
    far[start] = 0
    edge = [start]
    while edge:
        nxt = []
        for area in edge:
            for near in BORDERS[area]:
                if far[near] == 99:
                    far[near] = far[area] + 1
                    nxt.append(near)
        edge = nxt
    return tuple(far)


DISTANCE: tuple[tuple[int, ...], ...] = tuple(_steps_from(area) for area in range(COUNT))  # by land; 99: no way


def _legal_sites(inner: bool) -> tuple[int, ...]:
    return tuple(i for i in range(COUNT) if KINGDOM[i] and not (inner and OUTER[i]))


SITES: dict[bool, tuple[int, ...]] = {inner: _legal_sites(inner) for inner in (False, True)}
ATTACKS: tuple[tuple[Action, ...], ...] = tuple(tuple(("attack", name, seat) for seat in range(6)) for name in AREAS)
ASSAULTS: tuple[Action, ...] = tuple(("assault", name) for name in AREAS)
SIEGES: tuple[Action, ...] = tuple(("besiege", name) for name in AREAS)
