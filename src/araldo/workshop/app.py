"""`araldo dev` over HTTP: the ordinary server of the author's own machine, with a door to the workshop.

Nothing of this is part of an ordinary server: it is an application around it, made by `make` alone, and answers only
those who ask for this machine by a name of its own.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from araldo.bots import seat_levels
from araldo.kernel import discover
from araldo.kernel.errors import AraldoError
from araldo.server.app import make_app
from araldo.server.guard import HEADERS
from araldo.server.settings import STATIC
from araldo.workshop import inside, scenes, written
from araldo.workshop.position import Fault, Player, Position, Start, fault_of

OWN = ("127.0.0.1", "localhost", "::1")  # what this machine is called from inside
DOOR = ("/api/dev/", "/dev")
BODY = 2_000_000  # bytes
SOURCES = (".py", ".toml", ".ftl")
CHECKED = "20"  # games


class Look(msgspec.Struct, forbid_unknown_fields=True):
    """What is to be shown: a position, through whose eyes (None: the truth), who is to answer, in which language."""

    position: Position = Position()
    viewer: int | None = None
    seat: int | None = None
    lang: str = "en"


class Bots(msgspec.Struct, forbid_unknown_fields=True):
    position: Position
    count: int = 1


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    test: str


class Bench:
    """One game on the author's bench."""

    def __init__(self, name: str, folder: Path, start: Start) -> None:
        self.name, self.folder, self.start = name, folder, start
        self.player = Player(name)
        self.stamp = time.time()

    def saved(self) -> str:
        """The file that was saved last."""
        files = [path for path in self.folder.rglob("*") if path.suffix in SOURCES and "__pycache__" not in path.parts]
        last = max(files, key=lambda path: path.stat().st_mtime, default=None)
        return "" if last is None else last.relative_to(self.folder).as_posix()

    def drawn(self) -> float:
        """When the drawing was changed last."""
        files = [path for path in (self.folder / "web").glob("*") if path.suffix in (".js", ".css")]
        return max((path.stat().st_mtime for path in files), default=0.0)

    async def now(self, request: Request) -> Any:
        """Whether anything was saved: asked again and again."""
        return {"stamp": self.stamp, "saved": self.saved(), "drawn": self.drawn()}

    async def about(self, request: Request) -> Any:
        """The game, and how its positions begin."""
        game = discover.load(self.name)
        setup = game.setup(self.start.seats or game.usual_seats, self.start.options)
        start = Start(setup.seats, dict(setup.options), self.start.seed)
        return {"id": game.id, "title": game.title, "seats": list(game.seats), "start": start,
                "tests": scenes.tests_of(self.folder, self.name)}  # fmt: skip

    async def look(self, request: Request) -> Any:
        asked = await read(request, Look)
        begun = time.perf_counter()
        played = self.player.play(asked.position)
        took = round(1000 * (time.perf_counter() - begun))
        shown = None
        if played.state is not None:
            shown = inside.opened(played, asked.viewer, "it" if asked.lang == "it" else "en", asked.seat)
        return {"at": played.at, "took": took, "fault": played.fault, "inside": shown}

    async def bots(self, request: Request) -> Any:
        asked = await read(request, Bots)
        moves, fault = await asyncio.to_thread(self.player.by_bots, asked.position, asked.count)
        return {"moves": moves, "fault": fault}

    async def test(self, request: Request) -> Any:
        asked = await read(request, Chosen)
        return {"scenes": await asyncio.to_thread(scenes.scenes_of, self.folder, self.name, asked.test)}

    async def written(self, request: Request) -> Any:
        asked = await read(request, Look)
        played = self.player.play(asked.position)
        if played.fault is not None or asked.position.start.packed:
            return {"text": "", "fault": played.fault}
        return {"text": written.as_test(played, asked.position), "fault": None}

    async def check(self, request: Request) -> Any:
        """The contract, in a process of its own: what it says."""
        line = (sys.executable, "-m", "araldo.cli", "check", self.name, "--games", CHECKED, "--full", "5", "--json")
        pipe = asyncio.subprocess.PIPE
        child = await asyncio.create_subprocess_exec(*line, stdout=pipe, stderr=pipe)
        out, err = await child.communicate()
        said = err.decode(errors="replace").strip()
        return {"report": msgspec.Raw(out.strip() or b"null"), "said": said}


