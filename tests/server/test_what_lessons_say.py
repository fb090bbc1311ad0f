"""What a lesson says of the table is so: the numbers and the news that its words rest on, step by step.

A record may still be legal when a rule has changed, and yet tell another story: then the words must follow.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from araldo.cli.display import log_lines
from araldo.kernel import discover
from araldo.server.lessons import load_lesson
from araldo.table.match import Match, bot, human

# By game and step: what the learner sees (a field of the view, then positions in it), and lines of the log so far.
SAYS: dict[str, dict[int, tuple[dict[str, Any], tuple[str, ...]]]] = {
    "warrior_knights": {
        1: ({"pool": 30, "chairman": 0}, ("Razed from the start: Monz, Bingen, Olbi, Surat, Lenz, Thira and Isar.",)),
        4: ({}, ("Purple places Messer Guido Porpora in Straven.", "Blue places Sir Simon Perse in Vecht.")),
        13: ({"votes 0": 2}, ("Blue lets Blue draw the Event (red).", "Blue besieges Vecht.")),
        14: ({"crowns 0": 15}, ()),
        16: (
            {},
            ("Yellow draws 4 Fate cards for a strength of 450.", "The city draws 2 Fate cards for a strength of 200."),
        ),
        18: ({}, ("Yellow: 1 Deal, 1 Prevent, 0 Victory.", "The city: 2 Deal, 0 Prevent, 0 Victory.")),
        19: ({}, ("Yellow takes Gedze.",)),
        21: ({"votes": [4, 1, 2]}, ("Special phase: Assembly.",)),
        23: ({}, ("Blue commits 1 Vote.", "Purple commits 1 Vote.")),
        27: ({"votes": [2, 0, 1]}, ("City Charter: Yellow is chosen.",)),
        33: ({}, ("Special phase: Taxation.", "Yellow gains 5 crowns (cities).")),
        35: ({"influence": [2, 0, 1], "round": 2}, ()),
    },
    "crusader_kings": {
        2: ({}, ("The Salian Dynasty invests 1 Gold.",)),
        5: ({}, ("The Salian Dynasty reveals War – Call to Arms.",)),
        10: (
            {"claims": [0, 1, 0]},
            (
                "The House of Capet gains a Casus Belli against the House of Normandy.",
                "The House of Normandy: Gunnhild is born.",
            ),
        ),
        14: ({"claims": [0, 1, 1]}, ("The House of Normandy, Invade (1 needed): Inbred and Pious. Success.",)),
        19: ({}, ("The House of Normandy, Marriage (1 needed): Brave. Success.",)),
        22: (
            {"gold 0": 16},
            (
                "The House of Normandy collects 6 Gold (territories 6).",
                "Stingy goes into the bag of the House of Normandy.",
            ),
        ),
        26: ({"first": 0, "shields 0": 0}, ("The House of Normandy, Crusade (1 needed): Cruel. Success.",)),
        28: ({"round": 3, "phase": "plot"}, ()),
    },
    "medioevo_universale": {
        2: ({}, ("Green rules the Mamluk Sultanate.", "Blue rules the Kingdom of Hungary.", "Blue has the Pope.")),
        6: ({"florins 0": 1000}, ()),
        12: ({}, ("Red and Blue agree: Trade pact and Trade pact.",)),
        14: ({}, ("Red and Green agree: Non-aggression.", "Red and Blue agree: Non-aggression.")),
        18: ({"florins 0": 700}, ()),
        19: ({"florins 0": 835, "pool 0": 7}, ("The earth shakes in Albania; nothing is damaged.",)),
        25: (
            {},
            (
                "Paphlagonia, field battle: attack 5 + 0 = 5, defence 1 + 0 = 1; "
                "the attacker loses 0, the defender 1 VF.",
                "Red conquers Paphlagonia.",
            ),
        ),
        28: ({}, ("Green conquers Sirtica.", "Blue conquers Styria.")),
        31: ({"florins 0": 415}, ("Red buys 10 units of Spices in Constantinople for 420 Florins.",)),
        35: ({"turn": 2, "phase": "order"}, ()),
    },
}


@cache
def shown(name: str) -> list[tuple[dict[str, Any], list[str]]]:
    """The learner's view and log at each step."""
    game = discover.load(name)
    lesson = load_lesson(game, "first")
    chairs = [human() if seat == lesson.player else bot(lesson.bots) for seat in range(lesson.setup.seats)]
    match = Match(game, lesson.setup, chairs, lesson.key, forced=False)
    found = []
    for step in lesson.steps:
        match.replay(lesson.moves[len(match.record.moves) : step.at])
        found.append((match.view(lesson.player), list(log_lines(match, lesson.player, "en", 0))))
    return found


@pytest.mark.parametrize(("name", "step"), [(name, step) for name, said in SAYS.items() for step in said])
def test_the_words_of_a_step_fit_the_table(name: str, step: int) -> None:
    fields, lines = SAYS[name][step]
    view, log = shown(name)[step - 1]
    for path, value in fields.items():
        field, *places = path.split()
        seen = view[field]
        for place in places:
            seen = seen[int(place)]
        assert seen == value, f"{name}, step {step}: {path}"
    assert [line for line in lines if line not in log] == [], f"{name}, step {step}: not in the log"
