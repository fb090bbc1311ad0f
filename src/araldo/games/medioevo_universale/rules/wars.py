"""Chapters DIP-15 to DIP-20, CB and WAR: declaring war, what it costs, whom it drags in, who must leave."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, SEA
from araldo.games.medioevo_universale.box import (
    AFLOAT,
    BREACH,
    BREACH_CB,
    CB_EACH,
    CRUSADE,
    PARAMS,
    SURPRISE,
    WAR_OTHER,
    WAR_SAME,
)
from araldo.games.medioevo_universale.frames import Chain
from araldo.games.medioevo_universale.rules import pacts, succour
from araldo.games.medioevo_universale.rules.answers import PASS, passing
from araldo.games.medioevo_universale.rules.delivered import between as cards_between
from araldo.games.medioevo_universale.rules.delivered import lift, truce
from araldo.games.medioevo_universale.rules.players import aggrieve, at_war, honour, living
from araldo.games.medioevo_universale.state import MOVED, SAILED, Medioevo, Pact
from araldo.kernel import AGAIN, ALL, Action, Option, ask, bit, call, note, procedure, single

PRINCESS: int = PARAMS["principessa"]["po_factor"]
PEACE_BROKEN = CRUSADE["peace_broken"]


def war_cost(s: Medioevo, seat: int, victim: int, surprise: bool = False) -> int:
    """MU-DIP-15, MU-DIP-16, MU-CB-01, MU-CB-05, MU-KGD-05: PO; pacts broken come on top (MU-DIP-17)."""
    cost = WAR_SAME if s.faith[seat] == s.faith[victim] else WAR_OTHER
    if s.options["casus_belli"]:
        cost = max(0, cost - s.cb[seat][victim] // CB_EACH)
    if s.crusade and s.crusade[2] >> seat & 1 and s.owner[s.crusade[0]] == victim:
        cost = 0  # MU-OPT-06
    if surprise:
        cost += SURPRISE
    return cost * factor(s, seat, victim)


def factor(s: Medioevo, a: int, b: int) -> int:
    """principessa doubles what two players lose by war or broken pacts between them."""
    return PRINCESS if s.delivered and cards_between(s, a, b, "principessa") else 1


def declare(s: Medioevo, seat: int, victim: int, surprise: bool = False) -> None:
    """A declaration of war and its chain. Use it as the last thing of an answer or step: it calls."""
    if at_war(s, seat, victim):
        return
    begin_war(s, seat, victim, surprise)
    order = living(s)
    i = order.index(seat) if seat in order else 0
    rest = [x for x in (*order[i + 1 :], *order[:i]) if x != victim]
    if s.pacts and any(clause[0] in pacts.WAR_TYPE for pact in s.pacts for clause in pact.clauses):
        secrets_out(s)
        call(s, Chain(declarer=seat, victim=victim, wars=[(seat, victim)], order=rest))


def secrets_out(s: Medioevo) -> None:
    """Who is asked about duties, and what he then does, tells of secret pacts."""
    if any(pact.seen != ALL for pact in s.pacts):
        s.shown += 1


def begin_war(s: Medioevo, seat: int, victim: int, surprise: bool = False) -> None:
    """War begins: costs, pacts lapse, casus belli are used up, intruders must leave (MU-DIP-21)."""
    honour(s, seat, -war_cost(s, seat, victim, surprise), "war")
    for pact in list(pacts.between(s, seat, victim)):
        break_pact(s, seat, pact, victim)
    s.cb[seat][victim] = 0
    for d in cards_between(s, seat, victim, "principessa") if s.delivered else ():
        lift(s, d.card)
    s.war[seat] |= bit(victim)
    s.war[victim] |= bit(seat)
    if s.faith[seat] == s.faith[victim] == "catholic":
        s.offenders |= bit(seat)
    if s.crusade and s.crusade[2] >> seat & s.crusade[2] >> victim & 1:  # MU-OPT-06: he breaks its peace and leaves it
        honour(s, seat, PEACE_BROKEN, "crusade")
        s.crusade[2] &= ~bit(seat)
    note(s, "war", rule="MU-DIP-15", seat=seat, victim=victim, surprise=int(surprise))
    succour.call_up_enemies(s, seat, victim)
    mark_intruders(s, seat, victim)
    mark_intruders(s, victim, seat)


def break_pact(s: Medioevo, seat: int, pact: Pact, foe: int = -1) -> None:
    """MU-DIP-11, MU-DIP-17, MU-DIP-22, MU-CB-04: honour, a casus belli for each other party; the others go on."""
    if pact.seen != ALL:
        s.shown += 1
    injured = pacts.partners(pact, seat) if foe < 0 else [foe]
    honour(s, seat, -BREACH * max(factor(s, seat, other) for other in injured), "pact_broken")
    for other in injured:
        aggrieve(s, other, seat, BREACH_CB, "MU-CB-04")
    note(s, "pact_broken", rule="MU-DIP-11", seat=seat, seats=list(pact.parties))
    if foe < 0:
        leave_pact(s, seat, pact)
    else:
        part(s, seat, foe, pact)


def part(s: Medioevo, seat: int, foe: int, pact: Pact) -> None:
    """MU-DIP-22: war between two parties ends a pact between those two only."""
    pact.apart = (*pact.apart, (min(seat, foe), max(seat, foe)))
    pact.clauses = tuple(c for c in pact.clauses if not (names(c, seat) and names(c, foe)))
    for party in [x for x in pact.parties if not pacts.partners(pact, x)]:
        pact.parties = tuple(x for x in pact.parties if x != party)
        pact.clauses = tuple(c for c in pact.clauses if not names(c, party))
    if not pact.parties or not pact.clauses:
        s.pacts.remove(pact)
    pacts_ended(s, seat, foe)
    pacts_ended(s, foe, seat)


def leave_pact(s: Medioevo, seat: int, pact: Pact) -> None:
    """Whoever leaves takes with him the clauses that name him; two or more go on without him."""
    others = [x for x in pact.parties if x != seat]
    pact.parties = tuple(x for x in others if set(pacts.partners(pact, x)) - {seat})
    pact.clauses = tuple(
        c for c in pact.clauses if not any(names(c, x) for x in (seat, *others) if x not in pact.parties)
    )
    if not pact.parties or not pact.clauses:
        s.pacts.remove(pact)
    for other in others:
        pacts_ended(s, seat, other)
        pacts_ended(s, other, seat)


def names(clause: tuple[int | str, ...], seat: int) -> bool:
    return clause[0] in pacts.TWO_SIDED and seat in clause[1:3]


def pacts_ended(s: Medioevo, seat: int, owner: int) -> None:
    """MU-WAR-06, MU-WAR-07: who has lost his right to stand in another's land must leave it."""
    if at_war(s, seat, owner):
        return
    for tr in s.fleets[seat]:
        if (
            tr.place < SEA
            and s.owner[tr.place] == owner
            and not tr.leave
            and not pacts.may_pass(s, seat, owner, tr.place, AFLOAT[tr.kind])
            and not besieges(s, seat, tr.place)
        ):
            tr.leave = s.turn + (1 if tr.done & (MOVED | SAILED) else 0)
    for t, vf in enumerate(s.vf[seat]):
        if vf and s.owner[t] == owner and vf > pacts.may_station(s, seat, owner, t):
            s.strangers.append((seat, t, carried_by(s)))


