"""The messages of a socket: one list of them, in code and in words."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from araldo.server import wire

PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
SAID = [*get_args(wire.Said)]
TOLD = [*get_args(wire.Told)]


def forms(*types: type) -> list[type[msgspec.Struct]]:
    """These messages, and the parts that they are made of."""
    found: list[type[msgspec.Struct]] = []

    def look(info: msgspec.inspect.Type) -> None:
        if isinstance(info, msgspec.inspect.StructType) and info.cls not in found:
            found.append(info.cls)
            for field in info.fields:
                look(field.type)
        for inside in (getattr(info, "item_type", None), *getattr(info, "types", ()), *getattr(info, "item_types", ())):
            if inside is not None:
                look(inside)

    for one in types:
        look(msgspec.inspect.type_info(one))
    return found


@pytest.mark.parametrize("form", forms(*SAID, *TOLD), ids=lambda form: form.__name__)
def test_every_field_is_in_the_protocol(form: type[msgspec.Struct]) -> None:
    names = [field.encode_name for field in msgspec.structs.fields(form)]
    tag = form.__struct_config__.tag
    missing = [name for name in [*([tag] if tag else []), *names] if not re.search(rf"\b{name}\b", PROTOCOL)]
    assert missing == []


@pytest.mark.parametrize("form", forms(*TOLD), ids=lambda form: form.__name__)
def test_what_is_told_has_no_field_that_nobody_knows(form: type[msgspec.Struct]) -> None:
    assert form.__struct_config__.forbid_unknown_fields, "the tests' client could not tell"
