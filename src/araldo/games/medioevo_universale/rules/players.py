"""Players: who is in the game, who is at war with whom, honour and technologies (MU-GEN-03, MU-GEN-04, MU-VIC-01)."""

from __future__ import annotations

from araldo.games.medioevo_universale.box import LT_AT, TECH_LEVEL, TECHS
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import note


def living(s: Medioevo) -> list[int]:
    """Seats still in the game, in turn order."""
    out = s.out
    return [seat for seat in s.order if not out >> seat & 1] if out else s.order


def at_war(s: Medioevo, a: int, b: int) -> bool:
    return bool(s.war[a] >> b & 1)


def honour(s: Medioevo, seat: int, points: int, why: str) -> None:
    if points:
        s.honour[seat] += points
        note(s, "honour", seat=seat, points=points, why=why)


def learn(s: Medioevo, seat: int, tech: int) -> None:
    """MU-GEN-03, MU-TEC-07."""
    s.tech[seat] |= 1 << tech
    note(s, "learned", seat=seat, tech=TECHS[tech])
    count = s.tech[seat].bit_count()
    s.lt[seat] = 1 + (count >= LT_AT[0]) + (count >= LT_AT[1])
    if count % 7 == 0:
        honour(s, seat, 1, "seven_technologies")
    if TECH_LEVEL[tech] == 4:
        honour(s, seat, 1, "level_4_technology")
