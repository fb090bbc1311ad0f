"""Scores over time: a finished match played again, and judged as it stood at some moments on the way."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import structlog

from araldo.kernel.record import Move
from araldo.server.budget import Alarm
from araldo.server.sentences import Refused
from araldo.server.table import LiveTable
from araldo.table.match import Match
from araldo.table.series import Progress

log = structlog.get_logger("araldo.chart")
POINTS = 48  # more than this no small drawing can show
Point = dict[str, Any]


def scores_over(match: Match, start: bytes, moves: list[Move]) -> list[Point]:
    """After how many moves each party had which score; nothing for a series, whose games have scores of their own."""
    progress = Progress(match.game, match.setup, match.key, start=start)
    if progress.series:
        return []
    state, last = progress.parts[0].state, len(moves)
    wanted = {last * point // POINTS for point in range(POINTS + 1)}
    found: list[Point] = []
    for done in range(last + 1):
        if done:
            progress.apply(moves[done - 1].seat, moves[done - 1].action)
        if done in wanted:
            found.append({"at": done, "scores": list(match.game.outcome(state, cut=True).scores)})
    return found


class Charts:
    """Those asked for last. A match that is over does not change any more."""

    def __init__(self, most: int = 64) -> None:
        self.most = most
        self._kept: OrderedDict[str, list[Point]] = OrderedDict()

    async def of(self, live: LiveTable) -> list[Point]:
        """The scores of a match that is over: until then they may follow from what is hidden."""
        if not live.match.over:
            raise Refused("running", 403)
        if live.id not in self._kept:
            self._kept[live.id] = await live.services.threads.do(_drawn, live.match, live.head.start)
            while len(self._kept) > self.most:
                self._kept.popitem(last=False)
        self._kept.move_to_end(live.id)
        return self._kept[live.id]


def _drawn(match: Match, start: bytes) -> list[Point]:
    try:
        return scores_over(match, start, list(match.record.moves))
    except (Exception, Alarm):  # a game need not be able to judge a position in the middle
        log.exception("no scores over time", game=match.game.id)
        return []
