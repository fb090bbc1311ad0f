"""What an operator does with the database, beside a running server or without one: plain functions of a connection.

A server reads bans and closed tables every some seconds (`bans`); what it has in memory it does not look up again. So
a table is closed first, and deleted when every server has put it away.
"""

from __future__ import annotations

import gzip
import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from araldo.kernel import discover
from araldo.kernel.action import from_text
from araldo.kernel.errors import AraldoError
from araldo.kernel.record import Move, write
from araldo.kernel.state import SPECTATOR
from araldo.server import bans as banned
from araldo.server import migrations
from araldo.server.schema import (
    bans,
    chats,
    facts,
    hosted,
    keys,
    meta,
    moves,
    notes,
    outbox,
    persons,
    played,
    reports,
    results,
    seats,
    sessions,
    tables,
    tidings,
)
from araldo.server.seating import Head, Seating, head_from, seating_from, setup_from
from araldo.server.settings import BadDatabase, database_url
from araldo.server.store import copy_sqlite
from araldo.server.tokens import Tokens
from araldo.table.match import Match

OF_A_TABLE = {"moves": moves, "keys": keys, "chats": chats, "notes": notes, "outbox": outbox, "seats": seats,
              "tidings": tidings, "results": results, "played": played, "hosted": hosted}  # fmt: skip
SERIAL = {"chats", "outbox", "tidings", "evenings", "talk", "reports", "whispers"}  # whose rows are numbered
SETTLED = 15.0  # seconds after which every server has put a closed table away
FORMAT = 1  # of a portable backup


class AdminError(AraldoError):
    """Something that cannot be done; the code finds the sentence."""

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, code, **params)


class TableLine(NamedTuple):
    id: str
    game: str
    status: str
    closed: bool
    title: str
    people: list[str]
    moves: int
    created: float
    last: float | None


class PersonLine(NamedTuple):
    name: str
    table: str
    seat: int
    game: str
    status: str
    token: str


class KnownLine(NamedTuple):
    """A person, as the operator sees them."""

    id: str
    name: str
    made: float
    seen: float | None
    seats: int
    reports: int  # about them that nobody has settled
    banned: bool


class ReportLine(NamedTuple):
    id: int
    at: float
    by: str
    about: str
    name: str  # of who is reported
    text: str
    place: str
    lines: list[list[Any]]
    settled: float | None


class Finding(NamedTuple):
    """What the doctor has found: whether it is well, and the sentence."""

    well: bool
    code: str
    params: dict[str, object]


# -- opening


def engine_for(database: str, still: bool = False) -> Engine:
    """`still`: all that is read is of one moment."""
    url = sa.make_url(database_url(database))
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BadDatabase("no such file", reason=f"there is no file {url.database}")
    if url.get_backend_name() == "sqlite":
        return sa.create_engine(url, hide_parameters=True, connect_args={"timeout": 10})
    level: Any = "REPEATABLE READ" if still else "READ COMMITTED"
    return sa.create_engine(url, hide_parameters=True, connect_args={"connect_timeout": 5}, isolation_level=level)


@contextmanager
def opened(database: str, still: bool = False) -> Iterator[Connection]:
    """A database of the present form, in a transaction; BadDatabase says what is wrong with another."""
    engine = engine_for(database, still)
    try:
        with engine.begin() as c:
            revision = migrations.revision_of(c)
            if not revision:
                raise BadDatabase("empty", reason="it holds no tables of Araldo")
            if revision != migrations.head():
                reason = f"it has form {revision}, this program {migrations.head()}: start the server once, it migrates"
                raise BadDatabase(reason, reason=reason)
            yield c
    except sa.exc.SQLAlchemyError as error:
        reason = " ".join(str(getattr(error, "orig", None) or error).split())[:200]
        raise BadDatabase(reason, reason=reason) from None
    finally:
        engine.dispose()


# -- looking


