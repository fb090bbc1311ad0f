"""Empire cards of Diplomacy: bardo, castellano, concessione, diplomatico, giullare, principessa, spia, targa_d_oro."""

from __future__ import annotations

from araldo.games.medioevo_universale.board import IDS, KINGDOM, KINGDOMS, NUMBER, RELIGION, SIZE
from araldo.games.medioevo_universale.box import (
    BREACH_CB,
    ENGINES,
    FORTS,
    KINDS,
    OBJECTIVE_CARDS,
    OBJECTIVES,
    PARAMS,
    STOCKED,
    best,
)
from araldo.games.medioevo_universale.frames import Delivery, Feast, Parley, Shielding
from araldo.games.medioevo_universale.rules import barbarians, empire, offence, pacts, terms, wars
from araldo.games.medioevo_universale.rules.answers import PASS, passing
from araldo.games.medioevo_universale.rules.delivered import lay
from araldo.games.medioevo_universale.rules.hands import kinds_held, throw
from araldo.games.medioevo_universale.rules.land import board, is_besieged
from araldo.games.medioevo_universale.rules.money import transfer
from araldo.games.medioevo_universale.rules.ownership import pass_land
from araldo.games.medioevo_universale.rules.pieces import give_back, left
from araldo.games.medioevo_universale.rules.players import aggrieve, at_war, honour, living, scores
from araldo.games.medioevo_universale.rules.purchase import ENGINE, TRANSPORT
from araldo.games.medioevo_universale.rules.transports import count_of, transport_limit
from araldo.games.medioevo_universale.state import BARBARIANS, Medioevo, Pact
from araldo.kernel import (
    ALL,
    Action,
    Option,
    Span,
    ask,
    bit,
    call,
    note,
    procedure,
    roll,
    sealed,
    see,
    show,
    single,
)

SHIELDS: dict[str, int] = PARAMS["castellano"]["territories"]
SHIELD_HONOUR, SHIELD_CB = PARAMS["castellano"]["cancel_cost_po"], PARAMS["castellano"]["cancel_cb"]
TRUCE: dict[str, int] = PARAMS["diplomatico"]["turns"]
FORGIVEN: dict[str, int] = PARAMS["diplomatico"]["cb_removed"]
TRUCE_HONOUR: int = PARAMS["diplomatico"]["cancel_po_per_turn"]
CONCESSION_CB: int = PARAMS["concessione"]["cb_per_pact"]
ANNEX_DIE, ANNEX_ON = PARAMS["principessa"]["annex_die"], PARAMS["principessa"]["annex_roll_by_lt"]
ANNEX_VF, ANNEX_CB = PARAMS["principessa"]["annex_vf"], PARAMS["principessa"]["annex_cb"]
JEST_CARDS: int = PARAMS["giullare"]["empire_cards"]


def add(s: Medioevo, seat: int, found: list[Option]) -> None:
    """MU-DEC-22."""
    for kind in kinds_held(s, seat):
        if kind == "bardo" or (kind == "castellano" and best(s.tech[seat], SHIELDS)):
            found.append(("play", kind))
        elif kind == "giullare":
            add_gifts(s, seat, found)
        elif kind in ("concessione", "diplomatico", "principessa", "spia", "targa_d_oro"):
            for other in living(s):
                if other != seat and offence.barred(s, seat, kind, other) is None:
                    add_aimed(s, seat, kind, other, found)
            if kind == "principessa":
                found += [("play", kind, KINGDOMS[k]) for k in annexable(s)]


def add_aimed(s: Medioevo, seat: int, kind: str, other: int, found: list[Option]) -> None:
    if kind == "concessione":
        if not at_war(s, seat, other):
            found += [("play", kind, other, what) for what in ("trade", "passage", "both")]
    elif kind == "diplomatico":
        found.append(("play", kind, other, "truce"))
        if s.cb[other][seat]:
            found.append(("play", kind, other, "casus_belli"))
    elif kind == "targa_d_oro":
        if at_war(s, seat, other):
            found.append(("play", kind, other, "alone"))
            if len(league(s, seat, other)) > 1:
                found.append(("play", kind, other, "alliance"))
    else:
        found.append(("play", kind, other))


def annexable(s: Medioevo) -> list[int]:
    """principessa: Small Kingdoms all of whose territories are barbarian."""
    return [
        k
        for k, members in enumerate(board(s).members)
        if members and not SIZE[k] and all(s.owner[t] == BARBARIANS for t in members)
    ]


