"""PPO with masked actions: MaskablePPO of sb3-contrib, with a policy that scores options.

Each option is the sum of the vectors of its tokens, by column; a small network says what it is worth beside what is
seen of the position. So a policy has as many outputs as there are slots and no weight that belongs to one of them.
"""

from __future__ import annotations

import io
from typing import Any

import gymnasium
import numpy as np

from araldo.extras import need
from araldo.research.coding import TOKENS
from araldo.research.gradient import NOT_SEEN
from araldo.research.gym import SeatEnv
from araldo.research.tasks import LEARNED, Task

need("learn")
import torch  # noqa: E402
from sb3_contrib import MaskablePPO  # noqa: E402
from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy  # noqa: E402
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor  # noqa: E402
from stable_baselines3.common.vec_env import DummyVecEnv  # noqa: E402
from torch import nn  # noqa: E402

SEEN, EMBEDDED, HIDDEN = 128, 32, 64
ENVS, STEPS = 8, 128  # a batch is so many decisions of so many games


class Look(BaseFeaturesExtractor):  # type: ignore[misc]
    """What is seen of the position, then every option as a vector."""

    def __init__(self, space: gymnasium.spaces.Dict) -> None:
        slots, columns = space["options"].shape or (0, 0)
        super().__init__(space, SEEN + slots * EMBEDDED)
        self.keys = sorted(key for key in space.spaces if key not in NOT_SEEN)
        inputs = sum(int(np.prod(space[key].shape or ())) for key in self.keys)
        self.position = nn.Sequential(nn.Linear(inputs, SEEN), nn.Tanh(), nn.Linear(SEEN, SEEN), nn.Tanh())
        self.words = nn.Embedding(TOKENS * (columns - 1), EMBEDDED)
        self.number = nn.Linear(1, EMBEDDED, bias=False)
        self.register_buffer("columns", torch.arange(columns - 1) * TOKENS)
        nn.init.normal_(self.words.weight, std=0.1)

    def forward(self, seen: dict[str, torch.Tensor]) -> torch.Tensor:
        row = torch.cat([seen[key].flatten(1).float() for key in self.keys], 1)
        hidden = self.position(torch.sign(row) * torch.log1p(row.abs()))
        rows = seen["options"].float()
        last = rows[..., -1:]
        options = self.words(rows[..., :-1].long() + self.columns).sum(2)
        options = options + self.number(torch.sign(last) * torch.log1p(last.abs()) / 4)
        return torch.cat([hidden, options.flatten(1)], 1)


class Heads(nn.Module):  # type: ignore[misc]
    """The score of every option, and what the position is worth."""

    def __init__(self, slots: int) -> None:
        super().__init__()
        self.latent_dim_pi, self.latent_dim_vf = slots, HIDDEN
        self.seen, self.option = nn.Linear(SEEN, HIDDEN), nn.Linear(EMBEDDED, HIDDEN, bias=False)
        self.score, self.value = nn.Linear(HIDDEN, 1), nn.Sequential(nn.Linear(SEEN, HIDDEN), nn.Tanh())

    def forward(self, features: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return self.forward_actor(features), self.forward_critic(features)

    def forward_actor(self, features: torch.Tensor) -> torch.Tensor:
        options = features[:, SEEN:].unflatten(1, (self.latent_dim_pi, EMBEDDED))
        mixed = torch.tanh(self.seen(features[:, :SEEN]).unsqueeze(1) + self.option(options))
        scores: torch.Tensor = self.score(mixed).squeeze(2)
        return scores

    def forward_critic(self, features: torch.Tensor) -> torch.Tensor:
        found: torch.Tensor = self.value(features[:, :SEEN])
        return found


class Scoring(MaskableMultiInputActorCriticPolicy):  # type: ignore[misc]
    """A policy of sb3-contrib whose actions are the options' scores as they are."""

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = Heads(int(self.action_space.n))

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = nn.Identity()
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


class Policy:
    """What was learnt."""

    def __init__(self, weights: bytes) -> None:
        torch.set_num_threads(1)
        self.model = MaskablePPO.load(io.BytesIO(weights), device="cpu")

    def choose(self, env: SeatEnv, seen: dict[str, Any]) -> int:
        if env.walk.count < 2:
            return 0
        found, _ = self.model.predict(seen, action_masks=seen["action_mask"], deterministic=True)
        return int(found)

    def packed(self) -> bytes:
        out = io.BytesIO()
        self.model.save(out)
        return out.getvalue()


class Learner:
    """Learns by batches. What was interrupted goes on with the same weights, in games that begin anew."""

    def __init__(self, task: Task, seed: int) -> None:
        torch.set_num_threads(1)
        self.task, self.seed = task, seed
        self.games = DummyVecEnv([self._maker(i) for i in range(ENVS)])
        self.model = MaskablePPO(
            Scoring, self.games, n_steps=STEPS, batch_size=256, n_epochs=4, gamma=0.95, gae_lambda=0.95,
            learning_rate=5e-4, ent_coef=0.01, seed=seed, device="cpu",
            policy_kwargs={"features_extractor_class": Look},
        )  # fmt: skip

    def _maker(self, number: int) -> Any:
        def make() -> gymnasium.Env[Any, Any]:
            env = self.task.env(number, shaped=True)
            env.reset(seed=LEARNED + self.seed * 10_000_000 + number * 1_000_000)
            return env

        return make

    @property
    def decisions(self) -> int:
        return int(self.model.num_timesteps)

    @property
    def policy(self) -> Learner:
        return self

    def batch(self) -> int:
        before = self.decisions
        self.model.learn(ENVS * STEPS, reset_num_timesteps=not before)
        return self.decisions - before

    def packed(self) -> bytes:
        out = io.BytesIO()
        self.model.save(out)
        return out.getvalue()

    def unpack(self, data: bytes) -> None:
        self.model = MaskablePPO.load(io.BytesIO(data), env=self.games, device="cpu")
