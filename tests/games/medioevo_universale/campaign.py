"""Positions in the thick of it, and bold play from them: neighbours at war, allies, fleets at sea, cards in every hand.

Play from the set-up seldom comes to sieges, alliances or corsairs. `campaign` deals out the whole map by a seed, so
that a short game from there does; `fingerprint` is a short name for all that such a game offered, did and told.

    python -m tests.games.medioevo_universale.campaign             # writes fingerprints.toml anew, after a change
    python -m tests.games.medioevo_universale.campaign 2000 300    # chooses 300 of 2000 games anew, by what they reach
"""

from __future__ import annotations

import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import fields
from hashlib import sha256
from heapq import heapify, heappop, heappush
from pathlib import Path
from random import Random
from typing import Any

from araldo.games.medioevo_universale import GAME
from araldo.games.medioevo_universale.board import ALEXANDRIA, BOARDS, DISTANT, JERUSALEM, PORT, SEA, SITE
from araldo.games.medioevo_universale.box import (
    AFLOAT,
    BUILDING,
    CARAVAN,
    CHURCH,
    ENGINES,
    FACE,
    FAIR,
    FORT,
    GALLEY,
    HARBOURS,
    KINDS,
    LOGISTICA,
    MILITARY,
    SHIP,
    STOCKED,
    TECHS,
    TOWN,
    WAGON,
)
from araldo.games.medioevo_universale.frames import WholeGame
from araldo.games.medioevo_universale.rules.course import PHASES
from araldo.games.medioevo_universale.rules.land import hand_over
from araldo.games.medioevo_universale.rules.pieces import add_captain, add_engine, add_transport, serial, take
from araldo.games.medioevo_universale.rules.purchase import CAPTAIN, ENGINE, TRANSPORT
from araldo.games.medioevo_universale.rules.structures import buildings, level_of, port_zone, set_level
from araldo.games.medioevo_universale.rules.transports import put_at
from araldo.games.medioevo_universale.state import (
    BARBARIANS,
    HALVED,
    SABOTAGED,
    STUCK,
    Delivered,
    Depot,
    Engine,
    Medioevo,
    Pact,
    Relic,
    Siege,
)
from araldo.kernel import ALL, Action, State, bit, open_books
from araldo.kernel.action import Option, Span, Text
from araldo.kernel.scenario import Table

KERNEL = {f.name for f in fields(State)}  # what every game's state has is tested elsewhere
STORE = Path(__file__).with_name("fingerprints.toml")
DECISIONS = 90
USEFUL = (
    "corsaro", "bardo", "infiltrato", "sicario", "cerusico", "genio", "castellano", "concessione", "monaco", "templare",
    "arciere", "eroina", "guardia", "carpentiere", "principessa", "giullare", "maresciallo", "conestabile", "pirata",
    "esattore", "medico", "flagellante", "abate", "contessa", "ospitaliere", "capomastro", "ciambellano", "miliziano",
)  # fmt: skip
OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"module_papacy": True, "module_crusade": True, "module_objectives": True},
    {"commerce": "together", "distant_ports": True, "end_honour": 40, "loss_cap": "both"},
    {"simultaneous_phases": False, "direct_build": True, "rebellion_roll": "one_per_player", "end_minutes": 60},
    {"honour_for_sicario": True, "rebellion_roll": "one_per_territory", "florins_hidden": False, "counter_offers": 2},
    {"transport_capacity": "small", "component_limits": False, "goods_cubes_limit": False, "figure_limits": True},
    {
        "module_papacy": True,
        "casus_belli": False,
        "secret_pacts": False,
        "free_text_pacts": False,
        "distant_ports": True,
    },
    {"full_map_at_6": True, "module_crusade": True, "end_turns": 5},
)


