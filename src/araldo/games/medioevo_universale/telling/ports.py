"""Commerce: prices with their parts, where traders come to, ready journeys with what they bring."""

from __future__ import annotations

import heapq

from araldo.games.medioevo_universale.board import IDS, PRICES, SEA
from araldo.games.medioevo_universale.box import (
    FACE,
    FAIR,
    FAIR_BUY,
    FAIR_SELL,
    FAIRS,
    GILDE,
    GOOD_FAIR,
    GOOD_TECH,
    GOODS,
    GUILDS,
    SLUMP,
    TECHS,
    UNSKILLED_BUY,
    UNSKILLED_SELL,
)
from araldo.games.medioevo_universale.frames import Journey
from araldo.games.medioevo_universale.rules import commerce, sale, trade, ventures
from araldo.games.medioevo_universale.rules.movement import blockers, steps
from araldo.games.medioevo_universale.rules.pieces import transport
from araldo.games.medioevo_universale.rules.structures import sound
from araldo.games.medioevo_universale.rules.transports import cargo, hold
from araldo.games.medioevo_universale.state import LEFT, SAILED, Medioevo, Transport
from araldo.games.medioevo_universale.telling.common import (
    card_words,
    draft_of,
    florins,
    frame,
    kind_of,
    sale_hint,
    town_of,
    treasury,
)
from araldo.games.medioevo_universale.telling.war import go_hint, move_hint
from araldo.kernel import Action, Span
from araldo.kernel.telling import Brief, Change, Hint, Item, Phrase, Plan, Route, Stride

WORTH_SHOWING = 8  # plans


def price_parts(s: Medioevo, seat: int, t: int, good: int, buying: bool) -> list[Item]:
    """MU-MOD-05: how the price of a unit comes about."""
    found = [Item(Phrase("part-list"), PRICES[t][good], "MU-TRD-03")]
    fair = GOOD_FAIR[good]
    if fair >= 0 and sound(s, t, FAIR + fair):
        found.append(Item(FAIRS[fair], FAIR_BUY[good] if buying else FAIR_SELL[good], "MU-TRD-05"))
    if GOOD_TECH[good] and not s.tech[seat] & GOOD_TECH[good]:
        name = TECHS[GOOD_TECH[good].bit_length() - 1]
        found.append(
            Item(Phrase("part-without", {"tech": name}), UNSKILLED_BUY if buying else UNSKILLED_SELL, "MU-TRD-04")
        )
    if not buying and s.tech[seat] & GILDE:
        found.append(Item("gilde", GUILDS[s.lt[seat] - 1], "MU-MOD-03"))
    if not buying and t in s.slump:
        found.append(Item("slump", SLUMP, "MU-MOD-04"))
    return [item for item in found if item.amount]


def trader(s: Medioevo, seat: int) -> Transport | None:
    """The transport that is under way, as it stands then."""
    f = frame(s)
    if isinstance(f, Journey):
        return transport(s, seat, f.number)
    if kind_of(s) == "ventures":
        p = ventures.read(s, seat, draft_of(s, seat))
        return p.traders.get(p.used[-1]) if p.used else None
    return None


def trade_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    verb = action[0]
    if verb in sale.VERBS:
        return sale_hint(s, seat, action)
    if verb == "go":
        return go_hint(s, seat, action)
    if verb in ("use", "handle", "join"):
        return move_hint(s, seat, action)
    tr = trader(s, seat)
    if verb in ("buy", "buy_cheap") and tr is not None:
        parts = price_parts(s, seat, tr.place, GOODS.index(action[1]), True)
        if verb == "buy_cheap":
            parts.append(Item("carovaniere", action[2] - sum(item.amount for item in parts), "MU-EMP-12"))
        where, gain = best_market(s, seat, GOODS.index(action[1]), tr, action[2])
        told = {"place": where, "gain": gain} if where else {}
        return Hint(
            cost=florins(action[2], *parts, each=True),
            effect=Phrase("effect-buy", told) if told else None,
            group="buy",
            rank=20,
            detail=f"prices/{town_of(tr.place)}",
        )
    if verb in ("sell_goods", "sell_dear") and tr is not None:
        return Hint(
            effect=Phrase("effect-sell-goods", {"each": action[3]}),
            group="sell_goods",
            rank=10,
            detail=f"prices/{town_of(tr.place)}",
        )
    if verb == "auction":
        return Hint(effect=card_words(action[1]), detail=f"cards/{action[1]}", group="auctions", rank=60)
    if verb in ("show", "cards"):
        return Hint(effect=card_words(action[1]), detail=f"cards/{action[1]}")
    return None


def best_market(s: Medioevo, seat: int, good: int, tr: Transport, paid: int) -> tuple[str, int]:
    """Where a good that is bought now would sell best, among what the transport can come to in a turn."""
    found = ("", 0)
    for t, _, _ in harbours(s, seat, fresh(tr)):
        if market(s, seat, tr, t) and trade.sellable(s, seat, t, tr.place, s.owner[tr.place] if tr.place < SEA else -1):
            gain = trade.price(s, seat, t, good, False) - paid
            if gain > found[1]:
                found = (town_of(t), gain)
    return found


