"""Every game is a PettingZoo environment; what a seat observes is what it sees, and nothing else."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from random import Random
from typing import Any
from zlib import crc32

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from araldo.kernel import Game, discover
from araldo.kernel.action import Span, Text
from araldo.kernel.chance import key_from_seed
from araldo.kernel.errors import BadSetup
from araldo.kernel.game import Outcome
from araldo.research import pettingzoo
from araldo.research.coding import HASHED, Coding, flat, token
from araldo.research.walk import TURN_PAGE, Walk, concrete, payoffs
from tests.research.support import NAMES, TINY, walked

GAMES = [discover.load(name) for name in NAMES]
games = pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)


# -- PettingZoo's own tests


@games
@pytest.mark.filterwarnings("ignore::UserWarning")  # Dict observations, and constant ones
def test_pettingzoo_finds_no_fault(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env(game.id), num_cycles=12)
    seed_test(lambda: pettingzoo.env(game.id), num_cycles=12)


@games
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_pettingzoo_finds_no_fault_with_pages_shaping_and_a_cut(game: Game, capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env(game.id, shaped=True, slots=4, bound=30)
    api_test(env, num_cycles=40)


@games
def test_the_name_the_agents_and_the_usual_seats(game: Game) -> None:
    env = pettingzoo.raw_env(game.id)
    assert env.metadata["name"] == f"{game.id}_v{game.version - 1}"
    assert env.possible_agents == [f"seat_{seat}" for seat in range(game.usual_seats)]
    assert len(pettingzoo.raw_env(game.id, seats=game.seats[0]).possible_agents) == game.seats[0]


def test_a_seed_is_the_game_that_simulations_play_with_it() -> None:
    env = pettingzoo.raw_env("castelli", seats=3, module_battle=True)
    env.reset(seed=7)
    game = discover.load("castelli")
    assert game.pack(env.walk.s) == game.pack(game.start(game.setup(3, {"module_battle": True}), key_from_seed(7)))
    env.reset()
    assert game.pack(env.walk.s) == game.pack(game.start(game.setup(3, {"module_battle": True}), key_from_seed(8)))


def test_a_tournament_is_no_environment() -> None:
    with pytest.raises(BadSetup):
        pettingzoo.raw_env("castelli", seats=4, mode="tournament")


# -- rewards


def played(env: Any, seed: int) -> tuple[list[float], bool]:
    """What each seat was given in a random game, and whether it was cut."""
    env.reset(seed=seed)
    rng, given, cut = Random(seed), dict.fromkeys(env.agents, 0.0), False
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last(observe=False)
        given[agent] += reward
        cut = cut or truncated
        env.step(None if terminated or truncated else int(rng.random() * info["legal"]))
    return list(given.values()), cut


def test_a_sole_winner_has_one_and_the_sum_is_nothing() -> None:
    assert payoffs(Outcome((9, 3, 3, 1), (0,)), (0, 1, 2, 3)) == pytest.approx([1, -1 / 3, -1 / 3, -1 / 3])
    assert payoffs(Outcome((9, 9, 3, 1), (0, 1)), (0, 1, 2, 3)) == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])
    assert payoffs(Outcome((9, 9), (0, 1)), (0, 1)) == [0, 0]
    assert payoffs(Outcome((0, 0, 0), ()), (0, 1, 2)) == [0, 0, 0]


def test_who_plays_alone_wins_or_loses() -> None:
    assert payoffs(Outcome((9,), (0,)), (0,)) == [1]
    assert payoffs(Outcome((9,), ()), (0,)) == [-1]


def test_rewards_come_at_the_end_and_are_those_of_the_outcome() -> None:
    env = pettingzoo.env("castelli", seats=2)
    given, cut = played(env, 3)
    walk = env.unwrapped.walk
    assert not cut
    assert given == payoffs(walk.game.outcome(walk.s), (0, 1))
    assert sorted(given) in ([-1, 1], [0, 0])


def test_shaping_adds_nothing_in_the_end() -> None:
    plain, _ = played(pettingzoo.env("castelli", seats=3), 5)
    env = pettingzoo.env("castelli", seats=3, shaped=True)
    shaped, _ = played(env, 5)
    assert shaped == pytest.approx(plain)
    env.reset(seed=5)
    while not any(env.rewards.values()):
        env.step(0)
    assert not any(env.terminations.values()), "a shaped reward comes before the end"


def test_a_game_at_its_bound_is_truncated_and_judged_as_it_stands() -> None:
    env = pettingzoo.env("castelli", seats=4, bound=60)
    given, cut = played(env, 3)
    walk = env.unwrapped.walk
    assert cut
    assert walk.s.frames
    assert walk.taken == 60
    assert given == payoffs(walk.game.outcome(walk.s, cut=True), (0, 1, 2, 3))


# -- slots and pages


def test_a_range_of_numbers_is_up_to_sixteen_of_them_with_both_ends() -> None:
    assert concrete([("pass",), Span(("bid",), 2, 6, 2), Text(("say",), 9)]) == [
        ("pass",), ("bid", 2), ("bid", 4), ("bid", 6), ("say", "")
    ]  # fmt: skip
    wide = [action[1] for action in concrete([Span(("bid",), 0, 1000)])]
    assert (len(wide), wide[0], wide[-1]) == (16, 0, 1000)
    assert {b - a for a, b in pairwise(wide)} <= {66, 67}


@games
def test_turning_pages_shows_every_action_and_changes_nothing(game: Game) -> None:
    walk = next(w for steps in range(60) if len((w := walked(game, steps, slots=4)).actions) > 4)
    before, shown = game.pack(walk.s), []
    for _ in range(len(walk.actions)):
        page = walk.page()
        assert len(page) == walk.count == 4
        assert page[-1] == TURN_PAGE
        shown += page[:-1]
        walk.take(3)
        if walk.first == 0:
            break
    assert set(shown) == set(walk.actions)
    assert game.pack(walk.s) == before


@games
def test_every_slot_is_legal_and_does_what_lies_in_it(game: Game) -> None:
    """The kernel's own check accepts, at every decision, the action of the slot that is taken."""
    walk, rng = walked(game, 0, slots=6), Random(4)
    for _ in range(40):
        if walk.over:
            break
        slot = int(rng.random() * walk.count)
        action, other = walk.page()[slot], game.clone(walk.s)
        if action != TURN_PAGE:
            game.apply(other, walk.seat, action)
        walk.take(slot)
        assert game.pack(walk.s) == game.pack(other)


