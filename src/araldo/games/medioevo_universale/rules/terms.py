"""MU-DIP-07, MU-DIP-09, MU-DIP-12 to MU-DIP-14: clauses in numbers, who can keep them, what they do at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from araldo.games.medioevo_universale.board import HOLY, IDS, NUMBER, ROME, SEA
from araldo.games.medioevo_universale.box import ENGINES, KINDS
from araldo.games.medioevo_universale.frames import Clause
from araldo.games.medioevo_universale.rules import pacts, papacy, wars
from araldo.games.medioevo_universale.rules.land import is_besieged
from araldo.games.medioevo_universale.rules.money import transfer
from araldo.games.medioevo_universale.rules.ownership import pass_land
from araldo.games.medioevo_universale.rules.pieces import engine, riders, transport
from araldo.games.medioevo_universale.rules.players import at_war, scores
from araldo.games.medioevo_universale.rules.transports import count_of, transport_limit
from araldo.games.medioevo_universale.state import Engine, Medioevo, Transport
from araldo.kernel import note

BY = ("both", "land", "sea")


def normal(s: Medioevo, clause: Clause) -> Clause:
    """A clause as drafted, in the form of `pacts`: places and turns as numbers."""
    kind = clause[0]

    def place(x: int | str) -> int:
        return -1 if x == "everywhere" else NUMBER[str(x)]

    if kind == "passage":
        return (kind, clause[1], clause[2], place(clause[3]), BY.index(str(clause[4])), int(clause[5] == "yes"))
    if kind in ("trade", "stationing", "cede_territory", "cede_armies"):
        return (kind, clause[1], clause[2], place(clause[3]), clause[4])
    if kind == "payment":
        return (kind, clause[1], clause[2], clause[3], int(clause[4] == "each_turn"))
    if kind == "loan":
        return (kind, clause[1], clause[2], clause[3], clause[4], s.turn + int(clause[5]))
    return clause


# -- who has what to give


def lands_given(s: Medioevo, seat: int, taker: int, author: int) -> bool:
    return bool(s.lands[seat])


def towns_given(s: Medioevo, seat: int, taker: int, author: int) -> bool:
    town = s.town
    return any(town[t] for t in s.lands[seat])


def land_ceded(s: Medioevo, seat: int, taker: int, author: int) -> bool:
    return any(may_cede(s, seat, taker, t) for t in s.lands[seat])


def armies_ceded(s: Medioevo, seat: int, taker: int, author: int) -> bool:
    vf = s.vf[seat]
    return any(vf[t] > 1 for t in s.lands[seat])


def transports_ceded(s: Medioevo, seat: int, taker: int, author: int) -> bool:
    return bool(s.fleets[seat]) and bool(vehicles(s, seat, taker))


def engines_ceded(s: Medioevo, seat: int, taker: int, author: int) -> bool:
    return bool(s.engines[seat]) and bool(machines(s, seat, taker))


def captives_released(s: Medioevo, seat: int, taker: int, author: int) -> bool:
    return s.prisoners[seat][taker] > 0


def money_paid(s: Medioevo, seat: int, taker: int, author: int) -> bool:
    return s.florins[seat] > 0 if seat == author else True


# By kind of clause, whether a player has anything of what it needs, as far as the author of the terms can know.
GIVABLE: dict[str, Callable[[Medioevo, int, int, int], bool]] = {
    "passage": lands_given,
    "trade": towns_given,
    "stationing": lands_given,
    "payment": money_paid,
    "loan": money_paid,
    "cede_territory": land_ceded,
    "cede_armies": armies_ceded,
    "cede_transport": transports_ceded,
    "cede_siege_engine": engines_ceded,
    "release": captives_released,
}


def may_cede(s: Medioevo, seat: int, taker: int, t: int) -> bool:
    """MU-DIP-09, MU-POP-02: with at least 1 VF on the ground, not besieged; Rome not to a non-Catholic."""
    return s.vf[seat][t] > 0 and not is_besieged(s, t) and (t != ROME or s.faith[taker] == "catholic")


def cedable(s: Medioevo, seat: int, taker: int) -> list[int]:
    return [t for t in s.lands[seat] if may_cede(s, seat, taker, t)]


def spare(s: Medioevo, kind: str, seat: int, t: int) -> int:
    """VF that may be ceded: with the land all, without it all but 1."""
    return max(1, s.vf[seat][t] - (1 if kind == "cede_armies" else 0))


def vehicles(s: Medioevo, seat: int, taker: int) -> list[Transport]:
    """Transports with armies aboard, in own land, without riders, within the taker's limits; their load goes along."""
    return [
        tr
        for tr in s.fleets[seat]
        if tr.ship < 0
        and tr.vf
        and tr.place < SEA
        and s.owner[tr.place] == seat
        and not riders(s, seat, tr.id)
        and not any(x.ship == tr.id for x in s.fleets[seat])
        and count_of(s, taker, tr.kind) < transport_limit(s, taker, tr.kind)
    ]


def machines(s: Medioevo, seat: int, taker: int) -> list[Engine]:
    """Engines on the ground of own land, within the taker's limit."""
    if len(s.engines[taker]) >= s.lt[taker]:
        return []
    return [e for e in s.engines[seat] if e.ride < 0 and e.place < SEA and s.owner[e.place] == seat]


# -- keeping a promise


