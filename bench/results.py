"""bench/results.md: one section a measurement, each written by the script that made it."""

from __future__ import annotations

import os
import platform
import re
from pathlib import Path

RESULTS = Path(__file__).parent / "results.md"


def put(title: str, lines: list[str]) -> None:
    """Write a section, in the place of the one of that title if there is one."""
    old = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else "# What was measured\n"
    text = f"## {title}\n\n" + "\n".join(lines) + "\n"
    found = re.search(rf"^## {re.escape(title)}\n.*?(?=^## |\Z)", old, re.M | re.S)
    new = old[: found.start()] + text + "\n" + old[found.end() :] if found else f"{old.rstrip()}\n\n{text}"
    RESULTS.write_text(new.rstrip() + "\n", encoding="utf-8")


def machine() -> str:
    """What this runs on."""
    try:
        model = re.search(r"model name\s*: (.*)", Path("/proc/cpuinfo").read_text(encoding="utf-8"))
    except OSError:
        model = None
    return f"{model[1] if model else platform.processor() or platform.machine()}, {os.cpu_count()} cores"
