"""Drawing from a pile: what happens where it is empty is said, not guessed."""

from __future__ import annotations

import pytest

from araldo.kernel import bit, draw, key_from_seed, take
from araldo.kernel.errors import BadRule
from tests.contract.support import tiny


def test_an_empty_pile_gives_none_and_nothing_is_taken_from_it() -> None:
    game = tiny()
    s = game.start(game.setup(2), key_from_seed(1))
    top = s.deck[-1]
    assert draw(s, s.deck, s.hands[0], bit(0)) == top
    assert s.known[top] == bit(0)
    next_one = s.deck[-1]
    assert take(s, s.deck, s.hands[1], bit(1)) == next_one
    held = [hand[:] for hand in s.hands]
    assert draw(s, [], s.hands[0], bit(0)) is None
    with pytest.raises(BadRule, match="empty pile"):
        take(s, [], s.hands[0], bit(0))
    assert s.hands == held
