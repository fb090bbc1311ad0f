"""How long a step of the replay's slider takes in a long game, and how much memory its film needs.

    python bench/replay.py [--game warrior_knights] [--moves 5000] [--steps 400] [--json]

A game of that many moves is played by bots (several games one after the other would be no film: the longest of some
seeds is taken). Then a film of it is made as the server makes it, and looked at: at random moments, by random viewers,
and step by step. Times are of the processor, so a busy machine does not matter.
"""

from __future__ import annotations

import argparse
import json
import random
import time
import tracemalloc
from typing import Any

from araldo.kernel import discover
from araldo.kernel.chance import key_from_seed
from araldo.kernel.play import usual_bot
from araldo.kernel.record import Move
from araldo.kernel.state import SPECTATOR
from araldo.server.film import Film, Script, Wish
from araldo.server.seating import setup_to
from araldo.table.match import Match, bot


def long_game(name: str, bots: str, moves: int, seed: int) -> tuple[Script, list[Move]]:
    """The moves of a game of bots, up to so many."""
    game = discover.load(name)
    setup = game.setup(game.usual_seats)
    match = Match(game, setup, [bot(bots or usual_bot(game))] * setup.seats, key_from_seed(seed))
    while len(match.record.moves) < moves and match.step() is not None:
        pass
    return Script(name, setup_to(setup), key_from_seed(seed), b""), match.record.moves


def part(times: list[float], share: float) -> float:
    return round(1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))], 1)


def timed(film: Film, wish: Wish) -> float:
    begun = time.process_time()
    film.tell(wish)
    return time.process_time() - begun


def measure(script: Script, moves: list[Move], steps: int) -> dict[str, Any]:
    rng = random.Random(1)
    tracemalloc.start()
    film = Film(script)
    film.add(moves)
    while not film.advance():
        pass
    held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    begun = time.process_time()
    again = Film(script)
    again.add(moves)
    while not again.advance():
        pass
    built = time.process_time() - begun
    viewers, called, last = film.viewers, ("",) * script.setup["seats"], len(moves)
    far, near = [], []
    for _ in range(steps):
        at, viewer = rng.randint(0, last), rng.choice([*viewers, SPECTATOR])
        far.append(timed(film, Wish(at, viewer, True, "it", called, True)))
        near.append(timed(film, Wish(min(last, at + 1), viewer, True, "it", called, True)))
    return {"game": script.game, "moves": last, "frames": len(film.frames), "build_seconds": round(built, 2),
            "held_mb": round(held / 1e6, 1), "counted_mb": round(film.size / 1e6, 1), "jump_ms_p50": part(far, 0.5),
            "jump_ms_p99": part(far, 0.99), "step_ms_p50": part(near, 0.5),
            "step_ms_p99": part(near, 0.99)}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", default="warrior_knights")
    parser.add_argument("--bots", default="", help="default: the game's own")
    parser.add_argument("--moves", type=int, default=5000)
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    script, moves = long_game(options.game, options.bots, options.moves, options.seed)
    report = measure(script, moves, options.steps)
    print(json.dumps(report) if options.json else "  ".join(f"{key} {value}" for key, value in report.items()))


if __name__ == "__main__":
    main()
