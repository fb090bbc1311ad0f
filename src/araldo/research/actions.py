"""Actions that keep their meaning: one code for all positions of a game, beside the slots.

    from araldo.research.actions import Schema
    schema = Schema(discover.load("castelli"))
    coded = schema.encode(("build", "A14.rock.1", "buy", "rock"))      # arrays of schema.space
    schema.decode(coded)                                              # and back

A schema is read off the game's own files: verbs are those that its texts can say (`option-<verb>`), words those that
have a name (`name-<word>`) or stand in its data. Both are sorted, so the same rules and data give the same numbers
everywhere; `Schema.id` names them. An action is its verb and a row of tokens:

    0 END     nothing more
    1 NUMBER  a number, in the same column of `numbers`
    2 JOIN    what follows belongs to the same argument: `A14.rock.1` is A14 JOIN rock JOIN 1
    3 SPELT   a word that is in no file, its letters packed into `numbers`; 4 MORE of them
    5 …       a word

So every action has a code and every code that was made is read back as the same action. Where a game's actions are few,
`explored` gives a flat table of them too: `Table.flat(action)` is one number.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from math import prod
from random import Random
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from araldo.environments import version_of
from araldo.kernel.action import Action
from araldo.kernel.chance import key_from_seed
from araldo.kernel.errors import Malformed
from araldo.kernel.game import Game, Setup
from araldo.kernel.question import DONE, PASS
from araldo.research.walk import TURN_PAGE, Walk

FORMAT = 1  # of the code: raised when the same action would get another one
END, NUMBER, JOIN, SPELT, MORE, WORDS = 0, 1, 2, 3, 4, 5
LENGTH = 16  # tokens of an action
LETTERS = 6  # bytes of a spelt word in a number
LARGEST = 65_536  # entries of a flat table
RANGE = 64  # numbers of an argument in a flat table
RIGHTS = "rights"  # where standing rights are told, which are open beside any question
STEPS = 2_000  # decisions of a game that are looked at

Row = npt.NDArray[Any]
Coded = dict[str, Any]

_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_:+/-]{0,39}(\.[A-Za-z0-9_:+/-]+)*\Z")
_DIGITS = re.compile(r"(0|[1-9][0-9]{0,17})\Z")


class Schema:
    """How a game's actions are coded. `length`: tokens of the longest."""

    def __init__(self, game: Game, length: int = LENGTH) -> None:
        self.game, self.length = game, length
        self.verbs = (str(TURN_PAGE[0]), *sorted(_verbs(game)))
        self.words = tuple(sorted(_words(game)))
        self._verb = {verb: i for i, verb in enumerate(self.verbs)}
        self._token = {word: WORDS + i for i, word in enumerate(self.words)}

    @cached_property
    def id(self) -> str:
        """The name of the code: two schemas with the same one code alike."""
        told = "\n".join((str(FORMAT), *self.verbs, "", *self.words))
        return f"{self.game.id}-v{version_of(self.game)}-{sha256(told.encode()).hexdigest()[:8]}"

    @cached_property
    def space(self) -> gymnasium.spaces.Dict:
        """Of one action."""
        most = np.iinfo(np.int64).max
        return gymnasium.spaces.Dict(
            {
                "verb": gymnasium.spaces.Discrete(len(self.verbs)),
                "tokens": gymnasium.spaces.MultiDiscrete([WORDS + len(self.words)] * self.length),
                "numbers": gymnasium.spaces.Box(-most, most, (self.length,), np.int64),
            }
        )

    def encode(self, action: Action) -> Coded:
        found = list(self._argument(action[1:]))
        if action[0] not in self._verb:
            raise Malformed(f"{self.game.id} has no verb {action[0]!r}")
        if len(found) > self.length:
            raise Malformed(f"{len(found)} tokens, where a schema of length {self.length} has room for no more")
        tokens, numbers = np.zeros(self.length, np.int64), np.zeros(self.length, np.int64)
        for i, (token, number) in enumerate(found):
            tokens[i], numbers[i] = token, number
        return {"verb": self._verb[action[0]], "tokens": tokens, "numbers": numbers}

    def decode(self, coded: Coded) -> Action:
        """The action of a code; raises Malformed for what codes none."""
        if not 0 <= coded["verb"] < len(self.verbs):
            raise Malformed(f"{self.game.id} has no verb {coded['verb']}")
        pairs = list(zip(map(int, coded["tokens"]), map(int, coded["numbers"]), strict=True))
        last = next((i for i, (token, _) in enumerate(pairs) if token == END), len(pairs))
        return (self.verbs[int(coded["verb"])], *self._arguments(pairs[:last]))

    def rows(self, actions: Sequence[Action], slots: int) -> dict[str, Row]:
        """The codes of what lies in the slots: for a head that scores options."""
        found = {
            "verb": np.zeros(slots, np.int64),
            "tokens": np.zeros((slots, self.length), np.int64),
            "numbers": np.zeros((slots, self.length), np.int64),
        }
        for slot, action in enumerate(actions):
            for key, value in self.encode(action).items():
                found[key][slot] = value
        return found

    def facts(self) -> dict[str, Any]:
        """The schema as plain data."""
        return {
            "schema": self.id, "format": FORMAT, "game": self.game.id, "rules": self.game.version,
            "data": self.game.data_hash, "length": self.length, "first_word": WORDS,
            "tokens": {"end": END, "number": NUMBER, "join": JOIN, "spelt": SPELT, "more": MORE},
            "verbs": self.verbs, "words": self.words,
            "questions": {kind: question.form for kind, question in self.game.questions.items()},
        }  # fmt: skip

    # -- one argument

    def _argument(self, items: Sequence[Any]) -> Iterator[tuple[int, int]]:
        for item in items:
            if type(item) is int:
                yield NUMBER, item
            elif item in self._token:
                yield self._token[item], 0
            else:
                yield from self._compound(str(item))

    def _compound(self, word: str) -> Iterator[tuple[int, int]]:
        parts = word.split(".")
        for i, part in enumerate(parts):
            if i:
                yield JOIN, 0
            if part in self._token:
                yield self._token[part], 0
            elif len(parts) > 1 and _DIGITS.match(part):
                yield NUMBER, int(part)
            else:
                yield from _spelt(part)

    def _arguments(self, pairs: list[tuple[int, int]]) -> list[Any]:
        found: list[list[Any]] = []
        letters: list[bytes] = []
        joined = False
        for i, (token, number) in enumerate(pairs):
            if token == JOIN:
                joined = True
                continue
            if token in (SPELT, MORE):
                letters.append(_letters(number))
                if i + 1 < len(pairs) and pairs[i + 1][0] == MORE:
                    continue
                part: Any = _text(b"".join(letters))
                letters.clear()
            else:
                part = number if token == NUMBER else self._said(token)
            if joined and found:
                found[-1].append(part)
            else:
                found.append([part])
            joined = False
        return [parts[0] if len(parts) == 1 else ".".join(map(str, parts)) for parts in found]

    def _said(self, token: int) -> str:
        if not WORDS <= token < WORDS + len(self.words):
            raise Malformed(f"{self.game.id} has no token {token}")
        return self.words[token - WORDS]


