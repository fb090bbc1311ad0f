"""Phase 8, chapter PLA: what was bought or received comes onto the map; for all at the same time (MU-PLA-08)."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, NUMBER
from araldo.games.medioevo_universale.box import (
    AFLOAT,
    BUILDING,
    ENGINE_SPACE,
    ENGINES,
    FAIR,
    KINDS,
    LOGISTICA,
    MILITARY,
    RESERVE,
    STOCKED,
    TOWN,
)
from araldo.games.medioevo_universale.frames import Placement
from araldo.games.medioevo_universale.rules.land import board, ground_room, is_besieged, lands_of, quiet
from araldo.games.medioevo_universale.rules.pieces import add_captain, add_engine, add_transport, give_back, transport
from araldo.games.medioevo_universale.rules.players import living
from araldo.games.medioevo_universale.rules.purchase import CAPTAIN, ENGINE, TRANSPORT
from araldo.games.medioevo_universale.rules.structures import level_of, port_zone, set_level
from araldo.games.medioevo_universale.rules.transports import room, used
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import (
    ALL,
    BANK,
    DONE,
    Action,
    Option,
    Span,
    ask,
    draft,
    note,
    pay,
    procedure,
)


def place_buildings(s: Medioevo, f: Placement) -> None:
    """MU-PLA-02: where they were bought. They count for supply from the next turn on (MU-PLA-03)."""
    for seat in living(s):
        for t, what, level in s.works[seat]:
            give_back(s, BUILDING[what][level - 1])
            before = level_of(s, t, what)
            if s.owner[t] != seat or before >= level or is_besieged(s, t) or (what >= FAIR and not s.town[t]):
                continue  # MU-PLA-07: lost
            set_level(s, t, what, level)
            if what < FAIR:
                s.fresh[t] += level - before << 2 * what
            if what == TOWN and not before:
                f.new.append(t)
                if s.capital[seat] < 0:
                    s.capital[seat] = t  # MU-CTL-03
            note(s, "built", rule="MU-PLA-02", seat=seat, what=BUILDING[what][level - 1], place=IDS[t])
        s.works[seat] = []
    f.waiting = list(living(s))


def ask_placement(s: Medioevo, f: Placement) -> int | None:
    waiting = [seat for seat in f.waiting if not s.out >> seat & 1 and has_something(s, seat)]
    if not waiting:
        return None
    return ask(s, "placement", *(waiting if s.options["simultaneous_phases"] else waiting[:1]))


def has_something(s: Medioevo, seat: int) -> bool:
    """Publicly: a pool, orders, or logistica, with which a reserve may be held."""
    return bool(s.pool[seat] or s.orders[seat] or s.tech[seat] & LOGISTICA)


def bases(s: Medioevo, seat: int) -> list[int]:
    """MU-PLA-01, MU-SGE-15: own settlements that are not besieged."""
    return [t for t in lands_of(s, seat) if s.town[t] and not s.damaged[t] & 1 and not (s.sieges and is_besieged(s, t))]


def camps(s: Medioevo, seat: int, towns: list[int]) -> list[int]:
    """MU-PLA-05, MU-MAP-02: with logistica armies go to all own territories connected with own settlements."""
    if not s.tech[seat] & LOGISTICA:
        return towns
    near, mine = board(s).near, set(quiet(s, seat))
    line = list(towns)
    for t in line:
        line += [n for n in near[t] if n in mine and n not in line]
    return sorted(line)


def edits(s: Medioevo, f: Placement, seat: int, draft: list[Action]) -> list[Option]:
    """What may still be placed, within supply (MU-PLA-06)."""
    vf = s.pool[seat] + s.reserve[seat]
    rooms: dict[int | str, int] = {}
    orders = list(s.orders[seat])
    for edit in draft:
        if edit[0] in ("station", "embark"):
            vf -= edit[2]
            rooms[edit[1]] = rooms.get(edit[1], 0) + edit[2]
        else:
            orders.remove(order_of(edit))
            if edit[0] == "set_on" and edit[1] in ENGINES:
                rooms[edit[3]] = rooms.get(edit[3], 0) + ENGINE_SPACE
    towns = bases(s, seat)
    found: list[Option] = []
    if vf > 0:
        for t in camps(s, seat, towns):
            space = min(vf, ground_room(s, t) - rooms.get(IDS[t], 0))
            if space > 0:
                found.append(Span(("station", IDS[t]), 1, space))
        for tr in s.fleets[seat]:
            if tr.place in towns and tr.ship < 0:
                space = min(vf, room(s, tr) - used(s, seat, tr) - rooms.get(tr.id, 0))
                if space > 0:
                    found.append(Span(("embark", tr.id), 1, space))
    if orders:
        add_orders(s, f, seat, orders, [t for t in towns if t not in f.new], rooms, found)
    return found


def order_of(edit: Action) -> tuple[int, int, int]:
    name, level = edit[1], edit[2]
    if name in KINDS:
        return TRANSPORT, KINDS.index(name), level
    return (CAPTAIN, 0, level) if name == "captain" else (ENGINE, 0, level)


def add_orders(
    s: Medioevo,
    f: Placement,
    seat: int,
    orders: list[tuple[int, int, int]],
    towns: list[int],
    rooms: dict[int | str, int],
    found: list[Option],
) -> None:
    """MU-PLA-01, MU-PLA-03, MU-PLA-04: transports, engines and Captains need a settlement that stood before."""
    for what, kind, level in sorted(set(orders)):
        name = KINDS[kind] if what == TRANSPORT else "captain" if what == CAPTAIN else ENGINES[level - 1]
        for t in towns:
            if what != TRANSPORT or not AFLOAT[kind] or port_zone(s, t) >= 0:
                found.append(("set", name, level, IDS[t]))
        if what == TRANSPORT:
            continue
        for tr in s.fleets[seat]:
            if (
                tr.place in towns
                and MILITARY[tr.kind]
                and tr.ship < 0
                and (what == CAPTAIN or room(s, tr) - used(s, seat, tr) - rooms.get(tr.id, 0) >= ENGINE_SPACE)
            ):
                found.append(("set_on", name, level, tr.id))


def options(s: Medioevo, f: Placement, seat: int, draft: list[Action]) -> list[Option]:
    return [*edits(s, f, seat, draft), DONE]


def placed(s: Medioevo, f: Placement, answers: dict[int, list[Action]]) -> None:
    for seat in living(s):
        if seat not in answers:
            continue
        f.waiting.remove(seat)
        vf = s.pool[seat] + s.reserve[seat]
        for edit in answers[seat]:
            vf -= put(s, seat, edit)
        for order in s.orders[seat]:
            scrap(s, order)
        s.orders[seat] = []
        hold_back(s, seat, vf)


def put(s: Medioevo, seat: int, edit: Action) -> int:
    """One edit comes true. Returns the VF it took."""
    if edit[0] == "station":
        s.vf[seat][NUMBER[edit[1]]] += edit[2]
        note(s, "stationed", rule="MU-PLA-01", seat=seat, vf=edit[2], place=edit[1])
        return int(edit[2])
    if edit[0] == "embark":
        tr = transport(s, seat, edit[1])
        tr.vf += edit[2]
        note(s, "stationed", rule="MU-PLA-01", seat=seat, vf=edit[2], place=IDS[tr.place])
        return int(edit[2])
    order = order_of(edit)
    s.orders[seat].remove(order)
    scrap(s, order)
    ride = edit[3] if edit[0] == "set_on" else -1
    place = transport(s, seat, ride).place if ride >= 0 else NUMBER[edit[3]]
    if order[0] == TRANSPORT:
        add_transport(s, seat, order[1], order[2], place)
    elif order[0] == CAPTAIN:
        add_captain(s, seat, order[2], place, ride)
    else:
        add_engine(s, seat, order[2], place, ride)
    note(s, "set", rule="MU-PLA-01", seat=seat, what=edit[1], level=edit[2], place=IDS[place])
    return 0


def scrap(s: Medioevo, order: tuple[int, int, int]) -> None:
    """An order's piece is back in the reserve (MU-PLA-07: not refunded)."""
    what, kind, level = order
    if what != CAPTAIN:
        s.stock[STOCKED[KINDS[kind] if what == TRANSPORT else ENGINES[level - 1]]] += 1


