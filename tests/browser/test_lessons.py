"""Every guided first game in the browser: done on the board or by its buttons, on a phone too, rules at hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from araldo.kernel import discover
from araldo.server.lessons import lesson_names
from tests.browser.players import Person, post

GAMES = [name for name in discover.names() if "first" in lesson_names(discover.load(name))]


@pytest.mark.parametrize("name", GAMES)
def test_a_lesson_shows_where_and_is_followed_by_its_buttons(
    person: Callable[..., Person], base: str, name: str
) -> None:
    ada = person(lang="it-IT", phone=True)
    ada.open(post(base, f"/api/lessons/{name}/first", {"lang": "it", "name": "Ada"}))
    lesson = ada.page.get_by_role("region", name="Lezione")
    steps = int(lesson.locator("header .small").inner_text().split()[-1])
    for step in range(1, steps):
        expect(lesson).to_contain_text(f"{step} di {steps}")
        lesson.get_by_role("button", name="Mostrami dove").click()
        lesson.get_by_role("button", name="☞").click()
    expect(lesson).to_contain_text("La lezione è finita")
    lesson.get_by_role("button", name="Tu che faresti?").click(timeout=60_000)
    expect(lesson).to_contain_text("Maestro. Io sceglierei:")
    expect(lesson.get_by_role("button", name="Ora una partita vera, contro i bot")).to_be_enabled()


def test_a_rule_that_a_lesson_names_is_a_link_to_it(person: Callable[..., Person], base: str) -> None:
    ada = person()
    ada.open(post(base, "/api/lessons/warrior_knights/first", {"lang": "en", "name": "Ada"}))
    link = ada.page.get_by_role("region", name="Lesson").get_by_role("link").first
    expect(link).to_have_attribute("href", "/rules/warrior_knights#WK-WIN-01")


def test_the_learner_finds_it_on_the_board_himself(person: Callable[..., Person], base: str) -> None:
    """Nothing points at it unless he asks; what he does on the board instead is taken too, and he may go back."""
    ada = person()
    ada.open(post(base, "/api/lessons/castelli/first", {"lang": "en", "name": "Ada"}))
    lesson = ada.page.get_by_role("region", name="Lesson")
    expect(lesson).to_contain_text("1 of")
    expect(ada.page.locator(".choice.wanted")).to_have_count(0)
    ada.page.locator("#board [data-target=A22]").click()
    expect(lesson).to_contain_text("That serves the purpose too")
    lesson.get_by_role("button", name="Back to the lesson").click()
    expect(lesson).to_contain_text("Welcome!")
    ada.page.locator("#board [data-target=A24]").click()
    expect(lesson).to_contain_text("2 of")
    lesson.get_by_role("button", name="Show me where").click()
    expect(ada.page.locator(".choice.wanted")).to_have_count(1)
