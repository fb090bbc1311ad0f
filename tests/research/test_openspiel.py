"""Every game is a game of OpenSpiel: its simulation test, its serialisation, and algorithms that run on it."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts, outcome_sampling_mccfr  # noqa: E402

from araldo.kernel import Game, discover  # noqa: E402
from araldo.kernel.chance import key_from_seed  # noqa: E402
from araldo.research import openspiel  # noqa: E402
from tests.research.support import NAMES  # noqa: E402

openspiel.register()
GAMES = [discover.load(name) for name in NAMES]
games = pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)


def spiel(game: Game, **given: Any) -> Any:
    """A short, small version of a game."""
    small = {"players": game.seats[0], "seeds": 4, "bound": 40, "slots": 16, "width": 128}
    return pyspiel.load_game(openspiel.PREFIX + game.id, small | given)


def after(game: Any, steps: int, seed: int = 1) -> Any:
    """A state of a random game."""
    state, rng = game.new_initial_state(), Random(seed)
    for _ in range(steps + 1):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@games
def test_random_simulations_find_no_fault(game: Game) -> None:
    pyspiel.random_sim_test(spiel(game), num_sims=1, serialize=True, verbose=False)


def test_a_whole_game_finds_no_fault() -> None:
    pyspiel.random_sim_test(spiel(discover.load("castelli"), bound=0), num_sims=1, serialize=True, verbose=False)


def test_all_chance_is_one_root_among_the_seeds() -> None:
    game = discover.load("castelli")
    state = spiel(game, seeds=4).new_initial_state()
    assert state.chance_outcomes() == [(seed, 0.25) for seed in range(4)]
    state.apply_action(3)
    assert game.pack(state.walk.s) == game.pack(game.start(game.setup(2), key_from_seed(3)))
    rng, chance = Random(1), 0
    while not state.is_terminal():
        chance += state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    assert chance == 0


@games
def test_random_simulations_with_chance_nodes_find_no_fault(game: Game) -> None:
    pyspiel.random_sim_test(spiel(game, chance="nodes", bound=15), num_sims=1, serialize=True, verbose=False)


def drawn(state: Any, dice: list[int]) -> Any:
    """Chance decided by a list, as far as it goes."""
    while state.is_chance_node():
        state.apply_action(dice.pop(0) if dice else 0)
    return state


@games
def test_what_chance_nodes_decide_is_what_dice_decide(game: Game) -> None:
    """Every draw of the deal is a node with its outcomes, and the same outcomes are the same deal."""
    rng, dice = Random(3), list[int]()
    state = spiel(game, chance="nodes").new_initial_state()
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert sum(part for _, part in outcomes) == pytest.approx(1)
        assert len(outcomes) > 1
        dice.append(rng.randrange(len(outcomes)))
        state.apply_action(dice[-1])
    again = drawn(spiel(game, chance="nodes").new_initial_state(), dice[:])
    assert game.tools.digest(state.walk.s) == game.tools.digest(again.walk.s)
    assert state.walk.s.draws >= len(dice) > 0


def test_a_die_has_its_sides_and_every_outcome_leads_elsewhere() -> None:
    state = drawn(spiel(discover.load("tiny"), chance="nodes").new_initial_state(), [])
    rng = Random(1)
    while not (state.is_terminal() or state.is_chance_node()):
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.is_chance_node(), "the tiny game draws nothing after its deal: choose another"
    before = str(state)
    ways = {str(drawn(twin, [outcome])) for outcome, _ in state.chance_outcomes() if (twin := state.clone())}
    assert len(ways) == len(state.chance_outcomes())
    assert str(state) == before
    with pytest.raises(ValueError, match="nobody"):
        state.resample_from_infostate(0, rng.random)


def test_chance_is_at_the_root_or_in_nodes() -> None:
    with pytest.raises(Exception, match="root or nodes"):
        spiel(discover.load("castelli"), chance="sometimes")


def test_table_options_are_a_parameter() -> None:
    loaded = pyspiel.load_game("araldo_castelli(players=3,set=module_battle:true;module_dilemma:true)")
    assert loaded.num_players() == 3
    assert loaded.setup.options["module_battle"] is True
    assert loaded.setup.options["module_dilemma"] is True


@games
def test_a_state_survives_its_serialisation(game: Game) -> None:
    loaded = spiel(game)
    state = after(loaded, 20)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(loaded, state))[1]
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    for player in range(loaded.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)


@games
def test_a_clone_goes_its_own_way(game: Game) -> None:
    state = after(spiel(game), 10)
    text, memory = str(state), state.information_state_string(0)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[-1])
    assert str(twin) != text
    assert (str(state), state.information_state_string(0)) == (text, memory)


@games
@pytest.mark.parametrize("steps", [4, 15, 30])
def test_an_information_state_is_the_same_whatever_is_hidden(game: Game, steps: int) -> None:
    state = after(spiel(game), steps)
    rng = Random(steps)
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)


def test_an_information_state_remembers_what_the_view_has_forgotten() -> None:
    """Two ways to the same board are two information states, and one observation."""
    game = spiel(discover.load("castelli"))
    one = after(game, 12)
    other = one.clone()
    other.story.add(0, ("pass",), ("pass",), [])
    assert one.observation_string(1) == other.observation_string(1)
    assert one.information_state_string(1) != other.information_state_string(1)


def test_a_secret_answer_is_in_the_memory_of_its_seat_only() -> None:
    game = spiel(discover.load("tiny"))
    state = next(s for steps in range(40) if secretly_asked(s := after(game, steps, seed=2)))
    asked, other = state.walk.seat, 1 - state.walk.seat
    told = set()
    for action in range(state.walk.rights):  # the answers; rights besides are used openly
        twin = state.clone()
        twin.apply_action(action)
        told.add(twin.information_state_string(other))
        assert state.walk.text(action) in twin.information_state_string(asked).splitlines()
    assert len(told) == 1


def secretly_asked(state: Any) -> bool:
    """Whether the first of two seats has a choice that the other must not learn yet."""
    walk = state.walk
    question = None if walk.over else walk.question(0)
    return question is not None and question.form == "sealed" and not walk.s.asked.answers and walk.rights > 1


# -- algorithms


def test_mcts_plays_castelli_to_the_end() -> None:
    game = spiel(discover.load("castelli"), bound=0)
    rng = np.random.RandomState(1)
    bots = [mcts.MCTSBot(game, 1.4, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng) for _ in range(2)]
    state = after(game, 50)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0


def test_ismcts_searches_what_the_seat_may_believe() -> None:
    game = spiel(discover.load("castelli"), bound=0)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 1.4, 12, random_state=rng)
    state = after(game, 20)
    assert bot.step(state) in state.legal_actions()


def test_outcome_sampling_learns_a_policy_of_the_first_moves() -> None:
    game = spiel(discover.load("castelli"), bound=8, seeds=2)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    np.random.seed(1)  # the solver draws from it
    for _ in range(10):
        solver.iteration()
    state = game.new_initial_state()
    state.apply_action(0)
    policy = solver.average_policy().action_probabilities(state)
    assert sorted(policy) == state.legal_actions()
    assert sum(policy.values()) == pytest.approx(1)
