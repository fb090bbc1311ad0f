"""The map: territories and sea zones by number, in the order of map.toml; borders, coasts, straits, costs of movement.

A space is a territory (its number) or a sea zone (SEA plus its number in the file). A ship whose space is a territory
lies in that territory's port. MU-KGD-01, MU-KGD-06, MU-KGD-08, MU-MAP-01 to MU-MAP-21:
costs of borders MU-MAP-05, MU-MAP-06; land zones MU-MAP-19, MU-MAP-20. Rivers are not sailed (MU-MAP-22, MU-OPT-08).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from araldo.games.medioevo_universale.box import CARAVAN, GOODS, KINDS, SIZES, TERRAINS, load

_MAP = load("map.toml")
_LANDS: list[dict[str, Any]] = _MAP["territory"]
_SEAS: list[dict[str, Any]] = _MAP["sea_zone"]
_SITES: dict[str, dict[str, Any]] = {x["id"]: x for x in _MAP["settlement"]}
_KINGDOMS: list[dict[str, Any]] = _MAP["kingdom"]

SEA = len(_LANDS)
SPACES = SEA + len(_SEAS)
IDS: tuple[str, ...] = (*(t["id"] for t in _LANDS), *(z["id"] for z in _SEAS))
NUMBER: dict[str, int] = {name: i for i, name in enumerate(IDS)}
assert len(NUMBER) == SPACES
PLAIN, HILL, WOOD, MOUNTAIN, DESERT = range(5)
TERRAIN: tuple[int, ...] = tuple(TERRAINS.index(t["terrain"]) for t in _LANDS)
SECTIONS = ("core", "six", "west")
SECTION: tuple[int, ...] = tuple(SECTIONS.index(x["section"]) for x in (*_LANDS, *_SEAS))
SITE: tuple[str, ...] = tuple(t["settlement"] for t in _LANDS)  # by territory; "": none
TOWN_ID: tuple[str, ...] = tuple(site or name for site, name in zip(SITE, IDS, strict=False))  # what its town is called
LAND_ZONE: tuple[int, ...] = tuple(_SITES[s]["land_zone"] if s else 0 for s in SITE)  # 0: no site, no market
HOLY: tuple[bool, ...] = tuple(bool(s) and _SITES[s]["religious_capital"] for s in SITE)
ROME, CONSTANTINOPLE, JERUSALEM, KIEV, ALEXANDRIA = (
    NUMBER[_SITES[s]["territory"]] for s in ("rome", "constantinople", "jerusalem", "kiev_town", "alexandria")
)
PORT: tuple[int, ...] = tuple(NUMBER[_SITES[s]["port_zone"]] if s and _SITES[s]["port"] else -1 for s in SITE)
DISTANT: tuple[int, ...] = tuple(
    NUMBER[_SITES[s]["distant_port_zone"]] if s and _SITES[s].get("distant_port") else -1 for s in SITE
)

KINGDOMS: tuple[str, ...] = tuple(k["id"] for k in _KINGDOMS)
KINGDOM: tuple[int, ...] = tuple(KINGDOMS.index(t["kingdom"]) for t in _LANDS)
SIZE: tuple[int, ...] = tuple(SIZES.index(k["size"]) for k in _KINGDOMS)
RELIGIONS = ("catholic", "orthodox", "muslim", "pagan", "excommunicated")
RELIGION: tuple[str, ...] = tuple(k["religion"] for k in _KINGDOMS)  # of a kingdom
RUSSIAN: tuple[int, ...] = tuple(i for i, k in enumerate(_KINGDOMS) if k.get("russian"))
REACTION: tuple[int, ...] = tuple(k["barbarians"] for k in _KINGDOMS)  # VF: MU-ATK-09, MU-MAP-12
MAJOR: tuple[bool, ...] = tuple(k["size"] == "major" for k in _KINGDOMS)
HORDE = KINGDOMS.index("golden_horde")

NAMES: dict[str, dict[str, str]] = {
    x["id"]: {"en": x["en"], "it": x["it"]} for x in (*_LANDS, *_SEAS, *_KINGDOMS, *_MAP["strait"], *_SITES.values())
}

STRAITS: tuple[str, ...] = tuple(x["id"] for x in _MAP["strait"])
BANKS: tuple[tuple[int, int], ...] = tuple((NUMBER[x["banks"][0]], NUMBER[x["banks"][1]]) for x in _MAP["strait"])

Road = tuple[int, int, int]  # where to, 1 across a river, the strait or -1
Lane = tuple[int, int, tuple[int, ...]]  # where to, 1 across the open sea, straits on the border

_roads: list[list[Road]] = [[] for _ in range(SEA)]
for _e in _MAP["land"]["edges"]:
    _a, _b = NUMBER[_e["a"]], NUMBER[_e["b"]]
    _r, _s = int("river" in _e), STRAITS.index(_e["strait"]) if "strait" in _e else -1
    _roads[_a].append((_b, _r, _s))
    _roads[_b].append((_a, _r, _s))
_lanes: list[list[Lane]] = [[] for _ in range(SPACES)]
for _e in _MAP["sea"]["edges"]:
    _a, _b = NUMBER[_e["a"]], NUMBER[_e["b"]]
    _o, _x = int(_e["border"] == "open"), tuple(STRAITS.index(n) for n in _e.get("straits", []))
    _lanes[_a].append((_b, _o, _x))
    _lanes[_b].append((_a, _o, _x))
_coasts: list[list[int]] = [[] for _ in range(SPACES)]
for _e in _MAP["sea"]["coasts"]:
    _a, _b = NUMBER[_e["zone"]], NUMBER[_e["territory"]]
    _coasts[_a].append(_b)
    _coasts[_b].append(_a)


@dataclass(frozen=True, slots=True)
class Board:
    """The part of the map that is in play: MU-KGD-03, MU-KGD-04, MU-MAP-09 to MU-MAP-11."""

    lands: tuple[int, ...]
    seas: tuple[int, ...]
    inside: tuple[bool, ...]  # by space
    roads: tuple[tuple[Road, ...], ...]  # by territory
    near: tuple[tuple[int, ...], ...]  # by territory: neighbours by land
    lanes: tuple[tuple[Lane, ...], ...]  # by space: from a sea zone to others
    coasts: tuple[tuple[int, ...], ...]  # by space: zones of a territory, territories of a zone
    members: tuple[tuple[int, ...], ...]  # by kingdom: its territories in play
    sites: tuple[int, ...]  # territories with a site
    russian: tuple[int, ...]


def _board(sections: int) -> Board:
    inside = tuple(section < sections for section in SECTION)
    lands = tuple(t for t in range(SEA) if inside[t])
    roads = tuple(tuple(r for r in _roads[t] if inside[r[0]]) if inside[t] else () for t in range(SEA))
    return Board(
        lands,
        tuple(z for z in range(SEA, SPACES) if inside[z]),
        inside,
        roads,
        tuple(tuple(r[0] for r in row) for row in roads),
        tuple(tuple(lane for lane in _lanes[x] if inside[lane[0]]) if inside[x] else () for x in range(SPACES)),
        tuple(tuple(c for c in _coasts[x] if inside[c]) if inside[x] else () for x in range(SPACES)),
        tuple(tuple(t for t in lands if KINGDOM[t] == k) for k in range(len(KINGDOMS))),
        tuple(t for t in lands if SITE[t]),
        tuple(k for k in RUSSIAN if any(KINGDOM[t] == k for t in lands)),
    )


BOARDS: tuple[Board, ...] = (_board(1), _board(2), _board(3))  # fewer than six players; six; the full map

# -- movement (MU-MOV-01, MU-MAP-03): points to enter, by kind of land transport and terrain

_MOVE = load("movement.toml")
_WAYS, _SEA_WAYS, _LOADING = _MOVE["land"], _MOVE["sea"], _MOVE["loading"]
ENTER: tuple[tuple[int, ...], ...] = tuple(
    tuple(_WAYS[name]["caravan" if kind == CARAVAN else "war_wagon"] for name in TERRAINS) for kind in range(len(KINDS))
)
ENTER_STRADE: tuple[tuple[int, ...], ...] = tuple(
    tuple(min(cost, _WAYS[name].get("with_strade", cost)) for name, cost in zip(TERRAINS, row, strict=True))
    for row in ENTER
)
RIVER_COST: int = _WAYS["river_crossing"]["extra"]
RIVER_STRADE: int = _WAYS["river_crossing"]["with_strade"]
STRAIT_COST: int = _WAYS["strait_crossing"]["total"]
PORT_COST: int = _SEA_WAYS["port"]["cost"]
COASTAL_COST: int = _SEA_WAYS["coastal"]["cost"]
OPEN_COST: int = _SEA_WAYS["open"]["cost"]
OPEN_ASTRONOMY: int = _SEA_WAYS["open"]["with_astronomia"]
LOAD_ARMIES: int = _LOADING["armies"]  # MU-LOD-02
LOAD_CARRIED: int = _LOADING["land_transport"]
LOAD_GOODS: int = _LOADING["goods"]
LOAD_ENGINE: int = _LOADING["siege_engine"]
LOAD_CAPTAIN: int = _LOADING["captain"]
LOAD_EASED: int = _LOADING["reduction"]  # MU-LOD-03
LOAD_LEAST: int = _LOADING["minimum"]

# -- prices (MU-TRD-03), by territory: one for each good; empty without a site

_PRICES = {p["settlement"]: tuple(p[g] for g in GOODS) for p in load("trade.toml")["price"]}
PRICES: tuple[tuple[int, ...], ...] = tuple(_PRICES[s] if s else () for s in SITE)
