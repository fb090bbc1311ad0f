"""Chapters 4.1 to 4.3 and 4.8: who owns what, pieces and supplies, income, money. What every other chapter uses."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable
from itertools import compress

from araldo.games.medieval_conspiracy.board import (
    BORDERS,
    ELECTORATE,
    ESTATE,
    FOREIGN,
    FOREIGN_AT,
    IDS,
    ROADS,
    ROADS_TO,
    YIELD,
    distances,
)
from araldo.games.medieval_conspiracy.box import (
    CARDS,
    CASTLE_INCOME,
    CHURCH,
    FACE,
    FOREIGN_ROAD,
    IMMUNE,
    KNIGHT,
    KNIGHT_VALUE,
    KNIGHTS,
    MASTER_INCOME,
    MERCENARIES,
    MERCENARY_VALUE,
    MINIMUM_INCOME,
    MONASTERY_INCOME,
    PREACHER_INCOME,
    RELIC_INCOME,
    ROAD,
    hits_of,
    kind_of,
    owner_of,
    unit,
)
from araldo.games.medieval_conspiracy.state import Conspiracy, Haven
from araldo.kernel import ALL, BANK, Refusal, call, move, note, pay, shuffle

CASTLE, MONASTERY, CITY, RELIC = range(4)  # in `left`


# -- turn order (MC-GEN-02)


# By number of seats, then by who is first.
_ROUNDS = [[tuple((first + i) % n for i in range(n)) for first in range(n)] for n in range(7)]


def clockwise(s: Conspiracy, first: int) -> tuple[int, ...]:
    return _ROUNDS[s.seats][first % s.seats]


def turn_order(s: Conspiracy) -> tuple[int, ...]:
    return _ROUNDS[s.seats][s.active]


# -- territories


def lands_of(s: Conspiracy, seat: int) -> list[int]:
    """MC-GEN-05: a seat's territories in map order; one that is vacant just now is nobody's to use."""
    vacant = s.vacant
    return [t for t in s.realms[seat] if t != vacant] if vacant >= 0 else s.realms[seat][:]


def survey(s: Conspiracy) -> list[list[int]]:
    """Everybody's territories, from the map; `give` keeps them."""
    return [[t for t, owner in enumerate(s.owner) if owner == seat] for seat in range(s.seats)]


def give(s: Conspiracy, land: int, seat: int) -> None:
    """A territory is somebody's now, or nobody's (-1); what is kept of it follows."""
    old, city = s.owner[land], s.city[land]
    if old >= 0:
        s.realms[old].remove(land)
        s.trade[old] -= roads_worth(s, old, land, city)
        s.rents[old] -= rent_of(s, land)
    if seat >= 0:
        insort(s.realms[seat], land)
        s.trade[seat] += roads_worth(s, seat, land, city)
        s.rents[seat] += rent_of(s, land)
    s.owner[land] = seat
    s.changed = s.moved = True


def immune(s: Conspiracy, seat: int) -> bool:
    """MC-IMM-01, MC-IMM-02, MC-AMB-30: three territories or fewer, of any kind, counted at this moment."""
    return seat >= 0 and len(s.realms[seat]) <= IMMUNE


def has_heir(s: Conspiracy, seat: int, land: int) -> bool:
    """MC-HEIR-03: an heir of the territory's estate."""
    return s.heirs[seat][ESTATE[land]] > 0


def occupy(s: Conspiracy, land: int, seat: int) -> None:
    """MC-HEIR-02, MC-GEN-13, MC-BLD-06: a new owner (-1: none) sets his heir on it; the old marker goes to supply.

    MC-GEN-06: on neutral land buildings and relics stay.
    """
    old = s.owner[land]
    if old >= 0:
        s.family[old] += 1
    give(s, land, seat)
    if seat >= 0:
        s.heirs[seat][ESTATE[land]] -= 1
        note(s, "occupied", rule="MC-HEIR-02", seat=seat, land=IDS[land])
    else:
        note(s, "neutral", rule="MC-GEN-06", land=IDS[land])


def relic_place(s: Conspiracy, land: int) -> bool:
    """MC-REL-01: church land, or a secular fief with a monastery; one relic each (MC-GEN-04)."""
    return not s.relic[land] and (ESTATE[land] == CHURCH or s.monastery[land] == 1)


# -- units


def supply(s: Conspiracy, seat: int, kind: int) -> bool:
    """MC-GEN-10: is there such a unit to place?"""
    stock = s.knights if kind == KNIGHT else s.mercenaries
    return stock[seat] > 0 or not s.options["component_limits"]


