"""Speed beside Catanatron: every game of the package measured in one run, on one core, in alternating slices, so that
only ratios matter.

    python bench/run.py [--game castelli]... [--rounds 7] [--slice 0.6] [--json] [--write]
    python bench/run.py --beside ../before/src        # the same figures beside those of another source folder

Every figure is CPU time. Each slice of a game has a slice of Catanatron beside it; a ratio is taken within the pair and
given as the median with the least and the greatest; above 1 means that Araldo is better. Catanatron is in the bench
environment only (`make bench`); without it ours alone is measured. `make bench` runs this twice: with the compiled
wheel that is installed there, and with PYTHONPATH=src ARALDO_NATIVE=0 for the source as it stands.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import pickle
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import mean, median
from typing import Any

import results

import araldo
from araldo.cli.bench import Meter, each, held
from araldo.kernel import discover, flow

try:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.json import GameEncoder
except ImportError:
    Game = None

COMPILED = not str(flow.__file__).endswith(".py")
PLAY, CHECKED, CLONE = "random play, decisions/s", "random play, every action checked, decisions/s", "clone, µs"
MEMORY, STATE, RECORD = "state in memory, bytes", "state, bytes (pickle)", "record of a whole game, bytes"
LENGTH = "decisions in a random game"


class Catanatron:
    """The same figures for four random players of Catanatron."""

    def __init__(self) -> None:
        self.seed = 0
        self.samples = self._sampled()
        self.packed = [pickle.dumps(game, pickle.HIGHEST_PROTOCOL) for game in self.samples]
        self.known = self._sizes()

    def new(self) -> Any:
        self.seed += 1
        colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
        return Game([RandomPlayer(colour) for colour in colours], seed=self.seed)

    def _sampled(self, every: int = 10) -> list[Any]:
        game, found = self.new(), []
        while game.winning_color() is None and game.state.num_turns < 1000:
            if len(game.state.actions) % every == 0:
                found.append(game.copy())
            game.play_tick()
        return found

    def decisions(self, seconds: float) -> float:
        count, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            game = self.new()
            game.play()
            count += len(game.state.actions)
        return count / spent

    def clone(self, seconds: float) -> float:
        return each(lambda game: game.copy(), self.samples, seconds)

    def pack(self, seconds: float) -> float:
        return each(lambda game: pickle.dumps(game, pickle.HIGHEST_PROTOCOL), self.samples, seconds)

    def unpack(self, seconds: float) -> float:
        return each(pickle.loads, self.packed, seconds)

    def write_json(self, seconds: float) -> float:
        return each(lambda game: json.dumps(game, cls=GameEncoder), self.samples, seconds)

    def _sizes(self, games: int = 10) -> dict[str, float]:
        records, lengths = [], []
        for _ in range(games):
            game = self.new()
            game.play()
            lengths.append(len(game.state.actions))
            records.append(len(json.dumps([game.seed, game.state.actions], cls=GameEncoder, separators=(",", ":"))))
        texts = [len(json.dumps(game, cls=GameEncoder)) for game in self.samples]
        return {
            "memory_bytes": held(lambda game: game.copy(), self.samples),
            "state_bytes": median(len(packed) for packed in self.packed),
            "json_bytes": median(texts),
            "record_bytes": median(records),
            "decisions_per_game": mean(lengths),
        }


def pin() -> str:
    """Stay on one core if the system allows it."""
    try:
        core = max(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {core})
    except (AttributeError, OSError):
        return "not pinned"
    return "pinned to one core"


Plan = list[tuple[str, bool, Callable[[float], float], Callable[[float], float] | None]]


def plan_of(ours: Meter, theirs: Catanatron | None) -> Plan:
    """Figure, whether more is better, how to measure ours and theirs."""
    return [
        (PLAY, True, ours.decisions, theirs and theirs.decisions),
        (CHECKED, True, ours.checked, theirs and theirs.decisions),
        (CLONE, False, ours.clone, theirs and theirs.clone),
        ("branch, µs", False, ours.branch, None),
        ("an answer on a clone, µs", False, ours.copied, None),
        ("an answer pushed and popped, µs", False, ours.pushed, None),
        ("pack, µs (pickle)", False, ours.pack, theirs and theirs.pack),
        ("unpack, µs (pickle)", False, ours.unpack, theirs and theirs.unpack),
        ("pack, µs (JSON, has no reader)", False, ours.pack, theirs and theirs.write_json),
    ]


def measured(
    meters: list[Meter], theirs: Catanatron | None, rounds: int, seconds: float
) -> dict[str, list[dict[str, Any]]]:
    """By game, one row a figure."""
    plans = {ours.game.id: plan_of(ours, theirs) for ours in meters}
    mine: dict[tuple[str, str], list[float]] = {(game, row[0]): [] for game, plan in plans.items() for row in plan}
    other: dict[tuple[str, str], list[float]] = {key: [] for key in mine}
    for ours in meters:  # all are warmed up, unmeasured: static tables are made when they are first needed
        ours.decisions(2 * seconds)
    if theirs is not None:
        theirs.decisions(seconds)
    for turn in range(rounds):
        for game, plan in plans.items():
            for name, more, our, their in plan:
                slice_ = seconds if more else seconds / 4
                pair = [(mine, our), (other, their)]
                for into, measure in pair if turn % 2 == 0 else pair[::-1]:
                    if measure is not None:
                        gc.collect()
                        into[game, name].append(measure(slice_))
        print(f"round {turn + 1} of {rounds}", file=sys.stderr)
    return {
        game: [row(name, more, mine[game, name], other[game, name]) for name, more, *_ in plan]
        for game, plan in plans.items()
    }


def row(name: str, more: bool, mine: list[float], other: list[float]) -> dict[str, Any]:
    ratios = [a / b if more else b / a for a, b in zip(mine, other, strict=False)]
    if not ratios:
        return {"figure": name, "ours": median(mine), "theirs": None, "ratio": None, "least": None, "most": None}
    return {"figure": name, "ours": median(mine), "theirs": median(other), "ratio": median(ratios),
            "least": min(ratios), "most": max(ratios)}  # fmt: skip


def sizes(ours: Meter, theirs: Catanatron | None) -> list[dict[str, Any]]:
    mine, other = ours.sizes(), theirs.known if theirs is not None else {}
    rows = [
        (MEMORY, mine["memory_bytes"], other.get("memory_bytes")),
        (STATE, mine["state_bytes"], other.get("state_bytes")),
        ("state, bytes (JSON)", mine["state_bytes"], other.get("json_bytes")),
        (RECORD, mine["record_bytes"], other.get("record_bytes")),
        ("largest of those records, bytes", mine["record_bytes_most"], None),
    ]
    lengths = row(LENGTH, False, [mine["decisions_per_game"]], [])
    lengths["theirs"] = other.get("decisions_per_game")  # longer is not better: no ratio
    return [*(row(name, False, [a], [b] if b is not None else []) for name, a, b in rows), lengths]


def table(rows: list[dict[str, Any]], game: str) -> list[str]:
    lines = [f"| figure | {game} | Catanatron | ratio | least – most |", "|---|---:|---:|---:|---:|"]
    for r in rows:
        theirs = "" if r["theirs"] is None else number(r["theirs"])
        spread = "" if r["ratio"] is None or r["least"] == r["most"] else f"{r['least']:.1f} – {r['most']:.1f}"
        lines.append(f"| {r['figure']} | {number(r['ours'])} | {theirs} | {times(r['ratio'])} | {spread} |")
    return lines


def overview(found: dict[str, list[dict[str, Any]]], seats: dict[str, int]) -> list[str]:
    """Every game in a line: what it does, and how many times better than Catanatron that is."""
    lines = [
        "| game | seats | random play, decisions/s | | games/s | clone, µs | | bytes in memory, packed, of a record |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for game, rows in found.items():
        lines.append(line([game, str(seats[game])], {r["figure"]: r for r in rows}, "ours"))
    by = {r["figure"]: r for r in next(iter(found.values()))}
    if by[PLAY]["theirs"] is not None:
        lines.append(line(["Catanatron", "4"], by, "theirs"))
    return lines


def line(cells: list[str], by: dict[str, dict[str, Any]], whose: str) -> str:
    def ratio(name: str) -> str:
        return times(by[name]["ratio"]) if whose == "ours" else ""

    games = by[PLAY][whose] / by[LENGTH][whose]
    sizes = ", ".join(number(by[name][whose]) for name in (MEMORY, STATE, RECORD))
    cells += [number(by[PLAY][whose]), ratio(PLAY), number(games), number(by[CLONE][whose]), ratio(CLONE), sizes]
    return f"| {' | '.join(cells)} |"


def times(ratio: float | None) -> str:
    return "" if ratio is None else f"{ratio:.1f} ×"


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def report(found: dict[str, list[dict[str, Any]]], meters: list[Meter], rounds: int, pinned: str) -> list[str]:
    titles = {ours.game.id: ours.game.title["en"] for ours in meters}
    lines = [
        f"Beside Catanatron with four random players, on {results.machine()}:",
        f"{rounds} rounds in one run, alternating, {pinned}, CPU time,",
        f"Python {platform.python_version()}. Compare within one run only. A ratio above 1 means that Araldo is",
        "better. Made by `make bench BENCH_ARGS=--write`.",
        "",
        *overview(found, {ours.game.id: ours.setup.seats for ours in meters}),
    ]
    for game, rows in found.items():
        lines += ["", *table(rows, titles[game])]
    return lines


# -- beside another source folder


class Folder:
    """A process that measures the package of one folder, a slice at a time, whenever it is told to."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, __file__, "--answer"]
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        self.process = subprocess.Popen(
            command, env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def measure(self, game: str, figure: str, seconds: float, turn: int) -> float:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([game, figure, seconds, turn]) + "\n")
        self.process.stdin.flush()
        return float(self.process.stdout.readline())


