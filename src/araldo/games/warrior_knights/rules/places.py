"""Where everybody and everything stands, and what it is called (WK-CTY-03, WK-SIE-05, WK-TRP-03)."""

from __future__ import annotations

from typing import Any

from araldo.games.warrior_knights.board import CITIES, CITY_AREA, CITY_AT, GONE, INLAND, OFF, TARGETS
from araldo.games.warrior_knights.box import COLOURS, HOLDERS, KEEP, NOBLES, SHAPES
from araldo.games.warrior_knights.state import NEUTRAL, RAZED, Knights
from araldo.kernel import note


def seat_of(army: int) -> int:
    return army // 5


def noble(s: Knights, army: int) -> str:
    """What the log calls an army."""
    seat, shape = divmod(army, 5)
    return f"{COLOURS[s.colours[seat]]}_{SHAPES[shape]}" if shape < 4 else "castle"


def army_of(seat: int, word: str) -> int:
    return 5 * seat + HOLDERS.index(word)


def has_heir(s: Knights, army: int) -> bool:
    """WK-DEA-08, WK-VAR-03."""
    return s.heirless[army] < 0 and (not s.heir or s.heir[army] >= 0)


def nobles_in(s: Knights, seat: int, area: int) -> list[int]:
    place = s.place
    return [a for a in NOBLES[seat] if place[a] == area]


def seats_in(s: Knights, area: int) -> list[int]:
    """Whose Nobles are in the area; a port icon is not in it (WK-MOV-06)."""
    place = s.place
    return [seat for seat in range(s.seats) if area in place[5 * seat : 5 * seat + 4]]


def target_at(s: Knights, area: int) -> int:
    """The city or stronghold of an area, or -1: there is never more than one."""
    city = CITY_AT[area]
    if city >= 0 and s.owner[city] != RAZED:
        return city
    place = s.place
    for seat in range(s.seats):
        if place[5 * seat + 4] == area:
            return TARGETS + seat
    return -1


def target_area(s: Knights, target: int) -> int:
    return CITY_AREA[target] if target < TARGETS else s.place[KEEP[target - TARGETS]]


def target_owner(s: Knights, target: int) -> int:
    return s.owner[target] if target < TARGETS else target - TARGETS


def target_word(target: int) -> str:
    return CITIES[target] if target < TARGETS else "castle"


def note_place(s: Knights, kind: str, target: int, rule: str, **params: Any) -> None:
    """Log what befalls a city or a stronghold; of a stronghold the log says whose it is."""
    if target < TARGETS:
        note(s, kind, rule=rule, city=CITIES[target], **params)
    else:
        note(s, kind + "_keep", rule=rule, victim=target - TARGETS, **params)


def any_siege(s: Knights) -> bool:
    return s.siege.count(-1) < len(s.siege)


def besieged_at(s: Knights, seat: int, area: int) -> bool:
    """WK-SIE-10: whether this Baron's Nobles in the area are besieged."""
    target = target_at(s, area)
    return target >= 0 and s.siege[target] >= 0 and target_owner(s, target) == seat


def cities_of(s: Knights, seat: int) -> list[int]:
    return [city for city, owner in enumerate(s.owner) if owner == seat]


def kingdom_cities_of(s: Knights, seat: int) -> int:
    return s.owner[:INLAND].count(seat)


def lift_sieges(s: Knights, area: int) -> None:
    """WK-SIE-05: without a besieger in the area the marker goes."""
    target = target_at(s, area)
    if target >= 0 and (seat := s.siege[target]) >= 0 and not nobles_in(s, seat, area):
        s.siege[target] = -1
        note_place(s, "siege_lifted", target, "WK-SIE-05", seat=seat)


def leave_board(s: Knights, army: int, to: int = OFF) -> None:
    was = s.place[army]
    s.place[army] = to
    if to in (OFF, GONE):
        s.tired[army] = False
    if 0 <= was < len(CITY_AT):
        lift_sieges(s, was)


def put_at(s: Knights, army: int, area: int) -> None:
    was = s.place[army]
    s.place[army] = area
    if 0 <= was < len(CITY_AT):
        lift_sieges(s, was)


def walk_off(s: Knights, army: int) -> None:
    """WK-TRP-03, WK-DEA-03: a Noble without troops is only taken off the board."""
    if s.place[army] >= 0 and s.troops[army] == 0 and s.hurt[army] == 0:
        note(s, "left", rule="WK-TRP-03", noble=noble(s, army))
        leave_board(s, army)


def set_owner(s: Knights, city: int, seat: int) -> None:
    """WK-CTY-03: fortification stays with a new owner and goes when the city becomes neutral; breaches stay.

    WK-SIE-09: so does a siege.
    """
    s.owner[city] = seat
    if seat == NEUTRAL:
        s.fort[city] = False
