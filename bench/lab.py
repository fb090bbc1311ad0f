"""The lab's speed: simulations of the search bot, PettingZoo beside the kernel, and others' engines in the same run.

    python bench/lab.py [--game castelli]... [--rounds 5] [--slice 0.6] [--json] [--write]

CPU time on one core, in alternating slices; a figure is the median of its slices. A simulation is an answer tried out
in an imagined state, a rollout by the game's own bot, cut at the depth that the table names, and the evaluation: what a
search at a table does. PettingZoo is stepped with `last(observe=False)`, and once more with all that the asked seat
observes (its tensors, its options, the mask); a ratio is taken within a pair of slices. PettingZoo's own classics are
stepped with their observations likewise. OpenSpiel (one game in C++, one in Python) and python-chess play at random
through their own Python interfaces.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import platform
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from random import Random
from statistics import median
from typing import Any

import results
from run import COMPILED, number, pin

from araldo.bots import FLAT
from araldo.bots.search import Search
from araldo.cli.bench import Meter
from araldo.kernel import discover, key_from_seed
from araldo.kernel.game import Game
from araldo.kernel.play import Eyes, make_bot, usual_bot
from araldo.research import pettingzoo

try:
    import chess
except ImportError:
    chess = None
try:
    import open_spiel.python.games  # noqa: F401  # registers the Python games
    import pyspiel
except ImportError:
    pyspiel = None

SPIEL = {"OpenSpiel, chess (C++)": "chess", "OpenSpiel, python_block_dominoes (Python)": "python_block_dominoes"}
CLASSICS = ("tictactoe_v3", "connect_four_v3", "chess_v6", "go_v5")
COUNT = 100  # simulations of a decision


class Thinking:
    """Decisions with a choice, out of one game between the game's own bots, and a search that thinks about them."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.moments = self._moments()
        self.search = Search(game, 1, replace(FLAT, simulations=COUNT))
        self.next = 0

    def _moments(self, most: int = 40) -> list[Eyes]:
        game, seats = self.game, self.game.usual_seats
        s = game.start(game.setup(seats), key_from_seed(1))
        bots = [make_bot(game, usual_bot(game), seat) for seat in range(seats)]
        found: list[Eyes] = []
        for _ in range(game.bound):
            if not s.frames:
                break
            seat = game.waiting(s)[0]
            options = game.options(s, seat)
            if len(options) > 1:
                kept = game.clone(s)
                found.append(Eyes(game, kept, seat, game.options(kept, seat)))
            game.apply(s, seat, bots[seat].choose(Eyes(game, s, seat, options)))
        return found[:: max(1, len(found) // most)]

    def rate(self, seconds: float) -> float:
        done, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            self.search.choose(self.moments[self.next % len(self.moments)])
            done += self.search.simulations
            self.next += 1
        return done / spent


class Stepping:
    """An environment of PettingZoo, random agents; what the asked one sees is observed, or nothing.

    Ours says how many actions are legal, others a mask.
    """

    def __init__(self, env: Any, observe: bool) -> None:
        self.env, self.observe = env, observe
        self.seed = 0

    def rate(self, seconds: float) -> float:
        env, rng, steps = self.env, Random(0), 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            self.seed += 1
            env.reset(seed=self.seed)
            for _ in env.agent_iter():
                seen, _, terminated, truncated, info = env.last(observe=self.observe)
                over = terminated or truncated
                env.step(None if over else self._pick(rng, seen, info))
                steps += not over
        return steps / spent

    def _pick(self, rng: Random, seen: Any, info: dict[str, Any]) -> int:
        if "legal" in info:
            return int(rng.random() * info["legal"])
        legal = seen["action_mask"].nonzero()[0]
        return int(legal[int(rng.random() * len(legal))])


def classics() -> dict[str, Callable[[float], float]]:
    """PettingZoo's own games, with their observations, as far as what they need is installed."""
    found = {}
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    for name in CLASSICS:
        try:
            module = import_module(f"pettingzoo.classic.{name}")
        except ImportError:
            continue
        found[f"PettingZoo, {name}, observed"] = Stepping(module.env(), observe=True).rate
    return found


def chess_rate(seconds: float) -> float:
    """Moves a second of random games by python-chess."""
    rng, moves = Random(0), 0
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves / spent


def spiel_rate(name: str) -> Callable[[float], float]:
    """Decisions a second of random games, chance not counted."""
    game = pyspiel.load_game(name)

    def rate(seconds: float) -> float:
        rng, moves = Random(0), 0
        begun = time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                else:
                    state.apply_action(rng.choice(state.legal_actions()))
                    moves += 1
        return moves / spent

    return rate


def others() -> dict[str, Callable[[float], float]]:
    found = {name: spiel_rate(game) for name, game in SPIEL.items()} if pyspiel is not None else {}
    return found | ({"python-chess, chess": chess_rate} if chess is not None else {}) | classics()


def measured(
    games: list[Game], rest: dict[str, Callable[[float], float]], rounds: int, seconds: float
) -> dict[str, list[float]]:
    """By figure, one value a round."""
    todo: dict[str, Callable[[float], float]] = {}
    for game in games:
        kernel = Meter(game, game.setup(game.usual_seats))
        todo[f"{game.id} kernel"] = kernel.decisions
        todo[f"{game.id} pettingzoo"] = Stepping(pettingzoo.env(game.id), observe=False).rate
        todo[f"{game.id} observed"] = Stepping(pettingzoo.env(game.id), observe=True).rate
        todo[f"{game.id} search"] = Thinking(game).rate
    todo |= rest
    for measure in todo.values():  # unmeasured: tables are made when they are first needed
        measure(seconds / 4)
    found: dict[str, list[float]] = {name: [] for name in todo}
    for turn in range(rounds):
        for name, measure in todo.items():
            gc.collect()
            found[name].append(measure(seconds))
        print(f"round {turn + 1} of {rounds}", file=sys.stderr)
    return found


def rows(games: list[Game], found: dict[str, list[float]]) -> list[dict[str, Any]]:
    table = []
    for game in games:
        kernel, zoo = found[f"{game.id} kernel"], found[f"{game.id} pettingzoo"]
        slower = [k / z for k, z in zip(kernel, zoo, strict=True)]
        table.append({
            "game": game.id, "seats": game.usual_seats, "kernel": median(kernel), "pettingzoo": median(zoo),
            "observed": median(found[f"{game.id} observed"]), "slower": median(slower), "least": min(slower),
            "most": max(slower), "simulations": median(found[f"{game.id} search"]), "rollout": game.horizon,
        })  # fmt: skip
    return table


def report(table: list[dict[str, Any]], rest: dict[str, float], rounds: int, pinned: str) -> list[str]:
    lines = [
        f"{results.machine()}, Python {platform.python_version()};",
        f"{rounds} rounds in one run, alternating, {pinned}, CPU time.",
        "A simulation of the search bot is an answer in an imagined state, a rollout of so many decisions as the table",
        f"says by the game's own bot, and the evaluation; {COUNT} simulations a decision. Made by",
        "`make bench BENCH_ARGS=--write`.",
        "",
        "| game | seats | kernel, decisions/s | PettingZoo, steps/s | slower | spread | observed steps/s "
        "| simulations/s | rollout |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for r in table:
        figures = [r["game"], r["seats"], number(r["kernel"]), number(r["pettingzoo"]), f"{r['slower']:.1f}",
                   f"{r['least']:.1f} – {r['most']:.1f}", number(r["observed"]), number(r["simulations"]),
                   r["rollout"]]  # fmt: skip
        lines.append(f"| {' | '.join(map(str, figures))} |")
    if rest:
        lines += ["", "| random play of others in the same run | decisions or steps/s |", "|---|---:|"]
        lines += [f"| {name} | {number(value)} |" for name, value in rest.items()]
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description="Speed of the lab.")
    parser.add_argument("--game", action="append", help="all of the package, if none is named")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--slice", type=float, default=0.6, help="seconds of CPU of each slice")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="write bench/results.md")
    args, _ = parser.parse_known_args()
    pinned = pin()
    games = [discover.load(name) for name in args.game or list(discover.names())]
    beside = others()
    found = measured(games, beside, args.rounds, args.slice)
    table = rows(games, found)
    rest = {name: median(found[name]) for name in beside}
    lines = report(table, rest, args.rounds, pinned)
    if args.json:
        print(json.dumps({"rounds": args.rounds, "pinned": pinned, "games": table, "others": rest}))
    else:
        print("\n".join(lines))
    if args.write:
        results.put("The lab, compiled wheel" if COMPILED else "The lab, plain source", lines)


if __name__ == "__main__":
    main()
