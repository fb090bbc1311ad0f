"""Practice: what is played, how it is learnt from, what is kept."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from araldo.cli.app import run
from araldo.kernel.judgement import PRACTICE, nets, promised
from araldo.research import practice
from araldo.research.practice import Lesson, Mind, judge_of, packed, play_lesson, practise, targets
from araldo.research.train import Lesson as Course

COURSE = Course("castelli", 2, {}, 3)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"FIRST": 2, "BEGIN": 20, "STEPS": 5, "CHECKED": 2}.items():
        monkeypatch.setattr(practice, name, value)


def test_an_end_is_worth_the_win_and_the_lead() -> None:
    assert promised([30, 10], [0], (0, 1), 15.0)[0] == -promised([30, 10], [0], (0, 1), 15.0)[1] > 0.9
    assert promised([30, 30], [0, 1], (0, 1), 15.0) == [0.0, 0.0]
    first, *others = promised([30, 10, 10, 10], [0], (0, 1, 2, 3), 15.0)
    assert first > 0.9
    assert others == [others[0]] * 3
    assert others[0] < 0


def test_positions_are_taken_where_a_round_begins_and_seen_by_every_seat() -> None:
    seen, ends = play_lesson(Lesson(COURSE), 0)
    assert len(seen) == 17, "sixteen turns and the last sale"
    assert {len(by_seat) for by_seat in seen} == {2}
    assert sum(ends) == pytest.approx(0)
    assert play_lesson(Lesson(COURSE), 0) == (seen, ends)
    assert play_lesson(Lesson(COURSE), 1)[1] != ends


def test_a_position_is_worth_in_part_what_the_next_one_promises() -> None:
    x = np.array([[[0.0], [1.0]], [[2.0], [3.0]]])
    mind = Mind(np.zeros(1), np.ones(1), [np.zeros((1, 1)), np.zeros(1), np.zeros(1), np.zeros(1), np.array([0.5])])
    _, last = targets(x.tolist(), [1.0, -1.0], None)
    assert last.tolist() == [1.0, -1.0, 1.0, -1.0]
    promise = np.tanh(0.5)
    _, found = targets(x.tolist(), [1.0, -1.0], mind)
    assert found.tolist() == pytest.approx([0.25 * promise + 0.75, 0.25 * promise - 0.75, 1.0, -1.0])


def test_a_mind_learns_what_bends_and_is_the_same_as_plain_numbers() -> None:
    rng = np.random.default_rng(2)
    x = rng.normal(size=(4000, 3)) * [1, 10, 0] + [0, 5, 7]
    y = np.tanh(np.abs(x[:, 0]) - 0.05 * x[:, 1])
    mind = Mind.fresh(x, 1)
    for _ in range(1500):
        some = rng.integers(0, len(x), 256)
        mind.learn(x[some], y[some], 5e-3)
    assert np.corrcoef(mind.worth(x), y)[0, 1] > 0.95
    net = mind.net(15.0)
    for row in x[:20]:
        assert np.tanh(net.lead(row.tolist()) / 15.0) == pytest.approx(mind.worth(row[None])[0], abs=1e-4)
    assert judge_of(packed(mind))(x[:20].tolist()) == pytest.approx(mind.worth(x[:20]).tolist())


@pytest.mark.usefixtures("short")
def test_any_number_of_workers_learns_the_same_and_a_longer_course_goes_on_from_it() -> None:
    heard: list[int] = []
    one = practise(COURSE, 1, 2, 1, lambda found: heard.append(found.lessons))
    assert heard == [0, 1]
    assert (one.games, one.lessons) == (4, 1)
    assert practise(COURSE, 1, 2, 2).net == one.net


@pytest.mark.usefixtures("short")
def test_the_command_writes_at_every_check_what_has_been_learnt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / PRACTICE
    args = ["train", "castelli", "--seats", "2", "--practice", "1", "--games", "10", "--seed", "4", "--out", str(file)]
    assert run(args) == 0
    assert "burgrave" in capsys.readouterr().out
    kept = json.loads(file.read_text(encoding="utf-8"))
    assert kept["made"]["2"]["command"] == "araldo train castelli --seats 2 --practice 1 --games 10 --seed 4"
    assert [point["games"] for point in kept["made"]["2"]["curve"]] == [2, 12]
    assert set(nets(tmp_path, PRACTICE)) == {2}


@pytest.mark.parametrize(("lang", "words"), [("en", "no bot that learns"), ("it", "non ha bot che imparino")])
def test_a_game_without_a_pupil_is_refused_in_words(lang: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["train", "warrior_knights", "--practice", "2", "--lang", lang]) == 2
    assert words in capsys.readouterr().err


@pytest.mark.parametrize(("lang", "words"), [("en", "at least 0"), ("it", "almeno 0")])
def test_fewer_lessons_than_none_are_refused(lang: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["train", "castelli", "--practice", "-1", "--lang", lang]) == 2
    assert words in capsys.readouterr().err
