"""War: who is levied, what is attacked with which odds, and what becomes of Footsoldiers (chapters MOB and INV)."""

from __future__ import annotations

from typing import NamedTuple

from araldo.games.crusader_kings.board import NEXT_TO, NUMBER
from araldo.games.crusader_kings.box import DECK, WAR
from araldo.games.crusader_kings.regent.outlook import FALLS, Outlook
from araldo.games.crusader_kings.regent.tools import drafted, plain
from araldo.games.crusader_kings.rules.kin import tokens_on
from araldo.games.crusader_kings.rules.realm import (
    may_invade,
    party_of,
    reserve,
    troops_of,
)
from araldo.games.crusader_kings.rules.war import aims, defence, unmobilised
from araldo.games.crusader_kings.state import Attack, Conquest, Counter, Kings
from araldo.kernel import DONE, Action
from araldo.kernel.play import Eyes

UPKEEP = 0.6  # how surely a Footsoldier that was raised must be paid once
UNPAID = 0.1  # a Footsoldier who will go home for want of Gold
WORTH_RAISING = 0.25
WORTH_ATTACK = 0.2
LATER = (0.5, 0.75, 0.75)  # of a campaign that is only prepared now, by Era: at first others come before
GARRISON = 0.03
OPEN_WAR = 0.12  # what a new War costs besides


class Assault(NamedTuple):
    value: float  # what it brings on average, Gold paid
    origin: int
    target: int
    gold: int
    odds: float
    annex: bool


def allies_near(s: Kings, seat: int, target: int) -> int:
    """Independent partners that support without being asked."""
    return sum(1 for t in NEXT_TO[s.chart][target] if s.ally[t] == seat)


def duke_tokens(s: Kings, origin: int) -> list[int]:
    return tokens_on(s, s.duke[origin]) if s.duke[origin] >= 0 else []


def assault(o: Outlook, origin: int, target: int, room: int, gold: int, extra: int = 0, annex: bool = False) -> Assault:
    """One attack: its worth by what it brings and how likely."""
    s, seat = o.s, o.seat
    worth = o.land(target, room)
    if annex:
        return Assault(worth, origin, target, 0, 1.0, True)
    owner = s.owner[target]
    extra += allies_near(s, seat, target)
    odds, paid = o.venture("invade", defence(s, target), worth, extra, gold, duke_tokens(s, origin))
    price = o.cost(paid, gold)
    if owner >= 0 and not s.wars[seat] >> owner & 1:
        price += OPEN_WAR * min(1.0, o.rounds / 2)
    if s.foot[target]:
        price += (1 - odds) * 0.25  # he may strike back
    return Assault(worth * odds - price, origin, target, paid, odds, False)


def campaign(o: Outlook, homes: list[int], gold: int | None = None, taken: set[int] | None = None) -> list[Assault]:
    """Each Footsoldier at the best target that nobody else takes; the dearest first."""
    s, seat = o.s, o.seat
    purse = s.gold[seat] if gold is None else gold
    room = o.room
    free = list(homes)
    gone = set(taken or ())
    options = {t: aims(s, seat, t) for t in free}
    found: list[Assault] = []
    while free:
        best: tuple[float, Assault] | None = None
        for origin in free:
            choices = sum(land not in gone for _, land in options[origin])
            for verb, land in options[origin]:
                if land in gone:
                    continue
                one = assault(o, origin, land, room, purse, annex=verb == "annex")
                rank = one.value - 0.02 * choices  # who can do nothing else goes first
                if best is None or rank > best[0]:
                    best = (rank, one)
        if best is None or best[1].value < WORTH_ATTACK:
            break
        one = best[1]
        found.append(one)
        free.remove(one.origin)
        gone.add(one.target)
        purse -= one.gold
        room -= 1
    return found


def promise(found: list[Assault]) -> float:
    return sum(one.value for one in found)


def strike(o: Outlook, gold: int | None = None) -> float:
    """What the Footsoldiers that stand could take now."""
    return promise(campaign(o, troops_of(o.s, o.seat), gold))


def levy(o: Outlook, gold: int | None = None, at_once: bool = True) -> tuple[list[int], float]:
    """Where to raise Footsoldiers for the campaign after, and what it would bring with those that stand.

    A campaign that waits for the next Round must first be paid for in the Upkeep.
    """
    s, seat = o.s, o.seat
    purse = s.gold[seat] if gold is None else gold
    standing = troops_of(s, seat)
    plan = campaign(o, standing + unmobilised(s, seat), purse)
    raised: list[int] = []
    value = 0.0
    spare = purse - sum(one.gold for one in plan) - len(standing)
    for one in plan:
        if one.origin in standing:
            value += one.value
            continue
        upkeep = (o.cost(1, purse) if spare > len(raised) else o.unrest(one.origin) + UNPAID) * UPKEEP
        payable = at_once or purse > len(raised) + len(standing)
        if len(raised) < reserve(s, seat) and payable and one.value - upkeep > WORTH_RAISING:
            raised.append(one.origin)
            value += one.value - upkeep
    return raised, value


