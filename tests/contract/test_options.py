"""Every value of every table option of every game changes something that a player can see.

Two tables that differ in one value get the same seed and the same answers, until one of them shows something that the
other does not: who is asked what, the options, the log, the view or the outcome.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from araldo.kernel import SPECTATOR, Game, Outcome, Setup, discover, key_from_seed
from araldo.kernel.errors import BadSetup
from araldo.kernel.game import Result
from araldo.kernel.setups import SEATS, axes
from araldo.table.series import is_series

GAMES = [discover.load(name) for name in discover.names()]
DECISIONS = 900  # of one game
LOOK = 9  # decisions from one look at the views to the next
TABLES = 60  # that are tried before a value is said to do nothing

# What must be set for an option to matter at all, or to matter soon.
NEEDS: dict[tuple[str, str], dict[str, Any]] = {}

# Values that nothing shows, with the reason. Whoever gives them an effect takes them off the list.
SILENT: dict[tuple[str, str], str] = {}


def cases() -> Iterator[Any]:
    """Each value of an option beside the one before it."""
    for game in GAMES:
        for option in game.options_table.values():
            for one, other in zip(option.values, option.values[1:], strict=False):
                marks = []
                if (game.id, option.id) in SILENT:
                    marks.append(pytest.mark.xfail(reason=SILENT[game.id, option.id], strict=True))
                yield pytest.param(game, option.id, one, other, id=f"{game.id}-{option.id}-{other}", marks=marks)


@pytest.mark.parametrize(("game", "option", "one", "other"), cases())
def test_every_value_of_an_option_changes_something_that_a_player_can_see(
    game: Game, option: str, one: Any, other: Any
) -> None:
    assert any(differ(game, *pair, seed) for seed, pair in enumerate(tables(game, option, one, other)))


def tables(game: Game, option: str, one: Any, other: Any) -> Iterator[tuple[Setup, Setup]]:
    """Pairs of tables that differ in this option alone: first with all else as usual, then with anything."""
    rng = Random(1)
    usual = dict.fromkeys([game.usual_seats, *game.seats])
    needs = NEEDS.get((game.id, option), {})
    for number in range(TABLES):
        seats = list(usual)[number % len(usual)]
        options = {k: rng.choice(v) for k, v in axes(game).items() if k != SEATS} if number > 2 * len(usual) else {}
        options |= needs
        pair = [at_table(game, needs.get(SEATS, seats), {**options, option: value}) for value in (one, other)]
        if pair[0] is not None and pair[1] is not None:
            yield pair[0], pair[1]


def at_table(game: Game, seats: int, options: dict[str, Any]) -> Setup | None:
    try:
        return game.setup(seats, {key: value for key, value in options.items() if key != SEATS})
    except BadSetup:
        return None


def differ(game: Game, one: Setup, other: Setup, seed: int) -> bool:
    key = key_from_seed(seed)
    if (first := rounds(game, one, key)) != rounds(game, other, key):
        return True
    if first:
        one, other = first_game(game, one, key), first_game(game, other, key)
    logs: tuple[list[Any], list[Any]] = ([], [])
    pair = [game.start(setup, key, log=log) for setup, log in zip((one, other), logs, strict=True)]
    rng = Random(seed)
    for decision in range(DECISIONS):
        if logs[0] != logs[1] or shown(game, pair[0]) != shown(game, pair[1]):
            return True
        if decision % LOOK == 0 and views(game, pair[0]) != views(game, pair[1]):
            return True
        if game.over(pair[0]):
            break
        for log in logs:
            log.clear()
        if not moved(game, pair, rng):
            return True
    return views(game, pair[0]) != views(game, pair[1]) or told(game, pair[0]) != told(game, pair[1])


def rounds(game: Game, setup: Setup, key: bytes) -> list[Any]:
    """Who meets whom in a series, when the first of each game always wins; nothing for a single game."""
    if not is_series(game, setup) or game.series is None:
        return []
    done: list[list[Result]] = []
    while (pairings := game.series.pairings(setup, key, done)) is not None:
        done.append([Result(p.seats, Outcome((1, *[0] * (len(p.seats) - 1)), (0,))) for p in pairings])
    return [[result.seats for result in played] for played in done]


def first_game(game: Game, setup: Setup, key: bytes) -> Setup:
    assert game.series is not None
    pairings = game.series.pairings(setup, key, [])
    assert pairings
    return pairings[0].setup


def shown(game: Game, s: Any) -> Any:
    """Who is asked what, and what they and those with a standing right may do."""
    if s.asked is None:
        return None
    waiting = game.waiting(s)
    return s.asked.kind, waiting, s.asked.free, [game.options(s, seat) for seat in waiting]


def views(game: Game, s: Any) -> list[Any]:
    return [{**game.view(s, viewer), "options": None} for viewer in (*range(s.seats), SPECTATOR)]


def told(game: Game, s: Any) -> Any:
    outcome = game.outcome(s, cut=True)
    return outcome.scores, outcome.winners


def moved(game: Game, pair: list[Any], rng: Random) -> bool:
    """The same step at both tables; a standing right is taken up now and then. False if it is not open at both."""
    s = pair[0]
    seat = game.waiting(s)[0]
    options = game.options(s, seat)
    holders = [holder for free in s.asked.free for holder in free.seats]
    if holders and rng.random() < 1 / 8:
        holder = rng.choice(holders)
        rights = game.free_options(s, holder)
        if rights != game.free_options(pair[1], holder):
            return False
        if rights:
            seat, options = holder, rights
    action = game.choose(options, rng)
    for table in pair:
        game.apply(table, seat, action)
    return True
