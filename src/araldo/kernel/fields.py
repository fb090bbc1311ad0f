"""Who sees what: every field of a state, and every local of a frame, is declared with one of these.

`public`  everyone sees it.                    `owned`   a list with one entry a seat; each seat sees its own.
`secret`  nobody sees it.                      `listed`  a list of records, each with a mask of viewers in `.seen`.
`shared`  never changes after the set-up (public, and never copied).
`screened` like `owned`, for numbers whose bounds the ledger keeps.
`sided`   like `owned`, but each seat sees those of its whole side (see `sides`).
`zone`    a place for pieces: one list of piece numbers, or one such list a seat. -1 is an empty slot.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from enum import Enum
from typing import Any


class Seen(Enum):
    ALL = "all"
    OWNER = "owner"
    SIDE = "side"  # the owner and whoever plays with it
    NOBODY = "nobody"
    LISTED = "listed"


@dataclasses.dataclass(frozen=True, slots=True)
class Declared:
    """What a field says about itself beyond its type."""

    seen: Seen
    shared: bool = False
    zone: bool = False
    ordered: bool = True  # a pile or a board; a hand or a bag is not
    memory: bool = False  # the view also lists what a viewer has seen and can still place
    purse: bool = False  # hidden numbers with bounds in the ledger
    transient: bool = False  # neither copied nor saved


def _field(declared: Declared, default: Any, factory: Callable[[], Any] | None) -> Any:
    metadata = {"araldo": declared}
    if factory is not None:
        return dataclasses.field(default_factory=factory, metadata=metadata)
    if default is dataclasses.MISSING:
        return dataclasses.field(default_factory=list, metadata=metadata)
    return dataclasses.field(default=default, metadata=metadata, compare=not declared.transient)


def public(default: Any = dataclasses.MISSING, *, factory: Callable[[], Any] | None = None) -> Any:
    return _field(Declared(Seen.ALL), default, factory)


def owned(default: Any = dataclasses.MISSING, *, factory: Callable[[], Any] | None = None) -> Any:
    return _field(Declared(Seen.OWNER), default, factory)


def sided(default: Any = dataclasses.MISSING, *, factory: Callable[[], Any] | None = None) -> Any:
    return _field(Declared(Seen.SIDE), default, factory)


def secret(default: Any = dataclasses.MISSING, *, factory: Callable[[], Any] | None = None) -> Any:
    return _field(Declared(Seen.NOBODY), default, factory)


def listed(default: Any = dataclasses.MISSING, *, factory: Callable[[], Any] | None = None) -> Any:
    return _field(Declared(Seen.LISTED), default, factory)


def shared(default: Any = dataclasses.MISSING, *, factory: Callable[[], Any] | None = None) -> Any:
    return _field(Declared(Seen.ALL, shared=True), default, factory)


def screened() -> Any:
    """Hidden numbers, one a seat, changed only by `purse.pay`."""
    return _field(Declared(Seen.OWNER, purse=True), dataclasses.MISSING, None)


def transient() -> Any:
    return _field(Declared(Seen.NOBODY, transient=True), None, None)


def zone(seen: Seen, *, ordered: bool = True, memory: bool = False, shared: bool = False) -> Any:
    """Pieces here. `seen` is who sees a piece because it lies here; `memory` lets the view show remembered ones too.

    `shared`: it never changes after the set-up.
    """
    declared = Declared(seen, shared=shared, zone=True, ordered=ordered, memory=memory)
    return _field(declared, dataclasses.MISSING, None)


def declared(cls: type) -> list[tuple[str, Declared]]:
    """The fields of a state or frame class with their declarations; a field without one is a mistake of the author."""
    out = []
    for f in dataclasses.fields(cls):
        if "araldo" not in f.metadata:
            raise TypeError(f"{cls.__name__}.{f.name} does not say who sees it")
        out.append((f.name, f.metadata["araldo"]))
    return out