def list_tables(c: Connection, game: str = "", status: str = "") -> list[TableLine]:
    played = sa.select(moves.c.table_id, sa.func.count().label("played"), sa.func.max(moves.c.at).label("last"))
    played_ = played.group_by(moves.c.table_id).subquery()
    query = sa.select(tables, played_.c.played, played_.c.last).outerjoin(played_, played_.c.table_id == tables.c.id)
    if game:
        query = query.where(tables.c.game == game)
    if status:
        query = query.where(tables.c.status == status)
    closed = set(c.execute(sa.select(bans.c.value).where(bans.c.kind == banned.TABLE)).scalars())
    found = []
    for row in c.execute(query.order_by(tables.c.created)):
        head, seating = _read(row.head, row.sheet)
        people = [place.called or "–" for place in seating.places if place.kind == "human"] if seating else []
        found.append(TableLine(row.id, row.game, row.status, row.id in closed, head.title if head else "?", people,
                               row.played or 0, row.created, row.last))  # fmt: skip
    return found


def _read(head: str, sheet: str) -> tuple[Head | None, Seating | None]:
    """What a row says; None where it cannot be read."""
    try:
        return head_from(head), seating_from(sheet)
    except Exception:
        return None, None


def list_people(c: Connection, name: str = "") -> list[PersonLine]:
    """Who holds seats, by the names they gave."""
    secret = c.execute(sa.select(facts.c.value).where(facts.c.key == "secret")).scalar() or ""
    tokens, found = Tokens(secret.encode()), []
    for row in c.execute(sa.select(tables).order_by(tables.c.created)):
        head, seating = _read(row.head, row.sheet)
        if seating is None or head is None or head.hot_seat:
            continue
        for seat, place in enumerate(seating.places):
            if place.held and (not name or name.casefold() in place.called.casefold()):
                token = tokens.seat(row.id, seat, place.generation, substitute=place.substitute if place.lent else 0)
                found.append(PersonLine(place.called, row.id, seat, row.game, row.status, token))
    return sorted(found, key=lambda one: (one.name.casefold(), one.table, one.seat))


def list_persons(c: Connection, name: str = "") -> list[KnownLine]:
    """Persons by their names, whoever was here last first."""
    seen = sa.select(sa.func.max(sessions.c.seen)).where(sessions.c.person_id == persons.c.id).scalar_subquery()
    held = sa.select(sa.func.count()).where(seats.c.person_id == persons.c.id, seats.c.number >= 0).scalar_subquery()
    open_ = sa.select(sa.func.count()).where(reports.c.other_id == persons.c.id, reports.c.settled.is_(None))
    query = sa.select(persons.c.id, persons.c.name, persons.c.made, seen, held, open_.scalar_subquery())
    if name:
        query = query.where(sa.or_(persons.c.name.icontains(name, autoescape=True), persons.c.id == name))
    shut = set(c.execute(sa.select(bans.c.value).where(bans.c.kind == banned.PERSON)).scalars())
    return [KnownLine(*row, row[0] in shut) for row in c.execute(query.order_by(sa.desc(seen), persons.c.id))]


def list_reports(c: Connection, settled: bool = False) -> list[ReportLine]:
    """What people have reported and nobody has settled; `settled`: the rest too. The oldest first."""
    query = sa.select(reports).order_by(reports.c.id)
    if not settled:
        query = query.where(reports.c.settled.is_(None))
    return [ReportLine(row.id, row.at, row.person_id, row.other_id, row.name, row.text, row.place,
                       json.loads(row.lines), row.settled) for row in c.execute(query)]  # fmt: skip


def settle(c: Connection, number: int) -> None:
    mine = reports.update().where(reports.c.id == number, reports.c.settled.is_(None)).values(settled=time.time())
    if not c.execute(mine).rowcount:
        raise AdminError("no-such-report", number=number)


def must_know(c: Connection, person: str) -> None:
    if c.execute(sa.select(persons.c.id).where(persons.c.id == person)).first() is None:
        raise AdminError("no-such-person", person=person)


def forget(c: Connection, person: str) -> None:
    """A running server deletes all that is kept of a person within seconds, else one does when it starts: games in play
    are left as by anybody who leaves.
    """
    must_know(c, person)
    ban(c, banned.FORGET, person)


