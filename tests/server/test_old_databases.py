"""Databases of earlier versions, kept as they were: every table opens, and goes on.

`old/VERSION.*` was made by that version of the program: tables of all five games, running and over, with talk, notes
and clocks, and in Castelli one of everything else. The JSON file tells the links that were given out. The tokens open
nothing but these files.
"""

from __future__ import annotations

import gzip
import itertools
import json
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from araldo.kernel import discover
from araldo.server.settings import Settings
from tests.server.client import Api, Server, serving
from tests.server.conftest import QUICK

OLD = Path(__file__).parent / "old"
VERSIONS = sorted(file.stem for file in OLD.glob("*.json"))
GAMES = ("castelli", "medieval_conspiracy", "warrior_knights", "crusader_kings", "medioevo_universale")
LATER = 1_794_848_000.0  # a minute after the first file was made: no clock has run out


def restored(version: str, form: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """A copy of an old database; its address."""
    if form == "sqlite":
        (folder / "old.sqlite3").write_bytes(gzip.decompress((OLD / f"{version}.sqlite3.gz").read_bytes()))
        return f"sqlite:///{folder}/old.sqlite3"
    url = str(request.getfixturevalue("postgres_url"))
    dump = gzip.decompress((OLD / f"{version}.postgresql.sql.gz").read_bytes()).decode()
    with psycopg.connect(url, autocommit=True) as c:
        c.execute("".join(line for line in dump.splitlines(True) if not line.startswith("\\")))  # type: ignore[arg-type]
    return url


@pytest.fixture(params=VERSIONS)
def links(request: pytest.FixtureRequest) -> Any:
    return json.loads((OLD / f"{request.param}.json").read_text()) | {"version": request.param}


@pytest.fixture(params=["sqlite", "postgresql"])
async def old(request: pytest.FixtureRequest, links: Any, tmp_path: Path) -> AsyncIterator[Server]:
    settings = Settings(database=restored(links["version"], request.param, request, tmp_path), **QUICK)  # type: ignore[arg-type]
    async with serving(settings, now=lambda: LATER) as server:
        yield server


@pytest.fixture(autouse=True)
def keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first ones were used when the file was made: what was done under them would not be done again."""
    monkeypatch.setattr("tests.server.client._keys", itertools.count(1_000_000))


async def stored_version(server: Server, table: str) -> int:
    return int((await server.hub.get(table)).head.setup["version"])


async def test_a_running_table_of_every_game_opens_with_its_talk_and_notes_and_goes_on(old: Server, links: Any) -> None:
    played = 0
    async with Api(old) as api:
        for game in GAMES:
            link = links[f"{game} running"]
            async with api.sit(link["table"], link["token"]) as me:
                await me.settled()
                said = [line["text"] for page in me.heard if page["type"] == "chats" for line in page["lines"]]
                assert said == ["Riga 0: buongiorno a tutti", "Riga 1: buongiorno a tutti"]
                assert [note["text"] for note in me.heard if note["type"] == "note"] == ["la mia nota privata"]
                assert me.table["clock"]["left"][0] > 800_000
                if me.table["outdated"]:  # newer rules do not allow what was played: it can be looked at
                    assert await stored_version(old, link["table"]) < discover.load(game).version
                    assert me.state["view"]
                else:
                    played += await me.play(Random(1), 3)
    assert played >= 3


async def test_a_finished_table_of_every_game_is_replayed_and_exported(old: Server, links: Any) -> None:
    async with Api(old) as api:
        for game in GAMES:
            link = links[f"{game} finished"]
            table, token = link["table"], link["token"]
            live = await old.hub.get(table)
            assert (await api.get(f"/api/tables/{table}/replay", k=token, at=3))["at"] == 3
            assert (await api.http.get(f"/api/tables/{table}/record", params={"k": token})).status_code == 200
            if await stored_version(old, table) == live.game.version:
                told = await api.get(f"/api/tables/{table}", k=token)
                assert (told["status"], told["outcome"]) == ("over", link["outcome"])


async def test_a_seat_that_was_free_is_taken_by_the_link_that_was_sent(old: Server, links: Any) -> None:
    table, invite = links["open"]["table"], links["open"]["invite"]
    async with Api(old) as api:
        assert [line["table"] for line in await api.get("/api/lobby")] == [table]
        joined = await api.post(f"/api/tables/{table}/join", {"k": invite, "name": "Berta"})
        async with api.sit(table, joined["token"]) as b, api.sit(table, links["open"]["token"]) as a:
            assert (a.table["status"], b.table["seats"][1]["name"]) == ("running", "Berta")


async def test_a_shared_screen_a_lesson_an_import_and_a_branch_open(old: Server, links: Any) -> None:
    async with Api(old) as api:
        for name in ("hot seat", "lesson", "import"):
            link = links[name]
            async with api.sit(link["table"], link["token"]) as me:
                assert me.state["view"]
        link = links["fork"]
        same = await stored_version(old, links["castelli running"]["table"]) == discover.load("castelli").version
        answer = await api.get(f"/api/tables/{link['table']}", 200 if same else 409, k=link["token"])
        assert same or answer["error"]["code"] == "bad-version"


async def test_the_seat_that_was_lent_is_still_the_substitutes(old: Server, links: Any) -> None:
    owner, _, guest = links["lent"]["tokens"]
    async with Api(old) as api, api.sit(links["lent"]["table"], guest) as b:
        assert b.table["seats"][1]["name"] == "Supplente"
        async with api.sit(links["lent"]["table"], owner) as a:
            await a.settled()
            said = [line["text"] for page in a.heard if page["type"] == "chats" for line in page["lines"]]
            assert said == ["solo per te"]
            assert (await b.say("chat", key="new", text="solo per voi", to=0))["type"] == "ack"
            await a.until(lambda: a.heard[-1]["type"] == "chat")
            assert (a.heard[-1]["from"], a.heard[-1]["text"]) == (1, "solo per voi")
            assert a.table["votes"] == [0]
