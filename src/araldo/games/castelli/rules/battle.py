"""Chapter 4.14, the Battle module: overbuilding and the Guard. (Its other cards are in `cards`, its end in `ending`.)

CA-BAT-01: the cards are in the deck (`setup`). CA-BAT-08, CA-BAT-09: the castle below stays, with what it scored.
CA-BAT-10: any castle, wherever it stands. CA-BAT-18: Count, Countess and Master Builder are no ways to pay here.
CA-BAT-25: nothing here depends on the other modules or on the number of players.
"""

from __future__ import annotations

from araldo.games.castelli.box import ABBOT_PRICE, BUY_SILVER, OVERBUILD_PRICE, RESOURCES
from araldo.games.castelli.rules.building import pay, raise_castle
from araldo.games.castelli.rules.cards import Weighed, holds, lay_down, put_under, spend_silver
from araldo.games.castelli.rules.shields import has_influence, points
from araldo.games.castelli.state import Castelli, Overbuild, Turn
from araldo.kernel import Action, Refusal, ask, call, end, note, procedure, single

ALWAYS_PAID = min(ABBOT_PRICE, OVERBUILD_PRICE) > 0
PASS: Action = ("pass",)
GUARD: Action = ("guard",)


def ways_to_pay(s: Castelli, f: Turn, seat: int) -> list[tuple[tuple[str, ...], Refusal | None]]:
    """CA-BAT-04: 2 of each; CA-BAT-12: 1 of each with an Abbot; CA-BAT-16: the Army pays the full price."""
    if not s.supply[seat]:
        return [((), Refusal("CA-BLD-08"))]
    found: list[tuple[tuple[str, ...], Refusal | None]] = []
    for card in ("", "abbot", "army_of_knights"):
        if card and not holds(s, seat, card):
            continue
        words = (card,) if card else ()
        spent = Refusal("CA-CRD-01") if card and f.card else None
        price = ABBOT_PRICE if card == "abbot" else OVERBUILD_PRICE
        lack = [max(0, price - s.stock[3 * seat + r]) for r in range(3)]
        found.append((words, spent or (Refusal("CA-BAT-04") if any(lack) else None)))
        if sum(lack) == 1:  # CA-BAT-05, CA-AMB-26: one single unit that is missing
            why = Refusal("CA-BAT-05") if f.bought or s.silver[seat] < BUY_SILVER else None
            found.append(((*words, "buy", RESOURCES[lack.index(1)]), spent or why))
    return found


def target_refusal(s: Castelli, f: Turn, seat: int, place: int, army: bool) -> Refusal | None:
    """CA-BAT-06, CA-BAT-15, CA-BAT-03; CA-BAT-16 with the Army (CA-AMB-24: presence only if the table wants it)."""
    if s.under[place] >= 0:
        return Refusal("CA-BAT-06")
    if place in f.guarded:
        return Refusal("CA-BAT-15")
    octagon = s.board.place_octagon[place]
    if army:
        if s.options["army_needs_presence"] and not has_influence(s, seat, octagon):
            return Refusal("CA-BAT-16")
    elif points(s, seat, octagon) <= points(s, s.castle[place], octagon):
        return Refusal("CA-BAT-03")
    return None


def overbuilds(s: Castelli, f: Turn, seat: int) -> Weighed:
    """CA-BAT-02: castles of opponents, in every way that can be paid."""
    targets = [place for place, owner in enumerate(s.castle) if owner not in (-1, seat)]
    if targets:
        for words, why in ways_to_pay(s, f, seat):
            for place in targets:
                army = bool(words) and words[0] == "army_of_knights"
                yield ("overbuild", s.board.places[place], *words), why or target_refusal(s, f, seat, place, army)


def overbuild_options(s: Castelli, f: Turn, seat: int) -> list[Action]:
    if ALWAYS_PAID and max(s.stock[3 * seat : 3 * seat + 3]) == 0:  # the purchase leaves two kinds to pay
        return []
    return [action for action, why in overbuilds(s, f, seat) if why is None]


def announced(s: Castelli, f: Turn, seat: int, action: Action) -> None:
    """CA-BAT-14: target and payment are chosen; a card played with it is shown."""
    place, words = s.board.number[action[1]], action[2:]
    card = words[0] if words and words[0] != "buy" else ""
    if card:
        lay_down(s, seat, card)
        note(s, "played", rule="CA-CRD-05", seat=seat, card=card)
        f.card = True
    note(s, "overbuild_announced", rule="CA-BAT-14", seat=seat, owner=s.castle[place], place=action[1])
    call(
        s,
        Overbuild(
            seat=seat,
            place=place,
            owner=s.castle[place],
            price=ABBOT_PRICE if card == "abbot" else OVERBUILD_PRICE,
            buy=RESOURCES.index(words[-1]) if "buy" in words else -1,
        ),
    )


def ask_guard(s: Castelli, f: Overbuild) -> int | None:
    """CA-BAT-13, CA-BAT-14: the owner, unless everybody knows that the hand is empty."""
    if not f.answered and s.hands[f.owner]:
        return ask(s, "guard", f.owner)
    return None


def guard_candidates(s: Castelli, f: Overbuild, seat: int) -> list[tuple[Action, Refusal | None]]:
    return [(PASS, None), (GUARD, None if holds(s, seat, "guard") else Refusal("CA-BAT-13"))]


def guard_answered(s: Castelli, f: Overbuild, seat: int, action: Action) -> None:
    f.answered = True
    f.guarded = action == GUARD
    if f.guarded:
        lay_down(s, seat, "guard")
        note(s, "guarded", rule="CA-BAT-15", seat=seat, place=s.board.places[f.place])


def carry_out(s: Castelli, f: Overbuild) -> int:
    """CA-BAT-07: the new castle scores like any.

    CA-BAT-15: or nothing is paid (CA-AMB-23: unless the table wants it).
    """
    turn = s.frames[-2]
    assert isinstance(turn, Turn)
    if f.guarded:
        turn.guarded.append(f.place)
    if not f.guarded or not s.options["guard_refunds_attacker"]:
        price = [f.price] * 3
        if f.buy >= 0:
            price[f.buy] -= 1
            turn.bought = True
            spend_silver(s, f.seat, BUY_SILVER, "purchase", [RESOURCES[f.buy]], "CA-BAT-05")
        pay(s, f.seat, price)
        if f.guarded:
            wood, grain, rock = price
            note(s, "price_lost", rule="CA-AMB-23", seat=f.seat, wood=wood, grain=grain, rock=rock)
        else:
            s.under[f.place] = f.owner
            s.castle[f.place] = f.seat
            raise_castle(s, f.seat, f.place, price, "overbuilt", "CA-BAT-07")
    put_under(s)
    return end(s)


def default_guard(s: Castelli, f: Overbuild, seat: int) -> Action:
    return GUARD if holds(s, seat, "guard") else PASS


PROCEDURES = [procedure(Overbuild, ask_guard, carry_out)]
QUESTIONS = [single("guard", Overbuild, guard_answered, candidates=guard_candidates, default=default_guard)]
