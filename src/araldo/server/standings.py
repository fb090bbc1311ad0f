"""How each person's games stand, kept beside their seats so that hundreds of them are listed without opening one.

A look at the live tables once a second finds what has changed and writes it down, apart from the moves: playing does
not wait for it. Words are kept for who is not there (who is, sees the table itself). A row names the revision of its
table that it tells of, so whoever lists games knows which of them to look at again: after a crash, or when another
worker has been faster, nothing is wrong for long.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection

from araldo.kernel.errors import AraldoError
from araldo.kernel.state import SPECTATOR
from araldo.server import tokens
from araldo.server.held import SCREEN, claim_of
from araldo.server.projection import Names, log_lines, project
from araldo.server.schema import seats
from araldo.server.sentences import LANGUAGES
from araldo.server.services import Services
from araldo.server.table import LiveTable
from araldo.server.tokens import Claim
from araldo.table.match import OPEN

log = structlog.get_logger("araldo.standings")
EVERY = 1.0  # seconds
MANY = 500  # tables in a query
TURN: Final = 0
RUNNING: Final = 1
INVITED: Final = 2
WAITING: Final = 3
OVER: Final = 4
GONE: Final = 5  # not listed: the seat has changed hands, or it was taken off the list
FAR = 1e12  # in the order of turns: those without a clock come after all that have one


class Seat(NamedTuple):
    """A row of `seats`."""

    table: str
    number: int
    person: str
    host: bool
    invite: str
    part: int
    due: float
    rev: int
    told: str
    heard: int


class Told(msgspec.Struct):
    """How a game stood for a seat."""

    at: float
    asked: dict[str, str] = {}  # by language
    last: dict[str, str] = {}
    waiting: list[int] = []
    emblems: list[str] = []
    winners: list[int] | None = None
    scores: list[int] = []


SEAT = sa.select(seats.c.table_id, seats.c.number, seats.c.person_id, seats.c.host, seats.c.invite, seats.c.part,
                 seats.c.due, seats.c.rev, seats.c.told, seats.c.heard)  # fmt: skip


def standing(live: LiveTable, viewer: int, langs: Sequence[str]) -> tuple[list[int], dict[str, str], dict[str, str]]:
    """Where a running game stands for whom it may concern: who is awaited, what a viewer is asked, what came last."""
    if live.status != "running":
        return [], {}, {}
    told, viewpoint = project(live.match, viewer, None, SPECTATOR)
    asked, last = {}, {}
    for lang in langs:
        lines = log_lines(Names(live.match, live.seating, live.labels, lang), viewer, viewpoint,
                          max(0, told.lines - 1), told.lines)  # fmt: skip
        asked[lang] = live.labels.prompt(told.ask.kind, lang) if told.ask is not None and told.ask.mine else ""
        last[lang] = lines[-1].text if lines else ""
    return told.ask.waiting if told.ask is not None else [], asked, last


def stand(live: LiveTable, row: Seat, now: float) -> Seat | None:
    """A row as it is now; None: an invitation that counts no more."""
    if row.number < SCREEN:
        claim = live.services.tokens.read(row.invite)
        counts = claim is not None and live.seating.valid(claim) and (
            bool(claim.substitute) or live.seating.places[claim.seat].kind == OPEN
        )  # fmt: skip
        return row._replace(rev=live.rev) if counts else None
    claim = claim_of(live, row.number, row.host)
    part = _part(live, row, claim)
    present = claim is not None and claim.kind == tokens.SEAT and claim.seat in live.audience.present()
    if part == TURN:
        due = _runs_out(live, claim) or (row.due if row.part == TURN and row.due >= FAR else FAR + now)
    else:
        due = row.due if part == row.part and (present or row.rev == live.rev) else -now
    heard = max(row.heard, live.audience.talk.last) if present else row.heard
    if present and part != OVER:
        return row._replace(part=part, due=due, heard=heard)
    told = msgspec.json.encode(_told(live, claim, row, now)).decode()
    return row._replace(part=part, due=due, rev=live.rev, told=told, heard=heard)


def _part(live: LiveTable, row: Seat, claim: Claim | None) -> int:
    if claim is None or (row.part == GONE and live.status == "over"):
        return GONE
    if live.status != "running":
        return OVER if live.status == "over" else WAITING
    awaited = live.awaited()
    return TURN if any(live.seating.may_act(claim, seat) for seat in awaited) else RUNNING


def _runs_out(live: LiveTable, claim: Claim | None) -> float | None:
    """When the time of a seat is up."""
    return None if claim is None else live.timekeeper.ends(claim.seat)


def _told(live: LiveTable, claim: Claim | None, row: Seat, now: float) -> Told:
    seat = claim.seat if claim is not None and claim.kind == tokens.SEAT else SPECTATOR
    if claim is not None and claim.kind == tokens.EVERYBODY:  # whoever is awaited sits in front of it
        seat = next(iter(live.awaited()), SPECTATOR)
    waiting, asked, last = standing(live, seat, LANGUAGES)
    same = row.told and row.rev == live.rev
    told = Told(msgspec.json.decode(row.told, type=Told).at if same else now, asked, last, waiting)
    told.emblems = [one.emblem for one in live.audience.info("en").seats]
    if (outcome := live.match.outcome) is not None:
        told.winners, told.scores = list(outcome.winners), list(outcome.scores)
    return told


class Standings:
    """`hear` is told of tables that have changed, perhaps more than once."""

    def __init__(
        self, services: Services, lives: Mapping[str, LiveTable], get: Callable[[str], Awaitable[LiveTable]],
        hear: Callable[[Sequence[tuple[LiveTable, list[tuple[Seat, Seat | None]]]]], Awaitable[None]],
    ) -> None:  # fmt: skip
        self.services, self.lives, self.get, self.hear = services, lives, get, hear
        self.turn = asyncio.Lock()  # who reads rows to write them anew does it alone
        self._seen: dict[str, tuple[int, int]] = {}  # by table: what of it is written down
        self._shut: set[str] = set()  # tables that could not be opened just now

    async def run(self) -> None:
        while self.services.settings.persons:
            await self.look()
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Write down how the tables stand that have changed."""
        changed = [live for live in self.lives.values() if self._seen.get(live.id) != _key(live)]
        self._seen = {table: key for table, key in self._seen.items() if table in self.lives}
        for at in range(0, len(changed), MANY):
            async with self.turn:
                await self._write_down(changed[at : at + MANY])

    async def _write_down(self, changed: list[LiveTable]) -> None:
        found: dict[str, list[Seat]] = {}
        for row in await self.services.store.rows(SEAT.where(seats.c.table_id.in_([live.id for live in changed]))):
            found.setdefault(row[0], []).append(Seat(*row))
        stands, keys = [], {}
        for live in changed:
            keys[live.id] = _key(live)
            stands.append((live, await self.now(live, found.get(live.id, []))))
        await self.hear(stands)  # before it is written down: what is not is looked at again
        await self.keep([row for _, rows in stands for row in rows])
        self._seen |= keys

    async def now(self, live: LiveTable, rows: list[Seat]) -> list[tuple[Seat, Seat | None]]:
        """Rows of a table, each with what it should be; a table that cannot tell is left as it is."""
        if not rows or live.gone:
            return []
        try:
            async with live.lock:
                now = self.services.now()
                return [(row, stand(live, row, now)) for row in rows]
        except Exception:
            log.exception("no standing", table=live.id)
            return []

    async def wake(self, tables: Iterable[str], most: int) -> None:
        """Open some tables that sleep, so that they can tell how they stand; one that cannot be opened is noted."""
        for table in [table for table in tables if table not in self.lives][:most]:
            try:
                await self.get(table)
            except AraldoError:
                self._shut.add(table)

    async def again(self, row: Seat, rev: int) -> list[tuple[Seat, Seat | None]]:
        """A row that is behind its table. One that cannot be opened stands as it is known, and is not tried again."""
        if (live := self.lives.get(row.table)) is not None:
            return await self.now(live, [row])
        if row.table in self._shut:
            self._shut.discard(row.table)
            return [(row, row._replace(rev=rev))]
        return []

    async def keep(self, rows: Sequence[tuple[Seat, Seat | None]]) -> bool:
        """Returns whether anything is new."""
        changed = [(old, new) for old, new in rows if old != new]
        if changed:
            await self.services.store.transact(_keep, changed)
        return bool(changed)


def _key(live: LiveTable) -> tuple[int, int]:
    return live.rev, live.audience.turnover


_ROW = sa.and_(seats.c.table_id == sa.bindparam("b_table"), seats.c.number == sa.bindparam("b_number"),
               seats.c.person_id == sa.bindparam("b_person"))  # fmt: skip
_KEPT = ("part", "due", "rev", "told", "heard")
_SET = seats.update().where(_ROW, seats.c.rev <= sa.bindparam("b_rev"))
_SET = _SET.values({name: sa.bindparam(f"b_{name}") for name in _KEPT})


def _keep(c: Connection, changed: list[tuple[Seat, Seat | None]]) -> None:
    key = [
        {"b_table": old.table, "b_number": old.number, "b_person": old.person} for old, new in changed if new is None
    ]
    if key:
        c.execute(seats.delete().where(_ROW), key)
    rows = [{"b_table": new.table, "b_number": new.number, "b_person": new.person, "b_part": new.part,
             "b_due": new.due, "b_rev": new.rev, "b_told": new.told, "b_heard": new.heard}
            for _, new in changed if new is not None]  # fmt: skip
    if rows:
        c.execute(_SET, rows)
