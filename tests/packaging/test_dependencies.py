"""What is imported is declared, what is declared is used; the core is light; no package is held back."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

from araldo.extras import EXTRAS
from tests.packaging.support import PROJECT, ROOT, closure, declared, names

SOURCE = ROOT / "src" / "araldo"
DOZEN = 12
# What a file or a folder may import besides the core.
AREAS = {
    "server": ("server",),
    "cli/serve.py": ("server",),
    "cli/dev.py": ("server",),
    "workshop": ("server",),
    "research": ("research",),
    "research/openspiel.py": ("research", "openspiel"),
    "research/tune.py": ("research", "design"),
    "research/cluster.py": ("research", "ray"),
    "research/ppo.py": ("research", "learn"),
}
HEAVY = ("learn",)  # gigabytes: in no lock, and nobody gets them with `all`


def files() -> Iterator[tuple[str, Path]]:
    for path in sorted(SOURCE.rglob("*.py")):
        yield path.relative_to(SOURCE).as_posix(), path


def extras_of(name: str) -> tuple[str, ...]:
    return AREAS.get(name) or AREAS.get(name.partition("/")[0], ())


def imported(path: Path) -> set[str]:
    """The packages of others that a file imports, by their first name; those of Fluent, which share one, by two."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(node.module or "")
    own = {*sys.stdlib_module_names, "araldo"}
    return {first(name) for name in found if name.partition(".")[0] not in own}


def first(module: str) -> str:
    return ".".join(module.split(".")[: 2 if module.startswith("fluent.") else 1])


def distributions(module: str) -> set[str]:
    """The names of the packages that bring a module."""
    if module.startswith("fluent."):
        return {canonicalize_name(module)}
    return {canonicalize_name(name) for name in packages_distributions()[module]}


def test_a_file_imports_what_its_part_declares() -> None:
    core = names(declared())
    for name, path in files():
        allowed = {module for extra in extras_of(name) for module in EXTRAS[extra]}
        others = {module for module in imported(path) - allowed if not distributions(module) <= core}
        assert others == set(), name


def test_what_the_core_declares_is_used() -> None:
    used = {module for name, path in files() if not extras_of(name) for module in imported(path)}
    assert {name for module in used for name in distributions(module)} == names(declared())


@pytest.mark.parametrize("extra", EXTRAS)
def test_what_an_extra_declares_is_used(extra: str) -> None:
    used = {module for name, path in files() if extra in extras_of(name) for module in imported(path)}
    assert set(EXTRAS[extra]) <= used
    if extra in HEAVY:  # not installed here
        assert {canonicalize_name(module) for module in EXTRAS[extra]} == names(declared(extra))
    else:
        assert {name for module in EXTRAS[extra] for name in distributions(module)} == names(declared(extra))


def test_an_area_that_is_named_exists() -> None:
    assert [name for name in AREAS if not (SOURCE / name).exists()] == []


def test_all_is_all_of_them() -> None:
    assert set(PROJECT["optional-dependencies"]) == {*EXTRAS, "all", "docs", "dev", "bench"}
    assert PROJECT["optional-dependencies"]["all"] == [
        f"araldo[{','.join(extra for extra in EXTRAS if extra not in HEAVY)}]"
    ]


def test_the_core_brings_at_most_a_dozen_packages() -> None:
    found = closure(declared())
    assert len(found) + 1 <= DOZEN, sorted(found)  # with Araldo itself


@pytest.mark.parametrize("extra", ["", *EXTRAS])
def test_a_package_of_others_has_a_floor_and_no_ceiling(extra: str) -> None:
    for requirement in declared(extra):
        assert [clause.operator for clause in requirement.specifier] == [">="], requirement
