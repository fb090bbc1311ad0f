"""Small tools that all chapters use."""

from __future__ import annotations

from araldo.games.crusader_kings.state import Kings
from araldo.kernel import Action, Span, Text
from araldo.kernel.play import Eyes


def plain(eyes: Eyes, *verbs: str) -> list[Action]:
    """The options that are no patterns, of these verbs if any are named."""
    return [o for o in eyes.options if not isinstance(o, Span | Text) and (not verbs or o[0] in verbs)]


def drafted(s: Kings, seat: int) -> list[Action]:
    """What a seat has written so far in answer to the question that stands."""
    return list(s.asked.drafts.get(seat, [])) if s.asked is not None else []
