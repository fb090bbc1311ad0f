"""Chapters BRB and ACT: what barbarians do by themselves. Their battles are in `raids`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from araldo.games.medioevo_universale.board import IDS, KINGDOM, MAJOR, REACTION, SITE
from araldo.games.medioevo_universale.box import (
    CHIEF_GAIN,
    CHIEF_LEVEL,
    FORT,
    FORTS,
    GALLEY,
    LEAST_SUPPLY,
    LEFT_BEHIND,
    PIRATE_LEVEL,
    SHIPLOAD,
    STARTED_REACTION,
    TOP_LEVEL,
    TOWN,
    TOWNS,
    WOKEN,
)
from araldo.games.medioevo_universale.rules.armies import rallied, strength
from araldo.games.medioevo_universale.rules.land import board, is_besieged, is_contested, supply
from araldo.games.medioevo_universale.rules.pieces import add_transport, left, take
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.rules.structures import set_level
from araldo.games.medioevo_universale.state import BARBARIANS, Medioevo
from araldo.kernel import below, note

Planned = tuple[str, int, int, int]  # kind, origin, place, victim


def reaction(s: Medioevo, t: int) -> int:
    """MU-ATK-09, MU-MAP-12: VF that appear where an attacked territory has none."""
    k = KINGDOM[t]
    return STARTED_REACTION if MAJOR[k] and k in s.kingdom else REACTION[k]


def activate(s: Medioevo, t: int) -> None:
    """MU-ACT-01, MU-AMB-42: barbarian neighbours and those of the same Kingdom get 1 VF, or their Captain's level."""
    b = board(s)
    wake(s, {*b.near[t], *b.members[KINGDOM[t]]} - {t}, "MU-ACT-01")


def wake(s: Medioevo, lands: set[int], rule: str) -> None:
    """The barbarians of these territories grow."""
    woken = [x for x in sorted(lands) if s.owner[x] == BARBARIANS]
    total = 0
    for x in woken:
        more = rallied(s, WOKEN[s.chief[x]])
        s.wild[x] += more
        total += more
    if woken:
        note(s, "woken", rule=rule, places=[IDS[x] for x in woken], vf=total)


def by_die(s: Medioevo, items: list[Any], key: Callable[[Any], Any]) -> list[Any]:
    """In the order of a key; a die decides between equals."""
    found = sorted(items, key=key)
    at = 0
    while at < len(found):
        stop = at + 1
        while stop < len(found) and key(found[stop]) == key(found[at]):
            stop += 1
        for i in range(stop - 1, at, -1):
            j = at + below(s, i - at + 1)
            found[i], found[j] = found[j], found[i]
        at = stop
    return found


# -- who attacks what (MU-BRB-02 to MU-BRB-07)


def plan(s: Medioevo) -> list[Planned]:
    """Every barbarian attack of this turn; each target is attacked by one only."""
    found: list[Planned] = []
    wishes: dict[int, list[int]] = {}
    for t in board(s).lands:
        if s.owner[t] != BARBARIANS or s.wild[t] <= LEFT_BEHIND or is_besieged(s, t):
            continue
        intruders = [seat for seat in living(s) if intrudes(s, seat, t)]
        if intruders:
            victim = by_die(s, intruders, lambda seat, t=t: strength(s, seat, t))[0]  # type: ignore[misc]
            found.append(("intruders", t, t, victim))
        elif targets := candidates(s, t):
            wishes[t] = by_die(s, targets, lambda x, t=t: preference(s, t, x))  # type: ignore[misc]
    return found + [("land", t, x, s.owner[x]) for t, x in sorted(matched(s, wishes).items())]


def intrudes(s: Medioevo, seat: int, t: int) -> bool:
    """MU-BRB-03, MU-AMB-55: fewer VF than the barbarians."""
    there = bool(s.vf[seat][t]) or any(tr.place == t for tr in s.fleets[seat])
    return there and strength(s, seat, t) < s.wild[t]


def candidates(s: Medioevo, t: int) -> list[int]:
    """MU-BRB-02, MU-BRB-04, MU-BRB-15, MU-BRB-16."""
    over = s.wild[t] > supply(s, t)
    return [
        x
        for x in board(s).near[t]
        if s.owner[x] >= 0
        and x not in s.shield
        and x not in s.struck
        and not is_contested(s, x)
        and (over or strength(s, s.owner[x], x) < s.wild[t])
    ]


