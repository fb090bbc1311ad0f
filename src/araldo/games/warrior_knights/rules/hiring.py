"""The Mercenary Draft (WK-DFT) and the assignment of new Mercenaries."""

from __future__ import annotations

from itertools import combinations_with_replacement

from araldo.games.warrior_knights.board import COUNT, TARGETS
from araldo.games.warrior_knights.box import (
    AGENDA_ID,
    FACE,
    FIRST_AGENDA,
    HOLDERS,
    KEEP,
    MASTER_OF_MERCENARIES,
    MERCENARY_DUTY,
    NOBLES,
    OFFER_MORE,
    TROOP_KINDS,
    printed,
)
from araldo.games.warrior_knights.rules.bans import ban
from araldo.games.warrior_knights.rules.decks import draw_offer
from araldo.games.warrior_knights.rules.forces import enlist, to_mercenaries
from araldo.games.warrior_knights.rules.places import army_of, noble, target_at, target_owner
from araldo.games.warrior_knights.rules.purse import charge
from araldo.games.warrior_knights.rules.seats import Weighed, barons, put
from araldo.games.warrior_knights.state import Hiring, Knights, Station
from araldo.kernel import AGAIN, Action, Refusal, call, end, note, procedure, single

PASS: Action = ("pass",)
DUTY, DISCOUNT = printed("AG-L04", "crowns"), printed("AG-C12", "crowns")
DEFY: Action = ("defy", AGENDA_ID[MERCENARY_DUTY - FIRST_AGENDA])


def recipients(s: Knights, seat: int) -> list[int]:
    """WK-DFT-05, WK-DFT-06, WK-DFT-07, WK-STR-13: a city must not be besieged, the stronghold may be."""
    found = []
    keep = s.place[KEEP[seat]]
    for army in NOBLES[seat]:
        area = s.place[army]
        if area == -1:
            if not s.fallen[army]:
                found.append(army)
        elif 0 <= area < COUNT:
            target = target_at(s, area)
            own = 0 <= target < TARGETS and target_owner(s, target) == seat and s.siege[target] < 0
            if own or area == keep:
                found.append(army)
    if keep >= 0:
        found.append(KEEP[seat])
    return found


def price(s: Knights, f: Hiring, seat: int, kind: str) -> int:
    """WK-DFT-02: the fee is the wage; AG-L04, AG-C12."""
    duty = MERCENARY_DUTY in s.laws and not f.defied >> seat & 1
    return max(0, TROOP_KINDS[kind][1] + DUTY * duty - DISCOUNT * (MASTER_OF_MERCENARIES in s.charges[seat]))


def next_marker(s: Knights, f: Hiring) -> int | None:
    """WK-DFT-01, WK-DFT-02, WK-DFT-04: from left to right; who cannot hire only takes his marker back."""
    if f.owing:
        return ask_recall(s, f)
    if s.hired:
        call(s, Station(seat=f.hirer))
        return AGAIN
    while True:
        spot = next((i for i, seat in enumerate(s.track) if seat >= 0), -1)
        if spot < 0:
            return None
        seat = s.track[spot]
        if any(why is None and action != PASS for action, why in hires(s, f, seat)):
            return put(s, "hire", seat)
        s.track[spot] = -1
        note(s, "hired_none", rule="WK-DFT-04", seat=seat)


def begin_hiring(s: Knights, f: Hiring) -> None:
    note(s, "phase", rule="WK-DFT-01", phase="mercenary_draft")


def packages(s: Knights, seat: int) -> list[tuple[str, ...]]:
    """WK-DFT-03, WK-AMB-33: one card, or several of one nationality, a marker each."""
    have: dict[str, int] = {}
    for p in s.offer:
        have[FACE[p]] = have.get(FACE[p], 0) + 1
    markers = s.track.count(seat)
    found: list[tuple[str, ...]] = [(kind,) for kind in have]
    by_nation: dict[int, list[str]] = {}
    for kind in have:
        by_nation.setdefault(TROOP_KINDS[kind][2], []).append(kind)
    for kinds in by_nation.values():
        if sum(have[kind] for kind in kinds) > 1:
            for size in range(2, markers + 1):
                found += [
                    c for c in combinations_with_replacement(kinds, size) if all(c.count(k) <= have[k] for k in c)
                ]
    return found


