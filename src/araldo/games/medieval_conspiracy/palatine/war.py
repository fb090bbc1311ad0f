"""Wars: whom to attack, with whom to stand, what to send (MC-WAR, MC-CMB-01 to MC-CMB-05)."""

from __future__ import annotations

from araldo.games.medieval_conspiracy.board import BORDERS, ELECTORATE, ESTATE, IDS, NUMBER
from araldo.games.medieval_conspiracy.box import GARRISON, IMMUNE, KNIGHT, kind_of, word_of
from araldo.games.medieval_conspiracy.palatine.camp import Posts, follow
from araldo.games.medieval_conspiracy.palatine.odds import force, losses, wins
from araldo.games.medieval_conspiracy.palatine.outlook import UNIT, Outlook
from araldo.games.medieval_conspiracy.rules.realm import bases, immune, troops
from araldo.games.medieval_conspiracy.rules.succession import march_rank
from araldo.games.medieval_conspiracy.rules.war import ATTACK, strength
from araldo.games.medieval_conspiracy.state import Chances, Conspiracy, Death, Garrison, War
from araldo.kernel import DONE, Action
from araldo.kernel.play import Eyes

CARD_IN_HAND, ALL_CARDS = 0.03, 0.12  # what hidden cards of the defender take from our chance
COMES = 0.6  # of the units next door this part comes to help
AT_LEAST = 20.0  # what a battle has to bring
WITHOUT = 5.0  # and what land that nobody defends has to
BACK = 0.7  # the chance that who could take a fief back at once does
REVENGE = 0.35  # the chance that who could hit back does
AS_ALLY = 6.0  # what it has to bring to join a battle
LEFT_OVER = 0.1  # the chance that the fief falls to an ally


# -- odds on a land


def modifiers(s: Conspiracy, land: int, defender: int) -> tuple[int, int]:
    """MC-CMB-17: of the attack, of the defence."""
    return -s.castle[land], s.relic[land] + (s.preacher == land and s.preacher_owner == defender)


def near(s: Conspiracy, seat: int, land: int) -> list[int]:
    return [u for t in bases(s, seat, land, electorates=True) for u in troops(s, seat, t)]


def defence(s: Conspiracy, land: int) -> list[int]:
    """Who will defend a fief: those in it, and some of those next door."""
    owner = s.owner[land]
    helpers = near(s, owner, land)
    return [*troops(s, owner, land), *helpers[: round(COMES * len(helpers))]]


def chance(o: Outlook, attackers: list[int], defenders: list[int], land: int) -> float:
    s, owner = o.s, o.s.owner[land]
    more, theirs = modifiers(s, land, owner)
    tough = s.options["mercenary_hits"]
    return wins(force(attackers, tough), force(defenders, tough), more, theirs)


# -- attack


def assault(o: Outlook, land: int) -> tuple[float, float]:
    """What it brings to attack a fief with the best that stands next to it, and the chance to win."""
    s = o.s
    if not s.heirs[o.seat][ESTATE[land]] or immune(s, s.owner[land]):
        return 0.0, 0.0
    mine = o.strongest(o.seat, land)
    if not mine:
        return 0.0, 0.0
    worth = o.fief(land)
    owner = s.owner[land]
    if owner < 0:
        return worth, 1.0
    foes = defence(s, land)
    p = chance(o, mine, foes, land)
    if foes or s.hands[owner]:
        p -= min(ALL_CARDS, CARD_IN_HAND * len(s.hands[owner]))
    a, d = force(mine), force(foes)
    lost = losses(a, d, p) * UNIT
    killed = o.harm(owner, losses(d, a, 1 - p) * UNIT)
    return p * worth + killed - lost, p


def attack(o: Outlook, eyes: Eyes) -> Action:
    s = o.s
    f = s.frames[-1]
    best: Action = ("pass",)
    most = 0.0
    outlawed = (not isinstance(f, Chances) or f.cause == "anarchy") and not s.banned >> o.seat & 1
    price = exposure(o) if outlawed else 0.0
    for option in eyes.options:
        if not isinstance(option, tuple) or option[0] != "attack":
            continue
        land = NUMBER[option[1]]
        worth, p = assault(o, land)
        owner = s.owner[land]
        free = owner >= 0 and s.banned >> owner & 1
        worth -= 0.0 if free else price
        worth -= retaken(o, land)
        if owner >= 0 and (p < o.taste.daring or worth < AT_LEAST):
            continue
        if worth > max(most, WITHOUT):
            best, most = option, worth
    return best


