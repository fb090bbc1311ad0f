"""Chapters OWN, CTL, ELI and POP: land without armies is lost, Capitals are replaced, players drop out, Popes die.

These are the game's checks: whenever `stirred` is set they look at everything once, after the step that set it.
"""

from __future__ import annotations

from collections.abc import Callable

from araldo.games.medioevo_universale.board import HOLY, IDS, NUMBER, ROME, SEA, TOWN_ID
from araldo.games.medioevo_universale.box import AFLOAT, BUILDING, ENGINES, KINDS, STOCKED, TECHS
from araldo.games.medioevo_universale.frames import Attack, Attrition, Landing, Pressing, Raid, Spoils, Succession
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.land import board, hand_over, lands_of
from araldo.games.medioevo_universale.rules.money import transfer
from araldo.games.medioevo_universale.rules.pieces import (
    lose_engine,
    nobody,
    remove_captain,
    remove_engine,
    remove_transport,
)
from araldo.games.medioevo_universale.rules.players import learn, living, scores
from araldo.games.medioevo_universale.state import BARBARIANS, Medioevo
from araldo.kernel import (
    ALL,
    BANK,
    Action,
    Option,
    ask,
    bit,
    call,
    end,
    move,
    note,
    pay,
    procedure,
    single,
)

# MU-OWN-04: what becomes of a besieged territory without defenders; True if it called. Entered by the sieges' chapter.
FALLEN: list[Callable[[Medioevo, int], bool]] = []
BATTLES = (Attack, Spoils, Landing, Raid)
SIEGE_LINES = (Pressing, Attrition)


def unsettled(s: Medioevo) -> bool:
    return s.stirred


def settle(s: Medioevo) -> bool:
    """The one check: all of it, until nothing changes any more. True if it called somebody to choose."""
    while s.stirred:
        s.stirred = False
        if sweep(s):
            return True
    return False


def sweep(s: Medioevo) -> bool:
    """Everything once, in the order of the rules."""
    owners, vf = s.owner, s.vf
    empty = any(0 in [row[t] for t in lands] for row, lands in zip(vf, s.lands, strict=True))
    for t in board(s).lands if empty else ():
        owner = owners[t]
        if owner >= 0 and not vf[owner][t] and not strength(s, owner, t) and not mid_battle(s, t):
            if s.sieges and any(falls(s, t) for falls in FALLEN):
                return True
            give_up(s, t)
    lone_captains(s)
    abandoned(s)
    idle_sieges(s)
    for seat in living(s):
        if s.capital[seat] >= 0 and (s.owner[s.capital[seat]] != seat or not s.town[s.capital[seat]]):
            s.capital[seat] = -1
        if s.capital[seat] < 0 and any(s.town[t] for t in lands_of(s, seat)):
            s.stirred = True
            call(s, Succession(seat=seat))
            return True
    if any(isinstance(f, Spoils) for f in s.frames):
        return False  # a conqueror still decides on what he has found
    for seat in list(living(s)):
        if not lands_of(s, seat) and not any(tr.vf for tr in s.fleets[seat]):
            eliminate(s, seat)
    return False


def mid_battle(s: Medioevo, t: int) -> bool:
    """A battle settles its own territory."""
    return any(
        f.battlefield == t if isinstance(f, BATTLES) else isinstance(f, SIEGE_LINES) and t in f.lines for f in s.frames
    )


def give_up(s: Medioevo, t: int) -> None:
    """MU-OWN-01, MU-OWN-07, MU-MOV-07: an owner without VF loses a territory to the barbarians, who have none there."""
    owner = s.owner[t]
    note(s, "lost_land", rule="MU-OWN-01", seat=owner, place=IDS[t])
    pass_land(s, t, BARBARIANS)


def pass_land(s: Medioevo, t: int, new: int) -> None:
    """A territory changes hands: religious capitals (MU-CON-06) and the Pope (MU-POP-02). Buildings stay."""
    old = s.owner[t]
    hand_over(s, t, new)
    s.sieges = [g for g in s.sieges if g.place != t]
    s.stirred = True
    if HOLY[t]:
        if old >= 0:
            scores(s, old, "lose_religious_capital")
        if new >= 0:
            scores(s, new, "conquer_religious_capital")
    if t == ROME:
        if s.pope >= 0 and s.pope != new:
            note(s, "pope_dead", rule="MU-POP-02")
            s.pope = -1
        if new >= 0 and s.faith[new] == "catholic" and s.pope != new:
            s.pope = new
            note(s, "pope", rule="MU-POP-02", seat=new)


def lone_captains(s: Medioevo) -> None:
    """MU-CPT-04: a Captain without own VF in his space is removed; engines ride on, or stay in own land."""
    for seat in range(s.seats):
        for c in list(s.captains[seat]):
            if not strength(s, seat, c.place) and not mid_battle(s, c.place):
                remove_captain(s, seat, c)
        for e in list(s.engines[seat]):
            mine = e.place < SEA and s.owner[e.place] == seat
            waits = e.until >= s.turn > 0
            if e.ride < 0 and not mine and not waits and not strength(s, seat, e.place) and not mid_battle(s, e.place):
                lose_engine(s, seat, e, "alone", "MU-CPT-04")


def abandoned(s: Medioevo) -> None:
    """MU-MOV-08: a transport without armies outside its owner's land is nobody's, with what is on it."""
    for seat in range(s.seats):
        for tr in list(s.fleets[seat]):
            if tr.vf or tr.ship >= 0 or (tr.place < SEA and s.owner[tr.place] == seat):
                continue
            if tr not in s.fleets[seat] or mid_battle(s, tr.place):
                continue
            if AFLOAT[tr.kind] and any(x.ship == tr.id and x.vf for x in s.fleets[seat]):
                continue
            disown(s, seat, tr.id)


