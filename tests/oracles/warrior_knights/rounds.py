"""Rounds and cards, the Upkeep (WK-UPK, WK-WIN), and what is open with a card (WK-BAT, WK-SIE, WK-MOV, WK-SEA)."""

from __future__ import annotations

from typing import Any

from tests.oracles.warrior_knights.board import CITY, LAND, OFF, PORTS, RAZED, ROAD, SHAPES, Army, Place
from tests.oracles.warrior_knights.ears import Ears


def ways(net: dict[str, set[str]], start: str, longest: int) -> list[tuple[str, ...]]:
    """Every way that does not cross itself."""
    found: list[tuple[str, ...]] = []
    paths: list[tuple[str, ...]] = [(start,)]
    for _ in range(longest):
        paths = [(*path, step) for path in paths for step in net[path[-1]] if step not in path]
        found += [path[1:] for path in paths]
    return found


class Rounds(Ears):
    # -- rounds and cards

    def on_round(self, p: dict[str, Any]) -> None:
        self.end_upkeep()
        self.board.round = p["number"]

    def on_turned(self, p: dict[str, Any]) -> None:
        self.new_card(p["seat"], p["card"])

    def on_turned_neutral(self, p: dict[str, Any]) -> None:
        self.new_card(-1, p["card"])

    def new_card(self, seat: int, title: str) -> None:
        self.end_fight()
        self.card, self.target, self.asking, self.event = (seat, title), "", None, ""
        self.refused, self.defied, self.moved = set(), set(), set()

    def on_exhausted(self, p: dict[str, Any]) -> None:
        self.end_fight()
        self.board.tired |= {self.army(word) for word in p["nobles"]}

    def on_refreshed(self, p: dict[str, Any]) -> None:
        self.board.tired.discard(self.army(p["noble"]))

    def on_all_refreshed(self, p: dict[str, Any]) -> None:
        self.board.tired.clear()

    # -- the Upkeep

    def on_upkeep(self, p: dict[str, Any]) -> None:
        """WK-WIN-01, WK-WIN-04, WK-UPK-02, WK-UPK-03."""
        self.end_fight()
        b = self.board
        left = [c for c, owner in b.owner.items() if owner != RAZED and CITY[c]["region"] == "kingdom"]
        need = len(left) // 2 + 1
        if b.seats == 2 and self.options["two_player_city_goal"] == "five":
            need = max(1, min(5, len(left)))
        self.victor = next((s for s in b.alive() if len(b.kingdom_cities(s)) >= need), None)
        self.renown = {}
        for seat in b.alive():
            free = [c for c in b.cities(seat) if c not in b.siege]
            if b.where[seat, "castle"] != OFF and free:
                self.renown[seat] = len(free)
        self.unguarded = {
            city: seat for seat in b.alive() for city in b.cities(seat) if not b.nobles(seat, CITY[city]["area"])
        }

    victor: int | None = None

    def on_won_cities(self, p: dict[str, Any]) -> None:
        self.check("victory", p["seat"] == self.victor, p, self.victor)
        self.victor, self.renown, self.unguarded = None, {}, None

    def on_influence(self, p: dict[str, Any]) -> None:
        seat = p["seat"]
        self.check("influence", self.renown.pop(seat, 0) == p["influence"] and self.victor is None, p)
        self.board.influence[seat] += p["influence"]
        self.board.pool = max(0, self.board.pool - p["influence"])
        self.check("influence", (p["total"], p["pool"]) == (self.board.influence[seat], self.board.pool), p)

    def on_reigns(self, p: dict[str, Any]) -> None:
        self.board.influence[p["seat"]] += p["influence"]

    def on_no_revolts(self, p: dict[str, Any]) -> None:
        self.unguarded = {}

    def on_revolt(self, p: dict[str, Any]) -> None:
        if self.unguarded is not None:
            self.check("revolts", self.unguarded.pop(p["city"], None) == p["seat"], p)

    on_calm = on_revolt

    def end_upkeep(self) -> None:
        """Nobody was forgotten."""
        self.check("influence", not self.renown and self.victor is None, self.renown, self.victor)
        self.check("revolts", not self.unguarded, self.unguarded)
        self.unguarded = None


