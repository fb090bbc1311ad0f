"""One frame for all games: whose decision it is is said once, and the act is in reach at any size."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from araldo.kernel import discover
from tests.browser.players import Person, bots_table

People = Callable[..., Person]
GAMES = discover.names()
BOX = "one => one.getBoundingClientRect().toJSON()"


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_the_act_and_the_parts_of_the_table_stay_in_reach(person: People, base: str, game: str) -> None:
    """Whatever part is shown, and whether or not something is picked."""
    ada = person(phone=True)
    ada.page.set_viewport_size({"width": 390, "height": 844})
    ada.open(bots_table(base, bot="random", game=game))
    ada.page.locator(".pennant.mine").wait_for()
    for part in ("Board", "Players", "Log", "Choices"):
        ada.part(part).tap()
        expect(ada.done).to_be_in_viewport(ratio=1)
        expect(ada.part("Board")).to_be_in_viewport(ratio=1)
        expect(ada.page.locator(".pennant.mine")).to_be_in_viewport(ratio=1)
    size = ada.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [390, 844]
    ada.page.locator(".options :is(.choice, summary):visible").first.tap()
    expect(ada.done).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(("width", "height"), [(1920, 1080), (1440, 900), (1024, 768), (720, 450)])
def test_the_foot_is_in_sight_and_only_the_choices_scroll(person: People, base: str, width: int, height: int) -> None:
    """At 720 × 450 as well: a window of twice that size, its letters doubled."""
    ada = person()
    ada.page.set_viewport_size({"width": width, "height": height})
    ada.open(bots_table(base))
    ada.choices.first.wait_for()
    expect(ada.done).to_be_in_viewport(ratio=1)
    expect(ada.page.locator(".pennant")).to_be_in_viewport(ratio=1)
    assert ada.page.evaluate("document.documentElement.scrollHeight") == height
    assert ada.page.locator("#board").bounding_box()["width"] >= 0.45 * width  # type: ignore[index]
    ada.choices.last.scroll_into_view_if_needed()
    expect(ada.done).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080)])
def test_an_upright_board_fills_the_centre_and_has_the_dock_beside_it(
    person: People, base: str, size: tuple[int, int]
) -> None:
    """Two at Castelli: the drawing takes nine tenths of the height and of the width that is its own."""
    ada = person()
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    ada.open(bots_table(base, seats=2))
    ada.page.locator("#board [data-target]").first.wait_for()
    parts = (".middle", "#board", "#board .layer svg", ".dock")
    middle, board, drawing, dock = (ada.page.locator(one).first.evaluate(BOX) for one in parts)
    assert drawing["height"] > 0.9 * middle["height"]
    assert drawing["width"] > 0.88 * board["width"]
    assert dock["x"] >= board["x"] + board["width"] - 1
    assert dock["height"] > 0.95 * middle["height"]


def test_one_pennant_says_whose_decision_it_is(person: People, base: str) -> None:
    """The same colour flies on the player's card, and nobody else's card has a flag."""
    ada = person()
    ada.open(bots_table(base))
    expect(ada.page.locator(".pennant.mine")).to_have_count(1)
    expect(ada.page.locator(".panels .flag")).to_have_count(1)
    pennant, flag = (
        ada.page.locator(one).evaluate("one => getComputedStyle(one).backgroundColor")
        for one in (".pennant", ".panels .flag")
    )
    assert pennant == flag


def test_a_choice_is_made_the_log_opened_and_the_keys_told_by_keys(person: People, base: str) -> None:
    ada = person()
    ada.page.goto("/")
    ada.button("Settings").click()
    ada.page.get_by_label("Confirm each decision").check()
    ada.open(bots_table(base))
    ada.choices.first.wait_for()
    second = ada.labels()[1]
    body = ada.page.locator("body")
    body.press("l")
    expect(ada.page.locator(".act.tall")).to_have_count(1)
    expect(ada.done).to_be_in_viewport(ratio=1)
    body.press("Escape")
    body.press("?")
    expect(ada.page.get_by_role("dialog", name="Keys")).to_be_visible()
    ada.page.keyboard.press("Escape")
    body.press("2")
    expect(ada.done).to_contain_text(second)
    body.press("Escape")
    expect(ada.done).to_be_disabled()
    body.press("2")
    lines = ada.log.count()
    body.press("Enter")
    expect(ada.log).not_to_have_count(lines)
