"""Does a number of a game's data count?

One number is changed, the game is loaded anew, and looked at as it was before until something differs: how it is set
up, what may be done and why not, what happens, what people are told, how a game ends. Whoever reads nothing but the
tables of the data sees nothing here. What is looked at comes from cheap to dear, and ends with the first difference.

`make test` changes one number of every key (`card.*.count` is one key, of seventeen numbers); all of them with

    ARALDO_NUMBERS=all pytest tests/games/<game>/test_numbers.py
"""

from __future__ import annotations

import importlib
import os
import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from importlib.machinery import SourceFileLoader
from itertools import zip_longest
from pathlib import Path
from random import Random
from types import CodeType, ModuleType
from typing import Any, NamedTuple
from zlib import crc32

import pytest
from _pytest.assertion.rewrite import AssertionRewritingHook

from araldo.kernel import Game, discover, key_from_seed
from araldo.kernel.action import Span, Text
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.errors import AraldoError, Illegal
from araldo.kernel.play import Eyes, make_bot
from araldo.kernel.record import read
from araldo.kernel.state import SPECTATOR
from araldo.kernel.telling import phrases
from tests.proof.goldens import WANTED, golden_file
from tests.proof.kept import positions

ALL = os.environ.get("ARALDO_NUMBERS") == "all"
FEW = 24  # options of a position that are tried
Probe = Callable[[Game], Any]


class Number(NamedTuple):
    file: str
    path: tuple[str | int, ...]
    value: int | float
    name: str  # with the ids of the entries on the way

    @property
    def key(self) -> str:
        """The same for all entries of a list."""
        return f"{self.file} {'.'.join('*' if isinstance(part, int) else part for part in self.path)}"


class Walk(NamedTuple):
    """A random game from the start: so many answers of it."""

    seats: int
    options: Mapping[str, Any] = {}
    answers: int = 150
    seed: int = 1
    choices: Mapping[str, Any] = {}


class Looks(NamedTuple):
    """What is looked at in a game: random games, bots that answer at the kept positions, and by key or file a probe."""

    game: str
    walks: Sequence[Walk]
    bots: Sequence[str] = ()
    probes: Mapping[str, Probe] = {}
    drawn: Mapping[str, str] = {}  # by key: the file of the drawing that reads it
    odds: bool = True  # whether odds are looked at: in some games they are dear


# -- the numbers


def numbers(game: str) -> list[Number]:
    found = []
    for path in sorted((discover.load(game).folder / "data").glob("*.toml")):
        found += list(_leaves(path.name, tomllib.loads(path.read_text(encoding="utf-8")), (), path.name + ":"))
    return found


def _leaves(file: str, data: Any, path: tuple[str | int, ...], name: str) -> Iterator[Number]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield from _leaves(file, value, (*path, key), f"{name} {key}" if name.endswith(":") else f"{name}.{key}")
    elif isinstance(data, list):
        for at, value in enumerate(data):
            called = value.get("id", at) if isinstance(value, dict) else at
            yield from _leaves(file, value, (*path, at), f"{name}[{called}]")
    elif isinstance(data, int | float) and not isinstance(data, bool):
        yield Number(file, path, data, name)


def chosen(game: str) -> list[Number]:
    """All of them if that is asked for, else one of each key: which one is fixed, and differs from key to key."""
    found = numbers(game)
    if not str(sys.modules[f"{discover.PACKAGE}.{game}.box"].__file__).endswith(".py"):
        return []  # what is compiled is not loaded twice
    if ALL:
        return found
    by_key: dict[str, list[Number]] = {}
    for number in found:
        by_key.setdefault(number.key, []).append(number)
    return [group[crc32(key.encode()) % len(group)] for key, group in by_key.items()]


def other_values(number: Number) -> list[int | float]:
    """What it is changed into, one after the other: a limit may be felt one way only."""
    value = number.value
    tried = [value + 1, value - 1, 2 * value + 3, 0, 10 * value + 10]
    return [other for at, other in enumerate(tried) if other not in (value, *tried[:at]) and (other >= 0 or value < 0)]


# -- a game with another number


def changed(game: str, number: Number, value: int | float) -> Game:
    """The game, loaded anew with one number changed. What it refuses as it loads is raised."""
    package = f"{discover.PACKAGE}.{game}"
    with _reading(discover.load(game).folder / "data" / number.file, number.path, value), _anew(package):
        made: Game = importlib.import_module(package).GAME
        assert made.options_table is not None  # read while the number is another
        _MODULES.clear()
        _MODULES[id(made)] = _of(package)
    return made