def exposure(o: Outlook) -> float:
    """MC-EMP-07: who begins a war in the anarchy may be attacked everywhere afterwards."""
    s = o.s
    if len(s.realms[o.seat]) + 1 <= 3:
        return 0.0
    worst = 0.0
    for land in s.realms[o.seat]:
        if ELECTORATE[land]:
            continue
        held = force(defence(s, land))
        for x in range(s.seats):
            if x != o.seat and o.threatens(x, land):
                more, theirs = modifiers(s, land, o.seat)
                p = wins(force(o.strongest(x, land)), held, more, theirs)
                if p > 0.5:
                    worst = max(worst, p * o.estate(o.seat, land))
    return REVENGE * worst


def retaken(o: Outlook, land: int) -> float:
    """MC-WAR-08: those who are asked after us may attack the one who has just moved in."""
    s, f = o.s, o.s.frames[-1]
    if not isinstance(f, Chances) or f.fief < 0:
        return 0.0
    after = [x for x in f.order[f.at + 1 :] if x != o.seat and o.threatens(x, land) and s.owner[land] != x]
    if not after or len(s.realms[o.seat]) + 1 <= 3:
        return 0.0
    mine = force(o.strongest(o.seat, land))
    worst = max(wins(force(o.strongest(x, land)), mine) for x in after)
    return REVENGE * worst * (o.fief(land) + o.heir(ESTATE[land]))


