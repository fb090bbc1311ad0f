"""What a marshal carries from one decision to the next, and small tools that all its chapters use."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from araldo.games.medioevo_universale.marshal.character import Character
from araldo.games.medioevo_universale.state import Medioevo
from araldo.kernel import Action, Option, Span
from araldo.kernel.play import Eyes


@dataclass(slots=True)
class Mind:
    character: Character
    turn: int = 0
    asked: set[int] = field(default_factory=set)  # who has been asked for a pact this turn
    offers: dict[int, int] = field(default_factory=dict)  # how many a player has had so far
    asks: dict[int, int] = field(default_factory=dict)  # Florins that a player should add to his offer
    steps: int = 0  # decisions of this turn, so that no plan runs in circles

    def begin(self, s: Medioevo) -> None:
        if s.turn != self.turn:
            self.turn, self.steps = s.turn, 0
            self.asked.clear()
        self.steps += 1


Handler = Callable[[Medioevo, Eyes, Mind], Action | None]


def actions(options: list[Option], *verbs: str) -> list[Action]:
    return [tuple(o) for o in options if not isinstance(o, Span) and o[0] in verbs]


def spans(options: list[Option], verb: str) -> list[Span]:
    return [o for o in options if isinstance(o, Span) and o.head[0] == verb]


def drafted(s: Medioevo, seat: int) -> list[Action]:
    """What a seat has written so far in answer to the question that stands."""
    return list(s.asked.drafts.get(seat, [])) if s.asked is not None else []


def fitting(plan: Action | None, offers: list[Option]) -> Action | None:
    """The plan as far as it is offered."""
    if plan is None or plan in offers:
        return plan
    for span in spans(offers, plan[0]):
        if span.head == plan[:-1] and plan[-1] >= span.low:
            return (*span.head, min(plan[-1], span.high))
    return None
