"""What a viewer is told. Everything is built from that viewer's projection, and from nothing else.

`project` is free of language; `state_message` puts it into words. A projection that has not changed is not sent
again: that something happened out of sight must not show.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from araldo.kernel.action import Action, Option, Span, Text
from araldo.kernel.game import Game
from araldo.kernel.question import SINGLE
from araldo.kernel.state import SPECTATOR
from araldo.kernel.view import Shared
from araldo.server.sheet import Sheet
from araldo.server.wire import encode
from araldo.server.words import say
from araldo.table.match import UNDONE, Match
from araldo.table.series import Part


class Projection(NamedTuple):
    """One viewer's table, in ids. Equal projections are the same message."""

    view: bytes
    lines: int  # of its log
    ask: dict[str, Any] | None
    options: list[tuple[Option, bool]]  # and whether it is a standing right
    refused: list[tuple[Option, str]]
    undo: str | None  # why not; "" if it can; None: nothing to be said
    outcome: dict[str, Any] | None
    games: list[dict[str, Any]] | None
    lesson: int | None


class Seen(NamedTuple):
    """What words need besides a projection."""

    part: Part
    view: dict[str, Any]


def project(
    match: Match, viewer: int, lesson: int | None, undoer: int, shared: Shared | None = None
) -> tuple[Projection, Seen]:
    """What a viewer may know now. `undoer`: the seat for which it may take back; `shared`: see `Game.view`."""
    part = part_of(match, viewer)
    local = part.eye(viewer)
    view = match.game.view(part.state, local, shared)
    options, refused = _choices(match.game, part, local)
    outcome = games = None
    if match.over and match.outcome is not None:
        outcome = {"scores": match.outcome.scores, "winners": match.outcome.winners}
    if match.course.series:
        games = [{"round": p.round, "number": p.number, "seats": p.seats, "over": p.outcome is not None}
                 for p in match.course.parts]  # fmt: skip
    told = Projection(encode(view), match.lines(viewer), ask_of(match, viewer, part), options, refused,
                      undo_of(match, undoer), outcome, games, lesson)  # fmt: skip
    return told, Seen(part, view)


def part_of(match: Match, viewer: int) -> Part:
    parts = match.course.parts
    if len(parts) > 1:
        for part in parts:
            if viewer in part.seats:
                return part
    return parts[0]


def _choices(game: Game, part: Part, local: int) -> tuple[list[tuple[Option, bool]], list[tuple[Option, str]]]:
    """What a seat may do and may not do; nothing for who is neither asked nor has a right."""
    asked = part.state.asked
    if asked is None or local == SPECTATOR:
        return [], []
    if local not in asked.seats and not any(local in free.seats for free in asked.free):
        return [], []
    options = [(option, False) for option in game.options(part.state, local, revise=True)]
    options += [(option, True) for option in game.free_options(part.state, local)]
    refused = [(option, why.rule) for option, why in game.weigh(part.state, local) if why is not None]
    return options, refused


def ask_of(match: Match, viewer: int, part: Part) -> dict[str, Any] | None:
    """The question that stands, as far as the viewer may know it. Seats are those of the match."""
    asked = part.state.asked
    if asked is None or match.over:
        return None
    question = match.game.questions[asked.kind]
    local = part.eye(viewer)
    waiting = [part.seats[seat] for seat in match.game.waiting(part.state)]
    told: dict[str, Any] = {
        "id": match.question_id(viewer), "kind": asked.kind, "form": question.form, "waiting": waiting,
        "answered": [], "mine": viewer in waiting,
        "rights": [free.kind for free in asked.free if local in free.seats],
    }  # fmt: skip
    if question.form != SINGLE:
        told["answered"] = [part.seats[seat] for seat in asked.seats if seat in asked.answers]
        if local in asked.answers:
            told["answer"] = asked.answers[local]
        if local in asked.drafts:
            told["draft"] = [*asked.drafts[local]]
    if told["mine"] and match.given(viewer) is not None:
        told["given"] = True
    if (viewer, asked.kind) in match.standing:
        told["standing"] = match.standing[viewer, asked.kind]
    return told


def undo_of(match: Match, viewer: int) -> str | None:
    """Whether a seat may take something back. In a secret question it may not: who else has begun must not show."""
    if viewer == SPECTATOR:
        return None
    part = match.course.part_of(viewer)
    if part is None:
        return "over"
    asked = part.state.asked
    if asked is not None and len(asked.seats) > 1 and match.game.questions[asked.kind].form != SINGLE:
        return "other"
    last = next((move.seat for move in reversed(match.record.moves) if move.seat in part.seats), None)
    return match.undo_barrier(viewer) if last == viewer else "other" if last is not None else "nothing"


# -- words


