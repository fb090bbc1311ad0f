"""The tutorial, followed word by word: every file written, every command run, and a game that keeps the contract."""

from __future__ import annotations

from pathlib import Path

import pytest

from araldo.workshop import package
from tests.workshop.support import environment, follow, steps


@pytest.fixture(scope="module")
def followed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    folder = tmp_path_factory.mktemp("salt-road")
    return folder, follow(folder, environment(tmp_path_factory.mktemp("environment") / "venv"))


def test_every_command_of_the_tutorial_succeeds(followed: tuple[Path, dict[str, str]]) -> None:
    said = followed[1]
    assert "the contract holds in 10 games" in said["araldo check salt_road --games 10 --full 5"]
    assert "Nobody bids more coins than he has" in said["araldo rules salt_road SR-AUC-02"]
    assert "passed" in said["pytest -q"]
    assert "failed" not in said["pytest -q"]
    assert "20 games" in said["araldo simulate salt_road --games 20 --bots broker,random,random"]


def test_the_tutorial_ends_with_the_files_that_new_writes(followed: tuple[Path, dict[str, str]]) -> None:
    written = dict(package.files(package.named("salt-road")))
    del written["README.md"]  # which says what the tutorial has said
    assert {name for name, _ in steps()} - {"$"} == set(written)
    for name, text in written.items():
        assert (followed[0] / name).read_text(encoding="utf-8") == text, name
