"""The mutation tool makes the mistakes it says, and gives them to functions that are already in use."""

from __future__ import annotations

import importlib.util
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tools import mutate

SOURCE = """
LIMIT = 3


def may(a, b):
    return a < LIMIT and not b


def total(items):
    found = sum(x for x in items if x > 1)
    items.append(found - 1)
    return pow(found, len(items))
"""


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    path = tmp_path / "small_rules.py"
    path.write_text(SOURCE)
    monkeypatch.setattr(mutate, "SOURCE", tmp_path)
    spec = importlib.util.spec_from_file_location("small_rules", path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    yield made
    sys.modules.pop("small_rules", None)


def changes(module: Any) -> dict[tuple[str, str], mutate.Mutant]:
    return {(mutant.operator, mutant.changed()[1]): mutant for mutant in mutate.mutants(Path(module.__file__))}


def test_every_operator_finds_its_mistake(module: Any) -> None:
    found = changes(module)
    for expected in (
        ("boundary", "return (a <= LIMIT) and not b"),
        ("comparison", "return (a >= LIMIT) and not b"),
        ("and/or", "return ((a < LIMIT) or (not b))"),
        ("condition dropped", "return ((a < LIMIT))"),
        ("negation", "return a < LIMIT and (b)"),
        ("condition dropped", "found = sum(x for x in items if True)"),
        ("constant", "LIMIT = 4"),
        ("arithmetic", "items.append(((found) + (1)))"),
        ("statement dropped", "pass"),
        ("returns nothing", "return None"),
        ("arguments swapped", "return pow(len(items), found)"),
    ):
        assert expected in found


def test_a_function_that_is_in_use_gets_the_mistake(module: Any) -> None:
    held = module.may
    assert not held(3, False)
    assert mutate.apply(changes(module)["boundary", "return (a <= LIMIT) and not b"])
    assert held(3, False)


def test_what_is_run_at_import_needs_a_process_of_its_own(module: Any) -> None:
    assert not mutate.apply(changes(module)["constant", "LIMIT = 4"])


def test_a_mistake_over_which_no_test_passes_survives(module: Any) -> None:
    mutant = changes(module)["boundary", "return (a <= LIMIT) and not b"]
    if not (pid := os.fork()):
        with suppress(Exception):
            mutate.Run("small", [mutant], 1).play(mutant, [], mutate.Covered())
        os._exit(1)
    assert os.waitpid(pid, 0)[1] == 0


def test_a_survivor_is_given_its_quickest_tests_once_more() -> None:
    covered = mutate.Covered(seconds={"slow": mutate.QUICK, "quick": 0.1, "good": 1})
    assert mutate.quickest(["slow", "good", "quick"], covered) == ["quick", "good"]


def test_the_same_seed_is_the_same_sample() -> None:
    first, again, other = (mutate.sample("castelli", 20, seed) for seed in (1, 1, 2))
    assert first == again != other
    assert len({(mutant.path, mutant.line) for mutant in first}) == 20


AGAIN = """
def first(x):
    if x:
        return []
    x.append(1)
    return []


class Box:
    def second(self):
        return []
"""


@pytest.fixture
def alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[mutate.Mutant]:
    """The same mistake on three equal lines."""
    (tmp_path / "alike.py").write_text(AGAIN)
    monkeypatch.setattr(mutate, "SOURCE", tmp_path)
    return [m for m in mutate.mutants(tmp_path / "alike.py") if m.operator == "returns nothing"]


def entry(**more: Any) -> dict[str, Any]:
    return {"file": "alike.py", "was": "return []", "now": "return None", "reason": "…", **more}


def test_an_equivalent_is_found_by_its_function_and_its_place_there(alike: list[mutate.Mutant]) -> None:
    assert [(m.function(), m.nth()) for m in alike] == [("first", 1), ("first", 2), ("Box.second", 1)]
    for listed, expected in (
        (entry(), [True, True, True]),
        (entry(**{"in": "first"}), [True, True, False]),
        (entry(**{"in": "first", "nth": 2}), [False, True, False]),
        (entry(**{"in": "Box.second"}), [False, False, True]),
    ):
        assert [mutate.is_equivalent(m, [listed]) for m in alike] == expected


def test_the_least_is_the_least_in_any_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "least.py").write_text("def least(a, b):\n    return min(a, b), max(a, b, key=abs), pow(a, b)\n")
    monkeypatch.setattr(mutate, "SOURCE", tmp_path)
    swapped = [m for m in mutate.mutants(tmp_path / "least.py") if "swapped" in m.operator]
    assert [mutate.is_equivalent(m, []) for m in swapped] == [True, False, False]


def test_a_symmetric_function_takes_the_two_after_the_state_in_any_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "both.py").write_text("def both(s, a, b, c):\n    return x.war(s, a, b, c), f(s, a, b), war(a, b, c)\n")
    monkeypatch.setattr(mutate, "SOURCE", tmp_path)
    monkeypatch.setattr(mutate, "sources", lambda target: [tmp_path / "both.py"])
    found = [m for m in mutate.mutants(tmp_path / "both.py") if "swapped" in m.operator]
    alike = [m.changed()[1] for m in found if mutate.is_equivalent(m, [{"of": "war", "reason": "…"}])]
    assert alike == ["return x.war(s, b, a, c), f(s, a, b), war(a, b, c)"]
    monkeypatch.setattr(mutate, "equivalents", lambda target: [{"of": "war"}, {"of": "peace"}])
    assert ["peace" in doubt for doubt in mutate.doubtful("both")] == [True]


def test_an_entry_that_could_mean_several_mistakes_or_none_is_doubtful(
    alike: list[mutate.Mutant], monkeypatch: pytest.MonkeyPatch
) -> None:
    clear = entry(**{"in": "Box.second"})
    monkeypatch.setattr(mutate, "equivalents", lambda target: [clear, entry(), entry(was="return 1")])
    several, none = mutate.doubtful("alike")
    assert "('first', 2)" in several
    assert "any more" in none


@pytest.mark.parametrize("target", sorted(path.stem for path in (mutate.ROOT / "tests" / "mutants").glob("*.toml")))
def test_every_listed_equivalent_means_one_mistake(target: str) -> None:
    assert list(mutate.doubtful(target)) == []
    assert all(listed["reason"] for listed in mutate.equivalents(target))
