"""Views: what one viewer may see now, and nothing else. Derived from the declarations of the fields, fail-closed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from operator import attrgetter
from typing import Any, NotRequired, Protocol, TypedDict, cast

import msgspec

from araldo.kernel.fields import Declared, Seen, declared
from araldo.kernel.log import event_for
from araldo.kernel.question import SINGLE, WINDOW, Question
from araldo.kernel.sides import allies
from araldo.kernel.state import Frame, State

__all__ = ["LazyView", "event_for", "view", "view_json"]

_encode = msgspec.json.Encoder().encode
_FIELDS: dict[type, list[tuple[str, Declared]]] = {}
_SHOWN: dict[type, list[tuple[str, Declared]]] = {}
_PLANS: dict[type, _Plan] = {}
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


class _Plan:
    """How a record becomes JSON: what everybody sees, plain or of zones, and what depends on the eyes."""

    __slots__ = ("fields", "name", "open", "own", "plain", "values", "zones")

    def __init__(self, cls: type) -> None:
        shown = _shown_of(cls)
        self.name, self.fields = cls.__name__.encode(), dict(shown)
        self.plain = [name for name, d in shown if d.seen is Seen.ALL and not d.zone]
        self.values = attrgetter(*self.plain) if len(self.plain) > 1 else None  # all of them at once
        self.zones = [(name, d) for name, d in shown if d.seen is Seen.ALL and d.zone]
        self.own = [(name, d) for name, d in shown if d.seen is not Seen.ALL]
        self.open = not self.own  # everybody sees the same

    def public(self, s: State, record: State | Frame, viewer: int) -> dict[str, Any]:
        if self.values is not None:
            found = dict(zip(self.plain, self.values(record), strict=True))
        else:
            found = {name: getattr(record, name) for name in self.plain}
        for name, d in self.zones:
            found[name] = _field(s, d, getattr(record, name), viewer)
        return found


def _plan(cls: type) -> _Plan:
    found = _PLANS.get(cls)
    if found is None:
        found = _PLANS[cls] = _Plan(cls)
    return found


def viewers_of(s: State, d: Declared, owner: int | None) -> int:
    """Who sees an entry of a field, or a piece in a zone, because of where it is: a mask. None: nobody owns it."""
    if d.seen is Seen.ALL:
        return -1
    if owner is None:
        return 0
    if d.seen is Seen.OWNER:
        return 1 << owner
    return allies(s, owner) if d.seen is Seen.SIDE else 0


def _own(s: State, d: Declared, viewer: int) -> int:
    """The seats whose entries of a field a viewer sees: a mask."""
    if d.seen is Seen.OWNER:
        return 1 << viewer if viewer >= 0 else 0
    if d.seen is Seen.SIDE and 0 <= viewer < s.seats:
        return allies(s, viewer)
    return -1 if d.seen is Seen.ALL else 0


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
    seen["frames"] = _frames(s, viewer, shared)
    seen["asked"] = _asked(game, s, viewer)
    seen["offers"] = _offers(s, viewer)
    seen["viewer"] = viewer
    seen["over"] = not s.frames
    return seen


def _frames(s: State, viewer: int, shared: Shared | None) -> list[dict[str, Any]]:
    return [{"procedure": f.__class__.__name__, **_record(s, f, viewer, shared)} for f in s.frames]


def _offers(s: State, viewer: int) -> list[Any]:
    return [_plain(o) for o in s.offers if o.seen >> viewer & 1]


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


class LazyView(dict[str, Any]):
    """`view`, each part found when somebody asks for it: a few words need a few fields. Only while the state stands."""

    def __init__(self, game: Asking, s: State, viewer: int) -> None:
        super().__init__()
        self._of = (game, s, viewer)

    def __missing__(self, name: str) -> Any:
        game, s, viewer = self._of
        declared_ = _plan(s.__class__).fields.get(name)
        value = _BESIDE[name](game, s, viewer) if declared_ is None else _field(s, declared_, getattr(s, name), viewer)
        if value is _HIDDEN:
            raise KeyError(name)
        self[name] = value
        return value

    def get(self, name: str, default: Any = None) -> Any:
        try:
            return self[name]
        except KeyError:
            return default

    def __contains__(self, name: object) -> bool:
        if super().__contains__(name):
            return True
        try:
            self[cast(str, name)]
        except KeyError:
            return False
        return True

    def _whole(self) -> dict[str, Any]:
        return view(*self._of)

    def __iter__(self) -> Iterator[str]:
        return iter(self._whole())

    def keys(self) -> Any:
        return self._whole().keys()

    def values(self) -> Any:
        return self._whole().values()

    def items(self) -> Any:
        return self._whole().items()

    def __len__(self) -> int:
        return len(self._whole())

    def __eq__(self, other: object) -> bool:
        return self._whole() == other

    def __ne__(self, other: object) -> bool:
        return self._whole() != other

    __hash__ = None


def view_json(game: Asking, s: State, viewer: int, shared: Shared) -> bytes:
    """`view` as JSON (its keys in another order): what everybody sees is encoded once for all viewers of a state.

    What the fields hold is plain data, so the encoder takes it as it is.
    """
    tail = b'"viewer":%d,"over":%s}' % (viewer, b"false" if s.frames else b"true")
    found: bytes | None = shared.get("head")
    if found is not None:  # everything is public now
        return found + tail
    public = _plan(s.__class__).open and not s.offers
    parts = [_record_json(s, s, viewer, shared)]
    if "frames" in shared:
        parts.append(shared["frames"])
    else:
        frames = b'"frames":[%s]' % b",".join([_frame_json(s, f, viewer, shared) for f in s.frames])
        parts.append(frames)
        if all(_plan(f.__class__).open for f in s.frames):
            shared["frames"] = frames
        else:
            public = False
    if s.asked is None or game.questions[s.asked.kind].form == SINGLE:
        if "asked" not in shared:
            shared["asked"] = b'"asked":' + _encode(_asked(game, s, viewer))
        parts.append(shared["asked"])
    else:
        public = False
        parts.append(b'"asked":' + _encode(_asked(game, s, viewer)))
    offers = _encode([o for o in s.offers if o.seen >> viewer & 1]) if s.offers else b"[]"
    head = b'{%s,"offers":%s,' % (b",".join(parts), offers)
    if public:
        shared["head"] = head
    return head + tail


def _frame_json(s: State, f: Frame, viewer: int, shared: Shared) -> bytes:
    fields = _record_json(s, f, viewer, shared)
    return b'{"procedure":"%s"%s%s}' % (_plan(f.__class__).name, b"," if fields else b"", fields)


def _record_json(s: State, record: State | Frame, viewer: int, shared: Shared) -> bytes:
    """The fields of a record that a viewer sees, as the inside of a JSON object."""
    key, plan = ("json", id(record)), _plan(record.__class__)
    found: bytes | None = shared.get(key)
    if found is None:
        found = shared[key] = _encode(plan.public(s, record, viewer))[1:-1]
    if plan.open:
        return found
    own = {}
    for name, d in plan.own:
        value = getattr(record, name)
        if d.zone:
            own[name] = _field(s, d, value, viewer)
        elif d.seen is Seen.OWNER:
            own[name] = [entry if i == viewer else None for i, entry in enumerate(value)]
        elif d.seen is Seen.SIDE:
            seats = _own(s, d, viewer)
            own[name] = [entry if seats >> i & 1 else None for i, entry in enumerate(value)]
        elif d.seen is Seen.LISTED:
            own[name] = [entry for entry in value if entry.seen >> viewer & 1]
    if not own:
        return found
    return b"%s,%s" % (found, _encode(own)[1:-1]) if found else _encode(own)[1:-1]


def _field(s: State, d: Declared, value: Any, viewer: int) -> Any:
    if d.zone:
        if value and isinstance(value[0], list):
            seats = _own(s, d, viewer)
            return [_zone(s, d, pieces, viewer, bool(seats >> i & 1)) for i, pieces in enumerate(value)]
        return _zone(s, d, value, viewer, d.seen is Seen.ALL)
    if d.seen is Seen.ALL:
        return _plain(value)
    if d.seen is Seen.OWNER:
        return [_plain(entry) if i == viewer else None for i, entry in enumerate(value)]
    if d.seen is Seen.SIDE:
        seats = _own(s, d, viewer)
        return [_plain(entry) if seats >> i & 1 else None for i, entry in enumerate(value)]
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


_BESIDE: dict[str, Callable[[Asking, State, int], Any]] = {  # what a view has beside the fields of the state
    "frames": lambda game, s, viewer: _frames(s, viewer, None),
    "asked": _asked,
    "offers": lambda game, s, viewer: _offers(s, viewer),
    "viewer": lambda game, s, viewer: viewer,
    "over": lambda game, s, viewer: not s.frames,
}
