"""Chance: the same stream from the same key on every machine, for ever; promised before play, checked after it.

The vectors were computed with nothing but SHA-256 at hand. If one of them changes, every old record is void.
"""

from __future__ import annotations

from collections import Counter

import pytest

from araldo.kernel import State, below, commitment, key_from_seed, pick, roll, shuffle
from araldo.kernel.chance import belows, new_key, number
from araldo.kernel.log import event_for
from araldo.kernel.pieces import stock

KEY = bytes(range(32))


def state(**fields: object) -> State:
    return State(key=KEY, **fields)  # type: ignore[arg-type]


def test_the_stream_is_what_it_always_was() -> None:
    assert number(KEY, 1) == 0x6061C4386D7A1788BA52E2E8B2EE6FE6137644EC75A70BF7042CFD67A1E57BD3
    s = state()
    assert [below(s, 6) for _ in range(12)] == [1, 5, 2, 5, 2, 1, 2, 2, 2, 5, 2, 0]
    assert [below(s, 1000) for _ in range(3)] == [number(KEY, index) % 1000 for index in (13, 14, 15)]
    assert s.draws == 15


def test_a_shuffle_is_what_it_always_was() -> None:
    s = state()
    stock(s, 12)
    pile = list(range(12))
    shuffle(s, pile)
    assert pile == [9, 0, 11, 4, 3, 5, 6, 2, 8, 1, 10, 7]
    assert s.draws == 2  # eight numbers below small bounds come out of one number of the stream


def test_a_seed_and_a_commitment_are_what_they_always_were() -> None:
    assert key_from_seed(1).hex() == "66a3dfeb42b58fcda84aa2c575d5f91e2309ac9799289df14bb34bb048b20fef"
    assert commitment(KEY) == "cf01e61724fddc81f9f35bf3313b4cb3b7498ba4578b5740d8de75b5f13091d3"


def test_keys_are_fresh_and_long() -> None:
    assert len({new_key() for _ in range(50)}) == 50
    assert len(new_key()) == 32


def test_chance_depends_on_nothing_but_key_and_count() -> None:
    s, later = state(), state(draws=7)
    first = [below(s, 100) for _ in range(10)]
    assert [below(later, 100) for _ in range(3)] == first[7:]


def test_scripted_dice_come_first_and_must_fit() -> None:
    s = state(dice=[4, 0, 6])
    assert [below(s, 6), below(s, 6)] == [4, 0]
    with pytest.raises(ValueError, match="6 is not below 6"):
        below(s, 6)
    s = state(dice=[3])
    assert [below(s, 6), below(s, 6)] == [3, number(KEY, 2) % 6]  # a scripted number counts as drawn


def test_scripted_dice_script_shuffles_too() -> None:
    s = state(dice=[0, 0, 0])
    assert belows(s, [4, 3, 2]) == [0, 0, 0]
    assert s.dice == []


@pytest.mark.parametrize("sides", [2, 6, 7, 20])
def test_every_number_is_about_as_likely(sides: int) -> None:
    s = state()
    draws = 400 * sides
    for found in (Counter(below(s, sides) for _ in range(draws)), Counter(belows(s, [sides] * draws))):
        assert set(found) == set(range(sides))
        assert all(320 < count < 480 for count in found.values())


def test_every_order_is_about_as_likely() -> None:
    s = state()
    stock(s, 3)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(2400):
        pile = [0, 1, 2]
        shuffle(s, pile)
        found[tuple(pile)] += 1
    assert len(found) == 6
    assert all(320 < count < 480 for count in found.values())


def test_a_die_is_logged_for_those_who_see_it() -> None:
    s = state(dice=[4, 0], log=[])
    assert roll(s, "siege") == 5
    assert roll(s, "hidden", sides=20, seen=0b10) == 1
    assert s.log is not None
    assert [event_for(event, 0) for event in s.log] == [{"kind": "rolled", "what": "siege", "value": 5}, None]
    assert event_for(s.log[1], 1) == {"kind": "rolled", "what": "hidden", "value": 1}


def test_pick() -> None:
    assert pick(state(dice=[2]), ["a", "b", "c"]) == "c"
