"""Pictures under docs/screenshots: `python -m tests.browser.shots_medieval_conspiracy ADDRESS`."""

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

GAME = "medieval_conspiracy"


def played(stop: Callable[[Match, str], bool], seed: int, seats: int, **options: object) -> str:
    """The record of a game that bots have played until a question is worth a picture."""
    game = discover.load(GAME)
    match = Match(game, game.setup(seats, options), [human()] * seats, key_from_seed(seed), hot_seat=True, forced=False)
    bots = [make_bot(game, "chancellor", seat) for seat in range(seats)]
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
    page.wait_for_selector("#board .map [data-id]")
    page.mouse.move(0, 0)
    page.wait_for_timeout(900)
    file = FOLDER / f"{GAME}-{name}-{width}{'-dark' if theme == 'dark' else ''}.png"
    page.screenshot(path=file)
    if shutil.which("pngquant"):  # a third of the size, to the eye the same
        subprocess.run(["pngquant", "--force", "--ext", ".png", "--strip", file], check=True)
    context.close()


def main(base: str) -> None:
    late = played(lambda match, kind: kind == "bid" and len(match.record.moves) > 2300, 3, 4)
    battle = played(lambda match, kind: kind == "retreat", 5, 3, war_emphasis=True)
    paths = {}
    for name, record in (("auction", late), ("battle", battle)):
        made = imported(base, record)
        paths[name] = f"/t/{made['table']}?k={made['token']}"
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        for name, path in paths.items():
            for width in SIZES:
                shoot(browser, base, name, path, width)
        shoot(browser, base, "auction", paths["auction"], 1440, "dark")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"))