def add_gifts(s: Medioevo, seat: int, found: list[Option]) -> None:
    """giullare, MU-AMB-51: level up to LT, within number limits; technologies are not required."""
    levels = range(1, s.lt[seat] + 1)
    for kind, name in enumerate(KINDS):
        waiting = sum(o[0] == TRANSPORT and o[1] == kind for o in s.orders[seat])
        if count_of(s, seat, kind) + waiting < transport_limit(s, seat, kind) and left(s, name) > 0:
            found += [("play", "giullare", name, level) for level in levels]
    if len(s.engines[seat]) + sum(o[0] == ENGINE for o in s.orders[seat]) < s.lt[seat]:
        found += [("play", "giullare", ENGINES[x - 1], x) for x in levels if left(s, ENGINES[x - 1]) > 0]
    for t in s.lands[seat]:
        if any(x == t and what == 1 for x, what, _ in s.works[seat]) or is_besieged(s, t):  # MU-BLD-10
            continue
        found += [
            ("play", "giullare", FORTS[x - 1], IDS[t]) for x in levels if x > s.fort[t] and left(s, FORTS[x - 1]) > 0
        ]
    found.append(("play", "giullare", "empire_card"))
    if not s.doubled >> seat & 1:
        found.append(("play", "giullare", "double_taxes"))


def play(s: Medioevo, seat: int, action: Action) -> None:
    kind = action[1]
    if kind in offence.OFFENCE and isinstance(action[2], int):
        offence.deliver(s, seat, kind, action[2], *action[3:])
        return
    throw(s, seat, kind)
    note(s, "played", rule="MU-EMP-12", seat=seat, card=kind)
    if kind == "bardo":
        call(s, Feast(seat=seat))
    elif kind == "castellano":
        call(s, Shielding(seat=seat, left=best(s.tech[seat], SHIELDS)))
    elif kind == "principessa":
        annex(s, seat, KINGDOMS.index(action[2]))
    else:
        jest(s, seat, action)


# -- bardo (MU-DEC-16, MU-DEC-17, MU-HID-04)


def ask_gifts(s: Medioevo, f: Feast) -> int | None:
    if f.gifts:
        return None
    return ask(s, "gift", *(x for x in living(s) if x != f.seat and not at_war(s, x, f.seat)))


def gift_options(s: Medioevo, f: Feast, seat: int) -> list[Option]:
    return [Span(("gift",), 0, s.florins[seat])]


def gifts_made(s: Medioevo, f: Feast, answers: dict[int, Action]) -> None:
    f.gifts = [answers[x][1] if x in answers else 0 for x in range(s.seats)]
    s.shown += 1
    for x, amount in enumerate(f.gifts):
        show(s, x, amount, ALL)
    note(s, "gifts", rule="MU-HID-04", seat=f.seat, most=max(f.gifts))
    for x in answers:
        note(s, "gift", rule="MU-HID-04", seat=x, victim=f.seat, amount=f.gifts[x])


def ask_favour(s: Medioevo, f: Feast) -> int | None:
    """The highest gift is paid; of tied givers the player chooses one."""
    if f.done or not f.gifts or not max(f.gifts):
        return None
    best_givers = givers(f)
    if len(best_givers) > 1:
        return ask(s, "favour", f.seat)
    favour(s, f, best_givers[0])
    return None


def givers(f: Feast) -> list[int]:
    return [x for x, amount in enumerate(f.gifts) if amount == max(f.gifts)]


def favours(s: Medioevo, f: Feast, seat: int) -> list[Option]:
    return [("favour", x) for x in givers(f)]


def default_favour(s: Medioevo, f: Feast, seat: int) -> Action:
    return ("favour", min(givers(f), key=lambda x: (s.honour[x], x)))


def favoured(s: Medioevo, f: Feast, seat: int, action: Action) -> None:
    favour(s, f, action[1])


def favour(s: Medioevo, f: Feast, giver: int) -> None:
    f.done = True
    transfer(s, giver, f.seat, f.gifts[giver])
    note(s, "paid", rule="MU-EMP-12", seat=giver, to_seat=f.seat, amount=f.gifts[giver])
    scores(s, giver, "bard_highest_gift")


# -- castellano (MU-DEC-18)


def ask_shields(s: Medioevo, f: Shielding) -> int | None:
    return ask(s, "shield", f.seat) if f.left > 0 and len(shields(s, f, f.seat)) > 1 else None


def shields(s: Medioevo, f: Shielding, seat: int) -> list[Option]:
    return [PASS, *(("shield", IDS[t]) for t in s.lands[seat] if t not in s.shield)]


