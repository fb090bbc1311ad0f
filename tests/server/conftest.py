"""The same tests on SQLite and on PostgreSQL. The PostgreSQL server is the tests' own, on a socket, gone afterwards."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import psycopg
import pytest

from araldo.kernel import Game, key_from_seed
from araldo.server.settings import Settings
from tests.contract.support import tiny
from tests.server.client import Api, Server, serving

QUICK = {"limits": "0", "bot_delay": 0.0, "even_delay": 0.0, "window_seconds": 0.0, "log_level": "critical"}

MEMORY = "/dev/shm"  # files there are written and removed quickest


@pytest.fixture(scope="session", autouse=True)
def game() -> Game:
    """The tiny game, which has one of everything."""
    return tiny()


@pytest.fixture(autouse=True)
def dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice at every run: the first table of a test has seed 1, the next 2, …"""
    seeds = itertools.count(1)
    monkeypatch.setattr("araldo.server.new_tables.new_key", lambda: key_from_seed(next(seeds)))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Path]:
    """A PostgreSQL server for this test run: the folder of its socket."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    assert found, "PostgreSQL is missing: `make system` installs it"
    bin_ = found[-1].parent
    root = Path(tempfile.mkdtemp(prefix="araldo-pg-", dir=MEMORY if os.access(MEMORY, os.W_OK) else None))
    prefix: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL does not run as root
        user = pwd.getpwnam("postgres")
        os.chown(root, user.pw_uid, user.pw_gid)
        prefix = ["runuser", "-u", "postgres", "--"]

    def run(program: str, *args: str) -> None:
        subprocess.run([*prefix, str(bin_ / program), *args], cwd="/", check=True, stdout=subprocess.DEVNULL)

    data = str(root / "data")
    run("initdb", "-D", data, "-A", "trust", "-U", "araldo", "--no-sync", "-E", "UTF8", "--locale=C.UTF-8")
    run("pg_ctl", "-D", data, "-l", str(root / "log"), "-w", "-o",
        f"-k {root} -c listen_addresses='' -c fsync=off -c max_connections=200", "start")  # fmt: skip
    try:
        yield root
    finally:
        run("pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(root, ignore_errors=True)


@pytest.fixture
def postgres_url(postgres: Path) -> Iterator[str]:
    """A database of its own for each test."""
    name = f"t{uuid.uuid4().hex[:12]}"
    with psycopg.connect(f"postgresql://araldo@/postgres?host={postgres}", autocommit=True) as c:
        c.execute(f"create database {name}")
        yield f"postgresql://araldo@/{name}?host={postgres}"
        c.execute(f"drop database {name} with (force)")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/araldo.sqlite3"
    return str(request.getfixturevalue("postgres_url"))


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database=database, **QUICK)  # type: ignore[arg-type]


@pytest.fixture
async def server(settings: Settings) -> AsyncIterator[Server]:
    async with serving(settings) as server:
        yield server


@pytest.fixture
async def api(server: Server) -> AsyncIterator[Api]:
    async with Api(server) as api:
        yield api
