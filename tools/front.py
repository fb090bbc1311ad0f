"""What the front end is made of, as one hash: whether pictures of it can still be true."""

from __future__ import annotations

import hashlib
from pathlib import Path

SOURCES = (
    "web/index.html",
    "web/src/**/*",
    "web/public/**/*",
    "src/araldo/games/*/web/**/*",
    "src/araldo/games/*/texts/*.ftl",
)


def front(root: Path) -> str:
    digest = hashlib.sha256()
    for path in sorted({path for pattern in SOURCES for path in root.glob(pattern) if path.is_file()}):
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]
