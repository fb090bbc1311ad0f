"""Where things are, and what pyproject.toml says."""

from __future__ import annotations

import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def declared(extra: str = "") -> list[Requirement]:
    """What the core or an extra asks for, without what it includes of our own."""
    lines = PROJECT["optional-dependencies"][extra] if extra else PROJECT["dependencies"]
    return [found for line in lines if (found := Requirement(line)).name != "araldo"]


def names(requirements: list[Requirement]) -> set[str]:
    return {canonicalize_name(r.name) for r in requirements}


def closure(requirements: list[Requirement]) -> set[str]:
    """The names of all packages that come with these, as they are installed here."""
    found: set[str] = set()
    todo = list(requirements)
    while todo:
        wanted = todo.pop()
        name = canonicalize_name(wanted.name)
        if name in found:
            continue
        found.add(name)
        try:
            needs = distribution(name).requires or []
        except PackageNotFoundError:
            raise AssertionError(f"{name} is not installed here") from None
        for line in needs:
            need = Requirement(line)
            if need.marker is None or any(need.marker.evaluate({"extra": e}) for e in wanted.extras or {""}):
                todo.append(need)
    return found
