"""A release: the version, the changelog's heading and the tag, in one commit.

    python tools/release.py 0.2.0 [--dry-run]

The number follows Semantic Versioning and goes up; nothing may be uncommitted, and what is unreleased must say
something. Nothing is pushed.
"""

from __future__ import annotations

import argparse
import datetime
import difflib
import json
import re
import subprocess
from pathlib import Path

from front import front

VERSION = re.compile(r"(?<=^__version__ = \")(\d+)\.(\d+)\.(\d+)(?=\"$)", re.MULTILINE)
UNRELEASED = "## [Unreleased]\n"
HEADING = re.compile(r"^## ", re.MULTILINE)
PACKAGE, CHANGES, CITATION = Path("src/araldo/__init__.py"), Path("CHANGELOG.md"), Path("CITATION.cff")
PICTURES = Path("docs/screenshots/made.json")


class Refused(SystemExit):
    """Why there is no release."""


def numbers(version: str) -> tuple[int, ...]:
    if not re.fullmatch(r"(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}", version):
        raise Refused(f"{version} is not a version: three numbers with points between")
    return tuple(map(int, version.split(".")))


def with_version(text: str, version: str) -> str:
    found = VERSION.search(text)
    if found is None:
        raise Refused(f"{PACKAGE} holds no version")
    if numbers(version) < numbers(found[0]):  # its own number until it has a tag
        raise Refused(f"{version} is lower than {found[0]}")
    return VERSION.sub(version, text)


def with_heading(text: str, version: str, day: str) -> tuple[str, str]:
    """The changelog with what was unreleased under its version, and that part alone."""
    before, found, after = text.partition(UNRELEASED)
    if not found:
        raise Refused(f"{CHANGES} has no part {UNRELEASED.strip()}")
    following = HEADING.search(after)
    end = following.start() if following else len(after)
    notes = after[:end].strip()
    if not notes:
        raise Refused(f"{CHANGES} says nothing of what is unreleased")
    rest = f"\n{after[end:]}" if following else ""
    return f"{before}{UNRELEASED}\n## [{version}] - {day}\n\n{notes}\n{rest}", notes


def with_citation(text: str, version: str, day: str) -> str:
    text = re.sub(r"^version: .*$", f"version: {version}", text, flags=re.MULTILINE)
    return re.sub(r"^date-released: .*$", f"date-released: {day}", text, flags=re.MULTILINE)


def git(*words: str, text: str | None = None) -> str:
    done = subprocess.run(["git", *words], check=True, capture_output=True, text=True, input=text)
    return done.stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("version")
    parser.add_argument("--dry-run", action="store_true", help="show what would change, and change nothing")
    options = parser.parse_args()
    version, day = options.version, datetime.datetime.now(datetime.UTC).date().isoformat()
    numbers(version)
    if git("tag", "--list", f"v{version}"):
        raise Refused(f"there is a tag v{version} already")
    if git("status", "--porcelain", "--untracked-files=no"):
        raise Refused("something is not committed")
    if json.loads(PICTURES.read_text(encoding="utf-8"))["front"] != front(Path()):
        raise Refused("the front end has changed since its pictures were taken: make pictures")
    old = {path: path.read_text(encoding="utf-8") for path in (PACKAGE, CHANGES, CITATION)}
    changelog, notes = with_heading(old[CHANGES], version, day)
    new = {
        PACKAGE: with_version(old[PACKAGE], version),
        CHANGES: changelog,
        CITATION: with_citation(old[CITATION], version, day),
    }
    if options.dry_run:
        for path in old:
            lines = [text.splitlines(keepends=True) for text in (old[path], new[path])]
            print("".join(difflib.unified_diff(*lines, str(path), str(path))), end="")
        print(f"would commit this as “Araldo {version}” and tag it v{version}")
        return
    for path, text in new.items():
        path.write_text(text, encoding="utf-8")
    git("commit", "-q", "-m", f"Araldo {version}", "--", *map(str, new))
    git("tag", "-a", f"v{version}", "-F", "-", "--cleanup=verbatim", text=f"Araldo {version}\n\n{notes}\n")
    print(f"committed and tagged v{version}; now: make dist, then push the branch and the tag")


if __name__ == "__main__":
    main()
