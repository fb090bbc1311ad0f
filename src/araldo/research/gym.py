"""Gymnasium: one seat of a game to learn on, the others played by bots.

    from araldo.research import gym
    env = gym.SeatEnv("castelli", seats=2, opponents="steward")
    observation, info = env.reset(seed=7)
    observation, reward, terminated, truncated, info = env.step(0)   # any of 0 … info["legal"] - 1

`vector` gives Gymnasium's vectorised environment of many such games, in this process or in others. After
`import araldo` they are known to `gymnasium.make`: `araldo/castelli-v1` (by the version of the rules) and so on.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any

import gymnasium
import numpy as np

from araldo import environments
from araldo.bots import known, player
from araldo.kernel.chance import key_from_seed
from araldo.kernel.errors import BadSetup
from araldo.kernel.play import Bot, Eyes, usual_bot
from araldo.research.coding import WIDTH, Coding
from araldo.research.spaces import Slots, spaces
from araldo.research.walk import SLOTS, TURN_PAGE, Walk, find_setup, potentials
from araldo.table.series import bot_seed


class SeatEnv(gymnasium.Env[dict[str, Any], int]):
    """A game seen from one seat.

    game, seats, **options   the table, as for PettingZoo
    seat       the seat that learns; None: seed modulo seats, so that it goes round
    opponents  a bot's name for all other seats, or one a seat (the learner's is not used); the game's own by default
    observe    False: observations are empty and cost nothing, for those who look through `eyes`
    wrap       True: an action beyond the legal ones counts round instead of being refused, for what knows no masks
    shaped, slots, bound, observation, width, render_mode   as for PettingZoo

    One step is one decision of the learner and all that the others do until it is asked again. Bots use their standing
    rights as in any game between bots; the learner has its own among its options whenever it is asked.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self, game: str, seats: int | None = None, *, seat: int | None = 0, opponents: str | Sequence[str] = "",
        observe: bool = True, wrap: bool = False, shaped: bool = False, slots: int = SLOTS, bound: int = 0,
        width: int = WIDTH, observation: str = "", render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        self.game, self.setup = find_setup(game, seats, options)
        self.coding = Coding(self.game, self.setup, slots, width, observation)
        self.opponents = self._named(opponents)
        self.observe, self.wrap, self.shaped, self.bound = observe, wrap, shaped, bound
        self.metadata = {**self.metadata, "observation": self.coding.version}
        self.render_mode = render_mode
        seen = dict(spaces(self.coding).spaces) if observe else {}
        if observe:
            seen["action_mask"] = gymnasium.spaces.Box(0, 1, (slots,), np.int8)
        self.observation_space = gymnasium.spaces.Dict(seen)
        self.action_space = self._slots = Slots(slots)  # type: ignore[assignment]
        self._place = seat
        self._seed = secrets.randbits(48)
        self.seat = seat or 0
        self.walk: Walk
        self.bots: list[Bot] = []

    def _named(self, opponents: str | Sequence[str]) -> list[str]:
        seats = self.setup.seats
        names = [opponents or usual_bot(self.game)] * seats if isinstance(opponents, str) else list(opponents)
        if len(names) != seats or not all(known(self.game, name) for name in names):
            raise BadSetup(f"{self.game.id}: no such opponents: {', '.join(names)}", "bad-bot", bot=", ".join(names))
        return names

    @property
    def eyes(self) -> Eyes:
        """What the learner may look through: its view, imagined states, and its options slot by slot."""
        return Eyes(self.game, self.walk.s, self.seat, [*self.walk.page()])

    def after(self, imagined: Any, slot: int) -> Any:
        """A copy of an imagined state in which the learner has done what lies in a slot: for looking one step ahead."""
        s, action = self.game.clone(imagined), self.walk.page()[slot]
        if action == TURN_PAGE:
            return s
        if self.walk.first + slot < self.walk.rights:
            self.game.apply_trusted(s, self.seat, action)
        else:
            self.game.apply_free(s, self.seat, action)
        return s

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start the game of a seed, and bots of that seed; without one, the next."""
        self.begin(seed)
        return self._seen(), self._info()

    def begin(self, seed: int | None = None) -> None:
        """The same, of which nothing is observed."""
        self._seed = self._seed + 1 if seed is None else seed
        super().reset(seed=self._seed)
        self.seat = self._seed % self.setup.seats if self._place is None else self._place
        self.walk = Walk(self.game, self.setup, key_from_seed(self._seed), self.coding.slots, self.bound)
        self.bots = [player(self.game, name, bot_seed(self._seed, i)) for i, name in enumerate(self.opponents)]
        self._polled: tuple[Any, ...] = ()
        self._potential = 0.0
        self._others()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        reward, terminated, truncated = self.advance(action)
        return self._seen(), reward, terminated, truncated, self._info()

    def advance(self, action: int) -> tuple[float, bool, bool]:
        """A step of which nothing is observed: what it brought, and whether the game is over or cut."""
        walk = self.walk
        asked = walk.s.asked
        walk.take(int(action) % walk.count if self.wrap and walk.count else int(action))
        if walk.s.asked is not asked:
            self._polled = ()
        self._others()
        reward = 0.0 if walk.count else walk.payoffs()[self.seat]
        if self.shaped:
            now = potentials(walk)[self.seat] if walk.count else 0.0
            reward, self._potential = reward + now - self._potential, now
        over = not walk.count
        return reward, over and not walk.cut, walk.cut

    def _others(self) -> None:
        """Let the bots act until the learner is asked."""
        self._go_on()
        self._slots.legal = self.walk.count

    def _go_on(self) -> None:
        game, walk = self.game, self.walk
        while walk.count:
            asked = walk.s.asked
            if asked.free and self._polled != (asked.kind, walk.seat):
                self._polled = (asked.kind, walk.seat)
                self._poll(walk.seat)
            elif walk.seat == self.seat:
                return
            else:
                eyes = Eyes(game, walk.s, walk.seat, game.options(walk.s, walk.seat))
                walk.do(walk.seat, self.bots[walk.seat].choose(eyes))
                if walk.s.asked is not asked:  # the next question, even if it is the same one again
                    self._polled = ()

    def _poll(self, first: int) -> None:
        """Ask every bot once whether it uses a right that is open, as in any game between bots."""
        game, walk, seats = self.game, self.walk, self.setup.seats
        for seat in [(first + i) % seats for i in range(seats)]:
            if seat != self.seat and walk.count and (options := game.free_options(walk.s, seat)):
                action = self.bots[seat].free(Eyes(game, walk.s, seat, options))
                if action is not None:
                    walk.do(seat, action)

    def _seen(self) -> dict[str, Any]:
        if not self.observe:
            return {}
        return {**self.coding.observe(self.walk, self.seat), "action_mask": self.coding.masks[self.walk.count].copy()}

    def _info(self) -> dict[str, Any]:
        return {"legal": self.walk.count, "action_mask": self.coding.masks[self.walk.count].copy()}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """The legal slots, as sb3-contrib asks for them."""
        found: np.ndarray[Any, Any] = self.coding.masks[self.walk.count].astype(bool)
        return found

    def render(self) -> Any:
        """The board in a terminal's characters, as the learner sees it."""
        if self.render_mode is None or self.game.sketch is None:
            return None
        return self.game.sketch(self.game.view(self.walk.s, self.seat), "en")


def vector(game: str, count: int, seats: int | None = None, *, processes: bool = False, **given: Any) -> Any:
    """Gymnasium's vectorised environment of so many games; those that are over start again by themselves.

    `processes`: each in a process of its own, which pays when the opponents think.
    """
    makers = [partial(SeatEnv, game, seats, **given) for _ in range(count)]
    return gymnasium.vector.AsyncVectorEnv(makers) if processes else gymnasium.vector.SyncVectorEnv(makers)


def register() -> list[str]:
    """The names by which `gymnasium.make` knows the games. `import araldo` has registered them already."""
    return environments.register(gymnasium)
