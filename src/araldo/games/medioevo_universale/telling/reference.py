"""Tables of reference: technologies, cards, what is built and bought, prices of goods, pacts, points."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import BOARDS, PRICES, SITE
from araldo.games.medioevo_universale.box import (
    BUILD_COST,
    BUILD_LT,
    BUILD_TECH,
    BUILDING,
    CARD,
    CARD_NEEDS,
    CARDS,
    ENGINE_COST,
    ENGINE_LT,
    ENGINE_TECH,
    ENGINES,
    FACE,
    GOODS,
    KINDS,
    PRICE,
    TECH,
    TECH_BRANCH,
    TECH_LEVEL,
    TECH_NEEDS,
    TECH_PRICE,
    TECHS,
    UNIVERSITA,
    UNIVERSITY_PERCENT,
    meets,
)
from araldo.games.medioevo_universale.rules import course, trade
from araldo.games.medioevo_universale.rules.pieces import left
from araldo.games.medioevo_universale.rules.purchase import purchases
from araldo.games.medioevo_universale.rules.transports import hold
from araldo.games.medioevo_universale.state import BARBARIANS, Medioevo
from araldo.games.medioevo_universale.telling.common import (
    card_words,
    draft_of,
    frame,
    kind_of,
)
from araldo.games.medioevo_universale.telling.market import basket_of, building_words, engine_words, transport_words
from araldo.games.medioevo_universale.telling.ports import harbours, market
from araldo.games.medioevo_universale.telling.talks import clause_words, visible
from araldo.kernel import Action
from araldo.kernel.telling import Phrase, Row, Source, Table, Words


def column(*names: str) -> tuple[Phrase, ...]:
    return tuple(Phrase(f"column-{name}") for name in names)


def plays(s: Medioevo, seat: int) -> bool:
    return 0 <= seat < s.seats


def named(mask: int) -> list[str]:
    return [name for name in TECHS if mask >> TECH[name] & 1]


def buyable(s: Medioevo, seat: int) -> list[Action]:
    """What may be added to the basket now."""
    if not plays(s, seat) or kind_of(s) != "purchase" or s.asked is None or seat not in s.asked.seats:
        return []
    return [tuple(option) for option in purchases(s, frame(s), seat, draft_of(s, seat))]


def listing(items: list[str]) -> Words:
    return Phrase("cell-list", {"items": items}) if items else Phrase("cell-none")


# -- technologies


def technologies(s: Medioevo, seat: int) -> Table:
    offered = set(buyable(s, seat))
    asking = bool(offered) or (plays(s, seat) and kind_of(s) == "purchase")
    rows = []
    for i, name in enumerate(TECHS):
        owners = [x for x in range(s.seats) if s.tech[x] >> i & 1]
        price = (
            TECH_PRICE[i] * UNIVERSITY_PERCENT // 100
            if plays(s, seat) and s.known_tech[seat] & UNIVERSITA
            else TECH_PRICE[i]
        )
        missing = named(TECH_NEEDS[i] & ~s.known_tech[seat]) if plays(s, seat) else []
        action = ("learn", name)
        state = tech_state(s, seat, i, action in offered, bool(missing), asking)
        cells: tuple[Words | int, ...] = (
            name,
            TECH_LEVEL[i],
            price,
            listing(named(TECH_NEEDS[i])),
            Phrase("cell-seats", {"seats": owners}) if owners else Phrase("cell-none"),
        )
        rows.append(
            Row(name, cells, Phrase(f"tech-{name}"), state, TECH_BRANCH[i], action if action in offered else None)
        )
    return Table(Phrase("table-technologies"), column("technology", "level", "price", "needs", "owners"), tuple(rows))


def tech_state(s: Medioevo, seat: int, i: int, offered: bool, missing: bool, asking: bool) -> str:
    if not plays(s, seat):
        return ""
    if s.tech[seat] >> i & 1:
        return "owned"
    if missing:
        return "blocked"
    if asking and not offered and not basket_of(s, seat).learned >> i & 1:
        return "dear"
    return "open"


# -- cards


def cards(s: Medioevo, seat: int) -> Table:
    rows = []
    for kind in CARDS:
        total = CARD[kind]["count"][f"p{s.seats}"]
        gone = sum(FACE[p] == kind for p in s.discard)
        own = sum(FACE[p] == kind for p in s.hands[seat]) if plays(s, seat) else 0
        usable = plays(s, seat) and meets(s.tech[seat], CARD_NEEDS[kind])
        state = "owned" if own else "" if not plays(s, seat) else "open" if usable else "blocked"
        cells = (kind, CARD[kind]["phase"], own, total, gone)
        rows.append(Row(kind, cells, card_words(kind), state, CARD[kind]["phase"]))
    return Table(Phrase("table-cards"), column("card", "phase", "own", "count", "discarded"), tuple(rows))


# -- buildings, transports, engines


def works(s: Medioevo, seat: int) -> Table:
    rows = []
    for what, row in enumerate(BUILDING):
        for i, name in enumerate(row):
            needs = listing(named(BUILD_TECH[what][i]))
            cells = (name, BUILD_COST[what][i], Phrase("cell-lt", {"level": BUILD_LT[what][i]}), needs, left(s, name))
            rows.append(Row(name, cells, building_words(name), group="buildings"))
    for kind, name in enumerate(KINDS):
        prices = Phrase("cell-three", dict(zip("abc", PRICE[kind], strict=True)))
        cells_t = (name, prices, Phrase("cell-lt-each"), Phrase("cell-none"), left(s, name))
        rows.append(Row(name, cells_t, transport_words(s, kind, 1), group="transports"))
    for i, name in enumerate(ENGINES):
        cells_e = (
            name,
            ENGINE_COST[i],
            Phrase("cell-lt", {"level": ENGINE_LT[i]}),
            listing(named(ENGINE_TECH[i])),
            left(s, name),
        )
        rows.append(Row(name, cells_e, engine_words(i + 1), group="engines"))
    return Table(Phrase("table-works"), column("work", "price", "lt", "needs", "left"), tuple(rows))


# -- prices


def prices(s: Medioevo, seat: int) -> Table:
    """For each settlement: who holds it, whether one may trade there, points that one's traders need, every price."""
    own = [tr for tr in s.fleets[seat] if hold(s, tr) and tr.ship < 0] if plays(s, seat) else []
    reach = [{t: spent for t, spent, _ in harbours(s, seat, tr)} for tr in own]
    rows = []
    for t in BOARDS[s.board].sites:
        if not PRICES[t]:
            continue
        near = [way[t] for way in reach if t in way]
        open_here = plays(s, seat) and bool(s.town[t]) and (any(market(s, seat, tr, t) for tr in own) if own else True)
        cells = [SITE[t], holder(s, seat, t), min(near) if near else Phrase("cell-none")]
        cells += [price_cell(s, seat, t, good) for good in range(len(GOODS))]
        state = "open" if open_here and near else "blocked" if plays(s, seat) and not open_here else ""
        fee = trade.fee_at(s, seat, t) if plays(s, seat) else 0
        text = Phrase("cell-fee", {"amount": fee}) if fee else None
        rows.append(Row(SITE[t], tuple(cells), text, state, "near" if near else "far"))
    rows.sort(key=lambda row: (row.group == "far", row.state != "open"))
    names = tuple(Phrase("column-good", {"good": name}) for name in GOODS)
    return Table(Phrase("table-prices"), (*column("settlement", "holder", "reach"), *names), tuple(rows))


