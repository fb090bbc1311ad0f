"""CONTRIBUTING.md walked through as a stranger would: a clone, one rule changed, what fails, and how it is accepted."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.support import ROOT


def commands() -> tuple[list[str], list[str]]:
    """The two blocks of commands of the walk: change a rule, accept what follows from it."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    walk = text.partition("### Walked through")[2].partition("\n## ")[0]
    change, accept = (block.strip().splitlines() for block in re.findall(r"```sh\n(.*?)```", walk, re.DOTALL))
    return change, accept


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The repository as it was committed last, with the environment that `make setup` would make."""
    if not (ROOT / ".git").exists():
        pytest.skip("this is not a clone")
    folder = tmp_path / "araldo"
    subprocess.run(["git", "clone", "-q", "--depth", "1", f"file://{ROOT}", folder], check=True)
    (folder / ".venv").symlink_to(sys.prefix)
    return folder


def run(folder: Path, command: str) -> subprocess.CompletedProcess[str]:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    environment["PYTHONPATH"] = str(folder / "src")  # the environment is another tree's
    return subprocess.run(command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)


def failed(done: subprocess.CompletedProcess[str]) -> set[str]:
    return set(re.findall(r"^FAILED \S+::(\w+)", done.stdout, re.MULTILINE))


def test_a_first_change_goes_as_the_page_says(clone: Path) -> None:
    (change, test), (make, show, again) = commands()
    assert run(clone, test).returncode == 0
    assert run(clone, change).returncode == 0
    failing = run(clone, test)
    assert {
        "test_end_08_most_and_second_most_silver",
        "test_every_move_is_legal_and_leads_to_the_same_end",
        "test_a_golden_game_plays_and_is_told_as_it_was",
    } <= failed(failing)
    assert "make goldens GAME=castelli" in failing.stdout
    assert run(clone, show).stdout == ""
    made = run(clone, make)
    assert made.returncode == 0, made.stderr
    assert "tests/games/castelli/logs/" in run(clone, show).stdout
    assert "the second most silver brings 3" in (clone / "tests/proof/goldens/CHANGES.md").read_text(encoding="utf-8")
    accepted = run(clone, again)
    assert accepted.returncode == 0, accepted.stdout
