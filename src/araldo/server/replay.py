"""Replay: every moment of a match, from a viewer's eyes.

While a match runs a viewer's moments are those at which it learned something: its own decisions, those it was told of,
and those that brought a line into its log. So the number of moments tells nothing that the viewer did not see.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace
from typing import Any

import msgspec

from araldo.kernel.action import Action, to_text
from araldo.kernel.record import Move, write
from araldo.server import projection
from araldo.server.projection import Names, Viewpoint
from araldo.server.sentences import Refused
from araldo.server.table import LiveTable
from araldo.table.match import UNDONE, Match
from araldo.table.series import Part


class Replay:
    """A match played again, with a copy of every state."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.match: Match = live.new_match()
        self.moves: list[Move] = []
        self.parts: list[list[Part]] = []
        self.lines: list[dict[int, int]] = []
        self._keep()

    def _keep(self, mover: int | None = None) -> None:
        """A copy of the game in which somebody moved; the others are as they were."""
        match, last = self.match, self.parts[-1] if self.parts else []
        still = {(part.round, part.number): part for part in last if mover not in part.seats}
        self.parts.append([still.get((part.round, part.number)) or self._copy(part) for part in match.progress.parts])
        self.lines.append({viewer: len(match.log(viewer)) for viewer in match.viewers})

    def _copy(self, part: Part) -> Part:
        return replace(part, state=self.match.game.clone(part.state), events=None)

    def catch_up(self, moves: list[Move]) -> bool:
        """Go on to where the match is; False if something was taken back since, and the replay no longer holds."""
        if self.moves != moves[: len(self.moves)]:
            return False
        for move in moves[len(self.moves) :]:
            self.match.replay([move])
            self.moves.append(move)
            self._keep(move.seat)
        return True

    def moments(self, viewer: int | None) -> list[int]:
        """How many moves were made at each moment of a viewer's; None: all of them."""
        if viewer is None:
            return list(range(len(self.parts)))
        told = self.match.told()
        return [0, *(n for n in range(1, len(self.parts))
                     if self.moves[n - 1].seat == viewer or told[n - 1] is not None
                     or self.lines[n][viewer] > self.lines[n - 1][viewer])]  # fmt: skip

    def moment(self, at: int | None, viewer: int | None) -> int:
        """The number of moves at a viewer's moment; None: the last."""
        moments = self.moments(viewer)
        if at is not None and not 0 <= at < len(moments):
            raise Refused("no-moment", 404)
        return moments[-1 if at is None else at]

    def part(self, n: int, viewer: int) -> Part:
        return next((part for part in self.parts[n] if viewer in part.seats), self.parts[n][0])

    def tell(self, at: int | None, viewer: int, whole: bool, lang: str) -> dict[str, Any]:
        """A moment as `viewer` saw it. `whole`: the match is open to everybody."""
        live, match = self.live, self.match
        moments = self.moments(None if whole else viewer)
        n = self.moment(at, None if whole else viewer)
        part = self.part(n, viewer)
        view = match.game.view(part.state, part.eye(viewer))
        viewpoint = Viewpoint(match.game, part, part.eye(viewer), view)
        names = Names(match, live.seating, live.labels, lang)
        log = projection.log_lines(names, viewer, viewpoint, 0, self.lines[n][viewer])
        return {"moves": len(moments) - 1, "at": moments.index(n), "viewer": viewer, "view": view,
                "log": msgspec.to_builtins(log),
                "names": names.of(viewpoint),
                "did": self._did(n, viewer, whole), "over": live.match.over}  # fmt: skip

    def _did(self, n: int, viewer: int, whole: bool) -> dict[str, Any] | None:
        """The move that led to this moment, as far as the viewer may know it."""
        if n == 0:
            return None
        move = self.moves[n - 1]
        told: Action | None = move.action if whole or move.seat == viewer else self.match.told()[n - 1]
        return None if told is None else {"seat": move.seat, "action": told, "text": to_text(told)}


class MatchAtLine:
    """A match as it stood when a viewer read a line of its log, for a report. Make it with the table's lock."""

    def __init__(self, live: LiveTable, viewer: int, line: int) -> None:
        lines = live.match.log(viewer)
        if line > len(lines):
            raise Refused("no-moment", 404)
        taken = {n for one in lines if one["event"]["kind"] == UNDONE for n in one["event"]["lines"]}
        # what was taken back is not in the record, and so not in the log of the match played again
        self.lines = sum(one["event"]["kind"] != UNDONE and one["n"] not in taken for one in lines[:line])
        self.viewer, self.over = viewer, live.match.over
        self.match, self.moves = live.new_match(), list(live.match.record.moves)

    def text(self) -> str:
        """The record up to there: what the viewer knew then, or after the end the whole of it."""
        match = self.match
        for move in self.moves:
            if match.lines(self.viewer) >= self.lines:
                break
            match.replay([move])
        return write(match.game, match.record) if self.over else match.export(self.viewer)


class Replays:
    """Those looked at last."""

    def __init__(self, most: int = 32) -> None:
        self.most = most
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def of(self, live: LiveTable) -> Replay:
        """The replay of a table, up to date. Call it with the table's lock."""
        found = self._kept.pop(live.id, None)
        if found is None or found.live is not live or not found.catch_up(live.match.record.moves):
            found = Replay(live)
            found.catch_up(live.match.record.moves)
        self._kept[live.id] = found
        while len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return found
