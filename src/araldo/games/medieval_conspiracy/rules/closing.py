"""Chapters 4.18 and 4.19: the Action Card Phase (MC-ACP) and the End Phase with its ransoms (MC-END)."""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.medieval_conspiracy.board import IDS, NUMBER, YIELD
from araldo.games.medieval_conspiracy.box import (
    ACTION_COUNT,
    DEAREST,
    FACE,
    HAND,
    KNIGHT,
    unit,
)
from araldo.games.medieval_conspiracy.rules.ownstep import black_cards, held_ask, own_step, play_black
from araldo.games.medieval_conspiracy.rules.realm import (
    discard,
    kinds_held,
    lands_of,
    put,
    refill,
    spendable,
    transfer,
    turn_order,
    whole,
)
from araldo.games.medieval_conspiracy.state import (
    Actions,
    ActionTurn,
    Closing,
    Conspiracy,
    Prisoners,
    Ransom,
    Return,
)
from araldo.kernel import (
    AGAIN,
    Action,
    Option,
    Refusal,
    Span,
    bit,
    call,
    draw,
    end,
    note,
    procedure,
    single,
)

Weighed = Iterator[tuple[Option, Refusal | None]]
NONE = -2


# -- Action cards


def next_actor(s: Conspiracy, f: Actions) -> int | None:
    if f.at == s.seats:
        return end(s)
    f.at += 1
    call(s, ActionTurn(seat=turn_order(s)[f.at - 1]))
    return AGAIN


def draw_action(s: Conspiracy, f: ActionTurn) -> None:
    """MC-ACP-01, MC-ACT-06."""
    refill(s)
    card = draw(s, s.action_deck, s.hands[f.seat], bit(f.seat))
    if card is not None:
        note(s, "drew", rule="MC-ACP-01", seat=f.seat, secret={"card": FACE[card]}, to=bit(f.seat))


def ask_overflow(s: Conspiracy, f: ActionTurn) -> int | None:
    """MC-ACP-02: a sixth card must at once be played or discarded, or go for a mercenary."""
    return held_ask(s, "overflow", f.seat) if len(s.hands[f.seat]) > HAND else None


def overflows(s: Conspiracy, f: ActionTurn, seat: int) -> Weighed:
    for kind in kinds_held(s, seat):
        yield ("discard", kind), None
    yield from black_cards(s, seat)


def default_overflow(s: Conspiracy, f: ActionTurn, seat: int) -> Action:
    """MC-DEC-38: the card of which there are most in the deck."""
    return ("discard", max(kinds_held(s, seat), key=lambda kind: ACTION_COUNT[kind]))


def overflowed(s: Conspiracy, f: ActionTurn, seat: int, action: Action) -> None:
    if action[0] == "discard":
        discard(s, seat, action[1])
        note(s, "discarded", rule="MC-ACP-02", seat=seat, card=action[1])
    else:
        play_black(s, seat, action)


def act(s: Conspiracy, f: ActionTurn) -> None:
    own_step(s, f.seat)


# -- ransoms (MC-END-01 to MC-END-03)


def next_captor(s: Conspiracy, f: Closing) -> int | None:
    if f.captor == s.seats:
        return None
    captor = turn_order(s)[f.captor]
    f.captor += 1
    owners = sorted(s.prisons[captor]) + ([-1] if s.preacher_captor == captor else [])
    if owners:
        call(s, Prisoners(captor=captor, owners=owners))
    return AGAIN


def next_prisoner(s: Conspiracy, f: Prisoners) -> int | None:
    """A prisoner handed back in another bargain meanwhile is no longer spoken of."""
    while f.owners:
        owner = f.owners.pop(0)
        if owner < 0 and s.preacher_captor == f.captor:
            call(s, Ransom(captor=f.captor, owner=s.preacher_owner, preacher=True))
            return AGAIN
        if owner >= 0 and s.prisons[f.captor].count(owner) > f.owners.count(owner):
            call(s, Ransom(captor=f.captor, owner=owner))
            return AGAIN
    return end(s)


def ask_price(s: Conspiracy, f: Ransom) -> int | None:
    return held_ask(s, "ransom", f.captor) if f.price == -1 else None


def prices(s: Conspiracy, f: Ransom, seat: int) -> Weighed:
    yield ("keep",), None
    yield Span(("ransom",), 0, DEAREST, s.options["money_unit"]), None


def default_price(s: Conspiracy, f: Ransom, seat: int) -> Action:
    return ("ransom", 100 if f.preacher else 50)


def price_named(s: Conspiracy, f: Ransom, seat: int, action: Action) -> None:
    f.price = NONE if action[0] == "keep" else action[1]
    if f.price >= 0:
        note(s, "ransom", rule="MC-END-02", seat=seat, owner=f.owner, amount=f.price)
    else:
        note(s, "ransom_kept", rule="MC-END-02", seat=seat, owner=f.owner)


def ask_payment(s: Conspiracy, f: Ransom) -> int | None:
    """MC-END-02: the owner accepts, refuses, or makes one counter-offer, also where no price was named."""
    return None if f.agreed or f.counter else held_ask(s, "pay_ransom", f.owner)


