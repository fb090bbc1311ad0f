"""How much one server carries of the five real games: many tables at play, and very many asleep.

    python bench/scale.py playing [--tables 1000] [--rate 300] [--seconds 60] [--write]
    python bench/scale.py sleeping [--tables 10000] [--write]

`playing`: so many tables of four people each, the five games in turn, four sockets a table; so many decisions a second
in all, each at the next table, chosen by chance from what is offered. The time from a decision to its acknowledgement,
which comes after the commit, and the server's memory. `sleeping`: a database of so many tables in the middle of their
games, half of them with a clock of days; the time until a server that is started on it answers, and until the first
table does. SQLite with WAL and synchronous=FULL; the clients share the machine with the server.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import secrets
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from kill9 import chosen
from load import Wire, at, cpu_seconds, dial, memory
from results import put

try:
    import uvloop
except ImportError:  # not everywhere; the clients are slower then
    uvloop = None

GAMES = ["castelli", "crusader_kings", "medieval_conspiracy", "medioevo_universale", "warrior_knights"]
SEATS = 4
PATTERNS = 40  # tables that are played some way before they are copied
CLOCK = {"kind": "turn", "bank": 259_200, "increment": 86_400, "cap": 432_000}


class Ask(msgspec.Struct):
    id: str
    mine: bool
    given: bool = False


class State(msgspec.Struct):
    status: str
    ask: Ask | None
    options: list[dict[str, Any]]


read_state = msgspec.json.Decoder(State).decode


class Served:
    def __init__(self, database: Path) -> None:
        env = {**os.environ, "ARALDO_LOG_LEVEL": "error", "ARALDO_LIMITS": "0", "ARALDO_WINDOW_SECONDS": "0",
               "ARALDO_EVEN_DELAY": "0"}  # fmt: skip
        begun = time.perf_counter()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "araldo.cli", "serve", "--port", "0", "--database", f"sqlite:///{database}"],
            stdout=subprocess.PIPE, text=True, env=env)  # fmt: skip
        assert self.process.stdout is not None
        found = re.search(r"http://\S+", self.process.stdout.readline())
        assert found, "the server does not start"
        self.url = found[0]
        self.get("/healthz")
        self.start_seconds = time.perf_counter() - begun

    def get(self, path: str) -> Any:
        return json.load(urllib.request.urlopen(self.url + path, timeout=120))

    def post(self, path: str, body: Any) -> Any:
        request = urllib.request.Request(self.url + path, json.dumps(body).encode(),
                                         {"content-type": "application/json"})  # fmt: skip
        return json.load(urllib.request.urlopen(request, timeout=120))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(60)


class Table:
    """Four people at a table, each with a socket."""

    def __init__(self, served: Served, game: str, rng: random.Random, clock: bool = False) -> None:
        self.served, self.game, self.rng, self.clock = served, game, rng, clock
        self.wires: list[Wire] = []
        self.raw: list[bytes] = [b""] * SEATS
        self.id = self.token = ""
        self.number = 0
        self.begun = 0.0
        self.refused = 0
        self.times: list[float] = []

    async def open(self) -> None:
        body: dict[str, Any] = {"game": self.game, "seats": [{"kind": "human", "name": f"P{i}"} for i in range(SEATS)]}
        if self.clock:
            body["clock"] = CLOCK
        made = await asyncio.to_thread(self.served.post, "/api/tables", body)
        self.id, self.token = made["table"], made["token"]
        for link in made["links"]["seats"]:
            path = f"/ws/{self.id}?k={link['token']}&lang=en"
            got = lambda _, raw, seat=link["seat"]: self.got(seat, raw)  # noqa: E731
            self.wires.append(await dial(self.served.url, path, got))
        while not all(self.raw):
            await asyncio.sleep(0.002)

    def got(self, seat: int, raw: bytes) -> None:
        kind = raw[:14]
        if kind == b'{"type":"state':
            self.raw[seat] = raw
        elif kind.startswith(b'{"type":"ack"'):
            self.times.append(time.perf_counter() - self.begun)
            self.begun = 0.0
        elif kind == b'{"type":"refus':
            self.refused += 1
            self.begun = 0.0

    def move(self) -> bool:
        """Whoever is asked first decides; False if nobody is, or the last decision is still on its way."""
        if self.begun:
            return False
        for seat in self.rng.sample(range(SEATS), SEATS):
            state = read_state(self.raw[seat])
            if state.ask is None or not state.ask.mine or state.ask.given:
                continue
            action = chosen(self.rng, [option for option in state.options if not option.get("free")])
            self.number += 1
            said = {"type": "act", "key": str(self.number), "ask": state.ask.id, "action": action}
            self.begun = time.perf_counter()
            self.wires[seat].send(msgspec.json.encode(said))
            return True
        return False


async def seated(served: Served, count: int, clocks: bool = False) -> list[Table]:
    rng = random.Random(7)
    tables = [Table(served, GAMES[n % len(GAMES)], rng, clocks and n % 10 < 5) for n in range(count)]
    for first in range(0, count, 8):
        await asyncio.gather(*(table.open() for table in tables[first : first + 8]))
    return tables


async def pace(tables: list[Table], rate: float, seconds: float) -> int:
    """Decisions at an even rate, each at the next table that can take one. Returns how many times none could."""
    begun, idle, at_ = time.perf_counter(), 0, 0
    for n in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, begun + n / rate - time.perf_counter()))
        for _ in range(20):
            at_ = (at_ + 1) % len(tables)
            if tables[at_].move():
                break
        else:
            idle += 1
    for _ in range(500):
        if not any(table.begun for table in tables):
            break
        await asyncio.sleep(0.02)
    return idle


async def playing(options: argparse.Namespace, folder: Path) -> list[str]:
    served = Served(folder / "playing.sqlite3")
    try:
        empty = memory(served.process.pid)
        tables = await seated(served, options.tables)
        full = memory(served.process.pid)
        await pace(tables, options.rate, 5)  # warm, unmeasured
        for table in tables:
            table.times.clear()
        cpu, begun = cpu_seconds(served.process.pid), time.perf_counter()
        idle = await pace(tables, options.rate, options.seconds)
        cpu, wall = cpu_seconds(served.process.pid) - cpu, time.perf_counter() - begun
        end = memory(served.process.pid)
    finally:
        served.stop()
    times = sorted(t for table in tables for t in table.times)
    rows = [
        ("decisions, of them refused", f"{len(times):,}, {sum(table.refused for table in tables)}"),
        ("decisions a second asked for / done", f"{options.rate:.0f} / {len(times) / wall:.0f}"),
        ("no table could take one", f"{idle}"),
        ("decision to acknowledgement, ms: p50 / p90 / p99 / most",
         f"{at(times, 0.5)} / {at(times, 0.9)} / {at(times, 0.99)} / {at(times, 1)}"),
        ("server's CPU a decision, ms", f"{1000 * cpu / max(1, len(times)):.2f}"),
        ("server's memory, MB: empty / all seated / at the end", f"{empty:.0f} / {full:.0f} / {end:.0f}"),
    ]  # fmt: skip
    return [f"{options.tables:,} tables x {SEATS} sockets, the five games in turn, {options.seconds:g} s.", "",
            *table_of(rows)]  # fmt: skip


def copied(database: Path, count: int) -> None:
    """Fill a database with copies of the tables in it."""
    c = sqlite3.connect(database)
    columns = [row[1] for row in c.execute("pragma table_info(tables)")]
    moves = [row[1] for row in c.execute("pragma table_info(moves)")]
    known = [row[0] for row in c.execute("select id from tables order by created")]
    for n in range(count - len(known)):
        new, old = secrets.token_hex(6), known[n % len(known)]
        for name, names, key in (("tables", columns, "id"), ("moves", moves, "table_id")):
            picked = ", ".join("?" if column == key else column for column in names)
            c.execute(
                f"insert into {name} ({', '.join(names)}) select {picked} from {name} where {key} = ?", (new, old)
            )
    c.commit()
    c.close()


async def sleeping(options: argparse.Namespace, folder: Path) -> list[str]:
    database = folder / "sleeping.sqlite3"
    served = Served(database)
    tables = await seated(served, PATTERNS, clocks=True)
    await pace(tables, 150, 30)
    served.stop()
    copied(database, options.tables)
    served = Served(database)
    try:
        begun = time.perf_counter()
        served.get(f"/api/tables/{tables[3].id}?k={tables[3].token}")
        first = time.perf_counter() - begun
        await asyncio.sleep(15)
        settled = memory(served.process.pid)
        begun = time.perf_counter()
        served.get(f"/api/tables/{tables[9].id}?k={tables[9].token}")
        later = time.perf_counter() - begun
    finally:
        served.stop()
    moves = sum(table.number for table in tables) // len(tables)
    rows = [
        ("from the start of the program until the server answers, s", f"{served.start_seconds:.2f}"),
        ("the first table's answer, s", f"{first:.2f}"),
        ("another table's, 15 s later, s", f"{later:.2f}"),
        ("server's memory then, MB", f"{settled:.0f}"),
    ]
    return [f"{options.tables:,} tables asleep, about {moves} decisions into their games, half of them with a clock of",
            "days.", "", *table_of(rows)]  # fmt: skip


def table_of(rows: list[tuple[str, str]]) -> list[str]:
    return ["| figure | |", "|---|---:|", *(f"| {name} | {value} |" for name, value in rows)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("what", choices=["playing", "sleeping"])
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--rate", type=float, default=300.0, help="decisions a second in all")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--write", action="store_true", help="write the section of bench/results.md")
    options = parser.parse_args()
    options.tables = options.tables or (1000 if options.what == "playing" else 10_000)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    if uvloop is not None:
        uvloop.install()
    with tempfile.TemporaryDirectory(prefix="araldo-scale-") as folder:
        lines = asyncio.run((playing if options.what == "playing" else sleeping)(options, Path(folder)))
    print("\n".join(lines))
    if options.write:
        put("Tables at play" if options.what == "playing" else "Tables asleep",
            [*lines, "", f"Made by `python bench/scale.py {options.what} --write`."])  # fmt: skip


if __name__ == "__main__":
    main()
