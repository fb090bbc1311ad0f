"""Playing a game out: what a bot may see, the general random bot, and the loop that serves simulations.

Standing rights (`flow.Free`) are never waited for. They are polled at stated moments: once for every seat that holds
one, each time a question that leaves them open is put to a seat, before that seat answers. Random play takes one up in
a sixteenth of the polls, so that games keep the shape that people give them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Generic, Protocol, cast

from araldo.kernel.action import Action, Option
from araldo.kernel.faults import note_place
from araldo.kernel.game import Game, misanswered
from araldo.kernel.question import DONE, DRAFT, SINGLE, S

RATION = 1 / 16


class Eyes(Generic[S]):
    """A seat's eyes: all that a bot gets. Never the true state."""

    def __init__(self, game: Game[S], s: S, seat: int, options: list[Option]) -> None:
        self.game = game
        self.seat = seat
        self.options = options
        self._state = s

    @property
    def kind(self) -> str:
        assert self._state.asked is not None
        return self._state.asked.kind

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view(self._state, self.seat)

    @property
    def default(self) -> Action:
        return self.game.default(self._state, self.seat)

    def imagine(self, rng: Random) -> S:
        """A full state that this seat may believe in. Who wants to change it clones it first."""
        return self.game.imagine(self._state, self.seat, rng)

    def packed(self) -> bytes:
        """For a process that opens the same eyes."""
        return self.game.pack(self._state)

    @classmethod
    def unpacked(cls, game: Game[S], data: bytes, seat: int) -> Eyes[S]:
        s = game.unpack(data)
        return cls(game, s, seat, game.options(s, seat))


class Dream(Eyes[S]):
    """Eyes in a state that is imagined already: nothing in it is hidden, and it need not be copied."""

    def imagine(self, rng: Random) -> S:
        return self._state


class Bot(Protocol):
    def choose(self, eyes: Eyes) -> Action:
        """An answer to the question that stands, out of `eyes.options`."""

    def free(self, eyes: Eyes) -> Action | None:
        """Use of a standing right, out of `eyes.options`, or None."""


class RandomBot:
    """Every option as likely as any other."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, eyes: Eyes) -> Action:
        return Game.choose(eyes.options, self.rng)

    def free(self, eyes: Eyes) -> Action | None:
        return Game.choose(eyes.options, self.rng) if self.rng.random() < RATION else None


# Levels at which any bot of any game can play: a name, and what makes one of a game, a seed and a game's own bot ("":
# the one that suits). Whoever offers them enters them here.
LEVELS: dict[str, Callable[[Game, int, str], Bot]] = {}


def bot_names(game: Game) -> list[str]:
    """Every bot that a game can have: random, the game's own, and its usual one at each level."""
    return ["random", *game.bots, *LEVELS]


def usual_bot(game: Game) -> str:
    """The bot to take when nobody has said which: the game's own."""
    return next(iter(game.bots), "random")


def thinking_bot(game: Game) -> str:
    """The bot that thinking starts from when nobody has said which: the one that has learnt, or the usual one."""
    return game.pupil.bot if game.pupil is not None else usual_bot(game)


def cast_of(game: Game) -> list[str]:
    """The characters that a table mixes: those of the first bot that has any (`regent_raider` is one of `regent`).

    Without any, the usual bot.
    """
    for own in game.bots:
        if kin := [name for name in game.bots if name.startswith(f"{own}_")]:
            return kin
    return [usual_bot(game)]


def plays(game: Game, name: str) -> bool:
    """Whether a game has such a bot: one of its own, a level, or one of its own at a level (`regent_raider+novice`)."""
    own, plus, level = name.partition("+")
    return own in game.bots and level in LEVELS if plus else name in bot_names(game)


def make_bot(game: Game, name: str, seed: int) -> Bot:
    if name == "random":
        return RandomBot(seed)
    if name in game.bots:
        return cast(Bot, game.bots[name](seed))
    own, plus, level = name.partition("+")
    return LEVELS[level](game, seed, own) if plus else LEVELS[name](game, seed, "")


Listener = Callable[[int, Action], None]


def play_out(game: Game[S], s: S, bots: Sequence[Bot], bound: int | None = None, listen: Listener | None = None) -> int:
    """Let bots play a game to its end, or for `bound` decisions. Returns the number of decisions."""
    try:
        if all(type(bot) is RandomBot for bot in bots):
            return _random_out(game, s, bots[0].rng, bound, listen)  # type: ignore[attr-defined]
        return _played_out(game, s, bots, bound, listen)
    except Exception as error:
        note_place(game, s, error)
        raise


def _played_out(game: Game[S], s: S, bots: Sequence[Bot], bound: int | None, listen: Listener | None) -> int:
    decisions = 0
    polled: tuple[Any, ...] = ()
    while s.frames and (bound is None or decisions < bound):
        seat = game.waiting(s)[0]
        asked = s.asked
        assert asked is not None
        if asked.free and polled != (asked.kind, seat):
            polled = (asked.kind, seat)
            decisions += _poll(game, s, seat, bots, listen)
            continue
        options = game.options(s, seat)
        action = bots[seat].choose(Eyes(game, s, seat, options))
        if listen is not None:
            listen(seat, action)
        game.apply(s, seat, action)
        if s.asked is not asked:  # the next question, even if it is the same one again
            polled = ()
        decisions += 1
    return decisions


def _poll(game: Game[S], s: S, first: int, bots: Sequence[Bot], listen: Listener | None) -> int:
    taken = 0
    for i in range(s.seats):
        seat = (first + i) % s.seats
        if s.frames and s.asked is not None and (options := game.free_options(s, seat)):
            action = bots[seat].free(Eyes(game, s, seat, options))
            if action is None:
                continue
            if listen is not None:
                listen(seat, action)
            game.apply(s, seat, action)
            taken += 1
    return taken


def _random_out(game: Game[S], s: S, rng: Random, bound: int | None, listen: Listener | None) -> int:
    """The loop of random self-play, without the kernel's checks: the fast path. One generator serves all seats."""
    random, choose, fast_path, apply = rng.random, game.choose, game.fast_path, game.apply_trusted
    run, frames, s.offered = game.run, s.frames, None
    decisions = 0
    limit = bound if bound is not None else -1
    while frames and decisions != limit:
        decisions += 1
        asked = s.asked
        assert asked is not None
        if asked.free and random() < RATION:
            holders = [seat for free in asked.free for seat in free.seats]
            seat = holders[int(random() * len(holders))] if holders else -1
            options = game.free_options(s, seat)
            if options:
                action = choose(options, rng)
                if listen is not None:
                    listen(seat, action)
                game.apply_free(s, seat, action)
                continue
        form, lister, answer = fast_path[asked.kind]
        seat = asked.seats[0]
        if form != SINGLE:
            for seat in asked.seats:
                if seat not in asked.answers:
                    break
        if form == DRAFT:
            options = lister(s, frames[-1], seat, asked.drafts.get(seat, []))
        else:
            options = lister(s, frames[-1], seat)
        found = options[int(random() * len(options))]
        action = found if type(found) is tuple else choose((found,), rng)
        if listen is not None:
            listen(seat, action)
        if form == DRAFT and action != DONE:
            asked.drafts.setdefault(seat, []).append(action)
            continue
        if form != SINGLE:
            apply(s, seat, action)
            continue
        try:  # what `apply_trusted` does with it, one call less
            s.asked = None
            answer(s, frames[-1], seat, action)
            if s.asked is not None:
                raise misanswered(asked, s.asked)
            run(s)
        except Exception as error:
            note_place(game, s, error, asked.kind, seat, action)
            raise
    return decisions
