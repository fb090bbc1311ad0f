"""One attack, its support, victory, pillage and counterattack (CK-INV-05 to CK-INV-25)."""

from __future__ import annotations

from functools import partial

from araldo.games.crusader_kings.board import IDS, NEXT_TO, NUMBER
from araldo.games.crusader_kings.box import MOST_LANDS, PILLAGE, TOKEN0, id_of
from araldo.games.crusader_kings.rules import fallback
from araldo.games.crusader_kings.rules.check import check
from araldo.games.crusader_kings.rules.family import kill_duke, send_away, set_free, wear
from araldo.games.crusader_kings.rules.kin import tokens_on
from araldo.games.crusader_kings.rules.realm import (
    allied,
    control_changed,
    demobilise,
    end_pact,
    gain,
    give_claim,
    hold,
    human,
    lands_of,
    may_invade,
    mobilise,
    partners,
    party_of,
    place,
    present,
    reach,
    start_war,
    strip_land,
    troops_of,
    word,
)
from araldo.games.crusader_kings.rules.rights import ask_open
from araldo.games.crusader_kings.rules.verdict import verdict
from araldo.games.crusader_kings.rules.war import by_navy, defence
from araldo.games.crusader_kings.state import Attack, Conquest, Counter, Kings
from araldo.kernel import AGAIN, DONE, Action, Option, call, draft, end, note, procedure, single

DECLINE: Action = ("decline",)
PILLAGING: Action = ("pillage",)

# -- before the check, in the order of CK-INV-08


def declare(s: Kings, f: Attack) -> int | None:
    """War with the owner (CK-INV-05); a Casus Belli for those in a Pact with the target (CK-PAC-03)."""
    if f.annex:
        call(s, Conquest(seat=f.seat, target=f.target, came=[f.origin]))
        f.step = len(ATTACK.steps) - 1
        return AGAIN
    f.foe = s.owner[f.target]
    note(s, "attack", house=word(s, f.seat), origin=IDS[f.origin], land=IDS[f.target], need=defence(s, f.target),
         supports=[IDS[t] for t in f.supports], rule="CK-INV-05")  # fmt: skip
    if f.foe >= 0:
        start_war(s, f.seat, f.foe)
        for partner in partners(s, f.foe):
            if partner != f.seat:
                give_claim(s, partner, f.seat)
    elif s.ally[f.target] not in (-1, f.seat):
        give_claim(s, s.ally[f.target], f.seat)
    near = NEXT_TO[s.chart][f.target]
    f.allied = [t for t in s.lands if s.ally[t] == f.seat and t in near]  # CK-INV-13: they always support
    return None


def callable_partners(s: Kings, f: Attack) -> list[int]:
    """CK-PAC-04, CK-INV-11: partners with a territory adjacent to the target, not called yet; one draw a Pact."""
    near = NEXT_TO[s.chart][f.target]
    return [
        p
        for p in partners(s, f.seat)
        if p != f.foe and present(s, p) and not f.called >> p & 1 and any(s.owner[t] == p for t in near)
    ]


def ask_call(s: Kings, f: Attack) -> int | None:
    """CK-INV-13: the invader chooses whom to call; an automatic dynasty uses all support (CK-AI-11)."""
    if f.calling >= 0:
        return answer_call(s, f)
    waiting = callable_partners(s, f)
    if f.enough or not waiting:
        return None
    if human(s, f.seat):
        return ask_open(s, "call", f.seat)
    summon(f, waiting[0])
    return AGAIN


def summon(f: Attack, partner: int) -> None:
    f.called |= 1 << partner
    f.calling = partner


def call_options(s: Kings, f: Attack, seat: int) -> list[Option]:
    return [("enough",), *(("call", word(s, p)) for p in callable_partners(s, f))]


def called(s: Kings, f: Attack, seat: int, action: Action) -> None:
    if action[0] == "enough":
        f.enough = True
    else:
        summon(f, party_of(s, action[1]))


