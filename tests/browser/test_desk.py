"""A designer's path: change a price, compare, see the verdict, look at a game, play it."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.players import Person

People = Callable[..., Person]


def test_a_price_is_changed_compared_judged_and_played(person: People) -> None:
    page = person().page
    page.goto("/desk?game=medioevo_universale")
    page.get_by_placeholder("Name of the variant").fill("cheap-mills")
    page.get_by_role("button", name="New", exact=True).click()
    page.get_by_role("button", name=re.compile("Technologies")).click()
    price = page.get_by_label("Mill: price", exact=True)
    expect(price).to_have_value("200")
    price.fill("2600")  # over the limit of the game's schema
    price.press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("from 0 to 2000")
    price.fill("50")
    price.press("Tab")
    expect(page.get_by_text("Mill: price 50 instead of 200")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)

    page.get_by_label("Seats").select_option("3")
    page.get_by_label("Bots").select_option("condottiero")
    page.get_by_label("Pairs, at most").fill("10")
    page.get_by_text("Table options for both").click()
    page.get_by_label("Turn limit", exact=False).select_option("3")  # short games
    page.get_by_text("Tell me whatever changed").click()
    page.get_by_role("button", name=re.compile("Run 10 pairs")).click()
    expect(page.get_by_role("status")).to_contain_text("of 10 pairs")
    expect(page.get_by_text("What to try next")).to_be_visible(timeout=180_000)
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile(r"→|No difference"))
    expect(page.get_by_text("araldo compare medioevo_universale")).to_be_visible()

    page.get_by_role("button", name="Run", exact=True).click()
    page.get_by_role("button", name="the variant").first.click()
    page.wait_for_url("**/replay")
    expect(page.locator("#board svg").first).to_be_visible(timeout=120_000)

    page.goto("/desk?game=medioevo_universale&variant=cheap-mills")
    page.get_by_role("button", name="Play it at a table").first.click()
    page.wait_for_url("**/new/medioevo_universale~cheap-mills~*")
    expect(page.get_by_role("heading", level=1)).to_contain_text("cheap-mills")
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_text("On this screen").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#board svg").first).to_be_visible(timeout=60_000)


def test_the_desk_speaks_italian_and_fits_a_phone(person: People) -> None:
    page = person(lang="it-IT", phone=True).page
    page.goto("/desk?game=castelli")
    page.get_by_placeholder("Nome della variante").fill("prova")
    page.get_by_role("button", name="Nuova", exact=True).click()
    value = page.get_by_label("Re (5) · op: quanto", exact=True)
    value.fill("6")
    value.press("Tab")
    expect(page.get_by_text("quanto 6 invece di 5")).to_be_visible()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 360, "nothing to scroll sideways"
