"""`araldo new`: a package that holds from the first minute, and a clear sentence where there can be none."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from araldo.workshop import package
from tests.cli.conftest import Ran
from tests.workshop.support import ROOT, environment, run

Run = Callable[..., Ran]


@pytest.mark.parametrize(
    ("given", "code", "title", "prefix"),
    [("salt-road", "salt_road", "Salt Road", "SR"), ("Hansa", "hansa", "Hansa", "HA"), ("q", "q", "Q", "QX"),
     ("the grand 7 fairs", "the_grand_7_fairs", "The Grand 7 Fairs", "TG")],
)  # fmt: skip
def test_everything_follows_from_the_name(given: str, code: str, title: str, prefix: str) -> None:
    name = package.named(given)
    assert (name.code, name.title, name.prefix) == (code, title, prefix)
    files = dict(package.files(name))
    assert f'id="{code}"' in files[f"{code}/__init__.py"]
    assert f'id = "{prefix}-AUC-02"' in files[f"{code}/rules.toml"]
    assert not [place for place, text in files.items() if "__game__" in place + text or "__XX__" in text]


@pytest.mark.parametrize(
    ("given", "english", "italian"),
    [
        ("3x", "cannot be the name of a game", "non può essere il nome"),
        ("", "NAME is missing", "manca NAME"),
        ("è", "cannot be the name of a game", "non può essere il nome"),
        ("../../etc", "cannot be the name of a game", "non può essere il nome"),
        ("class", "cannot be the name of a game", "non può essere il nome"),
        ("a" * 41, "cannot be the name of a game", "non può essere il nome"),
        ("castelli", "there is a game 'castelli' already", "il gioco 'castelli' c'è già"),
        ("json", "is the name of a module", "è il nome di un modulo"),
    ],
)
def test_a_bad_name_is_told_and_writes_nothing(
    araldo: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: str, english: str, italian: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for lang, words in (("en", english), ("it", italian)):
        done = araldo("new", given, "--lang", lang)
        assert done.status == 2
        assert words in done.err
        assert done.err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_holds_something_stays_as_it_is(araldo: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("mine")
    done = araldo("new", "salt-road", "--into", str(tmp_path))
    assert done.status == 2
    assert "is there already and is not empty" in done.err
    assert [path.name for path in tmp_path.iterdir()] == ["mine.txt"]
    assert araldo("new", "salt-road", "--into", str(tmp_path / "mine.txt")).status == 2
    assert araldo("new", "salt-road", "--into", str(tmp_path / "mine.txt" / "x")).status == 2


def test_a_new_package_is_installed_checked_tested_and_laid_out(araldo: Run, tmp_path: Path) -> None:
    folder = tmp_path / "wool-fair"
    done = araldo("new", "wool fair", "--into", str(folder))
    assert done.status == 0
    assert "araldo check wool_fair" in done.out
    programs = environment(tmp_path / "venv")
    run("pip install -e .", programs, folder)
    assert "the contract holds" in run("araldo check wool_fair --games 6 --full 3", programs, folder)
    assert "WF-AUC-02" in run("araldo rules wool_fair market", programs, folder)
    run("pytest -q tests/test_auction.py tests/test_privilege.py", programs, folder)
    layout = [
        str(Path(sys.executable).with_name("ruff")),
        "format",
        "--check",
        "--config",
        str(ROOT / "pyproject.toml"),
    ]
    assert subprocess.run([*layout, str(folder)], capture_output=True).returncode == 0


def test_a_new_package_is_typed(tmp_path: Path) -> None:
    package.write(package.named("wool-fair"), tmp_path / "wool-fair")
    line = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / ".mypy_cache"), "--python-version",
            "3.11", "--no-error-summary", "wool_fair"]  # fmt: skip
    done = subprocess.run(line, cwd=tmp_path / "wool-fair", capture_output=True, text=True)
    assert done.stdout == ""
    assert done.returncode == 0, done.stderr
