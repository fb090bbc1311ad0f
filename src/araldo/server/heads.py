"""Requests as they come in: a head of so many bytes and no more, in so long and no longer.

uvicorn waits for ever for the rest of a request, and keeps whatever it has got of it: who sends headers without end, or
one letter a minute on many connections, needs no table to hurt a server.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Base
except ImportError:
    if not TYPE_CHECKING:
        Base = None

HEAD = 65_536  # bytes
HEAD_SECONDS, BODY_SECONDS = 30.0, 120.0


def protocol() -> type[asyncio.Protocol] | str:
    """What uvicorn is to speak HTTP with (`http`)."""
    return "auto" if Base is None else PatientProtocol


if TYPE_CHECKING or Base is not None:

    class PatientProtocol(Base):
        _size = 0  # bytes of a head that is not complete
        _in_head = False
        _alarm: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._wait(HEAD_SECONDS)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            self._size = self._size + len(data) if self._in_head else 0
            if self._size > HEAD:
                self.transport.close()

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._in_head = True
            self._wait(HEAD_SECONDS)

        def on_headers_complete(self) -> None:
            self._in_head = False
            self._wait(BODY_SECONDS)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self._wait(0)
            super().on_message_complete()

        def handle_websocket_upgrade(self) -> None:
            self._wait(0)
            super().handle_websocket_upgrade()

        def connection_lost(self, exc: Exception | None) -> None:
            self._wait(0)
            super().connection_lost(exc)

        def _wait(self, seconds: float) -> None:
            """Hang up if nothing more has come after so long; 0: wait no longer for anything."""
            if self._alarm is not None:
                self._alarm.cancel()
            self._alarm = self.loop.call_later(seconds, self.transport.close) if seconds else None
