"""The server under load beside boardgame.io's, loopback only: moves a second, and how soon the others see a move.

    python bench/load.py [--tables 200] [--rounds 5] [--seconds 5] [--rate 200] [--database URL [--workers N]] [--write]

Both servers run at once, each with 200 tables of 4 sockets, and are measured in turn, slice by slice, so that whatever
else the machine does hits both alike. `most`: every table goes on as soon as a move has reached all of its four
sockets; gives moves a second. `paced`: 200 moves a second in all, at each table in turn; gives the time from the
submission of a move to its arrival at the last of the three other seats. The clients, the same for both, share one
process and look at a few bytes of a message only.

The game is bench/small: 4 seats in turn, one pebble from one of 4 piles, 4000 turns. Araldo commits every move (SQLite:
WAL, synchronous=FULL) before it is shown, and sends what may be done and the log in words with it; boardgame.io keeps
its matches in memory, as it comes. Without `npm ci` in bench/small/boardgameio (`make bench` does it) ours alone is
measured.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any, cast
from urllib.parse import urlsplit

from results import put

try:
    import uvloop
except ImportError:  # not everywhere; the clients are slower then
    uvloop = None

HERE = Path(__file__).parent
NODE = HERE / "small" / "boardgameio"
SEATS, PILES = 4, 4


class Wire(asyncio.Protocol):
    """A WebSocket client that does as little as it can: unfragmented text, an empty mask."""

    def __init__(self, request: bytes, got: Callable[[Wire, bytes], None]) -> None:
        self.request, self.got = request, got
        self.buffer = bytearray()
        self.open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is no subclass
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert b" 101 " in buffer[: buffer.find(b"\r\n")], bytes(buffer[:200])
            self.open = True
            del buffer[: end + 4]
        while len(buffer) >= 2:
            size, start = buffer[1] & 127, 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(buffer[2:start], "big")
            if len(buffer) < start + size:
                return
            opcode, payload = buffer[0] & 15, bytes(buffer[start : start + size])
            del buffer[: start + size]
            if opcode == 1:
                self.got(self, payload)
            elif opcode == 9:
                self._write(10, payload)

    def send(self, text: bytes) -> None:
        self._write(1, text)

    def _write(self, opcode: int, payload: bytes) -> None:
        size = len(payload)
        head = bytes([128 | opcode, 128 | size]) if size < 126 else bytes([128 | opcode, 254]) + size.to_bytes(2, "big")
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + payload)


async def dial(url: str, path: str, got: Callable[[Wire, bytes], None]) -> Wire:
    address = urlsplit(url)
    key = base64.b64encode(os.urandom(16)).decode()
    request = (f"GET {path} HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
               f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n")  # fmt: skip
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(request.encode(), got), address.hostname, address.port)
    return wire


class Table(ABC):
    """Four sockets at one table. `done` is called when a move has come to all of them."""

    def __init__(self, url: str, rng: random.Random) -> None:
        self.url, self.rng = url, rng
        self.wires: list[Wire] = []
        self.seen = [0] * SEATS  # states that have come to each seat
        self.turn = 0
        self.begun = 0.0
        self.waiting = 0
        self.others = 0
        self.latency = 0.0
        self.done: Callable[[Table], None] = lambda table: None

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    def submit(self, seat: int, pile: int) -> None: ...

    def move(self) -> None:
        """Whoever is to move does."""
        seat = self.turn % SEATS
        self.turn += 1
        self.waiting, self.others = SEATS, SEATS - 1
        self.begun = time.perf_counter()
        self.submit(seat, self.rng.randrange(PILES))

    def arrived(self, seat: int) -> None:
        """A state has come to a seat."""
        self.seen[seat] += 1
        if not self.waiting:
            return
        self.waiting -= 1
        if seat != (self.turn - 1) % SEATS:
            self.others -= 1
            if not self.others:
                self.latency = time.perf_counter() - self.begun
        if not self.waiting:
            self.done(self)

    async def joined(self) -> None:
        for _ in range(2000):
            if all(self.seen):
                return
            await asyncio.sleep(0.005)
        raise SystemExit("a table does not open")

    def close(self) -> None:
        for wire in self.wires:
            if wire.transport is not None:
                wire.transport.abort()


class OurTable(Table):
    ask = b""

    async def open(self) -> None:
        body = {"game": "small", "seats": [{"kind": "human", "name": f"P{i}"} for i in range(SEATS)]}
        request = urllib.request.Request(f"{self.url}/api/tables", json.dumps(body).encode(),
                                         {"content-type": "application/json"})  # fmt: skip
        made = json.load(await asyncio.to_thread(urllib.request.urlopen, request))
        for link in made["links"]["seats"]:
            path = f"/ws/{made['table']}?k={link['token']}&lang=en"
            self.wires.append(await dial(self.url, path, lambda _, raw, seat=link["seat"]: self.got(seat, raw)))
        await self.joined()

    def got(self, seat: int, raw: bytes) -> None:
        if raw.startswith(b'{"type":"state"'):
            if seat == self.turn % SEATS and (found := re.search(rb'"ask":\{"id":"(\w+)"', raw)):
                self.ask = found[1]
            self.arrived(seat)
        elif raw.startswith(b'{"type":"refused"'):
            raise SystemExit(raw.decode())

    def submit(self, seat: int, pile: int) -> None:
        action = b'{"type":"act","key":"%d","ask":"%s","action":["take",%d]}' % (self.turn, self.ask, pile)
        self.wires[seat].send(action)


class TheirTable(Table):
    """The socket.io protocol, as far as boardgame.io's client speaks it."""

    number = 0
    state = b"0"

    async def open(self) -> None:
        TheirTable.number += 1
        self.match = f"m{TheirTable.number}"
        for seat in range(SEATS):
            path = "/socket.io/?EIO=4&transport=websocket"
            self.wires.append(await dial(self.url, path, lambda wire, raw, seat=seat: self.got(wire, seat, raw)))
        await self.joined()

    def got(self, wire: Wire, seat: int, raw: bytes) -> None:
        if raw.startswith(b'42/small,["update"'):
            if seat == self.turn % SEATS and (found := re.search(rb'"_stateID":(\d+)', raw)):
                self.state = found[1]
            self.arrived(seat)
        elif raw.startswith(b'42/small,["sync"'):
            self.seen[seat] += 1
        elif raw.startswith(b"0{"):
            wire.send(b"40/small,")
        elif raw.startswith(b"40/small"):
            wire.send(b'42/small,["sync","%s","%d",null,%d]' % (self.match.encode(), seat, SEATS))
        elif raw == b"2":
            wire.send(b"3")

    def submit(self, seat: int, pile: int) -> None:
        text = (b'42/small,["update",{"type":"MAKE_MOVE","payload":{"type":"take","args":[%d],"playerID":"%d",'
                b'"credentials":null}},%s,"%s","%d"]' % (pile, seat, self.state, self.match.encode(), seat)
        )  # fmt: skip
        self.wires[seat].send(text)


