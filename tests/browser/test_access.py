"""For everybody: what axe finds on every page and table, letters twice as large, and nothing that jumps."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from araldo.kernel import discover
from tests.browser.hands import by_hand
from tests.browser.players import Person, bots_table, imported, played, post

People = Callable[..., Person]
GAMES = discover.names()
SIZES = {1440: 900, 390: 844}
LOOKS = [(theme, width) for theme in ("light", "dark") for width in SIZES]
PAGES = {"/": ".tile", "/lobby": "h1", "/about": "h1", "/new/{}": "form", "/rules/{}": "dl", "/c": "form",
         "/me/arms": ".charges svg", "/me/look": "select",
         "/archive": "form", "/groups": "form", "/talk": "h1", "/ratings/{}": "section"}  # fmt: skip
# Shifts while somebody else decides; the page has been watched for long enough after six seconds of that.
JUMPS = """() => {
  window.jumped = []
  let [since, watched] = [Infinity, 0]
  const mine = () => !!document.querySelector('.pennant.mine')
  const look = () => {
    const now = performance.now()
    if (mine()) [since, watched] = [Infinity, watched + (now > since ? now - since : 0)]
    else since = Math.min(since, now)
    const all = watched + (now > since ? now - since : 0)
    if (all > 6000) document.body.classList.add('watched')
    requestAnimationFrame(look)
  }
  look()
  const name = node => !node ? '' : node.getAttribute?.('class') ?? name(node.parentElement)
  new PerformanceObserver(list => {
    for (const one of list.getEntries())
      if (one.startTime > since + 500) window.jumped.push([one.value, one.sources.map(each => name(each.node))])
  }).observe({ type: 'layout-shift' })
}"""


def serious(page: Page) -> set[str]:
    found = Axe().run(page, options={"resultTypes": ["violations"]}).response["violations"]
    bad = [v for v in found if v["impact"] in ("serious", "critical")]
    return {f"{v['id']}: {node['html'][:200]}" for v in bad for node in v["nodes"][:3]}


def somebody(person: People, theme: str, width: int) -> Person:
    ada = person(phone=width < 700, color_scheme=theme)
    ada.page.set_viewport_size({"width": width, "height": SIZES[width]})
    return ada


@pytest.fixture(scope="module")
def finished() -> str:
    return played(lambda match: False, seats=3, bot="random")


@pytest.mark.parametrize(("theme", "width"), LOOKS)
def test_no_page_has_anything_serious_in_anybody_s_way(
    person: People, base: str, finished: str, theme: str, width: int
) -> None:
    ada = somebody(person, theme, width)
    faults: set[str] = set()
    over = imported(base, finished)
    waits = post(base, "/api/tables", {"game": "castelli", "seats": [{"kind": "human"}, {"kind": "open"}]})
    lesson = post(base, "/api/lessons/castelli/first", {"lang": "en"})
    tables = {
        f"/t/{over['table']}?k={over['token']}": ".end",
        f"/t/{over['table']}/replay?at=20": ".course",
        f"/t/{waits['table']}?k={waits['token']}": ".qr svg",
        f"/t/{lesson['table']}?k={lesson['token']}": ".lesson",
    }
    for path, wait in (PAGES | tables).items():
        ada.page.goto(path.format("castelli"))
        ada.page.wait_for_selector(wait)
        faults |= serious(ada.page)
    assert faults == set()


@pytest.mark.parametrize(("theme", "width"), LOOKS)
@pytest.mark.parametrize("game", GAMES)
def test_no_table_has_anything_serious_in_anybody_s_way(
    person: People, base: str, game: str, theme: str, width: int
) -> None:
    ada = somebody(person, theme, width)
    faults: set[str] = set()
    ada.open(bots_table(base, bot="random", game=game))
    ada.page.locator(".pennant.mine").wait_for()
    faults |= serious(ada.page)
    if width < 700:
        for part in ("Board", "Players", "Log"):
            ada.part(part).tap()
            faults |= serious(ada.page)
    elif ada.button("Tables").count():
        ada.button("Tables").click()
        ada.page.locator("table").first.wait_for()
        faults |= serious(ada.page)
    assert faults == set()


@pytest.mark.parametrize("game", GAMES)
def test_with_letters_twice_as_large_everything_is_in_reach(person: People, base: str, game: str) -> None:
    """A window of 1440 × 900 at 200 % is one of 720 × 450: nothing runs out of it sideways, Done stays in sight."""
    ada = person()
    ada.page.set_viewport_size({"width": 720, "height": 450})
    for path, wait in PAGES.items():
        ada.page.goto(path.format(game))
        ada.page.wait_for_selector(wait)
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 720, path
    ada.open(bots_table(base, bot="random", game=game))
    ada.page.locator(".pennant.mine").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 720
    expect(ada.done).to_be_in_viewport(ratio=1)
    first = ada.page.locator(".options :is(.choice, summary, .pattern)").first
    first.scroll_into_view_if_needed()
    expect(first).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_jumps_while_bots_play(person: People, base: str, game: str) -> None:
    """What the browser counts from half a second after a decision to the next question, at the usual pace."""
    ada = person()
    ada.page.add_init_script("localStorage.setItem('araldo.pace', '\"normal\"')")
    ada.open(bots_table(base, bot="random", game=game))
    ada.page.locator(".pennant.mine").wait_for()
    ada.page.evaluate(JUMPS)
    by_hand(ada, most=30, until="body.watched")
    jumped = ada.page.evaluate("window.jumped")
    assert sum(value for value, _ in jumped) < 0.1, sorted(jumped, reverse=True)[:4]
