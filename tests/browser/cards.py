"""The boards on the start page and beside a shared result: `python -m tests.browser.cards [GAME…]` takes each game's
`web/card.webp` and `web/board.webp` anew.

The same scenes as in `shots`: real boards of games that bots have played.
"""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import ARGS, served
from tests.browser.players import imported
from tests.browser.shots import SCENES, Scene, opened

GAMES = Path(__file__).parents[2] / "src" / "araldo" / "games"
HIDE = "what => document.querySelectorAll(`#board ${what}`).forEach(one => { one.style.visibility = 'hidden' })"
SIZE, MOST = (540, 352), 30_000  # of the start page: pixels, bytes
SHARED, LARGEST = (552, 630), 60_000  # beside a shared result


def shoot(browser: Browser, base: str, scene: Scene) -> None:
    made = imported(base, scene.played())
    page = opened(browser, base, 1440)
    page.goto(f"/t/{made['table']}?k={made['token']}")
    page.locator(".veil button").click()
    page.wait_for_selector("#board [data-id]", state="attached")
    page.mouse.move(0, 0)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)  # maps are laid out in their own time
    page.evaluate(HIDE, ".over")
    whole = Image.open(io.BytesIO(page.locator("#board .frame").screenshot())).convert("RGB")
    folder = GAMES / scene.game / "web"
    keep(whole, SIZE, 0.86, folder / "card.webp", MOST)
    page.evaluate(HIDE, ".target :is(.glow, .edge, .ring, .halo, .mark)")  # what could be done next
    calm = Image.open(io.BytesIO(page.locator("#board .frame").screenshot())).convert("RGB")
    keep(calm, SHARED, 1.0, folder / "board.webp", LARGEST)
    page.context.close()


def keep(picture: Image.Image, size: tuple[int, int], share: float, target: Path, most: int) -> None:
    """The middle of a board, in the best quality that is small enough."""
    wide, high = picture.size
    scale = min(wide / size[0], high / size[1]) * share
    across, down = size[0] * scale / 2, size[1] * scale / 2
    x, y = wide / 2, high / 2
    part = picture.crop((int(x - across), int(y - down), int(x + across), int(y + down)))
    small = part.resize(size, Image.Resampling.LANCZOS)
    for quality in range(80, 10, -6):
        small.save(target, "WEBP", quality=quality, method=6)
        if target.stat().st_size < most:
            break
    print(f"{target.stat().st_size / 1000:6.1f} KB  {target.parents[1].name}/{target.name}", flush=True)


def main(wanted: list[str]) -> None:
    first = {scene.game: scene for scene in reversed(SCENES) if scene.kind}
    with (
        tempfile.TemporaryDirectory(prefix="araldo-cards-") as folder,
        served(Path(folder)) as base,
        sync_playwright() as p,
    ):
        browser = p.chromium.launch(executable_path=shutil.which("chromium"), args=ARGS)
        for game, scene in first.items():
            if not wanted or game in wanted:
                shoot(browser, base, scene)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
