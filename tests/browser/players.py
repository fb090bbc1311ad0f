"""What a person does at a table, and positions to put them in."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from araldo.kernel import discover
from araldo.kernel.chance import key_from_seed
from araldo.kernel.play import Eyes, make_bot
from araldo.table.match import Match, human

GAME = "castelli"
NOW = """() => {
  const texts = selector => [...document.querySelectorAll(selector)].map(one => one.ariaLabel ?? one.textContent).join()
  window.araldoNow = () => ['.pennant', '.log li', '.options .choice', '.end', '.veil'].map(texts).join('|')
}"""
# Build if one can, else the first thing that spends no card; nothing until the table has answered.
PLAY = """async ([until, most]) => {
  const frame = () => new Promise(requestAnimationFrame)
  for (let done = 0; done <= most; ) {
    if (document.querySelector(until)) return done
    const all = [...document.querySelectorAll('.options[aria-busy=false] button.choice:not(:disabled)')]
    const labelled = word => all.find(one => one.getAttribute('aria-label').startsWith(word))
    const found = labelled('Build') ?? all.find(one => !/^(Sell|Play)/.test(one.getAttribute('aria-label'))) ?? all[0]
    if (found) { found.click(); done++ }
    await frame()
  }
  throw new Error(`it did not happen within ${most} decisions`)
}"""


class Person:
    """Somebody in front of a browser."""

    def __init__(self, page: Page, base: str) -> None:
        self.page, self.base = page, base

    @property
    def choices(self) -> Locator:
        return self.page.locator(".options[aria-busy=false] button.choice:not(:disabled)")

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".pennant")

    @property
    def done(self) -> Locator:
        """The button at the foot, with the act and what follows from it."""
        return self.page.locator(".foot .done")

    def part(self, name: str) -> Locator:
        """On a phone: the button that turns to a part of the table."""
        return self.page.locator(".parts button", has_text=name)

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log", name=re.compile("Log|Cronaca"), include_hidden=True).locator("li")

    def whole_log(self) -> Locator:
        """Its lines from the first on: the table begins with the last ones."""
        name = re.compile("Earlier lines|Righe precedenti")
        while (more := self.page.get_by_role("button", name=name, include_hidden=True)).count():
            more.first.dispatch_event("click")
        return self.log

    @property
    def end(self) -> Locator:
        return self.page.locator(".end")

    def see_table(self) -> None:
        expect(self.page.locator("#board")).to_be_visible()

    def open(self, made: dict[str, Any], veiled: bool = False) -> None:
        """Open a table by the link that made it. `veiled`: several people share the screen."""
        self.page.goto(f"/t/{made['table']}?k={made['token']}")
        if veiled:
            self.button("Show me").click()
        self.see_table()

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def choose(self, wish: str = "") -> str:
        """Click the first choice whose label holds the wish, and wait until the table has moved on."""
        self.choices.first.wait_for()
        labels = self.labels()
        label = next(label for label in labels if wish in label)
        before = self.prompt_and_log()
        self.choices.nth(labels.index(label)).click()
        self.page.wait_for_function("before => window.araldoNow() !== before", arg=before)
        return label

    def labels(self) -> list[str]:
        return [str(one) for one in self.choices.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))")]

    def prompt_and_log(self) -> str:
        """What the table shows, as one string; the function stays in the page to wait for a change."""
        self.page.evaluate(NOW)
        return str(self.page.evaluate("window.araldoNow()"))

    def play(self, until: str, most: int = 300) -> int:
        """Play by the buttons until such an element is there; returns the number of decisions."""
        return int(self.page.evaluate(PLAY, [until, most]))

    def keep_playing(self, until: str) -> None:
        """The same, while the test goes on."""
        self.page.evaluate(f"wish => {{ void ({PLAY})(wish) }}", [until, 300])


def post(base: str, path: str, body: dict[str, Any]) -> Any:
    request = urllib.request.Request(base + path, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def bots_table(base: str, seats: int = 4, bot: str = "steward", game: str = GAME, **more: Any) -> dict[str, Any]:
    """A person against bots, as the start page makes it."""
    wish = [{"kind": "human"}, *({"kind": "bot", "bot": bot} for _ in range(seats - 1))]
    made: dict[str, Any] = post(base, "/api/tables", {"game": game, "seats": wish, **more})
    return made


def played(stop: Callable[[Match], bool], seed: int = 5, seats: int = 2, bot: str = "steward") -> str:
    """The record of a game that bots have played until something is so. The same every time."""
    game = discover.load(GAME)
    match = Match(game, game.setup(seats), [human()] * seats, key_from_seed(seed), hot_seat=True, forced=False)
    bots = [make_bot(game, bot, seat) for seat in range(seats)]
    while not match.over and not stop(match):
        seat = match.waiting()[0]
        part = match.progress.part_of(seat)
        assert part is not None
        match.act(seat, bots[seat].choose(Eyes(game, part.state, seat, match.options(seat, revise=False))))
    return match.export(0)


def imported(base: str, record: str) -> dict[str, Any]:
    made: dict[str, Any] = post(base, "/api/records", {"text": record})
    return made
