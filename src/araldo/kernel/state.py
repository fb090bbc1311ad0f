"""State and frames: plain data. Ids, never references; nothing here knows a rule.

The kernel's own fields come first; a game's state adds its own. `known`, `batch` and `member` are the ledger, one entry
a piece (see `pieces`); `low` and `high` are its bounds of hidden numbers (see `purse`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from araldo.kernel.action import Action
from araldo.kernel.fields import public, secret, shared, transient

ALL = -1  # a mask with every bit: all seats and spectators
SPECTATOR = 31  # the viewer who sits nowhere


def bit(viewer: int) -> int:
    return 1 << viewer


def mask(viewers: Iterable[int]) -> int:
    total = 0
    for viewer in viewers:
        total |= 1 << viewer
    return total


@dataclass(slots=True)
class Frame:
    """A procedure in progress: the step it has reached and its own locals. Subclasses add locals."""

    step: int = secret(0)
    defers_checks: bool = secret(False)  # the game's checks wait while this frame is on the stack
    detached: bool = secret(False)  # nobody waits for its result: a check or a standing right called it
    result: Any = secret(None)  # what the procedure called last has returned: int, str, None or a tuple of those


class Free(NamedTuple):
    """Seats that need not answer but may act while a question stands, and the kind of question that says how."""

    kind: str
    seats: tuple[int, ...]


@dataclass(slots=True)
class Asked:
    """The question that stands: its kind, who must answer, and what has come in (sealed answers, drafts)."""

    kind: str
    seats: tuple[int, ...]
    free: tuple[Free, ...]  # who may act besides, and how
    answers: dict[int, Action]  # sealed, by seat: complete ones
    drafts: dict[int, list[Action]]  # by seat: edits so far


@dataclass(slots=True)
class Paused:
    """Drafts of a question that a standing right has interrupted with questions of its own."""

    depth: int  # of the stack, where the question stood
    kind: str
    drafts: dict[int, list[Action]]


@dataclass(slots=True)
class Offer:
    """A bargain on the table; what can be done with one stands in `offer`."""

    number: int
    proposer: int
    parties: tuple[int, ...]  # the proposer among them
    goods: tuple[Any, ...]  # ((from, to, what, amount), …)
    clauses: tuple[Any, ...] = ()  # ((clause, …ids), …): the game knows what they mean
    seen: int = -1  # mask of viewers
    replies: int = 3  # counter-offers left
    ends: int = 0  # the game's own measure of time; see `expire`
    accepted: list[int] = field(default_factory=list)


@dataclass(slots=True)
class State:
    seats: int = public(0)
    options: Mapping[str, Any] = shared(factory=dict)
    key: bytes = secret(b"")  # 256 bits: the seed of all chance
    draws: int = secret(0)  # how many numbers chance has given
    shown: int = secret(0)  # how often somebody has newly seen something: undo stops there
    dice: list[int] = secret()  # a script for tests; empty in play
    frames: list[Frame] = secret()  # shown by `view`, local by local
    asked: Asked | None = secret(None)  # likewise
    paused: list[Paused] = secret()
    out: int = public(0)  # mask of seats that are out of the game
    known: list[int] = secret()  # ledger: by piece, the viewers who know which piece it is that lies there
    batch: list[int] = secret()  # ledger: by piece, the shuffled batch it belongs to (0: none)
    member: list[int] = secret()  # ledger: by piece, the viewers who know that this piece is in its batch
    batches: int = secret(0)
    low: list[list[int]] = secret()  # ledger of hidden numbers: bounds by viewer and owner
    high: list[list[int]] = secret()
    offers: list[Offer] = secret()  # shown by `view` to their seers
    log: list[Any] | None = transient()
    swap: Any = transient()  # two pieces, and after which shuffle of both they change places
    offered: Any = transient()  # (seat, options) last listed, so that `apply` need not list them again
