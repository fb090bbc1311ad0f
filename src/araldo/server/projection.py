"""What a viewer is told. Everything is built from that viewer's projection, and from nothing else.

`project` is free of language; `state_message` puts it into words. A projection that has not changed is not sent
again: that something happened out of sight must not show.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias, cast

import msgspec
from msgspec import UNSET

from araldo.kernel.action import Action, Option, Span, Text
from araldo.kernel.errors import Refusal
from araldo.kernel.game import Game, Outcome
from araldo.kernel.offer import Offer
from araldo.kernel.question import PASS, SINGLE, WINDOW
from araldo.kernel.state import SPECTATOR
from araldo.kernel.texts import Called
from araldo.kernel.view import LazyView, Shared, view_json
from araldo.server.seating import OpenWindow, Seating
from araldo.server.sentences import say
from araldo.server.tellings import Telling
from araldo.server.wire import (
    Ask,
    Bargain,
    Choice,
    Ending,
    Goods,
    LogLine,
    PartInfo,
    Party,
    QuestionForm,
    Scope,
    Wanted,
    encode,
)
from araldo.table.match import ALWAYS, EACH, RIGHTS, UNDONE, Match, Wish
from araldo.table.series import Part

NO_LINES = b"[]"
NO_OPTIONS: list[tuple[Option, bool]] = []  # of the many who only look on: nobody changes these
NO_REFUSALS: list[tuple[Option, Refusal]] = []
NO_OFFERS: list[Offer] = []


class Projection(NamedTuple):
    """One viewer's table, in ids. Equal projections are the same message."""

    view: bytes
    lines: int  # of its log
    ask: Ask | None  # without words: `rights` are kinds of questions
    options: list[tuple[Option, bool]]  # and whether it is a standing right
    refused: list[tuple[Option, Refusal]]
    offers: list[Offer]  # bargains on the table that it may see
    undo: str | None  # why not; "" if it can; None: nothing to be said
    outcome: Outcome | None
    games: list[PartInfo] | None
    lesson: int | None


class Viewpoint:
    """What words need besides a projection: the game, and the viewer's view of it, found when it is needed."""

    __slots__ = ("_view", "game", "part", "viewer")

    def __init__(self, game: Game, part: Part, viewer: int, view: dict[str, Any] | None = None) -> None:
        self.game, self.part, self.viewer, self._view = game, part, viewer, view

    @property
    def view(self) -> dict[str, Any]:
        if self._view is None:
            self._view = LazyView(self.game, self.part.state, self.viewer)
        return self._view


class Stage:
    """One game at one moment, for several viewers: what they have in common is found once."""

    __slots__ = ("concerned", "holders", "idle", "part", "shared")

    def __init__(self, match: Match, part: Part, over: bool, windows: Mapping[str, OpenWindow]) -> None:
        self.part, self.shared = part, Shared()
        self.holders: frozenset[int] = frozenset()  # of a window that somebody keeps open
        self.idle: Ask | None = None  # the question that stands, for who can do nothing about it
        self.concerned: frozenset[int] = frozenset()  # who is asked, or may do something meanwhile
        asked = part.state.asked
        if asked is not None and not over:
            form = match.game.questions[asked.kind].form
            self.concerned = frozenset(asked.seats).union(*(free.seats for free in asked.free))
            waiting, answered = list[int](), list[int]()
            if form != WINDOW:  # nobody is shown who could react, nor who has answered
                waiting = [part.seats[seat] for seat in match.game.waiting(part.state)]
                answered = [part.seats[seat] for seat in asked.seats if seat in asked.answers] if form != SINGLE else []
            form = cast(QuestionForm, form)
            self.idle = Ask(match.question_id(part.seats[0]), asked.kind, form, waiting, answered, False, [])
            if (window := windows.get(self.idle.id)) is not None:
                self.holders = window.holders
                self.idle.held = bool(window.holders)
                if window.closes is not None:
                    self.idle.closes = window.closes


