"""Who may import whom: the contract against circles sees every kind of import."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
PLAIN = "from araldo.server import table\n"
FOR_TYPES = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from araldo.server.table import Table\n"
IN_A_FUNCTION = "def late():\n    from araldo.server.table import Table\n    return Table\n"


def lint(folder: Path, audience: str) -> subprocess.CompletedProcess[str]:
    """The project's own contract against circles, over a small package of the same name."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    contract = next(one for one in config["contracts"] if one["type"] == "acyclic_siblings")
    package = folder / "araldo" / "server"
    package.mkdir(parents=True)
    for file, text in (("../__init__", ""), ("__init__", ""), ("audience", audience),
                       ("table", "from araldo.server import audience\nclass Table: ...\n")):  # fmt: skip
        (package / f"{file}.py").write_text(text)
    kept = "".join(f"{key} = {str(value).lower()}\n" for key, value in config.items() if isinstance(value, bool))
    (folder / "pyproject.toml").write_text(
        f'[tool.importlinter]\nroot_package = "araldo"\n{kept}[[tool.importlinter.contracts]]\n'
        f'name = "{contract["name"]}"\ntype = "acyclic_siblings"\nancestors = {contract["ancestors"]}\n'
    )
    env = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run([sys.executable, "-c", LINT], cwd=folder, env=env, capture_output=True, text=True)


@pytest.mark.parametrize("circle", [PLAIN, FOR_TYPES, IN_A_FUNCTION])
def test_a_planted_circle_is_found(tmp_path: Path, circle: str) -> None:
    done = lint(tmp_path, circle)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "No cycles are allowed in araldo.server." in done.stdout
    assert "It could be made acyclic by removing 1 dependency" in done.stdout


def test_without_a_circle_the_contract_is_kept(tmp_path: Path) -> None:
    done = lint(tmp_path, "")
    assert done.returncode == 0, done.stdout + done.stderr
