"""The messages of the socket as TypeScript, from `server.wire`: what a client says (`Said`) and is told (`Told`)."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from araldo.server import wire
from araldo.server.typescript.forms import HEADER, Forms, alternatives, interface

IMPORT = "import type { Action } from '$kit/kernel.gen'\n"


def message_types() -> str:
    forms = Forms()
    said = [_message(forms, cls, said=True) for cls in get_args(wire.Said)]
    told = [_message(forms, cls) for cls in get_args(wire.Told)]
    unions = [_union("Told", wire.Told), _union("Said", wire.Said)]
    return "\n".join([HEADER + IMPORT, *forms.interfaces, *told, *said, *unions])


def _message(forms: Forms, cls: type[msgspec.Struct], said: bool = False) -> str:
    """A message is known by its `type`."""
    return interface(cls.__name__, [("type", f"'{cls.__struct_config__.tag}'"), *forms.members(cls, said)])


def _union(name: str, alias: Any) -> str:
    return alternatives(name, [cls.__name__ for cls in get_args(alias)])
