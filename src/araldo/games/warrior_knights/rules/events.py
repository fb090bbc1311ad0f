"""Event cards (WK-EVT): target, cancelling, and where the card ends. What each does stands in `happenings`."""

from __future__ import annotations

from araldo.games.warrior_knights.board import CITIES, CITY_AREA, COUNT, FATE_CITY, GONE
from araldo.games.warrior_knights.box import (
    BLUE,
    CANCEL,
    EVENT_COLOUR,
    EVENT_ID,
    EVENTS,
    EXPEDITIONS,
    FACE,
    FATE_NATION,
    FATE_SHAPE,
    FIRST_EVENT,
    HOLDERS,
    NATIONS,
    NOBLES,
    RED,
    SHAPES,
    STRENGTH,
    printed,
)
from araldo.games.warrior_knights.rules import happenings
from araldo.games.warrior_knights.rules.decks import fate, fate_back, watch_events
from araldo.games.warrior_knights.rules.forces import mercenaries_in
from araldo.games.warrior_knights.rules.places import army_of, cities_of, has_heir, noble, nobles_in
from araldo.games.warrior_knights.rules.purse import spend_faith
from araldo.games.warrior_knights.rules.seats import alive, in_order, put
from araldo.games.warrior_knights.state import RAZED, Happening, Knights
from araldo.kernel import Action, Option, Span, note, procedure, single

KEPT = ("permanent", "until_used")

BRIBED_STRENGTH = printed("EV-B11", "strength")


def name_of(f: Happening) -> str:
    return EVENT_ID[f.card - FIRST_EVENT]


# -- targets (WK-EVT-03, WK-EVT-08, WK-FAT-02, WK-FAT-03)


def candidates(s: Knights, f: Happening) -> list[int]:
    """Armies or cities that a Fate card may name."""
    seat, name = f.seat, name_of(f)
    if name == "EV-R01":
        return [a for a in NOBLES[seat] if s.place[a] >= 0]
    if name == "EV-R03":
        return [a for a in NOBLES[seat] if s.place[a] != GONE and has_heir(s, a)]
    if name in ("EV-R05", "EV-R06"):
        return cities_of(s, seat)
    if name == "EV-B01":
        return [city for city, owner in enumerate(s.owner) if owner != RAZED]
    return unguarded(s)  # EV-B09


def unguarded(s: Knights) -> list[int]:
    return [city for city, owner in enumerate(s.owner) if owner >= 0 and not nobles_in(s, owner, CITY_AREA[city])]


def begin_event(s: Knights, f: Happening) -> None:
    note(s, "event", rule="WK-EVT-01", seat=f.seat, event=name_of(f))
    how = EVENTS[f.card - FIRST_EVENT]["random"]
    if how in ("noble", "city"):
        read_target(s, f, how == "noble")
    elif how == "nationality":
        card = fate(s) if happenings.restless_nations(s, f) else -1  # WK-FAT-03
        fate_back(s)
        f.aimed, f.void = True, card < 0
        if card >= 0:
            f.target = FATE_NATION[card]
            note(s, "named", rule="WK-GEN-02", what=NATIONS[f.target])
    elif how == "choice" or name_of(f) in ("EV-R04", "EV-G06", "EV-G07", "EV-G08"):
        f.void = not choices(s, f)
    else:
        f.aimed = True
    f.void = f.void or happenings.idle(s, f)


def read_target(s: Knights, f: Happening, shape: bool) -> None:
    """Fate cards until one is usable; none at all if none could be."""
    able = candidates(s, f)
    f.aimed, f.void = True, True
    while able and f.void and (card := fate(s)) >= 0:
        named = 5 * f.seat + FATE_SHAPE[card] if shape else FATE_CITY[card]
        if named in able:
            f.target, f.void = named, False
            note(s, "named", rule="WK-GEN-02", what=noble(s, named) if shape else CITIES[named])
    fate_back(s)


def choices(s: Knights, f: Happening) -> list[Action]:
    """What the drawer may choose before the card can be cancelled."""
    name, seat = name_of(f), f.seat
    if name == "EV-B04":
        return [("raid", word) for i, word in enumerate(EXPEDITIONS) if s.spot[i]]
    if name == "EV-B08":
        return [("strike", CITIES[city]) for city, owner in enumerate(s.owner) if owner >= 0]
    if name == "EV-B10":
        return [("spy", other) for other in in_order(s, seat)[1:]]
    if name == "EV-B11":
        return list(dict.fromkeys(captains(s, seat)))
    if name == "EV-R04":
        return broken(s, seat)
    if name == "EV-G06":
        return happenings.works(s, seat)
    if name == "EV-G07":
        return [("cure", word) for k, word in enumerate(HOLDERS) if s.hurt[5 * seat + k]]
    return [("refresh", SHAPES[a % 5]) for a in NOBLES[seat] if s.tired[a] and 0 <= s.place[a] < COUNT]


def captains(s: Knights, seat: int) -> list[Action]:
    """EV-B11: Mercenaries of little strength in another Baron's army without casualty tokens."""
    return [
        ("bribe", other, word, FACE[piece])
        for other in alive(s)
        if other != seat
        for k, word in enumerate(HOLDERS)
        if not s.hurt[5 * other + k]
        for piece in mercenaries_in(s, 5 * other + k)
        if STRENGTH[piece] <= BRIBED_STRENGTH
    ]


def broken(s: Knights, seat: int) -> list[Action]:
    """EV-R04: of the Nobles on the board with an heir, those with the most troops."""
    able = [a for a in NOBLES[seat] if s.place[a] >= 0 and has_heir(s, a)]
    most = max((s.troops[a] for a in able), default=0)
    return [("doom", SHAPES[a % 5]) for a in able if s.troops[a] == most]


