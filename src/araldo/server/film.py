"""A match played again: key frames, what each viewer read, and any moment from the nearest frame on.

Films know nothing of tables and may live in a process of their own (`replay`). What is kept of a match are packed
states, one for every `SPACING` moves, and the lines of the log as JSON, once for all who read the same.
"""

from __future__ import annotations

import time
from array import array
from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

import msgspec

from araldo.kernel import discover
from araldo.kernel.action import Action, to_text
from araldo.kernel.game import Game, Setup
from araldo.kernel.record import Move
from araldo.kernel.state import SPECTATOR
from araldo.kernel.texts import Called
from araldo.server.projection import Labels
from araldo.server.seating import setup_from
from araldo.server.wire import encode
from araldo.table.match import told_lines
from araldo.table.series import Part, Progress

SPACING = 32  # moves between two key frames
TAIL = 200  # lines of the log that a moment shows
SLICE = 0.2  # seconds of work after which somebody else has a turn


@dataclass(frozen=True, slots=True)
class Script:
    """How a match began."""

    game: str
    setup: dict[str, Any]
    key: bytes
    start: bytes


@dataclass(frozen=True, slots=True)
class Wish:
    """A moment that somebody wants to see. `whole`: the match is open to everybody; `called`: names of the seats."""

    at: int | None
    viewer: int
    whole: bool
    lang: str = "en"
    called: tuple[str, ...] = ()
    over: bool = False


@dataclass(frozen=True, slots=True)
class KeyFrame:
    """A match as it stood, its states packed."""

    at: int
    rounds: list[Any]
    parts: list[tuple[Part, bytes]]
    over: bool


class NoMoment(Exception):
    """There is no such moment."""


@cache
def game_of(name: str) -> Game:
    return discover.load(name)


@cache
def labels_of(name: str) -> Labels:
    return Labels(game_of(name))


class Film:
    def __init__(self, script: Script, game: Game | None = None) -> None:
        self.game = game or game_of(script.game)
        setup = setup_from(self.game, script.setup)
        self.progress = Progress(self.game, setup, script.key, logged=True, start=script.start)  # where it ends so far
        self.viewers = [*range(setup.seats), SPECTATOR]
        self.moves: list[Move] = []
        self.told: list[Action | None] = []  # of each move, what others may know of it
        self.frames: list[KeyFrame] = []
        self.spacing = SPACING
        self.size = 0  # bytes, about
        self._pending: list[Move] = []
        self._events: list[tuple[bytes, tuple[int, ...] | None]] = []  # and the seats of its game, in a series
        self._lines = {viewer: array("I") for viewer in self.viewers}  # by number: which event
        self._counts = {viewer: array("I") for viewer in self.viewers}  # by moves: how many lines
        self._moments = {viewer: array("I") for viewer in self.viewers}  # by number: after how many moves
        self._cursor: tuple[int, Progress] | None = None  # the moment that was looked at last
        self._note(None)
        self._keep()

    # -- taking

    def add(self, moves: Iterable[Move]) -> None:
        self._pending += moves

    @property
    def length(self) -> int:
        return len(self.moves) + len(self._pending)

    def advance(self, seconds: float = SLICE) -> bool:
        """Play what is missing, for so long; whether all of it is there."""
        until = time.thread_time() + seconds
        done = 0
        for move in self._pending:
            if done and time.thread_time() > until:
                break
            self._do(move)
            done += 1
        del self._pending[:done]
        return not self._pending

    def _do(self, move: Move) -> None:
        part = self.progress.part_of(move.seat)
        question = None
        if part is not None:
            question = self.game.question_of(part.state, part.eye(move.seat), move.action)
        self.progress.apply(move.seat, move.action)
        assert question is not None
        self.moves.append(move)
        self.told.append(question.told(move.action))
        self.size += 250 + 4 * len(self.viewers)
        self._note(part)
        if len(self.moves) % self.spacing == 0:
            self._keep()

    def _note(self, part: Part | None) -> None:
        """What each viewer read after the last move, and whether that was a moment for it."""
        known: dict[bytes, int] = {}  # those of this move, and their numbers
        last, number = None, 0
        for viewer, event, one in told_lines(self.progress, part, self.viewers):
            if event is not last:
                last, data = event, encode(event)
                number = known.setdefault(data, len(self._events))
                if number == len(self._events):
                    self._events.append((data, one.seats if self.progress.series else None))
                    self.size += len(data) + 120
            self._lines[viewer].append(number)
            self.size += 4
        at = len(self.moves)
        for viewer in self.viewers:
            counts = self._counts[viewer]
            counts.append(len(self._lines[viewer]))
            if not at or self.moves[-1].seat == viewer or self.told[-1] is not None or counts[-1] > counts[-2]:
                self._moments[viewer].append(at)

    def _keep(self) -> None:
        parts = [(replace(part, state=None, events=None), self.game.pack(part.state)) for part in self.progress.parts]
        self.frames.append(KeyFrame(len(self.moves), list(self.progress.rounds), parts, self.progress.over))
        self.size += sum(len(packed) + 400 for _, packed in parts)

    def thin(self) -> None:
        """Every second key frame is left out."""
        for frame in self.frames[1::2]:
            self.size -= sum(len(packed) + 400 for _, packed in frame.parts)
        del self.frames[1::2]
        self.spacing *= 2

    # -- looking

    def moment(self, wish: Wish) -> tuple[int, int, int]:
        """How many moves were made at a viewer's moment, its number, and the last number."""
        moments: Sequence[int] = range(len(self.moves) + 1) if wish.whole else self._moments[wish.viewer]
        last = len(moments) - 1
        number = last if wish.at is None else wish.at
        if not 0 <= number <= last:
            raise NoMoment
        return moments[number], number, last

    def _at(self, n: int) -> Progress:
        """The match after so many moves. It is lent: who wants to change something copies it."""
        frame = self.frames[bisect_left(self.frames, n + 1, key=lambda frame: frame.at) - 1]
        if self._cursor is not None and frame.at <= self._cursor[0] <= n:
            begun, progress = self._cursor
        else:
            parts = [replace(part, state=self.game.unpack(packed)) for part, packed in frame.parts]
            begun, progress = frame.at, self.progress.restored(frame.rounds, parts, frame.over)
        self._cursor = None  # what fails in the middle is not looked at again
        for move in self.moves[begun:n]:
            progress.apply(move.seat, move.action)
        self._cursor = n, progress
        return progress

    def part(self, n: int, viewer: int) -> Part:
        parts = self._at(n).parts
        return next((part for part in parts if viewer in part.seats), parts[0])

    def tell(self, wish: Wish) -> bytes:
        """A moment as JSON."""
        n, number, last = self.moment(wish)
        part = self.part(n, wish.viewer)
        view = self.game.view(part.state, part.eye(wish.viewer))
        names = _Names(self, wish)
        lines = self._lines[wish.viewer]
        until = self._counts[wish.viewer][n]
        log = [names.line(i + 1, *self._events[lines[i]]) for i in range(max(0, until - TAIL), until)]
        return encode({"moves": last, "at": number, "viewer": wish.viewer, "view": view, "log": log,
                       "names": list(names.of(part.seats)), "did": self._did(n, wish), "over": wish.over})  # fmt: skip

    def _did(self, n: int, wish: Wish) -> dict[str, Any] | None:
        """The move that led to this moment, as far as the viewer may know it."""
        if n == 0:
            return None
        move = self.moves[n - 1]
        told = move.action if wish.whole or move.seat == wish.viewer else self.told[n - 1]
        return None if told is None else {"seat": move.seat, "action": told, "text": to_text(told)}

    def imagined(self, wish: Wish, seed: int) -> tuple[bytes, bytes, Setup, int]:
        """A position that a seat may believe in at a moment: packed, with its key, set-up and number of seats."""
        n, _, _ = self.moment(wish)
        part = self.part(n, wish.viewer)
        found = self.game.imagine(part.state, part.eye(wish.viewer), Random(seed))
        return self.game.pack(found), found.key, part.setup, len(part.seats)


