"""What a client may say on a socket. Anything that does not fit is refused before anybody looks at it."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec

MOST = 65536  # bytes of a message
Key: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Words: TypeAlias = Annotated[str, msgspec.Meta(max_length=2000)]
Item: TypeAlias = int | Annotated[str, msgspec.Meta(max_length=4000)]
Deed: TypeAlias = Annotated[list[Item], msgspec.Meta(min_length=1, max_length=64)]
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=63)]


class Act(msgspec.Struct, tag="act", forbid_unknown_fields=True):
    key: Key
    ask: Annotated[str, msgspec.Meta(max_length=64)]
    action: Deed
    seat: Seat | None = None  # for whom, where one token acts for several


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    key: Key


class Stand(msgspec.Struct, tag="stand", forbid_unknown_fields=True):
    key: Key
    kind: Annotated[str, msgspec.Meta(max_length=64)]
    action: Deed | None


class Explain(msgspec.Struct, tag="explain", forbid_unknown_fields=True):
    action: Deed


class Say(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    key: Key
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
    to: Seat | None = None


class Note(msgspec.Struct, tag="note", forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(max_length=20000)]


class Lang(msgspec.Struct, tag="lang", forbid_unknown_fields=True):
    lang: Annotated[str, msgspec.Meta(pattern="^(en|it)$")]


class Look(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    """At a hot-seat table: show me this seat; null: whoever is asked."""

    seat: Seat | None = None


class Pause(msgspec.Struct, tag="pause", forbid_unknown_fields=True):
    key: Key


class Resume(msgspec.Struct, tag="resume", forbid_unknown_fields=True):
    key: Key


class TimeUp(msgspec.Struct, tag="clock", forbid_unknown_fields=True):
    """What becomes of a seat whose time has run out."""

    key: Key
    do: Annotated[str, msgspec.Meta(pattern="^(bot|wait)$")]
    seat: Seat | None = None


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    pass


Said: TypeAlias = Act | Undo | Stand | Explain | Say | Note | Lang | Look | Pause | Resume | TimeUp | Ping

_decoder = msgspec.json.Decoder(Said)
_encoder = msgspec.json.Encoder()
encode = _encoder.encode


def read(data: str | bytes) -> Said:
    """A message, or msgspec.MsgspecError (and UnicodeError) for anything else."""
    said: Said = _decoder.decode(data)
    return said


def key_of(data: str | bytes) -> str:
    """The key of a message that is otherwise wrong, so that its sender can tell which one was refused."""
    try:
        found: Any = msgspec.json.decode(data)
        key = found.get("key", "") if isinstance(found, dict) else ""
        return key if isinstance(key, str) and len(key) <= 64 else ""
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
