"""Phase 4, chapters PUR, TEC, BLD, TRA, SIE, CAP and SAL: a draft of purchases, for all players at the same time.

MU-PUR-01, MU-PUR-04: in own land, for the money at hand. MU-PUR-02: what is new comes onto the map in Placement.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from araldo.games.medioevo_universale.board import DISTANT, IDS, KINGDOM, NUMBER, SITE, SIZE
from araldo.games.medioevo_universale.box import (
    AFLOAT,
    ARCHITETTURA,
    ARSENALE,
    BUILD_COST,
    BUILD_LT,
    BUILD_TECH,
    BUILDING,
    BUILT_A_TURN,
    CAPTAIN_COST,
    CAPTAINS,
    CARPENTERIA,
    CARPENTRY_LEVELS,
    CHURCH,
    CHURCHES,
    ENGINE_COST,
    ENGINE_LT,
    ENGINE_TECH,
    ENGINES,
    FACE,
    FAIR,
    FORT,
    HARBOUR_PRICE,
    HARBOURS,
    INGEGNERIA,
    KINDS,
    LEVELS_A_TURN,
    PARAMS,
    PRICE,
    SCUOLA,
    SHIPS_MORE,
    STOCKED,
    TECH,
    TECH_BRANCH,
    TECH_NEEDS,
    TECHS,
    TECHS_A_TURN,
    TOWN,
    UNIVERSITA,
    best,
)
from araldo.games.medioevo_universale.frames import Aiming, Delivery, Purchase
from araldo.games.medioevo_universale.rules import offence, sale
from araldo.games.medioevo_universale.rules.basket import (
    BUILD,
    FREE_TECH,
    LEARN,
    WHAT,
    Basket,
    build_price,
    carry,
    patron,
    read,
    repair_price,
    ship_price,
    tech_price,
)
from araldo.games.medioevo_universale.rules.delivered import before, lay
from araldo.games.medioevo_universale.rules.hands import kinds_held, throw
from araldo.games.medioevo_universale.rules.land import board, is_besieged
from araldo.games.medioevo_universale.rules.money import spend
from araldo.games.medioevo_universale.rules.pieces import engine, left, transport
from araldo.games.medioevo_universale.rules.players import learn, living
from araldo.games.medioevo_universale.rules.structures import level_of, port_zone, set_level
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import (
    ALL,
    DONE,
    Action,
    Option,
    Refusal,
    ask,
    call,
    draft,
    move,
    note,
    procedure,
)

CHEAPEST = min(  # of what moves; ships may cost less with arsenale
    *CAPTAIN_COST,
    *(price - low for row in (*PRICE, ENGINE_COST) for low, price in zip((0, *row), row, strict=False)),
)
PHYSICIAN: dict[str, int] = PARAMS["medico"]["cards"]
TRANSPORT, ENGINE, CAPTAIN = range(3)  # what an order is for


def open_phase(s: Medioevo, f: Purchase) -> None:
    """MU-PUR-03, MU-TRN-03."""
    s.known_tech = list(s.tech)
    f.waiting = [seat for seat in living(s) if not before_all(s, seat)]
    call(s, Aiming(kinds=("taccagno",)))


def before_all(s: Medioevo, seat: int) -> bool:
    """MU-PUR-05."""
    return bool(s.delivered) and bool(before(s, seat, "taccagno"))


def ask_purchases(s: Medioevo, f: Purchase) -> int | None:
    waiting = [seat for seat in f.waiting if not before_all(s, seat) and not s.out >> seat & 1]
    if not waiting:
        return None
    return ask(s, "purchase", *(waiting if s.options["simultaneous_phases"] else waiting[:1]))


# -- what may still be bought


def purchases(s: Medioevo, f: Purchase, seat: int, draft: list[Action]) -> list[Option]:
    return edits_of(s, read(s, seat, draft, carried(f, seat)))


def edits_of(s: Medioevo, b: Basket) -> list[Option]:
    price_left = b.affordable(s.florins[b.seat])
    found: list[Option] = []
    add_techs(s, b, price_left, found)
    add_buildings(s, b, price_left, found)
    add_vehicles(s, b, price_left, found)
    add_sales(s, b, found)
    if s.hands[b.seat]:
        add_cards(s, b, found)
    return found


def buy_options(s: Medioevo, f: Purchase, seat: int, draft: list[Action]) -> list[Option]:
    b = read(s, seat, draft, carried(f, seat))
    return [*edits_of(s, b), DONE] if short(s, b) is None else edits_of(s, b)


def payable(s: Medioevo, f: Purchase, seat: int, draft: list[Action]) -> Refusal | None:
    return short(s, read(s, seat, draft, carried(f, seat)))


def short(s: Medioevo, b: Basket) -> Refusal | None:
    """MU-PUR-04: who takes a sale or a card back may be short of money, or of the steps that capomastro gave."""
    missing = max(0, b.cost() - s.florins[b.seat])
    return Refusal("MU-PUR-04", (("amount", missing), ("steps", max(0, -b.steps)))) if missing or b.steps < 0 else None


@lru_cache(maxsize=4096)
def learnable(techs: int) -> tuple[int, ...]:
    """MU-TEC-02: technologies whose line has been followed up to them."""
    return tuple(i for i, need in enumerate(TECH_NEEDS) if not techs >> i & 1 and techs & need == need)


def add_techs(s: Medioevo, b: Basket, cash: int, found: list[Option]) -> None:
    """MU-TEC-02, MU-TEC-03."""
    if b.bought >= TECHS_A_TURN:
        return
    mine = s.tech[b.seat] | b.learned
    found += [LEARN[i] for i in learnable(b.techs) if tech_price(b, i) <= cash and not mine >> i & 1]


@lru_cache(maxsize=4096)
def top_levels(techs: int, lt: int) -> tuple[int, ...]:
    """By building, the highest level that LT and technologies allow."""
    return tuple(top_level(what, techs, lt) for what in range(len(BUILDING)))


def top_level(what: int, techs: int, lt: int) -> int:
    """MU-BLD-01: the highest level of a building that LT and technologies allow."""
    top = 0
    for needs, least in zip(BUILD_TECH[what], BUILD_LT[what], strict=True):
        if lt < least or techs & needs != needs:
            break
        top += 1
    return top


def add_buildings(s: Medioevo, b: Basket, cash: int, found: list[Option]) -> None:
    """MU-BLD-01, MU-BLD-02, MU-BLD-03, MU-BLD-07, MU-BLD-08, MU-BLD-10."""
    tops = top_levels(b.techs, b.lt)
    top_town, top_fort, top_church, top_fair = tops[TOWN], tops[FORT], tops[CHURCH], tops[FAIR]
    town, fort, sieges = s.town, s.fort, s.sieges
    for t in s.lands[b.seat]:
        if sieges and is_besieged(s, t):
            continue
        if town[t] < top_town and SITE[t]:
            add_levels(s, b, t, TOWN, town[t], top_town, cash, found)
        if fort[t] < top_fort:
            add_levels(s, b, t, FORT, fort[t], top_fort, cash, found)
        if top_church and not s.church[t] and SIZE[KINGDOM[t]] and church_free(s, b, t):
            add_levels(s, b, t, CHURCH, 0, 1, cash, found)
        if top_fair and town[t] and SITE[t] and s.fairs[t] != 7 and (t, TOWN) not in b.gone:
            for i in range(3):
                if not s.fairs[t] >> i & 1:
                    add_levels(s, b, t, FAIR + i, 0, 1, cash, found)
        if s.damaged[t]:
            add_repairs(s, b, t, cash, found)
    if s.capital[b.seat] < 0 and not any(town[t] for t in s.lands[b.seat]):
        add_foundations(s, b, cash, found)
    if s.options["distant_ports"]:
        add_harbours(s, b, cash, found)


def church_free(s: Medioevo, b: Basket, t: int) -> bool:
    """MU-BLD-08: so many Cathedrals in a Kingdom, whoever owns them."""
    wanted = sum(what == CHURCH and KINGDOM[x] == KINGDOM[t] for x, what in b.raised)
    return churches(s, KINGDOM[t]) + wanted < CHURCHES


def churches(s: Medioevo, k: int) -> int:
    """Cathedrals of a Kingdom, those under way too."""
    there = sum(s.church[x] for x in board(s).members[k])
    return there + sum(what == CHURCH and KINGDOM[x] == k for row in s.works for x, what, _ in row)


def add_levels(s: Medioevo, b: Basket, t: int, what: int, level: int, top: int, cash: int, found: list[Option]) -> None:
    """MU-BLD-05, MU-BLD-06: one level a building and turn; two for one building with carpenteria; any, by option."""
    if s.damaged[t] >> what & 1:
        return
    if (b.raised or b.gone) and ((t, what) in b.raised or (t, what) in b.gone):
        return
    if s.works[b.seat] and any(x == t and w == what for x, w, _ in s.works[b.seat]):  # giullare has given it
        return
    most = level + LEVELS_A_TURN
    if s.options["direct_build"]:
        most = top
    elif b.techs & CARPENTERIA and not b.doubled:
        most = level + CARPENTRY_LEVELS
    for high in range(level + 1, min(most, top) + 1):
        name = BUILDING[what][high - 1]
        if left(s, name) <= (b.used.get(name, 0) if b.used else 0):
            continue
        if build_price(b, what, level, high) <= cash:
            found.append(BUILD[name][t])
        if (
            b.steps
            and high == level + 1
            and what in (TOWN, FORT)
            and b.techs & (ARCHITETTURA if what == TOWN else INGEGNERIA)
        ):
            found.append(("raise_free", name, IDS[t]))


def add_repairs(s: Medioevo, b: Basket, t: int, cash: int, found: list[Option]) -> None:
    """MU-PUR-07, MU-EVT-07."""
    for what, row in enumerate(BUILDING):
        if s.damaged[t] >> what & 1 and (t, what) not in b.gone:
            level = level_of(s, t, what)
            if repair_price(what, level) <= cash:
                found.append(("repair", row[level - 1], IDS[t]))


def add_foundations(s: Medioevo, b: Basket, cash: int, found: list[Option]) -> None:
    """MU-CTL-03: a new Capital where there is no site."""
    if any(what == TOWN for _, what in b.raised) or cash < BUILD_COST[TOWN][0] or left(s, "village") <= 0:
        return
    found += [("found", IDS[t]) for t in s.lands[b.seat] if not SITE[t] and not is_besieged(s, t)]


def add_harbours(s: Medioevo, b: Basket, cash: int, found: list[Option]) -> None:
    """MU-BLD-11, MU-MAP-18."""
    placed = sum(h > 0 for h in s.harbour) + b.harbours.bit_count()
    if placed < HARBOURS and cash >= HARBOUR_PRICE:
        for t in s.lands[b.seat]:
            if DISTANT[t] >= 0 and s.town[t] and not s.harbour[t] and not b.harbours >> t & 1:
                found.append(("harbour", IDS[t]))


def add_vehicles(s: Medioevo, b: Basket, cash: int, found: list[Option]) -> None:
    """MU-TRA-02 to MU-TRA-05, MU-SIE-01, MU-SIE-02, MU-CAP-01, MU-CAP-02."""
    seat = b.seat
    if cash < CHEAPEST and not b.techs & ARSENALE:
        return
    towns = [t for t in s.lands[seat] if s.town[t] and not (s.sieges and is_besieged(s, t))]
    if not towns:
        return
    if b.fleet < BUILT_A_TURN:
        counts = list(b.new)
        for tr in s.fleets[seat]:
            counts[tr.kind] += 1
        for what, kind, _ in s.orders[seat]:  # giullare's
            counts[kind] += what == TRANSPORT
        for kind in range(4):
            if counts[kind] < limit(b, kind):
                add_orders(s, b, kind, towns, cash, found)
        if b.lt > 1:
            add_refits(s, b, cash, found)
    add_engines(s, b, cash, found)
    hired = sum(what == CAPTAIN for what, _, _ in s.orders[seat])
    if b.techs & SCUOLA and len(s.captains[seat]) + hired + b.captains < min(b.lt, CAPTAINS):
        found += [("hire", level) for level in range(1, b.lt + 1) if CAPTAIN_COST[level - 1] <= cash]


def add_orders(s: Medioevo, b: Basket, kind: int, towns: list[int], cash: int, found: list[Option]) -> None:
    """A new transport of a kind: MU-TRA-02, MU-TRA-03."""
    name, ship = KINDS[kind], AFLOAT[kind]
    if left(s, name) - b.used.get(name, 0) <= 0 or (ship and all(port_zone(s, t) < 0 for t in towns)):
        return
    top = 1 if ship and not b.techs & CARPENTERIA else b.lt
    for level in range(1, top + 1):
        if ship_price(b, kind, PRICE[kind][level - 1]) <= cash:
            found.append(("order", name, level))


def limit(b: Basket, kind: int) -> int:
    """MU-TRA-04."""
    return b.lt + (SHIPS_MORE if AFLOAT[kind] and b.techs & ARSENALE else 0)


def add_refits(s: Medioevo, b: Basket, cash: int, found: list[Option]) -> None:
    for tr in s.fleets[b.seat]:
        at_home = tr.place < len(s.owner) and s.owner[tr.place] == b.seat and s.town[tr.place]
        if tr.id in b.touched or not at_home or (AFLOAT[tr.kind] and not b.techs & CARPENTERIA):
            continue
        if s.sieges and is_besieged(s, tr.place):
            continue
        for level in range(tr.level + 1, b.lt + 1):
            if ship_price(b, tr.kind, PRICE[tr.kind][level - 1] - PRICE[tr.kind][tr.level - 1]) <= cash:
                found.append(("refit", tr.id, level))


def engines_of(s: Medioevo, b: Basket) -> int:
    """MU-SIE-02: on the map, ordered (giullare too) and in the draft."""
    return len(s.engines[b.seat]) + sum(what == ENGINE for what, _, _ in s.orders[b.seat]) + b.engines


def add_engines(s: Medioevo, b: Basket, cash: int, found: list[Option]) -> None:
    if engines_of(s, b) < b.lt:
        for level, name in enumerate(ENGINES, 1):
            if (
                ENGINE_LT[level - 1] <= b.lt
                and ENGINE_COST[level - 1] <= cash
                and b.techs & ENGINE_TECH[level - 1] == ENGINE_TECH[level - 1]
                and left(s, name) - b.used.get(name, 0) > 0
            ):
                found.append(("order_engine", name))
    for e in s.engines[b.seat]:
        if e.id in b.touched or e.place >= len(s.owner) or s.owner[e.place] != b.seat:
            continue
        for level in range(e.level + 1, len(ENGINES) + 1):
            name = ENGINES[level - 1]
            if (
                ENGINE_LT[level - 1] <= b.lt
                and ENGINE_COST[level - 1] - ENGINE_COST[e.level - 1] <= cash
                and b.techs & ENGINE_TECH[level - 1] == ENGINE_TECH[level - 1]
                and left(s, name) - b.used.get(name, 0) > 0
            ):
                found.append(("refit_engine", e.id, level))


def add_sales(s: Medioevo, b: Basket, found: list[Option]) -> None:
    """MU-SAL-01, MU-SAL-02: not what the same draft repairs, raises, upgrades or has sold."""
    if not (b.gone or b.raised or b.touched):
        found += sale.offers(s, b.seat)
        return
    for option in sale.offers(s, b.seat):
        if option[0] == "sell":
            what, _ = WHAT[option[1]]
            t = NUMBER[option[2]]
            if (t, what) in b.gone or (t, what) in b.raised:
                continue
            if what == TOWN and any(x == t and w >= FAIR for x, w in b.raised):
                continue
        elif option[1] in b.touched:
            continue
        found.append(option)


def add_cards(s: Medioevo, b: Basket, found: list[Option]) -> None:
    """MU-DEC-26."""
    for kind in kinds_held(s, b.seat):
        played = b.cards.get(kind, 0)
        if played and played >= sum(FACE[p] == kind for p in s.hands[b.seat]):
            continue
        if kind in FREE_TECH:
            add_free_techs(s, b, kind, found)
        elif kind in HELPS and helps(b, kind):
            found.append(("play", kind))
        elif kind == "medico" and not b.cards.get(kind):
            add_recoveries(s, b, found)


HELPS = ("architetto", "mecenate", "capomastro")


def helps(b: Basket, kind: str) -> bool:
    """Whether a card of price or free building does anything now."""
    if kind == "mecenate":
        return not b.percent and patron(b) > 0
    return bool(b.techs & (ARCHITETTURA | INGEGNERIA)) and not (kind == "architetto" and b.halved)


def add_free_techs(s: Medioevo, b: Basket, kind: str, found: list[Option]) -> None:
    """abate, contessa, ospitaliere: MU-TEC-03."""
    if b.bought >= TECHS_A_TURN and not b.techs & UNIVERSITA:
        return
    mine = s.tech[b.seat] | b.learned
    for i, branch in enumerate(TECH_BRANCH):
        if branch in FREE_TECH[kind] and not mine >> i & 1 and b.techs & TECH_NEEDS[i] == TECH_NEEDS[i]:
            found.append(("play", kind, TECHS[i]))


def add_recoveries(s: Medioevo, b: Basket, found: list[Option]) -> None:
    """medico: as many cards lost in one battle, if they still lie in the discard pile."""
    count = best(b.techs, PHYSICIAN)
    seen: set[Option] = set()
    for battle in s.fallen[b.seat] if count else ():
        kinds = sorted(FACE[p] for p in battle if p in s.discard)
        for chosen in combinations(kinds, min(count, len(kinds))) if kinds else ():
            option: Option = ("play", "medico", *chosen)
            if option not in seen:
                seen.add(option)
                found.append(option)


# -- carrying out


def bought(s: Medioevo, f: Purchase, answers: dict[int, list[Action]]) -> None:
    """MU-TRN-03: in turn order; what no longer fits falls away, and its buyer is asked again."""
    order = [seat for seat in living(s) if seat in answers]
    clash = len(order) > 1 and collides(s, answers)
    for seat in order:
        draft = answers[seat]
        f.waiting.remove(seat)
        if clash:
            kept = refit(s, f, seat, draft)
            if len(kept) < len(draft):
                f.waiting.append(seat)
            draft = kept
        held_over = carried(f, seat)
        if seat in f.waiting:
            f.carried.append(carry(read(s, seat, draft, held_over)))
        carry_out(s, seat, draft, held_over)


def carried(f: Purchase, seat: int) -> tuple[int, ...]:
    """What a player who is asked again has already done this turn."""
    return next((row for row in reversed(f.carried) if row[0] == seat), ())


def collides(s: Medioevo, answers: dict[int, list[Action]]) -> bool:
    """Whether all drafts together ask for more than there is: pieces of the reserve, a Kingdom's Cathedral."""
    used: dict[str, int] = {}
    new: dict[int, int] = {}
    for seat, edits in answers.items():
        b = read(s, seat, edits)
        for name, count in b.used.items():
            used[name] = used.get(name, 0) + max(0, count)
        for k in [KINGDOM[t] for t, what in b.raised if what == CHURCH]:
            new[k] = new.get(k, 0) + 1
    short = any(count > left(s, name) for name, count in used.items())
    return short or any(count > 1 and churches(s, k) + count > CHURCHES for k, count in new.items())