class _Names:
    """What to call the seats of each game of a match: the person's name, else the emblem."""

    def __init__(self, film: Film, wish: Wish) -> None:
        self.film, self.wish = film, wish
        self.labels = labels_of(film.game.id)
        self._found: dict[tuple[int, ...], Called] = {}

    def of(self, seats: tuple[int, ...]) -> Called:
        if seats not in self._found:
            film, game = self.film, self.film.game
            part = film.progress.part_with(seats) or film.progress.parts[0]
            words = [str(seat + 1) for seat in part.seats]
            if game.emblems is not None:
                words = list(game.emblems(game.view(part.state, SPECTATOR)))
            people = [self.wish.called[seat] for seat in part.seats]
            self._found[seats] = self.labels.called(people, words, self.wish.lang)
        return self._found[seats]

    def line(self, number: int, event: bytes, seats: tuple[int, ...] | None) -> dict[str, Any]:
        said = msgspec.json.decode(event)
        who = self.of(seats if seats is not None else self.film.progress.parts[0].seats)
        return {"n": number, "text": self.labels.event(said, self.wish.lang, who), "event": said}


class Films:
    """Those looked at last, as many as fit into the memory that they may take together."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._kept: OrderedDict[str, Film] = OrderedDict()

    @property
    def size(self) -> int:
        return sum(film.size for film in self._kept.values())

    def tables(self) -> list[str]:
        return [*self._kept]

    def take(
        self, table: str, script: Script | None, since: int, moves: Sequence[Move], game: Game | None = None
    ) -> Film | None:
        """The film of a table with the moves that have come; None if those before are not known here."""
        found = self._kept.pop(table, None)
        if script is not None:
            found = Film(script, game)
        if found is None or found.length != since:
            return None
        found.add(moves)
        self._kept[table] = found
        return found

    def fit(self) -> None:
        """Forget the films that nobody has looked at for longest, and then frames of the last one."""
        while self.size > self.most and len(self._kept) > 1:
            self._kept.popitem(last=False)
        for film in self._kept.values():
            while film.size > self.most and len(film.frames) > 1:
                film.thin()


# -- in the process that shows them


_films = Films(0)


def show(
    most: int, table: str, script: Script | None, since: int, moves: Sequence[Move], what: str, *args: Any
) -> tuple[str, Any]:
    """Something of a film: "done" and what it is, "more" if it is not finished yet, "unknown", "no-moment"."""
    _films.most = most
    film = _films.take(table, script, since, moves)
    if film is None:
        return "unknown", None
    ready = film.advance()
    _films.fit()
    if not ready:
        return "more", None
    try:
        return "done", getattr(film, what)(*args)
    except NoMoment:
        return "no-moment", None
