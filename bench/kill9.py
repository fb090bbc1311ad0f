"""Kill the server with SIGKILL again and again during play, and see that nothing acknowledged is lost.

    python bench/kill9.py [--kills 50] [--database URL] [--json]

Eight tables of Castelli, people and bots mixed and two with bots only, are played through one server on SQLite (or the
given database); a table whose game is over is replaced. At a random moment the server is killed, then started again on
the same data. Checked after every kill, for every table: each decision that was acknowledged is stored, in its place;
none is stored twice; the key of the last one, sent again, gets the same answer. At the end every table is played to its
end: none is stuck.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import signal
import socket
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from araldo.kernel.action import to_text
from araldo.server.settings import database_url
from araldo.server.store import Store

MIXES = [["human"] * 2, ["human", "steward"], ["human", "random", "steward"], ["human", "human", "steward"],
         ["human"] * 4, ["human", "human", "random", "random"], ["steward"] * 2, ["random"] * 4]  # fmt: skip
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, asyncio.TimeoutError, EOFError)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Served:
    """A server that can be killed."""

    def __init__(self, database: str) -> None:
        self.database, self.port = database, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> float:
        begun = time.perf_counter()
        env = {**os.environ, "ARALDO_BOT_DELAY": "0.005", "ARALDO_EVEN_DELAY": "0", "ARALDO_WINDOW_SECONDS": "0",
               "ARALDO_LOG_LEVEL": "error", "ARALDO_LIMITS": "0"}  # fmt: skip
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "araldo.cli", "serve", "--port", str(self.port), "--database", self.database, env=env,
            stdout=asyncio.subprocess.DEVNULL)  # fmt: skip
        while True:
            try:
                await asyncio.to_thread(self.get, "/healthz")
                return time.perf_counter() - begun
            except OSError:
                assert self.process.returncode is None, "the server did not start again"
                await asyncio.sleep(0.05)

    async def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(self.process.wait(), 20)

    def get(self, path: str) -> bytes:
        return bytes(urllib.request.urlopen(self.url + path, timeout=30).read())

    def post(self, path: str, body: Any) -> Any:
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(), headers)
        return json.loads(urllib.request.urlopen(request, timeout=30).read())


@dataclass
class Person:
    """A seat with a client that comes back whenever the server does."""

    served: Served
    table: str
    token: str
    seat: int
    acked: list[tuple[str, list[Any]]] = field(default_factory=list)  # key and action, in order
    last: tuple[str, str, list[Any]] | None = None  # key, question, action
    doubtful: int = 0  # submitted, and never answered
    number: int = 0
    over: bool = False
    state: dict[str, Any] = field(default_factory=dict)

    async def live(self) -> None:
        while not self.over:
            try:
                address = f"{self.served.url.replace('http', 'ws', 1)}/ws/{self.table}?k={self.token}"
                async with connect(address, compression=None, max_size=None, open_timeout=10) as ws:
                    await self.play(ws)
            except GONE:
                await asyncio.sleep(0.02)

    async def play(self, ws: ClientConnection) -> None:
        rng = random.Random(f"{self.seat} {self.number}")
        self.state = {}
        if self.last is not None:  # was it done before the server died? the same key tells
            key, ask, action = self.last
            await self.submit(ws, key, ask, action)
        while True:
            while not (self.state.get("ask") or {}).get("mine") or self.state["ask"].get("given"):
                if self.state.get("status") == "over":
                    self.over = True
                    return
                await self.hear(ws)
            options = [o for o in self.state["options"] if not o.get("free")]
            action = list(rng.choice(options)["action"])
            self.number += 1
            before = self.state
            await self.submit(ws, f"{self.seat}.{self.number}", before["ask"]["id"], action)
            while self.state is before:
                await self.hear(ws)

    async def submit(self, ws: ClientConnection, key: str, ask: str, action: list[Any]) -> None:
        fresh = self.last is None or self.last[0] != key
        self.last = (key, ask, action)
        if fresh:
            self.doubtful += 1
        await ws.send(json.dumps({"type": "act", "key": key, "ask": ask, "action": action}))
        while True:
            told = await self.hear(ws)
            if told.get("key") == key:
                break
        known = bool(self.acked) and self.acked[-1][0] == key
        if told["type"] == "ack":
            if not known:
                self.acked.append((key, action))
                self.doubtful -= 1
        else:
            assert told["code"] in ("stale", "not-asked", "not-offered", "over"), told
            assert not known, f"what was acknowledged is refused: {told}"
            self.doubtful -= 1
            self.last = None

    async def hear(self, ws: ClientConnection) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.json.decode(await asyncio.wait_for(ws.recv(), 60))
        if told["type"] == "state":
            self.state = told
        return told


@dataclass
class Table:
    served: Served
    mix: list[str]
    id: str = ""
    token: str = ""
    people: list[Person] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def open(self) -> None:
        seats = [{"kind": "human"} if kind == "human" else {"kind": "bot", "bot": kind} for kind in self.mix]
        made = self.served.post("/api/tables", {"game": "castelli", "seats": seats})
        self.id, self.token = made["table"], made["token"]
        links = [link for link in made["links"]["seats"] if link]
        self.people = [Person(self.served, self.id, link["token"], link["seat"]) for link in links]
        self.tasks = [asyncio.create_task(person.live()) for person in self.people]

    def over(self) -> bool:
        summary = json.loads(self.served.get(f"/api/tables/{self.id}?k={self.token}"))
        return bool(summary["status"] == "over")


async def moves_of(database: str, table: str) -> list[Any]:
    """What is stored, read while no server runs."""
    store = Store(database_url(database))
    try:
        loaded = await store.load(table)
        assert loaded is not None
        return loaded.moves
    finally:
        await store.close()


async def check(database: str, tables: list[Table]) -> int:
    """Every acknowledged decision is stored, in its order, and none twice. Returns how many were checked."""
    checked = 0
    for table in tables:
        stored = await moves_of(database, table.id)
        for person in table.people:
            mine = [to_text(move.action) for move in stored if move.seat == person.seat and move.how == ""]
            acked = [to_text(tuple(action)) for _, action in person.acked]
            where = f"table {table.id}, seat {person.seat}"
            assert mine[: len(acked)] == acked, f"{where}: an acknowledged decision is lost"
            assert len(mine) <= len(acked) + person.doubtful, f"{where}: done twice"
            checked += len(acked)
        for task in table.tasks:
            if task.done() and (error := task.exception()) is not None:
                raise error
    return checked


async def ends(table: Table, seconds: float) -> bool:
    """Whether a table is played to its end."""
    limit = time.perf_counter() + seconds
    while time.perf_counter() < limit:
        if await asyncio.to_thread(table.over):
            return True
        await asyncio.sleep(0.1)
    return False


async def run(options: argparse.Namespace) -> dict[str, Any]:
    rng = random.Random(9)
    with tempfile.TemporaryDirectory(prefix="araldo-kill-") as folder:
        database = options.database or f"sqlite:///{folder}/kill.sqlite3"
        served = Served(database)
        await served.start()
        try:
            return await ordeal(served, options.kills, rng)
        finally:
            if served.process is not None and served.process.returncode is None:
                await served.kill()


async def ordeal(served: Served, kills: int, rng: random.Random) -> dict[str, Any]:
    database = served.database
    tables = [Table(served, mix) for mix in MIXES]
    for table in tables:
        table.open()
    starts: list[float] = []
    played = kept = 0
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.05, 1.0))
        await served.kill()
        await asyncio.sleep(0.05)  # what was in the sockets arrives
        await check(database, tables)
        starts.append(await served.start())
        for at, table in enumerate(tables):
            if await asyncio.to_thread(table.over) and all(person.over for person in table.people):
                played, kept = played + 1, kept + await check(database, [table])
                tables[at] = Table(served, table.mix)
                tables[at].open()
    stuck = [table.id for table in tables if not await ends(table, 300)]
    await served.stop()
    return {"kills": kills, "tables": played + len(tables), "lost": 0, "stuck": len(stuck),
            "acknowledged": kept + await check(database, tables),
            "restart_seconds_median": round(sorted(starts)[len(starts) // 2], 2)}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--database", default="", help="default: SQLite in a temporary folder")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    report = asyncio.run(run(options))
    print(json.dumps(report) if options.json else "  ".join(f"{key} {value}" for key, value in report.items()))
    if report["stuck"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
