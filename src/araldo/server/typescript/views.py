"""What a viewer sees of a game, as TypeScript: the fields of state and frames by their declarations."""

from __future__ import annotations

import re
from typing import Any, get_args, get_type_hints

from araldo.kernel.fields import Declared, Seen
from araldo.kernel.game import Game
from araldo.kernel.offer import Offer
from araldo.kernel.state import State
from araldo.kernel.view import QuestionSeen, fields_of
from araldo.server.typescript.events import event_types, said
from araldo.server.typescript.forms import HEADER, Forms, alternatives, interface, literal, many, union

HAND = "/** A hand or bag: the pieces known to the viewer, and how many more. */\n" + interface(
    "Hand", [("known", "number[]"), ("hidden", "number")]
)
ACTION = "export type Item = string | number\n/** A verb, and what it is done with. */\nexport type Action = Item[]\n"
SHARED = ("Action", "Hand", "Seen", "Value")  # from the kernel's file
VALUE = (
    "/** What an event may tell. */\nexport type Value = Item | boolean | null | Value[] | { [key: string]: Value }\n"
)


def kernel_types() -> str:
    """What the views of all games share."""
    forms = Forms()
    asked = interface("Asked<Kind>", [(n, t.replace("string", "Kind") if n in ("kind", "free") else t)
                                      for n, t in forms.fields(QuestionSeen)])  # fmt: skip
    seen = interface(
        "Seen<Frame, Kind>",
        [("frames", "Frame[]"), ("asked", "Asked<Kind> | null"), ("offers", f"{forms.of(Offer)}[]"),
         ("viewer", "number"), ("over", "boolean")],
    )  # fmt: skip
    return "\n".join([HEADER, ACTION, VALUE, HAND, *forms.interfaces, asked, seen])


def view_types(game: Game) -> str:
    """Everything a board of this game may read: `View`, `Frame`, `Kind`, `Verb`, `Event`, and the records in them."""
    forms = Forms()
    state = [member for member in seen_fields(forms, game.state) if member[0] not in ("options", "offers")]
    frames = [
        f"{{ procedure: '{cls.__name__}'{''.join(f'; {n}: {t}' for n, t in seen_fields(forms, cls))} }}"
        for cls in sorted(game.steps, key=lambda cls: cls.__name__)
    ]
    view = interface("View", [("options", "Options"), *state], "Seen<Frame, Kind>")
    parts = [
        options_type(game), view, alternatives("Frame", frames),
        alternatives("Kind", map(literal, sorted(game.questions))),
        alternatives("Verb", map(literal, verbs(game))), event_types(game), *forms.interfaces,
    ]  # fmt: skip
    body = "\n".join(parts)
    used = [name for name in SHARED if re.search(rf"\b{name}\b", body)]
    return f"{HEADER}import type {{ {', '.join(used)} }} from '$kit/kernel.gen'\n\n{body}"


def options_type(game: Game) -> str:
    """The options of the table, with their values."""
    return interface("Options", [(o.id, union(map(literal, o.values))) for o in game.options_table.values()])


def verbs(game: Game) -> list[str]:
    """With which words an action may begin: those that the texts can say."""
    return said(game, "option-")


def seen_fields(forms: Forms, cls: type) -> list[tuple[str, str]]:
    """The fields of which anybody may see anything, in the form in which the view has them."""
    hints = get_type_hints(cls)
    shown = [(name, d) for name, d in fields_of(cls) if d.zone or d.seen is not Seen.NOBODY]
    return [(name, _seen(forms, d, hints[name])) for name, d in shown if not _kernel_secret(cls, name)]


def _kernel_secret(cls: type, name: str) -> bool:
    return issubclass(cls, State) and name in ("frames", "asked")


def _seen(forms: Forms, d: Declared, hint: Any) -> str:
    if d.zone:
        (item,) = get_args(hint)
        return many(_zone(d)) if get_args(item) else _zone(d)
    if d.seen in (Seen.OWNER, Seen.SIDE):  # a list with an entry a seat, null for the others'
        return many(f"{forms.of(get_args(hint)[0])} | null")
    return forms.of(hint)


def _zone(d: Declared) -> str:
    if not d.ordered:
        return "Hand"
    return "number[]" if d.seen is Seen.ALL else "(number | null)[]"