def _spelt(word: str) -> Iterator[tuple[int, int]]:
    letters = word.encode()
    for at in range(0, max(1, len(letters)), LETTERS):
        yield MORE if at else SPELT, int.from_bytes(b"\1" + letters[at : at + LETTERS], "big")


def _letters(number: int) -> bytes:
    packed = number.to_bytes(8, "big").lstrip(b"\0") if number > 0 else b""
    if packed[:1] != b"\1":
        raise Malformed(f"{number} spells nothing")
    return packed[1:]


def _text(letters: bytes) -> str:
    try:
        return letters.decode()
    except UnicodeDecodeError:
        raise Malformed("what is spelt is no text") from None


# -- what a game's files say


def _verbs(game: Game) -> set[str]:
    said = {name.removeprefix("option-") for name in game.texts.ids["en"] if name.startswith("option-")}
    verbs = {verb for verb in said if verb.partition("-")[0] not in said - {verb}}  # `option-build-buy` says a build
    return {*verbs, str(DONE[0]), str(PASS[0])} - {str(TURN_PAGE[0])}


def _words(game: Game) -> set[str]:
    """Every word that a text names or the data use, and the parts of those that are compounds."""
    found = set()
    for name in game.texts.ids["en"]:
        kind, _, word = name.partition("-")
        if kind in ("name", "option"):  # a dot is a dash in the name of a message
            found |= {word, *word.split("-")}
    for path in sorted((game.folder / "data").glob("*.toml")):
        for text in _strings(tomllib.loads(path.read_text(encoding="utf-8"))):
            if _WORD.match(text):
                found |= {text, *text.split(".")}
    return {word for word in found if word and not _DIGITS.match(word)}


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield key
            yield from _strings(item)
    elif isinstance(value, list):
        for item in value:
            yield from _strings(item)
    elif isinstance(value, str):
        yield value


