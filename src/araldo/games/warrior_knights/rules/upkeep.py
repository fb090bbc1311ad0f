"""The Upkeep (WK-UPK): victory, Influence, revolts, arrivals, refreshing, strongholds and returns."""

from __future__ import annotations

from araldo.games.warrior_knights.board import (
    AREAS,
    AT_SEA,
    CITIES,
    CITY_AREA,
    CITY_AT,
    DISTANCE,
    IN_KINGDOM,
    INCOME,
    NUMBER,
    OFF,
    SITES,
    TARGETS,
)
from araldo.games.warrior_knights.box import (
    BELOVED,
    CITY_INFLUENCE,
    FACE,
    FATE_REVOLT,
    HOLDERS,
    KEEP,
    NOBLES,
    REVOLT_COST,
    REVOLT_FAITH,
    SHAPES,
    WARDEN,
)
from araldo.games.warrior_knights.rules import ending, king
from araldo.games.warrior_knights.rules.death import settle
from araldo.games.warrior_knights.rules.decks import fate, fate_back, watch_events
from araldo.games.warrior_knights.rules.forces import shift
from araldo.games.warrior_knights.rules.happenings import unguarded_of
from araldo.games.warrior_knights.rules.movement import survives, take_all
from araldo.games.warrior_knights.rules.places import (
    any_siege,
    army_of,
    besieged_at,
    cities_of,
    noble,
    seats_in,
    set_owner,
)
from araldo.games.warrior_knights.rules.purse import charge, spend_faith
from araldo.games.warrior_knights.rules.seats import Weighed, in_order, put
from araldo.games.warrior_knights.state import NEUTRAL, RAZED, Knights, Regroup, Unrest, Upkeep
from araldo.kernel import AGAIN, Action, Refusal, call, end, note, procedure, single

# -- steps 1 and 2


def check_victory(s: Knights, f: Upkeep) -> int | None:
    """WK-UPK-01."""
    f.order = in_order(s)
    note(s, "upkeep", rule="WK-UPK-01")
    if ending.won_by_cities(s):
        return end(s)
    return None


def gain_influence(s: Knights, f: Upkeep) -> None:
    """WK-UPK-02, WK-STR-11, WK-STR-12, WK-VAR-11: one for each city that is not besieged."""
    king.reign(s)
    for seat in f.order:
        if s.place[KEEP[seat]] < 0:
            note(s, "no_influence", rule="WK-STR-12", seat=seat)
            continue
        got = CITY_INFLUENCE * sum(s.siege[city] < 0 for city in cities_of(s, seat))
        if got:
            s.influence[seat] += got
            s.pool = max(0, s.pool - got)
            note(s, "influence", rule="WK-UPK-02", seat=seat, influence=got, total=s.influence[seat], pool=s.pool)
    if s.pool == 0:
        if s.options["the_king"]:
            king.crown(s)
        elif not s.options["might_is_right"]:  # WK-VAR-05
            ending.announce_last(s, "WK-UPK-02")


# -- step 3: revolts (WK-UPK-03, WK-UPK-04)


def revolts(s: Knights, f: Upkeep) -> int | None:
    if s.dole:  # AG-M04
        s.dole = False
        note(s, "no_revolts", rule="WK-AGD-01")
        return None
    while f.at < len(f.order):
        seat = f.order[f.at]
        f.at += 1
        cities = unguarded_of(s, seat)
        if cities:
            call(s, Unrest(seat=seat, cities=cities))
            return AGAIN
    return None


def next_city(s: Knights, f: Unrest) -> int | None:
    """He chooses the order of his cities."""
    if f.city >= 0 or not f.cities:
        return None
    if len(f.cities) > 1:
        return put(s, "watch", f.seat)
    check(s, f, f.cities[0])
    return AGAIN


def watch_options(s: Knights, f: Unrest, seat: int) -> list[Action]:
    return [("watch", CITIES[city]) for city in f.cities]


def watched(s: Knights, f: Unrest, seat: int, action: Action) -> None:
    check(s, f, CITIES.index(action[1]))


def check(s: Knights, f: Unrest, city: int) -> None:
    f.cities.remove(city)
    card = fate(s)
    fate_back(s)
    if card >= 0 and FATE_REVOLT[card]:
        f.city = city
    note(s, "revolt" if f.city == city else "calm", rule="WK-UPK-03", seat=f.seat, city=CITIES[city])


