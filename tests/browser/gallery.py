"""Every kind of question of every game as people see it: `make gallery`.

Or `python -m tests.browser.gallery GAME [KIND…]` for some, to look at, and `python -m tests.browser.gallery page` for
the page alone. Each kept position is opened at a table of its own, with the eyes of a seat that may answer, on a light
desk (1440 px) and on a dark phone (390 px). Pictures in full go to build/gallery; small ones of the games that lie
there, and the page that shows them, go to docs.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from PIL import Image
from playwright.async_api import Browser, Page, async_playwright

from araldo.kernel import Game, discover, key_from_seed
from araldo.kernel.positions import Position
from araldo.kernel.question import PASS
from araldo.server.hub import Hub
from araldo.server.new_tables import make
from araldo.server.seating import Place
from araldo.server.settings import Settings
from araldo.server.tellings import Telling
from araldo.table.match import HUMAN
from tests.browser.conftest import ARGS
from tests.proof.kept import GAMES, positions
from tests.server.client import serving

ROOT = Path(__file__).parents[2]
FULL, SMALL = ROOT / "build" / "gallery", ROOT / "docs" / "gallery"
PAGE = ROOT / "docs" / "gallery.md"
NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena", "Fosca", "Guido", "Ida", "Lapo", "Mina")
WIDE, PHONE = "1440", "390-dark"
LOOKS = {
    WIDE: {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "color_scheme": "light"},
    PHONE: {"viewport": {"width": 390, "height": 844}, "locale": "it-IT", "color_scheme": "dark", "is_mobile": True,
            "has_touch": True},
}  # fmt: skip
THUMB = {WIDE: 520, PHONE: 200}
PAGES = 2  # at once, of each look
PATIENCE = 180_000  # milliseconds: the machine may have other things to do
DRAWN = ("#board :is([data-id], section)", ".panels > *", ".pennant strong")
# The page has been drawn: nothing in it has changed for a while (a map sets its names when it has time).
STILL = """() => document.fonts.ready.then(() => new Promise((done) => {
  let timer = setTimeout(done, 250)
  const again = () => { clearTimeout(timer); timer = setTimeout(done, 250) }
  new MutationObserver(again).observe(document.body, {subtree: true, childList: true, attributes: true})
}))"""


def best_of_each_kind(game: Game, wanted: list[str]) -> Iterator[tuple[Position, int]]:
    """A position for each kind and a seat that answers in it: rather one that has something to decide, and nothing else
    to answer at that moment."""
    for kind, kept in positions(game.id).items():
        if wanted and kind not in wanted:
            continue
        found: list[tuple[tuple[bool, bool], Position, int]] = []
        for position in kept:
            s = game.unpack(position.packed)
            free = [seat for right in s.asked.free if right.kind == kind for seat in right.seats]
            asked = s.asked.kind == kind
            for seat in s.asked.seats if asked else free:
                options = game.options(s, seat) if asked else game.free_options(s, seat)
                able = any(option != PASS for option in options)
                found.append(((able, seat not in s.asked.seats), position, seat))
        if found:
            (able, _), position, seat = max(found, key=lambda one: one[0])
            yield (None if able else somebody_able(game, position)) or (position, seat)


def somebody_able(game: Game, kept: Position) -> tuple[Position, int] | None:
    """The same question in a game by chance, put to a seat that can do something; None: it is too rare."""
    for seed in range(8):
        rng, s = Random(seed), game.start(kept.setup, key_from_seed(seed))
        for _ in range(3000):
            if game.over(s):
                break
            seats = game.waiting(s)
            if s.asked.kind == kept.kind:
                for seat in seats:
                    if any(option != PASS for option in game.options(s, seat)):
                        return Position(kept.kind, kept.setup, game.pack(s)), seat
            game.apply(s, seats[0], game.choose(game.options(s, seats[0]), rng))
    return None


async def address(hub: Hub, game: Game, position: Position, seat: int) -> str:
    """The address of a table that stands there, for a seat of it."""
    places = [Place(HUMAN, NAMES[n], held=True) for n in range(position.setup.seats)]
    live = await make(hub, game, position.setup, places, start=position.packed, lang="en")
    live.match.forced = False
    hub.services.presence.note("gallery", live.id, set(range(position.setup.seats)))  # nobody is away
    return f"/t/{live.id}?k={hub.tokens.seat(live.id, seat, live.seating.places[seat].generation)}"


async def shoot(page: Page, where: str, full: Path) -> None:
    await page.goto(where)
    for part in DRAWN:
        await page.wait_for_selector(part, state="attached")
    await page.evaluate(STILL)
    await page.screenshot(path=full)
    print(full.relative_to(ROOT), flush=True)


async def look_at(browser: Browser, base: str, look: str, left: list[tuple[str, str]], folder: Path) -> None:
    """Take what is left to take, some pages at once."""
    context = await browser.new_context(base_url=base, reduced_motion="reduce", **LOOKS[look])  # type: ignore[arg-type]
    context.set_default_timeout(PATIENCE)

    async def some() -> None:
        page = await context.new_page()
        while left:
            kind, where = left.pop()
            await shoot(page, where, folder / f"{kind}-{look}.png")

    await asyncio.gather(*(some() for _ in range(PAGES)))
    await context.close()


async def gallery(names: list[str], kinds: list[str]) -> None:
    """Take them all, one game after the other."""
    scratch = Path(tempfile.mkdtemp(prefix="araldo-gallery-"))
    settings = Settings(database=f"sqlite:///{scratch}/a.sqlite3", limits="0", window_seconds=0.0, log_level="critical")
    path = shutil.which("chromium")
    assert path is not None, "chromium is not installed"
    try:
        async with serving(settings) as server, async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=path, args=ARGS)
            for game in map(discover.load, names):
                folder = FULL / game.id
                if not kinds:
                    shutil.rmtree(folder, ignore_errors=True)
                folder.mkdir(parents=True, exist_ok=True)
                some = [*best_of_each_kind(game, kinds)]
                where = {  # a table for each look: whoever opens the link of a seat first holds the seat
                    look: [(p.kind, await address(server.hub, game, p, seat)) for p, seat in some] for look in LOOKS
                }
                await asyncio.gather(*(look_at(browser, server.url, look, where[look], folder) for look in LOOKS))
            await browser.close()
    finally:
        shutil.rmtree(scratch, ignore_errors=True)


def shrink() -> None:
    """Small copies for the documentation, of the games whose pictures lie in full."""
    for folder in sorted(FULL.iterdir()):
        shutil.rmtree(SMALL / folder.name, ignore_errors=True)
        (SMALL / folder.name).mkdir(parents=True)
        for full in sorted(folder.glob("*.png")):
            width = THUMB[WIDE if full.stem.endswith(WIDE) else PHONE]
            with Image.open(full) as picture:
                size = width, round(picture.height * width / picture.width)
                small = picture.convert("RGB").resize(size, Image.Resampling.LANCZOS)
                small.save(SMALL / folder.name / f"{full.stem}.webp", quality=28, method=4)


HEAD = """# Every question, as people see it