def raise_unit(s: Conspiracy, seat: int, kind: int) -> int:
    """A unit out of supply."""
    (s.knights if kind == KNIGHT else s.mercenaries)[seat] -= 1
    s.changed = True
    return unit(seat, kind)


def dismiss(s: Conspiracy, u: int) -> None:
    """A unit returns to its owner's supply."""
    (s.knights if kind_of(u) == KNIGHT else s.mercenaries)[owner_of(u)] += 1
    s.changed = True


def imprison(s: Conspiracy, u: int, captor: int) -> None:
    """MC-CMB-22: a captured knight. Prisoners count for nobody (MC-END-06)."""
    s.prisons[captor].append(owner_of(u))
    s.prisons[captor].sort()
    s.changed = True
    note(s, "captured", rule="MC-CMB-22", seat=captor, owner=owner_of(u))


def put(s: Conspiracy, land: int, units: Iterable[int]) -> None:
    s.units[land] = sorted([*s.units[land], *units])


def take(s: Conspiracy, land: int, u: int) -> int:
    s.units[land].remove(u)
    return u


def troops(s: Conspiracy, seat: int, land: int) -> list[int]:
    return [u for u in s.units[land] if u >> 3 == seat]


def least_hurt(units: Iterable[int], kind: int, count: int) -> list[int]:
    """So many of a kind, unwounded ones first."""
    return sorted((u for u in units if kind_of(u) == kind), key=hits_of)[:count]


def nearest(s: Conspiracy, seat: int, land: int) -> list[int]:
    """MC-LORD-13, MC-CMB-25, MC-AMB-49: the seat's own territories nearest to a land, other than it."""
    far = distances(land)
    own = [t for t in lands_of(s, seat) if t != land]
    least = min((far[t] for t in own), default=0)
    return [t for t in own if far[t] == least]


def send_home(s: Conspiracy, seat: int, land: int, units: list[int], preacher: bool = False) -> bool:
    """Units go to their owner's nearest own territory. False: he has to choose among several, and is asked.

    MC-GEN-14: without one, units return to supply and the Preacher to the box.
    """
    havens = nearest(s, seat, land)
    if len(havens) > 1 and (units or preacher):
        call(s, Haven(seat=seat, land=land, units=units, preacher=preacher, defers_checks=True))
        return False
    arrive(s, seat, havens[0] if havens else -1, units, preacher)
    return True


def arrive(s: Conspiracy, seat: int, haven: int, units: list[int], preacher: bool) -> None:
    if haven >= 0:
        put(s, haven, units)
    else:
        for u in units:
            dismiss(s, u)
    if preacher:
        s.preacher = haven
        if haven < 0:
            s.preacher_owner = -1
        s.stale = True
    if units or preacher:
        note(s, "withdrew", rule="MC-LORD-13", seat=seat, count=len(units), land=IDS[haven] if haven >= 0 else "supply")


# -- income (MC-INC-02, MC-INC-03, MC-TRD)


def trades(s: Conspiracy) -> list[int]:
    """MC-TRD-01, MC-TRD-02, MC-TRD-03, MC-TRD-04: every road once. By seat; the last entry (-1) is nobody's.

    A road out of the part in play is dead (MC-TWO-02), its ends being unowned.
    """
    owner, city = s.owner, s.city
    total = [0] * (s.seats + 1)
    for a, b in ROADS:
        if owner[a] == owner[b]:
            total[owner[a]] += ROAD[city[a] + city[b]]
    if s.options["foreign_routes"]:
        for a, _ in FOREIGN:
            total[owner[a]] += FOREIGN_ROAD[city[a]]
    return total


def relics(s: Conspiracy) -> list[int]:
    """MC-REL-02, MC-REL-05, MC-PRE-03, MC-PRE-07: the Preacher counts as one, unless he is in prison. By seat."""
    total = [0] * (s.seats + 1)
    for owner in compress(s.owner, s.relic):
        total[owner] += 1
    if s.preacher >= 0:
        total[s.preacher_owner] += 1
    return total[:-1]


def troop_values(s: Conspiracy) -> list[int]:
    """MC-MAS-01: knights 2, mercenaries 1: all that are not in supply or in prison, so those just fighting too."""
    mercenaries = s.mercenaries
    values = [
        KNIGHT_VALUE * (KNIGHTS - knights) + MERCENARY_VALUE * (MERCENARIES - mercenaries[seat])
        for seat, knights in enumerate(s.knights)
    ]
    for prison in s.prisons:
        for owner in prison:
            values[owner] -= KNIGHT_VALUE
    return values


