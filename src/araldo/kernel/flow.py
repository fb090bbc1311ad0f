"""The only control flow there is: a procedure is a frame class and a tuple of steps; the stack is the continuation.

A step is a function of (state, frame). It returns nothing (go on with the next step), AGAIN (enter me again), or what
`ask` returns. A step that asks changes nothing and is entered again after the answer: "while somebody still has to
answer, ask; else go on". An answer may `call`; the new frame runs first, then the asking step again.
"""

from __future__ import annotations

from typing import Any

from typing_extensions import TypeVar

from araldo.kernel.copying import NEW
from araldo.kernel.errors import BadRule
from araldo.kernel.state import Asked, Frame, Free, State

__all__ = ["AGAIN", "ASK", "Free", "ask", "ask_each", "call", "end", "finish", "leave", "take_result"]

T = TypeVar("T")

ASK = 1  # stop: somebody is asked
AGAIN = 2  # do not advance this frame


def call(s: State, frame: Frame) -> None:
    """Run another procedure, then go on with the caller. Use it as the last thing a step or an answer does."""
    s.asked = None  # what stands was asked by the frame that was on top
    s.frames.append(frame)


def end(s: State, result: Any = None) -> int:
    """Leave the procedure on top; its caller finds `result` in its own frame. Return what this returns."""
    s.asked = None
    ended = s.frames.pop()
    if s.frames and not ended.detached:
        s.frames[-1].result = result
    return AGAIN


def take_result(frame: Frame, kind: type[T]) -> T | None:
    """What the procedure that was called last has returned, and once only; None if it returned nothing, or none was
    called since. A result of another type is a mistake of whoever returns it.
    """
    found = frame.result
    frame.result = None
    if found is not None and not isinstance(found, kind):
        raise BadRule(f"{frame.__class__.__name__} is given {found!r} and expects {kind.__name__}: see end(s, result)")
    return found


def leave(s: State, to: type[Frame], result: Any = None) -> int:
    """Unwind to the nearest frame of procedure `to`, which goes on where it stood. Return what this returns."""
    s.asked = None
    while s.frames and s.frames[-1].__class__ is not to:
        s.frames.pop()
    if not s.frames:
        raise LookupError(f"no {to.__name__} on the stack")
    s.frames[-1].result = result
    return AGAIN


def finish(s: State) -> int:
    """Unwind everything: the game is over and its outcome is what the game says of this state."""
    s.frames.clear()
    s.asked = None
    return AGAIN


def ask(s: State, kind: str, *seats: int, free: tuple[Free, ...] = ()) -> int | None:
    """Stop here until these seats have answered. Who is out of the game is skipped; if nobody is left, go on."""
    return ask_each(s, kind, seats, free)


def ask_each(s: State, kind: str, seats: tuple[int, ...], free: tuple[Free, ...]) -> int | None:
    """The same, for those who have a tuple at hand and no time."""
    if s.out:
        seats = tuple(seat for seat in seats if not s.out >> seat & 1)
    if not seats:
        return None
    old = s.asked
    asked: Asked = NEW(Asked)  # filled here: at every decision the detour of a constructor tells
    asked.kind, asked.seats, asked.free = kind, seats, free
    if old is not None and old.kind == kind:  # somebody acted freely meanwhile: keep what has come in
        asked.answers = {seat: action for seat, action in old.answers.items() if seat in seats}
        asked.drafts = {seat: edits for seat, edits in old.drafts.items() if seat in seats}
    else:
        asked.answers, asked.drafts = {}, {}
    s.asked = asked
    return ASK