def shielded(s: Medioevo, f: Shielding, seat: int, action: Action) -> None:
    if action == PASS:
        f.left = 0
        return
    f.left -= 1
    s.shield.append(NUMBER[action[1]])
    f.places.append(NUMBER[action[1]])
    note(s, "shielded", rule="MU-EVT-10", seat=seat, place=action[1])


def ask_unshield(s: Medioevo, f: Shielding) -> int | None:
    if not f.places:
        return None
    waiting = [x for x in living(s) if x != f.seat and x not in f.asked]
    return ask(s, "unshield", waiting[0]) if waiting else None


def unshields(s: Medioevo, f: Shielding, seat: int) -> list[Option]:
    return [PASS, *(("unshield", IDS[t]) for t in f.places)]


def unshielded(s: Medioevo, f: Shielding, seat: int, action: Action) -> None:
    if action == PASS:
        f.asked.append(seat)
        return
    t = NUMBER[action[1]]
    f.places.remove(t)
    s.shield.remove(t)
    honour(s, seat, -SHIELD_HONOUR, "castellano")
    aggrieve(s, f.seat, seat, SHIELD_CB, "MU-CB-02")
    note(s, "unshielded", rule="MU-CB-02", seat=seat, place=action[1])


# -- giullare, principessa


def jest(s: Medioevo, seat: int, action: Action) -> None:
    what = action[2]
    if what == "double_taxes":
        s.doubled |= bit(seat)
        note(s, "taxes_doubled", rule="MU-TAX-07", seat=seat)
    elif what == "empire_card":
        for _ in range(JEST_CARDS):
            empire.draw_card(s, s.hands[seat], bit(seat))
        note(s, "drew", rule="MU-EMP-12", seat=seat, count=JEST_CARDS)
    elif what in FORTS:
        note(s, "building", rule="MU-AMB-51", seat=seat, what=what, place=action[3])
        s.works[seat].append((NUMBER[action[3]], 1, FORTS.index(what) + 1))
        s.stock[STOCKED[what]] -= 1
    else:
        order = (TRANSPORT, KINDS.index(what), action[3]) if what in KINDS else (ENGINE, 0, action[3])
        s.orders[seat].append(order)
        s.stock[STOCKED[what]] -= 1
        note(s, "ordered", rule="MU-AMB-51", seat=seat, what=what, level=action[3])


def annex(s: Medioevo, seat: int, k: int) -> None:
    """principessa: success by LT; barbarians go, own VF in each territory; activation (MU-ACT-02, MU-CB-02)."""
    done = roll(s, "principessa", ANNEX_DIE) >= ANNEX_ON[s.lt[seat] - 1]
    note(s, "annexed" if done else "not_annexed", rule="MU-ACT-02", seat=seat, kingdom=KINGDOMS[k])
    if not done:
        return
    members = board(s).members[k]
    for t in members:
        s.wild[t] = 0
        if s.chief[t]:
            s.chief[t] = 0
            give_back(s, "barbarian_captain")
        s.vf[seat][t] += ANNEX_VF
        pass_land(s, t, seat)
    for other in living(s):
        if other != seat and s.faith[other] == RELIGION[k]:
            aggrieve(s, other, seat, ANNEX_CB, "MU-CB-02")
    grow(s, set(members))


def grow(s: Medioevo, lands: set[int]) -> None:
    """Each neighbour once in all."""
    b = board(s)
    barbarians.wake(s, {x for t in lands for x in (*b.near[t], *b.members[KINGDOM[t]])} - lands, "MU-ACT-02")


# -- offence cards of this phase


def concession(s: Medioevo, d: Delivery) -> None:
    """concessione, MU-AMB-88: one-sided pacts without end; casus belli for each."""
    for what in ("trade", "passage"):
        if d.args[0] not in (what, "both"):
            continue
        clause: tuple[int | str, ...] = (what, d.target, d.seat, -1, 0)
        clause = (*clause, 1) if what == "passage" else clause
        number = pacts.new_number(s, clause)
        s.pacts.append(Pact(number, tuple(sorted((d.seat, d.target))), (clause,), 0, ALL, False, s.turn))
        note(s, f"term_{what}", rule="MU-AMB-88", **terms.described(s, clause))
        aggrieve(s, d.target, d.seat, CONCESSION_CB, "MU-CB-02")


def diplomat(s: Medioevo, d: Delivery) -> None:
    """diplomatico, MU-AMB-23: a truce, or casus belli forgotten."""
    if d.args[0] == "truce":
        call(s, Parley(seat=d.seat, target=d.target, card=d.card, turns=best(s.tech[d.seat], TRUCE)))
    else:
        gone = best(s.tech[d.seat], FORGIVEN)
        gone = min(gone, s.cb[d.target][d.seat])
        s.cb[d.target][d.seat] -= gone
        note(s, "forgiven", rule="MU-AMB-23", seat=d.target, victim=d.seat, count=gone)


