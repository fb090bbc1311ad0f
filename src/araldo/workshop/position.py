"""A position: how a game began, and the decisions since. It is small, survives a change of the rules, and is played
again whenever it is looked at: what no longer fits is told with its place.
"""

from __future__ import annotations

import traceback
from base64 import b64decode
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from araldo.kernel import discover, faults
from araldo.kernel.action import Action, from_json, to_text
from araldo.kernel.chance import key_from_seed
from araldo.kernel.errors import AraldoError, Illegal
from araldo.kernel.game import Game
from araldo.kernel.play import Eyes, make_bot, usual_bot

KEEP = 20  # every so many decisions a state is kept, so that going back is quick
MOST = 5000  # decisions that bots are asked for at once


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game begins: a set-up and a seed, or a packed state (of a test)."""

    seats: int = 0  # 0: the usual number
    options: dict[str, bool | int | str] = {}
    seed: int = 1
    packed: str = ""
    label: str = ""


class Done(msgspec.Struct, frozen=True, array_like=True):
    seat: int
    action: list[int | str]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start: Start = Start()
    moves: list[Done] = []
    at: int = -1  # after so many of them; -1: after all


class Fault(msgspec.Struct):
    """Something that went wrong, and where."""

    message: str
    code: str = "fault"
    file: str = ""
    line: int = 0
    at: int = -1  # the decision
    seat: int = -1
    action: str = ""
    mend: str = ""  # what to do about it, if that is known


@dataclass(slots=True)
class Played:
    """A position that was played again, as far as it could be."""

    game: Game
    state: Any
    before: Any  # the state before the last decision, or None
    events: list[Any] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)  # how many events there were after each decision
    at: int = 0
    fault: Fault | None = None


def place_of(error: BaseException, folder: Path | None) -> tuple[str, int]:
    """File and line where an error came up: in the game, if it came through there. A refusal has no place."""
    found = traceback.extract_tb(error.__traceback__)
    inside = [frame for frame in found if folder is not None and Path(frame.filename).is_relative_to(folder)]
    if isinstance(error, SyntaxError) and error.filename:
        return _short(error.filename, folder), error.lineno or 0
    last = (inside or ([] if isinstance(error, AraldoError) else list(found)))[-1:]
    return (_short(last[0].filename, folder), last[0].lineno or 0) if last else ("", 0)


def _short(name: str, folder: Path | None) -> str:
    path = Path(name)
    return path.relative_to(folder).as_posix() if folder is not None and path.is_relative_to(folder) else name


def fault_of(error: BaseException, folder: Path | None, **more: Any) -> Fault:
    file, line = place_of(error, folder)
    if isinstance(error, AraldoError):
        return Fault(str(error), error.code, file, line, **more)
    known = faults.place_of(error)
    mend = "" if known is None else known.mend
    return Fault(f"{type(error).__name__}: {error}", file=file, line=line, mend=mend, **more)


class Player:
    """Plays positions of one game again, and remembers the last way, so that a step is a step."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.start: Start | None = None
        self.moves: list[Done] = []
        self.kept: dict[int, bytes] = {}
        self.events: list[Any] = []
        self.marks: list[int] = []

    def game(self) -> Game:
        return discover.load(self.name)

    def begin(self, game: Game, start: Start) -> Any:
        if start.packed:
            return game.unpack(b64decode(start.packed))
        setup = game.setup(start.seats or game.usual_seats, start.options)
        return game.start(setup, key_from_seed(start.seed), log=self.events)

    def play(self, position: Position) -> Played:
        """The position; where it cannot be reached, as far as it goes, and why not farther."""
        game = self.game()
        wanted = position.moves if position.at < 0 else position.moves[: position.at]
        try:
            s, at = self._from(game, position.start, wanted)
        except Exception as error:
            return Played(game, None, None, fault=fault_of(error, game.folder, at=0))
        before = None
        while at < len(wanted):
            move = wanted[at]
            before = game.clone(s) if at == len(wanted) - 1 else None
            try:
                s.log = self.events
                game.apply(s, move.seat, from_json(move.action))
            except Exception as error:
                stands = self.play(Position(position.start, wanted[:at]))  # as it was, whatever the rule had begun
                stands.fault = self._refused(game, error, move, at)
                return stands
            at += 1
            self.moves[at - 1 :] = [move]
            self.marks[at:] = [len(self.events)]
            if at % KEEP == 0 or at >= len(wanted) - 1:
                self.kept[at] = game.pack(s)
        return Played(game, s, before, self.events, self.marks, at)

    def _from(self, game: Game, start: Start, wanted: list[Done]) -> tuple[Any, int]:
        """The nearest state that is kept on the way to a position."""
        if start != self.start:
            self.start, self.moves, self.kept, self.events, self.marks = start, [], {}, [], []
            s = self.begin(game, start)
            self.kept[0], self.marks = game.pack(s), [len(self.events)]
        same = 0
        while same < min(len(wanted), len(self.moves)) and wanted[same] == self.moves[same]:
            same += 1
        goal = min(same, max(len(wanted) - 1, 0))  # one before, so that what the last one changed can be told
        at = max(kept for kept in self.kept if kept <= goal)
        self.kept = {number: packed for number, packed in self.kept.items() if number <= same}
        self.moves = self.moves[:at]
        del self.events[self.marks[at] :]
        del self.marks[at + 1 :]
        return game.unpack(self.kept[at]), at

    @staticmethod
    def _refused(game: Game, error: Exception, move: Done, at: int) -> Fault:
        fault = fault_of(error, game.folder, at=at + 1, seat=move.seat, action=to_text(tuple(move.action)))
        if isinstance(error, Illegal) and error.refusal is not None:
            fault.code = error.refusal.rule
        return fault

    def by_bots(self, position: Position, count: int) -> tuple[list[Done], Fault | None]:
        """Let the game's usual bots decide so many times from here."""
        played = self.play(position)
        if played.fault is not None:
            return [], played.fault
        game, s = played.game, game_copy(played)
        bots = [make_bot(game, usual_bot(game), position.start.seed + seat) for seat in range(s.seats)]
        done: list[Done] = []
        try:
            while not game.over(s) and len(done) < min(count, MOST):
                seat = game.waiting(s)[0]
                action: Action = bots[seat].choose(Eyes(game, s, seat, game.options(s, seat)))
                game.apply(s, seat, action)
                done.append(Done(seat, list(action)))
        except Exception as error:
            return done, fault_of(error, game.folder, at=played.at + len(done) + 1)
        return done, None


def game_copy(played: Played) -> Any:
    return played.game.clone(played.state)
