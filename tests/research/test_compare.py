"""Comparisons: what is there is found, what is not there is not, whoever looks how often."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from araldo.kernel import discover
from araldo.kernel.variant import Variant
from araldo.research import decide
from araldo.research.arena import Contest, OtherContest
from araldo.research.compare import Duel, Figure, Kept, answer, compare, look_at, paired, plan, played
from araldo.research.decide import CERTAIN, LEVEL, Difference, at_end, difference, holm, looks, pairs_needed, ratio
from araldo.research.measures import measures, tale
from araldo.research.verdict import LABELS, TEXTS, WORDS, halfway, verdict
from tests.cli.conftest import Ran
from tests.contract.support import tiny

KING = 'game = "castelli"\nname = "strong-king"\n[data.cards]\ncard.king_5.op.amount = 6\n'  # 20 % stronger


def castelli(variant: str = "") -> Contest:
    game = discover.load(discover.give(Variant.of(variant)) if variant else "castelli")
    return Contest(game.id, 2, game.setup(2).options, ("steward",) * 2, variant=variant)


# -- the arithmetic


def test_a_difference_between_pairs_is_as_sure_as_what_pairs_share() -> None:
    rng = np.random.default_rng(1)
    base, noise = rng.normal(10, 3, 200), rng.normal(0, 0.5, 200)
    ones = np.ones(200)
    together = at_end(ratio(base, ones), ratio(base + 0.5 + noise, ones))
    apart = at_end(ratio(base, ones), ratio(rng.normal(10.5, 3, 200), ones))
    assert together.low > 0.3
    assert together.high < 0.7
    assert apart.half > 4 * together.half


def test_seeds_that_only_one_side_has_are_not_left_out() -> None:
    a, b = np.array([1.0, 2, 3, 0]), np.array([0.0, 2, 3, 7])
    found = at_end(ratio(a, np.array([1.0, 1, 1, 0])), ratio(b, np.array([0.0, 1, 1, 1])))
    assert found.value == pytest.approx(4 - 2)


def test_an_interval_holds_the_truth_as_often_as_it_says() -> None:
    rng = np.random.default_rng(2)
    held = 0
    for _ in range(400):
        wins = rng.random((2, 60)) < 0.25
        found = at_end(ratio(wins[0].astype(float), np.ones(60)), ratio(wins[1].astype(float), np.ones(60)))
        held += found.low <= 0 <= found.high
    assert held / 400 == pytest.approx(0.95, abs=0.03)


def test_few_pairs_make_wide_intervals() -> None:
    assert decide.student(1.96, 9) == pytest.approx(2.262, abs=0.01)
    assert decide.student(1.96, 1000) == pytest.approx(1.962, abs=0.003)


def test_holm_multiplies_by_what_is_left() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([]) == []


def test_early_looks_ask_for_more() -> None:
    rng = np.random.default_rng(3)
    a, b = (ratio(rng.normal(shift, 1, 100), np.ones(100)) for shift in (0.0, 0.3))
    halves = [difference(a, b, part).half for part in (0.1, 0.5, 1.0)]
    assert halves[0] > 2 * halves[1] > 2 * halves[2]
    assert at_end(a, b).half < halves[2] < 1.12 * at_end(a, b).half


def test_smaller_differences_need_more_pairs() -> None:
    assert pairs_needed(0.5, 0.05) == pytest.approx(4 * pairs_needed(0.5, 0.1), rel=0.02)
    assert looks(200)[0] == 10
    assert looks(200)[-1] == 200


def test_nothing_is_called_none_before_it_could_have_shown() -> None:
    same = Figure("gap", "", 0.1, 0.1, Difference(0.0, 0.0, 0.0, 1.0))
    assert answer(same, 0.03, 20) == "open"
    assert answer(same, 0.03, 100) == "no"


def test_a_hundred_comparisons_of_the_same_give_few_false_alarms() -> None:
    """A hundred A/A comparisons of thirty figures, each looked at twenty times: false alarms stay at their level."""
    rng = np.random.default_rng(4)
    pairs, count = 100, 30
    alarms = asked = 0
    for _ in range(100):
        luck = rng.normal(0, 1, (pairs, 1))  # what the figures of a game share
        values = [rng.normal(0, 1, (pairs, count)) + luck for _ in range(2)]
        for side in values:  # half of them are wins: yes or no
            side[:, ::2] = side[:, ::2] > 0.9
        certain = answered = False
        for step in looks(pairs):
            ones = np.ones(step)
            found = [difference(ratio(values[0][:step, i], ones), ratio(values[1][:step, i], ones), step / pairs)
                     for i in range(count)]  # fmt: skip
            certain |= min(holm([one.p for one in found])) <= LEVEL
            answered |= found[0].low > 0 or found[0].high < 0
        alarms, asked = alarms + certain, asked + answered
    assert alarms <= 10, "of 100, where 5 are stated"  # more than 10 come once in a hundred such tests
    assert asked <= 10


# -- games


def test_a_game_is_told_without_knowing_it() -> None:
    told = tale(castelli(), 3, weigh=True)
    assert json.loads(json.dumps(told)) == told
    found = {key: (value, count) for key, value, count in measures(told)}
    assert sum(found["seat", str(seat + 1)][0] for seat in range(2)) == pytest.approx(1)
    assert found["length", ""] == (told["decisions"], 1)
    assert 0 <= found["king", ""][0] <= 1
    assert any(kind == "use" for kind, _ in found)
    assert found["matter", ""][1] == told["weighed"][1] >= 1


def test_a_card_made_a_fifth_stronger_is_found(tmp_path: Path) -> None:
    """Two seats, paired seeds: the King of 5 brings 6."""
    duel = Duel(castelli(), castelli(KING), 60, "score", weigh=False)
    found = compare(duel, tmp_path)
    figure = found.figure(("score", ""))
    assert figure is not None
    assert found.answer == "yes"
    assert figure.word == CERTAIN
    assert figure.b > figure.a
    said = verdict(discover.load("castelli"), duel, found, ["", "strong-king"], "araldo compare …", 20)
    assert said["headline"]["en"].startswith("Winner's score: ")
    assert said["headline"]["it"].startswith("Punti del vincitore: ")
    assert said["names"]["it"] == ["la scatola", "strong-king"]


def test_what_is_the_same_shows_no_difference_and_no_pair_is_left_out() -> None:
    duel = Duel(*paired(castelli(), castelli()), 12, weigh=False)
    found = compare(duel)
    assert found.pairs == 12
    assert {figure.word for figure in found.figures} == {decide.NONE}
    assert all(figure.diff.value == 0 for figure in found.figures)


def test_seeds_apart_differ_by_chance_alone() -> None:
    game = tiny()
    one = Contest(game.id, 3, game.setup(3).options, ("random",) * 3)
    found = compare(Duel(*paired(one, one, apart=True), 20, weigh=False))
    assert any(figure.diff.value for figure in found.figures)


def test_a_hundred_comparisons_of_the_same_small_game_give_few_false_alarms() -> None:
    """A hundred A/A comparisons of forty pairs, drawn from four hundred games: fifty figures each, 5 % in all."""
    game = tiny()
    one = Contest(game.id, 3, game.setup(3).options, ("random",) * 3)
    played_ = [tale(one, number) for number in range(400)]
    rng, alarms = np.random.default_rng(5), 0
    for _ in range(100):
        drawn = [played_[i] for i in rng.choice(400, 80, replace=False)]
        pairs = [({**drawn[i], "seed": i}, {**drawn[40 + i], "seed": i}) for i in range(40)]
        found = look_at(Duel(one, one, 40, stop=False), pairs, last=True)
        alarms += any(figure.word == CERTAIN for figure in found.figures)
    assert alarms <= 10, "of 100, where 5 are stated"


def test_two_processes_give_the_pairs_that_one_gives() -> None:
    duel = Duel(castelli(), castelli(KING), 10, weigh=False)

    def bare(pairs: Any) -> Any:
        return {n: [{key: told[key] for key in ("scores", "uses", "decisions")} for told in pair] for n, pair in pairs}

    assert bare(played(duel, range(3), workers=2)) == bare(played(duel, range(3)))


def test_pairs_are_kept_and_those_of_another_variant_refused(tmp_path: Path) -> None:
    duel = Duel(castelli(), castelli(KING), 10, weigh=False)
    kept = Kept(tmp_path, duel)
    kept.add(0, (tale(duel.a, 0), tale(duel.b, 0)))
    with (tmp_path / "pairs.jsonl").open("a") as file:
        file.write('[1, {"se')  # interrupted while it wrote
    again = Kept(tmp_path, duel)
    assert list(again.pairs) == [0]
    with pytest.raises(OtherContest) as caught:
        Kept(tmp_path, Duel(castelli(), castelli(KING.replace("= 6", "= 7")), 10, weigh=False))
    assert caught.value.params["why"] == "b"


def test_a_plan_says_how_many_pairs_a_question_needs() -> None:
    duel = Duel(castelli(), castelli(KING), 10, "balance", weigh=False)
    needs = plan(duel, [pair for _, pair in played(duel, range(4))])["needs"]
    assert [need["pairs"] for need in needs] == sorted(need["pairs"] for need in needs)


def test_half_the_change_is_what_to_try_next() -> None:
    from araldo.kernel.schema import Schema

    schema = Schema(discover.load("castelli"))
    text = 'game = "castelli"\nname = "x"\n[data.components]\nsilver_in_mine_at_start.p2 = 21\n'
    assert halfway(Duel(castelli(), castelli(text), 10), schema) == [("components.silver_in_mine_at_start.p2", 16)]


def test_every_sentence_is_in_both_languages_with_the_same_places() -> None:
    import string

    for words in (LABELS, WORDS, TEXTS):
        for english, italian in words.values():
            places = [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in (english, italian)]
            assert places[0] == places[1]


# -- the command


def test_compare_on_the_command_line(araldo: Callable[..., Ran], tmp_path: Path) -> None:
    line = ["compare", "castelli", "--b", "cards.card.king_5.op.amount=9", "--seats", "2", "--bots", "steward",
            "--games", "10", "--quick"]  # fmt: skip
    page = tmp_path / "verdict.html"
    done = araldo(*line, "--out", str(tmp_path / "pairs"), "--html", str(page), "--lang", "it")
    assert done.status == 0, done.err
    assert "la scatola" in done.out
    assert "<svg" in page.read_text(encoding="utf-8")
    told = json.loads(araldo(*line, "--out", str(tmp_path / "pairs"), "--json").out)
    assert told["pairs"] == 10
    looked = [json.loads(one) for one in araldo(*line, "--out", str(tmp_path / "pairs"), "--lines").out.splitlines()]
    assert [next(iter(one)) for one in looked][-1] == "verdict"
    plan = araldo(*line, "--out", str(tmp_path / "pairs"), "--plan")
    assert "needs pairs" in plan.out


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (["--b", "cards.card.kingg.count=2"], "did you mean"),
        (["--b", "cards.card.king_5.count=999"], "from 0 to 8"),
        (["--b", "nothing.toml"], "cannot be read"),
        (["--question", "beauty"], "--question is one of"),
        (["--games", "3"], "--games is at least 10"),
    ],
)
def test_bad_wishes_get_one_line(araldo: Callable[..., Ran], more: list[str], said: str) -> None:
    done = araldo("compare", "castelli", *more)
    assert done.status == 2
    assert said in done.err
    assert done.err.count("\n") == 1


def test_looks_are_the_same_whoever_has_played_before(tmp_path: Path) -> None:
    duel = Duel(castelli(), castelli(KING), 12, weigh=False)
    first = compare(duel, tmp_path)
    second = compare(duel, tmp_path)
    assert [figure.plain() for figure in first.figures] == [figure.plain() for figure in second.figures]
    pairs = [Kept(tmp_path, duel).pairs[n] for n in range(12)]
    assert look_at(duel, pairs, last=True).figures == first.figures
