"""Two pieces change places at the start: how the contract deals otherwise."""

from __future__ import annotations

from araldo.kernel import key_from_seed
from tests.contract.support import tiny

TINY = tiny()


def dealt(*swap: int) -> list[list[int]]:
    s = TINY.start(TINY.setup(3), key_from_seed(1), swap=list(swap) or None)
    assert s.swap is None, "what is shuffled later stays as it is"
    return [s.deck, *s.hands]


def test_two_pieces_change_places_after_the_shuffle_that_is_named() -> None:
    plain = dealt()
    exchanged = [[{0: 16, 16: 0}.get(piece, piece) for piece in pile] for pile in plain]
    assert dealt(0, 16, 1) == exchanged != plain
    assert dealt(0, 16, 2) == plain, "there is one shuffle"
    assert dealt(0, 99, 1) == plain, "one of the two was not in it"


def test_shuffles_are_counted() -> None:
    counted = [0, 16, 0]
    TINY.start(TINY.setup(3), key_from_seed(1), swap=counted)
    assert counted == [0, 16, -1]
