"""What is kept of a table besides its moves: how it was set up (`Head`), who sits where and the clocks (`Sheet`)."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from araldo.kernel.action import Action
from araldo.kernel.game import Game, Setup
from araldo.table.match import HUMAN, OPEN, SeatKind

ClockKind: TypeAlias = Literal["live", "turn"]


class ClockSpec(msgspec.Struct, forbid_unknown_fields=True):
    """Live: a bank, and an increment a decision. By turns: a bank, a credit a decision, and a cap. Seconds."""

    kind: ClockKind
    bank: float
    increment: float = 0.0
    cap: float = 0.0


class ClockState(msgspec.Struct):
    """Seconds left by seat, which seats' time runs, since when, and whose has run out."""

    left: list[float]
    running: list[int] = []
    since: float = 0.0
    flagged: list[int] = []


class Head(msgspec.Struct):
    """Fixed when the table is made."""

    setup: dict[str, Any]  # seats, options, choices, version
    key: bytes
    hot_seat: bool = False
    title: str = ""
    start: bytes = b""  # a packed state, for a table that began in the middle
    lesson: str = ""
    clock: ClockSpec | None = None
    lang: str = "en"
    origin: str = ""  # the table it was forked from, or "import"


class Place(msgspec.Struct):
    """One seat: what sits there, for the match too, and which tokens hold it."""

    kind: SeatKind
    name: str = ""
    bot: str = ""
    generation: int = 1  # tokens of an earlier one are revoked
    held: bool = False  # a person holds it, even while a bot plays
    joined: bool = False  # who holds it came by an invitation: nobody else knows the token
    substitute: int = 0  # generation of the substitute's token
    lent: bool = False  # the substitute acts now
    guest: str = ""  # the substitute's name
    mail: str = ""

    @property
    def away(self) -> bool:
        """For the match, which may take defaults for who is away: a table waits."""
        return False

    @property
    def called(self) -> str:
        return self.guest if self.lent and self.guest else self.name


class Sheet(msgspec.Struct):
    """Changes while the table lives."""

    places: list[Place]
    watchers: int = 1  # generation of spectators' tokens
    hosts: int = 1  # of tokens that hold no single seat: the shared screen's, and a host's who does not play
    standing: dict[int, dict[str, Action]] = {}  # the standing answers of the match
    clock: ClockState | None = None
    paused: bool = False
    votes: list[int] = []  # seats that want the pause, or its end

    def open(self) -> bool:
        for place in self.places:  # noqa: SIM110 (asked several times a move)
            if place.kind == OPEN:
                return True
        return False

    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == HUMAN]


def setup_to(setup: Setup) -> dict[str, Any]:
    return {"version": setup.version, "seats": setup.seats, "options": setup.options, "choices": setup.choices}


def setup_from(game: Game, stored: dict[str, Any]) -> Setup:
    return Setup(game.id, stored["version"], stored["seats"], dict(stored["options"]), dict(stored["choices"]))


def encode(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def head_from(text: str) -> Head:
    return msgspec.json.decode(text, type=Head)


def sheet_from(text: str) -> Sheet:
    return msgspec.json.decode(text, type=Sheet)
