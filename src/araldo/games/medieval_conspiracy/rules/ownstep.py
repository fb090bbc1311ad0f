"""Chapters 4.5 and 4.7: own steps, black cards, the mercenary for a discarded card, and heirs for sale (MC-QCK-06)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

from araldo.games.medieval_conspiracy.board import IDS, NUMBER
from araldo.games.medieval_conspiracy.box import (
    ACTION_KINDS,
    COLOUR,
    COLOURS,
    ESTATES,
    FACE,
    KNIGHT,
    LEVY_COST,
    MERCENARY,
    MERCENARY_COST,
    PLAYABLE,
    REMOVES,
    TIMING,
    WAR_LEVY_COST,
    owner_of,
)
from araldo.games.medieval_conspiracy.rules.realm import (
    card_of,
    discard,
    dismiss,
    kinds_held,
    lands_of,
    least_hurt,
    put,
    raise_unit,
    spend,
    spendable,
    supply,
    take,
)
from araldo.games.medieval_conspiracy.state import Conspiracy, OwnStep, Played, War
from araldo.kernel import (
    ALL,
    DONE,
    Action,
    Frame,
    Free,
    Option,
    Refusal,
    call,
    end,
    move,
    note,
    procedure,
    single,
)
from araldo.kernel.flow import ask_each

Weighed = Iterator[tuple[Option, Refusal | None]]

_COLOUR_RULE = {"black": "MC-ACT-02", "red": "MC-ACT-03", "black_red": "MC-ACT-04", "blue": "MC-ACT-05"}

# By card and territory: the card discarded for a mercenary there.
LEVIES: dict[str, tuple[Action, ...]] = {kind: tuple(("levy", kind, name) for name in IDS) for kind in ACTION_KINDS}


def out_of_place(kind: str) -> Refusal:
    """The rule of its colour that keeps a card from being played now."""
    return Refusal(_COLOUR_RULE[COLOUR[kind]])


def held_ask(s: Conspiracy, kind: str, *seats: int) -> int | None:
    """Ask; outside a combat everybody, asked or not, may discard a card for a mercenary (MC-ACT-07, MC-DEC-06)."""
    for frame in s.frames:
        if type(frame) is War:
            return ask_each(s, kind, seats, ())
    able = 0
    for seat, hand in enumerate(s.hands):
        if hand:
            able |= 1 << seat
    return ask_each(s, kind, seats, _LEVY_RIGHTS[able])


def levy_rights(able: int) -> tuple[Free, ...]:
    seats = tuple(seat for seat in range(len(COLOURS)) if able >> seat & 1)
    return (Free("levy", seats),) if able else ()


_LEVY_RIGHTS = tuple(levy_rights(able) for able in range(1 << len(COLOURS)))  # by a mask of the seats that hold a card


def may_levy(s: Conspiracy, seat: int) -> bool:
    """As far as all can see: money is secret."""
    return bool(s.hands[seat]) and supply(s, seat, MERCENARY)


# -- a card and 80 ducats for a mercenary (MC-ACT-07)


def levy_cost(s: Conspiracy) -> int:
    return WAR_LEVY_COST if s.options["war_emphasis"] else LEVY_COST


def levy_refused(s: Conspiracy, seat: int) -> Refusal | None:
    if spendable(s, seat) < levy_cost(s):
        return Refusal("MC-WRE-02" if s.options["war_emphasis"] else "MC-ACT-07")
    return None if supply(s, seat, MERCENARY) else Refusal("MC-GEN-10")


def levies(s: Conspiracy, f: object, seat: int) -> Weighed:
    why = levy_refused(s, seat)
    lands = lands_of(s, seat)
    for kind in kinds_held(s, seat):
        for land in lands:
            yield LEVIES[kind][land], why


def levy_options(s: Conspiracy, f: object, seat: int) -> list[Option]:
    if levy_refused(s, seat) is not None:
        return []
    lands = lands_of(s, seat)
    return [LEVIES[kind][land] for kind in kinds_held(s, seat) for land in lands]


def levied(s: Conspiracy, f: object, seat: int, action: Action) -> None:
    discard(s, seat, action[1])
    spend(s, seat, levy_cost(s))
    put(s, NUMBER[action[2]], [raise_unit(s, seat, MERCENARY)])
    note(s, "levied", rule="MC-ACT-07", seat=seat, card=action[1], land=action[2], cost=levy_cost(s))


# -- own step (MC-TURN-03, MC-DEC-05)


def own_step(s: Conspiracy, seat: int) -> None:
    """MC-ACT-08: as many cards as he likes. Who holds none, as all can see, is not asked, unless heirs cost none."""
    if s.hands[seat] or heir_for_money(s):
        call(s, OwnStep(seat=seat))


def ask_own_step(s: Conspiracy, f: OwnStep) -> int | None:
    return held_ask(s, "own_step", f.seat) if s.hands[f.seat] or heir_for_money(s) else None


def heir_for_money(s: Conspiracy) -> bool:
    return bool(s.options["buy_heir"] and s.options["buy_heir_cards"] == 0)


def own_steps(s: Conspiracy, f: object, seat: int) -> Weighed:
    yield DONE, None
    yield from black_cards(s, seat)
    yield from heirs_for_sale(s, seat)


def own_step_options(s: Conspiracy, f: object, seat: int) -> list[Option]:
    if PLAYABLE["own_step"].isdisjoint(s.hands[seat]) and not s.options["buy_heir"]:
        return [DONE]
    return [option for option, why in own_steps(s, f, seat) if why is None]


def black_cards(s: Conspiracy, seat: int) -> Weighed:
    for kind in kinds_held(s, seat):
        if "own_step" not in TIMING[kind]:
            yield ("play", kind), out_of_place(kind)
        elif kind == "mercenary":
            why = Refusal("MC-ACT-01") if spendable(s, seat) < MERCENARY_COST else None
            why = why or (None if supply(s, seat, MERCENARY) else Refusal("MC-GEN-10"))
            for land in lands_of(s, seat):
                yield ("play", kind, IDS[land]), why
        elif kind == "death_abroad":
            for other in range(s.seats):
                for area, name in enumerate(ESTATES):
                    if other != seat:
                        yield ("play", kind, other, name), None if s.heirs[other][area] else Refusal("MC-HEIR-01")
        elif kind == "defector":
            yield from defections(s, seat)
        else:
            knights, mercenaries = REMOVES[kind]
            for land, units in enumerate(s.units):
                if units and owner_of(units[0]) != seat:
                    found = [u for u in units if (knights if u & 4 == KNIGHT else mercenaries)]
                    if found:
                        yield ("play", kind, IDS[land]), None


def defections(s: Conspiracy, seat: int) -> Weighed:
    """A mercenary of another player deserts; ours appears where we like, if there is one (MC-GEN-10)."""
    homes = [IDS[t] for t in lands_of(s, seat)] if supply(s, seat, MERCENARY) else []
    for land, units in enumerate(s.units):
        if any(u & 4 == MERCENARY and owner_of(u) != seat for u in units):
            if homes:
                for home in homes:
                    yield ("play", "defector", IDS[land], home), None
            else:
                yield ("play", "defector", IDS[land]), None


def own_step_taken(s: Conspiracy, f: OwnStep, seat: int, action: Action) -> None:
    if action == DONE:
        end(s)
    elif action[0] == "buy_heir":
        buy_heir(s, seat, action)
    else:
        play_black(s, seat, action)


def play_black(s: Conspiracy, seat: int, action: Action) -> None:
    """Black cards work at once; only the death of an heir can be answered (MC-REA-02, `heir_death`)."""
    kind = action[1]
    if kind == "death_abroad":
        lay(s, seat, kind, "heir_death", (action[2], ESTATES.index(action[3])))
        return
    discard(s, seat, kind)
    note(s, "played", rule="MC-ACT-01", seat=seat, card=kind)
    if kind == "mercenary":
        spend(s, seat, MERCENARY_COST)
        put(s, NUMBER[action[2]], [raise_unit(s, seat, MERCENARY)])
        note(s, "hired", rule="MC-ACT-01", seat=seat, land=action[2])
        return
    land = NUMBER[action[2]]
    if kind == "defector":
        gone = least_hurt([u for u in s.units[land] if owner_of(u) != seat], MERCENARY, 1)
    else:
        knights, mercenaries = REMOVES[kind]
        gone = least_hurt(s.units[land], KNIGHT, knights) + least_hurt(s.units[land], MERCENARY, mercenaries)
    for u in gone:
        dismiss(s, take(s, land, u))
    note(s, "removed", rule="MC-ACT-02", seat=seat, victim=owner_of(gone[0]), count=len(gone), land=action[2])
    if kind == "defector" and len(action) > 3:
        put(s, NUMBER[action[3]], [raise_unit(s, seat, MERCENARY)])
        note(s, "hired", rule="MC-ACT-01", seat=seat, land=action[3])


def lay(s: Conspiracy, seat: int, kind: str, window: str, target: tuple[int, ...] = ()) -> None:
    """MC-REA-05: a card goes on the stack with the targets named."""
    move(s, card_of(s, seat, kind), s.hands[seat], s.stack, ALL)
    note(s, "played", rule="MC-ACT-01", seat=seat, card=kind)
    call(s, Played(seat=seat, kind=kind, window=window, target=target))


# -- heirs for sale (MC-QCK-06, MC-DEC-43)


def heirs_for_sale(s: Conspiracy, seat: int) -> Weighed:
    if not s.options["buy_heir"]:
        return
    why = Refusal("MC-QCK-06") if spendable(s, seat) < s.options["buy_heir_ducats"] else None
    if why is None and s.family[seat] <= 0 and s.options["component_limits"]:
        why = Refusal("MC-GEN-10")
    held = kinds_held(s, seat)
    for cards in combinations_with_replacement(held, s.options["buy_heir_cards"]):
        if len(cards) == 2 and cards[0] == cards[1] and not two_of(s, seat, cards[0]):
            continue
        for area in ESTATES:
            yield ("buy_heir", area, *cards), why


def two_of(s: Conspiracy, seat: int, kind: str) -> bool:
    return sum(FACE[c] == kind for c in s.hands[seat]) > 1


def buy_heir(s: Conspiracy, seat: int, action: Action) -> None:
    for kind in action[2:]:
        discard(s, seat, kind)
    spend(s, seat, s.options["buy_heir_ducats"])
    s.family[seat] -= 1
    s.heirs[seat][ESTATES.index(action[1])] += 1
    note(s, "heir_bought", rule="MC-QCK-06", seat=seat, area=action[1])


PROCEDURES = [procedure(OwnStep, ask_own_step)]

QUESTIONS = [
    single(
        "own_step",
        OwnStep,
        own_step_taken,
        candidates=own_steps,
        options=own_step_options,
        default=lambda s, f, seat: DONE,
    ),
    single("levy", Frame, levied, candidates=levies, options=levy_options),
]