def later(o: Outlook) -> float:
    return LATER[min(o.s.era, len(LATER)) - 1]


def prepared(o: Outlook) -> bool:
    """Another War card will follow in this Era."""
    return o.hand(WAR) > 0


def at_hand(o: Outlook) -> bool:
    """The War card that follows lies ready for this Round."""
    return any(DECK[c] == WAR for c in o.s.laid[o.seat])


def muster(o: Outlook, eyes: Eyes) -> Action:
    """Those of the campaign, then those whom danger asks for."""
    s, seat = o.s, o.seat
    have = drafted(s, seat)
    chosen = [NUMBER[edit[1]] for edit in have]
    wanted = levy(o, at_once=at_hand(o))[0] if prepared(o) else []
    for land in wanted:
        if land not in chosen and ("raise", edit_name(eyes, land)) in eyes.options:
            return ("raise", edit_name(eyes, land))
    best, value = None, 0.0
    for option in plain(eyes, "raise"):
        land = NUMBER[option[1]]
        calm = o.unrest(land) if s.unrest[land] else 0.0
        paid = s.gold[seat] > len(chosen) + len(troops_of(s, seat))
        use = guard(o, land) + calm - (o.cost(1) if paid else o.unrest(land) + UNPAID)
        if use > value or (not chosen and best is None):
            best, value = option, max(use, value)
    if best is not None and (value > 0 or not chosen):
        return best
    return DONE


def edit_name(eyes: Eyes, land: int) -> str:
    return next((o[1] for o in plain(eyes, "raise") if NUMBER[o[1]] == land), "")


def guard(o: Outlook, land: int) -> float:
    """What a Footsoldier saves there in the next Round or so."""
    need = o.need(land)
    more = min(len(FALLS) - 1, need + 1) if not o.s.foot[land] else need
    less = need if not o.s.foot[land] else max(0, need - 1)
    return o.danger(land) * (FALLS[less] - FALLS[more]) * min(1.5, o.rounds)


# -- the attacks


def roles(o: Outlook, eyes: Eyes) -> Action:
    """By the campaign; who is left supports what needs it most."""
    s, seat = o.s, o.seat
    done = drafted(s, seat)
    busy = {NUMBER[edit[1]] for edit in done}
    taken = {NUMBER[edit[2]] for edit in done if edit[0] != "support"}
    free = [t for t in troops_of(s, seat) if t not in busy]
    plan = campaign(o, free, taken=taken)
    if not done and not plan:  # something must be declared: the likeliest
        every = [
            assault(o, NUMBER[a[1]], NUMBER[a[2]], o.room, s.gold[seat], annex=a[0] == "annex")
            for a in plain(eyes, "attack", "annex")
        ]
        plan = [max(every, key=lambda one: one.value)]
    for one in plan:
        names = [a for a in plain(eyes, "annex" if one.annex else "attack") if NUMBER[a[1]] == one.origin]
        wish = next((a for a in names if NUMBER[a[2]] == one.target), None)
        if wish is not None:
            return wish
    best, gain = None, 0.04
    for option in plain(eyes, "support"):
        target = NUMBER[option[2]]
        helpers = sum(edit[0] == "support" and edit[2] == option[2] for edit in done)
        origin = next(NUMBER[edit[1]] for edit in done if edit[0] == "attack" and edit[2] == option[2])
        without = assault(o, origin, target, o.room, s.gold[seat], helpers)
        better = assault(o, origin, target, o.room, s.gold[seat], helpers + 1).value - without.value
        if better > gain:
            best, gain = option, better
    return best if best is not None else DONE


def next_attack(o: Outlook, eyes: Eyes) -> Action:
    """Annexations and sure ones first: they may bring Gold; then by what they are worth."""
    s = o.s

    def rank(option: Action) -> float:
        land = NUMBER[option[1]]
        return (5.0 if s.ally[land] == o.seat else 0.0) + o.land(land) - 0.8 * (defence(s, land) - 1)

    return max(plain(eyes), key=rank)


