"""Speed beside Catanatron: both measured in one run, on one core, in alternating slices, so that only ratios matter.

    python bench/run.py [--game castelli] [--rounds 7] [--slice 1.0] [--json] [--write]

Every figure is CPU time. A ratio is taken within each round and given as the median with the least and the greatest;
above 1 means that Araldo is better. Catanatron is in the bench environment only (`make bench`); without it ours alone
is measured.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import pickle
import platform
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from araldo.cli.bench import Meter, each
from araldo.kernel import discover

try:
    from catanatron import Color, Game, RandomPlayer
    from catanatron.json import GameEncoder
except ImportError:
    Game = None

RESULTS = Path(__file__).parent / "results.md"


class Catanatron:
    """The same figures for four random players of Catanatron."""

    def __init__(self) -> None:
        self.seed = 0
        self.samples = self._sampled()
        self.packed = [pickle.dumps(game, pickle.HIGHEST_PROTOCOL) for game in self.samples]

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

    def sizes(self, games: int = 10) -> dict[str, float]:
        records = []
        for _ in range(games):
            game = self.new()
            game.play()
            records.append(len(json.dumps([game.seed, game.state.actions], cls=GameEncoder, separators=(",", ":"))))
        texts = [len(json.dumps(game, cls=GameEncoder)) for game in self.samples]
        states = [len(packed) for packed in self.packed]
        return {"state_bytes": median(states), "json_bytes": median(texts), "record_bytes": median(records)}


def pin() -> str:
    """Stay on one core if the system allows it."""
    try:
        core = max(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {core})
    except (AttributeError, OSError):
        return "not pinned"
    return "pinned to one core"


def measured(ours: Meter, theirs: Catanatron | None, rounds: int, seconds: float) -> list[dict[str, Any]]:
    """One row a figure. `more` tells whether more is better."""
    plan: list[tuple[str, bool, Callable[[float], float], Callable[[float], float] | None]] = [
        ("random play, decisions/s", True, ours.decisions, theirs and theirs.decisions),
        ("random play, every action checked, decisions/s", True, ours.checked, theirs and theirs.decisions),
        ("clone, µs", False, ours.clone, theirs and theirs.clone),
        ("pack, µs (pickle)", False, ours.pack, theirs and theirs.pack),
        ("unpack, µs (pickle)", False, ours.unpack, theirs and theirs.unpack),
        ("pack, µs (JSON, has no reader)", False, ours.pack, theirs and theirs.write_json),
    ]
    mine: dict[str, list[float]] = {name: [] for name, *_ in plan}
    other: dict[str, list[float]] = {name: [] for name, *_ in plan}
    ours.decisions(3 * seconds)  # both warmed up, unmeasured: static tables are made when they are first needed
    if theirs is not None:
        theirs.decisions(seconds)
    for turn in range(rounds):
        for name, more, our, their in plan:
            slice_ = seconds if more else seconds / 4
            pair = [(mine, our), (other, their)]
            for into, measure in pair if turn % 2 == 0 else pair[::-1]:
                if measure is not None:
                    gc.collect()
                    into[name].append(measure(slice_))
        print(f"round {turn + 1} of {rounds}", file=sys.stderr)
    return [row(name, more, mine[name], other[name]) for name, more, *_ in plan]


def row(name: str, more: bool, mine: list[float], other: list[float]) -> dict[str, Any]:
    ratios = [a / b if more else b / a for a, b in zip(mine, other, strict=False)]
    if not ratios:
        return {"figure": name, "ours": median(mine), "theirs": None, "ratio": None, "least": None, "most": None}
    return {"figure": name, "ours": median(mine), "theirs": median(other), "ratio": median(ratios),
            "least": min(ratios), "most": max(ratios)}  # fmt: skip


def sizes(ours: Meter, theirs: Catanatron | None) -> list[dict[str, Any]]:
    mine, other = ours.sizes(), theirs.sizes() if theirs is not None else {}
    rows = [
        ("state, bytes (pickle)", mine["state_bytes"], other.get("state_bytes")),
        ("state, bytes (JSON)", mine["state_bytes"], other.get("json_bytes")),
        ("record of a whole game, bytes", mine["record_bytes"], other.get("record_bytes")),
        ("largest of those records, bytes", mine["record_bytes_most"], None),
    ]
    return [row(name, False, [a], [b] if b is not None else []) for name, a, b in rows]


def table(rows: list[dict[str, Any]], game: str) -> list[str]:
    lines = [f"| figure | Araldo ({game}) | Catanatron | ratio | least – most |", "|---|---:|---:|---:|---:|"]
    for r in rows:
        theirs = "" if r["theirs"] is None else number(r["theirs"])
        ratio = "" if r["ratio"] is None else f"{r['ratio']:.1f} ×"
        spread = "" if r["ratio"] is None or r["least"] == r["most"] else f"{r['least']:.1f} – {r['most']:.1f}"
        lines.append(f"| {r['figure']} | {number(r['ours'])} | {theirs} | {ratio} | {spread} |")
    return lines


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def results(rows: list[dict[str, Any]], game: str, seats: int, rounds: int, pinned: str) -> str:
    head = [
        "# Speed",
        "",
        f"{game}, {seats} seats, beside Catanatron with four random players: {rounds} rounds in one run, alternating,",
        f"{pinned}, CPU time, Python {platform.python_version()}. Compare within one run only. A ratio above 1 means",
        "that Araldo is better. Made by `make bench BENCH_ARGS=--write`.",
        "",
    ]
    return "\n".join([*head, *table(rows, game)]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed beside Catanatron.")
    parser.add_argument("--game", default="castelli")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--slice", type=float, default=1.0, help="seconds of each slice of play")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="write bench/results.md")
    args = parser.parse_args()
    game = discover.load(args.game)
    pinned = pin()
    ours = Meter(game, game.setup(args.seats or game.usual_seats))
    theirs = Catanatron() if Game is not None else None
    if theirs is None:
        print("Catanatron is not installed here: ours alone (make bench has it)", file=sys.stderr)
    rows = measured(ours, theirs, args.rounds, args.slice) + sizes(ours, theirs)
    if args.json:
        head = {"game": game.id, "seats": ours.setup.seats, "rounds": args.rounds, "pinned": pinned}
        print(json.dumps({**head, "rows": rows}))
    else:
        print("\n".join(table(rows, game.id)))
    if args.write:
        RESULTS.write_text(results(rows, game.title["en"], ours.setup.seats, args.rounds, pinned), encoding="utf-8")


if __name__ == "__main__":
    main()
