"""Chapter REB: land that is held too thinly rebels; barbarians recruit."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, KINGDOM
from araldo.games.medioevo_universale.box import (
    BORDER_RECRUITS,
    CHURCH,
    FAIR,
    REBELS_DIE,
    RECRUITS,
    REVOLT_DIE,
    SHIPLOAD,
)
from araldo.games.medioevo_universale.rules.armies import rallied, strength
from araldo.games.medioevo_universale.rules.land import board, is_besieged, lands_of, rebel_level
from araldo.games.medioevo_universale.rules.ownership import disown, pass_land
from araldo.games.medioevo_universale.rules.pieces import lose_engine, pirates, remove_captain
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.rules.structures import set_level
from araldo.games.medioevo_universale.state import BARBARIANS, Medioevo
from araldo.kernel import note, roll


def rebel(s: Medioevo) -> None:
    """MU-REB-02, MU-AMB-39: 1d4, by option for the table, each player or each territory."""
    how = s.options["rebellion_roll"]
    at_risk = [t for seat in living(s) for t in lands_of(s, seat) if thin(s, t)]
    die, last = 0, -1
    for t in at_risk:
        seat = s.owner[t]
        if not die or how == "one_per_territory" or (how == "one_per_player" and seat != last):
            die = roll(s, "rebellion", REVOLT_DIE)
        last = seat
        if strength(s, seat, t) < rebel_level(s, t, die):
            revolt(s, t)


def thin(s: Medioevo, t: int) -> bool:
    """MU-REB-01, MU-REB-03, MU-REB-08."""
    return not is_besieged(s, t) and strength(s, s.owner[t], t) < rebel_level(s, t)


def revolt(s: Medioevo, t: int) -> None:
    """MU-REB-04, MU-REB-05."""
    seat = s.owner[t]
    note(s, "rebellion", rule="MU-REB-04", seat=seat, place=IDS[t])
    s.victor = -1
    s.vf[seat][t] = 0
    for c in [c for c in s.captains[seat] if c.place == t]:
        remove_captain(s, seat, c)
    for e in [e for e in s.engines[seat] if e.place == t]:
        lose_engine(s, seat, e, "rebellion", "MU-REB-05")
    for number in [tr.id for tr in s.fleets[seat] if tr.place == t and tr.ship < 0]:
        for tr in s.fleets[seat]:
            if number in (tr.id, tr.ship):
                tr.vf = 0
        disown(s, seat, number)
    settle(s, t, rallied(s, roll(s, "rebels", REBELS_DIE)))


def settle(s: Medioevo, t: int, vf: int) -> None:
    """Barbarians hold a territory: settlement and fortification stay, Cathedral and Fairs do not (MU-BRB-12)."""
    pass_land(s, t, BARBARIANS)
    for what in (CHURCH, FAIR, FAIR + 1, FAIR + 2):
        set_level(s, t, what, 0)
    s.damaged[t] = 0
    s.wild[t] = vf


def recruit(s: Medioevo) -> None:
    """MU-REB-06, MU-REB-07: Captains and borders, both."""
    b = board(s)
    for t in b.lands:
        if s.owner[t] == BARBARIANS:
            edge = any(s.owner[x] >= 0 and KINGDOM[x] == KINGDOM[t] for x in b.near[t])
            if more := rallied(s, RECRUITS[s.chief[t]] + BORDER_RECRUITS * edge):
                s.wild[t] += more
                note(s, "recruited", rule="MU-REB-06", place=IDS[t], vf=more)
    for tr in pirates(s):
        more = rallied(s, min(SHIPLOAD - tr.vf, RECRUITS[tr.chief]))
        if more > 0:
            tr.vf += more
            note(s, "recruited", rule="MU-REB-06", place=IDS[tr.place], vf=more)
