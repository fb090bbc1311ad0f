"""Chapters COM, MOD and TRD: where a transport trades, at which price, and what changes hands."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import BOARDS, IDS, LAND_ZONE, NUMBER, PRICES, SEA, TOWN_ID
from araldo.games.medioevo_universale.box import (
    AFLOAT,
    CUBE,
    CUBES,
    FAIR,
    FAIR_BUY,
    FAIR_SELL,
    FULL_MAP,
    GILDE,
    GOOD_FAIR,
    GOOD_TECH,
    GOODS,
    GUILDS,
    LEAST_PRICE,
    MERCATO,
    MILITARY,
    MONOPOLIO,
    MONOPOLY_PERCENT,
    PARAMS,
    SLAVES,
    SLUMP,
    TOWN,
    UNSKILLED_BUY,
    UNSKILLED_SELL,
    best,
)
from araldo.games.medioevo_universale.rules import pacts
from araldo.games.medioevo_universale.rules.hands import held, throw
from araldo.games.medioevo_universale.rules.land import is_contested
from araldo.games.medioevo_universale.rules.loading import add_lot
from araldo.games.medioevo_universale.rules.money import gain, spend, transfer
from araldo.games.medioevo_universale.rules.movement import shut_by_land, shut_by_sea
from araldo.games.medioevo_universale.rules.structures import sound
from araldo.games.medioevo_universale.rules.transports import cargo, hold
from araldo.games.medioevo_universale.state import (
    BARBARIANS,
    BOUGHT,
    LEFT,
    SABOTAGED,
    SAILED,
    SOLD,
    Medioevo,
    Transport,
)
from araldo.kernel import Action, Option, Span, note

CARAVAN_MASTER: dict[str, int] = PARAMS["carovaniere"]["percent"]
TOLL: dict[str, int] = PARAMS["esattore"]["florins_per_good"]
FOUND = "found"  # the origin of goods that nobody bought


# -- where (MU-COM-04, MU-COM-09 to MU-COM-11)


def market(s: Medioevo, seat: int, tr: Transport) -> int:
    """The settlement at which a transport may trade now, or -1.

    MU-COM-10: a ship in its port, a Caravan in its territory. MU-COM-12, MU-TRD-12: any settlement that stands, for
    all eight goods; Kiev has prices and at first no settlement.
    """
    t = tr.place
    if MILITARY[tr.kind] or tr.ship >= 0 or t >= SEA or tr.done & SABOTAGED or not sound(s, t, TOWN):
        return -1
    if not PRICES[t]:
        return -1  # MU-CTL-03: a Capital without a site
    owner = s.owner[t]
    if owner not in (seat, BARBARIANS) and (
        owner < 0 or s.war[seat] >> owner & 1 or not pacts.may_trade(s, seat, owner, t)
    ):
        return -1
    if s.sieges and is_contested(s, t) and (shut_by_sea if AFLOAT[tr.kind] else shut_by_land)(s, seat, t):
        return -1
    return t


# -- at which price (MU-MOD-05, MU-TRD-08)


def price(s: Medioevo, seat: int, t: int, good: int, buying: bool, percent: int = 0) -> int:
    """Florins for one unit: table, Fair, missing technology, gilde, slump, carovaniere.

    MU-MOD-01, MU-MOD-02, MU-MOD-03, MU-MOD-04, MU-TRD-04, MU-TRD-05, MU-TRD-06, MU-TRD-07, MU-TRD-11.
    """
    value = PRICES[t][good]
    fair = GOOD_FAIR[good]
    if fair >= 0 and sound(s, t, FAIR + fair):
        value += FAIR_BUY[good] if buying else FAIR_SELL[good]
    if GOOD_TECH[good] and not s.tech[seat] & GOOD_TECH[good]:
        value += UNSKILLED_BUY if buying else UNSKILLED_SELL
    if not buying:
        if s.tech[seat] & GILDE:
            value += GUILDS[s.lt[seat] - 1]
        if t in s.slump:
            value += SLUMP
    if percent:
        value = (value * (100 - percent if buying else 100 + percent) + 50) // 100
    return max(LEAST_PRICE, value)


def percent_of(s: Medioevo, seat: int) -> int:
    """What carovaniere is worth to a player who holds it; 0: nothing."""
    if held(s, seat, "carovaniere") < 0:
        return 0
    return best(s.tech[seat], CARAVAN_MASTER)


# -- cubes (MU-COM-06, MU-TRD-01, MU-TRD-02, MU-CMP-05)


def cubes(units: int) -> int:
    return -(-units // CUBE)


def cubes_left(s: Medioevo, good: int) -> int:
    used = sum(cubes(lot[1]) for fleet in s.fleets for tr in fleet for lot in tr.lots if lot[0] == good)
    return CUBES * (FULL_MAP if s.board == 2 else 1) - used - sum(cubes(d.units) for d in s.depots if d.good == good)


def supply_of(s: Medioevo, tr: Transport, good: int, bought: int, control: int) -> int:
    """Units that the reserve of cubes still allows on this transport."""
    if not s.options["goods_cubes_limit"]:
        return 1000
    have = next((lot[1] for lot in tr.lots if (lot[0], lot[2], lot[3]) == (good, bought, control)), 0)
    return -have % CUBE + CUBE * max(0, cubes_left(s, good))


# -- what may be done (MU-COM-01, MU-COM-03)


def may_buy(tr: Transport) -> bool:
    return not tr.done & LEFT and tr.done & (SAILED | SOLD) != SAILED | SOLD


def may_sell(tr: Transport) -> bool:
    return not tr.done & LEFT and tr.done & (SAILED | BOUGHT) != SAILED | BOUGHT


def may_move(tr: Transport) -> bool:
    """Before or after the trade, never on both sides; not after two trades."""
    traded = tr.done & (BOUGHT | SOLD)
    if not traded:
        return True
    return traded != BOUGHT | SOLD and (not tr.done & SAILED or bool(tr.done & LEFT))


def monopolist(s: Medioevo, t: int, good: int) -> int:
    """MU-MOD-06: who alone may buy a good there, or -1."""
    for seat, named in enumerate(s.monopoly):
        if named == (good, LAND_ZONE[t]):
            return seat
    return -1


def offers(s: Medioevo, seat: int, tr: Transport, florins: int = -1) -> list[Option]:
    """What a transport may buy and sell where it is; any part of a lot, and several lots in one action (MU-COM-05).

    `florins`: what its owner will have then, if it is not what he has now.
    """
    t = market(s, seat, tr)
    if t < 0:
        return []
    found: list[Option] = []
    fee = fee_at(s, seat, t)
    percent = percent_of(s, seat)
    cash = (s.florins[seat] if florins < 0 else florins) - fee
    if may_buy(tr) and cash >= 0:
        found += purchases(s, seat, tr, t, cash, percent)
    if may_sell(tr) and cash >= 0:
        for good, units, bought, control in tr.lots:
            if sellable(s, seat, t, bought, control):
                origin = IDS[bought] if bought >= 0 else FOUND
                found.append(Span(("sell_goods", GOODS[good], origin, price(s, seat, t, good, False)), 1, units))
                if percent:
                    dear = price(s, seat, t, good, False, percent)
                    found.append(Span(("sell_dear", GOODS[good], origin, dear), 1, units))
    return found


def purchases(s: Medioevo, seat: int, tr: Transport, t: int, cash: int, percent: int) -> list[Option]:
    free = hold(s, tr) - cargo(tr)
    found: list[Option] = []
    if free <= 0:
        return found
    for good, name in enumerate(GOODS):
        if monopolist(s, t, good) not in (-1, seat):
            continue
        most = min(free, supply_of(s, tr, good, t, s.owner[t]))
        for verb, cut in (("buy", 0), ("buy_cheap", percent)) if percent else (("buy", 0),):
            each = price(s, seat, t, good, True, cut)
            n = min(most, cash // each)
            if n > 0:
                found.append(Span((verb, name, each), 1, n))
    if t == s.capital[seat] and s.owner[t] == seat and s.tech[seat] & MERCATO:
        most = min(free, supply_of(s, tr, SLAVES, t, seat))
        for owner, count in enumerate(s.prisoners[seat]):  # MU-PRI-01: whose, he says
            if count and most > 0:
                found.append(Span(("enslave", owner if owner < s.seats else BARBARIANS), 1, min(most, count)))
    return found


def sellable(s: Medioevo, seat: int, t: int, bought: int, control: int) -> bool:
    """MU-COM-08, MU-TRD-09."""
    if bought == t:
        return False
    return control < 0 or control != s.owner[t] or bool(s.tech[seat] & MERCATO)


def fee_at(s: Medioevo, seat: int, t: int) -> int:
    """A trade pact's fee for each action."""
    owner = s.owner[t]
    return pacts.trade_fee(s, seat, owner, t) if owner not in (seat, BARBARIANS) and s.pacts else 0


