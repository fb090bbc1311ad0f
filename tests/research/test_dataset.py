"""Data sets: every decision with what its seat saw; the same whoever plays it; parts that share no deal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from araldo.bots import player
from araldo.kernel import Game, discover
from araldo.kernel.action import from_text
from araldo.kernel.chance import key_from_seed
from araldo.kernel.play import play_out
from araldo.kernel.record import Move, new_record, write
from araldo.research.arena import CHUNK, Contest
from araldo.research.dataset import COLUMNS, Dataset, OtherDataset, Wanted, collect, of_game
from araldo.table.series import bot_seed
from tests.cli.conftest import Ran
from tests.research.support import NAMES

CASTELLI = discover.load("castelli")
TWO = Contest("castelli", 2, CASTELLI.setup(2).options, ("steward", "random"))


def rows_in(folder: Path, **more: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pq.read_table(folder, **more).to_pylist()
    return sorted(found, key=lambda row: (row["number"], row["decision"]))


@pytest.mark.parametrize("name", NAMES)
def test_the_chosen_option_is_the_action_and_the_view_is_the_seats_own(name: str) -> None:
    """Played again from its rows, a game comes to the same end; at every decision the row says what that seat saw."""
    game = discover.load(name)
    setup = game.setup(game.usual_seats)
    contest = Contest(name, setup.seats, setup.options, ("random",) * setup.seats, seed=3, bound=150)
    rows = of_game(Wanted(contest, 10), 0)
    s = game.start(setup, key_from_seed(3))
    for row in rows:
        assert json.loads(row["view"]) == json.loads(json.dumps(game.view(s, row["seat"])))
        assert row["kind"] == s.asked.kind
        option = row["options"][row["chosen"]]
        assert row["action"] == option or option.startswith(row["action"].rpartition(" ")[0])
        game.apply(s, row["seat"], from_text(row["action"]))
    assert tuple(rows[-1]["scores"]) == game.outcome(s, cut=True).scores
    assert len(rows) == 150 or game.over(s)


def test_two_processes_write_what_one_writes_and_a_stopped_run_goes_on(tmp_path: Path) -> None:
    one, two = tmp_path / "one", tmp_path / "two"
    collect(Wanted(TWO, 30), CHUNK + 2, Dataset(one))
    collect(Wanted(TWO, 30), CHUNK, Dataset(two))
    kept = (two / "decisions-000000.parquet").stat().st_mtime_ns
    collect(Wanted(TWO, 30), CHUNK + 2, Dataset(two), workers=2)
    assert (two / "decisions-000000.parquet").stat().st_mtime_ns == kept
    assert rows_in(one) == rows_in(two)


def test_no_deal_is_in_both_parts_and_both_parts_can_be_read_alone(tmp_path: Path) -> None:
    collect(Wanted(TWO, 30), 24, Dataset(tmp_path))
    train, test = (rows_in(tmp_path, filters=[("split", "=", part)]) for part in ("train", "test"))
    assert {row["seed"] for row in train}.isdisjoint(row["seed"] for row in test)
    assert {row["seed"] for row in train} | {row["seed"] for row in test} == set(range(12))
    assert Dataset(tmp_path).counts() == {"train": len(train), "test": len(test)}
    for game in range(24):
        rows = [row for row in (*train, *test) if row["number"] == game]
        assert sum({row["seat"]: row["won"] for row in rows}.values()) == pytest.approx(1)


def test_another_data_set_is_not_mixed_in(tmp_path: Path) -> None:
    collect(Wanted(TWO, 10), 1, Dataset(tmp_path))
    with pytest.raises(OtherDataset):
        collect(Wanted(TWO, 20), 1, Dataset(tmp_path))


def test_every_column_says_what_it_is(tmp_path: Path) -> None:
    collect(Wanted(TWO, 10), 1, Dataset(tmp_path))
    schema = pq.read_schema(tmp_path / "decisions-000000.parquet")
    assert {field.name: field.metadata[b"about"].decode() for field in schema} == {
        name: about for name, (_, about) in COLUMNS.items()
    }


def played(game: Game, seed: int) -> str:
    """The text of a record of a game between two bots."""
    setup = game.setup(2)
    record = new_record(game, setup, key_from_seed(seed))
    s = game.start(setup, key_from_seed(seed))
    bots = [player(game, name, bot_seed(seed, seat)) for seat, name in enumerate(TWO.bots)]
    play_out(game, s, bots, listen=lambda seat, action: record.moves.append(Move(seat, action)))
    record.outcome = game.outcome(s)
    return write(game, record)


def test_a_record_gives_the_rows_that_its_game_gave(tmp_path: Path, araldo: Any) -> None:
    (tmp_path / "game.txt").write_text(played(CASTELLI, 0), encoding="utf-8")
    ran: Ran = araldo(
        "dataset", "castelli", "--from", str(tmp_path / "game.txt"), "--out", str(tmp_path / "set"), "--json"
    )
    assert ran.status == 0, ran.err
    apart = {"seed", "split", "who"}
    theirs = [{key: row[key] for key in row.keys() - apart} for row in rows_in(tmp_path / "set")]
    ours = [{key: row[key] for key in row.keys() - apart} for row in of_game(Wanted(TWO, 10), 0)]
    assert theirs == ours


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda text: text.replace("game castelli", "game warrior_knights"), "is no record of castelli"),
        (lambda text: "\n".join(line for line in text.split("\n") if not line.startswith("end")), "not over"),
        (lambda text: text.replace("araldo 1", "notes"), "record"),
    ],
    ids=["another game", "not over", "no record"],
)
def test_what_is_no_finished_record_of_the_game_is_refused(tmp_path: Path, araldo: Any, change: Any, told: str) -> None:
    (tmp_path / "game.txt").write_text(change(played(CASTELLI, 0)), encoding="utf-8")
    ran: Ran = araldo(
        "dataset", "castelli", "--from", str(tmp_path / "game.txt"), "--out", str(tmp_path / "set"), "--lang", "en"
    )
    assert ran.status == 2
    assert told in ran.err
    assert not list((tmp_path / "set").glob("*.parquet"))
