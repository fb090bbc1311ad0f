"""Who may import whom, and what nobody uses."""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"
PLAIN = "from araldo.server import table\n"
FOR_TYPES = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from araldo.server.table import Table\n"
IN_A_FUNCTION = "def late():\n    from araldo.server.table import Table\n    return Table\n"


def lint(folder: Path, audience: str) -> subprocess.CompletedProcess[str]:
    """The project's own contract against circles, over a small package of the same name."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]
    contract = next(one for one in config["contracts"] if one["type"] == "acyclic_siblings")
    package = folder / "araldo" / "server"
    package.mkdir(parents=True)
    for file, text in (("../__init__", ""), ("__init__", ""), ("audience", audience),
                       ("table", "from araldo.server import audience\nclass Table: ...\n")):  # fmt: skip
        (package / f"{file}.py").write_text(text)
    kept = "".join(f"{key} = {str(value).lower()}\n" for key, value in config.items() if isinstance(value, bool))
    (folder / "pyproject.toml").write_text(
        f'[tool.importlinter]\nroot_package = "araldo"\n{kept}[[tool.importlinter.contracts]]\n'
        f'name = "{contract["name"]}"\ntype = "acyclic_siblings"\nancestors = {contract["ancestors"]}\n'
    )
    env = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run([sys.executable, "-c", LINT], cwd=folder, env=env, capture_output=True, text=True)


@pytest.mark.parametrize("circle", [PLAIN, FOR_TYPES, IN_A_FUNCTION])
def test_a_planted_circle_is_found(tmp_path: Path, circle: str) -> None:
    done = lint(tmp_path, circle)
    assert done.returncode == 1, done.stdout + done.stderr
    assert "No cycles are allowed in araldo.server." in done.stdout
    assert "It could be made acyclic by removing 1 dependency" in done.stdout


def test_without_a_circle_the_contract_is_kept(tmp_path: Path) -> None:
    done = lint(tmp_path, "")
    assert done.returncode == 0, done.stdout + done.stderr


# -- what nobody uses

USERS = ("src", "tests", "bench", "tools", "examples")


def parsed(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path, ast.parse(path.read_text(encoding="utf-8"))


def module_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__")


def taken_from_others(tree: ast.Module) -> set[str]:
    """What a file imports or reaches by the name of a module, as `package.module.name`."""
    known: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            known |= {alias.asname or alias.name: f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            known |= {alias.asname: alias.name for alias in node.names if alias.asname}
    reached = [(node.value.id, node.attr) for node in ast.walk(tree)
               if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)]  # fmt: skip
    return {f"{known[name]}.{attribute}" for name, attribute in reached if name in known} | set(known.values())


def names_in(node: ast.AST) -> Iterator[str]:
    for one in ast.walk(node):
        if isinstance(one, ast.Name):
            yield one.id
        elif isinstance(one, ast.Constant) and isinstance(one.value, str):
            yield one.value  # in __all__, or a type in quotes


def test_no_function_is_left_that_nobody_uses() -> None:
    taken = {name for _, tree in parsed(*USERS) for name in taken_from_others(tree)}
    left = []
    for path, tree in parsed("src"):
        if path.parent.parts[-2:] == ("migrations", "versions"):  # Alembic calls them
            continue
        named = [set(names_in(node)) for node in tree.body]
        times = Counter(name for names in named for name in names)
        for node, names in zip(tree.body, named, strict=True):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.decorator_list:
                beside = times[node.name] - (node.name in names)
                if not beside and f"{module_of(path)}.{node.name}" not in taken:
                    left.append(f"{module_of(path)}.{node.name}")
    assert left == []


# -- what is written about it

LINK = re.compile(r"\]\(([^)#]+)\)")
PLACE = re.compile(r"\| `([^`:]+)(?::(\w+))?` \|$", re.MULTILINE)


def test_the_picture_shows_the_imports_as_they_are() -> None:
    done = subprocess.run([sys.executable, ROOT / "tools/architecture.py", "--check"], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_stations_of_a_click_are_at_most_a_dozen_and_there() -> None:
    page = ROOT / "docs" / "architecture.md"
    text = page.read_text(encoding="utf-8")
    assert 8 <= len(re.findall(r"^\d+\. \*\*", text, re.MULTILINE)) <= 12
    links = LINK.findall(text)
    assert len(links) > 15
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_every_word_of_the_glossary_is_where_it_says() -> None:
    places = PLACE.findall((ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"))
    assert len(places) > 70
    wrong = []
    for file, name in places:
        path = ROOT / file
        if not path.is_file():
            wrong.append(file)
        elif name and not re.search(rf"^(class|def) {name}\b", path.read_text(encoding="utf-8"), re.MULTILINE):
            wrong.append(f"{file}:{name}")
    assert wrong == []
