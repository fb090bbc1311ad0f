"""A game that was installed by itself: its own drawing is loaded, shown, told of changes, and answers."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import _wait_for
from tests.browser.players import Person, post
from tests.contract.support import TINY

People = Callable[..., Person]


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which the tiny game is found as any other package's is."""
    folder: Path = tmp_path_factory.mktemp("fair")
    paths = [str(TINY), os.environ.get("PYTHONPATH", "")]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths)), "ARALDO_BOT_DELAY": "0.01"}
    command = [
        sys.executable,
        "-m",
        "araldo.cli",
        "serve",
        "--port",
        "0",
        "--database",
        f"sqlite:///{folder}/a.sqlite3",
    ]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env)
        assert server.stdout is not None
        address = server.stdout.readline().split()[1]
        _wait_for(f"{address}/healthz", server)
        yield address
        server.terminate()
        server.wait(20)


def test_a_game_s_own_drawing_is_the_board(chromium: Browser, fair: str) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "miser"}]
    made = post(fair, "/api/tables", {"game": "tiny", "seats": seats})
    page = chromium.new_context(base_url=fair, viewport={"width": 1440, "height": 900}, locale="en-GB").new_page()
    page.goto(f"/t/{made['table']}?k={made['token']}")
    board = page.locator("#board .fair")
    expect(board.locator("li").first).to_contain_text("Ada: 0 / 2")
    lines = page.locator(".log li")
    deed = board.locator("button").first
    expect(deed).to_be_visible()
    before = lines.count()
    deed.click()
    expect(lines).not_to_have_count(before)
    page.context.close()