def choose_target(s: Knights, f: Happening) -> int | None:
    if f.aimed or f.void:
        return None
    found = choices(s, f)
    if len(found) > 1:
        return put(s, "target", f.seat)
    aim(s, f, found[0])
    return None


def target_options(s: Knights, f: Happening, seat: int) -> list[Action]:
    return choices(s, f)


def targeted(s: Knights, f: Happening, seat: int, action: Action) -> None:
    aim(s, f, action)


def aim(s: Knights, f: Happening, action: Action) -> None:
    f.aimed = True
    verb, what = action[0], action[1]
    if verb == "raid":
        f.target = EXPEDITIONS.index(what)
    elif verb in ("strike", "fortify"):
        f.target = CITIES.index(what)
    elif verb == "spy":
        f.target = what
    elif verb == "bribe":
        army = army_of(what, action[2])
        f.target = next(p for p in s.army[army] if FACE[p] == action[3])
    elif verb == "restore":
        f.target = 100 + (len(CITIES) + f.seat if what == "castle" else CITIES.index(what))
    else:
        f.target = army_of(f.seat, what)
    if verb == "bribe":
        note(s, "named", rule="WK-EVT-03", what=action[3])
    elif verb == "spy":
        note(s, "named_baron", rule="WK-EVT-03", victim=what)
    else:
        note(s, "named", rule="WK-EVT-03", what=what)


# -- cancelling (WK-EVT-02, WK-EVT-04, WK-EVT-05)


def ask_cancel(s: Knights, f: Happening) -> int | None:
    number = f.card - FIRST_EVENT
    cost = CANCEL[number]
    if f.void or f.cancelled or not cost or f.done:
        return None
    if EVENT_COLOUR[number] == RED:
        return put(s, "cancel", f.seat) if s.faith[f.seat] >= cost else None
    if EVENT_COLOUR[number] == BLUE:
        return ask_pledge(s, f, cost)
    return None


def cancel_options(s: Knights, f: Happening, seat: int) -> list[Action]:
    return [("cancel", CANCEL[f.card - FIRST_EVENT]), ("suffer",)]


def cancel_answered(s: Knights, f: Happening, seat: int, action: Action) -> None:
    f.done = True
    if action[0] == "cancel":
        spend_faith(s, seat, action[1], name_of(f), "WK-EVT-02")
        f.cancelled = True
        note(s, "cancelled", rule="WK-EVT-02", seat=seat, event=name_of(f))


def ask_pledge(s: Knights, f: Happening, cost: int) -> int | None:
    """In order, one pass; the pledges lie apart until the cost is reached or all have spoken."""
    if not f.pledges:
        if sum(s.faith[seat] for seat in alive(s)) < cost:
            return None
        f.pledges, f.order = [0] * s.seats, in_order(s)
    while f.at < len(f.order) and sum(f.pledges) < cost:
        seat = f.order[f.at]
        if s.faith[seat]:
            return put(s, "pledge", seat)
        f.at += 1
    if sum(f.pledges) >= cost:
        for seat, faith in enumerate(f.pledges):
            if faith:
                spend_faith(s, seat, faith, name_of(f), "WK-EVT-04")
        f.cancelled = True
        seats = [seat for seat, n in enumerate(f.pledges) if n]
        note(s, "cancelled_jointly", rule="WK-EVT-04", seats=seats, event=name_of(f))
    elif any(f.pledges):
        note(s, "pledges_back", rule="WK-EVT-04", faith=sum(f.pledges), cost=cost)
    return None


def pledge_options(s: Knights, f: Happening, seat: int) -> list[Option]:
    return [Span(("pledge",), 0, min(s.faith[seat], CANCEL[f.card - FIRST_EVENT] - sum(f.pledges)))]


def pledged(s: Knights, f: Happening, seat: int, action: Action) -> None:
    f.at += 1
    f.pledges[seat] = action[1]
    if action[1]:
        note(s, "pledged", rule="WK-EVT-04", seat=seat, faith=action[1])


# -- effect and end


def take_effect(s: Knights, f: Happening) -> None:
    f.at = 0
    if f.void:
        note(s, "no_effect", rule="WK-EVT-08", event=name_of(f))
    elif not f.cancelled:
        happenings.EFFECTS[name_of(f)](s, f)


def file_event(s: Knights, f: Happening) -> None:
    """WK-EVT-05, WK-EVT-06: a lasting card stays with its Baron, a strike or plague on its city; others go."""
    if f.card not in s.event:
        return
    s.event.remove(f.card)
    duration = EVENTS[f.card - FIRST_EVENT]["duration"]
    if f.void or f.cancelled or (duration not in KEPT and duration != "until_next_taxation"):
        s.event_discard.append(f.card)
    elif duration in KEPT:
        s.kept[f.seat].append(f.card)
        note(s, "kept", rule="WK-EVT-05", seat=f.seat, event=name_of(f))
    elif s.owner[f.target] != RAZED:
        s.laid[f.target].append(f.card)
        note(s, "laid", rule="WK-EVT-09", city=CITIES[f.target], event=name_of(f))
    watch_events(s)


PROCEDURES = [procedure(Happening, begin_event, choose_target, ask_cancel, take_effect, happenings.follow, file_event)]
QUESTIONS = [
    single("target", Happening, targeted, options=target_options),
    single("cancel", Happening, cancel_answered, options=cancel_options),
    single("pledge", Happening, pledged, options=pledge_options),
    *happenings.QUESTIONS,
]
