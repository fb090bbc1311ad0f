"""A chapter of a rulebook as a module: the procedures it carries out and the questions it asks.

    PROCEDURES = [procedure(Auction, bid_in_turn, award)]
    QUESTIONS = [single("bid", Auction, bid_made, candidates=bids)]

A game joins its chapters: `Game(chapters=(turn, auction, war), …)`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeAlias

from araldo.kernel.question import F, Question, S
from araldo.kernel.state import Frame

Step: TypeAlias = Callable[[S, F], int | None]


@dataclass(frozen=True)
class Procedure(Generic[S]):
    """A class of frames and the steps it goes through."""

    frame: type[Frame]
    steps: tuple[Step[S, Any], ...]


def procedure(frame: type[F], *steps: Step[S, F]) -> Procedure[S]:
    return Procedure(frame, steps)


class Chapter(Protocol[S]):
    """What a game expects of a module. Both may be empty."""

    @property
    def PROCEDURES(self) -> Sequence[Procedure[S]]: ...
    @property
    def QUESTIONS(self) -> Sequence[Question[S, Any]]: ...
