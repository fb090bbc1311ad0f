"""Makes the golden records in logs/: games of bots, one for each way a game can end.

    python -m tests.games.warrior_knights.make_logs            (at the root of the project)

Run it only when a change of the rules is meant to alter old records, and say in the change why it does.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from araldo.games.warrior_knights import GAME
from araldo.kernel import Action, key_from_seed
from araldo.kernel.play import make_bot, play_out
from araldo.kernel.record import Move, Record, new_record, write

LOGS = Path(__file__).parent / "logs"
CASTELLAN, RANDOM = "castellan", "random"
WANTED: dict[str, tuple[int, dict[str, Any], tuple[str, ...], str]] = {  # seats, options, bots, how it ends
    "cities": (4, {}, (CASTELLAN, RANDOM, RANDOM, RANDOM), "cities"),
    "influence": (3, {}, (CASTELLAN, CASTELLAN, CASTELLAN), "influence"),
    "two_barons": (2, {"vote_declaration": "simultaneous"}, (CASTELLAN, CASTELLAN), "influence"),
    "the_king": (3, {"the_king": True, "missions": True}, (CASTELLAN, CASTELLAN, CASTELLAN), "influence"),
    "round_limit": (3, {"round_limit": 8, "exchanging_heirs": True}, (RANDOM, RANDOM, RANDOM), "influence"),
}


def played(name: str, seed: int) -> tuple[Record, Any]:
    seats, options, bots, _ = WANTED[name]
    setup = GAME.setup(seats, options)
    record = new_record(GAME, setup, key_from_seed(seed))
    s = GAME.start(setup, key_from_seed(seed))

    def listen(seat: int, action: Action) -> None:
        record.moves.append(Move(seat, action))

    play_out(GAME, s, [make_bot(GAME, bot, seed + i) for i, bot in enumerate(bots)], GAME.bound, listen)
    return record, s


def main() -> None:
    LOGS.mkdir(exist_ok=True)
    for name, (_, _, _, ending) in WANTED.items():
        for seed in range(100):
            record, s = played(name, seed)
            if GAME.over(s) and s.ending == ending:
                record.outcome = GAME.outcome(s)
                (LOGS / f"{name}.txt").write_text(write(GAME, record), encoding="utf-8")
                break


if __name__ == "__main__":
    main()
