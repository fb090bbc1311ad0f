"""Chapters MOV and BLK, MU-SGE-13: where a transport may go next and what it costs; straits and blockades."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import (
    BANKS,
    BOARDS,
    COASTAL_COST,
    ENTER,
    ENTER_STRADE,
    IDS,
    OPEN_ASTRONOMY,
    OPEN_COST,
    PORT_COST,
    RIVER_COST,
    RIVER_STRADE,
    SEA,
    STRAIT_COST,
    TERRAIN,
    TOWN_ID,
)
from araldo.games.medioevo_universale.box import AFLOAT, ASTRONOMIA, GALLEY, KINDS, STRADE
from araldo.games.medioevo_universale.rules import pacts
from araldo.games.medioevo_universale.rules.structures import port_zone
from araldo.games.medioevo_universale.rules.transports import put_at
from araldo.games.medioevo_universale.state import BARBARIANS, MOVED, STUCK, Medioevo, Transport
from araldo.kernel import note


def may_enter(s: Medioevo, seat: int, t: int, ship: bool) -> bool:
    """MU-MOV-05, MU-MOV-06, MU-WAR-05: own, barbarian, or open to the player by a pact; enemy land only by attack."""
    owner = s.owner[t]
    if owner in (seat, BARBARIANS):
        return True
    if s.sieges and not ship and any(g.place == t and g.seat == seat and g.zone < 0 for g in s.sieges):
        return True  # MU-SGE-12: reinforcements reach the own siege lines
    if owner < 0 or s.war[seat] >> owner & 1:
        return False
    return pacts.may_pass(s, seat, owner, t, ship)


def shut_by_land(s: Medioevo, seat: int, t: int) -> bool:
    """MU-SGE-13: besieged by land by somebody else."""
    return any(g.place == t and g.zone < 0 and g.seat != seat for g in s.sieges)


def shut_by_sea(s: Medioevo, seat: int, t: int) -> bool:
    return any(g.place == t and g.zone >= 0 and g.seat != seat for g in s.sieges)


def land_cost(s: Medioevo, seat: int, kind: int, t: int, river: int, strait: int) -> int:
    """MU-MOV-01, MU-MAP-03, MU-MAP-04."""
    if strait >= 0:
        return STRAIT_COST
    if s.tech[seat] & STRADE:
        return ENTER_STRADE[kind][TERRAIN[t]] + RIVER_STRADE * river
    return ENTER[kind][TERRAIN[t]] + RIVER_COST * river


def road_cost(s: Medioevo, seat: int, kind: int, here: int, there: int) -> int:
    for t, river, strait in BOARDS[s.board].roads[here]:
        if t == there:
            return land_cost(s, seat, kind, t, river, strait)
    return 99


def strait_closed(s: Medioevo, seat: int, straits: tuple[int, ...]) -> bool:
    """MU-BLK-01, MU-MAP-07, MU-MAP-08: every strait of the border has both banks with one other player."""
    inside = BOARDS[s.board].inside
    for strait in straits:
        a, b = BANKS[strait]
        owner = s.owner[a]
        if not (inside[a] and inside[b]) or owner < 0 or owner == seat or owner != s.owner[b]:
            return False
        if not s.war[seat] >> owner & 1 and pacts.may_sail(s, seat, owner):
            return False
    return bool(straits)


def steps(s: Medioevo, seat: int, tr: Transport, points: int = -1) -> list[tuple[int, int]]:
    """MU-MOV-02, MU-MOV-09: spaces that a transport may enter now, with the points each costs."""
    points = tr.pm if points < 0 else points
    if points <= 0 or tr.done & STUCK or tr.ship >= 0:
        return []
    here = tr.place
    found: list[tuple[int, int]] = []
    if not AFLOAT[tr.kind]:
        if s.sieges and shut_by_land(s, seat, here):
            return []
        for t, river, strait in BOARDS[s.board].roads[here]:
            cost = land_cost(s, seat, tr.kind, t, river, strait)
            way_out = tr.leave and s.owner[t] == s.owner[here]  # MU-WAR-02: through the land it must leave
            free = way_out or may_enter(s, seat, t, False)
            if cost <= points and free and not (s.sieges and shut_by_land(s, seat, t)):
                found.append((t, cost))
        return found
    if here < SEA:
        zone = port_zone(s, here)
        shut = zone < 0 or points < PORT_COST or (s.sieges and shut_by_sea(s, seat, here))
        return [] if shut else [(zone, PORT_COST)]
    far = OPEN_ASTRONOMY if s.tech[seat] & ASTRONOMIA else OPEN_COST
    back = tr.came if tr.came >= 0 and blockers(s, seat, here) else -1  # MU-BLK-03: while the blockade lasts
    for zone, open_sea, straits in BOARDS[s.board].lanes[here]:
        cost = far if open_sea else COASTAL_COST
        if cost <= points and not (straits and strait_closed(s, seat, straits)) and (back < 0 or zone == back):
            found.append((zone, cost))
    for t in BOARDS[s.board].coasts[here] if points >= PORT_COST else ():
        if (s.town[t] and port_zone(s, t) == here and may_enter(s, seat, t, True) and (back < 0 or t == back)) and not (
            s.sieges and shut_by_sea(s, seat, t)
        ):
            found.append((t, PORT_COST))
    return found


def advance(s: Medioevo, seat: int, convoy: list[Transport], space: int, flag: int = MOVED) -> None:
    """MU-MOV-04: each transport of a convoy pays its own points. What leaving may lose is left to the checks."""
    here = convoy[0].place
    fleet = s.fleets[seat]
    for tr in convoy:
        tr.pm -= next(cost for x, cost in steps(s, seat, tr, 99) if x == space)
        tr.done |= flag
    if space < SEA and s.owner[space] not in (seat, BARBARIANS) and s.pacts:
        for pact in pacts.between(s, seat, s.owner[space]):
            pacts.uses(s, pact)
    for tr in convoy:
        put_at(s, fleet, tr, space)
        tr.came = -1
        if tr.leave and (space >= SEA or here >= SEA or s.owner[space] != s.owner[here]):  # MU-WAR-04
            tr.leave = 0
    s.stirred = True
    names = TOWN_ID if AFLOAT[convoy[0].kind] else IDS
    out, into = (names[x] if x < SEA else IDS[x] for x in (here, space))
    what = [KINDS[tr.kind] for tr in convoy]
    note(s, "moved", rule="MU-MOV-04", seat=seat, place=IDS[space], origin=IDS[here], out=out, into=into, what=what)
    if space >= SEA and blocked(s, seat, space, convoy):
        for tr in convoy:
            tr.came = here
            tr.pm = tr.pm if flag == MOVED else 0  # MU-BLK-03: in Combat it may still fight its way on
        note(s, "blocked", rule="MU-BLK-03", seat=seat, place=IDS[space])


def blocked(s: Medioevo, seat: int, zone: int, convoy: list[Transport]) -> bool:
    """MU-BLK-02, MU-BLK-03: enemies' Galleys in the zone, allies of theirs who are enemies too added up."""
    foes = sum(
        tr.kind == GALLEY and tr.place == zone and tr.vf > 0
        for other in range(s.seats)
        if s.war[seat] >> other & 1
        for tr in s.fleets[other]
    )
    return foes > 0 and foes >= sum(tr.kind == GALLEY for tr in convoy)


def break_out(s: Medioevo, seat: int, convoy: list[Transport]) -> None:
    """MU-BLK-02: whoever was held by a blockade goes on in a convoy with more Galleys."""
    if any(tr.came >= 0 for tr in convoy) and not blocked(s, seat, convoy[0].place, convoy):
        for tr in convoy:
            tr.came = -1


def blockers(s: Medioevo, seat: int, zone: int) -> list[int]:
    """Enemies with Galleys in a zone."""
    return [
        other
        for other in range(s.seats)
        if s.war[seat] >> other & 1 and any(t.kind == GALLEY and t.place == zone and t.vf for t in s.fleets[other])
    ]
