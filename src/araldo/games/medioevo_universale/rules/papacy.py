"""Module MU-OPT-05 (MU-POP-04): election, excommunication and readmission."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import ROME
from araldo.games.medioevo_universale.rules.realm import at_war, hand_over, held, honour, living, quiet, strength
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import Action, bit, note, roll


def elect(s: Medioevo) -> None:
    """MU-OPT-05 a: without a Pope the Catholics roll, Cathedrals and cardinale shown added; ties roll again."""
    if not s.options["module_papacy"] or s.pope >= 0:
        return
    voters = [seat for seat in living(s) if s.faith[seat] in ("catholic", "excommunicated")]
    while len(voters) > 1:
        totals = {
            x: roll(s, "conclave", 6) + sum(s.church[t] for t in quiet(s, x)) + shown_cardinals(s, x) for x in voters
        }
        best = max(totals.values())
        voters = [x for x in voters if totals[x] == best]
    if voters:
        make_pope(s, voters[0])


def shown_cardinals(s: Medioevo, seat: int) -> int:
    """Only a card that everybody knows counts: nobody is asked to show one."""
    card = held(s, seat, "cardinale")
    return 1 if card >= 0 and s.known[card] == -1 else 0


def make_pope(s: Medioevo, seat: int) -> None:
    s.pope = seat
    readmit(s, [seat])
    if s.owner[ROME] < 0 and strength(s, seat, ROME):
        hand_over(s, ROME, seat)
        s.wild[ROME] = 0
    note(s, "pope", seat=seat)


def targets(s: Medioevo, seat: int) -> list[Action]:
    """MU-OPT-05 b: whom the Pope may excommunicate."""
    return [("excommunicate", other) for other in living(s) if other != seat and reason(s, seat, other)]


def reason(s: Medioevo, seat: int, other: int) -> str:
    if s.faith[other] != "catholic":
        return ""
    if at_war(s, seat, other) and s.offenders >> other & 1:
        return "war_on_pope"
    if s.cb[seat][other] >= 5:
        return "casus_belli"
    if s.offenders >> other & 1 and any(at_war(s, other, x) and s.faith[x] == "catholic" for x in living(s)):
        return "war"
    if s.crusade and not s.crusade[2] >> other & 1:
        return "crusade"
    return ""


def excommunicate(s: Medioevo, seat: int, action: Action) -> None:
    other = action[1]
    if reason(s, seat, other) != "war_on_pope":
        honour(s, seat, -1, "excommunication")
    s.excommunicated |= bit(other)
    s.faith[other] = "excommunicated"
    find_antipope(s)
    note(s, "excommunicated", victim=other)


def readmit(s: Medioevo, seats: list[int]) -> None:
    """MU-OPT-05 c: by becoming Pope, or by a pact with the Pope."""
    for seat in seats:
        if s.excommunicated >> seat & 1:
            s.excommunicated &= ~bit(seat)
            s.faith[seat] = "catholic"
            note(s, "readmitted", victim=seat)
    find_antipope(s)


def find_antipope(s: Medioevo) -> None:
    """The excommunicated player with most Cathedrals; his offence cards give two casus belli too."""
    banned = [seat for seat in living(s) if s.excommunicated >> seat & 1]
    s.antipope = max(banned, key=lambda x: (sum(s.church[t] for t in quiet(s, x)), -x), default=-1)


def end_of_turn(s: Medioevo) -> None:
    if s.excommunicated:
        find_antipope(s)