def refit(s: Medioevo, f: Purchase, seat: int, draft: list[Action]) -> list[Action]:
    kept: list[Action] = []
    for edit in draft:
        if edit in purchases(s, f, seat, kept):
            kept.append(edit)
    return kept


def carry_out(s: Medioevo, seat: int, draft: list[Action], held_over: tuple[int, ...] = ()) -> None:
    if not draft:
        return
    b = read(s, seat, draft, held_over)
    cost = b.cost() + b.earned
    sale.sell_all(s, seat, draft)
    spend(s, seat, cost)
    note(s, "spent", rule="MU-PUR-04", seat=seat, amount=cost)
    for edit in draft:
        perform(s, seat, edit)


def perform(s: Medioevo, seat: int, edit: Action) -> None:
    verb = edit[0]
    if verb == "learn":
        learn(s, seat, TECH[edit[1]])
    elif verb in ("build", "raise_free"):
        what, level = WHAT[edit[1]]
        t = NUMBER[edit[2]]
        s.works[seat].append((t, what, level))
        s.stock[STOCKED[edit[1]]] -= 1  # the lower piece comes back when this one is placed
        note(s, "building", rule="MU-PUR-02", seat=seat, what=edit[1], place=edit[2])
    elif verb == "found":
        s.works[seat].append((NUMBER[edit[1]], TOWN, 1))
        s.stock[STOCKED["village"]] -= 1
        note(s, "building", rule="MU-PUR-02", seat=seat, what="village", place=edit[1])
    elif verb == "order":
        s.orders[seat].append((TRANSPORT, KINDS.index(edit[1]), edit[2]))
        s.stock[STOCKED[edit[1]]] -= 1
        note(s, "ordered", rule="MU-PUR-02", seat=seat, what=edit[1], level=edit[2])
    elif verb == "order_engine":
        s.orders[seat].append((ENGINE, 0, ENGINES.index(edit[1]) + 1))
        s.stock[STOCKED[edit[1]]] -= 1
        note(s, "ordered", rule="MU-PUR-02", seat=seat, what=edit[1], level=ENGINES.index(edit[1]) + 1)
    elif verb == "hire":
        s.orders[seat].append((CAPTAIN, 0, edit[1]))
        note(s, "ordered", rule="MU-PUR-02", seat=seat, what="captain", level=edit[1])
    else:
        perform_more(s, seat, edit)


