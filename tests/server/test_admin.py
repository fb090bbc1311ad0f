"""`araldo admin`: an operator's tools, beside a running server and without one, on both databases."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest
import sqlalchemy as sa

from araldo.cli.app import run
from araldo.kernel.record import read
from araldo.server import admin
from araldo.server.settings import Settings, database_url
from tests.contract.support import tiny
from tests.server.client import Api, serving
from tests.server.conftest import QUICK

Admin = Callable[..., tuple[int, str, str]]


@pytest.fixture
def araldo(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, database: str) -> Admin:
    """Run `araldo admin …` on the test's database: status, what it says, what it complains of."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("ARALDO_DATABASE", database)

    def ran(*argv: str) -> tuple[int, str, str]:
        capsys.readouterr()
        status = run(["admin", *argv])
        return (status, *capsys.readouterr())

    return ran


@pytest.fixture
async def made(settings: Settings) -> dict[str, Any]:
    """A running table of Ada's and Bea's with talk, one that is over, one that is open. No server runs afterwards."""
    async with serving(settings) as server, Api(server) as api:
        running = await api.table("tiny", "human", "human", title="a table")
        async with api.sit(running["table"], running["token"]) as me:
            await me.say("chat", key="c", text="hello")
            await me.say("note", text="mine")
            if me.asked:
                await me.act(me.choose(Random(1)))
        over = await api.table("tiny", "human", "miser")
        async with api.sit(over["table"], over["token"]) as me:
            await me.play(Random(1))
        opened = await api.table("tiny", "human", "open", public=True)
        return {"running": running, "over": over, "open": opened}


def rows(database: str) -> dict[str, int]:
    with admin.opened(database) as c:
        return {name: c.execute(sa.select(sa.func.count()).select_from(one)).scalar_one()
                for name, one in {"tables": admin.tables, **admin.OF_A_TABLE}.items()}  # fmt: skip


async def test_tables_are_listed_for_people_and_for_programs(araldo: Admin, made: Any) -> None:
    status, out, _ = araldo("tables")
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()] == ["table", *(made[name]["table"] for name in made)]
    found = json.loads(araldo("tables", "--json", "--status", "running")[1])
    assert [(one["id"], one["title"], one["people"], one["closed"]) for one in found] == [
        (made["running"]["table"], "a table", ["P0", "P1"], False)]  # fmt: skip
    assert json.loads(araldo("tables", "--json", "--game", "castelli")[1]) == []


async def test_people_are_who_holds_seats(araldo: Admin, made: Any) -> None:
    found = json.loads(araldo("people", "p1", "--json")[1])
    assert found == [{"name": "P1", "table": made["running"]["table"], "seat": 1, "game": "tiny", "status": "running"}]
    assert made["running"]["links"]["seats"][1]["token"] not in araldo("people")[1]
    shown = json.loads(araldo("people", "P1", "--tokens", "--json")[1])
    assert shown[0]["token"] == made["running"]["links"]["seats"][1]["token"]


async def test_a_table_is_closed_and_opened_again_while_the_server_runs(
    araldo: Admin, settings: Settings, made: Any
) -> None:
    table, token = made["running"]["table"], made["running"]["token"]
    async with serving(settings) as server, Api(server) as api, api.sit(table, token) as me:
        assert araldo("close", table)[0] == 0
        await server.hub.bans.read()
        await me.until(lambda: me.closed is not None)
        await api.get(f"/api/tables/{table}", 410, k=token)
        assert "closed" in araldo("tables")[1]
        assert araldo("close", table, "--reopen")[1] == f"Table {table} is open again.\n"
        await server.hub.bans.read()
        assert (await api.get(f"/api/tables/{table}", k=token))["status"] == "running"


async def test_a_table_is_deleted_only_when_no_server_can_have_it(araldo: Admin, made: Any, database: str) -> None:
    table, before = made["running"]["table"], rows(database)
    status, _, said = araldo("delete", table)
    assert (status, said.count("\n")) == (2, 1)
    assert "must have been closed for 15 s" in said
    araldo("close", table)
    assert araldo("delete", table)[0] == 2  # just now
    assert rows(database) == before
    with admin.opened(database) as c:
        c.execute(admin.bans.update().values(at=1.0))
    assert araldo("delete", table)[0] == 0
    assert araldo("delete", made["over"]["table"], "--now")[0] == 0
    assert rows(database) == dict.fromkeys(before, 0) | {"tables": 1}
    assert araldo("close", table)[0] == 2


