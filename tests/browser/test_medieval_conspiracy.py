"""Medieval Conspiracy in the browser: whole games by the buttons, and a map that can be played on."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from araldo.games.medieval_conspiracy.board import IDS, NAMES
from tests.browser.evenings import CHANCE
from tests.browser.hands import Overheard, by_hand
from tests.browser.players import Person, post

People = Callable[..., Person]
GAME = "medieval_conspiracy"
QUICK = {"quick_end": "turn_limit", "turn_limit": 4, "quick_extra_fief": True, "quick_elector_discount": True}
WAR = QUICK | {"war_emphasis": True, "show_clergy_placement": False}
ADA = {"kind": "human", "name": "Ada"}


def table(base: str, *seats: dict[str, str]) -> dict[str, Any]:
    """A quick game in which the first seat begins."""
    wish = {"game": GAME, "seats": list(seats), "options": QUICK, "choices": {"start": 0}}
    made: dict[str, Any] = post(base, "/api/tables", wish)
    return made


def bots(count: int, name: str = "chancellor") -> list[dict[str, str]]:
    return [{"kind": "bot", "bot": name}] * count


def place(one: Person, land: str) -> Locator:
    return one.page.locator(f"#board .map [data-id={land}]")


def test_three_people_in_three_browsers_play_a_whole_game(person: People, base: str) -> None:
    people = [person(), person("it-IT"), person()]
    made = table(base, ADA, {"kind": "open"}, {"kind": "open"})
    people[0].page.goto(f"/t/{made['table']}?k={made['token']}")
    for one, name, link in zip(people[1:], ("Bruno", "Carla"), made["links"]["seats"][1:], strict=True):
        one.page.goto(f"/t/{made['table']}?k={link['token']}")
        one.page.get_by_label(re.compile("Your name|Il tuo nome")).fill(name)
        one.button(re.compile("Sit down|Siediti")).click()
    for one in people:
        one.see_table()
    for seed, one in enumerate(people[1:], 1):
        one.page.evaluate(f"wish => {{ void ({CHANCE})(wish) }}", [seed, 2000])
    people[0].page.evaluate(CHANCE, [7, 2000])
    for one in people:
        expect(one.end.get_by_role("listitem")).to_have_count(3)
    headings = [one.end.get_by_role("heading").inner_text() for one in (people[0], people[2])]
    assert headings[0] == headings[1]
    assert any(name in headings[0] for name in ("Ada", "Bruno", "Carla"))


def test_one_person_against_bots_to_the_end_and_the_board_stays_whole(person: People, base: str) -> None:
    ada = person()
    ada.open(table(base, ADA, *bots(3)))
    ada.page.evaluate(CHANCE, [3, 1500])
    expect(ada.end.get_by_role("listitem")).to_have_count(4)
    assert ada.page.locator("#board .map [data-id]").count() == len(IDS)
    expect(ada.page.get_by_role("region", name="The seven Electors").locator("ol > li")).to_have_count(7)


def test_a_whole_game_by_clicks_on_board_and_dock(person: People, base: str) -> None:
    ada = person()
    wire = Overheard(ada.page)
    ada.open(table(base, ADA, *bots(2)))
    ada.page.locator("#board [data-target].legal").first.wait_for()
    told = by_hand(ada, seed=2)
    expect(ada.end.get_by_role("listitem")).to_have_count(3)
    assert told.share < 0.05, told.rows
    shown = Counter(price for words in told.acts for price in wire.prices if price in words)
    assert wire.prices <= shown, wire.prices - shown  # what costs something says so where it is clicked


def test_the_map_shows_every_fief_and_a_legal_one_can_be_clicked(person: People, base: str) -> None:
    ada = person()
    ada.open(table(base, ADA, *bots(2)))
    expect(ada.page.locator("#board .map [data-id]")).to_have_count(len(IDS))
    drawn = ada.page.locator("#board .map [data-id]").evaluate_all(
        "all => all.map(one => [one.dataset.id, one.getBBox().width > 20])"
    )
    assert sorted(land for land, large in drawn if large) == sorted(IDS)
    names = [text.strip() for text in ada.page.locator("#board [data-name]").all_text_contents()]
    assert sorted(names) == sorted(NAMES[land]["en"] for land in IDS)

    metz = place(ada, "metz")
    expect(metz).to_have_role("button")
    ada.page.locator(".options .choice", has_text="Metz").hover()
    expect(metz.locator(".mark")).to_have_count(1)
    metz.click()
    expect(ada.log.filter(has_text="Ada takes Metz")).to_have_count(1)


def test_troops_are_placed_on_the_map_of_a_phone(person: People, base: str) -> None:
    ada = person("it-IT", phone=True)
    ada.open(table(base, ADA, *bots(2, "random")))
    expect(ada.prompt).to_contain_text("feudo ecclesiastico")
    ada.choices.first.click()
    ada.done.click()
    doing = ada.page.locator("#board").get_by_role("status")
    expect(doing).to_contain_text("Il tuo cavaliere")
    home = ada.page.locator("#board .map [data-target]").first
    for hint in ("Un mercenario", "Un mercenario"):
        home.press("Enter")
        expect(doing).to_contain_text(hint)
    home.press("Enter")
    box = ada.page.locator("#board").bounding_box()
    assert box is not None
    assert box["width"] <= 360
    ada.done.click()
    ada.page.locator(".parts").get_by_role("button", name="Cronaca").click()
    expect(ada.log.filter(has_text=re.compile("^Ada.*truppe"))).to_have_count(1)


def test_troops_are_placed_in_the_column_one_by_one(person: People, base: str) -> None:
    """Six places instead of a list of all ways; done when each has its land."""
    ada = person()
    made = post(base, "/api/tables", {"game": GAME, "seats": [ADA, *bots(2, "random")], "options": WAR,
                                      "choices": {"start": 0}})  # fmt: skip
    ada.open(made)
    expect(ada.prompt).to_contain_text("ecclesiastical fief")
    ada.choices.first.click()
    slots = ada.page.locator(".slots fieldset")
    expect(slots).to_have_count(6)
    expect(ada.page.locator(".options .choice, .options summary")).to_have_count(0)
    expect(ada.done).to_be_disabled()
    for slot in slots.all():
        slot.locator("label").last.click()
    expect(ada.done).to_be_enabled()
    ada.done.click()
    expect(ada.log.filter(has_text=re.compile("^Ada.*troops"))).to_have_count(1)


def test_money_and_hands_of_others_never_reach_the_page(person: People, base: str) -> None:
    ada = person()
    ada.open(table(base, ADA, *bots(2, "random")))
    purses = ada.page.locator(".panels .money b")
    expect(purses).to_have_text(["100", "?", "?"])
