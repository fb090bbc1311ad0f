"""Random tables: any options, any number of seats, any seed.

The same examples every time, so that a failure means a change.
"""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from araldo.games.castelli import GAME
from araldo.games.castelli.box import COLOURS
from araldo.games.castelli.rules.tournament import SERIES
from araldo.kernel import key_from_seed
from araldo.kernel.contract import check_game

few = settings(
    max_examples=60, derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)

seeds = st.integers(0, 10_000)
house_rules = st.fixed_dictionaries(
    {},
    optional={
        option.id: st.sampled_from(option.values) for option in GAME.options_table.values() if option.id != "mode"
    },
)


@st.composite
def tables(draw):
    """A set-up of a single game; now and then a duel of a tournament."""
    options = draw(house_rules)
    if draw(st.integers(0, 4)) == 0:
        setup = GAME.setup(4, {**options, "mode": "tournament_round_robin"})
        return draw(st.sampled_from(SERIES.pairings(setup, key_from_seed(draw(seeds)), []))).setup
    seats = draw(st.sampled_from(GAME.seats))
    choices = {"colours": draw(st.permutations(COLOURS))[:seats], "start": draw(st.integers(0, seats - 1))}
    return GAME.setup(seats, options, choices)


@few
@given(tables(), seeds)
def test_a_random_game_keeps_the_contract(setup, seed):
    decisions, outcome = check_game(GAME, setup, seed, full=False)
    assert decisions >= 3 * (16 if setup.seats == 2 else 32)  # reveal, turn, stop
    assert max(outcome.scores) == outcome.scores[outcome.winners[0]]


@few
@given(tables(), seeds)
def test_a_table_that_everybody_has_left_plays_itself_to_the_end(setup, seed):
    """CA-DEC-06 to CA-DEC-14: the default of an absent player is always legal, sells nothing and never overbuilds."""
    s = GAME.start(setup, key_from_seed(seed))
    while not GAME.over(s):
        seat = GAME.waiting(s)[0]
        action = GAME.default(s, seat)
        assert action[0] not in ("sell", "overbuild", "steward")
        assert action[:2] in (("play", "king_3"), ("play", "king_4"), ("play", "king_5")) or action[0] != "play"
        GAME.apply(s, seat, action)
    GAME.invariants(s)
    assert s.turns == len(s.board.spaces)


@few
@given(tables(), seeds)
def test_points_never_fall_and_silver_is_never_lost(setup, seed):
    """Between any two decisions: points only rise, silver stays the same in sum, an area once valued stays so."""
    s = GAME.start(setup, key_from_seed(seed))
    rng = Random(seed)
    while not GAME.over(s):
        vp, areas, silver = list(s.vp), list(s.areas), s.mine + sum(s.silver)
        seat = GAME.waiting(s)[0]
        GAME.apply(s, seat, GAME.choose(GAME.options(s, seat), rng))
        assert all(now >= then for now, then in zip(s.vp, vp, strict=True))
        assert all(now == then or then == 0 for now, then in zip(s.areas, areas, strict=True))
        assert s.mine + sum(s.silver) == silver
