"""The state of one game of Castelli, and who sees which part of it."""

from __future__ import annotations

from dataclasses import dataclass

from araldo.games.castelli.board import BOARDS, Board
from araldo.games.castelli.box import OVERBUILD_PRICE
from araldo.kernel import Frame, Seen, State, public, shared, zone

OPEN, VALUED, CLOSED = range(3)  # areas
# Where points come from.
SOURCES = ("castles", "kings", "starting_tile", "majority", "standing_castles", "cards", "resources", "silver")
SOURCE_COUNT = len(SOURCES)
FROM_CASTLES, FROM_KINGS, FROM_STARTING_TILE, FROM_MAJORITY = range(4)
FROM_STANDING, FROM_CARDS, FROM_RESOURCES, FROM_SILVER = range(4, SOURCE_COUNT)


@dataclass(slots=True)
class Castelli(State):
    layout: str = shared("")
    colours: tuple[int, ...] = shared(())  # by seat: its colour
    seat_of: tuple[int, ...] = shared(())  # by colour: its seat, -1 if nobody plays it
    reserve: tuple[int, int] = shared((0, 0))  # villages and towns beside the board at the start
    silver_total: int = shared(0)
    cards_total: int = shared(0)

    tiles: list[int] = zone(Seen.NOBODY, memory=True)  # by space; face up = known to all
    deck: list[int] = zone(Seen.NOBODY)
    hands: list[list[int]] = zone(Seen.OWNER, ordered=False)
    held: list[list[int]] = zone(Seen.OWNER, ordered=False, memory=True)  # Dilemma: the tile in hand
    played: list[int] = zone(Seen.ALL)  # a card being resolved
    aside: list[int] = zone(Seen.NOBODY, ordered=False)  # put away unseen
    box: list[int] = zone(Seen.ALL, ordered=False)  # not in this game

    turned: list[int] = public()  # by space: clockwise quarter turns of the tile, -1 while face down
    marks: list[int] = public()  # by seat: mask of the octagons in which it has influence (follows from the tiles)
    areas: list[int] = public()  # by area: OPEN, VALUED or CLOSED
    settled: list[int] = public()  # by octagon: 0, VILLAGE or TOWN
    castle: list[int] = public()  # by castle place: the seat whose castle stands there (on top), or -1
    under: list[int] = public()  # by castle place: the seat whose castle has been overbuilt, or -1
    stock: list[int] = public()  # resource r of a seat at 3 * seat + r
    silver: list[int] = public()
    mine: int = public(0)
    vp: list[int] = public()
    sources: list[int] = public()  # points of a seat from a source at SOURCE_COUNT * seat + source
    supply: list[int] = public()  # castles left
    villages: int = public(0)  # in reserve
    towns: int = public(0)
    burnt: int = public(0)  # towns out of the game for good
    active: int = public(0)
    turns: int = public(0)  # turns completed

    @property
    def board(self) -> Board:
        """What is asked at every decision looks into BOARDS itself: a call of this takes longer than the look."""
        return BOARDS[self.layout]


@dataclass(slots=True)
class WholeGame(Frame):
    """Turns, then the end."""

    passed: int = public(0)  # mask: who has let the final sale pass since the last card was sold
    seller: int = public(-1)  # who was asked last


@dataclass(slots=True)
class Turn(Frame):
    seat: int = public(0)
    space: int = public(-1)  # the tile being revealed
    chosen: bool = public(False)  # Dilemma: which tile to place is decided
    stopped: bool = public(False)  # building is over
    card: bool = public(False)  # the one card of this turn is played (CA-CRD-01)
    bought: bool = public(False)  # the one purchase of this turn is made (CA-BLD-03)
    guarded: list[int] = public()  # places that a Guard has closed for this turn (CA-BAT-15)


@dataclass(slots=True)
class Overbuild(Frame):
    """Announced, not yet paid."""

    seat: int = public(0)
    place: int = public(0)
    owner: int = public(0)
    price: int = public(OVERBUILD_PRICE)
    buy: int = public(-1)  # the resource of which one unit is bought
    answered: bool = public(False)
    guarded: bool = public(False)


@dataclass(slots=True)
class Stewards(Frame):
    seat: int = public(0)  # whose tile it is
    space: int = public(0)
    last: int = public(0)  # who acted last; asking goes on clockwise from there
    closed: bool = public(False)
