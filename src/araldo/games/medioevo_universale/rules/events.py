"""Phase 7, chapter EVT: pirates sail, an Event card strikes, relics appear, land rebels, barbarians act."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, NUMBER
from araldo.games.medioevo_universale.box import (
    AFLOAT,
    ASTRONOMIA,
    BUILDING,
    CARTOGRAFIA,
    EVENT_CARDS,
    EVENTS,
    KINDS,
    PLAGUE_DIE,
)
from araldo.games.medioevo_universale.frames import Events, Losses, Raid
from araldo.games.medioevo_universale.rules import barbarians, pirates, raids, rebellion, relics
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.land import board
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.rules.structures import buildings, level_of
from araldo.games.medioevo_universale.state import HALVED, STUCK, Medioevo
from araldo.kernel import AGAIN, ALL, Question, below, call, note, procedure, roll, see, shuffle


def sail(s: Medioevo, f: Events) -> int | None:
    """MU-PIR-01: each pirate Galley one step, at the very start."""
    return pirates.sail(s, f.sailed)


def draw_event(s: Medioevo, f: Events) -> None:
    """MU-EVT-02, MU-EVT-03, MU-EVT-09: a card with territories in play, and one of its icons; no other number on it."""
    b = board(s)
    for _ in range(len(EVENTS)):
        if not s.event_deck:
            s.event_deck, s.event_discard = s.event_discard, []
            shuffle(s, s.event_deck)
        card = s.event_deck.pop()
        s.event_discard.append(card)
        see(s, card, ALL)
        f.event = card - EVENT_CARDS.start
        if any(b.inside[NUMBER[t]] for t in EVENTS[f.event]["territories"]):
            break
    f.icon = EVENTS[f.event]["icons"][(roll(s, "event", 6) - 1) // 2]
    note(s, "event", rule="MU-EVT-02", card=EVENTS[f.event]["id"], icon=f.icon)


def strike(s: Medioevo, f: Events) -> None:
    """MU-EVT-10: who is under castellano suffers nothing."""
    lands = [NUMBER[t] for t in EVENTS[f.event]["territories"] if board(s).inside[NUMBER[t]]]
    if f.icon == "earthquake":
        earthquake(s, lands[below(s, len(lands))])
        return
    lands = [t for t in lands if t not in s.shield]
    if f.icon == "slump":
        s.slump = lands  # MU-EVT-08
        if lands:
            note(s, "slump", rule="MU-EVT-08", places=[IDS[t] for t in lands])
        return
    f.spaces = (*lands, *sorted({zone for t in lands for zone in board(s).coasts[t]}))
    if f.icon == "storm":
        storm(s, f.spaces)
    else:
        f.sick = [seat for seat in living(s) if armies(s, seat, f.spaces)]


def earthquake(s: Medioevo, t: int) -> None:
    """MU-EVT-04, MU-EVT-07: in one territory every building; among barbarians it has no effect."""
    safe = s.owner[t] < 0 or t in s.shield
    hurt = [] if safe else buildings(s, t)
    names = [BUILDING[what][level_of(s, t, what) - 1] for what in hurt]
    note(s, "earthquake" if hurt else "earthquake_harmless", rule="MU-EVT-04", place=IDS[t], what=names)
    for what in hurt:
        s.damaged[t] |= 1 << what
        s.since[t] = s.turn


def storm(s: Medioevo, spaces: tuple[int, ...]) -> None:
    """MU-EVT-05."""
    for seat in living(s):
        caught: dict[int, list[str]] = {HALVED: [], STUCK: []}
        for tr in s.fleets[seat]:
            if tr.place in spaces:
                helps = s.tech[seat] & (ASTRONOMIA if AFLOAT[tr.kind] else CARTOGRAFIA)
                flag = HALVED if helps else STUCK
                tr.done |= flag
                caught[flag].append(KINDS[tr.kind])
        for flag, kind in ((STUCK, "storm_stops"), (HALVED, "storm_slows")):
            if caught[flag]:
                note(s, kind, rule="MU-EVT-05", seat=seat, what=caught[flag])


def armies(s: Medioevo, seat: int, spaces: tuple[int, ...]) -> int:
    return sum(strength(s, seat, x) for x in spaces)


def plague(s: Medioevo, f: Events) -> int | None:
    """MU-EVT-06: one roll a player; barbarians are spared."""
    while f.sick:
        seat = f.sick.pop(0)
        if there := armies(s, seat, f.spaces):
            lost = min(roll(s, "plague", PLAGUE_DIE), there)
            note(s, "plague", rule="MU-EVT-06", seat=seat, vf=lost)
            call(s, Losses(seat=seat, spaces=f.spaces, amount=lost, why="plague"))
            return AGAIN
    return None


def grail(s: Medioevo, f: Events) -> None:
    relics.appear(s, EVENTS[f.event]["grail"])


def rebel(s: Medioevo, f: Events) -> None:
    """MU-REB-02, MU-REB-06, MU-REB-07."""
    rebellion.rebel(s)
    rebellion.recruit(s)


def plan_raids(s: Medioevo, f: Events) -> None:
    """MU-BRB-01, MU-BRB-07: who attacks what is settled on the position as it is now."""
    f.raids = barbarians.plan(s) + pirates.plan(s)
    f.raids.sort(key=lambda raid: -raids.vf_of(s, raid[0], raid[1]))


def raid(s: Medioevo, f: Events) -> int | None:
    """The strongest attackers first."""
    if not f.raids:
        return None
    kind, origin, place, victim = f.raids.pop(0)
    call(s, Raid(kind=kind, origin=origin, place=place, victim=victim, battlefield=place))
    return AGAIN


def settle_down(s: Medioevo, f: Events) -> None:
    """MU-BRB-13, MU-BRB-14."""
    barbarians.grow(s)
    barbarians.starve(s)


PROCEDURES = [procedure(Events, sail, draw_event, strike, plague, grail, rebel, plan_raids, raid, settle_down)]

QUESTIONS: list[Question] = []
