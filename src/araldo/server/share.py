"""The picture of a finished game that goes with a link to it: drawn here, 1200 × 630, in the fonts of the front end.

The game's own picture at the left, at the right what was played, how it ended, the points on the way, who was there.
"""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from araldo.server.settings import STATIC

WIDE, HIGH, LEFT, EDGE = 1200, 630, 500, 44
VELLUM, INK, SOFT, LINE, GOLD, WOOD = "#f8f1de", "#2a1d10", "#594530", "#d5c298", "#c8951d", "#4a3019"
LINES = ("#2c6135", "#86180f", "#1f4a86", "#7a5312", "#3b2a57", "#4a4a52", "#a05a2c", "#6a2c82")
FACES = {"title": "cinzel-latin-600-normal", "strong": "eb-garamond-latin-600-normal",
         "plain": "eb-garamond-latin-400-normal"}  # fmt: skip


class Shared(NamedTuple):
    """What the picture says."""

    game: str
    title: str
    when: str
    first: str  # the result: who won,
    rest: str  # and the others
    names: list[str]  # of the seats, then of the parties
    won: list[bool]
    curve: list[list[int]]
    card: Path  # the game's own picture


@cache
def _font(face: str, size: int) -> Any:
    """A font of the front end; where that is not built, a plain one."""
    found = next((STATIC / "assets").glob(f"{FACES[face]}*.woff2"), None)
    return ImageFont.truetype(found, size) if found is not None else ImageFont.load_default(size)


def picture(told: Shared) -> bytes:
    image = Image.new("RGB", (WIDE, HIGH), VELLUM)
    draw = ImageDraw.Draw(image)
    _board(image, draw, told.card)
    left, right = LEFT + 12 + EDGE, WIDE - EDGE
    wide = right - left
    draw.text((left, 42), f"{told.game} · {told.when}", SOFT, _font("plain", 28))
    title = _fitting(draw, told.title, "title", (50, 42, 34, 28), wide)
    draw.text((left, 84), title[0], INK, title[1])
    high = 84 + title[1].size + 24
    for text, face in ((told.first, "strong"), (told.rest, "plain")):
        for line in _wrapped(draw, text, _font(face, 31), wide)[:2]:
            draw.text((left, high), line, INK, _font(face, 31))
            high += 40
    _curve(image, told, (left, high + 22, right, HIGH - 116))
    _people(draw, told, left, right, HIGH - 84)
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def _board(image: Image.Image, draw: Any, card: Path) -> None:
    draw.rectangle((0, 0, LEFT, HIGH), WOOD)
    if card.is_file():
        with Image.open(card) as found:
            scale = max(LEFT / found.width, HIGH / found.height)
            whole = found.convert("RGB").resize((round(found.width * scale), round(found.height * scale)))
        at = (whole.width - LEFT) // 2
        image.paste(whole.crop((at, 0, at + LEFT, HIGH)), (0, 0))
    draw.rectangle((LEFT, 0, LEFT + 11, HIGH), GOLD)
    draw.rounded_rectangle((26, 24, 204, 78), 10, WOOD)
    draw.text((46, 33), "Araldo", "#f3e5c3", _font("title", 32))


def _fitting(draw: Any, text: str, face: str, sizes: tuple[int, ...], wide: int) -> tuple[str, Any]:
    """A text in the largest size in which it fits, or cut."""
    for size in sizes:
        if draw.textlength(text, _font(face, size)) <= wide:
            return text, _font(face, size)
    font = _font(face, sizes[-1])
    while text and draw.textlength(f"{text}…", font) > wide:
        text = text[:-1]
    return f"{text}…", font


def _wrapped(draw: Any, text: str, font: Any, wide: int) -> list[str]:
    lines: list[str] = []
    for word in text.split():
        if lines and draw.textlength(f"{lines[-1]} {word}", font) <= wide:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines


def _curve(image: Image.Image, told: Shared, box: tuple[int, int, int, int]) -> None:
    """The points on the way: drawn three times as large, so that the lines come out smooth."""
    wide, tall = box[2] - box[0], box[3] - box[1]
    if len(told.curve) < 2 or tall < 60:
        return
    large = Image.new("RGB", (wide * 3, tall * 3), VELLUM)
    draw = ImageDraw.Draw(large)
    scores = [score for _, *moment in told.curve for score in moment]
    low, high, last = min(0, *scores), max(1, *scores), told.curve[-1][0] or 1
    top, deep = 12, large.height - 24
    for part in range(4):
        y = top + deep * part / 3
        draw.line((0, y, large.width, y), LINE, 5)
    for party in sorted(range(len(told.names)), key=lambda party: told.won[party]):
        points = [(large.width * at / last, top + deep * (1 - (moment[party] - low) / (high - low)))
                  for at, *moment in told.curve if party < len(moment)]  # fmt: skip
        draw.line(points, LINES[party % len(LINES)], 17 if told.won[party] else 10, joint="curve")
    image.paste(large.resize((wide, tall), Image.Resampling.LANCZOS), box[:2])


def _people(draw: Any, told: Shared, left: int, right: int, y: int) -> None:
    """Everybody by the colour of their line; as many as there is room for."""
    x = left
    for party, name in enumerate(told.names):
        font = _font("strong" if told.won[party] else "plain", 27)
        text, font = _fitting(draw, name, "strong" if told.won[party] else "plain", (27,), 200)
        wide = draw.textlength(text, font)
        if x + 26 + wide > right:
            return
        draw.rounded_rectangle((x, y + 10, x + 16, y + 26), 4, LINES[party % len(LINES)])
        draw.text((x + 26, y), text, INK, font)
        x += 26 + int(wide) + 30
