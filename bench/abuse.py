"""Send a server what no client would, and look for anything that it should not have taken.

    python bench/abuse.py [--messages 100000] [--seed 1] [--database URL] [--json]

Requests, messages of a socket and records of all five games are changed at random: values of another type or size,
fields gone or added, tokens altered, bytes flipped, lines swapped. Most go to a server in this process, one in twenty
over a real connection, as bytes. Counted are: answers of 500 and more; what was accepted and should not have been (a
move that was not offered, a token that is not ours, a table other than the one asked for, a record that does not say
what its moves and its key say); and tables that do not go on afterwards. All three must be 0.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter, deque
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any
from urllib.parse import quote

import httpx
import uvicorn

from araldo.kernel import discover, key_from_seed
from araldo.kernel.play import usual_bot
from araldo.server.app import make_app
from araldo.server.frames import protocol
from araldo.server.hub import Hub
from araldo.server.settings import Settings
from araldo.table.match import Match, bot

SEATS = {"castelli": 2, "medieval_conspiracy": 2, "warrior_knights": 2, "crusader_kings": 2, "medioevo_universale": 3}
REPLIES = {"ack", "refused", "explained", "note", "lang", "look", "pong", "chats"}
FIELDS = {"act": {"key", "ask", "action", "seat"}, "chat": {"key", "text", "to"}, "undo": {"key"}, "note": {"text"}}
NASTY: list[Any] = [
    None, True, False, 0, -1, 1, 63, 64, 2**31, 2**63, -(2**63) - 1, 10**40, 1e308, -0.0, 0.5, "", " ", "0", "null",
    "\0", "a\0b",
    "\u202e", "\U0001f9cc" * 40, "é" * 300, "x" * 5000, "{}", "../../etc/passwd", "' or 1=1 --", "%s%n",
    "<script>", [], {},
    [[]], [[[[[[[[]]]]]]]], {"": {}}, [None] * 70, ["act"], {"type": "act"}, "castelli", "human", "en", "random",
]  # fmt: skip


@dataclass
class Report:
    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)  # answers of 500 and more
    wrong: list[str] = field(default_factory=list)  # accepted, and should not have been
    dead: list[str] = field(default_factory=list)

    def heard(self, what: str, status: int, told: str = "") -> None:
        self.sent[what] += 1
        self.answers[f"{what} {status}"] += 1
        if status >= 500:
            self.faults.append(f"{what}: {status} {told}"[:500])


# -- changing


def mutated(rng: random.Random, value: Any) -> Any:
    """The same with one thing changed."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        key = rng.choice(list(value))
        kind = rng.random()
        if kind < 0.12:
            return {k: v for k, v in value.items() if k != key}
        if kind < 0.2:
            return {**value, rng.choice(["extra", "", "type", "seat", "k"]): rng.choice(NASTY)}
        return {**value, key: mutated(rng, value[key])}
    if isinstance(value, list) and value and rng.random() < 0.8:
        at = rng.randrange(len(value))
        kind = rng.random()
        if kind < 0.15:
            return value[:at] + value[at + 1 :]
        if kind < 0.3:
            return [*value, *value[at:]]
        return [*value[:at], mutated(rng, value[at]), *value[at + 1 :]]
    if isinstance(value, str) and value and rng.random() < 0.6:
        return scratched(rng, value)
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.5:
        return value + rng.choice([-1, 1, 2, 100, -(10**6)])
    return rng.choice(NASTY)


def scratched(rng: random.Random, text: str) -> str:
    """A text with a piece of it gone, doubled, replaced or moved."""
    a, b = sorted((rng.randrange(len(text) + 1), rng.randrange(len(text) + 1)))
    b = min(b, a + 12)
    piece = rng.choice(["", text[a:b] * 2, rng.choice("\0\n\r\t \"'\\/%{}[]0zé\ud800"), str(rng.randrange(10**6))])
    return text[:a] + piece + text[b:]


def scrambled(rng: random.Random, data: bytes) -> bytes:
    found = bytearray(data)
    for _ in range(rng.choice((1, 1, 2, 8))):
        at = rng.randrange(len(found) + 1)
        found[at : at + rng.choice((0, 1, 1, 3))] = bytes(rng.choices(range(256), k=rng.choice((0, 1, 1, 4))))
    return bytes(found)


def as_text(value: Any) -> str:
    return json.dumps(value)


# -- a socket in this process


