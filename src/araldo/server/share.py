"""The picture of a finished game that goes with a link to it: drawn here, 1200 × 630, in the fonts of the front end.

The game's board at the left, at the right what was played, how it ended, the points on the way, who was there with
their arms. Nothing is smaller than a phone can show, and nothing lies within 24 of the edge.
"""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from PIL import Image, ImageDraw, ImageFont

from araldo.server.coats import coat, glyph, outlines
from araldo.server.settings import STATIC

WIDE, HIGH, BOARD, BAR, EDGE = 1200, 630, 552, 8, 40
VELLUM, INK, SOFT, LINE, GOLD, WOOD = "#f8f1de", "#2a1d10", "#594530", "#d5c298", "#c8951d", "#4a3019"
PALE = "#f3e5c3"
LABEL, LABELS, STEP = 25, 150, 30  # at the ends of the lines: their size, the room for them, how far apart
LINES = ("#2c6135", "#86180f", "#1f4a86", "#7a5312", "#3b2a57", "#4a4a52", "#a05a2c", "#6a2c82")
FACES = {"title": "cinzel-latin-600-normal", "strong": "eb-garamond-latin-600-normal",
         "plain": "eb-garamond-latin-400-normal"}  # fmt: skip


class Party(NamedTuple):
    """Somebody who played: a seat, or a party of the game's own."""

    name: str
    won: bool
    score: int | None
    arms: str  # a blazon; empty for who is not known
    bot: bool


class Shared(NamedTuple):
    """What the picture says."""

    game: str
    title: str
    when: str
    first: str  # the result: who won,
    rest: str  # and the others
    parties: list[Party]  # the seats, then the game's own
    curve: list[list[int]]
    boards: list[Path]  # pictures of the game's board: the first that is there


@cache
def _font(face: str, size: int) -> Any:
    """A font of the front end; where that is not built, a plain one."""
    found = next((STATIC / "assets").glob(f"{FACES[face]}*.woff2"), None)
    return ImageFont.truetype(found, size) if found is not None else ImageFont.load_default(size)


def picture(told: Shared) -> bytes:
    image = Image.new("RGB", (WIDE, HIGH), VELLUM)
    draw = ImageDraw.Draw(image)
    _board(image, draw, told.boards)
    left, right = BOARD + BAR + EDGE, WIDE - EDGE
    wide = right - left
    draw.text((left, 44), _fitting(draw, f"{told.game} · {told.when}", "plain", (28, 24), wide)[0], SOFT,
              _font("plain", 28))  # fmt: skip
    title = _fitting(draw, told.title, "title", (50, 42, 34, 28), wide)
    draw.text((left, 88), title[0], INK, title[1])
    high = 88 + title[1].size + 22
    for text, face in ((told.first, "strong"), (told.rest, "plain")):
        lines = _wrapped(draw, text, _font(face, 31), wide)
        if len(lines) > 2:
            lines = [lines[0], _fitting(draw, " ".join(lines[1:]), face, (31,), wide)[0]]
        for line in lines:
            draw.text((left, high), line, INK, _font(face, 31))
            high += 40
    _curve(image, draw, told, (left, high + 24, right, HIGH - 122))
    _people(image, draw, told, left, right, HIGH - 88)
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def _board(image: Image.Image, draw: Any, boards: list[Path]) -> None:
    draw.rectangle((0, 0, BOARD, HIGH), WOOD)
    if (board := next((one for one in boards if one.is_file()), None)) is not None:
        with Image.open(board) as found:
            scale = max(BOARD / found.width, HIGH / found.height)
            size = (round(found.width * scale), round(found.height * scale))
            whole = found.convert("RGB").resize(size, Image.Resampling.LANCZOS)
        at = (whole.width - BOARD) // 2
        image.paste(whole.crop((at, 0, at + BOARD, HIGH)), (0, 0))
    draw.rectangle((BOARD, 0, BOARD + BAR - 1, HIGH), GOLD)
    sign = outlines().get("herald", "")
    draw.rounded_rectangle((26, 24, 228 if sign else 184, 76), 10, WOOD)
    if sign:
        horn = glyph("herald", 38, PALE)
        image.paste(horn, (36, 31), horn)
    draw.text((84 if sign else 40, 29), "Araldo", PALE, _font("title", 31))


