"""Who gets notices in the tests: a mail server, a webhook receiver, and a push service with a browser behind it."""

from __future__ import annotations

import asyncio
import json
import os
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any, NamedTuple

from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from araldo.server.push import CURVE, b64, keys_for, unb64


class Postbox:
    def __init__(self) -> None:
        self.mails: list[Envelope] = []
        self.refuse = ""  # what it says instead of taking it
        self.came = asyncio.Event()

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        if self.refuse:
            return self.refuse
        self.mails.append(envelope)
        self.came.set()
        return "250 OK"

    async def next(self) -> EmailMessage:
        """The next mail, as soon as it is there."""
        async with asyncio.timeout(10):
            while not self.mails:
                self.came.clear()
                await self.came.wait()
        found = message_from_bytes(bytes(self.mails.pop(0).content or b""), policy=default)
        assert isinstance(found, EmailMessage)
        return found


def text_of(mail: EmailMessage, kind: str = "plain") -> str:
    part = mail.get_body((kind,))
    assert part is not None
    return str(part.get_content())


def link_in(mail: EmailMessage) -> str:
    """The secret of a mail's link; its button has the same."""
    found = re.search(r"/m/([\w-]+)", text_of(mail))
    assert found is not None
    assert found[1] in text_of(mail, "html")
    return found[1]


@asynccontextmanager
async def posting() -> AsyncIterator[tuple[Postbox, str]]:
    """An SMTP server in this loop."""
    box = Postbox()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box), "127.0.0.1", 0)
    try:
        yield box, f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    finally:
        server.close()


class Got(NamedTuple):
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """An HTTP server that keeps what it gets, and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 201
        self.url = ""

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        self.got.append(Got(head[0].split()[1], headers, body))
        writer.write(f"HTTP/1.1 {self.status} So\r\ncontent-length: 0\r\n\r\n".encode())
        await writer.drain()
        writer.close()


@asynccontextmanager
async def receiving() -> AsyncIterator[Receiver]:
    receiver = Receiver()
    server = await asyncio.start_server(receiver.answer, "127.0.0.1", 0)
    receiver.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield receiver
    finally:
        server.close()


class Browser:
    """What a browser keeps of a subscription: it can read what the push service cannot."""

    def __init__(self, service: str, name: str = "one") -> None:
        self.key, self.auth = ec.generate_private_key(CURVE), os.urandom(16)
        self.public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.endpoint = f"{service}/push/{name}"

    def given(self) -> dict[str, Any]:
        return {"endpoint": self.endpoint, "keys": {"p256dh": b64(self.public), "auth": b64(self.auth)}}

    def read(self, body: bytes) -> Any:
        """RFC 8188 and 8291, from the receiver's side."""
        salt, size, theirs = body[:16], body[20], body[21 : 21 + body[20]]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        key, nonce = keys_for(shared, self.auth, salt, self.public, theirs)
        plain = AESGCM(key).decrypt(nonce, body[21 + size :], None)
        assert plain[-1] == 2, "the last record"
        return json.loads(plain[:-1])


def claims(header: str, public: str) -> dict[str, Any]:
    """What a push service reads of who writes, if the signature is that of the key."""
    found = re.fullmatch(r"vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)", header)
    assert found is not None
    assert found[4] == public
    signature = unb64(found[3])
    r, s = (int.from_bytes(part, "big") for part in (signature[:32], signature[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unb64(public))
    key.verify(encode_dss_signature(r, s), f"{found[1]}.{found[2]}".encode(), ec.ECDSA(SHA256()))
    told: dict[str, Any] = json.loads(unb64(found[2]))
    return told
