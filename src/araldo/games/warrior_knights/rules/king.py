"""The King (WK-VAR-08 to WK-VAR-12, WK-VAR-18), Missions (WK-VAR-14), heirs (WK-VAR-03) and gifts (WK-NEG)."""

from __future__ import annotations

from araldo.games.warrior_knights.board import CITIES, CITY_AREA, COUNT, GONE, KINGDOM_CITIES, OFF, PORT
from araldo.games.warrior_knights.box import (
    FACE,
    FIRST_MISSION,
    HOLDERS,
    KEEP,
    KING_INFLUENCE,
    KINGS_CARDS,
    MISSION_ID,
    MISSION_VALUE,
    NOBLES,
    printed,
)
from araldo.games.warrior_knights.rules.death import extinguish
from araldo.games.warrior_knights.rules.forces import enlist
from araldo.games.warrior_knights.rules.places import army_of, cities_of, noble, nobles_in, target_at, target_owner
from araldo.games.warrior_knights.rules.ranking import leaders
from araldo.games.warrior_knights.rules.seats import alive, barons, put
from araldo.games.warrior_knights.state import RAZED, Coronation, Knights
from araldo.kernel import AGAIN, Action, Frame, Option, Span, call, end, note, procedure, single

# -- the King


def reign(s: Knights) -> None:
    """WK-VAR-11: one more in every later step 2, while his stronghold stands (WK-STR-12)."""
    if s.king >= 0 and s.place[KEEP[s.king]] >= 0:
        s.influence[s.king] += KING_INFLUENCE
        s.reigned[s.king] += KING_INFLUENCE
        note(s, "reigns", rule="WK-VAR-11", seat=s.king, influence=KING_INFLUENCE, total=s.influence[s.king])


def crown(s: Knights) -> None:
    """WK-VAR-08, WK-VAR-18: the Baron with the most Influence, if it is one."""
    if s.king >= 0:
        return
    best = leaders(s, s.influence)
    if len(best) == 1:
        s.king = best[0]
        note(s, "crowned", rule="WK-VAR-08", seat=s.king)
        for _ in range(min(KINGS_CARDS * barons(s), len(s.kings))):  # WK-VAR-09
            s.royal.append(s.kings.pop())
        call(s, Coronation(seat=s.king))


def royal_recipients(s: Knights, seat: int) -> list[int]:
    """WK-VAR-09, WK-SIE-06: his stronghold, or his Nobles at it or at his cities that are not besieged."""
    keep = s.place[KEEP[seat]]
    found = []
    for army in NOBLES[seat]:
        area = s.place[army]
        if 0 <= area < COUNT:
            target = target_at(s, area)
            own = 0 <= target < len(CITIES) and target_owner(s, target) == seat and s.siege[target] < 0
            if own or area == keep:
                found.append(army)
    return found + ([KEEP[seat]] if keep >= 0 else [])


def hand_out(s: Knights, seat: int) -> None:
    """WK-VAR-10: what waits is assigned in step 6."""
    if s.king == seat and s.royal:
        call(s, Coronation(seat=seat))


def assign_royal(s: Knights, f: Coronation) -> int | None:
    found = royal_recipients(s, f.seat)
    if not s.royal or not found:
        return end(s)
    if len(found) > 1:
        return put(s, "royal", f.seat)
    station_royal(s, f.seat, found[0])
    return AGAIN


def station_royal(s: Knights, seat: int, army: int) -> None:
    piece = s.royal.pop()
    enlist(s, piece, army)
    note(s, "stationed", rule="WK-VAR-09", seat=seat, troop=FACE[piece], holder=noble(s, army))


def royal_options(s: Knights, f: Coronation, seat: int) -> list[Action]:
    return [("station", FACE[s.royal[-1]], HOLDERS[army % 5]) for army in royal_recipients(s, seat)]


def default_royal(s: Knights, f: Coronation, seat: int) -> Action:
    """WK-DEC-51: the stronghold."""
    return royal_options(s, f, seat)[-1]


def royal_assigned(s: Knights, f: Coronation, seat: int, action: Action) -> None:
    station_royal(s, seat, army_of(seat, action[2]))


# -- Missions (WK-VAR-14)

