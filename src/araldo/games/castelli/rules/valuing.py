"""Chapter 4.6, frame rewards, valuing areas, markets. Nobody is asked anything here (CA-TUR-03)."""

from __future__ import annotations

from araldo.games.castelli.board import BOARDS, Board
from araldo.games.castelli.box import FRAME_REWARD, MARKET, RESOURCE_MAX, RESOURCES, SHIELD_COLOUR, SHIELD_VALUE
from araldo.games.castelli.rules.cards import draw_card, take_silver
from araldo.games.castelli.rules.shields import influence_if_due
from araldo.games.castelli.state import CLOSED, OPEN, VALUED, Castelli, Turn
from araldo.kernel import note


def gain(s: Castelli, seat: int, resource: int, amount: int, why: str, rule: str) -> None:
    """CA-EVA-08, CA-FRM-05: never above the maximum; the rest is lost."""
    at = 3 * seat + resource
    had = s.stock[at]
    s.stock[at] = min(RESOURCE_MAX, had + amount)
    if s.log is not None:
        note(
            s,
            "gained",
            rule=rule,
            seat=seat,
            why=why,
            resource=RESOURCES[resource],
            amount=s.stock[at] - had,
            lost=had + amount - s.stock[at],
        )


def pay_frame(s: Castelli, f: Turn) -> None:
    """CA-FRM-01 to CA-FRM-03: each border side of the tile pays at once, N, E, S, W."""
    for side, kind in BOARDS[s.layout].borders[f.space]:
        at = 16 * s.tiles[f.space] + 4 * s.turned[f.space] + side
        seat = s.seat_of[SHIELD_COLOUR[at]]
        # CA-FRM-04: a card shield takes nothing (CA-AMB-04: unless the table wants it); CA-P23-07: nor an absent one
        if seat >= 0 and (SHIELD_VALUE[at] or s.options["card_shield_takes_frame_reward"]):
            reward(s, seat, kind)


def reward(s: Castelli, seat: int, kind: str) -> None:
    """CA-FRM-02: whoever's turn it is."""
    if kind == "card":
        for _ in range(FRAME_REWARD):
            draw_card(s, seat, "edge", "CA-FRM-02")
    elif kind == "silver":
        take_silver(s, seat, FRAME_REWARD, "edge", "CA-FRM-02")
    else:
        gain(s, seat, RESOURCES.index(kind), FRAME_REWARD, "edge", "CA-FRM-02")


def value_areas(s: Castelli, f: Turn) -> None:
    """CA-EVA-01, CA-EVA-02, CA-EVA-03, CA-EVA-04: what the tile touches and is due.

    In the order N, E, S, W; CA-REV-09: maybe nothing.
    """
    b = BOARDS[s.layout]
    for touched in b.face[f.space]:
        if touched >= 0 and s.areas[touched] == OPEN and touched != b.mine:  # CA-EVA-12
            # CA-BRD-10: neutral shields are not among these: they count as face up, and for nothing
            total = influence_if_due(s, b.area_shields[touched])
            if total is not None:
                value(s, b, touched, total)


def shares(s: Castelli, total: list[int]) -> tuple[list[int], int]:
    """Who has most influence, clockwise from the active player, and among how many the yield is shared.

    CA-EVA-10: any player. CA-AMB-18: by option, colours that nobody plays take a share that is lost.
    """
    most = max(total)
    if most and total.count(most) == 1 and (seat := s.seat_of[total.index(most)]) >= 0:
        return [seat], 1  # by far the most frequent case
    colours = s.colours
    block = s.options["absent_colours"] == "block"
    most = most if block else max([total[colour] for colour in colours])
    if most == 0:
        return [], 0
    winners = [seat for seat, colour in enumerate(colours) if total[colour] == most]
    if len(winners) > 1:
        winners.sort(key=lambda seat: (seat - s.active) % s.seats)
    return winners, total.count(most) if block else len(winners)


def value(s: Castelli, b: Board, area: int, total: list[int]) -> None:
    """CA-EVA-06, CA-EVA-07; CA-EVA-11: nothing but zeros closes the area.

    CA-MKT-01, CA-MKT-02, CA-MKT-03, CA-MKT-04: a market gives cards.
    """
    winners, among = shares(s, total)
    if not among:
        s.areas[area] = CLOSED
        if s.log is not None:
            note(s, "closed", rule="CA-EVA-11", area=b.areas[area])
        return
    s.areas[area] = VALUED
    share = b.area_yield[area] // among
    kind = b.area_kind[area]
    if s.log is not None:
        note(
            s,
            "valued",
            rule="CA-MKT-01" if kind == MARKET else "CA-EVA-06",
            area=b.areas[area],
            seats=winners,
            share=share,
        )
    if share == 0:
        return
    for seat in winners:
        if kind == MARKET:
            for _ in range(share):
                draw_card(s, seat, "stalls", "CA-MKT-02")
        else:
            gain(s, seat, kind, share, "influence", "CA-EVA-06")
