"""What is true at every decision: pieces, cards, coins and goods of the box are somewhere, and only once."""

from __future__ import annotations

from random import Random

from araldo.games.medioevo_universale.board import SEA
from araldo.games.medioevo_universale.box import BUILDING, ENGINES, KINDS, STOCK, STOCKED, level_by
from araldo.games.medioevo_universale.rules.structures import buildings, level_of
from araldo.games.medioevo_universale.state import Medioevo


def invariants(s: Medioevo) -> None:
    pieces(s)
    armies(s)
    riders(s)
    for seat in range(s.seats):
        assert s.florins[seat] >= 0, f"seat {seat} owes the bank"
        assert s.lt[seat] == level_by(s.tech[seat]), "LT"
        for other in range(s.seats):
            assert s.war[seat] >> other & 1 == s.war[other] >> seat & 1, "war is symmetric (MU-GEN-06)"
    for d in s.delivered:
        assert d.card in s.laid[d.target], "a delivered card lies before its target"
    assert sum(len(row) for row in s.laid) == len(s.delivered), "laid cards are delivered ones"


def pieces(s: Medioevo) -> None:
    """MU-CMP-03: reserve and map together are the box."""
    seen = [0] * len(STOCK)
    for fleet in s.fleets:
        for tr in fleet:
            seen[STOCKED[KINDS[tr.kind]]] += 1
            seen[STOCKED["barbarian_captain"]] += tr.chief > 0
    for row in s.engines:
        for e in row:
            seen[STOCKED[ENGINES[e.level - 1]]] += 1
    for orders in s.orders:
        for what, kind, level in orders:
            if what < 2:
                seen[STOCKED[KINDS[kind] if what == 0 else ENGINES[level - 1]]] += 1
    for works in s.works:
        for _, what, level in works:
            seen[STOCKED[BUILDING[what][level - 1]]] += 1
    for t in range(SEA):
        if s.town[t] or s.fort[t] or s.church[t] or s.fairs[t]:
            for what in buildings(s, t):
                seen[STOCKED[BUILDING[what][level_of(s, t, what) - 1]]] += 1
        seen[STOCKED["barbarian_captain"]] += s.chief[t] > 0
    for i, name in enumerate(STOCK):
        assert seen[i] + s.stock[i] == s.boxed[i], f"{name}: {seen[i]} in play, {s.stock[i]} in reserve"


def armies(s: Medioevo) -> None:
    for t in range(SEA):
        owner = s.owner[t]
        assert s.wild[t] >= 0, f"negative barbarians in {t}"
        assert s.wild[t] == 0 or owner == -1, f"barbarians in territory {t} of {owner}"
        assert s.chief[t] == 0 or owner == -1, f"a barbarian Captain in a player's territory {t}"
        for row in s.vf:
            assert row[t] >= 0, f"negative VF in {t}"
    for seat, lands in enumerate(s.lands):
        assert lands == [t for t in range(SEA) if s.owner[t] == seat], f"lands of seat {seat}"
    for fleet in s.fleets:
        for tr in fleet:
            assert tr.vf >= 0, "negative VF aboard"


def riders(s: Medioevo) -> None:
    for seat in range(s.seats):
        places = {tr.id: tr.place for tr in s.fleets[seat]}
        for c in s.captains[seat]:
            assert c.ride < 0 or places[c.ride] == c.place, f"{c} does not ride with its transport"
        for e in s.engines[seat]:
            assert e.ride < 0 or places[e.ride] == e.place, f"{e} does not ride with its transport"
        for tr in s.fleets[seat]:
            assert tr.ship < 0 or places[tr.ship] == tr.place, "a carried transport has its ship's space"


def resample(s: Medioevo, seat: int, rng: Random) -> None:
    """Nothing of another player's secret note is taken over: in the imagined world there is none."""
    s.corsairs = [zones if other == seat else () for other, zones in enumerate(s.corsairs)]
