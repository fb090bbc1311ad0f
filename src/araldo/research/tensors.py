"""A game's tensors, written straight from the state: no view is made on the way.

For each observer there is a `Plan`. It reads the fields that the declaration names, each only as far as the observer
sees it, into one row of numbers, by code that is made once; then a few operations on whole arrays make all cells of all
tensors: a number scaled, a value compared, a bit picked, pieces counted.

What the observer does not see is not read: a column of a hidden field cannot be declared, and of others' entries there
are no cells. A plan holds no state: it may be used by several threads.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from itertools import chain, pairwise
from struct import Struct
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt

from araldo.kernel.errors import BadGame
from araldo.kernel.fields import Declared, Seen, declared
from araldo.kernel.game import Game, Setup
from araldo.kernel.question import WINDOW
from araldo.kernel.state import SPECTATOR, Frame
from araldo.kernel.tensors import (
    PARTIES,
    Bits,
    Code,
    Column,
    Each,
    Facts,
    KindOf,
    Made,
    Many,
    ManyOwned,
    ManyParties,
    Number,
    Numbers,
    OneOf,
    Party,
    PartyBits,
    PartyThing,
    Pieces,
    Placed,
    Put,
    Size,
    Slots,
    Tensors,
)

Array = npt.NDArray[Any]
NUMBER, EQUAL, BIT, COUNT, FACT, ZERO = range(6)  # what a cell is made by
NOTHING, UNSEEN = -31, -2  # values that no cell is for, and a piece that is not known
STACK, ASKED = "stack", "asked"  # the tensors that every game has
SMALL = 1 << 40  # places from here on are those of small numbers
RUN = 400  # so many cells that stay together are moved together
NONE, FALSE, TRUE = 0xC0, 0xC2, 0xC3  # how MessagePack writes them
UNFOLDED = 12  # a list of so many lists is read one by one
LISTS = (Many, ManyParties, ManyOwned, Pieces)

_encode = msgspec.msgpack.Encoder().encode

Cell = tuple[int, int, float]  # made by, from where, with which number
Getter = Callable[[Any], int]


class Named(NamedTuple):
    """What a run of cells in every row of a tensor says, for people."""

    source: str
    first: int
    cells: int
    code: Code | None


class Shape(NamedTuple):
    """One tensor: where it begins in the whole, its shape, and its columns by name."""

    name: str
    first: int
    shape: tuple[int, ...]
    columns: tuple[Named, ...]

    @property
    def size(self) -> int:
        return int(np.prod(self.shape))


class Way(NamedTuple):
    """How cells are made of values: from which; those scaled, compared, picked bit by bit, and where they go."""

    source: Array
    numbers: slice
    scale: Array
    equals: slice
    want: Array
    bits: slice
    shift: Array


class _Words(dict[Any, int]):
    """A number for each word; one for all others."""

    def __init__(self, words: Iterable[tuple[Any, int]], other: int) -> None:
        super().__init__({-1: other, **dict(words)})  # -1 is often nothing
        self.other = other

    def __missing__(self, word: Any) -> int:
        return self.other


class Layout:
    """The tensors of a game for a set-up: names, shapes, and a plan for each observer."""

    def __init__(self, game: Game, setup: Setup) -> None:
        assert game.tensors is not None
        self.game, self.setup = game, setup
        self.declared = game.tensors(setup)
        self.plans = [Plan(game, setup, self.declared, seat) for seat in range(setup.seats)]
        self.shapes, self.size = self.plans[0].shapes, self.plans[0].size
        self.parts = [(shape.name, slice(shape.first, shape.first + shape.size), shape.shape) for shape in self.shapes]

    def public(self, seat: int) -> Plan:
        """A plan from where a seat sits, with no more than everybody sees."""
        return Plan(self.game, self.setup, self.declared, seat, public=True)

    def views(self, whole: Array) -> dict[str, Array]:
        """The tensors that lie in one array after the other, by name."""
        return {name: whole[part].reshape(shape) for name, part, shape in self.parts}

    def left_out(self) -> list[str]:
        """Fields that somebody sees and that no tensor has, and of which the game does not say that it is so."""
        return sorted(self.plans[0].seen() - self.plans[0].used - set(self.declared.without))


@lru_cache(maxsize=64)
def _layout(game: Game, seats: int, options: tuple[tuple[str, Any], ...]) -> Layout:
    return Layout(game, game.setup(seats, dict(options), trusted=True))


def layout(game: Game, setup: Setup) -> Layout | None:
    """The tensors of a game for a set-up, made once; None if it declares none."""
    return None if game.tensors is None else _layout(game, setup.seats, tuple(sorted(setup.options.items())))


class Plan:
    """How the tensors of one observer are filled; `public`: with no more than everybody sees."""

    def __init__(self, game: Game, setup: Setup, given: Tensors, me: int, public: bool = False) -> None:
        self.game, self.given = game, given
        self.parties = max(setup.seats, given.parties)
        self.order = [(me + i) % setup.seats for i in range(setup.seats)] + list(range(setup.seats, self.parties))
        sides = game.sides(setup)
        self.mine = [] if public else [me]
        self.allies = [] if public else [seat for seat, side in enumerate(sides) if side == sides[me]]
        self.fields: dict[str, Declared] = dict(declared(game.state))
        self.hints = get_type_hints(game.state)
        self.used: set[str] = set()
        self.lines: list[str] = []  # what is done before the values are read
        self.reads: list[str] = []  # expressions, in the order of the values
        self.count = 0  # values
        self.lists: list[tuple[str, int, int]] = []  # lists of small numbers: where they begin, how many there are
        self.small = 3  # bytes of all of them
        self.places_of: dict[str, int] = {}  # by expression: where its values lie
        self.made: dict[Made, str] = {}  # what functions make
        self.counted = 1  # things counted; what falls on 0 counts for nothing
        self.facts: list[tuple[str, Callable[[Any], Sequence[Sequence[float]]], dict[Any, Array], slice]] = []
        self.stated = 0  # numbers of facts
        self.env: dict[str, Any] = {
            "bit": 1 << (SPECTATOR if public else me), "hidden": _hidden, "asked_of": _asked_of, "entries": _entries,
            "chain": chain.from_iterable, "none_yet": (),
        }  # fmt: skip
        cells: list[Cell] = []
        shapes: list[Shape] = []
        for tensor in given.tensors:
            rows, self.each = tensor.rows or self.parties * tensor.each, 0 if tensor.rows else tensor.each
            self.only, self.entries = tensor.only, tensor.entries
            parts = [(column, self._column(column, rows)) for column in tensor.columns]
            shapes.append(self._shape(tensor.name, rows, [(_source(c), c.code, p) for c, p in parts], cells))
        self.each, self.only, self.entries = 0, (), 0
        for name, rows, found in ((STACK, given.depth, self._stack()), (ASKED, 1, self._asked())):
            shapes.append(self._shape(name, rows, found, cells))
        if len({shape.name for shape in shapes}) < len(shapes):
            raise BadGame(f"{game.id}: two tensors have the same name")
        self.shapes, self.size = tuple(shapes), len(cells)
        while len(self.lists) < 16:  # so that the head of them all is as long
            self.lists.append(("()", self.small + 1, 0))
            self.small += 1
        self._arrange(cells)
        self.gather = self._compile()

    def _shape(
        self, name: str, rows: int, parts: list[tuple[str, Code | None, list[list[Cell]]]], cells: list[Cell]
    ) -> Shape:
        first, columns, at = len(cells), [], 0
        for source, code, part in parts:
            columns.append(Named(source, at, len(part[0]), code))
            at += len(part[0])
        for row in range(rows):
            for _, _, part in parts:
                cells += part[row]
        return Shape(name, first, (at,) if rows == 1 else (rows, at), tuple(columns))

    def _arrange(self, cells: list[Cell]) -> None:
        """Cells that are made alike lie together; at last they are put in their places."""
        places = np.zeros(len(cells), dtype=np.intp)  # the first is always 0
        self.room = 1
        self.ways = [self._way(cells, places, small) for small in (True, False)]
        for i, (kind, at, _) in enumerate(cells):
            if kind in (COUNT, FACT):
                places[i] = self.room + at + (self.counted if kind == FACT else 0)
        self.count_at = slice(self.room, self.room + self.counted)
        first = self.count_at.stop
        self.facts = [(*fact[:3], slice(first + fact[3].start, first + fact[3].stop)) for fact in self.facts]
        self.room = first + self.stated
        self.runs, self.rest = _runs(places)

    def _way(self, cells: list[Cell], places: Array, small: bool) -> Way:
        """How the cells are made that come from small numbers, or from others."""
        made = [[i for i, cell in enumerate(cells) if cell[0] == kind and (cell[1] >= SMALL) == small]
                for kind in (NUMBER, EQUAL, BIT)]  # fmt: skip
        numbers, equals, bits = made
        every = [*numbers, *equals, *bits]
        places[every] = np.arange(self.room, self.room + len(every))
        first, dtype = self.room, np.int8 if small else np.int64
        self.room += len(every)
        return Way(
            np.array([cells[i][1] - SMALL * small for i in every], dtype=np.intp),
            slice(first, first + len(numbers)), np.array([cells[i][2] for i in numbers], dtype=np.float32),
            slice(first + len(numbers), self.room - len(bits)), np.array([cells[i][2] for i in equals], dtype=dtype),
            slice(self.room - len(bits), self.room), np.array([cells[i][2] for i in bits], dtype=dtype),
        )  # fmt: skip

    def _compile(self) -> Callable[[Any, bool], tuple[bytes, list[list[int]], list[int]]]:
        lists = ", ".join([source for source, _, _ in self.lists])
        body = "\n    ".join([*self.lines, f"return pack({', '.join(self.reads)}), [{lists}], at"])
        self.env["pack"] = Struct(f"{self.count}q").pack
        made: dict[str, Any] = {}
        exec(f"def gather(s, mine):\n    at = [0]\n    {body}", self.env, made)
        found: Callable[[Any, bool], tuple[bytes, list[list[int]], list[int]]] = made["gather"]
        return found

    # -- filling

    def _told(self, lists: list[list[int]]) -> Array:
        """Lists of small numbers as one array: but for their heads, the bytes that MessagePack makes of them, which is
        the quickest way there is. Greater numbers take more bytes, flags have their own: then one by one.
        """
        told = _encode(lists)
        if len(told) == self.small and FALSE not in told and TRUE not in told and NONE not in told:
            return np.frombuffer(told, np.int8)
        found = np.zeros(self.small, np.int64)
        for (source, first, count), numbers in zip(self.lists, lists, strict=True):
            if len(numbers) != count:
                raise BadGame(f"{self.game.id}: tensors: {source} has {len(numbers)} entries, not {count}")
            found[first : first + count] = numbers
        return found

    def write(self, s: Any, mine: bool, out: Array) -> None:
        """All tensors, one after the other, into one array of float32."""
        packed, lists, at = self.gather(s, mine)
        work = np.empty(self.room, np.float32)
        work[0] = 0.0
        for values, way in zip((self._told(lists), np.frombuffer(packed, np.int64)), self.ways, strict=True):
            picked = values.take(way.source)
            numbers, equals = len(way.scale), len(way.scale) + len(way.want)
            np.multiply(picked[:numbers].astype(np.float32), way.scale, out=work[way.numbers])
            np.equal(picked[numbers:equals], way.want, out=work[way.equals])
            work[way.bits] = picked[equals:] >> way.shift & 1
        work[self.count_at] = np.bincount(at, minlength=self.counted)
        for name, function, known, part in self.facts:
            value = getattr(s, name)
            found = known.get(value)
            if found is None:
                found = known[value] = np.array(function(value), dtype=np.float32).ravel()
            work[part] = found
        for into, run in self.runs:
            out[into] = work[run]
        for into, scattered in self.rest:
            work.take(scattered, out=out[into], mode="clip")

    # -- columns of the state

    def _column(self, column: Column, rows: int) -> list[list[Cell]]:
        """The cells of a column, row by row."""
        source, code = column.source, column.code
        if isinstance(source, Facts):
            return self._facts(source, rows)
        if isinstance(source, Made):
            made = self._made(source, column.part)
            if isinstance(code, Placed | Put):
                return self._placed(code, made, rows)
            if isinstance(code, LISTS):
                return self._lists(code, made, rows, range(rows))
            return self._values(column, code, made, rows, Declared(Seen.ALL), nested=False)
        d = self._declared(source)
        if d.zone or isinstance(code, Pieces | Slots | Size):
            return self._zone(source, d, code, rows)
        if isinstance(code, LISTS):
            if d.seen is Seen.ALL:
                return self._lists(code, f"s.{source}", rows, range(rows))
            return self._lists(code, f"s.{source}", rows, self._own(d))
        return self._values(column, code, f"s.{source}", rows, d, nested=_nested(self.hints[source]))

    def _made(self, source: Made, part: int | None) -> str:
        """What a function makes, called once for all columns that need it."""
        name = self.made.get(source)
        if name is None:
            name = self.made[source] = f"m{len(self.made)}"
            arguments = ", ".join([self._seen(field) for field in source.fields])
            self.lines.append(f"{name} = {self._constant(source.function)}({arguments})")
        return name if part is None else f"{name}[{part}]"

    def _placed(self, code: Placed | Put, made: str, rows: int) -> list[list[Cell]]:
        """Things that a function has put on rows."""
        apart = isinstance(code, Placed)
        size = code.count * (self.parties + 1) if apart else code.count
        base = self._count(size * rows)
        places = [code.count * self.order.index(party) for party in range(self.parties)] + [code.count * self.parties]
        where = {entry: base + size * row for row, entry in enumerate(self._order(rows))}
        row = f"{self._constant(where)}[row]"
        one = f"{row} + kind for row, kind"
        if apart:
            one = f"{row} + {self._constant(places)}[party] + kind for row, party, kind"
        self.lines.append(f"at += [{one} in {made}]")
        return [self._counted(base + size * row, size) for row in range(rows)]

    def _declared(self, name: str) -> Declared:
        """What a field says of itself; a hidden one cannot be shown."""
        d = self.fields.get(name)
        if d is None or d.transient:
            raise BadGame(f"{self.game.id}: tensors: the state has no field {name!r}")
        if d.seen is Seen.NOBODY and not d.zone:
            raise BadGame(f"{self.game.id}: tensors: nobody sees {name}")
        self.used.add(name)
        return d

    def _own(self, d: Declared) -> list[int]:
        """The entries of a field that the observer sees because of where they are."""
        if d.seen is Seen.ALL:
            return list(range(self.parties))
        return self.mine if d.seen is Seen.OWNER else self.allies if d.seen is Seen.SIDE else []

    def _listed(self, name: str) -> bool:
        return get_origin(self.hints[name]) in (list, tuple)

    def _seen(self, name: str) -> str:
        """What a function is given of a field: what the observer sees of it."""
        d = self._declared(name)
        if d.zone and d.seen is not Seen.ALL:
            raise BadGame(
                f"{self.game.id}: tensors: {name} is a zone that not everybody sees: it has a column of its own"
            )
        if d.seen is Seen.ALL:
            return f"s.{name}"
        if d.seen is Seen.LISTED:
            return f"[x for x in s.{name} if x.seen & bit]"
        return f"entries(s.{name}, {self._constant(frozenset(self._own(d)))})"

    def _values(
        self, column: Column, code: Code, source: str, rows: int, d: Declared, nested: bool
    ) -> list[list[Cell]]:
        """A column of single values: every row has `width` of them."""
        name = column.source if isinstance(column.source, str) else ""
        width = column.width or self.parties
        turn = self.order if column.width == PARTIES else range(width)
        order = self._order(rows)
        word = self._word(code)
        if name and not self._listed(name):
            at = self._read(f"{word}({source})" if word else source, 1)
            return [self._cells(code, at)]
        if d.seen is not Seen.ALL:
            places = {}
            for entry in self._own(d):
                one = f"{source}[{entry}]"
                one = f"*({one} + {self._constant([self._blank(code)] * width)})[:{width}]" if nested else one
                places[entry] = self._read(f"*map({word}, [{one}])" if word else one, width)
            return [
                [cell for j in turn for cell in self._cells(code, None if row not in places else places[row] + j)]
                for row in order
            ]
        entries = self.entries or rows
        count = entries * width
        inner = entries if column.across else width
        if nested and count // inner <= UNFOLDED and not word:
            firsts = [self._list(f"{source}[{i}]", inner, code, name) for i in range(count // inner)]
        else:
            if nested:
                source = f"[*chain({source})]"
            elif column.spare:
                source = f"({source} + {self._constant([self._blank(code)] * count)})[:{count}]"
            first = self._read(f"*map({word}, {source})", count) if word else self._list(source, count, code, name)
            firsts = [first + inner * i for i in range(count // inner)]
        if column.across:
            return [[cell for j in turn for cell in self._cells(code, firsts[j] + row)] for row in order]
        return [[cell for j in turn for cell in self._cells(code, firsts[row] + j)] for row in order]

    def _list(self, source: str, count: int, code: Code, name: str) -> int:
        """Read a list of so many numbers; small ones, as most are, all at once."""
        flags = name and "bool" in str(self.hints[name])
        if flags or not self._small(code):
            return self._read(f"*{source}", count)
        if source not in self.places_of:
            self.lists.append((source, self.small + _head(count), count))
            self.small += _head(count) + count
            self.places_of[source] = SMALL + self.small - count
        return self.places_of[source]

    def _small(self, code: Code) -> bool:
        """Whether the numbers of a code are usually small: else it would be of no use to try."""
        if isinstance(code, Number):
            return code.most <= 60
        if isinstance(code, Bits):
            return code.count < 7
        if isinstance(code, PartyBits):
            return self.parties < 7
        return isinstance(code, OneOf | Party | PartyThing)

    def _word(self, code: Code) -> str:
        """The name of what turns a word into a number, if the code is one of words."""
        if isinstance(code, OneOf) and any(isinstance(value, str) for value in code.values):
            words = _Words(((value, i) for i, value in enumerate(code.values)), NOTHING)
            return self._constant(words.__getitem__)
        if isinstance(code, KindOf):
            return self._constant(_Words(code.kinds.items(), NOTHING).__getitem__)
        return ""

    def _blank(self, code: Code) -> int:
        return NOTHING if isinstance(code, OneOf | KindOf | Party | PartyThing) else 0

    def _cells(self, code: Code, at: int | None) -> list[Cell]:
        """The cells of one value; empty ones of a value that is not seen."""
        found: list[Cell]
        if isinstance(code, Number):
            found = [(NUMBER, at or 0, 1 / code.most)]
        elif isinstance(code, OneOf):
            words = any(isinstance(value, str) for value in code.values)
            found = [(EQUAL, at or 0, i if words else float(value)) for i, value in enumerate(code.values)]
        elif isinstance(code, KindOf):
            found = [(EQUAL, at or 0, kind) for kind in range(max(code.kinds.values()) + 1)]
        elif isinstance(code, Bits):
            found = [(BIT, at or 0, i) for i in range(code.count)]
        elif isinstance(code, Party):
            found = [(EQUAL, at or 0, party) for party in self.order]
        elif isinstance(code, PartyThing):
            found = [(EQUAL, at or 0, party * code.count + i) for party in self.order for i in range(code.count)]
        elif isinstance(code, PartyBits):
            found = [(BIT, at or 0, party) for party in self.order]
        else:
            raise BadGame(f"{self.game.id}: tensors: {type(code).__name__} is no code of single values")
        return found if at is not None else [(ZERO, 0, 0)] * len(found)

    # -- columns of lists and zones

    def _lists(self, code: Code, source: str, rows: int, seen: Iterable[int]) -> list[list[Cell]]:
        """A column of lists, counted; only these entries are read."""
        size = self._room(code)
        base = {row: self._count(size) for row in seen}
        if rows == 1:
            self.lines.append(f"at += map({self._constant(self._getter(code, base[0]))}, {source})")
        elif len(base) == rows:
            getters = [self._getter(code, base[row]) for row in range(rows)]
            self.lines.append(f"for g, x in zip({self._constant(getters)}, {source}):\n        if x: at += map(g, x)")
        else:
            for row, first in base.items():
                self.lines.append(f"at += map({self._constant(self._getter(code, first))}, {source}[{row}])")
        return [self._counted(base.get(row), size) for row in self._order(rows)]

    def _counted(self, first: int | None, size: int) -> list[Cell]:
        return [(ZERO, 0, 0.0)] * size if first is None else [(COUNT, first + i, 1.0) for i in range(size)]

    def _order(self, rows: int) -> Sequence[int]:
        """In which order the entries of a field are the rows."""
        if not self.each:
            return self.only or range(rows)
        return [party * self.each + i for party in self.order for i in range(self.each)]

    def _room(self, code: Code) -> int:
        if isinstance(code, Each):
            return self._room(code.code)
        if isinstance(code, Many):
            return code.count
        if isinstance(code, ManyParties):
            return self.parties
        if isinstance(code, ManyOwned):
            return code.count * self.parties
        assert isinstance(code, Pieces)
        return max(code.kinds) + 1

    def _getter(self, code: Code, base: int) -> Getter:
        """Where an item of a list counts."""
        if isinstance(code, ManyParties):
            return [base + self.order.index(party) for party in range(self.parties)].__add__([0]).__getitem__
        if isinstance(code, ManyOwned):
            places = {party: base + code.count * i for i, party in enumerate(self.order)}
            owned = ((item, places[party] + kind) for item, (party, kind) in code.of.items() if party in places)
            return _Words(owned, 0).__getitem__
        if isinstance(code, Many) and isinstance(code.of, dict):
            return _Words(((item, base + kind) for item, kind in code.of.items() if kind >= 0), 0).__getitem__
        if isinstance(code, Many) and callable(code.of):
            of = code.of
            return lambda item: base + kind if (kind := of(item)) >= 0 else 0
        kinds: Any = code.kinds if isinstance(code, Pieces) else code.of if isinstance(code, Many) else None
        if kinds is None:
            kinds = range(self._room(code))
        return [*(base + kind if kind >= 0 else 0 for kind in kinds), 0].__getitem__

    def _zone(self, name: str, d: Declared, code: Code, rows: int) -> list[list[Cell]]:
        """A zone (or the size of a list). Of what is not seen there is the number."""
        source, nested = f"s.{name}", _nested(self.hints[name])
        if isinstance(code, Size):
            if not d.zone and d.seen is not Seen.ALL:
                raise BadGame(f"{self.game.id}: tensors: not everybody sees how many {name} there are")
            at = self._read(f"*map(len, {source})" if nested else f"len({source})", rows)
            return [[(NUMBER, at + row, 1 / code.most)] for row in self._order(rows)]
        if isinstance(code, Slots):
            return self._slots(source, d, code, rows)
        if not isinstance(code, LISTS) or not (isinstance(code, Pieces) or d.seen is Seen.ALL):
            raise BadGame(f"{self.game.id}: tensors: {name} is a zone: its code is Pieces, Slots or Size")
        if d.seen is Seen.ALL:
            return self._lists(code, source, rows, range(rows))
        size, most = self._room(code), code.most if isinstance(code, Pieces) else 1.0
        base = [self._count(size) for _ in range(rows)]
        getters = self._constant([self._getter(code, first) for first in base])
        own = self._constant(frozenset(self._own(d) if nested else ()))
        zones = source if nested else f"[{source}]"
        listed = "True" if d.memory else "False" if d.ordered else "not s.frames"
        at = self._read(f"*hidden(s, {zones}, {getters}, {own}, bit, {listed}, at)", rows)
        return [[*self._counted(base[row], size), (NUMBER, at + row, 1 / most)] for row in self._order(rows)]

    def _slots(self, source: str, d: Declared, code: Slots, rows: int) -> list[list[Cell]]:
        kinds = self._constant([*code.kinds, -1])
        count = max(code.kinds) + 1
        if d.seen is Seen.ALL:
            at = self._read(f"*map({kinds}.__getitem__, {source})", rows)
            return [[(EQUAL, at + row, kind) for kind in range(count)] for row in self._order(rows)]
        known = "s.known[p] & bit" if d.memory else "False"
        at = self._read(f"*[{kinds}[p] if p < 0 or {known} else {UNSEEN} for p in {source}]", rows)
        return [[(EQUAL, at + row, kind) for kind in (*range(count), UNSEEN)] for row in self._order(rows)]

    def _facts(self, source: Facts, rows: int) -> list[list[Cell]]:
        if not self._declared(source.field).shared:
            raise BadGame(f"{self.game.id}: tensors: facts follow from a field that never changes, not {source.field}")
        first, size = self.stated, rows * source.width
        self.stated += size
        self.facts.append((source.field, source.function, {}, slice(first, first + size)))
        width = source.width
        return [[(FACT, first + row * width + j, 1.0) for j in range(width)] for row in self._order(rows)]

    # -- what every game has: the procedures under way, and the question

    def _stack(self) -> list[tuple[str, Code | None, list[list[Cell]]]]:
        """A row for each procedure under way, from the top: which one it is, and its locals that are declared."""
        depth, frames = self.given.depth, list(self.game.steps)
        shown = {cls: self._locals(cls) for cls in frames}
        names = dict.fromkeys(key for found in shown.values() for key in found.values())
        codes: dict[str, Code] = {key: self._local(key) for key in names}
        wide = {key: self._wide(code) for key, code in codes.items()}
        width = 1 + sum(wide.values())
        at = self._read("*rows", depth * width)
        blank = [NOTHING, *(self._blank(code) for key, code in codes.items() for _ in range(wide[key]))]
        getters = self._getters(codes, depth)
        parts: list[tuple[str, Code | None, list[list[Cell]]]] = []
        which = [[(EQUAL, at + width * row, float(i)) for i in range(len(frames))] for row in range(depth)]
        parts.append(("procedure", OneOf([cls.__name__ for cls in frames]), which))
        first = at + 1
        for key, code in codes.items():
            if isinstance(code, (*LISTS, Each)):
                cells = [[cell for base in bases for cell in self._counted(base, self._room(code))]
                         for bases in getters[key][1]]  # fmt: skip
            elif isinstance(code, Numbers):
                turn = self.order if code.count == PARTIES else range(code.count)
                cells = [[(NUMBER, first + width * row + j, 1 / code.most) for j in turn] for row in range(depth)]
            else:
                cells = [self._cells(code, first + width * row) for row in range(depth)]
            parts.append((key, code, cells))
            first += wide[key]
        numbered = {key: i for i, key in enumerate(getters)}
        readers = {cls: self._reader(i, cls, shown[cls], codes, numbered) for i, cls in enumerate(frames)}
        self.env["readers"] = readers
        self.env["counting"] = [[found[0][row] for found in getters.values()] for row in range(depth)]
        self.env["none"] = [blank * (depth - row) for row in range(depth + 1)]
        self.lines += [
            "rows = []",
            f"frames = s.frames[:-{depth + 1}:-1]",
            "for f, g in zip(frames, counting): rows += readers[f.__class__](f, g, at)",
            "rows += none[len(frames)]",
        ]
        return parts

    def _locals(self, cls: type[Frame]) -> dict[str, str]:
        """The locals of a procedure that are shown: by name, under which name they are declared."""
        hints, found = get_type_hints(cls), {}
        for name, d in declared(cls):
            own = f"{cls.__name__}.{name}"
            key = own if own in self.given.locals else name
            while isinstance(alias := self.given.locals.get(key), str):
                key = alias
            if d.transient or d.seen is Seen.NOBODY or own in self.given.without or name in self.given.without:
                continue
            if key in self.given.locals or hints[name] is bool:
                if d.seen not in (Seen.ALL, Seen.OWNER) or d.zone:
                    raise BadGame(f"{self.game.id}: tensors: not everybody sees {own}")
                found[name] = key
                self.used.add(own)
        return found

    def _entry(self, name: str) -> str:
        """The observer's entry of a local that has one a seat, once it is there."""
        return f"(f.{name}[{self.mine[0]}] if f.{name} else none_yet)" if self.mine else "none_yet"

    def _local(self, key: str) -> Code:
        code = self.given.locals.get(key, Number())
        assert not isinstance(code, str)
        return code

    def _wide(self, code: Code) -> int:
        """How many values a local takes."""
        if isinstance(code, (*LISTS, Each)):
            return 0
        return (code.count or self.parties) if isinstance(code, Numbers) else 1

    def _getters(self, codes: dict[str, Code], depth: int) -> dict[str, tuple[list[Any], list[list[int]]]]:
        """Of locals that are lists: by row, what counts their items, and where."""
        found: dict[str, tuple[list[Any], list[list[int]]]] = {}
        for key, code in codes.items():
            if isinstance(code, Each):
                many = [[self._count(self._room(code)) for _ in range(code.count)] for _ in range(depth)]
                found[key] = ([[self._getter(code.code, base) for base in row] for row in many], many)
            elif isinstance(code, LISTS):
                bases = [self._count(self._room(code)) for _ in range(depth)]
                found[key] = ([self._getter(code, base) for base in bases], [[base] for base in bases])
        return found

    def _reader(
        self, number: int, cls: type[Frame], shown: dict[str, str], codes: dict[str, Code], numbered: dict[str, int]
    ) -> Callable[..., tuple[int, ...]]:
        """What reads one procedure's locals."""
        own = {name for name, d in declared(cls) if d.seen is Seen.OWNER}
        by_key = {key: self._entry(name) if name in own else f"f.{name}" for name, key in shown.items()}
        if len(by_key) < len(shown):
            raise BadGame(f"{self.game.id}: tensors: two locals of {cls.__name__} share their cells")
        lines, reads = [], [str(number)]
        for key, code in codes.items():
            name, wide = by_key.get(key), self._wide(code)
            if isinstance(code, Each):
                if name is not None:
                    lines.append(f"for h, x in zip(g[{numbered[key]}], {name}): at += map(h, x)")
            elif isinstance(code, LISTS):
                if name is not None:
                    lines.append(f"at += map(g[{numbered[key]}], {name})")
            elif name is None:
                reads += [str(self._blank(code))] * wide
            elif isinstance(code, Numbers):
                nested = name.startswith("f.") and _nested(get_type_hints(cls)[name[2:]])
                values = f"chain({name})" if nested else name
                reads.append(f"*(*{values}, *{self._constant((0,) * wide)})[:{wide}]")
            else:
                word = self._word(code)
                reads.append(f"{word}({name})" if word else name)
        body = "\n    ".join([*lines, f"return ({', '.join(reads)},)"])
        made: dict[str, Any] = {}
        exec(f"def read(f, g, at):\n    {body}", self.env, made)
        found: Callable[..., tuple[int, ...]] = made["read"]
        return found

    def _asked(self) -> list[tuple[str, Code | None, list[list[Cell]]]]:
        """The question that stands, who is asked and who has answered as far as the observer sees it."""
        kinds = list(self.game.questions)
        self.env["kinds"] = {kind: i for i, kind in enumerate(kinds)}
        self.env["windows"] = frozenset(kind for kind, q in self.game.questions.items() if q.form == WINDOW)
        self.used |= {"out", "seats"}
        at = self._read("mine, *asked_of(s, kinds, windows, bit), s.out", 6)
        codes: list[tuple[str, Code]] = [
            ("your decision", Number()), ("over", Number()), ("question", OneOf(kinds)), ("asked", PartyBits()),
            ("answered", PartyBits()), ("out of the game", PartyBits()),
        ]  # fmt: skip
        cells = [self._cells(code, at + i) for i, (_, code) in enumerate(codes)]
        question = [(EQUAL, at + 2, float(i)) for i in range(len(kinds))]
        return [(name, code, [question if name == "question" else found])
                for (name, code), found in zip(codes, cells, strict=True)]  # fmt: skip

    # -- helpers

    def _read(self, expression: str, count: int) -> int:
        """Read so many values, once; returns where they lie."""
        if expression not in self.places_of:
            self.places_of[expression] = self.count
            self.reads.append(expression)
            self.count += count
        return self.places_of[expression]

    def _count(self, size: int) -> int:
        self.counted += size
        return self.counted - size

    def _constant(self, value: Any) -> str:
        name = f"k{len(self.env)}"
        self.env[name] = value
        return name

    def seen(self) -> set[str]:
        """What a view has: fields of the state, and locals of procedures by procedure and name."""
        found = {name for name, d in self.fields.items() if _shown(d) and name != "options"}
        for cls in self.game.steps:
            found |= {
                f"{cls.__name__}.{name}" for name, d in declared(cls) if _shown(d) and name not in self.given.without
            }
        return found


