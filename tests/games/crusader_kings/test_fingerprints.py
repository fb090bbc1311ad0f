"""Bold games from the thick of it go on as they always have: every option, refusal, ready answer and line of the log.

A change of the rules changes some of these short names: see what else fails, then write them anew (`fingerprints.py`).
"""

from __future__ import annotations

import json

import pytest

from tests.games.crusader_kings.fingerprints import GAMES, STORE, STRETCH, fingerprints

KNOWN = json.loads(STORE.read_text(encoding="utf-8"))


@pytest.mark.rule("CK-TRN-01", "CK-CHK-01", "CK-INV-08", "CK-EVT-01", "CK-AI-05")
@pytest.mark.parametrize("name", GAMES)
def test_a_bold_game_goes_on_as_it_always_has(name: str) -> None:
    known = KNOWN[name].split()
    for stretch, found in enumerate(fingerprints(name)):
        assert found == known[stretch], f"from answer {stretch * STRETCH} on"
