"""What is kept of a table besides its moves: how it was set up (`Head`), who sits where and the clocks (`Seating`)."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from araldo.kernel.action import Action
from araldo.kernel.game import Game, Setup
from araldo.server import tokens
from araldo.server.rests import Holiday, Hours
from araldo.server.tokens import Claim
from araldo.table.match import HUMAN, OPEN, SeatKind, Wish

ClockKind: TypeAlias = Literal["live", "turn"]
LeftBy: TypeAlias = Literal["own", "vote", "host", "back"]  # host: before play; back: who had lent the seat is
Instead: TypeAlias = Literal["bot", "person", "wait", "end"]  # for a seat that is missed: who plays, or the end of all
Late: TypeAlias = Literal[
    "vote", "wait", "once", "bot"
]  # when time is up: the table votes, waits; a bot answers, plays
Nights: TypeAlias = Literal["", "own", "table"]  # which do not count: none, each person's own, the same for all
Proposal: TypeAlias = Literal["end", "hand", "return", "time"]  # of all: the game ends, a heir, a comeback, more time
Level: TypeAlias = Literal["", "first", "some", "well"]  # any, first games are welcome, some experience, knows it well
LATER = 64  # a seat's number is below


class ClockSpec(msgspec.Struct, forbid_unknown_fields=True):
    """Live: a bank, and an increment a decision. By turns: a bank, a credit a decision, and a cap. Seconds."""

    kind: ClockKind
    bank: float
    increment: float = 0.0
    cap: float = 0.0
    each: bool = False  # the bank is for each answer: what is not used is lost
    nights: Nights = ""
    hours: Hours | None = None  # of the table's nights, and of who has not said their own
    weekend: bool = False  # Saturday and Sunday do not count
    holidays: int = 0  # days that each person may take
    late: Late = "vote"


class ClockState(msgspec.Struct):
    """Seconds left by seat, which seats' time runs, since when, and whose has run out."""

    left: list[float]
    running: list[int] = []
    since: float = 0.0
    flagged: list[int] = []
    fell: dict[int, float] = {}  # when that was
    missed: dict[int, int] = {}  # by seat: answers in a row for which time has run out


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
    rated: bool = False  # the persons who play it to the end are rated
    group: str = ""  # whose members may sit down
    hints: bool = True  # who plays may ask what a bot would do; never where persons are rated
    level: Level = ""  # whom it is for


class Place(msgspec.Struct):
    """One seat: what sits there, for the match too, which tokens hold it, and who is behind them."""

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
    guest_mail: str = ""  # the substitute's
    person: int = -1  # who holds the seat (see `Seating.person_of`); -1: the first who did
    deputy: int = -1  # the substitute
    hours: Hours | None = None  # quiet ones, of who holds the seat
    guest_hours: Hours | None = None  # the substitute's
    hours_at: float = 0.0  # when they were said
    holidays: list[Holiday] = []  # of who holds the seat
    once: str = ""  # the question that a bot answers in the person's place, and no other
    heir: str = ""  # the others agree that somebody of this name takes the seat over
    vacant: bool = False  # left, a bot plays meanwhile, and the others decide

    @property
    def away(self) -> bool:
        """For the match, which may take defaults for who is away: a table waits."""
        return False

    @property
    def rights(self) -> bool:
        """Likewise: a bot that answers once in a person's place does nothing else for them."""
        return not self.once

    @property
    def called(self) -> str:
        return self.guest if self.lent and self.guest else self.name

    @property
    def address(self) -> str:
        """Where to write to who plays here now: everybody's address is their own."""
        return self.guest_mail if self.lent else self.mail

    @property
    def quiet(self) -> Hours | None:
        """The hours of who plays here now."""
        return self.guest_hours if self.lent else self.hours


class Left(msgspec.Struct):
    """Somebody whose token holds a seat no more, and why: so that they can be told, and keep what is theirs."""

    seat: int
    generation: int  # of the token
    substitute: int
    person: int
    name: str
    at: float
    how: LeftBy
    by: list[str] = []  # who decided, by name
    welcome: bool = False  # the others agree that they come back

    def of(self, claim: Claim) -> bool:
        token = (claim.seat, claim.generation, claim.substitute)
        return claim.kind == tokens.SEAT and token == (self.seat, self.generation, self.substitute)


