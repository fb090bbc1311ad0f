"""What the log says: every change has its line with cause and numbers, and no line says what did not happen."""

from __future__ import annotations

import ast
import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from araldo.games.warrior_knights import GAME
from araldo.games.warrior_knights.board import CITIES, TARGETS
from araldo.games.warrior_knights.box import COLOURS, FACE, HOLDERS
from araldo.games.warrior_knights.rules.places import noble
from araldo.games.warrior_knights.state import Assembly, Knights, Upkeep, WholeGame
from araldo.kernel import key_from_seed
from araldo.kernel.log import Event
from tests.games.warrior_knights.scenario import (
    BLACK,
    RED,
    YELLOW,
    WkTable,
    army,
    besiege,
    current,
    fate,
    own,
    play,
    table,
    top_event,
)

# -- every event has its rule


def notes() -> list[tuple[str, ast.Call]]:
    """Every call that writes to the log, where it stands."""
    found = []
    for path in (GAME.folder / "setup.py", *sorted((GAME.folder / "rules").glob("*.py"))):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "note":
                found.append((f"{path.name}:{node.lineno}", node))
    return found


def test_every_event_names_a_rule() -> None:
    assert len(notes()) > 100
    for where, call in notes():
        assert "rule" in [keyword.arg for keyword in call.keywords], where


def test_every_rule_that_an_event_names_is_in_the_catalogue() -> None:
    for path in (GAME.folder / "setup.py", *sorted((GAME.folder / "rules").glob("*.py"))):
        for rule in re.findall(r'"(WK-[A-Z]+-\d+)"', path.read_text(encoding="utf-8")):
            assert rule in GAME.rules, (path.name, rule)


# -- the log accounts for everything


class Books:
    """Numbers of one moment, and what the events since an earlier moment say that they should be."""

    def __init__(self, s: Knights) -> None:
        self.crowns, self.votes = s.crowns[:], s.votes[:]
        self.faith, self.influence = s.faith[:], s.influence[:]
        self.hurt = [sum(s.hurt[5 * seat : 5 * seat + 5]) for seat in range(s.seats)]
        self.breach, self.owner, self.fort = s.breach[:], s.owner[:], s.fort[:]

    def enter(self, event: Event) -> None:
        p: dict[str, Any] = event.params
        kind, seat = event.kind, p.get("seat", -1)
        if kind == "gained":
            self.crowns[seat] += p["crowns"]
        elif kind in ("paid", "funded"):
            self.crowns[seat] -= p["crowns"]
        elif kind == "plundered":
            self.crowns[seat] += p["crowns"]
            self.crowns[p["victim"]] -= p["crowns"]
        elif kind == "given":
            self.crowns[seat] -= p["crowns"]
            self.crowns[p["to_seat"]] += p["crowns"]
        elif kind == "votes":
            self.votes[seat] += p["votes"]
        elif kind in ("votes_lost", "committed"):
            self.votes[seat] -= p["votes"]
        elif kind == "faith":
            self.faith[seat] += p["faith"]
        elif kind == "faith_spent":
            self.faith[seat] -= p["faith"]
        elif kind in ("influence", "reigns"):
            self.influence[seat] += p["influence"]
        elif kind == "wound":
            self.hurt[seat] += p["tokens"]
        elif kind in ("healed", "lost", "lost_none"):
            self.hurt[seat] -= p["tokens"]
        else:
            self.enter_place(event)

    def enter_place(self, event: Event) -> None:
        p, kind = event.params, event.kind
        city = CITIES.index(p["city"]) if isinstance(p.get("city"), str) else -1
        target = TARGETS + p["victim"] if kind.endswith("_keep") else city
        if kind in ("breach", "breach_keep"):
            self.breach[target] += p["breaches"]
        elif kind in ("restored", "restored_keep"):
            self.breach[target] -= p["breaches"]
        elif kind == "unfortified":
            self.fort[city] = False
            self.breach[city] -= event.rule == "WK-CTY-04"
        elif kind == "fortified":
            self.fort[city] = True
        elif kind in ("captured", "granted_city"):
            self.owner[city] = p["seat"]
        elif kind == "ceded":
            self.owner[city] = p["to_seat"]
        elif kind == "lost_city":
            self.owner[city], self.fort[city] = -1, False
        elif kind == "razed":
            self.owner[city], self.fort[city], self.breach[city] = -2, False, 0
        elif kind == "torn_down":
            self.breach[TARGETS + p["seat"]] = 0
        elif kind == "eliminated":
            self.ruin(p["seat"], p["cities"])

    def ruin(self, seat: int, cities: list[str]) -> None:
        self.crowns[seat] = self.votes[seat] = self.faith[seat] = self.hurt[seat] = 0
        for word in cities:
            self.owner[CITIES.index(word)], self.fort[CITIES.index(word)] = -1, False


