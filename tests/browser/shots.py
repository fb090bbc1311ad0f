"""The pictures in docs/screenshots: `make pictures`, or `python -m tests.browser.shots [NAME…]` for some of them.

A server of its own is started. Scenes come from seeded games of bots, so that the same source gives the same pictures.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from araldo.kernel import discover
from araldo.kernel.chance import key_from_seed
from araldo.kernel.play import Eyes, make_bot
from araldo.table.match import Match, human
from tests.browser.conftest import ARGS, INSTANT, served
from tests.browser.players import imported, post
from tools.front import front

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "docs" / "screenshots"
MADE = FOLDER / "made.json"  # of what they are pictures
SIZES = {1440: {"width": 1440, "height": 900}, 360: {"width": 360, "height": 740}}
COLOURS = "200"
MOST = 450_000  # bytes of a picture
LESSON = ("warrior_knights", 15)  # whose, and the step that is shown
LIGHT, DARK = "light", "dark"


@dataclass(frozen=True)
class Scene:
    """A question worth a picture: the first of its kind after so many moves of bots, with so many options at least.

    Without a kind it is the end of the game.
    """

    game: str
    name: str
    bot: str
    seats: int
    seed: int
    kind: str
    after: int
    themes: tuple[str, ...] = (LIGHT,)
    choices: int = 1
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def title(self) -> str:
        return f"{self.game}-{self.name}"

    def played(self) -> str:
        """The record of a game that bots have played up to it."""
        game = discover.load(self.game)
        setup = game.setup(self.seats, self.options)
        match = Match(game, setup, [human()] * self.seats, key_from_seed(self.seed), hot_seat=True, forced=False)
        bots = [make_bot(game, self.bot, seat) for seat in range(self.seats)]
        while not match.over:
            seat = match.waiting()[0]
            part = match.progress.part_of(seat)
            assert part is not None
            options = match.options(seat, revise=False)
            late = len(match.record.moves) > self.after
            if match.asked(seat) == self.kind and late and len(options) >= self.choices:
                break
            match.act(seat, bots[seat].choose(Eyes(game, part.state, seat, options)))
        return match.export(0)


SCENES = (
    Scene("castelli", "building", "steward", 4, 9, "build", 90, (LIGHT, DARK), choices=3),
    Scene("castelli", "end", "steward", 4, 9, "", 0),
    Scene("medieval_conspiracy", "auction", "chancellor", 4, 3, "bid", 2300, (LIGHT, DARK)),
    Scene("medieval_conspiracy", "battle", "chancellor", 3, 5, "retreat", 0, options={"war_emphasis": True}),
    Scene("warrior_knights", "round", "castellan", 4, 3, "mobilize", 420, (LIGHT, DARK)),
    Scene("crusader_kings", "court", "seneschal", 5, 4, "court", 250, (LIGHT, DARK)),
    Scene("crusader_kings", "draw", "seneschal", 4, 3, "sacrifice", 150),
    Scene("crusader_kings", "war", "seneschal", 4, 3, "roles", 60),
    Scene("medioevo_universale", "combat", "condottiero", 5, 2, "command", 900, (LIGHT, DARK)),
)


def file_name(title: str, width: int, theme: str = LIGHT) -> str:
    return f"{title}-{width}{'-dark' if theme == DARK else ''}.png"


def views(scene: Scene) -> Iterator[tuple[int, str]]:
    """The sizes and themes in which a scene is shown."""
    yield from ((width, LIGHT) for width in SIZES)
    yield from ((1440, theme) for theme in scene.themes[1:])


def files() -> set[str]:
    """The names of all pictures."""
    found = {file_name(title, width) for title in ("home", "lesson") for width in SIZES}
    return found | {file_name(scene.title, *view) for scene in SCENES for view in views(scene)}


def opened(browser: Browser, base: str, width: int, theme: str = LIGHT) -> Page:
    phone = width < 600
    context = browser.new_context(base_url=base, viewport=SIZES[width], locale="it-IT" if phone else "en-GB",
                                  color_scheme=theme, is_mobile=phone, has_touch=phone,
                                  reduced_motion="reduce")  # type: ignore[arg-type]  # fmt: skip
    context.set_default_timeout(120_000)
    context.add_init_script(INSTANT)
    return context.new_page()


def kept(page: Page, name: str, whole: bool = False) -> None:
    """Take the picture when everything is drawn, and close the page."""
    page.mouse.move(0, 0)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(1500)  # maps are laid out in their own time
    page.screenshot(path=FOLDER / name, full_page=whole)
    smaller = ("pngquant", COLOURS, "--force", "--ext", ".png", "--strip")  # a third of the size, to the eye the same
    subprocess.run([*smaller, FOLDER / name], check=True)
    size = (FOLDER / name).stat().st_size
    print(f"{size / 1000:6.0f} KB  {name}", flush=True)
    assert size < MOST, f"{name} is too large"
    page.context.close()


def shoot(browser: Browser, base: str, scene: Scene) -> None:
    made = imported(base, scene.played())
    for width, theme in views(scene):
        page = opened(browser, base, width, theme)
        page.goto(f"/t/{made['table']}?k={made['token']}")
        if scene.kind:
            page.locator(".veil button").click()
            page.wait_for_selector("#board [data-id]", state="attached")
        else:
            page.wait_for_selector(".end")
        kept(page, file_name(scene.title, width, theme))


def home(browser: Browser, base: str) -> None:
    for width in SIZES:
        page = opened(browser, base, width)
        page.goto("/")
        for game in map(discover.load, discover.names()):
            page.get_by_text(game.title["it" if width < 600 else "en"]).first.wait_for()
        kept(page, file_name("home", width), whole=True)


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
            card.get_by_role("button", name="☞").click()
        card.locator("header .small", has_text=f"{step} ").wait_for()
        card.get_by_role("button").wait_for()
        kept(page, file_name("lesson", width))


def pictures(base: str, wanted: list[str]) -> None:
    with sync_playwright() as p:
        browser = p.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        for scene in SCENES:
            if not wanted or scene.title in wanted or scene.game in wanted:
                shoot(browser, base, scene)
        for title, function in (("home", home), ("lesson", teach)):
            if not wanted or title in wanted:
                function(browser, base)
        browser.close()


def main(wanted: list[str]) -> None:
    for program in ("chromium", "pngquant"):
        if shutil.which(program) is None:
            raise SystemExit(f"{program} is needed: it is Debian's package of that name")
    with tempfile.TemporaryDirectory(prefix="araldo-pictures-") as folder, served(Path(folder)) as base:
        pictures(base, wanted)
    if not wanted:
        for path in FOLDER.glob("*.png"):
            if path.name not in files():
                path.unlink()
        made = {"front": front(ROOT), "games": {name: discover.load(name).version for name in discover.names()}}
        MADE.write_text(json.dumps(made, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