class Labels:
    """Words of one game, remembered: the same option comes again and again."""

    def __init__(self, game: Game, most: int = 20_000) -> None:
        self.game, self.most = game, most
        self._known: dict[Any, str] = {}

    def option(self, seen: dict[str, Any], option: Option, lang: str, who: Sequence[str]) -> str:
        game = self.game
        head: Action = option.head if isinstance(option, Span | Text) else option
        message, more = game.wording(seen, head) if game.wording is not None else ("", {})
        key = (lang, type(option), option, message, repr(more), tuple(who))
        return self._known.get(key) or self._keep(key, game.texts.option(lang, option, message, who, **more))

    def event(self, event: dict[str, Any], lang: str, who: Sequence[str]) -> str:
        if event["kind"] == UNDONE:
            return say(lang, "undone", count=len(event["lines"]))
        key = (lang, repr(event), tuple(who))
        return self._known.get(key) or self._keep(key, self.game.texts.event(lang, event, who))

    def prompt(self, kind: str, lang: str) -> str:
        key = (lang, kind)
        return self._known.get(key) or self._keep(key, self.game.texts.say(lang, f"prompt-{kind}"))

    def name(self, word: str, lang: str) -> str:
        key = (lang, "name", word)
        return self._known.get(key) or self._keep(key, str(self.game.texts.name(lang, word)))

    def _keep(self, key: Any, text: str) -> str:
        if len(self._known) >= self.most:
            self._known.clear()
        self._known[key] = text
        return text


def emblems(match: Match, part: Part, seen: dict[str, Any]) -> list[str]:
    game = match.game
    return list(game.emblems(seen)) if game.emblems is not None else [str(seat + 1) for seat in part.seats]


def called(match: Match, sheet: Sheet, labels: Labels, part: Part, seen: dict[str, Any], lang: str) -> list[str]:
    """What to call each seat of one game: the person's name, else its emblem."""
    words = emblems(match, part, seen)
    return [sheet.places[seat].called or labels.name(word, lang) for seat, word in zip(part.seats, words, strict=True)]


def option_json(option: Option) -> dict[str, Any]:
    if isinstance(option, Span):
        span: dict[str, Any] = {"action": option.head, "low": option.low, "high": option.high}
        return span if option.step == 1 else span | {"step": option.step}
    if isinstance(option, Text):
        return {"action": option.head, "limit": option.limit}
    return {"action": option}


def head_of(option: Option) -> Action:
    return option.head if isinstance(option, Span | Text) else option


class Names:
    """What to call the seats of each game of a match, found once for a broadcast."""

    def __init__(self, match: Match, sheet: Sheet, labels: Labels, lang: str) -> None:
        self.match, self.sheet, self.labels, self.lang = match, sheet, labels, lang
        self._found: dict[tuple[int, ...], list[str]] = {}

    def of(self, viewer: int, seen: Seen, seats: Sequence[int] | None = None) -> list[str]:
        """The names of a game's seats, as a viewer of this or another game of the match may know them."""
        key = tuple(seats) if seats is not None else seen.part.seats
        if key not in self._found:
            part = next((p for p in self.match.course.parts if p.seats == key), seen.part)
            view = seen.view if part is seen.part else self.match.view(viewer, part)
            self._found[key] = called(self.match, self.sheet, self.labels, part, view, self.lang)
        return self._found[key]


def log_lines(names: Names, viewer: int, seen: Seen, since: int, until: int) -> list[dict[str, Any]]:
    """A viewer's log in words, from line `since` + 1 to line `until`."""
    labels, lang = names.labels, names.lang
    return [{"n": line["n"], "text": labels.event(line["event"], lang, names.of(viewer, seen, line.get("seats"))),
             "event": line["event"]} for line in names.match.log(viewer, since)[: max(0, until - since)]]  # fmt: skip


def worded(names: Names, viewer: int, told: Projection, seen: Seen) -> dict[str, Any]:
    """A projection in a language: everything but the log."""
    labels, lang = names.labels, names.lang
    ask = None
    if told.ask is not None:
        ask = {**told.ask, "prompt": labels.prompt(told.ask["kind"], lang),
               "rights": [labels.prompt(kind, lang) for kind in told.ask["rights"]]}  # fmt: skip
    options = []
    for option, free in told.options:
        one = option_json(option)
        one["label"] = labels.option(seen.view, option, lang, names.of(viewer, seen))
        if free:
            one["free"] = True
        options.append(one)
    refused = [(head_of(option), rule) for option, rule in told.refused]
    undo = None if told.undo is None else {"ok": told.undo == "", "why": told.undo}
    return {"view": msgspec.Raw(told.view), "ask": ask, "options": options, "refused": refused, "undo": undo,
            "outcome": told.outcome, "games": told.games}  # fmt: skip