def _fitting(draw: Any, text: str, face: str, sizes: tuple[int, ...], wide: float) -> tuple[str, Any]:
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


def _curve(image: Image.Image, draw: Any, told: Shared, box: tuple[int, int, int, int]) -> None:
    """The points on the way, each line with its name: drawn three times as large, so that the lines come out smooth."""
    wide, tall = box[2] - LABELS - box[0], box[3] - box[1]
    if len(told.curve) < 2 or tall < 60:
        return
    large = Image.new("RGB", (wide * 3, tall * 3), VELLUM)
    pen = ImageDraw.Draw(large)
    scores = [score for _, *moment in told.curve for score in moment]
    low, high, last = min(0, *scores), max(1, *scores), told.curve[-1][0] or 1
    top, deep = 12, large.height - 24

    def level(score: int) -> float:
        return top + deep * (1 - (score - low) / (high - low))

    for part in range(4):
        y = top + deep * part / 3
        pen.line((0, y, large.width, y), LINE, 5)
    ends: list[tuple[float, int]] = []
    for party in sorted(range(len(told.parties)), key=lambda party: told.parties[party].won):
        points = [(large.width * at / last, level(moment[party])) for at, *moment in told.curve if party < len(moment)]
        if points:
            pen.line(points, LINES[party % len(LINES)], 17 if told.parties[party].won else 10, joint="curve")
            ends.append((box[1] + points[-1][1] / 3, party))
    image.paste(large.resize((wide, tall), Image.Resampling.LANCZOS), box[:2])
    _ends(draw, told, sorted(ends), (box[2] - LABELS + 10, box[1] - STEP // 2, box[3] - STEP // 2))


def _ends(draw: Any, told: Shared, ends: list[tuple[float, int]], room: tuple[int, int, int]) -> None:
    """Whose a line is, beside its end: none over another, and none outside."""
    x, top, bottom = room
    lowest = bottom - STEP * (len(ends) - 1)
    if lowest < top:  # too many: everybody stands below with their arms
        return
    y = float(top)
    for n, (end, party) in enumerate(ends):
        y = min(max(y, end - STEP / 2), lowest + STEP * n)
        one = told.parties[party]
        face = "strong" if one.won else "plain"
        points = "" if one.score is None else f" {one.score}"
        name, font = _fitting(draw, one.name, face, (LABEL,), LABELS - 12 - draw.textlength(points, _font(face, LABEL)))
        draw.text((x, y), f"{name}{points}", LINES[party % len(LINES)], font)
        y += STEP


def _people(image: Image.Image, draw: Any, told: Shared, left: int, right: int, y: int) -> None:
    """Everybody with their arms; with their names if there is room for all."""
    names = [_fitting(draw, one.name, "strong" if one.won else "plain", (27,), 180) for one in told.parties]
    wide = [50 + int(draw.textlength(text, font)) + 28 for text, font in names]
    named = sum(wide) - 28 <= right - left
    x = left
    for party, one in enumerate(told.parties):
        if one.arms or (one.bot and "bot" in outlines()):
            shown = coat(one.arms, 48) if one.arms else glyph("bot", 40, SOFT)
            image.paste(shown, (x, y if one.arms else y + 4), shown)
        else:
            draw.rounded_rectangle((x + 12, y + 16, x + 28, y + 32), 4, LINES[party % len(LINES)])
        if named:
            draw.text((x + 50, y + 6), names[party][0], INK, names[party][1])
        x += wide[party] if named else 58
