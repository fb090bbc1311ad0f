"""A miniature with the shape of a Crusader Kings turn: a trait check in an attack in an invasion in the turn of a card.

Territories lie in a ring. A turn is: play a card, invade, the card's event. Every attack is a check of tokens drawn
from the invader's bag; whoever beats an attack off may strike back, which is the same procedure once more.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from araldo.kernel import (
    AGAIN,
    ALL,
    Action,
    Frame,
    Game,
    Option,
    Outcome,
    Refusal,
    Seen,
    Setup,
    Span,
    State,
    ask,
    bit,
    call,
    end,
    finish,
    leave,
    move,
    note,
    pick,
    procedure,
    public,
    shuffle,
    single,
    zone,
)
from araldo.kernel.pieces import draw, stock
from tests.kernel.harness import make_folder, words

Weighed = Iterator[tuple[Option, Refusal | None]]

TOKENS, CARDS = range(24), range(24, 32)
JUST, KIND, CRUEL, GREEDY = range(4)  # token t has trait t % 4; in war kind fails and cruel succeeds: the critical ones
HARVEST, TITHE = range(2)  # the event of card c is c % 2
INDEPENDENT = -1
GOLD = 5

CANCELLED = Refusal("SH-INV-03")
OWN_LAND = Refusal("SH-INV-04")
ENOUGH = Refusal("SH-CHK-03")
NOT_CRITICAL = Refusal("SH-CHK-06")
NO_DRAWS = Refusal("SH-CHK-09")
TOO_MUCH = Refusal("SH-CHK-11")
BELOW_NEED = Refusal("SH-CHK-16")


@dataclass(slots=True)
class Realm(State):
    owner: list[int] = public()  # by territory
    gold: list[int] = public()
    escrow: list[int] = public()  # by seat: what is pledged in the window that stands
    treasury: int = public(0)
    bags: list[list[int]] = zone(Seen.OWNER, ordered=False)
    drawn: list[int] = zone(Seen.ALL)  # tokens of the check in progress, the last on top
    pool: list[int] = zone(Seen.NOBODY, ordered=False)
    box: list[int] = zone(Seen.ALL)
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False)
    resolving: list[int] = zone(Seen.ALL)  # the card whose turn it is
    deck: list[int] = zone(Seen.NOBODY)
    discard: list[int] = zone(Seen.ALL)


@dataclass(slots=True)
class Rounds(Frame):
    turn: int = public(0)


@dataclass(slots=True)
class CardTurn(Frame):
    seat: int = public(0)
    given: bool = public(False)


@dataclass(slots=True)
class Invasion(Frame):
    seat: int = public(0)
    attacks: list[tuple[int, int]] = public()  # (from, to), declared before the first check
    declared: bool = public(False)
    at: int = public(0)


@dataclass(slots=True)
class Attack(Frame):
    seat: int = public(0)
    source: int = public(0)
    target: int = public(0)
    counter: bool = public(False)
    answered: bool = public(False)


@dataclass(slots=True)
class Check(Frame):
    """A trait check. Result: whether `need` successes were drawn."""

    seat: int = public(0)
    need: int = public(1)
    draws: int = public(1)  # left; free ones and modifiers at first
    bought: int = public(-1)  # -1: not asked yet
    wins: int = public(0)
    sacrificed: bool = public(False)  # the token drawn last
    stopped: bool = public(False)


@dataclass(slots=True)
class Sabotage(Frame):
    """All the others may together cancel draws that were bought. Result: how many."""

    most: int = public(0)
    order: list[int] = public()
    at: int = public(0)
    passes: int = public(0)  # in a row
    last: int = public(-1)  # who gave last


# -- set-up and end


def begin(s: Realm, setup: Setup) -> None:
    seats = range(setup.seats)
    stock(s, len(TOKENS) + len(CARDS))
    s.owner = [t // 2 for t in range(2 * setup.seats)] + [INDEPENDENT]
    s.gold, s.escrow = [GOLD] * setup.seats, [0] * setup.seats
    s.pool, s.deck = list(TOKENS), list(CARDS)
    shuffle(s, s.pool)
    shuffle(s, s.deck)
    s.bags, s.hands = [[] for _ in seats], [[] for _ in seats]
    for seat in seats:
        for _ in range(4):
            draw(s, s.pool, s.bags[seat], bit(seat))
        for _ in range(2):
            draw(s, s.deck, s.hands[seat], bit(seat))
    s.frames.append(Rounds())


def result(s: Realm) -> Outcome:
    scores = tuple(s.owner.count(seat) for seat in range(s.seats))
    return Outcome(scores, tuple(seat for seat in range(s.seats) if scores[seat] == max(scores)))


def invariants(s: Realm) -> None:
    assert sum(s.gold) + sum(s.escrow) + s.treasury == GOLD * s.seats, "gold is lost"
    assert min(s.gold) >= 0
    assert not s.drawn or any(type(f) is Check for f in s.frames), "tokens lie about outside a check"


# -- a card's turn: the card, its action, its event


def next_turn(s: Realm, f: Rounds) -> int | None:
    if f.turn == 2 * s.seats:
        return finish(s)
    seat = f.turn % s.seats
    f.turn += 1
    if not s.out >> seat & 1:
        call(s, CardTurn(seat=seat))
    return AGAIN


def play_card(s: Realm, f: CardTurn) -> int | None:
    return None if s.resolving else ask(s, "card", f.seat)


def cards(s: Realm, f: CardTurn, seat: int) -> Weighed:
    for card in s.hands[seat]:
        yield ("play", card), None


def card_played(s: Realm, f: CardTurn, seat: int, action: Action) -> None:
    move(s, action[1], s.hands[seat], s.resolving, ALL)
    note(s, "played", seat=seat, card=action[1])


def act(s: Realm, f: CardTurn) -> None:
    call(s, Invasion(seat=f.seat))


def settle_event(s: Realm, f: CardTurn) -> int | None:
    """The card's event follows its action, whatever has become of that."""
    if s.resolving[-1] % 2 == HARVEST and not f.given and s.treasury:
        return ask(s, "harvest", f.seat)  # nobody is asked if the player is out by now
    return None


