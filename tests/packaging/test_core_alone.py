"""`pip install araldo` without extras: everything of the core works, and the rest says in a sentence what is missing.

The environment is a real one, with the core's packages and nothing else in it, as links to those installed here.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from importlib.metadata import distribution
from pathlib import Path

import pytest

from tests.packaging.support import ROOT, closure, declared


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment in which the core alone is installed."""
    folder = tmp_path_factory.mktemp("core") / "env"
    venv.create(folder, symlinks=True)
    (site,) = folder.glob("lib/python*/site-packages") if os.name != "nt" else (folder / "Lib" / "site-packages",)
    (site / "araldo.pth").write_text(f"{ROOT / 'src'}\n", encoding="utf-8")
    for name in closure(declared()):
        found = distribution(name)
        for top in {file.parts[0] for file in found.files or [] if file.parts[0] not in ("..", "__pycache__")}:
            if not (site / top).exists():
                (site / top).symlink_to(Path(str(found.locate_file(top))))
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def run(python: Path, *words: str, lang: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    environment = {"PATH": os.environ["PATH"], "LANG": lang, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [python, *words], stdin=subprocess.DEVNULL, capture_output=True, text=True, env=environment, timeout=120
    )


def araldo(python: Path, *words: str, lang: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    return run(python, "-m", "araldo.cli", *words, lang=lang)


def test_nothing_else_is_in_the_environment(python: Path) -> None:
    listed = "import importlib.metadata as m; print(*sorted(d.name.lower() for d in m.distributions()))"
    done = run(python, "-c", listed)
    assert {name.replace("_", "-").replace(".", "-") for name in done.stdout.split()} == closure(declared())
    assert run(python, "-c", "import fastapi").returncode == 1
    assert Path(sys.prefix) not in python.parents


def test_every_game_is_there(python: Path) -> None:
    found = json.loads(araldo(python, "games", "--json").stdout)
    assert [game["id"] for game in found if "error" not in game] == [
        path.name for path in sorted((ROOT / "src/araldo/games").iterdir()) if (path / "rules.toml").exists()
    ]


def test_games_are_played_checked_recorded_and_verified(python: Path, tmp_path: Path) -> None:
    played = araldo(python, "simulate", "castelli", "--games", "1", "--bot", "steward", "--records", str(tmp_path))
    assert played.returncode == 0, played.stderr
    (record,) = tmp_path.iterdir()
    verified = araldo(python, "record", "verify", str(record))
    assert verified.returncode == 0, verified.stderr
    assert "right" in verified.stdout
    checked = araldo(python, "check", "castelli", "--seats", "2", "--games", "2", "--full", "0")
    assert checked.returncode == 0, checked.stderr
    shown = araldo(python, "play", "castelli", "--seats", "2", "--bots", "random", "--seed", "1")
    assert "needs a terminal" in shown.stdout, shown.stderr


@pytest.mark.parametrize(
    ("line", "extra"),
    [("serve --port 0", "server"), ("arena castelli --games 1", "research"), ("report nowhere", "research")],
)
def test_a_missing_extra_is_a_sentence_in_the_users_language(python: Path, line: str, extra: str) -> None:
    for lang, words in (("en_GB.UTF-8", "not installed"), ("it_IT.UTF-8", "non installati")):
        done = araldo(python, *line.split(), lang=lang)
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr.count("\n") == 1
        assert words in done.stderr
        assert done.stderr.endswith(f"pip install 'araldo[{extra}]'\n")


@pytest.mark.parametrize(
    ("module", "extra"), [("server.app", "server"), ("research.gym", "research"), ("research.openspiel", "research")]
)
def test_importing_what_an_extra_brings_says_what_to_install(python: Path, module: str, extra: str) -> None:
    done = run(python, "-c", f"import araldo.{module}")
    assert done.returncode == 1
    assert done.stderr.rstrip().endswith(f"pip install 'araldo[{extra}]'")
    caught = f"try:\n    import araldo.{module}\nexcept ImportError as error:\n    print(error)"
    assert "not installed" in run(python, "-c", caught).stdout
