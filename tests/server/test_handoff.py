"""Workers hand the sockets of a table to the one that should have them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from araldo.server.handoff import Exchange
from tests.contract.support import TINY
from tests.server.client import Api
from tests.server.test_workers import _typed, answering


async def test_a_connection_goes_to_another_worker_with_its_head(tmp_path: Path) -> None:
    taken: asyncio.Queue[tuple[socket.socket, bytes]] = asyncio.Queue()
    one = Exchange(tmp_path, lambda *_: None)
    two = Exchange(tmp_path, lambda *given: taken.put_nowait(given))
    client, accepted = socket.socketpair()
    try:
        assert one.hand_on(accepted.fileno(), b"GET /ws/a HTTP/1.1\r\n\r\n", two.name)
        accepted.close()
        connection, head = await asyncio.wait_for(taken.get(), 20)
        assert head == b"GET /ws/a HTTP/1.1\r\n\r\n"
        connection.sendall(b"here")
        assert client.recv(4) == b"here"
        connection.close()
    finally:
        one.close()
        two.close()
        client.close()


async def test_all_workers_agree_whose_a_table_is_and_it_stays_when_another_comes(tmp_path: Path) -> None:
    workers = [Exchange(tmp_path, lambda *_: None) for _ in range(3)]
    tables = [f"/ws/{n}" for n in range(60)]
    before = {table: workers[0].worker_of(table) for table in tables}
    assert before == {table: workers[2].worker_of(table) for table in tables}
    assert set(before.values()) == {worker.name for worker in workers}
    workers.append(Exchange(tmp_path, lambda *_: None))
    workers[0]._looked = 0.0
    after = {table: workers[0].worker_of(table) for table in tables}
    assert {after[table] for table in tables if after[table] != before[table]} == {workers[3].name}
    for worker in workers:
        worker.close()


async def test_what_cannot_be_handed_on_stays_and_who_has_died_is_forgotten(tmp_path: Path) -> None:
    one, two = Exchange(tmp_path, lambda *_: None), Exchange(tmp_path, lambda *_: None)
    two._loop.remove_reader(two._socket)
    two._socket.close()  # its name is still there
    client, accepted = socket.socketpair()
    assert not one.hand_on(accepted.fileno(), b"", two.name)
    assert all(one.worker_of(f"/ws/{n}") == one.name for n in range(20))
    one.close()
    client.close()
    accepted.close()


async def test_all_sockets_of_a_table_are_with_one_worker(postgres_url: str) -> None:
    """A seat's oldest socket gives way where there are too many: workers count those that they have."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(["src", str(TINY)]), "ARALDO_SEAT_SOCKETS": "2",
           "ARALDO_LOG_LEVEL": "error"}  # fmt: skip
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "araldo.cli", "serve", "--port", "0", "--workers", "2", "--database", postgres_url,
        env=env, stdout=asyncio.subprocess.PIPE)  # fmt: skip
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", (await process.stdout.readline()).decode())
        assert found is not None
        server: Any = SimpleNamespace(url=found[0])
        async with Api(_typed(server)) as api:
            await answering(api)
            workers: set[str] = set()
            while len(workers) < 2:  # both take part from their first connection on
                async with Api(_typed(server)) as fresh:
                    workers.add((await fresh.get("/healthz"))["worker"])
            made = await api.table("tiny", "human", "human")
            sockets = [await api.sit(made["table"], made["token"]).__aenter__() for _ in range(8)]
            async with asyncio.timeout(20):
                while sum(one.ws is not None and one.ws.close_code is None for one in sockets) > 2:
                    await asyncio.sleep(0.01)
            for one in sockets:
                await one.__aexit__()
    finally:
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), 20) == 0
