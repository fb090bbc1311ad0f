"""Faults: what a player sees of each, and that nothing is lost. The long ones run by `make faults` only."""

from __future__ import annotations

import itertools
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from araldo.kernel import Game, key_from_seed
from tests.faults.support import tarpit
from tests.server import conftest as server_tests

ROWS: list[tuple[str, str, str]] = []
postgres, postgres_url = server_tests.postgres, server_tests.postgres_url


@pytest.fixture(scope="session", autouse=True)
def games() -> Game:
    return tarpit()


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice at every run."""
    seeds = itertools.count(1)
    monkeypatch.setattr("araldo.server.new_tables.new_key", lambda: key_from_seed(next(seeds)))


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/araldo.sqlite3"


@pytest.fixture
def report() -> Callable[[str, str, int], None]:
    """A line of the table that is printed at the end: the fault, what a player sees, moves lost."""

    def add(fault: str, sees: str, lost: int) -> None:
        assert lost == 0
        ROWS.append((fault, sees, str(lost)))

    return add


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if os.environ.get("ARALDO_FAULTS"):
        return
    for item in items:
        if item.get_closest_marker("long"):
            item.add_marker(pytest.mark.skip(reason="make faults"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if not ROWS:
        return
    rows = [("fault", "what a player sees", "lost moves"), *ROWS]
    widths = [max(len(row[i]) for row in rows) for i in range(3)]
    terminalreporter.section("faults")
    for row in rows:
        terminalreporter.write_line("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)))