async def read(request: Request, form: type[Any]) -> Any:
    body = await request.body()
    if len(body) > BODY:
        raise AraldoError("that is too large", "too-large")
    try:
        return msgspec.json.decode(body, type=form)
    except msgspec.MsgspecError as error:
        raise AraldoError(str(error), "malformed") from None


def answering(folder: Path, handle: Callable[[Request], Awaitable[Any]]) -> Callable[[Request], Awaitable[Response]]:
    """What went wrong is an answer too: the author is to see it where he looks."""

    async def answer(request: Request) -> Response:
        status = 200
        try:
            found = await handle(request)
        except AraldoError as error:
            found, status = {"fault": Fault(str(error), error.code)}, 400
        except Exception as error:
            found = {"fault": fault_of(error, folder)}
        return Response(msgspec.json.encode(found), status, {"cache-control": "no-store"}, "application/json")

    return answer


@cache
def _page(changed: float) -> str:
    return (STATIC / "index.html").read_text(encoding="utf-8").replace("<html", "<html data-dev", 1)


async def page(request: Request) -> Response:
    """The pages, which know by a mark that there is a workshop here."""
    index = STATIC / "index.html"
    return Response(_page(index.stat().st_mtime), 200, {**HEADERS, "cache-control": "no-store"}, "text/html")


class Workshop:
    """The server and the bench behind one door, which opens to this machine only."""

    def __init__(self, server: ASGIApp, bench: ASGIApp) -> None:
        self.server, self.bench = server, bench

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.server(scope, receive, send)
        if not local(scope):
            if scope["type"] == "http":
                body = {"error": {"code": "not-here", "message": "This server is for its own machine only."}}
                return await JSONResponse(body, 403)(scope, receive, send)
            return await send({"type": "websocket.close", "code": 1008, "reason": "not-here"})
        inner = scope["type"] == "http" and (scope["path"] == DOOR[1] or scope["path"].startswith(DOOR[0]))
        await (self.bench if inner else self.server)(scope, receive, send)


def local(scope: Scope) -> bool:
    """Whether somebody asks from this machine, for this machine, and from a page of it."""
    heads = {name: value.decode("latin-1") for name, value in scope["headers"] if name in (b"host", b"origin")}
    client = scope.get("client") or ("127.0.0.1", 0)
    if client[0] not in OWN:
        return False
    hosts = [f"//{heads.get(b'host', '')}", *([heads[b"origin"]] if b"origin" in heads else [])]
    try:
        return all(urlsplit(host).hostname in OWN for host in hosts)
    except ValueError:
        return False


def make(environment: Any = os.environ) -> ASGIApp:
    """The application, from what `araldo dev` has left in the environment."""
    seat_levels()
    start = msgspec.json.decode(environment["ARALDO_DEV_START"], type=Start)
    bench = Bench(environment["ARALDO_DEV_GAME"], Path(environment["ARALDO_DEV_FOLDER"]), start)
    gets = {"now": bench.now, "about": bench.about}
    posts = {"look": bench.look, "bots": bench.bots, "test": bench.test, "written": bench.written, "check": bench.check}
    routes = [Route(f"/api/dev/{name}", answering(bench.folder, handle), methods=["GET"])
              for name, handle in gets.items()]  # fmt: skip
    routes += [Route(f"/api/dev/{name}", answering(bench.folder, handle), methods=["POST"])
               for name, handle in posts.items()]  # fmt: skip
    return Workshop(make_app(), Starlette(routes=[*routes, Route("/dev", page)]))
