"""A walk through one game by numbered slots: what PettingZoo, OpenSpiel and Gymnasium have in common.

At every decision one seat is asked. Its options, made concrete, lie in the slots 0 … `count` - 1; a slot is an action
of the adapters. If there are more than `slots`, they are shown in pages of `slots` - 1, and the last slot turns the
page: a step that changes nothing for the game. The last page is filled from the one before, so the legal slots are
always the first `count`, and every action stays within reach.

The rights that the asked seat holds besides (`Game.free_options`) follow its options. Rights of seats that are not
asked are not offered: nobody would know when to offer them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from araldo.kernel import discover
from araldo.kernel.action import Action, Option, Span, Text, offered, to_text
from araldo.kernel.errors import BadSetup
from araldo.kernel.game import Game, Outcome, Setup
from araldo.kernel.question import SINGLE, Question
from araldo.kernel.sides import leads, shares, sides_of
from araldo.table.series import is_series

SLOTS = 256  # actions of an environment, if nobody says otherwise
VALUES = 16  # numbers that stand for a range
UNIT = 20.0  # shaped rewards: a lead of so much is worth three quarters of any lead
TURN_PAGE: Action = ("turn_page",)  # no action of any game: a step of the walk


def concrete(options: Sequence[Option], values: int = VALUES) -> list[Action]:
    """The options as actions: a range of numbers by up to `values` of them, evenly spread, a text by the empty one."""
    found: list[Action] = []
    for option in options:
        if isinstance(option, Span):
            last = (option.high - option.low) // option.step
            picks = range(last + 1) if last < values else [i * last // (values - 1) for i in range(values)]
            found += [(*option.head, option.low + option.step * i) for i in picks]
        elif isinstance(option, Text):
            found.append((*option.head, ""))
        else:
            found.append(option)
    return found


def find_setup(name: str, seats: int | None, options: Mapping[str, Any]) -> tuple[Game, Setup]:
    """A game by its id and a table for it, the usual number of seats if none is given. A series is refused."""
    game = discover.load(name)
    setup = game.setup(game.usual_seats if seats is None else seats, options)
    if is_series(game, setup):
        raise BadSetup(f"{name}: an environment is one game, not a series", "bad-option", option="series")
    return game, setup


def payoffs(outcome: Outcome, sides: Sequence[int]) -> list[float]:
    """What an outcome is worth to each seat. The only side that wins has 1, and each of its seats; several share it.

    The sum over the sides is 0, and so is that over the seats where all sides are of one size. Where all play together
    everybody has 1 or -1.
    """
    count = len(set(sides))
    if count == 1:
        return [1.0 if any(seat < len(sides) for seat in outcome.winners) else -1.0] * len(sides)
    if not outcome.winners:
        return [0.0] * len(sides)
    return [(share - 1 / count) * count / (count - 1) for share in shares(outcome.winners, sides)]


def potentials(walk: Walk) -> list[float]:
    """For shaped rewards, by seat: half of tanh(lead / UNIT), the lead being the game's evaluation of the true state.

    A game without one is measured by its score over that of the best other side.
    """
    game, s = walk.game, walk.s
    if game.evaluate is not None:
        ahead = [game.evaluate(s, seat) for seat in range(s.seats)]
    else:
        ahead = leads(game.outcome(s, cut=True).scores, sides_of(s))
    return [math.tanh(lead / UNIT) / 2 for lead in ahead]


class Walk:
    """One game, at a decision or over. `seat` is asked and has the slots 0 … `count` - 1; over, `count` is 0."""

    __slots__ = ("actions", "bound", "count", "cut", "first", "game", "rights", "s", "seat", "slots", "taken")

    def __init__(
        self, game: Game, setup: Setup, key: bytes, slots: int = SLOTS, bound: int = 0, log: list[Any] | None = None,
        dice: Sequence[int] = (),
    ) -> None:  # fmt: skip
        if slots < 3:
            raise ValueError("three slots at least: two options and one to turn the page")
        self.game, self.slots, self.bound = game, slots, bound or game.bound
        self.s: Any = game.start(setup, key, log=log, dice=dice)
        self.s.log, self.s.dice = None, []
        self.seat = 0  # the seat that is asked
        self.actions: list[Action] = []  # all that it may do
        self.count = 0
        self.cut = False  # stopped at the bound: judged as it stands
        self.taken = 0  # steps, turned pages among them
        self.rights = 0  # from here on, `actions` are rights
        self.first = 0  # what lies in slot 0
        self.look()

    @property
    def over(self) -> bool:
        return not self.count

    def look(self) -> None:
        """See who is asked what, or that nobody is."""
        game, s = self.game, self.s
        self.first = 0
        if not s.frames or self.taken >= self.bound:
            self.cut, self.actions, self.count = bool(s.frames), [], 0
            return
        asked = s.asked
        form, lister, _ = game.fast_path[asked.kind]
        if form == SINGLE:
            seat = asked.seats[0]
            found = lister(s, s.frames[-1], seat)
        else:
            seat = game.waiting(s)[0]
            found = game.options(s, seat)
        self.seat = seat
        for option in found:
            if option.__class__ is not tuple:
                found = concrete(found)
                break
        self.rights = len(found)
        if asked.free and (rights := game.free_options(s, seat)):
            found = [*found, *concrete(rights)]
        self.actions = found
        self.count = min(len(found), self.slots)

    def page(self) -> list[Action]:
        """What lies in the slots 0 … `count` - 1."""
        if len(self.actions) <= self.slots:
            return self.actions
        return [*self.actions[self.first : self.first + self.slots - 1], TURN_PAGE]

    def question(self, slot: int) -> Question | None:
        """The question that a slot answers, the one that stands or one that is open besides; None for the next page."""
        game, s, action = self.game, self.s, self.page()[slot]
        if action == TURN_PAGE:
            return None
        if self.first + slot < self.rights:
            return game.questions[s.asked.kind]
        rights = [game.questions[kind] for kind, seats in s.asked.free if self.seat in seats]
        return next(q for q in rights if offered(q.listed(s, s.frames[-1], self.seat), action))

    def text(self, slot: int) -> str:
        """What lies in a slot, in words; a right besides the question is marked."""
        action = self.page()[slot]
        own = action == TURN_PAGE or self.first + slot < self.rights
        return to_text(action) + ("" if own else " (right)")

    def slot_of(self, action: Action) -> int:
        """The slot of an action on the page that lies open; ValueError if it is not there."""
        return self.page().index(action)

    def take(self, slot: int) -> None:
        """Do what lies in a slot and go on to the next decision."""
        if not 0 <= slot < self.count:
            raise ValueError(f"slot {slot} is not legal: {self.count} are")
        self.taken += 1
        if len(self.actions) > self.slots:
            if slot == self.slots - 1:
                self._turn_page()
                return
            slot += self.first
        if slot < self.rights:
            self.game.apply_trusted(self.s, self.seat, self.actions[slot])
        else:
            self.game.apply_free(self.s, self.seat, self.actions[slot])
        self.look()

    def do(self, seat: int, action: Action) -> None:
        """Let any seat do anything that it may, as the kernel checks it, and go on to the next decision."""
        self.game.apply(self.s, seat, action)
        self.taken += 1
        self.look()

    def _turn_page(self) -> None:
        if self.taken >= self.bound:
            self.look()
            return
        room, last = self.slots - 1, len(self.actions) - self.slots + 1
        self.first = 0 if self.first == last else min(self.first + room, last)

    def payoffs(self) -> list[float]:
        """By seat, from the outcome; a game that is cut is judged as it stands."""
        return payoffs(self.game.outcome(self.s, cut=True), sides_of(self.s))

    def imagine(self, seat: int, rng: Random) -> None:
        """Take, in place of the true state, one that a seat may believe in."""
        first = self.first
        self.s = self.game.imagine(self.s, seat, rng)
        self.look()
        self.first = max(0, min(first, len(self.actions) - self.slots + 1)) if len(self.actions) > self.slots else 0

    def clone(self) -> Walk:
        twin = Walk.__new__(Walk)
        for name in Walk.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.s = self.game.clone(self.s)
        return twin  # `actions` is never changed in place

    def __deepcopy__(self, memo: dict[int, Any]) -> Walk:
        return self.clone()

    def __reduce__(self) -> tuple[Callable[..., Walk], tuple[Any, ...]]:
        return _walk, (self.game.id, self.game.pack(self.s), self.slots, self.bound, self.taken, self.first)


def _walk(name: str, packed: bytes, slots: int, bound: int, taken: int, first: int) -> Walk:
    """A walk that was pickled."""
    walk = Walk.__new__(Walk)
    walk.game = discover.load(name)
    walk.s = walk.game.unpack(packed)
    walk.slots, walk.bound, walk.taken, walk.seat, walk.rights, walk.cut = slots, bound, taken, 0, 0, False
    walk.look()
    walk.first = first
    return walk
