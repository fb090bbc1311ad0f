"""What a person at a table is asked: who always takes the default, with bots of the game around."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from araldo.kernel import Game, Span, Text, discover, key_from_seed
from araldo.kernel.play import usual_bot
from araldo.table.match import Match, bot, human

FIVE = ("castelli", "crusader_kings", "medieval_conspiracy", "medioevo_universale", "warrior_knights")


def prompts(game: Game, seed: int, ended: Callable[[Match], bool] = lambda match: False) -> tuple[Counter[str], int]:
    """How often a person is asked each kind of question in a game for four, and how often with a single answer."""
    match = Match(game, game.setup(4), [human(), *[bot(usual_bot(game))] * 3], key_from_seed(seed))
    asked: Counter[str] = Counter()
    alone = 0
    while not match.over and not ended(match):
        if match.step() is not None:
            continue
        options = match.options(0, revise=False)
        asked[match.asked(0)] += 1
        alone += len(options) == 1 and not isinstance(options[0], Span | Text)
        match.act(0, game.default(match.progress.parts[0].state, 0))
    return asked, alone


@pytest.mark.parametrize("name", FIVE)
def test_nobody_is_asked_what_has_a_single_answer(name: str) -> None:
    asked, alone = prompts(discover.load(name), seed=1)
    assert sum(asked.values()) > 20
    assert alone == 0


@pytest.mark.parametrize("seed", [1, 2, 8])
def test_five_turns_of_medieval_conspiracy_ask_a_person_at_most_120_times(seed: int) -> None:
    """In the games of seeds 1 and 8 the person holds Pestilence: without scopes, 209 and 116 windows more."""
    asked, _ = prompts(discover.load("medieval_conspiracy"), seed, lambda m: m.progress.parts[0].state.turn > 5)
    assert 60 < sum(asked.values()) <= 120, asked.most_common()
    assert bool(asked["before_bid"]) is (seed != 2)
