"""Whether the adapters of an installed Araldo do what their libraries ask: run by the interpreter that has it.

    python tools/adapters.py [--game castelli …] [--openspiel] [--ray]

For every game: PettingZoo's api_test, seed_test and parallel_api_test, Gymnasium's make and check_env, with --openspiel
its random_sim_test with both kinds of chance; environments that are pickled, copied and go on in another process, with
--ray on a cluster of this machine.
"""

from __future__ import annotations

import argparse
import contextlib
import copy
import io
import os
import pickle
import warnings
from multiprocessing import get_context
from typing import Any

LOOPBACK = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}


def goes_on(env: Any, steps: int = 5) -> str:
    """What becomes of a game if the first option is taken so often: run here and elsewhere."""
    for _ in range(steps):
        env.step(0)
    walk = env.unwrapped.walk
    return f"{walk.game.id} {walk.taken} {walk.game.tools.digest(walk.s)}"


def on_its_way(name: str) -> list[Any]:
    """An environment of each kind, some steps after its start."""
    import gymnasium

    from araldo.research import gym, pettingzoo

    (known,) = [known for known in gym.register() if known.startswith(f"araldo/{name}-v")]
    found = [gymnasium.make(known), gym.SeatEnv(name), pettingzoo.env(name), pettingzoo.raw_env(name)]
    for env in found:
        env.reset(seed=7)
        goes_on(env, 3)
    return found


def check_adapters(name: str, openspiel: bool) -> None:
    from gymnasium.utils.env_checker import check_env
    from pettingzoo.test import api_test, parallel_api_test, seed_test
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel

    from araldo.research import gym, pettingzoo

    api_test(pettingzoo.env(name), num_cycles=100)
    seed_test(lambda: pettingzoo.env(name), num_cycles=20)
    parallel_api_test(turn_based_aec_to_parallel(pettingzoo.env(name, bound=60)), num_cycles=100)
    check_env(gym.SeatEnv(name, render_mode="ansi"), skip_render_check=False)
    if openspiel:
        import pyspiel

        import araldo.research.openspiel  # noqa: F401

        for chance in ("root", "nodes"):
            game = pyspiel.load_game(f"araldo_{name}(bound=60,chance={chance})")
            pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
            state = game.new_initial_state()
            assert str(pickle.loads(pickle.dumps(game))) == str(copy.deepcopy(game)) == str(game)
            assert str(pickle.loads(pickle.dumps(state))) == str(copy.deepcopy(state)) == str(state)


def check_travel(name: str, ray: Any) -> None:
    envs = on_its_way(name)
    with get_context("spawn").Pool(1) as pool:
        there = pool.map(goes_on, envs)
    if ray is not None:
        assert ray.get([ray.remote(goes_on).remote(env) for env in envs]) == there, f"{name}: another game on Ray"
    twins = [goes_on(pickle.loads(pickle.dumps(env))) for env in envs]
    copies = [goes_on(copy.deepcopy(env)) for env in envs]
    assert [goes_on(env) for env in envs] == there == twins == copies, f"{name}: another game elsewhere"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", action="append", help="these games only")
    parser.add_argument("--openspiel", action="store_true", help="OpenSpiel too")
    parser.add_argument("--ray", action="store_true", help="on a Ray of this machine too")
    options = parser.parse_args()
    warnings.simplefilter("ignore")  # Dict observations, constant ones
    from araldo.kernel import discover

    ray = None
    if options.ray:
        os.environ.update(LOOPBACK)
        import ray

        ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    for name in options.game or discover.names():
        with contextlib.redirect_stdout(io.StringIO()):
            check_adapters(name, options.openspiel)
            check_travel(name, ray)
        print(f"{name}: its environments hold, here and elsewhere", flush=True)


if __name__ == "__main__":
    main()
