"""Makes the golden records in logs/: games of bots, one for each way a game can end, and the beginnings of bold ones.

Beside each record lie its sums: one for every few moves, over all that anybody could tell of them (`sums_of`).

    python -m tests.games.warrior_knights.make_logs            (at the root of the project)

Run it only when a change of the rules is meant to alter old records, and say in the change why it does.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from araldo.games.warrior_knights import GAME
from araldo.kernel import Action, Span, Text, key_from_seed
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


BOLD: dict[str, tuple[int, dict[str, Any]]] = {  # seats and options
    "bold_two": (2, {"vote_declaration": "simultaneous", "two_player_city_goal": "majority"}),
    "bold_three": (3, {"player_elimination": True, "versatile_votes": 1, "round_limit": 30}),
    "bold_king": (4, {"the_king": True, "missions": True, "player_elimination": True, "influence_per_baron": 8}),
    "bold_heirs": (5, {"exchanging_heirs": True, "open_private_motions": True, "miracles_can_happen": True}),
    "bold_six": (6, {"stronghold_commander": "if_noble_present", "unfunded_expedition": "sails"}),
    "bold_might": (3, {"might_is_right": True, "missions": True, "abandoned_nobles": True, "round_limit": 20}),
    "bold_written": (2, {"open_private_motions": True, "banned_chairman_successor": "most_votes"}),
    "bold_deputies": (4, {"action_copies": "mobile", "exchanging_heirs": True, "vote_declaration": "simultaneous"}),
}
DARING = {  # verbs that are taken up rather more often than by chance
    "attack", "assault", "besiege", "raze", "hire", "mark", "cast", "commit", "write", "start", "bless", "revive", "lift",
    "repeal", "forbid", "resolve", "postpone", "refuse", "defy", "pray", "merge", "take_all", "shift", "give", "pledge",
}  # fmt: skip
MOVES, STEP = 900, 15


def dared(name: str) -> Record:
    """The beginning of a game between players who dare much, and sometimes are away."""
    seats, options = BOLD[name]
    key, rng = key_from_seed(len(name)), Random(name)
    setup = GAME.setup(seats, options)
    record, s = new_record(GAME, setup, key), GAME.start(setup, key)
    while len(record.moves) < MOVES and not GAME.over(s):
        seat = rng.choice(GAME.waiting(s))
        found = GAME.options(s, seat)
        bold = [o for o in found if (o.head if isinstance(o, Span | Text) else o)[0] in DARING]
        away = rng.random() < 0.1
        action = GAME.default(s, seat) if away else GAME.choose(bold if bold and rng.random() < 0.5 else found, rng)
        GAME.apply(s, seat, action)
        record.moves.append(Move(seat, action))
    return record


def sums_of(record: Record) -> list[str]:
    """One for every STEP moves: what was open to whom and why not, defaults, the log with its rules, and the state."""
    log: list[Any] = []
    assert record.key is not None
    s, made, sums = GAME.start(record.setup, record.key, log=log), sha256(), []
    for number, move in enumerate(record.moves, 1):
        for seat in GAME.waiting(s):
            made.update(repr((seat, GAME.weigh(s, seat), GAME.default(s, seat))).encode())
        s.log = log
        GAME.apply(s, move.seat, move.action)
        if number % STEP == 0 or number == len(record.moves):
            made.update(repr(log).encode() + GAME.pack(s))
            sums.append(made.hexdigest()[:12])
            log.clear()
    return sums


def keep(name: str, record: Record) -> None:
    (LOGS / f"{name}.txt").write_text(write(GAME, record), encoding="utf-8")
    (LOGS / f"{name}.sums").write_text("\n".join(sums_of(record)) + "\n", encoding="utf-8")


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
                keep(name, record)
                break
    for name in BOLD:
        keep(name, dared(name))


if __name__ == "__main__":
    main()