async def test_a_running_table_is_exported_as_a_spectator_has_it(araldo: Admin, made: Any, tmp_path: Path) -> None:
    assert "\nkey " not in araldo("export", made["running"]["table"])[1]
    whole = araldo("export", made["running"]["table"], "--whole")[1]
    assert read(tiny(), whole).key is not None
    file = tmp_path / "out" / "record"
    assert araldo("export", made["over"]["table"], "--out", str(file))[0] == 0
    assert run(["record", "verify", str(file)]) == 0


async def test_a_damaged_table_is_exported_raw_and_the_doctor_finds_it(araldo: Admin, made: Any, database: str) -> None:
    table = made["running"]["table"]
    status, out, _ = araldo("doctor", "--full")
    assert "tables that can be read: 3" in out
    with admin.opened(database) as c:
        c.execute(admin.tables.update().where(admin.tables.c.id == table).values(sheet="{"))
    status, out, _ = araldo("doctor")
    assert status == 1
    assert f"ILL   table {table}: its row cannot be read" in out
    assert araldo("tables")[0] == 0
    assert "--raw" in araldo("export", table)[2]
    assert json.loads(araldo("export", table, "--raw")[1])["tables"][0]["sheet"] == "{"


async def test_the_doctor_mends_rows_that_belong_to_no_table(araldo: Admin, made: Any, database: str) -> None:
    with admin.opened(database) as c:
        c.execute(admin.chats.insert().values(table_id="gone", seat=0, text="x", at=1.0))
    found = json.loads(araldo("doctor", "--json")[1])
    assert {"well": False, "code": "orphans", "name": "chats", "count": "1"} in found
    araldo("doctor", "--mend")
    assert "orphans" not in araldo("doctor", "--json")[1]


async def test_bans_are_made_listed_and_lifted(araldo: Admin, made: Any, database: str) -> None:
    assert araldo("ban", "address", "192.0.2.7/24", "--days", "3", "--reason", "flood")[0] == 0
    assert araldo("ban", "name", "Troll", "--lang", "it")[1].startswith("Troll è escluso")
    found = json.loads(araldo("ban", "--json")[1])
    assert [(one["kind"], one["value"], one["reason"]) for one in found] == [
        ("address", "192.0.2.0/24", "flood"), ("name", "Troll", "")]  # fmt: skip
    assert round((found[0]["until"] - found[0]["at"]) / 86400) == 3
    assert "Troll" in araldo("ban")[1]
    assert araldo("ban", "name", "Troll", "--lift")[0] == 0
    assert araldo("ban", "name", "Troll", "--lift")[0] == 2


async def test_old_tables_are_purged(araldo: Admin, made: Any, database: str) -> None:
    assert araldo("purge", "1")[1] == "Deleted: 0 tables.\n"
    with admin.opened(database) as c:
        c.execute(admin.tables.update().values(created=1.0))
        c.execute(admin.moves.update().values(at=1.0))
    assert araldo("purge", "1", "--dry-run")[1].splitlines()[0] == made["over"]["table"]
    assert araldo("purge", "1")[1] == "Deleted: 1 tables.\n"
    assert araldo("purge", "1", "--status", "all")[1] == "Deleted: 2 tables.\n"
    assert rows(database) == dict.fromkeys(rows(database), 0)


async def test_stats_count(araldo: Admin, made: Any) -> None:
    found = json.loads(araldo("stats", "--json")[1])
    assert found["tables"] == {"tiny open": 1, "tiny over": 1, "tiny running": 1}
    assert (found["chat"], found["moves"], found["bytes"] > 0) == (1, found["moves_1d"], True)
    assert "tables: tiny open" in araldo("stats")[1]


# -- copies