class Scene:
    """One moment of a match, for several viewers."""

    def __init__(self, match: Match, windows: Mapping[str, OpenWindow] = MappingProxyType({})) -> None:
        self.match, self.windows = match, windows
        self._stages: dict[int, Stage] = {}
        self.over = match.over
        self.outcome: Outcome | None = match.outcome if self.over else None
        self.games: list[PartInfo] | None = None
        if match.progress.series:
            self.games = [PartInfo(p.round, p.number, p.seats, p.outcome is not None) for p in match.progress.parts]

    def stage(self, viewer: int) -> Stage:
        part = part_of(self.match, viewer)
        found = self._stages.get(part.number)
        if found is None:
            found = self._stages[part.number] = Stage(self.match, part, self.over or self.match.outdated, self.windows)
        return found


def project(
    match: Match, viewer: int, lesson: int | None, undoer: int, scene: Scene | None = None
) -> tuple[Projection, Viewpoint]:
    """What a viewer may know now. `undoer`: the seat for which it may take back; `scene`: the same for all viewers."""
    scene = scene or Scene(match)
    stage = scene.stage(viewer)
    part = stage.part
    local = part.eye(viewer)
    options, refused, ask = NO_OPTIONS, NO_REFUSALS, stage.idle
    if local in stage.concerned:
        options, refused = _choices(match, part, local)
        if ask is not None and ask.form == WINDOW and not any(o != PASS and not free for o, free in options):
            options, refused = [choice for choice in options if choice[1]], []  # who cannot react is not asked
        ask = ask_of(match, viewer, local, stage, asked=any(not free for _, free in options))
    elif ask is not None and (viewer in stage.holders or match.standing.get(viewer) or match.wishes.get(viewer)):
        ask = ask_of(match, viewer, local, stage, asked=False)
    undo = None if undoer == SPECTATOR else match.undo_barrier(undoer)
    view = view_json(match.game, part.state, local, stage.shared)
    offers = NO_OFFERS
    if part.state.offers:
        offers = [replace(o, accepted=list(o.accepted)) for o in part.state.offers if o.seen >> local & 1]
    told = Projection(
        view, match.lines(viewer), ask, options, refused, offers, undo, scene.outcome, scene.games, lesson
    )
    return told, Viewpoint(match.game, part, local)


def part_of(match: Match, viewer: int) -> Part:
    parts = match.progress.parts
    if len(parts) > 1:
        for part in parts:
            if viewer in part.seats:
                return part
    return parts[0]


def _choices(match: Match, part: Part, local: int) -> tuple[list[tuple[Option, bool]], list[tuple[Option, Refusal]]]:
    """What a seat that is asked or has a right may do and may not do."""
    game = match.game
    asked = part.state.asked
    single = asked is not None and game.questions[asked.kind].form == SINGLE  # there is nothing to revise
    listed = match.listed(part, local) if single else game.options(part.state, local, revise=True)
    options = [(option, False) for option in listed]
    options += [(option, True) for option in game.free_options(part.state, local)]
    return options, game.barred(part.state, local)


def ask_of(match: Match, viewer: int, local: int, stage: Stage, asked: bool) -> Ask | None:
    """The question that stands, for a viewer whom it concerns. `asked`: whether it can answer."""
    if stage.idle is None:
        return None
    stands = stage.part.state.asked
    told = msgspec.structs.replace(stage.idle)
    if asked and told.form == WINDOW:
        has = local in stands.answers or viewer in match.kept
        told.waiting, told.answered = ([], [viewer]) if has else ([viewer], [])
        if viewer in match.kept:
            told.answer = match.kept[viewer]
    if viewer in stage.holders:
        told.holding = True
    told.mine = viewer in told.waiting
    told.rights = [free.kind for free in stands.free if local in free.seats]
    if told.form != SINGLE:
        if local in stands.answers:
            told.answer = stands.answers[local]
        if local in stands.drafts:
            told.draft = [*stands.drafts[local]]
    if told.mine and match.given(viewer) is not None:
        told.given = True
    single = told.form == SINGLE
    passes = asked and PASS in (match.listed(stage.part, local) if single else match.options(viewer, revise=False))
    _standing(match, viewer, told, passes)
    return told