def quell_options(s: Knights, f: Unrest, seat: int) -> list[Action]:
    found: list[Action] = []
    if s.faith[seat] >= REVOLT_FAITH:
        found.append(("pay_faith",))
    cost = REVOLT_COST * INCOME[f.city]
    if s.crowns[seat] >= cost:
        found.append(("pay", cost))
    if BELOVED in s.kept[seat]:
        found.append(("beloved",))
    if WARDEN in s.charges[seat] and not f.sure and IN_KINGDOM[f.city] and not warden_used(s):
        found.append(("warden",))
    found.append(("lose_city",))
    return found


def warden_used(s: Knights) -> bool:
    """AG-C11: once in each Upkeep, and only there."""
    upkeep = next((frame for frame in s.frames if isinstance(frame, Upkeep)), None)
    return upkeep is None or upkeep.ward


def ask_quell(s: Knights, f: Unrest) -> int | None:
    if f.city < 0:
        return None
    if len(quell_options(s, f, f.seat)) > 1:
        return put(s, "revolt", f.seat)
    quelled(s, f, f.seat, ("lose_city",))
    return None


def quelled(s: Knights, f: Unrest, seat: int, action: Action) -> None:
    city, f.city = f.city, -1
    verb, by = action[0], -1
    if verb == "pay_faith":
        spend_faith(s, seat, REVOLT_FAITH, "revolt", "WK-UPK-03")
    elif verb == "pay":
        charge(s, seat, action[1], "revolt", "WK-UPK-03")
    elif verb == "beloved":
        by = BELOVED
        s.kept[seat].remove(BELOVED)
        s.event_discard.append(BELOVED)
        watch_events(s)
    elif verb == "warden":
        by = WARDEN
        next(frame for frame in s.frames if isinstance(frame, Upkeep)).ward = True
    else:
        set_owner(s, city, NEUTRAL)
        note(s, "lost_city", rule="WK-UPK-03", seat=seat, city=CITIES[city])
        return
    if by >= 0:
        note(s, "quelled_by", rule="WK-UPK-03", seat=seat, city=CITIES[city], by=FACE[by])
    else:
        note(s, "quelled", rule="WK-UPK-03", seat=seat, city=CITIES[city])


def more_unrest(s: Knights, f: Unrest) -> int:
    if not f.cities:
        return end(s)
    f.step = 0
    return AGAIN


# -- steps 4 and 5


