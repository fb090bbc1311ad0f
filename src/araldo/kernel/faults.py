"""Where a fault of a game lies: in which rule, at which question, on which stack of procedures.

An error that a rule raises keeps its type; the kernel adds a note to it, which every traceback shows, and `place_of`
gives the same in parts. Where an error is known to come of a common mistake, the note says how to mend it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Protocol

from araldo.kernel.action import to_text
from araldo.kernel.errors import AraldoError
from araldo.kernel.fields import declared
from araldo.kernel.state import State

KERNEL = str(Path(__file__).parent)
MARK = "araldo_place"


class Faulty(Protocol):
    """As much of a game as a place needs."""

    id: str
    folder: Path
    steps: Any
    questions: Any
    state: Any


@dataclass(frozen=True, slots=True)
class Place:
    """Where a rule failed. `rule`: file, line and function; `mend`: what to do about it, if that is known."""

    game: str
    rule: str
    frames: tuple[str, ...]
    question: str = ""
    seat: int | None = None
    action: str = ""
    mend: str = ""
    at: str = ""  # the game and the decision, as whoever plays it knows them

    @property
    def where(self) -> str:
        """Without what was answered: that may be a secret."""
        parts = [self.rule, " > ".join(self.frames) or "before the first procedure"]
        if self.question:
            parts.append(f"question {self.question}" + ("" if self.seat is None else f" to seat {self.seat}"))
        return ", ".join(part for part in [self.game, self.at, *parts] if part)

    def __str__(self) -> str:
        return f"{self.where}, answer {self.action}" if self.action else self.where


def note_place(
    game: Faulty, s: State, error: BaseException, question: str = "", seat: int | None = None, action: Any = None
) -> None:
    """Add to an error where it arose. What is said to players, and what has its place already, stays as it is."""
    if isinstance(error, AraldoError) or hasattr(error, MARK):
        return
    asked = s.asked
    rule = rule_of(game, error) or standing(game, s)
    kind = question or (asked.kind if asked is not None else "")
    done = "" if action is None else to_text(action)
    place = Place(game.id, rule, stack(game, s), kind, seat, done, mended(game, s, error))
    setattr(error, MARK, place)
    error.add_note(f"{place}. {place.mend}" if place.mend else str(place))


def locate(error: BaseException, at: str) -> None:
    """Add to the place of an error which game it was (its seed, the decision), for whoever knows that."""
    place = place_of(error)
    if place is not None and not place.at:
        setattr(error, MARK, replace(place, at=at))
        error.add_note(at)


def place_of(error: BaseException) -> Place | None:
    found: Place | None = getattr(error, MARK, None)
    return found


def stack(game: Faulty, s: State) -> tuple[str, ...]:
    """The procedures that are going on, each with the step that it has reached."""
    found = []
    for frame in s.frames:
        steps = game.steps.get(type(frame), ())
        name = type(frame).__name__
        found.append(f"{name}.{steps[frame.step].__name__}" if frame.step < len(steps) else name)
    return tuple(found)


def rule_of(game: Faulty, error: BaseException) -> str:
    """The innermost line of the game's own code; of a game that is made in a test, the innermost outside the kernel."""
    own = outside = ""
    trace = error.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        file = Path(code.co_filename)
        name = f"{trace.tb_lineno} ({code.co_name})"
        if game.folder in file.parents:
            own = f"{file.relative_to(game.folder).as_posix()}:{name}"
        elif f"{game.folder.name}" in file.parts:  # compiled: the path is that of the build
            own = f"{'/'.join(file.parts[file.parts.index(game.folder.name) + 1 :])}:{name}"
        elif not code.co_filename.startswith(KERNEL):
            outside = f"{file.name}:{name}"
        trace = trace.tb_next
    return own or outside


def code_place(game: Faulty, function: Any) -> str:
    """Where a function of a game stands; of one that is compiled, its name."""
    code = getattr(function, "__code__", None)
    if code is None:
        return str(getattr(function, "__name__", function))
    file = Path(code.co_filename)
    name = file.relative_to(game.folder).as_posix() if game.folder in file.parents else file.name
    return f"{name}:{code.co_firstlineno} ({code.co_name})"


def standing(game: Faulty, s: State) -> str:
    """The step that the uppermost procedure has reached."""
    frame = s.frames[-1] if s.frames else None
    steps = game.steps.get(type(frame), ())
    return code_place(game, steps[frame.step]) if frame is not None and frame.step < len(steps) else ""


def mended(game: Faulty, s: State, error: BaseException) -> str:
    """What to do about an error that is known to come of a common mistake."""
    top = type(s.frames[-1]) if s.frames else None
    if isinstance(error, KeyError) and s.asked is not None and s.asked.kind not in game.questions:
        known = ", ".join(game.questions)
        return f"A step asks {s.asked.kind!r}, and there is no such question: declare it, or ask one of {known}"
    if isinstance(error, KeyError) and top is not None and top not in game.steps:
        return f"{top.__name__} was called and has no steps: declare procedure({top.__name__}, …)"
    if isinstance(error, ValueError) and "unpack" in str(error) and _last_file(error) == "question.py":
        return (
            "A candidate is yielded with its refusal: `yield (verb, …), None`, or `…, Refusal(rule)` in place of None"
        )
    if isinstance(error, IndexError) and not s.known and any(d.zone for _, d in declared(game.state)):
        return "The ledger is not open: `begin` starts with stock(s, number of pieces)"
    return ""


def _last_file(error: BaseException) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return "" if trace is None else Path(trace.tb_frame.f_code.co_filename).name
