"""What comes and goes by HTTP about games that are over, ratings and groups; as in `bodies`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from araldo.server.bodies import Body, Name

Level = Literal["all", "groups", "nobody"]
Sight = Literal["people", "group", "public"]


class RatingPoint(BaseModel):
    at: float
    rating: int
    band: int
    games: int


class RatingInfo(BaseModel):
    """`place` among those who have one, and how many they are; none while it is provisional."""

    game: str
    rating: int
    band: int
    games: int
    won: int
    provisional: bool
    needs: int
    place: int | None
    of: int
    curve: list[RatingPoint]


class House(BaseModel):
    game: str
    emblem: str
    name: str
    games: int
    won: int


class Pair(BaseModel):
    person: str
    name: str
    arms: str
    ahead: int
    behind: int
    games: int


class Pace(BaseModel):
    """`usual`: seconds that half of the answers took at most; `left`: games that were given up."""

    usual: float | None
    answers: int
    left: int


class GroupName(BaseModel):
    id: str
    name: str
    arms: str
    members: int


class Portrait(BaseModel):
    """A block that is null is not for who asks."""

    id: str
    name: str
    arms: str
    made: float
    me: bool
    lang: str | None
    games: int | None
    ratings: list[RatingInfo] | None
    houses: list[House] | None
    pairs: list[Pair] | None
    pace: Pace | None
    groups: list[GroupName]
    seen: dict[str, Level] | None
    here: float | None  # when they were here last
    shun: Literal["", "mute", "block"]  # by who asks
    write: bool  # who asks may write to them, and invite them


class Ranked(BaseModel):
    person: str
    name: str
    arms: str
    rating: int
    band: int
    games: int
    won: int
    place: int | None


class OldGame(BaseModel):
    """A game that is over. `curve`: moments, each the number of moves and then the points."""

    table: str
    game: str
    title: str
    ended: float
    began: float
    moves: int
    how: Literal["over", "called", "fork", "import", "lesson"]
    rated: bool
    group: str
    seen: Sight
    mine: bool
    seats: list[dict[str, Any]]
    parties: list[dict[str, Any]]
    curve: list[list[int]]


class OldGames(BaseModel):
    games: list[OldGame]
    next: str | None


class WholeGame(OldGame):
    """`agreed`, `own`: by whom it may be seen, as each of its people says; for them only."""

    sources: list[dict[str, Any]]
    agreed: list[dict[str, Any]]
    own: Sight | None
    whose: bool


class Agree(Body):
    to: Sight


class Shown(Body):
    """What others see of a person, block by block."""

    ratings: Level
    games: Level
    pairs: Level
    pace: Level
    presence: Level = "groups"
    write: Level = "all"


# -- groups

Zone = Annotated[str, Field(max_length=60, pattern=r"^[A-Za-z0-9_+\-/]*$")]
Blazon = Annotated[str, Field(max_length=200)]
Invite = Annotated[str, Field(max_length=64)]
Role = Literal["keeper", "deputy", "member"]
Said = Literal["yes", "maybe", "no"]


class NewGroup(Body):
    name: Annotated[str, Field(min_length=1, max_length=200)]
    arms: Blazon = ""
    zone: Zone = ""


class Likes(Body):
    """What fills the set-up of a group's tables."""

    game: Annotated[str, Field(max_length=64)] = ""
    seats: Annotated[int, Field(ge=0, le=16)] = 0
    options: dict[str, bool | int | Annotated[str, Field(max_length=100)]] = Field(default_factory=dict, max_length=60)
    pace: Literal["none", "live", "turn"] = "none"
    rated: bool = False
    text: Annotated[str, Field(max_length=300)] = ""


class GroupChange(Body):
    """What is said is changed."""

    name: Name | None = None
    arms: Blazon | None = None
    likes: Likes | None = None


class GroupHook(Body):
    url: Annotated[str, Field(max_length=1000)]
    shape: Literal["json", "discord", "slack", "ntfy"] = "json"


class Enter(Body):
    k: Invite
    zone: Zone = ""


class Look(Body):
    k: Invite


class Appoint(Body):
    role: Literal["keeper", "deputy", "member", "out"]


class Propose(Body):
    """An evening: when (Unix seconds), how long, what, and a line about it. `evening`: another time for this one."""

    at: Annotated[float, Field(ge=0, le=4e9, strict=False)]
    minutes: Annotated[int, Field(ge=15, le=1440)] = 180
    game: Annotated[str, Field(max_length=64)] = ""
    text: Annotated[str, Field(max_length=300)] = ""
    evening: Annotated[int, Field(ge=0, le=2**31 - 1)] | None = None


class Answer(Body):
    answer: Said


class Say(Body):
    text: Annotated[str, Field(min_length=1, max_length=4000)]


class Hear(Body):
    last: Annotated[int, Field(ge=0, le=2**31 - 1)]
    zone: Zone = ""


class GroupId(BaseModel):
    id: str


class GroupLink(BaseModel):
    k: str


class Invitation(BaseModel):
    id: str
    name: str
    arms: str
    members: list[dict[str, str]]


class GroupLine(BaseModel):
    id: str
    name: str
    arms: str
    role: Role
    members: int
    unread: int
    evening: float | None


class MemberInfo(BaseModel):
    """`heard`: the last line of the chat that was there to read."""

    id: str
    name: str
    arms: str
    role: Role
    since: float
    zone: str
    heard: int
    seen: float | None  # when they were here last, if they show it
    hushed: bool  # who asks does not want to hear them


class EveningInfo(BaseModel):
    id: int
    at: float
    minutes: int
    game: str
    text: str
    answers: dict[str, Said]


class Line(BaseModel):
    """`person`: "" for somebody who is gone."""

    id: int
    person: str
    text: str
    at: float


class GroupTable(BaseModel):
    table: str
    game: str
    title: str
    status: Literal["open", "running", "over"]
    created: float
    rated: bool
    free: int
    seats: list[dict[str, Any]]
    watch: str


class HookInfo(BaseModel):
    """`at`, `result`, `said`: of the last delivery."""

    target: str
    shape: str
    paused: bool
    at: float | None
    result: str
    said: str


class Group(BaseModel):
    """`invite`: the secret of its link, `hook`: where it is told what happens, both for the keeper and the deputies.
    `hooks`: whether this server can.
    """

    id: str
    name: str
    arms: str
    made: float
    me: str
    role: Role
    invite: str
    likes: dict[str, Any]
    members: list[MemberInfo]
    games: int
    evenings: list[EveningInfo]
    chat: list[Line]
    tables: list[GroupTable]
    hook: HookInfo | None
    hooks: bool


class Honoured(BaseModel):
    person: str
    name: str
    arms: str
    rating: int | None
    band: int
    games: int
    won: int
    place: int | None


class LineId(BaseModel):
    id: int
