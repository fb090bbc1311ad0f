"""The game of the tutorial on its author's bench and at a table; and what the kit gives to packages of their own."""

from __future__ import annotations

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from araldo.server.settings import STATIC
from tests.browser.conftest import INSTANT, _end, _wait_for
from tests.browser.players import post
from tests.tools.test_docs import ROOT, blocks
from tests.workshop.support import command, environment, follow


class Bench(NamedTuple):
    address: str
    folder: Path


@pytest.fixture(scope="module")
def bench(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    """The tutorial followed to its last command, which serves the game."""
    if not (STATIC / "index.html").exists():
        pytest.skip("the front end is not built: make front")
    folder = tmp_path_factory.mktemp("salt-road")
    programs = environment(tmp_path_factory.mktemp("environment") / "venv")
    follow(folder, programs, only="pip")
    env = {**os.environ, "ARALDO_BOT_DELAY": "0.01", "ARALDO_WINDOW_SECONDS": "0"}
    line = command("araldo dev salt_road --port 0 --seed 80", programs)
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(line, cwd=folder, stdout=subprocess.PIPE, stderr=log, text=True, env=env)
        try:
            assert server.stdout is not None
            found = re.search(r"http://127\.0\.0\.1:\d+", server.stdout.readline())
            assert found is not None, (folder / "log").read_text()
            _wait_for(f"{found[0]}/healthz", server)
            yield Bench(found[0], folder)
        finally:
            _end(server)


@pytest.fixture
def page(chromium: Browser, bench: Bench) -> Iterator[Page]:
    context = chromium.new_context(base_url=bench.address, viewport={"width": 1440, "height": 900}, locale="en-GB",
                                   reduced_motion="reduce")  # fmt: skip
    context.add_init_script(INSTANT)
    faults: list[str] = []
    made = context.new_page()
    made.set_default_timeout(60_000)
    made.on("pageerror", lambda error: faults.append(str(error)))
    made.on("console", lambda said: faults.append(said.text) if "Content Security Policy" in said.text else None)
    yield made
    context.close()
    assert faults == []


def test_a_position_is_played_looked_into_and_kept_when_a_file_is_saved(page: Page, bench: Bench) -> None:
    page.goto("/dev")
    card = page.locator(".market .block button")
    expect(card).to_have_accessible_name("Bid: Wool")
    card.click()  # on the board, drawn by the kit: bids 1
    expect(page.locator(".course b")).to_have_text("1")
    expect(page.get_by_role("heading", name="Wool for more than 1?")).to_be_visible()
    frames = page.get_by_role("region", name="Frames")
    expect(frames).to_contain_text("rules/auction.py")
    expect(frames.locator("li[aria-current]")).to_have_text("bid in turn")

    hands = page.get_by_role("region", name="State").first.locator("tr", has_text="hands")
    hidden = hands.locator("td").nth(1)
    expect(hidden).to_have_text(re.compile(r"^\[\d+, \d+, \d+\]$"))
    page.get_by_role("group", name="seen by").get_by_role("button", name="Red").click()
    expect(hidden).to_have_text("[] + 3")

    rule = bench.folder / "salt_road" / "texts" / "en.ftl"
    rule.write_text(rule.read_text().replace("for more than { $price }?", "beyond { $price }, anybody?"))
    expect(page.get_by_role("heading", name="Wool beyond 1, anybody?")).to_be_visible()
    expect(page.locator(".news")).to_contain_text("texts/en.ftl saved: loaded again, 1 decision")

    data = bench.folder / "salt_road" / "data" / "components.toml"
    was = data.read_text()
    data.write_text(was.replace("coins = 20 ", "coins = 0 "))
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("at decision 1 · 0 bid 1")
    expect(page.get_by_text("SR-AUC-02").first).to_be_visible()
    data.write_text(was)
    expect(alert).to_have_count(0)

    source = bench.folder / "salt_road" / "rules" / "ending.py"
    whole = source.read_text()
    source.write_text(f"{whole}x = = 1\n")
    expect(alert).to_contain_text(f"rules/ending.py:{len(whole.splitlines()) + 1}")
    source.write_text(whole)
    expect(alert).to_have_count(0)

    drawing = bench.folder / "salt_road" / "web" / "board.js"
    drawing.write_text(drawing.read_text().replace("Under the hammer", "Going once"))
    expect(page.locator(".market h2").first).to_have_text("Going once")


def test_a_position_of_a_test_is_opened(page: Page) -> None:
    page.goto("/dev")
    page.get_by_role("button", name="Positions of tests").click()
    page.get_by_role("searchbox").fill("SR-PRI-03")
    page.get_by_role("button", name="pri 03 the price must be at hand").click()
    page.get_by_role("button", name="2 pass", exact=True).click()
    expect(page.locator(".pennant code")).to_have_text("claim · window")
    page.locator(".pennant").get_by_role("button", name="Green").click()
    expect(page.get_by_text("SR-PRI-02")).to_be_visible()  # Green holds none


def test_the_bench_can_be_read_by_everybody(page: Page) -> None:
    page.goto("/dev")
    expect(page.locator(".market .block button")).to_be_visible()
    page.get_by_role("button", name="A bot decides").click()
    expect(page.locator(".course b")).to_have_text("1")
    for width in (1440, 390):
        page.set_viewport_size({"width": width, "height": 860})
        found = Axe().run(page).response["violations"]
        assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.get_by_role("button", name="Italiano").click()
    expect(page.get_by_role("region", name="Stato").first).to_contain_text("segnato")


def test_the_example_of_the_kit_draws_and_answers(page: Page, bench: Bench) -> None:
    """The example of docs/reference/kit.md as the board of a package: hexagons in a frame, which can be clicked."""
    example = next(
        text for text in blocks(ROOT / "docs" / "reference" / "kit.md", "js") if "export function mount" in text
    )
    drawing = bench.folder / "salt_road" / "web" / "hexes.js"
    drawing.write_text(example)
    page.goto("/about")
    page.evaluate(
        """async () => {
          const { mount } = await import('/drawn/salt_road/hexes.js')
          const target = document.body.appendChild(document.createElement('div'))
          target.id = 'hexes'
          target.style.height = '400px'
          const onact = (action) => (window.done = action)
          const props = { lang: 'en', options: [{ action: ['go', '1,0'], label: 'Go east' }], onact }
          window.board = mount(target, props)
          window.props = props
        }"""
    )
    east = page.locator("#hexes").get_by_role("button", name="Go east")
    east.click()
    assert page.evaluate("window.done") == ["go", "1,0"]
    page.evaluate("board.update({ ...props, options: [{ action: ['go', '-1,0'], label: 'Go west' }] })")
    expect(page.locator("#hexes").get_by_role("button", name="Go west")).to_be_visible()
    expect(east).to_have_count(0)
    page.evaluate("board.destroy()")
    expect(page.locator("#hexes svg")).to_have_count(0)


def test_the_game_of_the_tutorial_is_played_at_a_table(page: Page, bench: Bench) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "broker"}, {"kind": "bot", "bot": "broker"}]
    made = post(bench.address, "/api/tables", {"game": "salt_road", "seats": seats, "options": {"rounds": 6}})
    page.goto(f"/t/{made['table']}?k={made['token']}")
    card = page.locator("#board .market .block button")
    expect(card).to_be_enabled()
    lines = page.locator(".log li")
    before = lines.count()
    card.click()
    expect(lines).not_to_have_count(before)
    over = page.locator("#board .market h2", has_text="The market is closed")
    for _ in range(80):
        choice = page.get_by_role("button", name="Pass", exact=True)
        expect(choice.or_(over).first).to_be_visible()
        if over.count():
            break
        choice.first.click()
        page.wait_for_function("before => document.querySelectorAll('.log li').length !== before", arg=lines.count())
    expect(over).to_be_visible()
