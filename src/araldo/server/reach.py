"""Requests to addresses that people have given: only to the open internet, unless the operator allows more.

A name is looked up once and the connection goes to what was found and allowed, so nobody can point it elsewhere
between the look and the call. Nothing is followed that the other side says, and all of it has a time.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import SplitResult, urlsplit

from araldo import __version__

PATIENCE = 10.0  # seconds for all of it
MOST = 4096  # bytes of the answer that are read
LONGEST = 1000  # characters of an address
_NAT64 = IPv6Network("64:ff9b::/96")


class Unreachable(Exception):
    """Nobody was reached; its text is a code: bad-address, private-address, no-answer."""


class Answer(NamedTuple):
    status: int
    text: str


def readable(url: str, plain: bool) -> SplitResult:
    """An address that can be called; Unreachable if not. `plain`: TLS is not needed."""
    try:
        found = urlsplit(url)
        good = bool(found.hostname) and (found.port is None or 0 < found.port < 65536) and found.username is None
    except ValueError:
        good = False
    if not good or len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise Unreachable("bad-address")
    if found.scheme not in (("http", "https") if plain else ("https",)):
        raise Unreachable("bad-address")
    return found


def public(address: str) -> bool:
    """Whether an address lies in the open internet, also where one is wrapped in another."""
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        if found in _NAT64:
            found = IPv4Address(int(found) & 0xFFFF_FFFF)
        else:
            found = found.ipv4_mapped or found.sixtofour or found
    return found.is_global and not found.is_multicast


async def post(url: str, body: bytes, headers: dict[str, str], private: bool) -> Answer:
    """Send it once. Unreachable if nobody answered, or may not be asked."""
    where = readable(url, plain=private)
    try:
        async with asyncio.timeout(PATIENCE):
            return await _post(where, body, headers, private)
    except (OSError, TimeoutError, ValueError, asyncio.IncompleteReadError):
        raise Unreachable("no-answer") from None


async def _post(where: SplitResult, body: bytes, headers: dict[str, str], private: bool) -> Answer:
    host, tls = where.hostname or "", where.scheme == "https"
    port = where.port or (443 if tls else 80)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    addresses = list(dict.fromkeys(str(one[4][0]) for one in found))
    if not private and not all(map(public, addresses)):
        raise Unreachable("private-address")
    reader, writer = await asyncio.open_connection(
        addresses[0], port, ssl=_tls() if tls else None, server_hostname=host if tls else None, limit=MOST
    )
    try:
        path = (where.path or "/") + (f"?{where.query}" if where.query else "")
        lines = [f"POST {path} HTTP/1.1", f"host: {where.netloc}", f"content-length: {len(body)}",
                 f"user-agent: Araldo/{__version__}", "connection: close"]  # fmt: skip
        lines += [f"{name}: {value}" for name, value in headers.items()]
        writer.write("\r\n".join([*lines, "", ""]).encode("ascii") + body)
        await writer.drain()
        head = await reader.readline()
        version, status, *_ = head.decode("latin-1").split(" ", 2)
        if not version.startswith("HTTP/"):
            raise ValueError("no answer of HTTP")
        rest = await _some(reader)
        return Answer(int(status), rest.partition(b"\r\n\r\n")[2].decode("utf-8", "replace").strip())
    finally:
        writer.close()


async def _some(reader: asyncio.StreamReader) -> bytes:
    """What comes, but not without end."""
    got = b""
    while len(got) < MOST and (more := await reader.read(MOST - len(got))):
        got += more
    return got


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()
