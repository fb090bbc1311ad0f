"""`araldo serve`: the table in the browser."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

from araldo import __version__, native
from araldo.cli.command import Switch
from araldo.cli.common import Bad, give_variant, number
from araldo.cli.sentences import engine, usual_language
from araldo.kernel.variant import read_variant

Host = Annotated[str, Switch("--host", metavar="H", help="Address to listen at; 0.0.0.0 for everybody.")]
Port = Annotated[str, Switch("--port", metavar="P", help="Port; 0 for any free one.")]
Database = Annotated[
    str, Switch("--database", metavar="URL",
                      help="sqlite:///FILE or postgresql://…; by default a file in your data folder."),
]  # fmt: skip
Workers = Annotated[str, Switch("--workers", metavar="N", help="Processes; more than one needs PostgreSQL.")]


Variants = Annotated[list[str], Switch("--variant", metavar="FILE", help="Offer this variant too; may be repeated.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = "8000",
    database: Database = "",
    workers: Workers = "1",
    variant: Variants = [],  # noqa: B006
) -> None:
    """Serve the tables: print the address, run until interrupted. Other settings: ARALDO_… (docs/operators.md)."""
    for file in variant:
        found = read_variant(Path(file))
        give_variant(found.game, found, file)
    from araldo.server.settings import settings_from  # here: the other commands need none of it

    given = settings_from()
    settings = replace(given, database=database or given.database, workers=number("--workers", workers, 1, 64))
    if not given.desk and _local(host) and not given.proxies and settings.workers == 1:
        settings = replace(settings, desk="local")
    if settings.workers > 1 and settings.sqlite:
        raise Bad("one-worker")
    where = bound(host, number("--port", port, 0, 65535))
    asyncio.run(tried(settings))
    name = f"[{host}]" if ":" in host else host
    print(f"Araldo: http://{name}:{where.getsockname()[1]}", flush=True)
    print(f"araldo {__version__} ({engine(usual_language(), native.compiled())})", flush=True)
    os.environ.update(settings.environment())
    if settings.workers == 1:
        _serve_metrics(settings.metrics_address)
        _run(where, 1, settings.proxies)
        return
    with (
        tempfile.TemporaryDirectory(prefix="araldo-metrics-") as metrics,  # the workers' counts are added up there
        tempfile.TemporaryDirectory(prefix="araldo-workers-") as workers_,  # where they hand sockets on
    ):
        os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", metrics)
        if sys.platform != "win32":
            os.environ["ARALDO_HANDOFF"] = workers_
        _serve_metrics(settings.metrics_address)
        _run(where, settings.workers, settings.proxies)


def _local(host: str) -> bool:
    return host in ("127.0.0.1", "::1", "localhost")


def _serve_metrics(address: str) -> None:
    """`/metrics` at an address of its own."""
    if not address:
        return
    from araldo.server.metrics import METRICS

    host, _, port = address.rpartition(":")
    where = number("ARALDO_METRICS_ADDRESS", port, 0, 65535)
    try:
        METRICS.listen(host.strip("[]") or "127.0.0.1", where)
    except OSError as error:
        raise Bad("no-port", host=host, port=port, reason=error.strerror or str(error)) from None


def _run(where: socket.socket, workers: int, proxies: str) -> None:
    import uvicorn
    from uvicorn.supervisors import Multiprocess

    from araldo.server import frames, heads

    config = uvicorn.Config(
        "araldo.server.app:make_app", factory=True, workers=workers, ws=frames.protocol(), http=heads.protocol(),
        ws_max_size=65536, ws_per_message_deflate=False, log_config=None, access_log=False, timeout_graceful_shutdown=5,
        server_header=False, proxy_headers=bool(proxies), forwarded_allow_ips=proxies,
    )  # fmt: skip
    server = uvicorn.Server(config)
    for number_ in (signal.SIGINT, signal.SIGTERM):  # the server hears them first, then raises them again: that is all
        signal.signal(number_, lambda *_: None)
    if workers > 1:
        Multiprocess(config, sockets=[where]).run()
    else:
        server.run(sockets=[where])
    if not server.started and workers == 1:
        raise Bad("not-served")


def bound(host: str, port: int) -> socket.socket:
    """A socket at that address, or one line that says why not."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        found = socket.socket(family, kind, protocol)
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.bind(address)
        found.listen(2048)  # who comes before the server is ready waits
    except OSError as error:
        raise Bad("no-port", host=host, port=port, reason=error.strerror or str(error)) from None
    found.set_inheritable(True)
    return found


async def tried(settings: Any) -> None:
    """Whether settings and database can be used, before anybody is told an address."""
    from araldo.server.limits import rates
    from araldo.server.store import Store

    rates(settings.limits)
    store = Store(settings.url)
    try:
        await store.open()
    finally:
        await store.close()
