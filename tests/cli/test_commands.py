"""The command line's contract: forms, JSON, exit statuses, one line for bad input."""

from __future__ import annotations

import copy
import json
import string
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from araldo.cli import check as check_module
from araldo.cli.sentences import ERRORS, WORDS
from araldo.kernel import Game, discover, key_from_seed
from araldo.kernel.positions import written
from araldo.kernel.reach import Search
from araldo.table.match import Match, bot, human
from tests.cli.conftest import Ran, environment
from tests.contract.support import TINY, tiny

Run = Callable[..., Ran]


# -- what there is


def test_games_lists_what_was_found(araldo: Run) -> None:
    done = araldo("games")
    assert done.status == 0
    assert "Fair Day" in done.out
    assert "Giorno di fiera" in araldo("games", "--lang", "it").out
    found = {game["id"]: game for game in json.loads(araldo("games", "--json").out)}
    assert found["tiny"]["seats"] == [2, 3]
    assert found["tiny"]["bots"] == ["random", "miser", "novice", "squire", "scholar", "sage"]
    assert [option["id"] for option in found["tiny"]["options"]] == ["rounds", "thieves"]


def test_a_game_that_cannot_be_loaded_does_not_hide_the_others(araldo: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discover, "names", lambda: {"broken": "no_such_module:GAME", "tiny": "tinygame:GAME"})
    done = araldo("games")
    assert done.status == 0
    assert "Fair Day" in done.out
    assert done.err.count("\n") == 1
    assert "broken cannot be loaded" in done.err
    assert araldo("rules", "broken").status == 2


def test_rules_by_id_by_chapter_and_all(araldo: Run) -> None:
    assert araldo("rules", "tiny", "TI-STK-02").out == "TI-STK-02  A thief cannot be staked.\n"
    assert "non si può puntare" in araldo("rules", "tiny", "ti-stk-02", "--lang", "it").out
    assert "TI-SET-01" not in araldo("rules", "tiny", "fair").out
    everything = json.loads(araldo("rules", "tiny", "--json").out)
    assert sum(len(chapter["rules"]) for chapter in everything["chapters"]) == len(tiny().rules.rules)


# -- simulate


def test_simulate_prints_exactly_the_agreed_json(araldo: Run) -> None:
    done = araldo("simulate", "tiny", "--seats", "3", "--games", "4", "--seed", "7", "--bot", "random", "--json")
    assert done.status == 0
    assert done.err == ""
    report = json.loads(done.out)
    assert list(report) == [
        "game", "seats", "sides", "games", "decisions", "seconds", "decisions_per_second", "outcomes", "errors",
    ]  # fmt: skip
    assert (report["game"], report["seats"], report["games"], report["errors"]) == ("tiny", 3, 4, [])
    assert report["sides"] == [0, 1, 2]
    assert [set(o) for o in report["outcomes"]] == [{"seed", "winners", "scores", "decisions"}] * 4
    assert [o["seed"] for o in report["outcomes"]] == [7, 8, 9, 10]
    assert report["decisions"] == sum(o["decisions"] for o in report["outcomes"])
    for o in report["outcomes"]:
        assert len(o["scores"]) == 3
        assert o["winners"] == [seat for seat, score in enumerate(o["scores"]) if score == max(o["scores"])]


def outcomes(done: Ran) -> Any:
    return json.loads(done.out)["outcomes"]


@pytest.mark.parametrize("bots", ["random", "miser", "miser,random,random"])
def test_the_same_arguments_give_the_same_games(araldo: Run, tmp_path: Path, bots: str) -> None:
    line = ("simulate", "tiny", "--seats", "3", "--games", "5", "--bots", bots, "--json")
    first = outcomes(araldo(*line))
    assert outcomes(araldo(*line)) == first
    assert outcomes(araldo(*line, "--records", str(tmp_path))) == first
    assert outcomes(araldo(*line, "--seed", "1"))[:4] == first[1:]
    assert outcomes(araldo(*line, "--seed", "100")) != first


