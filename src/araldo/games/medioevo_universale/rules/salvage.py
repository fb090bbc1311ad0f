"""MU-CON-09, MU-TRE-01, MU-ATK-14: goods and transports that a victor finds afloat or unprotected."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import BOARDS, IDS, PRICES
from araldo.games.medioevo_universale.box import GOODS, SHIP
from araldo.games.medioevo_universale.frames import Lot, Prize, Salvage
from araldo.games.medioevo_universale.rules.answers import PASS, passing
from araldo.games.medioevo_universale.rules.loading import add_lot, take_over
from araldo.games.medioevo_universale.rules.pieces import nobody, transport
from araldo.games.medioevo_universale.rules.transports import cargo, count_of, hold, transport_limit
from araldo.games.medioevo_universale.state import Medioevo, Transport
from araldo.kernel import DONE, Action, Option, Span, ask, call, note, procedure, single


def afloat(s: Medioevo, seat: int, zone: int, lots: list[Lot]) -> None:
    """What the victor's Merchant Ships cannot take is lost. It calls."""
    call(s, Salvage(seat=seat, zone=zone, lots=sorted(lots)))


def holds(s: Medioevo, f: Salvage) -> list[tuple[Transport, int]]:
    """Merchant Ships there with room, and how much."""
    ships = [tr for tr in s.fleets[f.seat] if tr.kind == SHIP and tr.place == f.zone]
    return [(tr, hold(s, tr) - cargo(tr)) for tr in ships if hold(s, tr) > cargo(tr)]


def ask_salvage(s: Medioevo, f: Salvage) -> int | None:
    """One ship with room for everything takes it."""
    free = holds(s, f)
    if not f.lots or not free:
        return None
    if len(free) > 1 or sum(lot[1] for lot in f.lots) > free[0][1]:
        return ask(s, "salvage", f.seat)
    while f.lots:
        stow(s, f, 0, free[0][0], f.lots[0][1])
    return None


def stow(s: Medioevo, f: Salvage, i: int, ship: Transport, units: int) -> None:
    good, have, bought, control = f.lots[i]
    add_lot(ship, (good, units, bought, control))
    if have > units:
        f.lots[i] = (good, have - units, bought, control)
    else:
        f.lots.pop(i)
    note(s, "stowed", rule="MU-CON-09", seat=f.seat, units=units, good=GOODS[good], place=IDS[f.zone])


def salvages(s: Medioevo, f: Salvage, seat: int) -> list[Option]:
    found: list[Option] = [DONE]
    for i, lot in enumerate(f.lots):
        found += [Span(("salvage", GOODS[lot[0]], i, ship.id), 1, min(lot[1], space)) for ship, space in holds(s, f)]
    return found


def salvaged(s: Medioevo, f: Salvage, seat: int, action: Action) -> None:
    if action == DONE:
        f.lots = []
        return
    stow(s, f, action[2], transport(s, seat, action[3]), action[4])


def default_salvage(s: Medioevo, f: Salvage, seat: int) -> Action:
    """The dearest good first, into the first ship with room."""
    sites = BOARDS[s.board].sites
    i = max(range(len(f.lots)), key=lambda i: (sum(PRICES[t][f.lots[i][0]] for t in sites), -i))
    ship, space = holds(s, f)[0]
    return ("salvage", GOODS[f.lots[i][0]], i, ship.id, min(space, f.lots[i][1]))


# -- transports that nobody protects (MU-ATK-14)


def prizes(s: Medioevo, f: Prize) -> list[int]:
    """Those for which he has a VF to spare and a place in his fleet."""
    if not any(tr.place == f.place and tr.vf > 1 for tr in s.fleets[f.seat]):
        return []
    return [
        tr.id
        for tr in nobody(s)
        if tr.id in f.ids and count_of(s, f.seat, tr.kind) < transport_limit(s, f.seat, tr.kind)
    ]


def ask_prize(s: Medioevo, f: Prize) -> int | None:
    return ask(s, "prize", f.seat) if prizes(s, f) else None


def prize_options(s: Medioevo, f: Prize, seat: int) -> list[Option]:
    return [PASS, *(("occupy", number) for number in prizes(s, f))]


def occupied(s: Medioevo, f: Prize, seat: int, action: Action) -> None:
    if action == PASS:
        f.ids = []
        return
    prize = next(tr for tr in nobody(s) if tr.id == action[1])
    max((tr for tr in s.fleets[seat] if tr.place == f.place), key=lambda tr: tr.vf).vf -= 1
    take_over(s, seat, prize)
    note(s, "occupied", rule="MU-ATK-14", seat=seat, place=IDS[f.place])


PROCEDURES = [procedure(Salvage, ask_salvage), procedure(Prize, ask_prize)]

QUESTIONS = [
    single("salvage", Salvage, salvaged, options=salvages, default=default_salvage),
    single("prize", Prize, occupied, options=prize_options, default=passing),
]
