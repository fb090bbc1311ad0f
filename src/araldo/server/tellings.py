"""What a game tells about a decision (`kernel.telling`), put into a viewer's words.

A fault in what is told must not stop a table: it is logged, and people play on without it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from typing import Any, TypeVar

import structlog
from msgspec import UNSET, UnsetType

from araldo.kernel.action import Action
from araldo.kernel.game import Game
from araldo.kernel.question import DRAFT
from araldo.kernel.state import SPECTATOR, Offer
from araldo.kernel.telling import Brief, Change, Hint, Item, Lines, Odds, Phrase, Route, Source, Stride, Table, Words
from araldo.server import wire
from araldo.server.budget import RULES, Overdue, budget
from araldo.server.sentences import say
from araldo.server.wire import Ask, Choice

log = structlog.get_logger("araldo.tellings")
T = TypeVar("T")


class Telling:
    """What one viewer is told at one moment. The state as the seat may believe it to be is made once, if it is needed.

    `who`: what to call each seat of the game; `seats`: which seats of the match they are.
    """

    def __init__(
        self, game: Game, state: Any, seat: int, lang: str, who: Sequence[str], seats: Sequence[int] = ()
    ) -> None:
        self.game, self.state, self.seat, self.lang, self.who = game, state, seat, lang, who
        self.seats = seats

    @cached_property
    def believed(self) -> Any:
        return self.game.believed(self.state, self.seat)

    def _ask(self, tell: Callable[..., T] | None, *given: Any) -> T | None:
        """What a function of the game has to say, if there is one, and it can."""
        if tell is None:
            return None
        try:
            return tell(self.believed, self.seat, *given)
        except Exception:
            log.exception("cannot tell", game=self.game.id, what=getattr(tell, "__name__", ""), of=given)
            return None

    # -- words

    def say(self, words: Words | int) -> str:
        return self.game.texts.told(self.lang, words, self.who)

    def _maybe(self, lines: Lines) -> str | UnsetType:
        if lines is None or lines == ():
            return UNSET
        return self.say(lines) if isinstance(lines, Phrase) else " · ".join(map(self.say, lines))

    def _items(self, items: Iterable[Item]) -> list[wire.Amount]:
        return [wire.Amount(self.say(label), amount, rule or UNSET) for label, amount, rule in items]

    def _changes(self, changes: Iterable[Change]) -> list[wire.Shift]:
        return [
            wire.Shift(self.say(c.label), UNSET if c.before is None else c.before,
                       UNSET if c.after is None else c.after, c.rule or UNSET) for c in changes
        ]  # fmt: skip

    @staticmethod
    def _steps(steps: Iterable[Stride]) -> list[wire.Pace]:
        return [wire.Pace(step.action, step.kind) for step in steps]

    # -- about the question and its options

    def tell(self, options: Sequence[Choice], ask: Ask | None) -> None:
        """Add to the options, and to the question that the viewer is asked, what the game tells of them."""
        if self.game.tells.option is None and (ask is None or self.game.tells.brief is None):
            return
        try:
            with budget(RULES):
                for choice in options if self.game.tells.option is not None else ():
                    self.complete(choice)
                if ask is not None:
                    self.introduce(ask)
                    self.warn_idle(options, ask)
        except Overdue:
            log.error("telling took too long", game=self.game.id)

    def complete(self, choice: Choice) -> None:
        """Add to an option what the game tells of it."""
        hint: Hint | None = self._ask(self.game.tells.option, choice.action)
        if hint is None:
            return
        if hint.cost:
            choice.cost = [
                wire.Price(self.say(c.what), c.amount, c.each or UNSET, self._items(c.parts) if c.parts else UNSET)
                for c in hint.cost
            ]
        choice.effect = self._maybe(hint.effect)
        choice.after = self._changes(hint.after) if hint.after else UNSET
        choice.detail, choice.icon, choice.rank = hint.detail or UNSET, hint.icon or UNSET, hint.rank or UNSET
        choice.group = self.say(Phrase(f"group-{hint.group}")) if hint.group else UNSET
        choice.places = UNSET if hint.places is None else list(hint.places)
        choice.sure = hint.sure or UNSET

    def introduce(self, ask: Ask) -> None:
        """Add to a question what the game tells of it."""
        brief: Brief | None = self._ask(self.game.tells.brief)
        if brief is None:
            return
        ask.title, ask.help, ask.rule = self._maybe(brief.title), self._maybe(brief.help), brief.rule or UNSET
        ask.idle, ask.done = self._maybe(brief.idle), self._maybe(brief.done)
        if brief.by is not None:
            ask.by = self.seats[brief.by] if self.seats else brief.by
        if brief.tally:
            ask.tally = self._changes(brief.tally)
        if brief.warn:
            ask.warn = [self.say(line) for line in brief.warn]
        if brief.steps:
            ask.steps, ask.at = [self.say(step) for step in brief.steps], brief.at
        if brief.places:
            ask.places = list(brief.places)
        if (spread := brief.spread) is not None:
            targets = [wire.Stepper(t.id, self.say(t.label), t.edit, t.low, t.high, t.now, self._maybe(t.note),
                                    t.step if t.step > 1 else UNSET) for t in spread.targets]  # fmt: skip
            left = spread.total - sum(t.now for t in spread.targets)
            ask.spread = wire.SpreadInfo(
                self.say(spread.label), spread.total, left, spread.exact, targets, spread.whole or UNSET
            )
        if brief.slots is not None:
            ask.slots = wire.SlotsInfo(
                brief.slots.head,
                [
                    wire.SlotInfo(self.say(slot.label), [wire.SlotWord(word, self.say(word)) for word in slot.words])
                    for slot in brief.slots.slots
                ],
            )
        if brief.plans:
            ask.plans = [wire.PlanInfo(self.say(plan.label), self._steps(plan.steps), self._maybe(plan.note))
                         for plan in brief.plans]  # fmt: skip

    def warn_idle(self, options: Sequence[Choice], ask: Ask) -> None:
        """Where the game has no sentence for it: which of the choices is made for somebody who makes none."""
        if ask.idle is not UNSET or ask.form == DRAFT:
            return
        made = self._ask(self.game.default)
        if made is None:
            return
        for choice in options:
            if made == choice.action:
                ask.idle = say(self.lang, "idle", what=choice.label)
            elif choice.low is not UNSET and made[:-1] == choice.action:
                ask.idle = say(self.lang, "idle", what=f"{choice.label}: {made[-1]}")

    def bargains(self) -> list[Offer]:
        """Bargains under way that the game keeps in a procedure of its own."""
        return [offer for tell in self.game.tells.bargains(self.state) for offer in self._ask(tell) or ()]

    # -- what is asked for

    def consult(self, what: wire.Consultation, of: Action) -> wire.Consulted:
        """Odds and ways are for who plays; tables are for everybody."""
        tells, told = self.game.tells, wire.Consulted(what, of)
        if what == "table":
            name = str(of[0])
            if (table := self._ask(tells.tables.get(name))) is not None:
                told.table = self._table(name, table)
        elif self.seat != SPECTATOR and self.state.asked is not None:
            if what == "odds" and (odds := self._ask(tells.odds, of)) is not None:
                told.odds = self._odds(odds)
            elif what == "reach" and (routes := self._ask(tells.reach, of)) is not None:
                told.routes = [self._route(route) for route in routes]
        return told

    def _odds(self, odds: Odds) -> wire.OddsInfo:
        return wire.OddsInfo(
            self.say(odds.title),
            [wire.ChanceInfo(self.say(c.label), c.permille, c.good) for c in odds.chances],
            [wire.SideInfo(self.say(side.label), side.total, self._items(side.parts)) for side in odds.sides],
            [wire.LossInfo(self.say(loss.label), loss.mean / 10, loss.low, loss.high) for loss in odds.losses],
            self._maybe(odds.note),
        )

    def _route(self, route: Route) -> wire.RouteInfo:
        return wire.RouteInfo(route.to, self.say(route.to), self._steps(route.steps), self._items(route.cost),
                              UNSET if route.left is None else route.left, self._maybe(route.note))  # fmt: skip

    def _table(self, name: str, table: Table) -> wire.ReferenceInfo:
        rows = [
            wire.RowInfo(row.id, [self.say(cell) for cell in row.cells], self._maybe(row.text), row.state or UNSET,
                         self.say(row.group) if row.group else UNSET, UNSET if row.action is None else row.action)
            for row in table.rows
        ]  # fmt: skip
        return wire.ReferenceInfo(name, self.say(table.title), [self.say(c) for c in table.columns], rows)

    def sources(self) -> list[wire.Source]:
        """Points by source, when it is over: nothing is hidden then."""
        if self.game.tells.sources is None:
            return []
        try:
            found: Sequence[Source] = self.game.tells.sources(self.state)
        except Exception:
            log.exception("cannot tell", game=self.game.id, what="sources")
            return []
        return [wire.Source(self.say(source.label), source.points) for source in found]
