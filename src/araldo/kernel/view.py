"""Views: what one viewer may see now, and nothing else. Derived from the declarations of the fields, fail-closed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NotRequired, Protocol, TypedDict, cast

import msgspec

from araldo.kernel.fields import Declared, Seen, declared
from araldo.kernel.log import event_for
from araldo.kernel.question import SINGLE, WINDOW, Question
from araldo.kernel.state import Frame, State

__all__ = ["event_for", "view", "view_json"]

_encode = msgspec.json.Encoder().encode
_FIELDS: dict[type, list[tuple[str, Declared]]] = {}
_SHOWN: dict[type, list[tuple[str, Declared]]] = {}
_OPEN: dict[type, bool] = {}
_ATOMS = frozenset((int, str, bool, float, type(None)))
_HIDDEN = object()


def fields_of(cls: type) -> list[tuple[str, Declared]]:
    found = _FIELDS.get(cls)
    if found is None:
        found = _FIELDS[cls] = [(name, d) for name, d in declared(cls) if not d.transient]
    return found


def _shown_of(cls: type) -> list[tuple[str, Declared]]:
    """The fields of which anybody may see anything."""
    found = _SHOWN.get(cls)
    if found is None:
        found = _SHOWN[cls] = [(name, d) for name, d in fields_of(cls) if d.zone or d.seen is not Seen.NOBODY]
    return found


def _open(cls: type) -> bool:
    """Whether everybody sees the same of such a record."""
    found = _OPEN.get(cls)
    if found is None:
        found = _OPEN[cls] = all(d.seen is Seen.ALL for _, d in _shown_of(cls))
    return found


class Asking(Protocol):
    """As much of a game as a view needs."""

    @property
    def questions(self) -> Mapping[str, Question[Any, Any]]: ...


class QuestionSeen(TypedDict):
    """The question that stands, as a view has it."""

    kind: str
    form: str
    seats: list[int]
    free: list[tuple[str, list[int]]]  # who may act besides, and how
    answered: NotRequired[list[int]]  # of a secret one: who has
    answer: NotRequired[list[int | str]]  # the viewer's own
    draft: NotRequired[list[list[int | str]]]
    shown: NotRequired[dict[str, list[int | str]]]  # by seat: what of an answer everybody may know


Shared = dict[Any, Any]  # by the id of a record: its public fields; by "json" and that id: the same as JSON


def view(game: Asking, s: State, viewer: int, shared: Shared | None = None) -> dict[str, Any]:
    """Everything a viewer (a seat, or SPECTATOR) may see: public fields, its own secrets, the question, its offers.

    `shared`: an empty dict to begin with, the same for several viewers of the same state: what everybody sees is found
    once. The views then have parts in common, and nobody may change them.
    """
    seen = _record(s, s, viewer, shared)
    seen["frames"] = [{"procedure": f.__class__.__name__, **_record(s, f, viewer, shared)} for f in s.frames]
    seen["asked"] = _asked(game, s, viewer)
    seen["offers"] = [_plain(o) for o in s.offers if o.seen >> viewer & 1]
    seen["viewer"] = viewer
    seen["over"] = not s.frames
    return seen


def _record(s: State, record: State | Frame, viewer: int, shared: Shared | None) -> dict[str, Any]:
    out = {}
    common = {} if shared is None else shared.setdefault(id(record), {})
    for name, d in _shown_of(record.__class__):
        if name in common:
            out[name] = common[name]
            continue
        value = _field(s, d, getattr(record, name), viewer)
        if d.seen is Seen.ALL:
            common[name] = value
        if value is not _HIDDEN:
            out[name] = value
    return out


def view_json(game: Asking, s: State, viewer: int, shared: Shared) -> bytes:
    """`view` as JSON (its keys in another order): what everybody sees is encoded once for all viewers of a state."""
    tail = b'"viewer":%d,"over":%s}' % (viewer, b"false" if s.frames else b"true")
    found: bytes | None = shared.get("head")
    if found is not None:  # everything is public now
        return found + tail
    parts = [_record_json(s, s, viewer, shared)]
    if all(_open(f.__class__) for f in s.frames):
        if "frames" not in shared:
            shared["frames"] = b"[%s]" % b",".join([_frame_json(s, f, viewer, shared) for f in s.frames])
        frames = shared["frames"]
        public = _open(s.__class__) and not s.offers
    else:
        public = False
        frames = b"[%s]" % b",".join([_frame_json(s, f, viewer, shared) for f in s.frames])
    parts.append(b'"frames":' + frames)
    if s.asked is None or game.questions[s.asked.kind].form == SINGLE:
        if "asked" not in shared:
            shared["asked"] = _encode(_asked(game, s, viewer))
        parts.append(b'"asked":' + shared["asked"])
    else:
        public = False
        parts.append(b'"asked":' + _encode(_asked(game, s, viewer)))
    offers = _encode([_plain(o) for o in s.offers if o.seen >> viewer & 1]) if s.offers else b"[]"
    head = b'{%s,"offers":%s,' % (b",".join(parts), offers)
    if public:
        shared["head"] = head
    return head + tail


def _frame_json(s: State, f: Frame, viewer: int, shared: Shared) -> bytes:
    fields = _record_json(s, f, viewer, shared)
    return b'{"procedure":"%s"%s%s}' % (f.__class__.__name__.encode(), b"," if fields else b"", fields)


def _record_json(s: State, record: State | Frame, viewer: int, shared: Shared) -> bytes:
    """The fields of a record that a viewer sees, as the inside of a JSON object."""
    key = ("json", id(record))
    found: bytes | None = shared.get(key)
    if found is None:
        public = {name: _field(s, d, getattr(record, name), viewer)
                  for name, d in _shown_of(record.__class__) if d.seen is Seen.ALL}  # fmt: skip
        found = shared[key] = _encode(public)[1:-1]
    if _open(record.__class__):
        return found
    own = {name: value for name, d in _shown_of(record.__class__) if d.seen is not Seen.ALL
           and (value := _field(s, d, getattr(record, name), viewer)) is not _HIDDEN}  # fmt: skip
    if not own:
        return found
    return b"%s,%s" % (found, _encode(own)[1:-1]) if found else _encode(own)[1:-1]


def _field(s: State, d: Declared, value: Any, viewer: int) -> Any:
    if d.zone:
        if value and isinstance(value[0], list):
            return [
                _zone(s, d, pieces, viewer, d.seen is Seen.ALL or (d.seen is Seen.OWNER and i == viewer))
                for i, pieces in enumerate(value)
            ]
        return _zone(s, d, value, viewer, d.seen is Seen.ALL)
    if d.seen is Seen.ALL:
        return _plain(value)
    if d.seen is Seen.OWNER:
        return [_plain(entry) if i == viewer else None for i, entry in enumerate(value)]
    if d.seen is Seen.LISTED:
        return [_plain(entry) for entry in value if entry.seen >> viewer & 1]
    return _HIDDEN


def _zone(s: State, d: Declared, pieces: list[int], viewer: int, here: bool) -> Any:
    """A pile or board slot by slot (None: something unseen); a hand or bag as what is known of it and how many more."""
    if here:
        return list(pieces) if d.ordered else {"known": list(pieces), "hidden": 0}
    if d.ordered:
        if d.memory:
            return [p if p < 0 or s.known[p] >> viewer & 1 else None for p in pieces]
        return [p if p < 0 else None for p in pieces]
    listed = d.memory or not s.frames  # what is shown for the scoring stays in sight
    known = sorted(p for p in pieces if listed and s.known[p] >> viewer & 1)
    return {"known": known, "hidden": len(pieces) - len(known)}


def _asked(game: Asking, s: State, viewer: int) -> QuestionSeen | None:
    asked = s.asked
    if asked is None:
        return None
    question = game.questions[asked.kind]
    out: QuestionSeen = {
        "kind": asked.kind,
        "form": question.form,
        "seats": list(asked.seats),
        "free": cast(Any, [[f.kind, list(f.seats)] for f in asked.free]),  # a pair, as JSON has it
    }
    if question.form == WINDOW:  # nobody is shown who was asked, nor who has answered
        out["seats"] = [seat for seat in asked.seats if seat == viewer]
    if question.form != SINGLE:
        out["answered"] = [seat for seat in out["seats"] if seat in asked.answers]
        if viewer in asked.answers:
            out["answer"] = list(asked.answers[viewer])
        if viewer in asked.drafts:
            out["draft"] = [list(edit) for edit in asked.drafts[viewer]]
        if question.shown is not None:
            parts = {seat: question.shown(asked.answers[seat]) for seat in out["answered"]}
            out["shown"] = {str(seat): list(part) for seat, part in parts.items() if part is not None}
    return out


def _plain(value: Any) -> Any:
    """A value as JSON would have it."""
    if value.__class__ in _ATOMS:
        return value
    if isinstance(value, list | tuple):
        return [item if item.__class__ in _ATOMS else _plain(item) for item in value]
    if isinstance(value, int | float | str):
        return value
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    return {name: _plain(getattr(value, name)) for name in value.__slots__}
