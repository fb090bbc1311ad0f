"""What may change only with an explanation: everything that was logged of some games."""

from __future__ import annotations

from pathlib import Path

import pytest

from araldo.games.medieval_conspiracy import GAME
from araldo.games.medieval_conspiracy.board import NUMBER
from araldo.kernel.record import read, verify
from araldo.table.match import Match, human
from tests.games.medieval_conspiracy.make_told import BOLD, GAMES, TOLD, told

OLD = Path(__file__).parent / "version_1"


@pytest.mark.parametrize("name", [*GAMES, *BOLD])
def test_everything_that_was_told_of_a_game_is_still_the_same(name: str) -> None:
    assert told(name) == (TOLD / f"{name}.txt").read_text(encoding="utf-8").splitlines()


def on_version_1(name: str) -> str:
    return (OLD / f"{name}.txt").read_text(encoding="utf-8")


def test_a_game_on_version_1_is_still_the_same_game_without_an_option_that_is_gone() -> None:
    assert "set reaction_seconds 60" in on_version_1("turn_limit")
    record = read(GAME, on_version_1("turn_limit"))
    assert record.older == 1
    assert record.outcome is not None
    found = verify(GAME, record)
    assert found is not None
    assert (found.scores, found.winners) == (record.outcome.scores, record.outcome.winners)


@pytest.mark.rule("MC-LORD-05")
def test_lord_05_a_game_on_version_1_that_asked_a_sole_claimant_twice_opens_up_to_there() -> None:
    match = Match.load(GAME, on_version_1("sole_claimant"), [human(), human()])
    assert match.outdated
    assert match.record.moves[-1].action == ("claim",)
    assert match.view(0)["owner"][NUMBER["schlesien"]] == 1
