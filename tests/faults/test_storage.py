"""The disk is full, the database is away, frozen, or drops its connections."""

from __future__ import annotations

import asyncio
import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import psycopg
import pytest

from tests.faults.people import Person, Serving, leave, lost, served, stored, until

Report = Callable[[str, str, int], None]
AWAY = 13.0  # seconds


async def playing(server: Serving, seed: int = 1) -> tuple[str, list[Person], list[asyncio.Task[None]]]:
    table, people = await server.table("castelli", "human", "human", "steward", seed=seed)
    for person in people:
        person.pace = 0.02
    tasks = [asyncio.create_task(person.play()) for person in people]
    await until(lambda: sum(len(person.acked) for person in people) >= 5)
    return table, people, tasks


def what(people: list[Person]) -> str:
    seen = {text for person in people for text in person.saw if not text.startswith("refused: stale")}
    return "; ".join(sorted(seen)) or "nothing"


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="limits of a running process")
async def test_the_disk_is_full_for_a_while(sqlite_url: str, report: Report) -> None:
    async with served(sqlite_url) as server:
        table, people, tasks = await playing(server)
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))  # no file may grow
        await until(lambda: any("refused: not saved" in text or "1012" in text for p in people for text in p.saw))
        await asyncio.sleep(3.0)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        done = sum(len(person.acked) for person in people)
        await until(lambda: sum(len(person.acked) for person in people) > done + 3)
        await leave(tasks)
    report("disk full (SQLite), 3 s", what(people), lost(await stored(sqlite_url, table), people))


class Cluster:
    """A PostgreSQL server that can be stopped, frozen and started again."""

    def __init__(self, root: Path) -> None:
        self.root, self.bin = root, sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))[-1].parent
        self.prefix = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []

    def run(self, program: str, *args: str) -> None:
        subprocess.run([*self.prefix, str(self.bin / program), *args], cwd="/", check=True, stdout=subprocess.DEVNULL)

    def begin(self) -> None:
        if self.prefix:
            shutil.chown(self.root, "postgres")
        self.run("initdb", "-D", f"{self.root}/data", "-A", "trust", "-U", "araldo", "--no-sync", "-E", "UTF8",
                 "--locale=C.UTF-8")  # fmt: skip
        self.start()

    def start(self) -> None:
        self.run("pg_ctl", "-D", f"{self.root}/data", "-l", f"{self.root}/log", "-w", "-o",
                 f"-k {self.root} -c listen_addresses='' -c fsync=off", "start")  # fmt: skip

    def stop(self) -> None:
        self.run("pg_ctl", "-D", f"{self.root}/data", "-m", "immediate", "-w", "stop")

    @property
    def url(self) -> str:
        return f"postgresql://araldo@/postgres?host={self.root}"

    def signal(self, number: int) -> None:
        """To the server and everything that it has started."""
        head = int(Path(f"{self.root}/data/postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{head}/task/{head}/children").read_text().split()
        for pid in [head, *map(int, children)]:
            os.kill(pid, number)


@pytest.fixture
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Cluster:
    import tempfile

    found = Cluster(Path(tempfile.mkdtemp(prefix="araldo-pg-")))
    found.begin()
    yield found
    found.stop()
    shutil.rmtree(found.root, ignore_errors=True)


async def outlived(server: Serving, database: str, away: float, stop: Callable[[], None], start: Callable[[], None]):
    """Play, take the database away, give it back, play on."""
    table, people, tasks = await playing(server)
    await asyncio.to_thread(stop)
    await asyncio.sleep(away)
    assert not any(task.done() for task in tasks)
    await asyncio.to_thread(start)
    done = sum(len(person.acked) for person in people)
    await until(lambda: sum(len(person.acked) for person in people) > done + 5, 90)
    await leave(tasks)
    assert server.process is not None
    assert server.process.returncode is None, "the server is the same"
    return people, lost(await stored(database, table), people)


@pytest.mark.long
@pytest.mark.parametrize("workers", [1, 2])
async def test_postgresql_is_away(cluster: Cluster, workers: int, report: Report) -> None:
    async with served(cluster.url, workers) as server:
        people, missing = await outlived(server, cluster.url, AWAY, cluster.stop, cluster.start)
    report(f"PostgreSQL away, {AWAY:.0f} s, {workers} worker(s)", what(people), missing)


@pytest.mark.long
@pytest.mark.skipif(sys.platform != "linux", reason="/proc")
async def test_postgresql_is_frozen(cluster: Cluster, report: Report) -> None:
    """It takes connections and never answers."""

    def freeze() -> None:
        cluster.signal(signal.SIGSTOP)

    def thaw() -> None:
        cluster.signal(signal.SIGCONT)

    async with served(cluster.url) as server:
        try:
            people, missing = await outlived(server, cluster.url, AWAY, freeze, thaw)
        finally:
            thaw()
    report(f"PostgreSQL frozen, {AWAY:.0f} s", what(people), missing)


@pytest.mark.long
async def test_postgresql_drops_its_connections_again_and_again(cluster: Cluster, report: Report) -> None:
    def drop() -> None:
        with psycopg.connect(cluster.url, autocommit=True) as c:
            c.execute("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() "
                      "and backend_type = 'client backend'")  # fmt: skip

    async with served(cluster.url, 2) as server:
        table, people, tasks = await playing(server)
        for _ in range(8):
            await asyncio.to_thread(drop)
            await asyncio.sleep(0.4)
        done = sum(len(person.acked) for person in people)
        await until(lambda: sum(len(person.acked) for person in people) > done + 5, 90)
        await leave(tasks)
    report("connections killed, 8 times", what(people), lost(await stored(cluster.url, table), people))
