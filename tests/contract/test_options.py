"""Every value of every table option of every game changes something that a player can see.

Two tables that differ in one value get the same seed and the same answers, until one of them shows something that the
other does not: who is asked what, the options, the log, the view or the outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from araldo.games.medieval_conspiracy.board import SEAT_OF_ELECTOR
from araldo.kernel import SPECTATOR, Game, Outcome, Setup, discover, key_from_seed
from araldo.kernel.errors import BadSetup
from araldo.kernel.game import Result
from araldo.kernel.setups import SEATS, axes
from araldo.table.series import is_series
from tests.proof.kept import positions

GAMES = [discover.load(name) for name in discover.names()]
DECISIONS = 900  # of one game
LOOK = 9  # decisions from one look at the views to the next
TABLES = 60  # that are tried before a value is said to do nothing

# What must be set for an option to matter at all, or to matter soon.
NEEDS: dict[tuple[str, str], dict[str, Any]] = {
    ("castelli", "dilemma_held_tile"): {"module_dilemma": True},
    ("castelli", "guard_refunds_attacker"): {"module_battle": True},
    ("castelli", "army_needs_presence"): {"module_battle": True},
    ("castelli", "burnt_town_returns_to_reserve"): {"module_battle": True},
    ("castelli", "tournament_deck"): {"mode": "tournament_knockout", SEATS: 4},
    ("medieval_conspiracy", "two_player_half"): {SEATS: 2},
    ("medieval_conspiracy", "turn_limit"): {"quick_end": "turn_limit", SEATS: 2},
    ("medieval_conspiracy", "buy_heir_ducats"): {"buy_heir": True},
    ("medieval_conspiracy", "buy_heir_cards"): {"buy_heir": True},
    ("warrior_knights", "two_player_city_goal"): {SEATS: 2},
    ("crusader_kings", "jerusalem_end"): {"scenario": "crusade_of_the_faint_hearted"},
    ("crusader_kings", "open_iberia"): {"scenario": "kingdom_of_jerusalem_tournament", SEATS: 4},
    ("crusader_kings", "spouse_tokens"): {"scenario": "second_crusade"},
    **{("crusader_kings", f"strategy_{n}"): {SEATS: 1} for n in (1, 2, 3, 4)},
    ("crusader_kings", "automata_mode"): {SEATS: 1},
    ("crusader_kings", "automata_allied"): {SEATS: 1},
    ("medioevo_universale", "end_turns"): {SEATS: 3},
    ("medioevo_universale", "full_map_at_6"): {SEATS: 6},
}


def late(s: Any, value: Any) -> None:
    """The turn before the last, where there is a last one."""
    s.turn = max(s.turn, int(value) - 1)


def bare_treasury(s: Any, value: Any) -> None:
    s.treasury, s.gold = 0, [0] * len(s.gold)


def five_cities(s: Any, value: Any) -> None:
    s.owner[:5] = [0] * 5


def honoured(s: Any, value: Any) -> None:
    s.honour = [int(value)] * len(s.honour)


def last_elector(s: Any, value: Any) -> None:
    """All electors but one are somebody's, and somebody is Master of War."""
    for turn, land in enumerate(SEAT_OF_ELECTOR[1:]):
        s.owner[land] = turn % s.seats
    s.knights[0], s.changed = 0, True


def forlorn(s: Any, value: Any) -> None:
    """No Noble has an heir, all are wounded, and nobody has a crown for wages."""
    s.heirless, s.crowns = [0] * len(s.heirless), [0] * len(s.crowns)
    s.hurt = [1 if troops else 0 for troops in s.troops]


def masters(s: Any, value: Any) -> None:
    """Everybody knows everything and can pay for it."""
    s.tech, s.lt = [(1 << 42) - 1] * s.seats, [3] * s.seats
    s.known_tech, s.florins = list(s.tech), [9000] * s.seats


def bare_reserve(s: Any, value: Any) -> None:
    masters(s, value)
    s.boxed = [n - left for n, left in zip(s.boxed, s.stock, strict=True)]
    s.stock = [0] * len(s.stock)


def crowds(s: Any, value: Any) -> None:
    """All but one of the figures stand on transports, where supply does not matter."""
    for fleet in s.fleets[: s.seats]:
        for tr in fleet[:1]:
            tr.vf = 249


def full_holds(s: Any, value: Any) -> None:
    """All cubes of all goods lie on the first player's transports."""
    for tr in s.fleets[0]:
        tr.lots = [(good, 200, -1, -1) for good in range(8)]