def call(o: Outlook, eyes: Eyes) -> Action:
    """Partners are called when it matters: help has a price for them."""
    f = o.s.frames[-1]
    assert isinstance(f, Attack)
    extra = len(f.supports) + len(f.allied) + f.helpers.bit_count()
    lent = duke_tokens(o.s, f.origin)
    worth = o.land(f.target)
    need = defence(o.s, f.target)
    now, paid = o.venture("invade", need, worth, extra, lent=lent)
    then, less = o.venture("invade", need, worth, extra + 1, lent=lent)
    gain = worth * (then - now) + o.cost(paid) - o.cost(less)
    calls = plain(eyes, "call")
    if gain < (0.04 if f.foe < 0 else 0.15) or not calls:
        return ("enough",)
    return max(calls, key=lambda a: (party_of(o.s, a[1]) >= o.s.seats, o.spite[party_of(o.s, a[1])]))


def support(o: Outlook, eyes: Eyes) -> Action:
    """Help, unless the victim is the more dangerous neighbour, or a friend that is worth more."""
    s = o.s
    f = next(frame for frame in reversed(s.frames) if isinstance(frame, Attack))
    if f.foe < 0:
        return ("give_support",)
    help_ = -o.hostility(f.foe) * (0 if may_invade(s, f.foe, o.seat) else 1) + 0.3 * (o.spite[f.foe] - o.spite[f.seat])
    refuse = -o.hostility(f.seat) - 0.15 * o.taste.pacts
    return ("give_support",) if help_ >= refuse else ("deny_support",)


def counter(o: Outlook, eyes: Eyes) -> Action:
    f = o.s.frames[-1]
    assert isinstance(f, Counter)
    found = [
        (assault(o, f.origin, NUMBER[a[1]], o.room, o.s.gold[o.seat]).value, a) for a in plain(eyes, "strike_back")
    ]
    best = max(found, default=(0.0, ("decline",)))
    return best[1] if best[0] > 0.15 else ("decline",)


def backing(o: Outlook, eyes: Eyes) -> Action:
    """Every Footsoldier that can: it costs nothing."""
    return next(iter(plain(eyes, "back")), DONE)


def occupy(o: Outlook, eyes: Eyes) -> Action:
    """Gold against Unrest, or a garrison where the border is hot and the old place is safe."""
    s = o.s
    f = s.frames[-1]
    assert isinstance(f, Conquest)
    best: tuple[float, Action] = (0.0, ("leave",))
    pillage = o.gain(2) - (o.unrest(f.target) if f.given != f.target else 0.0)
    if pillage > best[0]:
        best = (pillage, ("pillage",))
    for option in plain(eyes, "move_in"):
        origin = NUMBER[option[1]]
        next_aims = 0.1 if prepared(o) and any(t != f.target for _, t in aims(s, o.seat, f.target)) else 0.0
        value = guard(o, f.target) - guard(o, origin) + next_aims + (0.05 if s.unrest[f.target] else 0.0)
        if value > best[0]:
            best = (value, option)
    return best[1]


def release(o: Outlook, eyes: Eyes) -> Action:
    """The territory that is worth least; what was just taken counts as the others do."""
    return min(plain(eyes), key=lambda a: o.hold(NUMBER[a[1]]))


# -- Upkeep


def useful(o: Outlook, land: int) -> float:
    """What a Footsoldier is worth in the next Round: a target, or a guard."""
    s = o.s
    found = guard(o, land) + GARRISON * (o.danger(land) > 0.05)
    more_war = o.hand(WAR) > 0 or s.round == 3
    if more_war and o.left > 0:
        plan = campaign(o, [land])
        found += (0.5 if o.hand(WAR) > 0 else 0.25) * promise(plan)
    return found


def pay_troops(o: Outlook, eyes: Eyes) -> Action:
    """All that can be paid, the most useful first: an unpaid one leaves Unrest behind."""
    found = plain(eyes, "pay_for")
    if not found or (o.left <= 0):
        return DONE
    best = max(found, key=lambda a: useful(o, NUMBER[a[1]]))
    return best if useful(o, NUMBER[best[1]]) + o.unrest(NUMBER[best[1]]) > o.cost(1) else DONE


def disband(o: Outlook, eyes: Eyes) -> Action:
    """Who has no target and no threat goes home: the next Upkeep would cost Gold."""
    idle = [(useful(o, NUMBER[a[1]]), a) for a in plain(eyes, "disband")]
    worst = min(idle, default=(1.0, DONE))
    keep = len(idle) - 1
    dear = o.cost(keep + 1) - o.cost(keep)
    return worst[1] if worst[0] < dear else DONE
