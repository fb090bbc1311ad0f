"""Castelli in the browser: a whole game on the board and the dock, with what everything costs and brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.hands import Overheard, by_hand
from tests.browser.players import Person, bots_table

People = Callable[..., Person]


def test_a_whole_game_by_clicks_on_board_and_dock(person: People, base: str) -> None:
    ada = person()
    wire = Overheard(ada.page)
    ada.open(bots_table(base, seats=2))
    ada.page.locator("#board [data-target].legal").first.wait_for()
    told = by_hand(ada, seed=1)
    expect(ada.end.get_by_role("listitem")).to_have_count(2)
    assert told.share < 0.05, told.rows
    shown = Counter(price for words in told.acts for price in wire.prices if price in words)
    assert wire.prices <= shown  # what costs something says so where it is clicked
