"""Environments are known by name, and go on where they are sent: copied, pickled, in other processes, on a cluster."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pyspiel
import pytest

from araldo import environments
from araldo.kernel import discover
from araldo.research import openspiel
from tests.research.support import NAMES
from tools.adapters import check_adapters, check_travel, goes_on, on_its_way

TWINS: list[Callable[[Any], Any]] = [lambda what: pickle.loads(pickle.dumps(what)), copy.deepcopy]
openspiel.register()  # the tiny game too, which was found later
twins = pytest.mark.parametrize("twin", TWINS, ids=["pickled", "copied"])
named = pytest.mark.parametrize("name", NAMES)

MADE = """
{imports}
env = gymnasium.make("araldo/castelli-v{version}", seats=2)
print(env.reset(seed=7)[1]["legal"] > 0)
"""


@pytest.mark.parametrize("imports", ["import araldo, gymnasium", "import gymnasium, araldo"])
def test_gymnasium_knows_the_games_after_importing_araldo_alone(imports: str) -> None:
    version = environments.version_of(discover.load("castelli"))
    code = MADE.format(imports=imports, version=version)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, "True"), done.stderr


def test_importing_araldo_imports_neither_gymnasium_nor_a_game() -> None:
    code = "import araldo, sys; print(*sorted({'gymnasium', 'numpy', 'araldo.kernel'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""


def test_looking_for_gymnasium_is_not_importing_it() -> None:
    """Whoever asks whether it is installed does not use up the herald."""
    code = "import araldo, importlib.util as u; u.find_spec('gymnasium'); import gymnasium; print(*gymnasium.registry)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert f"araldo/castelli-v{environments.version_of(discover.load('castelli'))}" in done.stdout.split()


class Library:
    """As much of Gymnasium as is told."""

    def __init__(self) -> None:
        self.registry: dict[str, Any] = {}

    def register(self, name: str, **more: Any) -> None:
        self.registry[name] = more


def test_a_game_that_cannot_be_loaded_is_left_out_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discover, "names", lambda: {"castelli": "", "broken": ""})
    whole = discover.load("castelli")

    def load(name: str) -> Any:
        if name == "broken":
            raise RuntimeError("no such rule")
        return whole

    monkeypatch.setattr(discover, "load", load)
    library = Library()
    with pytest.warns(UserWarning, match="broken is no environment: RuntimeError: no such rule"):
        found = environments.register(library)
    assert found == list(library.registry) == [f"araldo/castelli-v{environments.version_of(whole)}"]


@twins
@named
def test_environments_on_their_way_have_twins_that_go_on(name: str, twin: Callable[[Any], Any]) -> None:
    for env in on_its_way(name):
        other = twin(env)
        assert goes_on(other) == goes_on(env)


@twins
@pytest.mark.parametrize("chance", ["root", "nodes"])
@named
def test_games_and_states_of_openspiel_have_twins(name: str, chance: str, twin: Callable[[Any], Any]) -> None:
    game = pyspiel.load_game(f"araldo_{name}(bound=60,chance={chance})")
    state = game.new_initial_state()
    for _ in range(4):
        state.apply_action(state.legal_actions()[0])
    assert str(twin(game)) == str(game)
    other = twin(state)
    assert (str(other), other.legal_actions()) == (str(state), state.legal_actions())
    other.apply_action(other.legal_actions()[0])
    assert str(other) != str(state)


def test_environments_go_on_in_another_process() -> None:
    check_travel("castelli", None)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_libraries_find_no_fault_with_an_installed_game(capsys: pytest.CaptureFixture[str]) -> None:
    check_adapters("castelli", openspiel=True)
