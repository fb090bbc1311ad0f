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
    finished = ada.page.get_by_role("region", name="Finished").get_by_role("listitem")
    expect(finished).to_have_text(re.compile("Castelli.*(wins|share)"))


def walk_to(ada: Person, selector: str, key: str = "Tab") -> None:
    """Move the focus by a key until it is on such an element."""
    ada.page.wait_for_selector(selector)
    for _ in range(400):
        if ada.page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        ada.page.keyboard.press(key)
    raise AssertionError(f"the keyboard does not reach {selector}")


def begin_by_keys(ada: Person) -> None:
    ada.page.goto("/")
    walk_to(ada, ".tile.first .deeds .button:not(.main)")  # the other one is the lesson
    ada.page.keyboard.press("Enter")
    ada.see_table()


def test_a_whole_turn_with_the_keyboard_only(person: People) -> None:
    ada = person()
    begin_by_keys(ada)
    keys = ada.page.keyboard
    expect(ada.prompt).to_contain_text("Reveal a tile")
    walk_to(ada, ".filter")
    keys.type("completes")
    keys.press("Enter")
    walk_to(ada, ".options .choice", key="ArrowDown")
    label = ada.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "completes" in label
    keys.press("Enter")
    expect(ada.prompt).to_contain_text("Which way shall the tile lie?")
    walk_to(ada, ".options .choice")
    keys.press("ArrowDown")
    keys.press("Enter")
    expect(ada.log.filter(has_text=re.compile("^Red places the tile"))).to_have_count(1)
    for _ in range(8):  # whatever the turn still asks, until the others have had theirs
        ada.page.wait_for_selector(".pennant.mine ~ .list .options[aria-busy=false] .choice")
        if "Reveal a tile" in ada.prompt.inner_text():
            break
        walk_to(ada, ".options .choice:last-of-type")
        keys.press("Enter")
        ada.page.wait_for_function("() => !document.querySelector('.options[aria-busy=true]')")
    expect(ada.prompt).to_contain_text("Reveal a tile")
    expect(ada.log.filter(has_text=re.compile("^Red places the tile"))).to_have_count(1)


FIRST = {"options": {"start_player": "host_choice"}, "choices": {"start": 0}}
READY = ".end, .pennant.mine ~ .list .options[aria-busy=false] .choice"


def test_a_whole_game_of_castelli_with_the_keyboard_only(person: People) -> None:
    """A tile by Tab on the board, its way by a digit, the rest found by its words or by Tab."""
    ada = person()
    begin_by_keys(ada)
    keys = ada.page.keyboard
    built, turns = 0, 0
    for _ in range(120):
        ada.page.wait_for_selector(READY, state="attached")
        if ada.end.count():
            break
        before, question = ada.prompt_and_log(), ada.prompt.inner_text()
        if "Reveal a tile" in question:
            walk_to(ada, "#board .target.legal")
            if not ada.page.evaluate("document.activeElement.ariaLabel.startsWith('Reveal')"):  # a card's place
                walk_to(ada, '.options .choice[aria-label^="Reveal"]')
            keys.press("Enter")
            turns += 1
        elif "Which way" in question:
            keys.press("1")
        else:
            labels = [label for label in ada.labels() if not label.startswith(("Sell the", "Play", "Steward"))]
            castle = next((label for label in labels if label.startswith("Build")), None)
            if ada.page.locator(".options .filter").count():
                keys.press("/")
                keys.type(castle or labels[-1])
                if ada.page.locator(".options .choice").count() > 1:
                    keys.press("Enter")  # to the first of them
            else:
                walk_to(ada, f'.options .choice[aria-label="{castle or labels[-1]}"]')
            keys.press("Enter")
            built += castle is not None
            turns += castle is None and labels[-1].startswith("Reveal")  # by the list, where the words came late
        ada.page.wait_for_function("before => window.araldoNow() !== before", arg=before)
    expect(ada.end.get_by_role("heading")).to_have_text(re.compile("wins|share"))
    assert (turns, built > 0) == (8, True)


def test_the_board_and_the_buttons_are_the_same_choices(person: People, base: str) -> None:
    ada = person()
    ada.open(bots_table(base, **FIRST))
    expect(ada.prompt).to_contain_text("Reveal a tile")
    first = ada.choices.first
    place = (first.get_attribute("aria-label") or "").split("tile on ")[1].split(" ")[0]
    ada.page.locator("#board").get_by_role("button", name=re.compile(rf"tile on {place}\b")).first.press("Enter")
    expect(ada.log.filter(has_text=f"Red reveals the tile on {place}")).to_have_count(1)


def test_a_language_switch_changes_every_word_and_is_kept(person: People, base: str) -> None:
    ada = person()
    ada.open(bots_table(base, **FIRST))
    expect(ada.prompt).to_contain_text("Reveal a tile")
    ada.button("Italiano").click()
    expect(ada.prompt).to_contain_text("Scopri una tessera")
    expect(ada.choices.first).to_have_attribute("aria-label", re.compile("^Rivela la tessera"))
    expect(ada.log.first).to_have_text(re.compile("Comincia"))
    ada.page.reload()
    expect(ada.prompt).to_contain_text("Scopri una tessera")
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
    steps = int(lesson.locator("header .small").inner_text().split()[-1])
    for step in range(2, steps + 1):
        lesson.get_by_role("button", name="Show me where").click()
        lesson.get_by_role("button", name="☞").click()
        expect(lesson).to_contain_text(f"{step} of {steps}")
    expect(lesson).to_contain_text("You may play on as you like")
    expect(ada.choices.first).to_be_visible()


def test_on_a_phone_the_act_is_named_in_a_bar_at_the_thumb(person: People) -> None:
    ada = person(lang="it-IT", phone=True)
    ada.page.goto("/")
    ada.button(re.compile("^Gioca subito")).first.tap()
    ada.see_table()
    expect(ada.prompt).to_contain_text("Scopri una tessera")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
    ada.choices.first.tap()  # a finger is asked to confirm
    expect(ada.done).to_contain_text("Rivela la tessera")
    expect(ada.done).to_be_in_viewport(ratio=1)
    ada.done.tap()
    expect(ada.prompt).to_contain_text("Come orienti la tessera")


@pytest.mark.parametrize("game", discover.names())
def test_a_table_loads_less_than_180_kb_of_script(person: People, base: str, game: str) -> None:
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
    assert 40_000 < weights["js"] < 180_000
    assert weights["json"] < 150_000
