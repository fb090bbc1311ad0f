"""Several workers at the same tables (PostgreSQL)."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from araldo.kernel import discover
from araldo.kernel.record import read, verify
from araldo.server.settings import Settings
from tests.contract.support import TINY
from tests.server.client import Api, Server, Sitting, new_key, serving, turn
from tests.server.conftest import QUICK


@asynccontextmanager
async def two_hubs(url: str) -> AsyncIterator[tuple[Api, Api]]:
    settings = Settings(database=url, **QUICK)  # type: ignore[arg-type]
    async with serving(settings) as one, serving(settings) as two, Api(one) as first, Api(two) as second:
        yield first, second


async def test_a_move_at_one_worker_is_seen_at_the_other(postgres_url: str) -> None:
    async with two_hubs(postgres_url) as (one, two):
        made = await one.table("tiny", "human", "human")
        tokens = [link["token"] for link in made["links"]["seats"]]
        async with one.sit(made["table"], tokens[0]) as a, two.sit(made["table"], tokens[1]) as b:
            await a.until(lambda: all(seat["present"] for seat in a.table["seats"]))
            await b.until(lambda: all(seat["present"] for seat in b.table["seats"]))
            rng = Random(1)
            while (me := await turn(a, b)) is not None:
                ask = me.state["ask"]["id"]
                answer = await me.act(me.choose(rng))
                assert answer["type"] == "ack" or answer["code"] == "stale", answer
                other = b if me is a else a
                if answer["type"] == "ack" and me.state["ask"] is not None and me.state["ask"]["id"] != ask:
                    seen = me.state["ask"]["id"]
                    await other.until(lambda o=other, s=seen: o.state["ask"] is None or o.state["ask"]["id"] == s)
            await a.until(lambda: a.over)
            await b.until(lambda: b.over)
            assert a.state["outcome"] == b.state["outcome"]
            await a.say("chat", key="c", text="well played")
            await b.until(lambda: any(m.get("text") == "well played" for m in b.heard))


async def test_of_two_answers_at_two_workers_one_counts(postgres_url: str) -> None:
    async with two_hubs(postgres_url) as (one, two):
        made = await one.table("tiny", "human", "human", hot_seat=True)
        async with one.sit(made["table"], made["token"]) as a, two.sit(made["table"], made["token"]) as b:
            rng = Random(5)
            for _ in range(8):
                await agreed(a, b)
                answers = await asyncio.gather(a.act(a.choose(rng)), b.act(b.choose(rng)))
                assert "ack" in [answer["type"] for answer in answers]
                assert all(answer["type"] == "ack" or answer["code"] in ("stale", "not-offered", "not-asked")
                           for answer in answers), answers  # fmt: skip
            await agreed(a, b)
            ask, key, action = a.state["ask"]["id"], new_key(), a.choose(rng)
            both = await asyncio.gather(a.act(action, key=key, ask=ask), b.act(action, key=key, ask=ask))
            assert [answer["type"] for answer in both] == ["ack", "ack"], "one key, done once, acknowledged twice"
        lives = [await api.server.hub.get(made["table"]) for api in (one, two)]
        for live in lives:
            await live.catch_up()
        stored = await one.server.hub.store.moves(made["table"])
        assert lives[0].match.record.moves == lives[1].match.record.moves == stored


async def agreed(*sockets: Sitting) -> None:
    """Until all sockets of a hot-seat table show the same decision."""
    async with asyncio.timeout(20):
        while not all(s.asked and s.state["ask"] == sockets[0].state["ask"] for s in sockets):
            for socket in sockets:
                await socket.settled()
            await asyncio.sleep(0.005)


async def test_an_undo_at_one_worker_reaches_the_other(postgres_url: str) -> None:
    async with two_hubs(postgres_url) as (one, two):
        made = await one.table("castelli", "human", "human")
        tokens = [link["token"] for link in made["links"]["seats"]]
        async with one.sit(made["table"], tokens[0]) as a, two.sit(made["table"], tokens[1]) as b:
            rng = Random(3)
            while True:
                me = await turn(a, b)
                assert me is not None
                if me.state["undo"]["ok"]:
                    break
                await me.act(me.choose(rng))
            other = b if me is a else a
            before = me.state["ask"]["id"]
            assert (await me.say("undo", key="u"))["type"] == "ack"
            await me.until(lambda: me.state["ask"]["id"] != before)
            await other.until(lambda: other.state["ask"]["id"] == me.state["ask"]["id"])
            assert (await me.act(me.choose(rng)))["type"] == "ack"


async def test_a_table_goes_on_when_its_worker_dies(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("araldo.server.hub.BEAT", 0.2)
    slow = Settings(database=postgres_url, **{**QUICK, "bot_delay": 600.0})  # type: ignore[arg-type]
    quick = Settings(database=postgres_url, **QUICK)  # type: ignore[arg-type]
    async with serving(slow) as one, Api(one) as api:
        made = await api.table("castelli", "human", "steward", choices={"start": 0})
        async with api.sit(made["table"], made["token"]) as me:
            while 0 in me.state["ask"]["waiting"]:
                if me.asked:
                    await me.play(Random(1), most=1)
                await me.settled()
            async with serving(quick) as two, Api(two) as other, other.sit(made["table"], made["token"]) as again:
                await again.until(lambda: again.asked, 20)
            await me.until(lambda: me.asked, 20)


async def test_two_worker_processes_serve_a_game(postgres_url: str) -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(["src", str(TINY)]), "ARALDO_BOT_DELAY": "0",
           "ARALDO_EVEN_DELAY": "0", "ARALDO_WINDOW_SECONDS": "0",
           "ARALDO_LOG_LEVEL": "error"}  # fmt: skip
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "araldo.cli", "serve", "--port", "0", "--workers", "2", "--database", postgres_url,
        env=env, stdout=asyncio.subprocess.PIPE)  # fmt: skip
    try:
        assert process.stdout is not None
        found = re.search(r"http://\S+", (await process.stdout.readline()).decode())
        assert found is not None
        server: Any = SimpleNamespace(url=found[0])
        async with Api(_typed(server)) as api:
            await answering(api)
            workers = set()
            for _ in range(40):
                async with Api(_typed(server)) as fresh:
                    workers.add((await fresh.get("/healthz"))["worker"])
            assert len(workers) == 2
            made = await api.table("tiny", "human", "human", "miser")
            tokens = [made["token"], made["links"]["seats"][1]["token"]]
            rng, over = Random(1), False
            while not over:  # new sockets again and again: they come to either worker
                async with api.sit(made["table"], tokens[0]) as a, api.sit(made["table"], tokens[1]) as b:
                    for _ in range(6):
                        me = await turn(a, b)
                        if me is None:
                            over = True
                            break
                        answer = await me.act(me.choose(rng))
                        assert answer["type"] == "ack" or answer["code"] in ("stale", "not-asked"), answer
            text = (await api.http.get(f"/api/tables/{made['table']}/record", params={"k": tokens[0]})).text
            assert verify(discover.load("tiny"), read(discover.load("tiny"), text)) is not None
    finally:
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), 20) == 0


def _typed(server: Any) -> Server:
    found: Server = server
    return found


async def answering(api: Api) -> None:
    async with asyncio.timeout(30):
        while True:
            try:
                await api.get("/healthz")
                return
            except httpx.HTTPError:
                await asyncio.sleep(0.1)


async def test_a_worker_that_is_told_much_at_once_looks_once(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(Settings(database=postgres_url)) as server, Api(server) as api:
        made = await api.table("tiny", "human", "human")
        hub, live = server.hub, server.hub.lives[made["table"]]
        looked: list[str] = []
        news = hub.store.news

        async def counted(table: str, rev: int, count: int) -> Any:
            looked.append(table)
            return await news(table, rev, count)

        monkeypatch.setattr(hub.store, "news", counted)
        async with api.sit(made["table"], made["token"]):
            async with live.lock:
                for rev in range(live.rev + 1, live.rev + 20):
                    hub.changed_elsewhere(live.id, rev, None)
            async with asyncio.timeout(20):
                while live.news:
                    await asyncio.sleep(0.001)
            assert looked == [live.id]
            hub.changed_elsewhere(live.id, live.rev + 20, None)
            assert live.news, "what it is told after it has looked is not passed over"


async def test_a_table_that_is_played_elsewhere_and_that_nobody_looks_at_leaves_the_memory(postgres_url: str) -> None:
    async with two_hubs(postgres_url) as (one, two):
        made = await one.table("tiny", "human", "human", hot_seat=True)
        first = one.server.hub
        async with two.sit(made["table"], made["token"]) as me, asyncio.timeout(20):
            await me.act(me.choose(Random(1)))
            while made["table"] in first.lives:
                await asyncio.sleep(0.001)
            async with one.sit(made["table"], made["token"]) as other:
                await agreed(me, other)


async def test_a_move_is_followed_as_it_is_heard_and_looked_up_only_where_one_was_missed(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with two_hubs(postgres_url) as (one, two):
        made = await one.table("tiny", "human", "human", hot_seat=True)
        async with one.sit(made["table"], made["token"]) as a, two.sit(made["table"], made["token"]) as b:
            hub, live = two.server.hub, await two.server.hub.get(made["table"])
            await agreed(a, b)
            looked: list[int] = []
            news, rng = hub.store.news, Random(1)

            async def counted(table: str, rev: int, count: int) -> Any:
                looked.append(rev)
                return await news(table, rev, count)

            monkeypatch.setattr(hub.store, "news", counted)
            await a.act(a.choose(rng))
            await agreed(a, b)
            assert looked == []
            hear, before = live.hear, live.rev
            monkeypatch.setattr(live, "hear", lambda rev, moves: rev != before + 1 and hear(rev, moves))
            await a.act(a.choose(rng))
            await a.act(a.choose(rng))
            await agreed(a, b)
            assert looked == [before]
            other = await one.server.hub.get(made["table"])
            assert other.match.record.moves == live.match.record.moves


async def test_a_rated_game_that_ends_at_two_workers_is_rated_once(postgres_url: str) -> None:
    settings = Settings(database=postgres_url, **QUICK)  # type: ignore[arg-type]
    async with serving(settings) as one, serving(settings) as two, \
            Api(one, browser=True) as ada, Api(two, browser=True) as bruno:  # fmt: skip
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "open"}]
        made = await ada.post("/api/tables", {"game": "tiny", "seats": seats, "rated": True})
        invite = made["links"]["seats"][1]["token"]
        joined = await bruno.post(f"/api/tables/{made['table']}/join", {"k": invite, "name": "Bruno"})
        async with ada.sit(made["table"], made["token"]) as a, bruno.sit(made["table"], joined["token"]) as b:
            await asyncio.gather(a.play(Random(1)), b.play(Random(2)))
        await asyncio.gather(one.hub.annalist.look(), two.hub.annalist.look(), one.hub.annalist.enter_old())
        pages = [await who.get(f"/api/people/{(await who.get('/api/me'))['id']}") for who in (ada, bruno)]
        assert [[rating["games"] for rating in page["ratings"]] for page in pages] == [[1], [1]]
        assert sum(page["ratings"][0]["rating"] for page in pages) == 2000
        assert len((await bruno.get("/api/archive"))["games"]) == 1