class Socket:
    """A person at a table, without a network."""

    def __init__(self, app: Any, table: str, token: str) -> None:
        self.table, self.token = table, token
        self.state: dict[str, Any] = {}
        self.offered: deque[tuple[str, list[dict[str, Any]]]] = deque(maxlen=8)
        self.done: set[str] = set()  # keys that were acknowledged
        self.closed = 0
        self._in: asyncio.Queue[Any] = asyncio.Queue()
        self._out: asyncio.Queue[Any] = asyncio.Queue()
        scope = {"type": "websocket", "path": f"/ws/{table}", "raw_path": f"/ws/{table}".encode(), "scheme": "ws",
                 "query_string": f"k={quote(token)}".encode(), "headers": [(b"host", b"here")], "subprotocols": [],
                 "client": ("127.0.0.1", 1), "server": ("here", 80)}  # fmt: skip
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._in.get, self._out.put))

    async def next(self) -> dict[str, Any] | None:
        message = await asyncio.wait_for(self._out.get(), 60)
        if message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
            return None
        if message["type"] != "websocket.send":
            return {"type": "accepted"}
        told: dict[str, Any] = json.loads(message["text"])
        if told["type"] == "state":
            self.state = told
            ask, options = told["ask"] or {}, told["options"]
            if ask.get("form") == "window" and not options:
                options = [{"action": ["pass"]}]  # who can only pass at a window is not asked, but may say so
            self.offered.append((ask.get("id", ""), options))
        return told

    async def ask(self, text: str | bytes) -> dict[str, Any]:
        """Say something; the answer, or what closed the socket."""
        form = "text" if isinstance(text, str) else "bytes"
        await self._in.put({"type": "websocket.receive", form: text})
        while (told := await self.next()) is not None:
            if told["type"] in REPLIES:
                return told
        return {"type": "closed", "code": self.closed}

    async def ready(self) -> None:
        """Everything that a newcomer is told has come."""
        while not self.state and await self.next() is not None:
            pass
        await self._in.put({"type": "websocket.receive", "text": '{"type": "ping"}'})
        while (told := await self.next()) is not None and told["type"] != "pong":
            pass

    async def leave(self) -> None:
        await self._in.put({"type": "websocket.disconnect", "code": 1000})
        await self._task

    def option(self, rng: random.Random) -> list[Any]:
        if not self.state.get("options"):
            return ["pass"]
        option = rng.choice(self.state["options"])
        more = [rng.randint(option["low"], option["high"])] if "low" in option else [""] if "limit" in option else []
        return [*option["action"], *more]


def was_offered(socket: Socket, said: dict[str, Any]) -> bool:
    """Whether the table had offered what it has taken."""
    return any(
        _fits(option, said["action"]) for ask, options in socket.offered if ask == said["ask"] for option in options
    )


def _fits(option: dict[str, Any], action: list[Any]) -> bool:
    if action[:-1] == option["action"] and "low" in option:
        return type(action[-1]) is int and option["low"] <= action[-1] <= option["high"]
    if action[:-1] == option["action"] and "limit" in option:
        return isinstance(action[-1], str) and len(action[-1]) <= option["limit"]
    return bool(action == option["action"])


def judged(socket: Socket, text: str | bytes) -> str:
    """Why something that was acknowledged should not have been; empty if it is right."""
    try:
        said = json.loads(text)
    except ValueError:
        return "it is no JSON"
    if not isinstance(said, dict) or not isinstance(said.get("type"), str):
        return "it has no type"
    if said["type"] in FIELDS and not set(said) <= FIELDS[said["type"]] | {"type"}:
        return "it has fields that nobody knows"
    if "key" in said and not (isinstance(said["key"], str) and 0 < len(said["key"]) <= 64):
        return "its key is none"
    if said.get("key") in socket.done:
        return ""  # done already: it is acknowledged again, and nothing happens
    socket.done.add(said.get("key", ""))
    if said["type"] == "act" and not was_offered(socket, said):
        return f"it was not offered ({socket.state.get('ask')})"
    if said["type"] == "chat" and not (isinstance(said.get("text"), str) and said["text"].strip()):
        return "it says nothing"
    return ""


