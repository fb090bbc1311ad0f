"""What a person likes is kept: after a reload, and in a second tab."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.players import Person, bots_table

People = Callable[..., Person]


def expect_as_chosen(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name="Impostazioni").click()
    expect(page.locator("dialog .tick input").first).to_be_checked()
    page.keyboard.press("Escape")


def test_language_theme_and_confirmation_survive_a_reload_and_a_second_tab(person: People, base: str) -> None:
    ada = person()
    made = bots_table(base, seats=2)
    ada.open(made)
    ada.page.get_by_role("button", name="Settings").click()
    fields = ada.page.locator("dialog select")
    fields.nth(1).select_option("dark")
    ada.page.locator("dialog .tick input").first.check()
    fields.nth(0).select_option("it")
    ada.page.keyboard.press("Escape")
    expect_as_chosen(ada.page)
    ada.page.reload()
    ada.see_table()
    expect_as_chosen(ada.page)
    second = ada.page.context.new_page()
    second.goto(f"/t/{made['table']}?k={made['token']}")
    expect(second.locator("#board")).to_be_visible()
    expect_as_chosen(second)
