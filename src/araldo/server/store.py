"""Storage: SQLite or PostgreSQL through the same statements (SQLAlchemy Core).

Everything a table changes goes through `Store.write`, many tables to one transaction (see `writer`). A table has a
revision; a write names the one it was made on, and is turned down if another worker has been faster. PostgreSQL takes
an advisory lock for every table in the transaction, and tells the other workers at its commit.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
import sqlalchemy as sa
import structlog
from sqlalchemy.engine import Connection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from araldo.kernel.action import from_text, to_text
from araldo.kernel.errors import Malformed
from araldo.kernel.record import Move
from araldo.server import migrations
from araldo.server.schema import bans, chats, facts, keys, meta, moves, notes, outbox, seats, tables
from araldo.server.seating import Seating, encode
from araldo.server.settings import BadDatabase
from araldo.server.tokens import new_secret

if sys.platform != "win32":  # there nobody watches that only one server uses a file
    import fcntl

log = structlog.get_logger("araldo.store")
T = TypeVar("T")
CHANNEL = "araldo"
TELLING = 7_500  # bytes of a notification, but for who sends it
PATIENCE = 10.0  # seconds for an answer of PostgreSQL
PREPARING = 600.0  # seconds to make its tables, or to migrate them
AWAY = (sa.exc.SQLAlchemyError, OSError, TimeoutError)  # what a database raises that does not answer, or cannot


class Ban(NamedTuple):
    kind: str
    value: str
    reason: str
    at: float
    until: float | None


class Chat(NamedTuple):
    id: int
    seat: int
    to: int | None
    text: str
    at: float
    among: str | None = None  # of a line to a side: who hears it, between commas


class Notice(NamedTuple):
    """Somebody is awaited: one line of the outbox."""

    id: int
    table: str
    seat: int
    ask: str
    kind: str
    target: str
    tries: int


class Stored(NamedTuple):
    """A table as it was read."""

    id: str
    game: str
    status: str
    public: bool
    created: float
    rev: int
    head: str
    seating: str


class Loaded(NamedTuple):
    """A table, its moves, all or those since a revision, and keys. `bad`: after these is one that nobody can read."""

    stored: Stored
    moves: list[Move]
    keys: set[tuple[int, str]]
    bad: bool = False


@dataclass(slots=True)
class Write:
    """What one table changes at once. `rev` is the revision after it; 0: it changes none (chat, notes)."""

    table: str
    rev: int = 0
    new: dict[str, Any] | None = None  # the row of a new table
    cut: int | None = None  # moves after this one are taken back
    moves: list[dict[str, Any]] = field(default_factory=list)
    values: dict[str, Any] = field(default_factory=dict)  # columns of the table's row
    seating: bool = True  # whether it may have changed
    keys: list[tuple[int, str]] = field(default_factory=list)
    chats: list[dict[str, Any]] = field(default_factory=list)
    note: tuple[int, str] | None = None  # a person's
    notices: list[dict[str, Any]] = field(default_factory=list)
    seats: list[dict[str, Any]] = field(default_factory=list)  # that persons hold from now on
    also: list[Callable[[Connection], None]] = field(default_factory=list)  # what else is one with it


class Conflict(Exception):
    """Another worker has changed the table meanwhile."""


def moves_of(rows: Iterable[tuple[int, str, str]]) -> list[Move] | None:
    """Moves as they are stored (seat, action, how); None: one cannot be read."""
    found, bad = _read(rows)
    return None if bad else found


def move_row(table: str, n: int, rev: int, move: Move, at: float) -> dict[str, Any]:
    return {"table_id": table, "n": n, "rev": rev, "seat": move.seat, "action": to_text(move.action), "how": move.how,
            "at": at}  # fmt: skip


def advisory(table: str) -> int:
    return int.from_bytes(sha256(table.encode()).digest()[:8], "big", signed=True)


def copy_sqlite(source: Path, target: Path) -> None:
    """A whole copy of a database, also while a server uses it."""
    target.touch(0o600)
    with closing(sqlite3.connect(source)) as a, closing(sqlite3.connect(target)) as b:
        a.backup(b)


def _pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    cursor.execute("pragma journal_mode = wal")
    cursor.execute("pragma synchronous = full")  # a commit is on the disk
    cursor.execute("pragma busy_timeout = 10000")
    cursor.execute("pragma temp_store = memory")  # a statement of many rows keeps a journal of its own
    cursor.close()


class Store:
    """Every statement is written once, for a plain connection. PostgreSQL runs them in the loop, SQLite in threads: one
    that writes, two that read. What tables change (`write`) goes into SQLite's memory at once, in the loop, and only
    its commit, which waits for the disk, into the thread: a thread that runs statement after statement beside a busy
    loop waits for its turn before each of them.
    """

    def __init__(self, url: str, worker: str = "") -> None:
        self.worker = worker
        self.url = sa.make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._lock: Any = None  # a file that only one process may hold
        self._compiled: dict[tuple[str, ...], str] = {}
        self._async: AsyncEngine | None = None
        if self.sqlite:
            self._sync = sa.create_engine(self.url.set(drivername="sqlite"), hide_parameters=True)
            sa.event.listen(self._sync, "connect", _pragmas)
            self._writing = ThreadPoolExecutor(1, "araldo-write")
            self._reading = ThreadPoolExecutor(2, "araldo-read")
            self._turn = asyncio.Lock()  # one transaction that writes at a time
            self._held: Connection | None = None  # the connection of `write`
        else:
            self._async = create_async_engine(
                self.url, pool_size=5, max_overflow=5, hide_parameters=True, connect_args={"connect_timeout": 5}
            )

    async def read(self, do: Callable[..., T], *args: Any) -> T:
        """Run a function of a connection that only reads."""
        if self._async is not None:
            async with asyncio.timeout(PATIENCE), self._async.connect() as c:
                return await c.run_sync(do, *args)
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._reads, do, args)

    async def transact(self, do: Callable[..., T], *args: Any, patience: float = PATIENCE) -> T:
        """Run a function of a connection in a transaction, durable when this returns."""
        if self._async is not None:
            async with asyncio.timeout(patience), self._async.begin() as c:
                return await c.run_sync(do, *args)
        async with self._turn:
            return await asyncio.get_running_loop().run_in_executor(self._writing, self._writes, do, args)

    def _reads(self, do: Callable[..., T], args: tuple[Any, ...]) -> T:
        with self._sync.connect() as c:
            return do(c, *args)

    def _writes(self, do: Callable[..., T], args: tuple[Any, ...]) -> T:
        with self._sync.begin() as c:
            return do(c, *args)

    # -- opening

    async def open(self) -> None:
        """Make what is missing; BadDatabase says in one line what is wrong."""
        try:
            if self.sqlite:
                self._take(Path(self.url.database or ""))
                await self.read(self._keep_copy)
            await self.transact(self._prepare, patience=PREPARING)
        except (sa.exc.SQLAlchemyError, OSError) as error:
            reason = " ".join(str(getattr(error, "orig", None) or error).split())[:200]
            raise BadDatabase(f"the database cannot be used: {reason}", reason=reason) from None

    def _take(self, path: Path) -> None:
        """One process a file: two would not know of each other's moves."""
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        for file in (path, Path(f"{path}.lock")):  # who reads it can act for any seat
            file.touch(0o600)
            file.chmod(0o600)
        if sys.platform != "win32":
            self._lock = open(f"{path}.lock", "w")  # noqa: SIM115
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadDatabase(f"another server uses {path}", reason="another server uses it") from None

    def _keep_copy(self, c: Connection) -> None:
        """Before a file is migrated it is copied: who wants to go back has it."""
        revision = migrations.revision_of(c)
        if revision not in ("", migrations.head()):
            copy = Path(f"{self.url.database}.form-{revision}")
            copy_sqlite(Path(self.url.database or ""), copy)
            log.info("kept a copy before migrating", file=copy.name)

    def _prepare(self, c: Connection) -> None:
        if self.sqlite:
            c.exec_driver_sql("begin immediate")  # new tables too are all made, or none
        else:
            c.execute(sa.select(sa.func.pg_advisory_xact_lock(advisory("schema"))))
        migrations.prepare(c, meta.create_all)
        schema = str(int(migrations.head()))
        for key, value in (("schema", schema), ("secret", new_secret())):
            found = c.execute(sa.select(facts.c.value).where(facts.c.key == key)).scalar()
            if found is None:
                c.execute(facts.insert().values(key=key, value=value))
            elif key == "schema" and found != schema:  # versions before the stamps look here, and turn away
                c.execute(facts.update().where(facts.c.key == key).values(value=value))

    async def close(self) -> None:
        if self._async is not None:
            await self._async.dispose()
            return
        self._writing.shutdown()
        self._reading.shutdown()
        if self._held is not None:
            self._held.close()
        self._sync.dispose()
        if self._lock is not None:
            self._lock.close()

    async def fact(self, key: str) -> str:
        query = sa.select(facts.c.value).where(facts.c.key == key)
        return str(await self.read(lambda c: c.execute(query).scalar()) or "")

    async def note_fact(self, key: str, value: str) -> None:
        def do(c: Connection) -> None:
            if not c.execute(facts.update().where(facts.c.key == key).values(value=value)).rowcount:
                c.execute(facts.insert().values(key=key, value=value))

        await self.transact(do)

    async def notify(self, payload: str) -> None:
        """Tell the other workers (PostgreSQL)."""
        await self.transact(lambda c: c.execute(_NOTIFY, {"payload": payload}).all())

    async def timed(self) -> list[tuple[str, str, str, float]]:
        """Tables at which time runs: head, seating, and when to look at them. Those of older versions: at once."""
        query = sa.select(tables.c.id, tables.c.head, tables.c.sheet, sa.func.coalesce(tables.c.wake, 0.0))
        return await self.rows(query.where(sa.or_(tables.c.wake.is_not(None), tables.c.due)))

    async def set_times(self, found: Sequence[tuple[str, Seating, float]]) -> None:
        """Only while nobody uses the tables."""
        rows = [{"b_id": table, "b_sheet": encode(seating), "b_wake": wake} for table, seating, wake in found]
        if rows:
            await self.transact(lambda c: c.execute(_update(("sheet", "wake")), rows).rowcount)

    # -- reading

    async def rows(self, query: Any) -> list[Any]:
        """What a query finds."""

        def do(c: Connection) -> list[Any]:
            return [tuple(row) for row in c.execute(query)]

        return await self.read(do)

    async def table(self, table: str) -> Stored | None:
        rows = await self.rows(sa.select(*_COLUMNS).where(tables.c.id == table))
        return Stored(*rows[0]) if rows else None

    async def moves(self, table: str) -> list[Move]:
        loaded = await self.load(table)
        return loaded.moves if loaded is not None else []

    async def load(self, table: str) -> Loaded | None:
        """A table with its moves and keys, as it was at one moment."""
        return await self.read(self._load, table)

    def _load(self, c: Connection, table: str) -> Loaded | None:
        if (row := self._at_one_moment(c, table)) is None:
            return None
        read, bad = _read(c.execute(_MOVES.where(moves.c.table_id == table).order_by(moves.c.n)))
        done = sa.select(keys.c.viewer, keys.c.key).where(keys.c.table_id == table)
        return Loaded(row, read, {(viewer, key) for viewer, key in c.execute(done)}, bad)

    async def news(self, table: str, rev: int, count: int) -> Loaded | None:
        """What has come to a table since a revision with so many moves. None: no table, or something was taken back."""
        return await self.read(self._news, table, rev, count)

    def _news(self, c: Connection, table: str, rev: int, count: int) -> Loaded | None:
        """A move that was taken back took all after it along: the last one that is known stands, or none is sure."""
        if (row := self._at_one_moment(c, table)) is None:
            return None
        query = sa.select(moves.c.rev, *_MOVES.selected_columns).where(moves.c.table_id == table, moves.c.n >= count)
        rows = c.execute(query.order_by(moves.c.n)).all()
        if count and (not rows or rows[0][0] > rev):
            return None
        read, bad = _read(row[1:] for row in rows[bool(count) :])
        return Loaded(row, read, set(), bad)

    def _at_one_moment(self, c: Connection, table: str) -> Stored | None:
        """A table's row; what else this transaction reads is of the same moment."""
        if not self.sqlite:
            c.execute(sa.text("set transaction isolation level repeatable read"))
        row = c.execute(sa.select(*_COLUMNS).where(tables.c.id == table)).first()
        return None if row is None else Stored(*row)

    async def knows_key(self, table: str, viewer: int, key: str) -> bool:
        query = sa.select(keys.c.key).where(keys.c.table_id == table, keys.c.viewer == viewer, keys.c.key == key)
        return bool(await self.rows(query))

    async def chats(self, table: str, after: int = 0) -> list[Chat]:
        """What was said after a line."""
        rows = await self.rows(_CHATS.where(chats.c.table_id == table, chats.c.id > after).order_by(chats.c.id))
        return [Chat(*row) for row in rows]

    async def chat_page(
        self, table: str, last: int, person: int | None, all_: bool, skip: int, most: int
    ) -> list[Chat]:  # fmt: skip
        """The newest lines that a person (None: who has no seat) hears up to `last`, newest first, but for some."""
        query = _CHATS.where(chats.c.table_id == table, chats.c.id <= last)
        if not all_:
            mine = [] if person is None else [chats.c.seat == person, chats.c.to_seat == person, among(person)]
            query = query.where(sa.or_(chats.c.to_seat.is_(None), *mine))
        rows = await self.rows(query.order_by(chats.c.id.desc()).offset(skip).limit(most))
        return [Chat(*row) for row in rows]

    async def talk(self, table: str) -> tuple[int, list[tuple[int, int | None, str | None, int]]]:
        """The last line, and how many each person has said to whom."""
        whom = (chats.c.seat, chats.c.to_seat, chats.c.among)
        counts = sa.select(*whom, sa.func.count(), sa.func.max(chats.c.id)).where(chats.c.table_id == table)
        rows = await self.rows(counts.group_by(*whom))
        return max((row[4] for row in rows), default=0), [row[:4] for row in rows]

    async def note(self, table: str, person: int) -> str:
        rows = await self.rows(sa.select(notes.c.text).where(notes.c.table_id == table, notes.c.person == person))
        return str(rows[0][0]) if rows else ""

    async def lobby(self, limit: int = 100, status: str = "open") -> list[Stored]:
        query = sa.select(*_COLUMNS).where(tables.c.public, tables.c.status == status)
        return [Stored(*row) for row in await self.rows(query.order_by(tables.c.created.desc()).limit(limit))]

    async def bans(self) -> list[Ban]:
        query = sa.select(bans.c.kind, bans.c.value, bans.c.reason, bans.c.at, bans.c.until)
        return [Ban(*row) for row in await self.rows(query.order_by(bans.c.at))]

    async def lift(self, kind: str, value: str) -> None:
        gone = bans.delete().where(bans.c.kind == kind, bans.c.value == value)
        await self.transact(lambda c: c.execute(gone).rowcount)

    async def going_on(self, until: float) -> list[str]:
        """Tables that go on without anybody: a bot is to move, or a clock has to be looked at until then."""
        query = sa.select(tables.c.id).where(sa.or_(tables.c.due, tables.c.wake <= until))
        return [row[0] for row in await self.rows(query)]

    # -- the outbox

    async def notices(self, now: float, limit: int = 100) -> list[Notice]:
        query = sa.select(outbox.c.id, outbox.c.table_id, outbox.c.seat, outbox.c.ask, outbox.c.kind, outbox.c.target,
                          outbox.c.tries).where(outbox.c.state == "due", outbox.c.due <= now)  # fmt: skip
        return [Notice(*row) for row in await self.rows(query.order_by(outbox.c.due).limit(limit))]

    async def claim_notice(self, number: int, tries: int, again: float) -> bool:
        """Take a line of the outbox for this worker: it is due again later, unless it is settled before."""
        update = outbox.update().where(outbox.c.id == number, outbox.c.state == "due", outbox.c.tries == tries)
        return bool(await self.transact(lambda c: c.execute(update.values(tries=tries + 1, due=again)).rowcount))

    async def settle_notice(self, number: int, **values: Any) -> None:
        update = outbox.update().where(outbox.c.id == number).values(**values)
        await self.transact(lambda c: c.execute(update).rowcount)

    # -- writing

    async def write(self, batch: Sequence[Write]) -> set[str]:
        """All of a batch in one transaction. Returns the tables that another worker has changed: nothing of theirs."""
        if not self.sqlite:
            return await self.transact(self._write, batch)
        async with self._turn:
            if self._held is None:
                self._held = self._sync.connect()
            transaction = self._held.begin()
            try:
                late = self._write(self._held, batch)
                await asyncio.get_running_loop().run_in_executor(self._writing, transaction.commit)
            except Exception:
                self._give_up(transaction)
                raise
            return late

    def _give_up(self, transaction: Any) -> None:
        """Nothing of a transaction is stored; a connection that cannot even forget it is left."""
        try:
            transaction.rollback()
        except sa.exc.SQLAlchemyError:
            held, self._held = self._held, None
            if held is not None:
                held.invalidate()
                held.close()

    def _write(self, c: Connection, batch: Sequence[Write]) -> set[str]:
        late = set() if self.sqlite else self._guard(c, batch)
        good = [write for write in batch if not write.rev or write.table not in late]
        self._rows(c, good)
        if not self.sqlite and good:
            self._tell(c, good)
        return late

    def _guard(self, c: Connection, batch: Sequence[Write]) -> set[str]:
        """Lock the tables, in an order that all workers share, and find those that have moved on."""
        expected = {write.table: write.rev - 1 for write in batch if write.rev and write.new is None}
        if not expected:
            return set()
        locks = "select pg_advisory_xact_lock(k) from unnest(cast(%s as bigint[])) k"
        c.exec_driver_sql(locks, (sorted(map(advisory, expected)),))
        rows = c.exec_driver_sql("select id, rev from tables where id = any(%s)", ([*expected],))
        found: dict[str, int] = {table: rev for table, rev in rows}  # noqa: C416
        return {table for table, rev in expected.items() if found.get(table) != rev}

    def _rows(self, c: Connection, batch: Sequence[Write]) -> None:
        if new := [write.new for write in batch if write.new is not None]:
            c.execute(tables.insert(), new)
        for write in batch:
            if write.cut is not None:
                c.execute(moves.delete().where(moves.c.table_id == write.table, moves.c.n > write.cut))
            if write.note is not None:
                person, text = write.note
                c.execute(notes.delete().where(notes.c.table_id == write.table, notes.c.person == person))
                c.execute(notes.insert().values(table_id=write.table, person=person, text=text))
        if rows := [row for write in batch for row in write.moves]:
            self._many(c, moves.insert, rows)
        if rows := [{"table_id": w.table, "viewer": viewer, "key": key} for w in batch for viewer, key in w.keys]:
            self._many(c, keys.insert, rows)
        if rows := [{"among": None, **row} for write in batch for row in write.chats]:
            c.execute(chats.insert(), rows)
        if rows := [row for write in batch for row in write.notices]:
            self._notices(c, rows)
        if rows := [row for write in batch for row in write.seats]:
            hold(c, rows)
        for write in batch:
            for also in write.also:
                also(c)
        groups: dict[tuple[str, ...], list[dict[str, Any]]] = {}
        for write in batch:
            if write.rev and write.new is None:
                values = {"rev": write.rev, **write.values}
                row = {"b_id": write.table} | {f"b_{name}": value for name, value in values.items()}
                groups.setdefault(tuple(values), []).append(row)
        for names, rows in groups.items():
            self._many(c, partial(_update, names), rows)

    def _many(self, c: Connection, make: Callable[[], Any], rows: list[dict[str, Any]]) -> None:
        """The same statement for many rows, made once: what every move needs. The database gets all rows as one text:
        each of its own would cost as much as all together.
        """
        key = tuple(rows[0])  # no two statements here take the same columns
        if key not in self._compiled:
            self._compiled[key] = (_sqlite if self.sqlite else _postgresql)(make(), list(rows[0]))
        c.exec_driver_sql(self._compiled[key], (msgspec.json.encode([[*row.values()] for row in rows]).decode(),))

    def _notices(self, c: Connection, rows: list[dict[str, Any]]) -> None:
        """What has been noticed once is not noticed again."""
        known = set(c.execute(sa.select(outbox.c.once).where(outbox.c.once.in_([r["once"] for r in rows]))).scalars())
        fresh = {row["once"]: row for row in rows if row["once"] not in known}
        if fresh:
            c.execute(outbox.insert(), list(fresh.values()))

    def _tell(self, c: Connection, batch: Sequence[Write]) -> None:
        """A notification holds 8,000 bytes."""
        told, size = list[Any](), 0
        for write in batch:
            if write.rev and write.new is None:
                entry = msgspec.json.encode((write.table, write.rev, _plain(write)))
                if size + len(entry) > TELLING:
                    self._notify(c, told)
                    told, size = [], 0
                told.append(msgspec.Raw(entry))
                size += len(entry) + 1
        self._notify(c, told)

    def _notify(self, c: Connection, told: list[Any]) -> None:
        if told:
            payload = msgspec.json.encode({"w": self.worker, "tables": told}).decode()
            c.execute(_NOTIFY, {"payload": payload})


