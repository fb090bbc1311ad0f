"""The messages of a socket, each written down once: what a client may say (`Said`), and what it is told (`Told`).

What a client says and does not fit is refused before anybody looks at it. What is told often is put together from
pieces that are encoded once for many (`projection`); the tests hold every message they hear against the forms here.
The front end's types are made from this file.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from araldo.server.rests import Why
from araldo.server.seating import ClockKind, Instead, Late, Nights, Proposal
from araldo.server.tokens import TokenKind
from araldo.table.match import SeatKind, Status

MOST = 65536  # bytes of a message
_NUL = "\\u0000"  # as JSON writes it
Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Item: TypeAlias = int | Annotated[str, msgspec.Meta(max_length=4000)]
Deed: TypeAlias = Annotated[list[Item], msgspec.Meta(min_length=1, max_length=64)]
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]
Consultation: TypeAlias = Literal["odds", "reach", "table"]


# -- what a client says


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    key: Key
    ask: Annotated[str, msgspec.Meta(max_length=64)]
    action: Deed
    seat: Seat | None = None  # for whom, where one token acts for several


class Stride(msgspec.Struct, forbid_unknown_fields=True):
    """One action of a bundle, and the kind of question that it answers: by default that of the first."""

    action: Deed
    kind: Annotated[str, msgspec.Meta(max_length=64)] = ""


class Acts(msgspec.Struct, tag="acts", forbid_unknown_fields=True):
    """One gesture: these actions one after the other, as far as nothing comes between."""

    key: Key
    ask: Annotated[str, msgspec.Meta(max_length=64)]
    steps: Annotated[list[Stride], msgspec.Meta(min_length=1, max_length=256)]
    seat: Seat | None = None


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    key: Key


class Back(msgspec.Struct, tag="back", forbid_unknown_fields=True):
    """To where the lesson was left."""

    key: Key


class Wonder(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """What would a bot do in my place, and why?"""

    ask: Annotated[str, msgspec.Meta(max_length=64)]


class Stand(msgspec.Struct, tag="stand", forbid_unknown_fields=True):
    key: Key
    kind: Annotated[str, msgspec.Meta(max_length=64)]
    action: Deed | None
    scope: Annotated[str, msgspec.Meta(max_length=64)] = "always"


class Hold(msgspec.Struct, tag="hold", forbid_unknown_fields=True):
    """At a window: I want to think, or have thought enough."""

    key: Key
    ask: Annotated[str, msgspec.Meta(max_length=64)]
    on: bool


class Explain(msgspec.Struct, tag="explain", forbid_unknown_fields=True):
    action: Deed


class Consult(msgspec.Struct, tag="consult", forbid_unknown_fields=True):
    """What may come of an action, where a piece may go, a reference table (by its name)."""

    what: Consultation
    of: Deed


class Say(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    key: Key
    text: Annotated[str, msgspec.Meta(min_length=1)]
    to: Seat | None = None
    side: bool = False  # to all who play on one's own side


class Older(msgspec.Struct, tag="older", forbid_unknown_fields=True):
    """What was said before a line that has been heard."""

    before: Annotated[int, msgspec.Meta(ge=1, le=2**31)]


class Note(msgspec.Struct, tag="note", forbid_unknown_fields=True):
    text: str


class Lang(msgspec.Struct, tag="lang", forbid_unknown_fields=True):
    lang: Literal["en", "it"]


class Look(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    """At a hot-seat table: show me this seat; null: whoever is asked."""

    seat: Seat | None = None


class Pause(msgspec.Struct, tag="pause", forbid_unknown_fields=True):
    key: Key


class Resume(msgspec.Struct, tag="resume", forbid_unknown_fields=True):
    key: Key


class TimeUp(msgspec.Struct, tag="clock", forbid_unknown_fields=True):
    """What becomes of a seat whose time has run out."""

    key: Key
    do: Literal["bot", "wait"]
    seat: Seat | None = None


class VoteOn(msgspec.Struct, tag="vote", forbid_unknown_fields=True):
    """Who shall play for somebody who is absent; null: take my vote back."""

    key: Key
    seat: Seat
    wish: Instead | None


class Propose(msgspec.Struct, tag="propose", forbid_unknown_fields=True):
    """Ask the table: to end the game, to let somebody take one's seat over, for more time for everybody."""

    key: Key
    what: Literal["end", "hand", "time"]
    heir: Annotated[str, msgspec.Meta(max_length=200)] = ""
    text: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Agree(msgspec.Struct, tag="agree", forbid_unknown_fields=True):
    """To what somebody proposes: yes or no. null: no longer; of who has proposed it: never mind."""

    key: Key
    id: Annotated[int, msgspec.Meta(ge=0, le=2**31)]
    yes: bool | None


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    pass