def taken_back(o: Outlook, land: int) -> float:
    """MC-LORD-15: the chance that a fief bought now is taken from us at once, by who can bid too and stands next to it.

    Those of the owner who must leave it stand next door then; we may bring a few of our own (MC-LORD-14).
    """
    s = o.s
    if len(s.realms[o.seat]) + 1 <= IMMUNE:
        return 0.0
    have = [u for t in s.realms[o.seat] if not ELECTORATE[t] for u in troops(s, o.seat, t)]
    guard = have[: max(0, min(sum(GARRISON), len(have) - len(s.realms[o.seat]) // 2))]
    worst = 0.0
    for x in range(s.seats):
        if x == o.seat or not s.heirs[x][ESTATE[land]] or immune(s, o.seat):
            continue
        units = o.strongest(x, land)
        if x == s.owner[land] and any(s.owner[t] == x for t in BORDERS[land]):
            units = [*units, *troops(s, x, land)]
        p = wins(force(units), force(guard))
        worst = max(worst, p if p >= 0.5 else 0.0)
    return BACK * worst


# -- sides


def side(o: Outlook, eyes: Eyes) -> Action:
    """To stand with one or the other: what it changes for us, less what we lose in it."""
    s = o.s
    f = s.frames[-1]
    assert isinstance(f, War)
    land = f.target
    attackers = [u for x in (f.leader, *f.allies) for u in o.strongest(x, land)]
    defenders = defence(s, land)
    for x in f.friends:
        defenders += near(s, x, land)
    before = chance(o, attackers, defenders, land)
    best: Action = ("neither",)
    most = AS_ALLY / o.taste.help
    if ("join_attack",) in eyes.options and (mine := o.strongest(o.seat, land)):
        after = chance(o, [*attackers, *mine], defenders, land)
        share = len(mine) / (len(mine) + len(attackers))
        lost = share * losses(force([*attackers, *mine]), force(defenders), after) * UNIT
        spoils = LEFT_OVER * max(0.0, o.fief(land)) if s.heirs[o.seat][ESTATE[land]] else 0.0
        worth = (after - before) * _third(o, f) * o.taste.help + after * spoils - lost
        if worth > most:
            best, most = ("join_attack",), worth
    if ("join_defence",) in eyes.options:
        _, worth = helpers(o, f, attackers, defenders)
        if worth > most:
            best = ("join_defence",)
    return best


def _third(o: Outlook, f: War) -> float:
    """What it is worth to us that the attack wins: what the owner loses, less what the attacker gains."""
    s, land = o.s, f.target
    units = UNIT * len(s.units[land])
    lost = o.harm(f.defender, o.estate(f.defender, land) + units)
    won = o.harm(f.leader, o.estate(f.leader, land))
    return lost - won


def ally(o: Outlook, eyes: Eyes) -> Action:
    """Help is welcome, unless it is not needed and comes from the one to be feared."""
    s = o.s
    f = s.frames[-1]
    assert isinstance(f, War)
    attackers = [u for x in (f.leader, *f.allies) for u in o.strongest(x, f.target)]
    p = chance(o, attackers, defence(s, f.target), f.target)
    sure = p if f.wish == ATTACK else 1 - p
    return ("refuse",) if sure >= 0.95 and f.speaker == o.front else ("accept",)


# -- who goes


def muster(o: Outlook, eyes: Eyes) -> Action:
    """One unit is enough where nobody stands; against somebody all go that the place can spare."""
    s = o.s
    f = s.frames[-1]
    assert isinstance(f, War)
    camps = bases(s, o.seat, f.target)
    if f.defender < 0:
        units = [(u, t) for t in camps for u in troops(s, o.seat, t)]
        after = isinstance(s.frames[-2], Chances) and any(
            o.threatens(x, f.target) for x in s.frames[-2].order[s.frames[-2].at :] if x != o.seat
        )
        if after:  # somebody may come after us: the strongest place moves
            best = max(camps, key=lambda t: (strength(troops(s, o.seat, t)), -t))
            return follow(o, eyes, _send(o, [(u, best) for u in troops(s, o.seat, best)]))
        u, t = min(units, key=lambda x: (kind_of(x[0]) == KNIGHT, -len(s.units[x[1]]), x))
        return follow(o, eyes, _send(o, [(u, t)]))
    best = max(camps, key=lambda t: (strength(troops(s, o.seat, t)), -t))
    return follow(o, eyes, _send(o, [(u, best) for u in troops(s, o.seat, best)]))


def _send(o: Outlook, units: list[tuple[int, int]]) -> list[Action]:
    return sorted((("send", word_of(u), IDS[t]) for u, t in units), key=march_rank)


def reinforce(o: Outlook, eyes: Eyes) -> Action:
    """Units come as long as what they save is more than what they risk. Who has promised to help comes."""
    f = o.s.frames[-1]
    assert isinstance(f, War)
    chosen, _ = helpers(o, f, f.attackers, f.defenders)
    if not chosen and f.defender != o.seat:
        chosen = _next_door(o, f.target)[-1:]
    return follow(o, eyes, _send(o, chosen))


def _next_door(o: Outlook, land: int) -> list[tuple[int, int]]:
    """Units that may come to defend a fief, the strongest first."""
    s = o.s
    units = [(u, t) for t in bases(s, o.seat, land, electorates=True) for u in troops(s, o.seat, t)]
    return sorted(units, key=lambda x: (kind_of(x[0]), x))


def helpers(o: Outlook, f: War, attackers: list[int], defenders: list[int]) -> tuple[list[tuple[int, int]], float]:
    """The units to defend a fief with, and what that is worth."""
    land = f.target
    own = f.defender == o.seat
    stake = o.estate(o.seat, land) + o.heir(ESTATE[land]) if own else -_third(o, f) * o.taste.help
    have = defenders[:]
    lost = chance(o, attackers, have, land)
    best, most = list[tuple[int, int]](), 0.0
    sent = list[tuple[int, int]]()
    for u, t in _next_door(o, land):
        sent.append((u, t))
        have.append(u)
        p = chance(o, attackers, have, land)
        risk = len(sent) / len(have) * losses(force(have), force(attackers), 1 - p) * UNIT
        worth = (lost - p) * stake - risk
        if worth > most:
            best, most = sent[:], worth
    return best, most


# -- garrison (MC-LORD-14)


def garrison(o: Outlook, eyes: Eyes) -> Action:
    """After an auction somebody who bid may attack; units come that are not worth more where they are."""
    s = o.s
    f = s.frames[-1]
    assert isinstance(f, Garrison)
    death = s.frames[-2]
    bids = death.bids if isinstance(death, Death) else 0
    foes = [x for x in range(s.seats) if x != o.seat and bids >> x & 1 and o.threatens(x, f.fief)]
    if not foes or immune(s, o.seat):
        return DONE
    attackers = [force(o.strongest(x, f.fief)) for x in foes]
    stake = o.estate(o.seat, f.fief) + o.heir(ESTATE[f.fief])
    posts = Posts(o)
    for t in posts.lands:
        posts.at[t] = troops(s, o.seat, t)
    spare = []
    for t in posts.lands:
        if t != f.fief:
            for u in posts.at[t]:
                rest = posts.at[t][:]
                rest.remove(u)
                spare.append((posts.value(t, posts.at[t]) - posts.value(t, rest), u, t))
    spare.sort()
    more, theirs = modifiers(s, f.fief, o.seat)
    inside = troops(s, o.seat, f.fief)

    def loss(units: list[int]) -> float:
        worst = max(wins(a, force(units), more, theirs) for a in attackers)
        return (BACK if worst >= 0.5 else REVENGE) * stake * worst

    chosen: list[tuple[int, int]] = []
    now, price = loss(inside), 0.0
    room = {KNIGHT: GARRISON[0], 4: GARRISON[1]}
    best, most = chosen[:], 0.0
    for cost, u, t in spare:
        if not room[kind_of(u)] or any(t == other for _, other in chosen):
            continue
        room[kind_of(u)] -= 1
        chosen.append((u, t))
        price += cost
        saved = now - loss([*inside, *(x for x, _ in chosen)]) - price
        if saved > most:
            best, most = chosen[:], saved
    return follow(o, eyes, _send(o, best))
