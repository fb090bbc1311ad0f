"""People at a table who behave as the browser does: they come back, and say again what was not heard."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import socket
import sys
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from araldo.kernel.action import to_text
from araldo.server.settings import database_url
from araldo.server.store import Store

GONE = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError, EOFError)


class Person:
    def __init__(self, url: str, table: str, token: str, seat: int, seed: int = 1) -> None:
        self.address = f"{url.replace('http', 'ws', 1)}/ws/{table}?k={token}"
        self.table, self.seat, self.rng = table, seat, random.Random(seed * 100 + seat)
        self.acked: list[str] = []
        self.saw: Counter[str] = Counter()
        self.said: tuple[str, str, list[Any]] | None = None  # key, question, action: not answered yet
        self.number = 0
        self.state: dict[str, Any] = {}
        self.over = False
        self.pace = 0.0

    async def play(self) -> None:
        """Until the game is over."""
        while not self.over:
            try:
                async with connect(self.address, compression=None, max_size=None, open_timeout=10) as ws:
                    await self._sit(ws)
            except ConnectionClosed as closed:
                self.saw[f"closed {closed.rcvd.code if closed.rcvd else 1006}, comes back"] += 1
            except GONE as error:
                self.saw[f"no connection ({type(error).__name__}), comes back"] += 1
            await asyncio.sleep(0.1)

    async def _sit(self, ws: ClientConnection) -> None:
        self.state = {}
        while True:
            if self.said is not None:
                await self._answer(ws)
                continue
            while not self._asked():
                if self.state.get("status") == "over":
                    self.over = True
                    return
                await self._hear(ws)
            await asyncio.sleep(self.pace)
            self.number += 1
            self.said = (f"{self.seat}.{self.number}", self.state["ask"]["id"], self._choose())
            await self._answer(ws)

    def _asked(self) -> bool:
        ask = self.state.get("ask")
        return bool(ask and ask["mine"] and not ask.get("given"))

    def _choose(self) -> list[Any]:
        options = [o for o in self.state["options"] if not o.get("free") and o["action"][0] not in ("drop", "reopen")]
        option = self.rng.choice(options)
        action: list[Any] = list(option["action"])
        if "low" in option:
            action.append(self.rng.randint(option["low"], option["high"]))
        elif "limit" in option:
            action.append("")
        return action

    async def _answer(self, ws: ClientConnection) -> None:
        assert self.said is not None
        key, ask, action = self.said
        before = self.state
        await ws.send(json.dumps({"type": "act", "key": key, "ask": ask, "action": action}))
        while (told := await self._hear(ws)).get("key") != key:
            pass
        if told["type"] == "ack":
            self.acked.append(to_text(tuple(action)))
            self.said = None
            while self.state is before and self._asked():
                await self._hear(ws)
        elif told["code"] == "storage":
            self.saw["refused: not saved, try again"] += 1
            await asyncio.sleep(0.2)  # and says it again
        else:
            self.saw[f"refused: {told['code']}"] += 1
            self.said = None
            if told["code"] in ("stale", "not-asked", "not-offered"):
                while self.state is before:
                    await self._hear(ws)

    async def _hear(self, ws: ClientConnection) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(await asyncio.wait_for(ws.recv(), 60))
        if told["type"] == "state":
            self.state = told
        return told


async def stored(database: str, table: str) -> list[Any]:
    store = Store(database_url(database))
    try:
        return await store.moves(table)
    finally:
        await store.close()


def lost(moves: Sequence[Any], people: Sequence[Person]) -> int:
    """How many acknowledged moves are not stored, in their order; and none is stored twice."""
    missing = 0
    for person in people:
        mine = [to_text(move.action) for move in moves if move.seat == person.seat and move.how == ""]
        missing += sum(a != b for a, b in zip(person.acked, mine, strict=False)) + max(0, len(person.acked) - len(mine))
        assert len(mine) <= len(person.acked) + (person.said is not None), "done twice"
    return missing


class Serving:
    """A server in a process of its own, on a port that it keeps."""

    def __init__(self, database: str, workers: int, **variables: Any) -> None:
        with socket.socket() as found:
            found.bind(("127.0.0.1", 0))
            self.port = int(found.getsockname()[1])
        self.database, self.workers = database, workers
        self.url = f"http://127.0.0.1:{self.port}"
        quick = {"bot_delay": 0.005, "even_delay": 0, "log_level": "critical", **variables}
        self.environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
                            **{f"ARALDO_{name.upper()}": str(value) for name, value in quick.items()}}  # fmt: skip
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "araldo.cli", "serve", "--port", str(self.port), "--database", self.database,
            "--workers", str(self.workers), env=self.environment, stdout=asyncio.subprocess.DEVNULL)  # fmt: skip
        async with asyncio.timeout(60), httpx.AsyncClient() as http:
            while True:
                try:
                    await http.get(f"{self.url}/healthz")
                    return
                except httpx.HTTPError:
                    assert self.process.returncode is None, "the server did not start"
                    await asyncio.sleep(0.05)

    async def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(self.process.wait(), 30)

    async def table(self, game: str, *kinds: str, seed: int = 1) -> tuple[str, list[Person]]:
        seats = [{"kind": "human"} if kind == "human" else {"kind": "bot", "bot": kind} for kind in kinds]
        async with httpx.AsyncClient(timeout=60) as http:
            answer = await http.post(f"{self.url}/api/tables", json={"game": game, "seats": seats})
        made = answer.json()
        assert answer.status_code == 200, made
        links = [link for link in made["links"]["seats"] if link]
        return made["table"], [Person(self.url, made["table"], link["token"], link["seat"], seed) for link in links]


@asynccontextmanager
async def served(database: str, workers: int = 1, **variables: Any) -> AsyncIterator[Serving]:
    server = Serving(database, workers, **variables)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


async def until(true: Any, seconds: float = 60.0) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


async def leave(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Everybody goes; somebody who has just heard something may have to be told twice."""
    while not all(task.done() for task in tasks):
        for task in tasks:
            task.cancel()
        await asyncio.sleep(0.02)
