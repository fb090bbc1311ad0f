"""Chapter 4.1, the board: the quarters joined into one of the possible boards, expanded into plain tables.

A layout is written as its four slots NW NE SW SE, each a quarter and its half turns, `..` for none: "A0 B0 C0 D0". In a
tournament the eastern half carries the mine tile: ".. B0 .. D0 mine:B23". Boards are static data, made once a layout.

CA-BRD-01: four quarters make 32 tile spaces and as many octagons. CA-BRD-03: only the sides N, E, S, W matter.
CA-BRD-04, CA-BRD-06: up to four areas an octagon, each an area of its own. CA-BRD-07: symbols are its yield.
CA-BRD-08: castle sites are printed on rock. CA-BRD-11: the frame's icons are `slot_kind`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from araldo.games.castelli.box import (
    AREA_PLACES,
    GRAIN,
    KINDS,
    MINE,
    PER_SYMBOL,
    ROCK,
    SIDES,
    TOWN,
    VILLAGE,
    WOOD,
    load,
)
from araldo.kernel.errors import Malformed

_QUARTERS: dict[str, Any] = {q["id"]: q for q in load("quarters.toml")["quarter"]}
_SLOTS: dict[str, str] = {s["id"]: s["kind"] for f in load("frame.toml")["slot_face"] for s in f["slots"]}
_STEP = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
_OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
LAYOUTS: dict[str, Any] = {x["id"]: x for x in load("layouts.toml")["layout"]}
QUARTERS = tuple(_QUARTERS)
for _layout in LAYOUTS.values():
    for _quarter, _turned_by in _layout.get("slots", {}).values():
        if _turned_by not in (0, 180):  # a quarter turn would break the checkerboard
            raise Malformed(f"layouts.toml: {_layout['id']}: {_quarter} is turned by 0 or 180, not by {_turned_by}")
for _option in load("options.toml")["option"]:
    if _option["id"] == "castles_per_grain_or_wood_area" and max(_option["values"]) > AREA_PLACES:
        raise Malformed(
            f"options.toml: {_option['id']}: there is room for {AREA_PLACES}, not for {max(_option['values'])}"
        )
MINE_QUARTER = next(q for q in QUARTERS if _QUARTERS[q]["has_mine"])


@dataclass(frozen=True, slots=True)
class Board:
    """One board. Spaces, octagons, areas and castle places are numbered; every list is indexed by those numbers."""

    layout: str
    spaces: tuple[str, ...]
    space_at: tuple[tuple[int, int], ...]  # (row, column)
    face: tuple[tuple[int, ...], ...]  # by space and side: the area it touches, or ~slot for the frame
    octagon_facing: tuple[tuple[int, ...], ...]  # by space and side: the octagon it touches, or -1
    slots: tuple[str, ...]  # frame slots opposite a tile side
    slot_kind: tuple[str, ...]
    borders: tuple[tuple[tuple[int, str], ...], ...]  # by space: (side, kind of slot) where it touches the frame
    octagons: tuple[str, ...]
    octagon_at: tuple[tuple[int, int], ...]
    printed: tuple[int, ...]  # settlement printed on each octagon
    lines: tuple[tuple[int, ...], ...]  # octagons in the row and column of each, itself once (CA-BRD-12, CA-VPT-03)
    shields: tuple[tuple[tuple[int, int], ...], ...]  # by octagon: (space, side) of every tile side that touches it
    areas: tuple[str, ...]
    area_kind: tuple[int, ...]
    area_yield: tuple[int, ...]
    area_octagon: tuple[int, ...]
    area_shields: tuple[tuple[tuple[int, int], ...], ...]
    neutral: tuple[tuple[str, ...], ...]  # by area: the frame slots with a neutral shield (CA-BRD-10)
    mine: int
    places: tuple[str, ...]  # castle sites of rock areas, and castle places of grain and wood areas
    place_octagon: tuple[int, ...]
    place_area: tuple[int, ...]
    places_of: tuple[tuple[int, ...], ...]  # by kind of area
    bits_of: tuple[tuple[tuple[int, int], ...], ...]  # the same, as (place, 1 << octagon)
    reveals: tuple[tuple[str, str], ...]  # the actions, made once
    builds: tuple[tuple[str, str], ...]
    number: dict[str, int]  # id of a space, octagon, area or place -> its number


def layout_code(slots: dict[str, list[Any]], overlay: str | None = None) -> str:
    """The code of an entry of layouts.toml."""
    parts = [f"{slots[s][0]}{slots[s][1] // 180}" if s in slots else ".." for s in ("NW", "NE", "SW", "SE")]
    return " ".join(parts) + (f" mine:{overlay}" if overlay else "")


def fixed_layout(name: str) -> str:
    entry = LAYOUTS[name]
    return layout_code(entry["slots"], entry.get("overlay"))


def _turned(side: str, half_turns: int) -> str:
    return _OPPOSITE[side] if half_turns else side


def _cells(layout: str) -> tuple[dict[tuple[int, int], str], list[dict[str, Any]]]:
    """Tile spaces by place, and octagons with their place and turned areas (CA-BRD-02, CA-BRD-05)."""
    words = layout.split()
    overlay = next((w.removeprefix("mine:") for w in words if w.startswith("mine:")), None)
    spaces: dict[tuple[int, int], str] = {}
    octagons: list[dict[str, Any]] = []
    for index, word in enumerate(words[:4]):
        if word == "..":
            continue
        quarter, half = _QUARTERS[word[0]], int(word[1])

        def at(row: int, col: int, index: int = index, half: int = half) -> tuple[int, int]:
            row, col = (5 - row, 5 - col) if half else (row, col)
            return row + 4 * (index // 2), col + 4 * (index % 2)

        for space in quarter["tile_spaces"]:
            spaces[at(int(space[1]), int(space[2]))] = space
        for octagon in quarter["octagon"]:
            areas = [{**a, "sides": [_turned(x, half) for x in a["sides"]]} for a in octagon["areas"]]
            if octagon["id"] == overlay:  # CA-TOU-02, CA-TOU-03
                areas = [{"id": f"{overlay}.mine", "kind": "mine", "sides": list(SIDES)}]
            octagons.append(
                {
                    "id": octagon["id"],
                    "at": at(int(octagon["id"][1]), int(octagon["id"][2])),
                    "areas": areas,
                    "settlement": octagon["settlement"],
                }
            )
    return spaces, octagons


def _frame_slot(layout: str, at: tuple[int, int], side: str) -> str:
    """CA-SET-03, CA-P23-01, CA-TOU-01: which frame or strip slot lies beyond a border cell."""
    if side in "NS":
        return f"{side}{at[1]}"
    east_half = layout.startswith("..")
    face = {"W": "L", "E": "E"}[side] if east_half else {"W": "W", "E": "K"}[side]
    return f"{face}{at[0]}"


class _Boards(dict[str, Board]):
    """Boards by layout, each made when it is first looked up."""

    def __missing__(self, layout: str) -> Board:
        self[layout] = made = _expand(layout)
        return made


BOARDS = _Boards()


def board(layout: str) -> Board:
    return BOARDS[layout]


def _expand(layout: str) -> Board:
    """A layout in full (CA-BRD-13)."""
    cells, octagons = _cells(layout)
    spaces = tuple(sorted(cells.values()))
    place_of = {name: at for at, name in cells.items()}
    areas: list[dict[str, Any]] = []
    at_side: dict[tuple[tuple[int, int], str], int] = {}
    for number, octagon in enumerate(octagons):
        for area in octagon["areas"]:
            for side in area["sides"]:
                at_side[octagon["at"], side] = len(areas)
            areas.append({**area, "octagon": number, "shields": [], "neutral": []})
    slots: list[str] = []
    face: list[tuple[int, ...]] = []
    for number, space in enumerate(spaces):
        at, touched = place_of[space], []
        for index, side in enumerate(SIDES):
            beyond = (at[0] + _STEP[side][0], at[1] + _STEP[side][1])
            area = at_side.get((beyond, _OPPOSITE[side]))
            if area is None:
                slots.append(_frame_slot(layout, at, side))
                touched.append(~(len(slots) - 1))
            else:
                areas[area]["shields"].append((number, index))
                touched.append(area)
        face.append(tuple(touched))
    for (at, side), area in at_side.items():
        if (at[0] + _STEP[side][0], at[1] + _STEP[side][1]) not in cells:
            areas[area]["neutral"].append(_frame_slot(layout, at, side))
    return _numbered(layout, spaces, tuple(place_of[x] for x in spaces), tuple(face), slots, octagons, areas)


def _numbered(
    layout: str,
    spaces: tuple[str, ...],
    space_at: tuple[tuple[int, int], ...],
    face: tuple[tuple[int, ...], ...],
    slots: list[str],
    octagons: list[dict[str, Any]],
    areas: list[dict[str, Any]],
) -> Board:
    where = [o["at"] for o in octagons]
    places: list[tuple[str, int, int]] = []
    for number, area in enumerate(areas):
        room = area["castle_sites"] if area["kind"] == "rock" else AREA_PLACES * (area["kind"] in ("wood", "grain"))
        places += [(f"{area['id']}.{i + 1}", area["octagon"], number) for i in range(room)]
    kinds = [KINDS.index(a["kind"]) for a in areas]
    places_of = [[i for i, p in enumerate(places) if kinds[p[2]] == k] for k in (WOOD, GRAIN, ROCK)]
    row: dict[int, list[int]] = {}
    column: dict[int, list[int]] = {}
    for number, at in enumerate(where):
        row.setdefault(at[0], []).append(number)
        column.setdefault(at[1], []).append(number)
    shields: list[list[tuple[int, int]]] = [[] for _ in octagons]
    for area in areas:
        shields[area["octagon"]] += area["shields"]
    ids = {
        name: i
        for names in (spaces, [o["id"] for o in octagons], [a["id"] for a in areas], [p[0] for p in places])
        for i, name in enumerate(names)
    }
    return Board(
        layout=layout,
        spaces=spaces,
        space_at=space_at,
        face=face,
        octagon_facing=tuple(tuple(areas[a]["octagon"] if a >= 0 else -1 for a in touched) for touched in face),
        slots=tuple(slots),
        slot_kind=tuple(_SLOTS[slot] for slot in slots),
        borders=tuple(tuple((d, _SLOTS[slots[~t]]) for d, t in enumerate(touched) if t < 0) for touched in face),
        octagons=tuple(o["id"] for o in octagons),
        octagon_at=tuple(where),
        printed=tuple({"town": TOWN, "village": VILLAGE}.get(o["settlement"], 0) for o in octagons),
        lines=tuple(tuple(sorted({*row[at[0]], *column[at[1]]})) for at in where),
        shields=tuple(map(tuple, shields)),
        areas=tuple(a["id"] for a in areas),
        area_kind=tuple(kinds),
        area_yield=tuple(PER_SYMBOL[kind] * a.get("symbols", 0) for kind, a in zip(kinds, areas, strict=True)),
        area_octagon=tuple(a["octagon"] for a in areas),
        area_shields=tuple(tuple(a["shields"]) for a in areas),
        neutral=tuple(tuple(sorted(a["neutral"])) for a in areas),
        mine=kinds.index(MINE),
        places=tuple(p[0] for p in places),
        place_octagon=tuple(p[1] for p in places),
        place_area=tuple(p[2] for p in places),
        places_of=tuple(map(tuple, places_of)),
        bits_of=tuple(tuple((i, 1 << places[i][1]) for i in group) for group in places_of),
        reveals=tuple(("reveal", space) for space in spaces),
        builds=tuple(("build", p[0]) for p in places),
        number=ids,
    )
