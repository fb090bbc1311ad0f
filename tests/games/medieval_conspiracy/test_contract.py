"""Random games to the end; the bot and the sketch."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.games.medieval_conspiracy import GAME
from araldo.kernel import SPECTATOR, key_from_seed
from araldo.kernel.contract import check_game
from araldo.kernel.play import make_bot, play_out

VARIANTS: list[dict[str, Any]] = [
    {},
    {"quick_extra_fief": True, "quick_elector_discount": True, "quick_end": "event_deck", "buy_heir": True},
    {"war_emphasis": True, "honourable_retreat": True, "attack_origins": "many", "support_bonus": 1},
    {"elector_pool": "all", "elector_bid_mode": "maximum", "deposition_counts_masters": True, "open_money": True},
    {"money_unit": 1, "component_limits": False, "twins_may_split": True, "bribe_consent": "bidders"},
]


@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_random_games_to_the_end(variant: int) -> None:
    for seats in (2, 3 + variant % 4):
        decisions, outcome = check_game(GAME, GAME.setup(seats, VARIANTS[variant]), seed=variant, full=False)
        assert decisions > 50
        assert outcome.winners


def test_the_chancellor_beats_random_players() -> None:
    wins = 0
    for game in range(4):
        s = GAME.start(GAME.setup(4), key_from_seed(game))
        play_out(GAME, s, [make_bot(GAME, "chancellor" if i == game else "random", i) for i in range(4)], GAME.bound)
        wins += game in GAME.outcome(s, cut=True).winners
    assert wins >= 3


@pytest.mark.parametrize("lang", ["en", "it"])
def test_the_sketch_shows_the_realm_and_no_secret(lang: str) -> None:
    s = GAME.start(GAME.setup(3), key_from_seed(1))
    play_out(GAME, s, [make_bot(GAME, "random", i) for i in range(3)], 400)
    assert GAME.sketch is not None
    mine, theirs = (GAME.sketch(GAME.view(s, viewer), lang) for viewer in (0, SPECTATOR))
    assert str(s.cash[0]) in mine
    assert theirs.count("?") == 3
    assert "Mainz" in mine or "Magonza" in mine
