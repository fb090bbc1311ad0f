"""The board of Warrior Knights as a scribe keeps it, by words and not by numbers, and what the box says of its cards.

Nothing here is taken from the rules' code. `Board.of` reads a state; a scribe goes on from there by the log alone.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import araldo.games.warrior_knights as package

DATA = Path(str(package.__file__)).parent / "data"
OFF, GONE, SEA = "off", "gone", "sea:"
NEUTRAL, RAZED = -1, -2


def box(name: str) -> dict[str, Any]:
    return tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))


MAP = box("map")
AREAS: list[str] = [a["id"] for a in MAP["area"]]
CITY: dict[str, dict[str, Any]] = {c["id"]: c for c in box("cities")["city"]}
TOWN: dict[str, str] = {a["id"]: a["city"] for a in MAP["area"] if a["city"]}
KINGDOM: set[str] = {a["id"] for a in MAP["area"] if a["region"] == "kingdom"}
PORTS: list[str] = MAP["sea"]["ports"]
AGENDA: dict[str, dict[str, Any]] = {c["id"]: c for c in box("agendas")["card"]}
_TROOPS = box("troops")
TROOP: dict[str, dict[str, Any]] = {t["id"]: t for key in ("regular", "mercenary", "kings_army") for t in _TROOPS[key]}
FATE: dict[str, dict[str, Any]] = {c["id"]: c for c in box("fate")["card"]}
SHAPES = ("star", "square", "triangle", "circle")
STRONGHOLD = 400

Army = tuple[int, str]  # seat and shape, or "castle"
Place = str | int  # a city, or the seat whose stronghold it is


def is_mercenary(kind: str) -> bool:
    return "nationality" in TROOP[kind]


@dataclass
class Board:
    seats: int
    round: int = 0
    out: set[int] = field(default_factory=set)
    owner: dict[str, int] = field(default_factory=dict)
    fort: set[str] = field(default_factory=set)
    breach: Counter[Place] = field(default_factory=Counter)
    siege: dict[Place, int] = field(default_factory=dict)
    since: dict[Place, int] = field(default_factory=dict)
    struck: Counter[str] = field(default_factory=Counter)  # cities that pay nothing at the next Taxation
    where: dict[Army, str] = field(default_factory=dict)
    cards: dict[Army, Counter[str]] = field(default_factory=dict)
    hurt: Counter[Army] = field(default_factory=Counter)
    tired: set[Army] = field(default_factory=set)
    office: dict[Army, str] = field(default_factory=dict)
    charges: dict[int, list[str]] = field(default_factory=dict)
    laws: list[str] = field(default_factory=list)
    banned: set[int] = field(default_factory=set)
    chairman: int = 0
    head: int = 0
    crowns: list[int] = field(default_factory=list)
    votes: list[int] = field(default_factory=list)
    faith: list[int] = field(default_factory=list)
    influence: list[int] = field(default_factory=list)
    pool: int = 0

    @classmethod
    def of(cls, s: Any, faces: tuple[str, ...]) -> Board:
        """What the state says. `faces`: what stands on each piece."""
        b = cls(s.seats, s.round)
        b.out = {seat for seat in range(s.seats) if s.out >> seat & 1}
        cities = list(CITY)
        b.owner = {city: s.owner[i] for i, city in enumerate(cities)}
        b.fort = {city for i, city in enumerate(cities) if s.fort[i]}
        b.struck = Counter({city: len(s.laid[i]) for i, city in enumerate(cities) if s.laid[i]})
        places: list[Place] = [*cities, *range(6)]
        b.breach = Counter({place: s.breach[i] for i, place in enumerate(places) if s.breach[i]})
        b.siege = {place: s.siege[i] for i, place in enumerate(places) if s.siege[i] >= 0}
        b.since = {place: s.siege_since[i] for i, place in enumerate(places) if s.siege[i] >= 0}
        for i in range(5 * s.seats):
            b._read_army(s, i, faces)
        b.charges = {seat: [faces[c] for c in s.charges[seat]] for seat in range(s.seats)}
        b.laws = [faces[c] for c in s.laws]
        b.banned = {seat for seat in range(s.seats) if s.banned >> seat & 1}
        b.chairman, b.head, b.pool = s.chairman, s.head, s.pool
        b.crowns, b.votes, b.faith, b.influence = s.crowns[:], s.votes[:], s.faith[:], s.influence[:]
        return b

    def _read_army(self, s: Any, i: int, faces: tuple[str, ...]) -> None:
        army = (i // 5, (*SHAPES, "castle")[i % 5])
        at = s.place[i]
        count = len(AREAS)
        self.where[army] = OFF if at == -1 else GONE if at == -2 else SEA * (at >= count) + AREAS[at % count]
        self.cards[army] = Counter(faces[p] for p in s.army[i])
        if s.hurt[i]:
            self.hurt[army] = s.hurt[i]
        if s.tired[i]:
            self.tired.add(army)
        if s.offices[i]:
            self.office[army] = faces[s.offices[i][0]]

    # -- what can be read off it

    def alive(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat not in self.out]

    def clockwise(self, first: int) -> list[int]:
        order = [(first + i) % self.seats for i in range(self.seats)]
        return [seat for seat in order if seat not in self.out]

    def cities(self, seat: int) -> list[str]:
        return [city for city, owner in self.owner.items() if owner == seat]

    def kingdom_cities(self, seat: int) -> list[str]:
        return [city for city in self.cities(seat) if CITY[city]["region"] == "kingdom"]

    def nobles(self, seat: int, area: str) -> list[Army]:
        return [(seat, shape) for shape in SHAPES if self.where[seat, shape] == area]

    def troops(self, army: Army) -> int:
        """WK-GEN-05: Troop cards and maintained troops."""
        maintained = AGENDA[self.office[army]].get("maintained_troops", 0) if army in self.office else 0
        return int(maintained + sum(TROOP[kind]["strength"] * n for kind, n in self.cards[army].items()))

    def strength(self, army: Army) -> int:
        return max(0, self.troops(army) - 100 * self.hurt[army])

    def destroyed(self, army: Army) -> bool:
        """WK-DEA-01, WK-STR-14."""
        return self.hurt[army] > 0 and 100 * self.hurt[army] >= self.troops(army)

    def wall(self, place: Place) -> int:
        """WK-CTY-02, WK-STR-01."""
        if isinstance(place, int):
            return max(0, STRONGHOLD - 100 * self.breach[place])
        return max(0, int(CITY[place]["strength"]) + 100 * (place in self.fort) - 100 * self.breach[place])

    def place_in(self, area: str) -> Place | None:
        """The unrazed city or the stronghold of an area."""
        town = TOWN.get(area)
        if town and self.owner[town] != RAZED:
            return town
        return next((seat for seat in self.alive() if self.where[seat, "castle"] == area), None)

    def lord(self, place: Place) -> int:
        return place if isinstance(place, int) else self.owner[place]

    def area_of(self, place: Place) -> str:
        return self.where[place, "castle"] if isinstance(place, int) else str(CITY[place]["area"])

    def locked_in(self, seat: int, area: str) -> bool:
        """WK-SIE-10: his Nobles there are besieged."""
        place = self.place_in(area)
        return place is not None and place in self.siege and self.lord(place) == seat


def _graph(pairs: list[tuple[str, str]]) -> dict[str, set[str]]:
    near: dict[str, set[str]] = {area["id"]: set() for area in MAP["area"]}
    for one, two in pairs:
        near[one].add(two)
        near[two].add(one)
    return near


LAND = _graph([(b["a"], b["b"]) for b in MAP["border"] if b["kind"] in ("open", "bridge")])
ROAD = _graph([pair for road in MAP["road"] for pair in zip(road["path"], road["path"][1:], strict=False)])
