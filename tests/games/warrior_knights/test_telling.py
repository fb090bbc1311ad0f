"""What people are told: words for every kind of question, costs as they are paid, odds as the cards fall, sources."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from araldo.games.warrior_knights import GAME
from araldo.games.warrior_knights.board import NUMBER
from araldo.games.warrior_knights.box import AGENDA_CARDS, CARD_TEXTS, FACE, FATE_BATTLE, FIRST_FATE, RESULTS
from araldo.games.warrior_knights.rules import battle
from araldo.games.warrior_knights.state import Battle, Enactment, Motion
from araldo.games.warrior_knights.telling import BRIEFS, HINTS, option, prospects, stakes, tables
from araldo.games.warrior_knights.telling import odds as chances_of
from araldo.games.warrior_knights.telling.odds import drafted, prospect
from araldo.kernel import Span, Text
from tests.games.warrior_knights.scenario import (
    BLACK,
    RED,
    YELLOW,
    agenda,
    army,
    charge,
    current,
    law,
    own,
    play,
    table,
)
from tests.proof.kept import positions

LANGS = ("en", "it")
FREE = ("gift", "heir")
KINDS = sorted(kind for kind in positions("warrior_knights") if kind not in FREE)


def heads(s: Any, seat: int) -> list[Any]:
    return [o.head if isinstance(o, Span | Text) else o for o in GAME.options(s, seat, revise=True)]


def test_every_kind_of_question_is_told_of() -> None:
    kinds = {kind for kind in GAME.questions if kind not in FREE}
    assert kinds == set(BRIEFS) == set(HINTS)


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_has_a_title_and_every_option_something_to_say(kind: str) -> None:
    for position in positions("warrior_knights")[kind][:6]:
        s = GAME.unpack(position.packed)
        for seat in s.asked.seats:
            t = GAME.believed(s, seat)
            brief = GAME.tells.brief(t, seat)
            for lang in LANGS:
                assert GAME.texts.told(lang, brief.title), kind
            flat = Counter()
            for head in heads(s, seat):
                hint = option(t, seat, head)
                if head[0] not in ("done", "drop", "reopen"):
                    assert hint is not None, head
                    assert hint.effect or hint.after or hint.cost, head
                    flat[hint.group] += 1
            assert flat[""] <= 40


PAID = {"crown": ("paid", "crowns"), "crowns": ("paid", "crowns"), "faith": ("faith_spent", "faith")}


@pytest.mark.parametrize("kind", ["use", "bless", "defend", "heal", "cancel", "comply", "hire", "revolt", "captain"])
def test_what_an_option_costs_is_what_is_paid(kind: str) -> None:
    """By the first payment that the log then tells of."""
    tried = 0
    for position in positions("warrior_knights")[kind]:
        s = GAME.unpack(position.packed)
        (seat,) = s.asked.seats
        for o in GAME.options(s, seat):
            span = isinstance(o, Span)
            head = o.head if span else o
            hint = option(GAME.believed(s, seat), seat, head)
            if hint is None or not hint.cost or head[0] == "bribe":
                continue
            t = GAME.clone(s)
            t.log = []
            GAME.apply(t, seat, (*head, o.low) if span else head)
            for what, amount, each, _ in hint.cost:
                event, goods = PAID[str(what)]
                paid = next(e for e in t.log if e.kind == event and e.params["seat"] == seat)
                assert paid.params[goods] == amount * (o.low if each else 1), head
                tried += 1
    assert tried


@pytest.mark.parametrize("kind", ["levy", "rally", "serve"])
def test_what_a_card_brings_is_what_is_gained(kind: str) -> None:
    for position in positions("warrior_knights")[kind]:
        s = GAME.unpack(position.packed)
        (seat,) = s.asked.seats
        hint = option(GAME.believed(s, seat), seat, (kind,))
        assert hint is not None
        t = GAME.clone(s)
        t.log = []
        GAME.apply(t, seat, (kind,))
        ((what, before, after, rule),) = hint.after
        gained = [e for e in t.log if e.rule == rule and e.params.get("seat") == seat and str(what) in e.params]
        assert sum(e.params[str(what)] for e in gained) == after - before


def test_each_card_has_a_text_in_both_languages() -> None:
    for card in CARD_TEXTS:
        for lang in LANGS:
            said = GAME.texts.told(lang, ("card-text", {"text": f"text:{card}"}))
            assert len(said) > 10
            assert "WK-" not in said
            assert "text:" not in said


def assault(seed: int = 1) -> tuple[Any, Battle]:
    """Red, 150 men with his Star, against Vecht: walls of 300."""
    t = table(3, seed=seed)
    army(t, RED, "star", "vecht", "REG-100", "REG-50")
    play(t, RED, "mobilize_forces")
    return t.state, drafted(t.state, RED, "assault", NUMBER["vecht"])


def simulated(s: Any, f: Battle, rolls: int) -> Counter[str]:
    """The same battle by the rules' own steps, over decks in any order."""
    rng, found = Random(4), Counter[str]()
    strengths = [battle.side_strength(s, f, side) for side in (0, 1)]
    counts = [battle.cards_due(s, f, side, n) for side, n in enumerate(strengths)]
    extra = [chances_of.bonus(s, f, side) for side in (0, 1)]
    deck = [FATE_BATTLE[p - FIRST_FATE] for p in s.fate]
    ends: dict[Any, str] = {}
    for _ in range(rolls):
        rng.shuffle(deck)
        rest = deck[:]
        hands = [[rest.pop() for _ in range(n)] for n in counts]
        kept = []
        for side, hand in enumerate(hands):
            cards = (hand.count(0), hand.count(1), hand.count(2), hand.count(3))
            kept.append(list(chances_of.trimmed(f, side, cards)))
        for cards in kept:
            more = cards[3]
            while more and rest:
                card = rest.pop()
                cards[card] += 1
                more += (card == 3) - 1
        points = tuple(chances_of.plus(tuple(cards), extra[i]) for i, cards in enumerate(kept))  # type: ignore[arg-type]
        if points not in ends:
            ends[points] = chances_of.decided(s, f, points).how  # type: ignore[arg-type]
        found[ends[points]] += 1
    return found