def list_bans(c: Connection) -> list[dict[str, Any]]:
    query = sa.select(bans).where(bans.c.kind.not_in((banned.TABLE, banned.FORGET))).order_by(bans.c.at)
    return [dict(row._mapping) for row in c.execute(query)]


def stats(c: Connection) -> dict[str, Any]:
    count = sa.func.count()
    by = c.execute(sa.select(tables.c.game, tables.c.status, count).group_by(tables.c.game, tables.c.status)).all()
    now = time.time()
    recent = {f"moves_{days}d": c.execute(sa.select(count).where(moves.c.at > now - days * 86400)).scalar_one()
              for days in (1, 7, 30)}  # fmt: skip
    letters = c.execute(sa.select(outbox.c.state, count).group_by(outbox.c.state)).all()
    return {"tables": {f"{game} {status}": number for game, status, number in sorted(map(tuple, by))},
            "moves": c.execute(sa.select(count).select_from(moves)).scalar_one(), **recent,
            "chat": c.execute(sa.select(count).select_from(chats)).scalar_one(),
            "notices": {state: number for state, number in sorted(map(tuple, letters))},  # noqa: C416
            "bytes": size(c), "form": migrations.head()}  # fmt: skip


def size(c: Connection) -> int:
    if c.dialect.name == "sqlite":
        return int(
            c.exec_driver_sql("pragma page_count").scalar_one() * c.exec_driver_sql("pragma page_size").scalar_one()
        )
    return int(c.execute(sa.select(sa.func.pg_database_size(sa.func.current_database()))).scalar_one())


def _row(c: Connection, table: str) -> Any:
    row = c.execute(sa.select(tables).where(tables.c.id == table)).first()
    if row is None:
        raise AdminError("no-such-table", table=table)
    return row


def export(c: Connection, table: str, whole: bool = False) -> str:
    """The record of a table. While it runs as a spectator has it; `whole`: with key and secrets."""
    row = _row(c, table)
    head, seating = _read(row.head, row.sheet)
    try:
        if head is None or seating is None:
            raise AdminError("unreadable", table=table)
        if head.start:
            raise AdminError("no-record", table=table)
        match = _replayed(c, table, row.game, head, seating)
    except AdminError:
        raise
    except Exception as error:
        raise AdminError("unreadable", table=table) from error
    return write(match.game, match.record) if whole else match.export(SPECTATOR)


def _replayed(c: Connection, table: str, game_id: str, head: Head, seating: Seating) -> Match:
    game = discover.load(game_id)
    match = Match(game, setup_from(game, head.setup), seating.places, head.key, head.hot_seat, start=head.start)
    rows = c.execute(
        sa.select(moves.c.seat, moves.c.action, moves.c.how).where(moves.c.table_id == table).order_by(moves.c.n)
    )
    older = head.setup["version"] if head.setup["version"] < game.version else 0
    match.replay([Move(seat, from_text(action), how) for seat, action, how in rows], older)
    return match


def rows_of(c: Connection, table: str) -> dict[str, Any]:
    """Everything that is stored of a table, as it is."""
    found: dict[str, Any] = {"tables": [dict(_row(c, table)._mapping)]}
    for name, one in OF_A_TABLE.items():
        found[name] = [dict(row._mapping) for row in c.execute(sa.select(one).where(one.c.table_id == table))]
    return found


# -- changing


def ban(c: Connection, kind: str, value: str, reason: str = "", until: float | None = None) -> None:
    lift(c, kind, value)
    c.execute(bans.insert().values(kind=kind, value=value, reason=reason, at=time.time(), until=until))


def lift(c: Connection, kind: str, value: str) -> bool:
    return bool(c.execute(bans.delete().where(bans.c.kind == kind, bans.c.value == value)).rowcount)


def close(c: Connection, table: str) -> None:
    _row(c, table)
    ban(c, banned.TABLE, table)