# -- what is met in play


@dataclass(frozen=True, slots=True)
class Group:
    """The actions of a verb with so many arguments, each of its own values."""

    verb: str
    values: tuple[tuple[Any, ...], ...]

    @property
    def size(self) -> int:
        return prod(len(values) for values in self.values)


@dataclass(slots=True)
class Met:
    """What was met in games of random players: by question and verb, the values of every argument."""

    decisions: int = 0
    asked: dict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    values: dict[tuple[str, int], list[set[Any]]] = field(default_factory=dict)

    def add(self, kind: str, actions: Iterable[Action]) -> None:
        for verb, *arguments in actions:
            self.asked[kind].add(verb)
            seen = self.values.setdefault((verb, len(arguments)), [set() for _ in arguments])
            for values, item in zip(seen, arguments, strict=True):
                values.add(item)

    def groups(self) -> list[Group]:
        return [Group(verb, tuple(map(_in_order, values))) for (verb, _), values in sorted(self.values.items())]

    def table(self) -> Table | None:
        """All actions by number, if they are few enough."""
        groups = self.groups()
        numbers = [values for group in groups for values in group.values if len(_numbers(values)) > RANGE]
        return None if numbers or sum(group.size for group in groups) > LARGEST else Table(groups)

    def facts(self) -> dict[str, Any]:
        table = self.table()
        return {
            "decisions": self.decisions,
            "asked": {kind: sorted(verbs) for kind, verbs in sorted(self.asked.items())},
            "arguments": [{"verb": group.verb, "values": group.values} for group in self.groups()],
            "flat": None if table is None else {"size": table.size, "offsets": table.offsets},
        }


class Table:
    """Actions by number: those of a verb and a number of arguments lie together, the last argument changing first."""

    def __init__(self, groups: Sequence[Group]) -> None:
        self.groups = list(groups)
        self.offsets = [sum(group.size for group in self.groups[:i]) for i in range(len(self.groups))]
        self.size = sum(group.size for group in self.groups)
        self._at = {(group.verb, len(group.values)): i for i, group in enumerate(self.groups)}

    def flat(self, action: Action) -> int | None:
        """The number of an action; None for one that was never met."""
        at = self._at.get((action[0], len(action) - 1))
        if at is None:
            return None
        number = 0
        for values, item in zip(self.groups[at].values, action[1:], strict=True):
            if item not in values:
                return None
            number = number * len(values) + values.index(item)
        return self.offsets[at] + number

    def action(self, number: int) -> Action:
        if not 0 <= number < self.size:
            raise Malformed(f"a table of {self.size} actions has no number {number}")
        at = max(i for i, offset in enumerate(self.offsets) if offset <= number and self.groups[i].size)
        rest, found = number - self.offsets[at], []
        for values in reversed(self.groups[at].values):
            rest, place = divmod(rest, len(values))
            found.append(values[place])
        return (self.groups[at].verb, *reversed(found))


def explored(game: Game, setups: Sequence[Setup], games: int, seed: int = 0) -> Met:
    """What random players may do in so many games: the same for the same seed."""
    met = Met()
    for number in range(games):
        walk = Walk(game, setups[number % len(setups)], key_from_seed(seed + number))
        rng = Random(seed + number)
        while not walk.over and walk.taken < STEPS:
            met.decisions += 1
            met.add(walk.s.asked.kind, walk.actions[: walk.rights])
            met.add(RIGHTS, walk.actions[walk.rights :])
            walk.take(int(rng.random() * walk.count))
    return met


def _in_order(values: set[Any]) -> tuple[Any, ...]:
    """Numbers first: all from the least to the greatest, if they are few."""
    numbers = _numbers(values)
    if numbers and numbers[-1] - numbers[0] < RANGE:
        numbers = list(range(numbers[0], numbers[-1] + 1))
    return (*numbers, *sorted(value for value in values if type(value) is not int))


def _numbers(values: Iterable[Any]) -> list[int]:
    return sorted(value for value in values if type(value) is int)
