# To change the schema: change ../schema.py and add versions/rNNNN_what.py (the next number), in the form of r0001;
# it brings the schema before it there, rows included. tests/server/test_migrations.py compares the two on both.
"""Migrations of the schema by Alembic: forward only, run when a database is opened, all or nothing.

A new database is made as `schema.py` says, and stamped with the last revision. One that has no stamp is older than the
stamps: its tables tell which revision it is.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from araldo.server.settings import BadDatabase

FOLDER = Path(__file__).parent
STAMP = "alembic_version"
BASE = "0001"  # what was there before there were stamps
_BASE_TABLES = {"facts", "tables", "moves", "keys", "chats", "notes", "outbox"}


def known(folder: Path = FOLDER) -> list[str]:
    """All revisions in their order: the files are named by them."""
    return sorted(file.name[1:5] for file in (folder / "versions").glob("r*.py"))


def head(folder: Path = FOLDER) -> str:
    return known(folder)[-1]


def revision_of(c: Connection, folder: Path = FOLDER) -> str:
    """The revision of a database; empty for a new one. BadDatabase for one that this program cannot use."""
    tables = set(sa.inspect(c).get_table_names())
    if STAMP in tables and (found := c.execute(sa.text(f"select version_num from {STAMP}")).scalar()):
        if found not in known(folder):
            reason = f"it is of a newer version of the program (form {found}, this one knows {head(folder)})"
            raise BadDatabase(reason, reason=reason)
        return str(found)
    if tables >= _BASE_TABLES:
        return BASE
    if tables & _BASE_TABLES:
        reason = "it is another program's"
        raise BadDatabase(reason, reason=reason)
    return ""


def prepare(c: Connection, make: Callable[[Connection], object], folder: Path = FOLDER) -> None:
    """Bring a database to the last revision, in the transaction of this connection; `make` makes a new one."""
    revision = revision_of(c, folder)
    if not revision:
        make(c)
        _stamp(c, head(folder))
    elif revision != head(folder) or not sa.inspect(c).has_table(STAMP):
        _migrate(c, revision, folder)


def _stamp(c: Connection, revision: str) -> None:
    c.execute(sa.text(f"create table {STAMP} (version_num varchar(32) not null primary key)"))
    c.execute(sa.text(f"insert into {STAMP} values (:revision)"), {"revision": revision})


def make(c: Connection, revision: str) -> None:
    """An empty database of any revision, for rows that were kept then."""
    _migrate(c, "base", FOLDER, revision)


def _migrate(c: Connection, revision: str, folder: Path, to: str = "head") -> None:
    from alembic import command  # here: hardly any start needs it
    from alembic.config import Config

    config = Config(attributes={"connection": c})
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    command.stamp(config, revision)
    command.upgrade(config, to)
