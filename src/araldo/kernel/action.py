"""Actions: a verb and ids. The same value in log, network, bot and test.

An action is a tuple whose first item is the verb and whose others are ints or words: `("march", 3, "paris")`.
Its text form is `march 3 paris`, its JSON form `["march", 3, "paris"]`. Where a list of options would be endless an
option may be a pattern: a `Span` stands for a range of numbers, a `Text` for a bounded string that no rule reads.
"""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple, TypeAlias

from araldo.kernel.errors import Malformed

Action: TypeAlias = tuple[Any, ...]

_WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_.:+/-]*\Z")
_HALF = re.compile(r"[\ud800-\udfff]")  # a surrogate without its other half: no text
_INT = re.compile(r"-?(0|[1-9][0-9]{0,17})\Z")


class Span(NamedTuple):
    """The actions `(*head, n)` for every n from low to high, in steps of `step`."""

    head: Action
    low: int
    high: int
    step: int = 1

    def matches(self, action: Action) -> bool:
        if action[:-1] != self.head or type(action[-1]) is not int:
            return False
        return self.low <= action[-1] <= self.high and (action[-1] - self.low) % self.step == 0


class Text(NamedTuple):
    """The actions `(*head, string)` for any string of at most `limit` characters."""

    head: Action
    limit: int

    def matches(self, action: Action) -> bool:
        return action[:-1] == self.head and type(action[-1]) is str and len(action[-1]) <= self.limit


Option: TypeAlias = Action | Span | Text


def offered(options: list[Option], action: Action) -> bool:
    """Membership in a list of options, patterns included."""
    if action in options:
        return not isinstance(action, Span | Text)
    return any(isinstance(o, Span | Text) and bool(action) and o.matches(action) for o in options)


def to_text(action: Action) -> str:
    """`("build", "A14.rock")` -> `build A14.rock`. A string that is no plain word is written as JSON."""
    parts = []
    for item in action:
        if type(item) is int:
            parts.append(str(item))
        elif isinstance(item, str) and _WORD.match(item):
            parts.append(item)
        else:
            parts.append(json.dumps(item, ensure_ascii=False))
    return " ".join(parts)


def from_text(text: str) -> Action:
    """The inverse of `to_text`; raises Malformed with the place where reading stopped."""
    items: list[Any] = []
    rest = text.strip()
    decoder = json.JSONDecoder()
    while rest:
        if rest[0] == '"':
            try:
                value, stop = decoder.raw_decode(rest)
            except ValueError:
                raise Malformed(f"not an action: {text!r}", text=text) from None
            items.append(value)
            rest = rest[stop:].lstrip()
            continue
        token, _, rest = rest.partition(" ")
        rest = rest.lstrip()
        if _INT.match(token):
            items.append(int(token))
        elif _WORD.match(token):
            items.append(token)
        else:
            raise Malformed(f"not an action: {text!r}", text=text)
    return check(tuple(items))


def from_json(value: Any) -> Action:
    """An action from its JSON form; raises Malformed for anything else."""
    if not isinstance(value, list | tuple):
        raise Malformed("an action is a list: a verb, then numbers or words")
    return check(tuple(value))


def check(action: Action) -> Action:
    if not action or not isinstance(action[0], str) or not _WORD.match(action[0]):
        raise Malformed("an action starts with its verb")
    if len(action) > 64:
        raise Malformed("an action holds numbers and words only")
    for item in action:
        if type(item) is int:
            if abs(item) >= 10**18:
                raise Malformed("an action holds a number that is too long")
        elif type(item) is not str:
            raise Malformed("an action holds numbers and words only")
        elif not item.isascii() and _HALF.search(item):
            raise Malformed("an action holds half a character")
    return action
