"""Chapter 4.2, heraldic tiles: what the shields on face-up tiles are worth, and to whom.

CA-TIL-01, CA-TIL-02 and CA-TIL-04 are the tile data; CA-TIL-06: a side touches one area or frame slot (`Board.face`);
CA-TIL-07: `turned` of a face-up tile changes only in the Steward window.
"""

from __future__ import annotations

from collections.abc import Iterable

from araldo.games.castelli.board import BOARDS
from araldo.games.castelli.box import SHIELD_COLOUR, SHIELD_VALUE
from araldo.games.castelli.state import Castelli


def influence(s: Castelli, shields: Iterable[tuple[int, int]], turned: list[int] | None = None) -> list[int]:
    """CA-EVA-05: by colour, the sum of the face-up shields among these (space, side); CA-EVA-09: card shields count 0.

    `turned` looks at another position of the tiles than the real one.
    """
    total = [0, 0, 0, 0]
    tiles = s.tiles
    if turned is None:
        turned = s.turned
    for space, side in shields:
        turns = turned[space]
        if turns >= 0:
            at = 16 * tiles[space] + 4 * turns + side
            total[SHIELD_COLOUR[at]] += SHIELD_VALUE[at]
    return total


def influence_if_due(s: Castelli, shields: Iterable[tuple[int, int]]) -> list[int] | None:
    """CA-EVA-01: the influence on an area all of whose tiles are face up; None while one is not."""
    total = [0, 0, 0, 0]
    tiles, turned = s.tiles, s.turned
    for space, side in shields:
        turns = turned[space]
        if turns < 0:
            return None
        at = 16 * tiles[space] + 4 * turns + side
        total[SHIELD_COLOUR[at]] += SHIELD_VALUE[at]
    return total


def mark(s: Castelli, space: int, marks: list[int]) -> None:
    """CA-BLD-04: a tile that lies for good gives influence in every octagon at which a shield points.

    CA-AMB-05: a card shield only by option.
    """
    cards_too = s.options["card_shield_gives_influence"]
    at = 16 * s.tiles[space] + 4 * s.turned[space]
    seat_of = s.seat_of
    for octagon in BOARDS[s.layout].octagon_facing[space]:
        if octagon >= 0 and (SHIELD_VALUE[at] or cards_too) and (seat := seat_of[SHIELD_COLOUR[at]]) >= 0:
            marks[seat] |= 1 << octagon
        at += 1


def has_influence(s: Castelli, seat: int, octagon: int) -> bool:
    """CA-BLD-04."""
    return bool(s.marks[seat] >> octagon & 1)


def points(s: Castelli, seat: int, octagon: int) -> int:
    """CA-BAT-03: all heraldic points of a seat in an octagon."""
    return influence(s, s.board.shields[octagon])[s.colours[seat]]