class Ballot(msgspec.Struct):
    """A vote about the seat of somebody who is absent: what each seat that has voted wishes."""

    seat: int
    wishes: dict[int, Instead]


class Motion(msgspec.Struct):
    """What somebody proposes to the table, and who has said what."""

    id: int
    what: Proposal
    by: int  # a seat; of a return: the one that is wanted again
    name: str  # of who proposes it, and of who is to take the seat over
    heir: str = ""
    text: str = ""
    votes: dict[int, bool] = {}
    at: float = 0.0
    person: int = -1  # who wants to return


class Ended(msgspec.Struct):
    """A game that was ended before its end: by agreement, or because nobody was left."""

    how: Literal["called-off", "abandoned"]
    at: float
    by: list[str] = []


class Asked(msgspec.Struct):
    """A question that was put to somebody who was not there."""

    id: str
    at: float


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
    begun: bool = False  # it was played before a seat became free again
    left: list[Left] = []
    ballots: list[Ballot] = []
    asked: dict[int, Asked] = {}
    motions: list[Motion] = []
    proposals: int = 0  # made so far
    pauser: int = -1  # who has asked for the pause
    ended: Ended | None = None
    persons: int = LATER  # the number of the next person who sits down in somebody's place

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

    def person_of(self, claim: Claim) -> int | None:
        """Who holds a token, as a number of this table: notes and private talk are theirs, not the seat's.

        The first who holds a seat has its number; whoever comes after has the next from LATER on. What was theirs stays
        with who has left.
        """
        if claim.kind != tokens.SEAT:
            return None
        if not self.valid(claim):
            left = self.left_by(claim)
            return None if left is None else left.person
        return self.places[claim.seat].deputy if claim.substitute else self.holder(claim.seat)

    def holder(self, seat: int) -> int:
        place = self.places[seat]
        return seat if place.person < 0 else place.person

    def player(self, seat: int) -> int:
        """Who plays a seat now: the substitute, or who holds it."""
        return self.places[seat].deputy if self.places[seat].lent else self.holder(seat)

    def whereabouts(self, person: int) -> tuple[int, str]:
        """The seat of a person, and the name of one who sits there no more."""
        for seat, place in enumerate(self.places):
            if person == self.holder(seat) or (place.lent and person == place.deputy):
                return seat, "" if person == self.player(seat) else place.name
        left = next((left for left in reversed(self.left) if left.person == person), None)
        return (left.seat, left.name) if left is not None else (person if person < LATER else -1, "")

    def new_person(self) -> int:
        self.persons += 1
        return self.persons - 1

    def left_by(self, claim: Claim) -> Left | None:
        """How the seat of a token that counts no more was left; None if it was only replaced by another one."""
        return next((left for left in reversed(self.left) if left.of(claim)), None)

    def may_return(self, left: Left) -> bool:
        """Whom the others have voted out, or want again, may sit down as long as nobody else has."""
        place = self.places[left.seat]
        if left.welcome:
            return not place.held
        return left.how == "vote" and not left.substitute and place.kind == OPEN \
            and left.generation == place.generation - 1  # fmt: skip

    def may_ask(self, left: Left) -> bool:
        """Who has left may ask to come back while no person plays there."""
        return not (left.substitute or left.how == "host" or self.places[left.seat].held or self.may_return(left))

    def ballot(self, seat: int) -> Ballot | None:
        return next((ballot for ballot in self.ballots if ballot.seat == seat), None)

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
        return [seat for seat, place in enumerate(self.places) if place.kind == HUMAN or place.once]

    def motion(self, number: int) -> Motion | None:
        return next((motion for motion in self.motions if motion.id == number), None)


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
    seating = msgspec.json.decode(text, type=Seating)
    for place in seating.places:
        if place.lent and place.deputy < 0:  # lent when substitutes had no number yet
            place.deputy = seating.new_person()
    return seating
