"""The wire of a socket: whole text frames go straight in and straight out, everything else as uvicorn has it.

A table sends many messages a second and each is one text frame. Written here they pass no queue, no task and no
state machine; what a reader has not taken yet waits in the transport, and who reads too slowly is told to come again.

This looks into uvicorn further than it promises (docs/decisions/0011): `protocol` checks that what is installed is as
it is taken to be here, and else leaves the wire to uvicorn, which is slower and nothing else.
"""

from __future__ import annotations

import asyncio
import inspect
from typing import TYPE_CHECKING

import structlog
from websockets.http11 import Request

try:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Base
except ImportError:
    if not TYPE_CHECKING:
        Base = asyncio.Protocol

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

WRITE = "araldo.write"  # the extension of the ASGI scope under which `write_text` is found
TEXT, CONTROL = 0x81, 0x88  # the first byte of a whole text frame; of control frames, the least
WAITING = 4 * 1024 * 1024  # bytes that may wait for a reader
METHODS = {"data_received": ["self", "data"], "handle_connect": ["self", "event"]}  # of uvicorn's, that are built upon
ATTRIBUTES = ("close_sent", "disconnected", "handshake_complete", "queue", "read_paused", "response", "scope",
              "transport", "writable")  # fmt: skip
log = structlog.get_logger("araldo.frames")
AHEAD = 16  # messages of a client that may wait before it is read no further


def differences(base: type = Base) -> list[str]:
    """What of uvicorn's protocol is not as `TableProtocol` takes it to be."""
    functions = {name: found for name, found in vars(base).items() if inspect.isfunction(found)}
    named = {name for function in functions.values() for name in function.__code__.co_names}
    taken = {name: [*inspect.signature(function).parameters] for name, function in functions.items()}
    return [*(name for name in ATTRIBUTES if name not in named),
            *(name for name, parameters in METHODS.items() if taken.get(name) != parameters)]  # fmt: skip


def protocol() -> type[asyncio.Protocol] | str:
    """What uvicorn is to speak WebSocket with (`ws`)."""
    if found := differences():
        log.warning("uvicorn has changed: sockets take the long way", changed=found)
        return "auto"
    return TableProtocol


class TableProtocol(Base):
    whole = True  # all that has come so far ended with a frame

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["extensions"] = {**(self.scope.get("extensions") or {}), WRITE: self.write_text}  # type: ignore[dict-item]

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete and self.whole and not self.close_sent:
            start, end = _frame(data)
            if end != len(data):  # several, or a piece: from here on as it comes
                self.whole = False
            elif data[0] == TEXT:
                try:
                    text = apply_mask(data[start:], data[start - 4 : start]).decode()
                except UnicodeDecodeError:
                    return super().data_received(data)
                return self._heard(text)
            elif data[0] < CONTROL:
                self.whole = False
        super().data_received(data)

    def _heard(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def write_text(self, texts: list[bytes]) -> bool:
        """Send messages; False if too much waits for the reader."""
        if self.disconnected or self.close_sent:
            return True
        frames: list[bytes] = []
        for text in texts:
            size = len(text)
            if size < 126:
                frames.append(bytes((TEXT, size)))
            elif size < 65536:
                frames.append(bytes((TEXT, 126, size >> 8, size & 255)))
            else:
                frames.append(bytes((TEXT, 127)) + size.to_bytes(8, "big"))
            frames.append(text)
        self.transport.write(b"".join(frames))
        return self.writable.is_set() or self.transport.get_write_buffer_size() < WAITING


def _frame(data: bytes) -> tuple[int, int]:
    """Where the payload of a client's frame begins and ends; the end is 0 if that cannot be said."""
    if len(data) < 6 or not data[1] & 128:
        return 0, 0
    size = data[1] & 127
    if size < 126:
        return 6, 6 + size
    if size == 127 or len(data) < 8:
        return 0, 0
    return 8, 8 + int.from_bytes(data[2:4], "big")
