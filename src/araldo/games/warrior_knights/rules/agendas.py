"""What Agendas do once they are passed (WK-AGD), and who refuses them (WK-BAN-01, WK-BAN-02)."""

from __future__ import annotations

from araldo.games.warrior_knights.board import CITIES, CITY_AREA, GONE, IN_KINGDOM, INCOME, KINGDOM_CITIES
from araldo.games.warrior_knights.box import (
    AGENDA_ID,
    AGENDA_TYPE,
    CHARGE,
    FACE,
    FIRST_AGENDA,
    HOLDERS,
    INCOME_OF,
    LAW,
    MOST_CHARGES,
    MOTION,
    NOBLES,
    OFFICE,
    SHAPES,
    STRENGTH,
    WAGE_OF,
    printed,
)
from araldo.games.warrior_knights.rules.bans import ban
from araldo.games.warrior_knights.rules.death import settle
from araldo.games.warrior_knights.rules.forces import desert, give_office, mercenaries_in, strip_office, wall
from araldo.games.warrior_knights.rules.places import army_of, kingdom_cities_of, noble, seats_in, set_owner
from araldo.games.warrior_knights.rules.purse import charge, gain, gain_faith, make_chairman, make_head
from araldo.games.warrior_knights.rules.seats import in_order, put
from araldo.games.warrior_knights.state import NEUTRAL, Enactment, Knights
from araldo.kernel import Action, end, note, procedure, single

SUBSIDY, FINE, TITHE, CHARTER, FEE = (
    printed(f"AG-M{number}", "crowns") for number in ("02", "06", "05", "09", "10")
)  # fmt: skip
WAR_TAX, INVESTED = printed("AG-M01", "crowns"), printed("AG-M08", "faith")
WEAK_WALL, STRONG_TROOP = printed("AG-M09", "wall"), printed("AG-M10", "strength")


def name_of(f: Enactment) -> str:
    return AGENDA_ID[f.card - FIRST_AGENDA]


def burden(s: Knights, f: Enactment, seat: int) -> bool:
    """Whether a motion aimed at all imposes something on this Baron."""
    if name_of(f) == "AG-M01":
        return kingdom_cities_of(s, seat) > 0 and s.crowns[seat] > 0
    return name_of(f) == "AG-M05" and seat != s.head and s.crowns[seat] > 0


def ask_whom(s: Knights, f: Enactment) -> None:
    """WK-BAN-01: on whom it imposes something, or to whom it is given."""
    if f.seat >= 0:
        f.order = [f.seat]
    elif AGENDA_TYPE[f.card - FIRST_AGENDA] == MOTION:
        f.order = [seat for seat in in_order(s) if burden(s, f, seat)]


def ask_refusal(s: Knights, f: Enactment) -> int | None:
    return put(s, "accept", f.order[f.at]) if f.at < len(f.order) else None


def accept_options(s: Knights, f: Enactment, seat: int) -> list[Action]:
    return [("accept",), ("refuse",)]


def answered(s: Knights, f: Enactment, seat: int, action: Action) -> None:
    """WK-BAN-04: banned at once."""
    f.at += 1
    if action[0] == "refuse":
        f.refusers |= 1 << seat
        note(s, "refused", rule="WK-BAN-02", seat=seat, agenda=FACE[f.card])
        ban(s, seat)


def carry_out(s: Knights, f: Enactment) -> int | None:
    """WK-AGD-01, WK-AGD-02, WK-BAN-02: a refused gift, or a motion aimed at the refuser, is discarded."""
    kind = AGENDA_TYPE[f.card - FIRST_AGENDA]
    if f.seat >= 0 and f.refusers >> f.seat & 1:
        discard(s, f)
        return end(s)
    if kind == LAW:
        s.voted.remove(f.card)
        s.laws.append(f.card)
        note(s, "in_force", rule="WK-AGD-02", agenda=FACE[f.card])
        return end(s)
    if kind == MOTION:
        _EFFECTS[name_of(f)](s, f)
    return None


def discard(s: Knights, f: Enactment) -> None:
    """WK-AGD-08."""
    s.voted.remove(f.card)
    s.agenda_discard.append(f.card)


# -- motions for all


def war_tax(s: Knights, f: Enactment) -> None:
    for seat in f.order:
        if not f.refusers >> seat & 1:
            charge(s, seat, WAR_TAX * kingdom_cities_of(s, seat), FACE[f.card], "WK-AGD-01")


