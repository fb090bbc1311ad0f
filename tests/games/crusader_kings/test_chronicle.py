"""The log is enough to know the table: every change of a piece is told, once, of whom and of how much."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from araldo.games.crusader_kings import GAME
from araldo.kernel import key_from_seed
from tests.games.crusader_kings.chronicle import Chronicle, untold
from tests.games.crusader_kings.scenario import crowded
from tests.oracles.crusader_kings import choose

ANSWERS = 800
TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (3, {"scenario": "second_crusade", "peace_by_agreement": True, "spouse_tokens": True}),
    (5, {"scenario": "ninth_crusade", "burgundy": True, "glitterhoof": True}),
    (2, {"automata": 3}),
    (1, {"automata_choices": "program"}),
    (4, {"scenario": "kingdom_of_jerusalem_tournament", "elimination": "never"}),
    (3, {"scenario": "crusade_of_the_faint_hearted", "jerusalem_end": "after_turn", "trades": "none"}),
    (2, {"automata": 2, "automata_choices": "program", "elimination": "never", "trades": "gold_only"}),
    (3, {"scenario": "barons_crusade", "marriage_any_sex": True, "glitterhoof": True}),
]


def follow(seats: int, options: dict[str, Any], seed: int, answers: int = ANSWERS, thick: bool = False) -> None:
    """Bold play, from the beginning or from the thick of it, with the chronicler at the table."""
    rng = Random(seed)
    while answers > 0:
        log: list[Any] = []
        if thick:
            s = crowded(seats, rng.randrange(1 << 30), **options).state
            s.log = log
        else:
            s = GAME.start(GAME.setup(seats, options), key_from_seed(rng.randrange(1 << 30)), log=log)
        chronicle = Chronicle(s)
        while s.frames and answers > 0:
            answers -= 1
            log.clear()
            seat, action = choose(s, rng)
            before = GAME.clone(s)
            GAME.apply(s, seat, action)
            for event in log:
                chronicle.hear(event)
            assert not chronicle.differences(s), (seat, action, log)
            assert not untold(before, seat, action, log), (before.asked, action, log)
            if answers % 10 == 0:
                GAME.invariants(s)


@pytest.mark.rule("CK-GEN-07", "CK-TER-05", "CK-PAC-14", "CK-DTH-01", "CK-SUC-03", "CK-TIT-02", "CK-ACH-04")
@pytest.mark.parametrize("thick", [False, True])
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_what_the_log_tells_is_what_lies_on_the_table(number: int, thick: bool) -> None:
    follow(*TABLES[number], number, thick=thick)
