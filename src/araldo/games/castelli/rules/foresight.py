"""What a placement would bring, worked out without changing anything: for absent players and for bots."""

from __future__ import annotations

from typing import NamedTuple

from araldo.games.castelli.box import (
    FRAME_REWARD,
    MARKET,
    MINE,
    RESOURCE_MAX,
    RESOURCES,
    SHIELD_COLOUR,
    SHIELD_VALUE,
    TILE_CARD,
    TILE_SILVER,
    WORTH,
)
from araldo.games.castelli.rules.shields import influence
from araldo.games.castelli.rules.valuing import shares
from araldo.games.castelli.state import OPEN, Castelli

REWARDS = {**{name: kind for kind, name in enumerate(RESOURCES)}, "card": MARKET, "silver": MINE}  # of the frame


def finished_by(s: Castelli, space: int) -> list[int]:
    """The areas that are finished by a tile on this space; the mine is valued only at the end."""
    b = s.board
    return [
        area
        for area in b.face[space]
        if area >= 0
        and s.areas[area] == OPEN
        and b.area_kind[area] != MINE
        and all(s.turned[other] >= 0 or other == space for other, _ in b.area_shields[area])
    ]


def finishes(s: Castelli, space: int) -> int:
    return len(finished_by(s, space))


class Payment(NamedTuple):
    """What a tile brings to a seat: of what, how much, how much is lost, and from which area (-1: the frame)."""

    seat: int
    kind: int
    amount: int
    lost: int
    area: int


def payments(s: Castelli, space: int, turns: int) -> list[Payment]:
    """What the tile on this space pays when turned so: frame, then areas, each in the order N, E, S, W."""
    b, tile = s.board, s.tiles[space]
    turned, stock = s.turned[:], s.stock[:]
    turned[space] = turns
    left = {MARKET: max(0, len(s.deck) - TILE_CARD[tile]), MINE: max(0, s.mine - TILE_SILVER[tile])}  # cards, silver
    out: list[Payment] = []

    def take(seat: int, kind: int, due: int, area: int) -> None:
        """As much as there is, and as there is room for (CA-FRM-05, CA-EVA-08)."""
        if kind in left:
            amount = min(due, left[kind])
            left[kind] -= amount
        else:
            amount = min(due, RESOURCE_MAX - stock[3 * seat + kind])
            stock[3 * seat + kind] += amount
        out.append(Payment(seat, kind, amount, due - amount, area))

    for side, touched in enumerate(b.face[space]):
        at = 16 * tile + 4 * turns + side
        seat = s.seat_of[SHIELD_COLOUR[at]]
        if touched < 0 and seat >= 0 and (SHIELD_VALUE[at] or s.options["card_shield_takes_frame_reward"]):
            take(seat, REWARDS[b.slot_kind[~touched]], FRAME_REWARD, -1)
    for touched in b.face[space]:
        due = touched >= 0 and s.areas[touched] == OPEN and b.area_kind[touched] != MINE
        if due and all(turned[other] >= 0 for other, _ in b.area_shields[touched]):
            winners, among = shares(s, influence(s, b.area_shields[touched], turned))
            for seat in winners:
                take(seat, b.area_kind[touched], b.area_yield[touched] // among, touched)
    return out


def gains(s: Castelli, space: int, turns: int) -> list[int]:
    """By seat, how many resources, cards and silver that is."""
    out = [0] * s.seats
    for seat, _, amount, _, _ in payments(s, space, turns):
        out[seat] += amount
    return out


def best_turn(s: Castelli, seat: int, space: int) -> int:
    """The orientation with the highest own gain, then the fewest turns."""
    return max(range(4), key=lambda turns: (gains(s, space, turns)[seat], -turns))


def castle_vp(s: Castelli, octagon: int) -> int:
    """CA-VPT-01, CA-VPT-03, CA-VPT-04: what a castle there scores now."""
    settled = s.settled
    return sum([WORTH[settled[other]] for other in s.board.lines[octagon]])


def last_own_turn(s: Castelli) -> bool:
    """No face-down tile is left for another turn of the active player."""
    return s.turned.count(-1) < s.seats
