"""The spaces of `coding`, for PettingZoo and Gymnasium."""

from __future__ import annotations

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
