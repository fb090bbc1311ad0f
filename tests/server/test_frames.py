"""The wire: whole frames take the short way, and every other shape that the protocol allows is understood too."""

from __future__ import annotations

import asyncio
import base64
import os
from random import Random
from typing import Any
from urllib.parse import urlsplit

import msgspec
import pytest

from araldo.server import frames
from araldo.server.settings import Settings
from tests.server.client import Api, serving

PING = b'{"type":"ping"}'


def frame(payload: bytes, opcode: int = 1, last: bool = True) -> bytes:
    mask, size = os.urandom(4), len(payload)
    head = bytes([opcode | (128 if last else 0), 128 | (size if size < 126 else 126)])
    head += size.to_bytes(2, "big") if size >= 126 else b""
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


class Wire:
    """A socket at which the test decides what goes out byte by byte."""

    def __init__(self, api: Api) -> None:
        self.api = api

    async def __aenter__(self) -> Wire:
        made = (await self.api.http.post("/api/tables", json={"game": "tiny", "seats": [{"kind": "human"}] * 2})).json()
        address = urlsplit(self.api.server.url)
        self.reader, self.writer = await asyncio.open_connection(address.hostname, address.port)
        key = base64.b64encode(os.urandom(16)).decode()
        self.writer.write(f"GET /ws/{made['table']}?k={made['token']} HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: "
                          f"websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                          "Sec-WebSocket-Version: 13\r\n\r\n".encode())  # fmt: skip
        await self.reader.readuntil(b"\r\n\r\n")
        return self

    async def __aexit__(self, *_: Any) -> None:
        self.writer.close()

    async def read(self) -> tuple[int, bytes]:
        """The next frame from the server: its opcode and payload."""
        async with asyncio.timeout(20):
            head = await self.reader.readexactly(2)
            size = head[1] & 127
            if size >= 126:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            return head[0] & 15, await self.reader.readexactly(size)

    async def pongs(self, count: int) -> None:
        """So many answers to PING, among whatever else is told."""
        while count:
            opcode, payload = await self.read()
            assert opcode == 1
            count -= msgspec.json.decode(payload)["type"] == "pong"

    async def closed(self) -> int:
        while True:
            opcode, payload = await self.read()
            if opcode == 8:
                return int.from_bytes(payload[:2], "big")


PIECES = frame(PING)


@pytest.mark.parametrize(("chunks", "messages"), [
    ([frame(PING)], 1),
    ([frame(PING) + frame(PING), frame(PING)], 3),
    ([PIECES[:1], PIECES[1:4], PIECES[4:]], 1),
    ([frame(PING[:5], last=False), frame(PING[5:], 0)], 1),
    ([frame(PING, 2)], 1),
    ([frame(b"", 10), frame(PING)], 1),
    ([frame(b'{"type":"ping"%s}' % (b" " * 200))], 1),
], ids=["whole", "two at once", "in pieces", "fragments", "bytes", "pong", "longer"])  # fmt: skip
async def test_a_message_is_understood_however_it_is_cut(api: Api, chunks: list[bytes], messages: int) -> None:
    async with Wire(api) as wire:
        for chunk in [*chunks, frame(PING)]:  # and what follows is understood too
            wire.writer.write(chunk)
            await wire.writer.drain()
            await asyncio.sleep(0)  # so that each may come by itself
        await wire.pongs(messages + 1)


async def test_a_ping_of_the_protocol_is_answered(api: Api) -> None:
    async with Wire(api) as wire:
        wire.writer.write(frame(b"hello", 9) + frame(PING))
        opcode, payload = await wire.read()
        while opcode != 10:
            opcode, payload = await wire.read()
        assert payload == b"hello"


@pytest.mark.parametrize(("sent", "code"), [(frame(b"\xff\xfe"), 1007), (PING, 1002)], ids=["no text", "no mask"])
async def test_what_is_no_message_closes_the_socket(api: Api, sent: bytes, code: int) -> None:
    async with Wire(api) as wire:
        wire.writer.write(bytes([0x81, len(sent)]) + sent if sent is PING else sent)
        assert await wire.closed() == code


def test_the_installed_uvicorn_is_as_the_short_way_takes_it_to_be() -> None:
    """If this fails, uvicorn has changed: read it again, and mend `TableProtocol` (docs/decisions/0011)."""
    assert frames.differences() == []
    assert frames.protocol() is frames.TableProtocol


def test_a_uvicorn_that_has_changed_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Changed(asyncio.Protocol):
        def data_received(self, data: bytes, more: bytes = b"") -> None:
            self.queue = self.transport = None

    found = frames.differences(Changed)
    assert {"data_received", "handle_connect", "writable", "scope"} <= set(found)
    assert not {"queue", "transport"} & set(found)
    monkeypatch.setattr(frames, "differences", lambda: found)
    assert frames.protocol() == "auto"


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_a_table_is_played_over_uvicorns_own_wire_too(settings: Settings) -> None:
    async with serving(settings, ws="auto") as server, Api(server) as api:
        made = await api.table("tiny", "human", "miser")
        async with api.sit(made["table"], made["token"]) as me:
            await me.play(Random(1))
            assert me.over
