"""Strangers in their browsers: open tables that fit, a seek that becomes a table, private talk, and keeping away."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.players import Person
from tests.browser.test_circle import fine

People = Callable[..., Person]


def known(one: Person, name: str) -> str:
    """Somebody with a name; the path of their page."""
    one.page.goto("/me/arms")
    one.page.get_by_label("Your name").fill(name)
    one.button("Bear this name and these arms").click()
    expect(one.page.locator("header .who")).to_have_text(name)
    one.page.get_by_role("link", name="My page").click()
    expect(one.page.get_by_role("heading", name=name)).to_be_visible()
    return urlsplit(one.page.url).path


def opened(one: Person, title: str, pace: str = "") -> str:
    """A public table of Castelli for two; its path."""
    one.page.goto("/new/castelli")
    one.page.get_by_label("Name of the table").fill(title)
    one.button("2").click()
    one.page.get_by_role("radio", name=re.compile("^Anybody")).check()
    one.page.get_by_label("Whom it is for").select_option("first games welcome")
    if pace:
        one.page.locator("summary", has_text="Pace").click()
        one.page.get_by_role("radio", name=re.compile(pace)).check()
    one.button("Open the table").click()
    expect(one.page.get_by_role("region", name="Waiting room")).to_be_visible()
    return urlsplit(one.page.url).path


def test_two_who_seek_the_same_are_called_say_yes_and_sit_at_a_table(person: People) -> None:
    anna, bruno = person(), person(phone=True)
    known(anna, "Anna")
    for one, touch in ((anna, False), (bruno, True)):
        one.page.goto("/lobby")
        seek = one.page.get_by_role("region", name="Find me a table")
        for choice in ("Castelli", "2"):
            button = seek.get_by_role("button", name=choice, exact=True)
            button.tap() if touch else button.click()
        seek.get_by_label("Pace").select_option("no clock")
        fine(one.page)
        seek.get_by_role("button", name="Find me a table").click()
        if one is anna:
            expect(seek).to_contain_text("1 of 2 have come")
            one.page.reload()
            expect(seek.get_by_role("button", name=re.compile("^You are looking: stop"))).to_be_visible()
    for one in (bruno, anna):
        expect(one.page.get_by_role("heading", name="Enough have come")).to_be_visible()
        one.button("Yes, I play").click()
    for one in (anna, bruno):
        one.button("To the table").click()
        one.see_table()
    assert urlsplit(anna.page.url).path == urlsplit(bruno.page.url).path
    anna.page.goto("/lobby")
    expect(anna.button("Find me a table")).to_be_visible()


def test_filters_hide_what_does_not_fit_and_say_why_and_who_is_blocked_finds_nothing(person: People) -> None:
    anna, bruno = person(), person()
    known(anna, "Anna")
    page = known(bruno, "Bruno")
    opened(anna, "Stroll by turns", "^A move now and then")
    bruno.page.goto("/lobby")
    table = bruno.page.locator(".tables li", has_text="Stroll by turns")
    expect(table).to_contain_text("Castelli · Anna opened it")
    expect(table).to_contain_text("2 people, by turns.")
    expect(table).to_contain_text("first games welcome")
    bruno.button("an evening").click()
    expect(table).to_have_count(0)
    expect(bruno.page.get_by_text(re.compile(r"not fit: .*at another pace"))).to_be_visible()
    bruno.page.reload()
    expect(bruno.button("an evening")).to_have_attribute("aria-pressed", "true")
    bruno.button("show them").click()
    expect(table).to_be_visible()
    fine(bruno.page)

    anna.page.goto(page)
    anna.button("Block").click()
    expect(anna.button("Block no more")).to_be_visible()
    fine(anna.page)
    bruno.page.goto("/lobby")
    expect(bruno.page.get_by_role("heading", name="Now here")).to_be_visible()
    expect(table).to_have_count(0)
    anna.page.goto("/talk")
    anna.button(re.compile("^undo")).click()
    bruno.page.reload()
    expect(table).to_be_visible()


def test_private_talk_is_read_marked_muted_and_reported(person: People) -> None:
    anna, bruno = person(), person(phone=True)
    annas, brunos = known(anna, "Anna"), known(bruno, "Bruno")
    anna.page.goto(brunos)
    anna.page.get_by_role("link", name="Write").click()
    anna.page.get_by_label("Write to Bruno…").fill("See https://example.org, @Bruno")
    anna.button("Send").click()
    line = anna.page.get_by_role("log").get_by_text("See https://example.org, @Bruno")
    expect(line).to_be_visible()
    expect(anna.page.get_by_role("log").get_by_role("link")).to_have_count(0)
    expect(line).not_to_contain_text("read")

    bruno.page.reload()
    expect(bruno.page.locator("nav .turns")).to_have_text("1")
    bruno.page.goto("/talk")
    bruno.page.get_by_role("link", name=re.compile("Anna")).click()
    expect(bruno.page.get_by_role("log")).to_contain_text("See https://example.org")
    fine(bruno.page)
    expect(line).to_contain_text("read")
    expect(bruno.page.locator("nav .turns")).to_have_count(0)

    bruno.button("About Anna").tap()
    bruno.button("Report").tap()
    bruno.page.get_by_label("What has happened").fill("sends links")
    bruno.button("Send to the operator").tap()
    expect(bruno.page.get_by_role("status").get_by_text("The operator has it")).to_be_visible()
    bruno.button("Mute").tap()
    expect(bruno.button("Hear again")).to_be_visible()
    bruno.button("Close").tap()
    expect(bruno.page.get_by_role("log")).to_have_text("You do not want to hear this person.")
    bruno.page.goto(annas)
    expect(bruno.page.get_by_role("link", name="Write")).to_have_count(0)


def test_the_lines_of_who_is_muted_are_gone_from_the_table_and_log_and_chat_stand_side_by_side(
    person: People,
) -> None:
    anna, bruno = person(), person()
    anna.page.set_viewport_size({"width": 1920, "height": 1000})
    known(anna, "Anna")
    known(bruno, "Bruno")
    path = opened(anna, "Two who talk")
    bruno.page.goto("/lobby")
    bruno.button("Sit down Two who talk").click()
    for one in (anna, bruno):
        one.see_table()
    assert urlsplit(bruno.page.url).path == path
    bruno.page.get_by_role("tab", name="Chat").click()
    bruno.page.get_by_label("Say something").fill("Your castle leans, @Anna")
    bruno.button("Send").click()
    anna.page.get_by_role("tab", name=re.compile("^Chat")).click()
    chat = anna.page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("Your castle leans, @Anna")
    expect(chat.locator("mark")).to_have_text("@Anna")
    expect(anna.page.get_by_role("log", name="Log")).to_be_visible()
    fine(anna.page)
    anna.button("About Bruno").click()
    anna.button("Mute").click()
    anna.button("Close").click()
    expect(chat).not_to_contain_text("Your castle leans")
