"""Chapter LOD, MU-MOV-08: taking armies, engines, goods, Captains and land transports aboard, and setting them down."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import (
    BOARDS,
    IDS,
    LOAD_ARMIES,
    LOAD_CAPTAIN,
    LOAD_CARRIED,
    LOAD_EASED,
    LOAD_ENGINE,
    LOAD_GOODS,
    LOAD_LEAST,
    NUMBER,
    SEA,
)
from araldo.games.medioevo_universale.box import AFLOAT, CARRIED_SPACE, ENGINE_SPACE, ENGINES, GOODS, KINDS, MILITARY
from araldo.games.medioevo_universale.frames import Handling
from araldo.games.medioevo_universale.rules import pacts
from araldo.games.medioevo_universale.rules.land import ground_room, supply
from araldo.games.medioevo_universale.rules.movement import may_enter
from araldo.games.medioevo_universale.rules.pieces import (
    captain,
    engine,
    lose_engine,
    nobody,
    riders,
    transport,
)
from araldo.games.medioevo_universale.rules.transports import cargo, count_of, hold, room, transport_limit, used
from araldo.games.medioevo_universale.state import BARBARIANS, Depot, Medioevo, Transport
from araldo.kernel import DONE, Action, Option, Span, ask, end, note, procedure, single

NO_LIMIT = 999


def shores(s: Medioevo, tr: Transport) -> tuple[int, ...]:
    """MU-LOD-04: where a transport loads: its own territory; from a sea zone, the land beside it."""
    return (tr.place,) if tr.place < SEA else BOARDS[s.board].coasts[tr.place]


def cost(s: Medioevo, seat: int, tr: Transport, t: int, weight: int) -> int:
    """MU-LOD-02, MU-LOD-03: less by an own settlement, an own Captain there, or for a ship in port."""
    eased = (AFLOAT[tr.kind] and tr.place < SEA) or (s.town[t] and s.owner[t] == seat)
    if not eased:
        eased = any(c.place == tr.place or c.place == t for c in s.captains[seat])
    return max(LOAD_LEAST, weight - LOAD_EASED) if eased else weight


def may_stand(s: Medioevo, seat: int, t: int) -> bool:
    """MU-LOD-07: own land, barbarian land, own siege lines (MU-SGE-12), or by a pact."""
    owner = s.owner[t]
    if owner in (seat, BARBARIANS) or besieges(s, seat, t):
        return True
    return owner >= 0 and not s.war[seat] >> owner & 1 and pacts.may_station(s, seat, owner, t) > 0


def besieges(s: Medioevo, seat: int, t: int) -> bool:
    return bool(s.sieges) and any(g.place == t and g.seat == seat and g.zone < 0 for g in s.sieges)


def landing_room(s: Medioevo, seat: int, t: int) -> int:
    """MU-SUP-04, MU-OWN-06: VF that may be set down there; in siege lines any number (MU-SGE-18)."""
    owner = s.owner[t]
    if besieges(s, seat, t):
        return NO_LIMIT
    if owner == seat:
        return ground_room(s, t)
    if owner == BARBARIANS:
        return supply(s, t) - sum(row[t] for row in s.vf)
    return min(ground_room(s, t), pacts.may_station(s, seat, owner, t) - s.vf[seat][t])


def ask_cargo(s: Medioevo, f: Handling) -> int | None:
    if all(tr.id != f.number for tr in s.fleets[f.seat]) or len(operations(s, f, f.seat)) == 1:
        return end(s)
    return ask(s, "cargo", f.seat)


def operations(s: Medioevo, f: Handling, seat: int) -> list[Option]:
    tr = transport(s, seat, f.number)
    found: list[Option] = [DONE]
    free = room(s, tr) - used(s, seat, tr)
    pm = tr.pm
    for t in shores(s, tr):
        if s.sieges and cut_off(s, seat, tr, t):
            continue
        if cost(s, seat, tr, t, LOAD_ARMIES) <= pm:
            if free > 0 and s.vf[seat][t]:  # strangers who must leave may be carried off (MU-WAR-07, MU-DIP-13)
                found.append(Span(("load", IDS[t]), 1, min(free, s.vf[seat][t])))
            if tr.vf and may_stand(s, seat, t):
                space = min(tr.vf, landing_room(s, seat, t))
                if space > 0:
                    found.append(Span(("unload", IDS[t]), 1, space))
            if AFLOAT[tr.kind]:
                add_carried(s, seat, tr, t, free, found)
            if MILITARY[tr.kind]:
                add_riders(s, seat, tr, t, free, found)
            else:
                add_goods(s, seat, tr, t, found)
    for other in nobody(s):
        if (
            (
                other.place == tr.place
                and other.ship < 0
                and count_of(s, seat, other.kind) < transport_limit(s, seat, other.kind)
            )
            and tr.vf > 1
            and cost(s, seat, tr, shores(s, tr)[0] if shores(s, tr) else 0, LOAD_ARMIES) <= pm
        ):
            found.append(("occupy", other.id))
    return found


def cut_off(s: Medioevo, seat: int, tr: Transport, t: int) -> bool:
    """MU-SGE-13: nothing passes a siege from the sea to the land or back."""
    return tr.place >= SEA and any(g.place == t and g.zone >= 0 and g.seat != seat for g in s.sieges)


def add_riders(s: Medioevo, seat: int, tr: Transport, t: int, free: int, found: list[Option]) -> None:
    """MU-LOD-06: engines and Captains, on military transports; Captains at a cost of their own."""
    heavy = cost(s, seat, tr, t, LOAD_ENGINE)
    light = cost(s, seat, tr, t, LOAD_CAPTAIN)
    for c in s.captains[seat] if light <= tr.pm else ():
        if c.ride < 0 and c.place == t:
            found.append(("board", c.id))
        elif c.ride == tr.id and (s.vf[seat][t] or s.owner[t] == seat) and may_stand(s, seat, t):
            found.append(("alight", c.id, IDS[t]))
    if heavy <= tr.pm:
        for e in s.engines[seat]:
            if e.ride < 0 and e.place == t and free >= ENGINE_SPACE:
                found.append(("mount", e.id))
            elif e.ride == tr.id and may_stand(s, seat, t) and (s.vf[seat][t] or s.owner[t] == seat):
                found.append(("dismount", e.id, IDS[t]))


def add_carried(s: Medioevo, seat: int, tr: Transport, t: int, free: int, found: list[Option]) -> None:
    """MU-TRA-07: land transports aboard ships."""
    if cost(s, seat, tr, t, LOAD_CARRIED) > tr.pm:
        return
    for other in s.fleets[seat]:
        if AFLOAT[other.kind]:
            continue
        space = CARRIED_SPACE + used(s, seat, other)
        if other.ship < 0 and other.place == t and free >= space and carries(s, seat, tr, other):
            found.append(("take_on", other.id))
        elif other.ship == tr.id and may_enter(s, seat, t, False):
            found.append(("set_down", other.id, IDS[t]))


def carries(s: Medioevo, seat: int, ship: Transport, other: Transport) -> bool:
    """MU-AMB-83: Merchant Ships carry no engines and no Captains, not even inside a wagon."""
    if MILITARY[ship.kind]:
        return True
    return not riders(s, seat, other.id)


def add_goods(s: Medioevo, seat: int, tr: Transport, t: int, found: list[Option]) -> None:
    """MU-COM-07, MU-CON-09."""
    if cost(s, seat, tr, t, LOAD_GOODS) > tr.pm:
        return
    free = hold(s, tr) - cargo(tr)
    if free > 0:
        for i, d in enumerate(s.depots):
            if d.place == t and may_take(s, seat, d):
                found.append(Span(("stow", i), 1, min(free, d.units)))
    if may_enter(s, seat, t, False):
        for i, lot in enumerate(tr.lots):
            found.append(Span(("leave_goods", i, IDS[t]), 1, lot[1]))


def may_take(s: Medioevo, seat: int, d: Depot) -> bool:
    return d.seat in (seat, -1) or s.owner[d.place] == seat


def handled(s: Medioevo, f: Handling, seat: int, action: Action) -> None:
    if action == DONE:
        end(s)
        return
    tr = transport(s, seat, f.number)
    s.stirred = True
    if action[0] in ("load", "unload"):
        t, n = NUMBER[action[1]], action[2]
        tr.pm -= cost(s, seat, tr, t, LOAD_ARMIES)
        sign = 1 if action[0] == "load" else -1
        tr.vf += sign * n
        s.vf[seat][t] -= sign * n
        note(s, "loaded" if sign > 0 else "unloaded", rule="MU-LOD-01", seat=seat, vf=n, place=action[1])
    elif action[0] in ("stow", "leave_goods"):
        move_goods(s, seat, tr, action)
    elif action[0] == "occupy":
        occupy(s, seat, tr, action[1])
    else:
        move_piece(s, seat, tr, action)


def move_piece(s: Medioevo, seat: int, tr: Transport, action: Action) -> None:
    verb, number = action[0], action[1]
    t = NUMBER[action[2]] if len(action) > 2 else -1
    if verb in ("board", "alight"):
        c = captain(s, seat, number)
        tr.pm -= cost(s, seat, tr, c.place if t < 0 else t, LOAD_CAPTAIN)
        c.ride, c.place = (tr.id, tr.place) if verb == "board" else (-1, t)
    elif verb in ("mount", "dismount"):
        e = engine(s, seat, number)
        tr.pm -= cost(s, seat, tr, e.place if t < 0 else t, LOAD_ENGINE)
        e.ride, e.place = (tr.id, tr.place) if verb == "mount" else (-1, t)
    else:
        other = transport(s, seat, number)
        tr.pm -= cost(s, seat, tr, other.place if t < 0 else t, LOAD_CARRIED)
        other.ship = tr.id if verb == "take_on" else -1
        place = tr.place if verb == "take_on" else t
        other.place = place
        for rider in riders(s, seat, other.id):
            rider.place = place
    what = piece_name(s, seat, verb, number)
    kind = "took_aboard" if verb in ("board", "mount", "take_on") else "set_ashore"
    note(s, kind, rule="MU-LOD-06", seat=seat, what=what, place=IDS[tr.place if t < 0 else t])


def piece_name(s: Medioevo, seat: int, verb: str, number: int) -> str:
    if verb in ("board", "alight"):
        return "captain"
    if verb in ("mount", "dismount"):
        return ENGINES[engine(s, seat, number).level - 1]
    return KINDS[transport(s, seat, number).kind]


def move_goods(s: Medioevo, seat: int, tr: Transport, action: Action) -> None:
    units = action[-1]
    if action[0] == "stow":
        d = s.depots[action[1]]
        tr.pm -= cost(s, seat, tr, d.place, LOAD_GOODS)
        d.units -= units
        add_lot(tr, (d.good, units, d.bought, d.control))
        if not d.units:
            s.depots.remove(d)
        note(s, "stowed", rule="MU-LOD-01", seat=seat, units=units, good=GOODS[d.good], place=IDS[d.place])
        return
    t = NUMBER[action[2]]
    tr.pm -= cost(s, seat, tr, t, LOAD_GOODS)
    good, have, bought, control = tr.lots[action[1]]
    if have == units:
        tr.lots.pop(action[1])
    else:
        tr.lots[action[1]] = (good, have - units, bought, control)
    keep = s.owner[t] == seat and s.town[t]
    s.depots.append(Depot(t, good, units, bought, control, seat, 0 if keep else s.turn + 1))
    note(s, "left_goods", rule="MU-COM-07", seat=seat, units=units, good=GOODS[good], place=IDS[t])


def add_lot(tr: Transport, lot: tuple[int, int, int, int]) -> None:
    """Goods of one kind and origin are one lot."""
    for i, (good, units, bought, control) in enumerate(tr.lots):
        if (good, bought, control) == (lot[0], lot[2], lot[3]):
            tr.lots[i] = (good, units + lot[1], bought, control)
            return
    tr.lots.append(lot)


def occupy(s: Medioevo, seat: int, tr: Transport, number: int) -> None:
    """MU-MOV-08: nobody's transport is taken over by 1 VF, with the goods on it."""
    other = next(x for x in nobody(s) if x.id == number)
    shore = shores(s, tr)
    tr.pm -= cost(s, seat, tr, shore[0], LOAD_ARMIES) if shore else LOAD_ARMIES
    tr.vf -= 1
    take_over(s, seat, other)
    note(s, "occupied", rule="MU-MOV-08", seat=seat, place=IDS[other.place])


def take_over(s: Medioevo, seat: int, other: Transport, vf: int = 1) -> None:
    """MU-MOV-08: with the engines on it, as far as his number allows (MU-SIE-02)."""
    nobody(s).remove(other)
    other.vf, other.pm, other.done = vf, 0, 0
    s.fleets[seat].append(other)
    for e in [e for e in s.engines[s.seats] if e.ride == other.id]:
        if len(s.engines[seat]) < s.lt[seat]:
            s.engines[s.seats].remove(e)
            s.engines[seat].append(e)
        else:
            lose_engine(s, s.seats, e, "limit", "MU-SIE-02", seat)


def default_cargo(s: Medioevo, f: Handling, seat: int) -> Action:
    return DONE


PROCEDURES = [procedure(Handling, ask_cargo)]

QUESTIONS = [single("cargo", Handling, handled, options=operations, default=default_cargo)]
