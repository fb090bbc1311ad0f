"""Chance: one stream a state. The n-th number is SHA-256(key, n): nothing to copy, equal on every machine, verifiable.

The key (256 bits) is committed to by its hash before play and published after it. Rules call `below`, `pick`, `roll`.

Who decides chance from outside puts numbers into `dice`: tests do, and adapters for which chance is a player. OPEN as
the last of them stops the state there, half-way, with Undecided: the state is of no use then, but a copy from before
can be given one number more.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from araldo.kernel.log import note
from araldo.kernel.state import ALL, State

T = TypeVar("T")
OPEN = -1  # in `dice`: what comes here has not been decided


class Undecided(Exception):
    """A number below `bound` is needed that nobody has decided yet."""

    def __init__(self, bound: int) -> None:
        super().__init__(f"a number below {bound} is to be decided")
        self.bound = bound


def new_key() -> bytes:
    return os.urandom(32)


def key_from_seed(seed: int) -> bytes:
    """A key for a small seed: for simulations and tests, where it is no secret."""
    return sha256(b"araldo seed %d" % seed).digest()


def commitment(key: bytes) -> str:
    """What is published before play."""
    return sha256(b"araldo commitment " + key).hexdigest()


def number(key: bytes, index: int) -> int:
    """The index-th number of a key's stream, 256 bits. The bias of a remainder by any n here is below 2^-200."""
    return int.from_bytes(sha256(key + index.to_bytes(8, "big")).digest(), "big")


def below(s: State, n: int) -> int:
    """A number from 0 to n-1."""
    s.draws += 1
    if s.dice:
        value = s.dice.pop(0)
        if value == OPEN:
            raise Undecided(n)
        if not 0 <= value < n:
            raise ValueError(f"scripted dice: {value} is not below {n}")
        return value
    return number(s.key, s.draws) % n


def belows(s: State, bounds: Sequence[int]) -> list[int]:
    """A number below each bound: digits, in those bases, of numbers of the stream; eight digits from each."""
    if s.dice:
        return [below(s, bound) for bound in bounds]
    found = []
    for at in range(0, len(bounds), 8):
        s.draws += 1
        group = bounds[at : at + 8]
        whole = 1
        for bound in group:
            whole *= bound
        rest = number(s.key, s.draws) % whole  # the same digits, of a smaller number
        for bound in group:
            found.append(rest % bound)
            rest //= bound
    return found


def pick(s: State, items: Sequence[T]) -> T:
    return items[below(s, len(items))]


def roll(s: State, what: str, sides: int = 6, seen: int = ALL) -> int:
    """A die, 1 to `sides`, logged for those who see it."""
    value = below(s, sides) + 1
    note(s, "rolled", what=what, value=value, only=seen)
    return value