NEED: dict[str, int] = {
    **{f"MI-{word}": printed(f"MI-{word}", "cities") for word in ("overlord", "harbors", "walls", "ruin")},
    **{f"MI-{word}": printed(f"MI-{word}", key) for word, key in (("treasure", "crowns"), ("faith", "faith"))},
    **{f"MI-{word}": printed(f"MI-{word}", key) for word, key in (("gavel", "votes"), ("host", "troops"))},
    **{f"MI-{word}": printed(f"MI-{word}", key) for word, key in (("offices", "nobles"), ("charges", "charges"))},
}


def fulfilled(s: Knights, seat: int, mission: int) -> bool:
    name = MISSION_ID[mission - FIRST_MISSION]
    cities = cities_of(s, seat)
    if name == "MI-rota":
        rota = CITIES.index("rota")
        return s.owner[rota] == seat or (s.owner[rota] == RAZED and bool(nobles_in(s, seat, CITY_AREA[rota])))
    if name == "MI-host":
        return on_board(s, seat) >= NEED["MI-host"]
    if name == "MI-ruin":
        return sum(s.owner[city] == RAZED for city in KINGDOM_CITIES) >= s.razed_at_start + NEED["MI-ruin"]
    return {
        "MI-overlord": sum(city not in KINGDOM_CITIES for city in cities) >= NEED["MI-overlord"],
        "MI-harbors": sum(PORT[CITY_AREA[city]] for city in cities) >= NEED["MI-harbors"],
        "MI-walls": sum(s.fort[city] for city in cities) >= NEED["MI-walls"],
        "MI-treasure": s.crowns[seat] >= NEED["MI-treasure"],
        "MI-faith": s.head == seat and s.faith[seat] >= NEED["MI-faith"],
        "MI-gavel": s.chairman == seat and s.votes[seat] >= NEED["MI-gavel"],
        "MI-offices": sum(bool(s.offices[army]) for army in NOBLES[seat]) >= NEED["MI-offices"],
        "MI-charges": len(s.charges[seat]) >= NEED["MI-charges"],
        "MI-line": all(s.place[army] >= 0 for army in NOBLES[seat]),
    }[name]


def on_board(s: Knights, seat: int) -> int:
    """WK-WIN-03: Nobles in areas, and the army of a stronghold on the board."""
    return sum(s.troops[army] for army in (*NOBLES[seat], KEEP[seat]) if 0 <= s.place[army] < COUNT)


def mission_points(s: Knights, seat: int) -> int:
    return MISSION_VALUE * any(fulfilled(s, seat, mission) for mission in s.missions[seat])


# -- gifts (WK-NEG-02 to WK-NEG-04) and heirs (WK-VAR-03, WK-VAR-17)


def gift_options(s: Knights, f: object, seat: int) -> list[Option]:
    """WK-NEG-03: only crowns change hands."""
    return [Span(("give", other), 1, s.crowns[seat]) for other in alive(s) if other != seat and s.crowns[seat]]


def given(s: Knights, f: object, seat: int, action: Action) -> None:
    s.crowns[seat] -= action[2]
    s.crowns[action[1]] += action[2]
    note(s, "given", rule="WK-NEG-02", seat=seat, to_seat=action[1], crowns=action[2])


def heir_options(s: Knights, f: object, seat: int) -> list[Option]:
    found: list[Option] = []
    for army, holder in enumerate(s.heir):
        if holder == seat and army % 5 < 4 and army < 5 * s.seats and s.place[army] != GONE:
            found += [("hand_heir", noble(s, army), other) for other in alive(s) if other != seat]
            found.append(("kill_heir", noble(s, army)))
    return found


def heir_used(s: Knights, f: object, seat: int, action: Action) -> None:
    army = next(a for a in range(5 * s.seats) if a % 5 < 4 and noble(s, a) == action[1])
    if action[0] == "hand_heir":
        s.heir[army] = action[2]
        note(s, "heir_given", rule="WK-VAR-03", seat=seat, to_seat=action[2], noble=action[1])
        return
    s.heir[army] = -1
    note(s, "heir_killed", rule="WK-VAR-03", seat=seat, noble=action[1])
    if s.fallen[army] and s.place[army] == OFF:
        extinguish(s, army)


PROCEDURES = [procedure(Coronation, assign_royal)]
QUESTIONS = [
    single("royal", Coronation, royal_assigned, options=royal_options, default=default_royal),
    single("gift", Frame, given, options=gift_options),
    single("heir", Frame, heir_used, options=heir_options),
]
