"""Purchase, taxes and reinforcements: prices with their parts, what things do, the basket and what comes after it."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, NUMBER
from araldo.games.medioevo_universale.box import (
    AFLOAT,
    ARCHITETTURA,
    ARSENALE,
    BUILD_COST,
    CAPTAIN_COST,
    CHURCH,
    CHURCH_DISCOUNT,
    ENGINE_COST,
    ENGINES,
    FAIR,
    FAIR_DISCOUNT,
    FAIR_PERCENT,
    FORT,
    FORT_BONUS,
    FORT_QUIET,
    FORT_ROOM,
    FORT_SUPPLY,
    HARBOUR_PRICE,
    HIT_ON,
    HOLD,
    HOLD_SMALL,
    HONOUR,
    INGEGNERIA,
    KINDS,
    LOAN_BONUS,
    LOAN_DIE,
    LOAN_UNIT,
    MERCATO,
    POINTS,
    PRICE,
    REDUCTION,
    ROOM,
    ROOM_SMALL,
    TECH,
    TECH_LEVEL,
    TECH_PRICE,
    TECHS,
    TOWN,
    TOWN_SUPPLY,
    UNIVERSITA,
    best,
)
from araldo.games.medioevo_universale.rules import purchase, reinforcements, sale, taxes
from araldo.games.medioevo_universale.rules.basket import (
    HALVED_PERCENT,
    WHAT,
    Basket,
    read,
    repair_price,
    ship_price,
    tech_price,
)
from araldo.games.medioevo_universale.rules.pieces import engine, transport
from araldo.games.medioevo_universale.rules.structures import level_of
from araldo.games.medioevo_universale.state import Medioevo
from araldo.games.medioevo_universale.telling.common import (
    TREASURY,
    as_if,
    card_words,
    draft_of,
    florins,
    frame,
    sale_hint,
)
from araldo.kernel import Action
from araldo.kernel.telling import Brief, Change, Hint, Item, Phrase, Plan, Stride

# Heading, and its place among the headings, of each purchase.
GROUPS = {
    "learn": ("technologies", 10),
    "build": ("buildings", 20),
    "raise_free": ("buildings", 20),
    "found": ("buildings", 20),
    "harbour": ("buildings", 21),
    "repair": ("repairs", 5),
    "order": ("transports", 30),
    "refit": ("transports", 31),
    "order_engine": ("engines", 40),
    "refit_engine": ("engines", 41),
    "hire": ("captains", 45),
    "play": ("cards", 50),
}


# -- purchase


def basket_of(s: Medioevo, seat: int, *more: Action) -> Basket:
    return read(s, seat, [*draft_of(s, seat), *more], purchase.carried(frame(s), seat))


def purchase_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    verb = action[0]
    if verb not in GROUPS:
        return sale_hint(s, seat, action) if verb in sale.VERBS else None
    now, then = basket_of(s, seat), basket_of(s, seat, action)
    paid = then.cost() - now.cost()
    parts = price_parts(s, now, action)
    if now.percent and parts:
        parts.append(Item("mecenate", paid - sum(item.amount for item in parts), "MU-PUR-06"))
    cash = s.florins[seat]
    group, rank = GROUPS[verb]
    return Hint(
        cost=florins(paid, *parts),
        effect=effect(s, seat, action),
        detail=detail(s, seat, action),
        group=group,
        after=(Change(TREASURY, cash - now.cost(), cash - then.cost(), "MU-PUR-04"),),
        rank=rank + (TECH_LEVEL[TECH[action[1]]] if verb == "learn" else 0),
        places=places(s, seat, action),
    )


def places(s: Medioevo, seat: int, action: Action) -> tuple[str, ...] | None:
    if action[0] == "refit":
        return (IDS[transport(s, seat, action[1]).place],)
    if action[0] == "refit_engine":
        return (IDS[engine(s, seat, action[1]).place],)
    return None


def price_parts(s: Medioevo, b: Basket, action: Action) -> list[Item]:
    """How a price comes about: list price, what stands already, technologies, cards."""
    verb = action[0]
    if verb == "learn":
        full = TECH_PRICE[TECH[action[1]]]
        half = Item("universita", tech_price(b, TECH[action[1]]) - full, "MU-TEC-06")
        return [Item(Phrase("part-list"), full, "MU-TEC-01"), *([half] if b.techs & UNIVERSITA else [])]
    if verb == "build":
        what, level = WHAT[action[1]]
        t = NUMBER[action[2]]
        return building_parts(b, what, level_of(s, t, what) + b.raised.get((t, what), 0), level)
    if verb == "order":
        return ship_parts(b, KINDS.index(action[1]), PRICE[KINDS.index(action[1])][action[2] - 1], 0)
    if verb == "refit":
        tr = transport(s, b.seat, action[1])
        return ship_parts(b, tr.kind, PRICE[tr.kind][action[2] - 1], PRICE[tr.kind][tr.level - 1])
    if verb == "refit_engine":
        old = ENGINE_COST[engine(s, b.seat, action[1]).level - 1]
        return [
            Item(Phrase("part-list"), ENGINE_COST[action[2] - 1], "MU-SIE-01"),
            Item(Phrase("part-there"), -old, "MU-SIE-01"),
        ]
    flat = {"hire": CAPTAIN_COST, "order_engine": ENGINE_COST}
    if verb in flat:
        level = action[1] if verb == "hire" else ENGINES.index(action[1]) + 1
        return [Item(Phrase("part-list"), flat[verb][level - 1], "MU-PUR-04")]
    if verb == "repair":
        what, level = WHAT[action[1]]
        return [Item(Phrase("part-quarter"), repair_price(what, level), "MU-PUR-07")]
    if verb in ("found", "harbour"):
        return [Item(Phrase("part-list"), BUILD_COST[TOWN][0] if verb == "found" else HARBOUR_PRICE, "MU-PUR-04")]
    return []


def building_parts(b: Basket, what: int, low: int, high: int) -> list[Item]:
    """MU-BLD-04, MU-BLD-09, MU-PUR-06, in this order."""
    row = BUILD_COST[what]
    found = [Item(Phrase("part-list"), row[high - 1], "MU-BLD-04")]

    def less(label: Phrase | str, price: int, rule: str) -> None:
        change = price - sum(item.amount for item in found)
        if change:
            found.append(Item(label, change, rule))

    def now() -> int:
        return sum(item.amount for item in found)

    if low:
        less(Phrase("part-there"), row[high - 1] - row[low - 1], "MU-BLD-04")
    if what == CHURCH:
        for mask, amount in CHURCH_DISCOUNT:
            if b.techs & mask:
                less(TECHS[mask.bit_length() - 1], max(0, now() - amount), "MU-BLD-09")
    elif what >= FAIR:
        if b.techs & MERCATO:
            less("mercato", now() * FAIR_PERCENT[what - FAIR] // 100, "MU-BLD-09")
        for mask, amount in FAIR_DISCOUNT[what - FAIR]:
            if b.techs & mask:
                less(TECHS[mask.bit_length() - 1], max(0, now() - amount), "MU-BLD-09")
    if b.halved and b.techs & (INGEGNERIA if what == FORT else ARCHITETTURA):
        less("architetto", now() * HALVED_PERCENT // 100, "MU-PUR-06")
    return found


def ship_parts(b: Basket, kind: int, full: int, there: int) -> list[Item]:
    found = [Item(Phrase("part-list"), full, "MU-TRA-02")]
    if there:
        found.append(Item(Phrase("part-there"), -there, "MU-TRA-02"))
    if AFLOAT[kind] and b.techs & ARSENALE:
        found.append(Item("arsenale", ship_price(b, kind, full - there) - (full - there), "MU-TRA-05"))
    return found


def effect(s: Medioevo, seat: int, action: Action) -> Phrase | None:
    """What one gets."""
    verb = action[0]
    if verb == "learn":
        return Phrase(f"tech-{action[1]}")
    if verb in ("build", "raise_free"):
        return building_words(action[1])
    if verb in ("order", "refit"):
        kind = KINDS.index(action[1]) if verb == "order" else transport(s, seat, action[1]).kind
        return transport_words(s, kind, action[2])
    if verb in ("order_engine", "refit_engine"):
        return engine_words(ENGINES.index(action[1]) + 1 if verb == "order_engine" else action[2])
    if verb == "hire":
        return Phrase("effect-hire", {"level": action[1]})
    if verb == "play":
        return Phrase(f"tech-{action[2]}") if len(action) > 2 and action[2] in TECH else card_words(action[1])
    return Phrase(f"effect-{verb}")


def building_words(name: str) -> Phrase:
    what, level = WHAT[name]
    if what == TOWN:
        return Phrase("effect-town", {"supply": TOWN_SUPPLY[level]})
    if what == FORT:
        told = {"supply": FORT_SUPPLY[level], "room": FORT_ROOM[level]}
        return Phrase("effect-fort", {**told, "level": FORT_BONUS[level], "quiet": FORT_QUIET[level]})
    return Phrase(f"effect-{name}")


def transport_words(s: Medioevo, kind: int, level: int) -> Phrase:
    small = s.options["transport_capacity"] == "small"
    goods = (HOLD_SMALL if small else HOLD)[kind][level - 1]
    room = (ROOM_SMALL if small else ROOM)[kind][level - 1]
    told = {"vf": room, "points": POINTS[kind][level - 1]}
    return Phrase("effect-trader", {**told, "goods": goods}) if goods else Phrase("effect-carrier", told)


def engine_words(level: int) -> Phrase:
    return Phrase("effect-engine", {"level": REDUCTION[level - 1], "hit": HIT_ON[level - 1]})


def detail(s: Medioevo, seat: int, action: Action) -> str:
    if action[0] == "learn":
        return f"technologies/{action[1]}"
    if action[0] == "play":
        return f"cards/{action[1]}"
    if action[0] in ("build", "raise_free", "order", "order_engine"):
        return f"works/{action[1]}"
    return ""


def purchase_brief(s: Medioevo, seat: int) -> Brief:
    b, cash, draft = basket_of(s, seat), s.florins[seat], draft_of(s, seat)
    left = cash - b.cost()
    with as_if(s, seat, max(0, left), s.tech[seat] | b.learned):
        tax = taxes.income(s, seat, False)
    tally = [
        Change(Phrase("tally-basket", {"count": len(draft)}), None, b.cost(), "MU-PUR-06"),
        Change(TREASURY, cash, left, "MU-PUR-04"),
        Change(Phrase("tally-taxes"), left, left + tax, "MU-TAX-01"),
        Change(Phrase("tally-technologies"), None, b.bought, "MU-TEC-03"),
    ]
    warn: list[Phrase] = []
    if left < 0:
        warn.append(Phrase("warn-short", {"amount": -left}))
    played = [edit[1] for edit in draft if edit[0] == "play"]
    idle = [c for c, verbs in (("architetto", ("build",)), ("mecenate", ())) if c in played and not used(draft, verbs)]
    if idle:
        warn.append(Phrase("warn-idle-card", {"cards": idle}))
    if b.steps > 0:
        warn.append(Phrase("warn-steps", {"count": b.steps}))
    decaying = [t for t in s.lands[seat] if s.damaged[t] and s.since[t] < s.turn]
    open_still = [IDS[t] for t in decaying if any(s.damaged[t] >> w & 1 and (t, w) not in b.gone for w in range(6))]
    if open_still:
        warn.append(Phrase("warn-decay", {"places": open_still}))
    return Brief(
        title=Phrase("title-purchase"),
        help=Phrase("help-purchase"),
        rule="MU-PUR-01",
        tally=tuple(tally),
        warn=tuple(warn),
        places=tuple(IDS[t] for t in s.lands[seat]),
        done=Phrase("done-purchase", {"count": len(draft), "left": left}),
        idle=Phrase("idle-purchase"),
        plans=tuple(repairs(s, seat)),
    )


def used(draft: list[Action], verbs: tuple[str, ...]) -> bool:
    return any(edit[0] in verbs if verbs else edit[0] not in ("play", *sale.VERBS) for edit in draft)


def repairs(s: Medioevo, seat: int) -> list[Plan]:
    """Everything that is damaged and can be paid, in one gesture."""
    options = purchase.purchases(s, frame(s), seat, draft_of(s, seat))
    wanted = [tuple(option) for option in options if option[0] == "repair"]
    if not wanted:
        return []
    steps = tuple(Stride(action, "purchase") for action in wanted)
    return [Plan(Phrase("plan-repair", {"count": len(wanted)}), steps)]


# -- taxes


def taxes_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    verb = action[0]
    if verb in sale.VERBS:
        return sale_hint(s, seat, action)
    if verb == "repay":
        loan = s.loans[seat][action[1]]
        parts = (Item("loan", loan, "MU-LON-01"), Item(Phrase("part-interest"), taxes.owed(loan) - loan, "MU-LON-02"))
        return Hint(cost=florins(taxes.owed(loan), *parts), effect=Phrase("effect-repay"), group="loans", rank=20)
    if verb == "loan":
        bonus = best(s.tech[seat], LOAN_BONUS)
        told = {"low": LOAN_UNIT + bonus, "high": LOAN_UNIT * LOAN_DIE[s.lt[seat] - 1] + bonus}
        return Hint(effect=Phrase("effect-loan", told), group="loans", rank=21)
    if verb == "bankrupt":
        return Hint(
            cost=(),
            effect=Phrase("effect-bankrupt"),
            group="loans",
            rank=29,
            sure=True,
            after=(Change("honour", s.honour[seat], s.honour[seat] + HONOUR["bankruptcy"], "MU-BKR-01"),),
        )
    if verb == "play":
        return Hint(
            effect=card_words(action[1]),
            after=tax_gain(s, seat, action),
            detail=f"cards/{action[1]}",
            group="cards",
            rank=10,
        )
    return None


def tax_gain(s: Medioevo, seat: int, action: Action) -> tuple[Change, ...]:
    draft = draft_of(s, seat)
    now, then = taxes.plan(s, seat, draft)[0], taxes.plan(s, seat, [*draft, action])[0]
    return (Change(TREASURY, now, then),) if then != now else ()


TAX_RULES = {
    "territories": "MU-TAX-01",
    "cathedrals": "MU-TAX-01",
    "level": "MU-TAX-01",
    "principalities": "MU-TAX-02",
    "banche": "MU-TAX-04",
    "mulino": "MU-TAX-05",
    "vassallaggio": "MU-TAX-06",
    "feudalesimo": "MU-TAX-06",
}


def taxes_brief(s: Medioevo, seat: int) -> Brief:
    draft = draft_of(s, seat)
    cash, cards, _ = taxes.plan(s, seat, draft)
    farmer = "gabelliere" in cards
    lines = [
        Change(Phrase(f"tax-{name}"), None, amount, TAX_RULES[name])
        for name, amount in taxes.sheet(s, seat, farmer)
        if amount
    ]
    amount = taxes.income(s, seat, farmer)
    if amount != sum(line.after or 0 for line in lines):
        lines.append(Change(Phrase("tax-in-all"), None, amount, "MU-TAX-07"))
    lines.append(Change(TREASURY, s.florins[seat], cash, "MU-TAX-01"))
    return Brief(
        title=Phrase("title-taxes", {"amount": amount}),
        help=Phrase("help-taxes"),
        rule="MU-TAX-01",
        tally=tuple(lines),
        done=Phrase("done-taxes", {"amount": amount, "left": cash}),
        idle=Phrase("idle-taxes"),
    )


# -- reinforcements


def levies_hint(s: Medioevo, seat: int, action: Action) -> Hint | None:
    verb = action[0]
    if verb in reinforcements.PRICES:
        price = reinforcements.PRICES[verb] * (1 if verb == "mercenaries" else action[1])
        return Hint(
            cost=florins(price, each=verb == "mercenaries"), effect=Phrase("effect-levy"), group="hired", rank=20
        )
    if verb == "play":
        vf = levy(s, seat, action[1])
        after = (Change("pool", s.pool[seat], s.pool[seat] + vf, "MU-REI-03"),)
        return Hint(effect=card_words(action[1]), after=after, detail=f"cards/{action[1]}", group="cards", rank=10)
    return None


def levy(s: Medioevo, seat: int, card: str) -> int:
    """VF that a card raises."""
    bishops = card == "cardinale"
    count = taxes.cathedrals(s, seat) if bishops else reinforcements.castles(s, seat)
    return count * best(s.tech[seat], reinforcements.CARDINALE if bishops else reinforcements.CAVALIERE)


def levies_brief(s: Medioevo, seat: int) -> Brief:
    draft = draft_of(s, seat)
    bought = sum(edit[-1] for edit in draft if edit[0] in reinforcements.PRICES)
    paid = sum(reinforcements.PRICES[edit[0]] * edit[-1] for edit in draft if edit[0] in reinforcements.PRICES)
    raised = bought + sum(levy(s, seat, edit[1]) for edit in draft if edit[0] == "play")
    tally = (
        Change("pool", s.pool[seat], s.pool[seat] + raised, "MU-REI-01"),
        Change(TREASURY, s.florins[seat], s.florins[seat] - paid, "MU-REI-03"),
    )
    return Brief(
        title=Phrase("title-levies", {"vf": s.pool[seat]}),
        help=Phrase("help-levies"),
        rule="MU-REI-03",
        tally=tally,
        done=Phrase("done-levies", {"vf": s.pool[seat] + raised}),
        idle=Phrase("idle-levies"),
    )


HINTS = {"purchase": purchase_hint, "taxes": taxes_hint, "levies": levies_hint}
BRIEFS = {"purchase": purchase_brief, "taxes": taxes_brief, "levies": levies_brief}
