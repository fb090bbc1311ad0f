"""Sieges (WK-SIE), capture and razing (WK-RAZ), strongholds (WK-STR)."""

from __future__ import annotations

from araldo.games.warrior_knights.board import CITIES, IN_KINGDOM, INCOME, OFF, TARGETS
from araldo.games.warrior_knights.box import COMMANDER, KEEP, NOBLES, RAZE
from araldo.games.warrior_knights.rules import bans, elimination
from araldo.games.warrior_knights.rules.death import settle
from araldo.games.warrior_knights.rules.decks import watch_events
from araldo.games.warrior_knights.rules.forces import strength, wall
from araldo.games.warrior_knights.rules.places import (
    cities_of,
    nobles_in,
    note_place,
    set_owner,
    target_area,
    target_owner,
)
from araldo.games.warrior_knights.rules.purse import gain
from araldo.games.warrior_knights.rules.seats import card_of, put
from araldo.games.warrior_knights.state import RAZED, Battle, Capture, Card, Coronation, Death, Downfall, Knights
from araldo.kernel import Action, Refusal, call, note, procedure, single

# -- declaring (WK-SIE-01 to WK-SIE-04)


def defence(s: Knights, target: int) -> int:
    """WK-SIE-01, WK-STR-07: what the besiegers must exceed; abilities do not count (WK-AMB-38)."""
    owner, area = target_owner(s, target), target_area(s, target)
    inside = nobles_in(s, owner, area) if owner >= 0 else []
    total = wall(s, target) + sum(strength(s, army) for army in inside)
    if target >= TARGETS:
        return total + strength(s, KEEP[owner])
    return total + COMMANDER * bool(inside)


def refused(s: Knights, f: Card, seat: int, area: int, target: int) -> Refusal | None:
    if f.refused and -1 - (2 * target + 1) in f.refused:
        return Refusal("WK-BAT-12")
    if s.siege[target] not in (-1, seat):
        return Refusal("WK-SIE-07")
    force = COMMANDER
    for army in NOBLES[seat]:
        if s.place[army] == area and not s.tired[army]:
            force += strength(s, army)
    if force <= (least := defence(s, target)):
        return Refusal("WK-SIE-01", (("force", force), ("defence", least)))
    if s.no_sieges and bans.binds(s, f, bans.SIEGES):
        return Refusal("WK-VAR-02")
    if s.laws and target < TARGETS and IN_KINGDOM[target] and s.owner[target] >= 0 and bans.binds(s, f, bans.WALLS):
        return Refusal("WK-BAN-03")  # AG-L08
    return None


def lay(s: Knights, f: Battle) -> None:
    """WK-SIE-02, WK-SIE-03, WK-SIE-04, WK-AMB-06: the marker; in a later round it makes the target fall."""
    target = f.target
    if s.siege[target] != f.attacker:
        s.siege[target], s.siege_since[target] = f.attacker, s.round
    if s.siege_since[target] == s.round:
        note_place(s, "besieged", target, "WK-SIE-02", seat=f.attacker)
        return
    note_place(s, "starved", target, "WK-SIE-03", seat=f.attacker)
    if target < TARGETS:
        call(s, Capture(seat=f.attacker, city=target))
    else:
        call(s, Downfall(loser=f.defender, winner=f.attacker))
    for army in reversed(f.foes):  # all defending Nobles die
        call(s, Death(army=army, why="siege"))


# -- capture (WK-ASL-09, WK-RAZ)


def take(s: Knights, f: Capture) -> None:
    set_owner(s, f.city, f.seat)
    s.siege[f.city] = -1
    note(s, "captured", rule="WK-ASL-09", seat=f.seat, city=CITIES[f.city])


def ask_raze(s: Knights, f: Capture) -> int | None:
    return None if f.chosen else put(s, "raze", f.seat)


def raze_candidates(s: Knights, f: Capture, seat: int) -> list[tuple[Action, Refusal | None]]:
    """WK-RAZ-01; AG-L03."""
    bound = bans.binds(s, card_of(s), bans.RAZING)
    found: list[tuple[Action, Refusal | None]] = [
        (("keep",), None),
        (("raze",), Refusal("WK-BAN-03") if bound else None),
    ]
    if bound:
        found.append((bans.DEFY[bans.RAZING], None))
    return found


