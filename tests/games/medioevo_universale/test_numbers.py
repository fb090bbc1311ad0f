"""Every number of the data counts: whoever changes it sees another game. Where each is felt: `scenes.py`."""

from __future__ import annotations

import re
import tomllib
from functools import cache

import pytest

from araldo.games.medioevo_universale import GAME
from araldo.games.medioevo_universale.box import CARDS
from araldo.kernel.catalogue import LANGUAGES
from tests.games.medioevo_universale.scenes import NAME, STORE, Theatre
from tests.games.numbers import Number, chosen, numbers


@cache
def theatre() -> Theatre:
    return Theatre()


@pytest.mark.parametrize("number", chosen(NAME), ids=lambda number: number.name)
def test_this_number_counts(number: Number) -> None:
    try:
        theatre().felt(number)
    except LookupError as why:
        pytest.fail(str(why), pytrace=False)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_cards_say_is_known_to_the_board_too(lang: str) -> None:
    """The dock tells cards by itself, with the numbers of cards, of honour and of technologies (web/realm.ts)."""
    text = (GAME.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    said = [line for line in text.splitlines() if line.startswith("card-")]
    figures = {name for line in said for name in re.findall(r"\{ \$(\w+) \}", line)}
    sources = (*CARDS, "during", "lessons")
    assert figures
    assert [name for name in sorted(figures) if name not in GAME.figures or not name.startswith(sources)] == []


def test_for_every_number_a_scene_is_kept() -> None:
    kept, there = set(tomllib.loads(STORE.read_text(encoding="utf-8"))), {number.name for number in numbers(NAME)}
    anew = f"{STORE.name} is not of this data; write it anew: python -m tests.games.{NAME}.scenes"
    assert kept == there, anew
