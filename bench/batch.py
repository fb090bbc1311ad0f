"""Many games in one call: what a second process brings, and where the time goes.

    python bench/batch.py [--game castelli]... [--games 32] [--steps 400] [--rounds 5] [--json] [--write]

A learner that acts at random against random opponents, observations included. `SeatEnv` steps one game after another in
this process; `Batch` steps as many in one and in two others, which share their arrays with this one. Steps a second are
by the clock, so the machine should have nothing else to do; beside them stand seconds of CPU a step, in the processes
that play and in this one, which do not depend on that. A ratio is taken within a round.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import resource
import time
from statistics import median
from typing import Any

import numpy as np
import results
from run import COMPILED, number

from araldo.kernel import discover
from araldo.research.batch import Batch
from araldo.research.gym import SeatEnv

GIVEN: dict[str, Any] = {"opponents": "random", "seat": None}


def cpu(who: int) -> float:
    used = resource.getrusage(who)
    return used.ru_utime + used.ru_stime


def alone(game: str, count: int, steps: int) -> dict[str, float]:
    """So many games, one after another in this process."""
    envs = [SeatEnv(game, **GIVEN) for _ in range(count)]
    rng = np.random.default_rng(1)
    legal = [env.reset(seed=i)[1]["legal"] for i, env in enumerate(envs)]
    begun, used = time.perf_counter(), cpu(resource.RUSAGE_SELF)
    for turn in range(steps):
        picks = rng.random(count)
        for i, env in enumerate(envs):
            if legal[i]:
                legal[i] = env.step(int(picks[i] * legal[i]))[4]["legal"]
            else:
                legal[i] = env.reset(seed=count * turn + i)[1]["legal"]
    done = steps * count
    return {"rate": done / (time.perf_counter() - begun), "here": (cpu(resource.RUSAGE_SELF) - used) / done}


def together(game: str, count: int, steps: int, workers: int) -> dict[str, float]:
    """The same in other processes."""
    before = cpu(resource.RUSAGE_CHILDREN)
    with Batch(game, count, workers=workers, copy=False, **GIVEN) as games:
        _, info = games.reset(seed=0)
        rng = np.random.default_rng(1)
        begun, used = time.perf_counter(), cpu(resource.RUSAGE_SELF)
        for _ in range(steps):
            _, _, _, _, info = games.step((rng.random(count) * np.maximum(info["legal"], 1)).astype(np.int64))
        spent, here = time.perf_counter() - begun, cpu(resource.RUSAGE_SELF) - used
    done = steps * count
    return {"rate": done / spent, "here": here / done, "there": (cpu(resource.RUSAGE_CHILDREN) - before) / done}


def measured(game: str, count: int, steps: int, rounds: int) -> dict[str, Any]:
    alone(game, count, max(1, steps // 10))  # unmeasured: tables are made when they are first needed
    kinds: dict[str, list[dict[str, float]]] = {"alone": [], "one": [], "two": []}
    for _ in range(rounds):
        kinds["alone"].append(alone(game, count, steps))
        kinds["one"].append(together(game, count, steps, 1))
        kinds["two"].append(together(game, count, steps, 2))
    found: dict[str, Any] = {
        kind: {key: median(row[key] for row in rows) for key in rows[0]} for kind, rows in kinds.items()
    }
    for kind in ("one", "two"):
        pairs = zip(kinds[kind], kinds["alone"], strict=True)
        found[kind]["times"] = median(ours["rate"] / one["rate"] for ours, one in pairs)
    return {"game": game, **found}


def report(table: list[dict[str, Any]], args: argparse.Namespace) -> list[str]:
    load = f"{os.getloadavg()[0]:.1f}"
    lines = [
        f"{results.machine()}, Python {platform.python_version()}; load at the end {load};",
        f"{args.games} games, {args.steps} steps of each, {args.rounds} rounds. CPU in µs a step: in the processes",
        "that play (their start included) and in the one that asks. Made by `python bench/batch.py --write`.",
        "",
        "| game | one by one, steps/s | CPU | 1 process, steps/s | times | CPU there, here "
        "| 2 processes, steps/s | times | CPU there, here |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for r in table:
        cells = [r["game"], number(r["alone"]["rate"]), f"{r['alone']['here'] * 1e6:.0f}"]
        for kind in ("one", "two"):
            own = r[kind]
            cells += [number(own["rate"]), f"{own['times']:.2f}", f"{own['there'] * 1e6:.0f}, {own['here'] * 1e6:.0f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description="Many games in one call.")
    parser.add_argument("--game", action="append", help="all of the package, if none is named")
    parser.add_argument("--games", type=int, default=32)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="write bench/results.md")
    args, _ = parser.parse_known_args()
    table = [measured(game, args.games, args.steps, args.rounds) for game in args.game or list(discover.names())]
    lines = report(table, args)
    print(json.dumps(table) if args.json else "\n".join(lines))
    if args.write:
        results.put("Batches, compiled wheel" if COMPILED else "Batches, plain source", lines)


if __name__ == "__main__":
    main()
