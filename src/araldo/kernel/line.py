"""A line of play: answers that are tried on a state and taken back, for searches.

    line = Line(game, s)
    line.push(seat, action)     # line.state is the state after it
    line.pop()                  # and as it was

A push does not copy the state: it makes a branch of it, which has the numbers and words of the state that it comes from
and copies each list when it is first looked at. An answer looks at a few of them. The state below stays as it is while
a branch grows from it, so that a pop has nothing to do.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Protocol

from araldo.kernel.action import Action
from araldo.kernel.question import S
from araldo.kernel.state import State

FROM = "_from_"  # in a branch: the state that it comes from


class Played(Protocol[S]):
    """As much of a game as a line needs."""

    @property
    def branch(self) -> Callable[[S], S]: ...
    def apply(self, s: S, seat: int, action: Action) -> None: ...


class Line(Generic[S]):
    """A state that nobody else changes meanwhile, and what was pushed on it."""

    def __init__(self, game: Played[S], s: S) -> None:
        self.game = game
        self.states = [s]

    @property
    def state(self) -> S:
        return self.states[-1]

    def push(self, seat: int, action: Action) -> S:
        """Do something; an action that is not offered is refused and changes nothing."""
        below = self.states[-1]
        s = self.game.branch(below)
        s.offered = below.offered  # whoever has just listed the options here need not list them again
        self.game.apply(s, seat, action)
        self.states.append(s)
        return s

    def pop(self) -> S:
        """Take back what was pushed last."""
        if len(self.states) == 1:
            raise IndexError("nothing was pushed")
        self.states.pop()
        return self.states[-1]


class Untouched:
    """Stands in the class of branches for a field that is copied when it is first looked at."""

    __slots__ = ("copied", "name")

    def __init__(self, name: str, copied: Callable[[Any], Any]) -> None:
        self.name, self.copied = name, copied

    def __get__(self, branch: Any, cls: Any) -> Any:
        name = self.name
        below = branch._from_
        while below.__class__ is cls and name not in below.__dict__:
            below = below._from_
        value = branch.__dict__[name] = self.copied(getattr(below, name))
        return value


def branches(
    state: type[State],
    clone: Callable[[Any], Any],
    same: list[str],
    blank: list[str],
    copied: dict[str, Callable[[Any], Any]],
) -> Any:
    """What makes branches of the states of a class: `same` are fields that nobody changes in place, `blank` those that
    a copy does not have; all others are copied by their functions. Elsewhere (pickled) a branch is a clone.
    """
    inside: dict[str, Any] = {name: Untouched(name, copy) for name, copy in copied.items()}
    inside["__slots__"] = (FROM, "__dict__")
    inside["__reduce_ex__"] = lambda branch, protocol: (sent, (clone(branch),))
    branch = type(f"{state.__name__}Branch", (state,), inside)
    lines = [f"    n.{name} = o.{name}" for name in same] + [f"    n.{name} = None" for name in blank]
    source = "\n".join(["def branch(o):", "    n = new(cls)", f"    n.{FROM} = o", *lines, "    return n"])
    made: dict[str, Any] = {}
    exec(source, {"new": object.__new__, "cls": branch}, made)
    return made["branch"]


def sent(clone: Any) -> Any:
    """What a branch is where it is unpickled."""
    return clone


def plain_access(state: type[State]) -> bool:
    """Whether attributes of a state are got and set in no way of its own: only then can there be branches."""
    return (
        state.__getattribute__ is object.__getattribute__
        and state.__setattr__ is object.__setattr__
        and not hasattr(state, "__getattr__")
    )
