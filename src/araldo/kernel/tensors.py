"""Tensors: what a learner is shown of a game, declared next to its state. Declarations only; `research` fills them.

A tensor has a row for each of some things (parties, territories) and columns that are filled from fields of the state:

    Tensor("players", PARTIES, (Column("vp", Number(60)), Column("stock", Number(6), width=3)))
    Tensor("lands", 20, (Column("owner", Party()), Column("castle", Number())))
    Tensor("table", 1, (Column("phase", OneOf(PHASES)), Column("deck", Size(40))))

A *party* is a seat, or a side that the rules play and that is numbered after the seats. Rows and cells of parties begin
with the observer and go on clockwise. What a column shows follows from how the field is declared, as in a view: of an
`owned` field there is the observer's entry, of a zone the pieces that it sees or remembers, of a secret field nothing,
which is an error of the author. A function (`Made`) is given what the view would show of its fields, never the state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

PARTIES = 0  # as the rows of a tensor or the width of a column: one for each party


@dataclass(frozen=True, slots=True, eq=False)
class Number:
    """One cell: a number (or a flag), divided by `most`."""

    most: float = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class OneOf:
    """A cell for each of these values, of which one is 1: numbers or words. None for any other value."""

    values: Sequence[int | str]


@dataclass(frozen=True, slots=True, eq=False)
class KindOf:
    """A thing, by its kind: a cell for each kind, of which one is 1; none for a thing that is not there."""

    kinds: Mapping[int, int]


@dataclass(frozen=True, slots=True, eq=False)
class Bits:
    """A cell for each of the first bits of a mask."""

    count: int


@dataclass(frozen=True, slots=True, eq=False)
class Party:
    """A cell for each party, of which one is 1; none for any other number."""


@dataclass(frozen=True, slots=True, eq=False)
class PartyThing:
    """A thing of a party, numbered count * party + which: a cell for each thing of each party, of which one is 1."""

    count: int


@dataclass(frozen=True, slots=True, eq=False)
class PartyBits:
    """A cell for each party: its bit of a mask."""


@dataclass(frozen=True, slots=True, eq=False)
class Size:
    """One cell: how many there are in a list or a zone, divided by `most`."""

    most: float = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class Many:
    """A list of numbers: how often each of 0 … count - 1 is in it. `of`: by item, where it counts; -1 for nowhere."""

    count: int
    of: Sequence[int] | Mapping[Any, int] | Callable[[Any], int] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class ManyParties:
    """A list of parties: how often each is in it."""


@dataclass(frozen=True, slots=True, eq=False)
class ManyOwned:
    """A list of numbers, each of a party and a kind by `of`: for every party, how many there are of each kind."""

    count: int  # kinds
    of: Mapping[int, tuple[int, int]]  # by item: party and kind


@dataclass(frozen=True, slots=True, eq=False)
class Placed:
    """Things on a map, made by a function as (row, party, kind): in every row, how many of each kind each party has.

    A party that is -1 is nobody, who comes after the others.
    """

    count: int  # kinds


@dataclass(frozen=True, slots=True, eq=False)
class Put:
    """Things in rows, made by a function as (row, kind): in every row, how many there are of each kind."""

    count: int  # kinds


@dataclass(frozen=True, slots=True, eq=False)
class Pieces:
    """A zone: how many pieces of each kind the observer knows there; if it may not see all, how many more there are.

    `kinds`: by piece, its kind, -1 for one that does not count.
    """

    kinds: Sequence[int]
    most: float = 10.0  # what the number of hidden ones is divided by


@dataclass(frozen=True, slots=True, eq=False)
class Slots:
    """A zone with one piece a row: a cell for each kind, and one for a piece that the observer does not know."""

    kinds: Sequence[int]


@dataclass(frozen=True, slots=True, eq=False)
class Numbers:
    """Of a local: a list of so many numbers (PARTIES: one for each party), or fewer, each divided by `most`."""

    count: int = PARTIES
    most: float = 1.0


@dataclass(frozen=True, slots=True, eq=False)
class Each:
    """Of a local: a list of up to `count` lists, each by itself."""

    count: int
    code: Many | ManyParties | ManyOwned


Code = (
    Each | Numbers | Number | OneOf | KindOf | Bits | Party | PartyThing | PartyBits | Size | Many | ManyParties
    | ManyOwned | Placed | Put | Pieces | Slots
)  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False)
class Made:
    """A column's values from a function of what the observer sees of some fields: as many as a field would have.

    A function may give the values of several columns, each of which says which `part` is its own: it is called once.
    """

    name: str
    function: Callable[..., Sequence[Any]]
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Facts:
    """Numbers that follow from a field which never changes (a board), row by row: a tuple for each row, made once."""

    name: str
    function: Callable[[Any], Sequence[Sequence[float]]]
    field: str  # declared with `shared`
    width: int


@dataclass(frozen=True, slots=True, eq=False)
class Column:
    """One field, or what is made from some, as cells.

    width   values in a row: the field is a list of them row by row, or a list of lists. PARTIES: one for each party
    across  the field is a list of `width` lists with an entry a row
    part    of what a function has made
    spare   the list may be shorter than the rows are many, or longer: only the rows count
    """

    source: str | Made | Facts
    code: Code = field(default_factory=Number)
    width: int = 1
    across: bool = False
    spare: bool = False
    part: int | None = None
    name: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Tensor:
    """A name, how many rows (PARTIES; 1: no rows, a vector), and its columns.

    each   so many rows for each party
    only   the entries of the fields that are rows, where that is not all `entries` of them
    """

    name: str
    rows: int
    columns: tuple[Column, ...]
    each: int = 1
    only: tuple[int, ...] = ()
    entries: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Tensors:
    """What a game declares for a set-up: `Game(tensors=…)`.

    version  of this declaration: a learner of another version reads other numbers
    parties  seats and the sides after them; 0: the seats
    locals   of the procedures under way: by the name of a local, or by procedure and name ("Turn.seat"), how it is
             coded. Flags need no mention. A word instead of a code: as the local of that name, whose cells it shares
    depth    so many procedures, from the one on top, make the tensor `stack`
    without  fields and locals that everybody sees and that no tensor has, with the reason
    """

    tensors: tuple[Tensor, ...]
    version: int = 1
    parties: int = 0
    locals: Mapping[str, Code | str] = field(default_factory=dict)
    depth: int = 4
    without: Mapping[str, str] = field(default_factory=dict)