def campaign(seed: int, seats: int = 4, **options: Any) -> Table:
    t = Table(GAME, seats, options, seed=seed)
    s: Medioevo = t.state
    while s.phase == "setup":
        seat = t.waiting()[0]
        t.game.apply(s, seat, t.game.default(s, seat))
    rng = Random(seed)
    s.frames.clear()
    s.turn = rng.randrange(3, 7)
    share_land(s, rng)
    raise_buildings(s, rng)
    arm(s, rng)
    equip(t, rng)
    treat(s, rng)
    besiege(s, rng)
    strew(s, rng)
    burden(t, rng)
    if rng.random() < 0.5:
        s.pope = -1
    s.order = rng.sample(range(seats), seats)
    for plight in (ruin, last_stand, holy_days, convoys, earthquake, no_towns, wild_chiefs, first_places, recruits):
        if rng.random() < 0.3:
            plight(s, rng)
    if rng.random() < 0.3:
        wear_decks(t)
    return t


def share_land(s: Medioevo, rng: Random) -> None:
    """Players' lands grow until they meet; the rest are barbarians."""
    b = BOARDS[s.board]
    for _ in range(6):
        for t in b.lands:
            near = [s.owner[x] for x in b.near[t] if s.owner[x] >= 0]
            if s.owner[t] == BARBARIANS and near and rng.random() < 0.3:
                s.wild[t], s.chief[t] = 0, 0
                hand_over(s, t, rng.choice(near))
    for t in b.lands:
        if s.owner[t] == BARBARIANS:
            s.wild[t] = rng.choice((0, 2, 6, 15, 30))
            if rng.random() < 0.2 and s.stock[STOCKED["barbarian_captain"]] > 2:
                s.chief[t] = rng.randrange(1, 4)
        else:
            s.vf[s.owner[t]][t] = rng.choice((1, 2, 4, 6, 9))
    seen = sum(level > 0 for level in s.chief)
    s.stock[STOCKED["barbarian_captain"]] = s.boxed[STOCKED["barbarian_captain"]] - seen


def raise_buildings(s: Medioevo, rng: Random) -> None:
    for t in BOARDS[s.board].lands:
        if s.owner[t] < 0:
            continue
        for what, top in ((TOWN, 3 if SITE[t] else 0), (FORT, 3), (CHURCH, 1)):
            level = rng.randrange(top + 1)
            if level and rng.random() < (0.2 if what == CHURCH else 0.7) and in_stock(s, what, level):
                set_level(s, t, what, level)
        if s.town[t] and SITE[t]:
            for i in range(3):
                if rng.random() < 0.3 and in_stock(s, FAIR + i, 1):
                    set_level(s, t, FAIR + i, 1)
        if rng.random() < 0.05 and (s.town[t] or s.fort[t]):
            s.damaged[t], s.since[t] = (1 if s.town[t] else 2), rng.choice((1, 2))
    for seat in range(s.seats):
        towns = [t for t in s.lands[seat] if s.town[t]]
        s.capital[seat] = towns[0] if towns else -1


def in_stock(s: Medioevo, what: int, level: int) -> bool:
    return s.stock[STOCKED[BUILDING[what][level - 1]]] > 0


