"""The compiled wheel in a short form: the kernel and one game through mypyc, compared with the source."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from araldo import __version__, native
from hatch_build import ONLY_C, PLAYED, ROOT, compile_copy, groups, with_lookups
from tools.native import install, stamp

C_OF_MYPYC = """#include "__native_internal_araldo_kernel.h"
    cpy_r_r0 = CPyStatic_flow___globals;
    cpy_r_r1 = CPyStatics[7]; /* 'WAYS' */
    cpy_r_r2 = CPyDict_GetItem(cpy_r_r0, cpy_r_r1);
    cpy_r_r3 = CPyObject_GetAttr(cpy_r_s, cpy_r_r4);
"""


def told(path: Path, *more: str) -> dict[str, list[str]]:
    """The hashes of seeded games, played by the package in that folder."""
    command = [sys.executable, str(ROOT / "bench" / "same.py"), "--tell", *more]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": str(path)}, check=True, stdout=subprocess.PIPE)
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_the_compiled_kernel_and_castelli_play_as_the_source_does(tmp_path: Path) -> None:
    made = compile_copy(ROOT / "src", tmp_path / "copy", "kernel,castelli", level="0")
    names = {path.relative_to(tmp_path / "copy").as_posix().partition(".")[0] for path in made}
    for group in ("kernel", "castelli"):
        for file in groups(ROOT / "src", group)[f"araldo_{group}"]:
            assert file.removesuffix(".py") in names
    some = ("--games", "3", "--game", "castelli")
    assert told(tmp_path / "copy", *some) == told(ROOT / "src", *some)
    counted = [sys.executable, "-m", "tests.proof.perft", "castelli"]
    assert subprocess.run(counted, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(tmp_path / "copy")}).returncode == 0
    other = ("--games", "1", "--game", "medieval_conspiracy")  # its rules as source, on the compiled kernel
    assert told(tmp_path / "copy", *other) == told(ROOT / "src", *other)
    installed(tmp_path, made)


def installed(folder: Path, made: list[Path]) -> None:
    """As `make native` does: the compiled modules beside a source, and that source changed afterwards."""
    tree = folder / "tree"
    shutil.copytree(ROOT / "src", tree, ignore=shutil.ignore_patterns("__pycache__", "static", f"*{native.SUFFIX}"))
    install(tree, stamp(tree, groups(tree, "kernel,castelli"), "0"), made, folder / "copy")
    assert version(tree) == (f"araldo {__version__} (compiled: castelli, castelli_bots, kernel)\n", "")
    with (tree / "araldo" / "games" / "castelli" / "rules" / "turn.py").open("a") as file:
        file.write("# changed\n")
    out, err = version(tree)
    assert out == f"araldo {__version__} (compiled: kernel)\n"
    assert [line.partition(": changed")[0] for line in err.splitlines()] == [
        "araldo: castelli",
        "araldo: castelli_bots",
    ]
    assert version(tree, ARALDO_NATIVE="0") == (f"araldo {__version__} (from source)\n", "")


def version(tree: Path, **env: str) -> tuple[str, str]:
    env = {**os.environ, "PYTHONPATH": str(tree), "ARALDO_NATIVE": "1", "LC_ALL": "C", **env}
    done = subprocess.run([sys.executable, "-m", "araldo.cli", "--version"], env=env, capture_output=True, text=True)
    return done.stdout, done.stderr


def test_the_rules_of_every_game_go_through_the_compiler(tmp_path: Path) -> None:
    """As far as C; the C compiler would take minutes."""
    assert compile_copy(ROOT / "src", tmp_path / "copy", level=ONLY_C) == []
    made = {path.stem.removeprefix("__native_") for path in tmp_path.glob("copy/build/__native_araldo_*.c")}
    assert set(groups(ROOT / "src")) <= made


def test_the_look_ups_go_into_the_c_of_mypyc() -> None:
    code = with_lookups(C_OF_MYPYC, "araldo_kernel")
    assert "cpy_r_r2 = CPyDict_GetGlobal(cpy_r_r0, cpy_r_r1);" in code
    assert code.splitlines()[1].endswith('hatch_lookup.h"')


@pytest.mark.parametrize(
    ("changed", "what"),
    [("CPyDict_GetItem", "a module's name"), ("__native_internal", "header"), ("CPyObject_GetAttr", "an attribute")],
)
def test_c_that_is_not_as_expected_stops_the_build(changed: str, what: str) -> None:
    with pytest.raises(SystemExit, match=what):
        with_lookups(C_OF_MYPYC.replace(changed, "Renamed"), "araldo_kernel")


def test_every_game_with_rules_is_compiled() -> None:
    games = {path.parent.name for path in (ROOT / "src").glob("araldo/games/*/rules.toml")}
    expected = games | {f"{name}_bots" for name in PLAYED} | {"bots", "kernel", "table", "server"}
    assert {f"araldo_{name}" for name in expected} == set(groups(ROOT / "src"))
    assert all(groups(ROOT / "src").values())
    with pytest.raises(KeyError):
        groups(ROOT / "src", "nosuch")