def arrive(s: Knights, f: Upkeep) -> None:
    """WK-UPK-05, WK-UPK-06."""
    for army, place in enumerate(s.place):
        if place >= AT_SEA:
            s.place[army] = place - AT_SEA
            note(s, "landed", rule="WK-UPK-05", noble=noble(s, army), seat=army // 5, area=AREAS[place - AT_SEA])
    if any(s.tired):
        note(s, "all_refreshed", rule="WK-UPK-06")
    s.tired = [False] * len(s.tired)
    f.at = 0


# -- step 6 (WK-UPK-07)


def regroup_all(s: Knights, f: Upkeep) -> int | None:
    while f.at < len(f.order):
        seat = f.order[f.at]
        f.at += 1
        spots = s.place[5 * seat : 5 * seat + 5]
        if OFF in spots or len(set(spots)) < 5 or (s.royal and s.king == seat):  # else there is nothing to do
            call(s, Regroup(seat=seat, heirs=[a for a in NOBLES[seat] if s.fallen[a]]))
            return AGAIN
    return None


def sites(s: Knights, seat: int) -> list[int]:
    """WK-STR-11: no unrazed city, no other Baron's Noble, no other stronghold."""
    castles = {s.place[keep] for keep in KEEP}
    return [
        area
        for area in SITES[False]
        if (CITY_AT[area] < 0 or s.owner[CITY_AT[area]] == RAZED)
        and area not in castles
        and all(other == seat for other in seats_in(s, area))
    ]


def rebuild(s: Knights, f: Regroup) -> int | None:
    """WK-UPK-07 a, WK-STR-11."""
    if s.place[KEEP[f.seat]] != OFF or not sites(s, f.seat):
        return None
    return put(s, "rebuild", f.seat)


def rebuild_options(s: Knights, f: Regroup, seat: int) -> list[Action]:
    return [("castle", AREAS[area]) for area in sites(s, seat)]


def default_rebuild(s: Knights, f: Regroup, seat: int) -> Action:
    """WK-DEC-46, WK-DEC-02: touching the most unrazed cities."""
    return ("castle", AREAS[max(sites(s, seat), key=lambda area: (towns_near(s, area), -area))])


def towns_near(s: Knights, area: int) -> int:
    return sum(DISTANCE[area][CITY_AREA[city]] == 1 for city, owner in enumerate(s.owner) if owner != RAZED)


def rebuilt(s: Knights, f: Regroup, seat: int, action: Action) -> None:
    s.place[KEEP[seat]] = NUMBER[action[1]]
    note(s, "castle", rule="WK-STR-11", seat=seat, area=action[1])


def call_heirs(s: Knights, f: Regroup) -> int | None:
    """WK-VAR-17: the holder of a dead Noble's heir gives it up or not."""
    while f.heirs:
        army = f.heirs[0]
        if s.heir[army] not in (f.seat, -1):
            return put(s, "heir_back", s.heir[army])
        f.heirs.pop(0)
        s.fallen[army] = False
    return None


def heir_options(s: Knights, f: Regroup, seat: int) -> list[Action]:
    return [("hold",), ("give_up", noble(s, f.heirs[0]))]


def heir_answered(s: Knights, f: Regroup, seat: int, action: Action) -> None:
    army = f.heirs.pop(0)
    if action[0] == "give_up":
        s.heir[army], s.fallen[army] = army // 5, False
        note(s, "heir_back", rule="WK-VAR-17", seat=seat, noble=noble(s, army))


def pools(s: Knights, f: Regroup) -> list[tuple[int, int]]:
    """(giver, receiver) pairs: WK-UPK-07 b, c, d."""
    seat, place, army, keep = f.seat, s.place, s.army, KEEP[f.seat]
    spots = place[5 * seat : 5 * seat + 5]
    if OFF not in spots and len(set(spots)) == 5:  # all on the board, each alone
        return []
    away = [a for a in NOBLES[seat] if place[a] == OFF and not s.fallen[a]]
    found = [(one, two) for one in away if army[one] for two in away if one != two]
    if army[keep]:
        found += [(keep, a) for a in away]
    home, sieges = place[keep], any_siege(s)
    for one in NOBLES[seat]:
        area = place[one]
        if area < 0:
            continue
        near = [(one, two) for two in NOBLES[seat] if place[two] == area and two != one] if army[one] else []
        if area == home:
            near += [(one, keep)] if army[one] else []
            near += [(keep, one)] if army[keep] else []
        if near and not (sieges and besieged_at(s, seat, area)):
            found += near
    return found


def regroup_candidates(s: Knights, f: Regroup, seat: int) -> Weighed:
    """WK-UPK-07, WK-TRP-02: as often as he likes, until he is done."""
    for giver, receiver in pools(s, f):
        one, two = HOLDERS[giver % 5], HOLDERS[receiver % 5]
        if s.hurt[giver]:
            yield ("merge", one, two), None if survives(s, receiver, giver) else Refusal("WK-TRP-02")
            continue
        for kind in dict.fromkeys(FACE[p] for p in s.army[giver]):
            yield ("shift", one, kind, two), None
    yield ("done",), None


def regroup_options(s: Knights, f: Regroup, seat: int) -> list[Action]:
    """The same, without the reasons."""
    found: list[Action] = []
    hurt, army = s.hurt, s.army
    for giver, receiver in pools(s, f):
        one, two = HOLDERS[giver % 5], HOLDERS[receiver % 5]
        if not hurt[giver]:
            found += [("shift", one, kind, two) for kind in dict.fromkeys([FACE[p] for p in army[giver]])]
        elif survives(s, receiver, giver):
            found.append(("merge", one, two))
    found.append(("done",))
    return found


def ask_regroup(s: Knights, f: Regroup) -> int | None:
    if f.done:
        return None
    for giver, receiver in pools(s, f):
        if not s.hurt[giver] or survives(s, receiver, giver):
            return put(s, "regroup", f.seat)
    return None


def regrouped(s: Knights, f: Regroup, seat: int, action: Action) -> None:
    if action[0] == "done":
        f.done = True
        return
    f.shifted = True
    giver, receiver = army_of(seat, action[1]), army_of(seat, action[-1])
    pieces = s.army[giver][:]
    if action[0] == "merge":
        take_all(s, giver, receiver)
    else:
        pieces = [next(p for p in pieces if FACE[p] == action[2])]
        shift(s, pieces[0], giver, receiver)
        if s.log is not None:
            one, two = noble(s, giver), noble(s, receiver)
            note(s, "shifted", rule="WK-UPK-07", seat=seat, troop=action[2], source=one, holder=two)
    if giver == KEEP[seat] and s.siege[TARGETS + seat] >= 0:
        f.tied += pieces


def default_regroup(s: Knights, f: Regroup, seat: int) -> Action:
    """WK-DEC-47: all off-board troops to the Noble with most."""
    away = [a for a in NOBLES[seat] if s.place[a] == OFF and s.army[a]]
    if len(away) > 1:
        best = HOLDERS[max(away, key=lambda a: (s.troops[a], -a)) % 5]
        words = {HOLDERS[a % 5] for a in away}
        for action in regroup_options(s, f, seat):
            if action[0] == "shift" and action[1] in words and action[3] == best:
                return action
    return ("done",)


def dissolve(s: Knights, f: Regroup) -> None:
    """WK-TRP-03: who has given all his troops away leaves; he may be placed again only with troops."""
    if f.shifted:
        settle(s)
    king.hand_out(s, f.seat)


def homes(s: Knights, f: Regroup, army: int) -> list[int]:
    """WK-UPK-07 e, WK-SIE-06, WK-STR-13: troops of a besieged stronghold come back at it, through whatever hands."""
    seat = f.seat
    keep = s.place[KEEP[seat]]
    if any(piece in f.tied for piece in s.army[army]):
        return [keep]
    found = [keep] if keep >= 0 else []
    return found + [CITY_AREA[city] for city in cities_of(s, seat) if s.siege[city] < 0]


def returning(s: Knights, f: Regroup) -> int:
    """The first Noble that must be placed and can be, or -1 (WK-UPK-08)."""
    for army in NOBLES[f.seat]:
        if s.place[army] == OFF and s.troops[army] and not s.fallen[army] and homes(s, f, army):
            return army
    return -1


def place_nobles(s: Knights, f: Regroup) -> int | None:
    army = returning(s, f)
    if army < 0:
        return None
    found = homes(s, f, army)
    if len(found) > 1:
        return put(s, "return", f.seat)
    bring_back(s, army, found[0])
    return AGAIN


def return_options(s: Knights, f: Regroup, seat: int) -> list[Action]:
    army = returning(s, f)
    return [("return", SHAPES[army % 5], AREAS[area]) for area in homes(s, f, army)]


def default_return(s: Knights, f: Regroup, seat: int) -> Action:
    """WK-DEC-48: an own city without a Noble, else the stronghold."""
    found = return_options(s, f, seat)
    empty = [a for a in found if NUMBER[a[2]] != s.place[KEEP[seat]] and seat not in seats_in(s, NUMBER[a[2]])]
    return empty[0] if empty else found[0]


def returned(s: Knights, f: Regroup, seat: int, action: Action) -> None:
    bring_back(s, army_of(seat, action[1]), NUMBER[action[2]])


def bring_back(s: Knights, army: int, area: int) -> None:
    s.place[army] = area
    s.tired[army] = False
    note(s, "returned", rule="WK-UPK-07", noble=noble(s, army), seat=army // 5, area=AREAS[area])


def close_round(s: Knights, f: Upkeep) -> None:
    """WK-UPK-09, WK-WIN-02, WK-WIN-06, WK-VAR-13."""
    ending.end_of_round(s)


PROCEDURES = [
    procedure(Upkeep, check_victory, gain_influence, revolts, arrive, regroup_all, close_round),
    procedure(Unrest, next_city, ask_quell, more_unrest),
    procedure(Regroup, rebuild, call_heirs, ask_regroup, dissolve, place_nobles),
]
QUESTIONS = [
    single("watch", Unrest, watched, options=watch_options),
    single("revolt", Unrest, quelled, options=quell_options),
    single("rebuild", Regroup, rebuilt, options=rebuild_options, default=default_rebuild),
    single("heir_back", Regroup, heir_answered, options=heir_options),
    single(
        "regroup", Regroup, regrouped, candidates=regroup_candidates, options=regroup_options, default=default_regroup
    ),
    single("return", Regroup, returned, options=return_options, default=default_return),
]
