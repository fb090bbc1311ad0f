"""The props of the drawing kit, from its sources into docs/reference/kit.md: `python tools/kitdoc.py [--check]`."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
KIT = ROOT / "web" / "src" / "kit"
PAGE = ROOT / "docs" / "reference" / "kit.md"
BEGIN, END = "<!-- parts: begin -->", "<!-- parts: end -->"


def parts() -> list[str]:
    """The components that the module gives out, by name."""
    return re.findall(r"export \{ default as (\w+) \}", (KIT / "apart" / "kit.ts").read_text(encoding="utf-8"))


def told(text: str) -> str:
    """What a component says of itself: the comment at its head."""
    found = re.search(r"<!--(.*?)-->", text, re.DOTALL)
    return " ".join(found[1].split()) if found else ""


def props(text: str) -> list[tuple[str, str, str, str]]:
    """Name, type, default and meaning of each prop, as declared."""
    body = re.search(r"interface Props \{\n(.*?)\n  \}", text, re.DOTALL)
    taken = re.search(r"let \{(.*?)\}: Props = \$props", text, re.DOTALL)
    given = dict(re.findall(r"(\w+)(?:: \w+)? = ([^,\n]+)", taken[1])) if taken else {}
    found, said = [], ""
    for line in body[1].splitlines() if body else []:
        line = line.strip()
        if note := re.match(r"/\*\* (.*?) \*/\s*(.*)", line):
            said, line = note[1], note[2]
        if prop := re.match(r"(\w+)(\??): (.+)", line):
            default = "" if not prop[2] else given.get(prop[1], "–").removeprefix("$bindable(").removesuffix(")")
            kind = {"Snippet": "Fill", "Snippet[]": "Svelte only"}.get(prop[3], prop[3])
            found.append((prop[1], "Svelte only" if prop[1] == "mini" else kind, default or "needed", said))
            said = ""
    return found


def row(prop: str, kind: str, value: str, said: str) -> str:
    default = value if value in ("needed", "–") else f"`{value}`"
    return f"| `{prop}` | `{kind.replace('|', chr(92) + '|')}` | {default} | {said} |"


def table(name: str) -> str:
    text = (KIT / f"{name}.svelte").read_text(encoding="utf-8")
    lines = [f"### {name}", "", told(text), ""]
    if rows := props(text):
        lines += ["| prop | type | default | |", "|---|---|---|---|", *(row(*one) for one in rows), ""]
    return "\n".join(lines)


def written() -> str:
    icons = json.loads((KIT / "apart" / "icons.json").read_text(encoding="utf-8"))
    made = "\n".join(
        [BEGIN, "", *map(table, parts()), "### Pictures", "", ", ".join(f"`{name}`" for name in icons), "", END]
    )
    page = PAGE.read_text(encoding="utf-8")
    return page[: page.index(BEGIN)] + made + page[page.index(END) + len(END) :]


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(
            "docs/reference/kit.md is stale: python tools/kitdoc.py"
            if written() != PAGE.read_text(encoding="utf-8")
            else 0
        )
    PAGE.write_text(written(), encoding="utf-8")
