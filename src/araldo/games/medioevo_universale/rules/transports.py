"""Transports: movement points, room and limits (MU-TRA-01, MU-TRA-04, MU-TRA-06, MU-LOD-05), and where they stand."""

from __future__ import annotations

from araldo.games.medioevo_universale.box import (
    AFLOAT,
    ARSENALE,
    CARRIED_SPACE,
    ENGINE_SPACE,
    HOLD,
    HOLD_SMALL,
    POINTS,
    POINTS_MORE,
    ROOM,
    ROOM_SMALL,
    SHIPS_MORE,
)
from araldo.games.medioevo_universale.state import Medioevo, Transport


def full_points(s: Medioevo, seat: int, tr: Transport) -> int:
    techs = s.tech[seat]
    points = POINTS[tr.kind][tr.level - 1]
    for tech, more in POINTS_MORE[tr.kind]:
        if techs & tech:
            points += more
    return points


def room(s: Medioevo, tr: Transport) -> int:
    return (ROOM_SMALL if s.options["transport_capacity"] == "small" else ROOM)[tr.kind][tr.level - 1]


def hold(s: Medioevo, tr: Transport) -> int:
    """MU-TRD-14: units of goods."""
    return (HOLD_SMALL if s.options["transport_capacity"] == "small" else HOLD)[tr.kind][tr.level - 1]


def used(s: Medioevo, seat: int, tr: Transport) -> int:
    """Army space taken: VF, engines, carried transports with the armies and engines inside (MU-AMB-84)."""
    total = tr.vf
    for e in s.engines[seat]:
        if e.ride == tr.id:
            total += ENGINE_SPACE
    if AFLOAT[tr.kind]:
        for other in s.fleets[seat]:
            if other.ship == tr.id:
                total += CARRIED_SPACE + used(s, seat, other)
    return total


def cargo(tr: Transport) -> int:
    return sum(lot[1] for lot in tr.lots)


def transport_limit(s: Medioevo, seat: int, kind: int) -> int:
    """MU-TRA-04."""
    return s.lt[seat] + (SHIPS_MORE if AFLOAT[kind] and s.tech[seat] & ARSENALE else 0)


def count_of(s: Medioevo, seat: int, kind: int) -> int:
    return sum(tr.kind == kind for tr in s.fleets[seat])


def put_at(s: Medioevo, fleet: list[Transport], tr: Transport, place: int) -> None:
    """A transport stands elsewhere, with all that rides on it."""
    tr.place = place
    if AFLOAT[tr.kind]:
        for other in fleet:
            if other.ship == tr.id:
                put_at(s, fleet, other, place)
    for seat in range(s.seats):
        if s.fleets[seat] is fleet:
            for c in s.captains[seat]:
                if c.ride == tr.id:
                    c.place = place
            for e in s.engines[seat]:
                if e.ride == tr.id:
                    e.place = place
