"""Medioevo Universale in the browser: turns of three people, a game of eight turns against bots, and the great map."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from araldo.games.medioevo_universale import GAME as RULES
from araldo.games.medioevo_universale.board import IDS
from araldo.kernel.chance import key_from_seed
from araldo.kernel.play import Eyes, make_bot
from araldo.kernel.telling import Route
from araldo.table.match import Match, human
from tests.browser.evenings import CHANCE, SCRIPT, Wish
from tests.browser.hands import Overheard, by_hand
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
        expect(ada.whole_log().filter(has_text=words).first).to_be_attached()


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
    ada.part("Giocatori").tap()
    expect(ada.page.locator(".panels")).to_contain_text("Prima della partita")
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360


# Plans of set-up, three technologies of the table under the map, then nothing else: a decision is a question answered.
TECHNOLOGIES = """async () => {
  const one = selector => document.querySelector(selector)
  const pause = async () => { for (let i = 0; i < 20; i++) await new Promise(requestAnimationFrame) }
  const [learned, asked] = [[], []]
  for (let waited = 0; waited < 400; waited++, await pause()) {
    if (/Turn 2/.test(one('.k-panels')?.textContent ?? '')) return { learned, asked }
    if (one('.options[aria-busy=true]') || !one('.options')) continue
    if (/Buy technologies/.test(one('.pennant').textContent) && !one('.tree')) continue  // it is drawn a moment later
    const tech = learned.length < 3 && one('.tree button.open:not(:disabled)')
    const rest = learned.length === 3 && one('.docked .rest[aria-pressed=false]')
    if (tech) learned.push(tech.textContent)
    else if (!rest) asked.push(one('.pennant').textContent)
    const plain = ['.plans button', '.hand .able button', '.foot .done', '.options button.choice']
    const found = tech || rest || plain.map(kind => one(`${kind}:not(:disabled)`)).find(Boolean)
    if (found) { found.click(); waited = 0 } else asked.pop()
  }
  throw new Error(`no second turn after ${asked.slice(-3)}`)
}"""


def test_a_turn_of_three_technologies_takes_few_decisions(person: People, base: str) -> None:
    ada = person()
    ada.open(table(base, ADA, *bots(2), end_turns=4))
    found = ada.page.evaluate(TECHNOLOGIES)
    own = [words for words in found["asked"] if "proposes" not in words]
    set_up = [words for words in own if any(x in words for x in ("Kingdom", "Capital", "Cathedral", "start", "first"))]
    assert len(found["learned"]) == 3
    assert all("100" in words for words in found["learned"])  # the price stands on the cell
    assert len(set_up) <= 6, set_up
    assert len(own) - len(set_up) <= 6, own


def test_a_whole_game_by_clicks_on_board_and_dock(person: People, base: str) -> None:
    """Four turns. What costs something has its price on what is clicked."""
    ada = person()
    wire = Overheard(ada.page)
    ada.open(table(base, ADA, *bots(2), end_turns=4))
    told = by_hand(ada, seed=1)
    expect(ada.end.get_by_role("listitem")).to_have_count(3)
    assert told.share < 0.05, told.rows  # board, dock and foot answer nearly everything
    shown = Counter(number for words in told.acts for number in set(re.findall(r"\d+", words)))
    costs = [(cost, one["action"][-1] if cost.get("each") else 1) for one in wire.done for cost in one["cost"]]
    paid = Counter(str(cost["amount"] * times) for cost, times in costs)
    assert paid
    assert paid <= shown


def attackable() -> tuple[str, Route]:
    """The record of a game by bots up to a Combat turn in which 19 VF stand near a land with 2, and the way there."""
    match = Match(RULES, RULES.setup(3, {"end_turns": 4}), [human()] * 3, key_from_seed(2), hot_seat=True, forced=False)
    players = [make_bot(RULES, "condottiero", seat) for seat in range(3)]
    assert RULES.tells.reach is not None
    while not match.over:
        seat = match.waiting()[0]
        part = match.progress.part_of(seat)
        assert part is not None
        s = part.state
        if s.asked is not None and s.asked.kind == "command":
            for way in RULES.tells.reach(s, seat, ("march",)):
                told = way.note.params if way.note is not None and way.note.message == "route-attack" else {}
                if told.get("force", 0) >= 18 and told["vf"] == 2:
                    return match.export(0), way
        match.act(seat, players[seat].choose(Eyes(RULES, s, seat, match.options(seat, revise=False))))
    raise LookupError("nobody is strong enough")


def test_an_attack_on_2_vf_with_19_takes_few_clicks(person: People, base: str) -> None:
    """The land, the way that is offered there, and that it shall be fought to the end."""
    record, way = attackable()
    ada = person()
    ada.open(imported(base, record), veiled=True)
    clicks = 0
    ada.page.locator(f"#board [data-id={way.to}].legal").dispatch_event("click")
    clicks += 1
    ada.page.locator("#board .leaf button.way", has_text="attack").first.click()
    clicks += 1
    over = ada.log.filter(has_text=re.compile("conquers|is repelled|takes"))
    to_the_end = ada.page.locator(".docked [data-end]")
    expect(to_the_end.or_(over).first).to_be_attached()
    while not over.count() and clicks < 5:
        to_the_end.click()
        clicks += 1
        expect(over.first).to_be_attached()
    assert clicks <= 4