# In place of the beginning: a kept position where this kind of question is asked.
ASKED: dict[tuple[str, str], str] = {
    ("warrior_knights", "player_elimination"): "cede",
    ("warrior_knights", "abandoned_nobles"): "wages",
    ("medioevo_universale", "direct_build"): "purchase",
    ("medioevo_universale", "component_limits"): "purchase",
    ("medioevo_universale", "figure_limits"): "taxes",
    ("medioevo_universale", "goods_cubes_limit"): "journey",
}

# What is changed before the first answer, if an option matters late; with the lower of the two values.
BEGIN: dict[tuple[str, str], Callable[[Any, Any], None]] = {
    ("medieval_conspiracy", "turn_limit"): late,
    ("medieval_conspiracy", "strict_master_thresholds"): last_elector,
    ("medioevo_universale", "end_turns"): late,
    ("medioevo_universale", "end_honour"): honoured,
    ("medioevo_universale", "direct_build"): masters,
    ("medioevo_universale", "component_limits"): bare_reserve,
    ("medioevo_universale", "figure_limits"): crowds,
    ("medioevo_universale", "goods_cubes_limit"): full_holds,
    ("crusader_kings", "gold_supply"): bare_treasury,
    ("warrior_knights", "two_player_city_goal"): five_cities,
    ("warrior_knights", "abandoned_nobles"): forlorn,
}

# Values that play shows nothing of, because they only say who may sit down: with some numbers of players the value
# before can be chosen and this one cannot, which whoever sets up the table is told.
AT_SETUP: set[tuple[str, str, Any]] = {("crusader_kings", "automata", 0)}


def cases() -> Iterator[Any]:
    """Each value of an option beside the one before it."""
    for game in GAMES:
        for option in game.options_table.values():
            for one, other in zip(option.values, option.values[1:], strict=False):
                yield pytest.param(game, option.id, one, other, id=f"{game.id}-{option.id}-{other}")


@pytest.mark.parametrize(("game", "option", "one", "other"), cases())
def test_every_value_of_an_option_changes_something_that_a_player_can_see(
    game: Game, option: str, one: Any, other: Any
) -> None:
    if (game.id, option, other) in AT_SETUP:
        assert any(at_table(game, seats, {option: other}) is None for seats in seated(game, {option: one}))
        return
    pairs = enumerate(tables(game, option, one, other))
    assert any(differ(game, option, one, *pair, seed) for seed, pair in pairs)


def tables(game: Game, option: str, one: Any, other: Any) -> Iterator[tuple[Setup, Setup]]:
    """Pairs of tables that differ in this option alone: first with all else as usual, then with anything."""
    rng = Random(1)
    usual = dict.fromkeys([game.usual_seats, *game.seats])  # each once
    needs = NEEDS.get((game.id, option), {})
    for number in range(TABLES):
        seats = list(usual)[number % len(usual)]
        options = {k: rng.choice(v) for k, v in axes(game).items() if k != SEATS} if number > 2 * len(usual) else {}
        options |= needs
        pair = [at_table(game, needs.get(SEATS, seats), {**options, option: value}) for value in (one, other)]
        if pair[0] is not None and pair[1] is not None:
            yield pair[0], pair[1]


def seated(game: Game, options: dict[str, Any]) -> list[int]:
    """The numbers of players with which these options can be chosen."""
    return [seats for seats in game.seats if at_table(game, seats, options) is not None]


def at_table(game: Game, seats: int, options: dict[str, Any]) -> Setup | None:
    try:
        return game.setup(seats, {key: value for key, value in options.items() if key != SEATS})
    except BadSetup:
        return None


def differ(game: Game, option: str, value: Any, one: Setup, other: Setup, seed: int) -> bool:
    if game.time_limit is not None and game.time_limit.minutes(one) != game.time_limit.minutes(other):
        return True  # the table's clock
    key = key_from_seed(seed)
    if (first := rounds(game, one, key)) != rounds(game, other, key):
        return True
    if first:
        one, other = first_game(game, one, key), first_game(game, other, key)
    logs: tuple[list[Any], list[Any]] = ([], [])
    pair = [begun(game, option, setup, key, seed) for setup in (one, other)]
    for s, log in zip(pair, logs, strict=True):
        s.log = log
        BEGIN.get((game.id, option), as_it_is)(s, value)
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


def begun(game: Game, option: str, setup: Setup, key: bytes, seed: int) -> Any:
    """A new game; or one of the kept positions, with the option as in the set-up."""
    if (game.id, option) not in ASKED:
        return game.start(setup, key)
    kept = positions(game.id)[ASKED[game.id, option]]
    s: Any = game.unpack(kept[seed % len(kept)].packed)
    s.key, s.options = key, {**s.options, option: setup.options[option]}
    return s


def as_it_is(s: Any, value: Any) -> None:
    pass


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