def ask_shorten(s: Medioevo, f: Parley) -> int | None:
    """MU-DEC-19, MU-EX-105: the target may at once pay honour for each turn that he does not want."""
    return None if f.asked else ask(s, "shorten", f.target)


def shortenings(s: Medioevo, f: Parley, seat: int) -> list[Option]:
    return [Span(("shorten",), 0, f.turns)]


def shortened(s: Medioevo, f: Parley, seat: int, action: Action) -> None:
    f.asked = True
    if action[1]:
        f.turns -= action[1]
        honour(s, seat, -TRUCE_HONOUR * action[1], "truce")
        note(s, "truce_cut", rule="MU-EMP-10", seat=seat, victim=f.seat, turns=action[1])


def default_shorten(s: Medioevo, f: Parley, seat: int) -> Action:
    return ("shorten", 0)


def impose(s: Medioevo, f: Parley) -> None:
    """What is left of the truce begins; annulled it has no effect."""
    if f.turns:
        if at_war(s, f.seat, f.target):
            end_sieges(s, f.seat, f.target)
        lay(s, f.seat, f.card, f.target, f.turns)


def end_sieges(s: Medioevo, a: int, b: int) -> None:
    """MU-SGE-17."""
    for g in list(s.sieges):
        if g.seat in (a, b) and s.owner[g.place] in (a, b):
            s.sieges.remove(g)
            note(s, "siege_over", rule="MU-SGE-17", seat=g.seat, place=IDS[g.place])
            wars.mark_intruders(s, g.seat, s.owner[g.place])


def princess(s: Medioevo, d: Delivery) -> None:
    lay(s, d.seat, d.card, d.target, 0)


def spy(s: Medioevo, d: Delivery) -> None:
    """spia, MU-HID-02, MU-HID-08: all pacts of a player, and his land objective."""
    s.shown += 1
    note(s, "spied", rule="MU-HID-02", seat=d.seat, victim=d.target)
    for pact in s.pacts:
        if d.target in pact.parties:
            pact.seen |= bit(d.seat)
    for p in s.objectives[d.target]:
        if OBJECTIVES[p - OBJECTIVE_CARDS.start]["kind"] == "land":
            see(s, p, bit(d.seat))


def league(s: Medioevo, seat: int, foe: int) -> list[int]:
    """An enemy and those of his allies, as far as the player knows of them, who are at war with the player, too."""
    known = [p for p in s.pacts if p.seen >> seat & 1 and any(c[0] in pacts.WAR_TYPE for c in p.clauses)]
    allies = {x for p in known if foe in p.parties for x in pacts.partners(p, foe)}
    return [x for x in living(s) if at_war(s, seat, x) and (x == foe or x in allies)]


def tablet(s: Medioevo, d: Delivery) -> None:
    """targa_d_oro: peace with one enemy, or with him and his allies; own alliances against them are left."""
    foes = league(s, d.seat, d.target) if d.args[0] == "alliance" else [d.target]
    for foe in foes:
        wars.make_peace(s, d.seat, foe)
    for pact in list(s.pacts):
        if d.seat not in pact.parties or not any(c[0] in pacts.WAR_TYPE for c in pact.clauses):
            continue
        friends = [x for x in pact.parties if x != d.seat]
        if any(at_war(s, friend, foe) for friend in friends for foe in foes):
            for friend in friends:
                aggrieve(s, friend, d.seat, BREACH_CB, "MU-CB-04")
            if pact.seen != ALL:
                s.shown += 1
            note(s, "pact_left", rule="MU-EMP-12", seat=d.seat, seats=friends)
            wars.leave_pact(s, d.seat, pact)


offence.EFFECTS.update(
    concessione=concession,
    diplomatico=diplomat,
    principessa=princess,
    spia=spy,
    targa_d_oro=tablet,
)

PROCEDURES = [
    procedure(Feast, ask_gifts, ask_favour),
    procedure(Shielding, ask_shields, ask_unshield),
    procedure(Parley, ask_shorten, impose),
]

QUESTIONS = [
    sealed("gift", Feast, gifts_made, options=gift_options),
    single("favour", Feast, favoured, options=favours, default=default_favour),
    single("shield", Shielding, shielded, options=shields, default=passing),
    single("unshield", Shielding, unshielded, options=unshields, default=passing),
    single("shorten", Parley, shortened, options=shortenings, default=default_shorten),
]
