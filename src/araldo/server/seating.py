"""What is kept of a table besides its moves: how it was set up (`Head`), who sits where and the clocks (`Seating`)."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from araldo.kernel.action import Action
from araldo.kernel.game import Game, Setup
from araldo.server import tokens
from araldo.server.tokens import Claim
from araldo.table.match import HUMAN, OPEN, SeatKind, Wish

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


class PlayTime(msgspec.Struct):
    """For a game that ends by the clock: seconds played so far, but for those since it runs (0: it does not run)."""

    played: float = 0.0
    since: float = 0.0


class Opening(msgspec.Struct):
    """A reaction window that stays open for a while."""

    ask: str  # the question
    seats: tuple[int, ...]  # of its game
    since: float
    holds: dict[int, float] = {}  # by seat that wants to think: until when


class OpenWindow(NamedTuple):
    """What the viewers of a window may know of it, and who holds it open: each is told only of himself."""

    closes: float | None  # Unix seconds
    holders: frozenset[int]


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
    window: float | None = None  # seconds that a reaction window stays open; 0: until all have answered; None: usual


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


class Seating(msgspec.Struct):
    """Who sits where, and all else about the table that changes while it lives, but for the moves."""

    places: list[Place]
    watchers: int = 1  # generation of spectators' tokens
    hosts: int = 1  # of tokens that hold no single seat: the shared screen's, and a host's who does not play
    standing: dict[int, dict[str, Action]] = {}  # the standing answers of the match
    clock: ClockState | None = None
    paused: bool = False
    votes: list[int] = []  # seats that want the pause, or its end
    play_time: PlayTime | UnsetType = UNSET
    wishes: dict[int, dict[str, Wish]] | UnsetType = UNSET  # likewise: those that end
    openings: list[Opening] | UnsetType = UNSET  # windows that stay open now
    kept: dict[int, Action] | UnsetType = UNSET  # by seat: the answers to them

    def open(self) -> bool:
        for place in self.places:  # noqa: SIM110 (asked several times a move)
            if place.kind == OPEN:
                return True
        return False

    def valid(self, claim: Claim) -> bool:
        """Whether a token has not been revoked."""
        if claim.kind in (tokens.SEAT, tokens.INVITE):
            if not 0 <= claim.seat < len(self.places):
                return False
            place = self.places[claim.seat]
            return claim.generation == place.generation and claim.substitute in (0, place.substitute)
        if claim.kind == tokens.SPECTATOR:
            return claim.generation == self.watchers
        return claim.generation == self.hosts

    def may_act(self, claim: Claim, seat: int) -> bool:
        """Whether a token acts for a seat."""
        if not 0 <= seat < len(self.places):
            return False
        place = self.places[seat]
        if claim.kind == tokens.EVERYBODY:
            return place.kind == HUMAN
        return claim.kind == tokens.SEAT and claim.seat == seat and (claim.substitute > 0) == place.lent

    def timed(self) -> bool:
        """Whether time runs here, for somebody or for the whole game."""
        return bool(self.openings or (self.clock and self.clock.running) or (self.play_time and self.play_time.since))

    def people(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == HUMAN]


def setup_to(setup: Setup) -> dict[str, Any]:
    return {"version": setup.version, "seats": setup.seats, "options": setup.options, "choices": setup.choices}


def setup_from(game: Game, stored: dict[str, Any]) -> Setup:
    """The set-up of a stored table; one that was begun on older rules goes on with these as far as they allow."""
    return game.restored(stored["version"], stored["seats"], stored["options"], stored["choices"])


def encode(value: msgspec.Struct) -> str:
    return msgspec.json.encode(value).decode()


def head_from(text: str) -> Head:
    return msgspec.json.decode(text, type=Head)


def seating_from(text: str) -> Seating:
    return msgspec.json.decode(text, type=Seating)
