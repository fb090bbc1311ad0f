"""Lessons: a game that plays itself up to each of the learner's decisions, with a word about every one.

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
    en = "…"
    it = "…"
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

from araldo.kernel.action import Action, from_text
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

    def step(self, done: int) -> int:
        """The step that the learner is at after so many moves."""
        return next((i for i, step in enumerate(self.steps) if done <= step.at), len(self.steps) - 1)

    def stretch(self, done: int) -> int:
        """How many moves the script makes in a row where this one belongs."""
        at = self.step(done)
        return max(1, self.steps[at].at - (self.steps[at - 1].at + 1 if at else 0))

    def expects(self, done: int) -> Action | None:
        if done < len(self.moves) and not self.moves[done].how:
            return self.moves[done].action
        return None

    def must_follow(self, done: int, seat: int, action: Action) -> None:
        if seat != self.player or action != self.expects(done):
            raise Refused("lesson")

    def tell(self, done: int, lang: str) -> LessonInfo:
        at = self.step(done)
        return LessonInfo(self.name, self.title[lang], at + 1, len(self.steps), self.steps[at].text[lang],
                          self.expects(done), done >= len(self.moves))  # fmt: skip


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
        steps.append(Step({lang: entry[lang] for lang in LANGUAGES}, len(moves)))
        if "expect" in entry:
            moves.append(Move(player, from_text(entry["expect"])))
        elif number < len(data["step"]):
            raise Malformed(f"{path.name}: step {number} expects nothing")
    setup = game.setup(int(data["seats"]), data.get("options", {}), data.get("choices", {}))
    title = {lang: data["title"][lang] for lang in LANGUAGES}
    lesson = Lesson(path.stem, title, setup, key_from_seed(int(data["seed"])), player, data.get("bots", "random"),
                    tuple(steps), tuple(moves))  # fmt: skip
    chairs = [human() if seat == player else bot(lesson.bots) for seat in range(setup.seats)]
    match = Match(game, setup, chairs, lesson.key, forced=False)
    try:
        match.replay(lesson.moves)
    except Illegal as error:
        at = lesson.step(len(match.record.moves)) + 1
        raise Illegal(f"{path.name}, step {at}: {error}", error.code, error.refusal) from None
    return lesson
