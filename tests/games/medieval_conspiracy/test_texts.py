"""The texts: both languages say the same with the same variables, and every option and event can be said."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from araldo.games.medieval_conspiracy import GAME
from araldo.games.medieval_conspiracy.board import IDS
from araldo.games.medieval_conspiracy.box import ACTION_KINDS, COLOURS, EVENT_KINDS, MASTERS
from araldo.games.medieval_conspiracy.rules.masters import depose
from araldo.kernel import SPECTATOR, Span, key_from_seed
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.log import Event, event_for
from araldo.kernel.play import make_bot, play_out
from tests.games.medieval_conspiracy.scenario import BROWN, GREEN, GREY, hand, own, table
from tests.games.medieval_conspiracy.test_succession import auction, bribing


def variables(lang: str) -> dict[str, set[str]]:
    text = (GAME.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
    found = re.finditer(r"^([a-z][\w-]*) =(.*(?:\n +.*)*)$", text, re.M)
    return {m[1]: set(re.findall(r"\$(\w+)", m[2])) for m in found}


def test_both_languages_have_the_same_messages_and_variables() -> None:
    assert variables("en") == variables("it")
    assert set(variables("en")) == GAME.texts.ids["en"]


@pytest.mark.parametrize(("lang", "action", "said"), [
    ("en", ("play", "mercenary", "bar"), "Play Mercenary: one in Bar, for 50 ducats"),
    ("it", ("levy", "hostler", "bar"), "Scarta Stalliere e paga 80 ducati per un mercenario a Bar"),
    ("it", ("attack", "boehmen"), "Attacca la Boemia"),
    ("it", ("to", "oesterreich"), "In Austria"),
    ("it", ("kill", "augsburg"), "Muore il sovrano di Augusta"),
    ("it", ("vote", "pfalz"), "Voto sul Palatinato"),
    ("en", ("move", "mercenary", "bar", "mark"), "Move Bar → Mark: mercenary"),
    ("it", ("counter", 1, 0), "Offri 1 cavaliere prigioniero e denaro, in ducati"),
    ("en", ("play", "death_abroad", 1, "secular"), "Play Death Abroad: an heir of Brown dies (secular education)"),
])  # fmt: skip
def test_options_say_what_they_do_and_cost(lang: str, action: tuple[Any, ...], said: str) -> None:
    view = GAME.view(GAME.start(GAME.setup(3), key_from_seed(1)), 0)
    option = Span(action, 0, 90, 10) if action[0] == "counter" else action
    assert GAME.label(view, option, lang) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_and_name_is_there(lang: str) -> None:
    for kind in GAME.questions:
        assert GAME.texts.has(lang, f"prompt-{kind}"), kind
    for word in (*ACTION_KINDS, *EVENT_KINDS, *MASTERS, *COLOURS, *IDS):
        assert GAME.texts.name(lang, word) != word or word in ("berg", "mark", "bar"), word


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"war_emphasis": True, "buy_heir": True, "honourable_retreat": True}])
def test_every_option_of_a_random_game_can_be_said(lang: str, options: dict[str, bool]) -> None:
    rng = Random(7)
    s = GAME.start(GAME.setup(3, options), key_from_seed(7))
    said: set[str] = set()
    for _ in range(900):
        if not s.frames:
            break
        seat = GAME.waiting(s)[0]
        found = GAME.options(s, seat)
        option = found[int(rng.random() * len(found))]
        label = GAME.label(GAME.view(s, seat), option, lang)
        assert "$" not in label
        assert "{" not in label
        assert not label.startswith("option-")
        said.add(s.asked.kind)
        GAME.apply(s, seat, GAME.choose([option], rng))
    assert {"bid", "march", "own_step", "fate"} <= said


def test_an_answer_says_what_is_agreed_to() -> None:
    t = bribing()
    t.draft(GREEN, ("propose",), ("offer", BROWN, 60))
    assert GAME.label(t.view(BROWN), ("accept",), "en") == "Accept: you receive 60 ducats"
    assert GAME.label(t.view(GREY), ("accept",), "it") == "Accetta: ricevi 0 ducati"
    t = table()
    hand(t, GREEN, "magistrate_of_trade")
    auction(t, GREEN).do(GREEN, "bid", 70)
    assert GAME.label(t.view(GREEN), ("pay",), "en") == "Pay 70 ducats"
    assert GAME.label(t.view(GREEN), ("play", "magistrate_of_trade"), "it").endswith("paghi solo 40 ducati")


@pytest.mark.parametrize("seed", range(3))
def test_every_event_brings_what_its_line_needs(seed: int) -> None:
    log: list[Any] = []
    s = GAME.start(GAME.setup(3), key_from_seed(seed), log=log)
    s.log = log
    play_out(GAME, s, [make_bot(GAME, "random", seed)] * 3, 1500)
    needed = variables("en")
    for event in log:
        assert needed[f"log-{event.kind}"] <= {*event.params, *event.secret}, event
    assert {"moved", "won", "income"} <= {event.kind for event in log}


def test_the_catalogue_has_every_rule_in_both_languages() -> None:
    assert sum("-AMB-" not in rule for rule in GAME.rules.rules) == 259
    assert sum("-AMB-" in rule for rule in GAME.rules.rules) == 52
    for rule in GAME.rules.rules.values():
        assert rule.chapter in GAME.rules.chapters
        assert all(len(rule.text[lang]) > 10 for lang in LANGUAGES), rule.id


def test_every_option_names_a_rule_and_is_said_in_both_languages() -> None:
    for option in GAME.options_table.values():
        assert option.rule in GAME.rules, option.id
        assert option.default in option.values
        for lang in LANGUAGES:
            assert option.label[lang] != option.id
            assert option.help[lang]
            assert len(option.labels[lang]) == len(option.values)


# -- the log says what happened, why, and by which rule


@pytest.mark.parametrize("options", [{}, {"war_emphasis": True, "buy_heir": True, "honourable_retreat": True}])
def test_every_event_names_its_rule(options: dict[str, bool]) -> None:
    for seed in (1, 2, 3):
        events: list[Event] = []
        s = GAME.start(GAME.setup(3, options), key_from_seed(seed), log=events)
        play_out(GAME, s, [make_bot(GAME, "random", seed)] * 3, bound=1500)
        assert len(events) > 300
        assert {event.kind for event in events if event.rule not in GAME.rules} == set()


def line(lang: str, event: Event) -> str:
    return GAME.texts.event(lang, event_for(event, SPECTATOR) or {}, ["Anna", "Bo", "Carla"])


@pytest.mark.rule("MC-WIN-01", "MC-VOTE-02")
def test_win_01_the_log_says_who_won_and_by_what() -> None:
    t = table()
    own(t, GREEN, "koeln", "mainz", "trier", "pfalz")
    own(t, BROWN, "sachsen")
    assert depose(t.state)
    told = [line("it", e) for e in t.events if e.kind in ("tally", "deposed")]
    assert told[0] == "Anna: 20 Punti Gloria, 4 voti – Elettorati: Colonia, Treviri, Magonza e Palatinato."
    assert told[-1] == "Anna controlla 4 Elettori, depone l’Imperatore e vince."


@pytest.mark.rule("MC-CMB-17", "MC-CMB-18")
def test_cmb_18_the_log_tells_dice_modifiers_and_hits_of_a_clash() -> None:
    clash = {"row": 1, "seat": GREEN, "unit": "knight", "dice": 8, "more": 1, "total": 9, "hits": 1, "kind": "clash",
             "victim": BROWN, "foe": "mercenary", "foe_dice": 4, "foe_more": 0, "answer": 4, "foe_hits": 0}  # fmt: skip
    assert GAME.texts.event("en", clash, ["Anna", "Bo", "Carla"]) == (
        "Row 1: Anna (knight) dice 8, modifier 1: 9, 1 hit; Bo (mercenary) dice 4, modifier 0: 4, no hit."
    )


@pytest.mark.parametrize(("lang", "event", "said"), [
    ("it", {"kind": "neutral", "land": "boehmen"}, "La Boemia è neutrale."),
    ("it", {"kind": "occupied", "land": "augsburg", "seat": 0}, "Augusta ora appartiene ad Anna."),
    ("it", {"kind": "mustered", "seat": 1, "count": 1, "land": "tirol"}, "Bo attacca con 1 truppa dal Tirolo."),
    ("it", {"kind": "voted", "seat": 1, "master": "master_war", "elector": "sachsen"},
     "Bo posiziona il voto del Maestro della Guerra sulla Sassonia."),
    ("it", {"kind": "troops", "seat": 1, "knights": ["bayern"], "mercenaries": ["bar", "brabant"]},
     "Bo piazza le truppe: cavalieri in Baviera, mercenari a Bar e nel Brabante."),
    ("en", {"kind": "neutral", "land": "pfalz"}, "The Palatinate is neutral."),
])  # fmt: skip
def test_names_take_their_articles(lang: str, event: dict[str, Any], said: str) -> None:
    assert GAME.texts.event(lang, event, ["Anna", "Bo", "Carla"]) == said