def arm(s: Medioevo, rng: Random) -> None:
    """Transports with armies, Captains and engines, at sea and at the borders; pirates; prisoners; relics."""
    b = BOARDS[s.board]
    for fleet, captains, engines in zip(s.fleets, s.captains, s.engines, strict=False):
        for tr in fleet:
            s.stock[STOCKED[KINDS[tr.kind]]] += 1
        for e in engines:
            s.stock[STOCKED[ENGINES[e.level - 1]]] += 1
        fleet.clear(), captains.clear(), engines.clear()
    for seat in range(s.seats):
        border = [t for t in s.lands[seat] if any(s.owner[x] != seat for x in b.near[t])] or s.lands[seat]
        seas = sorted({z for t in s.lands[seat] for z in b.coasts[t]}) or list(b.seas)
        ports = [t for t in s.lands[seat] if port_zone(s, t) >= 0]
        for kind in (0, 1, 2, 2, 3, 3):
            place = rng.choice(seas if AFLOAT[kind] else border)
            if AFLOAT[kind] and ports and rng.random() < 0.4:
                place = rng.choice(ports)
            if s.stock[STOCKED[KINDS[kind]]] <= 0:
                continue
            tr = add_transport(s, seat, kind, rng.randrange(1, 4), place, rng.choice((1, 3, 8, 14)))
            if not MILITARY[kind]:
                tr.lots = [(rng.randrange(8), rng.randrange(1, 9), -1, -1)] if rng.random() < 0.7 else []
            elif len(s.captains[seat]) < 3:
                for _ in range(rng.choice((1, 1, 2))):
                    if len(s.captains[seat]) < 3:
                        add_captain(s, seat, rng.randrange(1, 4), place, tr.id)
                level = rng.randrange(1, 4)
                if rng.random() < 0.7 and s.stock[STOCKED[ENGINES[level - 1]]] > 0:
                    add_engine(s, seat, level, place, tr.id)
        s.prisoners[seat] = [rng.choice((0, 0, 3)) * (x != seat) for x in range(s.seats + 1)]
    for _ in range(2):
        if s.stock[STOCKED["galley"]] > 0:
            add_transport(s, s.seats + 1, GALLEY, 1, rng.choice(b.seas), rng.choice((3, 12)))
    s.relics = [Relic(rng.choice([t for t in b.lands if s.owner[t] >= 0]))]


def equip(t: Table, rng: Random) -> None:
    """Technologies, cards, money, loans."""
    s: Medioevo = t.state
    for seat in range(s.seats):
        s.tech[seat] = sum(1 << i for i in range(len(TECHS)) if rng.random() < 0.6)
        s.lt[seat] = 1 + (s.tech[seat].bit_count() >= 8) + (s.tech[seat].bit_count() >= 16)
        wanted = rng.sample(USEFUL, 4)
        cards = [next(p for p in s.deck if FACE[p] == kind) for kind in wanted if any(FACE[p] == kind for p in s.deck)]
        t.place("hands", seat, cards)
        t.place("hands", seat, [*s.deck[-6:]])
        s.loans[seat] = [100] * rng.choice((0, 0, 1))
    s.known_tech = list(s.tech)
    s.reserve = [rng.choice((0, 6)) if techs & LOGISTICA else 0 for techs in s.tech]
    fill_purses(s, [rng.choice((0, 150, 900, 4000)) for _ in range(s.seats)])


def fill_purses(s: Medioevo, florins: list[int]) -> None:
    s.florins = florins
    s.counted = list(florins) if s.counted else []
    open_books(s, s.florins, 0)
    open_books(s, s.reserve, 1)


def treat(s: Medioevo, rng: Random) -> None:
    """Wars and pacts."""
    for a in range(s.seats):
        for b in range(a):
            if rng.random() < 0.5:
                s.war[a] |= bit(b)
                s.war[b] |= bit(a)
                continue
            x, y = rng.sample((a, b), 2)
            clauses: list[tuple[int | str, ...]] = [
                ("passage", x, y, -1, 0, 1),
                ("trade", y, x, -1, rng.choice((0, 10))),
                ("defensive_alliance", rng.choice((0, 20))),
                ("payment", x, y, 200, 1),
                ("non_aggression",),
                ("stationing", x, y, -1, 5),
                ("free_text", "words"),
            ]
            secret = rng.random() < 0.3
            seen = bit(a) | bit(b) if secret else ALL
            some = (clauses[2], *rng.sample([clauses[i] for i in (0, 1, 3, 4, 5, 6)], 2))
            s.pacts.append(Pact(100 * a + b, (b, a), some, rng.choice((0, 5)), seen, secret, 1))