def named(events: list[Event]) -> Counter[str]:
    """Every word that the events mention."""
    values = [value for event in events for value in event.params.values()]
    words = Counter(value for value in values if isinstance(value, str))
    words.update(item for value in values if isinstance(value, list) for item in value if isinstance(item, str))
    return words


def check_armies(before: Knights, s: Knights, events: list[Event]) -> None:
    """Whoever stands elsewhere, and every Troop card that is elsewhere, is named."""
    words = named(events)
    if any(event.kind in ("assigned", "eliminated", "royal_taken") for event in events):
        return
    for a in range(5 * s.seats):
        if s.place[a] != before.place[a] and a % 5 < 4:
            assert words[noble(s, a)], (noble(s, a), events)
        for piece in {*s.army[a]} ^ {*before.army[a]}:
            assert words[FACE[piece]], (FACE[piece], events)


def play_with_books(seats: int, seed: int, answers: int, options: dict[str, Any]) -> Counter[str]:
    log: list[Event] = []
    s = GAME.start(GAME.setup(seats, options), key_from_seed(seed), log=log)
    rng, kinds = Random(seed), Counter[str]()
    for _ in range(answers):
        if GAME.over(s):
            break
        before, at = GAME.clone(s), len(log)
        seat = rng.choice(GAME.waiting(s))
        s.log = log
        GAME.apply(s, seat, GAME.choose(GAME.options(s, seat), rng))
        books = Books(before)
        for event in log[at:]:
            books.enter(event)
            kinds[event.kind] += 1
        assert vars(books) == vars(Books(s)), log[at:]
        check_armies(before, s, log[at:])
    return kinds


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"the_king": True, "missions": True, "player_elimination": True, "influence_per_baron": 8},
        {"exchanging_heirs": True, "open_private_motions": True, "miracles_can_happen": True},
        {"stronghold_commander": "if_noble_present", "player_elimination": True, "unfunded_expedition": "sails"},
    ],
)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_log_accounts_for_every_crown_token_city_and_card(seats: int, options: dict[str, Any]) -> None:
    kinds = play_with_books(seats, seats, 900, options)
    assert len(kinds) > 60


# -- single lines


def told(t: WkTable, lang: str = "en") -> list[str]:
    """The log since the last time, in words."""
    names = [COLOURS[colour].capitalize() for colour in t.state.colours]
    lines = [GAME.texts.event(lang, {"kind": e.kind, **e.params}, names) for e in t.events]
    t.events.clear()
    return lines


def assembly(name: str, chosen: int = -1, prepare: Any = None) -> WkTable:
    t = table(3)
    current(t, name)
    if prepare is not None:
        prepare(t)
    t.goto(Assembly())
    for seat, votes in ((RED, 1), (YELLOW, 0), (BLACK, 0)):
        t.do(seat, "commit", votes)
    told(t)
    return t.do(RED, *(("yes",) if chosen < 0 else ("name", chosen)))


