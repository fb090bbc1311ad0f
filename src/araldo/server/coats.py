"""Arms as a picture, for where no browser draws them: the same outlines, in the same places (`arms.json`).

Pillow fills polygons: an outline (the `d` of an SVG path) is made into polygons, and a point is inside where they wind
around it, as SVG has it. The charges' outlines are written by the front end's build; without it a shield has none.
"""

from __future__ import annotations

import json
import math
import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

from PIL import Image, ImageChops, ImageDraw

from araldo.server.arms import KIT
from araldo.server.settings import STATIC

Point = tuple[float, float]
WIDE, HIGH = 100, 120  # of the box in which a shield is described
FINE = 4  # times as large is everything drawn, then made smaller: smooth edges
GOLD, DARK = "#caa24a", "#3a2710"
STEPS = 12  # straight pieces of a curve
_STEP = re.compile(r"([MmLlHhVvCcSsQqTtAaZz])([^MmLlHhVvCcSsQqTtAaZz]*)")
_NUMBER = r"\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)"
_FLAG = r"\s*,?\s*([01])"  # of an arc: may stand without a space after it
_TAKES = {what: re.compile(_NUMBER * count) for what, count in zip("MLHVCSQT", (2, 2, 1, 1, 6, 4, 4, 2), strict=True)}
_TAKES["A"] = re.compile(_NUMBER * 3 + _FLAG * 2 + _NUMBER * 2)


@cache
def outlines() -> dict[str, str]:
    """Of charges and of a bot, in a box of 512 × 512; where the front end is not built, none."""
    found = STATIC / "outlines.json"
    told: dict[str, str] = json.loads(found.read_text(encoding="utf-8")) if found.is_file() else {}
    return told


def _steps(d: str) -> Iterator[tuple[str, list[float]]]:
    """The commands of an outline, each with its numbers."""
    for name, rest in _STEP.findall(d):
        if name in "Zz":
            yield name, []
            continue
        for found in _TAKES[name.upper()].finditer(rest):
            yield name, [float(one) for one in found.groups()]
            name = {"M": "L", "m": "l"}.get(name, name)


class _Pen:
    """Follows an outline: closed polygons."""

    def __init__(self) -> None:
        self.found: list[list[Point]] = []
        self.here: Point = (0.0, 0.0)
        self.before = ""  # the command before,
        self.handle: Point = (0.0, 0.0)  # and the handle with which its curve ended

    def follow(self, name: str, given: list[float]) -> None:
        what = name.upper()
        if what == "Z":
            self.here = self.found[-1][0]
        else:
            numbers = self._absolute(what, given) if name.islower() else given
            if what == "M" or self.before == "Z":
                self.found.append([(numbers[0], numbers[1]) if what == "M" else self.here])
            line = self._line(what, numbers)
            self.found[-1] += line
            self.here = line[-1]
        self.before = what

    def _absolute(self, what: str, given: list[float]) -> list[float]:
        x, y = self.here
        if what == "A":
            return [*given[:5], given[5] + x, given[6] + y]
        return [given[0] + y] if what == "V" else [one + (y if i % 2 else x) for i, one in enumerate(given)]

    def _line(self, what: str, given: list[float]) -> list[Point]:
        """The points of a command, the last one where it ends."""
        x, y = self.here
        if what in "HV":
            return [(given[0], y) if what == "H" else (x, given[0])]
        if what == "A":
            return list(_arc(self.here, given))
        points = [(given[i], given[i + 1]) for i in range(0, len(given), 2)]
        if what in "ML":
            return points
        if what in "ST":  # it goes on as the curve before it ended
            mirrored = (2 * x - self.handle[0], 2 * y - self.handle[1])
            points.insert(0, mirrored if self.before in {"S": ("C", "S"), "T": ("Q", "T")}[what] else self.here)
        self.handle = points[-2]
        return [_bezier([self.here, *points], n / STEPS) for n in range(1, STEPS + 1)]


def polygons(d: str) -> list[list[Point]]:
    """An outline as closed polygons."""
    pen = _Pen()
    for name, given in _steps(d):
        pen.follow(name, given)
    return pen.found


def _bezier(points: list[Point], t: float) -> Point:
    while len(points) > 1:
        points = [((1 - t) * a[0] + t * b[0], (1 - t) * a[1] + t * b[1])
                  for a, b in pairwise(points)]  # fmt: skip
    return points[0]