def besiege(s: Medioevo, rng: Random) -> None:
    """Everybody who is at war lies before the walls of an enemy; by sea too, where there is a port."""
    for seat in range(s.seats):
        walls = [t for t in range(SEA) if s.owner[t] >= 0 and s.war[seat] >> s.owner[t] & 1 and s.fort[t]]
        walls = [t for t in walls if all(g.place != t for g in s.sieges)]
        if not walls or s.stock[STOCKED["war_wagon"]] <= 0:
            continue
        t = rng.choice(walls)
        camp = add_transport(s, seat, WAGON, 3, t, 20)
        for chief in s.captains[seat][: rng.choice((1, 2, 2))]:
            chief.place, chief.ride = t, camp.id
        if s.stock[STOCKED["catapult"]] > 0:
            add_engine(s, s.owner[t], 1, t)
        for e in s.engines[seat][:2]:
            e.place, e.ride = t, camp.id
        s.sieges.append(Siege(t, seat, -1, rng.randrange(1, 3)))
        if PORT[t] >= 0 and s.stock[STOCKED["galley"]] > 0:
            add_transport(s, seat, GALLEY, 2, PORT[t], 9)
            s.sieges.append(Siege(t, seat, PORT[t], 1))
        friends = [x for x in range(s.seats) if x not in (seat, s.owner[t]) and not s.war[x] >> s.owner[t] & 1]
        if friends:
            s.vf[friends[0]][t] = 4  # guests who may help


def strew(s: Medioevo, rng: Random) -> None:
    """What earlier turns have left lying about: nobody's transports, goods, guests, orders, grudges, relics housed."""
    b = BOARDS[s.board]
    for kind in (SHIP, GALLEY, CARAVAN, WAGON):
        if s.stock[STOCKED[KINDS[kind]]] > 0:
            spots = [tr.place for fleet in s.fleets[: s.seats] for tr in fleet if AFLOAT[tr.kind] == AFLOAT[kind]]
            spots = [x for x in spots if (x >= SEA) == AFLOAT[kind]] or (list(b.seas) if AFLOAT[kind] else [])
            if not spots:
                continue
            left = add_transport(s, s.seats, kind, rng.randrange(1, 4), rng.choice(spots))
            if MILITARY[kind] and s.stock[STOCKED["catapult"]] > 0:
                take(s, "catapult")
                s.engines[s.seats].append(Engine(serial(s), 1, left.place, left.id))
            elif not MILITARY[kind]:
                left.lots = [(rng.randrange(8), rng.randrange(1, 9), -1, -1)]
    for seat in range(s.seats):
        others = [t for t in b.lands if s.owner[t] >= 0 and s.owner[t] != seat]
        if others and rng.random() < 0.5:
            s.vf[seat][rng.choice(others)] = rng.randrange(1, 5)
            where = rng.choice(others)
            s.vf[seat][where] += 2
            s.strangers.append((seat, where, s.turn + rng.randrange(2)))
        for tr in s.fleets[seat]:
            if tr.place < SEA and s.owner[tr.place] != seat and all(g.place != tr.place for g in s.sieges):
                tr.leave = rng.choice((0, 5))
            if rng.random() < 0.1:
                tr.done = rng.choice((STUCK, SABOTAGED | STUCK, HALVED))
        towns = [t for t in s.lands[seat] if s.town[t]]
        for t in rng.sample(towns, min(2, len(towns))):
            s.depots.append(Depot(t, rng.randrange(8), rng.randrange(1, 6), -1, -1, rng.choice((seat, -1)), 0))
            order_something(s, seat, t, rng)
        s.pool[seat], s.returning[seat] = rng.choice((0, 4, 15)), rng.choice((0, 3))
        s.cb[seat] = [rng.choice((0, 0, 1, 5)) * (x != seat) for x in range(s.seats)]
        s.wounds[seat] = rng.choice(([], [2], [7, 3]))
        s.capital[seat] = rng.choice(towns) if towns else -1
        s.bankrupt |= bit(seat) * (rng.random() < 0.2)
        s.honour[seat] = rng.randrange(12)
    churches = [t for t in b.lands if s.church[t]]
    if churches:
        s.relics.append(Relic(rng.choice(churches), housed=True))
    chiefs = [c for row in s.captains for c in row]
    if chiefs and rng.random() < 0.5:
        c = rng.choice(chiefs)
        c.relic = 0
        s.relics.append(Relic(c.place, captain=c.id, taken=True))
    owned = [t for t in b.lands if s.owner[t] >= 0]
    s.shield, s.slump, s.struck = ([rng.choice(owned)] if rng.random() < 0.4 else [] for _ in range(3))
    s.toll, s.doubled, s.offenders = (rng.randrange(4) for _ in range(3))
    if s.options["distant_ports"]:
        for t in owned:
            if DISTANT[t] >= 0 and s.town[t] and sum(h > 0 for h in s.harbour) < HARBOURS:
                s.harbour[t] = rng.choice((0, 1, 2))


