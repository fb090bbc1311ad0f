"""What the site has besides the pages of docs/ (a hook of mkdocs, see mkdocs.yml): a list of the decisions, a sample
view of each game, and links that lead somewhere: what lies outside of docs/ is named, and not linked.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from araldo.kernel import discover, key_from_seed
from araldo.kernel.play import RandomBot, play_out

DOCS = Path(__file__).resolve().parents[1] / "docs"
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s]+)\)")
FENCE = re.compile(r"(```.*?```)", re.DOTALL)
DECISIONS = 25  # of a random game, before its view is shown


def on_files(files: Files, config: MkDocsConfig) -> Files:
    made = {"decisions/README.md": decisions(), "studies/README.md": studies(), "reference/views.md": views()}
    for name, text in made.items():
        files.append(File.generated(config, name, content=text))
    return files


def heading(path: Path) -> str:
    return path.read_text(encoding="utf-8").partition("\n")[0].lstrip("# ")


def listed(folder: str, title: str) -> str:
    pages = sorted(path for path in (DOCS / folder).glob("*.md") if path.name != "README.md")
    return "\n".join([f"# {title}", "", *(f"- [{heading(path)}]({path.name})" for path in pages), ""])


def decisions() -> str:
    return listed("decisions", "Decisions")


def studies() -> str:
    return listed("studies", "Studies of the five games")


def views() -> str:
    """What a seat sees of each game of the package, in the middle of a random one."""
    lines = [
        "# Sample views",
        "",
        "What the seat that is asked gets as `view` after some random decisions ([what a board gets](board.md)).",
        "",
    ]
    for name, where in discover.names().items():
        if not where.startswith(discover.PACKAGE):
            continue
        game = discover.load(name)
        s = game.start(game.setup(game.usual_seats), key_from_seed(1))
        play_out(game, s, [RandomBot(1)] * game.usual_seats, DECISIONS)
        seen = game.view(s, (game.waiting(s) or (0,))[0])
        lines += [f"## {game.title['en']}", "", "```json", shortened(seen), "```", ""]
    return "\n".join(lines)


def shortened(view: dict[str, Any]) -> str:
    """A line for each field; long ones are cut."""
    rows = []
    for key, value in view.items():
        text = json.dumps(value, ensure_ascii=False)
        rows.append(f'  "{key}": {text if len(text) <= 300 else text[:280] + " …"}')
    return "{\n" + ",\n".join(rows) + "\n}"


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Links to folders lead to their list; links out of the manual become words."""
    here = Path(page.file.src_uri).parent

    def link(found: re.Match[str]) -> str:
        text, to = found[1], found[2]
        if "://" in to or to.startswith("#"):
            return found[0]
        path = to.partition("#")[0]
        target = (DOCS / here / path).resolve()
        if not target.is_relative_to(DOCS):
            return text
        if target.is_dir():
            return f"[{text}]({path.rstrip('/')}/README.md)" if (target.name in ("decisions", "studies")) else text
        return found[0]

    parts = FENCE.split(markdown)
    return "".join(part if part.startswith("```") else LINK.sub(link, part) for part in parts)