def reopen(c: Connection, table: str) -> None:
    _row(c, table)
    if not lift(c, banned.TABLE, table):
        raise AdminError("not-closed", table=table)


def delete(c: Connection, table: str, now: bool = False) -> None:
    """For good. `now`: no server runs."""
    _row(c, table)
    since = c.execute(sa.select(bans.c.at).where(bans.c.kind == banned.TABLE, bans.c.value == table)).scalar()
    if not now and (since is None or time.time() - since < SETTLED):
        raise AdminError("close-first", table=table, seconds=int(SETTLED))
    _delete(c, [table])
    lift(c, banned.TABLE, table)


def _delete(c: Connection, gone: list[str]) -> None:
    for one in OF_A_TABLE.values():
        c.execute(one.delete().where(one.c.table_id.in_(gone)))
    c.execute(tables.delete().where(tables.c.id.in_(gone)))


def purge(c: Connection, before: float, statuses: tuple[str, ...], dry: bool) -> list[str]:
    """Delete tables of such a status at which nothing has happened since; returns which."""
    gone = [line.id for line in list_tables(c) if line.status in statuses and (line.last or line.created) < before]
    for at in range(0, len(gone) if not dry else 0, 500):
        _delete(c, gone[at : at + 500])
    return gone


# -- the doctor


