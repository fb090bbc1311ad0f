"""What learners are shown of a game of Castelli: the board, the players from the observer on, its hand."""

from __future__ import annotations

from araldo.games.castelli.board import BOARDS
from araldo.games.castelli.box import CARD_KINDS, CASTLES, FACE, KINDS, OVERBUILD_PRICE, RESOURCE_MAX, TILES
from araldo.games.castelli.state import CLOSED, OPEN, SOURCE_COUNT, VALUED
from araldo.kernel import Setup
from araldo.kernel.tensors import (
    PARTIES,
    Bits,
    Column,
    Facts,
    Many,
    Number,
    OneOf,
    Party,
    PartyBits,
    Pieces,
    Size,
    Slots,
    Tensor,
    Tensors,
)

SPACES, AREAS, PLACES = 32, 73, 114  # on four quarters; as many octagons as spaces
SPACES_OF_TWO, AREAS_OF_TWO, PLACES_OF_TWO = 16, 37, 56  # at most
SIDE = 8  # spaces and octagons lie in so many rows and columns
YIELD, VP, SILVER, TURNS = 4, 60, 20, 32  # what numbers are divided by
CARD: tuple[int, ...] = tuple(CARD_KINDS.index(face) if face else -1 for face in FACE)
TILE: tuple[int, ...] = tuple(piece if piece < len(TILES) else -1 for piece in range(len(FACE)))


def tensors(setup: Setup) -> Tensors:
    two = setup.seats == 2
    spaces = SPACES_OF_TWO if two else SPACES
    areas, places = (AREAS_OF_TWO, PLACES_OF_TWO) if two else (AREAS, PLACES)
    return Tensors(
        (
            Tensor("spaces", spaces, (
                Column("tiles", Slots(TILE)),
                Column("turned", OneOf(range(4))),
                Column(Facts("row, column", _spaces, "layout", 2)),
            )),
            Tensor("octagons", spaces, (
                Column("settled", OneOf((1, 2))),
                Column(Facts("row, column", _octagons, "layout", 2)),
            )),
            Tensor("areas", areas, (
                Column("areas", OneOf((OPEN, VALUED, CLOSED)), spare=two),
                Column(Facts("row, column, yield, kind", _Areas(areas), "layout", 3 + len(KINDS))),
            )),
            Tensor("places", places, (
                Column("castle", Party(), spare=two),
                Column("under", Party(), spare=two),
                Column(Facts("row, column, kind", _Places(places), "layout", 2 + len(KINDS))),
            )),
            Tensor("players", PARTIES, (
                Column("vp", Number(VP)),
                Column("sources", Number(VP), width=SOURCE_COUNT),
                Column("stock", Number(RESOURCE_MAX), width=3),
                Column("silver", Number(SILVER)),
                Column("supply", Number(CASTLES)),
                Column("marks", Bits(spaces)),
                Column("hands", Pieces(CARD)),
                Column("held", Pieces(TILE)),
                Column("colours", OneOf(range(4))),
            )),
            Tensor("table", 1, (
                Column("played", Pieces(CARD)),
                Column("box", Pieces(CARD)),
                Column("deck", Size(len(CARD_KINDS))),
                Column("aside", Size(SPACES)),
                Column("mine", Number(SILVER)),
                Column("silver_total", Number(SILVER)),
                Column("cards_total", Number(len(CARD_KINDS))),
                Column("villages", Number(10)),
                Column("towns", Number(10)),
                Column("burnt", Number(10)),
                Column("active", Party()),
                Column("turns", Number(TURNS)),
            )),
        ),
        locals={
            "seat": Party(), "owner": Party(), "seller": Party(), "last": Party(), "passed": PartyBits(),
            "space": OneOf(range(spaces)), "place": OneOf(range(places)), "guarded": Many(places),
            "Overbuild.guarded": Number(), "price": Number(OVERBUILD_PRICE), "buy": OneOf(range(3)),
        },
        depth=3,
        without={
            "seat_of": "colours say it",
            "reserve": "what is left of it says enough",
        },
    )  # fmt: skip


def _at(cell: tuple[int, int]) -> list[float]:
    return [cell[0] / SIDE, cell[1] / SIDE]


def _kind(kind: int) -> list[float]:
    return [float(kind == k) for k in range(len(KINDS))]


def _spaces(layout: str) -> list[list[float]]:
    return [_at(cell) for cell in BOARDS[layout].space_at]


def _octagons(layout: str) -> list[list[float]]:
    return [_at(cell) for cell in BOARDS[layout].octagon_at]


class _Areas:
    """By area: where its octagon lies, what it yields, its kind."""

    def __init__(self, rows: int) -> None:
        self.rows = rows

    def __call__(self, layout: str) -> list[list[float]]:
        b = BOARDS[layout]
        found = [
            [*_at(b.octagon_at[octagon]), symbols / YIELD, *_kind(kind)]
            for octagon, symbols, kind in zip(b.area_octagon, b.area_yield, b.area_kind, strict=True)
        ]
        return found + [[0.0] * len(found[0])] * (self.rows - len(found))


class _Places:
    """By castle place: where its octagon lies, and the kind of its area."""

    def __init__(self, rows: int) -> None:
        self.rows = rows

    def __call__(self, layout: str) -> list[list[float]]:
        b = BOARDS[layout]
        found = [
            [*_at(b.octagon_at[octagon]), *_kind(b.area_kind[area])]
            for octagon, area in zip(b.place_octagon, b.place_area, strict=True)
        ]
        return found + [[0.0] * len(found[0])] * (self.rows - len(found))