def receivers(s: Realm, f: CardTurn, seat: int) -> Weighed:
    for other in range(s.seats):
        yield ("give", other), None


def harvest_given(s: Realm, f: CardTurn, seat: int, action: Action) -> None:
    s.treasury -= 1
    s.gold[action[1]] += 1
    f.given = True


def close_turn(s: Realm, f: CardTurn) -> None:
    card = s.resolving[-1]
    if card % 2 == TITHE:
        for seat in range(s.seats):
            paid = min(1, s.gold[seat])
            s.gold[seat] -= paid
            s.treasury += paid
    note(s, "event", card=card)
    move(s, card, s.resolving, s.discard)


# -- invasion: all attacks are declared, then made one after another


def declare(s: Realm, f: Invasion) -> int | None:
    return None if f.declared else ask(s, "declare", f.seat)


def attacks(s: Realm, f: Invasion, seat: int) -> Weighed:
    yield ("march",), None
    for source in range(len(s.owner)):
        for target in neighbours(s, source):
            if s.owner[source] == seat:
                used = any(source == a or target == b for a, b in f.attacks)
                why = OWN_LAND if s.owner[target] == seat else CANCELLED if used else None
                yield ("attack", source, target), why


def attack_declared(s: Realm, f: Invasion, seat: int, action: Action) -> None:
    if action[0] == "march":
        f.declared = True
    else:
        f.attacks.append((action[1], action[2]))


def next_attack(s: Realm, f: Invasion) -> int | None:
    if f.at == len(f.attacks):
        return None
    source, target = f.attacks[f.at]
    f.at += 1
    if s.owner[source] == f.seat != s.owner[target]:  # else what was declared no longer fits
        call(s, Attack(seat=f.seat, source=source, target=target))
    return AGAIN


