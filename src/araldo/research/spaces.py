"""The spaces of `coding`, for PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from araldo.research.coding import COLUMNS, MOST, TOKENS, Coding


def spaces(coding: Coding) -> gymnasium.spaces.Dict:
    """What `Coding.observe` gives."""
    box = gymnasium.spaces.Box
    low = np.zeros((coding.slots, COLUMNS), dtype=np.int32)
    high = np.full((coding.slots, COLUMNS), TOKENS - 1, dtype=np.int32)
    low[:, -1], high[:, -1] = -MOST, MOST
    return gymnasium.spaces.Dict(
        {
            "view": box(-1e6, 1e6, (coding.width,), np.float32),
            "options": box(low, high, dtype=np.int32),
            "seat": box(0, 1, (coding.seats,), np.int8),
            "asked": box(0, TOKENS - 1, (2,), np.int32),
        }
    )


class Slots(gymnasium.spaces.Discrete):
    """As many actions as there are slots. A sample without a mask is one of the first `legal`."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.legal = 0

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self.legal:
            return self.start + self.np_random.integers(self.legal)
        return super().sample(mask, probability)
