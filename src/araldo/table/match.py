"""A running match: who sits where, its record, what each viewer has been told, undo, standing answers, export.

    match = Match(game, setup, [human(), bot("steward"), bot("random")])
    match.advance()                        # bots and standing answers act until somebody is needed
    match.act(0, ("build", "A14.rock.0"))
    match.undo(0)                          # up to the barrier
    match.export(0)                        # what seat 0 has seen, as text; the whole record once the match is over

Nothing here knows a rule, a clock or a connection. Whoever runs a table over a network gives what `advance` did to the
viewers after the same delay, whether the answer was a person's, forced or standing: time must not tell what words do
not.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, Literal, Protocol, TypeAlias

import msgspec

from araldo.kernel.action import Action, Option, Span, Text, offered
from araldo.kernel.chance import new_key
from araldo.kernel.errors import BadSetup, Illegal, Malformed, Refusal
from araldo.kernel.game import Game, Outcome, Setup
from araldo.kernel.log import event_for
from araldo.kernel.play import Bot, Eyes, bot_names, make_bot, plays
from araldo.kernel.question import PASS, SINGLE, WINDOW
from araldo.kernel.record import Move, Record, new_record, read, refused_move, write
from araldo.kernel.state import ALL, SPECTATOR
from araldo.table.series import Part, Progress, bot_seed

SeatKind: TypeAlias = Literal["human", "bot", "open"]
Status: TypeAlias = Literal["open", "running", "over"]  # of a table: seats are free, it is played, it has ended
HUMAN: Final = "human"
BOT: Final = "bot"
OPEN: Final = "open"
UNDONE = "undone"  # the kind of a line that takes others back
ALWAYS, OTHERS, EACH = "always", "others", "each"  # scopes of standing answers that every game has
RIGHTS = "rights"  # not the kind of any question: whoever wants to be asked as long as he may use a right
AUTOMATIC = ("forced", "standing")  # answers the table gives for a person: undo goes back past them
THEN = "then"  # how an answer came that is part of the same gesture as the one before: undo goes back past it too
NOT_ALONE = (*AUTOMATIC, THEN)  # answers that are taken back with the one before
PUBLIC_HOW = ("bot", "default", "clock")  # how an answer came is nobody's business, but for these


class Wish(msgspec.Struct):
    """A standing answer that does not hold for ever. `scope`: until what ends (`Game.scopes`); "others": unless it is
    about me; "each": none, I want to be asked each time. `mark`: which one of the scope it was.
    """

    action: Action
    scope: str
    mark: str = ""


class Seated(Protocol):
    """What sits on a seat, as far as a match asks: a `Chair`, or a table's own record of the seat."""

    @property
    def kind(self) -> SeatKind: ...
    @property
    def bot(self) -> str: ...
    @property
    def away(self) -> bool: ...
    @property
    def rights(self) -> bool: ...


@dataclass(slots=True)
class Chair:
    """What sits on a seat."""

    kind: SeatKind
    bot: str = ""
    away: bool = False  # a person who is not there: defaults are taken
    rights: bool = True  # a bot uses rights of its own; or else it only answers


def human() -> Chair:
    return Chair(HUMAN)


def bot(name: str) -> Chair:
    return Chair(BOT, name)


def open_seat() -> Chair:
    return Chair(OPEN)


@dataclass(frozen=True, slots=True)
class Poll:
    """A bot is asked for an answer, or whether it uses a right of its own."""

    bot: Bot
    eyes: Eyes
    seat: int
    right: bool

    def ask(self) -> Action | None:
        return self.bot.free(self.eyes) if self.right else self.bot.choose(self.eyes)


Stepping: TypeAlias = Generator[Poll, Action | None, Move | None]


@dataclass(slots=True)
class _Step:
    """A decision that may still be taken back: the state before it, and how long each viewer's log was."""

    seat: int
    how: str
    state: Any
    marks: dict[int, int]
    answers: int
    chain: bytes


