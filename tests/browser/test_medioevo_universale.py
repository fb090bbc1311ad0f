"""Medioevo Universale in the browser: turns of three people, a game of eight turns against bots, and the great map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from araldo.games.medioevo_universale.board import IDS
from tests.browser.evenings import CHANCE, SCRIPT, Wish
from tests.browser.players import Person, imported, post

People = Callable[..., Person]
GAME = "medioevo_universale"
ADA = {"kind": "human", "name": "Ada"}
# Whoever has a Captain, an engine and armies takes them aboard and goes to war; whoever can agrees and trades.
EAGER = {
    "besiege": 500, "attack": 200, "surprise": 0.02, "accept": 6, "march": 4, "handle": 1.5, "load": 6, "unload": 0.05,
    "board": 50, "mount": 50, "dismount": 0, "alight": 0, "take_on": 0, "go": 3, "done": 4, "add": 2, "secret": 0.1,
    "reopen": 0, "drop": 0, "bid": 0.1, "stop": 0.2, "time_up": 0, "buy": 4, "hire": 30, "learn": 3, "use": 10,
    "sell_goods": 60, "leave_goods": 0, "stow": 0,
}  # fmt: skip
SET_UP = frozenset({"kingdom", "capital_site", "first_cathedral", "first_berth", "deploy"})
TURN = Wish(
    GAME,
    "turn",
    frozenset({"agreed", "siege", "sold_goods"}),
    EAGER,
    options={"end_turns": 10},
    most=1500,
    clicks=250,
    usual=SET_UP,
)


def table(base: str, *seats: dict[str, str], **options: object) -> dict[str, Any]:
    made: dict[str, Any] = post(base, "/api/tables", {"game": GAME, "seats": list(seats), "options": options})
    return made


def bots(count: int, name: str = "condottiero") -> list[dict[str, str]]:
    return [{"kind": "bot", "bot": name}] * count


def test_three_people_play_a_turn_with_a_pact_a_siege_and_a_trade_run(person: People, base: str) -> None:
    evening = TURN.find()
    ada = person()
    ada.open(imported(base, evening.record), veiled=True)
    assert ada.page.evaluate(SCRIPT, evening.steps) == len(evening.steps)
    for words in ("agree", "besieges", "sells"):
        expect(ada.log.filter(has_text=words).first).to_be_attached()


def test_one_person_against_bots_for_four_turns(person: People, base: str) -> None:
    ada = person()
    ada.open(table(base, ADA, *bots(2), end_turns=4))
    ada.page.evaluate(CHANCE, [5, 4000])
    expect(ada.end.get_by_role("listitem")).to_have_count(3)


def test_the_map_shows_every_space(person: People, base: str) -> None:
    ada = person()
    ada.open(table(base, ADA, *bots(2, "random")))
    expect(ada.page.locator("#board .world [data-id]")).to_have_count(len(IDS))
    drawn = ada.page.locator("#board .world [data-id]").evaluate_all("all => all.map(one => one.dataset.id)")
    assert sorted(drawn) == sorted(IDS)


def test_the_map_fits_a_phone(person: People, base: str) -> None:
    ada = person("it-IT", phone=True)
    ada.open(table(base, ADA, *bots(2, "random")))
    expect(ada.page.get_by_role("region", name="Giocatori")).to_contain_text("Diplomazia")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