class Side:
    """A server in a process of its own, its tables, and what was measured of it."""

    table: type[Table]

    def __init__(self, name: str) -> None:
        self.name = name
        self.tables: list[Table] = []
        self.rates: list[float] = []
        self.cpu: list[float] = []  # milliseconds of the server's time a move
        self.times: list[list[float]] = []
        self.skipped = 0

    def start(self, command: list[str], url: str = "", **more: Any) -> None:
        self.server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more)
        assert self.server.stdout is not None
        found = re.search(r"http://\S+", self.server.stdout.readline()) if not url else None
        self.url = url or (found[0] if found else "")
        address = urlsplit(self.url)
        for _ in range(400):
            try:
                socket.create_connection((address.hostname, address.port or 0), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit(f"{self.name} does not answer")

    async def open(self, tables: int) -> None:
        self.before = self.memory()
        rng = random.Random(1)
        self.tables = [self.table(self.url, rng) for _ in range(tables)]
        for at in range(0, tables, 8):
            await asyncio.gather(*(table.open() for table in self.tables[at : at + 8]))

    def stop(self) -> None:
        for table in self.tables:
            table.close()
        self.server.send_signal(signal.SIGTERM)
        try:
            self.server.wait(15)
        except subprocess.TimeoutExpired:
            self.server.kill()

    def spent(self) -> float:
        return sum(map(cpu_seconds, family(self.server.pid)))

    def memory(self) -> float:
        return sum(map(memory, family(self.server.pid)))

    async def most(self, seconds: float, kept: bool = True) -> None:
        """Every table goes on as soon as a move has arrived."""
        moves, going = 0, True
        idle = asyncio.Semaphore(0)

        def done(table: Table) -> None:
            nonlocal moves
            moves += 1
            if going:
                table.move()
            else:
                idle.release()

        begun, cpu = time.perf_counter(), self.spent()
        for table in self.tables:
            table.done = done
            table.move()
        await asyncio.sleep(seconds)
        spent, made, cpu = time.perf_counter() - begun, moves, self.spent() - cpu
        going = False
        for _ in self.tables:
            await asyncio.wait_for(idle.acquire(), 60)
        if kept:
            self.rates.append(made / spent)
            self.cpu.append(1000 * cpu / made)

    async def paced(self, seconds: float, rate: float) -> None:
        """Moves are submitted at a fixed rate, each at the next table in turn."""
        times: list[float] = []
        busy: set[Table] = set()

        def done(table: Table) -> None:
            busy.discard(table)
            times.append(table.latency)

        for table in self.tables:
            table.done = done
        begun = time.perf_counter()
        for n in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, begun + n / rate - time.perf_counter()))
            table = self.tables[n % len(self.tables)]
            if table in busy:
                self.skipped += 1
                continue
            busy.add(table)
            table.move()
        while busy:
            await asyncio.sleep(0.01)
        self.times.append(times)

    def figures(self) -> dict[str, Any]:
        times = sorted(t for slice_ in self.times for t in slice_)
        p99 = [at(sorted(slice_), 0.99) for slice_ in self.times]
        return {"moves_per_second": round(median(self.rates)), "slices": [round(rate) for rate in self.rates],
                "cpu_ms_a_move": round(median(self.cpu), 3), "p50_ms": at(times, 0.5), "p99_ms": at(times, 0.99),
                "p99_ms_slices": p99, "max_ms": at(times, 1.0), "paced_moves": len(times), "skipped": self.skipped,
                "mb_idle": round(self.before), "mb_tables": round(self.seated),
                "mb_end": round(self.after)}  # fmt: skip


