"""Chapter CON, MU-CTL-01: what a conqueror finds: destroy, plunder or keep, item by item (also at sea, MU-CON-07)."""

from __future__ import annotations

from typing import Any

from araldo.games.medioevo_universale.board import IDS, SEA, TOWN_ID
from araldo.games.medioevo_universale.box import (
    AFLOAT,
    BUILD_COST,
    BUILDING,
    CAPTAIN_COST,
    CHIEF_HONOUR_FROM,
    ENGINE_COST,
    ENGINE_SPACE,
    ENGINES,
    FAIR,
    KINDS,
    MILITARY,
    PLUNDER_PERCENT,
    PRICE,
    SACK_LEVELS,
    SACK_PERCENT,
    TOWN,
    TREASURE_FROM,
)
from araldo.games.medioevo_universale.frames import Attack, Landing, Prize, Spoils
from araldo.games.medioevo_universale.rules import artillery, barbarians, salvage, treasures, wars
from araldo.games.medioevo_universale.rules.answers import Weighed
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.land import supply
from araldo.games.medioevo_universale.rules.money import gain, transfer
from araldo.games.medioevo_universale.rules.movement import may_enter
from araldo.games.medioevo_universale.rules.ownership import disown, pass_land
from araldo.games.medioevo_universale.rules.pieces import (
    captain,
    engine,
    give_back,
    pirates,
    remove_captain,
    remove_engine,
    remove_transport,
    riders,
    transport,
)
from araldo.games.medioevo_universale.rules.players import scores
from araldo.games.medioevo_universale.rules.structures import buildings, level_of, port_zone, set_level
from araldo.games.medioevo_universale.rules.transports import count_of, put_at, room, transport_limit, used
from araldo.games.medioevo_universale.state import BARBARIANS, Depot, Medioevo, Transport
from araldo.kernel import DONE, Action, Option, Refusal, Span, ask, call, note, procedure, single

CAPTAIN, ENGINE, TRANSPORT, BUILDING_ITEM = "captain", "siege_engine", "transport", "building"


def take(s: Medioevo, f: Attack) -> None:
    """The attack has succeeded: the attackers occupy the place; then the spoils."""
    losers = [party for party in (f.victim, *f.helpers) if party >= 0 and not strength(s, party, f.place)]
    s.victor = f.seat
    wild = ashore = False
    if f.kind == "land":
        wild = f.victim == BARBARIANS
        ashore = occupy(s, f)
    elif f.prey >= 0:
        sink(s, f)
    if f.kind in ("relief", "sortie"):
        s.sieges = [g for g in s.sieges if not (g.place == f.place and g.seat == f.victim and g.zone < 0)]
        enter_relieved(s, f)
    items = list_items(s, f.place, losers, f.kind == "land", f.victim)
    if f.kind == "land" and f.victim >= 0:
        items = sack_capital(s, f, items)
    note(s, "conquered", rule="MU-CON-01", seat=f.seat, place=IDS[f.place])
    s.stirred = True
    call(s, Spoils(seat=f.seat, place=f.place, battlefield=f.place, items=items, wild=wild))
    if ashore:
        call(s, Landing(seat=f.seat, place=f.place, battlefield=f.place, ids=list(f.ids)))


def enter_relieved(s: Medioevo, f: Attack) -> None:
    """MU-SGE-20, MU-ATK-06: a relief force has paid to enter, and does so where it may."""
    convoy = [transport(s, f.seat, i) for i in f.ids]
    if convoy and may_enter(s, f.seat, f.place, AFLOAT[convoy[0].kind]):
        here = convoy[0].place
        for tr in convoy if here < SEA or port_zone(s, f.place) == here else ():
            put_at(s, s.fleets[f.seat], tr, f.place)


def occupy(s: Medioevo, f: Attack) -> bool:
    """MU-CON-01, MU-ATK-06: ships enter a port, without one armies must land (True); land transports drive in."""
    t, seat = f.place, f.seat
    fleet = s.fleets[seat]
    convoy = [transport(s, seat, i) for i in f.ids]
    here = convoy[0].place if convoy else t  # MU-NAV-06: besiegers on the ground
    if s.chief[t]:
        slay_chief(s, seat, s.chief[t], t)
        s.chief[t] = 0
    s.wild[t] = 0
    pass_land(s, t, seat)
    for other in range(s.seats):  # MU-ATK-12, MU-CON-11: who stood by is an intruder now
        if other != seat and strength(s, other, t):
            wars.must_leave(s, other, t)
    if here < SEA or port_zone(s, t) == here:
        for tr in convoy:
            put_at(s, fleet, tr, t)
        return False
    return True