def test_bots_sit_where_they_are_named(araldo: Run) -> None:
    def wins(bots: str) -> list[int]:
        played = outcomes(araldo("simulate", "tiny", "--seats", "3", "--games", "60", "--bot", bots, "--json"))
        return [sum(seat in o["winners"] for o in played) for seat in range(3)]

    assert wins("miser,random,random").index(max(wins("miser,random,random"))) == 0
    assert wins("random,random,miser").index(max(wins("random,random,miser"))) == 2


def test_options_of_the_table_are_set_by_their_ids(araldo: Run) -> None:
    line = ("simulate", "tiny", "--games", "3", "--json")
    long = outcomes(araldo(*line))
    short = outcomes(araldo(*line, "--set", "rounds=3", "--set", "thieves=False"))
    assert all(a["decisions"] > b["decisions"] for a, b in zip(long, short, strict=True))


def test_records_are_kept_and_verify(araldo: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    done = araldo("simulate", "tiny", "--games", "2", "--seed", "5", "--records", str(folder), "--set", "rounds=3")
    assert done.status == 0
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["tiny-3-5.txt", "tiny-3-6.txt"]
    assert "set rounds 3" in files[0].read_text()
    for file in files:
        assert araldo("record", "verify", str(file)).status == 0


def test_a_game_that_fails_is_reported_and_the_others_go_on(araldo: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    good = tiny().begin

    def begin(s: Any, setup: Any) -> None:
        good(s, setup)
        if s.deck[0] % 2:
            raise KeyError("no such card")

    broken = tiny().but(begin=begin)
    monkeypatch.setattr(discover, "load", lambda name: broken)
    done = araldo("simulate", "tiny", "--games", "8", "--json")
    report = json.loads(done.out)
    assert done.status == 1
    assert 0 < len(report["errors"]) < 8
    assert len(report["outcomes"]) + len(report["errors"]) == 8
    assert "no such card" in report["errors"][0]["error"]
    assert "Traceback" not in done.err


# -- check


def test_check_goes_round_the_numbers_of_seats(araldo: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int, bool]] = []
    real = check_module.check_game

    def spy(game: Game, setup: Any, seed: int, full: bool) -> Any:
        seen.append((setup.seats, seed, full))
        return real(game, setup, seed, full)

    monkeypatch.setattr(check_module, "check_game", spy)
    done = araldo("check", "tiny", "--games", "5", "--full", "3", "--seed", "40", "--json")
    assert done.status == 0
    assert seen == [(2, 40, True), (3, 41, True), (2, 42, True), (3, 43, False), (2, 44, False)]
    report = json.loads(done.out)
    assert report["held"] is True
    assert report["games"] == 5
    seen.clear()
    assert "the contract holds" in araldo("check", "tiny", "--games", "2", "--seats", "3").out
    assert [seats for seats, _, _ in seen] == [3, 3]


def test_check_fails_with_status_1_and_names_the_promise(araldo: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tiny().but(bound=5)
    monkeypatch.setattr(discover, "load", lambda name: broken)
    done = araldo("check", "tiny", "--games", "2", "--json")
    assert done.status == 1
    report = json.loads(done.out)
    assert report["held"] is False
    assert [failure["promise"] for failure in report["failures"]] == ["a random game ends within its bound"] * 2
    assert report["failures"][0]["decision"] == 5
    assert "does not hold in 2 of 2" in araldo("check", "tiny", "--games", "2").out


def test_check_works_in_several_processes(process: Run) -> None:
    done = process("check", "tiny", "--games", "4", "--workers", "2", "--json")
    assert done.status == 0, done.err
    assert json.loads(done.out)["games"] == 4
    assert done.err == ""


def test_check_reach_tells_what_play_never_comes_to(araldo: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    done = araldo("check", "tiny", "--reach", "--games", "60", "--json")
    report = json.loads(done.out)
    assert (done.status, report["kinds_missing"], report["rules_missing"]) == (0, [], [])
    unasked = copy.copy(tiny().questions["sell"])
    object.__setattr__(unasked, "kind", "unasked")
    more = tiny().but(questions=[*tiny().questions.values(), unasked])
    monkeypatch.setattr(discover, "load", lambda name: more)
    done = araldo("check", "tiny", "--reach", "--games", "3", "--seats", "2")
    assert done.status == 1
    assert "never asked: unasked" in done.out


def test_check_reach_goes_on_from_kept_positions(araldo: Run, tmp_path: Path) -> None:
    kept = tmp_path / "kept.bin"
    search = Search(tiny(), 1)
    search.stretch()
    kept.write_bytes(written(tiny(), search.positions))
    done = araldo("check", "tiny", "--reach", "--games", "1", "--from", str(kept), "--json")
    assert set(json.loads(done.out)["kinds_missing"]) <= set(search.missing)
    assert araldo("check", "tiny", "--reach", "--from", str(tmp_path / "none.bin")).status == 2
    kept.write_bytes(b"no positions")
    assert araldo("check", "tiny", "--reach", "--from", str(kept)).status == 2


# -- records


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = Match(tiny(), tiny().setup(3), [bot("random")] * 3, key_from_seed(3))
    match.advance()
    file = tmp_path / "game.txt"
    file.write_text(match.export(0))
    return file


def test_a_record_is_shown_as_each_viewer_saw_it(araldo: Run, record: Path) -> None:
    seat = json.loads(araldo("record", "show", str(record), "--at", "5", "--seat", "1", "--json").out)
    assert (seat["at"], seat["viewer"], len(seat["moves"])) == (5, "1", 5)
    view = seat["games"][0]["view"]
    assert view["hands"][1]["hidden"] == 0
    assert view["hands"][0]["known"] == []
    watcher = json.loads(araldo("record", "show", str(record), "--seat", "spectator", "--json").out)
    assert watcher["outcome"] is not None
    assert all(hand["known"] == [] for hand in watcher["games"][0]["view"]["hands"])
    text = araldo("record", "show", str(record), "--at", "0", "--lang", "it").out
    assert "Il dado dà un premio" in text
    assert "dopo la mossa 0" in text


def test_verify_says_what_is_wrong_with_a_record(araldo: Run, record: Path) -> None:
    good = araldo("record", "verify", str(record))
    assert good.status == 0
    assert "right" in good.out
    text = record.read_text()
    record.write_text(text.replace("key ", "key 00")[: len(text)])
    assert araldo("record", "verify", str(record)).status in (1, 2)
    moves = text.split("---\n")[1].splitlines()
    record.write_text(text.replace(moves[0], "0 open tomorrow", 1))
    bad = araldo("record", "verify", str(record), "--json")
    assert bad.status == 1
    report = json.loads(bad.out)
    assert report["held"] is False
    assert "move 1" in report["reason"]
    record.write_text(text.rsplit("\n", 3)[0] + "\n")
    half = json.loads(araldo("record", "verify", str(record), "--json").out)
    assert (half["held"], half["over"]) == (True, False)


def test_an_export_of_a_running_game_is_shown_but_not_verified(araldo: Run, tmp_path: Path) -> None:
    match = Match(tiny(), tiny().setup(2), [human(), human()], key_from_seed(3))
    match.act(0, ("open", "dear"))
    file = tmp_path / "export.txt"
    file.write_text(match.export(1))
    shown = araldo("record", "show", str(file))
    assert shown.status == 0
    assert "0 open dear" in shown.out
    assert "opens the fair: the dearest merchant wins" in shown.out
    done = araldo("record", "verify", str(file), "--lang", "it")
    assert done.status == 2
    assert "senza chiave" in done.err


# -- bench


def test_bench_gives_its_figures(araldo: Run) -> None:
    figures = json.loads(araldo("bench", "tiny", "--seconds", "1", "--json").out)
    assert figures["game"] == "tiny"
    for name in ("decisions_per_second", "clone_us", "pack_us", "unpack_us", "state_bytes", "record_bytes"):
        assert figures[name] > 0


# -- bad input: one line on stderr, nothing on stdout, status 2

BAD: list[tuple[str, str]] = [
    ("rules nosuch", "there is no game 'nosuch'"),
    ("rules tiny TI-NONE", "no rule or chapter 'TI-NONE'"),
    ("rules tiny --lang fr", "no language 'fr'"),
    ("rules", "GAME is missing"),
    ("games --nosuch", "no option --nosuch"),
    ("nosuch", "no command 'nosuch'"),
    ("--nosuch", "no option --nosuch"),
    ("games nosuch", "'nosuch' is one word too many"),
    ("play tiny --seats", "--seats"),
    ("report", "RESULTS… is missing"),
    ("report one --html page two three", "3 folders"),
    ("play nosuch", "there is no game"),
    ("play tiny --seats 4", "2, 3 seats, not 4"),
    ("play tiny --seats two", "--seats is a whole number, not 'two'"),
    ("play tiny --bots clever", "no bot 'clever'"),
    ("play tiny --seats 2 --bots miser,miser,miser", "3 bots are too many for 2 seats"),
    ("play tiny --seed x", "--seed is a whole number"),
    ("play tiny --lang de", "no language 'de'"),
    ("simulate nosuch --games 1", "there is no game"),
    ("simulate tiny --seats 5", "not 5"),
    ("simulate tiny --games 0", "--games is at least 1"),
    ("simulate tiny --games many", "--games is a whole number"),
    ("simulate tiny --seed 1.5", "--seed is a whole number"),
    ("simulate tiny --bot nobody", "no bot 'nobody'; it has: random, miser"),
    ("simulate tiny --seats 3 --bot miser,random", "2 bots for 3 seats"),
    ("simulate tiny --set rounds", "--set takes key=value"),
    ("simulate tiny --set nosuch=1", "no option 'nosuch'; it has: rounds, thieves"),
    ("simulate tiny --set rounds=4", "rounds cannot be '4'; it can be: 3, 5"),
    ("simulate tiny --games 1 --records {plain}", "cannot be written"),
    ("check nosuch", "there is no game"),
    ("check tiny --seats 9", "not 9"),
    ("check tiny --games -3", "--games is at least 1"),
    ("check tiny --workers 0", "--workers is at least 1"),
    ("check tiny --set thieves=perhaps", "thieves cannot be 'perhaps'"),
    ("record show {missing}", "cannot be read"),
    ("record verify {missing}", "cannot be read"),
    ("record verify {folder}", "cannot be read"),
    ("record verify {plain}", "not a record"),
    ("record verify {binary}", "not text"),
    ("record show {record} --at 9999", "--at is at most"),
    ("record show {record} --at x", "--at is a whole number"),
    ("record show {record} --seat 3", "a seat from 0 to 2, not '3'"),
    ("record show {record} --seat nobody", "a seat from 0 to 2"),
    ("record nosuch", "no command 'nosuch'"),
    ("bench nosuch", "there is no game"),
    ("bench tiny --seconds soon", "--seconds is a whole number"),
]


@pytest.mark.parametrize(("line", "complaint"), BAD, ids=[line for line, _ in BAD])
def test_bad_input_gives_one_line_and_status_2(
    araldo: Run, tmp_path: Path, record: Path, line: str, complaint: str
) -> None:
    (tmp_path / "plain").write_text("hello\n")
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x01")
    places = {name: tmp_path / name for name in ("plain", "missing", "binary")} | {"folder": tmp_path, "record": record}
    done = araldo(*(word.format(**places) for word in line.split()))
    assert done.status == 2, done.err
    assert done.out == ""
    assert done.err.count("\n") == 1
    assert done.err.startswith("araldo: ")
    assert complaint in done.err


@pytest.mark.parametrize(("change", "complaint"), [
    (("araldo 1", "araldo 9"), "not a record"),
    (("game tiny 1", "game tiny 7"), "version 7"),
    (("game tiny", "game nosuch"), "no game 'nosuch'"),
    (("seats 3", "seats many"), "cannot be read"),
    (("commit ", "comet "), "cannot be read"),
    (("---\n", "---\nnobody does anything\n"), "line"),
    (("commit ", "0 open dear\ncommit "), "line"),
    (("commit ", "seats 2\ncommit "), "line"),
    (("\nend ", "\nend 1 2 3 winners 0\nend "), "line"),
])  # fmt: skip
def test_an_unreadable_record_gives_one_line(
    araldo: Run, record: Path, change: tuple[str, str], complaint: str
) -> None:
    text = record.read_text()
    assert change[0] in text
    record.write_text(text.replace(*change, 1))
    for command in ("show", "verify"):
        done = araldo("record", command, str(record))
        assert done.status == 2
        assert done.err.count("\n") == 1
        assert complaint in done.err


@pytest.mark.parametrize(("line", "complaint"), [
    ("rules nosuch --lang it", "il gioco 'nosuch' non c'è"),
    ("play tiny --lang it --seats 8", "tiny si gioca in 2, 3, non in 8"),
    ("simulate tiny --games x --lang it", "--games è un numero intero"),
    ("check tiny --lang=it --set rounds=9", "rounds non può essere '9'"),
    ("simulate --lang it", "manca GAME"),
    ("games --nosuch --lang it", "l'opzione --nosuch non c'è"),
    ("nosuch --lang it", "il comando 'nosuch' non c'è"),
    ("games nosuch --lang it", "'nosuch' è una parola di troppo"),
])  # fmt: skip
def test_complaints_come_in_the_language_asked_for(araldo: Run, line: str, complaint: str) -> None:
    done = araldo(*line.split())
    assert done.status == 2
    assert complaint in done.err
    assert done.err.count("\n") == 1


def test_the_surroundings_give_the_language(araldo: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "Un ladro" in araldo("rules", "tiny", "TI-STK-02").out
    assert "A thief" in araldo("rules", "tiny", "TI-STK-02", "--lang", "en").out


def test_help_and_version(araldo: Run) -> None:
    for line in ("", "--help", "record", "simulate --help"):
        done = araldo(*line.split())
        assert done.status == 0
        assert "usage: araldo" in done.out
    assert araldo("--version").out.startswith("araldo 0.")
    assert araldo("--version").out.endswith(" (from source)\n")  # see tests/packaging/test_native.py


def test_every_sentence_exists_in_both_languages_with_the_same_parameters() -> None:
    for key, (english, italian) in {**ERRORS, **WORDS}.items():
        fields = [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in (english, italian)]
        assert fields[0] == fields[1], key


def test_a_third_party_game_works_from_another_process(process: Run) -> None:
    assert TINY.is_dir()
    done = process("simulate", "tiny", "--games", "2", "--json")
    assert done.status == 0, done.err
    assert len(json.loads(done.out)["outcomes"]) == 2
    bad = process("simulate", "tiny", "--seats", "x")
    assert (bad.status, bad.out, bad.err.count("\n")) == (2, "", 1)


def test_the_comparison_runs_on_any_game() -> None:
    """`make bench` with tiny slices: only that it runs and says what it should, never how fast."""
    script = Path(__file__).parents[2] / "bench" / "run.py"
    line = [sys.executable, str(script), "--game", "tiny", "--rounds", "1", "--slice", "0.02", "--json"]
    done = subprocess.run(line, capture_output=True, text=True, env=environment(), timeout=120)
    assert done.returncode == 0, done.stderr
    (report,) = json.loads(done.stdout)["games"]
    assert (report["game"], report["seats"]) == ("tiny", 3)
    assert all(row["ours"] > 0 for row in report["rows"])