def roads_worth(s: Conspiracy, seat: int, land: int, city: int) -> int:
    """What the roads of a capital pay a seat, if it has the territory, with or without a Reichsstadt there."""
    total = FOREIGN_AT[land] * FOREIGN_ROAD[city] if s.options["foreign_routes"] else 0
    for other in ROADS_TO[land]:
        if s.owner[other] == seat:
            total += ROAD[city + s.city[other]]
    return total


def rent_of(s: Conspiracy, land: int) -> int:
    """MC-INC-02; MC-TRD-05: a Reichsstadt doubles the base of its territory only by option."""
    base = YIELD[land] * (2 if s.city[land] and s.options["reichsstadt_doubles_base"] else 1)
    built = CASTLE_INCOME * s.castle[land] + MONASTERY_INCOME * s.monastery[land]
    return base + built + RELIC_INCOME * s.relic[land]


def rents(s: Conspiracy) -> list[int]:
    """By seat; the last entry (-1) is nobody's."""
    total = [0] * (s.seats + 1)
    for land, owner in enumerate(s.owner):
        total[owner] += rent_of(s, land)
    return total


def incomes(s: Conspiracy) -> list[int]:
    """MC-INC-02, MC-INC-03. By seat."""
    rents = s.rents
    total = [trade + rents[seat] for seat, trade in enumerate(s.trade)]
    for master in s.masters:
        if master >= 0:
            total[master] += MASTER_INCOME
    if s.preacher >= 0:
        total[s.preacher_owner] += PREACHER_INCOME
    return [each if each > MINIMUM_INCOME else MINIMUM_INCOME for each in total]


# -- money (MC-GEN-07 to MC-GEN-09)


def spendable(s: Conspiracy, seat: int) -> int:
    """MC-AUC-06: money tied up in a bid cannot be used."""
    return s.cash[seat] - s.tied[seat]


def transfer(s: Conspiracy, payer: int, payee: int, amount: int) -> None:
    """Amounts are public, what is left is not (MC-INC-08), unless the option opens all purses."""
    if amount:
        pay(s, s.cash, payer, payee, amount, ALL)
        if s.counted:
            s.counted = list(s.cash)


def spend(s: Conspiracy, seat: int, amount: int) -> None:
    transfer(s, seat, BANK, amount)


def earn(s: Conspiracy, seat: int, amount: int) -> None:
    transfer(s, BANK, seat, amount)


def whole(s: Conspiracy, amount: int) -> int:
    """As many ducats as can be paid in coins (MC-GEN-08)."""
    unit_: int = s.options["money_unit"]
    return amount - amount % unit_


# -- Action cards


def holds(s: Conspiracy, seat: int, kind: str) -> bool:
    return not CARDS[kind].isdisjoint(s.hands[seat])


def kinds_held(s: Conspiracy, seat: int) -> list[str]:
    return sorted({FACE[c] for c in s.hands[seat]})


def card_of(s: Conspiracy, seat: int, kind: str) -> int:
    return next(c for c in s.hands[seat] if FACE[c] == kind)


def discard(s: Conspiracy, seat: int, kind: str) -> None:
    move(s, card_of(s, seat, kind), s.hands[seat], s.action_discard, ALL)


def refill(s: Conspiracy) -> None:
    """MC-ACT-06."""
    if not s.action_deck and s.action_discard:
        s.action_deck, s.action_discard = s.action_discard, []
        shuffle(s, s.action_deck)


# -- wars


def has_base(s: Conspiracy, seat: int, target: int) -> bool:
    """Whether there is any of those of `bases`, quickly."""
    owner, units, vacant = s.owner, s.units, s.vacant
    for t in BORDERS[target]:
        if owner[t] == seat and units[t] and t != vacant and not ELECTORATE[t]:
            for u in units[t]:
                if u >> 3 == seat:
                    return True
    return False


def bases(s: Conspiracy, seat: int, target: int, electorates: bool = False) -> list[int]:
    """MC-WAR-04, MC-CMB-04, MC-ELEC-11: own territories next to the target with troops of the seat."""
    return [
        t
        for t in BORDERS[target]
        if s.owner[t] == seat and t != s.vacant and (electorates or not ELECTORATE[t]) and troops(s, seat, t)
    ]


def attack_refused(s: Conspiracy, seat: int, target: int) -> Refusal | None:
    """MC-WAR-03, MC-WAR-04, MC-WAR-06, MC-EMP-06, MC-IMM-01: what every attack needs."""
    if ELECTORATE[target]:
        return Refusal("MC-ELEC-10")
    if s.owner[target] == seat:
        return Refusal("MC-WAR-01")
    if immune(s, s.owner[target]):
        return Refusal("MC-IMM-01")
    if not has_heir(s, seat, target):
        return Refusal("MC-WAR-03")
    if not has_base(s, seat, target):
        return Refusal("MC-WAR-04")
    return None
