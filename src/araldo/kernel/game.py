"""A game: everything the rest of the world may ask of one.

The author gives data and functions; the methods here are the whole interface for tables, bots, servers and researchers:
`start`, `waiting`, `options`, `weigh`, `apply`, `view`, `imagine`, `clone`, `pack`, `outcome`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Generic, cast

from araldo.kernel.action import Action, Option, Span, Text, offered
from araldo.kernel.building import check_built
from araldo.kernel.catalogue import Catalogue, TableOption, read_options, without_words
from araldo.kernel.chapter import Chapter, Procedure
from araldo.kernel.data import Overlay, lying_over, read_over
from araldo.kernel.errors import BadGame, BadRule, BadSetup, Illegal, Refusal, RuleLoop
from araldo.kernel.faults import note_place
from araldo.kernel.flow import AGAIN, ASK, end
from araldo.kernel.imagine import imagine, supposed
from araldo.kernel.judgement import Pupil
from araldo.kernel.plain import Tools
from araldo.kernel.question import DONE, DRAFT, REOPEN, SINGLE, Question, S
from araldo.kernel.sides import alone, numbered, seat_sides, sides_of
from araldo.kernel.state import Asked, Frame, Paused, State
from araldo.kernel.telling import Tells
from araldo.kernel.tensors import Tensors
from araldo.kernel.texts import Namer, Texts
from araldo.kernel.view import Shared, view

LOOP = 10_000  # steps without a question
GIVEN = (
    "id", "version", "title", "folder", "state", "seats", "usual_seats", "begin", "result", "bound", "adjudicate",
    "invariants", "checks", "due", "backs", "resample", "check_setup", "host_choices", "host_forms", "minutes",
    "versions", "time_limit", "series", "bots", "sketch", "evaluate", "features", "horizon", "round_of", "pupil",
    "namer", "emblems", "wording", "spoken_emblems", "former_data", "former_options", "about", "scopes", "warnings",
    "tells", "figures", "variant", "teams", "tensors",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game starts from, besides its seed: seats, table options, what the host chose (colours, who starts)."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    choices: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: victory points or what stands for them, by seat, and who won. Partners have the same of both.

    Parties that the rules themselves play come after the seats, in both.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    details: dict[str, Any] = field(default_factory=dict)  # what a series' ranking may need; "parties": their words


def outcome_of_sides(s: State, scores: Sequence[int], winners: Sequence[int] | None = None) -> Outcome:
    """The outcome of a game in teams: scores by side, and the sides that have won; by default those with the most."""
    sides = sides_of(s)
    won = [side for side, score in enumerate(scores) if score == max(scores)] if winners is None else winners
    return Outcome(
        tuple([scores[side] for side in sides]), tuple([seat for seat, side in enumerate(sides) if side in won])
    )


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game of a round of a series: the seats that play it, in the order of its own seats, and its set-up."""

    seats: tuple[int, ...]
    setup: Setup


@dataclass(frozen=True, slots=True)
class Result:
    """A finished game of a series."""

    seats: tuple[int, ...]
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Series:
    """A tournament: several games, some at the same time. `pairings` gives the next round, or None after the last."""

    applies: Callable[[Setup], bool]
    pairings: Callable[[Setup, bytes, list[list[Result]]], list[Pairing] | None]
    ranking: Callable[[Setup, bytes, list[list[Result]]], Outcome]


@dataclass(frozen=True, slots=True)
class HostChoice:
    """How a host chooses something on a screen. `form`: "seat" (one of the seats), "table" (one of `values`), or "each"
    (one of `values` for every seat, all different). `needs`: the option and the value with which it counts.
    """

    form: str
    values: tuple[str, ...] = ()
    needs: tuple[str, Any] | None = None


@dataclass(frozen=True, slots=True)
class TimeLimit:
    """A game that may end by the clock, which the rules do not read: the table keeps it, and speaks for every seat.

    `minutes`: what a set-up agrees on, 0 for no limit. `word`: the right by which a seat says that the time is up; the
    game ends by it when all have said so, so that nobody ends it alone.
    """

    minutes: Callable[[Setup], int]
    word: Action