_MODULES: dict[int, dict[str, ModuleType]] = {}  # of the game that was changed last


@contextmanager
def within(game: Game, *helpers: str) -> Iterator[None]:
    """What tests import in here, helpers anew, is of the game that was changed last; or of the game as it is."""
    package = f"{discover.PACKAGE}.{game.id}"
    modules = _of(package) if game is discover.load(game.id) else _MODULES[id(game)]
    with ExitStack() as stack:
        for name in (package, *helpers):
            stack.enter_context(_anew(name))
        sys.modules.update(modules)
        setattr(sys.modules[discover.PACKAGE], game.id, modules[package])
        yield


def _of(package: str) -> dict[str, ModuleType]:
    return {name: found for name, found in sys.modules.items() if name == package or name.startswith(package + ".")}


@contextmanager
def _anew(package: str) -> Iterator[None]:
    """Whatever is imported of a package is imported again, and afterwards it is as it was."""
    kept = _of(package)
    parent, _, child = package.rpartition(".")
    before = getattr(sys.modules.get(parent), child, None)
    for name in kept:
        del sys.modules[name]
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(SourceFileLoader, "get_code", _compiled)
            plain = [finder for finder in sys.meta_path if not isinstance(finder, AssertionRewritingHook)]
            patch.setattr(sys, "meta_path", plain)  # else helpers of the tests are rewritten every time
            yield
    finally:
        for name in _of(package):
            del sys.modules[name]
        sys.modules.update(kept)
        if before is not None:
            setattr(sys.modules[parent], child, before)


_get_code = SourceFileLoader.get_code
_CODE: dict[str, CodeType | None] = {}


def _compiled(loader: SourceFileLoader, name: str) -> CodeType | None:
    """A module's code, compiled once, however often it is loaded."""
    if loader.path not in _CODE:
        _CODE[loader.path] = _get_code(loader, name)
    return _CODE[loader.path]


@cache
def _parsed(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@contextmanager
def _reading(file: Path, path: tuple[str | int, ...], value: int | float) -> Iterator[None]:
    """A file of data is read as if one number in it were another. Files are known by their text."""
    tables = {other.read_text(encoding="utf-8"): _parsed(other) for other in file.parent.glob("*.toml")}
    other = file.read_text(encoding="utf-8")
    tables[other] = _with(tables[other], path, value)
    loads = tomllib.loads
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tomllib, "loads", lambda text, **given: tables[text] if text in tables else loads(text, **given))
        yield


def _with(data: Any, path: tuple[str | int, ...], value: int | float) -> Any:
    """A copy of the way to a number, with another number at its end."""
    if not path:
        return value
    copy = data.copy()
    copy[path[0]] = _with(data[path[0]], path[1:], value)
    return copy


def rule(game: Game, name: str) -> Any:
    """A function or table of the rules, by its name there: in the modules that hang together with steps and answers."""
    functions: list[Any] = [game.begin, game.result, *(question.answer for question in game.questions.values())]
    functions += [step for steps in game.steps.values() for step in steps]
    known: list[dict[str, Any]] = [f.__globals__ for f in functions]
    for names in known:
        if name in names:
            return names[name]
        for value in list(names.values()):
            inside = getattr(value, "__globals__", None) or (vars(value) if isinstance(value, ModuleType) else None)
            ours = inside is not None and str(inside.get("__name__", "")).startswith(discover.PACKAGE)
            if ours and all(inside is not other for other in known):
                known.append(inside)
    raise LookupError(name)


def bot_games(game: Game, names: Sequence[str], seats: int, answers: int) -> list[Any]:
    """What bots do who play among themselves."""
    done: list[Any] = []
    for name in names:
        s = game.start(game.setup(seats), key_from_seed(1))
        bots = [make_bot(game, name, seat) for seat in range(seats)]
        for _ in range(answers):
            if game.over(s):
                break
            seat = game.waiting(s)[0]
            action = bots[seat].choose(Eyes(game, s, seat, game.options(s, seat)))
            done.append((seat, action))
            game.apply(s, seat, action)
    return done


# -- looking


