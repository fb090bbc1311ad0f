"""Two weeks of four friends who play by turns, in their browsers: a holiday, a time-out, a substitute, a return."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import Browser, Locator, TimeoutError, expect

from araldo.kernel import key_from_seed
from araldo.server.settings import STATIC, Settings
from tests.browser.conftest import people
from tests.browser.players import Person, post
from tests.browser.turned import Turned, turned

People = Callable[..., Person]
HOUR, DAY = 3600.0, 86_400.0
ROME, NEW_YORK = "Europe/Rome", "America/New_York"
NAMES = ANNA, BRUNO, CARLA, ELENA = "Anna", "Bruno", "Carla", "Elena"
CLOCK = {"kind": "turn", "bank": 2 * DAY, "increment": 8 * HOUR, "cap": 5 * DAY, "nights": "own", "holidays": 7,
         "late": "once", "hours": {"start": 23 * 60, "end": 8 * 60, "zone": ROME}}  # fmt: skip


def at(text: str) -> float:
    return datetime.fromisoformat(f"2030-{text}").replace(tzinfo=ZoneInfo(ROME)).timestamp()


@pytest.fixture
def time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Turned]:
    if not (STATIC / "index.html").exists():
        pytest.skip("the front end is not built: make front")
    monkeypatch.setattr("araldo.server.new_tables.new_key", lambda: key_from_seed(1))
    settings = Settings(database=f"sqlite:///{tmp_path}/a.sqlite3", limits="0", bot_delay=0.0, even_delay=0.0,
                        window_seconds=0.0, log_level="critical")  # fmt: skip
    with turned(settings, at("11-18 18:00")) as found:  # a Monday
        yield found


@pytest.fixture
def person(chromium: Browser, time: Turned) -> Iterator[People]:
    yield from people(chromium, time.url)


class Table:
    """Four seats, and who sits there in which browser."""

    def __init__(self, time: Turned, person: People) -> None:
        wish = [{"kind": "human", "name": name} for name in NAMES]
        made = post(time.url, "/api/tables", {"game": "castelli", "title": "Fridays", "seats": wish, "clock": CLOCK})
        self.time, self.id, self.at = time, made["table"], dict[str, Person]()
        for name, link in zip(NAMES, made["links"]["seats"], strict=True):
            home = NEW_YORK if name == ELENA else ROME
            self.at[name] = time.believes(person("it-IT" if name == CARLA else "en-GB", timezone_id=home))
            self.at[name].open({"table": self.id, "token": link["token"]})

    def awaited(self) -> list[str]:
        return [NAMES[seat] for seat in self.time.table(self.id).awaited()]

    def answer(self, name: str) -> None:
        """Somebody looks in, on a page that has been open for days, and answers until it is another's turn."""
        one = self.at[name]
        one.page.locator(".pennant.mine").wait_for()
        while one.page.locator(".pennant.mine").count():
            one.play(until=".pennant:not(.mine)")
            one.page.wait_for_function("() => !document.querySelector('.options[aria-busy=true]')")

    def until_asked(self, name: str) -> None:
        """The others answer, each some hours after the one before."""
        for _ in range(12):
            if self.on_the_clock(name) and self.sees(name) and self.on_the_clock(name):
                return
            self.go_on(5 * HOUR)
        raise AssertionError("never asked")

    def on_the_clock(self, name: str) -> bool:
        """Not at a window, which no clock tells."""
        clock = self.time.table(self.id).seating.clock
        return clock is not None and NAMES.index(name) in clock.running

    def sees(self, name: str) -> bool:
        """Whether somebody's page says that it is their turn, as soon as all that was done has come there."""
        try:
            self.at[name].page.locator(".pennant.mine").wait_for(timeout=5000)
        except TimeoutError:
            return False
        return True

    def go_on(self, pause: float) -> None:
        """After a while who is asked first answers."""
        self.time.until(self.time.now + pause)
        self.answer(self.awaited()[0])

    def clock_of(self, name: str, seen_by: str) -> Locator:
        """A line of the clocks; the dialog stays open."""
        page = self.at[seen_by].page
        if not (times := page.get_by_role("dialog", name="Time")).is_visible():
            page.locator(".clockbar").get_by_role("button", name="Time").click()
        return times.locator(".clocks li", has_text=name)