def carried_by(s: Medioevo) -> int:
    """MU-WAR-07: armies on the ground must go this turn if nothing has moved yet, otherwise in the next."""
    return s.turn if s.phase == "diplomacy" else s.turn + 1


def mark_intruders(s: Medioevo, seat: int, owner: int) -> None:
    """MU-WAR-02, MU-WAR-07: a seat's transports and armies in an owner's land must leave, this turn or the next."""
    for tr in s.fleets[seat]:
        if tr.place < SEA and s.owner[tr.place] == owner and not besieges(s, seat, tr.place):
            tr.leave = s.turn + (1 if tr.done & (MOVED | SAILED) else 0)
    for t, vf in enumerate(s.vf[seat]):
        if vf and s.owner[t] == owner and not besieges(s, seat, t):
            s.strangers.append((seat, t, carried_by(s)))


def must_leave(s: Medioevo, seat: int, t: int) -> None:
    """MU-WAR-06: a player's transports and armies in one territory, unless he has a right to be there."""
    owner = s.owner[t]
    for tr in s.fleets[seat]:
        if tr.place == t and not pacts.may_pass(s, seat, owner, t, AFLOAT[tr.kind]):
            tr.leave = s.turn + (1 if tr.done & (MOVED | SAILED) else 0)
    if s.vf[seat][t] > pacts.may_station(s, seat, owner, t):
        s.strangers.append((seat, t, carried_by(s)))


def besieges(s: Medioevo, seat: int, t: int) -> bool:
    return any(g.place == t and g.seat == seat for g in s.sieges)


def make_peace(s: Medioevo, a: int, b: int) -> None:
    """MU-DIP-12, MU-SGE-17: sieges between them end; besiegers must leave."""
    s.war[a] &= ~bit(b)
    s.war[b] &= ~bit(a)
    for g in list(s.sieges):
        if s.owner[g.place] in (a, b) and g.seat in (a, b):
            s.sieges.remove(g)
            note(s, "siege_over", rule="MU-SGE-17", seat=g.seat, place=IDS[g.place])
    note(s, "peace", rule="MU-DIP-12", seat=a, victim=b)
    mark_intruders(s, a, b)
    mark_intruders(s, b, a)


# -- the chain


