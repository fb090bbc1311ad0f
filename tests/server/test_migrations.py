"""Migrations: a database of any earlier version comes to the present schema, all or nothing, once for all workers."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from araldo.server import migrations
from araldo.server.schema import meta
from araldo.server.settings import BadDatabase, database_url
from araldo.server.store import Store
from tests.server.test_old_databases import VERSIONS, restored

LATER = """
import sqlalchemy as sa
from alembic import op

revision, down_revision = "9001", "{last}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("colour", sa.Text, nullable=False, server_default="red"))
    {more}
"""


def difference(c: sa.Connection) -> list[Any]:
    """What `store.py` says and the database has not, or has otherwise."""
    return [one for one in compare_metadata(MigrationContext.configure(c), meta) if "alembic_version" not in str(one)]


async def opened(url: str) -> Store:
    store = Store(database_url(url))
    try:
        await store.open()
    except BadDatabase:
        await store.close()
        raise
    return store


def longer(folder: Path, more: str = "") -> Path:
    """Our migrations and one more."""
    shutil.copytree(migrations.FOLDER, folder / "migrations", ignore=shutil.ignore_patterns("__pycache__"))
    text = LATER.format(last=migrations.head(), more=more)
    (folder / "migrations" / "versions" / "r9001_later.py").write_text(text)
    return folder / "migrations"


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A later version of the program, which has a column more."""
    use(monkeypatch, longer(tmp_path))


def use(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    for function in (migrations.head, migrations.revision_of):
        monkeypatch.setattr(function, "__defaults__", (folder,))
    monkeypatch.setattr(migrations.prepare, "__defaults__", (folder,))


def test_the_revisions_follow_each_other_and_are_named_by_their_files() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrations.FOLDER))
    config.set_main_option("path_separator", "os")
    scripts = list(ScriptDirectory.from_config(config).walk_revisions())[::-1]
    assert [script.revision for script in scripts] == migrations.known()
    assert [script.down_revision for script in scripts] == [None, *migrations.known()[:-1]]


async def test_a_new_database_and_one_that_ran_all_migrations_are_the_same(database: str) -> None:
    """A column of `store.py` without a migration fails here."""
    store = Store(database_url(database))

    def from_nothing(c: sa.Connection) -> list[Any]:
        migrations._migrate(c, "base", migrations.FOLDER)
        return difference(c)

    assert await store.transact(from_nothing) == []
    await store.open()
    assert await store.read(difference) == []
    await store.close()


@pytest.mark.parametrize("form", ["sqlite", "postgresql"])
@pytest.mark.parametrize("version", VERSIONS)
async def test_a_database_of_every_version_comes_to_the_present_schema(
    version: str, form: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    store = await opened(restored(version, form, request, tmp_path))
    assert await store.read(difference) == []
    assert await store.read(migrations.revision_of) == migrations.head()
    assert await store.fact("schema") == str(int(migrations.head()))
    await store.close()


async def test_a_later_version_migrates_and_an_earlier_one_then_says_a_sentence(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await opened(database)).close()
    with monkeypatch.context() as patch:
        use(patch, longer(tmp_path))
        await (await opened(database)).close()
        store = await opened(database)  # and again: nothing is left to do
        columns = await store.read(lambda c: {column["name"] for column in sa.inspect(c).get_columns("tables")})
        assert "colour" in columns
        assert await store.fact("schema") == "9001"
        await store.close()
    with pytest.raises(BadDatabase, match="newer version of the program"):
        await opened(database)


async def test_what_cannot_be_migrated_is_left_as_it_was(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await opened(database)).close()
    with monkeypatch.context() as patch:
        use(patch, longer(tmp_path, "op.drop_column('tables', 'never')"))
        with pytest.raises(BadDatabase):
            await opened(database)
    store = await opened(database)
    assert await store.read(difference) == []
    await store.close()


async def test_of_several_workers_one_migrates(postgres_url: str, tmp_path: Path, later: None) -> None:
    stores = [Store(database_url(postgres_url)) for _ in range(4)]
    await asyncio.gather(*(store.open() for store in stores))
    assert {await store.fact("schema") for store in stores} == {"9001"}
    for store in stores:
        await store.close()


async def test_a_file_is_copied_before_it_is_migrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path}/a.sqlite3"
    await (await opened(url)).close()
    before = migrations.head()
    use(monkeypatch, longer(tmp_path))
    await (await opened(url)).close()
    copy = tmp_path / f"a.sqlite3.form-{before}"
    with sqlite3.connect(copy) as c:
        assert c.execute("select version_num from alembic_version").fetchall() == [(before,)]
    assert copy.stat().st_mode & 0o777 == 0o600


async def test_a_database_of_another_program_is_not_touched(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "a.sqlite3") as c:
        c.execute("create table notes (words text)")
    with pytest.raises(BadDatabase, match="another program"):
        await opened(f"sqlite:///{tmp_path}/a.sqlite3")
    with sqlite3.connect(tmp_path / "a.sqlite3") as c:
        assert [name for (name,) in c.execute("select name from sqlite_master")] == ["notes"]