Said: TypeAlias = (
    Act | Acts | Undo | Back | Stand | Hold | Explain | Consult | Wonder | Say | Older | Note | Lang | Look | Pause
    | Resume | TimeUp | VoteOn | Propose | Agree | Ping
)  # fmt: skip

# -- what a client is told

Action: TypeAlias = tuple[int | str, ...]
Trouble: TypeAlias = Literal["", "outdated", "bad-move", "stuck"]
QuestionForm: TypeAlias = Literal["single", "sealed", "draft", "window"]


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """A part of a message. What is UNSET is left out of it."""


class Me(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a socket is at its table."""

    kind: TokenKind
    seat: int | None
    host: bool
    acts: bool


class Scope(Form):
    """How long a standing answer may hold. Words are given for those of the game's own."""

    id: str
    label: str = ""


class Wanted(Form):
    """A standing answer of the viewer, as it is kept: to which question, and for how long."""

    kind: str
    action: Action
    scope: str
    prompt: str = ""
    label: str = ""  # of the scope


class Amount(Form):
    """A part of a sum."""

    label: str
    amount: int
    rule: str | UnsetType = UNSET


class Price(Form):
    """What is paid. `each`: for one of the number that is chosen."""

    what: str
    amount: int
    each: bool | UnsetType = UNSET
    parts: list[Amount] | UnsetType = UNSET


class Shift(Form):
    """A value that changes, or a sum so far."""

    label: str
    before: int | UnsetType = UNSET
    after: int | UnsetType = UNSET
    rule: str | UnsetType = UNSET


class Stepper(Form):
    """One of several numbers of a draft. `action`: the head of the span that sets it, or the edit that adds one."""

    id: str
    label: str
    action: Action
    low: int
    high: int
    now: int
    note: str | UnsetType = UNSET
    step: int | UnsetType = UNSET


class SpreadInfo(Form):
    """A draft that is several numbers at once. `exact`: nothing of the total may be left.

    `whole`: no draft; the answer is this head and the numbers of all targets, in order.
    """

    label: str
    total: int
    left: int
    exact: bool
    targets: list[Stepper]
    whole: Action | UnsetType = UNSET


class SlotWord(Form):
    """A word that may stand in a slot, and its name."""

    id: str
    name: str


class SlotInfo(Form):
    """A place in an answer, and the words that may stand in it."""

    label: str
    words: list[SlotWord]


class SlotsInfo(Form):
    """The answer is this head and a word in every slot; the order among slots of one label does not matter."""

    head: Action
    slots: list[SlotInfo]


class Pace(Form):
    """One action of a bundle that is offered as one gesture."""

    action: Action
    kind: str = ""


class PlanInfo(Form):
    """A ready bundle with what it brings."""

    label: str
    steps: list[Pace]
    note: str | UnsetType = UNSET


class Ask(Form):
    """The question that stands, as far as the viewer may know it. Seats are those of the match."""

    id: str
    kind: str
    form: QuestionForm
    waiting: list[int]
    answered: list[int]
    mine: bool
    rights: list[str]  # prompts of what the viewer may do meanwhile
    answer: Action | UnsetType = UNSET  # its own, as long as it may be revised
    draft: list[Action] | UnsetType = UNSET
    drafted: list[str] | UnsetType = UNSET  # the same in words
    given: bool | UnsetType = UNSET  # the table is about to answer for it
    standing: Action | UnsetType = UNSET
    about: str | UnsetType = UNSET  # what it is an answer to, in words
    scope: str | UnsetType = UNSET  # how long a pass counts here, unless the viewer says otherwise
    scopes: list[Scope] | UnsetType = UNSET  # where the viewer may pass: for how long he may
    wishes: list[Wanted] | UnsetType = UNSET
    closes: float | UnsetType = UNSET  # Unix seconds: when this window closes, unless somebody holds it
    held: bool | UnsetType = UNSET  # somebody wants to think
    holding: bool | UnsetType = UNSET  # the viewer himself
    prompt: str = ""
    title: str | UnsetType = UNSET  # better than the prompt: it names what it is about
    help: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    by: int | UnsetType = UNSET  # the seat from which it comes
    idle: str | UnsetType = UNSET  # what happens if one does nothing
    done: str | UnsetType = UNSET  # what happens on Done
    tally: list[Shift] | UnsetType = UNSET  # of a draft: the sum so far
    warn: list[str] | UnsetType = UNSET  # what would be lost
    steps: list[str] | UnsetType = UNSET  # of the procedure that is going on
    at: int | UnsetType = UNSET  # which of them this is
    places: list[str] | UnsetType = UNSET  # what to look at on the board
    spread: SpreadInfo | UnsetType = UNSET
    slots: SlotsInfo | UnsetType = UNSET
    plans: list[PlanInfo] | UnsetType = UNSET


class Choice(Form):
    """Something that may be done. A number from `low` to `high` or a text of `limit` characters completes `action`."""

    action: Action
    low: int | UnsetType = UNSET
    high: int | UnsetType = UNSET
    step: int | UnsetType = UNSET
    limit: int | UnsetType = UNSET
    label: str = ""
    free: bool | UnsetType = UNSET  # a right: it does not answer the question
    cost: list[Price] | UnsetType = UNSET
    effect: str | UnsetType = UNSET
    after: list[Shift] | UnsetType = UNSET  # what it changes
    detail: str | UnsetType = UNSET  # `table/row`: where more is said
    group: str | UnsetType = UNSET  # a heading
    rank: int | UnsetType = UNSET  # within it
    icon: str | UnsetType = UNSET
    places: list[str] | UnsetType = UNSET  # on the board, if not what the action names
    sure: bool | UnsetType = UNSET  # to be confirmed: it costs what cannot be had back


class Goods(Form):
    giver: int
    taker: int
    what: str
    amount: int | str


class Bargain(Form):
    """An offer on the table, in words."""

    number: int
    by: int
    parties: list[int]
    goods: list[Goods]
    clauses: list[str]
    replies: int  # counter-offers left
    ends: str
    accepted: list[int]


class UndoState(Form):
    """Whether the viewer may take its last decision back, or why not."""

    ok: bool
    why: Literal["", "chance", "seen", "other", "over", "nothing"]


class Party(Form):
    """Whom the rules themselves played."""

    word: str
    name: str


class Source(Form):
    """Where points came from, in the order of the scores."""

    label: str
    points: tuple[int, ...]


class Ending(Form):
    scores: tuple[int, ...]  # of the seats, then of the parties
    winners: tuple[int, ...]
    parties: list[Party]
    sources: list[Source]  # none if the game does not say


class PartInfo(Form):
    """One of the games that a series plays at the same time."""

    round: int
    number: int
    seats: tuple[int, ...]
    over: bool


class LogLine(Form):
    n: int
    text: str
    event: dict[str, Any]


class LessonInfo(Form):
    name: str
    title: str
    step: int
    steps: int
    text: str
    expect: Action | None
    over: bool
    aside: Literal["", "alike", "other"] = ""  # a way of one's own: an act of the kind that was asked for, or another


class SeatInfo(Form):
    kind: SeatKind
    name: str
    bot: str
    held: bool  # a person holds it, even while a bot plays
    lent: bool  # a substitute plays
    present: bool
    emblem: str
    absent: float | None  # from when on (Unix seconds) the others may vote about the seat, as things stand; 0: already
    holidays: list[tuple[float, float]]  # from and until (Unix seconds), past ones too
    hours: tuple[int, int] | None  # quiet ones, where nights do not count: minutes after midnight, there
    heir: str  # the others agree that somebody of this name takes the seat over
    side: int  # with whom it plays: the same number; its own where there are no teams


class Vote(Form):
    seat: int
    wish: Instead


class BallotInfo(Form):
    """A vote about the seat of somebody who is absent; so many for the same wish decide."""

    seat: int
    votes: list[Vote]
    needed: int


class StandInfo(Form):
    """A stretch of time that does not count for a seat. Unix seconds."""

    start: float
    end: float
    why: Why


class ClockInfo(Form):
    """Seconds. A running seat has `left - (now - since)`, but for what stands: `ends` is when that is nothing."""

    kind: ClockKind
    bank: float
    increment: float
    cap: float
    left: list[float]
    running: list[int]
    since: float
    flagged: list[int]
    each: bool  # the bank is for each answer
    nights: Nights
    weekend: bool
    holidays: int  # days for each person
    late: Late
    ends: list[float | None]  # of running seats: when their time is up (Unix seconds)
    stands: list[list[StandInfo]]  # of running seats: from `since` to then
    fell: dict[int, float]  # of flagged seats: when their time was up


class MotionInfo(Form):
    """What somebody proposes. `needed`: so many who agree decide it."""

    id: int
    what: Proposal
    by: int
    name: str
    heir: str
    text: str
    votes: dict[int, bool]
    needed: int
    may: list[int]  # seats that decide


class EndedInfo(Form):
    """It was ended before its end."""

    how: Literal["called-off", "abandoned"]
    at: float
    by: list[str]


class TableInfo(Form):
    """What everybody at a table may know of it."""

    table: str
    game: str
    title: str
    status: Status
    seats: list[SeatInfo]
    names: list[str]  # what to call each seat
    clock: ClockInfo | None
    paused: bool
    votes: list[int]  # seats that want the pause, or its end
    hot_seat: bool
    public: bool
    commit: str
    watching: int
    outdated: bool  # it can only be looked at
    trouble: Trouble  # why
    ballots: list[BallotInfo]
    warnings: list[str]  # what is not advised in its set-up, while it waits for players
    motions: list[MotionInfo]
    pauser: int  # the seat that has asked for the pause, and may end it alone; -1: none
    ended: EndedInfo | None
    hints: bool  # who plays may ask what a bot would do


class StateMessage(Form, tag="state"):
    """All that has changed for a viewer. `view`, `ask`, … are empty until everybody is there."""

    seq: int
    status: Status
    me: Me
    view: dict[str, Any] | None
    ask: Ask | None
    options: list[Choice]
    refused: list[tuple[Action, str, str, str]]  # what may not be done, the rule, both in words
    offers: list[Bargain]
    undo: UndoState | None
    outcome: Ending | None
    log: list[LogLine]  # what is new
    log_from: int  # how many lines the reader has; 0: it starts anew
    table: TableInfo | UnsetType = UNSET  # if it has changed
    games: list[PartInfo] | None = None
    lesson: LessonInfo | UnsetType = UNSET


class TableMessage(TableInfo, tag="table"):
    """Only what everybody may know has changed."""


class ChatMessage(Form, tag="chat"):
    """A line of the talk. From -1: the table tells what has happened to the seats, `said` in both languages."""

    n: int
    sender: int = msgspec.field(name="from")
    to: int | None
    text: str
    at: float
    name: str | UnsetType = UNSET  # of a sender who sits there no more, or lets a substitute play
    to_name: str | UnsetType = UNSET
    side: bool | UnsetType = UNSET  # to the sender's side: `to` is the sender
    said: dict[str, str] | UnsetType = UNSET


class ChatPage(Form, tag="chats"):
    """Lines of the talk, in order: the newest when a socket comes in, older ones when it asks for them."""

    lines: list[ChatMessage]
    more: bool  # there are older ones


class Ack(Form, tag="ack"):
    """It is done, and stored."""

    key: str
    seq: int


class RefusedMessage(Form, tag="refused"):
    """It is not done: nothing has changed."""

    key: str
    code: str
    message: str
    rule: str | UnsetType = UNSET
    text: str | UnsetType = UNSET


class Explained(Form, tag="explained"):
    action: Action
    label: str | None
    rule: str | None
    text: str | None
    allowed: bool


class ChanceInfo(Form):
    label: str
    permille: int
    good: int  # 1: for who asks; -1: against


class SideInfo(Form):
    """A strength as a sum that can be read."""

    label: str
    total: int
    parts: list[Amount]


class LossInfo(Form):
    """An amount that chance decides: its mean, and from where to where it lies in nine cases of ten."""

    label: str
    mean: float
    low: int
    high: int


class OddsInfo(Form):
    title: str
    chances: list[ChanceInfo]
    sides: list[SideInfo]
    losses: list[LossInfo]
    note: str | UnsetType = UNSET


class RouteInfo(Form):
    """A way to a place in one gesture."""

    to: str
    label: str
    steps: list[Pace]
    cost: list[Amount]
    left: int | UnsetType = UNSET
    note: str | UnsetType = UNSET


class RowInfo(Form):
    id: str
    cells: list[str]
    text: str | UnsetType = UNSET
    state: str | UnsetType = UNSET
    group: str | UnsetType = UNSET
    action: Action | UnsetType = UNSET


class ReferenceInfo(Form):
    """A reference table, with what it says of the viewer now."""

    id: str
    title: str
    columns: list[str]
    rows: list[RowInfo]


class Consulted(Form, tag="consulted"):
    """The answer to `consult`; nothing but the question where the game has nothing to say."""

    what: Consultation
    of: Action
    odds: OddsInfo | UnsetType = UNSET
    routes: list[RouteInfo] | UnsetType = UNSET
    table: ReferenceInfo | UnsetType = UNSET


class Advice(Form, tag="advice"):
    """The answer to `hint`: what a bot would do, and why in words."""

    ask: str
    action: Action
    why: list[str]


class NoteMessage(Form, tag="note"):
    text: str


class LangMessage(Form, tag="lang"):
    lang: str


class LookMessage(Form, tag="look"):
    seat: int | None


class Pong(Form, tag="pong"):
    pass


Reply: TypeAlias = (
    Ack | RefusedMessage | Explained | Consulted | Advice | ChatPage | NoteMessage | LangMessage | LookMessage | Pong
)
Told: TypeAlias = StateMessage | TableMessage | ChatMessage | Reply

# -- reading and writing

_decoder = msgspec.json.Decoder(Said)
_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def read(data: str | bytes) -> Said:
    """A message, or msgspec.MsgspecError (and UnicodeError) for anything else. No text holds a NUL: no database can."""
    said: Said = _decoder.decode(data)
    if (_NUL in data if isinstance(data, str) else _NUL.encode() in data) and "\0" in _texts(msgspec.to_builtins(said)):
        raise msgspec.ValidationError("a text holds a NUL")
    return said


def _texts(value: Any) -> str:
    """All texts in a value, one after the other."""
    if isinstance(value, str):
        return value
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return "".join(map(_texts, parts))


def key_of(data: str | bytes) -> str:
    """The key of a message that is otherwise wrong, so that its sender can tell which one was refused."""
    try:
        found: Any = msgspec.json.decode(data)
        key = found.get("key", "") if isinstance(found, dict) else ""
        return key if isinstance(key, str) and len(key) <= 64 else ""
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
