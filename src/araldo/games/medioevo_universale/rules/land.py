"""Land: who owns and holds a territory, what it supplies and what keeps it from rebelling (OWN, SUP, REB)."""

from __future__ import annotations

from bisect import insort

from araldo.games.medioevo_universale.board import BOARDS, HOLY, KINGDOM, TERRAIN, Board
from araldo.games.medioevo_universale.box import (
    AGRICOLTURA,
    ALLEVAMENTO,
    CACCIA,
    CHURCH_SUPPLY,
    FEUDALESIMO,
    FORT_SUPPLY,
    HOLY_SUPPLY,
    LEGGE,
    ROTAZIONE,
    TOWN_SUPPLY,
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
    owner = s.owner[t]
    total = 5
    if owner >= 0:
        techs, terrain = s.tech[owner], TERRAIN[t]
        if terrain == 0:
            total += (5 if techs & AGRICOLTURA else 0) + (10 if techs & ROTAZIONE else 0)
        elif (terrain == 1 and techs & ALLEVAMENTO) or (terrain == 2 and techs & CACCIA):
            total += 5
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


def rebel_level(s: Medioevo, t: int, die: int = 4) -> int:
    """MU-REB-01, MU-REB-02, MU-REB-03: VF that keep a territory from rebelling at a roll (4: safe), at least 1."""
    techs = s.tech[s.owner[t]]
    need = 1 + die - (techs & LEGGE != 0) + (techs & VASSALLAGGIO != 0) + (techs & FEUDALESIMO != 0) - fort_of(s, t)
    return max(1, need)
