"""PettingZoo: every game as an AEC environment.

    from araldo.research import pettingzoo
    env = pettingzoo.env("castelli", seats=4, module_battle=True)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

One step is one atomic decision of one seat; secret answers are asked one seat after another. The legal actions are
always 0 … info["legal"] - 1 (see `araldo.research.walk`), so fast loops need no observation: `env.last(observe=False)`.
"""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from araldo.environments import version_of
from araldo.kernel.chance import key_from_seed
from araldo.kernel.state import SPECTATOR
from araldo.research.coding import WIDTH, Coding
from araldo.research.spaces import spaces
from araldo.research.walk import SLOTS, Walk, find_setup, potentials


def env(game: str, seats: int | None = None, **options: Any) -> Any:
    """The environment of a game, with PettingZoo's check of the order of calls."""
    return OrderEnforcingWrapper(raw_env(game, seats, **options))


class raw_env(AECEnv):  # type: ignore[misc]
    """A game without the check of the order of calls.

    game, seats, **options   the table; seats are the game's usual number, options those of the game
    shaped     False: rewards at the end only. True: each step also brings the change of half of tanh(lead / 20), the
               lead being the game's evaluation of the true state for the seat, or its score over the best other's; the
               last step takes it all back, so that the sum is the same
    slots      actions; more options than that come in pages
    bound      steps after which the game is cut and judged as it stands; the game's own bound by default
    observation  "tensors" or "hashed"; tensors by default, where the game declares them
    width      length of the hashed view
    """

    def __init__(
        self, game: str, seats: int | None = None, *, shaped: bool = False, slots: int = SLOTS, bound: int = 0,
        width: int = WIDTH, observation: str = "", render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        super().__init__()
        self.game, self.setup = find_setup(game, seats, options)
        self.shaped, self.bound, self.render_mode = shaped, bound, render_mode
        self.coding = Coding(self.game, self.setup, slots, width, observation)
        self.metadata = {
            "name": f"{self.game.id}_v{version_of(self.game)}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "observation": self.coding.version,
        }
        self._names = [f"seat_{seat}" for seat in range(self.setup.seats)]
        self.possible_agents = self._names[:]
        self._seat_of = {name: seat for seat, name in enumerate(self._names)}
        seen = spaces(self.coding)
        mask = gymnasium.spaces.Box(0, 1, (slots,), np.int8)
        self.observation_spaces = {
            name: gymnasium.spaces.Dict({"observation": seen, "action_mask": mask}) for name in self._names
        }
        self.action_spaces = {name: gymnasium.spaces.Discrete(slots) for name in self._names}
        self._seed = secrets.randbits(48)
        self.walk: Walk

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the game of a seed; without one, that of the next."""
        self._seed = self._seed + 1 if seed is None else seed
        self.walk = Walk(self.game, self.setup, key_from_seed(self._seed), self.coding.slots, self.bound)
        names = self._names
        self.agents = names[:]
        self.rewards = dict.fromkeys(names, 0.0)
        self._cumulative_rewards = dict.fromkeys(names, 0.0)
        self.terminations = dict.fromkeys(names, False)
        self.truncations = dict.fromkeys(names, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in names}
        self._paid = False  # whether any reward is not 0
        self._potential = [0.0] * len(names)
        self._turn()

    def _turn(self) -> None:
        """It is somebody's turn: an info with the number of legal actions, and their mask."""
        count = self.walk.count
        agent = self.agent_selection = self._names[self.walk.seat]
        self.infos[agent] = {"legal": count, "action_mask": self.coding.masks[count]}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        walk = self.walk
        if self._paid:
            self._clear_rewards()
            self._paid = False
        self._cumulative_rewards[agent] = 0.0
        walk.take(int(action))
        self.infos[agent] = {}
        if walk.count:
            if self.shaped:
                self._shape(potentials(walk))
            self._turn()
        else:
            self._end()
        if self._paid:
            self._accumulate_rewards()

    def _end(self) -> None:
        walk, names = self.walk, self._names
        for name, worth in zip(names, walk.payoffs(), strict=True):
            self.rewards[name] = worth
        self._paid = True
        if self.shaped:
            self._shape([0.0] * len(names))
        ended = self.truncations if walk.cut else self.terminations
        for name in names:
            ended[name] = True
        self.agent_selection = names[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees. Only the seat that is asked has options and a mask."""
        seat, walk = self._seat_of[agent], self.walk
        count = walk.count if walk.seat == seat else 0
        return {"observation": self.coding.observe(walk, seat), "action_mask": self.coding.masks[count].copy()}

    # -- the shaped reward

    def _shape(self, potential: list[float]) -> None:
        for name, was, now in zip(self._names, self._potential, potential, strict=True):
            self.rewards[name] += now - was
        self._potential = potential
        self._paid = True

    # -- for people

    def render(self) -> str | None:
        """The board in a terminal's characters, as a spectator sees it."""
        if self.render_mode is None or self.game.sketch is None:
            return None
        return self.game.sketch(self.game.view(self.walk.s, SPECTATOR), "en")

    def close(self) -> None:
        pass

    def __str__(self) -> str:
        return str(self.metadata["name"])