def duties(s: Medioevo, f: Chain, seat: int) -> list[Pact]:
    """Defensive pacts of a player with somebody on whom war was declared in this chain, not yet honoured."""
    found = []
    for pact in s.pacts:
        if (
            seat in pact.parties
            and any(clause[0] == "defensive_alliance" for clause in pact.clauses)
            and any(foes(s, f, seat, ally) for ally in pacts.partners(pact, seat))
        ):
            found.append(pact)
    return found


def foes(s: Medioevo, f: Chain, seat: int, ally: int) -> list[int]:
    """Who declared war on an ally in this chain and is not yet fought."""
    return [d for d, v in f.wars if v == ally and d != seat and not at_war(s, seat, d)]


def torn(s: Medioevo, f: Chain, seat: int) -> list[Pact]:
    """MU-DIP-19: war-type pacts with both sides of a war of the chain."""
    mine = [p for p in s.pacts if seat in p.parties and any(c[0] in pacts.WAR_TYPE for c in p.clauses)]
    friends = {x for p in mine for x in pacts.partners(p, seat)}
    sides = {x for d, v in f.wars if d in friends and v in friends for x in (d, v)}
    return [p for p in mine if any(x in sides for x in pacts.partners(p, seat))]


def next_bound(s: Medioevo, f: Chain) -> int | None:
    """MU-DIP-18: in turn order after the declarer; for each pact honour or break."""
    if f.at == len(f.order):
        return None
    seat = f.order[f.at]
    if s.out >> seat & 1:
        f.at += 1
        return AGAIN
    if f.also:
        return ask(s, "also", seat)
    owed = duties(s, f, seat)
    if owed or torn(s, f, seat):
        return ask(s, "duty" if owed else "side", seat)
    f.at += 1
    return AGAIN


def duty_options(s: Medioevo, f: Chain, seat: int) -> list[Option]:
    found: list[Option] = []
    for pact in duties(s, f, seat):
        enemies = {d for ally in pacts.partners(pact, seat) for d in foes(s, f, seat, ally)}
        if not any(truce(s, seat, d) for d in enemies):  # MU-EMP-10
            found.append(("honour_pact", pact.number))
        found.append(("break_pact", pact.number))
    return found


def default_duty(s: Medioevo, f: Chain, seat: int) -> Action:
    """MU-DEC-14: the cheaper in PO; ties: honour."""
    best: tuple[int, int, Action] | None = None
    for option in duty_options(s, f, seat):
        pact = next(p for p in s.pacts if p.number == option[1])
        cost = BREACH
        if option[0] == "honour_pact":
            enemies = {d for ally in pacts.partners(pact, seat) for d in foes(s, f, seat, ally)}
            cost = sum(war_cost(s, seat, d) + BREACH * len(pacts.between(s, seat, d)) for d in enemies)
        key = (cost, int(option[0] != "honour_pact"), tuple(option))
        best = key if best is None or key < best else best
    assert best is not None
    return best[2]


def duty_done(s: Medioevo, f: Chain, seat: int, action: Action) -> None:
    pact = next(p for p in s.pacts if p.number == action[1])
    secrets_out(s)
    if action[0] == "break_pact":
        break_pact(s, seat, pact)
        return
    allies = [x for x in pacts.partners(pact, seat) if foes(s, f, seat, x)]
    note(s, "pact_honoured", rule="MU-DIP-18", seat=seat, seats=allies)
    for ally in allies:
        for foe in foes(s, f, seat, ally):
            begin_war(s, seat, foe)
            f.wars.append((seat, foe))
            succour.call_up(s, pact, seat, ally, foe)
    others = {v for d, v in f.wars if d in allies} - {seat, *allies}
    f.also = sorted(x for x in others if not at_war(s, seat, x) and not truce(s, seat, x))


def also_options(s: Medioevo, f: Chain, seat: int) -> list[Option]:
    return [PASS, *(("also_war", other) for other in f.also)]


def also_done(s: Medioevo, f: Chain, seat: int, action: Action) -> None:
    """MU-DIP-18: he may also fight the ally's other enemies of the chain."""
    secrets_out(s)
    if action == PASS:
        f.also = []
        return
    f.also.remove(action[1])
    begin_war(s, seat, action[1])
    f.wars.append((seat, action[1]))


def side_options(s: Medioevo, f: Chain, seat: int) -> list[Option]:
    return [("break_pact", pact.number) for pact in torn(s, f, seat)]


def side_taken(s: Medioevo, f: Chain, seat: int, action: Action) -> None:
    secrets_out(s)
    break_pact(s, seat, next(p for p in s.pacts if p.number == action[1]))


PROCEDURES = [procedure(Chain, next_bound)]

QUESTIONS = [
    single("duty", Chain, duty_done, options=duty_options, default=default_duty),
    single("also", Chain, also_done, options=also_options, default=passing),
    single("side", Chain, side_taken, options=side_options),
]
