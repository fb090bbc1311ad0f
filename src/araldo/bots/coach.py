"""Hints for learners: what the game's bot would do in a person's place, and why, in words.

A coach gets one state that the seat may believe in, the same whatever is hidden (`Game.supposed`): so what it says
cannot tell anything that the person does not see. A bot may give its reasons (`Explains`), the largest terms of its own
judgement; the game's texts add the rule of thumb for that kind of answer (`reason-<question>-<verb>`).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol, runtime_checkable

from araldo.bots.search import concrete
from araldo.kernel.action import Action, Option, offered
from araldo.kernel.game import Game
from araldo.kernel.play import Eyes, cast_of, make_bot, usual_bot
from araldo.kernel.telling import Phrase, Reason

MOST = 2  # reasons, besides the rule of thumb
SEED = 1  # the same hint each time


@runtime_checkable
class Explains(Protocol):
    """A bot that can say why."""

    def why(self, eyes: Eyes, action: Action) -> Iterable[Reason]:
        """Reasons for this answer to the question that stands."""


class Advice(NamedTuple):
    action: Action
    why: tuple[Phrase, ...]


def teacher(game: Game) -> str:
    """The bot whose characters the table mixes, without a temper of its own; else the usual one."""
    own = cast_of(game)[0].partition("_")[0]
    return own if own in game.bots else usual_bot(game)


class Coach:
    """The bot that teaches, and what it said why at its last answer."""

    def __init__(self, game: Game) -> None:
        self.game, self.name = game, teacher(game)
        self.bot = make_bot(game, self.name, SEED)
        self.why: tuple[Phrase, ...] = ()

    def choose(self, eyes: Eyes) -> Action:
        found = (
            self.bot.choose(eyes),
            eyes.default,
            concrete(eyes.options)[0],
        )  # a draft may have been begun otherwise
        action = next(action for action in found if offered(eyes.options, action))
        self.why = tuple(self._reasons(eyes, action))
        return action

    def free(self, eyes: Eyes) -> Action | None:
        return self.bot.free(eyes)

    def _reasons(self, eyes: Eyes, action: Action) -> Iterable[Phrase]:
        found = self.bot.why(eyes, action) if isinstance(self.bot, Explains) else ()
        yield from [reason.said for reason in sorted(found, key=lambda r: -abs(r.weight))[:MOST]]
        if (rule := rule_of_thumb(self.game, eyes.kind, action)) is not None:
            yield rule


def rule_of_thumb(game: Game, kind: str, action: Action) -> Phrase | None:
    for message in (f"reason-{kind}-{action[0]}", f"reason-{kind}"):
        if game.texts.has("en", message):
            return Phrase(message)
    return None


def eyes_of(game: Game, s: Any, seat: int, options: list[Option]) -> Eyes:
    """What a coach sees in a seat's place."""
    return Eyes(game, game.supposed(s, seat), seat, options)


def advise(game: Game, s: Any, seat: int) -> Advice:
    coach = Coach(game)
    action = coach.choose(eyes_of(game, s, seat, game.options(s, seat)))
    return Advice(action, coach.why)
