"""What README.md shows and counts: made by scripts, and not older than what it shows."""

from __future__ import annotations

import json

import pytest

from araldo.kernel import discover
from tests.browser.shots import FOLDER, MADE, files
from tests.packaging.support import ROOT
from tools import figures

README = (ROOT / "README.md").read_text(encoding="utf-8")
GAMES = {path.parent.name for path in ROOT.glob("src/araldo/games/*/rules.toml")}


def test_the_figures_are_those_of_the_games() -> None:
    assert figures.with_figures(README) == README, "make figures"


@pytest.mark.parametrize("old", ["| 182 |", "48 kinds", "42 technologies"])
def test_an_old_figure_is_noticed(old: str) -> None:
    assert old in README
    stale = README.replace(old, old.replace("2", "3").replace("8", "9"))
    assert stale != figures.with_figures(stale)


def test_every_game_has_a_line() -> None:
    assert set(figures.BOX) == GAMES


def test_every_picture_is_made_by_the_script() -> None:
    assert {path.name for path in FOLDER.glob("*.png")} == files(), "make pictures"


def test_the_pictures_show_the_games_that_there_are() -> None:
    made = json.loads(MADE.read_text(encoding="utf-8"))
    assert set(made["games"]) == {name for name in discover.names() if name in GAMES}, "make pictures"
