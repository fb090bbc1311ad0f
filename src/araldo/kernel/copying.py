"""Copies of records by the lists of their fields: how the compiled kernel clones a state.

`plain` sorts the fields of a class by what they hold. Interpreted, the code that it generates is faster than this;
compiled, this is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

NEW: Final[Callable[[type], Any]] = object.__new__


class Copier:
    """Copies the records of one class."""

    def __init__(self, cls: type, frames: dict[type, Copier]) -> None:
        self.cls = cls
        self.frames = frames  # by class, for the field that holds the stack
        self.plain = False  # all of its values never change
        self.blank: list[str] = []  # fields that a copy does not have
        self.same: list[str] = []  # values that never change
        self.lists: list[str] = []  # lists of such values
        self.rows: list[str] = []  # lists of those lists
        self.records: list[tuple[str, Copier]] = []  # lists of records
        self.shelves: list[tuple[str, Copier]] = []  # lists of those lists
        self.stack: list[str] = []  # frames
        self.others: list[tuple[str, Callable[[Any], Any]]] = []

    def copy(self, o: Any) -> Any:
        n = NEW(self.cls)
        for name in self.same:
            setattr(n, name, getattr(o, name))
        if self.plain:
            return n
        for name in self.lists:
            items: list[Any] = getattr(o, name)
            setattr(n, name, items[:])
        for name in self.blank:
            setattr(n, name, None)
        for name in self.rows:
            rows: list[list[Any]] = getattr(o, name)
            setattr(n, name, [row[:] for row in rows])
        for name, copier in self.records:
            records: list[Any] = getattr(o, name)
            setattr(n, name, [copier.copy(record) for record in records])
        for name, copier in self.shelves:
            shelves: list[list[Any]] = getattr(o, name)
            setattr(n, name, [[copier.copy(record) for record in shelf] for shelf in shelves])
        for name in self.stack:
            frames: list[Any] = getattr(o, name)
            setattr(n, name, [self.frames[type(frame)].copy(frame) for frame in frames])
        for name, copied in self.others:
            setattr(n, name, copied(getattr(o, name)))
        return n