def _standing(match: Match, viewer: int, told: Ask, passes: bool) -> None:
    """What a viewer wants to be answered for him, and for how long he may want it here."""
    wishes: dict[str, Wish] = {}
    if match.standing or match.wishes:
        wishes = {kind: Wish(action, ALWAYS) for kind, action in match.standing.get(viewer, {}).items()}
        wishes |= match.wishes.get(viewer, {})
    if wishes:
        told.wishes = [Wanted(kind, wish.action, wish.scope) for kind, wish in wishes.items()]
    if (now := match.standing_answer(viewer, told.kind)) is not None:
        told.standing = now
    if passes:
        told.scopes = [Scope(scope) for scope in match.scopes(viewer)]
        wish = wishes.get(told.kind)
        told.scope = wish.scope if wish is not None else match.game.questions[told.kind].scope or EACH


# -- words


def _key(who: Sequence[str]) -> tuple[object, ...]:
    return who.key if isinstance(who, Called) else tuple(who)


class Labels:
    """Words of one game, remembered: the same option comes again and again."""

    def __init__(self, game: Game, most: int = 20_000) -> None:
        self.game, self.most = game, most
        self._known: dict[Any, str] = {}

    def option(self, viewpoint: Viewpoint, option: Option, lang: str, who: Sequence[str]) -> str:
        game = self.game
        message, more = game.wording(viewpoint.view, head_of(option)) if game.wording is not None else ("", {})
        key = (lang, type(option), option, message, repr(more) if more else "", _key(who))
        return self._known.get(key) or self._keep(key, game.texts.option(lang, option, message, who, **more))

    def edit(self, viewpoint: Viewpoint, action: Action, lang: str, who: Sequence[str]) -> str:
        """What stands in a draft: an option that was taken, or one that a number has completed."""
        said, texts = self.option(viewpoint, action, lang, who), self.game.texts
        *head, number = action
        if head and isinstance(number, int) and said == " ".join(str(texts.name(lang, item)) for item in action):
            return f"{self.option(viewpoint, Span(tuple(head), number, number), lang, who)}: {number}"
        return said

    def event(self, event: dict[str, Any], lang: str, who: Sequence[str]) -> str:
        if event["kind"] == UNDONE:
            return say(lang, "undone", count=len(event["lines"]))
        key = (lang, repr(event), _key(who))
        return self._known.get(key) or self._keep(key, self.game.texts.event(lang, event, who))

    def refusal(self, why: Refusal, lang: str, who: Sequence[str]) -> str:
        return self.game.texts.refusal(lang, why, who) if why.params else ""

    def prompt(self, kind: str, lang: str) -> str:
        key = (lang, kind)
        return self._known.get(key) or self._keep(key, self.game.texts.say(lang, f"prompt-{kind}"))

    def scope(self, name: str, lang: str) -> str:
        """A scope of the game's own; those that every game has are for the reader to name."""
        return self.game.texts.say(lang, f"scope-{name}") if name in self.game.scopes else ""

    def about(self, viewpoint: Viewpoint, lang: str, who: Sequence[str]) -> str:
        """What the question that stands is an answer to."""
        about = self.game.about(viewpoint.view) if self.game.about is not None else None
        return "" if about is None else self.game.texts.about(lang, about.message, about.params, who)

    def name(self, word: str, lang: str) -> str:
        key = (lang, "name", word)
        return self._known.get(key) or self._keep(key, str(self.game.texts.name(lang, word)))

    def called(self, people: Sequence[str], emblems: Sequence[str], lang: str) -> Called:
        """What to call each seat: the person's name, else the emblem."""
        both = list(zip(people, emblems, strict=True))
        names = [person or self.name(word, lang) for person, word in both]
        return Called(names, {word: person for person, word in both if person} if self.game.spoken_emblems else None)

    def _keep(self, key: Any, text: str) -> str:
        if len(self._known) >= self.most:
            self._known.clear()
        self._known[key] = text
        return text