def answer() -> None:
    """What such a process does. In a turn every one of them begins with the same seeds."""
    meters: dict[str, Meter] = {}
    for asked in sys.stdin:
        game, figure, seconds, turn = json.loads(asked)
        if game not in meters:
            [meters[game]] = loaded([game], 0)
            meters[game].decisions(seconds)
        meters[game].seed = turn * 10_000
        measures = {PLAY: meters[game].decisions, CHECKED: meters[game].checked, CLONE: meters[game].clone}
        gc.collect()
        print(measures[figure](seconds), flush=True)


def beside(other: Path, games: list[str], rounds: int, seconds: float) -> list[str]:
    """This package and another folder's, in turn: a ratio above 1 means that this one is better."""
    mine, theirs = Folder(Path(araldo.__file__).resolve().parents[1]), Folder(other.resolve())
    lines = [f"| game | figure | here | {other} | ratio | least – most |", "|---|---|---:|---:|---:|---:|"]
    for game in games:
        for figure, more in ((PLAY, True), (CHECKED, True), (CLONE, False)):
            found: dict[Folder, list[float]] = {mine: [], theirs: []}
            for turn in range(rounds):
                pair = [mine, theirs] if turn % 2 == 0 else [theirs, mine]
                for folder in pair:
                    found[folder].append(folder.measure(game, figure, seconds if more else seconds / 4, turn))
            r = row(figure, more, found[mine], found[theirs])
            cells = [game, figure, number(r["ours"]), number(r["theirs"]), f"{r['ratio']:.2f} ×"]
            lines.append(f"| {' | '.join(cells)} | {r['least']:.2f} – {r['most']:.2f} |")
            print(lines[-1], file=sys.stderr)
    return lines


