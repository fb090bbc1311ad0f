"""What comes and goes by HTTP about open tables, seeking one, private talk, and keeping away; as in `bodies`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from araldo.server.bodies import Body, Lang

Shun = Literal["", "mute", "block"]
Pace = Literal["none", "live", "turn"]
GameId = Annotated[str, Field(max_length=64)]
Number = Annotated[int, Field(ge=0, le=2**31 - 1)]


class LobbySeat(BaseModel):
    """`person`, `arms`: of who is known; empty otherwise."""

    kind: Literal["human", "bot", "open"]
    name: str
    person: str
    arms: str


class LobbyLine(BaseModel):
    """`lang`: spoken at the table. `level`: whom it is for. `host`: by name, who opened it."""

    table: str
    game: str
    title: str
    seats: list[LobbySeat]
    created: float
    clock: dict[str, Any] | None
    options: dict[str, Any]
    rated: bool
    lang: str
    level: Literal["", "first", "some", "well"]
    host: str


class SeekWish(Body):
    """Any of these games with any of these numbers of people; `hours`: for how long."""

    games: Annotated[list[GameId], Field(min_length=1, max_length=10)]
    sizes: Annotated[list[Annotated[int, Field(ge=2, le=16)]], Field(min_length=1, max_length=15)]
    pace: Pace
    langs: Annotated[list[Lang], Field(min_length=1, max_length=2)]
    rated: bool = False
    near: bool = False
    hours: Annotated[float, Field(gt=0, le=72, strict=False)] = 3.0
    name: Annotated[str, Field(max_length=200)] = ""


class SeekAnswer(Body):
    yes: bool


class Seek(BaseModel):
    games: list[str]
    sizes: list[int]
    pace: Pace
    langs: list[str]
    rated: bool
    near: bool
    made: float
    until: float


class Called(BaseModel):
    """Enough have come: all must say yes until then."""

    game: str
    seats: int
    until: float
    people: list[dict[str, Any]]
    yes: bool


class Come(BaseModel):
    """Who has come for a game so far, oneself among them."""

    game: str
    have: int
    need: int
    arms: list[str]


class Here(BaseModel):
    people: int
    seeking: int
    playing: int


class Seeking(BaseModel):
    """`table`: it is there."""

    mine: Seek | None
    call: Called | None
    table: str
    come: list[Come]
    here: Here


class ShunWish(Body):
    how: Shun


class Shunned(BaseModel):
    id: str
    name: str
    arms: str
    how: Shun
    at: float


class Report(Body):
    """A sentence for the operator. `table`, `group`: where it was; what was said there goes along."""

    text: Annotated[str, Field(min_length=1, max_length=1000)]
    table: Annotated[str, Field(max_length=40)] = ""
    group: Annotated[str, Field(max_length=40)] = ""


class Invite(Body):
    """To a table that is one's own, and has a free seat."""

    table: Annotated[str, Field(max_length=40)]


class Partner(BaseModel):
    """`text`: the last line."""

    person: str
    name: str
    arms: str
    text: str
    at: float
    unread: bool


class Whisper(BaseModel):
    id: int
    mine: bool
    text: str
    at: float


class Talk(BaseModel):
    """`heard`: how far oneself has read, `read`: how far the other one has."""

    person: str
    name: str
    arms: str
    lines: list[Whisper]
    more: bool
    heard: int
    read: int
    shun: Shun
    write: bool


class Heard(Body):
    last: Number


class SeatPerson(BaseModel):
    seat: int
    person: str
    arms: str
    shun: Shun
    me: bool


class Hushed(BaseModel):
    """Whose lines one does not want to read: of this seat; `name`: of somebody who sat there before."""

    seat: int
    name: str


class AtTable(BaseModel):
    seats: list[SeatPerson]
    hushed: list[Hushed]