def holder(s: Medioevo, seat: int, t: int) -> Words:
    if s.owner[t] == BARBARIANS:
        return "barbarians"
    return Phrase("cell-seats", {"seats": [s.owner[t]]})


def price_cell(s: Medioevo, seat: int, t: int, good: int) -> Words | int:
    if not plays(s, seat):
        return PRICES[t][good]
    sell, buy = trade.price(s, seat, t, good, False), trade.price(s, seat, t, good, True)
    return sell if sell == buy else Phrase("cell-both", {"sell": sell, "buy": buy})


# -- pacts in force


def agreements(s: Medioevo, seat: int) -> Table:
    """Every clause of every pact that the viewer may read; those that end now first."""
    rows = []
    for pact in sorted((p for p in s.pacts if visible(p, seat)), key=lambda p: (p.ends or 99, p.number)):
        for i, clause in enumerate(pact.clauses):
            until = Phrase("cell-until", {"turn": pact.ends}) if pact.ends else Phrase("cell-endless")
            cells = (Phrase("cell-seats", {"seats": list(pact.parties)}), clause_words(s, clause), until)
            state = "open" if seat in pact.parties else ""
            rows.append(Row(f"{pact.number}-{i}", cells, None, state))
    return Table(Phrase("table-pacts"), column("parties", "terms", "until"), tuple(rows))


# -- points


def scoring(s: Medioevo, seat: int) -> Table:
    found = course.sources(s, seat) if plays(s, seat) else {}
    rows = [Row("honour", (Phrase("source-honour"), s.honour[seat] if plays(s, seat) else 0), Phrase("score-honour"))]
    rows += [Row(x, (Phrase(f"source-{x}"), found.get(x, 0)), Phrase(f"score-{x}")) for x in course.SOURCES]
    return Table(Phrase("table-scoring"), column("source", "now"), tuple(rows))


def sources(s: Medioevo) -> list[Source]:
    """Honour won in play, then what the end counts (MU-VIC-02)."""
    alive = [not s.out >> seat & 1 for seat in range(s.seats)]
    ends = [course.sources(s, seat) if alive[seat] else {} for seat in range(s.seats)]
    found = [Source(Phrase("source-honour"), tuple(s.honour))]
    found += [Source(Phrase(f"source-{x}"), tuple(end.get(x, 0) for end in ends)) for x in course.SOURCES]
    return [source for source in found if any(source.points)] or found[:1]


TABLES = {
    "technologies": technologies,
    "prices": prices,
    "works": works,
    "cards": cards,
    "pacts": agreements,
    "scoring": scoring,
}
