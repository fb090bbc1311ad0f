"""What is looked at when a game is built: quickly, from what its author gave, before anything is played or read.

Each finding says what is wrong and how to mend it. What needs the game's files is `examine`; what needs play,
`contract`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType
from typing import Any, Protocol

from araldo.kernel.catalogue import LANGUAGES
from araldo.kernel.chapter import Procedure
from araldo.kernel.errors import BadGame
from araldo.kernel.fields import Seen
from araldo.kernel.question import DRAFT, SEALED, SINGLE, WINDOW, Question
from araldo.kernel.sides import TeamState
from araldo.kernel.state import Frame, State

_ID = re.compile(r"[a-z][a-z0-9_]*\Z")
_FORMS = ("seat", "table", "each")
_ANSWER = {SINGLE: ("(s, f, seat, action)", 4), SEALED: ("(s, f, {seat: action})", 3),
           WINDOW: ("(s, f, {seat: action})", 3), DRAFT: ("(s, f, {seat: [edit, …]})", 3)}  # fmt: skip
_LOOK, _LOOK_DRAFT = ("(s, f, seat)", 3), ("(s, f, seat, draft)", 4)


class Built(Protocol):
    """What is looked at of a game."""

    id: str
    version: int
    title: dict[str, str]
    folder: Path
    state: Any
    seats: tuple[int, ...]
    usual_seats: int
    bound: int
    steps: Any
    backs: Sequence[int]
    host_choices: Sequence[str]
    host_forms: Any
    versions: Any
    bots: Any
    scopes: Any
    checks: Any
    begin: Any
    result: Any
    adjudicate: Any
    invariants: Any
    due: Any
    resample: Any
    check_setup: Any
    warnings: Any
    teams: Any
    sketch: Any
    evaluate: Any
    round_of: Any
    emblems: Any
    wording: Any
    about: Any
    variant: Any


def check_built(game: Built, procedures: Sequence[Procedure[Any]], questions: Sequence[Question[Any, Any]]) -> None:
    """Raise BadGame with everything that is wrong."""
    found = [*_identity(game), *_records(game, procedures)]
    if not found:  # what follows looks into the records
        found += [*_state(game), *_procedures(procedures), *_questions(game, questions), *_table(game)]
    if found:
        raise BadGame(f"{game.id}: {found[0]}" if len(found) == 1 else "\n- ".join([f"{game.id}:", *found]))


def takes(function: Any, count: int) -> bool:
    """Whether so many arguments will do. What is no Python function (compiled, partial) is taken at its word."""
    code: CodeType | None = getattr(function, "__code__", None)
    if code is None:
        return callable(function)
    most = code.co_argcount - (1 if getattr(function, "__self__", None) is not None else 0)
    least = most - len(function.__defaults__ or ())
    required = code.co_kwonlyargcount - len(function.__kwdefaults__ or ())
    return not required and least <= count and (count <= most or bool(code.co_flags & 0x04))


def named(function: Any) -> str:
    return str(getattr(function, "__name__", function))


def _identity(game: Built) -> Iterator[str]:
    if game.variant is None and not _ID.match(game.id):
        yield f"the id {game.id!r} is no plain word: small letters, digits and _, a letter first"
    for lang in LANGUAGES:
        if not game.title.get(lang):
            yield f"title has no {lang!r}: give it in {' and '.join(map(repr, LANGUAGES))}"
    if game.version < 1:
        yield f"version is {game.version}: it starts with 1"
    if not game.folder.is_dir():
        yield f"folder {game.folder.name} is no folder: give Path(__file__).parent"
    if not game.seats or min(game.seats) < 1 or len(set(game.seats)) < len(game.seats):
        yield f"seats is {game.seats}: it lists each possible number of seats once"
    elif game.usual_seats not in game.seats:
        yield f"usual_seats is {game.usual_seats}: it is one of {', '.join(map(str, game.seats))}"
    if game.bound < 1:
        yield f"bound is {game.bound}: it is the number of decisions within which a random game ends"


def _records(game: Built, procedures: Sequence[Procedure[Any]]) -> Iterator[str]:
    for cls, base in [(game.state, State), *((p.frame, Frame) for p in procedures)]:
        name = getattr(cls, "__name__", repr(cls))
        if not isinstance(cls, type) or not issubclass(cls, base):
            yield f"{name} is no {base.__name__}: write class {name}({base.__name__})"
        elif "__dataclass_fields__" not in cls.__dict__ or "__slots__" not in cls.__dict__:
            yield f"{name} has no fields of its own: write @dataclass(slots=True) above the class"
        else:
            fields: Mapping[str, Any] = cls.__dict__["__dataclass_fields__"]
            for field in fields.values():
                if "araldo" not in field.metadata:
                    yield f"{name}.{field.name} does not say who sees it: give it public(), owned(), secret(), …"


def _state(game: Built) -> Iterator[str]:
    fields = {f.name: f.metadata["araldo"] for f in game.state.__dataclass_fields__.values()}
    zones = [name for name, d in fields.items() if d.zone]
    if zones and not game.backs:
        yield f"there are zones ({', '.join(zones)}) and no backs: give backs=[…], by piece which back it has"
    if game.teams is not None and not issubclass(game.state, TeamState):
        yield f"it has teams, and {game.state.__name__} knows no sides: write class {game.state.__name__}(TeamState)"
    if game.teams is None and issubclass(game.state, TeamState):
        yield f"{game.state.__name__} is a TeamState and nobody says who plays with whom: give teams=…"
    if game.teams is None and (sided := [name for name, d in fields.items() if d.seen is Seen.SIDE]):
        yield f"{', '.join(sided)} is seen by a side and there are none: give teams=…, or let its owner see it"


def _procedures(procedures: Sequence[Procedure[Any]]) -> Iterator[str]:
    if not procedures:
        yield "there are no procedures: give chapters=(…), each with its PROCEDURES, or procedures=[procedure(…)]"
    for p in procedures:
        given: tuple[Any, ...] = p.steps
        for step in given:
            if not callable(step):
                yield f"{p.frame.__name__}: {step!r} is no step: give the function itself, without calling it"
            elif not takes(step, 2):
                yield f"{p.frame.__name__}.{named(step)} is no step: a step takes (s, f), the state and its frame"


def _questions(game: Built, questions: Sequence[Question[Any, Any]]) -> Iterator[str]:
    for q in questions:
        if not _ID.match(q.kind):
            yield f"the question {q.kind!r} is no plain word: small letters, digits and _, for prompt-{q.kind}"
        for frame in q.asked_by:
            if frame is not Frame and frame not in game.steps:
                name = getattr(frame, "__name__", repr(frame))
                yield f"{q.kind} is asked by {name}, which has no steps: declare procedure({name}, …)"
        look = _LOOK_DRAFT if q.form == DRAFT else _LOOK
        answer = q.answer if q.form != WINDOW or named(q.answer) != "answered" else None  # made by `window`
        for what, function, (form, count) in (
            ("answer", answer, _ANSWER[q.form]), ("candidates", q.candidates, _LOOK), ("options", q.options, look),
            ("default", q.default, look), ("edits", q.edits, _LOOK_DRAFT), ("ready", q.ready, _LOOK_DRAFT),
            ("shown", q.shown, ("(action)", 1)), ("rank", q.rank, ("(edit)", 1)),
        ):  # fmt: skip
            if function is not None and not takes(function, count):
                yield f"{q.kind}: {named(function)} cannot be its {what}: of a {q.form} question that takes {form}"
        for what, function, count in q.parts:
            if not takes(function, count):
                form = "(s, f, seat, action)" if count == 4 else "(s, f)"
                yield f"{q.kind}: {named(function)} cannot be what happens when it is {what}: that takes {form}"
        if q.scope and q.scope not in game.scopes:
            yield f"{q.kind}: there is no scope {q.scope!r}: give scopes={{{q.scope!r}: …}}"


def _table(game: Built) -> Iterator[str]:
    takers: list[tuple[str, Callable[..., Any] | None, str, int]] = [
        ("begin", game.begin, "(s, setup)", 2), ("result", game.result, "(s)", 1),
        ("adjudicate", game.adjudicate, "(s)", 1), ("invariants", game.invariants, "(s)", 1),
        ("due", game.due, "(s)", 1),
        ("resample", game.resample, "(s, seat, rng)", 3), ("check_setup", game.check_setup, "(setup)", 1),
        ("warnings", game.warnings, "(setup)", 1), ("teams", game.teams, "(setup)", 1),
        ("sketch", game.sketch, "(view, lang)", 2), ("evaluate", game.evaluate, "(s, seat)", 2),
        ("round_of", game.round_of, "(s)", 1), ("emblems", game.emblems, "(view)", 1),
        ("wording", game.wording, "(view, action)", 2), ("about", game.about, "(view)", 1),
        *(("a check", check, "(s)", 1) for check in game.checks),
    ]  # fmt: skip
    for what, function, form, count in takers:
        if function is not None and not takes(function, count):
            yield f"{named(function)} cannot be {what}: that takes {form}"
    for choice, how in game.host_forms.items():
        if choice not in game.host_choices:
            yield f"host_forms offers {choice!r}, which nobody may choose: name it in host_choices"
        if how.form not in _FORMS:
            yield f"the host's choice {choice!r} has no form {how.form!r}: it is one of {', '.join(_FORMS)}"
    for version in game.versions:
        if version >= game.version:
            yield f"versions tells of version {version}, and this is version {game.version}: it is for older ones"
    for bot in game.bots:
        if bot == "random" or not _ID.match(bot):
            yield f"no bot can be called {bot!r}: a plain word, and `random` is everybody's"
