"""Every kind of question of every game keeps every promise of the contract, from positions in the middle of games."""

from __future__ import annotations

import pytest

from araldo.kernel import discover
from araldo.kernel.contract import check_position
from tests.proof.kept import GAMES, positions
from tests.proof.make_positions import PAGE, table
from tests.proof.pages import is_current

KINDS = [(name, kind) for name in GAMES for kind in discover.load(name).questions]


@pytest.mark.parametrize(("name", "kind"), KINDS, ids=lambda x: x)
def test_every_kind_of_question_keeps_every_promise(name: str, kind: str) -> None:
    kept = positions(name).get(kind, [])
    assert kept, f"no position of {name} puts {kind!r}: python -m tests.proof.make_positions {name}"
    for number, position in enumerate(kept):
        check_position(discover.load(name), position.packed, kind, seed=number + 1)


def test_the_table_of_kinds_in_the_documentation_is_current() -> None:
    assert is_current(PAGE, "positions", table()), "python -m tests.proof.make_positions castelli writes it"
