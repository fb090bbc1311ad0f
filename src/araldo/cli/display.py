"""A match in words for a terminal: board, log, options, refusals. Everything comes from what the viewer may see."""

from __future__ import annotations

import msgspec

from araldo.cli.sentences import say
from araldo.kernel import SPECTATOR, Game, Refusal
from araldo.kernel.action import Option, Span, Text, to_text
from araldo.table.match import UNDONE, Match
from araldo.table.series import Part


def board(match: Match, viewer: int, lang: str, part: Part | None = None) -> str:
    """The game as it lies on the table."""
    seen = match.view(viewer, part)
    drawn = match.game.sketch(seen, lang) if match.game.sketch is not None else ""
    if drawn:
        return drawn.rstrip("\n")
    skip = ("options", "frames", "asked", "viewer", "seats", "over")
    return "\n".join(f"{key}: {msgspec.json.encode(value).decode()}" for key, value in seen.items() if key not in skip)


def seat_name(match: Match, seat: int, lang: str) -> str:
    """What to call a seat of the match: its number, and its emblem in the game where it plays."""
    part = next((p for p in match.progress.parts if seat in p.seats), None)
    plain = say(lang, "seat", seat=seat)
    if part is None or match.game.emblems is None:
        return plain
    return f"{plain} ({match.game.seat_names(match.view(SPECTATOR, part), lang)[part.eye(seat)]})"


def log_lines(match: Match, viewer: int, lang: str, since: int = 0) -> list[str]:
    """The viewer's log from a line on, in words."""
    names: dict[tuple[int, ...], list[str]] = {}
    out = []
    for line in match.log(viewer, since):
        event = line["event"]
        if event["kind"] == UNDONE:
            out.append(say(lang, "undone", lines=len(event["lines"])))
            continue
        seats = tuple(line.get("seats", range(match.setup.seats)))
        if seats not in names:
            part = match.progress.part_with(seats) or match.progress.parts[0]
            names[seats] = match.game.seat_names(match.view(viewer, part), lang)
        out.append(match.game.texts.event(lang, event, names[seats]))
    return out


def option_text(match: Match, seat: int, option: Option, lang: str) -> tuple[str, str]:
    """An option in words, and what to type for it."""
    words = match.game.label(match.view(seat), option, lang)
    if isinstance(option, Span):
        steps = "" if option.step == 1 else f" (+{option.step})"
        return words, f"{to_text(option.head)} {option.low}…{option.high}{steps}"
    if isinstance(option, Text):
        return words, f'{to_text(option.head)} "…"'
    return words, to_text(option)


def refusal_text(game: Game, why: Refusal, lang: str) -> str:
    text = game.rules.text(why.rule, lang) if why.rule in game.rules else why.rule
    return say(lang, "refused", rule=why.rule, text=text)
