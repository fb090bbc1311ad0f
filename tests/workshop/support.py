"""The tutorial as a list of steps, and a place where a package is installed as an author installs it."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
TUTORIAL = ROOT / "docs" / "tutorial.md"
BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)


def steps() -> Iterator[tuple[str, str]]:
    """What the tutorial says to do, in its order: a file and its text, or "$" and a command."""
    for kind, name, text in BLOCK.findall(TUTORIAL.read_text(encoding="utf-8")):
        if kind == "sh":
            yield from (("$", line) for line in text.splitlines())
        else:
            assert name, f"a piece of {kind} that belongs to no file: {text[:60]}"
            yield name, text


def environment(folder: Path) -> Path:
    """An environment of its own that sees what is installed here; its folder of programs."""
    venv.create(folder, with_pip=False)
    own = next((folder / "lib").glob("python*/site-packages"))
    (own / "here.pth").write_text(f"{sysconfig.get_path('purelib')}\n{ROOT / 'src'}\n", encoding="utf-8")
    return folder / "bin"


def command(line: str, programs: Path) -> list[str]:
    """A command of the tutorial, for that environment. Nothing is fetched: what a build needs is here."""
    first, *rest = line.split()
    python = str(programs / "python")
    if first == "pip":
        return [sys.executable, "-m", "pip", "--python", python, *rest[:1], "-q", "--no-deps", "--no-build-isolation",
                "--disable-pip-version-check", *rest[1:]]  # fmt: skip
    return [python, "-m", {"araldo": "araldo.cli", "pytest": "pytest"}[first], *rest]


def run(line: str, programs: Path, folder: Path) -> str:
    done = subprocess.run(command(line, programs), cwd=folder, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, f"{line}\n{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


def follow(folder: Path, programs: Path, only: str = "") -> dict[str, str]:
    """Do what the tutorial says, up to where a browser is opened; what each command has said.

    `only`: run no other commands than those that begin so.
    """
    said = {}
    for what, text in steps():
        if what != "$":
            path = folder / what
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        elif text.startswith(only) and not text.startswith("araldo dev"):
            said[text] = run(text, programs, folder)
    return said
