"""Chapter ATK: what a convoy may attack, and the announcement of an attack."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import BOARDS, IDS, PORT_COST, SEA
from araldo.games.medioevo_universale.box import (
    AFLOAT,
)
from araldo.games.medioevo_universale.frames import Attack
from araldo.games.medioevo_universale.rules import crusade, pacts
from araldo.games.medioevo_universale.rules.aid import RAID, RELIEF, SEA_FIGHT, can_fight, fit_captains
from araldo.games.medioevo_universale.rules.delivered import truce
from araldo.games.medioevo_universale.rules.movement import road_cost
from araldo.games.medioevo_universale.rules.pieces import pirates
from araldo.games.medioevo_universale.rules.players import at_war, living
from araldo.games.medioevo_universale.rules.structures import port_zone
from araldo.games.medioevo_universale.state import BARBARIANS, Medioevo, Transport
from araldo.kernel import (
    Action,
    Option,
    call,
    note,
)


def attackable(s: Medioevo, seat: int, convoy: list[Transport]) -> list[Option]:
    """Everything this convoy may attack now."""
    ids = [tr.id for tr in convoy]
    chiefs = fit_captains(s, seat, ids)
    if not chiefs or not can_fight(s, seat, convoy):
        return []
    here, found = convoy[0].place, list[Option]()
    b = BOARDS[s.board]
    if here < SEA and AFLOAT[convoy[0].kind]:  # MU-ATK-04: ships attack from the sea; MU-SGE-14: or their besiegers
        return [
            ("engage", g.seat)
            for g in s.sieges
            if g.place == here and g.zone >= 0 and at_war(s, seat, g.seat) and not truce(s, seat, g.seat)
        ]
    points = min(tr.pm for tr in convoy)
    spaces = b.near[here] if here < SEA else b.coasts[here]
    for t in spaces:
        verb = verb_for(s, seat, t, here >= SEA)
        if verb and entry_cost(s, seat, convoy, t) <= points:
            found.append((verb, IDS[t]))
    add_fleets(s, seat, here, found)
    if here >= SEA and s.pacts:
        add_docked(s, seat, here, found)
    if len(chiefs) > 1:
        found += [(f"{option[0]}_together", *option[1:]) for option in list(found)]
    return found


def verb_for(s: Medioevo, seat: int, t: int, by_sea: bool = False) -> str:
    """How a territory may be attacked (MU-WAR-01): openly, by surprise (MU-DIP-16), as a relief (MU-SGE-20), or not.

    MU-SGE-01: who besieges it by land may attack it by sea as well.
    """
    owner = s.owner[t]
    sieges = [g for g in s.sieges if g.place == t and g.zone < 0] if s.sieges else []
    if sieges and not (by_sea and sieges[0].seat == seat):
        foe = sieges[0].seat
        return "relieve" if foe != seat and at_war(s, seat, foe) and not truce(s, seat, foe) else ""
    if owner == seat or (owner >= 0 and truce(s, seat, owner)):  # MU-EMP-10: also between enemies
        return ""
    if s.crusade and (crusade.preparing(s, seat, t) or (owner >= 0 and crusaders(s, seat, owner))):
        return ""
    return "attack" if owner == BARBARIANS or at_war(s, seat, owner) else "surprise"


def crusaders(s: Medioevo, a: int, b: int) -> bool:
    """MU-OPT-06: participants do not attack each other."""
    return bool(s.crusade) and bool(s.crusade[2] >> a & 1 and s.crusade[2] >> b & 1)


def entry_cost(s: Medioevo, seat: int, convoy: list[Transport], t: int) -> int:
    """MU-ATK-06: points to enter the target; ships without a port there land at no cost with their Captain."""
    here = convoy[0].place
    if here >= SEA:
        return PORT_COST if port_zone(s, t) == here else 0
    return max(road_cost(s, seat, tr.kind, here, t) for tr in convoy)


def add_fleets(s: Medioevo, seat: int, here: int, found: list[Option]) -> None:
    """MU-ATK-05, MU-NAV-01: fleets in the same sea zone, transports in the same barbarian territory."""
    if here < SEA and s.owner[here] != BARBARIANS:
        return
    for other in living(s):
        if other == seat or not any(tr.place == here for tr in s.fleets[other]):
            continue
        if crusaders(s, seat, other) or truce(s, seat, other):
            continue
        found.append(("engage" if at_war(s, seat, other) else "ambush", other))
    if here >= SEA:
        found += [("hunt", tr.id) for tr in pirates(s) if tr.place == here]


def add_docked(s: Medioevo, seat: int, here: int, found: list[Option]) -> None:
    """MU-NAV-05: ships in a third player's port, by a right of passage there; no ramming. By surprise: MU-DIP-16."""
    for t in BOARDS[s.board].coasts[here]:
        if port_zone(s, t) != here or not pacts.may_raid(s, seat, t):
            continue
        for other in living(s):
            if (
                other not in (seat, s.owner[t])
                and not truce(s, seat, other)
                and not crusaders(s, seat, other)
                and any(tr.place == t and AFLOAT[tr.kind] for tr in s.fleets[other])
            ):
                found.append(("engage_docked" if at_war(s, seat, other) else "ambush_docked", other, IDS[t]))


def announced(s: Medioevo, seat: int, convoy: list[Transport], action: Action) -> Attack:
    """The attack that an action announces: its kind, where, and on whom."""
    verb = action[0].removesuffix("_together")
    here = convoy[0].place
    f = Attack(seat=seat, ids=tuple(tr.id for tr in convoy), together=action[0].endswith("_together"))
    if verb in ("engage", "ambush", "hunt", "engage_docked", "ambush_docked"):
        f.kind, f.place = (SEA_FIGHT if here >= SEA else RAID), here
        if verb.endswith("_docked"):
            f.kind, f.place = RAID, IDS.index(action[2])
        elif here < SEA and AFLOAT[convoy[0].kind]:
            f.kind, f.place = SEA_FIGHT, next(g.zone for g in s.sieges if g.place == here and g.zone >= 0)
        if verb == "hunt":
            f.prey = action[1]
        else:
            f.victim = action[1]
    else:
        t = IDS.index(action[1])
        f.place, f.victim = t, s.owner[t]
        if verb == "relieve":
            f.kind, f.victim = RELIEF, next(g.seat for g in s.sieges if g.place == t and g.zone < 0)
    f.battlefield = f.place
    return f


def announce(s: Medioevo, seat: int, convoy: list[Transport], action: Action) -> None:
    """MU-ATK-10 step 1: the target, and whether one Captain leads or several; who is asked next. Points are spent."""
    f = announced(s, seat, convoy, action)
    if isinstance(action[1], str):
        for tr in convoy:
            tr.pm -= entry_cost(s, seat, [tr], f.place)
    note(s, "attack", rule="MU-ATK-10", seat=seat, place=IDS[f.place])
    call(s, f)