def look(game: Game, looks: Looks) -> Iterator[Any]:
    """What there is to be seen of a game, from cheap to dear."""
    yield _figures(game)
    yield from _offered(game)
    for walk in looks.walks:
        yield from _begun(game, walk, looks.odds)
    for walk in looks.walks:
        yield from _walked(game, walk, looks.odds)
    for kept in positions(looks.game).values():
        for position in kept:
            yield from _position(game, position.packed, looks)
    for golden in WANTED[looks.game]:
        yield from _golden(game, golden_file(looks.game, golden).read_text(encoding="utf-8"))


def _figures(game: Game) -> list[str]:
    """Whatever the texts say with a figure of the game."""
    texts = discover.load(game.id).texts
    said = [texts.say(lang, message, **game.figures) for lang in LANGUAGES for message in _with_figures(game.id, lang)]
    return [re.sub("<.*?>", "", text) for text in said]  # what is not given here says where it lies in memory


@cache
def _with_figures(name: str, lang: str) -> list[str]:
    game, found, message = discover.load(name), [], ""
    for line in (game.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8").splitlines():
        message = line.partition(" =")[0] if line[:1].isalpha() else message
        if any(f"${figure} " in line for figure in game.figures) and message not in found:
            found.append(message)
    return found


def _offered(game: Game) -> Iterator[Any]:
    """The options of a table that are numbers: what is refused, and what counts if nobody chooses."""
    for option in discover.load(game.id).options_table.values():
        for value in option.values:
            if type(value) is int:
                try:
                    yield game.setup(game.usual_seats, {option.id: value}).options[option.id]
                except AraldoError as refusal:
                    yield str(refusal)
        if type(option.default) is int:
            yield game.setup(game.usual_seats).options[option.id]


def _begun(game: Game, walk: Walk, odds: bool) -> Iterator[Any]:
    try:
        setup = game.setup(walk.seats, walk.options, walk.choices, trusted=True)
    except AraldoError as refusal:
        yield str(refusal)
        return
    events: list[Any] = []
    s = game.start(setup, key_from_seed(walk.seed), log=events)
    yield events
    yield game.view(s, SPECTATOR)
    yield game.tools.digest(s)
    if game.sketch is not None:
        yield [game.sketch(game.view(s, viewer), "en") for viewer in range(s.seats)]
    yield _named(game, s)
    yield from _told(game, s, odds)


def _walked(game: Game, walk: Walk, odds: bool) -> Iterator[Any]:
    """One answer after the other: what might be thought of and why not, what was done, what is told in between."""
    try:
        setup = game.setup(walk.seats, walk.options, walk.choices, trusted=True)
    except AraldoError:
        return
    events: list[Any] = []
    s, rng = game.start(setup, key_from_seed(walk.seed)), Random(walk.seed)
    for at in range(walk.answers):
        if game.over(s):
            yield game.outcome(s)
            return
        s.log = events
        seat = rng.choice(game.waiting(s))
        options = game.options(s, seat)
        if at % 10 == 9:
            yield from _told(game, s, odds)
            yield game.weigh(s, seat)
        free = [one for one in range(s.seats) if at % 4 == 3 and game.free_options(s, one)]
        seat, options = (free[0], game.free_options(s, free[0])) if free else (seat, options)
        yield options
        game.apply(s, seat, game.choose(options, rng))
        yield events[:]
        events.clear()
    yield game.tools.digest(s)


def _named(game: Game, s: Any) -> list[str | None]:
    """What the words of the reference tables are called, and what the cards in them say."""
    texts, seat, words = discover.load(game.id).texts, game.waiting(s)[0], set()
    for table in game.tells.tables.values():
        for row in table(game.believed(s, seat), seat).rows:
            words |= {cell for cell in row.cells if isinstance(cell, str)}
            words |= {value for found in phrases(row) for value in found.params.values() if isinstance(value, str)}
    return [game.namer(texts, "en", word) for word in sorted(words)] if game.namer is not None else []


def _told(game: Game, s: Any, odds: bool) -> Iterator[Any]:
    """What is told about the question that stands, in tables, and about the options."""
    for seat in game.waiting(s)[:1]:
        believed = game.believed(s, seat)
        tells = game.tells
        yield [table(believed, seat) for table in tells.tables.values()]
        yield tells.brief(believed, seat) if tells.brief is not None else None
        for option in game.options(s, seat)[:FEW]:
            head = option.head if isinstance(option, Span | Text) else option
            yield tells.option(believed, seat, head) if tells.option is not None else None
            yield tells.odds(believed, seat, head) if odds and tells.odds is not None else None
    yield tells_sources(game, s)


def tells_sources(game: Game, s: Any) -> Any:
    return game.tells.sources(s) if game.tells.sources is not None and game.over(s) else None


def _position(game: Game, packed: bytes, looks: Looks) -> Iterator[Any]:
    """A kept position: what may be done and why not, what is told of it, what follows from each answer."""
    try:
        s = game.unpack(packed)
        found = [(seat, option, why) for seat in range(s.seats) for option, why in game.weigh(s, seat)]
    except (AttributeError, LookupError, TypeError, ValueError):
        return  # it was kept on another board
    yield found
    yield from _told(game, s, looks.odds)
    fits = [(seat, option) for seat, option, why in found if why is None]
    for seat, option in fits[:: max(1, len(fits) // FEW)]:
        after, events = game.clone(s), []
        after.log = events
        try:
            game.apply(after, seat, game.choose([option], Random(1)))
        except (AraldoError, LookupError, ValueError):
            continue
        yield events
        yield game.tools.digest(after)
    for name in looks.bots:
        for seat in game.waiting(s):
            yield make_bot(game, name, 1).choose(Eyes(game, s, seat, game.options(s, seat)))


def _golden(game: Game, text: str) -> Iterator[Any]:
    """A kept game, played again as far as it goes."""
    record = read(discover.load(game.id), text)
    assert record.key is not None
    events: list[Any] = []
    s = game.start(record.setup, record.key, log=events)
    for move in record.moves:
        s.log = events
        try:
            game.apply(s, move.seat, move.action)
        except Illegal as refusal:
            yield str(refusal)
            return
        yield events[:]
        events.clear()
    yield game.outcome(s, cut=True)
    yield tells_sources(game, s)


NOTHING = object()
FAULTS = (AssertionError, ArithmeticError, LookupError, StopIteration, TypeError, ValueError)


class Trial:
    """A game as it is, looked at once and as far as it was needed, to be compared with others."""

    def __init__(self, looks: Looks) -> None:
        self.looks, self.game = looks, discover.load(looks.game)
        self._seen: list[Any] = []
        self._looking = look(self.game, looks)

    def usual(self) -> Iterator[Any]:
        at = 0
        while True:
            if at == len(self._seen):
                if (found := next(self._looking, NOTHING)) is NOTHING:
                    return
                self._seen.append(found)
            yield self._seen[at]
            at += 1

    def differs(self, game: Game, probe: Probe | None) -> bool:
        if probe is not None:
            return bool(probe(game) != probe(self.game))
        both = zip_longest(look(game, self.looks), self.usual(), fillvalue=NOTHING)
        return any(now != before for now, before in both)

    def fault(self, number: Number) -> str:
        """Why a number does not count: "" if it does."""
        probes = self.looks.probes
        probe = probes.get(number.key) or probes.get(number.file)
        if number.key in self.looks.drawn:
            return self.undrawn(number)
        crashed = ""
        for value in other_values(number):
            try:
                if self.differs(changed(self.looks.game, number, value), probe):
                    return ""
            except AraldoError as refusal:
                if number.file in str(refusal):
                    return ""
                crashed = crashed or f"{number.name} = {value} is refused, and not by its file: {refusal}"
            except FAULTS as error:
                crashed = crashed or f"{number.name} = {value}: {type(error).__name__}: {error}"
        return crashed or f"{number.name}: nothing changes with {other_values(number)}"

    def undrawn(self, number: Number) -> str:
        """Why a number that is only drawn does not count: "" if a file of the drawing reads its key."""
        file = self.looks.drawn[number.key]
        key = next(part for part in reversed(number.path) if isinstance(part, str))
        source = (self.game.folder / "web" / file).read_text(encoding="utf-8")
        imported = next((line for line in source.splitlines() if f"/data/{number.file}" in line), "")
        without = imported.partition("without=")[2].partition("&")[0].rstrip("'").split(",")
        read_there = imported and key not in without and f".{key}" in source
        return "" if read_there else f"{file} does not read {key} of {number.file}"

    def sees_no_ghosts(self) -> None:
        """Fails if a game that is loaded anew, and the same, seems to be another."""
        number = numbers(self.looks.game)[0]
        same = changed(self.looks.game, number, number.value)
        for probe in (None, *self.looks.probes.values()):
            assert not self.differs(same, probe)

    def counts(self, number: Number) -> None:
        """Fails with a sentence if a number does not count."""
        if why := self.fault(number):
            pytest.fail(why, pytrace=False)
