"""What every game proves. Used by the tests of this package, by authors of other games, and by `araldo check GAME`.

`check_game` plays one random game, `check_position` goes on from a position in the middle of one. Both raise
ContractBroken, with the decision at which it happened, as soon as anything in docs/concepts/contract.md does not hold.
`full` checks everything at every decision; without it, options, invariants and the final replay.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import msgspec

from araldo.kernel.action import Action, Option, Span, Text, from_json, from_text, offered, to_text
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.chance import key_from_seed
from araldo.kernel.errors import AraldoError, BadRule, ContractBroken, Illegal, Refusal
from araldo.kernel.faults import code_place, place_of, stack, standing
from araldo.kernel.fields import Declared, Seen
from araldo.kernel.game import Game, Outcome, Setup
from araldo.kernel.imagine import swapped
from araldo.kernel.line import Line
from araldo.kernel.log import event_for
from araldo.kernel.play import RATION
from araldo.kernel.question import DONE, DRAFT, PASS, SEALED, SINGLE, WINDOW, Question
from araldo.kernel.record import Move, new_record, read, replay, write
from araldo.kernel.sides import members, sides_of
from araldo.kernel.state import SPECTATOR, State
from araldo.kernel.telling import Hint, Tells, phrases
from araldo.kernel.view import fields_of, viewers_of

OWN = (Seen.OWNER, Seen.SIDE)  # one entry a seat
ROW_STATES = ("", "owned", "open", "dear", "blocked", "gone")
PAIRS = 2  # of pieces that are exchanged to see whether anybody is told


def check_game(game: Game, setup: Setup, seed: int, full: bool = True) -> tuple[int, Outcome]:
    """One random game under the contract. Returns the number of decisions and the outcome."""
    check = _Check(game, setup.seats, seed, full)
    with check.placing():
        return check.play(setup)


def check_position(game: Game, packed: bytes, kind: str, seed: int = 1) -> None:
    """The full contract from a position on: at its question, and after one answer of each verb to this kind.

    The kind is that of the question that stands, or of a standing right that can be used.
    """
    s = game.unpack(packed)
    check = _Check(game, s.seats, seed, True)
    with check.placing():
        check.go_on(s, kind)


class _Check:
    def __init__(self, game: Game, seats: int, seed: int, full: bool) -> None:
        self.game, self.seats, self.seed, self.full = game, seats, seed, full
        self.rng = Random(seed)
        self.decision = 0
        self.events: list[Any] = []
        self.last: tuple[Any, int, Action, bytes] | None = None  # an action: the state before it, who, what, and after
        self.said: set[str] = set()
        self.phrases: set[tuple[Any, ...]] = set()  # whose words are known to be there
        self.worded: set[tuple[Any, ...]] = set()  # options likewise
        hidden = [d for _, d in fields_of(game.state) if d.purse or (not d.zone and d.seen in (*OWN, Seen.LISTED))]
        self.keeps_more = bool(hidden or game.resample)  # secrets that the ledger of pieces does not know

    def fail(self, promise: str, detail: object = "") -> ContractBroken:
        where = f"{self.game.id}, seed {self.seed}, {self.seats} seats, decision {self.decision}"
        return ContractBroken(
            f"{promise} ({where}) {detail}".strip(), promise=promise, seed=self.seed, decision=self.decision
        )

    @contextmanager
    def placing(self) -> Iterator[None]:
        """Whatever a rule raises is told with its place."""
        try:
            yield
        except AraldoError:
            raise
        except Exception as error:
            place = place_of(error)
            said = str(error) if isinstance(error, BadRule) else f"{type(error).__name__}: {error}"
            if place is not None:
                said = f"{place.mend or said}. {place}"
            raise self.fail("a game never fails", said) from error

    def play(self, setup: Setup) -> tuple[int, Outcome]:
        game = self.game
        record = new_record(game, setup, key_from_seed(self.seed))
        s = game.start(setup, key_from_seed(self.seed), log=self.events)
        dealt = list(self.events)
        while not game.over(s):
            if self.decision >= game.bound:
                if game.adjudicate is not None:  # no length is promised: a game is cut there, and judged
                    break
                raise self.fail("a random game ends within its bound", game.bound)
            self.at_decision(s)
            if self.full and self.decision == 0:
                self.deal_holds(s, setup, dealt)
            seat, action = self.choose(s)
            self.act(s, seat, action)
            record.moves.append(Move(seat, action))
        record.outcome = self.at_end(s)
        again = replay(game, read(game, write(game, record)))
        if game.pack(again) != game.pack(s):
            raise self.fail("the replay of the record is the same game")
        return self.decision, record.outcome

    def go_on(self, s: Any, kind: str) -> None:
        """From a position: everything at its question, then one branch for each verb, until the question has passed."""
        game = self.game
        self.at_decision(s)
        tried = set()
        for seat, option in self.answers_to(s, kind):
            if _verb(option) in tried:
                continue
            tried.add(_verb(option))
            branch = game.clone(s)
            self.decision = 0
            self.act(branch, seat, game.choose([option], self.rng))
            while self.decision < s.seats and branch.asked is not None and branch.asked.kind == s.asked.kind:
                self.act(branch, *self.choose(branch))
            if game.over(branch):
                self.at_end(branch)
            else:
                self.at_decision(branch)
        if not tried:
            raise self.fail("a kept position puts its question", kind)

    def answers_to(self, s: Any, kind: str) -> list[tuple[int, Option]]:
        """Every answer to this kind of question, by the first seat that is asked or by whoever holds the right."""
        game = self.game
        if s.asked.kind == kind:
            seat = game.waiting(s)[0]
            options = [*game.options(s, seat)]
            self.rng.shuffle(options)
            return [(seat, option) for option in options]
        held = [seat for free in s.asked.free if free.kind == kind for seat in free.seats if not s.out >> seat & 1]
        return [(seat, o) for seat in held for o in game.questions[kind].listed(s, s.frames[-1], seat)]

    def act(self, s: Any, seat: int, action: Action) -> None:
        """Do something, and hold the game to what it promises of it."""
        before = (s.draws, s.shown, s.known[:])
        twin = self.game.clone(s) if self.full else None
        told = len(self.events)
        s.log = self.events
        self.game.apply(s, seat, action)
        if twin is not None:
            self.after_action(s, twin, seat, action, before)
            self.secrets_travel(s, twin, seat, action, self.events[told:])
            self.choices_stay_hidden(s, twin, seat, action, self.events[told:])
            self.undo_holds(s, twin, seat, action, self.events[told:])
        self.decision += 1

    def choose(self, s: Any) -> tuple[int, Action]:
        game, rng = self.game, self.rng
        holders = [seat for free in s.asked.free for seat in free.seats if game.free_options(s, seat)]
        if holders and rng.random() < RATION:
            seat = holders[int(rng.random() * len(holders))]
            return seat, game.choose(game.free_options(s, seat), rng)
        waiting = game.waiting(s)
        seat = waiting[int(rng.random() * len(waiting))]
        return seat, game.choose(game.options(s, seat), rng)

    # -- at every decision

    def at_decision(self, s: Any) -> None:
        game = self.game
        if s.asked is None or not game.waiting(s):
            raise self.fail("a game that is not over waits for somebody")
        for seat in game.waiting(s):
            self.options_hold(s, seat)
        self.invariants_hold(s)
        if self.full:
            self.pieces_hold(s)
            self.copies_hold(s)
            self.checks_rest(s)
            self.strangers_wait(s)
            self.secrets_hold(s)
            self.answers_commute(s)
            self.windows_hold(s)
            self.texts_hold(s)

    def candidates_hold(self, question: Question, s: Any, seat: int) -> None:
        """What candidates yields is an option and the refusal that forbids it, or None."""
        if question.candidates is None:
            return
        for found in question.candidates(s, s.frames[-1], seat):
            pair = isinstance(found, tuple) and not isinstance(found, Span | Text) and len(found) == 2
            option, why = found if pair else (found, None)
            if not pair or not (why is None or isinstance(why, Refusal)) or isinstance(option, str):
                raise self.fail(
                    "a candidate is yielded with its refusal",
                    f"{question.kind}: {code_place(self.game, question.candidates)} yields {found!r}: "
                    "`yield (verb, …), None`, or `…, Refusal(rule)` in place of None",
                )

    def options_hold(self, s: Any, seat: int) -> None:
        game = self.game
        if s.asked.kind in game.questions:
            self.candidates_hold(game.questions[s.asked.kind], s, seat)
        options = game.options(s, seat)
        if not options:
            raise self.fail("options are never empty", s.asked.kind)
        if len(set(options)) != len(options):
            raise self.fail("options are never duplicated", options)
        question = game.questions[s.asked.kind]
        if not isinstance(s.frames[-1], question.asked_by):
            raise self.fail(
                "a question is asked by its own procedure", f"{s.asked.kind} by {type(s.frames[-1]).__name__}"
            )
        if question.form == WINDOW and PASS not in options:
            raise self.fail("a window can be let pass", s.asked.kind)
        if question.form == DRAFT:
            passing = question.drafted(s, s.frames[-1], seat, s.asked.drafts.get(seat, []))
            if passing != options:
                raise self.fail(
                    "the options are the edits that may follow", f"{s.asked.kind}: {passing}, not {options}"
                )
        else:
            passing = [option for option, why in question.weigh(s, s.frames[-1], seat) if why is None]
            if passing != options:
                raise self.fail(
                    "the options are the candidates that pass", f"{s.asked.kind}: {passing} is not {options}"
                )
        if self.full:
            if game.options(s, seat) != options:
                raise self.fail("options have a stable order", s.asked.kind)
            default = game.default(s, seat)
            if not offered(game.options(s, seat, revise=True), default):  # a draft's next edit may be any
                raise self.fail("the default answer is legal", f"{s.asked.kind}: {default}")
            for option in options:
                action = game.choose([option], self.rng)
                if (
                    from_text(to_text(action)) != action
                    or from_json(msgspec.json.decode(msgspec.json.encode(action))) != action
                ):
                    raise self.fail("action text and JSON round-trip", action)

    def checks_rest(self, s: Any) -> None:
        """At a question the game's checks have nothing to do, whatever `due` says."""
        game = self.game
        if game.checks and not any(frame.defers_checks for frame in s.frames):
            copy = game.clone(s)
            if any(check(copy) for check in game.checks):
                raise self.fail("the game's checks have come to rest", s.asked.kind)

    def invariants_hold(self, s: Any) -> None:
        if self.game.invariants is not None:
            try:
                self.game.invariants(s)
            except AssertionError as error:
                raise self.fail("the game's invariants hold", error) from error

    def pieces_hold(self, s: Any) -> None:
        """Every piece lies in exactly one zone, and whoever sees a zone knows what lies there."""
        if len(self.game.backs) < len(s.known):
            raise self.fail(
                "every piece has a back", f"{len(s.known)} pieces, {len(self.game.backs)} backs: see Game.backs"
            )
        seen_once = [0] * len(s.known)
        for name, d in fields_of(type(s)):
            if not d.zone:
                continue
            value = getattr(s, name)
            for i, pieces in enumerate(value if value and isinstance(value[0], list) else [value]):
                for p in pieces:
                    if p < 0:
                        continue
                    seen_once[p] += 1
                    need = viewers_of(s, d, i if isinstance(value[0], list) else None)
                    if s.known[p] & need != need:
                        raise self.fail("the ledger knows what a zone shows", f"piece {p} in {name}")
        if any(count != 1 for count in seen_once):
            wrong = [p for p, count in enumerate(seen_once) if count != 1]
            raise self.fail("every piece is in exactly one zone", wrong)

    def copies_hold(self, s: Any) -> None:
        game = self.game
        packed = game.pack(s)
        if game.pack(game.clone(s)) != packed:
            raise self.fail("a clone equals its original")
        if game.pack(game.unpack(packed)) != packed:
            raise self.fail("the codec reads what it writes")
        again = game.clone(s)
        game.run(again)
        if game.pack(again) != packed:
            changed = ", ".join(_changes(s, again))
            raise self.fail(
                "a step that asks changes nothing",
                f"{stack(game, s)[-1]}, {standing(game, s)}, changes {changed} before it asks {s.asked.kind}, and is "
                "entered again after the answer: change it in the answer, or in a step before",
            )
        if game.pack(s) != packed:
            raise self.fail("looking at a state does not change it")

    def strangers_wait(self, s: Any) -> None:
        """Who is not asked may not act, and an attempt changes nothing."""
        game = self.game
        packed = game.pack(s)
        waiting = game.waiting(s)
        sample = game.choose(game.options(s, waiting[0]), self.rng)
        for seat in [*range(s.seats), SPECTATOR]:
            action = sample if seat not in s.asked.seats else ("no_such_verb",)
            if offered(game.free_options(s, seat), action):
                continue
            try:
                game.apply(s, seat, action)
            except Illegal as error:
                if error.refusal is not None:
                    self.refusal_holds(error.refusal)
            else:
                raise self.fail("only asked or free seats act, and only as offered", f"seat {seat}: {action}")
        s.offered = None
        if game.pack(s) != packed:
            raise self.fail("a refused action changes nothing")

    def refusal_holds(self, why: Refusal) -> None:
        if why.rule not in self.game.rules:
            raise self.fail("every refusal names an existing rule", why.rule)

    def secrets_hold(self, s: Any) -> None:
        """What a viewer cannot see can be anything else: not one byte that the viewer receives changes."""
        game = self.game
        for viewer in [*range(s.seats), SPECTATOR]:
            other = game.imagine(s, viewer, self.rng)
            mine = self.received(s, viewer)
            if self.received(other, viewer) != mine:
                raise self.fail(
                    "imagine keeps the viewer's view, options, refusals and default",
                    _difference(mine, self.received(other, viewer)),
                )
            garbled = game.clone(s)
            _garble(garbled, viewer, self.rng)
            if msgspec.json.encode(game.view(garbled, viewer)) != msgspec.json.encode(game.view(s, viewer)):
                raise self.fail("a view holds nothing that its viewer cannot see", f"viewer {viewer}")
            self.imagination_holds(s, viewer)
            if game.invariants is not None:
                try:
                    game.invariants(other)
                except AssertionError as error:
                    raise self.fail("an imagined state is a possible one", error) from error

    def imagination_holds(self, s: Any, viewer: int) -> None:
        """An imagined state takes over nothing hidden: a game resamples its own owned and secret fields."""
        own = [(name, d) for name, d in fields_of(type(s)) if name not in _KERNEL and not (d.zone or d.purse)]
        hidden = [name for name, d in own if d.seen in (Seen.NOBODY, *OWN)]
        if not hidden or viewer == SPECTATOR:
            return
        garbled = self.game.clone(s)
        for name, d in own:
            value = getattr(s, name)
            if d.seen is Seen.NOBODY:
                setattr(garbled, name, _nonsense(value, self.rng))
            elif d.seen in OWN:
                setattr(garbled, name, _veiled(s, d, value, viewer, self.rng))
        one, two = (self.game.imagine(state, viewer, Random(self.decision)) for state in (s, garbled))
        for name in hidden:
            if getattr(one, name) != getattr(two, name):
                raise self.fail("imagine takes over nothing hidden", f"{name}: see Game.resample")

    def received(self, s: Any, viewer: int) -> bytes:
        """All that a viewer gets at a decision, as bytes."""
        game = self.game
        weighed: list[Any] = []
        default: Any = None
        free: list[Any] = []
        if viewer != SPECTATOR:
            weighed = [(option, why) for option, why in game.weigh(s, viewer)]
            free = list(game.free_options(s, viewer))
            if viewer in game.waiting(s):
                default = game.default(s, viewer)
        return msgspec.json.encode([game.view(s, viewer), weighed, free, default, self.told(s, viewer)])

    def told(self, s: Any, viewer: int) -> list[Any]:
        """What a viewer is told about a decision: of each option, of the question, of the tables."""
        game, tells = self.game, self.game.tells
        if tells == Tells() or s.asked is None:
            return []
        believed = game.believed(s, viewer)
        found: list[Any] = [table(believed, viewer) for table in tells.tables.values()]
        found += [list(tell(believed, viewer)) for tell in tells.bargains(s)]
        if viewer == SPECTATOR:
            return found
        options = [*game.options(s, viewer, revise=True), *game.free_options(s, viewer)]
        heads: list[Action] = [option.head if isinstance(option, Span | Text) else option for option in options]
        for tell, most in ((tells.option, 40), (tells.odds, 8), (tells.reach, 8)):
            if tell is not None:
                found += [tell(believed, viewer, head) for head in heads[:: 1 + len(heads) // most]]
        if tells.brief is not None and viewer in s.asked.seats:
            found.append(tells.brief(believed, viewer))
        return found

    def windows_hold(self, s: Any) -> None:
        """Whether a window opens, and to whom, follows from what everybody knows: its time tells nobody anything."""
        game = self.game
        if game.questions[s.asked.kind].form != WINDOW or s.asked.answers or s.paused:
            return
        for viewer in range(s.seats):
            world = game.imagine(s, viewer, self.rng)
            world.asked = None
            game.run(world)
            if world.asked is None or (world.asked.kind, world.asked.seats) != (s.asked.kind, s.asked.seats):
                found = "nobody" if world.asked is None else f"{world.asked.kind} to {world.asked.seats}"
                raise self.fail(
                    "who is asked at a window follows from what everybody knows",
                    f"{s.asked.kind} is put to {s.asked.seats}, and in another world that seat {viewer} may believe in "
                    f"{found} is asked: ask everybody whom open facts do not exclude",
                )

    def answers_commute(self, s: Any) -> None:
        game = self.game
        waiting = game.waiting(s)
        if game.questions[s.asked.kind].form not in (SEALED, WINDOW) or len(waiting) < 2:
            return
        chosen = {seat: game.choose(game.options(s, seat), self.rng) for seat in waiting}
        ends = []
        for order in (waiting, waiting[::-1]):
            t = game.clone(s)
            for seat in order:
                game.apply(t, seat, chosen[seat])
            ends.append(_unordered(game, t))
        if ends[0] != ends[1]:
            raise self.fail("sealed answers commute", s.asked.kind)

    def texts_hold(self, s: Any) -> None:
        """Every message exists in both languages, every refusal names a rule, every log line has its words."""
        needed = {f"prompt-{s.asked.kind}"} | {f"prompt-{free.kind}" for free in s.asked.free}
        weighed = [(seat, option, why) for seat in range(s.seats) for option, why in self.game.weigh(s, seat)]
        for _, option, why in weighed:
            needed.add(f"option-{_verb(option)}")
            if why is not None:
                self.refusal_holds(why)
        needed |= {f"scope-{name}" for name in self.game.scopes} | {f"table-{name}" for name in self.game.tells.tables}
        self.messages_hold(needed)
        self.labels_hold(s, weighed)
        self.tables_hold(s)
        self.cause_holds(s)
        self.tellings_hold(s)
        self.log_holds(s)

    def labels_hold(self, s: Any, weighed: list[tuple[int, Option, Refusal | None]]) -> None:
        """The words of an option, and of the reason against it, have all they need: nothing is left out in silence."""
        game = self.game
        for seat, option, why in weighed:
            head: Action = option.head if isinstance(option, Span | Text) else option
            message, more = game.wording(game.view(s, seat), head) if game.wording is not None else ("", {})
            key = (message or _verb(option), len(head), why.rule if why is not None else "", tuple(sorted(more)))
            if key in self.worded:
                continue
            self.worded.add(key)
            for lang in LANGUAGES:
                lacks = game.texts.option_lacks(lang, option, message, **more)
                if why is not None:
                    lacks = lacks or game.texts.refusal_lacks(lang, why)
                if lacks:
                    given = [*more, *(f"a{i}" for i in range(1, len(head))), *dict(why.params if why else ())]
                    needs = ", ".join(f"${name}" for name in sorted(game.texts.variables(lang, lacks)))
                    text = f"{lacks} in {lang} says {needs}, and is told {', '.join(given) or 'nothing'}"
                    raise self.fail("whatever is told has all its words", text)

    def tables_hold(self, s: Any) -> None:
        """A row of a table of reference has a cell for each column, and a state that people know."""
        believed = self.game.believed(s, SPECTATOR) if self.game.tells.tables else None
        for name, make in self.game.tells.tables.items():
            table = make(believed, SPECTATOR)
            for row in table.rows:
                if len(row.cells) != len(table.columns):
                    text = f"{name}: {len(row.cells)} cells in row {row.id}, {len(table.columns)} columns"
                    raise self.fail("a table of reference is whole", text)
                if row.state not in ROW_STATES:
                    raise self.fail("a table of reference is whole", f"{name}: row {row.id} is {row.state!r}")

    def tellings_hold(self, s: Any) -> None:
        """Whatever people are told about a decision has its words in both languages."""
        game = self.game
        for seat in s.asked.seats:
            told = self.told(s, seat)
            groups = {hint.group for hint in told if isinstance(hint, Hint) and hint.group}
            self.messages_hold({f"group-{group}" for group in groups})
            for phrase in phrases(told):
                key = (phrase.message, tuple(sorted(phrase.params)))
                if key in self.phrases:
                    continue
                self.phrases.add(key)
                self.messages_hold({phrase.message})
                for lang in LANGUAGES:
                    if not game.texts.complete(lang, phrase.message, phrase.params):
                        raise self.fail("whatever is told has all its words", f"{phrase.message} in {lang}")

    def cause_holds(self, s: Any) -> None:
        """At a window whoever is asked is told what it would be an answer to, in words, if the game has any for it."""
        game = self.game
        if game.about is None or game.questions[s.asked.kind].form != WINDOW:
            return
        for seat in s.asked.seats:
            seen = game.view(s, seat)
            if (about := game.about(seen)) is not None:
                self.messages_hold({about.message})
                for lang in LANGUAGES:
                    if not game.texts.complete(lang, about.message, about.params):
                        raise self.fail("whatever is told has all its words", f"{about.message} in {lang}")

    def messages_hold(self, needed: set[str]) -> None:
        for message in needed - self.said:
            for lang in LANGUAGES:
                if not self.game.texts.has(lang, message):
                    raise self.fail("every message exists in both languages", f"{message} is missing in {lang}")
        self.said |= needed

    def log_holds(self, s: Any) -> None:
        self.messages_hold(
            {f"log-{event.kind}" for event in self.events}
            | {f"log-{event.kind}-hidden" for event in self.events if event.secret}
        )
        for event in self.events:
            if event.rule and event.rule not in self.game.rules:
                raise self.fail("every event names an existing rule", f"{event.kind}: {event.rule}")
            for viewer in [*range(s.seats), SPECTATOR]:
                if (told := event_for(event, viewer)) is not None:
                    for lang in LANGUAGES:
                        if not self.game.texts.event_complete(lang, told):
                            raise self.fail("every log line has all its words", self.game.texts.event(lang, told))
        self.events.clear()

    # -- after an action

    def after_action(self, s: Any, twin: Any, seat: int, action: Action, before: tuple[Any, ...]) -> None:
        game = self.game
        packed = game.pack(twin)
        for copy in (game.clone(twin), game.unpack(packed)):
            game.apply(copy, seat, action)
            if game.pack(copy) != game.pack(s):
                raise self.fail("clone, codec and original agree after the same action", action)
        trusted = game.clone(twin)
        if action in game.options(trusted, seat):
            game.apply_trusted(trusted, seat, action)
            if game.pack(trusted) != game.pack(s):
                raise self.fail("trusted and checked play agree", action)
        if game.pack(twin) != packed:
            raise self.fail("no earlier state ever changes", action)
        self.line_holds(s, twin, seat, action)
        draws, shown, known = before
        learned = any(now & ~then for now, then in zip(s.known, known, strict=True))
        if learned and s.shown == shown:
            raise self.fail("undo stops at anything newly seen", action)
        if s.draws < draws:
            raise self.fail("chance never runs backwards")
        if s.shown < shown or (self.all_in(twin, seat, action) and s.shown == shown):
            asked = twin.asked
            raise self.fail("undo stops where several have answered in secret", f"{asked.kind}: see State.shown")

    def line_holds(self, s: Any, twin: Any, seat: int, action: Action) -> None:
        """What is pushed is what is played, the last action and the one before it; what is popped is as it was."""
        game, before, after = self.game, self.game.pack(twin), self.game.pack(s)
        last, self.last = self.last, (twin, seat, action, after)
        line = Line(game, twin)
        if last is not None and last[3] == before:
            line = Line(game, last[0])
            line.push(last[1], last[2])
        if game.pack(line.push(seat, action)) != after:
            raise self.fail("a line of play goes as the game does", action)
        if game.pack(line.pop()) != before:
            raise self.fail("what is popped is as it was", action)

    def all_in(self, twin: Any, seat: int, action: Action) -> bool:
        """Whether this was the last answer to a question that several have answered in secret."""
        game, asked = self.game, twin.asked
        question = game.question_of(twin, seat, action)
        if question is not game.questions[asked.kind] or question.form == SINGLE or len(asked.seats) < 2:
            return False
        return len({*asked.answers, seat}) == len(asked.seats) and (question.form != DRAFT or action == DONE)

    def secrets_travel(self, s: Any, twin: Any, seat: int, action: Action, events: list[Any]) -> None:
        """An action reaches a viewer alike from every world that it may believe in: its view, its log, the move itself.

        Unless the viewer learns by it: a piece newly seen, bounds of a hidden number, sealed answers, the end.
        """
        game, asked = self.game, twin.asked
        question = game.question_of(twin, seat, action)
        if question is None or game.over(s) or question.form == DRAFT:
            return
        if asked.drafts or (asked.answers and question.form == SINGLE):
            return
        together = len(asked.seats) > 1 and len(asked.answers) + 1 == len(asked.seats)
        for viewer in [*range(s.seats), SPECTATOR]:
            if together or self.learned(s, twin, viewer):
                self.rest_stays_hidden(s, twin, seat, action, events, viewer)
                if not together:
                    self.fields_stay_hidden(s, twin, seat, action, events, viewer)
                continue
            world = game.imagine(twin, viewer, self.rng)
            world.key, world.dice = twin.key, twin.dice[:]
            stand_ins = self.stand_ins(world, question, seat, action)
            if not stand_ins:
                raise self.fail(
                    "a move tells nobody more than that viewer learns",
                    f"viewer {viewer}: {question.told(action)}; see Question.shown",
                )
            mine = self.reached(s, events, viewer)
            for done in stand_ins:  # one that the viewer cannot tell from the move is enough
                copy, heard = game.clone(world), list[Any]()
                copy.log = heard
                game.apply(copy, seat, done)
                other = self.reached(copy, heard, viewer)
                if mine == other:
                    break
            else:
                raise self.fail(
                    "what a viewer cannot see changes nothing that it is shown",
                    f"viewer {viewer}: {_difference(mine, other)}",
                )

    def rest_stays_hidden(self, s: Any, twin: Any, seat: int, action: Action, events: list[Any], viewer: int) -> None:
        """Who learns something by an action learns nothing else: what stays hidden from him could lie elsewhere."""
        game = self.game
        question = game.question_of(twin, seat, action)
        for pair in self.hidden_pairs(twin, s, viewer):
            world = swapped(game, twin, *pair, viewer)
            if not all(offered(game.options(world, other, revise=True), a) for other, a in twin.asked.answers.items()):
                continue  # what somebody has answered in secret names one of the two
            for done in self.stand_ins(world, question, seat, action):
                copy, heard = game.clone(world), list[Any]()
                copy.log = heard
                game.apply(copy, seat, done)
                mine, other = self.reached(s, events, viewer), self.reached(copy, heard, viewer)
                if mine == other or any(_seen(world, copy, piece, viewer) for piece in pair):
                    break
            else:
                if self.stand_ins(world, question, seat, action):
                    raise self.fail(
                        "who learns something is told nothing else", f"viewer {viewer}: {_difference(mine, other)}"
                    )

    def fields_stay_hidden(self, s: Any, twin: Any, seat: int, action: Action, events: list[Any], viewer: int) -> None:
        """The same of what the game itself hides: where pieces are all that is newly seen, no log tells its fields.

        Views follow from declarations, and a piece may show a field that belongs to it; what is logged is the rule's.
        """
        game = self.game
        gained = sum(1 for now, then in zip(s.known, twin.known, strict=True) if now & ~then)
        if game.resample is None or s.shown - twin.shown != gained:
            return
        world, heard = game.clone(twin), list[Any]()
        game.resample(world, viewer, self.rng)
        if game.question_of(world, seat, action) is not game.question_of(twin, seat, action):
            return
        if any(d.zone and getattr(world, name) != getattr(twin, name) for name, d in fields_of(game.state)):
            return  # pieces belong to what it draws anew
        world.log = heard
        game.apply(world, seat, action)
        mine, other = (msgspec.json.encode([event_for(event, viewer) for event in told]) for told in (events, heard))
        if mine != other:
            raise self.fail("who learns something is told nothing else", f"viewer {viewer}: {_difference(mine, other)}")

    def hidden_pairs(self, before: Any, after: Any, viewer: int) -> list[tuple[int, int]]:
        """A few pairs of pieces that a viewer cannot tell apart, now as before; of each, one in somebody's hand."""
        backs, batch, member = self.game.backs, before.batch, before.member
        hidden = [p for p in range(len(before.known)) if not _seen(before, after, p, viewer)]
        held = [p for p in hidden if before.known[p]] or hidden
        found = []
        for one in self.rng.sample(held, min(PAIRS, len(held))):
            like = (backs[one], batch[one], member[one] >> viewer & 1)
            others = [p for p in hidden if p != one and (backs[p], batch[p], member[p] >> viewer & 1) == like]
            if others:
                found.append((one, self.rng.choice(others)))
        return found

    def deal_holds(self, s: Any, setup: Setup, dealt: list[Any]) -> None:
        """The start of a game: what was dealt face down could lie elsewhere, and who cannot see it is told the same."""
        for viewer in [*range(s.seats), SPECTATOR]:
            for pair in self.hidden_pairs(s, s, viewer):
                counted = [*pair, 0]
                self.game.start(setup, s.key, swap=counted)
                heard: list[Any] = []  # after their last shuffle: what was drawn before is no secret of theirs
                world = self.game.start(setup, s.key, log=heard, swap=[*pair, -counted[2]])
                if any(world.known[piece] >> viewer & 1 for piece in pair):
                    continue
                mine, other = self.reached(s, dealt, viewer), self.reached(world, heard, viewer)
                if mine != other:
                    raise self.fail(
                        "nobody is told at the start what others were dealt",
                        f"viewer {viewer}: {_difference(mine, other)}",
                    )

    def undo_holds(self, s: Any, twin: Any, seat: int, action: Action, events: list[Any]) -> None:
        """Where undo is offered, nothing that the seat may now see depends on what others hid or on chance since."""
        game, asked = self.game, twin.asked
        if game.over(s) or s.draws != twin.draws or s.shown != twin.shown:
            return
        question = game.question_of(twin, seat, action)
        if question is None or asked.drafts or (asked.answers and question.form == SINGLE):
            return
        world, heard = game.imagine(twin, seat, self.rng), list[Any]()
        world.log = heard
        game.apply(world, seat, action)
        mine, other = self.reached(s, events, seat), self.reached(world, heard, seat)
        if mine != other:
            raise self.fail(
                "undo stops where a seat sees what others hid, or chance", f"{action}: {_difference(mine, other)}"
            )

    def choices_stay_hidden(self, s: Any, twin: Any, seat: int, action: Action, events: list[Any]) -> None:
        """Where a viewer cannot see which of two options was chosen, the move must not tell it either."""
        game = self.game
        question = game.question_of(twin, seat, action)
        if question is None or question.form != SINGLE:
            return
        free = question.kind != twin.asked.kind
        other = game.choose(game.free_options(twin, seat) if free else game.options(twin, seat), self.rng)
        if game.question_of(twin, seat, other) is not question or question.told(other) == question.told(action):
            return
        heard: list[Any] = []
        world = game.clone(twin)
        world.log = heard
        game.apply(world, seat, other)
        if game.pack(world) == game.pack(s):
            return
        for viewer in [*(v for v in range(s.seats) if v != seat), SPECTATOR]:
            if self.reached(s, events, viewer) == self.reached(world, heard, viewer):
                raise self.fail(
                    "a move tells nobody more than that viewer learns",
                    f"viewer {viewer}: {question.told(action)}; see Question.shown",
                )

    def learned(self, s: Any, twin: Any, viewer: int) -> bool:
        if any((now & ~then) >> viewer & 1 for now, then in zip(s.known, twin.known, strict=True)):
            return True
        rows = slice(viewer, None, s.seats + 1)  # of every screened field
        if s.low and (viewer == SPECTATOR or (s.low[rows], s.high[rows]) != (twin.low[rows], twin.high[rows])):
            return True
        if len(s.offers) < len(twin.offers) and any(not o.seen >> viewer & 1 for o in twin.offers):
            return True  # a bargain that this viewer did not see is off the table, perhaps because it was struck
        return bool(s.shown != twin.shown and (self.keeps_more or s.batches != twin.batches))  # seen, and mixed again

    def stand_ins(self, world: Any, question: Any, seat: int, action: Action) -> list[Action]:
        """In another world, the same action, or else those of which everybody is told the same."""
        game = self.game
        if game.question_of(world, seat, action) is question:
            return [action]
        asked = world.asked
        options = (
            game.options(world, seat) if question.kind == asked.kind else question.listed(world, world.frames[-1], seat)
        )
        found = [game.choose([option], self.rng) for option in options]
        return [other for other in found if question.told(other) == question.told(action)]

    def reached(self, s: Any, events: list[Any], viewer: int) -> bytes:
        heard = [told for event in events if (told := event_for(event, viewer)) is not None]
        return self.received(s, viewer) + msgspec.json.encode(heard)

    def at_end(self, s: Any) -> Outcome:
        outcome = self.game.outcome(s, cut=True)
        if len(outcome.scores) < s.seats or not outcome.winners:
            raise self.fail("a finished game has an outcome", outcome)
        for seats in members(sides_of(s)):
            if len({(outcome.scores[seat], seat in outcome.winners) for seat in seats}) > 1:
                raise self.fail("partners have the same score, and win together", outcome)
        self.invariants_hold(s)
        if self.full:
            self.log_holds(s)
        return outcome


_KERNEL = {name for name, _ in fields_of(State)}


def _changes(s: Any, again: Any) -> Iterator[str]:
    """What differs between two states: fields, and locals of frames."""
    for one, other in [(s, again), *zip(s.frames, again.frames, strict=False)]:
        for name, _ in fields_of(type(one)):
            if name not in ("frames", "asked") and getattr(one, name) != getattr(other, name):
                yield f"{type(one).__name__}.{name}"


def _seen(before: Any, after: Any, piece: int, viewer: int) -> bool:
    """Whether a viewer knows a piece, before or after an action, or may have seen it meanwhile and lost it again."""
    lost = before.batch[piece] != after.batch[piece] or (before.member[piece] ^ after.member[piece]) >> viewer & 1
    return bool(lost or (before.known[piece] | after.known[piece]) >> viewer & 1)


def _verb(option: Option) -> str:
    return str((option.head if isinstance(option, Span | Text) else option)[0])


def _unordered(game: Game, s: Any) -> bytes:
    """A packed state in which the order of arrival of sealed answers does not show."""
    if s.asked is not None:
        s.asked.answers = dict(sorted(s.asked.answers.items()))
    return game.pack(s)


def _garble(s: Any, viewer: int, rng: Random) -> None:
    """Put nonsense into everything that is hidden from a viewer."""
    for name, d in fields_of(type(s)):
        value = getattr(s, name)
        if d.zone or name in ("frames", "asked", "offers", "known"):
            continue
        if d.seen is Seen.NOBODY:
            setattr(s, name, _nonsense(value, rng))
        elif d.seen in OWN:
            setattr(s, name, _veiled(s, d, value, viewer, rng))
    for frame in s.frames:
        for name, d in fields_of(type(frame)):
            if d.seen is Seen.NOBODY:
                setattr(frame, name, _nonsense(getattr(frame, name), rng))
            elif d.seen in OWN and not d.zone:
                setattr(frame, name, _veiled(s, d, getattr(frame, name), viewer, rng))


def _veiled(s: Any, d: Declared, value: list[Any], viewer: int, rng: Random) -> list[Any]:
    """A field with one entry a seat, in which nonsense stands for what a viewer cannot see."""
    seen = [viewers_of(s, d, i) >> viewer & 1 for i in range(len(value))]
    return [entry if known else _nonsense(entry, rng) for entry, known in zip(value, seen, strict=True)]


def _nonsense(value: Any, rng: Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1 + int(rng.random() * 1000)
    if isinstance(value, str):
        return value + "?"
    if isinstance(value, bytes):
        return value[::-1]
    if isinstance(value, list):
        return [_nonsense(item, rng) for item in value]
    return value


def _difference(a: bytes, b: bytes) -> str:
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    return f"…{a[max(0, at - 60) : at + 60]!r} against …{b[max(0, at - 60) : at + 60]!r}"