def disown(s: Medioevo, seat: int, number: int) -> None:
    tr = next(x for x in s.fleets[seat] if x.id == number)
    for c in [c for c in s.captains[seat] if c.ride == tr.id]:
        remove_captain(s, seat, c)
    for e in [e for e in s.engines[seat] if e.ride == tr.id]:
        s.engines[seat].remove(e)
        s.engines[s.seats].append(e)
    for x in [x for x in s.fleets[seat] if x.ship == tr.id]:
        disown(s, seat, x.id)
    s.fleets[seat].remove(tr)
    tr.leave, tr.came = 0, -1
    nobody(s).append(tr)
    note(s, "ownerless", rule="MU-MOV-08", seat=seat, place=IDS[tr.place])


def idle_sieges(s: Medioevo) -> None:
    """MU-OWN-04, MU-SGE-17, MU-SGE-20: a siege ends with the last besieger on its side, or when the foe is gone."""
    for g in list(s.sieges):
        where = g.place if g.zone < 0 else g.zone
        if s.owner[g.place] == g.seat or not strength(s, g.seat, where):
            s.sieges.remove(g)
            note(s, "siege_over", rule="MU-SGE-17", seat=g.seat, place=IDS[g.place])


# -- a new Capital (MU-CTL-02, MU-DEC-51)


def ask_capital(s: Medioevo, f: Succession) -> int | None:
    towns = capitals(s, f, f.seat)
    if s.capital[f.seat] >= 0 or not towns:
        return end(s)
    if len(towns) == 1:
        capital_named(s, f, f.seat, tuple(towns[0]))
        return end(s)
    return ask(s, "capital", f.seat)


def capitals(s: Medioevo, f: Succession, seat: int) -> list[Option]:
    return [("capital", IDS[t]) for t in lands_of(s, seat) if s.town[t]]


def capital_named(s: Medioevo, f: Succession, seat: int, action: Action) -> None:
    s.capital[seat] = NUMBER[action[1]]
    note(s, "capital", rule="MU-CTL-02", seat=seat, place=action[1], town=TOWN_ID[NUMBER[action[1]]])


def default_capital(s: Medioevo, f: Succession, seat: int) -> Action:
    best = max((t for t in lands_of(s, seat) if s.town[t]), key=lambda t: (s.town[t], -t))
    return ("capital", IDS[best])


# -- elimination (MU-ELI-01, MU-ELI-02)


def eliminate(s: Medioevo, seat: int) -> None:
    """`s.victor` is who took the last of it in the battle that has just ended, or -1: barbarians or events."""
    heir = s.victor if s.victor >= 0 and s.victor != seat and not s.out >> s.victor & 1 else -1
    note(s, "eliminated", rule="MU-ELI-02", seat=seat)
    s.out |= bit(seat)
    s.vf[seat] = [0] * SEA  # armies on the ground of others
    for tr in list(s.fleets[seat]):
        if tr in s.fleets[seat]:
            remove_transport(s, seat, tr)
    for c in list(s.captains[seat]):
        remove_captain(s, seat, c)
    for e in list(s.engines[seat]):
        remove_engine(s, seat, e)
    for card in list(s.hands[seat]):
        if heir >= 0:
            move(s, card, s.hands[seat], s.hands[heir], bit(heir))
        else:
            move(s, card, s.hands[seat], s.discard, ALL)
    if heir >= 0:
        for tech in range(len(TECHS)):
            if s.tech[seat] & ~s.tech[heir] & 1 << tech:
                learn(s, heir, tech)
        transfer(s, seat, heir, s.florins[seat])
        note(s, "inherited", rule="MU-ELI-01", seat=heir, victim=seat)
    else:
        pay(s, s.florins, seat, BANK, s.florins[seat], ALL)
    if s.reserve[seat]:
        pay(s, s.reserve, seat, BANK, s.reserve[seat], ALL, at=1)
    void(s, seat)


def void(s: Medioevo, seat: int) -> None:
    """Prisoners, relics, pacts, loans, truces, orders and delivered cards of who is out are void."""
    for d in list(s.delivered):
        if seat in (d.giver, d.target):
            s.delivered.remove(d)
            move(s, d.card, s.laid[d.target], s.discard, ALL)
    s.pacts = [pact for pact in s.pacts if seat not in pact.parties]
    s.prisoners[seat] = [0] * (s.seats + 1)
    for other in range(s.seats):
        s.prisoners[other][seat] = 0
        s.war[other] &= ~bit(seat)
        s.cb[other][seat] = s.cb[seat][other] = 0
    s.war[seat] = 0
    s.loans[seat], s.pool[seat], s.returning[seat], s.corsairs[seat] = [], 0, 0, ()
    s.monopoly[seat] = (-1, -1)
    scrap_orders(s, seat)
    s.counted = s.florins[:] if s.counted else []
    if s.antipope == seat:
        s.antipope = -1
    if s.pope == seat:
        s.pope = -1


def scrap_orders(s: Medioevo, seat: int) -> None:
    for what, kind, level in s.orders[seat]:
        if what < 2:
            s.stock[STOCKED[KINDS[kind] if what == 0 else ENGINES[level - 1]]] += 1
    for _, what, level in s.works[seat]:
        s.stock[STOCKED[BUILDING[what][level - 1]]] += 1
    s.orders[seat], s.works[seat] = [], []


CHECKS = (settle,)

PROCEDURES = [procedure(Succession, ask_capital)]

QUESTIONS = [single("capital", Succession, capital_named, options=capitals, default=default_capital)]
