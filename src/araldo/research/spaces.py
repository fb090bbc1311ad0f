"""The spaces of `coding`, for PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from araldo.research.coding import COLUMNS, EDITS, MOST, TOKENS, Coding


def spaces(coding: Coding) -> gymnasium.spaces.Dict:
    """What `Coding.observe` gives."""
    box = gymnasium.spaces.Box
    if coding.tensors is None:
        return gymnasium.spaces.Dict(
            {
                "view": box(-1e6, 1e6, (coding.width,), np.float32),
                "options": _rows(coding.slots),
                "seat": box(0, 1, (coding.seats,), np.int8),
                "asked": box(0, TOKENS - 1, (2,), np.int32),
            }
        )
    found: dict[str, gymnasium.spaces.Space[Any]] = {
        shape.name: box(-1e6, 1e6, shape.shape, np.float32) for shape in coding.tensors.shapes
    }
    found["options"] = _rows(coding.slots)
    if coding.drafts:
        found["draft"] = _rows(EDITS)
    return gymnasium.spaces.Dict(found)


def _rows(count: int) -> gymnasium.spaces.Box:
    """Coded actions."""
    low = np.zeros((count, COLUMNS), dtype=np.int32)
    high = np.full((count, COLUMNS), TOKENS - 1, dtype=np.int32)
    low[:, -1], high[:, -1] = -MOST, MOST
    return gymnasium.spaces.Box(low, high, dtype=np.int32)


class Slots(gymnasium.spaces.Discrete):
    """As many actions as there are slots. A sample without a mask is one of the first `legal`."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.legal = 0

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        if mask is None and probability is None and self.legal:
            return self.start + self.np_random.integers(self.legal)
        return super().sample(mask, probability)