def hires(s: Knights, f: Hiring, seat: int) -> Weighed:
    yield PASS, None
    able = bool(recipients(s, seat))
    for kinds in packages(s, seat):
        cost = sum(price(s, f, seat, kind) for kind in kinds)
        why = Refusal("WK-DFT-06") if not able else None
        yield ("hire", *kinds), why or (Refusal("WK-DFT-04", (("crowns", cost),)) if cost > s.crowns[seat] else None)
    if MERCENARY_DUTY in s.laws and not f.defied >> seat & 1 and able and s.offer:
        yield DEFY, None


def hired(s: Knights, f: Hiring, seat: int, action: Action) -> None:
    """WK-DFT-03: this marker, and for each further card another one of his."""
    if action[0] == "defy":
        f.defied |= 1 << seat
        note(s, "defied", rule="WK-BAN-03", seat=seat, law=action[1])
        ban(s, seat)
        return
    s.track[s.track.index(seat)] = -1
    if action == PASS:
        note(s, "hired_none", rule="WK-DFT-04", seat=seat)
        return
    f.hirer, f.owing = seat, len(action) - 2
    charge(s, seat, sum(price(s, f, seat, kind) for kind in action[1:]), "mercenary_draft", "WK-DFT-02")
    for kind in action[1:]:
        piece = next(p for p in s.offer if FACE[p] == kind)
        s.offer.remove(piece)
        s.hired.append(piece)
    note(s, "hired", rule="WK-DFT-02", seat=seat, troops=list(action[1:]))


def markers(s: Knights, seat: int) -> list[int]:
    """The spots of his markers."""
    return [spot for spot, marker in enumerate(s.track) if marker == seat]


def ask_recall(s: Knights, f: Hiring) -> int:
    """WK-DFT-03: of his other markers anywhere on the track he chooses, if there are more than it takes."""
    left = markers(s, f.hirer)
    if len(left) > f.owing and (asked := put(s, "recall", f.hirer)) is not None:
        return asked
    for spot in left[-f.owing :]:
        take_back(s, f.hirer, spot)
    f.owing = 0
    return AGAIN


def recall_options(s: Knights, f: Hiring, seat: int) -> list[Action]:
    return [("recall", spot + 1) for spot in markers(s, seat)]


def default_recall(s: Knights, f: Hiring, seat: int) -> Action:
    """The right-most: the later choice."""
    return recall_options(s, f, seat)[-1]


def recalled(s: Knights, f: Hiring, seat: int, action: Action) -> None:
    f.owing -= 1
    take_back(s, seat, action[1] - 1)


def take_back(s: Knights, seat: int, spot: int) -> None:
    s.track[spot] = -1
    note(s, "recalled", rule="WK-DFT-03", seat=seat, spot=spot + 1)


def end_hiring(s: Knights, f: Hiring) -> None:
    """WK-DFT-08, WK-AMB-05."""
    unhired, s.offer = s.offer, []
    if unhired:
        note(s, "unhired", rule="WK-DFT-08", troops=[FACE[piece] for piece in unhired])
    to_mercenaries(s, unhired)
    s.track = [-1] * len(s.track)
    draw_offer(s, barons(s) + OFFER_MORE)


# -- who gets them


def assign(s: Knights, f: Station) -> int | None:
    if not s.hired:
        return end(s)
    found = recipients(s, f.seat)
    if len(found) > 1:
        return put(s, "station", f.seat)
    piece = s.hired.pop(0)
    if found:
        enlist(s, piece, found[0])
        note(s, "stationed", rule="WK-DFT-05", seat=f.seat, troop=FACE[piece], holder=noble(s, found[0]))
    else:
        to_mercenaries(s, [piece])
        note(s, "sent_back", rule="WK-DFT-06", seat=f.seat, troop=FACE[piece])
    return AGAIN


def station_options(s: Knights, f: Station, seat: int) -> list[Action]:
    kind = FACE[s.hired[0]]
    return [("station", kind, HOLDERS[army % 5]) for army in recipients(s, seat)]


def default_station(s: Knights, f: Station, seat: int) -> Action:
    """WK-DEC-43."""
    return station_options(s, f, seat)[-1]


def stationed(s: Knights, f: Station, seat: int, action: Action) -> None:
    army = army_of(seat, action[2])
    enlist(s, s.hired.pop(0), army)
    note(s, "stationed", rule="WK-DFT-05", seat=seat, troop=action[1], holder=noble(s, army))


PROCEDURES = [procedure(Hiring, begin_hiring, next_marker, end_hiring), procedure(Station, assign)]
QUESTIONS = [
    single("hire", Hiring, hired, candidates=hires),
    single("recall", Hiring, recalled, options=recall_options, default=default_recall),
    single("station", Station, stationed, options=station_options, default=default_station),
]