@pytest.mark.rule("WK-OFB-03", "WK-OFB-05", "WK-OFB-06", "WK-ASL-04")
def test_the_odds_of_an_assault_are_those_of_the_cards() -> None:
    s, f = assault()
    rolls = 20_000
    seen = simulated(s, f, rolls)
    what = prospect(s, f, RED)
    assert sum(what.ends.values()) == pytest.approx(1)
    for how in (chances_of.FALLS, chances_of.DRAWN, chances_of.DRIVEN, chances_of.BEATEN):
        assert what.chance(how) == pytest.approx(seen[how] / rolls, abs=0.012), how


@pytest.mark.rule("WK-FAT-04", "WK-OFB-03")
def test_cards_seen_since_the_shuffle_change_the_odds() -> None:
    s, f = assault()
    before = prospect(s, f, RED).chance(chances_of.FALLS)
    gone = [p for p in s.fate if FATE_BATTLE[p - FIRST_FATE] == RESULTS.index("victory")]
    for piece in gone:  # all Victories have been read and lie at the bottom
        s.fate.remove(piece)
        s.fate.insert(0, piece)
        s.known[piece] = -1
    after = prospect(s, f, RED).chance(chances_of.FALLS)
    assert after < before


@pytest.mark.rule("WK-SIE-01")
def test_who_cannot_besiege_is_told_the_numbers() -> None:
    t = table(3)
    army(t, RED, "star", "vecht", "REG-50")
    play(t, RED, "mobilize_forces")
    why = next(why for o, why in GAME.weigh(t.state, RED) if o == ("besiege", "vecht"))
    assert why is not None
    assert GAME.texts.refusal("en", why) == "250 do not exceed 300."


def test_a_vote_says_who_loses_what() -> None:
    kept = positions("warrior_knights")["commit"]
    for position in kept:
        s = GAME.unpack(position.packed)
        seat = s.asked.seats[0]
        brief = GAME.tells.brief(GAME.believed(s, seat), seat)
        if FACE[s.voted[-1]] == "AG-M01":
            losses = {c.label.params["seat"]: c for c in brief.tally if c.label.message == "stake-crowns"}
            for other in range(s.seats):
                cities = sum(owner == other for owner in s.owner[:18])
                due = min(cities, s.crowns[other])
                assert (losses[other].before - losses[other].after if other in losses else 0) == due


def enacted(name: str, seat: int = -1) -> tuple[Any, dict[int, stakes.Stake]]:
    """An Agenda that everybody accepts, and what was told of it before."""
    t = table(3)
    own(t, RED, "rota", "isar", breach=1)
    own(t, YELLOW, "bingen")
    army(t, RED, "star", "rota", "SWI-300")
    s = t.state
    s.crowns, s.head = [9, 1, 20], BLACK
    current(t, name)
    s.agendas.remove(agenda(name))
    s.voted.append(agenda(name))
    told = stakes.by_baron(GAME.believed(s, YELLOW), agenda(name))
    t.goto(Enactment(card=agenda(name), seat=seat))
    while t.asked == "accept":
        t.do(t.waiting()[0], "accept")
    return s, told


