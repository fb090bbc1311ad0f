"""What the project says about itself is true: links lead somewhere, commands exist, forms ask for what is needed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from araldo.kernel import discover
from tests.packaging.support import PROJECT, ROOT

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/*.md")])
FORMS = sorted(ROOT.glob(".github/ISSUE_TEMPLATE/*.yml"))
WORKFLOWS = sorted(ROOT.glob(".github/workflows/*.yml"))
TARGETS = set(re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))


def page_id(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def read(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def commands(text: str) -> Iterator[str]:
    """The targets of `make` that a page tells its reader to run."""
    for code in re.findall(r"`([^`\n]+)`|^ {4,}(\S.*)$|run: (.*)$", text, re.MULTILINE):
        yield from re.findall(r"\bmake ([a-z][a-z-]*)", " ".join(code).partition("#")[0])


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_a_page_links_to_what_is_there(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    links = re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", text)
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", [*PAGES, *WORKFLOWS, *FORMS], ids=page_id)
def test_a_make_target_that_is_named_exists(page: Path) -> None:
    assert set(commands(page.read_text(encoding="utf-8"))) <= TARGETS


def test_commands_are_found_at_all() -> None:
    assert {"test", "play"} <= set(commands((ROOT / "README.md").read_text(encoding="utf-8")))
    assert set(commands("    make nosuch   # make other\nand `make third`")) == {"nosuch", "third"}


def test_every_target_is_phony() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    phony = set(re.search(r"^\.PHONY: (.*)$", text, re.MULTILINE)[1].split())  # type: ignore[index]
    assert phony == TARGETS


@pytest.mark.parametrize("form", [f for f in FORMS if f.name != "config.yml"], ids=page_id)
def test_a_form_can_be_read(form: Path) -> None:
    found = read(form)
    assert found["name"]
    assert found["description"]
    assert any(part.get("validations", {}).get("required") for part in found["body"])


def test_a_wrong_rule_is_reported_with_its_id_and_its_record() -> None:
    parts = {part.get("id"): part for part in read(ROOT / ".github/ISSUE_TEMPLATE/rule.yml")["body"]}
    for name in ("game", "rule", "record", "expected"):
        assert parts[name]["validations"]["required"], name
    offered = set(parts["game"]["attributes"]["options"])
    games = [discover.load(path.parent.name) for path in ROOT.glob("src/araldo/games/*/rules.toml")]
    assert offered == {game.title["en"].partition(" – ")[0] for game in games} | {"another"}


def test_the_hosted_checks_run_every_python_that_is_promised() -> None:
    promised = {c.rpartition(" ")[2] for c in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", c)}
    jobs = read(ROOT / ".github/workflows/ci.yml")["jobs"]
    assert set(jobs["test"]["strategy"]["matrix"]["python"]) == promised
    assert any("make dist" in step.get("run", "") for step in jobs["dist"]["steps"])


def test_hooks_before_a_commit_fetch_nothing() -> None:
    repos = read(ROOT / ".pre-commit-config.yaml")["repos"]
    assert {repo["repo"] for repo in repos} == {"local"}
    assert {hook["language"] for repo in repos for hook in repo["hooks"]} == {"system"}


@pytest.mark.parametrize("name", [".github/dependabot.yml", "CITATION.cff", *map(page_id, WORKFLOWS)])
def test_a_setting_can_be_read(name: str) -> None:
    assert read(ROOT / name)
