"""What a stranger may send and a browser is told: headers, addresses, origins, figures, logs, files."""

from __future__ import annotations

import asyncio
import logging
import stat
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from araldo.server import logs
from araldo.server.guard import same_origin
from araldo.server.metrics import METRICS
from araldo.server.settings import Settings
from araldo.server.store import Store
from tests.server.client import Api, Server, serving
from tests.server.conftest import QUICK


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    database = f"sqlite:///{tmp_path}/araldo.sqlite3"
    return Settings(database=database, metrics_token="figures", public_url="https://table.example.org", **QUICK)  # type: ignore[arg-type]


async def test_every_answer_tells_browsers_to_trust_nothing_but_ourselves(api: Api) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/t/x", "/assets/nothing.js"):
        headers = (await api.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


async def test_what_the_api_answers_is_kept_by_nobody(api: Api) -> None:
    made = await api.table("tiny", "human", "miser")
    table = f"/api/tables/{made['table']}"
    for path, status in (("/api/games", 200), (table, 403), (f"{table}?k={made['token']}", 200), ("/api/x", 404)):
        answer = await api.http.get(path)
        assert (answer.status_code, answer.headers["cache-control"]) == (status, "no-store")


RAW = [
    (b"/a%00b", 400), (b"/api/tables/%00", 400), (b"/drawn/tiny/%00", 400), (b"/api/tables/x?k=%00", 400),
    (b"/a%0d%0ab", 400), (b"/%1b", 400), (b"/" + b"a" * 3000, 414), (b"/?" + b"a" * 3000, 414),
    (b"/" + b"%41" * 900, 414),
    (b"/" + b"a" * 300 + b".js", 404), (b"/drawn/castelli/" + b"a" * 300, 404), (b"/api/tables/" + b"a" * 300, 404),
    (b"/%ff%fe.js", 404), (b"/..%2f..%2fetc%2fpasswd.txt", 404), (b"/assets/%2e%2e/%2e%2e/app.py", 404),
    (b"/%ed%a0%80.js", 404),
]  # fmt: skip


@pytest.mark.parametrize(("target", "status"), RAW)
async def test_an_address_that_no_file_can_have_is_refused(server: Server, target: bytes, status: int) -> None:
    assert await status_of(server, target) == status


async def status_of(server: Server, target: bytes) -> int:
    """As it stands on the wire: a library would tidy it up."""
    where = urlsplit(server.url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(b"GET " + target + b" HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
    line = await reader.readline()
    writer.close()
    return int(line.split()[1])


# -- requests without end


async def hung_up(server: Server, *pieces: bytes) -> bool:
    """Whether the server ends a connection on which this was sent, and nothing more."""
    where = urlsplit(server.url)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    try:
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        while await reader.read(65536):
            pass
        return True
    except ConnectionError:
        return True
    finally:
        writer.close()


async def test_a_head_without_end_is_cut_off(server: Server) -> None:
    start = b"GET / HTTP/1.1\r\nhost: x\r\n"
    async with asyncio.timeout(20):
        assert await hung_up(server, start, *(b"x-%d: %s\r\n" % (n, b"a" * 1000) for n in range(200)))
        assert await hung_up(server, start, b"x: ", *(b"a" * 10_000 for _ in range(20)))
    assert await status_of(server, b"/healthz") == 200


async def test_who_says_nothing_or_half_of_it_is_not_waited_for(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("araldo.server.heads.HEAD_SECONDS", 0.05)
    monkeypatch.setattr("araldo.server.heads.BODY_SECONDS", 0.05)
    body = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"
    async with asyncio.timeout(20):
        for sent in (b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: x\r\n", body):
            assert await hung_up(server, sent)


async def test_a_socket_is_waited_for(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("araldo.server.heads.HEAD_SECONDS", 0.05)
    monkeypatch.setattr("araldo.server.heads.BODY_SECONDS", 0.05)
    made = await api.table("tiny", "human", "human")
    async with api.sit(made["table"], made["token"]) as me:
        assert await hung_up(api.server, b"GET / HT")  # meanwhile its time would have run out
        await me.settled()


# -- where a page comes from


@pytest.mark.parametrize(("origin", "good"), [
    (None, True), ("http://here:8000", True), ("https://here:8000", True), ("https://table.example.org", True),
    ("http://table.example.org", False), ("https://evil.example", False), ("null", False), ("", False),
    ("file://", False), ("https://here:8000.evil.example", False), ("http://[", False), ("here:8000", False),
])  # fmt: skip
def test_only_our_own_pages_open_sockets(settings: Settings, origin: str | None, good: bool) -> None:
    assert same_origin(settings, origin, "here:8000") is good


async def test_a_socket_from_another_page_is_turned_away_before_it_opens(api: Api) -> None:
    made = await api.table("tiny", "human", "miser")
    address = f"{api.server.url.replace('http', 'ws', 1)}/ws/{made['table']}?k={made['token']}"
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, origin="https://evil.example")  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403
    async with connect(address, origin="https://table.example.org"):  # type: ignore[arg-type]
        pass
    async with connect(address, origin=api.server.url):  # type: ignore[arg-type]
        pass


async def test_a_socket_at_an_unreadable_address_is_turned_away(server: Server) -> None:
    for path in ("/ws/%00", "/ws/" + "a" * 3000):
        with pytest.raises(InvalidStatus):
            await connect(server.url.replace("http", "ws", 1) + path)


# -- figures


async def test_the_figures_are_for_who_has_the_token(api: Api) -> None:
    assert (await api.http.get("/metrics")).status_code == 404
    assert (await api.http.get("/metrics", headers={"authorization": "Bearer other"})).status_code == 404
    told = await api.http.get("/metrics", headers={"authorization": "Bearer figures"})
    assert "araldo_moves_total" in told.text


async def test_without_a_token_there_are_no_figures_among_the_tables(tmp_path: Path) -> None:
    async with serving(Settings(database=f"sqlite:///{tmp_path}/a.sqlite3", **QUICK)) as server, Api(server) as api:  # type: ignore[arg-type]
        for given in ("", "Bearer", "Bearer none"):
            assert (await api.http.get("/metrics", headers={"authorization": given})).status_code == 404


async def test_the_figures_have_an_address_of_their_own() -> None:
    port = METRICS.listen("127.0.0.1", 0)
    async with httpx.AsyncClient() as http:
        assert "araldo_moves_total" in (await http.get(f"http://127.0.0.1:{port}/metrics")).text


# -- what is written down


async def test_logs_hold_neither_moves_nor_the_parameters_of_statements(
    api: Api, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await api.table("tiny", "human", "miser")
    logs.configure("debug")
    monkeypatch.setattr(Store, "_write", fails)
    async with api.sit(made["table"], made["token"]) as me:
        await me.until(lambda: me.asked)
        answer = await me.act(me.state["options"][0]["action"])
        assert answer["code"] == "storage"
    logging.getLogger("uvicorn.error").error("fault", exc_info=ValueError("reveal the-secret-card"))
    told = capsys.readouterr().err
    assert "not stored" in told
    assert "ValueError" in told
    assert "the-secret-card" not in told


def fails(self: Any, c: Any, batch: Any) -> None:
    try:
        raise ValueError("row (reveal the-secret-card)")
    except ValueError as error:
        raise sa.exc.IntegrityError("insert", {"action": "reveal the-secret-card"}, error) from error


async def test_statements_that_fail_do_not_tell_their_parameters(database: str) -> None:
    store = Store(database.replace("postgresql:", "postgresql+psycopg:"))
    with pytest.raises(sa.exc.SQLAlchemyError) as error:
        await store.read(lambda c: c.execute(sa.text("select * from nowhere where x = :x"), {"x": "the-secret-card"}))
    assert "the-secret-card" not in str(error.value)
    await store.close()


async def test_the_file_of_the_tables_is_its_owners(tmp_path: Path) -> None:
    file = tmp_path / "new" / "a.sqlite3"
    for _ in range(2):
        store = Store(f"sqlite:///{file}")
        await store.open()
        await store.fact("secret")
        for one in file.parent.iterdir():
            assert stat.S_IMODE(one.stat().st_mode) == 0o600, one
        assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700
        await store.close()
        file.chmod(0o644)  # as earlier versions left it
