"""Positions of Medioevo Universale for tests: an empty board, then what a test puts on it.

t = table(3)                              # nobody owns anything; seats 0, 1, 2 play in this order
own(t, 0, "egypt", 6)                     # a territory with armies on its ground
build(t, "egypt", TOWN, 1)
tr = ship(t, 0, GALLEY, "levantine_sea", vf=5)
"""

from __future__ import annotations

from typing import Any

from araldo.games.medioevo_universale import GAME
from araldo.games.medioevo_universale.board import KINGDOMS, NUMBER
from araldo.games.medioevo_universale.box import BUILDING, EMPIRE_CARDS, FACE, STOCKED, TECH
from araldo.games.medioevo_universale.rules.land import hand_over
from araldo.games.medioevo_universale.rules.pieces import add_captain, add_transport
from araldo.games.medioevo_universale.rules.structures import set_level
from araldo.games.medioevo_universale.setup import kingdoms_for
from araldo.games.medioevo_universale.state import BARBARIANS, Captain, Medioevo, Transport
from araldo.kernel.scenario import Table


def table(seats: int = 3, **options: Any) -> Table:
    names = [KINGDOMS[k] for k in kingdoms_for(seats, False)][:seats]
    t = Table(GAME, seats, options, {"kingdoms": names})
    s: Medioevo = t.state
    for place, owner in enumerate(s.owner):
        if owner >= 0:
            hand_over(s, place, BARBARIANS)
    for row in (s.wild, s.chief, s.damaged, s.fairs):
        row[:] = [0] * len(row)
    s.town, s.fort, s.church = ([0] * len(s.town) for _ in range(3))
    s.stock = list(s.boxed)
    s.vf = [[0] * len(row) for row in s.vf]
    s.fleets = [[] for _ in s.fleets]
    s.captains, s.engines = [[] for _ in s.captains], [[] for _ in s.engines]
    s.capital, s.pope, s.order, s.turn = [-1] * seats, -1, list(range(seats)), 2
    for hand in s.hands:
        t.place("deck", None, list(hand))
    s.frames.clear()
    return t


def own(t: Table, seat: int, place: str, vf: int = 5) -> int:
    number = NUMBER[place]
    hand_over(t.state, number, seat)
    t.state.vf[seat][number] = vf
    return number


def wild(t: Table, place: str, vf: int, chief: int = 0) -> int:
    number = NUMBER[place]
    t.state.wild[number], t.state.chief[number] = vf, chief
    if chief:
        t.state.stock[STOCKED["barbarian_captain"]] -= 1
    return number


def build(t: Table, place: str, what: int, level: int = 1) -> None:
    assert level <= len(BUILDING[what])
    set_level(t.state, NUMBER[place], what, level)


def ship(t: Table, seat: int, kind: int, place: str, vf: int = 1, level: int = 1, pm: int = 8) -> Transport:
    made = add_transport(t.state, seat, kind, level, NUMBER[place], vf)
    made.pm = pm
    return made


def leader(t: Table, seat: int, place: str, level: int = 1, ride: int = -1) -> Captain:
    return add_captain(t.state, seat, level, NUMBER[place], ride)


def know(t: Table, seat: int, *names: str) -> None:
    for name in names:
        t.state.tech[seat] |= 1 << TECH[name]
    count = t.state.tech[seat].bit_count()
    t.state.lt[seat] = 1 + (count >= 8) + (count >= 16)


def hold(t: Table, seat: int, *kinds: str) -> None:
    """Empire cards into a hand."""
    for kind in kinds:
        used = {p for hand in t.state.hands for p in hand}
        t.place("hands", seat, [next(p for p in EMPIRE_CARDS if FACE[p] == kind and p not in used)])


def rich(t: Table, *florins: int) -> None:
    from araldo.kernel import open_books

    t.state.florins = list(florins)
    open_books(t.state, t.state.florins, 0)
    open_books(t.state, t.state.reserve, 1)
