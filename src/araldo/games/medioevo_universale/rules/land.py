"""Land: who owns and holds a territory, what it supplies and what keeps it from rebelling (OWN, SUP, REB)."""

from __future__ import annotations

from bisect import insort

from araldo.games.medioevo_universale.board import BOARDS, HOLY, KINGDOM, TERRAIN, Board
from araldo.games.medioevo_universale.box import (
    CHURCH_SUPPLY,
    FARMING,
    FEUDAL_REVOLT,
    FEUDALESIMO,
    FORT_QUIET,
    FORT_SUPPLY,
    HOLY_SUPPLY,
    LAND_SUPPLY,
    LAW_REVOLT,
    LEAST_REVOLT,
    LEGGE,
    REVOLT_BASE,
    REVOLT_DIE,
    TOWN_SUPPLY,
    VASSAL_REVOLT,
    VASSALLAGGIO,
)
from araldo.games.medioevo_universale.rules.structures import fort_of
from araldo.games.medioevo_universale.state import Medioevo


def board(s: Medioevo) -> Board:
    return BOARDS[s.board]


def lands_of(s: Medioevo, seat: int) -> list[int]:
    """Territories of a player, contested ones included."""
    return s.lands[seat]


def hand_over(s: Medioevo, t: int, new: int) -> None:
    """Owner and list of lands go together. Rules call `ownership.pass_land`."""
    old = s.owner[t]
    if old >= 0:
        s.lands[old].remove(t)
    if new >= 0:
        insort(s.lands[new], t)
    s.owner[t] = new


def is_contested(s: Medioevo, t: int) -> bool:
    """MU-OWN-02, MU-OWN-03, MU-SGE-03: a player's territory with besiegers in it; guests at peace change nothing."""
    return s.owner[t] >= 0 and any(g.place == t and g.zone < 0 for g in s.sieges)


def is_besieged(s: Medioevo, t: int) -> bool:
    return bool(s.sieges) and any(g.place == t for g in s.sieges)


def quiet(s: Medioevo, seat: int) -> list[int]:
    """A player's territories that are not contested."""
    found = lands_of(s, seat)
    return [t for t in found if not is_contested(s, t)] if s.sieges else found


def kingdom_owned(s: Medioevo, seat: int, k: int) -> bool:
    """MU-REI-04, MU-MAP-21: entirely, contested territories not counted."""
    members = BOARDS[s.board].members[k]
    return bool(members) and all(s.owner[t] == seat and not is_contested(s, t) for t in members)


def home(s: Medioevo, seat: int, t: int) -> bool:
    """Whether a territory belongs to the Kingdom a player started with."""
    return KINGDOM[t] == s.kingdom[seat]


def supply(s: Medioevo, t: int) -> int:
    """MU-SUP-01, MU-SUP-02, MU-SUP-03, MU-SUP-05: the limit of VF on the ground; technologies are the owner's."""
    owner, terrain = s.owner[t], TERRAIN[t]
    total = LAND_SUPPLY[terrain]
    if owner >= 0:
        techs = s.tech[owner]
        for tech, more in FARMING[terrain]:
            if techs & tech:
                total += more
    hurt, new = s.damaged[t], s.fresh[t]  # MU-PLA-03: levels placed this turn do not count
    if not hurt & 1:
        total += TOWN_SUPPLY[s.town[t] - (new & 3)]
    if not hurt & 2:
        total += FORT_SUPPLY[s.fort[t] - (new >> 2 & 3)]
    if s.church[t] and not hurt & 4 and not new >> 4:
        total += CHURCH_SUPPLY
    return total + HOLY_SUPPLY if HOLY[t] else total


def ground_room(s: Medioevo, t: int) -> int:
    """VF that still fit on the ground of a territory: guests share the limit (MU-SUP-04)."""
    return supply(s, t) - sum(row[t] for row in s.vf)


def rebel_level(s: Medioevo, t: int, die: int = REVOLT_DIE) -> int:
    """MU-REB-01, MU-REB-02, MU-REB-03: VF that keep a territory from rebelling at a roll; at the highest it is safe."""
    techs = s.tech[s.owner[t]]
    need = REVOLT_BASE + die - FORT_QUIET[fort_of(s, t)]
    if techs & LEGGE:
        need += LAW_REVOLT
    if techs & VASSALLAGGIO:
        need += VASSAL_REVOLT
    if techs & FEUDALESIMO:
        need += FEUDAL_REVOLT
    return max(LEAST_REVOLT, need)
