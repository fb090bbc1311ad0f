"""The boards on the start page: `python -m tests.browser.cards [GAME…]` takes each game's `web/card.webp` anew.

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
SIZE = (540, 352)
MOST = 30_000  # bytes of a picture


def shoot(browser: Browser, base: str, scene: Scene) -> None:
    made = imported(base, scene.played())
    page = opened(browser, base, 1440)
    page.goto(f"/t/{made['table']}?k={made['token']}")
    page.locator(".veil button").click()
    page.wait_for_selector("#board [data-id]", state="attached")
    page.mouse.move(0, 0)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1500)  # maps are laid out in their own time
    page.evaluate("for (const one of document.querySelectorAll('#board .over')) one.style.visibility = 'hidden'")
    picture = Image.open(io.BytesIO(page.locator("#board .frame").screenshot())).convert("RGB")
    wide, high = picture.size
    scale = min(wide / SIZE[0], high / SIZE[1]) * 0.86
    across, down = SIZE[0] * scale / 2, SIZE[1] * scale / 2
    x, y = wide / 2, high / 2
    part = picture.crop((int(x - across), int(y - down), int(x + across), int(y + down)))
    small = part.resize(SIZE, Image.Resampling.LANCZOS)
    target = GAMES / scene.game / "web" / "card.webp"
    for quality in range(70, 10, -6):
        small.save(target, "WEBP", quality=quality, method=6)
        if target.stat().st_size < MOST:
            break
    print(f"{target.stat().st_size / 1000:6.1f} KB  {scene.game}", flush=True)
    page.context.close()


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