class Ours(Side):
    table = OurTable

    def __init__(self, database: str, workers: int) -> None:
        super().__init__("Araldo")
        paths = [str(HERE / "small"), os.environ.get("PYTHONPATH", "")]
        env = {
            **os.environ,
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            "ARALDO_LOG_LEVEL": "warning",
            "ARALDO_LIMITS": "0",
        }
        self.start([sys.executable, "-m", "araldo.cli", "serve", "--port", "0", "--database", database,
                    "--workers", str(workers)], env=env)  # fmt: skip


class Theirs(Side):
    table = TheirTable

    def __init__(self) -> None:
        super().__init__("boardgame.io")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        env = {**os.environ, "NODE_ENV": "production"}
        self.start(["node", str(NODE / "server.js"), str(port)], f"http://localhost:{port}", env=env)


def family(pid: int) -> list[int]:
    """A process and those that it has started: a server of several workers is several."""
    found = Path(f"/proc/{pid}/task/{pid}/children")
    children = map(int, found.read_text().split()) if found.exists() else ()
    return [pid, *(other for child in children for other in family(child))]


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


def at(times: list[float], share: float) -> float:
    return round(times[min(len(times) - 1, int(share * len(times)))] * 1000, 2) if times else 0.0


async def measure(sides: list[Side], options: argparse.Namespace) -> None:
    for side in sides:
        await side.open(options.tables)
        side.seated = side.memory()
        await side.most(1.0, kept=False)  # warm, unmeasured
    for turn in range(options.rounds):
        for side in sides if turn % 2 == 0 else sides[::-1]:
            await side.most(options.seconds)
            await side.paced(options.seconds, options.rate)
        print(f"round {turn + 1} of {options.rounds}", file=sys.stderr)
    for side in sides:
        side.after = side.memory()


