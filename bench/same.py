"""Whether a game is the same game however it is played: in place, on clones, along lines that are pushed and popped;
from source and compiled. The same seeds, states compared by their hashes; and whether a search comes to the same
answers.

    python bench/same.py [--games 10] [--game castelli]            # every state
    python bench/same.py --games 1000 --every 10 [--source]        # long: every tenth state, and every action

Run by the interpreter that has the wheel (`make bench`) or the rules that `make native` compiled. It plays the seeds,
then starts itself with the source first on the path, and compares what both say. With --source it plays the source that
stands here, alone.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import araldo.kernel.flow
from araldo.bots import player
from araldo.kernel import Action, Game, discover, key_from_seed
from araldo.kernel.line import Line
from araldo.kernel.play import RATION, Eyes

SOURCE = Path(__file__).resolve().parent.parent / "src"
THINKER, THOUGHTS = "flat@12", 12
STORED = 50  # decisions between two times that a state is read from what was stored
LONG = 20  # answers on a line, before another is begun

Move = tuple[int, Action]
Way = Callable[[Any, Move], Any]  # from a state and a move to the state after it


class InPlace:
    """As a table plays, which is restarted now and then."""

    def __init__(self, game: Game) -> None:
        self.game, self.played = game, 0

    def __call__(self, s: Any, move: Move) -> Any:
        self.played += 1
        if self.played % STORED == 0:
            s = self.game.unpack(self.game.pack(s))
        self.game.apply(s, *move)
        return s


class OnClones:
    """Every answer on a clone of its own."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __call__(self, s: Any, move: Move) -> Any:
        t = self.game.clone(s)
        self.game.apply(t, *move)
        return t


class AlongLines:
    """As a search plays: now and then another answer is pushed first, and popped."""

    def __init__(self, game: Game) -> None:
        self.game, self.rng = game, Random(0)
        self.line: Line[Any] | None = None

    def __call__(self, s: Any, move: Move) -> Any:
        if self.line is None or len(self.line.states) > LONG:
            self.line = Line(self.game, self.game.clone(s))
        line = self.line
        if self.rng.random() < 0.25:
            seat = self.game.waiting(line.state)[0]
            line.push(seat, self.game.choose(self.game.options(line.state, seat), self.rng))
            line.pop()
        return line.push(*move)


WAYS: tuple[Callable[[Game], Way], ...] = (InPlace, OnClones, AlongLines)


def chosen(game: Game, s: Any, rng: Random) -> Move:
    """Anybody who is asked; now and then somebody who uses a right."""
    asked = s.asked
    holders = [seat for free in asked.free for seat in free.seats]
    if holders and rng.random() < RATION:
        seat = holders[int(rng.random() * len(holders))]
        if rights := game.free_options(s, seat):
            return seat, game.choose(rights, rng)
    waiting = game.waiting(s)
    seat = waiting[int(rng.random() * len(waiting))]
    return seat, game.choose(game.options(s, seat), rng)


def played(name: str, seed: int, every: int = 1) -> str:
    """The hash of one random game, the same whichever way it is played."""
    found = {made.__name__: one_way(name, seed, every, made) for made in WAYS}
    if len(set(found.values())) > 1:
        raise SystemExit(f"{name}, seed {seed}: not the same game: {found}")
    return found["InPlace"]


def one_way(name: str, seed: int, every: int, made: Callable[[Game], Way]) -> str:
    game = discover.load(name)
    counts = list(game.seats)
    s = game.start(game.setup(counts[seed % len(counts)]), key_from_seed(seed))
    rng, digest, way = Random(seed), hashlib.sha256(), made(game)
    for at in range(game.bound):
        if game.over(s):
            break
        if at % every == 0:
            digest.update(game.pack(s))
        move = chosen(game, s, rng)
        digest.update(repr(move).encode())
        s = way(s, move)
    digest.update(game.pack(s))
    return digest.hexdigest()


def thought(name: str, seed: int) -> str:
    """The hash of what a search answers at the first decisions of a game."""
    game = discover.load(name)
    s = game.start(game.setup(game.usual_seats), key_from_seed(seed))
    bot, digest = player(game, THINKER, seed), hashlib.sha256()
    for _ in range(THOUGHTS):
        seat = game.waiting(s)[0]
        answer = bot.choose(Eyes(game, s, seat, game.options(s, seat)))
        digest.update(repr(answer).encode())
        game.apply(s, seat, answer)
    return digest.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=10, help="seeds of each game")
    parser.add_argument("--first", type=int, default=0, help="the first of them")
    parser.add_argument(
        "--every", type=int, default=1, help="how many decisions lie between two states that are compared"
    )
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--source", action="store_true", help="play what is on the path alone, whatever it is")
    parser.add_argument("--tell", action="store_true", help="print the hashes as JSON and nothing else")
    options = parser.parse_args()
    names = options.game or list(discover.names())
    seeds = range(options.first, options.first + options.games)
    hashes = {}
    for name in names:
        hashes[name] = [*(played(name, seed, options.every) for seed in seeds), thought(name, 1)]
        print(f"{name}: {len(seeds)} games, the same in place, on clones and along lines", file=sys.stderr)
    if options.tell:
        print(json.dumps(hashes))
        return
    if options.source:
        return
    compiled = not str(araldo.kernel.flow.__file__).endswith(".py")
    command = [sys.executable, __file__, "--tell", "--games", str(options.games), "--first", str(options.first)]
    command += ["--every", str(options.every), *(word for name in names for word in ("--game", name))]
    env = {**os.environ, "PYTHONPATH": str(SOURCE), "ARALDO_NATIVE": "0"}
    source = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE)
    differing = [name for name, found in json.loads(source.stdout).items() if found != hashes[name]]
    if not compiled:
        raise SystemExit("this is the source, not the compiled wheel")
    if differing:
        raise SystemExit(f"the compiled rules play differently: {', '.join(differing)}")
    print(f"{options.games} games of each of {len(hashes)}: the compiled rules and the source play and think the same")


if __name__ == "__main__":
    main()
