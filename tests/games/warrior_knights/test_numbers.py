"""Every number of the data counts: whoever changes it sees another game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from araldo.kernel import Game, key_from_seed
from araldo.kernel.play import Eyes, make_bot
from tests.games.numbers import Looks, Number, Trial, Walk, bot_games, chosen, rule

MODULES = {"the_king": True, "missions": True}
CASTELLANS = [f"castellan_{name}" for name in ("conqueror", "besieger", "politician", "prelate", "merchant")]
LENGTHS = ("short", "standard", "long")


def begun(game: Game, **options: Any) -> Any:
    return game.start(game.setup(3, {**MODULES, **options}), key_from_seed(1))


def margins(game: Game) -> list[Any]:
    """What Castellans do of whom one could storm a city or attack an army, in a random game."""
    s, rng, found = game.start(game.setup(6), key_from_seed(1)), Random(1), []
    for _ in range(600):
        seat = game.waiting(s)[0]
        options = game.options(s, seat)
        if any(option[0] in ("assault", "attack") for option in options if isinstance(option, tuple)):
            found += [make_bot(game, name, 1).choose(Eyes(game, s, seat, options)) for name in CASTELLANS]
        game.apply(s, seat, game.choose(options, rng))
    return found


def kings_pool(game: Game) -> list[int]:
    return [begun(game, influence_per_baron=length).pool for length in (8, 10, 12)]


def kings_target(game: Game) -> list[bool]:
    """At which Influence the last round is announced, by length of the game."""
    found = []
    for length in (8, 10, 12):
        for most in range(8, 25):
            s = begun(game, influence_per_baron=length)
            s.influence[0] = most
            rule(game, "ending").end_of_round(s)
            found.append(s.last_round)
    return found


def kings_wages(game: Game) -> list[int]:
    """What the King pays in Wages for his army."""
    s = begun(game)
    s.king, s.royal, s.crowns = 0, s.kings[:3], [50, 50, 50]
    wages = rule(game, "Wages")(order=[0])
    rule(game, "pay_wages")(s, wages)
    return list(s.crowns)


TRIAL = Trial(
    Looks(
        "warrior_knights",
        walks=[Walk(4, answers=400), Walk(6, MODULES, answers=300, seed=2), Walk(2, seed=3), Walk(3), Walk(5)],
        bots=["castellan"],
        probes={
            "ai_profiles.toml": lambda game: bot_games(game, CASTELLANS, 3, 150),
            "ai_profiles.toml profile.*.battle_margin": margins,
            **{f"modules.toml the_king.pool_per_baron.{length}": kings_pool for length in LENGTHS},
            **{f"modules.toml the_king.target_influence.{length}": kings_target for length in LENGTHS},
            "troops.toml kings_army.*.wage": kings_wages,
        },
    )
)


@pytest.mark.parametrize("number", chosen("warrior_knights"), ids=lambda number: number.name)
def test_this_number_counts(number: Number) -> None:
    TRIAL.counts(number)


def test_the_same_numbers_show_the_same_game() -> None:
    TRIAL.sees_no_ghosts()