def said(one: Person, tab: str = "Chat") -> Locator:
    one.page.keyboard.press("Escape")
    one.page.get_by_role("tab", name=tab).click()
    return one.page.get_by_role("log", name=tab)


def test_two_weeks_at_a_table_of_four(time: Turned, person: People) -> None:
    table = Table(time, person)
    anna, bruno, carla, elena = (table.at[name] for name in NAMES)

    # Bruno is away from Tuesday to Saturday: his clock stands, and says until when
    time.until(at("11-19 12:00"))
    table.clock_of(BRUNO, seen_by=BRUNO)
    holiday = bruno.page.get_by_role("dialog", name="Time")
    holiday.get_by_label("from", exact=True).first.fill("2030-11-19")
    holiday.get_by_label("to", exact=True).first.fill("2030-11-22")
    holiday.get_by_role("button", name="Take it").click()
    expect(holiday.get_by_role("button", name="I am back")).to_be_visible()
    bruno.page.keyboard.press("Escape")
    table.until_asked(BRUNO)
    assert time.now < at("11-22 12:00")
    full = table.clock_of(BRUNO, seen_by=ANNA).locator(".left strong").inner_text()
    time.until(at("11-22 22:00"))
    line = table.clock_of(BRUNO, seen_by=ANNA)
    expect(line).to_contain_text("holiday, until Sat 23 Nov")
    expect(line.locator(".left strong")).to_have_text(full)
    expect(line).to_contain_text(re.compile("runs out (Mon|Tue|Wed) 2[5-7] Nov"))

    # back on Saturday, he finds the table on his first page, and has lost nothing
    time.until(at("11-23 09:00"))
    bruno.page.goto("/")
    turn = bruno.page.locator(".turn", has_text="Fridays")
    expect(turn).to_contain_text("3 d 2 h left")
    turn.get_by_role("link", name="Take your turn").click()
    table.answer(BRUNO)

    # Carla does not come: her time runs out, a bot answers this once, and she plays on
    table.until_asked(CARLA)
    carla.page.goto("/about")
    ends = time.table(table.id).timekeeper.ends(NAMES.index(CARLA))
    assert ends is not None
    assert ends - time.now > 2.5 * DAY, "nights do not count"
    time.until(ends - HOUR)
    assert CARLA in table.awaited()
    time.until(ends + 1)
    chat = said(anna)
    expect(chat).to_contain_text("Carla's time has run out: a bot answers this once.")
    carla.page.goto(f"/t/{table.id}")
    carla.see_table()
    expect(carla.page.locator(".panels .player", has_text="Carla")).to_contain_text("tu")
    if CARLA in table.awaited():
        table.answer(CARLA)

    # Elena travels: Dario plays for her, whom everybody knows by name; then she is back
    elena.button("Seats").click()
    seats = elena.page.get_by_role("dialog")
    seats.get_by_role("button", name="Link for a substitute").first.click()
    link = seats.get_by_role("textbox", name=re.compile("substitute")).input_value()
    dario = time.believes(person(timezone_id=ROME))
    dario.page.goto(link)
    dario.page.get_by_label("Your name").fill("Dario")
    dario.button("Sit down").click()
    dario.see_table()
    expect(chat).to_contain_text("Dario plays for Elena, who has agreed.")
    table.at[ELENA] = dario
    table.until_asked(ELENA)
    table.answer(ELENA)
    seats.get_by_role("button", name="I play again").click()
    expect(dario.page.get_by_role("heading", name="You are no longer the substitute")).to_be_visible()
    elena.page.keyboard.press("Escape")
    table.at[ELENA] = elena
    table.until_asked(ELENA)
    table.answer(ELENA)

    # a fortnight later all four still sit there, and the table has told what happened
    while time.now < at("12-02 18:00"):
        table.go_on(10 * HOUR)
    live = time.table(table.id)
    assert [place.kind for place in live.seating.places] == ["human"] * 4
    assert sum(move.how == "bot" for move in live.match.record.moves) == 1
    told = [re.split("[:.,]", line)[0] for line in chat.locator(".told").all_inner_texts()]
    assert told == [
        "Bruno is on holiday from 19 November to 23 November",
        "Carla's time has run out",
        "Dario plays for Elena",
        "Elena plays again",
    ]
