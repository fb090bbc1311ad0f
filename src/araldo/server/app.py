"""The ASGI application: HTTP routes, the socket, the front end."""

from __future__ import annotations

import mimetypes
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from hmac import compare_digest
from pathlib import Path
from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import FileResponse, JSONResponse, Response
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from araldo import __version__
from araldo.kernel.errors import AraldoError, BadSetup, Illegal, Malformed
from araldo.server import (
    annal_routes,
    desk_routes,
    farewell,
    group_routes,
    handoff,
    logs,
    notice_routes,
    person_routes,
    shared,
    stranger_routes,
)
from araldo.server.desk import Desk
from araldo.server.guard import Guard, unreadable
from araldo.server.hub import Hub, loaded
from araldo.server.metrics import METRICS
from araldo.server.removed import Removed
from araldo.server.routes import drawing_of, router
from araldo.server.seeks import Seeks
from araldo.server.sentences import Refused, complain, language
from araldo.server.settings import STATIC, Settings, settings_from
from araldo.server.socket import table_socket
from araldo.server.store import AWAY

log = structlog.get_logger("araldo.http")
BODY, RECORD = 65_536, 1_200_000  # bytes: of any request, and of one that brings a record


class App(FastAPI):
    """Sockets go straight to their table: a message passes none of the layers that requests need."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if unreadable(scope) is not None:
                await send({"type": "websocket.close", "code": 1008, "reason": "malformed"})
                return
            scope["app"] = self
            await table_socket(WebSocket(scope, receive, send), receive)
            return
        if scope["type"] == "http":
            self.state.hub.services.sweeper.left += 1
        await super().__call__(scope, receive, send)


def make_app(settings: Settings | None = None, now: Callable[[], float] | None = None) -> FastAPI:
    chosen = settings or settings_from()
    logs.configure(chosen.log_level, chosen.log_json)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hub = Hub(chosen) if now is None else Hub(chosen, now)
        await hub.open()
        app.state.hub, app.state.seeks, app.state.desk = hub, Seeks(hub), Desk(chosen)
        if chosen.desk:
            app.state.desk.open()
        hub.tasks.keep(app.state.seeks.run, "seeks")
        hub.tasks.keep(partial(farewell.run, hub), "forget by wish")
        hub.services.sweeper.begin()
        log.info("open", worker=hub.store.worker, database="sqlite" if hub.alone else "postgresql")
        try:
            yield
        finally:
            handoff.leave()
            await app.state.desk.close()
            await hub.close()
            hub.services.sweeper.end()
            METRICS.end()
            log.info("closed", worker=hub.store.worker)

    app = App(title="Araldo", version=__version__, openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
              lifespan=lifespan)  # fmt: skip
    for one in (router, person_routes.open_router, person_routes.router, notice_routes.router, annal_routes.router,
                group_routes.router, stranger_routes.open_router, stranger_routes.router,
                desk_routes.router):  # fmt: skip
        app.include_router(one)
    app.add_exception_handler(AraldoError, _araldo_error)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http_error)
    for error in AWAY:
        app.add_exception_handler(error, _storage)
    app.add_exception_handler(Exception, _fault)
    app.add_middleware(Limit)
    app.add_middleware(Packed)
    app.add_middleware(Guard)
    app.include_router(shared.router)
    _front_end(app, chosen)
    return app


# -- errors, all of one form


def _lang(request: Request) -> str:
    return language(request.query_params.get("lang"), request.headers.get("accept-language", ""))


def status_of(error: AraldoError) -> int:
    if isinstance(error, Refused):
        return error.status
    if isinstance(error, BadSetup | Malformed):
        return 422
    if isinstance(error, Illegal):
        return 409
    return 404 if error.code == "unknown-game" else 400


def fault(status: int, code: str, message: str, **more: Any) -> JSONResponse:
    METRICS.refusals.labels(code).inc()
    return JSONResponse({"error": {"code": code, "message": message, **more}}, status)


async def _araldo_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, AraldoError)
    more = {"left": error.told} if isinstance(error, Removed) else {}
    answer = fault(status_of(error), error.code, complain(_lang(request), error), **more)
    if error.code == "wait":
        answer.headers["retry-after"] = str(error.params["seconds"])
    return answer


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = [".".join(map(str, one["loc"])) for one in error.errors()][:5]
    return fault(422, "malformed", complain(_lang(request), Refused("malformed")), where=where)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    code = {404: "no-page", 405: "bad-method", 413: "too-large"}.get(error.status_code, "malformed")
    return fault(error.status_code, code, complain(_lang(request), Refused(code)))


async def _storage(request: Request, error: Exception) -> Response:
    """The database does not answer, or cannot store: whoever asked may try again."""
    log.error("storage", path=request.url.path, error=error)
    answer = fault(503, "storage", complain(_lang(request), Refused("storage")))
    answer.headers["retry-after"] = "2"
    return answer


async def _fault(request: Request, error: Exception) -> Response:
    log.error("fault", path=request.url.path, exc_info=error)
    return fault(500, "fault", complain(_lang(request), Refused("fault")))


class Limit:
    """Requests that are too large are refused while they come in."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        most = RECORD if scope["path"] == "/api/records" else BODY
        length = dict(scope["headers"]).get(b"content-length", b"0")
        too_large = not length.isdigit() or int(length) > most
        got = 0

        async def counted() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > most:
                raise HTTPException(413)
            return message

        if too_large:
            return await fault(413, "too-large", complain("en", Refused("too-large")))(scope, receive, send)
        await self.app(scope, counted, send)


