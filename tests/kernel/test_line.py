"""Lines of play: what is pushed is played, what is popped was never there."""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from araldo.kernel import Game, Illegal, discover, key_from_seed
from araldo.kernel.line import Line
from tests.contract.support import tiny

TINY = tiny()
GAMES = ["castelli", "crusader_kings", "medieval_conspiracy", "medioevo_universale", "warrior_knights"]


def begun(game: Game = TINY, seed: int = 1) -> Any:
    return game.start(game.setup(game.usual_seats), key_from_seed(seed))


def chosen(game: Game, s: Any, rng: Random) -> tuple[int, Any]:
    seat = game.waiting(s)[0]
    return seat, game.choose(game.options(s, seat), rng)


@pytest.mark.parametrize("name", GAMES)
def test_a_game_along_a_line_is_the_game(name: str) -> None:
    """As a search goes: a few answers deep, back, and one answer on."""
    game, rng = discover.load(name), Random(name)
    s, played = begun(game, 5), begun(game, 5)
    for _ in range(120):
        line = Line(game, s)
        for _ in range(3):
            if game.over(line.state):
                break
            line.push(*chosen(game, line.state, rng))
        while len(line.states) > 1:
            line.pop()
        move = chosen(game, line.state, rng)
        s = game.clone(line.push(*move))
        game.apply(played, *move)
        assert game.pack(s) == game.pack(played)
        if game.over(s):
            break


def test_a_long_line_is_taken_back_state_by_state() -> None:
    line, rng = Line(TINY, begun()), Random(1)
    packed = []
    while not TINY.over(line.state):
        packed.append(TINY.pack(line.state))
        line.push(*chosen(TINY, line.state, rng))
    assert len(packed) > 5
    for before in reversed(packed):
        assert TINY.pack(line.pop()) == before
    with pytest.raises(IndexError, match="nothing was pushed"):
        line.pop()


def test_what_is_not_offered_is_refused_and_pushes_nothing() -> None:
    line = Line(TINY, begun())
    before = TINY.pack(line.state)
    with pytest.raises(Illegal):
        line.push(0, ("dance",))
    assert (len(line.states), TINY.pack(line.state)) == (1, before)


def test_a_branch_copies_what_is_looked_at_and_nothing_else() -> None:
    s = begun()
    one = TINY.branch(s)
    two = TINY.branch(one)
    two.coins[0] += 1
    assert two.coins != s.coins == one.coins
    assert "hands" not in one.__dict__
    assert "hands" not in two.__dict__
    one = TINY.branch(s)
    one.coins[0] += 1
    two = TINY.branch(one)
    assert two.coins == one.coins
    assert two.coins is not one.coins
    assert two.hands == s.hands
    one.coins = [0] * s.seats
    assert TINY.branch(one).coins == one.coins != s.coins


def test_a_clone_of_a_branch_is_a_state_as_any_other() -> None:
    s = begun()
    copy = TINY.clone(TINY.branch(s))
    assert type(copy) is type(s)
    assert TINY.pack(copy) == TINY.pack(s)
    assert TINY.view(TINY.branch(s), 0) == TINY.view(s, 0)
    sent = pickle.loads(pickle.dumps(TINY.branch(s)))
    assert type(sent) is type(s)
    assert TINY.pack(sent) == TINY.pack(s)


def test_a_state_with_ways_of_its_own_is_cloned() -> None:
    @dataclass(slots=True)
    class Watched(TINY.state):  # type: ignore[name-defined, misc]
        def __setattr__(self, name: str, value: object) -> None:
            object.__setattr__(self, name, value)

    game = TINY.but(state=Watched)
    s = begun(game)
    line = Line(game, s)
    pushed = line.push(*chosen(game, s, Random(1)))
    assert type(pushed) is Watched
    assert game.pack(line.pop()) == game.pack(begun(game))