@pytest.mark.rule("WK-AGD-01")
def test_who_is_disarmed_is_not_deserted() -> None:
    t = assembly("AG-M10", BLACK, lambda t: army(t, BLACK, "star", "rota", "SWI-100", "REG-50"))
    t.do(BLACK, "accept")
    said = told(t)
    assert "Black sends Swiss 100 of Ritter Dietrich Rabe away." in said
    assert not any("desert" in line for line in said)


@pytest.mark.rule("WK-AGD-01")
def test_public_works_say_where_or_that_there_was_nothing() -> None:
    t = assembly("AG-M03", prepare=lambda t: own(t, RED, "vecht", breach=2))
    assert "2 breaches of Vecht removed." in told(t)
    u = assembly("AG-M03")
    said = told(u)
    assert any(line.startswith("Public Works has no effect") for line in said)
    assert not any("removed" in line for line in said)


@pytest.mark.rule("WK-SIE-03")
def test_a_siege_is_told_of_whom_it_is() -> None:
    t = table(2)
    army(t, RED, "star", "stonegate", "SWI-300", "SWI-200")
    t.events.clear()
    play(t, RED, "mobilize_forces").do(RED, "besiege", "stonegate")
    assert told(t)[:2] == ["Red besieges the stronghold of Yellow.", "Exhausted: Sir Hugh Murrey."]
    u = table(2)
    army(u, RED, "star", "gedze", "SWI-300")
    besiege(u, RED, "gedze", since=0)
    u.events.clear()
    play(u, RED, "mobilize_forces").do(RED, "besiege", "gedze")
    assert told(u, "it")[:2] == ["Assediata da Red per due turni, Gedze cade.", "Red prende Gedze."]


@pytest.mark.rule("WK-OFB-03", "WK-OFB-09", "WK-DEA-01", "WK-DEA-05")
def test_a_battle_is_told_with_its_numbers() -> None:
    t = table(2)
    army(t, RED, "circle", "gedze", "SWI-100")
    fate(t, "deal", "prevent", "victory", "deal", "deal", "english")
    t.events.clear()
    play(t, RED, "mobilize_forces").do(RED, "assault", "gedze")
    t.draft(RED, ("discard", "prevent"), ("discard", "victory"))
    assert told(t)[:16] == [
        "Red assaults Gedze with Sir Robert Ruddock.",
        "Sir Robert Ruddock commands for Red.",
        "Red draws 3 Fate cards for a strength of 300.",
        "The city draws 2 Fate cards for a strength of 200.",
        "Red discards 2.",
        "Red: 1 Deal, 0 Prevent, 0 Victory.",
        "The city: 2 Deal, 0 Prevent, 0 Victory.",
        "Casualties: attacker 2, defender 1.",
        "A casualty on Sir Robert Ruddock of Red: strength 0.",
        "One casualty finds no army to take it.",
        "A breach in the walls of Gedze: strength 100.",
        "Sir Robert Ruddock of Red is dead (casualties).",
        "A Fate card for the Mercenaries of Sir Robert Ruddock of Red: English.",
        "For 1 casualty token Sir Robert Ruddock of Red loses Swiss 100; the tokens are removed.",
        "His heir waits off the board with 0 troops.",
        "Mobilize Forces of Red goes to Assembly (1 of 4 cards).",
    ]


@pytest.mark.rule("WK-UPK-02", "WK-WIN-02", "WK-WIN-03")
def test_the_end_says_who_has_won_and_where_the_points_come_from() -> None:
    t = table(2, missions=True)
    own(t, RED, "rota", "isar")
    for word in ("rota", "isar"):
        army(t, RED, "star" if word == "rota" else "square", word, "REG-50")
    t.state.pool, t.state.influence = 2, [3, 4]
    t.goto(WholeGame(), Upkeep())
    said = told(t)
    assert "Red gains 2 Influence, 1 for each city that is not besieged, and has 5; 0 left in the pool." in said
    assert "This is the last round." in said
    mine = t.state.final[RED] - 5
    assert f"Red: {5 + mine} Influence; from cities 5, from the crown 0, from the Mission {mine}." in said
    assert said[-1].startswith(("Red wins with", "Yellow wins with", "Equal at"))