def preference(s: Medioevo, t: int, x: int) -> tuple[bool, int, bool, int, int]:
    """MU-BRB-05."""
    owner = s.owner[x]
    captains = sum(c.place == x for c in s.captains[owner])
    return KINGDOM[x] != KINGDOM[t], strength(s, owner, x), s.fort[x] > 0, s.town[x], captains


def matched(s: Medioevo, wishes: dict[int, list[int]]) -> dict[int, int]:
    """MU-BRB-06: of several attackers the strongest; the others turn to their next candidate."""
    rank = {t: i for i, t in enumerate(by_die(s, list(wishes), lambda t: (-s.wild[t], -s.chief[t])))}
    holder: dict[int, int] = {}
    waiting = sorted(wishes, key=rank.__getitem__, reverse=True)
    while waiting:
        t = waiting.pop()
        while wishes[t]:
            x = wishes[t].pop(0)
            other = holder.get(x)
            if other is None or rank[t] < rank[other]:
                holder[x] = t
                if other is not None:
                    waiting.append(other)
                break
    return {t: x for x, t in holder.items()}


# -- what they do with too many (MU-BRB-13, MU-BRB-14)


def grow(s: Medioevo) -> None:
    """One step for each territory without a player beside it, the strongest first."""
    b = board(s)
    crowded = [
        t
        for t in b.lands
        if s.owner[t] == BARBARIANS and s.wild[t] > supply(s, t) and not any(s.owner[x] >= 0 for x in b.near[t])
    ]
    for t in by_die(s, crowded, lambda t: -s.wild[t]):
        step(s, t)


def step(s: Medioevo, t: int) -> None:
    """The first of the seven that is possible."""
    if not s.fort[t] and left(s, FORTS[0]) > 0:
        raise_building(s, t, FORT)
    elif not s.town[t] and SITE[t] and left(s, TOWNS[0]) > 0:
        raise_building(s, t, TOWN)
    elif s.fort[t] == 1 and left(s, FORTS[1]) > 0:
        raise_building(s, t, FORT)
    elif s.town[t] == 1 and left(s, TOWNS[1]) > 0:
        raise_building(s, t, TOWN)
    elif (not s.chief[t] and left(s, "barbarian_captain") > 0) or 0 < s.chief[t] < TOP_LEVEL:
        raise_chief(s, t)
    elif board(s).coasts[t] and left(s, "galley") > 0:
        launch(s, t)


def raise_building(s: Medioevo, t: int, what: int) -> None:
    level = (s.fort if what == FORT else s.town)[t] + 1
    set_level(s, t, what, level)
    note(s, "barbarians_build", rule="MU-BRB-13", place=IDS[t], what=(FORTS if what == FORT else TOWNS)[level - 1])


def raise_chief(s: Medioevo, t: int) -> None:
    """MU-BRB-11: a level more, at most III; or a new Captain from the reserve."""
    if s.chief[t]:
        s.chief[t] = min(TOP_LEVEL, s.chief[t] + CHIEF_GAIN)
    elif left(s, "barbarian_captain") > 0:
        take(s, "barbarian_captain")
        s.chief[t] = CHIEF_LEVEL
    note(s, "chief", rule="MU-BRB-11", place=IDS[t], level=s.chief[t])


def launch(s: Medioevo, t: int) -> None:
    """A pirate Galley with up to 20 VF and the Captain, in a sea zone by die."""
    zones = board(s).coasts[t]
    vf = min(SHIPLOAD, s.wild[t] - LEFT_BEHIND)
    ship = add_transport(s, s.seats + 1, GALLEY, PIRATE_LEVEL, zones[below(s, len(zones))], vf)
    s.wild[t] -= vf
    ship.chief, s.chief[t] = s.chief[t], 0
    note(s, "pirates", rule="MU-BRB-13", place=IDS[ship.place], vf=vf)


def starve(s: Medioevo) -> None:
    """MU-BRB-14: nobody can attack any more; what the land does not feed is gone."""
    for t in board(s).lands:
        if s.owner[t] == BARBARIANS and s.wild[t] > LEAST_SUPPLY and (over := s.wild[t] - supply(s, t)) > 0:
            s.wild[t] -= over
            note(s, "barbarians_starve", rule="MU-BRB-14", place=IDS[t], vf=over)