# -- the front end


class Packed:
    """What the API answers is packed where it is long: the rules of a game are a book."""

    def __init__(self, app: ASGIApp) -> None:
        self.app, self.packing = app, GZipMiddleware(app, minimum_size=4096, compresslevel=5)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        packs = scope["type"] == "http" and scope["path"].startswith("/api/")
        await (self.packing if packs else self.app)(scope, receive, send)


def _front_end(app: FastAPI, settings: Settings) -> None:
    """Files that were built, those of games installed apart, and the page itself for every address that it handles."""

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        """For who has the token; without one it is served at an address of its own, or nowhere (`araldo serve`)."""
        given, token = request.headers.get("authorization", ""), settings.metrics_token
        if not token or not compare_digest(given.encode(), f"Bearer {token}".encode()):
            raise HTTPException(404)
        return Response(METRICS.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    @app.get("/drawn/{game}/{path:path}", include_in_schema=False)
    async def drawn(game: str, path: str, request: Request) -> Response:
        folder = drawing_of(loaded(game))
        if folder is None:
            raise HTTPException(404)
        found = _within(folder, path)
        if found is None:
            raise HTTPException(404)
        return _file(found, path, request)

    @app.get("/{path:path}", include_in_schema=False)
    async def page(path: str, request: Request) -> Response:
        if path.startswith(("api/", "ws/")):
            raise HTTPException(404)
        found = _within(STATIC, path or "index.html")
        if found is not None:
            return _file(found, path, request)
        index = STATIC / "index.html"
        if "." in path.rsplit("/", 1)[-1] or not index.is_file():
            raise HTTPException(404)
        return _file(index, "index.html", request)


def _within(folder: Path, path: str) -> Path | None:
    """A file in a folder, by what somebody says."""
    try:
        found = (folder / path).resolve()
        return found if found.is_relative_to(folder.resolve()) and found.is_file() else None
    except (OSError, ValueError):  # a name that no file can have
        return None


def _file(path: Path, name: str, request: Request) -> Response:
    """Files whose name holds a hash never change; the rest is asked for again. Packed if it lies so and may be so."""
    lasting = name.startswith("assets/")
    cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
    headers = {"cache-control": cache}
    kind = "text/javascript" if path.suffix in (".js", ".mjs") else mimetypes.guess_type(path.name)[0]
    packed = path.with_name(f"{path.name}.gz")
    if packed.is_file():
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            path, headers["content-encoding"] = packed, "gzip"
    return FileResponse(path, headers=headers, media_type=kind or "application/octet-stream")
