"""Money and what it buys: set-up, cards kept, bids, purchases, taxes, levies, placement (phases 1, 2, 4 to 6, 8)."""

from __future__ import annotations

from typing import Any

from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import (
    CAPTAIN_COST,
    CHURCH,
    ENGINE_COST,
    ENGINES,
    EXTRA_CARD,
    FORT,
    HOLD,
    KINDS,
    MILITARY,
    PRICE,
    RAISE,
    ROOM,
    TECH,
    TECH_PRICE,
    TECHS_A_TURN,
    TOWN,
    WAGON,
)
from araldo.games.medioevo_universale.marshal import campaign, worth
from araldo.games.medioevo_universale.marshal.character import Character
from araldo.games.medioevo_universale.marshal.mind import Handler, Mind, actions, drafted, spans
from araldo.games.medioevo_universale.rules import purchase as rules
from araldo.games.medioevo_universale.rules.armies import strength
from araldo.games.medioevo_universale.rules.basket import WHAT, Basket, build_price, read, ship_price, tech_price
from araldo.games.medioevo_universale.rules.pieces import engine, transport
from araldo.games.medioevo_universale.rules.structures import level_of
from araldo.games.medioevo_universale.rules.taxes import income
from araldo.games.medioevo_universale.rules.transports import cargo, hold, room
from araldo.games.medioevo_universale.state import Medioevo, Transport
from araldo.kernel import DONE, Action
from araldo.kernel.play import Eyes

PASS: Action = ("pass",)
LESSONS = TECHS_A_TURN * min(TECH_PRICE)  # they come before a second card
CREW = 4  # VF on a commercial transport: fewer are robbed by barbarians (MU-BRB-03)
UNIT_PRICE = 8  # Florins kept for each unit of an empty hold
SECOND_CARD = 1.4  # a second card must be worth so many times its price
RETURN = 1.15  # Florins that one spent before the end must bring
PATRON = 500  # a purchase for which mecenate is played
FIRST_CAPTAIN, NEXT_CAPTAIN = 600, 250
ENGINE_VALUE = 130  # an engine opens walled towns
VILLAGE = 12  # each turn: supply, a market
LONG_ENOUGH = 4  # turns after which a purchase for war has paid
RAID = 0.4  # the chance that barbarians who can attack do it and win, over the rest of the game
EDGE = 15  # Florins that the first place is worth in an ordinary turn
RACE = 60  # ... at war, or in the last turns


# -- set-up, cards, order


