"""Pictures under docs/screenshots: `python -m tests.browser.shots_crusader_kings ADDRESS`."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable

from playwright.sync_api import Browser, sync_playwright

from araldo.kernel import discover
from araldo.kernel.chance import key_from_seed
from araldo.kernel.play import Eyes, make_bot
from araldo.table.match import Match, human
from tests.browser.conftest import ARGS
from tests.browser.players import imported
from tests.browser.shots import FOLDER, SIZES

GAME = "crusader_kings"
MOST = 400_000  # bytes of a picture


def played(stop: Callable[[Match, str], bool], seed: int, seats: int) -> str:
    """The record of a game that bots have played until a question is worth a picture."""
    game = discover.load(GAME)
    match = Match(game, game.setup(seats), [human()] * seats, key_from_seed(seed), hot_seat=True, forced=False)
    bots = [make_bot(game, "seneschal", seat) for seat in range(seats)]
    while not match.over:
        seat = match.waiting()[0]
        part = match.course.part_of(seat)
        assert part is not None
        if stop(match, match.asked(seat)):
            break
        match.act(seat, bots[seat].choose(Eyes(game, part.state, seat, match.options(seat, revise=False))))
    return match.export(0)


def shoot(browser: Browser, base: str, name: str, path: str, width: int, theme: str = "light") -> None:
    phone = width < 600
    context = browser.new_context(base_url=base, viewport=SIZES[width], locale="it-IT" if phone else "en-GB",
                                  color_scheme=theme, is_mobile=phone, has_touch=phone)  # type: ignore[arg-type]  # fmt: skip
    page = context.new_page()
    page.goto(path)
    page.locator(".veil button").click()
    page.wait_for_selector("#board .map [data-id]", state="attached")
    page.mouse.move(0, 0)
    page.wait_for_timeout(3500)
    file = FOLDER / f"{GAME}-{name}-{width}{'-dark' if theme == 'dark' else ''}.png"
    page.screenshot(path=file)
    if shutil.which("pngquant"):  # a third of the size, to the eye the same
        subprocess.run(["pngquant", "160", "--force", "--ext", ".png", "--strip", file], check=True)
    assert file.stat().st_size < MOST, f"{file.name} is too large"
    context.close()


def main(base: str) -> None:
    records = {
        "court": played(lambda match, kind: kind == "court" and len(match.record.moves) > 250, 4, 5),
        "draw": played(lambda match, kind: kind == "sacrifice" and len(match.record.moves) > 150, 3, 4),
        "war": played(lambda match, kind: kind == "roles" and len(match.record.moves) > 60, 3, 4),
    }
    paths = {}
    for name, record in records.items():
        made = imported(base, record)
        paths[name] = f"/t/{made['table']}?k={made['token']}"
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        for name, path in paths.items():
            shoot(browser, base, name, path, 1440)
        shoot(browser, base, "court", paths["court"], 360)
        shoot(browser, base, "draw", paths["draw"], 360)
        shoot(browser, base, "court", paths["court"], 1440, "dark")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))