def _runs(places: Array) -> tuple[list[tuple[slice, slice]], list[tuple[slice, Array]]]:
    """Where what is made goes: long runs that stay together, and the cells between them."""
    breaks = [0, *(np.flatnonzero(np.diff(places) != 1) + 1).tolist(), len(places)]
    runs, rest, done = [], [], 0
    for first, last in pairwise(breaks):
        if last - first >= RUN:
            if done < first:
                rest.append((slice(done, first), places[done:first].copy()))
            runs.append((slice(first, last), slice(int(places[first]), int(places[first]) + last - first)))
            done = last
    if done < len(places):
        rest.append((slice(done, len(places)), places[done:].copy()))
    return runs, rest


def _head(count: int) -> int:
    """What MessagePack writes before so many items."""
    return 1 if count < 16 else 3


def _nested(hint: Any) -> bool:
    """Whether a field is a list of lists."""
    inner = get_args(hint)[:1]
    return get_origin(hint) in (list, tuple) and bool(inner) and get_origin(inner[0]) in (list, tuple)


def _shown(d: Declared) -> bool:
    return not d.transient and (d.zone or d.seen is not Seen.NOBODY)


def _source(column: Column) -> str:
    return column.name or (column.source if isinstance(column.source, str) else column.source.name)


def _entries(values: Sequence[Any], seen: frozenset[int]) -> list[Any]:
    """The entries of a list that are seen; None for the others."""
    return [value if i in seen else None for i, value in enumerate(values)]


def _hidden(
    s: Any, zones: list[list[int]], getters: list[Getter], own: frozenset[int], bit: int, listed: bool, at: list[int]
) -> list[int]:
    """Count what is known of zones that not everybody sees; returns by zone how many more pieces lie there."""
    found, known = [], s.known
    for i, pieces in enumerate(zones):
        if i in own:
            at += map(getters[i], pieces)
            found.append(0)
        elif listed and pieces:
            there = [p for p in pieces if p >= 0 and known[p] & bit]
            at += map(getters[i], there)
            found.append(len(pieces) - len(there))
        else:
            found.append(len(pieces))
    return found


def _asked_of(s: Any, kinds: dict[str, int], windows: frozenset[str], bit: int) -> tuple[int, int, int, int]:
    """Whether the game is over; the question, who is asked, who has answered. A window shows only oneself."""
    asked = s.asked
    if asked is None:
        return (not s.frames, NOTHING, 0, 0)
    seats = answered = 0
    for seat in asked.seats:
        seats |= 1 << seat
    for seat in asked.answers:
        answered |= 1 << seat
    if asked.kind in windows:
        seats &= bit
        answered &= bit
    return (not s.frames, kinds[asked.kind], seats, answered)
