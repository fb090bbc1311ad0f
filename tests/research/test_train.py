"""Training: what is played, what is fitted, what is kept."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from araldo.cli.app import run
from araldo.games.warrior_knights.features import NAMES
from araldo.kernel import discover
from araldo.kernel.judgement import guess_of
from araldo.research.train import FOLDS, POSITIONS, Lesson, Sample, ahead, fit, play_lesson, split, strength


def test_the_lead_is_over_the_best_other() -> None:
    assert ahead([3.0, 9.0, 5.0]) == [-6.0, 4.0, -4.0]
    assert ahead([4.0]) == [4.0]


def test_the_same_lesson_is_the_same_games() -> None:
    lesson = Lesson("castelli", 2, {}, 5)
    one, other = play_lesson(lesson, 0), play_lesson(lesson, 0)
    assert one.seen == other.seen
    assert len(one.seen) == 2 * POSITIONS == len(one.leads) == len(one.guesses)
    assert sum(one.leads) == 0  # with two seats, what one leads by the other lacks
    assert play_lesson(lesson, 1).leads != one.leads


def test_a_game_with_rounds_is_learnt_from_where_a_round_begins() -> None:
    """There a search asks what a position is worth."""
    sample = play_lesson(Lesson("warrior_knights", 2, {}, 5), 0)
    rounds = [seen[NAMES.index("round")] for seen in sample.seen]
    assert rounds == sorted(rounds)
    assert {rounds.count(number) for number in rounds} == {2}, "once for each seat"


def curved(games: int) -> Sample:
    """Positions whose lead is a straight sum of two numbers, and a bend of the third."""
    rng = np.random.default_rng(1)
    x = rng.normal(size=(games * 20, 4))
    y = 3 * x[:, 0] - x[:, 1] + 4 * np.abs(x[:, 2]) + 0.1 * rng.normal(size=len(x))
    return Sample(x.tolist(), y.tolist(), [0.0] * len(x), [i // 20 for i in range(len(x))])


def test_a_network_finds_what_a_straight_sum_cannot_and_the_same_one_again() -> None:
    data = split(curved(150))
    net, curve = fit(data, 3)
    said = np.array([net.lead(row) for row in data.x[data.keep].tolist()])
    assert curve[0] < 0.85
    assert np.corrcoef(said, data.y[data.keep])[0, 1] > 0.95
    assert fit(data, 3)[0] == net


def test_games_that_are_kept_aside_are_no_part_of_what_is_learnt() -> None:
    sample = curved(60)
    data = split(sample)
    assert not (data.learn & data.keep).any()
    assert {game % FOLDS for game, kept in zip(sample.games, data.keep, strict=True) if kept} == {FOLDS - 1}
    other = split(sample)
    other.y[other.keep] = 99.0
    assert fit(other, 1)[0] == fit(data, 1)[0]


def test_the_command_writes_weights_with_what_made_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "value.json"
    args = ["train", "castelli", "--seats", "2", "--games", "10", "--seed", "4", "--out", str(file), "--json"]
    assert run(args) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["positions"] == 10 * 2 * POSITIONS
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept["made"]["2"]["command"] == "araldo train castelli --seats 2 --games 10 --seed 4"
    assert set(kept["nets"]) == {"2"}


def test_two_searches_that_judge_alike_share_the_wins() -> None:
    """Every deal is played from both seats, so who judges as the game does wins one of two."""
    game = discover.load("castelli")
    guess = guess_of(game.evaluate)
    assert guess is not None
    assert strength(Lesson("castelli", 2, {}, 8), guess, 2, 6) == 0.5


def test_in_a_duel_only_one_side_judges_anew_and_the_game_stays_as_it_is() -> None:
    game, asked = discover.load("castelli"), []

    def judge(s: Any, seat: int) -> float:
        asked.append(seat)
        return 0.0

    strength(Lesson("castelli", 2, {}, 8), judge, 1, 6)
    assert asked
    assert discover.load("castelli").evaluate is game.evaluate is not judge


@pytest.mark.parametrize(("lang", "words"), [("en", "no features"), ("it", "non ha caratteristiche")])
def test_a_game_without_features_is_refused_in_words(lang: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["train", "medioevo_universale", "--lang", lang]) == 2
    assert words in capsys.readouterr().err