def examine(c: Connection, full: bool = False, mend: bool = False) -> Iterator[Finding]:
    if c.dialect.name == "sqlite":
        said = c.exec_driver_sql("pragma integrity_check").scalar()
        yield Finding(said == "ok", "integrity", {"said": said})
        file = Path(c.engine.url.database or "")
        mode = file.stat().st_mode & 0o777
        yield Finding(os.name == "nt" or mode & 0o077 == 0, "file-mode", {"mode": f"{mode:o}"})
        free = shutil.disk_usage(file.parent).free
        yield Finding(free > size(c), "disk", {"mb": free // 1_000_000})
    count = bad = 0
    for row in c.execute(sa.select(tables).order_by(tables.c.created)).all():
        count += 1
        if why := _ailment(c, row, full):
            bad += 1
            yield Finding(False, "bad-table", {"table": row.id, "why": why})
    if not bad:
        yield Finding(True, "tables-well", {"count": count})
    for name, one in OF_A_TABLE.items():
        lost = one.c.table_id.not_in(sa.select(tables.c.id))
        number = c.execute(sa.select(sa.func.count()).select_from(one).where(lost)).scalar_one()
        if number and mend:
            c.execute(one.delete().where(lost))
        if number:
            yield Finding(mend, "mended" if mend else "orphans", {"name": name, "count": number})
    failed = c.execute(sa.select(sa.func.count()).where(outbox.c.state == "failed")).scalar_one()
    yield Finding(not failed, "notices-failed", {"count": failed})


def _ailment(c: Connection, row: Any, full: bool) -> str:
    """What is wrong with a table; empty if nothing is."""
    head, seating = _read(row.head, row.sheet)
    if head is None or seating is None:
        return "its row cannot be read"
    try:
        game = discover.load(row.game)
    except Exception as error:
        return f"{row.game}: {type(error).__name__}"
    if full and not (head.start and head.setup["version"] < game.version):
        try:
            _replayed(c, row.id, row.game, head, seating)
        except Exception as error:
            return f"its moves cannot be replayed ({type(error).__name__})"
    return ""


# -- keeping copies


def backup(database: str, file: Path, portable: bool = False) -> str:
    """A copy of everything in a new file; returns its form: sqlite, pg_dump or portable."""
    if file.exists():
        raise AdminError("file-exists", file=file)
    url = sa.make_url(database_url(database))
    program = None if portable or url.get_backend_name() == "sqlite" else find_program("pg_dump")
    with opened(database, still=True) as c:
        file.touch(0o600)
        if not portable and url.get_backend_name() == "sqlite":
            copy_sqlite(Path(url.database or ""), file)
            return "sqlite"
        if program is None:
            _write_portable(c, file)
            return "portable"
    _run_postgres([program, "--format=custom", "--no-owner", "--no-privileges", f"--file={file}"], url)
    return "pg_dump"


def find_program(name: str) -> str | None:
    """A program of PostgreSQL, of the newest version that is installed."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"), key=lambda file: int(file.parts[-3]))
    return str(found[-1]) if found else shutil.which(name)


def _run_postgres(command: list[str], url: sa.URL) -> None:
    """Run one of PostgreSQL's programs; the password goes by the environment, which others do not see."""
    plain = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    env = {**os.environ, **({"PGPASSWORD": str(url.password)} if url.password else {})}
    done = subprocess.run([*command, f"--dbname={plain}"], env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise AdminError("program-failed", program=Path(command[0]).name, reason=" ".join(done.stderr.split())[:300])


def _write_portable(c: Connection, file: Path) -> None:
    """Every row as a line of JSON, packed: for another kind of database, or where pg_dump is missing."""
    with gzip.open(file, "wt", encoding="utf-8") as out:
        out.write(json.dumps({"araldo": FORMAT, "form": migrations.head()}) + "\n")
        for one in meta.sorted_tables:
            for row in c.execute(sa.select(one)):
                out.write(json.dumps([one.name, dict(row._mapping)]) + "\n")


def restore(database: str, file: Path) -> str:
    """Everything from a backup into a database that holds nothing yet; returns the backup's form."""
    try:
        begins = file.open("rb").read(16)
    except OSError as error:
        raise AdminError("bad-file", file=file, reason=error.strerror or str(error)) from None
    url = sa.make_url(database_url(database))
    sqlite = url.get_backend_name() == "sqlite"
    if begins.startswith(b"SQLite format 3") and sqlite:
        _must_be_new(Path(url.database or ""))
        copy_sqlite(file, Path(url.database or ""))
        return "sqlite"
    if begins.startswith(b"PGDMP") and not sqlite:
        _must_be_empty(url)
        program = find_program("pg_restore")
        if program is None:
            raise AdminError("no-program", program="pg_restore")
        _run_postgres(
            [program, "--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction", str(file)], url
        )
        return "pg_dump"
    if begins.startswith(b"\x1f\x8b"):
        if sqlite:
            _must_be_new(Path(url.database or ""))
        else:
            _must_be_empty(url)
        _read_portable(url, file)
        return "portable"
    raise AdminError("other-backup", file=file)


def _must_be_new(file: Path) -> None:
    if file.exists() and file.stat().st_size:
        raise AdminError("not-empty", database=file)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file.touch(0o600)


def _must_be_empty(url: sa.URL) -> None:
    engine = sa.create_engine(url, hide_parameters=True)
    try:
        with engine.connect() as c:
            if sa.inspect(c).get_table_names():
                raise AdminError("not-empty", database=url.database)
    except sa.exc.SQLAlchemyError as error:
        reason = " ".join(str(getattr(error, "orig", None) or error).split())[:200]
        raise BadDatabase(reason, reason=reason) from None
    finally:
        engine.dispose()


def _read_portable(url: sa.URL, file: Path) -> None:
    engine = sa.create_engine(url, hide_parameters=True)
    try:
        with engine.begin() as c, gzip.open(file, "rt", encoding="utf-8") as lines:
            head = json.loads(next(lines))
            if head.get("araldo") != FORMAT or head.get("form") not in migrations.known():
                raise AdminError("other-backup", file=file)
            migrations.make(c, head["form"])
            found = sa.MetaData()
            found.reflect(c)
            for line in lines:
                name, row = json.loads(line)
                c.execute(found.tables[name].insert().values(**row))
            if c.dialect.name == "postgresql":
                for name in SERIAL & found.tables.keys():
                    c.execute(
                        sa.text(f"select setval('{name}_id_seq', (select coalesce(max(id), 0) + 1 from {name}), false)")
                    )
    except (ValueError, KeyError, EOFError, StopIteration, OSError, AttributeError, TypeError):
        raise AdminError("other-backup", file=file) from None
    finally:
        engine.dispose()