# -- armies go ashore


def ask_landing(s: Medioevo, f: Landing) -> int | None:
    """MU-CON-01: at least 1 VF; where there is nothing to choose it lands at once."""
    found = landings(s, f, f.seat)
    if not found or found == [DONE]:
        return None
    first = found[0]
    if len(found) == 1 and isinstance(first, Span) and first.low == first.high:
        landed(s, f, f.seat, (*first.head, first.high))
        return None
    return ask(s, "beachhead" if f.need else "landing", f.seat)


def landings(s: Medioevo, f: Landing, seat: int) -> list[Option]:
    """On conquered land what it feeds (MU-SUP-03); besiegers as many as they like (MU-SGE-18), but enough of them."""
    spare = {number: transport(s, seat, number).vf - 1 for number in f.ids}  # MU-ATK-07
    aboard = sum(spare.values())
    space = aboard if f.need else max(1, supply(s, f.place)) - f.landed
    found: list[Option] = [DONE] if f.landed >= max(1, f.need) else []
    for number, most in spare.items():
        if most > 0 and space > 0:
            least = max(1, f.need - f.landed - (aboard - most))
            found.append(Span(("land_from", number), least, min(space, most)))
    return found


def landed(s: Medioevo, f: Landing, seat: int, action: Action) -> None:
    if action == DONE:
        f.ids = []
        return
    f.ids.remove(action[1])
    f.landed += action[2]
    transport(s, seat, action[1]).vf -= action[2]
    s.vf[seat][f.place] += action[2]
    rule = "MU-NAV-06" if f.need else "MU-CON-01"
    note(s, "unloaded", rule=rule, seat=seat, vf=action[2], place=IDS[f.place])


def default_landing(s: Medioevo, f: Landing, seat: int) -> Action:
    """As many as the land feeds; to a siege, all."""
    last = landings(s, f, seat)[-1]
    return (*last.head, last.high) if isinstance(last, Span) else DONE


def encamp(s: Medioevo, f: Landing) -> None:
    """MU-NAV-06: who has landed before the walls besieges them by land."""
    if f.need:
        artillery.lay(s, f.seat, f.place, -1)


def slay_chief(s: Medioevo, seat: int, level: int, place: int) -> None:
    """MU-CON-08: a Treasure card from level II on, 1 PO for level III."""
    give_back(s, "barbarian_captain")
    note(s, "chief_slain", rule="MU-CON-08", seat=seat, level=level, place=IDS[place])
    if level >= CHIEF_HONOUR_FROM:
        scores(s, seat, "destroy_barbarian_captain_3")
    if level >= TREASURE_FROM:
        treasures.draw_treasure(s, seat, place)


def sink(s: Medioevo, f: Attack) -> None:
    """MU-PIR-04: pirates are beaten; the Galley cannot be kept."""
    for tr in [tr for tr in pirates(s) if tr.id == f.prey]:
        level, tr.chief = tr.chief, 0
        remove_transport(s, s.seats + 1, tr)
        if level:
            slay_chief(s, f.seat, level, f.place)


def list_items(s: Medioevo, t: int, losers: list[int], land: bool, owner: int) -> list[tuple[str, int, int]]:
    found: list[tuple[str, int, int]] = []
    for loser in losers:
        found += [(CAPTAIN, loser, c.id) for c in s.captains[loser] if c.place == t]
        engines = [(ENGINE, loser, e.id) for e in s.engines[loser] if e.place == t]
        transports = [(TRANSPORT, loser, tr.id) for tr in s.fleets[loser] if tr.place == t]
        found += transports + engines if t >= SEA else engines + transports  # at sea an engine needs a ship
    if land:
        found += [(BUILDING_ITEM, owner, what) for what in buildings(s, t)]
    return found


def sack_capital(s: Medioevo, f: Attack, items: list[tuple[str, int, int]]) -> list[tuple[str, int, int]]:
    """MU-CTL-01: the conquered Capital loses levels, its owner a part of his Florins."""
    if s.capital[f.victim] != f.place:
        return items
    booty = s.florins[f.victim] * SACK_PERCENT // 100
    transfer(s, f.victim, f.seat, booty)
    here: dict[str, Any] = {"place": IDS[f.place], "town": TOWN_ID[f.place]}
    note(s, "capital_taken", rule="MU-CTL-01", seat=f.seat, victim=f.victim, amount=booty, **here)
    s.capital[f.victim] = -1
    if s.town[f.place]:
        set_level(s, f.place, TOWN, max(0, s.town[f.place] - SACK_LEVELS))
        note(s, "town_lower", rule="MU-CTL-01", level=s.town[f.place], **here)
    there = buildings(s, f.place)
    return [item for item in items if item[0] != BUILDING_ITEM or item[2] in there]


