"""Crusader Kings in the browser: a Round of three people, a solo game to its end, and a map that can be played on."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from araldo.games.crusader_kings.board import BURGUNDY, IDS, NAMES
from araldo.kernel import discover
from araldo.kernel.chance import key_from_seed
from araldo.table.match import Match, human
from tests.browser.evenings import CHANCE, SCRIPT, Evening, Wish
from tests.browser.hands import Overheard, by_hand
from tests.browser.players import Person, imported, post

People = Callable[..., Person]
GAME = "crusader_kings"
ADA = {"kind": "human", "name": "Ada"}

# How eagerly a person of the script does a thing; what is not named counts one.
EAGER = {"propose": 40, "accept": 20, "refuse": 0.3, "counter_offer": 0.3, "pledge": 6, "assassinate": 8, "plot": 3,
         "done": 3, "reopen": 0, "drop": 0, "trade": 0.02, "stay": 0.5}  # fmt: skip
WISH = Wish(GAME, "round", frozenset({"struck", "married", "sabotaged", "crowned"}), EAGER, most=500)


def _until(kind: str) -> str:
    """The record of a game up to a question."""
    game = discover.load(GAME)
    match = Match(game, game.setup(3), [human()] * 3, key_from_seed(1), hot_seat=True)
    rng = Random(1)
    match.advance()
    while match.asked(match.needed()[0]) != kind:
        seat = match.needed()[0]
        match.act(seat, WISH.choose(rng, match.options(seat, revise=False))[1])
        match.advance()
    return match.export(0)


@pytest.fixture(scope="module")
def evening() -> Evening:
    return WISH.find()


def table(base: str, *seats: dict[str, str], **options: object) -> dict[str, Any]:
    made: dict[str, Any] = post(
        base, "/api/tables", {"game": GAME, "seats": list(seats), "options": options, "choices": {"start": 0}}
    )
    return made


def bots(count: int, name: str = "seneschal") -> list[dict[str, str]]:
    return [{"kind": "bot", "bot": name}] * count


def crowned_in(evening: Evening) -> str:
    return str(next(event["person"] for event in reversed(evening.told) if event["kind"] == "crowned"))


def test_three_people_play_a_round_with_a_contract_a_sabotage_and_a_succession(
    person: People, base: str, evening: Evening
) -> None:
    ada = person()
    ada.open(imported(base, evening.record), veiled=True)
    ada.page.evaluate(SCRIPT, evening.steps)
    veil = ada.page.locator(".veil")  # it may come at any time: the table answers where there is one choice
    for words in ("agree", "marries", "is sabotaged", "pledges"):
        line = ada.log.filter(has_text=words).first
        expect(line.or_(veil).first).to_be_attached()
        if veil.count():
            ada.button("Show me").click()
        expect(line).to_be_attached()
    ada.page.locator(".panels .fold[aria-expanded=false]").evaluate_all("all => all.forEach(one => one.click())")
    crowned = ada.page.locator(f".panels [data-person='{crowned_in(evening)}'].rules")
    expect(crowned.or_(veil).first).to_be_attached()
    if veil.count():
        ada.button("Show me").click()
    expect(crowned).to_have_count(1)


def test_one_person_against_four_automatic_dynasties_to_the_end(person: People, base: str) -> None:
    ada = person()
    ada.open(table(base, ADA, automata=4))
    expect(ada.page.locator(".panels .player")).to_have_count(5)
    expect(ada.page.locator(".panels .plan")).to_have_count(4)
    ada.page.evaluate(CHANCE, [3, 4000])
    expect(ada.end).to_be_visible()
    expect(ada.page.get_by_role("list", name="The road to Jerusalem").locator("> li")).to_have_count(10)
    expect(ada.log.filter(has_text=re.compile(r": \d+ points? \(territories \d+"))).to_have_count(5)
    expect(ada.log.last).to_have_text(re.compile(r" wins| win together"))


def test_a_whole_game_by_clicks_on_board_and_dock(person: People, base: str) -> None:
    ada = person()
    wire = Overheard(ada.page)
    ada.open(table(base, ADA, *bots(2)))
    expect(ada.page.locator(".dock .stepper")).to_have_count(5)
    told = by_hand(ada, seed=1)
    expect(ada.end).to_be_visible()
    assert told.share < 0.05, told.rows  # a yes or no, a token to keep
    shown = Counter(price for words in told.acts for price in wire.prices if price in words)
    assert wire.prices <= shown  # what costs something says so where it is clicked


def to(ada: Person, selector: str, most: int = 300) -> None:
    """Tab until the focus is there."""
    for _ in range(most):
        ada.page.keyboard.press("Tab")
        if ada.page.evaluate("wish => document.activeElement.matches(wish)", selector):
            return
    raise AssertionError(f"the keyboard does not reach {selector}")


# What somebody sees who has no pointer: is there a question, is Done ready, how many choices have a key of their own.
SEEN = """() => {
  const some = selector => !!document.querySelector(selector)
  return {
    over: some('.end'),
    asked: some('.pennant.mine') && !some('.options[aria-busy=true]'),
    mixes: some('.dock [data-spread] .plans button'),
    ready: some('.foot .done:not(:disabled)'),
    keys: document.querySelectorAll('.options .choice:not(:disabled) kbd').length,
    rows: document.querySelectorAll('.options .choice:not(:disabled)').length,
    long: some('.options .filter'),
    all: [...document.querySelectorAll('.pennant, .options .choice, .foot .done, .log li:last-child')]
      .map(one => one.textContent + one.ariaPressed).join('|'),
  }
}"""


def test_a_whole_game_with_the_keyboard_only(person: People, base: str) -> None:
    """The tournament of two Eras: numbers of the list, arrows in it, a letter for a tab of the dock, Tab and Enter."""
    ada = person()
    ada.open(table(base, ADA, *bots(2, "random"), scenario="kingdom_of_jerusalem_tournament", trades="none"))
    expect(ada.page.locator(".dock .stepper")).to_have_count(5)
    keys, rng, presses = ada.page.keyboard, Random(4), 0
    for _ in range(400):
        ada.page.wait_for_function(f"() => (now => now.over || now.asked)(({SEEN})())")
        now = ada.page.evaluate(SEEN)
        if now["over"]:
            break
        if now["mixes"] and not now["ready"]:  # the Era draw
            keys.press("d")
            to(ada, ".dock .plans button")
            for _ in range(rng.randrange(4)):
                keys.press("Tab")
            keys.press("Enter")
            to(ada, ".foot .done")
            keys.press("Enter")
        elif now["ready"] and (not now["keys"] or rng.random() < 0.7):
            if ada.page.evaluate("document.activeElement.matches('button')"):
                to(ada, ".foot .done")
            keys.press("Enter")
        elif now["long"]:
            keys.press("/")
            keys.press("Enter")  # the first one that is found
            for _ in range(rng.randrange(min(12, now["rows"]))):
                keys.press("ArrowDown")
            if ada.page.evaluate("document.activeElement.matches('details:not([open]) > summary')"):
                keys.press("Enter")  # what is folded lies open
            if ada.page.evaluate("document.activeElement.matches('summary')"):
                keys.press("ArrowDown")
            keys.press("Enter")
        elif now["keys"]:
            keys.press(str(rng.randint(1, min(9, now["keys"]))))
        presses += 1
        ada.page.wait_for_function(f"before => (now => now.over || now.all !== before)(({SEEN})())", arg=now["all"])
    expect(ada.end).to_be_visible()
    assert presses > 40


def test_an_offer_tells_its_terms_where_it_is_accepted(person: People, base: str) -> None:
    ada = person()
    ada.open(imported(base, _until("reply")), veiled=True)
    accept = ada.page.locator(".options").get_by_role("button", name=re.compile("^Accept: .*you get .*, you give "))
    accept.click()
    ada.button("Show me").click()  # the screen passes back to whoever had offered
    expect(ada.log.filter(has_text=re.compile(" agree")).first).to_be_attached()


def test_the_map_shows_every_territory_and_rings_what_is_pointed_at(person: People, base: str) -> None:
    ada = person()
    ada.open(table(base, ADA, *bots(2), glitterhoof=True))
    lands = sorted(land for land in IDS if land != IDS[BURGUNDY])
    expect(ada.page.locator("#board .map [data-id=wales]")).to_be_attached()  # the map comes as data of its own
    drawn = ada.page.locator("#board .map [data-id]").evaluate_all("all => all.map(one => one.dataset.id)")
    assert sorted(set(drawn) - {"north_sea", "atlantic", "mediterranean"}) == lands
    names = {text.strip() for text in ada.page.locator("#board [data-name]").all_text_contents()}
    assert {NAMES[land]["en"].replace(" ", "") for land in lands} <= {name.replace(" ", "") for name in names}

    wales = ada.page.locator("#board .map [data-id=wales]")
    expect(wales).to_have_role("button")
    ada.page.locator(".options .choice", has_text="Wales").hover()
    expect(wales.locator(".mark")).to_have_count(1)
    wales.focus()
    wales.press("Enter")
    expect(ada.log.filter(has_text="Glitterhoof grazes in Wales")).to_have_count(1)


def test_burgundy_is_drawn_only_where_it_is_a_territory(person: People, base: str) -> None:
    ada = person()
    ada.open(table(base, ADA, *bots(2, "random"), burgundy=True))
    expect(ada.page.locator("#board .map [data-id=burgundy]")).to_have_count(1)


def test_two_cards_are_laid_from_the_hand(person: People, base: str) -> None:
    """The first click is Turn 1, the second Turn 2; every card shows its event's text."""
    ada = person()
    ada.open(imported(base, _until("plot")), veiled=True)
    cards = ada.page.locator(".dock .hand .card.legal")
    for seat in range(3):
        if seat:
            ada.button("Show me").click()
        expect(cards.first.locator(".text")).not_to_be_empty()
        first = cards.first.get_attribute("aria-label")
        cards.first.click()
        expect(ada.page.locator(".dock .hand .card.picked")).to_have_attribute("aria-label", str(first))
        expect(ada.page.locator(".dock .hand .card.picked .turn")).to_have_text("Turn 1")
        cards.nth(1).click()
        done(ada)
    expect(ada.page.locator(".veil, .log li:has-text('lays down two cards')").first).to_be_attached()
    if ada.page.locator(".veil").count():
        ada.button("Show me").click()
    own, others = (
        ada.page.locator(f".panels .player{which} .laid") for which in (":first-child", ":not(:first-child)")
    )
    expect(own).to_have_count(1)  # the other one has been turned up: there is nothing to choose about that
    expect(others).to_have_text(["A card face down"] * 4)