def public_works(s: Knights, f: Enactment) -> None:
    broken = [city for city in KINGDOM_CITIES if s.breach[city] and s.siege[city] < 0]
    for city in broken:
        note(s, "restored", rule="WK-AGD-01", city=CITIES[city], breaches=s.breach[city])
        s.breach[city] = 0
    if not broken:
        note(s, "no_effect", rule="WK-AGD-01", event=FACE[f.card])


def grain_dole(s: Knights, f: Enactment) -> None:
    s.dole = True
    note(s, "dole", rule="WK-AGD-01")


def tithe(s: Knights, f: Enactment) -> None:
    for seat in f.order:
        if not f.refusers >> seat & 1:
            gain(s, s.head, charge(s, seat, TITHE, FACE[f.card], "WK-AGD-01"), FACE[f.card], "WK-AGD-01")


# -- motions for one


def subsidy(s: Knights, f: Enactment) -> None:
    gain(s, f.seat, SUBSIDY, FACE[f.card], "WK-AGD-01")


def confiscation(s: Knights, f: Enactment) -> None:
    charge(s, f.seat, FINE, FACE[f.card], "WK-AGD-01")


def election(s: Knights, f: Enactment) -> None:
    make_chairman(s, f.seat, "WK-AGD-01")


def investiture(s: Knights, f: Enactment) -> None:
    gain_faith(s, f.seat, INVESTED, FACE[f.card], "WK-AGD-01")
    make_head(s, f.seat, "WK-AGD-01")


def nothing_yet(s: Knights, f: Enactment) -> None:
    """The chosen Baron is asked in the next step."""


_EFFECTS = {
    "AG-M01": war_tax,
    "AG-M02": subsidy,
    "AG-M03": public_works,
    "AG-M04": grain_dole,
    "AG-M05": tithe,
    "AG-M06": confiscation,
    "AG-M07": election,
    "AG-M08": investiture,
    "AG-M09": nothing_yet,
    "AG-M10": nothing_yet,
}


# -- choices of the chosen Baron


def choose(s: Knights, f: Enactment) -> int | None:
    """City Charter, Disarmament, a charge too many, the Noble for an office."""
    if f.done:
        return None
    kind = AGENDA_TYPE[f.card - FIRST_AGENDA]
    if name_of(f) == "AG-M09":
        return choose_charter(s, f)
    if name_of(f) == "AG-M10":
        return choose_disarmed(s, f)
    if kind == CHARGE and len(s.charges[f.seat]) == MOST_CHARGES:
        return put(s, "forgo", f.seat)
    if kind == OFFICE and len(grant_options(s, f, f.seat)) > 1:
        return put(s, "grant", f.seat)
    return None


def free_towns(s: Knights, seat: int) -> list[int]:
    return [
        city
        for city, owner in enumerate(s.owner)
        if owner == NEUTRAL
        and IN_KINGDOM[city]
        and s.siege[city] < 0
        and wall(s, city) <= WEAK_WALL
        and all(other == seat for other in seats_in(s, CITY_AREA[city]))
    ]


def choose_charter(s: Knights, f: Enactment) -> int | None:
    found = free_towns(s, f.seat)
    if len(found) > 1:
        return put(s, "charter", f.seat)
    f.done = True
    if found:
        grant_town(s, f.seat, found[0])
    else:
        gain(s, f.seat, CHARTER, FACE[f.card], "WK-AGD-01")
    return None


def charter_options(s: Knights, f: Enactment, seat: int) -> list[Action]:
    return [("charter", CITIES[city]) for city in free_towns(s, seat)]


def default_charter(s: Knights, f: Enactment, seat: int) -> Action:
    """WK-DEC-52."""
    return ("charter", CITIES[max(free_towns(s, seat), key=lambda city: (INCOME[city], -city))])


def chartered(s: Knights, f: Enactment, seat: int, action: Action) -> None:
    f.done = True
    grant_town(s, seat, CITIES.index(action[1]))


def grant_town(s: Knights, seat: int, city: int) -> None:
    """WK-RAZ-02: it cannot be razed now."""
    set_owner(s, city, seat)
    note(s, "granted_city", rule="WK-AGD-01", seat=seat, city=CITIES[city])