One position for each kind of question of each game: a desk in daylight (1440 × 900, English) and a phone at night
(390 × 844, Italian). `make gallery` takes the pictures anew; in full they lie in `build/gallery`.
"""
ENTRY = """
<a id="{game}-{kind}"></a>

**{title}** · `{kind}`

<img src="gallery/{game}/{kind}-{desk}.webp" width="{wide}" alt="{name}, {kind}, on a desk">
<img src="gallery/{game}/{kind}-{phone}.webp" width="{narrow}" alt="{name}, {kind}, on a phone">
"""


def title(game: Game, position: Position, seat: int) -> str:
    """What the question says at its top; of a right that nobody has to use, what it is."""
    s = game.unpack(position.packed)
    told = Telling(game, s, seat, "en", NAMES)
    brief = game.tells.brief(told.believed, seat) if game.tells.brief and seat in s.asked.seats else None
    if s.asked.kind == position.kind and brief is not None and brief.title is not None:
        return told.say(brief.title)
    return game.texts.say("en", f"prompt-{position.kind}")


def page() -> str:
    """The gallery as a page of the documentation."""
    contents, entries = "\n", ""
    for game in map(discover.load, GAMES):
        name = game.title["en"]
        links = ", ".join(f"[{kind}](#{game.id}-{kind})" for kind in game.questions)
        contents += f"- **[{name}](#{game.id})**: {links}\n"
        entries += f'\n<a id="{game.id}"></a>\n\n## {name}\n'
        titles = {position.kind: title(game, position, seat) for position, seat in best_of_each_kind(game, [])}
        for kind in game.questions:
            entries += ENTRY.format(game=game.id, name=name, kind=kind, title=titles[kind], desk=WIDE,
                                    phone=PHONE, wide=THUMB[WIDE], narrow=THUMB[PHONE])  # fmt: skip
    return HEAD + contents + entries


if __name__ == "__main__":
    given = sys.argv[1:]
    if given != ["page"]:
        asyncio.run(gallery(given[:1] or list(GAMES), given[1:]))
    if given in ([], ["page"]):
        shrink()
        PAGE.write_text(page(), encoding="utf-8")
