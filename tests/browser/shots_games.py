"""Pictures of four games and of a lesson in docs/screenshots: `python -m tests.browser.shots_games ADDRESS [GAME…]`."""

from __future__ import annotations

import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from araldo.kernel import discover
from araldo.kernel.chance import key_from_seed
from araldo.kernel.play import Eyes, make_bot
from araldo.table.match import Match, human
from tests.browser.conftest import ARGS
from tests.browser.players import imported, post
from tests.browser.shots import FOLDER, SIZES

MOST = 400_000  # bytes of a picture
LESSON = ("warrior_knights", 15)  # whose, and the step that is shown


@dataclass(frozen=True)
class Scene:
    """A question worth a picture: the first of its kind after so many moves of bots."""

    game: str
    name: str
    bot: str
    seats: int
    seed: int
    kind: str
    after: int
    themes: tuple[str, ...] = ("light",)
    options: dict[str, Any] = field(default_factory=dict)

    def played(self) -> str:
        """The record of a game that bots have played up to it."""
        game = discover.load(self.game)
        setup = game.setup(self.seats, self.options)
        match = Match(game, setup, [human()] * self.seats, key_from_seed(self.seed), hot_seat=True, forced=False)
        bots = [make_bot(game, self.bot, seat) for seat in range(self.seats)]
        while not match.over:
            seat = match.waiting()[0]
            part = match.course.part_of(seat)
            assert part is not None
            if match.asked(seat) == self.kind and len(match.record.moves) > self.after:
                break
            match.act(seat, bots[seat].choose(Eyes(game, part.state, seat, match.options(seat, revise=False))))
        return match.export(0)


SCENES = (
    Scene("medieval_conspiracy", "auction", "chancellor", 4, 3, "bid", 2300, ("light", "dark")),
    Scene("medieval_conspiracy", "battle", "chancellor", 3, 5, "retreat", 0, options={"war_emphasis": True}),
    Scene("warrior_knights", "round", "castellan", 4, 3, "mobilize", 420, ("light", "dark")),
    Scene("crusader_kings", "court", "seneschal", 5, 4, "court", 250, ("light", "dark")),
    Scene("crusader_kings", "draw", "seneschal", 4, 3, "sacrifice", 150),
    Scene("crusader_kings", "war", "seneschal", 4, 3, "roles", 60),
    Scene("medioevo_universale", "combat", "condottiero", 5, 2, "command", 900, ("light", "dark")),
)


def opened(browser: Browser, base: str, width: int, theme: str = "light") -> Page:
    phone = width < 600
    context = browser.new_context(base_url=base, viewport=SIZES[width], locale="it-IT" if phone else "en-GB",
                                  color_scheme=theme, is_mobile=phone, has_touch=phone)  # type: ignore[arg-type]  # fmt: skip
    context.set_default_timeout(120_000)
    return context.new_page()


def kept(page: Page, file: Path) -> None:
    """Take the picture and close the page."""
    page.mouse.move(0, 0)
    page.wait_for_timeout(3500)
    page.screenshot(path=file)
    if shutil.which("pngquant"):  # a third of the size, to the eye the same
        subprocess.run(["pngquant", "160", "--force", "--ext", ".png", "--strip", file], check=True)
    assert file.stat().st_size < MOST, f"{file.name} is too large"
    page.context.close()


def shoot(browser: Browser, base: str, scene: Scene) -> None:
    made = imported(base, scene.played())
    for width, theme in [*((width, "light") for width in SIZES), *((1440, theme) for theme in scene.themes[1:])]:
        page = opened(browser, base, width, theme)
        page.goto(f"/t/{made['table']}?k={made['token']}")
        page.locator(".veil button").click()
        page.wait_for_selector("#board [data-id]", state="attached")
        dark = "-dark" if theme == "dark" else ""
        kept(page, FOLDER / f"{scene.game}-{scene.name}-{width}{dark}.png")


def teach(browser: Browser, base: str) -> None:
    """A lesson, at a step in the middle of it."""
    game, step = LESSON
    for width in SIZES:
        made = post(base, f"/api/lessons/{game}/first", {"lang": "it" if width < 600 else "en", "name": "Ada"})
        page = opened(browser, base, width)
        page.goto(f"/t/{made['table']}?k={made['token']}")
        card = page.locator(".lesson")
        for number in range(1, step):
            card.locator("header .small", has_text=f"{number} ").wait_for()
            card.get_by_role("button").click()
        card.locator("header .small", has_text=f"{step} ").wait_for()
        card.get_by_role("button").wait_for()
        kept(page, FOLDER / f"lesson-{width}.png")


def main(base: str, games: list[str]) -> None:
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        for scene in SCENES:
            if not games or scene.game in games:
                shoot(browser, base, scene)
        if not games or "lesson" in games:
            teach(browser, base)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1].rstrip("/"), sys.argv[2:])