def can_keep(s: Medioevo, seat: int, clauses: tuple[Clause, ...]) -> bool:
    """Whether a player can do now what the clauses ask of him."""
    money = 0
    for c in clauses:
        if c[0] in ("payment", "loan") and c[1] == seat:
            money += int(c[3])
        elif c[0] in ("cede_territory", "cede_armies") and c[1] == seat:
            t = int(c[3])
            if s.owner[t] != seat or s.vf[seat][t] < int(c[4]) or is_besieged(s, t):
                return False
        elif c[0] == "cede_transport" and c[1] == seat:
            if all(tr.id != c[3] for tr in vehicles(s, seat, int(c[2]))):
                return False
        elif c[0] == "cede_siege_engine" and c[1] == seat:
            if all(e.id != c[3] for e in machines(s, seat, int(c[2]))):
                return False
        elif c[0] == "release" and c[1] == seat and s.prisoners[seat][int(c[2])] < int(c[3]):
            return False
    return money <= s.florins[seat] and distinct(clauses)


def distinct(clauses: tuple[Clause, ...]) -> bool:
    """The same thing is not given twice."""
    given = [c[:1] + c[3:4] for c in clauses if str(c[0]).startswith("cede")]
    lands = [c[3] for c in clauses if c[0] in ("cede_territory", "cede_armies")]
    return len(set(given)) == len(given) and len(set(lands)) == len(lands)


def carry_out(s: Medioevo, c: Clause, parties: tuple[int, ...], seen: int) -> bool:
    """Do what a clause asks now. True if it goes on being in force."""
    kind = c[0]
    if kind in ("payment", "loan"):
        transfer(s, int(c[1]), int(c[2]), int(c[3]), seen)
        note(s, "paid", rule="MU-DIP-07", only=seen, seat=c[1], to_seat=c[2], amount=c[3])
        return kind == "loan" or c[4] == 1
    if kind == "peace":
        for i, a in enumerate(parties):
            for b in parties[i + 1 :]:
                if at_war(s, a, b):
                    wars.make_peace(s, a, b)
        return False
    if kind == "dissolve":
        for pact in [p for p in s.pacts if p.number == c[1]]:
            s.pacts.remove(pact)
            for a in pact.parties:
                for b in pact.parties:
                    if a != b:
                        wars.pacts_ended(s, a, b)
        return False
    if kind == "readmission":
        papacy.readmit(s, [x for x in parties if s.excommunicated >> x & 1])
        return False
    if kind in ("cede_territory", "cede_armies", "cede_transport", "cede_siege_engine", "release"):
        cede(s, c)
        return False
    return True


def cede(s: Medioevo, c: Clause) -> None:
    kind, seat, taker = c[0], int(c[1]), int(c[2])
    told = described(s, c)
    if kind == "cede_territory":
        cede_land(s, seat, taker, int(c[3]), int(c[4]))
    elif kind == "cede_armies":
        t, vf = int(c[3]), int(c[4])
        s.vf[seat][t] -= vf
        s.vf[taker][t] += vf
        s.ceded.append((taker, t, vf))  # MU-DIP-14
        s.late.append(t)
    elif kind == "cede_transport":
        tr = transport(s, seat, int(c[3]))
        s.fleets[seat].remove(tr)
        s.fleets[taker].append(tr)
        tr.leave = s.turn + 1
    elif kind == "cede_siege_engine":
        e = engine(s, seat, int(c[3]))
        s.engines[seat].remove(e)
        s.engines[taker].append(e)
        e.until = s.turn  # MU-DIP-14: as armies, he fetches it in the same turn
    else:
        n = int(c[3])
        s.prisoners[seat][taker] -= n
        s.returning[taker] += n  # MU-PRI-02
    s.stirred = True
    if kind != "cede_territory":
        note(s, f"term_{kind}", rule="MU-DIP-09", **told)


def cede_land(s: Medioevo, seat: int, taker: int, t: int, vf: int) -> None:
    """MU-DIP-13, MU-CON-06, MU-POP-02: the receiver of a religious capital gains nothing, the giver loses 2 PO."""
    s.vf[seat][t] -= vf
    s.vf[taker][t] += vf
    pass_land(s, t, taker)
    if HOLY[t]:
        scores(s, taker, "conquer_religious_capital", -1)
    for tr in s.fleets[seat]:
        if tr.place == t:
            tr.leave = s.turn
    if s.vf[seat][t]:
        s.strangers.append((seat, t, s.turn))
        s.late.append(t)
    note(s, "land_ceded", rule="MU-DIP-13", seat=seat, to_seat=taker, place=IDS[t])


# -- in words (the messages `log-term_…`)


def described(s: Medioevo, c: Clause) -> dict[str, Any]:
    """What a clause says, as parameters of its message."""
    kind, more = c[0], c[1:]
    if kind not in pacts.TWO_SIDED:
        names = {"defensive_alliance": "vf", "offensive_alliance": "victim", "free_text": "text"}
        return {names[str(kind)]: more[0]} if kind in names else {}
    told: dict[str, Any] = {"seat": more[0], "to_seat": more[1]}
    if kind in ("passage", "trade", "stationing", "cede_territory", "cede_armies"):
        told |= {"place": "everywhere" if int(more[2]) < 0 else IDS[int(more[2])]}
        told |= {"amount": more[3]} if kind != "passage" else {"by": BY[int(more[3])], "straits": more[4]}
    elif kind == "payment":
        told |= {"amount": more[2], "every": more[3]}
    elif kind == "loan":
        told |= {"amount": more[2], "back": more[3], "turn": more[4]}
    elif kind == "cede_transport":
        tr = transport(s, int(more[0]), int(more[2]))
        told |= {"what": KINDS[tr.kind], "level": tr.level, "place": IDS[tr.place]}
    elif kind == "cede_siege_engine":
        e = engine(s, int(more[0]), int(more[2]))
        told |= {"what": ENGINES[e.level - 1], "place": IDS[e.place]}
    else:
        told |= {"amount": more[2]}
    return told