async def test_a_backup_of_a_running_server_is_restored_and_played_on(
    araldo: Admin, settings: Settings, made: Any, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "backup"
    async with serving(settings):
        status, said, _ = araldo("backup", str(file))
    assert (status, file.stat().st_mode & 0o777) == (0, 0o600)
    assert ("sqlite" if settings.sqlite else "pg_dump") in said
    target = new_database(settings.sqlite, tmp_path, request)
    assert araldo("restore", str(file), "--database", target)[0] == 0
    assert rows(target) == rows(settings.database)
    await plays_on(target, made)


@pytest.mark.parametrize("other", [False, True])
async def test_a_portable_backup_goes_into_either_database(
    araldo: Admin, settings: Settings, made: Any, tmp_path: Path, request: pytest.FixtureRequest, other: bool
) -> None:
    file = tmp_path / "backup"
    assert "portable" in araldo("backup", str(file), "--portable")[1]
    target = new_database(settings.sqlite != other, tmp_path, request)
    assert araldo("restore", str(file), "--database", target)[0] == 0
    assert rows(target) == rows(settings.database)
    await plays_on(target, made)


async def test_without_pg_dump_a_backup_is_portable(
    araldo: Admin, settings: Settings, made: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin, "find_program", lambda name: None)
    said = araldo("backup", str(tmp_path / "backup"))[1]
    assert ("sqlite" if settings.sqlite else "portable") in said


def new_database(sqlite: bool, folder: Path, request: pytest.FixtureRequest) -> str:
    if sqlite:
        return f"sqlite:///{folder}/restored/b.sqlite3"
    root = request.getfixturevalue("postgres")
    name = f"r{abs(hash(folder)) % 10**12}"
    with psycopg.connect(f"postgresql://araldo@/postgres?host={root}", autocommit=True) as c:
        c.execute(f"create database {name}")  # type: ignore[arg-type]
    return f"postgresql://araldo@/{name}?host={root}"


async def plays_on(database: str, made: Any) -> None:
    quick: Any = QUICK
    async with serving(Settings(database=database, **quick)) as server, Api(server) as api:
        link = made["open"]
        joined = await api.post(f"/api/tables/{link['table']}/join", {"name": "Bea"})
        async with api.sit(link["table"], link["token"]) as a, api.sit(link["table"], joined["token"]) as b:
            await a.say("chat", key="new", text="and on")
            await b.settled()
            assert [one["text"] for one in b.heard if one["type"] == "chat"] == ["and on"]


# -- what is wrong is one sentence


async def test_what_cannot_be_done_is_one_sentence(araldo: Admin, made: Any, tmp_path: Path, database: str) -> None:
    (tmp_path / "there").write_text("x")
    (tmp_path / "packed").write_bytes(b"\x1f\x8b nonsense")
    with sqlite3.connect(tmp_path / "empty.sqlite3"):
        pass
    table = made["running"]["table"]
    for line, words in {
        "close nosuch": "there is no table 'nosuch'",
        "delete nosuch --now": "there is no table",
        "export nosuch": "no table",
        "close": "TABLE is missing",
        f"close {table} --reopen": "is not closed",
        "purge soon": "whole number",
        "purge 0": "at least 1",
        "purge 3 --status new": "--status is one of",
        "tables --status new": "--status is one of",
        "ban house x": "KIND is one of address, name, token",
        "ban address here": "no address and no network",
        "ban name": "VALUE is missing",
        "ban name x --days y": "whole number",
        f"backup {tmp_path}/there": "is there already",
        f"restore {tmp_path}/nosuch": "cannot be read",
        f"restore {tmp_path}/there": "is no backup for this kind",
        f"restore {tmp_path}/packed --database sqlite:///{tmp_path}/new.sqlite3": "is no backup for this kind",
        f"tables --database sqlite:///{tmp_path}/nosuch.sqlite3": "there is no file",
        f"tables --database sqlite:///{tmp_path}/empty.sqlite3": "holds no tables of Araldo",
        f"tables --database sqlite:///{tmp_path}/there": "cannot be used",
        "tables --database nonsense": "cannot be used",
        f"tables --database postgresql://x@/x?host={tmp_path}": "cannot be used",
        "nosuch": "there is no command 'nosuch'",
    }.items():
        status, out, said = araldo(*line.split())
        assert (status, out, said.count("\n")) == (2, "", 1), (line, said)
        assert words in said, (line, said)


async def test_nothing_is_restored_over_something(araldo: Admin, made: Any, tmp_path: Path, database: str) -> None:
    before = rows(database)
    araldo("backup", str(tmp_path / "backup"))
    status, _, said = araldo("restore", str(tmp_path / "backup"))
    assert (status, "restore into an empty database" in said) == (2, True)
    assert rows(database) == before


async def test_a_database_of_an_older_form_says_that_the_server_migrates_it(
    araldo: Admin, made: Any, database: str
) -> None:
    engine = sa.create_engine(database_url(database))
    with engine.begin() as c:
        c.execute(sa.text("update alembic_version set version_num = '0001'"))
    engine.dispose()
    assert "start the server once, it migrates" in araldo("tables")[2]
