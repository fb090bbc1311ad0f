"""Write the browser's types, of this repository or of the games named, and say which files have changed."""

from __future__ import annotations

import sys
from pathlib import Path

from araldo.kernel.discover import load
from araldo.server.typescript import drawn, generated


def wanted(games: list[str]) -> dict[Path, str]:
    return {path: text for name in games for path, text in drawn(load(name)).items()} or generated(Path.cwd())


for path, text in wanted(sys.argv[1:]).items():
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
        print(path)
