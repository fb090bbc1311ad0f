"""Every guided first game in the browser: a button for each step, on a phone too, and rules that can be looked up."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from araldo.kernel import discover
from araldo.server.lessons import lesson_names
from tests.browser.players import Person, post

GAMES = [name for name in discover.names() if "first" in lesson_names(discover.load(name))]


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_is_followed_by_its_buttons_alone(person: Callable[..., Person], base: str, name: str) -> None:
    ada = person(lang="it-IT", phone=True)
    ada.open(post(base, f"/api/lessons/{name}/first", {"lang": "it", "name": "Ada"}))
    lesson = ada.page.get_by_role("region", name="Lezione")
    steps = int(lesson.locator("header .small").inner_text().split()[-1])
    for step in range(1, steps):
        expect(lesson).to_contain_text(f"{step} di {steps}")
        lesson.get_by_role("button").click()
    expect(lesson).to_contain_text("La lezione è finita")


def test_a_rule_that_a_lesson_names_is_a_link_to_it(person: Callable[..., Person], base: str) -> None:
    ada = person()
    ada.open(post(base, "/api/lessons/warrior_knights/first", {"lang": "en", "name": "Ada"}))
    link = ada.page.get_by_role("region", name="Lesson").get_by_role("link").first
    expect(link).to_have_attribute("href", "/rules/warrior_knights#WK-WIN-01")
