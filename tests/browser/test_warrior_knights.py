"""Warrior Knights in the browser: a round of three people, a game against bots to its end, and a board to play on."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from araldo.games.warrior_knights.board import AREAS
from araldo.kernel import discover
from araldo.kernel.chance import key_from_seed
from araldo.kernel.play import Eyes, make_bot
from araldo.table.match import Match, human
from tests.browser.evenings import CHANCE, SCRIPT, Evening, Wish
from tests.browser.hands import Overheard, by_hand
from tests.browser.players import Person, imported, post

People = Callable[..., Person]
GAME = "warrior_knights"
ADA = {"kind": "human", "name": "Ada"}
ROUND = Wish(
    GAME,
    "round",
    frozenset({"planned", "agenda", "besieged"}),
    {"besiege": 60, "plan": 6, "done": 0.3, "march": 3, "give": 0.02, "reopen": 0, "drop": 0},
)


@pytest.fixture(scope="module")
def evening() -> Evening:
    return ROUND.find()


def table(base: str, *seats: dict[str, str], **options: object) -> dict[str, Any]:
    made: dict[str, Any] = post(base, "/api/tables", {"game": GAME, "seats": list(seats), "options": options})
    return made


def bots(count: int, name: str = "castellan") -> list[dict[str, str]]:
    return [{"kind": "bot", "bot": name}] * count


def test_three_people_play_a_round_with_planning_an_assembly_and_a_siege(
    person: People, base: str, evening: Evening
) -> None:
    ada = person()
    ada.open(imported(base, evening.record), veiled=True)
    assert ada.page.evaluate(SCRIPT, evening.steps) == len(evening.steps)
    for words in ("has planned", "The Assembly votes on", "besieges"):
        expect(ada.whole_log().filter(has_text=words).first).to_be_attached()


def test_one_person_against_bots_to_the_end(person: People, base: str) -> None:
    ada = person()
    ada.open(table(base, ADA, *bots(2)))
    ada.page.evaluate(CHANCE, [5, 2500])
    expect(ada.end.get_by_role("listitem")).to_have_count(3)


def test_a_whole_game_by_clicks_on_board_and_dock(person: People, base: str) -> None:
    ada = person()
    wire = Overheard(ada.page)
    ada.open(table(base, ADA, *bots(2), influence_per_baron=8))
    told = by_hand(ada, seed=1)
    expect(ada.end.get_by_role("listitem")).to_have_count(3)
    assert told.share < 0.03, told.rows  # board, dock and foot answer everything
    shown = Counter(price for words in told.acts for price in wire.prices if price in words)
    assert wire.prices <= shown  # what costs something says so where it is clicked


def at_a_vote(seats: int = 3) -> str:
    """The record of a game by bots up to the first vote of an Assembly."""
    game = discover.load(GAME)
    match = Match(game, game.setup(seats), [human()] * seats, key_from_seed(3), hot_seat=True, forced=False)
    players = [make_bot(game, "castellan", seat) for seat in range(seats)]
    while match.asked(match.waiting()[0]) != "commit":
        seat = match.waiting()[0]
        part = match.progress.part_of(seat)
        assert part is not None
        match.act(seat, players[seat].choose(Eyes(game, part.state, seat, match.options(seat, revise=False))))
    return match.export(0)


def test_the_assembly_says_who_gains_or_loses_baron_by_baron(person: People, base: str) -> None:
    ada = person()
    ada.open(imported(base, at_a_vote()), veiled=True)
    hall = ada.page.locator("#board .hall")
    hall.locator(".stake").first.wait_for()
    agendas = hall.locator(".agenda").count()
    for baron in range(3):
        stakes = hall.locator("tbody tr").nth(baron).locator(".stake")
        expect(stakes).to_have_count(agendas)
        for stake in stakes.all():
            expect(stake).to_have_text(re.compile("(gains|loses|as before): ?.{3,}"))


def test_the_board_shows_every_area_and_one_can_be_chosen_on_it(person: People, base: str) -> None:
    ada = person()
    ada.open(table(base, ADA, *bots(2, "random")))
    expect(ada.page.locator("#board .kingdom [data-id]")).to_have_count(len(AREAS))
    drawn = ada.page.locator("#board .kingdom [data-id]").evaluate_all("all => all.map(one => one.dataset.id)")
    assert sorted(drawn) == sorted(AREAS)
    expect(ada.page.locator(".panels .player")).to_have_count(3)
    expect(ada.page.locator(".wk-dock .holder")).to_have_count(5)
    expect(ada.page.locator(".wk-dock .card")).to_have_count(6)


def test_the_board_fits_a_phone(person: People, base: str) -> None:
    ada = person("it-IT", phone=True)
    ada.open(table(base, ADA, *bots(2, "random")))
    ada.button("Giocatori").click()
    expect(ada.page.get_by_role("region", name="Baroni")).to_contain_text("Prestigio")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360
