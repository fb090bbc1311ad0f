"""Lessons: a game that plays itself up to each of the learner's decisions, with a word about every one.

The learner may do whatever the rules allow. Who comes to where the script leads by another way is on the way again; who
goes elsewhere is told so, and may go back to where he left it, or play on.

A lesson is `lessons/<name>.toml` in a game's folder. It runs on the real engine as an ordinary table: what the script
says must be legal, or the lesson does not load, so it cannot go stale.

    seats = 2
    player = 0
    seed = 7
    [title]
    en = "…"
    it = "…"
    [[step]]
    before = ["0 stop", "1 reveal A24"]    # what the table does first, for the learner too
    expect = "reveal A14"                  # what the learner does then; the last step may have none
    serves = ["reveal A*"]                 # what else serves its purpose; left out: whatever begins with the same word
    en = "…"
    it = "…"
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from itertools import takewhile
from pathlib import Path

from araldo.kernel.action import Action, Span, Text, from_text, to_text
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.chance import key_from_seed
from araldo.kernel.errors import Illegal, Malformed
from araldo.kernel.game import Game, Setup
from araldo.kernel.record import Move
from araldo.server.sentences import Refused
from araldo.server.wire import LessonInfo
from araldo.table.match import Match, bot, human


@dataclass(frozen=True, slots=True)
class Step:
    text: dict[str, str]
    at: int  # how many moves are made when the learner is to act
    serves: tuple[str, ...] | None = None  # actions that serve the purpose too, * for anything; None: of the same verb


@dataclass(frozen=True, slots=True)
class Lesson:
    name: str
    title: dict[str, str]
    setup: Setup
    key: bytes
    player: int
    bots: str
    steps: tuple[Step, ...]
    moves: tuple[Move, ...]
    states: dict[str, int]  # by their digest: where in the script the learner is to act

    def followed(self, moves: Sequence[Move]) -> int:
        """How many moves are those of the script."""
        same = (a.seat == b.seat and a.action == b.action for a, b in zip(self.moves, moves, strict=False))
        return sum(1 for _ in takewhile(bool, same))

    def place(self, match: Match) -> int | None:
        """How much of the script is done; None: the learner goes a way of his own."""
        moves = match.record.moves
        if (done := self.followed(moves)) == min(len(moves), len(self.moves)):
            return done
        return None if match.over else self.states.get(digest(match))

    def last_place(self, match: Match, moves: Sequence[Move]) -> int:
        """After how many of these moves the learner was to act for the last time on the way of the script."""
        found = 0
        for number, move in enumerate(moves):
            place = self.place(match)
            if place is not None and self.expects(place) is not None:
                found = number
            match.replay([move])
        return found

    def step(self, done: int) -> int:
        """The step that the learner is at after so many moves of the script."""
        return next((i for i, step in enumerate(self.steps) if done <= step.at), len(self.steps) - 1)

    def stretch(self, done: int) -> int:
        """How many moves the script makes in a row where this one belongs."""
        at = self.step(done)
        return max(1, self.steps[at].at - (self.steps[at - 1].at + 1 if at else 0))

    def expects(self, done: int) -> Action | None:
        if done < len(self.moves) and not self.moves[done].how:
            return self.moves[done].action
        return None

    def serves(self, done: int, action: Action) -> bool:
        """Whether an action serves the purpose of the one that is expected after so many moves."""
        wanted, step = self.expects(done), self.steps[self.step(done)]
        if wanted is None:
            return False
        if step.serves is None:
            return bool(action[0] == wanted[0])
        return any(fnmatchcase(to_text(action), pattern) for pattern in step.serves)

    def tell(self, match: Match, lang: str) -> LessonInfo:
        """What the learner is told now. Nothing of a step before the script has come to it."""
        moves, place = match.record.moves, self.place(match)
        done = self.followed(moves) if place is None else place
        at = self.step(done)
        over = done >= len(self.moves) or len(moves) > len(self.moves)
        info = LessonInfo(self.name, self.title[lang], at + 1, len(self.steps), "", None, over)
        if place is None and not over:
            info.aside = "alike" if self.serves(done, moves[done].action) else "other"
        elif done >= self.steps[at].at:
            info.text, info.expect = self.steps[at].text[lang], self.expects(done)
        return info


def check_purpose(step: Step, match: Match, player: int, name: str) -> None:
    """What is said to serve a purpose can be done then: Malformed if it cannot."""
    offered: list[str] = []
    for option in (*match.options(player), *match.free_options(player)):
        if isinstance(option, Span):
            offered += [to_text((*option.head, number)) for number in (option.low, option.high)]
        elif not isinstance(option, Text):
            offered.append(to_text(option))
    for pattern in step.serves or ():
        if not any(fnmatchcase(one, pattern) for one in offered):
            raise Malformed(f"{name}: nothing that can be done is {pattern!r}")


def digest(match: Match) -> str:
    """Of the one game of a match, as it stands; in what order a draft was put together is all the same."""
    s = match.game.clone(match.progress.parts[0].state)
    for draft in s.asked.drafts.values() if s.asked is not None else ():
        draft.sort(key=str)
    return match.game.tools.digest(s)


def lesson_names(game: Game) -> list[str]:
    return sorted(path.stem for path in (game.folder / "lessons").glob("*.toml"))


def load_lesson(game: Game, name: str) -> Lesson:
    if name not in lesson_names(game):
        raise Refused("no-lesson", 404)
    return read_lesson(game, game.folder / "lessons" / f"{name}.toml")


def read_lesson(game: Game, path: Path) -> Lesson:
    """A lesson from its file; Malformed, Illegal or BadSetup if it does not fit the game."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    moves: list[Move] = []
    steps = []
    player = int(data["player"])
    for number, entry in enumerate(data["step"], 1):
        for line in entry.get("before", []):
            seat, _, action = line.partition(" ")
            moves.append(Move(int(seat), from_text(action), "forced" if int(seat) == player else "bot"))
        serves = tuple(entry["serves"]) if "serves" in entry else None
        steps.append(Step({lang: entry[lang] for lang in LANGUAGES}, len(moves), serves))
        if "expect" in entry:
            moves.append(Move(player, from_text(entry["expect"])))
        elif number < len(data["step"]):
            raise Malformed(f"{path.name}: step {number} expects nothing")
    setup = game.setup(int(data["seats"]), data.get("options", {}), data.get("choices", {}))
    title = {lang: data["title"][lang] for lang in LANGUAGES}
    lesson = Lesson(path.stem, title, setup, key_from_seed(int(data["seed"])), player, data.get("bots", "random"),
                    tuple(steps), tuple(moves), {})  # fmt: skip
    chairs = [human() if seat == player else bot(lesson.bots) for seat in range(setup.seats)]
    match = Match(game, setup, chairs, lesson.key, forced=False)
    try:
        for done, move in enumerate(lesson.moves):
            if lesson.expects(done) is not None:
                lesson.states[digest(match)] = done
                check_purpose(lesson.steps[lesson.step(done)], match, player, path.name)
            match.replay([move])
    except Illegal as error:
        at = lesson.step(len(match.record.moves)) + 1
        raise Illegal(f"{path.name}, step {at}: {error}", error.code, error.refusal) from None
    lesson.states[digest(match)] = len(moves)
    return lesson