def perform_more(s: Medioevo, seat: int, edit: Action) -> None:
    verb = edit[0]
    if verb == "refit":
        transport(s, seat, edit[1]).level = edit[2]
        note(s, "refitted", rule="MU-PUR-02", seat=seat, what=KINDS[transport(s, seat, edit[1]).kind], level=edit[2])
    elif verb == "refit_engine":
        e = engine(s, seat, edit[1])
        s.stock[STOCKED[ENGINES[e.level - 1]]] += 1
        s.stock[STOCKED[ENGINES[edit[2] - 1]]] -= 1
        e.level = edit[2]
        note(s, "refitted", rule="MU-PUR-02", seat=seat, what=ENGINES[edit[2] - 1], level=edit[2])
    elif verb == "repair":
        what, _ = WHAT[edit[1]]
        s.damaged[NUMBER[edit[2]]] &= ~(1 << what)
        note(s, "repaired", rule="MU-PUR-07", seat=seat, what=edit[1], place=edit[2])
    elif verb == "harbour":
        s.harbour[NUMBER[edit[1]]] = 2
        note(s, "building", rule="MU-PUR-02", seat=seat, what="distant_port", place=edit[1])
    elif verb == "play":
        play(s, seat, edit)


def play(s: Medioevo, seat: int, edit: Action) -> None:
    kind = edit[1]
    throw(s, seat, kind)
    note(s, "played", rule="MU-EMP-12", seat=seat, card=kind)
    if kind in FREE_TECH:
        learn(s, seat, TECH[edit[2]])
    elif kind == "medico":
        wanted = sorted(edit[2:])
        for battle in s.fallen[seat]:
            there = [p for p in battle if p in s.discard]
            if all([FACE[p] for p in there].count(k) >= wanted.count(k) for k in wanted):
                for k in wanted:
                    card = next(p for p in there if FACE[p] == k)
                    there.remove(card)
                    move(s, card, s.discard, s.hands[seat], ALL)
                    note(s, "recovered", rule="MU-EMP-12", seat=seat, card=k)
                return


