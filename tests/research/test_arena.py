"""The arena: balanced, paired, resumable, the same with any number of workers, and unmoved by bots that fail."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from araldo.kernel import discover
from araldo.research import arena
from araldo.research.arena import CHUNK, Contest, OtherContest, Results, compete, play_game
from araldo.research.baseline import Trial, tried
from araldo.research.ratings import interval, standings, wilson
from araldo.research.report import difference, drama, page
from araldo.research.tasks import find_task
from tests.cli.conftest import Ran
from tools.adapters import goes_on, on_its_way

CASTELLI = Contest("castelli", 2, discover.load("castelli").setup(2).options, ("steward", "random"))


def outcomes(results: Results) -> list[tuple[Any, ...]]:
    return [(row["number"], row["seed"], tuple(row["bots"]), tuple(row["scores"]), tuple(row["winners"]))
            for row in sorted(results.games(), key=lambda row: row["number"])]  # fmt: skip


def test_every_bot_sits_on_every_seat_with_every_seed() -> None:
    contest = Contest("castelli", 4, {}, ("a", "b", "c", "d"))
    seen = Counter((contest.seed_of(i), seat, contest.bots[bot]) for i in range(16)
                   for seat, bot in enumerate(contest.seating(i)))  # fmt: skip
    assert len(seen) == 4 * 4 * 4
    assert set(seen.values()) == {1}


def test_bots_that_sit_alike_in_every_rotation_get_a_seed_a_game() -> None:
    same = Contest("castelli", 4, {}, ("a",) * 4)
    assert [same.seed_of(i) for i in range(4)] == [0, 1, 2, 3]
    pairs = Contest("castelli", 4, {}, ("a", "b", "a", "b"))
    assert [pairs.seed_of(i) for i in range(4)] == [0, 0, 1, 1]
    assert pairs.seating(0) != pairs.seating(1)
    assert pairs.seating(0) == pairs.seating(2)


def test_two_processes_give_what_one_gives(tmp_path: Path) -> None:
    one, two = Results(tmp_path / "one"), Results(tmp_path / "two")
    compete(CASTELLI, 20, one)
    compete(CASTELLI, 20, two, workers=2)
    assert outcomes(one) == outcomes(two)
    assert len(outcomes(one)) == 20


def test_what_was_interrupted_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = Results(tmp_path)
    compete(CASTELLI, CHUNK, results)
    played: list[int] = []
    monkeypatch.setattr(arena, "play_game", lambda contest, number: played.append(number) or play_game(contest, number))
    compete(CASTELLI, 2 * CHUNK, results)
    assert played == list(range(CHUNK, 2 * CHUNK))
    with pytest.raises(OtherContest):
        compete(Contest("castelli", 2, CASTELLI.options, ("random", "random")), 2, results)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_that_is_stopped_keeps_every_game_that_was_over(tmp_path: Path, workers: int) -> None:
    """Ctrl-C after three games: those are kept, the rest is played when it goes on, and all is as in one run."""
    told: list[int] = []

    def stop(count: int) -> None:
        told.append(count)
        if sum(told) >= 3:
            raise KeyboardInterrupt

    half, whole = Results(tmp_path / "half"), Results(tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        compete(CASTELLI, CHUNK + 4, half, workers, advance=stop)
    assert len(half.games()) == 3
    played: list[int] = []
    compete(CASTELLI, CHUNK + 4, half, workers, advance=played.append)
    assert played[0] == 3
    assert sum(played) == CHUNK + 4
    compete(CASTELLI, CHUNK + 4, whole)
    assert outcomes(half) == outcomes(whole)
    assert sorted(half.uses(), key=str) == sorted(whole.uses(), key=str)


class Broken:
    def __init__(self, seed: int) -> None:
        pass

    def choose(self, eyes: Any) -> Any:
        raise ZeroDivisionError("oh")

    def free(self, eyes: Any) -> Any:
        return None


class Endless(Broken):
    def choose(self, eyes: Any) -> Any:
        while True:
            pass


@pytest.mark.parametrize(("bot", "what"), [(Broken, "ZeroDivisionError: oh"), (Endless, "took longer than 0.05 s")])
def test_a_bot_that_fails_is_reported_and_replaced(bot: Any, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = discover.load("castelli")
    monkeypatch.setattr(game, "bots", {**game.bots, "odd": bot})
    row = play_game(Contest("castelli", 2, CASTELLI.options, ("odd", "random"), limit=0.05), 0).row
    assert row["faults"] == [{"seat": 0, "bot": "odd", "what": what}]
    assert not row["cut"]
    assert standings([row])[0].games == 1


def test_the_stronger_bot_is_rated_higher(tmp_path: Path) -> None:
    results = Results(tmp_path)
    compete(CASTELLI, 24, results)
    first, second = standings(results.games())
    assert (first.bot, second.bot) == ("steward", "random")
    assert first.mu > second.mu
    assert first.low < first.share < first.high or first.share == 1
    assert first.share + second.share == pytest.approx(1)


def test_intervals_hold_what_they_should() -> None:
    low, high = wilson(60, 100)
    assert (round(low, 3), round(high, 3)) == (0.502, 0.691)
    low, high = interval([1.0, 0.0] * 50, list(range(100)))
    assert 0.38 < low < 0.45
    assert 0.55 < high < 0.62
    assert interval([0.5, 0.5], [1, 2]) == wilson(1.0, 2)
    low, high = difference([(i, 0.0) for i in range(40)], [(i, 1.0) for i in range(40)])
    assert (low, high) == (1.0, 1.0)


def test_a_report_is_one_file_with_its_plots(tmp_path: Path) -> None:
    results = Results(tmp_path / "a")
    compete(CASTELLI, 16, results)
    other = Results(tmp_path / "b")
    dilemma = discover.load("castelli").setup(2, {"module_dilemma": True}).options
    compete(Contest("castelli", 2, dilemma, ("steward", "random")), 16, other)
    for lang, heading in (("en", "Wins by seat"), ("it", "Vittorie per posto")):
        text, plots = page([results], lang)
        assert {"by-seat", "length", "branching", "curve"} <= plots.keys()
        assert all(plot.startswith("<svg") for plot in plots.values())
        assert heading in text
        assert text.count("<svg") >= 5
        assert "src=" not in text
        assert "http://www.w3.org" in text
    both, plots = page([results, other], "en")
    assert "variants" in plots
    assert "The two variants" in both
    assert "--set module_dilemma=true" in both


def test_the_winner_who_leads_throughout_is_sure_at_once() -> None:
    class One:
        rows = [{"curve": [[2, 1]] * 10, "winners": [0], "scores": [9, 3], "seed": 1}]  # noqa: RUF012

    found = drama(One())  # type: ignore[arg-type]
    assert (found["quarter"], found["sure"], found["changes"]) == (1.0, 0.0, 0.0)
    assert found["margin"] == pytest.approx(6 / 9)


# -- the command line


def test_the_command_line_plays_and_reports(araldo: Callable[..., Ran], tmp_path: Path) -> None:
    out = tmp_path / "results"
    done = araldo(
        "arena", "castelli", "--seats", "2", "--bots", "steward,random", "--games", "4", "--out", str(out), "--json"
    )
    told = json.loads(done.out)
    assert done.status == 0
    assert [row["number"] for row in told["outcomes"]] == [0, 1, 2, 3]
    assert araldo("report", str(out), "--plots", str(out / "plots")).status == 0
    assert (out / "report.html").exists()
    assert (out / "plots" / "by-seat.svg").read_text(encoding="utf-8").startswith("<svg")


@pytest.mark.parametrize("words", [
    ("arena", "castelli", "--bots", "merlin"), ("arena", "castelli", "--seats", "2", "--bots", "random,random,random"),
    ("arena", "castelli", "--limit", "soon"), ("report", "nowhere"), ("report", "a", "b", "c"),
])  # fmt: skip
def test_bad_input_is_one_line(araldo: Callable[..., Ran], words: tuple[str, ...]) -> None:
    done = araldo(*words)
    assert done.status == 2
    assert len(done.err.strip().splitlines()) == 1


# -- Ray


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        port: int = s.getsockname()[1]
        return port


LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A Ray of our own on loopback; ending its head ends all of it. The paths of its sockets must be short."""
    for key, value in LOOPBACK.items():
        monkeypatch.setenv(key, value)
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder:
        head = subprocess.Popen(
            [str(Path(sys.executable).with_name("ray")), "start", "--head", "--block", "--node-ip-address=127.0.0.1",
             f"--port={port}", "--num-cpus=2", "--include-dashboard=false", f"--temp-dir={folder}"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env={**os.environ, **LOOPBACK},
        )  # fmt: skip
        assert head.stdout is not None
        for line in head.stdout:
            if "Ray runtime started" in line:
                break
        else:
            pytest.fail("Ray has not started")
        yield f"127.0.0.1:{port}"
        head.terminate()
        head.communicate(timeout=30)


def test_a_cluster_gives_what_processes_give(tmp_path: Path, cluster: str) -> None:
    """An arena of which a part was played here, a trial of a baseline, and environments that are sent there."""
    here, there = Results(tmp_path / "here"), Results(tmp_path / "there")
    compete(CASTELLI, 12, here, workers=2)
    compete(CASTELLI, 5, there)
    compete(CASTELLI, 12, there, ray=cluster)
    assert outcomes(here) == outcomes(there)
    trial = Trial(find_task("castelli-2p"), "random")
    assert tried(trial, 8, ray=cluster) == tried(trial, 8)
    import ray  # only now: it reads the environment of the cluster's fixture

    ray.init(address=cluster, log_to_driver=False)
    try:
        envs = on_its_way("castelli")
        assert ray.get([ray.remote(goes_on).remote(env) for env in envs]) == [goes_on(env) for env in envs]
    finally:
        ray.shutdown()