def hold_back(s: Medioevo, seat: int, vf: int) -> None:
    """MU-PLA-05, MU-PLA-07: logistica keeps some behind the screen, the rest is lost."""
    keep = min(vf, RESERVE[s.lt[seat] - 1]) if s.tech[seat] & LOGISTICA else 0
    change = keep - s.reserve[seat]
    if change > 0:
        pay(s, s.reserve, BANK, seat, change, ALL, at=1)
    elif change < 0:
        pay(s, s.reserve, seat, BANK, -change, ALL, at=1)
    s.pool[seat] = 0
    if vf > keep:
        note(s, "wasted", rule="MU-PLA-07", seat=seat, vf=vf - keep)


def close_phase(s: Medioevo, f: Placement) -> None:
    """Who had nothing to place keeps nothing in the pool."""
    for seat in range(s.seats):
        s.pool[seat] = 0


def default_placement(s: Medioevo, f: Placement, seat: int, draft: list[Action]) -> Action:
    """MU-DEC-34: purchases, then armies to the Capital up to its supply, then to other settlements."""
    found = edits(s, f, seat, draft)
    for option in found:
        if option[0] in ("set", "set_on"):
            assert isinstance(option, tuple)
            return tuple(option)
    spans = [option for option in found if isinstance(option, Span)]
    if not spans:
        return DONE
    capital = IDS[s.capital[seat]] if s.capital[seat] >= 0 else ""
    chosen = next((x for x in spans if x.head[1] == capital), spans[0])
    return (*chosen.head, chosen.high)


PROCEDURES = [procedure(Placement, place_buildings, ask_placement, close_phase)]

QUESTIONS = [draft("placement", Placement, placed, options=options, edits=edits, default=default_placement)]
