"""Codes that a person reads from one screen and types at another: three words and a number, some 34 bits.

Short enough to be typed, and enough for what lasts ten minutes, can be used once, and may be tried a few times an hour.
"""

from __future__ import annotations

import re
import secrets
from pathlib import Path

WORDS = (Path(__file__).parent / "codes.txt").read_text(encoding="utf-8").split()


def new_code() -> str:
    return "-".join((*(secrets.choice(WORDS) for _ in range(3)), str(100 + secrets.randbelow(900))))


def plain_code(text: str) -> str:
    """What somebody has typed, in the form in which it was given out."""
    return "-".join(re.findall(r"[a-z]+|[0-9]+", text.lower()[:100]))
