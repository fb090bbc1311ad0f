"""Golden games: records of whole games, with a hash of the state and of the log in both languages on the way.

A golden is a record (`araldo record verify` reads it) with comments: after every 25 moves and at the end a hash of the
state and of the lines told since the last one, in English and Italian; then the last lines of the log. There is one for
each way a game can end (`WANTED`). A test plays each again and compares the text: it may change only with a reason.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from difflib import unified_diff
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from araldo.kernel import Action, Game, key_from_seed
from araldo.kernel.action import to_text
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.errors import Illegal
from araldo.kernel.log import event_for
from araldo.kernel.play import Bot, make_bot, play_out
from araldo.kernel.reach import Bold
from araldo.kernel.record import Move, Record, new_record, read, write
from araldo.kernel.state import SPECTATOR
from tests.proof.kept import FOLDER

EVERY = 25  # moves between two hashes
LAST = 6  # lines of the log that are kept in words


class Wanted(NamedTuple):
    """A game that ends in a certain way: who plays it, and how the last state shows that it ended so."""

    seats: int
    options: dict[str, Any]
    bots: str
    ended: Callable[[Any], bool] = bool


def ended_by(ending: str) -> Callable[[Any], bool]:
    return lambda s: bool(s.ending == ending)


WANTED: dict[str, dict[str, Wanted]] = {
    "castelli": {  # it ends in one way only
        "two_players": Wanted(2, {}, "steward"),
        "four_players": Wanted(4, {}, "random"),
        "both_modules": Wanted(3, {"module_dilemma": True, "module_battle": True}, "random"),
    },
    "crusader_kings": {
        "last_era": Wanted(3, {}, "seneschal", lambda s: s.era == s.eras and not s.reached),
        "jerusalem": Wanted(4, {}, "random", lambda s: s.reached),
        "jerusalem_after_the_turn": Wanted(4, {"jerusalem_end": "after_turn"}, "random", lambda s: s.reached),
        "alone_and_lost": Wanted(1, {}, "random", lambda s: s.era < s.eras and not s.reached),
    },
    "medieval_conspiracy": {
        "elected": Wanted(3, {}, "chancellor", ended_by("elected")),
        "deposed": Wanted(3, {"deposition_counts_masters": True}, "bold", ended_by("deposed")),
        "glory": Wanted(3, {"quick_end": "event_deck"}, "chancellor random", ended_by("glory")),
        "turn_limit": Wanted(2, {"quick_end": "turn_limit"}, "random", ended_by("glory")),
    },
    "medioevo_universale": {  # nobody is left alone, and nobody's open honour is enough, in games of bots
        "turns": Wanted(3, {"end_turns": 3}, "condottiero", lambda s: not s.ends_after),
        "claim": Wanted(3, {"end_honour": 10}, "condottiero bold bold", lambda s: s.ends_after > 0),
        "time": Wanted(3, {"end_minutes": 60}, "bold", lambda s: s.ends_after > 0),
    },
    "warrior_knights": {  # all cities in ruins: not in games of bots
        "cities": Wanted(4, {}, "castellan random random random", ended_by("cities")),
        "influence": Wanted(3, {}, "castellan", ended_by("influence")),
        "round_limit": Wanted(3, {"round_limit": 8}, "random", ended_by("influence")),
        "the_king": Wanted(3, {"the_king": True, "missions": True}, "castellan", ended_by("influence")),
        "last": Wanted(
            2,
            {"player_elimination": True, "stronghold_commander": "if_noble_present"},
            "castellan",
            ended_by("last"),
        ),
    },
}


def golden_file(name: str, golden: str) -> Path:
    return FOLDER / "goldens" / name / f"{golden}.txt"


def played(game: Game, wanted: Wanted, seed: int) -> tuple[Record, Any]:
    """A whole game by bots, and how it ended."""
    setup = game.setup(wanted.seats, wanted.options)
    record = new_record(game, setup, key_from_seed(seed))
    s = game.start(setup, key_from_seed(seed))
    done: Counter[tuple[str, str]] = Counter()
    names = wanted.bots.split()
    bots = [_bot(game, names[seat % len(names)], seed + seat, done) for seat in range(setup.seats)]

    def listen(seat: int, action: Action) -> None:
        record.moves.append(Move(seat, action))

    play_out(game, s, bots, min(game.bound, 4000), listen)
    return record, s


def new(game: Game, wanted: Wanted) -> str:
    """A golden made anew: the shortest of the first games that end as wanted."""
    ends: list[Record] = []
    for seed in range(200):
        record, s = played(game, wanted, seed)
        if game.over(s) and wanted.ended(s):
            record.outcome = game.outcome(s)
            ends.append(record)
        if len(ends) == 2:
            break
    if not ends:
        raise LookupError(f"{game.id}: no game of {wanted.bots} ends as wanted")
    return told(game, min(ends, key=lambda record: len(record.moves)))


def _bot(game: Game, name: str, seed: int, done: Counter[tuple[str, str]]) -> Bot:
    return Bold(seed, done) if name == "bold" else make_bot(game, name, seed)


def told(game: Game, record: Record) -> str:
    """A record played again, as the text of a golden."""
    assert record.key is not None
    events: list[Any] = []
    s = game.start(record.setup, record.key, log=events)
    text = write(game, record).split("\n")
    begin, heard = text.index("---") + 1, 0
    lines = text[:begin]
    for number, move in enumerate(record.moves, 1):
        s.log = events
        try:
            game.apply(s, move.seat, move.action)
        except Illegal as error:
            return "\n".join([*lines, f"# move {number} ({move.seat} {to_text(move.action)}) is refused: {error}", ""])
        lines.append(text[begin + number - 1])
        if number % EVERY == 0 or number == len(record.moves):
            lines.append(f"# {number}: {_hashes(game, s, events[heard:])}")
            heard = len(events)
    outcome = game.outcome(s, cut=True)
    lines.append(f"end {' '.join(map(str, outcome.scores))} winners {' '.join(map(str, outcome.winners))}")
    for lang in LANGUAGES:
        lines += [f"# {lang}: {line}" for line in _lines(game, s, events, lang)[-LAST:]]
    return "\n".join([*lines, ""])


def _hashes(game: Game, s: Any, events: list[Any]) -> str:
    logs = [sha256("\n".join(_lines(game, s, events, lang)).encode()).hexdigest()[:8] for lang in LANGUAGES]
    return f"state {game.tools.digest(s)[:12]} log {' '.join(logs)}"


def _lines(game: Game, s: Any, events: list[Any], lang: str) -> list[str]:
    heard = [told for event in events if (told := event_for(event, SPECTATOR)) is not None]
    who = game.seat_names(game.view(s, SPECTATOR), lang)
    return [game.texts.event(lang, event, who) for event in heard]


def again(game: Game, text: str) -> str:
    """The text that a golden has under the rules of today."""
    return told(game, read(game, text))


def difference(kept: str, now: str) -> str:
    """Where two goldens part: the moves since the last hash that agreed, and what is told otherwise."""
    lines = list(unified_diff(kept.splitlines(), now.splitlines(), "kept", "now", n=3, lineterm=""))
    return "\n".join(lines[:40])
