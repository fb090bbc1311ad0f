"""The positions of a game's tests: which tests there are, and what one of them goes through."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from araldo.kernel.errors import AraldoError

SECONDS = 120  # that a test may take


class Test(msgspec.Struct):
    id: str  # as pytest names it: tests/test_auction.py::test_auc_01_…
    name: str
    rules: list[str]


class Scene(msgspec.Struct):
    label: str
    packed: str


class NoScenes(AraldoError):
    """A test that cannot be run, or that builds no position of this game."""

    code = "no-scenes"


def project_of(folder: Path) -> Path | None:
    """The folder of the project that a game belongs to."""
    return next((parent for parent in folder.parents if (parent / "pyproject.toml").is_file()), None)


def tests_of(folder: Path, game: str) -> list[Test]:
    """The tests of a game, read and not run."""
    project = project_of(folder)
    if project is None:
        return []
    own = project / "tests" / "games" / game
    found = []
    for path in sorted((own if own.is_dir() else project / "tests").rglob("test_*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"))
        except (SyntaxError, OSError):
            continue
        place = path.relative_to(project).as_posix()
        found += [Test(f"{place}::{node.name}", node.name, _rules(node)) for node in tree.body
                  if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]  # fmt: skip
    return found


def _rules(node: ast.FunctionDef) -> list[str]:
    """What `@pytest.mark.rule(…)` says."""
    calls = [one for one in node.decorator_list if isinstance(one, ast.Call) and isinstance(one.func, ast.Attribute)]
    return [str(given.value) for one in calls if isinstance(one.func, ast.Attribute) and one.func.attr == "rule"
            for given in one.args if isinstance(given, ast.Constant)]  # fmt: skip


def scenes_of(folder: Path, game: str, test: str) -> list[Scene]:
    """Run one test in a process of its own; the positions that it went through. It need not pass."""
    project = project_of(folder)
    if project is None or test not in {one.id for one in tests_of(folder, game)}:
        raise NoScenes(f"there is no test {test}", test=test)
    with tempfile.TemporaryDirectory(prefix="araldo-scenes-") as place:
        kept = Path(place) / "positions.json"
        line = [sys.executable, "-m", "pytest", "-q", "-p", "araldo.workshop.capture", "-p", "no:cacheprovider", test]
        try:
            done = subprocess.run(line, cwd=project, env={**os.environ, "ARALDO_CAPTURE": str(kept)},
                                  capture_output=True, text=True, timeout=SECONDS)  # fmt: skip
        except subprocess.TimeoutExpired:
            raise NoScenes(f"{test} takes more than {SECONDS} s", test=test) from None
        found = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else []
    scenes = [Scene(one["label"], one["packed"]) for one in found if one["game"] == game]
    if not scenes:
        last = (done.stdout.strip() or done.stderr.strip()).splitlines()[-1:] or [""]
        raise NoScenes(f"{test} builds no position: {last[0]}", test=test)
    return scenes