def among(person: int | sa.ColumnElement[int]) -> sa.ColumnElement[bool]:
    """Lines to a side to which a person belonged when they were said."""
    number = str(person) if isinstance(person, int) else sa.cast(person, sa.Text)
    return chats.c.among.like(sa.literal("%,") + number + sa.literal(",%"))


def hold(c: Connection, rows: list[dict[str, Any]]) -> None:
    """Seats become a person's; whoever had one before, or was invited to it, has it no more."""
    for row in rows:
        mine = sa.and_(seats.c.number == row["number"], seats.c.number > -2)
        invited = sa.and_(seats.c.number == -2 - row["seat"], seats.c.person_id == row["person_id"])
        c.execute(seats.delete().where(seats.c.table_id == row["table_id"], sa.or_(mine, invited)))
    c.execute(seats.insert(), [{name: value for name, value in row.items() if name != "seat"} for row in rows])


def _plain(write: Write) -> list[tuple[int, str, str]] | None:
    """The moves of a write that is nothing else, and no long one: whoever hears of it need not look."""
    if write.seating or write.cut is not None or write.chats:
        return None
    found = [(row["seat"], row["action"], row["how"]) for row in write.moves]
    return found if found and sum(len(action) for _, action, _ in found) < TELLING // 4 else None


_COLUMNS = (tables.c.id, tables.c.game, tables.c.status, tables.c.public, tables.c.created, tables.c.rev, tables.c.head,
            tables.c.sheet)  # fmt: skip