@pytest.mark.rule("WK-WIN-03")
@pytest.mark.parametrize(
    ("word", "crowns", "troops", "line"),
    [
        ("cities", 10, "REG-50", "Equal at 4: Red wins by the most cities, 1."),
        ("wealth", 11, "REG-50", "Equal at 4, cities too: Red wins by the most crowns, Faith and Votes together, 11."),
        ("troops", 10, "REG-100", "Equal at 4, cities and wealth too: Red wins by the most troops on the board, 100."),
        ("", 10, "REG-50", "Nothing tells Red and Yellow apart: nobody wins."),
    ],
)
def test_a_tie_is_told_with_what_breaks_it(word: str, crowns: int, troops: str, line: str) -> None:
    t = table(2)
    army(t, RED, "star", "middlemark", troops)
    army(t, YELLOW, "star", "highmoor" if word == "" else "middlemark", "REG-50")
    t.state.crowns[RED] = crowns
    t.state.influence, t.state.last_round = [4, 4], True
    if word == "cities":
        own(t, RED, "isar")
        t.state.influence = [3, 4]
        army(t, RED, "square", "isar", "REG-50")
    t.goto(WholeGame(), Upkeep())
    assert told(t)[-1] == line


@pytest.mark.rule("WK-EVT-01")
def test_events_tell_what_they_did() -> None:
    t = table(2)
    a = army(t, YELLOW, "circle", "saltmarsh", "SWI-200", "REG-100", hurt=2)
    top_event(t, "EV-G07")
    t.state.faith[YELLOW] = 1
    play(t, -1, "important_event").do(YELLOW, "draw", YELLOW)
    assert t.state.hurt[a] == 0
    assert told(t, "it")[-1] == "Yellow rimuove 2 Perdite da Sire Hugues Genet."
    u = table(2)
    own(u, YELLOW, "vecht")
    top_event(u, "EV-G06")
    u.state.faith[YELLOW] = 1
    play(u, -1, "important_event").do(YELLOW, "draw", YELLOW)
    assert told(u)[-1] == "Yellow fortifies Vecht."


@pytest.mark.rule("WK-EXP-05", "WK-EXP-06")
def test_expeditions_tell_how_far_they_are() -> None:
    t = table(2)
    t.state.spot = [1, 0, 0]
    t.state.stakes[0] = [2, 0]
    play(t, -1, "fund_expeditions").do(RED, "start", "spice_islands").do(RED, "fund", 0).do(YELLOW, "fund", 0)
    said = told(t)
    assert "The expedition to Ceylon moves up to spot 2." in said
    assert "Nobody funds the Spice Islands: no ship sails." in said


def test_italian_joins_articles_and_prepositions() -> None:
    t = table(2)
    army(t, RED, "star", "highmoor", "REG-50")
    army(t, RED, "castle", "highmoor", "REG-100")
    play(t, RED, "mobilize_forces").do(RED, "march", "star", "kingsfield").do(RED, "take", "castle", "REG-100")
    said = told(t, "it")
    assert "Sir Hugh Murrey prende Truppe Regolari 100 dalla Fortezza." in said
    assert "Sir Hugh Murrey si muove dalla Brughiera Alta al Campo del Re." in said
    by_name = "Sail with Sir Hugh Murrey ★ to the Isle of Merrow"
    assert GAME.label(t.view(RED), ("sail", "star", "merrow"), "en") == by_name
    assert GAME.label(t.view(RED), ("retreat", "alta"), "it") == "Ritirata ad Alta"
    assert [GAME.texts.name("it", word) for word in HOLDERS[-1:]] == ["la Fortezza"]