def emblems(match: Match, part: Part) -> list[str]:
    """A word for each seat of a game, by what everybody sees."""
    game = match.game
    if game.emblems is None:
        return [str(seat + 1) for seat in part.seats]
    return list(game.emblems(LazyView(game, part.state, SPECTATOR)))


def choice(option: Option, label: str, free: bool) -> Choice:
    if type(option) is tuple:
        told = Choice(option, label=label)
    elif isinstance(option, Span):
        told = Choice(option.head, option.low, option.high, label=label)
        if option.step != 1:
            told.step = option.step
    elif isinstance(option, Text):
        told = Choice(option.head, limit=option.limit, label=label)
    else:
        told = Choice(option, label=label)
    if free:
        told.free = True
    return told


def head_of(option: Option) -> Action:
    return option if type(option) is tuple else option.head if isinstance(option, Span | Text) else option


CalledBy: TypeAlias = dict[tuple[int, ...], Called]  # by the seats of a game: what to call them


class Names:
    """What to call the seats of each game of a match, found once for a broadcast: the person's name, else the emblem.

    `words`: the emblems of a game, if they are known already.
    """

    def __init__(
        self,
        match: Match,
        seating: Seating,
        labels: Labels,
        lang: str,
        words: Callable[[Part], list[str]] | None = None,
    ) -> None:
        self.match, self.seating, self.labels, self.lang = match, seating, labels, lang
        self.words = words or (lambda part: emblems(match, part))
        self.found: CalledBy = {}
        self.lines: dict[tuple[int, ...], bytes] = {}  # by numbers and events: lines of the log
        self.same: dict[tuple[int, int, int], bytes] = {}  # what all who only look on are told in words

    def of(self, viewpoint: Viewpoint, seats: Sequence[int] | None = None) -> Called:
        """The names of the seats of this or another game of the match."""
        key = tuple(seats) if seats is not None else viewpoint.part.seats
        if key not in self.found:
            part = self.match.progress.part_with(key) or viewpoint.part
            places = self.seating.places
            self.found[key] = self.labels.called([places[seat].called for seat in part.seats], self.words(part),
                                                 self.lang)  # fmt: skip
        return self.found[key]

    def telling(self, viewpoint: Viewpoint) -> Telling:
        """What the game tells this viewer now."""
        part = viewpoint.part
        return Telling(viewpoint.game, part.state, viewpoint.viewer, self.lang, self.of(viewpoint), part.seats)


def log_lines(names: Names, viewer: int, viewpoint: Viewpoint, since: int, until: int) -> list[LogLine]:
    """A viewer's log in words, from line `since` + 1 to line `until`."""
    labels, lang = names.labels, names.lang
    return [LogLine(line["n"], labels.event(line["event"], lang, names.of(viewpoint, line.get("seats"))), line["event"])
            for line in names.match.log(viewer, since)[: max(0, until - since)]]  # fmt: skip


def log_json(names: Names, viewer: int, viewpoint: Viewpoint, since: int, until: int) -> bytes:
    """The same as JSON. Who was told the same has the same lines: they are written once for a broadcast."""
    if since == until:
        return NO_LINES
    lines = names.match.log(viewer, since)
    key = (since, until, *[id(line["event"]) for line in lines]) if len(lines) > 1 else (since, id(lines[0]["event"]))
    if key not in names.lines:
        names.lines[key] = encode(log_lines(names, viewer, viewpoint, since, until))
    return names.lines[key]


def bargain(names: Names, offer: Offer, viewpoint: Viewpoint) -> Bargain:
    """A bargain in words. A game says how a clause reads (`clause-<clause>`) and when an offer ends (`offer-ends`)."""
    texts, lang, seats = names.labels.game.texts, names.lang, viewpoint.part.seats
    goods = [Goods(seats[giver], seats[taker], str(texts.name(lang, what)), amount)
             for giver, taker, what, amount in offer.goods]  # fmt: skip
    clauses = []
    for clause, *items in offer.clauses:
        message = f"clause-{clause}"
        if texts.has(lang, message):
            params = {f"a{i}": item for i, item in enumerate(items, 1)}
            clauses.append(texts.told(lang, (message, params), names.of(viewpoint)))
        else:
            clauses.append(" ".join(str(texts.name(lang, item)) for item in (clause, *items)))
    ends = texts.say(lang, "offer-ends", ends=offer.ends) if texts.has(lang, "offer-ends") else ""
    return Bargain(offer.number, seats[offer.proposer], [seats[p] for p in offer.parties], goods, clauses,
                   offer.replies, ends, [seats[p] for p in offer.accepted])  # fmt: skip