def answer_call(s: Kings, f: Attack) -> int | None:
    """CK-INV-12. Automatic dynasties always help. Nobody answers for a Pact that is no more."""
    if not allied(s, f.seat, f.calling):
        f.calling = -1
        return AGAIN
    if human(s, f.calling):
        return ask_open(s, "support", f.calling)
    assist(s, f, f.calling)
    return AGAIN


def support_options(s: Kings, f: Attack, seat: int) -> list[Option]:
    return SUPPORT


def support_answered(s: Kings, f: Attack, seat: int, action: Action) -> None:
    if action[0] == "give_support":
        assist(s, f, seat)
    else:
        f.calling = -1
        end_pact(s, seat, f.seat)
        give_claim(s, f.seat, seat)


def assist(s: Kings, f: Attack, partner: int) -> None:
    f.calling = -1
    f.helpers |= 1 << partner
    note(s, "supports", house=word(s, partner), other=word(s, f.seat), rule="CK-INV-12")
    if f.foe >= 0:
        give_claim(s, f.foe, partner)


def fight(s: Kings, f: Attack) -> None:
    """CK-TIT-06: the Duke of the attacker's territory lends the tokens; CK-INV-07, CK-INV-11: +1 draw each, if the Pact
    still holds."""
    f.allied = [t for t in f.allied if s.ally[t] == f.seat]
    f.helpers &= s.pacts[f.seat]
    duke = s.duke[f.origin]
    if duke >= 0:
        f.lent = tokens_on(s, duke)
        for token in f.lent:
            s.worn.remove(token)
            s.bearer[token - TOKEN0] = -1
            s.bags[f.seat].append(token)
    extra = len(f.supports) + len(f.allied) + f.helpers.bit_count()
    check(s, f.seat, "invade", need=defence(s, f.target), extra=extra)


def after_fight(s: Kings, f: Attack) -> None:
    """The Duke takes back what was not sacrificed; then victory, or defeat without loss (CK-INV-19)."""
    duke = s.duke[f.origin]
    for token in f.lent:
        if token in s.bags[f.seat]:
            s.bags[f.seat].remove(token)
            wear(s, token, duke)
    f.lent = []
    f.won = bool(f.result)
    if f.won:
        call(s, Conquest(seat=f.seat, target=f.target, came=[f.origin, *f.supports]))
    else:
        note(s, "repelled", house=word(s, f.seat), land=IDS[f.target], rule="CK-INV-19")


def strike_back(s: Kings, f: Attack) -> None:
    """CK-INV-20: a failed attack on a Mobilised territory may be answered; not one that is an answer (CK-INV-21)."""
    if f.won or f.counter or f.annex or f.foe < 0 or not s.foot[f.target] or s.owner[f.target] != f.foe:
        return
    near = NEXT_TO[s.chart][f.target]
    took_part = {f.origin, *f.supports, *f.allied}
    took_part |= {t for t in near if s.owner[t] >= 0 and f.helpers >> s.owner[t] & 1}
    mine = reach(s, f.foe, f.target)
    targets = [t for t in s.lands if t in took_part and t in mine and open_to(s, f.foe, t)]
    if targets:
        call(s, Counter(seat=f.foe, origin=f.target, targets=targets))


def open_to(s: Kings, party: int, land: int) -> bool:
    """CK-INV-22: an independent supporter may be struck without a Casus Belli."""
    owner = s.owner[land]
    return owner != party and (owner < 0 or may_invade(s, party, owner)) and s.ally[land] != party


def close_attack(s: Kings, f: Attack) -> int:
    return end(s)


# -- counterattack