class Talker:
    """Speaks at one table, mostly nonsense."""

    def __init__(self, rng: random.Random, socket: Socket, report: Report) -> None:
        self.rng, self.socket, self.report, self.n = rng, socket, report, 0

    def valid(self) -> dict[str, Any]:
        rng, self.n = self.rng, self.n + 1
        key, ask = f"k{self.n}", (self.socket.state.get("ask") or {}).get("id", "")
        action = self.socket.option(rng)
        return rng.choice([
            {"type": "act", "key": key, "ask": ask, "action": action},
            {"type": "act", "key": key, "ask": ask, "action": action},
            {"type": "act", "key": key, "ask": ask, "action": action, "seat": 0}, {"type": "undo", "key": key},
            {"type": "explain", "action": action}, {"type": "chat", "key": key, "text": "hello", "to": None},
            {"type": "note", "text": "a note"}, {"type": "lang", "lang": "it"}, {"type": "look", "seat": 0},
            {"type": "stand", "key": key, "kind": "turn", "action": action},
            {"type": "hold", "key": key, "ask": ask, "on": False},
            {"type": "older", "before": 3}, {"type": "clock", "key": key, "do": "wait", "seat": 0}, {"type": "ping"},
        ])  # fmt: skip

    async def say(self) -> None:
        rng, said = self.rng, self.valid()
        text: str | bytes = as_text(said)
        kind = rng.random()
        if kind < 0.6:
            text = as_text(mutated(rng, said))
        elif kind < 0.75:
            text = scratched(rng, as_text(said)).encode("utf-8", "surrogatepass").decode("utf-8", "replace")
        elif kind < 0.88:
            text = scrambled(rng, as_text(said).encode())
        told = await self.socket.ask(text)
        fault = told["type"] == "closed" or told.get("code") == "fault"
        self.report.heard("socket", 500 if fault else 200 if told["type"] != "refused" else 400, f"{text!r} {told}")
        if told["type"] == "ack" and (why := judged(self.socket, text)):
            self.report.wrong.append(f"{why}: {text!r}"[:4000])


# -- requests


class Caller:
    """Calls the API, mostly wrongly."""

    def __init__(self, rng: random.Random, hub: Hub, http: httpx.AsyncClient, tables: list[Socket], report: Report):
        self.rng, self.hub, self.http, self.tables, self.report = rng, hub, http, tables, report

    def valid(self) -> tuple[str, str, dict[str, Any], Any]:
        rng, one = self.rng, self.rng.choice(self.tables)
        path, k = f"/api/tables/{one.table}", one.token
        game = rng.choice(list(SEATS))
        seats = [{"kind": "human", "name": "Ada"}, *({"kind": "open"} for _ in range(SEATS[game] - 1))]
        table = {"game": game, "seats": seats, "options": {}, "choices": {}, "hot_seat": False,
                 "public": False, "lang": "en",
                 "title": "a table", "clock": {"kind": "live", "bank": 600, "increment": 5}}  # fmt: skip
        calls: list[tuple[str, str, dict[str, Any], Any]] = [
            ("POST", "/api/tables", {}, table), ("GET", path, {"k": k}, None),
            ("GET", f"{path}/record", {"k": k}, None),
            ("GET", f"{path}/replay", {"k": k, "at": 0}, None), ("GET", f"{path}/scores", {"k": k}, None),
            ("POST", f"{path}/join", {}, {"k": k, "seat": 1, "name": "Bea"}),
            ("GET", f"{path}/record", {"k": k, "line": 2}, None),
            ("POST", f"{path}/seats/0", {}, {"k": k, "do": "rename", "name": "Ada"}),
            ("POST", f"{path}/contact", {}, {"k": k, "mail": "a@example.org"}), ("POST", f"{path}/fork", {},
            {"k": k, "at": 0}),
            ("POST", f"/api/lessons/{game}/first", {}, {"lang": "it", "name": "Ada"}), ("GET", "/api/lobby", {}, None),
            ("GET", f"/api/games/{game}/rules", {}, None), ("GET", f"/drawn/{game}/board.js", {}, None),
            ("GET", "/t/x", {}, None),
        ]  # fmt: skip
        return rng.choice(calls)

    async def call(self) -> None:
        rng = self.rng
        method, path, params, body = self.valid()
        kept = method, path, dict(params), body
        kind = rng.random()
        content: bytes | None = None if body is None else as_text(body).encode()
        if kind < 0.5 and body is not None:
            body = mutated(rng, body)
            content = as_text(body).encode()
        elif kind < 0.6 and content is not None:
            content, body = scrambled(rng, content), None
        elif kind < 0.8 and params:
            params = mutated(rng, params)
        elif kind < 0.92:
            path = "/" + scratched(rng, path[1:])
        else:
            method = rng.choice(["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS", "BREW"])
        if not isinstance(params, dict):
            params = {"k": str(params)}
        query = "&".join(f"{quoted(k)}={quoted(v)}" for k, v in params.items())
        headers = {"content-type": rng.choice(["application/json"] * 9 + ["text/plain", "multipart/form-data"])}
        url = "http://here" + quoted(path, "/") + (f"?{query}" if query else "")
        try:
            answer = await self.http.request(method, url, content=content, headers=headers)
        except httpx.InvalidURL:
            return
        self.report.heard("http", answer.status_code, f"{method} {url} {content!r}: {answer.text}")
        if answer.status_code < 300 and method in ("GET", "POST"):
            self.judge(kept, params, body, answer)

    def judge(self, kept: tuple[str, str, dict[str, Any], Any], params: Any, body: Any, answer: httpx.Response) -> None:
        own = (kept[3] or {}).get("k") or kept[2].get("k")
        given = body.get("k") if isinstance(body, dict) else None
        given = given if given is not None else params.get("k")
        if own and isinstance(given, str) and self.hub.tokens.read(given) != self.hub.tokens.read(own):
            self.report.wrong.append(f"a token that is not ours: {given} at {answer.url}")
        if kept[1] == "/api/tables" and "table" in answer.text and isinstance(body, dict):
            made = answer.json()
            live = self.hub.lives[made["table"]]
            if (live.game.id, live.match.setup.seats) != (body.get("game"), len(body.get("seats", []))):
                self.report.wrong.append(f"another table than was asked for: {body}")
            live.drop(1001)

    async def bring(self, record: str) -> None:
        """Import a record in which something is changed."""
        rng = self.rng
        lines = record.splitlines()
        kind = rng.random()
        if kind < 0.35:
            at = rng.randrange(len(lines))
            lines[at] = scratched(rng, lines[at])
        elif kind < 0.5:
            a, b = rng.randrange(len(lines)), rng.randrange(len(lines))
            lines[a], lines[b] = lines[b], lines[a]
        elif kind < 0.65:
            del lines[rng.randrange(len(lines))]
        elif kind < 0.8:
            lines.insert(rng.randrange(len(lines)), rng.choice(lines))
        text = "\n".join(lines) + "\n"
        if kind >= 0.8:
            text = scrambled(rng, text.encode()).decode("utf-8", "replace")
        answer = await self.http.post("http://here/api/records", content=as_text({"text": text}).encode(),
                                      headers={"content-type": "application/json"})  # fmt: skip
        self.report.heard("import", answer.status_code, f"{text!r}: {answer.text}")
        if answer.status_code == 200:
            live = self.hub.lives[answer.json()["table"]]
            if why := misread(live.match, live.head.key, text):
                self.report.wrong.append(f"{why}: {text!r}"[:4000])
            live.drop(1001)


