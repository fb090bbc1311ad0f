"""A table's client for tests: HTTP and sockets against a server in the same loop."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from araldo.server import frames, heads
from araldo.server.app import make_app
from araldo.server.hub import Hub
from araldo.server.settings import Settings
from araldo.server.wire import Told

_told = msgspec.json.Decoder(Told)  # every message that a test hears has one of the forms of the wire
_keys = itertools.count()
_ANSWERS = {"hint": "advice", "ping": "pong", "explain": "explained", "older": "chats", "consult": "consulted"}


def new_key() -> str:
    return f"key-{next(_keys)}"


class Server:
    """A server in this loop."""

    def __init__(self, settings: Settings, now: Any = None, ws: Any = None) -> None:
        self.app = make_app(settings, now)
        config = uvicorn.Config(self.app, port=0, ws=ws or frames.protocol(), http=heads.protocol(), ws_max_size=65536,
                                log_config=None, access_log=False, ws_per_message_deflate=False,
                                lifespan="on")  # fmt: skip
        self.server = uvicorn.Server(config)
        self.url = ""
        self.task: asyncio.Task[None] | None = None

    @property
    def hub(self) -> Hub:
        hub: Hub = self.app.state.hub
        return hub

    async def start(self) -> None:
        self.task = asyncio.create_task(self.server._serve())
        while not self.server.started:
            assert not self.task.done(), self.task.exception() if not self.task.cancelled() else "cancelled"
            await asyncio.sleep(0.005)
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"

    async def stop(self) -> None:
        self.server.should_exit = True
        assert self.task is not None
        await self.task


@asynccontextmanager
async def serving(settings: Settings, now: Any = None, ws: Any = None) -> AsyncIterator[Server]:
    server = Server(settings, now, ws)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


class Api:
    """A program; `browser`: a page of the server's own, which keeps the cookie of its person."""

    def __init__(self, server: Server, browser: bool = False) -> None:
        self.server = server
        headers = {"origin": server.url} if browser else {}
        self.http = httpx.AsyncClient(base_url=server.url, timeout=30, headers=headers)

    async def __aenter__(self) -> Api:
        return self

    async def __aexit__(self, *_: Any) -> None:
        await self.http.aclose()

    async def post(self, path: str, body: Any, status: int = 200) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str, status: int = 200, **params: Any) -> Any:
        answer = await self.http.get(path, params=params)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def table(self, game: str, *kinds: str, **more: Any) -> Any:
        """A new table: "human", "open", or the name of a bot."""
        seats = [{"kind": kind, "name": f"P{i}"} if kind in ("human", "open") else {"kind": "bot", "bot": kind}
                 for i, kind in enumerate(kinds)]  # fmt: skip
        return await self.post("/api/tables", {"game": game, "seats": seats, **more})

    def sit(self, table: str, token: str, lang: str = "en", since: int | None = None) -> Sitting:
        return Sitting(self.server.url, table, token, lang, since)


class Sitting:
    """A socket at a table: remembers the last state, collects everything else."""

    def __init__(self, url: str, table: str, token: str, lang: str, since: int | None) -> None:
        self.url = f"{url.replace('http', 'ws', 1)}/ws/{table}?k={token}&lang={lang}"
        if since is not None:
            self.url += f"&since={since}"
        self.state: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.ws: ClientConnection | None = None
        self.closed: int | None = None

    async def __aenter__(self) -> Sitting:
        self.ws = await connect(self.url, compression=None, max_size=None)
        await self.until(lambda: bool(self.state) or self.closed is not None)
        return self

    async def __aexit__(self, *_: Any) -> None:
        assert self.ws is not None
        await self.ws.close()

    async def read(self, timeout: float = 10.0) -> dict[str, Any] | None:
        """The next message; None once closed."""
        assert self.ws is not None
        try:
            raw = await asyncio.wait_for(self.ws.recv(), timeout)
        except ConnectionClosed as closed:
            self.closed = closed.rcvd.code if closed.rcvd is not None else 1006
            return None
        assert isinstance(raw, str)
        self.raw.append(raw)
        _told.decode(raw)
        message: dict[str, Any] = msgspec.json.decode(raw)
        if message["type"] == "state":
            self.state, self.table = message, message.get("table", self.table)
            self.log = self.log[: message["log_from"]] + message["log"]
        elif message["type"] == "table":
            self.table = message
        else:
            self.heard.append(message)
        return message

    async def until(self, true: Any, timeout: float = 10.0) -> None:
        async with asyncio.timeout(timeout):
            while not true():
                if await self.read(timeout) is None:
                    assert true(), f"closed with {self.closed}"
                    return

    async def settled(self) -> None:
        """Everything that was sent before now has arrived."""
        assert (await self.say("ping"))["type"] == "pong"

    async def say(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer."""
        assert self.ws is not None
        count = len(self.heard)
        await self.ws.send(msgspec.json.encode({"type": type_, **fields}).decode())
        key, kind = fields.get("key"), _ANSWERS.get(type_, type_)

        def answers() -> list[dict[str, Any]]:
            return [m for m in self.heard[count:] if (m.get("key") == key if key else m["type"] in (kind, "refused"))]

        await self.until(answers)
        return answers()[0]

    async def send(self, text: str | bytes) -> dict[str, Any]:
        assert self.ws is not None
        count = len(self.heard)
        await self.ws.send(text)
        await self.until(lambda: len(self.heard) > count or self.closed is not None)
        return self.heard[-1] if len(self.heard) > count else {}

    async def act(self, action: list[Any], key: str = "", ask: str | None = None) -> dict[str, Any]:
        return await self.say("act", key=key or new_key(), ask=self.state["ask"]["id"] if ask is None else ask,
                              action=action)  # fmt: skip

    @property
    def asked(self) -> bool:
        """Whether this seat has to decide: it is asked, and the table does not answer for it."""
        ask = self.state.get("ask")
        return bool(ask and ask["mine"] and not ask.get("given"))

    @property
    def over(self) -> bool:
        return bool(self.state.get("status") == "over")

    def choose(self, rng: random.Random) -> list[Any]:
        """Some option that answers the question; never what only revises a draft."""
        found = [o for o in self.state["options"] if not o.get("free") and o["action"][0] not in ("drop", "reopen")]
        option = rng.choice(found)
        action: list[Any] = list(option["action"])
        if "low" in option:
            action.append(rng.randint(option["low"], option["high"]))
        elif "limit" in option:
            action.append("")
        return action

    async def play(self, rng: random.Random, most: int = 10_000) -> int:
        """Answer at random until the game is over, or so many times. Returns how many were acknowledged."""
        done = 0
        while done < most:
            await self.until(lambda: self.asked or self.over, 30)
            if self.over:
                break
            before = self.state
            answer = await self.act(self.choose(rng))
            if answer["type"] == "ack":
                done += 1
            else:  # a bot, or the table, was quicker
                assert answer["code"] in ("stale", "not-asked", "not-offered", "over"), answer
            await self.until(lambda before=before: self.state is not before)
        return done


async def turn(*people: Sitting) -> Sitting | None:
    """Whoever has to decide now; None once the game is over."""
    async with asyncio.timeout(20):
        while True:
            for someone in people:
                await someone.settled()
            for someone in people:
                if someone.asked or someone.over:
                    return someone if someone.asked else None
            await asyncio.sleep(0.005)