def deploy(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    """Crews for the merchants, a full War Wagon, the rest by default."""
    have: dict[Any, int] = {}
    for edit in drafted(s, eyes.seat):
        have[edit[1]] = have.get(edit[1], 0) + edit[2]
    for span in spans(eyes.options, "aboard"):
        tr = transport(s, eyes.seat, span.head[1])
        want = room(s, tr) if tr.kind == WAGON else 0 if MILITARY[tr.kind] else CREW
        if have.get(tr.id, 0) < want:
            return (*span.head, min(want - have.get(tr.id, 0), span.high))
    return None


def keep(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    found = actions(eyes.options, "keep")
    return max(found, key=lambda o: (worth.card(s, eyes.seat, o[1], mind.character), o[1]), default=None)


def keep_second(s: Medioevo, eyes: Eyes, mind: Mind) -> Action:
    best = keep(s, eyes, mind)
    if best is None or not worth.turns_left(s):
        return PASS
    value = worth.card(s, eyes.seat, best[1], mind.character) * mind.character.bids
    needed = EXTRA_CARD + (LESSONS if s.turn > 1 else 0)
    return best if value >= SECOND_CARD * EXTRA_CARD and s.florins[eyes.seat] >= needed else PASS


def bid(s: Medioevo, eyes: Eyes, mind: Mind) -> Action:
    """The first place is worth most to who goes to war, or fears it."""
    frame: Any = s.frames[-1]
    value = EDGE * mind.character.bids
    if s.war[eyes.seat] or worth.turns_left(s) <= 1:
        value = RACE * mind.character.bids
    least = frame.high + RAISE
    offered = spans(eyes.options, "bid")
    return ("bid", least) if offered and least <= min(value, s.florins[eyes.seat] / 5) else PASS


# -- purchases


def purchase(s: Medioevo, eyes: Eyes, mind: Mind) -> Action:
    """Whatever brings most for its price, as long as it brings more than it costs."""
    seat, c = eyes.seat, mind.character
    for verb in ("repair", "raise_free"):
        if found := actions(eyes.options, verb):
            return found[0]
    draft = drafted(s, seat)
    b = read(s, seat, draft, rules.carried(s.frames[-1], seat))  # type: ignore[arg-type]
    if (card := card_to_play(s, eyes, b)) is not None:
        return card
    cash = b.affordable(s.florins[seat])
    best: tuple[float, Action] | None = None
    for option in actions(eyes.options, *PRICED):
        price, value = PRICED[option[0]](s, b, option, c)
        ratio = value / max(1, price)
        floor = 1.0 if not worth.turns_left(s) else RETURN
        if ratio >= floor and cash - price >= purse(s, seat, c, value > worth.HONOUR) and (not best or ratio > best[0]):
            best = (ratio, option)
    return best[1] if best else DONE


def purse(s: Medioevo, seat: int, c: Character, prize: bool) -> float:
    """What is kept for goods: what the empty holds ask for, less the taxes before Commerce; at last the loan."""
    if not worth.turns_left(s):
        return worth.debt(s, seat)
    if prize:
        return 0.0
    empty = sum(hold(s, tr) - cargo(tr) for tr in s.fleets[seat] if not MILITARY[tr.kind])
    return max(0.0, UNIT_PRICE * c.trade * empty - income(s, seat, False))


def card_to_play(s: Medioevo, eyes: Eyes, b: Basket) -> Action | None:
    """Free technologies at once, the best there is; reductions when they save something."""
    free = [o for o in actions(eyes.options, "play") if len(o) == 3 and o[2] in TECH]
    if free:
        return max(free, key=lambda o: (worth.technology(s, b.seat, TECH[o[2]], b.learned), o[2]))
    for option in actions(eyes.options, "play"):
        if option[1] == "mecenate" and s.florins[b.seat] >= PATRON:
            return option
        if option[1] == "architetto" and any(o[1] == "cathedral" for o in actions(eyes.options, "build")):
            return option
        if option[1] == "capomastro" and not b.steps:
            return option
    return None


Offer = tuple[float, float]  # price, value


def learning(s: Medioevo, b: Basket, option: Action, c: Character) -> Offer:
    tech = TECH[option[1]]
    value = worth.technology(s, b.seat, tech, b.learned)
    return tech_price(b, tech), value * (c.learning if worth.turns_left(s) else 1.0)


def building(s: Medioevo, b: Basket, option: Action, c: Character) -> Offer:
    what, level = WHAT[option[1]]
    t = NUMBER[option[2]]
    price = build_price(b, what, level_of(s, t, what), level)
    left = worth.turns_left(s)
    if what == CHURCH:
        safe = strength(s, b.seat, t) >= worth.garrison(s, t)
        return price, (worth.HONOUR + 50 * left) if safe else 0
    if what == FORT and level == 1 and left:
        threat = worth.danger(s, t) >= strength(s, b.seat, t) - 1 > 0
        return price, c.garrison * (RAID * worth.loss(s, b.seat, t) if threat else 0)
    if what == TOWN and level == 1:
        return price, VILLAGE * left
    return price, 0


def ordering(s: Medioevo, b: Basket, option: Action, c: Character) -> Offer:
    kind, level = KINDS.index(option[1]), option[2]
    price = ship_price(b, kind, PRICE[kind][level - 1])
    if kind == WAGON:
        idle = idle_armies(s, b.seat, c)
        chiefs = len(s.captains[b.seat]) + b.captains
        wanted = b.new[WAGON] + len(campaign.wagons(s, b.seat)) < max(2, chiefs)
        return price, c.conquest * worth.VF * min(idle, ROOM[kind][level - 1]) * time_to_use(s) if wanted else 0
    if MILITARY[kind]:
        return price, 0
    load = UNIT_PRICE * hold_of(kind, level)
    return price + load / 2, c.trade * worth.carrier(s, kind, level)


def time_to_use(s: Medioevo) -> float:
    """What is bought for war needs turns to pay."""
    return min(1.0, max(0, worth.turns_left(s) - 1) / LONG_ENOUGH)


def hold_of(kind: int, level: int) -> int:
    return HOLD[kind][level - 1]


def refitting(s: Medioevo, b: Basket, option: Action, c: Character) -> Offer:
    tr, level = transport(s, b.seat, option[1]), option[2]
    price = ship_price(b, tr.kind, PRICE[tr.kind][level - 1] - PRICE[tr.kind][tr.level - 1])
    if tr.kind == WAGON:
        more = min(idle_armies(s, b.seat, c), ROOM[WAGON][level - 1] - ROOM[WAGON][tr.level - 1])
        return price, c.conquest * worth.VF * more * time_to_use(s) / 2
    if MILITARY[tr.kind]:
        return price, 0
    load = UNIT_PRICE * (hold_of(tr.kind, level) - hold_of(tr.kind, tr.level))
    return price + load / 2, c.trade * worth.carrier(s, tr.kind, level, tr.level)


def idle_armies(s: Medioevo, seat: int, c: Character) -> int:
    """VF on the ground that no territory needs."""
    return sum(max(0, campaign.surplus(s, seat, t, c)) for t in s.lands[seat])


def engines(s: Medioevo, b: Basket, option: Action, c: Character) -> Offer:
    """One engine for each wagon, and a better one against Fortresses; not in the last turns."""
    if worth.turns_left(s) < 3:
        return 1, 0
    if option[0] == "order_engine":
        few = len(s.engines[b.seat]) + b.engines < len(campaign.wagons(s, b.seat))
        level = ENGINES.index(option[1]) + 1
        return ENGINE_COST[level - 1], c.conquest * ENGINE_VALUE * level if few else 0
    old = engine(s, b.seat, option[1]).level
    return ENGINE_COST[option[2] - 1] - ENGINE_COST[old - 1], c.conquest * ENGINE_VALUE * (option[2] - old)


def hiring(s: Medioevo, b: Basket, option: Action, c: Character) -> Offer:
    """A Captain for each wagon; the lowest level, for he rises by himself."""
    chiefs = len(s.captains[b.seat]) + b.captains
    if not worth.turns_left(s) or chiefs > len(campaign.wagons(s, b.seat)) + b.new[WAGON]:
        return 1, 0
    price = CAPTAIN_COST[option[1] - 1]
    return price, c.conquest * (NEXT_CAPTAIN if chiefs else FIRST_CAPTAIN) * time_to_use(s)


PRICED = {
    "learn": learning,
    "build": building,
    "order": ordering,
    "refit": refitting,
    "order_engine": engines,
    "refit_engine": engines,
    "hire": hiring,
}


# -- taxes, levies


def taxes(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    """Cards at once; a loan while there is time to use it; on the last turn it is returned (MU-LON-04)."""
    if found := actions(eyes.options, "play"):
        return found[0]
    left = worth.turns_left(s)
    if left >= 2 and ("loan",) in eyes.options:
        return ("loan",)
    if not left:
        for option in actions(eyes.options, "repay"):
            return option
    return DONE


def levies(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    """Armies as far as wagons can carry them; on the last turn none."""
    seat = eyes.seat
    if found := actions(eyes.options, "play"):
        return found[0]
    left = worth.turns_left(s)
    lift = sum(room(s, tr) - tr.vf for tr in campaign.wagons(s, seat)) - s.pool[seat]
    for span in spans(eyes.options, "mercenaries"):
        most = min(span.high, lift, s.florins[seat] // (4 * worth.VF))
        if left and most > 0:
            return (*span.head, most)
    if left and lift > 0 and s.florins[seat] >= 200 and ("invest", 1) in eyes.options:
        return ("invest", 1)
    return DONE


# -- placement


def placement(s: Medioevo, eyes: Eyes, mind: Mind) -> Action | None:
    """Purchases; crews; garrisons; wagons with a Captain; then wherever there is room."""
    seat = eyes.seat
    if found := actions(eyes.options, "set_on", "set"):
        return max(found, key=lambda o: (berth(s, seat, o), str(o)))
    extra: dict[Any, int] = {}
    for edit in drafted(s, seat):
        if edit[0] in ("embark", "station"):
            extra[edit[1]] = extra.get(edit[1], 0) + edit[2]
    aboard = [(transport(s, seat, x.head[1]), x) for x in spans(eyes.options, "embark")]
    for tr, span in aboard:
        have = tr.vf + extra.get(tr.id, 0)
        if not MILITARY[tr.kind] and have < CREW:
            return (*span.head, min(span.high, CREW - have))
    places = spans(eyes.options, "station")
    for span in places:
        t = NUMBER[span.head[1]]
        lacking = worth.garrison(s, t) - s.vf[seat][t] - extra.get(span.head[1], 0)
        if lacking > 0:
            return (*span.head, min(span.high, lacking))
    for tr, span in sorted(aboard, key=lambda x: (not led(s, seat, x[0]), x[0].id)):
        if tr.kind == WAGON:
            return (*span.head, span.high)
    best = max(places, key=lambda x: (front(s, seat, NUMBER[x.head[1]]), x.high), default=None)
    return (*best.head, best.high) if best else None


def led(s: Medioevo, seat: int, tr: Transport) -> bool:
    return any(c.ride == tr.id or (c.ride < 0 and c.place == tr.place) for c in s.captains[seat])


def front(s: Medioevo, seat: int, t: int) -> int:
    """Armies wait where a wagon can fetch them."""
    return 2 * any(tr.place == t for tr in campaign.wagons(s, seat)) + (t == s.capital[seat])


def berth(s: Medioevo, seat: int, option: Action) -> int:
    """New Captains and engines go where a wagon is; ships and Caravans to the Capital."""
    if option[0] == "set_on":
        return 1 if option[1] == "captain" and led(s, seat, transport(s, seat, option[3])) else 4
    return front(s, seat, NUMBER[option[3]])


HANDLERS: dict[str, Handler] = {
    "deploy": deploy,
    "keep_card": keep,
    "keep_second": keep_second,
    "bid": bid,
    "purchase": purchase,
    "taxes": taxes,
    "levies": levies,
    "placement": placement,
}