def order_something(s: Medioevo, seat: int, t: int, rng: Random) -> None:
    """Bought and not yet placed: a transport, an engine or a Captain, a building."""
    kind, level = rng.randrange(4), rng.randrange(1, s.lt[seat] + 1)
    if s.stock[STOCKED[KINDS[kind]]] > 0:
        take(s, KINDS[kind])
        s.orders[seat].append((TRANSPORT, kind, level))
    if rng.random() < 0.5:
        s.orders[seat].append((CAPTAIN, 0, level))
    elif s.stock[STOCKED[ENGINES[level - 1]]] > 0:
        take(s, ENGINES[level - 1])
        s.orders[seat].append((ENGINE, 0, level))
    what = rng.choice((TOWN, FORT, CHURCH, FAIR))
    high = min(level_of(s, t, what) + 1, len(BUILDING[what]))
    if in_stock(s, what, high):
        take(s, BUILDING[what][high - 1])
        s.works[seat].append((t, what, high))


def burden(t: Table, rng: Random) -> None:
    """Cards that lie before players; cards lost in battles; a crusade and a ban, with those modules."""
    s: Medioevo = t.state
    for kind, turns in (("diplomatico", 2), ("taccagno", 2), ("principessa", 0), ("usuraio", 2)):
        cards = [p for p in s.deck if FACE[p] == kind]
        if cards and rng.random() < 0.5:
            giver, target = rng.sample(range(s.seats), 2)
            t.place("laid", target, cards[:1])
            s.delivered.append(Delivered(cards[0], giver, target, turns and rng.randint(1, turns)))
    for seat in range(s.seats):
        fell = [p for p in s.deck if FACE[p] in ("arciere", "fante", "condottiero", "balestriere")][:2]
        t.place("discard", None, fell)
        s.fallen[seat] = [tuple(fell)] if fell else []
    if s.options["module_papacy"]:
        for seat in range(s.seats):
            if s.faith[seat] == "catholic" and seat != s.pope and rng.random() < 0.4:
                s.excommunicated |= bit(seat)
                s.faith[seat] = "excommunicated"
                s.antipope = seat
    if s.options["module_crusade"] and rng.random() < 0.6:
        s.crusade, s.crusades = [rng.choice((JERUSALEM, ALEXANDRIA)), rng.randrange(1, 5), rng.randrange(8)], 1


# -- plights, some of them in each campaign


def ruin(s: Medioevo, rng: Random) -> None:
    """Nobody has money, everybody owes some."""
    fill_purses(s, [rng.choice((0, 0, 20)) for _ in range(s.seats)])
    for seat in range(s.seats):
        s.loans[seat] = [100] * rng.randrange(3)
        lender = (seat + 1) % s.seats
        clauses = (("payment", seat, lender, 300, 1), ("loan", lender, seat, 100, 150, s.turn))
        s.pacts.append(Pact(900 + seat, tuple(sorted((seat, lender))), clauses, 0, ALL, False, 1))


