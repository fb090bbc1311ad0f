from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from araldo.cli.app import run
from tests.contract.support import TINY, tiny


class Ran:
    """What a command line did."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err


@pytest.fixture
def araldo(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Run a command line in this process."""
    tiny()
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def ran(*argv: str) -> Ran:
        capsys.readouterr()
        status = run(list(argv))
        caught = capsys.readouterr()
        return Ran(status, caught.out, caught.err)

    return ran


def environment() -> dict[str, str]:
    keep = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return {**keep, "PYTHONPATH": str(TINY), "TERM": "dumb", "COLUMNS": "100"}


@pytest.fixture
def process() -> Callable[..., Ran]:
    """Run a command line in a process of its own, as a user does, with nothing on its standard input."""

    def ran(*argv: str) -> Ran:
        line = [sys.executable, "-m", "araldo.cli", *argv]
        nothing = subprocess.DEVNULL
        done = subprocess.run(line, stdin=nothing, capture_output=True, text=True, env=environment(), timeout=120)
        return Ran(done.returncode, done.stdout, done.stderr)

    return ran