_MOVES = sa.select(moves.c.seat, moves.c.action, moves.c.how)


def _read(rows: Iterable[Any]) -> tuple[list[Move], bool]:
    """Moves, up to one that cannot be read; and whether there is one."""
    found: list[Move] = []
    for seat, action, how in rows:
        try:
            found.append(Move(seat, from_text(action), how))
        except (Malformed, TypeError):
            return found, True
    return found, False


_NOTIFY = sa.text(f"select pg_notify('{CHANNEL}', :payload)")  # made once: it goes with every move
_CHATS = sa.select(chats.c.id, chats.c.seat, chats.c.to_seat, chats.c.text, chats.c.at, chats.c.among)


def _update(names: Sequence[str]) -> Any:
    """A table's row takes new values; the columns are named with b_."""
    update = tables.update().where(tables.c.id == sa.bindparam("b_id"))
    return update.values({name: sa.bindparam(f"b_{name}") for name in names})


def _sqlite(statement: Any, names: list[str]) -> str:
    """A statement in SQLite's words that takes its rows from a list of lists in JSON."""
    columns = ", ".join(f"json_extract(value, '$[{i}]') as {name}" for i, name in enumerate(names))
    return _from_json(statement, names, f"select {columns} from json_each(?)")


_TYPES: dict[type, str] = {sa.Text: "text", sa.Integer: "integer", sa.Float: "float", sa.Boolean: "boolean"}


def _postgresql(statement: Any, names: list[str]) -> str:
    """The same in PostgreSQL's words, which names the types too."""
    types = [_TYPES[type(statement.table.c[name.removeprefix("b_")].type)] for name in names]
    columns = ", ".join(f"cast(value->>{i} as {types[i]}) as {name}" for i, name in enumerate(names))
    return _from_json(statement, names, f"select {columns} from json_array_elements(cast(%s as json))")


def _from_json(statement: Any, names: list[str], rows: str) -> str:
    table = statement.table.name
    if not statement.is_update:
        return f"insert into {table} ({', '.join(names)}) {rows}"
    sets = ", ".join(f"{name[2:]} = row.{name}" for name in names if name != "b_id")
    return f"update {table} set {sets} from ({rows}) as row where id = row.b_id"
