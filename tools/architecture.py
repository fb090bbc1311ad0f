"""The picture of docs/architecture.md, drawn from the real imports: `python tools/architecture.py [--check]`.

Every package of `src/araldo` is a band, in the order of the layers (pyproject.toml); a line at the right runs from a
package down to each that it imports. In the server's band a module stands above all that it imports.
"""

from __future__ import annotations

import sys
from functools import cache
from html import escape
from pathlib import Path

import grimp

ROOT = Path(__file__).resolve().parents[1]
PICTURE = ROOT / "docs" / "figures" / "architecture.svg"
BANDS = {  # package: what it is for, and its colour
    "cli": ("the command line", "#e8eef7"),
    "workshop": ("for authors: a package to start from, a game looked into", "#efe9f2"),
    "server": ("tables over a network", "#dcefe3"),
    "research": ("arenas, reports, environments for agents", "#f3ead9"),
    "bots": ("players that search", "#f3e2dd"),
    "table": ("a match: seats, record, undo, standing answers", "#ece4f4"),
    "games": ("rules, data, texts and boards, a folder each", "#fdf3d0"),
    "kernel": ("states, questions, chance, views: no word of any game", "#e3e8ec"),
}
BROWSER = ("lib", "components", "kit", "routes")
WIDTH, LEFT, RIGHT, LINE, PAD, LETTER = 980, 16, 150, 26, 10, 7.2


@cache
def graph() -> grimp.ImportGraph:
    sys.path.insert(0, str(ROOT / "src"))
    return grimp.build_graph("araldo", cache_dir=None)


def modules(package: str) -> list[str]:
    return sorted(graph().find_children(f"araldo.{package}"))


def imports_of(package: str) -> list[str]:
    """The packages that a package imports from."""
    below = list(BANDS)[list(BANDS).index(package) + 1 :]
    whole = [f"araldo.{package}", *graph().find_descendants(f"araldo.{package}")]
    taken = {name for module in whole for name in graph().find_modules_directly_imported_by(module)}
    return [other for other in below if any(name.startswith(f"araldo.{other}") for name in taken)]


def rows(package: str) -> list[list[str]]:
    """The modules of a package in rows: those of the server above all that they import, the others as they come."""
    found = modules(package)
    if package != "server":
        return [[module.rpartition(".")[2] for module in found]]

    @cache
    def height(module: str) -> int:
        return 1 + max((height(other) for other in graph().find_modules_directly_imported_by(module)
                        if other in found), default=0)  # fmt: skip

    levels = sorted({height(module) for module in found}, reverse=True)
    return [[m.rpartition(".")[2] for m in found if height(m) == level] for level in levels]


def wrapped(row: list[str]) -> list[list[str]]:
    """A row that is too wide, as several."""
    lines, room = [[]], WIDTH - LEFT - RIGHT - 2 * PAD
    used = 0.0
    for name in row:
        wide = len(name) * LETTER + 22
        if lines[-1] and used + wide > room:
            lines.append([])
            used = 0.0
        lines[-1].append(name)
        used += wide
    return lines


def chips(names: list[str], y: float) -> list[str]:
    made, x = [], float(LEFT + PAD)
    for name in names:
        wide = len(name) * LETTER + 14
        made.append(f'<rect class="chip" x="{x:.0f}" y="{y:.0f}" width="{wide:.0f}" height="20" rx="4"/>'
                    f'<text class="name" x="{x + wide / 2:.0f}" y="{y + 14:.0f}">{escape(name)}</text>')  # fmt: skip
        x += wide + 8
    return made


def picture() -> str:
    made: list[str] = []
    middle: dict[str, float] = {}
    y = 8.0
    for name, (what, colour) in {"browser": ("what people see and click, in Svelte", "#f7f7f4"), **BANDS}.items():
        given = [list(BROWSER)] if name == "browser" else rows(name)
        lines = [line for row in given for line in wrapped(row)]
        high = 24 + LINE * len(lines) + 4
        made.append(f'<rect x="{LEFT}" y="{y:.0f}" width="{WIDTH - LEFT - RIGHT}" height="{high}" rx="6" '
                    f'fill="{colour}"/><text class="band" x="{LEFT + PAD}" y="{y + 17:.0f}">{name}'
                    f'<tspan class="what" dx="10">{escape(what)}</tspan></text>')  # fmt: skip
        for number, line in enumerate(lines):
            made += chips(line, y + 24 + LINE * number)
        middle[name] = y + high / 2
        y += high + 12
    made += lines_down({"browser": ["server"], **{name: imports_of(name) for name in BANDS}}, middle)
    made.append(f'<text class="what" x="{WIDTH - RIGHT + 6}" y="20">dashed: messages</text>')
    style = (
        "text{font:12px system-ui,sans-serif;fill:#222}.band{font-weight:600}.name{text-anchor:middle}"
        ".what{font-weight:400;fill:#555}"
        ".chip{fill:#fff;stroke:#9aa}.line{fill:none;stroke:#567;stroke-width:1.3}.far{stroke-dasharray:5 3}"
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y:.0f}" role="img">'
        f"<title>The packages of Araldo, and which of them import which</title><style>{style}</style>"
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 8 4 0 8z" fill="#567"/></marker></defs>'
        f'<rect width="{WIDTH}" height="{y:.0f}" fill="#fff"/>\n' + "\n".join(made) + "\n</svg>\n"
    )


def lines_down(imports: dict[str, list[str]], middle: dict[str, float]) -> list[str]:
    """A line from each band to each that it imports: out at the right, down, and in again. No two share a track."""
    made, edge = [], WIDTH - RIGHT
    order = list(middle)
    spans = sorted(((order.index(low) - order.index(high), order.index(high), high, low)
                    for high, lows in imports.items() for low in lows))  # fmt: skip
    for track, (_, _, high, low) in enumerate(spans):
        out = middle[high] + 3 * (imports[high].index(low) - len(imports[high]) / 2) * 1.6
        into = middle[low] - 14 + 5 * [name for name in order if low in imports.get(name, ())].index(high)
        x = edge + 12 + 6.5 * track
        far = " far" if high == "browser" else ""
        made.append(f'<path class="line{far}" marker-end="url(#tip)" '
                    f'd="M{edge} {out:.0f}H{x:.0f}V{into:.0f}H{edge + 2}"/>')  # fmt: skip
    return made


if __name__ == "__main__":
    fresh = picture()
    if "--check" in sys.argv:
        stale = not PICTURE.exists() or PICTURE.read_text(encoding="utf-8") != fresh
        sys.exit(f"{PICTURE.name} is stale: python tools/architecture.py" if stale else 0)
    PICTURE.write_text(fresh, encoding="utf-8")
    print(PICTURE)