def fresh(tr: Transport) -> Transport:
    copy = ventures.copied(tr)
    copy.done = 0
    return copy


def market(s: Medioevo, seat: int, tr: Transport, t: int) -> bool:
    copy = ventures.copied(tr)
    copy.place = t
    return trade.market(s, seat, copy) == t


def harbours(s: Medioevo, seat: int, tr: Transport) -> list[tuple[int, int, tuple[int, ...]]]:
    """Every space that a trader may come to: points spent, and the way."""
    copy = ventures.copied(tr)
    best: dict[int, int] = {tr.place: 0}
    heap: list[tuple[int, int, tuple[int, ...]]] = [(0, tr.place, ())]
    found = []
    while heap:
        spent, here, path = heapq.heappop(heap)
        if best[here] < spent:
            continue
        found.append((here, spent, path))
        if here >= SEA and path and blockers(s, seat, here):
            continue
        copy.place = here
        for there, cost in steps(s, seat, copy, tr.pm - spent):
            if spent + cost < best.get(there, 99):
                best[there] = spent + cost
                heapq.heappush(heap, (spent + cost, there, (*path, there)))
    return found


def opening(s: Medioevo, tr: Transport) -> tuple[Stride, ...]:
    """What takes a transport up, if it is not yet under way."""
    kind = kind_of(s)
    under_way = isinstance(frame(s), Journey)
    return () if under_way else (Stride(("use", tr.id), kind),)


def step_kind(s: Medioevo) -> str:
    return "ventures" if kind_of(s) == "ventures" else "journey"


def traders(s: Medioevo, seat: int) -> list[Transport]:
    f, kind = frame(s), kind_of(s)
    if isinstance(f, Journey):
        return [transport(s, seat, f.number)] if not f.ids else []
    if kind == "ventures":
        p = ventures.read(s, seat, draft_of(s, seat))
        return [tr for number, tr in p.traders.items() if number not in p.used]
    if kind == "trade":
        return [tr for tr in s.fleets[seat] if ventures.is_trader(tr) and commerce.active(s, seat, tr)]
    return []


def reach(s: Medioevo, seat: int, of: Action) -> list[Route]:
    """Where a trader may go, with the points of each step. `of`: ("use",) for all, or with a number."""
    kind, found = step_kind(s), list[Route]()
    for tr in traders(s, seat):
        if of[1:2] not in ((), (tr.id,)) or not commerce.free_to_move(tr):
            continue
        for space, spent, path in harbours(s, seat, tr):
            if path:
                go = (*opening(s, tr), *(Stride(("go", IDS[x]), kind) for x in path))
                open_here = space < SEA and market(s, seat, tr, space)
                note = Phrase("route-market", {"town": town_of(space)}) if open_here else None
                found.append(
                    Route(
                        IDS[space],
                        go,
                        (*tuple(Item(IDS[x], 0, "") for x in path[:-1]), Item(IDS[space], spent, "MU-MOV-01")),
                        tr.pm - spent,
                        note,
                    )
                )
    return found


def plans(s: Medioevo, seat: int) -> list[Plan]:
    """Journeys that pay: sell what is aboard where it brings most; buy here and go where it will."""
    found: list[tuple[int, Plan]] = []
    for tr in traders(s, seat):
        sells = selling(s, seat, tr)
        found += sells if sells or cargo(tr) else buying(s, seat, tr)
    found.sort(key=lambda pair: -pair[0])
    return [plan for _, plan in found[:WORTH_SHOWING]]


def go_to(s: Medioevo, tr: Transport, path: tuple[int, ...]) -> tuple[Stride, ...]:
    return (*opening(s, tr), *(Stride(("go", IDS[x]), step_kind(s)) for x in path))


def selling(s: Medioevo, seat: int, tr: Transport) -> list[tuple[int, Plan]]:
    found: list[tuple[int, Plan]] = []
    if not tr.lots or not trade.may_sell(tr):
        return found
    kind = step_kind(s)
    free = commerce.free_to_move(tr) and not tr.done & LEFT
    for t, spent, path in harbours(s, seat, tr) if free else [(tr.place, 0, ())]:
        if t >= SEA or not market(s, seat, tr, t) or (path and not may_sell_after(tr)):
            continue
        deals, total, units = [], -trade.fee_at(s, seat, t), 0
        for good, count, bought, control in tr.lots:
            if trade.sellable(s, seat, t, bought, control):
                each = trade.price(s, seat, t, good, False)
                origin = IDS[bought] if bought >= 0 else trade.FOUND
                deals.append(Stride(("sell_goods", GOODS[good], origin, each, count), kind))
                total += each * count
                units += count
        if deals:
            told = {"town": town_of(t), "units": units, "points": spent, "amount": total}
            note = Phrase("plan-note-sell", {"points": spent, "fee": trade.fee_at(s, seat, t)})
            found.append((total, Plan(Phrase("plan-sell", told), (*go_to(s, tr, path), *deals), note)))
    return sorted(found, key=lambda pair: -pair[0])[:3]


