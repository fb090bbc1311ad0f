"""Kill the server with SIGKILL again and again during play, and see that nothing acknowledged is lost.

    python bench/kill9.py [--kills 1000] [--workers 2 --database postgresql://…] [--seconds 0.6] [--json]

Two tables of each game, one with people and bots mixed, one of people only and for Castelli one of bots only besides,
are played on SQLite (or the given database); a table whose game is over is replaced. At a random moment the server is
killed, then started again on the same data; of several workers on one PostgreSQL database one dies at a time, now and
then all, while the clients go over to another. Checked after every kill, for every table: each decision that was
acknowledged is stored, in its place; none is stored twice; the key of the last one, sent again, gets the same answer.
At the end every table goes on: none is stuck.

The workers are forks of one process that has imported everything: what is killed and begun anew is the server, not the
loading of Python.
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
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from araldo.kernel import discover
from araldo.kernel.action import to_text
from araldo.kernel.play import usual_bot
from araldo.server.seating import seating_from
from araldo.server.settings import database_url
from araldo.server.store import Store

PEOPLE, MIXED, BOTS = ("human", "human"), ("human", "bot", "random"), ("bot", "bot")
FURTHER = 10  # decisions that every table makes after the last kill, if its game is not over before
GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, asyncio.TimeoutError, EOFError)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Served:
    """Workers on one database, each at a port of its own, that can be killed."""

    def __init__(self, database: str, workers: int) -> None:
        self.database = database
        self.ports = [free_port() for _ in range(workers)]
        self.pids = [0] * workers
        self.nursery: asyncio.subprocess.Process | None = None

    async def open(self) -> None:
        env = {**os.environ, "ARALDO_BOT_DELAY": "0.02", "ARALDO_EVEN_DELAY": "0", "ARALDO_WINDOW_SECONDS": "0",
               "ARALDO_LOG_LEVEL": "error", "ARALDO_LIMITS": "0"}  # fmt: skip
        self.nursery = await asyncio.create_subprocess_exec(
            sys.executable, __file__, "--nursery", env=env, stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE)  # fmt: skip
        for worker in range(len(self.ports)):
            await self.start(worker)

    async def start(self, worker: int) -> float:
        """A worker begins; the seconds until it answers."""
        assert self.nursery is not None
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        begun = time.perf_counter()
        self.nursery.stdin.write(f"{self.ports[worker]} {self.database}\n".encode())
        self.pids[worker] = int(await self.nursery.stdout.readline())
        while True:
            try:
                await asyncio.to_thread(self.get, "/healthz", worker)
                return time.perf_counter() - begun
            except OSError:
                os.kill(self.pids[worker], 0)  # raises if the server did not start again
                await asyncio.sleep(0.01)

    async def kill(self, worker: int) -> None:
        """The worker is gone when this returns: nothing answers at its port."""
        os.kill(self.pids[worker], signal.SIGKILL)
        while True:
            try:
                os.kill(self.pids[worker], 0)
            except ProcessLookupError:
                return
            await asyncio.sleep(0.002)

    async def close(self) -> None:
        for pid in self.pids:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        assert self.nursery is not None
        self.nursery.kill()
        await self.nursery.wait()

    def url(self, worker: int = 0) -> str:
        return f"http://127.0.0.1:{self.ports[worker]}"

    def get(self, path: str, worker: int = 0) -> bytes:
        return bytes(urllib.request.urlopen(self.url(worker) + path, timeout=120).read())

    def post(self, path: str, body: Any) -> Any:
        headers = {"content-type": "application/json"}
        request = urllib.request.Request(self.url() + path, json.dumps(body).encode(), headers)
        return json.loads(urllib.request.urlopen(request, timeout=120).read())


def nursery() -> None:
    """Import everything once; for each line "port database" fork a server and say its process."""
    import araldo.server.app  # noqa: F401
    from araldo.cli.serve import serve

    for name in discover.names():
        discover.load(name)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for them
    for line in sys.stdin:
        port, database = line.split()
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            try:
                serve(port=port, database=database)
            finally:
                os._exit(1)
        print(pid, flush=True)


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
    tries: int = 0
    over: bool = False
    state: dict[str, Any] = field(default_factory=dict)

    async def live(self) -> None:
        while not self.over:
            try:
                self.tries += 1  # another worker, if there is one
                url = self.served.url((self.seat + self.tries) % len(self.served.ports))
                address = f"{url.replace('http', 'ws', 1)}/ws/{self.table}?k={self.token}"
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
            action = chosen(rng, [o for o in self.state["options"] if not o.get("free")])
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


def chosen(rng: random.Random, options: list[dict[str, Any]]) -> list[Any]:
    """Something that may be done; what is put together over several answers is done soon."""
    done = [option for option in options if option["action"] == ["done"]]
    option = done[0] if done and rng.random() < 0.5 else rng.choice(options)
    action = list(option["action"])
    if "low" in option:
        action.append(rng.randrange(option["low"], option["high"] + 1, option.get("step", 1)))
    elif "limit" in option:
        action.append("so be it"[: option["limit"]])
    return action


@dataclass
class Table:
    served: Served
    game: str
    mix: tuple[str, ...]
    id: str = ""
    token: str = ""
    people: list[Person] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    def open(self) -> None:
        game = discover.load(self.game)
        kinds = [*self.mix, *["bot"] * (min(game.seats) - len(self.mix))]
        bots = {"bot": usual_bot(game), "random": "random"}
        seats = [{"kind": "bot", "bot": bots[kind]} if kind in bots else {"kind": kind} for kind in kinds]
        made = self.served.post("/api/tables", {"game": self.game, "seats": seats})
        self.id, self.token = made["table"], made["token"]
        links = [link for link in made["links"]["seats"] if link]
        self.people = [Person(self.served, self.id, link["token"], link["seat"]) for link in links]
        self.tasks = [asyncio.create_task(person.live()) for person in self.people]

    def over(self) -> bool:
        summary = json.loads(self.served.get(f"/api/tables/{self.id}?k={self.token}"))
        return bool(summary["status"] == "over")


async def check(store: Store, tables: list[Table]) -> Counter[str]:
    """Every acknowledged decision is stored, in its order, and none twice. Returns how many were checked."""
    checked: Counter[str] = Counter()
    for table in tables:
        before = [[to_text(tuple(action)) for _, action in person.acked] for person in table.people]
        loaded = await store.load(table.id)
        assert loaded is not None
        kept = seating_from(loaded.stored.seating).kept or {}  # answers to a window that is open
        for person, acked in zip(table.people, before, strict=True):
            mine = [to_text(move.action) for move in loaded.moves if move.seat == person.seat and move.how == ""]
            if person.seat in kept:
                mine.append(to_text(kept[person.seat]))
            where = f"table {table.id}, seat {person.seat}"
            assert mine[: len(acked)] == acked, f"{where}: an acknowledged decision is lost"
            assert len(mine) <= len(person.acked) + person.doubtful, f"{where}: done twice"
            checked["acknowledged"] += len(acked)
        checked["bots"] += sum(move.how == "bot" for move in loaded.moves)
        for task in table.tasks:
            if task.done() and (error := task.exception()) is not None:
                raise error
    return checked


async def goes_on(store: Store, table: Table, seconds: float = 120) -> bool:
    """Whether a table is played further, or to its end."""
    loaded = await store.load(table.id)
    assert loaded is not None
    limit = time.perf_counter() + seconds
    while time.perf_counter() < limit:
        now = await store.load(table.id)
        assert now is not None
        if len(now.moves) >= len(loaded.moves) + FURTHER or await asyncio.to_thread(table.over):
            return True
        await asyncio.sleep(0.1)
    return False


async def run(options: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="araldo-kill-") as folder:
        database = options.database or f"sqlite:///{folder}/kill.sqlite3"
        served = Served(database, options.workers)
        await served.open()
        store = Store(database_url(database))
        try:
            return await ordeal(served, store, options.kills, options.seconds)
        finally:
            await store.close()
            await served.close()


async def ordeal(served: Served, store: Store, kills: int, seconds: float) -> dict[str, Any]:
    rng, begun = random.Random(9), time.perf_counter()
    mixes = [(game, mix) for game in discover.names() for mix in (PEOPLE, MIXED)] + [("castelli", BOTS)]
    tables = [Table(served, game, mix) for game, mix in mixes]
    for table in tables:
        table.open()
    starts: list[float] = []
    ended: Counter[str] = Counter()
    for count in range(1, kills + 1):
        await asyncio.sleep(rng.uniform(0.05, seconds))
        workers = [*range(len(served.ports))]
        dying = workers if rng.random() < 0.1 else [rng.choice(workers)]
        for worker in dying:
            await served.kill(worker)
        await asyncio.sleep(0.02)  # what was in the sockets arrives
        await check(store, tables)
        starts += [await served.start(worker) for worker in dying]
        if count % 10 == 0:
            ended += await renew(store, tables)
        if count % 50 == 0:
            print(f"{count} kills, {time.perf_counter() - begun:.0f} s", file=sys.stderr)
    stuck = [table for table in tables if not await goes_on(store, table)]
    found = ended + await check(store, tables)
    return {"kills": kills, "workers": len(served.ports), "tables": ended["tables"] + len(tables), "lost": 0,
            "stuck": len(stuck), "acknowledged": found["acknowledged"], "bots": found["bots"],
            "restart_seconds_median": round(sorted(starts)[len(starts) // 2], 2),
            "minutes": round((time.perf_counter() - begun) / 60, 1)}  # fmt: skip


async def renew(store: Store, tables: list[Table]) -> Counter[str]:
    """A new table in the place of each whose game is over."""
    ended: Counter[str] = Counter()
    for at, table in enumerate(tables):
        if await asyncio.to_thread(table.over) and all(person.over for person in table.people):
            ended += await check(store, [table]) + Counter(tables=1)
            tables[at] = Table(table.served, table.game, table.mix)
            tables[at].open()
    return ended


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--workers", type=int, default=1, help="more than one needs PostgreSQL")
    parser.add_argument("--seconds", type=float, default=0.6, help="at most, between two kills")
    parser.add_argument("--nursery", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--database", default="", help="default: SQLite in a temporary folder")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    if options.nursery:
        return nursery()
    report = asyncio.run(run(options))
    print(json.dumps(report) if options.json else "  ".join(f"{key} {value}" for key, value in report.items()))
    if report["stuck"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
