"""A table of weeks in browsers: its clock set up in three questions and shown in dates, a holiday, leaving, an end."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from playwright.sync_api import expect

from tests.browser.players import Person, post

People = Callable[..., Person]
DAY = 86_400
ROME, NEW_YORK = ZoneInfo("Europe/Rome"), ZoneInfo("America/New_York")
HOURS = {"start": 23 * 60, "end": 8 * 60, "zone": "Europe/Rome"}
CLOCK = {"kind": "turn", "bank": 3 * DAY, "increment": 8 * 3600, "nights": "own", "hours": HOURS, "holidays": 14}


def friends(base: str, *names: str, **clock: Any) -> list[dict[str, Any]]:
    """A table by turns: the link of each who sits there."""
    wish = [{"kind": "human", "name": name} for name in names]
    made = post(base, "/api/tables", {"game": "castelli", "title": "For Friday", "seats": wish,
                                      "clock": {**CLOCK, **clock}})  # fmt: skip
    return [{"table": made["table"], "token": link["token"]} for link in made["links"]["seats"]]


def moment(words: str, zone: ZoneInfo) -> datetime:
    """What “runs out Sun 22 Nov, 20:00” says there: the next such day."""
    now = datetime.now(zone)
    days = (datetime.strptime(f"{words} {year}", "runs out %a %d %b, %H:%M %Y") for year in (now.year, now.year + 1))
    return next(day.replace(tzinfo=zone) for day in days if day.date() >= now.date())


def open_times(one: Person) -> Any:
    one.page.locator(".clockbar").get_by_role("button", name="Time").click()
    return one.page.get_by_role("dialog", name="Time")


def test_three_questions_make_a_clock_and_everybody_reads_it_before_sitting_down(person: People) -> None:
    anna = person(timezone_id="Europe/Rome")
    anna.page.goto("/new/castelli")
    anna.button("2").click()
    anna.page.locator("summary", has_text="Pace").click()
    anna.page.get_by_label("A move now and then, over days").check()
    anna.page.get_by_role("button", name="Bank: more").click()
    anna.page.get_by_role("radio", name=re.compile("^The table votes")).check()
    words = anna.page.get_by_role("complementary", name="The table in words")
    expect(words).to_contain_text("Each of you has 4 d and gets 8 h back with every answer, up to 5 d.")
    expect(words).to_contain_text("yours from 23:00 to 08:00")
    expect(words).to_contain_text(re.compile(r"asked .* 18:00: time until .*, [67] nights left out"))
    anna.button("Open the table").click()
    room = anna.page.locator(".room")
    expect(room).to_contain_text("Each of you has 4 d")
    expect(room).to_contain_text("When time is up the others vote")


def test_each_reads_the_clocks_in_their_own_time_and_a_holiday_stands_there(person: People, base: str) -> None:
    links = friends(base, "Anna", "Elena")
    anna, elena = person(timezone_id="Europe/Rome"), person(timezone_id="America/New_York")
    for one, link in zip((anna, elena), links, strict=True):
        one.open(link)
    for one in (anna, elena):
        expect(open_times(one)).to_contain_text("Europe/Rome" if one is anna else "America/New_York")
    times = elena.page.get_by_role("dialog", name="Time")
    there = moment(times.get_by_text(re.compile("^runs out ")).inner_text(), NEW_YORK)
    here = f"{there.astimezone(ROME):runs out %a %-d %b, %H:%M}"
    expect(anna.page.get_by_role("dialog", name="Time")).to_contain_text(here)  # the same moment on two wall clocks

    times.get_by_role("button", name="Take it").click()
    expect(times.get_by_role("button", name="I am back")).to_be_visible()
    expect(anna.page.get_by_role("dialog").locator("li", has_text="Elena")).to_contain_text("holiday")
    anna.page.keyboard.press("Escape")
    anna.page.get_by_role("tab", name="Chat").click()
    expect(anna.page.get_by_role("log", name="Chat")).to_contain_text("Elena is on holiday from")
    times.get_by_role("button", name="I am back").click()
    expect(times.get_by_text("13 days are left to you")).to_be_visible()


def test_a_seat_is_handed_to_somebody_whom_the_others_agree_to(person: People, base: str) -> None:
    links = friends(base, "Anna", "Bruno")
    anna, bruno = person(), person()
    anna.open(links[0])
    bruno.open(links[1])
    open_times(anna).get_by_role("button", name="Leave…").click()
    leave = anna.page.get_by_role("dialog", name="What becomes of your seat?")
    leave.get_by_label("Hand the seat to…").check()
    leave.get_by_label("Who").fill("Judit")
    leave.get_by_label("A sentence to the others").fill("The baby is here!")
    leave.get_by_role("button", name="Ask the table: Judit for me").click()
    asked = bruno.page.get_by_role("region", name="Anna would hand the seat to Judit")
    expect(asked).to_contain_text("The baby is here!")
    asked.get_by_role("button", name="I agree").click()
    expect(asked).to_have_count(0)
    open_times(anna).get_by_role("button", name="Leave…").click()
    leave.get_by_role("button", name="Link for Judit").click()
    link = leave.get_by_role("textbox", name="Link for Judit").input_value()
    judit = person()
    judit.page.goto(link)
    judit.page.get_by_label("Your name").fill("Judit")
    judit.button("Sit down").click()
    judit.see_table()
    expect(anna.page.get_by_role("heading", name="You have left this seat")).to_be_visible()


def test_a_game_that_is_called_off_says_so_at_the_table_and_in_the_list(person: People, base: str) -> None:
    links = friends(base, "Anna", "Bruno")
    anna, bruno = person(), person("it-IT")
    anna.open(links[0])
    bruno.open(links[1])
    open_times(anna).get_by_role("button", name="End the game here").click()
    anna.page.get_by_role("dialog", name="End the game here").get_by_role("button", name="End the game here").click()
    bruno.button("D’accordo").click()
    expect(anna.page.get_by_role("region", name="Called off")).to_contain_text("by Anna, Bruno")
    expect(bruno.page.get_by_role("region", name="Interrotta di comune accordo")).to_be_visible()
    bruno.page.goto("/")
    expect(bruno.page.locator("main")).to_contain_text("Interrotta di comune accordo")