# -- item by item (MU-DEC-45)


def ask_spoils(s: Medioevo, f: Spoils) -> int | None:
    while f.items and not present(s, f, f.items[0]):
        f.items.pop(0)
    return ask(s, "spoils", f.seat) if f.items else None


def present(s: Medioevo, f: Spoils, item: tuple[str, int, int]) -> bool:
    kind, owner, number = item
    if kind == BUILDING_ITEM:
        return level_of(s, f.place, number) > 0
    if kind == CAPTAIN:
        return any(c.id == number for c in s.captains[owner])
    if kind == ENGINE:
        return any(e.id == number for e in s.engines[owner])
    return any(tr.id == number for tr in s.fleets[owner])


def name_of(s: Medioevo, f: Spoils, item: tuple[str, int, int]) -> str:
    kind, owner, number = item
    if kind == BUILDING_ITEM:
        return BUILDING[number][level_of(s, f.place, number) - 1]
    if kind == TRANSPORT:
        return KINDS[transport(s, owner, number).kind]
    return ENGINES[engine(s, owner, number).level - 1] if kind == ENGINE else kind


def keepable(s: Medioevo, f: Spoils, item: tuple[str, int, int]) -> Refusal | None:
    """MU-CON-05: not Captains; number limits apply."""
    kind, owner, number = item
    if kind == CAPTAIN:
        return Refusal("MU-CON-02")
    if kind == BUILDING_ITEM and number >= FAIR and f.razed:
        return Refusal("MU-BLD-12")
    if kind == ENGINE and len(s.engines[f.seat]) >= s.lt[f.seat]:
        return Refusal("MU-CON-05", (("limit", s.lt[f.seat]),))
    if kind == ENGINE and f.place >= SEA and berth(s, f) < 0:
        return Refusal("MU-LOD-06")
    if kind == TRANSPORT:
        k = transport(s, owner, number).kind
        if count_of(s, f.seat, k) >= transport_limit(s, f.seat, k):
            return Refusal("MU-CON-05", (("limit", transport_limit(s, f.seat, k)),))
    return None


def choices(s: Medioevo, f: Spoils, seat: int) -> Weighed:
    item = f.items[0]
    name = name_of(s, f, item)
    yield ("keep", name), keepable(s, f, item)
    yield ("plunder", name), None
    yield ("destroy", name), None


def options(s: Medioevo, f: Spoils, seat: int) -> list[Option]:
    item = f.items[0]
    name = name_of(s, f, item)
    found: list[Option] = [("plunder", name), ("destroy", name)]
    return [("keep", name), *found] if keepable(s, f, item) is None else found


def default_choice(s: Medioevo, f: Spoils, seat: int) -> Action:
    first = options(s, f, seat)[0]
    return tuple(first)


def chosen(s: Medioevo, f: Spoils, seat: int, action: Action) -> None:
    item = f.items.pop(0)
    name = action[1]
    loot = value(s, f, item) * PLUNDER_PERCENT // 100 if action[0] == "plunder" else 0  # MU-CON-04
    note(s, "spoils", rule="MU-CON-02", seat=seat, what=name, how=action[0], place=IDS[f.place], amount=loot)
    if action[0] == "keep":
        keep(s, f, item)
        return
    if action[0] == "plunder":
        gain(s, seat, loot)
    elif item[1] >= 0:
        scores(s, seat, f"destroy_{item[0]}")  # MU-CON-03
    remove(s, f, item)


def value(s: Medioevo, f: Spoils, item: tuple[str, int, int]) -> int:
    kind, owner, number = item
    if kind == BUILDING_ITEM:
        return BUILD_COST[number][level_of(s, f.place, number) - 1]
    if kind == CAPTAIN:
        return CAPTAIN_COST[captain(s, owner, number).level - 1]
    if kind == ENGINE:
        return ENGINE_COST[engine(s, owner, number).level - 1]
    tr = transport(s, owner, number)
    return PRICE[tr.kind][tr.level - 1]