# -- what is done


def trade(s: Medioevo, seat: int, tr: Transport, action: Action) -> None:
    t, verb, units = tr.place, action[0], action[-1]
    if verb == "enslave":
        enslave(s, seat, tr, action[1], units)
        return
    good = GOODS.index(action[1])
    percent = 0
    if verb in ("buy_cheap", "sell_dear"):
        percent = percent_of(s, seat)
        throw(s, seat, "carovaniere")
        note(s, "played", rule="MU-EMP-12", seat=seat, card="carovaniere")
    buying = verb.startswith("buy")
    flag = BOUGHT if buying else SOLD
    if not tr.done & flag and (fee := fee_at(s, seat, t)):
        seen = pacts.fee_seen(s, seat, s.owner[t], t)
        transfer(s, seat, s.owner[t], fee, seen)
        note(s, "paid", rule="MU-COM-09", only=seen, seat=seat, to_seat=s.owner[t], amount=fee)
    tr.done |= flag
    value = units * price(s, seat, t, good, buying, percent)
    if buying:
        spend(s, seat, value)
        add_lot(tr, (good, units, t, s.owner[t]))
    else:
        gain(s, seat, value)
        unload(tr, good, NUMBER.get(action[2], -1), units)
    note(
        s,
        "bought_goods" if buying else "sold_goods",
        rule="MU-COM-04",
        seat=seat,
        units=units,
        good=GOODS[good],
        place=IDS[t],
        town=TOWN_ID[t],
        florins=value,
    )
    share = value * MONOPOLY_PERCENT // 100
    if (holder := monopolist(s, t, good)) >= 0 and share:
        gain(s, holder, share)
        note(s, "monopoly_paid", rule="MU-MOD-06", seat=holder, florins=share)
    collect(s, seat, s.owner[t], units)


