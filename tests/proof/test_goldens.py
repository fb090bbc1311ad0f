"""Old games are still the same games, told in the same words; and positions lead to as many others as before."""

from __future__ import annotations

import pytest

from araldo.kernel import discover
from tests.proof.goldens import WANTED, again, difference, golden_file
from tests.proof.kept import GAMES
from tests.proof.perft import counts, kept, named

GOLDENS = [(name, golden) for name in GAMES for golden in WANTED[name]]
ACCEPT = 'if it should be so: make goldens GAME={} WHY="…"'


@pytest.mark.parametrize(("name", "golden"), GOLDENS, ids=lambda x: x)
def test_a_golden_game_plays_and_is_told_as_it_was(name: str, golden: str) -> None:
    text = golden_file(name, golden).read_text(encoding="utf-8")
    now = again(discover.load(name), text)
    if now != text:
        pytest.fail(f"{difference(text, now)}\n{ACCEPT.format(name)}", pytrace=False)


@pytest.mark.parametrize("name", GAMES)
def test_as_many_sequences_of_answers_as_before(name: str) -> None:
    game = discover.load(name)
    now = {what: counts(game, s) for what, s in named(name).items()}
    assert now == kept()[name], ACCEPT.format(name)


def test_every_golden_is_wanted() -> None:
    assert {(path.parent.name, path.stem) for path in golden_file("", "").parent.glob("*/*.txt")} == set(GOLDENS)
