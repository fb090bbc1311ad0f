"""Chapter 4.6: reaction windows. The last card played takes effect first.

A window asks all at once, in the order of MC-REA-03; the first in order who plays counts, what the others had in mind
is dropped unseen, and it asks again: equal to asking in turn (MC-REA-04), without betraying who holds what (MC-REA-07).
Only who holds no card at all, as everybody can see (MC-ACT-09), is left out.
"""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.medieval_conspiracy.board import ESTATE, IDS
from araldo.games.medieval_conspiracy.box import CARDS, ESTATES, PLAYABLE, SECULAR, TIMING
from araldo.games.medieval_conspiracy.rules.ownstep import held_ask, lay, out_of_place
from araldo.games.medieval_conspiracy.rules.realm import clockwise, earn, has_heir, kinds_held, transfer
from araldo.games.medieval_conspiracy.state import Birth, Conspiracy, Death, Income, Played, Window
from araldo.kernel import (
    ALL,
    BANK,
    Action,
    Option,
    Refusal,
    call,
    end,
    leave,
    look,
    move,
    note,
    procedure,
    window,
)

CANCELLED = "cancelled"
HEIR_DEATHS = ("death_abroad", "death_in_the_cradle")
Weighed = Iterator[tuple[Option, Refusal | None]]


def in_order(s: Conspiracy, opener: int) -> list[int]:
    """MC-REA-03, MC-AMB-33: clockwise from the opener's left, the opener last."""
    return [seat for seat in clockwise(s, opener + 1) if s.hands[seat]]


def ask_around(s: Conspiracy, f: Window) -> int | None:
    if f.result == CANCELLED:
        return end(s, f.result)
    return held_ask(s, "react", *in_order(s, f.opener))


def close_window(s: Conspiracy, f: Window) -> int:
    """Nobody is left who could answer."""
    return end(s, f.result)


def reactions(s: Conspiracy, f: Window, seat: int) -> Weighed:
    yield ("pass",), None
    for kind in kinds_held(s, seat):
        if f.kind not in TIMING[kind] and not (kind == "miracle_healer" and "heir_death" in TIMING[kind]):
            yield ("play", kind), out_of_place(kind)
        elif kind == "robber_knight":
            for other in range(s.seats):
                if other != seat:
                    yield ("play", kind, other), robbery_refused(s, other)
        else:
            yield ("play", kind), WEIGH[kind](s, f, seat)


def reaction_options(s: Conspiracy, f: Window, seat: int) -> list[Option]:
    hand = s.hands[seat]
    if PLAYABLE[f.kind].isdisjoint(hand) and CARDS["miracle_healer"].isdisjoint(hand):
        return [("pass",)]
    return [option for option, why in reactions(s, f, seat) if why is None]


def frame_of(s: Conspiracy, cls: type) -> Death | Income | Birth | None:
    return next((f for f in reversed(s.frames) if f.__class__ is cls), None)  # type: ignore[return-value]


def robbery_refused(s: Conspiracy, target: int) -> Refusal | None:
    """MC-INC-07: once with effect, and not on who is already the target of a waiting one."""
    f = frame_of(s, Income)
    assert isinstance(f, Income)
    waiting = any(isinstance(p, Played) and p.kind == "robber_knight" and p.target == (target,) for p in s.frames)
    return Refusal("MC-INC-07") if waiting or f.robbed[target] or not f.received[target] else None


def alchemist_refused(s: Conspiracy, f: Window, seat: int) -> Refusal | None:
    income = frame_of(s, Income)
    assert isinstance(income, Income)
    return Refusal("MC-INC-06") if income.robbed[seat] else None


def succession_refused(s: Conspiracy, f: Window, seat: int) -> Refusal | None:
    death = frame_of(s, Death)
    assert isinstance(death, Death)
    if ESTATE[death.fief] != SECULAR:
        return Refusal("MC-BISH-01")
    return None if s.heirs[seat][SECULAR] else Refusal("MC-HEIR-03")


def intervention_refused(s: Conspiracy, f: Window, seat: int) -> Refusal | None:
    death = frame_of(s, Death)
    assert isinstance(death, Death)
    return None if has_heir(s, seat, death.fief) else Refusal("MC-HEIR-03")


def healer_refused(s: Conspiracy, f: Window, seat: int) -> Refusal | None:
    """MC-AMB-44: an own Lord or Bishop, or an own heir or child whom the card on top of the stack kills."""
    below = s.frames[-2]  # who opened this window
    if isinstance(below, Played) and below.kind in HEIR_DEATHS:
        return None if below.target[0] == seat else Refusal("MC-ACT-03")
    death = frame_of(s, Death)
    if f.kind == "ruler_death" and isinstance(death, Death) and s.owner[death.fief] == seat:
        return None
    return Refusal("MC-ACT-03")


def cradle_refused(s: Conspiracy, f: Window, seat: int) -> Refusal | None:
    birth = frame_of(s, Birth)
    assert isinstance(birth, Birth)
    doomed = sum(isinstance(p, Played) and p.kind == "death_in_the_cradle" for p in s.frames)
    return Refusal("MC-FATE-06") if birth.seat == seat or doomed >= birth.children else None


WEIGH = {
    "alchemist": alchemist_refused,
    "right_of_succession": succession_refused,
    "the_emperor_intervenes": intervention_refused,
    "miracle_healer": healer_refused,
    "death_in_the_cradle": cradle_refused,
}


