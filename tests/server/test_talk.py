"""Talk at a table: by pages, within limits, and never at the cost of the game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from araldo.server.settings import Settings
from araldo.server.store import Write
from araldo.server.talk import PAGE
from tests.server.client import Api, Sitting, new_key, serving
from tests.server.conftest import QUICK


async def say_many(api: Api, table: str, lines: list[tuple[int, int | None, str]]) -> None:
    """Lines as if they had been said, without a message for each; the table is read anew."""
    rows: list[dict[str, Any]] = [
        {"table_id": table, "seat": seat, "to_seat": to, "text": text, "at": 0.0} for seat, to, text in lines
    ]
    await api.server.hub.services.writer.put(Write(table, chats=rows))
    if table in api.server.hub.lives:
        api.server.hub.lives[table].drop(1001)


async def pages(someone: Sitting) -> list[tuple[int, str]]:
    """Everything that somebody may read, asked for page by page."""
    await someone.until(lambda: any(m["type"] == "chats" for m in someone.heard))
    page = next(m for m in someone.heard if m["type"] == "chats")
    found: list[tuple[int, str]] = []
    while True:
        assert len(page["lines"]) <= PAGE
        found = [(line["n"], line["text"]) for line in page["lines"]] + found
        if not page["more"]:
            return found
        page = await someone.say("older", before=found[0][0])


async def test_a_table_with_thousands_of_lines_opens_and_plays(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    await say_many(api, made["table"], [(n % 2, None, f"line {n}") for n in range(1, 3001)])
    async with api.sit(made["table"], made["token"]) as me:
        await me.settled()
        assert me.closed is None
        assert len(me.raw) < 8, "one page, not a message a line"
        assert (await me.act(me.choose(Random(1))))["type"] == "ack"
        assert await pages(me) == [(n, f"line {n}") for n in range(1, 3001)]


async def test_a_page_holds_what_its_reader_hears_with_the_readers_own_numbers(api: Api) -> None:
    made = await api.table("tiny", "human", "human", "human")
    tokens = [link["token"] for link in made["links"]["seats"]]
    said: list[tuple[int, int | None, str]] = [
        (n % 3, None if n % 4 else (n + 1) % 3, f"line {n}") for n in range(1, 300)
    ]
    await say_many(api, made["table"], said)
    for seat, token in [*enumerate(tokens), (-1, made["links"]["spectator"])]:
        async with api.sit(made["table"], token) as me:
            mine = [text for who, to, text in said if to is None or seat in (who, to)]
            assert await pages(me) == [*enumerate(mine, 1)]


async def test_a_new_line_has_the_next_number_and_older_pages_stay_as_they_were(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    tokens = [link["token"] for link in made["links"]["seats"]]
    await say_many(api, made["table"], [(0, None, f"line {n}") for n in range(1, 121)])
    async with api.sit(made["table"], tokens[0]) as a, api.sit(made["table"], tokens[1]) as b:
        assert (await b.say("chat", key=new_key(), text="new"))["type"] == "ack"
        await a.until(lambda: any(m["type"] == "chat" for m in a.heard))
        assert [(m["n"], m["text"]) for m in a.heard if m["type"] == "chat"] == [(121, "new")]
        older = await a.say("older", before=71)
        assert [line["n"] for line in older["lines"]] == [*range(21, 71)]
        assert older["more"]
        assert [line["text"] for line in (await a.say("older", before=2))["lines"]] == ["line 1"]
        assert (await a.say("older", before=1)) == {"type": "chats", "lines": [], "more": False}


@pytest.fixture
def settings(database: str) -> Settings:
    return Settings(database=database, chat_lines=3, chat_length=20, note_length=30, seat_sockets=2,
                    watching_sockets=2, **QUICK)  # type: ignore[arg-type]  # fmt: skip


async def test_the_limits_of_chat_and_notes_are_told(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    tokens = [link["token"] for link in made["links"]["seats"]]
    async with api.sit(made["table"], tokens[0], "it") as a, api.sit(made["table"], tokens[1]) as b:
        answer = await a.say("chat", key=new_key(), text="x" * 21)
        assert (answer["code"], answer["message"]) == (
            "chat-long", "Una riga della chat ha al massimo 20 caratteri.")  # fmt: skip
        for _ in range(3):
            assert (await a.say("chat", key=new_key(), text="x" * 20))["type"] == "ack"
        answer = await a.say("chat", key=new_key(), text="x")
        assert (answer["code"], "3 righe" in answer["message"]) == ("chat-full", True)
        assert (await b.say("chat", key=new_key(), text="still here"))["type"] == "ack", "one cannot silence the others"
        answer = await b.say("note", text="x" * 31)
        assert (answer["code"], "30 characters" in answer["message"]) == ("note-long", True)


async def test_a_seat_has_so_many_sockets_and_the_oldest_gives_way(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    table, token = made["table"], made["token"]
    async with api.sit(table, token) as first, api.sit(table, token) as second, api.sit(table, token) as third:
        await first.until(lambda: first.closed is not None)
        assert first.closed == 4008
        await second.settled()
        await third.settled()


async def test_who_watches_finds_a_full_table_full(api: Api) -> None:
    made = await api.table("tiny", "human", "human")
    watch = made["links"]["spectator"]
    async with api.sit(made["table"], watch) as one, api.sit(made["table"], watch) as two:
        async with api.sit(made["table"], watch) as three:
            await three.until(lambda: three.closed is not None)
            assert three.closed == 4008
        await one.settled()
        await two.settled()
        async with api.sit(made["table"], made["token"]) as me:
            await me.settled()


async def test_what_was_said_while_the_store_failed_is_not_lost_on_those_who_stay(settings: Settings) -> None:
    """A reload between two lines hides none of them from the sockets that are open."""
    async with serving(settings) as server, Api(server) as api:
        made = await api.table("tiny", "human", "human")
        tokens = [link["token"] for link in made["links"]["seats"]]
        async with api.sit(made["table"], tokens[0]) as a, api.sit(made["table"], tokens[1]) as b:
            live = server.hub.lives[made["table"]]
            row = {"table_id": made["table"], "seat": 0, "to_seat": None, "text": "first", "at": 0.0}
            await server.hub.services.writer.put(Write(made["table"], chats=[row]))
            async with live.lock:
                await live.reload()
            await a.say("chat", key=new_key(), text="second")
            await b.until(lambda: len([m for m in b.heard if m["type"] == "chat"]) == 2)
            assert [m["text"] for m in b.heard if m["type"] == "chat"] == ["first", "second"]
