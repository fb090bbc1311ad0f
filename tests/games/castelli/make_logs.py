"""Makes the golden records in logs/: random games, the first of each kind that shows what its name says.

    python -m tests.games.castelli.make_logs            (at the root of the project)

Run it only when a change of the rules is meant to alter old records, and say in the change why it does.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from araldo.games.castelli import GAME
from araldo.kernel.game import Outcome
from araldo.kernel.log import Event
from araldo.kernel.record import Record, read, write
from araldo.table.series import Progress, play_match, replay

LOGS = Path(__file__).parent / "logs"
TOLD = Path(__file__).parent / "told"  # everything that was logged of some of these games, secrets too


def outright(record: Record, course: Progress) -> bool:
    """One seat has more points than any other."""
    found = result(course)
    return found.scores.count(max(found.scores)) == 1


def tie_by_castles(record: Record, course: Progress) -> bool:
    """Several have the most points, one of them the most castles."""
    found = result(course)
    return found.scores.count(max(found.scores)) > 1 and len(found.winners) == 1


def shared(record: Record, course: Progress) -> bool:
    """Several have the most points and as many castles."""
    return len(result(course).winners) > 1


def overbuilding(record: Record, course: Progress) -> bool:
    """Castles are overbuilt with an Abbot and an Army, one is saved by a Guard, a town is founded and one burnt."""
    actions = [move.action for move in record.moves]
    with_card = {action[2] for action in actions if action[0] == "overbuild" and len(action) > 2}
    played = {action[1] for action in actions if action[0] == "play"}
    return (
        outright(record, course)
        and ("guard",) in actions
        and {"abbot", "army_of_knights"} <= with_card
        and {"duke", "arsonist"} <= played
    )


def tile_kept(record: Record, course: Progress) -> bool:
    """One seat has kept its starting tile to the end, another has placed it."""
    held = course.parts[0].state.held
    return outright(record, course) and len({tiles[0] >= 32 for tiles in held}) == 2


def settled(record: Record, course: Progress) -> bool:
    """A tournament with one winner."""
    outcome = course.outcome()
    return outcome is not None and len(outcome.winners) == 1


Shows = Callable[[Record, Progress], bool]
WANTED: dict[str, tuple[int, dict[str, Any], Shows]] = {
    "two_players": (2, {}, outright),
    "three_players": (3, {}, outright),
    "four_players": (4, {}, outright),
    "tie_by_castles": (2, {}, tie_by_castles),
    "shared": (2, {}, shared),
    "dilemma": (3, {"module_dilemma": True}, tile_kept),
    "dilemma_hidden": (2, {"module_dilemma": True, "dilemma_held_tile": "hidden"}, tile_kept),
    "battle": (4, {"module_battle": True}, overbuilding),
    "dilemma_battle": (2, {"module_dilemma": True, "module_battle": True}, outright),
    "tournament_knockout": (4, {"mode": "tournament_knockout"}, settled),
    "tournament_round_robin": (4, {"mode": "tournament_round_robin", "tournament_deck": "split_deck"}, settled),
}


def result(course: Progress) -> Outcome:
    """The outcome of the first game played, with its details."""
    return course.rounds[0][0].outcome


def summary(course: Progress) -> list[str]:
    """What the record leads to, for people and for the test: a line for every game."""
    lines = []
    for number, games in enumerate(course.rounds, 1):
        for game in games:
            of = game.outcome
            parts = [("seats", game.seats), ("points", of.scores), *of.details.items()]
            said = "; ".join(f"{key} {' '.join(map(str, value))}" for key, value in parts)
            lines.append(f"# round {number}: {said}")
    return lines


def make(name: str) -> str:
    """The text of one record."""
    seats, options, shows = WANTED[name]
    setup = GAME.setup(seats, options)
    for seed in count(1):
        played = play_match(GAME, setup, seed, ["random"] * seats, keep=True)
        assert played.record is not None
        course = replay(GAME, played.record)
        if shows(played.record, course):
            head, _, rest = write(GAME, played.record).partition("\n")
            return "\n".join([head, *summary(course), rest])
    raise AssertionError


def told(record: Record) -> list[str]:
    """Every event of a single game: its rule, its kind, and all that it holds."""
    events: list[Event] = []
    s = GAME.start(record.setup, record.key or b"", log=events)
    for move in record.moves:
        GAME.apply(s, move.seat, move.action)
    return [
        f"{e.rule} {e.kind} " + " ".join(f"{key}={value}" for key, value in sorted({**e.params, **e.secret}.items()))
        for e in events
    ]


if __name__ == "__main__":
    LOGS.mkdir(exist_ok=True)
    TOLD.mkdir(exist_ok=True)
    for wanted in WANTED:
        (LOGS / f"{wanted}.txt").write_text(make(wanted), encoding="utf-8")
        if wanted in ("three_players", "dilemma_hidden", "battle"):
            lines = told(read(GAME, (LOGS / f"{wanted}.txt").read_text(encoding="utf-8")))
            (TOLD / f"{wanted}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
