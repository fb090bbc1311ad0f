"""Every number of the data counts: whoever changes it sees another game. Where each is felt: `scenes.py`."""

from __future__ import annotations

import tomllib
from functools import cache

import pytest

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


def test_for_every_number_a_scene_is_kept() -> None:
    kept, there = set(tomllib.loads(STORE.read_text(encoding="utf-8"))), {number.name for number in numbers(NAME)}
    anew = f"{STORE.name} is not of this data; write it anew: python -m tests.games.{NAME}.scenes"
    assert kept == there, anew
