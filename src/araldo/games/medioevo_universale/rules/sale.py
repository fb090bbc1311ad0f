"""Chapter SAL: buildings, transports and engines in own territories may be sold to the bank at half price."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, NUMBER, SEA, SITE
from araldo.games.medioevo_universale.box import (
    BUILD_COST,
    BUILDING,
    ENGINE_COST,
    FAIRS,
    FORTS,
    KINDS,
    PRICE,
    SALE_PERCENT,
    TOWNS,
)
from araldo.games.medioevo_universale.rules.land import is_besieged
from araldo.games.medioevo_universale.rules.money import gain
from araldo.games.medioevo_universale.rules.pieces import engine, remove_engine, remove_transport, transport
from araldo.games.medioevo_universale.rules.structures import set_level
from araldo.games.medioevo_universale.state import Depot, Medioevo, Transport
from araldo.kernel import Action, note

VERBS = ("sell", "sell_transport", "sell_engine")
SELL: dict[str, tuple[Action, ...]] = {
    name: tuple(("sell", name, land) for land in IDS[:SEA]) for row in BUILDING for name in row
}
WHAT = {name: what for what, row in enumerate(BUILDING) for name in row}


def offers(s: Medioevo, seat: int) -> list[Action]:
    """MU-SAL-02: not in a besieged or contested territory; no Capital, no settlement with Fairs."""
    found: list[Action] = []
    town, fort, church, fairs, sieges = s.town, s.fort, s.church, s.fairs, s.sieges
    works = s.works[seat]
    for t in s.lands[seat]:
        if not (town[t] or fort[t] or church[t]) or (sieges and is_besieged(s, t)):
            continue
        if works and any(x == t for x, _, _ in works):
            continue
        if town[t] and not fairs[t] and t != s.capital[seat] and SITE[t]:
            found.append(SELL[TOWNS[town[t] - 1]][t])
        if fort[t]:
            found.append(SELL[FORTS[fort[t] - 1]][t])
        if church[t]:
            found.append(SELL["cathedral"][t])
        if fairs[t]:
            found += [SELL[FAIRS[i]][t] for i in range(3) if fairs[t] >> i & 1]
    for tr in s.fleets[seat]:
        if tr.ship < 0 and at_home(s, seat, tr.place):
            found.append(("sell_transport", tr.id))
    for e in s.engines[seat]:
        if at_home(s, seat, e.place):
            found.append(("sell_engine", e.id))
    return found


def at_home(s: Medioevo, seat: int, place: int) -> bool:
    return place < SEA and s.owner[place] == seat and not (s.sieges and is_besieged(s, place))


def value(s: Medioevo, seat: int, action: Action) -> int:
    """MU-SAL-02: a part of the full price of the present level, rounded down."""
    if action[0] == "sell":
        what = WHAT[action[1]]
        return BUILD_COST[what][BUILDING[what].index(action[1])] * SALE_PERCENT // 100
    if action[0] == "sell_transport":
        tr = transport(s, seat, action[1])
        return PRICE[tr.kind][tr.level - 1] * SALE_PERCENT // 100
    return ENGINE_COST[engine(s, seat, action[1]).level - 1] * SALE_PERCENT // 100


def sell_all(s: Medioevo, seat: int, edits: list[Action]) -> None:
    """Every sale of a draft: ships before the ports they lie in."""
    for building in (False, True):
        for edit in edits:
            if edit[0] in VERBS and (edit[0] == "sell") is building:
                sell(s, seat, edit)


def sell(s: Medioevo, seat: int, action: Action) -> None:
    gain(s, seat, value(s, seat, action))
    if action[0] == "sell":
        set_level(s, NUMBER[action[2]], WHAT[action[1]], 0)
        note(s, "sold", rule="MU-SAL-02", seat=seat, what=action[1], place=action[2])
    elif action[0] == "sell_transport":
        tr = transport(s, seat, action[1])
        note(s, "sold", rule="MU-SAL-02", seat=seat, what=KINDS[tr.kind], place=IDS[tr.place])
        unload_all(s, seat, tr)
        remove_transport(s, seat, tr)
    else:
        e = engine(s, seat, action[1])
        note(s, "sold", rule="MU-SAL-02", seat=seat, what="siege_engine", place=IDS[e.place])
        remove_engine(s, seat, e)


def unload_all(s: Medioevo, seat: int, tr: Transport) -> None:
    """What a transport carries is left on the ground of its territory."""
    s.vf[seat][tr.place] += tr.vf
    tr.vf = 0
    for c in s.captains[seat]:
        if c.ride == tr.id:
            c.ride = -1
    for e in s.engines[seat]:
        if e.ride == tr.id:
            e.ride = -1
    for other in s.fleets[seat]:
        if other.ship == tr.id:
            other.ship = -1
    drop_goods(s, seat, tr)


def drop_goods(s: Medioevo, seat: int, tr: Transport) -> None:
    """MU-COM-07: goods lie on the ground; in an own settlement they stay, elsewhere until the end of the next turn."""
    keep = s.owner[tr.place] == seat and s.town[tr.place]
    for good, units, place, control in tr.lots:
        s.depots.append(Depot(tr.place, good, units, place, control, seat, 0 if keep else s.turn + 1))
    tr.lots = []
