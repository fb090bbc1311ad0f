"""What the operator may set: by `araldo serve`, or by ARALDO_… variables (the worker processes read those)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from araldo.kernel.errors import AraldoError

STATIC = Path(os.environ.get("ARALDO_STATIC") or Path(__file__).parent / "static")  # the built front end


class BadDatabase(AraldoError):
    """The database cannot be used: its address is wrong, or nobody answers there."""

    code = "bad-database"


@dataclass(frozen=True, slots=True)
class Settings:
    database: str = ""  # an address; by default a file in the user's data folder
    workers: int = 1
    public_url: str = ""  # how people reach the server: for the links in mails, and whose pages may open sockets
    proxies: str = ""  # addresses or networks of reverse proxies, with commas: only they say where somebody comes from
    metrics_address: str = ""  # host:port where /metrics is served, apart from the tables
    metrics_token: str = ""  # who shows it (Authorization: Bearer …) may read /metrics beside the tables
    limits: str = ""  # other than the usual ones (`limits.py`): "tables 100/1000, chat 0"; 0: none at all
    smtp: str = ""  # smtp://[user:password@]host[:port] or smtps://…; empty: no mail
    mail_from: str = "araldo@localhost"
    webhook: str = ""  # an address that is told when somebody is awaited; empty: none
    push: bool = True  # persons may be told by their browsers
    push_key: str = ""  # a private key (P-256, 32 bytes, base64url); empty: one that follows from the server's secret
    hooks: bool = True  # persons may be told by webhooks of their own
    hooks_private: bool = False  # these may lie in private networks, and be without TLS
    away_seconds: float = 90.0  # without a socket for so long, a person is away
    absent_seconds: float = 1800.0  # awaited without a socket for so long, the others may vote about the seat
    bot_delay: float = 0.3  # between two moves of bots, so that people can follow
    bot_seconds: float = 0.5  # that a bot may take to answer in the loop; then the default answers for it
    even_delay: float = 1.0  # before an answer that the table gives for one of several people
    window_seconds: float = 4.0  # a reaction window stays open among people; 0: until all who could react have answered
    hold_seconds: float = 60.0  # and longer, if somebody wants to think
    idle_seconds: float = 900.0  # after so long without anybody a table leaves the memory
    film_megabytes: int = 64  # memory for the replays of all tables together
    chat_lines: int = 1000  # that a seat may say at a table
    chat_length: int = 1000  # characters of a line
    note_length: int = 20_000  # characters of a seat's notes
    seat_sockets: int = 8  # of one seat at once; one more closes the oldest
    watching_sockets: int = 200  # of all who only watch a table
    persons: bool = True  # everybody who plays is known again by a cookie; without, only links are
    person_days: float = 400.0  # a browser that was not used for so long is forgotten, and who had no other with it
    lobby: bool = True  # open tables are listed, and persons may seek one
    letters: bool = True  # persons may write to each other outside of tables and groups
    desk: str = ""  # the designer's desk: "local" for whoever sits at this machine, "all" for everybody; empty: none
    desk_folder: str = ""  # where its variants lie; by default in the user's data folder
    log_level: str = "info"
    log_json: bool = True

    @property
    def url(self) -> str:
        return database_url(self.database)

    @property
    def sqlite(self) -> bool:
        return self.url.startswith("sqlite")

    def environment(self) -> dict[str, str]:
        """As variables, for worker processes."""
        return {f"ARALDO_{f.name.upper()}": str(getattr(self, f.name)) for f in fields(self)}


def settings_from(environment: Mapping[str, str] = os.environ) -> Settings:
    """Settings from variables; what is not set keeps its default."""
    given: dict[str, object] = {}
    for f in fields(Settings):
        text = environment.get(f"ARALDO_{f.name.upper()}")
        if text is None:
            continue
        if f.type == "bool":
            given[f.name] = text.lower() in ("1", "true", "yes")
        elif f.type in ("int", "float"):
            try:
                given[f.name] = int(text) if f.type == "int" else float(text)
            except ValueError:
                raise AraldoError(f"ARALDO_{f.name.upper()} is a number, not {text!r}", "bad-setting") from None
        else:
            given[f.name] = text
    return Settings(**given)  # type: ignore[arg-type]


def database_url(text: str) -> str:
    """The address with its driver. SQLite in the user's data folder if there is none."""
    if not text:
        folder = user_data_path("araldo", appauthor=False, ensure_exists=True)
        return f"sqlite:///{folder / 'araldo.sqlite3'}"
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadDatabase(f"{text!r} is no database address", url=text, reason="not an address") from None
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    driver = drivers.get(url.drivername.partition("+")[0])
    if driver is None:
        raise BadDatabase(f"{url.drivername} is neither sqlite nor postgresql", url=text, reason="sqlite or postgresql")
    return url.set(drivername=driver).render_as_string(hide_password=False)
