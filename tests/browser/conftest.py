"""Browser tests: one server and one chromium a run, one context a person."""

from __future__ import annotations

import os
import select
import shutil
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from araldo.server.settings import STATIC
from tests.browser.players import Person

ARGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
        "--disable-component-update", "--disable-sync"]  # fmt: skip
INSTANT = "localStorage.getItem('araldo.pace') ?? localStorage.setItem('araldo.pace', '\"instant\"')"  # nobody looks on
expect.set_options(timeout=60_000)


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = shutil.which("chromium")
    if path is None:
        pytest.skip("chromium is not installed")
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=path, args=ARGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the front end is not built: make front")
    with served(tmp_path_factory.mktemp("serve")) as address:
        yield address


@contextmanager
def served(folder: Path, **more: str) -> Iterator[str]:
    """A server of our own on a free port, with bots that do not dawdle; its address. `more`: ARALDO_… settings."""
    settings = {
        "ARALDO_LIMITS": "0",
        "ARALDO_ABSENT_SECONDS": "1",
        "ARALDO_BOT_DELAY": "0.01",
        "ARALDO_EVEN_DELAY": "0.05",
        "ARALDO_WINDOW_SECONDS": "0",
        "ARALDO_LOG_LEVEL": "warning",
        "ARALDO_DESK_FOLDER": str(folder / "desk"),
    } | {f"ARALDO_{name.upper()}": value for name, value in more.items()}
    where = ("--port", "0", "--database", f"sqlite:///{folder}/a.sqlite3")
    command = [sys.executable, "-m", "tests.browser.serve", "serve", *where]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ | settings)
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith("Araldo: "), (folder / "log").read_text()
            address = line.split()[1]
            _wait_for(f"{address}/healthz", server)
            yield address
        finally:
            _end(server)


def _end(server: subprocess.Popen[str]) -> None:
    """Gone, however it went."""
    server.terminate()
    try:
        server.wait(20)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def _wait_for(address: str, server: subprocess.Popen[str]) -> None:
    """The address is printed before the server listens."""
    while server.poll() is None:
        try:
            with urllib.request.urlopen(address, timeout=20):
                return
        except urllib.error.URLError:
            select.select([], [], [], 0.05)
    raise AssertionError("the server has ended")


@pytest.fixture
def person(chromium: Browser, base: str) -> Iterator[Callable[..., Person]]:
    yield from people(chromium, base)


def people(chromium: Browser, base: str) -> Iterator[Callable[..., Person]]:
    """Make people, each with a browser of their own. A page that throws, or breaks the policy that it was sent with,
    fails the test.
    """
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def make(lang: str = "en-GB", phone: bool = False, **more: object) -> Person:
        size = {"width": 360, "height": 740} if phone else {"width": 1440, "height": 900}
        context = chromium.new_context(base_url=base, viewport=size, locale=lang, has_touch=phone, is_mobile=phone,
                                       reduced_motion="reduce", **more)  # type: ignore[arg-type]  # fmt: skip
        context.add_init_script(INSTANT)
        contexts.append(context)
        page: Page = context.new_page()
        page.set_default_timeout(60_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if "Content Security Policy" in said.text else None)
        return Person(page, base)

    yield make
    for context in contexts:
        context.close()
    assert faults == []
