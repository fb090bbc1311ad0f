"""A state opened up for its author: fields with who sees them, the stack of frames, who knows which piece, the question
with its options and its refusals by rule. Everything here is the truth: it is for the author's own machine.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from araldo.kernel.action import Action, Option, Span, Text, to_text
from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.errors import Refusal
from araldo.kernel.fields import Declared, Seen
from araldo.kernel.game import Game
from araldo.kernel.log import event_for
from araldo.kernel.question import SINGLE
from araldo.kernel.state import ALL, SPECTATOR, Frame, State
from araldo.kernel.view import fields_of
from araldo.server.projection import choice, head_of
from araldo.server.tellings import Telling
from araldo.server.wire import Ask, Choice
from araldo.workshop.position import Played

KERNEL = {f.name for f in fields(State)}
OWN = {f.name for f in fields(Frame)}
EXAMPLES = 4  # of what a rule refuses
LINES = 200  # of the log


Barred: TypeAlias = tuple[Action, str, str, str]  # as boards get them: action, rule, label, why


class Field(msgspec.Struct):
    name: str
    seen: str  # all, owner, side, nobody, listed
    zone: bool
    value: Any  # as the eyes see it that look; None: not at all
    each: bool  # one entry a seat
    hidden: bool  # these eyes do not see it, or not all of it
    changed: bool


class Step(msgspec.Struct):
    name: str
    file: str
    line: int


class Level(msgspec.Struct):
    """A frame of the stack."""

    procedure: str
    step: int
    steps: list[Step]
    locals: dict[str, Any]


class Piece(msgspec.Struct):
    number: int
    zone: str
    owner: int  # whose zone, or -1
    knows: list[int]  # viewers; all of them: [-1]


class Refused(msgspec.Struct):
    rule: str
    text: str
    count: int
    examples: list[str]


class Line(msgspec.Struct):
    text: str
    kind: str
    params: dict[str, Any]
    at: int  # the decision it belongs to


class TextFault(msgspec.Struct):
    lang: str
    message: str
    gives: list[str]


class Inside(msgspec.Struct):
    """All that is shown of a position."""

    fields: list[Field]
    frames: list[Level]
    pieces: list[Piece]
    ask: Ask | None
    seat: int  # who is to answer; -1: nobody
    options: list[Choice]
    texts: list[str]  # of the options, as actions
    refused: list[Refused]
    barred: list[Barred]
    view: dict[str, Any]
    names: list[str]
    emblems: list[str]  # the word of each seat, if the game has any
    log: list[Line]
    faults: list[TextFault]
    outcome: list[Any] | None


def opened(played: Played, viewer: int | None, lang: str, seat: int | None) -> Inside:
    """`viewer`: whose eyes, None for the truth; `seat`: who of those that are asked is to answer."""
    game, s = played.game, played.state
    waiting = game.waiting(s)
    acting = seat if seat in waiting else waiting[0] if waiting else -1
    eyes = viewer if viewer is not None else acting if acting >= 0 else SPECTATOR
    public = game.view(s, SPECTATOR)
    names = game.seat_names(public, lang)
    ask, options, refused, barred = _question(game, s, acting, lang, names)
    outcome = game.outcome(s) if game.over(s) else None
    return Inside(
        fields=_fields(game, s, played.before, viewer),
        frames=_frames(game, s),
        pieces=_pieces(s),
        ask=ask,
        seat=acting,
        options=options,
        texts=[_text(option) for option in _weighed(game, s, acting)],
        refused=refused,
        barred=barred,
        view=game.view(s, eyes),
        names=names,
        emblems=list(game.emblems(public)) if game.emblems is not None else [],
        log=_log(played, viewer, lang, names),
        faults=_text_faults(played),
        outcome=None if outcome is None else [list(outcome.scores), list(outcome.winners)],
    )


# -- fields


def _fields(game: Game, s: Any, before: Any, viewer: int | None) -> list[Field]:
    seen = None if viewer is None else game.view(s, viewer)
    found = []
    for name, d in fields_of(type(s)):
        if name in KERNEL:
            continue
        value, old = getattr(s, name), getattr(before, name) if before is not None else None
        shown = plain(value) if seen is None else plain(seen.get(name))
        each = isinstance(shown, list) and len(shown) == s.seats and not _pile(d, value)
        hidden = seen is not None and (name not in seen or (d.seen is not Seen.ALL))
        found.append(Field(name, d.seen.value, d.zone, shown, each, hidden, before is not None and old != value))
    return found


def _pile(d: Declared, value: Any) -> bool:
    """One zone for all, not one a seat."""
    return d.zone and not (value and isinstance(value[0], list))


def plain(value: Any) -> Any:
    """As JSON has it."""
    return msgspec.to_builtins(value, enc_hook=repr, str_keys=True)


# -- frames


def _frames(game: Game, s: Any) -> list[Level]:
    return [
        Level(type(f).__name__, f.step, [_step(game, step) for step in game.steps[type(f)]], _locals(f))
        for f in reversed(s.frames)
    ]


def _locals(f: Frame) -> dict[str, Any]:
    """A procedure's own, and what the one that it called last has returned."""
    shown = [d.name for d in fields(f) if d.name not in OWN]
    return {name: plain(getattr(f, name)) for name in [*shown, *(["result"] if f.result is not None else [])]}


