"""Replay, moments shared, playing on from there, the saved file, and the pages that anybody can read."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.players import GAME, Person, bots_table, imported, played

People = Callable[..., Person]


@pytest.fixture(scope="module")
def finished() -> str:
    return played(lambda match: False, seats=3, bot="random")


def test_a_replay_shows_every_moment_and_is_shared_by_link(person: People, base: str, finished: str) -> None:
    ada = person()
    made = imported(base, finished)
    ada.open(made)
    ada.end.get_by_role("link", name="Replay").click()
    slider = ada.page.get_by_role("slider")
    expect(ada.page.get_by_text(re.compile("After decision 0 of [0-9]+"))).to_be_visible()
    few = ada.log.count()
    ada.button("One on").click()
    expect(ada.page.get_by_text(re.compile("After decision 1 of"))).to_be_visible()
    slider.fill("40")
    expect(ada.page.get_by_text(re.compile("After decision 40 of"))).to_be_visible()
    expect(ada.log.nth(few + 10)).to_be_attached()
    ada.button("Share this moment").click()
    link = ada.page.get_by_role("dialog").get_by_role("textbox").input_value()
    assert "at=40" in link
    lines = ada.log.count()
    bruno = person(lang="it-IT")
    bruno.page.goto(link)
    expect(bruno.page.get_by_text(re.compile("Dopo la decisione 40 di"))).to_be_visible()
    expect(bruno.log).to_have_count(lines)


def test_the_chart_leads_through_a_game_and_so_do_the_keys(person: People, base: str, finished: str) -> None:
    ada = person()
    made = imported(base, finished)
    ada.page.goto(f"/t/{made['table']}/replay?k={made['token']}&at=0")
    chart = ada.page.get_by_role("img", name=re.compile("^Scores over time: "))
    box = chart.bounding_box()
    assert box is not None
    chart.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    slider = ada.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    expect(slider).not_to_have_value("0")
    at = int(slider.input_value())
    assert abs(at - last / 2) < last / 20
    expect(ada.page).to_have_url(re.compile(f"at={at}"))
    ada.page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(at + 1))
    ada.page.keyboard.press("PageUp")
    expect(slider).not_to_have_value(str(at + 1))


def test_after_the_end_every_seat_s_eyes_are_open(person: People, base: str, finished: str) -> None:
    ada = person()
    made = imported(base, finished)
    ada.page.goto(f"/t/{made['table']}/replay?k={made['token']}&at=30")
    eyes = ada.page.get_by_label("Seen by")
    expect(eyes.locator("option")).to_have_count(4)
    eyes.select_option(index=1)
    expect(ada.page).to_have_url(re.compile("viewer=1"))
    ada.page.reload()
    expect(eyes).to_have_value("1")


def test_play_on_from_a_moment_against_bots_and_on_one_screen(person: People, base: str, finished: str) -> None:
    ada = person()
    made = imported(base, finished)
    ada.page.goto(f"/t/{made['table']}/replay?k={made['token']}&at=25")
    ada.button("Play on against bots").click()
    expect(ada.page).not_to_have_url(re.compile(made["table"]))
    ada.see_table()
    expect(ada.choices.first).to_be_visible()
    ada.choose()
    ada.page.goto(f"/t/{made['table']}/replay?at=25")
    ada.button("Play on, all on this screen").click()
    expect(ada.page.get_by_role("heading", name=re.compile("The screen passes to"))).to_be_visible()


def test_while_a_game_runs_one_sees_and_plays_on_with_one_s_own_eyes(person: People, base: str) -> None:
    ada = person()
    made = bots_table(base)
    ada.open(made)
    ada.choose()
    ada.choose()
    ada.page.goto(f"/t/{made['table']}/replay")
    expect(ada.page.get_by_text("what is hidden from you is imagined")).to_be_visible()
    expect(ada.page.get_by_label("Seen by")).to_have_count(0)
    ada.button("Play on against bots").click()
    expect(ada.page).not_to_have_url(re.compile(made["table"]))
    ada.see_table()
    expect(ada.choices.first).to_be_visible()


def test_the_saved_file_holds_the_whole_game(person: People, base: str, finished: str) -> None:
    ada = person()
    ada.open(imported(base, finished))
    with ada.page.expect_download() as found:
        ada.end.get_by_role("link", name="Save the game as a file").click()
    text = found.value.path().read_text()
    assert text == finished


def test_scores_over_time_are_drawn_after_the_end(person: People, base: str, finished: str) -> None:
    made = imported(base, finished)
    for phone in (False, True):
        ada = person(phone=phone)
        ada.open(made)
        chart = ada.end.get_by_role("img", name=re.compile("^Scores over time: "))
        expect(chart).to_be_visible()
        dashes = chart.locator(".line").evaluate_all("all => all.map(one => one.getAttribute('stroke-dasharray'))")
        assert len(dashes) == len(set(dashes)) == 3
        box = chart.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= (360 if phone else 1440)


def test_a_doubt_about_a_rule_is_saved_from_a_line_of_the_log(person: People, base: str) -> None:
    ada = person()
    made = bots_table(base)
    ada.open(made)
    ada.choose("Reveal")
    line = ada.log.filter(has_text="reveals the tile").last
    line.hover()
    line.get_by_role("button", name=re.compile("^Report a rule doubt")).click()
    dialog = ada.page.get_by_role("dialog")
    dialog.get_by_role("radio").first.check()
    dialog.get_by_label("What seems wrong?").fill("May it be turned?")
    with ada.page.expect_download() as found:
        dialog.get_by_role("button", name="Save as a file").click()
    text = found.value.path().read_text()
    about = r"^rule: CA-[A-Z]+-\d+ .+\nline \d+: .*reveals the tile.*\nevent: .*\nnote: May it be turned"
    assert re.search(about, text, re.MULTILINE)
    assert "\naraldo 1\ngame castelli " in text
    assert "\nkey " not in text
    assert made["token"] not in text
    assert serious(ada.page, "light") == []


def test_rules_are_searched_and_linked(person: People) -> None:
    ada = person()
    ada.page.goto(f"/rules/{GAME}#CA-BLD-04")
    here = ada.page.locator("[id='CA-BLD-04']")
    expect(here).to_be_in_viewport()
    expect(here).to_have_class(re.compile("here"))
    ada.page.get_by_role("searchbox").fill("silver mine")
    expect(here).to_have_count(0)
    expect(ada.page.locator("dd").first).to_contain_text(re.compile("mine", re.IGNORECASE))


def serious(page: Page, theme: str) -> list[str]:
    """What axe finds. Themes differ in nothing but colours."""
    options: dict[str, object] = {"resultTypes": ["violations"]}
    if theme == "dark":
        options["runOnly"] = ["color-contrast"]
    found = Axe().run(page, options=options).response["violations"]
    bad = [v for v in found if v["impact"] in ("serious", "critical")]
    return [f"{v['id']}: {v['nodes'][0]['html'][:160]} ({len(v['nodes'])})" for v in bad]


PAGES = {"/": ".tile", f"/new/{GAME}": "form", "/lobby": "h1", f"/rules/{GAME}": "dl", "/about": "h1"}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious_stands_in_anybody_s_way(person: People, base: str, theme: str) -> None:
    ada = person(color_scheme=theme)
    faults: dict[str, list[str]] = {}
    for path, wait in PAGES.items():
        ada.page.goto(path)
        ada.page.wait_for_selector(wait)
        faults[path] = serious(ada.page, theme)
    assert {where: what for where, what in faults.items() if what} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious_at_the_table_either(person: People, base: str, finished: str, theme: str) -> None:
    ada = person(color_scheme=theme)
    faults: dict[str, list[str]] = {}
    ada.open(bots_table(base))
    expect(ada.choices.first).to_be_visible()
    faults["table"] = serious(ada.page, theme)
    if theme == "light":
        ada.button("Seats").click()
        faults["seats"] = serious(ada.page, theme)
    made = imported(base, finished)
    ada.open(made)
    expect(ada.end).to_be_visible()
    faults["end"] = serious(ada.page, theme)
    if theme == "light":
        ada.page.goto(f"/t/{made['table']}/replay?at=20")
        ada.page.wait_for_selector("#slider")
        faults["replay"] = serious(ada.page, theme)
    assert {where: what for where, what in faults.items() if what} == {}