@pytest.mark.rule("WK-AGD-01")
@pytest.mark.parametrize("name", ["AG-M01", "AG-M05"])
def test_crowns_at_stake_for_all_are_those_that_change_hands(name: str) -> None:
    s, told = enacted(name)
    for seat, (turn, what) in told.items():
        before = (9, 1, 20)[seat]
        assert s.crowns[seat] == what.params.get("after", before)
        assert turn == (s.crowns[seat] > before) - (s.crowns[seat] < before)


@pytest.mark.rule("WK-AGD-01")
@pytest.mark.parametrize("name", ["AG-M02", "AG-M06", "AG-M10"])
@pytest.mark.parametrize("seat", [YELLOW, BLACK])
def test_crowns_at_stake_for_one_are_those_that_he_gets_or_pays(name: str, seat: int) -> None:
    s, told = enacted(name, seat)
    assert s.crowns[seat] == told[seat].what.params["after"]
    assert told[seat].turn == (stakes.GAIN if name == "AG-M02" else stakes.LOSS)


@pytest.mark.rule("WK-AGD-01", "WK-AGD-03", "WK-AGD-05")
def test_what_else_is_at_stake_is_what_then_happens() -> None:
    s, told = enacted("AG-M03")
    assert [told[x].what.params.get("count", 0) for x in (RED, YELLOW, BLACK)] == [2, 0, 0]
    assert not any(s.breach)
    s, told = enacted("AG-M07", YELLOW)
    assert (told[YELLOW].what.message, s.chairman) == ("stake-chairman", YELLOW)
    s, told = enacted("AG-M08", YELLOW)
    assert (told[YELLOW].what.params["after"], s.head) == (s.faith[YELLOW], YELLOW)
    s, told = enacted("AG-C01", YELLOW)
    assert (told[YELLOW].what.params["count"], s.charges[YELLOW]) == (3, [agenda("AG-C01")])
    s, told = enacted("AG-M10", RED)
    assert (told[RED].turn, told[RED].what.params) == (stakes.LOSS, {"troop": "SWI-300"})
    assert not any(FACE[p] == "SWI-300" for pieces in s.army for p in pieces)


def test_every_agenda_says_to_every_baron_what_it_means() -> None:
    """In both languages, whatever lies open."""
    s = table(3).state
    for card in AGENDA_CARDS:
        told = stakes.by_baron(s, card)
        assert sorted(told) == [0, 1, 2]
        for lang in LANGS:
            for stake in told.values():
                assert GAME.texts.complete(lang, stake.what.message, stake.what.params), stake


@pytest.mark.rule("WK-PRV-02", "WK-BAN-05")
def test_a_motion_says_whose_ban_it_lifts_and_whose_card_it_takes() -> None:
    t = table(3)
    charge(t, RED, "AG-C01")
    law(t, "AG-L07")
    t.state.crowns = [20, 1, 1]
    lifted = stakes.by_motion(t.state, Motion(proposal=("lift", BLACK)))
    assert [seat for seat in lifted if lifted[seat].turn == stakes.GAIN] == [BLACK]
    taken = stakes.by_motion(t.state, Motion(proposal=("repeal", "AG-C01")))
    assert [seat for seat in taken if taken[seat].turn == stakes.LOSS] == [RED]
    freed = stakes.by_motion(t.state, Motion(proposal=("repeal", "AG-L07")))
    assert [seat for seat in freed if freed[seat].turn == stakes.GAIN] == [RED]


def test_the_table_of_the_assembly_tells_everybody_the_same() -> None:
    for position in positions("warrior_knights")["declare"]:
        s = GAME.unpack(position.packed)
        seen = [tables.TABLES["assembly"](GAME.believed(s, viewer), viewer) for viewer in range(s.seats)]
        assert all(one == seen[0] for one in seen)
        assert {row.group for row in seen[0].rows} == {FACE[c] for c in (*s.voted, *s.agendas)}


@pytest.mark.rule("WK-WIN-02", "WK-VAR-14")
def test_sources_sum_up_to_the_scores() -> None:
    t = table(3, missions=True, the_king=True)
    s = t.state
    s.influence, s.reigned, s.final = [9, 4, 7], [2, 0, 0], [9, 6, 7]
    found = tables.sources(s)
    assert [sum(source.points[seat] for source in found) for seat in range(3)] == s.final


def test_a_noble_has_one_name() -> None:
    t = table(3)
    army(t, RED, "star", "rota", "REG-100")
    own(t, YELLOW, "bingen")
    play(t, RED, "mobilize_forces")
    seen = GAME.view(t.state, RED)
    moves = [o for o in GAME.options(t.state, RED) if o[0] == "march"]
    assert moves
    assert all("Sir Hugh Murrey ★" in GAME.label(seen, move, "en") for move in moves)
    assert prospects(t.state, RED, ("assault", "rota")) is not None
