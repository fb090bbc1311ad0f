"""Short random games under the contract at the table sizes that differ most, and the bot's promise."""

from __future__ import annotations

import pytest

from araldo.games.medioevo_universale import GAME
from araldo.kernel.chance import key_from_seed
from araldo.kernel.contract import check_game
from araldo.kernel.play import Eyes, RandomBot, make_bot, play_out
from tests.games.medioevo_universale.test_diplomacy import homes, sign, talks


@pytest.mark.parametrize("seats", [3, 4, 6, 10])
def test_a_game_of_three_turns_ends_and_replays(seats: int) -> None:
    decisions, outcome = check_game(GAME, GAME.setup(seats, {"end_turns": 3}), seed=seats, full=False)
    assert decisions < GAME.bound
    assert len(outcome.scores) == seats


@pytest.mark.parametrize("option", ["module_papacy", "module_crusade", "module_objectives", "distant_ports"])
def test_modules_in_play(option: str) -> None:
    check_game(GAME, GAME.setup(4, {"end_turns": 4, option: True}), seed=5, full=False)


def test_the_condottiero_beats_random_players() -> None:
    wins = 0
    for game in range(4):
        s = GAME.start(GAME.setup(4, {"end_turns": 5}), key_from_seed(game))
        bots = [make_bot(GAME, "condottiero", 1) if seat == game else RandomBot(seat) for seat in range(4)]
        play_out(GAME, s, bots, bound=20_000)
        wins += GAME.outcome(s, cut=True).winners == (game,)
    assert wins >= 3


def test_four_condottieri_finish_a_game() -> None:
    s = GAME.start(GAME.setup(4, {"end_turns": 4}), key_from_seed(3))
    play_out(GAME, s, [make_bot(GAME, "condottiero", seat) for seat in range(4)], bound=20_000)
    assert not s.frames


@pytest.mark.parametrize(("friends", "asked"), [((), 2), ((2,), 1), ((1, 2), None)])
def test_the_condottiero_proposes_no_pact_that_it_has(friends: tuple[int, ...], asked: int | None) -> None:
    """Egypt borders on the Sinai (seat 2), not on Judea (seat 1)."""
    t = homes()
    t.state.turn = 1
    for other in friends:
        sign(t, (0, other), ("non_aggression",))
    bot = make_bot(GAME, "condottiero", 1)
    talks(t)
    answer = bot.choose(Eyes(GAME, t.state, 0, t.options(0)))
    assert (answer == ("propose",)) == (asked is not None)
    if asked is not None:
        t.do(0, "propose")
        assert bot.choose(Eyes(GAME, t.state, 0, t.options(0))) == ("with", asked)