def remove(s: Medioevo, f: Spoils, item: tuple[str, int, int]) -> None:
    kind, owner, number = item
    if kind == BUILDING_ITEM:
        if number == TOWN and s.fairs[f.place]:  # MU-BLD-12: its Fairs are found next, and cannot be kept
            f.razed = True
        else:
            set_level(s, f.place, number, 0)
    elif kind == CAPTAIN:
        remove_captain(s, owner, captain(s, owner, number))
    elif kind == ENGINE:
        remove_engine(s, owner, engine(s, owner, number))
    else:
        tr = transport(s, owner, number)
        spill(s, f.seat, tr)
        free_riders(s, owner, tr)
        remove_transport(s, owner, tr)


def free_riders(s: Medioevo, owner: int, tr: Transport) -> None:
    """What rode on a transport is an item of its own."""
    for rider in riders(s, owner, tr.id):
        rider.ride = -1
    for other in s.fleets[owner]:
        if other.ship == tr.id:
            other.ship = -1


def keep(s: Medioevo, f: Spoils, item: tuple[str, int, int]) -> None:
    """MU-CON-05: it passes to the conqueror; a kept transport keeps its goods."""
    kind, owner, number = item
    if kind == ENGINE:
        e = engine(s, owner, number)
        s.engines[owner].remove(e)
        e.ride = berth(s, f) if f.place >= SEA else -1
        s.engines[f.seat].append(e)
    elif kind == TRANSPORT:
        tr = transport(s, owner, number)
        free_riders(s, owner, tr)
        s.fleets[owner].remove(tr)
        tr.pm = tr.done = tr.leave = 0
        tr.came, tr.ship = -1, -1
        s.fleets[f.seat].append(tr)
        man(s, f, tr)


def berth(s: Medioevo, f: Spoils) -> int:
    """MU-LOD-06: a Galley of the conqueror there with room for an engine, or -1."""
    for tr in s.fleets[f.seat]:
        if tr.place == f.place and MILITARY[tr.kind] and room(s, tr) - used(s, f.seat, tr) >= ENGINE_SPACE:
            return tr.id
    return -1


def man(s: Medioevo, f: Spoils, tr: Transport) -> None:
    """At sea and in barbarian land a captured transport needs a VF aboard, from the conqueror's others there."""
    if tr.place < SEA and s.owner[tr.place] == f.seat:
        return
    for other in s.fleets[f.seat]:
        if other is not tr and other.place == tr.place and other.vf > 1:
            other.vf -= 1
            tr.vf += 1
            return


def spill(s: Medioevo, seat: int, tr: Transport) -> None:
    """MU-CON-09: a Caravan's goods stay on the ground, a ship's go to the victor's Merchant Ships there or are lost."""
    if not tr.lots:
        return
    if AFLOAT[tr.kind] and tr.place >= SEA:
        salvage.afloat(s, seat, tr.place, tr.lots)
    else:
        for good, units, bought, control in tr.lots:
            s.depots.append(Depot(tr.place, good, units, bought, control, -1, s.turn + 1))
    tr.lots = []


def finish_spoils(s: Medioevo, f: Spoils) -> None:
    """MU-CON-10: barbarians around a conquered territory grow."""
    s.stirred = True
    if f.razed:
        set_level(s, f.place, TOWN, 0)
    if f.wild:
        barbarians.activate(s, f.place)


# -- transports that nobody protects (MU-ATK-14)


def unprotected(s: Medioevo, f: Attack) -> None:
    """After a fight at sea or in barbarian land: a side protects as many transports as it has VF.

    Which ones, its owner has said with his losses (MU-DEC-32): a transport without VF is not protected.
    """
    if f.kind not in ("sea", "raid") or f.victim < 0 or (f.place < SEA and s.owner[f.place] != BARBARIANS):
        return
    there = sorted(
        (tr for tr in s.fleets[f.victim] if tr.place == f.place and tr.ship < 0), key=lambda tr: (tr.vf, tr.level)
    )
    spare = len(there) - strength(s, f.victim, f.place)
    given_up = [tr.id for tr in there[: max(0, spare)] if not tr.vf]
    for number in given_up:
        disown(s, f.victim, number)
    if given_up:
        call(s, Prize(seat=f.seat, place=f.place, ids=given_up))


PROCEDURES = [procedure(Spoils, ask_spoils, finish_spoils), procedure(Landing, ask_landing, encamp)]

QUESTIONS = [
    single("spoils", Spoils, chosen, candidates=choices, options=options, default=default_choice),
    single("landing", Landing, landed, options=landings, default=default_landing),
    single("beachhead", Landing, landed, options=landings, default=default_landing),
]
