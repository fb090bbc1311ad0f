"""The log says what happened: every line has its rule and its words, with cause and numbers; the end says why."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from araldo.games.medioevo_universale import GAME
from araldo.games.medioevo_universale.board import NUMBER
from araldo.games.medioevo_universale.box import CHURCH, FORT, GALLEY, TOWN, WAGON
from araldo.games.medioevo_universale.frames import CombatTurn, Handling, March, Raid, Talks, WholeGame
from araldo.games.medioevo_universale.rules import events, raids
from araldo.games.medioevo_universale.rules.course import SOURCES
from araldo.games.medioevo_universale.rules.pieces import add_engine
from araldo.kernel import bit, key_from_seed
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.log import event_for
from araldo.kernel.scenario import Table
from tests.games.medioevo_universale.position import build, hold, know, leader, own, rich, ship, table, wild

RULES = Path(GAME.folder) / "rules"


def notes() -> Iterator[tuple[str, ast.Call]]:
    for path in [*sorted(RULES.glob("*.py")), Path(GAME.folder) / "setup.py"]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "note":
                yield f"{path.name}:{node.lineno}", node


@pytest.mark.rule("MU-GEN-05")
def test_every_line_of_the_log_follows_from_a_rule() -> None:
    for where, call in notes():
        (rule,) = [key.value for key in call.keywords if key.arg == "rule"] or [None]
        assert rule is not None, where
        if isinstance(rule, ast.Constant):
            assert rule.value in GAME.rules, where


@pytest.mark.rule("MU-GEN-05")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_line_of_the_log_has_its_words(lang: str) -> None:
    for where, call in notes():
        kind = call.args[1]
        if isinstance(kind, ast.Constant):
            assert GAME.texts.has(lang, f"log-{kind.value}"), where


@pytest.mark.rule("MU-GEN-05")
@pytest.mark.parametrize("seed", [1, 2])
def test_every_line_of_a_game_can_be_read_in_both_languages(seed: int) -> None:
    rng, log = Random(seed), list[Any]()
    s = GAME.start(GAME.setup(4, {"end_turns": 3}), key_from_seed(seed), log=log)
    while not GAME.over(s):
        seat = GAME.waiting(s)[0]
        s.log = log
        GAME.apply(s, seat, GAME.choose(GAME.options(s, seat), rng))
    assert [e.kind for e in log][-1] == "winner"
    for event in log:
        assert event.rule in GAME.rules or event.kind == "rolled", event
        for told in [event_for(event, viewer) for viewer in range(5)]:
            for lang in LANGUAGES if told is not None else ():
                text, whole = read(lang, told)
                assert whole, (lang, told, text)


def read(lang: str, told: dict[str, Any]) -> tuple[str, bool]:
    """A line in words, and whether it had all that its message needs."""
    params = {key: value for key, value in told.items() if key not in ("kind", "hidden", "rule")}
    return GAME.texts._said(lang, f"log-{told['kind']}" + "-hidden" * bool(told.get("hidden")), params)


def war(t: Table, a: int, b: int) -> None:
    t.state.war[a] |= bit(b)
    t.state.war[b] |= bit(a)


def homes() -> Table:
    t = table()
    for seat, place in enumerate(("nile_delta", "judea", "pannonia")):
        own(t, seat, place, 6)
    t.state.log = t.events
    return t


@pytest.mark.rule("MU-RES-01", "MU-ASL-02")
def test_a_roll_tells_dice_and_what_is_added() -> None:
    t = homes()
    build(t, "judea", FORT, 1)
    war(t, 0, 1)
    know(t, 0, "strategia")
    wagon = ship(t, 0, WAGON, "sinai", vf=31)
    leader(t, 0, "sinai", 1, wagon.id).attacks = 1
    t.goto(CombatTurn(seat=0, step=1), March(seat=0, ids=[wagon.id])).do(0, "attack", "judea").script(3, 1)
    t.do(0, "assault")
    assert t.said("rolled_battle") == [
        {
            "place": "judea", "mode": "assault", "die": 4, "plus": 1, "attack": 5, "foe_die": 2, "foe_plus": 1,
            "defence": 3, "lost": 1, "fell": 2,
        }
    ]  # fmt: skip


@pytest.mark.rule("MU-EVT-04")
@pytest.mark.parametrize(("built", "shielded"), [(True, False), (False, False), (True, True)])
def test_an_earthquake_names_what_it_damages_and_says_if_it_is_nothing(built: bool, shielded: bool) -> None:
    t = homes()
    if built:
        build(t, "nile_delta", TOWN, 2)
        build(t, "nile_delta", FORT, 1)
    if shielded:
        t.state.shield.append(NUMBER["nile_delta"])
    events.earthquake(t.state, NUMBER["nile_delta"])
    hurt = built and not shielded
    assert t.said("earthquake") == ([{"place": "nile_delta", "what": ["borough", "tower"]}] if hurt else [])
    assert bool(t.said("earthquake_harmless")) is not hurt


@pytest.mark.rule("MU-EVT-05")
def test_a_storm_tells_what_it_stops_and_what_it_slows() -> None:
    t = homes()
    ship(t, 0, GALLEY, "egyptian_sea")
    ship(t, 0, WAGON, "nile_delta")
    know(t, 0, "astronomia")
    events.storm(t.state, (NUMBER["egyptian_sea"], NUMBER["nile_delta"]))
    assert t.said("storm_stops") == [{"seat": 0, "what": ["war_wagon"]}]
    assert t.said("storm_slows") == [{"seat": 0, "what": ["galley"]}]


@pytest.mark.rule("MU-BRB-07", "MU-BRB-12")
def test_a_raid_tells_who_comes_and_what_it_takes() -> None:
    t = homes()
    wild(t, "sinai", 40, chief=2)
    t.state.vf[1][NUMBER["judea"]] = 1
    ship(t, 1, WAGON, "judea", vf=0)
    add_engine(t.state, 1, 2, NUMBER["judea"])
    t.script(*[5, 0] * 9).goto(
        Raid(kind="land", origin=NUMBER["sinai"], place=NUMBER["judea"], victim=1, battlefield=NUMBER["judea"])
    )
    assert t.said("raid") == [{"place": "judea", "victim": 1, "vf": 39, "who": "barbarians", "level": 2}]
    assert t.said("raid_took") == [{"victim": 1, "place": "judea", "what": ["trebuchet", "war_wagon"]}]
    assert raids.vf_of(t.state, "land", NUMBER["judea"]) == t.said("raid_won")[0]["vf"]


@pytest.mark.rule("MU-ACT-01", "MU-ATK-09")
def test_the_log_tells_which_barbarians_wake() -> None:
    t = homes()
    wagon = ship(t, 0, WAGON, "nile_delta", vf=30)
    leader(t, 0, "nile_delta", 1, wagon.id).attacks = 1
    t.goto(CombatTurn(seat=0, step=1), March(seat=0, ids=[wagon.id])).script(5, 0, 5, 0).do(0, "attack", "sinai")
    first, second = t.said("woken")
    assert (first["places"], first["vf"]) == (["sinai"], 1)
    assert "sinai" not in second["places"]
    assert second["vf"] == len(second["places"]) > 0


@pytest.mark.rule("MU-AMB-51", "MU-TAX-07")
@pytest.mark.parametrize(
    ("gift", "kind", "told"),
    [
        (("double_taxes",), "taxes_doubled", {"seat": 0}),
        (("caravan", 1), "ordered", {"seat": 0, "what": "caravan", "level": 1}),
        (("tower", "nile_delta"), "building", {"seat": 0, "what": "tower", "place": "nile_delta"}),
        (("empire_card",), "drew", {"seat": 0, "count": 1}),
    ],
)
def test_the_log_tells_what_the_jester_gives(gift: tuple[Any, ...], kind: str, told: dict[str, Any]) -> None:
    t = homes()
    hold(t, 0, "giullare")
    t.goto(Talks(seat=0, left=1)).do(0, "play", "giullare", *gift)
    assert t.said(kind) == [told]


@pytest.mark.rule("MU-LOD-06")
def test_getting_off_is_not_told_as_loading() -> None:
    t = homes()
    wagon = ship(t, 0, WAGON, "nile_delta", vf=5)
    chief = leader(t, 0, "nile_delta")
    t.goto(CombatTurn(seat=0, step=1), Handling(seat=0, number=wagon.id))
    t.do(0, "board", chief.id).do(0, "alight", chief.id, "nile_delta")
    assert t.said("took_aboard") == [{"seat": 0, "what": "captain", "place": "nile_delta"}]
    assert t.said("set_ashore") == [{"seat": 0, "what": "captain", "place": "nile_delta"}]


@pytest.mark.rule("MU-DIP-07", "MU-DIP-04", "MU-DIP-08")
@pytest.mark.parametrize("secret", [False, True])
def test_a_proposal_tells_sums_places_and_length_to_whom_it_concerns(secret: bool) -> None:
    t = homes()
    rich(t, 500, 500, 500)
    t.goto(Talks(seat=0, left=1)).do(0, "propose").do(0, "with", 1)
    t.do(0, "add", "payment").do(0, "giver", 0).do(0, "sum", 120).do(0, "times", "each_turn")
    t.do(0, "add", "passage").do(0, "giver", 1).do(0, "place", "judea").do(0, "by", "land").do(0, "straits", "no")
    t.do(0, "lasts", 3)
    if secret:
        t.do(0, "secret")
    t.do(0, "done")
    assert t.said("term_payment") == [{"seat": 0, "to_seat": 1, "amount": 120, "every": 1}]
    assert t.said("term_passage") == [{"seat": 1, "to_seat": 0, "place": "judea", "by": "land", "straits": 0}]
    assert t.said("term_lasts") == [{"turns": 3}]
    (event,) = [e for e in t.events if e.kind == "term_payment"]
    assert (event_for(event, 1) is None, event_for(event, 2) is None) == (False, secret)


@pytest.mark.rule("MU-CON-04", "MU-CTL-01")
def test_plunder_and_sack_tell_what_they_bring() -> None:
    t = homes()
    own(t, 1, "thrace", 5)
    rich(t, 0, 905, 0)
    build(t, "judea", TOWN, 2)
    t.state.capital[1] = NUMBER["judea"]
    t.state.vf[1][NUMBER["judea"]] = 1
    war(t, 0, 1)
    wagon = ship(t, 0, WAGON, "sinai", vf=30)
    leader(t, 0, "sinai", 1, wagon.id).attacks = 1
    t.goto(CombatTurn(seat=0, step=1), March(seat=0, ids=[wagon.id])).script(5, 0).do(0, "attack", "judea")
    (sack,) = t.said("capital_taken")
    assert (sack["amount"], sack["town"]) == (90, "jerusalem")
    assert t.said("town_lower")[0]["level"] == 1
    t.do(0, "plunder", "village")
    assert t.said("spoils")[-1] == {"seat": 0, "what": "village", "how": "plunder", "place": "judea", "amount": 25}
    assert t.state.florins[0] == 90 + 25


@pytest.mark.rule("MU-VIC-02", "MU-VIC-04")
def test_the_end_says_who_has_won_and_by_which_sources() -> None:
    t = homes()
    rich(t, 3100, 0, 0)
    build(t, "nile_delta", CHURCH)
    t.state.honour[0] = 4
    t.state.loans[0] = [100]
    t.state.turn = 10
    t.goto(WholeGame(at=10))
    assert t.game.over(t.state)
    (mine,) = [line for line in t.said("scored") if line["seat"] == 0]
    assert mine == {
        "seat": 0, "before": 4, "florins": 3, "loans": -1, "cathedrals": 1, "relics": 0, "kingdoms": 0,
        "religious_capitals": 0, "objectives": 0, "total": 7,
    }  # fmt: skip
    assert t.said("winner") == [{"seats": [0]}]
    assert t.game.outcome(t.state).scores[0] == 7


@pytest.mark.rule("MU-VIC-02")
def test_who_is_out_of_the_game_has_points_from_nowhere() -> None:
    t = homes()
    t.state.out = 0b100
    t.state.turn = 10
    t.goto(WholeGame(at=10))
    (gone,) = [line for line in t.said("scored") if line["seat"] == 2]
    assert {name: gone[name] for name in SOURCES} == dict.fromkeys(SOURCES, 0)


@pytest.mark.rule("MU-GEN-05")
@pytest.mark.parametrize(
    ("kind", "params", "it", "en"),
    [
        ("siege", {"place": "nile_delta"}, "R assedia il Delta del Nilo.", "R besieges the Nile Delta."),
        ("siege", {"place": "egypt"}, "R assedia l’Egitto.", "R besieges Egypt."),
        ("blocked", {"place": "english_channel"}, "nella Manica.", "in the English Channel."),
        ("captain_lost", {"place": "syria"}, "in Siria.", "in Syria."),
        ("captain_lost", {"place": "flanders"}, "nelle Fiandre.", "in Flanders."),
        ("captain_lost", {"place": "kiev"}, "a Kiev.", "in Kiev."),
        ("capital", {"place": "nile_delta", "town": "alexandria"}, "Alessandria è", "Alexandria is"),
        (
            "kingdom",
            {"kingdom": "genoa_republic"},
            "R governa la Repubblica di Genova.",
            "R rules the Republic of Genoa.",
        ),
        (
            "moved",
            {"out": "palermo", "into": "tyrrhenian_s", "what": ["galley"], "place": "tyrrhenian_s", "origin": "sicily"},
            "R muove da Palermo al Tirreno meridionale: Galea.",
            "R moves from Palermo to the Southern Tyrrhenian Sea: Galley.",
        ),
        ("played", {"card": "principessa"}, "R gioca la Principessa.", "R plays the Princess."),
    ],
)
def test_names_take_their_articles_and_towns_have_their_names(
    kind: str, params: dict[str, Any], it: str, en: str
) -> None:
    for lang, words in (("it", it), ("en", en)):
        line = GAME.texts.event(lang, {"kind": kind, "seat": 0, **params}, ["R"])
        assert words in line
