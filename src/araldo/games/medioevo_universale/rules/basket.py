"""What a draft of purchases comes to: prices and what is used up (PUR, TEC, BLD, TRA)."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, NUMBER, SEA
from araldo.games.medioevo_universale.box import (
    AFLOAT,
    ARCHITETTURA,
    ARSENALE,
    BANCHE,
    BUILD_COST,
    BUILDING,
    CAPTAIN_COST,
    CHURCH,
    CHURCH_DISCOUNT,
    ENGINE_COST,
    ENGINES,
    FAIR,
    FAIR_DISCOUNT,
    FAIR_PERCENT,
    FORT,
    HARBOUR_PRICE,
    INGEGNERIA,
    KINDS,
    LEVELS_A_TURN,
    MERCATO,
    MONOPOLIO,
    PARAMS,
    PRICE,
    REPAIR_PERCENT,
    SHIP_DISCOUNT,
    TECH,
    TECH_PRICE,
    TECHS,
    TOWN,
    UNIVERSITA,
    UNIVERSITY_PERCENT,
    level_by,
)
from araldo.games.medioevo_universale.rules import sale
from araldo.games.medioevo_universale.rules.pieces import engine, transport
from araldo.games.medioevo_universale.rules.structures import level_of
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import Action

LEARN: tuple[Action, ...] = tuple(("learn", name) for name in TECHS)
BUILD: dict[str, tuple[Action, ...]] = {
    name: tuple(("build", name, land) for land in IDS[:SEA]) for row in BUILDING for name in row
}
WHAT = {name: (what, i + 1) for what, row in enumerate(BUILDING) for i, name in enumerate(row)}
FREE_TECH: dict[str, list[str]] = {kind: PARAMS[kind]["branches"] for kind in ("abate", "contessa", "ospitaliere")}
HALVED_PERCENT: int = PARAMS["architetto"]["percent"]
FREE_STEPS: list[int] = PARAMS["capomastro"]["steps_by_lt"]
PATRON_EACH: int = PARAMS["mecenate"]["percent_each"]
ARCHITECT: Action = ("play", "architetto")
PATRON: Action = ("play", "mecenate")


class Basket:
    """What a draft of purchases comes to."""

    def __init__(self, seat: int, techs: int, lt: int) -> None:
        self.seat = seat
        self.techs = techs  # owned at the start of the phase (MU-PUR-03)
        self.lt = lt
        self.total = 0  # prices of all that is bought, before mecenate
        self.percent = 0  # mecenate
        self.halved = False  # architetto
        self.earned = 0
        self.learned = 0  # mask
        self.bought = 0  # technologies that count against the limit
        self.gratis = 0  # technologies by cards that may exceed it
        self.raised: dict[tuple[int, int], int] = {}  # levels added, by territory and building
        self.doubled = False  # the two levels of carpenteria
        self.steps = 0  # of capomastro, left
        self.fleet = 0  # transports built or upgraded
        self.new = [0, 0, 0, 0]
        self.engines = 0
        self.captains = 0
        self.touched: set[int] = set()  # transports and engines upgraded or sold
        self.gone: set[tuple[int, int]] = set()  # buildings repaired or sold
        self.used: dict[str, int] = {}  # pieces of the reserve
        self.cards: dict[str, int] = {}  # played
        self.harbours = 0

    def charge(self, price: int) -> None:
        self.total += price

    def cost(self) -> int:
        """MU-PUR-06: the percentage is taken off the sum."""
        return self.total * (100 - self.percent) // 100 - self.earned

    def affordable(self, florins: int) -> int:
        """The highest price that may be added: with it the cost is still at most these Florins."""
        return (100 * (florins + self.earned) + 99) // (100 - self.percent) - self.total


# -- reading a draft


def carry(b: Basket) -> tuple[int, ...]:
    """What a first draft of this phase leaves to a second: limits a turn, and cards that hold for the phase."""
    return (b.seat, b.bought, b.fleet, int(b.doubled), int(b.halved), b.percent, b.steps)


def read(s: Medioevo, seat: int, draft: list[Action], carried: tuple[int, ...] = ()) -> Basket:
    b = Basket(seat, s.known_tech[seat], lt_then(s, seat))
    if carried:
        _, b.bought, b.fleet, doubled, halved, b.percent, b.steps = carried
        b.doubled, b.halved = bool(doubled), bool(halved)
    if ARCHITECT in draft:  # MU-PUR-06: both cards count for the whole draft, wherever they stand in it
        b.halved = True
    if PATRON in draft:
        b.percent = patron(b)
    for edit in draft:
        READ[edit[0]](s, b, edit)
    return b


def lt_then(s: Medioevo, seat: int) -> int:
    return level_by(s.known_tech[seat])


def need(b: Basket, name: str, count: int = 1) -> None:
    b.used[name] = b.used.get(name, 0) + count


def tech_price(b: Basket, tech: int) -> int:
    """MU-TEC-01, MU-TEC-06."""
    return TECH_PRICE[tech] * UNIVERSITY_PERCENT // 100 if b.techs & UNIVERSITA else TECH_PRICE[tech]


def build_price(b: Basket, what: int, low: int, high: int) -> int:
    """MU-BLD-04, MU-BLD-09, MU-PUR-06: difference, Market, fixed discounts, architetto; each rounded down."""
    row, techs = BUILD_COST[what], b.techs
    price = row[high - 1] - (row[low - 1] if low else 0)
    if what == CHURCH:
        price -= sum(less for tech, less in CHURCH_DISCOUNT if techs & tech)
    elif what >= FAIR:
        price = price * FAIR_PERCENT[what - FAIR] // 100 if techs & MERCATO else price
        price -= sum(less for tech, less in FAIR_DISCOUNT[what - FAIR] if techs & tech)
    price = max(0, price)
    if b.halved and techs & (INGEGNERIA if what == FORT else ARCHITETTURA):
        price = price * HALVED_PERCENT // 100
    return price


def ship_price(b: Basket, kind: int, price: int) -> int:
    """MU-TRA-05."""
    return max(0, price - SHIP_DISCOUNT) if AFLOAT[kind] and b.techs & ARSENALE else price


def read_learn(s: Medioevo, b: Basket, edit: Action) -> None:
    tech = TECH[edit[1]]
    b.learned |= 1 << tech
    b.bought += 1
    b.charge(tech_price(b, tech))


def read_build(s: Medioevo, b: Basket, edit: Action) -> None:
    what, level = WHAT[edit[1]]
    t = NUMBER[edit[2]]
    low = level_of(s, t, what) + b.raised.get((t, what), 0)
    need(b, edit[1])
    if low:
        need(b, BUILDING[what][low - 1], -1)
    b.raised[t, what] = b.raised.get((t, what), 0) + level - low
    b.doubled |= level - low > LEVELS_A_TURN
    if edit[0] == "build":
        b.charge(build_price(b, what, low, level))
    else:
        b.steps -= 1


def read_order(s: Medioevo, b: Basket, edit: Action) -> None:
    kind = KINDS.index(edit[1])
    b.fleet += 1
    b.new[kind] += 1
    need(b, edit[1])
    b.charge(ship_price(b, kind, PRICE[kind][edit[2] - 1]))


def read_refit(s: Medioevo, b: Basket, edit: Action) -> None:
    tr = transport(s, b.seat, edit[1])
    b.fleet += 1
    b.touched.add(tr.id)
    b.charge(ship_price(b, tr.kind, PRICE[tr.kind][edit[2] - 1] - PRICE[tr.kind][tr.level - 1]))


def read_engine(s: Medioevo, b: Basket, edit: Action) -> None:
    b.engines += 1
    need(b, edit[1])
    b.charge(ENGINE_COST[ENGINES.index(edit[1])])


def read_improve(s: Medioevo, b: Basket, edit: Action) -> None:
    e = engine(s, b.seat, edit[1])
    b.touched.add(e.id)
    need(b, ENGINES[edit[2] - 1])
    need(b, ENGINES[e.level - 1], -1)
    b.charge(ENGINE_COST[edit[2] - 1] - ENGINE_COST[e.level - 1])


def read_hire(s: Medioevo, b: Basket, edit: Action) -> None:
    b.captains += 1
    b.charge(CAPTAIN_COST[edit[1] - 1])


def repair_price(what: int, level: int) -> int:
    """MU-PUR-07."""
    return BUILD_COST[what][level - 1] * REPAIR_PERCENT // 100


def read_repair(s: Medioevo, b: Basket, edit: Action) -> None:
    what, level = WHAT[edit[1]]
    b.gone.add((NUMBER[edit[2]], what))
    b.charge(repair_price(what, level))


def read_sell(s: Medioevo, b: Basket, edit: Action) -> None:
    b.earned += sale.value(s, b.seat, edit)
    if edit[0] == "sell":
        what, _ = WHAT[edit[1]]
        b.gone.add((NUMBER[edit[2]], what))
    else:
        b.touched.add(edit[1])


def read_found(s: Medioevo, b: Basket, edit: Action) -> None:
    b.raised[NUMBER[edit[1]], TOWN] = 1
    need(b, "village")
    b.charge(BUILD_COST[TOWN][0])


def read_harbour(s: Medioevo, b: Basket, edit: Action) -> None:
    b.harbours |= 1 << NUMBER[edit[1]]
    b.charge(HARBOUR_PRICE)


def read_card(s: Medioevo, b: Basket, edit: Action) -> None:
    kind = edit[1]
    b.cards[kind] = b.cards.get(kind, 0) + 1
    if kind == "capomastro":
        b.steps += FREE_STEPS[b.lt - 1]
    elif kind in FREE_TECH:
        b.learned |= 1 << TECH[edit[2]]
        if b.techs & UNIVERSITA:
            b.gratis += 1
        else:
            b.bought += 1


def patron(b: Basket) -> int:
    """mecenate: a part off for each of LT II, LT III, mercato, banche, monopolio (MU-AMB-21)."""
    return PATRON_EACH * (b.lt - 1 + (b.techs & MERCATO != 0) + (b.techs & BANCHE != 0) + (b.techs & MONOPOLIO != 0))


READ = {
    "learn": read_learn,
    "build": read_build,
    "raise_free": read_build,
    "order": read_order,
    "refit": read_refit,
    "order_engine": read_engine,
    "refit_engine": read_improve,
    "hire": read_hire,
    "repair": read_repair,
    "sell": read_sell,
    "sell_transport": read_sell,
    "sell_engine": read_sell,
    "found": read_found,
    "harbour": read_harbour,
    "play": read_card,
}