def misread(match: Match, key: bytes, text: str) -> str:
    """How an imported table differs from the text it came from, read here in the plainest way; empty if it does not."""
    head, body = re.split(r"^[^\S\n]*---[^\S\n]*$", text, maxsplit=1, flags=re.MULTILINE)
    said = dict(
        line.split(" ", 1) for line in head.splitlines() if " " in line and not line.startswith(("set ", "choose "))
    )
    promised = sha256(b"araldo commitment " + bytes.fromhex(said["key"])).hexdigest()
    if (promised, bytes.fromhex(said["key"])) != (said["commit"], key):
        return "the key is not the one that was promised"
    if int(said["seats"]) != match.setup.seats or said["game"].split()[0] != match.game.id:
        return "another set-up"
    moves = [line for line in body.splitlines() if line.strip() and not line.lstrip().startswith(("#", "end"))]
    if [line.split()[0] for line in moves] != [str(move.seat) for move in match.record.moves]:
        return "other moves"
    return ""


def quoted(value: Any, safe: str = "") -> str:
    return quote(str(value).encode("utf-8", "surrogatepass"), safe=safe)


# -- bytes over a real connection


async def over_the_wire(rng: random.Random, port: int, one: Socket, report: Report) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    path = f"/api/tables/{one.table}?k={one.token}"
    body = as_text({"game": "castelli", "seats": [{"kind": "human"}, {"kind": "open"}]})
    head = f"host: here\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
    upgrade = ("connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
               "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\nhost: here\r\n\r\n")  # fmt: skip
    frame = b"\x81\x8f" + b"\0\0\0\0" + b'{"type":"ping"}'
    valid = rng.choice([
        f"GET {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n".encode(),
        f"POST /api/tables HTTP/1.1\r\n{head}{body}".encode(),
        f"GET /ws/{one.table}?k={one.token} HTTP/1.1\r\n{upgrade}".encode() + frame * 2,
    ])  # fmt: skip
    if b"upgrade" in valid and rng.random() < 0.7:  # a sound handshake, and nonsense after it
        data = valid[: -2 * len(frame)] + scrambled(rng, frame * 2)
    else:
        data = scrambled(rng, valid)
    try:
        writer.write(data)
        writer.write_eof()
        first = await asyncio.wait_for(reader.readline(), 20)
        status = int(first.split()[1]) if first[:5] == b"HTTP/" else 0
    except (OSError, IndexError, ValueError):
        status = 0
    report.heard("wire", status, repr(data))
    writer.close()


