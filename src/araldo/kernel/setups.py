"""Set-ups that together show what a game's table options can do: every pair of values meets in one of them.

For tests and searches. Numbers of seats count as an option; combinations that the game refuses are left out, and so
are set-ups that play a series: those are several games.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from itertools import combinations
from random import Random
from typing import Any

from araldo.kernel.chance import key_from_seed
from araldo.kernel.errors import BadSetup
from araldo.kernel.game import Game, Setup

SEATS = "seats"
Choice = tuple[str, Any]  # an option and its value


def possible(game: Game, seats: int, options: Mapping[str, Any]) -> Setup | None:
    """One game with these options, or None if there is no such table."""
    try:
        setup = game.setup(seats, options)
    except BadSetup:
        return None
    if game.series is not None and game.series.applies(setup):
        return None
    return setup


def axes(game: Game) -> dict[str, tuple[Any, ...]]:
    return {SEATS: game.seats, **{option.id: option.values for option in game.options_table.values()}}


def pairwise(game: Game, seed: int = 1) -> list[Setup]:
    """Few set-ups in which every possible pair of values meets, the plain ones first."""
    found = [setup for seats in game.seats if (setup := possible(game, seats, {})) is not None]
    rng = Random(seed)
    left = set(_pairs(axes(game)))
    for setup in found:
        left -= _met(setup)
    while left:
        wish = min(left)
        setup = _grown(game, wish, left, rng)
        left.discard(wish)
        if setup is not None:
            left -= _met(setup)
            found.append(setup)
    return found


def _pairs(values: Mapping[str, tuple[Any, ...]]) -> Iterator[tuple[tuple[str, str], ...]]:
    for one, two in combinations(sorted(values), 2):
        for x in values[one]:
            for y in values[two]:
                yield _pair((one, x), (two, y))


def _pair(one: Choice, two: Choice) -> tuple[tuple[str, str], ...]:
    """Two choices as text, which can be sorted whatever the values are."""
    return tuple(sorted((key, repr(value)) for key, value in (one, two)))


def _met(setup: Setup) -> set[tuple[tuple[str, str], ...]]:
    chosen: list[Choice] = [(SEATS, setup.seats), *setup.options.items()]
    return {_pair(one, two) for one, two in combinations(chosen, 2)}


def _grown(game: Game, wish: tuple[tuple[str, str], ...], left: set[Any], rng: Random) -> Setup | None:
    """A set-up with a wished pair in it, its other values chosen so that many pairs meet which have not yet."""
    values = axes(game)
    chosen = {key: next(v for v in values[key] if repr(v) == text) for key, text in wish}
    if (best := _made(game, chosen)) is None:
        return None
    names = [key for key in values if key not in chosen]
    rng.shuffle(names)
    for name in names:
        ranked = sorted(values[name], key=lambda v: -sum(_pair((name, v), c) in left for c in chosen.items()))
        for value in ranked:
            if (made := _made(game, {**chosen, name: value})) is not None:
                chosen[name], best = value, made
                break
    return best


def _made(game: Game, chosen: Mapping[str, Any]) -> Setup | None:
    """The set-up of these choices; while the number of seats is open, with the first that will do."""
    options = {key: value for key, value in chosen.items() if key != SEATS}
    counts = (chosen[SEATS],) if SEATS in chosen else game.seats
    return next((made for seats in counts if (made := possible(game, seats, options)) is not None), None)


def distinct(game: Game, setups: Iterable[Setup], decisions: int = 300) -> list[Setup]:
    """Those set-ups that play differently: of several whose random games put the same questions, the first."""
    courses: dict[bytes, Setup] = {}
    for setup in setups:
        courses.setdefault(_course(game, setup, decisions), setup)
    return list(courses.values())


def idle_values(game: Game, decisions: int = 300, seeds: int = 3) -> list[tuple[str, Any]]:
    """Values of options with which no table plays otherwise than with another value, in random games: for an author's
    tests. Each is tried beside all others at tables in which every pair of values meets.
    """
    tables = pairwise(game)
    found = []
    for name, values in axes(game).items():
        for value in values if name != SEATS and len(values) > 1 else ():
            if not any(
                _differs(game, setup, name, value, decisions, seed) for setup in tables for seed in range(seeds)
            ):
                found.append((name, value))
    return found


def _differs(game: Game, setup: Setup, name: str, value: Any, decisions: int, seed: int) -> bool:
    """Whether a table plays otherwise with this value of an option than with the one that it has."""
    other = possible(game, setup.seats, {**setup.options, name: value})
    if other is None or setup.options[name] == value:
        return False
    return _course(game, setup, decisions, seed + 1) != _course(game, other, decisions, seed + 1)


def _course(game: Game, setup: Setup, decisions: int, seed: int = 1) -> bytes:
    """A hash of what a random game asks and offers: two set-ups with the same one are the same game so far."""
    s, rng, seen = game.start(setup, key_from_seed(seed)), Random(seed), sha256()
    for _ in range(decisions):
        if game.over(s):
            break
        seat = game.waiting(s)[0]
        options = game.options(s, seat)
        seen.update(repr((s.asked.kind, seat, options)).encode())
        game.apply_trusted(s, seat, game.choose(options, rng))
    seen.update(repr(game.outcome(s, cut=True)).encode())
    return seen.digest()
