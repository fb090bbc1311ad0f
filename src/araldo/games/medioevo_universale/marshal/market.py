"""Commerce: which goods go where (phase 10)."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any, NamedTuple

from araldo.games.medioevo_universale.board import (
    BOARDS,
    COASTAL_COST,
    IDS,
    NUMBER,
    OPEN_ASTRONOMY,
    OPEN_COST,
    PORT_COST,
    PRICES,
    SEA,
)
from araldo.games.medioevo_universale.box import AFLOAT, ASTRONOMIA, GOODS, MILITARY
from araldo.games.medioevo_universale.frames import Journey
from araldo.games.medioevo_universale.marshal import worth
from araldo.games.medioevo_universale.marshal.mind import Handler, Mind, actions
from araldo.games.medioevo_universale.rules import pacts, sale, trade
from araldo.games.medioevo_universale.rules.commerce import journey_options
from araldo.games.medioevo_universale.rules.movement import land_cost, may_enter, strait_closed
from araldo.games.medioevo_universale.rules.pieces import transport
from araldo.games.medioevo_universale.rules.structures import port_zone
from araldo.games.medioevo_universale.rules.transports import full_points, hold
from araldo.games.medioevo_universale.rules.ventures import OWN_TURN
from araldo.games.medioevo_universale.state import BARBARIANS, Medioevo, Transport
from araldo.kernel import DONE, Action, Option, Span
from araldo.kernel.play import Eyes

END: Action = ("end",)
AHEAD = 16  # points of movement that are looked at: about two turns
LEAST = 6  # Florins a turn for which a transport moves
ROBBERS = 6  # points that land with robbers counts more
FIRST_LESSONS = 300  # Florins kept for technologies until LT II
GOOD_ENOUGH = 0.6  # of the best price within reach


class Way(NamedTuple):
    cost: int
    first: int  # the first step, or -1


def ventures(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    """All its trade is done in a turn of its own."""
    return OWN_TURN if OWN_TURN in eyes.options else None


def menu(s: Medioevo, eyes: Eyes, mind: Mind) -> Action:
    if found := actions(eyes.options, "take_relic", "leave_relic"):
        return found[0]
    for option in actions(eyes.options, "use"):
        tr = transport(s, eyes.seat, option[1])
        offers = journey_options(s, Journey(seat=eyes.seat, number=tr.id), eyes.seat)
        if not MILITARY[tr.kind] and plan(s, eyes.seat, tr, offers) is not None:
            return option
    return last_sale(s, eyes) or END


def journey(s: Medioevo, eyes: Eyes, mind: Mind) -> Action:
    frame: Any = s.frames[-1]
    return plan(s, eyes.seat, transport(s, eyes.seat, frame.number), eyes.options) or DONE


# -- the end: what will not be used any more becomes money, if it makes a point


def last_sale(s: Medioevo, eyes: Eyes) -> Action | None:
    """MU-SAL-02: transports and engines, when together they complete a thousand Florins."""
    if worth.turns_left(s):
        return None
    seat = eyes.seat
    spare = [o for o in actions(eyes.options, "sell_transport", "sell_engine") if idle(s, seat, o)]
    values = {o: sale.value(s, seat, o) for o in spare}
    missing = worth.HONOUR - s.florins[seat] % worth.HONOUR
    if sum(values.values()) < missing:
        return None
    return max(spare, key=lambda o: (values[o], str(o)))


def idle(s: Medioevo, seat: int, option: Action) -> bool:
    """Nothing is aboard that its land could not feed."""
    if option[0] == "sell_engine":
        return True
    tr = transport(s, seat, option[1])
    return not tr.lots


# -- one transport


def plan(s: Medioevo, seat: int, tr: Transport, found: list[Option]) -> Action | None:
    """Sell where it pays, else buy what sells best within reach, else go where that is possible."""
    ways = routes(s, seat, tr)
    if (sold := best_sale(s, seat, tr, found, ways)) is not None:
        return sold
    if not tr.lots and (bought := best_buy(s, seat, tr, found, ways)) is not None:
        return bought
    if not trade.may_move(tr) or tr.vf < 1 or tr.pm < 1:
        return None
    target = best_market(s, seat, tr, ways) if tr.lots else best_source(s, seat, tr, ways)
    if target < 0 or ways[target].first < 0:
        return None
    step = ("go", IDS[ways[target].first])
    return step if step in found else None


def turns(s: Medioevo, seat: int, tr: Transport, cost: int) -> int:
    """Turns until goods bought now are sold: the last leg may end with the sale (MU-COM-01)."""
    legs = -(-cost // full_points(s, seat, tr))
    return max(1, legs - 1)


def base(good: int, bought: int) -> int:
    """What a unit was worth where it was bought; found goods cost nothing."""
    return PRICES[bought][good] if 0 <= bought < SEA and PRICES[bought] else 0


def best_sale(s: Medioevo, seat: int, tr: Transport, found: list[Option], ways: dict[int, Way]) -> Action | None:
    """On the last turn everything, at any price; before it, what is not worth carrying on."""
    sales = [o for o in found if isinstance(o, Span) and o.head[0] in ("sell_goods", "sell_dear")]
    for option in sorted(sales, key=lambda o: (-o.head[3] * o.high, o.head[0])):
        _, name, origin, price = option.head
        good, bought = GOODS.index(name), NUMBER.get(origin, -1)
        gain = price - base(good, bought)
        if not worth.turns_left(s) or (gain > 0 and gain >= GOOD_ENOUGH * better(s, seat, tr, good, bought, ways)):
            return (*option.head, option.high)
    return None


def better(s: Medioevo, seat: int, tr: Transport, good: int, bought: int, ways: dict[int, Way]) -> float:
    """The best gain on a unit that another market within a turn or two would bring, by turn."""
    lots = [lot for lot in tr.lots if lot[0] == good and lot[2] == bought]
    gains = [
        (trade.price(s, seat, t, good, False) - base(good, bought)) / (1 + turns(s, seat, tr, way.cost))
        for t, way in ways.items()
        if t != tr.place and lots and market_at(s, seat, t) and trade.sellable(s, seat, t, bought, lots[0][3])
    ]
    return max(gains, default=0.0)


def best_buy(s: Medioevo, seat: int, tr: Transport, found: list[Option], ways: dict[int, Way]) -> Action | None:
    """The purchase with the highest gain for each turn until it is sold."""
    lessons = max(FIRST_LESSONS if s.lt[seat] == 1 else 0, worth.debt(s, seat) if worth.turns_left(s) else 0)
    best: tuple[float, Action] | None = None
    for option in found:
        if not isinstance(option, Span) or option.head[0] not in ("buy", "buy_cheap"):
            continue
        good, price = GOODS.index(option.head[1]), option.head[2]
        units = min(option.high, (s.florins[seat] - lessons) // price)
        for gain in outlets(s, seat, tr, tr.place, good, price, ways):
            if units >= option.low and gain * units > max(LEAST, best[0] if best else 0):
                best = (gain * units, (*option.head, units))
    return best[1] if best else None


def outlets(
    s: Medioevo, seat: int, tr: Transport, origin: int, good: int, price: int, ways: dict[int, Way]
) -> Iterator[float]:
    """What a unit of a good from a place gains a turn in each market."""
    for t, way in ways.items():
        if t == origin or not market_at(s, seat, t) or not trade.sellable(s, seat, t, origin, s.owner[origin]):
            continue
        needed = turns(s, seat, tr, way.cost)
        if needed <= worth.turns_left(s):
            yield (trade.price(s, seat, t, good, False) - price) / (0.5 + needed)


def market_at(s: Medioevo, seat: int, t: int) -> bool:
    """Whether the seat may trade in a territory: its own, barbarian, or open by a pact."""
    if t >= SEA or not s.town[t] or not PRICES[t] or s.damaged[t] & 1:
        return False
    owner = s.owner[t]
    return owner in (seat, BARBARIANS) or (owner >= 0 and pacts.may_trade(s, seat, owner, t))


def best_market(s: Medioevo, seat: int, tr: Transport, ways: dict[int, Way]) -> int:
    """Where the goods aboard bring most for each turn of travel."""
    best, at = 0.0, -1
    for t, way in ways.items():
        if t == tr.place or not market_at(s, seat, t):
            continue
        legs = -(-way.cost // full_points(s, seat, tr))
        if legs - 1 > worth.turns_left(s):
            continue
        value = sum(
            units * trade.price(s, seat, t, good, False)
            for good, units, bought, control in tr.lots
            if trade.sellable(s, seat, t, bought, control)
        )
        cost = sum(units * base(good, bought) for good, units, bought, _ in tr.lots)
        gain = (value - cost) / (0.5 + legs) if worth.turns_left(s) else value
        if gain > best:
            best, at = gain, t
    return at


def best_source(s: Medioevo, seat: int, tr: Transport, ways: dict[int, Way]) -> int:
    """An empty transport goes where a load is worth fetching."""
    if worth.turns_left(s) < 2:
        return -1
    units = hold(s, tr)
    towns = [t for t in ways if market_at(s, seat, t)]
    dearest = [max((trade.price(s, seat, t, g, False) for t in towns), default=0) for g in range(len(GOODS))]
    best, at = float(LEAST), -1
    for t in towns:
        if t == tr.place:
            continue
        gain = max(dearest[g] - trade.price(s, seat, t, g, True) for g in range(len(GOODS)))
        value = gain * units / (2 + -(-ways[t].cost // full_points(s, seat, tr)))
        if value > best:
            best, at = value, t
    return at


# -- ways


def routes(s: Medioevo, seat: int, tr: Transport) -> dict[int, Way]:
    """Spaces within about two turns, with the first step of the way; robbers and closed straits are kept clear of."""
    found: dict[int, Way] = {}
    heap = [(0, tr.place, -1)]
    while heap:
        cost, here, first = heappop(heap)
        if here in found:
            continue
        found[here] = Way(cost, first)
        for there, price in neighbours(s, seat, tr, here):
            if there not in found and cost + price <= AHEAD:
                heappush(heap, (cost + price, there, there if first < 0 else first))
    return found


def neighbours(s: Medioevo, seat: int, tr: Transport, here: int) -> list[tuple[int, int]]:
    b = BOARDS[s.board]
    if not AFLOAT[tr.kind]:
        return [
            (n, land_cost(s, seat, tr.kind, n, river, strait) + (ROBBERS if robbed(s, n, tr) else 0))
            for n, river, strait in b.roads[here]
            if may_enter(s, seat, n, False)
        ]
    if here < SEA:
        zone = port_zone(s, here)
        return [(zone, PORT_COST)] if zone >= 0 else []
    far = OPEN_ASTRONOMY if s.tech[seat] & ASTRONOMIA else OPEN_COST
    lanes = [
        (zone, far if open_sea else COASTAL_COST)
        for zone, open_sea, straits in b.lanes[here]
        if not (straits and strait_closed(s, seat, straits))
    ]
    return lanes + [(t, PORT_COST) for t in b.coasts[here] if port_zone(s, t) == here and may_enter(s, seat, t, True)]


def robbed(s: Medioevo, t: int, tr: Transport) -> bool:
    """MU-BRB-03: barbarians attack a crew that is weaker than they are."""
    return s.owner[t] == BARBARIANS and s.wild[t] > max(1, tr.vf)


HANDLERS: dict[str, Handler] = {
    "ventures": ventures,
    "trade": menu,
    "journey": journey,
}
