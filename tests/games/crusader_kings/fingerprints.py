"""Bold games, known by short names of all that is asked, offered, refused, said for who is away, shown and told.

    python -m tests.games.crusader_kings.fingerprints            (at the root of the project)

writes the names anew. Do so only when a change of the rules or of the log is meant, and other tests have shown it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from araldo.games.crusader_kings import GAME
from araldo.kernel import SPECTATOR
from tests.games.crusader_kings.scenario import crowded
from tests.oracles.crusader_kings import choose

STORE = Path(__file__).parent / "fingerprints.json"
STRETCH = 40  # answers behind one name
ANSWERS = 1000
LOOK = 10  # answers from one look at the table to the next
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "four": (4, {}),
    "three": (3, {"scenario": "second_crusade", "peace_by_agreement": True, "guide_hints": True}),
    "five": (5, {"scenario": "ninth_crusade", "burgundy": True, "glitterhoof": True, "play_order": "shuffled"}),
    "two": (2, {"automata": 3}),
    "one": (1, {"automata_choices": "program"}),
    "short": (4, {"scenario": "kingdom_of_jerusalem_tournament", "elimination": "never", "show_card_kinds": True}),
    "weary": (
        3,
        {"scenario": "crusade_of_the_faint_hearted", "jerusalem_end": "after_event", "duchy_tax": "minus_one"},
    ),
    "ending": (3, {"eras": "2", "elimination": "always", "compulsory_crusade": "card_only", "last_upkeep": "skipped"}),
    "together": (2, {"eras": "2", "automata": 2, "automata_mode": "cooperative", "automata_choices": "program"}),
    "unlike": (4, {"marriage_any_sex": True, "glitterhoof": True, "gold_supply": "unlimited", "duchy_tax": "no_gold"}),
    "allied": (1, {"automata_allied": True, "scenario": "second_crusade", "spouse_tokens": True, "eras": "2"}),
    "barons": (2, {"scenario": "barons_crusade", "automata": 2, "automata_choices": "program", "trades": "gold_only"}),
}


def fingerprints(name: str) -> Iterator[str]:
    """A short name for every stretch of a game."""
    made = hashlib.sha256()
    for number, line in enumerate(told(name), 1):
        made.update(line.encode())
        if number % STRETCH == 0:
            yield made.hexdigest()[:8]


def told(name: str) -> Iterator[str]:
    """By answer: the questions to all who are asked, and what the answer led to."""
    seats, options = GAMES[name]
    answers, seed = ANSWERS, 0
    while answers > 0:
        t, rng = crowded(seats, seed, **options), Random(seed)
        seed += 1
        while not GAME.over(t.state) and answers > 0:
            answers -= 1
            asked = [questions(t.state, seat) for seat in t.waiting()]
            t.events.clear()
            seat, action = choose(t.state, rng)
            t.do(seat, *action)
            lines = [f"{e.rule} {e.kind} {sorted(e.params.items())} {sorted(e.secret.items())}" for e in t.events]
            seen = GAME.view(t.state, SPECTATOR) if answers % LOOK == 0 and not GAME.over(t.state) else ""
            yield f"{asked} {seat} {action} {lines} {seen}\n"


def questions(s: Any, seat: int) -> str:
    weighed = [(option, why.rule if why is not None else "") for option, why in GAME.weigh(s, seat)]
    return f"{s.asked.kind} {seat} {weighed} {GAME.options(s, seat)} {GAME.default(s, seat)}"


if __name__ == "__main__":
    known = {name: " ".join(fingerprints(name)) for name in GAMES}
    STORE.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
