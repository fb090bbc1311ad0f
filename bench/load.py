"""The server under load, loopback only: moves a second with durable writes, and how soon the others see a move.

    python bench/load.py [--database URL] [--seconds 10] [--game small] [--json]

Two parts, each with a server in a process of its own: `most` (16 tables x 4 sockets, each seat answers at once) gives
moves a second; `paced` (200 tables x 4 sockets, 200 moves a second in all) gives the time from the submission of a move
to its arrival at the last of the other seats. The clients share one process beside the server's. The game is
bench/small: 4 seats, 4 options a turn, no rule to speak of. Every move is committed (SQLite: WAL, synchronous=FULL)
before it is shown.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
SEATS = 4


class Ask(msgspec.Struct):
    id: str


class Choice(msgspec.Struct):
    action: list[Any]


class Told(msgspec.Struct):
    """A `state`, as far as a client needs it to answer. Only who is asked reads it: the rest look at a few bytes."""

    ask: Ask
    options: list[Choice]


decode = msgspec.json.Decoder(Told).decode


def start_server(database: str) -> tuple[subprocess.Popen[str], str]:
    paths = [str(HERE / "small"), os.environ.get("PYTHONPATH", "")]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "ARALDO_LOG_LEVEL": "warning",
           "ARALDO_BOT_DELAY": "0", "ARALDO_EVEN_DELAY": "0"}  # fmt: skip
    command = [sys.executable, "-m", "araldo.cli", "serve", "--port", "0", "--database", database]
    server = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    found = re.search(r"http://\S+", server.stdout.readline())
    assert found, "the server has not started"
    url = found[0]
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{url}/healthz", timeout=1).read()
            return server, url
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server does not answer")


def new_table(url: str, game: str) -> Any:
    body = {"game": game, "seats": [{"kind": "human", "name": f"P{i}"} for i in range(SEATS)]}
    headers = {"content-type": "application/json"}
    request = urllib.request.Request(f"{url}/api/tables", json.dumps(body).encode(), headers)
    return json.load(urllib.request.urlopen(request))


def memory(pid: int) -> float:
    """Resident megabytes."""
    status = Path(f"/proc/{pid}/status")
    found = re.search(r"VmRSS:\s+(\d+)", status.read_text()) if status.exists() else None
    return int(found[1]) / 1024 if found else 0.0


def cpu_seconds(pid: int) -> float:
    stat = Path(f"/proc/{pid}/stat")
    if not stat.exists():
        return 0.0
    fields = stat.read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Table:
    """Four sockets at one table."""

    def __init__(self, url: str, game: str) -> None:
        self.url, self.game = url, game
        self.sockets: list[ClientConnection] = []
        self.states: list[bytes] = [b""] * SEATS
        self.submitted = 0.0
        self.pending: set[int] = set()
        self.acked = asyncio.Event()
        self.arrived = asyncio.Event()
        self.times: list[float] = []
        self.moves = 0
        self.number = 0
        self.readers: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        made = await asyncio.to_thread(new_table, self.url, self.game)
        for link in made["links"]["seats"]:
            address = f"{self.url.replace('http', 'ws', 1)}/ws/{made['table']}?k={link['token']}&lang=en"
            self.sockets.append(await connect(address, compression=None, max_size=None))
        self.readers = [asyncio.create_task(self.read(seat)) for seat in range(SEATS)]
        while not all(self.states):
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            await socket.close()

    async def read(self, seat: int) -> None:
        while True:
            raw = await self.sockets[seat].recv(decode=False)
            if raw.startswith(b'{"type":"state"'):
                self.states[seat] = raw
                if seat in self.pending:
                    self.pending.discard(seat)
                    if not self.pending:
                        self.times.append(time.perf_counter() - self.submitted)
                        self.arrived.set()
            elif raw.startswith(b'{"type":"ack"'):
                self.acked.set()
            elif raw.startswith(b'{"type":"refused"'):
                raise SystemExit(raw.decode())

    async def move(self, rng: random.Random) -> bool:
        """Whoever is asked answers; done when it is acknowledged and everybody else has seen it."""
        seat = next((i for i, state in enumerate(self.states) if b'"mine":true' in state), -1)
        if seat < 0:
            return False
        state = decode(self.states[seat])
        self.number += 1
        act = {"type": "act", "key": f"{seat}.{self.number}", "ask": state.ask.id,
               "action": rng.choice(state.options).action}  # fmt: skip
        self.pending = set(range(SEATS)) - {seat}
        self.acked.clear()
        self.arrived.clear()
        self.submitted = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(act).decode())
        await self.acked.wait()
        await self.arrived.wait()
        self.moves += 1
        return True


async def most(url: str, pid: int, game: str, tables: int, seconds: float) -> dict[str, float]:
    """Closed loop: every table goes on as soon as a move has arrived."""
    found = [Table(url, game) for _ in range(tables)]
    await asyncio.gather(*(table.open() for table in found))
    rng = random.Random(1)
    begun, cpu = time.perf_counter(), cpu_seconds(pid)
    end = begun + seconds

    async def play(at: int) -> int:
        moves = 0
        while time.perf_counter() < end:
            if not await found[at].move(rng):  # over: the next one, on other sockets
                await found[at].close()
                found[at] = Table(url, game)
                await found[at].open()
            else:
                moves += 1
        return moves

    moves = sum(await asyncio.gather(*(play(at) for at in range(tables))))
    spent, cpu = time.perf_counter() - begun, cpu_seconds(pid) - cpu
    times = sorted(t for table in found for t in table.times)
    for table in found:
        await table.close()
    return {"moves_per_second": moves / spent, "server_cpu": cpu / spent, **spread(times)}


async def paced(url: str, pid: int, game: str, tables: int, rate: float, seconds: float) -> dict[str, float]:
    """Open loop: moves are submitted at a fixed rate, each at the next table in turn."""
    found = [Table(url, game) for _ in range(tables)]
    for at in range(0, tables, 8):
        await asyncio.gather(*(table.open() for table in found[at : at + 8]))
    rng = random.Random(2)
    begun, cpu = time.perf_counter(), cpu_seconds(pid)
    work: set[asyncio.Task[bool]] = set()
    late = 0
    busy: dict[int, asyncio.Task[bool]] = {}
    for n in range(int(rate * seconds)):
        wait = begun + n / rate - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        at = n % tables
        if at in busy and not busy[at].done():
            late += 1
            continue
        busy[at] = asyncio.create_task(found[at].move(rng))
        work.add(busy[at])
    await asyncio.gather(*work)
    spent, cpu = time.perf_counter() - begun, cpu_seconds(pid) - cpu
    times = sorted(t for table in found for t in table.times)
    for table in found:
        await table.close()
    return {"moves_per_second": len(times) / spent, "server_cpu": cpu / spent, "skipped": late, **spread(times)}


def spread(times: list[float]) -> dict[str, float]:
    def at(share: float) -> float:
        return round(times[min(len(times) - 1, int(share * len(times)))] * 1000, 2)

    return {"p50_ms": at(0.5), "p99_ms": at(0.99), "max_ms": round(times[-1] * 1000, 2)}


def measured(part: str, options: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="araldo-load-") as folder:
        server, url = start_server(options.database or f"sqlite:///{folder}/load.sqlite3")
        try:
            if part == "most":
                figures = asyncio.run(most(url, server.pid, options.game, 16, options.seconds))
            else:
                figures = asyncio.run(paced(url, server.pid, options.game, 200, 200.0, options.seconds))
            figures["server_mb"] = memory(server.pid)
            return {key: round(value, 2) for key, value in figures.items()}
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(15)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--database", default="", help="default: SQLite in a temporary folder")
    parser.add_argument("--game", default="small")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--part", choices=("most", "paced", "both"), default="both")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    parts = ("most", "paced") if options.part == "both" else (options.part,)
    report = {part: measured(part, options) for part in parts}
    if options.json:
        print(json.dumps(report))
        return
    for part, figures in report.items():
        print(part, "  ".join(f"{key} {value}" for key, value in figures.items()))


if __name__ == "__main__":
    main()
