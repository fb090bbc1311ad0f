"""Chapter 4.15: war opportunities, sides, musters, and what a war leaves behind (MC-WAR)."""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.medieval_conspiracy.board import BORDERS, ELECTORATE, IDS, NUMBER, SEND
from araldo.games.medieval_conspiracy.box import (
    KNIGHT,
    KNIGHT_VALUE,
    MERCENARY_VALUE,
    owner_of,
    unhurt,
    unit_of,
    word_of,
)
from araldo.games.medieval_conspiracy.rules.ownstep import held_ask, may_levy
from araldo.games.medieval_conspiracy.rules.realm import (
    attack_refused,
    bases,
    clockwise,
    has_heir,
    lands_of,
    occupy,
    put,
    send_home,
    take,
    troops,
    turn_order,
)
from araldo.games.medieval_conspiracy.rules.succession import march_rank, stay, unsent
from araldo.games.medieval_conspiracy.state import Chances, Combat, Conspiracy, Feud, War
from araldo.kernel import (
    AGAIN,
    DONE,
    Action,
    Option,
    Refusal,
    ask,
    bit,
    call,
    draft,
    end,
    mask,
    note,
    procedure,
    single,
)

Weighed = Iterator[tuple[Option, Refusal | None]]
NEITHER, ATTACK, DEFENCE = range(3)
NO_BASE = Refusal("MC-WAR-04")


# -- opportunities


def targets(s: Conspiracy, f: Chances | Feud, seat: int) -> Weighed:
    """Every fief that the opportunity speaks of, with what forbids to attack it."""
    if isinstance(f, Chances) and f.fief >= 0:
        yield ("attack", IDS[f.fief]), attack_refused(s, seat, f.fief)
        return
    near = {t for land in lands_of(s, seat) for t in BORDERS[land]}
    for land in sorted(near.intersection(s.lands)):
        if s.owner[land] == seat:
            continue
        yield ("attack", IDS[land]), unpunished(s, f, s.owner[land]) or attack_refused(s, seat, land)


def unpunished(s: Conspiracy, f: Chances | Feud, owner: int) -> Refusal | None:
    """MC-EMP-09: retaliation is for the banned only; MC-WRE-03: an answer for who is answered."""
    if isinstance(f, Feud):
        return Refusal("MC-WRE-03") if f.foe not in (-1, owner) else None
    lawful = owner < 0 or not s.banned >> owner & 1
    return Refusal("MC-EMP-09") if f.cause == "retaliation" and lawful else None


def attackable(s: Conspiracy, f: Chances | Feud, seat: int) -> Iterator[int]:
    """The targets that nothing forbids, quickly: all of them lie next to troops of the seat."""
    if isinstance(f, Chances) and f.fief >= 0:
        if attack_refused(s, seat, f.fief) is None:
            yield f.fief
        return
    near = {t for land in lands_of(s, seat) if s.units[land] for t in BORDERS[land]}
    for land in sorted(near.intersection(s.lands)):
        if s.owner[land] == seat or ELECTORATE[land]:
            continue
        if unpunished(s, f, s.owner[land]) is None and attack_refused(s, seat, land) is None:
            yield land


def may_attack(s: Conspiracy, f: Chances | Feud, seat: int) -> bool:
    return next(attackable(s, f, seat), -1) >= 0 or (may_levy(s, seat) and any(within_reach(s, f, seat)))


def within_reach(s: Conspiracy, f: Chances | Feud, seat: int) -> Iterator[bool]:
    """MC-ACT-07: targets that lack nothing but a mercenary beside them, who can be had at once."""
    camps = [land for land in lands_of(s, seat) if not ELECTORATE[land]]
    for option, why in targets(s, f, seat):
        if why == NO_BASE:
            assert isinstance(option, tuple)
            yield any(land in camps for land in BORDERS[NUMBER[option[1]]])


def offer_chance(s: Conspiracy, f: Chances) -> int | None:
    """MC-WAR-07, MC-WAR-08, MC-EMP-05, MC-EMP-09: each in order once.

    Who cannot attack, as all can see, nor after a mercenary for a card, is passed over.
    """
    while f.at < len(f.order) and not may_attack(s, f, f.order[f.at]):
        f.at += 1
    return held_ask(s, "attack", f.order[f.at]) if f.at < len(f.order) else end(s)


