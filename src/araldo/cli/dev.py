"""`araldo dev`: a game on its author's bench, in the browser; what is saved is loaded again."""

from __future__ import annotations

import asyncio
import importlib.util
import os
import tempfile
from pathlib import Path
from typing import Annotated

import msgspec

from araldo.cli.command import Switch
from araldo.cli.common import Bad, GameName, Lang, Seats, Settings, language, number, screen, settings
from araldo.cli.sentences import say
from araldo.cli.serve import Port, bound, tried
from araldo.extras import need
from araldo.kernel import discover

DevSeed = Annotated[str, Switch("--seed", metavar="S", help="Seed of the game that is shown first.")]
HOST = "127.0.0.1"  # nobody else's business


def dev(
    game: GameName,
    seats: Seats = "",
    seed: DevSeed = "1",
    set_: Settings = [],  # noqa: B006
    port: Port = "8001",
    lang: Lang = "",
) -> None:
    """Show a game beside its state, frames and ledger, for its author; what is saved is loaded again."""
    need("server")
    from araldo.server.settings import STATIC
    from araldo.server.settings import Settings as Given

    lang = language(lang)
    folder = folder_of(game)
    if not (STATIC / "index.html").is_file():
        raise Bad("not-built", target="front")
    start = {
        "seats": number("--seats", seats) if seats else 0,
        "options": settings(set_),
        "seed": number("--seed", seed),
    }
    where = bound(HOST, number("--port", port, 0, 65535))
    with tempfile.TemporaryDirectory(prefix="araldo-dev-") as place:
        given = Given(database=f"sqlite:///{place}/dev.sqlite3", limits="0", log_level="warning", log_json=False)
        os.environ.update(given.environment())
        os.environ.update({"ARALDO_DEV_GAME": game, "ARALDO_DEV_FOLDER": str(folder),
                           "ARALDO_DEV_START": msgspec.json.encode(start).decode()})  # fmt: skip
        asyncio.run(tried(given))
        address = f"http://{HOST}:{where.getsockname()[1]}"
        screen().print(say(lang, "dev-at", game=game, address=address))
        _run(where, folder)


def folder_of(game: str) -> Path:
    """Where a game lies, whether or not it can be loaded now."""
    where = discover.names().get(game)
    if where is None:
        discover.load(game)  # which says what there is
    module = str(where).partition(":")[0]
    try:
        spec = importlib.util.find_spec(module)
    except Exception as error:  # somebody else's package may fail in any way
        raise Bad("broken-game", game=game, reason=f"{type(error).__name__}: {error}") from error
    if spec is None or spec.origin is None:
        raise Bad("broken-game", game=game, reason=f"there is no module {module}")
    return Path(spec.origin).resolve().parent


def _run(where: object, folder: Path) -> None:
    import uvicorn
    from uvicorn.supervisors import ChangeReload

    from araldo.server import frames, heads

    config = uvicorn.Config(
        "araldo.workshop.app:make", factory=True, reload=True, reload_dirs=[str(folder)],
        reload_includes=["*.py", "*.toml", "*.ftl"], ws=frames.protocol(), http=heads.protocol(), ws_max_size=65536,
        log_config=None, access_log=False, timeout_graceful_shutdown=1, server_header=False, proxy_headers=False,
    )  # fmt: skip
    ChangeReload(config, target=uvicorn.Server(config).run, sockets=[where]).run()  # type: ignore[list-item]
