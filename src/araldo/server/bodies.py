"""What comes and goes by HTTP, for FastAPI: checked on the way in, described in the OpenAPI document."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Name = Annotated[str, Field(max_length=200)]
Token = Annotated[str, Field(max_length=512)]
Lang = Literal["en", "it"]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Body):
    kind: Literal["human", "bot", "open"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=40)] | None = None


class HoursWish(Body):
    """Minutes after midnight in a time zone, as in “Europe/Rome”."""

    start: Annotated[int, Field(ge=0, lt=1440)]
    end: Annotated[int, Field(ge=0, lt=1440)]
    zone: Annotated[str, Field(max_length=64)]


class ClockWish(Body):
    """Seconds. `live`: bank and increment a decision. `turn`: bank, increment (credit) a decision, and a cap. `each`:
    the bank is for each answer. `nights`, `weekend`, `holidays` (days for each): what does not count, by turns only.
    `late`: when time is up the table votes, waits, a bot answers this once, a bot plays until the person is back.
    """

    kind: Literal["live", "turn"]
    bank: Annotated[float, Field(gt=0, le=34560000, strict=False)]
    increment: Annotated[float, Field(ge=0, le=34560000, strict=False)] = 0.0
    cap: Annotated[float, Field(ge=0, le=34560000, strict=False)] = 0.0
    each: bool = False
    nights: Literal["", "own", "table"] = ""
    hours: HoursWish | None = None
    weekend: bool = False
    holidays: Annotated[int, Field(ge=0, le=60)] = 0
    late: Literal["vote", "wait", "once", "bot"] = "vote"


class NewTable(Body):
    game: Annotated[str, Field(max_length=64)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)]
    options: dict[str, bool | int | str] = {}
    choices: dict[str, Any] = {}
    hot_seat: bool = False
    public: bool = False
    clock: ClockWish | None = None
    window: Annotated[float, Field(ge=0, le=120, strict=False)] | None = None
    lang: Lang = "en"
    title: Name = ""
    rated: bool = False
    group: Annotated[str, Field(max_length=40)] = ""  # one's own, whose members may sit down
    hints: bool = True
    level: Literal["", "first", "some", "well"] = ""  # whom a public table is for


class Intended(Body):
    """A set-up before there is a table."""

    seats: Annotated[int, Field(ge=1, le=16)]
    options: dict[str, bool | int | str] = {}
    choices: dict[str, Any] = {}
    lang: Lang = "en"


class Join(Body):
    k: Token | None = None
    seat: Annotated[int, Field(ge=0, le=63)] | None = None
    name: Annotated[str, Field(min_length=1, max_length=200)]


class Reseat(Body):
    k: Token = ""
    do: Literal["bot", "back", "open", "revoke", "rename", "substitute", "leave", "resign"]
    bot: Annotated[str, Field(max_length=40)] = ""
    name: Name = ""
    text: Annotated[str, Field(max_length=500)] = ""  # to the others, by who leaves


class SeatHours(HoursWish):
    k: Token = ""


class HolidayWish(Body):
    """Unix seconds. The same twice: back, or not going."""

    start: Annotated[float, Field(ge=0, le=1e11, strict=False)]
    end: Annotated[float, Field(ge=0, le=1e11, strict=False)]


class TakeHoliday(HolidayWish):
    k: Token = ""


class AskBack(Body):
    k: Token = ""
    text: Annotated[str, Field(max_length=500)] = ""


class Contact(Body):
    """Where to tell a seat that it is awaited. An empty address: not at all."""

    k: Token = ""
    mail: Annotated[str, Field(max_length=200)]


class Watchers(Body):
    k: Token = ""


class Fork(Body):
    k: Token = ""
    at: Annotated[int, Field(ge=0)] | None = None
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=16)] | None = None


class Import(Body):
    text: Annotated[str, Field(max_length=1_000_000)]
    lang: Lang = "en"


class LessonWish(Body):
    lang: Lang = "en"
    name: Name = ""


class Sits(BaseModel):
    kind: Literal["human", "bot", "open"]
    name: str


class LeftSeat(BaseModel):
    """What is told to somebody whose seat has changed hands. `how`: of one's own will, by vote of `by`, freed by the
    host before play, or because who had lent it came back. `again`: nobody else sits there, one may take it again.
    """

    seat: int
    name: str
    at: float
    how: Literal["own", "vote", "host", "back"]
    by: list[str]
    now: Sits
    again: bool
    may_ask: bool  # whether the others can be asked to agree to a comeback
    asked: bool  # they have been


class Fault(BaseModel):
    code: str
    message: str
    rule: str | None = None
    left: LeftSeat | None = None


class ErrorBody(BaseModel):
    error: Fault


class Link(BaseModel):
    seat: int
    token: str


class Links(BaseModel):
    seats: list[Link | None]
    spectator: str


class Made(BaseModel):
    table: str
    token: str
    links: Links


class Joined(BaseModel):
    token: str
    seat: int


class Notes(BaseModel):
    text: str


class Mine(BaseModel):
    kind: str
    seat: int | None
    host: bool


class Summary(BaseModel):
    table: str
    game: str
    title: str
    status: Literal["open", "running", "over"]
    seats: list[dict[str, Any]]
    names: list[str]
    me: Mine
    commit: str
    key: str | None = None
    clock: dict[str, Any] | None
    paused: bool
    votes: list[int]
    ballots: list[dict[str, Any]]
    motions: list[dict[str, Any]]
    pauser: int
    ended: dict[str, Any] | None
    windows: list[dict[str, Any]] = []  # kinds of reactions that can be answered beforehand, in words
    warnings: list[str]
    hot_seat: bool
    public: bool
    watching: int
    options: dict[str, Any]
    choices: dict[str, Any]
    created: float
    origin: str
    lesson: str
    outcome: dict[str, Any] | None
    links: dict[str, Any]
    link: Link | None = None
    waiting: list[int] = []  # seats that are awaited, as far as that may be known
    asked: str = ""  # what this seat is asked, in words; "" if nothing
    last: str = ""  # the last line of its log


class GameInfo(BaseModel):
    id: str
    title: dict[str, str]
    version: int
    seats: list[int]
    usual: int
    minutes: int | None
    bots: list[str]
    bot: str
    cast: list[dict[str, Any]]
    levels: list[str]
    called: dict[str, dict[str, str]]  # what its bots are called, those that have a name
    options: list[dict[str, Any]]
    choices: list[dict[str, Any]]
    preset: dict[str, Any]
    drawn: bool
    module: str | None
    lessons: list[str]
    tables: list[dict[str, Any]]
    series: bool
    warns: bool
    teams: bool


class Warnings(BaseModel):
    warnings: list[str]
    sides: list[int]  # by seat: the same number for those who play together


class Rules(BaseModel):
    chapters: list[dict[str, Any]]
    rules: list[dict[str, Any]]


class Moment(BaseModel):
    moves: int
    at: int
    viewer: int | None
    view: dict[str, Any]
    log: list[dict[str, Any]]
    names: list[str]
    did: dict[str, Any] | None
    over: bool


class Point(BaseModel):
    at: int  # moves made
    scores: list[int]


class Health(BaseModel):
    status: Literal["ok"]
    version: str
    worker: str
    database: Literal["sqlite", "postgresql"]
    tables: int


# -- persons


class Settings(Body):
    """What a person likes, on every device; what is left out is as the device has it."""

    lang: Lang | None = None
    theme: Literal["auto", "light", "dark"] | None = None
    pace: Literal["step", "slow", "normal", "instant"] | None = None
    confirm: bool | None = None
    sound: bool | None = None


class Self(Body):
    """What a person changes about themselves."""

    name: Name | None = None
    arms: Annotated[str, Field(max_length=200)] | None = None
    settings: Settings | None = None


class TakeSeat(Body):
    """The link of a seat, or an invitation. `over`: even if somebody else holds it."""

    table: Annotated[str, Field(max_length=40)]
    k: Token
    over: bool = False


class Forget(Body):
    number: int


class Code(Body):
    code: Annotated[str, Field(max_length=100)]


class UseCode(Code):
    """`along`: the seats of the guest that this browser knew go along."""

    along: bool = False


class NewKey(Body):
    credential: dict[str, Any]
    name: Name = ""


class EnterByKey(Body):
    credential: dict[str, Any]
    along: bool = False


class Sure(Body):
    """Typed again before somebody is deleted: their own name."""

    name: Name


class Person(BaseModel):
    """`offered`: this server knows persons. `known`: this browser is somebody's. `turns`: tables that wait for them.
    `ways`: how many ways back in there are, besides this browser. `paused`: ways of telling them that failed too often.
    `mail`: this server sends mail. `lobby`, `letters`: it has open tables, and persons may write to each other.
    `desk`: it has a designer's desk. `seek`: whether one seeks a table. `unread`: private lines.
    """

    offered: bool
    known: bool
    id: str = ""  # of the page that others see
    name: str = ""
    arms: str = ""
    settings: Settings = Settings()
    turns: int = 0
    games: int = 0
    ways: int = 0
    paused: int = 0
    mail: bool = False
    lobby: bool = True
    letters: bool = True
    desk: bool = False
    seek: Literal["", "seeking", "called", "yes", "made"] = ""
    unread: int = 0


class Took(BaseModel):
    """`holder`: somebody else holds it, by this name."""

    taken: bool
    holder: str | None


class Device(BaseModel):
    id: str
    device: str
    way: Literal["first", "link", "passkey", "mail"]
    made: float
    seen: float
    here: bool


class Key(BaseModel):
    id: str
    name: str
    made: float
    used: float | None


class Devices(BaseModel):
    sessions: list[Device]
    passkeys: list[Key]


class DeviceLink(BaseModel):
    code: str
    until: float


class LinkState(BaseModel):
    """Of the last link for another device: until when it counts; when it was used, and by what."""

    until: float
    used: float | None
    device: str


class Whose(BaseModel):
    """Whose a code is, and how many seats a guest known by this browser only would take along."""

    name: str
    arms: str
    along: int


class Bearers(BaseModel):
    same: int
    alike: int


class Done(BaseModel):
    done: Literal[True] = True


class GameLine(BaseModel):
    """A game of a person's. `part`: your turn, running, invited, waiting room, over. `due`: when the time of whom it
    waits for runs out, if it does.
    """

    table: str
    number: int
    part: Literal["turn", "running", "invited", "waiting", "over"]
    game: str
    title: str
    seat: int | None
    host: bool
    hot_seat: bool
    lesson: str
    names: list[str]
    seats: list[dict[str, Any]]
    clock: dict[str, Any] | None
    asked: str
    last: str
    waiting: list[int]
    outcome: dict[str, Any] | None
    ended: str  # called-off, abandoned: it was ended before its end
    unread: int
    at: float
    due: float | None
    invite: str


class OnHoliday(BaseModel):
    """Where a holiday counts, and where it was refused, with why."""

    tables: list[str]
    refused: list[dict[str, str]]


class Games(BaseModel):
    """`turns` as in `GET /api/me`; `next`: what to ask for the lines after these."""

    games: list[GameLine]
    turns: int
    next: str | None


# -- notices


class PushKeys(Body):
    p256dh: Annotated[str, Field(max_length=200)]
    auth: Annotated[str, Field(max_length=100)]


class NewPush(Body):
    """What a browser gives when it subscribes."""

    endpoint: Annotated[str, Field(max_length=1000)]
    keys: PushKeys


class NewHook(Body):
    url: Annotated[str, Field(max_length=1000)]
    shape: Literal["json", "discord", "slack", "ntfy"] = "json"
    name: Name = ""


class ChangeWay(Body):
    """`hour`: the minute of the day at which all is told together; -1: at once."""

    active: bool | None = None
    hour: Annotated[int, Field(ge=-1, lt=1440)] | None = None


class NoticeHours(Body):
    """From one minute of the day to another."""

    on: bool
    start: Annotated[int, Field(ge=0, lt=1440)]
    end: Annotated[int, Field(ge=0, lt=1440)]
    weekend: bool = False


NoticeEvent = Literal["turn", "clock", "talk", "over"]


class Wants(Body):
    """What is told by which kind of way."""

    push: Annotated[list[NoticeEvent], Field(max_length=8)]
    mail: Annotated[list[NoticeEvent], Field(max_length=8)]
    webhook: Annotated[list[NoticeEvent], Field(max_length=8)]


class NoticeWishes(Body):
    wants: Wants | None = None
    quiet: NoticeHours | None = None
    zone: Annotated[str, Field(max_length=60)] | None = None


class WayInfo(BaseModel):
    """`here`: this browser. `at`, `result`, `said`: of the last delivery."""

    id: str
    kind: Literal["push", "mail", "webhook"]
    name: str
    target: str
    shape: str
    here: bool
    active: bool
    paused: bool
    hour: int
    at: float | None
    result: str
    said: str


class Notices(BaseModel):
    """`push`: the key to subscribe with; empty: this server does not push. `pending`: an address that is not confirmed
    yet.
    """

    push: str
    mail: bool
    webhook: bool
    pending: str
    ways: list[WayInfo]
    wants: Wants
    quiet: NoticeHours
    zone: str


class Mark(Body):
    """By which a browser names a notice that it was given."""

    mark: Annotated[str, Field(max_length=60)]


class Address(Body):
    mail: Annotated[str, Field(max_length=200)]


class MailLink(Body):
    k: Annotated[str, Field(max_length=100)]


class UseMailLink(MailLink):
    """`along`: the seats of the guest that this browser knew go along."""

    along: bool = False


class MailLinkOf(BaseModel):
    """Whose a link of a mail is. `confirm`: it is about an address only. `mine`: they are signed in here."""

    confirm: bool
    name: str
    arms: str
    mail: str
    path: str
    mine: bool
    along: int


class Entered(BaseModel):
    path: str
    me: Person
