"""Action cards: what each is worth in the hand, and when it is worth more on the table (MC-ACT, MC-REA)."""

from __future__ import annotations

from araldo.games.medieval_conspiracy.board import ELECTORATE, ESTATE, NUMBER
from araldo.games.medieval_conspiracy.box import (
    ESTATES,
    KNIGHT,
    KNIGHT_VALUE,
    MASTER_LEAST,
    MERCENARY,
    MERCENARY_COST,
    REMOVES,
    SECULAR,
    WAR,
    kind_of,
    owner_of,
)
from araldo.games.medieval_conspiracy.palatine.camp import base_worth
from araldo.games.medieval_conspiracy.palatine.outlook import UNIT, Outlook
from araldo.games.medieval_conspiracy.palatine.purse import cost
from araldo.games.medieval_conspiracy.rules.ownstep import levy_cost
from araldo.games.medieval_conspiracy.rules.realm import kinds_held, least_hurt
from araldo.games.medieval_conspiracy.state import Birth, Death, Income, Played, Window
from araldo.kernel import DONE, Action
from araldo.kernel.play import Eyes

HELD = {  # what a card is worth that is kept
    "the_emperor_intervenes": 140.0,
    "right_of_succession": 80.0,
    "magistrate_of_trade": 110.0,
    "pestilence": 80.0,
    "robber_knight": 60.0,
    "witch_in_the_woods": 90.0,
    "miracle_healer": 60.0,
    "death_abroad": 55.0,
    "death_in_the_cradle": 40.0,
    "campaign_against_the_slavs": 50.0,
    "crusade": 50.0,
    "peasant_uprising": 45.0,
    "defector": 45.0,
    "art_of_forging": 35.0,
    "hostler": 20.0,
    "mercenary": 25.0,
}
FULL, CROWDED = 0.35, 0.7  # in a hand of five, of four: the next draw pushes one out
INTERVENE, CLAIM, HEAL = 110.0, 40.0, 60.0


def keep(o: Outlook, kind: str) -> float:
    """What a card is worth in the hand: the less the fuller the hand."""
    worth = float(o.s.income[o.seat]) if kind == "alchemist" else HELD[kind]
    many = len(o.s.hands[o.seat])
    return worth * (FULL if many >= 5 else CROWDED if many == 4 else 1.0)


def played(eyes: Eyes, kind: str) -> list[Action]:
    return [x for x in eyes.options if isinstance(x, tuple) and x[:2] == ("play", kind)]


# -- own steps


def own_step(o: Outlook, eyes: Eyes) -> Action:
    best: Action = DONE
    most = 0.0
    for option in eyes.options:
        if isinstance(option, tuple) and option[0] == "play":
            worth = effect(o, option) - keep(o, option[1])
            if worth > most:
                best, most = option, worth
        elif isinstance(option, tuple) and option[0] == "buy_heir":
            worth = o.child(ESTATES.index(option[1])) - cost(o, o.s.options["buy_heir_ducats"])
            worth -= sum(keep(o, kind) for kind in option[2:])
            if worth > most:
                best, most = option, worth
    return best


def effect(o: Outlook, action: Action) -> float:
    """What a black card does."""
    s, kind = o.s, action[1]
    if kind == "mercenary":
        return 15 + o.step(WAR, 1) + base_worth(o, NUMBER[action[2]]) - (cost(o, MERCENARY_COST) - 25)
    if kind == "death_abroad":
        return _abroad(o, action[2], ESTATES.index(action[3]))
    land = NUMBER[action[2]]
    units = s.units[land]
    if kind == "defector":
        gone = least_hurt([u for u in units if owner_of(u) != o.seat], MERCENARY, 1)
    else:
        knights, mercenaries = REMOVES[kind]
        gone = least_hurt(units, KNIGHT, knights) + least_hurt(units, MERCENARY, mercenaries)
    if not gone:
        return 0.0
    owner = owner_of(gone[0])
    points = sum(KNIGHT_VALUE if kind_of(u) == KNIGHT else 1 for u in gone)
    worth = o.harm(owner, UNIT * 1.5 * points) + _swing(o, owner, points)
    if kind == "defector" and len(action) > 3:
        worth += 30 + o.step(WAR, 1) + base_worth(o, NUMBER[action[3]])
    if ELECTORATE[land] or land not in _wanted(o):
        return worth
    return worth + 0.15 * max(0.0, o.fief(land))


def _wanted(o: Outlook) -> list[int]:
    return [t for t in o.s.lands if o.s.owner[t] not in (-1, o.seat) and o.strongest(o.seat, t)]


def _swing(o: Outlook, owner: int, points: int) -> float:
    """The Master of War who loses his card by it."""
    s = o.s
    if s.masters[WAR] != owner:
        return 0.0
    left = s.tracks[WAR][owner] - points
    rivals = [s.tracks[WAR][x] for x in range(s.seats) if x != owner]
    if left >= MASTER_LEAST[WAR] and left >= max(rivals):
        return 0.0
    worth = o.harm(owner, 2.5 * o.master(WAR)) * (0.5 + o.soon)
    if s.tracks[WAR][o.seat] == max(rivals) and max(rivals) >= MASTER_LEAST[WAR]:
        worth += o.master(WAR)
    return worth


def _abroad(o: Outlook, victim: int, estate: int) -> float:
    """The only heir of a rich rival is worth most."""
    left = o.s.heirs[victim][estate]
    rich = o.s.cash[victim] + o.s.income[victim] >= o.least
    worth = 450.0 if left == 1 and rich and o.unsold(estate) else 240.0 if left == 1 else 110.0
    return o.harm(victim, worth)


