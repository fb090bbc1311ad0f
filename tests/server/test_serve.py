"""`araldo serve`: one address, one line when something is wrong, a clean end."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from araldo.cli.app import run
from araldo.server.settings import BadDatabase, Settings, database_url, settings_from
from araldo.server.store import Store
from tests.server.client import Api, Server

Start = Callable[..., subprocess.Popen[str]]


@pytest.fixture
def start() -> Iterator[Start]:
    """Start a server; whatever happens, it is gone afterwards."""
    started: list[subprocess.Popen[str]] = []

    def begin(*args: str, **env: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", "araldo.cli", "serve", *args]
        started.append(subprocess.Popen(command, env={**os.environ, "PYTHONPATH": "src", **env}, text=True,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE))  # fmt: skip
        return started[-1]

    yield begin
    for process in started:
        process.kill()
        process.wait()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_prints_its_address_and_ends_cleanly(start: Start, tmp_path: Path, number: signal.Signals) -> None:
    process = start("--port", "0", "--database", f"sqlite:///{tmp_path}/deep/er/a.sqlite3")
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.fullmatch(r"Araldo: (http://127\.0\.0\.1:\d+)\n", line)
    assert found, line
    assert re.fullmatch(r"araldo [\d.]+ \(from source\)\n", process.stdout.readline())
    assert b'"ok"' in urllib.request.urlopen(f"{found[1]}/healthz", timeout=30).read()
    process.send_signal(number)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out) == (0, ""), err
    assert "Traceback" not in err
    assert '"event": "closed"' in err


def busy_port(tmp_path: Path) -> tuple[str, ...]:
    holder = socket.socket()
    holder.bind(("127.0.0.1", 0))
    holder.listen()
    _kept.append(holder)
    return ("--port", str(holder.getsockname()[1]), "--database", f"sqlite:///{tmp_path}/a.sqlite3")


_kept: list[socket.socket] = []


@pytest.mark.parametrize(("args", "words"), [
    (busy_port, "cannot listen"),
    (lambda path: ("--database", "nonsense"), "the database cannot be used"),
    (lambda path: ("--database", "mysql://root@localhost/x"), "the database cannot be used"),
    (lambda path: ("--port", "0", "--database", f"postgresql://x@/x?host={path}"), "the database cannot be used"),
    (lambda path: ("--port", "0", "--database", f"sqlite:///{path}"), "the database cannot be used"),
    (lambda path: ("--workers", "2", "--database", f"sqlite:///{path}/a.sqlite3"), "several workers need PostgreSQL"),
    (lambda path: ("--port", "70000"), "--port is at most 65535"),
    (lambda path: ("--host", "no.such.host.invalid"), "cannot listen"),
])  # fmt: skip
def test_what_is_wrong_is_said_in_one_line(
    start: Start, tmp_path: Path, args: Callable[[Path], tuple[str, ...]], words: str
) -> None:
    process = start(*args(tmp_path), LANG="C")
    out, err = process.communicate(timeout=30)
    assert process.returncode == 2, err
    assert out == ""
    assert re.fullmatch(r"araldo: .*\n", err), err
    assert words in err


async def test_only_one_server_opens_a_file(tmp_path: Path) -> None:
    first, second = (Store(f"sqlite:///{tmp_path}/a.sqlite3") for _ in range(2))
    await first.open()
    with pytest.raises(BadDatabase, match="another server uses"):
        await second.open()
    await first.close()
    await second.open()
    await second.close()


def test_settings_pass_to_workers_through_the_environment() -> None:
    settings = Settings(database="postgresql://a:b@c/d", workers=3, bot_delay=0.5, log_json=False)
    assert settings_from(settings.environment()) == settings
    assert database_url("postgres://a:b@c/d") == "postgresql+psycopg://a:b@c/d"
    assert settings_from({}).url.startswith("sqlite:///")


async def test_every_address_of_the_page_gives_the_page(
    server: Server, api: Api, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "static" / "assets").mkdir(parents=True)
    (tmp_path / "static" / "index.html").write_text("<title>Araldo</title>")
    (tmp_path / "static" / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr("araldo.server.app.STATIC", tmp_path / "static")
    for path in ("/", "/t/abc?k=x", "/rules/castelli", "/replay/abc"):
        answer = await api.http.get(path)
        assert (answer.status_code, answer.text) == (200, "<title>Araldo</title>"), path
        assert answer.headers["cache-control"] == "no-cache"
    asset = await api.http.get("/assets/app-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    for path in ("/assets/none.js", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/api/none", "/ws/none"):
        assert (await api.http.get(path)).status_code == 404, path


@pytest.mark.parametrize(
    ("proxies", "status"), [("", 200), ("192.0.2.1", 200), ("127.0.0.0/8", 403), ("127.0.0.1", 403)]
)
def test_where_somebody_comes_from_is_told_by_configured_proxies_only(
    start: Start, tmp_path: Path, proxies: str, status: int
) -> None:
    """203.0.113.5 is banned: whoever may say so in a header is believed to come from there."""
    url = f"sqlite:///{tmp_path}/a.sqlite3"
    asyncio.run(prepared(url))
    assert run(["admin", "ban", "address", "203.0.113.5", "--database", url]) == 0
    process = start("--port", "0", "--database", url, ARALDO_PROXIES=proxies, FORWARDED_ALLOW_IPS="*")
    assert process.stdout is not None
    address = process.stdout.readline().split()[1]
    answer = httpx.get(f"{address}/api/lobby", headers={"x-forwarded-for": "203.0.113.5"}, timeout=30)
    assert answer.status_code == status


async def prepared(url: str) -> None:
    store = Store(url)
    await store.open()
    await store.close()