def payments(s: Conspiracy, f: Ransom, seat: int) -> Weighed:
    yield ("refuse",), None
    if f.price != NONE:
        yield ("accept",), None if f.price <= spendable(s, seat) else Refusal("MC-END-02")
    most = whole(s, spendable(s, seat))
    for knights in range(s.prisons[seat].count(f.captor) + 1):
        for preacher in range(2 if s.preacher_captor == seat and s.preacher_owner == f.captor else 1):
            yield Span(("counter", knights, preacher), 0, most, s.options["money_unit"]), None


def payment_answered(s: Conspiracy, f: Ransom, seat: int, action: Action) -> None:
    if action[0] == "refuse":
        note(s, "ransom_refused", rule="MC-END-03", seat=seat)
        end(s)
    elif action[0] == "accept":
        f.agreed, f.counter = True, (0, 0, f.price)
    else:
        f.counter = tuple(action[1:])
        note(s, "counter", rule="MC-END-02", seat=seat, knights=action[1], preacher=action[2], amount=action[3])


def ask_counter(s: Conspiracy, f: Ransom) -> int | None:
    return None if f.agreed else held_ask(s, "counter", f.captor)


def yes_or_no(s: Conspiracy, f: Ransom, seat: int) -> Weighed:
    yield ("accept",), None
    yield ("refuse",), None


def counter_answered(s: Conspiracy, f: Ransom, seat: int, action: Action) -> None:
    """MC-END-03: without agreement the prisoner stays."""
    if action[0] == "accept":
        f.agreed = True
    else:
        note(s, "ransom_refused", rule="MC-END-03", seat=seat)
        end(s)


def ransomed(s: Conspiracy, f: Ransom) -> None:
    """MC-END-01: paid, and everybody who is free returns to a territory of his owner's choice."""
    knights, preacher, amount = f.counter
    transfer(s, f.owner, f.captor, amount)
    note(s, "ransomed", rule="MC-END-01", seat=f.owner, to_seat=f.captor, amount=amount)
    freed = [(f.owner, f.captor, f.preacher)] + [(f.captor, f.owner, False)] * knights
    if preacher:
        freed.append((f.captor, f.owner, True))
    for owner, captor, is_preacher in reversed(freed):
        release(s, owner, captor, is_preacher)


def release(s: Conspiracy, owner: int, captor: int, preacher: bool) -> None:
    if preacher:
        s.preacher_captor = -1
    else:
        s.prisons[captor].remove(owner)
    s.stale = True
    call(s, Return(seat=owner, preacher=preacher, defers_checks=True))


def ask_return(s: Conspiracy, f: Return) -> int | None:
    return held_ask(s, "return", f.seat) if lands_of(s, f.seat) else None


def homes(s: Conspiracy, f: Return, seat: int) -> Weighed:
    for land in lands_of(s, seat):
        yield ("to", IDS[land]), None


def default_home(s: Conspiracy, f: Return, seat: int) -> Action:
    return ("to", IDS[max(lands_of(s, seat), key=lambda t: (YIELD[t], -t))])


def returned(s: Conspiracy, f: Return, seat: int, action: Action) -> None:
    land = NUMBER[action[1]]
    if f.preacher:
        s.preacher = land
    else:
        put(s, land, [unit(seat, KNIGHT)])
    note(s, "returned", rule="MC-END-01", seat=seat, land=action[1])
    end(s)


def nowhere(s: Conspiracy, f: Return) -> None:
    """MC-GEN-14: without a territory a knight goes to supply, the Preacher to the box."""
    if f.preacher:
        s.preacher_owner = -1
    else:
        s.knights[f.seat] += 1
    note(s, "homeless", rule="MC-GEN-14", seat=f.seat)


# -- the end of a turn


def own_steps(s: Conspiracy, f: Closing) -> int | None:
    if f.at == s.seats:
        return None
    f.at += 1
    own_step(s, turn_order(s)[f.at - 1])
    return AGAIN


def recover(s: Conspiracy, f: Closing) -> None:
    """MC-END-04, MC-CMB-30: all wounds heal."""
    count = 0
    for land, place in enumerate(s.units):
        if place and any(u & 3 for u in place):
            count += sum(u & 3 > 0 for u in place)
            s.units[land] = sorted(u & ~3 for u in place)
    if count:
        note(s, "recovered", rule="MC-END-04", count=count)


PROCEDURES = [
    procedure(Actions, next_actor),
    procedure(ActionTurn, draw_action, ask_overflow, act),
    procedure(Closing, next_captor, own_steps, recover),
    procedure(Prisoners, next_prisoner),
    procedure(Ransom, ask_price, ask_payment, ask_counter, ransomed),
    procedure(Return, ask_return, nowhere),
]

QUESTIONS = [
    single("overflow", ActionTurn, overflowed, candidates=overflows, default=default_overflow),
    single("ransom", Ransom, price_named, candidates=prices, default=default_price),
    single("pay_ransom", Ransom, payment_answered, candidates=payments, default=lambda s, f, seat: ("refuse",)),
    single("counter", Ransom, counter_answered, candidates=yes_or_no, default=lambda s, f, seat: ("refuse",)),
    single("return", Return, returned, candidates=homes, default=default_home),
]