def default_reaction(s: Conspiracy, f: Window, seat: int) -> Action:
    """MC-DEC-17: who is away heals his own ruler, and passes otherwise."""
    heal: Action = ("play", "miracle_healer")
    if f.kind == "ruler_death" and any(o == heal and why is None for o, why in reactions(s, f, seat)):
        return heal
    return ("pass",)


def reacted(s: Conspiracy, f: Window, seat: int, action: Action) -> None:
    kind, target = action[1], tuple(action[2:])
    if kind == "death_in_the_cradle":
        birth = frame_of(s, Birth)
        assert isinstance(birth, Birth)
        target = (birth.seat,)
    lay(s, seat, kind, f.kind, target)


def nobody_reacted(s: Conspiracy, f: Window) -> None:
    end(s, f.result)


# -- a card on the stack


def open_own_window(s: Conspiracy, f: Played) -> None:
    """MC-REA-04, MC-REA-08: a new round of asking, from the left of the player to himself."""
    call(s, Window(kind=f.window, opener=f.seat))


def resolve(s: Conspiracy, f: Played) -> int:
    """MC-REA-01: the last played first."""
    move(s, s.stack[-1], s.stack, s.action_discard)
    if f.result == CANCELLED:
        note(s, "cancelled", rule="MC-REA-01", seat=f.seat, card=f.kind)
        return end(s)
    return EFFECTS[f.kind](s, f)


def fizzle(s: Conspiracy, f: Played) -> int:
    """MC-REA-06."""
    note(s, "fizzled", rule="MC-REA-06", seat=f.seat, card=f.kind)
    return end(s)


def work_alchemist(s: Conspiracy, f: Played) -> int:
    """MC-INC-05."""
    income = frame_of(s, Income)
    assert isinstance(income, Income)
    if income.robbed[f.seat]:
        return fizzle(s, f)
    earn(s, f.seat, income.got[f.seat])
    income.received[f.seat] += income.got[f.seat]
    note(s, "alchemist", rule="MC-INC-05", seat=f.seat, amount=income.got[f.seat])
    return end(s)


def work_robber(s: Conspiracy, f: Played) -> int:
    """MC-INC-06, MC-AMB-39."""
    income = frame_of(s, Income)
    assert isinstance(income, Income)
    victim = f.target[0]
    if income.robbed[victim]:
        return fizzle(s, f)
    amount = min(income.received[victim], s.cash[victim])
    transfer(s, victim, BANK, amount)
    if amount < income.received[victim]:
        look(s, s.cash, victim, ALL)  # he has nothing left
    income.received[victim], income.robbed[victim] = 0, True
    note(s, "robbed", rule="MC-INC-06", seat=f.seat, victim=victim, amount=amount)
    return end(s)


def work_succession(s: Conspiracy, f: Played) -> int:
    """MC-LORD-04."""
    death = frame_of(s, Death)
    assert isinstance(death, Death)
    if not s.heirs[f.seat][SECULAR]:
        return fizzle(s, f)
    if f.seat not in death.claims:
        death.claims.append(f.seat)
    note(s, "claimed", rule="MC-LORD-04", seat=f.seat, land=IDS[death.fief])
    return end(s)


def work_intervention(s: Conspiracy, f: Played) -> int:
    """MC-LORD-16; the window closes at once (MC-LORD-02)."""
    death = frame_of(s, Death)
    assert isinstance(death, Death)
    if not has_heir(s, f.seat, death.fief):
        return fizzle(s, f)
    death.ended, death.heir = "taken", f.seat
    note(s, "intervened", rule="MC-LORD-16", seat=f.seat, land=IDS[death.fief])
    return close_at_once(s)


def work_healer(s: Conspiracy, f: Played) -> int:
    below = s.frames[-3]  # Played of the death, its Window, this one
    if isinstance(below, Played) and below.kind in HEIR_DEATHS:
        note(s, "healed_heir", rule="MC-REA-02", seat=f.seat)
        return end(s, CANCELLED)
    death = frame_of(s, Death)
    assert isinstance(death, Death)
    death.ended = "healed"
    note(s, "healed", rule="MC-LORD-02", seat=f.seat, land=IDS[death.fief])
    return close_at_once(s)


def close_at_once(s: Conspiracy) -> int:
    """MC-LORD-02: all other cards played in the window are discarded."""
    while s.stack:
        move(s, s.stack[-1], s.stack, s.action_discard)
    return leave(s, Death)


def work_abroad(s: Conspiracy, f: Played) -> int:
    victim, area = f.target
    if not s.heirs[victim][area]:
        return fizzle(s, f)
    s.heirs[victim][area] -= 1
    s.family[victim] += 1
    note(s, "heir_died", rule="MC-HEIR-01", seat=f.seat, victim=victim, area=ESTATES[area])
    return end(s)


def work_cradle(s: Conspiracy, f: Played) -> int:
    """MC-FATE-06, MC-FATE-07."""
    birth = frame_of(s, Birth)
    assert isinstance(birth, Birth)
    birth.children -= 1
    note(s, "child_died", rule="MC-FATE-06", seat=f.seat, victim=birth.seat)
    return end(s)


EFFECTS = {
    "alchemist": work_alchemist,
    "robber_knight": work_robber,
    "right_of_succession": work_succession,
    "the_emperor_intervenes": work_intervention,
    "miracle_healer": work_healer,
    "death_abroad": work_abroad,
    "death_in_the_cradle": work_cradle,
}

PROCEDURES = [procedure(Window, ask_around, close_window), procedure(Played, open_own_window, resolve)]

QUESTIONS = [
    window(
        "react",
        Window,
        reacted,
        closed=nobody_reacted,
        candidates=reactions,
        options=reaction_options,
        default=default_reaction,
    )
]
