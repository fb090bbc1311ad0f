"""Pieces and the reserve (CMP): transports, Captains and engines have a number of their own; all have their box."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, SEA
from araldo.games.medioevo_universale.box import ENGINES, KINDS, STOCKED
from araldo.games.medioevo_universale.state import GROUND, Captain, Engine, Medioevo, Transport
from araldo.kernel import note


def left(s: Medioevo, name: str) -> int:
    """How many of a piece the reserve holds; enough, if the reserve has no limits (MU-CMP-03)."""
    return s.stock[STOCKED[name]] if s.options["component_limits"] else 99


def take(s: Medioevo, name: str) -> None:
    s.stock[STOCKED[name]] -= 1


def give_back(s: Medioevo, name: str) -> None:
    s.stock[STOCKED[name]] += 1


def serial(s: Medioevo) -> int:
    s.serial += 1
    return s.serial


def nobody(s: Medioevo) -> list[Transport]:
    """MU-MOV-08: transports that belong to nobody."""
    return s.fleets[s.seats]


def pirates(s: Medioevo) -> list[Transport]:
    return s.fleets[s.seats + 1]


def transport(s: Medioevo, seat: int, number: int) -> Transport:
    for tr in s.fleets[seat]:
        if tr.id == number:
            return tr
    raise LookupError(number)


def captain(s: Medioevo, seat: int, number: int) -> Captain:
    return next(c for c in s.captains[seat] if c.id == number)


def engine(s: Medioevo, seat: int, number: int) -> Engine:
    return next(e for e in s.engines[seat] if e.id == number)


def riders(s: Medioevo, seat: int, number: int) -> list[Captain | Engine]:
    """Captains and engines aboard a transport."""
    found: list[Captain | Engine] = [c for c in s.captains[seat] if c.ride == number]
    return found + [e for e in s.engines[seat] if e.ride == number]


def add_transport(s: Medioevo, seat: int, kind: int, level: int, place: int, vf: int = 0) -> Transport:
    take(s, KINDS[kind])
    made = Transport(serial(s), kind, level, place, vf)
    s.fleets[seat].append(made)
    return made


def add_captain(s: Medioevo, seat: int, level: int, place: int, ride: int = GROUND) -> Captain:
    made = Captain(serial(s), level, place, ride)
    s.captains[seat].append(made)
    return made


def add_engine(s: Medioevo, seat: int, level: int, place: int, ride: int = GROUND) -> Engine:
    take(s, ENGINES[level - 1])
    made = Engine(serial(s), level, place, ride)
    s.engines[seat].append(made)
    return made


def remove_transport(s: Medioevo, seat: int, tr: Transport) -> None:
    """With what is on it: VF are lost, riders too. Land transports that it carries go with it."""
    s.fleets[seat].remove(tr)
    give_back(s, KINDS[tr.kind])
    if seat < s.seats:
        for c in [c for c in s.captains[seat] if c.ride == tr.id]:
            remove_captain(s, seat, c)
    if seat <= s.seats:
        for e in [e for e in s.engines[seat] if e.ride == tr.id]:
            remove_engine(s, seat, e)
    elif tr.chief:
        give_back(s, "barbarian_captain")
    for other in [x for x in s.fleets[seat] if x.ship == tr.id]:
        remove_transport(s, seat, other)
    s.stirred = True


def remove_captain(s: Medioevo, seat: int, c: Captain) -> None:
    """MU-REL-05: a relic he carries stays on land, and is lost at sea."""
    s.captains[seat].remove(c)
    if c.relic >= 0:
        for relic in s.relics:
            if relic.captain == c.id:
                relic.captain, relic.place = -1, c.place
                if c.place >= SEA:
                    s.relics.remove(relic)
                break
    note(s, "captain_lost", rule="MU-CPT-04", seat=seat, place=IDS[c.place])


def remove_engine(s: Medioevo, seat: int, e: Engine) -> None:
    s.engines[seat].remove(e)
    give_back(s, ENGINES[e.level - 1])


def lose_engine(s: Medioevo, seat: int, e: Engine, why: str, rule: str, told: int = -1) -> None:
    """An engine is removed, and everybody reads why; `told`: whose loss it is, if not its owner's."""
    name, owner = ENGINES[e.level - 1], told if told >= 0 else seat
    note(s, "engine_lost", rule=rule, seat=owner, what=name, place=IDS[e.place], why=why)
    remove_engine(s, seat, e)