def test_rights_of_the_asked_seat_follow_its_options() -> None:
    game = discover.load("castelli")
    walk = next(w for steps in range(400) if (w := walked(game, steps % 40, steps)).rights < len(w.actions))
    assert walk.actions[walk.rights :] == game.free_options(walk.s, walk.seat)
    seat, cards = walk.seat, len(walk.s.hands[walk.seat])
    walk.take(walk.rights)  # a card is sold
    assert len(walk.s.hands[seat]) == cards - 1


def test_a_slot_beyond_the_options_is_refused_and_changes_nothing() -> None:
    walk = walked(TINY, 2)
    before = TINY.pack(walk.s)
    with pytest.raises(ValueError, match="not legal"):
        walk.take(walk.count)
    assert TINY.pack(walk.s) == before


# -- observations


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(one[key], other[key]) for key in one)


@games
@pytest.mark.parametrize("form", ["", HASHED])
@pytest.mark.parametrize("steps", [3, 12, 30, 45])
def test_an_observation_is_the_same_whatever_is_hidden_from_the_seat(game: Game, steps: int, form: str) -> None:
    walk = walked(game, steps)
    coding = Coding(game, game.setup(walk.s.seats), observation=form)
    rng = Random(steps)
    for seat in range(walk.s.seats):
        for _ in range(3):
            other = walk.clone()
            other.imagine(seat, rng)
            assert same(coding.observe(walk, seat), coding.observe(other, seat)), f"seat {seat}"


def test_imagined_states_differ_where_the_observations_are_the_same() -> None:
    """The test above would prove nothing if nothing were hidden."""
    walk = walked(discover.load("castelli"), 12)
    other = walk.clone()
    other.imagine(0, Random(1))
    assert other.s.tiles != walk.s.tiles


def test_seats_observe_different_things() -> None:
    walk = walked(discover.load("castelli"), 30)
    coding = Coding(walk.game, walk.game.setup(4))
    assert not same(coding.observe(walk, 0), coding.observe(walk, 1))


@games
def test_a_view_is_coded_leaf_by_leaf_as_the_page_says(game: Game) -> None:
    """The fast coding, against its description."""
    walk = walked(game, 25)
    seen = game.view(walk.s, 0)
    coding = Coding(game, game.setup(walk.s.seats), width=512)
    expected = np.zeros(512)
    for path, value in flat(seen):
        place = crc32(path.encode())
        add(expected, place, crc32(value.encode()) if isinstance(value, str) else value & 0xFFFFFFFF, 1.0)
        if not isinstance(value, str) and value:
            add(expected, place, 0x9E3779B9, (1 if value > 0 else -1) * np.log2(1 + abs(value)) / 4)
    assert np.allclose(coding.features(seen), expected, atol=1e-5)


def add(vector: Any, place: int, value: int, weight: float) -> None:
    whole = 2**64 - 1
    mixed = (place << 32 | value) * 0x9E3779B97F4A7C15 & whole
    mixed ^= mixed >> 29
    mixed = mixed * 0xBF58476D1CE4E5B9 & whole
    mixed ^= mixed >> 32
    vector[mixed % len(vector)] += -weight if mixed >> 40 & 1 else weight


def test_an_option_is_coded_by_its_verb_arguments_and_number() -> None:
    coding = Coding(TINY, TINY.setup(3), slots=8)
    rows = coding.options([("march", 3, "paris"), TURN_PAGE])
    assert list(rows[0]) == [token("march"), token("3"), token("paris"), 0, 0, 0, 0, 3]
    assert not rows[1:].any()
    long = coding.row(("a", 1, 2, 3, 4, 5, 6, 7))
    assert long[6] == token("6 7")
    assert long[7] == 7


def test_only_the_asked_seat_has_options_and_a_mask() -> None:
    env = pettingzoo.raw_env("castelli")
    env.reset(seed=1)
    asked = env.agent_selection
    for agent in env.agents:
        seen = env.observe(agent)
        legal = env.infos[asked]["legal"] if agent == asked else 0
        assert seen["action_mask"].sum() == legal
        assert bool(seen["observation"]["options"].any()) == (agent == asked)


def test_coding_does_not_depend_on_the_process() -> None:
    code = (
        "from araldo.research import pettingzoo as p; e = p.raw_env('castelli'); e.reset(seed=3); e.step(0);"
        "o = e.observe(e.agent_selection)['observation']; from zlib import crc32;"
        "print(*[crc32(array.tobytes()) for array in o.values()])"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": seed}
        ).stdout
        for seed in ("1", "2")
    }
    assert len(told) == 1
    assert len(told.pop().split()) > 2


def test_a_copied_walk_goes_its_own_way() -> None:
    walk = walked(TINY, 5)
    twin: Walk = walk.clone()
    before = TINY.pack(walk.s)
    twin.take(0)
    assert TINY.pack(walk.s) == before
    assert twin.taken == walk.taken + 1