@dataclass(frozen=True, slots=True)
class About:
    """What the question that stands is an answer to, from a view: a message and what it needs, and whom it concerns.

    `seats` None: everybody alike.
    """

    message: str
    params: dict[str, Any] = field(default_factory=dict)
    seats: tuple[int, ...] | None = None


def _always(s: State) -> bool:
    return True


def _after_last(s: State, f: Frame) -> int:
    """What follows the last step of every procedure."""
    return end(s)


class Game(Generic[S]):
    """What an author gives.

    bound         a random game ends within so many decisions
    adjudicate    the outcome of a game cut there; by default its result as it stands
    invariants    raises AssertionError
    due           quickly: may any check apply now? By default they are all tried
    backs         by piece: which back it has
    warnings      of a set-up that is allowed and not advised: words, of which `warning-<word>` says in a sentence what
                  the players should know
    teams         by a set-up: the side of each seat, as any numbers; by default every seat has its own. The state is a
                  `TeamState` then
    host_choices  what a host may choose besides the options; `host_forms`: those that are offered on a screen
    versions      by older version of the rules: the options with which the present ones play as those did
    minutes       how long a game usually takes; `time_limit`: how the table's clock ends it
    sketch        the board in a terminal, from a view
    evaluate      a hint for search: how good a state is for a seat; `horizon`: and so many decisions of a rollout
                  before it is asked, few if it sees what is to come; `round_of`: or to the end of this round
    pupil         a bot that learns by playing against itself what the start of a round is worth
    features      a position in numbers, as a seat may know it: what `araldo train` learns from
    tensors       by a set-up: the arrays that learners are shown (see `tensors`)
    namer         the proper name of a word that no message `name-…` names, such as a compound id
    emblems       from a view: a word for each seat (its colour); `spoken_emblems`: events and options name seats by it,
                  and a person's name takes its place
    former_data   hashes that the data had before, when it said the same to the rules: older records stay good;
                  `former_options`: options that are gone and never did anything
    about         from a view: what a reaction would be a reaction to
    scopes        by name: from a view, which one it is now (this auction, this turn), or None; a standing answer may
                  hold until it ends. `scope-<name>` says it in words
    tells         what people are told about decisions: costs, effects, odds, ways, tables (see `telling`)
    figures       numbers of the data that texts say, by name: `{ $name }` in any message
    wording       from a view: the message that says an option best, and what it needs besides the action's items
    variant       what lies over the data, if this is a variant: no author gives it (see `variant`)
    """

    def __init__(
        self,
        *,
        id: str,
        version: int,
        title: dict[str, str],
        folder: Path,
        state: type[S],
        seats: tuple[int, ...],
        usual_seats: int,
        begin: Callable[[S, Setup], None],
        result: Callable[[S], Outcome],
        bound: int,
        chapters: Sequence[Chapter[S]] = (),
        procedures: Sequence[Procedure[S]] = (),
        questions: Sequence[Question[S, Any]] = (),
        adjudicate: Callable[[S], Outcome] | None = None,
        invariants: Callable[[S], None] | None = None,
        checks: Sequence[Callable[[S], bool]] = (),
        due: Callable[[S], bool] | None = None,
        backs: Sequence[int] = (),
        resample: Callable[[S, int, Random], None] | None = None,
        check_setup: Callable[[Setup], None] | None = None,
        warnings: Callable[[Setup], Sequence[str]] | None = None,
        host_choices: Sequence[str] = (),
        host_forms: Mapping[str, HostChoice] | None = None,
        minutes: int | None = None,
        versions: Mapping[int, Mapping[str, Any]] | None = None,
        time_limit: TimeLimit | None = None,
        series: Series | None = None,
        bots: Mapping[str, Callable[[int], object]] | None = None,
        sketch: Callable[[dict[str, Any], str], str] | None = None,
        evaluate: Callable[[S, int], float] | None = None,
        features: Callable[[S, int], list[float]] | None = None,
        horizon: int = 3,
        round_of: Callable[[S], int] | None = None,
        pupil: Pupil | None = None,
        namer: Namer | None = None,
        emblems: Callable[[dict[str, Any]], Sequence[str]] | None = None,
        spoken_emblems: bool = False,
        wording: Callable[[dict[str, Any], Action], tuple[str, dict[str, Any]]] | None = None,
        about: Callable[[dict[str, Any]], About | None] | None = None,
        scopes: Mapping[str, Callable[[dict[str, Any]], object]] | None = None,
        tells: Tells[S] | None = None,
        teams: Callable[[Setup], Sequence[int]] | None = None,
        tensors: Callable[[Setup], Tensors] | None = None,
        former_data: Sequence[str] = (),
        former_options: Sequence[str] = (),
        figures: Mapping[str, int] | None = None,
        variant: Overlay | None = None,
    ) -> None:
        self.variant = variant or lying_over(folder)
        if self.variant is not None and id != self.variant.id:
            id, title = self.variant.id, {lang: f"{said} · {self.variant.name}" for lang, said in title.items()}
        self.id, self.version, self.title, self.folder = id, version, title, folder
        self.state, self.seats, self.usual_seats = state, seats, usual_seats
        self.begin, self.result, self.bound, self.adjudicate = begin, result, bound, adjudicate
        self.invariants, self.checks, self.due = invariants, checks, due
        self.backs, self.resample = backs, resample
        self.check_setup, self.warnings = check_setup, warnings
        self.host_choices, self.host_forms = host_choices, host_forms or {}
        self.versions: Mapping[int, Mapping[str, Any]] = versions or {}
        self.minutes, self.time_limit, self.series = minutes, time_limit, series
        self.bots: Mapping[str, Callable[[int], object]] = bots or {}
        self.sketch, self.evaluate, self.horizon, self.round_of = sketch, evaluate, horizon, round_of
        self.features, self.tensors, self.pupil = features, tensors, pupil
        self.namer, self.emblems, self.wording = namer, emblems, wording
        self.spoken_emblems = spoken_emblems
        self.former_data, self.former_options = former_data, former_options
        self.about, self.tells, self.teams = about, tells or Tells(), teams
        self.figures: Mapping[str, int] = figures or {}
        self.scopes: Mapping[str, Callable[[dict[str, Any]], object]] = scopes or {}
        procedures = [*procedures, *(p for chapter in chapters for p in chapter.PROCEDURES)]
        questions = [*questions, *(q for chapter in chapters for q in chapter.QUESTIONS)]
        self.steps: dict[type[Frame], tuple[Callable[[S, Any], int | None], ...]] = {
            p.frame: p.steps for p in procedures
        }
        self.questions: dict[str, Question[S, Any]] = {q.kind: q for q in questions}
        self._once(id, procedures, questions)
        check_built(self, procedures, questions)
        self._running = {cls: (*steps, _after_last) for cls, steps in self.steps.items()}
        self.fast_path = {q.kind: (q.form, q.lister, q.answer) for q in questions}
        self._due = (due or _always) if checks else None
        self.tools = Tools(state, self.steps)
        self.clone: Callable[[S], S] = self.tools.clone
        self.branch: Callable[[S], S] = self.tools.branch
        # What the folder says, from the first time it is asked for; a compiled class has no cached properties.
        self._rules: Catalogue | None = None
        self._options_table: dict[str, TableOption] | None = None
        self._texts: Texts | None = None
        self._data_hash = ""

    def _once(self, id: str, procedures: Sequence[Procedure[S]], questions: Sequence[Question[S, Any]]) -> None:
        """No kind of question and no procedure is declared twice."""
        names = [q.kind for q in questions] + [p.frame.__name__ for p in procedures]
        twice = sorted({name for name in names if names.count(name) > 1})
        if len(self.questions) < len(questions) or len(self.steps) < len(procedures):
            raise BadGame(f"{id}: declared twice: {', '.join(twice)}; every question and procedure is declared once")

    def but(self, **changes: Any) -> Game[S]:
        """The same game with some of what its author gave changed: for tests, and for those who try something out."""
        given = {name: getattr(self, name) for name in GIVEN}
        given["procedures"] = [Procedure(cls, steps) for cls, steps in self.steps.items()]
        given["questions"] = list(self.questions.values())
        return Game(**(given | changes))

    # -- what the folder says

    @property
    def rules(self) -> Catalogue:
        if self._rules is None:
            self._rules = Catalogue(self.folder / "rules.toml")
        return self._rules

    @property
    def options_table(self) -> dict[str, TableOption]:
        if self._options_table is None:
            file = self.folder / "data" / "options.toml"
            read = file.exists()
            self._options_table = read_options(file, read_over(self.folder, file.name, self.variant)) if read else {}
        return self._options_table

    @property
    def texts(self) -> Texts:
        if self._texts is None:
            self._texts = Texts(self.folder / "texts", self.namer, self.figures)
        return self._texts

    @property
    def data_hash(self) -> str:
        """A hash of the game's data, words for people left out: a record says on which data it was played."""
        if not self._data_hash:
            files = sorted((self.folder / "data").glob("*.toml"))
            data = [(path.name, without_words(read_over(self.folder, path.name, self.variant))) for path in files]
            self._data_hash = sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
        return self._data_hash

    def plays_on(self, data: str) -> bool:
        """Whether a record of these data is a record of today's."""
        return data == self.data_hash or (data in self.former_data and self.variant is None)

    # -- starting

    def setup(
        self,
        seats: int,
        options: Mapping[str, Any] | None = None,
        choices: Mapping[str, Any] | None = None,
        trusted: bool = False,
    ) -> Setup:
        """Check a wish for a table and complete it with the defaults; BadSetup says what is wrong with it.

        People may choose what `host_choices` names; a record of a series' game holds more and is `trusted`.
        """
        if seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise BadSetup(f"{self.id} is for {allowed} seats, not {seats}", "bad-seats", seats=seats, allowed=allowed)
        chosen = {o.id: o.default for o in self.options_table.values()}
        for key, given in (options or {}).items():
            if key not in chosen:
                raise BadSetup(
                    f"{self.id} has no option {key!r}; it has: {', '.join(chosen)}", "bad-option", option=key
                )
            chosen[key] = self.options_table[key].read(given)
        for key in choices or {}:
            if key not in self.host_choices and not trusted:
                raise BadSetup(f"{self.id} lets nobody choose {key!r}", "bad-choice", choice=key)
        made = Setup(self.id, self.version, seats, chosen, dict(choices or {}))
        if self.check_setup is not None:
            self.check_setup(made)
        return made

    def sides(self, setup: Setup) -> tuple[int, ...]:
        """The side of each seat, numbered from 0 as they come. In a series everybody plays for himself."""
        if self.teams is None or (self.series is not None and self.series.applies(setup)):
            return alone(setup.seats)
        found = numbered(self.teams(setup))
        if len(found) != setup.seats:
            raise BadGame(f"{self.id}: teams gives {len(found)} sides for {setup.seats} seats: it gives one a seat")
        return found

    def warned(self, setup: Setup, lang: str) -> list[str]:
        """What whoever sets up such a table should know, in sentences."""
        found = self.warnings(setup) if self.warnings is not None else ()
        return [self.texts.say(lang, f"warning-{word}") for word in found]

    def restored(self, version: int, seats: int, options: Mapping[str, Any], choices: Mapping[str, Any]) -> Setup:
        """The set-up of a game that was begun on this or an older version of the rules, for the present ones."""
        if version > self.version:
            text = f"this was played on version {version} of {self.id}, here is version {self.version}"
            raise BadSetup(text, "bad-version", version=version)
        options = {key: value for key, value in options.items() if key not in self.former_options}
        if version < self.version:  # options that are gone had an effect on nothing that is left
            known = {key: value for key, value in options.items() if key in self.options_table}
            options = {**self.versions.get(version, {}), **known}
        return self.setup(seats, options, choices, trusted=True)

    def start(
        self,
        setup: Setup,
        key: bytes,
        dice: Sequence[int] = (),
        log: list[Any] | None = None,
        swap: list[int] | None = None,
    ) -> S:
        """A new game, run to its first question.

        `dice` scripts chance, for tests; `log` receives the events of the set-up; `swap`: two pieces, which change
        places after the n-th shuffle of both.
        """
        s = self.state(seats=setup.seats, options=setup.options, key=key, dice=list(dice))
        s.log, s.swap = log, swap
        if self.teams is not None:
            seat_sides(s, self.sides(setup))
        try:
            self.begin(s, setup)
            if not s.frames:
                raise BadRule(
                    "`begin` calls nothing, so the game is over at once: end it with call(s, …), the whole game"
                )
            self.run(s)
        except Exception as error:
            note_place(self, s, error)
            raise
        s.swap = None
        return s

    # -- asking

    def over(self, s: S) -> bool:
        return not s.frames

    def outcome(self, s: S, cut: bool = False) -> Outcome:
        """Who won. `cut`: the game was stopped at its bound and is judged as it stands."""
        if not s.frames or not cut or self.adjudicate is None:
            return self.result(s)
        return self.adjudicate(s)

    def waiting(self, s: S) -> tuple[int, ...]:
        """The seats whose answer the game waits for."""
        asked = s.asked
        if asked is None:
            return ()
        if asked.answers:
            return tuple(seat for seat in asked.seats if seat not in asked.answers)
        seats: tuple[int, ...] = asked.seats
        return seats

    def options(self, s: S, seat: int, revise: bool = False) -> list[Option]:
        """What a seat may answer now. `revise` adds what people may do and bots need not: take back, choose again."""
        asked = s.asked
        if asked is None or seat not in asked.seats or (seat in asked.answers and not revise):
            return []
        try:
            question = self.questions[asked.kind]
        except KeyError as error:
            note_place(self, s, error, seat=seat)
            raise
        if question.form == DRAFT:
            if seat in asked.answers:
                return [REOPEN]
            draft = asked.drafts.get(seat, [])
            if revise or question.options is None:
                found = question.drafted(s, s.frames[-1], seat, draft, revise)
            else:
                found = question.options(s, s.frames[-1], seat, draft)
            s.offered = (seat, found)
            return found
        try:
            found = question.listed(s, s.frames[-1], seat)
        except Exception as error:
            note_place(self, s, error, seat=seat)
            raise
        s.offered = (seat, found)
        return found

    def free_options(self, s: S, seat: int) -> list[Option]:
        """What a seat may do although nobody waits for it."""
        asked = s.asked
        if asked is None or not asked.free:
            return []
        found: list[Option] = []
        for kind, seats in asked.free:
            if seat in seats and not s.out >> seat & 1:
                found += self.questions[kind].listed(s, s.frames[-1], seat)
        return found

    def weigh(self, s: S, seat: int) -> list[tuple[Option, Refusal | None]]:
        """Everything a seat might think of, with the reason where it may not: for people."""
        asked = s.asked
        if asked is None:
            return []
        found: list[tuple[Option, Refusal | None]] = []
        if seat in asked.seats:
            question = self.questions[asked.kind]
            if question.form == DRAFT:
                found += [(option, None) for option in self.options(s, seat, revise=True)]
                draft = asked.drafts.get(seat, [])
                if question.ready is not None and (why := question.ready(s, s.frames[-1], seat, draft)) is not None:
                    found.append((DONE, why))
            else:
                found += question.weigh(s, s.frames[-1], seat)
        for kind, seats in asked.free:
            if seat in seats and not s.out >> seat & 1:
                found += self.questions[kind].weigh(s, s.frames[-1], seat)
        return found

    def barred(self, s: S, seat: int) -> list[tuple[Option, Refusal]]:
        """Of `weigh`, what a seat may not do: without a second look at what it may."""
        asked = s.asked
        if asked is None:
            return []
        found: list[tuple[Option, Refusal]] = []
        f = s.frames[-1]
        if seat in asked.seats:
            question = self.questions[asked.kind]
            if question.form != DRAFT:
                found += question.barred(s, f, seat)
            elif question.ready is not None and (why := question.ready(s, f, seat, asked.drafts.get(seat, []))):
                found.append((DONE, why))
        for kind, seats in asked.free:
            if seat in seats and not s.out >> seat & 1:
                found += self.questions[kind].barred(s, f, seat)
        return found

    def default(self, s: S, seat: int) -> Action:
        """The answer for a seat that is away."""
        assert s.asked is not None
        question = self.questions[s.asked.kind]
        if question.default is not None:
            if question.form == DRAFT:
                return question.default(s, s.frames[-1], seat, s.asked.drafts.get(seat, []))
            return question.default(s, s.frames[-1], seat)
        first = self.options(s, seat)[0]
        return (
            (*first.head, first.low)
            if isinstance(first, Span)
            else (*first.head, "")
            if isinstance(first, Text)
            else first
        )

    @staticmethod
    def choose(options: Sequence[Option], rng: Random) -> Action:
        """One of the options, each as likely; a number of a span likewise."""
        found = options[int(rng.random() * len(options))]
        if isinstance(found, Span):
            steps = (found.high - found.low) // found.step + 1
            return (*found.head, found.low + found.step * int(rng.random() * steps))
        if isinstance(found, Text):
            return (*found.head, "")
        return found

    def view(self, s: S, viewer: int, shared: Shared | None = None) -> dict[str, Any]:
        return view(self, s, viewer, shared)

    def seat_names(self, seen: dict[str, Any], lang: str) -> list[str]:
        """What to call each seat for want of a person's name, from a view."""
        words = self.emblems(seen) if self.emblems is not None else [str(seat) for seat in range(seen["seats"])]
        return [str(self.texts.name(lang, word)) for word in words]

    def label(self, seen: dict[str, Any], option: Option, lang: str, who: Sequence[str] | None = None) -> str:
        """An option in words, for whoever has this view. `who`: what to call each seat."""
        head: Action = option.head if isinstance(option, Span | Text) else option
        message, more = self.wording(seen, head) if self.wording is not None else ("", {})
        return self.texts.option(lang, option, message, self.seat_names(seen, lang) if who is None else who, **more)

    def imagine(self, s: S, seat: int, rng: Random) -> S:
        return cast(S, imagine(self, s, seat, rng))

    def believed(self, s: S, seat: int) -> S:
        """A state as a seat may believe it to be, the same each time: to look at, not to play on."""
        return cast(S, imagine(self, s, seat, Random(s.key + s.draws.to_bytes(4, "big")), answers=False))

    def supposed(self, s: S, seat: int) -> S:
        """A state that a seat may believe in, the same whatever faces are hidden: for hints."""
        return cast(S, supposed(self, s, seat))

    def pack(self, s: S) -> bytes:
        return self.tools.pack(s)

    def unpack(self, data: bytes) -> S:
        return cast(S, self.tools.unpack(data))

    # -- acting

    def apply(self, s: S, seat: int, action: Action) -> None:
        """The only way in: check that the action is offered now, then do it and run to the next question."""
        asked = s.asked
        if asked is not None and seat in asked.seats:
            listed = s.offered
            known = listed is not None and listed[0] == seat
            if known and offered(listed[1], action):
                return self.apply_trusted(s, seat, action)
            more = not known or self.questions[asked.kind].form == DRAFT  # of a draft, what people may do besides
            if more and offered(self.options(s, seat, revise=True), action):
                return self.apply_trusted(s, seat, action)
        if offered(self.free_options(s, seat), action):
            return self.apply_free(s, seat, action)
        raise self.refused(s, seat, action)

    def question_of(self, s: S, seat: int, action: Action) -> Question[S, Any] | None:
        """The question that an action answers: the one that stands, or a standing right; None if it is not offered."""
        asked = s.asked
        if asked is None:
            return None
        if seat in asked.seats and offered(self.options(s, seat, revise=True), action):
            return self.questions[asked.kind]
        for kind, seats in asked.free:
            if seat in seats and offered(self.questions[kind].listed(s, s.frames[-1], seat), action):
                return self.questions[kind]
        return None

    def refused(self, s: S, seat: int, action: Action) -> Illegal:
        """Why an action may not be done, as the exception to raise."""
        if s.asked is None:
            return Illegal("the game is over", "over")
        for option, why in self.weigh(s, seat):
            if why is not None and (option == action or (isinstance(option, Span | Text) and option.matches(action))):
                return Illegal(f"{action} is refused by {why.rule}", "refused", why, seat=seat)
        if seat not in self.waiting(s) and not self.free_options(s, seat):
            return Illegal(f"seat {seat} is not asked anything now", "not-asked", seat=seat)
        return Illegal(f"{action} is not among the options of seat {seat}", "not-offered", seat=seat)

    def apply_trusted(self, s: S, seat: int, action: Action) -> None:
        """For self-play that has just chosen from `options`: no check."""
        s.offered = None
        asked = s.asked
        assert asked is not None
        try:
            question = self.questions[asked.kind]
            if question.form == SINGLE:
                s.asked = None
                question.answer(s, s.frames[-1], seat, action)
            else:
                if question.form == DRAFT:
                    self._edit(asked, seat, action)
                else:
                    asked.answers[seat] = action
                if len(asked.answers) < len(asked.seats):
                    return
                self._all_in(s, asked, question)
            if s.asked is not None:
                raise misanswered(asked, s.asked)
            self.run(s)
        except Exception as error:
            note_place(self, s, error, asked.kind, seat, action)
            raise

    @staticmethod
    def _all_in(s: S, asked: Asked, question: Question[S, Any]) -> None:
        """Everybody has answered. Where several did, each now sees what depends on the others: nobody takes it back."""
        s.asked = None
        given: Mapping[int, Any] = asked.drafts if question.form == DRAFT else asked.answers
        if len(asked.seats) > 1:
            s.shown += 1
        question.answer(s, s.frames[-1], {seat: given.get(seat, []) for seat in asked.seats})

    @staticmethod
    def _edit(asked: Any, seat: int, action: Action) -> None:
        draft = asked.drafts.setdefault(seat, [])
        if action == DONE:
            asked.answers[seat] = DONE
        elif action == REOPEN:
            del asked.answers[seat]
        elif action[0] == "drop" and len(action) == 2 and type(action[1]) is int:
            del draft[action[1]]
        else:
            draft.append(action)

    def apply_free(self, s: S, seat: int, action: Action) -> None:
        """A standing right is used. The question stands; sealed answers that no longer fit are asked again."""
        before = s.asked
        assert before is not None
        try:
            self._use(s, before, seat, action)
        except Exception as error:
            note_place(self, s, error, before.kind, seat, action)
            raise

    def _use(self, s: S, before: Asked, seat: int, action: Action) -> None:
        s.offered = None
        frame = s.frames[-1]
        for kind, seats in before.free:
            question = self.questions[kind]
            if seat in seats and (len(before.free) == 1 or offered(question.listed(s, frame, seat), action)):
                stack = s.frames[:]
                question.answer(s, frame, seat, action)
                if _called(s, stack) and before.drafts:
                    s.paused.append(Paused(len(stack), before.kind, before.drafts))
                break
        self.run(s)
        if s.asked is not None and s.asked.kind == before.kind and s.frames[-1] is frame:
            self._stand(s, before)

    def _stand(self, s: S, before: Asked) -> None:
        """The same question stands again: what had come in and still fits is kept; if nobody is left to ask, go on."""
        asked, frame = s.asked, s.frames[-1]
        assert asked is not None
        question = self.questions[asked.kind]
        for seat in asked.seats:
            answer = before.answers.get(seat)
            if question.form == DRAFT and (seat in before.drafts or answer is not None):
                draft = asked.drafts[seat] = question.refit(s, frame, seat, before.drafts.get(seat, []))
                if answer is not None and (question.ready is None or question.ready(s, frame, seat, draft) is None):
                    asked.answers[seat] = DONE
                else:
                    asked.answers.pop(seat, None)
            elif answer is not None and offered(question.listed(s, frame, seat), answer):
                asked.answers[seat] = answer
            else:
                asked.answers.pop(seat, None)
        if len(asked.answers) == len(asked.seats):
            self._all_in(s, asked, question)
            self.run(s)

    def _resume(self, s: S) -> None:
        """A question that was interrupted stands again: whoever was drafting finds what still fits of the draft."""
        asked, depth = s.asked, len(s.frames)
        while s.paused and s.paused[-1].depth >= depth and asked is not None:
            paused = s.paused.pop()
            if paused.depth == depth and paused.kind == asked.kind:
                question = self.questions[asked.kind]
                for seat in asked.seats:
                    if seat in paused.drafts:
                        asked.drafts[seat] = question.refit(s, s.frames[-1], seat, paused.drafts[seat])

    def run(self, s: S) -> None:
        """Enter step after step until one asks, or nothing is left to do."""
        frames, steps_of, due, stood = s.frames, self._running, self._due, s.asked
        for _ in range(LOOP):
            if due is not None and due(s):
                self._settle(s, due)
            if not frames:
                s.asked = None
                return
            frame = frames[-1]
            steps, at = steps_of[type(frame)], frame.step
            outcome: int | None = steps[at](s, frame)
            if outcome is None:
                if s.asked is not None and s.asked is not stood:
                    raise _misstep(frame, steps[at], s.asked, outcome)
                frame.step = at = at + 1
                if steps[at] is _after_last and frames and frames[-1] is frame:
                    end(s)
            elif outcome == ASK:
                if s.asked is None:
                    raise _misstep(frame, steps[at], None, outcome)
                if s.paused:
                    self._resume(s)
                return
            elif outcome != AGAIN or (s.asked is not None and s.asked is not stood):
                raise _misstep(frame, steps[at], s.asked, outcome)
        raise RuleLoop(
            f"{self.id}: {' > '.join(f.__class__.__name__ for f in frames)} goes round without asking anybody"
        )

    def _settle(self, s: S, due: Callable[[Any], bool]) -> None:
        """The game's checks: the first that applies acts, then the list starts again; they wait while a frame holds."""
        for _ in range(LOOP):
            for frame in s.frames:
                if frame.defers_checks:
                    return
            before = s.frames[:]
            for check in self.checks:
                if check(s):
                    for frame in _called(s, before):
                        frame.defers_checks = True
                    break
            else:
                return
            if not s.frames or not due(s):
                return
        raise RuleLoop(f"{self.id}: its checks never come to rest")


def misanswered(asked: Asked, now: Asked) -> BadRule:
    return BadRule(f"the answer to {asked.kind} asks {now.kind}: only a step asks; call a procedure")


def _misstep(frame: Frame, step: Callable[[Any, Any], int | None], asked: Asked | None, outcome: object) -> BadRule:
    """What a step has done that no step may."""
    name = f"{frame.__class__.__name__}.{step.__name__}"
    if outcome not in (None, ASK, AGAIN):
        return BadRule(
            f"{name} returns {outcome!r}: a step returns nothing, AGAIN, or what ask, end, leave or finish give"
        )
    if asked is not None:
        return BadRule(f"{name} asks {asked.kind} and does not return it: write `return ask(…)`")
    return BadRule(f"{name} returns {outcome!r} and has asked nobody: a step returns what `ask` gives, or nothing")


def _called(s: State, before: list[Frame]) -> list[Frame]:
    """What was called since `before` by something that the stack did not expect: the lowest of it returns to nobody."""
    same = 0  # a stack: what is new lies on top
    for now, old in zip(s.frames, before, strict=False):
        if now is not old:
            break
        same += 1
    new: list[Frame] = s.frames[same:]
    if new:
        new[0].detached = True
    return new
