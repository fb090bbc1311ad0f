"""Golden playthroughs and perft counts: what may change only with an explanation.

One record for each way a game can end, each number of players, each module and each tournament. They were made by
`make_logs`. A test that fails here says that old games would no longer be the same games.
"""

from __future__ import annotations

import pytest

from araldo.games.castelli import GAME
from araldo.games.castelli.box import CARD_KINDS
from araldo.kernel import key_from_seed
from araldo.kernel.record import read, write
from araldo.kernel.scenario import perft
from araldo.table.series import replay, verify
from tests.games.castelli.make_logs import LOGS, TOLD, WANTED, summary, told
from tests.games.castelli.scenario import (
    BLUE,
    GREEN,
    RED,
    castle,
    give,
    point,
    silver,
    stock,
    table,
    turn_at,
)


def load(name):
    """A record. Which text the data files had then does not matter here: what they lead to does."""
    record = read(GAME, (LOGS / f"{name}.txt").read_text(encoding="utf-8"))
    record.data = GAME.data_hash
    return record


def test_a_record_for_everything_wanted():
    assert {path.stem for path in LOGS.glob("*.txt")} == set(WANTED)


@pytest.mark.parametrize("name", ["three_players", "dilemma_hidden", "battle"])
def test_everything_that_was_told_of_a_game_is_still_the_same(name):
    assert told(load(name)) == (TOLD / f"{name}.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", ["two_players", "three_players", "battle"])
def test_a_game_on_version_1_is_still_the_same_game(name):
    record = load(f"version_1/{name}")
    assert record.older == 1
    found = replay(GAME, record).outcome()
    assert (found.scores, found.winners) == (record.outcome.scores, record.outcome.winners)


@pytest.mark.parametrize("name", WANTED)
def test_every_move_is_legal_and_leads_to_the_same_end(name):
    record = load(name)
    assert record.outcome is not None
    assert verify(GAME, record) is not None


@pytest.mark.parametrize("name", WANTED)
def test_the_games_end_as_noted_and_show_what_they_are_for(name):
    text = (LOGS / f"{name}.txt").read_text(encoding="utf-8")
    record = load(name)
    course = replay(GAME, record)
    assert [line for line in text.splitlines() if line.startswith("#")] == summary(course)
    seats, options, shows = WANTED[name]
    assert record.setup == GAME.setup(seats, options)
    assert shows(record, course)


@pytest.mark.parametrize("name", WANTED)
def test_a_record_reads_back_as_it_was_written(name):
    record = load(name)
    assert read(GAME, write(GAME, record)) == record


def test_together_they_use_every_verb_and_every_card():
    actions = [move.action for name in WANTED for move in load(name).moves]
    assert {action[0] for action in actions} == {
        "reveal",
        "place",
        "turn",
        "pass",
        "steward",
        "build",
        "overbuild",
        "guard",
        "play",
        "sell",
        "stop",
    }
    used = {word for action in actions if action[0] != "sell" for word in action if word in CARD_KINDS}
    assert used == set(CARD_KINDS)


# -- perft: the number of sequences of answers from a fixed position


@pytest.mark.parametrize(("depth", "count"), [(1, 16), (2, 64), (3, 65), (4, 963)])
def test_perft_at_the_start_of_a_duel(depth, count):
    """16 tiles, 4 orientations; then stop, and once also the king_3; then 15 tiles, and the king_3 of the other twice.

    The first two cards of the deck are a Robber, who finds no silver, and the king_3; nobody is asked for a Steward.
    """
    s = GAME.start(GAME.setup(2, {"assembly": "fixed"}), key_from_seed(1))
    assert perft(GAME, s, depth) == count


@pytest.mark.parametrize(("depth", "count"), [(1, 18), (2, 96), (3, 634)])
def test_perft_in_the_middle_of_a_battle(depth, count):
    """Red at T6: 1 castle by resources, 2 by Count, 3 by Countess; 2 castles overbuilt with the purchase and 2 with the
    Abbot; the Traitor for Green's only card; 6 towns for the Arsonist; stop. Green may answer with the Guard.
    """
    t = table(3, module_battle=True)
    point(t, "A24", "S", RED, 6)
    point(t, "B31", "W", GREEN, 4)
    point(t, "A22", "N", RED, 3)
    castle(t, GREEN, "A34.rock.1")
    castle(t, BLUE, "A12.rock.1")
    give(t, RED, "count", "countess", "master_builder", "abbot", "traitor", "arsonist")
    give(t, GREEN, "guard")
    stock(t, RED, 2, 2, 1)
    silver(t, RED, 3)
    turn_at(t, RED, "T6")
    assert perft(GAME, t.state, depth) == count