def ask_counter(s: Kings, f: Counter) -> int | None:
    f.targets = [t for t in f.targets if open_to(s, f.seat, t)]
    if f.answered or not f.targets:
        return None
    if human(s, f.seat):
        return ask_open(s, "counter", f.seat)
    options = counter_options(s, f, f.seat)
    ready = partial(
        fallback.best, s, options[1:], lambda a: defence(s, NUMBER[a[1]]), lambda a: -s.castle[NUMBER[a[1]]]
    )
    chosen = verdict(s, f, f.seat, options, ready)
    if chosen is None:
        return AGAIN
    f.answered = True
    if chosen == DECLINE:
        return None
    f.target = NUMBER[chosen[1]]
    backing: list[int] = []
    while more := helpers(s, f, backing):
        backing.append(more[0])
    launch_counter(s, f, backing)
    return None


def counter_options(s: Kings, f: Counter, seat: int) -> list[Action]:
    return [DECLINE, *(("strike_back", IDS[t]) for t in f.targets)]


def countered(s: Kings, f: Counter, seat: int, action: Action) -> None:
    f.answered = True
    if action[0] == "strike_back":
        f.target = NUMBER[action[1]]
        if not helpers(s, f, []):
            launch_counter(s, f, [])


def helpers(s: Kings, f: Counter, chosen: list[int]) -> list[int]:
    """Own Footsoldiers that may support the counterattack besides these: all that reach it, by Navy one at most
    (CK-INV-10)."""
    sailed = any(by_navy(s, t, f.target) for t in (f.origin, *chosen))
    return [
        t
        for t in troops_of(s, f.seat)
        if t != f.origin
        and t not in chosen
        and f.target in reach(s, f.seat, t)
        and not (sailed and by_navy(s, t, f.target))
    ]


def ask_backing(s: Kings, f: Counter) -> int | None:
    if f.target < 0 or not human(s, f.seat) or not helpers(s, f, []):
        return None
    return ask_open(s, "backing", f.seat)


def backing_edits(s: Kings, f: Counter, seat: int, draft: list[Action]) -> list[Option]:
    return [("back", IDS[t]) for t in helpers(s, f, [NUMBER[edit[1]] for edit in draft])]


def backed(s: Kings, f: Counter, drafts: dict[int, list[Action]]) -> None:
    launch_counter(s, f, [NUMBER[edit[1]] for edit in drafts[f.seat]])


def launch_counter(s: Kings, f: Counter, supports: list[int]) -> None:
    target, f.target = f.target, -1
    note(s, "counter", house=word(s, f.seat), land=IDS[target], rule="CK-INV-20")
    call(s, Attack(seat=f.seat, origin=f.origin, target=target, supports=supports, counter=True))


# -- victory


def ask_release(s: Kings, f: Conquest) -> int | None:
    """CK-INV-18, CK-LIM-09: a ninth territory means giving one up, whose Knight is then free."""
    if f.given >= 0 or s.owner.count(f.seat) < MOST_LANDS:
        return None
    if human(s, f.seat):
        return ask_open(s, "release", f.seat)
    chosen = verdict(s, f, f.seat, release_options(s, f, f.seat), partial(default_release, s, f, f.seat))
    if chosen is None:
        return AGAIN
    f.given = NUMBER[chosen[1]]
    return None


def release_options(s: Kings, f: Conquest, seat: int) -> list[Action]:
    return [("release", IDS[t]) for t in sorted([*lands_of(s, seat), f.target])]


def release_chosen(s: Kings, f: Conquest, seat: int, action: Action) -> None:
    f.given = NUMBER[action[1]]


def default_release(s: Kings, f: Conquest, seat: int) -> Action:
    return ("release", IDS[fallback.give_up(s, seat, 1)[0]])


def seize(s: Kings, f: Conquest) -> None:
    """CK-INV-14, CK-INV-16, CK-INV-17, CK-PAC-13: figures go, Characters there die, Castle and tokens stay."""
    note(s, "conquered", house=word(s, f.seat), land=IDS[f.target], rule="CK-INV-14")
    kill_duke(s, f.target)
    if s.suitors[f.target] >= 0:
        note(s, "died", person=id_of(s.suitors[f.target]), rule="CK-INV-16")
        send_away(s, f.target)
    if s.ally[f.target] >= 0:
        note(s, "land_pact_ended", land=IDS[f.target], house=word(s, s.ally[f.target]), rule="CK-PAC-13")
        s.ally[f.target] = -1
    strip_land(s, f.target, "CK-INV-14")