# -- all of it


def begun(game_id: str, moves: int) -> str:
    """The record of a game that bots have begun, or finished."""
    game = discover.load(game_id)
    setup = game.setup(SEATS[game_id])
    match = Match(game, setup, [bot(usual_bot(game))] * setup.seats, key_from_seed(1))
    while not match.over and len(match.record.moves) < moves:
        match.step()
    match.hot_seat = True
    return match.export(0)


async def sockets(app: Any, http: httpx.AsyncClient, tables: int) -> list[Socket]:
    found = []
    for n in range(tables):
        game = list(SEATS)[n % len(SEATS)]
        seats = [{"kind": "human"}, *({"kind": "bot", "bot": "random"} for _ in range(SEATS[game] - 1))]
        made = (await http.post("http://here/api/tables", json={"game": game, "seats": seats})).json()
        found.append(Socket(app, made["table"], made["token"]))
        await found[-1].ready()
    return found


async def goes_on(app: Any, one: Socket, rng: random.Random) -> bool:
    """Whether a table still lets its person in, and takes a move or has come to its end."""
    again = Socket(app, one.table, one.token)
    await again.ready()
    for n in range(200):
        if again.closed or again.state.get("status") == "over":
            break
        said = {
            "type": "act",
            "key": f"on{n}",
            "ask": (again.state["ask"] or {}).get("id", ""),
            "action": again.option(rng),
        }
        if (await again.ask(as_text(said)))["type"] == "ack":
            break
    else:
        return False
    alive = not again.closed
    await again.leave()
    return alive


async def run(messages: int, seed: int, tables: int = 20, database: str = "") -> Report:
    rng, report = random.Random(seed), Report()
    records = [begun(game, 25) for game in SEATS] + [begun("castelli", 10_000)]
    async with AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="araldo-abuse-"))
        app = make_app(Settings(database=database or f"sqlite:///{folder}/a.sqlite3", limits="0", bot_delay=0.0,
                                even_delay=0.0, window_seconds=0.0, log_level="critical"))  # fmt: skip
        config = uvicorn.Config(app, port=0, ws=protocol(), ws_max_size=65536, log_config=None, access_log=False,
                                ws_per_message_deflate=False, lifespan="on")  # fmt: skip
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server._serve())
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        http = await stack.enter_async_context(httpx.AsyncClient(transport=transport, timeout=60))
        people = await sockets(app, http, tables)
        caller = Caller(rng, app.state.hub, http, people, report)
        await abuse(rng, messages, people, caller, records, port, report)
        for one in people:
            await one.leave()
            if not await goes_on(app, one, rng):
                report.dead.append(one.table)
        if (await http.get("http://here/healthz")).status_code != 200:
            report.dead.append("the server")
        server.should_exit = True
        await serving
    return report


async def abuse(
    rng: random.Random,
    messages: int,
    people: list[Socket],
    caller: Caller,
    records: list[str],
    port: int,
    report: Report,
) -> None:
    async def repeat(times: int, do: Callable[[], Any]) -> None:
        for _ in range(times):
            await do()

    talk, call, bring, wire = (round(messages * share) for share in (0.45, 0.37, 0.13, 0.05))
    talkers = [Talker(random.Random(f"{rng.random()} {n}"), one, report) for n, one in enumerate(people)]
    work = [repeat(talk // len(talkers) + (n < talk % len(talkers)), talker.say) for n, talker in enumerate(talkers)]
    work += [repeat(call, caller.call), repeat(bring, lambda: caller.bring(rng.choice(records)))]
    work.append(repeat(wire, lambda: over_the_wire(rng, port, rng.choice(people), report)))
    await asyncio.gather(*work)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--database", default="", help="default: SQLite in a temporary folder")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    start = time.perf_counter()
    report = asyncio.run(run(options.messages, options.seed, database=options.database))
    figures = {"sent": sum(report.sent.values()), **report.sent, "accepted wrongly": len(report.wrong),
               "answers 5xx": len(report.faults), "dead tables": len(report.dead),
               "seconds": round(time.perf_counter() - start, 1)}  # fmt: skip
    print(json.dumps(figures) if options.json else "  ".join(f"{name} {value}" for name, value in figures.items()))
    for line in [*report.wrong, *report.faults, *report.dead][:20]:
        print(line, file=sys.stderr)
    if report.wrong or report.faults or report.dead:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