def worded(names: Names, viewer: int, told: Projection, viewpoint: Viewpoint, since: int) -> bytes:
    """All that is put into a language, as the inside of a JSON object: once for all who only look on."""
    log = log_json(names, viewer, viewpoint, since, told.lines)
    underway = viewpoint.game.tells.bargains(viewpoint.part.state)
    idle = not told.options and not told.refused and not told.offers and not underway
    key = (id(told.ask), id(log), since)
    if idle and key in names.same:
        return names.same[key]
    found = b'%s,"outcome":%s,"games":%s,"log":%s,"log_from":%d' % (
        choices_json(names, told, viewpoint), outcome_json(names, told.outcome, viewpoint),
        b"null" if told.games is None else encode(told.games), log, since)  # fmt: skip
    if idle:
        names.same[key] = found
    return found


def choices_json(names: Names, told: Projection, viewpoint: Viewpoint) -> bytes:
    """The question and what may be done, as the inside of a JSON object."""
    labels, lang = names.labels, names.lang
    ask = None
    if told.ask is not None:
        rights = [labels.prompt(kind, lang) for kind in told.ask.rights]
        ask = msgspec.structs.replace(told.ask, rights=rights, prompt=labels.prompt(told.ask.kind, lang))
        _say_standing(ask, labels, lang)
        if ask.mine and ask.form == WINDOW:
            ask.about = labels.about(viewpoint, lang, names.of(viewpoint)) or UNSET
    who = names.of(viewpoint) if told.options or told.refused else []
    if ask is not None and ask.draft:
        ask.drafted = [labels.edit(viewpoint, action, lang, names.of(viewpoint)) for action in ask.draft]
    options = [choice(option, labels.option(viewpoint, option, lang, who), free) for option, free in told.options]
    if options:
        names.telling(viewpoint).tell(options, ask if ask is not None and ask.mine else None)
    refused = [
        (head_of(option), why.rule, labels.option(viewpoint, option, lang, who), labels.refusal(why, lang, who))
        for option, why in told.refused
    ]
    underway = names.telling(viewpoint).bargains() if viewpoint.game.tells.offers else []
    offers = [bargain(names, offer, viewpoint) for offer in (*told.offers, *underway)]
    return encode({"ask": ask, "options": options, "refused": refused, "offers": offers})[1:-1]


def _say_standing(ask: Ask, labels: Labels, lang: str) -> None:
    """The words of standing answers: the game's scopes by their names."""
    if ask.scopes:
        ask.scopes = [Scope(scope.id, labels.scope(scope.id, lang)) for scope in ask.scopes]
    if ask.wishes:
        ask.wishes = [
            Wanted(wish.kind, wish.action, wish.scope, "" if wish.kind == RIGHTS else labels.prompt(wish.kind, lang),
                   labels.scope(wish.scope, lang)) for wish in ask.wishes
        ]  # fmt: skip


def outcome_json(names: Names, outcome: Outcome | None, viewpoint: Viewpoint) -> bytes:
    """How it ended, and where the points came from; whoever the rules themselves played has a name too."""
    if outcome is None:
        return b"null"
    parties = [Party(word, names.labels.name(word, names.lang)) for word in outcome.details.get("parties", [])]
    sources = [] if names.match.progress.series else names.telling(viewpoint).sources()
    return encode(Ending(outcome.scores, outcome.winners, parties, sources))


@lru_cache(16)
def undo_json(why: str | None) -> bytes:
    return b"null" if why is None else b'{"ok":%s,"why":"%s"}' % (b"false" if why else b"true", why.encode())
