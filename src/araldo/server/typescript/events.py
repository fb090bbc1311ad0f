"""The events of a game's log, read from its source: each `note(s, "kind", …)` tells its kind and its parameters."""

from __future__ import annotations

import ast
import inspect
import re
from dataclasses import dataclass, field

from araldo.kernel.game import Game
from araldo.kernel.log import note
from araldo.kernel.texts import SEATS
from araldo.server.typescript.forms import alternatives

OWN = set(inspect.signature(note).parameters) - {"params"}  # what `note` itself reads


@dataclass
class Told:
    """What the notes of one kind say. `always`: in each of them; `open`: some say more than can be read here."""

    always: set[str] | None = None
    ever: set[str] = field(default_factory=set)
    open: bool = False

    def add(self, params: set[str], secret: set[str], more: bool) -> None:
        self.always = params if self.always is None else self.always & params
        self.ever |= params | secret
        self.open |= more


def events(game: Game) -> dict[str, Told]:
    """By kind. A kind that the texts know and no note names outright may say anything."""
    found: dict[str, Told] = {}
    for path in sorted(game.folder.rglob("*.py")):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "note":
                for kind in _kinds(call.args[1]):
                    found.setdefault(kind, Told()).add(*_params(call))
    for kind in said(game, "log-"):
        found.setdefault(kind, Told(open=True))
    return dict(sorted(found.items()))


def said(game: Game, prefix: str) -> list[str]:
    """What the texts can say of this sort: the names of their messages."""
    texts = (game.folder / "texts" / "en.ftl").read_text(encoding="utf-8")
    return sorted(set(re.findall(rf"^{prefix}([a-z0-9_]+)", texts, re.MULTILINE)))


def _kinds(kind: ast.expr) -> list[str]:
    """The kinds that an argument may be: a word, or one of two."""
    if isinstance(kind, ast.IfExp):
        return _kinds(kind.body) + _kinds(kind.orelse)
    return [kind.value] if isinstance(kind, ast.Constant) and isinstance(kind.value, str) else []


def _params(call: ast.Call) -> tuple[set[str], set[str], bool]:
    """Names of the parameters, names of the secret ones, and whether there may be more."""
    given = {k.arg: k.value for k in call.keywords if k.arg is not None}
    secret = given.get("secret")
    hidden: set[str] = set()
    more = any(k.arg is None for k in call.keywords)
    if isinstance(secret, ast.Dict):
        hidden = {key.value for key in secret.keys if isinstance(key, ast.Constant) and isinstance(key.value, str)}
        more |= len(hidden) < len(secret.keys)
    elif secret is not None:
        more = True
    return set(given) - OWN, hidden, more


def event_types(game: Game) -> str:
    return alternatives("Event", [_event(kind, told) for kind, told in events(game).items()])


def _event(kind: str, told: Told) -> str:
    always = told.always or set()
    parts = [f"kind: '{kind}'"]
    parts += [f"{name}{'' if name in always else '?'}: {_value(name)}" for name in sorted(told.ever)]
    parts += ["hidden?: true"] if told.ever - always else []
    parts += ["rule?: string"]
    parts += ["[more: string]: Value | undefined"] if told.open else []
    return f"{{ {'; '.join(parts)} }}"


def _value(name: str) -> str:
    """Parameters that hold seats are known by their names."""
    if name in SEATS:
        return "number[]" if name == "seats" else "number"
    return "Value"
