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


class ClockWish(Body):
    """Seconds. `live`: bank and increment a decision. `turn`: bank, increment (credit) a decision, and a cap."""

    kind: Literal["live", "turn"]
    bank: Annotated[float, Field(gt=0, le=34560000, strict=False)]
    increment: Annotated[float, Field(ge=0, le=34560000, strict=False)] = 0.0
    cap: Annotated[float, Field(ge=0, le=34560000, strict=False)] = 0.0


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
    k: Token
    do: Literal["bot", "back", "open", "revoke", "rename", "substitute"]
    bot: Annotated[str, Field(max_length=40)] = ""
    name: Name = ""


class Contact(Body):
    """Where to tell a seat that it is awaited. An empty address: not at all."""

    k: Token
    mail: Annotated[str, Field(max_length=200)]


class Watchers(Body):
    k: Token


class Fork(Body):
    k: Token
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


class LobbyLine(BaseModel):
    table: str
    game: str
    title: str
    seats: list[dict[str, Any]]
    created: float
    clock: dict[str, Any] | None


class GameInfo(BaseModel):
    id: str
    title: dict[str, str]
    version: int
    seats: list[int]
    usual: int
    minutes: int | None
    bots: list[str]
    bot: str
    options: list[dict[str, Any]]
    choices: list[dict[str, Any]]
    preset: dict[str, Any]
    drawn: bool
    module: str | None
    lessons: list[str]
    series: bool
    warns: bool


class Warnings(BaseModel):
    warnings: list[str]


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
