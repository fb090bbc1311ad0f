"""A partnership game in the browser: who plays with whom is shown before, during and after it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from araldo.kernel import Game
from tests.browser.conftest import _wait_for
from tests.browser.players import imported, post
from tests.browser.shots import Scene
from tests.contract.support import PAIRS


@pytest.fixture(scope="module")
def banners_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server on which the partnership game is found as any other package's is."""
    folder: Path = tmp_path_factory.mktemp("pairs")
    paths = [str(PAIRS), os.environ.get("PYTHONPATH", "")]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths)), "ARALDO_BOT_DELAY": "0.01"}
    command = [sys.executable, "-m", "araldo.cli", "serve", "--port", "0", "--database"]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen([*command, f"sqlite:///{folder}/a.sqlite3"], stdout=subprocess.PIPE, stderr=log,
                                  text=True, env=env)  # fmt: skip
        assert server.stdout is not None
        address = server.stdout.readline().split()[1]
        _wait_for(f"{address}/healthz", server)
        yield address
        server.terminate()
        server.wait(20)


def test_partners_are_shown_in_the_form_and_at_the_table(chromium: Browser, banners_server: str) -> None:
    context = chromium.new_context(base_url=banners_server, viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    page.goto("/new/pairs")
    expect(page.locator("form")).to_contain_text("A: Seat 1 and Seat 3 · B: Seat 2 and Seat 4")
    seats = [{"kind": "human", "name": "Ada"}, *[{"kind": "bot", "bot": "bold"}] * 3]
    made = post(banners_server, "/api/tables", {"game": "pairs", "seats": seats})
    page.goto(f"/t/{made['table']}?k={made['token']}")
    expect(page.locator("ul.seats .side .sr")).to_have_text(["Side A", "Side B", "Side A", "Side B"])
    context.close()


def test_an_ending_has_a_line_a_curve_and_a_victory_for_each_side(
    chromium: Browser, banners_server: str, banners: Game
) -> None:
    made = imported(banners_server, Scene("pairs", "end", "bold", 4, 9, "", 0).played())
    context = chromium.new_context(base_url=banners_server, viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    page.goto(f"/t/{made['table']}?k={made['token']}")
    ending = page.locator(".end")
    expect(ending.locator("ol li")).to_have_count(2)
    expect(ending.locator("ol li.won .marks > *")).to_have_count(2)
    expect(ending.locator("h2")).to_contain_text("win together")
    expect(ending.locator("figure > ul > li")).to_have_count(2)
    context.close()


def test_partners_talk_among_themselves(chromium: Browser, banners_server: str) -> None:
    seats = [{"kind": "human", "name": name} for name in ("Ada", "Bruno", "Carla", "Dario")]
    made = post(banners_server, "/api/tables", {"game": "pairs", "seats": seats})
    contexts = [chromium.new_context(base_url=banners_server, viewport={"width": 1440, "height": 900}, locale=lang)
                for lang in ("en-GB", "en-GB", "it-IT")]  # fmt: skip
    ada, bruno, carla = pages = [context.new_page() for context in contexts]
    for page, link in zip(pages, made["links"]["seats"][:3], strict=True):
        page.goto(f"/t/{made['table']}?k={link['token']}")
        page.get_by_role("tab", name="Chat").click()
    ada.get_by_label("To whom").select_option("to my side")
    ada.get_by_label("Say something").fill("Their king")
    ada.get_by_role("button", name="Send").click()
    expect(carla.get_by_role("log", name="Chat")).to_contain_text("Ada\u00a0→ solo la nostra parte: Their king")
    ada.get_by_label("To whom").select_option("to all")
    ada.get_by_label("Say something").fill("Good evening")
    ada.get_by_role("button", name="Send").click()
    expect(bruno.get_by_role("log", name="Chat")).to_contain_text("Ada: Good evening")
    expect(bruno.get_by_role("log", name="Chat")).not_to_contain_text("king")
    for context in contexts:
        context.close()