def attacks(s: Conspiracy, f: Chances | Feud, seat: int) -> Weighed:
    yield ("pass",), None
    yield from targets(s, f, seat)


def attack_options(s: Conspiracy, f: Chances | Feud, seat: int) -> list[Option]:
    return [("pass",), *[("attack", IDS[land]) for land in attackable(s, f, seat)]]


def attacked(s: Conspiracy, f: Chances, seat: int, action: Action) -> None:
    f.at += 1
    if action[0] == "attack":
        able = mask(f.order) if f.cause == "succession" else mask(range(s.seats))
        declare(s, f.cause, seat, NUMBER[action[1]], able)


def declare(s: Conspiracy, cause: str, seat: int, target: int, able: int) -> None:
    """MC-CMB-01. MC-EMP-07: who begins a war in the anarchy, or a feud, is banned.

    Not for attacking a banned player.
    """
    defender = s.owner[target]
    outlaw = defender >= 0 and s.banned >> defender & 1
    if cause in ("anarchy", "feud") and not outlaw and not s.banned >> seat & 1:
        s.banned |= bit(seat)
        note(s, "outlawed", rule="MC-EMP-07", seat=seat)
    note(s, "war", rule="MC-CMB-01", seat=seat, land=IDS[target])
    call(s, War(cause=cause, leader=seat, target=target, defender=defender, eligible=able))


# -- feuds (MC-WRE-03)


def ask_feud(s: Conspiracy, f: Feud) -> int | None:
    return held_ask(s, "feud", f.seat) if may_attack(s, f, f.seat) else end(s)


def feud_begun(s: Conspiracy, f: Feud, seat: int, action: Action) -> None:
    answer = f.foe >= 0
    end(s)
    if action[0] == "attack":
        declare(s, "retaliation" if answer else "feud", seat, NUMBER[action[1]], mask(range(s.seats)))


# -- sides (MC-WAR-09 to MC-WAR-12, MC-CMB-02)


def ask_sides(s: Conspiracy, f: War) -> int | None:
    """MC-WAR-10: two sides only; a neutral fief has no defence (MC-WAR-12)."""
    if f.defender < 0:
        return None
    if f.wish:
        return ask(s, "ally", f.leader if f.wish == ATTACK else f.defender)
    third = [seat for seat in clockwise(s, f.leader) if seat not in (f.leader, f.defender)]
    while f.asked < len(third) and all(why is not None for _, why in sides(s, f, third[f.asked]) if _ != ("neither",)):
        f.asked += 1
    if f.asked == len(third):
        return None
    return ask(s, "side", third[f.asked])


def sides(s: Conspiracy, f: War, seat: int) -> Weighed:
    """MC-WAR-11: to join the attack MC-WAR-02 to MC-WAR-04 must hold.

    For the defence troops next to the target will do.
    """
    yield ("neither",), None
    why = attack_refused(s, seat, f.target)
    if why is None and not f.eligible >> seat & 1:
        why = Refusal("MC-WAR-02")
    yield ("join_attack",), why or turned_down(f, seat, ATTACK)
    why = None if bases(s, seat, f.target, electorates=True) else Refusal("MC-WAR-11")
    yield ("join_defence",), why or turned_down(f, seat, DEFENCE)


def turned_down(f: War, seat: int, side: int) -> Refusal | None:
    """A helper whom one leader does not want may still help the other."""
    return Refusal("MC-WAR-11") if f.speaker == seat and f.refused >> side & 1 else None


def side_taken(s: Conspiracy, f: War, seat: int, action: Action) -> None:
    if f.speaker != seat:
        f.speaker, f.refused = seat, 0
    f.wish = {"neither": NEITHER, "join_attack": ATTACK, "join_defence": DEFENCE}[action[0]]
    if f.wish == NEITHER:
        f.asked += 1
    else:
        note(s, "side", rule="MC-WAR-11", seat=seat, side="attack" if f.wish == ATTACK else "defence")


def answers(s: Conspiracy, f: War, seat: int) -> Weighed:
    yield ("accept",), None
    yield ("refuse",), None


