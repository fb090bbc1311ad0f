"""What comes and goes by HTTP at the designer's desk; as in `bodies`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from araldo.kernel.variant import NAME
from araldo.server.bodies import Body

Name = Annotated[str, Field(max_length=24, pattern=f"^{NAME.pattern}$")]
At = Annotated[str, Field(max_length=300)]
Plain = int | float | bool | str | None
Words = dict[str, str]


class DeskGame(BaseModel):
    """`variants`: by name; `bots`: quick ones first."""

    id: str
    title: Words
    seats: list[int]
    usual: int
    bots: list[str]
    variants: list[str]


class Desk(BaseModel):
    """`lab`: whether this server can play comparisons (the extra `research`). `run`: that goes on, or the last."""

    lab: bool
    games: list[DeskGame]
    run: str


class NumberInfo(BaseModel):
    """One value of the data. `low`, `high`: none for a switch."""

    at: str
    name: Words
    field: Words
    value: int | float | bool
    low: float | None
    high: float | None
    step: float
    rule: str


class ChapterInfo(BaseModel):
    file: str
    label: Words
    numbers: list[NumberInfo]


class ChoiceInfo(BaseModel):
    id: str
    label: Words
    values: list[Any]
    labels: dict[str, list[str]]
    default: Any


class Numbers(BaseModel):
    game: str
    chapters: list[ChapterInfo]
    options: list[ChoiceInfo]


class VariantInfo(BaseModel):
    """`faults`: by place, why a value was not kept."""

    game: str
    name: str
    id: str
    hash: str
    text: str
    changes: dict[str, Any]
    options: dict[str, Any]
    words: dict[str, list[str]]
    faults: dict[str, Words]


class NewVariant(Body):
    name: Name


class Change(Body):
    """All that the variant changes: whatever is not named is as in the box."""

    changes: Annotated[dict[At, Plain], Field(max_length=500, default_factory=dict)]
    options: Annotated[dict[At, Plain], Field(max_length=100, default_factory=dict)]


class RunWish(Body):
    """`against`: another variant of the game, or nothing for the box."""

    seats: Annotated[int, Field(ge=1, le=16)]
    bot: Annotated[str, Field(max_length=64)] = ""
    pairs: Annotated[int, Field(ge=10, le=20_000)] = 100
    question: Annotated[str, Field(max_length=200)] = "all"
    against: Annotated[str, Field(max_length=24)] = ""
    options: Annotated[dict[At, Plain], Field(max_length=100, default_factory=dict)]
    plan: bool = False


class RunMade(BaseModel):
    run: str


class Run(BaseModel):
    """How a comparison goes. `state`: running, done, stopped or failed. `looks`: what was known after so many pairs;
    `figures` of the last look. `pairs`: the last that were played.
    """

    run: str
    game: str
    variant: str
    against: str
    state: Literal["running", "done", "stopped", "failed"]
    reason: str
    seats: int
    bot: str
    question: str
    budget: int
    done: int
    seconds: float
    looks: list[dict[str, Any]]
    figures: list[dict[str, Any]]
    pairs: list[dict[str, Any]]
    plan: dict[str, Any] | None
    verdict: dict[str, Any] | None


class Offered(BaseModel):
    """The id under which a variant can be played at a table."""

    game: str