def report(sides: list[Side], options: argparse.Namespace) -> list[str]:
    """The figures as a table, and what to reach."""
    found = [side.figures() for side in sides]
    rows = [
        ("moves/s, as many as possible (median of the slices)", "moves_per_second"),
        ("moves/s, slices", "slices"),
        ("server's CPU a move, ms", "cpu_ms_a_move"),
        (f"submit to the last other seat at {options.rate:.0f} moves/s, p50, ms", "p50_ms"),
        ("… p99, ms", "p99_ms"),
        ("… p99 of each slice, ms", "p99_ms_slices"),
        ("… the slowest, ms", "max_ms"),
        ("moves timed / submissions skipped as the table was still busy", ""),
        (f"server's memory: started / {options.tables} tables, {options.tables * SEATS} sockets / at the end, MB", " "),
    ]
    lines = ["| figure | " + " | ".join(side.name for side in sides) + " |", "|---|" + "---:|" * len(sides)]
    for name, key in rows:
        cells = []
        for one in found:
            if key == "":
                cells.append(f"{one['paced_moves']} / {one['skipped']}")
            elif key == " ":
                cells.append(f"{one['mb_idle']} / {one['mb_tables']} / {one['mb_end']}")
            else:
                value = one[key]
                cells.append(" ".join(map(str, value)) if isinstance(value, list) else f"{value:,}")
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    if len(sides) == 2:
        ratios = [a / b for a, b in zip(sides[0].rates, sides[1].rates, strict=True)]
        lines += ["", f"Moves a second, Araldo to boardgame.io within a round: median {median(ratios):.2f} × "
                      f"(least {min(ratios):.2f}, most {max(ratios):.2f})."]  # fmt: skip
    return lines


def section(lines: list[str], options: argparse.Namespace) -> list[str]:
    store = options.database.split(":", 1)[0] if options.database else "SQLite, WAL, synchronous=FULL"
    return [
        f"{options.tables} tables x {SEATS} sockets at each server, loopback, {options.rounds} rounds of",
        f"{options.seconds:g} s a slice, alternating; {os.cpu_count()} cores for both servers and the clients. Araldo",
        "commits every move before it is shown",
        f"({store}); boardgame.io 0.50.2 keeps its matches in memory. Made by `python bench/load.py --write`.",
        "",
        *lines,
    ]  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--database", default="", help="default: SQLite in a temporary folder")
    parser.add_argument("--workers", type=int, default=1, help="of Araldo's; more than one needs PostgreSQL")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5.0, help="of each slice")
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second when paced")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="write the section Load of bench/results.md")
    options = parser.parse_args()
    if uvloop is not None:
        uvloop.install()
    sides: list[Side] = []
    with tempfile.TemporaryDirectory(prefix="araldo-load-") as folder:
        try:
            sides.append(Ours(options.database or f"sqlite:///{folder}/load.sqlite3", options.workers))
            if not options.alone and (NODE / "node_modules").is_dir() and shutil.which("node"):
                sides.append(Theirs())
            elif not options.alone:
                print("boardgame.io is not installed here: ours alone (make bench has it)", file=sys.stderr)
            asyncio.run(measure(sides, options))
        finally:
            for side in sides:
                side.stop()
    lines = report(sides, options)
    if options.json:
        print(json.dumps({side.name: side.figures() for side in sides}))
    else:
        print("\n".join(lines))
    if options.write:
        put("Load", section(lines, options))


if __name__ == "__main__":
    main()