def take_over(s: Kings, f: Conquest) -> None:
    """The Knights of both territories change at one moment: who counts Castles looks only then."""
    seize(s, f)
    before = s.owner[f.target]
    if f.given == f.target:
        hold(s, f.target, -1)
        return
    s.owner[f.target] = f.seat
    if f.given >= 0:
        set_free(s, f.given)
    control_changed(s, f.target, before)


def movers(s: Kings, f: Conquest) -> list[int]:
    """Footsoldiers that took part and may move in; not into what is given up."""
    return [t for t in f.came if s.owner[t] == f.seat and s.foot[t]] if f.given != f.target else []


def ask_occupation(s: Kings, f: Conquest) -> int | None:
    """CK-INV-14, CK-INV-15: move a Footsoldier in, or pillage, or neither; what is given up at once may be pillaged
    (CK-INV-18)."""
    if f.done:
        return None
    if human(s, f.seat):
        return ask_open(s, "occupy", f.seat)
    options: list[Action] = [a for a in occupy_options(s, f, f.seat) if a != PILLAGING]  # it holds no Gold (CK-AI-06)
    chosen = verdict(s, f, f.seat, options, lambda: options[exposed(s, f)])
    if chosen is None:
        return AGAIN
    occupied(s, f, f.seat, chosen)
    return None


def exposed(s: Kings, f: Conquest) -> bool:
    """Somebody who may invade is near."""
    near = [s.owner[t] for t in NEXT_TO[s.chart][f.target] if s.owner[t] not in (-1, f.seat)]
    return any(may_invade(s, p, f.seat) for p in near)


def occupy_options(s: Kings, f: Conquest, seat: int) -> list[Action]:
    return [("leave",), PILLAGING, *(("move_in", IDS[t]) for t in movers(s, f))]


def occupied(s: Kings, f: Conquest, seat: int, action: Action) -> None:
    f.done = True
    if action[0] == "pillage":
        got = gain(s, seat, PILLAGE)
        note(s, "pillaged", house=word(s, seat), land=IDS[f.target], gold=got, rule="CK-INV-15")
        place(s, "unrest", f.target)
    elif action[0] == "move_in":
        move_in(s, f, NUMBER[action[1]])


def let_go(s: Kings, f: Conquest) -> None:
    """CK-INV-18: the conquest itself is the territory that is given up."""
    if f.given == f.target:
        set_free(s, f.target)


def move_in(s: Kings, f: Conquest, origin: int) -> None:
    demobilise(s, origin)
    mobilise(s, f.target)
    note(s, "moved_in", house=word(s, f.seat), origin=IDS[origin], land=IDS[f.target], rule="CK-INV-14")


def default_occupation(s: Kings, f: Conquest, seat: int) -> Action:
    return ("pillage",) if s.gold[seat] < 3 else ("leave",)


SUPPORT: list[Option] = [("give_support",), ("deny_support",)]
ATTACK = procedure(Attack, declare, ask_call, fight, after_fight, strike_back, close_attack)
PROCEDURES = [
    ATTACK,
    procedure(Counter, ask_counter, ask_backing),
    procedure(Conquest, ask_release, take_over, ask_occupation, let_go),
]
QUESTIONS = [
    single("call", Attack, called, options=call_options),
    single("support", Attack, support_answered, options=support_options),
    single("counter", Counter, countered, options=counter_options),
    draft(
        "backing",
        Counter,
        backed,
        edits=backing_edits,
        rank=lambda edit: NUMBER[edit[1]],
        default=lambda s, f, seat, draft: DONE,
    ),
    single("release", Conquest, release_chosen, options=release_options, default=default_release),
    single("occupy", Conquest, occupied, options=occupy_options, default=default_occupation),
]