def overflow(o: Outlook, eyes: Eyes) -> Action:
    """Play what does most, if it does anything; else the least of the hand goes."""
    best, most = own_step(o, eyes), 0.0
    if best != DONE:
        most = effect(o, best)
    kinds = [x for x in eyes.options if isinstance(x, tuple) and x[0] == "discard"]
    least = min(kinds, key=lambda x: (keep(o, x[1]), x))
    for option in eyes.options:
        if isinstance(option, tuple) and option[0] == "play":
            worth = effect(o, option) - keep(o, option[1]) + keep(o, least[1])
            if worth > most:
                best, most = option, worth
    return best if best != DONE and most > 0 else least


# -- a card and 80 ducats for a mercenary


def levy(o: Outlook, eyes: Eyes) -> Action | None:
    """Only for the Master of War: to take it, or not to lose it before the Emperor dies."""
    s = o.s
    price = levy_cost(s)
    track, holder = s.tracks[WAR], s.masters[WAR]
    best = max(track[x] for x in range(s.seats) if x != o.seat)
    goal = max(MASTER_LEAST[WAR], best + (holder >= 0))
    short = goal - track[o.seat]
    if holder == o.seat or not 0 < short <= 2:
        return None
    kinds = sorted(kinds_held(s, o.seat), key=lambda kind: (keep(o, kind), kind))
    if len(s.hands[o.seat]) < short or s.cash[o.seat] < price * short:
        return None
    worth = o.step(WAR, short)
    if worth < cost(o, price * short) + short * keep(o, kinds[0]):
        return None
    found = [x for x in eyes.options if isinstance(x, tuple) and x[0] == "levy" and x[1] == kinds[0]]
    return max(found, key=lambda x: (base_worth(o, NUMBER[x[2]]), x), default=None)


# -- reactions


def react(o: Outlook, eyes: Eyes) -> Action:
    s = o.s
    if len(eyes.options) == 1:
        return ("pass",)
    f = s.frames[-1]
    assert isinstance(f, Window)
    below = s.frames[-2]
    healer: Action = ("play", "miracle_healer")
    if healer in eyes.options and isinstance(below, Played):
        estate = below.target[1] if len(below.target) > 1 else SECULAR
        return healer if o.heir(estate) >= keep(o, "miracle_healer") else ("pass",)
    if f.kind == "income":
        return _income(o, eyes)
    if f.kind == "birth":
        return _birth(o, eyes)
    if f.kind == "ruler_death":
        return _ruler(o, eyes, healer)
    return ("pass",)


def _income(o: Outlook, eyes: Eyes) -> Action:
    s = o.s
    income = next(f for f in reversed(s.frames) if isinstance(f, Income))
    if played(eyes, "alchemist") and income.got[o.seat] >= 80:
        waiting = any(isinstance(f, Played) and f.seat == o.seat and f.kind == "alchemist" for f in s.frames)
        if not waiting:
            return ("play", "alchemist")

    def good(action: Action) -> float:
        victim = action[2]
        loss = min(income.received[victim], s.cash[victim])
        waiting = any(isinstance(f, Played) and f.seat == victim and f.kind == "alchemist" for f in s.frames)
        worth = float(loss + (income.got[victim] if waiting else 0))
        rich = s.cash[victim] >= o.least and any(s.heirs[victim])
        if rich and s.cash[victim] - loss < o.least:
            worth += 250
        return o.harm(victim, 1.5 * worth)

    robberies = played(eyes, "robber_knight")
    if robberies:
        best = max(robberies, key=lambda x: (good(x), x))
        if good(best) > keep(o, "robber_knight"):
            return best
    return ("pass",)


def _birth(o: Outlook, eyes: Eyes) -> Action:
    birth = next(f for f in reversed(o.s.frames) if isinstance(f, Birth))
    cradle: Action = ("play", "death_in_the_cradle")
    few = sum(o.s.heirs[birth.seat]) <= 2
    if cradle in eyes.options and o.harm(birth.seat, 240.0 if few else 120.0) > keep(o, "death_in_the_cradle"):
        return cradle
    return ("pass",)


def _ruler(o: Outlook, eyes: Eyes, healer: Action) -> Action:
    """An own ruler is healed, a good fief is claimed or taken."""
    s = o.s
    death = next(f for f in reversed(s.frames) if isinstance(f, Death))
    land = death.fief
    if s.owner[land] == o.seat:
        if healer in eyes.options and _missed(o, land) >= min(HEAL, keep(o, "miracle_healer")):
            return healer
        return ("pass",)
    worth = o.fief(land)
    for kind, least in (("the_emperor_intervenes", INTERVENE), ("right_of_succession", CLAIM)):
        if ("play", kind) not in eyes.options or worth < min(least, keep(o, kind)):
            continue
        waiting = [f for f in s.frames if isinstance(f, Played)]
        mine = any(f.seat == o.seat for f in waiting) or o.seat in death.claims
        family = s.owner[land] >= 0 and s.heirs[s.owner[land]][SECULAR] > 0
        contested = family or any(c != o.seat for c in death.claims) or bool(waiting)
        if kind == "right_of_succession" and (mine or (contested and worth < 2 * CLAIM)):
            continue
        if kind == "the_emperor_intervenes" and mine:
            continue
        return ("play", kind)
    return ("pass",)


def _missed(o: Outlook, land: int) -> float:
    """What the death of an own ruler costs: an heir, if the family takes the fief back; else the fief."""
    if ESTATE[land] == SECULAR and o.s.heirs[o.seat][SECULAR]:
        return o.heir(SECULAR)
    return 0.7 * o.estate(o.seat, land)
