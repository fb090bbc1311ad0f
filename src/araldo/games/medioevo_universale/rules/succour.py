"""MU-DIP-03, MU-DIP-10: the help that a defensive alliance promises in numbers, and whether it has come.

A clause ("defensive_alliance", least) with more than 0 asks of whoever honours it that he brings so many VF: the most
that he has had in one battle against the aggressor, or that stand in the ally's or the aggressor's land when the help
is judged, at the end of the first turn in which he has had a whole Combat phase for it.
"""

from __future__ import annotations

from araldo.games.medioevo_universale.rules import pacts
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.players import at_war
from araldo.games.medioevo_universale.state import Help, Medioevo, Pact

BEFORE_COMBAT = ("order", "empire", "diplomacy", "purchase", "taxes", "reinforcements", "events", "placement")


def promised(pact: Pact) -> int:
    return max((int(c[1]) for c in pact.clauses if c[0] == "defensive_alliance"), default=0)


def call_up(s: Medioevo, pact: Pact, helper: int, ally: int, foe: int) -> None:
    """From now on a party owes an ally the promised help against an aggressor."""
    if promised(pact) and all((h.helper, h.foe) != (helper, foe) for h in pact.help):
        by = s.turn if s.phase in BEFORE_COMBAT else s.turn + 1
        pact.help.append(Help(helper, ally, foe, by))


def call_up_enemies(s: Medioevo, aggressor: int, victim: int) -> None:
    """Allies of a victim who are at war with the aggressor already owe it without being asked."""
    for pact in s.pacts:
        for helper in pacts.partners(pact, victim):
            if at_war(s, helper, aggressor):
                call_up(s, pact, helper, victim, aggressor)


def bring(s: Medioevo, seat: int, foe: int, vf: int) -> None:
    """A battle of one player against another, with so many VF."""
    for pact in s.pacts:
        for h in pact.help:
            if (h.helper, h.foe) == (seat, foe):
                h.brought = max(h.brought, vf)


def short(s: Medioevo, pact: Pact, h: Help) -> int:
    """How many VF are missing now; none if the war, the alliance or one of them is no more."""
    gone = any(s.out >> x & 1 for x in (h.helper, h.ally, h.foe)) or not at_war(s, h.helper, h.foe)
    if gone or h.ally not in pacts.partners(pact, h.helper):
        return 0
    there = sum(strength(s, h.helper, t) for x in (h.ally, h.foe) for t in s.lands[x])
    return max(0, promised(pact) - max(h.brought, there))
