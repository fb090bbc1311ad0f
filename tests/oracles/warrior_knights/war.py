"""Armies on the move, battles, sieges and cities (WK-TRP, WK-DEA, WK-RET, WK-OFB, WK-SIE, WK-STR)."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.oracles.warrior_knights.board import (
    CITY,
    GONE,
    KINGDOM,
    LAND,
    NEUTRAL,
    OFF,
    PORTS,
    RAZED,
    ROAD,
    SEA,
    SHAPES,
    TROOP,
    Army,
    Place,
    is_mercenary,
)
from tests.oracles.warrior_knights.ears import Ears
from tests.oracles.warrior_knights.fight import Fight

WITHDRAWN = {"overseas", "cornered", "desertion"}  # deaths in a retreat


class War(Ears):
    # -- armies

    def on_marched(self, p: dict[str, Any]) -> None:
        army = self.army(p["noble"])
        self.check(
            "march", p["area"] in LAND[p["origin"]] | ROAD[p["origin"]] and p["origin"] == self.board.where[army], p
        )
        self.moved.add(army)
        self.board.where[army] = p["area"]

    def on_sailed(self, p: dict[str, Any]) -> None:
        army = self.army(p["noble"])
        self.check("sail", {p["origin"], p["area"]} <= set(PORTS) and p["origin"] == self.board.where[army], p)
        winds, admiral = self.event == "EV-G11", self.board.office.get(army) == "AG-O03"
        self.board.where[army] = SEA * (not winds and not admiral) + p["area"]
        if not winds:
            self.moved.add(army)
            if admiral:
                self.board.tired.add(army)
            if self.card[1] == "mobilize_forces":
                self.target = p["area"]

    def on_landed(self, p: dict[str, Any]) -> None:
        self.board.where[self.army(p["noble"])] = p["area"]

    def give(self, kind: str, source: Army | None, target: Army | None, n: int = 1) -> None:
        if source is not None:
            self.board.cards[source][kind] -= n
            self.check("cards", self.board.cards[source][kind] >= 0, kind, source)
            self.board.cards[source] = +self.board.cards[source]
        if target is not None:
            self.board.cards[target][kind] += n

    def on_took(self, p: dict[str, Any]) -> None:
        army = self.army(p["noble"])
        self.give(p["troop"], self.army(p["source"], army[0]), army)

    def on_took_all(self, p: dict[str, Any]) -> None:
        seat = max(self.army(word)[0] for word in (p["noble"], p["source"]))
        source, army = self.army(p["source"], seat), self.army(p["noble"], seat)
        self.check("whole", p["tokens"] == self.board.hurt[source], p)
        self.check("whole", Counter(p["troops"]) == self.board.cards[source], p)
        for kind in p["troops"]:
            self.give(kind, source, army)
        self.board.hurt[army] += self.board.hurt.pop(source)
        self.check("whole", not self.board.destroyed(army), "a transfer never kills", p)

    def on_shifted(self, p: dict[str, Any]) -> None:
        self.give(p["troop"], self.army(p["source"], p["seat"]), self.army(p["holder"], p["seat"]))

    def on_stationed(self, p: dict[str, Any]) -> None:
        self.give(p["troop"], None, self.army(p["holder"], p["seat"]))

    def on_deserted(self, p: dict[str, Any]) -> None:
        if p["why"] == "unpaid":
            self.due[p["seat"]] -= TROOP[p["troop"]]["wage"]
        self.check("desertion", is_mercenary(p["troop"]), p)
        self.give(p["troop"], self.army(p["noble"], p["seat"]), None)

    def on_disarmed(self, p: dict[str, Any]) -> None:
        self.check("disarmed", is_mercenary(p["troop"]) and TROOP[p["troop"]]["strength"] >= 100, p)
        self.give(p["troop"], self.army(p["noble"], p["seat"]), None)

    def on_turncoat(self, p: dict[str, Any]) -> None:
        army = self.army(p["noble"], p["victim"])
        self.check("turncoat", not self.board.hurt[army] and TROOP[p["troop"]]["strength"] <= 100, p)
        self.give(p["troop"], army, None)

    def on_lost(self, p: dict[str, Any]) -> None:
        """WK-DEA-05: Mercenaries of the greatest sum not above the tokens."""
        army = self.army(p["noble"], p["seat"])
        self.check("tokens", p["tokens"] == self.board.hurt[army], p)
        sums = {0}
        for kind, n in self.board.cards[army].items():
            for _ in range(n if is_mercenary(kind) else 0):
                sums |= {total + TROOP[kind]["strength"] for total in sums}
        best = max(total for total in sums if total <= 100 * p["tokens"])
        lost = sum(TROOP[kind]["strength"] for kind in p["troops"])
        self.check("losses", lost == best and all(map(is_mercenary, p["troops"])), p, best)
        for kind in p["troops"]:
            self.give(kind, army, None)
        self.board.hurt.pop(army)

    on_lost_none = on_lost

    def on_wound(self, p: dict[str, Any]) -> None:
        army = self.army(p["noble"], p["seat"])
        if self.fight is not None:
            self.fight.wound(army)
        self.board.hurt[army] += p["tokens"]
        self.check("strength", p["strength"] == self.board.strength(army), p)

    def on_healed(self, p: dict[str, Any]) -> None:
        army = self.army(p["noble"], p["seat"])
        self.board.hurt[army] -= p["tokens"]
        self.check("tokens", self.board.hurt[army] >= 0, p)

    def off(self, army: Army, to: str = OFF) -> None:
        self.board.where[army] = to
        self.board.tired.discard(army)

    def on_left(self, p: dict[str, Any]) -> None:
        army = self.army(p["noble"])
        self.check("left", not self.board.troops(army) and not self.board.hurt[army], p)
        if self.fight is not None and self.fight.verdict is not None and army in self.fight.verdict["retreat"]:
            self.fight.withdrew.add(army)
        self.off(army)

    def on_died(self, p: dict[str, Any]) -> None:
        army = self.army(p["noble"])
        if p["why"] in ("wounds", "desertion"):
            self.check("death", self.board.destroyed(army), p)
        if self.fight is not None:
            self.fight.judge()
            (self.fight.withdrew if p["why"] in WITHDRAWN else self.fight.died).add(army)

    def on_heir_waits(self, p: dict[str, Any]) -> None:
        army = self.army(p["noble"])
        self.check("heir", p["strength"] == self.board.troops(army) and army not in self.board.office, p)
        self.off(army)

    def on_extinct(self, p: dict[str, Any]) -> None:
        army = self.army(p["noble"])
        self.board.cards[army] = Counter()
        self.board.hurt.pop(army, None)
        self.off(army, GONE)

    def on_retreated(self, p: dict[str, Any]) -> None:
        """WK-RET-03."""
        army = self.army(p["noble"])
        seat, area = army[0], p["area"]
        place = self.board.place_in(area)
        free = place is None or self.board.lord(place) in (NEUTRAL, seat)
        empty = not any(self.board.nobles(other, area) for other in self.board.alive() if other != seat)
        self.check("retreat", area in LAND[p["origin"]] and p["origin"] in KINGDOM and free and empty, p)
        self.withdraw(army, area)

    def on_fled_home(self, p: dict[str, Any]) -> None:
        """WK-RET-04."""
        army = self.army(p["noble"])
        self.check("retreat", p["area"] == self.board.where[army[0], "castle"] and army[0] not in self.board.siege, p)
        self.withdraw(army, p["area"])
        self.board.tired.add(army)

    def withdraw(self, army: Army, area: str) -> None:
        assert self.fight is not None
        self.fight.judge()
        self.fight.withdrew.add(army)
        self.board.where[army] = area

    def on_returned(self, p: dict[str, Any]) -> None:
        """WK-UPK-07 e."""
        army = self.army(p["noble"])
        place = self.board.place_in(p["area"])
        self.check("return", place is not None and self.board.lord(place) == army[0], p)
        self.check("return", isinstance(place, int) or place not in self.board.siege, p)
        self.board.where[army] = p["area"]

    def on_castle(self, p: dict[str, Any]) -> None:
        self.check("castle", p["area"] in KINGDOM and self.board.place_in(p["area"]) is None, p)
        self.board.where[p["seat"], "castle"] = p["area"]

    def on_royal_taken(self, p: dict[str, Any]) -> None:
        for shape in (*SHAPES, "castle"):
            cards = self.board.cards[p["victim"], shape]
            self.board.cards[p["victim"], shape] = Counter({k: n for k, n in cards.items() if not k.startswith("KING")})

    def on_eliminated(self, p: dict[str, Any]) -> None:
        seat = p["seat"]
        self.check("eliminated", Counter(p["cities"]) == Counter(self.board.cities(seat)), p)
        self.board.out.add(seat)
        for city in p["cities"]:
            self.board.owner[city] = NEUTRAL
            self.board.fort.discard(city)
        for shape in (*SHAPES, "castle"):
            self.board.cards[seat, shape] = Counter()
            self.board.hurt.pop((seat, shape), None)
            self.off((seat, shape), GONE)
        self.board.charges[seat] = []
        self.board.crowns[seat] = self.board.votes[seat] = self.board.faith[seat] = 0
        self.heretics.discard(seat)
        for stakes in self.stakes.values():
            stakes.pop(seat, None)


class Battles(War):
    # -- battles

    def begin_fight(self, p: dict[str, Any], place: Place | None) -> None:
        self.end_fight()
        area = p["area"] if place is None or isinstance(place, str) else self.board.area_of(place)
        force = [self.army(word) for word in p["nobles"]]
        for army in force:
            self.check("force", self.board.where[army] == area and army not in self.board.tired, p)
        never = isinstance(place, int) and self.options["stronghold_commander"] == "never"
        self.fight = Fight(self.board, p["seat"], p.get("victim", -1), area, place, force, never)
        self.checks["battle"] += 1

    def on_battle(self, p: dict[str, Any]) -> None:
        self.begin_fight(p, None)

    def on_assault(self, p: dict[str, Any]) -> None:
        self.begin_fight(p, self.board.place_in(p["area"]))

    on_assault_neutral = on_assault

    def on_assault_keep(self, p: dict[str, Any]) -> None:
        self.begin_fight(p, p["victim"])

    def on_undefended(self, p: dict[str, Any]) -> None:
        """WK-ASL-05, WK-STR-15."""
        assert self.fight is not None
        assert self.fight.place is not None
        empty = all(army[1] == "castle" and self.board.destroyed(army) for army in self.fight.foes)
        self.check("undefended", empty and not self.board.wall(self.fight.place), p)
        self.fight = None

    def on_commands(self, p: dict[str, Any]) -> None:
        assert self.fight is not None
        self.fight.commands(self.army(p["noble"]))

    def on_drew(self, p: dict[str, Any]) -> None:
        assert self.fight is not None
        self.fight.drew(p.get("seat", -1), p["cards"], p["strength"])

    def on_discarded(self, p: dict[str, Any]) -> None:
        assert self.fight is not None
        self.fight.discarded(p["seat"], p["cards"])

    def on_revealed(self, p: dict[str, Any]) -> None:
        assert self.fight is not None
        self.fight.revealed(p.get("seat", -1), Counter({k: p[k] for k in ("deal", "prevent", "victory")}))

    on_drew_neutral, on_revealed_neutral = on_drew, on_revealed

    def on_ability(self, p: dict[str, Any]) -> None:
        assert self.fight is not None
        self.fight.ability(p["seat"], p["result"])

    def on_casualties(self, p: dict[str, Any]) -> None:
        assert self.fight is not None
        self.fight.casualties(p["attacker"], p["defender"])

    def on_wounds_lost(self, p: dict[str, Any]) -> None:
        assert self.fight is not None
        self.fight.lost(p["tokens"])

    def on_breach(self, p: dict[str, Any]) -> None:
        place = self.place(p)
        if self.fight is not None:
            self.fight.breached()
        self.check("breach", self.board.wall(place) > 100 * (p["breaches"] - 1), p)
        self.board.breach[place] += p["breaches"]
        self.check("breach", self.board.wall(place) == p["strength"], p)

    on_breach_keep = on_breach

    def on_unfortified(self, p: dict[str, Any]) -> None:
        """WK-CTY-04; the Great Fire takes no breach away."""
        self.check("fort", p["city"] in self.board.fort, p)
        self.board.breach[p["city"]] -= not self.board.wall(p["city"]) and self.event != "EV-R06"
        self.board.fort.discard(p["city"])

    def on_victory_partial(self, p: dict[str, Any]) -> None:
        assert self.fight is not None
        self.fight.victory(p.get("seat", -1), "partial")

    def on_victory_full(self, p: dict[str, Any]) -> None:
        assert self.fight is not None
        self.fight.victory(p.get("seat", -1), "full")

    on_victory_partial_neutral, on_victory_full_neutral = on_victory_partial, on_victory_full

    # -- sieges and cities

    def on_besieged(self, p: dict[str, Any]) -> None:
        place = self.place(p)
        if self.board.siege.get(place) != p["seat"]:
            self.check("siege", place not in self.board.siege, p)
            self.board.siege[place], self.board.since[place] = p["seat"], self.board.round
        self.check("siege", self.board.since[place] == self.board.round, "it falls in a later round", p)

    on_besieged_keep = on_besieged

    def on_starved(self, p: dict[str, Any]) -> None:
        place = self.place(p)
        self.check("siege", self.board.siege.get(place) == p["seat"] and self.board.since[place] < self.board.round, p)

    on_starved_keep = on_starved

    def on_siege_lifted(self, p: dict[str, Any]) -> None:
        """WK-SIE-05."""
        place = self.place(p)
        self.check(
            "siege", not self.board.nobles(p["seat"], self.board.area_of(place)) or p["seat"] in self.board.out, p
        )
        self.unbesiege(place)

    on_siege_lifted_keep = on_siege_lifted

    def unbesiege(self, place: Place) -> None:
        self.board.siege.pop(place, None)
        self.board.since.pop(place, None)

    def on_captured(self, p: dict[str, Any]) -> None:
        if self.fight is not None:
            self.fight.taken()
        self.board.owner[p["city"]] = p["seat"]
        self.unbesiege(p["city"])

    def on_fell(self, p: dict[str, Any]) -> None:
        if self.fight is not None:
            self.fight.taken()
            self.end_fight()

    def on_torn_down(self, p: dict[str, Any]) -> None:
        self.board.breach.pop(p["seat"], None)
        self.unbesiege(p["seat"])
        self.off((p["seat"], "castle"))

    def on_ceded(self, p: dict[str, Any]) -> None:
        self.board.owner[p["city"]] = p["to_seat"]
        if self.board.siege.get(p["city"]) == p["to_seat"]:
            self.unbesiege(p["city"])

    def on_granted_city(self, p: dict[str, Any]) -> None:
        """AG-M09."""
        city = p["city"]
        strangers = [s for s in self.board.alive() if s != p["seat"] and self.board.nobles(s, CITY[city]["area"])]
        fit = self.board.owner[city] == NEUTRAL and city not in self.board.siege and self.board.wall(city) <= 200
        self.check("charter", fit and not strangers and CITY[city]["region"] == "kingdom", p)
        self.board.owner[city] = p["seat"]

    def on_lost_city(self, p: dict[str, Any]) -> None:
        self.board.owner[p["city"]] = NEUTRAL
        self.board.fort.discard(p["city"])

    def on_razed(self, p: dict[str, Any]) -> None:
        city = p["city"]
        self.razed = CITY[city]["income"]
        self.board.owner[city] = RAZED
        self.board.fort.discard(city)
        self.board.breach.pop(city, None)
        self.board.struck.pop(city, None)
        self.unbesiege(city)

    def on_fortified(self, p: dict[str, Any]) -> None:
        city = p["city"]
        free = city not in self.board.siege and city not in self.board.fort
        self.check("fort", free and self.board.owner[city] == p["seat"], p)
        self.board.fort.add(city)

    def on_restored(self, p: dict[str, Any]) -> None:
        place = self.place(p)
        self.check("restored", place not in self.board.siege and 0 < p["breaches"] <= self.board.breach[place], p)
        self.board.breach[place] -= p["breaches"]

    on_restored_keep = on_restored
