"""Whether the compiled wheel plays as the source does: the same seeds, every state compared by its hash; and whether
a search there comes to the same answers.

    python bench/same.py [--games 10] [--game castelli]

Run by the interpreter that has the wheel (`make bench`) or the rules that `make native` compiled. It plays the seeds,
then starts itself with the source first on the path, and compares what both say.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random

import araldo.kernel.flow
from araldo.bots import player
from araldo.kernel import discover, key_from_seed
from araldo.kernel.play import Eyes

SOURCE = Path(__file__).resolve().parent.parent / "src"
THINKER, THOUGHTS = "flat@12", 12
STORED = 50  # decisions between two times that a state is read from what was stored


def played(name: str, seed: int) -> str:
    """The hash of all states of one random game."""
    game = discover.load(name)
    counts = list(game.seats)
    s = game.start(game.setup(counts[seed % len(counts)]), key_from_seed(seed))
    rng, digest = Random(seed), hashlib.sha256()
    for at in range(game.bound):
        if game.over(s):
            break
        packed = game.pack(s)
        digest.update(packed)
        if at % STORED == 0:
            s = game.unpack(packed)  # as a table does after a restart
        seat = game.waiting(s)[0]
        game.apply(s, seat, game.choose(game.options(s, seat), rng))
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
    parser.add_argument("--game", action="append", help="only this one; may be repeated")
    parser.add_argument("--tell", action="store_true", help="print the hashes as JSON and nothing else")
    options = parser.parse_args()
    names = options.game or list(discover.names())
    hashes = {name: [*(played(name, seed) for seed in range(options.games)), thought(name, 1)] for name in names}
    if options.tell:
        print(json.dumps(hashes))
        return
    compiled = not str(araldo.kernel.flow.__file__).endswith(".py")
    command = [sys.executable, __file__, "--tell", "--games", str(options.games)]
    command += [word for name in names for word in ("--game", name)]
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