def _arc(start: Point, given: list[float]) -> Iterator[Point]:
    """An arc of an ellipse by its ends, as SVG describes it (F.6)."""
    rx, ry, turned, large, sweep, x, y = given
    rx, ry = abs(rx), abs(ry)
    if not rx or not ry or start == (x, y):
        yield x, y
        return
    cos, sin = math.cos(math.radians(turned)), math.sin(math.radians(turned))
    dx, dy = (start[0] - x) / 2, (start[1] - y) / 2
    px, py = cos * dx + sin * dy, cos * dy - sin * dx
    grow = math.sqrt(max(1.0, (px / rx) ** 2 + (py / ry) ** 2))
    rx, ry = rx * grow, ry * grow
    far = (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2
    scale = math.sqrt(max(0.0, far / ((rx * py) ** 2 + (ry * px) ** 2))) * (1 if large != sweep else -1)
    cx, cy = scale * rx * py / ry, -scale * ry * px / rx
    first = math.atan2((py - cy) / ry, (px - cx) / rx)
    last = math.atan2((-py - cy) / ry, (-px - cx) / rx)
    if sweep and last < first:
        last += 2 * math.pi
    elif not sweep and last > first:
        last -= 2 * math.pi
    middle = ((start[0] + x) / 2, (start[1] + y) / 2)
    for n in range(1, STEPS + 1):
        at = first + (last - first) * n / STEPS
        ex, ey = rx * math.cos(at) + cx, ry * math.sin(at) + cy
        yield cos * ex - sin * ey + middle[0], sin * ex + cos * ey + middle[1]


def mask(d: str, size: tuple[int, int], scale: float, at: Point = (0.0, 0.0)) -> Image.Image:
    """Where an outline is filled: every polygon adds the way in which it winds, and what is not zero is inside."""
    winds = Image.new("L", size)
    for points in polygons(d):
        line = [(at[0] + x * scale, at[1] + y * scale) for x, y in points]
        if len(line) < 3:
            continue
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(line, line[1:] + line[:1], strict=True))
        once = Image.new("L", size)
        ImageDraw.Draw(once).polygon(line, 1 if area > 0 else 255)
        winds = ImageChops.add_modulo(winds, once)
    return winds.point(lambda value: 255 if value else 0)


def glyph(name: str, size: int, colour: str) -> Image.Image:
    """A picture of the kit alone, on nothing."""
    large = size * FINE
    image = Image.new("RGBA", (large, large), colour)
    image.putalpha(mask(outlines().get(name, ""), (large, large), large / 512))
    return image.resize((size, size), Image.Resampling.LANCZOS)


def coat(blazon: str, high: int) -> Image.Image:
    """Arms as high as this, on nothing."""
    scale = high * FINE / HIGH
    size = (round(WIDE * scale), high * FINE)
    field, *charges = blazon.split(", ")
    division, first, second = field.split(" ")
    tincture = KIT["tinctures"]
    image = Image.new("RGB", size, tincture[first])
    shield = mask(KIT["shield"], size, scale)
    edge = [(x * scale, y * scale) for x, y in polygons(KIT["shield"])[0]]
    if division == "bordure":
        ImageDraw.Draw(image).line([*edge, *edge[:2]], tincture[second], round(26 * scale), joint="curve")
    elif KIT["divisions"][division]:
        image.paste(tincture[second], mask=mask(KIT["divisions"][division], size, scale))
    for charge in charges:
        name, colour, number, place, share = charge.split(" ")
        for x, y, wide in _placed(int(number), place, int(share)):
            at = ((x - wide / 2) * scale, (y - wide / 2) * scale)
            image.paste(tincture[colour], mask=mask(outlines().get(name, ""), size, wide * scale / 512, at))
    for colour, thick in ((GOLD, 4.0), (DARK, 1.4)):
        ImageDraw.Draw(image).line([*edge, *edge[:2]], colour, round(thick * scale), joint="curve")
    image.putalpha(_grown(shield, round(scale)))
    return image.resize((round(size[0] / FINE), high), Image.Resampling.LANCZOS)


def _grown(shield: Image.Image, by: int) -> Image.Image:
    """The shield with the outer half of its edge."""
    wide = ImageChops.lighter(ImageChops.offset(shield, by, 0), ImageChops.offset(shield, -by, 0))
    tall = ImageChops.lighter(ImageChops.offset(shield, 0, by), ImageChops.offset(shield, 0, -by))
    return ImageChops.lighter(shield, ImageChops.lighter(wide, tall))


def _placed(number: int, place: str, share: int) -> list[tuple[float, float, float]]:
    """Middle and size of each of a charge, as the browser places them."""
    x, y, whole = KIT["places"][place]
    size = whole * share / 100
    if number == 1:
        return [(x, y, size)]
    part, step = size * 0.52, size * 0.27
    two = [(x - step, y, part), (x + step, y, part)]
    return two if number == 2 else [*((a, b - step, s) for a, b, s in two), (x, y + step, part)]
