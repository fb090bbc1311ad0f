"""The lock files hold all that is declared, in a version that is allowed, by hash, and name no host or folder."""

from __future__ import annotations

import re

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.packaging.support import PROJECT, ROOT

LOCKS = {"requirements.lock": "dev", "requirements-bench.lock": "bench", "requirements-server.lock": "server"}
PINNED = re.compile(r"^([a-z0-9.-]+)==(\S+)(?: ; .*?)? \\\n((?:    --hash=.*\n)+)", re.MULTILINE)


def wanted(extra: str) -> list[Requirement]:
    """What an extra asks for, with what it includes of our own."""
    found = [Requirement(line) for line in PROJECT["optional-dependencies"][extra]]
    own = [name for requirement in found if requirement.name == "araldo" for name in requirement.extras]
    return [r for r in found if r.name != "araldo"] + [r for name in own for r in wanted(name)]


@pytest.mark.parametrize(("file", "extra"), LOCKS.items())
def test_what_is_declared_is_locked(file: str, extra: str) -> None:
    pinned: dict[str, set[str]] = {}
    for name, version, _ in PINNED.findall((ROOT / file).read_text(encoding="utf-8")):
        pinned.setdefault(canonicalize_name(name), set()).add(version)
    for requirement in [*map(Requirement, PROJECT["dependencies"]), *wanted(extra)]:
        versions = pinned.get(canonicalize_name(requirement.name), set())
        assert versions, f"{requirement} is not in {file}: make lock"
        assert all(map(requirement.specifier.contains, versions)), f"{requirement}, but {versions} in {file}: make lock"


@pytest.mark.parametrize("file", LOCKS)
def test_a_lock_names_no_host_and_no_folder(file: str) -> None:
    text = (ROOT / file).read_text(encoding="utf-8")
    assert re.findall(r".*://.*|^/.*|.*[ =]/.*", text, re.MULTILINE) == []
    assert len(re.findall(r"^[a-z0-9]\S*==", text, re.MULTILINE)) == len(PINNED.findall(text))  # none without a hash


def test_a_server_is_deployed_with_what_is_tested() -> None:
    """Every package of the server's lock has the version that the tests run with."""
    assert pinned("requirements-server.lock") <= pinned("requirements.lock")


def pinned(file: str) -> set[tuple[str, str]]:
    return {(name, version) for name, version, _ in PINNED.findall((ROOT / file).read_text(encoding="utf-8"))}
