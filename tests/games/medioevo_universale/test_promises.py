"""Every function of the rules returns what its signature promises, in bold games from the thick of it."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

from araldo.games.medioevo_universale import GAME
from tests.games.medioevo_universale.campaign import fingerprint, games

PLAIN: dict[str, type] = {
    "bool": bool, "int": int, "str": str, "list": list, "tuple": tuple, "dict": dict, "set": set, "Action": tuple,
}  # fmt: skip
Promise = tuple[bool, tuple[type, ...]]  # whether it may be nothing; the plain types it may be, if all are


def promises(path: Path) -> Iterator[tuple[tuple[str, int], Promise]]:
    """By file and first line of a function what it promises, where that is more than nothing."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef) or node.returns is None:
            continue
        names = [name.strip().split("[")[0] for name in ast.unparse(node.returns).split(" | ")]
        first = min([node.lineno, *(d.lineno for d in node.decorator_list)])
        kinds = tuple(PLAIN[name] for name in names if name in PLAIN)
        known = all(name in PLAIN or name == "None" for name in names)
        if names != ["None"] and not any(isinstance(n, ast.Yield | ast.YieldFrom) for n in ast.walk(node)):
            yield (str(path), first), ("None" in names, kinds if known else ())


FILES = [*sorted((GAME.folder / "rules").glob("*.py")), GAME.folder / "setup.py"]
PROMISED = dict(found for path in FILES for found in promises(path))


@contextmanager
def watched(broken: set[str]) -> Iterator[None]:
    def returned(frame: FrameType, event: str, value: object) -> None:
        if event != "return":
            return
        code = frame.f_code
        promise = PROMISED.get((code.co_filename, code.co_firstlineno))
        if promise is None:
            return
        empty, kinds = promise
        if (value is None and not empty) or (value is not None and kinds and not isinstance(value, kinds)):
            broken.add(f"{code.co_qualname}: {value!r}")

    before = sys.getprofile()
    sys.setprofile(returned)
    try:
        yield
    finally:
        sys.setprofile(before)


def test_most_functions_promise_something_plain() -> None:
    assert sum(bool(kinds) for _, kinds in PROMISED.values()) > 400


@pytest.mark.rule("MU-GEN-05")
@pytest.mark.parametrize("part", range(8))
def test_every_function_returns_what_it_promises(part: int) -> None:
    broken: set[str] = set()
    with watched(broken):
        for name in games()[part::24]:
            fingerprint(name)
    assert broken == set()