def done(ada: Person) -> None:
    """Where people confirm, the foot does it."""
    if (button := ada.page.locator(".foot .done:not(:disabled)")).count():
        button.click()


@pytest.mark.rule("CK-ERA-03")
def test_eight_cards_are_drawn_by_steppers_from_a_ready_mix(person: People, base: str) -> None:
    ada = person()
    ada.open(table(base, ADA, *bots(2)))
    steppers = ada.page.locator(".dock .stepper output")
    expect(steppers).to_have_text(["0", "0", "0", "0", "1"])
    ada.page.locator(".dock .sum button", has_text="The Expansionist").click()
    expect(steppers).to_have_text(["2", "0", "3", "2", "1"])
    expect(ada.page.get_by_role("button", name="+ Intrigue")).to_be_disabled()
    ada.page.get_by_role("button", name="− War").click()
    expect(ada.page.locator(".foot .done")).to_be_disabled()
    ada.page.get_by_role("button", name="+ Intrigue").click()
    ada.page.locator(".foot .done:not(:disabled)").click()
    expect(ada.log.filter(has_text="draws 2 Realm, 1 Intrigue, 2 War, 2 Tax, 1 Crusade")).to_have_count(1)


@pytest.mark.rule("CK-CHK-10")
def test_a_check_shows_its_chance_for_every_amount_of_gold(person: People, base: str) -> None:
    ada = person()
    ada.open(imported(base, _until("invest")), veiled=True)
    ways = ada.page.locator(".dock .gamble button")
    expect(ways.first.locator(".chance")).to_have_text(re.compile(r"^\d+ %$"))
    expect(ada.page.locator(".dock .sides dt").first).to_have_text("Successes needed")
    ways.last.click()
    done(ada)
    expect(ada.page.locator(".veil, .log li:has-text('invests')").first).to_be_attached()


def test_board_and_track_fit_a_phone(person: People, base: str) -> None:
    ada = person("it-IT", phone=True)
    ada.open(table(base, ADA, *bots(2, "random")))
    ada.page.locator(".parts button").nth(2).click()
    expect(ada.page.get_by_role("list", name="La via di Gerusalemme").locator("> li")).to_have_count(10)
    ends = ada.page.locator(".panels .road > li").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect().right)"
    )
    assert max(ends) <= 360
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.rule("CK-PLC-01")
def test_who_leaves_out_the_franks_is_warned_in_the_form_and_while_waiting(person: People) -> None:
    ada = person()
    ada.page.goto(f"/new/{GAME}")
    ada.page.get_by_role("button", name="3", exact=True).click()
    warning = ada.page.get_by_text("Nobody plays the Franks")
    expect(warning).to_have_count(0)
    for seat, culture in enumerate(("german", "english", "italian")):
        ada.page.locator("select.own").nth(seat).select_option(culture)
    expect(warning).to_be_visible()
    ada.page.get_by_role("button", name="Open the table").click()
    expect(ada.page.locator(".invite").get_by_text("Nobody plays the Franks")).to_be_visible()