def last_stand(s: Medioevo, rng: Random) -> None:
    """One player has a single territory left, and one army in it."""
    seat = rng.randrange(s.seats)
    keep = rng.choice(s.lands[seat])
    for t in [t for t in s.lands[seat] if t != keep]:
        s.vf[seat][t] = 0
        hand_over(s, t, BARBARIANS)
    s.vf[seat][keep] = 1
    for tr in s.fleets[seat]:
        tr.vf = min(tr.vf, 1)
    s.sieges = [g for g in s.sieges if s.owner[g.place] != BARBARIANS]


def holy_days(s: Medioevo, rng: Random) -> None:
    """A Pope with grudges; Cathedrals, and Captains who bring relics to them."""
    s.pope = s.order[0]
    s.cb[s.pope] = [rng.choice((0, 6)) * (x != s.pope) for x in range(s.seats)]
    s.offenders = rng.randrange(1 << s.seats)
    for seat in range(s.seats):
        for t in s.lands[seat][:2]:
            if not s.church[t] and in_stock(s, CHURCH, 1):
                set_level(s, t, CHURCH, 1)
        for c in s.captains[seat]:
            if c.place < SEA and s.church[c.place] and c.relic < 0 and s.owner[c.place] == seat:
                c.relic = 0
                s.relics.append(Relic(c.place, captain=c.id, taken=True))


def convoys(s: Medioevo, rng: Random) -> None:
    """Merchants and Galleys of all players in the same waters; ships carry wagons; tolls everywhere."""
    seas = rng.sample(BOARDS[s.board].seas, 2)
    s.toll = (1 << s.seats) - 1
    for seat in range(s.seats):
        ships = [tr for tr in s.fleets[seat] if AFLOAT[tr.kind]]
        for tr in ships:
            put_at(s, s.fleets[seat], tr, rng.choice(seas))
            tr.lots = tr.lots or [(rng.randrange(8), rng.randrange(1, 9), -1, -1)] * (not MILITARY[tr.kind])
        for tr in s.fleets[seat]:
            if ships and not AFLOAT[tr.kind] and all(g.seat != seat or g.place != tr.place for g in s.sieges):
                tr.ship = ships[0].id
                put_at(s, s.fleets[seat], tr, ships[0].place)
                break
    s.sieges = [g for g in s.sieges if g.zone < 0]


def earthquake(s: Medioevo, rng: Random) -> None:
    for t in BOARDS[s.board].lands:
        if s.owner[t] >= 0 and (found := buildings(s, t)) and rng.random() < 0.3:
            s.damaged[t], s.since[t] = 1 << rng.choice(found), rng.choice((1, s.turn))


def no_towns(s: Medioevo, rng: Random) -> None:
    """One player has no settlement at all."""
    seat = rng.randrange(s.seats)
    for t in s.lands[seat]:
        if s.town[t]:
            set_level(s, t, TOWN, 0)
    s.capital[seat] = -1


def wild_chiefs(s: Medioevo, rng: Random) -> None:
    """Weak barbarians under strong Captains beside the players' land, and pirates under others."""
    b = BOARDS[s.board]
    for t in b.lands:
        beside = s.owner[t] == BARBARIANS and any(s.owner[x] >= 0 for x in b.near[t])
        if beside and not s.chief[t] and s.stock[STOCKED["barbarian_captain"]] > 1:
            take(s, "barbarian_captain")
            s.chief[t], s.wild[t] = rng.randrange(2, 4), rng.choice((1, 3, 40))
    for tr in s.fleets[s.seats + 1]:
        if not tr.chief and s.stock[STOCKED["barbarian_captain"]] > 0:
            take(s, "barbarian_captain")
            tr.chief = rng.randrange(1, 4)


