"""Every number of the data counts: whoever changes it sees another game."""

from __future__ import annotations

from typing import Any

import pytest

from araldo.kernel import Game, key_from_seed
from tests.games.numbers import Looks, Number, Trial, Walk, chosen, rule

QUICK = {"quick_extra_fief": True, "quick_elector_discount": True, "buy_heir": True, "strict_master_thresholds": True}


def elector_bids(game: Game) -> list[Any]:
    """The least bid for a vacant Elector, by number of players, in the usual and in the quick game."""
    found = []
    for seats in range(2, 7):
        for quick in (False, True):
            setup = game.setup(seats, {"quick_elector_discount": quick, "two_player_half": "north"})
            s = game.start(setup, key_from_seed(1))
            s.heirs, s.log = [[2, 2] for _ in range(seats)], []
            rule(game, "auction_seat")(s, rule(game, "Sale")(land=rule(game, "SEAT_OF_ELECTOR")[0]))
            found.append(s.log)
    return found


def wounds(game: Game) -> list[Any]:
    """What becomes of a knight who has been hit so often, and is hit again."""
    suffer, unit = rule(game, "suffer"), rule(game, "unit")
    return [suffer(unit(0, 0, had), hits, 2) for had in range(3) for hits in (1, 2)]


def strict(game: Game) -> list[bool]:
    """With how many neutral electorates a Master votes, where the thresholds are strict."""
    s, found = game.start(game.setup(3, {"strict_master_thresholds": True}), key_from_seed(1)), []
    for taken in range(8):
        for place, land in enumerate(rule(game, "SEAT_OF_ELECTOR")):
            s.owner[land] = 0 if place < taken else -1
        found += [rule(game, "enough_neutral")(s, master) for master in range(3)]
    return found


TRIAL = Trial(
    Looks(
        "medieval_conspiracy",
        walks=[
            Walk(3, answers=500),
            Walk(4, {"war_emphasis": True}, answers=300, seed=2),
            Walk(2, {"two_player_half": "north"}, seed=3),
            *(Walk(seats, QUICK, answers=60) for seats in (2, 3, 4, 5, 6)),
            Walk(5, answers=60),
            Walk(6, answers=60),
            Walk(3, choices={"scenario": "tutorial"}, answers=60),
        ],
        odds=False,
        probes={
            **{f"tables.toml elector_minimum_bid.*.{kind}": elector_bids for kind in ("standard", "quick")},
            **{f"tables.toml strict_neutral_electors.{word}": strict for word in ("faith", "war", "trade")},
            "tables.toml combat_knight.killed_at": wounds,
        },
    )
)


@pytest.mark.parametrize("number", chosen("medieval_conspiracy"), ids=lambda number: number.name)
def test_this_number_counts(number: Number) -> None:
    TRIAL.counts(number)


def test_the_same_numbers_show_the_same_game() -> None:
    TRIAL.sees_no_ghosts()
