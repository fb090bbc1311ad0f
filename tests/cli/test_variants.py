"""`araldo variant`, and `--variant` with every command that plays."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from araldo.research.arena import Results
from tests.cli.conftest import Ran

Run = Callable[..., Ran]
DEAR = 'game = "castelli"\nname = "dear"\n\n[data.components]\nprices.castle_each = 2\n'


@pytest.fixture
def dear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("ARALDO_VARIANTS", "")
    file = tmp_path / "dear.toml"
    file.write_text(DEAR, encoding="utf-8")
    return str(file)


def test_a_new_variant_is_written_once(araldo: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert araldo("variant", "new", "castelli", "mine").status == 0
    assert araldo("variant", "diff", "mine.toml").out == "mine: nothing is changed\n"
    assert araldo("variant", "diff", "mine.toml", "--lang", "it").out == "mine: nulla è cambiato\n"
    again = araldo("variant", "new", "castelli", "mine")
    assert again.status == 2
    assert "is there already" in again.err
    assert araldo("variant", "new", "castelli", "folder", "--folder").status == 0
    assert (tmp_path / "folder" / "data" / "cards.toml").exists()
    assert araldo("variant", "check", "folder", "--games", "0").status == 0
    assert "no name of a variant" in araldo("variant", "new", "castelli", "No Name").err


def test_numbers_are_listed_with_their_limits(araldo: Run) -> None:
    found = araldo("variant", "numbers", "castelli", "--find", "king_5").out
    assert "cards.card.king_5.op.amount = 5  # 0 to 20, King (5) · op: how much" in found
    told = json.loads(araldo("variant", "numbers", "castelli", "--json").out)
    assert {one["at"]: one for one in told}["components.prices.castle_each"]["high"] == 5


def test_a_variant_is_checked_and_told(araldo: Run, dear: str) -> None:
    done = araldo("variant", "check", dear, "--games", "1")
    assert done.status == 0
    assert "1 changes, all allowed; the contract holds in 1 games" in done.out
    assert "2 invece di 1" in araldo("variant", "diff", dear, "--lang", "it").out
    assert json.loads(araldo("variant", "diff", dear, "--json").out)["changes"]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (DEAR.replace("castle_each", "castel_each"), "did you mean 'castle_each'?"),
        (DEAR.replace("= 2", "= 200"), "from 0 to 5"),
        (DEAR.replace("= 2", '= "two"'), "a value of the kind int belongs there"),
        (DEAR.replace("castelli", "chess"), "chess"),
        ("game = ", "cannot be read"),
    ],
)
def test_a_faulty_variant_gets_one_line_and_changes_nothing(araldo: Run, dear: str, text: str, said: str) -> None:
    Path(dear).write_text(text, encoding="utf-8")
    for line in (["variant", "check", dear], ["simulate", "castelli", "--variant", dear]):
        done = araldo(*line)
        assert done.status == 2
        assert said in done.err
        assert done.err.count("\n") == 1
        assert os.environ["ARALDO_VARIANTS"] == ""


def test_commands_that_play_take_a_variant(araldo: Run, dear: str, tmp_path: Path) -> None:
    records = tmp_path / "records"
    more = ["--variant", dear, "--seats", "2"]
    told = json.loads(araldo("simulate", "castelli", "--games", "1", "--bot", "steward", "--records", str(records),
                             "--json", *more).out)  # fmt: skip
    assert told["game"].startswith("castelli~dear~")
    record = str(next(records.glob("*.txt")))
    assert araldo("record", "verify", record, "--variant", dear).status == 0
    assert araldo("check", "castelli", "--games", "1", *more).status == 0
    assert "Castelli · dear" in araldo("play", "castelli", "--bots", "steward", *more).out


def test_an_arena_never_mixes_data_rules_or_variants(araldo: Run, dear: str, tmp_path: Path) -> None:
    line = ["arena", "castelli", "--seats", "2", "--bots", "steward", "--games", "1", "--out", str(tmp_path / "out")]
    assert araldo(*line, "--variant", dear).status == 0
    contest = Results(tmp_path / "out").contest()
    assert contest["game"].startswith("castelli~dear~")
    assert contest["version"]
    assert contest["data"]
    mixed = araldo(*line)
    assert mixed.status == 2
    assert "another contest" in mixed.err
    file = tmp_path / "out" / "contest.json"
    file.write_text(file.read_text(encoding="utf-8").replace(contest["data"], "0" * 16), encoding="utf-8")
    assert "(data)" in araldo(*line, "--variant", dear).err


def test_a_record_of_a_variant_that_is_not_here_says_so(araldo: Run, dear: str, tmp_path: Path, process: Run) -> None:
    araldo("simulate", "castelli", "--games", "1", "--seats", "2", "--records", str(tmp_path / "r"), "--variant", dear)
    record = str(next((tmp_path / "r").glob("*.txt")))
    os.environ["ARALDO_VARIANTS"] = ""
    done = process("record", "verify", record)  # where nobody has given it
    assert done.status == 2
    assert "give its file with --variant" in done.err
