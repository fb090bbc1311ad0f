"""`condottiero`: a heuristic bot that builds, trades and takes what the barbarians cannot hold.

It sees only what its seat sees (an imagined state). It buys technologies, keeps its land safe from rebellion, carries
goods where they sell best, attacks barbarian land without walls when it is much stronger, and keeps its word: it
declares no war, proposes peace, and accepts what costs it nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from random import Random
from typing import Any

from araldo.games.medioevo_universale.board import BOARDS, IDS, NUMBER, PRICES, SEA, SIZE
from araldo.games.medioevo_universale.board import KINGDOM as KINGDOM_OF
from araldo.games.medioevo_universale.box import (
    AFLOAT,
    GOODS,
    LAST_TURN,
    MILITARY,
    TECH,
    TECH_LEVEL,
    TECH_PRICE,
    TECHS_EACH,
    WAGON,
)
from araldo.games.medioevo_universale.frames import Handling, Journey, March
from araldo.games.medioevo_universale.rules import barbarians, loading, trade
from araldo.games.medioevo_universale.rules.combat import march_options
from araldo.games.medioevo_universale.rules.commerce import journey_options
from araldo.games.medioevo_universale.rules.course import final_honour
from araldo.games.medioevo_universale.rules.land import rebel_level
from araldo.games.medioevo_universale.rules.movement import land_cost, may_enter, road_cost
from araldo.games.medioevo_universale.rules.pacts import between
from araldo.games.medioevo_universale.rules.pieces import transport
from araldo.games.medioevo_universale.rules.players import at_war, living
from araldo.games.medioevo_universale.rules.structures import port_zone
from araldo.games.medioevo_universale.rules.transports import room, used
from araldo.games.medioevo_universale.rules.ventures import OWN_TURN
from araldo.games.medioevo_universale.state import BARBARIANS, Medioevo, Transport
from araldo.kernel import DONE, Action, Option, Span
from araldo.kernel.play import Eyes

CARDS = (
    "mercante", "vescovo", "gabelliere", "mecenate", "balestriere", "condottiero", "guardia", "cardinale", "eroina",
    "genio", "templare", "monaco", "ospitaliere", "abate", "contessa", "arciere", "giullare", "usuraio", "ciambellano",
    "capomastro", "architetto", "cavaliere", "mercenario", "cerusico", "carovaniere",
)  # fmt: skip
LEARN = (
    "legge", "agricoltura", "commercio", "scuola_militare", "matematica", "tessitura", "forgiatura", "caccia",
    "misticismo", "allevamento", "istruzione", "carpenteria", "tattica", "conio", "architettura", "monoteismo",
    "astronomia", "investitura", "mulino", "letteratura", "medicina", "mude",
)  # fmt: skip
HARMLESS = ("peace", "non_aggression", "trade", "dissolve", "readmission")
FLOAT = 150  # Florins kept for trade
HALT: Action = ("halt",)
END: Action = ("end",)


class Condottiero:
    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, eyes: Eyes) -> Action:
        first = eyes.options[0]
        if len(eyes.options) == 1 and not isinstance(first, Span):
            return tuple(first)
        handler = HANDLERS.get(eyes.kind)
        if handler is None:
            return eyes.default
        return handler(eyes.imagine(self.rng), eyes) or eyes.default

    def free(self, eyes: Eyes) -> Action | None:
        """The claim of the honour limit, when it is good; never word that the time is up."""
        if ("claim",) not in eyes.options:
            return None
        s: Medioevo = eyes.imagine(self.rng)
        good = s.honour[eyes.seat] + final_honour(s, eyes.seat) >= s.options["end_honour"]
        return ("claim",) if good else None


def actions(options: list[Option], *verbs: str) -> list[Action]:
    return [tuple(o) for o in options if not isinstance(o, Span) and o[0] in verbs]


def spans(options: list[Option], verb: str) -> list[Span]:
    return [o for o in options if isinstance(o, Span) and o.head[0] == verb]


def turns_left(s: Medioevo) -> int:
    return int(s.options["end_turns"] or LAST_TURN) - s.turn


# -- set-up, cards, diplomacy


def deploy(s: Medioevo, eyes: Eyes) -> Action | None:
    """A VF for each merchant, a full War Wagon, the rest by default."""
    draft = s.asked.drafts.get(eyes.seat, []) if s.asked is not None else []
    for span in spans(eyes.options, "aboard"):
        tr = transport(s, eyes.seat, span.head[1])
        have = sum(edit[2] for edit in draft if edit[1] == tr.id)
        want = 20 if tr.kind == WAGON else 0 if MILITARY[tr.kind] else 1
        if have < want:
            return (*span.head, min(want - have, span.high))
    return None


def keep(s: Medioevo, eyes: Eyes) -> Action | None:
    kinds = {o[1]: tuple(o) for o in eyes.options if o[0] == "keep"}
    return next((kinds[k] for k in CARDS if k in kinds), None)


def aim(s: Medioevo, eyes: Eyes) -> Action | None:
    """The Usurer works for oneself."""
    mine = ("aim", "usuraio", eyes.seat)
    return mine if mine in eyes.options else None


def talks(s: Medioevo, eyes: Eyes) -> Action | None:
    """Peace with enemies; in the first turn a promise of non-aggression to a neighbour who has not given it."""
    frame: Any = s.frames[-1]
    fresh = frame.left == s.lt[eyes.seat]
    strangers = s.turn == 1 and any(x != eyes.seat and not at_ease(s, eyes.seat, x) for x in living(s))
    if fresh and ("propose",) in eyes.options and (s.war[eyes.seat] or strangers):
        return ("propose",)
    for option in actions(eyes.options, "play"):
        if option[1] == "giullare" and option[2] == "double_taxes":
            return option
    return None


def draft_terms(s: Medioevo, eyes: Eyes) -> Action | None:
    frame: Any = s.frames[-1]
    clauses = [o[1] for o in actions(eyes.options, "add")]
    if spans(eyes.options, "lasts"):
        return ("lasts", 0)
    if DONE in eyes.options and (s.asked is not None and s.asked.drafts.get(eyes.seat)):
        return DONE
    for kind in ("peace", "non_aggression"):
        if kind in clauses:
            return ("add", kind)
    others = [o[1] for o in actions(eyes.options, "with")]
    if frame.parties or not others:
        return None
    enemies = [x for x in others if at_war(s, eyes.seat, x)]
    if enemies:
        return ("with", enemies[0])
    new = [x for x in others if not at_ease(s, eyes.seat, x)]
    return ("with", max(new, key=lambda x: border(s, eyes.seat, x))) if new else None


def at_ease(s: Medioevo, seat: int, other: int) -> bool:
    """Whether the two have promised not to attack each other."""
    return any(clause[0] == "non_aggression" for pact in between(s, seat, other) for clause in pact.clauses)


def border(s: Medioevo, seat: int, other: int) -> int:
    near = BOARDS[s.board].near
    return sum(s.owner[n] == other for t in s.lands[seat] for n in near[t])


def reply(s: Medioevo, eyes: Eyes) -> Action | None:
    """What costs nothing is accepted, and money."""
    frame: Any = s.frames[-1]
    for clause in frame.terms[eyes.seat]:
        gift = clause[0] in ("payment", "release", "cede_territory", "cede_siege_engine") and clause[2] == eyes.seat
        if clause[0] not in HARMLESS and not gift:
            return ("refuse",)
    return ("accept",) if ("accept",) in eyes.options else ("refuse",)


# -- money


def purchase(s: Medioevo, eyes: Eyes) -> Action:
    """Repairs, cards that cost nothing, technologies, a better wagon; the last Florins are for trade."""
    seat = eyes.seat
    found = eyes.options
    for option in actions(found, "repair"):
        return option
    for option in actions(found, "play"):
        if len(option) == 3 and option[1] in ("abate", "contessa", "ospitaliere"):
            return option
    draft: list[Action] = s.asked.drafts.get(seat, []) if s.asked is not None else []
    if not draft and ("play", "mecenate") in found:
        return ("play", "mecenate")
    cash = s.florins[seat] - spent(draft)
    names = [o[1] for o in actions(found, "learn")]
    count = s.tech[seat].bit_count() + sum(edit[0] == "learn" for edit in draft)
    for name in sorted(names, key=rank):
        price = TECH_PRICE[TECH[name]]
        prize = (count + 1) % TECHS_EACH == 0 or TECH_LEVEL[TECH[name]] == 4
        if cash - price >= (0 if prize else FLOAT) and worth_it(s, count, price, prize):
            return ("learn", name)
    for option in actions(found, "order"):
        if option[1] in ("caravan", "merchant_ship") and cash >= 600 and turns_left(s) > 3:
            return option
    for option in actions(found, "hire"):
        if not s.captains[seat] and not any(edit[0] == "hire" for edit in draft):
            return option
    return DONE


def rank(name: str) -> tuple[int, int, str]:
    return (TECH_LEVEL[TECH[name]], LEARN.index(name) if name in LEARN else len(LEARN), name)


def spent(draft: list[Action]) -> int:
    """About what a draft costs: technologies at full price, transports at 150."""
    return sum(
        TECH_PRICE[TECH[edit[1]]] if edit[0] == "learn" else 150
        for edit in draft
        if edit[0] in ("learn", "order", "hire")
    )


def worth_it(s: Medioevo, count: int, price: int, prize: bool) -> bool:
    """A technology pays if the next honour of seven can still be reached, or time is left to use it."""
    left = turns_left(s)
    missing = -count % 7 or 7
    return prize or (left > 2 and price <= 200) or (missing <= 3 * (left + 1) and price <= 200 and left > 0)


def placement(s: Medioevo, eyes: Eyes) -> Action | None:
    """Purchases; a VF for merchants; the wagon that has a Captain; then the settlement in most danger."""
    seat = eyes.seat
    if found := actions(eyes.options, "set_on", "set"):
        return found[0]
    for span in spans(eyes.options, "embark"):
        tr = transport(s, seat, span.head[1])
        draft: list[Action] = s.asked.drafts.get(seat, []) if s.asked is not None else []
        have = tr.vf + sum(edit[2] for edit in draft if edit[0] == "embark" and edit[1] == tr.id)
        if not have:
            return (*span.head, 1)
        if tr.kind == WAGON and have < room(s, tr):
            return (*span.head, min(span.high, room(s, tr) - have))
    places = spans(eyes.options, "station")
    if places:
        best = max(places, key=lambda x: (danger(s, NUMBER[x.head[1]]) - s.vf[seat][NUMBER[x.head[1]]], x.high))
        return (*best.head, best.high)
    return None


def danger(s: Medioevo, t: int) -> int:
    """The strongest barbarians beside a territory."""
    return max((s.wild[n] for n in BOARDS[s.board].near[t] if s.owner[n] == BARBARIANS), default=0)


# -- war against barbarians


def needed(s: Medioevo, t: int) -> int:
    """VF that keep a territory: no rebellion, no easy prey."""
    return max(rebel_level(s, t), min(12, danger(s, t)))


def command(s: Medioevo, eyes: Eyes) -> Action:
    seat = eyes.seat
    if found := actions(eyes.options, "take_relic", "leave_relic"):
        return found[0]
    for tr in s.fleets[seat]:
        if tr.kind != WAGON or tr.ship >= 0:
            continue
        if ("handle", tr.id) in eyes.options:
            offers = loading.operations(s, Handling(seat=seat, number=tr.id), seat)
            if fitting(load_plan(s, seat, tr), offers) is not None:
                return ("handle", tr.id)
        if ("march", tr.id) in eyes.options and raid_plan(s, seat, tr) in reach(s, seat, tr):
            return ("march", tr.id)
    return END


def load_plan(s: Medioevo, seat: int, tr: Transport) -> Action | None:
    """What a wagon should take up or set down where it stands."""
    t = tr.place
    for c in s.captains[seat]:
        if c.place == t and c.ride < 0 and tr.vf:
            return ("board", c.id)
    if t >= SEA or s.owner[t] != seat or tr.pm <= 0:
        return None
    ground, want = s.vf[seat][t], needed(s, t)
    space = room(s, tr) - used(s, seat, tr)
    if ground > want and space > 0 and s.town[t]:
        return ("load", IDS[t], min(space, ground - want))
    if ground < rebel_level(s, t) and tr.vf > rebel_level(s, t) - ground + 1:
        return ("unload", IDS[t], rebel_level(s, t) - ground)
    return None


def fitting(plan: Action | None, offers: list[Option]) -> Action | None:
    """The plan as far as it is offered."""
    if plan is None or plan in offers:
        return plan
    for span in spans(offers, plan[0]):
        if span.head == plan[:-1]:
            return (*span.head, min(plan[-1], span.high))
    return None


def reach(s: Medioevo, seat: int, tr: Transport) -> list[Option]:
    """What a single wagon on the march may do now."""
    return march_options(s, March(seat=seat, ids=[tr.id]), seat)


def cargo(s: Medioevo, eyes: Eyes) -> Action | None:
    frame: Any = s.frames[-1]
    tr = transport(s, eyes.seat, frame.number)
    return fitting(load_plan(s, eyes.seat, tr), eyes.options) or ("done",)


def raid_plan(s: Medioevo, seat: int, tr: Transport) -> Action | None:
    """Attack beside, or one step on own land towards a target within reach."""
    chief = any(c.ride == tr.id and c.attacks > 0 for c in s.captains[seat])
    if not chief or tr.vf < 7 or tr.place >= SEA:
        return None
    here = tr.place
    if s.owner[here] == seat and s.vf[seat][here] < rebel_level(s, here):
        return None
    best: tuple[float, Action] | None = None
    for t, steps_taken, points in walk(s, seat, tr):
        for n in BOARDS[s.board].near[t]:
            value = prey(s, seat, tr, n)
            if value <= 0 or points + road_cost(s, seat, tr.kind, t, n) > tr.pm:
                continue
            action = ("attack", IDS[n]) if not steps_taken else ("go", IDS[steps_taken[0]])
            score = value - 0.5 * points
            if best is None or score > best[0]:
                best = (score, action)
    return best[1] if best else None


def walk(s: Medioevo, seat: int, tr: Transport) -> list[tuple[int, list[int], int]]:
    """Own territories within reach: place, way, points."""
    found = [(tr.place, list[int](), 0)]
    seen = {tr.place}
    for t, way, points in found:
        for n, river, strait in BOARDS[s.board].roads[t]:
            cost = points + land_cost(s, seat, tr.kind, n, river, strait)
            if n not in seen and s.owner[n] == seat and cost < tr.pm:
                seen.add(n)
                found.append((n, [*way, n], cost))
    return found


def prey(s: Medioevo, seat: int, tr: Transport, t: int) -> float:
    """How good a target is: barbarian, without walls, weak; Kingdoms that can be completed are better."""
    if s.owner[t] != BARBARIANS or s.fort[t] or any(row[t] for row in s.vf):
        return 0
    guard = s.wild[t] or barbarians.reaction(s, t)
    if tr.vf - 1 < 2 * guard + 5 + 2 * s.chief[t]:
        return 0
    k = KINGDOM_OF[t]
    members = BOARDS[s.board].members[k]
    missing = sum(s.owner[x] != seat for x in members)
    return 3 + 2 * SIZE[k] / missing + (2 if k == s.kingdom[seat] else 0) - 0.3 * guard


def march(s: Medioevo, eyes: Eyes) -> Action:
    frame: Any = s.frames[-1]
    tr = transport(s, eyes.seat, frame.ids[0])
    plan = raid_plan(s, eyes.seat, tr)
    if plan is not None and plan in eyes.options:
        return plan
    return HALT if HALT in eyes.options else eyes.default


def again(s: Medioevo, eyes: Eyes) -> Action:
    frame: Any = s.frames[-1]
    return ("fight",) if sum(frame.force) > 2 * sum(frame.wall) or sum(frame.force) >= 6 else ("stop",)


def walls(s: Medioevo, eyes: Eyes) -> Action:
    return ("besiege",) if ("besiege",) in eyes.options else ("stop",)


# -- trade


def ventures(s: Medioevo, eyes: Eyes) -> Action | None:
    """All its trade is done in a turn of its own."""
    return OWN_TURN if OWN_TURN in eyes.options else None


def trade_menu(s: Medioevo, eyes: Eyes) -> Action:
    if found := actions(eyes.options, "take_relic", "leave_relic"):
        return found[0]
    for option in actions(eyes.options, "use"):
        tr = transport(s, eyes.seat, option[1])
        offers = journey_options(s, Journey(seat=eyes.seat, number=tr.id), eyes.seat)
        if not MILITARY[tr.kind] and journey_plan(s, eyes.seat, tr, offers) is not None:
            return option
    return END


def journey(s: Medioevo, eyes: Eyes) -> Action:
    frame: Any = s.frames[-1]
    plan = journey_plan(s, eyes.seat, transport(s, eyes.seat, frame.number), eyes.options)
    return plan if plan is not None else ("done",)


def journey_plan(s: Medioevo, seat: int, tr: Transport, found: list[Option]) -> Action | None:
    """Sell with profit, else buy what sells best within reach, else go there."""
    sales = [o for o in found if isinstance(o, Span) and o.head[0] == "sell_goods" and profit(s, tr, o) > 0]
    if sales:
        best = max(sales, key=lambda o: profit(s, tr, o) * o.high)
        return (*best.head, best.high)
    ways = routes(s, seat, tr)
    if not tr.lots and (bought := best_buy(s, seat, tr, found, ways)) is not None:
        return bought
    if not tr.lots or not trade.may_move(tr) or tr.vf < 1 or tr.pm < 1:
        return None
    target = market_for(s, seat, tr, ways)
    if target < 0 or ways[target][1] < 0:
        return None
    action = ("go", IDS[ways[target][1]])
    return action if action in found else None


def profit(s: Medioevo, tr: Transport, option: Span) -> int:
    """What a unit brings above its price where it was bought; found goods cost nothing."""
    _, good, origin, price = option.head
    return int(price) - (PRICES[NUMBER[origin]][GOODS.index(good)] if origin in NUMBER else 0)


def best_buy(
    s: Medioevo, seat: int, tr: Transport, found: list[Option], ways: dict[int, tuple[int, int]]
) -> Action | None:
    """The purchase with the highest gain for each turn of travel."""
    here = tr.place
    best: tuple[float, Action] | None = None
    for option in found:
        if not isinstance(option, Span) or option.head[0] != "buy":
            continue
        good, price = GOODS.index(option.head[1]), option.head[2]
        for t, (cost, _) in ways.items():
            if t == here or t >= SEA or not sells(s, seat, t, here):
                continue
            turns = -(-cost // max(1, tr.pm or 6))
            gain = (trade.price(s, seat, t, good, False) - price) * option.high / (1 + turns)
            if gain > 8 and turns <= turns_left(s) and (best is None or gain > best[0]):
                best = (gain, (*option.head, option.high))
    return best[1] if best else None


def sells(s: Medioevo, seat: int, t: int, bought: int) -> bool:
    if not s.town[t] or not PRICES[t] or s.damaged[t] & 1:
        return False
    control = s.owner[bought] if bought < SEA else -1
    return s.owner[t] in (seat, BARBARIANS) and trade.sellable(s, seat, t, bought, control)


def market_for(s: Medioevo, seat: int, tr: Transport, ways: dict[int, tuple[int, int]]) -> int:
    """Where the goods aboard bring most for each turn of travel."""
    best, at = 0.0, -1
    for t, (cost, _) in ways.items():
        if t >= SEA or t == tr.place or not s.town[t] or not PRICES[t] or s.owner[t] not in (seat, BARBARIANS):
            continue
        value = 0
        for good, units, bought, control in tr.lots:
            if trade.sellable(s, seat, t, bought, control):
                base = PRICES[bought][good] if bought >= 0 else 0
                value += units * (trade.price(s, seat, t, good, False) - base)
        value_now = value / (1 + -(-cost // max(1, tr.pm)))
        if value_now > best:
            best, at = value_now, t
    return at


def routes(s: Medioevo, seat: int, tr: Transport) -> dict[int, tuple[int, int]]:
    """Spaces within about two turns: points, and the first step of the way (-1: here)."""
    found: dict[int, tuple[int, int]] = {}
    heap = [(0, tr.place, -1)]
    while heap:
        cost, here, first = heappop(heap)
        if here in found:
            continue
        found[here] = (cost, first)
        for there, price in ways_from(s, seat, tr, here):
            if there not in found and cost + price <= 14:
                heappush(heap, (cost + price, there, there if first < 0 else first))
    return found


def ways_from(s: Medioevo, seat: int, tr: Transport, here: int) -> list[tuple[int, int]]:
    b = BOARDS[s.board]
    if not AFLOAT[tr.kind]:
        return [
            (n, land_cost(s, seat, tr.kind, n, river, strait))
            for n, river, strait in b.roads[here]
            if may_enter(s, seat, n, False)
        ]
    if here < SEA:
        zone = port_zone(s, here)
        return [(zone, 1)] if zone >= 0 else []
    out = [(zone, 2 if open_sea else 1) for zone, open_sea, _ in b.lanes[here]]
    return out + [(t, 1) for t in b.coasts[here] if port_zone(s, t) == here and may_enter(s, seat, t, True)]


Handler = Callable[[Medioevo, Eyes], Action | None]
HANDLERS: dict[str, Handler] = {
    "deploy": deploy,
    "keep_card": keep,
    "aim": aim,
    "talks": talks,
    "terms": draft_terms,
    "reply": reply,
    "purchase": purchase,
    "placement": placement,
    "command": command,
    "cargo": cargo,
    "march": march,
    "again": again,
    "walls": walls,
    "ventures": ventures,
    "trade": trade_menu,
    "journey": journey,
}


def evaluate(s: Medioevo, seat: int) -> float:
    """A hint for search: honour now and at the end, and what will become honour."""
    if s.out >> seat & 1:
        return -20.0
    growth = 0.1 * len(s.lands[seat]) + 0.1 * s.tech[seat].bit_count() + s.florins[seat] / 2000
    return s.honour[seat] + final_honour(s, seat) + growth
