"""Searching over numbers, and pages that a designer reads."""

from __future__ import annotations

import json
import math
from collections.abc import Callable
from pathlib import Path

import pytest

from araldo.kernel import discover
from araldo.kernel.schema import Schema
from araldo.kernel.variant import BadVariant, read_variant
from araldo.research.arena import Contest, Results, compete
from araldo.research.captions import PAGE
from araldo.research.findings import FINDINGS, Study, findings
from araldo.research.pages import report_page
from araldo.research.tune import BadSpace, Wish, read_space, tune
from tests.cli.conftest import Ran

SPACE = """
[[number]]
at = "components.prices.castle_each"
low = 1
high = 3
[[number]]
at = "components.silver_in_mine_at_start.p2"
low = 5
high = 20
"""


@pytest.fixture
def space(tmp_path: Path) -> Path:
    file = tmp_path / "space.toml"
    file.write_text(SPACE, encoding="utf-8")
    return file


def test_a_search_finds_what_makes_games_shorter_and_checks_it_on_other_seeds(space: Path) -> None:
    """Castles that cost more are fewer: with a target below the box's length the search turns up their price."""
    game = discover.load("castelli")
    base = Contest("castelli", 2, game.setup(2).options, ("steward",) * 2)
    found = tune(game, base, read_space(Schema(game), space), Wish("length", 70.0), "short", 4, 4, check=10)
    assert found.tries[0].values["components.prices.castle_each"] == 1  # the box comes first
    assert found.best is not None
    assert found.best.score < found.tries[0].score
    assert found.variant is not None
    assert dict(found.variant.data["components"]["prices"])["castle_each"] > 1
    assert found.duel is not None
    assert found.duel.a.seed != base.seed
    assert found.check is not None
    assert found.check.figure(("length", "")) is not None


def test_the_same_search_tries_the_same(space: Path) -> None:
    game = discover.load("castelli")
    base = Contest("castelli", 2, game.setup(2).options, ("steward",) * 2)
    dials = read_space(Schema(game), space)
    first, second = (tune(game, base, dials, Wish("close"), "x", 3, 3) for _ in range(2))
    assert [one.values for one in first.tries] == [one.values for one in second.tries]
    assert [one.measured for one in first.tries] == [one.measured for one in second.tries]


def test_a_wish_is_less_more_or_near() -> None:
    assert Wish("balance").score(0.2) == 0.2
    assert Wish("lead").score(3.0) == -3.0
    assert Wish("length", 100.0).score(90.0) == 10.0
    assert math.isnan(Wish("balance").target)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", BadSpace),
        ('[[number]]\nat = "components.prices.castel_each"', BadVariant),
        ('[[number]]\nat = "components.prices.castle_each"\nlow = 1\nhigh = 900', BadVariant),
        ('[[number]]\nat = "components.prices.castle_each"\nlow = 3\nhigh = 3', BadSpace),
    ],
)
def test_a_space_that_the_game_cannot_have_is_refused(tmp_path: Path, text: str, error: type[Exception]) -> None:
    file = tmp_path / "space.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(error):
        read_space(Schema(discover.load("castelli")), file)


def test_tune_on_the_command_line(
    araldo: Callable[..., Ran], space: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    line = ["tune", "castelli", "--space", str(space), "--goal", "length", "--target", "60", "--tries", "2", "--games",
            "8", "--check", "0", "--seats", "2", "--bots", "steward", "--name", "short"]  # fmt: skip
    done = araldo(*line, "--json")
    assert done.status == 0, done.err
    assert len(json.loads(done.out)["tries"]) == 2
    assert read_variant(tmp_path / "short.toml").game == "castelli"
    assert "components.prices.castle_each" in (tmp_path / "short.html").read_text(encoding="utf-8")
    assert araldo("tune", "castelli", "--goal", "fun").err.startswith("araldo: --goal is one of")
    assert "--space" in araldo("tune", "castelli").err


def test_a_report_is_one_page_that_says_what_to_look_at(araldo: Callable[..., Ran], tmp_path: Path) -> None:
    game = discover.load("castelli")
    results = Results(tmp_path / "base")
    compete(Contest("castelli", 2, game.setup(2).options, ("steward", "random")), 24, results)
    study = Study(results)
    assert len(study.against("seat", study.even)) == 2
    assert all(one["try"] for one in findings(study, "it"))
    for lang, word in (("en", "What to look at"), ("it", "Che cosa guardare")):
        text = report_page(results, lang)
        assert word in text
        assert "araldo arena castelli" in text
        assert text.count("<svg") > 4
    done = araldo("report", str(tmp_path / "base"), "--page", "--html", str(tmp_path / "page.html"))
    assert done.status == 0
    assert (tmp_path / "page.html").exists()


def test_pages_speak_both_languages_with_the_same_places() -> None:
    import string

    for words in (PAGE, FINDINGS):
        for english, italian in words.values():
            places = [{name for _, name, _, _ in string.Formatter().parse(text) if name} for text in (english, italian)]
            assert places[0] == places[1]
