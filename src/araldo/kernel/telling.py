"""Telling people about a decision: what an option costs and brings, what is asked and why, odds, ways, tables.

Every part is optional, and asked for by people only: bots, researchers and the hot path never pay for it. Each function
gets a state as the seat may believe it to be (`Game.believed`): the rules' own functions can be used on it, what the
seat does not know is made up, and the contract holds that nothing hidden changes a byte of what is told.

    def option(s, seat, action):
        if action[0] == "buy":
            return Hint(cost=(Cost("florins", price(s, seat, action[1])),), effect=Phrase(f"effect-{action[1]}"))

What is told is free of language: a `Phrase` is a message of the game's texts and what it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, TypeAlias

from typing_extensions import TypeVar

from araldo.kernel.action import Action
from araldo.kernel.state import Frame, Offer, State

S = TypeVar("S", bound=State, default=Any)


class Phrase(NamedTuple):
    """Something said in the game's words: a message and what it needs. Seats are known by `texts.SEATS`."""

    message: str
    params: Mapping[str, Any] = {}


class Reason(NamedTuple):
    """Why a bot prefers its answer: how much it weighs in the bot's own measure, and a sentence."""

    weight: float
    said: Phrase


Lines: TypeAlias = Phrase | tuple[Phrase, ...] | None  # several are said one after the other
Words: TypeAlias = Phrase | str  # a string is a word that has a name: `name-<word>`, or the game's namer


class Item(NamedTuple):
    """A part of a sum, and the rule it comes from."""

    label: Words
    amount: int
    rule: str = ""


class Cost(NamedTuple):
    """What is paid. `each`: for one of a number to choose; `parts`: how the price came about."""

    what: Words
    amount: int
    each: bool = False
    parts: tuple[Item, ...] = ()


class Change(NamedTuple):
    """A value that changes, or a sum so far, and the rule that says so. None: there is no such number."""

    label: Words
    before: int | None = None
    after: int | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Hint:
    """What a person should know of an option.

    detail   `<table>/<row>` of a reference table that says more
    group    a word: `group-<word>` is the heading; options of a group stand together, by `rank`, then as listed
    places   what it is about on the board, where that is more or less than the action's own words
    sure     to be confirmed twice: it costs what cannot be had back
    """

    cost: tuple[Cost, ...] = ()
    effect: Lines = None
    after: tuple[Change, ...] = ()
    detail: str = ""
    group: str = ""
    rank: int = 0
    icon: str = ""
    places: tuple[str, ...] | None = None
    sure: bool = False


class Target(NamedTuple):
    """One of several numbers of a draft. `edit`: the head of the span that sets it, or the edit that adds one."""

    id: str
    label: Words
    edit: Action
    low: int
    high: int
    now: int
    note: Phrase | None = None
    step: int = 1


@dataclass(frozen=True, slots=True)
class Spread:
    """A draft that is several numbers at once. `exact`: it is done only when all of `total` is given away.

    `whole`: there is no draft; the answer is this head and all the numbers in order.
    """

    label: Phrase
    total: int
    targets: tuple[Target, ...]
    exact: bool = False
    whole: Action = ()


class Slot(NamedTuple):
    """A place in an answer, and the words that may stand in it."""

    label: Words
    words: tuple[str, ...]


class Slots(NamedTuple):
    """An answer that is a head and a word in every slot: each piece its place, not a list of all ways.

    Slots of one label are alike: the order of their words does not matter.
    """

    head: Action
    slots: tuple[Slot, ...]


class Stride(NamedTuple):
    """One action of a bundle, and the question it answers: another question stops the bundle."""

    action: Action
    kind: str = ""


