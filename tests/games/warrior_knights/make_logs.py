"""Makes the golden records in logs/: games of bots, one for each way a game can end, and the beginnings of bold ones.

Beside each record lie its sums: one for every few moves, over all that anybody could tell of them (`sums_of`).

    python -m tests.games.warrior_knights.make_logs            (at the root of the project)

Run it only when a change of the rules is meant to alter old records, and say in the change why it does.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from araldo.games.warrior_knights import GAME
from araldo.games.warrior_knights.board import CITIES, TARGETS
from araldo.games.warrior_knights.box import KEEP, STRENGTH
from araldo.games.warrior_knights.state import Assembly, Knights, Round, WholeGame
from araldo.kernel import Action, Span, State, Text, key_from_seed
from araldo.kernel.play import make_bot, play_out
from araldo.kernel.record import Move, Record, new_record, write
from tests.games.warrior_knights.scenario import (
    HOMES,
    WkTable,
    agenda,
    army,
    besiege,
    charge,
    current,
    law,
    office,
    own,
    table,
)
from tests.games.warrior_knights.scenario import keep as keep_event

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
    "attack", "assault", "besiege", "raze", "hire", "mark", "cast", "commit", "write", "start", "bless", "revive",
    "lift", "repeal", "forbid", "resolve", "postpone", "refuse", "defy", "pray", "merge", "take_all", "shift", "pledge",
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
        action = daring(s, seat, rng)
        GAME.apply(s, seat, action)
        record.moves.append(Move(seat, action))
    return record


def daring(s: Any, seat: int, rng: Random) -> Action:
    found = GAME.options(s, seat)
    bold = [o for o in found if (o.head if isinstance(o, Span | Text) else o)[0] in DARING]
    if rng.random() < 0.1:  # away
        return GAME.default(s, seat)
    return GAME.choose(bold if bold and rng.random() < 0.5 else found, rng)


OWN = [f.name for f in fields(Knights) if f.name not in {base.name for base in fields(State)}]


def position(s: Knights) -> list[Any]:
    """What the game itself keeps, without what the kernel keeps beside it."""
    return [getattr(s, name) for name in OWN] + [type(frame).__name__ for frame in s.frames]


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
            made.update(repr((log, position(s))).encode())
            sums.append(made.hexdigest()[:12])
            log.clear()
    return sums


def storm(**options: Any) -> WkTable:
    """Everybody's strongholds are breached, and everybody's armies stand before another's."""
    t = table(4, **options)
    s = t.state
    for seat in range(4):
        s.breach[TARGETS + seat] = 3
        victim = HOMES[(seat + 1) % 4]
        nation = ("SWI", "ENG", "POL", "LOM")[seat]
        army(t, seat, "star", victim, "REG-100", f"{nation}-200", f"{nation}-100")
        army(t, seat, "square", victim, f"{nation}-100", f"{nation}-50")
        army(t, seat, "triangle", HOMES[seat], "REG-50")
        army(t, seat, "circle", "", f"{nation}-50")
        army(t, seat, "castle", HOMES[seat], "ROM-50", hurt=seat % 2)
        own(t, seat, *[c for i, c in enumerate(CITIES) if i % 6 == seat][:3])
        charge(t, seat, f"AG-C0{seat + 1}")
        office(t, seat, "star", f"AG-O0{seat + 1}")
        s.faith[seat] = s.votes[seat] = 3
    besiege(t, 0, 1, since=0)
    keep_event(t, 2, "EV-R02")
    if s.options["the_king"]:
        s.king, s.pool = 1, 0
        for _ in range(4):
            piece = s.kings.pop()
            t.place("army", KEEP[1], [piece])
            s.troops[KEEP[1]] += STRENGTH[piece]
    t.goto(WholeGame(), Round())
    return t


def hall(*agendas: str, seats: int = 4, **options: Any) -> WkTable:
    """An Assembly with bans, laws, charges and offices in play."""
    t = table(seats, **options)
    s = t.state
    for seat in range(seats):
        s.votes[seat], s.faith[seat] = 3, 2
        army(t, seat, "star", HOMES[seat], "REG-100", "SWI-100", hurt=seat % 2)
        army(t, seat, "circle", HOMES[seat], "ENG-100")
        own(t, seat, *[c for i, c in enumerate(CITIES) if i % 5 == seat][:3], breach=1)
    s.banned = 1 << seats - 1 if seats > 2 else 0
    law(t, "AG-L01", "AG-L08")
    charge(t, 0, "AG-C01", "AG-C08", "AG-C11")
    charge(t, 1, "AG-C07")
    office(t, 0, "star", "AG-O01")
    for word in ("AG-M02", "AG-C03", "AG-O05", "AG-PM"):
        t.place("agenda_discard", None, [agenda(word)])
    s.chairman = 1
    current(t, *agendas)
    t.goto(WholeGame(), Round(planned=True, step=4), Assembly())
    return t


POSITIONS: dict[str, Callable[[], WkTable]] = {
    "storm": storm,
    "storm_out": lambda: storm(player_elimination=True),
    "storm_king": lambda: storm(the_king=True, player_elimination=True, stronghold_commander="if_noble_present"),
    "storm_heirs": lambda: storm(exchanging_heirs=True, abandoned_nobles=True, round_limit=8),
    "hall_private": lambda: hall("AG-PM", "AG-C04", "AG-M10"),
    "hall_open": lambda: hall("AG-PM", "AG-M09", "AG-O03", open_private_motions=True),
    "hall_motions": lambda: hall("AG-M01", "AG-M05", "AG-M03"),
    "hall_named": lambda: hall("AG-M06", "AG-M07", "AG-M08", vote_declaration="simultaneous"),
    "hall_gifts": lambda: hall("AG-M04", "AG-L04", "AG-C02", banned_chairman_successor="most_votes"),
    "hall_written": lambda: hall("AG-M02", "AG-L02", "AG-O06", seats=2),
}
ROUNDS_OF_PLAY, ANSWERS = 6, 70


def sums_from(name: str) -> list[str]:
    """From a named position, several times the next answers of bold players."""
    sums = []
    for number in range(ROUNDS_OF_PLAY):
        t, rng, made = POSITIONS[name](), Random(f"{name} {number}"), sha256()
        s = t.state
        for _ in range(ANSWERS):
            if GAME.over(s):
                break
            seat = rng.choice(GAME.waiting(s))
            made.update(repr((seat, GAME.weigh(s, seat), GAME.default(s, seat))).encode())
            s.log = t.events
            GAME.apply(s, seat, daring(s, seat, rng))
        made.update(repr((t.events, position(s))).encode())
        sums.append(made.hexdigest()[:12])
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
    for name in POSITIONS:
        (LOGS / f"{name}.sums").write_text("\n".join(sums_from(name)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