def first_places(s: Medioevo, rng: Random) -> None:
    """Where the numbers of the map begin: fleets and pirates in its first sea zone, armies around its first land."""
    b = BOARDS[s.board]
    for t in (0, *(b.coasts[SEA] if SEA in b.seas else ())):
        if s.owner[t] == BARBARIANS:
            seat = rng.randrange(s.seats)
            s.stock[STOCKED["barbarian_captain"]] += s.chief[t] > 0
            s.wild[t], s.chief[t], s.vf[seat][t] = 0, 0, rng.randrange(1, 9)
            hand_over(s, t, seat)
    for fleet in (*s.fleets[: s.seats], s.fleets[s.seats + 1]):
        for tr in fleet:
            if AFLOAT[tr.kind] and SEA in b.seas and rng.random() < 0.7:
                put_at(s, fleet, tr, rng.choice((SEA, b.lanes[SEA][0][0])))
            elif tr.kind == WAGON and tr.ship < 0 and all(g.place != tr.place for g in s.sieges):
                put_at(s, fleet, tr, rng.choice((0, *b.near[0])))
    s.sieges = [g for g in s.sieges if g.zone < 0]


def recruits(s: Medioevo, rng: Random) -> None:
    """Money, and few to serve: Captains, engines and transports are to be had."""
    fill_purses(s, [rng.choice((400, 1500)) for _ in range(s.seats)])
    for seat in range(s.seats):
        riding = {c.ride for c in s.captains[seat][:1]}
        s.captains[seat] = [c for c in s.captains[seat][:1] if c.relic < 0]
        for e in [e for e in s.engines[seat] if e.ride not in riding]:
            s.engines[seat].remove(e)
            s.stock[STOCKED[ENGINES[e.level - 1]]] += 1
    kept = {c.id for row in s.captains for c in row}
    s.relics = [relic for relic in s.relics if relic.captain < 0 or relic.captain in kept]


def wear_decks(t: Table) -> None:
    """Late in a game: few cards are left to draw."""
    s: Medioevo = t.state
    t.place("discard", None, s.deck[:-4])
    t.place("event_discard", None, s.event_deck[:-1])


# -- play


class Eager:
    """Chooses a verb, the rarer so far the likelier, then any option with it; seldom content with what is done."""

    QUITTING = ("end", "halt", "pass", "stop", "done", "end_talks", "refuse", "off")

    def __init__(self, seed: int, done: Counter[tuple[str, str]]) -> None:
        self.rng, self.done = Random(seed), done

    def choose(self, kind: str, options: list[Option]) -> Action:
        going_on = [o for o in options if words(o)[0] not in self.QUITTING]
        found = going_on if going_on and self.rng.random() < 0.85 else options
        alike: dict[str, list[Option]] = {}
        for option in found:
            alike.setdefault(" ".join(x for x in words(option)[:2] if isinstance(x, str)), []).append(option)
        weights = [1 / (1 + self.done[kind, said]) for said in alike]
        chosen = self.rng.choices(list(alike), weights)[0]
        self.done[kind, chosen] += 1
        return GAME.choose(alike[chosen], self.rng)


def words(option: Option) -> tuple[Any, ...]:
    return option.head if isinstance(option, Span | Text) else option


def games() -> list[str]:
    """The short games that are kept: see `choose`."""
    return list(tomllib.loads(STORE.read_text(encoding="utf-8")))


def candidates(count: int) -> Iterator[str]:
    """The set-up, each phase of a turn, Combat more often, with each set of options in turn."""
    often = [PHASES[at][0] for at in (0, 1, 2, 2, 2, 3, 3, 4, 5, 6, 6, 7, 8, 8, 8, 8, 8, 9, 9)]
    yield from (f"{i}-0-setup" for i in range(len(OPTIONS)))
    for number in range(count):
        yield f"{number % len(OPTIONS)}-{number}-{often[number % len(often)]}"


