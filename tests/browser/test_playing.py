"""A person plays: two clicks to a game, every decision by a button, by keyboard, on a phone, in two languages."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Response, expect

from araldo.kernel import discover
from tests.browser.players import GAME, Person, bots_table, imported, played

People = Callable[..., Person]


def test_two_clicks_to_a_game_against_bots_and_on_to_its_end(person: People) -> None:
    ada = person()
    ada.page.goto("/")
    ada.button(re.compile("^Play now against bots")).first.click()
    ada.see_table()
    ada.play(until=".end")
    expect(ada.end.get_by_role("heading")).to_have_text(re.compile("wins|share"))
    expect(ada.end.get_by_role("listitem")).to_have_count(4)
    expect(ada.end.get_by_text("the dice are those that were promised")).to_be_visible()
    expect(ada.page).to_have_title(re.compile("^Over"))
    ada.page.goto("/")
    expect(ada.page.get_by_role("link", name=re.compile("Castelli.*Over"))).to_be_visible()


def test_a_whole_turn_with_the_keyboard_only(person: People) -> None:
    ada = person()
    ada.page.goto("/")
    keys = ada.page.keyboard

    def walk_to(selector: str, key: str = "Tab") -> None:
        """Move the focus until it is on such an element."""
        ada.page.wait_for_selector(selector)
        for _ in range(400):
            if ada.page.evaluate("s => document.activeElement.matches(s)", selector):
                return
            keys.press(key)
        raise AssertionError(f"the keyboard does not reach {selector}")

    walk_to(".tile .button.main")
    keys.press("Enter")
    ada.see_table()
    expect(ada.prompt).to_contain_text("Choose a face-down tile")
    walk_to(".filter")
    keys.type("completes")
    keys.press("Enter")
    walk_to(".options .choice", key="ArrowDown")
    label = ada.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "completes" in label
    keys.press("Enter")
    expect(ada.prompt).to_contain_text("How do you turn the tile?")
    walk_to(".options .choice")
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(ada.log.filter(has_text=re.compile("^Red places the tile"))).to_have_count(1)
    for _ in range(8):  # whatever the turn still asks, until the others have had theirs
        ada.page.wait_for_selector(".prompt.mine ~ .list .choice:not(:disabled)")
        if "face-down tile" in ada.prompt.inner_text():
            break
        walk_to(".options .choice:last-of-type")
        keys.press("Enter")
        ada.page.wait_for_function("() => !document.querySelector('.options .choice:disabled')")
    expect(ada.prompt).to_contain_text("Choose a face-down tile")
    expect(ada.log.filter(has_text=re.compile("^Red places the tile"))).to_have_count(1)


def test_the_board_and_the_buttons_are_the_same_choices(person: People, base: str) -> None:
    ada = person()
    ada.open(bots_table(base))
    expect(ada.prompt).to_contain_text("face-down tile")
    first = ada.choices.first
    place = (first.get_attribute("aria-label") or "").split("tile on ")[1].split(" ")[0]
    ada.page.locator("#board").get_by_role("button", name=re.compile(rf"tile on {place}\b")).first.press("Enter")
    expect(ada.log.filter(has_text=f"Red reveals the tile on {place}")).to_have_count(1)


def test_a_language_switch_changes_every_word_and_is_kept(person: People, base: str) -> None:
    ada = person()
    ada.open(bots_table(base))
    expect(ada.prompt).to_contain_text("Your turn")
    ada.button("Italiano").click()
    expect(ada.prompt).to_contain_text("Tocca a te")
    expect(ada.choices.first).to_have_attribute("aria-label", re.compile("^Rivela la tessera"))
    expect(ada.log.first).to_have_text(re.compile("Comincia"))
    ada.page.reload()
    expect(ada.prompt).to_contain_text("Tocca a te")
    assert ada.page.evaluate("document.documentElement.lang") == "it"
    carlo = person(lang="it-IT")
    carlo.page.goto("/")
    expect(carlo.page.get_by_role("heading", level=1)).to_have_text("Prendi posto al tavolo")


def test_a_refusal_says_its_rule_and_links_to_it(person: People, base: str) -> None:
    ada = person()
    record = played(lambda m: m.asked(m.waiting()[0]) == "build" and any(why for _, why in m.weigh(m.waiting()[0])))
    ada.open(imported(base, record), veiled=True)
    ada.page.get_by_text(re.compile("Not possible now")).click()
    greyed = ada.page.locator(".refused .no").first
    expect(greyed).to_have_attribute("aria-label", re.compile("^Not possible, why\\? (Build|Overbuild|Play|End)"))
    greyed.click()
    why = ada.page.locator(".why[role=alert]")
    rule = why.get_by_role("link")
    number = rule.inner_text()
    assert re.fullmatch("CA-[A-Z]+-[0-9]+", number)
    expect(why).to_contain_text(re.compile("Not allowed now: .{10,}"))
    href = rule.get_attribute("href")
    assert href == f"/rules/{GAME}#{number}"
    text = why.locator("p").nth(1).inner_text().removesuffix(number).strip()
    ada.page.goto(href)
    expect(ada.page.locator(f"[id='{number}'] dd")).to_have_text(text)


def test_undo_goes_back_to_the_barrier_and_says_why_not_further(person: People, base: str) -> None:
    def can_build(match: object) -> bool:
        seat = match.waiting()[0]  # type: ignore[attr-defined]
        return sum(option[0] == "build" for option in match.options(seat)) > 1  # type: ignore[attr-defined]

    ada = person()
    ada.open(imported(base, played(can_build)), veiled=True)
    undo = ada.button(re.compile("Take back"))
    lines = ada.log.count()
    ada.choose("Build")
    expect(undo).to_be_enabled()
    undo.click()
    expect(ada.page.locator(".log li.gone").first).to_be_visible()
    assert ada.log.count() > lines
    bots = person()
    bots.open(bots_table(base))
    bots.choose("Reveal")
    expect(bots.page.get_by_text("Something new has been seen: no way back.")).to_be_visible()
    expect(bots.button(re.compile("Take back"))).to_be_disabled()


def test_the_guided_first_game_is_followed_to_its_end_and_played_on(person: People) -> None:
    ada = person()
    ada.page.goto("/")
    ada.button(re.compile("^Learn")).first.click()
    lesson = ada.page.get_by_role("region", name="Lesson")
    expect(lesson).to_contain_text("1 of")
    wrong = ada.page.locator(".options button.choice:not(.wanted)").first
    wrong.click()
    expect(ada.page.get_by_role("alert")).to_contain_text("This lesson asks for something else now")
    steps = int(lesson.locator("header .small").inner_text().split()[-1])
    for step in range(2, steps + 1):
        lesson.get_by_role("button").click()
        expect(lesson).to_contain_text(f"{step} of {steps}")
    expect(lesson).to_contain_text("You may play on as you like")
    expect(ada.choices.first).to_be_visible()


def test_on_a_phone_a_sheet_at_the_bottom_holds_the_choices(person: People) -> None:
    ada = person(lang="it-IT", phone=True)
    ada.page.goto("/")
    ada.button(re.compile("^Gioca subito")).first.tap()
    ada.see_table()
    expect(ada.prompt).to_contain_text("tessera coperta")
    sheet = ada.page.locator(".act").bounding_box()
    assert sheet is not None
    assert round(sheet["y"] + sheet["height"]) == 740
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    ada.choices.first.tap()  # a finger is asked to confirm
    confirm = ada.page.get_by_role("group", name="Conferma questa scelta")
    expect(confirm).to_contain_text("Rivela la tessera")
    confirm.get_by_role("button", name="Conferma").tap()
    expect(ada.prompt).to_contain_text("Come orienti la tessera")


@pytest.mark.parametrize("game", discover.names())
def test_a_table_loads_less_than_150_kb_of_script(person: People, base: str, game: str) -> None:
    """And of map and card data no more than the script of the whole table again."""
    ada = person()
    responses: list[Response] = []
    ada.page.on("response", lambda response: responses.append(response))
    ada.open(bots_table(base, bot="random", game=game))
    ada.page.locator("#board svg").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    weights = {"js": 0, "json": 0}
    for response in responses:
        kind = response.url.rsplit(".", 1)[-1]
        if "/assets/" in response.url and kind in weights:
            weights[kind] += len(gzip.compress(response.body()))
    assert 40_000 < weights["js"] < 150_000
    assert weights["json"] < 150_000
