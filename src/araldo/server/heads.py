"""Requests as they come in: a head of so many bytes and no more, in so long and no longer.

uvicorn waits for ever for the rest of a request, and keeps whatever it has got of it: who sends headers without end, or
one letter a minute on many connections, needs no table to hurt a server.
"""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING

from araldo.server import handoff

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
        _handed = False  # by another worker: it stays here

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            self._exchange = handoff.exchange(self._take)
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
            if self._handed or not self._hand_on():
                super().handle_websocket_upgrade()

        def _hand_on(self) -> bool:
            """Whether the socket is another worker's now (`handoff`)."""
            table = self.url.partition(b"?")[0]
            if self._exchange is None or not table.startswith(b"/ws/"):
                return False
            worker = self._exchange.worker_of(table.decode("latin-1"))
            if worker == self._exchange.name:
                return False
            head = [b"GET ", self.url, b" HTTP/1.1\r\n"]
            for name, value in self.scope["headers"]:
                head += [name, b": ", value, b"\r\n"]
            connection = self.transport.get_extra_info("socket").fileno()
            if not self._exchange.hand_on(connection, b"".join([*head, b"\r\n"]), worker):
                return False
            self.transport.abort()  # the connection stays open: the other has it
            return True

        def _take(self, connection: socket.socket, head: bytes) -> None:
            """Another worker hands a connection on, with the head of its request."""
            made = type(self)(self.config, self.server_state, self.app_state, self.loop)
            made._handed = True
            task = self.loop.create_task(self._open(made, connection, head))
            self.server_state.tasks.add(task)
            task.add_done_callback(self.server_state.tasks.discard)

        @staticmethod
        async def _open(made: PatientProtocol, connection: socket.socket, head: bytes) -> None:
            connection.setblocking(False)
            await made.loop.connect_accepted_socket(lambda: made, connection)
            made.data_received(head)

        def connection_lost(self, exc: Exception | None) -> None:
            self._wait(0)
            super().connection_lost(exc)

        def _wait(self, seconds: float) -> None:
            """Hang up if nothing more has come after so long; 0: wait no longer for anything."""
            if self._alarm is not None:
                self._alarm.cancel()
            self._alarm = self.loop.call_later(seconds, self.transport.close) if seconds else None