def ally_answered(s: Conspiracy, f: War, seat: int, action: Action) -> None:
    if action[0] == "accept":
        (f.allies if f.wish == ATTACK else f.friends).append(f.speaker)
        note(s, "ally", rule="MC-WAR-11", seat=seat, to_seat=f.speaker)
    else:
        note(s, "ally_refused", rule="MC-WAR-11", seat=seat, to_seat=f.speaker)
        f.refused |= bit(f.wish)
    f.wish = NEITHER
    f.asked += action[0] == "accept"


# -- musters (MC-CMB-03 to MC-CMB-05)


def ask_muster(s: Conspiracy, f: War) -> int | None:
    """MC-CMB-03: the Attack Leader first."""
    side = [f.leader, *f.allies]
    return ask(s, "muster", side[f.mustered]) if f.mustered < len(side) else None


def muster_edits(s: Conspiracy, f: War, seat: int, draft: list[Action]) -> list[Option]:
    """MC-CMB-04, MC-AMB-12: from one own territory next to the target, not an electorate."""
    origins = bases(s, seat, f.target)
    if draft and s.options["attack_origins"] == "one":
        origins = [NUMBER[draft[0][2]]]
    return _picks(s, seat, origins, draft)


def _picks(s: Conspiracy, seat: int, lands: list[int], draft: list[Action]) -> list[Option]:
    found: list[Option] = []
    for land in lands:
        found += [SEND[land][u & 7] for u in unsent(s, seat, land, draft)]
    return found


def muster_ready(s: Conspiracy, f: War, seat: int, draft: list[Action]) -> Refusal | None:
    return None if draft else Refusal("MC-CMB-03")


def muster_default(s: Conspiracy, f: War, seat: int, draft: list[Action]) -> Action:
    """MC-DEC-27: everything from the strongest origin."""
    options: list[Action] = [tuple(o) for o in muster_edits(s, f, seat, draft)]
    if draft:
        rest = [o for o in options if o[2] == draft[0][2]]
        return rest[0] if rest else DONE
    best = max(bases(s, seat, f.target), key=lambda t: (strength(troops(s, seat, t)), -t))
    return next(o for o in options if o[2] == IDS[best])


def strength(units: list[int]) -> int:
    return sum(KNIGHT_VALUE if u & 4 == KNIGHT else MERCENARY_VALUE for u in units)


def mustered(s: Conspiracy, f: War, drafts: dict[int, list[Action]]) -> None:
    ((seat, draft),) = drafts.items()
    f.mustered += 1
    f.attackers += _sent(s, f, seat, draft)
    f.attackers.sort()
    note(s, "mustered", rule="MC-CMB-03", seat=seat, count=len(draft), land=draft[0][2])


def _sent(s: Conspiracy, f: War, seat: int, draft: list[Action]) -> list[int]:
    sent = []
    for _, word, land in draft:
        u = take(s, NUMBER[land], unit_of(seat, word))
        f.origins.append((unhurt(u), NUMBER[land]))
        sent.append(u)
    return sent


def man_walls(s: Conspiracy, f: War) -> None:
    """MC-CMB-05: all units of the defender in the fief defend."""
    f.mustered = 0
    if f.defender >= 0:
        f.defenders = [take(s, f.target, u) for u in troops(s, f.defender, f.target)]


def ask_reinforcements(s: Conspiracy, f: War) -> int | None:
    side = [f.defender, *f.friends] if f.defender >= 0 else []
    while f.mustered < len(side) and not reinforce_edits(s, f, side[f.mustered], []):
        f.mustered += 1
    return ask(s, "reinforce", side[f.mustered]) if f.mustered < len(side) else None


def reinforce_edits(s: Conspiracy, f: War, seat: int, draft: list[Action]) -> list[Option]:
    return _picks(s, seat, bases(s, seat, f.target, electorates=True), draft)


def reinforced(s: Conspiracy, f: War, drafts: dict[int, list[Action]]) -> None:
    ((seat, draft),) = drafts.items()
    f.mustered += 1
    f.defenders += _sent(s, f, seat, draft)
    f.defenders.sort()
    if draft:
        note(s, "reinforced", rule="MC-CMB-05", seat=seat, count=len(draft))