class Plan(NamedTuple):
    """A ready bundle with what it brings."""

    label: Phrase
    steps: tuple[Stride, ...]
    note: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Brief:
    """What a person should know of the question.

    title    in place of `prompt-<kind>`: with the card, bride, bid or attack that it is about
    help     one more sentence: why, by which rule
    by       the seat from which it comes
    idle     what happens if one does nothing; `done`: what happens on Done
    tally    the sum so far of a draft; `warn`: what would be lost or wasted
    steps    of the procedure that is going on, and which one this is (`at`)
    places   what to look at on the board
    """

    title: Phrase | None = None
    help: Phrase | None = None
    rule: str = ""
    by: int | None = None
    idle: Phrase | None = None
    done: Phrase | None = None
    tally: tuple[Change, ...] = ()
    warn: tuple[Phrase, ...] = ()
    steps: tuple[Phrase, ...] = ()
    at: int = 0
    places: tuple[str, ...] = ()
    spread: Spread | None = None
    slots: Slots | None = None
    plans: tuple[Plan, ...] = ()


class Chance(NamedTuple):
    """One of the things that may come of it, in thousandths; good (1), bad (-1) or neither for who asks."""

    label: Phrase
    permille: int
    good: int = 0


class Side(NamedTuple):
    """A strength as a sum that can be read."""

    label: Words
    total: int
    parts: tuple[Item, ...] = ()


class Loss(NamedTuple):
    """An amount that chance decides: its mean in tenths, and from where to where it lies in nine cases of ten."""

    label: Words
    mean: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Odds:
    """What may come of an action, by what the seat may know."""

    title: Phrase
    chances: tuple[Chance, ...]
    sides: tuple[Side, ...] = ()
    losses: tuple[Loss, ...] = ()
    note: Phrase | None = None


@dataclass(frozen=True, slots=True)
class Route:
    """A way to a place in one gesture: its steps, what they cost, and what is left then (of movement, say)."""

    to: str
    steps: tuple[Stride, ...]
    cost: tuple[Item, ...] = ()
    left: int | None = None
    note: Phrase | None = None


class Row(NamedTuple):
    """A line of a reference table. `state`: owned, open, dear, blocked, gone; `action`: what choosing it does now."""

    id: str
    cells: tuple[Words | int, ...]
    text: Phrase | None = None
    state: str = ""
    group: Words = ""
    action: Action | None = None


@dataclass(frozen=True, slots=True)
class Table:
    """A reference table: technologies, prices, cards and how many are left, scoring."""

    title: Phrase
    columns: tuple[Phrase, ...]
    rows: tuple[Row, ...]


class Source(NamedTuple):
    """Where points came from: for each seat, then for each party, in the order of the scores."""

    label: Words
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tells(Generic[S]):
    """What a game tells people. Every function gets (s, seat, …) with a state as the seat may believe it to be.

    option    about one of the options, or of a span or text its head
    brief     about the question that stands; called for a seat that is asked
    odds      what may come of an action
    reach     where a piece may go: `of` is the beginning of an action, such as ("move", "A17")
    tables    reference tables by name
    sources   points by source when it is over, from the final state
    offers    by procedure: the bargain that is under way while it goes on, where a game keeps it there and not among
              the state's offers. Its number is below 0: no option names it, it is answered by the question that stands
    """

    option: Callable[[S, int, Action], Hint | None] | None = None
    brief: Callable[[S, int], Brief | None] | None = None
    odds: Callable[[S, int, Action], Odds | None] | None = None
    reach: Callable[[S, int, Action], Sequence[Route]] | None = None
    tables: Mapping[str, Callable[[S, int], Table]] = field(default_factory=dict)
    sources: Callable[[S], Sequence[Source]] | None = None
    offers: Mapping[type[Frame], Callable[[S, int], Sequence[Offer]]] = field(default_factory=dict)

    def bargains(self, s: S) -> list[Callable[[S, int], Sequence[Offer]]]:
        """What tells of the bargains that are under way in this state."""
        return [self.offers[type(f)] for f in s.frames if type(f) in self.offers] if self.offers else []


def phrases(value: Any) -> list[Phrase]:
    """Every phrase in what is told: for tests of the words."""
    if isinstance(value, Phrase):
        return [value]
    if isinstance(value, tuple | list):
        return [found for item in value for found in phrases(item)]
    if hasattr(value, "__dataclass_fields__"):
        return [found for name in value.__dataclass_fields__ for found in phrases(getattr(value, name))]
    return []