def loaded(names: list[str], seats: int) -> list[Meter]:
    meters = []
    for name in names:
        game = discover.load(name)
        meters.append(Meter(game, game.setup(seats or game.usual_seats)))
    return meters


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed beside Catanatron.")
    parser.add_argument("--game", action="append", help="all of the package, if none is named")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--slice", type=float, default=0.6, help="seconds of each slice of play")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="write bench/results.md")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="another source folder, measured in turn")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    pinned = pin()
    if args.answer:
        answer()
        return
    if args.beside is not None:
        print("\n".join(beside(args.beside, args.game or list(discover.names()), args.rounds, args.slice)))
        return
    meters = loaded(args.game or list(discover.names()), args.seats)
    theirs = Catanatron() if Game is not None else None
    if theirs is None:
        print("Catanatron is not installed here: ours alone (make bench has it)", file=sys.stderr)
    found = measured(meters, theirs, args.rounds, args.slice)
    for ours in meters:
        found[ours.game.id] += sizes(ours, theirs)
    lines = report(found, meters, args.rounds, pinned)
    if args.json:
        games = [{"game": m.game.id, "seats": m.setup.seats, "rows": found[m.game.id]} for m in meters]
        print(json.dumps({"rounds": args.rounds, "pinned": pinned, "games": games}))
    else:
        print("\n".join(lines))
    if args.write:
        results.put("Speed, compiled wheel" if COMPILED else "Speed, plain source", lines)


if __name__ == "__main__":
    main()