def march_home(s: Realm, f: Invasion) -> None:
    note(s, "home", seat=f.seat)


def neighbours(s: Realm, territory: int) -> tuple[int, int]:
    return (territory - 1) % len(s.owner), (territory + 1) % len(s.owner)


# -- one attack, and the counterattack in it


def check_traits(s: Realm, f: Attack) -> None:
    need = 1 if s.owner[f.target] == INDEPENDENT else 2
    support = all(s.owner[n] == f.seat for n in neighbours(s, f.target))
    call(s, Check(seat=f.seat, need=need, draws=1 + support))


def conquer(s: Realm, f: Attack) -> int | None:
    won = f.result
    note(s, "attacked", seat=f.seat, target=f.target, won=won)
    if not won:
        return None
    loser = s.owner[f.target]
    s.owner[f.target] = f.seat
    if loser != INDEPENDENT and loser not in s.owner:
        s.out |= bit(loser)
        note(s, "eliminated", seat=loser)
        if len(set(s.owner) - {INDEPENDENT}) == 1:
            return finish(s)
        if f.counter:  # the invader is gone, and the invasion with them; the card's turn is not
            return leave(s, CardTurn)
    return end(s, True)


def strike_back(s: Realm, f: Attack) -> int | None:
    defender = s.owner[f.target]
    if f.answered or f.counter or defender == INDEPENDENT:
        return None
    return ask(s, "counter", defender)


def answers_to_attack(s: Realm, f: Attack, seat: int) -> Weighed:
    yield ("hold",), None
    yield ("strike",), None


def attack_answered(s: Realm, f: Attack, seat: int, action: Action) -> None:
    f.answered = True
    if action[0] == "strike":
        call(s, Attack(seat=seat, source=f.target, target=f.source, counter=True))


# -- the check


def invest(s: Realm, f: Check) -> int | None:
    return ask(s, "invest", f.seat) if f.bought < 0 else None


def investments(s: Realm, f: Check, seat: int) -> Weighed:
    """Draws and gold together are at most two more than the successes needed."""
    most = min(s.gold[seat], max(0, f.need + 2 - f.draws))
    yield Span(("invest",), 0, most), None
    if most < s.gold[seat]:
        yield Span(("invest",), most + 1, s.gold[seat]), TOO_MUCH


def invested(s: Realm, f: Check, seat: int, action: Action) -> None:
    f.bought = action[1]
    f.draws += f.bought
    s.gold[seat] -= f.bought
    s.treasury += f.bought


def open_window(s: Realm, f: Check) -> None:
    """Only bought draws can be cancelled, and never below the need."""
    most = min(f.bought, f.draws - f.need)
    order = [seat for i in range(1, s.seats) if not s.out >> (seat := (f.seat + i) % s.seats) & 1]
    if most > 0:
        call(s, Sabotage(most=most, order=order))


def draw_first(s: Realm, f: Check) -> None:
    f.draws -= f.result or 0
    draw_token(s, f)


def draw_token(s: Realm, f: Check) -> None:
    bag = s.bags[f.seat]
    if not f.draws or not bag:
        f.stopped = True
        return
    token = pick(s, bag)
    move(s, token, bag, s.drawn, ALL)
    note(s, "drew", seat=f.seat, token=token)
    f.draws -= 1
    f.wins += token % 4 in (JUST, CRUEL)
    f.sacrificed = False


def judge(s: Realm, f: Check) -> int | None:
    return None if f.stopped else ask(s, "token", f.seat)


def token_choices(s: Realm, f: Check, seat: int) -> Weighed:
    yield ("stop",), None
    yield ("draw",), ENOUGH if f.wins >= f.need else NO_DRAWS if not f.draws or not s.bags[seat] else None
    if not f.sacrificed:
        yield ("sacrifice",), None if s.drawn[-1] % 4 in (KIND, CRUEL) else NOT_CRITICAL


