"""Players: who is in the game, who is at war with whom, honour and technologies (MU-GEN-03, MU-GEN-04, MU-VIC-01)."""

from __future__ import annotations

from araldo.games.medioevo_universale.box import HONOUR, TECH_LEVEL, TECHS, TECHS_EACH, level_by
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import note


def living(s: Medioevo) -> list[int]:
    """Seats still in the game, in turn order."""
    out = s.out
    return [seat for seat in s.order if not out >> seat & 1] if out else s.order


def at_war(s: Medioevo, a: int, b: int) -> bool:
    return bool(s.war[a] >> b & 1)


# The rule by which each reason gives or costs honour.
REASONS = {
    "bankruptcy": "MU-BKR-01", "bard_highest_gift": "MU-VIC-01", "castellano": "MU-CB-02",
    "conquer_religious_capital": "MU-CON-06", "crusade": "MU-OPT-06", "destroy_barbarian_captain_3": "MU-CON-03",
    "destroy_building": "MU-CON-03", "destroy_captain": "MU-CON-03", "destroy_siege_engine": "MU-CON-03",
    "destroy_transport": "MU-CON-03", "excommunication": "MU-OPT-05", "first_relic": "MU-REL-03",
    "level_4_technology": "MU-TEC-07", "lose_religious_capital": "MU-CON-06", "pact_broken": "MU-DIP-11",
    "seven_technologies": "MU-TEC-07", "truce": "MU-EMP-10", "usuraio": "MU-LON-05", "war": "MU-DIP-15",
}  # fmt: skip


def honour(s: Medioevo, seat: int, points: int, why: str) -> None:
    if points:
        s.honour[seat] += points
        note(s, "honour", rule=REASONS[why], seat=seat, points=points, why=why)


def scores(s: Medioevo, seat: int, why: str, times: int = 1) -> None:
    """The honour that the table of honour gives for a reason."""
    honour(s, seat, times * HONOUR["technologies" if why == "seven_technologies" else why], why)


def aggrieve(s: Medioevo, seat: int, other: int, count: int, rule: str) -> None:
    """MU-CB-01: a player gets casus belli against another."""
    s.cb[seat][other] += count
    note(s, "casus_belli", rule=rule, seat=seat, victim=other, count=count)


def learn(s: Medioevo, seat: int, tech: int) -> None:
    """MU-GEN-03, MU-TEC-07."""
    s.tech[seat] |= 1 << tech
    note(s, "learned", rule="MU-TEC-01", seat=seat, tech=TECHS[tech])
    s.lt[seat] = level_by(s.tech[seat])
    if s.tech[seat].bit_count() % TECHS_EACH == 0:
        scores(s, seat, "seven_technologies")
    if TECH_LEVEL[tech] == 4:
        scores(s, seat, "level_4_technology")