def may_sell_after(tr: Transport) -> bool:
    moved = ventures.copied(tr)
    moved.done |= SAILED
    return trade.may_sell(moved)


def buying(s: Medioevo, seat: int, tr: Transport) -> list[tuple[int, Plan]]:
    """Buy here what sells dearest within this turn's reach, and go there; it is sold in the next."""
    found: list[tuple[int, Plan]] = []
    kind = step_kind(s)
    ways = [way for way in harbours(s, seat, tr) if way[2] and way[0] < SEA and market(s, seat, tr, way[0])]
    for option in trade.offers(s, seat, tr):
        if not isinstance(option, Span) or option.head[0] != "buy":
            continue
        good, each = GOODS.index(option.head[1]), option.head[2]
        for t, spent, path in ways:
            gain = trade.price(s, seat, t, good, False) - each
            if gain > 0 and trade.sellable(s, seat, t, tr.place, s.owner[tr.place]):
                told = {"good": option.head[1], "units": option.high, "town": town_of(t), "gain": gain * option.high}
                note = Phrase("plan-note-buy", {"points": spent, "amount": each * option.high})
                steps_ = (
                    *opening(s, tr),
                    Stride((*option.head, option.high), kind),
                    *(Stride(("go", IDS[x]), kind) for x in path),
                )
                found.append((gain * option.high, Plan(Phrase("plan-buy", told), steps_, note)))
    return sorted(found, key=lambda pair: -pair[0])[:3]


def trade_brief(s: Medioevo, seat: int) -> Brief:
    where = tuple(dict.fromkeys(IDS[tr.place] for tr in traders(s, seat)))
    tally = treasury(s, seat, 0)
    if kind_of(s) == "ventures":
        cash = ventures.read(s, seat, draft_of(s, seat)).cash
        tally = (Change("treasury", s.florins[seat], cash, "MU-COM-04"),)
    return Brief(
        title=Phrase("title-trade"),
        help=Phrase("help-trade"),
        rule="MU-COM-01",
        places=where,
        tally=tally,
        plans=tuple(plans(s, seat)),
        idle=Phrase("idle-trade"),
        done=Phrase("done-trade"),
    )


def journey_brief(s: Medioevo, seat: int) -> Brief:
    tr = transport(s, seat, frame(s).number)
    told = {"place": IDS[tr.place], "points": tr.pm, "units": cargo(tr), "room": hold(s, tr)}
    return Brief(
        title=Phrase("title-journey", told),
        help=Phrase("help-journey"),
        rule="MU-COM-01",
        places=(IDS[tr.place],),
        tally=treasury(s, seat, 0),
        plans=tuple(plans(s, seat)),
        steps=(Phrase("did-move"), Phrase("did-buy"), Phrase("did-sell")),
        at=done_at(tr),
        done=Phrase("done-journey"),
    )


def done_at(tr: Transport) -> int:
    """The first of move, buy, sell that is still open to it."""
    return 0 if not tr.done & SAILED else 1 if trade.may_buy(tr) else 2


def cargo_brief(s: Medioevo, seat: int) -> Brief:
    tr = transport(s, seat, frame(s).number)
    told = {"place": IDS[tr.place], "points": tr.pm, "vf": tr.vf}
    return Brief(
        title=Phrase("title-cargo", told), rule="MU-LOD-01", places=(IDS[tr.place],), done=Phrase("done-cargo")
    )


def bid_brief(s: Medioevo, seat: int) -> Brief:
    f = frame(s)
    told = {"high": f.high, "place": len(f.won) + 1}
    return Brief(
        title=Phrase("title-bid", told),
        help=Phrase("help-bid"),
        rule="MU-ORD-02",
        tally=treasury(s, seat, 0),
        by=f.bidder if f.bidder >= 0 else None,
        idle=Phrase("idle-bid"),
    )


def card_bid_brief(s: Medioevo, seat: int) -> Brief:
    f = frame(s)
    return Brief(
        title=Phrase("title-card_bid", {"card": FACE[f.card], "high": max(f.high, f.base)}),
        rule="MU-AUC-01",
        help=card_words(FACE[f.card]),
        by=f.seller,
        tally=treasury(s, seat, 0),
        idle=Phrase("idle-bid"),
    )


def bid_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    return Hint(effect=Phrase("effect-bid")) if action[0] == "bid" else None


HINTS = {
    "bid": bid_hint,
    "card_bid": bid_hint,
    "trade": trade_hint,
    "journey": trade_hint,
    "ventures": trade_hint,
    "merchants": trade_hint,
    "sell_off": trade_hint,
}
BRIEFS = {
    "trade": trade_brief,
    "ventures": trade_brief,
    "journey": journey_brief,
    "cargo": cargo_brief,
    "bid": bid_brief,
    "card_bid": card_bid_brief,
}
