"""Buildings: levels, damage, and ports that open with a settlement (BLD, MU-MAP-17, MU-MAP-23)."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import DISTANT, PORT, SITE
from araldo.games.medioevo_universale.box import AFLOAT, BUILDING, CHURCH, FAIR, FORT, TOWN
from araldo.games.medioevo_universale.rules.pieces import give_back, take
from araldo.games.medioevo_universale.rules.transports import put_at
from araldo.games.medioevo_universale.state import Medioevo


def level_of(s: Medioevo, t: int, what: int) -> int:
    """The level of a building: TOWN, FORT, CHURCH, FAIR + i; 0 if there is none."""
    if what == TOWN:
        return s.town[t]
    if what == FORT:
        return s.fort[t]
    return s.church[t] if what == CHURCH else s.fairs[t] >> (what - FAIR) & 1


def set_level(s: Medioevo, t: int, what: int, level: int) -> None:
    """Put up, raise, lower or remove a building; pieces go to and come from the reserve."""
    before = level_of(s, t, what)
    if before:
        give_back(s, BUILDING[what][before - 1])
    if level:
        take(s, BUILDING[what][level - 1])
    if what == TOWN:
        s.town[t] = level
        if not level:
            town_gone(s, t)
    elif what == FORT:
        s.fort[t] = level
    elif what == CHURCH:
        s.church[t] = level
        if not level:
            for relic in s.relics:
                if relic.housed and relic.place == t:
                    relic.housed = False
    else:
        s.fairs[t] = s.fairs[t] & ~(1 << (what - FAIR)) | (level << (what - FAIR))
    if not level:
        s.damaged[t] &= ~(1 << what)
    if level < before and s.fresh[t]:  # what was placed this turn falls first
        new = s.fresh[t] >> 2 * what & 3
        s.fresh[t] -= min(new, before - level) << 2 * what


def town_gone(s: Medioevo, t: int) -> None:
    """MU-BLD-12: its Fairs go too. MU-MAP-23: ships in its port then lie off it. MU-MAP-18: a distant port is lost."""
    for i in range(3):
        if s.fairs[t] >> i & 1:
            set_level(s, t, FAIR + i, 0)
    s.harbour[t] = 0
    for fleet in s.fleets:
        for tr in fleet:
            if tr.place == t and AFLOAT[tr.kind]:
                put_at(s, fleet, tr, PORT[t] if PORT[t] >= 0 else DISTANT[t])
    s.stirred = True


def buildings(s: Medioevo, t: int) -> list[int]:
    """What stands in a territory."""
    found = [w for w, level in ((TOWN, s.town[t]), (FORT, s.fort[t]), (CHURCH, s.church[t])) if level]
    return found + [FAIR + i for i in range(3) if s.fairs[t] >> i & 1]


def sound(s: Medioevo, t: int, what: int) -> int:
    """The level of a building that is in use: MU-EVT-07."""
    return 0 if s.damaged[t] >> what & 1 else level_of(s, t, what)


def fort_of(s: Medioevo, t: int) -> int:
    """MU-ASL-06: the fortification that counts."""
    return 0 if s.damaged[t] >> FORT & 1 else s.fort[t]


def port_zone(s: Medioevo, t: int) -> int:
    """MU-MAP-17, MU-MAP-23: the sea zone on which a territory's port opens now, or -1."""
    if not s.town[t]:
        return -1
    if PORT[t] >= 0 and SITE[t]:
        return PORT[t]
    return DISTANT[t] if s.harbour[t] == 1 else -1