def fight(s: Conspiracy, f: War) -> None:
    """MC-WAR-12, MC-CMB-06: a neutral fief is taken without combat."""
    if f.defender < 0:
        f.outcome = "attack"
    else:
        call(s, Combat())


# -- what a war leaves behind


def decide(s: Conspiracy, f: War) -> None:
    """MC-WAR-13, MC-WAR-14, MC-WAR-16, MC-CMB-28, MC-CMB-29: who holds the fief.

    MC-HEIR-05: a defender who keeps it spends no heir. MC-EMP-08: no third army can stand there.
    """
    rule = {"attack": "MC-WAR-13", "defence": "MC-WAR-16", "nobody": "MC-CMB-29"}[f.outcome]
    note(s, f"war_{f.outcome}", rule=rule, land=IDS[f.target])
    if f.outcome == "attack":
        new = conqueror(s, f)
        occupy(s, f.target, new)
        put(s, f.target, _leave(f.attackers, new))
    elif f.outcome == "defence":
        put(s, f.target, _leave(f.defenders, f.defender))
    elif s.options["both_destroyed"] == "neutral":
        occupy(s, f.target, -1)


def conqueror(s: Conspiracy, f: War) -> int:
    for seat in [f.leader, *(seat for seat in turn_order(s) if seat in f.allies)]:
        if any(owner_of(u) == seat for u in f.attackers) and has_heir(s, seat, f.target):
            return seat
    return -1


def _leave(side: list[int], seat: int) -> list[int]:
    """A seat's units leave the battle."""
    found = [u for u in side if owner_of(u) == seat]
    side[:] = [u for u in side if owner_of(u) != seat]
    return found


def go_home(s: Conspiracy, f: War) -> int | None:
    """MC-WAR-15: allies return, each unit to where it came from; mercenaries got in battle to the nearest territory."""
    for side in (f.attackers, f.defenders):
        if side:
            seat = owner_of(side[0])
            strays = [u for u in _leave(side, seat) if not goes_back(s, f, u)]
            send_home(s, seat, f.target, strays)
            return AGAIN
    return None


def goes_back(s: Conspiracy, f: War, u: int) -> bool:
    """A unit returns to the territory that it was sent from, if there was one and it is still its owner's."""
    for sent in f.origins:
        if sent[0] == unhurt(u):
            f.origins.remove(sent)
            if s.owner[sent[1]] == owner_of(u):
                put(s, sent[1], [u])
                note(s, "went_home", rule="MC-WAR-15", seat=owner_of(u), unit=word_of(u), land=IDS[sent[1]])
                return True
            return False
    return False


def move_preacher(s: Conspiracy, f: War) -> None:
    """MC-PRE-06, MC-PRE-07, MC-AMB-38."""
    if s.preacher != f.target or s.owner[f.target] == s.preacher_owner:
        return
    s.preacher = -1
    s.stale = True
    if f.outcome == "attack" and f.fought and not f.fled:
        s.preacher_captor = f.leader
        note(s, "preacher_captured", rule="MC-PRE-06", seat=f.leader)
    else:
        send_home(s, s.preacher_owner, f.target, [], preacher=True)


PROCEDURES = [
    procedure(Chances, offer_chance),
    procedure(Feud, ask_feud),
    procedure(War, ask_sides, ask_muster, man_walls, ask_reinforcements, fight, decide, go_home, move_preacher),
]

QUESTIONS = [
    single(
        "attack", Chances, attacked, candidates=attacks, options=attack_options, default=lambda s, f, seat: ("pass",)
    ),
    single("feud", Feud, feud_begun, candidates=attacks, options=attack_options, default=lambda s, f, seat: ("pass",)),
    single("side", War, side_taken, candidates=sides, default=lambda s, f, seat: ("neither",)),
    single("ally", War, ally_answered, candidates=answers),
    draft("muster", War, mustered, edits=muster_edits, ready=muster_ready, rank=march_rank, default=muster_default),
    draft("reinforce", War, reinforced, edits=reinforce_edits, rank=march_rank, default=stay),
]