def raze_chosen(s: Knights, f: Capture, seat: int, action: Action) -> None:
    if action[0] == "defy":
        bans.defied(s, card_of(s), seat, action)
        return
    f.chosen = True
    if action[0] == "raze":
        raze(s, f.city)
        gain(s, seat, RAZE * INCOME[f.city], "razing", "WK-RAZ-01")  # WK-AMB-28: the printed income


def raze(s: Knights, city: int) -> None:
    """WK-CTY-06, WK-RAZ-03, WK-RAZ-04, WK-EVT-09."""
    s.owner[city] = RAZED
    s.fort[city], s.breach[city], s.siege[city] = False, 0, -1
    s.event_discard += s.laid[city]
    s.laid[city] = []
    watch_events(s)
    note(s, "razed", rule="WK-RAZ-01", city=CITIES[city])


# -- a stronghold is eliminated (WK-STR-08 to WK-STR-12)


def plunder(s: Knights, f: Downfall) -> None:
    """WK-STR-08, WK-STR-09: half the crowns."""
    note(s, "fell", rule="WK-STR-06", seat=f.loser)
    if f.winner < 0:
        f.ceded = True
        return
    spoils = s.crowns[f.loser] // 2
    s.crowns[f.loser] -= spoils
    s.crowns[f.winner] += spoils
    if spoils:
        note(s, "plundered", rule="WK-STR-08", seat=f.winner, victim=f.loser, crowns=spoils)
    f.ceded = not cities_of(s, f.loser)


def ask_cede(s: Knights, f: Downfall) -> int | None:
    if f.ceded:
        return None
    cities = cities_of(s, f.loser)
    if len(cities) == 1:
        cede(s, f, cities[0])
        return None
    return put(s, "cede", f.loser)


def cede_options(s: Knights, f: Downfall, seat: int) -> list[Action]:
    return [("cede", CITIES[city]) for city in cities_of(s, seat)]


def default_cede(s: Knights, f: Downfall, seat: int) -> Action:
    """WK-DEC-45."""
    return ("cede", CITIES[min(cities_of(s, seat), key=lambda city: INCOME[city])])


def ceded(s: Knights, f: Downfall, seat: int, action: Action) -> None:
    cede(s, f, CITIES.index(action[1]))


def cede(s: Knights, f: Downfall, city: int) -> None:
    """WK-STR-16, WK-AMB-29, WK-RAZ-02: at once, as it stands; the new owner's own siege is over."""
    f.ceded = True
    set_owner(s, city, f.winner)
    if s.siege[city] == f.winner:
        s.siege[city] = -1
    note(s, "ceded", rule="WK-STR-16", seat=f.loser, to_seat=f.winner, city=CITIES[city])


def tear_down(s: Knights, f: Downfall) -> None:
    """WK-STR-10, WK-STR-12."""
    target = TARGETS + f.loser
    s.place[KEEP[f.loser]] = OFF
    s.breach[target], s.siege[target] = 0, -1
    note(s, "torn_down", rule="WK-STR-10", seat=f.loser)
    call(s, Death(army=KEEP[f.loser]))


def depose(s: Knights, f: Downfall) -> None:
    """WK-VAR-12: the King's token and army go with his stronghold. WK-VAR-04, WK-AMB-36: elimination."""
    if f.winner < 0:
        return
    dethroned = s.king == f.loser
    if dethroned:
        s.king = f.winner
        note(s, "crowned", rule="WK-VAR-12", seat=f.winner)
        elimination.gather_royal(s, f.loser)
    if s.options["player_elimination"]:
        elimination.eliminate(s, f.loser)
    if dethroned and not s.ending:
        call(s, Coronation(seat=f.winner))
    settle(s)  # Nobles who had only the King's Army


PROCEDURES = [procedure(Capture, take, ask_raze), procedure(Downfall, plunder, ask_cede, tear_down, depose)]
QUESTIONS = [
    single("raze", Capture, raze_chosen, candidates=raze_candidates),
    single("cede", Downfall, ceded, options=cede_options, default=default_cede),
]
