"""Replay: every moment of a match, from a viewer's eyes.

While a match runs a viewer's moments are those at which it learned something: its own decisions, those it was told of,
and those that brought a line into its log. So the number of moments tells nothing that the viewer did not see.

Films of long matches are shown by a process beside the loop, and those of all tables together take no more memory than
`ARALDO_FILM_MEGABYTES`. A film that is not finished gives way after a while, so that nobody waits for another's.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import structlog

from araldo.kernel.game import Game
from araldo.kernel.record import Move, write
from araldo.server import film
from araldo.server.beside import Failed, Process
from araldo.server.budget import RULES, Overdue, budget
from araldo.server.film import Film, Films, NoMoment, Script, Wish
from araldo.server.sentences import Refused
from araldo.server.table import LiveTable
from araldo.table.match import UNDONE

log = structlog.get_logger("araldo.replay")
SHORT = 100  # moves: so many are shown here, some at a time
HERE = 0.01  # seconds of work before others have their turn
PATIENCE = 30.0  # seconds for one turn of the process
KNOWN = 32  # tables of which it is remembered what the process has


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


@dataclass(frozen=True, slots=True)
class Take:
    """What a film is made of, taken from a table at one moment. Make it with the table's lock."""

    table: str
    script: Script
    moves: list[Move]
    called: tuple[str, ...]
    over: bool
    game: Game

    @classmethod
    def of(cls, live: LiveTable) -> Take:
        head = live.head
        script = Script(live.game.id, head.setup, head.key, head.start)
        called = tuple(place.called for place in live.seating.places)
        return cls(live.id, script, list(live.match.record.moves), called, live.match.over, live.game)

    def wish(self, at: int | None, viewer: int, whole: bool, lang: str = "en") -> Wish:
        return Wish(at, viewer, whole, lang, self.called, self.over)


class Replays:
    """Who asks for a moment gets it from a film: a short one here, others from the process that shows them."""

    def __init__(self, process: Process, megabytes: int) -> None:
        self.process, self.most = process, megabytes * 1_000_000
        self._turn = asyncio.Lock()
        self._here = Films(self.most // 8)
        self._made: dict[str, tuple[Script, list[Move]]] = {}
        self._known: OrderedDict[str, tuple[int, Script, list[Move]]] = OrderedDict()  # what the process was told

    async def tell(self, take: Take, wish: Wish) -> bytes:
        found: bytes = await self._ask(take, "tell", wish)
        return found

    async def moment(self, take: Take, wish: Wish) -> int:
        """How many moves were made at a moment."""
        return int((await self._ask(take, "moment", wish))[0])

    async def imagined(self, take: Take, wish: Wish, seed: int) -> Any:
        return await self._ask(take, "imagined", wish, seed)

    async def _ask(self, take: Take, what: str, *args: Any) -> Any:
        if len(take.moves) <= SHORT:
            return await self._shown_here(take, what, *args)
        while True:
            said, found = await self._ask_once(take, what, *args)
            if said == "done":
                return found
            if said == "no-moment":
                raise Refused("no-moment", 404)

    async def _ask_once(self, take: Take, what: str, *args: Any) -> tuple[str, Any]:
        """One turn of the process, with what it does not know yet. Others may have theirs before the next."""
        async with self._turn:
            script, since, fresh = self._missing(take)
            self._known[take.table] = self.process.begun, take.script, take.moves
            self._known.move_to_end(take.table)
            while len(self._known) > KNOWN:
                self._known.popitem(last=False)
            begun = self.process.begun
            try:
                said, found = await self.process.do(
                    PATIENCE, film.show, self.most, take.table, script, since, fresh, what, *args
                )
            except Failed as error:
                self._known.pop(take.table, None)
                log.error("no film", table=take.table, error=error)
                raise Refused("no-film", 503) from None
            if said == "unknown":
                del self._known[take.table]
            elif begun != self.process.begun:
                self._known[take.table] = self.process.begun, take.script, take.moves
            return said, found

    def _missing(self, take: Take) -> tuple[Script | None, int, list[Move]]:
        """What the process has to be told: the moves since those it has, and how the match began if it has none."""
        begun, script, moves = self._known.get(take.table, (-1, None, []))
        if begun != self.process.begun or script != take.script or moves != take.moves[: len(moves)]:
            return take.script, 0, take.moves
        return None, len(moves), take.moves[len(moves) :]

    async def _shown_here(self, take: Take, what: str, *args: Any) -> Any:
        script, moves = self._made.get(take.table, (None, []))
        known = script == take.script and moves == take.moves[: len(moves)]
        found = self._here.take(take.table, None, len(moves), take.moves[len(moves) :]) if known else None
        found = found or self._here.take(take.table, take.script, 0, take.moves, take.game)
        assert found is not None
        self._made = {table: self._made[table] for table in self._here.tables() if table in self._made}
        self._made[take.table] = take.script, take.moves
        return await self._shown(found, what, *args)

    async def _shown(self, found: Film, what: str, *args: Any) -> Any:
        try:
            while not self._advanced(found):
                await asyncio.sleep(0)
            self._here.fit()
            with budget(RULES):
                return getattr(found, what)(*args)
        except NoMoment:
            raise Refused("no-moment", 404) from None
        except Overdue:
            self._made.clear()
            raise Refused("no-film", 503) from None

    def _advanced(self, found: Film) -> bool:
        with budget(RULES):
            return found.advance(HERE)
