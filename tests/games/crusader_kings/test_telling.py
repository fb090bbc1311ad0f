"""What people are told about a decision: words for everything, prices that are paid, chances that come true."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from araldo.games.crusader_kings import GAME
from araldo.games.crusader_kings.box import (
    CRITICAL_FAIL,
    CRITICAL_SUCCESS,
    SUCCEED,
    TOKEN0,
    WORTH,
)
from araldo.games.crusader_kings.rules.build import refuse_develop, too_dear
from araldo.games.crusader_kings.rules.dynasty import refuse_adoption
from araldo.games.crusader_kings.rules.realm import word
from araldo.games.crusader_kings.rules.war import refuse_mobilise
from araldo.games.crusader_kings.state import Build, Check
from araldo.games.crusader_kings.telling import trial as trials
from araldo.kernel import Action, Span, Text
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.errors import Refusal
from araldo.kernel.telling import phrases
from tests.games.crusader_kings.scenario import CAPET, NORMANDY, SALIAN, bag, child, gold, spouse, table
from tests.proof.kept import positions

KEPT = [(kind, i) for kind, kept in sorted(positions("crusader_kings").items()) for i in range(len(kept))]
SINGLE_EDITS = ("done", "drop", "reopen")


def stands(kind: str, i: int) -> Any:
    return GAME.unpack(positions("crusader_kings")[kind][i].packed)


def head(option: Any) -> Action:
    return option.head if isinstance(option, Span | Text) else option


def asked(s: Any) -> list[tuple[int, list[Any]]]:
    """Who is asked, and all that they may do."""
    return [(seat, [*GAME.options(s, seat), *GAME.free_options(s, seat)]) for seat in s.asked.seats]


@pytest.mark.parametrize(("kind", "i"), KEPT)
def test_every_question_and_option_has_words_in_both_languages(kind: str, i: int) -> None:
    s = stands(kind, i)
    for seat, options in asked(s):
        believed = GAME.believed(s, seat)
        about = GAME.tells.brief(believed, seat)
        assert about is not None
        assert about.title is not None
        assert about.help is not None
        assert not about.rule or about.rule in GAME.rules
        told: list[Any] = [about]
        for option in options:
            if head(option)[0] not in SINGLE_EDITS:
                hint = GAME.tells.option(believed, seat, head(option))
                assert hint is not None
                assert s.asked.kind == "open_choice" or hint.effect is not None
                told.append(hint)
        told += [tell(believed, seat) for tell in GAME.tells.tables.values()]
        for phrase in phrases(told):
            for lang in LANGUAGES:
                assert GAME.texts.complete(lang, phrase.message, phrase.params), (lang, phrase)
                assert GAME.texts.told(lang, phrase)


@pytest.mark.parametrize(("kind", "i"), KEPT)
def test_no_list_of_more_than_forty_without_groups(kind: str, i: int) -> None:
    s = stands(kind, i)
    for seat, options in asked(s):
        believed = GAME.believed(s, seat)
        if (about := GAME.tells.brief(believed, seat)) is not None and about.spread is not None:
            continue
        hints = [GAME.tells.option(believed, seat, head(o)) for o in options]
        alone = [h for h in hints if h is None or not h.group]
        assert len(alone) <= 40


PAYING = ("bought", "castle", "plots", "overthrows", "pledged", "paid", "paid_to")
PAID = (
    "buy",
    "castle",
    "plot_target",
    "overthrow",
    "sabotage",
    "event_option",
    "event_forage",
)  # nothing else moves Gold


@pytest.mark.rule("CK-RLM-06", "CK-RLM-03", "CK-INT-04", "CK-CHK-21")
@pytest.mark.parametrize(("kind", "i"), [k for k in KEPT if k[0] in PAID])
def test_what_an_option_costs_is_what_is_paid(kind: str, i: int) -> None:
    s = stands(kind, i)
    if s.asked.kind != kind:
        pytest.skip("a right besides")
    for seat in s.asked.seats:
        for option in GAME.options(s, seat):
            hint = GAME.tells.option(GAME.believed(s, seat), seat, option)
            cost = sum(c.amount for c in hint.cost) if hint is not None else 0
            done = GAME.clone(s)
            done.log = []
            GAME.apply(done, seat, option)
            paid = sum(e.params.get("gold", 0) for e in done.log[:1] if e.kind in PAYING)
            assert cost == paid, option


CHECKED = ("court", "may_marry", "plot_target", "overthrow", "send", "next_attack", "counter", "act")


@pytest.mark.rule("CK-INV-06", "CK-INV-07", "CK-INT-08", "CK-OVT-02", "CK-DEV-09", "CK-TRK-04")
@pytest.mark.parametrize(
    ("kind", "i"),
    [
        k
        for k in KEPT
        if k[0] in ("court", "may_marry", "plot_target", "overthrow", "send", "next_attack", "counter", "act")
    ],
)
def test_the_check_that_is_foretold_is_the_one_that_comes(kind: str, i: int) -> None:
    s = stands(kind, i)
    for seat in s.asked.seats if s.asked.kind == kind else ():
        for option in GAME.options(s, seat):
            told = trials.of_action(GAME.believed(s, seat), seat, option)
            done = GAME.clone(s)
            GAME.apply(done, seat, option)
            f = done.frames[-1] if done.frames else None
            if isinstance(f, Check) and f.seat == seat and done.asked.kind == "invest":
                assert told is not None, option
                made = told.frame(seat)
                assert (made.need, made.bonus, made.reserve, made.sabotage) == (f.need, f.bonus, f.reserve, f.sabotage)


@pytest.mark.rule("CK-CHK-10")
@pytest.mark.parametrize("i", range(2))
def test_a_running_check_says_where_its_numbers_come_from(i: int) -> None:
    s = stands("invest", i)
    f = s.frames[-1]
    told = trials.running(s, f, s.frames[-2])
    assert sum(item.amount for item in told.need) == f.need
    assert sum(item.amount for item in told.draws) == 1 + f.bonus
    assert all(getattr(item.label, "message", "") != "part-else" for item in (*told.need, *told.draws))


def drawn(rng: Random, worth: list[int], need: int, draws: int, sacrifices: bool) -> bool:
    """A check by its rules, token by token."""
    left, won = list(worth), 0
    while draws and left and won < need:
        value = left.pop(rng.randrange(len(left)))
        draws -= 1
        won += value in (SUCCEED, CRITICAL_SUCCESS) or (sacrifices and value == CRITICAL_FAIL)
    return won >= need


@pytest.mark.rule("CK-CHK-01", "CK-CHK-03", "CK-CHK-05", "CK-CHK-06", "CK-CHK-13")
@pytest.mark.parametrize("sacrifices", [False, True])
@pytest.mark.parametrize(("need", "gold_in"), [(1, 0), (2, 1), (2, 3), (3, 4)])
def test_chances_are_what_twenty_thousand_draws_bring(need: int, gold_in: int, sacrifices: bool) -> None:
    t = table()
    bag(t, CAPET, "brave", "humble", "ambitious", "cruel", "godless", "strong")
    told = trials.plain(t.state, CAPET, "build")
    draws = 1 + gold_in
    chance = trials.prospect(t.state, CAPET, told.kind, need, draws)
    worth = [WORTH["build"][token - TOKEN0] for token in t.state.bags[CAPET]]
    assert CRITICAL_FAIL in worth
    assert CRITICAL_SUCCESS in worth
    rng = Random(need * 10 + gold_in)
    rolls = 20_000
    won = sum(drawn(rng, worth, need, draws, sacrifices) for _ in range(rolls))
    assert abs((chance.best if sacrifices else chance.plain) - 1000 * won / rolls) < 12


@pytest.mark.rule("CK-CHK-11", "CK-CHK-16")
def test_the_worst_case_counts_the_gold_of_the_others_and_stops_at_what_is_needed() -> None:
    t = table()
    bag(t, CAPET, "brave", "strong", "clever", "godless", "lustful")
    gold(t, CAPET, 6)
    gold(t, NORMANDY, 3)
    gold(t, SALIAN, 0)
    t.goto(Build(seat=CAPET)).draft(CAPET, ("site", "lorraine"))
    f = t.state.frames[-1]
    assert isinstance(f, Check)
    told = GAME.tells.odds(GAME.believed(t.state, CAPET), CAPET, ("invest", 2))
    assert [c.label.message for c in told.chances] == ["odds-success", "odds-failure", "odds-worst"]
    assert [c.permille for c in told.chances] == [1000, 0, 900]  # three of five with three draws, with two
    assert told.chances[-1].label.params["gold"] == 2
    gold(t, SALIAN, 1)
    told = GAME.tells.odds(GAME.believed(t.state, CAPET), CAPET, ("invest", 2))
    assert told.chances[-1].permille == 600  # one draw is left, and one success is needed


@pytest.mark.rule("CK-CHK-19")
def test_what_is_told_of_sabotage_does_not_depend_on_the_bag() -> None:
    s = stands("sabotage", 0)
    seat = s.asked.seats[0]
    told = [GAME.tells.option(s, seat, option) for option in GAME.options(s, seat)]
    f = s.frames[-1]
    s.bags[f.seat], s.general = s.general, s.bags[f.seat]
    assert told == [GAME.tells.option(s, seat, option) for option in GAME.options(s, seat)]


@pytest.mark.rule("CK-CHK-16", "CK-CHK-18")
def test_a_pledge_says_how_many_draws_it_cancels() -> None:
    t = table()
    bag(t, CAPET, "brave", "strong", "clever", "godless", "lustful")
    gold(t, CAPET, 6)
    gold(t, NORMANDY, 5)
    t.goto(Build(seat=CAPET)).draft(CAPET, ("site", "lorraine"))
    t.do(CAPET, "invest", 2)
    hints = [GAME.tells.option(t.state, NORMANDY, ("pledge", n)) for n in (1, 2, 3, 4)]
    assert [h.effect.params["more"] for h in hints] == [0, 1, 1, 2]
    assert [h.effect.params["full"] for h in hints] == [0, 0, 0, 1]
    about = GAME.tells.brief(t.state, NORMANDY)
    assert about.title.message == "title-sabotage-build"
    assert about.title.params["land"] == "lorraine"


@pytest.mark.rule("CK-END-02")
@pytest.mark.parametrize(("kind", "i"), KEPT[::5])
def test_points_by_source_sum_up_to_the_scores(kind: str, i: int) -> None:
    s = stands(kind, i)
    outcome = GAME.result(s)
    sums = [sum(source.points[p] for source in GAME.tells.sources(s)) for p in range(s.parties)]
    assert tuple(sums) == outcome.scores


@pytest.mark.rule("CK-ERA-03")
def test_the_draw_is_five_numbers_and_every_plan_is_one_of_the_answers() -> None:
    s = stands("draw", 0)
    seat = s.asked.seats[0]
    about = GAME.tells.brief(GAME.believed(s, seat), seat)
    options = GAME.options(s, seat)
    assert [(t.low, t.high) for t in about.spread.targets] == [(0, 3), (0, 3), (0, 3), (0, 2), (1, 2)]
    assert about.spread.whole == ("draw",)
    assert about.plans
    assert all(plan.steps[0].action in options for plan in about.plans)


def because(why: Refusal | None, lang: str = "en") -> str:
    assert why is not None
    return GAME.texts.refusal(lang, why)


@pytest.mark.rule("CK-RLM-06")
def test_a_card_that_is_too_dear_says_its_price() -> None:
    s = table().state
    s.gold[CAPET] = 0
    assert because(refuse_develop(s, CAPET)) == "It costs 1 Gold; you have 0."
    assert because(too_dear(s, CAPET, 2), "it") == "Costa 3 Oro; ne hai 0."


@pytest.mark.rule("CK-ADO-01")
def test_an_adoption_says_what_is_in_its_way() -> None:
    t = table()
    s = t.state
    assert because(refuse_adoption(s, CAPET)) == "Your King is unmarried."
    spouse(t, CAPET)
    s.gold[CAPET] = 1
    assert because(refuse_adoption(s, CAPET)) == "It costs 2 Gold; you have 1."
    child(t, CAPET, "m")
    assert because(refuse_adoption(s, CAPET)) == "Your King has children: 1."


@pytest.mark.rule("CK-MOB-01")
def test_mobilising_says_what_is_left() -> None:
    s = table().state
    lands = [land for land, owner in enumerate(s.owner) if owner == CAPET]
    for land in lands:
        s.foot[land] = 1
    assert because(refuse_mobilise(s, CAPET)).endswith("territories without one: 0.")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_about_a_refusal_has_all_its_numbers(lang: str) -> None:
    """What is refused in the kept positions: with numbers there is a sentence, without any the rule's own text."""
    said = set()
    for kind, i in KEPT:
        s = stands(kind, i)
        for seat in s.asked.seats:
            for _, why in GAME.weigh(s, seat):
                if why is not None and why.params:
                    assert because(why, lang)
                    said.add(why.rule)
    assert said


@pytest.mark.rule("CK-EVT-01")
@pytest.mark.parametrize("kind", ["event_discard", "event_pact"])
def test_who_chooses_for_another_is_told_whom_it_hits(kind: str) -> None:
    s = stands(kind, 0)
    (seat,) = s.asked.seats
    target = s.frames[-1].target
    assert target != seat
    for option in GAME.options(s, seat):
        hint = GAME.tells.option(GAME.believed(s, seat), seat, option)
        assert hint is not None
        assert hint.effect.params["whose"] == word(s, target)