class Openings(Ears):
    # -- what is open with a card (WK-BAT, WK-SIE, WK-MOV, WK-SEA)

    def on_asks_assault(self, p: dict[str, Any]) -> None:
        self.asking = ("assault", self.place(p))

    def on_asks_besiege(self, p: dict[str, Any]) -> None:
        self.asking = ("besiege", self.place(p))

    on_asks_assault_keep, on_asks_besiege_keep = on_asks_assault, on_asks_besiege

    def on_consent_no(self, p: dict[str, Any]) -> None:
        assert self.asking is not None
        self.refused.add(self.asking)

    on_consent_no_keep = on_consent_no

    def on_passage_no(self, p: dict[str, Any]) -> None:
        self.refused.add((p["noble"], p["area"]))

    def weigh(self, seat: int, options: list[Any]) -> None:
        """The attacks, sieges and moves that are offered are those that the rules allow."""
        self.end_fight()
        if self.moved and self.card[1] == "mobilize_forces" and not self.target:
            self.target = self.board.where[next(iter(self.moved))]
        told = {o for o in options if isinstance(o, tuple) and o[0] in ("attack", "assault", "besiege")}
        mine = self.attacks(seat)
        self.check("attacks", told == mine, told ^ mine)
        told = {o for o in options if isinstance(o, tuple) and o[0] in ("march", "sail")}
        mine = self.moves(seat)
        self.check("moves", told == mine, told ^ mine)

    def attacks(self, seat: int) -> set[tuple[Any, ...]]:
        b, found = self.board, set[tuple[Any, ...]]()
        for area in set() if self.truce else {b.where[seat, shape] for shape in SHAPES} & set(LAND):
            ready = [army for army in b.nobles(seat, area) if army not in b.tired]
            if not ready or (self.target and area != self.target):
                continue
            place = b.place_in(area)
            for other in b.alive():
                if other != seat and b.nobles(other, area) and (place is None or b.lord(place) != other):
                    found.add(("attack", area, other))
            if place is None or b.lord(place) == seat:
                continue
            if ("assault", place) not in self.refused:
                found.add(("assault", area))
            if ("besiege", place) not in self.refused and self.may_besiege(seat, place, ready):
                found.add(("besiege", area))
        return found

    def may_besiege(self, seat: int, place: Place, ready: list[Army]) -> bool:
        """WK-SIE-01, WK-SIE-07, WK-STR-07; AG-L08, WK-VAR-02."""
        b = self.board
        inside = b.nobles(b.lord(place), b.area_of(place)) if b.lord(place) >= 0 else []
        defence = b.wall(place) + sum(b.strength(army) for army in inside)
        if isinstance(place, int):
            defence += b.strength((place, "castle"))
        elif inside:
            defence += 200
        if b.siege.get(place, seat) != seat or sum(b.strength(army) for army in ready) + 200 <= defence:
            return False
        if self.bound(seat, "no_sieges"):
            return False
        held = isinstance(place, str) and b.owner[place] >= 0 and CITY[place]["region"] == "kingdom"
        return not (held and self.bound(seat, "AG-L08"))

    def moves(self, seat: int) -> set[tuple[Any, ...]]:
        b, found = self.board, set[tuple[Any, ...]]()
        for shape in SHAPES:
            army = (seat, shape)
            area = b.where[army]
            if area not in LAND or army in b.tired or army in self.moved or b.locked_in(seat, area):
                continue
            for way in self.land_ways(army, area):
                if not self.target or way[-1] == self.target:
                    found.add(("march", shape, *way))
            dues = self.bound(seat, "AG-L06") and not b.crowns[seat]
            if area in PORTS and not dues:
                found |= {("sail", shape, port) for port in PORTS if port not in (area,) and self.target in ("", port)}
        return found

    def land_ways(self, army: Army, area: str) -> set[tuple[str, ...]]:
        b, seat = self.board, army[0]
        found = set(ways(LAND, area, 2 if b.office.get(army) == "AG-O08" else 1))
        found |= {way for way in ways(ROAD, area, 3) if len(way) > 1}
        word = f"{self.colours[seat]}_{army[1]}"
        roads = 1 if self.bound(seat, "no_roads") else 2 if self.bound(seat, "AG-L02") else 3
        return {
            way
            for way in found
            if not any((word, passed) in self.refused or b.locked_in(seat, passed) for passed in way[:-1])
            and (len(way) <= roads or way not in ways(ROAD, area, 3))
        }
