"""A view as JSON, and a view whose parts are found when they are asked for, say what the view says."""

from __future__ import annotations

import msgspec
import pytest

from araldo.kernel import SPECTATOR, discover, key_from_seed
from araldo.kernel.play import Eyes, RandomBot
from araldo.kernel.view import LazyView, view, view_json


@pytest.mark.parametrize("name", discover.names())
def test_the_same_view_three_ways(name: str) -> None:
    game, bot = discover.load(name), RandomBot(5)
    s = game.start(game.setup(game.usual_seats), key_from_seed(5))
    for decision in range(160):
        if game.over(s):
            break
        shared: dict[object, object] = {}
        for viewer in (*range(s.seats), SPECTATOR) if decision % 8 == 0 else ():
            seen, lazy = view(game, s, viewer), LazyView(game, s, viewer)
            plain = msgspec.json.decode(msgspec.json.encode(seen))
            assert msgspec.json.decode(view_json(game, s, viewer, shared)) == plain
            assert {field: lazy[field] for field in seen} == seen
            assert lazy.get("no such field") is None
            assert set(lazy) == set(seen)
        seat = game.waiting(s)[0]
        game.apply(s, seat, bot.choose(Eyes(game, s, seat, game.options(s, seat))))
