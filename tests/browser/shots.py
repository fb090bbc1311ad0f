"""Take the pictures under docs/screenshots, of a server that runs: `python -m tests.browser.shots ADDRESS`."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from araldo.table.match import Match
from tests.browser.conftest import ARGS
from tests.browser.players import imported, played

FOLDER = Path(__file__).parents[2] / "docs" / "screenshots"
SIZES = {1440: {"width": 1440, "height": 900}, 360: {"width": 360, "height": 740}}


def shoot(browser: Browser, base: str, paths: dict[str, str], width: int, theme: str = "light") -> None:
    phone = width < 600
    context = browser.new_context(base_url=base, viewport=SIZES[width], locale="it-IT" if phone else "en-GB",
                                  color_scheme=theme, is_mobile=phone, has_touch=phone)  # type: ignore[arg-type]  # fmt: skip
    for name, path in paths.items():
        page: Page = context.new_page()
        page.goto(path)
        page.wait_for_load_state("networkidle")
        if name == "table":
            page.locator(".veil button").click()
            page.wait_for_selector("#board svg")
            page.mouse.move(0, 0)
        page.wait_for_timeout(800)
        file = FOLDER / f"{name}-{width}{'-dark' if theme == 'dark' else ''}.png"
        page.screenshot(path=file)
        if shutil.which("pngquant"):  # a third of the size, to the eye the same
            subprocess.run(["pngquant", "--force", "--ext", ".png", "--strip", file], check=True)
        page.close()
    context.close()


def building(match: Match) -> bool:
    """Late enough to have something to see, with castles to choose."""
    castles = [option for option in match.options(match.waiting()[0]) if option[0] == "build"]
    return len(match.record.moves) > 90 and len(castles) > 1


def main(base: str) -> None:
    middle = imported(base, played(building, 9, 4))
    over = imported(base, played(lambda m: False, 9, 4))
    paths = {"home": "/"}
    for name, made in (("table", middle), ("end", over)):
        paths[name] = f"/t/{made['table']}?k={made['token']}"
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        for width in SIZES:
            shoot(browser, base, paths, width)
        shoot(browser, base, {"table": paths["table"]}, 1440, "dark")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))