@dataclass(slots=True)
class _Trail:
    """The way back in one game: decisions of one seat since the barrier, and what the barrier was."""

    steps: list[_Step] = field(default_factory=list)
    barrier: str = "nothing"


class Match:
    def __init__(self, game: Game, setup: Setup, chairs: Sequence[Seated], key: bytes | None = None,
                 hot_seat: bool = False, forced: bool = True, start: bytes = b"") -> None:  # fmt: skip
        """`hot_seat`: everybody shares one screen, and an export may hold the seed. `forced`: the table answers where
        there is one choice. `start`: a packed state to begin from in place of the
        set-up; such a match has no record that anybody could replay.
        """
        if len(chairs) != setup.seats:
            raise BadSetup(f"{setup.seats} seats, but {len(chairs)} chairs", "bad-chairs", seats=setup.seats)
        self.game, self.setup = game, setup
        self.hot_seat, self.forced = hot_seat, forced
        self.chairs: list[Seated] = list(chairs)
        for chair in chairs:
            self._known_bot(chair)
        self.key = key if key is not None else new_key()
        self.record = new_record(game, setup, self.key)
        self.progress = Progress(game, setup, self.key, logged=True, start=start)
        self.outdated = False  # see `replay`
        self.viewers = [*range(setup.seats), SPECTATOR]
        self.standing: dict[int, dict[str, Action]] = {}  # by seat and kind of question
        self.wishes: dict[int, dict[str, Wish]] = {}  # likewise: those that end
        self.patient = False  # a window that people may answer stays open until `close`
        self.kept: dict[int, Action] = {}  # by seat: answers of people to such a window
        self._told: list[Action | None] = []  # of each move, what others may know of it
        self._lines: dict[int, list[dict[str, Any]]] = {viewer: [] for viewer in self.viewers}
        self._trails: dict[tuple[int, int], _Trail] = {}
        self._bots: dict[tuple[int, int, str], Bot] = {}
        self._polled: dict[tuple[int, int], tuple[int, int]] = {}  # by game: answers so far, seats polled since
        self._answers: dict[tuple[int, int], int] = {}
        self._chains: dict[tuple[int, int], bytes] = {}  # by game: a hash of the answers that everybody may know
        self._question: tuple[Any, str] = (None, "")  # the id that was found last
        self._listed: dict[tuple[int, int], list[Option]] = {}  # see `listed`
        self._collect()

    def _known_bot(self, chair: Seated) -> None:
        if chair.kind == BOT and not plays(self.game, chair.bot):
            known = ", ".join(bot_names(self.game))
            text = f"{self.game.id} has no bot {chair.bot!r}; it has: {known}"
            raise BadSetup(text, "bad-bot", bot=chair.bot, known=known)

    @classmethod
    def load(cls, game: Game, text: str, chairs: Sequence[Seated], hot_seat: bool = False,
             stop: int | None = None) -> Match:  # fmt: skip
        """A match as its full record tells it, after `stop` moves (all by default), ready to go on."""
        record = read(game, text)
        if record.key is None:
            raise Malformed("the record holds no key: it was exported while the game ran", "no-key")
        match = cls(game, record.setup, chairs, record.key, hot_seat)
        match.replay(record.moves[:stop], record.older)
        match._trails.clear()
        return match

    def replay(self, moves: Iterable[Move], older: int = 0) -> None:
        """Do what others have recorded, after what is here already. What could be taken back there can be here too.

        `older`: the version of the rules it was played on, if these are newer. A match that they refuse to go on with
        is `outdated` from there: it can be looked at, replayed and exported, and nobody acts in it any more.
        """
        for move in moves:
            try:
                self._do(move.seat, move.action, move.how)
            except Illegal as error:
                if older:
                    self.outdated = True
                    return
                raise refused_move(0, len(self.record.moves) + 1, move, error) from None

    # -- looking

    @property
    def over(self) -> bool:
        return self.progress.over

    @property
    def outcome(self) -> Outcome | None:
        return self.progress.outcome()

    def waiting(self) -> tuple[int, ...]:
        """The seats whose answer the match waits for."""
        return () if self.progress.over or self.outdated else self.progress.waiting()

    def needed(self) -> tuple[int, ...]:
        """The seats for which a person has to decide before anything can go on."""
        return tuple(seat for seat in self.waiting() if self.chairs[seat].kind != BOT)

    def asked(self, seat: int) -> str:
        """The kind of question that a seat has to answer, or ""."""
        part = self.progress.part_of(seat)
        return str(part.state.asked.kind) if part is not None and seat in self.waiting() else ""

    def question_id(self, viewer: int) -> str:
        """Which question stands in a viewer's game: it changes when one is answered, not when somebody uses a right or
        chooses in secret, and it comes back when an answer is taken back. It follows from what everybody may know.
        """
        part = self.progress.part_of(viewer) or self.progress.parts[0]
        asked = part.state.asked
        if asked is None:
            return ""
        place = (part.round, part.number)
        which = (self._chains.get(place, b""), place, asked.kind, asked.seats)
        if self._question[0] != which:
            self._question = which, sha256(repr(which).encode()).hexdigest()[:12]
        return self._question[1]

    def options(self, seat: int, revise: bool = True) -> list[Option]:
        part = self.progress.part_of(seat)
        return [] if part is None else self.game.options(part.state, part.eye(seat), revise)

    def free_options(self, seat: int) -> list[Option]:
        part = self.progress.part_of(seat)
        return [] if part is None else self.game.free_options(part.state, part.eye(seat))

    def weigh(self, seat: int) -> list[tuple[Option, Refusal | None]]:
        part = self.progress.part_of(seat)
        return [] if part is None else self.game.weigh(part.state, part.eye(seat))

    def view(self, viewer: int, part: Part | None = None) -> dict[str, Any]:
        """What a viewer sees of a game: by default the one it plays in, or the first."""
        parts = self.progress.parts
        chosen = part or next((p for p in parts if viewer in p.seats), parts[0])
        return self.game.view(chosen.state, chosen.eye(viewer))

    def lines(self, viewer: int) -> int:
        """How many lines a viewer's log has."""
        return len(self._lines[viewer])

    def log(self, viewer: int, since: int = 0) -> list[dict[str, Any]]:
        """What a viewer has been told, from line `since` + 1 on. The numbers are the viewer's own."""
        return self._lines[viewer][since:]

    def told(self) -> list[Action | None]:
        """Of each move so far, what those may know of it whom it does not concern."""
        return self._told

    # -- sitting

    def sit(self, seat: int, chair: Chair) -> None:
        """Somebody takes a seat, or leaves it to a bot."""
        self._known_bot(chair)
        self.chairs[seat] = chair

    def stand(self, seat: int, kind: str, action: Action | None, scope: str = ALWAYS) -> None:
        """From now on give this answer to this kind of question when it is among the options; None: ask me again."""
        if kind not in self.game.questions and kind != RIGHTS:
            raise Illegal(f"there is no question {kind!r}", "no-question", kind=kind)
        mark = self._mark(seat, scope) if action is not None else ""
        self.standing.get(seat, {}).pop(kind, None)
        self.wishes.get(seat, {}).pop(kind, None)
        if action is None:
            return
        if scope == ALWAYS:
            self.standing.setdefault(seat, {})[kind] = action
        else:
            self.wishes.setdefault(seat, {})[kind] = Wish(action, scope, mark)

    def scopes(self, seat: int) -> list[str]:
        """For how long a seat may give a standing answer now."""
        seen = self.view(seat)
        about = self.game.about(seen) if self.game.about is not None else None
        own = [name for name, which in self.game.scopes.items() if which(seen) is not None]
        return [EACH, *own, *([OTHERS] if about is not None and about.seats is not None else []), ALWAYS]

    def _mark(self, seat: int, scope: str) -> str:
        if scope == OTHERS and self.game.about is not None:  # also before there is anything to be about
            return ""
        if scope not in self.scopes(seat):
            raise Illegal(f"no answer holds for {scope!r} now", "no-scope", scope=scope)
        which = self.game.scopes.get(scope)
        return str(which(self.view(seat))) if which is not None else ""

    def wish(self, seat: int, kind: str) -> Wish | None:
        """What a seat wants to answer to this kind of question, and for how long."""
        if (always := self.standing.get(seat, {}).get(kind)) is not None:
            return Wish(always, ALWAYS)
        return self.wishes.get(seat, {}).get(kind)

    def standing_answer(self, seat: int, kind: str) -> Action | None:
        """What a seat wants to answer to this kind of question now, if anything."""
        if not self.standing and not self.wishes:
            return None
        wish = self.wish(seat, kind)
        if wish is None or wish.scope == EACH:
            return None
        if wish.scope == OTHERS:
            about = self.game.about(self.view(seat)) if self.game.about is not None else None
            part = self.progress.part_of(seat)
            if part is None or about is None or about.seats is None or part.eye(seat) in about.seats:
                return None
        return wish.action

    def _passed(self, seat: int, kind: str, action: Action) -> None:
        """A person lets a window pass: for as long as its game says, unless the person has said how long."""
        scope = self.game.questions[kind].scope
        if scope and action == PASS and self.wish(seat, kind) is None and scope in self.scopes(seat):
            self.stand(seat, kind, PASS, scope)

    def _expire(self) -> None:
        """Standing answers end with their scope."""
        for seat, wishes in self.wishes.items():
            if ending := [kind for kind, wish in wishes.items() if wish.scope in self.game.scopes]:
                seen = self.view(seat)
                for kind in ending:
                    if str(self.game.scopes[wishes[kind].scope](seen)) != wishes[kind].mark:
                        del wishes[kind]

    # -- acting

    def act(self, seat: int, action: Action) -> Move:
        """A person acts for a seat. Raises Illegal, and then nothing has changed."""
        return self._act(seat, action, self.asked(seat))

    def _act(self, seat: int, action: Action, kind: str) -> Move:
        """`kind`: of the question that the seat has to answer, or ""."""
        if not 0 <= seat < self.setup.seats or self.chairs[seat].kind != HUMAN:
            raise Illegal(f"nobody acts by hand for seat {seat}", "not-yours", seat=seat)
        move = self._do(seat, action, "")
        if kind and not self.progress.over:
            self._passed(seat, kind, action)
        return move

    def act_all(self, seat: int, steps: Sequence[tuple[Action, str]]) -> list[Move]:
        """One gesture of several actions (a journey, a draft): done one by one, taken back as one. Each may name the
        kind of question that it answers, by default the one of the first.

        Raises Illegal if the first cannot be done; stops before any other that something comes before: somebody else's
        decision, chance, something newly seen, another question, a refusal.
        """
        first = self.asked(seat)
        part = self._part(seat)
        before = (part.state.draws, part.state.shown)
        moves = [self._act(seat, steps[0][0], first)]
        for action, kind in steps[1:]:
            if (part.state.draws, part.state.shown) != before or self.asked(seat) != (kind or first):
                break
            try:
                moves.append(self._do(seat, action, THEN))
            except Illegal:
                break
        return moves

    def default(self, seat: int) -> Move:
        """The default for a seat that is away."""
        part = self._part(seat)
        if seat not in self.waiting():
            raise Illegal(f"seat {seat} is not asked anything now", "not-asked", seat=seat)
        return self._do(seat, self.game.default(part.state, part.eye(seat)), "default")

    # -- windows that stay open

    def stays_open(self, part: Part) -> bool:
        """Whether a window stands in a game that people may answer, and that nothing but `close` closes.

        Who is asked follows from what everybody knows, and so does this.
        """
        asked = part.state.asked
        return (
            self.patient and asked is not None and self.game.questions[asked.kind].form == WINDOW
            and any(self.chairs[part.seats[local]].kind == HUMAN for local in asked.seats)
        )  # fmt: skip

    def at_window(self) -> bool:
        """Whether a window stands, in any of the games."""
        asked = [part.state.asked for part in self.progress.parts if part.outcome is None]
        return any(one is not None and self.game.questions[one.kind].form == WINDOW for one in asked)

    def keep(self, seat: int, action: Action) -> bool:
        """Keep a person's answer to a window until it closes; the last one counts. False: it is no such answer."""
        part = self._part(seat)
        local = part.eye(seat)
        if self.chairs[seat].kind != HUMAN or not self.stays_open(part) or local not in part.state.asked.seats:
            return False
        if not offered(self.game.options(part.state, local), action):
            return False
        self.kept[seat] = action
        return True

    def undecided(self, part: Part) -> list[int]:
        """At a window: who still has to answer, because nobody else answers for him. Bots among them."""
        waiting = [(part.seats[local], local) for local in self.game.waiting(part.state)]
        return [seat for seat, local in waiting
                if self.chairs[seat].kind == BOT or self._given(part, seat, local) is None]  # fmt: skip

    def close(self, part: Part) -> list[Move]:
        """A window closes: what people have answered counts, in the order in which they were asked; the rest passes."""
        moves = []
        for local in self.game.waiting(part.state):
            seat = part.seats[local]
            action, how = self._given(part, seat, local) or (PASS, "default")
            if not how:
                self._passed(seat, part.state.asked.kind, action)
            moves.append(self._do(seat, action, how))
            self.kept.pop(seat, None)
        return moves

    def time_limit(self) -> int:
        """The minutes after which whoever keeps the clock calls `time_up`; 0: there is no such limit."""
        return self.game.time_limit.minutes(self.setup) if self.game.time_limit is not None else 0

    def time_up(self) -> list[Move]:
        """The agreed time has passed: the table says so for every seat, if the question that stands leaves it open."""
        if self.game.time_limit is None:
            return []
        word = self.game.time_limit.word
        seats = [seat for seat in range(self.setup.seats) if offered(self.free_options(seat), word)]
        return [self._do(seat, word, "clock") for seat in seats]

    def advance(self, limit: int | None = None) -> list[Move]:
        """Let bots, standing answers, forced choices and defaults act until a person is needed, or `limit` times."""
        done: list[Move] = []
        while (limit is None or len(done) < limit) and (move := self.step()) is not None:
            done.append(move)
        return done

    def step(self) -> Move | None:
        """One decision that needs nobody; None if somebody is needed or the match is over."""
        steps = self.stepping()
        try:
            poll = next(steps)
            while True:
                poll = steps.send(poll.ask())
        except StopIteration as end:
            move: Move | None = end.value
            return move

    def stepping(self) -> Stepping:
        """The same, for who asks the bots himself: it yields what a bot is asked, and takes what it says.

        None: it does not use its right, or the default is to answer for it.
        """
        if self.over or self.outdated or any(chair.kind == OPEN for chair in self.chairs):
            return None
        for part in self.progress.parts:
            if part.outcome is None:
                move = (yield from self._use_right(part)) or (yield from self._answer(part))
                if move is not None:
                    return move
        return None

    def pending(self) -> str:
        """Who would act in `step`: "bot", "table" (an answer given for a person), "right" (at most a bot that uses a
        right of its own), or "" if it takes a person.
        """
        if self.progress.over or self.outdated:
            return ""
        for chair in self.chairs:
            if chair.kind == OPEN:
                return ""
        found = ""
        for part in self.progress.parts:
            if part.outcome is not None:
                continue
            asked, place = part.state.asked, (part.round, part.number)
            if asked.free and self._polled.get(place) != (self._answers.get(place, 0), len(part.seats)):
                holders = {part.seats[local] for free in asked.free for local in free.seats}
                if any(self.chairs[seat].kind == BOT and self.chairs[seat].rights for seat in holders):
                    found = found or "right"
            stays_open = self.stays_open(part)
            for local in self.game.waiting(part.state):
                seat = part.seats[local]
                if self.chairs[seat].kind == BOT:
                    return "bot"
                if stays_open:
                    continue
                if self.chairs[seat].away or self._given(part, seat, local) is not None:
                    found = "table"
        return found

    def _use_right(self, part: Part) -> Stepping:
        """Poll the bots that hold a standing right: once each for every answer, before it is given."""
        place = (part.round, part.number)
        answers = self._answers.get(place, 0)
        since, polled = self._polled.get(place, (-1, 0))
        first = polled if since == answers else 0
        for local in range(first, len(part.seats) if part.state.asked.free else 0):
            self._polled[place] = (answers, local)
            seat = part.seats[local]
            if self.chairs[seat].kind != BOT or not self.chairs[seat].rights:
                continue
            if options := self.game.free_options(part.state, local):
                action = yield Poll(self._bot(part, seat), Eyes(self.game, part.state, local, options), seat, True)
                if action is not None:
                    return self._do(seat, action, "bot")
        self._polled[place] = (answers, len(part.seats))
        return None

    def _answer(self, part: Part) -> Stepping:
        stays_open = self.stays_open(part)
        for local in self.game.waiting(part.state):
            seat = part.seats[local]
            if self.chairs[seat].kind == BOT:
                options = self.game.options(part.state, local)
                action = yield Poll(self._bot(part, seat), Eyes(self.game, part.state, local, options), seat, False)
                return self.default(seat) if action is None else self._do(seat, action, "bot")
            if stays_open:
                continue
            if self.chairs[seat].away:
                return self.default(seat)
            found = self._given(part, seat, local)
            if found is not None:
                return self._do(seat, *found)
        return None

    def given(self, seat: int) -> tuple[Action, str] | None:
        """The answer that the table will give for a person who is asked now, and why: standing or forced."""
        part = self.progress.part_of(seat)
        if part is None or self.chairs[seat].kind != HUMAN or seat not in self.waiting():
            return None
        return self._given(part, seat, part.eye(seat))

    def listed(self, part: Part, local: int) -> list[Option]:
        """What a seat of a game may answer now: found once for a moment, however many ask."""
        key = (id(part.state), local)
        found = self._listed.get(key)
        if found is None:
            found = self._listed[key] = self.game.options(part.state, local)
        return found

    def _given(self, part: Part, seat: int, local: int) -> tuple[Action, str] | None:
        """The answer that the table may give for a person: a standing one, or the only one there is."""
        options = self.listed(part, local)
        if seat in self.kept and offered(options, self.kept[seat]):
            return self.kept[seat], ""
        wish = self.standing_answer(seat, part.state.asked.kind)
        if wish is not None and offered(options, wish):
            return wish, "standing"
        only = options[0]
        if not self.forced or len(options) > 1 or isinstance(only, Span | Text):
            return None
        window = self.game.questions[part.state.asked.kind].form == WINDOW
        if not window and self.wish(seat, RIGHTS) is not None and self.game.free_options(part.state, local):
            return None
        return only, "forced"

    def _bot(self, part: Part, seat: int) -> Bot:
        name = self.chairs[seat].bot
        if (part.round, seat, name) not in self._bots:
            self._bots[part.round, seat, name] = make_bot(self.game, name, bot_seed(self.key, seat, part.round))
        return self._bots[part.round, seat, name]

    def _part(self, seat: int) -> Part:
        part = self.progress.part_of(seat)
        if part is None:
            raise Illegal(f"seat {seat} is not asked anything now", "over" if self.over else "not-asked", seat=seat)
        return part

    def _do(self, seat: int, action: Action, how: str) -> Move:
        """The only way in for anybody: apply, record, remember the way back, tell the viewers."""
        if self.outdated:
            raise Illegal("this match was played on older rules and cannot go on", "outdated")
        part = self._part(seat)
        s, place = part.state, (part.round, part.number)
        question = self.game.question_of(s, part.eye(seat), action)
        marks = {viewer: len(lines) for viewer, lines in self._lines.items()}
        step = _Step(seat, how, None, marks, self._answers.get(place, 0), self._chains.get(place, b""))
        if self.chairs[seat].kind == HUMAN and how not in PUBLIC_HOW:
            step.state = self.game.clone(s)
        asked = s.asked
        answered = question is not None and asked.kind == question.kind
        before = (s.draws, s.shown)
        self._listed.clear()
        self.progress.apply(seat, action)
        assert question is not None
        move = Move(seat, action, how)
        self.record.moves.append(move)
        self.record.outcome = self.progress.outcome()
        self._told.append(question.told(action))
        self._answers[place] = step.answers + answered
        if answered and (question.form == SINGLE or part.state.asked is not asked):
            told = (seat, self._told[-1]) if question.form == SINGLE else "all"
            self._chains[place] = sha256(b"%s %r" % (step.chain, told)).digest()
        self._remember(part, step, before)
        self._collect(part)
        if self.wishes:
            self._expire()
        return move

    def _remember(self, part: Part, step: _Step, before: tuple[int, int]) -> None:
        """Undo ends at a draw of chance, at anything newly seen, at another seat's decision, and with the game."""
        trail = self._trails.setdefault((part.round, part.number), _Trail())
        if trail.steps and trail.steps[-1].seat != step.seat:
            trail.steps, trail.barrier = [], "other"
        draws, shown = before
        if part.outcome is not None:
            trail.steps, trail.barrier = [], "over"
        elif part.state.draws != draws:
            trail.steps, trail.barrier = [], "chance"
        elif part.state.shown != shown:
            trail.steps, trail.barrier = [], "seen"
        elif step.state is None:
            trail.steps, trail.barrier = [], "other"
        else:
            trail.steps.append(step)

    # -- taking back

    def undo_barrier(self, seat: int) -> str:
        """Why a seat cannot take its last decision back: chance, seen, other, over, nothing; "" if it can."""
        part = self.progress.part_of(seat)
        if part is None or self.outdated:
            return "over"
        asked = part.state.asked
        if not self.hot_seat and len(asked.seats) > 1 and self.game.questions[asked.kind].form != SINGLE:
            return "other"  # who else has begun to answer must not show: one answers anew instead
        if self._last_in(part, seat) != seat:
            return "other"
        trail = self._trails.get((part.round, part.number)) or _Trail()
        if any(step.how not in AUTOMATIC for step in trail.steps):
            return ""
        return trail.barrier

    def _last_in(self, part: Part, otherwise: int) -> int:
        """Who decided last in a game."""
        if not self.progress.series:
            return self.record.moves[-1].seat if self.record.moves else otherwise
        for move in reversed(self.record.moves):
            if move.seat in part.seats:
                return move.seat
        return otherwise

    def undo(self, seat: int) -> Move:
        """Take back the last decision of a seat, or its last gesture, and what the table answered for it since.

        Returns the decision that was the first to be made of all these.
        """
        why = self.undo_barrier(seat)
        if why:
            raise Illegal(f"seat {seat} cannot take anything back: {why}", f"undo-{why}", seat=seat)
        part = self._part(seat)
        place = (part.round, part.number)
        steps = self._trails[place].steps
        while True:
            step = steps.pop()
            last = max(i for i, move in enumerate(self.record.moves) if move.seat in part.seats)
            move = self.record.moves.pop(last)
            del self._told[last]
            if step.how not in NOT_ALONE or not steps:
                break
        part.state = step.state
        self._listed.clear()
        self._answers[place] = step.answers
        self._chains[place] = step.chain
        for viewer, mark in step.marks.items():
            self._retract(viewer, mark, part)
        return move

    # -- telling

    def _collect(self, part: Part | None = None) -> None:
        """Turn what the games have logged into lines for every viewer."""
        if part is not None and not self.progress.series:
            self._collect_one(part)
            return
        for viewer, event, one in told_lines(self.progress, part, self.viewers):
            self._tell(viewer, event, one)

    def _collect_one(self, part: Part) -> None:
        """The same where there is one game: whoever was told the same so far shares the line."""
        for event in part.events or ():
            open_to_all = event.only == ALL and not event.secret
            told = event_for(event, SPECTATOR) if open_to_all else None
            common: dict[int, dict[str, Any]] = {}  # by number
            for viewer, lines in self._lines.items():
                n = len(lines) + 1
                if open_to_all:
                    line = common.get(n)
                    if line is None:
                        line = common[n] = {"n": n, "event": told}
                    lines.append(line)
                elif (own := event_for(event, part.eye(viewer))) is not None:
                    lines.append({"n": n, "event": own})
        if part.events:
            part.events.clear()

    def _tell(self, viewer: int, event: dict[str, Any], part: Part) -> None:
        line: dict[str, Any] = {"n": len(self._lines[viewer]) + 1, "event": event}
        if self.progress.series:
            line |= {"game": [part.round, part.number], "seats": list(part.seats)}
        self._lines[viewer].append(line)

    def _retract(self, viewer: int, mark: int, part: Part) -> None:
        """Tell a viewer which of its lines no longer hold; who was told nothing hears nothing."""
        gone = {n for line in self._lines[viewer] if line["event"]["kind"] == UNDONE for n in line["event"]["lines"]}
        lines = [line["n"] for line in self._lines[viewer][mark:]
                 if line["event"]["kind"] != UNDONE and line["n"] not in gone
                 and line.get("game") in (None, [part.round, part.number])]  # fmt: skip
        if lines:
            self._tell(viewer, {"kind": UNDONE, "lines": lines}, part)

    # -- handing out

    def export(self, viewer: int) -> str:
        """The record as text. While the match runs: the moves that this viewer may know and its log, and never the key.

        Others' sealed answers, drafts and hidden choices are left out, and so is how an answer came about: that a pass
        was forced says what somebody holds.
        """
        if self.over or self.hot_seat:
            return write(self.game, self.record)
        moves = []
        for move, told in zip(self.record.moves, self._told, strict=True):
            if move.seat == viewer:
                moves.append(move)
            elif told is not None:
                moves.append(Move(move.seat, told, move.how if move.how in PUBLIC_HOW else ""))
        own = Record(self.setup, self.record.data, self.record.commit, None, moves, None, viewer)
        lines = [f"# {msgspec.json.encode(line).decode()}" for line in self._lines[viewer]]
        return write(self.game, own) + "".join(f"{line}\n" for line in lines)


def told_lines(progress: Progress, part: Part | None, viewers: list[int]) -> Iterator[tuple[int, dict[str, Any], Part]]:
    """What the games have logged since, as each viewer is told it. `part`: the game of the last move."""
    parts = progress.parts if part is None or part in progress.parts else [part, *progress.parts]
    for one in parts:
        for event in one.events or ():
            if event.only == ALL and not event.secret:  # the same for everybody
                common = event_for(event, SPECTATOR)
                assert common is not None
                for viewer in viewers:
                    yield viewer, common, one
                continue
            for viewer in viewers:
                told = event_for(event, one.eye(viewer))
                if told is not None:
                    yield viewer, told, one
        if one.events:
            one.events.clear()
