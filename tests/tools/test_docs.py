"""The manual: one front page from which everything is reached, links and anchors that lead somewhere, pieces of code
that can be read, commands that exist; and the site, which needs nothing from elsewhere.
"""

from __future__ import annotations

import ast
import os
import re
import shlex
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml

from araldo.cli.app import PROGRAM
from araldo.cli.command import understand
from araldo.kernel.texts import SEATS

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
FRONT = DOCS / "README.md"
PAGES = sorted(DOCS.rglob("*.md"))
BLOCK = re.compile(r"^( *)```(\w+)[^\n]*\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def prose(page: Path) -> str:
    return BLOCK.sub("", page.read_text(encoding="utf-8"))


def blocks(page: Path, *kinds: str) -> list[str]:
    """Pieces of code of a kind, as they stand in a file of their own."""
    found = []
    for indent, kind, text in BLOCK.findall(page.read_text(encoding="utf-8")):
        if kind in kinds:
            found.append("\n".join(line.removeprefix(indent) for line in text.splitlines()) + "\n")
    return found


def slug(heading: str) -> str:
    """The anchor of a heading, as Markdown makes it."""
    plain = re.sub(r"[^\w\s-]", "", re.sub(r"`|\*|\[([^\]]*)\]\([^)]*\)", r"\1", heading)).strip().lower()
    return re.sub(r"[\s]+", "-", plain)


def anchors(page: Path) -> set[str]:
    text = prose(page)
    return {slug(heading) for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE)} | set(
        re.findall(r'id="([^"]+)"', text)
    )


def test_every_page_is_reached_from_the_front_page() -> None:
    seen, todo = {FRONT}, [FRONT]
    while todo:
        page = todo.pop()
        for link in LINK.findall(prose(page)):
            target = (page.parent / link.partition("#")[0]).resolve()
            found = sorted(target.rglob("*.md")) if target.is_dir() else [target]
            for one in found:
                if one.suffix == ".md" and one.is_relative_to(DOCS) and one.exists() and one not in seen:
                    seen.add(one)
                    todo.append(one)
    assert [name(page) for page in PAGES if page not in seen] == []


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_a_link_to_a_part_of_a_page_finds_it(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        path, _, part = link.partition("#")
        target = (page.parent / path).resolve() if path else page
        if part and "://" not in link and target.suffix == ".md":
            assert part in anchors(target), link


def test_a_part_that_is_not_there_is_noticed() -> None:
    assert "shapes" in anchors(DOCS / "adding-a-game.md")
    assert "no-such-part" not in anchors(DOCS / "adding-a-game.md")
    assert slug("What `araldo dev` *shows*") == "what-araldo-dev-shows"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_pieces_of_code_can_be_read(page: Path) -> None:
    for text in blocks(page, "python"):
        ast.parse(text)
    for text in blocks(page, "toml"):
        tomllib.loads(text)


@pytest.mark.parametrize("page", [*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md"], ids=name)
def test_commands_are_commands(page: Path) -> None:
    """What stands in a block of its own can be said to the program; what holds placeholders is left out."""
    indented = re.findall(r"^ {4}((?:\.venv/bin/)?araldo .+)$", prose(page), re.MULTILINE)
    for line in [*indented, *(line for text in blocks(page, "sh") for line in text.splitlines())]:
        said = line.partition(" #")[0].removeprefix(".venv/bin/").strip()
        if not said.startswith("araldo ") or re.search(r"[\[|…<>$\\]|--json", said):
            continue
        understand("araldo", PROGRAM, shlex.split(said)[1:])


def test_a_command_that_is_none_is_noticed() -> None:
    with pytest.raises(Exception, match="no-command"):
        understand("araldo", PROGRAM, ["fly"])


def test_the_reference_names_what_there_is() -> None:
    for page in (DOCS / "reference").glob("*.md"):
        for module in re.findall(r"^::: (\S+)$", page.read_text(encoding="utf-8"), re.MULTILINE):
            assert find_spec(module) is not None, f"{page.name}: {module}"
    text = (DOCS / "reference" / "texts.md").read_text(encoding="utf-8")
    assert [seat for seat in SEATS if f"`${seat}`" not in text] == []
    source = "".join(
        (ROOT / "src" / "araldo" / place).read_text(encoding="utf-8")
        for place in (
            "kernel/texts.py",
            "kernel/game.py",
            "server/projection.py",
            "server/routes.py",
            "server/tellings.py",
        )
    )
    named = set(re.findall(r'f"([a-z]+-)\{', source)) | {"log-", "name-"}
    assert [prefix for prefix in sorted(named) if f"`{prefix}" not in text] == []


def test_the_kit_s_page_lists_the_kit_s_parts() -> None:
    done = subprocess.run([sys.executable, "tools/kitdoc.py", "--check"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_site_has_the_pages_that_it_lists() -> None:
    text = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    made = {"reference/views.md", "decisions/README.md"}
    listed = set(re.findall(r"([\w./-]+\.md)$", text, re.MULTILINE))
    assert [page for page in listed - made if not (DOCS / page).exists()] == []
    assert yaml.safe_load(text)["theme"]["font"] is False


def test_the_site_is_built_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(tmp_path)]
    done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, env={**_environment(), "PYTHONPATH": "src"})
    assert done.returncode == 0, done.stdout + done.stderr
    pages = list(tmp_path.rglob("*.html"))
    loaded = re.compile(r'<(?:script|img|link|iframe)[^>]+(?:src|href)="?(https?://[^"> ]+)')
    assert {found for page in pages for found in loaded.findall(page.read_text(encoding="utf-8"))} == set()
    index = (tmp_path / "search" / "search_index.json").read_text(encoding="utf-8")
    for word in ("Castelli", "araldo.kernel.question.window", "let_others_claim", "Sample views"):
        assert word in index, word


def _environment() -> dict[str, str]:
    return {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
