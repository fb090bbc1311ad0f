"""`make release`: version, changelog, citation and tag by one command, tried on a copy of the repository."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.support import ROOT
from tools.front import front

SCRIPT = ROOT / "tools" / "release.py"
CHANGELOG = """# Changelog

## [Unreleased]

### Added

- A thing.

## [0.1.0] - 2026-01-01

- The first.
"""


def git(folder: Path, *words: str) -> str:
    who = ("-c", "user.name=A", "-c", "user.email=a@example.org")
    done = subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """What a release touches, in a repository of its own."""
    for name in ("src/araldo/__init__.py", "CITATION.cff"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    package = tmp_path / "src/araldo/__init__.py"
    package.write_text(re.sub(r'"\d+\.\d+\.\d+"', '"0.1.0"', package.read_text()))
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    (tmp_path / "web/src").mkdir(parents=True)
    (tmp_path / "web/src/app.css").write_text("body {}")
    (tmp_path / "docs/screenshots").mkdir(parents=True)
    (tmp_path / "docs/screenshots/made.json").write_text(json.dumps({"front": front(tmp_path)}))
    git(tmp_path, "init", "-q")
    git(tmp_path, "config", "user.name", "A")
    git(tmp_path, "config", "user.email", "a@example.org")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-qm", "Begin")
    git(tmp_path, "tag", "-am", "First", "v0.1.0")
    return tmp_path


def release(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(SCRIPT), *words], cwd=folder, capture_output=True, text=True)


def test_version_changelog_citation_and_tag_go_together(repository: Path) -> None:
    done = release(repository, "0.2.0")
    assert done.returncode == 0, done.stderr
    assert '__version__ = "0.2.0"' in (repository / "src/araldo/__init__.py").read_text()
    day = git(repository, "log", "-1", "--format=%cd", "--date=format:%Y")
    assert re.search(
        rf"## \[Unreleased\]\n\n## \[0\.2\.0\] - {day}-\d\d-\d\d\n\n### Added\n\n- A thing\.\n\n## \[0\.1\.0\]",
        (repository / "CHANGELOG.md").read_text(),
    )
    assert re.search(rf"^version: 0\.2\.0\ndate-released: {day}-", (repository / "CITATION.cff").read_text(), re.M)
    assert git(repository, "log", "-1", "--format=%s") == "Araldo 0.2.0"
    assert git(repository, "describe") == "v0.2.0"
    assert git(repository, "tag", "-l", "--format=%(contents)", "v0.2.0") == "Araldo 0.2.0\n\n### Added\n\n- A thing."
    assert git(repository, "status", "--porcelain") == ""


def test_a_dry_run_shows_and_changes_nothing(repository: Path) -> None:
    done = release(repository, "0.2.0", "--dry-run")
    assert done.returncode == 0, done.stderr
    assert '+__version__ = "0.2.0"' in done.stdout
    assert "+## [0.2.0] - " in done.stdout
    assert git(repository, "status", "--porcelain") == ""
    assert git(repository, "describe") == "v0.1.0"


@pytest.mark.parametrize(
    ("version", "reason"),
    [("0.2", "is not a version"), ("v0.2.0", "is not a version"), ("0.0.9", "is lower"), ("0.1.0", "a tag v0.1.0")],
)
def test_a_wrong_number_is_refused(repository: Path, version: str, reason: str) -> None:
    done = release(repository, version)
    assert (done.returncode, reason in done.stderr) == (1, True), done.stderr
    assert git(repository, "status", "--porcelain") == ""


def test_what_is_uncommitted_or_says_nothing_is_refused(repository: Path) -> None:
    (repository / "CHANGELOG.md").write_text(CHANGELOG.replace("### Added\n\n- A thing.\n\n", ""))
    assert "not committed" in release(repository, "0.2.0").stderr
    git(repository, "commit", "-qam", "Say nothing")
    assert "says nothing" in release(repository, "0.2.0").stderr
    assert git(repository, "describe", "--abbrev=0") == "v0.1.0"


def test_old_pictures_are_refused(repository: Path) -> None:
    (repository / "web/src/app.css").write_text("body { color: red }")
    git(repository, "commit", "-qam", "Another colour")
    assert "make pictures" in release(repository, "0.2.0").stderr


def test_this_repository_is_ready_for_a_release() -> None:
    """What the command looks for is there."""
    assert "\n## [Unreleased]\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    version = re.search(r'__version__ = "(.*)"', (ROOT / "src/araldo/__init__.py").read_text())
    assert version is not None
    assert f"\nversion: {version[1]}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
