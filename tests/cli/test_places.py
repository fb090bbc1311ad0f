"""A fault of a game is told with its place: by check, simulate and play, and in the server's log."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from araldo.kernel import Action, Game, discover, key_from_seed
from araldo.kernel.faults import locate, note_place, place_of
from araldo.server.hub import loaded
from araldo.server.logs import _plain_errors
from araldo.server.sentences import Refused
from tests.cli.conftest import Ran
from tests.contract.support import tiny

Run = Callable[..., Ran]


def failing() -> Game:
    """The tiny game whose rule fails when the fair is opened."""
    game = tiny()

    def opened(s: Any, f: Any, seat: int, action: Action) -> None:
        s.hands[seat].remove(99)

    question = copy(game.questions["open"])
    question.answer = opened
    return game.but(questions=[question if q.kind == "open" else q for q in game.questions.values()])


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Game:
    game = failing()
    monkeypatch.setattr(discover, "load", lambda name: game)
    return game


def test_check_tells_seed_decision_seat_question_stack_file_and_line(araldo: Run, broken: Game) -> None:
    done = araldo("check", "tiny", "--games", "1", "--seats", "3", "--seed", "7", "--json")
    [failure] = json.loads(done.out)["failures"]
    assert (done.status, failure["promise"], failure["decision"]) == (1, "a game never fails", 0)
    for part in ("tiny, seed 7", "decision 0", "question open to seat 0", "Day.next_fair > Round.open_fair"):
        assert part in failure["detail"]
    assert "test_places.py:" in failure["detail"]
    assert "(opened)" in failure["detail"]


def test_simulate_and_play_tell_the_same(araldo: Run, broken: Game) -> None:
    done = araldo("simulate", "tiny", "--games", "1", "--seed", "7", "--json")
    [error] = json.loads(done.out)["errors"]
    assert error["seed"] == 7
    assert "Day.next_fair > Round.open_fair" in error["error"]
    played = araldo("play", "tiny", "--seats", "2", "--bots", "random,random", "--seed", "7")
    assert played.status == 1
    said = " ".join(played.err.split())
    assert "tiny, seed 7, decision " in said
    assert "question open to seat 0" in said


def test_the_log_of_a_server_tells_the_rule_and_not_the_answer(broken: Game) -> None:
    s = broken.start(broken.setup(3), key_from_seed(1))
    with pytest.raises(ValueError) as caught:  # noqa: PT011
        broken.apply(s, 0, ("open", "cheap"))
    event = _plain_errors(None, "", {"event": "fault", "exc_info": caught.value})
    assert "(opened), Day.next_fair > Round.open_fair, question open to seat 0" in event["rule"]
    assert "cheap" not in str(event["rule"])
    place = place_of(caught.value)
    assert place is not None
    assert place.action == "open cheap"
    assert "answer open cheap" in caught.value.__notes__[0]


def test_an_error_has_one_place_and_what_is_said_to_players_has_none() -> None:
    game = tiny()
    s = game.start(game.setup(2), key_from_seed(1))
    error = ValueError("oh")
    note_place(game, s, error, seat=1)
    note_place(game, s, error, seat=0)
    locate(error, "seed 3, decision 9")
    locate(error, "seed 4")
    place = place_of(error)
    assert place is not None
    assert (place.seat, place.at) == (1, "seed 3, decision 9")
    assert len(error.__notes__) == 2
    from araldo.kernel import Illegal

    refused = Illegal("no")
    note_place(game, s, refused)
    assert place_of(refused) is None


LESSON = """
seats = 2
player = 0
seed = 7
[title]
en = "First"
it = "Prima"
[[step]]
expect = "open dear"
en = "Open"
it = "Apri"
[[step]]
en = "Done"
it = "Fatto"
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('expect = "open dear"', 'expect = "open tomorrow"', "first.toml, step 1"),
        ('it = "Prima"\n', "", "lacks 'it'"),
        ('it = "Apri"', 'it = ""', "nothing is said at step 1"),
        ("seats = 2", "seats = 9", "is for 2, 3 seats"),
        ("[title]", "[title", "lessons/first.toml"),
    ],
)
def test_check_looks_at_lessons(
    araldo: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, old: str, new: str, said: str
) -> None:
    folder = tmp_path / "tinygame"
    shutil.copytree(tiny().folder, folder)
    (folder / "lessons").mkdir()
    (folder / "lessons" / "first.toml").write_text(LESSON, encoding="utf-8")
    game = tiny().but(folder=folder)
    monkeypatch.setattr(discover, "load", lambda name: game)
    assert araldo("check", "tiny", "--games", "1", "--full", "0").status == 0
    assert old in LESSON
    (folder / "lessons" / "first.toml").write_text(LESSON.replace(old, new, 1), encoding="utf-8")
    done = araldo("check", "tiny", "--games", "1", "--full", "0")
    assert done.status == 1
    assert said in " ".join(done.out.split())


def test_a_game_that_cannot_be_built_is_said_in_the_language_of_who_asks(
    araldo: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = tiny()

    def load(name: str) -> Game:
        return game.but(usual_seats=9)

    monkeypatch.setattr(discover, "load", load)
    done = araldo("check", "tiny", "--lang", "it")
    assert done.status == 2
    assert "tiny non si può caricare: tiny: usual_seats is 9: it is one of 2, 3" in " ".join(done.err.split())
    with pytest.raises(Refused) as refused:
        loaded("tiny")
    assert refused.value.code == "unknown-game"