def token_judged(s: Realm, f: Check, seat: int, action: Action) -> None:
    if action[0] == "stop":
        f.stopped = True
    elif action[0] == "draw":
        draw_token(s, f)
    else:  # a sacrificed token counts as its own colour after all, and is gone for good
        token = s.drawn[-1]
        f.wins += 1 if token % 4 == KIND else -1
        f.sacrificed = True
        move(s, token, s.drawn, s.box)


def close_check(s: Realm, f: Check) -> int:
    for token in s.drawn[:]:
        move(s, token, s.drawn, s.bags[f.seat])
    return end(s, f.wins >= f.need)


# -- the joint window: raise or pass, in turn, until all have passed in a row or there is enough


def raise_or_pass(s: Realm, f: Sabotage) -> int | None:
    if sum(s.escrow) == 2 * f.most or f.passes == len(f.order):
        return None
    return ask(s, "sabotage", f.order[f.at])


def pledges(s: Realm, f: Sabotage, seat: int) -> Weighed:
    yield ("pass",), None
    useful = 2 * f.most - sum(s.escrow)
    if s.gold[seat]:
        yield Span(("pledge",), 1, min(s.gold[seat], useful)), None
    if s.gold[seat] > useful:
        yield Span(("pledge",), useful + 1, s.gold[seat]), BELOW_NEED


def pledged(s: Realm, f: Sabotage, seat: int, action: Action) -> None:
    f.at = (f.at + 1) % len(f.order)
    if action[0] == "pass":
        f.passes += 1
        return
    f.passes, f.last = 0, seat
    s.gold[seat] -= action[1]
    s.escrow[seat] += action[1]


def settle_pledges(s: Realm, f: Sabotage) -> int:
    """Two gold cancel a draw; an odd one goes back to whoever gave last, the rest is spent."""
    total = sum(s.escrow)
    s.escrow = [0] * s.seats
    s.treasury += total - total % 2
    if total % 2:
        s.gold[f.last] += 1
    note(s, "sabotaged", draws=total // 2)
    return end(s, total // 2)


GAME = Game(
    id="shape_check",
    version=1,
    title={"en": "A check in an invasion", "it": "Una prova in un'invasione"},
    folder=make_folder(
        "shape_check",
        rules=["SH-INV-03", "SH-INV-04", "SH-CHK-03", "SH-CHK-06", "SH-CHK-09", "SH-CHK-11", "SH-CHK-16"],
        messages=words(
            prompts=["card", "harvest", "declare", "counter", "invest", "token", "sabotage"],
            verbs=[
                "play",
                "give",
                "attack",
                "march",
                "hold",
                "strike",
                "invest",
                "stop",
                "draw",
                "sacrifice",
                "pass",
                "pledge",
            ],
            logs=["played", "event", "attacked", "home", "eliminated", "drew", "sabotaged"],
        ),
    ),
    state=Realm,
    seats=(3, 4),
    usual_seats=3,
    procedures=[
        procedure(Rounds, next_turn),
        procedure(CardTurn, play_card, act, settle_event, close_turn),
        procedure(Invasion, declare, next_attack, march_home),
        procedure(Attack, check_traits, conquer, strike_back),
        procedure(Check, invest, open_window, draw_first, judge, close_check),
        procedure(Sabotage, raise_or_pass, settle_pledges),
    ],
    questions=(
        single("card", CardTurn, card_played, candidates=cards),
        single("harvest", CardTurn, harvest_given, candidates=receivers),
        single("declare", Invasion, attack_declared, candidates=attacks),
        single("counter", Attack, attack_answered, candidates=answers_to_attack),
        single("invest", Check, invested, candidates=investments),
        single("sabotage", Sabotage, pledged, candidates=pledges),
        single("token", Check, token_judged, candidates=token_choices),
    ),
    begin=begin,
    result=result,
    bound=600,
    invariants=invariants,
    backs=[0] * len(TOKENS) + [1] * len(CARDS),
)
