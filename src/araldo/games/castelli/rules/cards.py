"""Chapters 4.7 and 4.8, and the battle cards played at a free point: drawing, playing and selling cards.

CA-MKT-05: there is no hand limit. CA-CRD-03: a card may be played in the turn it was gained. CA-CRD-11: nothing here
moves cards or silver between players except the cards that say so. CA-CHR-13 follows from CA-CRD-01.
"""

from __future__ import annotations

from collections.abc import Iterator

from araldo.games.castelli.box import CARD_OP, CARD_TIMING, FACE, KINGS, SALE_SILVER, TOWN, TRAITOR_SILVER, VILLAGE
from araldo.games.castelli.state import FROM_KINGS, SOURCE_COUNT, Castelli, Turn
from araldo.kernel import (
    ALL,
    Action,
    Frame,
    Free,
    Procedure,
    Refusal,
    below,
    bit,
    draw,
    mix,
    move,
    note,
    see,
    single,
    slip,
)

Weighed = Iterator[tuple[Action, Refusal | None]]


# -- the deck


def draw_card(s: Castelli, seat: int, why: str, rule: str) -> None:
    """CA-REV-08, CA-CRD-12: an empty deck gives nothing; it refills only from below."""
    piece = draw(s, s.deck, s.hands[seat], bit(seat))
    if s.log is not None:
        if piece is None:
            note(s, "deck_empty", rule="CA-REV-08", seat=seat)
        else:
            note(s, "drew", rule=rule, seat=seat, why=why, secret={"card": FACE[piece]}, to=bit(seat))


def kinds_in(s: Castelli, seat: int) -> list[str]:
    """The different cards of a hand, in the order of the rulebook."""
    hand = s.hands[seat]
    if len(hand) < 2:
        return [FACE[piece] for piece in hand]
    return list(dict.fromkeys([FACE[piece] for piece in sorted(hand)]))


def holds(s: Castelli, seat: int, kind: str) -> bool:
    return kind in [FACE[piece] for piece in s.hands[seat]]


def lay_down(s: Castelli, seat: int, kind: str) -> None:
    """Show a card: it is being resolved."""
    piece = next(p for p in s.hands[seat] if FACE[p] == kind)
    move(s, piece, s.hands[seat], s.played, seen=ALL)


def put_under(s: Castelli) -> None:
    """CA-CRD-04: after use a card goes under the deck; everybody has seen it."""
    while s.played:
        move(s, s.played[0], s.played, s.deck, bottom=True)


# -- cards of the own turn (CA-CRD-05: at T0 and T6 among the answers, in between as a standing right)


def plays(s: Castelli, f: Turn, seat: int) -> Weighed:
    """Every way to play a card at a free point."""
    for kind in kinds_in(s, seat):
        timing = CARD_TIMING[kind]
        if timing in ("react_tile", "react_overbuild"):
            yield ("play", kind), Refusal("CA-CRD-02")
        elif timing == "own_turn":
            why = card_refusal(s, f, seat, kind)
            fitting = aims(s, seat, kind)
            for action in all_aims(s, seat, kind):
                yield action, why or (None if action in fitting else Refusal(AIM_RULE[kind]))


def play_options(s: Castelli, f: Turn, seat: int) -> list[Action]:
    """The same, but quick."""
    found: list[Action] = []
    if not f.card:
        for kind in kinds_in(s, seat):
            if CARD_TIMING[kind] == "own_turn" and card_refusal(s, f, seat, kind) is None:
                found += aims(s, seat, kind)
    return found


AIM_RULE = {"traitor": "CA-CHR-06", "peasant": "CA-CHR-14", "duke": "CA-CHR-14", "arsonist": "CA-BAT-17"}


def all_aims(s: Castelli, seat: int, kind: str) -> list[Action]:
    """Whatever a player might aim a card at."""
    if kind == "traitor":
        return [("play", kind, other) for other in range(s.seats) if other != seat]
    if kind in AIM_RULE:
        return [("play", kind, name) for name in s.board.octagons]
    return [("play", kind)]


def aims(s: Castelli, seat: int, kind: str) -> list[Action]:
    """What a card may be aimed at: CA-CHR-06 a hand with cards, CA-CHR-14 a free octagon, CA-BAT-17 a town."""
    if kind not in AIM_RULE:
        return [("play", kind)]
    if kind == "traitor":
        return [("play", kind, other) for other, hand in enumerate(s.hands) if other != seat and hand]
    fits = free_octagons(s) if kind != "arsonist" else [settlement == TOWN for settlement in s.settled]
    return [("play", kind, name) for name, fit in zip(s.board.octagons, fits, strict=True) if fit]


