"""The last move of a game: what of it goes into the annals with that move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from sqlalchemy.engine import Connection

from araldo.bots import mark_of
from araldo.server import annals
from araldo.server.ratings import Rating
from araldo.server.seating import Head, Seating
from araldo.table.match import Match


def ended(
    table: str, match: Match, head: Head, seating: Seating, houses: Sequence[str], now: float
) -> Callable[[Connection], None]:
    """What enters the game of a table that is over. `houses`: the game's words for its seats."""
    outcome = match.outcome
    tale = annals.Tale(houses=list(houses), sides=list(match.game.sides(match.setup)))
    if outcome is not None:
        tale.winners, tale.scores = list(outcome.winners), list(outcome.scores)
    marks = [mark_of(match.game, place.bot) if place.bot else None for place in seating.places]
    chairs = annals.chairs_of(seating, houses, [None if mark is None else Rating(*mark) for mark in marks])
    how = annals.how_of(head, outcome is not None)
    found = annals.Ended(table, match.game.id, head.group, head.title, now, len(match.record.moves), how,
                         head.rated and not head.hot_seat, head.hot_seat, chairs, list(seating.left), tale)  # fmt: skip
    return partial(annals.enter, found)
