"""What every request passes first, and what every answer carries: addresses that can be read, and headers for browsers.

The page loads nothing from elsewhere, runs no script that stands in a page and takes no style from one: what a name
or a line of chat might smuggle in has no effect. Svelte sets styles through the style object, which that allows.
"""

from __future__ import annotations

from urllib.parse import urlsplit

from fastapi.responses import JSONResponse
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from araldo.server.metrics import METRICS
from araldo.server.sentences import Refused, complain, language
from araldo.server.settings import Settings

ADDRESS = 2048  # bytes: of a path, and of what follows the question mark
POLICY = "; ".join((
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:", "font-src 'self'",
    "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "base-uri 'none'", "form-action 'self'",
    "frame-ancestors 'none'",
))  # fmt: skip
HEADERS = {
    "content-security-policy": POLICY,
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "referrer-policy": "no-referrer",  # an address may hold a token: it is told to nobody
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


class Guard:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        api = scope["path"].startswith("/api/")

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if api:
                    headers["cache-control"] = "no-store"
            await send(message)

        if (error := unreadable(scope)) is not None:
            return await told(scope, error)(scope, receive, headed)
        await self.app(scope, receive, headed)


def unreadable(scope: Scope) -> Refused | None:
    """Why an address is not even looked up, if it is not."""
    path, raw, query = scope["path"], scope.get("raw_path") or b"", scope.get("query_string", b"")
    if max(len(path), len(raw), len(query)) > ADDRESS:
        return Refused("too-long", 414)
    if not path.isprintable() or b"%00" in query or b"\0" in query:
        return Refused("malformed", 400)
    return None


def told(scope: Scope, error: Refused) -> JSONResponse:
    """A refusal of a request that no route has seen."""
    METRICS.refusals.labels(error.code).inc()
    accept = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    body = {"error": {"code": error.code, "message": complain(language(None, accept), error)}}
    return JSONResponse(body, error.status)


def same_origin(settings: Settings, origin: str | None, host: str | None) -> bool:
    """Whether a page may open sockets here: one of ours, by the host it was asked at or by the public address. Programs
    that are no browsers name no origin.
    """
    if origin is None:
        return True
    try:
        found = urlsplit(origin)
        public = urlsplit(settings.public_url)
    except ValueError:
        return False
    if found.scheme not in ("http", "https") or not found.netloc:
        return False
    return found.netloc == host or (found.scheme, found.netloc) == (public.scheme, public.netloc)