def disarm_options(s: Knights, f: Enactment, seat: int) -> list[Action]:
    found = {}
    for k, word in enumerate(HOLDERS):
        for piece in mercenaries_in(s, 5 * seat + k):
            if STRENGTH[piece] >= STRONG_TROOP:
                found[("disarm", word, FACE[piece])] = STRENGTH[piece]
    return sorted(found, key=lambda action: found[action])


def choose_disarmed(s: Knights, f: Enactment) -> int | None:
    found = disarm_options(s, f, f.seat)
    if len(found) > 1:
        return put(s, "disarm", f.seat)
    f.done = True
    if found:
        disarmed(s, f, f.seat, found[0])
    else:
        charge(s, f.seat, FEE, FACE[f.card], "WK-AGD-01")
    return None


def disarmed(s: Knights, f: Enactment, seat: int, action: Action) -> None:
    f.done = True
    army = army_of(seat, action[1])
    note(s, "disarmed", rule="WK-AGD-01", seat=seat, troop=action[2], noble=noble(s, army))
    desert(s, next(p for p in s.army[army] if FACE[p] == action[2]), army)
    settle(s)


def forgo_options(s: Knights, f: Enactment, seat: int) -> list[Action]:
    """WK-AGD-03: one of the earlier three."""
    return [("forgo", FACE[card]) for card in s.charges[seat]]


def default_forgo(s: Knights, f: Enactment, seat: int) -> Action:
    """WK-DEC-41: the oldest without income."""
    poor = [c for c in s.charges[seat] if not INCOME_OF[c - FIRST_AGENDA] and not WAGE_OF[c - FIRST_AGENDA]]
    return ("forgo", FACE[(poor or s.charges[seat])[0]])


def forgone(s: Knights, f: Enactment, seat: int, action: Action) -> None:
    card = next(c for c in s.charges[seat] if FACE[c] == action[1])
    s.charges[seat].remove(card)
    s.agenda_discard.append(card)
    note(s, "forgone", rule="WK-AGD-03", seat=seat, agenda=action[1])


def grant_options(s: Knights, f: Enactment, seat: int) -> list[Action]:
    """WK-AGD-05, WK-AGD-07: one of his Nobles, on or off the board."""
    return [("grant", SHAPES[army % 5]) for army in NOBLES[seat] if s.place[army] != GONE]


def default_grant(s: Knights, f: Enactment, seat: int) -> Action:
    """WK-DEC-40."""
    able = [army for army in NOBLES[seat] if s.place[army] != GONE]
    return ("grant", SHAPES[max(able, key=lambda army: (s.place[army] >= 0, s.troops[army], -army)) % 5])


def granted(s: Knights, f: Enactment, seat: int, action: Action) -> None:
    f.done = True
    bestow(s, f, army_of(seat, action[1]))


def bestow(s: Knights, f: Enactment, army: int) -> None:
    """WK-AGD-05, WK-AGD-06: a new office replaces the old."""
    strip_office(s, army)
    s.voted.remove(f.card)
    give_office(s, f.card, army)
    note(s, "office", rule="WK-AGD-05", noble=noble(s, army), agenda=FACE[f.card], seat=f.seat)
    settle(s)


def file_away(s: Knights, f: Enactment) -> None:
    """Where the card ends: with its Baron, with his only Noble, or discarded."""
    if f.card not in s.voted:
        return
    kind = AGENDA_TYPE[f.card - FIRST_AGENDA]
    if kind == CHARGE:
        s.voted.remove(f.card)
        s.charges[f.seat].append(f.card)
        note(s, "charge", rule="WK-AGD-03", seat=f.seat, agenda=FACE[f.card])
    elif kind == OFFICE and (only := grant_options(s, f, f.seat)):
        bestow(s, f, army_of(f.seat, only[0][1]))
    else:
        discard(s, f)


PROCEDURES = [procedure(Enactment, ask_whom, ask_refusal, carry_out, choose, file_away)]
QUESTIONS = [
    single("accept", Enactment, answered, options=accept_options),
    single("charter", Enactment, chartered, options=charter_options, default=default_charter),
    single("disarm", Enactment, disarmed, options=disarm_options),
    single("forgo", Enactment, forgone, options=forgo_options, default=default_forgo),
    single("grant", Enactment, granted, options=grant_options, default=default_grant),
]