def choose(count: int, most: int) -> list[str]:
    """Of so many candidates those that together pass over every line of the rules often: at most so many."""
    import coverage

    rules = [str(path) for path in sorted((GAME.folder / "rules").glob("*.py"))]
    watch = coverage.Coverage(data_file=None, include=[*rules, str(GAME.folder / "setup.py")], config_file=False)
    names = list(candidates(count))
    for name in names:
        watch.start()
        watch.switch_context(name)
        fingerprint(name)
        watch.stop()
    lines: dict[str, set[tuple[str, int]]] = {name: set() for name in names}
    data = watch.get_data()
    for file in data.measured_files():
        for line, found in data.contexts_by_lineno(file).items():
            for name in found:
                if name in lines:
                    lines[name].add((file, line))
    passed: Counter[tuple[str, int]] = Counter()
    chosen: list[str] = []
    waiting = [(-float(len(found)), name) for name, found in lines.items()]  # what each would add, at most
    heapify(waiting)
    while waiting and len(chosen) < most:
        _, name = heappop(waiting)
        worth = -sum(4.0 ** -passed[line] for line in lines[name])
        if waiting and worth > waiting[0][0]:
            heappush(waiting, (worth, name))
            continue
        chosen.append(name)
        passed.update(lines[name])
    print(f"{len(passed)} lines, {sum(n < 3 for n in passed.values())} of them seldom")
    return sorted(chosen)


def begun(name: str) -> Table:
    """The position in which a game begins."""
    i, number, phase = name.split("-")
    options = OPTIONS[int(i)]
    if phase == "setup":
        return Table(GAME, 3 + int(i), options, seed=int(i))
    at = [phase for phase, _ in PHASES].index(phase)
    return campaign(int(number), 3 + int(number) // len(OPTIONS) % 4, **options).goto(WholeGame(at=at))


def play(t: Table, seed: int, decisions: int = DECISIONS) -> Iterator[str]:
    """A bold game: at every decision all that is offered, the default, the reasons, what happened and what was told."""
    game, s = t.game, t.state
    rng = Random(seed)
    done: Counter[tuple[str, str]] = Counter()
    bots = [Eager(seed + seat, done) for seat in range(s.seats)]
    for _ in range(decisions):
        if game.over(s):
            break
        log: list[Any] = []
        s.log = log
        seat = rng.choice(game.waiting(s))
        options = game.options(s, seat)
        asked = s.asked
        weighed = [(plain(option), why and (why.rule, why.params)) for option, why in game.weigh(s, seat)]
        yield repr((asked.kind, seat, [plain(o) for o in options], game.default(s, seat), weighed))
        holder = rng.randrange(s.seats)
        rights = game.free_options(s, holder)
        yield repr([plain(o) for o in rights])
        if rights and rng.random() < 0.1:
            game.apply(s, holder, game.choose(rights, rng))
            yield repr([told(event) for event in log])
            continue
        action = bots[seat].choose(asked.kind, options)
        game.apply(s, seat, action)
        yield repr((action, [told(event) for event in log], s.shown))
    game.invariants(s)
    yield repr([getattr(s, f.name) for f in fields(Medioevo) if f.name not in KERNEL])
    outcome = game.outcome(s, cut=True)
    yield repr((outcome.scores, outcome.winners))


def plain(option: Option) -> tuple[Any, ...]:
    if isinstance(option, Span):
        return ("span", option.head, option.low, option.high, option.step)
    return ("text", option.head) if isinstance(option, Text) else option


def told(event: Any) -> tuple[Any, ...]:
    return (event.kind, event.params, event.secret, event.to, event.only, event.rule)


def fingerprint(name: str) -> str:
    found = sha256()
    for line in play(begun(name), int.from_bytes(name.encode(), "big") % 9973):
        found.update(line.encode())
    return found.hexdigest()[:16]


if __name__ == "__main__":
    names = choose(*map(int, sys.argv[1:])) if len(sys.argv) > 2 else games()
    rows = [f'"{name}" = "{fingerprint(name)}"\n' for name in names]
    STORE.write_text("# Short names of bold games: see campaign.py, which writes this file.\n\n" + "".join(rows))
    print(f"{len(rows)} games")
