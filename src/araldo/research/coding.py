"""What a seat sees, as arrays: one coding for all adapters, with nothing in it that the seat does not see.

A game that declares tensors (`araldo.kernel.tensors`) is observed as these, float32, each with its name and shape, and

    stack    float32 (depth, …)     the procedures under way, from the top, and their locals
    asked    float32 (…,)           the question that stands, who is asked, who has answered
    options  int32 (slots, 8)       what lies in each slot: token of the verb, tokens of six arguments, a number
    draft    int32 (16, 8)          the seat's own answer so far, likewise: edits of a draft, or a sealed answer

Any other game, and each with `observation="hashed"`, as

    view     float32 (width,)       the view, flattened and hashed
    options  int32 (slots, 8)
    seat     int8 (seats,)          1 for the observing seat
    asked    int32 (2,)             token of the question that stands, 1 if it is this seat that is asked

Flattened, a view is a list of leaves, each with its path: `vp.0`, `tiles.17`, `frames.1.space`, `asked.kind`. What
lies in a hand or bag has no place in it: `hands.0.known`. A leaf gives two features. One belongs to its path and value
(`tiles.17` is 29) and counts 1. One belongs to its path, if the leaf is a number n, and counts log2(1 + |n|) / 4 with
the sign of n. The feature's place and sign are those of its hash; features that meet are added. None, -1 and "" mean
that nothing is there and give nothing. The table's options are left out: they never change.

Hashes are CRC-32 and fixed arithmetic: the same on every machine, in every process, for every release of a game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from zlib import crc32

import numpy as np
import numpy.typing as npt

from araldo.kernel.action import Action
from araldo.kernel.errors import BadSetup
from araldo.kernel.game import Game, Setup
from araldo.kernel.question import SINGLE
from araldo.research.tensors import layout
from araldo.research.walk import SLOTS, TURN_PAGE, Walk

Array = npt.NDArray[Any]

WIDTH = 2048
ARGUMENTS = 6
COLUMNS = ARGUMENTS + 2  # verb, arguments, number
EDITS = 16  # rows of one's own draft
TENSORS, HASHED = "tensors", "hashed"  # the two forms of an observation
TOKENS = 4096  # tokens are 1 … TOKENS - 1; 0 is nothing
MOST = 32767  # the greatest number in the last column of an option

_LEFT_OUT = frozenset(("options", "viewer"))
_REMEMBERED = 200_000  # coded actions, at most
_EMPTY = (None, -1, "")
_NUMBERS = {int, bool, type(None)}
_LOW, _SIZE, _SIGN, _ONE = np.uint64(0xFFFFFFFF), np.uint64(0x9E3779B9), np.uint64(40), np.uint64(1)


def token(word: str) -> int:
    return 1 + crc32(word.encode()) % (TOKENS - 1)


def flat(seen: dict[str, Any]) -> list[tuple[str, int | str]]:
    """The leaves of a view that are not empty, each with its path: for features of your own."""
    found: list[tuple[str, int | str]] = []
    for name, value in seen.items():
        if name not in _LEFT_OUT:
            _flatten(name, value, found)
    return found


def _flatten(path: str, value: Any, found: list[tuple[str, int | str]]) -> None:
    if isinstance(value, dict):
        for name, item in value.items():
            _flatten(f"{path}.{name}", item, found)
    elif isinstance(value, list):
        in_place = not path.endswith(".known")
        for i, item in enumerate(value):
            _flatten(f"{path}.{i}" if in_place else path, item, found)
    elif value not in _EMPTY:
        found.append((path, value))


class Coding:
    """The coding of one game for a set-up and so many slots. It remembers hashes and rows of options, nothing else.

    `observation`: "tensors" or "hashed"; by default tensors, if the game declares any.
    """

    def __init__(
        self, game: Game, setup: Setup, slots: int = SLOTS, width: int = WIDTH, observation: str = ""
    ) -> None:  # fmt: skip
        if observation not in ("", TENSORS, HASHED):
            raise BadSetup(
                f"observation is {TENSORS} or {HASHED}, not {observation}", "bad-option", option="observation"
            )
        if observation == TENSORS and game.tensors is None:
            raise BadSetup(f"{game.id} declares no tensors", "bad-option", option="observation")
        self.game, self.setup, self.seats, self.slots, self.width = game, setup, setup.seats, slots, width
        self.tensors = None if observation == HASHED else layout(game, setup)
        self.drafts = self.tensors is not None and any(q.form != SINGLE for q in game.questions.values())
        self.masks = np.tril(np.ones((slots + 1, slots), dtype=np.int8), -1)  # row n: the first n slots
        self.masks.flags.writeable = False
        self._places: dict[tuple[str, int, bool], Array] = {}
        self._numbers: dict[Action, int] = {}  # by action: its row in the table
        self._table = np.zeros((64, COLUMNS), dtype=np.int32)

    def __reduce__(self) -> tuple[Callable[..., Coding], tuple[Any, ...]]:
        return Coding, (self.game, self.setup, self.slots, self.width, self.form)

    @property
    def form(self) -> str:
        return HASHED if self.tensors is None else TENSORS

    @property
    def version(self) -> str:
        """What an observation is made by: learners of another version read other numbers."""
        return HASHED if self.tensors is None else f"{TENSORS}-v{self.tensors.declared.version}"

    def mask(self, count: int) -> Array:
        row: Array = self.masks[count]
        return row

    def observe(self, walk: Walk, seat: int) -> dict[str, Array]:
        """What a seat sees of a game, as arrays. Options are there only if the seat is asked."""
        mine = walk.count > 0 and walk.seat == seat
        if self.tensors is None:
            return self._hashed(walk, seat, mine)
        whole = np.empty(self.tensors.size, dtype=np.float32)
        self.tensors.plans[seat].write(walk.s, mine, whole)
        found = self.tensors.views(whole)
        found["options"] = self.options(walk.page() if mine else ())
        if self.drafts:
            found["draft"] = self._rows(self._edits(walk.s, seat), EDITS)
        return found

    def write(self, walk: Walk, seat: int, into: dict[str, Array], row: int) -> None:
        """The same into a row of arrays that are there: `whole` has all tensors one after the other."""
        mine = walk.count > 0 and walk.seat == seat
        if self.tensors is None:
            for name, found in self._hashed(walk, seat, mine).items():
                into[name][row] = found
            return
        self.tensors.plans[seat].write(walk.s, mine, into["whole"][row])
        self._fill(walk.page() if mine else (), into["options"][row])
        if self.drafts:
            self._fill(self._edits(walk.s, seat), into["draft"][row])

    def _edits(self, s: Any, seat: int) -> Sequence[Action]:
        """What a seat has answered so far."""
        asked = s.asked
        if asked is None:
            return ()
        if seat in asked.answers:
            return (asked.answers[seat],)
        edits: Sequence[Action] = asked.drafts.get(seat, ())
        return edits[-EDITS:]

    def _hashed(self, walk: Walk, seat: int, mine: bool) -> dict[str, Array]:
        seen = self.game.view(walk.s, seat)
        asked = seen["asked"]
        one = np.zeros(self.seats, dtype=np.int8)
        one[seat] = 1
        kind = 0 if asked is None else token(asked["kind"])
        return {
            "view": self.features(seen),
            "options": self.options(walk.page() if mine else ()),
            "seat": one,
            "asked": np.array((kind, mine), dtype=np.int32),
        }

    # -- views

    def features(self, seen: dict[str, Any]) -> Array:
        """A view as a vector of hashed features."""
        places: list[Array] = []
        numbers: list[int] = []
        words: list[tuple[str, str]] = []
        for name, value in seen.items():
            if name not in _LEFT_OUT:
                self._gather(name, value, places, numbers, words)
        size = np.array(numbers, dtype=np.int64)
        there = size != -1
        place, size = np.concatenate(places)[there], size[there]
        spelt = [(self._place(path, 1, False)[0], crc32(word.encode())) for path, word in words]
        by_word = np.array(spelt, dtype=np.uint64).reshape(-1, 2)
        hashes = np.concatenate((_mix(place, size.astype(np.uint64) & _LOW), _mix(by_word[:, 0], by_word[:, 1]),
                                 _mix(place, _SIZE)))  # fmt: skip
        weights = np.ones(len(hashes))
        weights[-len(size) :] = np.sign(size) * np.log2(1 + np.abs(size)) / 4
        weights[hashes >> _SIGN & _ONE > 0] *= -1
        where = (hashes % np.uint64(self.width)).astype(np.int64)
        return np.bincount(where, weights, self.width).astype(np.float32)

    def _gather(
        self, path: str, value: Any, places: list[Array], numbers: list[int], words: list[tuple[str, str]]
    ) -> None:
        """The leaves of a view: numbers with the hashes of their paths, a list of them at once, and words."""
        if isinstance(value, list):
            in_place = not path.endswith(".known")
            if set(map(type, value)) <= _NUMBERS:
                places.append(self._place(path, len(value), in_place))
                numbers += [-1 if item is None else item for item in value]
            else:
                for i, item in enumerate(value):
                    self._gather(f"{path}.{i}" if in_place else path, item, places, numbers, words)
        elif isinstance(value, dict):
            for name, item in value.items():
                self._gather(f"{path}.{name}", item, places, numbers, words)
        elif isinstance(value, str):
            if value:
                words.append((path, value))
        elif value is not None:
            places.append(self._place(path, 1, False))
            numbers.append(int(value))

    def _place(self, path: str, count: int, in_place: bool) -> Array:
        """The hashes of the paths of a list's items, or of one path, so often."""
        found = self._places.get((path, count, in_place))
        if found is None:
            paths = [f"{path}.{i}" if in_place else path for i in range(count)]
            found = np.array([crc32(p.encode()) for p in paths], dtype=np.uint64)
            self._places[path, count, in_place] = found
        return found

    # -- options

    def options(self, actions: Sequence[Action]) -> Array:
        return self._rows(actions, self.slots)

    def _rows(self, actions: Sequence[Action], count: int) -> Array:
        found = np.zeros((count, COLUMNS), dtype=np.int32)
        if actions:
            numbers = self._numbered(actions)  # first: the table may grow
            self._table.take(numbers, axis=0, out=found[: len(actions)], mode="clip")
        return found

    def _fill(self, actions: Sequence[Action], out: Array) -> None:
        out[len(actions) :] = 0
        if actions:
            numbers = self._numbered(actions)
            self._table.take(numbers, axis=0, out=out[: len(actions)], mode="clip")

    def _numbered(self, actions: Sequence[Action]) -> list[int]:
        """Where the rows of these actions lie in the table; new ones are added."""
        numbers = self._numbers
        try:
            return [numbers[action] for action in actions]
        except KeyError:
            if len(numbers) + len(actions) > _REMEMBERED:
                numbers.clear()
            for action in actions:
                if action not in numbers:
                    numbers[action] = self._add(action)
            return [numbers[action] for action in actions]

    def _add(self, action: Action) -> int:
        number = len(self._numbers)
        if number == len(self._table):
            self._table = np.concatenate((self._table, np.zeros_like(self._table)))
        self._table[number] = _row(action)
        return number

    def row(self, action: Action) -> tuple[int, ...]:
        """One option: token of the verb, tokens of the arguments (those beyond the sixth share a column), a number."""
        return _row(action)


def _row(action: Action) -> tuple[int, ...]:
    words = list(map(str, action[1:]))
    if len(words) > ARGUMENTS:
        words[ARGUMENTS - 1 :] = [" ".join(words[ARGUMENTS - 1 :])]
    tokens = [token(word) for word in words] + [0] * (ARGUMENTS - len(words))
    numbers = [item for item in action[1:] if item.__class__ is int]
    number = max(-MOST, min(MOST, numbers[-1])) if numbers else 0
    return (0 if action == TURN_PAGE else token(str(action[0])), *tokens, number)


def _mix(hashes: Array, values: Any) -> Array:
    """Hashes and values to new hashes, well spread: two rounds of multiply and shift on 64 bits."""
    mixed = (hashes << np.uint64(32) | values) * np.uint64(0x9E3779B97F4A7C15)
    mixed ^= mixed >> np.uint64(29)
    mixed *= np.uint64(0xBF58476D1CE4E5B9)
    found: Array = mixed ^ mixed >> np.uint64(32)
    return found
