"""Parts of the documentation that a command writes, between two comments that name them."""

from __future__ import annotations

import re
from pathlib import Path


def write_between(page: Path, name: str, text: str) -> None:
    page.write_text(_replaced(page, name, text), encoding="utf-8")


def is_current(page: Path, name: str, text: str) -> bool:
    return page.read_text(encoding="utf-8") == _replaced(page, name, text)


def _replaced(page: Path, name: str, text: str) -> str:
    begin, end = f"<!-- {name}: begin -->", f"<!-- {name}: end -->"
    before = page.read_text(encoding="utf-8")
    if begin not in before or end not in before:
        raise ValueError(f"{page.name} has no place for {name}")
    pattern = re.compile(re.escape(begin) + ".*?" + re.escape(end), re.DOTALL)
    return pattern.sub(lambda _: f"{begin}\n{text}\n{end}", before)