def card_refusal(s: Castelli, f: Turn, seat: int, kind: str) -> Refusal | None:
    """CA-CRD-01: one card a turn. CA-CRD-10: only if it changes something, whatever it is aimed at."""
    if f.card:
        return Refusal("CA-CRD-01")
    op = CARD_OP[kind]["kind"]
    if op == "steal_silver_from_each" and not any(s.silver[o] for o in range(s.seats) if o != seat):
        return Refusal("CA-CHR-02" if kind == "robber" else "CA-CHR-04")
    if op == "take_half_mine" and s.mine < 2:
        return Refusal("CA-CHR-09")
    if op == "buy_random_card" and s.silver[seat] < TRAITOR_SILVER:
        return Refusal("CA-CHR-06")
    if op == "found" and not (s.villages if CARD_OP[kind]["settlement"] == "village" else s.towns):
        return Refusal("CA-CHR-17")
    return None


def free_octagons(s: Castelli) -> list[bool]:
    """CA-CHR-14: no settlement, no castle, not the mine (CA-AMB-12, CA-AMB-42)."""
    b = s.board
    free = [not settlement for settlement in s.settled]
    free[b.area_octagon[b.mine]] = False
    if s.options["free_octagon"] == "empty":
        for owner, octagon in zip(s.castle, b.place_octagon, strict=True):
            if owner >= 0:
                free[octagon] = False
    return free


