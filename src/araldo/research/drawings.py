"""Small drawings for pages, as SVG with classes: the page's style says their colours, in both themes."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from markupsafe import Markup, escape

from araldo.research.verdict import number

Row = tuple[str, float, float, float, str]  # name, value, low, high, class
Line = tuple[str, str, Sequence[tuple[float, float]]]  # name, class, points
WIDE, NAMES, STEP, FOOT = 420, 150, 24, 22
NARROW = 160  # of a drawing that stands in a table


def _tag(name: str, kind: str, inside: str = "", **given: float | str) -> str:
    said = "".join(
        f' {key.replace("_", "-")}="{value if isinstance(value, str) else f"{value:.1f}"}"'
        for key, value in given.items()
    )
    return f'<{name} class="{kind}"{said}>{escape(inside)}</{name}>'


def _upright(kind: str, x: float, top: float, foot: float) -> str:
    return _tag("line", kind, x1=x, x2=x, y1=top, y2=foot)


def _level(kind: str, y: float, left: float, right: float) -> str:
    return _tag("line", kind, x1=left, x2=right, y1=y, y2=y)


def _svg(parts: Sequence[str], wide: float, tall: float) -> Markup:
    head = f'<svg viewBox="0 0 {wide:g} {tall:g}" style="max-width:{wide:g}px" role="img">'
    return Markup(f"{head}{''.join(parts)}</svg>")


def _steps(low: float, high: float) -> list[float]:
    """Round numbers on an axis."""
    size = high - low
    if size <= 0:
        return [low]
    unit = 10 ** math.floor(math.log10(size / 2))
    step = next(unit * m for m in (1, 2, 5, 10) if size / (unit * m) <= 5)
    first = math.ceil(low / step) * step
    return [first + i * step for i in range(int((high - first) / step + 1e-9) + 1)]


def _scale(rows: Sequence[Row], even: float | None, bare: bool) -> tuple[float, float]:
    """From where to where shares are drawn."""
    edges = [edge for _, _, low, high, _ in rows for edge in (low, high) if math.isfinite(edge)]
    if even is not None:
        edges.append(even)
    low, high = (0.0, max(0.7, *edges)) if bare else (min(edges), max(edges))
    room = 0.0 if bare else 0.06 * max(0.05, high - low)
    return max(0.0, low - room), min(1.0, high + room)


def _mark(kind: str, x: float, y: float) -> str:
    """The box is a circle, the variant a square: to be told apart without colours."""
    if kind == "variant":
        return _tag("rect", f"dot {kind}", x=x - 4.5, y=y - 4.5, width=9.0, height=9.0)
    return _tag("circle", f"dot {kind}", cx=x, cy=y, r=5.0)


def dots(
    rows: Sequence[Row], even: float | None, lang: str, bare: bool = False, legend: tuple[str, ...] = ()
) -> Markup:
    """Shares with their intervals, one below the other; a dashed line where even would be."""
    if not rows:
        return Markup("")
    low, high = _scale(rows, even, bare)
    left, wide, tall = (4, NARROW, STEP) if bare else (NAMES, WIDE, STEP * len(rows) + FOOT)
    foot = tall - (2 if bare else FOOT - 2)

    def x(value: float) -> float:
        return left + (wide - left - 8) * (min(high, max(low, value)) - low) / max(1e-9, high - low)

    out = [] if bare else _axis(low, high, x, tall, lang)
    if even is not None:
        out.append(_upright("tick" if bare else "even", x(even), 2, foot))
    for at, (name, value, begins, ends, kind) in enumerate(rows):
        y = STEP * at + STEP / 2
        if name:
            out.append(_tag("text", "name", name[:26], x=0.0, y=y + 5))
        out += [_level(f"range {kind}", y, x(begins), x(ends)), _mark(kind, x(value), y)]
    keys = zip(legend, ("box", "variant"), strict=False)
    key = "".join(f'<span class="key {kind}">{escape(text)}</span>' for text, kind in keys)
    return Markup(f'<p class="legend">{key}</p>' if key else "") + _svg(out, wide, tall)


def _axis(low: float, high: float, x: Callable[[float], float], tall: float, lang: str) -> list[str]:
    out = []
    for mark in _steps(low, high):
        out.append(_upright("grid", x(mark), 0, tall - FOOT + 2))
        out.append(_tag("text", "axis", number(mark, True, lang), x=x(mark), y=tall - 5))
    return out


MIDDLE, UNIT, FAR = 130.0, 32.0, 2.6


def funnel(diff: float, low: float | None, high: float | None, word: str) -> Markup:
    """A difference in half-widths of its interval: grey is what chance does."""
    half = ((high or 0.0) - (low or 0.0)) / 2
    kind = {"certain": "variant", "hint": "hint"}.get(word, "box")
    out = [_tag("rect", "chance", x=MIDDLE - UNIT, y=3.0, width=2 * UNIT, height=16.0), _upright("zero", MIDDLE, 2, 20)]
    far = diff / half if half > 0 else math.copysign(9.0, diff) if diff else 0.0
    if abs(far) > FAR:
        way = math.copysign(1, far)
        tip = MIDDLE + way * 120
        path = f"M{tip - way * 34:g} 11H{tip - way * 6:g}m{-way * 5:g} -5l{way * 8:g} 5l{-way * 8:g} 5z"
        out.append(_tag("path", f"arrow {kind}", d=path))
    else:
        at = MIDDLE + far * UNIT
        out += [_level(f"range {kind}", 11, at - UNIT, at + UNIT), _tag("circle", f"dot {kind}", cx=at, cy=11.0, r=5.0)]
    return Markup(f'<svg viewBox="0 0 260 22" width="260" height="22" role="img">{"".join(out)}</svg>')


def hist(values: Sequence[float], mean: float, said: str) -> Markup:
    """How values spread."""
    if len(set(values)) < 2:
        return Markup("")
    low, high = min(values), max(values)
    bins = min(24, max(6, len(values) // 6))
    counts = [0] * bins
    for value in values:
        counts[min(bins - 1, int((value - low) / (high - low) * bins))] += 1
    wide = WIDE - 20
    each, top = wide / bins, 120 / max(counts)
    out = [
        _tag("rect", "bar", x=10 + i * each + 1, y=150 - n * top, width=each - 2, height=n * top)
        for i, n in enumerate(counts)
    ]
    at = 10 + wide * (mean - low) / (high - low)
    anchor = "end" if at > WIDE / 2 else "start"
    out.append(_upright("mean", at, 18, 150))
    out.append(_tag("text", "said", said, text_anchor=anchor, x=at + (-6 if anchor == "end" else 6), y=16.0))
    for mark in _steps(low, high):
        out.append(_tag("text", "axis", f"{mark:g}", x=10 + wide * (mark - low) / (high - low), y=166.0))
    return _svg(out, WIDE, 172)


def lines(series: Sequence[Line]) -> Markup:
    """Lines over a part from 0 to 1."""
    points = [y for _, _, line in series for _, y in line]
    low, high = min(points), max(points)
    left, right, tall = 40, 320, 150

    def y(value: float) -> float:
        return tall - 10 - (tall - 24) * (value - low) / ((high - low) or 1.0)

    out = []
    for mark in _steps(low, high):
        out.append(_level("grid", y(mark), left, right))
        out.append(_tag("text", "axis end", f"{mark:g}", x=left - 6.0, y=y(mark) + 5))
    for name, kind, line in series:
        way = " ".join(f"{left + (right - left) * x:.1f},{y(value):.1f}" for x, value in line)
        out.append(_tag("polyline", f"line {kind}", points=way))
        if name:
            last = line[-1][1]
            out.append(_tag("text", f"name {kind}", f"{name} {last:g}", x=right + 8.0, y=y(last) + 5))
    return _svg(out, WIDE, tall + 6)
