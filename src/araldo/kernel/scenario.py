"""For tests: positions built by hand, scripted dice, and short ways to drive a game.

t = Table(game, seats=4, options={"module_battle": True}, dice=[0, 3])
t.state.silver[0] = 5                       # a test may set any field: it builds a position, it does not play up to it
t.place("hands", 0, [12, 14])               # pieces into a zone, ledger kept right
t.goto(Building(seat=0))                    # stand in this procedure
t.do(0, "build", "A14.rock.0")              # act; Illegal if not offered
assert t.why(0, "build", "A14.rock.0") == "CA-BLD-05"
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Generic, Self

from araldo.kernel.action import Action, Option, Span, Text, offered
from araldo.kernel.chance import key_from_seed
from araldo.kernel.errors import Illegal
from araldo.kernel.game import Game
from araldo.kernel.line import Line
from araldo.kernel.pieces import see
from araldo.kernel.question import S
from araldo.kernel.state import Frame
from araldo.kernel.view import fields_of, viewers_of


class Table(Generic[S]):
    """A game in a test's hands."""

    def __init__(
        self,
        game: Game[S],
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        choices: Mapping[str, Any] | None = None,
        seed: int = 1,
        dice: Sequence[int] = (),
    ) -> None:
        self.game = game
        self.setup = game.setup(seats or game.usual_seats, options, choices, trusted=True)
        self.events: list[Any] = []
        self.state: S = game.start(self.setup, key_from_seed(seed), dice, self.events)

    def goto(self, *frames: Frame) -> Self:
        """Put these procedures on an otherwise empty stack, the last on top, and run to the next question."""
        self.state.frames[:] = frames
        self.state.asked = None
        self.state.offered = None
        self.game.run(self.state)
        return self

    def place(self, zone: str, index: int | None, pieces: Iterable[int], seen: int = 0) -> Self:
        """Bring pieces into a zone from wherever they are (`index`: whose zone, or None); owners see their own."""
        target = getattr(self.state, zone) if index is None else getattr(self.state, zone)[index]
        for piece in pieces:
            self._lift(piece)
            target.append(piece)
            declared = dict(fields_of(type(self.state)))[zone]
            see(self.state, piece, viewers_of(self.state, declared, index) | seen)
        return self

    def _lift(self, piece: int) -> None:
        for name, d in fields_of(type(self.state)):
            if d.zone:
                value = getattr(self.state, name)
                for pieces in value if value and isinstance(value[0], list) else [value]:
                    if piece in pieces:
                        pieces.remove(piece)

    def script(self, *dice: int) -> Self:
        self.state.dice = list(dice)
        return self

    def do(self, seat: int, *action: Any) -> Self:
        self.state.log = self.events
        self.state.offered = None  # the test may have changed the position since it listed the options
        self.game.apply(self.state, seat, action)
        return self

    def options(self, seat: int) -> list[Option]:
        return self.game.options(self.state, seat)

    def can(self, seat: int, *action: Any) -> bool:
        return offered(self.options(seat), action) or offered(self.game.free_options(self.state, seat), action)

    def why(self, seat: int, *action: Any) -> str:
        """The rule that refuses an action; "" if it is offered; its error code if no rule is the reason."""
        trial = self.game.clone(self.state)
        try:
            self.game.apply(trial, seat, action)
        except Illegal as error:
            return error.refusal.rule if error.refusal is not None else error.code
        return ""

    @property
    def asked(self) -> str:
        return str(self.state.asked.kind) if self.state.asked is not None else ""

    def waiting(self) -> tuple[int, ...]:
        return self.game.waiting(self.state)

    def view(self, viewer: int) -> dict[str, Any]:
        return self.game.view(self.state, viewer)

    def said(self, kind: str) -> list[dict[str, Any]]:
        """The logged events of a kind, with everything they hold."""
        return [{**e.params, **e.secret} for e in self.events if e.kind == kind]


def perft(game: Game[S], s: S, depth: int) -> int:
    """The number of distinct sequences of `depth` answers from here: any change of a rule changes it."""
    return _sequences(Line(game, s), game, depth)


def _sequences(line: Line[S], game: Game[S], depth: int) -> int:
    s = line.state
    if depth == 0 or game.over(s):
        return 1
    seat = game.waiting(s)[0]
    total = 0
    for option in game.options(s, seat):
        line.push(seat, _first(option))
        total += _sequences(line, game, depth - 1)
        line.pop()
    return total


def _first(option: Option) -> Action:
    if isinstance(option, Span):
        return (*option.head, option.low)
    return (*option.head, "") if isinstance(option, Text) else option
