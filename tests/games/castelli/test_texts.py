"""The texts of Castelli: both languages say the same, nothing is left unsaid, and no secret is told."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from araldo.games.castelli import GAME
from araldo.games.castelli.box import CARD_KINDS, TILE_IDS
from araldo.kernel import SPECTATOR, key_from_seed, to_text
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.contract import check_game
from araldo.kernel.errors import ContractBroken
from araldo.kernel.log import Event, event_for
from tests.games.castelli.scenario import (
    GREEN,
    RED,
    castle,
    finish,
    give,
    last_turn,
    lay,
    mine,
    point,
    put,
    score,
    settle,
    silver,
    stock,
    table,
    turn_at,
)

TEXTS = GAME.texts
MODULES: dict[str, dict[str, Any]] = {
    "plain": {},
    "dilemma": {"module_dilemma": True},
    "hidden": {"module_dilemma": True, "dilemma_held_tile": "hidden"},
    "battle": {"module_battle": True},
    "block": {"absent_colours": "block", "castles_per_grain_or_wood_area": 2, "traitor_payee": "mine"},
}


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


def variables(lang: str) -> dict[str, set[str]]:
    found = {}
    source = FluentParser().parse((GAME.folder / "texts" / f"{lang}.ftl").read_text(encoding="utf-8"))
    for entry in source.body:
        assert not isinstance(entry, ast.Junk), f"{lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            reader = Variables()
            reader.visit(entry)
            assert entry.id.name not in found, f"{lang}: {entry.id.name} is there twice"
            found[entry.id.name] = reader.found
    return found


def games(module: str, count: int = 5) -> Iterator[tuple[Any, list[Event]]]:
    """Random games of a module, at every decision; the seats that build and play cards rather than not."""
    for seed in range(count):
        rng = Random(seed)
        log: list[Event] = []
        s = GAME.start(GAME.setup(2 + seed % 3, MODULES[module]), key_from_seed(seed), log=log)
        while not GAME.over(s):
            yield s, log
            log.clear()
            seat = GAME.waiting(s)[0]
            options = GAME.options(s, seat)
            active = [option for option in options if option[0] not in ("stop", "pass", "sell")]
            s.log = log
            GAME.apply(s, seat, GAME.choose(active or options, rng))
        yield s, log


def test_both_languages_have_the_same_messages_with_the_same_variables():
    english, italian = (variables(lang) for lang in LANGUAGES)
    assert english == italian


@pytest.mark.parametrize("module", MODULES)
def test_no_line_of_the_log_lacks_a_word(module):
    told_kinds = set()
    for s, log in games(module):
        names = {lang: GAME.seat_names(GAME.view(s, SPECTATOR), lang) for lang in LANGUAGES}
        for event in log:
            for viewer in (0, SPECTATOR):
                told = event_for(event, viewer)
                for lang in LANGUAGES:
                    line = TEXTS.event(lang, told, names[lang])
                    assert line.endswith("."), (told, line)
                    assert "{" not in line, (told, line)
                    assert "\n" not in line, (told, line)
                    assert not any(kind in line for kind in CARD_KINDS if "_" in kind), (told, line)
                    assert not any(tile in line for tile in TILE_IDS), (told, line)
            told_kinds.add(event.kind)
    assert {"revealed", "placed", "valued", "gained", "built", "scored", "drew"} <= told_kinds


@pytest.mark.parametrize("module", MODULES)
def test_every_option_has_a_label_of_its_own(module):
    for number, (s, _) in enumerate(games(module, count=3)):
        if GAME.over(s) or number % 3:
            continue
        seat = GAME.waiting(s)[0]
        seen = GAME.view(s, seat)
        options = [*GAME.options(s, seat), *(o for o in GAME.free_options(s, seat) if o not in GAME.options(s, seat))]
        for lang in LANGUAGES:
            labels = [GAME.label(seen, option, lang) for option in options]
            assert len(set(labels)) == len(options), (lang, labels)
            for option, label in zip(options, labels, strict=True):
                assert label != to_text(option)
                assert label[0].isupper(), (option, label)
                assert "{" not in label, (option, label)
                assert "\n" not in label, (option, label)
                assert not any(str(item) in label for item in option if "_" in str(item)), (option, label)


def test_what_may_not_be_done_has_a_label_too():
    t = table(2, module_battle=True)
    give(t, RED, "steward", "guard", "arsonist", "peasant", "traitor", "robber", "robber_baron", "count", "abbot")
    mine(t, 0)
    castle(t, GREEN, "A12.rock.1")
    turn_at(t, RED, "T6")
    refused = [option for option, why in GAME.weigh(t.state, RED) if why is not None]
    assert {"build", "overbuild", "play", "sell"} == {option[0] for option in refused}
    for lang in LANGUAGES:
        assert not [label for option in refused if "{" in (label := GAME.label(t.view(RED), option, lang))]
    labels = {GAME.label(t.view(RED), option, "en") for option in refused}
    assert {"Play the Steward", "Sell the Count for 2 silver"} <= labels
    assert "Play the Traitor: buy a random card from Green for 1 silver" in labels


@pytest.mark.parametrize(
    ("lang", "label"),
    [
        ("en", "Build a castle on the rock site of A12, buying 1 rock for 2 silver: 5 VP"),
        ("it", "Costruisci un castello nella roccia di A12, comprando 1 unità di roccia per 2 cubi d’argento: 5 PV"),
    ],
)
def test_a_label_says_the_price_and_the_points(lang, label):
    t = table()
    for octagon in t.state.board.octagons:
        settle(t, octagon, "none")
    for octagon, settlement in (("A14", "town"), ("B14", "town"), ("A32", "village"), ("A34", "town")):  # not the last
        settle(t, octagon, settlement)
    assert GAME.label(t.view(RED), ("build", "A12.rock.1", "buy", "rock"), lang) == label


def test_orientations_are_told_by_where_the_colours_point():
    t = table()
    turn_at(t, RED)
    lay(t, "A11", "H05")  # red, yellow, green, blue clockwise; a card on the blue shield
    t.do(RED, "reveal", "A11")
    labels = [GAME.label(t.view(RED), ("turn", turns), "en") for turns in range(4)]
    assert labels[0] == "Red north, Yellow east, Green south, Blue (card) west"
    assert labels[1] == "Blue (card) north, Red east, Yellow south, Green west"
    assert len(set(labels)) == 4


@pytest.mark.parametrize(
    ("word", "english", "italian"),
    [
        ("A14.rock.2", "on rock site 2 of A14", "nel sito 2 della roccia di A14"),
        ("A12.rock.1", "on the rock site of A12", "nella roccia di A12"),
        ("A12.grain.1", "in the grain area of A12", "nel grano di A12"),
        ("A12.grain.2", "on place 2 in the grain area of A12", "nel posto 2 del grano di A12"),
        ("A43.market", "the market of A43", "nel mercato di A43"),
        ("H01", "value 1, with a card and 1 silver", "valore 1, con una carta e 1 cubo d’argento"),
        ("S3", "starting tile, value 5", "tessera di partenza, valore 5"),
        ("A12", "A12", "A12"),
        ("H99.7", "H99.7", "H99.7"),
    ],
)
def test_compound_ids_have_names(word, english, italian):
    assert (TEXTS.name("en", word), TEXTS.name("it", word)) == (english, italian)


def test_a_drawn_card_is_named_to_its_owner_only():
    event = Event("drew", {"seat": GREEN}, {"card": "king_4"}, 1 << GREEN, -1)
    lines = [TEXTS.event("en", event_for(event, viewer), ["Red", "Green"]) for viewer in (GREEN, RED, SPECTATOR)]
    assert lines == ["Green draws a card: King (4).", "Green draws a card.", "Green draws a card."]


def test_ties_and_people_are_enumerated():
    told = {"kind": "valued", "area": "A12.wood", "seats": [0, 2, 1], "share": 1}
    people = ["Anna", "rock", "Carla"]  # a person's name is never translated
    assert TEXTS.event("en", told, people) == "Anna, Carla and rock are tied in the wood area of A12: 1 each."
    assert TEXTS.event("it", told, people) == "Anna, Carla e rock sono pari nel legno di A12: 1 ciascuno."
    assert TEXTS.event("en", {**told, "seats": [1]}, people) == "rock has most influence in the wood area of A12."
    assert "too little to share" in TEXTS.event("en", {**told, "share": 0}, people)
    assert "nobody plays" in TEXTS.event("en", {**told, "seats": []}, people)


def test_a_castle_paid_with_a_card_and_silver_says_so_in_the_log():
    t = table()
    give(t, RED, "master_builder")
    stock(t, RED, 1, 1, 0)
    silver(t, RED, 3)
    put(t, "A11", "H05", 1)  # red points at A12
    turn_at(t, RED, "T6")
    t.events.clear()
    t.do(RED, "build", "A12.rock.1", "master_builder", "rock")
    assert [event.kind for event in t.events] == ["played", "spent_silver", "built"]


def test_an_option_without_a_view_is_still_in_words():
    assert TEXTS.option("en", ("reveal", "A24")) == "Reveal the tile on A24"
    assert TEXTS.option("en", ("build", "A14.rock.1", "buy", "rock")) == "build on rock site 1 of A14 buy rock"


@pytest.mark.parametrize("message", ["log-drew", "log-drew-hidden"])
def test_the_contract_wants_both_forms_of_an_event_with_secrets(tmp_path: Path, message: str):
    folder = tmp_path / "castelli"
    shutil.copytree(GAME.folder, folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    texts = folder / "texts" / "it.ftl"
    kept = [line for line in texts.read_text(encoding="utf-8").splitlines() if not line.startswith(f"{message} ")]
    texts.write_text("\n".join(kept), encoding="utf-8")
    with pytest.raises(ContractBroken, match=rf"{message} is missing in it"):
        check_game(GAME.but(folder=folder), GAME.setup(2), seed=1)


# -- the log says what happened, why, and by which rule


@pytest.mark.parametrize("options", MODULES.values(), ids=MODULES)
def test_every_event_names_its_rule(options: dict[str, Any]) -> None:
    for seed in (1, 2):
        events: list[Event] = []
        s = GAME.start(GAME.setup(4, options), key_from_seed(seed), log=events)
        rng = Random(seed)
        while not GAME.over(s):
            seat = GAME.waiting(s)[0]
            GAME.apply(s, seat, GAME.choose(GAME.options(s, seat), rng))
        assert {event.kind for event in events if event.rule not in GAME.rules} == set()


@pytest.mark.rule("CA-END-12", "CA-END-13", "CA-END-14")
@pytest.mark.parametrize(
    ("points", "castles", "line"),
    [
        ((30, 20, 0, 0), 0, "Red wins with most points."),
        ((30, 30, 0, 0), 1, "Green wins: as many points, but more castles."),
        ((30, 30, 0, 0), 0, "Red and Green win together: as many points, and as many castles."),
    ],
)
def test_end_12_the_log_says_who_won_and_by_what(points: tuple[int, ...], castles: int, line: str) -> None:
    t = table()
    mine(t, 0)
    if castles:
        castle(t, GREEN, "A12.rock.1")
    last_turn(t)
    score(t, *points)
    stock(t, RED, wood=2)
    stock(t, GREEN, rock=2)
    finish(t)
    lines = [TEXTS.event("en", event_for(e, SPECTATOR), ["Red", "Green", "Blue", "Yellow"]) for e in t.events]
    assert lines[-1] == line
    assert lines[-5] == "Red: 32 VP, of which 30 for castles and 2 for resources."
    assert lines[-2] == "Yellow: 0 VP."


@pytest.mark.rule("CA-BLD-03", "CA-CHR-08", "CA-FRM-02", "CA-AMB-23")
def test_the_log_says_what_was_paid_and_why_something_came() -> None:
    t = table(module_battle=True, guard_refunds_attacker=False)
    give(t, GREEN, "guard")
    castle(t, GREEN, "A34.rock.1")
    point(t, "A24", "S", RED, 6)
    stock(t, RED, 2, 2, 1)
    silver(t, RED, 2)
    turn_at(t, RED, "T6")
    t.do(RED, "overbuild", "A34.rock.1", "buy", "rock").do(GREEN, "guard")
    (spent,) = t.said("spent_silver")
    assert (spent["silver"], spent["why"], spent["resources"]) == (2, "purchase", ["rock"])
    (lost,) = t.said("price_lost")
    assert (lost["wood"], lost["grain"], lost["rock"]) == (2, 2, 1)
    assert not t.said("overbuilt")


@pytest.mark.rule("CA-BLD-02", "CA-BLD-03", "CA-CHR-08")
@pytest.mark.parametrize(
    ("way", "stocked", "line", "paid"),
    [
        (("buy", "grain"), (1, 0, 1), "Red pays 2 silver into the mine and buys 1 grain.", (1, 0, 1)),
        (
            ("master_builder", "grain", "rock"),
            (1, 0, 0),
            "Red pays 2 silver into the mine instead of grain and rock (Master Builder).",
            (1, 0, 0),
        ),
    ],
)
def test_the_log_says_what_silver_was_paid_for(
    way: tuple[str, ...], stocked: tuple[int, ...], line: str, paid: tuple[int, ...]
) -> None:
    t = table()
    give(t, RED, "master_builder")
    point(t, "A22", "N", RED, 4)
    stock(t, RED, *stocked)
    silver(t, RED, 2)
    turn_at(t, RED, "T6")
    t.do(RED, "build", "A12.rock.1", *way)
    told = [TEXTS.event("en", event_for(e, SPECTATOR), ["Red", "Green", "Blue", "Yellow"]) for e in t.events]
    assert line in told
    (built,) = t.said("built")
    assert (built["wood"], built["grain"], built["rock"]) == paid


@pytest.mark.rule("CA-CHR-06", "CA-AMB-16")
def test_the_log_says_that_the_mine_was_paid_for_a_traitor() -> None:
    t = table(traitor_payee="mine", dice=[0, 0])
    give(t, RED, "traitor")
    give(t, GREEN, "king_3")
    silver(t, RED, 1)
    turn_at(t, RED)
    t.do(RED, "play", "traitor", GREEN)
    (spent,) = t.said("spent_silver")
    assert (spent["seat"], spent["silver"], spent["why"], spent["resources"]) == (RED, 1, "fee", [])
