"""Golden playthroughs and perft counts: what may change only with an explanation (`make_logs`)."""

from __future__ import annotations

import pytest

from araldo.games.warrior_knights import GAME
from araldo.kernel import Illegal
from araldo.kernel.record import read, replay
from araldo.kernel.scenario import perft
from tests.games.warrior_knights.make_logs import BOLD, LOGS, POSITIONS, WANTED, sums_from, sums_of
from tests.games.warrior_knights.scenario import RED, YELLOW, army, fate, own, play, table


@pytest.mark.parametrize("name", WANTED)
def test_an_old_game_is_still_the_same_game(name: str) -> None:
    record = read(GAME, (LOGS / f"{name}.txt").read_text(encoding="utf-8"))
    record.data = GAME.data_hash  # which text the data files had then does not matter, what they lead to does
    s = replay(GAME, record)
    assert GAME.over(s)
    assert s.ending == WANTED[name][3]
    assert record.outcome is not None
    assert GAME.outcome(s).winners == tuple(record.outcome.winners)


@pytest.mark.parametrize("name", [*WANTED, *BOLD])
def test_everything_that_could_be_told_of_a_game_is_still_the_same(name: str) -> None:
    """Options, refusals, defaults, log and state. The first sum that differs says where to look (`STEP` moves each)."""
    record = read(GAME, (LOGS / f"{name}.txt").read_text(encoding="utf-8"))
    kept = (LOGS / f"{name}.sums").read_text(encoding="utf-8").split()
    assert sums_of(record) == kept


@pytest.mark.parametrize("name", POSITIONS)
def test_everything_that_could_be_told_from_a_position_is_still_the_same(name: str) -> None:
    """Strongholds that fall, Barons who leave the game, Assemblies with everything in play."""
    assert sums_from(name) == (LOGS / f"{name}.sums").read_text(encoding="utf-8").split()


@pytest.mark.parametrize("name", ["two_barons", "the_king"])
def test_a_game_on_version_1_plays_on_with_its_action_cards(name: str) -> None:
    record = read(GAME, (LOGS / "version_1" / f"{name}.txt").read_text(encoding="utf-8"))
    assert (record.older, record.setup.options["action_copies"]) == (1, "mobile")
    assert record.outcome is not None
    assert GAME.outcome(replay(GAME, record)).scores == tuple(record.outcome.scores)


@pytest.mark.rule("WK-UPK-07")
def test_a_game_whose_regrouping_ended_by_itself_on_version_1_says_so() -> None:
    """There a card moved once and the step ended with the last one; here its Baron says when he is done."""
    record = read(GAME, (LOGS / "version_1" / "cities.txt").read_text(encoding="utf-8"))
    with pytest.raises(Illegal, match="version 1"):
        replay(GAME, record)
    assert replay(GAME, record, 111).asked.kind == "regroup"


def test_perft_of_an_assault() -> None:
    """Every course of a battle for Isar: discards, ability, casualties, what becomes of the city."""
    t = table(2)
    own(t, YELLOW, "isar")
    army(t, RED, "star", "isar", "REG-100")
    army(t, YELLOW, "square", "isar", "REG-50")
    fate(t, "deal", "victory", "prevent", "deal", "prevent", "victory")
    play(t, RED, "mobilize_forces").do(RED, "assault", "isar")
    assert [perft(GAME, t.state, depth) for depth in range(1, 9)] == [3, 5, 5, 15, 25, 25, 50, 100]
