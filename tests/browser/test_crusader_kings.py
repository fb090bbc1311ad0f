"""Crusader Kings in the browser: a Round of three people, a solo game to its end, and a map that can be played on."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from araldo.games.crusader_kings.board import BURGUNDY, IDS, NAMES
from araldo.kernel import Action, Option, Span, Text, discover
from araldo.kernel.chance import key_from_seed
from araldo.table.match import Match, human
from tests.browser.players import Person, imported, post

People = Callable[..., Person]
GAME = "crusader_kings"
ADA = {"kind": "human", "name": "Ada"}

# Whatever is asked, one of the labelled buttons by a seeded die: a choice, or "done" where a choice has several parts.
# Who has lost the last territory comes back.
CHANCE = """async ([seed, most]) => {
  const frame = () => new Promise(requestAnimationFrame)
  const below = n => {
    seed = (seed + 0x6d2b79f5) | 0
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % n
  }
  for (let done = 0; done <= most; ) {
    if (document.querySelector('.end')) return done
    const all = selector => [...document.querySelectorAll(`.options ${selector}`)]
    const ready = all('.draft .button.main:not(:disabled)')
    const plain = all('.group .choice:not(:disabled)')
      .filter(one => !one.closest('.group').previousElementSibling?.matches('.free'))
      .filter(one => one.ariaLabel !== 'Leave the game')
    const found = ready.length && below(3) ? ready : [...plain, ...ready]
    if (found.length) { found[below(found.length)].click(); done++ }
    await frame()
  }
  throw new Error(`no end within ${most} decisions`)
}"""

# One screen for all: take it over, then do what the script says by its label. Returns how many draws were shown.
SCRIPT = """async labels => {
  const frame = () => new Promise(requestAnimationFrame)
  const shown = new Set()
  for (let [at, waited] = [0, 0]; at < labels.length; waited++) {
    if (waited > 3000) throw new Error(`step ${at}: no "${labels[at]}"`)
    const draw = document.querySelector('#board .draw')
    if (draw) shown.add(draw.textContent)
    document.querySelector('.veil .button.main')?.click()
    for (const more of document.querySelectorAll('.options .more')) more.click()
    const all = selector => [...document.querySelectorAll(`.options ${selector}`)]
    const choice = all('.choice:not(:disabled)').find(one => one.ariaLabel === labels[at])
    const sum = all('.pattern').find(one => one.querySelector('span')?.textContent === labels[at])
      ?.querySelector('.button:not(:disabled)')
    const done = labels[at].startsWith('Done') && all('.draft .button.main:not(:disabled)')[0]
    const found = choice ?? sum ?? done
    if (found) { found.click(); at++; waited = 0; await frame() }
    await frame()
  }
  return shown.size
}"""


@dataclass
class Evening:
    """A Round worth watching: the record of the game before it, what is clicked in it, and who came to the throne."""

    record: str = ""
    labels: list[str] = field(default_factory=list)
    told: list[dict[str, Any]] = field(default_factory=list)

    def has(self, *kinds: str) -> bool:
        return set(kinds) <= {event["kind"] for event in self.told}

    @property
    def crowned(self) -> str:
        return str(next(event["person"] for event in reversed(self.told) if event["kind"] == "crowned"))


# How eagerly a person of the script does a thing; what is not named counts one.
EAGER = {"propose": 40, "accept": 20, "refuse": 0.3, "counter_offer": 0.3, "pledge": 6, "assassinate": 8, "plot": 3,
         "done": 3, "reopen": 0, "drop": 0, "trade": 0.02, "stay": 0.5}  # fmt: skip


def _choose(rng: Random, options: list[Option]) -> tuple[Option, Action]:
    """A sum is what the page proposes, its least."""
    plain = [o for o in options if not isinstance(o, Text)]
    option = rng.choices(plain, [EAGER.get(str((o.head if isinstance(o, Span) else o)[0]), 1) for o in plain])[0]
    return option, (*option.head, option.low) if isinstance(option, Span) else option


def _evening(seed: int, most: int = 500) -> Evening | None:
    """Play on until a Round had everything that the test is about."""
    game = discover.load(GAME)
    match = Match(game, game.setup(3), [human()] * 3, key_from_seed(seed), hot_seat=True)
    rng, round_, heard = Random(seed), Evening(), 0
    for _ in range(most):
        match.advance()
        if match.over:
            return None
        fresh = [line["event"] for line in match.log(0)[heard:]]
        heard += len(fresh)
        if any(event["kind"] == "round" for event in fresh):
            if round_.record and round_.has("struck", "married", "sabotaged", "crowned"):
                return round_
            round_, fresh = Evening(record=match.export(0)), []
        round_.told += fresh
        seat = match.needed()[0]
        option, action = _choose(rng, match.options(seat, revise=False))
        round_.labels.append(game.label(match.view(seat), option, "en"))
        match.act(seat, action)
    return None


def _until(kind: str) -> str:
    """The record of a game up to a question."""
    game = discover.load(GAME)
    match = Match(game, game.setup(3), [human()] * 3, key_from_seed(1), hot_seat=True)
    rng = Random(1)
    match.advance()
    while match.asked(match.needed()[0]) != kind:
        seat = match.needed()[0]
        match.act(seat, _choose(rng, match.options(seat, revise=False))[1])
        match.advance()
    return match.export(0)


@pytest.fixture(scope="module")
def evening() -> Evening:
    return next(found for seed in range(1, 400) if (found := _evening(seed)))


def table(base: str, *seats: dict[str, str], **options: object) -> dict[str, Any]:
    made: dict[str, Any] = post(
        base, "/api/tables", {"game": GAME, "seats": list(seats), "options": options, "choices": {"start": 0}}
    )
    return made


def bots(count: int, name: str = "seneschal") -> list[dict[str, str]]:
    return [{"kind": "bot", "bot": name}] * count


def test_three_people_play_a_round_with_a_contract_a_sabotage_and_a_succession(
    person: People, base: str, evening: Evening
) -> None:
    ada = person()
    ada.open(imported(base, evening.record), veiled=True)
    draws = ada.page.evaluate(SCRIPT, evening.labels)
    assert draws > 0
    veil = ada.page.locator(".veil")  # it may come at any time: the table answers where there is one choice
    for words in ("agree", "marries", "is sabotaged", "pledges"):
        line = ada.log.filter(has_text=words).first
        expect(line.or_(veil).first).to_be_attached()
        if veil.count():
            ada.button("Show me").click()
        expect(line).to_be_attached()
    ada.page.locator(".panels .fold[aria-expanded=false]").evaluate_all("all => all.forEach(one => one.click())")
    expect(ada.page.locator(f".panels [data-person='{evening.crowned}'].rules")).to_have_count(1)


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


def test_an_offer_tells_its_terms_where_it_is_accepted(person: People, base: str) -> None:
    ada = person()
    ada.open(imported(base, _until("reply")), veiled=True)
    accept = ada.page.locator(".options .choice").filter(has_text=re.compile("^Accept"))
    expect(accept).to_have_attribute("aria-label", re.compile("^Accept: .*you get .*, you give "))
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
    ada = person()
    ada.open(imported(base, _until("plot")), veiled=True)
    cards = ada.page.locator(".panels .hand .legal .face")
    for seat in range(3):
        if seat:
            ada.button("Show me").click()
        first = cards.first.get_attribute("aria-label")
        cards.first.click()
        expect(ada.page.locator(".panels .hand .picked .face")).to_have_attribute("aria-label", str(first))
        cards.nth(1).click()
        expect(ada.page.locator(".panels .hand .picked .face")).to_have_count(0)
    expect(ada.page.locator(".veil, .log li:has-text('lays down two cards')").first).to_be_attached()
    if ada.page.locator(".veil").count():
        ada.button("Show me").click()
    own, others = (
        ada.page.locator(f".panels .player{which} .laid") for which in (":first-child", ":not(:first-child)")
    )
    expect(own).to_have_count(1)  # the other one has been turned up: there is nothing to choose about that
    expect(others).to_have_text(["A card face down"] * 4)


def test_board_and_track_fit_a_phone(person: People, base: str) -> None:
    ada = person("it-IT", phone=True)
    ada.open(table(base, ADA, *bots(2, "random")))
    expect(ada.page.get_by_role("list", name="La via di Gerusalemme").locator("> li")).to_have_count(10)
    ends = ada.page.locator("#board .road > li").evaluate_all(
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