def _step(game: Game, step: Callable[..., Any]) -> Step:
    try:
        file, line = inspect.getsourcefile(step) or "", inspect.getsourcelines(step)[1]
    except (OSError, TypeError):  # compiled
        file, line = "", 0
    path = Path(file)
    return Step(
        step.__name__, path.relative_to(game.folder).as_posix() if path.is_relative_to(game.folder) else "", line
    )


# -- the ledger


def _pieces(s: Any) -> list[Piece]:
    found: dict[int, Piece] = {}
    everybody = [*range(s.seats), SPECTATOR]
    for name, d in fields_of(type(s)):
        if not d.zone:
            continue
        value = getattr(s, name)
        apart = bool(value) and isinstance(value[0], list)
        for owner, pieces in enumerate(value if apart else [value]):
            for piece in pieces:
                if piece >= 0:
                    knows = [-1] if s.known[piece] == ALL else [v for v in everybody if s.known[piece] >> v & 1]
                    found[piece] = Piece(piece, name, owner if apart else -1, knows)
    return [found[number] for number in sorted(found)]


# -- the question


def _weighed(game: Game, s: Any, seat: int) -> list[Option]:
    return [] if seat < 0 else [*game.options(s, seat, revise=True), *game.free_options(s, seat)]


def _question(
    game: Game, s: Any, seat: int, lang: str, names: list[str]
) -> tuple[Ask | None, list[Choice], list[Refused], list[Barred]]:
    """The question as a table would put it to this seat, its options, and what is refused: by rule, and one by one."""
    if s.asked is None or seat < 0:
        return None, [], [], []
    asked, view = s.asked, game.view(s, seat)
    form: Any = game.questions[asked.kind].form
    answered = [one for one in asked.seats if one in asked.answers] if form != SINGLE else []
    ask = Ask("", asked.kind, form, list(game.waiting(s)), answered, True, [free.kind for free in asked.free],
              prompt=game.texts.say(lang, f"prompt-{asked.kind}"))  # fmt: skip
    if game.about is not None and (about := game.about(view)) is not None:
        ask.about = game.texts.about(lang, about.message, about.params, names)
    free = len(game.options(s, seat, revise=True))
    options = [choice(option, game.label(view, option, lang, names), number >= free)
               for number, option in enumerate(_weighed(game, s, seat))]  # fmt: skip
    Telling(game, s, seat, lang, names).tell(options, ask)
    no = game.barred(s, seat)
    barred = [(head_of(option), why.rule, game.label(view, option, lang, names), game.texts.refusal(lang, why, names))
              for option, why in no]  # fmt: skip
    return ask, options, _by_rule(game, no, lang), barred


def _by_rule(game: Game, barred: list[tuple[Option, Refusal]], lang: str) -> list[Refused]:
    found: dict[str, list[str]] = {}
    for option, why in barred:
        found.setdefault(why.rule, []).append(_text(option))
    known = game.rules.rules
    return [Refused(rule, known[rule].text[lang] if rule in known else "", len(texts), texts[:EXAMPLES])
            for rule, texts in sorted(found.items(), key=lambda one: -len(one[1]))]  # fmt: skip


def _text(option: Option) -> str:
    if isinstance(option, Span):
        return f"{to_text(option.head)} {option.low}…{option.high}"
    return f"{to_text(option.head)} …" if isinstance(option, Text) else to_text(option)


# -- the log


def _log(played: Played, viewer: int | None, lang: str, names: list[str]) -> list[Line]:
    game, lines = played.game, []
    first = max(0, len(played.events) - LINES)
    for number, event in enumerate(played.events[first:], first):
        told = event_for(event, viewer) if viewer is not None else {"kind": event.kind, **event.params, **event.secret}
        if told is None:
            continue
        at = next((at for at, mark in enumerate(played.marks) if number < mark), len(played.marks))
        params = {key: plain(value) for key, value in told.items() if key != "kind"}
        lines.append(Line(game.texts.event(lang, told, names), event.kind, params, at))
    return lines


def _text_faults(played: Played) -> list[TextFault]:
    """Log lines that have no words, or name what the event does not give."""
    texts, found = played.game.texts, {}
    for event in played.events[-LINES:]:
        told = {"kind": event.kind, **event.params, **event.secret}
        for lang in LANGUAGES:
            key = (lang, event.kind)
            if key not in found and not texts.event_complete(lang, told):
                found[key] = TextFault(lang, f"log-{event.kind}", sorted({*event.params, *event.secret}))
    return list(found.values())
