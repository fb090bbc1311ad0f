"""Module MU-OPT-05 (MU-POP-04): election, excommunication and readmission."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import ROME
from araldo.games.medioevo_universale.box import FACE, PAPACY, PARAMS
from araldo.games.medioevo_universale.frames import Conclave
from araldo.games.medioevo_universale.rules.answers import PASS
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.land import hand_over, quiet
from araldo.games.medioevo_universale.rules.players import at_war, honour, living
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import (
    ALL,
    Action,
    Option,
    ask,
    bit,
    call,
    note,
    procedure,
    roll,
    see,
    window_of_all,
)

DIE, PER_CATHEDRAL, GRUDGE = PAPACY["election_die"], PAPACY["per_cathedral"], PAPACY["casus_belli"]
PER_CARDINAL: int = PARAMS["cardinale"]["election"]
BAN: int = PAPACY["excommunication"]


def elect(s: Medioevo) -> None:
    """MU-OPT-05 a: without a Pope there is an election."""
    if s.options["module_papacy"] and s.pope < 0:
        call(s, Conclave())


def electors(s: Medioevo) -> list[int]:
    return [seat for seat in living(s) if s.faith[seat] in ("catholic", "excommunicated")]


def ask_cardinals(s: Medioevo, f: Conclave) -> int | None:
    """Who holds cards may show each cardinale among them; a single elector needs none."""
    voters = electors(s)
    if f.asked or len(voters) < 2:
        return None
    return ask(s, "conclave", *(seat for seat in voters if s.hands[seat]))


def cardinals(s: Medioevo, seat: int) -> list[int]:
    return [p for p in s.hands[seat] if FACE[p] == "cardinale"]


def conclave_options(s: Medioevo, f: Conclave, seat: int) -> list[Option]:
    return [PASS, *(("cardinals", n) for n in range(1, len(cardinals(s, seat)) + 1))]


def default_conclave(s: Medioevo, f: Conclave, seat: int) -> Action:
    """All of them."""
    return tuple(conclave_options(s, f, seat)[-1])


def cardinals_shown(s: Medioevo, f: Conclave, answers: dict[int, Action]) -> None:
    f.asked, f.shown = True, [0] * s.seats
    for seat in living(s):
        action = answers.get(seat, PASS)
        if action != PASS:
            f.shown[seat] = action[1]
            for card in cardinals(s, seat)[: action[1]]:
                see(s, card, ALL)
            note(s, "cardinals", rule="MU-OPT-05", seat=seat, cards=action[1])


def count_votes(s: Medioevo, f: Conclave) -> None:
    """The Catholics roll, Cathedrals and cardinale shown added; ties roll again."""
    voters = electors(s)
    while len(voters) > 1:
        totals = {
            x: roll(s, "conclave", DIE)
            + PER_CATHEDRAL * sum(s.church[t] for t in quiet(s, x))
            + (PER_CARDINAL * f.shown[x] if f.shown else 0)
            for x in voters
        }
        best = max(totals.values())
        voters = [x for x in voters if totals[x] == best]
    if voters:
        make_pope(s, voters[0])


def make_pope(s: Medioevo, seat: int) -> None:
    s.pope = seat
    readmit(s, [seat])
    if s.owner[ROME] < 0 and strength(s, seat, ROME):
        hand_over(s, ROME, seat)
        s.wild[ROME] = 0
    note(s, "pope", rule="MU-OPT-05", seat=seat)


def targets(s: Medioevo, seat: int) -> list[Action]:
    """MU-OPT-05 b: whom the Pope may excommunicate."""
    return [("excommunicate", other) for other in living(s) if other != seat and reason(s, seat, other)]


def reason(s: Medioevo, seat: int, other: int) -> str:
    if s.faith[other] != "catholic":
        return ""
    if at_war(s, seat, other) and s.offenders >> other & 1:
        return "war_on_pope"
    if s.cb[seat][other] >= GRUDGE:
        return "casus_belli"
    if s.offenders >> other & 1 and any(at_war(s, other, x) and s.faith[x] == "catholic" for x in living(s)):
        return "war"
    if s.crusade and not s.crusade[2] >> other & 1:
        return "crusade"
    return ""


def excommunicate(s: Medioevo, seat: int, action: Action) -> None:
    other = action[1]
    if reason(s, seat, other) != "war_on_pope":
        honour(s, seat, BAN, "excommunication")
    s.excommunicated |= bit(other)
    s.faith[other] = "excommunicated"
    find_antipope(s)
    note(s, "excommunicated", rule="MU-OPT-05", victim=other)


def readmit(s: Medioevo, seats: list[int]) -> None:
    """MU-OPT-05 c: by becoming Pope, or by a pact with the Pope."""
    for seat in seats:
        if s.excommunicated >> seat & 1:
            s.excommunicated &= ~bit(seat)
            s.faith[seat] = "catholic"
            note(s, "readmitted", rule="MU-OPT-05", victim=seat)
    find_antipope(s)


def find_antipope(s: Medioevo) -> None:
    """The excommunicated player with most Cathedrals; his offence cards give two casus belli too."""
    banned = [seat for seat in living(s) if s.excommunicated >> seat & 1]
    s.antipope = max(banned, key=lambda x: (sum(s.church[t] for t in quiet(s, x)), -x), default=-1)


def end_of_turn(s: Medioevo) -> None:
    if s.excommunicated:
        find_antipope(s)


PROCEDURES = [procedure(Conclave, ask_cardinals, count_votes)]

QUESTIONS = [window_of_all("conclave", Conclave, cardinals_shown, options=conclave_options, default=default_conclave)]
