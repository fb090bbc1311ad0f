"""How far play reaches into a game: which kinds of question are ever put, which of the cited rules ever matter.

Random players seldom go to war. A *bold* player prefers what has been done least so far, a *quiet* one keeps what it
holds. A search begins with new games and with games in which nobody stirred for a while, over many set-ups, and goes on
from positions in which something rare was asked. What it found is a position for every kind of question; `Citations`
knows which rule ids the functions of a game cite, and hears which of them are run.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any, NamedTuple

from araldo.kernel.action import Action, Option, Span, Text
from araldo.kernel.chance import key_from_seed
from araldo.kernel.game import Game, Setup
from araldo.kernel.play import Bot, Eyes, RandomBot, make_bot
from araldo.kernel.positions import Position
from araldo.kernel.question import SINGLE
from araldo.kernel.setups import pairwise

STRETCH = (20, 60, 200)  # decisions between one start of the search and the next
THOROUGH = 1 / 16  # how often refusals, defaults and imagined states are looked at too
RENEWED = 1 / 50  # how often a newer position takes the place of the one where a verb was offered
CURIOUS, TRIED = 1 / 4, 8  # how often a bold seat's options are tried out first, and how many
FREELY = 1 / 4  # how often a bold player looks at standing rights first
STIRS = 1 / 8  # how often a quiet player does something
PEACE = (0, 100, 300, 600)  # quiet decisions before a new game is searched
FEW = 8  # words after a verb that are remembered one by one: cards, not places


def word(option: Option) -> tuple[str, str]:
    """What an option is about: its verb, and the word after it if there is one."""
    items = option.head if isinstance(option, Span | Text) else option
    return str(items[0]), items[1] if len(items) > 1 and isinstance(items[1], str) else ""


def few_words(options: Sequence[Option]) -> list[tuple[str, str]]:
    """What options are about, each once; of a verb with many words after it, the verb alone."""
    words = list(dict.fromkeys(map(word, options)))
    many = Counter(verb for verb, _ in words)
    return list(dict.fromkeys((verb, said if many[verb] <= FEW else "") for verb, said in words))


class Bold:
    """Chooses a verb, the rarer so far the likelier, then any option with that verb. Seats share what they remember."""

    def __init__(self, seed: int, done: Counter[tuple[str, str]]) -> None:
        self.rng = Random(seed)
        self.done = done

    def choose(self, eyes: Eyes) -> Action:
        return self.pick(eyes.kind, eyes.options)

    def free(self, eyes: Eyes) -> Action | None:
        return self.pick("", eyes.options) if self.rng.random() < FREELY else None

    def pick(self, kind: str, options: Sequence[Option]) -> Action:
        verb = self.rarer(kind, sorted({word(option)[0] for option in options}))
        said = self.rarer(f"{kind} {verb}", sorted({word(o)[1] for o in options if word(o)[0] == verb}))
        return Game.choose([option for option in options if word(option) == (verb, said)], self.rng)

    def rarer(self, about: str, words: list[str]) -> str:
        """One of these words, the rarer so far the likelier."""
        chosen = self.rng.choices(words, [1 / (1 + self.done[about, said]) for said in words])[0]
        self.done[about, chosen] += 1
        return chosen


class Quiet(RandomBot):
    """Mostly answers as if it were away, and so keeps its cards and its peace."""

    def choose(self, eyes: Eyes) -> Action:
        return super().choose(eyes) if self.rng.random() < STIRS else eyes.default

    def free(self, eyes: Eyes) -> Action | None:
        return None


class Search:
    """A search for positions, the same for the same seed. `found`: by kind the first few, each of another set-up."""

    def __init__(
        self,
        game: Game,
        seed: int = 1,
        setups: Sequence[Setup] = (),
        keep: int = 2,
        known: Sequence[Position] = (),  # to go on from, besides new games
    ) -> None:
        self.game, self.keep = game, keep
        self.rng = Random(seed)
        self.setups = list(setups) or small_tables(game)
        self.done: Counter[tuple[str, str]] = Counter()
        self.found: dict[str, list[Position]] = {}
        self.seen: Counter[str] = Counter()
        self.marks: dict[str, dict[tuple[str, str], tuple[Setup, bytes]]] = {}  # by kind and word: where it was offered
        self.visits: Counter[tuple[str, str, str]] = Counter()  # by kind and word
        self.starts = 0
        self.decisions = 0
        self.poor: dict[str, Position] = {}  # kinds asked of several that were only met with one answer left
        for position in known:
            self._look(position.setup, game.unpack(position.packed))

    @property
    def positions(self) -> list[Position]:
        """What was found, in the order of the game's questions."""
        poor = {kind: [position] for kind, position in self.poor.items()}
        return [position for kind in self.game.questions for position in self.found.get(kind, poor.get(kind, []))]

    @property
    def missing(self) -> list[str]:
        return [kind for kind in self.game.questions if kind not in self.found and kind not in self.poor]

    @property
    def wanted(self) -> list[str]:
        """The kinds for which another position would be kept."""
        return [kind for kind in self.game.questions if len(self.found.get(kind, ())) < self.keep]

    def stretch(self) -> None:
        """One start and what follows: a new game, or a position where something rare can be done, and it is done."""
        fresh = self.starts % 4 == 0 or not self.marks
        setup, s = self._new() if fresh else self._again()
        self.starts += 1
        players = self._players(setup.seats)
        for _ in range(self.rng.choice(STRETCH)):
            if self.game.over(s):
                break
            self._look(setup, s)
            self._decide(s, players)
            self.decisions += 1
        self.game.outcome(s, cut=True)

    def _new(self) -> tuple[Setup, Any]:
        game, setup = self.game, self.setups[self.starts // 4 % len(self.setups)]
        s = game.start(setup, key_from_seed(self.rng.getrandbits(32)))
        for _ in range(self.rng.choice(PEACE)):
            seat = game.waiting(s)[0]
            game.apply(s, seat, game.default(s, seat))
            if game.over(s):
                return setup, game.start(setup, key_from_seed(self.rng.getrandbits(32)))
        return setup, s

    def _again(self) -> tuple[Setup, Any]:
        marks = [(kind, *said) for kind, words in self.marks.items() for said in words]
        weights = [1 / (1 + self.visits[mark]) / (1 + self.seen[mark[0]]) ** 0.5 for mark in marks]
        kind, verb, said = mark = self.rng.choices(marks, weights)[0]
        self.visits[mark] += 1
        setup, packed = self.marks[kind][verb, said]
        s = self.game.unpack(packed)
        s.key = key_from_seed(self.rng.getrandbits(32))  # other dice than last time
        options = [(seat, o) for seat in range(s.seats) for o in self._offered(s, kind, seat) if word(o)[0] == verb]
        seat, option = self.rng.choice([(seat, o) for seat, o in options if said in ("", word(o)[1])])
        self.game.apply(s, seat, self.game.choose([option], self.rng))
        return setup, s

    def _offered(self, s: Any, kind: str, seat: int) -> list[Option]:
        """What a seat may answer to a kind of question now, be it asked or a standing right."""
        if kind == s.asked.kind and seat in self.game.waiting(s):
            return self.game.options(s, seat)
        if any(free.kind == kind and seat in free.seats for free in s.asked.free) and not s.out >> seat & 1:
            return self.game.questions[kind].listed(s, s.frames[-1], seat)
        return []

    def _players(self, seats: int) -> list[Bot]:
        """Mostly bold ones; now and then quiet or random ones, or the game's own, who know what leads somewhere."""
        names = ["bold", "bold", "bold", "random", "quiet", "mixed", *(["own"] if self.game.bots else [])]
        kind = self.rng.choice(names)
        own = self.rng.choice(list(self.game.bots)) if self.game.bots else ""
        made: list[Bot] = []
        for _ in range(seats):
            seed, one = self.rng.getrandbits(31), kind
            if kind == "mixed":
                one = self.rng.choice(("bold", "quiet", *(["own"] if self.game.bots else [])))
            if one == "own":
                made.append(make_bot(self.game, own, seed))
            else:
                made.append(Bold(seed, self.done) if one == "bold" else (Quiet if one == "quiet" else RandomBot)(seed))
        return made

    def _look(self, setup: Setup, s: Any) -> None:
        game, asked = self.game, s.asked
        seat = game.waiting(s)[0]
        self.seen[asked.kind] += 1
        if self.rng.random() < THOROUGH:  # what only people and absent ones are shown
            game.weigh(s, seat)
            game.default(s, seat)
            game.imagine(s, seat, self.rng)
        self._note(asked.kind, setup, s, game.options(s, seat))
        for kind, seats in asked.free:
            for seat in seats:
                if options := self._offered(s, kind, seat):
                    self._note(kind, setup, s, options)
                    break

    def _note(self, kind: str, setup: Setup, s: Any, options: list[Option]) -> None:
        packed = b""
        known = self.found.get(kind, [])
        if len(known) < self.keep and all(position.setup != setup for position in known):
            packed = self.game.pack(s)
            several = self.game.questions[kind].form != SINGLE
            if several and (s.asked.answers or len(s.asked.seats) < 2):  # of these, one that shows that answers commute
                self.poor.setdefault(kind, Position(kind, setup, packed))
            else:
                self.found.setdefault(kind, []).append(Position(kind, setup, packed))
        marks = self.marks.setdefault(kind, {})
        for said in few_words(options):
            if said not in marks or self.rng.random() < RENEWED:
                marks[said] = setup, packed or self.game.pack(s)

    def _decide(self, s: Any, players: list[Bot]) -> None:
        game = self.game
        holders = [seat for free in s.asked.free for seat in free.seats]
        if holders:
            seat = self.rng.choice(holders)
            if options := game.free_options(s, seat):
                action = players[seat].free(Eyes(game, s, seat, options))
                if action is not None:
                    game.apply(s, seat, action)
                    return
        waiting = game.waiting(s)
        seat = waiting[int(self.rng.random() * len(waiting))]
        options = game.options(s, seat)
        if isinstance(players[seat], Bold) and self.rng.random() < CURIOUS:
            game.apply(s, seat, self._rarest(s, seat, options))
        else:
            game.apply(s, seat, players[seat].choose(Eyes(game, s, seat, options)))

    def _rarest(self, s: Any, seat: int, options: list[Option]) -> Action:
        """Of a few options tried out, the one after which the rarest kind of question stands."""
        tried: list[tuple[int, int, Action]] = []
        for _ in range(min(TRIED, len(options))):
            action, trial = self.game.choose(options, self.rng), self.game.clone(s)
            self.game.apply_trusted(trial, seat, action)
            tried.append((self.seen[trial.asked.kind if trial.asked else ""], len(tried), action))
        return min(tried)[2]


def small_tables(game: Game) -> list[Setup]:
    """Set-ups in pairs, large tables only with the plain rules: the fewer there are, the sooner things happen."""
    return [s for s in pairwise(game) if s.seats <= game.seats[0] + 1 or s == game.setup(s.seats)]


# -- which rules matter


class Citation(NamedTuple):
    rule: str
    file: str
    line: int  # of the statement that cites it, or of the function whose docstring does


class Citations:
    """The rule ids cited in the functions of a game's Python files, and those whose statements have been run."""

    def __init__(self, game: Game) -> None:
        self.all = [citation for path in rule_files(game) for citation in cited(path, game)]
        self._lines: dict[str, set[int]] = {}
        for citation in self.all:
            self._lines.setdefault(citation.file, set()).add(citation.line)
        self._ran: set[tuple[str, int]] = set()
        self._left: dict[CodeType, set[int]] = {}

    @property
    def rules(self) -> set[str]:
        return {citation.rule for citation in self.all}

    @property
    def missing(self) -> list[Citation]:
        """One place for each rule id that was never reached, in order."""
        reached = {c.rule for c in self.all if (c.file, c.line) in self._ran}
        return sorted({c.rule: c for c in reversed(self.all) if c.rule not in reached}.values())

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Note which citing statements are run meanwhile."""
        before = sys.gettrace()
        sys.settrace(self._called)
        try:
            yield
        finally:
            sys.settrace(before)

    def _called(self, frame: FrameType, event: str, arg: object) -> Any:
        code = frame.f_code
        left = self._left.get(code)
        if left is None:
            known = self._lines.get(code.co_filename, set())
            own = {line for _, _, line in code.co_lines() if line is not None} | {code.co_firstlineno}
            left = self._left[code] = {line for line in known & own if (code.co_filename, line) not in self._ran}
        if not left:
            return None
        self._run(code, left, code.co_firstlineno)
        return self._stepped if left else None

    def _stepped(self, frame: FrameType, event: str, arg: object) -> Any:
        left = self._left[frame.f_code]
        self._run(frame.f_code, left, frame.f_lineno)
        if left:
            return self._stepped
        frame.f_trace_lines = False
        return None

    def _run(self, code: CodeType, left: set[int], line: int) -> None:
        if line in left:
            left.discard(line)
            self._ran.add((code.co_filename, line))


def rule_files(game: Game) -> list[Path]:
    """The files whose functions are rules: those in the folder `rules` and the set-up, or all of them."""
    rules = game.folder / "rules"
    found = [*rules.rglob("*.py"), game.folder / "setup.py"] if rules.is_dir() else game.folder.rglob("*.py")
    return sorted(path for path in found if path.exists())


def cited(path: Path, game: Game) -> Iterator[Citation]:
    """The citations in the functions of one file: in docstrings, comments, refusals and notes."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    for function in ast.walk(ast.parse(text)):
        if not isinstance(function, ast.FunctionDef):
            continue
        first = function.decorator_list[0].lineno if function.decorator_list else function.lineno
        assert function.end_lineno is not None
        for number in range(first, function.end_lineno + 1):
            for rule in re.findall(r"\b[A-Z]{2}-[A-Z]+-\d+\b", lines[number - 1]):
                if rule in game.rules:
                    yield Citation(rule, str(path), _statement(function, number, first))


def _statement(function: ast.FunctionDef, line: int, first: int) -> int:
    """The line that Python runs for a line of a function: that of its statement, of the next one, or the function's."""
    documented = ast.get_docstring(function) is not None
    spans = [
        (s.lineno, s.end_lineno or s.lineno)
        for s in ast.walk(function)
        if isinstance(s, ast.stmt) and s is not function and not (documented and s is function.body[0])
    ]
    around = [start for start, end in spans if start <= line <= end]
    after = [start for start, _ in spans if start >= line]
    body = min((start for start, _ in spans), default=first)
    if line < body:
        return first
    return max(around) if around else min(after, default=first)
