"""Who asks over HTTP or opens a socket: the cookie, and whether a page of ours asks.

Whatever changes something must come from a page of this server: a page from elsewhere could otherwise act with the
cookie that the browser adds. Programs that are no browsers say neither where they come from nor send a cookie unasked.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from araldo.server.devices import device_words
from araldo.server.guard import same_origin
from araldo.server.people import DAY, People, Person
from araldo.server.sentences import Refused
from araldo.server.settings import Settings

READING = frozenset({"GET", "HEAD", "OPTIONS"})
LASTING = 400 * DAY  # no browser keeps a cookie for longer


def check_origin(settings: Settings, connection: HTTPConnection) -> None:
    """Refused if a page from elsewhere wants to change something here."""
    headers = connection.headers
    if connection.scope.get("method", "GET") in READING:
        return
    elsewhere = headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none")
    if elsewhere or not same_origin(settings, headers.get("origin"), headers.get("host")):
        raise Refused("bad-origin", 403)


def secure(settings: Settings, connection: HTTPConnection) -> bool:
    """Whether the browser speaks TLS, with us or with the proxy in front."""
    public = urlsplit(settings.public_url)
    host = connection.headers.get("host")
    return connection.scope["scheme"] in ("https", "wss") or (public.scheme == "https" and public.netloc == host)


def cookie_name(settings: Settings, connection: HTTPConnection) -> str:
    """With TLS one that no other host, and nobody without TLS, can set."""
    return "__Host-araldo" if secure(settings, connection) else "araldo"


async def person_of(people: People, settings: Settings, connection: HTTPConnection) -> Person | None:
    return await people.of(connection.cookies.get(cookie_name(settings, connection), ""))


def sign_in(settings: Settings, connection: HTTPConnection, response: Response, cookie: str) -> None:
    response.set_cookie(cookie_name(settings, connection), cookie, max_age=int(LASTING), path="/", httponly=True,
                        secure=secure(settings, connection), samesite="lax")  # fmt: skip


def sign_out(settings: Settings, connection: HTTPConnection, response: Response) -> None:
    response.delete_cookie(cookie_name(settings, connection), path="/", httponly=True,
                           secure=secure(settings, connection), samesite="lax")  # fmt: skip


def device_of(connection: HTTPConnection) -> str:
    return device_words(connection.headers.get("user-agent", "")[:400])


async def somebody(
    people: People, settings: Settings, connection: HTTPConnection, response: Response, name: str = ""
) -> Person | None:
    """Who does something: whoever never did before becomes a guest, and a guest without a name gets the one that was
    given. None on a server without persons, and for a program: it keeps the links, and would lose a cookie.
    """
    if not people.on:
        return None
    person = await person_of(people, settings, connection)
    if person is None:
        if "origin" not in connection.headers and "sec-fetch-site" not in connection.headers:
            return None
        person, cookie = await people.guest(device_of(connection), name)
        sign_in(settings, connection, response, cookie)
    elif name and not person.name:
        person = await people.change(person, name=name)
    return person