def unload(tr: Transport, good: int, bought: int, units: int) -> None:
    for i, lot in enumerate(tr.lots):
        if lot[0] == good and lot[2] == bought and lot[1] >= units:
            if lot[1] == units:
                tr.lots.pop(i)
            else:
                tr.lots[i] = (good, lot[1] - units, bought, lot[3])
            return
    raise LookupError(GOODS[good])


def enslave(s: Medioevo, seat: int, tr: Transport, owner: int, units: int) -> None:
    """MU-PRI-01, MU-TRD-10: prisoners become Slaves; it is the buy action."""
    tr.done |= BOUGHT
    s.prisoners[seat][owner if owner >= 0 else s.seats] -= units
    add_lot(tr, (SLAVES, units, tr.place, seat))
    note(s, "enslaved", rule="MU-PRI-01", seat=seat, units=units)


# -- esattore (MU-COM-14, MU-AMB-69)


def collect(s: Medioevo, seat: int, owner: int, units: int) -> None:
    """The bank pays a player who shows esattore for others' goods in his land."""
    if owner >= 0 and owner != seat and s.toll >> owner & 1 and units:
        rate = best(s.tech[owner], TOLL)
        if rate:
            gain(s, owner, rate * units)
            note(s, "toll", rule="MU-COM-14", seat=owner, florins=rate * units)


# -- monopolio (MU-MOD-06, MU-MOD-07)


def leads(s: Medioevo, seat: int, zone: int) -> bool:
    """More settlements in the land zone than any other player."""
    counts = [0] * s.seats
    for t in BOARDS[s.board].sites:
        if LAND_ZONE[t] == zone and s.town[t] and s.owner[t] >= 0:
            counts[s.owner[t]] += 1
    return counts[seat] > max((n for other, n in enumerate(counts) if other != seat), default=0)


def zones_led(s: Medioevo, seat: int) -> list[int]:
    zones = sorted({LAND_ZONE[t] for t in BOARDS[s.board].sites})
    return [zone for zone in zones if leads(s, seat, zone)]


def review_monopolies(s: Medioevo) -> None:
    """Who no longer leads, or no longer knows how, has none."""
    for seat, (good, zone) in enumerate(s.monopoly):
        if good >= 0 and not (s.tech[seat] & MONOPOLIO and leads(s, seat, zone)):
            s.monopoly[seat] = (-1, -1)
            note(s, "monopoly_lost", rule="MU-MOD-07", seat=seat)