def played(s: Castelli, f: Turn, seat: int, action: Action) -> None:
    """Carry out a card of the own turn."""
    kind, target = action[1], action[2:]
    f.card = True
    lay_down(s, seat, kind)
    note(s, "played", rule="CA-CRD-01", seat=seat, card=kind)
    op = CARD_OP[kind]
    if op["kind"] == "gain_vp":
        score(s, seat, op["amount"], FROM_KINGS, kind, "CA-CHR-01")
    elif op["kind"] == "steal_silver_from_each":  # CA-CHR-02, CA-CHR-04
        for other in range(s.seats):
            if other != seat:
                taken = min(op["amount"], s.silver[other])
                pay_silver(s, other, seat, taken, "CA-CHR-02" if kind == "robber" else "CA-CHR-04")
    elif op["kind"] == "take_half_mine":  # CA-CHR-09
        take_silver(s, seat, s.mine // 2, "half", "CA-CHR-09")
    elif op["kind"] == "buy_random_card":
        bought(s, seat, target[0])
    elif op["kind"] == "found":  # CA-CHR-10, CA-BAT-11, CA-SET-12; CA-CHR-15 and CA-CHR-16: nothing else changes
        found(s, s.board.number[target[0]], VILLAGE if op["settlement"] == "village" else TOWN)
    elif op["kind"] == "burn_town":
        burn(s, s.board.number[target[0]])
    put_under(s)


def bought(s: Castelli, seat: int, victim: int) -> None:
    """CA-CHR-06: a random card of that hand; both concerned see it, nobody else. CA-AMB-16: who gets the silver."""
    if s.options["traitor_payee"] == "victim":
        pay_silver(s, seat, victim, TRAITOR_SILVER, "CA-CHR-06")
    else:
        spend_silver(s, seat, TRAITOR_SILVER, "fee", [], "CA-CHR-06")
    hand = s.hands[victim]
    piece = hand[below(s, len(hand))]
    both = bit(seat) | bit(victim)
    mix(s, hand, keep=both)
    move(s, piece, hand, s.hands[seat], seen=both)
    note(s, "bought_card", rule="CA-CHR-06", seat=seat, victim=victim, secret={"card": FACE[piece]}, to=both)


def found(s: Castelli, octagon: int, settlement: int) -> None:
    s.settled[octagon] = settlement
    if settlement == VILLAGE:
        s.villages -= 1
    else:
        s.towns -= 1
    kind, rule = ("village", "CA-CHR-10") if settlement == VILLAGE else ("town", "CA-BAT-11")
    note(s, "founded", rule=rule, octagon=s.board.octagons[octagon], settlement=kind)


def burn(s: Castelli, octagon: int) -> None:
    """CA-BAT-17: the town goes to the reserve (CA-AMB-29: or out of the game)."""
    s.settled[octagon] = 0
    if s.options["burnt_town_returns_to_reserve"]:
        s.towns += 1
    else:
        s.burnt += 1
    note(s, "burnt", rule="CA-BAT-17", octagon=s.board.octagons[octagon])


# -- silver and points


def take_silver(s: Castelli, seat: int, amount: int, why: str, rule: str) -> None:
    """From the mine, as much as it holds (CA-REV-06)."""
    amount = min(amount, s.mine)
    s.mine -= amount
    s.silver[seat] += amount
    if amount and s.log is not None:
        note(s, "took_silver", rule=rule, seat=seat, silver=amount, why=why)


def spend_silver(s: Castelli, seat: int, amount: int, why: str, resources: list[str], rule: str) -> None:
    """Into the mine."""
    s.silver[seat] -= amount
    s.mine += amount
    note(s, "spent_silver", rule=rule, seat=seat, silver=amount, why=why, resources=resources)


def pay_silver(s: Castelli, payer: int, payee: int, amount: int, rule: str) -> None:
    s.silver[payer] -= amount
    s.silver[payee] += amount
    if amount:
        note(s, "paid_silver", rule=rule, seat=payer, to_seat=payee, silver=amount)


def score(s: Castelli, seat: int, vp: int, source: int, why: str, rule: str) -> None:
    s.vp[seat] += vp
    s.sources[SOURCE_COUNT * seat + source] += vp
    if vp and s.log is not None:
        note(s, "scored", rule=rule, seat=seat, vp=vp, why=why)


# -- standing rights: selling (CA-CRD-06, CA-CRD-08), and cards between the reveal and the valuing (CA-CRD-05)

_EVERYBODY = {n: (Free("sell", tuple(range(n))),) for n in range(2, 5)}
_PLAY = [(Free("play", (active,)),) for active in range(4)]
_PLAY_AND_SALES = {(n, active): _PLAY[active] + _EVERYBODY[n] for n in range(2, 5) for active in range(n)}


def sale_rights(s: Castelli, active: int) -> tuple[Free, ...]:
    """Who may sell while the active player stands at a free point."""
    if s.options["sell_cards"] == "any_time":
        return _EVERYBODY[s.seats]
    return (Free("sell", (active,)),)


def rights_in_between(s: Castelli, active: int) -> tuple[Free, ...]:
    """The same after the reveal, where the active player's cards are a standing right too."""
    return _PLAY_AND_SALES[s.seats, active] if s.options["sell_cards"] == "any_time" else _PLAY[active]


def turn_of(s: Castelli) -> Turn:
    return next(f for f in reversed(s.frames) if isinstance(f, Turn))


def free_plays(s: Castelli, f: object, seat: int) -> Weighed:
    return plays(s, turn_of(s), seat)


def free_play_options(s: Castelli, f: object, seat: int) -> list[Action]:
    return play_options(s, turn_of(s), seat) if s.hands[seat] else []


def played_freely(s: Castelli, f: object, seat: int, action: Action) -> None:
    played(s, turn_of(s), seat, action)


def sales(s: Castelli, f: object, seat: int) -> Weighed:
    """CA-CRD-07: an empty mine buys nothing."""
    why = None if s.mine else Refusal("CA-CRD-07")
    for kind in kinds_in(s, seat):
        yield ("sell", kind), why


def sale_options(s: Castelli, f: object, seat: int) -> list[Action]:
    return [("sell", kind) for kind in kinds_in(s, seat)] if s.mine and s.hands[seat] else []


def sold(s: Castelli, f: object, seat: int, action: Action) -> None:
    """CA-CRD-04: face down under the deck, seen by the seller only. CA-CRD-09: card by card, in the seller's order."""
    piece = next(p for p in s.hands[seat] if FACE[p] == action[1])
    slip(s, piece, s.hands[seat], s.deck, keep=bit(seat), bottom=True)
    note(s, "sold", rule="CA-CRD-06", seat=seat, secret={"card": action[1]}, to=bit(seat))
    take_silver(s, seat, SALE_SILVER, "sale", "CA-CRD-06")


def sale_shown(action: Action) -> Action:
    """Others see that a card is sold, not which."""
    return action[:1]


def best_king(s: Castelli, seat: int) -> str | None:
    return next((kind for kind in reversed(KINGS) if holds(s, seat, kind)), None)


def show_hands(s: Castelli) -> None:
    for hand in s.hands:
        for piece in hand:
            see(s, piece, ALL)


PROCEDURES: list[Procedure[Castelli]] = []
QUESTIONS = [
    single("sell", Frame, sold, candidates=sales, options=sale_options, shown=sale_shown),
    single("play", Frame, played_freely, candidates=free_plays, options=free_play_options),
]
