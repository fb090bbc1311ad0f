"""Hints in the browser: what a bot would do is marked in the list, why is said in words, and one press does it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.players import Person, bots_table


@pytest.mark.parametrize("phone", [False, True])
def test_who_asks_is_told_what_and_why_and_does_it(person: Callable[..., Person], base: str, phone: bool) -> None:
    ada = person(phone=phone)
    ada.open(bots_table(base, seats=2))
    ask = ada.page.get_by_role("button", name="What would you do?")
    expect(ask).to_be_visible()
    expect(ada.page.locator(".choice.wanted")).to_have_count(0)
    ask.click()
    told = ada.page.locator(".coach")
    expect(told).to_contain_text("Coach. I would choose:")
    expect(told.get_by_role("listitem").first).to_contain_text("points")
    expect(ada.page.locator(".choice.wanted")).to_have_count(1)
    ada.page.get_by_role("button", name="☞").click()
    expect(told).to_have_count(0)


def test_a_table_without_hints_offers_none(person: Callable[..., Person], base: str) -> None:
    ada = person()
    ada.open(bots_table(base, seats=2, hints=False))
    expect(ada.page.locator(".choice").first).to_be_visible()
    expect(ada.page.get_by_role("button", name="What would you do?")).to_have_count(0)