def close_phase(s: Medioevo, f: Purchase) -> None:
    """MU-EVT-07: what was damaged before this turn and is not repaired now drops a level. Nobody gains by it."""
    for t in board(s).lands:
        if s.damaged[t] and s.owner[t] >= 0 and s.since[t] < s.turn:
            for what in range(len(BUILDING)):
                if s.damaged[t] >> what & 1:
                    note(s, "decayed", rule="MU-EVT-07", place=IDS[t], what=BUILDING[what][level_of(s, t, what) - 1])
                    set_level(s, t, what, level_of(s, t, what) - 1)
            s.damaged[t] = 0
    for seat in range(s.seats):
        s.fallen[seat] = []


def skinflint(s: Medioevo, d: Delivery) -> None:
    """taccagno: nothing is bought for as many turns as the deliverer's LT (MU-PUR-05)."""
    lay(s, d.seat, d.card, d.target, s.lt[d.seat])


def default_purchase(s: Medioevo, f: Purchase, seat: int, draft: list[Action]) -> Action:
    """MU-DEC-24: repairs if affordable, nothing else."""
    for option in purchases(s, f, seat, draft):
        if option[0] == "repair":
            assert isinstance(option, tuple)
            return tuple(option)
    return DONE


offence.EFFECTS["taccagno"] = skinflint

PROCEDURES = [procedure(Purchase, open_phase, ask_purchases, close_phase)]

QUESTIONS = [
    draft("purchase", Purchase, bought, options=buy_options, edits=purchases, ready=payable, default=default_purchase),
]
