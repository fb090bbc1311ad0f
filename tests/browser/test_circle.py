"""A group in its browsers: founded, joined on a phone, an evening, a rated game, and what remains of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.players import PLAY, Person

People = Callable[..., Person]
ENDS = [".end", 400]


def fine(page: Page) -> None:
    """What axe finds, and nothing that is wider than the page."""
    page.wait_for_load_state("networkidle")
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def founded(anna: Person) -> str:
    """A group of Anna's; the path of its link."""
    anna.page.goto("/me/arms")
    anna.page.get_by_label("Your name").fill("Anna")
    anna.button("Bear this name and these arms").click()
    expect(anna.page.locator("header .who")).to_have_text("Anna")
    anna.page.goto("/groups")
    anna.page.get_by_label("Its name").fill("Compagnia del Corno")
    anna.button("Found it").click()
    expect(anna.page.get_by_role("heading", name="Compagnia del Corno")).to_be_visible()
    anna.button("Invite…").click()
    link = anna.page.get_by_role("textbox", name="Invitation to the group").input_value()
    anna.button("Close").click()
    return urlsplit(link).path


def test_a_group_has_an_evening_and_a_rated_result(person: People) -> None:
    anna, bruno = person(), person(phone=True)
    link = founded(anna)
    home = anna.page.url
    bruno.page.goto(link)
    expect(bruno.page.locator("main")).to_contain_text("Anna")
    bruno.button("Join").tap()
    expect(bruno.page.get_by_role("heading", name="Compagnia del Corno")).to_be_visible()
    fine(bruno.page)

    anna.button("Propose an evening").click()
    anna.button("Propose it").click()
    expect(anna.page.locator("article")).to_contain_text("your time")
    bruno.page.reload()
    bruno.button("I come").tap()
    expect(bruno.page.locator("article li .yes")).to_have_count(2)
    with bruno.page.expect_download() as calendar:
        bruno.page.get_by_role("link", name="Calendar (.ics)").tap()
    assert "BEGIN:VEVENT" in calendar.value.path().read_text()

    bruno.page.get_by_placeholder("Write to the group…").fill("Well met, @Anna")
    bruno.button("Send").tap()
    anna.page.reload()
    expect(anna.page.get_by_role("log")).to_contain_text("Well met, @Anna")

    played_out(anna, bruno)
    anna.page.goto(home)
    expect(anna.page.locator("section", has_text="Table of honour").locator("tbody tr")).to_have_count(2)
    expect(anna.page.locator("section", has_text="Lately")).to_contain_text("Friday")
    fine(anna.page)
    remains(person, anna, bruno)


def played_out(anna: Person, bruno: Person) -> None:
    """A rated table of the group, to its end."""
    anna.page.get_by_role("link", name="Open a table for us").click()
    anna.page.get_by_label("Name of the table").fill("Friday")
    anna.button("2").click()
    anna.page.get_by_label(re.compile("^Rated")).check()
    anna.button("Open the table").click()
    expect(anna.page.get_by_role("region", name="Waiting room")).to_be_visible()
    bruno.page.reload()
    bruno.page.get_by_role("button", name="Sit down").tap()
    for one in (anna, bruno):
        one.see_table()
    bruno.page.evaluate(f"ends => void ({PLAY})(ends)", ENDS)
    anna.page.evaluate(PLAY, ENDS)


def remains(person: People, anna: Person, bruno: Person) -> None:
    """Rating, archive, and the page that is for all once all agree."""
    anna.page.goto("/me/arms")
    anna.page.get_by_role("link", name="My page").click()
    ratings = anna.page.locator("section", has_text="Ratings").first
    expect(ratings).to_contain_text("provisional: 1 of 10 games")
    fine(anna.page)
    anna.page.goto("/archive")
    expect(anna.page.locator("tbody tr")).to_have_count(1)
    fine(anna.page)
    anna.page.get_by_role("link", name="Its page").click()
    expect(anna.page.get_by_role("heading", name="Where it came from")).to_be_visible()
    path = urlsplit(anna.page.url).path
    stranger = person(lang="it-IT")
    for n, one in enumerate((anna, bruno)):
        stranger.page.goto(path)
        expect(stranger.page.get_by_role("alert")).to_be_visible()
        one.page.goto(path)
        one.button("public").click()
        expect(one.page.get_by_text("agree too" if n == 0 else "Public only while all")).to_be_visible()
    stranger.page.goto(path)
    expect(stranger.page.get_by_role("heading", name="Friday")).to_be_visible()
    expect(stranger.page.get_by_role("img", name=re.compile("L’immagine"))).to_be_visible()
    fine(stranger.page)
    stranger.page.get_by_role("link", name="Rivedi la partita").click()
    expect(stranger.page.locator("#board")).to_be_visible()
