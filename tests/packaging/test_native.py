"""What `make native` compiled runs only as long as its sources are those from which it was made."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from araldo import native
from hatch_build import ROOT, groups, needed
from tools.native import install, read, remove, stamp, unchanged

NAMES = {"araldo_tiny": ["araldo/games/tiny/rules/__init__.py", "araldo/games/tiny/rules/war.py"]}
SOURCES = {
    "araldo/kernel/__init__.py": "from araldo.kernel.flow import ASK",
    "araldo/kernel/flow.py": "ASK = 1",
    "araldo/games/tiny/state.py": "SEATS = 4",
    "araldo/games/tiny/words.py": "WORD = 'war'",
    "araldo/games/tiny/rules/__init__.py": "from araldo.games.tiny.rules import war",
    "araldo/games/tiny/rules/war.py": "from araldo.games.tiny.state import SEATS\nfrom araldo.kernel import ASK",
}
WAR = "araldo.games.tiny.rules.war"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package with one compiled game, as `make native` leaves it; the compiled code is none."""
    monkeypatch.setenv(native.TOLD, "")
    source, work = tmp_path / "src", tmp_path / "work"
    for file, text in SOURCES.items():
        (source / file).parent.mkdir(parents=True, exist_ok=True)
        (source / file).write_text(text)
    made = [work / "araldo_tiny__mypyc", *(work / file.removesuffix(".py") for file in NAMES["araldo_tiny"])]
    compiled = [path.with_name(path.name + native.SUFFIX) for path in made]
    for path in compiled:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"compiled")
    install(source, stamp(source, NAMES, "2"), compiled, work)
    return source


def guard(source: Path, off: bool = False) -> native.Guard:
    kept = read(source)
    assert kept is not None
    return native.Guard(source / "araldo", kept["groups"], off)


def test_compiled_code_of_unchanged_sources_is_left_to_python(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (tree / f"araldo/games/tiny/rules/war{native.SUFFIX}").exists()
    assert guard(tree).find_spec(WAR) is None
    assert guard(tree).find_spec("araldo.kernel.flow") is None  # not compiled: none of ours
    os.utime(tree / "araldo/games/tiny/rules/war.py", (1, 1))  # as after a checkout
    assert guard(tree).find_spec(WAR) is None
    (tree / "araldo/games/tiny/words.py").write_text("WORD = 'peace'")  # nothing of it is in the compiled code
    assert guard(tree).find_spec(WAR) is None
    assert unchanged(tree, stamp(tree, NAMES, "2"))
    assert not unchanged(tree, stamp(tree, NAMES, "1"))
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    "changed", ["games/tiny/rules/war.py", "games/tiny/state.py", "kernel/flow.py", "kernel/__init__.py"]
)
def test_after_a_change_the_source_runs_and_a_line_says_so(
    tree: Path, changed: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    size = len(SOURCES[f"araldo/{changed}"])
    (tree / "araldo" / changed).write_text("#" * size)
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    after = guard(tree)
    found, package = after.find_spec(WAR), after.find_spec(WAR.rpartition(".")[0])
    assert found is not None
    assert found.origin == str(tree / "araldo/games/tiny/rules/war.py")
    assert package is not None
    assert package.submodule_search_locations == [str(tree / "araldo/games/tiny/rules")]
    assert guard(tree).find_spec(WAR) is not None  # another process says it no more
    lines = capsys.readouterr().err.splitlines()
    assert lines == ["araldo: tiny: cambiato dopo `make native`; si usa il sorgente finché non è ricompilato"]
    assert not unchanged(tree, stamp(tree, NAMES, "2"))


def test_what_is_compiled_anew_is_not_mixed_with_what_runs(tree: Path) -> None:
    running = guard(tree)
    library = native.library(tree / "araldo", "tiny")
    library.write_bytes(b"compiled anew")
    assert running.find_spec(WAR) is not None


def test_compiled_code_without_its_source_is_no_module(tree: Path) -> None:
    (tree / "araldo/games/tiny/rules/war.py").unlink()
    with pytest.raises(ModuleNotFoundError):
        guard(tree).find_spec(WAR)


def test_the_source_can_be_asked_for(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert guard(tree, off=True).find_spec(WAR) is not None
    assert capsys.readouterr().err == ""
    assert remove(tree) == 3
    assert read(tree) is None
    assert not [path for path in tree.rglob("*") if path.name.endswith(native.SUFFIX)]


def test_nothing_is_used_while_it_is_put_in_place(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*paths: Path) -> None:
        assert guard(tree).find_spec(WAR) is not None
        raise KeyboardInterrupt

    monkeypatch.setattr(shutil, "copyfile", interrupted)
    with pytest.raises(KeyboardInterrupt):
        install(tree, stamp(tree, NAMES, "2"), [tree / "x"], tree)
    assert guard(tree).find_spec(WAR) is not None


def test_the_stamp_holds_all_that_a_group_is_made_of() -> None:
    made = {name: needed(ROOT / "src", files) for name, files in groups(ROOT / "src").items()}
    assert "araldo/kernel/state.py" in made["araldo_castelli"]
    assert "araldo/games/castelli/state.py" in made["araldo_castelli"]
    assert "araldo/games/castelli/rules/turn.py" in made["araldo_castelli_bots"]
    assert not {file for file in made["araldo_castelli"] if file in groups(ROOT / "src")["araldo_castelli_bots"]}
    for name, files in groups(ROOT / "src").items():
        assert set(files) <= set(made[name])


@pytest.mark.parametrize("group", sorted(groups(ROOT / "src")))
def test_a_compiled_class_has_no_cached_property(group: str) -> None:
    """mypyc makes a plain property of it: every look would reckon anew."""
    for file in groups(ROOT / "src")[group]:
        assert "@cached_property" not in (ROOT / "src" / file).read_text(encoding="utf-8"), file
